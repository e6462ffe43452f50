// Classes of types and attributes: made of the records that name them, and what follows when C has
// asked for one.
#include "model/cpp_class.h"

#include <string.h>

static arena *memory_of(build *b) { return b->memory; }

// ---- Ancestors ----------------------------------------------------------------------------------

static bool derives(const cpp_class *c, const cpp_class *from) {
  for (size_t i = 0; i < c->ancestor_count; i++)
    if (c->ancestors[i] == from) return true;
  return c == from;
}

bool cpp_classes_relate(const cpp_class *a, const cpp_class *b) {
  return a->is_open || b->is_open || derives(a, b) || derives(b, a);
}

static void add_ancestor(build *b, list *all, const cpp_class *c) {
  for (size_t i = 0; i < all->count; i++)
    if (all->items[i] == c) return;
  list_push(memory_of(b), all, c);
}

// The class isn't finished yet: whoever derives from it through others would derive from itself.
static bool is_unfinished(const cpp_class *c) { return c->ancestors == NULL; }

static const cpp_class *base_named(build *b, const record *r, size_t index, text name) {
  const field f = read_field(r, "cBases");
  const cpp_class *base = cpp_class_in_record(b, name);
  if (base != NULL && !is_unfinished(base)) return base;
  report_error(b->diagnostics, field_item_place(b->records, &f, index),
               base == NULL ? "'%.*s' is no class that Mica knows"
                            : "'%.*s' derives from this class already",
               TEXT_ARGS(name));
  return NULL;
}

static void fill_ancestors(build *b, const record *r, cpp_class *c) {
  static const cpp_class *const none[1] = {NULL};
  list names = {0}, bases = {0}, all = {0};
  (void)read_strings(b, r, "cBases", &names);
  for (size_t i = 0; i < names.count; i++) {
    const cpp_class *base = base_named(b, r, i, text_of(names.items[i]));
    if (base != NULL) list_push(memory_of(b), &bases, base);
  }
  for (size_t i = 0; i < bases.count; i++) add_ancestor(b, &all, bases.items[i]);
  for (size_t i = 0; i < bases.count; i++) {
    const cpp_class *base = bases.items[i];
    for (size_t j = 0; j < base->ancestor_count; j++) add_ancestor(b, &all, base->ancestors[j]);
  }
  c->ancestors = all.count == 0 ? none : (const cpp_class *const *)all.items;
  c->ancestor_count = all.count;
}

// ---- Making -------------------------------------------------------------------------------------

static const c_expression *asked(build *b, const char *function) {
  const c_expression *object = c_placeholder(memory_of(b), TEXT("$0"));
  return c_call(memory_of(b), function, &object, 1);
}

// Without a leading `::` and the namespaces that every name begins with.
static text bare_name(text name) {
  static const char *const namespaces[] = {"::", "mlir::", "llvm::"};
  name = text_trim(name);
  for (size_t i = 0; i < 3; i++) name = text_strip_prefix(name, namespaces[i]);
  return name;
}

static text full_name(build *b, const char *cpp_namespace, const char *name) {
  text space = bare_name(text_of(cpp_namespace));
  if (space.size == 0 || text_is(space, "mlir")) return text_of(name);
  return text_of(build_printf(b, "%.*s::%s", TEXT_ARGS(space), name));
}

static cpp_class *make_class(build *b, const record *r, cpp_class made) {
  cpp_class *c = ARENA_NEW(memory_of(b), cpp_class);
  *c = made;
  pointer_map_set(memory_of(b), &b->cpp_classes, r, c);
  fill_ancestors(b, r, c);
  return c;
}

const cpp_class *cpp_class_of_definition(build *b, const record *r) {
  const cpp_class *known = pointer_map_get(&b->cpp_classes, r);
  if (known != NULL) return known;
  const model_definition *s = model_definition_of(b, r);
  const char *space = s->dialect->cpp_namespace;
  return make_class(b, r,
                    (cpp_class){.name = full_name(b, space, s->class_name),
                                .kind = s->is_attr ? CPP_ATTR : CPP_TYPE,
                                .check = asked(b, build_printf(b, "%s_isa", s->c_name)),
                                .definition = r});
}

static const c_expression *check_of(build *b, const record *r) {
  const char *function = read_text(b, r, "cCheck"), *is = read_text(b, r, "cIs");
  if (*is != '\0') return c_parse(memory_of(b), text_of(is));
  return *function == '\0' ? c_truth(memory_of(b), true) : asked(b, function);
}

// Scalars and lists are spellings too, but nothing is asked whether it is one.
static const cpp_class *of_spelling(build *b, const record *r) {
  const cpp_class *known = pointer_map_get(&b->cpp_classes, r);
  const char *kind = read_text(b, r, "cKind");
  bool is_type = strcmp(kind, "MICA_PARAM_TYPE") == 0;
  text name;
  if (known != NULL) return known;
  if (!is_type && strcmp(kind, "MICA_PARAM_ATTR") != 0) return NULL;
  if (!value_as_text(value_item(record_value(r, TEXT("names")), 0), &name)) return NULL;
  return make_class(b, r,
                    (cpp_class){.name = bare_name(name),
                                .kind = is_type ? CPP_TYPE : CPP_ATTR,
                                .is_open = read_bit(r, "cOpen"),
                                .check = check_of(b, r)});
}

static cpp_kind kind_of_interface(const model_interface *i) {
  switch (i->kind) {
  case INTERFACE_OP: return CPP_OP;
  case INTERFACE_ATTR: return CPP_ATTR;
  case INTERFACE_TYPE: return CPP_TYPE;
  case INTERFACE_DIALECT: break;
  }
  return CPP_UNKNOWN;
}

static const char *interface_lookup(const model_interface *i) {
  switch (i->kind) {
  case INTERFACE_OP: return "mica_op_interface";
  case INTERFACE_ATTR: return "mica_attr_interface";
  case INTERFACE_TYPE: return "mica_type_interface";
  case INTERFACE_DIALECT: break;
  }
  return NULL;
}

static const cpp_class *of_interface(build *b, const record *r) {
  arena *a = memory_of(b);
  const cpp_class *known = pointer_map_get(&b->cpp_classes, r);
  if (known != NULL) return known;
  const model_interface *i = model_interface_of(b, r);
  if (i->descriptor == NULL || interface_lookup(i) == NULL) return NULL;
  const c_expression *const operands[] = {c_placeholder(a, TEXT("$0")),
                                          c_unary(a, "&", c_name(a, i->descriptor))};
  const c_expression *found = c_call(a, interface_lookup(i), operands, 2);
  return make_class(b, r,
                    (cpp_class){.name = full_name(b, read_text(b, r, "cppNamespace"), i->name),
                                .kind = kind_of_interface(i),
                                .interface = i,
                                .is_open = true,
                                .check = c_binary(a, "!=", found, c_name(a, "NULL"))});
}

// ---- Finding ------------------------------------------------------------------------------------

static const record *interface_named(build *b, text name) {
  record_list all = records_of_class(b->records, TEXT("Interface"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (record_is_a(r, TEXT("DeclareInterfaceMethods"))) continue;
    if (text_is(text_after_last(name, "::"), read_text(b, r, "cppInterfaceName"))) return r;
  }
  return NULL;
}

// `::mlir::OpaqueType` is MLIR's own, whatever a dialect calls OpaqueType.
static bool is_of_mlir(text name) {
  text bare = bare_name(name);
  return bare.size < text_strip_prefix(text_trim(name), "::").size &&
         text_find(bare, TEXT("::"), 0) == SIZE_MAX;
}

static const cpp_class *of_operation(build *b, const record *r) {
  const cpp_class *known = pointer_map_get(&b->cpp_classes, r);
  if (known != NULL) return known;
  const record *dialect = read_record(r, "opDialect");
  if (dialect != NULL) model_use_dialect(b, model_dialect_of(b, dialect));
  return make_class(
      b, r,
      (cpp_class){.name = text_of(model_op_class_name(b, r)),
                  .kind = CPP_OP,
                  .check = asked(b, build_printf(b, "%s_isa", model_op_c_name(b, r)))});
}

static const cpp_class *find_class(build *b, text name) {
  const record *spelling = model_spelling(b, name);
  const cpp_class *known = spelling == NULL ? NULL : of_spelling(b, spelling);
  if (known != NULL && is_of_mlir(name)) return known;
  const record *definition = model_definition_named(b, name);
  if (definition != NULL) return cpp_class_of_definition(b, definition);
  if (known != NULL) return known;
  const record *interface = interface_named(b, name);
  if (interface != NULL) return of_interface(b, interface);
  const record *operation = model_op_record(b, name);
  return operation == NULL ? NULL : of_operation(b, operation);
}

// The C++ of a dialect stands in its namespace.
static const cpp_class *find_in_dialect(build *b, text name) {
  const char *space = b->dialect == NULL ? "" : read_text(b, b->dialect, "cppNamespace");
  const char *full = build_printf(b, "%s::%.*s", space, TEXT_ARGS(name));
  const record *spelling = *space == '\0' ? NULL : model_spelling(b, text_of(full));
  return spelling == NULL ? NULL : of_spelling(b, spelling);
}

const cpp_class *cpp_class_named(build *b, text name) {
  static const cpp_class none = {0};
  const cpp_class *c = text_map_get(&b->cpp_class_names, name);
  if (c == &none) return NULL;
  if (c != NULL && c->definition != NULL)
    (void)model_definition_of(b, c->definition);  // used again
  if (c != NULL) return c;
  c = find_class(b, name);
  if (c == NULL) c = find_in_dialect(b, name);
  const text key = text_of(text_copy(memory_of(b), name));
  text_map_set(memory_of(b), &b->cpp_class_names, key, (void *)(c == NULL ? &none : c));
  return c;
}

const cpp_class *cpp_class_in_record(build *b, text name) {
  bool is_bare = text_find(name, TEXT("::"), 0) == SIZE_MAX;
  const record *spelling = is_bare ? model_spelling(b, name) : NULL;
  const cpp_class *known = spelling == NULL ? NULL : of_spelling(b, spelling);
  return known != NULL ? known : cpp_class_named(b, name);
}

bool cpp_class_implements(build *b, const cpp_class *c, const cpp_class *interface) {
  const value *traits = c->definition == NULL ? NULL : record_value(c->definition, TEXT("traits"));
  for (size_t i = 0;
       traits != NULL && value_kind_of(traits) == VALUE_LIST && i < value_count(traits); i++) {
    const record *r = value_as_record(value_item(traits, i));
    if (r != NULL && record_is_a(r, TEXT("Interface")) &&
        text_is(interface->name, read_text(b, r, "cppInterfaceName")))
      return true;
  }
  return false;
}

// ---- Questions ----------------------------------------------------------------------------------

static void add_question(build *b, text function, const cpp_class *c) {
  if (function.size > 0 && text_map_get(&b->cpp_questions, function) == NULL)
    text_map_set(memory_of(b), &b->cpp_questions, function, (void *)c);
}

// The functions that ask for classes of the prelude and of the author, by their names.
static void gather_questions(build *b) {
  record_list all = records_of_class(b->records, TEXT("Spelling"));
  for (size_t i = 0; i < all.count; i++) {
    const cpp_class *c = of_spelling(b, all.items[i]);
    list also = {0};
    if (c == NULL) continue;
    (void)read_strings(b, all.items[i], "cQuestions", &also);
    add_question(b, text_of(read_text(b, all.items[i], "cCheck")), c);
    for (size_t j = 0; j < also.count; j++) add_question(b, text_of(also.items[j]), c);
  }
}

static text without_end(text t, text end) {
  bool has = t.size > end.size && memcmp(t.data + t.size - end.size, end.data, end.size) == 0;
  return has ? (text){t.data, t.size - end.size} : t;
}

// The class of a definition that `ring_elem_type_isa(x)` or `mica_type_isa(x, &ring_elem_type_def)`
// asks for.
static const cpp_class *asked_definition(build *b, const c_expression *e) {
  text function = c_called(e), name = without_end(function, TEXT("_isa"));
  bool is_general = text_is(function, "mica_type_isa") || text_is(function, "mica_attr_isa");
  if (is_general && c_argument_count(e) == 2 && c_is(c_argument(e, 1), C_UNARY, "&"))
    name = without_end(c_argument(e, 1)->children[0]->text, TEXT("_def"));
  else if (is_general || name.size == function.size) return NULL;
  const model_definition *s = text_map_get(&b->definitions_by_name, name);
  return s == NULL ? NULL : cpp_class_of_definition(b, s->record);
}

// `f(x)`: x is of the class; NULL: that says nothing.
static const cpp_class *asked_class(build *b, const c_expression *e) {
  if (c_called(e).size == 0 || c_argument_count(e) == 0) return NULL;
  if (b->cpp_questions.capacity == 0) gather_questions(b);
  const cpp_class *c = text_map_get(&b->cpp_questions, c_called(e));
  return c != NULL ? c : asked_definition(b, e);
}

// ---- What is known ------------------------------------------------------------------------------

static const cpp_fact *with_fact(build *b, const cpp_fact *known, const c_expression *about,
                                 const cpp_class *const *classes, size_t count) {
  cpp_fact *f = ARENA_NEW(memory_of(b), cpp_fact);
  *f = (cpp_fact){about, classes, count, known};
  return f;
}

// `f(x) || g(x)`
static const cpp_fact *learn_any(build *b, const cpp_fact *known, const c_expression *e) {
  const cpp_class **classes = ARENA_ARRAY(memory_of(b), const cpp_class *, e->child_count);
  const c_expression *about = NULL;
  for (size_t i = 0; i < e->child_count; i++) {
    const c_expression *one = e->children[i];
    classes[i] = asked_class(b, one);
    if (classes[i] == NULL || (about != NULL && !c_equal(about, c_argument(one, 0)))) return known;
    about = c_argument(one, 0);
  }
  return with_fact(b, known, about, classes, e->child_count);
}

const cpp_fact *cpp_learn(build *b, const cpp_fact *known, const c_expression *truth) {
  if (c_is(truth, C_BINARY, "||")) return learn_any(b, known, truth);
  if (c_is(truth, C_BINARY, "&&")) {
    for (size_t i = 0; i < truth->child_count; i++) known = cpp_learn(b, known, truth->children[i]);
    return known;
  }
  const cpp_class *c = asked_class(b, truth);
  if (c == NULL) return known;
  const cpp_class **classes = ARENA_ARRAY(memory_of(b), const cpp_class *, 1);
  classes[0] = c;
  return with_fact(b, known, c_argument(truth, 0), classes, 1);
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
