// libFuzzer target of the documentation: any bytes as a description, written into a page of
// Markdown and rendered as HTML. A finding is a crash, a sanitizer's report or a hang.
#include "emit/html.h"
#include "emit/markdown.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  arena *memory = arena_create();
  const text_map names = {0};
  text description = {(const char *)data, size};
  markdown_page page = {.memory = memory, .names = &names};
  buffer markdown = {0}, rendered = {0};
  list headings = {0};
  markdown_text(&markdown, description, MARKDOWN_CELL);
  markdown_block(&markdown, "mlir", description);
  markdown_description(&markdown, &page, 2, description);
  html_render(&rendered, memory, buffer_as_text(&markdown), &headings);
  html_render(&rendered, memory, description, &headings);
  buffer_free(&markdown);
  buffer_free(&rendered);
  arena_destroy(memory);
  return 0;
}
