# Mica: `make help` lists the targets. All products go below $(OUT).
# CC, CXX, CFLAGS, CPPFLAGS and LDFLAGS are the user's; Mica's own flags stand apart from them.
# RUNNER starts a program that was just built, where that is another machine's: an emulator.
# CROSS is what the names of another machine's tools begin with: make CROSS=x86_64-w64-mingw32- OUT=build/windows.
# Without a RUNNER, what runs while Mica is built then comes from NATIVE, where make was called before for this machine;
# packed sources bring it.

OUT     ?= build/out
CROSS   ?=
ifneq ($(CROSS),)
CC      := $(CROSS)gcc
CXX     := $(CROSS)g++
AR      := $(CROSS)ar
NM      := $(CROSS)nm
STRIP   := $(CROSS)strip
endif
CC      ?= cc
CXX     ?= c++
# Without -g, which takes a fifth of the time; a debugger wants CFLAGS='-O0 -g'.
CFLAGS  ?= -O2
AR      ?= ar
RUNNER  ?=
LEMON   ?= lemon
RE2C    ?= re2c
PYTHON  ?= python3
PREFIX  ?= /usr/local
LIBDIR  ?= lib
CORPUS  ?= ../shared/corpus
ARTIFACTS ?= ../shared/artifacts
SEEDCASES ?= ../shared/seedcases
Q       := $(if $(V),,@)
# Of packed sources (make dist): the dialects' C, unless a definition or mica-gen was changed since.
PACKED  := generated/dialects
PACKED  := $(if $(wildcard $(PACKED)),$(if $(shell find defs gen \( -path 'gen/*' -o -name '*.def' -o -name '*.td' \) -type f \
             -newer $(PACKED)/builtin/builtin.c | head -n 1),,$(PACKED)))
NATIVE  := $(if $(CROSS),$(if $(RUNNER)$(PACKED),,build/out))
ifneq ($(NATIVE),$(if $(wildcard $(NATIVE)/bin/mica-gen),$(NATIVE)))
$(error $(NATIVE)/bin/mica-gen is missing: make it without CROSS first, or say NATIVE=folder)
endif
# What the names of programs end with.
EXE     := $(if $(filter 1,$(shell echo _WIN32 | $(CC) -E -P -xc - 2>/dev/null)),.exe)
comma   := ,
VERSION := $(shell sed -n 's/^.define MICA_VERSION "\(.*\)"/\1/p' runtime/include/mica/version.h)
# Of the shared library: grows with what a program that was linked with an older one can't take (docs/abi.md).
SONAME  := libmica.so.1
# Below PREFIX/include: a folder of Mica's own, so that a dialect's (math/math.h) is in nobody's way.
INCLUDES := mica-$(lastword $(subst ., ,$(SONAME)))

# As many jobs as there are processors, unless the user says -j.
ifeq ($(MAKELEVEL)$(filter -j%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
endif

WARNINGS      := -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror
# Offsets of 64 bits, so that any file and any folder can be read where a long has 32.
MICA_CPPFLAGS := -Iruntime/include -Itools/include -I$(OUT)/dialects -D_FILE_OFFSET_BITS=64
# A program holds no function that it doesn't call, no tables for unwinding, no room between functions, between tables and
# in front of loops, and its addresses in a few bytes each, where the compiler, the linker and libc know how: half the size.
try_link       = $(shell t=`mktemp` && { test -z "`echo 'int main(void) { return 0; }' | $(CC) -Werror $(1) $(LDFLAGS) -xc -o $$t - 2>&1`" && \
                   $(if $(CROSS),$(or $(RUNNER),test -s)) $$t && echo $(1); } 2>/dev/null; rm -f $$t)
SMALL_CFLAGS  := -ffunction-sections -fdata-sections -fno-asynchronous-unwind-tables -falign-functions=1 \
                 $(call try_link,-falign-jumps=1 -falign-loops=1) $(call try_link,-malign-data=abi)
PIC           := $(if $(EXE),,-fPIC) $(call try_link,-fno-semantic-interposition)
ifneq ($(EXE),)
# A program of Windows brings what it needs, and has as large a stack as programs have elsewhere.
SMALL_LDFLAGS := -Wl$(comma)--gc-sections -Wl$(comma)--stack$(comma)8388608 -static
else
SMALL_LDFLAGS := $(foreach f,-Wl$(comma)--gc-sections -Wl$(comma)-z$(comma)pack-relative-relocs \
                   -Wl$(comma)-z$(comma)noseparate-code,$(call try_link,$(f)))
endif
# A program stands at a fixed address, so that no table is written to when it starts. `make NO_PIE=`: at any.
NO_PIE        := $(call try_link,-no-pie)

# ---- What there is ----------------------------------------------------------------------------------
# A room is a folder; its sources are its .c files, its lexer.re and its grammar.y. The rooms of a part
# stand in the order in which they may use each other, lowest first; check-rooms holds them to it.
# A dialect is a folder of defs/ with a .def of the same name, and the hand-written .c files beside it.

GEN_ROOMS     := gen/base gen/syntax gen/record gen/evaluate gen/c gen/cpp gen/model gen/make gen/format gen/emit gen
RUNTIME_ROOMS := runtime/memory runtime/context runtime/text runtime/builtin runtime/number runtime/ir runtime/verify runtime/print runtime/bytecode runtime/rewrite runtime/pass runtime
PARSER_ROOMS  := parser/text parser/grammar parser/custom parser/shortcut parser/legacy parser

objects = $(patsubst %.c,$(OUT)/obj/%.o,$(1:$(OUT)/obj/%=%))
room    = $(wildcard $(1)/*.c) $(patsubst %.re,$(OUT)/obj/%.c,$(wildcard $(1)/lexer.re)) \
          $(patsubst %.y,$(OUT)/obj/%.c,$(wildcard $(1)/grammar.y))
rooms   = $(foreach r,$(1),$(call room,$(r)))

GEN_SOURCES     := $(call rooms,$(GEN_ROOMS))
LIBRARY_SOURCES := $(call rooms,$(RUNTIME_ROOMS) $(PARSER_ROOMS))
# What re2c, Lemon, awk and foresee make. A packed file (make dist) has it in generated/.
GENERATED       := $(filter $(OUT)/%,$(GEN_SOURCES) $(LIBRARY_SOURCES)) \
                   $(addprefix $(OUT)/obj/,gen/syntax/grammar.h gen/c/public_names.h parser/grammar/grammar.h parser/grammar/foresight.h)
GEN_OBJECTS     := $(call objects,$(GEN_SOURCES))
RUNTIME_OBJECTS := $(call objects,$(call rooms,$(RUNTIME_ROOMS)))
PARSER_OBJECTS  := $(call objects,$(call rooms,$(PARSER_ROOMS)))
# `make DIALECTS='arith func'`: these and what they need. Else all.
ifeq ($(origin DIALECTS),command line)
CHOSEN_ALONE := yes
override DIALECTS := $(or $(shell sh build/needs.sh defs conversion,ranges $(DIALECTS)),$(error no dialects))
else
DIALECTS        := $(foreach d,$(filter-out mica,$(notdir $(patsubst %/,%,$(wildcard defs/*/)))),$(if $(wildcard defs/$(d)/$(d).def),$(d)))
endif
# Those that Mica's own tests alone use stand in an archive of their own, which is not installed.
TEST_DIALECTS   := $(filter probe test test_transform,$(DIALECTS))
# Files that add to a dialect of another folder.
EXTENSIONS      := $(filter test_transform,$(DIALECTS))
USER_DIALECTS   := $(filter-out $(TEST_DIALECTS),$(DIALECTS))
dialect_sources = $(foreach d,$(1),$(OUT)/dialects/$(d)/$(d).c $(wildcard defs/$(d)/*.c))
dialect_objects = $(patsubst %.c,$(OUT)/obj/%.o,$(patsubst $(OUT)/%,%,$(call dialect_sources,$(1))))
# Folders of passes that belong to no dialect.
PASS_FOLDERS    := $(filter passes conversion ranges,$(DIALECTS))
DIALECT_OBJECTS := $(call dialect_objects,$(DIALECTS))
DIALECT_HEADERS := $(foreach d,$(DIALECTS),$(OUT)/dialects/$(d)/$(d).h)
TOOL_MAINS      := $(filter-out $(if $(TEST_DIALECTS),,tools/mica-test-opt.c),$(wildcard tools/mica-*.c))
TOOL_OBJECTS    := $(call objects,$(filter-out tools/mica-%.c,$(wildcard tools/*.c)) gen/base/pattern.c)
MICA_GEN        := $(OUT)/bin/mica-gen$(EXE)
# What makes C of definitions here.
RUN_GEN         := $(if $(NATIVE),$(NATIVE)/bin/mica-gen,$(RUNNER) $(MICA_GEN))
TOOLS           := $(patsubst tools/%.c,$(OUT)/bin/%$(EXE),$(TOOL_MAINS))
UNIT_TESTS      := $(patsubst tests/unit/%.c,$(OUT)/tests/%,$(wildcard tests/unit/*.c))
LIBRARIES       := $(OUT)/lib/libmica-opt.a $(OUT)/lib/libmica-dialects.a $(OUT)/lib/libmica.a
# Where the linker knows sonames and version scripts.
SHARED_LIBRARY  := $(if $(EXE),,$(shell t=`mktemp` && { echo 'int mica_x;' | $(CC) -shared -fPIC -Wl,-soname,$(SONAME) -Wl,--version-script=build/libmica.map \
                     $(LDFLAGS) -xc -o $$t - && echo $(OUT)/lib/$(SONAME); } 2>/dev/null; rm -f $$t))
TEST_LIBRARY    := $(OUT)/lib/libmica-test-dialects.a

.PHONY: all demo docs map format check check-format check-rooms check-accessors check-seeds check-symbols check-shared \
        check-install check-unit check-text check-generated check-docs check-ods check-recipes check-compilers check-peer check-interop check-passes check-lowered check-twin check-asan check-oom fuzz \
        bench bench-bytecode bench-passes install clean help
# Who chooses dialects whose C is there already asks for no mica-gen.
all: $(if $(and $(PACKED),$(CHOSEN_ALONE)),,$(MICA_GEN)) $(LIBRARIES) $(SHARED_LIBRARY) $(TOOLS)

help:
	@echo 'all              mica-gen, the libraries and mica-opt (default)'
	@echo 'demo             a dialect from its .def to a running tool'
	@echo 'docs             a page of HTML for each dialect, in $(OUT)/docs'
	@echo 'site             all documents as one site, in $(SITE); check-site: where its links lead, in Chromium'
	@echo 'map              docs/map.md, from what each source file says it holds'
	@echo 'check            all tests that need no peer: unit, text, generated C and headers, documents'
	@echo 'format           the C files as .clang-format says; check-format asks whether they are'
	@echo 'check-compilers  everything with gcc (-O3, no assertions), with clang and for 32 bits (where gcc -m32 is installed), warnings as errors'
	@echo 'check-clang      of that what takes a minute: clang reads every source, without assertions'
	@echo 'deb              packages of Debian, in $(DEB); check-deb: lintian and autopkgtest on them'
	@echo 'check-uses       the commands of docs/using.md, each where its tools are installed; QUICK=1: without what takes long'
	@echo 'check-amalgamation  Mica as one file, by each compiler; check-dist: packed sources, the same twice'
	@echo 'check-python     the Python package, and what docs/python.md says of it, where Python has cffi and setuptools'
	@echo 'bench-python     walking a million operations: Python by cffi, by ctypes, and C'
	@echo 'check-abi        what programs linked with the shared library before is there as it was, where abidiff is installed'
	@echo 'check-rust       the crate mica-sys, where cargo and bindgen are installed'
	@echo 'check-linking    as a shared library and with link-time optimization, by gcc and clang'
	@echo 'check-asan       the tests under AddressSanitizer and UndefinedBehaviorSanitizer'
	@echo 'check-plain      the tests of the text with the parser'"'"'s shortcuts switched off'
	@echo 'check-oom        every task again and again, with each of its allocations failing'
	@echo 'check-damaged    the texts and definitions of the tests with a token missing, doubled, or as their end, or another number'
	@echo 'check-incomplete every operation, incomplete in every way, inside every operation that has regions'
	@echo 'check-said       the text tests: no program ends with 1 without an error'
	@echo 'check-scale      every shape of text at two sizes: instructions and memory grow with the text (needs valgrind)'
	@echo 'check-distributed  what docs/scale.md says of ccache, distcc, GNU parallel and Slurm (as far as installed)'
	@echo 'coverage         lines and branches that the tests reach, by room, and error texts that none produces'
	@echo 'check-machines   the text tests on arm64, armhf, i386, riscv64, s390x and with musl, where compilers for them are installed'
	@echo 'check-windows    the text tests under Wine, of programs that MinGW compiles'
	@echo 'check-peer       the part of check-interop that a change breaks soonest, in minutes'
	@echo 'check-interop    against the installed MLIR 22 and CORPUS=$(CORPUS)'
	@echo 'check-passes     passes on every piece of the corpus that they are whole for, and random programs run before and after them'
	@echo 'check-lowered    the same on what MLIR 22 makes of pieces of the corpus: texts that nobody wrote'
	@echo 'check-twin       random and hand-written definitions through mica-gen and mlir-tblgen, texts through both tools'
	@echo 'bench-passes     passes against the installed MLIR 22: whole runs, and what a pass adds'
	@echo 'bench-bytecode   bytecode against the installed MLIR 22: read, written, made of text'
	@echo 'bench            time and memory as ratios against the installed MLIR 22: texts and mica-gen, then the two above'
	@echo 'fuzz             libFuzzer targets (FUZZ_SECONDS=60 each; needs clang)'
	@echo 'amalgamation     Mica as one file: mica.c, mica.h, mica-gen.c, and two files for each dialect, in $(ONE)'
	@echo 'wasm             mica-opt and mica-gen as WebAssembly, by Emscripten, in $(WASM)'
	@echo 'playground       a page that runs them in a browser, in $(PLAYGROUND); check-playground: in Chromium'
	@echo 'dist             the sources with all that is generated from them: make needs a C compiler alone then'
	@echo 'install          to DESTDIR=$(DESTDIR) PREFIX=$(PREFIX), libraries to LIBDIR=$(LIBDIR) below it; uninstall removes it'
	@echo 'clean            removes $(OUT)'

clean:
	rm -rf $(OUT)

# ---- Compiling --------------------------------------------------------------------------------------

$(OUT)/%/:
	@mkdir -p $@
.PRECIOUS: $(OUT)/%/ $(OUT)/obj/%.c $(OUT)/obj/%.h
.SECONDEXPANSION:
.DELETE_ON_ERROR:
.SECONDARY:

# What dialects and tools do is called a few times an operation, what these rooms do not even that: rather small than fast,
# unless CFLAGS say more than -O2.
SMALL_ROOMS    := runtime/number runtime/pass parser/legacy
# Without the passes of gcc that take a quarter of its time and save mica-gen 2 % of its instructions, rewriting less. What
# mica-gen does once for each definition needs no more than -O1.
QUICK_CFLAGS   := $(if $(filter -O2,$(CFLAGS)),$(call try_link,-fno-gcse -fno-schedule-insns2 -fno-tree-pre -fno-tree-vrp))
DIALECT_CFLAGS := $(if $(filter -O2,$(CFLAGS)),$(call try_link,-Os) $(QUICK_CFLAGS))
ONCE_CFLAGS    := $(if $(filter -O2,$(CFLAGS)),$(call try_link,-O1))

compile = $(Q)$(CC) $(WARNINGS) $(1) $(MICA_CPPFLAGS) $(CPPFLAGS) $(SMALL_CFLAGS) $(CFLAGS) $(OWN_CFLAGS) -MMD -MP -c -o $@ $<

$(OUT)/obj/%.o: %.c | $$(@D)/
	$(call compile)
$(OUT)/obj/dialects/%.o: $(OUT)/dialects/%.c | $$(@D)/
	$(call compile)
$(OUT)/obj/%/lexer.o: $(OUT)/obj/%/lexer.c
	$(call compile,-I$*)
$(OUT)/obj/%/grammar.o: $(OUT)/obj/%/grammar.c
	$(call compile,-I$*)

PUBLIC_HEADERS  := $(wildcard runtime/include/mica/*.h)
PARSER_CPPFLAGS := -Iparser -I$(OUT)/obj/parser
ifneq ($(wildcard generated),)
$(GENERATED): $(OUT)/obj/%: generated/% | $$(@D)/
	$(Q)cp $< $@
else
$(OUT)/obj/%/lexer.c: %/lexer.re | $(OUT)/obj/%/  # no line directives, no date in the output
	$(Q)$(RE2C) -W -Werror -b -i --no-generation-date -o $@ $<
$(OUT)/obj/%/grammar.c $(OUT)/obj/%/grammar.h: %/grammar.y build/lempar.c | $(OUT)/obj/%/
	$(Q)$(LEMON) -q -l -Tbuild/lempar.c -d$(OUT)/obj/$* $<
	@touch $(OUT)/obj/$*/grammar.h  # Lemon leaves a header that would stay the same

# What the text's grammar can answer by its state alone.
ifneq ($(NATIVE),)
$(OUT)/obj/parser/grammar/foresight.h: $(NATIVE)/obj/parser/grammar/foresight.h | $(OUT)/obj/parser/grammar/
	$(Q)cp $< $@
else
$(OUT)/obj/parser/grammar/foresee: build/foresee.c $(OUT)/obj/parser/grammar/grammar.c $(OUT)/obj/parser/text/tokens.h
	$(Q)$(CC) $(WARNINGS) $(MICA_CPPFLAGS) $(PARSER_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) \
	  -DGRAMMAR='"grammar/grammar.c"' -o $@ $<
$(OUT)/obj/parser/grammar/foresight.h: $(OUT)/obj/parser/grammar/foresee
	$(Q)$(RUNNER) $< >$@
endif
# The names that the author's C may take from the public headers, and what its calls of them must be.
$(OUT)/obj/gen/c/public_names.h: $(PUBLIC_HEADERS) build/public_names.awk | $(OUT)/obj/gen/c/
	$(Q)for h in $(notdir $(PUBLIC_HEADERS)); do echo "#include \"mica/$$h\""; done | \
	  $(CC) -E -dD -P $(MICA_CPPFLAGS) $(CPPFLAGS) -xc - | awk -f build/public_names.awk | LC_ALL=C sort | \
	  awk -v blocks=1 -f build/public_names.awk >$@
endif
$(OUT)/obj/parser/grammar/grammar.o: $(OUT)/obj/parser/grammar/foresight.h
$(OUT)/obj/gen/c/public_name.o: $(OUT)/obj/gen/c/public_names.h
# The grammar gives the tokens their numbers, and the lexer below it has them from here.
$(OUT)/obj/parser/text/tokens.h: $(OUT)/obj/parser/grammar/grammar.h | $(OUT)/obj/parser/text/
	$(Q)cp $< $@

# A file includes the headers of its own part as "room/file.h"; the token numbers that Lemon writes are
# "syntax/grammar.h" and "text/tokens.h".
$(GEN_OBJECTS): MICA_CPPFLAGS += -Igen -I$(OUT)/obj/gen
$(GEN_OBJECTS): | $(OUT)/obj/gen/syntax/grammar.h
$(TOOL_OBJECTS): MICA_CPPFLAGS += -Igen
$(OUT)/obj/gen/command.o: MICA_CPPFLAGS += -DMICA_VERSION='"$(VERSION)"'
$(OUT)/obj/gen/command.o: runtime/include/mica/version.h
$(RUNTIME_OBJECTS): MICA_CPPFLAGS += -Iruntime -fvisibility=hidden
$(PARSER_OBJECTS): MICA_CPPFLAGS += $(PARSER_CPPFLAGS) -fvisibility=hidden
# What the archives hold can become part of a shared library.
$(RUNTIME_OBJECTS) $(PARSER_OBJECTS) $(DIALECT_OBJECTS) $(TOOL_OBJECTS): MICA_CPPFLAGS += $(PIC)
$(PARSER_OBJECTS): | $(OUT)/obj/parser/text/tokens.h

$(MICA_GEN): $(GEN_OBJECTS) | $(OUT)/bin/ $(OUT)/share/mica/
	$(Q)$(CC) $(CFLAGS) $(SMALL_LDFLAGS) $(NO_PIE) $(LDFLAGS) -o $@ $^
	@ln -sfn $(abspath defs) $(OUT)/share/mica/defs  # where it looks for the prelude, as one that is installed does

# Under another name until it is whole: of two that write it in one folder each writes its own.
archive = $(Q)t=$@.$$$$ && { $(AR) rcs $$t $(filter %.o,$^) && mv -f $$t $@ || { rm -f $$t; exit 1; }; }
$(LIBRARIES) $(TEST_LIBRARY): Makefile  # which objects an archive holds stands here
$(OUT)/lib/libmica.a: $(RUNTIME_OBJECTS) $(PARSER_OBJECTS) | $(OUT)/lib/
	$(archive)
# Exports what the public headers declare.
$(OUT)/lib/$(SONAME): build/libmica.map Makefile $(RUNTIME_OBJECTS) $(PARSER_OBJECTS) | $(OUT)/lib/
	$(Q)$(CC) $(CFLAGS) -shared -Wl,-soname,$(SONAME) -Wl,--version-script=$< $(SMALL_LDFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) -lm
$(OUT)/lib/libmica-dialects.a: $(OUT)/dialects/mica/chosen
$(OUT)/lib/libmica-dialects.a: $(call dialect_objects,$(USER_DIALECTS)) | $(OUT)/lib/
	$(archive)
$(TEST_LIBRARY): $(call dialect_objects,$(TEST_DIALECTS)) | $(OUT)/lib/
	$(archive)
$(OUT)/lib/libmica-opt.a: $(TOOL_OBJECTS) | $(OUT)/lib/
	$(archive)
link_tool = $(Q)$(CC) $(CFLAGS) $(SMALL_LDFLAGS) $(NO_PIE) $(LDFLAGS) -o $@ $(filter %.o,$^) $(filter $(TEST_LIBRARY),$^) $(LIBRARIES) -lm
$(OUT)/bin/mica-test-opt$(EXE): $(TEST_LIBRARY)
$(TOOLS): $(OUT)/bin/%$(EXE): $(OUT)/obj/tools/%.o $(LIBRARIES) | $(OUT)/bin/
	$(link_tool)

# ---- Dialects ---------------------------------------------------------------------------------------
# mica-gen rewrites only what changed, so the stamp tells when it ran and the files tell what to compile.

ifneq ($(PACKED),)
define dialect_rules
$(OUT)/dialects/$(1)/stamp: $(PACKED)/$(1)/$(1).c $(PACKED)/$(1)/$(1).h | $(OUT)/dialects/$(1)/
	$(Q)cp $$^ $(OUT)/dialects/$(1)
	@touch $$@
endef
else
define dialect_rules
$(OUT)/dialects/$(1)/stamp: defs/$(1)/$(1).def $(if $(NATIVE),$(NATIVE)/bin/mica-gen,$(MICA_GEN)) | $(OUT)/dialects/$(1)/
	$(Q)$(RUN_GEN) $(if $(filter $(1),$(EXTENSIONS)),--extension) -I defs --no-line -MD $$@.d -MT $$@ -o $(OUT)/dialects/$(1) $$<
	@touch $$@
-include $(OUT)/dialects/$(1)/stamp.d
endef
endif
define dialect_files
$(OUT)/dialects/$(1)/$(1).c $(OUT)/dialects/$(1)/$(1).h: $(OUT)/dialects/$(1)/stamp ;
endef
$(foreach d,$(DIALECTS),$(eval $(call dialect_rules,$(d)))$(eval $(call dialect_files,$(d))))
# Which they are: written when others are chosen than the last time.
CHOSEN := $(OUT)/dialects/mica/chosen
.PHONY: choose
choose:
$(CHOSEN): choose | $(OUT)/dialects/mica/
	@echo '$(DIALECTS)' | cmp -s - $@ || echo '$(DIALECTS)' >$@
# Those that Mica brings, in one header, and their passes in another.
ALL_DIALECTS := $(OUT)/dialects/mica/dialects.h $(OUT)/dialects/mica/passes.h
$(OUT)/dialects/mica/dialects.h: build/dialects.sh Makefile $(CHOSEN)
	$(Q)sh build/dialects.sh $(filter-out $(PASS_FOLDERS),$(USER_DIALECTS)) >$@
$(OUT)/dialects/mica/passes.h: build/passes.sh Makefile $(CHOSEN)
	$(Q)sh build/passes.sh $(PASS_FOLDERS) >$@
$(DIALECT_OBJECTS) $(TOOL_OBJECTS) $(call objects,$(call rooms,$(SMALL_ROOMS))): OWN_CFLAGS := $(DIALECT_CFLAGS)
$(GEN_OBJECTS) $(call objects,$(call rooms,runtime/rewrite)): OWN_CFLAGS := $(QUICK_CFLAGS)
$(call objects,$(call rooms,gen/format gen/model gen/make gen/emit)): OWN_CFLAGS := $(ONCE_CFLAGS)
# The builtin dialect names no other, which is all that the demo asks for.
DEMO_DIALECTS  := builtin
$(filter-out $(call dialect_objects,$(DEMO_DIALECTS)),$(DIALECT_OBJECTS)) $(call objects,$(TOOL_MAINS)) $(UNIT_TESTS): | $(DIALECT_HEADERS) $(ALL_DIALECTS)
$(call dialect_objects,$(DEMO_DIALECTS)): | $(foreach d,$(DEMO_DIALECTS),$(OUT)/dialects/$(d)/$(d).h)

# ---- As one file ------------------------------------------------------------------------------------
# mica.c and mica.h, mica-gen.c, and NAME/NAME.c and NAME/NAME.h of each dialect: a C compiler takes them as they are.

ONE        := $(OUT)/amalgamation
ONE_FILES  := $(ONE)/mica.h $(ONE)/mica.c $(ONE)/mica-gen.c $(foreach d,$(USER_DIALECTS),$(ONE)/$(d)/$(d).h $(ONE)/$(d)/$(d).c)
amalgamate = $(Q)$(PYTHON) build/amalgamate.py -o $@ -I runtime/include
.PHONY: amalgamation check-amalgamation
amalgamation: $(ONE_FILES)
$(ONE_FILES): build/amalgamate.py $(GENERATED)
$(ONE)/mica.h: $(PUBLIC_HEADERS)
	$(amalgamate) --title "Mica $(VERSION): the runtime's declarations." $(PUBLIC_HEADERS)
$(ONE)/mica.c: $(LIBRARY_SOURCES) $(wildcard $(addsuffix /*.h,$(RUNTIME_ROOMS) $(PARSER_ROOMS)))
	$(amalgamate) --title "Mica $(VERSION): the runtime and the text parser." --public runtime/include -I runtime -I parser \
	  -I $(OUT)/obj/parser $(LIBRARY_SOURCES)
$(ONE)/mica-gen.c: $(GEN_SOURCES) $(wildcard $(addsuffix /*.h,$(GEN_ROOMS)) defs/*/*.def defs/mlir/*/*.td)
	$(amalgamate) --title "Mica $(VERSION): mica-gen, from definitions to C." -I gen -I $(OUT)/obj/gen --prelude defs \
	  --define 'MICA_VERSION="$(VERSION)"' --define _FILE_OFFSET_BITS=64 $(filter-out gen/base/embedded.c,$(GEN_SOURCES))
define one_dialect
$(ONE)/$(1)/$(1).h: $(OUT)/dialects/$(1)/$(1).h
	$$(amalgamate) --title "The dialect $(1) of Mica $(VERSION)." --public runtime/include --dialects $(OUT)/dialects -I $(OUT)/dialects $$<
$(ONE)/$(1)/$(1).c: $(call dialect_sources,$(1)) $(wildcard defs/$(1)/*.h) | $(DIALECT_HEADERS)
	$$(amalgamate) --title "The dialect $(1) of Mica $(VERSION)." --public runtime/include --dialects $(OUT)/dialects -I $(OUT)/dialects \
	  $(call dialect_sources,$(1))
endef
$(foreach d,$(USER_DIALECTS),$(eval $(call one_dialect,$(d))))
check-amalgamation: amalgamation
	$(Q)$(PYTHON) tests/amalgamation.py --folder $(ONE) --work $(OUT)/amalgamation.work

# ---- In a browser -----------------------------------------------------------------------------------
# mica-opt and mica-gen as WebAssembly, by Emscripten but without its JavaScript: what they ask of a system is answered by
# site/playground/system.js. Of what make amalgamation writes, one object for each dialect.

EMCC       ?= emcc
WASM       := $(OUT)/wasm
WASM_CORE  := func scf tensor
WASM_STACK := 131072
WASM_FLAGS := -std=c11 -Oz -DNDEBUG -DMICA_STACK=$(WASM_STACK)
WASM_LINK  := -Oz -s STANDALONE_WASM=1 -s ALLOW_MEMORY_GROWTH=1 \
              -s ERROR_ON_UNDEFINED_SYMBOLS=0 -s TOTAL_STACK=1048576 -s MALLOC=emmalloc
WASM_OPT   := $(if $(shell command -v wasm-opt),wasm-opt --flatten --rereloop -Oz -Oz --converge --reorder-locals --strip-debug \
              --enable-mutable-globals --enable-sign-ext,cp)
WASM_FILES := $(addprefix $(WASM)/,mica-opt.wasm mica-opt-all.wasm mica-gen.wasm)
wasm_core  := $(shell sh build/needs.sh defs conversion,ranges $(WASM_CORE))
# What gzip makes of each, and the most that it may be.
WASM_SIZES := mica-opt:400000 mica-opt-all:1200000 mica-gen:405000
.PHONY: wasm
wasm: $(WASM_FILES)
	$(Q)for s in $(WASM_SIZES); do n=`gzip -9c $(WASM)/$${s%:*}.wasm | wc -c`; echo "$${s%:*}.wasm: $$n bytes by gzip"; \
	  test $$n -le $${s#*:} || { echo "wasm: the most is $${s#*:}"; exit 1; }; done

wasm_compile = $(Q)$(EMCC) $(WASM_FLAGS) $(1) -MMD -MP -MF $@.d -MT $@ -c -o $@ $<
$(WASM)/obj/mica.o: $(ONE)/mica.c $(ONE)/mica.h | $(WASM)/obj/
	$(call wasm_compile)
$(WASM)/obj/mica-gen.o: $(WASM)/mica-gen.c | $(WASM)/obj/
	$(call wasm_compile,-std=gnu11 -flto)
$(WASM)/obj/host.o: site/playground/host.c | $(WASM)/obj/
	$(call wasm_compile)
define wasm_dialect
$(WASM)/obj/dialects/$(1).o: $(ONE)/$(1)/$(1).c | $(filter %.h,$(ONE_FILES)) $(WASM)/obj/dialects/
	$$(call wasm_compile,-I$(ONE))
endef
$(foreach d,$(USER_DIALECTS),$(eval $(call wasm_dialect,$(d))))
WASM_TOOL_OBJECTS := $(patsubst $(OUT)/obj/%,$(WASM)/obj/%,$(filter-out $(OUT)/obj/tools/check_%,$(TOOL_OBJECTS)))
$(WASM_TOOL_OBJECTS): $(WASM)/obj/%.o: %.c | $$(@D)/
	$(call wasm_compile,-Iruntime/include -Itools/include -Igen)
# The prelude alone is inside, and nothing that the page never asks for.
WASM_LEFT_OUT := $(wildcard gen/emit/python*.c gen/emit/report*.c) $(addprefix gen/,emit/check_patterns.c emit/stubs.c \
                 record/dump_json.c record/print_detailed.c compile_commands.c watch.c)
$(WASM)/mica-gen.c: $(ONE)/mica-gen.c site/playground/left_out.c
	$(Q)rm -rf $(WASM)/defs && mkdir -p $(WASM)/defs && cp -R defs/mica defs/mlir $(WASM)/defs
	$(amalgamate) --title "Mica $(VERSION): mica-gen, from definitions to C." -I gen -I $(OUT)/obj/gen --prelude $(WASM)/defs --bare \
	  --define 'MICA_VERSION="$(VERSION)"' --define _FILE_OFFSET_BITS=64 $(filter-out gen/base/embedded.c $(WASM_LEFT_OUT),$(GEN_SOURCES)) site/playground/left_out.c

# mica-opt with some of the dialects, and all folders of passes among them: $(call wasm_opt,NAME,DIALECTS)
define wasm_opt
$(WASM)/$(1)/mica/dialects.h: build/dialects.sh Makefile | $(WASM)/$(1)/mica/
	$(Q)sh build/dialects.sh $(filter-out $(PASS_FOLDERS),$(2)) >$$@
$(WASM)/$(1)/mica/passes.h: build/passes.sh Makefile | $(WASM)/$(1)/mica/
	$(Q)sh build/passes.sh $(filter $(PASS_FOLDERS),$(2)) >$$@
$(WASM)/$(1)/main.o: tools/mica-opt.c $(WASM)/$(1)/mica/dialects.h $(WASM)/$(1)/mica/passes.h | $(DIALECT_HEADERS)
	$$(call wasm_compile,-I$(WASM)/$(1) -Iruntime/include -Itools/include -I$(OUT)/dialects)
$(WASM)/$(1).wasm: $(WASM)/$(1)/main.o $(WASM)/obj/host.o $(WASM_TOOL_OBJECTS) $(WASM)/obj/mica.o $(2:%=$(WASM)/obj/dialects/%.o)
	$$(wasm_link)
endef
wasm_link = $(Q)$(EMCC) $(WASM_LINK) -o $@.linked.wasm $(filter %.o,$^) 2>$@.said || { cat $@.said; exit 1; } && $(WASM_OPT) $@.linked.wasm -o $@
$(eval $(call wasm_opt,mica-opt,$(wasm_core)))
# The page has texts alone: the module that it fetches first goes without bytecode.
$(WASM)/obj/left_out_bytecode.o: site/playground/left_out_bytecode.c | $(WASM)/obj/
	$(call wasm_compile,-Iruntime/include)
$(WASM)/mica-opt.wasm: $(WASM)/obj/left_out_bytecode.o
$(WASM)/mica-opt.wasm: WASM_LINK += -Wl,--wrap=mica_is_bytecode,--wrap=mica_read_bytecode,--wrap=mica_write_bytecode
$(eval $(call wasm_opt,mica-opt-all,$(USER_DIALECTS)))
# The generator is linked as one, a twentieth smaller, with its strings in the order of the sources, where gzip finds more in
# them than where they share their ends. mica-opt isn't: less of what it recurs with then stands on the stack whose end it
# knows, and a browser's own ends first.
$(WASM)/mica-gen.wasm: WASM_LINK += -flto -Wl,-O0
$(WASM)/mica-gen.wasm: $(WASM)/obj/mica-gen.o $(WASM)/obj/host.o
	$(wasm_link)

# The page: static files, for any server of files.
PLAYGROUND       := $(OUT)/playground
PLAYGROUND_FLAGS ?=
.PHONY: playground check-playground
playground: wasm
	$(Q)cd site/playground/editor && grep '  editor.js$$' README.md | sed 's/^ *//' | sha256sum --quiet -c
	$(Q)rm -rf $(PLAYGROUND) && mkdir -p $(PLAYGROUND)/editor
	$(Q)cp -R $(addprefix site/playground/,$(notdir $(wildcard site/playground/*.html site/playground/*.css site/playground/*.js)) examples) $(PLAYGROUND)
	$(Q)cp $(addprefix site/playground/editor/,editor.js LICENSE) $(PLAYGROUND)/editor
	$(Q)cp examples/tally/tally.def examples/ring/ring.def $(PLAYGROUND)/examples
	$(Q)cp $(WASM_FILES) $(PLAYGROUND)
	@echo 'playground: $(PLAYGROUND)/index.html'
# In a headless Chromium, by playwright-core (of npm; NODE_PATH says where), where these are installed.
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser)
has_playwright = { command -v node >/dev/null && node -e 'require("playwright-core")' 2>/dev/null; }
check-playground: $(if $(shell command -v $(EMCC)),amalgamation)
	$(Q)if ! command -v $(EMCC) >/dev/null; then echo 'check-playground: no $(EMCC), skipped'; \
	  elif ! test -x '$(CHROMIUM)' || ! $(has_playwright); then echo 'check-playground: no Chromium or no playwright-core, skipped'; \
	  else $(MAKE) -s --no-print-directory playground && node tests/playground.mjs --page $(PLAYGROUND) --chromium $(CHROMIUM) $(PLAYGROUND_FLAGS); fi

# The same bytes for the same sources; from the packed file make needs a C compiler alone.
DIST := $(OUT)/mica-$(VERSION).tar.gz
DIST_TREE := $(OUT)/dist/mica-$(VERSION)
DIST_MAKE  = +$(Q)$(MAKE) -s --no-print-directory -C $(DIST_TREE) OUT=out CFLAGS=-O0 RE2C=false LEMON=false PYTHON=false
.PHONY: dist check-dist
dist: $(GENERATED) $(DIALECT_HEADERS)
	$(Q)$(PYTHON) build/dist.py -o $(DIST) --name mica-$(VERSION) --out $(OUT) $(GENERATED) $(DIALECT_HEADERS) $(DIALECT_HEADERS:.h=.c)
check-dist: dist
	$(Q)cp $(DIST) $(DIST).first && $(MAKE) -s --no-print-directory dist >/dev/null && cmp $(DIST) $(DIST).first
	$(Q)rm -rf $(OUT)/dist && mkdir -p $(OUT)/dist && gzip -dc $(DIST) | tar -xf - -C $(OUT)/dist
	$(DIST_MAKE) DIALECTS=index
	$(Q)cd $(DIST_TREE) && test ! -e out/bin/mica-gen && out/bin/mica-opt --show-dialects | grep -qx 'Available Dialects: builtin,index,ub'
	$(Q)touch $(DIST_TREE)/defs/index/index.def
	$(DIST_MAKE) -n DIALECTS=index out/dialects/index/index.h | grep -q '^out/bin/mica-gen '
	$(DIST_MAKE) $(addprefix out/obj/gen/,syntax/lexer.o syntax/grammar.o c/public_name.o)
	@echo 'dist: the same twice; make needs a C compiler alone, and mica-gen where a definition changed'

# Debian's packages of what is packed: packaging/debian becomes debian/ in it. The page's editor, which no package holds, is left
# out: it is bundled, and not its own source.
DEB          := $(OUT)/deb
DEB_TREE     := $(DEB)/mica-$(VERSION)
DEB_LEFT_OUT := site/playground/editor/editor.js
.PHONY: deb check-deb
deb: dist
	$(Q)rm -rf $(DEB) && mkdir -p $(DEB) && gzip -dc $(DIST) | tar -xmf - -C $(DEB) && rm $(DEB_TREE)/$(DEB_LEFT_OUT)
	$(Q)tar -cf - -C $(DEB) $(notdir $(DEB_TREE)) | gzip -9n >$(DEB)/mica_$(VERSION).orig.tar.gz
	$(Q)cp -R packaging/debian $(DEB_TREE)/debian && rm $(DEB_TREE)/debian/changelog.in
	$(Q)sed -e 's/@VERSION@/$(VERSION)/' -e "s/@DATE@/`date -R`/" packaging/debian/changelog.in >$(DEB_TREE)/debian/changelog
	$(Q)sed -n '/^Permission/,$$s/^/ /p' LICENSE | sed 's/^ $$/ ./' >>$(DEB_TREE)/debian/copyright
	$(Q)cd $(DEB_TREE) && env -u MAKEFLAGS -u MAKELEVEL dpkg-buildpackage -us -uc -j`getconf _NPROCESSORS_ONLN`
# That they are made, and what lintian says.
.PHONY: check-packages
check-packages: dist
	$(Q)if ! command -v dpkg-buildpackage >/dev/null || ! command -v dh >/dev/null || ! command -v lintian >/dev/null; then \
	  echo 'check-packages: no debhelper or no lintian, skipped'; \
	  else $(MAKE) -s --no-print-directory deb >$(OUT)/deb.log 2>&1 || { tail -n 40 $(OUT)/deb.log; exit 1; }; \
	  lintian --allow-root --fail-on error $(DEB)/*.changes && echo 'packages: made, and lintian finds no error'; fi
# What is installed at work as well: autopkgtest installs the packages on this machine.
check-deb: deb
	$(Q)lintian --allow-root --fail-on error $(DEB)/*.changes
	$(Q)autopkgtest $(DEB)/*.deb $(DEB)/*.dsc -- null

# ---- The demo: examples/ring from its definition to a running tool ----------------------------------

# It needs the builtin dialect alone, so the archive that it links holds no other.
DEMO_LIBRARIES := $(OUT)/lib/libmica-opt.a $(OUT)/demo/libmica-dialects.a $(OUT)/lib/libmica.a
$(OUT)/demo/libmica-dialects.a: $(call dialect_objects,$(DEMO_DIALECTS)) | $(OUT)/demo/
	$(archive)
demo: $(OUT)/bin/mica-gen $(DEMO_LIBRARIES)
	@echo '$$ mica-gen -I defs -o $(OUT)/demo examples/ring/ring.def'
	@$(OUT)/bin/mica-gen -I defs -o $(OUT)/demo examples/ring/ring.def
	@wc -l examples/ring/ring.def $(OUT)/demo/ring.[ch]
	@echo '$$ cc -o ring-opt ring-opt.c hooks.c ring.c -lmica-opt -lmica-dialects -lmica'
	@cp examples/ring/hooks.c examples/ring/ring-opt.c $(OUT)/demo
	@$(CC) $(WARNINGS) $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $(OUT)/demo/ring-opt \
	  $(addprefix $(OUT)/demo/,ring-opt.c hooks.c ring.c) $(DEMO_LIBRARIES)
	@echo '$$ ring-opt examples/ring/norm.mlir'
	@$(OUT)/demo/ring-opt examples/ring/norm.mlir
	@echo '$$ sed "s/constant 1 /constant 100 /" examples/ring/norm.mlir | ring-opt'
	@sed 's/constant 1 /constant 100 /' examples/ring/norm.mlir | $(OUT)/demo/ring-opt --mlir-print-op-on-diagnostic=false \
	  || test $$? = 1

# ---- Tests ------------------------------------------------------------------------------------------

LIT ?= $(firstword $(shell command -v lit llvm-lit lit-22 2>/dev/null) $(wildcard /usr/lib/llvm-*/bin/lit))
FILECHECK_FOLDER ?= $(dir $(firstword $(shell command -v FileCheck 2>/dev/null) $(wildcard /usr/lib/llvm-*/bin/FileCheck)))

check: check-format check-seeds check-rooms check-accessors check-unit check-text check-generated check-docs check-site check-recipes check-symbols check-install
	@echo 'check: all passed'

# No room uses one above it, and no part one that it doesn't know: by the symbols of the object files.
NM     ?= nm
colons  = $(subst $(eval) ,:,$(strip $(1)))
check-rooms: all
	$(Q)$(PYTHON) tests/rooms.py --nm $(NM) --objects $(OUT)/obj gen=$(call colons,$(GEN_ROOMS)) \
	  runtime=$(call colons,$(RUNTIME_ROOMS)) parser=$(call colons,$(PARSER_ROOMS))

# Hooks ask for the parts of their operations by the names that generated headers give.
check-accessors: $(OUT)/bin/mica-gen $(DIALECT_HEADERS)
	$(Q)$(PYTHON) tests/accessors.py --gen $(OUT)/bin/mica-gen --defs defs --dialects $(OUT)/dialects

# What the archives define starts with mica_, or with the name of a dialect; what a user's program defines stays its own.
comma := ,
space := $(subst ,, )
prefixes = $(subst $(space),$(comma),$(1:%=%_))
check-symbols: $(LIBRARIES) $(SHARED_LIBRARY)
	$(Q)$(PYTHON) tests/symbols.py --nm '$(NM)' --cc '$(CC) $(CFLAGS) $(LDFLAGS)' --work $(OUT)/symbols $(SHARED_LIBRARY:%=--library %) \
	  $(OUT)/lib/libmica.a=mica_ $(OUT)/lib/libmica-opt.a=mica_ \
	  $(OUT)/lib/libmica-dialects.a=$(call prefixes,$(USER_DIALECTS))
# The same for a shared library, and with link-time optimization: in check-linking, for each compiler.
check-shared: $(OUT)/lib/libmica.a
	$(Q)$(PYTHON) tests/symbols.py --nm '$(NM)' --cc '$(CC) $(CFLAGS) $(LDFLAGS)' --work $(OUT)/symbols --shared \
	  $(OUT)/lib/libmica.a=mica_

# The installed tree: what it must hold and must not, and that the example builds against it alone.
check-install: all stage
	$(Q)rm -rf $(OUT)/installed && $(MAKE) -s --no-print-directory install DESTDIR= PREFIX=$(abspath $(OUT))/installed
	$(Q)$(PYTHON) tests/installed.py --cc '$(CC) $(CFLAGS) $(LDFLAGS)' --prefix $(abspath $(OUT))/installed --work $(OUT)/installed.work
	$(Q)$(MAKE) -s --no-print-directory uninstall DESTDIR= PREFIX=$(abspath $(OUT))/installed
	$(Q)test -z "$$(find $(OUT)/installed ! -type d)"
	$(Q)rm -rf $(OUT)/installed && $(MAKE) -s --no-print-directory STAGE=$(OUT)/stage.apart LIBDIR=lib/machine install DESTDIR= PREFIX=$(abspath $(OUT))/installed
	$(Q)$(PYTHON) tests/installed.py --cc '$(CC) $(CFLAGS) $(LDFLAGS)' --prefix $(abspath $(OUT))/installed --libdir lib/machine --work $(OUT)/installed.work

# The commands of docs/using.md, each way where its tools are installed.
.PHONY: check-uses
check-uses: amalgamation stage
	$(Q)rm -rf $(OUT)/uses.installed && $(MAKE) -s --no-print-directory install DESTDIR= PREFIX=$(abspath $(OUT))/uses.installed
	$(Q)$(PYTHON) tests/uses.py --mica $(OUT)/uses.installed --one $(ONE) --work $(OUT)/uses

# What else the page tells of; with QUICK=1 without what takes long. Each says so where its tools are missing.
LONG_USES := check-playground check-packages check-windows check-machines
check-uses: check-dist $(if $(QUICK),,$(LONG_USES))

# A few dialects, chosen: what they need comes with them, and nothing else.
.PHONY: check-choice
check-uses: check-choice
check-choice:
	$(Q)$(MAKE) -s --no-print-directory OUT=$(OUT)/choice CFLAGS=-O0 DIALECTS='func scf' $(OUT)/choice/bin/mica-opt
	$(Q)$(OUT)/choice/bin/mica-opt --show-dialects | grep -qx 'Available Dialects: arith,builtin,cf,func,scf,ub'

# mica.hpp, without exceptions.
.PHONY: check-cpp
check: check-cpp
check-cpp: $(LIBRARIES) | $(DIALECT_HEADERS) $(OUT)/tests/
	$(Q)for t in tests/cpp/*.cpp; do \
	  $(CXX) -std=c++17 -fno-exceptions -Wall -Wextra -Wpedantic -Werror $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) \
	    -o $(OUT)/tests/cpp $$t $(LIBRARIES) -lm && $(OUT)/tests/cpp || exit 1; done
	@echo 'cpp: mica.hpp does what it says'

# Each statement of the documents in tests/seeds.tsv has a test.
check-seeds:
	$(Q)$(PYTHON) tests/seeds.py

# The patterns of arith give on values what the operations that they replace give; wrong ones are found.
.PHONY: check-patterns
check: check-patterns
check-patterns: all
	$(Q)$(PYTHON) tests/patterns.py --gen $(OUT)/bin/mica-gen --bin $(OUT)/bin --cc '$(CC) -std=c11 $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)' \
	  --libraries '$(LIBRARIES)' --include runtime/include tools/include $(OUT)/dialects --work $(OUT)/patterns

# Where clang-format is installed: every C file is as .clang-format says.
CLANG_FORMAT ?= clang-format
FORMATTED = $(filter-out build/lempar.c examples/ring/ring.c examples/ring/ring.h tests/text/gen/Inputs/abi-2/%,\
              $(shell find bindings defs examples gen parser runtime site tests tools -name '*.[ch]'))
check-format:
	$(Q)! grep -nE '.{101}' $(shell find gen parser -name '*.y' -o -name '*.re')
	$(Q)if command -v $(CLANG_FORMAT) >/dev/null; then $(CLANG_FORMAT) --dry-run -Werror $(FORMATTED); \
	  else echo 'check-format: no $(CLANG_FORMAT), skipped'; fi
format:
	$(Q)$(CLANG_FORMAT) -i $(FORMATTED)

$(UNIT_TESTS): $(OUT)/tests/%: tests/unit/%.c $(TEST_LIBRARY) $(LIBRARIES) | $(OUT)/tests/
	$(Q)$(CC) $(WARNINGS) $(MICA_CPPFLAGS) -Itests/unit $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -MMD -MP -MF $@.d -MT $@ \
	  -o $@ $< $(TEST_LIBRARY) $(LIBRARIES) -lcmocka -lm

check-unit: $(UNIT_TESTS)
	$(Q)failed=0; for t in $(UNIT_TESTS); do \
	  $$t >$$t.log 2>&1 || { cat $$t.log; failed=$$((failed + 1)); }; done; \
	  passed=$$(cat $(addsuffix .log,$(UNIT_TESTS)) | awk '/  PASSED  .*test/ { n += $$4 } END { print n + 0 }'); \
	  echo "unit: $$passed tests passed, $$failed programs failed"; test $$failed = 0

check-text: all
	$(Q)CC='$(CC)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' MICA_BIN=$(abspath $(OUT)/bin) FILECHECK_FOLDER=$(FILECHECK_FOLDER) MICA_OUT=$(abspath $(OUT)) \
	  CC='$(CC)' CXX='$(CXX)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' \
	  $(LIT) -sv $(LIT_FLAGS) tests/text --order=lexical

# Without parser/shortcut/ the texts are read the same: a table of shortcuts that take nothing stands in for its own.
# Left out: what doesn't read IR, or asks what reading it costs.
PLAIN_OUT   := examples gen language limits
PLAIN_TOOLS := $(TOOLS:$(OUT)/bin/%=$(OUT)/plain/bin/%)
$(OUT)/obj/tests/no_shortcuts.o: MICA_CPPFLAGS += $(PARSER_CPPFLAGS)
$(OUT)/obj/tests/no_shortcuts.o: | $(OUT)/obj/parser/text/tokens.h
$(OUT)/plain/bin/mica-test-opt: $(TEST_LIBRARY)
$(PLAIN_TOOLS): $(OUT)/plain/bin/%: $(OUT)/obj/tools/%.o $(OUT)/obj/tests/no_shortcuts.o $(LIBRARIES) | $(OUT)/plain/bin/
	$(link_tool)
.PHONY: check-plain
check: check-plain
check-plain: all $(PLAIN_TOOLS)
	$(call said_by,plain/bin,plain/said)
	$(Q)$(call said_env,plain/bin,plain/said) CFLAGS='$(CFLAGS)' PATH="$(abspath $(OUT)/bin):$$PATH" \
	  MICA_OUT=$(abspath $(OUT)/plain) FILECHECK_FOLDER=$(FILECHECK_FOLDER) $(LIT) -sq $(LIT_FLAGS) --order=lexical \
	  --filter-out=output-file $(filter-out %.py $(PLAIN_OUT:%=tests/text/%),$(wildcard tests/text/*))
	$(call said_all,plain/said)
	@echo 'plain: without parser/shortcut/ the same'

# No program ends with 1 without an error: a script of its name stands in front of each. Left out: tests that stop one.
said_by  = $(Q)rm -rf $(OUT)/$(2) $(OUT)/$(2).log && mkdir -p $(OUT)/$(2) && \
           for p in $(OUT)/$(1)/*; do ln -s $(abspath tests/said.sh) $(OUT)/$(2)/$$(basename $$p); done
said_env = MICA_SAID_BIN=$(abspath $(OUT)/$(1)) MICA_SAID_LOG=$(abspath $(OUT)/$(2).log) MICA_BIN=$(abspath $(OUT)/$(2))
said_all = $(Q)! test -s $(OUT)/$(1).log || { echo 'exit code 1 without an error:'; cat $(OUT)/$(1).log; exit 1; }
.PHONY: check-said
check-said: all
	$(call said_by,bin,said)
	$(Q)$(call said_env,bin,said) FILECHECK_FOLDER=$(FILECHECK_FOLDER) MICA_OUT=$(abspath $(OUT)) \
	  CC='$(CC)' CXX='$(CXX)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' \
	  $(LIT) -sv $(LIT_FLAGS) tests/text --order=lexical --filter-out=output-file
	$(call said_all,said)

# What mica-gen writes for every definition there is, and the public headers: gcc and clang, C11, C17, C++17.
check-generated: all $(DIALECT_HEADERS)
	$(Q)$(PYTHON) tests/generated.py --gen $(OUT)/bin/mica-gen --dialects $(OUT)/dialects --work $(OUT)/generated
	$(Q)$(PYTHON) tests/names_in_c.py --gen $(OUT)/bin/mica-gen --dialects $(OUT)/dialects --work $(OUT)/names

# The programs in docs/c-api.md do what it says, and so does the manual, with what is installed; every file stands in the
# map, and what is named exists.
MLIR_C_FLAGS := --include runtime/include --include $(OUT)/dialects
check-docs: all stage check-ods
	$(Q)$(PYTHON) tests/legacy.py --gen $(OUT)/bin/mica-gen --defs defs $(if $(WRITE),--write)
	$(Q)$(PYTHON) tests/docs.py --compile '$(CC) $(WARNINGS) $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS)' \
	  --link '$(LDFLAGS) $(LIBRARIES) -lm' --work $(OUT)/docs.work
	$(Q)$(PYTHON) tests/mlir_c.py $(MLIR_C_FLAGS)
	$(Q)$(MAKE) -s --no-print-directory install DESTDIR= PREFIX=$(abspath $(OUT))/manual.installed
	$(Q)CC='$(CC)' CFLAGS='$(filter-out -std=%,$(WARNINGS)) $(CFLAGS) $(LDFLAGS)' $(PYTHON) tests/manual.py \
	  --prefix $(OUT)/manual.installed --work $(OUT)/manual $(if $(WRITE),--write) docs/tutorial.md docs/definitions.md docs/toy.md

# What docs/ods.md says of each class, field, directive and placeholder is so, and none is missing.
check-ods: $(OUT)/bin/mica-gen
	$(Q)$(PYTHON) tests/ods.py --gen $(OUT)/bin/mica-gen --defs defs --work $(OUT)/ods

# What each source file holds, by its opening comment.
map:
	$(Q)$(PYTHON) build/map.py

# The recipes of docs/changing.md, tried in a copy.
check-recipes:
	$(Q)$(PYTHON) tests/recipes.py --work $(OUT)/recipes --make $(MAKE) --cc '$(CC)' $(if $(WRITE),--write)

# One page of HTML for each dialect, and for the example's.
HTML_PAGES := $(foreach d,$(USER_DIALECTS) ring,$(OUT)/docs/$(d).html)
html_page   = $(Q)$(RUN_GEN) --html -o $(OUT)/docs.work/pages $< && cp $(OUT)/docs.work/pages/$(@F) $@
docs: $(HTML_PAGES)
$(OUT)/docs/ring.html: examples/ring/ring.def $(OUT)/bin/mica-gen | $(OUT)/docs/
	$(html_page)
define dialect_page
$(OUT)/docs/$(1).html: defs/$(1)/$(1).def $(OUT)/dialects/$(1)/stamp | $(OUT)/docs/
	$$(html_page)
endef
$(foreach d,$(USER_DIALECTS),$(eval $(call dialect_page,$(d))))

# All documents as one site, with the playground where it can be made. SITE_PLAYGROUND=: without.
SITE        := $(OUT)/site
SITE_RENDER := $(OUT)/site.work/render
SITE_PLAYGROUND ?= $(if $(shell command -v $(EMCC)),playground)
.PHONY: site check-site
$(SITE_RENDER): site/manual/render.c $(OUT)/lib/libmica-gen.a | $(OUT)/site.work/
	$(Q)$(CC) $(WARNINGS) -Igen $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(OUT)/lib/libmica-gen.a -lm -lpthread
# $(call write_site,FOLDER,OPTIONS)
write_site = $(Q)$(PYTHON) site/manual/make.py --render $(SITE_RENDER) --gen $(OUT)/bin/mica-gen --dialects $(OUT)/dialects --out $(1) $(2) $(USER_DIALECTS)
site: $(SITE_RENDER) $(OUT)/bin/mica-gen $(DIALECT_HEADERS) $(SITE_PLAYGROUND)
	$(call write_site,$(SITE),$(if $(SITE_PLAYGROUND),--playground $(PLAYGROUND)))
# Every link leads somewhere, and nothing of an author's runs; in Chromium, where it is installed.
check-site: $(SITE_RENDER) $(OUT)/bin/mica-gen $(DIALECT_HEADERS)
	$(call write_site,$(OUT)/site.work/site)
	$(Q)$(PYTHON) tests/site.py --site $(OUT)/site.work/site --render $(SITE_RENDER)
	$(Q)if ! test -x '$(CHROMIUM)' || ! $(has_playwright); then echo 'check-site: no Chromium or no playwright-core, skipped there'; \
	  else node tests/site.mjs --site $(OUT)/site.work/site --chromium $(CHROMIUM); fi

# ---- Python -----------------------------------------------------------------------------------------
# The package is built from what is staged, as a user builds it from what is installed, where Python has what that needs.

PYTHON_MODULES := $(foreach d,$(filter-out $(PASS_FOLDERS),$(USER_DIALECTS)),$(OUT)/python/$(d).py)
define python_module
$(OUT)/python/$(1).py: defs/$(1)/$(1).def $(OUT)/dialects/$(1)/stamp | $(OUT)/python/
	$$(Q)$(RUN_GEN) --python --no-line -o $(OUT)/python/made $$< && \
	  mv $(OUT)/python/made/$(1).pyi $$(@D) && mv $(OUT)/python/made/$(1).py $$@
endef
$(foreach d,$(filter-out $(PASS_FOLDERS),$(USER_DIALECTS)),$(eval $(call python_module,$(d))))
# PYTHON_FLAGS=--valgrind: under valgrind. check-asan runs it with sanitizers.
PYTHON_FLAGS ?=
.PHONY: check-python bench-python
check: check-python
check-python: stage
	$(Q)$(PYTHON) tests/python.py --mica $(STAGE) --work $(OUT)/python --cc '$(CC)' --cflags='$(CFLAGS)' --ldflags='$(LDFLAGS)' \
	  $(PYTHON_FLAGS)
bench-python: stage
	$(Q)$(PYTHON) tests/python.py --mica $(STAGE) --work $(OUT)/python --cc '$(CC)' --cflags='$(CFLAGS)' --bench

# docs/abi.md: nothing that was declared for the soname goes or changes. WRITE=1 records what a new soname has.
.PHONY: check-abi
check-linking: check-abi
check-abi: $(SHARED_LIBRARY)
ifneq ($(SHARED_LIBRARY),)
	$(Q)$(PYTHON) tests/abi.py --library $(SHARED_LIBRARY) --baseline packaging/$(SONAME).abi.gz --work $(OUT)/abi --cc '$(CC)' \
	  $(if $(WRITE),--write)
endif

# The crate mica-sys, by bindgen: a part of check-uses.
.PHONY: check-rust
check-uses: check-rust
check-rust: stage
	$(Q)$(PYTHON) tests/rust.py --mica $(STAGE) --work $(OUT)/rust

# $(call shared_with,CC,AR,NM): check-shared without and with link-time optimization, where the three are installed.
define shared_with
+$(Q)for flags in '' -flto; do \
  if command -v $(1) >/dev/null && command -v $(2) >/dev/null && command -v $(3) >/dev/null && echo 'int main(void) { return 0; }' | \
     $(1) $$flags $(LDFLAGS) -x c -o $(OUT)/linked - 2>/dev/null; then \
    $(MAKE) OUT=$(OUT)/shared-$(1)$$flags CC=$(1) AR=$(2) NM=$(3) CFLAGS="-O2 -fPIC $$flags" check-shared || exit 1; \
  else echo "check-shared: $(1) $$flags with $(2) and $(3) isn't installed, skipped"; fi; done
endef
.PHONY: check-linking
check-linking:
	$(call shared_with,gcc,gcc-ar,gcc-nm)
	$(call shared_with,clang,llvm-ar,llvm-nm)

check-compilers:
	$(MAKE) OUT=$(OUT)/gcc-O3 CC=gcc CXX=g++ CFLAGS='-O3 -DNDEBUG' all
	$(MAKE) OUT=$(OUT)/clang CC=clang CXX=clang++ all
	$(Q)$(PYTHON) tests/machines.py --out $(OUT)/machines --make '$(MAKE)' --only i386 --compile-only

# Of check-compilers what takes a minute: clang reads every source, warnings as errors, and makes nothing. Without
# assertions: what they alone use is unused.
.PHONY: objects check-clang
objects: $(GEN_OBJECTS) $(RUNTIME_OBJECTS) $(PARSER_OBJECTS) $(DIALECT_OBJECTS) $(TOOL_OBJECTS) $(call objects,$(TOOL_MAINS))
check-clang: all
	$(Q)if ! command -v clang >/dev/null; then echo 'check-clang: no clang, skipped'; \
	  else $(MAKE) -s --no-print-directory OUT=$(OUT)/clang-syntax NATIVE=$(OUT) CC=clang CFLAGS='-O0 -fsyntax-only -DNDEBUG' LDFLAGS= objects && \
	    echo 'check-clang: every source is clean'; fi

SANITIZE := -fsanitize=address,undefined -fno-sanitize-recover=all -DMICA_CHECK_BOUNDS
# What runs Mica; how its output compiles doesn't depend on how it was built.
ASAN_CHECKS := check-unit check-text check-docs check-ods check-python damage-sample incomplete-sample
check-asan:
	$(MAKE) OUT=$(OUT)/asan CFLAGS='-O1 -g -fno-omit-frame-pointer $(SANITIZE)' LDFLAGS='$(SANITIZE)' $(ASAN_CHECKS)

# What the tests reach, by room, and the error texts that none produces, which is an error. Of the allocations that
# the same functions ask for one above the other, one is refused. mica-gen ends as others do, so that its counts
# are written; the test that would take too long without optimization is left out.
GCOV ?= gcov
COVERAGE_FLAGS ?=
.PHONY: coverage coverage-table
coverage:
	$(MAKE) OUT=$(OUT)/coverage CFLAGS='-O0 -g --coverage' CPPFLAGS='-D_Exit=exit' LDFLAGS='--coverage' \
	  LIT_FLAGS='--filter-out=definitions-nesting' OOM_FLAGS='--callers 12' all check-unit check-text check-ods sweep check-damaged DAMAGE_EVERY=50
	$(Q)$(MAKE) -s OUT=$(OUT)/coverage coverage-table
coverage-table:
	$(Q)$(PYTHON) tests/coverage.py --objects $(OUT)/obj --gcov $(GCOV) $(COVERAGE_FLAGS) \
	  $(GEN_ROOMS) $(RUNTIME_ROOMS) $(PARSER_ROOMS) tools $(foreach d,$(DIALECTS),defs/$(d))

# 32 bits, another libc, big-endian: as far as compilers for them are installed.
MACHINE_FLAGS ?=
.PHONY: check-machines
check-machines:
	$(Q)$(PYTHON) tests/machines.py --out $(OUT)/machines --make '$(MAKE)' --lit $(LIT) \
	  --filecheck $(FILECHECK_FOLDER) $(MACHINE_FLAGS)
# Under Wine, with definitions made to C by this machine's mica-gen.
.PHONY: check-windows
check-windows: all
	$(Q)$(PYTHON) tests/machines.py --out $(OUT)/machines --make '$(MAKE)' --lit $(LIT) \
	  --filecheck $(FILECHECK_FOLDER) --only windows --native $(OUT) $(MACHINE_FLAGS)

# Every shape of text with n things and with 4 n: not part of check, it takes minutes.
SCALE_FLAGS ?=
.PHONY: check-scale
check-scale: all
	$(Q)$(PYTHON) tests/scale/scale.py --bin $(OUT)/bin --defs defs --work $(OUT)/scale $(SCALE_FLAGS)
	$(Q)$(PYTHON) tests/scale/scale.py --bin $(OUT)/bin --defs defs --work $(OUT)/scale --bytecode $(SCALE_FLAGS)

# Every piece of the text tests, under sanitizers.
OOM_FLAGS ?=
OOM_TEXTS  = $(shell find tests/text -name '*.mlir')
OOM_TALK   = $(wildcard tests/text/passes/print-*.mlir tests/text/passes/view-*.mlir)  # these passes print
OOM_PASSES = $(shell find $(addprefix tests/text/,passes conversion arith cf complex func index math mpi probe scf ub) -name '*.mlir')
.PHONY: sweep
check-oom: $(filter %_oom,$(UNIT_TESTS))
	$(Q)for t in $^; do $$t || exit 1; done
	$(MAKE) OUT=$(OUT)/asan CFLAGS='-O1 -g -fno-omit-frame-pointer $(SANITIZE)' LDFLAGS='$(SANITIZE)' sweep
sweep: $(OUT)/tests/sweep
	$(Q)$< $(OOM_FLAGS) $(OOM_TEXTS)
	$(Q)$< $(OOM_FLAGS) --passes $(filter-out $(OOM_TALK),$(OOM_PASSES))
	$(Q)$< $(OOM_FLAGS) --told $(filter-out $(OOM_TALK),$(OOM_TEXTS))
$(OUT)/tests/sweep: tests/oom/sweep.c $(TEST_LIBRARY) $(LIBRARIES) | $(OUT)/tests/
	$(Q)$(CC) $(WARNINGS) $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(TEST_LIBRARY) $(LIBRARIES) -lm
$(OUT)/tests/sweep: | $(DIALECT_HEADERS) $(ALL_DIALECTS)

# Texts and definitions of which a token is missing, stands twice, or is the last one: a few with every check, or many.
DAMAGE_FLAGS     ?=
DAMAGE_EVERY     ?= 20
DAMAGE_DEFINITIONS = $(shell find tests/text/gen -name Inputs -prune -o -name '*.[dt][ed]*' -print) $(shell find tests/text/language -name '*.td')
DAMAGE_TOOLS     := $(OUT)/tests/damage $(OUT)/tests/damage_bytecode $(OUT)/tests/damage_definitions
.PHONY: check-damaged damage-sample
check: damage-sample
damage-sample: $(DAMAGE_TOOLS)
	$(Q)$(OUT)/tests/damage --every 7 $(OOM_TEXTS)
	$(Q)$(OUT)/tests/damage --numbers --every 7 $(OOM_TEXTS)
	$(Q)$(OUT)/tests/damage_bytecode --every 997 $(OOM_TEXTS)
	$(Q)$(OUT)/tests/damage_definitions --every 997 $(OUT)/damage $(DAMAGE_DEFINITIONS)
check-damaged: $(DAMAGE_TOOLS)
	$(Q)$(OUT)/tests/damage $(DAMAGE_FLAGS) $(OOM_TEXTS)
	$(Q)$(OUT)/tests/damage --numbers $(DAMAGE_FLAGS) $(OOM_TEXTS)
	$(Q)$(OUT)/tests/damage_bytecode --every $(DAMAGE_EVERY) $(OOM_TEXTS)
	$(Q)$(OUT)/tests/damage_definitions --every $(DAMAGE_EVERY) $(OUT)/damage $(DAMAGE_DEFINITIONS)
$(OUT)/tests/damage: tests/damage/damage.c tests/damage/tokens.h $(TEST_LIBRARY) $(LIBRARIES) | $(OUT)/tests/
	$(Q)$(CC) $(WARNINGS) $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(TEST_LIBRARY) $(LIBRARIES) -lm
$(OUT)/tests/damage_bytecode: tests/damage/damage_bytecode.c $(TEST_LIBRARY) $(LIBRARIES) | $(OUT)/tests/
	$(Q)$(CC) $(WARNINGS) $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(TEST_LIBRARY) $(LIBRARIES) -lm
$(OUT)/tests/damage $(OUT)/tests/damage_bytecode: | $(DIALECT_HEADERS) $(ALL_DIALECTS)
$(OUT)/tests/damage_definitions: tests/damage/damage_definitions.c tests/damage/tokens.h $(OUT)/lib/libmica-gen.a | $(OUT)/tests/
	$(Q)$(CC) $(WARNINGS) -Igen $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(OUT)/lib/libmica-gen.a -lm -lpthread

# Every operation, incomplete in every way, inside every operation with regions: a sample with every check, or all.
INCOMPLETE_FLAGS ?=
.PHONY: check-incomplete incomplete-sample
check: incomplete-sample
incomplete-sample: $(OUT)/tests/incomplete
	$(Q)$(OUT)/tests/incomplete --every 997 $(OOM_TEXTS)
check-incomplete: $(OUT)/tests/incomplete
	$(Q)$(OUT)/tests/incomplete $(INCOMPLETE_FLAGS) $(OOM_TEXTS)
$(OUT)/tests/incomplete: tests/damage/incomplete.c $(TEST_LIBRARY) $(LIBRARIES) | $(OUT)/tests/
	$(Q)$(CC) $(WARNINGS) $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(TEST_LIBRARY) $(LIBRARIES) -lm
$(OUT)/tests/incomplete: | $(DIALECT_HEADERS) $(ALL_DIALECTS)

# docs/scale.md holds, as far as ccache, distcc and GNU parallel are installed.
DISTRIBUTED_FLAGS ?=
.PHONY: check-distributed
check-distributed: all
	$(Q)$(PYTHON) tests/distributed.py --bin $(OUT)/bin --work $(OUT)/distributed $(DISTRIBUTED_FLAGS)

# ---- Fuzzing: fuzz_NAME.c in tests/fuzz is a libFuzzer target, NAME/ its first inputs, NAME.dict words ----

# -entropic=0: with as many features as passes have, choosing inputs by how rare theirs are takes two thirds of the time.
FUZZ_SECONDS ?= 60
FUZZERS := $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c))
FUZZ_SANITIZE := -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -DMICA_CHECK_BOUNDS
fuzz:
	$(MAKE) OUT=$(OUT)/fuzz CC=clang CXX=clang++ CFLAGS='-O1 -g -fno-omit-frame-pointer $(FUZZ_SANITIZE)' \
	  LDFLAGS='-fsanitize=address,undefined' fuzzers
	$(Q)for f in $(FUZZERS); do mkdir -p $(OUT)/fuzz/found/$$f && \
	  $(OUT)/fuzz/bin/fuzz_$$f -max_total_time=$(FUZZ_SECONDS) -timeout=10 -rss_limit_mb=2048 -close_fd_mask=3 \
	    -artifact_prefix=$(OUT)/fuzz/found/$$f- $$(test -f tests/fuzz/$$f.dict && echo -dict=tests/fuzz/$$f.dict) \
	    $(OUT)/fuzz/found/$$f tests/fuzz/$$f $$(test $$f = language && echo tests/text/language) $$(test $$f = passes && echo -entropic=0 tests/text/passes) || exit 1; done

# That they compile; running them takes clang and time.
.PHONY: fuzzers check-fuzzers
check: check-fuzzers
check-fuzzers: $(LIBRARIES)
	$(Q)for f in $(FUZZERS); do $(CC) $(WARNINGS) $(MICA_CPPFLAGS) -Igen $(CPPFLAGS) $(CFLAGS) -DWORK='""' -fsyntax-only \
	  tests/fuzz/fuzz_$$f.c || exit 1; done
fuzzers: $(FUZZERS:%=$(OUT)/bin/fuzz_%)
$(OUT)/lib/libmica-gen.a: $(filter-out %/gen/main.o,$(GEN_OBJECTS)) | $(OUT)/lib/
	$(archive)
$(FUZZERS:%=$(OUT)/bin/fuzz_%): $(OUT)/bin/fuzz_%: tests/fuzz/fuzz_%.c $(LIBRARIES) $(OUT)/lib/libmica-gen.a $(ALL_DIALECTS)
	$(Q)$(CC) $(WARNINGS) $(MICA_CPPFLAGS) -Igen $(CPPFLAGS) $(CFLAGS) -fsanitize=fuzzer,address,undefined \
	  -DWORK='"$(OUT)/injection"' -o $@ $< \
	  $(LIBRARIES) $(OUT)/lib/libmica-gen.a -lm

# ---- Against the peer -------------------------------------------------------------------------------

# What of it a change breaks soonest, in minutes.
check-peer: all
	$(Q)$(PYTHON) tests/interop/flags.py --opt $(OUT)/bin/mica-opt
	$(Q)$(PYTHON) tests/interop/models.py --gen $(OUT)/bin/mica-gen
	$(Q)$(PYTHON) tests/interop/corpus.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS)
	$(Q)$(PYTHON) tests/interop/bytecode.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS) --every 23
	$(Q)$(PYTHON) tests/interop/bytecode_write.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS) --every 12
	$(Q)$(PYTHON) tests/interop/operations.py --out $(OUT) --count 4000
	$(Q)$(PYTHON) tests/interop/mutants.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS) --count 2000
	$(Q)$(PYTHON) tests/interop/passes.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS) --core --every 4 --generate 40
	$(Q)$(PYTHON) tests/interop/seedcases.py --opt $(OUT)/bin/mica-opt --cases $(SEEDCASES)
	$(Q)$(PYTHON) tests/interop/seedcases.py --opt $(OUT)/bin/mica-test-opt --cases $(SEEDCASES) --seeds 001,003
	$(Q)$(PYTHON) tests/interop/seedcases.py --opt $(OUT)/bin/mica-test-opt --cases $(SEEDCASES) --seeds 000,002

check-interop: check-peer
	$(Q)$(PYTHON) tests/mlir_c.py $(MLIR_C_FLAGS) --peer $${PEER_INCLUDE:-/usr/lib/llvm-22/include}/mlir-c
	$(Q)$(PYTHON) tests/interop/records.py --gen $(OUT)/bin/mica-gen
	$(Q)$(PYTHON) tests/interop/encodings.py --gen $(OUT)/bin/mica-gen
	$(Q)$(PYTHON) tests/interop/language.py --gen $(OUT)/bin/mica-gen
	$(Q)$(PYTHON) tests/interop/differential.py --gen $(OUT)/bin/mica-gen
	$(Q)$(PYTHON) tests/interop/prelude.py --gen $(OUT)/bin/mica-gen
	$(Q)$(PYTHON) tests/interop/td.py --out $(OUT) --cc '$(CC)'
	$(Q)$(PYTHON) tests/interop/errors.py --gen $(OUT)/bin/mica-gen
	$(Q)$(PYTHON) tests/interop/port.py --out $(OUT) --corpus $(CORPUS)
	$(Q)$(PYTHON) tests/interop/bytecode_write.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS) --every 84 --versions 5,4,3,2,1,0
	$(Q)$(PYTHON) tests/interop/vhlo.py --out $(OUT) --cc '$(CC)' --artifacts $(ARTIFACTS)
	$(Q)$(PYTHON) tests/interop/operations.py --out $(OUT)
	$(Q)$(PYTHON) tests/interop/mutants.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS)
	$(Q)$(PYTHON) tests/interop/folds.py --out $(OUT)
	$(Q)$(PYTHON) tests/interop/hooks.py --out $(OUT) --cc '$(CC)'
	$(Q)$(PYTHON) tests/interop/effects.py --out $(OUT) --corpus $(CORPUS) --cc '$(CC)'
	$(Q)$(PYTHON) tests/interop/actions.py --opt $(OUT)/bin/mica-opt
	$(Q)$(PYTHON) tests/interop/runs.py --bin $(OUT)/bin --programs 2000

# All of what check-interop takes samples of: passes on each piece of the dialects whose folds are here, programs before and
# after them.
RUNS ?= 100000
check-passes: all
	$(Q)$(PYTHON) tests/interop/passes.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS) --core
	$(Q)$(PYTHON) tests/interop/passes.py --opt $(OUT)/bin/mica-test-opt --corpus $(CORPUS) --every 6 --generate 100
	$(Q)$(PYTHON) tests/interop/runs.py --bin $(OUT)/bin --programs $(RUNS)

# Texts that nobody wrote: what MLIR's own lowerings make of each LOWERED_EVERY-th piece, as another corpus.
LOWERED_EVERY ?= 8
LOWERED_SEED  ?= 1
check-lowered: all
	$(Q)$(PYTHON) tests/interop/lowered.py --corpus $(CORPUS) --out $(OUT)/lowered --every $(LOWERED_EVERY) --seed $(LOWERED_SEED)
	$(Q)$(PYTHON) tests/interop/corpus.py --opt $(OUT)/bin/mica-test-opt --corpus $(OUT)/lowered
	$(Q)$(PYTHON) tests/interop/passes.py --opt $(OUT)/bin/mica-test-opt --corpus $(OUT)/lowered --generate 0 --show 20

# C++ objects are cached in $(OUT)/twin: minutes the first time, seconds then.
check-twin: all
	$(Q)$(PYTHON) tests/interop/twin/twin.py --out $(OUT) --cc '$(CC)'
	$(Q)$(PYTHON) tests/interop/twin/rewrites.py --out $(OUT) --cc '$(CC)'
	$(Q)$(PYTHON) tests/interop/twin/wire.py --out $(OUT) --cc '$(CC)'

# All three, one after the other; with BENCH_FLAGS the first alone. BENCH_FLAGS=--texts-only leaves out mica-gen and what is
# compiled.
BENCH_FLAGS ?=
BENCH = $(PYTHON) tests/bench/$(1).py --bin $(OUT)/bin --work $(OUT)/bench --corpus $(CORPUS)
bench-bytecode: all $(OUT)/tests/bench_bytecode
	$(Q)$(call BENCH,bytecode) --parts $(OUT)/tests/bench_bytecode
bench-passes: all
	$(Q)$(call BENCH,passes)
bench: all $(OUT)/tests/bench_bytecode
	$(Q)$(call BENCH,bench) --cc '$(CC)' --cxx '$(CXX)' $(BENCH_FLAGS)
	$(Q)$(if $(BENCH_FLAGS),,$(call BENCH,bytecode) --parts $(OUT)/tests/bench_bytecode)
	$(Q)$(if $(BENCH_FLAGS),,$(call BENCH,passes))
$(OUT)/tests/bench_bytecode: tests/bench/bytecode.c $(LIBRARIES) | $(OUT)/tests/ $(DIALECT_HEADERS) $(ALL_DIALECTS)
	$(Q)$(CC) $(WARNINGS) $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $< $(LIBRARIES) -lm

# ---- Installing -------------------------------------------------------------------------------------

# What is installed stands in $(OUT)/stage first, as it will below PREFIX: all that it holds finds the rest from where it
# is, so that it can be moved. `uninstall` removes what stands there. What installs by a make of its own needs `stage` before,
# since two such makes would write it at the same time.

STAGE := $(OUT)/stage
STAGED := $(STAGE).made
STRIP ?= strip
STAGED_FILES := $(shell find bindings defs examples packaging docs runtime/include tools/include -type f) README.md CHANGELOG.md SECURITY.md LICENSE
# From a file there to PREFIX, but for the folders below LIBDIR.
UP     := $(subst $(eval) ,/,$(patsubst %,..,$(subst /, ,$(LIBDIR))))
fill   = sed -e 's,@VERSION@,$(VERSION),' -e 's,@SONAME@,$(SONAME),' -e 's,@INCLUDES@,$(INCLUDES),' \
         -e 's,@LIBDIR@,$(LIBDIR),' -e 's,@UP@,$(UP),'
# From --help, for $(1): a page, and completions.
help_as = awk -v form=$(2) -v program=$(1) -v version=$(VERSION) -f packaging/options.awk $(STAGE).help >$(STAGE)/share/$(3)
from_help = $(RUNNER) $(OUT)/bin/$(1) --help >$(STAGE).help && \
  $(call help_as,$(1),man,man/man1/$(1).1) && $(call help_as,$(1),bash,bash-completion/completions/$(1)) && \
  $(call help_as,$(1),zsh,zsh/site-functions/_$(1)) && $(call help_as,$(1),fish,fish/vendor_completions.d/$(1).fish)
.PHONY: stage uninstall
# The folder of libraries, written when it is another than the last time.
$(STAGE).libdir: choose | $(OUT)/
	@echo '$(LIBDIR)' | cmp -s - $@ || echo '$(LIBDIR)' >$@
stage: $(STAGED)
$(STAGED): $(OUT)/bin/mica-gen $(OUT)/bin/mica-opt $(LIBRARIES) $(SHARED_LIBRARY) $(HTML_PAGES) $(PYTHON_MODULES) $(STAGED_FILES) Makefile $(STAGE).libdir
	$(Q)rm -rf $(STAGE) $@
	$(Q)install -d $(addprefix $(STAGE)/,bin $(LIBDIR)/mica $(LIBDIR)/pkgconfig $(LIBDIR)/cmake/Mica include/$(INCLUDES)/mica share/mica/defs share/man/man1 \
	  share/bash-completion/completions share/zsh/site-functions share/fish/vendor_completions.d share/doc/mica/html share/licenses/mica)
	$(Q)install $(OUT)/bin/mica-gen $(OUT)/bin/mica-opt $(STAGE)/bin && $(STRIP) $(STAGE)/bin/*
	$(Q)install -m 644 $(LIBRARIES) $(STAGE)/$(LIBDIR) && for l in $(notdir $(LIBRARIES)); do $(STRIP) -S $(STAGE)/$(LIBDIR)/$$l || exit 1; done
ifneq ($(SHARED_LIBRARY),)
	$(Q)install -m 755 $(SHARED_LIBRARY) $(STAGE)/$(LIBDIR) && $(STRIP) -x $(STAGE)/$(LIBDIR)/$(SONAME) && \
	  ln -s ../$(SONAME) $(STAGE)/$(LIBDIR)/mica/libmica.so && $(fill) packaging/mica-shared.pc.in >$(STAGE)/$(LIBDIR)/pkgconfig/mica-shared.pc
endif
	$(Q)install -m 644 $(PUBLIC_HEADERS) runtime/include/mica/mica.hpp tools/include/mica/*.h $(ALL_DIALECTS) $(STAGE)/include/$(INCLUDES)/mica
	$(Q)for d in $(USER_DIALECTS); do install -d $(STAGE)/include/$(INCLUDES)/$$d && \
	  install -m 644 $(OUT)/dialects/$$d/$$d.h $(STAGE)/include/$(INCLUDES)/$$d || exit 1; done
	$(Q)cp -R $(filter-out $(TEST_DIALECTS:%=defs/%),$(wildcard defs/*)) $(STAGE)/share/mica/defs
	$(Q)cp -R bindings/python bindings/rust $(STAGE)/share/mica && find $(STAGE)/share/mica -name __pycache__ -prune -exec rm -rf {} +
	$(Q)install -m 644 $(PYTHON_MODULES) $(PYTHON_MODULES:.py=.pyi) $(STAGE)/share/mica/python/mica/dialects
	$(Q)cp -R examples $(STAGE)/share/mica && rm -f $(STAGE)/share/mica/examples/*/.gitignore && $(fill) packaging/mica.mk >$(STAGE)/share/mica/mica.mk
	$(Q)$(fill) packaging/mica.pc.in >$(STAGE)/$(LIBDIR)/pkgconfig/mica.pc
	$(Q)for f in MicaConfig MicaConfigVersion; do $(fill) packaging/$$f.cmake >$(STAGE)/$(LIBDIR)/cmake/Mica/$$f.cmake || exit 1; done
	$(Q)$(call from_help,mica-gen) && $(call from_help,mica-opt)
	$(Q)install -m 644 LICENSE $(STAGE)/share/licenses/mica && install -m 644 README.md CHANGELOG.md SECURITY.md docs/*.md $(STAGE)/share/doc/mica
	$(Q)install -m 644 $(HTML_PAGES) $(STAGE)/share/doc/mica/html
	$(Q)touch $@

install: stage
	install -d $(DESTDIR)$(PREFIX)
	cp -RP $(STAGE)/. $(DESTDIR)$(PREFIX)
# Folders that are empty then go, too, but not those just below PREFIX.
uninstall: stage
	cd $(STAGE) && find . ! -type d -exec rm -f $(DESTDIR)$(PREFIX)/{} \;
	cd $(STAGE) && find . -depth -type d -path './*/*' -exec rmdir $(DESTDIR)$(PREFIX)/{} \; 2>/dev/null || true

-include $(shell find $(OUT)/obj $(OUT)/tests $(WASM) -name '*.d' 2>/dev/null)
