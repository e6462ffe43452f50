// The text of an expression of C++: its tokens, where they stand, and what is told about them.
// Called by the files that read parts of one.
#include "cpp/cpp_reading.h"

#include "c/code_token.h"

static place_range range_of(const reading *r, size_t at, size_t size) {
  return code_range_in_whole(r->cpp->session, &r->source->code, r->all, at, size);
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
  cpp_fail_syntax(r, r->at, cpp_printf(r->cpp, "expected '%s' here", what));
  return false;
}

text cpp_take_token(reading *r) {
  const code_token k = code_token_at(r->all, r->at);
  r->at = k.at + k.size;
  return code_token_text(r->all, k);
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

arena *cpp_memory_of(const reading *r) { return r->cpp->memory; }

term cpp_term_of(const c_expression *in_c, cpp_kind kind) {
  return (term){.in_c = in_c, .kind = kind};
}

const c_expression *cpp_truth_of(term t) { return t.is_cast != NULL ? t.is_cast : t.in_c; }

const c_expression *cpp_value_of(const reading *r, term t) {
  arena *a = cpp_memory_of(r);
  return t.is_cast == NULL ? t.in_c : c_conditional(a, t.is_cast, t.in_c, c_name(a, "NULL"));
}
