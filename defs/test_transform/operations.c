// Hooks of what MLIR's tests add to the dialect transform: effects that go another way than those
// of other transformations, one form, two checks. Called by generated code; own nothing.
#include "test_transform/test_transform.h"

#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/interfaces.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- Effects ------------------------------------------------------------------------------------

static bool no_effects(const mica_op *op, mica_effects *out) {
  (void)op;
  (void)out;
  return true;
}
const mica_effects_interface transform_test_no_effects = {.effects = no_effects};

bool transform_test_required_memory_effects_effects(const mica_op *op, mica_effects *out) {
  mica_value *in = transform_test_required_memory_effects_in(op);
  if (transform_test_required_memory_effects_has_operand_effect(op) &&
      !transform_add_consumed(out, in))
    return false;
  if (transform_test_required_memory_effects_has_result_effect(op) &&
      !transform_add_results(out, op))
    return false;
  return !transform_test_required_memory_effects_modifies_payload(op) ||
         transform_add_payload_changed(out);
}
bool transform_test_dummy_payload_op_effects(const mica_op *op, mica_effects *out) {
  return transform_add_results(out, op);
}

// ---- Form and checks ----------------------------------------------------------------------------

// A string may follow, and nothing else.
bool transform_test_transform_op_parse(mica_parser *p, mica_op_state *out) {
  mica_str text;
  if (!mica_parse_optional_string(p, &text)) return true;
  return mica_state_set_attribute(out, MICA_STR("message"),
                                  mica_attr_string(mica_state_context(out), text));
}
void transform_test_transform_op_print(mica_printer *p, const mica_op *op) {
  const mica_attr *message = mica_op_attribute(op, MICA_STR("message"));
  if (message == NULL) return;
  mica_print_char(p, ' ');
  mica_print_attr(p, message);
}

bool transform_test_re_enter_region_check(mica_op *op) {
  const mica_block *body = mica_region_first(transform_test_re_enter_region_body(op));
  return transform_test_re_enter_region_args_count(op) == mica_block_argument_count(body) ||
         mica_op_error(op, "expects as many operands as block arguments");
}

bool transform_test_dummy_payload_op_check(mica_op *op) {
  return !transform_test_dummy_payload_op_fail_to_verify(op) ||
         mica_op_error(op, "fail_to_verify is set");
}
