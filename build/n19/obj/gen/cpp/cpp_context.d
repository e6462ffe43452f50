build/n19/obj/gen/cpp/cpp_context.o: gen/cpp/cpp_context.c \
 gen/cpp/cpp_context.h gen/base/list.h gen/base/arena.h gen/base/memory.h \
 gen/base/text.h gen/base/names.h gen/c/c_expression.h gen/c/c_type.h \
 gen/c/code_check.h gen/c/code_source.h gen/record/session.h \
 gen/base/diagnostic.h gen/base/source.h gen/record/record.h \
 gen/cpp/cpp_kind.h gen/record/read_field.h
gen/cpp/cpp_context.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/names.h:
gen/c/c_expression.h:
gen/c/c_type.h:
gen/c/code_check.h:
gen/c/code_source.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/record/record.h:
gen/cpp/cpp_kind.h:
gen/record/read_field.h:
