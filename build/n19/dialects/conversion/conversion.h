// Definitions of conversion.
// Made by mica-gen from conversion.def; changes here are lost when it runs again.
#ifndef MICA_DIALECT_CONVERSION_H
#define MICA_DIALECT_CONVERSION_H

#include "mica/pass.h"
#include "mica/conversion.h"
#include "scf/scf.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "conversion.def is of another version of Mica: run mica-gen conversion.def again"
#endif

MICA_BEGIN

// --convert-scf-to-cf: Convert SCF dialect to ControlFlow dialect, replacing structured control
// flow with a CFG
extern const mica_pass_def conversion_scf_to_control_flow_pass;
typedef struct conversion_scf_to_control_flow_options {
  bool allow_pattern_rollback;  // allow-pattern-rollback
} conversion_scf_to_control_flow_options;
static inline const conversion_scf_to_control_flow_options
    *conversion_scf_to_control_flow_options_of(const mica_pass *pass) {
  return (const conversion_scf_to_control_flow_options *)mica_pass_options(pass);
}
extern const mica_conversion_def conversion_scf_to_control_flow_conversion;
// Written by the author: patterns, up to NULL.
extern const mica_conversion_pattern *const conversion_scf_to_control_flow_patterns[];

// All of them, for a list that a tool is made with.
#define CONVERSION_PASSES &conversion_scf_to_control_flow_pass

MICA_END

#endif
