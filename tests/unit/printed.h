// Comparing a type or attribute with the text it is printed as.
#ifndef MICA_TESTS_PRINTED_H
#define MICA_TESTS_PRINTED_H

// clang-format off: cmocka wants these first
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
// clang-format on
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mica/mica.h"

static inline void assert_text_and_free(mica_context *ctx, mica_str text, const char *expected) {
  assert_non_null(text.data);
  assert_string_equal(text.data, expected);
  mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
}

static inline void assert_type_text(const mica_type *type, const char *expected) {
  assert_non_null(type);
  assert_text_and_free(mica_type_context(type), mica_type_to_text(type), expected);
}

static inline void assert_attr_text(const mica_attr *attr, const char *expected) {
  assert_non_null(attr);
  assert_text_and_free(mica_attr_context(attr), mica_attr_to_text(attr), expected);
}

static inline int begin_context(void **state) {
  *state = mica_context_create(NULL);
  return *state == NULL;
}

static inline int end_context(void **state) {
  mica_context_destroy(*state);
  return 0;
}

#define IN_CONTEXT(test) cmocka_unit_test_setup_teardown(test, begin_context, end_context)
#define LIST_SIZE(list) (sizeof(list) / sizeof((list)[0]))

#endif
