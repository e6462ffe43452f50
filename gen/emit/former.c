// What older text has: the parsers of former formats, the functions of former types, and the
// tables that the dialect's descriptor points to.
#include "emit/hook.h"
#include "emit/op_format.h"
#include "emit/op_pieces.h"
#include "model/dialect.h"

// ---- The author's functions ---------------------------------------------------------------------

// Several definitions may name one function, or one of the library's.
static void emit_former_hook(emitter *e, text_map *seen, const char *name, const char *result,
                             const char *parameters, const char *comment) {
  if (name == NULL || strncmp(name, "mica_", 5) == 0 || text_map_get(seen, text_of(name)) != NULL)
    return;
  text_map_set(e->memory, seen, text_of(name), (void *)(uintptr_t)name);
  emit(e, "// Written by the author: ${comment}\n",
       (const template_hole[]){{"comment", comment}, {0}});
  hook_writer w = hook_begin(e, HOOK_FORMAT, result, name);
  hook_parameters(&w, parameters);
  hook_end(&w, "\n");
}

static void emit_op_hooks(emitter *e, text_map *seen, const model_op *op) {
  const model_former *f = &op->former;
  emit_about(e, op->at);
  for (size_t i = 0; i < f->format_count; i++)
    if (f->formats[i].text == NULL)
      emit_former_hook(e, seen, f->formats[i].c_name, "bool", "mica_parser *p, mica_op_state *out",
                       "a form of older text, after the name.");
  for (size_t i = 0; i < f->attribute_count; i++)
    emit_former_hook(e, seen, f->attributes[i].convert, "const mica_attr *",
                     "mica_context *ctx, const mica_attr *value",
                     "an attribute of older text; NULL: it isn't known.");
  for (size_t i = 0; i < f->format_count; i++)
    emit_former_hook(e, seen, f->formats[i].upgrade, "bool",
                     "mica_op *op, mica_symbol_tables *tables",
                     "what a form of older text means, when all of it is read.");
  for (size_t i = 0; i < f->part_count; i++)
    emit_former_hook(e, seen, f->parts[i].make, "const mica_attr *",
                     "const mica_op *op, const mica_attr *value, const mica_type **type",
                     "an operand or attribute, by what older text has; NULL: it isn't known.");
  emit_former_hook(e, seen, f->upgrade, "bool", "mica_op *op, mica_symbol_tables *tables",
                   "what older text means, when all of it is read.");
}

void emit_former_hooks(emitter *e) {
  const model *m = e->model;
  text_map seen = {0};
  for (size_t i = 0; i < m->op_count; i++) emit_op_hooks(e, &seen, m->ops[i]);
  for (size_t i = 0; i < m->former_type_count; i++) {
    const model_former_type *t = &m->former_types[i];
    emit_about(e, t->at);
    if (t->type == NULL)
      emit_former_hook(e, &seen, t->c_name, "const mica_type *", "mica_parser *p",
                       "what follows the spelling in older text.");
  }
}

// ---- Parsers ------------------------------------------------------------------------------------

static void emit_former_parser(emitter *e, const model_op *op, const model_former_format *f) {
  emit_op_parser(e, op->full_name, f->format, f->c_name, op_parser_body(e, f->format, f));
}

void emit_former_parsers(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->former.format_count; i++)
    if (op->former.formats[i].format != NULL) emit_former_parser(e, op, &op->former.formats[i]);
}

static const char made_type[] =
    "static const mica_type *${name}(mica_parser *p) {\n"
    "  return ${type};\n"
    "}\n";

static void emit_made_types(emitter *e) {
  const model *m = e->model;
  const template_hole placeholders[] = {{"$_ctxt", "mica_parser_context(p)"}, {0}};
  for (size_t i = 0; i < m->former_type_count; i++) {
    const model_former_type *t = &m->former_types[i];
    if (t->type == NULL) continue;
    emit(e, made_type,
         (const template_hole[]){
             {"name", t->c_name}, {"type", emit_substitute(e, t->type, placeholders)}, {0}});
  }
}

// ---- Tables -------------------------------------------------------------------------------------

static const char names_table[] = "static const char *const ${table}[] = {${names}, NULL};\n";

static const char *joined(emitter *e, const char *const *names, size_t count) {
  const char **quoted = ARENA_ARRAY(e->memory, const char *, count);
  for (size_t i = 0; i < count; i++) quoted[i] = emit_quoted(e, names[i]);
  return emit_join(e, quoted, count, ", ");
}

// An expression that ends with NULL; NULL where there is nothing.
static const char *quoted_list(emitter *e, const char *const *names, size_t count) {
  if (count == 0) return "NULL";
  return emit_printf(e, "(const char *const[]){%s, NULL}", joined(e, names, count));
}

// Answers the member that names the table.
static const char *emit_names(emitter *e, const char *owner, const char *const *names,
                              size_t count) {
  if (count == 0) return "";
  const char *table = emit_name(e, NAME_FORMER_NAMES, owner, "");
  emit(e, names_table,
       (const template_hole[]){{"table", table}, {"names", joined(e, names, count)}, {0}});
  return emit_printf(e, ".names = %s,", table);
}

static const char parser_table[] =
    "static mica_form_parser *const ${table}[] = {${parsers}, NULL};\n";

static const char *emit_parser_list(emitter *e, const model_op *op) {
  const model_former *f = &op->former;
  if (f->format_count == 0) return "";
  const char **names = ARENA_ARRAY(e->memory, const char *, f->format_count);
  for (size_t i = 0; i < f->format_count; i++) names[i] = f->formats[i].c_name;
  const char *table = emit_name(e, NAME_FORMER_PARSERS, op->c_name, "");
  emit(e, parser_table,
       (const template_hole[]){
           {"table", table}, {"parsers", emit_join(e, names, f->format_count, ", ")}, {0}});
  return emit_printf(e, ".parsers = %s,", table);
}

static const char *emit_attribute_list(emitter *e, const model_op *op) {
  const model_former *f = &op->former;
  if (f->attribute_count == 0) return "";
  const template_hole holes[] = {{"table", emit_name(e, NAME_FORMER_ATTRS, op->c_name, "")},
                                 {"count", emit_size(e, f->attribute_count)},
                                 {0}};
  emit(e, "static const mica_former_attr ${table}[] = {\n", holes);
  for (size_t i = 0; i < f->attribute_count; i++) {
    const model_former_attribute *a = &f->attributes[i];
    emit(
        e, "  {${name}, ${became}, ${convert}},\n",
        (const template_hole[]){{"name", emit_quoted(e, a->name)},
                                {"became", *a->became == '\0' ? "NULL" : emit_quoted(e, a->became)},
                                {"convert", a->convert == NULL ? "NULL" : a->convert},
                                {0}});
  }
  emit(e, "};\n", NULL);
  return emit_text(e, ".attrs = ${table},\n.attr_count = ${count},", holes);
}

static const char *emit_part_list(emitter *e, const model_op *op) {
  const model_former *f = &op->former;
  if (f->part_count == 0) return "";
  const template_hole holes[] = {{"table", emit_name(e, NAME_FORMER_PARTS, op->c_name, "")},
                                 {"count", emit_size(e, f->part_count)},
                                 {0}};
  emit(e, "static const mica_former_part ${table}[] = {\n", holes);
  for (size_t i = 0; i < f->part_count; i++) {
    const model_former_part *p = &f->parts[i];
    emit(e, "  {${name}, ${names}, ${make}},\n",
         (const template_hole[]){{"name", emit_quoted(e, p->name)},
                                 {"names", quoted_list(e, p->names, p->name_count)},
                                 {"make", p->make},
                                 {0}});
  }
  emit(e, "};\n", NULL);
  return emit_text(e, ".parts = ${table},\n.part_count = ${count},", holes);
}

static const char op_row[] =
    "  {\n"
    "    .op = &${def},\n"
    "    ${names}\n"
    "    ${parsers}\n"
    "    ${attrs}\n"
    "    ${parts}\n"
    "    ${upgrade}\n"
    "    ${numbers}\n"
    "  },\n";

// What stands inside of the table of operations; *count of them.
static const char *op_rows(emitter *e, size_t *count) {
  const model *m = e->model;
  list rows = {0};
  for (size_t i = 0; i < m->op_count; i++) {
    const model_op *op = m->ops[i];
    const model_former *f = &op->former;
    if (!model_op_has_former(op)) continue;
    const char *upgrade = f->upgrade == NULL ? "" : emit_printf(e, ".upgrade = %s,", f->upgrade);
    const template_hole holes[] = {{"def", emit_name(e, NAME_DEF, op->c_name, "")},
                                   {"names", emit_names(e, op->c_name, f->names, f->name_count)},
                                   {"parsers", emit_parser_list(e, op)},
                                   {"attrs", emit_attribute_list(e, op)},
                                   {"parts", emit_part_list(e, op)},
                                   {"upgrade", upgrade},
                                   {"numbers", f->makes_numbers ? ".makes_numbers = true," : ""},
                                   {0}};
    list_push(e->memory, &rows, emit_text(e, op_row, holes));
  }
  *count = rows.count;
  return emit_join(e, (const char *const *)rows.items, rows.count, "");
}

static const char *emit_op_rows(emitter *e) {
  const char *dialect = e->model->dialect->c_name;
  size_t count;
  const char *rows = op_rows(e, &count);
  if (count == 0) return "";
  const template_hole holes[] = {{"table", emit_name(e, NAME_FORMER_OPS, dialect, "")},
                                 {"rows", rows},
                                 {"count", emit_size(e, count)},
                                 {0}};
  emit(e, "static const mica_former_op ${table}[] = {\n${rows}};\n", holes);
  return emit_text(e, ".ops = ${table},\n.op_count = ${count},", holes);
}

static const char *emit_type_rows(emitter *e) {
  const model *m = e->model;
  if (m->former_type_count == 0) return "";
  const template_hole holes[] = {{"table", emit_name(e, NAME_FORMER_TYPES, m->dialect->c_name, "")},
                                 {"count", emit_size(e, m->former_type_count)},
                                 {0}};
  emit_made_types(e);
  emit(e, "static const mica_former_type ${table}[] = {\n", holes);
  for (size_t i = 0; i < m->former_type_count; i++)
    emit(e, "  {${spelling}, ${parse}},\n",
         (const template_hole[]){{"spelling", emit_quoted(e, m->former_types[i].spelling)},
                                 {"parse", m->former_types[i].c_name},
                                 {0}});
  emit(e, "};\n", NULL);
  return emit_text(e, ".types = ${table},\n.type_count = ${count},", holes);
}

static const char former_table[] =
    "static const mica_former_dialect ${former} = {\n"
    "  ${names}\n"
    "  ${ops}\n"
    "  ${types}\n"
    "};\n";

const char *emit_former_table(emitter *e) {
  const model *m = e->model;
  const model_dialect *d = m->dialect;
  bool any = d->former_name_count + m->former_type_count > 0;
  for (size_t i = 0; i < m->op_count; i++) any = any || model_op_has_former(m->ops[i]);
  if (!any) return "";
  emit(e, "\n// What older text has, read with mica_former_text alone.\n", NULL);
  const char *names = emit_names(e, d->c_name, d->former_names, d->former_name_count);
  const char *ops = emit_op_rows(e), *types = emit_type_rows(e);
  const char *former = emit_name(e, NAME_FORMER, d->c_name, "");
  emit(e, former_table,
       (const template_hole[]){
           {"former", former}, {"names", names}, {"ops", ops}, {"types", types}, {0}});
  return emit_printf(e, ".former = &%s,", former);
}
