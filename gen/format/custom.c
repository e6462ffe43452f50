// The custom<...> directives of a file: what the author's two functions take, and that all uses of
// one name agree on it, since a C function can't be overloaded.
#include "base/c_text.h"
#include "base/list.h"
#include "base/names.h"
#include "c/name_schema.h"
#include "format/build.h"
#include "model/definition.h"
#include "model/dialect.h"
#include "model/op.h"

// ---- What an argument is in C -------------------------------------------------------------------

// Its type when the directive reads it, when it only refers to it, and when it prints it; what its
// names end with.
typedef struct c_forms {
  const char *bound, *referred, *printed;
  const char *parse_suffix, *print_suffix;
} c_forms;

static const c_forms attribute = {"const mica_attr **", "const mica_attr *", "const mica_attr *",
                                  "", ""};
static const c_forms operand = {"mica_operand_ref *", "mica_operand_ref", "mica_value *", "", ""};
static const c_forms optional_operand = {"mica_operand_refs *", "mica_operand_refs", "mica_value *",
                                         "", ""};
static const c_forms operands = {"mica_operand_refs *", "mica_operand_refs", "mica_segment", "",
                                 ""};
static const c_forms operand_groups = {"mica_operand_groups *", "mica_operand_groups",
                                       "mica_segment", "", ""};
static const c_forms one_type = {"const mica_type **", "const mica_type *", "const mica_type *",
                                 "_type", "_type"};
static const c_forms optional_type = {"mica_types *", "mica_types", "const mica_type *", "_types",
                                      "_type"};
static const c_forms types = {"mica_types *", "mica_types", "mica_segment", "_types", "_types"};
static const c_forms type_groups = {"mica_type_groups *", "mica_type_groups", "mica_segment",
                                    "_types", "_types"};
static const c_forms region = {"mica_region *", "mica_region *", "mica_region *", "", ""};
static const c_forms regions = {"mica_regions *", "mica_regions", "mica_segment", "", ""};
static const c_forms successor = {"mica_block **", "mica_block *", "mica_block *", "", ""};
static const c_forms successors = {"mica_blocks *", "mica_blocks", "mica_segment", "", ""};

static const c_forms *forms_of_value(const model_value *value, bool of_type) {
  switch (value->arity) {
  case ARITY_ONE: return of_type ? &one_type : &operand;
  case ARITY_OPTIONAL: return of_type ? &optional_type : &optional_operand;
  case ARITY_VARIADIC: return of_type ? &types : &operands;
  case ARITY_VARIADIC_OF_VARIADIC: return of_type ? &type_groups : &operand_groups;
  }
  return NULL;
}

static const c_forms *forms_of_variable(const format_of_op *f, const format_element *e,
                                        bool of_type) {
  const model_op *op = f->op;
  switch (e->target) {
  case FORMAT_OPERAND:
  case FORMAT_RESULT: return forms_of_value(format_value(f, e), of_type);
  case FORMAT_REGION: return op->regions[e->index].is_variadic ? &regions : &region;
  case FORMAT_SUCCESSOR: return op->successors[e->index].is_variadic ? &successors : &successor;
  case FORMAT_ATTRIBUTE:
  case FORMAT_PROPERTY: return &attribute;
  case FORMAT_UNRESOLVED:
  case FORMAT_PARAMETER: break;
  }
  return NULL;
}

// What stands for all of something, and its name; NULL: it isn't passed.
static const c_forms *forms_of_all(format_kind kind, bool of_type, const char **name) {
  switch (format_facts_of(kind).binds) {
  case BINDS_OPERANDS:
    *name = of_type ? "operand" : "operands";
    return of_type ? &types : &operands;
  case BINDS_RESULTS: *name = "result"; return &types;
  case BINDS_REGIONS: *name = "regions"; return &regions;
  case BINDS_SUCCESSORS: *name = "successors"; return &successors;
  case BINDS_NOTHING:
  case BINDS_NAMED:
  case BINDS_ATTR_DICT:
  case BINDS_PROP_DICT:
  case BINDS_PARAMETERS:
  case BINDS_INSIDE: break;
  }
  return NULL;
}

// ---- Signatures ---------------------------------------------------------------------------------

// What one use of a directive passes.
typedef struct signature {
  arena *memory;
  format_parameter *parse, *print;
  size_t count;
  text_map parse_names, print_names;  // of the parameters
} signature;

static signature new_signature(arena *memory, const format_element *custom) {
  size_t count = custom->children.count + 1;
  return (signature){memory,
                     ARENA_ARRAY(memory, format_parameter, count),
                     ARENA_ARRAY(memory, format_parameter, count),
                     0,
                     {0},
                     {0}};
}

// `type($var)` and `$varType` would both be var_type: the later takes an underscore.
static const char *free_name(arena *a, text_map *taken, const char *name) {
  while (text_map_add(a, taken, text_of(name), (void *)name) != NULL)
    name = text_concat(a, name, "_");
  return name;
}

// The parameters that every such function has come first.
static bool is_taken(text name) {
  return text_is(name, "p") || text_is(name, "op") || text_is(name, "out");
}

// "lhs", "lhs_type"; one that is only referred to, or would have the name of another, is marked.
static const char *suffixed(arena *a, const char *name, const char *suffix, bool is_marked) {
  if (*suffix != '\0') name = text_concat(a, name_stem(a, name), suffix);
  return is_marked ? text_concat(a, name, "_") : name;
}

static void pass(signature *s, const char *name, const c_forms *forms, bool is_ref) {
  arena *a = s->memory;
  const bool is_marked = is_ref || is_taken(text_of(name));
  const char *parsed = suffixed(a, name, forms->parse_suffix, is_marked);
  const char *printed = suffixed(a, name, forms->print_suffix, is_marked);
  s->parse[s->count] = (format_parameter){is_ref ? forms->referred : forms->bound,
                                          free_name(a, &s->parse_names, parsed)};
  s->print[s->count] = (format_parameter){forms->printed, free_name(a, &s->print_names, printed)};
  s->count++;
}

// As it would stand without the quotes around it.
static const char *as_literal(arena *memory, text code) {
  buffer plain = {0}, out = {0};
  for (size_t i = 0; i < code.size; i++) {
    bool is_escape = code.data[i] == '\\' && i + 1 < code.size &&
                     (code.data[i + 1] == '"' || code.data[i + 1] == '\\');
    buffer_char(&plain, code.data[is_escape ? ++i : i]);
  }
  text_to_c_literal(&out, arena_keep(memory, &plain));
  return text_copy(memory, arena_keep(memory, &out));
}

// Code that has no C is passed as its text; `check_code` has reported it.
static void pass_code(signature *s, model_maker *maker, format_element *e, size_t position) {
  model_code code;
  bool is_known = model_code_of(maker, e->spelling, &code);
  const char *type = is_known ? code.c_type : "const char *";
  const c_forms forms = {type, type, type, "", ""};
  e->code = is_known ? code.in_c : as_literal(s->memory, e->spelling);
  pass(s, arena_printf(s->memory, "argument_%zu", position).data, &forms, false);
}

static void pass_argument_of_op(signature *s, model_maker *maker, const format_of_op *f,
                                format_element *argument, size_t position) {
  bool is_ref = argument->kind == FORMAT_REF;
  format_element *inner = is_ref ? argument->children.items[0] : argument;
  bool of_type = inner->kind == FORMAT_TYPE;
  if (of_type) inner = inner->children.items[0];
  if (inner->kind == FORMAT_STRING) {
    pass_code(s, maker, inner, position);
  } else if (inner->kind == FORMAT_VARIABLE) {
    pass(s, format_c_name(f, inner), forms_of_variable(f, inner, of_type), is_ref);
  } else {
    const char *name = NULL;
    const c_forms *forms = forms_of_all(inner->kind, of_type, &name);
    if (forms != NULL) pass(s, name, forms, is_ref);
  }
}

static signature signature_in_op(arena *memory, model_maker *maker, const format_of_op *f,
                                 const format_element *custom) {
  signature s = new_signature(memory, custom);
  for (size_t i = 0; i < custom->children.count; i++)
    pass_argument_of_op(&s, maker, f, custom->children.items[i], i);
  return s;
}

static void pass_parameter(signature *s, const model_parameter *p, bool is_ref) {
  const char *type = p->type.spelling;
  bool is_pointer = type[strlen(type) - 1] == '*';
  const c_forms forms = {text_concat(s->memory, type, is_pointer ? "*" : " *"), type, type, "", ""};
  pass(s, p->c_name, &forms, is_ref);
}

static signature signature_in_definition(arena *memory, model_maker *maker,
                                         const format_of_definition *f,
                                         const format_element *custom) {
  signature s = new_signature(memory, custom);
  for (size_t i = 0; i < custom->children.count; i++) {
    format_element *argument = custom->children.items[i];
    if (argument->kind == FORMAT_STRING) pass_code(&s, maker, argument, i);
    else
      pass_parameter(&s, &f->definition->parameters[format_innermost(argument)->index],
                     argument->kind == FORMAT_REF);
  }
  return s;
}

// ---- The list -----------------------------------------------------------------------------------

// A directive and its first use.
typedef struct known {
  format_custom custom;
  const format_element *element;
  const format_source *source;
  bool is_refused;
} known;

typedef struct collector {
  arena *memory;
  list all;
  text_map by_name;  // of the function that parses
  const model *model;
  model_maker *maker;
} collector;

static bool same_types(const format_parameter *a, const format_parameter *b, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(a[i].type, b[i].type) != 0) return false;
  return true;
}

static bool agrees(const format_custom *c, const signature *s, bool of_parameters) {
  return c->of_parameters == of_parameters && c->count == s->count &&
         same_types(c->parse, s->parse, s->count) && same_types(c->print, s->print, s->count);
}

// Whose format is walked: an operation's, or a type's or attribute's.
typedef struct owner {
  const format_of_op *op;
  const format_of_definition *definition;
  const model_dialect *dialect;
  const format_source *source;
  bool *is_broken;  // of its outcome
  bool is_former;
} owner;

static void refuse(const owner *o, known *k, const format_element *e) {
  *o->is_broken = true;
  if (k->is_refused) return;
  k->is_refused = true;
  format_error_at(o->source, e,
                  "custom<%.*s> is used with other arguments elsewhere, and C functions can't be "
                  "overloaded: give one of them another name",
                  TEXT_ARGS(e->spelling));
  format_note_at(k->source, k->element, "the other use is here");
}

static const char *function_name(collector *c, const owner *o, const char *verb, text name) {
  const char *prefix = o->dialect->c_name, *words = name_snake(c->memory, name);
  return arena_printf(c->memory, "%s_%s_%s", prefix, verb, words).data;
}

static known *add_functions(collector *c, const owner *o, const format_element *e,
                            const char *parse_name, const char *print_name, const signature *s) {
  known *k = ARENA_NEW(c->memory, known);
  *k = (known){.element = e, .source = o->source};
  k->custom = (format_custom){.parse_name = parse_name,
                              .print_name = print_name,
                              .parse = s->parse,
                              .print = s->print,
                              .count = s->count,
                              .at = o->op != NULL ? o->op->op->at : o->definition->definition->at,
                              .of_parameters = o->op == NULL};
  text_map_set(c->memory, &c->by_name, text_of(parse_name), k);
  list_push(c->memory, &c->all, &k->custom);
  return k;
}

static known *add(collector *c, const owner *o, const format_element *e, text name,
                  const signature *s) {
  return add_functions(c, o, e, function_name(c, o, "parse", name),
                       function_name(c, o, "print", name), s);
}

static void check_code(collector *c, const owner *o, const format_element *custom) {
  model_code code;
  for (size_t i = 0; i < custom->children.count; i++) {
    const format_element *e = custom->children.items[i];
    if (e->kind != FORMAT_STRING || model_code_of(c->maker, e->spelling, &code)) continue;
    if (format_is_cpp(o->source)) {
      format_warning_at(o->source, e,
                        "this C++ has no C whose type Mica knows: the functions of custom<%.*s> "
                        "are given its text",
                        TEXT_ARGS(custom->spelling));
      continue;
    }
    format_error_at(
        o->source, e,
        "this code has no C whose type Mica knows: write a number, a text, $_ctxt, or a "
        "cast, `(type)...`");
    *o->is_broken = true;
  }
}

// The directive of this name and these arguments. C++ may overload its functions: there a second
// one has a number behind its name.
static known *directive_for(collector *c, const owner *o, const format_element *e,
                            const signature *s) {
  text name = e->spelling;
  for (size_t number = 2;; number++) {
    const char *function = function_name(c, o, "parse", name);
    known *k = text_map_get(&c->by_name, text_of(function));
    if (k == NULL) return add(c, o, e, name, s);
    if (agrees(&k->custom, s, o->op == NULL)) return k;
    if (!format_is_cpp(o->source)) {
      refuse(o, k, e);
      return k;
    }
    name = arena_printf(c->memory, "%.*s_%zu", TEXT_ARGS(e->spelling), number);
  }
}

// Whether arguments are what a directive of the library takes.
static bool takes(const model_directive *d, const format_element *custom, const signature *s) {
  if (d->count != s->count || d->count != custom->children.count) return false;
  for (size_t i = 0; i < d->count; i++) {
    const format_element *e = custom->children.items[i];
    text wanted = text_of(d->read[i]);
    bool is_code = wanted.size > 1 && wanted.data[0] == '"';
    if (is_code != (e->kind == FORMAT_STRING)) return false;
    if (is_code && !text_equal(e->spelling, (text){wanted.data + 1, wanted.size - 2})) return false;
    if (is_code) continue;
    if (!text_is(wanted, s->parse[i].type) || strcmp(d->written[i], s->print[i].type) != 0)
      return false;
  }
  return true;
}

// The library's own for a use in an operation; NULL: the author's.
static const model_directive *library_directive(const collector *c, const owner *o,
                                                const format_element *e, const signature *s) {
  if (o->op == NULL) return NULL;
  for (size_t i = 0; i < c->model->directive_count; i++) {
    const model_directive *d = &c->model->directives[i];
    if (text_is(e->spelling, d->name) && takes(d, e, s)) return d;
  }
  return NULL;
}

static void use_library(collector *c, const owner *o, format_element *e, const model_directive *d,
                        const signature *s) {
  if (d->print_name[0] == '\0' && !o->is_former) {
    format_error_at(o->source, e, "custom<%s> can't be printed: it is for former formats alone",
                    d->name);
    *o->is_broken = true;
  }
  known *k = text_map_get(&c->by_name, text_of(d->parse_name));
  if (k == NULL) {
    k = add_functions(c, o, e, d->parse_name, d->print_name, s);
    k->custom.is_library = true;
  }
  e->custom = &k->custom;
}

static void note_use(collector *c, const owner *o, format_element *e, bool opens_group) {
  const signature s = o->op != NULL
                          ? signature_in_op(c->memory, c->maker, o->op, e)
                          : signature_in_definition(c->memory, c->maker, o->definition, e);
  const model_directive *d = opens_group ? NULL : library_directive(c, o, e, &s);
  if (d != NULL) {
    use_library(c, o, e, d, &s);
    return;
  }
  check_code(c, o, e);
  known *k = directive_for(c, o, e, &s);
  k->custom.opens_group |= opens_group;
  k->custom.is_printed |= !o->is_former;
  e->custom = &k->custom;
}

static void note_uses(collector *c, const owner *o, format_list list,
                      const format_element *opener) {
  for (size_t i = 0; i < list.count; i++) {
    format_element *e = list.items[i];
    if (e->kind == FORMAT_CUSTOM) {
      note_use(c, o, e, e == opener);
      continue;
    }
    note_uses(c, o, e->children,
              e->kind == FORMAT_OPTIONAL ? format_first_parsable(e->children) : NULL);
    note_uses(c, o, e->otherwise, NULL);
  }
}

static void note_definitions(collector *c, model_definition *const *all, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const format_of_definition *f = all[i]->format;
    if (f == NULL) continue;
    const owner o = {NULL, f, all[i]->dialect, f->source, &all[i]->outcome.is_broken, false};
    note_uses(c, &o, f->elements, NULL);
  }
}

static void note_op(collector *c, model_op *op, const format_of_op *f, bool is_former) {
  if (f == NULL) return;
  const owner o = {f, NULL, op->dialect, f->source, &op->outcome.is_broken, is_former};
  note_uses(c, &o, f->elements, NULL);
}

void format_list_customs(session *s, model *m, model_maker *maker) {
  collector c = {.memory = s->memory, .model = m, .maker = maker};
  note_definitions(&c, m->types, m->type_count);
  note_definitions(&c, m->attrs, m->attr_count);
  for (size_t i = 0; i < m->op_count; i++) {
    const model_former *former = &m->ops[i]->former;
    note_op(&c, m->ops[i], m->ops[i]->format, false);
    for (size_t j = 0; j < former->format_count; j++)
      note_op(&c, m->ops[i], former->formats[j].format, true);
  }
  m->customs = (const format_custom *const *)c.all.items;
  m->custom_count = c.all.count;
}
