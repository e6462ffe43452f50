build/n19/obj/gen/syntax/syntax_error.o: gen/syntax/syntax_error.c \
 build/n19/obj/gen/syntax/grammar.h gen/syntax/lexer.h gen/syntax/token.h \
 gen/base/source.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/syntax/actions.h gen/syntax/parse.h gen/base/diagnostic.h \
 gen/syntax/scanner.h gen/syntax/syntax.h gen/syntax/operator.h
build/n19/obj/gen/syntax/grammar.h:
gen/syntax/lexer.h:
gen/syntax/token.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/syntax/actions.h:
gen/syntax/parse.h:
gen/base/diagnostic.h:
gen/syntax/scanner.h:
gen/syntax/syntax.h:
gen/syntax/operator.h:
