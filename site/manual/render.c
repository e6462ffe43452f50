// Markdown from standard input as a piece of HTML on standard output, by what writes mica-gen's own
// pages; with --style the style of those. Called by make.py for each page of the site.
#include <stdio.h>
#include <string.h>

#include "emit/html.h"

static bool read_all(buffer *to) {
  char part[1 << 16];
  size_t size;
  while ((size = fread(part, 1, sizeof part, stdin)) > 0) buffer_append(to, part, size);
  return !ferror(stdin);
}

int main(int argc, char **argv) {
  arena *memory = arena_create();
  buffer markdown = {0}, html = {0};
  list headings = {0};
  bool ok = true;
  if (argc == 2 && strcmp(argv[1], "--style") == 0) {
    html_style(&html);
  } else {
    ok = argc == 1 && read_all(&markdown);
    html_render(&html, memory, buffer_as_text(&markdown), &headings);
  }
  ok = ok && fwrite(html.data, 1, html.size, stdout) == html.size && fflush(stdout) == 0;
  buffer_free(&markdown);
  buffer_free(&html);
  arena_destroy(memory);
  return ok ? 0 : 1;
}
