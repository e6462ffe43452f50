// What each trait is to C, by its record: its descriptor, its check, what it says of operations; of
// an interface, which methods are the author's. Called by trait_list.c; model.c asks for the traits
// of the file itself.
#include <string.h>

#include "make/declared.h"
#include "model/dialect.h"
#include "model/interface.h"

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

// Its name, or *call, the C that gives it; NULL: reported.
static const char *op_name(build *b, const model_trait *t, const char *written, const char **call) {
  text class_name = text_of(written);
  place_range at = mention_at(b, t->record, written, t->at);
  *call = NULL;
  if (!is_foreign(b, class_name, t->at)) return model_op_full_name(b, class_name, at);
  const char *known = model_foreign_op_name(b, class_name);
  if (known != NULL) return known;
  const model_hook *h = model_op_hook(b, class_name, at.begin, "const char *", "name");
  *call = build_printf(b, "%s()", h->name);
  return written;
}

static void fill_op_names(build *b, const list *names, model_trait *t) {
  const char **full = ARENA_ARRAY(b->memory, const char *, names->count + 1);
  const char **calls = ARENA_ARRAY(b->memory, const char *, names->count + 1);
  t->op_names = full;
  t->op_calls = calls;
  for (size_t i = 0; i < names->count; i++) {
    const char *call, *name = op_name(b, t, names->items[i], &call);
    if (name == NULL) continue;
    calls[t->op_name_count] = call;
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
    {"asksTypesAlone", SAYS_ASKS_TYPES},
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
  read_strings(b->memory, r, "cSays", &words);
  for (size_t i = 0; i < words.count; i++)
    t->says |= fact_of(b, r, words.items[i], fact_words, FACT_WORDS);
}

static void fill_same_types(build *b, const record *r, model_trait *t) {
  list parts = {0};
  if (!read_strings(b->memory, r, "cSameTypes", &parts)) return;
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

bool model_is_same_trait(build *b, const record *a, const record *t) {
  const char *name = read_text(b, a, "trait");
  return *name != '\0' && strcmp(name, read_text(b, t, "trait")) == 0;
}

static bool stands_elsewhere(build *b, const record *r) {
  record_list all = records_of_class(b->records, TEXT("NativeTrait"));
  for (size_t i = 0; i < all.count; i++)
    if (!is_in_main_file(b, all.items[i]) && model_is_same_trait(b, all.items[i], r)) return true;
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
  t->descriptor = read_name_of_c(b, r, "cTrait");
  t->verify = read_name_of_c(b, r, "cVerify");
  if (t->descriptor != NULL || *t->name == '\0' || record_is_a(r, TEXT("InterfaceTrait"))) return;
  const model_dialect *d = dialect_of(b, r);
  if (d == NULL) return;
  const char *name =
      build_printf(b, "%s_trait_%s", d->c_name, name_snake(b->memory, text_of(t->name)));
  t->descriptor = name;
  fill_parameters(b, r, t);
  check_owner(b, r, d, t);
  t->emitted_here = d->is_main && is_of_this_part(b, r);
  if (read_bit(r, "cHasCheck")) {
    t->verify = build_printf(b, "%s_check", name);
    t->verify_hook = t->emitted_here;
    t->is_verify_authors = true;
  }
  model_use_dialect(b, d);
}

static void fill_native(build *b, const record *r, model_trait *t) {
  fill_descriptor(b, r, t);
  t->verify_regions = read_name_of_c(b, r, "cVerifyRegions");
  t->flag = read_name_of_c(b, r, "cFlag");
  fill_arguments(b, r, t);
}

// A dialect further down may be the only one that lists it.
void model_own_traits(build *b, list *out) {
  record_list all = records_of_class(b->records, TEXT("NativeTrait"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    bool is_near = b->asked_dialect.size > 0 || is_in_main_file(b, r) || is_beside_main_file(b, r);
    const model_dialect *d = record_is_anonymous(r) || !is_near ? NULL : dialect_of(b, r);
    if (d == NULL || !d->is_main || model_trait_meant(b, r) != r) continue;
    model_trait *t = ARENA_NEW(b->memory, model_trait);
    *t = (model_trait){
        .record = r, .at = record_place(r), .name = "", .doc_name = "", .summary = ""};
    fill_descriptor(b, r, t);
    if (t->emitted_here) list_push(b->memory, out, t);
  }
}

// A definition written for MLIR may name methods that the runtime never asks for.
static bool is_of_mlir(const build *b, const model_trait *t, const spelling *s) {
  bool is_far = s->nearest.size == 0 || s->distance > 2;
  return t->interface->dialect == NULL && is_far && is_cpp_place(b, t->at);
}

// The methods that the trait names, by name; one that the interface hasn't is reported.
static text_map overridden(build *b, const record *r, const model_trait *t) {
  list names = {0};
  text_map known = {0}, out = {0};
  const model_interface *of = t->interface;
  read_strings(b->memory, r, "alwaysOverriddenMethods", &names);
  for (size_t i = 0; i < of->method_count; i++)
    text_map_set(b->memory, &known, text_of(of->methods[i].name), (void *)&of->methods[i]);
  for (size_t i = 0; i < names.count; i++) {
    const text name = text_of(names.items[i]);
    text_map_set(b->memory, &out, name, &out);
    if (of->method_count == 0 || text_map_get(&known, name) != NULL) continue;
    spelling s = spelling_of(name);
    for (size_t j = 0; j < of->method_count; j++) spelling_offer(&s, text_of(of->methods[j].name));
    if (is_of_mlir(b, t, &s)) continue;
    report_error(b->diagnostics, mention_at(b, r, names.items[i], t->at),
                 "interface '%s' has no method '%s'", of->name, (const char *)names.items[i]);
    report_spelling(b->diagnostics, &s);
  }
  return out;
}

// Without a default in MLIR, so that a declaration in a .td file says that the operation has it.
static bool is_declared_in_cpp(const build *b, const model_trait *t, const model_method *m) {
  return t->is_declared && read_bit(m->record, "cDeclared") && is_cpp_place(b, t->at);
}

static void fill_interface(build *b, const record *r, model_trait *t) {
  t->kind = TRAIT_INTERFACE;
  t->interface = model_interface_of(b, r);
  if (t->interface->record != r) fill_facts(b, t->interface->record, t);
  t->name = t->interface->name;
  t->verify = t->interface->verify;
  t->verify_regions = t->interface->verify_regions;
  t->is_verify_authors = t->interface->is_verify_authors;
  t->flag = read_name_of_c(b, r, "cFlag");
  t->is_declared = record_is_a(r, TEXT("DeclareInterfaceMethods"));
  t->has_effects = record_is_a(r, TEXT("SideEffectsTraitBase"));
  bool *hooked = ARENA_ARRAY(b->memory, bool, t->interface->method_count + 1);
  const text_map named = overridden(b, r, t);
  for (size_t i = 0; i < t->interface->method_count; i++) {
    const model_method *m = &t->interface->methods[i];
    bool is_named = text_map_get(&named, text_of(m->name)) != NULL;
    hooked[i] = !t->has_effects && (!m->has_default || is_named || is_declared_in_cpp(b, t, m));
  }
  t->hooked = hooked;
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

// An interface of MLIR's whose check is C++ alone.
static void note_unchecked(build *b, const model_trait *t) {
  bool is_told = t->kind == TRAIT_INTERFACE && read_bit(t->interface->record, "cUnchecked") &&
                 is_cpp_place(b, t->at);
  if (!is_told) return;
  const char *message = build_printf(
      b, "what the C++ of '%s' checks isn't checked; with `let hasVerifier = 1;` C is asked",
      t->name);
  model_warn(b, t->at, message, message);
}

// A trait or interface that is nothing in C.
static void note_no_effect(build *b, const record *owner, const record *r, const model_trait *t) {
  const char *message = NULL, *because = read_text(b, r, "cNoEffect");
  if (*because == '\0') because = "its cppNamespace is that of no dialect known here";
  const model_interface *i = t->kind == TRAIT_INTERFACE ? t->interface : NULL;
  const char *why = i == NULL ? NULL : why_never_called(b, r, i);
  bool is_native = t->kind == TRAIT_NATIVE && !record_is_a(r, TEXT("InterfaceTrait"));
  bool is_told = is_authors(b, r) && is_cpp_place(b, record_place(r));  // where it is defined
  if (why != NULL)
    message = build_printf(b, "declaring methods of '%s' has no effect: %s", t->name, why);
  else if (is_native && t->descriptor == NULL && !is_told)
    message = build_printf(b, "trait '%s' has no effect: %s", t->name, because);
  else if (i != NULL && i->descriptor == NULL && !i->is_verify_authors &&
           !read_bit(i->record, "cMarker"))
    message = build_printf(b, "interface '%s' has no effect: %s", t->name, because);
  bool is_inherited = t->at == record_place(owner) && record_is_anonymous(r);
  place at = is_inherited ? record_place(r) : t->at;
  if (why != NULL && is_cpp_place(b, at)) model_warn_of_part(b, at, "declared methods", message);
  else if (message != NULL) model_warn(b, at, message, message);
}

bool model_is_interface(const record *r) {
  return record_is_a(r, TEXT("Interface")) || record_is_a(r, TEXT("SideEffectsTraitBase"));
}

void model_trait_fill(build *b, const record *owner, const record *r, model_trait *t) {
  t->is_structural = record_is_a(r, TEXT("StructuralOpTrait"));
  fill_facts(b, r, t);
  fill_same_types(b, r, t);
  if (model_is_interface(r)) fill_interface(b, r, t);
  else if (record_is_a(r, TEXT("NativeTrait"))) fill_native(b, r, t);
  else if (record_is_a(r, TEXT("PredTrait"))) {
    t->kind = TRAIT_PREDICATE;
    t->name = "";
    t->summary = read_text(b, r, "summary");
  } else {
    t->kind = TRAIT_INTERNAL;
    t->name = trait_name(b, r);
  }
  if (!is_authors(b, owner)) return;
  note_no_effect(b, owner, r, t);
  note_unchecked(b, t);
}
