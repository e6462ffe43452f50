build/n19/obj/gen/compile_commands.o: gen/compile_commands.c \
 gen/compile_commands.h gen/record/session.h gen/base/diagnostic.h \
 gen/base/source.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/record/record.h gen/base/names.h gen/base/posix.h gen/output_file.h
gen/compile_commands.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/base/names.h:
gen/base/posix.h:
gen/output_file.h:
