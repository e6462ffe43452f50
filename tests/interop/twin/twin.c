// The C twin of twin.cpp: the same file of pieces, the same report, from libmica.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "builtin/builtin.h"
#include "mica/context.h"
#include "mica/location.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/verify.h"

#define TWIN(name) extern const mica_dialect_def name##_dialect;
#include "dialects.inc"
#undef TWIN

static bool write_out(void *user, const char *data, size_t size) {
  (void)user;
  return fwrite(data, 1, size, stdout) == size;
}

static void tell(const mica_context *ctx, const mica_message *message) {
  static const char *const severities[] = {"note", "remark", "warning", "error"};
  const bool in_file = mica_loc_kind_of(message->loc) == MICA_LOC_FILE;
  const mica_file_range at = in_file ? mica_loc_range(ctx, message->loc) : (mica_file_range){0};
  if (in_file) printf("%u:%u", at.line, at.column);
  else printf("loc(unknown)");
  printf(": %s: %.*s\n", severities[message->severity], (int)message->text.size,
         message->text.data);
}

static void handle(void *user, mica_context *ctx, const mica_message *message,
                   const mica_message *notes, size_t note_count) {
  (void)user;
  tell(ctx, message);
  for (size_t i = 0; i < note_count; i++) tell(ctx, &notes[i]);
}

static void print_module(mica_op *module, bool generic) {
  mica_print_options options = {.generic = generic};
  printf("=== %s\n", generic ? "generic" : "custom");
  mica_op_print(module, &options, (mica_sink){write_out, NULL});
  putchar('\n');
}

static void process_piece(mica_str text) {
  mica_context *ctx = mica_context_create(&(mica_context_options){.allow_unregistered = true});
  mica_context_set_diag_handler(ctx, handle, NULL);
  mica_context_register(ctx, &builtin_dialect);
#define TWIN(name) mica_context_register(ctx, &name##_dialect);
#include "dialects.inc"
  mica_op *module = mica_parse_module(ctx, text, NULL);
  if (module != NULL && mica_op_verify(module)) {
    print_module(module, false);
    print_module(module, true);
  }
  mica_op_destroy(module);
  mica_context_destroy(ctx);
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) return NULL;
  size_t size = (size_t)ftell(file);
  rewind(file);
  char *text = calloc(size + 1, 1);
  if (text != NULL && fread(text, 1, size, file) != size) text[0] = '\0';
  fclose(file);
  return text;
}

int main(int argc, char **argv) {
  static const char marker[] = "// -----\n";
  char *text = read_file(argv[1]), *piece = text, *end = text;
  if (text == NULL) return 2;
  const unsigned long first = argc > 2 ? strtoul(argv[2], NULL, 10) : 0;
  for (unsigned long i = 0; end != NULL; i++, piece = end + strlen(marker)) {
    end = strstr(piece, marker);
    if (i >= first) {
      printf("=== %lu\n", i);
      fflush(stdout);
      process_piece((mica_str){piece, end == NULL ? strlen(piece) : (size_t)(end - piece)});
      fflush(stdout);
    }
    if (end == NULL) break;
  }
  free(text);
  return 0;
}
