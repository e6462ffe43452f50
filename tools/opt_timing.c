// Timers and their report, laid out as mlir-opt does: as a tree, or as a list of names with the
// longest first; as text or as JSON. Owns its timers. Cost of a timer: the number of its parent's.
#define _DEFAULT_SOURCE
#include "opt_timing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/posix.h"

#include "mica/context.h"

static double now(void) {
  struct timespec t;
  if (timespec_get(&t, TIME_UTC) == 0) return 0;
  return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

// ---- Timers -------------------------------------------------------------------------------------

static bool grow(opt_timing *t) {
  if (t->count < t->capacity) return true;
  const size_t capacity = 2 * t->capacity + 16;
  opt_timer *grown =
      mica_reallocate(t->context, t->timers, t->capacity * sizeof *grown, capacity * sizeof *grown);
  if (grown == NULL) return false;
  t->timers = grown;
  t->capacity = capacity;
  return true;
}

// 0: no memory; the first one is 0 as well.
static size_t add_timer(opt_timing *t, const void *id, mica_str name) {
  char *copy = mica_allocate(t->context, name.size + 1);
  if (copy == NULL || !grow(t)) {
    mica_free(t->context, copy, name.size + 1);
    return 0;
  }
  memcpy(copy, name.data, name.size);
  copy[name.size] = '\0';
  t->timers[t->count] = (opt_timer){.name = {copy, name.size}, .id = id};
  return t->count++;
}

static size_t child(opt_timing *t, size_t parent, const void *id, mica_str name) {
  size_t found = t->timers[parent].first;
  while (found != 0 && t->timers[found].id != id) found = t->timers[found].next;
  if (found != 0) return found;
  const size_t added = add_timer(t, id, name);
  if (added == 0) return 0;
  opt_timer *p = &t->timers[parent];
  if (p->last != 0) t->timers[p->last].next = added;
  else p->first = added;
  p->last = added;
  return added;
}

// NULL: no memory.
static opt_timer *begin(opt_timing *t, size_t parent, const void *id, mica_str name) {
  const size_t timer = t->count == 0 || t->lost != 0 ? 0 : child(t, parent, id, name);
  if (timer == 0) {
    t->lost++;
    return NULL;
  }
  opt_timer *begun = &t->timers[timer];
  begun->resumed = t->current;
  begun->started = now();
  t->current = timer;
  return begun;
}

void mica_opt_timing_start(opt_timing *t, mica_context *ctx) {
  *t = (opt_timing){.context = ctx};
  (void)add_timer(t, NULL, MICA_STR("root"));
  if (t->count != 0) t->timers[0].started = now();
}

void mica_opt_timing_begin(opt_timing *t, const char *name) {
  if (t->context != NULL) (void)begin(t, t->current, name, mica_str_of(name));
}

void mica_opt_timing_end(opt_timing *t) {
  if (t->context == NULL) return;
  if (t->lost != 0) {
    t->lost--;
    return;
  }
  opt_timer *ended = &t->timers[t->current];
  ended->seconds += now() - ended->started;
  t->current = ended->resumed;
}

// ---- Passes -------------------------------------------------------------------------------------

enum { NAME_SIZE = 200 };  // longer ones are cut

static void begin_named(opt_timing *t, size_t parent, const void *id, const char *before,
                        mica_str name, const char *after) {
  char text[NAME_SIZE];
  snprintf(text, sizeof text, "%s%.*s%s", before, (int)name.size, name.data, after);
  (void)begin(t, parent, id, mica_str_of(text));
}

static void begin_collection(opt_timing *t, const mica_pass *pass) {
  char text[NAME_SIZE] = "Pipeline Collection : [";
  const char *between = "'";
  for (const mica_pass_manager *p = mica_pass_nested(pass); p != NULL;
       p = mica_pass_manager_next(p)) {
    const mica_str anchor = mica_pass_manager_anchor(p);
    const size_t used = strlen(text);
    snprintf(text + used, sizeof text - used, "%s%.*s'", between, (int)anchor.size, anchor.data);
    between = ", '";
  }
  const size_t used = strlen(text);
  snprintf(text + used, sizeof text - used, "]");
  opt_timer *begun = begin(t, t->current, pass, mica_str_of(text));
  if (begun != NULL) begun->is_hidden = true;
}

static void before_pass(void *user, mica_pass *pass, mica_op *op) {
  opt_timing *t = user;
  (void)op;
  if (mica_pass_def_of(pass) == NULL) {
    begin_collection(t, pass);
    return;
  }
  opt_timer *begun = begin(t, t->current, pass, mica_pass_name(pass));
  if (begun != NULL) begun->is_pass = true;
}

static void after_pass(void *user, mica_pass *pass, mica_op *op, bool has_failed) {
  (void)pass, (void)op, (void)has_failed;
  mica_opt_timing_end(user);
}

// The one that a pass runs by itself stands beside all that is known before.
static void before_pipeline(void *user, const mica_pass_manager *pipeline, const mica_op *op) {
  opt_timing *t = user;
  (void)op;
  if (pipeline == t->pipeline) return;
  const bool is_own = t->count != 0 && t->timers[t->current].is_pass;
  begin_named(t, is_own ? 0 : t->current, pipeline, "'", mica_pass_manager_anchor(pipeline),
              "' Pipeline");
}

static void after_pipeline(void *user, const mica_pass_manager *pipeline, const mica_op *op) {
  opt_timing *t = user;
  (void)op;
  if (pipeline != t->pipeline) mica_opt_timing_end(t);
}

static void before_analysis(void *user, const mica_analysis_def *analysis, const mica_op *op) {
  opt_timing *t = user;
  (void)op;
  begin_named(t, t->current, analysis, "(A) ", mica_str_of(analysis->name), "");
}

static void after_analysis(void *user, const mica_analysis_def *analysis, const mica_op *op) {
  (void)analysis, (void)op;
  mica_opt_timing_end(user);
}

bool mica_opt_timing_watch(opt_timing *t, mica_pass_manager *pipeline) {
  const mica_pass_instrument instrument = {.before_pipeline = before_pipeline,
                                           .after_pipeline = after_pipeline,
                                           .before_pass = before_pass,
                                           .after_pass = after_pass,
                                           .before_analysis = before_analysis,
                                           .after_analysis = after_analysis,
                                           .user = t};
  t->pipeline = pipeline;
  return t->context == NULL || mica_pass_manager_instrument(pipeline, &instrument);
}

// ---- The report ---------------------------------------------------------------------------------

typedef struct report {
  const opt_timing *timing;
  double total;
  bool is_json;
} report;

static void put_time(const report *r, double seconds, int indent, const char *name,
                     const char *after) {
  const double percentage = r->total > 0 ? 100 * seconds / r->total : 0;
  if (r->is_json)
    fprintf(stderr,
            "%*s{\"wall\": {\"duration\": %8.4f, \"percentage\": %5.1f}, \"name\": \"%s\"%s",
            indent, "", seconds, percentage, name, after);
  else fprintf(stderr, "  %8.4f (%5.1f%%)  %*s%s\n", seconds, percentage, indent, "", name);
}

// Goes down to the first child, along to the next one, and up where there is none; `parents` has
// room for all timers.
static void put_tree(const report *r, size_t *parents) {
  const opt_timer *timers = r->timing->timers;
  size_t depth = 0, at = timers[0].first;
  int indent = 0;
  while (at != 0 || depth > 0) {
    if (at == 0) {
      at = parents[--depth];
      if (!timers[at].is_hidden) indent -= 2;
      if (r->is_json && !timers[at].is_hidden) fprintf(stderr, "%*s{}]},\n", indent, "");
      at = timers[at].next;
      continue;
    }
    if (!timers[at].is_hidden) {
      put_time(r, timers[at].seconds, indent, timers[at].name.data, ", \"passes\": [\n");
      indent += 2;
    }
    parents[depth++] = at;
    at = timers[at].first;
  }
}

typedef struct entry {
  mica_str name;
  double seconds;
  size_t order;
} entry;

static int by_name(const void *a, const void *b) {
  const entry *one = a, *other = b;
  const int order = strcmp(one->name.data, other->name.data);
  if (order != 0) return order;
  return one->order < other->order ? -1 : one->order > other->order;
}

static int by_time(const void *a, const void *b) {
  const entry *one = a, *other = b;
  if (one->seconds != other->seconds) return one->seconds > other->seconds ? -1 : 1;
  return one->order < other->order ? -1 : one->order > other->order;
}

// Those of one name become one, with the order of the first. Answers how many are left.
static size_t merge(entry *entries, size_t count) {
  size_t kept = 0;
  qsort(entries, count, sizeof *entries, by_name);
  for (size_t i = 0; i < count; i++) {
    if (kept > 0 && mica_str_equal(entries[kept - 1].name, entries[i].name))
      entries[kept - 1].seconds += entries[i].seconds;
    else entries[kept++] = entries[i];
  }
  return kept;
}

static void put_list(const report *r, entry *entries) {
  const opt_timing *t = r->timing;
  for (size_t i = 0; i < t->count; i++)
    entries[i] = (entry){t->timers[i].name, t->timers[i].seconds, i};
  const size_t count = merge(entries, t->count);
  qsort(entries, count, sizeof *entries, by_time);
  for (size_t i = 0; i < count; i++)
    put_time(r, entries[i].seconds, 0, entries[i].name.data, "},\n");
}

static double rest(const opt_timing *t) {
  double seconds = t->timers[0].seconds;
  for (size_t i = t->timers[0].first; i != 0; i = t->timers[i].next)
    seconds -= t->timers[i].seconds;
  return seconds;
}

static void put_head(const report *r) {
  static const char line[] =
      "===-------------------------------------------------------------------------===\n";
  if (r->is_json) {
    fputs("[\n", stderr);
    return;
  }
  fprintf(stderr, "%s                         ... Execution time report ...\n%s", line, line);
  fprintf(stderr, "  Total Execution Time: %.4f seconds\n\n", r->total);
  fputs("  ----Wall Time----  ----Name----\n", stderr);
}

static void put_report(const report *r, bool is_list, void *room) {
  put_head(r);
  if (is_list) put_list(r, room);
  else put_tree(r, room);
  put_time(r, rest(r->timing), 0, "Rest", "},\n");
  put_time(r, r->total, 0, "Total", "}\n");
  if (r->is_json) fputs("]\n", stderr);
}

void mica_opt_timing_finish(opt_timing *t, const opt_options *o) {
  mica_context *ctx = t->context;
  if (ctx == NULL) return;
  if (t->count != 0) {
    t->timers[0].seconds = now() - t->timers[0].started;
    const report r = {t, t->timers[0].seconds, o->timing_as_json};
    const size_t bytes = t->count * sizeof(entry);
    void *room = mica_allocate(ctx, bytes);
    if (room != NULL) put_report(&r, o->timing_as_list, room);
    mica_free(ctx, room, bytes);
  }
  for (size_t i = 0; i < t->count; i++)
    mica_free(ctx, (char *)(uintptr_t)t->timers[i].name.data, t->timers[i].name.size + 1);
  mica_free(ctx, t->timers, t->capacity * sizeof *t->timers);
  *t = (opt_timing){0};
}
