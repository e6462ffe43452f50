// Names and texts as Python takes them.
#include <string.h>

#include "base/names.h"
#include "emit/python.h"
#include "model/dialect.h"

// Words of Python's, and what classes of the package have: mica/ir.py, mica/types.py,
// mica/attributes.py; parameters that every maker has. In the order of their bytes.
static const char *const taken[] = {
    "False",      "NAME",        "None",         "True",          "and",     "as",
    "assert",     "async",       "at",           "attributes",    "await",   "block",
    "body",       "break",       "bytecode",     "class",         "clone",   "cls",
    "context",    "continue",    "create",       "def",           "del",     "dialect",
    "elif",       "else",        "erase",        "except",        "finally", "for",
    "from",       "get",         "global",       "has_trait",     "if",      "import",
    "in",         "is",          "is_before",    "is_registered", "lambda",  "location",
    "move_after", "move_before", "mro",          "name",          "next",    "nonlocal",
    "not",        "operands",    "or",           "parent",        "pass",    "previous",
    "raise",      "regions",     "remove",       "replace",       "resolve", "results",
    "return",     "self",        "set_operands", "successors",    "symbol",  "text",
    "try",        "type",        "verify",       "walk",          "while",   "with",
    "yield"};

static bool is_taken(const char *name) {
  for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
    if (strcmp(taken[i], name) == 0) return true;
  return false;
}

const char *python_name(emitter *e, const char *name) {
  const char *clean = name_clean(e->memory, text_of(name));
  return is_taken(clean) || strncmp(clean, "__", 2) == 0 ? emit_printf(e, "%s_", clean) : clean;
}

const char *python_own_name(emitter *e, text_map *used, const char *name) {
  const char *own = python_name(e, name);
  while (text_map_add(e->memory, used, text_of(own), used) != NULL)
    own = emit_printf(e, "%s_", own);
  return own;
}

python_module python_module_of(emitter *e) {
  const model *m = e->model;
  python_module made = {.op_classes = ARENA_ARRAY(e->memory, const char *, m->op_count + 1)};
  for (size_t i = 0; i < m->enum_count; i++) python_own_name(e, &made.used, m->enums[i]->name);
  for (size_t i = 0; i < m->attr_count; i++)
    python_own_name(e, &made.used, m->attrs[i]->class_name);
  for (size_t i = 0; i < m->type_count; i++)
    python_own_name(e, &made.used, m->types[i]->class_name);
  for (size_t i = 0; i < m->op_count; i++)
    made.op_classes[i] = python_own_name(e, &made.used, m->ops[i]->class_name);
  return made;
}

const char *python_string(emitter *e, const char *content) {
  buffer b = arena_draft(e->memory);
  buffer_char(&b, '"');
  for (const char *at = content; *at != '\0'; at++) {
    unsigned char c = (unsigned char)*at;
    if (c == '"' || c == '\\') buffer_printf(&b, "\\%c", c);
    else if (c < ' ' || c == 0x7f) buffer_printf(&b, "\\x%02x", c);
    else buffer_char(&b, *at);
  }
  buffer_char(&b, '"');
  return arena_keep(e->memory, &b).data;
}

const char *python_docstring(emitter *e, const char *summary) {
  const text trimmed = text_trim(text_of(summary));
  buffer b = arena_draft(e->memory);
  for (size_t i = 0; i < trimmed.size; i++)
    buffer_char(&b, text_is_blank(trimmed.data[i]) ? ' ' : trimmed.data[i]);
  const char *line = arena_keep(e->memory, &b).data;
  return trimmed.size == 0 ? "" : python_string(e, line);
}

// ---- Enums --------------------------------------------------------------------------------------

// Every member of an enum has a name and a value.
const char *python_case_name(emitter *e, const model_case *c) {
  const char *name = python_name(e, c->symbol);
  return strcmp(name, "value") == 0 ? "value_" : name;
}

const char *python_enum_attribute(const emitter *e, const model_enum *enumeration) {
  for (size_t i = 0; i < e->model->attr_count; i++) {
    const model_definition *d = e->model->attrs[i];
    if (d->enumeration == enumeration && d->mnemonic != NULL && d->parameter_count == 1)
      return d->full_name;
  }
  return "";
}

bool python_has_enum(const emitter *e, const model_enum *enumeration) {
  for (size_t i = 0; i < e->model->enum_count; i++)
    if (e->model->enums[i] == enumeration) return true;
  return false;
}
