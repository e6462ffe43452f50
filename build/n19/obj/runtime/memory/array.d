build/n19/obj/runtime/memory/array.o: runtime/memory/array.c \
 runtime/memory/array.h runtime/memory/memory.h runtime/memory/hash.h \
 runtime/include/mica/base.h runtime/include/mica/context.h
runtime/memory/array.h:
runtime/memory/memory.h:
runtime/memory/hash.h:
runtime/include/mica/base.h:
runtime/include/mica/context.h:
