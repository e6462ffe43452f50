// The counts and lists of a report. Called by generate.c after the outputs were made.
#include "emit/report.h"

#include <stdlib.h>
#include <string.h>

#include "emit/op_format.h"
#include "model/definition.h"
#include "model/op.h"

typedef struct making {
  arena *memory;
  report *report;
  text_map by_name;  // report_function by the function's name
  text_map unknown;  // unknown_cpp by what it is
} making;

// ---- Functions and who needs them ---------------------------------------------------------------

static void add_user(making *m, report_function *f, const char *user) {
  bool is_last = f->users.count > 0 && f->users.items[f->users.count - 1] == user;
  if (!is_last) list_push(m->memory, &f->users, user);
}

// Whether the function is one of the author's.
static bool use(making *m, const char *function, const char *user) {
  report_function *f = function == NULL ? NULL : text_map_get(&m->by_name, text_of(function));
  if (f != NULL) add_user(m, f, user);
  return f != NULL;
}

static void add_function(making *m, const model_hook *h) {
  report_function *f = ARENA_NEW(m->memory, report_function);
  *f = (report_function){.hook = h};
  if (h->user != NULL) list_push(m->memory, &f->users, h->user);
  text_map_set(m->memory, &m->by_name, text_of(h->name), f);
  list_push(m->memory, &m->report->functions, f);
}

static bool use_outcome(making *m, const model_outcome *o, const char *user) {
  bool any = false;
  for (size_t i = 0; i < o->hook_count; i++) any |= use(m, o->hooks[i]->name, user);
  return any;
}

static bool use_directives(making *m, format_list list, const char *user) {
  bool any = false;
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e->custom != NULL) {
      any |= use(m, e->custom->parse_name, user);
      any |= use(m, e->custom->print_name, user);
    }
    any |= use_directives(m, e->children, user);
    any |= use_directives(m, e->otherwise, user);
  }
  return any;
}

static bool use_property(making *m, const model_property *p, const char *user) {
  static const char *const verbs[] = {"from_attr",      "to_attr", "parse",
                                      "parse_optional", "print",   "write_bytecode",
                                      "read_bytecode"};
  bool any = false;
  if (p == NULL) return false;
  for (size_t i = 0; p->code != NULL && i < sizeof verbs / sizeof *verbs; i++)
    any |= use(m, arena_printf(m->memory, "%s_%s", p->code->c_name, verbs[i]).data, user);
  return use_property(m, p->element, user) || any;
}

static bool use_op(making *m, const model_op *op) {
  bool any = use_outcome(m, &op->outcome, op->full_name);
  for (size_t i = 0; i < op->trait_count; i++)
    if (op->traits[i].is_verify_authors) any |= use(m, op->traits[i].verify, op->full_name);
  for (size_t i = 0; i < op->attribute_count; i++)
    any |= use_property(m, op->attributes[i].property, op->full_name);
  return (op->format != NULL && use_directives(m, op->format->elements, op->full_name)) || any;
}

static bool use_definition(making *m, const model_definition *d) {
  bool any = use_outcome(m, &d->outcome, d->full_name);
  return (d->format != NULL && use_directives(m, d->format->elements, d->full_name)) || any;
}

// ---- Counts -------------------------------------------------------------------------------------

// The elements for which a function is declared, by their places: types and operations may have one
// name.
static void find_declared(making *m, text_map *found) {
  for (size_t i = 0; i < m->report->functions.count; i++) {
    const model_hook *h = ((const report_function *)m->report->functions.items[i])->hook;
    if (h->user == NULL) continue;
    text key = arena_printf(m->memory, "%s at %u", h->user, h->at);
    text_map_set(m->memory, found, key, (void *)h);
  }
}

static bool is_declared(making *m, const text_map *declared, const char *user, place at) {
  return text_map_get(declared, arena_printf(m->memory, "%s at %u", user, at)) != NULL;
}

static void count(making *m, report_kind kind, bool has_functions) {
  report_count *c = &m->report->counts[kind];
  c->total++;
  *(has_functions ? &c->with_functions : &c->complete) += 1;
}

static void count_elements(making *m) {
  const model *of = m->report->model;
  text_map declared = {0};
  find_declared(m, &declared);
  for (size_t i = 0; i < of->op_count; i++) {
    bool any = use_op(m, of->ops[i]);
    count(m, REPORT_OPERATIONS,
          is_declared(m, &declared, of->ops[i]->full_name, of->ops[i]->at) || any);
  }
  for (size_t kind = REPORT_TYPES; kind <= REPORT_ATTRIBUTES; kind++) {
    model_definition *const *all = kind == REPORT_TYPES ? of->types : of->attrs;
    size_t total = kind == REPORT_TYPES ? of->type_count : of->attr_count;
    for (size_t i = 0; i < total; i++) {
      bool any = use_definition(m, all[i]);
      count(m, (report_kind)kind, is_declared(m, &declared, all[i]->full_name, all[i]->at) || any);
    }
  }
  for (size_t i = 0; i < of->enum_count; i++) count(m, REPORT_ENUMS, false);
  for (size_t i = 0; i < of->interface_count; i++)
    count(m, REPORT_INTERFACES,
          is_declared(m, &declared, of->interfaces[i]->name, of->interfaces[i]->at));
}

static report_kind kind_of(const model_left_out *l) {
  switch (l->kind) {
  case LEFT_OUT_OP: return REPORT_OPERATIONS;
  case LEFT_OUT_TYPE: return REPORT_TYPES;
  case LEFT_OUT_ATTR: return REPORT_ATTRIBUTES;
  case LEFT_OUT_ENUM: return REPORT_ENUMS;
  case LEFT_OUT_INTERFACE: return REPORT_INTERFACES;
  }
  return REPORT_OPERATIONS;
}

static void count_left_out(making *m) {
  const model *of = m->report->model;
  for (size_t i = 0; i < of->left_out.count; i++) {
    report_count *c = &m->report->counts[kind_of(of->left_out.items[i])];
    c->left_out++;
    c->total++;
  }
}

// ---- What isn't known ---------------------------------------------------------------------------

static int by_elements(const void *a, const void *b) {
  const unknown_cpp *x = *(const unknown_cpp *const *)a;
  const unknown_cpp *y = *(const unknown_cpp *const *)b;
  if (x->elements != y->elements) return x->elements > y->elements ? -1 : 1;
  return strcmp(x->what, y->what);
}

static void add_unknown(making *m, const report_function *f) {
  const char *what = f->hook->why;
  if (what == NULL) return;
  unknown_cpp *u = text_map_get(&m->unknown, text_of(what));
  if (u == NULL) {
    u = ARENA_NEW(m->memory, unknown_cpp);
    *u = (unknown_cpp){.what = what};
    text_map_set(m->memory, &m->unknown, text_of(what), u);
    list_push(m->memory, &m->report->unknown, u);
  }
  u->functions++;
  for (size_t i = 0; i < f->users.count; i++) {
    const text user = text_of(f->users.items[i]);
    if (text_map_get(&u->users, user) == NULL) text_map_set(m->memory, &u->users, user, u);
  }
  u->elements = u->users.count;
}

report *report_make(emitter *e) {
  report *r = ARENA_NEW(e->memory, report);
  *r = (report){.model = e->model, .sources = e->sources};
  making m = {.memory = e->memory, .report = r};
  for (size_t i = 0; i < e->hooks->count; i++) add_function(&m, e->hooks->items[i]);
  count_elements(&m);
  count_left_out(&m);
  for (size_t i = 0; i < r->functions.count; i++) add_unknown(&m, r->functions.items[i]);
  if (r->unknown.count > 1)
    qsort(r->unknown.items, r->unknown.count, sizeof *r->unknown.items, by_elements);
  return r;
}
