// Reading bytecode, of which a part is text: the public entries.
#include "mica/bytecode.h"

#include "mica/parse.h"

static const mica_bytecode_text text = {mica_parse_type_text, mica_parse_attr_text};

mica_op *mica_read_bytecode(mica_context *ctx, mica_str bytes,
                            const mica_bytecode_read_options *options) {
  return mica_bytecode_read_with(ctx, bytes, options, &text);
}

mica_bytecode_file *mica_bytecode_open(mica_context *ctx, mica_str bytes,
                                       const mica_bytecode_read_options *options) {
  return mica_bytecode_open_with(ctx, bytes, options, &text);
}
