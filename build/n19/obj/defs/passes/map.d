build/n19/obj/defs/passes/map.o: defs/passes/map.c defs/passes/map.h \
 runtime/include/mica/context.h runtime/include/mica/base.h
defs/passes/map.h:
runtime/include/mica/context.h:
runtime/include/mica/base.h:
