// --symbol-privatize
#include "passes/passes.h"
#include "mica/symbol.h"

static bool is_listed(mica_strs list, mica_str name) {
  for (size_t i = 0; i < list.size; i++)
    if (mica_str_equal(list.data[i], name)) return true;
  return false;
}

static bool privatize(mica_strs exclude, mica_op *op) {
  if (!mica_op_is_symbol(op) || is_listed(exclude, mica_symbol_name(op))) return true;
  const mica_attr *value = mica_attr_string(mica_op_context(op), MICA_STR("private"));
  return value != NULL && mica_op_set_attribute(op, MICA_STR("sym_visibility"), value);
}

bool passes_symbol_privatize_run(mica_pass *pass, mica_op *op) {
  const mica_strs exclude = passes_symbol_privatize_options_of(pass)->exclude;
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    for (mica_block *b = mica_region_first(mica_op_region(op, i)); b != NULL;
         b = mica_block_next(b))
      for (mica_op *inner = mica_block_first(b); inner != NULL; inner = mica_op_next(inner))
        if (!privatize(exclude, inner)) return false;
  return true;
}
