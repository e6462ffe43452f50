// The public names, made of the public headers when Mica is built. They stand one behind the other,
// in blocks, without pointers to each: name, result and parameters, which end with a NUL.
#include "c/public_name.h"

#include <string.h>

// In the order of their names. A block ends with an empty one.
static const char *const blocks[] = {
#include "c/public_names.h"
};
enum { BLOCKS = sizeof blocks / sizeof *blocks };

static const char *behind(const char *part) { return part + strlen(part) + 1; }

// What stands there, and where the next is.
static public_name row_at(const char *at, const char **next) {
  public_name row = {.name = at, .result = behind(at)};
  row.parameters = behind(row.result);
  *next = behind(row.parameters);
  if (row.result[0] == '\0') row.result = row.parameters = NULL;
  return row;
}

// The last one that doesn't begin behind the name; or the first.
static const char *block_of(text name) {
  size_t low = 0, high = BLOCKS;
  while (high - low > 1) {
    const size_t middle = low + (high - low) / 2;
    if (text_compare(text_of(blocks[middle]), name) <= 0) low = middle;
    else high = middle;
  }
  return blocks[low];
}

public_name public_name_find(text name) {
  if (!text_starts_with(name, TEXT("mica_")) && !text_starts_with(name, TEXT("MICA_")))
    return (public_name){0};
  for (const char *at = block_of(name); *at != '\0';) {
    const public_name row = row_at(at, &at);
    if (text_is(name, row.name)) return row;
  }
  return (public_name){0};
}

public_name public_name_next(public_name_place *place) {
  if (place->next == NULL) place->next = blocks[0];
  if (*place->next == '\0' && ++place->block < BLOCKS) place->next = blocks[place->block];
  return *place->next == '\0' ? (public_name){0} : row_at(place->next, &place->next);
}
