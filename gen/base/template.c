// The template mechanism: holes are filled, many-line values indented.
#include "base/template.h"

#include <assert.h>
#include <string.h>

#include "base/names.h"

// ---- Values of holes ----------------------------------------------------------------------------

static void append_escaped(buffer *to, char c) {
  if (c == '"' || c == '\\') buffer_printf(to, "\\%c", c);
  else if (c == '\n') buffer_string(to, "\\n");
  else if (c == '\t') buffer_string(to, "\\t");
  else if ((unsigned char)c < ' ' || c == 0x7f) buffer_printf(to, "\\%03o", (unsigned)c & 0xffu);
  else buffer_char(to, c);
}

const char *template_quoted(arena *a, text string) {
  buffer b = {0};
  buffer_char(&b, '"');
  for (size_t i = 0; i < string.size; i++) append_escaped(&b, string.data[i]);
  buffer_char(&b, '"');
  return arena_keep(a, &b).data;
}

const char *template_join(arena *a, const char *const *items, size_t count, const char *between) {
  buffer b = {0};
  for (size_t i = 0; i < count; i++) {
    if (i > 0) buffer_string(&b, between);
    buffer_string(&b, items[i]);
  }
  return arena_keep(a, &b).data;
}

const char *template_substitute(arena *a, const char *expression,
                                const template_hole *placeholders) {
  buffer b = {0};
  for (const char *at = expression; *at != '\0';) {
    size_t size = 0;
    for (const template_hole *h = placeholders; h->name != NULL && size == 0; h++) {
      if (!name_stands_at(at, h->name)) continue;
      assert(h->value != NULL);
      size = strlen(h->name);
      buffer_string(&b, h->value);
    }
    if (size == 0) buffer_char(&b, *at);
    at += size == 0 ? 1 : size;
  }
  return arena_keep(a, &b).data;
}

// ---- Holes --------------------------------------------------------------------------------------

static const char *hole_value(const template_hole *holes, const char *name, size_t size) {
  for (const template_hole *h = holes; h != NULL && h->name != NULL; h++)
    if (strncmp(h->name, name, size) == 0 && h->name[size] == '\0') {
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
} line;

static size_t indent_of_line(const line *l) {
  size_t indent = 0;
  while (l->start + indent < l->to->size && l->to->data[l->start + indent] == ' ') indent++;
  return indent;
}

// Lines of a value after its first are indented like the line that the hole stands in.
static void append_value(line *l, const char *value) {
  size_t size = strlen(value);
  size_t indent = indent_of_line(l);
  while (size > 0 && value[size - 1] == '\n') size--;
  for (const char *at = value, *end = value + size; at < end;) {
    const char *line_end = memchr(at, '\n', (size_t)(end - at));
    const char *next = line_end == NULL ? end : line_end + 1;
    buffer_append(l->to, at, (size_t)(next - at));
    bool next_has_text = next < end && *next != '\n' && *next != '#';
    for (size_t j = 0; next_has_text && j < indent; j++) buffer_char(l->to, ' ');
    at = next;
  }
  l->has_hole = true;
  if (size > 0) l->has_text = true;
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
      size_t size = 1 + strcspn(at + 1, "$\n");
      l->has_text = l->has_text || strspn(at, " ") < size;
      buffer_append(l->to, at, size);
      at += size;
    }
  }
  if (l->has_hole && !l->has_text) l->to->size = l->start;
  else if (*at == '\n') buffer_char(l->to, '\n');
  return *at == '\n' ? at + 1 : at;
}

void template_fill(buffer *to, const char *pattern, const template_hole *holes) {
  for (const char *at = pattern; *at != '\0';) {
    line l = {to, to->size, false, false};
    at = fill_line(&l, at, holes);
  }
}

const char *template_filled(arena *a, const char *pattern, const template_hole *holes) {
  buffer filled = {0};
  template_fill(&filled, pattern, holes);
  return arena_keep(a, &filled).data;
}
