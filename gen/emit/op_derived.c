// Derived attributes: functions that compute them, and the interface that lists them and makes a
// dictionary of them.
#include "emit/hook.h"
#include "emit/op_pieces.h"
#include "base/list.h"

static const char computed[] = "${declaration}(const mica_op *op);  // computed, never stored\n";
static const char computed_by_author[] =
    "// Computed, never stored; written by the author. In C++: ${cpp}\n";
static const char attr_by_author[] =
    "// The same as an attribute, written by the author. NULL: no memory.\n";

static bool is_attr_authors(const model_derived *d) { return d->has_attr && d->to_attr == NULL; }

static const char *function_of(emitter *e, const model_op *op, const model_derived *d) {
  return emit_declaration(e, d->type.spelling, emit_name(e, NAME_MEMBER, op->c_name, d->c_name));
}

static void emit_author_function(emitter *e, const char *comment, const template_hole *holes,
                                 const char *result, const char *name) {
  emit(e, comment, holes);
  hook_writer w = hook_begin(e, HOOK_DERIVED, result, name);
  hook_parameter(&w, "const mica_op *", "op");
  hook_end(&w, "");
}

void emit_derived_declarations(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->derived_count; i++) {
    const model_derived *d = &op->derived[i];
    const template_hole holes[] = {{"declaration", function_of(e, op, d)},
                                   {"cpp", d->cpp == NULL ? "" : emit_first_line(e, d->cpp)},
                                   {0}};
    emit_about(e, d->at);
    const char *name = emit_name(e, NAME_MEMBER, op->c_name, d->c_name);
    if (d->body.text != NULL) emit(e, computed, holes);
    else emit_author_function(e, computed_by_author, holes, d->type.spelling, name);
    if (is_attr_authors(d))
      emit_author_function(e, attr_by_author, holes, "const mica_attr *",
                           emit_name(e, NAME_ATTR, op->c_name, d->c_name));
  }
}

// ---- Bodies -------------------------------------------------------------------------------------

static void emit_body(emitter *e, const model_op *op, const model_derived *d) {
  static const char *const parameters[] = {"op", NULL};
  emit_about(e, d->at);
  emit(e, "${declaration}(const mica_op *op) {\n",
       (const template_hole[]){{"declaration", function_of(e, op, d)}, {0}});
  emit_statements(e, d->body, (const template_hole[]){{"$_op", "op"}, {0}}, parameters);
  emit(e, "}\n\n", NULL);
}

static const char is_derived[] =
    "static bool ${is_derived}(mica_str name) {\n"
    "  return ${any};\n"
    "}\n\n";

static void emit_is_derived(emitter *e, const model_op *op) {
  const char **items = ARENA_ARRAY(e->memory, const char *, op->derived_count);
  for (size_t i = 0; i < op->derived_count; i++)
    items[i] = emit_printf(e, "mica_str_is(name, \"%s\")", op->derived[i].name);
  emit(e, is_derived,
       (const template_hole[]){{"is_derived", emit_name(e, NAME_IS_DERIVED, op->c_name, "")},
                               {"any", emit_join(e, items, op->derived_count, " || ")},
                               {0}});
}

static const char *attr_of(emitter *e, const model_op *op, const model_derived *d) {
  const template_hole holes[] = {{"getter", emit_name(e, NAME_MEMBER, op->c_name, d->c_name)},
                                 {"get_attr", emit_name(e, NAME_ATTR, op->c_name, d->c_name)},
                                 {0}};
  if (d->to_attr == NULL) return emit_text(e, "${get_attr}(op)", holes);
  return emit_substitute(e, d->to_attr,
                         (const template_hole[]){{"$_self", emit_text(e, "${getter}(op)", holes)},
                                                 {"$_ctxt", "mica_op_context(op)"},
                                                 {0}});
}

static const char materialize_head[] =
    "static const mica_attr *${materialize}(const mica_op *op) {\n"
    "  const mica_named_attr derived[] = {\n";
static const char materialize_tail[] =
    "  };\n"
    "  return mica_attr_dictionary_of_derived(op, derived, ${count});\n"
    "}\n\n";
static const char refuse[] =
    "static const mica_attr *${materialize}(const mica_op *op) {\n"
    "  mica_op_error(op, \"op has non-materializable derived attributes '${names}'\");\n"
    "  return NULL;\n"
    "}\n\n";

static void emit_materialize(emitter *e, const model_op *op) {
  list not_attrs = {0};
  for (size_t i = 0; i < op->derived_count; i++)
    if (!op->derived[i].has_attr) list_push(e->memory, &not_attrs, op->derived[i].name);
  const template_hole holes[] = {
      {"materialize", emit_name(e, NAME_MATERIALIZE, op->c_name, "")},
      {"names", emit_join(e, (const char *const *)not_attrs.items, not_attrs.count, ", ")},
      {"count", emit_size(e, op->derived_count)},
      {0}};
  if (not_attrs.count > 0) {
    emit(e, refuse, holes);
    return;
  }
  emit(e, materialize_head, holes);
  for (size_t i = 0; i < op->derived_count; i++)
    emit(e, "    {MICA_STR(\"${name}\"), ${attr}},\n",
         (const template_hole[]){
             {"name", op->derived[i].name}, {"attr", attr_of(e, op, &op->derived[i])}, {0}});
  emit(e, materialize_tail, holes);
}

static const char methods[] =
    "static const mica_derived_attribute_interface ${derived} = {.is_derived = ${is_derived}, "
    ".materialize = ${materialize}};\n\n";

void emit_derived(emitter *e, const model_op *op) {
  if (op->derived_count == 0) return;
  for (size_t i = 0; i < op->derived_count; i++)
    if (op->derived[i].body.text != NULL) emit_body(e, op, &op->derived[i]);
  emit_is_derived(e, op);
  emit_materialize(e, op);
  emit(e, methods,
       (const template_hole[]){{"derived", emit_name(e, NAME_DERIVED, op->c_name, "")},
                               {"is_derived", emit_name(e, NAME_IS_DERIVED, op->c_name, "")},
                               {"materialize", emit_name(e, NAME_MATERIALIZE, op->c_name, "")},
                               {0}});
}
