// Traits: lists flattened, each trait once, and what each is to C.
#include <string.h>

#include "model/build.h"

typedef struct flattening {
  build *b;
  const record *owner;
  list traits;  // model_trait
  pointer_map by_record, by_interface;
  text_map by_name;     // of what isn't an interface
  list effect_records;  // of class SideEffectsTraitBase
  place misfit;         // of a list whose first wrong trait was reported
  size_t depth;
} flattening;

enum { TRAIT_LIST_DEPTH_MAX = 64 };

// ---- Arguments ----------------------------------------------------------------------------------

// "FuncOp, ::mlir::ModuleOp" -> items.
static void split_names(build *b, text from, list *out) {
  while (from.size > 0) {
    size_t comma = text_find(from, TEXT(","), 0);
    text item = text_trim((text){from.data, comma == SIZE_MAX ? from.size : comma});
    if (item.size > 0) list_push(b->memory, out, text_copy(b->memory, item));
    if (comma == SIZE_MAX) return;
    from = (text){from.data + comma + 1, from.size - comma - 1};
  }
}

static place_range trait_at(const model_trait *t) { return at_place(t->at); }

// Where C++ names a class of another file, its name in IR isn't known.
static bool is_foreign(build *b, text class_name, place at) {
  bool is_name = text_contains(class_name, ".");
  return is_cpp_place(b, at) && !is_name && model_op_record(b, class_name) == NULL;
}

static void fill_op_names(build *b, const list *names, model_trait *t) {
  const char **full = ARENA_ARRAY(b->memory, const char *, names->count + 1);
  const char **calls = ARENA_ARRAY(b->memory, const char *, names->count + 1);
  t->op_names = full;
  t->op_calls = calls;
  for (size_t i = 0; i < names->count; i++) {
    text class_name = text_of(names->items[i]);
    place_range at = mention_at(b, t->record, names->items[i], t->at);
    bool is_hook = is_foreign(b, class_name, t->at);
    const char *name = is_hook ? names->items[i] : model_op_full_name(b, class_name, at);
    if (name == NULL) continue;
    const model_hook *h = is_hook ? model_op_hook(b, class_name, at.begin, "const char *", "name")
                                  : NULL;
    calls[t->op_name_count] = h == NULL ? NULL : build_printf(b, "%s()", h->name);
    full[t->op_name_count++] = name;
  }
  if (names->count > 0) return;
  report_error(b->diagnostics, trait_at(t), "this trait names no operation");
  report_help(b->diagnostics, "write the class of each: ParentOneOf<[\"FuncOp\"]>");
}

// C of the descriptor of an operation; NULL: reported.
static const char *op_definition(build *b, const model_trait *t, const char *class_name) {
  const record *op = model_op_record(b, text_of(class_name));
  if (op != NULL) return build_printf(b, "&%s_def", model_op_c_name(b, op));
  place_range at = mention_at(b, t->record, class_name, t->at);
  if (is_foreign(b, text_of(class_name), t->at))
    return build_printf(
        b, "%s()",
        model_op_hook(b, text_of(class_name), at.begin, "const mica_op_def *", "def")->name);
  model_op_full_name(b, text_of(class_name), at);
  return NULL;
}

static void fill_arguments(build *b, const record *r, model_trait *t) {
  const char *what = read_text(b, r, "cArguments");
  if (*what == '\0') return;
  list names = {0};
  split_names(b, text_of(read_text(b, r, "cParameters")), &names);
  if (strcmp(what, "names") == 0) {
    fill_op_names(b, &names, t);
  } else if (strcmp(what, "definition") == 0 && names.count == 1) {
    t->op_def = op_definition(b, t, names.items[0]);
  } else {
    report_error(b->diagnostics, record_at(r),
                 "cArguments is \"names\" or \"definition\", not \"%s\"", what);
  }
}

// ---- Facts --------------------------------------------------------------------------------------

typedef struct fact_word {
  const char *word;
  model_trait_fact fact;
} fact_word;

// The words of Says.
static const fact_word fact_words[] = {
    {"firstAttributeType", SAYS_FIRST_ATTRIBUTE_TYPE},
    {"infersTypes", SAYS_INFERS_TYPES},
    {"namesResults", SAYS_NAMES_RESULTS},
    {"sizedOperandGroups", SAYS_SIZED_OPERAND_GROUPS},
    {"sizedResultGroups", SAYS_SIZED_RESULT_GROUPS},
    {"equalOperandGroups", SAYS_EQUAL_OPERAND_GROUPS},
    {"equalResultGroups", SAYS_EQUAL_RESULT_GROUPS},
    {"oneBlock", SAYS_ONE_BLOCK},
    {"implicitTerminator", SAYS_IMPLICIT_TERMINATOR},
    {"hasType", SAYS_HAS_TYPE},
};
// The words of SameTypes that aren't names.
static const fact_word group_words[] = {{"operands", SAYS_SAME_OPERAND_TYPES},
                                        {"results", SAYS_SAME_RESULT_TYPES}};
enum {
  FACT_WORDS = sizeof fact_words / sizeof *fact_words,
  GROUP_WORDS = sizeof group_words / sizeof *group_words
};

// What a word says; 0: reported.
static unsigned fact_of(build *b, const record *r, const char *word, const fact_word *known,
                        size_t count) {
  spelling s = spelling_of(text_of(word));
  for (size_t i = 0; i < count; i++) {
    if (strcmp(known[i].word, word) == 0) return known[i].fact;
    spelling_offer(&s, text_of(known[i].word));
  }
  report_error(b->diagnostics, record_at(r), "a trait can't say '%s'", word);
  report_spelling(b->diagnostics, &s);
  return 0;
}

static void fill_facts(build *b, const record *r, model_trait *t) {
  list words = {0};
  read_strings(b, r, "cSays", &words);
  for (size_t i = 0; i < words.count; i++)
    t->says |= fact_of(b, r, words.items[i], fact_words, FACT_WORDS);
}

static void fill_same_types(build *b, const record *r, model_trait *t) {
  list parts = {0};
  if (!read_strings(b, r, "cSameTypes", &parts)) return;
  const char **names = ARENA_ARRAY(b->memory, const char *, parts.count + 1);
  for (size_t i = 0; i < parts.count; i++) {
    const char *part = parts.items[i];
    if (part[0] == '$') names[t->same_type_count++] = part + 1;
    else t->says |= fact_of(b, r, part, group_words, GROUP_WORDS);
  }
  t->same_types = names;
}

// ---- Kinds --------------------------------------------------------------------------------------

// Without namespaces and arguments: "::mlir::OpTrait::HasParent<FuncOp>::Impl" -> HasParent.
static const char *trait_name(build *b, const record *r) {
  text name = text_of(read_text(b, r, "trait"));
  size_t open = text_find(name, TEXT("<"), 0);
  if (open != SIZE_MAX) name.size = open;
  return text_copy(b->memory, text_after_last(name, "::"));
}

// A letter or digit for each sign of a name: "-1, ::ring::A" -> "minus_1_ring_A".
static const char *words_of_parameters(build *b, const char *parameters) {
  buffer words = {0};
  for (const char *at = parameters; *at != '\0'; at++) {
    bool is_minus = *at == '-' && at[1] >= '0' && at[1] <= '9';
    if (is_minus) buffer_string(&words, "minus_");
    else if (name_is_letter(*at)) buffer_char(&words, *at);
    else if (words.size > 0 && words.data[words.size - 1] != '_') buffer_char(&words, '_');
  }
  const char *result = arena_text(b->memory, buffer_as_text(&words)).data;
  buffer_free(&words);
  return result;
}

// Each list of parameters has a descriptor of its own, beside that of the trait whatever they are.
static void fill_parameters(build *b, const record *r, model_trait *t) {
  t->parameters = read_text_or_null(b, r, "cParameters");
  if (t->parameters == NULL) return;
  t->family = t->descriptor;
  t->descriptor = build_printf(b, "%s_%s", t->family, words_of_parameters(b, t->parameters));
}

// By its namespace, or else by the file that defines it.
static const model_dialect *dialect_of(build *b, const record *r) {
  const model_dialect *d = model_dialect_of_namespace(b, text_of(read_text(b, r, "cppNamespace")));
  if (d == NULL && is_in_main_file(b, r)) d = b->model->dialect;
  return d != NULL ? d : model_dialect_of_file(b, record_place(r));
}

static bool is_same_trait(build *b, const record *a, const record *t) {
  const char *name = read_text(b, a, "trait");
  return *name != '\0' && strcmp(name, read_text(b, t, "trait")) == 0;
}

static bool stands_elsewhere(build *b, const record *r) {
  record_list all = records_of_class(b->records, TEXT("NativeTrait"));
  for (size_t i = 0; i < all.count; i++)
    if (!is_in_main_file(b, all.items[i]) && is_same_trait(b, all.items[i], r)) return true;
  return false;
}

// The file of the other dialect is generated without a view of this one.
static void check_owner(build *b, const record *r, const model_dialect *d, const model_trait *t) {
  if (d->is_main || !is_in_main_file(b, r) || stands_elsewhere(b, r)) return;
  const char *name = t->parameters == NULL ? t->name
                                           : build_printf(b, "%s<%s>", t->name, t->parameters);
  report_error(b->diagnostics, trait_at(t),
               "the trait '%s' is of dialect '%s', by its cppNamespace, but isn't defined there",
               name, d->name);
  report_help(b->diagnostics, "define it beside the others of '%s': def NAME : ...;", d->name);
}

// One that nothing else defines has its descriptor in the file of its dialect.
static void fill_descriptor(build *b, const record *r, model_trait *t) {
  t->kind = TRAIT_NATIVE;
  t->name = trait_name(b, r);
  if (!record_is_anonymous(r)) t->doc_name = text_copy(b->memory, record_name(r));
  t->descriptor = read_text_or_null(b, r, "cTrait");
  t->verify = read_text_or_null(b, r, "cVerify");
  if (t->descriptor != NULL || *t->name == '\0' || record_is_a(r, TEXT("InterfaceTrait"))) return;
  const model_dialect *d = dialect_of(b, r);
  if (d == NULL) return;
  const char *name =
      build_printf(b, "%s_trait_%s", d->c_name, name_snake(b->memory, text_of(t->name)));
  t->descriptor = name;
  fill_parameters(b, r, t);
  check_owner(b, r, d, t);
  t->emitted_here = d->is_main;
  if (read_bit(r, "cHasCheck")) {
    t->verify = build_printf(b, "%s_check", name);
    t->verify_hook = t->emitted_here;
    t->is_verify_authors = true;
  }
  model_use_dialect(b, d);
}

static void fill_native(build *b, const record *r, model_trait *t) {
  fill_descriptor(b, r, t);
  t->verify_regions = read_text_or_null(b, r, "cVerifyRegions");
  t->flag = read_text_or_null(b, r, "cFlag");
  fill_arguments(b, r, t);
}

// A dialect further down may be the only one that lists it.
void model_own_traits(build *b, list *out) {
  record_list all = records_of_class(b->records, TEXT("NativeTrait"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (record_is_anonymous(r) || !(is_in_main_file(b, r) || is_beside_main_file(b, r))) continue;
    model_trait *t = ARENA_NEW(b->memory, model_trait);
    *t = (model_trait){
        .record = r, .at = record_place(r), .name = "", .doc_name = "", .summary = ""};
    fill_descriptor(b, r, t);
    if (t->emitted_here) list_push(b->memory, out, t);
  }
}

static bool is_overridden(build *b, const record *r, const char *method) {
  list names = {0};
  read_strings(b, r, "alwaysOverriddenMethods", &names);
  for (size_t i = 0; i < names.count; i++)
    if (strcmp(names.items[i], method) == 0) return true;
  return false;
}

static void check_overridden(build *b, const record *r, const model_trait *t) {
  list names = {0};
  if (t->interface->method_count == 0) return;  // nothing of it is known
  read_strings(b, r, "alwaysOverriddenMethods", &names);
  for (size_t i = 0; i < names.count; i++) {
    spelling s = spelling_of(text_of(names.items[i]));
    bool found = false;
    for (size_t j = 0; j < t->interface->method_count; j++) {
      found = found || strcmp(t->interface->methods[j].name, names.items[i]) == 0;
      spelling_offer(&s, text_of(t->interface->methods[j].name));
    }
    // A definition written for MLIR may name methods that the runtime never asks for.
    bool is_foreign = t->interface->dialect == NULL && (s.nearest.size == 0 || s.distance > 2);
    if (found || is_foreign) continue;
    report_error(b->diagnostics, mention_at(b, r, names.items[i], t->at),
                 "interface '%s' has no method '%s'", t->interface->name,
                 (const char *)names.items[i]);
    report_spelling(b->diagnostics, &s);
  }
}

static void fill_interface(build *b, const record *r, model_trait *t) {
  t->kind = TRAIT_INTERFACE;
  t->interface = model_interface_of(b, r);
  if (t->interface->record != r) fill_facts(b, t->interface->record, t);
  t->name = t->interface->name;
  t->verify = t->interface->verify;
  t->verify_regions = t->interface->verify_regions;
  t->is_verify_authors = t->interface->is_verify_authors;
  t->flag = read_text_or_null(b, r, "cFlag");
  t->is_declared = record_is_a(r, TEXT("DeclareInterfaceMethods"));
  t->has_effects = record_is_a(r, TEXT("SideEffectsTraitBase"));
  bool *hooked = ARENA_ARRAY(b->memory, bool, t->interface->method_count + 1);
  for (size_t i = 0; i < t->interface->method_count; i++) {
    const model_method *m = &t->interface->methods[i];
    hooked[i] = !t->has_effects && (!m->has_default || is_overridden(b, r, m->name));
  }
  t->hooked = hooked;
  check_overridden(b, r, t);
}

// Methods that nothing in C calls: of an interface without any, or with those of C++ alone. Of the
// author's own this is said where it defines them.
static const char *why_never_called(const build *b, const record *r, const model_interface *i) {
  if (!record_is_a(r, TEXT("DeclareInterfaceMethods"))) return NULL;
  if (read_bit(r, "cMarker")) return "nothing in C calls them; name the interface alone";
  const value *methods = record_value(r, TEXT("methods"));
  bool has_methods = methods != NULL && value_count(methods) > 0;
  bool is_known = i->method_count > 0 || is_authors(b, i->record);
  return has_methods && !is_known ? "they are C++" : NULL;
}

// A trait or interface that is nothing in C.
static void note_no_effect(flattening *f, const record *r, const model_trait *t) {
  build *b = f->b;
  const char *message = NULL, *because = read_text(b, r, "cNoEffect");
  if (*because == '\0') because = "its cppNamespace is that of no dialect known here";
  const model_interface *i = t->kind == TRAIT_INTERFACE ? t->interface : NULL;
  const char *why = i == NULL ? NULL : why_never_called(b, r, i);
  bool is_native = t->kind == TRAIT_NATIVE && !record_is_a(r, TEXT("InterfaceTrait"));
  if (why != NULL)
    message = build_printf(b, "declaring methods of '%s' has no effect: %s", t->name, why);
  else if (is_native && t->descriptor == NULL)
    message = build_printf(b, "trait '%s' has no effect: %s", t->name, because);
  else if (i != NULL && i->descriptor == NULL && !read_bit(i->record, "cMarker"))
    message = build_printf(b, "interface '%s' has no effect: %s", t->name, because);
  bool is_inherited = t->at == record_place(f->owner) && record_is_anonymous(r);
  place at = is_inherited ? record_place(r) : t->at;
  if (message != NULL) model_warn(b, at, message, message);
}

// Declared effects are an interface, too.
static bool is_interface(const record *r) {
  return record_is_a(r, TEXT("Interface")) || record_is_a(r, TEXT("SideEffectsTraitBase"));
}

static void fill_trait(flattening *f, const record *r, model_trait *t) {
  build *b = f->b;
  t->is_structural = record_is_a(r, TEXT("StructuralOpTrait"));
  fill_facts(b, r, t);
  fill_same_types(b, r, t);
  if (is_interface(r)) fill_interface(b, r, t);
  else if (record_is_a(r, TEXT("NativeTrait"))) fill_native(b, r, t);
  else if (record_is_a(r, TEXT("PredTrait"))) {
    t->kind = TRAIT_PREDICATE;
    t->name = "";
    t->summary = read_text(b, r, "summary");
  } else {
    t->kind = TRAIT_INTERNAL;
    t->name = trait_name(b, r);
  }
  if (is_authors(b, f->owner)) note_no_effect(f, r, t);
}

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
  fill_trait(f, r, t);
  model_trait *known = same_trait(f, t);
  if (known != NULL) merge(t, known);
  else list_push(f->b->memory, &f->traits, t);
}

static void flatten(flattening *f, const value *v, place at);

// An interface brings those that it builds on, before itself.
static void add_interface(flattening *f, const record *r, place at) {
  const model_interface *interface = model_interface_of(f->b, r);
  bool too_deep = f->depth >= TRAIT_LIST_DEPTH_MAX;
  f->depth++;
  for (size_t i = 0; i < interface->base_count && !too_deep; i++)
    add_interface(f, interface->bases[i]->record, at);
  f->depth--;
  add_trait(f, r, at);
}

static void add_effect_record(flattening *f, const record *r) {
  for (size_t i = 0; i < f->effect_records.count; i++)
    if (f->effect_records.items[i] == r) return;
  list_push(f->b->memory, &f->effect_records, r);
}

static void flatten_one(flattening *f, const record *r, place at) {
  if (f->misfit == at && at != 0) return;
  if (!model_trait_fits(f->b, f->owner, r, at)) {
    f->misfit = at;
    return;
  }
  if (record_is_a(r, TEXT("SideEffectsTraitBase"))) add_effect_record(f, r);
  if (is_interface(r)) {
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

// What a trait depends on stands before it.
static void check_dependence(build *b, const model_trait *traits, size_t index) {
  const record *r = traits[index].record;
  const value *v = record_value(r, TEXT("dependentTraits"));
  if (record_is_a(r, TEXT("DeclareInterfaceMethods"))) return;  // as in MLIR
  if (v == NULL || value_kind_of(v) != VALUE_LIST) return;
  for (size_t i = 0; i < value_count(v); i++) {
    const record *needed = value_as_record(value_item(v, i));
    if (needed == NULL || record_is_a(needed, TEXT("TraitList"))) continue;
    bool found = false;
    for (size_t n = 0; n < index && !found; n++)
      found = traits[n].record == needed || is_same_trait(b, traits[n].record, needed);
    if (!found)
      report_error(b->diagnostics, trait_at(&traits[index]),
                   "'%.*s' needs the trait '%.*s' before it in the list", TEXT_ARGS(record_name(r)),
                   TEXT_ARGS(record_name(needed)));
  }
}

// ---- Interfaces that are implemented already ----------------------------------------------------

static model_trait *interface_named(const flattening *f, const char *name) {
  for (size_t i = 0; i < f->traits.count; i++) {
    model_trait *t = (model_trait *)f->traits.items[i];
    bool is_it = t->kind == TRAIT_INTERFACE && text_is(record_name(t->interface->record), name);
    if (is_it) return t;
  }
  return NULL;
}

static void implement(model_trait *t, const char *methods) {
  t->implementation = methods;
  bool *hooked = (bool *)t->hooked;
  for (size_t i = 0; i < t->interface->method_count; i++) hooked[i] = false;
}

// A trait may bring the methods of an interface (Implements); the author's own go over them.
static void use_implementation(flattening *f, const model_trait *from) {
  const char *name = read_text_or_null(f->b, from->record, "cImplements");
  if (name == NULL) return;
  model_trait *t = interface_named(f, name);
  if (t == NULL || t->is_declared) return;
  const char *methods = read_text(f->b, from->record, "cImplementation");
  if (t->implementation != NULL && strcmp(t->implementation, methods) != 0)
    report_error(f->b->diagnostics, trait_at(from), "another trait implements '%s' already",
                 t->name);
  implement(t, methods);
}

// The effects of an operation are its implementation of their interface.
static void use_effects(flattening *f, model_op *op) {
  model_effects_fill(f->b, op, &f->effect_records);
  for (size_t i = 0; i < op->effect_count; i++)
    add_interface(f, op->effects[i].interface->record, op->at);
  for (size_t i = 0; i < op->effect_count; i++)
    interface_named(f, text_copy(f->b->memory, record_name(op->effects[i].interface->record)))
        ->has_effects = true;
  for (size_t i = 0; i < f->traits.count; i++) {
    model_trait *t = (model_trait *)f->traits.items[i];
    if (!t->has_effects) continue;
    if (t->is_declared)
      report_error(f->b->diagnostics, trait_at(t),
                   "the effects of '%s' are declared, and so its methods can't be the author's too",
                   op->full_name);
    implement(t, NULL);
  }
}

void model_traits_fill(build *b, const record *owner, model_op *op, const model_trait **out,
                       size_t *count) {
  flattening f = {.b = b, .owner = owner};
  field from = read_field(owner, record_is_a(owner, TEXT("Dialect")) ? "cInterfaces" : "traits");
  if (from.value != NULL && value_kind_of(from.value) == VALUE_LIST) {
    for (size_t i = 0; i < value_count(from.value); i++) {
      const record *r = value_as_record(value_item(from.value, i));
      if (r != NULL) flatten_one(&f, r, place_near(b, owner, r, &from, i));
    }
  }
  if (op != NULL) use_effects(&f, op);
  for (size_t i = 0; i < f.traits.count; i++) use_implementation(&f, f.traits.items[i]);
  model_trait *traits = ARENA_ARRAY(b->memory, model_trait, f.traits.count + 1);
  for (size_t i = 0; i < f.traits.count; i++) traits[i] = *(const model_trait *)f.traits.items[i];
  for (size_t i = 0; i < f.traits.count; i++) check_dependence(b, traits, i);
  *out = traits;
  *count = f.traits.count;
}

// ---- Names of the author's functions ------------------------------------------------------------

// `OWNER_METHOD`, or `OWNER_INTERFACE_METHOD` where an accessor has that name.
static const char *hook_name(build *b, const char *owner, const model_interface *i,
                             const model_method *m, const list *taken) {
  for (size_t n = 0; n < taken->count; n++)
    if (strcmp(taken->items[n], m->c_name) == 0)
      return build_printf(b, "%s_%s_%s", owner, i->short_name, m->c_name);
  return build_printf(b, "%s_%s", owner, m->c_name);
}

void model_trait_hooks(build *b, const char *owner, const list *taken, model_trait *traits,
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
