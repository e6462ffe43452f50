build/n19/obj/gen/model/op_index.o: gen/model/op_index.c gen/base/names.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/model/model.h \
 gen/base/diagnostic.h gen/base/source.h gen/base/list.h \
 gen/c/name_table.h gen/model/code.h gen/model/op.h gen/model/attribute.h \
 gen/c/c_type.h gen/model/constraint.h gen/c/c_expression.h \
 gen/model/hook.h gen/model/property.h gen/model/builder.h \
 gen/model/effect.h gen/model/former.h gen/model/inference.h \
 gen/model/trait.h gen/model/value.h
gen/base/names.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/model/model.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/list.h:
gen/c/name_table.h:
gen/model/code.h:
gen/model/op.h:
gen/model/attribute.h:
gen/c/c_type.h:
gen/model/constraint.h:
gen/c/c_expression.h:
gen/model/hook.h:
gen/model/property.h:
gen/model/builder.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/trait.h:
gen/model/value.h:
