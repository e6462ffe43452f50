// The C++ of MLIR's own dialects is known where MLIR's prelude is included: types by their names in IR, functions with
// the static helpers that they need, each once.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s
// RUN: FileCheck %s < %t/mlir-vocabulary.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/mlir-vocabulary.c -o %t/it.o
// RUN: nm -u %t/it.o | FileCheck %s --check-prefix=LINK

// LINK-NOT: U is_

include "mlir/IR/OpBase.td"

def Ring_Dialect : Dialect { let name = "ring"; let cppNamespace = "::mlir::ring"; }
class T<string pred> : Type<CPred<pred>, "t">;

// CHECK-COUNT-1: static bool is_llvm_builtin_float(const mica_type *type) {
// CHECK-NOT: static bool is_llvm_builtin_float
// CHECK: static bool is_llvm_outer_type(const mica_type *type) {
// CHECK: static bool is_llvm_vector(const mica_type *type) {
// CHECK: static bool is_smt_value_type(const mica_type *type) {
// CHECK-NOT: static bool is_emitc_float
// CHECK: static bool is_emitc_word(const mica_type *type) {
// CHECK: static const mica_attr *sparse_encoding_of(const mica_type *type) {

def Outer : T<"::mlir::LLVM::isCompatibleOuterType($_self)">;
// CHECK-DAG: return is_llvm_builtin_float(self) || mica_type_is_named(self, "llvm.ppc_fp128");
def Float : T<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">;
def Vector : T<"::mlir::LLVM::isCompatibleVectorType($_self)">;
// CHECK-DAG: return mica_type_is_named(self, "llvm.ptr") && mica_type_param_number(self, "addressSpace") == 3;
def Pointer : T<"::llvm::isa<::mlir::LLVM::LLVMPointerType>($_self) && "
                "::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == 3">;
// CHECK-DAG: return mica_type_is_named(self, "llvm.struct") || mica_type_is_named(self, "llvm.array");
def Aggregate : T<"::llvm::isa<::mlir::LLVM::LLVMStructType, ::mlir::LLVM::LLVMArrayType>($_self)">;
// CHECK-DAG: return mica_type_is_named(self, "gpu.mma_matrix") &&
// CHECK-DAG: {{^}}         mica_type_is_float_kind(mica_type_param_type(self, "elementType"), MICA_F16);
def Matrix : T<"::llvm::isa<::mlir::gpu::MMAMatrixType>($_self) && "
               "::llvm::cast<::mlir::gpu::MMAMatrixType>($_self).getElementType().isF16()">;
// CHECK-DAG: mica_type_is_of_dialect(self, "quant") &&
// CHECK-DAG: (int64_t)mica_type_bit_width(mica_type_param_type(self, "storageType")) == 8;
def Quantized : T<"::llvm::isa<mlir::quant::QuantizedType>($_self) && "
                  "::llvm::cast<mlir::quant::QuantizedType>($_self).getStorageTypeIntegralWidth() == 8">;
def Smt : T<"::mlir::smt::isAnySMTValueType($_self)">;
def EmitC : T<"emitc::isSupportedEmitCType($_self)">;
def Word : T<"::mlir::emitc::isPointerWideType($_self)">;
// CHECK-DAG: return !!sparse_encoding_of(self);
def Sparse : T<"!!::mlir::sparse_tensor::getSparseTensorEncoding($_self)">;
// CHECK-DAG: return mica_type_is_named(self, "spirv.ptr") || mica_type_is_of_dialect(self, "pdl");
def Either : T<"::llvm::isa<::mlir::spirv::PointerType, ::mlir::pdl::PDLType>($_self)">;
// A function of the same name in another namespace is another.
// CHECK-DAG: .summary = "t", .type = ring_is_compatible_outer_type}
def Own : T<"::mlir::ring::isCompatibleOuterType($_self)">;

def Ring_UseOp : Op<Ring_Dialect, "use"> {
  let arguments = (ins Outer:$a, Float:$b, Vector:$c, Pointer:$d, Aggregate:$e, Matrix:$f, Quantized:$g, Smt:$h, Word:$i,
                       Sparse:$j, Either:$k, Own:$m);
}
