// Descriptors: the constant tables that the runtime reads about operations and the dialect.
#include <stdlib.h>
#include <string.h>

#include "emit/op_pieces.h"
#include "base/list.h"

// ---- Traits and interfaces ----------------------------------------------------------------------

static const char some_methods[] = "static const ${type} ${name} = {\n    ${methods}};\n";
static const char empty_methods[] = "static const ${type} ${name} = {0};  // all defaults\n";

static void emit_method_table(emitter *e, const model_trait *t, const char *name) {
  const model_interface *i = t->interface;
  const char **items = ARENA_ARRAY(e->memory, const char *, i->method_count + 1);
  size_t count = 0;
  for (size_t m = 0; m < i->method_count; m++)
    if (t->hooked[m])
      items[count++] = emit_format(e, ".%s = %s", i->methods[m].c_name, t->hooks[m]);
  emit(e, count == 0 ? empty_methods : some_methods,
       (const emit_hole[]){{"type", i->methods_type},
                           {"name", name},
                           {"methods", emit_join(e, items, count, ", ")},
                           {0}});
}

static void add_once(emitter *e, list *l, const char *item) {
  for (size_t i = 0; i < l->count; i++)
    if (strcmp(l->items[i], item) == 0) return;
  list_push(e->memory, l, item);
}

static const char trait_table[] =
    "static const mica_trait *const ${owner}_traits[] = {\n    ${list}, NULL};\n";
static const char interface_table[] =
    "static const mica_interface_impl ${owner}_interfaces[] = {\n    ${list}};\n";

static const char *joined(emitter *e, const list *l, const char *between) {
  return emit_join(e, (const char *const *)l->items, l->count, between);
}

// `more`: further entries of the interface table.
static emit_tables trait_tables(emitter *e, const char *owner, const model_trait *traits,
                                size_t count, const list *more) {
  list descriptors = {0}, implementations = {0}, flags = {0};
  for (size_t i = 0; i < count; i++) {
    const model_trait *t = &traits[i];
    if (t->flag != NULL) add_once(e, &flags, t->flag);
    if (t->kind == TRAIT_NATIVE && t->descriptor != NULL)
      add_once(e, &descriptors, emit_format(e, "&%s", t->descriptor));
    if (t->kind != TRAIT_INTERFACE || t->interface->descriptor == NULL) continue;
    const char *name = emit_format(e, "%s_%s_methods", owner, t->interface->short_name);
    emit_method_table(e, t, name);
    list_push(e->memory, &implementations,
              emit_format(e, "{&%s, &%s}", t->interface->descriptor, name));
  }
  for (size_t i = 0; i < more->count; i++) list_push(e->memory, &implementations, more->items[i]);
  if (descriptors.count > 0)
    emit(e, trait_table,
         (const emit_hole[]){{"owner", owner}, {"list", joined(e, &descriptors, ", ")}, {0}});
  if (implementations.count > 0)
    emit(e, interface_table,
         (const emit_hole[]){{"owner", owner}, {"list", joined(e, &implementations, ",\n")}, {0}});
  return (emit_tables){descriptors.count > 0 ? emit_format(e, "%s_traits", owner) : "NULL",
                       implementations.count > 0 ? emit_format(e, "%s_interfaces", owner) : "NULL",
                       emit_size(e, implementations.count),
                       flags.count > 0 ? joined(e, &flags, " | ") : "0"};
}

emit_tables emit_trait_tables(emitter *e, const char *owner, const model_trait *traits,
                              size_t count) {
  const list none = {0};
  return trait_tables(e, owner, traits, count, &none);
}

// ---- Slots --------------------------------------------------------------------------------------

static const char default_function[] =
    "static const mica_attr *${op}_default_${name}(mica_context *ctx) {\n"
    "  ${unused}\n"
    "  return ${value};\n"
    "}\n";

// An optional attribute with a default stays absent.
static bool is_filled_in(const model_attribute *a) {
  return a != NULL && a->default_value != NULL && !a->is_optional;
}

static void emit_default(emitter *e, const model_op *op, const model_attribute *a) {
  const char *value = emit_to_attr(e, a, emit_default_value(e, a, "ctx"), "ctx");
  bool uses_context = strcmp(emit_replace_word(e, value, "ctx", ""), value) != 0;
  emit(e, default_function,
       (const emit_hole[]){{"op", op->c_name},
                           {"name", a->c_name},
                           {"unused", uses_context ? "" : "(void)ctx;"},
                           {"value", value},
                           {0}});
}

static const char segments_function[] =
    "static const mica_attr *${op}_default_${what}_sizes(mica_context *ctx) {\n"
    "  static const size_t none[${count}];\n"
    "  return mica_attr_segment_sizes(ctx, none, ${count});\n"
    "}\n";

// Absent sizes are zeros, as many as there are groups.
static void emit_segments_default(emitter *e, const model_op *op, const model_slot *slot) {
  bool is_operands = slot->name[0] == 'o';
  emit(e, segments_function,
       (const emit_hole[]){
           {"op", op->c_name},
           {"what", is_operands ? "operand" : "result"},
           {"count", emit_size(e, is_operands ? op->operand_count : op->result_count)},
           {0}});
}

static const char *slot_entry(emitter *e, const model_op *op, const model_slot *slot) {
  const model_attribute *a = slot->attribute;
  if (a == NULL)
    return emit_format(
        e, "    {\"%s\", MICA_SLOT_HIDDEN, mica_attr_is_dense_i32s, %s_default_%s_sizes},\n",
        slot->name, op->c_name, slot->name[0] == 'o' ? "operand" : "result");
  bool may_be_absent = a->is_optional || a->default_value != NULL;
  const char *fallback = is_filled_in(a) ? emit_format(e, "%s_default_%s", op->c_name, a->c_name)
                                         : "NULL";
  return emit_format(e, "    {\"%s\", %s, %s, %s},\n", slot->name,
                     may_be_absent ? "MICA_SLOT_OPTIONAL" : "0",
                     a->storage_check == NULL ? "NULL" : a->storage_check, fallback);
}

static void emit_slots(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_slot *slot = &op->slots[i];
    if (slot->attribute == NULL) emit_segments_default(e, op, slot);
    else if (is_filled_in(slot->attribute)) emit_default(e, op, slot->attribute);
  }
  emit(e, "static const mica_slot_def ${op}_slots[] = {\n",
       (const emit_hole[]){{"op", op->c_name}, {0}});
  for (size_t i = 0; i < op->slot_count; i++) emit(e, slot_entry(e, op, &op->slots[i]), NULL);
  emit(e, "};\n", NULL);
}

static bool has_slot_check(const model_slot *slot) {
  const model_attribute *a = slot->attribute;
  return a != NULL && !a->is_property && a->constraint->check != NULL;
}

static bool has_slot_checks(const model_op *op) {
  for (size_t i = 0; i < op->slot_count; i++)
    if (has_slot_check(&op->slots[i])) return true;
  return false;
}

static const char *slot_check_entry(emitter *e, const model_slot *slot) {
  if (!has_slot_check(slot)) return "{NULL, NULL},";
  const model_constraint *c = slot->attribute->constraint;
  return emit_format(e, "{%s, %s},", c->check, emit_quoted(e, c->summary));
}

static void emit_slot_checks(emitter *e, const model_op *op) {
  emit(e, "static const mica_slot_check ${op}_checks[] = {\n",
       (const emit_hole[]){{"op", op->c_name}, {0}});
  for (size_t i = 0; i < op->slot_count; i++)
    emit(e, "    ${entry}\n",
         (const emit_hole[]){{"entry", slot_check_entry(e, &op->slots[i])}, {0}});
  emit(e, "};\n", NULL);
}

// ---- Operations ---------------------------------------------------------------------------------

static const char op_descriptor[] =
    "const mica_op_def ${op}_def = {\n"
    "    .abi = ${abi},\n"
    "    .name = \"${name}\",\n"
    "    .name_size = ${name_size},\n"
    "    ${slot_count}\n"
    "    ${region_count}\n"
    "    ${flags}\n"
    "    .dialect = &${dialect}_dialect,\n"
    "    ${slots}\n"
    "    ${traits}\n"
    "    ${interfaces}\n"
    "    .verify = ${op}_verify,\n"
    "    ${verify_regions}\n"
    "    ${parse}\n"
    "    ${print}\n"
    "    ${checks}\n"
    "};\n\n";

static const char *member(emitter *e, bool present, const char *name, const char *value) {
  return present ? emit_format(e, ".%s = %s,", name, value) : "";
}

// The interface that inference gives an operation which doesn't name it.
static const char inferred_methods[] =
    "static const mica_infer_type_interface ${op}_inference = {.infer_types = "
    "${op}_infer_types};\n";

static bool gets_inference(const model_op *op) {
  return op->all_results_inferred && op->inference[0].kind != INFER_HOOK;
}

// Several results with names of their own are printed with them, unless the author names them.
static const char names_head[] =
    "static void ${op}_name_results(const mica_op *op, mica_name_setter *set) {\n";
static const char names_methods[] =
    "}\n"
    "static const mica_op_asm_interface ${op}_names = {.result_names = ${op}_name_results};\n";
static const char name_one[] =
    "  mica_set_value_name(set, ${op}_${result}(op), MICA_STR(\"${name}\"));\n";
static const char name_optional[] =
    "  if (${op}_${result}(op) != NULL)\n"
    "    mica_set_value_name(set, ${op}_${result}(op), MICA_STR(\"${name}\"));\n";
static const char name_first[] =
    "  if (${op}_${result}_count(op) > 0)\n"
    "    mica_set_value_name(set, ${op}_${result}(op, 0), MICA_STR(\"${name}\"));\n";

static bool gets_names(const model_op *op) {
  if (op->result_count < 2 || model_op_says(op, SAYS_NAMES_RESULTS)) return false;
  for (size_t i = 0; i < op->result_count; i++)
    if (op->results[i].name[0] != '\0') return true;
  return false;
}

static void emit_result_names(emitter *e, const model_op *op) {
  emit(e, names_head, (const emit_hole[]){{"op", op->c_name}, {0}});
  for (size_t i = 0; i < op->result_count; i++) {
    const model_value *result = &op->results[i];
    const char *form = result->arity == ARITY_ONE        ? name_one
                       : result->arity == ARITY_OPTIONAL ? name_optional
                                                         : name_first;
    emit(e, form,
         (const emit_hole[]){
             {"op", op->c_name}, {"result", result->c_name}, {"name", result->name}, {0}});
  }
  emit(e, names_methods, (const emit_hole[]){{"op", op->c_name}, {0}});
}

static emit_tables emit_op_tables(emitter *e, const model_op *op) {
  list more = {0};
  if (gets_inference(op)) {
    emit(e, inferred_methods, (const emit_hole[]){{"op", op->c_name}, {0}});
    list_push(e->memory, &more,
              emit_format(e, "{&mica_infer_type_interface_id, &%s_inference}", op->c_name));
  }
  if (gets_names(op)) {
    emit_result_names(e, op);
    list_push(e->memory, &more,
              emit_format(e, "{&mica_op_asm_interface_id, &%s_names}", op->c_name));
  }
  return trait_tables(e, op->c_name, op->traits, op->trait_count, &more);
}

static size_t made_regions(const model_op *op) {
  size_t count = op->region_count;
  return count > 0 && op->regions[count - 1].is_variadic ? 0 : count;
}

void emit_op_descriptor(emitter *e, const model_op *op) {
  if (op->slot_count > 0) emit_slots(e, op);
  if (has_slot_checks(op)) emit_slot_checks(e, op);
  const emit_tables tables = emit_op_tables(e, op);
  bool has_form = op->format != NULL || op->has_custom_format;
  bool has_interfaces = strcmp(tables.interfaces, "NULL") != 0;
  const char *interfaces = emit_format(e, ".interfaces = %s,\n.interface_count = %s,",
                                       tables.interfaces, tables.interface_count);
  const emit_hole holes[] = {
      {"op", op->c_name},
      {"abi", emit_size(e, EMIT_ABI)},
      {"name", op->full_name},
      {"name_size", emit_size(e, strlen(op->full_name))},
      {"dialect", op->dialect->c_name},
      {"slot_count", member(e, op->slot_count > 0, "slot_count", emit_size(e, op->slot_count))},
      {"region_count",
       member(e, made_regions(op) > 0, "region_count", emit_size(e, made_regions(op)))},
      {"flags", member(e, strcmp(tables.flags, "0") != 0, "flags", tables.flags)},
      {"slots", member(e, op->slot_count > 0, "slots", emit_format(e, "%s_slots", op->c_name))},
      {"traits", member(e, strcmp(tables.traits, "NULL") != 0, "traits", tables.traits)},
      {"interfaces", has_interfaces ? interfaces : ""},
      {"verify_regions", member(e, emit_has_region_verifier(op), "verify_regions",
                                emit_format(e, "%s_verify_regions", op->c_name))},
      {"parse", member(e, has_form, "parse", emit_format(e, "%s_parse", op->c_name))},
      {"print", member(e, has_form, "print", emit_format(e, "%s_print", op->c_name))},
      {"checks", member(e, has_slot_checks(op), "checks", emit_format(e, "%s_checks", op->c_name))},
      {0}};
  emit(e, op_descriptor, holes);
}

// ---- The dialect --------------------------------------------------------------------------------

static int compare_ops(const void *a, const void *b) {
  const model_op *const *x = a, *const *y = b;
  return text_compare(text_of((*x)->full_name), text_of((*y)->full_name));
}

static int compare_definitions(const void *a, const void *b) {
  const model_definition *const *x = a, *const *y = b;
  return text_compare(text_of((*x)->mnemonic), text_of((*y)->mnemonic));
}

static size_t emit_op_list(emitter *e) {
  const model *m = e->model;
  if (m->op_count == 0) return 0;
  const model_op **sorted = ARENA_ARRAY(e->memory, const model_op *, m->op_count);
  memcpy(sorted, m->ops, m->op_count * sizeof *sorted);
  qsort(sorted, m->op_count, sizeof *sorted, compare_ops);
  const emit_hole holes[] = {{"dialect", m->dialect->c_name}, {0}};
  emit(e, "// Ordered by name.\nstatic const mica_op_def *const ${dialect}_ops[] = {\n", holes);
  for (size_t i = 0; i < m->op_count; i++)
    emit(e, "    &${op}_def,\n", (const emit_hole[]){{"op", sorted[i]->c_name}, {0}});
  emit(e, "};\n", NULL);
  return m->op_count;
}

static size_t emit_definition_list(emitter *e, model_definition *const *all, size_t count,
                                   const char *what) {
  const model_definition **sorted = ARENA_ARRAY(e->memory, const model_definition *, count + 1);
  size_t named = 0;
  for (size_t i = 0; i < count; i++)
    if (all[i]->mnemonic != NULL) sorted[named++] = all[i];
  if (named == 0) return 0;
  qsort(sorted, named, sizeof *sorted, compare_definitions);
  const emit_hole holes[] = {{"dialect", e->model->dialect->c_name}, {"what", what}, {0}};
  emit(e, "static const mica_${what}_def *const ${dialect}_${what}s[] = {\n", holes);
  for (size_t i = 0; i < named; i++)
    emit(e, "    &${name}_def,\n", (const emit_hole[]){{"name", sorted[i]->c_name}, {0}});
  emit(e, "};\n", NULL);
  return named;
}

static const char *emit_dependents(emitter *e) {
  const model_dialect *d = e->model->dialect;
  if (d->dependent_count == 0) return "";
  const char **items = ARENA_ARRAY(e->memory, const char *, d->dependent_count);
  for (size_t i = 0; i < d->dependent_count; i++)
    items[i] = emit_format(e, "&%s_dialect", d->dependents[i]);
  emit(e, "static const mica_dialect_def *const ${dialect}_dependents[] = {${list}, NULL};\n",
       (const emit_hole[]){
           {"dialect", d->c_name}, {"list", emit_join(e, items, d->dependent_count, ", ")}, {0}});
  return emit_format(e, ".dependents = %s_dependents,", d->c_name);
}

static const char dialect_table[] =
    "\n"
    "const mica_dialect_def ${dialect}_dialect = {\n"
    "    .abi = ${abi},\n"
    "    .name = \"${name}\",\n"
    "    ${ops}\n"
    "    ${types}\n"
    "    ${attrs}\n"
    "    ${dependents}\n"
    "    ${verify_op_attribute}\n"
    "    ${verify_argument}\n"
    "    ${verify_result}\n"
    "    ${type_hooks}\n"
    "    ${attr_hooks}\n"
    "};\n";

static const char *list_members(emitter *e, size_t count, const char *what) {
  if (count == 0) return "";
  return emit_format(e, ".%ss = %s_%ss,\n.%s_count = %zu,", what, e->model->dialect->c_name, what,
                     what, count);
}

static const char *hooks_of(emitter *e, bool present, const char *what) {
  const char *d = e->model->dialect->c_name;
  return present ? emit_format(e, ".parse_%s = %s_parse_%s,\n.print_%s = %s_print_%s,", what, d,
                               what, what, d, what)
                 : "";
}

void emit_dialect_table(emitter *e) {
  const model *m = e->model;
  const model_dialect *d = m->dialect;
  const char *ops = list_members(e, emit_op_list(e), "op");
  const char *types =
      list_members(e, emit_definition_list(e, m->types, m->type_count, "type"), "type");
  const char *attrs =
      list_members(e, emit_definition_list(e, m->attrs, m->attr_count, "attr"), "attr");
  const char *dependents = emit_dependents(e);
  const char *region_hook = emit_format(e, "%s_verify_region_argument_attribute", d->c_name);
  const char *result_hook = emit_format(e, "%s_verify_region_result_attribute", d->c_name);
  emit(e, dialect_table,
       (const emit_hole[]){
           {"dialect", d->c_name},
           {"abi", emit_size(e, EMIT_ABI)},
           {"name", d->name},
           {"ops", ops},
           {"types", types},
           {"attrs", attrs},
           {"dependents", dependents},
           {"verify_op_attribute", member(e, d->verify_op_attributes, "verify_op_attribute",
                                          emit_format(e, "%s_verify_op_attribute", d->c_name))},
           {"verify_argument", member(e, d->verify_region_argument_attributes,
                                      "verify_region_argument_attribute", region_hook)},
           {"verify_result", member(e, d->verify_region_result_attributes,
                                    "verify_region_result_attribute", result_hook)},
           {"type_hooks", hooks_of(e, d->has_type_hooks, "type")},
           {"attr_hooks", hooks_of(e, d->has_attr_hooks, "attr")},
           {0}});
}
