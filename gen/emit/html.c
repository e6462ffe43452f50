// Blocks of Markdown as HTML: paragraphs, headings, code, lists, quotes, tables. What stands in an
// item or a quote is read again without its indentation, to a depth that bounds the cost. Called by
// page.c.
#include "emit/html.h"

typedef struct renderer {
  buffer *to;
  arena *memory;
  markdown_anchors anchors;
  list *headings;
  size_t open_sections[4];  // their levels
  size_t section_count;
} renderer;

enum { DEPTH_MAX = 12, SECTION_LEVELS = 4 };

void html_text(buffer *to, text t) {
  for (size_t i = 0; i < t.size; i++) {
    char c = t.data[i];
    if (c == '<') buffer_string(to, "&lt;");
    else if (c == '>') buffer_string(to, "&gt;");
    else if (c == '&') buffer_string(to, "&amp;");
    else if (c == '"') buffer_string(to, "&quot;");
    else if (c == '\0') buffer_string(to, "\xef\xbf\xbd");
    else buffer_char(to, c);
  }
}

// ---- Lines of a block ---------------------------------------------------------------------------

// The lines taken from *rest, up to and without one that isn't meant.
typedef struct reader {
  text rest;
  markdown_line line;  // the next one
  bool has_line;
} reader;

static void advance(reader *in) {
  in->has_line = in->rest.size > 0;
  if (in->has_line) in->line = markdown_next_line(&in->rest);
}

static reader read_lines(text t) {
  reader in = {.rest = t};
  advance(&in);
  return in;
}

static void append_line(buffer *b, text line) {
  buffer_text(b, line);
  buffer_char(b, '\n');
}

// ---- Headings and code -----------------------------------------------------------------

static void close_sections(renderer *r, size_t level) {
  while (r->section_count > 0 && r->open_sections[r->section_count - 1] >= level) {
    buffer_string(r->to, "</section>\n");
    r->section_count--;
  }
}

static void render_heading(renderer *r, const markdown_line *l, size_t depth) {
  html_heading *h = ARENA_NEW(r->memory, html_heading);
  buffer label = {0};
  html_plain(&label, r->memory, l->content);
  *h = (html_heading){l->size, markdown_anchor(r->memory, &r->anchors, l->content),
                      arena_keep(r->memory, &label).data};
  list_push(r->memory, r->headings, h);
  if (depth == 0) close_sections(r, l->size);
  if (depth == 0 && l->size > 1 && l->size <= SECTION_LEVELS) {
    buffer_string(r->to, "<section>\n");
    r->open_sections[r->section_count++] = l->size;
  }
  buffer_printf(r->to, "<h%zu id=\"", l->size);
  html_text(r->to, text_of(h->anchor));
  buffer_string(r->to, "\">");
  html_inline(r->to, r->memory, l->content);
  buffer_string(r->to, " <a class=\"anchor\" aria-label=\"Link to this section\" href=\"#");
  html_text(r->to, text_of(h->anchor));
  buffer_printf(r->to, "\">#</a></h%zu>\n", l->size);
}

static text first_word(text t) {
  size_t size = 0;
  while (size < t.size && t.data[size] > ' ' && t.data[size] != '{') size++;
  return (text){t.data, size};
}

static void render_code(renderer *r, reader *in) {
  markdown_line open = in->line;
  buffer code = {0};
  for (advance(in); in->has_line && !markdown_closes(&open, &in->line); advance(in))
    append_line(&code, markdown_without_indent(in->line.whole, open.indent));
  advance(in);
  html_code(r->to, first_word(open.content), buffer_as_text(&code));
  buffer_free(&code);
}

static void render_indented_code(renderer *r, reader *in) {
  buffer code = {0};
  for (; in->has_line && (in->line.indent >= 4 || in->line.kind == LINE_BLANK); advance(in))
    append_line(&code, markdown_without_indent(in->line.whole, 4));
  while (code.size > 1 && code.data[code.size - 2] == '\n') code.size--;
  html_code(r->to, (text){"", 0}, buffer_as_text(&code));
  buffer_free(&code);
}

// ---- Tables -------------------------------------------------------------------------------------

static text row_of(text line) {
  return line.size > 0 && line.data[0] == '|' ? (text){line.data + 1, line.size - 1} : line;
}

static bool begins_table(const reader *in) {
  text rest = in->rest;
  if (in->line.kind != LINE_TEXT || !text_contains(in->line.content, "|") || rest.size == 0)
    return false;
  return markdown_is_delimiter_row(markdown_next_line(&rest).content);
}

// `\|` is the bar itself, in code as well.
static void render_cell(renderer *r, text cell, const char *element) {
  buffer b = {0};
  for (size_t i = 0; i < cell.size; i++) {
    bool is_escaped = cell.data[i] == '\\' && i + 1 < cell.size && cell.data[i + 1] == '|';
    buffer_char(&b, cell.data[is_escaped ? ++i : i]);
  }
  buffer_printf(r->to, "<%s>", element);
  html_inline(r->to, r->memory, buffer_as_text(&b));
  buffer_printf(r->to, "</%.2s>\n", element);
  buffer_free(&b);
}

static size_t render_row(renderer *r, text line, const char *element, size_t columns) {
  text row = row_of(line);
  size_t count = 0;
  buffer_string(r->to, "<tr>");
  for (; row.size > 0 && (columns == 0 || count < columns); count++)
    render_cell(r, text_trim(markdown_next_cell(&row)), element);
  for (; count < columns && row.size == 0; count++) buffer_printf(r->to, "<td></td>");
  buffer_string(r->to, "</tr>\n");
  return count;
}

static void render_table(renderer *r, reader *in) {
  buffer_string(r->to, "<div class=\"table\" tabindex=\"0\"><table>\n<thead>\n");
  size_t columns = render_row(r, in->line.content, "th scope=\"col\"", 0);
  buffer_string(r->to, "</thead>\n<tbody>\n");
  advance(in);
  for (advance(in); in->has_line && in->line.kind == LINE_TEXT; advance(in))
    render_row(r, in->line.content, "td", columns);
  buffer_string(r->to, "</tbody>\n</table></div>\n");
}

// ---- Paragraphs ---------------------------------------------------------------------------------

static void render_paragraph(renderer *r, reader *in, bool is_tight) {
  buffer lines = {0};
  do {
    if (lines.size > 0) buffer_char(&lines, '\n');
    buffer_text(&lines, in->line.content);
    advance(in);
  } while (in->has_line && in->line.kind == LINE_TEXT && !begins_table(in));
  if (!is_tight) buffer_string(r->to, "<p>");
  html_inline(r->to, r->memory, buffer_as_text(&lines));
  buffer_string(r->to, is_tight ? "\n" : "</p>\n");
  buffer_free(&lines);
}

// ---- What holds blocks --------------------------------------------------------------------------

static void render_blocks(renderer *r, text t, size_t depth, bool is_tight);

static void render_within(renderer *r, buffer *lines, size_t depth, bool is_tight) {
  if (depth < DEPTH_MAX) render_blocks(r, buffer_as_text(lines), depth + 1, is_tight);
  else html_text(r->to, buffer_as_text(lines));
  buffer_free(lines);
}

static void render_quote(renderer *r, reader *in, size_t depth) {
  buffer lines = {0};
  for (; in->has_line && (in->line.kind == LINE_QUOTE || in->line.kind == LINE_TEXT); advance(in))
    append_line(&lines, in->line.content);
  buffer_string(r->to, "<blockquote>\n");
  render_within(r, &lines, depth, false);
  buffer_string(r->to, "</blockquote>\n");
}

// Whether the line belongs to the item that is read: by its indentation, or as the next line of a
// paragraph.
static bool is_in_item(const markdown_line *l, size_t column, bool after_blank) {
  if (l->kind == LINE_BLANK || l->indent >= column) return true;
  return l->kind == LINE_TEXT && !after_blank;
}

static void render_item(renderer *r, reader *in, size_t depth) {
  size_t column = in->line.content_column;
  bool after_blank = false, is_tight = true;
  buffer lines = {0};
  append_line(&lines, in->line.content);
  for (advance(in); in->has_line && is_in_item(&in->line, column, after_blank); advance(in)) {
    if (after_blank && in->line.kind != LINE_BLANK) is_tight = false;
    after_blank = in->line.kind == LINE_BLANK;
    append_line(&lines, markdown_without_indent(in->line.whole, column));
  }
  buffer_string(r->to, "<li>");
  render_within(r, &lines, depth, is_tight);
  buffer_string(r->to, "</li>\n");
}

static bool is_ordered(const markdown_line *item) { return item->mark == '.' || item->mark == ')'; }

static void render_list(renderer *r, reader *in, size_t depth) {
  char mark = in->line.mark;
  const char *element = is_ordered(&in->line) ? "ol" : "ul";
  if (is_ordered(&in->line) && in->line.number != 1)
    buffer_printf(r->to, "<ol start=\"%zu\">\n", in->line.number);
  else buffer_printf(r->to, "<%s>\n", element);
  while (in->has_line && in->line.kind == LINE_ITEM && in->line.mark == mark)
    render_item(r, in, depth);
  buffer_printf(r->to, "</%s>\n", element);
}

static void render_block(renderer *r, reader *in, size_t depth, bool is_tight) {
  if (in->line.indent >= 4 && in->line.kind != LINE_BLANK && in->line.kind != LINE_FENCE) {
    render_indented_code(r, in);
    return;
  }
  switch (in->line.kind) {
  case LINE_BLANK: advance(in); break;
  case LINE_FENCE: render_code(r, in); break;
  case LINE_ITEM: render_list(r, in, depth); break;
  case LINE_QUOTE: render_quote(r, in, depth); break;
  case LINE_HEADING:
    render_heading(r, &in->line, depth);
    advance(in);
    break;
  case LINE_RULE:
    buffer_string(r->to, "<hr>\n");
    advance(in);
    break;
  case LINE_TEXT:
    if (begins_table(in)) render_table(r, in);
    else render_paragraph(r, in, is_tight);
    break;
  }
}

static void render_blocks(renderer *r, text t, size_t depth, bool is_tight) {
  reader in = read_lines(t);
  while (in.has_line) render_block(r, &in, depth, is_tight);
}

void html_render(buffer *to, arena *a, text markdown, list *headings) {
  renderer r = {.to = to, .memory = a, .headings = headings};
  render_blocks(&r, markdown, 0, false);
  close_sections(&r, 0);
}
