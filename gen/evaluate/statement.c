// Statements but for classes, definitions and multiclasses: let, foreach, if, variables, defset,
// deftype, assert, dump.
#include <assert.h>
#include <stdlib.h>

#include "evaluate/evaluate.h"

bool eval_statements(evaluation *ev, const syntax *first) {
  bool ok = true;
  for (const syntax *s = first; s != NULL; s = s->next)
    if (!eval_statement(ev, s)) ok = false;
  return ok;
}

// ---- variables, asserts, dumps ------------------------------------------------------------------

static bool may_define(evaluation *ev, const syntax *s, const value *name, record *current) {
  const char *message = NULL;
  if (scope_has_local(ev, name)) message = "local variable of this name already exists";
  else if (current != NULL && field_or_bound(ev, current, name))
    message = "field of this name already exists";
  else if (scope_is_outermost(ev) && find_global(ev, name) != NULL)
    message = "def or global variable of this name already exists";
  if (message == NULL) return true;
  report_error(ev->diagnostics, (place_range){s->end - (place)s->name.size, s->end}, "%s", message);
  return false;
}

bool eval_defvar(evaluation *ev, const syntax *s, record *current) {
  if (s->name.size == 0) return false;  // cut off
  const value *name = name_value(ev, s->name);
  if (!may_define(ev, s, name, current)) return false;
  const value *v = eval(ev, s->child, current, NULL);
  if (v == NULL) {
    poison(ev, name);
    return false;
  }
  if (scope_is_outermost(ev)) name_map_set(&ev->set->globals, name, (void *)v);
  else scope_set(ev, name, v);
  return true;
}

bool eval_assert(evaluation *ev, const syntax *s, record *current) {
  const syntax *condition = s->child, *message = condition->next;
  entry e = {.kind = ENTRY_ASSERT, .check = {.at = syntax_range(condition)}};
  e.check.condition = eval(ev, condition, current, NULL);
  if (e.check.condition == NULL) return false;
  e.check.message = eval(ev, message, current, NULL);
  if (e.check.message == NULL || syntax_is_cut(s)) return false;
  if (current == NULL) return add_entry(ev, &e);
  record_add_check(ev->set, current, &e.check);
  return true;
}

bool eval_dump(evaluation *ev, const syntax *s, record *current) {
  const value *message = eval(ev, s->child, current, NULL);
  if (message != NULL && message->tag == TAG_RECORD)
    message = operate(ev, BANG_REPR, ev->types->string, &message, 1, current);
  if (message == NULL || syntax_is_cut(s)) return false;
  place_range at = {s->begin, s->begin + 4};
  entry e = {.kind = ENTRY_DUMP, .check = {at, NULL, message}};
  // Resolved as far as it can be: what doesn't exist now won't be waited for.
  if (current == NULL) {
    resolver final = {.kind = RESOLVE_FIND, .final = true};
    e.check.message = resolve(ev, &final, message);
    return e.check.message != NULL && add_entry(ev, &e);
  }
  record_add_check(ev->set, current, &e.check);
  return true;
}

// ---- let … in -----------------------------------------------------------------------------------

static bool push_let(evaluation *ev, const syntax *s) {
  const syntax *ranges = s->child, *initial = ranges->next;
  uint32_t *bits;
  size_t count;
  if (!eval_let_bits(ev, ranges, &bits, &count)) return false;
  const value *v = eval(ev, initial, NULL, NULL);
  if (v == NULL) return false;
  if (ev->let_count == ev->let_capacity)
    ev->lets = memory_grow(ev->lets, &ev->let_capacity, sizeof *ev->lets);
  place_range at = {s->begin, s->begin + (place)s->name.size};
  ev->lets[ev->let_count++] = (let){name_value(ev, s->name), bits, count, v, at, initial->begin};
  return true;
}

static bool eval_top_let(evaluation *ev, const syntax *s) {
  const syntax *items = s->child, *block = items->next;
  size_t before = ev->let_count;
  bool ok = true;
  for (const syntax *i = items->child; i != NULL && ok; i = i->next) ok = push_let(ev, i);
  if (ok && !syntax_is_cut(s)) {
    scope inner;
    if (block->flag != 0) scope_push(ev, &inner, SCOPE_LOCAL, NULL, NULL);
    ok = eval_statements(ev, block->child);
    if (block->flag != 0) scope_pop(ev);
  }
  ev->let_count = before;
  return ok;
}

// ---- foreach, if --------------------------------------------------------------------------------

static void push_loop(evaluation *ev, loop *l) {
  if (ev->loop_count == ev->loop_capacity)
    ev->loops = memory_grow(ev->loops, &ev->loop_capacity, sizeof *ev->loops);
  ev->loops[ev->loop_count++] = l;
}

static const value *range_list(evaluation *ev, const syntax *pieces) {
  uint32_t *numbers;
  size_t count;
  if (!eval_bit_ranges(ev, pieces, &numbers, &count)) return NULL;
  const value **items = memory_take((count + 1) * sizeof *items);
  for (size_t i = 0; i < count; i++) items[i] = value_of_int(ev->values, numbers[i]);
  const value *list = value_of_list(ev->values, ev->types->integer, items, count);
  free(items);
  return list;
}

// What a foreach runs over: `{ranges}`, a range, or a list.
static const value *foreach_values(evaluation *ev, const syntax *s) {
  if (s->kind == SYNTAX_BITS && s->child == NULL && !syntax_is_cut(s)) {
    report_error(ev->diagnostics, (place_range){s->end - 1, s->end},
                 "Unknown or reserved token when parsing a value");
    return NULL;
  }
  if (s->kind == SYNTAX_BITS) return range_list(ev, s->child);
  syntax alone = *s;
  alone.next = NULL;
  if (s->kind == SYNTAX_RANGE) return range_list(ev, &alone);
  const value *v = eval(ev, s, NULL, NULL);
  if (v == NULL || (v->type != NULL && v->type->kind == TYPE_LIST)) return v;
  if (v->type != NULL) return range_list(ev, &alone);
  return error_at_syntax(ev, s, "expected a list, got '?'");
}

static bool finish_loop(evaluation *ev, loop *l, bool ok) {
  ev->loop_count--;
  entry e = {.kind = ENTRY_LOOP, .loop = l};
  return ok && add_entry(ev, &e);
}

static bool eval_foreach(evaluation *ev, const syntax *s) {
  const syntax *over = s->child, *block = over->next;
  const value *list = s->name.size == 0 ? NULL : foreach_values(ev, over);
  if (list == NULL || syntax_is_cut(over)) return false;
  loop *l = ARENA_NEW(ev->memory, loop);
  place_range at = {s->begin, s->begin + 7};
  const value *iterator =
      value_of_variable(ev->values, name_value(ev, s->name), list->type->element);
  *l = (loop){.at = at, .iterator = iterator, .values = list};
  scope inner;
  scope_push(ev, &inner, SCOPE_FOREACH, NULL, iterator);
  push_loop(ev, l);
  bool ok = eval_statements(ev, block->child);
  scope_pop(ev);
  return finish_loop(ev, l, ok && !syntax_is_cut(block));
}

// An arm of an `if` is a loop over one item or none.
static bool eval_arm(evaluation *ev, const syntax *s, const syntax *block, const value *condition,
                     bool when) {
  const value *one[1] = {value_of_bit(ev->values, true)};
  const value *once = value_of_list(ev->values, ev->types->bit, one, 1);
  const value *never = value_of_list(ev->values, ev->types->bit, one, 0);
  const value *operands[3] = {condition, when ? once : never, when ? never : once};
  const value *list = operate(ev, BANG_IF, once->type, operands, 3, NULL);
  if (list == NULL) return false;
  loop *l = ARENA_NEW(ev->memory, loop);
  *l = (loop){.at = {s->begin, s->begin + 2}, .values = list};
  scope inner;
  push_loop(ev, l);
  scope_push(ev, &inner, SCOPE_LOCAL, NULL, NULL);
  bool ok = eval_statements(ev, block->child);
  scope_pop(ev);
  return finish_loop(ev, l, ok && !syntax_is_cut(block));
}

static bool eval_if(evaluation *ev, const syntax *s) {
  const syntax *then_block = s->child->next, *else_block = then_block->next;
  const value *condition = eval(ev, s->child, NULL, NULL);
  if (condition == NULL || syntax_is_cut(s) || !eval_arm(ev, s, then_block, condition, true))
    return false;
  return else_block == NULL || eval_arm(ev, s, else_block, condition, false);
}

// ---- defset, deftype ----------------------------------------------------------------------------

static bool eval_defset(evaluation *ev, const syntax *s) {
  const syntax *type_syntax = s->child, *block = type_syntax->next;
  if (ev->multiclass != NULL)
    return error_at_syntax(ev, s, "defset is not allowed inside multiclass") != NULL;
  const type *t = eval_type(ev, type_syntax);
  if (t == NULL) return false;
  if (t->kind != TYPE_LIST) return error_at_syntax(ev, type_syntax, "expected list type") != NULL;
  if (s->name.size == 0) return false;  // cut off
  const value *name = name_value(ev, s->name);
  if (find_global(ev, name) != NULL) {
    report_error(ev->diagnostics, (place_range){s->end - (place)s->name.size, s->end},
                 "def or global variable of this name already exists");
    return false;
  }
  defset d = {.at = syntax_range(type_syntax), .element = t->element, .outer = ev->defset};
  ev->defset = &d;
  bool ok = eval_statements(ev, block->child);
  ev->defset = d.outer;
  const value *list = value_of_list(ev->values, t->element, d.items, d.count);
  free(d.items);
  if (ok && !syntax_is_cut(block)) name_map_set(&ev->set->globals, name, (void *)list);
  else poison(ev, name);
  return ok;
}

static bool eval_deftype(evaluation *ev, const syntax *s) {
  if (s->name.size == 0) return false;  // cut off
  const value *name = name_value(ev, s->name);
  if (name_map_find(&ev->aliases, name) != NULL || name_map_find(&ev->set->classes, name) != NULL) {
    report_error(ev->diagnostics, (place_range){s->end - (place)s->name.size, s->end},
                 "type of this name '%.*s' already exists", TEXT_ARGS(s->name));
    return false;
  }
  const type *t = eval_type(ev, s->child);
  if (t == NULL) return false;
  if (t->kind == TYPE_RECORD)
    return error_at_syntax(ev, s->child, "cannot define type alias for class type '%.*s'",
                           TEXT_ARGS(printed_type(ev, t))) != NULL;
  name_map_set(&ev->aliases, name, (void *)t);
  return true;
}

// ---- all of them --------------------------------------------------------------------------------

static bool dispatch(evaluation *ev, const syntax *s) {
  switch (s->kind) {
  case SYNTAX_CLASS: return eval_class(ev, s);
  case SYNTAX_DEF: return eval_def(ev, s);
  case SYNTAX_DEFM: return eval_defm(ev, s);
  case SYNTAX_MULTICLASS: return eval_multiclass(ev, s);
  case SYNTAX_LET: return eval_top_let(ev, s);
  case SYNTAX_FOREACH: return eval_foreach(ev, s);
  case SYNTAX_IF: return eval_if(ev, s);
  case SYNTAX_DEFVAR: return eval_defvar(ev, s, NULL);
  case SYNTAX_DEFSET: return eval_defset(ev, s);
  case SYNTAX_DEFTYPE: return eval_deftype(ev, s);
  case SYNTAX_ASSERT: return eval_assert(ev, s, NULL);
  case SYNTAX_DUMP: return eval_dump(ev, s, NULL);
  }
  assert(false && "a statement");
  return false;
}

enum { STATEMENT_DEPTH = 10000 };

bool eval_statement(evaluation *ev, const syntax *s) {
  if (must_stop(ev)) return false;
  ev->at = syntax_range(s);
  if (ev->statement_depth >= STATEMENT_DEPTH)
    return error_at_syntax(ev, s, "statements nest too deeply: the limit is %d", STATEMENT_DEPTH) !=
           NULL;
  ev->statement_depth++;
  bool ok = dispatch(ev, s);
  ev->statement_depth--;
  return ok;
}

void evaluate_statement(evaluation *ev, syntax *statement) {
  scope outermost;
  if (ev->scope == NULL) scope_push(ev, &outermost, SCOPE_LOCAL, NULL, NULL);
  ev->session->at = &ev->at;
  if (!eval_statement(ev, statement) && statement->kind == SYNTAX_CLASS)
    poison(ev, name_value(ev, statement->name));
  ev->session->at = NULL;
  ev->scope = NULL;
}
