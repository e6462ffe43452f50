build/n19/obj/gen/model/enum.o: gen/model/enum.c gen/model/enum.h \
 gen/model/hook.h gen/base/source.h gen/base/arena.h gen/base/memory.h \
 gen/base/text.h gen/model/definition.h gen/c/c_type.h \
 gen/model/builder.h gen/model/code.h gen/model/constraint.h \
 gen/c/c_expression.h gen/model/trait.h gen/model/model.h \
 gen/base/diagnostic.h gen/base/list.h gen/c/name_table.h
gen/model/enum.h:
gen/model/hook.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/model/definition.h:
gen/c/c_type.h:
gen/model/builder.h:
gen/model/code.h:
gen/model/constraint.h:
gen/c/c_expression.h:
gen/model/trait.h:
gen/model/model.h:
gen/base/diagnostic.h:
gen/base/list.h:
gen/c/name_table.h:
