build/n19/obj/gen/own_prelude.o: gen/own_prelude.c gen/own_prelude.h \
 gen/record/session.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/record/record.h \
 gen/base/posix.h
gen/own_prelude.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/base/posix.h:
