// The page gives mica-opt texts, and wants texts: what reads and writes bytecode is left out of the
// module that is fetched first. The linker's --wrap puts these in its place.
#include "mica/bytecode.h"
#include "mica/diagnostic.h"

bool __wrap_mica_is_bytecode(mica_str bytes);
mica_op *__wrap_mica_read_bytecode(mica_context *ctx, mica_str bytes,
                                   const mica_bytecode_read_options *options);
bool __wrap_mica_write_bytecode(const mica_op *op, const mica_bytecode_write_options *options,
                                bool (*write)(void *user, mica_str piece), void *user);

bool __wrap_mica_is_bytecode(mica_str bytes) {
  (void)bytes;
  return false;
}

mica_op *__wrap_mica_read_bytecode(mica_context *ctx, mica_str bytes,
                                   const mica_bytecode_read_options *options) {
  (void)ctx, (void)bytes, (void)options;
  return NULL;
}

bool __wrap_mica_write_bytecode(const mica_op *op, const mica_bytecode_write_options *options,
                                bool (*write)(void *user, mica_str piece), void *user) {
  (void)options, (void)write, (void)user;
  return mica_op_plain_error(op, "bytecode isn't written here");
}
