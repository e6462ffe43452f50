build/n19/obj/runtime/memory/arena.o: runtime/memory/arena.c \
 runtime/memory/arena.h runtime/memory/memory.h runtime/memory/hash.h \
 runtime/include/mica/base.h runtime/include/mica/context.h
runtime/memory/arena.h:
runtime/memory/memory.h:
runtime/memory/hash.h:
runtime/include/mica/base.h:
runtime/include/mica/context.h:
