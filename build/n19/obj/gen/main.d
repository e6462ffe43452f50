build/n19/obj/gen/main.o: gen/main.c gen/base/embedded.h gen/base/posix.h \
 gen/command.h gen/base/list.h gen/base/arena.h gen/base/memory.h \
 gen/base/text.h gen/generate.h gen/record/session.h \
 gen/base/diagnostic.h gen/base/source.h gen/record/record.h \
 gen/evaluate/read.h gen/record/session.h gen/record/dump.h \
 gen/output_file.h gen/own_prelude.h gen/base/system.h gen/watch.h \
 gen/base/source.h
gen/base/embedded.h:
gen/base/posix.h:
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
gen/evaluate/read.h:
gen/record/session.h:
gen/record/dump.h:
gen/output_file.h:
gen/own_prelude.h:
gen/base/system.h:
gen/watch.h:
gen/base/source.h:
