build/n19/obj/gen/syntax/lexer.o: build/n19/obj/gen/syntax/lexer.c \
 gen/syntax/lexer.h gen/syntax/token.h gen/base/source.h gen/base/arena.h \
 gen/base/memory.h gen/base/text.h gen/syntax/operator.h \
 build/n19/obj/gen/syntax/grammar.h
gen/syntax/lexer.h:
gen/syntax/token.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/syntax/operator.h:
build/n19/obj/gen/syntax/grammar.h:
