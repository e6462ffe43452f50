build/n19/obj/defs/passes/page_map.o: defs/passes/page_map.c \
 defs/passes/page_map.h runtime/include/mica/context.h \
 runtime/include/mica/base.h
defs/passes/page_map.h:
runtime/include/mica/context.h:
runtime/include/mica/base.h:
