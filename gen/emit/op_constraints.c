// Constraints: the functions that ask what definitions demand, and the constants that parts of
// operations point at. A constant is named by its summary: must_be_string_attribute.
#include "emit/op_constraints.h"

#include <string.h>

#include "base/list.h"
#include "base/names.h"
#include "emit/op_pieces.h"

// ---- What is asked ------------------------------------------------------------------------------

const c_expression *emit_asked_of(emitter *e, const model_constraint *c, const char *self,
                                  const char *context) {
  arena *a = e->memory;
  const c_expression *asked = c_substitute(a, c->asks, "self", c_parse(a, text_of(self)));
  return c_substitute(a, asked, "$_ctxt", c_parse(a, text_of(context)));
}

const char *emit_as_argument(emitter *e, const c_expression *asked) {
  return c_write_within(e->memory, asked, C_BINDS_CONDITIONAL);
}

const char *emit_as_operand(emitter *e, const c_expression *asked) {
  return c_write_within(e->memory, asked, C_BINDS_UNARY);
}

static const char check_function[] =
    "// ${summary}\n"
    "static bool ${check}(${self}self) {\n"
    "  return ${expression};\n"
    "}\n\n";
static const char nameless_check_function[] =
    "static bool ${check}(${self}self) {\n"
    "  return ${expression};\n"
    "}\n\n";

static void emit_check_function(emitter *e, const model_constraint *c) {
  const c_expression *asked = emit_asked_of(e, c, "self", "self->context");
  const char *expression = c_write(e->memory, asked);
  if (!c_mentions(asked, "self"))
    expression = emit_printf(e, "(void)self, %s", emit_as_argument(e, asked));
  emit(e, c->summary[0] == '\0' ? nameless_check_function : check_function,
       (const template_hole[]){{"summary", emit_first_line(e, c->summary)},
                               {"check", c->check},
                               {"self", emit_declaration(e, c->self_type, "")},
                               {"expression", expression},
                               {0}});
}

static const char list_function[] =
    "static bool ${name}(${owner}self) {\n"
    "  for (size_t i = 0; i < ${count}; i++)\n"
    "    if (${is_other}) return false;\n"
    "  return true;\n"
    "}\n\n";

static void emit_helper(emitter *e, const model_helper *h) {
  if (h->text != NULL) {
    emit(e, "${text}\n\n", (const template_hole[]){{"text", h->text}, {0}});
    return;
  }
  const bool is_negated = c_is(h->asks, C_UNARY, "!");
  const c_expression *is_other = is_negated ? h->asks->children[0] : c_not(e->memory, h->asks);
  emit(e, list_function,
       (const template_hole[]){{"name", h->name},
                               {"owner", emit_declaration(e, h->owner, "")},
                               {"count", c_write(e->memory, h->count)},
                               {"is_other", c_write(e->memory, is_other)},
                               {0}});
}

// ---- Constants ----------------------------------------------------------------------------------

// What a constant says; its members are C, NULL: it hasn't the member.
typedef struct constant {
  const char *name, *summary;
  const char *type, *attr, *is_kind, *property;
} constant;

typedef struct emit_constants {
  list all;          // constant
  text_map by_text;  // of what a constant says: the constant
  pointer_map by;    // of a model_constraint: the constant that was found last
} emit_constants;

static bool equal(const char *a, const char *b) {
  return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool is_same(const constant *a, const constant *b) {
  return strcmp(a->summary, b->summary) == 0 && equal(a->type, b->type) &&
         equal(a->attr, b->attr) && equal(a->is_kind, b->is_kind) &&
         equal(a->property, b->property);
}

enum { NAME_MOST = 48 };  // of the words of a summary

// "64-bit signless integer attribute" -> must_be_64_bit_signless_integer_attribute
static const char *name_of_summary(emitter *e, const char *summary) {
  buffer b = arena_draft(e->memory);
  buffer_printf(&b, "must_be");
  size_t word = 0;
  for (const char *at = summary; *at != '\0' && b.size < NAME_MOST; at += word) {
    at += strncmp(at, "'s ", 3) == 0 ? 2 : 0;
    while (*at != '\0' && !(name_is_letter(*at) && *at != '_')) at++;
    for (word = 0; name_is_letter(at[word]) && at[word] != '_';) word++;
    if (word > 0) buffer_printf(&b, "_%.*s", (int)word, at);
  }
  const char *name = arena_keep(e->memory, &b).data;
  return name_snake(e->memory, text_of(strcmp(name, "must_be") == 0 ? "must_be_anything" : name));
}

static const char *free_name(emitter *e, const char *summary) {
  const name_entry entry = {
      .name = text_of(name_of_summary(e, summary)), .kind = C_NAME_VARIABLE, .is_static = true};
  return name_enter_free(e->model->names, &entry);
}

static const char *or_nothing(const char *member) { return member == NULL ? "" : member; }

// All that a constant says, in one text.
static text said_by(emitter *e, const constant *c) {
  return text_of(emit_printf(e, "%s\n%s\n%s\n%s\n%s", or_nothing(c->type), or_nothing(c->attr),
                             or_nothing(c->is_kind), or_nothing(c->property), c->summary));
}

static const constant *new_constant(emitter *e, const constant *wanted) {
  constant *made = ARENA_NEW(e->memory, constant);
  *made = *wanted;
  made->name = free_name(e, wanted->summary);
  list_push(e->memory, &e->constants->all, made);
  return made;
}

// The constant that says the same as `wanted`, which is made of `c`.
static const constant *constant_like(emitter *e, const model_constraint *c,
                                     const constant *wanted) {
  emit_constants *all = e->constants;
  const constant *last = pointer_map_get(&all->by, c);
  if (last != NULL && is_same(last, wanted)) return last;
  void **known = text_map_at(e->memory, &all->by_text, said_by(e, wanted));
  if (*known == NULL) *known = (void *)(uintptr_t)new_constant(e, wanted);
  pointer_map_set(e->memory, &all->by, c, *known);
  return *known;
}

static bool is_own_value(const model_value *v) {
  return v->constraint->asks != NULL && v->constraint->check == NULL;
}

static bool is_own_attribute(const model_attribute *a) {
  const model_constraint *c = a->constraint;
  return c->asks != NULL && (c->check == NULL || a->property != NULL);
}

static const char *own_name(emitter *e, const model_op *op, const char *part) {
  return emit_name(e, NAME_MUST_BE, op->c_name, part);
}

const char *emit_value_constraint(emitter *e, const model_op *op, const model_value *v) {
  const model_constraint *c = v->constraint;
  if (is_own_value(v)) return own_name(e, op, v->c_name);
  return constant_like(e, c, &(constant){.summary = c->summary, .type = c->check})->name;
}

const char *emit_attribute_constraint(emitter *e, const model_op *op, const model_attribute *a) {
  const model_constraint *c = a->constraint;
  if (is_own_attribute(a)) return own_name(e, op, a->c_name);
  const constant wanted = {.summary = c->summary,
                           .attr = c->check,
                           .is_kind = a->storage_check,
                           .property = a->property == NULL ? NULL : a->property->c_name};
  return constant_like(e, c, &wanted)->name;
}

const char *emit_part_constraint(emitter *e, const model_constraint *c) {
  return constant_like(e, c, &(constant){.summary = c->summary})->name;
}

// ---- Constants of one part ----------------------------------------------------------------------

static const char own_value[] =
    "static bool ${fits}(mica_op *op, const mica_type *self) {\n"
    "  return ${expression};\n"
    "}\n"
    "static const mica_constraint ${constant} = {\n"
    "  .summary = ${summary}, .type_in = ${fits},\n"
    "};\n\n";
static const char own_attribute[] =
    "static bool ${fits}(mica_op *op, const mica_attr *self) {\n"
    "  ${unused}\n"
    "  return ${expression};\n"
    "}\n"
    "static const mica_constraint ${constant} = {\n"
    "  .summary = ${summary}, .attr_in = ${fits},\n"
    "  ${is_kind}\n"
    "  ${property}\n"
    "};\n\n";

static void emit_own_value(emitter *e, const model_op *op, const model_value *v) {
  const c_expression *asked = emit_asked_of(e, v->constraint, "self", "mica_op_context(op)");
  emit(e, own_value,
       (const template_hole[]){{"fits", emit_name(e, NAME_FITS, op->c_name, v->c_name)},
                               {"constant", own_name(e, op, v->c_name)},
                               {"summary", emit_quoted(e, v->constraint->summary)},
                               {"expression", c_write(e->memory, asked)},
                               {0}});
}

// What the slot holds, as predicates see it.
static const char *value_of_self(emitter *e, const model_op *op, const model_attribute *a) {
  if (a->property == NULL) return "self";
  if (a->property->element == NULL)
    return emit_printf(e, "%s(op)", emit_name(e, NAME_MEMBER, op->c_name, a->c_name));
  return emit_from_attr(e, a, "self");
}

static void emit_own_attribute(emitter *e, const model_op *op, const model_attribute *a) {
  const model_constraint *c = a->constraint;
  const char *self = value_of_self(e, op, a);
  const c_expression *asked = emit_asked_of(e, c, self, "mica_op_context(op)");
  const char *expression = c->check != NULL ? emit_printf(e, "%s(%s)", c->check, self)
                                            : c_write(e->memory, asked);
  const bool asks_self = a->property == NULL || a->property->element != NULL;
  const bool asks_op = !asks_self || (c->check == NULL && c_mentions(asked, "op"));
  emit(e, own_attribute,
       (const template_hole[]){
           {"fits", emit_name(e, NAME_FITS, op->c_name, a->c_name)},
           {"constant", own_name(e, op, a->c_name)},
           {"summary", emit_quoted(e, c->summary)},
           {"expression", expression},
           {"unused", asks_op ? (asks_self ? "" : "(void)self;") : "(void)op;"},
           {"is_kind",
            a->storage_check == NULL ? "" : emit_printf(e, ".is_kind = %s,", a->storage_check)},
           {"property",
            a->property == NULL ? "" : emit_printf(e, ".property = &%s,", a->property->c_name)},
           {0}});
}

void emit_own_constraints(emitter *e, const model_op *op) {
  const emit_values both[] = {emit_operands_of(op), emit_results_of(op)};
  for (size_t i = 0; i < op->attribute_count; i++)
    if (is_own_attribute(&op->attributes[i])) emit_own_attribute(e, op, &op->attributes[i]);
  for (size_t k = 0; k < 2; k++)
    for (size_t i = 0; i < both[k].count; i++)
      if (is_own_value(&both[k].items[i])) emit_own_value(e, op, &both[k].items[i]);
}

// ---- The file -----------------------------------------------------------------------------------

static void note_constants(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->slot_count; i++)
    if (op->slots[i].attribute != NULL) emit_attribute_constraint(e, op, op->slots[i].attribute);
  for (size_t i = 0; i < op->operand_count; i++) emit_value_constraint(e, op, &op->operands[i]);
  for (size_t i = 0; i < op->result_count; i++) emit_value_constraint(e, op, &op->results[i]);
  for (size_t i = 0; i < op->region_count; i++) emit_part_constraint(e, op->regions[i].constraint);
  for (size_t i = 0; i < op->successor_count; i++)
    emit_part_constraint(e, op->successors[i].constraint);
}

static const char constant_row[] =
    "static const mica_constraint ${name} = {.summary = ${summary}${members}};\n";

static const char *with_member(emitter *e, const char *members, const char *member,
                               const char *value) {
  return value == NULL ? members : emit_printf(e, "%s, .%s = %s", members, member, value);
}

static void emit_constant(emitter *e, const constant *c) {
  const char *members = with_member(e, "", "type", c->type);
  members = with_member(e, members, "attr", c->attr);
  members = with_member(e, members, "is_kind", c->is_kind);
  if (c->property != NULL) members = emit_printf(e, "%s, .property = &%s", members, c->property);
  emit(e, constant_row,
       (const template_hole[]){
           {"name", c->name}, {"summary", emit_quoted(e, c->summary)}, {"members", members}, {0}});
}

void emit_constraints(emitter *e) {
  emit_about(e, 0);
  const model *m = e->model;
  for (size_t i = 0; i < m->helper_count; i++) emit_helper(e, m->helpers[i]);
  for (size_t i = 0; i < m->constraint_count; i++) emit_check_function(e, m->constraints[i]);
  e->constants = ARENA_NEW(e->memory, emit_constants);
  *e->constants = (emit_constants){0};
  for (size_t i = 0; i < m->op_count; i++) note_constants(e, m->ops[i]);
  const list *all = &e->constants->all;
  if (all->count > 0) emit(e, "// What parts of operations must be.\n", NULL);
  for (size_t i = 0; i < all->count; i++) emit_constant(e, all->items[i]);
  if (all->count > 0) emit(e, "\n", NULL);
}
