// The functions that the author writes in place of C++: their declarations in the header, each with
// the C++ and its place above.
#include "base/names.h"
#include "emit/op_pieces.h"

static const char intro[] =
    "// ---- Written by the author: what has no C in the definitions ----\n"
    "\n";
static const char place_line[] = "// ${file}:${line}:\n";
static const char cpp_line[] = "//   ${cpp}\n";

static const char *parameters_of(emitter *e, const model_hook *h) {
  const char **items = ARENA_ARRAY(e->memory, const char *, h->parameter_count + 1);
  for (size_t i = 0; i < h->parameter_count; i++)
    items[i] = emit_declaration(e, h->parameters[i].type, h->parameters[i].name);
  return h->parameter_count == 0 ? "void" : emit_join(e, items, h->parameter_count, ", ");
}

const char *emit_hook_signature(emitter *e, const model_hook *h) {
  const char *function = emit_printf(e, "%s(%s)", h->name, parameters_of(e, h));
  return emit_declaration(e, h->result, function);
}

// The lines of the C++ as they are written.
static void emit_cpp(emitter *e, const char *cpp) {
  text rest = text_of(text_dedent(e->memory, text_of(cpp)));
  while (rest.size > 0) {
    size_t end = text_find(rest, TEXT("\n"), 0), size = end == SIZE_MAX ? rest.size : end;
    emit(e, cpp_line,
         (const template_hole[]){{"cpp", text_copy(e->memory, (text){rest.data, size})}, {0}});
    rest = end == SIZE_MAX ? (text){0} : (text){rest.data + end + 1, rest.size - end - 1};
  }
}

void emit_hook_comment(emitter *e, const model_hook *h) {
  const position at = source_position(e->sources, h->at);
  const char *file = at.file == NULL ? "" : text_copy(e->memory, at.file->name);
  emit(e, place_line,
       (const template_hole[]){{"file", file}, {"line", emit_printf(e, "%u", at.line)}, {0}});
  if (h->cpp != NULL) emit_cpp(e, h->cpp);
}

void emit_hooks(emitter *e) {
  const model *m = e->model;
  if (m->hook_count == 0) return;
  emit(e, intro, NULL);
  for (size_t i = 0; i < m->hook_count; i++) {
    const model_hook *h = m->hooks[i];
    emit_about(e, h->at);
    emit_hook_comment(e, h);
    emit(e, "${signature};\n\n",
         (const template_hole[]){{"signature", emit_hook_signature(e, h)}, {0}});
  }
}
