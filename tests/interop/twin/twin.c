// The C twin of twin.cpp: the same file of pieces, the same report, from libmica.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "builtin/builtin.h"
#include "mica/context.h"
#include "mica/effects.h"
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

static void tell_place(const mica_op *op, mica_value *value) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_op_operand(op, i) == value) {
      printf(" of operand %zu", i);
      return;
    }
  if (mica_value_op(value) == op) printf(" of result %zu", mica_value_index(value));
  else printf(" of another value");
}

static void tell_effect(const mica_op *op, mica_effect effect) {
  static const char *const kinds[] = {"allocate", "free", "read", "write", "other"};
  printf(" %s", kinds[effect.kind]);
  if (effect.value != NULL) tell_place(op, effect.value);
  if (effect.symbol != NULL) printf(" of a symbol");
  printf(" %s %d%s,", effect.resource, effect.stage, effect.is_full ? " full" : "");
}

static void tell_effects(const mica_op *op, bool known, mica_effects *effects) {
  if (!known) printf(" unknown");
  for (size_t i = 0; known && i < effects->size; i++) tell_effect(op, effects->data[i]);
  mica_effects_free(effects);
}

static mica_walk tell_all_effects(void *user, mica_op *op) {
  (void)user;
  mica_effects own = {0}, all = {0};
  const mica_str name = mica_op_name_of(op);
  printf("%.*s:", (int)name.size, name.data);
  tell_effects(op, mica_op_effects(op, &own), &own);
  printf("; with regions:");
  tell_effects(op, mica_op_effects_recursive(op, &all), &all);
  printf(";%s%s%s%s%s\n", mica_op_is_effect_free(op) ? " free" : "",
         mica_op_would_be_trivially_dead(op) ? " would be dead" : "",
         mica_op_is_trivially_dead(op) ? " dead" : "",
         mica_op_is_speculatable(op) ? " speculatable" : "", mica_op_is_pure(op) ? " pure" : "");
  return MICA_WALK_ON;
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
    puts("=== effects");
    mica_op_walk_after(module, tell_all_effects, NULL);
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
