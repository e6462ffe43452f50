build/n19/obj/gen/record/read_field.o: gen/record/read_field.c \
 gen/record/read_field.h gen/base/list.h gen/base/arena.h \
 gen/base/memory.h gen/base/text.h gen/record/record.h \
 gen/base/diagnostic.h gen/base/source.h gen/base/names.h
gen/record/read_field.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/names.h:
