// Checks of clauses that several operations have. Owns nothing.
#include <stdio.h>
#include <stdlib.h>

#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/predicate.h"
#include "mica/symbol.h"
#include "shared.h"

static mica_attrs elements_of(const mica_attr *array) {
  return array == NULL ? (mica_attrs){NULL, 0} : mica_attr_array_elements(array);
}

// ---- Values that may stand there once -----------------------------------------------------------

// A value of a list, and for what it stands there.
typedef struct use {
  const mica_value *value;
  size_t index;
  bool is_to;
} use;

static int compare_uses(const void *a, const void *b) {
  const use *x = a, *y = b;
  if (x->value != y->value) return (uintptr_t)x->value < (uintptr_t)y->value ? -1 : 1;
  return x->index < y->index ? -1 : 1;
}

// The first one whose value stands before, or stands before otherwise; SIZE_MAX: none. The list is
// sorted then.
static size_t first_repeated(use *uses, size_t count, bool otherwise) {
  size_t first = SIZE_MAX;
  qsort(uses, count, sizeof *uses, compare_uses);
  for (size_t i = 1; i < count; i++) {
    if (uses[i - 1].value != uses[i].value) continue;
    if (otherwise && uses[i - 1].is_to == uses[i].is_to) continue;
    if (uses[i].index < first) first = uses[i].index;
  }
  return first;
}

// False: no memory.
static bool find_repeated(const mica_op *op, mica_segment values, size_t *first) {
  mica_context *ctx = mica_op_context(op);
  *first = SIZE_MAX;
  if (values.count < 2) return true;
  use *uses = mica_allocate(ctx, values.count * sizeof *uses);
  if (uses == NULL) return false;
  for (size_t i = 0; i < values.count; i++)
    uses[i] = (use){mica_op_operand(op, values.first + i), i, false};
  *first = first_repeated(uses, values.count, false);
  mica_free(ctx, uses, values.count * sizeof *uses);
  return true;
}

bool omp_check_unique(const mica_op *op, mica_segment values, const char *what) {
  size_t first;
  return find_repeated(op, values, &first) &&
         (first == SIZE_MAX || mica_op_error(op, "%s used more than once", what));
}

// ---- allocate -----------------------------------------------------------------------------------

bool omp_check_allocate(const mica_op *op) {
  return omp_group(op, "allocate_vars").count == omp_group(op, "allocator_vars").count ||
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
  const mica_segment vars = omp_group(op, "private_vars");
  const mica_attrs syms = elements_of(omp_attribute(op, "private_syms"));
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
  if (!find_repeated(op, vars, &repeated)) return false;
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
  const mica_segment vars = omp_group(op, text);
  snprintf(text, sizeof text, "%s_byref", name);
  const mica_attr *byref = omp_attribute(op, text);
  snprintf(text, sizeof text, "%s_syms", name);
  const mica_attr *syms = omp_attribute(op, text);
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
  const size_t vars = omp_group(op, "depend_vars").count;
  const size_t kinds = elements_of(omp_attribute(op, "depend_kinds")).size;
  if (vars == kinds) return true;
  return mica_op_error(op, vars > 0 ? "expected as many depend values as depend variables"
                                    : "unexpected depend values");
}

bool omp_check_hint(const mica_op *op) {
  const mica_attr *hint = omp_attribute(op, "hint");
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
  use *uses = mica_allocate(ctx, vars.count * sizeof *uses);
  if (uses == NULL) return false;
  for (size_t i = 0; i < vars.count; i++) {
    const mica_op *info = map_info_of(op, vars, i);
    if (info != NULL)
      uses[count++] = (use){omp_map_info_var_ptr(info), i, HAS(omp_map_info_map_type(info), TO)};
  }
  *first = first_repeated(uses, count, true);
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
  const mica_segment vars = omp_group(op, "map_vars");
  size_t twice = SIZE_MAX;
  if (omp_target_update_isa(op) && !find_updated_twice(op, vars, &twice)) return false;
  for (size_t i = 0; i < vars.count; i++)
    if (!check_map_entry(op, vars, i, twice)) return false;
  return true;
}
