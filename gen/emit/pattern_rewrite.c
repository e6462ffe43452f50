// The second half of a pattern's function: makes the operations of the results, each after what it
// is made of, and puts their values in the root's place.
#include <string.h>

#include "base/names.h"
#include "emit/pattern_write.h"

// `hint`: a name for the local that native code fills; NULL: none.
static const char *make(pattern_writer *w, const pattern_node *node, const char *hint);

// ---- Locations ----------------------------------------------------------------------------------

static bool uses_loc(const pattern_node *nodes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const pattern_node *n = &nodes[i];
    if (n->location == NULL && n->kind == PATTERN_OP) return true;
    if (n->location == NULL && n->code != NULL && c_mentions(n->code, "$_loc")) return true;
    if (uses_loc(n->children, n->child_count) || uses_loc(n->types, n->type_count)) return true;
  }
  return false;
}

static const char one_loc[] = "  const mica_loc loc = mica_op_loc(${root});\n";
static const char fused_loc[] =
    "  const mica_loc locs[] = {${locs}};\n"
    "  const mica_loc loc = mica_loc_fused(mica_rewriter_context(rw), locs, ${count}, NULL);\n";

// Where the operations of the source are, fused.
static void emit_loc(pattern_writer *w) {
  emitter *e = w->e;
  const model_pattern *p = w->pattern;
  if (!uses_loc(p->results, p->result_count) && !uses_loc(p->supplements, p->supplement_count))
    return;
  if (p->op_count == 1) {
    emit(e, one_loc, (const template_hole[]){{"root", pattern_root}, {0}});
    return;
  }
  const char **locs = ARENA_ARRAY(e->memory, const char *, p->op_count);
  for (size_t i = 0; i < p->op_count; i++)
    locs[i] = emit_printf(e, "mica_op_loc(%s)", (const char *)w->found.items[i]);
  emit(e, fused_loc,
       (const template_hole[]){{"locs", emit_join(e, locs, p->op_count, ", ")},
                               {"count", emit_size(e, p->op_count)},
                               {0}});
}

static const char *loc_of_leaf(pattern_writer *w, const pattern_node *leaf) {
  const pattern_symbol *s = leaf->symbol;
  const char *in_c = pointer_map_get(&w->symbols, s);
  const bool is_op = s->kind == SYMBOL_OP || (s->kind == SYMBOL_CODE && s->value_count > 1);
  return emit_printf(w->e, is_op ? "mica_op_loc(%s)" : "mica_value_loc(%s)", in_c);
}

static const char fuse_some[] =
    "mica_loc_fused(mica_rewriter_context(rw), (const mica_loc[]){${locs}}, ${count}, ${name})";

// C of the location that the pattern gives; NULL: none, so all of the source's.
static const char *given_loc(pattern_writer *w, const pattern_location *l) {
  static const char context[] = "mica_rewriter_context(rw)";
  emitter *e = w->e;
  if (l == NULL) return NULL;
  const char *name = l->name == NULL ? NULL
                                     : emit_printf(e, "MICA_STR(%s)", emit_quoted(e, l->name));
  if (l->value_count == 0)
    return emit_printf(e, "mica_loc_name(%s, %s, mica_loc_unknown())", context, name);
  if (l->value_count == 1 && name == NULL) return loc_of_leaf(w, &l->values[0]);
  const char **locs = ARENA_ARRAY(e->memory, const char *, l->value_count);
  for (size_t i = 0; i < l->value_count; i++) locs[i] = loc_of_leaf(w, &l->values[i]);
  return emit_text(
      e, fuse_some,
      (const template_hole[]){
          {"locs", emit_join(e, locs, l->value_count, ", ")},
          {"count", emit_size(e, l->value_count)},
          {"name",
           name == NULL ? "NULL" : emit_printf(e, "mica_attr_string(%s, %s)", context, name)},
          {0}});
}

static const char *loc_of(pattern_writer *w, const pattern_node *node) {
  const char *given = given_loc(w, node->location);
  return given == NULL ? "loc" : given;
}

// ---- Native code --------------------------------------------------------------------------------

static const char *code_of(pattern_writer *w, const pattern_node *node) {
  emitter *e = w->e;
  const char **arguments = ARENA_ARRAY(e->memory, const char *, node->child_count + 1);
  for (size_t i = 0; i < node->child_count; i++) {
    const pattern_node *child = &node->children[i];
    const bool is_op = child->kind == PATTERN_OP;
    arguments[i] = make(w, child, NULL);
    if (is_op && child->op->result_count == 1)
      arguments[i] = pattern_result_of(e, child->op, arguments[i], 0);
    else if (is_op && child->part >= 0)
      arguments[i] = pattern_result_of(e, child->op, arguments[i], (size_t)child->part);
  }
  const char *self = node->self == NULL ? NULL : pattern_leaf(w, node->self);
  const c_expression *code = node->code;
  const char *loc = given_loc(w, node->location);
  if (loc != NULL) code = c_substitute(e->memory, code, "$_loc", c_parse(e->memory, text_of(loc)));
  return pattern_code_text(w, code, arguments, node->child_count, self);
}

static const char local[] = "  ${declaration} = ${value};\n";

// What it gives is a local where its type is known, so that all is made in order.
static const char *make_code(pattern_writer *w, const pattern_node *node, const char *hint) {
  emitter *e = w->e;
  const char *code = code_of(w, node);
  const pattern_symbol *s = node->symbol;
  const char *type = s != NULL ? s->c_type : node->c_type;
  if (node->value_count == 0 || type == NULL) {
    if (s == NULL) return code;
    emit(e, "  (void)${code};\n", (const template_hole[]){{"code", code}, {0}});
    return code;
  }
  const char *wanted = s != NULL                                        ? s->name
                       : hint != NULL && strcmp(type, "mica_op *") != 0 ? hint
                       : strcmp(type, "mica_value *") == 0              ? "value"
                       : strcmp(type, "const mica_attr *") == 0         ? "attr"
                       : strcmp(type, "mica_op *") == 0                 ? "made"
                                                                        : "type";
  const char *name = pattern_local(w, wanted);
  emit(e, local,
       (const template_hole[]){
           {"declaration", emit_declaration(e, type, name)}, {"value", code}, {0}});
  if (s != NULL) pointer_map_set(e->memory, &w->symbols, s, (void *)(uintptr_t)name);
  if (strcmp(type, "mica_op *") == 0)
    emit(e, "  if (${name} == NULL) return false;\n", (const template_hole[]){{"name", name}, {0}});
  return name;
}

// ---- Operations ---------------------------------------------------------------------------------

// C of one value.
static const char *make_value(pattern_writer *w, const pattern_node *node, const char *hint) {
  const char *made = make(w, node, hint);
  if (node->kind != PATTERN_OP) return made;
  return pattern_result_of(w->e, node->op, made, node->part < 0 ? 0 : (size_t)node->part);
}

typedef struct op_writer {
  pattern_writer *w;
  const pattern_node *node;
  const char *name;
  const char **arguments;  // C by the arguments of the definition
  list groups;             // mica_values, where some operands are groups
  list members;
} op_writer;

static void add_group(op_writer *o, const pattern_node *node, const model_value *operand) {
  const char *in_c = o->arguments[node->argument];
  const bool is_optional = operand->arity == ARITY_OPTIONAL;
  list_push(o->w->e->memory, &o->groups, pattern_values(o->w, node, in_c, is_optional));
}

// The values of a list are one group of the definition, so they are joined before.
static const char listed_group[] = "  mica_value *const ${name}[] = {${values}};\n";

static void add_listed(op_writer *o, const pattern_node *node) {
  emitter *e = o->w->e;
  if (node->child_count == 0) {
    list_push(e->memory, &o->groups, "mica_no_values()");
    return;
  }
  const char **values = ARENA_ARRAY(e->memory, const char *, node->child_count);
  for (size_t i = 0; i < node->child_count; i++)
    values[i] = make_value(o->w, &node->children[i], NULL);
  const char *name = pattern_local(o->w, "listed");
  emit(e, listed_group,
       (const template_hole[]){
           {"name", name}, {"values", emit_join(e, values, node->child_count, ", ")}, {0}});
  list_push(e->memory, &o->groups,
            emit_printf(e, "mica_listed_values(%s, %zu)", name, node->child_count));
}

static const char *name_of_argument(const model_op *op, size_t argument) {
  const model_argument *a = &op->arguments[argument];
  return a->kind == ARGUMENT_OPERAND ? op->operands[a->index].c_name
                                     : op->attributes[a->index].c_name;
}

static void make_arguments(op_writer *o) {
  const model_op *op = o->node->op;
  const bool has_groups = op->variadic_operand_count > 0;
  for (size_t i = 0; i < op->argument_count; i++) {
    const pattern_node *child = &o->node->children[i];
    const bool is_operand = op->arguments[i].kind == ARGUMENT_OPERAND;
    if (child->kind == PATTERN_GROUP) {
      add_listed(o, child);
      continue;
    }
    const bool is_many = is_operand && has_groups && pattern_is_all_results(child);
    const char *hint = name_of_argument(op, i);
    o->arguments[i] = is_operand && !is_many ? make_value(o->w, child, hint)
                                             : make(o->w, child, hint);
    if (is_operand && has_groups) add_group(o, child, &op->operands[op->arguments[i].index]);
  }
}

static void add_member(op_writer *o, const char *form, const char *items, size_t count) {
  list_push(o->w->e->memory, &o->members,
            emit_text(o->w->e, form,
                      (const template_hole[]){
                          {"items", items}, {"count", emit_size(o->w->e, count)}, {0}}));
}

static void add_operands(op_writer *o) {
  const model_op *op = o->node->op;
  const char **items = ARENA_ARRAY(o->w->e->memory, const char *, op->operand_count + 1);
  if (op->operand_count == 0 || op->variadic_operand_count > 0) return;
  for (size_t i = 0; i < op->argument_count; i++)
    if (op->arguments[i].kind == ARGUMENT_OPERAND) items[op->arguments[i].index] = o->arguments[i];
  add_member(o, ".operands = (mica_value *[]){${items}}, .operand_count = ${count}",
             emit_join(o->w->e, items, op->operand_count, ", "), op->operand_count);
}

static const char *slot_value(op_writer *o, const model_slot *slot) {
  const model_op *op = o->node->op;
  emitter *e = o->w->e;
  for (size_t i = 0; i < op->argument_count && slot->attribute != NULL; i++)
    if (op->arguments[i].kind == ARGUMENT_ATTRIBUTE &&
        &op->attributes[op->arguments[i].index] == slot->attribute)
      return o->arguments[i];
  const bool is_of_operands = slot->attribute == NULL && slot->name[0] == 'o';
  if (!is_of_operands) return "NULL";
  return emit_printf(e, "mica_values_sizes(mica_rewriter_context(rw), %s_operands, %zu)", o->name,
                     op->operand_count);
}

static void add_slots(op_writer *o) {
  const model_op *op = o->node->op;
  const char **items = ARENA_ARRAY(o->w->e->memory, const char *, op->slot_count + 1);
  if (op->slot_count == 0) return;
  for (size_t i = 0; i < op->slot_count; i++) items[i] = slot_value(o, &op->slots[i]);
  add_member(o, ".slots = (const mica_attr *[]){${items}}, .slot_count = ${count}",
             emit_join(o->w->e, items, op->slot_count, ", "), op->slot_count);
}

// C of a type that returnType gives.
static const char *make_type(pattern_writer *w, const pattern_node *node) {
  emitter *e = w->e;
  if (node->kind == PATTERN_TYPE) return pattern_code_text(w, node->code, NULL, 0, NULL);
  if (node->kind == PATTERN_CODE) return make_code(w, node, "type");
  const char *leaf = pattern_leaf(w, node);
  const pattern_symbol *s = node->symbol;
  if (s->kind == SYMBOL_ATTR) return emit_printf(e, "mica_attr_type(%s)", leaf);
  const bool is_type = s->kind == SYMBOL_CODE && strcmp(s->c_type, "const mica_type *") == 0;
  return is_type ? leaf : emit_printf(e, "mica_value_type(%s)", leaf);
}

// Without them the types are inferred.
static void add_types(op_writer *o) {
  const pattern_node *node = o->node;
  const model_op *root = o->w->pattern->root;
  emitter *e = o->w->e;
  const size_t count = node->op->result_count;
  const char **items = ARENA_ARRAY(e->memory, const char *, count + 1);
  if (node->takes_all_root_types || (node->types == NULL && !node->takes_root_types)) return;
  for (size_t i = 0; i < count; i++)
    items[i] = node->types != NULL
                   ? make_type(o->w, &node->types[i])
                   : emit_printf(e, "mica_value_type(%s)",
                                 pattern_result_of(e, root, pattern_root, node->first_result + i));
  add_member(o, ".result_types = (const mica_type *[]){${items}}, .result_count = ${count}",
             emit_join(e, items, count, ", "), count);
}

static const char parts_of_op[] =
    "  const mica_op_parts ${name}_parts = {\n"
    "    ${members},\n"
    "  };\n";
static const char groups_of_op[] = "  const mica_values ${name}_operands[] = {${groups}};\n";
static const char create_op[] =
    "  mica_op *${name} = mica_rewriter_create(rw, ${loc}, &${def}, &${name}_parts);\n"
    "  ${check}\n";
static const char create_grouped_op[] =
    "  mica_op *${name} = mica_rewriter_create_grouped(rw, ${loc}, &${def}, ${name}_operands, "
    "${count}, &${name}_parts);\n"
    "  ${check}\n";

static const char create_op_like[] =
    "  mica_op *${name} = mica_rewriter_create_like(rw, ${loc}, &${def}, ${groups_or_none}, "
    "${count}, &${name}_parts, ${root});\n"
    "  ${check}\n";

static void emit_creation(op_writer *o) {
  const model_op *op = o->node->op;
  emitter *e = o->w->e;
  const bool has_groups = op->variadic_operand_count > 0;
  if (o->members.count == 0) list_push(e->memory, &o->members, ".operand_count = 0");
  const template_hole holes[] = {
      {"name", o->name},
      {"members", emit_join(e, (const char *const *)o->members.items, o->members.count, ",\n")},
      {"groups", emit_join(e, (const char *const *)o->groups.items, o->groups.count, ", ")},
      {"count", emit_size(e, o->groups.count)},
      {"loc", loc_of(o->w, o->node)},
      {"def", emit_name(e, NAME_DEF, op->c_name, "")},
      {"root", pattern_root},
      {"groups_or_none", has_groups ? emit_printf(e, "%s_operands", o->name) : "NULL"},
      {"check",
       o->node == o->w->last ? "" : emit_printf(e, "if (%s == NULL) return false;", o->name)},
      {0}};
  if (has_groups) emit(e, groups_of_op, holes);
  emit(e, parts_of_op, holes);
  emit(e,
       o->node->takes_all_root_types ? create_op_like
       : has_groups                  ? create_grouped_op
                                     : create_op,
       holes);
}

// The name of its local, with endings for what it is made of.
static const char *name_of_made(pattern_writer *w, const pattern_node *node) {
  static const char *const endings[] = {"", "_parts", "_operands", NULL};
  const char *wanted = node->symbol != NULL ? node->symbol->name
                                            : emit_printf(w->e, "new_%s", node->op->name);
  return pattern_local_stem(w, wanted, endings);
}

static const char *make_op(pattern_writer *w, const pattern_node *node) {
  emitter *e = w->e;
  op_writer o = {.w = w, .node = node};
  o.arguments = ARENA_ARRAY(e->memory, const char *, node->child_count + 1);
  make_arguments(&o);
  o.name = name_of_made(w, node);
  add_operands(&o);
  add_slots(&o);
  add_types(&o);
  if (node->op->region_count > 0)
    add_member(&o, ".region_count = ${count}${items}", "", node->op->region_count);
  emit_creation(&o);
  if (node->symbol != NULL)
    pointer_map_set(e->memory, &w->symbols, node->symbol, (void *)(uintptr_t)o.name);
  return o.name;
}

// ---- All ----------------------------------------------------------------------------------------

static const char *make(pattern_writer *w, const pattern_node *node, const char *hint) {
  switch (node->kind) {
  case PATTERN_OP: return make_op(w, node);
  case PATTERN_CODE: return make_code(w, node, hint);
  case PATTERN_LEAF:
  case PATTERN_REPLACE: return pattern_leaf(w, node);
  case PATTERN_ATTR: return pattern_code_text(w, node->code, NULL, 0, NULL);
  case PATTERN_EITHER:
  case PATTERN_GROUP:
  case PATTERN_TYPE: break;
  }
  return "NULL";
}

const char *pattern_made_code(pattern_writer *w, const pattern_node *node) {
  return node->kind == PATTERN_CODE ? code_of(w, node)
                                    : pattern_code_text(w, node->code, NULL, 0, NULL);
}

// What stands beside the replacement, for what it does.
static void make_beside(pattern_writer *w, const pattern_node *node) {
  emitter *e = w->e;
  const char *made = make(w, node, NULL);
  const bool is_made = node->kind == PATTERN_OP || (node->kind == PATTERN_CODE &&
                                                    (node->symbol != NULL || node->c_type != NULL));
  const bool is_void = node->kind == PATTERN_CODE && node->value_count == 0;
  if (is_made && !is_void) {
    if (node->kind == PATTERN_CODE && (node->symbol == NULL || node->symbol->reads == 0))
      emit(e, "  (void)${made};\n", (const template_hole[]){{"made", made}, {0}});
    return;
  }
  if (node->kind == PATTERN_CODE)
    emit(e, is_void ? "  ${made};\n" : "  (void)${made};\n",
         (const template_hole[]){{"made", made}, {0}});
}

static void add_values(pattern_writer *w, const pattern_node *node, const char *made,
                       list *values) {
  emitter *e = w->e;
  const size_t count = node->kind == PATTERN_OP     ? node->op->result_count
                       : node->kind == PATTERN_CODE ? node->value_count
                                                    : 1;
  const size_t first = node->part < 0 ? 0 : (size_t)node->part;
  const bool is_one = node->part >= 0 || node->kind == PATTERN_LEAF ||
                      node->kind == PATTERN_REPLACE;
  for (size_t i = first; i < (is_one ? first + 1 : count); i++)
    list_push(e->memory, values,
              node->kind == PATTERN_OP ? pattern_result_of(e, node->op, made, i)
              : node->kind == PATTERN_CODE && count > 1
                  ? emit_printf(e, "mica_op_result(%s, %zu)", made, i)
                  : made);
}

static const char replace_by_values[] =
    "  mica_value *const values[] = {${values}};\n"
    "  ${checks}\n"
    "  mica_rewriter_replace(rw, op, values);\n"
    "  return true;\n";

// Values of native code may be missing where memory ran out.
static const char *value_checks(pattern_writer *w, const list *values) {
  const model_pattern *p = w->pattern;
  emitter *e = w->e;
  bool may_fail = false;
  for (size_t i = p->replacing; i < p->result_count; i++)
    may_fail = may_fail || (p->results[i].kind == PATTERN_CODE && p->results[i].value_count == 1);
  if (!may_fail) return "";
  list checks = {0};
  for (size_t i = 0; i < values->count; i++)
    list_push(e->memory, &checks, emit_printf(e, "values[%zu] == NULL", i));
  return emit_printf(e, "if (%s) return false;",
                     emit_join(e, (const char *const *)checks.items, checks.count, " || "));
}

static void emit_replacement(pattern_writer *w, const list *values, const char *by) {
  emitter *e = w->e;
  if (w->pattern->root->result_count == 0) {
    emit(e, "  mica_rewriter_erase(rw, op);\n  return true;\n", NULL);
    return;
  }
  if (by != NULL) {
    emit(e, "  return mica_rewriter_replace_by(rw, op, ${by});\n",
         (const template_hole[]){{"by", by}, {0}});
    return;
  }
  emit(e, replace_by_values,
       (const template_hole[]){
           {"values", emit_join(e, (const char *const *)values->items, values->count, ", ")},
           {"checks", value_checks(w, values)},
           {0}});
}

// One operation that replaces the root with all of its results.
static bool is_replaced_by_one(const model_pattern *p) {
  if (p->replacing + 1 != p->result_count) return false;
  const pattern_node *last = &p->results[p->replacing];
  return last->kind == PATTERN_OP && last->part < 0 &&
         last->op->result_count == p->root->result_count;
}

void pattern_emit_rewrite(pattern_writer *w) {
  const model_pattern *p = w->pattern;
  list values = {0};
  const char *made = NULL;
  if (is_replaced_by_one(p) && p->supplement_count == 0) w->last = &p->results[p->replacing];
  emit_loc(w);
  for (size_t i = 0; i < p->replacing && i < p->result_count; i++) make_beside(w, &p->results[i]);
  for (size_t i = p->replacing; i < p->result_count; i++) {
    made = make(w, &p->results[i], "value");
    add_values(w, &p->results[i], made, &values);
  }
  for (size_t i = 0; i < p->supplement_count; i++) make_beside(w, &p->supplements[i]);
  emit_replacement(w, &values, is_replaced_by_one(p) ? made : NULL);
}
