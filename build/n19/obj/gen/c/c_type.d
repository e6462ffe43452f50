build/n19/obj/gen/c/c_type.o: gen/c/c_type.c gen/c/c_type.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/base/names.h \
 gen/c/code_token.h
gen/c/c_type.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/base/names.h:
gen/c/code_token.h:
