build/n19/obj/defs/passes/dataflow_sparse.o: \
 defs/passes/dataflow_sparse.c defs/passes/dataflow.h defs/passes/map.h \
 runtime/include/mica/context.h runtime/include/mica/base.h \
 runtime/include/mica/dialect.h runtime/include/mica/range.h \
 runtime/include/mica/arithmetic.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/float_types.h \
 runtime/include/mica/symbol.h runtime/include/mica/ir.h \
 runtime/include/mica/location.h defs/passes/page_map.h \
 runtime/include/mica/control_flow.h runtime/include/mica/interfaces.h \
 runtime/include/mica/effects.h runtime/include/mica/fold.h \
 runtime/include/mica/builder.h runtime/include/mica/memory_slot.h \
 runtime/include/mica/subset.h runtime/include/mica/verify.h \
 runtime/include/mica/diagnostic.h
defs/passes/dataflow.h:
defs/passes/map.h:
runtime/include/mica/context.h:
runtime/include/mica/base.h:
runtime/include/mica/dialect.h:
runtime/include/mica/range.h:
runtime/include/mica/arithmetic.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/float_types.h:
runtime/include/mica/symbol.h:
runtime/include/mica/ir.h:
runtime/include/mica/location.h:
defs/passes/page_map.h:
runtime/include/mica/control_flow.h:
runtime/include/mica/interfaces.h:
runtime/include/mica/effects.h:
runtime/include/mica/fold.h:
runtime/include/mica/builder.h:
runtime/include/mica/memory_slot.h:
runtime/include/mica/subset.h:
runtime/include/mica/verify.h:
runtime/include/mica/diagnostic.h:
