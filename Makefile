# make run    everything a first evening needs: environment, install, start, browser
# make test   what the project promises, checked in minutes
# make long   whole games and the whole evening in the browser, and what takes long without one
#
# Needs python3 (3.11 or newer) with venv, and make. The plain pip lines stand in README.md.

PYTHON ?= $(firstword $(foreach p,python3 python3.13 python3.12 python3.11,\
	$(shell $(p) -c 'import sys; print("$(p)" if sys.version_info >= (3, 11) else "")' 2>/dev/null)))
VENV ?= .venv
ARGS ?=
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INPUTS := pyproject.toml constraints.txt
BROWSED := tests/e2e tests/ui/web
# Pages come to a LAN address, as at a table: a network of its own for whatever drives browsers.
LAN := $(BIN)/python -m tests.engines.lan

.PHONY: run test lint types layers unit journeys long hosted bench soak screens sizes format clean

run: $(VENV)/.run $(if $(SOLVER),$(VENV)/.solver)
	$(BIN)/companion $(ARGS)

test: lint types layers unit journeys

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.dev
	$(BIN)/mypy

layers: $(VENV)/.dev
	$(BIN)/lint-imports

unit: $(VENV)/.dev
	$(BIN)/python -m pytest -m "not browser and not long and not hosted" -n auto --dist worksteal $(ARGS)

# One after the other: pages that wait for a core are not at a table.
journeys: $(VENV)/.dev
	$(LAN) $(BIN)/python -m pytest $(BROWSED) -m "browser and not long" $(ARGS)

# Whole games, the whole evening, and what a faster test sees too: half an hour well spent, but not at each turn.
long: $(VENV)/.dev
	$(BIN)/python -m pytest -m "not browser and long and not hosted" -n auto $(ARGS)
	$(LAN) $(BIN)/python -m pytest $(BROWSED) -m "browser and long" $(ARGS)

# Many tables on several machines: three engines, several workers, and what is killed of them.
hosted: $(VENV)/.dev
	$(BIN)/python -m pytest tests/hosted $(ARGS)

bench: $(VENV)/.dev
	$(LAN) $(BIN)/python -m tests.bench $(ARGS)

soak: $(VENV)/.dev
	$(BIN)/python -m pytest tests/soak $(ARGS)
	COMPANION_FLIPS=2000 COMPANION_KILLS=300 $(BIN)/python -m pytest tests/store/test_derived.py tests/hub/test_killed_games.py $(ARGS)

screens: $(VENV)/.dev
	$(LAN) $(BIN)/python -m tests.screens $(ARGS)

# By hand, for hours: every size, text size, engine and phase, into docs/sizes.md.
sizes: $(VENV)/.dev
	$(LAN) $(BIN)/python -m tests.engines $(ARGS)

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .bench .screens .sizes

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Companion needs Python 3.11 or newer; none was found as python3." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Companion needs Python 3.11 or newer, and $(PYTHON) is older." >&2; exit 1; }
	@$(PYTHON) -c 'import platform, sys; sys.exit(sys.maxsize < 2**32 and platform.machine().startswith("arm"))' \
		|| echo "This is a 32-bit ARM system: some packages have to be compiled here, for an hour or more. A Raspberry Pi 3 or newer also runs the 64-bit system, which needs nothing compiled." >&2
	$(PYTHON) -m venv $(VENV)

# A stamp is older than what it was made from only when something has to be installed again.
$(VENV)/.run: $(INPUTS) | $(BIN)/python
	$(PIP) install --constraint constraints.txt --editable .
	@touch $@

# make run SOLVER=1: with what finds the best page (64-bit processors only).
$(VENV)/.solver: $(INPUTS) | $(VENV)/.run
	$(PIP) install --constraint constraints.txt --editable '.[solver]'
	@touch $@

$(VENV)/.dev: $(INPUTS) | $(BIN)/python
	$(PIP) install --constraint constraints.txt --editable '.[dev,hosted]'
	@touch $@ $(VENV)/.run
