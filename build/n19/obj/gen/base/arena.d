build/n19/obj/gen/base/arena.o: gen/base/arena.c gen/base/arena.h \
 gen/base/memory.h gen/base/text.h
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
