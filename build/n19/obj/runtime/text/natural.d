build/n19/obj/runtime/text/natural.o: runtime/text/natural.c \
 runtime/text/natural.h
runtime/text/natural.h:
