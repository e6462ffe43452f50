// The functions that custom<...> directives call: their declarations in the header.
#include "emit/hook.h"
#include "emit/op_format.h"
#include "emit/op_pieces.h"

static void emit_half(emitter *e, const format_custom *c, bool parses) {
  const format_parameter *parameters = parses ? c->parse : c->print;
  const char *result = !parses ? "void" : c->opens_group ? "mica_parsed" : "bool";
  hook_writer w = hook_begin(e, HOOK_DIRECTIVE, result, parses ? c->parse_name : c->print_name);
  w.hook.at = c->at;
  static const char *const own[] = {"p", "op", "out", NULL};
  name_scope scope = {.own = own};
  hook_parameter(&w, parses ? "mica_parser *" : "mica_printer *", "p");
  if (!c->of_parameters && parses) hook_parameter(&w, "mica_op_state *", "out");
  if (!c->of_parameters && !parses) hook_parameter(&w, "const mica_op *", "op");
  for (size_t i = 0; i < c->count; i++)
    hook_parameter(&w, parameters[i].type,
                   name_in_scope(e->model->names, &scope, emit_size(e, i), parameters[i].name));
  hook_end(&w, "");
}

void emit_custom_directive_hooks(emitter *e) {
  const model *m = e->model;
  size_t own = 0;
  for (size_t i = 0; i < m->custom_count; i++) own += !m->customs[i]->is_library;
  if (own == 0) return;
  emit(e, "// Written by the author: what custom<...> directives read and print.\n", NULL);
  for (size_t i = 0; i < m->custom_count; i++) {
    if (m->customs[i]->is_library) continue;
    emit_half(e, m->customs[i], true);
    if (m->customs[i]->is_printed) emit_half(e, m->customs[i], false);
  }
  emit(e, "\n", NULL);
}
