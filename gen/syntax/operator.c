// The names of the bang operators, and the forms they are written in with their messages.
#include "syntax/operator.h"

#include <assert.h>
#include <string.h>

static const char between_three[] = "expected ',' in ternary operator";
static const char between_bound[] = "expected ',' in !foreach/!filter";

// clang-format off
static const bang_form unary_form = {'n', 1, 1, "expected '(' after unary operator", "",
                                "expected ')' in unary operator"};
static const bang_form cast_form = {'y', 1, 1, "expected '(' after unary operator", "",
                               "expected ')' in unary operator"};
static const bang_form getdagop_form = {'o', 1, 1, "expected '(' after unary operator", "",
                                   "expected ')' in unary operator"};
static const bang_form isa_form = {'y', 1, 1, "expected '(' after type of !isa", "",
                              "expected ')' in !isa"};
static const bang_form exists_form = {'y', 1, 1, "expected '(' after type of !exists", "",
                                 "expected ')' in !exists"};
static const bang_form instances_form = {'y', 0, 1, "expected '(' after type of !instances", "",
                                    "expected ')' in !instances"};
static const bang_form binary_form = {'n', 1, 0, "expected '(' after binary operator", "",
                                 "expected ')' in operator"};
static const bang_form getdagarg_form = {'y', 1, 0, "expected '(' after binary operator", "",
                                    "expected ')' in operator"};
static const bang_form ternary_form = {'n', 3, 3, "expected '(' after ternary operator", between_three,
                                  "expected ')' in binary operator"};
static const bang_form loop_form = {'n', 3, 3, "expected '(' after !foreach/!filter", between_bound,
                               "expected ')' in !foreach/!filter"};
static const bang_form foldl_form = {'n', 5, 5, "expected '(' after !foldl", "expected ',' in !foldl",
                                "expected ')' in fold operator"};
static const bang_form range_form = {'n', 1, 4, "expected '(' after !range operator", "",
                                "expected ')' in operator"};
static const bang_form substr_form = {'n', 2, 3, "expected '(' after !substr operator",
                                 "expected ',' in !substr operator",
                                 "expected ')' in !substr operator"};
static const bang_form find_form = {'n', 2, 3, "expected '(' after !find operator",
                               "expected ',' in !find operator", "expected ')' in !find operator"};
static const bang_form cond_form = {'n', 0, 0, "expected '(' after !cond operator", "", ""};
// clang-format on

static const char *const names[BANG_COUNT] = {
#define BANG_NAME(enumerator, name, form) name,
    BANG_OPERATORS(BANG_NAME)
#undef BANG_NAME
};

static const bang_form *const forms[BANG_COUNT] = {
#define BANG_FORM(enumerator, name, form) &form##_form,
    BANG_OPERATORS(BANG_FORM)
#undef BANG_FORM
};

bang bang_find(text name) {
  size_t low = 0, high = BANG_COUNT;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = text_compare(name, text_of(names[middle] + 1));
    if (order == 0) return (bang)middle;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return BANG_COUNT;
}

const char *bang_name(bang op) { return op < BANG_COUNT ? names[op] : ""; }

text bang_nearest(text name) {
  text best = {"", 0};
  size_t distance = name.size / 3 + 2;
  for (size_t i = 0; i < BANG_COUNT; i++) {
    text known = text_of(names[i] + 1);
    size_t d = text_distance(name, known, distance - 1);
    if (d >= distance) continue;
    distance = d;
    best = known;
    if (d == 0) break;
  }
  return best;
}

const bang_form *bang_form_of(bang op) {
  assert(op < BANG_COUNT);
  return forms[op];
}
