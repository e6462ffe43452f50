// Members of what an expression of C++ has read, and items of lists: `x.getRank()`, `x[0]`.
#include "cpp/cpp_reading.h"

size_t cpp_read_terms(reading *r, term *out) {
  size_t count = 0;
  if (!cpp_expect(r, "(") || cpp_take(r, ")")) return 0;
  do {
    if (count == ARGUMENTS_MAX) {
      cpp_fail_at(r, r->at, 1, "too many arguments");
      return count;
    }
    out[count++] = cpp_read_expression(r);
  } while (!r->failed && cpp_take(r, ","));
  cpp_expect(r, ")");
  return count;
}

void cpp_values_of(const reading *r, const term *terms, size_t count, const c_expression **out) {
  for (size_t i = 0; i < count; i++) out[i] = cpp_value_of(r, terms[i]);
}

static size_t read_arguments(reading *r, const c_expression **out) {
  term terms[ARGUMENTS_MAX];
  size_t count = cpp_read_terms(r, terms);
  if (!r->failed) cpp_values_of(r, terms, count, out);
  return count;
}

// The C value of an attribute of the operation.
term cpp_term_of_attribute(const reading *r, const cpp_part *a) {
  arena *memory = cpp_memory_of(r);
  if (a->type.kind == C_ATTR)
    return a->may_be_absent ? nothing : cpp_term_of_part(r, text_of(a->name));
  const c_expression *self = c_placeholder(memory, TEXT("$_op"));
  const c_expression *value = c_call(memory, a->accessor, &self, 1);
  cpp_kind kind = a->type.kind == C_ENUM ? CPP_ENUM : cpp_kind_of_c_type(&a->type);
  if (kind == CPP_UNKNOWN || a->may_be_absent) return nothing;
  if (a->type.kind == C_UINT) value = c_cast(memory, "int64_t", value);
  return cpp_term_of(value, kind);
}

// The C of a member or function over its operands.
term cpp_apply_member(reading *r, size_t start, cpp_member *m, const cpp_operands *operands) {
  term t = {0};
  t.in_c = cpp_apply(r->cpp, m, operands);
  if (m->helper != NULL) list_push(cpp_memory_of(r), &r->helpers, m->helper);
  t.kind = cpp_result(r->cpp, m, &t.of_class);
  return t.in_c->size > C_SIZE_MAX ? cpp_fail_at(r, start, 1, "an expression this large") : t;
}

static text class_of(term t) {
  return t.of_class != NULL ? t.of_class->name : cpp_kind_class(t.kind);
}

// Another class may have it: the author forgot to cast. What a member gave may be of a class that
// C++ knows more exactly.
static term fail_member(reading *r, term object, text name, size_t start, size_t count) {
  text of = class_of(object), others = cpp_classes_with_member(r->cpp, object.kind, name, count);
  bool is_general = text_equal(of, cpp_kind_class(object.kind));
  bool is_exact = object.in_c->kind == C_PLACEHOLDER || r->source->failure == NULL;
  if (is_general && others.size > 0 && is_exact)
    return cpp_refuse_at(
        r, start, name.size,
        cpp_printf(r->cpp, "'%.*s' is no member of %.*s", TEXT_ARGS(name), TEXT_ARGS(of)),
        cpp_printf(r->cpp, "cast to the class that has it: %.*s", TEXT_ARGS(others)));
  spelling s = spelling_of(name);
  cpp_offer_members(r->cpp, object.kind, object.of_class, &s);
  cpp_fail_at(r, start, name.size, cpp_printf(r->cpp, "'%.*s' is a member", TEXT_ARGS(name)));
  if (s.nearest.size > 0)
    r->out->why.help = cpp_printf(r->cpp, "did you mean '%.*s'?", TEXT_ARGS(s.nearest));
  return nothing;
}

term cpp_read_member(reading *r, term object) {
  size_t start = r->at;
  text name = cpp_take_word(r);
  const c_expression *arguments[ARGUMENTS_MAX];
  term part = c_is(object.in_c, C_PLACEHOLDER, "$_op") ? cpp_read_getter(r, name) : nothing;
  if (part.in_c != NULL) return part;
  if (object.kind == CPP_BUILDER && text_is(name, "getType") && cpp_stands(r, "<"))
    return cpp_read_get_type(r, start);
  if (cpp_stands(r, "<") && cpp_is_class_question(name))
    return cpp_read_class_question(r, name, start, &object);
  if (text_is(name, "hasTrait") || cpp_stands(r, "<"))
    return cpp_fail_at(r, start, name.size, "a member with template arguments");
  size_t count = read_arguments(r, arguments);
  if (r->failed) return nothing;
  const cpp_class *of_class = object.kind == CPP_VALUE ? NULL : object.of_class;
  cpp_member *m = cpp_find_member(r->cpp, object.kind, of_class, name, count);
  if (m == NULL) return fail_member(r, object, name, start, count);
  term t = cpp_apply_member(r, start, m, &(cpp_operands){object.in_c, arguments, count});
  if (object.kind == CPP_ATTR) t.holder = object.in_c;
  if (object.kind == CPP_VALUE && t.kind == CPP_TYPE) t.of_class = object.of_class;
  return t;
}

// An array attribute stands for the list of its elements.
term cpp_as_list(reading *r, term t) {
  if (t.kind != CPP_ATTR) return t;
  return cpp_term_of(c_call(cpp_memory_of(r), "mica_attr_array_elements", &t.in_c, 1), CPP_ATTRS);
}

term cpp_item_of(reading *r, term list, const c_expression *index) {
  arena *a = cpp_memory_of(r);
  return cpp_term_of(c_index(a, c_member(a, list.in_c, ".data"), index),
                     cpp_kind_of_item(list.kind));
}

term cpp_read_index(reading *r, term object) {
  term index = cpp_read_expression(r);
  if (!cpp_expect(r, "]")) return nothing;
  term item = cpp_item_of(r, cpp_as_list(r, object), index.in_c);
  return item.kind == CPP_UNKNOWN ? cpp_fail_at(r, r->at - 1, 1, "an index into this") : item;
}
