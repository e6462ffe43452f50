// Hooks as tests/accessors.py should and shouldn't find them: what it must report says so at the
// line's end.
#include "sample.h"

static const mica_type *type_of_left(const mica_op *op) {
  return mica_value_type(mica_op_operand(op, 0));  // fault: only called with a pair
}

static const mica_type *type_of_any(const mica_op *op) {
  return mica_value_type(mica_op_operand(op, 0));  // called with loads and pairs
}

static bool is_first(const mica_op *op) {
  return mica_op_operand(op, 0) == NULL;  // its address is taken
}

static const mica_type *type_in_table(const mica_op *op) {
  return mica_value_type(mica_op_operand(op, 0));  // in a table
}
static const mica_type *(*const questions[])(const mica_op *) = {type_in_table};

static const mica_type *type_of_both(const mica_op *op) {
  return mica_value_type(mica_op_operand(op, 0));  // called from a function in one line, too
}
static const mica_type *also(const mica_op *op) { return type_of_both(op); }

bool sample_load_check(mica_op *op) {
  const mica_value *base = mica_op_operand(op, 0);                        // fault
  const mica_value *last = mica_op_operand(op, 1);                        // in a group
  const mica_type *type = mica_value_type(mica_op_result(op, 0));         // fault
  const mica_attr *attr = mica_op_attribute(op, MICA_STR("alignment"));   // fault
  const mica_attr *other = mica_op_attribute(op, MICA_STR("discarded"));  // not of the definition
  bool (*question)(const mica_op *) = is_first;
  return base != last && type != NULL && attr != other && type_of_any(op) != type && question(op) &&
         also(op) != type && type_in_table(op) != type && questions[0](op) != type;
}

bool sample_pair_check(mica_op *op) {
  const mica_op *maker = mica_value_op(mica_op_operand(op, SAMPLE_PAIR_OPERAND_RIGHT));  // fault
  if (mica_op_isa(maker, &sample_load_def)) return false;                                // fault
  if (sample_load_isa(maker) && mica_op_operand(maker, 0) == NULL) return false;         // fault
  if (!sample_load_isa(maker) || mica_op_operand(maker, 0) == NULL) return false;        // fault
  if (sample_load_isa(op) || mica_op_operand(maker, 0) == NULL) return false;            // fault
  const mica_type *result = mica_value_type(mica_op_result(op, 0));  // the result has no name
  const mica_region *body = mica_op_region(op, 0);                   // fault
  return type_of_left(op) != type_of_any(op) && body != NULL && result != NULL &&
         type_of_both(op) != NULL;
}

bool sample_shared_parse(mica_parser *p, mica_op_state *out) { return p != NULL && out != NULL; }

void sample_shared_print(mica_printer *p, const mica_op *op) {
  if (sample_shared_isa(op) || mica_op_operand(op, 0) != NULL) return;  // of which, isn't known
  mica_print_operand(p, mica_op_operand(op, 0));                        // neither here
}
