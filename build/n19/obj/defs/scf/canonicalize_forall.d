build/n19/obj/defs/scf/canonicalize_forall.o: \
 defs/scf/canonicalize_forall.c build/n19/dialects/arith/arith.h \
 runtime/include/mica/attribute.h runtime/include/mica/type.h \
 runtime/include/mica/dialect.h runtime/include/mica/base.h \
 runtime/include/mica/float_types.h runtime/include/mica/enum.h \
 runtime/include/mica/generated.h runtime/include/mica/builder.h \
 runtime/include/mica/ir.h runtime/include/mica/location.h \
 runtime/include/mica/property.h runtime/include/mica/verify.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/interfaces.h \
 runtime/include/mica/effects.h runtime/include/mica/fold.h \
 runtime/include/mica/memory_slot.h runtime/include/mica/subset.h \
 runtime/include/mica/range.h runtime/include/mica/arithmetic.h \
 runtime/include/mica/symbol.h runtime/include/mica/rewrite.h \
 defs/scf/forall.h defs/scf/rewrite.h build/n19/dialects/scf/scf.h \
 runtime/include/mica/parse.h runtime/include/mica/affine.h \
 runtime/include/mica/context.h
build/n19/dialects/arith/arith.h:
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
runtime/include/mica/rewrite.h:
defs/scf/forall.h:
defs/scf/rewrite.h:
build/n19/dialects/scf/scf.h:
runtime/include/mica/parse.h:
runtime/include/mica/affine.h:
runtime/include/mica/context.h:
