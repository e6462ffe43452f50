build/n19/obj/gen/base/source.o: gen/base/source.c gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/base/embedded.h \
 gen/base/list.h gen/base/posix.h
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/embedded.h:
gen/base/list.h:
gen/base/posix.h:
