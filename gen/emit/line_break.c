// Where a long line of generated C is broken. First whole parts leave the line: a comment after
// it, the items of an initializer, the body of a one-line function, the statement of an `if`. What
// is still too long is broken at commas and operators, those outside of most parentheses first.
#include "emit/line_break.h"

#include <string.h>

#include "c/code_token.h"

// A break right after a parenthesis is worse than any other; after the name of a member, and
// between words, it is the last resort.
enum { OPEN_DEPTH = 1 << 20, MEMBER_DEPTH = 2 * OPEN_DEPTH, WORD_DEPTH = 3 * OPEN_DEPTH };
enum { OPEN_MAX = 64, ALIGN_MAX = 76, CONTINUATION = 4, STATEMENT = 2 };

static size_t indent_of(text line) {
  size_t i = 0;
  while (i < line.size && line.data[i] == ' ') i++;
  return i;
}

static void append_blanks(buffer *to, size_t count) {
  while (count-- > 0) buffer_char(to, ' ');
}

static void append_trimmed(buffer *to, text line) {
  while (line.size > 0 && line.data[line.size - 1] == ' ') line.size--;
  buffer_text(to, line);
  buffer_char(to, '\n');
}

// Inline, so that the size of a literal is a constant.
static inline bool stands(text line, size_t at, const char *what) {
  size_t size = strlen(what);
  return at + size <= line.size && memcmp(line.data + at, what, size) == 0;
}

// After the literal that begins at `at`.
static size_t skip_literal(text line, size_t at) {
  const size_t end = code_text_end(line, at);
  return end == SIZE_MAX ? line.size : end;
}

// What a byte may be the beginning of.
typedef enum byte_kind { ORDINARY, OPENS, CLOSES, QUOTE, SEPARATOR } byte_kind;

static const unsigned char kinds[256] = {
    ['('] = OPENS,  ['{'] = OPENS, ['['] = OPENS,  [')'] = CLOSES,    ['}'] = CLOSES,
    [']'] = CLOSES, ['"'] = QUOTE, ['\''] = QUOTE, [' '] = SEPARATOR, [','] = SEPARATOR,
};

static byte_kind kind_at(text line, size_t at) { return kinds[(unsigned char)line.data[at]]; }

// ---- Breaking at commas and operators -----------------------------------------------------------

// A line whose columns count from the left margin, and the parentheses that are open where it
// begins.
typedef struct wrapping {
  buffer *to;
  text rest;              // what is still to be written
  size_t column;          // where it will stand
  size_t string_size;     // of it: inside of the string literal that it begins in
  size_t indent;          // of the line
  size_t base;            // of continuation lines outside of all parentheses
  size_t open[OPEN_MAX];  // columns after the open parentheses
  size_t depth;
} wrapping;

typedef struct candidate {
  size_t at;      // in the rest; 0: none
  size_t depth;   // the outer, the better
  bool is_blank;  // between the words of a string literal
} candidate;

static bool is_operator(text t, size_t i) {
  return stands(t, i, " && ") || stands(t, i, " || ") || stands(t, i, " | ");
}

// " = " in front of something that is no list.
static bool is_assignment(text t, size_t i) {
  if (i + 3 >= t.size || t.data[i] != ' ' || t.data[i + 1] != '=') return false;
  return t.data[i + 2] == ' ' && t.data[i + 3] != '{';
}

// How many bytes after `i` a break may follow; 0: none may.
static size_t break_after(text t, size_t i, size_t depth) {
  if (stands(t, i, ", ")) return 2;
  if (is_operator(t, i)) return stands(t, i, " | ") ? 3 : 4;
  if (stands(t, i, " == ") || stands(t, i, " != ")) return 4;
  if (stands(t, i, " ? ") || stands(t, i, " : ")) return 1;
  if (t.data[i] == ' ' && i > 0 && t.data[i - 1] == ';') return 1;
  if (depth == 0 && is_assignment(t, i)) return 3;
  return 0;
}

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static void offer(candidate *best, size_t at, size_t depth, bool is_blank) {
  if (best->at != 0 && !best->is_blank && (is_blank || depth > best->depth)) return;
  *best = (candidate){at, depth, is_blank};
}

static void offer_blanks(candidate *best, text t, size_t from, size_t to, size_t room) {
  for (size_t i = from + 1; i + 1 < to && i + 2 < room; i++)
    if (t.data[i] == ' ' && t.data[i - 1] != '\\') offer(best, i + 1, SIZE_MAX, true);
}

// The last resort: a declaration broken before its name, or before the star of a pointer.
static bool between_words(text t, size_t i) {
  if (t.data[i] != ' ' || i == 0 || i + 2 >= t.size || !is_word(t.data[i - 1])) return false;
  return is_word(t.data[t.data[i + 1] == '*' ? i + 2 : i + 1]);
}

static void offer_separator(candidate *best, const wrapping *w, size_t i, size_t depth,
                            size_t room) {
  if (between_words(w->rest, i) && i + 1 <= room) offer(best, i + 1, WORD_DEPTH + depth, false);
  const bool assigns = is_assignment(w->rest, i);
  if (depth > 0 && assigns && w->rest.data[i + 3] != '"' && i + 3 <= room)
    offer(best, i + 3, MEMBER_DEPTH + depth, false);
  size_t after = break_after(w->rest, i, depth);
  bool fits = i + after <= room + 1 || best->at == 0;
  bool within_item = depth == 0 && w->base == w->indent && assigns;
  if (after > 0 && fits && i + after < w->rest.size)
    offer(best, i + after, depth + within_item, false);
}

static candidate find_break(const wrapping *w) {
  candidate best = {0, 0, false};
  size_t depth = w->depth, room = w->column < LINE_WIDTH ? LINE_WIDTH - w->column : 0;
  size_t first = w->string_size;
  if (first > 0) offer_blanks(&best, w->rest, 0, first, room);
  for (size_t i = first, next; i < w->rest.size && (i <= room || best.at == 0); i = next) {
    char c = w->rest.data[i];
    next = i + 1;
    switch (kind_at(w->rest, i)) {
    case ORDINARY: break;
    case SEPARATOR: offer_separator(&best, w, i, depth, room); break;
    case QUOTE:
      next = skip_literal(w->rest, i);
      if (c == '"') offer_blanks(&best, w->rest, i, next, room);
      break;
    case OPENS:
      depth++;
      if (c != '[' && (i + 1 <= room || best.at == 0) && i + 1 < w->rest.size)
        offer(&best, i + 1, OPEN_DEPTH + depth, false);
      break;
    case CLOSES:
      if (depth > 0) depth--;
      break;
    }
  }
  return best;
}

// Follows the parentheses of the part that is written now.
static void follow(wrapping *w, size_t size) {
  for (size_t i = w->string_size, next; i < size; i = next) {
    byte_kind kind = kind_at(w->rest, i);
    next = kind == QUOTE ? skip_literal(w->rest, i) : i + 1;
    if (kind == OPENS) {
      if (w->depth < OPEN_MAX) w->open[w->depth] = w->column + i + 1;
      w->depth++;
    }
    if (kind == CLOSES && w->depth > 0) w->depth--;
  }
}

static size_t continuation_column(const wrapping *w) {
  size_t column = w->depth > 0 && w->depth <= OPEN_MAX ? w->open[w->depth - 1] : w->base;
  return column > ALIGN_MAX ? w->base : column;
}

static size_t quote_before(text t, size_t at) {
  while (at > 0 && t.data[at] != '"') at--;
  return at;
}

static void break_literal(wrapping *w, size_t at) {
  bool goes_on = at < w->string_size;  // the quote stands before the rest
  size_t quote = goes_on ? 0 : quote_before(w->rest, at);
  size_t end = goes_on ? w->string_size : skip_literal(w->rest, quote);
  size_t column = goes_on ? w->column - 1 : w->column + quote;
  buffer_append(w->to, w->rest.data, at);
  buffer_string(w->to, "\"\n");
  follow(w, quote);
  w->string_size = end - at;
  w->rest = (text){w->rest.data + at, w->rest.size - at};
  append_blanks(w->to, column);
  buffer_char(w->to, '"');
  w->column = column + 1;
}

// Whether what stands before the next break fits where it is aligned.
static bool next_fits(const wrapping *w) {
  if (w->column + w->rest.size <= LINE_WIDTH) return true;
  const candidate best = find_break(w);
  if (best.depth >= WORD_DEPTH && !best.is_blank) return false;
  size_t at = best.at;
  if (at > 0 && w->rest.data[at - 1] == ' ') at--;
  return at > 0 && w->column + at <= LINE_WIDTH;
}

static void break_code(wrapping *w, size_t at) {
  append_trimmed(w->to, (text){w->rest.data, at});
  follow(w, at);
  w->string_size = 0;
  bool after_parenthesis = kind_at(w->rest, at - 1) == OPENS;
  bool after_assignment = at > 2 && stands(w->rest, at - 3, " = ");
  if (after_parenthesis && w->depth > 0 && w->depth <= OPEN_MAX) w->open[w->depth - 1] = w->base;
  w->rest = (text){w->rest.data + at, w->rest.size - at};
  w->column = continuation_column(w);
  if (after_assignment && (w->depth > 0 || w->base == w->indent)) w->column += CONTINUATION;
  if (!next_fits(w)) w->column = w->indent + CONTINUATION;
  append_blanks(w->to, w->column);
}

// How far continuation lines outside of parentheses are indented. Items of a list stand below each
// other.
static size_t continuation_of(text line) {
  size_t indent = indent_of(line);
  if (stands(line, indent, "return ")) return strlen("return ");
  bool is_item = line.data[indent] == '&' || line.data[indent] == '.' || line.data[indent] == '{';
  return is_item ? 0 : CONTINUATION;
}

static void wrap(buffer *to, text line, size_t continuation) {
  size_t indent = indent_of(line);
  wrapping w = {.to = to, .rest = line, .indent = indent, .base = indent + continuation};
  while (w.column + w.rest.size > LINE_WIDTH) {
    candidate best = find_break(&w);
    if (best.at <= (w.column == 0 ? indent : 0)) break;
    if (best.is_blank) break_literal(&w, best.at);
    else break_code(&w, best.at);
  }
  append_trimmed(to, w.rest);
}

static void wrap_line(buffer *to, text line) { wrap(to, line, continuation_of(line)); }

// ---- Parts that leave the line ------------------------------------------------------------------

static void layout_line(buffer *to, text line);

// Where ` what` begins outside of literals and parentheses; SIZE_MAX: nowhere.
static size_t find_outside(text line, const char *what) {
  size_t depth = 0;
  for (size_t i = 0, next; i < line.size; i = next) {
    byte_kind kind = kind_at(line, i);
    next = kind == QUOTE ? skip_literal(line, i) : i + 1;
    if (depth == 0 && kind == SEPARATOR && stands(line, i, what)) return i;
    if (kind == OPENS) depth++;
    if (kind == CLOSES && depth > 0) depth--;
  }
  return SIZE_MAX;
}

// Lays out `indent` blanks and the part.
static void layout_part(buffer *to, size_t indent, text part) {
  buffer line = {0};
  append_blanks(&line, indent);
  buffer_text(&line, part);
  layout_line(to, buffer_as_text(&line));
  buffer_free(&line);
}

static size_t find_comment(text line) {
  if (memchr(line.data, '/', line.size) == NULL) return SIZE_MAX;
  for (size_t i = 0, next; i < line.size; i = next) {
    byte_kind kind = kind_at(line, i);
    next = kind == QUOTE ? skip_literal(line, i) : i + 1;
    if (kind == SEPARATOR && stands(line, i, "  // ")) return i;
  }
  return SIZE_MAX;
}

// `code;  // comment`: the comment goes on a line before.
static bool split_comment(buffer *to, text line) {
  size_t at = find_comment(line);
  if (at == SIZE_MAX || at <= indent_of(line)) return false;
  layout_part(to, indent_of(line), (text){line.data + at + 2, line.size - at - 2});
  layout_line(to, (text){line.data, at});
  return true;
}

// `head = {items};`, `[index] = {items},` and `enum {items};`: the items stand below the head, as
// many in a line as fit.
static bool split_items(buffer *to, text line) {
  size_t indent = indent_of(line);
  bool is_row = line.data[indent] == '[' && stands(line, line.size - 2, "},");
  if (!is_row && !stands(line, line.size - 2, "};")) return false;
  size_t at = find_outside(line, " = {");
  if (stands(line, indent, "enum {")) at = indent + strlen("enum {") - strlen(" = {");
  if (at == SIZE_MAX) return false;
  at += strlen(" = {");
  text items = {line.data + at, line.size - at - 2};
  while (items.size > 0 && items.data[0] == ' ') items = (text){items.data + 1, items.size - 1};
  while (items.size > 0 && items.data[items.size - 1] == ' ') items.size--;
  layout_line(to, (text){line.data, at});
  buffer list = {0};
  append_blanks(&list, indent + STATEMENT);
  buffer_text(&list, items);
  buffer_char(&list, ',');
  wrap(to, buffer_as_text(&list), 0);
  buffer_free(&list);
  layout_part(to, indent, is_row ? TEXT("},") : TEXT("};"));
  return true;
}

// `head { statement; }`: three lines.
static bool split_body(buffer *to, text line) {
  if (!stands(line, line.size - 3, "; }")) return false;
  size_t at = find_outside(line, " { "), indent = indent_of(line);
  if (at == SIZE_MAX) return false;
  layout_line(to, (text){line.data, at + 2});
  layout_part(to, indent + STATEMENT, (text){line.data + at + 3, line.size - at - 5});
  layout_part(to, indent, TEXT("}"));
  return true;
}

// `if (condition) statement;` and `for (...) statement;`: two lines.
static bool split_statement(buffer *to, text line) {
  size_t indent = indent_of(line);
  bool has_condition = stands(line, indent, "if (") || stands(line, indent, "for (");
  if (!has_condition || line.data[line.size - 1] != ';') return false;
  size_t depth = 0;
  for (size_t i = indent, next; i < line.size; i = next) {
    byte_kind kind = kind_at(line, i);
    next = kind == QUOTE ? skip_literal(line, i) : i + 1;
    if (kind == OPENS) depth++;
    if (kind != CLOSES || --depth > 0) continue;
    if (next + 1 >= line.size) return false;
    wrap_line(to, (text){line.data, next});
    layout_part(to, indent + STATEMENT, (text){line.data + next + 1, line.size - next - 1});
    return true;
  }
  return false;
}

// ---- Lines --------------------------------------------------------------------------------------

static void layout_comment(buffer *to, text line) {
  size_t indent = indent_of(line), prefix = indent + strlen("// ");
  text body = {line.data + prefix, line.size - prefix};
  while (body.size > LINE_WIDTH - prefix) {
    size_t at = LINE_WIDTH - prefix;
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
  if (line.size <= LINE_WIDTH || line.data[indent] == '#') append_trimmed(to, line);
  else if (stands(line, indent, "// ")) layout_comment(to, line);
  else if (!split_comment(to, line) && !split_items(to, line) && !split_body(to, line) &&
           !split_statement(to, line))
    wrap_line(to, line);
}

static bool stays_whole(text line) {
  return line.size <= LINE_WIDTH && (line.size == 0 || line.data[line.size - 1] != ' ');
}

// Lines that stay as they are, most of them, are appended together.
void break_lines(buffer *to, text lines) {
  const char *rest = lines.data, *end = lines.data + lines.size, *line_end;
  for (const char *at = rest; at < end; at = line_end + 1) {
    line_end = memchr(at, '\n', (size_t)(end - at));
    if (line_end == NULL) break;
    text line = {at, (size_t)(line_end - at)};
    if (stays_whole(line)) continue;
    buffer_append(to, rest, (size_t)(at - rest));
    layout_line(to, line);
    rest = line_end + 1;
  }
  buffer_append(to, rest, (size_t)(end - rest));
}
