// The printer of a type or attribute with a format, with the blanks that MLIR's printers write.
#include "emit/type_or_attr.h"

#include "base/names.h"
#include "emit/parameter.h"

static const char print_function[] =
    "static void ${print}(mica_printer *p, const mica_${word} *${word}) {\n"
    "  ${declarations}\n"
    "  ${body}\n"
    "}\n\n";

typedef struct definition_writer {
  writer w;
  const format_of_definition *f;
  bool has_list;  // the local `first` is declared
} definition_writer;

static const model_parameter *parameter_of(const definition_writer *s, const format_element *e) {
  return &s->f->definition->parameters[e->index];
}

static const char *value_of(definition_writer *s, const model_parameter *p) {
  return emit_printf(s->w.e, "params->%s", p->c_name);
}

static const char *is_there(definition_writer *s, const format_element *e) {
  const model_parameter *p = parameter_of(s, e);
  return parameter_is_there(s->w.e, p, value_of(s, p), "mica_printer_context(p)");
}

// ---- custom directives --------------------------------------------------------------------------

static void put_custom(definition_writer *s, const format_element *e) {
  buffer b = {0};
  for (size_t i = 0; i < e->children.count; i++) {
    const format_element *argument = e->children.items[i];
    if (argument->kind == FORMAT_STRING)
      buffer_printf(&b, ", %s",
                    with_context(&s->w, argument->code, "p", "mica_printer_context(p)"));
    else buffer_printf(&b, ", %s", value_of(s, parameter_of(s, format_innermost(argument))));
  }
  put(&s->w, "${function}(p${arguments});\n",
      (const template_hole[]){
          {"function", e->custom->print_name}, {"arguments", taken_text(&s->w, &b)}, {0}});
}

// ---- parameters ---------------------------------------------------------------------------------

// What is printed under a condition; NULL: always.
typedef struct guard {
  const char *condition;
  buffer before;
} guard;

static guard guard_begin(definition_writer *s, const char *condition) {
  guard g = {condition, {0}};
  if (condition != NULL) g.before = block_begin(&s->w);
  return g;
}

static void guard_end(definition_writer *s, guard g) {
  if (g.condition == NULL) return;
  const char *body = block_end(&s->w, g.before);
  put(&s->w, "if (${condition}) {\n  ${body}\n}\n",
      (const template_hole[]){{"condition", g.condition}, {"body", body}, {0}});
}

static void put_parameter(definition_writer *s, const format_element *e, bool guarded) {
  const model_parameter *p = parameter_of(s, e);
  const guard g = guard_begin(s, p->has_default && !guarded ? is_there(s, e) : NULL);
  put_separation(&s->w);
  const char *statement = parameter_print_statement(s->w.e, p, value_of(s, p), e->qualified);
  put(&s->w, "${statement}\n", (const template_hole[]){{"statement", statement}, {0}});
  guard_end(s, g);
}

// ---- params and struct --------------------------------------------------------------------------

static bool any_optional(const definition_writer *s, format_list list) {
  for (size_t i = 0; i < list.count; i++)
    if (parameter_of(s, field_variable(list.items[i]))->has_default) return true;
  return false;
}

// One item of a list, with the comma before it and, in a struct, its name.
static void put_item(definition_writer *s, const format_element *e, size_t index, bool counted,
                     bool named) {
  const format_element *variable = field_variable(e);
  const bool may_be_absent = parameter_of(s, variable)->has_default;
  const guard g = guard_begin(s, may_be_absent ? is_there(s, variable) : NULL);
  const char *key = named ? text_copy(s->w.e->memory, variable->spelling) : NULL;
  if (counted) {
    put(&s->w,
        named ? "mica_print_struct_key(p, &first, ${key});\n" : "mica_print_comma(p, &first);\n",
        (const template_hole[]){{"key", named ? emit_quoted(s->w.e, key) : NULL}, {0}});
  } else {
    if (index > 0) put_text(&s->w, ", ");
    if (named) put_text(&s->w, emit_printf(s->w.e, "%s = ", key));
  }
  s->w.should_space = false;
  s->w.after_punctuation = true;
  if (e->kind == FORMAT_CUSTOM) {
    s->w.should_space = true;
    s->w.after_punctuation = false;
    put_custom(s, e);
  } else {
    put_parameter(s, e, true);
  }
  guard_end(s, g);
}

static void put_list(definition_writer *s, format_list list, bool named) {
  const bool counted = any_optional(s, list);
  if (s->w.should_space || !s->w.after_punctuation) put_text(&s->w, " ");
  if (!counted) {
    for (size_t i = 0; i < list.count; i++) put_item(s, list.items[i], i, false, named);
    return;
  }
  if (s->has_list) put(&s->w, "first = true;\n", NULL);
  else declare_local(&s->w, "bool ", "first = true", NULL);
  s->has_list = true;
  for (size_t i = 0; i < list.count; i++) put_item(s, list.items[i], i, true, named);
}

// ---- optional groups ----------------------------------------------------------------------------

static const char *any_there(definition_writer *s, format_list list) {
  buffer b = {0};
  for (size_t i = 0; i < list.count; i++) {
    if (list.items[i]->kind == FORMAT_STRING || list.items[i]->kind == FORMAT_REF) continue;
    const format_element *variable = field_variable(list.items[i]);
    buffer_printf(&b, "%s%s", b.size > 0 ? " || " : "", is_there(s, variable));
  }
  return b.size > 0 ? taken_text(&s->w, &b) : "true";
}

static void put_elements(definition_writer *s, format_list list, const format_element *anchor);

static const char *group_condition(definition_writer *s, const format_element *group) {
  const format_element *anchor = group->anchor;
  const char *condition = anchor->kind == FORMAT_VARIABLE ? is_there(s, anchor)
                                                          : any_there(s, anchor->children);
  return group->inverted ? emit_printf(s->w.e, "!(%s)", condition) : condition;
}

// What is known of the text before: the else group begins where the then group did, and what
// follows goes on from the else group, as in MLIR's printers of types and attributes.
static void put_optional(definition_writer *s, const format_element *group) {
  const char *condition = group_condition(s, group);
  const buffer before = block_begin(&s->w);
  const bool space = s->w.should_space, punctuation = s->w.after_punctuation;
  put_elements(s, group->children, group->anchor);
  const char *then_body = block_end(&s->w, before);
  const buffer again = block_begin(&s->w);
  s->w.should_space = space;
  s->w.after_punctuation = punctuation;
  put_elements(s, group->otherwise, group->anchor);
  const char *else_body = block_end(&s->w, again);
  const template_hole holes[] = {
      {"condition", condition}, {"then", then_body}, {"else", else_body}, {0}};
  put(&s->w,
      else_body[0] == '\0' ? "if (${condition}) {\n  ${then}\n}\n"
                           : "if (${condition}) {\n  ${then}\n} else {\n  ${else}\n}\n",
      holes);
}

// The kinds that formats of types and attributes have: directive.c refuses those of operations.
static void put_element(definition_writer *s, const format_element *e,
                        const format_element *anchor) {
  switch ((int)e->kind) {
  case FORMAT_LITERAL: put_literal(&s->w, e->spelling); break;
  case FORMAT_SPACE:
    put_text(&s->w, " ");
    s->w.should_space = false;
    break;
  case FORMAT_EMPTY: put_blank(&s->w, false); break;
  case FORMAT_NEWLINE:
    put(&s->w, "mica_print_newline(p);\n", NULL);
    s->w.should_space = false;
    break;
  case FORMAT_VARIABLE: put_parameter(s, e, e == anchor); break;
  case FORMAT_PARAMS: put_list(s, e->children, false); break;
  case FORMAT_STRUCT: put_list(s, e->children, true); break;
  case FORMAT_OPTIONAL: put_optional(s, e); break;
  case FORMAT_CUSTOM:
    put_separation(&s->w);
    put_custom(s, e);
    break;
  case FORMAT_STRING:
  case FORMAT_REF: break;  // stand inside of others
  }
}

static void put_elements(definition_writer *s, format_list list, const format_element *anchor) {
  for (size_t i = 0; i < list.count; i++) put_element(s, list.items[i], anchor);
}

// ---- the function -------------------------------------------------------------------------------

static bool reads_params(const writer *w) {
  return text_find(buffer_as_text(&w->body), TEXT("params->"), 0) != SIZE_MAX;
}

void emit_definition_printer(emitter *e, const format_of_definition *f) {
  const model_definition *definition = f->definition;
  definition_writer s = {.w = {.e = e, .should_space = true}, .f = f};
  put_elements(&s, f->elements, NULL);
  const template_hole names[] = {
      {"name", definition->c_name}, {"word", definition_word(definition)}, {0}};
  if (reads_params(&s.w))
    declare(&s.w, "const ${name}_params *params = mica_${word}_params(${word});\n", names);
  else declare(&s.w, "(void)${word};\n", names);
  if (s.w.body.size + s.w.text.size == 0) declare(&s.w, "(void)p;\n", NULL);
  const char *declarations = taken_declarations(&s.w), *body = body_text(&s.w);
  emit(e, print_function,
       (const template_hole[]){{"print", emit_name(e, NAME_PRINT, definition->c_name, "")},
                               {"word", definition_word(definition)},
                               {"declarations", declarations},
                               {"body", body},
                               {0}});
}
