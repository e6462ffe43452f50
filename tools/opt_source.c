// Lines of a source text, found once.
#include "opt_source.h"

#include <stdlib.h>
#include <string.h>

void mica_opt_source_free(opt_source *source) { free(source->starts); }

// The first byte after the next line break; NULL: there is none.
static const char *next_line(const char *at, const char *end) {
  const char *found = at == end ? NULL : memchr(at, '\n', (size_t)(end - at));
  return found == NULL ? NULL : found + 1;
}

static size_t count_lines(const char *at, const char *end) {
  size_t count = 1;
  while ((at = next_line(at, end)) != NULL) count++;
  return count;
}

static bool find_lines(opt_source *source) {
  if (source->starts != NULL) return true;
  const char *at = source->text.data, *const end = at + source->text.size;
  size_t count = count_lines(at, end), line = 0;
  source->starts = malloc(count * sizeof *source->starts);
  if (source->starts == NULL) return false;
  for (; at != NULL && line < count; at = next_line(at, end))
    source->starts[line++] = (size_t)(at - source->text.data);
  source->line_count = line;
  return true;
}

mica_str mica_opt_source_line(opt_source *source, uint32_t number) {
  if (number == 0 || !find_lines(source) || number > source->line_count) return (mica_str){NULL, 0};
  size_t start = source->starts[number - 1];
  if (number != source->latest_line) {
    size_t end = start;
    while (end < source->text.size && source->text.data[end] != '\n' &&
           source->text.data[end] != '\r')
      end++;
    source->latest_line = number;
    source->latest_size = end - start;
  }
  return (mica_str){source->text.data + start, source->latest_size};
}

uint32_t mica_opt_source_position(opt_source *source, size_t offset, uint32_t *column) {
  if (!find_lines(source)) return *column = 0;
  size_t low = 0, high = source->line_count;
  while (high - low > 1) {
    size_t middle = low + (high - low) / 2;
    if (source->starts[middle] <= offset) low = middle;
    else high = middle;
  }
  *column = (uint32_t)(offset - source->starts[low] + 1);
  return (uint32_t)(low + 1);
}
