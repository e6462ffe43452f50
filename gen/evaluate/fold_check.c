// Folding of the questions about values and records: !isa, !exists, !instances.
#include <stdlib.h>

#include "evaluate/evaluate.h"
#include "evaluate/regex.h"

static const value *is_a(evaluation *ev, const value *v) {
  const type *wanted = check_type(v);
  const value *operand = check_operand(v);
  if (operand->type == NULL) return v;
  if (type_converts(operand->type, wanted)) return value_of_int(ev->values, 1);
  if (wanted->kind != TYPE_RECORD || operand->tag == TAG_RECORD) return value_of_int(ev->values, 0);
  bool settled = value_is_concrete(operand) && !type_converts(wanted, operand->type);
  return settled ? value_of_int(ev->values, 0) : v;
}

bool is_name_of(evaluation *ev, const record *r, const value *name) {
  if (r == NULL) return false;
  if (r->name == name) return true;
  return r->name->tag == TAG_ANONYMOUS &&
         text_equal(value_as_printed(ev->memory, r->name), value_text(name));
}

static const value *exists(evaluation *ev, const value *v, record *current, bool final) {
  if (check_operand(v)->tag != TAG_STRING) return v;
  const value *name = name_key(ev->set, check_operand(v));
  record *r = name_map_find(&ev->set->definitions, name);
  if (r == NULL && is_name_of(ev, current, name)) {
    if (!final) return v;
    bool is = type_is(record_type(ev->set, current), check_type(v));
    return value_of_int(ev->values, is);
  }
  if (r == NULL) return final ? value_of_int(ev->values, 0) : v;
  return value_of_int(ev->values, type_is(record_self(ev->set, r)->type, check_type(v)));
}

// Names in the order people expect: runs of digits by their number.
static int compare_names(text a, text b) {
  size_t common = a.size < b.size ? a.size : b.size;
  for (size_t i = 0; i < common; i++) {
    if (text_is_digit(a.data[i]) && text_is_digit(b.data[i])) {
      size_t j = i + 1;
      for (; j < common + 1; j++) {
        bool left = j < a.size && text_is_digit(a.data[j]),
             right = j < b.size && text_is_digit(b.data[j]);
        if (left != right) return right ? -1 : 1;
        if (!left) break;
      }
      int order = text_compare((text){a.data + i, j - i}, (text){b.data + i, j - i});
      if (order != 0) return order;
      i = j - 1;
    } else if (a.data[i] != b.data[i]) {
      return (unsigned char)a.data[i] < (unsigned char)b.data[i] ? -1 : 1;
    }
  }
  return a.size < b.size ? -1 : a.size > b.size;
}

static int by_name(const void *a, const void *b) {
  const value *const *left = a, *const *right = b;
  return compare_names(record_name(reference_record(*left)), record_name(reference_record(*right)));
}

// Appends the definitions of a class whose names match. False: reported.
static bool add_instances(evaluation *ev, const type *t, pattern *p, record *current,
                          const value **items, size_t *count) {
  if (!charge(ev, ev->set->count / 4)) return false;
  for (size_t i = 0; i < ev->set->count; i++) {
    record *r = ev->set->order[i];
    if (!type_is(record_self(ev->set, r)->type, t)) continue;
    int matches = pattern_matches(ev, p, record_name(r), current);
    if (matches < 0) return false;
    if (matches > 0) items[(*count)++] = r->self;
  }
  return true;
}

static const value *instances(evaluation *ev, const value *v, record *current, bool final) {
  const value *regex = check_operand(v), *list = NULL;
  if ((current != NULL && !final) || regex->tag != TAG_STRING) return v;
  pattern *p = pattern_compile(ev, value_text(regex), current);
  if (p == NULL) return NULL;
  const value **items = memory_take((ev->set->count + 1) * sizeof *items);
  size_t count = 0;
  if (add_instances(ev, check_type(v), p, current, items, &count)) {
    qsort(items, count, sizeof *items, by_name);
    list = value_of_list(ev->values, check_type(v), items, count);
  }
  pattern_free(p);
  free(items);
  return checked(ev, list) ? list : NULL;
}

const value *fold_check(evaluation *ev, const value *v, record *current, bool final) {
  if (v->op == BANG_ISA) return is_a(ev, v);
  return v->op == BANG_EXISTS ? exists(ev, v, current, final) : instances(ev, v, current, final);
}
