// A user's program whose functions and variables are called as something inside of the runtime or
// of the parser might be. symbols.py links it with libmica: it must build, keep its own meanings
// and leave those of the library alone.
#include <stdio.h>

#include "mica/mica.h"
#include "user.h"

int parse_error(void) { return 1; }
double float_round(double value) { return value + 1; }
const char *text(void) { return "mine"; }
int lex(const char *at) { return at[0]; }
int unique_add(int a, int b) { return a + b; }
int parser_init(void) { return 2; }
int Parse(void) { return 3; }
int arena_allocate(void) { return 4; }
int print_type(void) { return 5; }
int verify(void) { return 6; }
int table_find = 7;
int formats[4] = {8, 8, 8, 8};

static bool own_names_are_own(void) {
  return parse_error() == 1 && float_round(1) > 1.5 && strcmp(text(), "mine") == 0 &&
         lex("a") == 'a' && unique_add(2, 3) == 5 && parser_init() == 2 && Parse() == 3 &&
         arena_allocate() == 4 && print_type() == 5 && verify() == 6 && table_find == 7 &&
         formats[3] == 8;
}

static bool reads_and_prints(mica_context *ctx) {
  mica_str in = MICA_STR("\"user.op\"() {a = 1.500000e+00 : f32, b = tensor<2xi8>} : () -> ()\n");
  const mica_parse_options options = {.no_implicit_module = true};
  mica_op *op = mica_parse_module(ctx, in, &options);
  if (op == NULL) return false;
  mica_str out = mica_op_to_text(op, NULL);
  bool same = mica_op_verify(op) && mica_str_equal(in, out);
  if (!same) fprintf(stderr, "printed: %.*s", (int)out.size, out.data);
  mica_free(ctx, (void *)(uintptr_t)out.data, out.size + 1);
  mica_op_destroy(op);
  return same;
}

int main(void) {
  const mica_context_options options = {.allow_unregistered = true};
  mica_context *ctx = mica_context_create(&options);
  bool done = ctx != NULL && reads_and_prints(ctx) && own_names_are_own();
  mica_context_destroy(ctx);
  return done ? 0 : 1;
}
