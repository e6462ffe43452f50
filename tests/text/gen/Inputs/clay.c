// The dialect clay: the author's hooks, what a user does with the generated functions, and a tool
// that reads and prints IR with it (any argument).
#include "clay.h"

#include <stdio.h>

#include "mica/mica.h"
#include "mica/opt.h"

// ---- The author's part --------------------------------------------------------------------------

bool clay_integer_type_check(mica_context *ctx, mica_loc loc, uint32_t width) {
  return width <= 64 || mica_error(ctx, loc, "%u bits are too many", width);
}
bool clay_integer_attr_check(mica_context *ctx, mica_loc loc, const mica_type *type,
                             int64_t value) {
  (void)type;
  return value >= 0 || mica_error(ctx, loc, "%I is negative", value);
}
uint32_t clay_integer_type_bits(const mica_type *type) { return clay_integer_type_width(type); }

static clay_pair in_order(const void *value) {
  const clay_pair pair = *(const clay_pair *)value;
  return pair.first <= pair.second ? pair : (clay_pair){pair.second, pair.first};
}
static uint64_t hash_pair(const void *value) {
  const clay_pair pair = in_order(value);
  return (uint64_t)pair.first * 31 + (uint64_t)pair.second;
}
static bool equal_pairs(const void *a, const void *b) {
  const clay_pair x = in_order(a), y = in_order(b);
  return x.first == y.first && x.second == y.second;
}
const mica_param_hooks clay_pair_hooks = {hash_pair, equal_pairs, NULL};
bool clay_parse_pair(mica_parser *p, clay_pair *out) {
  return mica_parse_scalar(p, sizeof out->first, true, &out->first) && mica_parse_punct(p, '*') &&
         mica_parse_scalar(p, sizeof out->second, true, &out->second);
}
void clay_print_pair(mica_printer *p, clay_pair pair) {
  mica_print_int(p, pair.first);
  mica_print_text(p, " * ");
  mica_print_int(p, pair.second);
}

bool clay_parse_foo(mica_parser *p, int *foo) {
  return mica_parse_scalar(p, sizeof *foo, true, foo) && mica_parse_keyword(p, "foo");
}
void clay_print_foo(mica_printer *p, int foo) {
  mica_print_int(p, foo);
  mica_print_text(p, " foo");
}
// Never less than `foo`.
bool clay_parse_bar(mica_parser *p, int *bar, int foo_) {
  if (!mica_parse_scalar(p, sizeof *bar, true, bar)) return false;
  return *bar >= foo_ ||
         mica_parse_error(p, mica_parser_position(p), "expected at least %I", (int64_t)foo_);
}
void clay_print_bar(mica_printer *p, int bar, int foo_) {
  (void)foo_;
  mica_print_int(p, bar);
}

const mica_type *clay_hand_type_parse(mica_parser *p) {
  int n;
  if (!mica_parse_punct(p, '<') || !mica_parse_scalar(p, sizeof n, true, &n)) return NULL;
  return mica_parse_punct(p, '>') ? clay_hand_type_get(mica_parser_context(p), n) : NULL;
}
void clay_hand_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_int(p, clay_hand_type_n(type));
  mica_print_char(p, '>');
}
const mica_attr *clay_hand_attr_parse(mica_parser *p, const mica_type *type) {
  int n;
  if (!mica_parse_punct(p, '<') || !mica_parse_scalar(p, sizeof n, true, &n)) return NULL;
  if (type == NULL) type = mica_type_none(mica_parser_context(p));
  return mica_parse_punct(p, '>') ? clay_hand_attr_get(mica_parser_context(p), n, type) : NULL;
}
void clay_hand_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_char(p, '<');
  mica_print_int(p, clay_hand_attr_n(attr));
  mica_print_char(p, '>');
}
const mica_type *clay_built_type_get_with_int_param(mica_context *ctx, int int_param) {
  return clay_built_type_get(ctx, 10 * int_param);
}

// ---- What a user does ---------------------------------------------------------------------------

static void show_makers(mica_context *ctx) {
  const mica_loc here = mica_loc_unknown();
  printf("width %u\n", clay_integer_type_width(clay_integer_type_get(ctx, 8)));
  printf("same %d, other %d\n", clay_integer_type_get(ctx, 8) == clay_integer_type_get(ctx, 8),
         clay_integer_type_get(ctx, 8) == clay_integer_type_get(ctx, 9));
  printf("singleton %d\n", clay_lump_of_clay_type_get(ctx) == clay_lump_of_clay_type_get(ctx));
  printf("refused type %d\n", clay_integer_type_get_checked(ctx, here, 65) == NULL);
  printf("refused attribute %d\n",
         clay_integer_attr_get_checked(ctx, here, mica_type_index(ctx), -1) == NULL);
  printf("built %d, %d\n", clay_built_type_n(clay_built_type_get_with_int_param(ctx, 4)),
         clay_built_type_n(clay_built_type_get_with_a_b(ctx, 4, 5)));
  const mica_attr *number = clay_integer_attr_get_with_value(ctx, 7);
  printf("number %d, of index %d\n", (int)clay_integer_attr_value(number),
         mica_attr_type(number) == mica_type_index(ctx));
  printf("silent %d\n", clay_silent_type_n(clay_silent_type_get(ctx, 3)));
}

static void show_copies(mica_context *ctx) {
  int32_t dims[] = {1, 2};
  char name[] = "abc";
  const mica_type *list = clay_list_type_get(ctx, (mica_int32s){dims, 2}, (mica_str){name, 3});
  dims[0] = 9, name[0] = 'x';
  printf("kept %d %.1s\n", clay_list_type_dims(list).data[0], clay_list_type_name(list).data);
}

static void show_equality(mica_context *ctx) {
  printf("order doesn't matter %d\n",
         clay_star_type_get(ctx, (clay_pair){1, 2}) == clay_star_type_get(ctx, (clay_pair){2, 1}));
}

static void show_changes(mica_context *ctx) {
  const mica_type *node = clay_node_type_get(ctx, MICA_STR("n")), *index = mica_type_index(ctx);
  printf("empty %d\n", clay_node_type_body(node) == NULL);
  printf("set %d, again %d, ", clay_node_type_set_body(node, node),
         clay_node_type_set_body(node, node));
  printf("otherwise %d\n", clay_node_type_set_body(node, index));
  printf("holds itself %d, the same node %d\n", clay_node_type_body(node) == node,
         clay_node_type_get(ctx, MICA_STR("n")) == node);
}

static void show_traits(mica_context *ctx) {
  const mica_type *integer = clay_integer_type_get(ctx, 8), *lump = clay_lump_of_clay_type_get(ctx);
  const mica_attr *number = clay_integer_attr_get_with_value(ctx, 7);
  printf("fired %d, %d\n", mica_type_has_trait(integer, &clay_trait_fired),
         mica_type_has_trait(lump, &clay_trait_fired));
  printf("glazed %d\n", mica_attr_has_trait(number, &clay_trait_glazed));
  printf("sized %d, %d: %u bits\n", clay_sized_interface_isa(integer),
         clay_sized_interface_isa(lump), clay_sized_interface_bits(integer));
  printf("called %s\n", clay_named_interface_called(number));
}

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {&clay_dialect};
  if (argc > 1) return mica_opt_main(argc, argv, dialects, 1);
  setvbuf(stdout, NULL, _IONBF, 0);  // errors on stderr stand between
  mica_context *ctx = mica_context_create(NULL);
  if (ctx == NULL || !mica_context_register(ctx, &clay_dialect)) return 1;
  show_makers(ctx);
  show_copies(ctx);
  show_equality(ctx);
  show_changes(ctx);
  show_traits(ctx);
  mica_context_destroy(ctx);
  return 0;
}
