// The parser and the printer of each operation with a format. What reads or writes several
// operations of a file, which differ in their names alone, is one function, and numbers say in it
// where their parts are. So all of the file's operations are looked at before one is written.
#include "emit/op_format.h"
#include "emit/op_pieces.h"

#include "base/names.h"

// A function, by its statements.
typedef struct form_function {
  const char *body;
  size_t count;      // of the operations that have it
  const char *name;  // NULL: not written yet
} form_function;

typedef struct op_form {
  text inference;  // written already: the parser may call it
  form_function *parser, *printer;
} op_form;

struct op_forms {
  pointer_map of_ops;  // to op_form
  text_map parsers, printers;
};

static form_function *function_with(emitter *e, text_map *known, const char *body) {
  void **place = text_map_at(e->memory, known, text_of(body));
  if (*place == NULL) {
    form_function *made = ARENA_NEW(e->memory, form_function);
    *made = (form_function){.body = body};
    *place = made;
  }
  form_function *f = *place;
  f->count++;
  return f;
}

static text written_inference(emitter *e, const model_op *op) {
  emit_capture written;
  emit_capture_begin(e, &written);
  emit_op_inference(e, op);
  return emit_capture_end(e, &written);
}

static op_form *form_of(emitter *e, const model_op *op) {
  op_form *form = ARENA_NEW(e->memory, op_form);
  *form = (op_form){.inference = written_inference(e, op)};
  if (op->format == NULL) return form;
  e->is_numbered = true;
  const char *parser = op_parser_body(e, op->format, NULL);
  const char *printer = op_printer_body(e, op->format, true);
  e->is_numbered = false;
  form->parser = function_with(e, &e->forms->parsers, parser);
  form->printer = function_with(e, &e->forms->printers, printer);
  return form;
}

void emit_op_forms_begin(emitter *e) {
  e->forms = ARENA_NEW(e->memory, struct op_forms);
  *e->forms = (struct op_forms){0};
  for (size_t i = 0; i < e->model->op_count; i++) {
    const model_op *op = e->model->ops[i];
    emit_about(e, op->at);
    e->element_name = op->full_name;
    pointer_map_set(e->memory, &e->forms->of_ops, op, form_of(e, op));
  }
}

void emit_op_form_inference(emitter *e, const model_op *op) {
  const op_form *form = pointer_map_get(&e->forms->of_ops, op);
  buffer_text(e->out, form->inference);
}

// The name of an operation's function. True: it isn't written yet.
static bool is_new(emitter *e, name_role role, const model_op *op, form_function *f) {
  const bool first = f->name == NULL;
  if (first) f->name = emit_name(e, role, op->c_name, "");
  else name_set_private(e->model->names, role, op->c_name, "", f->name);
  return first;
}

void emit_op_form(emitter *e, const model_op *op) {
  if (op->format == NULL) return;
  const op_form *form = pointer_map_get(&e->forms->of_ops, op);
  form_function *parser = form->parser, *printer = form->printer;
  const size_t others = parser->count - 1;
  if (is_new(e, NAME_PARSE, op, parser))
    emit_op_parser(
        e, others == 0 ? op->full_name : emit_printf(e, "%s and %zu more", op->full_name, others),
        op->format, parser->name, others > 0 ? parser->body : op_parser_body(e, op->format, NULL));
  if (is_new(e, NAME_PRINT, op, printer))
    emit_op_printer(e, printer->name,
                    printer->count > 1 ? printer->body : op_printer_body(e, op->format, false));
}
