// Which of the two languages an expression is written in, told by its tree.
#include "cpp/code_language.h"

#include "cpp/cpp_vocabulary.h"

typedef struct asking {
  cpp_context *cpp;
  const cpp_source *source;
} asking;

static bool is_placeholder(const c_expression *e) { return e->kind == C_PLACEHOLDER; }

// `$lhs.getType()`, of a part of an operation.
static bool asks_type_of_part(const asking *a, const c_expression *call) {
  const c_expression *of = c_receiver(call, ".getType");
  if (of == NULL) of = c_receiver(call, ".getTypes");
  bool is_part = of != NULL && is_placeholder(of) && of->text.data[1] != '_';
  return is_part && a->source->name_count == 0;
}

// `$_op->getParentOp()`, `x.getType()`; in C `->` may lead to a function, too.
static bool calls_member(const asking *a, const c_expression *call) {
  const c_expression *callee = call->children[0];
  if (callee->kind != C_MEMBER || asks_type_of_part(a, call)) return false;
  bool is_pointer = callee->text.data[0] == '-';
  return !is_pointer || a->source->code.is_cpp || is_placeholder(callee->children[0]);
}

// `INT64_C(1)`, in both languages.
static bool is_constant_maker(text function) {
  text name = text_strip_prefix(function, "U");
  return text_starts_with(name, TEXT("INT")) && text_is(text_after_last(name, "_"), "C");
}

static bool is_call_of_cpp(const asking *a, const c_expression *call) {
  text function = c_called(call);
  if (function.size == 0) return calls_member(a, call);
  bool is_of_mica = text_starts_with(function, TEXT("mica_")) ||
                    text_starts_with(function, TEXT("MICA_"));
  if (is_of_mica) return false;
  bool is_known_in_c = text_is(function, "sizeof") || text_is(function, "offsetof") ||
                       is_constant_maker(function);
  return cpp_has_function(a->cpp, function) || (a->source->code.is_cpp && !is_known_in_c);
}

// `isa<VectorType>($_self)` is a comparison with a comparison in C.
static bool is_call_with_class(const c_expression *e) {
  return c_is(e, C_BINARY, ">") && c_is(e->children[0], C_BINARY, "<");
}

bool code_is_constant(text name) {
  if (text_is(name, "NULL") || text_starts_with(name, TEXT("MICA_"))) return true;
  text end = text_after_last(name, "_"), unsigned_or_not = text_strip_prefix(name, "U");
  return text_starts_with(unsigned_or_not, TEXT("INT")) &&
         (text_is(end, "MAX") || text_is(end, "MIN"));
}

// In C++ a name alone is one of its constants.
static bool is_foreign_name(const asking *a, const c_expression *e) {
  bool is_truth = c_is_true(e) || c_is_false(e);
  bool is_of_mica = text_starts_with(e->text, TEXT("mica_"));
  return a->source->code.is_cpp && e->kind == C_NAME && !is_truth && !is_of_mica &&
         !code_is_constant(e->text);
}

// In C++ an attribute of the operation stands for its value.
static bool is_attribute(const asking *a, const c_expression *e) {
  if (!a->source->code.is_cpp || a->source->op == NULL || !is_placeholder(e)) return false;
  const text name = {e->text.data + 1, e->text.size - 1};
  cpp_part part;
  return a->cpp->ask->part(a->cpp->asked, a->source->op, name, &part) &&
         part.kind != CPP_PART_VALUE;
}

static bool has_cpp(const asking *a, const c_expression *e) {
  if (is_attribute(a, e) || is_foreign_name(a, e)) return true;
  bool is_builder = c_is(e, C_PLACEHOLDER, "$_builder");
  if (is_builder || c_is(e, C_NAME, "nullptr") || is_call_with_class(e)) return true;
  if (e->kind == C_CALL && is_call_of_cpp(a, e)) return true;
  bool is_address = c_is(e, C_UNARY, "&") && e->children[0]->kind == C_NAME;  // of a descriptor
  bool skips_callee = e->kind == C_CALL && (asks_type_of_part(a, e) || c_called(e).size > 0);
  if (is_address) return false;
  for (size_t i = skips_callee; i < e->child_count; i++)
    if (has_cpp(a, e->children[i])) return true;
  return false;
}

bool code_is_in_c(cpp_context *cpp, const cpp_source *source, text all) {
  const asking a = {cpp, source};
  const c_expression *e = c_parse(cpp->memory, all);
  if (e->kind != C_RAW) return !has_cpp(&a, e);
  return !source->code.is_cpp && c_is_expression(cpp->memory, all);
}
