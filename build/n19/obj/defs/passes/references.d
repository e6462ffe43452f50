build/n19/obj/defs/passes/references.o: defs/passes/references.c \
 defs/passes/references.h defs/passes/page_map.h \
 runtime/include/mica/context.h runtime/include/mica/base.h \
 runtime/include/mica/dialect.h runtime/include/mica/symbol.h \
 runtime/include/mica/ir.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/float_types.h \
 runtime/include/mica/location.h
defs/passes/references.h:
defs/passes/page_map.h:
runtime/include/mica/context.h:
runtime/include/mica/base.h:
runtime/include/mica/dialect.h:
runtime/include/mica/symbol.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/float_types.h:
runtime/include/mica/location.h:
