build/n19/obj/gen/c/c_expression.o: gen/c/c_expression.c \
 gen/c/c_expression.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/base/names.h
gen/c/c_expression.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/names.h:
