// Hooks of what holds other transformations: sequence, alternatives, foreach, with_pdl_patterns.
// Called by generated code; own nothing.
#include "shared.h"

#include "mica/interfaces.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

bool transform_implements(const mica_op *op, const mica_interface *interface) {
  return mica_op_interface(op, interface) != NULL ||
         (mica_op_def_of(op) != NULL && !mica_op_may_be_asked(op));
}

mica_op *transform_parent(const mica_op *op) {
  mica_op *parent = mica_op_parent(op);
  while (parent != NULL && !transform_op_interface_isa(parent)) parent = mica_op_parent(parent);
  return parent;
}

static bool types_equal(const mica_op *terminator, const mica_op *op) {
  bool equal = mica_op_operand_count(terminator) == mica_op_result_count(op);
  for (size_t i = 0; equal && i < mica_op_result_count(op); i++)
    equal = mica_value_type(mica_op_operand(terminator, i)) ==
            mica_value_type(mica_op_result(op, i));
  return equal;
}

// ---- What may stand alone -----------------------------------------------------------------------

static bool check_first_argument(mica_op *op, const mica_block *body) {
  if (mica_block_argument_count(body) == 0)
    return mica_op_error(op, "expects the entry block to have at least one argument");
  const mica_type *type = mica_value_type(mica_block_argument_at(body, 0));
  if (!transform_type_is_handle(type))
    return mica_op_error(op,
                         "expects the first entry block argument to be of type implementing "
                         "TransformHandleTypeInterface");
  return mica_op_operand_count(op) == 0 || type == mica_value_type(mica_op_operand(op, 0)) ||
         mica_op_error(op,
                       "expects the type of the block argument to match the type of the operand");
}

static bool check_other_arguments(mica_op *op, const mica_block *body) {
  for (size_t i = 1; i < mica_block_argument_count(body); i++) {
    mica_value *argument = mica_block_argument_at(body, i);
    const mica_type *type = mica_value_type(argument);
    if (transform_types_are_alike(type, type)) continue;
    mica_diag *diag =
        mica_op_error_begin(op,
                            "expects trailing entry block arguments to be of type implementing "
                            "TransformHandleTypeInterface, TransformValueHandleTypeInterface or "
                            "TransformParamTypeInterface");
    mica_diag_note(diag, mica_op_loc(op), "argument #%z does not", i);
    return mica_diag_report(diag);
  }
  return true;
}

static const mica_op *possible_top_level_parent(const mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  while (parent != NULL &&
         !mica_op_has_trait(parent, &transform_trait_possible_top_level_transform_op_trait))
    parent = mica_op_parent(parent);
  return parent;
}

bool transform_trait_possible_top_level_transform_op_trait_check(mica_op *op) {
  if (mica_op_region_count(op) == 0) return mica_op_error(op, "expects at least one region");
  const mica_region *region = mica_op_region(op, 0);
  if (!mica_region_has_one_block(region)) return mica_op_error(op, "expects a single-block region");
  const mica_block *body = mica_region_first(region);
  if (!check_first_argument(op, body) || !check_other_arguments(op, body)) return false;
  const mica_op *parent = possible_top_level_parent(op);
  if (parent == NULL || mica_op_operand_count(op) == mica_block_argument_count(body)) return true;
  mica_diag *diag = mica_op_error_begin(op, "expects operands to be provided for a nested op");
  mica_diag_note(diag, mica_op_loc(parent), "nested in another possible top-level op");
  return mica_diag_report(diag);
}

// ---- sequence -----------------------------------------------------------------------------------

const char *transform_sequence_default_dialect(const mica_op *op) {
  (void)op;
  return "transform";
}

static bool parse_types(mica_parser *p, mica_types *root, size_t extra_count, mica_types *extra) {
  const mica_type **first = mica_parser_scratch(p, sizeof *first);
  if (first == NULL || !mica_parse_punct(p, ':')) return false;
  (void)mica_parse_optional_punct(p, '(');
  if (!mica_parse_type(p, first)) return false;
  *root = (mica_types){first, 1};
  if (extra_count != 0 && (!mica_parse_punct(p, ',') || !mica_parse_types(p, extra))) return false;
  if (extra->size != extra_count)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expected types to be provided for all operands");
  (void)mica_parse_optional_punct(p, ')');
  return true;
}

// `%root, %a, %b : (!t, !u, !v)`
bool transform_parse_sequence_op_operands(mica_parser *p, mica_op_state *out,
                                          mica_operand_refs *root, mica_types *root_types,
                                          mica_operand_refs *extra_bindings,
                                          mica_types *extra_bindings_types) {
  (void)out;
  mica_operand_ref *first = mica_parser_scratch(p, sizeof *first);
  if (first == NULL) return false;
  switch (mica_parse_optional_operand(p, first)) {
  case MICA_FAILED: return false;
  case MICA_ABSENT: return true;
  case MICA_PARSED: break;
  }
  *root = (mica_operand_refs){first, 1};
  if (mica_parse_optional_punct(p, ',') && !mica_parse_operands(p, 0, false, extra_bindings))
    return false;
  return parse_types(p, root_types, extra_bindings->size, extra_bindings_types);
}

void transform_print_sequence_op_operands(mica_printer *p, const mica_op *op, mica_value *root,
                                          const mica_type *root_type, mica_segment extra_bindings,
                                          mica_segment extra_bindings_types) {
  if (root == NULL) return;
  mica_print_operand(p, root);
  if (extra_bindings.count != 0) {
    mica_print_text(p, ", ");
    mica_print_operands(p, op, extra_bindings.first, extra_bindings.count);
  }
  mica_print_text(p, extra_bindings.count != 0 ? " : (" : " : ");
  mica_print_type(p, root_type);
  if (extra_bindings.count == 0) return;
  mica_print_text(p, ", ");
  mica_print_operand_types(p, op, extra_bindings_types.first, extra_bindings_types.count);
  mica_print_char(p, ')');
}

bool transform_sequence_successors(const mica_op *op, const mica_region *from,
                                   mica_region_successors *out) {
  if (from != NULL) return mica_region_successors_add_parent(out, 0);
  return mica_op_operand_count(op) != 0 ? mica_region_successors_add_region(out, 0, 0)
                                        : mica_region_successors_add(out, 0, NULL, 0);
}
mica_successor_operands transform_sequence_entry_operands(const mica_op *op, size_t region) {
  (void)region;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}
bool transform_sequence_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

// Two uses that may consume the handle; NULL: there are not so many. Uses by one operation stand
// together, so that it is asked once.
typedef struct consumers {
  const mica_operand *first, *second;
} consumers;
static consumers find_consumers(const mica_value *handle) {
  consumers found = {NULL, NULL};
  const mica_op *asked = NULL;
  bool consumes = false;
  for (const mica_operand *use = mica_value_first_use(handle); use != NULL && found.second == NULL;
       use = mica_operand_next_use(use)) {
    if (use->owner != asked) consumes = transform_consumes(use->owner, handle);
    asked = use->owner;
    if (!consumes) continue;
    *(found.first == NULL ? &found.first : &found.second) = use;
  }
  return found;
}

static bool has_several_uses(const mica_value *handle) {
  const mica_operand *use = mica_value_first_use(handle);
  return use != NULL && mica_operand_next_use(use) != NULL;
}

static bool report_consumers(mica_diag *diag, consumers found) {
  mica_diag_append(diag, " has more than one potential consumer");
  mica_diag_note(diag, mica_op_loc(found.first->owner), "used here as operand #%z",
                 mica_operand_index(found.first));
  mica_diag_note(diag, mica_op_loc(found.second->owner), "used here as operand #%z",
                 mica_operand_index(found.second));
  return mica_diag_report(diag);
}

static bool check_arguments_consumed_once(mica_op *op, const mica_block *body) {
  for (size_t i = 0; i < mica_block_argument_count(body); i++) {
    const mica_value *argument = mica_block_argument_at(body, i);
    if (!has_several_uses(argument)) continue;
    const consumers found = find_consumers(argument);
    if (found.second != NULL)
      return report_consumers(mica_op_error_begin(op, "block argument #%z", i), found);
  }
  return true;
}

static bool check_results_consumed_once(const mica_op *child) {
  for (size_t i = 0; i < mica_op_result_count(child); i++) {
    const mica_value *result = mica_op_result(child, i);
    if (!has_several_uses(result)) continue;
    const consumers found = find_consumers(result);
    if (found.second != NULL)
      return report_consumers(mica_op_diag_begin(child, MICA_ERROR, "result #%z", i), found);
  }
  return true;
}

static bool check_child(mica_op *op, const mica_block *body, const mica_op *child) {
  if (transform_implements(child, &transform_op_interface_id) || child == mica_block_last(body))
    return check_results_consumed_once(child);
  mica_diag *diag =
      mica_op_error_begin(op, "expected children ops to implement TransformOpInterface");
  mica_diag_note(diag, mica_op_loc(child), "op without interface");
  return mica_diag_report(diag);
}

bool transform_sequence_check(mica_op *op) {
  const mica_block *body = mica_region_first(transform_sequence_body(op));
  if (transform_sequence_root(op) == NULL && transform_sequence_extra_bindings_count(op) != 0)
    return mica_op_error(op, "does not expect extra operands when used as top-level");
  if (!check_arguments_consumed_once(op, body)) return false;
  for (const mica_op *child = mica_block_first(body); child != NULL; child = mica_op_next(child))
    if (!check_child(op, body, child)) return false;
  const mica_op *terminator = mica_block_terminator(body);
  if (terminator == NULL) return mica_op_error(op, "expects to have a terminator in the body");
  if (types_equal(terminator, op)) return true;
  mica_diag *diag = mica_op_error_begin(
      op, "expects the types of the terminator operands to match the types of the result");
  mica_diag_note(diag, mica_op_loc(terminator), "terminator");
  return mica_diag_report(diag);
}

// ---- alternatives -------------------------------------------------------------------------------

// The next one follows where one fails; after the first of all any may.
bool transform_alternatives_successors(const mica_op *op, const mica_region *from,
                                       mica_region_successors *out) {
  const bool passes = mica_op_operand_count(op) != 0;
  for (size_t i = from == NULL ? 0 : mica_region_index(from) + 1; i < mica_op_region_count(op); i++)
    if (!(passes ? mica_region_successors_add_region(out, i, 0)
                 : mica_region_successors_add(out, i, NULL, 0)))
      return false;
  return from == NULL || mica_region_successors_add_parent(out, 0);
}
mica_successor_operands transform_alternatives_entry_operands(const mica_op *op, size_t region) {
  (void)region;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}
bool transform_alternatives_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

bool transform_alternatives_check(mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++) {
    const mica_op *terminator = mica_block_last(mica_region_first(mica_op_region(op, i)));
    if (terminator == NULL || types_equal(terminator, op)) continue;
    mica_diag *diag = mica_op_error_begin(
        op, "expects terminator operands to have the same type as results of the operation");
    mica_diag_note(diag, mica_op_loc(terminator), "terminator");
    return mica_diag_report(diag);
  }
  return true;
}

// ---- foreach ------------------------------------------------------------------------------------

bool transform_foreach_successors(const mica_op *op, const mica_region *from,
                                  mica_region_successors *out) {
  (void)op;
  return mica_region_successors_add_region(out, 0, 0) &&
         (from == NULL || mica_region_successors_add_parent(out, 0));
}
mica_successor_operands transform_foreach_entry_operands(const mica_op *op, size_t region) {
  (void)region;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

static bool check_foreach_targets(mica_op *op, const mica_block *body) {
  const size_t count = mica_op_operand_count(op), arguments = mica_block_argument_count(body);
  for (size_t i = 0; i < count || i < arguments; i++) {
    if (i >= count || i >= arguments)
      return mica_op_error(op,
                           "expects the same number of targets as the body has block arguments");
    if (mica_value_type(mica_op_operand(op, i)) != mica_value_type(mica_block_argument_at(body, i)))
      return mica_op_error(op,
                           "expects co-indexed targets and the body's block arguments to have the "
                           "same op/value/param type");
  }
  return true;
}

bool transform_foreach_check(mica_op *op) {
  const mica_block *body = mica_region_first(transform_foreach_body(op));
  if (!check_foreach_targets(op, body)) return false;
  const mica_op *yield = mica_block_last(body);
  const size_t count = mica_op_result_count(op);
  const size_t yielded = yield == NULL ? 0 : mica_op_operand_count(yield);
  for (size_t i = 0; i < count || i < yielded; i++) {
    if (i >= count || i >= yielded)
      return mica_op_error(op,
                           "expects the same number of results as the yield terminator has "
                           "operands");
    if (mica_value_type(mica_op_result(op, i)) != mica_value_type(mica_op_operand(yield, i)))
      return mica_op_error(op,
                           "expects co-indexed results and yield operands to have the same "
                           "op/value/param type");
  }
  return true;
}

// ---- with_pdl_patterns --------------------------------------------------------------------------

const char *transform_with_pdl_patterns_default_dialect(const mica_op *op) {
  (void)op;
  return "transform";
}

static bool report_two(mica_op *op, const mica_op *first, const mica_op *second) {
  mica_diag *diag = mica_op_error_begin(op, "expects only one non-pattern op in its body");
  mica_diag_note(diag, mica_op_loc(first), "first non-pattern op");
  mica_diag_note(diag, mica_op_loc(second), "second non-pattern op");
  return mica_diag_report(diag);
}
static bool report_offending(mica_op *op, const mica_op *child) {
  mica_diag *diag =
      mica_op_error_begin(op, "expects only pattern and top-level transform ops in its body");
  mica_diag_note(diag, mica_op_loc(child), "offending op");
  return mica_diag_report(diag);
}
static bool report_nested(mica_op *op, const mica_op *parent) {
  mica_diag *diag = mica_op_error_begin(op, "cannot be nested");
  mica_diag_note(diag, mica_op_loc(parent), "parent operation");
  return mica_diag_report(diag);
}

bool transform_with_pdl_patterns_check(mica_op *op) {
  const mica_block *body = mica_region_first(transform_with_pdl_patterns_body(op));
  const mica_op *top = NULL;
  for (const mica_op *child = mica_block_first(body); child != NULL; child = mica_op_next(child)) {
    if (mica_str_is(mica_op_name_of(child), "pdl.pattern")) continue;
    if (!mica_op_has_trait(child, &transform_trait_possible_top_level_transform_op_trait))
      return report_offending(op, child);
    if (top != NULL) return report_two(op, top, child);
    top = child;
  }
  const mica_op *parent = mica_op_parent(op);
  while (parent != NULL && !transform_with_pdl_patterns_isa(parent))
    parent = mica_op_parent(parent);
  if (parent != NULL) return report_nested(op, parent);
  return top != NULL || mica_op_error(op, "expects at least one non-pattern op");
}
