build/n19/obj/runtime/memory/list.o: runtime/memory/list.c \
 runtime/memory/list.h runtime/memory/memory.h runtime/memory/hash.h \
 runtime/include/mica/base.h runtime/include/mica/context.h \
 runtime/memory/array.h
runtime/memory/list.h:
runtime/memory/memory.h:
runtime/memory/hash.h:
runtime/include/mica/base.h:
runtime/include/mica/context.h:
runtime/memory/array.h:
