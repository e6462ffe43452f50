// The dialect kiln: the author's hooks, and what a user does with the generated functions; with an
// argument a tool that reads and prints IR with it.
#include "kiln.h"

#include <ctype.h>
#include <stdio.h>

#include "mica/mica.h"
#include "mica/opt.h"

// ---- The author's part --------------------------------------------------------------------------

uint64_t kiln_hash_label(kiln_label label) {
  uint64_t hash = label.size;
  for (size_t i = 0; i < label.size; i++) hash = 31 * hash + (uint64_t)tolower(label.text[i]);
  return hash;
}
bool kiln_equal_labels(kiln_label a, kiln_label b) {
  bool equal = a.size == b.size;
  for (size_t i = 0; equal && i < a.size; i++) equal = tolower(a.text[i]) == tolower(b.text[i]);
  return equal;
}
kiln_label kiln_copy_label(mica_context *ctx, kiln_label label) {
  char *text = mica_context_allocate(ctx, label.size);
  if (text == NULL) return (kiln_label){NULL, 0};
  memcpy(text, label.text, label.size);
  return (kiln_label){text, label.size};
}
bool kiln_parse_label(mica_parser *p, kiln_label *out) {
  mica_str text;
  if (!mica_parse_string(p, &text)) return false;
  *out = (kiln_label){text.data, text.size};
  return true;
}
void kiln_print_label(mica_printer *p, kiln_label label) {
  mica_print_quoted(p, (mica_str){label.text, label.size});
}
bool kiln_parse_size(mica_parser *p, kiln_size *out) {
  return mica_parse_scalar(p, sizeof out->width, true, &out->width) &&
         mica_parse_scalar(p, sizeof out->height, true, &out->height);
}
void kiln_print_size(mica_printer *p, kiln_size size) {
  mica_print_int(p, size.width);
  mica_print_text(p, " ");
  mica_print_int(p, size.height);
}
bool kiln_even_type_check(mica_context *ctx, mica_loc loc, const mica_attr *attr, int n) {
  (void)attr;
  return n % 2 == 0 || mica_error(ctx, loc, "%d is odd", n);
}

const mica_type *kiln_built_type_get_with_text(mica_context *ctx, mica_str text) {
  return kiln_built_type_get_with_type_n(ctx, mica_type_none(ctx), (int)text.size);
}

static bool is_as_said(int64_t one, double number, const char *text, mica_context *ctx,
                       mica_context *builder, const mica_type *type, uint8_t three) {
  return one == 1 && number == -2.5 && strcmp(text, "x") == 0 && ctx == builder &&
         type == mica_type_i(ctx, 32) && three == 3;
}
bool kiln_parse_coded(mica_parser *p, int *a, int64_t one, double number, const char *text,
                      mica_context *ctx, mica_context *builder, const mica_type *type,
                      uint8_t three) {
  return is_as_said(one, number, text, ctx, builder, type, three) &&
         mica_parse_scalar(p, sizeof *a, true, a);
}
void kiln_print_coded(mica_printer *p, int a, int64_t one, double number, const char *text,
                      mica_context *ctx, mica_context *builder, const mica_type *type,
                      uint8_t three) {
  if (is_as_said(one, number, text, ctx, builder, type, three)) mica_print_int(p, a);
}

// ---- A user of the generated functions ----------------------------------------------------------

static void show_absent(mica_context *ctx) {
  const mica_optional_int64 none = {7, false}, none_too = {8, false}, seven = {7, true};
  const mica_optional_uint32 five = {5, true};
  const mica_optional_bool no = {false, false};
  const mica_type *a = kiln_maybe_type_get(ctx, none, no, five, NULL);
  const mica_type *b = kiln_maybe_type_get(ctx, none_too, no, five, NULL);
  const mica_type *c = kiln_maybe_type_get(ctx, seven, no, five, NULL);
  printf("absent: %d, there: %d\n", a == b, a == c);
}

static void show_own(mica_context *ctx) {
  char text[] = "Clay";
  const kiln_size size = {1, 2}, other = {2, 1};
  const mica_type *a = kiln_label_type_get(ctx, (kiln_label){text, 4}, size);
  text[0] = 'X';  // it was copied
  const mica_type *b = kiln_label_type_get(ctx, (kiln_label){"cLAY", 4}, size);
  const mica_type *c = kiln_label_type_get(ctx, (kiln_label){"cLAY", 4}, other);
  printf("same label: %d, other size: %d\n", a == b, a == c);
}

static void show_constraints(mica_context *ctx) {
  const mica_type *i64 = mica_type_i(ctx, 64);
  const mica_attr *one = mica_attr_i(ctx, 8, 1);
  printf("narrow: %d\n", kiln_narrow_type_get_checked(ctx, (mica_loc){0}, i64, 0) != NULL);
  printf("even: %d\n", kiln_even_type_get_checked(ctx, (mica_loc){0}, one, 3) != NULL);
  printf("even: %d\n", kiln_even_type_get_checked(ctx, (mica_loc){0}, one, 4) != NULL);
}

static void show(mica_context *ctx, const mica_type *type) {
  printf("%d %d\n", kiln_built_type_width(type), mica_type_is_index(kiln_built_type_of(type)));
  (void)ctx;
}

static void show_makers(mica_context *ctx) {
  const mica_type *index = mica_type_index(ctx);
  show(ctx, kiln_built_type_get_with_int_param_of_type(ctx, 3, index));
  show(ctx, kiln_built_type_get_with_type_n(ctx, mica_type_none(ctx), 8));
  show(ctx, kiln_built_type_get_with_type_n_default(ctx));
  show(ctx, kiln_built_type_get_of(index));
  show(ctx, kiln_built_type_get_with_text(ctx, MICA_STR("four")));
  printf("unit %d\n", mica_attr_is_unit(kiln_built_type_get_mark(ctx)));
}

static void show_operations(mica_context *ctx) {
  mica_block *block = mica_block_create(ctx);
  mica_builder b = mica_builder_at_end(ctx, block);
  mica_op *op = kiln_fire_build_with_the_degrees_the_glaze_default(&b, (mica_loc){0}, 900);
  const mica_str glaze = kiln_fire_glaze(op);
  printf("%d %.*s\n", (int)kiln_fire_degrees(op), (int)glaze.size, glaze.data);
  mica_block_destroy(ctx, block);
}

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {&kiln_dialect};
  if (argc > 1) return mica_opt_main(argc, argv, dialects, 1);
  setvbuf(stdout, NULL, _IONBF, 0);  // errors on stderr stand between
  mica_context *ctx = mica_context_create(NULL);
  if (ctx == NULL || !mica_context_register(ctx, &kiln_dialect)) return 1;
  show_absent(ctx);
  show_own(ctx);
  show_constraints(ctx);
  show_makers(ctx);
  show_operations(ctx);
  mica_context_destroy(ctx);
  return 0;
}
