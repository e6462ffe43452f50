// The functions that the author writes in place of C++ that has no C here: each once, by what it
// asks. Called by whoever reads C++ from a definition.
#include "make/build.h"
#include "model/op.h"

text cpp_called_of_self(text code) {
  code = text_trim(code);
  size_t open = text_find(code, TEXT("("), 0);
  if (open == SIZE_MAX || !text_is((text){code.data + open, code.size - open}, "($_self)"))
    return (text){0};
  text name = text_after_last((text){code.data, open}, "::");
  return name_is_identifier(name) ? name : (text){0};
}

// What the function stands for: its signature and the C++.
static text key_of(build *b, const model_hook *h) {
  buffer key = {0};
  buffer_printf(&key, "%s\n%s\n%s", h->cpp, h->of_op == NULL ? "" : h->of_op->c_name, h->result);
  for (size_t i = 0; i < h->parameter_count; i++)
    buffer_printf(&key, "\n%s", h->parameters[i].type);
  return arena_keep(b->memory, &key);
}

const model_hook *model_hook_of(build *b, const model_hook *wanted) {
  const text key = key_of(b, wanted);
  model_hook *h = text_map_get(&b->hooks_by_text, key);
  if (h == NULL) {
    h = ARENA_NEW(b->memory, model_hook);
    *h = *wanted;
    h->name = model_free_name(b, wanted->name);
    text_map_set(b->memory, &b->hooks_by_text, key, h);
    list_push(b->memory, &b->hooks, h);
  }
  model_need(b, h);
  return h;
}

bool model_hook_gives(const build *b, text name, const char *result) {
  for (size_t i = 0; i < b->hooks.count; i++) {
    const model_hook *h = b->hooks.items[i];
    if (text_is(name, h->name)) return strcmp(h->result, result) == 0;
  }
  return false;
}

const char *model_why_hook(build *b, const cpp_failure *why) {
  return build_printf(b, "%s, which has no C that Mica knows", why->what);
}

// In a `.td` file; what the prelude put together stands where it is used.
place_range model_hook_place(const build *b, place_range at, place use) {
  return is_cpp_place(b, at.begin) ? at : at_place(use);
}

const char *model_default_hook(build *b, const char *name, const c_type *type,
                               const cpp_source *source) {
  static const model_hook_parameter parameters[] = {{"mica_context *", "ctx"}};
  const place_range at = model_hook_place(b, source->failure->at, source->code.at);
  const model_hook h = {.kind = HOOK_VALUE,
                        .name = name,
                        .result = type->spelling,
                        .parameters = parameters,
                        .parameter_count = 1,
                        .cpp = source->code.expression,
                        .why = model_why_hook(b, source->failure),
                        .why_at = at,
                        .at = at.begin};
  return build_printf(b, "%s($_ctxt)", model_hook_of(b, &h)->name);
}

// One for each value of a variadic group.
bool model_gives_types(build *b, const model_op *op, const record *trait) {
  text to = text_of(read_text(b, trait, "cTypeTo"));
  const model_value *v = model_op_operand(op, to);
  if (v == NULL) v = model_op_result(op, to);
  return read_bit(trait, "cTypeOfGroup") || (v != NULL && v->arity == ARITY_VARIADIC);
}

// What a TypeFollows says in C++: its verifier and who infers the type ask the same function.
const c_expression *model_type_hook(build *b, const model_op *op, const record *trait,
                                    const cpp_source *source) {
  static const model_hook_parameter parameters[] = {{"const mica_type *", "type"},
                                                    {"const mica_attr *", "attr"}};
  const c_expression *const arguments[] = {c_placeholder(b->memory, TEXT("$_self")),
                                           c_placeholder(b->memory, TEXT("$_attr"))};
  bool asks_attr = text_contains(text_of(source->code.expression), "$_attr");
  text called = cpp_called_of_self(text_of(source->code.expression));
  const char *name =
      called.size > 0 ? build_printf(b, "%s_%s", b->model->c_prefix, name_snake(b->memory, called))
                      : build_printf(b, "%s_%s_type", op->c_name, read_text(b, trait, "cTypeTo"));
  const place_range at = model_hook_place(b, source->failure->at, source->code.at);
  const model_hook h = {
      .kind = HOOK_TYPE,
      .name = name,
      .result = model_gives_types(b, op, trait) ? "mica_types" : "const mica_type *",
      .parameters = parameters,
      .parameter_count = 1 + asks_attr,
      .cpp = source->code.expression,
      .why = model_why_hook(b, source->failure),
      .why_at = at,
      .at = at.begin};
  return c_call(b->memory, model_hook_of(b, &h)->name, arguments, 1 + asks_attr);
}
