// The functions that custom<...> directives call: their declarations in the header.
#include "emit/op_format.h"
#include "emit/op_pieces.h"

static const char op_functions[] =
    "${result} ${parse_name}(mica_parser *p, mica_op_state *out${parse});\n"
    "void ${print_name}(mica_printer *p, const mica_op *op${print});\n";

static const char parameter_functions[] =
    "${result} ${parse_name}(mica_parser *p${parse});\n"
    "void ${print_name}(mica_printer *p${print});\n";

static const char *declared(emitter *e, const format_parameter *parameters, size_t count) {
  buffer b = {0};
  for (size_t i = 0; i < count; i++) {
    buffer_string(&b, ", ");
    buffer_string(&b, emit_declaration(e, parameters[i].type, parameters[i].name));
  }
  return arena_keep(e->memory, &b).data;
}

void emit_custom_directive_hooks(emitter *e) {
  const model *m = e->model;
  if (m->custom_count == 0) return;
  emit(e, "// Written by the author: what custom<...> directives read and print.\n", NULL);
  for (size_t i = 0; i < m->custom_count; i++) {
    const format_custom *c = m->customs[i];
    emit(e, c->of_parameters ? parameter_functions : op_functions,
         (const template_hole[]){{"result", c->opens_group ? "mica_parsed" : "bool"},
                                 {"parse_name", c->parse_name},
                                 {"print_name", c->print_name},
                                 {"parse", declared(e, c->parse, c->count)},
                                 {"print", declared(e, c->print, c->count)},
                                 {0}});
  }
  emit(e, "\n", NULL);
}
