// What can be told about Markdown by looking at one line or one span of it, and the anchors of
// headings. Used by markdown.c, which writes the author's text into a page, and by
// html.c, which reads the page.
#ifndef MICA_GEN_EMIT_MARKDOWN_SCAN_H
#define MICA_GEN_EMIT_MARKDOWN_SCAN_H

#include "base/list.h"

// ---- Lines --------------------------------------------------------------------------------------

typedef enum markdown_line_kind {
  LINE_BLANK,
  LINE_TEXT,
  LINE_HEADING,  // # to ######
  LINE_FENCE,    // ``` or ~~~, with a language after it
  LINE_ITEM,     // of a list
  LINE_QUOTE,    // >
  LINE_RULE,     // ---
} markdown_line_kind;

typedef struct markdown_line {
  markdown_line_kind kind;
  text whole;             // without its end
  size_t indent;          // columns of blanks before the text
  text content;           // after blanks and mark: of a heading its text, of a fence its language
  size_t size;            // LINE_HEADING: its level; LINE_FENCE: how many marks
  char mark;              // LINE_FENCE: ` or ~; LINE_ITEM: - * + . )
  size_t number;          // LINE_ITEM, ordered: where the list starts
  size_t content_column;  // LINE_ITEM, LINE_QUOTE: where the content begins
} markdown_line;

// Takes the first line from *rest.
markdown_line markdown_next_line(text *rest);
// Whether the line ends a code block that `open` began, however far it is indented.
bool markdown_closes(const markdown_line *open, const markdown_line *line);
// The line without its first `columns` columns of blanks.
text markdown_without_indent(text line, size_t columns);

// ---- Spans of code ------------------------------------------------------------------------------

// Which lengths of back-quotes are known to have no partner further on. Starts as {0}.
typedef struct markdown_code_search {
  uint64_t missing;
} markdown_code_search;

// At `at` stand back-quotes. Where the span that they begin ends, with its content; or false, and
// *end is after these back-quotes, which are text.
bool markdown_find_code(markdown_code_search *s, text in, size_t at, text *content, size_t *end);

// ---- Addresses ----------------------------------------------------------------------------------

// How long the address (`https://...`) is that begins at `at`; 0: none does.
size_t markdown_address(text in, size_t at);

// ---- Tables -------------------------------------------------------------------------------------

// `| --- | :-: |`, below the first row of a table.
bool markdown_is_delimiter_row(text line);
// Takes the first cell of a row from *row, with the `|` after it, which the cell doesn't have.
text markdown_next_cell(text *row);

// ---- Anchors ------------------------------------------------------------------------------------

// The anchors that headings of a page have been given. Starts as {0}.
typedef struct markdown_anchors {
  text_map used;  // to how often it was asked for
} markdown_anchors;

// The anchor that GitHub gives a heading: small letters, digits, hyphens; the second of one name
// has "-1" behind it. In the arena.
const char *markdown_anchor(arena *a, markdown_anchors *anchors, text heading);

bool markdown_is_punctuation(char c);  // what a backslash before it takes literally

#endif
