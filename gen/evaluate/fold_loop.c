// Folding of the operators that evaluate an expression again and again: !foreach, !filter, !foldl.
#include <stdlib.h>

#include "evaluate/evaluate.h"

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
    if (answer == NULL || !known_integer(answer, &include)) break;
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
