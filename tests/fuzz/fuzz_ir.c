// libFuzzer target: any bytes as IR text, through parser, verifier and both forms of the printer.
// What is printed must be read again, but for text that MLIR can't read either.
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "mica/dialects.h"
#include "mica/mica.h"

static void swallow(void *user, mica_context *ctx, const mica_message *message,
                    const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)message, (void)notes, (void)note_count;
}

static mica_context *context_create(void) {
  mica_context_options options = {0};
  options.allow_unregistered = true;
  options.limits.bytes = (size_t)256 << 20;
  mica_context *ctx = mica_context_create(&options);
  mica_register_all(ctx);
  mica_context_set_diag_handler(ctx, swallow, NULL);
  return ctx;
}

// `#foo.x-` is printed as `#foo<x->`, whose end is an arrow.
static bool has_symbol_before_arrow(mica_str text) {
  bool is_symbol = false;
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    if (c == '#' || c == '!') is_symbol = true;
    else if (!isalnum((unsigned char)c) && (c == '\0' || strchr("_$.-", c) == NULL)) {
      if (is_symbol && text.data[i - 1] == '-') return true;
      is_symbol = false;
    }
  }
  return false;
}

static void read_again(mica_context *ctx, const mica_op *module, bool generic) {
  mica_print_options options = {0};
  options.generic = generic;
  mica_str text = mica_op_to_text(module, &options);
  if (text.data == NULL) return;
  mica_op *copy = mica_parse_module(ctx, text, NULL);
  if (copy == NULL && !mica_context_out_of_memory(ctx)) abort();
  mica_op_destroy(copy);
  mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
}

// The same bytes as older text; what that means today is printed and read as today's.
static void read_as_older(mica_context *ctx, mica_str text) {
  const mica_parse_options options = {.former = &mica_former_text};
  mica_op *module = mica_parse_module(ctx, text, &options);
  if (module != NULL && mica_op_verify(module) && !has_symbol_before_arrow(text))
    read_again(ctx, module, false);
  mica_op_destroy(module);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mica_context *ctx = context_create();
  mica_op *module = mica_parse_module(ctx, (mica_str){(const char *)data, size}, NULL);
  bool is_checked = !has_symbol_before_arrow((mica_str){(const char *)data, size});
  if (module != NULL && mica_op_verify(module) && is_checked) {
    read_again(ctx, module, true);
    read_again(ctx, module, false);
  }
  mica_op_destroy(module);
  read_as_older(ctx, (mica_str){(const char *)data, size});
  mica_context_destroy(ctx);
  return 0;
}
