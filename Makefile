# What a target does stands behind its name; `make help` lists them.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Debug tests and release builds share nothing and would evict each other from one folder.
RELEASE := .build-release
FINGERPOST := $(RELEASE)/release/fingerpost

.PHONY: help site test build release lint format generate bench bench-browser bench-exports bench-routing screenshots clean install-packages

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

site: install-packages release ## Build the sites of site/ into _site/
	@.ci/build-sites $(FINGERPOST)

test: install-packages ## Run every test
	@swift build --build-tests
	@swift test --skip-build --disable-xctest

build: install-packages ## Build everything for debugging
	@swift build

release: install-packages ## Build the program for use, with the Swift run time in it
	@swift build --configuration release --scratch-path $(RELEASE) --product fingerpost --static-swift-stdlib

lint: ## Check the format of the Swift files
	@swift format lint --strict --recursive Package.swift Sources Tests

format: ## Bring the Swift files into format
	@swift format --in-place --recursive Package.swift Sources Tests

generate: install-packages ## Write the generated files anew
	@swift run fingerpost-generate

bench: install-packages release ## Measure build and lint against the yardstick: make bench [PAGES="1000 10000"] [RUNS=7]
	@.ci/install-packages Tests/Bench/packages.apt
	@python3 Tests/Bench/bench.py --fingerpost $(FINGERPOST) --runs $(or $(RUNS),7) $(or $(PAGES),1000 10000)

bench-browser: install-packages release ## Measure an article of a large site in Chromium: make bench-browser [PAGES=10000] [RUNS=5]
	@.ci/install-packages Tests/Bench/packages.apt
	@.ci/install-packages .ci/packages.apt
	@.ci/install-python-packages .ci/requirements.txt
	@.build-python/bin/python Tests/Bench/browser.py --fingerpost $(FINGERPOST) --runs $(or $(RUNS),5) --pages $(or $(PAGES),10000)

bench-exports: install-packages release ## Measure lint on exports and beside two peers: make bench-exports [MEGABYTES="500 2000"] [RUNS=3]
	@.ci/install-packages Tests/Bench/packages.apt
	@python3 Tests/Bench/exports.py --fingerpost $(FINGERPOST) --runs $(or $(RUNS),3) --megabytes $(or $(MEGABYTES),500)

bench-routing: ## Measure how long an app takes for a link, at 10 and at 10,000 intents
	@swift run --configuration release --scratch-path $(RELEASE) routing-bench

screenshots: install-packages release ## Photograph the gallery in a browser, into _screenshots/
	@.ci/install-packages .ci/packages.apt
	@.ci/install-python-packages .ci/requirements.txt
	@.build-python/bin/python Tests/browser/screenshots.py $(FINGERPOST) _screenshots

clean: ## Remove what was built
	@rm -rf .build $(RELEASE) .build-bench _site _screenshots

install-packages: ## Install the Debian packages of packages.apt that are missing
	@.ci/install-packages packages.apt
