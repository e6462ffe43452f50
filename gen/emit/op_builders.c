// Builders: one that takes everything by its C type (types of results only where they can't be
// inferred), and those that the definition adds.
#include <string.h>

#include "emit/hook.h"
#include "emit/op_pieces.h"
#include "base/list.h"
#include "base/names.h"

typedef struct writing {
  emitter *e;
  const model_op *op;
  list parameters;  // "mica_value *lhs"
  list joined;      // statements that give back the arrays joined so far
  name_scope names;
} writing;

// What the body does when a step fails: gives back what it holds.
static const char *failure(writing *w) {
  if (w->joined.count == 0) return "return NULL;";
  const char *frees =
      emit_join(w->e, (const char *const *)w->joined.items, w->joined.count, "\n  ");
  return emit_printf(w->e, "{\n  %s\n  return NULL;\n}", frees);
}

static void add_parameter(writing *w, const char *type, const char *name) {
  list_push(w->e->memory, &w->parameters, emit_declaration(w->e, type, name));
}

// The name that a builder's parameter or local has, of several for one part by what it is for.
static const char *local_of(writing *w, const char *what, const char *part, const char *wanted) {
  return name_in_scope(w->e->model->names, &w->names, emit_printf(w->e, "%s %s", what, part),
                       wanted);
}

static const char *parameter_of(writing *w, const char *c_name) {
  return local_of(w, "argument", c_name, c_name);
}

// The name of a list's size: without the underscore that a parameter's own name may have got.
static const char *count_of(writing *w, const char *c_name) {
  size_t size = strlen(c_name);
  bool marked = size > 1 && c_name[size - 1] == '_';
  const char *wanted = emit_printf(w->e, "%.*s_count", (int)(marked ? size - 1 : size), c_name);
  return local_of(w, "count", c_name, wanted);
}

// "sum_type", of a list "sums_types".
static const char *type_parameter(writing *w, const model_value *result) {
  bool is_list = result->arity != ARITY_ONE && result->arity != ARITY_OPTIONAL;
  const char *stem = name_stem(w->e->memory, result->c_name);
  const char *wanted = emit_printf(w->e, "%s_type%s", stem, is_list ? "s" : "");
  return local_of(w, "type", result->c_name, wanted);
}

// The arguments come first: counts and types give way to them.
static writing begin(emitter *e, const model_op *op) {
  static const char *const own[] = {
      "b",       "ctx",          "loc",         "i",          "op",         "operands",
      "types",   "slots",        "parts",       "groups",     "successors", "all_successors",
      "regions", "result_sizes", "type_groups", "type_count", NULL};
  writing w = {.e = e, .op = op, .names = {.own = own}};
  for (size_t i = 0; i < op->operand_count; i++) parameter_of(&w, op->operands[i].c_name);
  for (size_t i = 0; i < op->attribute_count; i++) parameter_of(&w, op->attributes[i].c_name);
  for (size_t i = 0; i < op->successor_count; i++) parameter_of(&w, op->successors[i].c_name);
  return w;
}

static bool takes_attribute(const model_attribute *a) {
  if (a->property != NULL) return false;
  bool may_be_absent = a->is_optional && a->default_value == NULL && !a->is_unit;
  return may_be_absent || (a->to_attr == NULL && a->type.kind == C_ATTR);
}

// ---- Parameters ---------------------------------------------------------------------------------

static void add_results(writing *w) {
  const model_op *op = w->op;
  if (op->all_results_inferred) return;
  for (size_t i = 0; i < op->result_count; i++) {
    const model_value *result = &op->results[i];
    bool is_one = result->arity == ARITY_ONE || result->arity == ARITY_OPTIONAL;
    add_parameter(w, is_one ? "const mica_type *" : "mica_types", type_parameter(w, result));
  }
}

static void add_operand(writing *w, const model_value *v) {
  const char *name = parameter_of(w, v->c_name);
  if (v->arity == ARITY_ONE || v->arity == ARITY_OPTIONAL) {
    add_parameter(w, "mica_value *", name);
  } else {
    add_parameter(w, "mica_value *const *", name);
    add_parameter(w, "size_t", count_of(w, name));
  }
}

static void add_property(writing *w, const model_attribute *a) {
  bool counted;
  const char *name = parameter_of(w, a->c_name);
  add_parameter(w, model_property_c_type(w->e->memory, a->property, &counted), name);
  if (counted) add_parameter(w, "size_t", count_of(w, name));
}

static void add_structure(writing *w) {
  const model_op *op = w->op;
  for (size_t i = 0; i < op->successor_count; i++) {
    const char *name = parameter_of(w, op->successors[i].c_name);
    if (!op->successors[i].is_variadic) {
      add_parameter(w, "mica_block *", name);
    } else {
      add_parameter(w, "mica_block *const *", name);
      add_parameter(w, "size_t", count_of(w, name));
    }
  }
  for (size_t i = 0; i < op->region_count; i++)
    if (op->regions[i].is_variadic)
      add_parameter(w, "size_t", count_of(w, parameter_of(w, op->regions[i].c_name)));
}

static const char *default_signature(writing *w) {
  const model_op *op = w->op;
  add_parameter(w, "mica_builder *", "b");
  add_parameter(w, "mica_loc", "loc");
  add_results(w);
  for (size_t i = 0; i < op->argument_count; i++) {
    size_t index = op->arguments[i].index;
    if (op->arguments[i].kind == ARGUMENT_OPERAND) {
      add_operand(w, &op->operands[index]);
      continue;
    }
    const model_attribute *a = &op->attributes[index];
    if (a->property != NULL) add_property(w, a);
    else
      add_parameter(w, takes_attribute(a) ? "const mica_attr *" : a->type.spelling,
                    parameter_of(w, a->c_name));
  }
  add_structure(w);
  const char *list_ =
      emit_join(w->e, (const char *const *)w->parameters.items, w->parameters.count, ", ");
  const char *name = emit_name(w->e, NAME_BUILD, op->c_name, "");
  name_set_parameters(w->e->model->names, name, list_);
  return emit_printf(w->e, "mica_op *%s(%s)", name, list_);
}

// What a builder of the author's calls its first parameters: as its own ones aren't called.
typedef struct first_names {
  const char *b, *loc;
} first_names;

static first_names first_names_of(emitter *e, const model_builder *builder) {
  name_table *t = e->model->names;
  name_scope scope = {0};
  for (size_t i = 0; i < builder->parameter_count; i++)
    text_map_set(e->memory, &scope.taken, text_of(builder->parameters[i].c_name), e);
  return (first_names){name_in_scope(t, &scope, "b", "b"), name_in_scope(t, &scope, "loc", "loc")};
}

static const char *custom_signature(emitter *e, const char *name, const model_builder *builder,
                                    size_t count) {
  const first_names first = first_names_of(e, builder);
  buffer b = {0};
  buffer_printf(&b, "mica_op *%s(mica_builder *%s, mica_loc %s", name, first.b, first.loc);
  for (size_t i = 0; i < count; i++)
    buffer_printf(
        &b, ", %s",
        emit_declaration(e, builder->parameters[i].c_type, builder->parameters[i].c_name));
  buffer_char(&b, ')');
  const char *result = arena_text(e->memory, buffer_as_text(&b)).data;
  buffer_free(&b);
  return result;
}

// ---- Declarations -------------------------------------------------------------------------------

static const char *full_signature(emitter *e, const model_builder *builder) {
  return custom_signature(e, builder->c_name, builder, builder->parameter_count);
}

// Without the parameters that have defaults.
static const char *short_signature(emitter *e, const model_builder *builder) {
  return custom_signature(e, builder->name_with_defaults, builder,
                          builder->parameter_count - builder->default_count);
}

static const char custom_declaration[] = "${signature};${hook}\n";

static void emit_builder_hook(emitter *e, const model_builder *builder) {
  hook_writer w = hook_begin(e, HOOK_BUILDER, "mica_op *", builder->c_name);
  const first_names first = first_names_of(e, builder);
  hook_parameter(&w, "mica_builder *", first.b);
  hook_parameter(&w, "mica_loc", first.loc);
  for (size_t i = 0; i < builder->parameter_count; i++)
    hook_parameter(&w, builder->parameters[i].c_type, builder->parameters[i].c_name);
  hook_end(&w, "  // written by the author");
}

static void emit_custom_declaration(emitter *e, const model_builder *builder) {
  if (builder->deprecated != NULL)
    emit(e, "MICA_DEPRECATED(${why})\n",
         (const template_hole[]){{"why", emit_quoted(e, builder->deprecated)}, {0}});
  if (builder->body.text == NULL) emit_builder_hook(e, builder);
  else
    emit(e, custom_declaration,
         (const template_hole[]){{"signature", full_signature(e, builder)}, {"hook", ""}, {0}});
  if (builder->name_with_defaults == NULL) return;
  emit(e, custom_declaration,
       (const template_hole[]){{"signature", short_signature(e, builder)},
                               {"hook", emit_default_comment(e, builder)},
                               {0}});
}

void emit_op_builder_declarations(emitter *e, const model_op *op) {
  writing w = begin(e, op);
  if (!op->skip_default_builders)
    emit(e, "${signature};\n", (const template_hole[]){{"signature", default_signature(&w)}, {0}});
  for (size_t i = 0; i < op->builder_count; i++) {
    emit_about(e, op->builders[i].at);
    emit_custom_declaration(e, &op->builders[i]);
  }
}

// ---- Bodies -------------------------------------------------------------------------------------

static const char *slot_value(writing *w, const model_slot *slot) {
  const model_attribute *a = slot->attribute;
  if (a == NULL)
    return emit_printf(w->e, "mica_attr_segment_sizes(ctx, result_sizes, %zu)",
                       w->op->result_count);
  const char *name = parameter_of(w, a->c_name);
  if (a->property != NULL) return emit_property_value(w->e, a, name, count_of(w, name), "ctx");
  return takes_attribute(a) ? name : emit_to_attr(w->e, a, name, "ctx");
}

static const char *group_size(writing *w, const model_value *result) {
  if (result->arity == ARITY_ONE) return "1";
  const char *name = type_parameter(w, result);
  return emit_printf(w->e, result->arity == ARITY_OPTIONAL ? "%s != NULL" : "%s.size", name);
}

static void emit_result_sizes(writing *w) {
  const model_op *op = w->op;
  if (op->result_segment_slot < 0) return;
  const char **items = ARENA_ARRAY(w->e->memory, const char *, op->result_count + 1);
  for (size_t i = 0; i < op->result_count; i++) items[i] = group_size(w, &op->results[i]);
  emit(w->e, "  const size_t result_sizes[] = {${list}};\n",
       (const template_hole[]){{"list", emit_join(w->e, items, op->result_count, ", ")}, {0}});
}

// The sizes of operands, which the function that takes groups fills in.
static bool is_filled_in(const model_op *op, size_t slot) {
  return (int)slot == op->operand_segment_slot;
}

// Whether NULL would be taken for something else than a failure; where it isn't, the operation is
// not made.
static bool may_fail(const model_slot *slot) {
  const model_attribute *a = slot->attribute;
  if (a == NULL || a->property != NULL) return true;
  const bool may_be_absent = a->is_optional || a->default_value != NULL;
  return may_be_absent && !takes_attribute(a) && a->to_attr != NULL && !a->is_unit;
}

static void emit_null_checks(writing *w, const char *const *conditions, size_t count) {
  if (count > 0)
    emit(w->e, "  if (${any}) return NULL;\n",
         (const template_hole[]){{"any", emit_join(w->e, conditions, count, " || ")}, {0}});
}

// How many slots are said: what follows is filled in.
static size_t said_slots(const model_op *op) {
  size_t count = op->slot_count;
  return count > 0 && is_filled_in(op, count - 1) ? count - 1 : count;
}

static void emit_slots(writing *w) {
  const model_op *op = w->op;
  const size_t said = said_slots(op);
  if (said == 0) return;
  const char **items = ARENA_ARRAY(w->e->memory, const char *, said + 1);
  for (size_t i = 0; i < said; i++)
    items[i] = is_filled_in(op, i) ? "NULL" : slot_value(w, &op->slots[i]);
  emit(w->e, "  const mica_attr *slots[] = {${list}};\n",
       (const template_hole[]){{"list", emit_join(w->e, items, said, ", ")}, {0}});
  size_t count = 0;
  for (size_t i = 0; i < said; i++)
    if (!is_filled_in(op, i) && may_fail(&op->slots[i]))
      items[count++] = emit_printf(w->e, "slots[%s] == NULL", emit_index(w->e, op, INDEX_SLOT, i));
  emit_null_checks(w, items, count);
}

// A list that the parts of the operation have: an array on the stack, a parameter, or a joined
// array; NULL: there is none.
typedef struct part_list {
  const char *items, *count;
  bool is_joined;
} part_list;

// Operands in groups are no part of the parts: the function that makes the operation joins them.
static bool is_grouped(const model_op *op) {
  return op->operand_segment_slot >= 0 || (op->variadic_operand_count > 0 && op->operand_count > 1);
}

static const char *value_group(writing *w, const model_value *v) {
  const char *name = parameter_of(w, v->c_name);
  if (v->arity == ARITY_ONE) return emit_printf(w->e, "{&%s, 1}", name);
  if (v->arity == ARITY_OPTIONAL) return emit_printf(w->e, "{&%s, %s != NULL}", name, name);
  return emit_printf(w->e, "{%s, %s}", name, count_of(w, name));
}

static part_list emit_fixed_operands(writing *w) {
  const model_op *op = w->op;
  if (op->operand_count == 0) return (part_list){0};
  const char **names = ARENA_ARRAY(w->e->memory, const char *, op->operand_count + 1);
  for (size_t i = 0; i < op->operand_count; i++) names[i] = parameter_of(w, op->operands[i].c_name);
  emit(w->e, "  mica_value *operands[] = {${list}};\n",
       (const template_hole[]){{"list", emit_join(w->e, names, op->operand_count, ", ")}, {0}});
  return (part_list){"operands", emit_size(w->e, op->operand_count), false};
}

static part_list emit_groups(writing *w) {
  const model_op *op = w->op;
  const char **groups = ARENA_ARRAY(w->e->memory, const char *, op->operand_count + 1);
  for (size_t i = 0; i < op->operand_count; i++) groups[i] = value_group(w, &op->operands[i]);
  emit(w->e, "  const mica_value_group groups[] = {${list}};\n",
       (const template_hole[]){{"list", emit_join(w->e, groups, op->operand_count, ", ")}, {0}});
  return (part_list){0};
}

static part_list emit_operands(writing *w) {
  const model_op *op = w->op;
  if (is_grouped(op)) return emit_groups(w);
  if (op->variadic_operand_count == 0) return emit_fixed_operands(w);
  const model_value *only = &op->operands[0];
  const char *name = parameter_of(w, only->c_name);
  if (only->arity != ARITY_OPTIONAL) return (part_list){name, count_of(w, name), false};
  return (part_list){emit_printf(w->e, "&%s", name), emit_printf(w->e, "%s != NULL", name), false};
}

// ---- Types of results ---------------------------------------------------------------------------

static const char *inferred_type(writing *w, const model_inference *inference) {
  emitter *e = w->e;
  const char *type = "", *attr = "";
  if (inference->kind == INFER_OPERAND) {
    const char *name = parameter_of(w, w->op->operands[inference->index].c_name);
    type = emit_printf(e, "mica_value_type(%s)", name);
  } else if (inference->kind == INFER_ATTRIBUTE) {
    size_t slot = w->op->attributes[inference->index].slot;
    attr = emit_printf(e, "slots[%s]", emit_index(e, w->op, INDEX_SLOT, slot));
    type = emit_printf(e, "mica_attr_type(%s)", attr);
  }
  const char *written = emit_expression(
      e, inference->type,
      (const template_hole[]){{"$_self", type}, {"$_attr", attr}, {"$_ctxt", "ctx"}, {0}});
  return emit_checked_type(e, inference->type, written, "loc");
}

static bool type_may_fail(const model_inference *inference) {
  return !c_is(inference->type, C_PLACEHOLDER, "$_self");
}

static const char untyped_attribute[] =
    "  if (slots[${slot}] == NULL || mica_attr_type(slots[${slot}]) == NULL) {\n"
    "    mica_error(mica_builder_context(b), loc, \"'${op}' op failed to infer result type(s): "
    "attribute '${name}' has no type\");\n"
    "    return NULL;\n"
    "  }\n";

static bool is_guarded_before(const model_op *op, size_t result) {
  for (size_t i = 0; i < result; i++)
    if (op->inference[i].kind == INFER_ATTRIBUTE &&
        op->inference[i].index == op->inference[result].index)
      return true;
  return false;
}

// Attributes whose types the results take must have one.
static void emit_type_guards(writing *w) {
  const model_op *op = w->op;
  for (size_t i = 0; i < op->result_count; i++) {
    if (op->inference[i].kind != INFER_ATTRIBUTE || is_guarded_before(op, i)) continue;
    const model_attribute *a = &op->attributes[op->inference[i].index];
    emit(w->e, untyped_attribute,
         (const template_hole[]){{"slot", emit_index(w->e, op, INDEX_SLOT, a->slot)},
                                 {"op", op->full_name},
                                 {"name", a->name},
                                 {0}});
  }
}

// The author's function gives the types of the results, for the parts without them.
static bool is_hooked(const model_op *op) {
  return op->all_results_inferred && op->inference[0].kind == INFER_HOOK;
}

static bool is_inferred_from(const model_op *op, size_t operand) {
  if (!op->all_results_inferred || op->operands[operand].arity != ARITY_ONE) return false;
  for (size_t i = 0; i < op->result_count; i++)
    if (op->inference[i].kind == INFER_OPERAND && op->inference[i].index == operand) return true;
  return false;
}

// An operand that could not be made has no type that anything is inferred from.
static void emit_operand_guards(writing *w) {
  const model_op *op = w->op;
  const char **items = ARENA_ARRAY(w->e->memory, const char *, op->operand_count + 1);
  size_t count = 0;
  for (size_t i = 0; i < op->operand_count; i++)
    if (is_inferred_from(op, i))
      items[count++] = emit_printf(w->e, "%s == NULL", parameter_of(w, op->operands[i].c_name));
  emit_null_checks(w, items, count);
}

static part_list emit_inferred_types(writing *w) {
  const model_op *op = w->op;
  const char **items = ARENA_ARRAY(w->e->memory, const char *, op->result_count + 1);
  emit_type_guards(w);
  for (size_t i = 0; i < op->result_count; i++) items[i] = inferred_type(w, &op->inference[i]);
  emit(w->e, "  const mica_type *types[] = {${list}};\n",
       (const template_hole[]){{"list", emit_join(w->e, items, op->result_count, ", ")}, {0}});
  size_t count = 0;
  for (size_t i = 0; i < op->result_count; i++)
    if (type_may_fail(&op->inference[i]))
      items[count++] =
          emit_printf(w->e, "types[%s] == NULL", emit_index(w->e, op, INDEX_RESULT, i));
  emit_null_checks(w, items, count);
  return (part_list){"types", emit_size(w->e, op->result_count), false};
}

static const char *types_group(writing *w, const model_value *v) {
  const char *name = type_parameter(w, v);
  if (v->arity == ARITY_ONE) return emit_printf(w->e, "{&%s, 1}", name);
  if (v->arity == ARITY_OPTIONAL) return emit_printf(w->e, "{&%s, %s != NULL}", name, name);
  return emit_printf(w->e, "{%s.data, %s.size}", name, name);
}

static const char join_types[] =
    "  const mica_types type_groups[] = {${list}};\n"
    "  const mica_type **types;\n"
    "  size_t type_count;\n"
    "  if (!mica_join_types(ctx, type_groups, ${size}, &types, &type_count)) ${failed}\n";

static part_list emit_given_types(writing *w) {
  const model_op *op = w->op;
  if (op->result_count == 0) return (part_list){0};
  const char **items = ARENA_ARRAY(w->e->memory, const char *, op->result_count + 1);
  if (op->variadic_result_count == 0) {
    for (size_t i = 0; i < op->result_count; i++) items[i] = type_parameter(w, &op->results[i]);
    emit(w->e, "  const mica_type *types[] = {${list}};\n",
         (const template_hole[]){{"list", emit_join(w->e, items, op->result_count, ", ")}, {0}});
    return (part_list){"types", emit_size(w->e, op->result_count), false};
  }
  const char *name = type_parameter(w, &op->results[0]);
  if (op->result_count == 1 && op->results[0].arity == ARITY_OPTIONAL)
    return (part_list){emit_printf(w->e, "&%s", name), emit_printf(w->e, "%s != NULL", name),
                       false};
  if (op->result_count == 1)
    return (part_list){emit_printf(w->e, "%s.data", name), emit_printf(w->e, "%s.size", name),
                       false};
  for (size_t i = 0; i < op->result_count; i++) items[i] = types_group(w, &op->results[i]);
  emit(w->e, join_types,
       (const template_hole[]){{"list", emit_join(w->e, items, op->result_count, ", ")},
                               {"size", emit_size(w->e, op->result_count)},
                               {"failed", failure(w)},
                               {0}});
  list_push(w->e->memory, &w->joined, "mica_free(ctx, types, type_count * sizeof *types);");
  return (part_list){"types", "type_count", true};
}

// ---- Successors and regions ---------------------------------------------------------------------

static part_list emit_successors(writing *w) {
  const model_op *op = w->op;
  if (op->successor_count == 0) return (part_list){0};
  const char *first = parameter_of(w, op->successors[0].c_name);
  bool last_is_variadic = op->successors[op->successor_count - 1].is_variadic;
  if (last_is_variadic && op->successor_count == 1)
    return (part_list){first, count_of(w, first), false};
  const char **items = ARENA_ARRAY(w->e->memory, const char *, op->successor_count + 1);
  size_t fixed = op->successor_count - last_is_variadic;
  for (size_t i = 0; i < fixed; i++) items[i] = parameter_of(w, op->successors[i].c_name);
  emit(w->e, "  mica_block *successors[] = {${list}};\n",
       (const template_hole[]){{"list", emit_join(w->e, items, fixed, ", ")}, {0}});
  return (part_list){"successors", emit_size(w->e, fixed), last_is_variadic};
}

static const char *region_count(writing *w) {
  const model_op *op = w->op;
  if (op->region_count == 0) return NULL;
  const model_part *last = &op->regions[op->region_count - 1];
  if (!last->is_variadic) return emit_size(w->e, op->region_count);
  const char *name = count_of(w, parameter_of(w, last->c_name));
  return op->region_count == 1 ? name : emit_printf(w->e, "%zu + %s", op->region_count - 1, name);
}

// Successors with a variadic tail: one array for all, joined by hand.
static const char join_successors[] =
    "  mica_block **all_successors = mica_allocate(ctx, (${fixed} + ${tail}) * sizeof "
    "*all_successors);\n"
    "  if (all_successors == NULL) return NULL;\n"
    "  memcpy(all_successors, successors, sizeof successors);\n"
    "  for (size_t i = 0; i < ${tail}; i++) all_successors[${fixed} + i] = ${list}[i];\n";

// ---- The body -----------------------------------------------------------------------------------

static bool needs_context(const model_op *op) {
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    if (is_filled_in(op, i)) continue;
    if (a == NULL || a->property != NULL || (!takes_attribute(a) && emit_asks_context(a->to_attr)))
      return true;
  }
  if (op->successor_count > 1 && op->successors[op->successor_count - 1].is_variadic) return true;
  if (!op->all_results_inferred) return op->variadic_result_count > 0 && op->result_count > 1;
  for (size_t i = 0; i < op->result_count; i++)
    if (!is_hooked(op) && c_mentions(op->inference[i].type, "$_ctxt")) return true;
  return false;
}

// A list and its size, which stand in front of all others; without any "NULL, 0".
static const char *pair(writing *w, part_list part) {
  if (part.count == NULL) return "NULL, 0";
  return emit_printf(w->e, "%s, %s", part.items, part.count);
}

static const char parts_line[] =
    "  const mica_op_parts parts = {${operands}, ${types}, ${slots}, ${successors}"
    ".region_count = ${regions}};\n";
static const char successor_members[] = ".successors = ${items}, .successor_count = ${count}, ";

static void emit_parts(writing *w, part_list operands, part_list types, part_list successors) {
  const size_t slot_count = said_slots(w->op);
  const part_list slots = {"slots", slot_count == 0 ? NULL : emit_size(w->e, slot_count), false};
  const char *regions = region_count(w), *successor_list = "";
  if (successors.count != NULL)
    successor_list = emit_text(
        w->e, successor_members,
        (const template_hole[]){{"items", successors.items}, {"count", successors.count}, {0}});
  emit(w->e, parts_line,
       (const template_hole[]){{"operands", pair(w, operands)},
                               {"types", pair(w, types)},
                               {"slots", pair(w, slots)},
                               {"successors", successor_list},
                               {"regions", regions == NULL ? "0" : regions},
                               {0}});
}

static const char *insertion(writing *w) {
  const model_op *op = w->op;
  const char *function = is_hooked(op) ? "mica_builder_insert_inferred" : "mica_builder_insert_new";
  const char *def = emit_name(w->e, NAME_DEF, op->c_name, "");
  if (!is_grouped(op)) return emit_printf(w->e, "%s(b, loc, &%s, &parts)", function, def);
  function = is_hooked(op) ? "mica_builder_insert_inferred_groups" : "mica_builder_insert_groups";
  return emit_printf(w->e, "%s(b, loc, &%s, &parts, groups, %zu)", function, def,
                     op->operand_count);
}

static void emit_return(writing *w) {
  const template_hole holes[] = {{"insertion", insertion(w)}, {0}};
  if (w->joined.count == 0) {
    emit(w->e, "  return ${insertion};\n}\n\n", holes);
    return;
  }
  emit(w->e, "  mica_op *op = ${insertion};\n", holes);
  for (size_t i = 0; i < w->joined.count; i++)
    emit(w->e, "  ${free}\n", (const template_hole[]){{"free", w->joined.items[i]}, {0}});
  emit(w->e, "  return op;\n}\n\n", NULL);
}

// The successors, in one array when the last of them is a list.
static part_list emit_all_successors(writing *w) {
  part_list successors = emit_successors(w);
  if (!successors.is_joined) return successors;
  const model_op *op = w->op;
  const char *tail = count_of(w, parameter_of(w, op->successors[op->successor_count - 1].c_name));
  const template_hole holes[] = {
      {"fixed", successors.count},
      {"list", parameter_of(w, op->successors[op->successor_count - 1].c_name)},
      {"tail", tail},
      {0}};
  emit(w->e, join_successors, holes);
  static const char give_back[] =
      "mica_free(ctx, all_successors, (${fixed} + ${tail}) * sizeof *all_successors);";
  list_push(w->e->memory, &w->joined, emit_text(w->e, give_back, holes));
  return (part_list){"all_successors", emit_printf(w->e, "%s + %s", successors.count, tail), true};
}

static void emit_body(writing *w) {
  const model_op *op = w->op;
  emit_operand_guards(w);
  if (needs_context(op)) emit(w->e, "  mica_context *ctx = mica_builder_context(b);\n", NULL);
  emit_result_sizes(w);
  emit_slots(w);
  part_list types = {NULL, NULL, false};
  if (op->all_results_inferred && !is_hooked(op)) types = emit_inferred_types(w);
  part_list successors = emit_all_successors(w);
  part_list operands = emit_operands(w);
  if (!op->all_results_inferred) types = emit_given_types(w);
  emit_parts(w, operands, types, successors);
  emit_return(w);
}

static const char short_builder[] =
    "${signature} { return ${builder}(${b}, ${loc}${arguments}); }\n\n";

static void emit_short_builder(emitter *e, const model_builder *builder) {
  if (builder->name_with_defaults == NULL) return;
  const first_names first = first_names_of(e, builder);
  const char *context = emit_printf(e, "mica_builder_context(%s)", first.b);
  emit(e, short_builder,
       (const template_hole[]){{"signature", short_signature(e, builder)},
                               {"builder", builder->c_name},
                               {"b", first.b},
                               {"loc", first.loc},
                               {"arguments", emit_builder_arguments(e, builder, context)},
                               {0}});
}

static void emit_custom_builder(emitter *e, const model_builder *builder) {
  emit_short_builder(e, builder);
  if (builder->body.text == NULL) return;
  const first_names first = first_names_of(e, builder);
  const template_hole placeholders[] = {
      {"$_builder", first.b},
      {"$_loc", first.loc},
      {"$_ctxt", emit_printf(e, "mica_builder_context(%s)", first.b)},
      {0}};
  const char **parameters = ARENA_ARRAY(e->memory, const char *, builder->parameter_count + 3);
  parameters[0] = first.b, parameters[1] = first.loc,
  parameters[builder->parameter_count + 2] = NULL;
  for (size_t i = 0; i < builder->parameter_count; i++)
    parameters[i + 2] = builder->parameters[i].c_name;
  emit(e, "${signature} {\n",
       (const template_hole[]){{"signature", full_signature(e, builder)}, {0}});
  emit_statements(e, builder->body, placeholders, parameters);
  emit(e, "}\n\n", NULL);
}

void emit_op_builders(emitter *e, const model_op *op) {
  writing w = begin(e, op);
  if (!op->skip_default_builders) {
    emit(e, "${signature} {\n", (const template_hole[]){{"signature", default_signature(&w)}, {0}});
    emit_body(&w);
  }
  for (size_t i = 0; i < op->builder_count; i++) {
    emit_about(e, op->builders[i].at);
    emit_custom_builder(e, &op->builders[i]);
  }
}
