build/n19/obj/gen/make/constraint_name.o: gen/make/constraint_name.c \
 gen/make/build.h gen/base/list.h gen/base/arena.h gen/base/memory.h \
 gen/base/text.h gen/c/c_expression.h gen/cpp/cpp_expression.h \
 gen/c/code_source.h gen/record/session.h gen/base/diagnostic.h \
 gen/base/source.h gen/record/record.h gen/cpp/cpp_class.h \
 gen/cpp/cpp_context.h gen/base/names.h gen/c/c_type.h gen/c/code_check.h \
 gen/cpp/cpp_kind.h gen/record/read_field.h gen/make/make.h \
 gen/model/call.h gen/model/hook.h gen/model/model.h gen/c/name_table.h \
 gen/model/code.h
gen/make/build.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/c/c_expression.h:
gen/cpp/cpp_expression.h:
gen/c/code_source.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/record/record.h:
gen/cpp/cpp_class.h:
gen/cpp/cpp_context.h:
gen/base/names.h:
gen/c/c_type.h:
gen/c/code_check.h:
gen/cpp/cpp_kind.h:
gen/record/read_field.h:
gen/make/make.h:
gen/model/call.h:
gen/model/hook.h:
gen/model/model.h:
gen/c/name_table.h:
gen/model/code.h:
