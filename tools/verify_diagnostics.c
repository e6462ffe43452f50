// Expected messages. One comment announces one message, and reaches to the last `}}` of its line,
// as in MLIR:
//   expected-(error|warning|note|remark)(-re)? *(@[+-]N|@above|@below|@unknown)? *{{...}}
#include "verify_diagnostics.h"

#include <stdio.h>
#include <stdlib.h>

enum {
  LONGEST_TEXT = 1000,        // of an expected message that is shown
  PATTERN_STEPS_MAX = 20000,  // of one expression
};

// A line being read from the left.
typedef struct cursor {
  const char *at, *end;
} cursor;

static bool skip_text(cursor *c, const char *text) {
  size_t size = strlen(text);
  if ((size_t)(c->end - c->at) < size || memcmp(c->at, text, size) != 0) return false;
  c->at += size;
  return true;
}

static void skip_blanks(cursor *c) {
  while (c->at < c->end && *c->at == ' ') c->at++;
}

static bool read_severity(cursor *c, mica_severity *severity) {
  for (*severity = MICA_NOTE;; ++*severity) {
    if (skip_text(c, mica_opt_severity_name(*severity))) return true;
    if (*severity == MICA_ERROR) return false;
  }
}

typedef enum where_kind {
  WHERE_HERE,
  WHERE_OFFSET,
  WHERE_ABOVE,
  WHERE_BELOW,
  WHERE_UNKNOWN
} where_kind;

// `@+1`, `@above`, ... or nothing. False: an `@` with something else.
static bool read_where(cursor *c, where_kind *kind, int64_t *offset) {
  *kind = WHERE_HERE;
  *offset = 0;
  if (!skip_text(c, "@")) return true;
  if (skip_text(c, "above")) *kind = WHERE_ABOVE;
  else if (skip_text(c, "below")) *kind = WHERE_BELOW;
  else if (skip_text(c, "unknown")) *kind = WHERE_UNKNOWN;
  else *kind = WHERE_OFFSET;
  if (*kind != WHERE_OFFSET) return true;
  int sign = skip_text(c, "+") ? 1 : skip_text(c, "-") ? -1 : 0;
  const char *first = c->at;
  for (; c->at < c->end && *c->at >= '0' && *c->at <= '9'; c->at++)
    if (*offset < INT32_MAX) *offset = *offset * 10 + (*c->at - '0');
  *offset *= sign;
  return sign != 0 && c->at != first;
}

// The comment in a line that begins at `c`; false: what stands there is none.
static bool read_expected(cursor c, opt_expected *e, where_kind *kind, int64_t *offset) {
  if (!skip_text(&c, "expected-") || !read_severity(&c, &e->severity)) return false;
  e->is_pattern = skip_text(&c, "-re");
  skip_blanks(&c);
  if (!read_where(&c, kind, offset)) return false;
  skip_blanks(&c);
  if (!skip_text(&c, "{{") || c.end - c.at < 2 || memcmp(c.end - 2, "}}", 2) != 0) return false;
  e->text = (mica_str){c.at, (size_t)(c.end - 2 - c.at)};
  return true;
}

// Finds the first comment of the line. *column: where it begins, from 1.
static bool find_expected(mica_str line, opt_expected *e, where_kind *kind, int64_t *offset) {
  while (line.size != 0 && strchr(" \t\r\v\f", line.data[line.size - 1]) != NULL) line.size--;
  for (size_t i = 0; i + 9 < line.size; i++) {
    if (line.data[i] != 'e') continue;
    if (!read_expected((cursor){line.data + i, line.data + line.size}, e, kind, offset)) continue;
    e->place.column = (uint32_t)i + 1;
    return true;
  }
  return false;
}

// ---- Patterns -----------------------------------------------------------------------------------

static void fail_expected(opt_verifier *v, opt_expected *e, const char *text) {
  mica_opt_render_at(v->renderer, MICA_ERROR, e->place, mica_str_of(text), true);
  e->broken = true;
  v->failed = true;
}

static size_t find_pair(mica_str text, size_t from, const char *pair) {
  for (; from + 2 <= text.size; from++)
    if (memcmp(text.data + from, pair, 2) == 0) return from;
  return SIZE_MAX;
}

// Literal outside of {{ }}, regular expressions inside. False: reported, or no memory.
static bool build_pattern(opt_verifier *v, opt_expected *e) {
  size_t at = 0;
  const char *error = NULL;
  for (size_t open; error == NULL && (open = find_pair(e->text, at, "{{")) != SIZE_MAX;) {
    size_t close = find_pair(e->text, open + 2, "}}");
    if (close == SIZE_MAX) {
      fail_expected(v, e, "found start of regex with no end '}}'");
      return true;
    }
    mica_str before = {e->text.data + at, open - at};
    mica_str regex = {e->text.data + open + 2, close - open - 2};
    error = mica_pattern_add_text(e->pattern, before.data, before.size);
    if (error == NULL) error = mica_pattern_add_regex(e->pattern, regex.data, regex.size);
    at = close + 2;
  }
  mica_str rest = {e->text.data + at, e->text.size - at};
  if (error == NULL) error = mica_pattern_add_text(e->pattern, rest.data, rest.size);
  if (error == NULL) error = mica_pattern_finish(e->pattern);
  if (error == NULL) return true;
  if (error == mica_pattern_no_memory) return false;
  char text[80];
  snprintf(text, sizeof text, "invalid regex: %s", error);
  fail_expected(v, e, text);
  return true;
}

// False: no memory.
static bool compile_pattern(opt_verifier *v, opt_expected *e) {
  e->pattern = mica_pattern_create(PATTERN_STEPS_MAX);
  return e->pattern != NULL && build_pattern(v, e);
}

// ---- Reading the comments -----------------------------------------------------------------------

static bool add(opt_verifier *v, const opt_expected *e) {
  if (v->count == v->capacity) {
    size_t capacity = v->capacity == 0 ? 16 : 2 * v->capacity;
    opt_expected *grown = realloc(v->items, capacity * sizeof *grown);
    if (grown == NULL) return false;
    v->items = grown;
    v->capacity = capacity;
  }
  v->items[v->count++] = *e;
  return true;
}

// What the lines around a comment decide: `above` is the last line without one, `below` the next.
typedef struct line_state {
  uint32_t line, last_plain;
  size_t first_below;  // expectations from here on wait for the next plain line
} line_state;

static bool read_line(opt_verifier *v, mica_str line, line_state *s) {
  opt_expected e = {.place = {v->renderer->source->name, s->line, 0, 0}};
  where_kind kind;
  int64_t offset;
  if (!find_expected(line, &e, &kind, &offset)) {
    for (size_t i = s->first_below; i < v->count; i++)
      if (v->items[i].line == UINT32_MAX) v->items[i].line = s->line;
    s->first_below = v->count;
    s->last_plain = s->line;
    return true;
  }
  e.place.length = (uint32_t)e.text.size;
  e.line = kind == WHERE_UNKNOWN ? 0
           : kind == WHERE_ABOVE ? s->last_plain
           : kind == WHERE_BELOW ? UINT32_MAX
                                 : (uint32_t)((int64_t)s->line + offset);
  if (!add(v, &e)) return false;
  return !e.is_pattern || compile_pattern(v, &v->items[v->count - 1]);
}

// By line, and on one line as they were written: the list stands in one block.
static int compare_lines(const void *a, const void *b) {
  const opt_expected *left = *(opt_expected *const *)a, *right = *(opt_expected *const *)b;
  if (left->line != right->line) return left->line < right->line ? -1 : 1;
  return left < right ? -1 : left > right;
}

static bool sort_by_line(opt_verifier *v) {
  if (v->count == 0) return true;
  v->by_line = malloc(v->count * sizeof *v->by_line);
  if (v->by_line == NULL) return false;
  for (size_t i = 0; i < v->count; i++) v->by_line[i] = &v->items[i];
  qsort(v->by_line, v->count, sizeof *v->by_line, compare_lines);
  return true;
}

bool mica_opt_verifier_init(opt_verifier *v, opt_renderer *renderer, bool only_expected) {
  *v = (opt_verifier){.renderer = renderer, .only_expected = only_expected};
  line_state s = {.line = 1};
  for (mica_str line; (line = mica_opt_source_line(renderer->source, s.line)).data != NULL;
       s.line++)
    if (!read_line(v, line, &s)) return false;
  return sort_by_line(v);
}

void mica_opt_verifier_free(opt_verifier *v) {
  for (size_t i = 0; i < v->count; i++) mica_pattern_destroy(v->items[i].pattern);
  free(v->items);
  free(v->by_line);
}

// ---- Matching -----------------------------------------------------------------------------------

static bool contains(mica_str text, mica_str part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (memcmp(text.data + i, part.data, part.size) == 0) return true;
  return false;
}

static bool matches(const opt_expected *e, mica_str text) {
  if (e->broken) return false;
  if (!e->is_pattern) return contains(text, e->text);
  uint64_t work = UINT64_MAX;  // messages are short
  return mica_pattern_match(e->pattern, text.data, text.size, &work) == MICA_PATTERN_MATCH;
}

// The first of those that a message on the line may meet.
static size_t first_on_line(const opt_verifier *v, uint32_t line) {
  size_t low = 0, high = v->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (v->by_line[middle]->line < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

static void report_unexpected(opt_verifier *v, mica_context *ctx, const mica_message *m) {
  size_t room = m->text.size + 32;
  char *text = malloc(room);
  v->failed = true;
  if (text == NULL) return;
  int size = snprintf(text, room, "unexpected %s: %.*s", mica_opt_severity_name(m->severity),
                      (int)m->text.size, m->text.data);
  mica_opt_render(v->renderer, ctx, MICA_ERROR, m->loc, (mica_str){text, (size_t)size}, true);
  free(text);
}

static void report_near_miss(opt_verifier *v, opt_expected *e, mica_severity severity) {
  char text[128];
  int size = snprintf(text, sizeof text, "'%s' diagnostic emitted when expecting a '%s'",
                      mica_opt_severity_name(severity), mica_opt_severity_name(e->severity));
  opt_place place = e->place;
  place.length = 0;
  mica_opt_render_at(v->renderer, MICA_ERROR, place, (mica_str){text, (size_t)size}, true);
  v->failed = true;
}

// The line that a message is expected on; false: no comment can announce it.
static bool line_of(const opt_verifier *v, const mica_context *ctx, mica_loc loc, uint32_t *line) {
  opt_place place;
  *line = 0;
  if (!mica_opt_find_file_position(ctx, loc, &place)) return true;
  *line = place.line;
  return place.line != 0 && mica_str_equal(place.file, v->renderer->source->name);
}

static void process(opt_verifier *v, mica_context *ctx, const mica_message *m) {
  uint32_t line;
  opt_expected *near_miss = NULL;
  if (line_of(v, ctx, m->loc, &line)) {
    for (size_t i = first_on_line(v, line); i < v->count && v->by_line[i]->line == line; i++) {
      opt_expected *e = v->by_line[i];
      if (!matches(e, m->text)) continue;
      if (e->severity == m->severity) {
        e->matched = true;
        return;
      }
      near_miss = e;
    }
  }
  if (v->only_expected) return;
  if (near_miss != NULL) report_near_miss(v, near_miss, m->severity);
  else report_unexpected(v, ctx, m);
}

void mica_opt_verify_handler(void *user, mica_context *ctx, const mica_message *message,
                             const mica_message *notes, size_t note_count) {
  process(user, ctx, message);
  for (size_t i = 0; i < note_count; i++) process(user, ctx, &notes[i]);
}

bool mica_opt_verifier_finish(opt_verifier *v) {
  for (size_t i = 0; i < v->count; i++) {
    const opt_expected *e = &v->items[i];
    if (e->matched || e->broken) continue;
    char text[LONGEST_TEXT + 64];
    bool is_cut = e->text.size > LONGEST_TEXT;
    int size = snprintf(text, sizeof text, "expected %s \"%.*s%s\" was not produced",
                        mica_opt_severity_name(e->severity),
                        is_cut ? LONGEST_TEXT : (int)e->text.size, e->text.data, is_cut ? "…" : "");
    mica_str message = {text, (size_t)size};
    v->failed = true;
    if (e->line == 0) mica_opt_render_unplaced(v->renderer, MICA_ERROR, message);
    else mica_opt_render_at(v->renderer, MICA_ERROR, e->place, message, true);
  }
  return !v->failed;
}
