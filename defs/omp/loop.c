// Hooks of loop nests and their wrappers. Called by generated code; own nothing.
#include <stdlib.h>

#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "mica/symbol.h"
#include "shared.h"

// ---- loop_nest (%i) : i32 = (%lb) to (%ub) inclusive step (%step) collapse(2) tiles(5) {...} ----

static bool parse_values(mica_parser *p, size_t count, mica_operand_refs *values) {
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_operands(p, '(', false, values)) return false;
  return values->size == count || mica_parse_error(p, at, "expected %z operands", count);
}

typedef struct tiles {
  int64_t *data;
  size_t size;
} tiles;

static bool parse_tile(mica_parser *p, void *user) {
  tiles *t = user;
  int64_t *grown = mica_parser_grow(p, t->data, t->size, sizeof *grown);
  if (grown == NULL || !mica_parse_int64(p, &grown[t->size])) return false;
  *t = (tiles){grown, t->size + 1};
  return true;
}

static bool set_attribute(mica_op_state *out, const char *name, const mica_attr *value) {
  return value != NULL && mica_state_set_attribute(out, mica_str_of(name), value);
}

static bool parse_collapse(mica_parser *p, mica_op_state *out) {
  int64_t loops = 0;
  if (!mica_parse_optional_keyword(p, "collapse")) return true;
  if (!mica_parse_punct(p, '(') || !mica_parse_int64(p, &loops) || !mica_parse_punct(p, ')'))
    return false;
  return loops <= 1 ||
         set_attribute(out, "collapse_num_loops", mica_attr_i64(mica_parser_context(p), loops));
}

static bool parse_tiles(mica_parser *p, mica_op_state *out) {
  tiles t = {NULL, 0};
  if (!mica_parse_optional_keyword(p, "tiles")) return true;
  if (!mica_parse_punct(p, '(') || !mica_parse_list(p, 0, false, parse_tile, &t) ||
      !mica_parse_punct(p, ')'))
    return false;
  return set_attribute(out, "tile_sizes",
                       mica_attr_dense_i64s(mica_parser_context(p), (mica_int64s){t.data, t.size}));
}

static bool parse_body(mica_parser *p, mica_op_state *out, mica_parsed_arguments ivs,
                       const mica_type *type) {
  mica_region *body = mica_state_new_region(out);
  for (size_t i = 0; i < ivs.size; i++) ivs.data[i].type = type;
  return body != NULL && mica_parse_region(p, body, ivs.data, ivs.size, false);
}

bool omp_loop_nest_parse(mica_parser *p, mica_op_state *out) {
  mica_parsed_arguments ivs = {NULL, 0};
  mica_operand_refs lower, upper, steps;
  const mica_type *type;
  if (!mica_parse_arguments(p, '(', false, false, &ivs) || !mica_parse_punct(p, ':') ||
      !mica_parse_type(p, &type) || !mica_parse_punct(p, '=') ||
      !parse_values(p, ivs.size, &lower) || !mica_parse_keyword(p, "to") ||
      !parse_values(p, ivs.size, &upper))
    return false;
  if (mica_parse_optional_keyword(p, "inclusive") &&
      !set_attribute(out, "loop_inclusive", mica_attr_unit(mica_parser_context(p))))
    return false;
  return mica_parse_keyword(p, "step") && parse_values(p, ivs.size, &steps) &&
         parse_collapse(p, out) && parse_tiles(p, out) && parse_body(p, out, ivs, type) &&
         mica_state_operands(out, lower.data, lower.size, type) &&
         mica_state_operands(out, upper.data, upper.size, type) &&
         mica_state_operands(out, steps.data, steps.size, type) && mica_parse_attr_dict(p, out);
}

static void print_values(mica_printer *p, const mica_op *op, mica_segment values) {
  mica_print_char(p, '(');
  mica_print_operands(p, op, values.first, values.count);
  mica_print_str(p, MICA_STR(") "));
}

static void print_ivs(mica_printer *p, const mica_block *entry) {
  const size_t count = entry == NULL ? 0 : mica_block_argument_count(entry);
  mica_print_str(p, MICA_STR(" ("));
  for (size_t i = 0; i < count; i++) {
    if (i > 0) mica_print_str(p, MICA_STR(", "));
    mica_print_operand(p, mica_block_argument_at(entry, i));
  }
  mica_print_str(p, MICA_STR(") : "));
  if (count > 0) mica_print_type(p, mica_value_type(mica_block_argument_at(entry, 0)));
}

static void print_tiles(mica_printer *p, mica_int64s sizes) {
  mica_print_str(p, MICA_STR("tiles("));
  for (size_t i = 0; i < sizes.size; i++) {
    if (i > 0) mica_print_str(p, MICA_STR(", "));
    mica_print_int(p, sizes.data[i]);
  }
  mica_print_str(p, MICA_STR(") "));
}

void omp_loop_nest_print(mica_printer *p, const mica_op *op) {
  const int64_t loops = omp_loop_nest_collapse_num_loops(op);
  print_ivs(p, mica_region_first(omp_loop_nest_region(op)));
  mica_print_str(p, MICA_STR(" = "));
  print_values(p, op, omp_loop_nest_loop_lower_bounds_segment(op));
  mica_print_str(p, MICA_STR("to "));
  print_values(p, op, omp_loop_nest_loop_upper_bounds_segment(op));
  if (omp_loop_nest_loop_inclusive(op)) mica_print_str(p, MICA_STR("inclusive "));
  mica_print_str(p, MICA_STR("step "));
  print_values(p, op, omp_loop_nest_loop_steps_segment(op));
  if (loops > 1) {
    mica_print_str(p, MICA_STR("collapse("));
    mica_print_int(p, loops);
    mica_print_str(p, MICA_STR(") "));
  }
  if (omp_loop_nest_has_tile_sizes(op)) print_tiles(p, omp_loop_nest_tile_sizes(op));
  mica_print_region(p, omp_loop_nest_region(op), false, true, false);
}

static bool check_ivs(const mica_op *op) {
  const mica_block *entry = mica_region_first(omp_loop_nest_region(op));
  const size_t count = omp_loop_nest_loop_lower_bounds_count(op);
  if (count == 0) return mica_op_error(op, "must represent at least one loop");
  if (entry == NULL || mica_block_argument_count(entry) != count)
    return mica_op_error(op, "number of range arguments and IVs do not match");
  for (size_t i = 0; i < count; i++)
    if (mica_value_type(omp_loop_nest_loop_lower_bounds(op, i)) !=
        mica_value_type(mica_block_argument_at(entry, i)))
      return mica_op_error(op, "range argument type does not match corresponding IV type");
  return true;
}

bool omp_loop_nest_check(mica_op *op) {
  const size_t loops = omp_loop_nest_loop_lower_bounds_count(op);
  if (!check_ivs(op)) return false;
  if ((uint64_t)omp_loop_nest_collapse_num_loops(op) > loops)
    return mica_op_error(op, "collapse value is larger than the number of loops");
  if (omp_loop_nest_has_tile_sizes(op) && omp_loop_nest_tile_sizes(op).size > loops)
    return mica_op_error(op, "too few canonical loops for tile dimensions");
  return omp_is_wrapper(mica_op_parent(op)) ||
         mica_op_error(op, "expects parent op to be a loop wrapper");
}

// ---- Wrappers -----------------------------------------------------------------------------------

bool omp_check_loop_wrapper(mica_op *op) {
  const mica_block *body = mica_region_first(mica_op_region(op, 0));
  const mica_op *first = body == NULL ? NULL : mica_block_first(body);
  if (first == NULL || mica_op_next(first) != NULL)
    return mica_op_error(op, "loop wrapper does not contain exactly one nested op");
  return omp_loop_nest_isa(first) || omp_is_wrapper(first) ||
         mica_op_error(op, "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`");
}

static bool is_missing(const mica_op *op) {
  return mica_op_plain_error(op, "'omp.composite' attribute missing from composite wrapper");
}
static bool is_superfluous(const mica_op *op) {
  return mica_op_plain_error(op, "'omp.composite' attribute present in non-composite wrapper");
}

static bool check_standalone(const mica_op *op) {
  return (!omp_is_wrapper(mica_op_parent(op)) && omp_nested_wrapper(op) == NULL) ||
         mica_op_error(op, "expected to be a standalone loop wrapper");
}

bool omp_loop_check(mica_op *op) { return omp_check_reduction(op, "reduction"); }
bool omp_loop_check_regions(mica_op *op) { return check_standalone(op); }

bool omp_workshare_loop_wrapper_check(mica_op *op) {
  return omp_parent_of(op, &omp_workshare_def) != NULL ||
         mica_op_error(op, "must be nested in an omp.workshare");
}
bool omp_workshare_loop_wrapper_check_regions(mica_op *op) { return check_standalone(op); }

// In MLIR it is fatal where none are told.
static bool check_linear(const mica_op *op) {
  const mica_attr *types = mica_op_attribute(op, MICA_STR("linear_var_types"));
  const size_t vars = mica_op_group_named(op, "linear_vars").count;
  return vars == 0 || (types != NULL && mica_attr_array_elements(types).size == vars) ||
         mica_op_plain_error(op, "Ill-formed type attributes for linear variables");
}

bool omp_wsloop_check(mica_op *op) {
  return check_linear(op) && omp_check_reduction(op, "reduction");
}

bool omp_wsloop_check_regions(mica_op *op) {
  const mica_op *wrapper = omp_nested_wrapper(op);
  const bool is_composite = omp_is_composite(op);
  if (wrapper != NULL) {
    if (!is_composite) return is_missing(op);
    return omp_simd_isa(wrapper) ||
           mica_op_plain_error(op, "only supported nested wrapper is 'omp.simd'");
  }
  const bool is_leaf = omp_is_wrapper(mica_op_parent(op));
  if (is_composite && !is_leaf) return is_superfluous(op);
  return is_composite || !is_leaf || is_missing(op);
}

bool omp_distribute_check(mica_op *op) {
  if (omp_distribute_dist_schedule_chunk_size(op) != NULL &&
      !omp_distribute_dist_schedule_static(op))
    return mica_op_error(op, "chunk size set without dist_schedule_static being present");
  return omp_check_allocate(op);
}

bool omp_distribute_check_regions(mica_op *op) {
  const mica_op *wrapper = omp_nested_wrapper(op), *parent = mica_op_parent(op);
  if (wrapper == NULL) return !omp_is_composite(op) || is_superfluous(op);
  if (!omp_is_composite(op)) return is_missing(op);
  if (!omp_wsloop_isa(wrapper))
    return omp_simd_isa(wrapper) ||
           mica_op_plain_error(op,
                               "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'");
  return (parent != NULL && omp_parallel_isa(parent) && omp_is_composite(parent)) ||
         mica_op_plain_error(op,
                             "an 'omp.wsloop' nested wrapper is only allowed when a composite "
                             "'omp.parallel' is the direct parent");
}

// ---- simd ---------------------------------------------------------------------------------------

static bool check_alignment(const mica_op *op, const mica_attr *alignment) {
  if (!mica_attr_is_integer(alignment)) return mica_op_error(op, "expected integer alignment");
  return mica_attr_integer_value(alignment) > 0 ||
         mica_op_error(op, "alignment should be greater than 0");
}

static bool check_aligned(const mica_op *op) {
  const mica_attrs alignments = omp_simd_alignments(op);
  const size_t vars = omp_simd_aligned_vars_count(op);
  if (vars == 0)
    return !omp_simd_has_alignments(op) ||
           mica_op_error(op, "unexpected alignment values attribute");
  if (alignments.size != vars)
    return mica_op_error(op, "expected as many alignment values as aligned variables");
  if (!omp_check_unique(op, omp_simd_aligned_vars_segment(op), "aligned variable")) return false;
  for (size_t i = 0; i < vars; i++)
    if (!check_alignment(op, alignments.data[i])) return false;
  return true;
}

// What is private in it is made anew.
static bool check_privatizers(const mica_op *op) {
  const mica_attrs syms = omp_simd_private_syms(op);
  for (size_t i = 0; i < syms.size; i++) {
    const mica_op *privatizer = mica_symbol_nearest(op, syms.data[i]);
    if (privatizer == NULL || !omp_private_isa(privatizer))
      return mica_op_plain_error(op, "Cannot find privatizer '%a'", syms.data[i]);
    if (omp_private_data_sharing_type(privatizer) == OMP_DATA_SHARING_CLAUSE_TYPE_FIRST_PRIVATE)
      return mica_op_plain_error(op, "FIRSTPRIVATE cannot be used with SIMD");
  }
  return true;
}

bool omp_simd_check(mica_op *op) {
  const bool is_leaf = omp_is_wrapper(mica_op_parent(op)), is_composite = omp_is_composite(op);
  if (omp_simd_has_simdlen(op) && omp_simd_has_safelen(op) &&
      (uint64_t)omp_simd_simdlen(op) > (uint64_t)omp_simd_safelen(op))
    return mica_op_error(op,
                         "simdlen clause and safelen clause are both present, but the simdlen "
                         "value is not less than or equal to safelen value");
  if (!check_aligned(op) ||
      !omp_check_unique(op, omp_simd_nontemporal_vars_segment(op), "nontemporal variable"))
    return false;
  if (!is_composite && is_leaf) return is_missing(op);
  if (is_composite && !is_leaf) return is_superfluous(op);
  return check_privatizers(op) && check_linear(op);
}

bool omp_simd_check_regions(mica_op *op) {
  return omp_nested_wrapper(op) == NULL ||
         mica_op_error(op, "must wrap an 'omp.loop_nest' directly");
}

// ---- taskloop -----------------------------------------------------------------------------------

static int compare_values(const void *a, const void *b) {
  const mica_value *const *x = a, *const *y = b;
  return *x == *y ? 0 : (uintptr_t)*x < (uintptr_t)*y ? -1 : 1;
}

// A variable is reduced by one of the two alone.
static bool check_reduced_once(const mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  const mica_segment one = omp_taskloop_reduction_vars_segment(op);
  const mica_segment other = omp_taskloop_in_reduction_vars_segment(op);
  const size_t size = other.count * sizeof(const mica_value *);
  bool found = false;
  if (one.count == 0 || other.count == 0) return true;
  const mica_value **sorted = mica_allocate(ctx, size);
  if (sorted == NULL) return false;
  for (size_t i = 0; i < other.count; i++) sorted[i] = mica_op_operand(op, other.first + i);
  qsort(sorted, other.count, sizeof *sorted, compare_values);
  for (size_t i = 0; i < one.count && !found; i++) {
    const mica_value *value = mica_op_operand(op, one.first + i);
    found = bsearch(&value, sorted, other.count, sizeof *sorted, compare_values) != NULL;
  }
  mica_free(ctx, sorted, size);
  return !found ||
         mica_op_plain_error(op,
                             "the same list item cannot appear in both a reduction and an "
                             "in_reduction clause");
}

bool omp_taskloop_check(mica_op *op) {
  if (!omp_check_allocate(op) || !omp_check_reduction(op, "reduction") ||
      !omp_check_reduction(op, "in_reduction"))
    return false;
  if (omp_taskloop_reduction_vars_count(op) > 0 && omp_taskloop_nogroup(op))
    return mica_op_plain_error(
        op,
        "if a reduction clause is present on the taskloop directive, the nogroup "
        "clause must not be specified");
  if (!check_reduced_once(op)) return false;
  return omp_taskloop_grainsize(op) == NULL || omp_taskloop_num_tasks(op) == NULL ||
         mica_op_plain_error(
             op,
             "the grainsize clause and num_tasks clause are mutually exclusive and may not "
             "appear on the same taskloop directive");
}

bool omp_taskloop_check_regions(mica_op *op) {
  const mica_op *wrapper = omp_nested_wrapper(op);
  if (wrapper == NULL) return !omp_is_composite(op) || is_superfluous(op);
  if (!omp_is_composite(op)) return is_missing(op);
  return omp_simd_isa(wrapper) ||
         mica_op_plain_error(op, "only supported nested wrapper is 'omp.simd'");
}
