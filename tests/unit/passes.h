// Two passes by hand, for tests of pipelines.
#ifndef MICA_TESTS_PASSES_H
#define MICA_TESTS_PASSES_H

#include "builtin/builtin.h"
#include "capture.h"
#include "func/func.h"
#include "parsed.h"

// `note`: writes what it ran on into the text that the context keeps for it.
typedef struct note_options {
  mica_int64s list;
  int64_t number;
  mica_str word;
  int32_t way;
  bool fails;
} note_options;

static const char note_key = 0;
typedef struct note_log {
  char text[1000];
} note_log;

static inline void note_add(mica_context *ctx, const char *text) {
  note_log *log = (note_log *)(uintptr_t)mica_context_kept(ctx, &note_key);
  if (log != NULL && strlen(log->text) + strlen(text) < sizeof log->text) strcat(log->text, text);
}

static inline void *note_analysis_make(mica_op *op) {
  note_add(mica_op_context(op), " [made]");
  return mica_allocate(mica_op_context(op), 1);
}
static mica_context *note_context;
static inline void note_analysis_destroy(void *analysis) {
  note_add(note_context, " [dropped]");
  mica_free(note_context, analysis, 1);
}
static const mica_analysis_def note_analysis = {"Note", note_analysis_make, note_analysis_destroy};

static inline bool note_run(mica_pass *pass, mica_op *op) {
  const note_options *o = mica_pass_options(pass);
  mica_context *ctx = mica_pass_context(pass);
  mica_str symbol = mica_symbol_name(op);
  char text[100];
  snprintf(text, sizeof text, " %.*s@%.*s", (int)mica_pass_name(pass).size,
           mica_pass_name(pass).data, (int)symbol.size, symbol.data == NULL ? "" : symbol.data);
  note_add(ctx, text);
  mica_pass_count(pass, 0, 1);
  note_context = ctx;
  if (o->number > 0 && mica_pass_analysis(pass, &note_analysis) == NULL) return false;
  if (o->number > 1) mica_pass_preserve(pass, &note_analysis);
  if (o->number > 2) mica_pass_preserve_all(pass);
  return !o->fails || mica_op_error(op, "is not what '%S' wants", o->word);
}

static const note_options note_defaults = {.number = -1, .word = {"x", 1}};
static const mica_option_case note_ways[] = {{"this", 0, "one"}, {"that", 1, "other"}};
static const mica_option_def note_option_table[] = {
    {"fails", "", MICA_OPTION_BOOL, false, offsetof(note_options, fails), NULL, 0},
    {"list", "", MICA_OPTION_INT64, true, offsetof(note_options, list), NULL, 0},
    {"number", "", MICA_OPTION_INT64, false, offsetof(note_options, number), NULL, 0},
    {"way", "", MICA_OPTION_ENUM, false, offsetof(note_options, way), note_ways, 2},
    {"word", "", MICA_OPTION_STRING, false, offsetof(note_options, word), NULL, 0}};
static const mica_statistic_def note_statistics[] = {{"runs", "How often it ran"}};
static const mica_pass_def note_pass = {
    .abi = MICA_ABI,
    .argument = "note",
    .name = "Note",
    .summary = "",
    .options = {sizeof(note_options), &note_defaults, note_option_table, 5},
    .statistics = note_statistics,
    .statistic_count = 1,
    .run = note_run};

// `note-function`: the same for functions alone.
static const mica_pass_def note_function_pass = {
    .abi = MICA_ABI,
    .argument = "note-function",
    .name = "NoteFunction",
    .summary = "",
    .op_name = "func.func",
    .options = {sizeof(note_options), &note_defaults, note_option_table, 5},
    .statistics = note_statistics,
    .statistic_count = 1,
    .run = note_run};

static const mica_pass_def *const note_passes[] = {&note_pass, &note_function_pass};
static const mica_pass_registry note_registry = {note_passes, 2, NULL, 0};

static const mica_dialect_def *const note_dialects[] = {&builtin_dialect, &func_dialect};

#endif
