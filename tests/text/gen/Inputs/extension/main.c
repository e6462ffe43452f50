// Registers a dialect by its extensions alone, and reads and prints what they define.
#include <stdio.h>

#include "builtin/builtin.h"
#include "dyes.h"
#include "mica/mica.h"
#include "more_looms.h"

static bool write_out(void *user, const char *data, size_t size) {
  return fwrite(data, 1, size, user) == size;
}

int main(void) {
  static const char text[] =
      "%0 = loom.spin\n"
      "%1 = loom.weave %0 fast\n"
      "loom.dye %0\n"
      "\"loom.dye\"(%0) {like = !loom.cloth} : (!loom.thread) -> ()\n";
  mica_context *ctx = mica_context_create(NULL);
  bool ok = ctx != NULL && mica_context_register(ctx, &builtin_dialect) &&
            mica_context_register(ctx, &loom_more_looms_extension) &&
            mica_context_register(ctx, &loom_dyes_extension) &&
            mica_context_register(ctx, &loom_more_looms_extension);
  printf("%zu dialects\n", mica_context_dialect_count(ctx));
  mica_op *module = ok ? mica_parse_module(ctx, mica_str_of(text), NULL) : NULL;
  ok = module != NULL && mica_op_verify(module) &&
       mica_op_print(module, NULL, (mica_sink){write_out, stdout});
  fflush(stdout);
  (void)mica_parse_module(ctx, MICA_STR("loom.weav"), NULL);
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  return ok ? 0 : 1;
}
