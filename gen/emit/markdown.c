// Writes the author's text as Markdown: plain text with what has a meaning escaped, spans and
// blocks of code, and descriptions, which are Markdown themselves. Called by doc.c.
#include "emit/markdown.h"

#include "base/names.h"

// ---- Plain text and code ------------------------------------------------------------------------

static void write_code_char(buffer *to, char c, markdown_where where) {
  if (c == '|' && where == MARKDOWN_CELL) buffer_char(to, '\\');
  buffer_char(to, c == '\n' || c == '\r' ? ' ' : c);
}

static void write_code_text(buffer *to, text t, markdown_where where) {
  for (size_t i = 0; i < t.size; i++) write_code_char(to, t.data[i], where);
}

// An underscore within a word is nothing but that.
static bool is_in_word(text t, size_t at) {
  return at > 0 && at + 1 < t.size && name_is_letter(t.data[at - 1]) &&
         name_is_letter(t.data[at + 1]);
}

static void write_plain_char(buffer *to, text t, size_t at, markdown_where where) {
  char c = t.data[at];
  bool means_something = memchr("\\*[<&~", c, 6) != NULL || (c == '_' && !is_in_word(t, at));
  if (means_something) buffer_char(to, '\\');
  write_code_char(to, c, where);
}

void markdown_text(buffer *to, text t, markdown_where where) {
  markdown_code_search search = {0};
  t = text_trim(t);
  if (t.size > 0 && strchr("#>+-", t.data[0]) != NULL) buffer_char(to, '\\');
  for (size_t i = 0; i < t.size;) {
    text code;
    size_t end = i + 1;
    if (t.data[i] != '`') write_plain_char(to, t, i, where);
    else if (markdown_find_code(&search, t, i, &code, &end))
      write_code_text(to, (text){t.data + i, end - i}, where);
    else
      for (size_t k = i; k < end; k++) buffer_string(to, "\\`");
    i = end;
  }
}

// How many back-quotes stand side by side in it, at most.
static size_t longest_run(text t) {
  size_t longest = 0, run = 0;
  for (size_t i = 0; i < t.size; i++) {
    run = t.data[i] == '`' ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

static void write_quotes(buffer *to, size_t count) {
  for (size_t i = 0; i < count; i++) buffer_char(to, '`');
}

void markdown_code(buffer *to, text t, markdown_where where) {
  size_t quotes = longest_run(t) + 1;
  bool is_padded = t.size > 0 && (t.data[0] == '`' || t.data[t.size - 1] == '`');
  write_quotes(to, quotes);
  if (is_padded) buffer_char(to, ' ');
  write_code_text(to, t, where);
  if (is_padded) buffer_char(to, ' ');
  write_quotes(to, quotes);
}

void markdown_block(buffer *to, const char *language, text t) {
  size_t inner = longest_run(t), quotes = inner < 3 ? 3 : inner + 1;
  write_quotes(to, quotes);
  buffer_printf(to, "%s\n", language);
  buffer_text(to, t);
  if (t.size == 0 || t.data[t.size - 1] != '\n') buffer_char(to, '\n');
  write_quotes(to, quotes);
  buffer_string(to, "\n\n");
}

// ---- Indentation --------------------------------------------------------------------------------

// A text that begins in the line of its `[{` has an indentation from its second line on.
static text take_first_line(text *t) { return text_trim(markdown_next_line(t).whole); }

static size_t common_indent(text t) {
  size_t least = SIZE_MAX;
  while (t.size > 0) {
    markdown_line l = markdown_next_line(&t);
    if (l.kind != LINE_BLANK && l.indent < least) least = l.indent;
  }
  return least == SIZE_MAX ? 0 : least;
}

static void append_line(buffer *b, text line) {
  if (line.size == 0 && b->size == 0) return;
  buffer_text(b, line);
  buffer_char(b, '\n');
}

static text without_indentation(arena *a, text t) {
  buffer b = {0};
  if (t.size > 0) append_line(&b, take_first_line(&t));
  size_t indent = common_indent(t);
  while (t.size > 0) append_line(&b, markdown_without_indent(markdown_next_line(&t).whole, indent));
  while (b.size > 0 && b.data[b.size - 1] == '\n') b.size--;
  return arena_keep(a, &b);
}

// ---- Descriptions -------------------------------------------------------------------------------

enum { ITEM_DEPTH_MAX = 32 };

typedef struct description_writer {
  buffer *to;
  markdown_page *page;
  size_t level, least;  // headings of level `least` become ones of `level`
  size_t columns[ITEM_DEPTH_MAX];
  size_t depth;        // of the list items that are open, where their content begins
  text paragraph;      // lines of text that were read and not yet written
  markdown_line open;  // LINE_FENCE: the code block that is open
  size_t cut;          // columns taken from each of its lines
} description_writer;

static size_t least_heading(text t) {
  size_t least = 6;
  markdown_line open = {.kind = LINE_BLANK};
  while (t.size > 0) {
    markdown_line l = markdown_next_line(&t);
    if (open.kind == LINE_FENCE) {
      if (markdown_closes(&open, &l)) open.kind = LINE_BLANK;
    } else if (l.kind == LINE_FENCE) open = l;
    else if (l.kind == LINE_HEADING && l.size < least) least = l.size;
  }
  return least;
}

static bool is_link(text t, size_t at) {
  text rest = {t.data + at, t.size - at};
  return text_starts_with(rest, TEXT("<https://")) || text_starts_with(rest, TEXT("<http://"));
}

static void write_span(description_writer *w, text whole, text code, size_t brackets) {
  const char *anchor = text_map_get(w->page->names, code);
  bool is_linked = anchor != NULL && brackets == 0 && !text_equal(code, w->page->own_name);
  if (is_linked) buffer_char(w->to, '[');
  buffer_text(w->to, whole);
  if (is_linked) buffer_printf(w->to, "](#%s)", anchor);
}

// Text of the author's Markdown. `<` is a character, never the beginning of HTML.
static void write_inline(description_writer *w, text t) {
  markdown_code_search search = {0};
  size_t brackets = 0;
  for (size_t i = 0; i < t.size;) {
    text code;
    size_t end = i + 1;
    char c = t.data[i];
    if (c == '`') {
      if (markdown_find_code(&search, t, i, &code, &end))
        write_span(w, (text){t.data + i, end - i}, code, brackets);
      else buffer_append(w->to, t.data + i, end - i);
    } else if (c == '\\' && end < t.size && markdown_is_punctuation(t.data[end])) {
      buffer_append(w->to, t.data + i, 2);
      end++;
    } else {
      if (c == '[') brackets++;
      if (c == ']' && brackets > 0) brackets--;
      if (c == '<' && !is_link(t, i)) buffer_char(w->to, '\\');
      buffer_char(w->to, c);
    }
    i = end;
  }
}

static void end_paragraph(description_writer *w) {
  if (w->paragraph.size == 0) return;
  write_inline(w, w->paragraph);
  buffer_char(w->to, '\n');
  w->paragraph.size = 0;
}

static void write_blanks(buffer *to, size_t count) {
  for (size_t i = 0; i < count; i++) buffer_char(to, ' ');
}

static size_t content_column(const description_writer *w) {
  return w->depth == 0 ? 0 : w->columns[w->depth - 1];
}

static void write_quoted_line(description_writer *w, text line) {
  buffer_text(w->to, line);
  buffer_char(w->to, '\n');
}

// Indented further than what it stands in, it would be the text of a block, not its beginning.
static void open_block(description_writer *w, const markdown_line *l) {
  size_t column = content_column(w), indent = l->indent < column + 4 ? l->indent : column;
  w->open = *l;
  w->cut = l->indent - indent;
  write_blanks(w->to, indent);
  write_quoted_line(w, text_trim(l->whole));
}

static void close_block(description_writer *w) {
  write_blanks(w->to, w->open.indent - w->cut);
  for (size_t i = 0; i < w->open.size; i++) buffer_char(w->to, w->open.mark);
  buffer_char(w->to, '\n');
  w->open.kind = LINE_BLANK;
}

static void write_in_block(description_writer *w, const markdown_line *l) {
  if (markdown_closes(&w->open, l)) close_block(w);
  else write_quoted_line(w, markdown_without_indent(l->whole, w->cut));
}

static void write_heading(description_writer *w, const markdown_line *l) {
  size_t level = w->level + l->size - w->least;
  for (size_t i = 0; i < level && i < 6; i++) buffer_char(w->to, '#');
  buffer_char(w->to, ' ');
  write_inline(w, l->content);
  buffer_char(w->to, '\n');
  (void)markdown_anchor(w->page->memory, &w->page->anchors, l->content);
}

static bool is_underline(const markdown_line *l) {
  char mark = l->content.data[0];
  for (size_t i = 0; i < l->content.size; i++)
    if (l->content.data[i] != mark) return false;
  return mark == '=' || mark == '-';
}

static void add_line(description_writer *w, const markdown_line *l) {
  if (w->paragraph.size > 0 && is_underline(l)) {  // it would make a heading of the text above
    end_paragraph(w);
    buffer_char(w->to, '\n');
  }
  if (w->paragraph.size == 0) w->paragraph = l->whole;
  else w->paragraph.size = (size_t)(l->whole.data + l->whole.size - w->paragraph.data);
}

static void write_line(description_writer *w, const markdown_line *l) {
  bool is_indented = w->paragraph.size == 0 && l->indent >= content_column(w) + 4;
  if (l->kind != LINE_BLANK && w->paragraph.size == 0)
    while (w->depth > 0 && l->indent < content_column(w)) w->depth--;
  if (l->kind != LINE_TEXT) end_paragraph(w);
  switch (l->kind) {
  case LINE_FENCE: open_block(w, l); break;
  case LINE_HEADING: write_heading(w, l); break;
  case LINE_BLANK: buffer_char(w->to, '\n'); break;
  case LINE_RULE: buffer_string(w->to, "\n---\n"); break;
  case LINE_ITEM:
    while (w->depth > 0 && l->indent < content_column(w)) w->depth--;
    if (w->depth < ITEM_DEPTH_MAX) w->columns[w->depth++] = l->content_column;
    add_line(w, l);
    break;
  case LINE_QUOTE:
  case LINE_TEXT:
    if (is_indented) write_quoted_line(w, l->whole);
    else add_line(w, l);
    break;
  }
}

void markdown_description(buffer *to, markdown_page *page, size_t level, text description) {
  text t = without_indentation(page->memory, description);
  if (t.size == 0) return;
  description_writer w = {.to = to, .page = page, .level = level, .least = least_heading(t)};
  while (t.size > 0) {
    markdown_line l = markdown_next_line(&t);
    if (w.open.kind == LINE_FENCE) write_in_block(&w, &l);
    else write_line(&w, &l);
  }
  end_paragraph(&w);
  if (w.open.kind == LINE_FENCE) close_block(&w);
  buffer_char(to, '\n');
}
