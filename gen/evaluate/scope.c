// Scopes: what an identifier means. From the innermost scope out: its own variables, then what its
// kind adds (fields and template arguments, the iterator of a loop, a multiclass's arguments).
// Names of failed definitions are remembered, so that what follows from an error isn't reported
// too.
#include <assert.h>
#include <stdlib.h>

#include "evaluate/evaluate.h"

void scope_push(evaluation *ev, scope *s, scope_kind kind, record *r, const value *iterator) {
  *s = (scope){.kind = kind, .parent = ev->scope, .record = r, .iterator = iterator};
  ev->scope = s;
}

void scope_pop(evaluation *ev) {
  assert(ev->scope != NULL);
  ev->scope = ev->scope->parent;
}

enum { VARIABLES_FEW = 16 };

void scope_set(evaluation *ev, const value *name, const value *v) {
  scope *s = ev->scope;
  variable *new_variable = ARENA_NEW(ev->memory, variable);
  *new_variable = (variable){name, v, s->variables};
  s->variables = new_variable;
  if (++s->variable_count > VARIABLES_FEW)
    pointer_map_set(ev->memory, &s->index, name, new_variable);
  if (s->variable_count != VARIABLES_FEW + 1) return;
  for (variable *old = new_variable->next; old != NULL; old = old->next)
    pointer_map_set(ev->memory, &s->index, old->name, old);
}

static const variable *own_variable(const scope *s, const value *name) {
  if (s->variable_count > VARIABLES_FEW) return pointer_map_get(&s->index, name);
  const variable *v = s->variables;
  while (v != NULL && v->name != name) v = v->next;
  return v;
}

bool scope_is_outermost(const evaluation *ev) { return ev->scope->parent == NULL; }

// A variable of an outer scope may be hidden.
bool scope_has_local(const evaluation *ev, const value *name) {
  return own_variable(ev->scope, name) != NULL;
}

bool field_or_bound(evaluation *ev, const record *current, const value *name) {
  if (record_slot(current, name) != SIZE_MAX) return true;
  for (size_t i = ev->bound_count; i > 0; i--)
    if (ev->bounds[i - 1].owner == current && ev->bounds[i - 1].name == name) return true;
  return false;
}

const value *qualify(evaluation *ev, const record *r, const value *name) {
  const value *between =
      value_of_source(ev->values, r->kind == RECORD_MULTICLASS ? TEXT("::") : TEXT(":"), false);
  const value *head = concat_strings(ev, r->name, between);
  return head == NULL ? NULL : concat_strings(ev, head, name);
}

const value *implicit_name(evaluation *ev, record *r) {
  if (r->implicit == NULL) r->implicit = qualify(ev, r, ev->name_name);
  return r->implicit;
}

static const value *variable_of(evaluation *ev, const value *name, const type *t) {
  const value *v = value_of_variable(ev->values, name, t);
  return checked(ev, v) ? v : NULL;
}

static const value *find_field(evaluation *ev, const record *r, const value *name) {
  for (size_t i = ev->bound_count; i > 0; i--)
    if (ev->bounds[i - 1].owner == r && ev->bounds[i - 1].name == name)
      return variable_of(ev, name, ev->bounds[i - 1].type);
  size_t at = record_slot(r, name);
  return at == SIZE_MAX ? NULL : variable_of(ev, name, r->shape->slots[at].type);
}

// A template argument, by its qualified name; NAME is one implicitly.
static const value *find_argument(evaluation *ev, record *r, const value *name) {
  argument *a = record_argument(r, name);
  if (a != NULL) {
    a->used = true;
    return variable_of(ev, a->name, a->type);
  }
  if (name != ev->name_name) return NULL;
  const value *implicit = implicit_name(ev, r);
  return implicit == NULL ? NULL : variable_of(ev, implicit, ev->types->string);
}

static const value *find_in(evaluation *ev, const scope *s, const value *name) {
  const variable *own = own_variable(s, name);
  if (own != NULL) return own->value;
  const value *found = NULL;
  switch (s->kind) {
  case SCOPE_LOCAL: break;
  case SCOPE_RECORD:
    found = find_field(ev, s->record, name);
    if (found == NULL && s->record->kind == RECORD_CLASS)
      found = find_argument(ev, s->record, name);
    break;
  case SCOPE_FOREACH:
    if (s->iterator != NULL && variable_name(s->iterator) == name) found = s->iterator;
    break;
  case SCOPE_MULTICLASS: found = find_argument(ev, s->record, name); break;
  }
  return found;
}

const value *scope_find(evaluation *ev, const value *name) {
  for (const scope *s = ev->scope; s != NULL; s = s->parent) {
    const value *found = find_in(ev, s, name);
    if (found != NULL) return found;
  }
  return NULL;
}

const value *find_global(evaluation *ev, const value *name) {
  record *r = name_map_find(&ev->set->definitions, name);
  if (r != NULL) return record_self(ev->set, r);
  return name_map_find(&ev->set->globals, name);
}

// ---- failed definitions -------------------------------------------------------------------------

void poison(evaluation *ev, const value *name) {
  if (name->tag == TAG_STRING)
    name_map_set(&ev->set->poisoned, name_key(ev->set, name), (void *)name);
}

bool is_poisoned(const evaluation *ev, const value *name) {
  return name_map_find(&ev->set->poisoned, name) != NULL;
}

// ---- "did you mean" -----------------------------------------------------------------------------

static void offer_map(spelling *s, const name_map *map) {
  for (size_t i = 0; i < map->capacity; i++)
    if (map->entries[i].name != NULL) spelling_offer_unordered(s, value_text(map->entries[i].name));
}

static void offer_record(spelling *s, const record *r) {
  for (size_t i = 0; r->shape != NULL && i < r->shape->count; i++)
    spelling_offer(s, value_text(r->shape->slots[i].name));
  for (size_t i = 0; i < r->argument_count; i++)
    spelling_offer(s, text_after_last(value_text(r->arguments[i].name), ":"));
}

// A base has an error: the name may be a field of it.
static bool may_inherit_more(const record *r) {
  for (size_t i = 0; r != NULL && i < r->base_count; i++)
    if (r->bases[i]->broken) return true;
  return false;
}

// Of other languages.
static bool is_truth_word(text name) {
  static const char *const words[] = {"FALSE", "TRUE", "no", "off", "on", "yes"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (text_is(name, words[i])) return true;
  return false;
}

void report_unknown(evaluation *ev, place_range at, const value *name, record *current) {
  if (is_poisoned(ev, name) || may_inherit_more(current)) return;
  report_error(ev->diagnostics, at, "Variable not defined: '%.*s'", TEXT_ARGS(value_text(name)));
  if (name_map_find(&ev->set->classes, name) != NULL) {
    report_help(ev->diagnostics, "'%.*s' is a class; write '%.*s<...>' for a record of it",
                TEXT_ARGS(value_text(name)), TEXT_ARGS(value_text(name)));
    return;
  }
  text any = arena_printf(ev->memory, "Any%.*s", TEXT_ARGS(value_text(name)));
  if (name_map_find(&ev->set->definitions, name_value(ev, any)) != NULL) {
    report_help(ev->diagnostics, "did you mean '%.*s'?", TEXT_ARGS(any));
    return;
  }
  if (is_truth_word(value_text(name))) {
    report_help(ev->diagnostics, "a bit is written 1 or 0, true or false");
    return;
  }
  spelling s = spelling_of(value_text(name));
  if (current != NULL) offer_record(&s, current);
  for (const scope *sc = ev->scope; sc != NULL; sc = sc->parent) {
    for (const variable *v = sc->variables; v != NULL; v = v->next)
      spelling_offer(&s, value_text(v->name));
    if (sc->record != NULL) offer_record(&s, sc->record);
    if (sc->iterator != NULL) spelling_offer(&s, value_text(variable_name(sc->iterator)));
  }
  spelling_offer(&s, TEXT("true"));
  spelling_offer(&s, TEXT("false"));
  offer_map(&s, &ev->set->definitions);
  offer_map(&s, &ev->set->globals);
  report_spelling(ev->diagnostics, &s);
}

static bool is_field_here(const evaluation *ev, const value *name) {
  const record *r = ev->scope == NULL ? NULL : ev->scope->record;
  return r != NULL && record_slot(r, name) != SIZE_MAX;
}

void report_unknown_class(evaluation *ev, place_range at, const value *name, bool in_type) {
  static const char *const words[] = {"bit",  "bits", "int",   "string", "list",   "dag",
                                      "code", "let",  "field", "defvar", "assert", "dump"};
  if (is_poisoned(ev, name)) return;
  if (name_map_find(&ev->unknown_classes, name) != NULL) return;
  name_map_set(&ev->unknown_classes, name, (void *)name);
  text wanted = value_text(name);
  if (name_map_find(&ev->multiclasses, name) != NULL) {
    report_error(ev->diagnostics, at,
                 "Couldn't find class '%.*s'. Use 'defm' if you meant to use "
                 "multiclass '%.*s'",
                 TEXT_ARGS(wanted), TEXT_ARGS(wanted));
    return;
  }
  report_error(ev->diagnostics, at, "Couldn't find class '%.*s'", TEXT_ARGS(wanted));
  if (in_type && is_field_here(ev, name)) {
    report_help(ev->diagnostics,
                "write 'let' before a field that is given a value: let %.*s = ...;",
                TEXT_ARGS(wanted));
    return;
  }
  if (ev->set->class_count == 0 && (text_is(wanted, "Dialect") || text_is(wanted, "Op"))) {
    report_help(ev->diagnostics, "nothing is included: write 'include \"mica/mica.def\"' above");
    return;
  }
  spelling s = spelling_of(wanted);
  for (size_t i = 0; in_type && i < sizeof words / sizeof words[0]; i++)
    spelling_offer(&s, text_of(words[i]));
  offer_map(&s, &ev->set->classes);
  offer_map(&s, &ev->aliases);
  report_spelling(ev->diagnostics, &s);
}

static bool text_field(const record *r, const char *name, text *out) {
  const value *v = record_value(r, text_of(name));
  return v != NULL && value_as_text(v, out);
}

// A record of class FieldMeant tells which field takes what another system has a field for.
static bool report_field_meant(evaluation *ev, const record *r, text name) {
  record_list all = records_of_class(ev->set, TEXT("FieldMeant"));
  for (size_t i = 0; i < all.count; i++) {
    text class_name, field_name, meant;
    bool known = text_field(all.items[i], "ofClass", &class_name) &&
                 text_field(all.items[i], "named", &field_name) &&
                 text_field(all.items[i], "meant", &meant);
    if (!known || !text_equal(field_name, name) || !record_is_a(r, class_name)) continue;
    report_help(ev->diagnostics, "%.*s", TEXT_ARGS(meant));
    return true;
  }
  return false;
}

void report_unknown_field(evaluation *ev, place_range at, const record *r, const value *name) {
  if (r->broken) return;
  report_error(ev->diagnostics, at, "Value '%.*s' unknown!", TEXT_ARGS(value_text(name)));
  if (report_field_meant(ev, r, value_text(name))) return;
  spelling s = spelling_of(value_text(name));
  offer_record(&s, r);
  report_spelling(ev->diagnostics, &s);
}

// A record of class ClassMeant tells what to write for such a value.
bool report_class_meant(evaluation *ev, text wanted, const value *v) {
  const record *given = v->tag == TAG_RECORD ? reference_record(v) : NULL;
  bool is_text = v->tag == TAG_STRING;
  record_list all = records_of_class(ev->set, TEXT("ClassMeant"));
  for (size_t i = 0; i < all.count && (given != NULL || is_text); i++) {
    text named, argument, meant;
    bool known = text_field(all.items[i], "named", &named) &&
                 text_field(all.items[i], "given", &argument) &&
                 text_field(all.items[i], "meant", &meant);
    bool fits = known && text_equal(named, wanted) &&
                (is_text ? text_is(argument, "string") : record_is_a(given, argument));
    if (!fits) continue;
    report_help(ev->diagnostics, "%.*s", TEXT_ARGS(meant));
    return true;
  }
  return false;
}

static bool report_record_meant(evaluation *ev, const value *v, const type *wanted) {
  while (wanted->kind == TYPE_LIST) wanted = wanted->element;
  if (wanted->kind != TYPE_RECORD) return false;
  for (size_t i = 0; i < wanted->class_count; i++) {
    const record *class_record = wanted->classes[i];
    if (report_class_meant(ev, record_name(class_record), v)) return true;
    for (size_t j = 0; j < class_record->base_count; j++)
      if (report_class_meant(ev, record_name(class_record->bases[j]), v)) return true;
  }
  return false;
}

bool report_conversion_help(evaluation *ev, const value *v, const type *wanted) {
  bool is_text = v->tag == TAG_STRING;
  bool names_record = is_text && name_map_find(&ev->set->definitions, name_key(ev->set, v)) != NULL;
  bool fits_element = v->type != NULL && wanted->kind == TYPE_LIST && v->type->kind != TYPE_LIST &&
                      type_converts(v->type, wanted->element);
  text shown = printed(ev, v);
  bool has_name = v->tag != TAG_RECORD || reference_record(v)->kind != RECORD_ANONYMOUS;
  if (fits_element)
    report_help(ev->diagnostics, "write a list: [%.*s]", TEXT_ARGS(has_name ? shown : TEXT("...")));
  else if (names_record && (wanted->kind == TYPE_RECORD || wanted->kind == TYPE_LIST))
    report_help(ev->diagnostics, "write it without quotes: %.*s", TEXT_ARGS(value_text(v)));
  else if (report_record_meant(ev, v, wanted)) return true;
  else if (is_text && wanted->kind == TYPE_BIT) report_help(ev->diagnostics, "write 1 or 0");
  else if (is_text && wanted->kind == TYPE_INT)
    report_help(ev->diagnostics, "write a number without quotes");
  else if (!is_text && wanted->kind == TYPE_STRING)
    report_help(ev->diagnostics, "write it in quotes: \"%.*s\"", TEXT_ARGS(shown));
  else if (wanted->kind == TYPE_DAG)
    report_help(ev->diagnostics, "a dag is written (operator item:$name, ...)");
  else return false;
  return true;
}
