// The template mechanism: holes are filled, many-line values indented, long lines broken.
// Called by every emitter. Output is appended to the emitter's buffer; values live in the arena.
#include "emit/emit.h"

#include <assert.h>
#include <string.h>

#include "base/line_break.h"
#include "base/names.h"

// ---- Values of holes ----------------------------------------------------------------------------

const char *emit_format(emitter *e, const char *format, ...) {
  buffer b = {0};
  va_list args;
  va_start(args, format);
  buffer_format_list(&b, format, args);
  va_end(args);
  const char *result = arena_text(e->memory, buffer_as_text(&b)).data;
  buffer_free(&b);
  return result;
}

const char *emit_size(emitter *e, size_t value) { return emit_format(e, "%zu", value); }

const char *emit_int(emitter *e, int64_t value) {
  buffer b = {0};
  buffer_integer(&b, value);
  const char *result = arena_text(e->memory, buffer_as_text(&b)).data;
  buffer_free(&b);
  return result;
}

static void append_escaped(buffer *to, char c) {
  if (c == '"' || c == '\\') buffer_format(to, "\\%c", c);
  else if (c == '\n') buffer_string(to, "\\n");
  else if (c == '\t') buffer_string(to, "\\t");
  else if ((unsigned char)c < ' ' || c == 0x7f) buffer_format(to, "\\%03o", (unsigned)c & 0xffu);
  else buffer_char(to, c);
}

const char *emit_quoted_text(emitter *e, text string) {
  buffer b = {0};
  buffer_char(&b, '"');
  for (size_t i = 0; i < string.size; i++) append_escaped(&b, string.data[i]);
  buffer_char(&b, '"');
  const char *result = arena_text(e->memory, buffer_as_text(&b)).data;
  buffer_free(&b);
  return result;
}

const char *emit_quoted(emitter *e, const char *string) {
  return emit_quoted_text(e, text_of(string));
}

const char *emit_quoted_or_null(emitter *e, const char *string) {
  return string == NULL ? "NULL" : emit_quoted(e, string);
}

const char *emit_upper(emitter *e, const char *name) {
  return name_upper(e->memory, text_of(name));
}

const char *emit_join(emitter *e, const char *const *items, size_t count, const char *between) {
  buffer b = {0};
  for (size_t i = 0; i < count; i++) {
    if (i > 0) buffer_string(&b, between);
    buffer_string(&b, items[i]);
  }
  const char *result = arena_text(e->memory, buffer_as_text(&b)).data;
  buffer_free(&b);
  return result;
}

const char *emit_substitute(emitter *e, const char *expression, const emit_hole *placeholders) {
  buffer b = {0};
  for (const char *at = expression; *at != '\0';) {
    size_t size = 0;
    for (const emit_hole *h = placeholders; h->name != NULL && size == 0; h++) {
      if (!name_stands_at(at, h->name)) continue;
      assert(h->value != NULL);
      size = strlen(h->name);
      buffer_string(&b, h->value);
    }
    if (size == 0) buffer_char(&b, *at);
    at += size == 0 ? 1 : size;
  }
  const char *result = arena_text(e->memory, buffer_as_text(&b)).data;
  buffer_free(&b);
  return result;
}

// ---- Templates ----------------------------------------------------------------------------------

static const char *hole_value(const emit_hole *holes, const char *name, size_t size) {
  for (const emit_hole *h = holes; h != NULL && h->name != NULL; h++)
    if (strlen(h->name) == size && memcmp(h->name, name, size) == 0) {
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
  for (size_t i = 0; i < size; i++) {
    buffer_char(l->to, value[i]);
    bool next_has_text = i + 1 < size && value[i + 1] != '\n' && value[i + 1] != '#';
    for (size_t j = 0; value[i] == '\n' && next_has_text && j < indent; j++)
      buffer_char(l->to, ' ');
  }
  l->has_hole = true;
  if (size > 0) l->has_text = true;
}

// Fills the holes of the line that begins at `at`; answers where the next one begins.
static const char *fill_line(line *l, const char *at, const emit_hole *holes) {
  while (*at != '\0' && *at != '\n') {
    if (at[0] == '$' && at[1] == '{') {
      const char *end = strchr(at, '}');
      assert(end != NULL);
      append_value(l, hole_value(holes, at + 2, (size_t)(end - at) - 2));
      at = end + 1;
    } else {
      if (*at != ' ') l->has_text = true;
      buffer_char(l->to, *at++);
    }
  }
  if (l->has_hole && !l->has_text) l->to->size = l->start;
  else if (*at == '\n') buffer_char(l->to, '\n');
  return *at == '\n' ? at + 1 : at;
}

static void fill(buffer *to, const char *template_text, const emit_hole *holes) {
  for (const char *at = template_text; *at != '\0';) {
    line l = {to, to->size, false, false};
    at = fill_line(&l, at, holes);
  }
}

void emit(emitter *e, const char *template_text, const emit_hole *holes) {
  buffer filled = {0};
  fill(&filled, template_text, holes);
  if (e->is_prose) buffer_text(e->out, buffer_as_text(&filled));
  else layout_lines(e->out, buffer_as_text(&filled));
  buffer_free(&filled);
}

const char *emit_text(emitter *e, const char *template_text, const emit_hole *holes) {
  buffer filled = {0};
  fill(&filled, template_text, holes);
  const char *result = arena_text(e->memory, buffer_as_text(&filled)).data;
  buffer_free(&filled);
  return result;
}

buffer *emit_into(emitter *e, buffer *to) {
  buffer *before = e->out;
  e->out = to;
  return before;
}
