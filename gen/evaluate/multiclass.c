// Multiclasses and `defm`.
#include "evaluate/evaluate.h"

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
      spelling_offer_unordered(&near, value_text(ev->multiclasses.entries[i].name));
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
  bool may = s->kind != SYNTAX_CLASS && s->kind != SYNTAX_MULTICLASS && s->kind != SYNTAX_DEFSET &&
             s->kind != SYNTAX_DEFTYPE;
  if (!may)
    error_at_syntax(ev, s,
                    "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', "
                    "'if', or 'let' in multiclass body");
  return may;
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
