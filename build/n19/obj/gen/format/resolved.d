build/n19/obj/gen/format/resolved.o: gen/format/resolved.c \
 gen/format/resolved.h gen/format/format.h gen/base/text.h \
 gen/base/source.h gen/base/arena.h gen/base/memory.h \
 gen/c/c_expression.h gen/model/op.h gen/model/attribute.h gen/c/c_type.h \
 gen/model/constraint.h gen/model/hook.h gen/model/property.h \
 gen/model/code.h gen/model/builder.h gen/model/effect.h \
 gen/model/former.h gen/model/inference.h gen/model/trait.h \
 gen/model/value.h
gen/format/resolved.h:
gen/format/format.h:
gen/base/text.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/c/c_expression.h:
gen/model/op.h:
gen/model/attribute.h:
gen/c/c_type.h:
gen/model/constraint.h:
gen/model/hook.h:
gen/model/property.h:
gen/model/code.h:
gen/model/builder.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/trait.h:
gen/model/value.h:
