// The text being processed, by lines: for messages and for comments that announce messages.
#ifndef MICA_OPT_SOURCE_H
#define MICA_OPT_SOURCE_H

#include "mica/base.h"

typedef struct opt_source {
  mica_str name;  // as locations and messages call the file
  mica_str text;
  size_t *starts;  // where each line begins; made at the first question
  size_t line_count;
  uint32_t latest_line;  // asked for last; 0: none
  size_t latest_size;
} opt_source;

void mica_opt_source_free(opt_source *source);
// Line `number` (from 1) without its end. {NULL, 0}: there is no such line.
mica_str mica_opt_source_line(opt_source *source, uint32_t number);
// The line and column (from 1) of an offset.
uint32_t mica_opt_source_position(opt_source *source, size_t offset, uint32_t *column);

#endif
