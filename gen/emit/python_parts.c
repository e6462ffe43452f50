// What operations, types and attributes are made of, in Python's terms: members of their classes
// and parameters of what makes them.
#include <string.h>

#include "base/names.h"
#include "emit/python.h"
#include "model/dialect.h"

static void add_member(emitter *e, list *to, python_member m) {
  python_member *kept = ARENA_ARRAY(e->memory, python_member, 1);
  *kept = m;
  list_push(e->memory, to, kept);
}

static void add_parameter(emitter *e, list *to, python_parameter p) {
  python_parameter *kept = ARENA_ARRAY(e->memory, python_parameter, 1);
  *kept = p;
  list_push(e->memory, to, kept);
}

const char *python_parameters(emitter *e, const list *parameters, bool has_types) {
  list items = {0};
  bool is_behind = false;
  for (int behind = 0; behind < 2; behind++)
    for (size_t i = 0; i < parameters->count; i++) {
      const python_parameter *p = parameters->items[i];
      if ((p->default_value != NULL) != (behind == 1)) continue;
      if (behind == 1 && !is_behind) list_push(e->memory, &items, "*");
      is_behind = behind == 1;
      const char *written = has_types ? emit_printf(e, "%s: %s", p->name, p->type) : p->name;
      const char *value = p->default_value == NULL ? ""
                          : has_types              ? " = ..."
                                                   : emit_printf(e, "=%s", p->default_value);
      list_push(e->memory, &items, emit_printf(e, "%s%s", written, value));
    }
  return emit_join(e, (const char *const *)items.items, items.count, ", ");
}

static const char *joined(emitter *e, const list *items) {
  return emit_printf(e, "[%s]",
                     emit_join(e, (const char *const *)items->items, items->count, ", "));
}
static const char *optional(emitter *e, const char *type) {
  return emit_printf(e, "_y.Optional[%s]", type);
}

// ---- Values -------------------------------------------------------------------------------------

static const char *own_name(emitter *e, python_op *p, const char *name, const char *c_name) {
  return python_own_name(e, &p->names, name[0] == '\0' ? c_name : name);
}

// Where there are groups of several values, an operation is asked where each stands.
static python_member value_member(emitter *e, python_op *p, const model_value *v, bool has_groups) {
  const char *what = v->is_result ? "result" : "operand";
  const char *single = v->is_result ? "_i.OpResult" : "_i.Value";
  const bool is_group = v->arity == ARITY_VARIADIC || v->arity == ARITY_VARIADIC_OF_VARIADIC;
  const char *how = is_group ? "_group" : has_groups ? "_of_groups" : "";
  return (python_member){
      .name = own_name(e, p, v->name, v->c_name),
      .made = emit_printf(e, "_t.%s%s(%zu)", what, how, v->index),
      .type = is_group                     ? emit_printf(e, "_y.List[%s]", single)
              : v->arity == ARITY_OPTIONAL ? optional(e, single)
                                           : single,
      .is_set = !v->is_result && !is_group,
  };
}

static void add_operand(emitter *e, python_op *p, const model_op *op, const model_value *v,
                        list *given) {
  const python_member member = value_member(e, p, v, op->variadic_operand_count > 0);
  const bool is_group = v->arity == ARITY_VARIADIC || v->arity == ARITY_VARIADIC_OF_VARIADIC;
  const bool may_lack = v->arity == ARITY_OPTIONAL;
  const char *type = is_group   ? "_y.Sequence[_i.Value]"
                     : may_lack ? "_y.Optional[_i.Value]"
                                : "_i.Value";
  add_member(e, &p->members, member);
  add_parameter(e, &p->parameters, (python_parameter){member.name, type, may_lack ? "None" : NULL});
  list_push(e->memory, given, member.name);
}

static void add_results(emitter *e, python_op *p, const model_op *op) {
  list given = {0};
  for (size_t i = 0; i < op->result_count; i++) {
    const model_value *v = &op->results[i];
    add_member(e, &p->members, value_member(e, p, v, op->variadic_result_count > 0));
    if (op->all_results_inferred) continue;
    const char *type = v->arity == ARITY_ONE        ? "_m.Type"
                       : v->arity == ARITY_OPTIONAL ? "_y.Optional[_m.Type]"
                                                    : "_y.Sequence[_m.Type]";
    const char *part = v->name[0] == '\0' ? v->c_name : v->name;
    const char *what = v->arity == ARITY_VARIADIC ? "types" : "type";
    const char *name = python_own_name(e, &p->names, emit_printf(e, "%s_%s", part, what));
    add_parameter(e, &p->parameters, (python_parameter){name, type, NULL});
    list_push(e->memory, &given, name);
  }
  p->results = op->all_results_inferred ? "results" : joined(e, &given);
  p->picks_result = op->result_count == 1 && op->results[0].arity == ARITY_ONE;
}

// ---- Attributes ---------------------------------------------------------------------------------

typedef struct python_value {
  const char *member, *type;  // "attribute", "_b.int"
} python_value;

static const char *list_of(const char *element) {
  const c_scalar *scalar = element == NULL ? NULL : c_scalar_named(text_of(element));
  if (scalar == NULL) return NULL;
  if (scalar->kind == C_BOOL) return "_y.List[_b.bool]";
  if (scalar->kind == C_INT || scalar->kind == C_UINT) return "_y.List[_b.int]";
  return scalar->kind == C_FLOAT ? "_y.List[_b.float]" : NULL;
}

// By the C value that an accessor gives.
static python_value of_value(const c_type *type) {
  static const python_value itself = {"attribute_itself", "_m.Attribute"};
  const char *elements = list_of(type->element);
  switch (type->kind) {
  case C_BOOL: return (python_value){"attribute", "_b.bool"};
  case C_INT:
  case C_UINT:
  case C_ENUM: return (python_value){"attribute", "_b.int"};
  case C_FLOAT: return (python_value){"attribute", "_b.float"};
  case C_STR:
  case C_RESOURCE: return (python_value){"attribute", "_b.str"};
  case C_TYPE: return (python_value){"attribute", "_m.Type"};
  case C_ARRAY: return elements == NULL ? itself : (python_value){"attribute", elements};
  case C_ATTR:
  case C_POINTER:
  case C_TYPES:
  case C_ATTRS:
  case C_STRS:
  case C_LOC:
  case C_OPTIONAL:
  case C_CUSTOM: break;
  }
  return itself;
}

static python_value of_property(const model_property *p) {
  const bool has_value = model_property_is_scalar(p) || p->kind == PROPERTY_INTS;
  if (!has_value) return (python_value){"attribute_itself", "_m.Attribute"};
  return p->type.kind == C_BOOL ? (python_value){"flag", "_b.bool"} : of_value(&p->type);
}

static python_value of_attribute(const model_attribute *a) {
  if (a->is_unit) return (python_value){"flag", "_b.bool"};
  if (a->property != NULL) return of_property(a->property);
  if (a->from_attr == NULL) return (python_value){"attribute_itself", "_m.Attribute"};
  return of_value(&a->type);
}

static const model_enum *enum_of(const emitter *e, const model_attribute *a) {
  const model_enum *found = a->enumeration;
  if (found == NULL && a->property != NULL) found = a->property->enumeration;
  return found != NULL && python_has_enum(e, found) ? found : NULL;
}

static void add_attribute(emitter *e, python_op *p, const model_attribute *a, list *given) {
  const char *name = python_own_name(e, &p->names, a->name), *key = python_string(e, a->name);
  const model_enum *cases = enum_of(e, a);
  const python_value v = cases == NULL ? of_attribute(a)
                                       : (python_value){"enumeration", python_name(e, cases->name)};
  const bool is_flag = strcmp(v.member, "flag") == 0;
  const bool has_default = a->default_value != NULL || a->property != NULL || is_flag;
  const char *made =
      cases == NULL ? emit_printf(e, "_t.%s(%s)", v.member, key)
                    : emit_printf(e, "_t.enumeration(%s, %s)", key, python_name(e, cases->name));
  const bool may_lack = a->is_optional && !has_default;
  add_member(e, &p->members,
             (python_member){name, made, may_lack ? optional(e, v.type) : v.type, true});
  const char *type = strcmp(v.type, "_m.Attribute") == 0
                         ? "_y.Any"
                         : emit_printf(e, "_y.Union[%s, _m.Attribute]", v.type);
  const bool is_open = a->is_optional || has_default;
  add_parameter(
      e, &p->parameters,
      (python_parameter){name, is_open ? optional(e, type) : type, is_open ? "None" : NULL});
  list_push(e->memory, given, emit_printf(e, "%s: %s", key, name));
}

// ---- Operations ---------------------------------------------------------------------------------

static void add_successors(emitter *e, python_op *p, const model_op *op) {
  list given = {0};
  for (size_t i = 0; i < op->successor_count; i++) {
    const model_part *s = &op->successors[i];
    const char *name = own_name(e, p, s->name, s->c_name);
    const char *made = emit_printf(e, "_t.successor%s(%zu)", s->is_variadic ? "_group" : "", i);
    add_member(e, &p->members,
               (python_member){name, made, s->is_variadic ? "_y.List[_i.Block]" : "_i.Block",
                               !s->is_variadic});
    add_parameter(
        e, &p->parameters,
        (python_parameter){name, s->is_variadic ? "_y.Sequence[_i.Block]" : "_i.Block", NULL});
    list_push(e->memory, &given, s->is_variadic ? emit_printf(e, "*%s", name) : name);
  }
  p->successors = joined(e, &given);
}

static void add_regions(emitter *e, python_op *p, const model_op *op) {
  size_t fixed = 0;
  const char *count = NULL;
  for (size_t i = 0; i < op->region_count; i++) {
    const model_part *r = &op->regions[i];
    const char *name = own_name(e, p, r->name, r->c_name);
    const char *made = emit_printf(e, "_t.region%s(%zu)", r->is_variadic ? "_group" : "", i);
    add_member(
        e, &p->members,
        (python_member){name, made, r->is_variadic ? "_y.List[_i.Region]" : "_i.Region", false});
    if (!r->is_variadic) fixed++;
    else count = python_own_name(e, &p->names, emit_printf(e, "%s_count", name));
  }
  if (count != NULL) add_parameter(e, &p->parameters, (python_parameter){count, "_b.int", "0"});
  p->regions = count == NULL ? emit_size(e, fixed) : emit_printf(e, "%zu + %s", fixed, count);
}

// What every maker has, whatever the operation is.
static void add_common(emitter *e, python_op *p, const model_op *op) {
  static const python_parameter common[] = {
      {"attributes", "_y.Optional[_y.Mapping[_b.str, _y.Any]]", "None"},
      {"location", "_y.Optional[_m.Location]", "None"},
      {"at", "_y.Optional[_i.InsertionPoint]", "None"},
      {"context", "_y.Optional[_m.Context]", "None"},
  };
  if (op->all_results_inferred)
    add_parameter(e, &p->parameters,
                  (python_parameter){"results", "_y.Optional[_y.Sequence[_y.Any]]",
                                     op->result_count == 0 ? "()" : "None"});
  for (size_t i = 0; i < sizeof common / sizeof *common; i++)
    list_push(e->memory, &p->parameters, &common[i]);
}

python_op python_op_of(emitter *e, const model_op *op) {
  python_op p = {.picks_result = false};
  list operands = {0}, attributes = {0};
  add_results(e, &p, op);
  for (size_t i = 0; i < op->argument_count; i++) {
    const model_argument *a = &op->arguments[i];
    if (a->kind == ARGUMENT_OPERAND) add_operand(e, &p, op, &op->operands[a->index], &operands);
    else add_attribute(e, &p, &op->attributes[a->index], &attributes);
  }
  add_successors(e, &p, op);
  add_regions(e, &p, op);
  add_common(e, &p, op);
  p.operands = joined(e, &operands);
  p.attributes = emit_printf(
      e, "{%s}", emit_join(e, (const char *const *)attributes.items, attributes.count, ", "));
  return p;
}

// ---- Types and attributes -----------------------------------------------------------------------

static const char *letter_of(c_kind kind, size_t size) {
  static const char *const with_sign[] = {[1] = "b", [2] = "h", [4] = "i", [8] = "q"};
  static const char *const without[] = {[1] = "B", [2] = "H", [4] = "I", [8] = "Q"};
  if (kind == C_BOOL) return "?";
  if (kind == C_FLOAT) return size == 4 ? "f" : "d";
  if (size > 8) return NULL;
  return kind == C_INT ? with_sign[size] : without[size];
}

// How a parameter stands in memory ("" where the library says it), and its type in Python.
typedef struct python_storage {
  const char *letter, *type;  // NULL: Python has no value for it
} python_storage;

static python_storage storage_of(emitter *e, const model_parameter *p) {
  static const python_storage none = {NULL, NULL};
  if (p->param_kind != NULL || p->hooks != NULL || p->comparator != NULL ||
      p->comparator_hook != NULL || p->opaque != NULL)
    return none;
  const c_scalar *element = p->type.element == NULL ? NULL
                                                    : c_scalar_named(text_of(p->type.element));
  switch (p->type.kind) {
  case C_TYPE: return (python_storage){"", "_m.Type"};
  case C_ATTR: return (python_storage){"", "_m.Attribute"};
  case C_BOOL: return (python_storage){"?", "_b.bool"};
  case C_INT:
  case C_UINT: return (python_storage){letter_of(p->type.kind, p->type.size), "_b.int"};
  case C_ENUM:
    return (python_storage){letter_of(C_UINT, p->type.size == 0 ? 4 : p->type.size),
                            p->type.named != NULL && python_has_enum(e, p->type.named)
                                ? python_name(e, p->type.named->name)
                                : "_b.int"};
  case C_FLOAT: return (python_storage){letter_of(C_FLOAT, p->type.size), "_b.float"};
  case C_STR:
  case C_RESOURCE: return (python_storage){"", "_b.str"};
  case C_TYPES: return (python_storage){"", "_y.List[_m.Type]"};
  case C_ATTRS: return (python_storage){"", "_y.List[_m.Attribute]"};
  case C_STRS: return (python_storage){"", "_y.List[_b.str]"};
  case C_ARRAY:
    return element == NULL || list_of(p->type.element) == NULL
               ? none
               : (python_storage){letter_of(element->kind, element->size),
                                  list_of(p->type.element)};
  case C_POINTER:
  case C_LOC:
  case C_OPTIONAL:
  case C_CUSTOM: break;
  }
  return none;
}

// What `value` is of an attribute in general, it is of one that holds an enum's value alone.
static const char *parameter_name(emitter *e, text_map *used, const model_definition *d,
                                  const model_parameter *p) {
  bool is_hidden = strcmp(p->name, "value") == 0 && d->is_attr && d->enumeration == NULL;
  return python_own_name(e, used, is_hidden ? "value_" : p->name);
}

python_definition python_definition_of(emitter *e, const model_definition *d) {
  python_definition made = {.is_made = d->mnemonic != NULL};
  list letters = {0}, values = {0};
  text_map used = {0};
  for (size_t i = 0; i < d->parameter_count; i++) {
    const model_parameter *p = &d->parameters[i];
    const python_storage s = storage_of(e, p);
    const char *name = parameter_name(e, &used, d, p);
    const bool may_lack = p->is_optional && !p->is_self_type;
    list_push(e->memory, &letters, python_string(e, s.letter == NULL ? "" : s.letter));
    list_push(e->memory, &values, name);
    if (s.letter == NULL || p->is_mutable) made.is_made = false;
    if (s.letter == NULL) continue;
    const bool is_enum = p->type.kind == C_ENUM && strcmp(s.type, "_b.int") != 0;
    const char *member = is_enum ? emit_printf(e, "_t.parameter(%zu, %s)", i, s.type)
                                 : emit_printf(e, "_t.parameter(%zu)", i);
    const bool is_null = may_lack && (p->type.kind == C_TYPE || p->type.kind == C_ATTR);
    add_member(e, &made.members,
               (python_member){name, member, is_null ? optional(e, s.type) : s.type, false});
    add_parameter(e, &made.parameters,
                  (python_parameter){name, may_lack ? optional(e, s.type) : s.type,
                                     may_lack ? "None" : NULL});
  }
  add_parameter(e, &made.parameters,
                (python_parameter){"context", "_y.Optional[_m.Context]", "None"});
  made.letters = joined(e, &letters);
  made.values = joined(e, &values);
  return made;
}
