// Classes of C++ that have no C type: a handle to what the author keeps, with the functions by
// which values of it are read, printed, compared and hashed. Called for the parameters of types and
// attributes.
#include "make/build.h"
#include "model/definition.h"

// "::llvm::ArrayRef<::ns::Level>" -> "array_ref_level": the names that are no namespaces.
static const char *words_of(build *b, text spelling) {
  buffer words = {0};
  for (size_t i = 0; i < spelling.size;) {
    size_t start = i;
    while (i < spelling.size && name_is_letter(spelling.data[i])) i++;
    text name = {spelling.data + start, i - start};
    bool is_space = i + 1 < spelling.size && spelling.data[i] == ':' && spelling.data[i + 1] == ':';
    if (name.size == 0) i++;
    if (name.size == 0 || is_space || text_is(name, "const")) continue;
    buffer_printf(&words, "%s%s", words.size > 0 ? "_" : "", name_snake(b->memory, name));
  }
  return arena_keep(b->memory, &words).data;
}

static const model_hook *function_of(build *b, const model_opaque *o, const char *verb,
                                     const char *result, const model_hook_parameter *parameters) {
  const char *why = build_printf(b, "'%s' has no C type that Mica knows", o->cpp);
  const model_hook h = {.kind = HOOK_PARAMETER,
                        .name = build_printf(b, "%s_%s", o->name, verb),
                        .result = result,
                        .parameters = parameters,
                        .parameter_count = parameters[1].name == NULL ? 1 : 2,
                        .cpp = o->cpp,
                        .why = why,
                        .why_at = o->at,
                        .at = o->at.begin};
  return model_hook_of(b, &h);
}

static const model_opaque *find_or_make(build *b, text spelling, place_range at) {
  const char *words = words_of(b, spelling);
  model_opaque *o = text_map_get(&b->opaques, text_of(words));
  if (o != NULL) return o;
  o = ARENA_NEW(b->memory, model_opaque);
  *o = (model_opaque){.name = build_printf(b, "%s_%s", b->model->c_prefix, words),
                      .cpp = text_copy(b->memory, spelling),
                      .at = at};
  text_map_set(b->memory, &b->opaques, text_of(words), o);
  return o;
}

static const char *call(build *b, const model_hook *h, const char *arguments) {
  return build_printf(b, "%s(%s)", h->name, arguments);
}

void model_opaque_fill(build *b, text spelling, place_range at, const record *user,
                       bool has_text_form, model_parameter *out) {
  const model_opaque *o = out->opaque = find_or_make(b, spelling, at);
  const char *type = o->name, *pointer = build_printf(b, "%s *", type);
  arena *a = b->memory;
  model_hook_parameter *of = ARENA_ARRAY(a, model_hook_parameter, 8);
  of[0] = (model_hook_parameter){"mica_parser *", "p"};
  of[1] = (model_hook_parameter){pointer, "out"};
  of[2] = (model_hook_parameter){"mica_printer *", "p"};
  of[3] = (model_hook_parameter){type, "value"};
  of[4] = (model_hook_parameter){type, "lhs"};
  of[5] = (model_hook_parameter){type, "rhs"};
  of[6] = (model_hook_parameter){type, "value"};
  of[7] = (model_hook_parameter){0};
  out->type = (c_type){.kind = C_CUSTOM, .spelling = type};
  out->param_kind = "MICA_PARAM_CUSTOM";
  out->comparator = call(b, function_of(b, o, "equal", "bool", &of[4]), "$_lhs, $_rhs");
  out->hash = call(b, function_of(b, o, "hash", "uint64_t", &of[6]), "$_self");
  if (!has_text_form) return;
  model_making state;
  model_begin(b, user, &state);
  state.keeps_hooks = true;  // a format that reads and prints it asks for them
  out->type.parser = call(b, function_of(b, o, "parse", "bool", &of[0]), "$_parser, $_dst");
  out->type.printer = call(b, function_of(b, o, "print", "void", &of[2]), "$_printer, $_self");
  out->text_needs = model_end(b, &state);
}
