// Builds a program with the generated builders, verifies it, prints it, and reads the text again.
//
//   ring.program @norm(%x: !ring.elem<97>) -> !ring.elem<97>: one for zero, else the product of x
//   over a range.
#include <stdio.h>

#include "mica/mica.h"
#include "ring.h"

static bool write_to_stdout(void *user, const char *data, size_t size) {
  return fwrite(data, 1, size, user) == size;
}

// `ring.fold #ring.range<0 to 4> from %one { ^bb0(%so_far): ... }`: x to the fourth. NULL: no
// memory.
static mica_value *build_product(mica_builder *b, mica_loc loc, mica_value *x) {
  const mica_type *type = mica_value_type(x);
  const mica_attr *range = ring_range_attr_get_checked(b->context, loc, 0, 4, 1);
  mica_op *one = ring_constant_build(b, loc, type, 1);
  mica_op *fold = one == NULL ? NULL : ring_fold_build(b, loc, range, ring_constant_result(one));
  if (fold == NULL) return NULL;
  mica_builder inner = mica_builder_detached(b->context);
  mica_block *body =
      mica_builder_new_block(&inner, ring_fold_body(fold), (mica_types){&type, 1}, loc);
  if (body == NULL) return NULL;
  mica_op *next =
      ring_mul_build(&inner, loc, mica_block_argument_at(body, 0), x, RING_ROUNDS_LAZILY);
  if (next == NULL || ring_yield_build(&inner, loc, ring_mul_result(next)) == NULL) return NULL;
  return ring_fold_result(fold);
}

// The three blocks of the program. False: no memory.
static bool build_body(mica_builder *b, mica_loc loc, mica_region *region, const mica_type *type) {
  mica_builder zero = *b, other = *b;
  mica_block *entry = mica_builder_new_block(b, region, (mica_types){&type, 1}, loc);
  mica_block *is_zero = mica_builder_new_block(&zero, region, (mica_types){NULL, 0}, loc);
  mica_block *is_not = mica_builder_new_block(&other, region, (mica_types){NULL, 0}, loc);
  if (entry == NULL || is_zero == NULL || is_not == NULL) return false;
  mica_value *x = mica_block_argument_at(entry, 0);
  if (ring_if_zero_build(b, loc, x, is_zero, is_not) == NULL) return false;
  mica_op *one = ring_constant_build(&zero, loc, type, 1);
  if (one == NULL || ring_return_build(&zero, loc, ring_constant_result(one)) == NULL) return false;
  mica_value *product = build_product(&other, loc, x);
  mica_op *power = product == NULL ? NULL : ring_power_build(&other, loc, product, 3);
  return power != NULL && ring_return_build(&other, loc, ring_power_result(power)) != NULL;
}

static mica_op *build_program(mica_context *ctx) {
  mica_loc loc = mica_loc_file(ctx, MICA_STR("norm.ring"), 1, 1);
  const mica_type *type = ring_elem_type_get_checked(ctx, loc, 97);
  mica_builder b = mica_builder_detached(ctx);
  const mica_type *signature =
      mica_type_function(ctx, (mica_types){&type, 1}, (mica_types){&type, 1});
  if (type == NULL || signature == NULL) return NULL;
  mica_op *program = ring_program_build(&b, loc, MICA_STR("norm"), signature, NULL, NULL, NULL);
  if (program != NULL && build_body(&b, loc, ring_program_body(program), type)) return program;
  mica_op_destroy(program);
  return NULL;
}

// Prints the program and reads what was printed. False: it was not the same.
static bool round_trip(mica_context *ctx, const mica_op *program) {
  const mica_parse_options options = {.file = MICA_STR("printed"), .no_implicit_module = true};
  mica_str text = mica_op_to_text(program, NULL);
  mica_op *again = text.data == NULL ? NULL : mica_parse_module(ctx, text, &options);
  mica_str second = again == NULL ? (mica_str){NULL, 0} : mica_op_to_text(again, NULL);
  bool same = second.data != NULL && mica_str_equal(text, second);
  if (text.data != NULL) mica_free(ctx, (void *)text.data, text.size + 1);
  if (second.data != NULL) mica_free(ctx, (void *)second.data, second.size + 1);
  mica_op_destroy(again);
  return same;
}

int main(void) {
  mica_context *ctx = mica_context_create(NULL);
  if (ctx == NULL || !mica_context_register(ctx, &ring_dialect)) return 1;
  mica_op *program = build_program(ctx);
  bool done = program != NULL && mica_op_verify(program) &&
              mica_op_print(program, NULL, (mica_sink){write_to_stdout, stdout}) &&
              round_trip(ctx, program);
  if (done) puts("read back: the same");
  // A mistake, and what is said about it: 97 is no element of !ring.elem<97>.
  mica_op *one = done ? ring_program_body(program)->first->next->first : NULL;
  if (one != NULL && ring_constant_set_value(one, 97) && !mica_op_verify(program)) puts("refused");
  mica_op_destroy(program);
  mica_context_destroy(ctx);
  return done ? 0 : 1;
}
