// What several hooks of llvm do: see shared.h. Owns nothing.
#include "shared.h"

#include "mica/fold.h"
#include "mica/rewrite.h"

llvm_linkage llvm_linkage_of(const mica_op *op) {
  const mica_attr *attr = mica_op_attribute(op, MICA_STR("linkage"));
  return attr == NULL ? LLVM_LINKAGE_EXTERNAL : llvm_linkage_attr_linkage(attr);
}
llvm_tail_call_kind llvm_tail_call_kind_of(const mica_op *op, const char *attribute) {
  const mica_attr *attr = mica_op_attribute(op, mica_str_of(attribute));
  return attr == NULL ? LLVM_TAIL_CALL_KIND_NONE : llvm_tail_call_kind_attr_tail_call_kind(attr);
}

// ---- Words in front of a symbol -----------------------------------------------------------------

void llvm_parse_optional_case(mica_parser *p, const mica_enum_def *def, uint64_t *out) {
  mica_str word;
  if (mica_parse_optional_case(p, def, &word)) mica_enum_from_text(def, word, out);
}

bool llvm_set(mica_op_state *out, const char *name, const mica_attr *value) {
  return value != NULL && mica_state_set_attribute(out, mica_str_of(name), value);
}

bool llvm_parse_llvm_linkage(mica_parser *p, mica_op_state *out, const mica_attr **linkage) {
  uint64_t value = LLVM_LINKAGE_EXTERNAL;
  llvm_parse_optional_case(p, &llvm_linkage_enum, &value);
  *linkage = llvm_linkage_attr_get(mica_state_context(out), (llvm_linkage)value);
  return *linkage != NULL;
}
void llvm_print_llvm_linkage(mica_printer *p, const mica_op *op, const mica_attr *linkage) {
  (void)op;
  mica_print_str(p, llvm_linkage_to_text(llvm_linkage_attr_linkage(linkage)));
}

bool llvm_parse_linkage(mica_parser *p, mica_op_state *out) {
  const mica_attr *linkage;
  return llvm_parse_llvm_linkage(p, out, &linkage) && llvm_set(out, "linkage", linkage);
}

static bool parse_case(mica_parser *p, mica_op_state *out, const mica_enum_def *def,
                       const char *name) {
  uint64_t value = 0;
  llvm_parse_optional_case(p, def, &value);
  return llvm_set(out, name, mica_enum_attr(mica_state_context(out), def, value));
}
bool llvm_parse_visibility(mica_parser *p, mica_op_state *out) {
  return parse_case(p, out, &llvm_visibility_enum, "visibility_");
}
bool llvm_parse_unnamed_addr(mica_parser *p, mica_op_state *out) {
  return parse_case(p, out, &llvm_unnamed_addr_enum, "unnamed_addr");
}

bool llvm_parse_symbol_words(mica_parser *p, mica_op_state *out) {
  if (!llvm_parse_linkage(p, out) || !llvm_parse_visibility(p, out)) return false;
  if (mica_parse_optional_keyword(p, "thread_local") &&
      !llvm_set(out, "thread_local_", mica_attr_unit(mica_state_context(out))))
    return false;
  return llvm_parse_unnamed_addr(p, out);
}

void llvm_print_word(mica_printer *p, mica_str word) {
  mica_print_str(p, word);
  mica_print_char(p, ' ');
}

void llvm_print_case(mica_printer *p, const mica_enum_def *def, const mica_attr *value) {
  if (value == NULL) return;
  mica_str text = mica_enum_case_text(def, mica_attr_integer_zext(value));
  if (text.size > 0) llvm_print_word(p, text);
}

bool llvm_parse_convention(mica_parser *p, mica_op_state *out) {
  uint64_t value = LLVM_C_CONV_C;
  llvm_parse_optional_case(p, &llvm_c_conv_enum, &value);
  return llvm_set(out, "CConv", llvm_c_conv_attr_get(mica_state_context(out), (llvm_c_conv)value));
}

void llvm_print_convention(mica_printer *p, const mica_op *op) {
  const mica_attr *attr = mica_op_attribute(op, MICA_STR("CConv"));
  if (attr == NULL) return;
  const llvm_c_conv convention = llvm_c_conv_attr_calling_conv(attr);
  if (convention != LLVM_C_CONV_C) llvm_print_word(p, llvm_c_conv_to_text(convention));
}

void llvm_print_symbol_words(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  llvm_print_llvm_linkage(p, op, mica_op_attribute(op, MICA_STR("linkage")));
  mica_print_char(p, ' ');
  llvm_print_case(p, &llvm_visibility_enum, mica_op_attribute(op, MICA_STR("visibility_")));
  if (mica_op_attribute(op, MICA_STR("thread_local_")) != NULL) mica_print_text(p, "thread_local ");
  llvm_print_case(p, &llvm_unnamed_addr_enum, mica_op_attribute(op, MICA_STR("unnamed_addr")));
}

bool llvm_parse_comdat(mica_parser *p, mica_op_state *out) {
  const mica_attr *comdat;
  if (!mica_parse_optional_keyword(p, "comdat")) return true;
  return mica_parse_punct(p, '(') && mica_parse_attr_of(p, NULL, mica_attr_is_symbol, &comdat) &&
         mica_parse_punct(p, ')') && llvm_set(out, "comdat", comdat);
}

void llvm_print_comdat(mica_printer *p, const mica_attr *comdat) {
  if (comdat == NULL) return;
  mica_print_text(p, " comdat(");
  mica_print_attr(p, comdat);
  mica_print_char(p, ')');
}

bool llvm_verify_comdat(mica_op *op, const mica_attr *comdat) {
  if (comdat == NULL) return true;
  const mica_op *selector = mica_symbol_nearest(op, comdat);
  return (selector != NULL && llvm_comdat_selector_isa(selector)) ||
         mica_op_plain_error(op, "expected comdat symbol");
}

// ---- Symbols ------------------------------------------------------------------------------------

bool llvm_satisfies_module(const mica_op *op) {
  return mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE) &&
         mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE);
}

mica_op *llvm_parent_module(const mica_op *op) {
  mica_op *module = mica_op_parent(op);
  while (module != NULL && !llvm_satisfies_module(module)) module = mica_op_parent(module);
  return module;
}

mica_op *llvm_lookup_global(const mica_op *op, mica_symbol_tables *tables,
                            const mica_attr *symbol) {
  mica_op *module = llvm_parent_module(op);
  if (module == NULL) return NULL;
  return mica_symbol_tables_lookup(tables, module, mica_attr_symbol_root(symbol));
}

bool llvm_is_external(const mica_op *function) {
  return mica_region_is_empty(mica_op_region(function, 0));
}

const mica_op *llvm_parent_function(const mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  while (parent != NULL && !llvm_func_isa(parent)) parent = mica_op_parent(parent);
  return parent;
}

const mica_attr *llvm_constant_of(const mica_value *value) {
  const mica_op *op = mica_value_op_of(value, &llvm_mlir_constant_def);
  return op != NULL ? llvm_mlir_constant_value_attr(op) : mica_value_constant_attr(value);
}
