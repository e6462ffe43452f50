// What the emitters of parsers and printers share.
#include "emit/op_format.h"

#include <string.h>

#include "base/names.h"
#include "model/definition.h"
#include "model/op.h"

// ---- writing ------------------------------------------------------------------------------------

static void append(writer *w, buffer *to, const char *statements, const template_hole *holes) {
  buffer_string(to, emit_text(w->e, statements, holes));
}

static const char *failure_of(const writer *w) { return w->failure == NULL ? "false" : w->failure; }

static void flush_call(writer *w) {
  if (w->last == NULL) return;
  const template_hole holes[] = {{"call", w->last}, {"failure", failure_of(w)}, {0}};
  w->last = NULL;
  append(w, &w->body, "if (!${call}) return ${failure};\n", holes);
}

// What waits is written.
static void flush(writer *w) {
  flush_call(w);
  if (w->text.size == 0) return;
  const char *string = taken_text(w, &w->text);
  const template_hole holes[] = {{"char", string}, {"string", emit_quoted(w->e, string)}, {0}};
  append(w, &w->body,
         string[1] == '\0' ? "mica_print_char(p, '${char}');\n"
                           : "mica_print_str(p, MICA_STR(${string}));\n",
         holes);
}

void put(writer *w, const char *statements, const template_hole *holes) {
  flush(w);
  append(w, &w->body, statements, holes);
}
void declare(writer *w, const char *statement, const template_hole *holes) {
  append(w, &w->declarations, statement, holes);
}

// The locals of a type.
typedef struct locals {
  const char *type;
  list declarators;
} locals;

static locals *locals_of(writer *w, const char *type) {
  for (size_t i = 0; i < w->locals.count; i++) {
    locals *known = (locals *)w->locals.items[i];
    if (strcmp(known->type, type) == 0) return known;
  }
  locals *made = ARENA_NEW(w->e->memory, locals);
  *made = (locals){.type = type};
  list_push(w->e->memory, &w->locals, made);
  return made;
}

void declare_local(writer *w, const char *type, const char *declarator,
                   const template_hole *holes) {
  list_push(w->e->memory, &locals_of(w, type)->declarators, emit_text(w->e, declarator, holes));
}

const char *taken_declarations(writer *w) {
  buffer all = {0};
  for (size_t i = 0; i < w->locals.count; i++) {
    const locals *known = w->locals.items[i];
    for (size_t k = 0; k < known->declarators.count; k++)
      buffer_printf(&all, "%s%s", k == 0 ? known->type : ", ",
                    (const char *)known->declarators.items[k]);
    buffer_string(&all, ";\n");
  }
  buffer_string(&all, taken_text(w, &w->declarations));
  return taken_text(w, &all);
}

buffer block_begin(writer *w) {
  flush(w);
  const buffer before = w->body;
  w->body = (buffer){0};
  return before;
}

const char *body_text(writer *w) {
  flush(w);
  return taken_text(w, &w->body);
}

const char *taken_text(writer *w, buffer *b) {
  const char *result = text_copy(w->e->memory, buffer_as_text(b));
  buffer_free(b);
  *b = (buffer){0};
  return result;
}

const char *block_end(writer *w, buffer before) {
  flush(w);
  const char *result = taken_text(w, &w->body);
  w->body = before;
  return result;
}

const char *with_context(writer *w, const char *expression, const char *self, const char *context) {
  return emit_substitute(w->e, expression,
                         (const template_hole[]){{"$_self", self}, {"$_ctxt", context}, {0}});
}

// ---- literals in parsers ------------------------------------------------------------------------

static const char *punct_name(emitter *e, text literal) {
  if (text_is(literal, "->")) return "MICA_PUNCT_ARROW";
  if (text_is(literal, "...")) return "MICA_PUNCT_ELLIPSIS";
  return emit_printf(e, "'%.*s'", TEXT_ARGS(literal));
}

static bool is_word(text literal) {
  const char c = literal.data[0];
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

const char *literal_call(writer *w, text literal, const char *optional) {
  const bool word = is_word(literal);
  return emit_text(w->e,
                   word ? "mica_parse_${optional}keyword(p, ${literal})"
                        : "mica_parse_${optional}punct(p, ${literal})",
                   (const template_hole[]){{"optional", optional},
                                           {"literal", word ? emit_quoted_text(w->e, literal)
                                                            : punct_name(w->e, literal)},
                                           {0}});
}

void put_call(writer *w, const char *call, const template_hole *holes) {
  flush(w);
  w->last = emit_text(w->e, call, holes);
}

void put_whole_call(writer *w, const char *call) {
  put_call(w, "${call}", (const template_hole[]){{"call", call}, {0}});
}

void put_call_on(writer *w, const char *call, const char *name) {
  put_call(w, call, (const template_hole[]){{"name", name}, {0}});
}

const char *taken_answer(writer *w) {
  const char *answer = w->last == NULL ? "true" : w->last;
  w->last = NULL;
  return answer;
}

// ---- blanks and literals in printers ------------------------------------------------------------

static bool is_one_of(char c, const char *set) { return c != '\0' && strchr(set, c) != NULL; }

static bool space_before(const writer *w, text literal) {
  if (!w->should_space) return false;
  if (literal.size != 1 && !text_is(literal, "->")) return true;
  return !is_one_of(literal.data[0], w->after_punctuation ? ">)}]," : "<>(){}[],");
}

void put_text(writer *w, const char *string) { buffer_string(&w->text, string); }

void put_literal(writer *w, text literal) {
  put_text(w, emit_printf(w->e, "%s%.*s", space_before(w, literal) ? " " : "", TEXT_ARGS(literal)));
  w->should_space = literal.size != 1 || !is_one_of(literal.data[0], "<({[");
  w->after_punctuation = !is_word(literal);
}

void put_blank(writer *w, bool space) {
  if (space) put_text(w, " ");
  w->after_punctuation = !space;
  w->should_space = false;
}

void put_separation(writer *w) {
  if (w->should_space || !w->after_punctuation) put_text(w, " ");
  w->after_punctuation = false;
  w->should_space = true;
}

// ---- questions about the operation --------------------------------------------------------------

const char *value_name(const writer *w, const format_element *e) { return format_c_name(w->f, e); }

const model_definition *type_definition(const model_value *value, bool qualified) {
  const model_definition *definition =
      value->constraint == NULL || qualified ? NULL : value->constraint->definition;
  return model_definition_is_stripped(definition) ? definition : NULL;
}

const char *attribute_default(writer *w, const model_attribute *a, const char *context) {
  if (a->default_value == NULL) return NULL;
  const char *value = with_context(w, a->default_value, "", context);
  if (a->to_attr == NULL) return value;
  return emit_substitute(w->e, a->to_attr,
                         (const template_hole[]){{"$0", value}, {"$_ctxt", context}, {0}});
}

bool has_implicit_terminator(const model_op *op, const char **terminator) {
  const model_trait *trait = model_op_trait_saying(op, SAYS_IMPLICIT_TERMINATOR);
  if (trait == NULL || trait->op_def == NULL) return false;
  if (terminator != NULL) *terminator = trait->op_def;
  return true;
}

bool has_ensured_block(const model_op *op) { return model_op_says(op, SAYS_ONE_BLOCK); }

bool is_elided_anchor(const format_of_op *f, const format_element *group, const format_element *e) {
  if (e != group->anchor || e->kind != FORMAT_VARIABLE) return false;
  const model_attribute *attribute = format_attribute(f, e);
  if (attribute == NULL || !attribute->is_unit || e == group->children.items[0]) return false;
  return group->otherwise.count == 0 || e != group->otherwise.items[0];
}
