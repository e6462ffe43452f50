build/n19/obj/gen/c/code_token.o: gen/c/code_token.c gen/c/code_token.h \
 gen/base/text.h gen/base/names.h gen/base/arena.h gen/base/memory.h
gen/c/code_token.h:
gen/base/text.h:
gen/base/names.h:
gen/base/arena.h:
gen/base/memory.h:
