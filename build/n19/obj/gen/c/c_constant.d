build/n19/obj/gen/c/c_constant.o: gen/c/c_constant.c gen/c/c_constant.h \
 gen/c/c_expression.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/c/c_type.h gen/c/code_source.h gen/record/session.h \
 gen/base/diagnostic.h gen/base/source.h gen/record/record.h \
 gen/base/names.h
gen/c/c_constant.h:
gen/c/c_expression.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/c/c_type.h:
gen/c/code_source.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/record/record.h:
gen/base/names.h:
