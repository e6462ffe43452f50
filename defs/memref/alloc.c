// Hooks of what gets memory: alloc, alloca, realloc, alloca_scope. Called by generated code; own
// nothing.
#include "memref/memref.h"

#include "mica/index_list.h"
#include "mica/interfaces.h"
#include "mica/verify.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

static bool check_alloc(mica_op *op, size_t sizes, size_t symbols) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  if (!mica_verify_dynamic_sizes(op, type, sizes)) return false;
  size_t expected = mica_type_layout_symbol_count(type);
  if (symbols != expected)
    return mica_op_error(op,
                         "symbol operand count does not equal memref symbol count: expected %z, "
                         "got %z",
                         expected, symbols);
  return true;
}

bool memref_alloc_check(mica_op *op) {
  return check_alloc(op, memref_alloc_dynamic_sizes_count(op),
                     memref_alloc_symbol_operands_count(op));
}

bool memref_alloca_check(mica_op *op) {
  const mica_op *scope = mica_op_parent(op);
  while (scope != NULL && !mica_op_has_trait(scope, &mica_trait_automatic_allocation_scope))
    scope = mica_op_parent(scope);
  if (scope == NULL)
    return mica_op_error(op, "requires an ancestor op with AutomaticAllocationScope trait");
  return check_alloc(op, memref_alloca_dynamic_sizes_count(op),
                     memref_alloca_symbol_operands_count(op));
}

// ---- realloc ------------------------------------------------------------------------------------

static bool realloc_error(const mica_op *op, const char *what, const mica_type *type) {
  return mica_op_plain_error(op, "%s '%t'", what, type);
}
static bool realloc_mismatch(const mica_op *op, const char *what, const mica_type *from,
                             const mica_type *to) {
  return mica_op_plain_error(
      op, "different %s specified for source memref type '%t' and result memref type '%t'", what,
      from, to);
}

bool memref_realloc_check(mica_op *op) {
  const mica_type *from = mica_value_type(memref_realloc_source(op));
  const mica_type *to = mica_value_type(mica_op_result(op, 0));
  bool has_size = mica_op_operand_count(op) == 2,
       needs_size = mica_type_shape(to).data[0] == MICA_DYNAMIC;
  if (!mica_type_layout_is_identity(from))
    return realloc_error(op, "unsupported layout for source memref type", from);
  if (!mica_type_layout_is_identity(to))
    return realloc_error(op, "unsupported layout for result memref type", to);
  if (mica_type_memory_space(from) != mica_type_memory_space(to))
    return realloc_mismatch(op, "memory spaces", from, to);
  if (mica_type_element(from) != mica_type_element(to))
    return realloc_mismatch(op, "element types", from, to);
  if (needs_size && !has_size)
    return realloc_error(op, "missing dimension operand for result type", to);
  if (!needs_size && has_size)
    return realloc_error(op, "unnecessary dimension operand for result type", to);
  return true;
}

// ---- alloca_scope: `-> (f32) { }` ---------------------------------------------------------------

bool memref_alloca_scope_parse(mica_parser *p, mica_op_state *out) {
  mica_types results = {NULL, 0};
  if (!mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results))
    return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false) &&
         mica_region_ensure_terminator(body, &memref_alloca_scope_return_def,
                                       mica_state_loc(out)) &&
         mica_parse_attr_dict(p, out);
}

void memref_alloca_scope_print(mica_printer *p, const mica_op *op) {
  size_t results = mica_op_result_count(op);
  mica_print_char(p, ' ');
  if (results != 0) {
    mica_print_text(p, " -> (");
    mica_print_result_types(p, op, 0, results);
    mica_print_char(p, ')');
  }
  mica_print_char(p, ' ');
  mica_print_region(p, memref_alloca_scope_body_region(op), false, results != 0, false);
  mica_print_attr_dict(p, op, NULL, 0);
}

bool memref_alloca_scope_successors(const mica_op *op, const mica_region *from,
                                    mica_region_successors *out) {
  (void)op;
  return from == NULL ? mica_region_successors_add_region(out, 0, 0)
                      : mica_region_successors_add_parent(out, 0);
}
