// The builder: makes operations at its insertion point.
#include "mica/builder.h"

#include "mica/dialect.h"

void mica_builder_insert(mica_builder *b, mica_op *op) {
  if (b->before != NULL) mica_block_insert_before(b->before, op);
  else if (b->block != NULL) mica_block_append(b->block, op);
}

static mica_op *insert_named(mica_builder *b, mica_loc loc, const mica_op_name *name,
                             const mica_op_parts *parts) {
  mica_op *op = name == NULL ? NULL : mica_op_create(loc, name, parts);
  if (op != NULL) mica_builder_insert(b, op);
  return op;
}

mica_op *mica_builder_insert_new(mica_builder *b, mica_loc loc, const mica_op_def *def,
                                 const mica_op_parts *parts) {
  return insert_named(b, loc, mica_op_name_of_def(b->context, def), parts);
}

mica_op *mica_builder_insert_unregistered(mica_builder *b, mica_loc loc, mica_str name,
                                          const mica_op_parts *parts) {
  return insert_named(b, loc, mica_op_name_get(b->context, name), parts);
}

mica_block *mica_builder_new_block(mica_builder *b, mica_region *region, mica_types arguments,
                                   mica_loc loc) {
  mica_block *block = mica_block_create(b->context);
  if (block == NULL) return NULL;
  for (size_t i = 0; i < arguments.size; i++) {
    if (mica_block_add_argument(b->context, block, arguments.data[i], loc) != NULL) continue;
    mica_block_destroy(b->context, block);
    return NULL;
  }
  mica_region_append(region, block);
  b->block = block;
  b->before = NULL;
  return block;
}
