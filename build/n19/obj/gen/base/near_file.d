build/n19/obj/gen/base/near_file.o: gen/base/near_file.c \
 gen/base/diagnostic.h gen/base/source.h gen/base/arena.h \
 gen/base/memory.h gen/base/text.h gen/base/posix.h
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/posix.h:
