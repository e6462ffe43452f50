// Writing diagnostics: heading, include stack, source line, caret and range.
// The text of a message is composed in one buffer and written at once.
#include "base/diagnostic.h"

#include <stdio.h>
#include <string.h>

// A set of numbers.
typedef struct number_set {
  uint64_t *slots;  // 0: free
  size_t count, capacity;
} number_set;

enum { KEPT_MAX = 1000 };

struct diagnostics {
  arena *memory;
  const source_set *sources;
  buffer message;   // being composed
  buffer *capture;  // NULL: stderr
  size_t errors, limit;
  size_t faults;   // errors, with those that were found again
  size_t refused;  // of the errors, warnings
  // The first of the faults, as they are told.
  struct {
    const char *message;
    place_range at;
  } kept[KEPT_MAX];
  place_range last;  // of the last error
  bool strict;       // warnings are errors
  bool muted;        // the last message was dropped: so are its notes
  // What was shown, by its place and by its words there: what is found again, through another use
  // of a class or when the model is made again, isn't.
  number_set shown;
};

// A message finds room even when there is no memory any more.
enum { MESSAGE_ROOM = 1 << 14 };

diagnostics *diagnostics_create(arena *memory, const source_set *sources) {
  diagnostics *d = ARENA_NEW(memory, diagnostics);
  *d = (diagnostics){.memory = memory, .sources = sources, .limit = 50};
  d->message = (buffer){memory_take(MESSAGE_ROOM), 0, MESSAGE_ROOM};
  return d;
}

void diagnostics_destroy(diagnostics *d) {
  if (d != NULL) buffer_free(&d->message);
}

void diagnostics_capture(diagnostics *d, buffer *to) { d->capture = to; }
void diagnostics_set_limit(diagnostics *d, size_t errors) { d->limit = errors; }
void diagnostics_be_strict(diagnostics *d) { d->strict = true; }
size_t diagnostics_error_count(const diagnostics *d) { return d->errors; }
size_t diagnostics_refused_count(const diagnostics *d) { return d->refused; }
size_t diagnostics_fault_count(const diagnostics *d) { return d->faults; }
const char *diagnostics_fault(const diagnostics *d, size_t number, place_range *at) {
  if (number >= d->faults || number >= KEPT_MAX) return NULL;
  *at = d->kept[number].at;
  return d->kept[number].message;
}

place_range diagnostics_last_error(const diagnostics *d) { return d->last; }

static void write_message(diagnostics *d) {
  if (d->capture != NULL) {
    buffer_text(d->capture, buffer_as_text(&d->message));
  } else {
    fwrite(d->message.data, 1, d->message.size, stderr);
    (void)fflush(stderr);  // not every system leaves it unbuffered
  }
  d->message.size = 0;
}

static void write_include(diagnostics *d, place included_at) {
  position at = source_position(d->sources, included_at);
  buffer_printf(&d->message, "Included from %.*s:%u:\n", TEXT_ARGS(at.file->path), at.line);
}

enum { INCLUDES_MAX = 256, OUTER_SHOWN = 2, INNER_SHOWN = 5 };

// "Included from main.td:3:" for every include that leads to the file, the outermost first; of a
// long stack its ends.
static void write_includes(diagnostics *d, const source_file *f) {
  place stack[INCLUDES_MAX];
  size_t depth = 0;
  for (; f != NULL && f->included_at != 0; f = source_of(d->sources, f->included_at))
    if (depth < INCLUDES_MAX) stack[depth++] = f->included_at;
  bool folds = depth > OUTER_SHOWN + INNER_SHOWN + 1;
  for (size_t i = depth; i-- > 0;) {
    if (!folds || i < INNER_SHOWN || depth - i <= OUTER_SHOWN) write_include(d, stack[i]);
    else if (i == INNER_SHOWN)
      buffer_printf(&d->message, "... (%zu more includes)\n", depth - OUTER_SHOWN - INNER_SHOWN);
  }
}

enum { SHOWN_COLUMNS = 400 };

// The line with tabs kept, so that the caret below lines up; a long line is cut.
static void write_line(diagnostics *d, place_range at) {
  position from = source_position(d->sources, at.begin);
  text line = source_line(d->sources, at.begin);
  if (from.column > SHOWN_COLUMNS) return;
  text shown = {line.data, line.size < SHOWN_COLUMNS ? line.size : SHOWN_COLUMNS};
  for (size_t i = 0; i < shown.size; i++) {
    unsigned char c = (unsigned char)shown.data[i];
    buffer_char(&d->message, c < 0x20 && c != '\t' ? ' ' : (char)c);
  }
  buffer_char(&d->message, '\n');
  for (size_t i = 0; i + 1 < from.column; i++) {
    unsigned char c = i < shown.size ? (unsigned char)shown.data[i] : ' ';
    if (c == '\t') buffer_char(&d->message, '\t');
    else if ((c & 0xc0) != 0x80) buffer_char(&d->message, ' ');
  }
  buffer_char(&d->message, '^');
  for (place p = at.begin + 1; p < at.end && from.column + (p - at.begin) <= shown.size; p++)
    if (((unsigned char)shown.data[from.column - 1 + (p - at.begin)] & 0xc0) != 0x80)
      buffer_char(&d->message, '~');
  buffer_char(&d->message, '\n');
}

static void compose(diagnostics *d, place_range at, const char *severity, const char *format,
                    va_list args) {
  const source_file *f = source_of(d->sources, at.begin);
  if (f != NULL) {
    position from = source_position(d->sources, at.begin);
    write_includes(d, f);
    buffer_printf(&d->message, "%.*s:%u:%u: ", TEXT_ARGS(f->path), from.line, from.column);
  }
  buffer_printf(&d->message, "%s: ", severity);
  buffer_vprintf(&d->message, format, args);
  buffer_char(&d->message, '\n');
  if (f != NULL) write_line(d, at);
  write_message(d);
}

// Whether it is to be written.
static bool count_error(diagnostics *d, place_range at) {
  d->last = at;
  d->errors++;
  d->muted = d->limit != 0 && d->errors > d->limit;
  return !d->muted;
}

static uint64_t *slot_of(const number_set *set, uint64_t number) {
  size_t at = (size_t)(number * UINT64_C(0x9e3779b97f4a7c15) >> 32) & (set->capacity - 1);
  while (set->slots[at] != 0 && set->slots[at] != number) at = (at + 1) & (set->capacity - 1);
  return &set->slots[at];
}

static void grow(arena *memory, number_set *set) {
  number_set old = *set;
  set->capacity = old.capacity == 0 ? 64 : 2 * old.capacity;
  set->slots = ARENA_ARRAY(memory, uint64_t, set->capacity);
  memset(set->slots, 0, set->capacity * sizeof *set->slots);
  for (size_t i = 0; i < old.capacity; i++)
    if (old.slots[i] != 0) *slot_of(set, old.slots[i]) = old.slots[i];
}

// Whether it is new.
static bool add_number(arena *memory, number_set *set, uint64_t number) {
  if (2 * set->count >= set->capacity) grow(memory, set);
  uint64_t *slot = slot_of(set, number);
  if (*slot == number) return false;
  *slot = number;
  set->count++;
  return true;
}

// Whether these words weren't shown at the place.
static bool is_new(diagnostics *d, place at, text message) {
  uint64_t words = (uint64_t)text_hash(message) << 1 | UINT64_C(1);
  return add_number(d->memory, &d->shown, (uint64_t)at << 33 ^ words);
}

// Whether no error was shown at the place.
static bool is_first(diagnostics *d, place at) {
  return add_number(d->memory, &d->shown, (uint64_t)at << 1 | UINT64_C(1) << 63);
}

static void report_new(diagnostics *d, place_range at, bool any, const char *format, va_list args) {
  va_list again;
  va_copy(again, args);
  buffer_vprintf(&d->message, format, again);
  va_end(again);
  if (d->faults < KEPT_MAX) {
    d->kept[d->faults].message = arena_text(d->memory, buffer_as_text(&d->message)).data;
    d->kept[d->faults].at = at;
  }
  d->faults++;
  bool is_other = is_first(d, at.begin) || !any || at.begin == 0;
  d->muted = !is_new(d, at.begin, buffer_as_text(&d->message)) || !is_other;
  d->message.size = 0;
  if (!d->muted && count_error(d, at)) compose(d, at, "error", format, args);
}

void report_error(diagnostics *d, place_range at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report_new(d, at, false, format, args);
  va_end(args);
}

void report_first_error(diagnostics *d, place_range at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report_new(d, at, true, format, args);
  va_end(args);
}

void report_last_error(diagnostics *d, place_range at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  d->message.size = 0;  // what was being written
  compose(d, at, "error", format, args);
  va_end(args);
}

void report_warning(diagnostics *d, place_range at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  buffer_vprintf(&d->message, format, args);
  va_end(args);
  d->muted = !is_new(d, at.begin, buffer_as_text(&d->message));
  d->message.size = 0;
  d->refused += d->strict && !d->muted;
  if (d->muted || (d->strict && !count_error(d, at))) return;
  va_start(args, format);
  compose(d, at, d->strict ? "error" : "warning", format, args);
  va_end(args);
}

void report_remark(diagnostics *d, place_range at, const char *format, ...) {
  d->muted = false;
  va_list args;
  va_start(args, format);
  compose(d, at, "remark", format, args);
  va_end(args);
}

void report_note(diagnostics *d, place_range at, const char *format, ...) {
  if (d->muted) return;
  va_list args;
  va_start(args, format);
  compose(d, at, "note", format, args);
  va_end(args);
}

void report_help(diagnostics *d, const char *format, ...) {
  if (d->muted) return;
  va_list args;
  va_start(args, format);
  compose(d, (place_range){0}, "help", format, args);
  va_end(args);
}

spelling spelling_of(text wanted) {
  size_t limit = wanted.size <= 5 ? 1 : wanted.size < 9 ? 2 : 3;
  return (spelling){.wanted = wanted, .distance = limit + 1};
}

enum { PART_MIN = 4 };  // shorter words begin many names

static bool is_part(text part, text whole) {
  if (part.size < PART_MIN || part.size >= whole.size) return false;
  return memcmp(whole.data, part.data, part.size) == 0 ||
         memcmp(whole.data + whole.size - part.size, part.data, part.size) == 0;
}

static bool is_private(text name) { return name.size > 0 && name.data[0] == '_'; }

static size_t common_start(text a, text b) {
  size_t size = 0;
  while (size < a.size && size < b.size && a.data[size] == b.data[size]) size++;
  return size;
}

// Of two that are equally near: what begins alike, or else the first by its bytes.
static bool is_likelier(const spelling *s, text known) {
  size_t alike = common_start(known, s->wanted), before = common_start(s->nearest, s->wanted);
  return alike != before ? alike > before : text_compare(known, s->nearest) < 0;
}

void spelling_offer_unordered(spelling *s, text known) {
  bool is_equally_near = s->nearest.size > 0 && !text_equal(s->wanted, known) &&
                         is_private(known) == is_private(s->wanted) &&
                         text_distance(s->wanted, known, s->distance) == s->distance;
  if (!is_equally_near) spelling_offer(s, known);
  else if (is_likelier(s, known)) s->nearest = known;
}

void spelling_offer(spelling *s, text known) {
  if (is_private(known) && !is_private(s->wanted)) return;
  bool is_shorter = s->longer.size == 0 || known.size < s->longer.size;
  if (is_shorter && is_part(s->wanted, known)) s->longer = known;
  if (s->distance == 0 || text_equal(s->wanted, known)) return;
  size_t distance = text_distance(s->wanted, known, s->distance - 1);
  if (distance >= s->distance) return;
  s->distance = distance;
  s->nearest = known;
}

void report_spelling(diagnostics *d, const spelling *s) {
  text meant = s->nearest.size != 0 ? s->nearest : s->longer;
  if (meant.size != 0) report_help(d, "did you mean '%.*s'?", TEXT_ARGS(meant));
}
