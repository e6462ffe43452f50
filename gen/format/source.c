// The text of a format: in one line for readers, and errors at its bytes.
#include "base/names.h"
#include "format/build.h"

const format_source *format_source_of(session *s, const model_format_text *text) {
  format_source *source = ARENA_NEW(s->memory, format_source);
  *source = (format_source){s, &text->from, text->content};
  return source;
}

const char *format_in_one_line(const format_source *source) {
  text all = text_trim(source->text);
  buffer b = arena_draft(source->session->memory);
  for (size_t i = 0; i < all.size; i++) {
    if (!text_is_blank(all.data[i])) buffer_char(&b, all.data[i]);
    else if (!text_is_blank(all.data[i - 1])) buffer_char(&b, ' ');
  }
  return arena_keep(source->session->memory, &b).data;
}

bool format_is_cpp(const format_source *source) {
  const source_file *file = source_of(source->session->sources, source->at->assigned);
  return file != NULL && source_is_td(file);
}

// ---- Reporting ----------------------------------------------------------------------------------

static place_range place_of(const format_source *source, size_t begin, size_t end) {
  const record_set *records = source->session->records;
  place_range at = {field_text_place(records, source->at, begin), 0};
  if (end > begin) at.end = field_text_place(records, source->at, end - 1) + 1;
  if (at.end <= at.begin) at.end = 0;
  return at;
}

static void report_v(const format_source *source, place_range at, bool note, const char *message,
                     va_list args) {
  buffer b = {0};
  buffer_vprintf(&b, message, args);
  if (note) report_note(source->session->diagnostics, at, "%.*s", TEXT_ARGS(buffer_as_text(&b)));
  else if (at.end != 0 && at.end - at.begin < source->text.size)
    report_first_error(source->session->diagnostics, at, "%.*s", TEXT_ARGS(buffer_as_text(&b)));
  else report_error(source->session->diagnostics, at, "%.*s", TEXT_ARGS(buffer_as_text(&b)));
  buffer_free(&b);
}

void format_error(const format_source *source, size_t begin, size_t end, const char *message, ...) {
  va_list args;
  va_start(args, message);
  report_v(source, place_of(source, begin, end), false, message, args);
  va_end(args);
}

void format_error_at(const format_source *source, const format_element *element,
                     const char *message, ...) {
  va_list args;
  va_start(args, message);
  report_v(source, place_of(source, element->begin, element->end), false, message, args);
  va_end(args);
}

void format_warning_at(const format_source *source, const format_element *element,
                       const char *message, ...) {
  buffer b = {0};
  va_list args;
  va_start(args, message);
  buffer_vprintf(&b, message, args);
  va_end(args);
  report_warning(source->session->diagnostics, place_of(source, element->begin, element->end),
                 "%.*s", TEXT_ARGS(buffer_as_text(&b)));
  buffer_free(&b);
}

void format_note_at(const format_source *source, const format_element *element, const char *message,
                    ...) {
  va_list args;
  va_start(args, message);
  report_v(source, place_of(source, element->begin, element->end), true, message, args);
  va_end(args);
}
