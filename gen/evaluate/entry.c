// What loops and multiclasses hold until they are run: definitions, inner loops, asserts, dumps.
// Running puts values in place of variables; at the outermost level a definition is finished and
// added to the records.
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

void entry_append(evaluation *ev, entry_list *list, const entry *e) {
  if (list->count == list->capacity)
    list->items = arena_grow(ev->memory, list->items, &list->capacity, sizeof *list->items);
  list->items[list->count++] = *e;
}

// ---- finishing a definition ---------------------------------------------------------------------

static bool bits_are_concrete(const record *r, const value *v) {
  for (size_t i = 0; i < v->count; i++) {
    const value *bit = bits_item(v, i);
    bool reference = bit->tag == TAG_VARIABLE;
    if (bit->tag == TAG_BIT_OF && bit_base(bit)->tag == TAG_VARIABLE)
      reference = record_slot(r, variable_name(bit_base(bit))) != SIZE_MAX;
    if (!reference && !value_is_concrete(bit)) return false;
  }
  return true;
}

// `regions = (regions ...)`: the field stands where the operator of its dag should.
static void report_self_operator(evaluation *ev, const slot *s, const value *v) {
  while (v->tag == TAG_DAG) v = dag_operator(v);
  if (v->tag != TAG_VARIABLE || variable_name(v) != s->name) return;
  spelling near = spelling_of(value_text(s->name));
  for (size_t i = 0; i < ev->set->count; i++) spelling_offer(&near, record_name(ev->set->order[i]));
  report_help(ev->diagnostics, "'%.*s' is the field itself, no operator",
              TEXT_ARGS(value_text(s->name)));
  report_spelling(ev->diagnostics, &near);
}

// Where the record itself was given the value, if not by a class; else 0.
static place own_initializer(const evaluation *ev, const record *r, size_t index) {
  const source_set *sources = ev->session->sources;
  place made = r->assigned[index];
  bool is_near = ev->session->is_for_c && made != 0 &&
                 source_of(sources, made) == source_of(sources, record_place(r));
  return is_near && made > record_place(r) ? made : 0;
}

static void report_initializer(evaluation *ev, const record *r, size_t index) {
  static const char format[] = "Initializer of '%.*s' in '%.*s' could not be fully resolved: %.*s";
  const slot *s = &r->shape->slots[index];
  text field_name = value_text(s->name), value = printed(ev, r->values[index]);
  place own = own_initializer(ev, r, index);
  if (own != 0) {
    report_error(ev->diagnostics, at_place(own), format, TEXT_ARGS(field_name),
                 TEXT_ARGS(record_name(r)), TEXT_ARGS(value));
    return;
  }
  report_at_record(ev, r, format, TEXT_ARGS(field_name), TEXT_ARGS(record_name(r)),
                   TEXT_ARGS(value));
  report_note(ev->diagnostics, at_place(r->assigned[index] != 0 ? r->assigned[index] : s->declared),
              "the initializer");
}

// It is another field's value, which nobody gave.
static void report_missing(evaluation *ev, const record *r, const value *v) {
  for (size_t i = 0; v->tag == TAG_VARIABLE && i < r->shape->count; i++) {
    if (r->shape->slots[i].name != variable_name(v) || r->values[i]->tag != TAG_UNSET) continue;
    report_help(ev->diagnostics, "the field '%.*s' has no value: let %.*s = ...;",
                TEXT_ARGS(value_text(variable_name(v))), TEXT_ARGS(value_text(variable_name(v))));
  }
}

static bool check_concrete(evaluation *ev, const record *r) {
  bool ok = true;
  for (size_t i = 0; r->shape != NULL && i < r->shape->count; i++) {
    const slot *s = &r->shape->slots[i];
    const value *v = r->values[i];
    if (s->may_stay_open || !(v->flags & VALUE_OPEN)) continue;
    if (v->tag == TAG_BITS ? bits_are_concrete(r, v) : value_is_concrete(v)) continue;
    report_initializer(ev, r, i);
    if (s->type->kind == TYPE_BIT) report_help(ev->diagnostics, "write 1 or 0");
    report_self_operator(ev, s, v);
    report_missing(ev, r, v);
    ok = false;
  }
  return ok;
}

static bool duplicate(evaluation *ev, const record *r, const record *previous) {
  report_at_record(ev, r, "def already exists: %.*s",
                   TEXT_ARGS(value_as_unquoted(ev->memory, r->name)));
  report_note(ev->diagnostics, at_place(record_place(previous)), "location of previous definition");
  return false;
}

// A name made of an anonymous one is only known at the end: llvm-tblgen goes on without the record.
static void warn_dropped(evaluation *ev, const record *r, const record *previous) {
  report_warning(ev->diagnostics, at_place(record_place(r)),
                 "def already exists: %.*s; this one is left out; give the 'defm' a name",
                 TEXT_ARGS(value_text(r->name)));
  report_note(ev->diagnostics, at_place(record_place(previous)), "location of previous definition");
}

static bool add_to_defsets(evaluation *ev, record *r) {
  const value *self = ev->defset == NULL ? NULL : record_self(ev->set, r);
  for (defset *d = ev->defset; d != NULL; d = d->outer) {
    if (!type_is(self->type, d->element)) {
      report_at_record(ev, r, "adding record of incompatible type '%.*s' to defset",
                       TEXT_ARGS(printed_type(ev, self->type)));
      report_note(ev->diagnostics, d->at, "location of defset declaration");
      return false;
    }
    if (d->count == d->capacity) d->items = memory_grow(d->items, &d->capacity, sizeof *d->items);
    d->items[d->count++] = self;
  }
  return true;
}

static record *find_definition(evaluation *ev, const value *name) {
  if (name->tag == TAG_ANONYMOUS)
    name = value_of_string(ev->values, value_as_printed(ev->memory, name), false);
  return name->tag == TAG_STRING ? name_map_find(&ev->set->definitions, name_key(ev->set, name))
                                 : NULL;
}

bool finish_record(evaluation *ev, record *r) {
  const value *new_name = NULL;
  record *previous = find_definition(ev, r->name);
  if (previous != NULL) {
    if (r->kind != RECORD_ANONYMOUS) return duplicate(ev, r, previous);
    new_name = value_of_anonymous(ev->values, ev->set->next_anonymous++);
  }
  if (!resolve_record_finally(ev, r, new_name)) return false;
  if (r->name->tag != TAG_STRING) {
    report_at_record(ev, r, "record name '%.*s' could not be fully resolved",
                     TEXT_ARGS(printed(ev, r->name)));
    return false;
  }
  r->name = name_key(ev->set, r->name);
  bool concrete = check_concrete(ev, r);
  r->building = false;
  if (!concrete || !run_checks(ev, r) || !add_to_defsets(ev, r)) return false;
  previous = name_map_find(&ev->set->definitions, r->name);
  if (previous == NULL) record_set_add(ev->set, r);
  else warn_dropped(ev, r, previous);
  return true;
}

bool add_entry(evaluation *ev, const entry *e) {
  if (ev->loop_count > 0) {
    entry_append(ev, &ev->loops[ev->loop_count - 1]->entries, e);
    return true;
  }
  if (e->kind == ENTRY_LOOP) {
    resolver none = {.kind = RESOLVE_MAP};
    bool ok = run_loop(ev, e->loop, &none, ev->multiclass == NULL,
                       ev->multiclass == NULL ? NULL : &ev->multiclass->entries, 0);
    resolver_free(&none);
    return ok;
  }
  if (ev->multiclass != NULL) {
    entry_append(ev, &ev->multiclass->entries, e);
    return true;
  }
  if (e->kind == ENTRY_RECORD) return finish_record(ev, e->record);
  if (e->kind == ENTRY_ASSERT) check_assert(ev, &e->check, e->check.condition, e->check.message);
  else write_dump(ev, e->check.at, e->check.message);
  return true;
}

// ---- running entries ----------------------------------------------------------------------------

// A map of its own with the same bindings: a map remembers what it resolved.
static resolver fresh(const resolver *from, record *current) {
  resolver r = {.kind = RESOLVE_MAP, .current = current, .count = from->count};
  if (from->count == 0) return r;
  r.capacity = from->count;
  r.bindings = memory_take(r.count * sizeof *r.bindings);
  memcpy(r.bindings, from->bindings, r.count * sizeof *r.bindings);
  return r;
}

static bool run_record(evaluation *ev, const record *prototype, resolver *with, entry_list *to,
                       place instantiated_at) {
  if (!charge(ev, 4)) return false;
  record *r = record_copy(ev->set, prototype);
  if (instantiated_at != 0) record_add_place(ev->set, r, instantiated_at);
  resolver map = fresh(with, r);
  bool ok = resolve_record(ev, r, &map);
  resolver_free(&map);
  if (!ok) return false;
  entry e = {.kind = ENTRY_RECORD, .record = r};
  if (to == NULL) return finish_record(ev, r);
  entry_append(ev, to, &e);
  return true;
}

static bool run_check(evaluation *ev, const entry *from, resolver *with, entry_list *to) {
  resolver map = fresh(with, NULL);
  entry e = *from;
  bool ok = charge(ev, 4);
  if (ok && e.check.condition != NULL) {
    e.check.condition = resolve(ev, &map, e.check.condition);
    ok = e.check.condition != NULL;
  }
  if (ok) e.check.message = resolve(ev, &map, e.check.message);
  resolver_free(&map);
  if (!ok || e.check.message == NULL) return false;
  if (to != NULL) entry_append(ev, to, &e);
  else if (e.kind == ENTRY_ASSERT) check_assert(ev, &e.check, e.check.condition, e.check.message);
  else write_dump(ev, e.check.at, e.check.message);
  return true;
}

bool run_entries(evaluation *ev, const entry_list *from, resolver *with, bool final, entry_list *to,
                 place instantiated_at) {
  if (must_stop(ev)) return false;
  for (size_t i = 0; i < from->count; i++) {
    const entry *e = &from->items[i];
    bool ok = e->kind == ENTRY_LOOP     ? run_loop(ev, e->loop, with, final, to, 0)
              : e->kind == ENTRY_RECORD ? run_record(ev, e->record, with, to, instantiated_at)
                                        : run_check(ev, e, with, to);
    if (!ok) return false;
  }
  return true;
}

// The condition of an `if` must be known when its definitions are made for good.
static const value *settle_if(evaluation *ev, const loop *l, resolver *map, const value *list) {
  if (list->tag != TAG_OPERATOR || list->op != BANG_IF) return list;
  map->final = true;
  const value *condition = resolve(ev, map, operand_at(list, 0));
  if (condition == NULL) return NULL;
  if (condition == operand_at(list, 0)) {
    report_error(ev->diagnostics, l->at,
                 "unable to resolve if condition '%.*s' at end of containing scope",
                 TEXT_ARGS(printed(ev, condition)));
    return NULL;
  }
  const value *operands[3] = {condition, operand_at(list, 1), operand_at(list, 2)};
  return operate(ev, BANG_IF, list->type, operands, 3, NULL);
}

static bool defer_loop(evaluation *ev, const loop *l, const value *list, resolver *with,
                       entry_list *to, place instantiated_at) {
  loop *later = ARENA_NEW(ev->memory, loop);
  *later = (loop){.at = l->at, .iterator = l->iterator, .values = list};
  entry e = {.kind = ENTRY_LOOP, .loop = later};
  entry_append(ev, to, &e);
  return run_entries(ev, &l->entries, with, false, &later->entries, instantiated_at);
}

bool run_loop(evaluation *ev, const loop *l, resolver *with, bool final, entry_list *to,
              place instantiated_at) {
  resolver map = fresh(with, NULL);
  const value *list = resolve(ev, &map, l->values);
  if (list != NULL && final) list = settle_if(ev, l, &map, list);
  resolver_free(&map);
  if (list == NULL) return false;
  if (list->tag != TAG_LIST && !final) return defer_loop(ev, l, list, with, to, instantiated_at);
  if (list->tag != TAG_LIST) {
    report_error(ev->diagnostics, l->at, "attempting to loop over '%.*s', expected a list",
                 TEXT_ARGS(printed(ev, list)));
    return false;
  }
  bool ok = true;
  for (size_t i = 0; i < list->count && ok; i++) {
    size_t before = with->count;
    if (l->iterator != NULL) {  // pushed, not bound: an outer iterator of the same name comes back
      resolver_bind(with, ev->values->unset, list_item(list, i));
      with->bindings[before].name = variable_name(l->iterator);
    }
    ok = run_entries(ev, &l->entries, with, final, to, 0);
    with->count = before;
  }
  return ok;
}
