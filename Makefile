# `make play` and `make test` need nothing but Python >= 3.11 and make; `make help` lists the rest.
PYTHON ?= python3
UV = .uv/bin/uv
BIN = .venv/bin
INSTALL = $(UV) pip install --quiet --python .venv --build-constraints requirements/build.txt
LOCK = $(UV) pip compile --quiet --universal --no-emit-index-url --generate-hashes --no-header --python-version 3.11
PAGE = $(BIN)/python hatch_frontend.py
ENGINE = $(BIN)/python -c 'import stolik._build; print(stolik._build.describe())'

# what an editable installation depends on; data files and templates are read where they are
INSTALLED_FROM = pyproject.toml hatch_build.py hatch_frontend.py requirements/build.txt $(shell find src -name '*.py') \
  $(wildcard web/*.*) $(shell find web/src web/public -type f) $(shell find src -name '*.ftl')

# trust the certificates this machine trusts, and use the Python asked for
export UV_SYSTEM_CERTS = 1
export UV_PYTHON_DOWNLOADS = never

.PHONY: help play web setup test test-compiled test-pure test-page test-browser check trace format deep bench bench-peers bench-page bite dist lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' Makefile | expand -t 16

play: .venv/run.done ## set up and open the table in the browser
	$(BIN)/stolik serve

web: .venv/dev.done ## build the page anew where it has changed, without installing
	$(PAGE) build

setup: .venv/pyvenv.cfg ## (re)install what Stolik runs with and compile the engine
	$(INSTALL) -r requirements/run.txt -e .
	@touch .venv/run.done
	@echo "engine: $$($(ENGINE))"

# side by side: one core each
test: .venv/dev.done ## all tests, on the compiled and on the pure engine, and in the browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target test-compiled test-pure test-page test-browser

test-compiled: .venv/dev.done
	@case "$$($(ENGINE))" in \
	  compiled*) $(BIN)/python -m pytest -o cache_dir=.pytest_cache/compiled ;; \
	  *) echo "the compiled engine is not tested; installed is: $$($(ENGINE))" ;; \
	esac

# store and server know no rules: where both engines are tested, their tests run with the compiled one
test-pure: .venv/dev.done
	@case "$$($(ENGINE))" in compiled*) once="--ignore=tests/store --ignore=tests/server" ;; esac; \
	STOLIK_PURE=1 $(BIN)/python -m pytest -o cache_dir=.pytest_cache/pure $$once

# the page's own tests, on games that the engine plays for them
test-page: .venv/dev.done
	@$(BIN)/python web/harness/record.py web/harness/fixtures
	@$(PAGE) npm run --silent test

# the page in Debian's Chromium, or whatever Chromium there is
test-browser: .venv/dev.done ## the page in a real browser: whole games, by mouse and by keyboard
	@if $(BIN)/python -m tests.browser.chromium; then \
	  $(BIN)/python -m pytest -o cache_dir=.pytest_cache/browser --screenshot only-on-failure tests/browser; \
	fi

check: .venv/dev.done ## format, lint, types, arrows between packages, rules without a test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m stolik.testing.trace --check
	$(PAGE) npm run --silent check

trace: .venv/dev.done ## which test proves which sentence of the rule books: a line for each game, docs/trace anew
	@$(BIN)/python -m stolik.testing.trace

format: .venv/dev.done ## format the code, mend what ruff can mend
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(PAGE) npm run --silent format

deep: .venv/dev.done ## the tests at full size, on both builds
	STOLIK_DEEP=1 $(BIN)/python -m pytest
	STOLIK_PURE=1 STOLIK_DEEP=1 $(BIN)/python -m pytest --ignore=tests/store --ignore=tests/server

bench: .venv/dev.done ## our own figures
	$(BIN)/python -m bench.run
	$(BIN)/python -m bench.server

bench-peers: .venv/dev.done .peers/openspiel.done .peers/boardgame.done ## ours beside others, in one run
	$(BIN)/python -m bench.peers
	$(BIN)/python -m bench.server --peers

bench-page: .venv/dev.done ## the page in a slow browser, on a slow network
	$(BIN)/python -m bench.page

bite: .venv/dev.done ## changes of the rules that no test notices; GAME=x-bierze for one game
	$(BIN)/python -m stolik.testing.bite $(GAME)

dist: .uv/bin/uv ## sdist, wheel for this Python and pure wheel, into dist/
	rm -rf dist
	$(UV) build --quiet --python $(PYTHON) --build-constraints requirements/build.txt --sdist
	STOLIK_PURE=1 $(UV) build --quiet --python $(PYTHON) --build-constraints requirements/build.txt --wheel dist/*.tar.gz
	STOLIK_MUST_COMPILE=1 $(UV) build --quiet --python $(PYTHON) --build-constraints requirements/build.txt --wheel dist/*.tar.gz
	@ls -l dist

lock: .uv/bin/uv ## requirements/ from pyproject.toml; newest versions with UPGRADE=--upgrade
	$(LOCK) $(UPGRADE) pyproject.toml --group dev --extra testing --extra postgres -o requirements/dev.txt
	$(LOCK) $(UPGRADE) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	$(LOCK) $(UPGRADE) pyproject.toml --group build -c requirements/dev.txt -o requirements/build.txt
	$(LOCK) $(UPGRADE) --group uv -o requirements/uv.txt

clean: ## remove all that is made
	rm -rf .uv .venv .peers dist src/stolik/_compiled src/stolik/server/static web/node_modules web/screenshots test-results .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/run.done: requirements/run.txt $(INSTALLED_FROM) | .venv/pyvenv.cfg
	$(INSTALL) -r requirements/run.txt -e .
	@touch $@
	@echo "engine: $$($(ENGINE))"

.venv/dev.done: requirements/dev.txt $(INSTALLED_FROM) | .venv/pyvenv.cfg
	$(INSTALL) -r requirements/dev.txt -e .
	@touch $@ .venv/run.done
	@echo "engine: $$($(ENGINE))"

# the peers are measured in environments of their own
.peers/%.done: bench/peers/%.txt | .uv/bin/uv
	$(UV) venv --quiet --clear --python $(PYTHON) .peers/$*
	$(UV) pip install --quiet --python .peers/$* -r $<
	@touch $@

# on the Node of a wheel, like the page
.peers/boardgame.done: $(wildcard bench/peers/boardgame/*.json) bench/peers/boardgame/.npmrc | .venv/dev.done
	@mkdir -p .peers/boardgame
	cp $^ .peers/boardgame
	$(PAGE) npm ci --silent --prefix $(CURDIR)/.peers/boardgame
	@touch $@

.venv/pyvenv.cfg: | .uv/bin/uv
	$(UV) venv --quiet --python $(PYTHON) .venv

# uv has a venv of its own: nothing but Python is needed for it, and what it installs cannot disturb it
.uv/bin/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Stolik needs Python 3.11 or newer; name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "$(PYTHON) cannot make a virtual environment; on Debian: sudo apt-get install python3-venv" >&2; exit 1; }
	@echo "setting up, about half a minute the first time"
	$(PYTHON) -m venv .uv
	.uv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
