// Formats of types and attributes: what their names refer to, that every parameter is bound once,
// and what optional groups may hold.
#include "format/build.h"

#include <string.h>

#include "base/names.h"
#include "model/definition.h"

typedef struct checker {
  format_of_definition *f;
  text_map parameters;  // by name
  bool *seen;
  size_t errors;
} checker;

static void fail(checker *c, const format_element *e, const char *message) {
  format_error_at(c->f->source, e, "%s", message);
  c->errors++;
}

static const model_parameter *parameter_of(const checker *c, const format_element *e) {
  return &c->f->definition->parameters[e->index];
}

static bool may_be_absent(const model_parameter *p) { return p->has_default || p->is_self_type; }

// ---- names --------------------------------------------------------------------------------------

static void fail_unknown(checker *c, const format_element *e) {
  const model_definition *s = c->f->definition;
  spelling known = spelling_of(e->spelling);
  for (size_t i = 0; i < s->parameter_count; i++)
    spelling_offer(&known, text_of(s->parameters[i].name));
  format_error_at(c->f->source, e, "'%s' has no parameter named '%.*s'", s->full_name,
                  TEXT_ARGS(e->spelling));
  report_spelling(c->f->source->session->diagnostics, &known);
  c->errors++;
}

static bool find_parameter(checker *c, format_element *e) {
  const model_definition *s = c->f->definition;
  const model_parameter *p = text_map_get(&c->parameters, e->spelling);
  if (p == NULL) {
    fail_unknown(c, e);
    return false;
  }
  e->target = FORMAT_PARAMETER;
  e->index = (size_t)(p - s->parameters);
  return true;
}

static void bind(checker *c, const format_element *e, size_t index) {
  if (c->seen[index]) {
    format_error_at(c->f->source, e, "duplicate parameter '%s'",
                    c->f->definition->parameters[index].name);
    c->errors++;
  }
  c->seen[index] = true;
}

static void use_variable(checker *c, format_element *e, bool is_ref) {
  if (!find_parameter(c, e)) return;
  if (!is_ref) bind(c, e, e->index);
  else if (!c->seen[e->index] && !c->f->definition->parameters[e->index].is_self_type) {
    format_error_at(c->f->source, e, "parameter '%s' must be bound before it is referenced",
                    parameter_of(c, e)->name);
    c->errors++;
  }
}

// `params` stands for all parameters; a self type comes from after the colon instead.
static void use_params(checker *c, format_element *e) {
  const model_definition *s = c->f->definition;
  arena *memory = c->f->source->session->memory;
  if (s->parameter_count == 0) fail(c, e, "'params' needs a definition that has parameters");
  e->children.items = ARENA_ARRAY(memory, format_element *, s->parameter_count + 1);
  for (size_t i = 0; i < s->parameter_count; i++) {
    if (s->parameters[i].is_self_type) continue;
    bind(c, e, i);
    format_element *variable = ARENA_NEW(memory, format_element);
    *variable = (format_element){.kind = FORMAT_VARIABLE,
                                 .begin = e->begin,
                                 .end = e->end,
                                 .target = FORMAT_PARAMETER,
                                 .index = i,
                                 .spelling = text_of(s->parameters[i].name)};
    e->children.items[e->children.count++] = variable;
  }
}

static void use(checker *c, format_element *e, bool is_ref);

static bool binds_something(const format_element *custom) {
  for (size_t i = 0; i < custom->children.count; i++)
    if (custom->children.items[i]->kind == FORMAT_VARIABLE) return true;
  return false;
}

static bool is_field(checker *c, const format_element *e) {
  if (e->kind == FORMAT_PARAMS)
    fail(c, e, "`struct` argument list expected a parameter or directive");
  else if (e->kind == FORMAT_CUSTOM && !binds_something(e))
    fail(c, e, "a `custom` directive nested within a `struct` must be passed a parameter");
  else return true;
  return false;
}

static void use_all(checker *c, format_list list, bool is_ref);

// struct(params) is flattened to the parameters themselves.
static void use_struct(checker *c, format_element *e) {
  if (e->children.count == 1 && e->children.items[0]->kind == FORMAT_PARAMS) {
    use_params(c, e->children.items[0]);
    e->children = e->children.items[0]->children;
    return;
  }
  for (size_t i = 0; i < e->children.count; i++)
    if (is_field(c, e->children.items[i])) use(c, e->children.items[i], false);
}

static void use(checker *c, format_element *e, bool is_ref) {
  switch (format_facts_of(e->kind).binds) {
  case BINDS_NAMED: use_variable(c, e, is_ref); break;
  case BINDS_PARAMETERS: use_params(c, e); break;
  case BINDS_INSIDE:
    if (e->kind == FORMAT_STRUCT) {
      use_struct(c, e);
      break;
    }
    use_all(c, e->children, e->kind == FORMAT_REF);
    use_all(c, e->otherwise, false);
    break;
  case BINDS_NOTHING:
  case BINDS_ATTR_DICT:
  case BINDS_PROP_DICT:
  case BINDS_OPERANDS:
  case BINDS_RESULTS:
  case BINDS_REGIONS:
  case BINDS_SUCCESSORS: break;
  }
}

// The fields of a struct are read as long as commas follow.
static void check_comma(checker *c, format_list list, size_t at) {
  for (size_t i = at + 1; i < list.count; i++) {
    const format_element *next = list.items[i];
    if (format_is_whitespace(next)) continue;
    if (next->kind == FORMAT_OPTIONAL) next = format_first_parsable(next->children);
    if (next != NULL && next->kind == FORMAT_LITERAL && text_is(next->spelling, ","))
      fail(c, next,
           "`struct` cannot be followed by a comma literal: the comma would be read as one between "
           "its fields");
    return;
  }
}

static void use_all(checker *c, format_list list, bool is_ref) {
  for (size_t i = 0; i < list.count; i++) {
    use(c, list.items[i], is_ref);
    if (list.items[i]->kind == FORMAT_STRUCT) check_comma(c, list, i);
  }
}

// ---- how parameters are written -----------------------------------------------------------------

// Whether a parameter of this C type can be read and printed without the author's help.
static bool has_text_form(const c_type *type) {
  switch (type->kind) {
  case C_POINTER: return strcmp(type->spelling, "const mica_affine_map *") == 0;
  case C_ARRAY: return type->named != NULL || c_is_integer(text_of(type->element));
  case C_TYPE:
  case C_ATTR:
  case C_BOOL:
  case C_INT:
  case C_UINT:
  case C_ENUM:
  case C_FLOAT:
  case C_STR:
  case C_RESOURCE:
  case C_TYPES:
  case C_ATTRS:
  case C_STRS:
  case C_OPTIONAL: return true;
  case C_LOC:
  case C_CUSTOM: break;
  }
  return false;
}

// The format reads and prints it, and needs the functions for that.
static void note_use(checker *c, const model_parameter *p) {
  model_definition *d = (model_definition *)c->f->definition;
  ((model_parameter *)p)->is_in_format = true;
  model_add_needs(c->f->source->session, &d->outcome, &p->text_needs);
}

static void check_text_form(checker *c, const model_parameter *p) {
  note_use(c, p);
  if (has_text_form(&p->type) || (p->parser != NULL && p->printer != NULL)) return;
  diagnostics *diagnostics = c->f->source->session->diagnostics;
  report_error(diagnostics, at_place(p->at),
               "the format reads parameter '%s', but Mica cannot read and print '%s'", p->name,
               p->type.spelling);
  report_help(diagnostics,
              "make it an AttrOrTypeParameter with a `parser` and a `printer`, or write "
              "custom<...>($%s) in the format",
              p->name);
  c->errors++;
}

// A custom directive reads and prints what it is passed.
static void check_text_forms(checker *c, format_list list) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e->kind == FORMAT_VARIABLE) check_text_form(c, parameter_of(c, e));
    if (e->kind == FORMAT_CUSTOM) continue;
    check_text_forms(c, e->children);
    check_text_forms(c, e->otherwise);
  }
}

// ---- optional groups ----------------------------------------------------------------------------

static bool all_absent(const checker *c, format_list list) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e->kind == FORMAT_VARIABLE && !may_be_absent(parameter_of(c, e))) return false;
    if (e->kind == FORMAT_CUSTOM && !all_absent(c, e->children)) return false;
  }
  return true;
}

static void check_group_element(checker *c, const format_element *e, bool anchor) {
  bool literal = e->kind == FORMAT_LITERAL || format_is_whitespace(e);
  if (anchor && literal) fail(c, e, "optional group anchor must be a parameter or directive");
  if (e->kind == FORMAT_VARIABLE && !may_be_absent(parameter_of(c, e)))
    fail(c, e, "parameters in an optional group must be optional or have a default value");
  if (e->kind == FORMAT_PARAMS && !all_absent(c, e->children))
    fail(c, e, "`params` directive allowed in optional group only if all parameters are optional");
  if (e->kind == FORMAT_STRUCT && !all_absent(c, e->children))
    fail(c, e,
         "`struct` is only allowed in an optional group if all captured parameters are optional");
  if (e->kind == FORMAT_CUSTOM && !all_absent(c, e->children))
    fail(c, e,
         "`custom` is only allowed in an optional group if all captured parameters are optional");
  if (anchor && e->kind == FORMAT_CUSTOM && !binds_something(e))
    fail(c, e,
         "`custom` directive with no bound parameters cannot be used as optional group anchor");
}

static void check_groups(checker *c, format_list list);

static void check_group(checker *c, const format_element *group) {
  for (size_t i = 0; i < group->children.count; i++)
    check_group_element(c, group->children.items[i], group->children.items[i] == group->anchor);
  for (size_t i = 0; i < group->otherwise.count; i++)
    check_group_element(c, group->otherwise.items[i], group->otherwise.items[i] == group->anchor);
  if (format_first_parsable(group->children) == NULL)
    fail(c, group, "this optional group reads nothing: put a literal or a parameter into it");
  check_groups(c, group->children);
  check_groups(c, group->otherwise);
}

static void check_groups(checker *c, format_list list) {
  for (size_t i = 0; i < list.count; i++)
    if (list.items[i]->kind == FORMAT_OPTIONAL) check_group(c, list.items[i]);
}

static void check_presence(checker *c) {
  const model_definition *s = c->f->definition;
  const format_source *source = c->f->source;
  for (size_t i = 0; i < s->parameter_count; i++) {
    if (c->seen[i] || s->parameters[i].is_self_type) continue;
    format_error(source, 0, source->text.size, "format is missing reference to parameter '%s'",
                 s->parameters[i].name);
    report_help(source->session->diagnostics, "add '$%s' to the assembly format",
                s->parameters[i].name);
    c->errors++;
  }
}

const format_of_definition *format_of_definition_make(session *s,
                                                      const model_definition *definition) {
  format_of_definition *f = ARENA_NEW(s->memory, format_of_definition);
  *f = (format_of_definition){.definition = definition,
                              .source = format_source_of(s, definition->format_text)};
  f->one_line = format_in_one_line(f->source);
  checker c = {.f = f, .seen = ARENA_ARRAY(s->memory, bool, definition->parameter_count + 1)};
  for (size_t i = 0; i < definition->parameter_count; i++) {
    const model_parameter *p = &definition->parameters[i];
    c.seen[i] = false;
    text_map_add(s->memory, &c.parameters, text_of(p->name), (void *)p);
  }
  bool parsed = format_parse(f->source, FORMAT_OF_PARAMETERS, &f->elements);
  use_all(&c, f->elements, false);
  if (!parsed || c.errors > 0) return NULL;
  check_text_forms(&c, f->elements);
  check_groups(&c, f->elements);
  check_presence(&c);
  return c.errors == 0 ? f : NULL;
}
