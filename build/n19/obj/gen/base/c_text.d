build/n19/obj/gen/base/c_text.o: gen/base/c_text.c gen/base/c_text.h \
 gen/base/text.h
gen/base/c_text.h:
gen/base/text.h:
