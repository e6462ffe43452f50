// What the interfaces of the core demand of an operation: casts, inferred result types, functions.
#include "mica/dialect.h"
#include "mica/predicate.h"
#include "mica/verify.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "ir/type_array.h"

static void append_types(mica_diag *diag, mica_types types) {
  for (size_t i = 0; i < types.size; i++)
    mica_diag_append(diag, "%s'%t'", i == 0 ? "" : ", ", types.data[i]);
}

// ---- CastOpInterface ----------------------------------------------------------------------------

static bool report_cast(const mica_op *op, mica_types inputs, mica_types outputs) {
  mica_diag *diag = mica_op_error_begin(op, "operand type%s", inputs.size == 1 ? " " : "s ");
  if (inputs.size == 0) mica_diag_append(diag, "[]");
  append_types(diag, inputs);
  mica_diag_append(diag, " and result type%s", outputs.size == 1 ? " " : "s ");
  append_types(diag, outputs);
  mica_diag_append(diag, " are cast incompatible");
  return mica_diag_report(diag);
}

static bool verify_cast_types(const mica_op *op, mica_types inputs, mica_types outputs) {
  const mica_cast_interface *cast = mica_op_interface(op, &mica_cast_interface_id);
  if (cast == NULL || cast->are_cast_compatible == NULL) return true;
  return cast->are_cast_compatible(inputs, outputs) || report_cast(op, inputs, outputs);
}

bool mica_verify_cast(mica_op *op) {
  if (op->result_count == 0)
    return mica_op_error(op, "expected at least one result for cast operation");
  mica_type_array inputs = {0}, outputs = {0};
  bool ok = mica_type_array_of_operands(&inputs, op) && mica_type_array_of_results(&outputs, op) &&
            verify_cast_types(op, mica_type_array_list(&inputs), mica_type_array_list(&outputs));
  mica_type_array_free(mica_op_context(op), &inputs);
  mica_type_array_free(mica_op_context(op), &outputs);
  return ok;
}

// ---- InferTypeOpInterface -----------------------------------------------------------------------

// Texts as MLIR's: what differs, then that inference failed.
static bool compare_inferred(mica_op *op, const mica_infer_type_interface *infer,
                             mica_types inferred, mica_types actual) {
  bool fit = infer->are_compatible != NULL ? infer->are_compatible(inferred, actual)
                                           : mica_types_equal(inferred, actual);
  if (fit) return true;
  mica_diag *diag =
      mica_diag_begin(mica_op_context(op), MICA_ERROR, op->loc, "'%o' op inferred type(s) ", op);
  append_types(diag, inferred);
  mica_diag_append(diag, " are incompatible with return type(s) of operation ");
  append_types(diag, actual);
  return mica_diag_report(diag);
}

static bool infer_with_regions(mica_op *op, const mica_infer_type_interface *infer,
                               mica_value *const *operands, const mica_type_array *actual,
                               mica_region *const *regions) {
  mica_context *ctx = mica_op_context(op);
  mica_op_parts parts = {.operands = operands,
                         .operand_count = op->operand_count,
                         .result_types = actual->data,
                         .result_count = actual->size,
                         .slots = mica_op_slots(op),
                         .slot_count = op->name->slot_count,
                         .attributes = op->attributes,
                         .region_count = op->region_count,
                         .regions = regions};
  size_t count = infer->infer_count == NULL ? op->result_count : infer->infer_count(&parts);
  mica_type_array inferred = {0};
  bool ok =
      mica_type_array_init(ctx, &inferred, count) &&
      infer->infer_types(ctx, op->loc, &parts, inferred.data) &&
      compare_inferred(op, infer, mica_type_array_list(&inferred), mica_type_array_list(actual));
  mica_type_array_free(ctx, &inferred);
  return ok || mica_op_error(op, "failed to infer returned types");
}

static bool infer_and_compare(mica_op *op, const mica_infer_type_interface *infer,
                              mica_value *const *operands, const mica_type_array *actual) {
  if (op->region_count == 0) return infer_with_regions(op, infer, operands, actual, NULL);
  mica_context *ctx = mica_op_context(op);
  const size_t size = op->region_count * sizeof(mica_region *);
  mica_region **regions = mica_allocate(ctx, size);
  for (size_t i = 0; regions != NULL && i < op->region_count; i++)
    regions[i] = mica_op_region(op, i);
  bool ok = regions != NULL && infer_with_regions(op, infer, operands, actual, regions);
  mica_free(ctx, regions, size);
  return ok;
}

bool mica_verify_first_type_inferred(mica_op *op) {
  const mica_type *first = op->operand_count == 0 ? NULL : op->operands[0].value->type;
  for (size_t i = 0; i < op->result_count && first != NULL; i++)
    if (mica_op_result(op, i)->type != first) return mica_verify_inferred_types(op);
  return true;
}

bool mica_verify_inferred_types(mica_op *op) {
  const mica_infer_type_interface *infer = mica_op_interface(op, &mica_infer_type_interface_id);
  if (infer == NULL || infer->infer_types == NULL) return true;
  mica_context *ctx = mica_op_context(op);
  size_t size = (op->operand_count + (size_t)1) * sizeof(mica_value *);
  mica_value **operands = mica_allocate(ctx, size);
  mica_type_array actual = {0};
  bool ok = operands != NULL && mica_type_array_of_results(&actual, op);
  for (size_t i = 0; ok && i < op->operand_count; i++) operands[i] = op->operands[i].value;
  ok = ok && infer_and_compare(op, infer, operands, &actual);
  mica_type_array_free(ctx, &actual);
  mica_free(ctx, operands, size);
  return ok;
}

// ---- FunctionOpInterface ------------------------------------------------------------------------

// Which of the two attribute arrays of a function is looked at.
typedef struct signature_side {
  mica_known_name attribute;
  const char *one, *many;  // "argument", "arguments"
  bool is_result;
} signature_side;

static bool verify_side_attribute(mica_op *op, const signature_side *side, size_t index,
                                  const mica_named_attr *entry) {
  mica_str space = mica_namespace_of(entry->name);
  if (space.size == entry->name.size)
    return mica_op_error(op, "%s may only have dialect attributes", side->many);
  const mica_dialect_def *dialect = mica_context_dialect(mica_op_context(op), space);
  if (dialect == NULL) return true;
  if (side->is_result)
    return dialect->verify_region_result_attribute == NULL ||
           dialect->verify_region_result_attribute(op, 0, index, entry->name, entry->value);
  return dialect->verify_region_argument_attribute == NULL ||
         dialect->verify_region_argument_attribute(op, 0, index, entry->name, entry->value);
}

static bool verify_side_element(mica_op *op, const signature_side *side, size_t index,
                                const mica_attr *element) {
  if (!mica_attr_is_dictionary(element)) {
    return mica_op_error(op, "expects %s attribute dictionary to be a DictionaryAttr, but got `%a`",
                         side->one, element);
  }
  mica_named_attrs entries = mica_attr_dictionary_entries(element);
  for (size_t i = 0; i < entries.size; i++)
    if (!verify_side_attribute(op, side, index, &entries.data[i])) return false;
  return true;
}

static bool verify_side(mica_op *op, const signature_side *side, size_t count) {
  const mica_attr *all = mica_op_known_attribute(op, side->attribute);
  if (all == NULL || !mica_attr_is_array(all)) return true;
  mica_attrs elements = mica_attr_array_elements(all);
  if (elements.size != count) {
    return mica_op_error(op,
                         "expects %s attribute array to have the same number of elements as the "
                         "number of function %s, got %z, but expected %z",
                         side->one, side->many, elements.size, count);
  }
  for (size_t i = 0; i < elements.size; i++)
    if (!verify_side_element(op, side, i, elements.data[i])) return false;
  return true;
}

bool mica_verify_entry_block(mica_op *op, mica_types inputs, const char *what) {
  const mica_block *entry = mica_op_region(op, 0)->first;
  if (entry == NULL) return true;
  if (entry->argument_count != inputs.size) {
    return mica_op_error(op, "entry block must have %z arguments to match %s signature",
                         inputs.size, what);
  }
  for (size_t i = 0; i < inputs.size; i++) {
    const mica_type *type = mica_value_type(mica_block_argument_at(entry, i));
    if (type == inputs.data[i]) continue;
    return mica_op_error(op,
                         "type of entry block argument #%z('%t') must match the type of the "
                         "corresponding argument in %s signature('%t')",
                         i, type, what, inputs.data[i]);
  }
  return true;
}

const mica_type *mica_function_type_of(const mica_op *op) {
  const mica_function_interface *function = mica_op_entry(op)->function;
  if (function != NULL && function->function_type != NULL) return function->function_type(op);
  const mica_attr *attr = mica_op_known_attribute(op, MICA_NAME_FUNCTION_TYPE);
  return attr == NULL || !mica_attr_is_type(attr) ? NULL : mica_attr_type_value(attr);
}

// What a function takes and gives. False: its type doesn't tell.
static bool find_signature(const mica_op *op, const mica_function_interface *function,
                           mica_types *inputs, mica_types *results) {
  if (function->argument_types != NULL && function->result_types != NULL) {
    *inputs = function->argument_types(op);
    *results = function->result_types(op);
    return true;
  }
  const mica_type *type = mica_function_type_of(op);
  if (type == NULL || !mica_type_is_function(type)) return false;
  *inputs = mica_type_function_inputs(type);
  *results = mica_type_function_results(type);
  return true;
}

bool mica_verify_function(mica_op *op) {
  static const signature_side arguments = {MICA_NAME_ARG_ATTRS, "argument", "arguments", false};
  static const signature_side of_results = {MICA_NAME_RES_ATTRS, "result", "results", true};
  const mica_function_interface *function = mica_op_entry(op)->function;
  if (function == NULL) return true;
  if (function->verify_type != NULL && !function->verify_type(op)) return false;
  mica_types inputs, results;
  bool known = find_signature(op, function, &inputs, &results);
  if (known &&
      (!verify_side(op, &arguments, inputs.size) || !verify_side(op, &of_results, results.size)))
    return false;
  if (op->region_count != 1) return mica_op_error(op, "expects one region");
  if (function->verify_body != NULL) return function->verify_body(op);
  return !known || mica_verify_entry_block(op, inputs, "function");
}
