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

// What GitHub would make a link of without being asked, further than the address goes.
static bool begins_link(text t, size_t at) {
  text rest = {t.data + at, t.size - at};
  text before = {t.data + (at < 3 ? 0 : at - 3), at < 3 ? at : 3};
  return text_starts_with(rest, TEXT("://")) || (*rest.data == '.' && text_is(before, "www"));
}

static void write_plain_char(buffer *to, text t, size_t at, markdown_where where) {
  char c = t.data[at];
  bool means_something = memchr("\\*[<&~", c, 6) != NULL || (c == '_' && !is_in_word(t, at)) ||
                         begins_link(t, at);
  if (means_something) buffer_char(to, '\\');
  write_code_char(to, c, where);
}

// With brackets, so that it ends here for every reader.
static void write_address(buffer *to, text address) {
  buffer_char(to, '<');
  buffer_text(to, address);
  buffer_char(to, '>');
}

void markdown_text(buffer *to, text t, markdown_where where) {
  markdown_code_search search = {0};
  t = text_trim(t);
  if (t.size > 0 && strchr("#>+-", t.data[0]) != NULL) buffer_char(to, '\\');
  for (size_t i = 0; i < t.size;) {
    text code;
    size_t end = i + 1, address = markdown_address(t, i);
    if (address > 0) {
      end = i + address;
      write_address(to, (text){t.data + i, address});
    } else if (t.data[i] != '`') write_plain_char(to, t, i, where);
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
  buffer b = arena_draft(a);
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
  size_t level;     // of its highest headings on the page
  size_t least;     // and in the text; 7 until one is found
  bool only_looks;  // for that: nothing of what is written is kept
  size_t columns[ITEM_DEPTH_MAX];
  size_t depth;        // of the list items that are open, where their content begins
  text paragraph;      // lines of text that were read and not yet written
  bool is_table;       // there is one among them
  markdown_line open;  // LINE_FENCE: the code block that is open
  size_t cut;          // columns taken from each of its lines
} description_writer;

// `<https://...>` as the author wrote it, or 0.
static size_t bracketed_address(text t, size_t at) {
  size_t size = t.data[at] == '<' ? markdown_address(t, at + 1) : 0, end = at + 1 + size;
  return size > 0 && end < t.size && t.data[end] == '>' ? size + 2 : 0;
}

// In one line: a further one could begin with `<`, which begins HTML even there.
static void write_span(description_writer *w, text whole, text code, size_t brackets) {
  const char *anchor = text_map_get(w->page->names, code);
  bool is_linked = anchor != NULL && brackets == 0 && !text_equal(code, w->page->own_name);
  if (is_linked) buffer_char(w->to, '[');
  write_code_text(w->to, whole, MARKDOWN_TEXT);
  if (is_linked) buffer_printf(w->to, "](#%s)", anchor);
}

// A character, with a backslash where it could begin HTML or a link that ends elsewhere.
static void write_char(description_writer *w, text t, size_t at) {
  bool ends_line = at + 1 < t.size && t.data[at + 1] == '\n';
  bool is_backslash = t.data[at] == '\\' && !ends_line;
  if (t.data[at] == '<' || is_backslash || begins_link(t, at)) buffer_char(w->to, '\\');
  buffer_char(w->to, t.data[at]);
}

static bool opens_target(text t, size_t at) {
  return t.data[at] == ']' && at + 1 < t.size && t.data[at + 1] == '(';
}

// `](target`, after which a link is as the author wrote it; 0: no link ends here. A target with
// another in it is none, so that each is looked at once.
static size_t target_size(text t, size_t at, size_t brackets) {
  size_t end = at + 2;
  if (brackets == 0 || !opens_target(t, at)) return 0;
  while (end < t.size && (unsigned char)t.data[end] > ' ' && strchr("<`)\\", t.data[end]) == NULL &&
         !opens_target(t, end))
    end++;
  return end < t.size && t.data[end] == ')' ? end - at : 0;
}

// How much at `at` is written as it stands; 0: its first character is to be looked at.
static size_t verbatim_size(text t, size_t at, size_t brackets) {
  bool is_escape = t.data[at] == '\\' && at + 1 < t.size && markdown_is_punctuation(t.data[at + 1]);
  size_t target = target_size(t, at, brackets);
  return is_escape ? 2 : target > 0 ? target : bracketed_address(t, at);
}

// What stands at `at` and isn't code; answers where it ends.
static size_t write_next(description_writer *w, text t, size_t at, size_t *brackets) {
  size_t verbatim = verbatim_size(t, at, *brackets);
  size_t address = *brackets > 0 ? 0 : markdown_address(t, at);
  if (t.data[at] == '[') ++*brackets;
  if (t.data[at] == ']' && *brackets > 0) --*brackets;
  if (verbatim > 0) buffer_append(w->to, t.data + at, verbatim);
  else if (address > 0) write_address(w->to, (text){t.data + at, address});
  else write_char(w, t, at);
  return at + (verbatim > 0 ? verbatim : address > 0 ? address : 1);
}

// Text of the author's Markdown. `<` is a character, never the beginning of HTML.
static void write_inline(description_writer *w, text t) {
  markdown_code_search search = {0};
  size_t brackets = 0;
  for (size_t i = 0, end; i < t.size; i = end) {
    text code;
    if (t.data[i] != '`') end = write_next(w, t, i, &brackets);
    else if (markdown_find_code(&search, t, i, &code, &end))
      write_span(w, (text){t.data + i, end - i}, code, brackets);
    else buffer_append(w->to, t.data + i, end - i);
  }
}

// A span of code ends within its cell.
static void write_rows(description_writer *w, text t) {
  while (t.size > 0) {
    text row = markdown_next_line(&t).whole;
    while (row.size > 0) {
      const char *begin = row.data;
      text cell = markdown_next_cell(&row);
      write_inline(w, cell);
      if (row.data > begin + cell.size) buffer_char(w->to, '|');
    }
    if (t.size > 0) buffer_char(w->to, '\n');
  }
}

static void end_paragraph(description_writer *w) {
  if (w->paragraph.size == 0) return;
  if (w->is_table) write_rows(w, w->paragraph);
  else write_inline(w, w->paragraph);
  buffer_char(w->to, '\n');
  w->paragraph.size = 0;
  w->is_table = false;
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

// Of a line within a block. A block in an item ends where the item does: false, it is closed then.
static bool write_in_block(description_writer *w, const markdown_line *l) {
  bool closes = markdown_closes(&w->open, l);
  bool leaves_item = l->kind != LINE_BLANK && l->indent < content_column(w);
  if (closes || leaves_item) close_block(w);
  else write_quoted_line(w, markdown_without_indent(l->whole, w->cut));
  return closes || !leaves_item;
}

static void write_heading(description_writer *w, const markdown_line *l) {
  if (w->only_looks) {
    if (l->size < w->least) w->least = l->size;
    return;
  }
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
  if (markdown_is_delimiter_row(l->content)) w->is_table = true;
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

static void write_lines(description_writer *w, text t) {
  while (t.size > 0) {
    markdown_line l = markdown_next_line(&t);
    if (w->open.kind != LINE_FENCE || !write_in_block(w, &l)) write_line(w, &l);
  }
  end_paragraph(w);
  if (w->open.kind == LINE_FENCE) close_block(w);
}

void markdown_description(buffer *to, markdown_page *page, size_t level, text description) {
  text t = without_indentation(page->memory, description);
  if (t.size == 0) return;
  buffer nowhere = {0};
  description_writer first = {.to = &nowhere, .page = page, .least = 7, .only_looks = true};
  write_lines(&first, t);
  buffer_free(&nowhere);
  description_writer second = {.to = to, .page = page, .level = level, .least = first.least};
  write_lines(&second, t);
  buffer_char(to, '\n');
}
