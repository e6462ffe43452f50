// The template mechanism: holes are filled, many-line values indented.
#include "emit/template.h"

#include <assert.h>
#include <string.h>

#include "base/c_text.h"
#include "base/names.h"

// ---- Values of holes ----------------------------------------------------------------------------

const char *template_quoted(arena *a, text string) {
  buffer b = arena_draft(a);
  text_to_c_literal(&b, string);
  return arena_keep(a, &b).data;
}

const char *template_join(arena *a, const char *const *items, size_t count, const char *between) {
  buffer b = arena_draft(a);
  for (size_t i = 0; i < count; i++) {
    if (i > 0) buffer_string(&b, between);
    buffer_string(&b, items[i]);
  }
  return arena_keep(a, &b).data;
}

const char *template_substitute(arena *a, const char *expression,
                                const template_hole *placeholders) {
  buffer b = arena_draft(a);
  for (const char *at = expression;;) {
    size_t plain = strcspn(at, "$"), size = 0;
    buffer_append(&b, at, plain);
    at += plain;
    if (*at == '\0') break;
    for (const template_hole *h = placeholders; h->name != NULL && size == 0; h++) {
      if (!name_stands_at(at, h->name)) continue;
      assert(h->value != NULL);
      size = strlen(h->name);
      buffer_string(&b, h->value);
    }
    if (size == 0) buffer_char(&b, *at++);
    at += size;
  }
  return arena_keep(a, &b).data;
}

// ---- Holes --------------------------------------------------------------------------------------

static const char *hole_value(const template_hole *holes, const char *name, size_t size) {
  for (const template_hole *h = holes; h != NULL && h->name != NULL; h++) {
    if (h->name[0] != name[0] || strncmp(h->name, name, size) != 0 || h->name[size] != '\0')
      continue;
    assert(h->value != NULL && "a hole without a value");
    return h->value;
  }
  assert(false && "a hole that nobody fills");
  return "";
}

// One line being filled in.
typedef struct line {
  buffer *to;
  size_t start;  // in `to`
  bool has_hole, has_text;
  template_kind kind;
  bool in_comment, in_string;  // of the template's own C
} line;

static size_t indent_of_line(const line *l) {
  size_t indent = 0;
  while (l->start + indent < l->to->size && l->to->data[l->start + indent] == ' ') indent++;
  return indent;
}

// Lines of a value after its first are indented like the line that the hole stands in.
static void append_lines(line *l, const char *value, size_t size) {
  if (memchr(value, '\n', size) == NULL) {
    buffer_append(l->to, value, size);
    return;
  }
  size_t indent = indent_of_line(l);
  for (const char *at = value, *end = value + size; at < end;) {
    const char *line_end = memchr(at, '\n', (size_t)(end - at));
    const char *next = line_end == NULL ? end : line_end + 1;
    buffer_append(l->to, at, (size_t)(next - at));
    bool next_has_text = next < end && *next != '\n' && *next != '#';
    for (size_t j = 0; next_has_text && j < indent; j++) buffer_char(l->to, ' ');
    at = next;
  }
}

static void append_value(line *l, const char *value) {
  size_t size = strlen(value);
  while (size > 0 && value[size - 1] == '\n') size--;
  if (l->in_comment) text_to_c_comment(l->to, (text){value, size});
  else if (l->in_string) text_to_c_string(l->to, (text){value, size});
  else append_lines(l, value, size);
  l->has_hole = true;
  if (size > 0) l->has_text = true;
}

static bool is_blank(const char *at, size_t size) {
  while (size > 0 && at[size - 1] == ' ') size--;
  return size == 0;
}

// How much of the template's own text says nothing about strings, comments and holes.
static size_t ordinary_size(const char *at) { return strcspn(at, "$\n\"/\\"); }

// What isn't ordinary and no hole: whether a string or a comment begins or ends with it.
static size_t follow(line *l, const char *at) {
  if (l->kind != TEMPLATE_C || l->in_comment) return 1;
  if (*at == '"') l->in_string = !l->in_string;
  if (*at == '/' && !l->in_string) l->in_comment = at[1] == '/';
  return *at == '\\' && l->in_string && (at[1] == '"' || at[1] == '\\') ? 2 : 1;
}

static const char *append_own(line *l, const char *at) {
  size_t size = ordinary_size(at);
  if (size == 0) size = follow(l, at);
  l->has_text = l->has_text || !is_blank(at, size);
  buffer_append(l->to, at, size);
  return at + size;
}

// Fills the holes of the line that begins at `at`; answers where the next one begins.
static const char *fill_line(line *l, const char *at, const template_hole *holes) {
  while (*at != '\0' && *at != '\n') {
    if (at[0] == '$' && at[1] == '{') {
      const char *end = strchr(at, '}');
      assert(end != NULL);
      append_value(l, hole_value(holes, at + 2, (size_t)(end - at) - 2));
      at = end + 1;
    } else {
      at = append_own(l, at);
    }
  }
  if (l->has_hole && !l->has_text) l->to->size = l->start;
  else if (*at == '\n') buffer_char(l->to, '\n');
  return *at == '\n' ? at + 1 : at;
}

void template_fill(buffer *to, const char *pattern, const template_hole *holes,
                   template_kind kind) {
  for (const char *at = pattern; *at != '\0';) {
    line l = {.to = to, .start = to->size, .kind = kind};
    at = fill_line(&l, at, holes);
  }
}

const char *template_filled(arena *a, const char *pattern, const template_hole *holes,
                            template_kind kind) {
  buffer filled = arena_draft(a);
  template_fill(&filled, pattern, holes, kind);
  return arena_keep(a, &filled).data;
}
