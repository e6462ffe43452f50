// The operators that bind variables, in expressions: !foreach, !filter, !foldl. Their types are
// checked here, where they are written; fold_loop.c computes them.
#include "evaluate/evaluate.h"

static void bind(evaluation *ev, const record *owner, const value *name, const type *t) {
  if (ev->bound_count == ev->bound_capacity)
    ev->bounds = memory_grow(ev->bounds, &ev->bound_capacity, sizeof *ev->bounds);
  ev->bounds[ev->bound_count++] = (bound){owner, name, t};
}

// The name of a variable that the operator binds; which: of the two of !foldl. NULL: reported.
static const value *bound_name(evaluation *ev, const syntax *s, record *current,
                               const char *which) {
  if (s == NULL || s->kind != SYNTAX_NAME || s->name.size == 0) return NULL;  // cut off
  const value *name = name_value(ev, s->name);
  if (current == NULL || !field_or_bound(ev, current, name)) return name;
  if (which == NULL)
    return error_after(ev, s, "iteration variable '\"%.*s\"' is already defined",
                       TEXT_ARGS(s->name));
  return error_at_syntax(ev, s, "%s !foldl variable '\"%.*s\"' already defined", which,
                         TEXT_ARGS(s->name));
}

// The expression, evaluated where the names are bound.
static const value *eval_bound(evaluation *ev, const syntax *s, record *current,
                               const value *const *names, const type *const *types, size_t count,
                               const type *expected) {
  record *owner = current != NULL ? current : ev->scratch_record;
  scope inner;
  size_t before = ev->bound_count;
  scope_push(ev, &inner, SCOPE_RECORD, owner, NULL);
  for (size_t i = 0; i < count; i++) bind(ev, owner, names[i], types[i]);
  const value *v = eval(ev, s, owner, expected);
  ev->bound_count = before;
  scope_pop(ev);
  return v;
}

static const value *eval_foldl(evaluation *ev, const syntax *s, record *current) {
  const syntax *part[5];
  for (size_t i = 0; i < 5; i++) part[i] = syntax_child(s, i);
  const value *start = part[0] == NULL ? NULL : eval(ev, part[0], current, NULL);
  if (start == NULL) return NULL;
  if (start->type == NULL)
    return error_after(ev, part[0], "could not get type of !foldl start: '?'");
  const value *list = part[1] == NULL ? NULL : eval(ev, part[1], current, NULL);
  if (list == NULL) return NULL;
  if (list->type == NULL) return error_after(ev, part[1], "could not get type of !foldl list: '?'");
  if (!has_kind(list, TYPE_LIST))
    return error_after(ev, part[1], "!foldl list must be a list, but is of type '%.*s'",
                       TEXT_ARGS(printed_type(ev, list->type)));
  const value *names[2];
  for (size_t i = 0; i < 2; i++) {
    names[i] = bound_name(ev, part[2 + i], current, i == 0 ? "left" : "right");
    if (names[i] == NULL) return NULL;
  }
  const type *types[2] = {start->type, list->type->element};
  if (part[4] == NULL) return NULL;
  const value *expression = eval_bound(ev, part[4], current, names, types, 2, NULL);
  if (expression == NULL) return NULL;
  if (expression->type == NULL)
    return error_after(ev, part[4], "could not get type of !foldl expression");
  if (expression->type != start->type)
    return error_after(ev, part[4],
                       "!foldl expression must be of same type as start (%.*s), but is "
                       "of type %.*s",
                       TEXT_ARGS(printed_type(ev, start->type)),
                       TEXT_ARGS(type_or_unset(ev, expression)));
  const value *parts[FOLDL_PARTS] = {start, list, names[0], names[1], expression};
  const value *v = value_of_foldl(ev->values, start->type, parts);
  return checked(ev, v) ? fold_foldl(ev, v, current) : NULL;
}

// The types of the items and of the expression over them. False: reported.
static bool loop_types(evaluation *ev, const syntax *s, const value *over, const type *expected,
                       const type **item, const type **result) {
  bool each = s->op == BANG_FOREACH;
  *result = NULL;
  if (has_kind(over, TYPE_LIST)) {
    *item = over->type->element;
    if (expected != NULL && expected->kind != TYPE_LIST) {
      error_at_syntax(ev, s, "expected value of type '%.*s', but got list type",
                      TEXT_ARGS(printed_type(ev, expected)));
      return false;
    }
    if (expected != NULL) *result = each ? expected->element : ev->types->integer;
    return true;
  }
  if (each && has_kind(over, TYPE_DAG)) {
    *item = ev->types->dag;
    if (expected == NULL || expected->kind == TYPE_DAG) return true;
    error_at_syntax(ev, s, "expected value of type '%.*s', but got dag type",
                    TEXT_ARGS(printed_type(ev, expected)));
    return false;
  }
  const syntax *body = s->child->next->next;
  if (over->type == NULL)
    error_at_syntax(ev, body, "could not get type of !foreach/!filter list or dag");
  else
    error_at_syntax(ev, body, "%s must have a list%s argument", bang_name((bang)s->op),
                    each ? " or dag" : "");
  return false;
}

const value *eval_loop_operator(evaluation *ev, const syntax *s, record *current,
                                const type *expected) {
  if (s->op == BANG_FOLDL) return eval_foldl(ev, s, current);
  const value *name = bound_name(ev, s->child, current, NULL);
  if (name == NULL || s->child->next == NULL) return NULL;
  const value *over = eval(ev, s->child->next, current, NULL);
  const type *item, *wanted;
  if (over == NULL || s->child->next->next == NULL ||
      !loop_types(ev, s, over, expected, &item, &wanted))
    return NULL;
  const syntax *body = s->child->next->next;
  const value *expression = eval_bound(ev, body, current, &name, &item, 1, wanted);
  if (expression == NULL || syntax_is_cut(s)) return NULL;
  const type *t = item;
  if (s->op == BANG_FILTER) {
    t = type_of_list(ev->types, item);
  } else if (over->type->kind == TYPE_LIST) {
    if (expression->type == NULL)
      return error_after(ev, s, "could not get type of !foreach result expression");
    t = type_of_list(ev->types, expression->type);
  }
  const value *operands[3] = {name, over, expression};
  return operate(ev, (bang)s->op, t, operands, 3, current);
}
