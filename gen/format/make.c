// All formats of a file: each is read, resolved and checked once, and hung on its operation, type
// or attribute.
#include "format/make.h"

#include "format/build.h"
#include "model/definition.h"
#include "model/op.h"

// ---- Operations ---------------------------------------------------------------------------------

static void *cleared(arena *memory, size_t count, size_t size) {
  void *bytes = arena_take_array(memory, count + 1, size);
  memset(bytes, 0, (count + 1) * size);
  return bytes;
}

static format_of_op *new_format_of_op(session *s, const model_op *op,
                                      const model_format_text *text) {
  format_of_op *f = ARENA_NEW(s->memory, format_of_op);
  *f = (format_of_op){.op = op, .source = format_source_of(s, text)};
  f->one_line = format_in_one_line(f->source);
  f->operand_types = cleared(s->memory, op->operand_count, sizeof(format_type));
  f->result_types = cleared(s->memory, op->result_count, sizeof(format_type));
  f->seen_operands = cleared(s->memory, op->operand_count, sizeof(bool));
  f->seen_attributes = cleared(s->memory, op->attribute_count, sizeof(bool));
  f->seen_regions = cleared(s->memory, op->region_count, sizeof(bool));
  f->seen_successors = cleared(s->memory, op->successor_count, sizeof(bool));
  return f;
}

static const format_of_op *make_of_op(session *s, const model_op *op, const model_format_text *text,
                                      const char *former_type) {
  format_of_op *f = new_format_of_op(s, op, text);
  f->former_type = former_type;
  bool parsed = format_parse(f->source, FORMAT_OF_OP, &f->elements);
  bool resolved = format_resolve(f);
  if (!parsed || !resolved) return NULL;  // what is missing may only have been misspelled
  bool sound = format_check_rules(f);
  return format_find_types(f) && sound ? f : NULL;
}

// Today's and the former ones. False: errors were reported.
static bool make_all_of_op(session *s, model_op *op) {
  bool sound = true;
  if (op->format_text != NULL) {
    op->format = make_of_op(s, op, op->format_text, NULL);
    sound = op->format != NULL;
  }
  for (size_t i = 0; i < op->former.format_count; i++) {
    model_former_format *f = &op->former.formats[i];
    if (f->text == NULL) continue;
    f->format = make_of_op(s, op, f->text, f->type);
    sound = sound && f->format != NULL;
  }
  return sound;
}

// ---- All of them --------------------------------------------------------------------------------

// A definition with parameters and a mnemonic must say how they are written.
static bool is_definition_sound(session *s, model_definition *definition) {
  if (definition->format_text != NULL) {
    definition->format = format_of_definition_make(s, definition);
    return definition->format != NULL;
  }
  if (definition->has_custom_format || definition->mnemonic == NULL ||
      definition->parameter_count == 0)
    return true;
  report_error(s->diagnostics, at_place(definition->at),
               "'%s' has parameters but no text form: add an assemblyFormat, or `let "
               "hasCustomAssemblyFormat = 1;`",
               definition->class_name);
  return false;
}

static void note_error(session *s, model_outcome *o, size_t first) {
  place_range at;
  o->is_broken = true;
  o->error = diagnostics_fault(s->diagnostics, first, &at);
}

static void make_of_definition(session *s, model_definition *definition) {
  size_t faults = diagnostics_fault_count(s->diagnostics);
  if (!definition->outcome.is_broken && !is_definition_sound(s, definition))
    note_error(s, &definition->outcome, faults);
}

void format_model(session *s, model *m, model_maker *maker) {
  for (size_t i = 0; i < m->type_count; i++) make_of_definition(s, m->types[i]);
  for (size_t i = 0; i < m->attr_count; i++) make_of_definition(s, m->attrs[i]);
  for (size_t i = 0; i < m->op_count; i++) {
    model_op *op = m->ops[i];
    size_t faults = diagnostics_fault_count(s->diagnostics);
    if (!op->outcome.is_broken && !make_all_of_op(s, op)) note_error(s, &op->outcome, faults);
  }
  format_list_customs(s, m, maker);
}

// The functions that directives call, which the author writes.
void format_names_fill(model *m) {
  for (size_t i = 0; i < m->custom_count; i++) {
    const format_custom *c = m->customs[i];
    name_entry entry = {.origin = C_NAME_HOOK, .at = c->at};
    if (c->is_library) continue;
    entry.name = text_of(c->parse_name);
    name_enter(m->names, &entry);
    entry.name = text_of(c->print_name);
    if (c->is_printed) name_enter(m->names, &entry);
  }
}
