build/n19/obj/gen/command.o: gen/command.c gen/command.h gen/base/list.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/generate.h \
 gen/record/session.h gen/base/diagnostic.h gen/base/source.h \
 gen/record/record.h gen/base/names.h gen/base/posix.h
gen/command.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/generate.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/record/record.h:
gen/base/names.h:
gen/base/posix.h:
