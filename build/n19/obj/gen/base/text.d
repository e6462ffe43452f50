build/n19/obj/gen/base/text.o: gen/base/text.c gen/base/text.h \
 gen/base/memory.h
gen/base/text.h:
gen/base/memory.h:
