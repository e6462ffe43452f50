build/n19/obj/runtime/memory/table.o: runtime/memory/table.c \
 runtime/memory/table.h runtime/memory/memory.h runtime/memory/hash.h \
 runtime/include/mica/base.h runtime/include/mica/context.h
runtime/memory/table.h:
runtime/memory/memory.h:
runtime/memory/hash.h:
runtime/include/mica/base.h:
runtime/include/mica/context.h:
