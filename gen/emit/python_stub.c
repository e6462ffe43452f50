// NAME.pyi: the types of NAME.py, for editors and checkers of types. Names of Python's own come by
// `_b`, since a dialect may have an operation of the name.
#include <string.h>

#include "emit/python.h"
#include "model/dialect.h"

static const char head[] =
    "# Made by mica-gen; changes here are lost.\n"
    "\n"
    "import builtins as _b\n"
    "import typing as _y\n"
    "\n"
    "import mica as _m\n"
    "import mica.ir as _i\n"
    "import mica.typed as _t\n";

static const char enum_class[] =
    "\n"
    "class ${name}(_t.${base}):\n"
    "    ${cases}\n";

static void emit_enum(emitter *e, const model_enum *n) {
  list cases = {0};
  for (size_t i = 0; i < n->case_count; i++)
    list_push(e->memory, &cases,
              emit_printf(e, "%s = %lld", python_case_name(e, &n->cases[i]),
                          (long long)n->cases[i].value));
  if (n->case_count == 0) list_push(e->memory, &cases, "...");
  emit(e, enum_class,
       (const template_hole[]){
           {"name", python_name(e, n->name)},
           {"base", n->is_bit_enum ? "Bits" : "Cases"},
           {"cases", emit_join(e, (const char *const *)cases.items, cases.count, "\n")},
           {0}});
}

// What may be assigned is an attribute of the class, anything else a property.
static const char *member_lines(emitter *e, const list *members) {
  list lines = {0};
  for (size_t i = 0; i < members->count; i++) {
    const python_member *m = members->items[i];
    list_push(e->memory, &lines,
              m->is_set
                  ? emit_printf(e, "%s: %s", m->name, m->type)
                  : emit_printf(e, "@_b.property\ndef %s(self) -> %s: ...", m->name, m->type));
  }
  return emit_join(e, (const char *const *)lines.items, lines.count, "\n");
}

static const char definition_class[] =
    "\n"
    "class ${name}(_t.${base}):\n"
    "    NAME: _b.str\n"
    "    ${members}\n"
    "    ${getter}\n";

static void emit_definition(emitter *e, const model_definition *d) {
  const python_definition p = python_definition_of(e, d);
  const char *get = "";
  if (p.is_made)
    get = emit_printf(e, "@_b.classmethod\ndef get(cls, %s) -> %s: ...",
                      python_parameters(e, &p.parameters, true), python_name(e, d->class_name));
  emit(e, definition_class,
       (const template_hole[]){{"name", python_name(e, d->class_name)},
                               {"base", d->is_attr ? "DialectAttr" : "DialectType"},
                               {"members", member_lines(e, &p.members)},
                               {"getter", get},
                               {0}});
}

static const char op_class[] =
    "\n"
    "class ${name}(_i.Operation):\n"
    "    NAME: _b.str\n"
    "    ${members}\n"
    "    def __new__(cls, ${parameters}) -> ${name}: ...\n"
    "\n"
    "def ${function}(${parameters}) -> ${answer}: ...\n";

static void emit_op(emitter *e, python_module *module, size_t index) {
  const model_op *op = e->model->ops[index];
  const python_op p = python_op_of(e, op);
  emit(e, op_class,
       (const template_hole[]){
           {"name", module->op_classes[index]},
           {"members", member_lines(e, &p.members)},
           {"parameters", python_parameters(e, &p.parameters, true)},
           {"function", python_own_name(e, &module->used, op->name)},
           {"answer", p.picks_result ? "_i.OpResult" : module->op_classes[index]},
           {0}});
}

void emit_python_stub_file(emitter *e) {
  const model *m = e->model;
  const bool was_prose = e->is_prose;
  python_module module = python_module_of(e);
  e->is_prose = true;
  emit(e, head, NULL);
  for (size_t i = 0; i < m->enum_count; i++) emit_enum(e, m->enums[i]);
  for (size_t i = 0; i < m->attr_count; i++) emit_definition(e, m->attrs[i]);
  for (size_t i = 0; i < m->type_count; i++) emit_definition(e, m->types[i]);
  for (size_t i = 0; i < m->op_count; i++) emit_op(e, &module, i);
  e->is_prose = was_prose;
}
