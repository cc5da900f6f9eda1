# Everything a person does here, from a fresh clone with Python 3.11+ and make. `make help` lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := UV_PYTHON_DOWNLOADS=never VIRTUAL_ENV=$(VENV) $(BIN)/uv

PXD := $(shell find src -name '*.pxd')
TWINS := $(wildcard $(PXD:.pxd=.py))

.PHONY: setup build
setup: $(VENV)/.installed $(VENV)/.built  ## make .venv, install what is locked, build

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Byzanz needs Python 3.11 or newer: make PYTHON=python3.x")'
	$(PYTHON) -m venv $(VENV)
	@touch $@

# uv comes from the lock as well, by its hash; then it installs the rest.
$(VENV)/.synced: requirements-dev.lock $(VENV)/.made
	@mkdir -p build
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock > build/uv.lock
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --require-hashes --no-deps -r build/uv.lock
	$(UV) pip sync --quiet --compile-bytecode --require-hashes requirements-dev.lock
	@touch $@

$(VENV)/.installed: pyproject.toml $(VENV)/.synced
	$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

build: $(VENV)/.installed $(VENV)/.built  ## compile what has changed

$(VENV)/.built: hatch_build.py $(PXD) $(TWINS) | $(VENV)/.installed
	@$(BIN)/python hatch_build.py rules
	@touch $@
