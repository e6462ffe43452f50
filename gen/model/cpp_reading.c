// The text of an expression of C++: its tokens, where they stand, and what is told about them.
// Called by the files that read parts of one.
#include "model/cpp_reading.h"

#include "model/code_token.h"

// Whether a word is cut between two characters.
static bool joins_word(text in, size_t at) {
  if (at == 0 || at == in.size) return false;
  return (name_is_letter(in.data[at - 1]) || in.data[at - 1] == '$') && name_is_letter(in.data[at]);
}

// Behind a comment; one between `/*` and `*/` can hold others.
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

// Behind the comment, the string or the code at `at`; or the next byte.
static size_t after_token(text in, size_t at) {
  if (is_comment_at(in, at)) return after_comment(in, at);
  if (text_starts_with((text){in.data + at, in.size - at}, TEXT("[{"))) {
    size_t end = text_find(in, TEXT("}]"), at);
    return end == SIZE_MAX ? end : end + 2;
  }
  if (in.data[at] == '"')
    while (++at < in.size && in.data[at] != '"') at += in.data[at] == '\\';
  return at + 1;
}

// Whether a byte stands in a comment. *token: where one begins that isn't behind it; moves on.
static bool is_in_comment(text in, size_t *token, size_t at) {
  for (size_t next; (next = after_token(in, *token)) <= at;) *token = next;
  return is_comment_at(in, *token);
}

// The text itself, after the place where its record was made; 0: it stands elsewhere.
static place find_text(reading *r, text what) {
  const source_set *sources = r->b->session->sources;
  const source_file *file = source_of(sources, r->source->made);
  if (file == NULL || what.size == 0) return 0;
  size_t token = r->source->made - file->start, at = text_find(file->content, what, token);
  while (at != SIZE_MAX &&
         (joins_word(file->content, at) || joins_word(file->content, at + what.size) ||
          is_in_comment(file->content, &token, at)))
    at = text_find(file->content, what, at + 1);
  return at == SIZE_MAX ? 0 : file->start + (place)at;
}

// CPred puts parentheses around what it was given.
static place find_expression(reading *r) {
  place found = find_text(r, r->all);
  if (found != 0 || r->all.size < 2 || r->all.data[0] != '(') return found;
  found = find_text(r, (text){r->all.data + 1, r->all.size - 2});
  return found == 0 ? 0 : found - 1;
}

// Where a byte of it stands in the string that CPred was given, whose escapes hide the text.
static place find_escaped(reading *r, size_t at) {
  const record *owner = r->source->from.owner;
  if (owner == NULL || r->all.size < 2 || r->all.data[0] != '(' || at == 0) return 0;
  text inside = {r->all.data + 1, r->all.size - 2};
  return record_byte_place(r->b->records, owner, inside, at - 1);
}

// In the file in which the record was made.
static bool is_by_maker(reading *r, place at) {
  const source_set *sources = r->b->session->sources;
  return r->source->made == 0 || source_of(sources, at) == source_of(sources, r->source->made);
}

static place_range range_of(reading *r, size_t at, size_t size) {
  text whole;
  const cpp_source *s = r->source;
  place begin = find_expression(r);
  if (begin == 0) begin = find_escaped(r, at);
  else begin += (place)at;
  if (begin != 0) return (place_range){begin, begin + (place)size};
  if (s->from.value == NULL || !value_as_text(s->from.value, &whole)) return at_place(s->at);
  size_t start = text_find(whole, r->all, 0);  // the field may have blanks around what was read
  if (start == SIZE_MAX) return at_place(s->at);
  place_range found = text_at(r->b, &s->from, start + at, size);
  return is_by_maker(r, found.begin) ? found : at_place(s->made);  // put together in the prelude
}

// Where parts of the expression were resolved or pasted, what is meant may stand alone.
place_range cpp_range(build *b, const cpp_source *source, text all, size_t at, size_t size) {
  reading r = {.b = b, .source = source, .all = all};
  place begin = find_escaped(&r, at);
  if (begin != 0) return (place_range){begin, begin + (place)size};
  if (find_expression(&r) != 0) return range_of(&r, at, size);
  r.all = (text){all.data + at, size};
  place found = find_text(&r, r.all);
  return found != 0 ? (place_range){found, found + (place)size} : range_of(&r, 0, size);
}

term cpp_fail_at(reading *r, size_t at, size_t size, const char *what) {
  if (!r->failed) r->out->why = (cpp_failure){.what = what, .at = range_of(r, at, size)};
  r->failed = true;
  return nothing;
}

term cpp_fail_syntax(reading *r, size_t at, const char *what) {
  if (!r->failed)
    r->out->why = (cpp_failure){.what = what, .at = range_of(r, at, 1), .is_syntax = true};
  r->failed = true;
  return nothing;
}

// What C++ wouldn't take either.
term cpp_refuse_at(reading *r, size_t at, size_t size, const char *problem, const char *help) {
  if (!r->failed) r->out->why = (cpp_failure){problem, range_of(r, at, size), help, true, false};
  r->failed = true;
  return nothing;
}

void cpp_skip_blanks(reading *r) { r->at = code_skip_blanks(r->all, r->at); }

bool cpp_stands(reading *r, const char *what) {
  cpp_skip_blanks(r);
  size_t size = strlen(what);
  return r->at + size <= r->all.size && memcmp(r->all.data + r->at, what, size) == 0;
}

bool cpp_take(reading *r, const char *what) {
  if (!cpp_stands(r, what)) return false;
  r->at += strlen(what);
  return true;
}

bool cpp_expect(reading *r, const char *what) {
  if (r->failed || cpp_take(r, what)) return !r->failed;
  cpp_fail_syntax(r, r->at, build_printf(r->b, "expected '%s' here", what));
  return false;
}

text cpp_take_word(reading *r) {
  cpp_skip_blanks(r);
  size_t start = r->at;
  if (r->at < r->all.size && r->all.data[r->at] == '$') r->at++;
  while (r->at < r->all.size && name_is_letter(r->all.data[r->at])) r->at++;
  return (text){r->all.data + start, r->at - start};
}

// `::mlir::detail::Name`, with its namespaces.
text cpp_take_name(reading *r) {
  cpp_skip_blanks(r);
  size_t start = r->at;
  cpp_take(r, "::");
  cpp_take_word(r);
  while (r->at + 1 < r->all.size && r->all.data[r->at] == ':' && r->all.data[r->at + 1] == ':') {
    r->at += 2;
    cpp_take_word(r);
  }
  return (text){r->all.data + start, r->at - start};
}

arena *cpp_memory_of(const reading *r) { return r->b->memory; }

term cpp_term_of(const c_expression *in_c, cpp_kind kind) {
  return (term){.in_c = in_c, .kind = kind};
}

const c_expression *cpp_truth_of(term t) { return t.is_cast != NULL ? t.is_cast : t.in_c; }

const c_expression *cpp_value_of(const reading *r, term t) {
  arena *a = cpp_memory_of(r);
  return t.is_cast == NULL ? t.in_c : c_conditional(a, t.is_cast, t.in_c, c_name(a, "NULL"));
}
