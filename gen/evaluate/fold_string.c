// Folding of the operators over strings. A result is a code block if an operand that it is made of
// is.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"
#include "evaluate/regex.h"
#include "record/dump.h"

static const size_t STRING_MAX = (size_t)1 << 28;

const value *concat_strings(evaluation *ev, const value *a, const value *b) {
  if (a->tag == TAG_STRING && b->tag == TAG_STRING) {
    if (b->count == 0 && b->op <= a->op) return a;
    if (a->count == 0 && a->op <= b->op) return b;
    if ((size_t)a->count + b->count > STRING_MAX)
      return fault(ev, NULL, "a string is too long: the limit is %zu bytes", STRING_MAX);
    return join_strings(ev, (const value *const[]){a, b}, 2);
  }
  const value *operands[2] = {a, b};
  const value *v = value_of_operator(ev->values, BANG_STRCONCAT, ev->types->string, operands, 2);
  return checked(ev, v) ? v : NULL;
}

// Joins strings at once, where pair by pair every step would be kept. NULL without a report: one of
// them isn't known yet.
const value *join_strings(evaluation *ev, const value *const *parts, size_t count) {
  size_t size = 0;
  bool code = false;
  for (size_t i = 0; i < count; i++) {
    if (parts[i]->tag != TAG_STRING) return NULL;
    size += parts[i]->count;
    code = code || parts[i]->op != 0;
  }
  return size > STRING_MAX ? NULL : value_of_joined(ev->values, parts, count, size, code);
}

static const value *take_buffer(evaluation *ev, buffer *b, bool code) {
  if (b->size > STRING_MAX) {
    buffer_free(b);
    return fault(ev, NULL, "a string is too long: the limit is %zu bytes", STRING_MAX);
  }
  const value *v = value_of_string(ev->values, buffer_as_text(b), code);
  buffer_free(b);
  return v;
}

static bool add_item(buffer *out, const value *item, bool strings, bool *code) {
  int64_t integer;
  if (strings) {
    if (item->tag != TAG_STRING) return false;
    *code = *code || item->op != 0;
    buffer_text(out, value_text(item));
    return true;
  }
  if (!known_integer(item, &integer)) return false;
  buffer_integer(out, integer);
  return true;
}

static const value *interleave(evaluation *ev, const value *v) {
  const value *list = operand_at(v, 0), *between = operand_at(v, 1);
  if (list->tag != TAG_LIST || between->tag != TAG_STRING) return v;
  bool strings = list->type->element->kind == TYPE_STRING, code = false, first_code = false;
  buffer out = {0};
  for (size_t i = 0; i < list->count; i++) {
    if (i > 0) buffer_text(&out, value_text(between));
    if (add_item(&out, list_item(list, i), strings, i == 0 ? &first_code : &code)) continue;
    buffer_free(&out);
    return v;
  }
  return take_buffer(ev, &out, code);  // the first item's form doesn't count
}

// ---- !subst -------------------------------------------------------------------------------------

static const value *substitute(evaluation *ev, const value *v) {
  const value *from = operand_at(v, 0), *to = operand_at(v, 1), *in = operand_at(v, 2);
  if (from->tag != to->tag || to->tag != in->tag) return v;
  if (from->tag == TAG_RECORD) return from == in ? to : in;
  if (from->tag == TAG_VARIABLE) {
    const value *name = variable_name(from) == variable_name(in) ? variable_name(to)
                                                                 : variable_name(in);
    return value_of_variable(ev->values, name, v->type);
  }
  if (from->tag != TAG_STRING) return v;
  text whole = value_text(in), what = value_text(from);
  if (what.size == 0)
    return fault(ev, NULL, "!subst cannot replace an empty string: it is everywhere");
  buffer out = {0};
  size_t at = 0, hit;
  while ((hit = text_find(whole, what, at)) != SIZE_MAX) {
    buffer_append(&out, whole.data + at, hit - at);
    buffer_text(&out, value_text(to));
    at = hit + what.size;
  }
  buffer_append(&out, whole.data + at, whole.size - at);
  return take_buffer(ev, &out, false);
}

// ---- !substr, !find -----------------------------------------------------------------------------

static const value *substring(evaluation *ev, const value *v, record *current) {
  const value *in = operand_at(v, 0), *from = operand_at(v, 1), *size = operand_at(v, 2);
  if (in->tag != TAG_STRING || from->tag != TAG_INT || size->tag != TAG_INT) return v;
  text whole = value_text(in);
  int64_t start = int_value(from), length = int_value(size);
  if (start < 0 || (uint64_t)start > whole.size)
    return fault(ev, current, "!substr start position is out of range 0...%zu: %lld", whole.size,
                 (long long)start);
  if (length < 0) return fault(ev, current, "!substr length must be nonnegative");
  size_t rest = whole.size - (size_t)start;
  text part = {whole.data + start, (uint64_t)length < rest ? (size_t)length : rest};
  return value_of_source(ev->values, part, in->op != 0);
}

static const value *find(evaluation *ev, const value *v, record *current) {
  const value *in = operand_at(v, 0), *what = operand_at(v, 1), *from = operand_at(v, 2);
  if (in->tag != TAG_STRING || what->tag != TAG_STRING || from->tag != TAG_INT) return v;
  int64_t start = int_value(from);
  if (start < 0 || start > (int64_t)in->count)
    return fault(ev, current, "!find start position is out of range 0...%u: %lld", in->count,
                 (long long)start);
  size_t hit = text_find(value_text(in), value_text(what), (size_t)start);
  return value_of_int(ev->values, hit == SIZE_MAX ? -1 : (int64_t)hit);
}

// ---- !match -------------------------------------------------------------------------------------

static const value *match(evaluation *ev, const value *v, record *current) {
  const value *in = operand_at(v, 0), *regex = operand_at(v, 1);
  if (in->tag != TAG_STRING || regex->tag != TAG_STRING) return v;
  pattern *p = pattern_compile(ev, value_text(regex), current);
  if (p == NULL) return NULL;
  int matches = pattern_matches(ev, p, value_text(in), current);
  pattern_free(p);
  return matches < 0 ? NULL : value_of_bit(ev->values, matches != 0);
}

// ---- !tolower, !toupper, !repr ------------------------------------------------------------------

static const value *change_case(evaluation *ev, const value *v, char from, char to) {
  const value *in = operand_at(v, 0);
  if (in->tag != TAG_STRING) return v;
  buffer out = {0};
  buffer_text(&out, value_text(in));
  for (size_t i = 0; i < out.size; i++)
    if (out.data[i] >= from && out.data[i] < from + 26)
      out.data[i] = (char)(out.data[i] - from + to);
  return take_buffer(ev, &out, false);
}

static const value *represent(evaluation *ev, const value *v) {
  const value *in = operand_at(v, 0);
  if (!value_is_concrete(in)) return v;
  buffer out = {0};
  if (in->tag == TAG_RECORD) print_record(reference_record(in), &out);
  else value_print(in, &out);
  return take_buffer(ev, &out, false);
}

const value *fold_string(evaluation *ev, const value *v, record *current) {
  const value *a = operand_at(v, 0);
  switch (v->op) {
  case BANG_STRCONCAT:
    if (a->tag != TAG_STRING || operand_at(v, 1)->tag != TAG_STRING) return v;
    return concat_strings(ev, a, operand_at(v, 1));
  case BANG_INTERLEAVE: return interleave(ev, v);
  case BANG_SUBST: return substitute(ev, v);
  case BANG_SUBSTR: return substring(ev, v, current);
  case BANG_FIND: return find(ev, v, current);
  case BANG_MATCH: return match(ev, v, current);
  case BANG_TOLOWER: return change_case(ev, v, 'A', 'a');
  case BANG_TOUPPER: return change_case(ev, v, 'a', 'A');
  case BANG_REPR: return represent(ev, v);
  }
  assert(false && "an operator that fold sends here");
  return v;
}
