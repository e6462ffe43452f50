// Classes and definitions: their bases, the fields they declare and the values they assign.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

// ---- assigning ----------------------------------------------------------------------------------

// The whole value of a field of which some bits are assigned. NULL: reported.
static const value *merge_bits(evaluation *ev, record *r, size_t at, const uint32_t *bits,
                               size_t count, const value *v, place_range where) {
  const slot *s = &r->shape->slots[at];
  const value *old = r->values[at];
  text name = value_text(s->name);
  if (old->tag != TAG_BITS) {
    report_error(ev->diagnostics, where, "Value '%.*s' is not a bits type", TEXT_ARGS(name));
    return NULL;
  }
  const value *part = cast(ev, v, type_of_bits(ev->types, (uint32_t)count));
  if (part == NULL) {
    report_error(ev->diagnostics, where, "Initializer is not compatible with bit range");
    return NULL;
  }
  const value **merged = memory_take((2 * (size_t)old->count + 1) * sizeof *merged);
  memset(merged, 0, old->count * sizeof *merged);
  const value *result = old;
  for (size_t i = 0; i < count && result != NULL; i++) {
    bool outside = bits[i] >= old->count;
    if (!outside && merged[bits[i]] == NULL) merged[bits[i]] = bit_at(ev, part, (uint32_t)i);
    else result = NULL;
    if (result == NULL)
      report_error(ev->diagnostics, where,
                   outside ? "bit #%u of value '%.*s' does not exist"
                           : "Cannot set bit #%u of value '%.*s' more than once",
                   bits[i], TEXT_ARGS(name));
    else if (merged[bits[i]] == NULL) result = NULL;
  }
  for (size_t i = 0; i < old->count && result != NULL; i++)
    if (merged[i] == NULL) merged[i] = bits_item(old, i);
  if (result != NULL) result = value_of_bits(ev->values, merged, old->count);
  free(merged);
  return result;
}

static text described_type(evaluation *ev, const value *v) {
  if (v->tag == TAG_BITS)
    return arena_printf(ev->memory, "type bit initializer with length %u", v->count);
  return arena_printf(ev->memory, "type '%.*s'",
                      TEXT_ARGS(v->type == NULL ? TEXT("?") : printed_type(ev, v->type)));
}

static bool refuse_assignment(evaluation *ev, const slot *s, const value *v, place_range at) {
  report_error(ev->diagnostics, at,
               "Field '%.*s' of type '%.*s' is incompatible with value "
               "'%.*s' of %.*s",
               TEXT_ARGS(value_text(s->name)), TEXT_ARGS(printed_type(ev, s->type)),
               TEXT_ARGS(printed(ev, v)), TEXT_ARGS(described_type(ev, v)));
  report_note(ev->diagnostics, at_place(s->declared), "the field is declared here");
  report_conversion_help(ev, v, s->type);
  return false;
}

static bool forbid_self(evaluation *ev, const value *name, const value *v, place_range at) {
  if (v->tag != TAG_VARIABLE || variable_name(v) != name) return true;
  report_error(ev->diagnostics, at, "Recursion / self-assignment forbidden");
  return false;
}

// Of the value rather than of the field, on the same line.
static place_range place_of_value(evaluation *ev, place_range field_at, place assigned) {
  unsigned line = source_position(ev->set->sources, field_at.begin).line;
  bool beside = assigned != 0 && source_position(ev->set->sources, assigned).line == line;
  return beside ? at_place(assigned) : field_at;
}

bool assign_field(evaluation *ev, record *r, const value *name, const uint32_t *bits,
                  size_t bit_count, const value *v, place_range at, place assigned) {
  size_t index = record_slot(r, name);
  if (index == SIZE_MAX) {
    report_unknown_field(ev, at, r, name);
    return false;
  }
  if (bit_count == 0 && !forbid_self(ev, name, v, at)) return false;
  if (bit_count > 0) v = merge_bits(ev, r, index, bits, bit_count, v, at);
  if (v == NULL) return false;
  if (!set_field(ev, r, index, v))
    return refuse_assignment(ev, &r->shape->slots[index], v, place_of_value(ev, at, assigned));
  record_assign(ev->set, r, index, assigned);
  return true;
}

bool apply_lets(evaluation *ev, record *r) {
  for (size_t i = 0; i < ev->let_count; i++) {
    const let *l = &ev->lets[i];
    if (!assign_field(ev, r, l->name, l->bits, l->bit_count, l->value, l->at, l->assigned))
      return false;
  }
  return true;
}

// ---- declarations -------------------------------------------------------------------------------

static bool may_declare(evaluation *ev, const syntax *s, const value *name,
                        bool template_argument) {
  place_range at = {s->begin, s->begin + (place)s->name.size};
  if (name == ev->name_name) {
    report_error(ev->diagnostics, at, "'NAME' is a reserved variable name");
    return false;
  }
  if (!template_argument && scope_has_local(ev, name)) {
    report_error(ev->diagnostics, at, "local variable of this name already exists");
    return false;
  }
  return true;
}

static bool refuse_definition(evaluation *ev, const record *r, size_t at, const value *name,
                              const type *t, place_range where) {
  const slot *s = &r->shape->slots[at];
  report_error(ev->diagnostics, where,
               "New definition of '%.*s' of type '%.*s' is incompatible "
               "with previous definition of type '%.*s'",
               TEXT_ARGS(value_text(name)), TEXT_ARGS(printed_type(ev, t)),
               TEXT_ARGS(printed_type(ev, s->type)));
  report_note(ev->diagnostics, at_place(s->declared), "the previous definition");
  return false;
}

// The first value of a field, of which only the declaration is new.
static bool declare_field(evaluation *ev, const syntax *s, record *r, const value *name,
                          const type *t) {
  size_t at = record_slot(r, name);
  if (at == SIZE_MAX) {
    slot new_slot = {name, t, s->begin, s->flag != 0};
    record_add_field(ev->set, r, &new_slot, ev->values->unset, 0);
    at = record_slot(r, name);
  }
  const syntax *initial = s->child->next;
  if (!set_field(ev, r, at, fit(ev, ev->values->unset, t)))
    return refuse_definition(ev, r, at, name, t, (place_range){s->begin, s->end});
  if (initial == NULL) return true;
  const value *v = eval(ev, initial, r, t);
  if (v == NULL) return false;
  return assign_field(ev, r, name, NULL, 0, v, syntax_range(initial), initial->begin);
}

// The default of a template argument, which can't be seen in it yet.
static bool initial_argument(evaluation *ev, const syntax *initial, record *r, argument *a) {
  if (initial == NULL) return true;
  record *current = r->kind == RECORD_MULTICLASS ? NULL : r;
  const value *v = eval(ev, initial, current, a->type);
  if (v == NULL) return false;
  const value *fitting = fit(ev, v, a->type);
  if (fitting == NULL) {
    slot named = {a->name, a->type, a->declared, false};
    return refuse_assignment(ev, &named, v, syntax_range(initial));
  }
  a->value = fitting;
  return true;
}

static bool declare_argument(evaluation *ev, const syntax *s, record *r, const value *name,
                             const type *t) {
  const value *qualified = qualify(ev, r, name);
  if (qualified == NULL) return false;
  if (record_argument(r, qualified) != NULL) {
    place_range at = {s->child->begin, s->end};
    report_error(ev->diagnostics, at,
                 "template argument with the same name has already been defined");
    return false;
  }
  argument a = {qualified, name, t, fit(ev, ev->values->unset, t), s->begin, false};
  bool ok = initial_argument(ev, s->child->next, r, &a);
  record_add_argument(ev->set, r, &a);
  return ok;
}

bool eval_declaration(evaluation *ev, const syntax *s, record *r, bool template_argument) {
  const type *t = eval_type(ev, s->child);
  if (t == NULL || syntax_is_cut(s)) return false;
  const value *name = name_value(ev, s->name);
  if (!may_declare(ev, s, name, template_argument)) return false;
  return template_argument ? declare_argument(ev, s, r, name, t) : declare_field(ev, s, r, name, t);
}

bool eval_declarations(evaluation *ev, const syntax *group, record *r) {
  for (const syntax *d = group->child; d != NULL; d = d->next)
    if (!eval_declaration(ev, d, r, true)) return false;
  return true;
}

// ---- bases --------------------------------------------------------------------------------------

static bool add_fields(evaluation *ev, record *r, record *base, place_range at) {
  if (base->shape == NULL) return true;
  if (r->shape == NULL) {
    record_take_fields(ev->set, r, base);
    return true;
  }
  for (size_t i = 0; i < base->shape->count; i++) {
    const slot *s = &base->shape->slots[i];
    size_t index = record_slot(r, s->name);
    if (index == SIZE_MAX) {
      record_add_field(ev->set, r, s, base->values[i], base->assigned[i]);
    } else if (set_field(ev, r, index, base->values[i])) {
      record_assign(ev->set, r, index, base->assigned[i]);
    } else {
      return refuse_definition(ev, r, index, s->name, s->type, at);
    }
  }
  return true;
}

// A base of a base may come again; the class itself may not.
static bool may_derive(evaluation *ev, const record *r, const record *base, place_range at) {
  bool twice = record_derives(r, base);
  if (twice)
    report_error(ev->diagnostics, at, "Already subclass of '%.*s'!", TEXT_ARGS(record_name(base)));
  return !twice;
}

static bool bind_name(evaluation *ev, record *r, record *base, resolver *with) {
  const value *name = r->name;
  if (r->kind == RECORD_CLASS) {
    const value *qualified = implicit_name(ev, r);
    name = qualified == NULL ? NULL : value_of_variable(ev->values, qualified, ev->types->string);
  }
  const value *key = implicit_name(ev, base);
  if (name == NULL || key == NULL) return false;
  resolver_bind(with, key, name);
  return true;
}

bool add_base(evaluation *ev, record *r, record *base, const call_arguments *arguments,
              place_range at) {
  if (base->broken) r->broken = true;
  if (base == r) {
    report_error(ev->diagnostics, at, "class '%.*s' cannot derive from itself",
                 TEXT_ARGS(record_name(r)));
    return false;
  }
  if (!add_fields(ev, r, base, at)) return false;
  resolver with = {.kind = RESOLVE_MAP, .current = r};
  bool ok = resolve_arguments(ev, base, arguments, at, &with);
  for (size_t i = 0; i < base->check_count && ok; i++)
    record_add_check(ev->set, r, &base->checks[i]);
  ok = ok && bind_name(ev, r, base, &with) && resolve_record(ev, r, &with);
  resolver_free(&with);
  if (!ok || !may_derive(ev, r, base, at)) return false;
  record_add_base(ev->set, r, base);
  return true;
}

record *find_class(evaluation *ev, const syntax *s) {
  if (s->name.size == 0) return NULL;  // cut off
  const value *name = name_value(ev, s->name);
  place_range at = {s->begin, s->begin + (place)s->name.size};
  record *found = class_named(ev, at, name);
  if (found == NULL) report_unknown_class(ev, at, name, false);
  return found;
}

static bool eval_bases(evaluation *ev, const syntax *bases, record *r) {
  for (const syntax *s = bases->child; s != NULL; s = s->next) {
    record *base = find_class(ev, s);
    place_range at = {s->begin, s->begin + (place)s->name.size};
    call_arguments arguments;
    bool cut = syntax_is_cut(s);
    if (base == NULL || !eval_arguments(ev, s->child, r, base, !cut, &arguments) || cut ||
        !add_base(ev, r, base, &arguments, at))
      return false;
  }
  return true;
}

// ---- bodies -------------------------------------------------------------------------------------

// The operator of a dag isn't known: that of the value so far is the one to write.
static void report_operator(evaluation *ev, const record *r, size_t index, const syntax *dag) {
  const value *before = r->values[index];
  const syntax *written = dag->kind == SYNTAX_DAG ? dag->child : NULL;
  if (written == NULL || before == NULL || before->tag != TAG_DAG) return;
  if (diagnostics_last_error(ev->diagnostics).begin != written->begin) return;
  text meant = printed(ev, dag_operator(before));
  spelling near = spelling_of(written->name);
  spelling_offer(&near, meant);
  if (near.nearest.size == 0)
    report_help(ev->diagnostics, "'%.*s' is written (%.*s ...)",
                TEXT_ARGS(value_text(r->shape->slots[index].name)), TEXT_ARGS(meant));
}

// Of a field that the record doesn't have: one of an earlier version of MLIR, or an error.
static bool assign_former_field(evaluation *ev, const syntax *s, record *r, place_range at,
                                const value *name) {
  former_let former;
  if (former_let_of(ev, s, r, &former) &&
      (former.field == NULL ||
       assign_field(ev, r, former.field, NULL, 0, former.value, at, s->child->next->begin)))
    return true;
  report_unknown_field(ev, at, r, name);
  return false;
}

static bool eval_let(evaluation *ev, const syntax *s, record *r) {
  if (s->name.size == 0) return false;  // cut off
  const value *name = name_value(ev, s->name);
  place_range at = {s->begin, s->begin + (place)s->name.size};
  const syntax *ranges = s->child, *initial = ranges->next;
  uint32_t *bits;
  size_t count;
  if (!eval_let_bits(ev, ranges, &bits, &count)) return false;
  if (s->flag == 2) return false;
  size_t index = record_slot(r, name);
  if (index == SIZE_MAX) return assign_former_field(ev, s, r, at, name);
  const type *t = r->shape->slots[index].type;
  if (count > 0 && t->kind == TYPE_BITS) t = type_of_bits(ev->types, (uint32_t)count);
  const value *v = eval(ev, initial, r, t);
  bool cut = s->flag != 0;
  if (v == NULL) report_operator(ev, r, index, initial);
  return v != NULL && !cut && assign_field(ev, r, name, bits, count, v, at, initial->begin);
}

static bool eval_item(evaluation *ev, const syntax *s, record *r) {
  switch (s->kind) {
  case SYNTAX_LET_ITEM: return eval_let(ev, s, r);
  case SYNTAX_DEFVAR: return eval_defvar(ev, s, r);
  case SYNTAX_ASSERT: return eval_assert(ev, s, r);
  case SYNTAX_DUMP: return eval_dump(ev, s, r);
  case SYNTAX_DECLARATION: return eval_declaration(ev, s, r, false);
  }
  assert(false && "an item of a body");
  return false;
}

// Bases, the lets around, then the body: each item sees what is before it. An item with an error is
// left out and the record marked, so that the next ones are still looked at.
static bool eval_object(evaluation *ev, const syntax *bases, const syntax *body, record *r) {
  scope inner;
  scope_push(ev, &inner, SCOPE_RECORD, r, NULL);
  bool ok = eval_bases(ev, bases, r) && apply_lets(ev, r);
  if (!ok) r->broken = true;
  for (const syntax *s = body->child; s != NULL && ok; s = s->next)
    if (!eval_item(ev, s, r)) r->broken = true;
  scope_pop(ev);
  if (syntax_is_cut(body)) r->broken = true;
  return !r->broken;
}

// ---- class, def ---------------------------------------------------------------------------------

static record *open_class(evaluation *ev, const syntax *s) {
  const value *name = name_value(ev, s->name);
  place at = s->end - (place)s->name.size;
  record *r = name_map_find(&ev->set->classes, name);
  if (r != NULL && (r->shape != NULL || r->base_count > 0 || r->argument_count > 0)) {
    place_range where = {at, s->end};
    report_error(ev->diagnostics, where, "Class '%.*s' already defined", TEXT_ARGS(s->name));
    report_note(ev->diagnostics, at_place(record_place(r)), "the previous definition");
    return NULL;
  }
  if (r != NULL) {
    r->places[0] = at;
  } else {
    r = record_create(ev->set, RECORD_CLASS, name, at);
    record_set_add_class(ev->set, r);
  }
  if (name_map_find(&ev->aliases, name) == NULL) return r;
  report_error(ev->diagnostics, (place_range){at, s->end},
               "there is already a defined type alias '%.*s'", TEXT_ARGS(s->name));
  return NULL;
}

void warn_unused(evaluation *ev, const record *r) {
  if (ev->session->takes_unused_arguments) return;
  for (size_t i = 0; i < r->argument_count; i++)
    if (!r->arguments[i].used)
      report_warning(ev->diagnostics, at_place(r->arguments[i].declared),
                     "unused template argument: %.*s", TEXT_ARGS(value_text(r->arguments[i].name)));
}

bool eval_class(evaluation *ev, const syntax *s) {
  if (ev->multiclass != NULL || ev->loop_count > 0)
    return error_at_syntax(ev, s, "class is not allowed inside %s",
                           ev->multiclass != NULL ? "multiclass" : "foreach loop") != NULL;
  record *r = s->name.size == 0 ? NULL : open_class(ev, s);
  if (r == NULL) return false;
  scope outer;
  scope_push(ev, &outer, SCOPE_RECORD, r, NULL);
  const syntax *arguments = s->child, *bases = arguments->next, *body = bases->next;
  bool ok = eval_declarations(ev, arguments, r);
  if (!ok) r->broken = true;
  ok = eval_object(ev, bases, body, r) && ok;
  if (ok && !syntax_is_cut(body)) warn_unused(ev, r);
  scope_pop(ev);
  return ok;
}

static bool begins_with_name(const syntax *s) {
  s = syntax_leftmost(s);
  return s->kind == SYNTAX_NAME || s->kind == SYNTAX_CALL;
}

// A definition stands where its name does, if that begins with an identifier.
static place_range place_of_definition(const syntax *name, place_range keyword) {
  return begins_with_name(name) ? at_place(name->begin) : keyword;
}

bool eval_object_name(evaluation *ev, const syntax *s, const value **out) {
  *out = NULL;
  if (s->kind == SYNTAX_NONE) return true;
  record *current = ev->multiclass == NULL ? NULL : ev->multiclass->record;
  const value *name = eval_name_mode(ev, s, current, ev->types->string);
  if (name == NULL) return false;
  if (name->tag == TAG_UNSET && current == NULL) return true;  // `?`: no name
  if (current != NULL) {
    const value *implicit = implicit_name(ev, current);
    resolver find = {.kind = RESOLVE_FIND, .names = {implicit, NULL}};
    if (implicit == NULL || resolve(ev, &find, name) == NULL) return false;
    if (!find.found)
      name = concat_strings(ev, value_of_variable(ev->values, implicit, ev->types->string), name);
  }
  *out = name;
  return name != NULL;
}

bool eval_def(evaluation *ev, const syntax *s) {
  const syntax *name_syntax = s->child, *bases = name_syntax->next, *body = bases->next;
  const value *name;
  place_range at = place_of_definition(name_syntax, (place_range){s->begin, s->begin + 3});
  if (!eval_object_name(ev, name_syntax, &name)) return false;
  if (name != NULL && name->type != NULL && name->type->kind != TYPE_STRING) {
    report_error(ev->diagnostics, at, "Record name '%.*s' is not a string!",
                 TEXT_ARGS(printed(ev, name)));
    return false;
  }
  record *r;
  if (name == NULL) {
    name = value_of_anonymous(ev->values, ev->set->next_anonymous++);
    r = record_create(ev->set, RECORD_ANONYMOUS, name, s->begin);
  } else {
    r = record_create(ev->set, RECORD_DEF, name, at.begin);
  }
  if (!eval_object(ev, bases, body, r) || syntax_is_cut(body)) {
    poison(ev, r->name);
    record_set_note_broken(ev->set, r);
    return false;
  }
  entry e = {.kind = ENTRY_RECORD, .record = r};
  bool ok = add_entry(ev, &e);
  if (!ok) poison(ev, r->name);
  return ok;
}
