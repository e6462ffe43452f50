// Definitions of passes.
// Made by mica-gen from passes.def; changes here are lost when it runs again.
#ifndef MICA_DIALECT_PASSES_H
#define MICA_DIALECT_PASSES_H

#include "mica/pass.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "passes.def is of another version of Mica: run mica-gen passes.def again"
#endif

MICA_BEGIN

// --canonicalize: Canonicalize operations
extern const mica_pass_def passes_canonicalizer_pass;
typedef enum passes_canonicalizer_region_simplify {
  PASSES_CANONICALIZER_REGION_SIMPLIFY_DISABLED,  // disabled
  PASSES_CANONICALIZER_REGION_SIMPLIFY_NORMAL,  // normal
  PASSES_CANONICALIZER_REGION_SIMPLIFY_AGGRESSIVE,  // aggressive
} passes_canonicalizer_region_simplify;
typedef struct passes_canonicalizer_options {
  bool top_down;  // top-down
  passes_canonicalizer_region_simplify region_simplify;  // region-simplify
  int64_t max_iterations;  // max-iterations
  int64_t max_num_rewrites;  // max-num-rewrites
  bool test_convergence;  // test-convergence
  mica_strs disabled_patterns;  // disable-patterns
  mica_strs enabled_patterns;  // enable-patterns
} passes_canonicalizer_options;
static inline const passes_canonicalizer_options *passes_canonicalizer_options_of(
    const mica_pass *pass) {
  return (const passes_canonicalizer_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_canonicalizer_run(mica_pass *pass, mica_op *op);
bool passes_canonicalizer_initialize(mica_pass *pass, mica_context *ctx);
void passes_canonicalizer_finish(mica_pass *pass, mica_context *ctx);

// --composite-fixed-point-pass: Composite fixed point pass
extern const mica_pass_def passes_composite_fixed_point_pass;
typedef struct passes_composite_fixed_point_options {
  mica_str name;  // name
  mica_str pipeline_str;  // pipeline
  int32_t max_iter;  // max-iterations
} passes_composite_fixed_point_options;
static inline const passes_composite_fixed_point_options *passes_composite_fixed_point_options_of(
    const mica_pass *pass) {
  return (const passes_composite_fixed_point_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_composite_fixed_point_run(mica_pass *pass, mica_op *op);
bool passes_composite_fixed_point_initialize(mica_pass *pass, mica_context *ctx);
void passes_composite_fixed_point_finish(mica_pass *pass, mica_context *ctx);

// --control-flow-sink: Sink operations into conditional blocks
extern const mica_pass_def passes_control_flow_sink_pass;
static inline void passes_control_flow_sink_count_num_sunk(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 0, by);
}
// Written by the author.
bool passes_control_flow_sink_run(mica_pass *pass, mica_op *op);

// --cse: Eliminate common sub-expressions
extern const mica_pass_def passes_cse_pass;
static inline void passes_cse_count_num_cse(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 0, by);
}
static inline void passes_cse_count_num_dce(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 1, by);
}
// Written by the author.
bool passes_cse_run(mica_pass *pass, mica_op *op);

// --inline: Inline function calls
extern const mica_pass_def passes_inliner_pass;
typedef struct passes_inliner_options {
  mica_str default_pipeline_str;  // default-pipeline
  mica_strs op_pipeline_list;  // op-pipelines
  uint32_t max_inlining_iterations;  // max-iterations
  uint32_t inlining_threshold;  // inlining-threshold
} passes_inliner_options;
static inline const passes_inliner_options *passes_inliner_options_of(const mica_pass *pass) {
  return (const passes_inliner_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_inliner_run(mica_pass *pass, mica_op *op);
bool passes_inliner_initialize(mica_pass *pass, mica_context *ctx);
void passes_inliner_finish(mica_pass *pass, mica_context *ctx);

// --loop-invariant-code-motion: Hoist loop invariant instructions outside of the loop
extern const mica_pass_def passes_loop_invariant_code_motion_pass;
// Written by the author.
bool passes_loop_invariant_code_motion_run(mica_pass *pass, mica_op *op);

// --loop-invariant-subset-hoisting: Hoist loop invariant subset ops outside of the loop
extern const mica_pass_def passes_loop_invariant_subset_hoisting_pass;
// Written by the author.
bool passes_loop_invariant_subset_hoisting_run(mica_pass *pass, mica_op *op);

// --mem2reg: Promotes memory slots into values.
extern const mica_pass_def passes_mem2_reg_pass;
typedef struct passes_mem2_reg_options {
  bool enable_region_simplification;  // region-simplify
} passes_mem2_reg_options;
static inline const passes_mem2_reg_options *passes_mem2_reg_options_of(const mica_pass *pass) {
  return (const passes_mem2_reg_options *)mica_pass_options(pass);
}
static inline void passes_mem2_reg_count_promoted_amount(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 0, by);
}
static inline void passes_mem2_reg_count_new_block_argument_amount(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 1, by);
}
// Written by the author.
bool passes_mem2_reg_run(mica_pass *pass, mica_op *op);

// --print-ir: Print IR on the debug stream
extern const mica_pass_def passes_print_ir_pass;
typedef struct passes_print_ir_options {
  mica_str label;  // label
} passes_print_ir_options;
static inline const passes_print_ir_options *passes_print_ir_options_of(const mica_pass *pass) {
  return (const passes_print_ir_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_print_ir_run(mica_pass *pass, mica_op *op);

// --print-op-stats: Print statistics of operations
extern const mica_pass_def passes_print_op_stats_pass;
typedef struct passes_print_op_stats_options {
  bool print_as_json;  // json
} passes_print_op_stats_options;
static inline const passes_print_op_stats_options *passes_print_op_stats_options_of(
    const mica_pass *pass) {
  return (const passes_print_op_stats_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_print_op_stats_run(mica_pass *pass, mica_op *op);

// --remove-dead-values: Remove dead values
extern const mica_pass_def passes_remove_dead_values_pass;
typedef struct passes_remove_dead_values_options {
  bool canonicalize;  // canonicalize
} passes_remove_dead_values_options;
static inline const passes_remove_dead_values_options *passes_remove_dead_values_options_of(
    const mica_pass *pass) {
  return (const passes_remove_dead_values_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_remove_dead_values_run(mica_pass *pass, mica_op *op);

// --sccp: Sparse Conditional Constant Propagation
extern const mica_pass_def passes_sccp_pass;
// Written by the author.
bool passes_sccp_run(mica_pass *pass, mica_op *op);

// --snapshot-op-locations: Generate new locations from the current IR
extern const mica_pass_def passes_snapshot_op_locations_pass;
typedef struct passes_snapshot_op_locations_options {
  mica_str file_name;  // filename
  mica_str tag;  // tag
  bool enable_debug_info;  // print-debuginfo
  bool print_pretty_debug_info;  // pretty-debuginfo
  bool print_generic_op_form;  // print-op-generic
  bool use_local_scope;  // print-local-scope
} passes_snapshot_op_locations_options;
static inline const passes_snapshot_op_locations_options *passes_snapshot_op_locations_options_of(
    const mica_pass *pass) {
  return (const passes_snapshot_op_locations_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_snapshot_op_locations_run(mica_pass *pass, mica_op *op);

// --sroa: Scalar Replacement of Aggregates
extern const mica_pass_def passes_sroa_pass;
static inline void passes_sroa_count_destructured_amount(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 0, by);
}
static inline void passes_sroa_count_slots_with_memory_benefit(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 1, by);
}
static inline void passes_sroa_count_max_subelement_amount(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 2, by);
}
// Written by the author.
bool passes_sroa_run(mica_pass *pass, mica_op *op);

// --strip-debuginfo: Strip debug info from all operations
extern const mica_pass_def passes_strip_debug_info_pass;
// Written by the author.
bool passes_strip_debug_info_run(mica_pass *pass, mica_op *op);

// --symbol-dce: Eliminate dead symbols
extern const mica_pass_def passes_symbol_dce_pass;
static inline void passes_symbol_dce_count_num_dce(mica_pass *pass, uint64_t by) {
  mica_pass_count(pass, 0, by);
}
// Written by the author.
bool passes_symbol_dce_run(mica_pass *pass, mica_op *op);

// --symbol-privatize: Mark symbols private
extern const mica_pass_def passes_symbol_privatize_pass;
typedef struct passes_symbol_privatize_options {
  mica_strs exclude;  // exclude
} passes_symbol_privatize_options;
static inline const passes_symbol_privatize_options *passes_symbol_privatize_options_of(
    const mica_pass *pass) {
  return (const passes_symbol_privatize_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_symbol_privatize_run(mica_pass *pass, mica_op *op);

// --topological-sort: Sort regions without SSA dominance in topological order
extern const mica_pass_def passes_topological_sort_pass;
// Written by the author.
bool passes_topological_sort_run(mica_pass *pass, mica_op *op);

// --view-op-graph: Print Graphviz visualization of an operation
extern const mica_pass_def passes_view_op_graph_pass;
typedef struct passes_view_op_graph_options {
  uint32_t max_label_len;  // max-label-len
  bool print_attrs;  // print-attrs
  bool print_control_flow_edges;  // print-control-flow-edges
  bool print_data_flow_edges;  // print-data-flow-edges
  bool print_result_types;  // print-result-types
} passes_view_op_graph_options;
static inline const passes_view_op_graph_options *passes_view_op_graph_options_of(
    const mica_pass *pass) {
  return (const passes_view_op_graph_options *)mica_pass_options(pass);
}
// Written by the author.
bool passes_view_op_graph_run(mica_pass *pass, mica_op *op);

// All of them, for a list that a tool is made with.
#define PASSES_PASSES &passes_canonicalizer_pass, \
  &passes_composite_fixed_point_pass, \
  &passes_control_flow_sink_pass, \
  &passes_cse_pass, \
  &passes_inliner_pass, \
  &passes_loop_invariant_code_motion_pass, \
  &passes_loop_invariant_subset_hoisting_pass, \
  &passes_mem2_reg_pass, \
  &passes_print_ir_pass, \
  &passes_print_op_stats_pass, \
  &passes_remove_dead_values_pass, \
  &passes_sccp_pass, \
  &passes_snapshot_op_locations_pass, \
  &passes_sroa_pass, \
  &passes_strip_debug_info_pass, \
  &passes_symbol_dce_pass, \
  &passes_symbol_privatize_pass, \
  &passes_topological_sort_pass, \
  &passes_view_op_graph_pass

MICA_END

#endif
