// The traits of an operation, type, attribute or dialect: lists flattened, each trait once, what it
// depends on before it; which interfaces are implemented already, and how the author's functions
// are named.
#include <string.h>

#include "make/build.h"
#include "model/interface.h"
#include "model/op.h"

typedef struct flattening {
  build *b;
  const record *owner;
  list traits;  // model_trait
  pointer_map by_record, by_interface;
  text_map by_name;     // of what isn't an interface
  text_map interfaces;  // by the names of their records
  list effect_records;  // of class SideEffectsTraitBase, each once
  pointer_map known_effects;
  place misfit;  // of a list whose first wrong trait was reported
  size_t depth;
} flattening;

enum { TRAIT_LIST_DEPTH_MAX = 64 };

// ---- The list -----------------------------------------------------------------------------------

// The same trait, whatever its record: a native one by name and arguments, an interface by
// definition. NULL: this is the first.
static model_trait *same_trait(flattening *f, model_trait *t) {
  arena *a = f->b->memory;
  model_trait *known = pointer_map_get(&f->by_record, t->record);
  if (known == NULL && t->kind == TRAIT_INTERFACE)
    known = pointer_map_get(&f->by_interface, t->interface);
  const char *name = t->kind == TRAIT_PREDICATE || t->kind == TRAIT_INTERFACE
                         ? ""
                         : read_text(f->b, t->record, "trait");
  const text key = *name == '\0' ? (text){0} : arena_printf(a, "%zu %s", (size_t)t->kind, name);
  if (known == NULL && *name != '\0') known = text_map_get(&f->by_name, key);
  if (known != NULL) return known;
  pointer_map_set(a, &f->by_record, t->record, t);
  if (t->kind == TRAIT_INTERFACE) pointer_map_set(a, &f->by_interface, t->interface, t);
  if (*name != '\0') text_map_set(a, &f->by_name, key, t);
  return NULL;
}

// Interfaces named twice: a method is written by the author if either says so.
static void merge(const model_trait *from, model_trait *into) {
  if (from->kind != TRAIT_INTERFACE) return;
  if (from->is_declared) into->at = from->at;  // what it says more is said there
  into->is_declared = into->is_declared || from->is_declared;
  into->has_effects = into->has_effects || from->has_effects;
  bool *hooked = (bool *)into->hooked;
  for (size_t i = 0; i < into->interface->method_count; i++)
    hooked[i] = hooked[i] || from->hooked[i];
}

static void add_trait(flattening *f, const record *r, place at) {
  model_trait *t = ARENA_NEW(f->b->memory, model_trait);
  *t = (model_trait){.record = r, .at = at, .name = "", .doc_name = "", .summary = ""};
  model_trait_fill(f->b, f->owner, r, t);
  model_trait *known = same_trait(f, t);
  if (known != NULL) {
    merge(t, known);
    return;
  }
  list_push(f->b->memory, &f->traits, t);
  if (t->kind == TRAIT_INTERFACE)
    text_map_add(f->b->memory, &f->interfaces, record_name(t->interface->record), t);
}

static void flatten(flattening *f, const value *v, place at);

// An interface brings those that it builds on, before itself; those of one that was named before
// are there.
static void add_interface(flattening *f, const record *r, place at) {
  const model_interface *interface = model_interface_of(f->b, r);
  bool is_known = pointer_map_get(&f->by_interface, interface) != NULL;
  bool too_deep = f->depth >= TRAIT_LIST_DEPTH_MAX || is_known;
  f->depth++;
  for (size_t i = 0; i < interface->base_count && !too_deep; i++)
    add_interface(f, interface->bases[i]->record, at);
  f->depth--;
  add_trait(f, r, at);
}

static void add_effect_record(flattening *f, const record *r) {
  if (pointer_map_get(&f->known_effects, r) != NULL) return;
  pointer_map_set(f->b->memory, &f->known_effects, r, (void *)r);
  list_push(f->b->memory, &f->effect_records, r);
}

static void flatten_one(flattening *f, const record *r, place at) {
  r = model_trait_meant(f->b, r);
  if (f->misfit == at && at != 0) return;
  if (!model_trait_fits(f->b, f->owner, r, at)) {
    f->misfit = at;
    return;
  }
  if (record_is_a(r, TEXT("SideEffectsTraitBase"))) add_effect_record(f, r);
  if (model_is_interface(r)) {
    add_interface(f, r, at);
  } else if (!record_is_a(r, TEXT("TraitList"))) {
    add_trait(f, r, at);
  } else if (f->depth >= TRAIT_LIST_DEPTH_MAX) {
    report_error(f->b->diagnostics, record_at(r), "trait lists nested more than %d deep",
                 TRAIT_LIST_DEPTH_MAX);
  } else {
    f->depth++;
    flatten(f, record_value(r, TEXT("traits")), at);
    f->depth--;
  }
}

static void flatten(flattening *f, const value *v, place at) {
  if (v == NULL || value_kind_of(v) != VALUE_LIST) return;
  for (size_t i = 0; i < value_count(v); i++) {
    const record *r = value_as_record(value_item(v, i));
    if (r != NULL) flatten_one(f, r, at);
  }
}

// The traits of the list so far, by record and by name.
typedef struct traits_before {
  pointer_map records;
  text_map names;
} traits_before;

static bool stands_before(build *b, const traits_before *before, const record *needed) {
  if (pointer_map_get(&before->records, needed) != NULL) return true;
  const char *name = read_text(b, needed, "trait");
  return *name != '\0' && text_map_get(&before->names, text_of(name)) != NULL;
}

// What a trait depends on stands before it.
static void check_dependence(build *b, const traits_before *before, const model_trait *t) {
  const record *r = t->record;
  const value *v = record_value(r, TEXT("dependentTraits"));
  if (record_is_a(r, TEXT("DeclareInterfaceMethods"))) return;  // as in MLIR
  if (v == NULL || value_kind_of(v) != VALUE_LIST) return;
  for (size_t i = 0; i < value_count(v); i++) {
    const record *needed = value_as_record(value_item(v, i));
    if (needed == NULL || record_is_a(needed, TEXT("TraitList"))) continue;
    if (!stands_before(b, before, needed))
      report_error(b->diagnostics, at_place(t->at),
                   "'%.*s' needs the trait '%.*s' before it in the list", TEXT_ARGS(record_name(r)),
                   TEXT_ARGS(record_name(needed)));
  }
}

static void check_dependences(build *b, const model_trait *traits, size_t count) {
  traits_before before = {0};
  for (size_t i = 0; i < count; i++) {
    check_dependence(b, &before, &traits[i]);
    const char *name = read_text(b, traits[i].record, "trait");
    pointer_map_set(b->memory, &before.records, traits[i].record, &before);
    text_map_set(b->memory, &before.names, text_of(name), &before);
  }
}

// ---- Interfaces that are implemented already ----------------------------------------------------

static void implement(model_trait *t, const char *methods) {
  t->implementation = methods;
  bool *hooked = (bool *)t->hooked;
  for (size_t i = 0; i < t->interface->method_count; i++) hooked[i] = false;
}

// A trait may bring the methods of an interface (Implements); the author's own go over them.
static void use_implementation(flattening *f, const model_trait *from) {
  const char *name = read_text_or_null(f->b, from->record, "cImplements");
  if (name == NULL) return;
  model_trait *t = text_map_get(&f->interfaces, text_of(name));
  if (t == NULL || t->is_declared) return;
  const char *methods = read_text(f->b, from->record, "cImplementation");
  if (t->implementation != NULL && strcmp(t->implementation, methods) != 0)
    report_error(f->b->diagnostics, at_place(from->at), "another trait implements '%s' already",
                 t->name);
  implement(t, methods);
}

// The effects of an operation are its implementation of their interface.
static void use_effects(flattening *f, model_op *op) {
  model_effects_fill(f->b, op, &f->effect_records);
  for (size_t i = 0; i < op->effect_count; i++)
    add_interface(f, op->effects[i].interface->record, op->at);
  for (size_t i = 0; i < op->effect_count; i++) {
    model_trait *t = pointer_map_get(&f->by_interface, op->effects[i].interface);
    t->has_effects = true;
  }
  for (size_t i = 0; i < f->traits.count; i++) {
    model_trait *t = (model_trait *)f->traits.items[i];
    if (!t->has_effects) continue;
    if (t->is_declared)
      report_error(f->b->diagnostics, at_place(t->at),
                   "the effects of '%s' are declared, and so its methods can't be the author's too",
                   op->full_name);
    implement(t, NULL);
  }
}

static void flatten_field(flattening *f, const record *of, const char *name) {
  field from = read_field(of, name);
  if (from.value == NULL || value_kind_of(from.value) != VALUE_LIST) return;
  for (size_t i = 0; i < value_count(from.value); i++) {
    const record *r = value_as_record(value_item(from.value, i));
    if (r != NULL) flatten_one(f, r, place_near(f->b, of, r, &from, i));
  }
}

// What MoreTraits records give an operation; NULL: nothing.
static const list *traits_beside(build *b, const record *op) {
  if (b->knows_traits_beside) return pointer_map_get(&b->traits_beside, op);
  b->knows_traits_beside = true;
  record_list all = records_of_class(b->records, TEXT("MoreTraits"));
  for (size_t i = 0; i < all.count; i++) {
    const record *of = read_record(all.items[i], "definition");
    list *known = of == NULL ? NULL : pointer_map_get(&b->traits_beside, of);
    if (of == NULL) continue;
    if (known == NULL) {
      known = ARENA_NEW(b->memory, list);
      *known = (list){0};
      pointer_map_set(b->memory, &b->traits_beside, of, known);
    }
    list_push(b->memory, known, all.items[i]);
  }
  return pointer_map_get(&b->traits_beside, op);
}

// Those that name operations, each name apart.
static void number_traits(build *b, model_trait *traits, size_t count) {
  text_map numbers = {0};
  for (size_t i = 0; i < count; i++) {
    if (traits[i].op_name_count == 0) continue;
    void **number = text_map_at(b->memory, &numbers, text_of(traits[i].name));
    traits[i].number = (size_t)(uintptr_t)*number + 1;
    *number = (void *)(uintptr_t)traits[i].number;
  }
}

void model_traits_fill(build *b, const record *owner, model_op *op, const model_trait **out,
                       size_t *count) {
  flattening f = {.b = b, .owner = owner};
  flatten_field(&f, owner, record_is_a(owner, TEXT("Dialect")) ? "cInterfaces" : "traits");
  if (op != NULL) flatten_field(&f, owner, "cMoreTraits");
  const list *more = op == NULL ? NULL : traits_beside(b, owner);
  for (size_t i = 0; more != NULL && i < more->count; i++)
    flatten_field(&f, more->items[i], "traits");
  if (op != NULL) use_effects(&f, op);
  for (size_t i = 0; i < f.traits.count; i++) use_implementation(&f, f.traits.items[i]);
  model_trait *traits = ARENA_ARRAY(b->memory, model_trait, f.traits.count + 1);
  for (size_t i = 0; i < f.traits.count; i++) traits[i] = *(const model_trait *)f.traits.items[i];
  check_dependences(b, traits, f.traits.count);
  number_traits(b, traits, f.traits.count);
  *out = traits;
  *count = f.traits.count;
}

// ---- Names of the author's functions ------------------------------------------------------------

// `OWNER_METHOD`, or `OWNER_INTERFACE_METHOD` where an accessor has that name.
static const char *hook_name(build *b, const char *owner, const model_interface *i,
                             const model_method *m, const text_map *taken) {
  if (text_map_get(taken, text_of(m->c_name)) != NULL)
    return build_printf(b, "%s_%s_%s", owner, i->short_name, m->c_name);
  return build_printf(b, "%s_%s", owner, m->c_name);
}

void model_trait_hooks(build *b, const char *owner, const text_map *taken, model_trait *traits,
                       size_t count) {
  for (size_t n = 0; n < count; n++) {
    if (traits[n].kind != TRAIT_INTERFACE) continue;
    const model_interface *i = traits[n].interface;
    const char **hooks = ARENA_ARRAY(b->memory, const char *, i->method_count + 1);
    for (size_t m = 0; m < i->method_count; m++)
      hooks[m] = traits[n].hooked[m] ? hook_name(b, owner, i, &i->methods[m], taken) : NULL;
    traits[n].hooks = hooks;
  }
}
