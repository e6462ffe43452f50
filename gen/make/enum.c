// Enums and their cases. Checks that symbols, texts, values and C names stand once.
#include <limits.h>
#include <string.h>

#include "base/names.h"
#include "make/build.h"
#include "model/dialect.h"
#include "model/enum.h"

// The dialect whose names an enum or interface carries.
static const model_dialect *owner_of(build *b, const record *r) {
  const char *space = read_text(b, r, "cppNamespace");
  const model_dialect *d = model_dialect_of_namespace(b, text_of(space));
  return d != NULL ? d : b->model->dialect;
}

static const char *c_prefix_of(build *b, const model_dialect *d) {
  return d == NULL ? b->model->c_prefix : d->c_name;
}

static const char *c_name_of(build *b, const model_enum *e) {
  const char *prefix = c_prefix_of(b, e->dialect);
  const text name = text_of(e->name);
  const char *c_name = build_printf(b, "%s_%s", prefix, name_in_dialect(b->memory, name, prefix));
  if (text_map_get(&b->enum_names, text_of(c_name)) == NULL) return c_name;
  return build_printf(b, "%s_%s", prefix, name_snake(b->memory, name));
}

// A name for other cases of a bit enum: it may be of one, and then has its value.
static bool is_group_of_cases(const record *r) {
  return record_is_a(r, TEXT("BitEnumCaseGroup")) || record_is_a(r, TEXT("BitEnumAttrCaseGroup"));
}

// RING_KIND_AND, also of `_and`, whose underscore tells it from a word of C++.
static const char *case_c_name(build *b, const model_enum *e, const char *symbol) {
  const char *words = name_snake(b->memory, text_of(symbol));
  const char *joined = build_printf(b, "%s_%s", e->c_name, words + strspn(words, "_"));
  return name_upper(b->memory, text_of(joined));
}

static void fill_case(build *b, const model_enum *e, const record *r, model_case *out) {
  out->symbol = read_text(b, r, "symbol");
  out->text = read_text(b, r, "str");
  out->c_name = case_c_name(b, e, out->symbol);
  int64_t value = 0;
  if (!read_int(r, "value", &value))
    report_error(b->diagnostics, record_at(r), "case '%s' has no value", out->symbol);
  out->value = value;
  uint64_t bits = (uint64_t)value;
  out->is_group = e->is_bit_enum && (is_group_of_cases(r) || (bits & (bits - 1)) != 0);
}

static bool is_symbol(text t) {
  for (size_t i = 0; i < t.size; i++)
    if (!name_is_letter(t.data[i])) return false;
  return t.size > 0;
}

static place_range value_place(build *b, const model_case *c) {
  field f = read_field(c->record, "value");
  place_range at = field_value_place(b->records, &f);
  const source_set *sources = b->session->sources;
  return source_of(sources, at.begin) == source_of(sources, c->at) ? at : at_place(c->at);
}

// What one case is wrong in by itself.
static void check_alone(build *b, const model_case *c) {
  if (!is_symbol(text_of(c->symbol))) {
    report_error(b->diagnostics, mention_at(b, c->record, c->symbol, c->at),
                 "'%s' can't be the symbol of a case: letters, digits and _", c->symbol);
    report_help(b->diagnostics, "write \"%s\"; another text for IR is the last argument",
                name_clean(b->memory, text_of(c->symbol)));
  }
  if (is_group_of_cases(c->record) && c->value == 0)
    report_error(b->diagnostics, at_place(c->at), "the group '%s' has no cases", c->symbol);
}

// A case with several bits is a name for those of other cases. Of a bit that none has MLIR writes
// nothing where it stands alone, and takes the definition.
static void check_bits(build *b, const model_enum *e) {
  uint64_t single = 0;
  for (size_t i = 0; i < e->case_count; i++)
    if (!e->cases[i].is_group) single |= (uint64_t)e->cases[i].value;
  for (size_t i = 0; i < e->case_count; i++) {
    uint64_t rest = (uint64_t)e->cases[i].value & ~single;
    if (!e->cases[i].is_group || rest == 0 || e->cases[i].value < 0) continue;
    report_warning(b->diagnostics, value_place(b, &e->cases[i]),
                   "'%s' has several bits, of which no case is 0x%llx: alone it has no text",
                   e->cases[i].symbol, (unsigned long long)(rest & (~rest + 1)));
    report_help(b->diagnostics, "a case of a bit enum is one bit: a power of two");
  }
}

static void report_twice(build *b, const model_case *again, const model_case *first,
                         const char *what) {
  report_error(b->diagnostics, at_place(again->at), "two cases of one enum have %s", what);
  report_note(b->diagnostics, at_place(first->at), "the other case is '%s'", first->symbol);
}

// Cases by what no other case of the enum may have.
typedef struct known_cases {
  text_map symbols, texts, values, c_names;
} known_cases;

// The case that has the key already; NULL: this is the first.
static const model_case *first_with(build *b, text_map *known, text key, const model_case *c) {
  const model_case *first = text_map_get(known, key);
  if (first == NULL) text_map_set(b->memory, known, key, (void *)c);
  return first;
}

// The cases of a bit enum may share bits: each that a value has is written.
static void check_case(build *b, known_cases *known, const model_case *c, bool bits) {
  const text value = {(const char *)&c->value, sizeof c->value};
  const model_case *symbol = first_with(b, &known->symbols, text_of(c->symbol), c);
  const model_case *words = first_with(b, &known->texts, text_of(c->text), c);
  const model_case *number = bits ? NULL : first_with(b, &known->values, value, c);
  const model_case *name = first_with(b, &known->c_names, text_of(c->c_name), c);
  if (symbol != NULL) report_twice(b, c, symbol, build_printf(b, "the symbol '%s'", c->symbol));
  else if (words != NULL) report_twice(b, c, words, build_printf(b, "the text '%s'", c->text));
  else if (number != NULL)
    report_twice(b, c, number, build_printf(b, "the value %lld", (long long)c->value));
  else if (name != NULL) report_twice(b, c, name, build_printf(b, "the C name '%s'", c->c_name));
}

// As signed or as unsigned, the enum's integer must hold it.
static void check_width(build *b, const model_enum *e, const model_case *c) {
  if (e->width >= 64 || record_is_broken(c->record)) return;
  const int64_t limit = INT64_C(1) << e->width;
  if (c->value < limit && c->value >= (e->is_bit_enum ? 0 : -limit / 2)) return;
  report_error(b->diagnostics, value_place(b, c),
               "the value %lld of case '%s' has more than %u bits", (long long)c->value, c->symbol,
               (unsigned)e->width);
}

static void check_class_name(build *b, const model_enum *e) {
  text name = text_of(e->name);
  if (name_is_identifier(name) || !is_authors(b, e->record)) return;
  if (name.size == 0) {
    report_error(b->diagnostics, record_at(e->record), "an enum needs a name");
    return;
  }
  field f = read_field(e->record, "className");
  report_error(b->diagnostics, field_value_place(b->records, &f),
               "'%s' can't name an enum: use letters, digits and _", e->name);
}

static void fill_cases(build *b, model_enum *e) {
  const value *v = record_value(e->record, TEXT("enumerants"));
  size_t count = v == NULL || value_kind_of(v) != VALUE_LIST ? 0 : value_count(v);
  model_case *cases = ARENA_ARRAY(b->memory, model_case, count + 1);
  e->cases = cases;
  field f = read_field(e->record, "enumerants");
  known_cases known = {0};
  for (size_t i = 0; i < count; i++) {
    const record *r = value_as_record(value_item(v, i));
    if (r == NULL) continue;
    model_case *c = &cases[e->case_count];
    *c = (model_case){.record = r, .at = place_near(b, e->record, r, &f, i)};
    fill_case(b, e, r, c);
    check_alone(b, c);
    check_case(b, &known, c, e->is_bit_enum);
    e->case_count++;
  }
  for (size_t i = 0; i < e->case_count; i++) check_width(b, e, &cases[i]);
  if (e->case_count == 0)
    report_error(b->diagnostics, record_at(e->record), "enum '%s' has no cases", e->name);
  if (e->is_bit_enum) check_bits(b, e);
}

static void fill_bits(build *b, model_enum *e) {
  const char *separator = read_text_with_blanks(b->memory, e->record, "separator");
  int64_t valid = 0;
  e->separator = *separator == '\0' ? "|" : separator;
  if (read_int(e->record, "validBits", &valid)) e->valid_bits = (uint64_t)valid;
  e->print_primary_groups = read_bit(e->record, "printBitEnumPrimaryGroups");
}

const model_enum *model_enum_of(build *b, const record *r) {
  model_enum *e = pointer_map_get(&b->enums, r);
  if (e != NULL) {
    model_use(b, &e->outcome);
    return e;
  }
  model_making state;
  model_begin(b, r, &state);
  e = ARENA_NEW(b->memory, model_enum);
  *e = (model_enum){.record = r, .at = record_place(r), .separator = ""};
  pointer_map_set(b->memory, &b->enums, r, e);
  e->dialect = owner_of(b, r);
  e->name = read_text(b, r, "className");
  check_class_name(b, e);
  e->cpp_type = read_text(b, r, "cppType");
  e->summary = read_text(b, r, "summary");
  e->deprecated = read_deprecation(b, r);
  e->c_name = c_name_of(b, e);
  int64_t width = 32;
  e->width = read_int(r, "bitwidth", &width) && width > 0 && width <= 64 ? (uint32_t)width : 32;
  e->is_attribute = record_is_a(r, TEXT("EnumAttrInfo"));
  e->is_bit_enum = record_is_a(r, TEXT("BitEnumBase")) || record_is_a(r, TEXT("BitEnum")) ||
                   record_is_a(r, TEXT("BitEnumAttr"));
  if (e->is_bit_enum) fill_bits(b, e);
  fill_cases(b, e);
  if (text_map_get(&b->enum_names, text_of(e->c_name)) == NULL)
    text_map_set(b->memory, &b->enum_names, text_of(e->c_name), e);
  if (e->dialect != NULL) model_use_dialect(b, e->dialect);
  e->outcome = model_end(b, &state);
  return e;
}
