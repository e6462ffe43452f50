// The C twin of patterns.cpp: the same file of pieces, rewritten by the patterns that mica-gen
// made.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "builtin/builtin.h"
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/rewrite.h"
#include "patterns.h"

static bool write_out(void *user, const char *data, size_t size) {
  (void)user;
  return fwrite(data, 1, size, stdout) == size;
}

static void handle(void *user, mica_context *ctx, const mica_message *message,
                   const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)notes, (void)note_count;
  printf("%.*s\n", (int)message->text.size, message->text.data);
}

static const mica_pattern *pattern_named(mica_str name) {
  for (const mica_pattern *const *p = pat_patterns; *p != NULL; p++)
    if (strlen((*p)->name) == name.size && memcmp((*p)->name, name.data, name.size) == 0) return *p;
  return NULL;
}

static void process_piece(mica_str text, mica_str name) {
  const mica_print_options print = {.generic = true, .debug_info = true};
  mica_context *ctx = mica_context_create(NULL);
  mica_context_register(ctx, &builtin_dialect);
  mica_context_register(ctx, &pat_dialect);
  mica_context_set_diag_handler(ctx, handle, NULL);
  mica_op *module = mica_parse_module(ctx, text, NULL);
  mica_patterns *patterns = mica_patterns_create(ctx);
  mica_greedy_options options = mica_greedy_defaults();
  options.no_folds = options.no_unique_constants = true;
  options.most_rounds = 1;
  options.most_rewrites = 3;
  options.regions = MICA_SIMPLIFY_REGIONS_DISABLED;
  if (module != NULL && mica_op_verify(module) &&
      mica_patterns_add(patterns, pattern_named(name))) {
    (void)mica_greedy_rewrite(module, patterns, &options, NULL);
    mica_op_print(module, &print, (mica_sink){write_out, NULL});
    putchar('\n');
  }
  mica_patterns_destroy(patterns);
  mica_op_destroy(module);
  mica_context_destroy(ctx);
}

int main(int argc, char **argv) {
  static const char between[] = "// -----\n";
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  if (file == NULL) return 2;
  static char all[1 << 26];
  const size_t size = fread(all, 1, sizeof all - 1, file);
  fclose(file);
  all[size] = '\0';
  size_t skipped = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
  for (char *at = all; at != NULL;) {
    char *end = strstr(at, between);
    const size_t length = end == NULL ? strlen(at) : (size_t)(end - at);
    const mica_str name = {at + 3, strcspn(at + 3, "\n")};
    if (skipped > 0) {
      skipped--;
    } else {
      printf("=== %.*s\n", (int)name.size, name.data);
      fflush(stdout);
      process_piece((mica_str){at, length}, name);
    }
    at = end == NULL ? NULL : end + strlen(between);
  }
  return 0;
}
