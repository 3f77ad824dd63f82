# A target for the Makefile of the content: include links.mk, or copy the lines.
FINGERPOST ?= fingerpost
HELP_CONTENT ?= help
HELP_BASELINE ?= help/links-baseline.json

.PHONY: links links-baseline

links: ## Check the links of the help content
	@$(FINGERPOST) lint --baseline $(HELP_BASELINE) --report text --report html=links.html -- $(HELP_CONTENT)

links-baseline: ## Record the findings of today
	@$(FINGERPOST) lint --write-baseline $(HELP_BASELINE) -- $(HELP_CONTENT)
