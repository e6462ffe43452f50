// Splitting as mlir-opt does it: the text is cut at every occurrence of the marker, not only where
// it stands alone on a line; an occurrence without its last two characters is a near miss.
#include "split_input.h"

#include <stdlib.h>

enum { CHECKED_TAIL = 2 };

void mica_opt_pieces_free(opt_pieces *pieces) { free(pieces->items); }

static bool add(opt_pieces *pieces, size_t start, size_t end) {
  if (pieces->count == pieces->capacity) {
    size_t capacity = pieces->capacity == 0 ? 16 : 2 * pieces->capacity;
    opt_piece *grown = realloc(pieces->items, capacity * sizeof *grown);
    if (grown == NULL) return false;
    pieces->items = grown;
    pieces->capacity = capacity;
  }
  pieces->items[pieces->count++] = (opt_piece){start, end - start};
  return true;
}

// Where `what` begins at or after `from`; text.size: nowhere.
static size_t find(mica_str text, size_t from, mica_str what) {
  while (what.size != 0 && from + what.size <= text.size) {
    const char *at = memchr(text.data + from, what.data[0], text.size - from - what.size + 1);
    if (at == NULL) break;
    from = (size_t)(at - text.data);
    if (memcmp(at, what.data, what.size) == 0) return from;
    from++;
  }
  return text.size;
}

static void warn_near_miss(opt_renderer *r, size_t offset) {
  opt_place place = {.file = r->source->name};
  place.line = mica_opt_source_position(r->source, offset, &place.column);
  mica_opt_render_at(r, MICA_WARNING, place, MICA_STR("near miss with file split marker"), true);
}

// The whole marker stands at `at`, and something other than a zero follows it: so does mlir-opt
// decide.
static bool is_marker(mica_str text, size_t at, mica_str marker) {
  return text.size - at > marker.size && memcmp(text.data + at, marker.data, marker.size) == 0 &&
         text.data[at + marker.size] != '0';
}

bool mica_opt_split(opt_pieces *pieces, mica_str text, const char *marker_text,
                    opt_renderer *renderer) {
  mica_str marker = mica_str_of(marker_text);
  size_t tail = marker.size > CHECKED_TAIL ? CHECKED_TAIL : 0, start = 0;
  mica_str head = {marker.data, marker.size - tail};
  for (size_t at = find(text, 0, head); at < text.size;) {
    size_t after = at + head.size;
    if (!is_marker(text, at, marker)) {
      warn_near_miss(renderer, after);
      at = find(text, after, head);
      continue;
    }
    if (!add(pieces, start, at)) return false;
    start = at + marker.size;
    at = find(text, after, head);
  }
  return add(pieces, start, text.size);
}
