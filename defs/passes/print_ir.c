// --print-ir
#include <stdio.h>

#include "passes/passes.h"

static bool write_stderr(void *user, const char *data, size_t size) {
  (void)user;
  return fwrite(data, 1, size, stderr) == size;
}

bool passes_print_ir_run(mica_pass *pass, mica_op *op) {
  mica_str label = passes_print_ir_options_of(pass)->label;
  fprintf(stderr, "// -----// IR Dump%s%.*s //----- //\n", label.size == 0 ? "" : " ",
          (int)label.size, label.size == 0 ? "" : label.data);
  mica_print_options options = *mica_context_print_options(mica_pass_context(pass));
  options.local_scope = true;
  mica_op_print(op, &options, (mica_sink){write_stderr, NULL});
  fputc('\n', stderr);
  mica_pass_preserve_all(pass);
  return true;
}
