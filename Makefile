# Every target sets up what it needs by itself: `make play` and `make test` work from a fresh clone.
#
#   .venv             Python packages for building, playing and the lab, for all else those of the tests too; no Skerry in
#                     it, but .venv/bin/skerry runs build/compiled
#   .venv-bench       the peers that `make bench` measures, apart because they are large and nothing else needs them
#   .venv-clients     the learning programs that `make clients` tries, apart because they bring PyTorch
#   .venv-learn       what `make test-learn` tries learning with, apart for the same reason
#   .venv-docs        what `make docs` builds the site with, apart for the same reason
#   build/compiled    Skerry as users get it, compiled with mypyc
#   build/plug-ins    games of other projects that `make play WITH=...` was given
#   build/bench       the same with the smallest example compiled in, for `make bench`
#   build/fonts       the typefaces of the pages, for runs from src; the compiled build has its own
#   build/docs        the pages of the documentation, and the site made of them
#   build/npm         boardgame.io, a peer of `make bench`, where there is Node
#   build/javascript  what `make check` checks the scripts of the browser with, where there is Node
#   src               Skerry as written; runs interpreted
#
# Which of the two Skerrys runs is only a matter of PYTHONPATH. Tests read in SKERRY_EXPECT which one they should find.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
# One target after the other, also under -j: the tools use all cores themselves.
.NOTPARALLEL:

PYTHON := .venv/bin/python
BENCH_PYTHON := .venv-bench/bin/python
DOCS_PYTHON := .venv-docs/bin/python
JOBS ?= 2
ARGS ?=
# Folders of projects that bring games of their own, for `make play`.
WITH ?=
KILL_ARGS ?=
TURN_ARGS ?=
LOAD_ARGS ?=

COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"
INTERPRETED := PYTHONPATH="$(CURDIR)/src"
# Tests start many programs, and pytest rewrites every file of tests: without bytecode each of them would compile all anew.
TESTING := PYTHONDONTWRITEBYTECODE=

PIP := -m pip --disable-pip-version-check -qq
CHECKED := $(wildcard setup.py src tests bench tools examples clients training)
WRITTEN := $(wildcard *.md docs Makefile setup.py src tools bench examples clients training)
SCRIPTS := $(wildcard src/skerry/server/static/*.js tools/website/static/*.js bench/boardgame_io/*.cjs)
NODE_BIN := build/javascript/node_modules/.bin
EXAMPLES := examples/tictactoe.py
# But for what setuptools writes beside them while it builds: the second build would have other sources than the first.
SOURCES := $(shell find src docs/rules tools/fonts.py -type f -not -name '*.pyc' -not -path '*.egg-info/*' | LC_ALL=C sort)

.PHONY: help play test test-compiled test-interpreted check check-and-build check-javascript soak attack faults look mutants bench clients test-learn ladder docs build dist venv browser clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile
	@echo 'Words for the command itself go into ARGS: make play ARGS="--seats 3"'
	@echo 'Games of your own go into WITH, by the folders of their projects: make play WITH=examples/low_water'
	@echo 'Further parts of soak and bench have their own: make soak TURN_ARGS="--positions 100" PEEK_ARGS="--games 2" KILL_ARGS="--kills 20", make bench LOAD_ARGS="--rounds 1"'

play: build ## play in the browser, against bots or with friends
	@rm -rf build/plug-ins
	@for project in $(WITH); do $(PYTHON) $(PIP) install --no-build-isolation --no-deps --target build/plug-ins "$$project"; done
	@.venv/bin/skerry play $(ARGS) || [ $$? -eq 130 ]

test: check-and-build test-compiled test-interpreted ## check, then all tests on the compiled and on the interpreted build

# Side by side: mypy and the first half of mypyc keep one core busy each.
check-and-build: venv build/javascript.stamp
	@$(MAKE) --no-print-directory build & building=$$!; checked=0; \
	$(MAKE) --no-print-directory check || checked=$$?; \
	wait "$$building" && exit "$$checked"

test-compiled: build venv browser ## all tests on the compiled build
	$(COMPILED) $(TESTING) SKERRY_EXPECT=compiled $(PYTHON) -m pytest -n $(JOBS) --dist worksteal $(ARGS)

test-interpreted: venv browser build/fonts.stamp ## all tests on the interpreted build
	$(INTERPRETED) $(TESTING) SKERRY_EXPECT=interpreted $(PYTHON) -m pytest -n $(JOBS) --dist worksteal $(ARGS)

check: venv build/javascript.stamp ## ruff, its formatting, mypy --strict, spelling, prose and the language files; for the browser's scripts TypeScript and Biome
	$(PYTHON) -m ruff check $(CHECKED)
	$(PYTHON) -m ruff format --check --quiet $(CHECKED)
	$(PYTHON) -m mypy --strict $(CHECKED)
	$(PYTHON) -m codespell_lib $(WRITTEN)
	$(PYTHON) -m tools.prose
	$(INTERPRETED) $(PYTHON) tools/check_languages.py
	@if [ -e build/javascript.stamp ]; then $(MAKE) --no-print-directory check-javascript; fi

check-javascript:
	$(INTERPRETED) $(PYTHON) -m tools.javascript.declarations > build/javascript/declarations.d.ts
	$(NODE_BIN)/tsc -p tools/javascript
	$(NODE_BIN)/biome lint --config-path=tools/javascript --error-on-warnings $(SCRIPTS)

soak: build venv ## thousands of random games under the conformance suite, turns against brute force, bots that must not peek, SIGKILL to the server under play
	$(COMPILED) $(PYTHON) tools/soak.py $(ARGS)
	$(COMPILED) $(PYTHON) tools/turn_soak.py $(TURN_ARGS)
	$(COMPILED) $(PYTHON) tools/peek_soak.py $(PEEK_ARGS)
	$(COMPILED) $(PYTHON) tools/kill_soak.py $(KILL_ARGS)

attack: build venv ## attack a server on this machine in every way we know while people play at it; half an hour
	$(COMPILED) $(TESTING) SKERRY_EXPECT=compiled SKERRY_EXAMPLES=200 $(PYTHON) -m pytest tests/server/test_schema.py tests/server/test_chains.py
	$(COMPILED) $(PYTHON) -m tools.attack $(ARGS)

faults: build venv ## kill, stop, cut off and slow down workers, thinkers and the database under play, and lose nothing; needs nginx at its end
	$(COMPILED) $(PYTHON) tools/fault_soak.py $(ARGS)
	$(COMPILED) $(TESTING) SKERRY_EXPECT=compiled $(PYTHON) -m pytest tests/server/behind_nginx.py

look: build venv browser ## play whole games through the page at every size and in every language, and measure what can be seen wrong; an hour
	$(COMPILED) $(PYTHON) -m tools.look $(ARGS)

mutants: venv ## break the rules mechanically and report what no test noticed
	$(INTERPRETED) $(PYTHON) tools/mutants.py $(ARGS)

bench: build venv browser build/bench.stamp .venv-bench/installed.stamp build/npm.stamp ## speed of both builds beside other engines, and of the server
	$(BENCH_PYTHON) -m bench $(ARGS)
	$(COMPILED) $(PYTHON) -m bench.server $(LOAD_ARGS)

clients: build .venv-clients/installed.stamp ## other people's learning programs over our environments; brings PyTorch
	$(COMPILED) $(TESTING) .venv-clients/bin/python -m pytest -p no:cacheprovider -W ignore clients $(ARGS)

test-learn: build .venv-learn/installed.stamp ## learning: a run of seconds, going on, PyTorch beside numpy; brings PyTorch
	$(COMPILED) $(TESTING) OMP_NUM_THREADS=1 .venv-learn/bin/python -m pytest -p no:cacheprovider -W ignore training $(ARGS)

ladder: build venv ## how strong the bots are, into docs/ladder.md; hours, and goes on where it was stopped
	$(COMPILED) $(PYTHON) -m skerry --lang en lab ladder --to build/ladder --page docs/ladder.md $(ARGS)

# Warnings are errors. What mkdocs-material says on every run, that it is maintained until May 2027, is none of our pages.
docs: .venv-docs/installed.stamp ## the documentation as a site that can be read from the disk; checks every link
	$(INTERPRETED) $(DOCS_PYTHON) -m tools.website write
	$(INTERPRETED) NO_MKDOCS_2_WARNING=1 $(DOCS_PYTHON) -m mkdocs build --strict --quiet -f build/docs/mkdocs.yml
	$(INTERPRETED) $(DOCS_PYTHON) -m tools.website check

build: build/compiled.stamp ## compile Skerry into build/compiled; .venv/bin/skerry runs it
	@ln -sf ../../tools/skerry .venv/bin/skerry

venv: .venv/tests.stamp ## only set up .venv

# What an index would get, tried as users get it: every requirement is fetched, and nothing of this checkout is there.
dist: venv ## build the sdist and the wheel into dist, and play with each of them in an empty environment
	rm -rf dist
	$(PYTHON) -m build --outdir dist
	@unset PYTHONPATH; for package in dist/*; do \
	    echo "Installing $$package in an empty environment."; \
	    $(PYTHON) -m venv --clear build/empty; \
	    build/empty/bin/python $(PIP) install "$$package[lab]"; \
	    (cd build/empty && bin/skerry --version && bin/skerry lab match riga greedy casual --games 10); \
	done

clean: ## remove everything that was built or installed here
	rm -rf .venv .venv-bench .venv-clients .venv-docs .venv-learn build dist src/*.egg-info examples/*/build examples/*/src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find src $(wildcard tests bench tools examples clients training) -type d -name __pycache__ -prune -exec rm -rf {} +

# --- virtual environments ---------------------------------------------------------------------------------------------

# The first of the usual names that is Python 3.11 or later; PYTHON3=/some/python chooses another.
%/made.stamp:
	@for python in $${PYTHON3:-python3.11 python3 python3.12 python3.13 python3.14 python}; do \
	    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        echo "Setting up $* with $$("$$python" --version)."; \
	        "$$python" -m venv --clear '$*'; touch '$@'; exit 0; \
	    fi; \
	done; \
	echo 'Skerry needs Python 3.11 or later, and none was found. Install it, or name it: make PYTHON3=/path/to/python' >&2; \
	exit 1

# Prints the requirements of the package and of the extras named, from pyproject.toml: installing them needs no build of Skerry.
define REQUIREMENTS
import sys, tomllib
with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)["project"]
print(*project["dependencies"], *(r for extra in sys.argv[1:] for r in project["optional-dependencies"][extra]), sep="\n")
endef
export REQUIREMENTS

define INSTALL
	@echo 'Installing packages into $(@D): $(EXTRAS).'
	@'$(@D)/bin/python' -c "$$REQUIREMENTS" $(EXTRAS) > '$(@D)/requirements.txt'
	@'$(@D)/bin/python' $(PIP) install -r '$(@D)/requirements.txt' -c constraints.txt
	@touch '$@'
endef

.venv/installed.stamp: EXTRAS := build lab
.venv-bench/installed.stamp: EXTRAS := bench
.venv-clients/installed.stamp: EXTRAS := clients
.venv-docs/installed.stamp: EXTRAS := docs
.venv-learn/installed.stamp: EXTRAS := learn
.venv/installed.stamp .venv-bench/installed.stamp .venv-clients/installed.stamp .venv-docs/installed.stamp .venv-learn/installed.stamp: %/installed.stamp: %/made.stamp pyproject.toml constraints.txt
	$(INSTALL)

# Apart, because they are large and nobody needs them to play or to use the lab.
.venv/tests.stamp: EXTRAS := dev cluster rl openspiel
.venv/tests.stamp: .venv/installed.stamp
	$(INSTALL)

.PRECIOUS: %/made.stamp

# --- the checkers of the scripts --------------------------------------------------------------------------------------

# Two packages without any of others, but for their own programs, which they pin: one file pins everything. A failed
# download is a failed check; without Node the scripts go unchecked, and the next run looks again.
build/javascript.stamp: tools/javascript/package.json
	@if ! command -v node > /dev/null || ! command -v npm > /dev/null; then \
	    echo 'There is no Node with npm, so the scripts of the browser are not checked.'; \
	else \
	    echo 'Installing TypeScript and Biome into build/javascript.'; \
	    rm -rf build/javascript; mkdir -p build/javascript; cp $< build/javascript; \
	    npm install --prefix build/javascript --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error; \
	    touch '$@'; \
	fi

# --- a peer from npm --------------------------------------------------------------------------------------------------

# Its row is missing where it cannot be installed, and all others are measured. The next run tries again.
build/npm.stamp: bench/boardgame_io/package.json bench/boardgame_io/package-lock.json
	@rm -rf build/npm; mkdir -p build/npm; cp $^ build/npm
	@if ! command -v node > /dev/null || ! command -v npm > /dev/null; then \
	    echo 'There is no Node with npm, so boardgame.io is not measured.'; \
	elif npm ci --prefix build/npm --ignore-scripts --no-audit --no-fund --loglevel=error; then \
	    touch '$@'; \
	else \
	    rm -rf build/npm; echo 'boardgame.io could not be installed, so it is not measured.'; \
	fi

# --- the browser of the tests -----------------------------------------------------------------------------------------

# Chromium by one of its usual names, as tools/browsing.py looks for it. Playwright's own is never downloaded.
# The headless shell draws no window, which spares a sixth of the work; not every system has it as a package.
browser:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do command -v "$$name" > /dev/null && exit 0; done; \
	if [ "$$(id -u)" -eq 0 ] && command -v apt-get > /dev/null; then \
	    echo 'Installing Chromium for the browser tests.'; \
	    apt-get install -y chromium-headless-shell || { apt-get update && apt-get install -y chromium-headless-shell; } \
	        || apt-get install -y chromium && exit 0; \
	fi; \
	echo 'The browser tests need Chromium, and none was found. Install it: sudo apt-get install -y chromium' >&2; \
	exit 1

# --- the compiled builds ----------------------------------------------------------------------------------------------

# What setuptools left of the last build is removed first: a file deleted from src would come back from there.
build/compiled.stamp: ALSO :=
build/bench.stamp: ALSO := $(EXAMPLES)
build/bench.stamp: $(EXAMPLES)
build/compiled.stamp build/bench.stamp: build/%.stamp: .venv/installed.stamp build/sources.txt setup.py pyproject.toml $(SOURCES)
	@echo 'Building Skerry into build/$*; once, some minutes.'
	@rm -rf build/$* build/lib* build/bdist*
	@SKERRY_PURE= SKERRY_ALSO='$(ALSO)' $(PYTHON) $(PIP) install --no-build-isolation --no-deps --target build/$* .
	@find build/$* -name '*.so' -print -quit | grep -q . || echo 'No C compiler works here: Skerry runs as plain Python, more slowly.'
	@touch '$@'

build/fonts.stamp: .venv/installed.stamp tools/fonts.py $(wildcard src/skerry/languages/*/*.ftl)
	@$(PYTHON) tools/fonts.py build/fonts
	@touch '$@'

# The names of all sources, rewritten only when one came or went, so that a deleted file also means a new build.
build/sources.txt: .FORCE
	@mkdir -p build
	@printf '%s\n' $(SOURCES) | cmp -s - '$@' || printf '%s\n' $(SOURCES) > '$@'

.PHONY: .FORCE
.FORCE:
