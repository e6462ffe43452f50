// Passes: what they run on, and their options with C types and defaults. What an option says in C++
// that has no C is warned about at its place, and costs only itself.
#include <string.h>

#include "make/build.h"
#include "model/dialect.h"
#include "model/enum.h"
#include "model/pass.h"

typedef struct pass_build {
  build *b;
  model_pass *pass;
} pass_build;

// ---- Types --------------------------------------------------------------------------------------

typedef struct option_type {
  const char *cpp;
  model_option_kind kind;
} option_type;

static const option_type types[] = {
    {"bool", OPTION_BOOL},
    {"int", OPTION_INT32},
    {"int32_t", OPTION_INT32},
    {"signed", OPTION_INT32},
    {"int64_t", OPTION_INT64},
    {"long", OPTION_INT64},
    {"long long", OPTION_INT64},
    {"unsigned", OPTION_UINT32},
    {"unsigned int", OPTION_UINT32},
    {"uint32_t", OPTION_UINT32},
    {"uint64_t", OPTION_UINT64},
    {"size_t", OPTION_UINT64},
    {"unsigned long", OPTION_UINT64},
    {"unsigned long long", OPTION_UINT64},
    {"double", OPTION_DOUBLE},
    {"float", OPTION_DOUBLE},
    {"std::string", OPTION_STRING},
    {"string", OPTION_STRING},
    {"StringRef", OPTION_STRING},
    {"mica_str", OPTION_STRING},
    {"OpPassManager", OPTION_PIPELINE},
};

static const char *const c_types[] = {
    [OPTION_BOOL] = "bool",       [OPTION_INT32] = "int32_t",     [OPTION_INT64] = "int64_t",
    [OPTION_UINT32] = "uint32_t", [OPTION_UINT64] = "uint64_t",   [OPTION_DOUBLE] = "double",
    [OPTION_STRING] = "mica_str", [OPTION_PIPELINE] = "mica_str",
};
static const char *const list_types[] = {
    [OPTION_BOOL] = "mica_bools",     [OPTION_INT32] = "mica_int32s",
    [OPTION_INT64] = "mica_int64s",   [OPTION_UINT32] = "mica_uint32s",
    [OPTION_UINT64] = "mica_uint64s", [OPTION_DOUBLE] = "mica_doubles",
    [OPTION_STRING] = "mica_strs",    [OPTION_PIPELINE] = "mica_strs",
    [OPTION_ENUM] = "mica_int32s",
};

// Without the namespaces that change nothing.
static text plain_type(text t) {
  static const char *const spaces[] = {"::", "mlir::", "llvm::", "std::"};
  t = text_trim(t);
  for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
    if (text_starts_with(t, text_of(spaces[i]))) {
      size_t size = strlen(spaces[i]);
      t = (text){t.data + size, t.size - size};
    }
  return t;
}

static bool find_type(text cpp, model_option_kind *kind) {
  cpp = plain_type(cpp);
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (text_is(cpp, types[i].cpp)) {
      *kind = types[i].kind;
      return true;
    }
  return false;
}

// ---- Cases of enums -----------------------------------------------------------------------------
// clEnumValN(ns::Level::Normal, "normal", "What it means"), as llvm::cl::values takes them.

typedef struct case_list {
  model_option_case *items;
  const char **enumerators;  // "Normal"
  size_t count, capacity;
} case_list;

// What stands between quotes from *at on, pieces joined; false: no string is there.
static bool take_string(build *b, text t, size_t *at, const char **out) {
  buffer joined = {0};
  bool any = false;
  for (;;) {
    size_t i = *at;
    while (i < t.size && strchr(" \t\r\n", t.data[i]) != NULL) i++;
    if (i >= t.size || t.data[i] != '"') break;
    any = true;
    for (i++; i < t.size && t.data[i] != '"'; i++) {
      if (t.data[i] == '\\' && i + 1 < t.size) i++;
      buffer_char(&joined, t.data[i]);
    }
    *at = i < t.size ? i + 1 : i;
  }
  *out = text_copy(b->memory, buffer_as_text(&joined));
  buffer_free(&joined);
  return any;
}

// The comma in front of the next argument.
static bool take_comma(text t, size_t *at) {
  while (*at < t.size && strchr(" \t\r\n", t.data[*at]) != NULL) ++*at;
  if (*at >= t.size || t.data[*at] != ',') return false;
  ++*at;
  return true;
}

static bool take_case(build *b, text flags, size_t *at, case_list *cases) {
  size_t comma = text_find(flags, TEXT(","), *at);
  if (comma == SIZE_MAX || cases->count == cases->capacity) return false;
  text value = text_trim((text){flags.data + *at, comma - *at});
  model_option_case *c = &cases->items[cases->count];
  *at = comma + 1;
  *c = (model_option_case){.help = ""};
  if (!take_string(b, flags, at, &c->text)) return false;
  if (take_comma(flags, at)) take_string(b, flags, at, &c->help);
  cases->enumerators[cases->count++] = text_copy(b->memory, text_after_last(value, "::"));
  return true;
}

static case_list cases_of_flags(build *b, text flags) {
  static const text word = {"clEnumValN(", 11};
  case_list cases = {0};
  for (size_t at = 0; (at = text_find(flags, word, at)) != SIZE_MAX; at++) cases.capacity++;
  cases.items = ARENA_ARRAY(b->memory, model_option_case, cases.capacity + 1);
  cases.enumerators = ARENA_ARRAY(b->memory, const char *, cases.capacity + 1);
  for (size_t at = 0; (at = text_find(flags, word, at)) != SIZE_MAX;) {
    at += word.size;
    if (!take_case(b, flags, &at, &cases)) break;
  }
  return cases;
}

static const char *case_name(build *b, const char *enum_name, const char *enumerator) {
  const char *words = name_snake(b->memory, text_of(enumerator));
  const char *joined = build_printf(b, "%s_%s", enum_name, words);
  return name_upper(b->memory, text_of(joined));
}

static void fill_own_enum(pass_build *p, model_option *o, case_list *cases) {
  build *b = p->b;
  o->enum_name = build_printf(b, "%s_%s", p->pass->c_name, o->member);
  o->c_type = o->enum_name;
  for (size_t i = 0; i < cases->count; i++)
    cases->items[i].c_name = case_name(b, o->enum_name, cases->enumerators[i]);
  o->cases = cases->items;
  o->case_count = cases->count;
}

static void fill_known_enum(pass_build *p, model_option *o, const model_enum *e) {
  model_option_case *cases = ARENA_ARRAY(p->b->memory, model_option_case, e->case_count + 1);
  for (size_t i = 0; i < e->case_count; i++)
    cases[i] = (model_option_case){e->cases[i].text, e->cases[i].c_name, ""};
  o->c_type = e->c_name;
  o->cases = cases;
  o->case_count = e->case_count;
}

// ---- Defaults -----------------------------------------------------------------------------------

static bool is_number(text t) {
  size_t i = t.size > 0 && (t.data[0] == '-' || t.data[0] == '+') ? 1 : 0;
  if (i >= t.size || strchr("0123456789.", t.data[i]) == NULL) return false;
  for (; i < t.size; i++)
    if (strchr("0123456789abcdefABCDEFxXuUlL.+-", t.data[i]) == NULL) return false;
  return true;
}

static bool says_greatest(text t) {
  return text_contains(t, "numeric_limits<") && text_contains(t, "max()");
}

static const char *number_default(build *b, model_option_kind kind, text t) {
  static const char *const greatest[] = {[OPTION_INT32] = "INT32_MAX",
                                         [OPTION_INT64] = "INT64_MAX",
                                         [OPTION_UINT32] = "UINT32_MAX",
                                         [OPTION_UINT64] = "UINT64_MAX",
                                         [OPTION_DOUBLE] = "DBL_MAX"};
  if (says_greatest(t)) return greatest[kind];
  if (!is_number(t)) return NULL;
  const char *as_written = text_copy(b->memory, t);
  bool is_unsigned = kind == OPTION_UINT32 || kind == OPTION_UINT64;
  return is_unsigned && t.data[0] == '-' ? build_printf(b, "(%s)%s", c_types[kind], as_written)
                                         : as_written;
}

// Its text.
static const char *string_default(build *b, text t) {
  size_t at = 0;
  const char *plain;
  bool is_string = take_string(b, t, &at, &plain);
  return is_string && text_trim((text){t.data + at, t.size - at}).size == 0 ? plain : NULL;
}

static const char *enum_default(const model_option *o, const case_list *cases, text t) {
  text last = text_after_last(t, "::");
  for (size_t i = 0; i < o->case_count; i++) {
    bool is_enumerator = cases->count > 0 && text_is(last, cases->enumerators[i]);
    if (is_enumerator || text_is(last, o->cases[i].c_name)) return o->cases[i].c_name;
  }
  return NULL;
}

// NULL: there is none, or it has no C.
static const char *default_of(build *b, const model_option *o, const case_list *cases, text t) {
  switch (o->kind) {
  case OPTION_BOOL:
    return text_is(t, "true") || text_is(t, "1")    ? "true"
           : text_is(t, "false") || text_is(t, "0") ? "false"
                                                    : NULL;
  case OPTION_INT32:
  case OPTION_INT64:
  case OPTION_UINT32:
  case OPTION_UINT64:
  case OPTION_DOUBLE: return number_default(b, o->kind, t);
  case OPTION_STRING:
  case OPTION_PIPELINE: return string_default(b, t);
  case OPTION_ENUM: break;
  }
  return enum_default(o, cases, t);
}

static void fill_default(pass_build *p, const record *r, model_option *o, const case_list *cases) {
  build *b = p->b;
  text t;
  const value *v = record_value(r, TEXT("defaultValue"));
  if (v == NULL || !value_as_text(v, &t) || text_trim(t).size == 0) return;
  o->default_value = default_of(b, o, cases, text_trim(t));
  if (o->default_value == NULL)
    model_warn(b, o->at, "default of an option",
               build_printf(b, "the default '%.*s' of option '%s' has no C: it is zero",
                            TEXT_ARGS(text_trim(t)), o->argument));
  else if (*o->default_value == '\0') o->default_value = NULL;
}

// ---- Options and statistics ---------------------------------------------------------------------

// What else llvm::cl can be told says nothing about the value.
static bool says_more(text flags) {
  static const char *const known[] = {"ZeroOrMore", "OneOrMore", "CommaSeparated", "NotHidden",
                                      "MiscFlags"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (text_contains(flags, known[i])) return false;
  return text_trim(flags).size != 0;
}

// False: it has no C type, which was told.
static bool fill_option(pass_build *p, const record *r, model_option *o) {
  build *b = p->b;
  text type, flags = {NULL, 0};
  *o = (model_option){.argument = read_text(b, r, "argument"),
                      .description = read_text(b, r, "description"),
                      .is_list = record_is_a(r, TEXT("ListOption")),
                      .at = record_is_anonymous(r) ? p->pass->at : record_place(r)};
  place_range at = mention_at(b, r, read_text(b, r, "cppName"), o->at);
  o->at = at.begin;
  o->member = name_safe(b->memory, name_snake(b->memory, text_of(read_text(b, r, "cppName"))));
  if (!value_as_text(record_value(r, TEXT("type")), &type)) return false;
  value_as_text(record_value(r, TEXT("additionalOptFlags")), &flags);
  case_list cases = cases_of_flags(b, flags);
  const model_enum *known = cases.count > 0 ? NULL : model_enum_named(b, text_trim(type));
  if (find_type(type, &o->kind)) {
    o->c_type = c_types[o->kind];
    if (says_more(flags))
      model_warn(b, o->at, "flags of an option",
                 build_printf(b, "the flags of option '%s' are C++, which has no C", o->argument));
  } else if (cases.count > 0 || (known != NULL && model_enum_fits_int(known))) {
    o->kind = OPTION_ENUM;
    if (known != NULL) fill_known_enum(p, o, known);
    else fill_own_enum(p, o, &cases);
  } else {
    model_warn(b, o->at, "type of an option",
               build_printf(b, "option '%s' is left out: its type '%.*s' has no C", o->argument,
                            TEXT_ARGS(text_trim(type))));
    return false;
  }
  if (o->is_list) o->c_type = list_types[o->kind];
  fill_default(p, r, o, &cases);
  return true;
}

record_list model_records_in(build *b, const record *r, const char *name) {
  const value *v = record_value(r, text_of(name));
  size_t count = v == NULL || value_kind_of(v) != VALUE_LIST ? 0 : value_count(v);
  const record **items = ARENA_ARRAY(b->memory, const record *, count + 1);
  record_list all = {items, 0};
  for (size_t i = 0; i < count; i++) {
    const record *item = value_as_record(value_item(v, i));
    if (item != NULL) items[all.count++] = item;
  }
  return all;
}

static void report_twice(pass_build *p, place at, const char *what, const char *name) {
  report_error(p->b->diagnostics, at_place(at), "two %s of pass '%s' are called '%s'", what,
               p->pass->argument, name);
  model_fail(p->b);
}

// As the text of a pipeline can hold it.
static bool is_argument(text t) {
  if (t.size == 0) return false;
  for (size_t i = 0; i < t.size; i++)
    if ((unsigned char)t.data[i] <= ' ' || strchr("=,(){}\"'", t.data[i]) != NULL) return false;
  return true;
}

static void check_argument(pass_build *p, place at, const char *what, const char *argument) {
  if (is_argument(text_of(argument))) return;
  report_error(p->b->diagnostics, at_place(at),
               "'%s' can't be the argument of %s: pipelines write it without blanks, commas, "
               "brackets and quotes",
               argument, what);
  model_fail(p->b);
}

static void fill_options(pass_build *p) {
  build *b = p->b;
  record_list all = model_records_in(b, p->pass->record, "options");
  model_option *options = ARENA_ARRAY(b->memory, model_option, all.count + 1);
  text_map arguments = {0}, members = {0};
  for (size_t i = 0; i < all.count; i++) {
    model_option *o = &options[p->pass->option_count];
    if (!fill_option(p, all.items[i], o)) continue;
    p->pass->option_count++;
    check_argument(p, o->at, "an option", o->argument);
    if (text_map_get(&arguments, text_of(o->argument)) != NULL)
      report_twice(p, o->at, "options", o->argument);
    else if (text_map_get(&members, text_of(o->member)) != NULL)
      report_twice(p, o->at, "options", o->member);
    text_map_set(b->memory, &arguments, text_of(o->argument), o);
    text_map_set(b->memory, &members, text_of(o->member), o);
  }
  p->pass->options = options;
}

static void fill_statistics(pass_build *p) {
  build *b = p->b;
  record_list all = model_records_in(b, p->pass->record, "statistics");
  model_statistic *statistics = ARENA_ARRAY(b->memory, model_statistic, all.count + 1);
  text_map members = {0};
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    const char *name = read_text(b, r, "cppName");
    place at = record_is_anonymous(r) ? p->pass->at : record_place(r);
    model_statistic *s = &statistics[i];
    *s = (model_statistic){.name = read_text(b, r, "name"),
                           .member = name_snake(b->memory, text_of(name)),
                           .description = read_text(b, r, "description"),
                           .at = mention_at(b, r, name, at).begin};
    if (text_map_get(&members, text_of(s->member)) != NULL)
      report_twice(p, s->at, "statistics", s->member);
    text_map_set(b->memory, &members, text_of(s->member), s);
  }
  p->pass->statistics = statistics;
  p->pass->statistic_count = all.count;
}

// ---- What it runs on ----------------------------------------------------------------------------

// What stands between the first < and the last >.
static text argument_of_template(text t) {
  size_t open = text_find(t, TEXT("<"), 0);
  if (open == SIZE_MAX || t.data[t.size - 1] != '>') return (text){NULL, 0};
  return text_trim((text){t.data + open + 1, t.size - open - 2});
}

static void fill_interface(pass_build *p, text name, place_range at) {
  build *b = p->b;
  const char *words = build_printf(b, "$_interface(%.*s)", TEXT_ARGS(text_after_last(name, "::")));
  const char *descriptor = model_resolve(b, text_of(words));
  if (descriptor[0] != '$') {
    p->pass->interface = descriptor;
    return;
  }
  model_warn(
      b, at.begin, "interface of a pass",
      build_printf(b, "the interface '%.*s' isn't known here: the pass runs on any operation",
                   TEXT_ARGS(name)));
}

static void fill_anchor(pass_build *p) {
  build *b = p->b;
  text base;
  field f = read_field(p->pass->record, "baseClass");
  if (f.value == NULL || !value_as_text(f.value, &base)) return;
  text inner = argument_of_template(text_trim(base));
  place_range at = at_place(p->pass->at);
  if (inner.size == 0) return;
  if (record_is_a(p->pass->record, TEXT("InterfacePass"))) {
    fill_interface(p, inner, at);
    return;
  }
  const char *foreign = model_foreign_op_name(b, inner);
  p->pass->op_name = foreign != NULL ? foreign : model_op_full_name(b, inner, at);
  if (p->pass->op_name == NULL) model_fail(b);
}

// "ub" of "ub::UBDialect", of "::mlir::ub::UBDialect" and of "ub".
static const char *dialect_name(build *b, text cpp) {
  text plain = plain_type(cpp);
  text class_name = text_after_last(plain, "::");
  if (class_name.size == plain.size) return text_copy(b->memory, plain);
  text space = text_after_last((text){plain.data, plain.size - class_name.size - 2}, "::");
  const model_dialect *d = model_dialect_of_namespace(b, space);
  return d != NULL ? d->name : name_snake(b->memory, space);
}

static void fill_dependents(pass_build *p) {
  build *b = p->b;
  size_t count;
  const char *const *classes = model_strings(b, p->pass->record, "dependentDialects", &count);
  const char **names = ARENA_ARRAY(b->memory, const char *, count + 1);
  for (size_t i = 0; i < count; i++) names[i] = dialect_name(b, text_of(classes[i]));
  p->pass->dependents = names;
  p->pass->dependent_count = count;
}

// ---- A pass -------------------------------------------------------------------------------------

// "CSE" -> "passes_cse", "PrintIRPass" -> "passes_print_ir".
static const char *c_name_of(build *b, text name) {
  text word = {"Pass", 4};
  bool ends_so = name.size > word.size &&
                 memcmp(name.data + name.size - word.size, word.data, word.size) == 0;
  if (ends_so) name.size -= word.size;
  return build_printf(b, "%s_%s", b->model->c_prefix,
                      name_snake(b->memory, name_without_dialect(name)));
}

static const model_pass *make_pass(build *b, const record *r) {
  model_pass *pass = ARENA_NEW(b->memory, model_pass);
  model_making making;
  model_begin(b, r, &making);
  *pass = (model_pass){.record = r,
                       .name = text_copy(b->memory, record_name(r)),
                       .argument = read_text(b, r, "argument"),
                       .c_name = c_name_of(b, record_name(r)),
                       .summary = read_text(b, r, "summary"),
                       .description = read_text_with_blanks(b->memory, r, "description"),
                       .has_initialize = read_bit(r, "cHasInitialize"),
                       .has_finish = read_bit(r, "cHasFinish"),
                       .at = record_place(r)};
  pass_build p = {b, pass};
  check_argument(&p, pass->at, "a pass", pass->argument);
  fill_anchor(&p);
  fill_options(&p);
  fill_statistics(&p);
  fill_dependents(&p);
  pass->conversion = model_dialect_conversion_of(b, r);
  pass->outcome = model_end(b, &making);
  return pass;
}

static bool is_own(const build *b, const record *r) {
  return is_in_main_file(b, r) && !record_is_broken(r) && pointer_map_get(b->left_out, r) == NULL;
}

void model_passes_fill(build *b, model *m) {
  record_list all = records_of_class(b->records, TEXT("PassBase"));
  list passes = {0};
  text_map arguments = {0};
  for (size_t i = 0; i < all.count; i++) {
    if (!is_own(b, all.items[i])) continue;
    const model_pass *pass = make_pass(b, all.items[i]);
    const model_pass *first = text_map_get(&arguments, text_of(pass->argument));
    if (first != NULL) {
      report_error(b->diagnostics, at_place(pass->at), "two passes have the argument '%s'",
                   pass->argument);
      report_note(b->diagnostics, at_place(first->at), "the first one is here");
    }
    text_map_set(b->memory, &arguments, text_of(pass->argument), (void *)pass);
    list_push(b->memory, &passes, (void *)pass);
  }
  m->passes = (const model_pass *const *)passes.items;
  m->pass_count = passes.count;
}
