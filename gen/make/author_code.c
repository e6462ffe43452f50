// What the author's code must not have in C: signs of C++, placeholders that mean nothing, brackets
// and texts without end, values of another type.
#include "make/author_code.h"

#include "c/code_token.h"
#include "cpp/cpp_sign.h"
#include "cpp/cpp_vocabulary.h"
#include "make/declared.h"

// With those that the source itself knows.
static const char *const *all_placeholders(build *b, const cpp_source *source,
                                           const char *const *known) {
  size_t count = 0;
  while (known[count] != NULL) count++;
  const char **all = ARENA_ARRAY(b->memory, const char *, count + source->name_count + 1);
  for (size_t i = 0; i < count; i++) all[i] = known[i];
  for (size_t i = 0; i < source->name_count; i++)
    all[count++] = build_printf(b, "$%.*s", TEXT_ARGS(source->names[i].name));
  all[count] = NULL;
  return all;
}

bool code_is_c(build *b, const cpp_source *source, const char *what, code_form form,
               const char *const *placeholders) {
  session *s = b->session;
  const code_source *code = &source->code;
  if (cpp_refuse(b->cpp, source, what) || !code_check_tokens(s, code, form)) return false;
  if (!code_check_placeholders(s, code, what, all_placeholders(b, source, placeholders)))
    return false;
  if (form == CODE_STATEMENTS &&
      (!code_check_statements(s, code, what) || !code_check_locals(s, code, what)))
    return false;
  if (form == CODE_EXPRESSION && !c_is_expression(b->memory, code_text(code)))
    return code_report_end(s, code, what), false;
  return code_names_are_declared(b, source, form);
}

static bool is_checked(build *b, const record *r, const field *f) {
  bool is_known = pointer_map_get(&b->checked_codes, f->value) != NULL;
  if (!is_known) pointer_map_set(b->memory, &b->checked_codes, f->value, (void *)r);
  return is_known;
}

void code_check_expression(build *b, const record *r, const field *f, const char *what,
                           const char *const *placeholders) {
  text all;
  if (f->value == NULL || !value_as_text(f->value, &all) || text_trim(all).size == 0) return;
  if (is_checked(b, r, f)) return;
  const cpp_source source = {.code.expression = model_resolve(b, text_trim(all)),
                             .code.from = *f,
                             .code.at = record_place(r)};
  (void)code_is_c(b, &source, what, CODE_EXPRESSION, placeholders);
}

author_code code_statements(build *b, const record *r, const char *name, const char *what,
                            const char *const *placeholders, const char *const *scope,
                            bool returns) {
  const author_code code = read_code(b, r, name);
  if (code.text == NULL || is_cpp_field(b, r, name)) return (author_code){0};
  const field f = read_field(r, name);
  if (is_checked(b, r, &f)) return code;
  const cpp_source source = {.code.expression = text_copy(b->memory, text_trim(text_of(code.text))),
                             .code.from = f,
                             .code.at = record_place(r),
                             .code.scope = scope};
  if (code_is_c(b, &source, what, CODE_STATEMENTS, placeholders) && returns)
    (void)code_check_return(b->session, &source.code, what);
  return code;
}

author_code code_declarations_in(build *b, const record *r, const char *name) {
  static const char *const none[] = {NULL};
  const cpp_source source = {.code.expression = read_text(b, r, name),
                             .code.from = read_field(r, name),
                             .code.at = record_place(r),
                             .code.scope = none};
  if (is_cpp_field(b, r, name)) return (author_code){0};
  (void)code_is_c(b, &source, "this declaration", CODE_STATEMENTS, none);
  return read_code(b, r, name);
}

author_code code_declarations(build *b, const record *r) {
  return code_declarations_in(b, r, "extraClassDeclaration");
}
