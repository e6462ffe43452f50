// The author's text in a page of Markdown: escaped where it is plain, re-indented and closed where
// it is Markdown itself. doc.c writes nothing of the author's by another way.
#ifndef MICA_GEN_EMIT_MARKDOWN_H
#define MICA_GEN_EMIT_MARKDOWN_H

#include "emit/markdown_scan.h"

typedef enum markdown_where {
  MARKDOWN_TEXT,
  MARKDOWN_CELL,  // of a table: `|` would end it
} markdown_where;

// Text in one line in which nothing means anything but back-quotes.
void markdown_text(buffer *to, text t, markdown_where where);
void markdown_code(buffer *to, text t, markdown_where where);  // a span of code
// A block of code, closed by more back-quotes than it holds.
void markdown_block(buffer *to, const char *language, text t);

typedef struct markdown_page {
  arena *memory;
  markdown_anchors anchors;  // of the headings so far
  const text_map *names;     // what code that is no more than a name links to: an anchor
  text own_name;             // but not this one: it would lead to where it stands
} markdown_page;

// A description as the author wrote it: its indentation taken away, its code blocks closed, its
// headings below `level`, and no HTML in it.
void markdown_description(buffer *to, markdown_page *page, size_t level, text description);

#endif
