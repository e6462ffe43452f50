build/n19/obj/gen/base/diagnostic.o: gen/base/diagnostic.c \
 gen/base/diagnostic.h gen/base/source.h gen/base/arena.h \
 gen/base/memory.h gen/base/text.h
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
