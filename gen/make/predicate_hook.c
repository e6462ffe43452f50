// A condition of C++ that has no C here: the function that the author writes for it, and its call.
// Called by predicates, for each leaf that can't be translated.
#include "make/predicate_hook.h"

#include "c/code_token.h"
#include "model/op.h"

typedef struct asking {
  build *b;
  const predicate_subject *subject;
  text code;
  bool names_parts;  // parameters for `$name`: of those that are one value or attribute
  list parameters;   // model_hook_parameter
  list arguments;    // c_expression
} asking;

static void add_parameter(asking *a, const char *type, const char *name, text placeholder) {
  model_hook_parameter *p = ARENA_NEW(a->b->memory, model_hook_parameter);
  *p = (model_hook_parameter){type, name};
  list_push(a->b->memory, &a->parameters, p);
  list_push(a->b->memory, &a->arguments, c_placeholder(a->b->memory, placeholder));
}

static const char *name_of_self(cpp_kind kind) {
  switch ((int)kind) {
  case CPP_TYPE: return "type";
  case CPP_ATTR: return "attr";
  case CPP_OP: return "op";
  case CPP_REGION: return "region";
  case CPP_BLOCK: return "block";
  default: return "value";
  }
}

// ---- Parts of an operation ----------------------------------------------------------------------

static const cpp_name *find_name(const predicate_subject *s, text name) {
  for (size_t i = 0; i < s->name_count; i++)
    if (text_equal(s->names[i].name, name)) return &s->names[i];
  return NULL;
}

// The C type of `$name`; NULL: it can't be handed over.
static const char *type_of_part(const predicate_subject *s, text name) {
  const model_op *op = s->op;
  const cpp_name *own = find_name(s, name);
  if (own != NULL) return cpp_kind_c_type(own->kind);
  const model_value *v = model_op_operand(op, name);
  if (v == NULL) v = model_op_result(op, name);
  if (v != NULL) return v->arity >= ARITY_VARIADIC ? NULL : "const mica_value *";
  const model_attribute *a = model_op_attribute(op, name);
  return a != NULL && a->property != NULL ? NULL : "const mica_attr *";
}

static bool names_part(text word) {
  return word.size > 1 && word.data[0] == '$' && word.data[1] != '_';
}

static bool can_name_parts(const asking *a) {
  for (code_token k = code_token_at(a->code, 0); k.kind != TOKEN_NONE;
       k = code_token_at(a->code, k.at + k.size)) {
    text word = code_token_text(a->code, k);
    if (!names_part(word)) continue;
    if (type_of_part(a->subject, (text){word.data + 1, word.size - 1}) == NULL) return false;
  }
  return true;
}

static bool has_parameter(const asking *a, const char *name) {
  for (size_t i = 0; i < a->parameters.count; i++)
    if (strcmp(((const model_hook_parameter *)a->parameters.items[i])->name, name) == 0)
      return true;
  return false;
}

// "lhs"; of `$0` "value0".
static const char *name_of_part(asking *a, text bare) {
  const cpp_name *own = find_name(a->subject, bare);
  if (own != NULL) return build_printf(a->b, "%s%.*s", name_of_self(own->kind), TEXT_ARGS(bare));
  return name_safe(a->b->memory, name_snake(a->b->memory, bare));
}

static void add_parts(asking *a) {
  for (code_token k = code_token_at(a->code, 0); k.kind != TOKEN_NONE;
       k = code_token_at(a->code, k.at + k.size)) {
    text word = code_token_text(a->code, k), bare = {word.data + 1, word.size - 1};
    if (!names_part(word)) continue;
    const char *name = name_of_part(a, bare);
    if (!has_parameter(a, name)) add_parameter(a, type_of_part(a->subject, bare), name, word);
  }
}

// ---- Names --------------------------------------------------------------------------------------

// An anonymous trait goes by its class, unless that says nothing.
static const char *words_of_trait(build *b, const record *trait) {
  record_list classes = record_classes(b->records, trait);
  text name = record_name(trait);
  if (record_is_anonymous(trait))
    name = classes.count == 0 ? (text){0} : record_name(classes.items[classes.count - 1]);
  bool says_nothing = name.size == 0 || text_is(name, "PredOpTrait");
  return says_nothing ? NULL : name_snake(b->memory, name_without_dialect(name));
}

static const char *hook_name(asking *a, const record *leaf, place at) {
  build *b = a->b;
  const predicate_subject *s = a->subject;
  const char *prefix = model_hook_prefix(b, at, a->code);
  text called = cpp_called_of_self(a->code);
  const char *words = called.size > 0 ? name_snake(b->memory, called) : NULL;
  if (words == NULL && !record_is_anonymous(leaf))
    words = name_snake(b->memory, name_without_dialect(record_name(leaf)));
  if (words != NULL) return build_printf(b, "%s_%s", prefix, words);
  if (s->op == NULL)
    return build_printf(b, "%s_%s_holds", prefix, model_constraint_words(b, s->owner));
  words = words_of_trait(b, s->owner);
  if (words != NULL && a->names_parts) return build_printf(b, "%s_%s_holds", prefix, words);
  return build_printf(b, "%s_%s", s->op->c_name, words == NULL ? "holds" : words);
}

// ---- The hook -----------------------------------------------------------------------------------

// CPred puts parentheses around what it was given.
static text bare(text code) {
  bool is_wrapped = code.size >= 2 && code.data[0] == '(' && code.data[code.size - 1] == ')';
  return is_wrapped ? text_trim((text){code.data + 1, code.size - 2}) : code;
}

static const model_hook *make_hook(asking *a, const record *leaf, const cpp_failure *why) {
  build *b = a->b;
  size_t count = a->parameters.count;
  model_hook_parameter *parameters = ARENA_ARRAY(b->memory, model_hook_parameter, count + 1);
  for (size_t i = 0; i < count; i++)
    parameters[i] = *(const model_hook_parameter *)a->parameters.items[i];
  const place_range at = model_hook_place(b, why->at, a->subject->at);
  const model_hook h = {.kind = HOOK_PREDICATE,
                        .name = hook_name(a, leaf, at.begin),
                        .result = "bool",
                        .parameters = parameters,
                        .parameter_count = count,
                        .of_op = a->subject->op != NULL && !a->names_parts ? a->subject->op : NULL,
                        .cpp = text_copy(b->memory, a->code),
                        .why = model_why_hook(b, why),
                        .why_at = at,
                        .at = at.begin};
  return model_hook_of(b, &h);
}

const c_expression *model_predicate_hook(build *b, const predicate_subject *subject,
                                         const record *leaf, const char *code,
                                         const cpp_failure *why) {
  asking a = {.b = b, .subject = subject, .code = bare(text_trim(text_of(code)))};
  bool is_of_op = subject->op != NULL;
  if (!is_of_op && subject->self_type == NULL) return NULL;
  if (is_of_op || code_count(a.code, "$_op") > 0)
    add_parameter(&a, "mica_op *", "op", TEXT("$_op"));
  if (!is_of_op) add_parameter(&a, subject->self_type, name_of_self(subject->kind), TEXT("$_self"));
  bool needs_context = code_count(a.code, "$_ctxt") > 0 || code_count(a.code, "$_builder") > 0;
  if (needs_context) add_parameter(&a, "mica_context *", "ctx", TEXT("$_ctxt"));
  a.names_parts = is_of_op && can_name_parts(&a);
  if (a.names_parts) add_parts(&a);
  const model_hook *h = make_hook(&a, leaf, why);
  return c_call(b->memory, h->name, (const c_expression *const *)a.arguments.items,
                a.arguments.count);
}
