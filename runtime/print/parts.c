// Parts of the IR printed on their own, and on stderr for debuggers.
#include <stdio.h>

#include "ir/op.h"
#include "mica/affine.h"
#include "mica/print.h"
#include "print/op.h"

// ---- Blocks and values --------------------------------------------------------------------------

static bool put_alone(mica_sink sink, mica_str text) {
  return sink.write(sink.user, text.data, text.size);
}

static void print_block(mica_printer *p, void *block) { mica_printer_block_tree(p, block); }
static void print_name(mica_printer *p, void *value) { mica_printer_value_name(p, value, true); }

bool mica_block_print(const mica_block *block, const mica_print_options *options, mica_sink sink) {
  const mica_op *op = mica_block_parent_op(block);
  if (op == NULL) return put_alone(sink, MICA_STR("<<UNLINKED BLOCK>>\n"));
  return mica_print_with_names(op, options, print_block, (void *)(uintptr_t)block, sink);
}

bool mica_value_print_name(const mica_value *value, const mica_print_options *options,
                           mica_sink sink) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL) op = mica_block_parent_op(mica_value_block(value));
  if (op == NULL) return put_alone(sink, MICA_STR("<<UNKNOWN SSA VALUE>>"));
  return mica_print_with_names(op, options, print_name, (void *)(uintptr_t)value, sink);
}

bool mica_value_print(const mica_value *value, const mica_print_options *options, mica_sink sink) {
  if (!mica_value_is_argument(value)) return mica_op_print(mica_value_op(value), options, sink);
  mica_printer p;
  if (mica_printer_init(&p, mica_value_context(value), options, sink)) {
    PRINTER_PUT(&p, "<block argument> of type '");
    mica_print_type(&p, value->type);
    PRINTER_PUT(&p, "' at index: ");
    mica_print_uint(&p, mica_value_index(value));
  }
  return mica_printer_finish(&p);
}

// ---- On stderr ----------------------------------------------------------------------------------

static bool write_to_stderr(void *user, const char *data, size_t size) {
  (void)user;
  return fwrite(data, 1, size, stderr) == size;
}

static const mica_sink to_stderr = {write_to_stderr, NULL};

static void end_line(void) { (void)fputc('\n', stderr); }

void mica_op_dump(const mica_op *op) {
  if (op != NULL)
    (void)mica_op_print(op, &(const mica_print_options){.local_scope = true}, to_stderr);
  end_line();
}

void mica_block_dump(const mica_block *block) {
  if (block != NULL) (void)mica_block_print(block, NULL, to_stderr);
  else end_line();
}

void mica_value_dump(const mica_value *value) {
  if (value != NULL) (void)mica_value_print(value, NULL, to_stderr);
  end_line();
}

void mica_type_dump(const mica_type *type) {
  if (type != NULL) (void)mica_type_print(type, to_stderr);
  end_line();
}

void mica_attr_dump(const mica_attr *attr) {
  if (attr != NULL) (void)mica_attr_print(attr, to_stderr);
  end_line();
}

void mica_affine_expr_dump(const mica_affine_expr *expr) {
  if (expr != NULL) (void)mica_affine_expr_print(expr, to_stderr);
  end_line();
}

void mica_affine_map_dump(const mica_affine_map *map) {
  if (map != NULL) (void)mica_affine_map_print(map, to_stderr);
  end_line();
}

void mica_integer_set_dump(const mica_integer_set *set) {
  if (set != NULL) (void)mica_integer_set_print(set, to_stderr);
  end_line();
}
