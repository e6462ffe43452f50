build/n19/obj/gen/format/custom.o: gen/format/custom.c gen/base/c_text.h \
 gen/base/text.h gen/base/list.h gen/base/arena.h gen/base/memory.h \
 gen/base/names.h gen/c/name_schema.h gen/c/name_table.h \
 gen/base/diagnostic.h gen/base/source.h gen/format/build.h \
 gen/format/directive.h gen/format/format.h gen/format/resolved.h \
 gen/c/c_expression.h gen/make/format_text.h gen/record/record.h \
 gen/make/make.h gen/model/call.h gen/model/hook.h gen/model/model.h \
 gen/model/code.h gen/record/session.h gen/model/definition.h \
 gen/c/c_type.h gen/model/builder.h gen/model/constraint.h \
 gen/model/trait.h gen/model/dialect.h gen/model/op.h \
 gen/model/attribute.h gen/model/property.h gen/model/effect.h \
 gen/model/former.h gen/model/inference.h gen/model/value.h
gen/base/c_text.h:
gen/base/text.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/names.h:
gen/c/name_schema.h:
gen/c/name_table.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/format/build.h:
gen/format/directive.h:
gen/format/format.h:
gen/format/resolved.h:
gen/c/c_expression.h:
gen/make/format_text.h:
gen/record/record.h:
gen/make/make.h:
gen/model/call.h:
gen/model/hook.h:
gen/model/model.h:
gen/model/code.h:
gen/record/session.h:
gen/model/definition.h:
gen/c/c_type.h:
gen/model/builder.h:
gen/model/constraint.h:
gen/model/trait.h:
gen/model/dialect.h:
gen/model/op.h:
gen/model/attribute.h:
gen/model/property.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/value.h:
