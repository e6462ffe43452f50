build/n19/obj/gen/base/names.o: gen/base/names.c gen/base/names.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h
gen/base/names.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
