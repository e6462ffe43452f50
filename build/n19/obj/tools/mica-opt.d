build/n19/obj/tools/mica-opt.o: tools/mica-opt.c \
 build/n19/dialects/mica/dialects.h runtime/include/mica/context.h \
 runtime/include/mica/base.h build/n19/dialects/affine/affine.h \
 runtime/include/mica/generated.h runtime/include/mica/builder.h \
 runtime/include/mica/ir.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/dialect.h \
 runtime/include/mica/float_types.h runtime/include/mica/location.h \
 runtime/include/mica/property.h runtime/include/mica/verify.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/interfaces.h \
 runtime/include/mica/effects.h runtime/include/mica/fold.h \
 runtime/include/mica/memory_slot.h runtime/include/mica/subset.h \
 runtime/include/mica/range.h runtime/include/mica/arithmetic.h \
 runtime/include/mica/symbol.h runtime/include/mica/parse.h \
 runtime/include/mica/affine.h runtime/include/mica/enum.h \
 build/n19/dialects/arith/arith.h runtime/include/mica/rewrite.h \
 build/n19/dialects/bufferization/bufferization.h \
 build/n19/dialects/builtin/builtin.h build/n19/dialects/cf/cf.h \
 build/n19/dialects/complex/complex.h build/n19/dialects/dlti/dlti.h \
 build/n19/dialects/func/func.h build/n19/dialects/gpu/gpu.h \
 build/n19/dialects/scf/scf.h build/n19/dialects/index/index.h \
 build/n19/dialects/linalg/linalg.h build/n19/dialects/llvm/llvm.h \
 runtime/include/mica/bytecode.h build/n19/dialects/ptr/ptr.h \
 build/n19/dialects/math/math.h build/n19/dialects/memref/memref.h \
 build/n19/dialects/quant/quant.h build/n19/dialects/tensor/tensor.h \
 build/n19/dialects/ub/ub.h build/n19/dialects/vector/vector.h \
 tools/include/mica/opt.h runtime/include/mica/pass.h \
 runtime/include/mica/print.h build/n19/dialects/mica/passes.h \
 build/n19/dialects/conversion/conversion.h \
 runtime/include/mica/conversion.h build/n19/dialects/passes/passes.h \
 build/n19/dialects/ranges/ranges.h
build/n19/dialects/mica/dialects.h:
runtime/include/mica/context.h:
runtime/include/mica/base.h:
build/n19/dialects/affine/affine.h:
runtime/include/mica/generated.h:
runtime/include/mica/builder.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
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
runtime/include/mica/parse.h:
runtime/include/mica/affine.h:
runtime/include/mica/enum.h:
build/n19/dialects/arith/arith.h:
runtime/include/mica/rewrite.h:
build/n19/dialects/bufferization/bufferization.h:
build/n19/dialects/builtin/builtin.h:
build/n19/dialects/cf/cf.h:
build/n19/dialects/complex/complex.h:
build/n19/dialects/dlti/dlti.h:
build/n19/dialects/func/func.h:
build/n19/dialects/gpu/gpu.h:
build/n19/dialects/scf/scf.h:
build/n19/dialects/index/index.h:
build/n19/dialects/linalg/linalg.h:
build/n19/dialects/llvm/llvm.h:
runtime/include/mica/bytecode.h:
build/n19/dialects/ptr/ptr.h:
build/n19/dialects/math/math.h:
build/n19/dialects/memref/memref.h:
build/n19/dialects/quant/quant.h:
build/n19/dialects/tensor/tensor.h:
build/n19/dialects/ub/ub.h:
build/n19/dialects/vector/vector.h:
tools/include/mica/opt.h:
runtime/include/mica/pass.h:
runtime/include/mica/print.h:
build/n19/dialects/mica/passes.h:
build/n19/dialects/conversion/conversion.h:
runtime/include/mica/conversion.h:
build/n19/dialects/passes/passes.h:
build/n19/dialects/ranges/ranges.h:
