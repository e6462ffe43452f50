// Hooks of the test dialect that fail without a message. Own nothing.
#include "test/test.h"

bool test_silent_check_check(mica_op *op) {
  (void)op;
  return false;
}

bool test_silent_check_regions_check_regions(mica_op *op) {
  (void)op;
  return false;
}

bool test_trait_silent_check(mica_op *op) {
  (void)op;
  return false;
}

bool test_silent_parse_parse(mica_parser *p, mica_op_state *out) {
  (void)p, (void)out;
  return false;
}

void test_silent_parse_print(mica_printer *p, const mica_op *op) { (void)p, (void)op; }

bool test_parse_silence(mica_parser *p, mica_op_state *out, const mica_attr **flag) {
  (void)p, (void)out, (void)flag;
  return false;
}

void test_print_silence(mica_printer *p, const mica_op *op, const mica_attr *flag) {
  (void)p, (void)op, (void)flag;
}

mica_parsed test_parse_silent_group(mica_parser *p, mica_op_state *out, const mica_attr **flag) {
  (void)p, (void)out, (void)flag;
  return MICA_FAILED;
}

void test_print_silent_group(mica_printer *p, const mica_op *op, const mica_attr *flag) {
  (void)p, (void)op, (void)flag;
}

bool test_silent_infer_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)ctx, (void)loc, (void)parts, (void)types;
  return false;
}

const mica_type *test_silent_type_parse(mica_parser *p) {
  (void)p;
  return NULL;
}

void test_silent_type_print(mica_printer *p, const mica_type *type) { (void)p, (void)type; }

bool test_silent_checked_type_check(mica_context *ctx, mica_loc loc, int64_t value) {
  (void)ctx, (void)loc;
  return value != 0;
}

const mica_attr *test_silent_attr_parse(mica_parser *p, const mica_type *type) {
  (void)p, (void)type;
  return NULL;
}

void test_silent_attr_print(mica_printer *p, const mica_attr *attr) { (void)p, (void)attr; }

bool test_silent_symbol_user_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  (void)op, (void)tables;
  return false;
}
