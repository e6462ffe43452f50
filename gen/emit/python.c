// NAME.py: the module of a dialect for Python, whose classes are tables of what mica/typed.py has.
#include <string.h>

#include "emit/python.h"
#include "model/dialect.h"

static const char head[] =
    "${summary}\n"
    "# Made by mica-gen; changes here are lost.\n"
    "\n"
    "import mica.ir as _i\n"
    "import mica.typed as _t\n";

// ---- Enums --------------------------------------------------------------------------------------

static const char enum_class[] =
    "\n"
    "\n"
    "@_t.cases(${width}, ${attribute}, {${texts}})\n"
    "class ${name}(_t.${base}):\n"
    "    ${summary}\n"
    "\n"
    "    ${cases}\n";

static uint64_t bits_of(const model_enum *n, int64_t value) {
  return n->width >= 64 ? (uint64_t)value : (uint64_t)value & ((UINT64_C(1) << n->width) - 1);
}

static const char *value_of(emitter *e, const model_enum *n, int64_t value) {
  return n->is_bit_enum ? emit_printf(e, "%llu", (unsigned long long)bits_of(n, value))
                        : emit_int(e, value);
}

static void emit_enum(emitter *e, const model_enum *n) {
  list texts = {0}, cases = {0};
  for (size_t i = 0; i < n->case_count; i++) {
    const model_case *c = &n->cases[i];
    const char *value = value_of(e, n, c->value);
    list_push(e->memory, &texts, emit_printf(e, "%s: %s", value, python_string(e, c->text)));
    list_push(e->memory, &cases, emit_printf(e, "%s = %s", python_case_name(e, c), value));
  }
  if (n->case_count == 0) list_push(e->memory, &cases, "pass");
  emit(e, enum_class,
       (const template_hole[]){
           {"width", n->is_attribute ? emit_size(e, n->width) : "0"},
           {"attribute", python_string(e, python_enum_attribute(e, n))},
           {"texts", emit_join(e, (const char *const *)texts.items, texts.count, ", ")},
           {"name", python_name(e, n->name)},
           {"base", n->is_bit_enum ? "Bits" : "Cases"},
           {"summary", python_docstring(e, n->summary)},
           {"cases", emit_join(e, (const char *const *)cases.items, cases.count, "\n")},
           {0}});
}

// ---- Types and attributes -----------------------------------------------------------------------

static const char definition_class[] =
    "\n"
    "\n"
    "@_t.known\n"
    "class ${name}(_t.${base}):\n"
    "    ${summary}\n"
    "\n"
    "    __slots__ = ()\n"
    "    NAME = ${full_name}\n"
    "    _letters = ${letters}\n"
    "    ${members}\n";

static const char getter[] =
    "\n"
    "    @classmethod\n"
    "    def get(cls, ${parameters}):\n"
    "        return cls._get(${values}, context)\n";

static const char *member_lines(emitter *e, const list *members) {
  list lines = {0};
  for (size_t i = 0; i < members->count; i++) {
    const python_member *m = members->items[i];
    list_push(e->memory, &lines, emit_printf(e, "%s = %s", m->name, m->made));
  }
  return emit_join(e, (const char *const *)lines.items, lines.count, "\n");
}

static void emit_definition(emitter *e, const model_definition *d) {
  const python_definition p = python_definition_of(e, d);
  emit(e, definition_class,
       (const template_hole[]){{"name", python_name(e, d->class_name)},
                               {"base", d->is_attr ? "DialectAttr" : "DialectType"},
                               {"summary", python_docstring(e, d->summary)},
                               {"full_name", python_string(e, d->full_name)},
                               {"letters", p.letters},
                               {"members", member_lines(e, &p.members)},
                               {0}});
  const char *parameters = python_parameters(e, &p.parameters, false);
  if (p.is_made)
    emit(e, getter, (const template_hole[]){{"parameters", parameters}, {"values", p.values}, {0}});
}

// ---- Operations ---------------------------------------------------------------------------------

static const char op_class[] =
    "\n"
    "\n"
    "@_t.known\n"
    "class ${name}(_i.Operation):\n"
    "    ${summary}\n"
    "\n"
    "    __slots__ = ()\n"
    "    NAME = ${full_name}\n"
    "    ${members}\n"
    "\n"
    "    def __new__(cls, ${parameters}):\n"
    "        return _t.build(cls, ${operands}, ${attributes}, ${results}, ${successors}, "
    "${regions}, attributes, location, "
    "at, context)\n"
    "\n"
    "\n"
    "${function} = _t.function(${name}${picks})\n";

static void emit_op(emitter *e, python_module *module, size_t index) {
  const model_op *op = e->model->ops[index];
  const python_op p = python_op_of(e, op);
  emit(e, op_class,
       (const template_hole[]){{"name", module->op_classes[index]},
                               {"summary", python_docstring(e, op->summary)},
                               {"full_name", python_string(e, op->full_name)},
                               {"members", member_lines(e, &p.members)},
                               {"parameters", python_parameters(e, &p.parameters, false)},
                               {"operands", p.operands},
                               {"attributes", p.attributes},
                               {"results", p.results},
                               {"successors", p.successors},
                               {"regions", p.regions},
                               {"function", python_own_name(e, &module->used, op->name)},
                               {"picks", p.picks_result ? ", True" : ""},
                               {0}});
}

void emit_python_file(emitter *e) {
  const model *m = e->model;
  const bool was_prose = e->is_prose;
  python_module module = python_module_of(e);
  e->is_prose = true;
  const char *summary = m->dialect == NULL ? "" : python_docstring(e, m->dialect->summary);
  emit(e, head, (const template_hole[]){{"summary", summary}, {0}});
  for (size_t i = 0; i < m->enum_count; i++) emit_enum(e, m->enums[i]);
  for (size_t i = 0; i < m->attr_count; i++) emit_definition(e, m->attrs[i]);
  for (size_t i = 0; i < m->type_count; i++) emit_definition(e, m->types[i]);
  for (size_t i = 0; i < m->op_count; i++) emit_op(e, &module, i);
  e->is_prose = was_prose;
}
