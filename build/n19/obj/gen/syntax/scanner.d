build/n19/obj/gen/syntax/scanner.o: gen/syntax/scanner.c \
 gen/syntax/scanner.h gen/base/diagnostic.h gen/base/source.h \
 gen/base/arena.h gen/base/memory.h gen/base/text.h gen/syntax/token.h \
 build/n19/obj/gen/syntax/grammar.h gen/syntax/lexer.h
gen/syntax/scanner.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/syntax/token.h:
build/n19/obj/gen/syntax/grammar.h:
gen/syntax/lexer.h:
