// Builds operations of the dialect ring through its generated functions and tells what it finds.
#include "ring.h"

#include <stdio.h>

#include "mica/mica.h"

// ---- The author's part --------------------------------------------------------------------------

bool ring_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  (void)attr;
  return mica_op_error(op, "has the attribute '%S'", name);
}
bool ring_elem_type_check(mica_context *ctx, mica_loc loc, uint32_t width) {
  if (width <= 64) return true;
  return mica_error(ctx, loc, "an element has at most 64 bits, not %u", width);
}
bool ring_trait_checked_check(mica_op *op) {
  printf("trait of %.*s\n", (int)mica_op_name_of(op).size, mica_op_name_of(op).data);
  return true;
}
int64_t ring_add_steps(const mica_op *op) { return ring_add_modulus(op); }
bool ring_add_check(mica_op *op) {
  printf("author's check\n");
  if (ring_add_modulus(op) != 0) return true;
  return mica_op_error(op, "has modulus 0");
}
mica_op *ring_add_build_from_c(mica_builder *b, mica_loc loc, mica_value *x, int64_t modulus) {
  return ring_add_build(b, loc, x, x, modulus, RING_MODE_DOWN);
}

// ---- What a user does ---------------------------------------------------------------------------

static void show(mica_op *op) {
  mica_print_options options = {.generic = true};
  mica_str text = mica_op_to_text(op, &options);
  printf("%.*s\n", (int)text.size, text.data);
  mica_free(mica_op_context(op), (void *)(uintptr_t)text.data, text.size + 1);
}

static void try_adds(mica_context *ctx, mica_block *block) {
  mica_builder b = mica_builder_at_end(ctx, block);
  mica_value *x = mica_block_argument_at(block, 0);
  mica_op *add = ring_add_build(&b, mica_loc_unknown(), x, x, 97, RING_MODE_UP);
  show(add);
  printf("isa %d, modulus %d, mode %d, operand %d\n", ring_add_isa(add), (int)ring_add_modulus(add),
         (int)ring_add_mode(add), ring_add_lhs(add) == x);
  printf("steps for 3: %d, default %d\n", (int)ring_cost_interface_steps_for(add, 3),
         ring_cost_interface_isa(add));
  printf("verified %d\n", mica_op_verify(add));
  if (!ring_add_set_modulus(add, 0)) printf("no memory\n");
  printf("verified %d\n", mica_op_verify(add));
  show(ring_add_build_with_twice(&b, mica_loc_unknown(), x));
  show(ring_add_build_from_c(&b, mica_loc_unknown(), x, 5));
  mica_op *width = ring_width_build(&b, mica_loc_unknown(), ring_add_sum(add));
  show(width);
  printf("costs: %d\n", ring_cost_interface_isa(width));
}

static void try_groups(mica_context *ctx, mica_block *block) {
  mica_builder b = mica_builder_at_end(ctx, block);
  mica_value *x = mica_block_argument_at(block, 0), *n = mica_block_argument_at(block, 1);
  mica_value *inits[] = {x, x}, *steps[] = {n, n, n};
  const mica_type *types[] = {mica_value_type(x), mica_value_type(n)};
  mica_op *loop = ring_loop_build(&b, mica_loc_unknown(), (mica_types){types, 2}, inits, 2, n,
                                  steps, 1, mica_attr_string(ctx, MICA_STR("outer")), true);
  printf("inits %d, bound %d, steps %d, label %d, unrolled %d, values %d\n",
         (int)ring_loop_inits_count(loop), ring_loop_bound(loop) == n,
         (int)ring_loop_steps_count(loop), (int)ring_loop_label(loop).size,
         ring_loop_unrolled(loop), (int)ring_loop_values_count(loop));
  if (!ring_loop_set_steps(loop, steps, 3) || !ring_loop_set_inits(loop, NULL, 0))
    printf("no memory\n");
  printf("inits %d, bound %d, steps %d\n", (int)ring_loop_inits_count(loop),
         ring_loop_bound(loop) == n, (int)ring_loop_steps_count(loop));
  mica_op *pair = ring_pair_build(&b, mica_loc_unknown(), inits, 2, n, steps, 2);
  printf("a %d, middle %d, b starts at %d\n", (int)ring_pair_a_count(pair),
         ring_pair_middle(pair) == n, (int)ring_pair_b_segment(pair).first);
}

int main(void) {
  setvbuf(stdout, NULL, _IONBF, 0);  // errors on stderr stand between
  mica_context *ctx = mica_context_create(NULL);
  if (ctx == NULL || !mica_context_register(ctx, &ring_dialect)) return 1;
  mica_block *block = mica_block_create(ctx);
  mica_block_add_argument(ctx, block, ring_elem_type_get(ctx, 8), mica_loc_unknown());
  mica_block_add_argument(ctx, block, mica_type_index(ctx), mica_loc_unknown());
  printf("checked %d\n", ring_elem_type_get_checked(ctx, mica_loc_unknown(), 65) != NULL);
  try_adds(ctx, block);
  try_groups(ctx, block);
  mica_block_destroy(ctx, block);
  printf("left: %d operations\n", (int)mica_context_op_count(ctx));
  mica_context_destroy(ctx);
  return 0;
}
