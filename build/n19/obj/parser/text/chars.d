build/n19/obj/parser/text/chars.o: parser/text/chars.c \
 parser/text/lexer.h
parser/text/lexer.h:
