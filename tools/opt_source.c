// Lines of a source text, found once.
#include "opt_source.h"

#include <stdlib.h>

void mica_opt_source_free(opt_source *source) { free(source->starts); }

static size_t count_lines(mica_str text) {
  size_t count = 1;
  for (size_t i = 0; i < text.size; i++) count += text.data[i] == '\n';
  return count;
}

static bool find_lines(opt_source *source) {
  if (source->starts != NULL) return true;
  size_t count = count_lines(source->text), line = 0;
  source->starts = malloc(count * sizeof *source->starts);
  if (source->starts == NULL) return false;
  source->starts[line++] = 0;
  for (size_t i = 0; i < source->text.size && line < count; i++)
    if (source->text.data[i] == '\n') source->starts[line++] = i + 1;
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
