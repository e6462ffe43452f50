// Hooks of bufferization: the text of alloc_tensor, what fits together, attributes of functions.
// Called by generated code; own nothing.
#include "bufferization/bufferization.h"

#include "mica/effects.h"
#include "mica/index_list.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

// ---- alloc_tensor: `(%n) copy(%a) size_hint=%h : tensor<?xf32>` ---------------------------------

typedef struct alloc_parts {
  mica_operand_refs sizes;
  mica_operand_ref copy, hint;
  bool has_copy, has_hint;
} alloc_parts;

static bool parse_alloc_parts(mica_parser *p, alloc_parts *parts) {
  if (!mica_parse_punct(p, '(') || !mica_parse_operands(p, 0, false, &parts->sizes) ||
      !mica_parse_punct(p, ')'))
    return false;
  parts->has_copy = mica_parse_optional_keyword(p, "copy");
  if (parts->has_copy && (!mica_parse_punct(p, '(') || !mica_parse_operand(p, &parts->copy) ||
                          !mica_parse_punct(p, ')')))
    return false;
  parts->has_hint = mica_parse_optional_keyword(p, "size_hint");
  return !parts->has_hint || (mica_parse_punct(p, '=') && mica_parse_operand(p, &parts->hint));
}

static bool add_alloc_parts(mica_op_state *out, const alloc_parts *parts, const mica_type *type) {
  mica_context *ctx = mica_state_context(out);
  const mica_type *index = mica_type_index(ctx);
  const int32_t sizes[] = {(int32_t)parts->sizes.size, parts->has_copy, parts->has_hint};
  const mica_attr *segments = mica_attr_dense_i32s(ctx, (mica_int32s){sizes, 3});
  return index != NULL && segments != NULL &&
         mica_state_set_attribute(out, MICA_STR("operandSegmentSizes"), segments) &&
         mica_state_operands(out, parts->sizes.data, parts->sizes.size, index) &&
         mica_state_operands(out, &parts->copy, parts->has_copy, type) &&
         mica_state_operands(out, &parts->hint, parts->has_hint, index);
}

bool bufferization_alloc_tensor_parse(mica_parser *p, mica_op_state *out) {
  alloc_parts parts = {0};
  const mica_type *type;
  if (!parse_alloc_parts(p, &parts) || !mica_parse_attr_dict(p, out) || !mica_parse_punct(p, ':'))
    return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, &type)) return false;
  if (!mica_type_is_tensor(type)) return mica_parse_error(p, at, "invalid kind of type specified");
  return mica_state_result(out, type) && add_alloc_parts(out, &parts, type);
}

void bufferization_alloc_tensor_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"operandSegmentSizes"};
  mica_segment sizes = bufferization_alloc_tensor_dynamic_sizes_segment(op);
  const mica_value *copy = bufferization_alloc_tensor_copy(op);
  const mica_value *hint = bufferization_alloc_tensor_size_hint(op);
  mica_print_char(p, '(');
  mica_print_operands(p, op, sizes.first, sizes.count);
  mica_print_char(p, ')');
  if (copy != NULL) {
    mica_print_text(p, " copy(");
    mica_print_operand(p, copy);
    mica_print_char(p, ')');
  }
  if (hint != NULL) {
    mica_print_text(p, " size_hint=");
    mica_print_operand(p, hint);
  }
  mica_print_attr_dict(p, op, elided, 1);
  mica_print_text(p, " : ");
  mica_print_type(p, mica_value_type(bufferization_alloc_tensor_result(op)));
}

bool bufferization_alloc_tensor_check(mica_op *op) {
  const mica_value *copy = bufferization_alloc_tensor_copy(op);
  const mica_type *type = mica_value_type(bufferization_alloc_tensor_result(op));
  size_t sizes = bufferization_alloc_tensor_dynamic_sizes_count(op);
  if (copy != NULL && sizes != 0)
    return mica_op_plain_error(op, "dynamic sizes not needed when copying a tensor");
  if (copy == NULL) return mica_verify_dynamic_sizes(op, type, sizes);
  return mica_value_type(copy) == type ||
         mica_op_plain_error(op, "expected that `copy` and return type match");
}

// ---- Tensors and buffers ------------------------------------------------------------------------

// A shape that isn't known has no sizes: it is like one of rank 0.
static bool types_match(const mica_op *op, const mica_value *tensor, const mica_value *buffer) {
  const mica_type *from = mica_value_type(tensor), *to = mica_value_type(buffer);
  if (!mica_int64s_equal(mica_type_shape(from), mica_type_shape(to)))
    return mica_op_plain_error(op, "shapes do not match");
  return mica_type_element(from) == mica_type_element(to) ||
         mica_op_plain_error(op, "element types do not match");
}
bool bufferization_buffer_fits_result(mica_op *op, const mica_value *result,
                                      const mica_value *buffer) {
  return types_match(op, result, buffer);
}
bool bufferization_buffer_fits_tensor(mica_op *op, const mica_value *tensor,
                                      const mica_value *buffer) {
  return types_match(op, tensor, buffer);
}

bool bufferization_materialize_in_destination_check(mica_op *op) {
  const mica_type *source = mica_value_type(bufferization_materialize_in_destination_source(op));
  const mica_type *dest = mica_value_type(bufferization_materialize_in_destination_dest(op));
  bool to_tensor = mica_type_is_tensor(dest);
  size_t results = mica_op_result_count(op);
  if (!to_tensor && !mica_type_is_any_memref(dest))
    return mica_op_error(op, "'dest' must be a tensor or a memref");
  if (to_tensor && results != 1)
    return mica_op_error(op, "tensor 'dest' implies exactly one tensor result");
  if (to_tensor && mica_value_type(mica_op_result(op, 0)) != dest)
    return mica_op_error(op, "result and 'dest' types must match");
  if (!to_tensor && results != 0) return mica_op_error(op, "memref 'dest' implies zero results");
  if (to_tensor && bufferization_materialize_in_destination_restrict_attr(op) != NULL)
    return mica_op_error(op, "'restrict' is valid only for memref destinations");
  if (to_tensor == (bufferization_materialize_in_destination_writable_attr(op) != NULL))
    return mica_op_error(
        op, "'writable' must be specified if and only if the destination is of memref type");
  bool have_rank = mica_type_has_rank(source) && mica_type_has_rank(dest);
  if (have_rank && mica_type_shape(source).size != mica_type_shape(dest).size)
    return mica_op_error(op, "rank mismatch between source and destination shape");
  bool fits = mica_type_has_rank(source) == mica_type_has_rank(dest) &&
              mica_shapes_compatible(source, dest);
  return fits || mica_op_error(op, "source/destination shapes are incompatible");
}

// Memory is written; a tensor is another value.
bool bufferization_materialize_in_destination_effects(const mica_op *op, mica_effects *out) {
  if (mica_op_operand_count(op) != 2) return true;
  mica_value *dest = bufferization_materialize_in_destination_dest(op);
  if (mica_type_is_tensor(mica_value_type(dest))) return true;
  return mica_effects_add(
      out,
      (mica_effect){.kind = MICA_EFFECT_WRITE, .value = dest, .resource = MICA_RESOURCE_DEFAULT});
}

// ---- dealloc ------------------------------------------------------------------------------------

bool bufferization_dealloc_check(mica_op *op) {
  if (bufferization_dealloc_memrefs_count(op) != bufferization_dealloc_conditions_count(op))
    return mica_op_error(op, "must have the same number of conditions as memrefs to deallocate");
  return bufferization_dealloc_retained_count(op) == mica_op_result_count(op) ||
         mica_op_error(op,
                       "must have the same number of updated conditions (results) as retained "
                       "operands");
}

size_t bufferization_dealloc_infer_count(const mica_op_parts *parts) {
  return bufferization_dealloc_parts_retained_segment(parts).count;
}
bool bufferization_dealloc_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                       const mica_type **types) {
  (void)loc;
  const mica_type *condition = mica_type_i(ctx, 1);
  size_t count = bufferization_dealloc_infer_count(parts);
  for (size_t i = 0; i < count; i++) types[i] = condition;
  return condition != NULL;
}

// ---- Attributes ---------------------------------------------------------------------------------

static bool is_access(const mica_attr *attr) {
  mica_str text = mica_attr_string_value(attr);
  return mica_str_is(text, "none") || mica_str_is(text, "read") || mica_str_is(text, "write") ||
         mica_str_is(text, "read-write");
}

static bool check_writable(mica_op *op, const mica_attr *attr) {
  if (!mica_attr_is_bool(attr))
    return mica_op_plain_error(op,
                               "'bufferization.writable' is expected to be a boolean attribute");
  return !mica_region_is_empty(mica_op_region(op, 0)) ||
         mica_op_plain_error(op, "'bufferization.writable' is invalid on external functions");
}

static bool check_access(mica_op *op, const mica_attr *attr) {
  if (!mica_attr_is_string(attr))
    return mica_op_plain_error(op, "'bufferization.access' is expected to be a string attribute");
  return is_access(attr) || mica_op_plain_error(op, "invalid value for 'bufferization.access'");
}

static bool check_layout(mica_op *op, const mica_attr *attr) {
  return mica_attr_is_memref_layout(attr) ||
         mica_op_plain_error(
             op, "'bufferization.buffer_layout' is expected to be a memref layout attribute");
}

// The text for an unknown attribute names the layout's, as MLIR's does.
bool bufferization_verify_region_argument_attribute(mica_op *op, size_t region, size_t argument,
                                                    mica_str name, const mica_attr *attr) {
  (void)region, (void)argument;
  if (mica_str_is(name, "bufferization.writable")) return check_writable(op, attr);
  if (mica_str_is(name, "bufferization.access")) return check_access(op, attr);
  if (mica_str_is(name, "bufferization.buffer_layout")) return check_layout(op, attr);
  return mica_op_plain_error(
      op,
      "attribute 'bufferization.buffer_layout' not supported as a region arg "
      "attribute by the bufferization dialect");
}

static bool allocates_or_frees(const mica_op *op) {
  mica_effects effects = {.context = mica_op_context(op)};
  bool found = false;
  if (mica_op_effects(op, &effects))
    for (size_t i = 0; i < effects.size && !found; i++)
      found = effects.data[i].kind == MICA_EFFECT_ALLOCATE ||
              effects.data[i].kind == MICA_EFFECT_FREE;
  mica_effects_free(&effects);
  return found;
}

bool bufferization_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  (void)attr;
  if (!mica_str_is(name, "bufferization.manual_deallocation"))
    return mica_op_plain_error(
        op, "attribute '\"%S\"' not supported as an op attribute by the bufferization dialect",
        name);
  return allocates_or_frees(op) ||
         mica_op_error(op,
                       "attribute '%S' can be used only on ops that have an allocation and/or free "
                       "side effect",
                       name);
}

// ---- Older text, which had the memory's type alone ----------------------------------------------

// The tensor of the memory's shape; NULL: there is none (reported), or no memory.
static const mica_type *tensor_of(mica_loc loc, const mica_type *memory) {
  const mica_type *element = mica_type_element(memory);
  if (!mica_type_has_rank(memory)) return mica_type_unranked_tensor_checked(loc, element);
  return mica_type_ranked_tensor_checked(loc, mica_type_shape(memory), element, NULL);
}

bool bufferization_parse_former_buffer(mica_parser *p, mica_op_state *out, const mica_type **tensor,
                                       const mica_type **buffer) {
  (void)out;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, buffer)) return false;
  if (!mica_type_is_memref(*buffer) && !mica_type_is_unranked_memref(*buffer))
    return mica_parse_error(p, at, "expected memory, got '%t'", *buffer);
  *tensor = tensor_of(mica_parser_loc(p, at), *buffer);
  return *tensor != NULL;
}

bool bufferization_parse_former_store(mica_parser *p, mica_op_state *out, const mica_type **tensor,
                                      const mica_type **buffer, mica_types *result,
                                      const mica_attr **writable) {
  *result = (mica_types){NULL, 0};
  *writable = mica_attr_unit(mica_state_context(out));
  return *writable != NULL && bufferization_parse_former_buffer(p, out, tensor, buffer);
}
