// Declarations of the functions that the author writes. Those that stand in place of C++ have the
// C++ and its place above.
#include "emit/hook.h"

#include <string.h>

#include "base/names.h"
#include "emit/op_pieces.h"

// ---- One declaration ----------------------------------------------------------------------------

static const char *parameters_of(emitter *e, const model_hook *h) {
  const char **items = ARENA_ARRAY(e->memory, const char *, h->parameter_count + 1);
  for (size_t i = 0; i < h->parameter_count; i++)
    items[i] = emit_declaration(e, h->parameters[i].type, h->parameters[i].name);
  return h->parameter_count == 0 ? "void" : emit_join(e, items, h->parameter_count, ", ");
}

const char *hook_signature(emitter *e, const model_hook *h) {
  if (h->is_table) return emit_declaration(e, h->result, emit_printf(e, "%s[]", h->name));
  const char *function = emit_printf(e, "%s(%s)", h->name, parameters_of(e, h));
  return emit_declaration(e, h->result, function);
}

static void note(emitter *e, const model_hook *h) {
  if (e->hooks != NULL) list_push(e->memory, e->hooks, h);
}

void emit_hook(emitter *e, const model_hook *h, const char *behind) {
  emit(e, "${extern}${signature};${behind}\n",
       (const template_hole[]){{"extern", h->is_table ? "extern " : ""},
                               {"signature", hook_signature(e, h)},
                               {"behind", behind},
                               {0}});
  note(e, h);
}

hook_writer hook_begin(emitter *e, model_hook_kind kind, const char *result, const char *name) {
  return (hook_writer){
      .e = e,
      .hook = {.kind = kind, .name = name, .result = result, .user = e->element_name, .at = e->at}};
}

void hook_parameter(hook_writer *w, const char *type, const char *name) {
  model_hook_parameter *p = ARENA_NEW(w->e->memory, model_hook_parameter);
  *p = (model_hook_parameter){type, name};
  list_push(w->e->memory, &w->parameters, p);
}

// The last word is the name.
static void add_declared(hook_writer *w, text declaration) {
  size_t size = declaration.size;
  while (size > 0 && name_is_letter(declaration.data[size - 1])) size--;
  hook_parameter(w, text_copy(w->e->memory, text_trim((text){declaration.data, size})),
                 text_copy(w->e->memory, (text){declaration.data + size, declaration.size - size}));
}

void hook_parameters(hook_writer *w, const char *declarations) {
  text rest = text_trim(text_of(declarations));
  if (text_is(rest, "void")) return;
  while (rest.size > 0) {
    size_t comma = text_find(rest, TEXT(","), 0), size = comma == SIZE_MAX ? rest.size : comma;
    add_declared(w, text_trim((text){rest.data, size}));
    size_t taken = size + (size < rest.size);
    rest = (text){rest.data + taken, rest.size - taken};
  }
}

const model_hook *hook_made(hook_writer *w) {
  arena *a = w->e->memory;
  model_hook *h = ARENA_NEW(a, model_hook);
  model_hook_parameter *all = ARENA_ARRAY(a, model_hook_parameter, w->parameters.count + 1);
  for (size_t i = 0; i < w->parameters.count; i++)
    all[i] = *(const model_hook_parameter *)w->parameters.items[i];
  *h = w->hook;
  h->parameters = all;
  h->parameter_count = w->parameters.count;
  return h;
}

void hook_end(hook_writer *w, const char *behind) { emit_hook(w->e, hook_made(w), behind); }

// ---- Those in place of C++ ----------------------------------------------------------------------

static const char intro[] =
    "// ---- Written by the author: what has no C in the definitions ----\n"
    "\n";
static const char place_line[] = "// ${file}:${line}:\n";
static const char cpp_line[] = "//   ${cpp}\n";

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

void hook_comment(emitter *e, const model_hook *h) {
  const position at = source_position(e->sources, h->at);
  if (h->cpp == NULL || at.file == NULL) return;
  emit(e, place_line,
       (const template_hole[]){{"file", text_copy(e->memory, at.file->name)},
                               {"line", emit_printf(e, "%u", at.line)},
                               {0}});
  emit_cpp(e, h->cpp);
}

void emit_hooks(emitter *e) {
  const model *m = e->model;
  if (m->hook_count == 0) return;
  emit(e, intro, NULL);
  for (size_t i = 0; i < m->hook_count; i++) {
    emit_about(e, m->hooks[i]->at);
    hook_comment(e, m->hooks[i]);
    emit_hook(e, m->hooks[i], "\n");
  }
}
