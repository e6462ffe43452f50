// The log of actions, a line where one begins and one where it ends, and their profile, as mlir-opt
// writes them. Called by opt.c; owns the files.
#define _DEFAULT_SOURCE
#include "opt_actions.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/posix.h"

#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/location.h"

// ---- What an action is done to ------------------------------------------------------------------

// Without the newline at the end.
static void put_op(const opt_actions *a, const mica_op *op) {
  const mica_print_options options = {.local_scope = true, .skip_regions = true};
  const mica_str text = mica_op_to_text(op, &options);
  if (text.data == NULL) return;
  const bool has_end = text.size > 0 && text.data[text.size - 1] == '\n';
  fwrite(text.data, 1, text.size - has_end, a->log);
  mica_free(a->context, (char *)(uintptr_t)text.data, text.size + 1);
}

static void put_units(const opt_actions *a, const mica_action *action) {
  fputs(" (", a->log);
  if (action->region != NULL)
    fprintf(a->log, "Region #%zu for op ", mica_region_index(action->region));
  put_op(a, action->op);
  fputc(')', a->log);
}

// ---- Which are logged ---------------------------------------------------------------------------

// "file", "file:line" or "file:line:column"; -1: any.
typedef struct place {
  mica_str file;
  int64_t line, column;
} place;

// Takes ":N" off the end. False: there is none.
static bool take_number(mica_str *text, int64_t *number) {
  size_t at = text->size;
  while (at > 0 && text->data[at - 1] >= '0' && text->data[at - 1] <= '9') at--;
  if (at == text->size || at == 0 || text->data[at - 1] != ':') return false;
  *number = strtoll(text->data + at, NULL, 10);
  text->size = at - 1;
  return true;
}

static place read_place(mica_str text) {
  place p = {text, -1, -1};
  if (!take_number(&p.file, &p.line)) return p;
  p.column = p.line;
  if (!take_number(&p.file, &p.line)) {
    p.line = p.column;
    p.column = -1;
  }
  return p;
}

static bool is_at(const place *p, mica_file_range range) {
  return mica_str_equal(p->file, range.file) && (p->line < 0 || p->line == range.line) &&
         (p->column < 0 || p->column == range.column);
}

static bool is_named(const char *filter, mica_file_range range) {
  for (const char *at = filter;; at++) {
    const mica_str text = {at, strcspn(at, ",")};
    const place p = read_place(text);
    if (is_at(&p, range)) return true;
    at += text.size;
    if (*at == '\0') return false;
  }
}

static mica_part_walk look_at(void *user, const mica_attr *attr) {
  const opt_actions *a = user;
  if (!mica_attr_is_location(attr)) return MICA_PARTS_ON;
  const mica_loc loc = mica_attr_location_value(attr);
  const bool is_wanted = mica_loc_kind_of(loc) == MICA_LOC_FILE &&
                         is_named(a->options->log_actions_filter, mica_loc_range(a->context, loc));
  return is_wanted ? MICA_PARTS_STOP : MICA_PARTS_ON;
}

static bool is_logged(opt_actions *a, const mica_action *action) {
  if (a->options->log_actions_filter == NULL) return true;
  const mica_attr *loc = mica_attr_location(a->context, mica_op_loc(action->op));
  const mica_part_visitor visitor = {.user = a, .attr = look_at};
  return loc != NULL && !mica_attr_walk(loc, &visitor);
}

// ---- The log ------------------------------------------------------------------------------------

static void put_what(FILE *to, const mica_action *action) {
  const char *tag = mica_action_tag(action->kind);
  const mica_str op = mica_op_name_of(action->op);
  mica_str name = action->name;
  switch (action->kind) {
  case MICA_ACTION_PASS:
    if (name.data == NULL) name = MICA_STR("mlir::detail::OpToOpPassAdaptor");
    fprintf(to, "`%s` running `%.*s` on Operation `%.*s`", tag, (int)name.size, name.data,
            (int)op.size, op.data);
    return;
  case MICA_ACTION_ROUND: fprintf(to, "%s(%llu)", tag, (unsigned long long)action->round); return;
  case MICA_ACTION_PATTERN:
    fprintf(to, "`%s pattern: %.*s", tag, (int)name.size, name.data);
    return;
  case MICA_ACTION_WALK:
  case MICA_ACTION_CONVERSION: fputs(tag, to); return;
  }
}

static void log_begin(const opt_actions *a, const mica_action *action) {
  fprintf(a->log, "[thread %s] begins (no breakpoint) Action ", a->options->program);
  put_what(a->log, action);
  put_units(a, action);
  fputs("`\n", a->log);
}

static void log_end(const opt_actions *a, const mica_action *action) {
  fprintf(a->log, "[thread %s] completed `%s`\n", a->options->program,
          mica_action_tag(action->kind));
  if (action->kind == MICA_ACTION_PASS) fflush(a->log);  // before what is printed then
}

// ---- The profile --------------------------------------------------------------------------------
// Events of Chrome's Trace Event Format, in microseconds since the program opened the file.

static double now(void) {
  struct timespec t;
  if (timespec_get(&t, TIME_UTC) == 0) return 0;
  return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void put_event(opt_actions *a, const mica_action *action, char phase) {
  fprintf(a->profile,
          "%s{\"name\": \"%s\", \"cat\": \"PERF\", \"ph\": \"%c\", \"pid\": 0, \"tid\": 1, "
          "\"ts\": %.0f",
          a->has_events ? ",\n" : "", mica_action_tag(action->kind), phase, now() - a->opened);
  a->has_events = true;
}

static void profile_begin(opt_actions *a, const mica_action *action) {
  put_event(a, action, 'B');
  fputs(", \"args\": {\"desc\": \"", a->profile);
  put_what(a->profile, action);
  fputs("\"}}", a->profile);
}

static void profile_end(opt_actions *a, const mica_action *action) {
  put_event(a, action, 'E');
  fputc('}', a->profile);
}

// ---- Watching -----------------------------------------------------------------------------------

// Actions are inside of each other: a bit for each tells whether its end is logged.
enum { DEPTH_MAX = 64 };

static bool begin(void *user, const mica_action *action) {
  opt_actions *a = user;
  const bool logged = a->log != NULL && a->depth < DEPTH_MAX && is_logged(a, action);
  if (logged) log_begin(a, action);
  if (a->profile != NULL) profile_begin(a, action);
  if (!logged && a->profile == NULL) return false;
  if (a->depth++ < DEPTH_MAX) a->logged = a->logged << 1 | (uint64_t)logged;
  return true;
}

static void end(void *user, const mica_action *action) {
  opt_actions *a = user;
  bool logged = false;
  if (--a->depth < DEPTH_MAX) {
    logged = (a->logged & 1) != 0;
    a->logged >>= 1;
  }
  if (logged) log_end(a, action);
  if (a->profile != NULL) profile_end(a, action);
}

// ---- The files ----------------------------------------------------------------------------------

static bool cant_write(const opt_options *o, const char *what, const char *path) {
  fprintf(stderr, "%s: error: cannot write %s of actions '%s': %s\n", o->program, what, path,
          strerror(errno));
  return false;
}

// A place without a file is none.
static bool has_places(const opt_options *o) {
  const char *filter = o->log_actions_filter;
  for (const char *at = filter; at != NULL;) {
    const size_t size = strcspn(at, ",");
    if (read_place((mica_str){at, size}).file.size == 0) {
      fprintf(stderr, "%s: error: invalid location filter: '%s'\n", o->program, filter);
      return false;
    }
    at = at[size] == '\0' ? NULL : at + size + 1;
  }
  return true;
}

// `path` NULL or "": none. False: a message was printed.
static bool open_file(const opt_options *o, const char *what, const char *path, FILE **file) {
  if (path == NULL || *path == '\0') return true;
  *file = strcmp(path, "-") == 0 ? stdout : fopen(path, "w");
  return *file != NULL || cant_write(o, what, path);
}

static bool close_file(const opt_options *o, const char *what, const char *path, FILE *file) {
  if (file == NULL) return true;
  bool done = fflush(file) == 0 && ferror(file) == 0;
  if (file != stdout && fclose(file) != 0) done = false;
  return done || cant_write(o, what, path);
}

bool mica_opt_actions_open(opt_actions *a, const opt_options *o) {
  *a = (opt_actions){.options = o, .opened = now()};
  if (!has_places(o) || !open_file(o, "log", o->log_actions_to, &a->log) ||
      !open_file(o, "profile", o->profile_actions_to, &a->profile))
    return false;
  if (a->profile != NULL) fputc('[', a->profile);
  return true;
}

void mica_opt_actions_watch(opt_actions *a, mica_context *ctx) {
  if (a->log == NULL && a->profile == NULL) return;
  a->context = ctx;
  a->handler = (mica_action_handler){begin, end, a};
  mica_context_set_action_handler(ctx, &a->handler);
}

bool mica_opt_actions_close(opt_actions *a) {
  if (a->profile != NULL) fputc(']', a->profile);
  const bool logged = close_file(a->options, "log", a->options->log_actions_to, a->log);
  return close_file(a->options, "profile", a->options->profile_actions_to, a->profile) && logged;
}
