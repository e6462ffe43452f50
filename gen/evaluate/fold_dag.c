// Folding of the operators over dags.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

static const value *dag_of(evaluation *ev, const value *op, const value *name,
                           const value *const *items, const value *const *names, size_t count) {
  const value *v = value_of_dag(ev->values, op, name, items, names, count);
  return checked(ev, v) ? v : NULL;
}

static bool is_settled(const value *op) { return op->tag == TAG_RECORD || op->tag == TAG_UNSET; }

static const value *concatenate(evaluation *ev, const value *v) {
  const value *a = operand_at(v, 0), *b = operand_at(v, 1);
  if (a->tag != TAG_DAG || b->tag != TAG_DAG) return v;
  const value *left = dag_operator(a), *right = dag_operator(b);
  if (!is_settled(left) || !is_settled(right)) return v;
  if (left->tag == TAG_RECORD && right->tag == TAG_RECORD && left != right)
    return fault(ev, NULL, "Concatenated Dag operators do not match: '%.*s' vs. '%.*s'",
                 TEXT_ARGS(printed(ev, a)), TEXT_ARGS(printed(ev, b)));
  size_t count = (size_t)a->count + b->count;
  const value **parts = memory_take((2 * count + 1) * sizeof *parts), **names = parts + count;
  memcpy(parts, dag_items(a), a->count * sizeof *parts);
  memcpy(parts + a->count, dag_items(b), b->count * sizeof *parts);
  memcpy(names, dag_item_names(a), a->count * sizeof *parts);
  memcpy(names + a->count, dag_item_names(b), b->count * sizeof *parts);
  const value *name = dag_operator_name(a) != NULL ? dag_operator_name(a) : dag_operator_name(b);
  const value *result =
      dag_of(ev, left->tag == TAG_RECORD ? left : right, name, parts, names, count);
  free(parts);
  return result;
}

// !dag(op, items, names): either list may be `?`.
static const value *make_dag(evaluation *ev, const value *v) {
  const value *items = operand_at(v, 1), *names = operand_at(v, 2), *unset = ev->values->unset;
  bool has_items = items->tag == TAG_LIST, has_names = names->tag == TAG_LIST;
  if ((!has_items && items != unset) || (!has_names && names != unset)) return v;
  if (!has_items && !has_names) return v;
  if (has_items && has_names && items->count != names->count) return v;
  size_t count = has_items ? items->count : names->count;
  const value **parts = memory_take((2 * count + 1) * sizeof *parts);
  const value *result = v;
  for (size_t i = 0; i < count && result != NULL; i++) {
    const value *name = has_names ? list_item(names, i) : unset;
    parts[i] = has_items ? list_item(items, i) : unset;
    parts[count + i] = name->tag == TAG_STRING ? name : NULL;
    if (name->tag != TAG_STRING && name->tag != TAG_UNSET) result = NULL;
  }
  result = result == NULL ? v : dag_of(ev, operand_at(v, 0), NULL, parts, parts + count, count);
  free(parts);
  return result;
}

// ---- one argument -------------------------------------------------------------------------------

// The argument that a number or a name means. False: reported.
static bool find_argument(evaluation *ev, const value *v, record *current, size_t *out) {
  const value *dag = operand_at(v, 0), *key = operand_at(v, 1);
  const char *op = bang_name((bang)v->op);
  if (key->tag == TAG_INT) {
    int64_t index = int_value(key);
    *out = (size_t)index;
    if (index >= 0 && index < (int64_t)dag->count) return true;
    if (index < 0) fault(ev, current, "%s index %lld is negative", op, (long long)index);
    else
      fault(ev, current, "%s index %lld is out of range (dag has %u arguments)", op,
            (long long)index, dag->count);
    return false;
  }
  for (size_t i = 0; i < dag->count; i++) {
    const value *name = dag_item_name(dag, i);
    *out = i;
    if (name != NULL && text_equal(value_text(name), value_text(key))) return true;
  }
  fault(ev, current, "%s key '%.*s' is not found", op, TEXT_ARGS(value_text(key)));
  return false;
}

static bool is_key(const value *v) { return v->tag == TAG_INT || v->tag == TAG_STRING; }

static const value *get_argument(evaluation *ev, const value *v, record *current) {
  const value *dag = operand_at(v, 0);
  size_t at;
  if (dag->tag != TAG_DAG || !is_key(operand_at(v, 1))) return v;
  if (!find_argument(ev, v, current, &at)) return NULL;
  const value *item = dag_item(dag, at);
  bool fits = item->type == NULL || type_converts(item->type, v->type);
  return fits ? item : ev->values->unset;
}

static const value *get_name(evaluation *ev, const value *v, record *current) {
  const value *dag = operand_at(v, 0), *index = operand_at(v, 1);
  if (dag->tag != TAG_DAG || index->tag != TAG_INT) return v;
  int64_t at = int_value(index);
  if (at < 0 || at >= (int64_t)dag->count)
    return fault(ev, current, "!getdagname index is out of range 0...%lld: %lld",
                 (long long)dag->count - 1, (long long)at);
  const value *name = dag_item_name(dag, (size_t)at);
  return name == NULL ? ev->values->unset : name;
}

static const value *change_argument(evaluation *ev, const value *v, record *current) {
  const value *dag = operand_at(v, 0), *to = operand_at(v, 2);
  size_t at;
  if (dag->tag != TAG_DAG || !is_key(operand_at(v, 1))) return v;
  if (!find_argument(ev, v, current, &at)) return NULL;
  size_t count = dag->count;
  const value **parts = memory_take(2 * count * sizeof *parts);
  memcpy(parts, dag_items(dag), 2 * count * sizeof *parts);
  if (v->op == BANG_SETDAGARG) parts[at] = to;
  else parts[count + at] = to->tag == TAG_STRING ? to : NULL;
  const value *result =
      dag_of(ev, dag_operator(dag), dag_operator_name(dag), parts, parts + count, count);
  free(parts);
  return result;
}

// ---- the operator -------------------------------------------------------------------------------

static const value *get_operator(evaluation *ev, const value *v, record *current) {
  const value *dag = operand_at(v, 0);
  if (dag->tag != TAG_DAG) return v;
  const value *op = dag_operator(dag);
  if (op->type != NULL && type_is(op->type, v->type)) return op;
  text got = op->type == NULL ? TEXT("?") : printed_type(ev, op->type);
  return fault(ev, current, "Expected type '%.*s', got '%.*s' in: %.*s",
               TEXT_ARGS(printed_type(ev, v->type)), TEXT_ARGS(got), TEXT_ARGS(printed(ev, v)));
}

static const value *set_operator(evaluation *ev, const value *v) {
  const value *dag = operand_at(v, 0), *to = operand_at(v, 1);
  if (dag->tag != TAG_DAG || to->tag != TAG_RECORD) return v;
  return dag_of(ev, to, NULL, dag_items(dag), dag_item_names(dag), dag->count);
}

static const value *set_operator_name(evaluation *ev, const value *v) {
  const value *dag = operand_at(v, 0), *to = operand_at(v, 1);
  if (dag->tag != TAG_DAG || to->tag != TAG_STRING) return v;
  return dag_of(ev, dag_operator(dag), to, dag_items(dag), dag_item_names(dag), dag->count);
}

static const value *get_operator_name(evaluation *ev, const value *v) {
  const value *dag = operand_at(v, 0);
  if (dag->tag != TAG_DAG) return v;
  const value *name = dag_operator_name(dag);
  return name == NULL ? ev->values->absent : name;
}

const value *fold_dag(evaluation *ev, const value *v, record *current) {
  switch (v->op) {
  case BANG_CON: return concatenate(ev, v);
  case BANG_DAG: return make_dag(ev, v);
  case BANG_GETDAGARG: return get_argument(ev, v, current);
  case BANG_GETDAGNAME: return get_name(ev, v, current);
  case BANG_GETDAGOP: return get_operator(ev, v, current);
  case BANG_GETDAGOPNAME: return get_operator_name(ev, v);
  case BANG_SETDAGOP: return set_operator(ev, v);
  case BANG_SETDAGOPNAME: return set_operator_name(ev, v);
  case BANG_SETDAGARG:
  case BANG_SETDAGNAME: return change_argument(ev, v, current);
  }
  assert(false && "an operator that fold sends here");
  return v;
}
