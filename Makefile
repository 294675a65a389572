# Hasenpfeffer: build the book, serve it, check it. `make help` names the targets.
# Needed beforehand: Python 3.11 or newer, and a package index for pip and npm.

.DEFAULT_GOAL := help
.SUFFIXES:
SHELL := /bin/bash
PYTHON ?= python3
# Who may open what `make book` serves: this machine; `make book HOST=0.0.0.0 PORT=8000` lets the network in.
HOST := 127.0.0.1
PORT := 0

export PATH := $(CURDIR)/.venv/bin:$(PATH)
export PYDEVD_DISABLE_FILE_VALIDATION := 1
export JUPYTER_PATH := $(CURDIR)/book/_voila/share/jupyter

SITE := _build/html
READY := .venv/ready node_modules/ready
BUILD := jupyter-book build book --path-output . --config _config.yml --toc $(CURDIR)/_toc.yml -W -n --keep-going

.PHONY: help book html test bench pages voila bundle coverage-of-rules clean
help: ## say what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | while IFS='|' read -r name text; do printf '  make %-18s %s\n' "$$name" "$$text"; done

book: html ## build the book, serve it here, print its address
	@python .ci/serve.py $(SITE) --host $(HOST) --port $(PORT)

html: $(READY) ## build the book into _build/html
	@echo "Running every chapter and building the book. This takes less than a minute."
	@rm -rf _build
	@$(BUILD) > _build.log 2>&1 || { cat _build.log; rm -f _build.log; echo "The book was not built: the reason is above."; exit 1; }
	@rm -f _build.log
	@echo "The book is in $(SITE)."

test: $(READY) ## run every check, cheap ones first
	@python .ci/check.py

bench: $(READY) ## compare our speed with that of others, in one run
	@for script in bench/*.py; do python "$$script" || exit 1; done

pages: html bench/node_modules/ready ## measure every page of the book
	@python -m bench.pages $(SITE)

voila: $(READY) ## serve the chapters with a live kernel each, on this machine only
	@echo "Starting Voila. Its address follows; Ctrl-C stops it."
	@voila book --no-browser --Voila.ip=127.0.0.1 --Voila.config_file_paths=book/_voila

bundle: $(READY) ## build the widgets' script and style again
	@python -m hasenpfeffer.widgets
	@node hasenpfeffer/widgets/js/build.mjs

coverage-of-rules: $(READY) ## list each line of the rules with its tests and its places in the book
	@python -m tests.book.coverage_of_rules

clean: ## remove what was built (the environment stays)
	rm -rf _build _build.log .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/ready: requirements.txt .ci/constraints.txt pyproject.toml
	@echo "Setting up Python in .venv. The first time takes a minute or two."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; this is " + sys.version.split()[0] + ". Name another: make PYTHON=python3.12")'
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@python -m pip install -qq --disable-pip-version-check -r requirements.txt
	@python -m pip install -qq --disable-pip-version-check --no-deps --editable .
	@touch $@

node_modules/ready: package.json package-lock.json .npmrc .venv/ready
	@echo "Fetching what the pages need from npm."
	@npm ci --silent
	@touch $@

bench/node_modules/ready: bench/package.json bench/package-lock.json .venv/ready
	@echo "Fetching Lighthouse from npm."
	@cd bench && npm ci --silent
	@touch $@
