build/n19/obj/defs/passes/function_callers.o: \
 defs/passes/function_callers.c defs/passes/function_callers.h \
 defs/passes/list.h runtime/include/mica/context.h \
 runtime/include/mica/base.h defs/passes/map.h \
 runtime/include/mica/symbol.h runtime/include/mica/ir.h \
 runtime/include/mica/attribute.h runtime/include/mica/type.h \
 runtime/include/mica/dialect.h runtime/include/mica/float_types.h \
 runtime/include/mica/location.h defs/passes/references.h \
 defs/passes/page_map.h runtime/include/mica/control_flow.h \
 runtime/include/mica/interfaces.h runtime/include/mica/effects.h \
 runtime/include/mica/fold.h runtime/include/mica/builder.h \
 runtime/include/mica/memory_slot.h runtime/include/mica/subset.h \
 runtime/include/mica/range.h runtime/include/mica/arithmetic.h
defs/passes/function_callers.h:
defs/passes/list.h:
runtime/include/mica/context.h:
runtime/include/mica/base.h:
defs/passes/map.h:
runtime/include/mica/symbol.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/float_types.h:
runtime/include/mica/location.h:
defs/passes/references.h:
defs/passes/page_map.h:
runtime/include/mica/control_flow.h:
runtime/include/mica/interfaces.h:
runtime/include/mica/effects.h:
runtime/include/mica/fold.h:
runtime/include/mica/builder.h:
runtime/include/mica/memory_slot.h:
runtime/include/mica/subset.h:
runtime/include/mica/range.h:
runtime/include/mica/arithmetic.h:
