// The known name nearest to a misspelt one, for the help of a diagnostic. Borrows every text.
#include <string.h>

#include "mica/diagnostic.h"

enum { NAME_MAX_SIZE = 64, FAR_MAX = 3 };  // longer names are not worth a suggestion

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

// Edits between the two, neighbours swapped being one; more than `limit`: something above it.
static size_t edits_between(mica_str a, mica_str b, size_t limit) {
  size_t rows[3][NAME_MAX_SIZE + 1];
  if (a.size > NAME_MAX_SIZE || b.size > NAME_MAX_SIZE) return limit + 1;
  if (a.size > b.size + limit || b.size > a.size + limit) return limit + 1;
  for (size_t j = 0; j <= b.size; j++) rows[0][j] = j;
  for (size_t i = 1; i <= a.size; i++) {
    size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *second = rows[(i + 1) % 3];
    row[0] = i;
    for (size_t j = 1; j <= b.size; j++) {
      size_t changed = above[j - 1] + (a.data[i - 1] != b.data[j - 1]);
      row[j] = least(changed, least(above[j], row[j - 1]) + 1);
      bool swapped = i > 1 && j > 1 && a.data[i - 1] == b.data[j - 2] &&
                     a.data[i - 2] == b.data[j - 1];
      if (swapped) row[j] = least(row[j], second[j - 2] + 1);
    }
  }
  return rows[a.size % 3][b.size];
}

mica_near mica_near_to(mica_str wanted) {
  size_t limit = wanted.size <= 5 ? 1 : wanted.size < 9 ? 2 : FAR_MAX;
  return (mica_near){wanted, {NULL, 0}, wanted.size == 0 ? 0 : limit + 1};
}

void mica_near_offer(mica_near *nearest, mica_str known) {
  if (nearest->distance == 0 || known.size == 0) return;
  size_t edits = edits_between(nearest->wanted, known, nearest->distance - 1);
  if (edits >= nearest->distance) return;
  nearest->distance = edits;
  nearest->nearest = known;
}
