build/n19/obj/parser/text/lexer.o: build/n19/obj/parser/text/lexer.c \
 parser/text/lexer.h build/n19/obj/parser/text/tokens.h
parser/text/lexer.h:
build/n19/obj/parser/text/tokens.h:
