// The dialect's page in Markdown: what each operation, type, attribute, enum and interface means
// and how it is written. It is gone through twice: links need the anchors of headings that stand
// below, and the first time finds them.
#include <string.h>

#include "format/resolved.h"
#include "base/list.h"
#include "base/names.h"
#include "emit/markdown.h"
#include "emit/op_pieces.h"
#include "model/definition.h"
#include "model/dialect.h"
#include "model/enum.h"
#include "model/pass.h"

typedef struct doc {
  emitter *e;
  markdown_page page;
  bool only_headings;
  text_map found;  // anchors by name, as this run meets them
} doc;

// ---- Small pieces -------------------------------------------------------------------------------

static const char *plain(doc *d, const char *from, markdown_where where) {
  buffer b = arena_draft(d->e->memory);
  markdown_text(&b, text_of(from), where);
  return arena_keep(d->e->memory, &b).data;
}

static const char *code(doc *d, const char *from) {
  buffer b = arena_draft(d->e->memory);
  if (from[0] != '\0') markdown_code(&b, text_of(from), MARKDOWN_CELL);
  return arena_keep(d->e->memory, &b).data;
}

// The text, which leads to what has this name if the page tells of it.
static const char *linked(doc *d, const char *markdown, const char *name) {
  const char *anchor = name == NULL ? NULL : text_map_get(d->page.names, text_of(name));
  return anchor == NULL ? markdown : emit_printf(d->e, "[%s](#%s)", markdown, anchor);
}

static const char *linked_code(doc *d, const char *name) { return linked(d, code(d, name), name); }

static void keep_anchor(doc *d, const char *name, const char *anchor) {
  if (name == NULL || text_map_get(&d->found, text_of(name)) != NULL) return;
  text_map_set(d->e->memory, &d->found, text_of(name), (void *)anchor);
}

// `markdown` is the heading; what has one of the two names is told of below it.
static void emit_heading(doc *d, size_t level, const char *markdown, const char *name,
                         const char *other_name) {
  static const char marks[] = "######";
  if (!d->only_headings)
    emit(d->e, "${marks} ${heading}\n\n",
         (const template_hole[]){
             {"marks", marks + sizeof marks - 1 - level}, {"heading", markdown}, {0}});
  const char *anchor = markdown_anchor(d->e->memory, &d->page.anchors, text_of(markdown));
  keep_anchor(d, name, anchor);
  keep_anchor(d, other_name, anchor);
}

static void emit_summary(doc *d, const char *summary, const char *deprecated) {
  if (deprecated[0] != '\0')
    emit(d->e, "> **Deprecated:** ${why}\n\n",
         (const template_hole[]){{"why", plain(d, deprecated, MARKDOWN_TEXT)}, {0}});
  if (text_trim(text_of(summary)).size == 0) return;
  emit(d->e, "_${summary}_\n\n",
       (const template_hole[]){{"summary", plain(d, summary, MARKDOWN_TEXT)}, {0}});
}

static void emit_description(doc *d, size_t level, const char *description, const char *name) {
  d->page.own_name = text_of(name);
  markdown_description(d->e->out, &d->page, level, text_of(description));
}

static void emit_words(doc *d, const char *title, const list *words) {
  if (words->count == 0) return;
  emit(d->e, "${title}: ${words}\n\n",
       (const template_hole[]){
           {"title", title},
           {"words", emit_join(d->e, (const char *const *)words->items, words->count, ", ")},
           {0}});
}

// ---- Tables -------------------------------------------------------------------------------------

enum { COLUMNS_MAX = 5 };

// Columns without any text are left out, but for the first.
typedef struct table {
  const char *titles[COLUMNS_MAX];
  bool is_used[COLUMNS_MAX];
  size_t column_count;
  list cells;
} table;

static table table_of(const char *const *titles) {
  table t = {.is_used = {true}};
  for (; titles[t.column_count] != NULL; t.column_count++)
    t.titles[t.column_count] = titles[t.column_count];
  return t;
}

static void add_row(doc *d, table *t, const char *const *cells) {
  for (size_t i = 0; i < t->column_count; i++) {
    list_push(d->e->memory, &t->cells, cells[i]);
    t->is_used[i] = t->is_used[i] || cells[i][0] != '\0';
  }
}

static void emit_cells(doc *d, const table *t, const char *const *cells) {
  buffer *to = d->e->out;
  buffer_string(to, "|");
  for (size_t i = 0; i < t->column_count; i++)
    if (t->is_used[i]) buffer_printf(to, " %s |", cells[i]);
  buffer_string(to, "\n");
}

static void emit_table(doc *d, const table *t) {
  static const char *const rules[COLUMNS_MAX] = {"---", "---", "---", "---", "---"};
  const char *const *cells = (const char *const *)t->cells.items;
  if (t->cells.count == 0) return;
  emit_cells(d, t, t->titles);
  emit_cells(d, t, rules);
  for (size_t i = 0; i < t->cells.count; i += t->column_count) emit_cells(d, t, cells + i);
  emit(d->e, "\n", NULL);
}

static const char *name_cell(doc *d, const char *name) {
  return name[0] == '\0' ? "_unnamed_" : code(d, name);
}

// What the constraint says, leading to the definition that it asks for.
static const char *constraint_cell(doc *d, const model_constraint *c, const char *name,
                                   const char *more) {
  const char *summary = text_trim(text_of(c->summary)).size == 0 ? c->name : c->summary;
  const char *cell = linked(d, plain(d, summary, MARKDOWN_CELL), name);
  return emit_printf(d->e, "%s%s", cell, more);
}

// ---- Parts of operations ------------------------------------------------------------------------

static const char *definition_name(const model_definition *s) {
  return s == NULL ? NULL : s->class_name;
}

static void emit_value_table(doc *d, const model_value *values, size_t count, const char *title) {
  table t = table_of((const char *const[]){title, "Constraint", "Description", NULL});
  for (size_t i = 0; i < count; i++)
    add_row(d, &t,
            (const char *const[]){
                name_cell(d, values[i].name),
                constraint_cell(d, values[i].constraint,
                                definition_name(values[i].constraint->definition), ""),
                plain(d, values[i].summary, MARKDOWN_CELL)});
  emit_table(d, &t);
}

static const char *attribute_definition(const model_attribute *a) {
  if (a->property != NULL && a->property->enumeration != NULL)
    return a->property->enumeration->name;
  if (a->definition != NULL) return a->definition->class_name;
  return a->enumeration == NULL ? NULL : a->enumeration->name;
}

static void emit_attributes(doc *d, const model_op *op, bool properties, const char *title) {
  table t = table_of(
      (const char *const[]){title, "Constraint", "C type", "Default", "Description", NULL});
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    if ((a->property != NULL) != properties) continue;
    const char *more = a->is_optional ? ", optional" : "";
    add_row(
        d, &t,
        (const char *const[]){
            name_cell(d, a->name), constraint_cell(d, a->constraint, attribute_definition(a), more),
            code(d, a->type.spelling),
            code(d, a->default_value == NULL ? "" : emit_default_value(d->e, a, "ctx")),
            plain(d, a->summary, MARKDOWN_CELL)});
  }
  emit_table(d, &t);
}

static void emit_part_table(doc *d, const model_part *parts, size_t count, const char *title) {
  table t = table_of((const char *const[]){title, "Constraint", "Description", NULL});
  for (size_t i = 0; i < count; i++)
    add_row(d, &t,
            (const char *const[]){name_cell(d, parts[i].name),
                                  constraint_cell(d, parts[i].constraint, NULL, ""),
                                  plain(d, parts[i].summary, MARKDOWN_CELL)});
  emit_table(d, &t);
}

// ---- Traits -------------------------------------------------------------------------------------

// With the operations that it is about: HasParent (`ring.fold`).
static const char *native_trait(doc *d, const model_trait *t) {
  const char *name = code(d, t->doc_name[0] == '\0' ? t->name : t->doc_name);
  list ops = {0};
  for (size_t i = 0; i < t->op_name_count; i++)
    list_push(d->e->memory, &ops, linked_code(d, t->op_names[i]));
  if (ops.count == 0) return name;
  return emit_printf(d->e, "%s (%s)", name,
                     emit_join(d->e, (const char *const *)ops.items, ops.count, ", "));
}

static const char *trait_words(doc *d, const model_trait *t) {
  switch (t->kind) {
  case TRAIT_NATIVE: return native_trait(d, t);
  case TRAIT_INTERFACE: return linked_code(d, t->interface->name);
  case TRAIT_PREDICATE: return plain(d, t->summary, MARKDOWN_TEXT);
  case TRAIT_INTERNAL: break;
  }
  return "";
}

static void emit_traits(doc *d, const model_trait *traits, size_t count, model_trait_kind kind,
                        const char *title) {
  list words = {0};
  for (size_t i = 0; i < count; i++) {
    if (traits[i].kind != kind) continue;
    const char *w = trait_words(d, &traits[i]);
    if (w[0] != '\0') list_push(d->e->memory, &words, w);
  }
  emit_words(d, title, &words);
}

static void emit_all_traits(doc *d, const model_trait *traits, size_t count) {
  emit_traits(d, traits, count, TRAIT_NATIVE, "Traits");
  emit_traits(d, traits, count, TRAIT_INTERFACE, "Interfaces");
  emit_traits(d, traits, count, TRAIT_PREDICATE, "Requires");
}

// ---- Effects ------------------------------------------------------------------------------------

static const char *effect_verb(doc *d, const model_effect *effect) {
  static const char *const words[][2] = {{"MICA_EFFECT_ALLOCATE", "allocates"},
                                         {"MICA_EFFECT_FREE", "frees"},
                                         {"MICA_EFFECT_READ", "reads"},
                                         {"MICA_EFFECT_WRITE", "writes"}};
  for (size_t i = 0; effect->kind != NULL && i < sizeof words / sizeof *words; i++)
    if (strcmp(effect->kind, words[i][0]) == 0) return words[i][1];
  return code(d, effect->name);
}

static const char *effect_target(doc *d, const model_op *op, const model_effect *effect) {
  const char *name = "";
  switch (effect->on) {
  case EFFECT_ON_NOTHING: return "";
  case EFFECT_ON_OPERAND: name = op->operands[effect->index].name; break;
  case EFFECT_ON_RESULT: name = op->results[effect->index].name; break;
  case EFFECT_ON_SYMBOL: name = op->attributes[effect->index].name; break;
  }
  return emit_printf(d->e, " %s", name_cell(d, name));
}

static bool tells_effects(const model_op *op) {
  for (size_t i = 0; i < op->trait_count; i++)
    if (op->traits[i].kind == TRAIT_INTERFACE && op->traits[i].has_effects) return true;
  return op->effect_count > 0;
}

// "Effects: reads `from`, writes `to`", "Effects: none".
static void emit_effects(doc *d, const model_op *op) {
  list words = {0};
  if (!tells_effects(op)) return;
  for (size_t i = 0; i < op->effect_count; i++) {
    const model_effect *effect = &op->effects[i];
    const char *of =
        effect->resource == NULL ? "" : emit_printf(d->e, " of %s", code(d, effect->resource));
    list_push(
        d->e->memory, &words,
        emit_printf(d->e, "%s%s%s", effect_verb(d, effect), effect_target(d, op, effect), of));
  }
  if (words.count == 0) list_push(d->e->memory, &words, "none");
  emit_words(d, "Effects", &words);
}

// ---- Operations ---------------------------------------------------------------------------------

enum { SYNTAX_COLUMNS = 90 };

// The format in lines, broken where blanks stand between its elements.
static const char *broken_format(emitter *e, const char *format, size_t indent) {
  buffer b = arena_draft(e->memory);
  size_t column = indent;
  bool in_literal = false;
  for (const char *at = format; *at != '\0'; at++, column++) {
    if (*at == '`') in_literal = !in_literal;
    size_t word = strcspn(at + (*at == ' '), " ");
    if (*at == ' ' && !in_literal && column + word >= SYNTAX_COLUMNS) {
      buffer_printf(&b, "\n%*s", (int)indent, "");
      column = indent - 1;
    } else {
      buffer_char(&b, *at);
    }
  }
  return arena_keep(e->memory, &b).data;
}

static void emit_syntax(doc *d, const char *kind, const char *name, const char *format) {
  size_t indent = strlen(kind) + sizeof " ::= " - 1;
  const char *lines = broken_format(d->e, emit_printf(d->e, "`%s` %s", name, format), indent);
  markdown_block(d->e->out, "format", text_of(emit_printf(d->e, "%s ::= %s", kind, lines)));
}

// The names that a program begins with.
static void emit_c_names(doc *d, const char *c_name, const char *maker,
                         const model_builder *builders, size_t builder_count) {
  list names = {0};
  arena *a = d->e->memory;
  list_push(a, &names, emit_printf(d->e, "`%s_def`", c_name));
  list_push(a, &names, emit_printf(d->e, "`%s_isa`", c_name));
  if (maker[0] != '\0') list_push(a, &names, emit_printf(d->e, "`%s_%s`", c_name, maker));
  for (size_t i = 0; i < builder_count; i++) list_push(a, &names, code(d, builders[i].c_name));
  emit_words(d, "In C", &names);
}

static void emit_op_summary(doc *d, const model_op *op) {
  emit_summary(d, op->summary, op->deprecated);
  if (op->format != NULL) emit_syntax(d, "operation", op->full_name, op->format->one_line);
}

static void emit_op_parts_doc(doc *d, const model_op *op) {
  emit_value_table(d, op->operands, op->operand_count, "Operand");
  emit_value_table(d, op->results, op->result_count, "Result");
  emit_attributes(d, op, false, "Attribute");
  emit_attributes(d, op, true, "Property");
  emit_part_table(d, op->regions, op->region_count, "Region");
  emit_part_table(d, op->successors, op->successor_count, "Successor");
  emit_effects(d, op);
  emit_all_traits(d, op->traits, op->trait_count);
  emit_c_names(d, op->c_name, op->skip_default_builders ? "" : "build", op->builders,
               op->builder_count);
}

static void emit_op_doc(doc *d, size_t level, const model_op *op) {
  emit_heading(d, level, code(d, op->full_name), op->full_name, op->class_name);
  if (!d->only_headings) emit_op_summary(d, op);
  emit_description(d, level + 1, op->description, op->full_name);
  if (!d->only_headings) emit_op_parts_doc(d, op);
}

static void emit_op_table(doc *d, const list *ops) {
  table t = table_of((const char *const[]){"Operation", "Summary", NULL});
  for (size_t i = 0; i < ops->count; i++) {
    const model_op *op = ops->items[i];
    add_row(
        d, &t,
        (const char *const[]){linked_code(d, op->full_name), plain(d, op->summary, MARKDOWN_CELL)});
  }
  emit_table(d, &t);
}

static void emit_op_list(doc *d, size_t level, const list *ops) {
  if (!d->only_headings) emit_op_table(d, ops);
  for (size_t i = 0; i < ops->count; i++) emit_op_doc(d, level, ops->items[i]);
}

typedef struct op_group {
  const model_doc_group *about;
  list ops;
} op_group;

// In the order of their first operations; *others are those of no group.
static list op_groups(doc *d, list *others) {
  const model *m = d->e->model;
  arena *a = d->e->memory;
  pointer_map known = {0};
  list groups = {0};
  for (size_t i = 0; i < m->op_count; i++) {
    const model_doc_group *about = m->ops[i]->doc_group;
    op_group *group = about == NULL ? NULL : pointer_map_get(&known, about);
    if (about != NULL && group == NULL) {
      group = ARENA_NEW(a, op_group);
      *group = (op_group){.about = about};
      pointer_map_set(a, &known, about, group);
      list_push(a, &groups, group);
    }
    list_push(a, group == NULL ? others : &group->ops, m->ops[i]);
  }
  return groups;
}

static void emit_operations(doc *d) {
  list others = {0}, groups = op_groups(d, &others);
  if (d->e->model->op_count > 0) emit_heading(d, 2, "Operations", NULL, NULL);
  for (size_t i = 0; i < groups.count; i++) {
    const op_group *group = groups.items[i];
    emit_heading(d, 3, plain(d, group->about->summary, MARKDOWN_TEXT), NULL, NULL);
    emit_description(d, 4, group->about->description, "");
    emit_op_list(d, 4, &group->ops);
  }
  if (groups.count > 0 && others.count > 0) emit_heading(d, 3, "Other operations", NULL, NULL);
  emit_op_list(d, groups.count > 0 ? 4 : 3, &others);
}

// ---- Types, attributes, enums -------------------------------------------------------------------

static const char *parameter_link(const model_parameter *p) {
  if (p->type.named != NULL) return p->type.named->name;
  return definition_name(p->type.definition);
}

static void emit_parameters(doc *d, const model_definition *s) {
  table t = table_of(
      (const char *const[]){"Parameter", "C type", "Default", "Syntax", "Description", NULL});
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    add_row(
        d, &t,
        (const char *const[]){
            code(d, p->name), linked(d, code(d, p->type.spelling), parameter_link(p)),
            p->is_optional ? "optional" : code(d, p->default_value == NULL ? "" : p->default_value),
            code(d, p->syntax == NULL ? "" : p->syntax), plain(d, p->summary, MARKDOWN_CELL)});
  }
  emit_table(d, &t);
}

static void emit_definition_summary(doc *d, const model_definition *s, const char *written) {
  emit_summary(d, s->summary, s->deprecated);
  const char *kind = s->is_attr ? "attribute" : "type";
  if (s->format != NULL && s->mnemonic != NULL) emit_syntax(d, kind, written, s->format->one_line);
  else if (s->mnemonic != NULL && s->parameter_count == 0) emit_syntax(d, kind, written, "");
}

static void emit_definition_parts(doc *d, const model_definition *s) {
  emit_parameters(d, s);
  if (s->enumeration != NULL)
    emit(d->e, "Cases: ${enum}\n\n",
         (const template_hole[]){{"enum", linked_code(d, s->enumeration->name)}, {0}});
  emit_all_traits(d, s->traits, s->trait_count);
  emit_c_names(d, s->c_name, s->skip_default_builders ? "" : "get", s->builders, s->builder_count);
}

static void emit_definition_doc(doc *d, const model_definition *s) {
  const char *written = emit_printf(d->e, "%c%s", s->is_attr ? '#' : '!', s->full_name);
  emit_heading(d, 3, s->class_name, s->class_name, s->mnemonic == NULL ? NULL : written);
  if (!d->only_headings) emit_definition_summary(d, s, written);
  emit_description(d, 4, s->description, s->class_name);
  if (!d->only_headings) emit_definition_parts(d, s);
}

static void emit_enum_doc(doc *d, const model_enum *en) {
  emit_heading(d, 3, plain(d, en->name, MARKDOWN_TEXT), en->name, NULL);
  if (d->only_headings) return;
  emit_summary(d, en->summary, en->deprecated);
  table t = table_of((const char *const[]){"Text", "Value", "Symbol", "In C", NULL});
  for (size_t i = 0; i < en->case_count; i++)
    add_row(d, &t,
            (const char *const[]){
                code(d, en->cases[i].text), code(d, emit_int(d->e, en->cases[i].value)),
                plain(d, en->cases[i].symbol, MARKDOWN_CELL), code(d, en->cases[i].c_name)});
  emit_table(d, &t);
  if (en->is_bit_enum)
    emit(d->e, "Any number of these, with ${separator} between them.\n\n",
         (const template_hole[]){{"separator", code(d, en->separator)}, {0}});
}

// ---- Interfaces ---------------------------------------------------------------------------------

static void emit_method_declaration(doc *d, const model_interface *i, const model_method *m) {
  const char *name = emit_name(d->e, NAME_MEMBER, i->c_name, m->c_name);
  const char *declared = emit_declaration(d->e, m->return_type, name);
  markdown_block(d->e->out, "c",
                 text_of(emit_printf(d->e, "%s(%s);", declared, emit_method_signature(d->e, m))));
}

static void emit_method_doc(doc *d, const model_interface *i, const model_method *m) {
  emit_heading(d, 4, code(d, m->name), NULL, NULL);
  if (!d->only_headings) emit_method_declaration(d, i, m);
  emit_description(d, 5, m->description, m->name);
  if (m->has_default && !d->only_headings)
    emit(d->e, "An operation may leave it to the default.\n\n", NULL);
}

static void emit_bases(doc *d, const model_interface *i) {
  list bases = {0};
  for (size_t n = 0; n < i->base_count; n++)
    list_push(d->e->memory, &bases, linked_code(d, i->bases[n]->name));
  emit_words(d, "Builds on", &bases);
}

static void emit_interface_doc(doc *d, const model_interface *i) {
  emit_heading(d, 3, plain(d, i->name, MARKDOWN_TEXT), i->name, NULL);
  emit_description(d, 4, i->description, i->name);
  if (!d->only_headings) emit_bases(d, i);
  for (size_t n = 0; n < i->method_count; n++) emit_method_doc(d, i, &i->methods[n]);
}

// ---- Passes -------------------------------------------------------------------------------------

// What an option is when nothing is given, as the text of a pipeline has it.
static const char *default_text(const model_option *o) {
  const char *value = o->is_list || o->default_value == NULL ? "" : o->default_value;
  for (size_t i = 0; i < o->case_count; i++)
    if (strcmp(o->cases[i].c_name, value) == 0) return o->cases[i].text;
  return value;
}

static void emit_options_table(doc *d, const model_pass *pass) {
  static const char *const titles[] = {"Option", "Type", "Default", "Description", NULL};
  table t = table_of(titles);
  for (size_t i = 0; i < pass->option_count; i++) {
    const model_option *o = &pass->options[i];
    add_row(
        d, &t,
        (const char *const[]){code(d, o->argument), code(d, o->c_type), code(d, default_text(o)),
                              plain(d, o->description, MARKDOWN_CELL)});
  }
  emit_table(d, &t);
}

static void emit_statistics_table(doc *d, const model_pass *pass) {
  static const char *const titles[] = {"Statistic", "Description", NULL};
  table t = table_of(titles);
  for (size_t i = 0; i < pass->statistic_count; i++)
    add_row(d, &t,
            (const char *const[]){code(d, pass->statistics[i].name),
                                  plain(d, pass->statistics[i].description, MARKDOWN_CELL)});
  emit_table(d, &t);
}

static void emit_pass_doc(doc *d, const model_pass *pass) {
  const char *flag = emit_printf(d->e, "--%s", pass->argument);
  emit_heading(d, 3, code(d, flag), pass->name, pass->argument);
  if (!d->only_headings) emit_summary(d, pass->summary, "");
  emit_description(d, 4, pass->description, pass->name);
  if (d->only_headings) return;
  emit_options_table(d, pass);
  emit_statistics_table(d, pass);
}

// ---- The page -----------------------------------------------------------------------------------

static void emit_page(doc *d) {
  const model *m = d->e->model;
  const char *title = m->dialect == NULL ? m->file_name
                                         : emit_printf(d->e, "'%s' dialect", m->dialect->name);
  emit_heading(d, 1, plain(d, title, MARKDOWN_TEXT), NULL, NULL);
  if (m->dialect != NULL) {
    if (!d->only_headings) emit_summary(d, m->dialect->summary, "");
    emit_description(d, 2, m->dialect->description, m->dialect->name);
  }
  emit_operations(d);
  if (m->attr_count > 0) emit_heading(d, 2, "Attributes", NULL, NULL);
  for (size_t i = 0; i < m->attr_count; i++) emit_definition_doc(d, m->attrs[i]);
  if (m->type_count > 0) emit_heading(d, 2, "Types", NULL, NULL);
  for (size_t i = 0; i < m->type_count; i++) emit_definition_doc(d, m->types[i]);
  if (m->enum_count > 0) emit_heading(d, 2, "Enums", NULL, NULL);
  for (size_t i = 0; i < m->enum_count; i++) emit_enum_doc(d, m->enums[i]);
  if (m->interface_count > 0) emit_heading(d, 2, "Interfaces", NULL, NULL);
  for (size_t i = 0; i < m->interface_count; i++) emit_interface_doc(d, m->interfaces[i]);
  if (m->pass_count > 0) emit_heading(d, 2, "Passes", NULL, NULL);
  for (size_t i = 0; i < m->pass_count; i++) emit_pass_doc(d, m->passes[i]);
}

void emit_doc_page(emitter *e) {
  bool before = e->is_prose;
  buffer nowhere = {0}, *out = emit_into(e, &nowhere);
  const text_map nothing = {0};
  e->is_prose = true;
  doc first = {.e = e, .page = {.memory = e->memory, .names = &nothing}, .only_headings = true};
  emit_page(&first);
  emit_into(e, out);
  buffer_free(&nowhere);
  doc second = {.e = e, .page = {.memory = e->memory, .names = &first.found}};
  emit_page(&second);
  e->is_prose = before;
}

void emit_doc_file(emitter *e) {
  buffer_string(e->out, "<!-- Made by mica-gen; changes here are lost. -->\n\n");
  emit_doc_page(e);
}
