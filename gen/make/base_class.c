// Classes of C++ that stand for several types or attributes: interfaces, and classes from which
// definitions derive. As the type of a parameter they are any of them. Called by c_type.c.
#include "make/build.h"
#include "model/interface.h"

static const c_type any_type = {.kind = C_TYPE, .spelling = "const mica_type *"};
static const c_type any_attr = {.kind = C_ATTR, .spelling = "const mica_attr *"};

// Whether both name one class: the namespaces that C++ needs differ from place to place.
static bool is_same_class(text a, text b) {
  return text_equal(text_after_last(text_trim(a), "::"), text_after_last(text_trim(b), "::"));
}

// ---- Interfaces ---------------------------------------------------------------------------------

static bool is_of_types(const record *r) { return record_is_a(r, TEXT("TypeInterface")); }

static const record *find_interface(build *b, text name) {
  record_list all = records_of_class(b->records, TEXT("Interface"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    bool is_of_values = is_of_types(r) || record_is_a(r, TEXT("AttrInterface"));
    if (is_of_values && is_same_class(name, text_of(read_text(b, r, "cppInterfaceName")))) return r;
  }
  return NULL;
}

// Its header has the question for one of a dialect.
static c_type of_interface(build *b, const record *r) {
  c_type type = is_of_types(r) ? any_type : any_attr;
  const model_interface *i = model_interface_of(b, r);
  if (i->descriptor != NULL && i->dialect != NULL)
    type.check = build_printf(b, "%s_isa", i->c_name);
  return type;
}

// ---- Base classes -------------------------------------------------------------------------------

// A definition that derives from the class.
static const record *find_derived(build *b, text name) {
  record_list all = records_of_class(b->records, TEXT("AttrOrTypeDef"));
  for (size_t i = 0; i < all.count; i++)
    if (is_same_class(name, text_of(read_text(b, all.items[i], "cppBaseClassName"))))
      return all.items[i];
  return NULL;
}

// Which are of the class C++ alone says.
static c_type of_base(build *b, text name, place at, const record *derived) {
  static const model_hook_parameter of_type[] = {{"const mica_type *", "type"}};
  static const model_hook_parameter of_attr[] = {{"const mica_attr *", "attr"}};
  bool is_attr = record_is_a(derived, TEXT("AttrDef"));
  const char *words = name_snake(b->memory, text_after_last(name, "::"));
  const model_hook h = {.kind = HOOK_PARAMETER,
                        .name = build_printf(b, "%s_%s_isa", b->model->c_prefix, words),
                        .result = "bool",
                        .parameters = is_attr ? of_attr : of_type,
                        .parameter_count = 1,
                        .cpp = build_printf(b, "::llvm::isa<%.*s>($_self)", TEXT_ARGS(name)),
                        .why = build_printf(b, "which %s are of class '%.*s' C++ alone says",
                                            is_attr ? "attributes" : "types", TEXT_ARGS(name)),
                        .why_at = at_place(at),
                        .at = at};
  c_type type = is_attr ? any_attr : any_type;
  type.check = model_hook_of(b, &h)->name;
  return type;
}

bool model_find_base_class(build *b, text name, place at, c_type *out) {
  const record *interface = find_interface(b, name);
  if (interface != NULL) return *out = of_interface(b, interface), true;
  const record *derived = find_derived(b, name);
  if (derived != NULL) return *out = of_base(b, name, at, derived), true;
  return false;
}
