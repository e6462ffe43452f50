// The dialect's page in Markdown: what each operation, type, attribute and enum means and how it is
// written.
#include "format/resolved.h"
#include "emit/op_pieces.h"
#include "base/list.h"
#include "base/names.h"

// ---- Small pieces -------------------------------------------------------------------------------

// A description with its indentation taken away, as paragraphs of the page.
static void emit_description(emitter *e, const char *summary, const char *description) {
  if (summary[0] != '\0')
    emit(e, "_${summary}_\n\n",
         (const template_hole[]){{"summary", emit_first_line(e, summary)}, {0}});
  const char *body = text_dedent(e->memory, text_of(description));
  if (body[0] != '\0') emit(e, "${body}\n\n", (const template_hole[]){{"body", body}, {0}});
}

// `|` would end a table's cell.
static const char *cell(emitter *e, const char *from) {
  buffer b = {0};
  for (const char *at = emit_first_line(e, from); *at != '\0'; at++) {
    if (*at == '|') buffer_char(&b, '\\');
    buffer_char(&b, *at);
  }
  const char *result = arena_text(e->memory, buffer_as_text(&b)).data;
  buffer_free(&b);
  return result;
}

static const char *name_or_dash(emitter *e, const char *name) {
  return name[0] == '\0' ? "&laquo;unnamed&raquo;" : emit_printf(e, "`%s`", name);
}

static void emit_row(emitter *e, const char *name, const char *what, const char *more) {
  const char *text_ = more[0] == '\0' ? cell(e, what)
                                      : emit_printf(e, "%s: %s", cell(e, what), cell(e, more));
  emit(e, "| ${name} | ${text} |\n",
       (const template_hole[]){{"name", name_or_dash(e, name)}, {"text", text_}, {0}});
}

static void emit_table_head(emitter *e, const char *title, const char *column) {
  emit(e, "#### ${title}\n\n| ${column} | Description |\n| :-----: | ----------- |\n",
       (const template_hole[]){{"title", title}, {"column", column}, {0}});
}

// ---- Operations ---------------------------------------------------------------------------------

static void emit_value_table(emitter *e, const model_value *values, size_t count, const char *title,
                             const char *column) {
  if (count == 0) return;
  emit_table_head(e, title, column);
  for (size_t i = 0; i < count; i++)
    emit_row(e, values[i].name, values[i].constraint->summary, values[i].summary);
  emit(e, "\n", NULL);
}

static void emit_attributes(emitter *e, const model_op *op) {
  if (op->attribute_count == 0) return;
  emit_table_head(e, "Attributes", "Attribute");
  for (size_t i = 0; i < op->attribute_count; i++)
    emit_row(e, op->attributes[i].name, op->attributes[i].constraint->summary,
             op->attributes[i].summary);
  emit(e, "\n", NULL);
}

static void emit_structure(emitter *e, const model_op *op) {
  if (op->region_count > 0) emit_table_head(e, "Regions", "Region");
  for (size_t i = 0; i < op->region_count; i++)
    emit_row(e, op->regions[i].name, op->regions[i].constraint->summary, op->regions[i].summary);
  if (op->region_count > 0) emit(e, "\n", NULL);
  if (op->successor_count > 0) emit_table_head(e, "Successors", "Successor");
  for (size_t i = 0; i < op->successor_count; i++)
    emit_row(e, op->successors[i].name, op->successors[i].constraint->summary,
             op->successors[i].summary);
  if (op->successor_count > 0) emit(e, "\n", NULL);
}

static void emit_trait_names(emitter *e, const model_trait *traits, size_t count,
                             model_trait_kind kind, const char *title) {
  list names = {0};
  for (size_t i = 0; i < count; i++) {
    if (traits[i].kind != kind || traits[i].name[0] == '\0') continue;
    list_push(e->memory, &names, emit_printf(e, "`%s`", traits[i].name));
  }
  if (names.count == 0) return;
  emit(e, "${title}: ${names}\n\n",
       (const template_hole[]){
           {"title", title},
           {"names", emit_join(e, (const char *const *)names.items, names.count, ", ")},
           {0}});
}

static const char syntax[] =
    "Syntax:\n"
    "\n"
    "```\n"
    "${kind} ::= `${name}` ${format}\n"
    "```\n"
    "\n";

void emit_op_doc(emitter *e, const model_op *op) {
  emit(e, "### `${name}`\n\n", (const template_hole[]){{"name", op->full_name}, {0}});
  if (op->summary[0] != '\0') emit_description(e, op->summary, "");
  if (op->format != NULL)
    emit(
        e, syntax,
        (const template_hole[]){
            {"kind", "operation"}, {"name", op->full_name}, {"format", op->format->one_line}, {0}});
  emit_description(e, "", op->description);
  emit_trait_names(e, op->traits, op->trait_count, TRAIT_NATIVE, "Traits");
  emit_trait_names(e, op->traits, op->trait_count, TRAIT_INTERFACE, "Interfaces");
  emit_attributes(e, op);
  emit_value_table(e, op->operands, op->operand_count, "Operands", "Operand");
  emit_value_table(e, op->results, op->result_count, "Results", "Result");
  emit_structure(e, op);
}

// ---- Types, attributes, enums -------------------------------------------------------------------

static void emit_definition_doc(emitter *e, const model_definition *s) {
  emit(e, "### ${name}\n\n", (const template_hole[]){{"name", s->class_name}, {0}});
  if (s->summary[0] != '\0') emit_description(e, s->summary, "");
  if (s->format != NULL && s->mnemonic != NULL)
    emit(e, syntax,
         (const template_hole[]){
             {"kind", s->is_attr ? "attribute" : "type"},
             {"name", emit_printf(e, "%c%s", s->is_attr ? '#' : '!', s->full_name)},
             {"format", s->format->one_line},
             {0}});
  emit_description(e, "", s->description);
  if (s->parameter_count == 0) return;
  emit(e,
       "#### Parameters\n\n| Parameter | C type | Description |\n| :-------: | :----: | "
       "----------- |\n",
       NULL);
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    const char *written = p->syntax == NULL ? "" : emit_printf(e, " `%s`", cell(e, p->syntax));
    emit(e, "| `${name}` | `${type}` | ${summary}${written} |\n",
         (const template_hole[]){{"name", p->name},
                                 {"type", p->type.spelling},
                                 {"summary", cell(e, p->summary)},
                                 {"written", written},
                                 {0}});
  }
  emit(e, "\n", NULL);
}

static void emit_enum_doc(emitter *e, const model_enum *en) {
  emit(e, "### ${name}\n\n", (const template_hole[]){{"name", en->name}, {0}});
  emit_description(e, en->summary, "");
  emit(e, "| Symbol | Value | Text |\n| :----: | :---: | ---- |\n", NULL);
  for (size_t i = 0; i < en->case_count; i++)
    emit(e, "| ${symbol} | `${value}` | ${text} |\n",
         (const template_hole[]){{"symbol", en->cases[i].symbol},
                                 {"value", emit_int(e, en->cases[i].value)},
                                 {"text", cell(e, en->cases[i].text)},
                                 {0}});
  emit(e, "\n", NULL);
}

void emit_doc_file(emitter *e) {
  const model *m = e->model;
  bool before = e->is_prose;
  e->is_prose = true;
  const char *title = m->dialect == NULL ? m->file_name
                                         : emit_printf(e, "'%s' dialect", m->dialect->name);
  emit(e, "<!-- Made by mica-gen; changes here are lost. -->\n\n# ${title}\n\n",
       (const template_hole[]){{"title", title}, {0}});
  if (m->dialect != NULL) emit_description(e, m->dialect->summary, m->dialect->description);
  if (m->op_count > 0) emit(e, "## Operations\n\n", NULL);
  for (size_t i = 0; i < m->op_count; i++) emit_op_doc(e, m->ops[i]);
  if (m->attr_count > 0) emit(e, "## Attributes\n\n", NULL);
  for (size_t i = 0; i < m->attr_count; i++) emit_definition_doc(e, m->attrs[i]);
  if (m->type_count > 0) emit(e, "## Types\n\n", NULL);
  for (size_t i = 0; i < m->type_count; i++) emit_definition_doc(e, m->types[i]);
  if (m->enum_count > 0) emit(e, "## Enums\n\n", NULL);
  for (size_t i = 0; i < m->enum_count; i++) emit_enum_doc(e, m->enums[i]);
  e->is_prose = before;
}
