// The names that results get in text: %extracted, %padded. Called by the printer; own nothing.
#include "tensor/tensor.h"

#define NAMED(op_name, name)                                                       \
  void tensor_##op_name##_result_names(const mica_op *op, mica_name_setter *set) { \
    mica_set_value_name(set, mica_op_result(op, 0), MICA_STR(name));               \
  }
NAMED(cast, "cast")
NAMED(collapse_shape, "collapsed")
NAMED(concat, "concat")
NAMED(dim, "dim")
NAMED(expand_shape, "expanded")
NAMED(extract, "extracted")
NAMED(extract_slice, "extracted_slice")
NAMED(from_elements, "from_elements")
NAMED(gather, "gather")
NAMED(generate, "generated")
NAMED(insert, "inserted")
NAMED(insert_slice, "inserted_slice")
NAMED(pad, "padded")
NAMED(rank, "rank")
NAMED(reshape, "reshape")
NAMED(scatter, "scatter")
NAMED(splat, "splat")
