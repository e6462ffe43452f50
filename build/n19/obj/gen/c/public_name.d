build/n19/obj/gen/c/public_name.o: gen/c/public_name.c \
 gen/c/public_name.h gen/base/text.h build/n19/obj/gen/c/public_names.h
gen/c/public_name.h:
gen/base/text.h:
build/n19/obj/gen/c/public_names.h:
