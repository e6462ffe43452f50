build/n19/obj/gen/cpp/cpp_value.o: gen/cpp/cpp_value.c \
 gen/cpp/cpp_value.h gen/cpp/cpp_expression.h gen/c/code_source.h \
 gen/record/session.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/record/record.h \
 gen/cpp/cpp_class.h gen/cpp/cpp_context.h gen/base/list.h \
 gen/base/names.h gen/c/c_expression.h gen/c/c_type.h gen/c/code_check.h \
 gen/cpp/cpp_kind.h gen/record/read_field.h gen/cpp/cpp_vocabulary.h
gen/cpp/cpp_value.h:
gen/cpp/cpp_expression.h:
gen/c/code_source.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/cpp/cpp_class.h:
gen/cpp/cpp_context.h:
gen/base/list.h:
gen/base/names.h:
gen/c/c_expression.h:
gen/c/c_type.h:
gen/c/code_check.h:
gen/cpp/cpp_kind.h:
gen/record/read_field.h:
gen/cpp/cpp_vocabulary.h:
