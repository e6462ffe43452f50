// --mlir-generate-reproducer, --mlir-pass-pipeline-crash-reproducer and -local-reproducer,
// --run-reproducer.
#include "opt_reproducer.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "mica/context.h"

// ---- Writing ------------------------------------------------------------------------------------

// Between quotes.
static bool write_quoted(void *user, const char *data, size_t size) {
  for (size_t i = 0; i < size; i++) {
    const unsigned char c = (unsigned char)data[i];
    if (c == '"' || c == '\\' || c < ' ' || c >= 0x7f) fprintf(user, "\\%02X", c);
    else fputc(c, user);
  }
  return true;
}

static bool cant_write(const opt_reproducer *r, const char *path) {
  return mica_error(mica_op_context(r->module), mica_loc_unknown(), "cannot write '%s': %s", path,
                    strerror(errno));
}

static bool write_reproducer(const opt_reproducer *r, const char *path, mica_str text,
                             const mica_pass_manager *pipeline, bool verify_each) {
  FILE *file = fopen(path, "w");
  if (file == NULL) return cant_write(r, path);
  fwrite(text.data, 1, text.size, file);
  fputs("\n{-#\n  external_resources: {\n    mlir_reproducer: {\n      pipeline: \"", file);
  bool done = mica_pass_manager_print(pipeline, false, (mica_sink){write_quoted, file});
  fprintf(file, "\",\n      disable_threading: %s,\n      verify_each: %s\n    }\n  }\n#-}\n",
          r->options->disable_threading ? "true" : "false", verify_each ? "true" : "false");
  done = ferror(file) == 0 && done;
  if (fclose(file) != 0) done = false;
  return done || cant_write(r, path);
}

static void give_text(opt_reproducer *r) {
  if (r->text.data == NULL) return;
  mica_free(mica_op_context(r->module), (char *)(uintptr_t)r->text.data, r->text.size + 1);
  r->text = (mica_str){NULL, 0};
}

static void take_text(opt_reproducer *r) {
  give_text(r);
  r->text = mica_op_to_text(r->module, NULL);
}

// ---- What runs ----------------------------------------------------------------------------------

static void before_pass(void *user, mica_pass *pass, mica_op *op) {
  opt_reproducer *r = user;
  if (mica_pass_def_of(pass) == NULL) return;
  if (r->running_count < sizeof r->running / sizeof *r->running)
    r->running[r->running_count] = (opt_running){pass, op};
  r->running_count++;
  if (r->options->local_reproducer && r->running_count == 1) take_text(r);
}

static void describe(opt_reproducer *r, const opt_running *running) {
  const size_t used = strlen(r->message);
  const mica_str name = mica_pass_name(running->pass), op = mica_op_name_of(running->op);
  const mica_str symbol = mica_symbol_name(running->op);
  snprintf(r->message + used, sizeof r->message - used, "%s`%.*s` on '%.*s' operation%s%.*s",
           used > 1 ? ", " : "", (int)name.size, name.data, (int)op.size, op.data,
           symbol.size == 0 ? "" : ": @", (int)symbol.size, symbol.size == 0 ? "" : symbol.data);
}

static void note_failure(opt_reproducer *r) {
  const size_t most = sizeof r->running / sizeof *r->running;
  const size_t count = r->running_count < most ? r->running_count : most;
  if (count == 0 || r->failed.pass != NULL) return;
  r->failed = r->running[r->options->local_reproducer ? 0 : count - 1];
  if (r->options->local_reproducer) {
    describe(r, &r->failed);
    return;
  }
  r->message[0] = '[';
  for (size_t i = 0; i < count; i++) describe(r, &r->running[i]);
  const size_t used = strlen(r->message);
  snprintf(r->message + used, sizeof r->message - used, "]");
}

static void after_pass(void *user, mica_pass *pass, mica_op *op, bool has_failed) {
  opt_reproducer *r = user;
  (void)op;
  if (mica_pass_def_of(pass) == NULL) return;
  if (has_failed) note_failure(r);
  if (r->running_count > 0) r->running_count--;
}

// ---- Around a run -------------------------------------------------------------------------------

static bool generate(opt_reproducer *r) {
  take_text(r);
  const bool done = r->text.data != NULL && write_reproducer(r, r->options->generate_reproducer,
                                                             r->text, r->pipeline, false);
  give_text(r);
  return done;
}

bool mica_opt_reproducer_begin(opt_reproducer *r, const opt_options *options,
                               mica_pass_manager *pipeline, mica_op *module) {
  *r = (opt_reproducer){.options = options, .pipeline = pipeline, .module = module};
  if (options->generate_reproducer != NULL && !generate(r)) return false;
  if (options->crash_reproducer == NULL) return true;
  if (!options->local_reproducer) take_text(r);
  const mica_pass_instrument instrument = {
      .before_pass = before_pass, .after_pass = after_pass, .user = r};
  return (options->local_reproducer || r->text.data != NULL) &&
         mica_pass_manager_instrument(pipeline, &instrument);
}

// A pipeline down to where the pass that failed stood. NULL: no memory.
static mica_pass_manager *nest(const mica_op *op, mica_pass_manager **innermost) {
  const mica_op *parent = mica_op_parent(op);
  if (parent == NULL) {
    *innermost = mica_pass_manager_create(mica_op_context(op), mica_op_name_of(op), NULL);
    return *innermost;
  }
  mica_pass_manager *outermost = nest(parent, innermost);
  if (outermost == NULL) return NULL;
  *innermost = mica_pass_manager_nest(*innermost, mica_op_name_of(op));
  return outermost;
}

static bool write_local(const opt_reproducer *r, const char *path) {
  mica_pass_manager *innermost = NULL, *pipeline = nest(r->failed.op, &innermost);
  const mica_pass *pass = r->failed.pass;
  const bool done = innermost != NULL &&
                    mica_pass_manager_add_with(innermost, mica_pass_def_of(pass),
                                               mica_pass_options(pass)) != NULL &&
                    write_reproducer(r, path, r->text, pipeline, r->options->verify_each);
  mica_pass_manager_destroy(pipeline);
  return done;
}

void mica_opt_reproducer_end(opt_reproducer *r) {
  const char *path = r->options->crash_reproducer;
  if (path != NULL && r->failed.pass != NULL && r->text.data != NULL) {
    const bool done = r->options->local_reproducer ? write_local(r, path)
                                                   : write_reproducer(r, path, r->text, r->pipeline,
                                                                      r->options->verify_each);
    mica_diag *diag =
        mica_diag_begin(mica_op_context(r->module), MICA_ERROR, mica_op_loc(r->module),
                        "Failures have been detected while processing an MLIR pass pipeline");
    if (done)
      mica_diag_note(diag, mica_op_loc(r->module),
                     "Pipeline failed while executing %s: reproducer generated at `%s`", r->message,
                     path);
    mica_diag_report(diag);
  }
  give_text(r);
}

// ---- Reading ------------------------------------------------------------------------------------

static int digit_of(char c) {
  static const char digits[] = "0123456789abcdef";
  const char *at = c == '\0' ? NULL : strchr(digits, c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c);
  return at == NULL ? 0 : (int)(at - digits);
}

// What stands between the quotes. The answer is as long as the text at most.
static size_t unquote(mica_str text, char *out) {
  size_t size = 0;
  for (size_t i = 1; i + 1 < text.size; i++) {
    char c = text.data[i];
    if (c == '\\' && i + 2 < text.size) {
      c = text.data[++i];
      if (c != '"' && c != '\\' && i + 2 < text.size)
        c = (char)(digit_of(c) * 16 + digit_of(text.data[++i]));
    }
    out[size++] = c;
  }
  out[size] = '\0';
  return size;
}

mica_str mica_opt_reproducer_pipeline(mica_context *ctx, bool *verify_each) {
  const mica_str owner = MICA_STR("mlir_reproducer"), gone = {NULL, 0};
  const mica_str text = mica_context_external_resource(ctx, owner, MICA_STR("pipeline"));
  if (text.size < 2) return gone;
  char *data = mica_allocate(ctx, text.size + 1);
  if (data == NULL) return gone;
  const size_t size = unquote(text, data);
  *verify_each =
      !mica_str_is(mica_context_external_resource(ctx, owner, MICA_STR("verify_each")), "false");
  mica_context_set_external_resource(ctx, owner, MICA_STR("pipeline"), gone);
  mica_context_set_external_resource(ctx, owner, MICA_STR("verify_each"), gone);
  mica_context_set_external_resource(ctx, owner, MICA_STR("disable_threading"), gone);
  char *exact = mica_reallocate(ctx, data, text.size + 1, size + 1);
  if (exact == NULL) mica_free(ctx, data, text.size + 1);
  return exact == NULL ? gone : (mica_str){exact, size};
}
