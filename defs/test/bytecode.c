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

bool test_upgrade(mica_op *top, const void *version) {
  const test_version *v = version;
  if (v->major < 2 || (v->major == 2 && v->minor == 0)) return true;
  return mica_error(mica_op_context(top), mica_op_loc(top),
                    "current test dialect version is 2.0, can't parse version: %U.%U", v->major,
                    v->minor);
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

// ---- A property of two numbers, of which older versions had one
// ----------------------------------

static bool number_at(const mica_attr *dict, mica_str name, int64_t *out,
                      const mica_property_report *report) {
  const mica_attr *number = mica_attr_dictionary_get(dict, name);
  if (number == NULL || !mica_attr_is_integer(number))
    return mica_property_error(report, "expected IntegerAttr for key `%S`", name);
  *out = mica_attr_integer_value(number);
  return true;
}

bool test_versioned_property_from_attr(mica_context *ctx, const mica_attr *attr,
                                       test_versioned *storage,
                                       const mica_property_report *report) {
  (void)ctx;
  if (!mica_attr_is_dictionary(attr))
    return mica_property_error(report, "expected DictionaryAttr to set VersionedProperties");
  return number_at(attr, MICA_STR("value1"), &storage->first, report) &&
         number_at(attr, MICA_STR("value2"), &storage->second, report);
}

const mica_attr *test_versioned_property_to_attr(mica_context *ctx, test_versioned value) {
  const mica_named_attr numbers[] = {{MICA_STR("value1"), mica_attr_i64(ctx, value.first)},
                                     {MICA_STR("value2"), mica_attr_i64(ctx, value.second)}};
  if (numbers[0].value == NULL || numbers[1].value == NULL) return NULL;
  return mica_attr_dictionary(ctx, (mica_named_attrs){numbers, 2}, NULL);
}

bool test_read_versioned(mica_bytecode_reader *r, test_versioned *storage) {
  uint64_t first, second = 0;
  if (!mica_bytecode_read_varint(r, &first)) return false;
  if (!is_old(r) && !mica_bytecode_read_varint(r, &second)) return false;
  *storage = (test_versioned){(int64_t)first, (int64_t)second};
  return true;
}
