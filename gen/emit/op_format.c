// What the emitters of parsers and printers share, and the two functions of each operation with a
// format.
#include "emit/op_format.h"

#include <string.h>

#include "base/names.h"

// ---- writing ------------------------------------------------------------------------------------

static void append(writer *w, buffer *to, const char *statements, const emit_hole *holes) {
  buffer_string(to, emit_text(w->e, statements, holes));
}

static void flush_text(writer *w) {
  if (w->text.size == 0) return;
  const char *string = taken_text(w, &w->text);
  const emit_hole holes[] = {{"char", string}, {"string", emit_quoted(w->e, string)}, {0}};
  append(w, &w->body,
         string[1] == '\0' ? "mica_print_char(p, '${char}');\n"
                           : "mica_print_str(p, MICA_STR(${string}));\n",
         holes);
}

void put(writer *w, const char *statements, const emit_hole *holes) {
  flush_text(w);
  append(w, &w->body, statements, holes);
}
void declare(writer *w, const char *statement, const emit_hole *holes) {
  append(w, &w->declarations, statement, holes);
}

buffer block_begin(writer *w) {
  flush_text(w);
  const buffer before = w->body;
  w->body = (buffer){0};
  return before;
}

const char *body_text(writer *w) {
  flush_text(w);
  return taken_text(w, &w->body);
}

const char *taken_text(writer *w, buffer *b) {
  const char *result = text_copy(w->e->memory, buffer_as_text(b));
  buffer_free(b);
  *b = (buffer){0};
  return result;
}

const char *block_end(writer *w, buffer before) {
  flush_text(w);
  const char *result = taken_text(w, &w->body);
  w->body = before;
  return result;
}

const char *with_context(writer *w, const char *expression, const char *self, const char *context) {
  return emit_substitute(w->e, expression,
                         (const emit_hole[]){{"$_self", self}, {"$_ctxt", context}, {0}});
}

// ---- literals in parsers ------------------------------------------------------------------------

static const char *punct_name(emitter *e, text literal) {
  if (text_is(literal, "->")) return "MICA_PUNCT_ARROW";
  if (text_is(literal, "...")) return "MICA_PUNCT_ELLIPSIS";
  return emit_format(e, "'%.*s'", TEXT_ARGS(literal));
}

static bool is_word(text literal) {
  const char c = literal.data[0];
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

const char *literal_call(writer *w, text literal, const char *optional) {
  if (is_word(literal))
    return emit_format(w->e, "mica_parse_%skeyword(p, %s)", optional,
                       emit_quoted_text(w->e, literal));
  return emit_format(w->e, "mica_parse_%spunct(p, %s)", optional, punct_name(w->e, literal));
}

void put_call(writer *w, const char *call) {
  put(w, "if (!${call}) return ${failure};\n",
      (const emit_hole[]){
          {"call", call}, {"failure", w->failure == NULL ? "false" : w->failure}, {0}});
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
  put_text(w, emit_format(w->e, "%s%.*s", space_before(w, literal) ? " " : "", TEXT_ARGS(literal)));
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

const char *value_name(const writer *w, const format_element *e) {
  const model_op *op = w->f->op;
  switch (e->target) {
  case FORMAT_OPERAND: return op->operands[e->index].c_name;
  case FORMAT_RESULT: return op->results[e->index].c_name;
  case FORMAT_REGION: return op->regions[e->index].c_name;
  case FORMAT_SUCCESSOR: return op->successors[e->index].c_name;
  default: return op->attributes[e->index].c_name;
  }
}

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
                         (const emit_hole[]){{"$0", value}, {"$_ctxt", context}, {0}});
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

// ---- custom directives --------------------------------------------------------------------------

const char *custom_name(emitter *e, const format_of_op *f, const format_element *custom,
                        const char *verb) {
  return emit_format(e, "%s_%s_%s", f->op->dialect->c_name, verb,
                     name_snake(e->memory, custom->spelling));
}

// What one argument is in C: its type, where `%s` is its name. NULL: the argument is not passed.
typedef struct argument_types {
  const char *parse, *parse_ref, *print;
} argument_types;

static argument_types value_types(const model_value *value, bool of_type) {
  static const argument_types one = {"mica_operand_ref *%s", "mica_operand_ref %s",
                                     "mica_value *%s"};
  static const argument_types optional = {"mica_operand_refs *%s", "mica_operand_refs %s",
                                          "mica_value *%s"};
  static const argument_types many = {"mica_operand_refs *%s", "mica_operand_refs %s",
                                      "mica_segment %s"};
  static const argument_types type = {"const mica_type **%s_type", "const mica_type *%s_type",
                                      "const mica_type *%s_type"};
  static const argument_types optional_type = {"mica_types *%s_types", "mica_types %s_types",
                                               "const mica_type *%s_type"};
  static const argument_types types = {"mica_types *%s_types", "mica_types %s_types",
                                       "mica_segment %s_types"};
  static const argument_types groups = {"mica_operand_groups *%s", "mica_operand_groups %s",
                                        "mica_segment %s"};
  static const argument_types type_groups = {"mica_type_groups *%s_types",
                                             "mica_type_groups %s_types", "mica_segment %s_types"};
  switch (value->arity) {
  case ARITY_ONE: return of_type ? type : one;
  case ARITY_OPTIONAL: return of_type ? optional_type : optional;
  case ARITY_VARIADIC_OF_VARIADIC: return of_type ? type_groups : groups;
  default: return of_type ? types : many;
  }
}

static argument_types variable_types(const format_of_op *f, const format_element *e, bool of_type) {
  static const argument_types attribute = {"const mica_attr **%s", "const mica_attr *%s",
                                           "const mica_attr *%s"};
  static const argument_types region = {"mica_region *%s", "mica_region *%s", "mica_region *%s"};
  static const argument_types regions = {"mica_regions *%s", "mica_regions %s", "mica_segment %s"};
  static const argument_types successor = {"mica_block **%s", "mica_block *%s", "mica_block *%s"};
  static const argument_types successors = {"mica_blocks *%s", "mica_blocks %s", "mica_segment %s"};
  const model_value *value = format_value(f, e);
  if (value != NULL) return value_types(value, of_type);
  if (e->target == FORMAT_REGION) return f->op->regions[e->index].is_variadic ? regions : region;
  if (e->target == FORMAT_SUCCESSOR)
    return f->op->successors[e->index].is_variadic ? successors : successor;
  return attribute;
}

static const char *argument_name(emitter *e, const format_of_op *f, const format_element *inner,
                                 bool is_ref) {
  const writer w = {.e = e, .f = f};
  const char *name = value_name(&w, inner);
  return is_ref || text_is(text_of(name), "p") || text_is(text_of(name), "op") ||
                 text_is(text_of(name), "out")
             ? emit_format(e, "%s_", name)
             : name;
}

static const char *all_operands_parameter(bool of_type, bool is_ref, bool parse) {
  if (!parse) return of_type ? "mica_segment operand_types" : "mica_segment operands";
  if (is_ref) return of_type ? "mica_types operand_types" : "mica_operand_refs operands";
  return of_type ? "mica_types *operand_types" : "mica_operand_refs *operands";
}

static const char *all_parameter(format_kind kind, bool of_type, bool is_ref, bool parse) {
  switch (kind) {
  case FORMAT_OPERANDS: return all_operands_parameter(of_type, is_ref, parse);
  case FORMAT_RESULTS:
    return !parse   ? "mica_segment result_types"
           : is_ref ? "mica_types result_types"
                    : "mica_types *result_types";
  case FORMAT_REGIONS:
    return !parse   ? "mica_segment regions"
           : is_ref ? "mica_regions regions"
                    : "mica_regions *regions";
  case FORMAT_SUCCESSORS:
    return !parse   ? "mica_segment successors"
           : is_ref ? "mica_blocks successors"
                    : "mica_blocks *successors";
  default: return NULL;
  }
}

static const char *custom_parameter(emitter *e, const format_of_op *f,
                                    const format_element *argument, size_t position, bool parse) {
  const bool is_ref = argument->kind == FORMAT_REF;
  const format_element *inner = is_ref ? argument->children.items[0] : argument;
  const bool of_type = inner->kind == FORMAT_TYPE;
  if (of_type) inner = inner->children.items[0];
  if (inner->kind == FORMAT_STRING) return emit_format(e, "const char *text_%zu", position);
  if (inner->kind != FORMAT_VARIABLE) return all_parameter(inner->kind, of_type, is_ref, parse);
  const argument_types types = variable_types(f, inner, of_type);
  const char *pattern = !parse ? types.print : is_ref ? types.parse_ref : types.parse;
  const char *at = strstr(pattern, "%s");
  return emit_format(e, "%.*s%s%s", (int)(at - pattern), pattern,
                     argument_name(e, f, inner, is_ref), at + 2);
}

const char *custom_parameters(emitter *e, const format_of_op *f, const format_element *custom,
                              bool parse) {
  buffer b = {0};
  for (size_t i = 0; i < custom->children.count; i++) {
    const char *parameter = custom_parameter(e, f, custom->children.items[i], i, parse);
    if (parameter != NULL) buffer_format(&b, ", %s", parameter);
  }
  const char *result = text_copy(e->memory, buffer_as_text(&b));
  buffer_free(&b);
  return result;
}

// ---- the two functions --------------------------------------------------------------------------

const char *format_as_comment(emitter *e, text format) {
  buffer b = {0};
  bool blank = true;  // leading blanks are dropped, runs become one
  for (size_t i = 0; i < format.size; i++) {
    const char c = format.data[i];
    const bool is_blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!is_blank) buffer_char(&b, c);
    else if (!blank) buffer_char(&b, ' ');
    blank = is_blank;
  }
  const char *result = text_copy(e->memory, text_trim(buffer_as_text(&b)));
  buffer_free(&b);
  return result;
}

void emit_op_format(emitter *e, const model_op *op) {
  format_of_op f;
  if (!op->has_format || !format_of_op_make(e->session, op, &f)) return;
  emit_op_parser(e, &f);
  emit_op_printer(e, &f);
}
