build/n19/obj/gen/make/folding.o: gen/make/folding.c \
 gen/make/author_code.h gen/c/code_check.h gen/c/code_source.h \
 gen/record/session.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/record/record.h \
 gen/make/build.h gen/base/list.h gen/c/c_expression.h \
 gen/cpp/cpp_expression.h gen/cpp/cpp_class.h gen/cpp/cpp_context.h \
 gen/base/names.h gen/c/c_type.h gen/cpp/cpp_kind.h \
 gen/record/read_field.h gen/make/make.h gen/model/call.h \
 gen/model/hook.h gen/model/model.h gen/c/name_table.h gen/model/code.h \
 gen/model/dialect.h gen/model/trait.h gen/model/op.h \
 gen/model/attribute.h gen/model/constraint.h gen/model/property.h \
 gen/model/builder.h gen/model/effect.h gen/model/former.h \
 gen/model/inference.h gen/model/value.h
gen/make/author_code.h:
gen/c/code_check.h:
gen/c/code_source.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/make/build.h:
gen/base/list.h:
gen/c/c_expression.h:
gen/cpp/cpp_expression.h:
gen/cpp/cpp_class.h:
gen/cpp/cpp_context.h:
gen/base/names.h:
gen/c/c_type.h:
gen/cpp/cpp_kind.h:
gen/record/read_field.h:
gen/make/make.h:
gen/model/call.h:
gen/model/hook.h:
gen/model/model.h:
gen/c/name_table.h:
gen/model/code.h:
gen/model/dialect.h:
gen/model/trait.h:
gen/model/op.h:
gen/model/attribute.h:
gen/model/constraint.h:
gen/model/property.h:
gen/model/builder.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/value.h:
