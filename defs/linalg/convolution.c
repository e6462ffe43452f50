// ConvolutionOpInterface: each loop goes over images, places of the output, channels or places of
// the window, as the maps tell. Called by generated verifiers.
#include "shared.h"

// How the maps use a loop.
typedef struct loop_use {
  bool is_convolved;  // the image's map adds it to another loop
  bool is_alone;      // it stands there by itself
  bool in_filter, in_output;
  bool is_parallel, is_covered;
} loop_use;

enum { LOOPS_MAX = 16 };
typedef struct loop_uses {
  loop_use of[LOOPS_MAX];
  size_t count;
} loop_uses;

// ---- The image ----------------------------------------------------------------------------------

// A loop, perhaps multiplied by a number, that the image didn't have yet.
static bool add_convolved(loop_uses *loops, const mica_affine_expr *expr) {
  if (expr->kind == MICA_AFFINE_MUL) {
    const mica_affine_expr *left = expr->as.binary.left, *right = expr->as.binary.right;
    if (right->kind != MICA_AFFINE_CONSTANT && right->kind != MICA_AFFINE_SYMBOL) return false;
    expr = left;
  }
  if (expr->kind != MICA_AFFINE_DIM) return false;
  loop_use *use = &loops->of[expr->as.value];
  if (use->is_convolved || use->is_alone) return false;
  use->is_convolved = true;
  return true;
}

static bool add_image(loop_uses *loops, const mica_affine_expr *expr) {
  if (expr->kind == MICA_AFFINE_ADD)
    return add_convolved(loops, expr->as.binary.left) &&
           add_convolved(loops, expr->as.binary.right);
  if (expr->kind != MICA_AFFINE_DIM) return false;
  loop_use *use = &loops->of[expr->as.value];
  if (use->is_convolved || use->is_alone) return false;
  use->is_alone = true;
  return true;
}

// ---- The output and the filter ------------------------------------------------------------------

static const char not_a_window[] = "unexpected loop dimension for convolution op";

static const char *cover_output(loop_use *use) {
  bool in_image = use->is_alone || use->is_convolved;
  if (use->is_convolved && use->in_filter) return not_a_window;
  if (!in_image && !use->in_filter) return not_a_window;
  if (!use->is_parallel) return "expected all iterators used to access outputs to be parallel";
  use->is_covered = true;
  return NULL;
}

static const char *cover_filter(loop_use *use) {
  bool in_image = use->is_alone || use->is_convolved;
  if (use->in_output) return in_image && !use->is_alone ? not_a_window : NULL;
  if (!in_image) return not_a_window;
  if (use->is_parallel) return "expected all iterators not used to access outputs to be reduction";
  if (use->is_covered) return not_a_window;
  use->is_covered = true;
  return NULL;
}

static const char *cover(loop_uses *loops, const mica_affine_map *map,
                         const char *(*one)(loop_use *use)) {
  for (size_t i = 0; i < map->result_count; i++) {
    const char *fault = one(&loops->of[map->results[i]->as.value]);
    if (fault != NULL) return fault;
  }
  return NULL;
}

// ---- The whole ----------------------------------------------------------------------------------

static const char *fault_of_loops(loop_uses *loops, const mica_affine_map *filter,
                                  const mica_affine_map *output) {
  const char *fault = cover(loops, output, cover_output);
  if (fault == NULL) fault = cover(loops, filter, cover_filter);
  bool convolves = false;
  for (size_t i = 0; i < loops->count && fault == NULL; i++) {
    if (!loops->of[i].is_covered) fault = not_a_window;
    convolves = convolves || loops->of[i].is_convolved;
  }
  return fault != NULL || convolves ? fault : "expected convolved dim to be non-empty";
}

static const char *fault_of(mica_op *op, const mica_attr *maps, const mica_affine_map *parallel) {
  size_t count = mica_attr_array_elements(maps).size;
  if (linalg_input_count(op) < 2 || mica_op_destinations(op).count != 1)
    return "expected op with 2 inputs and 1 output";
  // Maps that a text brings along may be any.
  for (size_t i = 0; i < count; i++)
    if (linalg_map_at(maps, i)->dim_count != parallel->dim_count) return not_a_window;
  if (count < 3 || parallel->dim_count > LOOPS_MAX) return not_a_window;
  const mica_affine_map *image = linalg_map_at(maps, 0), *filter = linalg_map_at(maps, 1);
  const mica_affine_map *output = linalg_map_at(maps, count - 1);
  loop_uses loops = {.count = parallel->dim_count};
  for (size_t i = 0; i < image->result_count; i++)
    if (!add_image(&loops, image->results[i])) return "unexpected input index map for convolutions";
  if (!mica_affine_map_is_projected_permutation(filter) ||
      !mica_affine_map_is_projected_permutation(output))
    return "expected output/filter indexing maps to be projected permutations";
  for (size_t i = 0; i < filter->result_count; i++)
    loops.of[filter->results[i]->as.value].in_filter = true;
  for (size_t i = 0; i < output->result_count; i++)
    loops.of[output->results[i]->as.value].in_output = true;
  for (size_t i = 0; i < parallel->result_count; i++)
    loops.of[parallel->results[i]->as.value].is_parallel = true;
  return fault_of_loops(&loops, filter, output);
}

bool linalg_verify_convolution(mica_op *op) { return linalg_verify_without(op, fault_of); }
