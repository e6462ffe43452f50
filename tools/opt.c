// mica-opt: read, split, parse, verify, run passes, print. Each piece of a split input has a
// context of its own.
#define _DEFAULT_SOURCE
#include "mica/opt.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/posix.h"
#include "mica/bytecode.h"
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/former.h"
#include "mica/parse.h"
#include "mica/verify.h"
#include "opt_actions.h"
#include "opt_files.h"
#include "opt_options.h"
#include "opt_passes.h"
#include "opt_roundtrip.h"
#include "opt_show_bytecode.h"
#include "split_input.h"
#include "verify_diagnostics.h"

typedef struct run {
  const opt_options *options;
  const mica_opt_tool *tool;
  opt_text input;
  opt_source source;
  bool is_bytecode;  // the input
  opt_renderer renderer;
  opt_output output;
  opt_actions actions;
  opt_timing timing;      // of the piece at hand
  bool no_memory;         // said
  opt_verifier verifier;  // of all pieces together: lines are those of the whole input
} run;

static bool say_no_memory(run *r) {
  r->no_memory = true;
  fprintf(stderr, "%s: out of memory\n", r->options->program);
  return false;
}

// ---- The context --------------------------------------------------------------------------------

// Hooks of nested custom forms may use three quarters of the stack that the system gives.
static size_t stack_for_hooks(void) {
  size_t most = (size_t)64 << 20;
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
      limit.rlim_cur > most)
    return most / 4 * 3;
  return (size_t)limit.rlim_cur / 4 * 3;
}

static bool register_dialects(const run *r, mica_context *ctx) {
  for (size_t i = 0; i < r->tool->dialect_count; i++)
    if (!mica_context_register(ctx, r->tool->dialects[i])) return false;
  return true;
}

// What the flags leave out isn't told; expectations are about notes, too.
static void hand_on(void *user, mica_context *ctx, const mica_message *message,
                    const mica_message *notes, size_t note_count) {
  run *r = user;
  if (message->severity < r->options->least_severity) return;
  if (r->options->verify_diagnostics != OPT_VERIFY_NONE)
    mica_opt_verify_handler(&r->verifier, ctx, message, notes, note_count);
  else
    mica_opt_render_handler(&r->renderer, ctx, message, notes,
                            r->options->no_notes ? 0 : note_count);
  (void)fflush(stderr);  // where lines are not a unit of buffering
}

static mica_context *new_context(run *r) {
  const mica_context_options options = {.allow_unregistered = r->options->allow_unregistered,
                                        .limits.stack_bytes = stack_for_hooks(),
                                        .limits.bytes = r->options->max_memory};
  mica_context *ctx = mica_context_create(&options);
  if (ctx == NULL) return NULL;
  bool checks = r->options->verify_diagnostics != OPT_VERIFY_NONE;
  mica_context_set_diag_handler(ctx, hand_on, r);
  mica_context_print_op_on_diag(ctx, r->options->op_on_diagnostic && !checks);
  mica_context_set_print_options(ctx, &r->options->print);
  mica_opt_actions_watch(&r->actions, ctx);
  if (register_dialects(r, ctx)) return ctx;
  mica_context_destroy(ctx);
  return NULL;
}

// ---- One piece ----------------------------------------------------------------------------------

static void forget_text(void *user, size_t offset) { mica_opt_text_forget(user, offset); }

static mica_op *parse_piece(run *r, mica_context *ctx, opt_piece piece) {
  mica_parse_options options = {.file = r->source.name,
                                .no_implicit_module = r->options->no_implicit_module,
                                .nul_terminated = piece.start + piece.size == r->input.size,
                                .former = r->options->upgrade_legacy ? &mica_former_text : NULL};
  if (piece.size == r->input.size) {
    options.passed = forget_text;
    options.passed_user = &r->input;
  }
  if (piece.start != 0)
    options.first_line = mica_opt_source_position(&r->source, piece.start, &options.first_column);
  return mica_parse_module(ctx, (mica_str){r->input.data + piece.start, piece.size}, &options);
}

static void forget_part(void *user, mica_str part) { mica_opt_text_forget_part(user, part); }

static mica_op *read_bytecode(run *r, mica_context *ctx) {
  const mica_bytecode_read_options options = {.file = r->source.name,
                                              .no_implicit_module = r->options->no_implicit_module,
                                              .bytes_outlive_context = true,
                                              .passed = forget_part,
                                              .passed_user = &r->input};
  return mica_read_bytecode(ctx, r->source.text, &options);
}

static bool discard(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

static bool put_piece(void *user, mica_str piece) {
  return mica_opt_output_write(user, piece.data, piece.size);
}

static bool skip_piece(void *user, mica_str piece) { return discard(user, piece.data, piece.size); }

static bool write_bytecode(run *r, const mica_op *module) {
  const opt_options *o = r->options;
  if (o->bytecode_version < 0 || o->bytecode_version > MICA_BYTECODE_VERSION)
    return mica_diag_report(mica_op_diag_begin(
        module, MICA_ERROR, "unsupported version requested %I, must be in range [0, %d]",
        o->bytecode_version, MICA_BYTECODE_VERSION));
  const mica_bytecode_write_options options = {
      .version = (uint32_t)o->bytecode_version + 1,
      .producer = o->bytecode_producer == NULL ? (mica_str){NULL, 0}
                                               : mica_str_of(o->bytecode_producer),
      .elide_resources = o->elide_bytecode_resources,
  };
  return mica_write_bytecode(module, &options,
                             o->stop_after == OPT_STOP_PRINT ? skip_piece : put_piece, &r->output);
}

static bool print_module(run *r, mica_op *module, bool verified) {
  if (r->options->emit_bytecode) return write_bytecode(r, module);
  mica_print_options options = r->options->print;
  options.ask_each = options.assume_verified && !verified;
  options.assume_verified |= verified;
  if (r->options->stop_after == OPT_STOP_PRINT)
    return mica_op_print(module, &options, (mica_sink){discard, NULL});
  return mica_op_print(module, &options, mica_opt_output_sink(&r->output)) &&
         mica_opt_output_write(&r->output, "\n", 1);
}

static bool run_passes(run *r, mica_op *module) {
  mica_context *ctx = mica_op_context(module);
  size_t errors = mica_context_error_count(ctx);
  if (mica_opt_run_passes(r->options, r->tool, &r->timing, module)) return true;
  if (mica_context_error_count(ctx) == errors && !mica_context_out_of_memory(ctx))
    fprintf(stderr, "%s: error: a pass failed without a message\n", r->options->program);
  return false;
}

// What follows parsing. The text is given back before printing when nothing needs it any more;
// resources of bytecode point into it.
static bool finish_module(run *r, mica_op *module, bool is_last) {
  const opt_options *o = r->options;
  if (o->stop_after == OPT_STOP_PARSE) return true;
  if (!o->no_verify && !mica_op_verify(module)) return false;
  if (o->stop_after == OPT_STOP_VERIFY) return true;
  if (o->verify_roundtrip && !mica_opt_verify_roundtrip(module)) return false;
  if (!run_passes(r, module)) return false;
  bool is_needed = r->is_bytecode || o->verify_diagnostics != OPT_VERIFY_NONE;
  if (is_last && !is_needed && r->source.starts == NULL) {
    mica_opt_text_free(&r->input);
    r->source.text = (mica_str){NULL, 0};
  }
  bool is_verified = mica_opt_has_passes(o) ? o->verify_each : !o->no_verify;
  mica_opt_timing_begin(&r->timing, "Output");
  const bool done = print_module(r, module, is_verified);
  mica_opt_timing_end(&r->timing);
  return done;
}

static bool parse_and_finish(run *r, mica_context *ctx, opt_piece piece, bool is_last,
                             mica_op **module) {
  if (r->options->stop_after == OPT_STOP_LEX)
    return mica_lex_text(ctx, (mica_str){r->input.data + piece.start, piece.size}) != SIZE_MAX;
  mica_opt_timing_begin(&r->timing, "Parser");
  *module = r->is_bytecode ? read_bytecode(r, ctx) : parse_piece(r, ctx, piece);
  mica_opt_timing_end(&r->timing);
  return *module != NULL && finish_module(r, *module, is_last);
}

// What a large piece has made is given back by the end of the process, which costs nothing.
enum { GIVE_BACK_MOST = 1 << 20 };
static mica_context *volatile left_to_the_end;

static void give_back(mica_context *ctx, mica_op *module, opt_piece piece, bool is_last) {
  if (is_last && piece.size > GIVE_BACK_MOST) {
    left_to_the_end = ctx;
    return;
  }
  mica_op_destroy(module);
  mica_context_destroy(ctx);
}

static bool process_piece(run *r, opt_piece piece, bool is_last) {
  mica_context *ctx = new_context(r);
  if (ctx == NULL) return say_no_memory(r);
  mica_op *module = NULL;
  if (r->options->timing) mica_opt_timing_start(&r->timing, ctx);
  bool done = parse_and_finish(r, ctx, piece, is_last, &module);
  mica_opt_timing_finish(&r->timing, r->options);
  if (mica_context_out_of_memory(ctx)) done = say_no_memory(r);
  give_back(ctx, module, piece, is_last);
  return done;
}

// ---- The whole ----------------------------------------------------------------------------------

static bool process_pieces(run *r, const opt_pieces *pieces) {
  bool done = true;
  for (size_t i = 0; i < pieces->count; i++) {
    if (i != 0) {
      mica_opt_output_write(&r->output, r->options->output_marker,
                            strlen(r->options->output_marker));
      mica_opt_output_write(&r->output, "\n", 1);
    }
    done &= process_piece(r, pieces->items[i], i + 1 == pieces->count);
  }
  return done && r->output.error == 0;
}

// Whether all expected messages came, and no other; what went wrong on the way does not count.
static bool process_and_check(run *r, const opt_pieces *pieces) {
  bool only = r->options->verify_diagnostics == OPT_VERIFY_ONLY_EXPECTED;
  bool done = mica_opt_verifier_init(&r->verifier, &r->renderer, only);
  if (done) (void)process_pieces(r, pieces);
  else say_no_memory(r);
  if (done) done = mica_opt_verifier_finish(&r->verifier) && r->output.error == 0;
  done &= !r->no_memory;
  mica_opt_verifier_free(&r->verifier);
  return done;
}

static bool process_input(run *r) {
  opt_pieces pieces = {0};
  bool done;
  const char *marker = r->is_bytecode ? NULL : r->options->split_marker;
  if (!mica_opt_split(&pieces, r->source.text, marker, &r->renderer)) done = say_no_memory(r);
  else if (r->options->verify_diagnostics != OPT_VERIFY_NONE) done = process_and_check(r, &pieces);
  else done = process_pieces(r, &pieces);
  mica_opt_pieces_free(&pieces);
  return done;
}

static int run_all(run *r) {
  const char *input = r->options->input;
  mica_opt_text_guard();
  if (!mica_opt_text_read(&r->input, input)) return 1;
  bool is_stdin = input == NULL || strcmp(input, "-") == 0;
  r->source = (opt_source){.name = mica_str_of(is_stdin ? "<stdin>" : input),
                           .text = {r->input.data, r->input.size}};
  r->renderer = (opt_renderer){.source = &r->source, .color = r->options->color};
  r->is_bytecode = mica_is_bytecode(r->source.text);
  bool done = mica_opt_actions_open(&r->actions, r->options) &&
              mica_opt_output_open(&r->output, r->options->output);
  if (done) {
    done = r->options->show_bytecode
               ? mica_opt_show_bytecode(r->source.text, r->source.name.data, &r->output)
               : process_input(r);
    done &= mica_opt_output_close(&r->output, done);
  }
  done &= mica_opt_actions_close(&r->actions);
  mica_opt_source_free(&r->source);
  mica_opt_text_free(&r->input);
  return done ? 0 : 1;
}

// What was printed came out: 0; or 1, as for what is read.
static int printed(void) {
  if (fflush(stdout) == 0 && !ferror(stdout)) return 0;
  fprintf(stderr, "cannot write output file '-': %s\n", strerror(errno));
  return 1;
}

static int show_dialects(const run *r) {
  fputs("Available Dialects: ", stdout);
  const char *last = "";
  for (size_t shown = 0; shown < r->tool->dialect_count; shown++) {
    const char *next = NULL;
    for (size_t i = 0; i < r->tool->dialect_count; i++) {
      const char *name = r->tool->dialects[i]->name;
      if (strcmp(name, last) > 0 && (next == NULL || strcmp(name, next) < 0)) next = name;
    }
    if (next == NULL) break;
    printf("%s%s", shown == 0 ? "" : ",", next);
    last = next;
  }
  putchar('\n');
  return printed();
}

int mica_opt_main_with(int argc, char **argv, const mica_opt_tool *tool) {
  posix_binary();
  (void)setvbuf(stderr, NULL, _IOLBF, 1 << 14);  // a message is many small writes
  opt_options options;
  int code = mica_opt_options_read(&options, argc, argv, tool);
  run r = {.options = &options, .tool = tool};
  if (code == 0) code = printed();
  else if (code < 0 && options.show_dialects) code = show_dialects(&r);
  else if (code < 0 && options.list_passes) code = (mica_opt_list_passes(tool), printed());
  else if (code < 0) code = run_all(&r);
  mica_opt_options_free(&options);
  return code;
}

int mica_opt_main(int argc, char **argv, const mica_dialect_def *const *dialects, size_t count) {
  const mica_opt_tool tool = {.dialects = dialects, .dialect_count = count};
  return mica_opt_main_with(argc, argv, &tool);
}
