// What the hooks of linalg share.
#ifndef MICA_DEFS_LINALG_SHARED_H
#define MICA_DEFS_LINALG_SHARED_H

#include "linalg/linalg.h"
#include "mica/context.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

// ---- Maps ---------------------------------------------------------------------------------------

// The i-th map of an array of them.
const mica_affine_map *linalg_map_at(const mica_attr *maps, size_t i);
// An array of maps that a constant text gives, which is read once. NULL: no memory.
const mica_attr *linalg_read_maps(mica_context *ctx, const char *text);
// An array of `count` maps; `last` may differ from the others. NULL: no memory.
const mica_attr *linalg_equal_maps(mica_context *ctx, const mica_affine_map *map,
                                   const mica_affine_map *last, size_t count);
// The identity without the results of these numbers. NULL: no memory.
const mica_affine_map *linalg_identity_without(mica_context *ctx, size_t rank, mica_int64s numbers);
// "(d0) -> (d0)": the caller frees it with mica_free(ctx, data, size + 1).
mica_str linalg_map_text(const mica_affine_map *map);

// ---- Operands -----------------------------------------------------------------------------------

size_t linalg_input_count(const mica_op *op);
// Of a tensor or memref: its shape and rank; of anything else none and 0.
mica_int64s linalg_shape(const mica_type *type);
size_t linalg_rank(const mica_type *type);
// The element of a ranked tensor or memref; any other type itself.
const mica_type *linalg_element(const mica_type *type);
static inline const mica_type *linalg_operand_type(const mica_op *op, size_t i) {
  return mica_value_type(mica_op_operand(op, i));
}

// Which numbers below `count` stand in a list, in any order: the caller frees it with
// mica_free(ctx, marks, count + 1). NULL: no memory.
bool *linalg_marks(mica_context *ctx, mica_int64s numbers, size_t count);

// That a memref is read or written, as a whole.
bool linalg_add_effect(mica_effects *out, const mica_op *op, size_t operand, mica_effect_kind kind);

// ---- Interfaces of structured operations --------------------------------------------------------

// What is wrong with an operation, by its maps and the loops that follow from them; NULL: nothing.
typedef const char *linalg_fault(mica_op *op, const mica_attr *maps, const mica_affine_map *loops);
bool linalg_verify_without(mica_op *op, linalg_fault *fault_of);

// ---- Text forms ---------------------------------------------------------------------------------

// `ins(%a : type) outs(%b : type)` with what stands before them.
typedef struct linalg_operands {
  mica_operand_refs inputs, outputs;
  mica_types input_types, output_types;
} linalg_operands;
bool linalg_parse_operands(mica_parser *p, mica_op_state *out, linalg_operands *operands);
// With the sizes of the two groups in the slot operandSegmentSizes.
bool linalg_parse_sized_operands(mica_parser *p, mica_op_state *out, linalg_operands *operands);
void linalg_print_operands(mica_printer *p, const mica_op *op);
void linalg_print_results(mica_printer *p, const mica_op *op);  // ` -> type`, or nothing
// What follows the name, or maps, of an operation whose region is made of an expression, which
// takes so many arguments.
bool linalg_parse_rest(mica_parser *p, mica_op_state *out, const char *body, size_t arguments,
                       linalg_operands *operands);
void linalg_print_rest(mica_printer *p, const mica_op *op, const char *const *elided, size_t count);

// Fills the region of an operation with what `body` computes of arguments of these types. `at`: for
// errors about types.
bool linalg_make_body(mica_parser *p, mica_op_state *out, const char *body,
                      const linalg_operands *operands, mica_position at);

#endif
