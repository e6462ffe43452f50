// RUN: rm -rf %t && mica-gen -I %S/../../../defs -o %t %s && FileCheck %s --check-prefix=HEADER < %t/properties.h && FileCheck %s < %t/properties.c
// RUN: not mica-gen -I %S/../../../defs -D UNKNOWN -o %t %s 2>&1 | FileCheck %s --check-prefix=ERROR
// What a `.td` file says of properties in C++: their author writes functions of C.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/EnumAttr.td"
include "mica/spelling.def"

def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def : Spelling<["d::Range"], "d_range", "MICA_PARAM_CUSTOM"> { let cHeader = "range.h"; }
def RangeProp : Property<"::d::Range", "a range"> {
  let convertToAttribute = [{ return $_storage.toAttribute($_ctxt); }];
  let convertFromAttribute = [{ return $_storage.fromAttribute($_attr, $_diag); }];
  let optionalParser = [{ return $_storage.parseIfAny($_parser); }];
}
def ListProp : DefaultValuedProp<ArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">;
def PairProp : DefaultValuedProp<ArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{1, 2}">;

// The bits of an enum need no function of the author's.
// CHECK: static bool d_is_bits(d_bits self) {
// CHECK-NEXT: return ((uint64_t)self & ~UINT64_C(3)) == 0;

// HEADER: #include "range.h"
// HEADER: bool d_range_property_from_attr(mica_context *ctx, const mica_attr *attr, d_range *storage,
// HEADER: const mica_attr *d_range_property_to_attr(mica_context *ctx, d_range value);
// HEADER: bool d_range_property_parse(mica_parser *p, d_range *storage);
// HEADER: mica_parsed d_range_property_parse_optional(mica_parser *p, d_range *storage);
// HEADER: void d_range_property_print(mica_printer *p, d_range value);
// HEADER: d_range d_x_range(const mica_op *op);
// HEADER: int64_t d_x_list(const mica_op *op, size_t index);
// HEADER: bool d_x_set_list(mica_op *op, const int64_t *values, size_t count);
// HEADER: mica_op *d_x_build(mica_builder *b, mica_loc loc, d_range range, const int64_t *list,
// HEADER-NEXT: size_t list_count, const int64_t *pair, size_t pair_count);
// CHECK: mica_property_of(ctx, &d_list_property, (const int64_t[]){1, 2}, 2);
def XOp : Op<D, "x"> { let arguments = (ins RangeProp:$range, ListProp:$list, PairProp:$pair); }

def Bits : I32BitEnum<"Bits", "bits", [I32BitEnumCaseBit<"a", 0>, I32BitEnumCaseBit<"b", 1>]> { let cppNamespace = "::d"; }
def ZOp : Op<D, "z"> { let arguments = (ins EnumProp<Bits>:$bits); }

#ifdef UNKNOWN
// ERROR: properties.td:[[@LINE+1]]:78: error: a header's name is made of letters, digits and _ - + . /
def : Spelling<["d::Other"], "d_other", "MICA_PARAM_CUSTOM"> { let cHeader = "other\".h"; }
def OtherProp : Property<"::d::Other", "another thing">;
// ERROR: properties.td:[[@LINE+2]]:26: error: the storage type 'struct thing' is a class of C++
// ERROR: help: name its C type: def : Spelling<["struct thing"], "my_type", "MICA_PARAM_CUSTOM">;
def ThingProp : Property<"struct thing", "a thing">;
def YOp : Op<D, "y"> { let arguments = (ins OtherProp:$other, ThingProp:$thing); }
#endif
