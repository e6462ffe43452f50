build/n19/obj/gen/base/memory.o: gen/base/memory.c gen/base/memory.h
gen/base/memory.h:
