# For GNU make: NAME.c and NAME.h are made of NAME.def, again when a definition that it includes has changed.
#
#   include $(shell pkg-config --variable=makefile mica)
#   tool: main.c ring.c
#           $(CC) $(MICA_CFLAGS) -o $@ $^ $(MICA_LIBS)
#
# MICA_GENFLAGS is the user's: -I FOLDER and what else mica-gen takes.

MICA_PREFIX := $(abspath $(dir $(lastword $(MAKEFILE_LIST)))../..)
MICA_GEN    := $(MICA_PREFIX)/bin/mica-gen
MICA_CFLAGS := -I$(MICA_PREFIX)/include/@INCLUDES@ -I.
MICA_LIBS   := $(addprefix $(MICA_PREFIX)/@LIBDIR@/,libmica-opt.a libmica-dialects.a libmica.a) -lm

# mica-gen leaves a file alone that would stay the same; make goes by its time.
%.c %.h: %.def $(MICA_GEN)
	$(MICA_GEN) $(MICA_GENFLAGS) -MD $*.def.d -o $(*D) $<
	@touch $*.c $*.h

-include $(wildcard *.def.d)
