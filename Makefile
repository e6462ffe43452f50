# Mica: `make help` lists the targets. All products go below $(OUT).
# CC, CFLAGS, CPPFLAGS and LDFLAGS are the user's; Mica's own flags stand apart from them.

OUT    ?= build/out
CC     ?= cc
CFLAGS ?= -O2 -g
AR     ?= ar
LEMON  ?= lemon
RE2C   ?= re2c
PREFIX ?= /usr/local
Q      := $(if $(V),,@)

LEMON_TEMPLATE := build/lempar.c
WARNINGS := -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror
MICA_CPPFLAGS := -Iruntime/include -I$(OUT)/dialects
# Lemon's skeleton is not ours to warn about.
GRAMMAR_WARNINGS := -Wno-unused-parameter -Wno-conversion

DIALECTS := $(patsubst defs/%/,%,$(filter-out defs/mica/,$(wildcard defs/*/)))
DIALECT_DEFS := $(foreach d,$(DIALECTS),$(wildcard defs/$(d)/$(d).def))
DIALECTS := $(patsubst defs/%/,%,$(dir $(DIALECT_DEFS)))

RUNTIME_OBJECTS := $(patsubst %.c,$(OUT)/obj/%.o,$(wildcard runtime/*.c))
PARSER_OBJECTS  := $(patsubst %.c,$(OUT)/obj/%.o,$(wildcard parser/*.c)) \
                   $(if $(wildcard parser/lexer.re),$(OUT)/obj/parser/lexer.o) \
                   $(if $(wildcard parser/grammar.y),$(OUT)/obj/parser/grammar.o)
GEN_OBJECTS     := $(patsubst %.c,$(OUT)/obj/%.o,$(wildcard gen/*.c)) \
                   $(if $(wildcard gen/lexer.re),$(OUT)/obj/gen/lexer.o) \
                   $(if $(wildcard gen/grammar.y),$(OUT)/obj/gen/grammar.o)
DIALECT_OBJECTS := $(foreach d,$(DIALECTS),$(OUT)/obj/dialects/$(d)/$(d).o \
                     $(patsubst %.c,$(OUT)/obj/%.o,$(wildcard defs/$(d)/*.c)))
.PHONY: all clean help
all: $(OUT)/bin/mica-gen $(OUT)/lib/libmica.a $(OUT)/bin/mica-opt

help:
	@echo 'all            mica-gen, libmica.a and mica-opt (default)'
	@echo 'clean          removes $(OUT)'

clean:
	rm -rf $(OUT)

$(OUT)/%/:
	@mkdir -p $@
.PRECIOUS: $(OUT)/%/ $(OUT)/obj/%.c

.SECONDEXPANSION:
compile = $(Q)$(CC) $(WARNINGS) $(1) $(MICA_CPPFLAGS) $(CPPFLAGS) $(CFLAGS) -MMD -MP -c -o $@ $<

$(OUT)/obj/%.o: %.c | $$(@D)/
	$(call compile)
$(OUT)/obj/dialects/%.o: $(OUT)/dialects/%.c | $$(@D)/
	$(call compile)
$(OUT)/obj/gen/lexer.o: $(OUT)/obj/gen/lexer.c
	$(call compile,-Igen)
$(OUT)/obj/gen/grammar.o: $(OUT)/obj/gen/grammar.c
	$(call compile,-Igen $(GRAMMAR_WARNINGS))
$(OUT)/obj/parser/lexer.o: $(OUT)/obj/parser/lexer.c
	$(call compile,-Iparser)
$(OUT)/obj/parser/grammar.o: $(OUT)/obj/parser/grammar.c
	$(call compile,-Iparser $(GRAMMAR_WARNINGS))

$(OUT)/obj/%/lexer.c: %/lexer.re | $(OUT)/obj/%/  # -i: no line directives in the output
	$(Q)$(RE2C) -W -Werror -i -o $@ $<
$(OUT)/obj/%/grammar.c $(OUT)/obj/%/grammar.h: %/grammar.y $(LEMON_TEMPLATE) | $(OUT)/obj/%/
	$(Q)$(LEMON) -q -l -T$(LEMON_TEMPLATE) -d$(OUT)/obj/$* $<

# A room's C files may include the token numbers that Lemon writes.
$(GEN_OBJECTS): MICA_CPPFLAGS += -I$(OUT)/obj
$(PARSER_OBJECTS): MICA_CPPFLAGS += -I$(OUT)/obj
$(GEN_OBJECTS): | $(if $(wildcard gen/grammar.y),$(OUT)/obj/gen/grammar.h)
$(PARSER_OBJECTS): | $(if $(wildcard parser/grammar.y),$(OUT)/obj/parser/grammar.h)

$(OUT)/bin/mica-gen: $(GEN_OBJECTS) | $(OUT)/bin/
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^
