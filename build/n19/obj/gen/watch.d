build/n19/obj/gen/watch.o: gen/watch.c gen/watch.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/base/memory.h \
 gen/base/posix.h
gen/watch.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/memory.h:
gen/base/posix.h:
