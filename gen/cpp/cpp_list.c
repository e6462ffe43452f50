// Lists in expressions of C++: literals, lambdas, and the functions that go over a list with one.
#include "cpp/cpp_reading.h"

#include "c/code_token.h"

// How a helper function goes over a list, its parameter `self`.
typedef struct list_form {
  const char *owner;  // C type of `self`
  const c_expression *count;
  term item;
} list_form;

// The C type of items that a list literal may have.
static const char *c_array_of(cpp_kind items) {
  switch ((int)items) {
  case CPP_INT: return "const int64_t[]";
  case CPP_TYPE: return "const mica_type *const[]";
  case CPP_ATTR: return "const mica_attr *const[]";
  default: return NULL;
  }
}

static size_t read_items(reading *r, term *items) {
  size_t count = 0;
  do {
    if (count == ITEMS_MAX) return cpp_fail_at(r, r->at, 1, "a list of more than 64 items"), 0;
    items[count++] = cpp_read_expression(r);
  } while (!r->failed && cpp_take(r, ","));
  cpp_expect(r, "}");
  return count;
}

// `{a, b}`, after the brace: a list that lives as long as the block that it stands in.
term cpp_read_list(reading *r, size_t start) {
  arena *a = cpp_memory_of(r);
  term items[ITEMS_MAX];
  const c_expression *in_c[ITEMS_MAX];
  size_t count = read_items(r, items);
  if (r->failed) return nothing;
  for (size_t i = 0; i < count; i++) {
    if (items[i].kind != items[0].kind)
      return cpp_fail_at(r, start, 1, "a list of different things");
    in_c[i] = cpp_value_of(r, items[i]);
  }
  cpp_kind kind = cpp_kind_of_list(items[0].kind);
  const char *array = c_array_of(items[0].kind);
  if (array == NULL) return cpp_fail_at(r, start, 1, "a list of this");
  const c_expression *const parts[] = {c_compound(a, array, in_c, count),
                                       c_literal(a, text_of(cpp_printf(r->cpp, "%zu", count)))};
  return cpp_term_of(c_compound(a, cpp_kind_c_type(kind), parts, 2), kind);
}

static bool list_form_of(reading *r, term t, list_form *out) {
  arena *a = cpp_memory_of(r);
  term list = cpp_as_list(r, cpp_term_of(c_name(a, "self"), t.kind));
  out->owner = cpp_kind_c_type(t.kind);
  out->count = c_member(a, list.in_c, ".size");
  out->item = cpp_item_of(r, list, c_name(a, "i"));
  return out->item.kind != CPP_UNKNOWN;
}

// `[&](::mlir::Type t) { return `: the parameter, up to the expression.
static text read_lambda_head(reading *r) {
  text none = {0};
  if (!cpp_expect(r, "[")) return none;
  while (r->at < r->all.size && r->all.data[r->at] != ']') r->at++;
  if (!cpp_expect(r, "]") || !cpp_expect(r, "(")) return none;
  size_t start = r->at, end = text_find(r->all, TEXT(")"), r->at);
  if (end == SIZE_MAX) return cpp_fail_at(r, start, 1, "a lambda without end"), none;
  text parameter = text_trim((text){r->all.data + start, end - start});
  r->at = end + 1;
  if (cpp_take(r, "->")) (void)cpp_take_name(r);
  if (!cpp_expect(r, "{") || !cpp_expect(r, "return")) return none;
  if (text_find(parameter, TEXT(","), 0) != SIZE_MAX)
    return cpp_fail_at(r, start, end - start, "a lambda of several parameters"), none;
  if (r->binding_count == BINDINGS_MAX)
    return cpp_fail_at(r, start, end - start, "lambdas nested this deep"), none;
  return text_strip_prefix(text_after_last(parameter, " "), "&");
}

// The expression that a lambda returns, up to its end.
static term read_lambda_body(reading *r, lambda_binding parameter) {
  const cpp_fact *before = r->facts;
  if (!parameter.is_inline) r->facts = NULL;  // `self` is another thing there
  r->bindings[r->binding_count++] = parameter;
  term body = cpp_read_expression(r);
  r->binding_count--;
  r->facts = before;
  cpp_expect(r, ";");
  cpp_expect(r, "}");
  return body;
}

// E, with the parameter standing for an item.
static term read_lambda(reading *r, const list_form *form) {
  text name = read_lambda_head(r);
  return r->failed ? nothing : read_lambda_body(r, (lambda_binding){name, form->item, false});
}

// Behind the brace that closes the one that was opened before.
static size_t after_body(const reading *r) {
  size_t depth = 1;
  code_token k = code_token_at(r->all, r->at);
  for (; k.kind != TOKEN_NONE && depth > 0; k = code_token_at(r->all, k.at + k.size)) {
    depth += text_is(code_token_text(r->all, k), "{");
    depth -= text_is(code_token_text(r->all, k), "}");
    if (depth == 0) return k.at + k.size;
  }
  return r->all.size;
}

// `[](::mlir::Type t) { return E; }(X)`: E, with X for t.
term cpp_read_called_lambda(reading *r) {
  text name = read_lambda_head(r);
  size_t body = r->at;
  if (r->failed) return nothing;
  r->at = after_body(r);
  if (!cpp_expect(r, "(")) return nothing;
  term given = cpp_read_expression(r);
  if (!cpp_expect(r, ")")) return nothing;
  size_t end = r->at;
  r->at = body;
  term value = read_lambda_body(r, (lambda_binding){name, given, true});
  r->at = end;
  return r->failed ? nothing : value;
}

// all_of, any_of and none_of: a helper function with a loop.
term cpp_read_quantifier(reading *r, text name, size_t start) {
  list_form form;
  if (!cpp_expect(r, "(")) return nothing;
  term list = cpp_read_expression(r);
  if (r->failed) return nothing;
  if (!list_form_of(r, list, &form)) return cpp_fail_at(r, start, name.size, "a loop over this");
  cpp_expect(r, ",");
  term body = read_lambda(r, &form);
  cpp_expect(r, ")");
  if (r->failed) return nothing;
  if (c_has(cpp_truth_of(body), C_PLACEHOLDER))
    return cpp_fail_at(r, start, name.size, "a lambda that uses more than its parameter");
  bool is_any = text_is(name, "any_of"), is_none = text_is(name, "none_of");
  const c_expression *child = is_any || is_none ? c_not(cpp_memory_of(r), cpp_truth_of(body))
                                                : cpp_truth_of(body);
  const char *helper = r->cpp->ask->list_helper(r->cpp->asked, form.owner, form.count, child);
  const c_expression *call = c_call(cpp_memory_of(r), helper, &list.in_c, 1);
  return cpp_term_of(is_any ? c_not(cpp_memory_of(r), call) : call, CPP_BOOL);
}

// `{1, 2, 3}` against a value: a chain of comparisons.
term cpp_read_contained(reading *r) {
  term items[ITEMS_MAX];
  const c_expression *questions[ITEMS_MAX];
  if (!cpp_expect(r, "(") || !cpp_expect(r, "{")) return nothing;
  size_t count = read_items(r, items);
  cpp_expect(r, ",");
  term value = cpp_read_expression(r);
  cpp_expect(r, ")");
  for (size_t i = 0; i < count && !r->failed; i++)
    questions[i] = cpp_compare(r, value, "==", items[i]).in_c;
  if (r->failed) return nothing;
  return cpp_term_of(c_any(cpp_memory_of(r), questions, count), CPP_BOOL);
}

// `std::equal_to<>()(a, b)`, as comparators are given to TypesMatchWith, after the name.
term cpp_read_equal(reading *r, size_t start) {
  term terms[ARGUMENTS_MAX];
  if (!cpp_expect(r, "<") || !cpp_expect(r, ">") || !cpp_expect(r, "(") || !cpp_expect(r, ")"))
    return nothing;
  size_t count = cpp_read_terms(r, terms);
  if (r->failed) return nothing;
  return count == 2 ? cpp_compare(r, terms[0], "==", terms[1])
                    : cpp_fail_at(r, start, 1, "a comparison that isn't of two");
}

// Of the list of a dense array.
term cpp_read_sorted(reading *r) {
  arena *a = cpp_memory_of(r);
  if (!cpp_expect(r, "(")) return nothing;
  size_t start = r->at;
  term list = cpp_read_expression(r);
  if (!cpp_expect(r, ")")) return nothing;
  bool is_dense = list.kind == CPP_INTS || list.kind == CPP_INT32S;
  if (!is_dense || list.holder == NULL) return cpp_fail_at(r, start, 1, "is_sorted of this");
  const c_expression *const arguments[] = {list.holder, c_truth(a, false)};
  return cpp_term_of(c_call(a, "mica_attr_dense_array_is_sorted", arguments, 2), CPP_BOOL);
}
