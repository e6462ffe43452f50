// Hooks of llvm.call, llvm.invoke, llvm.call_intrinsic and llvm.landingpad: their text, and calls
// that must fit what they call. Called by generated code; own nothing.
#include "shared.h"

// ---- Operand bundles: ["tag"(%a, %b : i32, i32)] ------------------------------------------------

typedef struct bundle_list {
  mica_operand_refs *operands;
  mica_types *types;
  const mica_attr **tags;
  size_t size;
} bundle_list;

static bool make_room(mica_parser *p, bundle_list *list) {
  list->operands = mica_parser_grow(p, list->operands, list->size, sizeof *list->operands);
  list->types = mica_parser_grow(p, list->types, list->size, sizeof *list->types);
  list->tags = mica_parser_grow(p, list->tags, list->size, sizeof *list->tags);
  return list->operands != NULL && list->types != NULL && list->tags != NULL;
}

static bool parse_bundle_operands(mica_parser *p, mica_operand_refs *operands, mica_types *types) {
  *operands = (mica_operand_refs){NULL, 0};
  *types = (mica_types){NULL, 0};
  if (!mica_parse_punct(p, '(')) return false;
  if (mica_parse_optional_punct(p, ')')) return true;
  return mica_parse_operands(p, 0, false, operands) && mica_parse_punct(p, ':') &&
         mica_parse_types(p, types) && mica_parse_punct(p, ')');
}

static bool parse_bundle(mica_parser *p, void *user) {
  bundle_list *list = user;
  mica_position at = mica_parser_position(p);
  mica_str tag;
  if (!make_room(p, list)) return false;
  size_t i = list->size++;
  if (!mica_parse_string(p, &tag))
    return mica_parse_error_further(p, at, "expect operand bundle tag");
  list->tags[i] = mica_attr_string(mica_parser_context(p), tag);
  return list->tags[i] != NULL && parse_bundle_operands(p, &list->operands[i], &list->types[i]);
}

static bool set_tags(mica_op_state *out, const bundle_list *list) {
  if (list->size == 0) return true;
  return llvm_set(out, "op_bundle_tags",
                  mica_attr_array(mica_state_context(out), (mica_attrs){list->tags, list->size}));
}

static bool parse_bundles(mica_parser *p, mica_op_state *out, bundle_list *list) {
  return mica_parse_list(p, '[', true, parse_bundle, list) && set_tags(out, list);
}

// Puts their operands behind the others. `count`: how many there are in all.
static bool take_bundles(mica_parser *p, mica_op_state *out, mica_position at,
                         const bundle_list *list, int32_t *count) {
  int32_t *sizes = mica_parser_scratch(p, (list->size + 1) * sizeof *sizes);
  *count = 0;
  for (size_t i = 0; sizes != NULL && i < list->size; i++) {
    const mica_operand_refs *refs = &list->operands[i];
    if (refs->size != list->types[i].size)
      return mica_parse_error(p, at,
                              "expected %z types for operand bundle operands for operand bundle "
                              "#%z, but actually got %z",
                              refs->size, i, list->types[i].size);
    if (!mica_state_operands_typed(out, refs->data, refs->size, list->types[i], at)) return false;
    *count += sizes[i] = (int32_t)refs->size;
  }
  return sizes != NULL &&
         llvm_set(out, "op_bundle_sizes",
                  mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, list->size}));
}

// What the parser and the printer of bundles know of an operation.
typedef struct bundles {
  mica_segment operands;
  const mica_attr *sizes, *tags;
} bundles;

static mica_str tag_at(const mica_attr *tags, size_t i) {
  if (tags == NULL || i >= mica_attr_array_elements(tags).size) return (mica_str){NULL, 0};
  const mica_attr *tag = mica_attr_array_elements(tags).data[i];
  return mica_attr_is_string(tag) ? mica_attr_string_value(tag) : (mica_str){NULL, 0};
}

static void print_bundle(mica_printer *p, const mica_op *op, const bundles *b, size_t i) {
  mica_segment own = mica_sized_segment(b->sizes, i);
  size_t first = b->operands.first + own.first;
  mica_print_quoted(p, tag_at(b->tags, i));
  mica_print_char(p, '(');
  if (own.count > 0) {
    mica_print_operands(p, op, first, own.count);
    mica_print_text(p, " : ");
    mica_print_operand_types(p, op, first, own.count);
  }
  mica_print_char(p, ')');
}

static void print_bundles(mica_printer *p, const mica_op *op, bundles b) {
  size_t count = mica_attr_dense_i32s_value(b.sizes).size;
  if (count == 0) return;
  mica_print_char(p, '[');
  for (size_t i = 0; i < count; i++) {
    if (i > 0) mica_print_text(p, ", ");
    print_bundle(p, op, &b, i);
  }
  mica_print_char(p, ']');
}
static void print_bundles_if_any(mica_printer *p, const mica_op *op, bundles b) {
  if (mica_attr_dense_i32s_value(b.sizes).size > 0) mica_print_char(p, ' ');
  print_bundles(p, op, b);
}

mica_parsed llvm_parse_op_bundles(mica_parser *p, mica_op_state *out, mica_operand_groups *operands,
                                  mica_type_groups *types, const mica_attr **tags) {
  bundle_list list = {0};
  if (mica_parser_next_byte(p) != '[') return MICA_ABSENT;
  if (!mica_parse_list(p, '[', false, parse_bundle, &list)) return MICA_FAILED;
  *operands = (mica_operand_groups){list.operands, list.size};
  *types = (mica_type_groups){list.types, list.size};
  if (list.size == 0) return MICA_PARSED;
  *tags = mica_attr_array(mica_state_context(out), (mica_attrs){list.tags, list.size});
  return *tags == NULL ? MICA_FAILED : MICA_PARSED;
}
void llvm_print_op_bundles(mica_printer *p, const mica_op *op, mica_segment operands,
                           mica_segment types, const mica_attr *tags) {
  (void)types;
  print_bundles(p, op,
                (bundles){operands, mica_op_attribute(op, MICA_STR("op_bundle_sizes")), tags});
}

static bool check_bundles(mica_op *op, const mica_attr *sizes, const mica_attr *tags) {
  size_t count = mica_attr_dense_i32s_value(sizes).size, tag_count = 0;
  if (tags != NULL) {
    mica_attrs all = mica_attr_array_elements(tags);
    tag_count = all.size;
    for (size_t i = 0; i < all.size; i++)
      if (!mica_attr_is_string(all.data[i]))
        return mica_op_plain_error(op, "operand bundle tag must be a StringAttr");
  }
  return count == tag_count ||
         mica_op_plain_error(op, "expected %z operand bundle tags, but actually got %z", count,
                             tag_count);
}

bool llvm_intr_assume_check(mica_op *op) {
  return check_bundles(op, llvm_intr_assume_op_bundle_sizes_attr(op),
                       llvm_intr_assume_op_bundle_tags_attr(op));
}

// ---- The parts that calls share -----------------------------------------------------------------

// A name, or a value that is the first operand; then the others in parentheses.
typedef struct callee {
  mica_operand_refs operands;
  bool is_direct;
} callee;

static bool parse_callee(mica_parser *p, mica_op_state *out, mica_operand_ref *address,
                         bool *is_direct) {
  const mica_attr *name;
  mica_parsed found = mica_parse_optional_operand(p, address);
  *is_direct = found == MICA_ABSENT;
  if (!*is_direct) return found == MICA_PARSED;
  return mica_parse_attr_of(p, NULL, mica_attr_is_symbol, &name) && llvm_set(out, "callee", name);
}

static bool parse_called(mica_parser *p, mica_op_state *out, callee *c) {
  mica_operand_ref address;
  if (!parse_callee(p, out, &address, &c->is_direct) ||
      !mica_parse_operands(p, '(', false, &c->operands))
    return false;
  if (c->is_direct) return true;
  mica_operand_ref *all = mica_parser_scratch(p, (c->operands.size + 1) * sizeof *all);
  if (all == NULL) return false;
  all[0] = address;
  for (size_t i = 0; i < c->operands.size; i++) all[i + 1] = c->operands.data[i];
  c->operands = (mica_operand_refs){all, c->operands.size + 1};
  return true;
}

static bool parse_vararg(mica_parser *p, mica_op_state *out) {
  const mica_attr *type;
  if (!mica_parse_optional_keyword(p, "vararg")) return true;
  return mica_parse_punct(p, '(') && mica_parse_attr_of(p, NULL, mica_attr_is_type, &type) &&
         llvm_set(out, "var_callee_type", type) && mica_parse_punct(p, ')');
}

// The types of the operands: that of the address, and those of the signature.
static bool join_types(mica_parser *p, const mica_type *address, mica_types inputs,
                       mica_types *out) {
  *out = inputs;
  if (address == NULL) return true;
  const mica_type **types = mica_parser_scratch(p, (inputs.size + 1) * sizeof *types);
  if (types == NULL) return false;
  types[0] = address;
  for (size_t i = 0; i < inputs.size; i++) types[i + 1] = inputs.data[i];
  *out = (mica_types){types, inputs.size + 1};
  return true;
}

static bool parse_signature(mica_parser *p, mica_position at, bool is_direct, mica_signature *out) {
  const char *expected = is_direct ? "expected direct call to have 1 trailing types"
                                   : "expected trailing function type";
  switch (mica_parse_call_signature(p, out)) {
  case MICA_FAILED: return mica_parse_error_further(p, at, "%s", expected);
  case MICA_ABSENT: return mica_parse_error(p, at, "%s", expected);
  case MICA_PARSED: break;
  }
  if (out->results.size > 1) return mica_parse_error(p, at, "expected function with 0 or 1 result");
  return out->results.size == 0 || !llvm_is_void(out->results.data[0]) ||
         mica_parse_error(p, at, "expected a non-void result type");
}

// `: (type `,`)? (types) -> type`, of all that was read before.
static bool parse_call_types(mica_parser *p, mica_op_state *out, const callee *c) {
  mica_position at = mica_parser_position(p);
  const mica_type *address = NULL;
  mica_signature signature;
  mica_types types;
  if (!mica_parse_punct(p, ':')) return false;
  if (!c->is_direct && !mica_parse_type(p, &address)) return false;
  if (!c->is_direct && !mica_parse_optional_punct(p, ','))
    return mica_parse_error(p, at, "expected indirect call to have 2 trailing types");
  return parse_signature(p, at, c->is_direct, &signature) &&
         join_types(p, address, signature.inputs, &types) &&
         mica_state_operands_typed(out, c->operands.data, c->operands.size, types,
                                   mica_parser_name_position(p)) &&
         mica_state_results(out, signature.results) &&
         mica_state_signature_attributes(out, &signature);
}

static bool set_segments(mica_op_state *out, const int32_t *sizes, size_t count) {
  return llvm_set(out, "operandSegmentSizes",
                  mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, count}));
}

static void print_called(mica_printer *p, const mica_op *op, const mica_attr *name,
                         mica_segment operands) {
  size_t skipped = name == NULL && operands.count > 0 ? 1 : 0;
  if (name != NULL) mica_print_symbol_name(p, mica_attr_symbol_root(name));
  else if (skipped > 0) mica_print_operand(p, mica_op_operand(op, operands.first));
  mica_print_char(p, '(');
  mica_print_operands(p, op, operands.first + skipped, operands.count - skipped);
  mica_print_char(p, ')');
}

static void print_vararg(mica_printer *p, const mica_attr *type) {
  if (type == NULL) return;
  mica_print_text(p, " vararg(");
  mica_print_attr(p, type);
  mica_print_char(p, ')');
}

static void print_call_types(mica_printer *p, const mica_op *op, const mica_attr *name,
                             mica_segment operands) {
  mica_print_text(p, " : ");
  if (name == NULL && operands.count > 0) {  // without either it has no callee to show
    mica_print_type(p, mica_value_type(mica_op_operand(op, operands.first)));
    mica_print_text(p, ", ");
    operands = (mica_segment){operands.first + 1, operands.count - 1};
  }
  mica_print_call_signature(p, op, operands);
}

// ---- llvm.call ----------------------------------------------------------------------------------

static bool parse_tail_kind(mica_parser *p, mica_op_state *out) {
  uint64_t value = LLVM_TAIL_CALL_KIND_NONE;
  llvm_parse_optional_case(p, &llvm_tail_call_kind_enum, &value);
  return llvm_set(
      out, "TailCallKind",
      llvm_tail_call_kind_attr_get(mica_state_context(out), (llvm_tail_call_kind)value));
}

// What follows the operands: bundles, attributes, types.
static bool parse_rest(mica_parser *p, mica_op_state *out, callee *c) {
  bundle_list list = {0};
  int32_t bundled;
  mica_position at = mica_parser_position(p);
  if (!parse_bundles(p, out, &list) || !mica_parse_attr_dict(p, out) ||
      !parse_call_types(p, out, c) || !take_bundles(p, out, at, &list, &bundled))
    return false;
  return set_segments(out, (const int32_t[]){(int32_t)c->operands.size, bundled}, 2);
}

bool llvm_call_parse(mica_parser *p, mica_op_state *out) {
  callee c = {0};
  if (!llvm_parse_convention(p, out) || !parse_tail_kind(p, out) || !parse_called(p, out, &c) ||
      !parse_vararg(p, out))
    return false;
  return parse_rest(p, out, &c);
}

void llvm_call_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {
      "callee",          "TailCallKind",   "var_callee_type", "CConv",     "operandSegmentSizes",
      "op_bundle_sizes", "op_bundle_tags", "arg_attrs",       "res_attrs", "fastmathFlags"};
  const mica_attr *name = llvm_call_callee_attr(op);
  mica_segment operands = llvm_call_callee_operands_segment(op);
  bool flags = llvm_call_fastmath_flags(op) != LLVM_FASTMATH_FLAGS_NONE;
  mica_print_char(p, ' ');
  llvm_print_convention(p, op);
  const llvm_tail_call_kind kind = llvm_tail_call_kind_of(op, "TailCallKind");
  if (kind != LLVM_TAIL_CALL_KIND_NONE) llvm_print_word(p, llvm_tail_call_kind_to_text(kind));
  print_called(p, op, name, operands);
  print_vararg(p, llvm_call_var_callee_type_attr(op));
  print_bundles_if_any(
      p, op,
      (bundles){llvm_call_op_bundle_operands_segment(op), llvm_call_op_bundle_sizes_attr(op),
                llvm_call_op_bundle_tags_attr(op)});
  mica_print_attr_dict(p, op, elided, sizeof elided / sizeof *elided - (flags ? 1 : 0));
  print_call_types(p, op, name, operands);
}

bool llvm_call_check(mica_op *op) {
  return check_bundles(op, llvm_call_op_bundle_sizes_attr(op), llvm_call_op_bundle_tags_attr(op));
}

// What is passed to the callee, whose address is the first operand.
static mica_segment without_address(mica_segment operands, bool is_direct) {
  if (is_direct || operands.count == 0) return operands;
  return (mica_segment){operands.first + 1, operands.count - 1};
}
static mica_segment call_arguments(const mica_op *op) {
  return without_address(llvm_call_callee_operands_segment(op), llvm_call_has_callee(op));
}
static mica_segment invoke_arguments(const mica_op *op) {
  return without_address(llvm_invoke_callee_operands_segment(op), llvm_invoke_has_callee(op));
}
const mica_attr *llvm_call_call_callee(const mica_op *op) { return llvm_call_callee_attr(op); }
mica_successor_operands llvm_call_arguments(const mica_op *op) {
  mica_segment s = call_arguments(op);
  return (mica_successor_operands){.first = s.first, .count = s.count};
}
const mica_attr *llvm_invoke_call_callee(const mica_op *op) { return llvm_invoke_callee_attr(op); }
mica_successor_operands llvm_invoke_arguments(const mica_op *op) {
  mica_segment s = invoke_arguments(op);
  return (mica_successor_operands){.first = s.first, .count = s.count};
}

// ---- Whether a call fits what it calls ----------------------------------------------------------

static const mica_type *result_of(const mica_op *op) {  // NULL: none
  return mica_op_result_count(op) == 0 ? NULL : mica_value_type(mica_op_result(op, 0));
}

static bool check_vararg_result(mica_op *op, const mica_type *expected) {
  const mica_type *result = result_of(op);
  if (result == NULL)
    return llvm_is_void(expected) || mica_op_error(op, "expected var_callee_type to return void");
  return result == expected ||
         mica_op_error(op, "var_callee_type return type mismatch: '%t' != '%t'", expected, result);
}

// The type of a function with any number of arguments, as the call says it. NULL: none.
static bool check_vararg(mica_op *op, const mica_type *type, mica_segment passed) {
  if (type == NULL) return true;
  mica_types params = llvm_function_type_params_(type);
  if (!llvm_function_type_var_arg(type))
    return mica_op_error(op, "expected var_callee_type to be a variadic function type");
  if (params.size > passed.count)
    return mica_op_error(op, "expected var_callee_type to have at most %u parameters",
                         passed.count);
  for (size_t i = 0; i < params.size; i++) {
    const mica_type *actual = mica_value_type(mica_op_operand(op, passed.first + i));
    if (params.data[i] != actual)
      return mica_op_error(op, "var_callee_type parameter type mismatch: '%t' != '%t'",
                           params.data[i], actual);
  }
  return check_vararg_result(op, llvm_function_type_return_type(type));
}

static bool check_passed(mica_op *op, const mica_type *type) {
  mica_segment passed = llvm_call_callee_operands_segment(op);
  mica_types params = llvm_function_type_params_(type);
  bool any = llvm_function_type_var_arg(type);
  if (!any && params.size != passed.count)
    return mica_op_error(op, "incorrect number of operands (%u) for callee (expecting: %z)",
                         passed.count, params.size);
  if (params.size > passed.count)
    return mica_op_error(
        op, "incorrect number of operands (%u) for varargs callee (expecting at least: %z)",
        passed.count, params.size);
  for (size_t i = 0; i < params.size; i++) {
    const mica_type *actual = mica_value_type(mica_op_operand(op, passed.first + i));
    if (actual != params.data[i])
      return mica_op_error(op, "operand type mismatch for operand %z: '%t' != '%t'", i, actual,
                           params.data[i]);
  }
  return true;
}

static bool check_result(mica_op *op, const mica_type *expected) {
  const mica_type *result = result_of(op);
  if (result == NULL)
    return llvm_is_void(expected) || mica_op_error(op, "expected function call to produce a value");
  if (llvm_is_void(expected))
    return mica_op_error(op, "calling function with void result must not produce values");
  return result == expected ||
         mica_op_error(op, "result type mismatch: '%t' != '%t'", result, expected);
}

static bool check_type(mica_op *op, const mica_type *type) {
  if (!llvm_function_type_isa(type))
    return mica_op_error(op, "callee does not have a functional type: '%t'", type);
  if (llvm_function_type_var_arg(type) && !llvm_call_has_var_callee_type(op))
    return mica_op_error(op, "missing var_callee_type attribute for vararg call");
  return check_passed(op, type) && check_result(op, llvm_function_type_return_type(type));
}

static bool has_subprogram(mica_loc loc) {
  for (;;) switch (mica_loc_kind_of(loc)) {
    case MICA_LOC_NAME: loc = mica_loc_child(loc); break;
    case MICA_LOC_CALL_SITE:
      if (has_subprogram(mica_loc_callee(loc))) return true;
      loc = mica_loc_caller(loc);
      break;
    case MICA_LOC_FUSED: {
      const mica_attr *metadata = mica_loc_metadata(loc);
      size_t count = mica_loc_part_count(loc);
      if (metadata != NULL && llvm_di_subprogram_attr_isa(metadata)) return true;
      for (size_t i = 1; i < count; i++)
        if (has_subprogram(mica_loc_part(loc, i))) return true;
      if (count == 0) return false;
      loc = mica_loc_part(loc, 0);
      break;
    }
    case MICA_LOC_UNKNOWN:
    case MICA_LOC_FILE: return false;
    }
}

// A function with debug information that may be inlined into another one must be traced.
static bool check_traced(const mica_op *op, const mica_op *function) {
  const mica_op *around = mica_op_parent(op);
  while (around != NULL && mica_op_interface(around, &mica_function_interface_id) == NULL)
    around = mica_op_parent(around);
  if (llvm_is_external(function) || around == NULL ||
      mica_loc_kind_of(mica_op_loc(op)) != MICA_LOC_UNKNOWN ||
      !has_subprogram(mica_op_loc(around)) || !has_subprogram(mica_op_loc(function)))
    return true;
  return mica_op_plain_error(
      op,
      "inlinable function call in a function with a DISubprogram location must have a debug "
      "location");
}

static bool check_callee(mica_op *op, mica_symbol_tables *tables, const mica_attr *name) {
  const mica_op *called = mica_symbol_tables_nearest(tables, op, name);
  mica_str text = mica_attr_symbol_root(name);
  if (called == NULL)
    return mica_op_error(op, "'%S' does not reference a symbol in the current scope", text);
  if (llvm_func_isa(called))
    return check_traced(op, called) && check_type(op, llvm_func_function_type(called));
  if (llvm_mlir_ifunc_isa(called)) return check_type(op, llvm_mlir_ifunc_i_func_type(called));
  return mica_op_error(op, "'%S' does not reference a valid LLVM function or IFunc", text);
}

bool llvm_call_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = llvm_call_callee_attr(op), *type = llvm_call_var_callee_type_attr(op);
  if (!check_vararg(op, type == NULL ? NULL : mica_attr_type_value(type), call_arguments(op)))
    return false;
  if (name != NULL) return check_callee(op, tables, name);
  if (mica_op_operand_count(op) == 0)
    return mica_op_error(op, "must have either a `callee` attribute or at least an operand");
  const mica_type *address = mica_value_type(mica_op_operand(op, 0));
  return llvm_is_ptr(address) ||
         mica_op_error(op, "indirect call expects a pointer as callee: '%t'", address);
}

// ---- llvm.invoke --------------------------------------------------------------------------------

typedef struct target {
  mica_block *block;
  mica_operand_refs operands;
  mica_types types;
} target;

static bool parse_target(mica_parser *p, const char *word, target *t) {
  return mica_parse_keyword(p, word) &&
         mica_parse_successor_with_operands(p, &t->block, &t->operands, &t->types);
}
static bool take_target(mica_op_state *out, mica_position at, const target *t) {
  return mica_state_successor(out, t->block) &&
         mica_state_operands_typed(out, t->operands.data, t->operands.size, t->types, at);
}

static bool finish_invoke(mica_parser *p, mica_op_state *out, const callee *c,
                          const target *targets, mica_position at) {
  bundle_list list = {0};
  int32_t sizes[4] = {(int32_t)c->operands.size, (int32_t)targets[0].operands.size,
                      (int32_t)targets[1].operands.size, 0};
  return parse_bundles(p, out, &list) && mica_parse_attr_dict(p, out) &&
         parse_call_types(p, out, c) && take_target(out, at, &targets[0]) &&
         take_target(out, at, &targets[1]) && take_bundles(p, out, at, &list, &sizes[3]) &&
         set_segments(out, sizes, 4);
}

bool llvm_invoke_parse(mica_parser *p, mica_op_state *out) {
  callee c = {0};
  target targets[2] = {0};
  if (!llvm_parse_convention(p, out) || !parse_called(p, out, &c) ||
      !parse_target(p, "to", &targets[0]) || !parse_target(p, "unwind", &targets[1]) ||
      !parse_vararg(p, out))
    return false;
  return finish_invoke(p, out, &c, targets, mica_parser_position(p));
}

void llvm_invoke_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {
      "callee",          "operandSegmentSizes", "CConv",     "var_callee_type",
      "op_bundle_sizes", "op_bundle_tags",      "arg_attrs", "res_attrs"};
  const mica_attr *name = llvm_invoke_callee_attr(op);
  mica_segment operands = llvm_invoke_callee_operands_segment(op);
  mica_segment normal = llvm_invoke_normal_dest_operands_segment(op);
  mica_segment unwind = llvm_invoke_unwind_dest_operands_segment(op);
  mica_print_char(p, ' ');
  llvm_print_convention(p, op);
  print_called(p, op, name, operands);
  mica_print_text(p, " to ");
  mica_print_successor_with_operands(p, llvm_invoke_normal_dest(op), op, normal.first,
                                     normal.count);
  mica_print_text(p, " unwind ");
  mica_print_successor_with_operands(p, llvm_invoke_unwind_dest(op), op, unwind.first,
                                     unwind.count);
  print_vararg(p, llvm_invoke_var_callee_type_attr(op));
  print_bundles_if_any(
      p, op,
      (bundles){llvm_invoke_op_bundle_operands_segment(op), llvm_invoke_op_bundle_sizes_attr(op),
                llvm_invoke_op_bundle_tags_attr(op)});
  mica_print_attr_dict(p, op, elided, sizeof elided / sizeof *elided);
  print_call_types(p, op, name, operands);
}

bool llvm_invoke_check(mica_op *op) {
  const mica_attr *type = llvm_invoke_var_callee_type_attr(op);
  const mica_op *first = mica_block_first(llvm_invoke_unwind_dest(op));
  if (!check_vararg(op, type == NULL ? NULL : mica_attr_type_value(type), invoke_arguments(op)))
    return false;
  if (first == NULL)
    return mica_op_plain_error(op, "must have at least one operation in unwind destination");
  if (!llvm_landingpad_isa(first))
    return mica_op_plain_error(op,
                               "first operation in unwind destination should be a llvm.landingpad "
                               "operation");
  return check_bundles(op, llvm_invoke_op_bundle_sizes_attr(op),
                       llvm_invoke_op_bundle_tags_attr(op));
}

// ---- llvm.call_intrinsic ------------------------------------------------------------------------

bool llvm_call_intrinsic_parse(mica_parser *p, mica_op_state *out) {
  callee c = {.is_direct = true};
  const mica_attr *name;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_string, &name) ||
      !llvm_set(out, "intrin", name) || !mica_parse_operands(p, '(', false, &c.operands))
    return false;
  return parse_rest(p, out, &c);
}

void llvm_call_intrinsic_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"operandSegmentSizes", "op_bundle_sizes", "intrin",
                                       "op_bundle_tags",      "arg_attrs",       "res_attrs",
                                       "fastmathFlags"};
  mica_segment args = llvm_call_intrinsic_args_segment(op);
  bool flags = llvm_call_intrinsic_fastmath_flags(op) != LLVM_FASTMATH_FLAGS_NONE;
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, llvm_call_intrinsic_intrin_attr(op));
  mica_print_char(p, '(');
  mica_print_operands(p, op, args.first, args.count);
  mica_print_char(p, ')');
  print_bundles_if_any(p, op,
                       (bundles){llvm_call_intrinsic_op_bundle_operands_segment(op),
                                 llvm_call_intrinsic_op_bundle_sizes_attr(op),
                                 llvm_call_intrinsic_op_bundle_tags_attr(op)});
  mica_print_attr_dict(p, op, elided, sizeof elided / sizeof *elided - (flags ? 1 : 0));
  mica_print_text(p, " : ");
  mica_print_call_signature(p, op, args);
}

bool llvm_call_intrinsic_check(mica_op *op) {
  static const char prefix[] = "llvm.";
  mica_str name = llvm_call_intrinsic_intrin(op);
  if (name.size < sizeof prefix - 1 || memcmp(name.data, prefix, sizeof prefix - 1) != 0)
    return mica_op_error(op, "intrinsic name must start with 'llvm.'");
  return check_bundles(op, llvm_call_intrinsic_op_bundle_sizes_attr(op),
                       llvm_call_intrinsic_op_bundle_tags_attr(op));
}

// ---- llvm.inline_asm ----------------------------------------------------------------------------

bool llvm_inline_asm_check(mica_op *op) {
  return llvm_tail_call_kind_of(op, "tail_call_kind") != LLVM_TAIL_CALL_KIND_MUST_TAIL ||
         mica_op_error(op, "tail call kind 'musttail' is not supported by this operation");
}

// ---- llvm.landingpad: cleanup? (catch %a : !llvm.ptr)* : type -----------------------------------

static bool parse_clause(mica_parser *p, mica_op_state *out) {
  mica_operand_ref operand;
  const mica_type *type;
  return mica_parse_operand(p, &operand) && mica_parse_punct(p, ':') && mica_parse_type(p, &type) &&
         mica_state_operands(out, &operand, 1, type) && mica_parse_punct(p, ')');
}

bool llvm_landingpad_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *type;
  if (mica_parse_optional_keyword(p, "cleanup") &&
      !llvm_set(out, "cleanup", mica_attr_unit(mica_state_context(out))))
    return false;
  while (mica_parse_optional_punct(p, '(')) {
    if (!mica_parse_optional_keyword(p, "filter") && !mica_parse_optional_keyword(p, "catch"))
      break;
    if (!parse_clause(p, out)) return false;
  }
  return mica_parse_punct(p, ':') && mica_parse_type(p, &type) && mica_state_result(out, type);
}

void llvm_landingpad_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"cleanup"};
  mica_print_text(p, llvm_landingpad_cleanup(op) ? " cleanup " : " ");
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_value *value = mica_op_operand(op, i);
    mica_print_text(p, llvm_is_array(mica_value_type(value)) ? "(filter " : "(catch ");
    mica_print_operand(p, value);
    mica_print_text(p, " : ");
    mica_print_type(p, mica_value_type(value));
    mica_print_text(p, ") ");
  }
  mica_print_attr_dict(p, op, elided, 1);
  mica_print_text(p, ": ");
  mica_print_type(p, mica_value_type(llvm_landingpad_res(op)));
}

static const mica_op *definer(const mica_value *value, const mica_op_def *def) {
  const mica_op *op = mica_value_op(value);
  return op != NULL && mica_op_isa(op, def) ? op : NULL;
}

// A clause is a null or the address of a global, or an array of such.
static bool check_clause(mica_op *op, size_t index) {
  const mica_value *value = mica_op_operand(op, index);
  if (llvm_is_array(mica_value_type(value)) || definer(value, &llvm_mlir_zero_def) != NULL ||
      definer(value, &llvm_mlir_addressof_def) != NULL)
    return true;
  const mica_op *cast = definer(value, &llvm_bitcast_def);
  if (cast == NULL)
    return mica_op_plain_error(op, "clause #%z is not a known constant - null, addressof, bitcast",
                               index);
  if (mica_op_operand_count(cast) == 1 &&
      definer(mica_op_operand(cast, 0), &llvm_mlir_addressof_def) != NULL)
    return true;
  mica_diag *diag = mica_op_diag_begin(op, MICA_ERROR, "constant clauses expected");
  mica_diag_note(diag, mica_op_loc(cast),
                 "global addresses expected as operand to bitcast used in clauses for landingpad");
  return mica_diag_report(diag);
}

bool llvm_landingpad_check(mica_op *op) {
  const mica_op *function = llvm_parent_function(op);
  if (function != NULL && !llvm_func_has_personality(function))
    return mica_op_plain_error(op, "llvm.landingpad needs to be in a function with a personality");
  if (!llvm_landingpad_cleanup(op) && mica_op_operand_count(op) == 0)
    return mica_op_plain_error(
        op, "landingpad instruction expects at least one clause or cleanup attribute");
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!check_clause(op, i)) return false;
  return true;
}
