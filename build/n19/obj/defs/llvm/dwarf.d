build/n19/obj/defs/llvm/dwarf.o: defs/llvm/dwarf.c defs/llvm/shared.h \
 build/n19/dialects/llvm/llvm.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/dialect.h \
 runtime/include/mica/base.h runtime/include/mica/float_types.h \
 runtime/include/mica/enum.h runtime/include/mica/generated.h \
 runtime/include/mica/builder.h runtime/include/mica/ir.h \
 runtime/include/mica/location.h runtime/include/mica/property.h \
 runtime/include/mica/verify.h runtime/include/mica/diagnostic.h \
 runtime/include/mica/interfaces.h runtime/include/mica/effects.h \
 runtime/include/mica/fold.h runtime/include/mica/memory_slot.h \
 runtime/include/mica/subset.h runtime/include/mica/range.h \
 runtime/include/mica/arithmetic.h runtime/include/mica/symbol.h \
 runtime/include/mica/parse.h runtime/include/mica/affine.h \
 runtime/include/mica/bytecode.h build/n19/dialects/ptr/ptr.h \
 runtime/include/mica/context.h runtime/include/mica/function.h \
 runtime/include/mica/print.h
defs/llvm/shared.h:
build/n19/dialects/llvm/llvm.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
runtime/include/mica/float_types.h:
runtime/include/mica/enum.h:
runtime/include/mica/generated.h:
runtime/include/mica/builder.h:
runtime/include/mica/ir.h:
runtime/include/mica/location.h:
runtime/include/mica/property.h:
runtime/include/mica/verify.h:
runtime/include/mica/diagnostic.h:
runtime/include/mica/interfaces.h:
runtime/include/mica/effects.h:
runtime/include/mica/fold.h:
runtime/include/mica/memory_slot.h:
runtime/include/mica/subset.h:
runtime/include/mica/range.h:
runtime/include/mica/arithmetic.h:
runtime/include/mica/symbol.h:
runtime/include/mica/parse.h:
runtime/include/mica/affine.h:
runtime/include/mica/bytecode.h:
build/n19/dialects/ptr/ptr.h:
runtime/include/mica/context.h:
runtime/include/mica/function.h:
runtime/include/mica/print.h:
