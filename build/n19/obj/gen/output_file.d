build/n19/obj/gen/output_file.o: gen/output_file.c gen/output_file.h \
 gen/record/session.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/record/record.h \
 gen/base/list.h gen/base/names.h gen/base/posix.h
gen/output_file.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/base/list.h:
gen/base/names.h:
gen/base/posix.h:
