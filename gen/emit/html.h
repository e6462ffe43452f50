// Markdown as HTML: what a page of documentation is made of. Any text gives HTML that is whole: no
// markup of the text's own, every element closed, only links that lead to a page. The cost is
// linear. Called by page.c; what is written is the caller's.
#ifndef MICA_GEN_EMIT_HTML_H
#define MICA_GEN_EMIT_HTML_H

#include "emit/markdown_scan.h"

typedef struct html_heading {
  size_t level;
  const char *anchor;
  const char *label;  // its text as HTML, without elements
} html_heading;

void html_text(buffer *to, text t);                      // escaped
void html_inline(buffer *to, arena *a, text paragraph);  // emphasis, code, links: html_inline.c
void html_plain(buffer *to, arena *a, text paragraph);   // the same without elements
// HTML without elements, in which a long name may be broken where a part of it ends.
void html_breakable(buffer *to, text html);
void html_style(buffer *to);  // of every page, as CSS: page.c

// Headings of level 2 to 4 begin sections. *headings gets every heading: html_heading, in the
// arena.
void html_render(buffer *to, arena *a, text markdown, list *headings);

// A block of code in its language, in spans with classes: highlight.c. Other languages are text.
void html_code(buffer *to, text language, text code);

#endif
