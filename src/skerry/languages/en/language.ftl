### What the language says of itself. English is the source: what another language lacks is told in this one.

# What the language is called in itself
name = English
# The name that CLDR has for it: how it counts, and how it writes numbers, dates and lists
locale = en-GB
# Are nouns written small or large within a sentence?
nouns = small
