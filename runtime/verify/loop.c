// What every loop must satisfy: its carried values agree wherever they stand (LoopLikeOpInterface).
// Called by generated verifiers; owns nothing.
#include "mica/verify.h"

// One of the places where the carried values stand.
typedef struct carried {
  const mica_op *operands_of;  // operands of an operation ...
  const mica_block *block;     // ... or arguments of a block ...
  const mica_op *results_of;   // ... or results
  size_t first, count;
  const char *plural, *singular;
} carried;

static const mica_type *type_at(const carried *c, size_t i) {
  if (c->operands_of != NULL) return mica_value_type(mica_op_operand(c->operands_of, c->first + i));
  if (c->block != NULL) return c->block->arguments[c->first + i]->type;
  return mica_value_type(mica_op_result(c->results_of, c->first + i));
}

static bool same_count(mica_op *op, const carried *a, const carried *b) {
  return a->count == b->count || mica_op_error(op, "different number of %s and %s: %z != %z",
                                               a->plural, b->plural, a->count, b->count);
}

static bool same_type(mica_op *op, const carried *a, const carried *b, size_t i) {
  const mica_type *x = type_at(a, i), *y = type_at(b, i);
  return x == y || mica_op_error(op, "%z-th %s and %z-th %s have different type: '%t' != '%t'", i,
                                 a->singular, i, b->singular, x, y);
}

static bool check(mica_op *op, const carried *inits, const carried *arguments,
                  const carried *yielded, const carried *results) {
  if (!same_count(op, inits, arguments)) return false;
  if (yielded->count > 0 && !same_count(op, arguments, yielded)) return false;
  if (results != NULL && !same_count(op, results, arguments)) return false;
  for (size_t i = 0; i < inits->count; i++) {
    if (!same_type(op, inits, arguments, i)) return false;
    if (yielded->count > 0 && !same_type(op, arguments, yielded, i)) return false;
  }
  for (size_t i = 0; results != NULL && i < results->count; i++)
    if (!same_type(op, arguments, results, i)) return false;
  return true;
}

bool mica_verify_loop_like(mica_op *op) {
  const mica_loop_like_interface *methods = mica_op_interface(op, &mica_loop_like_interface_id);
  if (methods == NULL || methods->loop_values == NULL) return true;
  mica_loop_values v = methods->loop_values(op);
  const carried inits = {op, NULL, NULL, v.first_init, v.init_count, "inits", "init"};
  const carried arguments = {NULL,
                             v.body,
                             NULL,
                             v.first_argument,
                             v.argument_count,
                             "region iter_args",
                             "region iter_arg"};
  const carried yielded = {v.yield,
                           NULL,
                           NULL,
                           0,
                           v.yield == NULL ? 0 : mica_op_operand_count(v.yield),
                           "yielded values",
                           "yielded value"};
  const carried results = {NULL,           NULL,         op, 0, mica_op_result_count(op),
                           "loop results", "loop result"};
  return check(op, &inits, &arguments, &yielded, v.has_results ? &results : NULL);
}
