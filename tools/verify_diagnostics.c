// Expected messages. One comment announces one message, and reaches to the last `}}` of its line,
// as in MLIR:
//   expected-(error|warning|note|remark)(-re)? *(@[+-]N|@above|@below|@unknown)? *{{...}}
#define _POSIX_C_SOURCE 200809L
#include "verify_diagnostics.h"

#include <stdio.h>
#include <stdlib.h>

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

static char *put_escaped(char *out, const char *text, size_t size) {
  for (size_t i = 0; i < size; i++) {
    if (strchr("()^$|*+?.[]\\{}", text[i]) != NULL && text[i] != '\0') *out++ = '\\';
    *out++ = text[i];
  }
  return out;
}

// What is wrong with a pattern, as LLVM says it.
static const char *pattern_error(int error) {
  switch (error) {
  case REG_ECOLLATE: return "invalid collating element";
  case REG_ECTYPE: return "invalid character class";
  case REG_EESCAPE: return "trailing backslash (\\)";
  case REG_ESUBREG: return "invalid backreference number";
  case REG_EBRACK: return "brackets ([ ]) not balanced";
  case REG_EPAREN: return "parentheses not balanced";
  case REG_EBRACE: return "braces not balanced";
  case REG_BADBR: return "invalid repetition count(s)";
  case REG_ERANGE: return "invalid character range";
  case REG_ESPACE: return "out of memory";
  case REG_BADRPT: return "repetition-operator operand invalid";
  default: return "invalid regular expression";
  }
}

static bool check_pattern(opt_verifier *v, opt_expected *e, const char *pattern) {
  regex_t compiled;
  int error = regcomp(&compiled, pattern, REG_EXTENDED | REG_NOSUB);
  if (error == 0) {
    regfree(&compiled);
    return true;
  }
  char text[80];
  snprintf(text, sizeof text, "invalid regex: %s", pattern_error(error));
  fail_expected(v, e, text);
  return false;
}

// An extended regular expression of the text: literal outside of {{ }}, groups inside. False:
// reported.
static bool build_pattern(opt_verifier *v, opt_expected *e, char *pattern) {
  char *out = pattern;
  size_t at = 0;
  for (size_t open; (open = find_pair(e->text, at, "{{")) != SIZE_MAX;) {
    out = put_escaped(out, e->text.data + at, open - at);
    size_t close = find_pair(e->text, open + 2, "}}");
    if (close == SIZE_MAX) {
      fail_expected(v, e, "found start of regex with no end '}}'");
      return false;
    }
    char *group = out;
    *out++ = '(';
    memcpy(out, e->text.data + open + 2, close - open - 2);
    out += close - open - 2;
    *out = '\0';
    if (!check_pattern(v, e, group + 1)) return false;
    *out++ = ')';
    at = close + 2;
  }
  out = put_escaped(out, e->text.data + at, e->text.size - at);
  *out = '\0';
  return true;
}

// False: no memory.
static bool compile_pattern(opt_verifier *v, opt_expected *e) {
  char *pattern = malloc(2 * e->text.size + 3);
  if (pattern == NULL) return false;
  if (build_pattern(v, e, pattern) && regcomp(&e->pattern, pattern, REG_EXTENDED | REG_NOSUB) != 0)
    fail_expected(v, e, "invalid regex");
  free(pattern);
  return true;
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

bool mica_opt_verifier_init(opt_verifier *v, opt_renderer *renderer, bool only_expected) {
  *v = (opt_verifier){.renderer = renderer, .only_expected = only_expected};
  line_state s = {.line = 1};
  for (mica_str line; (line = mica_opt_source_line(renderer->source, s.line)).data != NULL;
       s.line++)
    if (!read_line(v, line, &s)) return false;
  return true;
}

void mica_opt_verifier_free(opt_verifier *v) {
  for (size_t i = 0; i < v->count; i++)
    if (v->items[i].is_pattern && !v->items[i].broken) regfree(&v->items[i].pattern);
  free(v->items);
}

// ---- Matching -----------------------------------------------------------------------------------

static bool contains(mica_str text, mica_str part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (memcmp(text.data + i, part.data, part.size) == 0) return true;
  return false;
}

// `text` is NUL-terminated.
static bool matches(const opt_expected *e, const char *text, size_t size) {
  if (e->broken) return false;
  if (!e->is_pattern) return contains((mica_str){text, size}, e->text);
  return regexec(&e->pattern, text, 0, NULL, 0) == 0;
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
  char *text = malloc(m->text.size + 1);
  if (text != NULL && line_of(v, ctx, m->loc, &line)) {
    memcpy(text, m->text.data, m->text.size);
    text[m->text.size] = '\0';
    for (size_t i = 0; i < v->count; i++) {
      opt_expected *e = &v->items[i];
      if (e->line != line || !matches(e, text, m->text.size)) continue;
      if (e->severity == m->severity) {
        e->matched = true;
        free(text);
        return;
      }
      near_miss = e;
    }
  }
  free(text);
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
    size_t room = e->text.size + 64;
    char *text = malloc(room);
    v->failed = true;
    if (text == NULL) continue;
    int size = snprintf(text, room, "expected %s \"%.*s\" was not produced",
                        mica_opt_severity_name(e->severity), (int)e->text.size, e->text.data);
    mica_str message = {text, (size_t)size};
    if (e->line == 0) mica_opt_render_unplaced(v->renderer, MICA_ERROR, message);
    else mica_opt_render_at(v->renderer, MICA_ERROR, e->place, message, true);
    free(text);
  }
  return !v->failed;
}
