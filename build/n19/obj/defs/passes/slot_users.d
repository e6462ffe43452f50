build/n19/obj/defs/passes/slot_users.o: defs/passes/slot_users.c \
 defs/passes/slot_users.h defs/passes/block_order.h defs/passes/map.h \
 runtime/include/mica/context.h runtime/include/mica/base.h \
 runtime/include/mica/dominance.h runtime/include/mica/ir.h \
 runtime/include/mica/attribute.h runtime/include/mica/type.h \
 runtime/include/mica/dialect.h runtime/include/mica/float_types.h \
 runtime/include/mica/location.h runtime/include/mica/memory_slot.h
defs/passes/slot_users.h:
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
runtime/include/mica/memory_slot.h:
