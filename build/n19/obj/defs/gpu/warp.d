build/n19/obj/defs/gpu/warp.o: defs/gpu/warp.c defs/gpu/shared.h \
 build/n19/dialects/builtin/builtin.h runtime/include/mica/generated.h \
 runtime/include/mica/builder.h runtime/include/mica/ir.h \
 runtime/include/mica/attribute.h runtime/include/mica/type.h \
 runtime/include/mica/dialect.h runtime/include/mica/base.h \
 runtime/include/mica/float_types.h runtime/include/mica/location.h \
 runtime/include/mica/property.h runtime/include/mica/verify.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/interfaces.h \
 runtime/include/mica/effects.h runtime/include/mica/fold.h \
 runtime/include/mica/memory_slot.h runtime/include/mica/subset.h \
 runtime/include/mica/range.h runtime/include/mica/arithmetic.h \
 runtime/include/mica/symbol.h build/n19/dialects/gpu/gpu.h \
 runtime/include/mica/enum.h runtime/include/mica/parse.h \
 runtime/include/mica/affine.h build/n19/dialects/scf/scf.h \
 build/n19/dialects/dlti/dlti.h runtime/include/mica/predicate.h \
 runtime/include/mica/print.h
defs/gpu/shared.h:
build/n19/dialects/builtin/builtin.h:
runtime/include/mica/generated.h:
runtime/include/mica/builder.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
runtime/include/mica/float_types.h:
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
build/n19/dialects/gpu/gpu.h:
runtime/include/mica/enum.h:
runtime/include/mica/parse.h:
runtime/include/mica/affine.h:
build/n19/dialects/scf/scf.h:
build/n19/dialects/dlti/dlti.h:
runtime/include/mica/predicate.h:
runtime/include/mica/print.h:
