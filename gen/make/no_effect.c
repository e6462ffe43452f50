// What a definition says in vain: fields that generated C has no use for, and definitions that
// nothing is made of. Which these are, and what follows, is said by the prelude's NoEffect records.
#include "make/build.h"

typedef struct rule {
  const record *class_record;
  const char *field_name, *because;
  list usual, unless, unless_a;
  const char *usual_as, *only_with;
  bool only_cpp, by_argument, once_a_file;
} rule;

// ---- Whose definition ---------------------------------------------------------------------------

bool is_authors(const build *b, const record *r) {
  if (record_is_a(r, TEXT("Dialect"))) return r == b->dialect;
  if (record_is_a(r, TEXT("Op"))) return read_record(r, "opDialect") == b->dialect;
  if (record_is_a(r, TEXT("AttrOrTypeDef"))) return read_record(r, "dialect") == b->dialect;
  return is_in_main_file(b, r) || is_beside_main_file(b, r);
}

static bool is_same_folder(const build *b, place one, place other) {
  const source_file *x = source_of(b->session->sources, one);
  const source_file *y = source_of(b->session->sources, other);
  if (x == NULL || y == NULL) return x == y;
  return text_equal(source_folder(x), source_folder(y));
}

// ---- What is said -------------------------------------------------------------------------------

static bool says_nothing(const value *v) {
  text t;
  int64_t n;
  if (value_is_unset(v)) return true;
  if (value_as_text(v, &t)) return text_trim(t).size == 0;
  if (value_as_int(v, &n)) return n == 0;
  return value_as_record(v) == NULL && value_count(v) == 0;
}

static bool is_usual(const rule *rule, const record *r, const field *f) {
  field of_class;
  text t;
  bool has_default = record_field(rule->class_record, f->name, &of_class);
  if (has_default && f->value == of_class.value) return true;
  if (*rule->usual_as != '\0' && f->value == record_value(r, text_of(rule->usual_as))) return true;
  if (!value_as_text(f->value, &t)) return false;
  for (size_t i = 0; i < rule->usual.count; i++)
    if (text_is(t, rule->usual.items[i])) return true;
  return false;
}

static bool is_made_up_for(const rule *rule, const record *r) {
  const value *with = record_value(r, text_of(rule->only_with));
  if (*rule->only_with != '\0' && (with == NULL || value_is_unset(with))) return true;
  for (size_t i = 0; i < rule->unless.count; i++) {
    const value *v = record_value(r, text_of(rule->unless.items[i]));
    if (v != NULL && !says_nothing(v)) return true;
  }
  for (size_t i = 0; i < rule->unless_a.count; i++)
    if (record_is_a(r, text_of(rule->unless_a.items[i]))) return true;
  return false;
}

// Where the author gave the field a value; false: nowhere. The classes of the prelude set fields
// too, and from their arguments.
static bool find_field(build *b, const rule *rule, const record *r, place *at) {
  field f = read_field(r, rule->field_name);
  if (f.value == NULL || value_is_unset(f.value) || is_usual(rule, r, &f)) return false;
  *at = f.assigned;
  if (f.assigned != 0 && !is_same_folder(b, f.assigned, f.declared)) return true;
  *at = record_place(r);
  return rule->by_argument && !says_nothing(f.value) && !is_same_folder(b, *at, f.declared);
}

static bool find_definition(const build *b, const rule *rule, const record *r, place *at) {
  *at = record_place(r);
  return !is_same_folder(b, *at, record_place(rule->class_record));
}

static bool find(build *b, const rule *rule, const record *r, place *at) {
  bool found = *rule->field_name == '\0' ? find_definition(b, rule, r, at)
                                         : find_field(b, rule, r, at);
  if (!found || (rule->only_cpp && !is_cpp_place(b, *at))) return false;
  return is_authors(b, r) && !is_made_up_for(rule, r) && model_trait_meant(b, r) == r;
}

static const char *message_of(build *b, const rule *rule, const record *r) {
  if (*rule->field_name != '\0')
    return build_printf(b, "'%s' has no effect: %s", rule->field_name, rule->because);
  bool is_nameless = record_is_anonymous(r);
  text name = record_name(is_nameless ? rule->class_record : r);
  return build_printf(b, "%s'%.*s' has no effect: %s", is_nameless ? "this " : "", TEXT_ARGS(name),
                      rule->because);
}

static void warn_of(build *b, const rule *rule, const record *r, place at) {
  const char *class_name = text_copy(b->memory, record_name(rule->class_record));
  const char *part = *rule->field_name == '\0' ? class_name : rule->field_name;
  const char *message = message_of(b, rule, r);
  if (rule->once_a_file && is_cpp_place(b, at)) model_warn_of_part(b, at, part, message);
  else model_warn(b, at, build_printf(b, "%s.%s", class_name, rule->field_name), message);
}

static void apply(build *b, const rule *rule) {
  record_list all = records_of_class(b->records, record_name(rule->class_record));
  for (size_t i = 0; i < all.count; i++) {
    place at = 0;
    if (find(b, rule, all.items[i], &at)) warn_of(b, rule, all.items[i], at);
  }
}

static bool read_rule(build *b, const record *r, rule *out) {
  *out = (rule){.class_record = records_find_class(b->records, text_of(read_text(b, r, "ofClass"))),
                .field_name = read_text(b, r, "ofField"),
                .because = read_text(b, r, "because"),
                .usual_as = read_text(b, r, "usualAs"),
                .only_with = read_text(b, r, "onlyWith"),
                .only_cpp = read_bit(r, "onlyCpp"),
                .by_argument = read_bit(r, "byArgument"),
                .once_a_file = read_bit(r, "onceAFile")};
  read_strings(b->memory, r, "usual", &out->usual);
  read_strings(b->memory, r, "unless", &out->unless);
  read_strings(b->memory, r, "unlessA", &out->unless_a);
  return out->class_record != NULL;  // of a file that isn't included
}

void model_find_no_effect(build *b) {
  record_list rules = records_of_class(b->records, TEXT("NoEffect"));
  for (size_t i = 0; i < rules.count; i++) {
    rule r;
    if (read_rule(b, rules.items[i], &r)) apply(b, &r);
  }
}
