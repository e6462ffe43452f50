// What an operation gives names to: its descriptor, accessors, builders, and what its author
// writes.
#include "base/names.h"
#include "make/naming.h"
#include "model/op.h"

static const char of_op[] = "const mica_op *op";
static const char of_op_at[] = "const mica_op *op, size_t index";
static const char of_parts[] = "const mica_op_parts *parts";

static const char *printed(const naming *n, const char *format, const char *type) {
  const size_t size = strlen(type);
  const bool is_pointer = size > 0 && type[size - 1] == '*';
  return arena_printf(n->memory, format, type, is_pointer ? "" : " ").data;
}

// ---- Accessors ----------------------------------------------------------------------------------

static void enter_value(const naming *n, const model_op *op, const model_value *v) {
  const bool is_one = v->arity == ARITY_ONE, is_single = is_one || v->arity == ARITY_OPTIONAL;
  enter_role(n, NAME_MEMBER, op->c_name, v->c_name, is_single ? of_op : of_op_at);
  if (!is_one) enter_role(n, NAME_SEGMENT, op->c_name, v->c_name, of_op);
  if (!is_single) enter_role(n, NAME_COUNT, op->c_name, v->c_name, of_op);
  if (v->arity == ARITY_VARIADIC_OF_VARIADIC) {
    enter_role(n, NAME_GROUP, op->c_name, v->c_name, of_op_at);
    enter_role(n, NAME_GROUP_COUNT, op->c_name, v->c_name, of_op);
  }
  if (!v->is_result)
    enter_role(n, NAME_SETTER, op->c_name, v->c_name,
               is_one ? "mica_op *op, mica_value *value"
                      : "mica_op *op, mica_value *const *values, size_t count");
}

static void enter_part(const naming *n, const model_op *op, const model_part *p) {
  enter_role(n, NAME_MEMBER, op->c_name, p->c_name, p->is_variadic ? of_op_at : of_op);
  if (!p->is_variadic) return;
  enter_role(n, NAME_SEGMENT, op->c_name, p->c_name, of_op);
  enter_role(n, NAME_COUNT, op->c_name, p->c_name, of_op);
}

static const char *setter_parameters(const naming *n, const model_attribute *a) {
  bool counted;
  if (a->property == NULL) return printed(n, "mica_op *op, %s%svalue", a->type.spelling);
  const char *type = model_property_c_type(n->memory, a->property, &counted);
  return printed(n, counted ? "mica_op *op, %s%svalues, size_t count" : "mica_op *op, %s%svalue",
                 type);
}

static void enter_attribute(const naming *n, const model_op *op, const model_attribute *a) {
  const bool is_list = a->property != NULL && a->property->kind == PROPERTY_LIST;
  enter_role(n, NAME_ATTR, op->c_name, a->c_name, of_op);
  enter_role(n, NAME_SET_ATTR, op->c_name, a->c_name, "mica_op *op, const mica_attr *value");
  if (model_attribute_has_presence(a)) enter_role(n, NAME_PRESENCE, op->c_name, a->c_name, of_op);
  if (is_list) enter_role(n, NAME_COUNT, op->c_name, a->c_name, of_op);
  if (model_attribute_has_value(a))
    enter_role(n, NAME_MEMBER, op->c_name, a->c_name, is_list ? of_op_at : of_op);
  if (model_attribute_has_setter(a))
    enter_role(n, NAME_SETTER, op->c_name, a->c_name, setter_parameters(n, a));
}

static void enter_derived(const naming *n, const model_op *op, const model_derived *d) {
  if (d->body.text != NULL) enter_role(n, NAME_MEMBER, op->c_name, d->c_name, of_op);
  else enter_hook_role(n, NAME_MEMBER, op->c_name, d->c_name, of_op);
  if (d->has_attr && d->to_attr == NULL)
    enter_hook_role(n, NAME_ATTR, op->c_name, d->c_name, of_op);
}

static void enter_accessors(naming *n, const model_op *op) {
  for (size_t i = 0; i < op->operand_count; i++) {
    n->at = op->operands[i].at;
    enter_value(n, op, &op->operands[i]);
  }
  for (size_t i = 0; i < op->result_count; i++) {
    n->at = op->results[i].at;
    enter_value(n, op, &op->results[i]);
  }
  for (size_t i = 0; i < op->region_count; i++) {
    n->at = op->regions[i].at;
    enter_part(n, op, &op->regions[i]);
  }
  for (size_t i = 0; i < op->successor_count; i++) {
    n->at = op->successors[i].at;
    enter_part(n, op, &op->successors[i]);
  }
  for (size_t i = 0; i < op->attribute_count; i++) {
    n->at = op->attributes[i].at;
    enter_attribute(n, op, &op->attributes[i]);
  }
  for (size_t i = 0; i < op->derived_count; i++) {
    n->at = op->derived[i].at;
    enter_derived(n, op, &op->derived[i]);
  }
}

// ---- What the author's inference is given -------------------------------------------------------

static void enter_given_attribute(const naming *n, const model_op *op, const model_attribute *a) {
  enter_role(n, NAME_GIVEN_ATTR, op->c_name, a->c_name, of_parts);
  if (model_attribute_has_given(a))
    enter_role(n, NAME_GIVEN, op->c_name, a->c_name,
               model_attribute_asks_context(a) ? "mica_context *ctx, const mica_op_parts *parts"
                                               : of_parts);
}

static void enter_given(naming *n, const model_op *op) {
  for (size_t i = 0; i < op->operand_count; i++) {
    const model_value *v = &op->operands[i];
    n->at = v->at;
    const bool is_single = v->arity == ARITY_ONE || v->arity == ARITY_OPTIONAL;
    enter_role(n, NAME_GIVEN, op->c_name, v->c_name,
               is_single ? of_parts : "const mica_op_parts *parts, size_t index");
    if (v->arity != ARITY_ONE) enter_role(n, NAME_GIVEN_SEGMENT, op->c_name, v->c_name, of_parts);
  }
  for (size_t i = 0; i < op->attribute_count; i++) {
    n->at = op->attributes[i].at;
    enter_given_attribute(n, op, &op->attributes[i]);
  }
}

// The function is a method that the author writes, which the builder and the parser call, too.
static void set_inference(const naming *n, const model_op *op) {
  const char *name = name_compose(n->memory, NAME_INFER_TYPES, op->c_name, "");
  name_set_private(n->table, NAME_INFER_TYPES, op->c_name, "", name);
}

// ---- What older text has ------------------------------------------------------------------------

// Several definitions may name one function.
static void enter_former_hook(const naming *n, const char *name, const char *parameters) {
  if (name != NULL && name_table_find(n->table, text_of(name)) == NULL)
    enter_name(n, C_NAME_FUNCTION, C_NAME_HOOK, name, parameters);
}

static void enter_former(const naming *n, const model_op *op) {
  const model_former *f = &op->former;
  for (size_t i = 0; i < f->format_count; i++) {
    static const char parameters[] = "mica_parser *p, mica_op_state *out";
    if (f->formats[i].text == NULL) enter_former_hook(n, f->formats[i].c_name, parameters);
    else enter_name(n, C_NAME_FUNCTION, C_NAME_GENERATED, f->formats[i].c_name, parameters);
  }
  for (size_t i = 0; i < f->attribute_count; i++)
    enter_former_hook(n, f->attributes[i].convert, "mica_context *ctx, const mica_attr *value");
  for (size_t i = 0; i < f->part_count; i++)
    enter_former_hook(n, f->parts[i].make,
                      "const mica_op *op, const mica_attr *value, const mica_type **type");
  for (size_t i = 0; i < f->format_count; i++)
    enter_former_hook(n, f->formats[i].upgrade, "mica_op *op, mica_symbol_tables *tables");
  enter_former_hook(n, f->upgrade, "mica_op *op, mica_symbol_tables *tables");
}

// ---- The operation ------------------------------------------------------------------------------

static const char *fold_parameters(const naming *n, const model_op *op) {
  buffer all = arena_draft(n->memory);
  buffer_string(&all, "mica_op *op");
  for (size_t i = 0; i < op->operand_count; i++) {
    const model_value *v = &op->operands[i];
    const bool is_single = v->arity == ARITY_ONE || v->arity == ARITY_OPTIONAL;
    if (is_single) buffer_printf(&all, ", const mica_attr *%s", v->c_name);
    else buffer_printf(&all, ", const mica_attr *const *%s, size_t %s_count", v->c_name, v->c_name);
  }
  buffer_string(&all, ", mica_fold *out");
  return arena_keep(n->memory, &all).data;
}

static void enter_folding(const naming *n, const model_op *op) {
  if (op->has_fold) enter_hook_role(n, NAME_FOLD, op->c_name, "", fold_parameters(n, op));
  if (op->has_canonicalizer || op->canonicalizations != NULL)
    enter_role(n, NAME_CANONICALIZATIONS, op->c_name, "", NULL);
  if (!op->has_canonicalize_method) return;
  enter_hook_role(n, NAME_CANONICALIZE, op->c_name, "", "mica_rewriter *rw, mica_op *op");
  enter_role(n, NAME_CANONICALIZE_PATTERN, op->c_name, "", NULL);
}

static void enter_op_hooks(const naming *n, const model_op *op) {
  if (op->has_verifier && op->shared_check == NULL)
    enter_hook_role(n, NAME_CHECK, op->c_name, "", "mica_op *op");
  if (op->has_region_verifier)
    enter_hook_role(n, NAME_CHECK_REGIONS, op->c_name, "", "mica_op *op");
  enter_folding(n, op);
  if (!op->has_custom_format) return;
  enter_hook_role(n, NAME_PARSE, op->c_name, "", "mica_parser *p, mica_op_state *out");
  enter_hook_role(n, NAME_PRINT, op->c_name, "", "mica_printer *p, const mica_op *op");
}

static void enter_indices(const naming *n, const model_op *op) {
  for (model_index_kind kind = INDEX_OPERAND; kind <= INDEX_SLOT; kind++) {
    const char *const *names = model_index_names(n->memory, n->model, op, kind);
    for (size_t i = 0; i < model_index_count(op, kind); i++)
      enter_name(n, C_NAME_CONSTANT, C_NAME_GENERATED, names[i], NULL);
  }
}

void enter_op(naming *n, const model_op *op) {
  n->owner = op->record;
  n->at = op->at;
  enter_role(n, NAME_DEF, op->c_name, "", NULL);
  enter_role(n, NAME_ISA, op->c_name, "", of_op);
  enter_indices(n, op);
  enter_accessors(n, op);
  bool is_hooked = op->result_count > 0 && op->inference[0].kind == INFER_HOOK;
  if (is_hooked) enter_given(n, op);
  n->at = op->at;
  if (is_hooked) set_inference(n, op);
  if (!op->skip_default_builders) enter_role(n, NAME_BUILD, op->c_name, "", NULL);
  enter_builders(n, op->builders, op->builder_count, "mica_builder *b, mica_loc loc");
  enter_op_hooks(n, op);
  enter_methods(n, op->traits, op->trait_count);
  enter_former(n, op);
  enter_declarations(n, op->declarations);
  enter_trait_codes(n, &op->trait_codes);
}
