// Checks of clauses that several operations have. Owns nothing.
#include <stdio.h>

#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/predicate.h"
#include "mica/symbol.h"
#include "mica/verify.h"
#include "shared.h"

static mica_attrs elements_of(const mica_attr *array) {
  return array == NULL ? (mica_attrs){NULL, 0} : mica_attr_array_elements(array);
}

// ---- Values that may stand there once -----------------------------------------------------------

bool omp_check_unique(const mica_op *op, mica_segment values, const char *what) {
  size_t first;
  return mica_op_repeated_operand(op, values, &first) &&
         (first == SIZE_MAX || mica_op_error(op, "%s used more than once", what));
}

// ---- allocate -----------------------------------------------------------------------------------

bool omp_check_allocate(const mica_op *op) {
  return mica_op_group_named(op, "allocate_vars").count ==
             mica_op_group_named(op, "allocator_vars").count ||
         mica_op_plain_error(op, "expected equal sizes for allocate and allocator variables");
}

// ---- private ------------------------------------------------------------------------------------

const mica_type *omp_private_argument_type(const mica_op *privatizer) {
  for (size_t i = 0; i < mica_op_region_count(privatizer); i++) {
    const mica_block *entry = mica_region_first(mica_op_region(privatizer, i));
    if (entry != NULL && mica_block_argument_count(entry) > 0)
      return mica_value_type(mica_block_argument_at(entry, 0));
  }
  return NULL;
}

static bool check_privatizer(const mica_op *op, const mica_attr *symbol, const mica_type *type) {
  const mica_op *privatizer = mica_symbol_nearest(op, symbol);
  if (privatizer == NULL || !omp_private_isa(privatizer))
    return mica_op_plain_error(op, "failed to lookup privatizer op with symbol: '%a'", symbol);
  const bool is_first = omp_private_data_sharing_type(privatizer) ==
                        OMP_DATA_SHARING_CLAUSE_TYPE_FIRST_PRIVATE;
  const mica_type *expected = omp_private_argument_type(privatizer);
  return expected == NULL || expected == type ||
         mica_op_plain_error(
             op,
             "type mismatch between a %s variable and its privatizer op, var type: '%t' vs. "
             "privatizer op type: '%t'",
             is_first ? "firstprivate" : "private", type, expected);
}

bool omp_check_private(const mica_op *op) {
  const mica_segment vars = mica_op_group_named(op, "private_vars");
  const mica_attrs syms = elements_of(omp_parallel_private_syms_attr(op));
  if (vars.count != syms.size)
    return mica_op_plain_error(
        op,
        "inconsistent number of private variables and privatizer op symbols, private "
        "vars: %z vs. privatizer op symbols: %z",
        vars.count, syms.size);
  for (size_t i = 0; i < syms.size; i++)
    if (!check_privatizer(op, syms.data[i], mica_value_type(mica_op_operand(op, vars.first + i))))
      return false;
  return true;
}

// ---- reduction, in_reduction, task_reduction ----------------------------------------------------

// The type of the accumulators: what the region for atomic reductions takes. NULL: it isn't told.
static const mica_type *accumulator_type(const mica_op *declaration) {
  const mica_block *entry =
      mica_region_first(omp_declare_reduction_atomic_reduction_region(declaration));
  if (entry == NULL || mica_block_argument_count(entry) == 0) return NULL;
  return mica_value_type(mica_block_argument_at(entry, 0));
}

static bool check_declaration(const mica_op *op, const mica_attr *symbol, const mica_type *type) {
  const mica_op *declaration = mica_symbol_nearest(op, symbol);
  if (declaration == NULL || !omp_declare_reduction_isa(declaration))
    return mica_op_error(op, "expected symbol reference %a to point to a reduction declaration",
                         symbol);
  const mica_type *accumulator = accumulator_type(declaration);
  return accumulator == NULL || accumulator == type ||
         mica_op_error(op,
                       "expected accumulator ('%t') to be the same type as reduction declaration "
                       "('%t')",
                       type, accumulator);
}

static bool check_declarations(const mica_op *op, mica_segment vars, mica_attrs syms) {
  size_t repeated;
  if (!mica_op_repeated_operand(op, vars, &repeated)) return false;
  for (size_t i = 0; i < vars.count; i++) {
    const mica_value *var = mica_op_operand(op, vars.first + i);
    if (i == repeated) return mica_op_error(op, "accumulator variable used more than once");
    if (!check_declaration(op, syms.data[i], mica_value_type(var))) return false;
  }
  return true;
}

bool omp_check_reduction(const mica_op *op, const char *name) {
  char text[32];
  snprintf(text, sizeof text, "%s_vars", name);
  const mica_segment vars = mica_op_group_named(op, text);
  snprintf(text, sizeof text, "%s_byref", name);
  const mica_attr *byref = mica_op_attribute(op, mica_str_of(text));
  snprintf(text, sizeof text, "%s_syms", name);
  const mica_attr *syms = mica_op_attribute(op, mica_str_of(text));
  if (vars.count == 0)
    return syms == NULL || mica_op_error(op, "unexpected reduction symbol references");
  if (elements_of(syms).size != vars.count)
    return mica_op_error(op, "expected as many reduction symbol references as reduction variables");
  if (byref != NULL && mica_attr_dense_i1s_value(byref).size != vars.count)
    return mica_op_plain_error(
        op,
        "expected as many reduction variable by reference attributes as reduction "
        "variables");
  return check_declarations(op, vars, elements_of(syms));
}

// ---- depend, hint -------------------------------------------------------------------------------

bool omp_check_depend(const mica_op *op) {
  const size_t vars = mica_op_group_named(op, "depend_vars").count;
  const size_t kinds = elements_of(mica_op_attribute(op, MICA_STR("depend_kinds"))).size;
  if (vars == kinds) return true;
  return mica_op_error(op, vars > 0 ? "expected as many depend values as depend variables"
                                    : "unexpected depend values");
}

bool omp_check_hint(const mica_op *op) {
  const mica_attr *hint = mica_op_attribute(op, MICA_STR("hint"));
  const uint64_t bits = hint == NULL ? 0 : (uint64_t)mica_attr_integer_value(hint);
  if ((bits & 3) == 3)
    return mica_op_error(op,
                         "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot "
                         "be combined");
  return (bits & 12) != 12 ||
         mica_op_error(op,
                       "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative "
                       "cannot be combined.");
}

// ---- map_entries --------------------------------------------------------------------------------

bool omp_check_mapped(const mica_op *op, const char *clause, mica_segment values) {
  for (size_t i = 0; i < values.count; i++) {
    const mica_op *from = mica_value_op(mica_op_operand(op, values.first + i));
    if (from == NULL || !omp_map_info_isa(from))
      return mica_op_error(op, "'%s' arguments must be defined by 'omp.map.info' ops", clause);
  }
  return true;
}

#define HAS(flags, flag) (((uint32_t)(flags)&OMP_CLAUSE_MAP_FLAGS_##flag) != 0)

static const mica_op *map_info_of(const mica_op *op, mica_segment vars, size_t index) {
  const mica_op *from = mica_value_op(mica_op_operand(op, vars.first + index));
  return from != NULL && omp_map_info_isa(from) ? from : NULL;
}

// The first variable that is updated in both directions; SIZE_MAX: none. False: no memory.
static bool find_updated_twice(const mica_op *op, mica_segment vars, size_t *first) {
  mica_context *ctx = mica_op_context(op);
  size_t count = 0;
  *first = SIZE_MAX;
  if (vars.count < 2) return true;
  mica_listed_value *uses = mica_allocate(ctx, vars.count * sizeof *uses);
  if (uses == NULL) return false;
  for (size_t i = 0; i < vars.count; i++) {
    const mica_op *info = map_info_of(op, vars, i);
    if (info != NULL)
      uses[count++] =
          (mica_listed_value){omp_map_info_var_ptr(info), i, HAS(omp_map_info_map_type(info), TO)};
  }
  *first = mica_first_repeated(uses, count, true);
  mica_free(ctx, uses, vars.count * sizeof *uses);
  return true;
}

static bool check_update(const mica_op *op, omp_clause_map_flags type, bool is_updated_twice) {
  const bool to = HAS(type, TO), from = HAS(type, FROM);
  if (HAS(type, DEL) || (!to && !from))
    return mica_op_loc_error(op,
                             "at least one of to or from map types must be specified, other map "
                             "types are not permitted");
  if ((to && from) || is_updated_twice)
    return mica_op_loc_error(op, "either to or from map types can be specified, not both");
  return !(HAS(type, ALWAYS) || HAS(type, CLOSE) || HAS(type, IMPLICIT)) ||
         mica_op_loc_error(op, "present, mapper and iterator map type modifiers are permitted");
}

static bool check_map_type(const mica_op *op, omp_clause_map_flags type) {
  if ((omp_target_data_isa(op) || omp_target_isa(op)) && HAS(type, DEL))
    return mica_op_loc_error(op, "to, from, tofrom and alloc map types are permitted");
  if (omp_target_enter_data_isa(op) && (HAS(type, FROM) || HAS(type, DEL)))
    return mica_op_loc_error(op, "to and alloc map types are permitted");
  return !omp_target_exit_data_isa(op) || !HAS(type, TO) ||
         mica_op_loc_error(op, "from, release and delete map types are permitted");
}

static bool check_map_entry(const mica_op *op, mica_segment vars, size_t index, size_t twice) {
  const mica_op *info = map_info_of(op, vars, index);
  if (mica_value_op(mica_op_operand(op, vars.first + index)) == NULL)
    return mica_op_loc_error(op, "missing map operation");
  if (info == NULL)
    return omp_declare_mapper_info_isa(op) ||
           mica_op_loc_error(op, "map argument is not a map entry operation");
  if (!check_map_type(op, omp_map_info_map_type(info))) return false;
  return !omp_target_update_isa(op) ||
         check_update(op, omp_map_info_map_type(info), index == twice);
}

bool omp_check_map(const mica_op *op) {
  const mica_segment vars = mica_op_group_named(op, "map_vars");
  size_t twice = SIZE_MAX;
  if (omp_target_update_isa(op) && !find_updated_twice(op, vars, &twice)) return false;
  for (size_t i = 0; i < vars.count; i++)
    if (!check_map_entry(op, vars, i, twice)) return false;
  return true;
}
