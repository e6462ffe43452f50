build/n19/obj/gen/syntax/operator.o: gen/syntax/operator.c \
 gen/syntax/operator.h gen/base/text.h
gen/syntax/operator.h:
gen/base/text.h:
