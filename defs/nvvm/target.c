// What nvvm's attributes demand: of functions and their arguments, of the machines that modules are
// compiled for; spaces of memory; ranges of special registers. Called by generated code; own
// nothing.
#include "gpu/gpu.h"
#include "mica/interfaces.h"
#include "mica/predicate.h"
#include "mica/range.h"
#include "shared.h"

// ---- Functions ----------------------------------------------------------------------------------

static bool is_one_of(mica_str name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (mica_str_is(name, names[i])) return true;
  return false;
}

static bool are_sizes(const mica_attr *attr) {
  return mica_attr_is_dense_i32s(attr) && mica_attr_dense_array_size(attr) >= 1 &&
         mica_attr_dense_array_size(attr) <= 3;
}

bool nvvm_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  static const char *const sizes[] = {"nvvm.maxntid", "nvvm.reqntid", "nvvm.cluster_dim"};
  static const char *const numbers[] = {"nvvm.minctasm", "nvvm.maxnreg", "nvvm.cluster_max_blocks"};
  if (mica_str_is(name, "nvvm.kernel") && mica_op_def_of(op) != &llvm_func_def)
    return mica_op_plain_error(op, "'nvvm.kernel' attribute attached to unexpected op");
  if (is_one_of(name, sizes, 3) && !are_sizes(attr))
    return mica_op_plain_error(op, "'\"%S\"' attribute must be integer array with maximum 3 index",
                               name);
  if (is_one_of(name, numbers, 3) && !mica_attr_is_integer(attr))
    return mica_op_plain_error(op, "'\"%S\"' attribute must be integer constant", name);
  if (mica_str_is(name, "nvvm.blocksareclusters") &&
      (mica_op_attribute(op, MICA_STR("nvvm.reqntid")) == NULL ||
       mica_op_attribute(op, MICA_STR("nvvm.cluster_dim")) == NULL))
    return mica_op_plain_error(op,
                               "'\"%S\"' attribute must be used along with 'nvvm.reqntid' and "
                               "'nvvm.cluster_dim'",
                               name);
  return true;
}

static bool has_byval(const mica_op *function, size_t argument) {
  const mica_attr *all = mica_op_attribute(function, MICA_STR("arg_attrs"));
  const mica_attrs dictionaries = all == NULL ? (mica_attrs){NULL, 0}
                                              : mica_attr_array_elements(all);
  return argument < dictionaries.size &&
         mica_attr_dictionary_get(dictionaries.data[argument], MICA_STR("llvm.byval")) != NULL;
}

bool nvvm_verify_region_argument_attribute(mica_op *op, size_t region, size_t argument,
                                           mica_str name, const mica_attr *attr) {
  (void)region;
  if (!mica_str_is(name, "nvvm.grid_constant") ||
      mica_op_interface(op, &mica_function_interface_id) == NULL)
    return true;
  if (mica_op_attribute(op, MICA_STR("nvvm.kernel")) == NULL)
    return mica_op_plain_error(op, "'\"%S\"' attribute must be present only on kernel arguments",
                               name);
  if (!mica_attr_is_unit(attr))
    return mica_op_plain_error(op, "'\"%S\"' must be a unit attribute", name);
  return has_byval(op, argument) ||
         mica_op_plain_error(
             op, "'\"%S\"' attribute requires the argument to also have attribute 'llvm.byval'",
             name);
}

// ---- Targets ------------------------------------------------------------------------------------

static bool are_strings(const mica_attr *array) {
  const mica_attrs files = mica_attr_array_elements(array);
  for (size_t i = 0; i < files.size; i++)
    if (!mica_attr_is_string(files.data[i])) return false;
  return true;
}

bool nvvm_target_attr_check(mica_context *ctx, mica_loc loc, int o, mica_str triple, mica_str chip,
                            mica_str features, const mica_attr *flags, const mica_attr *link,
                            bool verify_target) {
  (void)features, (void)flags, (void)verify_target;
  if (o < 0 || o > 3)
    return mica_error(ctx, loc, "The optimization level must be a number between 0 and 3.");
  if (triple.size == 0) return mica_error(ctx, loc, "The target triple cannot be empty.");
  if (chip.size == 0) return mica_error(ctx, loc, "The target chip cannot be empty.");
  return link == NULL || are_strings(link) ||
         mica_error(ctx, loc, "All the elements in the `link` array must be strings.");
}

// "sm_90a": version 90, with what that version alone has.
typedef struct machine {
  mica_str chip;
  int64_t version;
  bool is_special;
} machine;

static machine machine_named(mica_str chip) {
  enum { PREFIX = 3, DIGITS = 9 };
  machine result = {chip, 0, chip.data[chip.size - 1] == 'a'};
  for (size_t i = PREFIX; i < chip.size && i < PREFIX + DIGITS; i++) {
    if (chip.data[i] < '0' || chip.data[i] > '9') break;
    result.version = 10 * result.version + (chip.data[i] - '0');
  }
  return result;
}

static bool runs(const machine *target, const mica_trait *trait) {
  const bool is_special = trait != NULL && trait->flag == MICA_TRAIT_PARAMETRIC;
  const mica_parametric_trait *required = (const mica_parametric_trait *)trait;
  int64_t version;
  if (!is_special) return true;
  if (required->family == &nvvm_trait_nvvm_requires_sm)
    return !mica_trait_number(required, 0, &version) || target->version >= version;
  if (required->family != &nvvm_trait_nvvm_requiress_ma) return true;
  for (size_t i = 0; mica_trait_number(required, i, &version); i++)
    if (target->is_special && target->version == version) return true;
  return false;
}

static mica_walk check_op(void *user, mica_op *op) {
  const machine *target = user;
  const mica_op_def *def = mica_op_def_of(op);
  if (def == NULL || def->traits == NULL) return MICA_WALK_ON;
  for (const mica_trait *const *trait = def->traits; *trait != NULL; trait++)
    if (!runs(target, *trait)) {
      mica_op_error(op, "is not supported on %S", target->chip);
      return MICA_WALK_STOP;
    }
  return MICA_WALK_ON;
}

bool nvvm_target_attr_target_attr_verify_verify_target(const mica_attr *attr, mica_op *module) {
  enum { OLDEST = 20 };
  if (!nvvm_target_attr_verify_target(attr)) return true;
  if (!gpu_module_isa(module))
    return mica_op_loc_error(module, "NVVM target attribute must be attached to a GPU module");
  machine target = machine_named(nvvm_target_attr_chip(attr));
  if (target.version < OLDEST)
    return mica_op_loc_error(module, "Minimum NVVM target SM version is sm_20");
  return mica_op_walk_after(module, check_op, &target);
}

// ---- Spaces of memory ---------------------------------------------------------------------------

uint32_t nvvm_memory_space_attr_address_space(const mica_attr *attr) {
  return (uint32_t)nvvm_memory_space_attr_value(attr);
}

// As in llvm's spaces, whichever it is.
bool nvvm_memory_space_attr_is_valid_load(const mica_attr *attr, const mica_op *op,
                                          const mica_type *type, ptr_atomic_ordering ordering) {
  return llvm_address_space_attr_is_valid_load(attr, op, type, ordering);
}
bool nvvm_memory_space_attr_is_valid_store(const mica_attr *attr, const mica_op *op,
                                           const mica_type *type, ptr_atomic_ordering ordering) {
  return llvm_address_space_attr_is_valid_store(attr, op, type, ordering);
}

// ---- Registers ----------------------------------------------------------------------------------

bool nvvm_check_range(mica_op *op) {
  const mica_attr *range = nvvm_attribute(op, "range");
  if (range == NULL) return true;
  const mica_number lower = mica_number_of(llvm_constant_range_attr_lower(range));
  if (!mica_number_equal(lower, mica_number_of(llvm_constant_range_attr_upper(range))) ||
      mica_number_is_zero(lower) || mica_number_is_all_ones(lower))
    return true;
  const mica_type *type =
      mica_type_integer(mica_op_context(op), mica_number_width(lower), MICA_UNSIGNED);
  const mica_attr *most = type == NULL ? NULL : mica_number_attr(mica_number_integer(type, -1));
  return most != NULL && mica_op_error(op,
                                       "invalid range attribute: Lower == Upper, but they aren't "
                                       "min (0) or max (%A) value! This is an invalid constant "
                                       "range.",
                                       most);
}

static void infer_range(const mica_op *op, const mica_range *operands, mica_range *results) {
  (void)operands;
  const mica_attr *range = nvvm_attribute(op, "range");
  if (range == NULL) {
    results[0] = mica_range_full(mica_value_type(mica_op_result(op, 0)));
    return;
  }
  const mica_number lower = mica_number_of(llvm_constant_range_attr_lower(range));
  const mica_number upper = mica_number_of(llvm_constant_range_attr_upper(range));
  results[0] = (mica_range){lower, upper, lower, upper};
}
const mica_infer_int_range_interface nvvm_register_range = {.infer_ranges = infer_range};
