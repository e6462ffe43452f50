// make check-oom: texts are read, verified, printed, written as bytecode, which is read again whole
// and in parts, and given back, with each of their allocations refused: the first ones each, of
// those further on a sample; once alone, and once with all that follow. Nothing crashes, nothing is
// kept, and the context always knows.
//
//   sweep [--each N] [--sample N] [--callers N] [--passes | --told] FILE...
//                                                    pieces between `// -----` stand alone
//
// --passes: in place of that the passes of a file's first RUN line that names some are run, and
// their allocations are refused; what they leave is valid. --told: or they say that they failed.
// --callers: of the allocations that the same N functions ask for, one above the other, the first
// of all the texts alone is refused. The programs must have been compiled with frame pointers.
#include <stdio.h>
#include <stdlib.h>

#include "mica/bytecode.h"
#include "mica/dialects.h"
#include "mica/mica.h"
#include "mica/passes.h"
#include "test/test.h"
#include "test_transform/test_transform.h"

// ---- An allocator that refuses ------------------------------------------------------------------

typedef struct budget {
  size_t asked, refused_at;
  size_t before;  // asked for before the passes
  bool once, has_refused, is_lifted;
  size_t live, live_bytes;
  uint64_t *askers;  // of each allocation; NULL: not wanted
  size_t asker_room;
} budget;

static size_t callers;
static const void *bottom_of_stack;

// A number for the functions that ask, one above the other. A frame begins with the place of the
// frame below it, the place to return to follows.
static uint64_t asker(void) {
  uint64_t hash = 0;
  const void *const *frame = __builtin_frame_address(0);
  for (size_t i = 0; i < callers; i++) {
    const void *const *next = frame[0];
    if (next <= frame || (const void *)next >= bottom_of_stack) break;
    hash = (hash ^ (uintptr_t)next[1]) * UINT64_C(0x9e3779b97f4a7c15);
    hash ^= hash >> 29;
    frame = next;
  }
  return hash;
}

static void note_asker(budget *b, size_t number) {
  if (number == b->asker_room) {
    b->asker_room = 2 * b->asker_room + 1024;
    b->askers = realloc(b->askers, b->asker_room * sizeof *b->askers);
    if (b->askers == NULL) abort();
  }
  b->askers[number] = asker();
}

static void *reallocate(void *user, void *old, size_t old_size, size_t size) {
  budget *b = user;
  void *memory = NULL;
  if (size != 0) {
    size_t number = b->asked++;
    if (callers != 0 && b->refused_at == SIZE_MAX) note_asker(b, number);
    bool refuses = b->once ? number == b->refused_at : number >= b->refused_at;
    refuses = refuses && !b->is_lifted;
    b->has_refused |= refuses;
    memory = refuses ? NULL : malloc(size);
    if (memory == NULL) return NULL;
    if (old != NULL) memcpy(memory, old, old_size < size ? old_size : size);
    b->live++;
    b->live_bytes += size;
  }
  if (old != NULL) {
    b->live--;
    b->live_bytes -= old_size;
    free(old);
  }
  return memory;
}

// ---- One run ------------------------------------------------------------------------------------

static void ignore(void *user, mica_context *ctx, const mica_message *message,
                   const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)message, (void)notes, (void)note_count;
}

static bool discard(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

static void print(const mica_op *op, mica_print_options options) {
  mica_op_print(op, &options, (mica_sink){discard, NULL});
}

// ---- Bytecode -----------------------------------------------------------------------------------

static uint32_t version;  // in which the piece is written

typedef struct file {
  char *data;
  size_t size;
} file;

static bool append(void *user, mica_str piece) {
  file *f = user;
  char *grown = realloc(f->data, f->size + piece.size + 1);
  if (grown == NULL) abort();
  if (piece.size != 0) memcpy(grown + f->size, piece.data, piece.size);
  *f = (file){grown, f->size + piece.size};
  return true;
}

static mica_walk load(void *user, mica_op *op) {
  return mica_bytecode_load(user, op) ? MICA_WALK_ON : MICA_WALK_STOP;
}

static void read_in_parts(mica_context *ctx, mica_str bytes) {
  mica_bytecode_file *opened = mica_bytecode_open(ctx, bytes, NULL);
  if (opened == NULL) return;
  (void)mica_op_walk_before(mica_bytecode_module(opened), load, opened);
  mica_op_destroy(mica_bytecode_close(opened));
}

// Nothing is given out of what can't be written. What was written is read, unless memory runs out.
static const char *write_and_read(mica_context *ctx, const mica_op *op) {
  const mica_bytecode_write_options options = {.version = version + 1};
  file f = {NULL, 0};
  const bool done = mica_write_bytecode(op, &options, append, &f);
  const char *wrong = !done && f.size != 0 ? "half a file was written" : NULL;
  if (done) {
    const bool was_full = mica_context_out_of_memory(ctx);
    mica_op *copy = mica_read_bytecode(ctx, (mica_str){f.data, f.size}, NULL);
    if (copy == NULL && !was_full && !mica_context_out_of_memory(ctx))
      wrong = "what was written isn't read";
    mica_op_destroy(copy);
    read_in_parts(ctx, (mica_str){f.data, f.size});
  }
  free(f.data);
  return wrong;
}

// ---- Passes -------------------------------------------------------------------------------------

static const mica_pass_def *const passes[] = {MICA_PASSES};
static const mica_pass_registry registry = {passes, sizeof passes / sizeof *passes, NULL, 0};
static const char *pipeline;  // of the file; NULL: no passes are run
static bool may_be_told;

// The next word of a line of the shell's, without its quotes and the dashes before it.
static bool next_word(const char **at, char *word, size_t room) {
  const char *p = *at + strspn(*at, " ");
  char quote = '\0';
  size_t size = 0;
  for (; *p != '\0' && *p != '\n' && (quote != '\0' || *p != ' '); p++) {
    if (quote == '\0' && (*p == '\'' || *p == '"')) quote = *p;
    else if (*p == quote) quote = '\0';
    else if (size + 1 < room && !(size == 0 && *p == '-')) word[size++] = *p;
  }
  word[size] = '\0';
  *at = p;
  return size > 0;
}

// `--cse --inline=default-pipeline=` becomes `builtin.module(cse,inline{default-pipeline=})`.
static void add_pass(char *out, size_t room, const char *word) {
  static const char whole[] = "pass-pipeline=";
  const size_t size = strcspn(word, "="), length = strlen(out);
  if (strncmp(word, whole, sizeof whole - 1) == 0)
    snprintf(out, room, "%s", word + sizeof whole - 1);
  else if (mica_pass_find(&registry, (mica_str){word, size}) != NULL)
    snprintf(out + length, room - length, "%s%.*s%s%s%s", length == 0 ? "" : ",", (int)size, word,
             word[size] == '=' ? "{" : "", word[size] == '=' ? word + size + 1 : "",
             word[size] == '=' ? "}" : "");
}

static const char *pipeline_of(const char *text) {
  static char found[1024], whole[1100];
  for (const char *at = strstr(text, "RUN: "); at != NULL; at = strstr(at, "RUN: ")) {
    char word[512];
    found[0] = '\0';
    for (at += strlen("RUN: "); next_word(&at, word, sizeof word) && word[0] != '|';)
      add_pass(found, sizeof found, word);
    if (found[0] == '\0') continue;
    const bool is_whole = strncmp(found, "builtin.module(", 15) == 0;
    snprintf(whole, sizeof whole, is_whole ? "%s" : "builtin.module(%s)", found);
    return whole;
  }
  return NULL;
}

// What is left is looked at with memory.
static const char *run_passes(mica_context *ctx, mica_op *op, budget *b) {
  b->before = b->asked;
  mica_pass_manager *p = mica_pass_pipeline_parse(ctx, mica_str_of(pipeline), &registry);
  if (p == NULL) return mica_context_out_of_memory(ctx) ? NULL : "this is no pipeline";
  const bool done = mica_pass_manager_run(p, op);
  mica_pass_manager_destroy(p);
  if (b->has_refused && !mica_context_out_of_memory(ctx)) return "the context doesn't know";
  mica_context_clear_out_of_memory(ctx);
  b->is_lifted = true;
  const bool is_valid = mica_op_verify(op);
  b->is_lifted = false;
  return is_valid || (may_be_told && !done) ? NULL : "the passes leave what isn't valid";
}

// ---- A text -------------------------------------------------------------------------------------

static const char *process(mica_context *ctx, mica_str text, budget *b) {
  if (!mica_register_all(ctx) || !mica_context_register(ctx, &test_dialect) ||
      !mica_context_register(ctx, &transform_test_transform_extension))
    return NULL;
  mica_op *op = mica_parse_module(ctx, text, NULL);
  if (op == NULL) return NULL;
  bool verified = mica_op_verify(op);
  if (pipeline != NULL) {
    const bool runs = verified && !mica_context_out_of_memory(ctx);
    const char *wrong = runs ? run_passes(ctx, op, b) : NULL;
    mica_op_destroy(op);
    return wrong;
  }
  print(op, (mica_print_options){.generic = true, .debug_info = true});
  print(op, (mica_print_options){.assume_verified = verified});
  mica_op *copy = mica_op_clone(op);
  mica_op_destroy(copy);
  const char *wrong = verified ? write_and_read(ctx, op) : NULL;
  mica_op_destroy(op);
  return wrong;
}

static const char *run(budget *b, mica_str text) {
  const mica_context_options options = {
      .allocator = {reallocate, b}, .allow_unregistered = true, .chunk_bytes = 1};
  mica_context *ctx = mica_context_create(&options);
  const char *wrong = NULL;
  if (ctx != NULL) {
    mica_context_set_diag_handler(ctx, ignore, NULL);
    mica_context_print_op_on_diag(ctx, true);
    wrong = process(ctx, text, b);
    const bool asks = pipeline == NULL || b->before == 0;  // behind passes it was asked
    if (asks && b->has_refused && !mica_context_out_of_memory(ctx))
      wrong = "the context doesn't know";
    if (!b->has_refused && mica_context_out_of_memory(ctx)) wrong = "nothing was refused";
    if (mica_context_op_count(ctx) != 0) wrong = "operations are left";
  }
  mica_context_destroy(ctx);
  if (b->live != 0 || b->live_bytes != 0) wrong = "memory is left";
  return wrong;
}

// ---- The sweep ----------------------------------------------------------------------------------

static size_t each = 1000, sample = 300;
static bool with_passes;
static size_t runs, failures;

static void run_with(const char *file, size_t piece, mica_str text, size_t refused_at) {
  for (int once = 0; once < 2; once++) {
    budget b = {.refused_at = refused_at, .once = once != 0};
    // For whoever looks at a crash.
    static char place[256];
    snprintf(place, sizeof place, "SWEEP=%s piece %zu, allocation %zu%s", file, piece, refused_at,
             once ? "" : " and all after it");
    if (getenv("SWEEP_SHOW") != NULL) fprintf(stderr, "%s\n", place);
    const char *wrong = run(&b, text);
    runs++;
    if (wrong == NULL) continue;
    failures++;
    fprintf(stderr, "%s: %s\n", place, wrong);
  }
}

// Whether no allocation by this asker was refused yet. An open table, a power of two, a quarter of
// it empty at least; 0 is an empty place.
static bool is_new(uint64_t hash) {
  static uint64_t *seen;
  static size_t room, count;
  if (4 * count >= 3 * room) {
    uint64_t *old = seen;
    size_t old_room = room;
    room = room == 0 ? 1024 : 2 * room;
    count = 0;
    seen = calloc(room, sizeof *seen);
    if (seen == NULL) abort();
    for (size_t i = 0; i < old_room; i++)
      if (old[i] != 0) is_new(old[i]);
    free(old);
  }
  hash |= 1;
  size_t at = (size_t)(hash >> 8) & (room - 1);
  while (seen[at] != 0 && seen[at] != hash) at = (at + 1) & (room - 1);
  if (seen[at] == hash) return false;
  seen[at] = hash;
  count++;
  return true;
}

static void sweep(const char *file, size_t piece, mica_str text) {
  static uint64_t random = 1;
  version = (version + 1) % (MICA_BYTECODE_VERSION + 1);
  budget all = {.refused_at = SIZE_MAX};
  const char *wrong = run(&all, text);
  if (wrong != NULL) {
    failures++;
    fprintf(stderr, "%s piece %zu: %s\n", file, piece, wrong);
  }
  if (callers != 0) {
    for (size_t i = 0; i < all.asked; i++)
      if (i >= all.before && is_new(all.askers[i])) run_with(file, piece, text, i);
    free(all.askers);
    return;
  }
  const size_t first = all.before, last = all.asked;
  for (size_t i = first; i < last && i < first + each; i++) run_with(file, piece, text, i);
  for (size_t i = 0; i < sample && last > first + each; i++) {
    random = random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    run_with(file, piece, text, first + each + (size_t)(random >> 33) % (last - first - each));
  }
}

static bool sweep_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  static char text[1 << 20];
  size_t size = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[size] = '\0';
  pipeline = with_passes ? pipeline_of(text) : NULL;
  if (with_passes && pipeline == NULL) return true;
  size_t piece = 0;
  for (char *at = text, *next; at != NULL; at = next) {
    next = strstr(at, "// -----");
    size_t length = next == NULL ? strlen(at) : (size_t)(next - at);
    // A copy of its size, so that a look beyond its end is seen.
    char *copy = malloc(length + 1);
    if (copy == NULL) return false;
    memcpy(copy, at, length);
    sweep(path, piece++, (mica_str){copy, length});
    free(copy);
    if (next != NULL) next += strlen("// -----");
  }
  return true;
}

int main(int argc, char **argv) {
  bottom_of_stack = __builtin_frame_address(0);
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--each") == 0 && i + 1 < argc) each = (size_t)atol(argv[++i]);
    else if (strcmp(argv[i], "--sample") == 0 && i + 1 < argc) sample = (size_t)atol(argv[++i]);
    else if (strcmp(argv[i], "--callers") == 0 && i + 1 < argc) callers = (size_t)atol(argv[++i]);
    else if (strcmp(argv[i], "--passes") == 0) with_passes = true;
    else if (strcmp(argv[i], "--told") == 0) with_passes = may_be_told = true;
    else if (!sweep_file(argv[i])) failures++;
  }
  printf("oom: %d files, %zu runs, %zu failures\n", argc - 1, runs, failures);
  return failures != 0;
}
