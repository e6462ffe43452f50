// Writing values as text, the way --print-records and messages show them.
#include "record/record_set.h"

static void print_joined(const value *const *items, size_t count, buffer *out) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0) buffer_string(out, ", ");
    value_print(items[i], out);
  }
}

static void print_bits(const value *v, buffer *out) {
  buffer_string(out, "{ ");
  for (size_t i = v->count; i > 0; i--) {
    value_print(bits_item(v, i - 1), out);
    if (i > 1) buffer_string(out, ", ");
  }
  buffer_string(out, " }");
}

static void print_string(const value *v, buffer *out) {
  buffer_string(out, v->op != 0 ? "[{" : "\"");
  buffer_text(out, value_text(v));
  buffer_string(out, v->op != 0 ? "}]" : "\"");
}

static void print_unquoted(const value *v, buffer *out) {
  if (v->tag == TAG_STRING) buffer_text(out, value_text(v));
  else value_print(v, out);
}

static void print_dag(const value *v, buffer *out) {
  buffer_char(out, '(');
  value_print(dag_operator(v), out);
  if (dag_operator_name(v) != NULL) {
    buffer_string(out, ":$");
    print_unquoted(dag_operator_name(v), out);
  }
  for (size_t i = 0; i < v->count; i++) {
    buffer_string(out, i == 0 ? " " : ", ");
    value_print(dag_item(v, i), out);
    if (dag_item_name(v, i) == NULL) continue;
    buffer_string(out, ":$");
    print_unquoted(dag_item_name(v, i), out);
  }
  buffer_char(out, ')');
}

static void print_call(const value *v, buffer *out) {
  buffer_text(out, record_name(call_class(v)));
  buffer_char(out, '<');
  for (size_t i = 0; i < v->count; i++) {
    if (i > 0) buffer_string(out, ", ");
    if (call_name(v, i) == NULL) buffer_integer(out, (int64_t)i);
    else value_print(call_name(v, i), out);
    buffer_string(out, ": ");
    value_print(call_value(v, i), out);
  }
  buffer_char(out, '>');
}

static void print_operator(const value *v, buffer *out) {
  if (v->op == BANG_LIST_ITEM || v->op == BANG_LIST_SLICE || v->op == BANG_CLOSED_RANGE) {
    value_print(operand_at(v, 0), out);
    buffer_string(out, v->op == BANG_CLOSED_RANGE ? "..." : "[");
    value_print(operand_at(v, 1), out);
    if (v->op != BANG_CLOSED_RANGE) buffer_char(out, ']');
    return;
  }
  buffer_string(out, bang_name((bang)v->op));
  if (v->op == BANG_CAST || v->op == BANG_GETDAGARG) {
    buffer_char(out, '<');
    type_print(v->type, out);
    buffer_char(out, '>');
  }
  buffer_char(out, '(');
  size_t binds = v->op == BANG_FOREACH || v->op == BANG_FILTER ? 1 : 0;
  if (binds > 0) {
    print_unquoted(loop_variable(v), out);
    buffer_string(out, ", ");
  }
  print_joined(operands_of(v) + binds, v->count - binds, out);
  buffer_char(out, ')');
}

static void print_cond(const value *v, buffer *out) {
  buffer_string(out, "!cond(");
  for (size_t i = 0; i < v->count; i++) {
    if (i > 0) buffer_string(out, ", ");
    value_print(cond_arms(v)[i].condition, out);
    buffer_string(out, ": ");
    value_print(cond_arms(v)[i].value, out);
  }
  buffer_char(out, ')');
}

static void print_foldl(const value *v, buffer *out) {
  buffer_string(out, "!foldl(");
  for (size_t i = 0; i < FOLDL_PARTS; i++) {
    if (i > 0) buffer_string(out, ", ");
    if (i == FOLDL_SUM || i == FOLDL_ITEM) print_unquoted(foldl_part(v, i), out);
    else value_print(foldl_part(v, i), out);
  }
  buffer_char(out, ')');
}

static void print_check(const value *v, buffer *out) {
  buffer_string(out, bang_name((bang)v->op));
  buffer_char(out, '<');
  type_print(check_type(v), out);
  buffer_string(out, ">(");
  value_print(check_operand(v), out);
  buffer_char(out, ')');
}

// Depth is bounded: the makers of values refuse what nests too deeply.
void value_print(const value *v, buffer *out) {
  switch ((value_tag)v->tag) {
  case TAG_UNSET: buffer_char(out, '?'); break;
  case TAG_BIT: buffer_char(out, v->count != 0 ? '1' : '0'); break;
  case TAG_BITS: print_bits(v, out); break;
  case TAG_INT: buffer_integer(out, int_value(v)); break;
  case TAG_STRING: print_string(v, out); break;
  case TAG_LIST:
    buffer_char(out, '[');
    print_joined(list_items(v), v->count, out);
    buffer_char(out, ']');
    break;
  case TAG_DAG: print_dag(v, out); break;
  case TAG_RECORD: buffer_text(out, record_name(reference_record(v))); break;
  case TAG_ANONYMOUS:
    buffer_string(out, "anonymous_");
    buffer_integer(out, v->count);
    break;
  case TAG_VARIABLE: print_unquoted(variable_name(v), out); break;
  case TAG_BIT_OF:
    value_print(bit_base(v), out);
    buffer_char(out, '{');
    buffer_integer(out, v->count);
    buffer_char(out, '}');
    break;
  case TAG_FIELD:
    value_print(field_base(v), out);
    buffer_char(out, '.');
    buffer_text(out, value_text(field_name(v)));
    break;
  case TAG_CALL: print_call(v, out); break;
  case TAG_OPERATOR: print_operator(v, out); break;
  case TAG_COND: print_cond(v, out); break;
  case TAG_FOLDL: print_foldl(v, out); break;
  case TAG_CHECK: print_check(v, out); break;
  }
}

text value_as_printed(arena *memory, const value *v) {
  buffer b = {0};
  value_print(v, &b);
  text result = arena_text(memory, buffer_as_text(&b));
  buffer_free(&b);
  return result;
}

text value_as_unquoted(arena *memory, const value *v) {
  return v->tag == TAG_STRING ? value_text(v) : value_as_printed(memory, v);
}
