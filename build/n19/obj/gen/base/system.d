build/n19/obj/gen/base/system.o: gen/base/system.c gen/base/system.h \
 gen/base/posix.h
gen/base/system.h:
gen/base/posix.h:
