### What the language says of itself

# What the language is called in itself
name = Deutsch
# The name that CLDR has for it: how it counts, and how it writes numbers, dates and lists
locale = de
# Are nouns written small or large within a sentence?
nouns = large
