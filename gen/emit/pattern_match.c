// The first half of a pattern's function: finds the operations of the source, in the order in which
// they are written, and asks what is demanded.
#include <string.h>

#include "base/names.h"
#include "c/code_token.h"
#include "emit/op_constraints.h"
#include "emit/op_pieces.h"
#include "emit/pattern_write.h"

static void match_op(pattern_writer *w, const pattern_node *node, const char *op);

// ---- What leaves bind and demand ----------------------------------------------------------------

static bool is_wanted(const pattern_symbol *s) {
  return s != NULL && (s->reads > 0 || s->bindings > 1);
}

static const char *type_of(const pattern_symbol *s) {
  switch (s->kind) {
  case SYMBOL_VALUE: return "mica_value *";
  case SYMBOL_VALUES: return "mica_values";
  case SYMBOL_ATTR: return "const mica_attr *";
  case SYMBOL_OP: return "mica_op *";
  case SYMBOL_CODE: break;
  }
  return s->c_type;
}

static void set_symbol(pattern_writer *w, const pattern_symbol *s, const char *in_c) {
  pointer_map_set(w->e->memory, &w->symbols, s, (void *)(uintptr_t)in_c);
  list_push(w->e->memory, &w->bound, s);
}

// What a name stands for a second time is the same.
static void emit_equality(pattern_writer *w, const pattern_symbol *s, const char *other) {
  const char *known = pointer_map_get(&w->symbols, s);
  const template_hole holes[] = {{"known", known}, {"other", other}, {0}};
  emit(w->e,
       s->kind == SYMBOL_VALUES ? "  if (!mica_values_equal(${known}, ${other})) return false;\n"
                                : "  if (${other} != ${known}) return false;\n",
       holes);
}

static const char *emit_local(pattern_writer *w, const char *type, const char *wanted,
                              const char *value) {
  const char *name = pattern_local(w, wanted);
  emit(w->e, "  ${declaration} = ${value};\n",
       (const template_hole[]){
           {"declaration", emit_declaration(w->e, type, name)}, {"value", value}, {0}});
  return name;
}

// Answers C of what was bound: a local where something reads it.
static const char *bind(pattern_writer *w, const pattern_symbol *s, const char *in_c) {
  if (!is_wanted(s)) return in_c;
  if (pointer_map_get(&w->symbols, s) != NULL) {
    emit_equality(w, s, in_c);
    return in_c;
  }
  const char *name = emit_local(w, type_of(s), s->name, in_c);
  set_symbol(w, s, name);
  return name;
}

// What must not hold.
static const c_expression *negated(pattern_writer *w, const c_expression *asks) {
  arena *a = w->e->memory;
  const bool is_equality = asks->kind == C_BINARY && asks->child_count == 2;
  if (is_equality && c_is(asks, C_BINARY, "=="))
    return c_binary(a, "!=", asks->children[0], asks->children[1]);
  if (is_equality && c_is(asks, C_BINARY, "!="))
    return c_binary(a, "==", asks->children[0], asks->children[1]);
  return c_not(a, asks);
}

// `asks` of a constraint, about C of a type or an attribute.
static const char *asked(pattern_writer *w, const model_constraint *c, const char *self) {
  const char *context = w->given->context;
  emitter *e = w->e;
  if (c->check != NULL) return emit_printf(e, "!%s(%s)", c->check, self);
  const c_expression *not_asked = negated(w, c->asks);
  not_asked = c_substitute(e->memory, not_asked, "self", c_parse(e->memory, text_of(self)));
  not_asked = c_substitute(e->memory, not_asked, "$_ctxt", c_parse(e->memory, text_of(context)));
  return c_write_within(e->memory, not_asked, C_BINDS_AND);
}

static void emit_value_demand(pattern_writer *w, const pattern_node *leaf, const char *value) {
  if (leaf->demand == NULL || leaf->demand->asks == NULL) return;
  const char *type = emit_printf(w->e, "mica_value_type(%s)", value);
  emit(w->e, "  if (${asked}) return false;\n",
       (const template_hole[]){{"asked", asked(w, leaf->demand, type)}, {0}});
}

static void emit_attr_demand(pattern_writer *w, const pattern_node *leaf, const char *attr,
                             bool is_there) {
  if (leaf->demand == NULL || leaf->demand->asks == NULL) return;
  emit(w->e,
       is_there ? "  if (${asked}) return false;\n"
                : "  if (${attr} == NULL || ${asked}) return false;\n",
       (const template_hole[]){{"attr", attr}, {"asked", asked(w, leaf->demand, attr)}, {0}});
}

static void match_value_leaf(pattern_writer *w, const pattern_node *leaf, const char *value) {
  emit_value_demand(w, leaf, bind(w, leaf->symbol, value));
}

static void match_attr_leaf(pattern_writer *w, const pattern_node *leaf, const model_attribute *a,
                            const char *attr) {
  const bool is_asked = leaf->demand != NULL && leaf->demand->asks != NULL && a->property == NULL;
  const bool is_new = is_wanted(leaf->symbol) && pointer_map_get(&w->symbols, leaf->symbol) == NULL;
  const char *in_c = is_asked && !is_new ? emit_local(w, "const mica_attr *", a->c_name, attr)
                                         : attr;
  in_c = bind(w, leaf->symbol, in_c);
  if (is_asked) emit_attr_demand(w, leaf, in_c, false);
  if (is_new && !is_asked && !a->is_optional && a->default_value == NULL)
    emit(w->e, "  if (${attr} == NULL) return false;\n",
         (const template_hole[]){{"attr", in_c}, {0}});
}

// ---- Operations ---------------------------------------------------------------------------------

static const char find_op[] =
    "  mica_op *${name} = mica_value_op_of(${value}, &${def});\n"
    "  if (${name} == NULL) return false;\n";

static const char *name_nested(pattern_writer *w, const pattern_node *node) {
  return pattern_local(w, node->symbol != NULL ? node->symbol->name : node->op->name);
}

static void match_found(pattern_writer *w, const pattern_node *node, const char *name) {
  if (node->symbol != NULL) set_symbol(w, node->symbol, name);
  match_op(w, node, name);
  list_push(w->e->memory, &w->found, name);
}

static void match_nested(pattern_writer *w, const pattern_node *node, const char *value) {
  emitter *e = w->e;
  const char *name = name_nested(w, node);
  emit(e, find_op,
       (const template_hole[]){{"name", name},
                               {"value", value},
                               {"def", emit_name(e, NAME_DEF, node->op->c_name, "")},
                               {0}});
  match_found(w, node, name);
}

enum { MOST_SOURCES = 4 };  // MICA_PATTERN_SOURCES of the runtime

bool pattern_is_source(const model_op *root, const pattern_node *child) {
  if (child->kind != PATTERN_OP) return false;
  const size_t operand = root->arguments[child->argument].index;
  for (size_t i = 0; i <= operand; i++)
    if (root->operands[i].arity != ARITY_ONE) return false;
  return operand < MOST_SOURCES;
}

static void match_source(pattern_writer *w, const pattern_node *node, const char *value) {
  const char *name = name_nested(w, node);
  list_push(w->e->memory, &w->sources, name);
  list_push(w->e->memory, &w->sources, value);
  match_found(w, node, name);
}

static const char find_by_code[] =
    "  mica_op *${name} = mica_value_op(${value});\n"
    "  ${locals}\n"
    "  if (${name} == NULL || !${code}) return false;\n";

// What native code sets begins as nothing.
static const char *emit_code_local(pattern_writer *w, const pattern_node *leaf, list *lines) {
  const bool is_named = leaf->symbol != NULL;
  const char *name = pattern_local(w, is_named ? leaf->symbol->name
                                      : strcmp(leaf->c_type, "mica_value *") == 0 ? "value"
                                                                                  : "attr");
  list_push(w->e->memory, lines,
            emit_printf(w->e, "%s = NULL;\n", emit_declaration(w->e, leaf->c_type, name)));
  return name;
}

static void match_code_leaf(pattern_writer *w, const pattern_node *leaf, const char *local) {
  const pattern_symbol *s = leaf->symbol;
  if (s != NULL && pointer_map_get(&w->symbols, s) != NULL) emit_equality(w, s, local);
  else if (s != NULL) set_symbol(w, s, local);
  if (strcmp(leaf->c_type, "mica_value *") == 0) emit_value_demand(w, leaf, local);
  else emit_attr_demand(w, leaf, local, true);
}

static const char *as_condition(pattern_writer *w, const char *code) {
  arena *a = w->e->memory;
  return c_write_within(a, c_parse(a, text_of(code)), C_BINDS_UNARY);
}

static void match_code(pattern_writer *w, const pattern_node *node, const char *value) {
  emitter *e = w->e;
  const char *name = pattern_local(w, "source");
  const char **arguments = ARENA_ARRAY(e->memory, const char *, node->child_count + 1);
  list lines = {0};
  for (size_t i = 0; i < node->child_count; i++)
    arguments[i] = emit_code_local(w, &node->children[i], &lines);
  const char *code = pattern_code_text(w, node->code, arguments, node->child_count, name);
  emit(e, find_by_code,
       (const template_hole[]){
           {"name", name},
           {"value", value},
           {"locals", emit_join(e, (const char *const *)lines.items, lines.count, "")},
           {"code", as_condition(w, code)},
           {0}});
  for (size_t i = 0; i < node->child_count; i++)
    match_code_leaf(w, &node->children[i], arguments[i]);
  list_push(e->memory, &w->found, name);
}

static void match_value(pattern_writer *w, const pattern_node *node, const char *value) {
  if (node->kind == PATTERN_OP) match_nested(w, node, value);
  else if (node->kind == PATTERN_CODE) match_code(w, node, value);
  else match_value_leaf(w, node, value);
}

// ---- Either -------------------------------------------------------------------------------------

static const char either_function[] =
    "static bool ${name}(${parameters}) {\n"
    "  ${body}\n"
    "  ${found}\n"
    "  return true;\n"
    "}\n\n";
static const char either_struct[] =
    "struct ${name} {\n"
    "  ${members}\n"
    "};\n";

typedef struct either_writer {
  pattern_writer *outer, inner;
  const char *name;
  list members, values, found;
} either_writer;

static const char *either_body(either_writer *ew, const pattern_node *node) {
  emitter *e = ew->outer->e;
  emit_capture body;
  emit_capture_begin(e, &body);
  match_value(&ew->inner, &node->children[0], "first");
  match_value(&ew->inner, &node->children[1], "second");
  return text_dedent(e->memory, emit_capture_end(e, &body));
}

static void add_member(either_writer *ew, const char *type, const char *name) {
  emitter *e = ew->outer->e;
  list_push(e->memory, &ew->members, emit_printf(e, "%s;\n", emit_declaration(e, type, name)));
  list_push(e->memory, &ew->values, emit_printf(e, ".%s = %s", name, name));
}

// Operations that stand in another either's struct are passed on under names of their own.
static const char *exported(either_writer *ew, const char *in_c, const char *type) {
  if (strchr(in_c, '.') == NULL) {
    add_member(ew, type, in_c);
    return in_c;
  }
  emitter *e = ew->outer->e;
  const char *name = pattern_local(&ew->inner, strchr(in_c, '.') + 1);
  list_push(e->memory, &ew->members, emit_printf(e, "%s;\n", emit_declaration(e, type, name)));
  list_push(e->memory, &ew->values, emit_printf(e, ".%s = %s", name, in_c));
  return name;
}

static bool is_found(const either_writer *ew, const char *in_c) {
  for (size_t i = 0; i < ew->inner.found.count; i++)
    if (ew->inner.found.items[i] == in_c) return true;
  return false;
}

// All that it found and bound.
static void export_all(either_writer *ew, const char *local) {
  pattern_writer *w = ew->outer;
  emitter *e = w->e;
  for (size_t i = 0; i < ew->inner.found.count; i++) {
    const char *name = exported(ew, ew->inner.found.items[i], "mica_op *");
    list_push(e->memory, &w->found, emit_printf(e, "%s.%s", local, name));
  }
  for (size_t i = 0; i < ew->inner.bound.count; i++) {
    const pattern_symbol *s = ew->inner.bound.items[i];
    const char *in_c = pointer_map_get(&ew->inner.symbols, s);
    if (s->kind != SYMBOL_OP && !is_wanted(s)) continue;
    const char *name = is_found(ew, in_c) ? in_c : exported(ew, in_c, type_of(s));
    list_push(e->memory, &ew->found, s);
    list_push(e->memory, &ew->found, emit_printf(e, "%s.%s", local, name));
  }
}

// Without warnings about parameters that nothing reads.
static const char *all_read(emitter *e, const char *given, const char *body) {
  const char *const parameters[] = {given, "first", "second"};
  buffer b = {0};
  for (size_t i = 0; i < sizeof parameters / sizeof *parameters; i++)
    if (code_count(text_of(body), parameters[i]) == 0)
      buffer_printf(&b, "(void)%s;\n", parameters[i]);
  buffer_string(&b, body);
  return arena_keep(e->memory, &b).data;
}

static void emit_either_function(either_writer *ew, const char *body) {
  emitter *e = ew->outer->e;
  const bool has_out = ew->members.count > 0;
  const char *members = emit_join(e, (const char *const *)ew->members.items, ew->members.count, "");
  const char *values = emit_join(e, (const char *const *)ew->values.items, ew->values.count, ", ");
  const char *out = emit_printf(e, "struct %s *out", ew->name);
  const char *parameters = emit_printf(e, "%s, mica_value *first, mica_value *second%s%s",
                                       ew->outer->given->parameter, has_out ? ", " : "",
                                       has_out ? out : "");
  const template_hole of_struct[] = {{"name", ew->name}, {"members", members}, {0}};
  const char *found = emit_printf(e, "*out = (struct %s){%s};", ew->name, values);
  buffer *before = emit_into(e, ew->outer->helpers);
  emit(e, "// In either order.\n", NULL);
  if (has_out) emit(e, either_struct, of_struct);
  emit(e, either_function,
       (const template_hole[]){{"name", ew->name},
                               {"parameters", parameters},
                               {"body", all_read(e, ew->outer->given->parameter_name, body)},
                               {"found", has_out ? found : ""},
                               {0}});
  (void)emit_into(e, before);
}

static const char try_both[] =
    "  ${declaration}\n"
    "  if (!${name}(${given}, ${first}, ${second}${out}) &&\n"
    "      !${name}(${given}, ${second}, ${first}${out}))\n"
    "    return false;\n";

static void match_either(pattern_writer *w, const pattern_node *node, const char *first,
                         const char *second) {
  static const char *const own[] = {"rw", "context", "first", "second", "out", "loc", NULL};
  emitter *e = w->e;
  const char *part = emit_size(e, ++*w->helper_count);
  either_writer ew = {.outer = w,
                      .name = emit_name(e, NAME_EITHER, w->pattern->c_name, part),
                      .inner = {.e = e,
                                .pattern = w->pattern,
                                .names = {.own = own},
                                .given = w->given->inner,
                                .helpers = w->helpers,
                                .helper_count = w->helper_count}};
  const char *body = either_body(&ew, node), *local = pattern_local(w, "either");
  export_all(&ew, local);
  emit_either_function(&ew, body);
  const bool has_out = ew.members.count > 0;
  emit(e, try_both,
       (const template_hole[]){
           {"declaration", has_out ? emit_printf(e, "struct %s %s;", ew.name, local) : ""},
           {"name", ew.name},
           {"given", w->given->argument},
           {"first", first},
           {"second", second},
           {"out", has_out ? emit_printf(e, ", &%s", local) : ""},
           {0}});
  for (size_t i = 0; i < ew.found.count; i += 2) {
    const pattern_symbol *s = ew.found.items[i];
    if (pointer_map_get(&w->symbols, s) != NULL) emit_equality(w, s, ew.found.items[i + 1]);
    else set_symbol(w, s, ew.found.items[i + 1]);
  }
}

// Of a property it is the value that something is demanded of.
static void emit_property_demand(pattern_writer *w, const pattern_node *leaf, const model_op *op,
                                 const model_attribute *a, const char *self) {
  emitter *e = w->e;
  if (leaf->demand == NULL || leaf->demand->asks == NULL || a->property == NULL) return;
  const bool is_plain = a->property->element == NULL;
  const char *get = emit_name(e, is_plain ? NAME_MEMBER : NAME_ATTR, op->c_name, a->c_name);
  const char *got = emit_printf(e, "%s(%s)", get, self);
  const char *value = is_plain ? got : emit_from_attr(e, a, got);
  emit(e, "  if (${asked}) return false;\n",
       (const template_hole[]){{"asked", asked(w, leaf->demand, value)}, {0}});
}

// ---- Arguments ----------------------------------------------------------------------------------

static const char *operand_of(emitter *e, const model_op *op, size_t index, const char *self) {
  const model_value *v = &op->operands[index];
  const bool is_single = v->arity == ARITY_ONE || v->arity == ARITY_OPTIONAL;
  const char *get = emit_name(e, is_single ? NAME_MEMBER : NAME_SEGMENT, op->c_name, v->c_name);
  if (is_single) return emit_printf(e, "%s(%s)", get, self);
  return emit_printf(e, "mica_operands_in(%s, %s(%s))", self, get, self);
}

static void match_group(pattern_writer *w, const pattern_node *node, const char *values) {
  emitter *e = w->e;
  const char *name = emit_local(w, "const mica_values", "group", values);
  emit(e, "  if (mica_values_count(${name}) != ${count}) return false;\n",
       (const template_hole[]){{"name", name}, {"count", emit_size(e, node->child_count)}, {0}});
  if (is_wanted(node->symbol)) {
    if (pointer_map_get(&w->symbols, node->symbol) != NULL) emit_equality(w, node->symbol, name);
    else set_symbol(w, node->symbol, name);
  }
  for (size_t i = 0; i < node->child_count; i++)
    match_value(w, &node->children[i], emit_printf(e, "mica_values_at(%s, %zu)", name, i));
}

// An operand that must be a constant: of the root what it is handed, else what the operation there
// gives.
static void match_constant(pattern_writer *w, const pattern_node *leaf, const model_op *op,
                           size_t index, const char *self) {
  emitter *e = w->e;
  const emit_values operands = emit_operands_of(op);
  const char *operand = operand_of(e, op, index, self);
  const char *constant = self == pattern_root
                             ? emit_printf(e, "operands[%s]", emit_value_index(e, &operands, index))
                             : emit_printf(e, "mica_value_constant_attr(%s)", operand);
  const pattern_symbol *s = leaf->symbol;
  const char *name = emit_local(w, "const mica_attr *",
                                s != NULL ? s->name : op->operands[index].c_name, constant);
  if (leaf->demand->asks != NULL) emit_attr_demand(w, leaf, name, false);
  else
    emit(e, "  if (${attr} == NULL) return false;\n", (const template_hole[]){{"attr", name}, {0}});
  if (s == NULL) return;
  if (pointer_map_get(&w->symbols, s) != NULL) {
    emit_equality(w, s, name);
    return;
  }
  set_symbol(w, s, name);
  pointer_map_set(e->memory, &w->values, s, (void *)(uintptr_t)operand);
}

static void match_argument(pattern_writer *w, const pattern_node *node, const model_op *op,
                           const char *self) {
  emitter *e = w->e;
  const model_argument *a = &op->arguments[node->argument];
  if (a->kind == ARGUMENT_ATTRIBUTE) {
    const model_attribute *attribute = &op->attributes[a->index];
    const char *get = emit_name(e, NAME_ATTR, op->c_name, attribute->c_name);
    match_attr_leaf(w, node, attribute, emit_printf(e, "%s(%s)", get, self));
    emit_property_demand(w, node, op, attribute, self);
    return;
  }
  if (node->is_constant) {
    match_constant(w, node, op, a->index, self);
    return;
  }
  const char *operand = operand_of(e, op, a->index, self);
  if (w->has_sources && self == pattern_root && pattern_is_source(op, node))
    match_source(w, node, operand);
  else if (node->kind == PATTERN_EITHER)
    match_either(w, node, operand, operand_of(e, op, a->index + 1, self));
  else if (node->kind == PATTERN_GROUP) match_group(w, node, operand);
  else match_value(w, node, operand);
}

static void match_op(pattern_writer *w, const pattern_node *node, const char *op) {
  for (size_t i = 0; i < node->child_count; i++)
    match_argument(w, &node->children[i], node->op, op);
}

// ---- Demands ------------------------------------------------------------------------------------

static const char *self_of(pattern_writer *w, const pattern_demand *d) {
  if (d->self == NULL) return NULL;
  const char *leaf = pattern_leaf(w, d->self);
  return d->is_of_type ? emit_printf(w->e, "mica_value_type(%s)", leaf) : leaf;
}

static void emit_demand(pattern_writer *w, const pattern_demand *d) {
  emitter *e = w->e;
  const char **arguments = ARENA_ARRAY(e->memory, const char *, d->entity_count + 1);
  if (d->asks == NULL) return;
  for (size_t i = 0; i < d->entity_count; i++) arguments[i] = pattern_leaf(w, &d->entities[i]);
  const c_expression *not_asked = negated(w, d->asks);
  const char *self = self_of(w, d);
  if (self != NULL)
    not_asked = c_substitute(e->memory, not_asked, "self", c_parse(e->memory, text_of(self)));
  emit(e, "  if (${asked}) return false;\n",
       (const template_hole[]){
           {"asked", pattern_code_text(w, not_asked, arguments, d->entity_count, NULL)}, {0}});
}

void pattern_emit_match(pattern_writer *w) {
  const model_pattern *p = w->pattern;
  list_push(w->e->memory, &w->found, pattern_root);
  if (p->source->symbol != NULL) set_symbol(w, p->source->symbol, pattern_root);
  match_op(w, p->source, pattern_root);
  for (size_t i = 0; i < p->demand_count; i++) emit_demand(w, &p->demands[i]);
}
