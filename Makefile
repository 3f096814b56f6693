# The two commands of the README are `make night` and `make test`; the other verbs are for developers.
PYTHON ?= python3
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)

.PHONY: night test slow lowest fuzz lint types golden gallery figures benchmark deep clean

night: .venv/used
	@$(BIN)/papercosmos night
	@echo
	@echo "From now on call the program as $(BIN)/papercosmos; -h shows what it can do. For another evening:"
	@echo "  $(BIN)/papercosmos night --players 3 --layout random"

test: .venv/tested
	$(BIN)/python -m pytest -n auto

slow: .venv/tested
	$(BIN)/python -m pytest -n auto -m slow

# With the oldest libraries that we allow and without extras; the two modules left out test nothing but these.
lowest: .venv-lowest/tested
	.venv-lowest/bin/python -m pytest -n auto \
	  --ignore tests/play/test_cluster.py --ignore tests/games/distant_suns/play/test_compiled.py

fuzz: .venv/tested
	$(BIN)/python tests/fuzz.py --seconds 60 $(if $(SEED),--seed $(SEED))

lint: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/tested
	$(BIN)/mypy

golden: .venv/tested
	$(BIN)/python -m pytest -n auto --golden

gallery: .venv/used
	$(BIN)/papercosmos print distant-suns sheet --format png --out examples
	$(BIN)/papercosmos print distant-suns sheet --format png --out examples --layout twins --theme low-ink --lang fr --per-page 2 --copies 2
	$(BIN)/papercosmos print distant-suns sheet --format png --out examples --layout spiral --theme mono --lang uk --paper letter
	$(BIN)/papercosmos print distant-suns table --format png --out examples --code DS-7KQ2-MK
	$(BIN)/papercosmos check lantern --picture png --out examples
	$(BIN)/papercosmos score tests/games/distant_suns/samples/games/two-players.yaml --picture --format png --out examples
	find examples -name '*.png' ! -name '*-1.png' ! -name '*-07.png' -delete
	$(BIN)/python examples/contact_sheet.py

figures: .venv/used
	for file in layouts/distant-suns/layouts/*.yaml; do \
	  name=$$(basename $$file .yaml); \
	  $(BIN)/papercosmos playtest distant-suns --layout $$name --seed figures --out output/figures/$$name || exit 1; \
	  cp output/figures/$$name/$$name.figures.json layouts/distant-suns/layouts/; \
	done

benchmark: .venv/tested
	$(BIN)/python benchmarks/print_speed.py
	$(BIN)/python benchmarks/preview_speed.py
	$(BIN)/python benchmarks/rules_speed.py
	$(BIN)/python benchmarks/play_speed.py

deep: .venv/tested
	PAPERCOSMOS_DEEP=1 $(BIN)/python -m pytest -n auto -m 'slow or not slow' tests/games/distant_suns/proof tests/games/distant_suns/setups

clean:
	rm -rf .venv .venv-lowest dist

.venv/used: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

.venv/tested: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@ .venv/used

.venv-lowest/tested: pyproject.toml
	$(PYTHON) -m venv .venv-lowest
	$(PYTHON) .ci/lowest.py > .venv-lowest/constraints.txt
	.venv-lowest/bin/python -m pip install --quiet --constraint .venv-lowest/constraints.txt --editable ".[test]"
	touch $@
