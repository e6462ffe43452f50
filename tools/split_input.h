// Pieces of an input between marker lines (--split-input-file).
#ifndef MICA_SPLIT_INPUT_H
#define MICA_SPLIT_INPUT_H

#include "render_diagnostic.h"

typedef struct opt_piece {
  size_t start, size;
} opt_piece;  // in the text
typedef struct opt_pieces {
  opt_piece *items;
  size_t count, capacity;
} opt_pieces;

// A marker that lacks its last two characters is warned about. `marker` NULL: one piece. False: no
// memory.
bool mica_opt_split(opt_pieces *pieces, mica_str text, const char *marker, opt_renderer *renderer);
void mica_opt_pieces_free(opt_pieces *pieces);

#endif
