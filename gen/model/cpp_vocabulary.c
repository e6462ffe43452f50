// The vocabulary of C++: read from the records of the prelude and of the author, sorted, looked up.
#include "model/cpp_vocabulary.h"

#include <stdlib.h>

struct cpp_vocabulary {
  cpp_member *members;  // sorted by class, name and number of arguments; a later record comes first
  size_t count;
};

// ---- Reading ------------------------------------------------------------------------------------

typedef struct gathering {
  build *b;
  cpp_member *members;
  size_t count, capacity;
} gathering;

// A class or C type that results have.
static void check_result(build *b, const record *r, text result) {
  cpp_kind kind;
  if (cpp_kind_named(result) != CPP_UNKNOWN || cpp_class_check(b, result, &kind) != NULL) return;
  report_error(b->diagnostics, record_at(r),
               "'%.*s' is no class that Mica knows and no C type of a kind", TEXT_ARGS(result));
}

static void push_member(gathering *g, const record *r, const cpp_member *m) {
  check_result(g->b, r, m->result);
  if (g->count == g->capacity) {
    cpp_member *old = g->members;
    g->capacity = g->capacity == 0 ? 256 : 2 * g->capacity;
    g->members = ARENA_ARRAY(g->b->memory, cpp_member, g->capacity);
    if (g->count > 0) memcpy(g->members, old, g->count * sizeof *old);
  }
  g->members[g->count] = *m;
  g->members[g->count].order = g->count;
  g->count++;
}

// Splits "getDimSize($1)" into name and number of arguments.
static void read_signature(text cpp, cpp_member *m) {
  size_t open = text_find(cpp, TEXT("("), 0);
  m->name = text_after_last((text){cpp.data, open == SIZE_MAX ? cpp.size : open}, "::");
  m->arguments = open == SIZE_MAX ? CPP_ANY_ARGUMENTS : 0;
  for (size_t at = open; at != SIZE_MAX && at < cpp.size; at++)
    if (cpp.data[at] == '$') m->arguments++;
}

// One of [signature, C, result].
static void add_row(gathering *g, const record *r, text of, const value *row) {
  text cells[3] = {{0}};
  size_t count = value_kind_of(row) == VALUE_LIST ? value_count(row) : 0;
  for (size_t i = 0; i < count && i < 3; i++) value_as_text(value_item(row, i), &cells[i]);
  if (count != 3) {
    report_error(g->b->diagnostics, record_at(r),
                 "a member is written [signature, C over $0 and $1, result]");
    return;
  }
  cpp_member m = {.of = of, .written = cells[1], .result = cells[2]};
  read_signature(cells[0], &m);
  push_member(g, r, &m);
}

// Without namespaces; the `::` that a class of static functions ends with stays.
static text class_of_members(text written) {
  bool is_static = written.size > 2 &&
                   text_equal((text){written.data + written.size - 2, 2}, TEXT("::"));
  if (!is_static) return text_after_last(written, "::");
  text name = text_after_last((text){written.data, written.size - 2}, "::");
  return (text){name.data, name.size + 2};
}

static void gather_members(gathering *g) {
  record_list all = records_of_class(g->b->records, TEXT("CppMembers"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    text of = class_of_members(text_of(read_text(g->b, r, "cppClass")));
    const value *rows = record_value(r, TEXT("cppMembers"));
    if (rows == NULL || value_kind_of(rows) != VALUE_LIST) continue;
    for (size_t j = 0; j < value_count(rows); j++) add_row(g, r, of, value_item(rows, j));
  }
}

static void gather_functions(gathering *g) {
  record_list all = records_of_class(g->b->records, TEXT("CppFunction"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    cpp_member m = {.of = TEXT(""),
                    .written = text_of(read_text(g->b, r, "cName")),
                    .result = text_of(read_text(g->b, r, "cResult"))};
    read_signature(text_of(read_text(g->b, r, "cppName")), &m);
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

static const cpp_vocabulary *vocabulary_of(build *b) {
  if (b->vocabulary != NULL) return b->vocabulary;
  gathering g = {.b = b};
  cpp_vocabulary *v = ARENA_NEW(b->memory, cpp_vocabulary);
  gather_members(&g);
  gather_functions(&g);
  if (g.count > 0) qsort(g.members, g.count, sizeof *g.members, compare_members);
  *v = (cpp_vocabulary){g.members, g.count};
  return b->vocabulary = v;
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

static cpp_member *find(build *b, text of, text name, size_t arguments) {
  const cpp_vocabulary *v = vocabulary_of(b);
  const cpp_member key = {.of = of, .name = name, .arguments = arguments};
  size_t at = lower_bound(v, &key);
  bool found = at < v->count && compare_keys(&v->members[at], &key) == 0;
  return found ? &v->members[at] : NULL;
}

cpp_member *cpp_find_member(build *b, cpp_kind kind, text class_name, text name, size_t arguments) {
  cpp_member *m = class_name.size == 0 ? NULL : find(b, class_name, name, arguments);
  text base = cpp_kind_class(kind);
  return m != NULL || base.size == 0 ? m : find(b, base, name, arguments);
}

cpp_member *cpp_find_static(build *b, text class_name, text name, size_t arguments) {
  const char *of = build_printf(b, "%.*s::", TEXT_ARGS(class_name));
  return find(b, text_of(of), name, arguments);
}

const char *cpp_maker(build *b, text class_name, text name, size_t arguments) {
  const record *def = text_is(name, "get") ? model_definition_named(b, class_name) : NULL;
  const value *parameters = def == NULL ? NULL : record_value(def, TEXT("parameters"));
  if (parameters == NULL || value_count(parameters) + 1 != arguments) return NULL;
  return build_printf(b, "%s_get", model_definition_of(b, def)->c_name);
}

static bool has_statics(build *b, text class_name) {
  const cpp_vocabulary *v = vocabulary_of(b);
  const cpp_member key = {.of = text_of(build_printf(b, "%.*s::", TEXT_ARGS(class_name)))};
  size_t at = lower_bound(v, &key);
  return at < v->count && text_equal(v->members[at].of, key.of);
}

bool cpp_is_class(build *b, text name) {
  return has_statics(b, name) || model_spelling(b, name) != NULL ||
         model_definition_named(b, name) != NULL;
}

void cpp_offer_members(build *b, cpp_kind kind, text class_name, spelling *s) {
  const cpp_vocabulary *v = vocabulary_of(b);
  text base = cpp_kind_class(kind);
  for (size_t i = 0; i < v->count; i++) {
    const cpp_member *m = &v->members[i];
    bool fits = m->of.size > 0 && (text_equal(m->of, base) || text_equal(m->of, class_name));
    if (fits) spelling_offer(s, m->name);
  }
}

cpp_member *cpp_find_function(build *b, text name, size_t arguments) {
  cpp_member *m = find(b, TEXT(""), name, arguments);
  return m != NULL ? m : find(b, TEXT(""), name, CPP_ANY_ARGUMENTS);
}

bool cpp_has_function(build *b, text name) {
  const cpp_vocabulary *v = vocabulary_of(b);
  const cpp_member key = {.of = TEXT(""), .name = name};
  size_t at = lower_bound(v, &key);
  return at < v->count && v->members[at].of.size == 0 && text_equal(v->members[at].name, name);
}

// ---- Applying -----------------------------------------------------------------------------------

static const c_expression *replace_number(void *data, const c_expression *part) {
  const cpp_operands *o = data;
  if (part->kind != C_PLACEHOLDER || part->text.size != 2) return NULL;
  char digit = part->text.data[1];
  if (digit == '0') return o->object;
  bool stands = digit > '0' && digit <= '9' && (size_t)(digit - '1') < o->count;
  return stands ? o->arguments[digit - '1'] : NULL;
}

static const c_expression *in_c_of(build *b, cpp_member *m) {
  if (m->in_c == NULL) m->in_c = c_parse(b->memory, m->written);
  return m->in_c;
}

const c_expression *cpp_apply(build *b, cpp_member *m, const cpp_operands *operands) {
  if (m->arguments == CPP_ANY_ARGUMENTS)
    return c_apply(b->memory, in_c_of(b, m), operands->arguments, operands->count);
  cpp_operands given = *operands;
  return c_replace(b->memory, in_c_of(b, m), replace_number, &given);
}

cpp_kind cpp_result(build *b, const cpp_member *m, text *class_name) {
  cpp_kind kind = cpp_kind_named(m->result);
  *class_name = (text){0};
  if (kind != CPP_UNKNOWN) return kind;
  if (cpp_class_check(b, m->result, &kind) != NULL) *class_name = text_after_last(m->result, "::");
  return kind;
}

// ---- Classes ------------------------------------------------------------------------------------

static const c_expression *asked_object(build *b, const char *function) {
  const c_expression *object = c_placeholder(b->memory, TEXT("$0"));
  return c_call(b->memory, function, &object, 1);
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

static const c_expression *interface_check(build *b, text class_name, cpp_kind *kind) {
  arena *a = b->memory;
  record_list all = records_of_class(b->records, TEXT("Interface"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (record_is_a(r, TEXT("DeclareInterfaceMethods"))) continue;
    if (!text_is(text_after_last(class_name, "::"), read_text(b, r, "cppInterfaceName"))) continue;
    const model_interface *interface = model_interface_of(b, r);
    if (interface->descriptor == NULL) return NULL;
    *kind = kind_of_interface(interface);
    const c_expression *const asked[] = {c_placeholder(a, TEXT("$0")),
                                         c_unary(a, "&", c_name(a, interface->descriptor))};
    const c_expression *found = c_call(a, interface_lookup(interface), asked, 2);
    return c_binary(a, "!=", found, c_name(a, "NULL"));
  }
  return NULL;
}

const c_expression *cpp_class_check(build *b, text class_name, cpp_kind *kind) {
  const record *def = model_definition_named(b, class_name);
  if (def != NULL) {
    const model_definition *s = model_definition_of(b, def);
    *kind = s->is_attr ? CPP_ATTR : CPP_TYPE;
    return asked_object(b, build_printf(b, "%s_isa", s->c_name));
  }
  const record *r = model_spelling(b, class_name);
  if (r == NULL) return interface_check(b, class_name, kind);
  const char *check = read_text(b, r, "cCheck");
  *kind = cpp_kind_named(text_of(read_text(b, r, "cType")));
  return *check == '\0' ? c_truth(b->memory, true) : asked_object(b, check);
}

// ---- What C is ----------------------------------------------------------------------------------

static cpp_kind kind_of_call(build *b, const c_expression *call) {
  const cpp_vocabulary *v = vocabulary_of(b);
  text function = c_called(call), class_name;
  for (size_t i = 0; function.size > 0 && i < v->count; i++) {
    cpp_member *m = &v->members[i];
    const c_expression *in_c = in_c_of(b, m);
    text gives = m->arguments == CPP_ANY_ARGUMENTS ? in_c->text : c_called(in_c);
    if (text_equal(gives, function)) return cpp_result(b, m, &class_name);
  }
  return CPP_UNKNOWN;
}

cpp_kind cpp_kind_of_c(build *b, const c_expression *e) {
  if (c_receiver(e, ".getType") != NULL) return CPP_TYPE;
  if (c_receiver(e, ".getTypes") != NULL) return CPP_TYPES;
  if (e->kind == C_CALL) return kind_of_call(b, e);
  bool is_item = e->kind == C_INDEX && c_is(e->children[0], C_MEMBER, ".data");
  return is_item ? cpp_kind_of_item(cpp_kind_of_c(b, e->children[0]->children[0])) : CPP_UNKNOWN;
}
