// make check-damaged: definitions of which a token is missing, stands twice, or is the last one, or
// a number is another one. Each is evaluated and written as C, or an error says why not; nothing
// else ends the run.
//
//   damage_definitions [--every N] FOLDER FILE...    FOLDER: where what is written goes
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate/read.h"
#include "generate.h"
#include "record/dump.h"
#include "tokens.h"

static size_t every = 1, runs, failures;
static const char *folder;

// ---- One text -----------------------------------------------------------------------------------

// Where a run goes on that has no memory left; what was under way is lost, which is no leak to
// report.
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "detect_leaks=0"; }
static jmp_buf way_out;
static void leave(const void *user) {
  (void)user;
  longjmp(way_out, 1);
}

static bool print_all(session *s) {
  FILE *nowhere = fopen("/dev/null", "w");
  bool ok = nowhere != NULL && print_records(s->records, nowhere) &&
            dump_json(s->records, nowhere) &&
            print_detailed_records(s->records, "damaged", nowhere);
  if (nowhere != NULL) fclose(nowhere);
  return ok;
}

static bool meet(session *s, text definitions, bool is_for_c) {
  const source_file *file = source_from_memory(s->sources, TEXT("damaged.def"), definitions);
  if (file == NULL) return false;
  bool ok = session_read(s, &file, 1);
  if (!is_for_c) return ok && print_all(s);
  const generate_options options = {.main_file = file, .out_folder = text_of(folder)};
  return generate(s, &options) && ok;
}

static void run(const char *path, const char *data, size_t size) {
  const text definitions = {data, size};
  const bool is_for_c = strstr(path, "/language/") == NULL;
  static session s;
  static buffer messages;
  if (runs++ % every != 0) return;
  session_init(&s);
  session_limit_memory(&s, (size_t)256 << 20);
  s.is_for_c = is_for_c;
  source_add_folder(s.sources, TEXT("defs"));
  memory_on_exhausted(leave, NULL);
  diagnostics_capture(s.diagnostics, &messages);
  if (setjmp(way_out) == 0) {
    bool ok = meet(&s, definitions, is_for_c);
    if (ok != (diagnostics_error_count(s.diagnostics) == 0)) {
      failures++;
      fprintf(stderr, "%s: %s:\n%.*s\n", path, ok ? "written with an error" : "no error says why",
              TEXT_ARGS(definitions));
    }
  }
  buffer_free(&messages);
  session_free(&s);
}

// ---- Files --------------------------------------------------------------------------------------

// Strings hold formats, predicates and code, which have tokens of their own.
static const damage tokens = {.whole_strings = false, .run = run};

static bool damage_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  static char content[DAMAGE_TEXT_MAX];
  const size_t size = fread(content, 1, sizeof content, file);
  fclose(file);
  damage_each_token(&tokens, path, content, size);
  damage_each_number(&tokens, path, content, size);
  return true;
}

int main(int argc, char **argv) {
  size_t files = 0;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--every") == 0 && i + 1 < argc) every = (size_t)atol(argv[++i]);
    else if (folder == NULL) folder = argv[i];
    else if (++files, !damage_file(argv[i])) failures++;
  }
  printf("damage: %zu files, %zu definitions, %zu failures\n", files, runs / every, failures);
  return failures != 0;
}
