build/n19/obj/gen/syntax/syntax_help.o: gen/syntax/syntax_help.c \
 gen/syntax/actions.h gen/syntax/parse.h gen/base/diagnostic.h \
 gen/base/source.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/syntax/scanner.h gen/syntax/token.h gen/syntax/syntax.h \
 gen/syntax/operator.h build/n19/obj/gen/syntax/grammar.h
gen/syntax/actions.h:
gen/syntax/parse.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/syntax/scanner.h:
gen/syntax/token.h:
gen/syntax/syntax.h:
gen/syntax/operator.h:
build/n19/obj/gen/syntax/grammar.h:
