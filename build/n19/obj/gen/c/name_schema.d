build/n19/obj/gen/c/name_schema.o: gen/c/name_schema.c \
 gen/c/name_schema.h gen/c/name_table.h gen/base/diagnostic.h \
 gen/base/source.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/base/list.h gen/base/names.h
gen/c/name_schema.h:
gen/c/name_table.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/list.h:
gen/base/names.h:
