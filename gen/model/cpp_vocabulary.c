// The vocabulary of upstream's predicates: members of types, attributes, values and operations, and
// free functions, each with its C.
#include <string.h>

#include "model/cpp_expression.h"

static const cpp_member members[] = {
    // Types.
    {CPP_TYPE, NULL, "isInteger", 0, "mica_type_is_integer($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isInteger", 1,
     "mica_type_is_integer($0) && mica_type_integer_width($0) == $1", CPP_BOOL},
    {CPP_TYPE, NULL, "isSignlessInteger", 0, "mica_type_is_signless_integer($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isSignlessInteger", 1, "mica_type_is_i($0, $1)", CPP_BOOL},
    {CPP_TYPE, NULL, "isSignedInteger", 0, "mica_type_is_signed_integer($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isSignedInteger", 1,
     "mica_type_is_signed_integer($0) && mica_type_integer_width($0) == $1", CPP_BOOL},
    {CPP_TYPE, NULL, "isUnsignedInteger", 0, "mica_type_is_unsigned_integer($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isUnsignedInteger", 1,
     "mica_type_is_unsigned_integer($0) && mica_type_integer_width($0) == $1", CPP_BOOL},
    {CPP_TYPE, NULL, "isSignless", 0, "mica_type_is_signless_integer($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isSigned", 0, "mica_type_is_signed_integer($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isUnsigned", 0, "mica_type_is_unsigned_integer($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isSignlessIntOrIndex", 0, "mica_type_is_signless_or_index($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isSignlessIntOrFloat", 0,
     "mica_type_is_signless_integer($0) || mica_type_is_float($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isSignlessIntOrIndexOrFloat", 0,
     "mica_type_is_signless_or_index($0) || mica_type_is_float($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isIntOrIndex", 0, "mica_type_is_int_or_index($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isIntOrFloat", 0, "mica_type_is_int_or_float($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isIntOrIndexOrFloat", 0, "mica_type_is_int_or_index_or_float($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isIndex", 0, "mica_type_is_index($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isFloat", 0, "mica_type_is_float($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isBF16", 0, "mica_type_is_float_kind($0, MICA_BF16)", CPP_BOOL},
    {CPP_TYPE, NULL, "isF16", 0, "mica_type_is_float_kind($0, MICA_F16)", CPP_BOOL},
    {CPP_TYPE, NULL, "isTF32", 0, "mica_type_is_float_kind($0, MICA_TF32)", CPP_BOOL},
    {CPP_TYPE, NULL, "isF32", 0, "mica_type_is_float_kind($0, MICA_F32)", CPP_BOOL},
    {CPP_TYPE, NULL, "isF64", 0, "mica_type_is_float_kind($0, MICA_F64)", CPP_BOOL},
    {CPP_TYPE, NULL, "isF80", 0, "mica_type_is_float_kind($0, MICA_F80)", CPP_BOOL},
    {CPP_TYPE, NULL, "isF128", 0, "mica_type_is_float_kind($0, MICA_F128)", CPP_BOOL},
    {CPP_TYPE, NULL, "getWidth", 0, "mica_type_bit_width($0)", CPP_INT},
    {CPP_TYPE, NULL, "getIntOrFloatBitWidth", 0, "mica_type_bit_width($0)", CPP_INT},
    {CPP_TYPE, NULL, "getElementTypeBitWidth", 0, "mica_type_bit_width(mica_type_element($0))",
     CPP_INT},
    {CPP_TYPE, NULL, "getElementType", 0, "mica_type_element($0)", CPP_TYPE},
    {CPP_TYPE, NULL, "getNumElements", 0, "mica_type_element_count($0)", CPP_INT},
    {CPP_TYPE, NULL, "hasRank", 0, "mica_type_has_rank($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "getRank", 0, "(int64_t)mica_type_shape($0).size", CPP_INT},
    {CPP_TYPE, NULL, "getShape", 0, "mica_type_shape($0)", CPP_INTS},
    {CPP_TYPE, NULL, "getDimSize", 1, "mica_type_dim_at($0, $1)", CPP_INT},
    {CPP_TYPE, NULL, "isDynamicDim", 1, "mica_type_dim_at($0, $1) == MICA_DYNAMIC", CPP_BOOL},
    {CPP_TYPE, NULL, "hasStaticShape", 0, "mica_type_has_static_shape($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isScalable", 0, "mica_type_has_scalable_dims($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "allDimsScalable", 0, "mica_type_all_dims_scalable($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "isStrided", 0, "mica_type_is_strided($0)", CPP_BOOL},
    {CPP_TYPE, NULL, "getEncoding", 0, "mica_type_encoding($0)", CPP_ATTR},
    {CPP_TYPE, NULL, "getMemorySpace", 0, "mica_type_memory_space($0)", CPP_ATTR},
    {CPP_TYPE, "FunctionType", "getInputs", 0, "mica_type_function_inputs($0)", CPP_TYPES},
    {CPP_TYPE, "FunctionType", "getResults", 0, "mica_type_function_results($0)", CPP_TYPES},
    {CPP_TYPE, "FunctionType", "getNumInputs", 0, "(int64_t)mica_type_function_inputs($0).size",
     CPP_INT},
    {CPP_TYPE, "FunctionType", "getNumResults", 0, "(int64_t)mica_type_function_results($0).size",
     CPP_INT},
    {CPP_TYPE, "FunctionType", "getInput", 1, "mica_type_function_inputs($0).data[$1]", CPP_TYPE},
    {CPP_TYPE, "FunctionType", "getResult", 1, "mica_type_function_results($0).data[$1]", CPP_TYPE},
    {CPP_TYPE, "TupleType", "getTypes", 0, "mica_type_tuple_elements($0)", CPP_TYPES},
    {CPP_TYPE, "TupleType", "size", 0, "(int64_t)mica_type_tuple_elements($0).size", CPP_INT},
    {CPP_TYPE, NULL, "getTypeID", 0, "$0->def", CPP_DEF},
    // Attributes.
    {CPP_ATTR, NULL, "getType", 0, "mica_attr_type($0)", CPP_TYPE},
    {CPP_ATTR, NULL, "getElementType", 0, "mica_type_element(mica_attr_type($0))", CPP_TYPE},
    {CPP_ATTR, NULL, "getInt", 0, "mica_attr_integer_value($0)", CPP_INT},
    {CPP_ATTR, NULL, "getSInt", 0, "mica_attr_integer_value($0)", CPP_INT},
    {CPP_ATTR, NULL, "getUInt", 0, "(int64_t)mica_attr_integer_zext($0)", CPP_INT},
    {CPP_ATTR, "IntegerAttr", "getValue", 0, "$0", CPP_NUMBER},
    {CPP_ATTR, "BoolAttr", "getValue", 0, "mica_attr_bool_value($0)", CPP_BOOL},
    {CPP_ATTR, "FloatAttr", "getValueAsDouble", 0, "mica_attr_float_value($0)", CPP_FLOAT},
    {CPP_ATTR, "StringAttr", "getValue", 0, "mica_attr_string_value($0)", CPP_STR},
    {CPP_ATTR, "TypeAttr", "getValue", 0, "mica_attr_type_value($0)", CPP_TYPE},
    {CPP_ATTR, "FlatSymbolRefAttr", "getValue", 0, "mica_attr_symbol_root($0)", CPP_STR},
    {CPP_ATTR, "SymbolRefAttr", "getLeafReference", 0, "mica_attr_symbol_leaf($0)", CPP_STR},
    {CPP_ATTR, "ArrayAttr", "getValue", 0, "mica_attr_array_elements($0)", CPP_ATTRS},
    {CPP_ATTR, "ArrayAttr", "size", 0, "(int64_t)mica_attr_array_elements($0).size", CPP_INT},
    {CPP_ATTR, "ArrayAttr", "empty", 0, "mica_attr_array_elements($0).size == 0", CPP_BOOL},
    {CPP_ATTR, "DenseI64ArrayAttr", "asArrayRef", 0, "mica_attr_dense_i64s_value($0)", CPP_INTS},
    {CPP_ATTR, "DenseI32ArrayAttr", "asArrayRef", 0, "mica_attr_dense_i32s_value($0)", CPP_INT32S},
    {CPP_ATTR, NULL, "size", 0, "(int64_t)mica_attr_dense_array_size($0)", CPP_INT},
    {CPP_ATTR, NULL, "empty", 0, "mica_attr_dense_array_size($0) == 0", CPP_BOOL},
    {CPP_ATTR, NULL, "getNumElements", 0, "mica_type_element_count(mica_attr_type($0))", CPP_INT},
    {CPP_ATTR, NULL, "isSplat", 0, "mica_attr_dense_is_splat($0)", CPP_BOOL},
    {CPP_ATTR, NULL, "getTypeID", 0, "$0->def", CPP_DEF},
    // Integers of any width.
    {CPP_NUMBER, NULL, "isNegative", 0, "mica_attr_integer_is_negative($0)", CPP_BOOL},
    {CPP_NUMBER, NULL, "isNonNegative", 0, "!mica_attr_integer_is_negative($0)", CPP_BOOL},
    {CPP_NUMBER, NULL, "isStrictlyPositive", 0, "mica_attr_integer_is_positive($0)", CPP_BOOL},
    {CPP_NUMBER, NULL, "isPowerOf2", 0, "mica_attr_integer_is_power_of_two($0)", CPP_BOOL},
    {CPP_NUMBER, NULL, "getSExtValue", 0, "mica_attr_integer_value($0)", CPP_INT},
    {CPP_NUMBER, NULL, "getZExtValue", 0, "(int64_t)mica_attr_integer_zext($0)", CPP_INT},
    {CPP_NUMBER, NULL, "getBitWidth", 0, "mica_type_bit_width(mica_attr_type($0))", CPP_INT},
    // Values and operations.
    {CPP_VALUE, NULL, "getType", 0, "mica_value_type($0)", CPP_TYPE},
    {CPP_OP, NULL, "getNumOperands", 0, "(int64_t)mica_op_operand_count($0)", CPP_INT},
    {CPP_OP, NULL, "getNumResults", 0, "(int64_t)mica_op_result_count($0)", CPP_INT},
    {CPP_OP, NULL, "getNumRegions", 0, "(int64_t)mica_op_region_count($0)", CPP_INT},
    {CPP_OP, NULL, "getOperand", 1, "mica_op_operand($0, $1)", CPP_VALUE},
    {CPP_OP, NULL, "getResult", 1, "mica_op_result($0, $1)", CPP_VALUE},
    {CPP_OP, NULL, "getRegion", 1, "mica_op_region($0, $1)", CPP_REGION},
    // Lists.
    {CPP_INTS, NULL, "size", 0, "(int64_t)$0.size", CPP_INT},
    {CPP_INTS, NULL, "empty", 0, "$0.size == 0", CPP_BOOL},
    {CPP_INTS, NULL, "front", 0, "$0.data[0]", CPP_INT},
    {CPP_INTS, NULL, "back", 0, "$0.data[$0.size - 1]", CPP_INT},
    {CPP_INT32S, NULL, "size", 0, "(int64_t)$0.size", CPP_INT},
    {CPP_INT32S, NULL, "empty", 0, "$0.size == 0", CPP_BOOL},
    {CPP_TYPES, NULL, "size", 0, "(int64_t)$0.size", CPP_INT},
    {CPP_TYPES, NULL, "empty", 0, "$0.size == 0", CPP_BOOL},
    {CPP_TYPES, NULL, "front", 0, "$0.data[0]", CPP_TYPE},
    {CPP_ATTRS, NULL, "size", 0, "(int64_t)$0.size", CPP_INT},
    {CPP_ATTRS, NULL, "empty", 0, "$0.size == 0", CPP_BOOL},
    {CPP_STR, NULL, "size", 0, "(int64_t)$0.size", CPP_INT},
    {CPP_STR, NULL, "empty", 0, "$0.size == 0", CPP_BOOL},
};

static const cpp_member functions[] = {
    {CPP_UNKNOWN, NULL, "getElementTypeOrSelf", 1, "mica_type_element_or_self($1)", CPP_TYPE},
    {CPP_UNKNOWN, NULL, "hasNItems", 2, "mica_region_block_count($1, $2 + 1) == $2", CPP_BOOL},
    {CPP_UNKNOWN, NULL, "hasNItemsOrMore", 2, "mica_region_block_count($1, $2) == $2", CPP_BOOL},
    {CPP_UNKNOWN, NULL, "hasNItemsOrLess", 2, "mica_region_block_count($1, $2 + 1) <= $2",
     CPP_BOOL},
    {CPP_UNKNOWN, NULL, "hasSingleElement", 1, "mica_region_block_count($1, 2) == 1", CPP_BOOL},
};

static bool is_class(const cpp_member *m, text class_name) {
  return m->class_name == NULL || text_is(class_name, m->class_name);
}

const cpp_member *cpp_find_member(cpp_kind receiver, text class_name, text name, int arguments) {
  for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
    const cpp_member *m = &members[i];
    bool fits = m->receiver == receiver && m->arguments == arguments && text_is(name, m->name);
    if (fits && is_class(m, class_name)) return m;
  }
  return NULL;
}

void cpp_offer_members(cpp_kind receiver, spelling *s) {
  for (size_t i = 0; i < sizeof members / sizeof *members; i++)
    if (members[i].receiver == receiver) spelling_offer(s, text_of(members[i].name));
}

const cpp_member *cpp_find_function(text name, int arguments) {
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    if (functions[i].arguments == arguments && text_is(name, functions[i].name))
      return &functions[i];
  return NULL;
}

// ---- Classes ------------------------------------------------------------------------------------

static cpp_kind kind_of_spelling(build *b, const record *r) {
  const char *kind = read_text(b, r, "cKind");
  return strcmp(kind, "MICA_PARAM_ATTR") == 0 ? CPP_ATTR : CPP_TYPE;
}

static const char *interface_check(build *b, text class_name, cpp_kind *kind) {
  record_list all = records_of_class(b->records, TEXT("Interface"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (record_is_a(r, TEXT("DeclareInterfaceMethods"))) continue;
    if (!text_is(text_after_last(class_name, "::"), read_text(b, r, "cppInterfaceName"))) continue;
    const model_interface *interface = model_interface_of(b, r);
    if (interface->descriptor == NULL) return NULL;
    *kind = interface->kind == INTERFACE_OP     ? CPP_OP
            : interface->kind == INTERFACE_ATTR ? CPP_ATTR
                                                : CPP_TYPE;
    const char *holder = *kind == CPP_OP ? "op" : *kind == CPP_ATTR ? "attr" : "type";
    return build_format(b, "mica_%s_interface($0, &%s) != NULL", holder, interface->descriptor);
  }
  return NULL;
}

const char *cpp_class_check(build *b, text class_name, cpp_kind *kind) {
  const record *def = model_definition_named(b, class_name);
  if (def != NULL) {
    const model_definition *s = model_definition_of(b, def);
    *kind = s->is_attr ? CPP_ATTR : CPP_TYPE;
    return build_format(b, "%s_isa($0)", s->c_name);
  }
  const record *r = model_spelling(b, class_name);
  if (r == NULL) return interface_check(b, class_name, kind);
  const char *check = read_text(b, r, "cCheck");
  *kind = kind_of_spelling(b, r);
  return *check == '\0' ? "true" : build_format(b, "%s($0)", check);
}

const char *cpp_declared_function(build *b, text name, cpp_kind *result) {
  record_list all = records_of_class(b->records, TEXT("CppFunction"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (!text_is(text_after_last(name, "::"), read_text(b, r, "cppName"))) continue;
    const char *kind = read_text(b, r, "cResult");
    *result = strstr(kind, "mica_type *") != NULL   ? CPP_TYPE
              : strstr(kind, "mica_attr *") != NULL ? CPP_ATTR
              : strcmp(kind, "bool") == 0           ? CPP_BOOL
                                                    : CPP_INT;
    return read_text(b, r, "cName");
  }
  return NULL;
}
