build/n19/obj/gen/c/code_check.o: gen/c/code_check.c gen/c/code_check.h \
 gen/c/code_source.h gen/record/session.h gen/base/diagnostic.h \
 gen/base/source.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/record/record.h gen/base/names.h gen/c/c_expression.h \
 gen/c/code_token.h gen/c/declaration.h gen/c/name_table.h \
 gen/base/list.h gen/c/public_name.h
gen/c/code_check.h:
gen/c/code_source.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/base/names.h:
gen/c/c_expression.h:
gen/c/code_token.h:
gen/c/declaration.h:
gen/c/name_table.h:
gen/base/list.h:
gen/c/public_name.h:
