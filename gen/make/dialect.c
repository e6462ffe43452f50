// Dialects: which one the main file is about, and which others it needs.
#include <string.h>

#include "make/author_code.h"
#include "model/dialect.h"

static bool has_word_in_main_file(const build *b, const char *class_name, const char *link,
                                  const record **dialect) {
  record_list all = records_of_class(b->records, text_of(class_name));
  for (size_t i = 0; i < all.count; i++) {
    if (!is_in_main_file(b, all.items[i])) continue;
    *dialect = read_record(all.items[i], link);
    if (*dialect != NULL) return true;
  }
  return false;
}

// A file that only includes the parts of a dialect is about the dialect whose definition lies
// beside it.
static const record *neighbour(const build *b) {
  record_list all = records_of_class(b->records, TEXT("Dialect"));
  for (size_t i = 0; i < all.count; i++)
    if (is_beside_main_file(b, all.items[i])) return all.items[i];
  return NULL;
}

// The one that --dialect names.
static const record *asked_dialect(build *b) {
  record_list all = records_of_class(b->records, TEXT("Dialect"));
  spelling near = spelling_of(b->asked_dialect);
  for (size_t i = 0; i < all.count; i++) {
    text name = text_of(read_text(b, all.items[i], "name"));
    if (text_equal(name, b->asked_dialect)) return all.items[i];
    spelling_offer(&near, name);
  }
  report_error(b->diagnostics, at_place(0), "no dialect '%.*s' is defined in '%.*s'",
               TEXT_ARGS(b->asked_dialect), TEXT_ARGS(b->main_file->path));
  report_spelling(b->diagnostics, &near);
  return NULL;
}

const record *model_find_main_dialect(build *b) {
  if (b->asked_dialect.size > 0) return asked_dialect(b);
  record_list all = records_of_class(b->records, TEXT("Dialect"));
  const record *found = NULL;
  for (size_t i = 0; i < all.count; i++) {
    if (!is_in_main_file(b, all.items[i])) continue;
    if (found != NULL) {
      report_error(b->diagnostics, record_at(all.items[i]),
                   "a file defines one dialect: move '%.*s' to its own",
                   TEXT_ARGS(record_name(all.items[i])));
      report_note(b->diagnostics, record_at(found), "the first dialect is here");
      break;
    }
    found = all.items[i];
  }
  if (found != NULL) return found;
  if (has_word_in_main_file(b, "Op", "opDialect", &found)) return found;
  if (has_word_in_main_file(b, "AttrOrTypeDef", "dialect", &found)) return found;
  return neighbour(b);
}

// What MLIR's Dialect asserts: [a-zA-Z_][a-zA-Z_0-9$]*.
static bool is_dialect_name(text name) {
  if (name.size == 0 || name.data[0] == '$' || (name.data[0] >= '0' && name.data[0] <= '9'))
    return false;
  for (size_t i = 0; i < name.size; i++)
    if (!name_is_letter(name.data[i]) && name.data[i] != '$') return false;
  return true;
}

// "func", "mlir::func::FuncDialect" or "::mlir::func::FuncDialect": the dialect's name.
static const char *dependent_name(build *b, text spelling, bool *is_guess) {
  text name = text_after_last(spelling, "::");
  record_list all = records_of_class(b->records, TEXT("Dialect"));
  for (size_t i = 0; i < all.count; i++) {
    text known = text_of(read_text(b, all.items[i], "name"));
    if (text_equal(known, name)) return text_copy(b->memory, known);
    const char *space = read_text(b, all.items[i], "cppNamespace");
    text before = {spelling.data, spelling.size - name.size};
    if (before.size < 2 || *space == '\0') continue;
    before.size -= 2;
    if (text_equal(text_after_last(before, "::"), text_after_last(text_of(space), "::")))
      return text_copy(b->memory, known);
  }
  *is_guess = true;
  // Not included: the namespace, which is the dialect's name by custom.
  text before = {spelling.data, spelling.size - name.size};
  if (before.size > 2) name = text_after_last((text){before.data, before.size - 2}, "::");
  return is_dialect_name(name) && name.data[0] >= 'a' ? text_copy(b->memory, name) : NULL;
}

// What others include for it: what its definition says, and without one the header in the folder
// that has its name.
static const char *header_of(build *b, const char *name) {
  record_list all = records_of_class(b->records, TEXT("Dialect"));
  for (size_t i = 0; i < all.count; i++) {
    if (!text_is(text_of(read_text(b, all.items[i], "name")), name)) continue;
    const char *said = read_header(b, all.items[i]);
    if (said != NULL) return said;
  }
  const char *clean = name_clean(b->memory, text_of(name));
  return build_printf(b, "%s/%s.h", clean, clean);
}

static void fill_dependents(build *b, model_dialect *d) {
  list names = {0};
  read_strings(b->memory, d->record, "dependentDialects", &names);
  const char **known = ARENA_ARRAY(b->memory, const char *, names.count + 1);
  const char **headers = ARENA_ARRAY(b->memory, const char *, names.count + 1);
  field f = read_field(d->record, "dependentDialects");
  text_map seen = {0};  // a dialect may name itself, and others twice
  text_map_set(b->memory, &seen, text_of(d->name), d);
  for (size_t i = 0; i < names.count; i++) {
    place_range at = field_item_place(b->records, &f, i);
    bool is_cpp = is_cpp_place(b, at.begin), is_guess = false;
    const char *name = dependent_name(b, text_of(names.items[i]), &is_guess);
    if (name != NULL && text_map_get(&seen, text_of(name)) != NULL) continue;
    if (name != NULL) text_map_set(b->memory, &seen, text_of(name), d);
    if (name != NULL && !(is_cpp && is_guess)) {
      headers[d->dependent_count] = header_of(b, name);
      known[d->dependent_count++] = name;
    } else if (d->is_main && !is_cpp)
      report_error(b->diagnostics, at, "no dialect '%s' is defined here: include its definitions",
                   (const char *)names.items[i]);
    else if (d->is_main)
      report_remark(b->diagnostics, at,
                    "'%s' isn't registered with this dialect: its definitions aren't included",
                    (const char *)names.items[i]);
  }
  d->dependents = known;
  d->dependent_headers = headers;
}

static void fill_name(build *b, model_dialect *d) {
  const char *name = require_text(b, d->record, "name", "name");
  d->name = name == NULL ? "unnamed" : name;
  field f = read_field(d->record, "name");
  if (name != NULL && !is_dialect_name(text_of(name)))
    report_error(b->diagnostics, field_value_place(b->records, &f),
                 "'%s' can't be a dialect's name: a letter or _, then letters, digits, _ and $",
                 name);
  d->c_name = read_dialect_c_name(b, d->record);
}

// C++ of the dialect reads and prints what has no mnemonic.
static bool has_nameless(build *b, const record *dialect, const char *class_name) {
  record_list all = records_of_class(b->records, text_of(class_name));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    bool is_own = read_record(r, "dialect") == dialect && is_cpp_place(b, record_place(r));
    if (is_own && read_text_or_null(b, r, "mnemonic") == NULL) return true;
  }
  return false;
}

const model_dialect *model_dialect_of(build *b, const record *r) {
  model_dialect *d = pointer_map_get(&b->dialects, r);
  if (d != NULL) return d;
  d = ARENA_NEW(b->memory, model_dialect);
  *d = (model_dialect){.record = r, .at = record_place(r), .is_main = r == b->dialect};
  pointer_map_set(b->memory, &b->dialects, r, d);
  fill_name(b, d);
  d->header = header_of(b, d->name);
  d->cpp_namespace = read_text(b, r, "cppNamespace");
  d->is_of_cpp = strcmp(d->cpp_namespace, d->name) != 0;
  d->summary = read_text(b, r, "summary");
  d->description = read_text_with_blanks(b->memory, r, "description");
  d->declarations = code_declarations(b, r);
  d->verify_op_attributes = read_bit(r, "hasOperationAttrVerify");
  d->verify_region_argument_attributes = read_bit(r, "hasRegionArgAttrVerify");
  d->verify_region_result_attributes = read_bit(r, "hasRegionResultAttrVerify");
  d->default_type_parser = read_bit(r, "useDefaultTypePrinterParser");
  d->default_attr_parser = read_bit(r, "useDefaultAttributePrinterParser");
  d->has_type_hooks = read_bit(r, "cParsesTypes") || has_nameless(b, r, "TypeDef");
  d->has_attr_hooks = read_bit(r, "cParsesAttrs") || has_nameless(b, r, "AttrDef");
  d->allows_unknown_ops = read_bit(r, "cAllowsUnknownOps");
  model_dialect_folding_fill(b, d);
  d->has_version = read_bit(r, "cHasVersion");
  d->former_names = model_strings(b, r, "cFormerNames", &d->former_name_count);
  fill_dependents(b, d);
  return d;
}

void model_use_dialect(build *b, const model_dialect *d) {
  if (d->is_main) return;
  for (size_t i = 0; i < b->used_dialects.count; i++)
    if (b->used_dialects.items[i] == d) return;
  list_push(b->memory, &b->used_dialects, d);
}

const model_dialect *model_dialect_of_file(build *b, place at) {
  const source_file *file = source_of(b->session->sources, at);
  record_list all = records_of_class(b->records, TEXT("Dialect"));
  for (size_t i = 0; i < all.count && file != NULL; i++)
    if (source_of(b->session->sources, record_place(all.items[i])) == file)
      return model_dialect_of(b, all.items[i]);
  return NULL;
}

const model_dialect *model_dialect_of_namespace(build *b, text cpp_namespace) {
  text last = text_after_last(text_trim(cpp_namespace), "::");
  if (last.size == 0) return NULL;
  record_list all = records_of_class(b->records, TEXT("Dialect"));
  for (size_t i = 0; i < all.count; i++) {
    const char *space = read_text(b, all.items[i], "cppNamespace");
    text own = text_after_last(text_of(space), "::");
    if (text_equal(own, last) && !text_is(own, "mlir")) return model_dialect_of(b, all.items[i]);
  }
  return NULL;
}
