// Hooks of what reads and writes: load, store, prefetch, atomic changes, copies that go on by
// themselves. Called by generated code; own nothing.
#include "memref/memref.h"

#include "mica/effects.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

static size_t rank_of(const mica_value *memref) {
  return mica_type_shape(mica_value_type(memref)).size;
}

bool memref_load_check(mica_op *op) {
  size_t rank = rank_of(memref_load_memref(op)), count = memref_load_indices_count(op);
  return count == rank ||
         mica_op_error(op, "incorrect number of indices for load, expected %z but got %z", rank,
                       count);
}

bool memref_store_check(mica_op *op) {
  return memref_store_indices_count(op) == rank_of(memref_store_memref(op)) ||
         mica_op_error(op, "store index operand count not equal to memref rank");
}

bool memref_atomic_rmw_check(mica_op *op) {
  if (memref_atomic_rmw_indices_count(op) != rank_of(memref_atomic_rmw_memref(op)))
    return mica_op_error(op, "expects the number of subscripts to be equal to memref rank");
  const mica_type *type = mica_value_type(memref_atomic_rmw_value(op));
  arith_atomic_rmw_kind kind = memref_atomic_rmw_kind(op);
  mica_str name = arith_atomic_rmw_kind_to_text(kind);
  switch (kind) {
  case ARITH_ATOMIC_RMW_KIND_ADDF:
  case ARITH_ATOMIC_RMW_KIND_MAXIMUMF:
  case ARITH_ATOMIC_RMW_KIND_MINIMUMF:
  case ARITH_ATOMIC_RMW_KIND_MULF:
    return mica_type_is_float(type) ||
           mica_op_error(op, "with kind '%S' expects a floating-point type", name);
  case ARITH_ATOMIC_RMW_KIND_ADDI:
  case ARITH_ATOMIC_RMW_KIND_ANDI:
  case ARITH_ATOMIC_RMW_KIND_MAXS:
  case ARITH_ATOMIC_RMW_KIND_MAXU:
  case ARITH_ATOMIC_RMW_KIND_MINS:
  case ARITH_ATOMIC_RMW_KIND_MINU:
  case ARITH_ATOMIC_RMW_KIND_MULI:
  case ARITH_ATOMIC_RMW_KIND_ORI:
  case ARITH_ATOMIC_RMW_KIND_XORI:
    return mica_type_is_integer(type) ||
           mica_op_error(op, "with kind '%S' expects an integer type", name);
  case ARITH_ATOMIC_RMW_KIND_ASSIGN:
  case ARITH_ATOMIC_RMW_KIND_MAXNUMF:
  case ARITH_ATOMIC_RMW_KIND_MINNUMF: return true;
  }
  return true;
}

// ---- prefetch -----------------------------------------------------------------------------------

bool memref_prefetch_check(mica_op *op) {
  return memref_prefetch_indices_count(op) == rank_of(memref_prefetch_memref(op)) ||
         mica_op_error(op, "too few indices");
}

// One of two keywords; the first means true.
static bool parse_choice(mica_parser *p, const char *yes, const char *no, const char *message,
                         const mica_attr **out) {
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  bool is_yes = mica_str_is(word, yes);
  if (!is_yes && !mica_str_is(word, no))
    return mica_parse_error(p, mica_parser_name_position(p), "%s", message);
  *out = mica_attr_bool(mica_parser_context(p), is_yes);
  return *out != NULL;
}

bool memref_parse_read_or_write(mica_parser *p, mica_op_state *out, const mica_attr **is_write) {
  (void)out;
  return parse_choice(p, "write", "read", "rw specifier has to be 'read' or 'write'", is_write);
}
void memref_print_read_or_write(mica_printer *p, const mica_op *op, const mica_attr *is_write) {
  (void)op;
  mica_print_text(p, mica_attr_bool_value(is_write) ? "write" : "read");
}

bool memref_parse_data_or_instr(mica_parser *p, mica_op_state *out, const mica_attr **is_data) {
  (void)out;
  return parse_choice(p, "data", "instr", "cache type has to be 'data' or 'instr'", is_data);
}
void memref_print_data_or_instr(mica_printer *p, const mica_op *op, const mica_attr *is_data) {
  (void)op;
  mica_print_text(p, mica_attr_bool_value(is_data) ? "data" : "instr");
}

// ---- generic_atomic_rmw: `%a[%i] : memref<10xf32> { }` ------------------------------------------

bool memref_generic_atomic_rmw_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref memref;
  mica_operand_refs indices = {NULL, 0};
  const mica_type *type, *index = mica_type_index(mica_parser_context(p));
  if (index == NULL || !mica_parse_operand(p, &memref) ||
      !mica_parse_operands(p, '[', false, &indices) || !mica_parse_punct(p, ':'))
    return false;
  if (!mica_parse_type(p, &type) || !mica_state_operands(out, &memref, 1, type) ||
      !mica_state_operands(out, indices.data, indices.size, index))
    return false;
  // Another type than a memref is refused as an operand.
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false) &&
         mica_parse_attr_dict(p, out) && mica_state_result(out, mica_type_element_or_self(type));
}

void memref_generic_atomic_rmw_print(mica_printer *p, const mica_op *op) {
  mica_segment indices = memref_generic_atomic_rmw_indices_segment(op);
  const mica_value *memref = memref_generic_atomic_rmw_memref(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, memref);
  mica_print_char(p, '[');
  mica_print_operands(p, op, indices.first, indices.count);
  mica_print_text(p, "] : ");
  mica_print_type(p, mica_value_type(memref));
  mica_print_char(p, ' ');
  mica_print_region(p, memref_generic_atomic_rmw_atomic_body(op), true, true, false);
  mica_print_attr_dict(p, op, NULL, 0);
}

// The first operation inside of `root` that has effects.
typedef struct effect_search {
  const mica_op *root;
  mica_op *found;
} effect_search;

static mica_walk find_effect(void *user, mica_op *op) {
  effect_search *search = user;
  if (op == search->root || mica_op_is_effect_free(op)) return MICA_WALK_ON;
  search->found = op;
  return MICA_WALK_STOP;
}

bool memref_generic_atomic_rmw_check(mica_op *op) {
  const mica_region *body = memref_generic_atomic_rmw_atomic_body(op);
  const mica_block *block = body->first;
  if (block == NULL || mica_block_argument_count(block) != 1)
    return mica_op_error(op, "expected single number of entry block arguments");
  if (mica_value_type(mica_block_argument_at(block, 0)) !=
      mica_value_type(memref_generic_atomic_rmw_result(op)))
    return mica_op_error(op, "expected block argument of the same type result type");
  effect_search search = {op, NULL};
  if (mica_op_walk_after(op, find_effect, &search)) return true;
  return mica_op_plain_error(search.found,
                             "body of 'memref.generic_atomic_rmw' should contain "
                             "only operations with no side effects");
}

bool memref_atomic_yield_check(mica_op *op) {
  const mica_type *expected = mica_value_type(mica_op_result(mica_op_parent(op), 0));
  const mica_type *type = mica_value_type(memref_atomic_yield_result(op));
  return type == expected ||
         mica_op_error(op, "types mismatch between yield op: '%t' and its parent: '%t'", type,
                       expected);
}
