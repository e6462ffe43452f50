// Descriptors: the constant tables that the runtime reads about operations and the dialect.
#include <stdlib.h>
#include <string.h>

#include "emit/op_pieces.h"
#include "base/list.h"

// ---- Traits and interfaces ----------------------------------------------------------------------

static const char some_methods[] = "static const ${type} ${name} = {${methods}};\n";
static const char empty_methods[] = "static const ${type} ${name} = {0};  // all defaults\n";

static void emit_method_table(emitter *e, const model_trait *t, const char *name) {
  const model_interface *i = t->interface;
  const char **items = ARENA_ARRAY(e->memory, const char *, i->method_count + 1);
  size_t count = 0;
  for (size_t m = 0; m < i->method_count; m++)
    if (t->hooked[m])
      items[count++] = emit_printf(e, ".%s = %s", i->methods[m].c_name, t->hooks[m]);
  emit(e, count == 0 ? empty_methods : some_methods,
       (const template_hole[]){{"type", i->methods_type},
                               {"name", name},
                               {"methods", emit_join(e, items, count, ", ")},
                               {0}});
}

// Of the interface table. An interface without methods stands for itself.
static const char *interface_row(emitter *e, const char *owner, const model_op *op,
                                 const model_trait *t) {
  const model_interface *i = t->interface;
  const char *methods = t->implementation != NULL ? t->implementation : i->descriptor;
  if (t->has_effects) {
    methods = emit_effects_table(e, op, i);
  } else if (t->implementation == NULL && i->methods_type != NULL) {
    methods = emit_printf(e, "%s_%s_methods", owner, i->short_name);
    emit_method_table(e, t, methods);
  }
  return emit_printf(e, "{&%s, &%s}", i->descriptor, methods);
}

static void add_once(emitter *e, list *l, const char *item) {
  for (size_t i = 0; i < l->count; i++)
    if (strcmp(l->items[i], item) == 0) return;
  list_push(e->memory, l, item);
}

static const char trait_table[] =
    "static const mica_trait *const ${owner}_traits[] = {${list}, NULL};\n";
static const char interface_table[] =
    "static const mica_interface_impl ${owner}_interfaces[] = {${list}};\n";
static const char interface_members[] =
    ".interfaces = ${owner}_interfaces,\n"
    ".interface_count = ${count},";

static const char *joined(emitter *e, const list *l, const char *between) {
  return emit_join(e, (const char *const *)l->items, l->count, between);
}

// `op`: NULL for a type or attribute. `more`: further entries of the interface table.
static emit_tables trait_tables(emitter *e, const char *owner, const model_op *op,
                                const model_trait *traits, size_t count, const list *more) {
  list descriptors = {0}, implementations = {0}, flags = {0};
  for (size_t i = 0; i < count; i++) {
    const model_trait *t = &traits[i];
    if (t->flag != NULL) add_once(e, &flags, t->flag);
    if (t->kind == TRAIT_NATIVE && t->descriptor != NULL)
      add_once(e, &descriptors,
               emit_printf(e, t->parameters == NULL ? "&%s" : "&%s.trait", t->descriptor));
    if (t->kind != TRAIT_INTERFACE || t->interface->descriptor == NULL) continue;
    list_push(e->memory, &implementations, interface_row(e, owner, op, t));
  }
  for (size_t i = 0; i < more->count; i++) list_push(e->memory, &implementations, more->items[i]);
  if (op != NULL && emit_types_decide(op)) add_once(e, &flags, "MICA_OP_TYPES_DECIDE");
  emit_tables tables = {"", "", ""};
  if (descriptors.count > 0) {
    const template_hole holes[] = {{"owner", owner}, {"list", joined(e, &descriptors, ", ")}, {0}};
    emit(e, trait_table, holes);
    tables.traits = emit_text(e, ".traits = ${owner}_traits,", holes);
  }
  if (implementations.count > 0) {
    const template_hole holes[] = {{"owner", owner},
                                   {"list", joined(e, &implementations, ", ")},
                                   {"count", emit_size(e, implementations.count)},
                                   {0}};
    emit(e, interface_table, holes);
    tables.interfaces = emit_text(e, interface_members, holes);
  }
  if (flags.count > 0) tables.flags = emit_printf(e, ".flags = %s,", joined(e, &flags, " | "));
  return tables;
}

emit_tables emit_trait_tables(emitter *e, const char *owner, const model_trait *traits,
                              size_t count) {
  const list none = {0};
  return trait_tables(e, owner, NULL, traits, count, &none);
}

// ---- Operations ---------------------------------------------------------------------------------

// A line for each member that says something.
static const char op_descriptor[] =
    "const mica_op_def ${op}_def = {\n"
    "  .abi = ${abi},\n"
    "  .name = \"${name}\",\n"
    "  .name_size = ${name_size},\n"
    "  ${slot_count}\n"
    "  ${region_count}\n"
    "  ${flags}\n"
    "  .dialect = &${table},\n"
    "  ${slots}\n"
    "  ${traits}\n"
    "  ${interfaces}\n"
    "  .verify = ${op}_verify,\n"
    "  ${verify_regions}\n"
    "  ${parse}\n"
    "  ${print}\n"
    "  ${checks}\n"
    "  ${properties}\n"
    "  ${summary}\n"
    "  ${parts}\n"
    "};\n\n";

static const char parts_members[] =
    ".parts = ${op}_parts,\n"
    ".part_count = ${count},";

static const char *member(emitter *e, bool present, const char *name, const char *value) {
  return present ? emit_printf(e, ".%s = %s,", name, value) : "";
}

// `.parse = ring_add_parse,`
static const char *named_member(emitter *e, bool present, const char *owner, const char *name) {
  return member(e, present, name, emit_printf(e, "%s_%s", owner, name));
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
  emit(e, names_head, (const template_hole[]){{"op", op->c_name}, {0}});
  for (size_t i = 0; i < op->result_count; i++) {
    const model_value *result = &op->results[i];
    const char *form = result->arity == ARITY_ONE        ? name_one
                       : result->arity == ARITY_OPTIONAL ? name_optional
                                                         : name_first;
    emit(e, form,
         (const template_hole[]){
             {"op", op->c_name}, {"result", result->c_name}, {"name", result->name}, {0}});
  }
  emit(e, names_methods, (const template_hole[]){{"op", op->c_name}, {0}});
}

static emit_tables emit_op_tables(emitter *e, const model_op *op) {
  list more = {0};
  if (gets_inference(op)) {
    emit(e, inferred_methods, (const template_hole[]){{"op", op->c_name}, {0}});
    list_push(e->memory, &more,
              emit_printf(e, "{&mica_infer_type_interface_id, &%s_inference}", op->c_name));
  }
  if (op->derived_count > 0)
    list_push(e->memory, &more,
              emit_printf(e, "{&mica_derived_attribute_interface_id, &%s_derived}", op->c_name));
  if (gets_names(op)) {
    emit_result_names(e, op);
    list_push(e->memory, &more,
              emit_printf(e, "{&mica_op_asm_interface_id, &%s_names}", op->c_name));
  }
  return trait_tables(e, op->c_name, op, op->traits, op->trait_count, &more);
}

static size_t made_regions(const model_op *op) {
  size_t count = op->region_count;
  return count > 0 && op->regions[count - 1].is_variadic ? 0 : count;
}

// Names the author's parser, should it fail without a message.
static const char parse_hook[] =
    "static bool ${op}_parse_hook(mica_parser *p, mica_op_state *out) {\n"
    "  return mica_hook(mica_parser_context(p), ${op}_parse(p, out), \"${op}_parse\");\n"
    "}\n\n";

void emit_op_descriptor(emitter *e, const model_op *op) {
  const emit_tables tables = emit_op_tables(e, op);
  size_t part_count = emit_op_parts(e, op);
  const char *parts = emit_text(
      e, parts_members,
      (const template_hole[]){{"op", op->c_name}, {"count", emit_size(e, part_count)}, {0}});
  bool is_shared = op->shared_parse != NULL;
  bool has_form = op->format != NULL || op->has_custom_format || is_shared;
  const char *parser =
      is_shared ? op->shared_parse
                : emit_printf(e, "%s_parse%s", op->c_name, op->has_custom_format ? "_hook" : "");
  const char *printer = is_shared ? op->shared_print : emit_printf(e, "%s_print", op->c_name);
  size_t regions = made_regions(op);
  if (op->has_custom_format) emit(e, parse_hook, (const template_hole[]){{"op", op->c_name}, {0}});
  emit(
      e, op_descriptor,
      (const template_hole[]){
          {"op", op->c_name},
          {"abi", emit_size(e, EMIT_ABI)},
          {"name", op->full_name},
          {"name_size", emit_size(e, strlen(op->full_name))},
          {"slot_count", member(e, op->slot_count > 0, "slot_count", emit_size(e, op->slot_count))},
          {"region_count", member(e, regions > 0, "region_count", emit_size(e, regions))},
          {"flags", tables.flags},
          {"table", e->model->table},
          {"slots", named_member(e, op->slot_count > 0, op->c_name, "slots")},
          {"traits", tables.traits},
          {"interfaces", tables.interfaces},
          {"verify_regions",
           named_member(e, emit_has_region_verifier(op), op->c_name, "verify_regions")},
          {"parse", member(e, has_form, "parse", parser)},
          {"print", member(e, has_form, "print", printer)},
          {"checks", named_member(e, emit_has_slot_checks(op), op->c_name, "checks")},
          {"properties", named_member(e, emit_has_properties(op), op->c_name, "properties")},
          {"summary", member(e, op->summary[0] != '\0', "summary", emit_quoted(e, op->summary))},
          {"parts", part_count == 0 ? "" : parts},
          {0}});
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
  const template_hole holes[] = {{"dialect", m->dialect->c_name}, {0}};
  emit(e, "// Ordered by name.\nstatic const mica_op_def *const ${dialect}_ops[] = {\n", holes);
  for (size_t i = 0; i < m->op_count; i++)
    emit(e, "  &${op}_def,\n", (const template_hole[]){{"op", sorted[i]->c_name}, {0}});
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
  const template_hole holes[] = {{"dialect", e->model->dialect->c_name}, {"what", what}, {0}};
  emit(e, "static const mica_${what}_def *const ${dialect}_${what}s[] = {\n", holes);
  for (size_t i = 0; i < named; i++)
    emit(e, "  &${name}_def,\n", (const template_hole[]){{"name", sorted[i]->c_name}, {0}});
  emit(e, "};\n", NULL);
  return named;
}

static const char *emit_dependents(emitter *e) {
  const model_dialect *d = e->model->dialect;
  if (d->dependent_count == 0) return "";
  const char **items = ARENA_ARRAY(e->memory, const char *, d->dependent_count);
  for (size_t i = 0; i < d->dependent_count; i++)
    items[i] = emit_printf(e, "&%s_dialect", d->dependents[i]);
  emit(e, "static const mica_dialect_def *const ${dialect}_dependents[] = {${list}, NULL};\n",
       (const template_hole[]){
           {"dialect", d->c_name}, {"list", emit_join(e, items, d->dependent_count, ", ")}, {0}});
  return emit_printf(e, ".dependents = %s_dependents,", d->c_name);
}

static const char dialect_table[] =
    "\n"
    "const mica_dialect_def ${table} = {\n"
    "  .abi = ${abi},\n"
    "  .name = \"${name}\",\n"
    "  ${ops}\n"
    "  ${types}\n"
    "  ${attrs}\n"
    "  ${own}\n"
    "  ${former}\n"
    "};\n";

static const char own_template[] =
    "${dependents}\n"
    "${verify_op_attribute}\n"
    "${verify_argument}\n"
    "${verify_result}\n"
    "${type_hooks}\n"
    "${attr_hooks}\n"
    "${unknown_ops}\n"
    "${interfaces}";

static const char list_members[] =
    ".${what}s = ${dialect}_${what}s,\n"
    ".${what}_count = ${count},";
static const char hook_members[] =
    ".parse_${what} = ${dialect}_parse_${what},\n"
    ".print_${what} = ${dialect}_print_${what},";

static const char *dialect_members(emitter *e, const char *members, size_t count,
                                   const char *what) {
  if (count == 0) return "";
  return emit_text(e, members,
                   (const template_hole[]){{"what", what},
                                           {"dialect", e->model->dialect->c_name},
                                           {"count", emit_size(e, count)},
                                           {0}});
}

// What the dialect itself has, wherever its other definitions stand.
static const char *own_members(emitter *e) {
  const model_dialect *d = e->model->dialect;
  const char *dependents = emit_dependents(e);
  const emit_tables interfaces = emit_trait_tables(e, d->c_name, d->traits, d->trait_count);
  return emit_text(
      e, own_template,
      (const template_hole[]){
          {"dependents", dependents},
          {"verify_op_attribute",
           named_member(e, d->verify_op_attributes, d->c_name, "verify_op_attribute")},
          {"verify_argument", named_member(e, d->verify_region_argument_attributes, d->c_name,
                                           "verify_region_argument_attribute")},
          {"verify_result", named_member(e, d->verify_region_result_attributes, d->c_name,
                                         "verify_region_result_attribute")},
          {"type_hooks", dialect_members(e, hook_members, d->has_type_hooks, "type")},
          {"attr_hooks", dialect_members(e, hook_members, d->has_attr_hooks, "attr")},
          {"unknown_ops", d->allows_unknown_ops ? ".allows_unknown_ops = true," : ""},
          {"interfaces", interfaces.interfaces},
          {0}});
}

void emit_dialect_table(emitter *e) {
  const model *m = e->model;
  const model_dialect *d = m->dialect;
  const char *ops = dialect_members(e, list_members, emit_op_list(e), "op");
  const char *types = dialect_members(
      e, list_members, emit_definition_list(e, m->types, m->type_count, "type"), "type");
  const char *attrs = dialect_members(
      e, list_members, emit_definition_list(e, m->attrs, m->attr_count, "attr"), "attr");
  const char *own = m->is_extension ? emit_printf(e, ".extends = &%s_dialect,", d->c_name)
                                    : own_members(e);
  const char *former = m->is_extension ? "" : emit_former_table(e);
  emit(e, dialect_table,
       (const template_hole[]){{"table", m->table},
                               {"abi", emit_size(e, EMIT_ABI)},
                               {"name", d->name},
                               {"ops", ops},
                               {"types", types},
                               {"attrs", attrs},
                               {"own", own},
                               {"former", former},
                               {0}});
}
