// Where a long line of generated C is broken. One pass over a line finds the last good place before the
// margin; what is left is treated as a line of its own.
#include "layout.h"

#include <string.h>

enum { OPEN_MAX = 32, ALIGN_MAX = 72, CONTINUATION = 4 };

static size_t indent_of(text line) {
  size_t i = 0;
  while (i < line.size && line.data[i] == ' ') i++;
  return i;
}

static void append_blanks(buffer *to, size_t count) {
  while (count-- > 0) buffer_char(to, ' ');
}

// Scans a line and keeps the last place where it may be broken before the margin.
typedef struct scan {
  text line;
  size_t at;
  size_t open[OPEN_MAX];  // columns behind the parentheses that are open
  size_t depth;
  size_t place;    // 0: none found yet
  size_t align;    // of what follows the place
  size_t in_text;  // a blank within a string literal, for the worst case
  size_t text_align;
} scan;

static void skip_literal(scan *s) {
  char quote = s->line.data[s->at];
  size_t start = s->at++;
  while (s->at < s->line.size && s->line.data[s->at] != quote) {
    if (s->line.data[s->at] == '\\') s->at++;
    else if (quote == '"' && s->line.data[s->at] == ' ' && s->at + 2 < LAYOUT_WIDTH) {
      s->in_text = s->at + 1;
      s->text_align = start;
    }
    s->at++;
  }
}

static size_t current_align(const scan *s) {
  size_t align = s->depth > 0 && s->depth <= OPEN_MAX ? s->open[s->depth - 1] : SIZE_MAX;
  return align <= ALIGN_MAX ? align : indent_of(s->line) + CONTINUATION;
}

static bool stands(const scan *s, const char *what) {
  size_t size = strlen(what);
  return s->at + size <= s->line.size && memcmp(s->line.data + s->at, what, size) == 0;
}

static void note_place(scan *s, size_t place) {
  if (place > LAYOUT_WIDTH || place >= s->line.size) return;
  if (place <= indent_of(s->line)) return;
  s->place = place;
  s->align = current_align(s);
}

static void scan_step(scan *s) {
  char c = s->line.data[s->at];
  if (c == '"' || c == '\'') skip_literal(s);
  else if (c == '(' || c == '{' || c == '[') {
    if (s->depth < OPEN_MAX) s->open[s->depth] = s->at + 1;
    s->depth++;
  } else if ((c == ')' || c == '}' || c == ']') && s->depth > 0) s->depth--;
  else if (stands(s, ", ")) note_place(s, s->at + 2);
  else if (stands(s, " && ") || stands(s, " || ")) note_place(s, s->at + 4);
  else if (stands(s, " = ") && s->depth == 0 && s->place == 0) note_place(s, s->at + 3);
  else if (stands(s, " ? ") || stands(s, " : ")) note_place(s, s->at + 1);
  s->at++;
}

static void append_trimmed(buffer *to, text line) {
  while (line.size > 0 && line.data[line.size - 1] == ' ') line.size--;
  buffer_text(to, line);
  buffer_char(to, '\n');
}

// Writes the first part of a long line and leaves the rest in `line`. False: it can't be broken.
static bool break_once(buffer *to, text *line, buffer *rest) {
  scan s = {.line = *line};
  while (s.at < line->size && s.at <= LAYOUT_WIDTH && !stands(&s, "//")) scan_step(&s);
  if (s.place != 0) {
    append_trimmed(to, (text){line->data, s.place});
    append_blanks(rest, s.align);
    buffer_append(rest, line->data + s.place, line->size - s.place);
    return true;
  }
  if (s.in_text == 0) return false;
  buffer_append(to, line->data, s.in_text);
  buffer_string(to, "\"\n");
  append_blanks(rest, s.text_align);
  buffer_char(rest, '"');
  buffer_append(rest, line->data + s.in_text, line->size - s.in_text);
  return true;
}

static void layout_code(buffer *to, text line) {
  buffer current = {0}, rest = {0};
  buffer_text(&current, line);
  while (current.size > LAYOUT_WIDTH) {
    text left = buffer_as_text(&current);
    rest.size = 0;
    if (!break_once(to, &left, &rest) || rest.size >= current.size) break;
    current.size = 0;
    buffer_text(&current, buffer_as_text(&rest));
  }
  append_trimmed(to, buffer_as_text(&current));
  buffer_free(&current);
  buffer_free(&rest);
}

static void layout_comment(buffer *to, text line) {
  size_t indent = indent_of(line), prefix = indent + strlen("// ");
  text body = {line.data + prefix, line.size - prefix};
  while (body.size > LAYOUT_WIDTH - prefix) {
    size_t at = LAYOUT_WIDTH - prefix;
    while (at > 0 && body.data[at] != ' ') at--;
    if (at == 0) break;
    append_blanks(to, indent);
    buffer_string(to, "// ");
    append_trimmed(to, (text){body.data, at});
    body = (text){body.data + at + 1, body.size - at - 1};
  }
  append_blanks(to, indent);
  buffer_string(to, "// ");
  append_trimmed(to, body);
}

static void layout_line(buffer *to, text line) {
  size_t indent = indent_of(line);
  bool is_comment = line.size > indent + 3 && memcmp(line.data + indent, "// ", 3) == 0;
  if (line.size <= LAYOUT_WIDTH || line.data[indent] == '#') append_trimmed(to, line);
  else if (is_comment) layout_comment(to, line);
  else layout_code(to, line);
}

void layout_lines(buffer *to, text lines) {
  size_t start = 0;
  for (size_t i = 0; i < lines.size; i++) {
    if (lines.data[i] != '\n') continue;
    layout_line(to, (text){lines.data + start, i - start});
    start = i + 1;
  }
  if (start < lines.size) buffer_append(to, lines.data + start, lines.size - start);
}
