// Folding of the operators that evaluate an expression again and again: !foreach, !filter, !foldl;
// and of the questions about records: !isa, !exists, !instances.
#include <stdlib.h>

#include "evaluate/evaluate.h"
#include "evaluate/regex.h"

static const value *apply(evaluation *ev, const value *name, const value *item,
                          const value *expression, record *current) {
  binding b = {name, item, false, false};
  resolver r = {.kind = RESOLVE_MAP, .current = current, .bindings = &b, .count = 1, .capacity = 1};
  return resolve(ev, &r, expression);
}

// ---- !foreach -----------------------------------------------------------------------------------

static const value *over_list(evaluation *ev, const value *v, record *current) {
  const value *list = loop_over(v), *result = v;
  const value **items = memory_take((list->count + 1) * sizeof *items);
  for (size_t i = 0; i < list->count && result != NULL; i++) {
    items[i] = apply(ev, loop_variable(v), list_item(list, i), loop_body(v), current);
    if (items[i] == NULL) result = NULL;
  }
  if (result != NULL) result = value_of_list(ev->values, v->type->element, items, list->count);
  free(items);
  return checked(ev, result) ? result : NULL;
}

// The operator and every argument, those of inner dags too; names stay.
static const value *over_dag(evaluation *ev, const value *v, const value *dag, record *current) {
  if (must_stop(ev)) return NULL;
  const value *name = loop_variable(v), *expression = loop_body(v), *result = dag;
  const value *op = apply(ev, name, dag_operator(dag), expression, current);
  if (op == NULL) return NULL;
  size_t count = dag->count;
  bool changed = op != dag_operator(dag);
  const value **parts = memory_take((2 * count + 1) * sizeof *parts);
  for (size_t i = 0; i < count && result != NULL; i++) {
    const value *item = dag_item(dag, i);
    parts[i] = item->tag == TAG_DAG ? over_dag(ev, v, item, current)
                                    : apply(ev, name, item, expression, current);
    parts[count + i] = dag_item_name(dag, i);
    if (parts[i] == NULL) result = NULL;
    else if (parts[i] != item) changed = true;
  }
  if (result != NULL && changed)
    result = value_of_dag(ev->values, op, dag_operator_name(dag), parts, parts + count, count);
  free(parts);
  return checked(ev, result) ? result : NULL;
}

// ---- !filter, !foldl ----------------------------------------------------------------------------

static const value *filter(evaluation *ev, const value *v, record *current) {
  const value *list = loop_over(v), *result = v;
  const value **items = memory_take((list->count + 1) * sizeof *items);
  size_t count = 0, i = 0;
  for (; i < list->count; i++) {
    int64_t include;
    const value *item = list_item(list, i);
    const value *answer = apply(ev, loop_variable(v), item, loop_body(v), current);
    if (answer == NULL) result = NULL;
    if (answer == NULL || !known_integer(ev, answer, &include)) break;
    if (include != 0) items[count++] = item;
  }
  if (i == list->count) result = value_of_list(ev->values, v->type->element, items, count);
  free(items);
  return checked(ev, result) ? result : NULL;
}

static const value *fold_left(evaluation *ev, const value *v, record *current) {
  const value *list = foldl_part(v, FOLDL_LIST), *sum = foldl_part(v, FOLDL_START);
  for (size_t i = 0; i < list->count && sum != NULL; i++) {
    binding b[2] = {{foldl_part(v, FOLDL_SUM), sum, false, false},
                    {foldl_part(v, FOLDL_ITEM), list_item(list, i), false, false}};
    resolver r = {
        .kind = RESOLVE_MAP, .current = current, .bindings = b, .count = 2, .capacity = 2};
    sum = resolve(ev, &r, foldl_part(v, FOLDL_BODY));
  }
  return sum;
}

const value *fold_foldl(evaluation *ev, const value *v, record *current) {
  return foldl_part(v, FOLDL_LIST)->tag == TAG_LIST ? fold_left(ev, v, current) : v;
}

const value *fold_loop(evaluation *ev, const value *v, record *current) {
  const value *over = loop_over(v);
  if (v->op == BANG_FILTER) return over->tag == TAG_LIST ? filter(ev, v, current) : v;
  if (over->tag == TAG_DAG) return over_dag(ev, v, over, current);
  return over->tag == TAG_LIST ? over_list(ev, v, current) : v;
}

// ---- !isa, !exists, !instances ------------------------------------------------------------------

static const value *is_a(evaluation *ev, const value *v) {
  const type *wanted = check_type(v);
  const value *operand = check_operand(v);
  if (operand->type == NULL) return v;
  if (type_converts(operand->type, wanted)) return value_of_int(ev->values, 1);
  if (wanted->kind != TYPE_RECORD || operand->tag == TAG_RECORD) return value_of_int(ev->values, 0);
  bool settled = value_is_concrete(operand) && !type_converts(wanted, operand->type);
  return settled ? value_of_int(ev->values, 0) : v;
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

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Names in the order people expect: runs of digits by their number.
static int compare_names(text a, text b) {
  size_t common = a.size < b.size ? a.size : b.size;
  for (size_t i = 0; i < common; i++) {
    if (is_digit(a.data[i]) && is_digit(b.data[i])) {
      size_t j = i + 1;
      for (; j < common + 1; j++) {
        bool left = j < a.size && is_digit(a.data[j]), right = j < b.size && is_digit(b.data[j]);
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
static bool add_instances(evaluation *ev, const type *t, const pattern *p, record *current,
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
