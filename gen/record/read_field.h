// Fields of records as C has them, by their names; cleared, false or NULL where they are unset or
// missing.
#ifndef MICA_GEN_RECORD_READ_FIELD_H
#define MICA_GEN_RECORD_READ_FIELD_H

#include "base/list.h"
#include "record/record.h"

field read_field(const record *r, const char *name);
const char *read_text_with_blanks(arena *a, const record *r, const char *name);  // as written
bool read_bit(const record *r, const char *name);
const record *read_record(const record *r, const char *name);
bool read_int(const record *r, const char *name, int64_t *out);
bool read_strings(arena *a, const record *r, const char *name, list *out);
place_range record_at(const record *r);  // its name

#endif
