build/n19/obj/runtime/memory/pool.o: runtime/memory/pool.c \
 runtime/memory/pool.h runtime/memory/arena.h runtime/memory/memory.h \
 runtime/memory/hash.h runtime/include/mica/base.h \
 runtime/include/mica/context.h
runtime/memory/pool.h:
runtime/memory/arena.h:
runtime/memory/memory.h:
runtime/memory/hash.h:
runtime/include/mica/base.h:
runtime/include/mica/context.h:
