build/n19/obj/gen/c/code_source.o: gen/c/code_source.c \
 gen/c/code_source.h gen/record/session.h gen/base/diagnostic.h \
 gen/base/source.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/record/record.h gen/base/names.h gen/c/code_token.h
gen/c/code_source.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/record.h:
gen/base/names.h:
gen/c/code_token.h:
