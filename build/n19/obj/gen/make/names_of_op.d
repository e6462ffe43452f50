build/n19/obj/gen/make/names_of_op.o: gen/make/names_of_op.c \
 gen/base/names.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/make/naming.h gen/c/name_schema.h gen/c/name_table.h \
 gen/base/diagnostic.h gen/base/source.h gen/base/list.h \
 gen/model/builder.h gen/model/code.h gen/model/model.h gen/model/op.h \
 gen/model/attribute.h gen/c/c_type.h gen/model/constraint.h \
 gen/c/c_expression.h gen/model/hook.h gen/model/property.h \
 gen/model/effect.h gen/model/former.h gen/model/inference.h \
 gen/model/trait.h gen/model/value.h
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
gen/model/op.h:
gen/model/attribute.h:
gen/c/c_type.h:
gen/model/constraint.h:
gen/c/c_expression.h:
gen/model/hook.h:
gen/model/property.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/trait.h:
gen/model/value.h:
