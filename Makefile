# What a newcomer types. The scripts are in tools/.
.DEFAULT_GOAL := help
.PHONY: help play dev toy check test test-all one mutants build bench browsers shots films pictures sample dist fuzz fmt clean

help: ## show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-14s %s\n", $$1, $$2 }'

play: build ## set up what is missing, build the page and serve it on this machine
	@node tools/play.mjs

dev: ## build the page quickly, serve it, and build it again after every change
	@tools/dev.sh

toy: ## build the smallest game on the shared crates and serve it
	@tools/toy.sh
	@node tools/play.mjs --dir examples/toy/dist

check: ## formatting, clippy and the Rust tests: what to run every few minutes
	@tools/set-up.sh
	@node tools/test.mjs check $(PART)

test: ## set up what is missing and prove everything that a change can break
	@tools/set-up.sh
	@node tools/test.mjs test $(PART)

test-all: ## every combination, for a release; PART=screens runs one part alone
	@tools/set-up.sh
	@node tools/test.mjs test-all $(PART)

one: ## run the tests whose names have these words: make one TEST="cold start"
	@tools/set-up.sh
	@tools/one.sh "$(TEST)"

mutants: ## plant known defects in a copy and see that the tests catch each, ONLY=name takes one
	@tools/set-up.sh
	@tools/set-up-browser.sh
	@node tools/mutants.mjs $(ONLY)

build: ## build the release page into dist/
	@tools/build.sh

bench: ## measure the library and the built page
	@tools/bench.sh

browsers: ## play a game in Firefox and in WebKit, which are installed if they may be
	@tools/browsers.sh

shots: ## take pictures of every screen into shots/
	@tools/shots.sh

films: ## film what moves, each film a sheet of its frames, into shots/films/; tools/films.sh lift-off takes some
	@tools/films.sh

pictures: ## draw the icons and take the screenshots of the manifest into static/
	@tools/pictures.sh

sample: ## play with the release page and keep what it saves as this version's sample in tests/data/saves/
	@tools/sample.sh

dist: build ## pack the release page for any static host
	@tools/pack.sh

fuzz: ## feed the parsers with noise, FUZZ_SECONDS=60 each (needs nightly Rust)
	@tools/fuzz.sh

fmt: ## format the Rust code
	@cargo fmt --all

clean: ## remove what was built; the tools in .tools stay
	@cargo clean
	@rm -rf dist dist-archive shots tests/browser/results
