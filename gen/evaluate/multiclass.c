// Multiclasses, `defm`, and running what they and loops hold.
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

void entry_append(evaluation *ev, entry_list *list, const entry *e) {
  if (list->count == list->capacity) {
    list->capacity = list->capacity * 2 + 4;
    entry *grown = ARENA_ARRAY(ev->memory, entry, list->capacity);
    if (list->count > 0) memcpy(grown, list->items, list->count * sizeof *grown);
    list->items = grown;
  }
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

static void check_concrete(evaluation *ev, const record *r) {
  for (size_t i = 0; r->shape != NULL && i < r->shape->count; i++) {
    const slot *s = &r->shape->slots[i];
    const value *v = r->values[i];
    if (s->may_stay_open || !(v->flags & VALUE_OPEN)) continue;
    if (v->tag == TAG_BITS ? bits_are_concrete(r, v) : value_is_concrete(v)) continue;
    report_at_record(ev, r, "Initializer of '%.*s' in '%.*s' could not be fully resolved: %.*s",
                     TEXT_ARGS(value_text(s->name)), TEXT_ARGS(record_name(r)),
                     TEXT_ARGS(printed(ev, v)));
    report_note(ev->diagnostics, at_place(r->assigned[i] != 0 ? r->assigned[i] : s->declared),
                "the initializer");
  }
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
    if (d->count == d->capacity) {
      d->capacity = d->capacity * 2 + 16;
      d->items = memory_resize(d->items, d->capacity * sizeof *d->items);
    }
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
  check_concrete(ev, r);
  r->building = false;
  if (!run_checks(ev, r) || !add_to_defsets(ev, r)) return false;
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

// ---- multiclass ---------------------------------------------------------------------------------

static multiclass *find_multiclass(evaluation *ev, const syntax *s) {
  if (s->name.size == 0) return NULL;  // cut off
  const value *name = name_value(ev, s->name);
  multiclass *m = name_map_find(&ev->multiclasses, name);
  if (m != NULL || is_poisoned(ev, name)) return m;
  place_range at = {s->begin, s->begin + (place)s->name.size};
  report_error(ev->diagnostics, at, "Couldn't find multiclass '%.*s'", TEXT_ARGS(s->name));
  if (name_map_find(&ev->set->classes, name) != NULL) {
    report_help(ev->diagnostics, "'%.*s' is a class; use 'def' for a record of it",
                TEXT_ARGS(s->name));
    return NULL;
  }
  spelling near = spelling_of(s->name);
  for (size_t i = 0; i < ev->multiclasses.capacity; i++)
    if (ev->multiclasses.entries[i].name != NULL)
      spelling_offer(&near, value_text(ev->multiclasses.entries[i].name));
  report_spelling(ev->diagnostics, &near);
  return NULL;
}

// Runs a multiclass's entries under arguments. current: whose names the arguments may use.
static bool run_multiclass(evaluation *ev, const syntax *s, multiclass *m, record *current,
                           const value *name, bool cast_them, bool final, entry_list *to,
                           place instantiated_at) {
  place_range at = {s->begin, s->begin + (place)s->name.size};
  call_arguments arguments;
  bool cut = syntax_is_cut(s);
  if (m->record->broken ||
      !eval_arguments(ev, s->child, current, m->record, cast_them && !cut, &arguments) || cut)
    return false;
  frame here;
  if (!frame_enter(ev, &here, m->record, s->begin)) return false;
  resolver with = {.kind = RESOLVE_MAP};
  resolver_bind(&with, implicit_name(ev, m->record), name);
  bool ok = resolve_arguments(ev, m->record, &arguments, at, &with) &&
            run_entries(ev, &m->entries, &with, final, to, instantiated_at);
  resolver_free(&with);
  frame_leave(ev);
  return ok;
}

static bool eval_multiclass_bases(evaluation *ev, const syntax *bases, multiclass *m) {
  const value *name =
      value_of_variable(ev->values, implicit_name(ev, m->record), ev->types->string);
  for (const syntax *s = bases->child; s != NULL; s = s->next) {
    multiclass *base = find_multiclass(ev, s);
    if (base == NULL || !run_multiclass(ev, s, base, m->record, name, false, false, &m->entries, 0))
      return false;
  }
  return true;
}

static bool may_stand_in_multiclass(evaluation *ev, const syntax *s) {
  switch ((syntax_kind)s->kind) {
  case SYNTAX_CLASS:
  case SYNTAX_MULTICLASS:
  case SYNTAX_DEFSET:
  case SYNTAX_DEFTYPE:
    return error_at_syntax(ev, s,
                           "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', "
                           "'if', or 'let' in multiclass body") != NULL;
  default: return true;
  }
}

static bool eval_multiclass_body(evaluation *ev, const syntax *body) {
  if (body->flag != 0 && body->child == NULL && !syntax_is_cut(body)) {
    report_error(ev->diagnostics, (place_range){body->end - 1, body->end},
                 "multiclass must contain at least one def");
    return false;
  }
  bool ok = !syntax_is_cut(body);
  for (const syntax *s = body->child; s != NULL; s = s->next)
    if (!may_stand_in_multiclass(ev, s) || !eval_statement(ev, s)) ok = false;
  return ok;
}

static bool is_for_multiclass(evaluation *ev, const syntax *s) {
  if (ev->loop_count > 0)
    return error_at_syntax(ev, s, "multiclass is not allowed inside foreach loop") != NULL;
  if (ev->multiclass == NULL) return true;
  return error_at_syntax(ev, s, "multiclass is not allowed inside multiclass") != NULL;
}

bool eval_multiclass(evaluation *ev, const syntax *s) {
  if (!is_for_multiclass(ev, s)) return false;
  if (s->name.size == 0) return false;  // cut off
  const value *name = name_value(ev, s->name);
  place at = s->end - (place)s->name.size;
  multiclass *m = name_map_find(&ev->multiclasses, name);
  if (m != NULL) {
    report_error(ev->diagnostics, (place_range){at, s->end}, "multiClass '%.*s' already defined",
                 TEXT_ARGS(s->name));
    report_note(ev->diagnostics, at_place(record_place(m->record)), "the previous definition");
    return false;
  }
  m = ARENA_NEW(ev->memory, multiclass);
  *m = (multiclass){.record = record_create(ev->set, RECORD_MULTICLASS, name, at)};
  name_map_set(&ev->multiclasses, name, m);
  const syntax *arguments = s->child, *bases = arguments->next, *body = bases->next;
  scope inner;
  ev->multiclass = m;
  scope_push(ev, &inner, SCOPE_MULTICLASS, m->record, NULL);
  bool ok = eval_declarations(ev, arguments, m->record) && eval_multiclass_bases(ev, bases, m) &&
            eval_multiclass_body(ev, body);
  m->record->broken = !ok;
  if (ok) warn_unused(ev, m->record);
  scope_pop(ev);
  ev->multiclass = NULL;
  return ok;
}

// ---- defm ---------------------------------------------------------------------------------------

static const value *anonymous_defm(evaluation *ev) {
  const value *name = value_of_anonymous(ev->values, ev->set->next_anonymous++);
  if (ev->multiclass == NULL) return name;
  const value *implicit = implicit_name(ev, ev->multiclass->record);
  return concat_strings(ev, value_of_variable(ev->values, implicit, ev->types->string), name);
}

static bool add_base_to_entries(evaluation *ev, entry_list *list, record *base,
                                const call_arguments *arguments, place_range at) {
  if (must_stop(ev)) return false;
  for (size_t i = 0; i < list->count; i++) {
    entry *e = &list->items[i];
    if (e->kind == ENTRY_RECORD && !add_base(ev, e->record, base, arguments, at)) return false;
    if (e->kind == ENTRY_LOOP && !add_base_to_entries(ev, &e->loop->entries, base, arguments, at))
      return false;
  }
  return true;
}

static bool apply_lets_to_entries(evaluation *ev, entry_list *list) {
  if (must_stop(ev)) return false;
  for (size_t i = 0; i < list->count; i++) {
    entry *e = &list->items[i];
    if (e->kind == ENTRY_RECORD && !apply_lets(ev, e->record)) return false;
    if (e->kind == ENTRY_LOOP && !apply_lets_to_entries(ev, &e->loop->entries)) return false;
  }
  return true;
}

static bool defm_class(evaluation *ev, const syntax *s, entry_list *list) {
  record *base = find_class(ev, s);
  place_range at = {s->begin, s->begin + (place)s->name.size};
  call_arguments arguments;
  bool cut = syntax_is_cut(s);
  return base != NULL && eval_arguments(ev, s->child, NULL, base, !cut, &arguments) && !cut &&
         add_base_to_entries(ev, list, base, &arguments, at);
}

// Multiclasses first; from the first class on, every base is one.
static bool eval_defm_bases(evaluation *ev, const syntax *bases, const value *name,
                            entry_list *list) {
  bool classes = false, final = ev->multiclass == NULL && ev->loop_count == 0;
  for (const syntax *s = bases->child; s != NULL; s = s->next) {
    if (s != bases->child && name_map_find(&ev->set->classes, name_value(ev, s->name)) != NULL)
      classes = true;
    if (classes) {
      if (!defm_class(ev, s, list)) return false;
      continue;
    }
    multiclass *m = find_multiclass(ev, s);
    if (m == NULL || !run_multiclass(ev, s, m, NULL, name, true, final, list, s->begin))
      return false;
  }
  return true;
}

bool eval_defm(evaluation *ev, const syntax *s) {
  const syntax *bases = s->child->next;
  const value *name;
  if (!eval_object_name(ev, s->child, &name)) return false;
  if (name == NULL) name = anonymous_defm(ev);
  if (name == NULL) return false;
  entry_list list = {0};
  bool ok = eval_defm_bases(ev, bases, name, &list);
  for (size_t i = 0; i < list.count && ok; i++) {
    entry_list one = {&list.items[i], 1, 1};
    ok = apply_lets_to_entries(ev, &one);
    if (ok && !add_entry(ev, &list.items[i]) && list.items[i].kind == ENTRY_RECORD)
      poison(ev, list.items[i].record->name);
  }
  return ok;
}
