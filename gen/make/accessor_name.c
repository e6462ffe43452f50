// What an argument of an operation is called in the functions that ask for it.
#include "c/name_schema.h"
#include "make/build.h"
#include "model/op.h"

// An enum of that name comes first: the accessor of arith.cmpi's `predicate` is
// arith_cmpi_predicate_value.
static bool is_enum_name(build *b, const model_op *op, const char *words) {
  const char *full = build_printf(b, "%s_%s", op->c_name, words);
  return model_enum_of_c_name(b, text_of(full)) != NULL;
}

const char *model_accessor_name(build *b, const model_op *op, text name) {
  const char *words = name_snake(b->memory, name);
  if (is_enum_name(b, op, words)) return text_concat(b->memory, words, "_value");
  if (name_is_reserved(text_of(words))) return text_concat(b->memory, words, "_");
  return name_safe(b->memory, words);
}
