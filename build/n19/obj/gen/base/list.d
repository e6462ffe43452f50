build/n19/obj/gen/base/list.o: gen/base/list.c gen/base/list.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
