build/n19/obj/gen/make/names_of_author.o: gen/make/names_of_author.c \
 gen/make/naming.h gen/c/name_schema.h gen/c/name_table.h \
 gen/base/diagnostic.h gen/base/source.h gen/base/arena.h \
 gen/base/memory.h gen/base/text.h gen/base/list.h gen/model/builder.h \
 gen/model/code.h gen/model/model.h gen/c/declaration.h
gen/make/naming.h:
gen/c/name_schema.h:
gen/c/name_table.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/list.h:
gen/model/builder.h:
gen/model/code.h:
gen/model/model.h:
gen/c/declaration.h:
