// Constraints: each record once, each check function once, with a name that says what it asks.
#include <string.h>

#include "make/c_value.h"
#include "cpp/cpp_vocabulary.h"
#include "model/definition.h"

// What `$_self` of a check is: by the kind of constraint.
static cpp_kind kind_of_self(const record *constraint) {
  if (record_is_a(constraint, TEXT("AttrConstraint"))) return CPP_ATTR;
  if (record_is_a(constraint, TEXT("TypeConstraint"))) return CPP_TYPE;
  if (record_is_a(constraint, TEXT("RegionConstraint"))) return CPP_REGION;
  if (record_is_a(constraint, TEXT("SuccessorConstraint"))) return CPP_BLOCK;
  return CPP_ATTR;
}

// `f(self)`: the function itself is the check.
static const char *called_function(build *b, const c_expression *e) {
  text function = c_called(e);
  bool takes_self = function.size > 0 && c_argument_count(e) == 1 &&
                    c_is(c_argument(e, 0), C_NAME, "self");
  cpp_kind kind = takes_self ? cpp_kind_of_c(b->cpp, e) : CPP_UNKNOWN;
  bool is_question = kind == CPP_UNKNOWN || kind == CPP_BOOL;
  return takes_self && is_question ? text_copy(b->memory, function) : NULL;
}

// The check with this expression that the file holds already; NULL: this is the first.
static model_constraint *equal_check(build *b, const model_constraint *c) {
  const char *asks = c_write(b->memory, c->asks);
  const text key = text_of(build_printf(b, "%s%s", c->self_type, asks));
  model_constraint *known = text_map_get(&b->checks_by_text, key);
  if (known == NULL) text_map_set(b->memory, &b->checks_by_text, key, (void *)c);
  return known;
}

static void give_check(build *b, model_constraint *c, cpp_kind kind) {
  c->check = called_function(b, c->asks);
  if (c->check != NULL) return;
  model_constraint *known = equal_check(b, c);
  if (known != NULL) {
    c->check = known->check;
    c->shares = known;
    return;
  }
  c->check = model_check_name(b, c->record, c->summary, kind == CPP_ATTR);
  c->emitted_here = true;
  list_push(b->memory, &b->checks, c);
}

static void fill_class(build *b, model_constraint *c) {
  const char *class_name = read_text(b, c->record, "cppType");
  if (*class_name == '\0') return;
  const record *def = model_definition_named(b, text_of(class_name));
  if (def != NULL) {
    c->definition = model_definition_of(b, def);
    c->class_check = build_printf(b, "%s_isa", c->definition->c_name);
    c->class_name = model_definition_class_name(b, def);
    return;
  }
  const record *known = model_spelling(b, text_of(class_name));
  if (known == NULL) return;
  c->class_check = read_text_or_null(b, known, "cCheck");
  c->class_name = read_text_or_null(b, known, "cName");
}

// A constraint of properties says itself of which type they are.
static cpp_kind property_self(build *b, const record *r, model_constraint *c) {
  const char *spelling = read_text(b, r, "interfaceType");
  if (*spelling == '\0') return kind_of_self(r);
  const c_type type = model_c_type(b, text_of(spelling), record_at(r));
  c->self_type = type.spelling;
  return type.kind == C_ENUM ? CPP_INT : cpp_kind_of_c_type(&type);
}

static void fill(build *b, model_constraint *c, place at) {
  const record *r = c->record;
  c->name = text_copy(b->memory, record_name(r));
  c->summary = read_text_with_blanks(b->memory, r, "summary");
  bool is_property = record_is_a(r, TEXT("Property"));
  cpp_kind kind = kind_of_self(r);
  c->self_type = cpp_kind_c_type(kind);
  if (is_property) kind = model_property_self(b, r, &c->self_type);
  else if (record_is_a(r, TEXT("PropConstraint"))) kind = property_self(b, r, c);
  fill_class(b, c);
  const predicate_subject subject = {
      .self = "self", .self_type = c->self_type, .kind = kind, .owner = r, .at = at};
  c->asks = model_predicate(b, read_record(r, "predicate"), &subject);
  if (c->asks == NULL) return;
  c->uses_op = c_mentions(c->asks, "op");
  bool is_checked = record_is_a(r, TEXT("TypeConstraint")) ||
                    record_is_a(r, TEXT("AttrConstraint")) ||
                    (is_property && !c_mentions(c->asks, "$_ctxt"));
  if (is_checked && !c->uses_op) give_check(b, c, kind);
}

// What others define asks by functions of theirs.
static const model_constraint *asked_for(build *b, model_constraint *c) {
  model_constraint *of_function = c->shares != NULL ? c->shares : c;
  if (b->foreign_depth == 0) of_function->is_asked = true;
  return c;
}

const model_constraint *model_constraint_of(build *b, const record *r, place at) {
  model_constraint *c = pointer_map_get(&b->constraints, r);
  if (c != NULL) {
    model_use(b, &c->outcome);
    return asked_for(b, c);
  }
  model_making state;
  c = ARENA_NEW(b->memory, model_constraint);
  *c = (model_constraint){.record = r, .at = record_place(r)};
  pointer_map_set(b->memory, &b->constraints, r, c);
  model_begin(b, r, &state);
  fill(b, c, at);
  c->outcome = model_end(b, &state);
  return asked_for(b, c);
}

// ---- Types that can be made ---------------------------------------------------------------------

// `$_builder.getType<ns::ElemType>()` of a definition without parameters.
static const char *definition_maker(build *b, text code) {
  text name = text_strip_prefix(code, "$_builder.getType<");
  size_t end = name.size < code.size ? text_find(name, TEXT(">()"), 0) : SIZE_MAX;
  if (end == SIZE_MAX || end + 3 != name.size) return NULL;
  const record *def = model_definition_named(b, (text){name.data, end});
  if (def == NULL) return NULL;
  const model_definition *s = model_definition_of(b, def);
  if (s->parameter_count > 0) return NULL;
  return build_printf(b, "mica_type_get($_ctxt, &%s_def, NULL)", s->c_name);
}

// The author's function in place of C++.
static const char *maker_hook(build *b, const record *constraint, const cpp_source *source) {
  static const c_type type = {.kind = C_TYPE, .spelling = "const mica_type *"};
  const char *name =
      build_printf(b, "%s_make_%s", b->model->c_prefix, model_constraint_words(b, constraint));
  return model_default_hook(b, name, &type, source);
}

static const char *translated_maker(build *b, const record *constraint, const field *f,
                                    const char *code) {
  cpp_failure why = {.what = "this gives no type", .at = record_at(constraint)};
  const cpp_source source = {.code.expression = code,
                             .code.from = *f,
                             .code.at = record_place(constraint),
                             .code.made = record_place(constraint),
                             .code.is_cpp = true,
                             .failure = &why};
  cpp_kind kind;
  const c_expression *in_c = cpp_translate(b->cpp, &source, &kind);
  if (in_c != NULL && kind == CPP_TYPE) return c_write(b->memory, in_c);
  return maker_hook(b, constraint, &source);
}

static const char *make_type_maker(build *b, const record *constraint) {
  static const c_type type = {.kind = C_TYPE, .spelling = "const mica_type *"};
  const char *code = read_text(b, constraint, "builderCall");
  field f = read_field(constraint, "builderCall");
  bool is_zero;
  const char *made = definition_maker(b, text_of(code));
  if (made != NULL || *code == '\0') return made;
  if (f.assigned != 0 && is_cpp_place(b, f.assigned))
    return translated_maker(b, constraint, &f, code);
  cpp_failure why = {0};
  cpp_source source = {.code.expression = code,
                       .code.from = f,
                       .code.at = record_place(constraint),
                       .code.made = record_place(constraint)};
  if (is_cpp_place(b, record_place(constraint))) source.failure = &why;
  made = c_value_of(b, &source, &type, &is_zero);
  return why.what == NULL ? made : maker_hook(b, constraint, &source);
}

const model_type_made *model_type_maker(build *b, const record *constraint) {
  model_type_made *known = pointer_map_get(&b->type_makers, constraint);
  if (known == NULL) {
    model_making state;
    known = ARENA_NEW(b->memory, model_type_made);
    pointer_map_set(b->memory, &b->type_makers, constraint, known);
    model_begin(b, constraint, &state);
    state.keeps_hooks = true;  // who asks for the type asks for them
    known->in_c = make_type_maker(b, constraint);
    known->outcome = model_end(b, &state);
    return known;
  }
  model_use(b, &known->outcome);
  return known;
}
