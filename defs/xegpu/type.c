// The types of xegpu: their texts, what they may be, their shapes; layouts of memory. Called by
// generated code; owns nothing.
#include "gpu/gpu.h"
#include "mica/attribute.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "shared.h"
#include "xevm/xevm.h"

// ---- Questions ----------------------------------------------------------------------------------

// NULL: it isn't there, or of another kind.
static const mica_attr *scatter_of(const mica_type *descriptor) {
  const mica_attr *encoding = xegpu_tensor_desc_type_encoding(descriptor);
  return encoding != NULL && xegpu_scatter_tensor_desc_attr_isa(encoding) ? encoding : NULL;
}
static const mica_attr *block_of(const mica_type *descriptor) {
  const mica_attr *encoding = xegpu_tensor_desc_type_encoding(descriptor);
  return encoding != NULL && xegpu_block_tensor_desc_attr_isa(encoding) ? encoding : NULL;
}

bool xegpu_is_scattered(const mica_type *descriptor) { return scatter_of(descriptor) != NULL; }

int64_t xegpu_array_length(const mica_type *block) {
  const mica_attr *encoding = block_of(block);
  return encoding == NULL
             ? 1
             : mica_attr_integer_value(xegpu_block_tensor_desc_attr_array_length(encoding));
}

int64_t xegpu_chunk_size(const mica_type *scattered) {
  const mica_attr *encoding = scatter_of(scattered);
  return encoding == NULL
             ? 1
             : mica_attr_integer_value(xegpu_scatter_tensor_desc_attr_chunk_size(encoding));
}

bool xegpu_has_layout(const mica_type *descriptor) {
  const mica_attr *layout = xegpu_tensor_desc_type_layout(descriptor);
  return layout != NULL && xegpu_layout_attr_isa(layout);
}

xegpu_memory_space xegpu_descriptor_space(const mica_type *descriptor) {
  const mica_attr *scatter = scatter_of(descriptor), *block = block_of(descriptor);
  const mica_attr *space = NULL;
  if (scatter != NULL) space = xegpu_scatter_tensor_desc_attr_memory_space(scatter);
  if (block != NULL) space = xegpu_block_tensor_desc_attr_memory_space(block);
  return space == NULL ? XEGPU_MEMORY_SPACE_GLOBAL : xegpu_memory_space_attr_value(space);
}

uint64_t xegpu_source_space(const mica_type *source) {
  const mica_attr *space = mica_type_is_memref(source) ? mica_type_memory_space(source) : NULL;
  if (space == NULL) return XEGPU_MEMORY_SPACE_GLOBAL;
  if (mica_attr_is_integer(space)) return (uint32_t)mica_attr_integer_value(space);
  return xegpu_memory_space_attr_isa(space) ? (uint64_t)xegpu_memory_space_attr_value(space)
                                            : XEGPU_MEMORY_SPACE_GLOBAL;
}

bool xegpu_is_shared_pred(const mica_type *memref) {
  enum { SHARED = 3 };
  const mica_attr *space = mica_type_memory_space(memref);
  if (space == NULL) return false;
  if (mica_attr_is_integer(space)) return mica_attr_integer_value(space) == SHARED;
  if (xegpu_memory_space_attr_isa(space))
    return xegpu_memory_space_attr_value(space) == XEGPU_MEMORY_SPACE_SLM;
  if (xevm_addr_space_attr_isa(space))
    return xevm_addr_space_attr_value(space) == XEVM_ADDR_SPACE_SHARED;
  return gpu_address_space_attr_isa(space) &&
         gpu_address_space_attr_value(space) == GPU_ADDRESS_SPACE_WORKGROUP;
}

// ---- Shapes -------------------------------------------------------------------------------------

mica_int64s xegpu_tensor_desc_type_dims(const mica_type *type) {
  return xegpu_tensor_desc_type_shape(type);
}
const mica_type *xegpu_tensor_desc_type_element(const mica_type *type) {
  return xegpu_tensor_desc_type_element_type(type);
}
const mica_type *xegpu_tensor_desc_type_with_element(const mica_type *type,
                                                     const mica_type *element) {
  return xegpu_tensor_desc_type_get(type->context, xegpu_tensor_desc_type_shape(type), element,
                                    xegpu_tensor_desc_type_encoding(type),
                                    xegpu_tensor_desc_type_layout(type));
}

mica_int64s xegpu_mem_desc_type_dims(const mica_type *type) {
  return xegpu_mem_desc_type_shape(type);
}
const mica_type *xegpu_mem_desc_type_element(const mica_type *type) {
  return xegpu_mem_desc_type_element_type(type);
}
const mica_type *xegpu_mem_desc_type_with_element(const mica_type *type, const mica_type *element) {
  return xegpu_mem_desc_type_get(type->context, xegpu_mem_desc_type_shape(type), element,
                                 xegpu_mem_desc_type_mem_layout(type));
}

// ---- What a descriptor may be -------------------------------------------------------------------

// Narrow elements are moved in units of 32 bits: so many are in one.
static int64_t elements_in_unit(const mica_type *element) {
  enum { UNIT = 32 };
  const uint32_t bits = (uint32_t)mica_type_bit_width(element);
  return bits < UNIT ? UNIT / bits : 1;
}

static bool check_chunks(mica_context *ctx, mica_loc loc, mica_int64s shape, int64_t chunk,
                         int64_t unit) {
  const int64_t last = shape.data[shape.size - 1];
  if (shape.size == 1 && chunk != 1)
    return mica_error(ctx, loc, "expected non-contiguous elements for 1D tensor");
  if (chunk <= 1) return true;
  if (last != chunk) return mica_error(ctx, loc, "expected last dim of tensor to match chunk size");
  return last % unit == 0 ||
         mica_error(ctx, loc, "expected last dim of tensor to be a multiple of %I", unit);
}

static bool cannot_distribute(mica_context *ctx, mica_loc loc, mica_int64s shape,
                              const mica_attr *layout) {
  mica_diag *diag = mica_diag_begin(ctx, MICA_ERROR, loc, "cannot distribute [");
  for (size_t i = 0; i < shape.size; i++)
    mica_diag_append(diag, i == 0 ? "%I" : ", %I", shape.data[i]);
  mica_diag_append(diag, "] using %a", layout);
  return mica_diag_report(diag);
}

// Of chunks a lane has whole units. `chunk` is 1 of a block.
static bool check_layout(mica_context *ctx, mica_loc loc, mica_int64s shape, int64_t chunk,
                         int64_t unit, const mica_attr *layout) {
  const xegpu_layout_attr_params *l = mica_attr_params(layout);
  xegpu_view view;
  if (xegpu_layout_rank(layout) != shape.size)
    return mica_error(ctx, loc, "expected layout rank to match tensor rank");
  if (chunk > 1 && l->lane_data != NULL &&
      mica_attr_dense_i32s_value(l->lane_data).data[shape.size - 1] % unit != 0)
    return mica_error(ctx, loc, "expected last dim of lane_data to be a multiple of: %I", unit);
  return xegpu_view_layout(layout, shape.size, &view) &&
         (xegpu_distributes_evenly(&view, shape) || cannot_distribute(ctx, loc, shape, layout));
}

bool xegpu_tensor_desc_type_check(mica_context *ctx, mica_loc loc, mica_int64s shape,
                                  const mica_type *element_type, const mica_attr *encoding,
                                  const mica_attr *layout) {
  int64_t chunk = 1;
  if (shape.size == 0) return mica_error(ctx, loc, "expected non-zero rank tensor");
  if (encoding != NULL && xegpu_block_tensor_desc_attr_isa(encoding) && shape.size > 1 &&
      xegpu_memory_space_attr_value(xegpu_block_tensor_desc_attr_memory_space(encoding)) ==
          XEGPU_MEMORY_SPACE_SLM)
    return mica_error(ctx, loc, "SLM is only supported for 1D block tensor");
  if (!mica_type_is_integer(element_type) && !mica_type_is_float(element_type))
    return mica_error(ctx, loc, "unsupported element type '%t': expected integer or float",
                      element_type);
  const int64_t unit = elements_in_unit(element_type);
  if (encoding != NULL && xegpu_scatter_tensor_desc_attr_isa(encoding)) {
    chunk = mica_attr_integer_value(xegpu_scatter_tensor_desc_attr_chunk_size(encoding));
    if (!check_chunks(ctx, loc, shape, chunk, unit)) return false;
  }
  return layout == NULL || !xegpu_layout_attr_isa(layout) ||
         check_layout(ctx, loc, shape, chunk, unit, layout);
}

// ---- Texts of types -----------------------------------------------------------------------------

static bool parse_shape(mica_parser *p, bool may_be_unknown, mica_int64s *shape,
                        const mica_type **element) {
  if (!mica_parse_punct(p, '<')) return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_dimension_list(p, may_be_unknown, true, shape))
    return mica_parse_error_further(p, at, "failed to parse parameter 'shape'");
  at = mica_parser_position(p);
  return mica_parse_type(p, element) ||
         mica_parse_error_further(p, at, "failed to parse parameter 'elementType'");
}

static void print_shape(mica_printer *p, mica_int64s shape, const mica_type *element) {
  mica_print_char(p, '<');
  for (size_t i = 0; i < shape.size; i++) {
    if (shape.data[i] == MICA_DYNAMIC) mica_print_char(p, '?');
    else mica_print_int(p, shape.data[i]);
    mica_print_char(p, 'x');
  }
  mica_print_type(p, element);
}

static void print_parameter(mica_printer *p, const mica_attr *attr) {
  if (attr == NULL) return;
  mica_print_text(p, ", ");
  mica_print_attr(p, attr);
}

static const mica_attr *usual_block(mica_context *ctx) {
  const mica_attr *space = xegpu_memory_space_attr_get(ctx, XEGPU_MEMORY_SPACE_GLOBAL);
  const mica_attr *one = mica_attr_integer(mica_type_i(ctx, 64), 1);
  const mica_attr *yes = mica_attr_bool(ctx, true);
  return space == NULL || one == NULL || yes == NULL
             ? NULL
             : xegpu_block_tensor_desc_attr_get(ctx, space, one, yes);
}

// In any order; one that comes again counts.
static bool parse_parameters(mica_parser *p, const mica_attr **encoding, const mica_attr **layout) {
  while (mica_parse_optional_punct(p, ',')) {
    const mica_attr *attr;
    mica_position at = mica_parser_position(p);
    if (!mica_parse_attr(p, NULL, &attr)) return false;
    if (xegpu_layout_attr_isa(attr)) *layout = attr;
    else if (xegpu_block_tensor_desc_attr_isa(attr) || xegpu_scatter_tensor_desc_attr_isa(attr))
      *encoding = attr;
    else return mica_parse_error(p, at, "expected a layout, or an attribute of a tensor_desc");
  }
  return mica_parse_punct(p, '>');
}

const mica_type *xegpu_tensor_desc_type_parse(mica_parser *p) {
  mica_context *ctx = mica_parser_context(p);
  mica_int64s shape;
  const mica_type *element;
  const mica_attr *encoding = usual_block(ctx), *layout = NULL;
  if (encoding == NULL || !parse_shape(p, true, &shape, &element) ||
      !parse_parameters(p, &encoding, &layout))
    return NULL;
  return xegpu_tensor_desc_type_get_checked(ctx, mica_parser_loc(p, mica_parser_name_position(p)),
                                            shape, element, encoding, layout);
}

void xegpu_tensor_desc_type_print(mica_printer *p, const mica_type *type) {
  const mica_attr *encoding = xegpu_tensor_desc_type_encoding(type);
  print_shape(p, xegpu_tensor_desc_type_shape(type), xegpu_tensor_desc_type_element_type(type));
  if (encoding != usual_block(mica_printer_context(p))) print_parameter(p, encoding);
  print_parameter(p, xegpu_tensor_desc_type_layout(type));
  mica_print_char(p, '>');
}

const mica_type *xegpu_mem_desc_type_parse(mica_parser *p) {
  mica_int64s shape;
  const mica_type *element;
  const mica_attr *layout = NULL;
  if (!parse_shape(p, false, &shape, &element)) return NULL;
  if (mica_parse_optional_punct(p, ',') &&
      !mica_parse_attr_of(p, NULL, xegpu_mem_layout_attr_isa, &layout))
    return NULL;
  return !mica_parse_punct(p, '>')
             ? NULL
             : xegpu_mem_desc_type_get(mica_parser_context(p), shape, element, layout);
}

void xegpu_mem_desc_type_print(mica_printer *p, const mica_type *type) {
  print_shape(p, xegpu_mem_desc_type_shape(type), xegpu_mem_desc_type_element_type(type));
  print_parameter(p, xegpu_mem_desc_type_mem_layout(type));
  mica_print_char(p, '>');
}

// ---- `#xegpu.mem_layout<stride = [1, 32], block = [16, 16]>` ------------------------------------

typedef struct entry_list {
  mica_named_attr *data;
  size_t size;
  mica_position at;  // of the attribute
} entry_list;

static bool parse_entry(mica_parser *p, void *user) {
  entry_list *list = user;
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  if (list->data == NULL) return false;
  mica_named_attr *entry = &list->data[list->size];
  if (!mica_parse_any_keyword(p, &entry->name))
    return mica_parse_error_further(p, list->at, "expected valid attribute name");
  if (!mica_parse_punct(p, '=') || !mica_parse_attr(p, NULL, &entry->value)) return false;
  list->size++;
  return true;
}

const mica_attr *xegpu_mem_layout_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  entry_list list = {.at = mica_parser_position(p)};
  mica_context *ctx = mica_parser_context(p);
  mica_str duplicate = {NULL, 0};
  if (!mica_parse_punct(p, '<') || !mica_parse_list(p, 0, false, parse_entry, &list) ||
      !mica_parse_punct(p, '>'))
    return NULL;
  const mica_attr *entries =
      mica_attr_dictionary(ctx, (mica_named_attrs){list.data, list.size}, &duplicate);
  if (duplicate.data != NULL)
    mica_parse_error(p, list.at, "duplicate key '%S' in mem layout attribute", duplicate);
  return entries == NULL ? NULL : xegpu_mem_layout_attr_get(ctx, entries);
}

void xegpu_mem_layout_attr_print(mica_printer *p, const mica_attr *attr) {
  const mica_named_attrs entries = mica_attr_dictionary_entries(xegpu_mem_layout_attr_attrs(attr));
  mica_print_char(p, '<');
  for (size_t i = 0; i < entries.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_str(p, entries.data[i].name);
    mica_print_text(p, " = ");
    mica_print_attr(p, entries.data[i].value);
  }
  mica_print_char(p, '>');
}
