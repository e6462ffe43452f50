// Classes of types and attributes: made of the records that name them, and what follows when C has
// asked for one.
#include "cpp/cpp_class.h"

#include <string.h>

static arena *memory_of(cpp_context *cpp) { return cpp->memory; }

// ---- Ancestors ----------------------------------------------------------------------------------

static bool derives(const cpp_class *c, const cpp_class *from) {
  for (size_t i = 0; i < c->ancestor_count; i++)
    if (c->ancestors[i] == from) return true;
  return c == from;
}

bool cpp_classes_relate(const cpp_class *a, const cpp_class *b) {
  return a->is_open || b->is_open || derives(a, b) || derives(b, a);
}

static void add_ancestor(cpp_context *cpp, list *all, const cpp_class *c) {
  for (size_t i = 0; i < all->count; i++)
    if (all->items[i] == c) return;
  list_push(memory_of(cpp), all, c);
}

// The class isn't finished yet: whoever derives from it through others would derive from itself.
static bool is_unfinished(const cpp_class *c) { return c->ancestors == NULL; }

static const cpp_class *base_named(cpp_context *cpp, const record *r, size_t index, text name) {
  const field f = read_field(r, "cBases");
  const cpp_class *base = cpp_class_in_record(cpp, name);
  if (base != NULL && !is_unfinished(base)) return base;
  report_error(cpp->diagnostics, field_item_place(cpp->records, &f, index),
               base == NULL ? "'%.*s' is no class that Mica knows"
                            : "'%.*s' derives from this class already",
               TEXT_ARGS(name));
  return NULL;
}

static void fill_ancestors(cpp_context *cpp, const record *r, cpp_class *c) {
  static const cpp_class *const none[1] = {NULL};
  list names = {0}, bases = {0}, all = {0};
  (void)read_strings(cpp->memory, r, "cBases", &names);
  for (size_t i = 0; i < names.count; i++) {
    const cpp_class *base = base_named(cpp, r, i, text_of(names.items[i]));
    if (base != NULL) list_push(memory_of(cpp), &bases, base);
  }
  for (size_t i = 0; i < bases.count; i++) add_ancestor(cpp, &all, bases.items[i]);
  for (size_t i = 0; i < bases.count; i++) {
    const cpp_class *base = bases.items[i];
    for (size_t j = 0; j < base->ancestor_count; j++) add_ancestor(cpp, &all, base->ancestors[j]);
  }
  c->ancestors = all.count == 0 ? none : (const cpp_class *const *)all.items;
  c->ancestor_count = all.count;
}

// ---- Making -------------------------------------------------------------------------------------

static const c_expression *asked(cpp_context *cpp, const char *function) {
  const c_expression *object = c_placeholder(memory_of(cpp), TEXT("$0"));
  return c_call(memory_of(cpp), function, &object, 1);
}

// Without a leading `::` and the namespaces that every name begins with.
static text bare_name(text name) {
  static const char *const namespaces[] = {"::", "mlir::", "llvm::"};
  name = text_trim(name);
  for (size_t i = 0; i < 3; i++) name = text_strip_prefix(name, namespaces[i]);
  return name;
}

static text full_name(cpp_context *cpp, const char *cpp_namespace, const char *name) {
  text space = bare_name(text_of(cpp_namespace));
  if (space.size == 0 || text_is(space, "mlir")) return text_of(name);
  return text_of(cpp_printf(cpp, "%.*s::%s", TEXT_ARGS(space), name));
}

static cpp_class *make_class(cpp_context *cpp, const record *r, cpp_class made) {
  cpp_class *c = ARENA_NEW(memory_of(cpp), cpp_class);
  *c = made;
  pointer_map_set(memory_of(cpp), &cpp->classes, r, c);
  fill_ancestors(cpp, r, c);
  return c;
}

const cpp_class *cpp_class_of_definition(cpp_context *cpp, const record *r) {
  const cpp_class *known = pointer_map_get(&cpp->classes, r);
  if (known != NULL) return known;
  const cpp_definition s = cpp->ask->definition(cpp->asked, r);
  return make_class(cpp, r,
                    (cpp_class){.name = full_name(cpp, s.cpp_namespace, s.class_name),
                                .kind = s.is_attr ? CPP_ATTR : CPP_TYPE,
                                .check = asked(cpp, cpp_printf(cpp, "%s_isa", s.c_name)),
                                .definition = r});
}

static const c_expression *check_of(cpp_context *cpp, const record *r) {
  const char *function = cpp_text_field(cpp, r, "cCheck"), *is = cpp_text_field(cpp, r, "cIs");
  if (*is != '\0') return c_parse(memory_of(cpp), text_of(is));
  return *function == '\0' ? c_truth(memory_of(cpp), true) : asked(cpp, function);
}

// Scalars and lists are spellings too, but nothing is asked whether it is one.
static const cpp_class *of_spelling(cpp_context *cpp, const record *r) {
  const cpp_class *known = pointer_map_get(&cpp->classes, r);
  const char *kind = cpp_text_field(cpp, r, "cKind");
  bool is_type = strcmp(kind, "MICA_PARAM_TYPE") == 0;
  text name;
  if (known != NULL) return known;
  if (!is_type && strcmp(kind, "MICA_PARAM_ATTR") != 0) return NULL;
  if (!value_as_text(value_item(record_value(r, TEXT("names")), 0), &name)) return NULL;
  return make_class(cpp, r,
                    (cpp_class){.name = bare_name(name),
                                .kind = is_type ? CPP_TYPE : CPP_ATTR,
                                .is_open = read_bit(r, "cOpen"),
                                .check = check_of(cpp, r)});
}

// The function that finds it in what has it.
static const char *interface_lookup(cpp_kind kind) {
  switch ((int)kind) {
  case CPP_OP: return "mica_op_interface";
  case CPP_ATTR: return "mica_attr_interface";
  case CPP_TYPE: return "mica_type_interface";
  default: return NULL;
  }
}

static const cpp_class *of_interface(cpp_context *cpp, const record *r) {
  arena *a = memory_of(cpp);
  const cpp_class *known = pointer_map_get(&cpp->classes, r);
  if (known != NULL) return known;
  const cpp_interface i = cpp->ask->interface(cpp->asked, r);
  if (i.descriptor == NULL || interface_lookup(i.kind) == NULL) return NULL;
  const c_expression *const operands[] = {c_placeholder(a, TEXT("$0")),
                                          c_unary(a, "&", c_name(a, i.descriptor))};
  const c_expression *found = c_call(a, interface_lookup(i.kind), operands, 2);
  return make_class(
      cpp, r,
      (cpp_class){.name = full_name(cpp, cpp_text_field(cpp, r, "cppNamespace"), i.name),
                  .kind = i.kind,
                  .interface = r,
                  .is_open = true,
                  .check = c_binary(a, "!=", found, c_name(a, "NULL"))});
}

// ---- Finding ------------------------------------------------------------------------------------

static const record *interface_named(cpp_context *cpp, text name) {
  record_list all = records_of_class(cpp->records, TEXT("Interface"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (record_is_a(r, TEXT("DeclareInterfaceMethods"))) continue;
    if (text_is(text_after_last(name, "::"), cpp_text_field(cpp, r, "cppInterfaceName"))) return r;
  }
  return NULL;
}

// `::mlir::OpaqueType` is MLIR's own, whatever a dialect calls OpaqueType.
static bool is_of_mlir(text name) {
  text bare = bare_name(name);
  return bare.size < text_strip_prefix(text_trim(name), "::").size &&
         text_find(bare, TEXT("::"), 0) == SIZE_MAX;
}

static const cpp_class *of_operation(cpp_context *cpp, const cpp_operation *op) {
  const cpp_class *known = pointer_map_get(&cpp->classes, op->record);
  if (known != NULL) return known;
  return make_class(cpp, op->record,
                    (cpp_class){.name = text_of(op->class_name),
                                .kind = CPP_OP,
                                .check = asked(cpp, cpp_printf(cpp, "%s_isa", op->c_name))});
}

static const cpp_class *find_class(cpp_context *cpp, text name) {
  const record *spelling = cpp->ask->spelling(cpp->asked, name);
  const cpp_class *known = spelling == NULL ? NULL : of_spelling(cpp, spelling);
  if (known != NULL && is_of_mlir(name)) return known;
  const record *definition = cpp->ask->definition_named(cpp->asked, name);
  if (definition != NULL) return cpp_class_of_definition(cpp, definition);
  if (known != NULL) return known;
  const record *interface = interface_named(cpp, name);
  if (interface != NULL) return of_interface(cpp, interface);
  cpp_operation op;
  return cpp->ask->operation(cpp->asked, name, &op) ? of_operation(cpp, &op) : NULL;
}

// The C++ of a dialect stands in its namespace.
static const cpp_class *find_in_dialect(cpp_context *cpp, text name) {
  const char *space = cpp->own_namespace;
  const char *full = cpp_printf(cpp, "%s::%.*s", space, TEXT_ARGS(name));
  const record *spelling = *space == '\0' ? NULL : cpp->ask->spelling(cpp->asked, text_of(full));
  return spelling == NULL ? NULL : of_spelling(cpp, spelling);
}

const cpp_class *cpp_class_named(cpp_context *cpp, text name) {
  static const cpp_class none = {0};
  const cpp_class *c = text_map_get(&cpp->class_names, name);
  if (c == &none) return NULL;
  if (c != NULL && c->definition != NULL)
    (void)cpp->ask->definition(cpp->asked, c->definition);  // used again
  if (c != NULL) return c;
  c = find_class(cpp, name);
  if (c == NULL) c = find_in_dialect(cpp, name);
  const text key = text_of(text_copy(memory_of(cpp), name));
  text_map_set(memory_of(cpp), &cpp->class_names, key, (void *)(c == NULL ? &none : c));
  return c;
}

const cpp_class *cpp_class_in_record(cpp_context *cpp, text name) {
  bool is_bare = text_find(name, TEXT("::"), 0) == SIZE_MAX;
  const record *spelling = is_bare ? cpp->ask->spelling(cpp->asked, name) : NULL;
  const cpp_class *known = spelling == NULL ? NULL : of_spelling(cpp, spelling);
  return known != NULL ? known : cpp_class_named(cpp, name);
}

bool cpp_class_implements(cpp_context *cpp, const cpp_class *c, const cpp_class *interface) {
  const value *traits = c->definition == NULL ? NULL : record_value(c->definition, TEXT("traits"));
  for (size_t i = 0;
       traits != NULL && value_kind_of(traits) == VALUE_LIST && i < value_count(traits); i++) {
    const record *r = value_as_record(value_item(traits, i));
    if (r != NULL && record_is_a(r, TEXT("Interface")) &&
        text_is(interface->name, cpp_text_field(cpp, r, "cppInterfaceName")))
      return true;
  }
  return false;
}

// ---- Questions ----------------------------------------------------------------------------------

static void add_question(cpp_context *cpp, text function, const cpp_class *c) {
  if (function.size > 0 && text_map_get(&cpp->class_questions, function) == NULL)
    text_map_set(memory_of(cpp), &cpp->class_questions, function, (void *)c);
}

// The functions that ask for classes of the prelude and of the author, by their names.
static void gather_questions(cpp_context *cpp) {
  record_list all = records_of_class(cpp->records, TEXT("Spelling"));
  for (size_t i = 0; i < all.count; i++) {
    const cpp_class *c = of_spelling(cpp, all.items[i]);
    list also = {0};
    if (c == NULL) continue;
    (void)read_strings(cpp->memory, all.items[i], "cQuestions", &also);
    add_question(cpp, text_of(cpp_text_field(cpp, all.items[i], "cCheck")), c);
    for (size_t j = 0; j < also.count; j++) add_question(cpp, text_of(also.items[j]), c);
  }
}

static text without_end(text t, text end) {
  bool has = t.size > end.size && memcmp(t.data + t.size - end.size, end.data, end.size) == 0;
  return has ? (text){t.data, t.size - end.size} : t;
}

// The class of a definition that `ring_elem_type_isa(x)` or `mica_type_isa(x, &ring_elem_type_def)`
// asks for.
static const cpp_class *asked_definition(cpp_context *cpp, const c_expression *e) {
  text function = c_called(e), name = without_end(function, TEXT("_isa"));
  bool is_general = text_is(function, "mica_type_isa") || text_is(function, "mica_attr_isa");
  if (is_general && c_argument_count(e) == 2 && c_is(c_argument(e, 1), C_UNARY, "&"))
    name = without_end(c_argument(e, 1)->children[0]->text, TEXT("_def"));
  else if (is_general || name.size == function.size) return NULL;
  const record *r = cpp->ask->definition_of_c_name(cpp->asked, name);
  return r == NULL ? NULL : cpp_class_of_definition(cpp, r);
}

// `f(x)`: x is of the class; NULL: that says nothing.
static const cpp_class *asked_class(cpp_context *cpp, const c_expression *e) {
  if (c_called(e).size == 0 || c_argument_count(e) == 0) return NULL;
  if (cpp->class_questions.capacity == 0) gather_questions(cpp);
  const cpp_class *c = text_map_get(&cpp->class_questions, c_called(e));
  return c != NULL ? c : asked_definition(cpp, e);
}

// ---- What is known ------------------------------------------------------------------------------

static const cpp_fact *with_fact(cpp_context *cpp, const cpp_fact *known, const c_expression *about,
                                 const cpp_class *const *classes, size_t count) {
  cpp_fact *f = ARENA_NEW(memory_of(cpp), cpp_fact);
  *f = (cpp_fact){about, classes, count, known};
  return f;
}

// `f(x) || g(x)`
static const cpp_fact *learn_any(cpp_context *cpp, const cpp_fact *known, const c_expression *e) {
  const cpp_class **classes = ARENA_ARRAY(memory_of(cpp), const cpp_class *, e->child_count);
  const c_expression *about = NULL;
  for (size_t i = 0; i < e->child_count; i++) {
    const c_expression *one = e->children[i];
    classes[i] = asked_class(cpp, one);
    if (classes[i] == NULL || (about != NULL && !c_equal(about, c_argument(one, 0)))) return known;
    about = c_argument(one, 0);
  }
  return with_fact(cpp, known, about, classes, e->child_count);
}

const cpp_fact *cpp_learn(cpp_context *cpp, const cpp_fact *known, const c_expression *truth) {
  if (c_is(truth, C_BINARY, "||")) return learn_any(cpp, known, truth);
  if (c_is(truth, C_BINARY, "&&")) {
    for (size_t i = 0; i < truth->child_count; i++)
      known = cpp_learn(cpp, known, truth->children[i]);
    return known;
  }
  const cpp_class *c = asked_class(cpp, truth);
  if (c == NULL) return known;
  const cpp_class **classes = ARENA_ARRAY(memory_of(cpp), const cpp_class *, 1);
  classes[0] = c;
  return with_fact(cpp, known, c_argument(truth, 0), classes, 1);
}

static bool allows(const cpp_fact *f, const cpp_class *wanted) {
  for (size_t i = 0; i < f->class_count; i++)
    if (cpp_classes_relate(f->classes[i], wanted)) return true;
  return false;
}

const cpp_class *cpp_contradiction(const cpp_fact *known, const c_expression *about,
                                   const cpp_class *wanted) {
  for (const cpp_fact *f = known; f != NULL; f = f->before)
    if (c_equal(f->about, about) && !allows(f, wanted)) return f->classes[0];
  return NULL;
}
