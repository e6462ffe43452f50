build/n19/obj/gen/c/c_expression_read.o: gen/c/c_expression_read.c \
 gen/base/list.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/base/names.h gen/c/c_expression.h gen/c/code_token.h
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/names.h:
gen/c/c_expression.h:
gen/c/code_token.h:
