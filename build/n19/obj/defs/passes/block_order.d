build/n19/obj/defs/passes/block_order.o: defs/passes/block_order.c \
 defs/passes/block_order.h defs/passes/map.h \
 runtime/include/mica/context.h runtime/include/mica/base.h \
 runtime/include/mica/dominance.h runtime/include/mica/ir.h \
 runtime/include/mica/attribute.h runtime/include/mica/type.h \
 runtime/include/mica/dialect.h runtime/include/mica/float_types.h \
 runtime/include/mica/location.h
defs/passes/block_order.h:
defs/passes/map.h:
runtime/include/mica/context.h:
runtime/include/mica/base.h:
runtime/include/mica/dominance.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/float_types.h:
runtime/include/mica/location.h:
