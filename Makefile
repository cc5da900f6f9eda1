# Everything a person does here, from a fresh clone with Python 3.11+ and make. `make help` lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := UV_PYTHON_DOWNLOADS=never VIRTUAL_ENV=$(VENV) $(BIN)/uv
LOCKED := $(UV) pip install --quiet --compile-bytecode --require-hashes --requirement

BUILDS := hatch_build.py scripts/build_common.py
BUILDS_RULES := $(BUILDS) scripts/build_rules.py
BUILDS_CLIENT := $(BUILDS) scripts/build_client.py
PXD := $(shell find src -name '*.pxd')
TWINS := $(wildcard $(PXD:.pxd=.py))
CLIENT := $(wildcard client/package.json)
OFFLINE := $(wildcard src/byzanz/*.py $(foreach part,analysis bots game lessons offline rules table,src/byzanz/$(part)))
# The client brings our Python along, for playing without a server.
CLIENT_SOURCES := $(if $(CLIENT),$(shell find client src/byzanz/locales licenses NOTICE scripts/licenses.py scripts/offline_pack.py $(OFFLINE) -type f -not -path '*/node_modules/*' -not -name '*.so' -not -name '*.pyc' 2>/dev/null))

.DEFAULT_GOAL := help
.PHONY: help setup setup-play setup-all build types play check check-client bench lock clean

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

# --- the environment

setup: $(VENV)/.installed ## make .venv, install what is locked, build; quick when nothing has changed
	@$(MAKE) --no-print-directory -j2 build

# Only what playing needs, compiled and built side by side; `make setup` completes it.
setup-play:
	@test -e $(VENV)/.play-rules || echo "Setting up Byzanz for the first time: installing packages, compiling the rules, building the pages …"
	@$(MAKE) --no-print-directory -s -j3 $(if $(CLIENT),$(VENV)/.play-client) $(VENV)/.play-rules $(VENV)/.play

setup-all: setup $(VENV)/.envs $(VENV)/.bench $(VENV)/.ray ## setup, and the large packages: OpenSpiel, PettingZoo, Ray

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Byzanz needs Python 3.11 or newer: make PYTHON=python3.x")'
	$(PYTHON) -m venv --without-pip $(VENV)
	@touch $@

# uv comes from the lock as well, by its hash, by the machine's own pip where there is one; then it installs the rest.
$(VENV)/.uv: $(VENV)/.made
	@mkdir -p build
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock > build/uv.lock
	@test -x $(BIN)/uv || \
	  $(PYTHON) -m pip --python $(BIN)/python install --quiet --require-hashes --no-deps --requirement build/uv.lock 2>/dev/null || \
	  { $(BIN)/python -m ensurepip >/dev/null && \
	    $(BIN)/python -m pip install --quiet --require-hashes --no-deps --requirement build/uv.lock; }
	@touch $@

$(VENV)/.synced: requirements-dev.lock $(VENV)/.uv
	$(UV) pip sync --quiet --compile-bytecode --require-hashes requirements-dev.lock
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.synced
	BYZANZ_BUILD=none $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.play-packages: requirements-play.lock $(VENV)/.uv
	@$(UV) pip install --quiet --no-deps --require-hashes --requirement requirements-play.lock
	@touch $@

$(VENV)/.play: pyproject.toml $(VENV)/.play-packages
	@BYZANZ_BUILD=none $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# A machine without Node.js gets it from PyPI.
$(VENV)/.node: requirements-node.lock $(VENV)/.synced
	@$(BIN)/python hatch_build.py node 2>/dev/null || $(LOCKED) requirements-node.lock
	@touch $@

$(VENV)/.envs $(VENV)/.bench $(VENV)/.ray $(VENV)/.docs: $(VENV)/.%: requirements-%.lock $(VENV)/.synced
	$(LOCKED) $<
	@touch $@

lock: $(VENV)/.synced ## fit the locks to pyproject.toml; UPGRADE=--upgrade takes the newest of everything
	scripts/lock $(UPGRADE)

# --- building

# Targets that need no browser client do not wait for it.
READY := $(VENV)/.installed $(VENV)/.rules

build: $(READY) $(if $(CLIENT),$(VENV)/.client) ## compile the rules and build the browser client, as far as they have changed

$(VENV)/.rules: $(BUILDS_RULES) $(PXD) $(TWINS) | $(VENV)/.installed
	@$(BIN)/python hatch_build.py rules
	@touch $@

$(VENV)/.client: $(BUILDS_CLIENT) $(CLIENT_SOURCES) $(VENV)/.node | $(VENV)/.installed
	@$(BIN)/python hatch_build.py client
	@touch $@

$(VENV)/.play-rules: $(BUILDS_RULES) $(PXD) $(TWINS) | $(VENV)/.play-packages
	@$(BIN)/python hatch_build.py quick-rules
	@touch $@

HAS_NODE = $(shell command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && echo yes)
# The client needs no Python package, so it doesn't wait for them; only where Node.js itself must come as one.
$(VENV)/.play-client: $(BUILDS_CLIENT) $(CLIENT_SOURCES) | $(VENV)/.made $(if $(HAS_NODE),,$(VENV)/.uv)
	@$(BIN)/python hatch_build.py node 2>/dev/null || $(LOCKED) requirements-node.lock
	@$(BIN)/python hatch_build.py quick-client
	@touch $@

types: $(READY) ## write the client's TypeScript types from the server's
	$(BIN)/python -m byzanz.server.typescript

# --- packages

.PHONY: dist
dist: setup ## write dist/: an sdist, a wheel compiled for this platform and a pure one
	@rm -rf dist
	$(UV) build --quiet --no-build-isolation --sdist --out-dir dist
	$(UV) build --quiet --no-build-isolation --wheel --out-dir dist
	BYZANZ_BUILD=pure $(UV) build --quiet --no-build-isolation --wheel --out-dir dist
	@ls -l dist | awk 'NR > 1 {printf "%7.2f MB  %s\n", $$5 / 1e6, $$9}'

# DOCS=… says where the site goes, for instance into a larger one.
DOCS ?= build/docs
.PHONY: docs
docs: $(READY) $(VENV)/.docs ## write the documentation as a site to build/docs
	@$(BIN)/python scripts/docs.py $(DOCS)
	@echo "The documentation is in $(DOCS)/index.html"

# --- playing

play: $(if $(wildcard $(VENV)/.synced),setup,setup-play) ## play Byzanz against bots
	@$(BIN)/byzanz play $(ARGS)

# --- testing. Each file stays with one worker, which keeps its server; files with a slow test begin (tests/conftest.py).
# Tests wait for servers and browsers more than they compute: there are more workers than most machines have cores.
WORKERS ?= 3
SPREAD := -n $(WORKERS) --dist loadfile --no-loadscope-reorder
PYTEST := HYPOTHESIS_PROFILE=ci $(BIN)/python -m pytest -q
# Runs what failed once more, alone, and writes down what passed then; more than two of these fail the run.
RETEST := HYPOTHESIS_PROFILE=ci $(BIN)/python scripts/retest.py
RULES_TESTS := $(wildcard tests/rules tests/game)
BROWSER_TESTS := $(wildcard tests/browser)
# Playwright's plugin takes a while to load, too.
NO_BROWSER := -p no:playwright
QUICK_TESTS := $(RULES_TESTS) $(wildcard tests/golden tests/table tests/lessons tests/locales)
REST := $(NO_BROWSER) tests $(RULES_TESTS:%=--ignore=%) $(BROWSER_TESTS:%=--ignore=%)
MYPY := $(BIN)/mypy src tests measure hatch_build.py $(wildcard scripts/*.py)

# Makes targets and says how long that took: $(call timed,targets)
timed = began=$$(date +%s); $(MAKE) --no-print-directory $(1) && echo "make $@: $$(($$(date +%s) - began)) s"

.PHONY: quick quick-lint quick-tests quick-client test test-more test-all test-begin test-end test-ready
.PHONY: test-rules test-rest test-more-rest test-client test-browser test-more-browser

quick: $(READY) $(if $(CLIENT),$(VENV)/.node) ## the rules, the game, tables, lessons, texts, the client, lint and types, in two minutes
	@$(call timed,-j2 --output-sync=target quick-tests quick-lint $(if $(CLIENT),quick-client))
	@echo "Not covered: bots, analysis, arena, environments, the server, the terminal, browsers, interpreted rules: make test"

quick-tests:
	@BYZANZ_TESTS=quick $(PYTEST) $(NO_BROWSER) -n 2 --dist loadfile -m "not slow and not extra" $(QUICK_TESTS)

quick-lint:
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(MYPY)

quick-client:
	@$(BIN)/python hatch_build.py npm test

test: test-ready ## everything that a user needs to trust a checkout; the rules compiled and interpreted
	@$(call timed,test-begin test-rules test-rest $(if $(CLIENT),test-client) test-browser test-end)

test-more: test-ready ## what `make test` leaves out, because it takes long and rarely breaks
	@$(call timed,test-begin test-more-rest test-more-browser test-end)

test-all: test-ready ## every test: `make test`, then `make test-more`
	@$(call timed,test test-more)

# If a system package can't be installed, a message says so and the tests that need it are skipped.
test-ready: setup
	@$(MAKE) --no-print-directory $(VENV)/.envs || echo "The packages of the environments can't be had: their tests are skipped."
	@$(MAKE) --no-print-directory $(VENV)/.docs || echo "The packages of the documentation can't be had: its site is not tested."
	@scripts/provide-postgres || true
	@scripts/provide-nginx || true
	@scripts/provide-chromium || true

test-begin:
	@$(RETEST) --clear

test-end:
	@$(RETEST) --summary

test-rules:
	$(PYTEST) $(NO_BROWSER) -n 2 $(RULES_TESTS)
	BYZANZ_PURE=1 $(PYTEST) $(NO_BROWSER) -n 2 $(RULES_TESTS)

test-rest:
	$(RETEST) $(SPREAD) -m "not extra" $(REST)

test-more-rest:
	$(RETEST) $(SPREAD) -m extra $(REST)

test-client:
	$(BIN)/python hatch_build.py npm test

# A process of their own: Playwright's event loop and that of the other tests don't share one.
ifneq ($(BROWSER_TESTS),)
test-browser:
	$(RETEST) $(SPREAD) -m "not extra" $(BROWSER_TESTS)

test-more-browser:
	$(RETEST) $(SPREAD) -m extra $(BROWSER_TESTS)
endif

check: $(READY) $(if $(CLIENT),check-client) ## lint, format, types, layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python scripts/line_length.py
	$(MYPY)
	$(BIN)/lint-imports --no-logo

check-client: $(READY) $(VENV)/.node
	$(BIN)/python hatch_build.py npm run check
	$(BIN)/python hatch_build.py npm run lint
	$(BIN)/python -m byzanz.server.typescript --check

# --- measuring

bench: $(READY) $(VENV)/.bench ## measure the rules and environments, beside OpenSpiel, PettingZoo, pgx and python-chess
	@$(BIN)/byzanz bench $(ARGS)
	@$(BIN)/python -m measure.judge_onnx

ifneq ($(wildcard measure/load.py),)
.PHONY: load
load: $(READY) ## drive a real server over real websockets and measure it
	@$(BIN)/python measure/load.py $(ARGS)
endif

ifneq ($(wildcard measure/torture.py),)
.PHONY: torture
torture: $(READY) ## kill the server again and again under load, and look for what got lost
	@scripts/provide-postgres
	@$(BIN)/python measure/torture.py $(ARGS)
endif

.PHONY: site
site: setup $(VENV)/.docs ## write the game as plain files for any web host into build/site (or SITE=…), without a server; with the documentation
	@$(BIN)/byzanz site $(or $(SITE),build/site)
	@$(BIN)/python scripts/docs.py $(or $(SITE),build/site)/docs

# --- what we install: known vulnerabilities, and a list of it. The tools live outside the project's own environment.

.PHONY: audit sbom
audit: $(READY) $(VENV)/.node ## look for known vulnerabilities in what is locked; says so where no advisories can be reached
	@scripts/audit

sbom: $(READY) $(VENV)/.node ## write build/sbom-python.json and build/sbom-client.json (CycloneDX)
	@mkdir -p build
	$(UV) tool run --quiet --from cyclonedx-bom cyclonedx-py requirements requirements-dev.lock --output-file build/sbom-python.json
	@$(BIN)/python hatch_build.py npm sbom --sbom-format=cyclonedx > build/sbom-client.json

clean: ## remove what was made here, the environment too
	rm -rf $(VENV) build dist client/node_modules src/byzanz/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
