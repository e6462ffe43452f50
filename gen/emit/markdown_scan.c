// Markdown by the line and by the span: what a line begins, where a span of code ends, and the
// anchors of headings. Called by markdown.c and html.c; owns nothing but anchors, in the arena.
#include "emit/markdown_scan.h"

#include "base/names.h"

bool markdown_is_punctuation(char c) {
  return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') ||
         (c >= '{' && c <= '~');
}

// ---- Lines --------------------------------------------------------------------------------------

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

static size_t column_after(size_t column, char blank) {
  return blank == '\t' ? (column / 4 + 1) * 4 : column + 1;
}

static text take_line(text *rest) {
  const char *end = memchr(rest->data, '\n', rest->size);
  text line = {rest->data, end == NULL ? rest->size : (size_t)(end - rest->data)};
  size_t used = line.size + (end != NULL);
  *rest = (text){rest->data + used, rest->size - used};
  while (line.size > 0 && (is_blank(line.data[line.size - 1]) || line.data[line.size - 1] == '\r'))
    line.size--;
  return line;
}

static size_t run_length(text t, char c) {
  size_t i = 0;
  while (i < t.size && t.data[i] == c) i++;
  return i;
}

static text after(text t, size_t size) { return text_trim((text){t.data + size, t.size - size}); }

static bool read_fence(markdown_line *l, text t) {
  l->mark = t.data[0];
  if (l->mark != '`' && l->mark != '~') return false;
  l->size = run_length(t, l->mark);
  if (l->size < 3) return false;
  l->content = after(t, l->size);
  l->kind = LINE_FENCE;
  return l->mark == '~' || memchr(l->content.data, '`', l->content.size) == NULL;
}

static bool read_heading(markdown_line *l, text t) {
  l->size = run_length(t, '#');
  if (l->size == 0 || l->size > 6 || (l->size < t.size && !is_blank(t.data[l->size]))) return false;
  text content = after(t, l->size);
  size_t end = content.size;
  while (end > 0 && content.data[end - 1] == '#') end--;
  bool is_closed = end == 0 || is_blank(content.data[end - 1]);
  l->content = is_closed ? text_trim((text){content.data, end}) : content;
  l->kind = LINE_HEADING;
  return true;
}

static bool read_rule(markdown_line *l, text t) {
  char mark = t.data[0];
  size_t count = 0;
  if (mark != '-' && mark != '*' && mark != '_') return false;
  for (size_t i = 0; i < t.size; i++) {
    if (t.data[i] == mark) count++;
    else if (!is_blank(t.data[i])) return false;
  }
  l->kind = LINE_RULE;
  return count >= 3;
}

static size_t mark_size(markdown_line *l, text t) {
  l->number = 0;
  size_t i = 0;
  for (; i < t.size && i < 9 && t.data[i] >= '0' && t.data[i] <= '9'; i++)
    l->number = l->number * 10 + (size_t)(t.data[i] - '0');
  if (i == t.size) return 0;
  l->mark = t.data[i];
  bool is_mark = i == 0 ? l->mark == '-' || l->mark == '*' || l->mark == '+'
                        : l->mark == '.' || l->mark == ')';
  return is_mark ? i + 1 : 0;
}

static bool read_item(markdown_line *l, text t) {
  size_t size = mark_size(l, t);
  if (size == 0 || (size < t.size && !is_blank(t.data[size]))) return false;
  l->content = after(t, size);
  size_t column = l->indent + size, at = size;
  while (at < t.size && is_blank(t.data[at])) column = column_after(column, t.data[at++]);
  size_t gap = column - l->indent - size;
  l->content_column = l->indent + size + (gap == 0 || gap > 4 ? 1 : gap);
  l->kind = LINE_ITEM;
  return true;
}

static bool read_quote(markdown_line *l, text t) {
  if (t.data[0] != '>') return false;
  size_t size = t.size > 1 && is_blank(t.data[1]) ? 2 : 1;
  l->content = (text){t.data + size, t.size - size};
  l->content_column = l->indent + size;
  l->kind = LINE_QUOTE;
  return true;
}

markdown_line markdown_next_line(text *rest) {
  markdown_line l = {.whole = take_line(rest)};
  size_t at = 0;
  for (; at < l.whole.size && is_blank(l.whole.data[at]); at++)
    l.indent = column_after(l.indent, l.whole.data[at]);
  text t = {l.whole.data + at, l.whole.size - at};
  l.content = t;
  l.kind = LINE_BLANK;
  if (t.size == 0 || read_fence(&l, t) || read_heading(&l, t) || read_rule(&l, t) ||
      read_item(&l, t) || read_quote(&l, t))
    return l;
  l.content = t;
  l.kind = LINE_TEXT;
  return l;
}

bool markdown_closes(const markdown_line *open, const markdown_line *line) {
  return line->kind == LINE_FENCE && line->mark == open->mark && line->size >= open->size &&
         line->content.size == 0;
}

text markdown_without_indent(text line, size_t columns) {
  size_t column = 0, at = 0;
  while (at < line.size && is_blank(line.data[at]) && column < columns)
    column = column_after(column, line.data[at++]);
  return (text){line.data + at, line.size - at};
}

// ---- Spans of code ------------------------------------------------------------------------------

static size_t quotes_at(text in, size_t at) {
  return run_length((text){in.data + at, in.size - at}, '`');
}

bool markdown_find_code(markdown_code_search *s, text in, size_t at, text *content, size_t *end) {
  size_t size = quotes_at(in, at);
  *end = at + size;
  if (size >= 64 || (s->missing >> size & 1) != 0) return false;
  for (size_t i = at + size; i < in.size;) {
    if (in.data[i] != '`') {
      i++;
      continue;
    }
    size_t found = quotes_at(in, i);
    if (found == size) {
      *content = (text){in.data + at + size, i - at - size};
      *end = i + size;
      return true;
    }
    i += found;
  }
  s->missing |= (uint64_t)1 << size;
  return false;
}

// ---- Addresses ----------------------------------------------------------------------------------

static bool ends_address(char c) {
  return (unsigned char)c <= ' ' || strchr("<>`\"[]\\|", c) != NULL;
}

size_t markdown_address(text in, size_t at) {
  text t = {in.data + at, in.size - at};
  bool in_word = at > 0 && name_is_letter(in.data[at - 1]);
  bool is_address = text_starts_with(t, TEXT("https://")) || text_starts_with(t, TEXT("http://"));
  if (!is_address || in_word) return 0;
  size_t size = 0;
  while (size < t.size && !ends_address(t.data[size])) size++;
  while (strchr(".,;:!?)'*_&", t.data[size - 1]) != NULL) size--;  // of the sentence
  return size;
}

// ---- Tables -------------------------------------------------------------------------------------

bool markdown_is_delimiter_row(text line) {
  bool has_dash = false, has_bar = false;
  for (size_t i = 0; i < line.size; i++) {
    if (strchr("|-: \t", line.data[i]) == NULL) return false;
    has_dash = has_dash || line.data[i] == '-';
    has_bar = has_bar || line.data[i] == '|';
  }
  return has_dash && has_bar;
}

text markdown_next_cell(text *row) {
  size_t i = 0;
  for (; i < row->size && row->data[i] != '|'; i++)
    if (row->data[i] == '\\' && i + 1 < row->size) i++;
  if (i > row->size) i = row->size;
  text cell = {row->data, i};
  size_t used = i < row->size ? i + 1 : i;
  *row = (text){row->data + used, row->size - used};
  return cell;
}

// ---- Anchors ------------------------------------------------------------------------------------

// Of `[text](target)` the text alone is read. `last`: where the last `)` stands.
static size_t skip_target(text heading, size_t at, size_t last) {
  if (heading.data[at] != ']' || at + 1 >= last || heading.data[at + 1] != '(') return at;
  return text_find(heading, TEXT(")"), at);
}

static text plain_anchor(arena *a, text heading) {
  buffer b = arena_draft(a);
  size_t last = heading.size;
  while (last > 0 && heading.data[last - 1] != ')') last--;
  for (size_t i = 0; i < heading.size; i++) {
    i = skip_target(heading, i, last);
    char c = heading.data[i];
    if (c >= 'A' && c <= 'Z') buffer_char(&b, (char)(c - 'A' + 'a'));
    else if (c == ' ') buffer_char(&b, '-');
    else if (c == '-' || name_is_letter(c) || (unsigned char)c >= 0x80) buffer_char(&b, c);
  }
  return arena_keep(a, &b);
}

typedef struct anchor_count {
  size_t asked;
} anchor_count;

static anchor_count *count_of(arena *a, markdown_anchors *anchors, text anchor) {
  anchor_count *count = ARENA_NEW(a, anchor_count);
  count->asked = 0;
  text_map_set(a, &anchors->used, anchor, count);
  return count;
}

const char *markdown_anchor(arena *a, markdown_anchors *anchors, text heading) {
  text first = plain_anchor(a, heading), anchor = first;
  anchor_count *count = text_map_get(&anchors->used, first);
  if (count == NULL) {
    (void)count_of(a, anchors, first);
    return first.data;
  }
  while (text_map_get(&anchors->used, anchor) != NULL)
    anchor = arena_printf(a, "%.*s-%zu", TEXT_ARGS(first), ++count->asked);
  (void)count_of(a, anchors, anchor);
  return anchor.data;
}
