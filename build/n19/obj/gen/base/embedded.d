build/n19/obj/gen/base/embedded.o: gen/base/embedded.c \
 gen/base/embedded.h
gen/base/embedded.h:
