// Errors, warnings and notes: `file:line:col: error: text`, the include stack, the source line and
// a caret with the range. Every part of mica-gen reports through here; messages go to stderr at
// once or into a buffer. An error doesn't stop anything by itself: ask diagnostics_error_count.
#ifndef MICA_GEN_BASE_DIAGNOSTIC_H
#define MICA_GEN_BASE_DIAGNOSTIC_H

#include "base/source.h"

typedef struct diagnostics diagnostics;

diagnostics *diagnostics_create(arena *memory, const source_set *sources);
void diagnostics_destroy(diagnostics *d);
// From now on messages are appended to `to` instead of written to stderr; NULL: back to stderr.
void diagnostics_capture(diagnostics *d, buffer *to);
// Later errors are only counted; 0: none.
void diagnostics_set_limit(diagnostics *d, size_t errors);

// From now on warnings are errors.
void diagnostics_be_strict(diagnostics *d);

// The text says what is wrong and what to do, without a final dot. Nowhere (begin 0) leaves the
// position out.
void report_error(diagnostics *d, place_range at, const char *format, ...) PRINTF_LIKE(3, 4);
// Unless an error was shown at the place before: the same mistake, found for another operation.
void report_first_error(diagnostics *d, place_range at, const char *format, ...) PRINTF_LIKE(3, 4);
// However many there were before. Takes no memory: for when there is none left.
void report_last_error(diagnostics *d, place_range at, const char *format, ...) PRINTF_LIKE(3, 4);
void report_warning(diagnostics *d, place_range at, const char *format, ...) PRINTF_LIKE(3, 4);
// What is neither wrong nor to be mended; it stands alone, and -Werror doesn't change it.
void report_remark(diagnostics *d, place_range at, const char *format, ...) PRINTF_LIKE(3, 4);
// A note belongs to the message before it and is dropped with it.
void report_note(diagnostics *d, place_range at, const char *format, ...) PRINTF_LIKE(3, 4);
// `help: text`, without a position.
void report_help(diagnostics *d, const char *format, ...) PRINTF_LIKE(2, 3);

size_t diagnostics_error_count(const diagnostics *d);
size_t diagnostics_fault_count(const diagnostics *d);  // with errors that were shown before
// The error of that number (from 0), and where; NULL: it isn't kept.
const char *diagnostics_fault(const diagnostics *d, size_t number, place_range *at);
size_t diagnostics_refused_count(const diagnostics *d);    // errors that are warnings
place_range diagnostics_last_error(const diagnostics *d);  // where it was reported

static inline place_range at_place(place p) { return (place_range){p, 0}; }

// "did you mean": offer every known name, then ask for the nearest. Nothing is near: size 0.
// A name that only begins or ends as what was written is offered when no name is near.
typedef struct spelling {
  text wanted, nearest, longer;
  size_t distance;
} spelling;

spelling spelling_of(text wanted);
void spelling_offer(spelling *s, text known);  // of equally near ones the first wins
void spelling_offer_unordered(spelling *s, text known);
void report_spelling(diagnostics *d, const spelling *s);  // a note, if a name is near enough

#endif
