// The kinds of C++ expressions, each with its class in C++ and its type in C.
#include "cpp/cpp_kind.h"

typedef struct kind_names {
  cpp_kind kind;
  const char *cpp, *in_c;  // NULL: none
} kind_names;

static const kind_names names[] = {
    {CPP_TYPE, "Type", "const mica_type *"},
    {CPP_ATTR, "Attribute", "const mica_attr *"},
    {CPP_VALUE, "Value", "mica_value *"},
    {CPP_VALUES, "OperandRange", NULL},
    {CPP_OP, "Operation", "mica_op *"},
    {CPP_OPERANDS, "OperandList", NULL},
    {CPP_RESULTS, "ResultList", NULL},
    {CPP_REGION, "Region", "mica_region *"},
    {CPP_BLOCKS, "BlockList", NULL},
    {CPP_BLOCK, "Block", "mica_block *"},
    {CPP_INT, "int64_t", "int64_t"},
    {CPP_BOOL, "bool", "bool"},
    {CPP_FLOAT, "double", "double"},
    {CPP_STR, "StringRef", "mica_str"},
    {CPP_NUMBER, "APInt", NULL},
    {CPP_INTS, "ArrayRef<int64_t>", "mica_int64s"},
    {CPP_INT32S, "ArrayRef<int32_t>", "mica_int32s"},
    {CPP_TYPES, "ArrayRef<Type>", "mica_types"},
    {CPP_ATTRS, "ArrayRef<Attribute>", "mica_attrs"},
    {CPP_TYPE_ID, "TypeID", NULL},
    {CPP_BUILDER, "Builder", "mica_builder *"},
    {CPP_CONTEXT, "MLIRContext", "mica_context *"},
};
enum { NAMES = sizeof names / sizeof *names };

text cpp_kind_class(cpp_kind kind) {
  for (size_t i = 0; i < NAMES; i++)
    if (names[i].kind == kind) return text_of(names[i].cpp);
  return TEXT("");
}

cpp_kind cpp_kind_named(text name) {
  for (size_t i = 0; i < NAMES; i++) {
    if (text_is(name, names[i].cpp)) return names[i].kind;
    if (names[i].in_c != NULL && text_is(name, names[i].in_c)) return names[i].kind;
  }
  return CPP_UNKNOWN;
}

const char *cpp_kind_c_type(cpp_kind kind) {
  for (size_t i = 0; i < NAMES; i++)
    if (names[i].kind == kind) return names[i].in_c;
  return NULL;
}

cpp_kind cpp_kind_of_item(cpp_kind list) {
  switch (list) {
  case CPP_INTS:
  case CPP_INT32S: return CPP_INT;
  case CPP_TYPES: return CPP_TYPE;
  case CPP_ATTRS: return CPP_ATTR;
  case CPP_UNKNOWN:
  case CPP_TYPE:
  case CPP_ATTR:
  case CPP_VALUE:
  case CPP_VALUES:
  case CPP_OP:
  case CPP_OPERANDS:
  case CPP_RESULTS:
  case CPP_REGION:
  case CPP_BLOCKS:
  case CPP_BLOCK:
  case CPP_INT:
  case CPP_BOOL:
  case CPP_FLOAT:
  case CPP_ENUM:
  case CPP_STR:
  case CPP_NUMBER:
  case CPP_TYPE_ID:
  case CPP_BUILDER:
  case CPP_CONTEXT: break;
  }
  return CPP_UNKNOWN;
}

cpp_kind cpp_kind_of_list(cpp_kind item) {
  switch ((int)item) {
  case CPP_INT: return CPP_INTS;
  case CPP_TYPE: return CPP_TYPES;
  case CPP_ATTR: return CPP_ATTRS;
  default: return CPP_UNKNOWN;
  }
}

cpp_kind cpp_kind_of_c_type(const c_type *type) {
  switch (type->kind) {
  case C_TYPE: return CPP_TYPE;
  case C_ATTR: return CPP_ATTR;
  case C_BOOL: return CPP_BOOL;
  case C_INT:
  case C_UINT: return CPP_INT;
  case C_FLOAT: return CPP_FLOAT;
  case C_STR:
  case C_RESOURCE: return CPP_STR;
  case C_TYPES: return CPP_TYPES;
  case C_ATTRS: return CPP_ATTRS;
  case C_ARRAY:
  case C_POINTER:
  case C_ENUM:
  case C_STRS:
  case C_LOC:
  case C_OPTIONAL:
  case C_CUSTOM: break;
  }
  return cpp_kind_named(text_of(type->spelling));
}
