// Hooks of what must hold of parameters: smt.constrain_params. Called by generated code; own
// nothing.
#include "shared.h"
#include "smt/smt.h"

#include "mica/predicate.h"

// What a parameter, and the value of a solver that stands for it, are called in messages.
typedef struct pair {
  const char *param_name, *value_name;
  const mica_type *param, *value;
} pair;

static bool report(mica_op *op, size_t i, const pair *of, const char *what) {
  if (smt_bit_vector_type_isa(of->value))
    return mica_op_error(op,
                         "the type of %s #%z is '%t' though the corresponding %s type ('%t') is "
                         "not wrapping %s",
                         of->value_name, i, of->value, of->param_name, of->param, what);
  return mica_op_error(op,
                       "the type of %s #%z is %s though the corresponding %s type ('%t') is not "
                       "wrapping %s",
                       of->value_name, i, smt_int_type_isa(of->value) ? "!smt.int" : "!smt.bool",
                       of->param_name, of->param, what);
}

static bool check_pair(mica_op *op, size_t i, const pair *of) {
  if (transform_any_param_type_isa(of->param)) return true;
  const mica_type *type = transform_param_type_isa(of->param) ? transform_param_type_type(of->param)
                                                              : NULL;
  const bool is_integer = type != NULL && mica_type_is_integer(type);
  const uint64_t width = is_integer ? mica_type_integer_width(type) : 0;
  if (smt_int_type_isa(of->value)) return is_integer || report(op, i, of, "an integer type");
  if (smt_bool_type_isa(of->value)) return width == 1 || report(op, i, of, "i1");
  if (smt_bit_vector_type_isa(of->value))
    return (is_integer && width == (uint64_t)smt_bit_vector_type_width(of->value)) ||
           report(op, i, of, "an integer type of the same bitwidth");
  return mica_op_error(op,
                       "the type of %s #%z is expected to be either a !smt.bool, a !smt.int, or a "
                       "!smt.bv",
                       of->value_name, i);
}

static bool check_arguments(mica_op *op, const mica_block *body) {
  const size_t count = mica_op_operand_count(op);
  if (mica_block_argument_count(body) != count)
    return mica_op_error(op, "must have the same number of block arguments as operands");
  for (size_t i = 0; i < count; i++)
    if (!check_pair(op, i,
                    &(pair){"operand", "block arg", mica_value_type(mica_op_operand(op, i)),
                            mica_value_type(mica_block_argument_at(body, i))}))
      return false;
  return true;
}

static bool check_results(const mica_op *op, mica_op *yield) {
  const size_t count = mica_op_result_count(op);
  if (mica_op_operand_count(yield) != count)
    return mica_op_error(yield,
                         "expected terminator to have as many operands as the parent op has "
                         "results");
  for (size_t i = 0; i < count; i++)
    if (!check_pair(yield, i,
                    &(pair){"result", "terminator operand", mica_value_type(mica_op_result(op, i)),
                            mica_value_type(mica_op_operand(yield, i))}))
      return false;
  return true;
}

bool transform_smt_constrain_params_check(mica_op *op) {
  const mica_block *body = mica_region_first(transform_smt_constrain_params_body(op));
  mica_op *yield = mica_block_last(body);
  if (yield == NULL || !smt_yield_isa(yield))
    return mica_op_error(op, "expected 'smt.yield' as terminator");
  if (!check_arguments(op, body)) return false;
  for (const mica_op *child = mica_block_first(body); child != NULL; child = mica_op_next(child)) {
    const mica_str name = mica_op_name_of(child);
    if (name.size < 4 || memcmp(name.data, "smt.", 4) != 0)
      return mica_op_error(op, "ops contained in region should belong to SMT-dialect");
  }
  return check_results(op, yield);
}
