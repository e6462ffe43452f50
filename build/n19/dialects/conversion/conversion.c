// Definitions of conversion.
// Made by mica-gen from conversion.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "conversion.h"

#include "mica/mica.h"

// ---- --convert-scf-to-cf ----

static const conversion_scf_to_control_flow_options conversion_scf_to_control_flow_defaults = {
  .allow_pattern_rollback = true,
};
static const mica_option_def conversion_scf_to_control_flow_option_table[] = {
  {"allow-pattern-rollback", "Experimental performance flag to disallow pattern rollback",
   MICA_OPTION_BOOL, false,
   offsetof(conversion_scf_to_control_flow_options, allow_pattern_rollback), NULL, 0},
};
static const char *const conversion_scf_to_control_flow_dependents[] = {"cf", NULL};
static const mica_legality_rule conversion_scf_to_control_flow_rules[] = {
  {.op = &scf_for_def, .legality = MICA_ILLEGAL},
  {.op = &scf_if_def, .legality = MICA_ILLEGAL},
  {.op = &scf_parallel_def, .legality = MICA_ILLEGAL},
  {.op = &scf_while_def, .legality = MICA_ILLEGAL},
  {.op = &scf_execute_region_def, .legality = MICA_ILLEGAL},
  {.op = &scf_index_switch_def, .legality = MICA_ILLEGAL},
  {.op = &scf_forall_def, .legality = MICA_ILLEGAL},
  {.legality = MICA_LEGAL},
};
const mica_conversion_def conversion_scf_to_control_flow_conversion = {
  .rules = conversion_scf_to_control_flow_rules, .rule_count = 8,
  .patterns = conversion_scf_to_control_flow_patterns,
};
static bool conversion_scf_to_control_flow_run(mica_pass *pass, mica_op *op) {
  return mica_convert_as(op, &conversion_scf_to_control_flow_conversion, pass);
}

const mica_pass_def conversion_scf_to_control_flow_pass = {
  .abi = 5,
  .argument = "convert-scf-to-cf",
  .name = "SCFToControlFlowPass",
  .summary =
      "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
  .options = {sizeof(conversion_scf_to_control_flow_options),
              &conversion_scf_to_control_flow_defaults, conversion_scf_to_control_flow_option_table,
              1},
  .dependents = conversion_scf_to_control_flow_dependents,
  .run = conversion_scf_to_control_flow_run,
};

