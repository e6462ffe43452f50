// What the compiler would compute of an author's expression, as far as it is made of integer
// constants: overflow, a division by zero and shifts out of range are told at the definition,
// before a compiler warns of them in generated C.
// Called for values and predicates once they are C. Owns nothing.
#include "c/c_constant.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"

// Of the type int, long long or their unsigned ones; bits above the width repeat the sign.
typedef struct constant {
  bool is_known, is_signed, is_wide;
  int64_t value;  // of an unsigned wide one: its bits
} constant;

typedef struct checking {
  session *session;
  const code_source *source;
  bool has_told;
} checking;

static const constant unknown = {0};

static constant evaluate(checking *c, const c_expression *e);

// A literal as the author wrote it: C of one that no signed type holds has a `u` at its end.
static const char *as_written(session *s, const c_expression *e) {
  return e->kind == C_LITERAL ? text_copy(s->memory, e->text) : c_write(s->memory, e);
}

static constant tell(checking *c, const c_expression *e, const char *what) {
  session *s = c->session;
  text all = code_text(c->source);
  if (c->has_told) return unknown;
  c->has_told = true;
  report_error(s->diagnostics, code_range(s, c->source, all, 0, all.size), "'%s' %s",
               as_written(s, e), what);
  return unknown;
}

static bool is_negative(constant v) { return v.is_signed && v.value < 0; }
static bool is_least(constant v) { return v.value == (v.is_wide ? INT64_MIN : INT32_MIN); }

// Cut to the width of its type.
static constant fitted(uint64_t bits, bool is_signed, bool is_wide) {
  int64_t value = (int64_t)bits;
  if (!is_wide) value = is_signed ? (int64_t)(int32_t)(uint32_t)bits : (int64_t)(uint32_t)bits;
  return (constant){true, is_signed, is_wide, value};
}

// ---- Words --------------------------------------------------------------------------------------

static int digit_of(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

static bool is_hexadecimal(text t) {
  return text_starts_with(t, TEXT("0x")) || text_starts_with(t, TEXT("0X"));
}

static constant literal(text t) {
  bool is_hex = is_hexadecimal(t);
  bool is_octal = !is_hex && t.size > 1 && t.data[0] == '0';
  int base = is_hex ? 16 : is_octal ? 8 : 10;
  uint64_t number = 0;
  size_t i = is_hex ? 2 : 0;
  for (; i < t.size && digit_of(t.data[i]) < base; i++) {
    const uint64_t digit = (uint64_t)digit_of(t.data[i]);
    if (number > (UINT64_MAX - digit) / (uint64_t)base) return unknown;
    number = number * (uint64_t)base + digit;
  }
  if (i == 0) return unknown;
  bool is_unsigned = false, is_long = false;
  for (; i < t.size; i++) {
    if (strchr("uUlL", t.data[i]) == NULL) return unknown;  // a fraction, an exponent
    if (t.data[i] == 'u' || t.data[i] == 'U') is_unsigned = true;
    else is_long = true;
  }
  bool is_decimal = base == 10, is_wide = is_long || number > UINT32_MAX;
  if (number > INT32_MAX && !is_unsigned && is_decimal) is_wide = true;
  uint64_t most = is_wide ? INT64_MAX : INT32_MAX;
  if (number > most && !is_decimal) is_unsigned = true;
  if (number > most && !is_unsigned) return unknown;
  return fitted(number, !is_unsigned, is_wide);
}

static bool is_fraction(text t) {
  return !is_hexadecimal(t) &&
         (text_contains(t, ".") || text_contains(t, "e") || text_contains(t, "E"));
}

// `089`
static bool has_wrong_digit(text t) {
  bool is_octal = t.size > 1 && t.data[0] == '0' && !is_hexadecimal(t) && !is_fraction(t);
  return is_octal && (text_contains(t, "8") || text_contains(t, "9"));
}

// More than 64 bits.
static bool is_too_long(text t) {
  size_t begin = is_hexadecimal(t) ? 2 : 0, end = begin;
  int base = begin > 0 ? 16 : t.data[0] == '0' ? 8 : 10;
  uint64_t number = 0;
  for (; end < t.size && digit_of(t.data[end]) < base; end++) {
    const uint64_t digit = (uint64_t)digit_of(t.data[end]);
    if (number > (UINT64_MAX - digit) / (uint64_t)base) return true;
    number = number * (uint64_t)base + digit;
  }
  return false;
}

// `1e400`; with an f behind it, of a float.
static bool is_too_large(session *s, text t) {
  if (!is_fraction(t)) return is_too_long(t);
  char last = t.data[t.size - 1];
  double value = strtod(text_copy(s->memory, t), NULL);
  return value > (last == 'f' || last == 'F' ? (double)FLT_MAX : DBL_MAX);
}

typedef struct word {
  const char *name;
  constant value;
} word;

static constant named(text name) {
  static const word words[] = {
      {"true", {true, true, false, 1}},
      {"false", {true, true, false, 0}},
      {"INT_MAX", {true, true, false, INT32_MAX}},
      {"INT_MIN", {true, true, false, INT32_MIN}},
      {"INT32_MAX", {true, true, false, INT32_MAX}},
      {"INT32_MIN", {true, true, false, INT32_MIN}},
      {"UINT32_MAX", {true, false, false, UINT32_MAX}},
      {"INT64_MAX", {true, true, true, INT64_MAX}},
      {"INT64_MIN", {true, true, true, INT64_MIN}},
      {"UINT64_MAX", {true, false, true, -1}},
  };
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (text_is(name, words[i].name)) return words[i].value;
  return unknown;
}

// ---- Types --------------------------------------------------------------------------------------

static constant converted(constant v, text type) {
  static const struct {
    const char *name;
    bool is_signed, is_wide;
  } types[] = {
      {"int", true, false},
      {"int32_t", true, false},
      {"unsigned", false, false},
      {"uint32_t", false, false},
      {"unsigned int", false, false},
      {"int64_t", true, true},
      {"uint64_t", false, true},
      {"unsigned long", false, true},
      {"long", true, true},
      {"long long", true, true},
      {"unsigned long long", false, true},
      {"size_t", false, true},
  };
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (text_is(text_trim(type), types[i].name))
      return fitted((uint64_t)v.value, types[i].is_signed, types[i].is_wide);
  return unknown;
}

// `INT64_C(1)`.
static constant call(checking *c, const c_expression *e) {
  static const char *const makers[][2] = {{"INT32_C", "int32_t"},
                                          {"UINT32_C", "uint32_t"},
                                          {"INT64_C", "int64_t"},
                                          {"UINT64_C", "uint64_t"}};
  constant argument = unknown;
  for (size_t i = 0; i < c_argument_count(e); i++) argument = evaluate(c, c_argument(e, i));
  for (size_t i = 0; i < sizeof makers / sizeof *makers; i++) {
    if (!text_is(c_called(e), makers[i][0])) continue;
    if (c_argument_count(e) != 1) return tell(c, e, "takes one argument");
    return argument.is_known ? converted(argument, text_of(makers[i][1])) : unknown;
  }
  return unknown;
}

// ---- Operators ----------------------------------------------------------------------------------

static constant truth(bool answer) { return (constant){true, true, false, answer}; }

static bool is_true(constant v) { return v.value != 0; }

static constant unary(checking *c, const c_expression *e, constant v) {
  if (!v.is_known) return unknown;
  if (text_is(e->text, "!")) return truth(!is_true(v));
  if (text_is(e->text, "~")) return fitted(~(uint64_t)v.value, v.is_signed, v.is_wide);
  if (text_is(e->text, "+")) return v;
  if (!text_is(e->text, "-")) return unknown;
  if (v.is_signed && is_least(v)) return tell(c, e, "overflows");
  return fitted(0 - (uint64_t)v.value, v.is_signed, v.is_wide);
}

static constant shift(checking *c, const c_expression *e, constant v, constant by) {
  const int64_t width = v.is_wide ? 64 : 32;
  if (is_negative(by) || by.value < 0 || by.value >= width)
    return tell(c, e,
                arena_printf(c->session->memory, "shifts a number of %d bits by %lld", (int)width,
                             (long long)by.value)
                    .data);
  if (text_is(e->text, ">>"))
    return is_negative(v) ? unknown : fitted((uint64_t)v.value >> by.value, v.is_signed, v.is_wide);
  if (is_negative(v)) return tell(c, e, "shifts a negative number");
  // A bit in the place of the sign is taken, as compilers do.
  const uint64_t most = v.is_wide ? UINT64_MAX : UINT32_MAX;
  if (v.is_signed && (uint64_t)v.value > most >> by.value) return tell(c, e, "overflows");
  return fitted((uint64_t)v.value << by.value, v.is_signed, v.is_wide);
}

static bool has_room(constant result, bool overflowed) {
  if (overflowed) return false;
  return result.is_wide || (result.value >= INT32_MIN && result.value <= INT32_MAX);
}

// Both are signed and of one width.
static constant signed_arithmetic(checking *c, const c_expression *e, constant x, constant y) {
  constant result = x;
  bool overflowed = false;
  switch (e->text.data[0]) {
  case '+': overflowed = __builtin_add_overflow(x.value, y.value, &result.value); break;
  case '-': overflowed = __builtin_sub_overflow(x.value, y.value, &result.value); break;
  case '*': overflowed = __builtin_mul_overflow(x.value, y.value, &result.value); break;
  default:  // `/`, and `%`, whose quotient no type holds either
    overflowed = is_least(x) && y.value == -1;
    if (!overflowed) result.value = e->text.data[0] == '/' ? x.value / y.value : x.value % y.value;
  }
  return has_room(result, overflowed) ? result : tell(c, e, "overflows");
}

static constant unsigned_arithmetic(const c_expression *e, constant x, constant y) {
  const uint64_t a = (uint64_t)x.value, b = (uint64_t)y.value;
  switch (e->text.data[0]) {
  case '+': return fitted(a + b, false, x.is_wide);
  case '-': return fitted(a - b, false, x.is_wide);
  case '*': return fitted(a * b, false, x.is_wide);
  case '/': return fitted(a / b, false, x.is_wide);
  default: return fitted(a % b, false, x.is_wide);
  }
}

// The type that both operands get.
static void make_alike(constant *x, constant *y) {
  const bool is_wide = x->is_wide || y->is_wide;
  const bool x_rules = x->is_wide == is_wide && !x->is_signed;
  const bool y_rules = y->is_wide == is_wide && !y->is_signed;
  const bool is_signed = !x_rules && !y_rules;
  *x = fitted((uint64_t)x->value, is_signed, is_wide);
  *y = fitted((uint64_t)y->value, is_signed, is_wide);
}

static constant binary(checking *c, const c_expression *e, constant x, constant y) {
  bool divides = text_is(e->text, "/") || text_is(e->text, "%");
  if (divides && y.is_known && y.value == 0) return tell(c, e, "divides by zero");
  if (!x.is_known || !y.is_known) return unknown;
  if (text_is(e->text, "<<") || text_is(e->text, ">>")) return shift(c, e, x, y);
  make_alike(&x, &y);
  if (e->text.size != 1 || strchr("+-*/%", e->text.data[0]) == NULL) return unknown;
  return x.is_signed ? signed_arithmetic(c, e, x, y) : unsigned_arithmetic(e, x, y);
}

// `x || 64`, of which compilers warn.
static bool is_junction(const c_expression *e) {
  return c_is(e, C_BINARY, "||") || c_is(e, C_BINARY, "&&");
}

static bool is_no_truth(constant v) { return v.is_known && v.value != 0 && v.value != 1; }

// ---- Any expression -----------------------------------------------------------------------------

static constant evaluate(checking *c, const c_expression *e) {
  if (e->kind == C_LITERAL && is_too_large(c->session, e->text))
    return tell(c, e, "is too large a number");
  if (e->kind == C_LITERAL && has_wrong_digit(e->text))
    return tell(c, e, "begins with 0, as octal numbers do, which have no 8 and no 9");
  if (e->kind == C_LITERAL) return literal(e->text);
  if (e->kind == C_NAME) return named(e->text);
  if (e->kind == C_CALL) return call(c, e);
  if (e->kind == C_CONDITIONAL) return unknown;  // only one of two is computed
  constant values[2] = {{0}, {0}};
  for (size_t i = 0; i < e->child_count; i++) {
    values[i > 0] = evaluate(c, e->children[i]);
    if (i > 0 && is_junction(e) && is_no_truth(values[1]))
      return tell(c, e->children[i], "is a number where a condition is wanted");
  }
  if (e->kind == C_UNARY) return unary(c, e, values[0]);
  if (e->kind == C_CAST) return values[0].is_known ? converted(values[0], e->text) : unknown;
  return e->kind == C_BINARY && e->child_count == 2 ? binary(c, e, values[0], values[1]) : unknown;
}

bool c_check_constants(session *s, const code_source *source, const c_expression *e) {
  checking c = {s, source, false};
  evaluate(&c, e);
  return !c.has_told;
}

bool c_check_range(session *s, const code_source *source, const c_expression *e,
                   const c_type *type) {
  checking c = {s, source, false};
  const constant v = evaluate(&c, e);
  if (c.has_told) return false;
  if (!v.is_known || (type->kind != C_INT && type->kind != C_UINT)) return true;
  const unsigned bits = type->size == 0 || type->size > 8 ? 64 : (unsigned)(8 * type->size);
  const bool is_signed = type->kind == C_INT;
  const uint64_t most = is_signed ? (uint64_t)INT64_MAX >> (64 - bits) : UINT64_MAX >> (64 - bits);
  const bool fits = is_negative(v) ? is_signed && v.value >= -(int64_t)most - 1
                                   : (uint64_t)v.value <= most;
  if (!fits) tell(&c, e, arena_printf(s->memory, "doesn't fit into %s", type->spelling).data);
  return fits;
}
