build/n19/obj/gen/model/op.o: gen/model/op.c gen/model/op.h \
 gen/model/attribute.h gen/c/c_type.h gen/base/arena.h gen/base/memory.h \
 gen/base/text.h gen/model/constraint.h gen/c/c_expression.h \
 gen/model/hook.h gen/base/source.h gen/model/property.h gen/model/code.h \
 gen/model/builder.h gen/model/effect.h gen/model/former.h \
 gen/model/inference.h gen/model/trait.h gen/model/value.h \
 gen/base/list.h
gen/model/op.h:
gen/model/attribute.h:
gen/c/c_type.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/model/constraint.h:
gen/c/c_expression.h:
gen/model/hook.h:
gen/base/source.h:
gen/model/property.h:
gen/model/code.h:
gen/model/builder.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/trait.h:
gen/model/value.h:
gen/base/list.h:
