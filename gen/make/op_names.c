// Names of operations in C, looked up by the classes that C++ definitions call them.
#include <string.h>

#include "make/build.h"
#include "model/dialect.h"

const char *model_op_class_name(build *b, const record *r) {
  return text_copy(b->memory, name_without_dialect(record_name(r)));
}

static const char *full_name(build *b, const record *r) {
  const record *dialect = read_record(r, "opDialect");
  const char *prefix = dialect == NULL ? "" : read_text(b, dialect, "name");
  return build_printf(b, "%s%s%s", prefix, *prefix == '\0' ? "" : ".", read_text(b, r, "opName"));
}

static bool has_class_name(const record *r, text name) {
  text own = name_without_dialect(record_name(r));
  return text_equal(own, name);
}

// Whether the namespace in front of the class ("func" of "::mlir::func::FuncOp") is that of the op.
static bool has_namespace(build *b, const record *r, text class_name, text last) {
  if (class_name.size < last.size + 2) return true;
  text space = {class_name.data, class_name.size - last.size - 2};
  text own = text_of(read_text(b, r, "cppNamespace"));
  text wanted = text_after_last(space, "::");
  return wanted.size == 0 || text_equal(text_after_last(own, "::"), wanted);
}

const record *model_op_record(build *b, text class_name) {
  text last = text_after_last(class_name, "::");
  record_list all = records_of_class(b->records, TEXT("Op"));
  bool is_plain = text_contains(class_name, ".");
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (is_plain ? text_is(class_name, full_name(b, r))
                 : has_class_name(r, last) && has_namespace(b, r, class_name, last))
      return r;
  }
  return NULL;
}

// The namespace that C++ of a dialect needs least.
static text without_mlir(text class_name) {
  return text_strip_prefix(text_strip_prefix(class_name, "::"), "mlir::");
}

const char *model_foreign_op_name(build *b, text class_name) {
  record_list all = records_of_class(b->records, TEXT("CppOperation"));
  text wanted = without_mlir(class_name);
  for (size_t i = 0; i < all.count; i++)
    if (text_equal(wanted, without_mlir(text_of(read_text(b, all.items[i], "cppClass")))))
      return read_text(b, all.items[i], "opName");
  return NULL;
}

static void report_unknown_op(build *b, text class_name, place_range at) {
  spelling s = spelling_of(text_after_last(class_name, "::"));
  record_list all = records_of_class(b->records, TEXT("Op"));
  report_error(b->diagnostics, at, "no operation '%.*s' is defined", TEXT_ARGS(class_name));
  for (size_t i = 0; i < all.count; i++) {
    spelling_offer(&s, name_without_dialect(record_name(all.items[i])));
    if (!text_is(class_name, read_text(b, all.items[i], "opName"))) continue;
    report_help(b->diagnostics, "write \"%s\"", full_name(b, all.items[i]));
    return;
  }
  report_spelling(b->diagnostics, &s);
  if (s.nearest.size == 0)
    report_help(b->diagnostics, "include its definition, or write its full name: \"dialect.name\"");
}

// An operation of this dialect may be another file's, but is rather a misspelled one of this file.
static void warn_of_near_op(build *b, text name, place at) {
  const char *front =
      build_printf(b, "%s.", b->model->dialect == NULL ? "" : b->model->dialect->name);
  spelling s = spelling_of(text_strip_prefix(name, front));
  record_list all = records_of_class(b->records, TEXT("Op"));
  if (s.wanted.size == name.size) return;
  for (size_t i = 0; i < all.count; i++) {
    const text known = text_of(full_name(b, all.items[i]));
    if (text_equal(name, known)) return;
    spelling_offer(&s, text_strip_prefix(known, front));
  }
  if (s.nearest.size == 0) return;
  model_warn(b, at, "operation that isn't there",
             build_printf(b, "no operation '%.*s' is defined; did you mean '%s%.*s'?",
                          TEXT_ARGS(name), front, TEXT_ARGS(s.nearest)));
}

const char *model_op_full_name(build *b, text class_name, place_range at) {
  const record *r = model_op_record(b, class_name);
  if (r != NULL) return full_name(b, r);
  if (text_contains(class_name, ".")) {
    warn_of_near_op(b, class_name, at.begin);
    return text_copy(b->memory, class_name);
  }
  report_unknown_op(b, class_name, at);
  return NULL;
}

const model_hook *model_op_hook(build *b, text class_name, place at, const char *result,
                                const char *what) {
  const char *words =
      name_snake(b->memory, name_without_dialect(text_after_last(class_name, "::")));
  const model_hook h = {
      .kind = HOOK_OPERATION,
      .name = build_printf(b, "%s_%s_%s", b->model->c_prefix, words, what),
      .result = result,
      .cpp = text_copy(b->memory, class_name),
      .why = build_printf(b, "the operation '%.*s' isn't defined here", TEXT_ARGS(class_name)),
      .why_at = at_place(at),
      .at = at};
  return model_hook_of(b, &h);
}

// Of an operation the dialect's name stands in front, so that a digit may come first.
static bool is_mnemonic(text t, bool is_of_op) {
  if (t.size == 0 || t.data[0] == '.') return false;
  if (!is_of_op && t.data[0] >= '0' && t.data[0] <= '9') return false;
  for (size_t i = 0; i < t.size; i++)
    if (!name_is_letter(t.data[i]) && t.data[i] != '$' && t.data[i] != '.') return false;
  return true;
}

// One that text can name in quotes alone, as the generic form does: "ring.cross-sum". C has it in
// comments as it is. Blanks and the like are a mistake, but for C++, where they are taken.
static bool is_quoted_mnemonic(text t, bool is_cpp) {
  for (size_t i = 0; i < t.size; i++) {
    if (name_is_letter(t.data[i]) || strchr("$.-+:/@#!", t.data[i]) != NULL) continue;
    if (!is_cpp || (unsigned char)t.data[i] < ' ' || strchr("\"\\?\x7f", t.data[i]) != NULL)
      return false;
  }
  return t.size > 0 && t.data[0] != '.' && memchr(t.data, '\0', t.size) == NULL;
}

static void warn_of_quotes(build *b, const field *f, text mnemonic) {
  model_warn(b, field_value_place(b->records, f).begin, "name that needs quotes",
             build_printf(b,
                          "'%.*s' is a name in quotes alone, which only the generic form has: "
                          "elsewhere a name has letters, digits, _, $ and .",
                          TEXT_ARGS(mnemonic)));
}

// ring.ring.add is what nobody means.
static void warn_of_dialect(build *b, const field *f, text mnemonic) {
  if (b->model->dialect == NULL || b->foreign_depth > 0) return;
  text dialect = text_of(b->model->dialect->name);
  bool is_twice = text_starts_with(mnemonic, dialect) && dialect.size + 1 < mnemonic.size &&
                  mnemonic.data[dialect.size] == '.';
  if (!is_twice) return;
  text rest = {mnemonic.data + dialect.size + 1, mnemonic.size - dialect.size - 1};
  model_warn(b, field_value_place(b->records, f).begin, "dialect in a mnemonic",
             build_printf(b,
                          "the name in IR is '%.*s.%.*s', since the dialect's is put in front: "
                          "write \"%.*s\"",
                          TEXT_ARGS(dialect), TEXT_ARGS(mnemonic), TEXT_ARGS(rest)));
}

void model_check_mnemonic(build *b, const record *r, const char *field_name, const char *mnemonic) {
  field f = read_field(r, field_name);
  const bool is_of_op = record_is_a(r, TEXT("Op"));
  if (is_mnemonic(text_of(mnemonic), is_of_op)) {
    warn_of_dialect(b, &f, text_of(mnemonic));
    return;
  }
  if (is_of_op && is_quoted_mnemonic(text_of(mnemonic), is_cpp_place(b, record_place(r)))) {
    warn_of_quotes(b, &f, text_of(mnemonic));
    return;
  }
  report_error(b->diagnostics, field_value_place(b->records, &f),
               "'%s' can't be a name in IR: a letter or _, then letters, digits, _, $ and .",
               mnemonic);
  const char *clean = name_clean(b->memory, text_of(mnemonic));
  report_help(b->diagnostics, "write \"%s\"", clean);
}

const char *model_op_c_name(build *b, const record *r) {
  char *known = pointer_map_get(&b->op_names, r);
  if (known != NULL) return known;
  const record *dialect = read_record(r, "opDialect");
  const char *prefix = dialect == NULL ? b->model->c_prefix : model_dialect_of(b, dialect)->c_name;
  const char *words = name_snake(b->memory, text_of(read_text(b, r, "opName")));
  const char *base = build_printf(b, "%s_%s", prefix, words), *name = base;
  for (unsigned n = 2; text_map_get(&b->taken_op_names, text_of(name)) != NULL; n++)
    name = build_printf(b, "%s_%u", base, n);
  pointer_map_set(b->memory, &b->op_names, r, (void *)name);
  text_map_set(b->memory, &b->taken_op_names, text_of(name), (void *)name);
  return name;
}
