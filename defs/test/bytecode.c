// The bytecode of MLIR's own test dialect: its version, 2.0, and what older ones had otherwise.
// Owns nothing.
#include "mica/bytecode.h"

#include "mica/diagnostic.h"
#include "mica/property.h"
#include "test/test.h"

typedef struct test_version {
  uint64_t major, minor;
} test_version;

void test_write_version(mica_bytecode_writer *w) {
  mica_bytecode_write_varint(w, 2);
  mica_bytecode_write_varint(w, 0);
}

const void *test_read_version(mica_bytecode_reader *r) {
  test_version *version = mica_bytecode_reader_scratch(r, sizeof *version);
  if (version == NULL || !mica_bytecode_read_varint(r, &version->major)) return NULL;
  return mica_bytecode_read_varint(r, &version->minor) ? version : NULL;
}

// Before version 2 test.versionedA had no modifier.
static mica_walk add_modifier(void *user, mica_op *op) {
  (void)user;
  bool has_one = !test_versioned_a_isa(op) || test_versioned_a_set_modifier(op, false);
  return has_one ? MICA_WALK_ON : MICA_WALK_STOP;
}

bool test_upgrade(mica_op *top, const void *version) {
  const test_version *v = version;
  if (v->major < 2) return mica_op_walk_before(top, add_modifier, NULL);
  if (v->major == 2 && v->minor == 0) return true;
  return mica_op_loc_error(top, "current test dialect version is 2.0, can't parse version: %U.%U",
                           v->major, v->minor);
}

static bool is_old(mica_bytecode_reader *r) {
  const test_version *v = mica_bytecode_reader_dialect_version(r, &test_dialect);
  return v != NULL && v->major < 2;
}

const mica_attr *test_attr_params_read(mica_bytecode_reader *r, int first, int second) {
  mica_context *ctx = mica_bytecode_reader_context(r);
  return is_old(r) ? test_attr_params_attr_get(ctx, second, first)
                   : test_attr_params_attr_get(ctx, first, second);
}

// ---- Properties ---------------------------------------------------------------------------------

bool test_versioned_a_read_properties(mica_bytecode_reader *r, const mica_attr **slots) {
  return mica_bytecode_read_attr(r, &slots[TEST_VERSIONED_A_SLOT_DIMS]) &&
         (is_old(r) || mica_bytecode_read_attr(r, &slots[TEST_VERSIONED_A_SLOT_MODIFIER]));
}

void test_versioned_a_write_properties(const mica_op *op, mica_bytecode_writer *w) {
  mica_bytecode_write_attr(w, test_versioned_a_dims_attr(op));
  mica_bytecode_write_attr(w, test_versioned_a_modifier_attr(op));
}

// Older versions had the first number alone.
bool test_read_versioned(mica_bytecode_reader *r, test_versioned *out) {
  uint64_t first, second = 0;
  if (!mica_bytecode_read_varint(r, &first)) return false;
  if (!is_old(r) && !mica_bytecode_read_varint(r, &second)) return false;
  *out = (test_versioned){(int32_t)first, (int32_t)second};
  return true;
}

bool test_read_labelled(mica_bytecode_reader *r, test_labelled *out) {
  uint64_t value;
  if (!mica_bytecode_read_string(r, &out->label) || !mica_bytecode_read_varint(r, &value))
    return false;
  out->value = (int32_t)value;
  return true;
}
