build/n19/obj/runtime/builtin/attr_dense.o: runtime/builtin/attr_dense.c \
 runtime/builtin/params.h runtime/context/uniquer.h \
 runtime/context/context.h runtime/context/diagnostic.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/base.h \
 runtime/memory/pool.h runtime/memory/arena.h runtime/memory/memory.h \
 runtime/memory/hash.h runtime/include/mica/context.h \
 runtime/memory/table.h runtime/include/mica/action.h \
 runtime/include/mica/ir.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/dialect.h \
 runtime/include/mica/float_types.h runtime/include/mica/location.h \
 runtime/include/mica/print.h runtime/include/mica/affine.h \
 runtime/include/mica/enum.h runtime/include/mica/verify.h \
 runtime/include/mica/interfaces.h runtime/include/mica/effects.h \
 runtime/include/mica/fold.h runtime/include/mica/builder.h \
 runtime/include/mica/memory_slot.h runtime/include/mica/subset.h \
 runtime/include/mica/range.h runtime/include/mica/arithmetic.h \
 runtime/include/mica/symbol.h runtime/include/mica/number.h
runtime/builtin/params.h:
runtime/context/uniquer.h:
runtime/context/context.h:
runtime/context/diagnostic.h:
runtime/include/mica/diagnostic.h:
runtime/include/mica/base.h:
runtime/memory/pool.h:
runtime/memory/arena.h:
runtime/memory/memory.h:
runtime/memory/hash.h:
runtime/include/mica/context.h:
runtime/memory/table.h:
runtime/include/mica/action.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/float_types.h:
runtime/include/mica/location.h:
runtime/include/mica/print.h:
runtime/include/mica/affine.h:
runtime/include/mica/enum.h:
runtime/include/mica/verify.h:
runtime/include/mica/interfaces.h:
runtime/include/mica/effects.h:
runtime/include/mica/fold.h:
runtime/include/mica/builder.h:
runtime/include/mica/memory_slot.h:
runtime/include/mica/subset.h:
runtime/include/mica/range.h:
runtime/include/mica/arithmetic.h:
runtime/include/mica/symbol.h:
runtime/include/mica/number.h:
