build/n19/obj/gen/make/left_out.o: gen/make/left_out.c \
 gen/record/session.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/record/record.h \
 gen/model/definition.h gen/c/c_type.h gen/model/builder.h \
 gen/model/code.h gen/model/constraint.h gen/c/c_expression.h \
 gen/model/hook.h gen/model/trait.h gen/model/enum.h \
 gen/model/interface.h gen/model/model.h gen/base/list.h \
 gen/c/name_table.h gen/model/op.h gen/model/attribute.h \
 gen/model/property.h gen/model/effect.h gen/model/former.h \
 gen/model/inference.h gen/model/value.h gen/model/pattern.h
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/model/definition.h:
gen/c/c_type.h:
gen/model/builder.h:
gen/model/code.h:
gen/model/constraint.h:
gen/c/c_expression.h:
gen/model/hook.h:
gen/model/trait.h:
gen/model/enum.h:
gen/model/interface.h:
gen/model/model.h:
gen/base/list.h:
gen/c/name_table.h:
gen/model/op.h:
gen/model/attribute.h:
gen/model/property.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/value.h:
gen/model/pattern.h:
