// libFuzzer target of the definition language: any bytes are read, evaluated and printed both ways.
// Errors are captured; a finding is a crash, a sanitizer's report or a hang.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include "evaluate/read.h"
#include "record/dump.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
const char *__asan_default_options(void);
// Of the sanitizers, whose header not every compiler has: called after each piece of memory is
// taken and before it is freed.
int __sanitizer_install_malloc_and_free_hooks(void (*taken)(const volatile void *, size_t),
                                              void (*freed)(const volatile void *));

// An input that needs too much memory ends here; what was under way is lost, which is no leak to
// report.
static jmp_buf way_out;
static void leave(const void *user) {
  (void)user;
  longjmp(way_out, 1);
}
const char *__asan_default_options(void) { return "detect_leaks=0"; }

// Large pieces of what may be lost: given back after the run, or an hour of runs has no memory
// left.
enum { LARGE = 1 << 16, MOST_LARGE = 4096 };
static const volatile void *large[MOST_LARGE];
static size_t large_count;

static void note_taken(const volatile void *piece, size_t size) {
  if (size >= LARGE && large_count < MOST_LARGE) large[large_count++] = piece;
}

static void note_given_back(const volatile void *piece) {
  for (size_t i = large_count; i > 0; i--)
    if (large[i - 1] == piece) {
      large[i - 1] = large[--large_count];
      return;
    }
}

static void give_back_lost(void) {
  while (large_count > 0) free((void *)large[--large_count]);
}

static void print_all(session *s) {
  FILE *nowhere = fopen("/dev/null", "w");
  if (nowhere == NULL) return;
  print_records(s->records, nowhere);
  dump_json(s->records, nowhere);
  print_detailed_records(s->records, "fuzz", nowhere);
  fclose(nowhere);
}

static void locate_all(session *s) {
  for (size_t i = 0; i < records_count(s->records) && i < 4; i++) {
    const record *r = records_at(s->records, i);
    for (size_t k = 0; k < record_field_count(r); k++) {
      field f = record_field_at(r, k);
      (void)field_text_place(s->records, &f, 3);
      (void)field_item_place(s->records, &f, 1);
      (void)field_name_place(s->records, &f, 0);
    }
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static session s;
  static buffer messages;
  static bool has_hooks;
  if (!has_hooks)
    has_hooks = __sanitizer_install_malloc_and_free_hooks(note_taken, note_given_back) != 0;
  large_count = 0;
  session_init(&s);
  session_limit_stack(&s, (size_t)2 << 20);
  session_limit_memory(&s, (size_t)256 << 20);
  memory_on_exhausted(leave, NULL);
  diagnostics_capture(s.diagnostics, &messages);
  if (setjmp(way_out) == 0) {
    text content = {(const char *)data, size};
    const source_file *file = source_from_memory(s.sources, TEXT("input.td"), content);
    if (file != NULL && session_read(&s, &file, 1)) print_all(&s);
    locate_all(&s);
  }
  buffer_free(&messages);
  session_free(&s);
  give_back_lost();
  return 0;
}
