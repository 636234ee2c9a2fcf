# make run        sets up, then starts the example service: open the address that it prints
# make test       sets up, then checks everything
# make test-long  all of that, many more generated values, the sanitizers, the server with portable system calls
# make sanitize   the tests under ThreadSanitizer and AddressSanitizer
# make fuzz       looks for inputs that break the line differ or the JSON writers, FUZZ_SECONDS=60 for each
# make bench      measures, as ratios within one run
# Examples and Benchmarks build without cached manifests: SwiftPM overlooks files that are new in a package they use.
PORT ?= 9797
FUZZ_SECONDS ?= 60
FUZZ_TARGETS := lines json changes
VENV := .venv
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
LIBRARY_PACKAGES := libwebsockets-dev
TEST_PACKAGES := chromium node-typescript prometheus python3-venv
APT_INSTALL := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends

.PHONY: run test test-long fuzz sanitize bench library-packages test-packages test-tools lint unit patches web browser

# In a terminal the service gets a process group of its own: Ctrl-C reaches it and not make, which would report it.
run: library-packages
	swift build --disable-build-manifest-caching --package-path Examples -c release --product SystemMonitor
	@if [ -t 0 ]; then set -m; fi; Examples/.build/release/SystemMonitor --port $(PORT)

test: library-packages test-tools lint unit patches web browser
	@echo "all checks passed"

test-long: test sanitize fuzz
	swift build --disable-build-manifest-caching --package-path Benchmarks
	GENERATED_TYPES=3000 swift test --skip-build --parallel --filter StateRenderingTests
	swift test --scratch-path .build/portable -Xswiftc -DPORTABLE_SYSTEM_CALLS --filter WebSocketServerTests

# The crash backtracer would outlive a sanitizer's report and hold up the run; leaks are those of the test runner.
sanitize: export SWIFT_BACKTRACE := enable=no
sanitize: export ASAN_OPTIONS := detect_leaks=0
sanitize: library-packages
	swift test --sanitize=thread --scratch-path .build/thread
	swift test --sanitize=address --scratch-path .build/address

# libFuzzer makes up inputs for each target of Tests/Fuzzing; one that fails is left in .build/fuzzing. SwiftPM must know
# of it, for its `main`; the compiler takes the last flag alone, hence both sanitizers in one. Without coverage the
# search would be blind, so that is a failure too.
fuzz: export SWIFT_BACKTRACE := enable=no
fuzz: export ASAN_OPTIONS := detect_leaks=0
fuzz: library-packages
	swift build --disable-build-manifest-caching --package-path Tests/Fuzzing --scratch-path .build/fuzzing \
	    -c release --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld
	@for target in $(FUZZ_TARGETS); do \
	    echo "$$target, $(FUZZ_SECONDS) s"; \
	    FUZZ_TARGET=$$target .build/fuzzing/release/Fuzzing -max_total_time=$(FUZZ_SECONDS) -max_len=1024 \
	        -artifact_prefix=.build/fuzzing/$$target- >.build/fuzzing/$$target.log 2>&1 \
	        && grep -q "cov: " .build/fuzzing/$$target.log || { tail -40 .build/fuzzing/$$target.log; exit 1; }; \
	    tail -1 .build/fuzzing/$$target.log; \
	done

bench: library-packages
	swift run --disable-build-manifest-caching --package-path Benchmarks -c release Benchmarks

library-packages:
	@dpkg -s $(LIBRARY_PACKAGES) >/dev/null 2>&1 || { $(SUDO) apt-get update --quiet && $(APT_INSTALL) $(LIBRARY_PACKAGES); }

test-tools: test-packages $(VENV)/installed

test-packages:
	@dpkg -s $(TEST_PACKAGES) >/dev/null 2>&1 || { $(SUDO) apt-get update --quiet && $(APT_INSTALL) $(TEST_PACKAGES); }

$(VENV)/installed: Tests/requirements.txt | test-packages
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --requirement Tests/requirements.txt
	touch $@

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Examples/Package.swift Examples/Sources \
	    Benchmarks/Package.swift Benchmarks/Sources
	cd Tests/web && biome check . ../../web ../browser
	tsc --project Tests/web/tsconfig.json

# With public API alone, once more what does not compare the two ways of rendering itself.
unit: library-packages
	swift build --build-tests
	swift test --skip-build --parallel
	REMOTE_LOGGER_RENDERING=public swift test --skip-build --parallel \
	    --filter StateRenderingTests --filter ActionRecordingTests --filter LoggerMiddlewareTests

# A sample of changes is replayed by a JSON Patch implementation of another language.
patches: library-packages test-tools
	swift build --build-tests
	PATCH_SAMPLE=$(CURDIR)/.build/patches.ndjson swift test --skip-build --filter PatchSampleTests
	python3 Tests/patch-checker/check.py .build/patches.ndjson

web:
	node --test Tests/web/

browser:
	swift build --disable-build-manifest-caching --package-path Examples
	node --experimental-websocket --test Tests/browser/
