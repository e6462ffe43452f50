// make check-damaged: files of bytecode of which a byte is another one, or which end too early.
// Each is read, or an error says why not; what was read is verified, printed and given back, and
// nothing is kept. The files are what the texts become in each version of the format.
//
//   damage_bytecode [--every N] FILE...      pieces between `// -----` stand alone; only each Nth
//   damage is done
#include <stdio.h>
#include <stdlib.h>

#include "mica/bytecode.h"
#include "mica/dialects.h"
#include "mica/mica.h"
#include "test/test.h"
#include "test_transform/test_transform.h"

enum { TEXT_MAX = 1 << 20, FILE_MOST = 1 << 15, VERSIONS = MICA_BYTECODE_VERSION + 1 };

static size_t every = 1, damages, runs, failures, live;

static void *reallocate(void *user, void *old, size_t old_size, size_t size) {
  (void)user, (void)old_size;
  live += size != 0;
  live -= old != NULL;
  if (size != 0) return realloc(old, size);
  free(old);
  return NULL;
}

static void count_errors(void *user, mica_context *ctx, const mica_message *message,
                         const mica_message *notes, size_t note_count) {
  (void)ctx, (void)notes, (void)note_count;
  *(size_t *)user += message->severity == MICA_ERROR;
}

static mica_context *new_context(size_t *errors) {
  const mica_context_options options = {.allocator = {reallocate, NULL},
                                        .allow_unregistered = true};
  mica_context *ctx = mica_context_create(&options);
  mica_context_set_diag_handler(ctx, count_errors, errors);
  if (!mica_register_all(ctx) || !mica_context_register(ctx, &test_dialect) ||
      !mica_context_register(ctx, &transform_test_transform_extension))
    abort();
  return ctx;
}

static bool discard(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

// ---- One file -----------------------------------------------------------------------------------

// What is wrong with how it was met; NULL: nothing.
static const char *meet(mica_context *ctx, mica_str bytes, const size_t *errors) {
  mica_op *op = mica_read_bytecode(ctx, bytes, NULL);
  if (op == NULL) return *errors == 0 ? "not read, and no error" : NULL;
  if (*errors != 0) return "read with an error";
  const bool is_verified = mica_op_verify(op);
  if (is_verified == (*errors > 0))
    return is_verified ? "verified with an error" : "not verified, and no error";
  for (int generic = 0; generic < 2; generic++)
    mica_op_print(op,
                  &(mica_print_options){.generic = generic != 0, .assume_verified = is_verified},
                  (mica_sink){discard, NULL});
  mica_op_destroy(op);
  return mica_context_op_count(ctx) == 0 ? NULL : "operations are left";
}

static void run(const char *file, size_t version, size_t at, int change, mica_str bytes) {
  if (damages++ % every != 0) return;
  size_t errors = 0;
  mica_context *ctx = new_context(&errors);
  const char *wrong = meet(ctx, bytes, &errors);
  mica_context_destroy(ctx);
  if (wrong == NULL && live != 0) wrong = "memory is left";
  runs++;
  live = 0;
  if (wrong == NULL) return;
  failures++;
  fprintf(stderr, "%s: version %zu, byte %zu, change %d: %s\n", file, version, at, change, wrong);
}

// A copy of its size for each, so that a look beyond its end is seen.
static void damage(const char *file, size_t version, mica_str bytes) {
  for (size_t at = 0; at < bytes.size; at++) {
    for (int change = 0; change < 6; change++) {
      static const unsigned char masks[] = {0x01, 0x02, 0x10, 0x80, 0xff};
      const size_t size = change == 5 ? at : bytes.size;
      char *copy = malloc(size + 1);
      if (copy == NULL) abort();
      memcpy(copy, bytes.data, size);
      if (change < 5) copy[at] = (char)(copy[at] ^ masks[change]);
      char *exact = realloc(copy, size == 0 ? 1 : size);
      run(file, version, at, change, (mica_str){exact == NULL ? copy : exact, size});
      free(exact == NULL ? copy : exact);
    }
  }
}

// ---- From texts ---------------------------------------------------------------------------------

typedef struct buffer {
  char data[FILE_MOST];
  size_t size;
} buffer;

static bool append(void *user, mica_str piece) {
  buffer *b = user;
  if (piece.size > FILE_MOST - b->size) return false;
  if (piece.size != 0) memcpy(b->data + b->size, piece.data, piece.size);
  b->size += piece.size;
  return true;
}

static void damage_piece(const char *file, mica_str text) {
  static size_t pieces;
  static buffer b;
  const size_t version = pieces++ % VERSIONS;
  const mica_bytecode_write_options options = {.version = (uint32_t)version + 1};
  size_t errors = 0;
  mica_context *ctx = new_context(&errors);
  mica_op *op = mica_parse_module(ctx, text, NULL);
  b.size = 0;
  bool ok = op != NULL && mica_op_verify(op) && mica_write_bytecode(op, &options, append, &b);
  mica_op_destroy(op);
  mica_context_destroy(ctx);
  live = 0;
  if (ok) damage(file, version, (mica_str){b.data, b.size});
}

static bool damage_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  static char text[TEXT_MAX];
  const size_t size = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[size] = '\0';
  for (char *at = text, *next; at != NULL; at = next) {
    next = strstr(at, "// -----");
    damage_piece(path, (mica_str){at, next == NULL ? strlen(at) : (size_t)(next - at)});
    if (next != NULL) next += strlen("// -----");
  }
  return true;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--every") == 0 && i + 1 < argc) every = (size_t)atol(argv[++i]);
    else if (!damage_file(argv[i])) failures++;
  }
  printf("damage of bytecode: %d files, %zu runs, %zu failures\n", argc - 1, runs, failures);
  return failures != 0;
}
