// make check-damaged: texts of which a token is missing, stands twice, or is the last one. Each is
// read, or an error says why not; what was read is verified, printed and given back, and nothing is
// kept. With --numbers: texts of which a number is another one; what is valid goes through passes,
// too.
//
//   damage [--numbers] [--every N] FILE...      pieces between `// -----` stand alone; only each
//   Nth damage is done
#include <stdio.h>
#include <stdlib.h>

#include "mica/dialects.h"
#include "mica/former.h"
#include "mica/mica.h"
#include "mica/passes.h"
#include "test/test.h"
#include "test_transform/test_transform.h"
#include "tokens.h"

static size_t every = 1, runs, valid, failures;
static bool of_numbers;

// ---- One text -----------------------------------------------------------------------------------

static size_t live;

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

static bool discard(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

static const mica_pass_def *const passes[] = {MICA_PASSES};
static const mica_pass_registry registry = {passes, sizeof passes / sizeof *passes, NULL, 0};
static const char pipeline[] =
    "any(canonicalize,int-range-optimizations,sccp,cse,loop-invariant-code-motion,"
    "loop-invariant-subset-hoisting,control-flow-sink,mem2reg,sroa,remove-dead-values,"
    "convert-scf-to-cf,arith-unsigned-when-equivalent,canonicalize{region-simplify=aggressive})";

// They may fail, and say why. NULL: all went well.
static const char *meet_passes(mica_context *ctx, mica_op *op, const size_t *errors) {
  const size_t before = *errors;
  mica_pass_manager *manager = mica_pass_pipeline_parse(ctx, MICA_STR(pipeline), &registry);
  if (manager == NULL) return "no pipeline";
  const bool is_done = mica_pass_manager_run(manager, op);
  mica_pass_manager_destroy(manager);
  if (is_done == (*errors > before))
    return is_done ? "passes, and an error" : "passes failed silently";
  return NULL;
}

// What is wrong with how the text was met; NULL: nothing.
static const char *meet(mica_context *ctx, mica_str text, bool is_former, const size_t *errors) {
  const mica_parse_options options = {.former = is_former ? &mica_former_text : NULL};
  if (!mica_register_all(ctx) || !mica_context_register(ctx, &test_dialect) ||
      !mica_context_register(ctx, &transform_test_transform_extension))
    return "no dialects";
  mica_op *op = mica_parse_module(ctx, text, &options);
  if (op == NULL) return *errors == 0 ? "not read, and no error" : NULL;
  const size_t before = *errors;
  const bool is_verified = mica_op_verify(op);
  if (is_verified == (*errors > before))
    return is_verified ? "verified with an error" : "not verified, and no error";
  valid += is_verified;
  for (int generic = 0; generic < 2; generic++)
    mica_op_print(op,
                  &(mica_print_options){.generic = generic != 0, .assume_verified = is_verified},
                  (mica_sink){discard, NULL});
  const char *wrong = is_verified && of_numbers ? meet_passes(ctx, op, errors) : NULL;
  mica_op_destroy(op);
  return wrong != NULL || mica_context_op_count(ctx) == 0 ? wrong : "operations are left";
}

static void run(const char *file, const char *data, size_t size) {
  const mica_str text = {data, size};
  if (runs++ % every != 0) return;
  size_t errors = 0;
  const mica_context_options options = {.allocator = {reallocate, NULL},
                                        .allow_unregistered = true};
  mica_context *ctx = mica_context_create(&options);
  mica_context_set_diag_handler(ctx, count_errors, &errors);
  const char *wrong = meet(ctx, text, strstr(file, "legacy") != NULL, &errors);
  mica_context_destroy(ctx);
  if (wrong == NULL && live != 0) wrong = "memory is left";
  live = 0;
  if (wrong == NULL) return;
  failures++;
  fprintf(stderr, "%s: %s:\n%.*s\n", file, wrong, (int)text.size, text.data);
}

// ---- Files --------------------------------------------------------------------------------------

static const damage tokens = {.whole_strings = true, .run = run};

static bool damage_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  static char text[DAMAGE_TEXT_MAX];
  const size_t size = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[size] = '\0';
  for (char *at = text, *next; at != NULL; at = next) {
    next = strstr(at, "// -----");
    const size_t length = next == NULL ? strlen(at) : (size_t)(next - at);
    if (of_numbers) damage_each_number(&tokens, path, at, length);
    else damage_each_token(&tokens, path, at, length);
    if (next != NULL) next += strlen("// -----");
  }
  return true;
}

int main(int argc, char **argv) {
  int files = 0;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--every") == 0 && i + 1 < argc) every = (size_t)atol(argv[++i]);
    else if (strcmp(argv[i], "--numbers") == 0) of_numbers = true;
    else if (damage_file(argv[i])) files++;
    else failures++;
  }
  printf("damage%s: %d files, %zu texts, %zu of them valid, %zu failures\n",
         of_numbers ? " of numbers" : "", files, runs / every, valid, failures);
  return failures != 0;
}
