build/n19/obj/runtime/memory/hash.o: runtime/memory/hash.c \
 runtime/memory/hash.h runtime/include/mica/base.h
runtime/memory/hash.h:
runtime/include/mica/base.h:
