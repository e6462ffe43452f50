build/n19/obj/gen/emit/line_break.o: gen/emit/line_break.c \
 gen/emit/line_break.h gen/base/text.h gen/c/code_token.h
gen/emit/line_break.h:
gen/base/text.h:
gen/c/code_token.h:
