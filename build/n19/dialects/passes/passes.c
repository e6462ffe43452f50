// Definitions of passes.
// Made by mica-gen from passes.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "passes.h"

#include "mica/mica.h"

// ---- --canonicalize ----

static const mica_option_case passes_canonicalizer_cases_of_region_simplify[] = {
  {"disabled", PASSES_CANONICALIZER_REGION_SIMPLIFY_DISABLED,
   "Don't run any control-flow simplification."},
  {"normal", PASSES_CANONICALIZER_REGION_SIMPLIFY_NORMAL,
   "Perform simple control-flow simplifications (e.g. dead args elimination)."},
  {"aggressive", PASSES_CANONICALIZER_REGION_SIMPLIFY_AGGRESSIVE,
   "Perform aggressive control-flow simplification (e.g. block merging)."},
};
static const passes_canonicalizer_options passes_canonicalizer_defaults = {
  .top_down = true,
  .region_simplify = PASSES_CANONICALIZER_REGION_SIMPLIFY_NORMAL,
  .max_iterations = 10,
  .max_num_rewrites = -1,
  .test_convergence = false,
};
static const mica_option_def passes_canonicalizer_option_table[] = {
  {"disable-patterns", "Labels of patterns that should be filtered out during application",
   MICA_OPTION_STRING, true, offsetof(passes_canonicalizer_options, disabled_patterns), NULL, 0},
  {"enable-patterns",
   "Labels of patterns that should be used during application, all other patterns are filtered out",
   MICA_OPTION_STRING, true, offsetof(passes_canonicalizer_options, enabled_patterns), NULL, 0},
  {"max-iterations", "Max. iterations between applying patterns / simplifying regions",
   MICA_OPTION_INT64, false, offsetof(passes_canonicalizer_options, max_iterations), NULL, 0},
  {"max-num-rewrites", "Max. number of pattern rewrites within an iteration", MICA_OPTION_INT64,
   false, offsetof(passes_canonicalizer_options, max_num_rewrites), NULL, 0},
  {"region-simplify", "Perform control flow optimizations to the region tree", MICA_OPTION_ENUM,
   false, offsetof(passes_canonicalizer_options, region_simplify),
   passes_canonicalizer_cases_of_region_simplify, 3},
  {"test-convergence", "Test only: Fail pass on non-convergence to detect cyclic pattern",
   MICA_OPTION_BOOL, false, offsetof(passes_canonicalizer_options, test_convergence), NULL, 0},
  {"top-down", "Seed the worklist in general top-down order", MICA_OPTION_BOOL, false,
   offsetof(passes_canonicalizer_options, top_down), NULL, 0},
};
const mica_pass_def passes_canonicalizer_pass = {
  .abi = 5,
  .argument = "canonicalize",
  .name = "Canonicalizer",
  .summary = "Canonicalize operations",
  .options = {sizeof(passes_canonicalizer_options), &passes_canonicalizer_defaults,
              passes_canonicalizer_option_table, 7},
  .run = passes_canonicalizer_run,
  .initialize = passes_canonicalizer_initialize,
  .finish = passes_canonicalizer_finish,
};

// ---- --composite-fixed-point-pass ----

static const passes_composite_fixed_point_options passes_composite_fixed_point_defaults = {
  .name = {"CompositeFixedPointPass", 23},
  .max_iter = 10,
};
static const mica_option_def passes_composite_fixed_point_option_table[] = {
  {"max-iterations", "Maximum number of iterations if inner pipeline", MICA_OPTION_INT32, false,
   offsetof(passes_composite_fixed_point_options, max_iter), NULL, 0},
  {"name", "Composite pass display name", MICA_OPTION_STRING, false,
   offsetof(passes_composite_fixed_point_options, name), NULL, 0},
  {"pipeline", "Composite pass inner pipeline", MICA_OPTION_STRING, false,
   offsetof(passes_composite_fixed_point_options, pipeline_str), NULL, 0},
};
const mica_pass_def passes_composite_fixed_point_pass = {
  .abi = 5,
  .argument = "composite-fixed-point-pass",
  .name = "CompositeFixedPointPass",
  .summary = "Composite fixed point pass",
  .options = {sizeof(passes_composite_fixed_point_options), &passes_composite_fixed_point_defaults,
              passes_composite_fixed_point_option_table, 3},
  .run = passes_composite_fixed_point_run,
  .initialize = passes_composite_fixed_point_initialize,
  .finish = passes_composite_fixed_point_finish,
};

// ---- --control-flow-sink ----

static const mica_statistic_def passes_control_flow_sink_statistics[] = {
  {"num-sunk", "Number of operations sunk"},
};
const mica_pass_def passes_control_flow_sink_pass = {
  .abi = 5,
  .argument = "control-flow-sink",
  .name = "ControlFlowSink",
  .summary = "Sink operations into conditional blocks",
  .statistics = passes_control_flow_sink_statistics,
  .statistic_count = 1,
  .run = passes_control_flow_sink_run,
};

// ---- --cse ----

static const mica_statistic_def passes_cse_statistics[] = {
  {"num-cse'd", "Number of operations CSE'd"},
  {"num-dce'd", "Number of operations DCE'd"},
};
const mica_pass_def passes_cse_pass = {
  .abi = 5,
  .argument = "cse",
  .name = "CSE",
  .summary = "Eliminate common sub-expressions",
  .statistics = passes_cse_statistics,
  .statistic_count = 2,
  .run = passes_cse_run,
};

// ---- --inline ----

static const passes_inliner_options passes_inliner_defaults = {
  .default_pipeline_str = {"canonicalize", 12},
  .max_inlining_iterations = 4,
  .inlining_threshold = (uint32_t)-1U,
};
static const mica_option_def passes_inliner_option_table[] = {
  {"default-pipeline",
   "The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in "
   "opPipelineList", MICA_OPTION_STRING, false,
   offsetof(passes_inliner_options, default_pipeline_str), NULL, 0},
  {"inlining-threshold",
   "If the ratio between the number of the operations in the callee and the number of the "
   "operations in the caller exceeds this value (in percentage), then the callee is not inlined "
   "even if it is legal to inline it", MICA_OPTION_UINT32, false,
   offsetof(passes_inliner_options, inlining_threshold), NULL, 0},
  {"max-iterations", "Maximum number of iterations when inlining within an SCC", MICA_OPTION_UINT32,
   false, offsetof(passes_inliner_options, max_inlining_iterations), NULL, 0},
  {"op-pipelines",
   "Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)",
   MICA_OPTION_PIPELINE, true, offsetof(passes_inliner_options, op_pipeline_list), NULL, 0},
};
const mica_pass_def passes_inliner_pass = {
  .abi = 5,
  .argument = "inline",
  .name = "Inliner",
  .summary = "Inline function calls",
  .options = {sizeof(passes_inliner_options), &passes_inliner_defaults, passes_inliner_option_table,
              4},
  .run = passes_inliner_run,
  .initialize = passes_inliner_initialize,
  .finish = passes_inliner_finish,
};

// ---- --loop-invariant-code-motion ----

const mica_pass_def passes_loop_invariant_code_motion_pass = {
  .abi = 5,
  .argument = "loop-invariant-code-motion",
  .name = "LoopInvariantCodeMotion",
  .summary = "Hoist loop invariant instructions outside of the loop",
  .run = passes_loop_invariant_code_motion_run,
};

// ---- --loop-invariant-subset-hoisting ----

const mica_pass_def passes_loop_invariant_subset_hoisting_pass = {
  .abi = 5,
  .argument = "loop-invariant-subset-hoisting",
  .name = "LoopInvariantSubsetHoisting",
  .summary = "Hoist loop invariant subset ops outside of the loop",
  .run = passes_loop_invariant_subset_hoisting_run,
};

// ---- --mem2reg ----

static const passes_mem2_reg_options passes_mem2_reg_defaults = {
  .enable_region_simplification = true,
};
static const mica_option_def passes_mem2_reg_option_table[] = {
  {"region-simplify", "Perform control flow optimizations to the region tree", MICA_OPTION_BOOL,
   false, offsetof(passes_mem2_reg_options, enable_region_simplification), NULL, 0},
};
static const mica_statistic_def passes_mem2_reg_statistics[] = {
  {"promoted slots", "Total amount of memory slot promoted"},
  {"new block args", "Total amount of new block argument inserted in blocks"},
};
const mica_pass_def passes_mem2_reg_pass = {
  .abi = 5,
  .argument = "mem2reg",
  .name = "Mem2Reg",
  .summary = "Promotes memory slots into values.",
  .options = {sizeof(passes_mem2_reg_options), &passes_mem2_reg_defaults,
              passes_mem2_reg_option_table, 1},
  .statistics = passes_mem2_reg_statistics,
  .statistic_count = 2,
  .run = passes_mem2_reg_run,
};

// ---- --print-ir ----

static const passes_print_ir_options passes_print_ir_defaults = {
  0,
};
static const mica_option_def passes_print_ir_option_table[] = {
  {"label", "Label", MICA_OPTION_STRING, false, offsetof(passes_print_ir_options, label), NULL, 0},
};
const mica_pass_def passes_print_ir_pass = {
  .abi = 5,
  .argument = "print-ir",
  .name = "PrintIRPass",
  .summary = "Print IR on the debug stream",
  .options = {sizeof(passes_print_ir_options), &passes_print_ir_defaults,
              passes_print_ir_option_table, 1},
  .run = passes_print_ir_run,
};

// ---- --print-op-stats ----

static const passes_print_op_stats_options passes_print_op_stats_defaults = {
  .print_as_json = false,
};
static const mica_option_def passes_print_op_stats_option_table[] = {
  {"json", "print the stats as JSON", MICA_OPTION_BOOL, false,
   offsetof(passes_print_op_stats_options, print_as_json), NULL, 0},
};
const mica_pass_def passes_print_op_stats_pass = {
  .abi = 5,
  .argument = "print-op-stats",
  .name = "PrintOpStats",
  .summary = "Print statistics of operations",
  .options = {sizeof(passes_print_op_stats_options), &passes_print_op_stats_defaults,
              passes_print_op_stats_option_table, 1},
  .run = passes_print_op_stats_run,
};

// ---- --remove-dead-values ----

static const passes_remove_dead_values_options passes_remove_dead_values_defaults = {
  .canonicalize = true,
};
static const mica_option_def passes_remove_dead_values_option_table[] = {
  {"canonicalize", "Canonicalize region branch ops", MICA_OPTION_BOOL, false,
   offsetof(passes_remove_dead_values_options, canonicalize), NULL, 0},
};
static const char *const passes_remove_dead_values_dependents[] = {"ub", NULL};
const mica_pass_def passes_remove_dead_values_pass = {
  .abi = 5,
  .argument = "remove-dead-values",
  .name = "RemoveDeadValues",
  .summary = "Remove dead values",
  .options = {sizeof(passes_remove_dead_values_options), &passes_remove_dead_values_defaults,
              passes_remove_dead_values_option_table, 1},
  .dependents = passes_remove_dead_values_dependents,
  .run = passes_remove_dead_values_run,
};

// ---- --sccp ----

const mica_pass_def passes_sccp_pass = {
  .abi = 5,
  .argument = "sccp",
  .name = "SCCP",
  .summary = "Sparse Conditional Constant Propagation",
  .run = passes_sccp_run,
};

// ---- --snapshot-op-locations ----

static const passes_snapshot_op_locations_options passes_snapshot_op_locations_defaults = {
  .enable_debug_info = false,
  .print_pretty_debug_info = false,
  .print_generic_op_form = false,
  .use_local_scope = false,
};
static const mica_option_def passes_snapshot_op_locations_option_table[] = {
  {"filename", "The filename to print the generated IR", MICA_OPTION_STRING, false,
   offsetof(passes_snapshot_op_locations_options, file_name), NULL, 0},
  {"pretty-debuginfo", "Print pretty debug info in MLIR output", MICA_OPTION_BOOL, false,
   offsetof(passes_snapshot_op_locations_options, print_pretty_debug_info), NULL, 0},
  {"print-debuginfo", "Print debug info in MLIR output", MICA_OPTION_BOOL, false,
   offsetof(passes_snapshot_op_locations_options, enable_debug_info), NULL, 0},
  {"print-local-scope",
   "Print with local scope and inline information (eliding aliases for attributes, types, and "
   "locations", MICA_OPTION_BOOL, false,
   offsetof(passes_snapshot_op_locations_options, use_local_scope), NULL, 0},
  {"print-op-generic", "Print the generic op form", MICA_OPTION_BOOL, false,
   offsetof(passes_snapshot_op_locations_options, print_generic_op_form), NULL, 0},
  {"tag",
   "A tag to use when fusing the new locations with the original. If unset, the locations are "
   "replaced.", MICA_OPTION_STRING, false, offsetof(passes_snapshot_op_locations_options, tag),
   NULL, 0},
};
const mica_pass_def passes_snapshot_op_locations_pass = {
  .abi = 5,
  .argument = "snapshot-op-locations",
  .name = "SnapshotOpLocations",
  .summary = "Generate new locations from the current IR",
  .options = {sizeof(passes_snapshot_op_locations_options), &passes_snapshot_op_locations_defaults,
              passes_snapshot_op_locations_option_table, 6},
  .run = passes_snapshot_op_locations_run,
};

// ---- --sroa ----

static const mica_statistic_def passes_sroa_statistics[] = {
  {"destructured slots", "Total amount of memory slots destructured"},
  {"slots with memory benefit",
   "Total amount of memory slots in which the destructured size was smaller than the total size "
   "after eliminating unused fields"},
  {"max subelement number",
   "Maximal number of sub-elements a successfully destructured slot initially had"},
};
const mica_pass_def passes_sroa_pass = {
  .abi = 5,
  .argument = "sroa",
  .name = "SROA",
  .summary = "Scalar Replacement of Aggregates",
  .statistics = passes_sroa_statistics,
  .statistic_count = 3,
  .run = passes_sroa_run,
};

// ---- --strip-debuginfo ----

const mica_pass_def passes_strip_debug_info_pass = {
  .abi = 5,
  .argument = "strip-debuginfo",
  .name = "StripDebugInfo",
  .summary = "Strip debug info from all operations",
  .run = passes_strip_debug_info_run,
};

// ---- --symbol-dce ----

static const mica_statistic_def passes_symbol_dce_statistics[] = {
  {"num-dce'd", "Number of symbols DCE'd"},
};
const mica_pass_def passes_symbol_dce_pass = {
  .abi = 5,
  .argument = "symbol-dce",
  .name = "SymbolDCE",
  .summary = "Eliminate dead symbols",
  .statistics = passes_symbol_dce_statistics,
  .statistic_count = 1,
  .run = passes_symbol_dce_run,
};

// ---- --symbol-privatize ----

static const passes_symbol_privatize_options passes_symbol_privatize_defaults = {
  0,
};
static const mica_option_def passes_symbol_privatize_option_table[] = {
  {"exclude", "Comma separated list of symbols that should not be marked private",
   MICA_OPTION_STRING, true, offsetof(passes_symbol_privatize_options, exclude), NULL, 0},
};
const mica_pass_def passes_symbol_privatize_pass = {
  .abi = 5,
  .argument = "symbol-privatize",
  .name = "SymbolPrivatize",
  .summary = "Mark symbols private",
  .options = {sizeof(passes_symbol_privatize_options), &passes_symbol_privatize_defaults,
              passes_symbol_privatize_option_table, 1},
  .run = passes_symbol_privatize_run,
};

// ---- --topological-sort ----

const mica_pass_def passes_topological_sort_pass = {
  .abi = 5,
  .argument = "topological-sort",
  .name = "TopologicalSort",
  .summary = "Sort regions without SSA dominance in topological order",
  .run = passes_topological_sort_run,
};

// ---- --view-op-graph ----

static const passes_view_op_graph_options passes_view_op_graph_defaults = {
  .max_label_len = 20,
  .print_attrs = true,
  .print_control_flow_edges = false,
  .print_data_flow_edges = true,
  .print_result_types = true,
};
static const mica_option_def passes_view_op_graph_option_table[] = {
  {"max-label-len", "Limit attribute/type length to number of chars", MICA_OPTION_UINT32, false,
   offsetof(passes_view_op_graph_options, max_label_len), NULL, 0},
  {"print-attrs", "Print attributes of operations", MICA_OPTION_BOOL, false,
   offsetof(passes_view_op_graph_options, print_attrs), NULL, 0},
  {"print-control-flow-edges", "Print control flow edges", MICA_OPTION_BOOL, false,
   offsetof(passes_view_op_graph_options, print_control_flow_edges), NULL, 0},
  {"print-data-flow-edges", "Print data flow edges", MICA_OPTION_BOOL, false,
   offsetof(passes_view_op_graph_options, print_data_flow_edges), NULL, 0},
  {"print-result-types", "Print result types of operations", MICA_OPTION_BOOL, false,
   offsetof(passes_view_op_graph_options, print_result_types), NULL, 0},
};
const mica_pass_def passes_view_op_graph_pass = {
  .abi = 5,
  .argument = "view-op-graph",
  .name = "ViewOpGraph",
  .summary = "Print Graphviz visualization of an operation",
  .options = {sizeof(passes_view_op_graph_options), &passes_view_op_graph_defaults,
              passes_view_op_graph_option_table, 5},
  .run = passes_view_op_graph_run,
};

