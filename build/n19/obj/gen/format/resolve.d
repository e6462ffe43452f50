build/n19/obj/gen/format/resolve.o: gen/format/resolve.c gen/base/names.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/format/build.h \
 gen/format/directive.h gen/format/format.h gen/format/resolved.h \
 gen/base/source.h gen/c/c_expression.h gen/make/format_text.h \
 gen/record/record.h gen/base/diagnostic.h gen/make/make.h \
 gen/model/call.h gen/model/hook.h gen/model/model.h gen/base/list.h \
 gen/c/name_table.h gen/model/code.h gen/record/session.h gen/model/op.h \
 gen/model/attribute.h gen/c/c_type.h gen/model/constraint.h \
 gen/model/property.h gen/model/builder.h gen/model/effect.h \
 gen/model/former.h gen/model/inference.h gen/model/trait.h \
 gen/model/value.h
gen/base/names.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/format/build.h:
gen/format/directive.h:
gen/format/format.h:
gen/format/resolved.h:
gen/base/source.h:
gen/c/c_expression.h:
gen/make/format_text.h:
gen/record/record.h:
gen/base/diagnostic.h:
gen/make/make.h:
gen/model/call.h:
gen/model/hook.h:
gen/model/model.h:
gen/base/list.h:
gen/c/name_table.h:
gen/model/code.h:
gen/record/session.h:
gen/model/op.h:
gen/model/attribute.h:
gen/c/c_type.h:
gen/model/constraint.h:
gen/model/property.h:
gen/model/builder.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/trait.h:
gen/model/value.h:
