// Reads text of the dialect tally, checks it and prints it.
#include <stdio.h>

#include "builtin/builtin.h"
#include "mica.h"
#include "tally.h"

static bool write_to_stdout(void *user, const char *data, size_t size) {
  return fwrite(data, 1, size, user) == size;
}

int main(void) {
  static const char text[] =
      "%one = tally.number 1\n"
      "%two = tally.add %one, %one\n";
  mica_context *ctx = mica_context_create(NULL);
  bool ok = ctx != NULL && mica_context_register(ctx, &builtin_dialect) &&
            mica_context_register(ctx, &tally_dialect);
  mica_op *module = ok ? mica_parse_module(ctx, mica_str_of(text), NULL) : NULL;
  ok = module != NULL && mica_op_verify(module) &&
       mica_op_print(module, NULL, (mica_sink){write_to_stdout, stdout});
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  return ok ? 0 : 1;
}
