// Hooks of spirv's images: the text of image operands, what must follow them, sizes. Called by
// generated code; own nothing.
#include "shared.h"

// ---- Image operands -----------------------------------------------------------------------------

// `["Lod|Grad"]`
bool spirv_parse_image_operands(mica_parser *p, mica_op_state *out,
                                const mica_attr **image_operands) {
  uint64_t operands;
  (void)out;
  if (!mica_parse_optional_punct(p, '[')) return true;
  if (!spirv_parse_enum_string(p, &spirv_image_operands_enum, "image_operands", &operands))
    return false;
  *image_operands =
      spirv_image_operands_attr_get(mica_parser_context(p), (spirv_image_operands)operands);
  return *image_operands != NULL && mica_parse_punct(p, ']');
}

void spirv_print_image_operands(mica_printer *p, const mica_op *op,
                                const mica_attr *image_operands) {
  (void)op;
  if (image_operands == NULL) return;
  mica_print_text(p, "[\"");
  mica_print_str(p, spirv_image_operands_to_text(mica_printer_context(p),
                                                 spirv_image_operands_attr_value(image_operands)));
  mica_print_text(p, "\"]");
}

// The arguments of image operands, in the order of the operands' bits.
typedef struct arguments {
  const mica_op *op;
  const mica_type *image;
  const mica_type *coordinate;
  size_t next, end;  // operands of the operation
} arguments;

static const mica_type *argument(const arguments *a, size_t index) {
  return spirv_type(mica_op_operand(a->op, a->next + index));
}

static bool has_levels(const mica_type *image) {
  return spirv_image_is(image, "Dim1D") || spirv_image_is(image, "Dim2D") ||
         spirv_image_is(image, "Dim3D") || spirv_image_is(image, "Cube");
}

static bool check_image(const arguments *a, const char *what) {
  if (!has_levels(a->image))
    return mica_op_plain_error(
        a->op,
        "%s must only be used with an image type that has a dim operand of 1D, 2D, "
        "3D, or Cube",
        what);
  return spirv_image_is(a->image, "SingleSampled") ||
         mica_op_plain_error(
             a->op, "%s must only be used with an image type that has a MS operand of 0", what);
}

static bool is_implicit(const mica_op *op) {
  return spirv_image_sample_implicit_lod_isa(op) ||
         spirv_image_sample_proj_dref_implicit_lod_isa(op);
}

static bool check_bias(arguments *a) {
  if (!is_implicit(a->op))
    return mica_op_plain_error(a->op, "Bias is only valid with implicit-lod instructions");
  if (a->next == a->end) return mica_op_plain_error(a->op, "Bias operand requires 1 argument");
  if (!mica_type_is_float(argument(a, 0)))
    return mica_op_plain_error(a->op, "Bias must be a floating-point type scalar");
  if (!check_image(a, "Bias")) return false;
  a->next++;
  return true;
}

static bool check_lod(arguments *a) {
  if (!spirv_image_sample_explicit_lod_isa(a->op))
    return mica_op_plain_error(a->op, "Lod is only valid with explicit-lod and fetch instructions");
  if (a->next == a->end) return mica_op_plain_error(a->op, "Lod operand requires 1 argument");
  if (!mica_type_is_float(argument(a, 0)))
    return mica_op_plain_error(a->op,
                               "for sampling operations, Lod must be a floating-point type scalar");
  if (!check_image(a, "Lod")) return false;
  a->next++;
  return true;
}

static bool wrong_components(const arguments *a) {
  return mica_op_plain_error(
      a->op,
      "number of components of each Grad argument must equal the number of "
      "components in coordinate, minus the array layer component, if present");
}

static bool check_gradients(const arguments *a) {
  const mica_type *x = argument(a, 0), *y = argument(a, 1);
  const bool has_layer = spirv_image_type_arrayed(spirv_sampled_image_type_image_type(a->image)) ==
                         SPIRV_IMAGE_ARRAYED_INFO_ARRAYED;
  int64_t count = spirv_component_count(a->coordinate);
  if (mica_type_is_vector(a->coordinate) && has_layer) count--;
  if (mica_type_is_vector(x) && mica_type_is_vector(y)) {
    if (mica_type_element_count(x) != mica_type_element_count(y) ||
        mica_type_element_count(x) != count)
      return wrong_components(a);
    return (mica_type_is_float(mica_type_element(x)) && mica_type_is_float(mica_type_element(y))) ||
           mica_op_plain_error(a->op, "Grad arguments must be a vector of floating-point type");
  }
  if (mica_type_is_float(x) && mica_type_is_float(y)) return count == 1 || wrong_components(a);
  return mica_op_plain_error(a->op,
                             "Grad arguments must be a scalar or vector of floating-point type");
}

static bool check_grad(arguments *a) {
  if (!spirv_image_sample_explicit_lod_isa(a->op))
    return mica_op_plain_error(a->op, "Grad is only valid with explicit-lod instructions");
  if (a->end - a->next < 2)
    return mica_op_plain_error(a->op, "Grad operand requires 2 arguments (scalars or vectors)");
  if (!spirv_image_is(a->image, "SingleSampled"))
    return mica_op_plain_error(
        a->op, "Grad must only be used with an image type that has a MS operand of 0");
  if (!check_gradients(a)) return false;
  a->next += 2;
  return true;
}

static bool check_arguments(arguments *a, spirv_image_operands operands) {
  const uint32_t both = SPIRV_IMAGE_OPERANDS_LOD | SPIRV_IMAGE_OPERANDS_GRAD;
  const uint32_t bits = (uint32_t)operands;
  if ((bits & both) == both)
    return mica_op_plain_error(a->op, "it is invalid to set both the Lod and Grad bits");
  if ((bits & SPIRV_IMAGE_OPERANDS_BIAS) != 0 && !check_bias(a)) return false;
  if ((bits & SPIRV_IMAGE_OPERANDS_LOD) != 0 && !check_lod(a)) return false;
  if ((bits & SPIRV_IMAGE_OPERANDS_GRAD) != 0 && !check_grad(a)) return false;
  return a->next == a->end ||
         mica_op_plain_error(a->op, "too many image operand arguments have been provided");
}

bool spirv_check_image_operands(mica_op *op) {
  const mica_attr *attr = mica_op_attribute(op, mica_str_of("image_operands"));
  const bool has_third = spirv_image_write_isa(op) || spirv_image_dref_gather_isa(op) ||
                         spirv_image_sample_proj_dref_implicit_lod_isa(op);
  arguments a = {.op = op,
                 .image = spirv_type(mica_op_operand(op, 0)),
                 .coordinate = spirv_type(mica_op_operand(op, 1)),
                 .next = has_third ? 3 : 2,
                 .end = mica_op_operand_count(op)};
  if (attr != NULL) return check_arguments(&a, spirv_image_operands_attr_value(attr));
  return a.next == a.end ||
         mica_op_plain_error(op,
                             "the Image Operands should encode what operands follow, as per Image "
                             "Operands");
}

// ---- Sizes --------------------------------------------------------------------------------------

// How many components tell how large an image is; 0: it has no size.
static int64_t size_components(spirv_dim dim) {
  switch (dim) {
  case SPIRV_DIM_DIM1_D:
  case SPIRV_DIM_BUFFER: return 1;
  case SPIRV_DIM_DIM2_D:
  case SPIRV_DIM_CUBE:
  case SPIRV_DIM_RECT: return 2;
  case SPIRV_DIM_DIM3_D: return 3;
  case SPIRV_DIM_SUBPASS_DATA: break;
  }
  return 0;
}

bool spirv_image_query_size_check(mica_op *op) {
  const mica_type *image = spirv_type(spirv_image_query_size_image(op));
  const int64_t given = spirv_component_count(spirv_type(spirv_image_query_size_result(op)));
  const spirv_dim dim = spirv_image_type_dim(image);
  const bool has_levels = dim != SPIRV_DIM_BUFFER && dim != SPIRV_DIM_RECT;
  int64_t count = size_components(dim);
  if (count == 0)
    return mica_op_plain_error(
        op,
        "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or "
        "Rect");
  if (has_levels && spirv_image_is(image, "SingleSampled") && spirv_image_is(image, "NeedSampler"))
    return mica_op_plain_error(
        op,
        "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a "
        "Sampled of 0 or 2");
  if (spirv_image_type_arrayed(image) == SPIRV_IMAGE_ARRAYED_INFO_ARRAYED) count++;
  return count == given ||
         mica_op_plain_error(
             op, "expected the result to have %I component(s), but found %I component(s)", count,
             given);
}
