build/n19/obj/gen/emit/one_header.o: gen/emit/one_header.c \
 gen/emit/one_header.h gen/base/text.h
gen/emit/one_header.h:
gen/base/text.h:
