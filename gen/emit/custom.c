// The functions that custom<...> directives call: their declarations in the header, once each, and
// the check that all uses of one name agree, since C functions can't be overloaded.
#include <stdlib.h>
#include <string.h>

#include "emit/op_format.h"
#include "base/names.h"

typedef struct hook {
  text name;
  const char *parse, *print;  // parameters
  const char *parse_name, *print_name;
  bool opens_group;
  bool of_parameters;  // of a type or attribute
  const format_element *element;
  format_source source;
} hook;

typedef struct hook_list {
  emitter *e;
  hook *items;
  size_t count, capacity;
  bool agree, report;
} hook_list;

static hook *find(hook_list *hooks, text name) {
  for (size_t i = 0; i < hooks->count; i++)
    if (text_equal(hooks->items[i].name, name)) return &hooks->items[i];
  return NULL;
}

static void add(hook_list *hooks, const hook *h) {
  if (hooks->count == hooks->capacity) {
    hooks->capacity = hooks->capacity == 0 ? 8 : 2 * hooks->capacity;
    hooks->items = memory_resize(hooks->items, hooks->capacity * sizeof *hooks->items);
  }
  hooks->items[hooks->count++] = *h;
}

// Parameters without their names: two uses may call their operands differently.
static bool same_types(const char *a, const char *b) {
  while (*a != '\0' && *b != '\0') {
    if (*a != *b) return false;
    if (*a == ' ' || *a == '*') {  // after it a name may stand
      const char *end_a = a + 1 + strcspn(a + 1, " *,"), *end_b = b + 1 + strcspn(b + 1, " *,");
      const bool name_a = *end_a == ',' || *end_a == '\0', name_b = *end_b == ',' || *end_b == '\0';
      if (name_a && name_b && a[1] != ' ' && a[1] != '*') {
        a = end_a;
        b = end_b;
        continue;
      }
    }
    a++;
    b++;
  }
  return *a == *b;
}

static void report_difference(hook_list *hooks, const hook *h, const hook *before) {
  hooks->agree = false;
  if (!hooks->report) return;
  format_error_at(&h->source, h->element,
                  "custom<%.*s> is used with other arguments elsewhere, and C functions can't be "
                  "overloaded: give one of "
                  "them another name",
                  TEXT_ARGS(h->name));
  format_note_at(&before->source, before->element, "the other use is here");
}

static void note(hook_list *hooks, const hook *h) {
  hook *before = find(hooks, h->name);
  if (before == NULL) {
    add(hooks, h);
    return;
  }
  before->opens_group |= h->opens_group;
  if (!same_types(before->parse, h->parse) || !same_types(before->print, h->print))
    report_difference(hooks, h, before);
}

// ---- operations ---------------------------------------------------------------------------------

static void note_op_list(hook_list *hooks, const format_of_op *f, format_list list,
                         const format_element *opener) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e->kind == FORMAT_CUSTOM)
      note(hooks, &(hook){.name = e->spelling,
                          .parse = custom_parameters(hooks->e, f, e, true),
                          .print = custom_parameters(hooks->e, f, e, false),
                          .opens_group = e == opener,
                          .element = e,
                          .parse_name = custom_name(hooks->e, f, e, "parse"),
                          .print_name = custom_name(hooks->e, f, e, "print"),
                          .source = f->source});
    if (e->kind == FORMAT_OPTIONAL)
      note_op_list(hooks, f, e->children, format_first_parsable(e->children));
    if (e->kind == FORMAT_OPTIONAL) note_op_list(hooks, f, e->otherwise, NULL);
    if (e->kind == FORMAT_OILIST || e->kind == FORMAT_CLAUSE)
      note_op_list(hooks, f, e->children, NULL);
  }
}

// ---- types and attributes -----------------------------------------------------------------------

static void note_definition_list(hook_list *hooks, const format_of_definition *f, format_list list,
                                 const format_element *opener) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e->kind == FORMAT_CUSTOM)
      note(hooks, &(hook){.name = e->spelling,
                          .parse = definition_custom_parameters(hooks->e, f, e, true),
                          .print = definition_custom_parameters(hooks->e, f, e, false),
                          .opens_group = e == opener,
                          .element = e,
                          .parse_name = definition_custom_name(hooks->e, f, e, "parse"),
                          .print_name = definition_custom_name(hooks->e, f, e, "print"),
                          .of_parameters = true,
                          .source = f->source});
    if (e->kind == FORMAT_OPTIONAL)
      note_definition_list(hooks, f, e->children, format_first_parsable(e->children));
    if (e->kind == FORMAT_OPTIONAL) note_definition_list(hooks, f, e->otherwise, NULL);
    if (e->kind == FORMAT_STRUCT) note_definition_list(hooks, f, e->children, NULL);
  }
}

static void note_definitions(hook_list *hooks, const model_definition *const *items, size_t count) {
  for (size_t i = 0; i < count; i++) {
    format_of_definition f;
    if (items[i]->has_format && format_of_definition_make(hooks->e->session, items[i], &f))
      note_definition_list(hooks, &f, f.elements, NULL);
  }
}

// ---- all of a file ------------------------------------------------------------------------------

static hook_list collect(emitter *e, bool report) {
  hook_list hooks = {.e = e, .agree = true, .report = report};
  const model *m = e->model;
  note_definitions(&hooks, m->types, m->type_count);
  note_definitions(&hooks, m->attrs, m->attr_count);
  for (size_t i = 0; i < m->op_count; i++) {
    format_of_op f;
    if (m->ops[i]->has_format && format_of_op_make(e->session, m->ops[i], &f))
      note_op_list(&hooks, &f, f.elements, NULL);
  }
  return hooks;
}

bool format_check_custom(session *s, const model *m) {
  emitter e = {.session = s, .model = m, .memory = s->memory};
  hook_list hooks = collect(&e, true);
  free(hooks.items);
  return hooks.agree;
}

// Whether a directive of this name opens an optional group somewhere in the list.
static bool opens_group(format_list list, text name) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e->kind != FORMAT_OPTIONAL) continue;
    const format_element *first = format_first_parsable(e->children);
    if (first != NULL && first->kind == FORMAT_CUSTOM && text_equal(first->spelling, name))
      return true;
    if (opens_group(e->children, name) || opens_group(e->otherwise, name)) return true;
  }
  return false;
}

static bool format_opens(emitter *e, const model_format *format, format_flavour flavour,
                         text name) {
  const format_source source = {e->session, &format->from, format->content};
  format_list elements;
  if (text_find(format->content, name, 0) == SIZE_MAX) return false;
  return format_parse(&source, flavour, &elements) && opens_group(elements, name);
}

bool custom_parses_optionally(emitter *e, text name) {
  const model *m = e->model;
  for (size_t i = 0; i < m->op_count; i++)
    if (m->ops[i]->has_format && format_opens(e, &m->ops[i]->format, FORMAT_OF_OP, name))
      return true;
  for (size_t i = 0; i < m->type_count; i++)
    if (m->types[i]->has_format &&
        format_opens(e, &m->types[i]->format, FORMAT_OF_PARAMETERS, name))
      return true;
  for (size_t i = 0; i < m->attr_count; i++)
    if (m->attrs[i]->has_format &&
        format_opens(e, &m->attrs[i]->format, FORMAT_OF_PARAMETERS, name))
      return true;
  return false;
}

static const char op_hooks[] =
    "${result} ${parse_name}(mica_parser *p, mica_op_state *out${parse});\n"
    "void ${print_name}(mica_printer *p, const mica_op *op${print});\n";

static const char parameter_hooks[] =
    "${result} ${parse_name}(mica_parser *p${parse});\n"
    "void ${print_name}(mica_printer *p${print});\n";

void emit_custom_directive_hooks(emitter *e) {
  hook_list hooks = collect(e, false);
  for (size_t i = 0; i < hooks.count; i++) {
    const hook *h = &hooks.items[i];
    if (i == 0)
      emit(e, "// Written by the author: what custom<...> directives read and print.\n", NULL);
    emit(e, h->of_parameters ? parameter_hooks : op_hooks,
         (const emit_hole[]){{"result", h->opens_group ? "mica_parsed" : "bool"},
                             {"parse_name", h->parse_name},
                             {"print_name", h->print_name},
                             {"parse", h->parse},
                             {"print", h->print},
                             {0}});
  }
  if (hooks.count > 0) emit(e, "\n", NULL);
  free(hooks.items);
}
