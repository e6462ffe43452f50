// Predicates in C pass through.
#include "predicate.h"

const char *predicate_to_c(build *b, const char *expression, const field *from, place at) {
  (void)b;
  (void)from;
  (void)at;
  return expression;
}
