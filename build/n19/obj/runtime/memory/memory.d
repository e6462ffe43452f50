build/n19/obj/runtime/memory/memory.o: runtime/memory/memory.c \
 runtime/memory/memory.h runtime/memory/hash.h \
 runtime/include/mica/base.h runtime/include/mica/context.h
runtime/memory/memory.h:
runtime/memory/hash.h:
runtime/include/mica/base.h:
runtime/include/mica/context.h:
