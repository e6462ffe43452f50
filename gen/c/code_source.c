// Where code was written. A field knows the expression that gave its value; what was resolved or
// pasted before it became that value is looked for by its text after the place where the record was
// made.
#include "c/code_source.h"

#include "base/names.h"
#include "c/code_token.h"

text code_text(const code_source *source) { return text_trim(text_of(source->expression)); }

// ---- By the text --------------------------------------------------------------------------------

// Whether a word is cut between two characters.
static bool joins_word(text in, size_t at) {
  if (at == 0 || at == in.size) return false;
  return (name_is_letter(in.data[at - 1]) || in.data[at - 1] == '$') && name_is_letter(in.data[at]);
}

// After a comment of a definition's; one between `/*` and `*/` can hold others.
static size_t after_comment(text in, size_t at) {
  if (in.data[at + 1] == '/') return text_find(in, TEXT("\n"), at);
  size_t depth = 0;
  for (; at + 1 < in.size; at++) {
    bool opens = in.data[at] == '/' && in.data[at + 1] == '*';
    bool closes = in.data[at] == '*' && in.data[at + 1] == '/';
    if (opens || closes) at++;
    if (opens) depth++;
    if (closes && --depth == 0) return at + 1;
  }
  return SIZE_MAX;
}

static bool is_comment_at(text in, size_t at) {
  text here = {in.data + at, in.size - at};
  return text_starts_with(here, TEXT("//")) || text_starts_with(here, TEXT("/*"));
}

// After the comment, the string or the code at `at`; or the next byte.
static size_t after_token(text in, size_t at) {
  if (is_comment_at(in, at)) return after_comment(in, at);
  if (text_starts_with((text){in.data + at, in.size - at}, TEXT("[{"))) {
    size_t end = text_find(in, TEXT("}]"), at);
    return end == SIZE_MAX ? end : end + 2;
  }
  if (in.data[at] != '"') return at + 1;
  const size_t end = code_text_end(in, at);
  return end == SIZE_MAX ? in.size : end;
}

// Whether a byte stands in a comment. *token: where one begins that isn't behind it; moves on.
static bool is_in_comment(text in, size_t *token, size_t at) {
  for (size_t next; (next = after_token(in, *token)) <= at;) *token = next;
  return is_comment_at(in, *token);
}

// The text itself, after the place where its record was made; 0: it stands elsewhere.
static place find_text(const session *s, const code_source *source, text what) {
  const source_file *file = source_of(s->sources, source->made);
  if (file == NULL || what.size == 0) return 0;
  size_t token = source->made - file->start, at = text_find(file->content, what, token);
  while (at != SIZE_MAX &&
         (joins_word(file->content, at) || joins_word(file->content, at + what.size) ||
          is_in_comment(file->content, &token, at)))
    at = text_find(file->content, what, at + 1);
  return at == SIZE_MAX ? 0 : file->start + (place)at;
}

// CPred puts parentheses around what it was given.
static bool is_wrapped(text all) { return all.size >= 2 && all.data[0] == '('; }
static text unwrapped(text all) { return (text){all.data + 1, all.size - 2}; }

static place find_whole(const session *s, const code_source *source, text all) {
  place found = find_text(s, source, all);
  if (found != 0 || !is_wrapped(all)) return found;
  found = find_text(s, source, unwrapped(all));
  return found == 0 ? 0 : found - 1;
}

// Where a byte of it stands in the string that CPred was given, whose escapes hide the text.
static place find_escaped(const session *s, const code_source *source, text all, size_t at) {
  const record *owner = source->from.owner;
  if (owner == NULL || !is_wrapped(all) || at == 0) return 0;
  return record_byte_place(s->records, owner, unwrapped(all), at - 1);
}

// ---- By the field -------------------------------------------------------------------------------

// In the file in which the record was made.
static bool is_by_maker(const session *s, const code_source *source, place at) {
  return source->made == 0 || source_of(s->sources, at) == source_of(s->sources, source->made);
}

// The field may have blanks around what was read. 0: it is put together, in the prelude perhaps.
static place place_in_field(const session *s, const code_source *source, text all, size_t at) {
  text whole;
  if (source->from.value == NULL || !value_as_text(source->from.value, &whole)) return 0;
  const size_t start = text_find(whole, all, 0);
  if (start == SIZE_MAX) return 0;
  const place found = field_text_place(s->records, &source->from, start + at);
  return is_by_maker(s, source, found) ? found : 0;
}

static place_range range_of_user(const code_source *source) {
  const bool is_of_field = source->from.value != NULL && source->made != 0;
  return at_place(is_of_field ? source->made : source->at);
}

static place place_in_whole(const session *s, const code_source *source, text all, size_t at) {
  place begin = find_escaped(s, source, all, at);
  if (begin != 0) return begin;
  begin = find_whole(s, source, all);
  return begin != 0 ? begin + (place)at : place_in_field(s, source, all, at);
}

place_range code_range_in_whole(session *s, const code_source *source, text all, size_t at,
                                size_t size) {
  const place begin = place_in_whole(s, source, all, at);
  return begin == 0 ? range_of_user(source) : (place_range){begin, begin + (place)size};
}

place_range code_range(session *s, const code_source *source, text all, size_t at, size_t size) {
  const text part = {all.data + at, size};
  place begin = place_in_whole(s, source, all, at);
  if (begin == 0) begin = find_text(s, source, part);
  if (begin == 0) begin = place_in_field(s, source, part, 0);
  return begin == 0 ? range_of_user(source) : (place_range){begin, begin + (place)size};
}

bool code_report(session *s, const code_source *source, size_t at, size_t size, place use,
                 const char *help, const char *format, ...) {
  va_list args;
  va_start(args, format);
  const text message = arena_vprintf(s->memory, format, args);
  va_end(args);
  report_error(s->diagnostics, code_range(s, source, code_text(source), at, size), "%s",
               message.data);
  if (use != 0) report_note(s->diagnostics, at_place(use), "needed here");
  if (help != NULL) report_help(s->diagnostics, "%s", help);
  return false;
}
