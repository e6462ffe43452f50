build/n19/obj/gen/make/names_of_definition.o: \
 gen/make/names_of_definition.c gen/base/names.h gen/base/arena.h \
 gen/base/memory.h gen/base/text.h gen/make/naming.h gen/c/name_schema.h \
 gen/c/name_table.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/list.h gen/model/builder.h gen/model/code.h gen/model/model.h \
 gen/model/definition.h gen/c/c_type.h gen/model/constraint.h \
 gen/c/c_expression.h gen/model/hook.h gen/model/trait.h gen/model/enum.h \
 gen/model/interface.h
gen/base/names.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/make/naming.h:
gen/c/name_schema.h:
gen/c/name_table.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/list.h:
gen/model/builder.h:
gen/model/code.h:
gen/model/model.h:
gen/model/definition.h:
gen/c/c_type.h:
gen/model/constraint.h:
gen/c/c_expression.h:
gen/model/hook.h:
gen/model/trait.h:
gen/model/enum.h:
gen/model/interface.h:
