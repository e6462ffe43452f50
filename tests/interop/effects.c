// For every file named on the command line: a line "== FILE", then what mlir-opt
// --test-side-effects remarks about its operations, asked from mica_op_effects. A file that isn't
// read has "no parse".
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mica/dialects.h"
#include "mica/effects.h"
#include "mica/ir.h"
#include "mica/parse.h"
#include "mica/print.h"

static const char *const kinds[] = {"allocate", "free", "read", "write"};

// " on op operand 1," or " on op result 0,".
static void tell_value(const mica_op *op, const mica_value *value) {
  if (mica_value_op(value) == op) {
    printf(" on op result %zu,", mica_value_index(value));
    return;
  }
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_op_operand(op, i) == value) {
      printf(" on op operand %zu,", i);
      return;
    }
  printf(" on a value,");
}

static bool write_out(void *user, const char *data, size_t size) {
  (void)user;
  return fwrite(data, 1, size, stdout) == size;
}

static void tell_symbol(const mica_attr *symbol) {
  printf(" on a symbol '");
  mica_attr_print(symbol, (mica_sink){write_out, NULL});
  printf("',");
}

// The peer writes the names of its own resources without the last word; acc names its own whole.
static void tell_effect(const mica_op *op, mica_effect effect) {
  const char *resource = effect.resource;
  const char *end = strncmp(resource, "Acc", 3) == 0 ? NULL : strstr(resource, "Resource");
  const bool is_default = strcmp(resource, MICA_RESOURCE_DEFAULT) == 0;
  printf("found an instance of '%s'", kinds[effect.kind]);
  if (effect.value != NULL) tell_value(op, effect.value);
  if (effect.symbol != NULL) tell_symbol(effect.symbol);
  printf(" on resource '%.*s'\n", is_default || end == NULL ? 99 : (int)(end - resource),
         is_default ? "<Default>" : resource);
}

// The peer's pass is silent about terminators, and about what doesn't say what it does.
static mica_walk tell_op(void *user, mica_op *op) {
  (void)user;
  if (mica_op_has_flag(op, MICA_OP_TERMINATOR)) return MICA_WALK_ON;
  mica_effects effects = {0};
  if (mica_op_effects(op, &effects)) {
    if (effects.size == 0) puts("operation has no memory effects");
    for (size_t i = 0; i < effects.size; i++) tell_effect(op, effects.data[i]);
  }
  mica_effects_free(&effects);
  return MICA_WALK_ON;
}

static void tell_text(mica_str text) {
  mica_context *ctx = mica_context_create(&(mica_context_options){.allow_unregistered = true});
  mica_register_all(ctx);
  mica_op *module = mica_parse_module(ctx, text, NULL);
  if (module == NULL) puts("no parse");
  else mica_op_walk_after(module, tell_op, NULL);
  mica_op_destroy(module);
  mica_context_destroy(ctx);
}

int main(int argc, char **argv) {
  static char text[1 << 24];
  for (int i = 1; i < argc; i++) {
    FILE *file = fopen(argv[i], "rb");
    if (file == NULL) return 1;
    const size_t size = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[size] = '\0';
    printf("== %s\n", argv[i]);
    tell_text((mica_str){text, size});
  }
  return 0;
}
