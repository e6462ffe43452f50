// Code as an argument of custom<...>: its C, and the C type that the author's functions take.
#include "make/author_code.h"
#include "cpp/cpp_value.h"
#include "c/code_token.h"
#include "model/enum.h"

// The C type of what a cast or an enum's case says, or of what the vocabulary knows; NULL: unknown.
static const char *type_of(build *b, const c_expression *e, cpp_kind kind) {
  if (e->kind == C_STRING) return "const char *";
  if (e->kind == C_CAST || e->kind == C_COMPOUND) return text_copy(b->memory, e->text);
  if (kind == CPP_UNKNOWN) kind = code_kind(b->cpp, e);
  if (kind != CPP_UNKNOWN) return cpp_kind_c_type(kind);
  return NULL;
}

static const char *enum_of_case(const model *m, text name) {
  for (size_t i = 0; i < m->enum_count; i++)
    for (size_t j = 0; j < m->enums[i]->case_count; j++)
      if (text_is(name, m->enums[i]->cases[j].c_name)) return m->enums[i]->c_name;
  return NULL;
}

static bool has_other_placeholders(text code) {
  for (code_token k = code_token_at(code, 0); k.kind != TOKEN_NONE;
       k = code_token_at(code, k.at + k.size)) {
    text word = code_token_text(code, k);
    bool is_known = text_is(word, "$_ctxt") || text_is(word, "$_builder");
    if (word.data[0] == '$' && !is_known) return true;
  }
  return false;
}

// As it would stand without the quotes around it.
static text without_escapes(build *b, text code) {
  buffer out = {0};
  for (size_t i = 0; i < code.size; i++) {
    bool is_escape = code.data[i] == '\\' && i + 1 < code.size &&
                     (code.data[i + 1] == '"' || code.data[i + 1] == '\\');
    buffer_char(&out, code.data[is_escape ? ++i : i]);
  }
  return arena_keep(b->memory, &out);
}

bool model_code_of(model_maker *b, text code, model_code *out) {
  text all = text_trim(without_escapes(b, code));
  if (text_is(all, "$_builder")) all = TEXT("$_ctxt");  // what makes things in C
  const cpp_source source = {.code.expression = text_copy(b->memory, all), .is_tried = true};
  cpp_kind kind;
  if (all.size == 0 || has_other_placeholders(all)) return false;
  const c_expression *e = cpp_translate(b->cpp, &source, &kind);
  if (e == NULL || e->kind == C_RAW) return false;
  out->in_c = c_write_within(b->memory, e, C_BINDS_CONDITIONAL);
  out->c_type = e->kind == C_NAME ? enum_of_case(b->model, e->text) : NULL;
  if (out->c_type == NULL) out->c_type = type_of(b, e, kind);
  return out->c_type != NULL;
}
