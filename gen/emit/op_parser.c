// The parser of an operation with a format: one statement for each element of the format, in order,
// then what follows from all of them together (successors, segment sizes, types).
#include "emit/op_parser_custom.h"
#include "emit/op_parser_parts.h"
#include "emit/op_pieces.h"

static const char parse_function[] =
    "// ${title}: ${format}\n"
    "static bool ${function}(mica_parser *p, mica_op_state *out) {\n"
    "  ${body}\n"
    "}\n\n";

// ---- elements -----------------------------------------------------------------------------------

static void put_element(writer *w, const format_element *e);

static bool may_be_absent(const model_attribute *a) { return a->is_optional || a->is_unit; }

static void put_variable(writer *w, const format_element *e) {
  const model_attribute *a = format_attribute(w->f, e);
  if (a != NULL) put_attribute(w, e, !w->in_group && may_be_absent(a));
  else if (e->target == FORMAT_OPERAND) put_operand(w, &w->f->op->operands[e->index]);
  else if (e->target == FORMAT_REGION) put_region(w, e, false);
  else put_successor(w, e);
}

static void put_elements(writer *w, format_list list, const format_element *group,
                         const format_element *but) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e == but) continue;
    if (group == NULL || !is_elided_anchor(w->f, group, e)) {
      put_element(w, e);
      continue;
    }
    const model_attribute *a = format_attribute(w->f, e);
    put(w, "mica_state_set_unit(out, ${slot});  // ${name}\n",
        (const template_hole[]){{"slot", slot_of(w, a)}, {"name", a->name}, {0}});
  }
}

static const char opening_custom[] =
    "const mica_parsed ${parsed} = ${call};\n"
    "if (${parsed} == MICA_FAILED) return mica_parser_hook(p, false, \"${hook}\");\n";

// Reads the first element of a group where it is there; answers the condition that tells.
static const char *put_opening(writer *w, const format_element *first) {
  const model_attribute *a = format_attribute(w->f, first);
  if (first->kind == FORMAT_LITERAL) return literal_call(w, first->spelling, "optional_");
  if (first->kind == FORMAT_CUSTOM) {
    const char *parsed = emit_printf(w->e, "parsed_%zu", w->custom_count++);
    put(w, opening_custom,
        (const template_hole[]){{"parsed", parsed},
                                {"call", custom_parse_call(w, first)},
                                {"hook", first->custom->parse_name},
                                {0}});
    put_custom_results(w, first);
    return emit_printf(w->e, "%s == MICA_PARSED", parsed);
  }
  if (a != NULL && a->property != NULL) {
    const template_hole holes[] = {{"name", stem_of(w, a->c_name)}, {"slot", slot_of(w, a)}, {0}};
    put(w,
        "const mica_parsed ${name}_parsed = mica_parse_optional_property(p, out, ${slot});\n"
        "if (${name}_parsed == MICA_FAILED) return false;\n",
        holes);
    return emit_text(w->e, "${name}_parsed == MICA_PARSED", holes);
  }
  if (a != NULL) {
    put_attribute(w, first, true);
    return emit_printf(w->e, "%s_attr != NULL", stem_of(w, a->c_name));
  }
  if (first->target == FORMAT_OPERAND) {
    put_operand(w, &w->f->op->operands[first->index]);
    return emit_printf(w->e, "%s_operands.size > 0", stem_of(w, value_name(w, first)));
  }
  put_region(w, first, true);
  const bool variadic = w->f->op->regions[first->index].is_variadic;
  return emit_printf(w->e, variadic ? "%s_regions.size > 0" : "!mica_region_is_empty(%s_region)",
                     stem_of(w, value_name(w, first)));
}

static void put_optional(writer *w, const format_element *group) {
  const format_element *first = format_first_parsable(group->children);
  const bool was_in_group = w->in_group;
  const char *condition = put_opening(w, first);
  const buffer before = block_begin(w);
  w->in_group = true;
  if (first->target == FORMAT_REGION && !w->f->op->regions[first->index].is_variadic)
    put_region_completion(w, stem_of(w, value_name(w, first)));
  put_elements(w, group->children, group, first);
  const char *then_body = block_end(w, before);
  const buffer again = block_begin(w);
  put_elements(w, group->otherwise, group, NULL);
  const char *else_body = block_end(w, again);
  w->in_group = was_in_group;
  const template_hole holes[] = {
      {"condition", condition}, {"then", then_body}, {"else", else_body}, {0}};
  const bool empty = else_body[0] == '\0' && then_body[0] == '\0';
  if (empty && first->kind == FORMAT_LITERAL) put(w, "(void)${condition};\n", holes);
  else if (empty) return;
  else if (else_body[0] == '\0') put(w, "if (${condition}) {\n  ${then}\n}\n", holes);
  else put(w, "if (${condition}) {\n  ${then}\n} else {\n  ${else}\n}\n", holes);
}

// ---- oilist -------------------------------------------------------------------------------------

static const char clause_block[] =
    "if (${opening}) {\n"
    "  if (!mica_parse_clause_once(p, &clauses[${index}], ${name})) return false;\n"
    "  ${body}\n"
    "  continue;\n"
    "}\n";

static const format_element *only_unit(writer *w, const format_element *clause) {
  if (clause->children.count != 2 || clause->children.items[1]->kind != FORMAT_VARIABLE)
    return NULL;
  const model_attribute *a = format_attribute(w->f, clause->children.items[1]);
  return a != NULL && a->is_unit ? clause->children.items[1] : NULL;
}

static void put_clause_body(writer *w, const format_element *clause) {
  const format_element *unit = only_unit(w, clause);
  const format_list rest = {clause->children.items + 1, clause->children.count - 1};
  if (unit == NULL) {
    put_elements(w, rest, NULL, NULL);
    return;
  }
  const model_attribute *a = format_attribute(w->f, unit);
  put(w, "mica_state_set_unit(out, ${slot});  // ${name}\n",
      (const template_hole[]){{"slot", slot_of(w, a)}, {"name", a->name}, {0}});
}

static void put_oilist(writer *w, const format_element *list) {
  const buffer before = block_begin(w);
  for (size_t i = 0; i < list->children.count; i++) {
    const format_element *clause = list->children.items[i];
    const text literal = clause->children.items[0]->spelling;
    const buffer outside = block_begin(w);
    put_clause_body(w, clause);
    const char *body = block_end(w, outside);
    put(w, clause_block,
        (const template_hole[]){{"opening", literal_call(w, literal, "optional_")},
                                {"index", emit_size(w->e, w->clause_base + i)},
                                {"name", emit_quoted_text(w->e, literal)},
                                {"body", body},
                                {0}});
  }
  w->clause_base += list->children.count;
  const char *clauses = block_end(w, before);
  put(w, "for (;;) {\n  ${clauses}\n  break;\n}\n",
      (const template_hole[]){{"clauses", clauses}, {0}});
}

// What the format writes elsewhere must not stand in it.
static void put_prop_dict(writer *w) {
  const model_op *op = w->f->op;
  const char **names = ARENA_ARRAY(w->e->memory, const char *, op->attribute_count + 1);
  size_t count = 0;
  for (size_t i = 0; i < op->attribute_count; i++)
    if (w->f->seen_attributes[i]) names[count++] = emit_quoted(w->e, op->attributes[i].name);
  const template_hole holes[] = {
      {"names", emit_join(w->e, names, count, ", ")}, {"count", emit_size(w->e, count)}, {0}};
  if (count > 0) declare(w, "static const char *const bound[] = {${names}};\n", holes);
  put_call(w,
           count > 0 ? "mica_parse_properties(p, out, bound, ${count})"
                     : "mica_parse_properties(p, out, NULL, 0)",
           holes);
}

static void put_element(writer *w, const format_element *e) {
  switch (e->kind) {
  case FORMAT_LITERAL: put_whole_call(w, literal_call(w, e->spelling, "")); break;
  case FORMAT_VARIABLE: put_variable(w, e); break;
  case FORMAT_ATTR_DICT:
    put_call(w,
             e->with_keyword ? "mica_parse_checked_attr_dict_with_keyword(p, out)"
                             : "mica_parse_checked_attr_dict(p, out)",
             NULL);
    break;
  case FORMAT_PROP_DICT: put_prop_dict(w); break;
  case FORMAT_OPERANDS: put_all_operands(w); break;
  case FORMAT_REGIONS: put_all_regions(w); break;
  case FORMAT_SUCCESSORS: put_all_successors(w); break;
  case FORMAT_TYPE: put_type(w, e); break;
  case FORMAT_FUNCTIONAL_TYPE: put_functional_type(w, e); break;
  case FORMAT_CUSTOM: put_custom(w, e); break;
  case FORMAT_OILIST: put_oilist(w, e); break;
  case FORMAT_OPTIONAL: put_optional(w, e); break;
  case FORMAT_SPACE:
  case FORMAT_NEWLINE:
  case FORMAT_EMPTY: break;  // for the printer alone
  case FORMAT_STRING:
  case FORMAT_RESULTS:
  case FORMAT_REF:
  case FORMAT_CLAUSE: break;  // stand inside of others
  case FORMAT_PARAMS:
  case FORMAT_STRUCT: break;  // of types and attributes
  }
}

// ---- what follows from the elements -------------------------------------------------------------

static void put_successors(writer *w) {
  const model_op *op = w->f->op;
  if (w->f->all_successors) put_call(w, "mica_state_successors(out, all_successors)", NULL);
  for (size_t i = 0; i < op->successor_count && !w->f->all_successors; i++)
    put_call_on(w,
                op->successors[i].is_variadic ? "mica_state_successors(out, ${name}_successors)"
                                              : "mica_state_successor(out, ${name}_successor)",
                stem_of(w, op->successors[i].c_name));
}

static const char *segment_count(writer *w, const model_value *value) {
  if (value->arity == ARITY_ONE) return "1";
  return emit_printf(w->e,
                     value->is_result ? "(int32_t)%s_types.size" : "(int32_t)%s_operands.size",
                     stem_of(w, value->c_name));
}

static void put_segments(writer *w, const emit_values *values) {
  const char **counts = ARENA_ARRAY(w->e->memory, const char *, values->count + 1);
  for (size_t i = 0; i < values->count; i++) counts[i] = segment_count(w, &values->items[i]);
  const template_hole holes[] = {
      {"what", values->what},
      {"counts", emit_join(w->e, counts, values->count, ", ")},
      {"slot", emit_index(w->e, w->f->op, INDEX_SLOT, (size_t)values->segment_slot)},
      {"count", emit_size(w->e, values->count)},
      {0}};
  put(w, "const int32_t ${what}_segments[] = {${counts}};\n", holes);
  put_call(w, "mica_state_set_segments(out, ${slot}, ${what}_segments, ${count})", holes);
}

static void put_group_sizes(writer *w) {
  const model_op *op = w->f->op;
  for (size_t i = 0; i < op->operand_count; i++) {
    const model_value *operand = &op->operands[i];
    if (operand->arity != ARITY_VARIADIC_OF_VARIADIC) continue;
    const model_attribute *sizes = model_op_attribute(op, text_of(operand->segment_attribute));
    if (sizes != NULL)
      put_call(w, "mica_state_set_segments(out, ${slot}, ${name}_sizes.data, ${name}_sizes.size)",
               (const template_hole[]){
                   {"slot", slot_of(w, sizes)}, {"name", stem_of(w, operand->c_name)}, {0}});
  }
}

static void put_all_segments(writer *w) {
  const format_of_op *f = w->f;
  const emit_values operands = emit_operands_of(f->op), results = emit_results_of(f->op);
  if (!f->all_operands) {
    put_group_sizes(w);
    if (operands.segment_slot >= 0) put_segments(w, &operands);
  }
  if (results.segment_slot >= 0 && !f->all_result_types && !f->infers_results)
    put_segments(w, &results);
}

static size_t count_clauses(format_list list) {
  size_t count = 0;
  for (size_t i = 0; i < list.count; i++)
    if (list.items[i]->kind == FORMAT_OILIST) count += list.items[i]->children.count;
  return count;
}

static void put_former(writer *w, const model_former_format *former) {
  if (former->results == NULL && former->upgrade == NULL) return;
  put_call(w, "mica_state_former_had(out, ${results}, ${upgrade})",
           (const template_hole[]){{"results", former->results == NULL ? "0" : former->results},
                                   {"upgrade", former->upgrade == NULL ? "NULL" : former->upgrade},
                                   {0}});
}

static const char statements[] =
    "${declarations}\n"
    "${body}\n"
    "return ${answer};\n";

const char *op_parser_body(emitter *e, const format_of_op *f, const model_former_format *former) {
  writer w = {.e = e, .f = f, .is_former = former != NULL};
  const size_t clauses = count_clauses(f->elements);
  name_parser_locals(&w);
  declare_regions(&w);
  if (clauses > 0)
    declare(&w, "bool clauses[${count}] = {false};\n",
            (const template_hole[]){{"count", emit_size(e, clauses)}, {0}});
  put_elements(&w, f->elements, NULL, NULL);
  put_successors(&w);
  put_all_segments(&w);
  put_type_resolution(&w);
  if (former != NULL) put_former(&w, former);
  const char *answer = taken_answer(&w);
  const char *declarations = taken_declarations(&w), *body = body_text(&w);
  return emit_text(e, statements,
                   (const template_hole[]){
                       {"declarations", declarations}, {"body", body}, {"answer", answer}, {0}});
}

void emit_op_parser(emitter *e, const char *title, const format_of_op *f, const char *function,
                    const char *body) {
  emit(e, parse_function,
       (const template_hole[]){
           {"title", title}, {"format", f->one_line}, {"function", function}, {"body", body}, {0}});
}
