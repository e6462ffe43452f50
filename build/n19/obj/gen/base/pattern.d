build/n19/obj/gen/base/pattern.o: gen/base/pattern.c gen/base/pattern.h
gen/base/pattern.h:
