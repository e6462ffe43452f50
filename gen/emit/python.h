// What the two files of --python share: NAME.py (python.c), the classes of a dialect, and NAME.pyi
// (python_stub.c), their types. Both are made of the same parts (python_parts.c), whose names are
// Python's (python_names.c).
#ifndef MICA_GEN_EMIT_PYTHON_H
#define MICA_GEN_EMIT_PYTHON_H

#include "emit/emit.h"
#include "model/definition.h"
#include "model/enum.h"
#include "model/op.h"

// A name of the definition that may stand for a parameter or a member: a word of Python's, and what
// every operation, type or attribute of the package has, gets an underscore.
const char *python_name(emitter *e, const char *name);
// The same with underscores behind it until no other part of the map has it.
const char *python_own_name(emitter *e, text_map *used, const char *name);
const char *python_string(emitter *e, const char *content);     // a literal, with its quotes
const char *python_docstring(emitter *e, const char *summary);  // a line, or ""

// What a class has by a name, and what Python takes for its type.
typedef struct python_member {
  const char *name;
  const char *made;  // "_t.operand(0)"
  const char *type;  // "_i.Value"
  bool is_set;       // it may be assigned
} python_member;

typedef struct python_parameter {
  const char *name, *type;
  const char *default_value;  // NULL: it must be given, and stands in front
} python_parameter;

// An operation in Python. The lists hold what their names say.
typedef struct python_op {
  text_map names;   // of its members and parameters
  list members;     // python_member
  list parameters;  // python_parameter; those with a default behind the others
  const char *operands, *attributes, *results, *successors, *regions;  // Python, for the maker
  bool picks_result;  // who calls its function wants its one result
} python_op;
python_op python_op_of(emitter *e, const model_op *op);
// What a file's names at the outside are: classes first, then functions of operations.
typedef struct python_module {
  text_map used;
  const char **op_classes;  // of each operation
} python_module;
python_module python_module_of(emitter *e);
// "lhs, rhs, *, flags=None": their names, with their types in a stub.
const char *python_parameters(emitter *e, const list *parameters, bool has_types);

// A type or attribute in Python.
typedef struct python_definition {
  list members;         // of parameters that Python has a value for
  list parameters;      // of `get`
  const char *letters;  // how each stands in memory, as Python's struct says it
  const char *values;   // Python, for the maker
  bool is_made;         // all parameters have a value in Python, so that it has `get`
} python_definition;
python_definition python_definition_of(emitter *e, const model_definition *d);

const char *python_case_name(emitter *e, const model_case *c);
// The attribute of a dialect that holds nothing but a value of the enum: "arith.fastmath"; or "".
const char *python_enum_attribute(const emitter *e, const model_enum *enumeration);
bool python_has_enum(const emitter *e, const model_enum *enumeration);  // this file's

#endif
