// The text of an assemblyFormat: what format/ makes the resolved format from. The emitters don't
// see it.
#ifndef MICA_GEN_MAKE_FORMAT_TEXT_H
#define MICA_GEN_MAKE_FORMAT_TEXT_H

#include "record/record.h"

typedef struct model_format_text {
  field from;  // for places: field_text_place(records, &from, offset)
  text content;
} model_format_text;

#endif
