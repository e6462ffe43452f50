// Descriptors: the constant tables that the runtime reads about operations and the dialect.
#include <stdlib.h>
#include <string.h>

#include "emit/op_pieces.h"
#include "base/list.h"
#include "model/definition.h"
#include "model/dialect.h"

// ---- Traits and interfaces ----------------------------------------------------------------------

static const char some_methods[] = "static const ${type} $name = {${methods}};";
static const char empty_methods[] =
    "// All methods as the interface has them.\n"
    "static const ${type} $name = {0};";

// One method stands where the table is asked for; of more than one, answers the table's name.
static const char *emit_method_table(emitter *e, const char *owner, const model_trait *t) {
  const model_interface *i = t->interface;
  const char **items = ARENA_ARRAY(e->memory, const char *, i->method_count + 1);
  size_t count = 0;
  for (size_t m = 0; m < i->method_count; m++)
    if (t->hooked[m])
      items[count++] = emit_printf(e, ".%s = %s", i->methods[m].c_name, t->hooks[m]);
  if (count == 1) return emit_printf(e, "(const %s){%s}", i->methods_type, items[0]);
  const char *table =
      emit_text(e, count == 0 ? empty_methods : some_methods,
                (const template_hole[]){
                    {"type", i->methods_type}, {"methods", emit_join(e, items, count, ", ")}, {0}});
  return emit_shared(e, NAME_METHODS, owner, i->short_name, table);
}

// Of the interface table. An interface without methods stands for itself.
static const char *interface_row(emitter *e, const char *owner, const model_op *op,
                                 const model_trait *t) {
  const model_interface *i = t->interface;
  const char *methods = t->implementation != NULL ? t->implementation : i->descriptor;
  if (t->has_effects) {
    methods = emit_effects_table(e, op, i);
  } else if (t->implementation == NULL && i->methods_type != NULL) {
    methods = emit_method_table(e, owner, t);
  }
  return emit_printf(e, "{&%s, &%s}", i->descriptor, methods);
}

static void add_once(emitter *e, list *l, text_map *known, const char *item) {
  if (text_map_add(e->memory, known, text_of(item), (void *)item) == NULL)
    list_push(e->memory, l, item);
}

static const char trait_table[] = "static const mica_trait *const $name[] = {${list}, NULL};";
static const char interface_table[] = "static const mica_interface_impl $name[] = {${list}};";

static const char *joined(emitter *e, const list *l, const char *between) {
  return emit_join(e, (const char *const *)l->items, l->count, between);
}

static bool has_properties(const model_op *op) {
  for (size_t i = 0; i < op->attribute_count; i++)
    if (op->attributes[i].property != NULL) return true;
  return false;
}

static const char *shared_table(emitter *e, const char *form, const char *owner, name_role role,
                                const list *rows) {
  const char *table =
      emit_text(e, form, (const template_hole[]){{"list", joined(e, rows, ", ")}, {0}});
  return emit_shared(e, role, owner, "", table);
}

// `op`: NULL for a type or attribute. `more`: further entries of the interface table.
static emit_tables trait_tables(emitter *e, const char *owner, const model_op *op,
                                const model_trait *traits, size_t count, const list *more) {
  list descriptors = {0}, implementations = {0}, flags = {0};
  text_map known = {0};
  for (size_t i = 0; i < count; i++) {
    const model_trait *t = &traits[i];
    if (t->flag != NULL) add_once(e, &flags, &known, t->flag);
    if (t->kind == TRAIT_NATIVE && t->descriptor != NULL)
      add_once(e, &descriptors, &known,
               emit_printf(e, t->parameters == NULL ? "&%s" : "&%s.trait", t->descriptor));
    if (t->kind != TRAIT_INTERFACE || t->interface->descriptor == NULL) continue;
    list_push(e->memory, &implementations, interface_row(e, owner, op, t));
  }
  for (size_t i = 0; i < more->count; i++) list_push(e->memory, &implementations, more->items[i]);
  if (op != NULL && emit_types_decide(op)) add_once(e, &flags, &known, "MICA_OP_TYPES_DECIDE");
  if (op != NULL && has_properties(op)) add_once(e, &flags, &known, "MICA_OP_HAS_PROPERTIES");
  emit_tables tables = {"", "", ""};
  if (descriptors.count > 0) {
    const char *table = shared_table(e, trait_table, owner, NAME_TRAITS, &descriptors);
    tables.traits = emit_printf(e, ".traits = %s,", table);
  }
  if (implementations.count > 0) {
    const char *table = shared_table(e, interface_table, owner, NAME_INTERFACES, &implementations);
    tables.interfaces =
        emit_printf(e, ".interfaces = %s, .interface_count = %zu,", table, implementations.count);
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

// Only the members that say something.
static const char op_descriptor[] =
    "const mica_op_def ${def} = {\n"
    "  ${flags}\n"
    "  .name = \"${name}\", .name_size = ${name_size},\n"
    "  ${summary}\n"
    "  .dialect = &${table},\n"
    "  ${parts}\n"
    "  ${traits}\n"
    "  ${interfaces}\n"
    "  ${checks}\n"
    "  ${form}\n"
    "  ${more}\n"
    "};\n\n";

static const char *member(emitter *e, bool present, const char *name, const char *value) {
  return present ? emit_printf(e, ".%s = %s,", name, value) : "";
}

// The interface that inference gives an operation which doesn't name it.
static bool gets_inference(const model_op *op) {
  return op->all_results_inferred && op->inference[0].kind != INFER_HOOK;
}

// Several results with names of their own are printed with them, unless the author names them.
static const char names_head[] =
    "static void ${name_results}(const mica_op *op, mica_name_setter *set) {\n";
static const char names_methods[] =
    "}\n"
    "static const mica_op_asm_interface ${names} = {.result_names = ${name_results}};\n";
static const char name_one[] =
    "  mica_set_value_name(set, ${getter}(op), MICA_STR(\"${name}\"));\n";
static const char name_optional[] =
    "  if (${getter}(op) != NULL)\n"
    "    mica_set_value_name(set, ${getter}(op), MICA_STR(\"${name}\"));\n";
static const char name_first[] =
    "  if (${get_count}(op) > 0)\n"
    "    mica_set_value_name(set, ${getter}(op, 0), MICA_STR(\"${name}\"));\n";

static bool gets_names(const model_op *op) {
  if (op->result_count < 2 || model_op_says(op, SAYS_NAMES_RESULTS)) return false;
  for (size_t i = 0; i < op->result_count; i++)
    if (op->results[i].name[0] != '\0') return true;
  return false;
}

static void emit_result_names(emitter *e, const model_op *op) {
  const template_hole holes[] = {{"names", emit_name(e, NAME_NAMES, op->c_name, "")},
                                 {"name_results", emit_name(e, NAME_NAME_RESULTS, op->c_name, "")},
                                 {0}};
  emit(e, names_head, holes);
  for (size_t i = 0; i < op->result_count; i++) {
    const model_value *result = &op->results[i];
    const char *form = result->arity == ARITY_ONE        ? name_one
                       : result->arity == ARITY_OPTIONAL ? name_optional
                                                         : name_first;
    emit(
        e, form,
        (const template_hole[]){{"getter", emit_name(e, NAME_MEMBER, op->c_name, result->c_name)},
                                {"get_count", emit_name(e, NAME_COUNT, op->c_name, result->c_name)},
                                {"name", result->name},
                                {0}});
  }
  emit(e, names_methods, holes);
}

static emit_tables emit_op_tables(emitter *e, const model_op *op) {
  list more = {0};
  if (gets_inference(op)) {
    list_push(e->memory, &more,
              emit_printf(e,
                          "{&mica_infer_type_interface_id, "
                          "&(const mica_infer_type_interface){.infer_types = %s}}",
                          emit_name(e, NAME_INFER_TYPES, op->c_name, "")));
  }
  if (op->derived_count > 0)
    list_push(e->memory, &more,
              emit_printf(e, "{&mica_derived_attribute_interface_id, &%s}",
                          emit_name(e, NAME_DERIVED, op->c_name, "")));
  if (gets_names(op)) {
    emit_result_names(e, op);
    list_push(e->memory, &more,
              emit_printf(e, "{&mica_op_asm_interface_id, &%s}",
                          emit_name(e, NAME_NAMES, op->c_name, "")));
  }
  return trait_tables(e, op->c_name, op, op->traits, op->trait_count, &more);
}

// `.parts = ring_add_parts, .slot_count = 1, .operand_count = 2,`
static const char *parts_members(emitter *e, const model_op *op, const char *table) {
  const struct {
    const char *what;
    size_t count;
  } kinds[] = {{"slot", op->slot_count},
               {"operand", op->operand_count},
               {"result", op->result_count},
               {"region", op->region_count},
               {"successor", op->successor_count}};
  if (table == NULL) return "";
  const char *members = emit_printf(e, ".parts = %s,", table);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (kinds[i].count > 0)
      members = emit_printf(e, "%s .%s_count = %zu,", members, kinds[i].what, kinds[i].count);
  return members;
}

// Names the author's parser, should it fail without a message.
static const char parse_hook[] =
    "static bool ${parse_hook}(mica_parser *p, mica_op_state *out) {\n"
    "  return mica_parser_hook(p, ${parse}(p, out), \"${parse}\");\n"
    "}\n\n";

// `.parse = ring_add_parse, .print = ring_add_print,`
static const char *form_members(emitter *e, const model_op *op) {
  if (op->shared_parse != NULL)
    return emit_printf(e, ".parse = %s, .print = %s,", op->shared_parse, op->shared_print);
  if (op->format == NULL && !op->has_custom_format) return "";
  const char *parse = emit_name(e, NAME_PARSE, op->c_name, ""), *parser = parse;
  if (op->has_custom_format) {
    parser = emit_name(e, NAME_PARSE_HOOK, op->c_name, "");
    emit(e, parse_hook, (const template_hole[]){{"parse_hook", parser}, {"parse", parse}, {0}});
  }
  return emit_printf(e, ".parse = %s, .print = %s,", parser,
                     emit_name(e, NAME_PRINT, op->c_name, ""));
}

// `.more = &ring_add_more,`, and the table; "" where there is nothing to say.
static const char *more_member(emitter *e, const model_op *op, const char *extras) {
  const model_trait *ends = emit_terminator_trait(op);
  const char *members[] = {extras,
                           ends == NULL ? "" : emit_printf(e, ".terminator = %s,\n", ends->op_def),
                           emit_op_fold(e, op)};
  const char *all = emit_join(e, members, sizeof members / sizeof *members, "");
  if (all[0] == '\0') return "";
  return emit_printf(e, ".more = &%s,",
                     emit_shared_struct(e, NAME_MORE, op->c_name, "mica_op_more", all));
}

void emit_op_descriptor(emitter *e, const model_op *op, emit_parts_said parts, const char *checks) {
  const emit_tables tables = emit_op_tables(e, op);
  const char *form = form_members(e, op), *more = more_member(e, op, parts.extras);
  emit_members(e, op_descriptor,
               (const template_hole[]){{"def", emit_name(e, NAME_DEF, op->c_name, "")},
                                       {"flags", tables.flags},
                                       {"name", op->full_name},
                                       {"name_size", emit_size(e, strlen(op->full_name))},
                                       {"summary", member(e, op->summary[0] != '\0', "summary",
                                                          emit_quoted(e, op->summary))},
                                       {"table", e->model->table},
                                       {"parts", parts_members(e, op, parts.table)},
                                       {"traits", tables.traits},
                                       {"interfaces", tables.interfaces},
                                       {"checks", checks},
                                       {"form", form},
                                       {"more", more},
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

static const char list_members[] =
    ".${what}s = ${list},\n"
    ".${what}_count = ${count},";

static const char *members_of_list(emitter *e, const char *what, const char *list_name,
                                   size_t count) {
  return emit_text(e, list_members,
                   (const template_hole[]){
                       {"what", what}, {"list", list_name}, {"count", emit_size(e, count)}, {0}});
}

// Answers the members that name the list; "" where there is none.
static const char *emit_op_list(emitter *e) {
  const model *m = e->model;
  if (m->op_count == 0) return "";
  const model_op **sorted = ARENA_ARRAY(e->memory, const model_op *, m->op_count);
  memcpy(sorted, m->ops, m->op_count * sizeof *sorted);
  qsort(sorted, m->op_count, sizeof *sorted, compare_ops);
  const char *list_name = emit_name(e, NAME_OPS, m->dialect->c_name, "");
  emit(e, "// Ordered by name.\nstatic const mica_op_def *const ${ops}[] = {\n",
       (const template_hole[]){{"ops", list_name}, {0}});
  for (size_t i = 0; i < m->op_count; i++)
    emit(e, "  &${def},\n",
         (const template_hole[]){{"def", emit_name(e, NAME_DEF, sorted[i]->c_name, "")}, {0}});
  emit(e, "};\n", NULL);
  return members_of_list(e, "op", list_name, m->op_count);
}

static const char *emit_definition_list(emitter *e, model_definition *const *all, size_t count,
                                        const char *what, name_role role) {
  const model_definition **sorted = ARENA_ARRAY(e->memory, const model_definition *, count + 1);
  size_t named = 0;
  for (size_t i = 0; i < count; i++)
    if (all[i]->mnemonic != NULL) sorted[named++] = all[i];
  if (named == 0) return "";
  qsort(sorted, named, sizeof *sorted, compare_definitions);
  const char *list_name = emit_name(e, role, e->model->dialect->c_name, "");
  emit(e, "static const mica_${what}_def *const ${list}[] = {\n",
       (const template_hole[]){{"list", list_name}, {"what", what}, {0}});
  for (size_t i = 0; i < named; i++)
    emit(e, "  &${def},\n",
         (const template_hole[]){{"def", emit_name(e, NAME_DEF, sorted[i]->c_name, "")}, {0}});
  emit(e, "};\n", NULL);
  return members_of_list(e, what, list_name, named);
}

static const char *emit_dependents(emitter *e) {
  const model_dialect *d = e->model->dialect;
  if (d->dependent_count == 0) return "";
  const char **items = ARENA_ARRAY(e->memory, const char *, d->dependent_count);
  for (size_t i = 0; i < d->dependent_count; i++)
    items[i] = emit_printf(e, "&%s", emit_name(e, NAME_DIALECT, d->dependents[i], ""));
  const char *dependents = emit_name(e, NAME_DEPENDENTS, d->c_name, "");
  emit(e, "static const mica_dialect_def *const ${dependents}[] = {${list}, NULL};\n",
       (const template_hole[]){{"dependents", dependents},
                               {"list", emit_join(e, items, d->dependent_count, ", ")},
                               {0}});
  return emit_printf(e, ".dependents = %s,", dependents);
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
    "  ${bytecode}\n"
    "};\n";

static const char own_template[] =
    "${dependents}\n"
    "${verify_op_attribute}\n"
    "${verify_argument}\n"
    "${verify_result}\n"
    "${parse_type}\n"
    "${print_type}\n"
    "${parse_attr}\n"
    "${print_attr}\n"
    "${materialize}\n"
    "${fold}\n"
    "${patterns}\n"
    "${unwritten}\n"
    "${unknown_ops}\n"
    "${resources}\n"
    "${interfaces}";

// `.verify_op_attribute = ring_verify_op_attribute,`
static const char *hook_member(emitter *e, bool present, const char *name) {
  const char *dialect = e->model->dialect->c_name;
  return present ? member(e, true, name, emit_name(e, NAME_MEMBER, dialect, name)) : "";
}

// What passes warn of.
static const char *unwritten_member(emitter *e, const model_dialect *d) {
  const char *const flags[] = {d->unwritten_folds ? "MICA_UNWRITTEN_FOLDS" : NULL,
                               d->unwritten_patterns ? "MICA_UNWRITTEN_PATTERNS" : NULL};
  const char *any = flags[0] == NULL ? flags[1] : flags[0];
  if (any == NULL) return "";
  if (flags[0] != NULL && flags[1] != NULL) any = emit_join(e, flags, 2, " | ");
  return member(e, true, "unwritten", any);
}

static bool has_resource_key(const model_definition *d) {
  for (size_t i = 0; i < d->parameter_count; i++)
    if (d->parameters[i].type.kind == C_RESOURCE) return true;
  return false;
}

static bool has_resources(const model *m) {
  bool any = false;
  for (size_t i = 0; i < m->type_count && !any; i++) any = has_resource_key(m->types[i]);
  for (size_t i = 0; i < m->attr_count && !any; i++) any = has_resource_key(m->attrs[i]);
  return any;
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
          {"verify_op_attribute", hook_member(e, d->verify_op_attributes, "verify_op_attribute")},
          {"verify_argument", hook_member(e, d->verify_region_argument_attributes,
                                          "verify_region_argument_attribute")},
          {"verify_result",
           hook_member(e, d->verify_region_result_attributes, "verify_region_result_attribute")},
          {"parse_type", hook_member(e, d->has_type_hooks, "parse_type")},
          {"print_type", hook_member(e, d->has_type_hooks, "print_type")},
          {"parse_attr", hook_member(e, d->has_attr_hooks, "parse_attr")},
          {"print_attr", hook_member(e, d->has_attr_hooks, "print_attr")},
          {"materialize", hook_member(e, d->has_materializer, "materialize")},
          {"fold", hook_member(e, d->has_fold, "fold")},
          {"patterns", member(e, d->has_canonicalizer, "patterns",
                              emit_name(e, NAME_CANONICALIZATIONS, d->c_name, ""))},
          {"unwritten", unwritten_member(e, d)},
          {"unknown_ops", d->allows_unknown_ops ? ".allows_unknown_ops = true," : ""},
          {"resources", has_resources(e->model) ? ".has_resources = true," : ""},
          {"interfaces", interfaces.interfaces},
          {0}});
}

void emit_dialect_table(emitter *e) {
  const model *m = e->model;
  const model_dialect *d = m->dialect;
  const char *ops = emit_op_list(e);
  const char *types = emit_definition_list(e, m->types, m->type_count, "type", NAME_TYPES);
  const char *attrs = emit_definition_list(e, m->attrs, m->attr_count, "attr", NAME_ATTRS);
  const char *extends = emit_name(e, NAME_DIALECT, d->c_name, "");
  const char *own = m->is_extension ? emit_printf(e, ".extends = &%s,", extends) : own_members(e);
  const char *former = m->is_extension ? "" : emit_former_table(e);
  const char *bytecode = emit_bytecode_table(e);
  emit(e, dialect_table,
       (const template_hole[]){{"table", m->table},
                               {"abi", emit_size(e, EMIT_ABI)},
                               {"name", d->name},
                               {"ops", ops},
                               {"types", types},
                               {"attrs", attrs},
                               {"own", own},
                               {"former", former},
                               {"bytecode", bytecode},
                               {0}});
}
