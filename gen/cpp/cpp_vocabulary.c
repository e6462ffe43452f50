// The vocabulary of C++: read from the records of the prelude and of the author, sorted, looked up.
#include "cpp/cpp_vocabulary.h"

#include <stdlib.h>

struct cpp_vocabulary {
  cpp_member *members;  // sorted by class, name and number of arguments; a later record comes first
  size_t count;
  text_map owners;  // by functions of C: whose members they are
};

// The classes that have members which a function of C gives.
typedef struct function_owners {
  list classes, members;  // member i is of class i
  bool is_any;            // all types or attributes have one
} function_owners;

// ---- Reading ------------------------------------------------------------------------------------

typedef struct gathering {
  cpp_context *cpp;
  cpp_member *members;
  size_t count, capacity;
} gathering;

// A class or C type that results have.
static void check_result(cpp_context *cpp, const record *r, text result) {
  cpp_kind in_c;
  if (cpp_kind_named(result) != CPP_UNKNOWN || cpp_class_in_record(cpp, result) != NULL) return;
  if (cpp->ask->kind_of_type(cpp->asked, result, record_place(r), &in_c)) return;
  report_error(cpp->diagnostics, record_at(r),
               "'%.*s' is no class that Mica knows and no C type of a kind", TEXT_ARGS(result));
}

static void push_member(gathering *g, const record *r, const cpp_member *m) {
  check_result(g->cpp, r, m->result);
  if (g->count == g->capacity) {
    cpp_member *old = g->members;
    g->capacity = g->capacity == 0 ? 256 : 2 * g->capacity;
    g->members = ARENA_ARRAY(g->cpp->memory, cpp_member, g->capacity);
    if (g->count > 0) memcpy(g->members, old, g->count * sizeof *old);
  }
  g->members[g->count] = *m;
  g->members[g->count].order = g->count;
  g->count++;
}

// Splits "getDimSize($1)" into name and number of arguments.
static void read_signature(text cpp, cpp_member *m) {
  size_t open = text_find(cpp, TEXT("("), 0);
  size_t angle = text_find(cpp, TEXT("<"), 0);  // "isUInt<$1>($2)"
  size_t end = angle < open ? angle : open;
  m->name = text_after_last((text){cpp.data, end == SIZE_MAX ? cpp.size : end}, "::");
  m->arguments = open == SIZE_MAX ? CPP_ANY_ARGUMENTS : 0;
  for (size_t at = end; at != SIZE_MAX && at < cpp.size; at++)
    if (cpp.data[at] == '$') m->arguments++;
}

// One of [signature, C, result].
static void add_row(gathering *g, const record *r, text of, const value *row) {
  text cells[3] = {{0}};
  size_t count = value_kind_of(row) == VALUE_LIST ? value_count(row) : 0;
  for (size_t i = 0; i < count && i < 3; i++) value_as_text(value_item(row, i), &cells[i]);
  if (count != 3) {
    report_error(g->cpp->diagnostics, record_at(r),
                 "a member is written [signature, C over $0 and $1, result]");
    return;
  }
  cpp_member m = {.of = of, .written = cells[1], .result = cells[2]};
  read_signature(cells[0], &m);
  push_member(g, r, &m);
}

// As the vocabulary calls it; the `::` that a class of static functions ends with stays.
static text class_of_members(cpp_context *cpp, text written) {
  bool is_static = written.size > 2 &&
                   text_equal((text){written.data + written.size - 2, 2}, TEXT("::"));
  text name = {written.data, written.size - (is_static ? 2 : 0)};
  const cpp_class *c = cpp_class_in_record(cpp, name);
  name = c != NULL ? c->name : text_after_last(name, "::");
  return is_static ? text_of(cpp_printf(cpp, "%.*s::", TEXT_ARGS(name))) : name;
}

static void gather_members(gathering *g) {
  record_list all = records_of_class(g->cpp->records, TEXT("CppMembers"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    text of = class_of_members(g->cpp, text_of(cpp_text_field(g->cpp, r, "cppClass")));
    const value *rows = record_value(r, TEXT("cppMembers"));
    if (rows == NULL || value_kind_of(rows) != VALUE_LIST) continue;
    for (size_t j = 0; j < value_count(rows); j++) add_row(g, r, of, value_item(rows, j));
  }
}

// "::LLVM" of "::mlir::LLVM::isLoadableType"; empty: a function of any namespace.
static text namespace_key(cpp_context *cpp, text name) {
  text last = text_after_last(name, "::"), space = {name.data, name.size - last.size};
  static const char *const general[] = {"::", "mlir::", "llvm::", "std::"};
  for (size_t i = 0; i < 4; i++) space = text_strip_prefix(space, general[i]);
  return space.size < 3 ? TEXT("")
                        : text_of(cpp_printf(cpp, "::%.*s", (int)space.size - 2, space.data));
}

static void gather_functions(gathering *g) {
  record_list all = records_of_class(g->cpp->records, TEXT("CppFunction"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    text signature = text_of(cpp_text_field(g->cpp, r, "cppName"));
    size_t open = text_find(signature, TEXT("("), 0);
    size_t name_size = open == SIZE_MAX ? signature.size : open;
    cpp_member m = {.of = namespace_key(g->cpp, (text){signature.data, name_size}),
                    .written = text_of(cpp_text_field(g->cpp, r, "cName")),
                    .result = text_of(cpp_text_field(g->cpp, r, "cResult")),
                    .takes_types = read_bit(r, "cOfTypes"),
                    .helper = read_record(r, "cHelper")};
    read_signature(signature, &m);
    push_member(g, r, &m);
  }
}

static int compare_keys(const cpp_member *a, const cpp_member *b) {
  int by_class = text_compare(a->of, b->of);
  if (by_class != 0) return by_class;
  int by_name = text_compare(a->name, b->name);
  if (by_name != 0) return by_name;
  return a->arguments == b->arguments ? 0 : a->arguments < b->arguments ? -1 : 1;
}

static int compare_members(const void *a, const void *b) {
  const cpp_member *x = a, *y = b;
  int by_key = compare_keys(x, y);
  if (by_key != 0) return by_key;
  return x->order > y->order ? -1 : 1;
}

static cpp_vocabulary *vocabulary_of(cpp_context *cpp) {
  if (cpp->vocabulary != NULL) return cpp->vocabulary;
  gathering g = {.cpp = cpp};
  cpp_vocabulary *v = ARENA_NEW(cpp->memory, cpp_vocabulary);
  gather_members(&g);
  gather_functions(&g);
  if (g.count > 0) qsort(g.members, g.count, sizeof *g.members, compare_members);
  *v = (cpp_vocabulary){.members = g.members, .count = g.count};
  return cpp->vocabulary = v;
}

// ---- Finding ------------------------------------------------------------------------------------

// The first entry that isn't before the key.
static size_t lower_bound(const cpp_vocabulary *v, const cpp_member *key) {
  size_t low = 0, high = v->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (compare_keys(&v->members[middle], key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

static cpp_member *find(cpp_context *cpp, text of, text name, size_t arguments) {
  const cpp_vocabulary *v = vocabulary_of(cpp);
  const cpp_member key = {.of = of, .name = name, .arguments = arguments};
  size_t at = lower_bound(v, &key);
  bool found = at < v->count && compare_keys(&v->members[at], &key) == 0;
  return found ? &v->members[at] : NULL;
}

cpp_member *cpp_find_member(cpp_context *cpp, cpp_kind kind, const cpp_class *c, text name,
                            size_t arguments) {
  cpp_member *m = arguments == 0 ? cpp_getter(cpp, c, name) : NULL;
  if (m == NULL && c != NULL) m = find(cpp, c->name, name, arguments);
  for (size_t i = 0; c != NULL && m == NULL && i < c->ancestor_count; i++)
    m = find(cpp, c->ancestors[i]->name, name, arguments);
  text base = cpp_kind_class(kind);
  return m != NULL || base.size == 0 ? m : find(cpp, base, name, arguments);
}

// Not a function, whose key is empty or a namespace.
static bool is_of_class(const cpp_member *m) { return m->of.size > 0 && m->of.data[0] != ':'; }

text cpp_classes_with_member(cpp_context *cpp, cpp_kind kind, text name, size_t arguments) {
  const cpp_vocabulary *v = vocabulary_of(cpp);
  buffer out = {0};
  for (size_t i = 0; i < v->count; i++) {
    const cpp_member *m = &v->members[i];
    if (!text_equal(m->name, name) || m->arguments != arguments || !is_of_class(m)) continue;
    const cpp_class *c = cpp_class_in_record(cpp, m->of);
    if (c != NULL && c->kind == kind)
      buffer_printf(&out, "%s%.*s", out.size > 0 ? ", " : "", TEXT_ARGS(c->name));
  }
  return arena_keep(cpp->memory, &out);
}

cpp_member *cpp_find_static(cpp_context *cpp, text class_name, text name, size_t arguments) {
  const cpp_class *c = cpp_class_named(cpp, class_name);
  text known = c != NULL ? c->name : text_after_last(class_name, "::");
  return find(cpp, text_of(cpp_printf(cpp, "%.*s::", TEXT_ARGS(known))), name, arguments);
}

static bool has_statics(cpp_context *cpp, text class_name) {
  const cpp_vocabulary *v = vocabulary_of(cpp);
  const cpp_class *c = cpp_class_named(cpp, class_name);
  text known = c != NULL ? c->name : text_after_last(class_name, "::");
  const cpp_member key = {.of = text_of(cpp_printf(cpp, "%.*s::", TEXT_ARGS(known)))};
  size_t at = lower_bound(v, &key);
  return at < v->count && text_equal(v->members[at].of, key.of);
}

bool cpp_is_class(cpp_context *cpp, text name) {
  return has_statics(cpp, name) || cpp->ask->spelling(cpp->asked, name) != NULL ||
         cpp->ask->definition_named(cpp->asked, name) != NULL;
}

static bool is_member_of(const cpp_member *m, cpp_kind kind, const cpp_class *c) {
  if (!is_of_class(m)) return false;
  if (text_equal(m->of, cpp_kind_class(kind)) || (c != NULL && text_equal(m->of, c->name)))
    return true;
  for (size_t i = 0; c != NULL && i < c->ancestor_count; i++)
    if (text_equal(m->of, c->ancestors[i]->name)) return true;
  return false;
}

void cpp_offer_members(cpp_context *cpp, cpp_kind kind, const cpp_class *c, spelling *s) {
  const cpp_vocabulary *v = vocabulary_of(cpp);
  for (size_t i = 0; i < v->count; i++)
    if (is_member_of(&v->members[i], kind, c)) spelling_offer(s, v->members[i].name);
}

// The keys under which a function that is written so may be found.
enum { FUNCTION_KEYS = 2 };
static void function_keys(cpp_context *cpp, text written, text keys[FUNCTION_KEYS]) {
  keys[0] = namespace_key(cpp, written);
  keys[1] = TEXT("");
  const char *own = cpp->own_namespace;
  bool is_bare = text_find(written, TEXT("::"), 0) == SIZE_MAX;
  if (is_bare && *own != '\0') keys[0] = namespace_key(cpp, text_of(cpp_printf(cpp, "%s::f", own)));
}

cpp_member *cpp_find_function(cpp_context *cpp, text written, size_t arguments) {
  text keys[FUNCTION_KEYS], name = text_after_last(written, "::");
  function_keys(cpp, written, keys);
  for (size_t i = 0; i < FUNCTION_KEYS; i++) {
    cpp_member *m = find(cpp, keys[i], name, arguments);
    if (m == NULL) m = find(cpp, keys[i], name, CPP_ANY_ARGUMENTS);
    if (m != NULL) return m;
  }
  return NULL;
}

bool cpp_has_function(cpp_context *cpp, text written) {
  const cpp_vocabulary *v = vocabulary_of(cpp);
  text keys[FUNCTION_KEYS], name = text_after_last(written, "::");
  function_keys(cpp, written, keys);
  for (size_t i = 0; i < FUNCTION_KEYS; i++) {
    const cpp_member key = {.of = keys[i], .name = name};
    size_t at = lower_bound(v, &key);
    if (at < v->count && text_equal(v->members[at].of, keys[i]) &&
        text_equal(v->members[at].name, name))
      return true;
  }
  return false;
}

// ---- Applying -----------------------------------------------------------------------------------

static const c_expression *replace_number(void *data, const c_expression *part) {
  const cpp_operands *o = data;
  bool is_cast = part->kind == C_CAST && part->children[0]->kind == C_PLACEHOLDER;
  const c_expression *given = is_cast ? replace_number(data, part->children[0]) : NULL;
  if (given != NULL && given->kind == C_LITERAL) return given;  // a number needs no cast
  if (part->kind != C_PLACEHOLDER || part->text.size != 2) return NULL;
  char digit = part->text.data[1];
  if (digit == '0') return o->object;
  bool stands = digit > '0' && digit <= '9' && (size_t)(digit - '1') < o->count;
  return stands ? o->arguments[digit - '1'] : NULL;
}

static const c_expression *in_c_of(cpp_context *cpp, cpp_member *m) {
  if (m->in_c == NULL) m->in_c = c_parse(cpp->memory, m->written);
  return m->in_c;
}

const c_expression *cpp_apply(cpp_context *cpp, cpp_member *m, const cpp_operands *operands) {
  if (m->arguments == CPP_ANY_ARGUMENTS)
    return c_apply(cpp->memory, in_c_of(cpp, m), operands->arguments, operands->count);
  cpp_operands given = *operands;
  return c_replace(cpp->memory, in_c_of(cpp, m), replace_number, &given);
}

cpp_kind cpp_result(cpp_context *cpp, const cpp_member *m, const cpp_class **of_class) {
  cpp_kind kind = cpp_kind_named(m->result);
  *of_class = kind != CPP_UNKNOWN ? NULL : cpp_class_in_record(cpp, m->result);
  if (*of_class != NULL || kind != CPP_UNKNOWN) return *of_class != NULL ? (*of_class)->kind : kind;
  return cpp->ask->kind_of_type(cpp->asked, m->result, m->at, &kind) ? kind : CPP_UNKNOWN;
}

enum { USES_MAX = 50 };  // of helpers by helpers

static void use_helper(cpp_context *cpp, const record *helper, size_t depth) {
  if (helper == NULL || depth > USES_MAX || pointer_map_get(&cpp->used_helpers, helper) != NULL)
    return;
  const value *uses = record_value(helper, TEXT("cUses"));
  for (size_t i = 0; uses != NULL && value_kind_of(uses) == VALUE_LIST && i < value_count(uses);
       i++)
    use_helper(cpp, value_as_record(value_item(uses, i)), depth + 1);
  const text code = text_of(read_text_with_blanks(cpp->memory, helper, "cDefinitions"));
  cpp->ask->add_helper(cpp->asked, text_dedent(cpp->memory, code), record_place(helper));
  pointer_map_set(cpp->memory, &cpp->used_helpers, helper, (void *)helper);
}

void cpp_use_helper(cpp_context *cpp, const record *helper) { use_helper(cpp, helper, 0); }

// ---- What C asks --------------------------------------------------------------------------------

// `mica_type_shape($0)`, alone or with more around it: what is asked about the object.
static const c_expression *call_of_object(const c_expression *e) {
  bool is_call = c_called(e).size > 0 && c_argument_count(e) > 0;
  if (is_call && c_is(c_argument(e, 0), C_PLACEHOLDER, "$0")) return e;
  for (size_t i = 0; i < e->child_count; i++) {
    const c_expression *found = call_of_object(e->children[i]);
    if (found != NULL) return found;
  }
  return NULL;
}

static void add_owner(cpp_context *cpp, cpp_vocabulary *v, cpp_member *m) {
  const c_expression *call = is_of_class(m) ? call_of_object(in_c_of(cpp, m)) : NULL;
  if (call == NULL) return;
  function_owners *owners = text_map_get(&v->owners, c_called(call));
  if (owners == NULL) {
    owners = ARENA_NEW(cpp->memory, function_owners);
    *owners = (function_owners){0};
    text_map_set(cpp->memory, &v->owners, c_called(call), owners);
  }
  const cpp_class *c = cpp_class_in_record(cpp, m->of);
  bool is_any = c == NULL || text_equal(c->name, cpp_kind_class(c->kind));
  if (is_any) {
    owners->is_any = true;
    return;
  }
  list_push(cpp->memory, &owners->classes, c);
  list_push(cpp->memory, &owners->members, m);
}

static const function_owners *owners_of(cpp_context *cpp, text function) {
  cpp_vocabulary *v = vocabulary_of(cpp);
  if (v->owners.capacity == 0)
    for (size_t i = 0; i < v->count; i++) add_owner(cpp, v, &v->members[i]);
  return text_map_get(&v->owners, function);
}

// What the member is for a definition that has an accessor of that name, as ShapedType's
// getElementType.
static const c_expression *own_accessor(cpp_context *cpp, const cpp_class *c, cpp_member *m,
                                        const c_expression *object) {
  const c_expression *in_c = in_c_of(cpp, m);
  bool is_alone = in_c->kind == C_CALL && c_argument_count(in_c) == 1;
  cpp_member *own = is_alone && m->arguments == 0 ? cpp_getter(cpp, c, m->name) : NULL;
  return own == NULL ? NULL : cpp_apply(cpp, own, &(cpp_operands){object, NULL, 0});
}

bool cpp_asks_wrong_class(cpp_context *cpp, const cpp_fact *known, const c_expression *call,
                          cpp_wrong_call *out) {
  const function_owners *owners = owners_of(cpp, c_called(call));
  *out = (cpp_wrong_call){0};
  if (owners == NULL || owners->is_any || c_argument_count(call) == 0) return false;
  for (size_t i = 0; i < owners->classes.count; i++) {
    out->wanted = owners->classes.items[i];
    out->is = cpp_contradiction(known, c_argument(call, 0), out->wanted);
    if (out->is == NULL) return false;
    cpp_member *m = (cpp_member *)owners->members.items[i];
    if (out->own == NULL) out->own = own_accessor(cpp, out->is, m, c_argument(call, 0));
  }
  return owners->classes.count > 0;
}

// ---- What C is ----------------------------------------------------------------------------------

static cpp_kind kind_of_call(cpp_context *cpp, const c_expression *call) {
  const cpp_vocabulary *v = vocabulary_of(cpp);
  text function = c_called(call);
  const cpp_class *of_class;
  for (size_t i = 0; function.size > 0 && i < v->count; i++) {
    cpp_member *m = &v->members[i];
    const c_expression *in_c = in_c_of(cpp, m);
    text gives = m->arguments == CPP_ANY_ARGUMENTS ? in_c->text : c_called(in_c);
    if (text_equal(gives, function)) return cpp_result(cpp, m, &of_class);
  }
  return CPP_UNKNOWN;
}

cpp_kind cpp_kind_of_c(cpp_context *cpp, const c_expression *e) {
  if (c_receiver(e, ".getType") != NULL) return CPP_TYPE;
  if (c_receiver(e, ".getTypes") != NULL) return CPP_TYPES;
  if (e->kind == C_CALL) return kind_of_call(cpp, e);
  bool is_item = e->kind == C_INDEX && c_is(e->children[0], C_MEMBER, ".data");
  return is_item ? cpp_kind_of_item(cpp_kind_of_c(cpp, e->children[0]->children[0])) : CPP_UNKNOWN;
}
