// What the hooks of spirv share: composite types, words of enums in text, constants, errors.
#ifndef MICA_DEFS_SPIRV_SHARED
#define MICA_DEFS_SPIRV_SHARED

#include "spirv/spirv.h"

#include "mica/attribute.h"
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "mica/symbol.h"
#include "mica/type.h"

// ---- Types --------------------------------------------------------------------------------------

static inline const mica_type *spirv_type(const mica_value *value) {
  return mica_value_type(value);
}
static inline const mica_type *spirv_pointee(const mica_value *pointer) {
  return spirv_pointer_type_pointee_type(mica_value_type(pointer));
}
static inline spirv_storage_class spirv_storage(const mica_value *pointer) {
  return spirv_pointer_type_storage_class(mica_value_type(pointer));
}
// Of a cooperative matrix.
static inline uint32_t spirv_matrix_rows(const mica_type *type) {
  return (uint32_t)spirv_cooperative_matrix_type_shape(type).data[0];
}
static inline uint32_t spirv_matrix_columns(const mica_type *type) {
  return (uint32_t)spirv_cooperative_matrix_type_shape(type).data[1];
}
bool spirv_is_scalar(const mica_type *type);     // a number that SPIR-V has
bool spirv_is_composite(const mica_type *type);  // it has elements
bool spirv_is_type(const mica_type *type);       // SPIR-V has it
// The number of elements; 0 where it isn't known when a program is compiled.
bool spirv_has_known_count(const mica_type *composite);
size_t spirv_element_count(const mica_type *composite);
const mica_type *spirv_element(const mica_type *composite, size_t index);
// The elements of a vector, else 1.
int64_t spirv_component_count(const mica_type *type);
// Of a number, or of all elements of a vector together.
int64_t spirv_bit_width(const mica_type *type);

// The members of a struct, of an identified one those that it got.
const mica_type *spirv_struct_literal(const mica_type *type);  // NULL: it has none yet
mica_types spirv_struct_members(const mica_type *type);

// ---- Constants ----------------------------------------------------------------------------------

// The number of a spirv.Constant; false: it is none.
bool spirv_constant_number(const mica_value *value, int32_t *number);
bool spirv_is_power_of_two(int32_t number);

// ---- Text ---------------------------------------------------------------------------------------

// A word, or "unknown WHAT: WORD".
bool spirv_parse_word(mica_parser *p, const mica_enum_def *of, const char *what, uint64_t *value);
// A keyword or a string that is a case of the enum of the attribute NAME; false: reported so.
bool spirv_parse_enum_keyword(mica_parser *p, const mica_enum_def *of, const char *name,
                              uint64_t *value);
bool spirv_parse_enum_string(mica_parser *p, const mica_enum_def *of, const char *name,
                             uint64_t *value);
// The type of a pointer to `pointee` in the class of storage that a string tells.
bool spirv_parse_storage(mica_parser *p, spirv_storage_class *storage);
// `value` NULL: false.
bool spirv_set(mica_op_state *out, const char *name, const mica_attr *value);
// `@name`, into `sym_name`.
bool spirv_parse_name(mica_parser *p, mica_op_state *out);
// `, @a, @b`, perhaps nothing.
bool spirv_parse_interface(mica_parser *p, mica_op_state *out);
void spirv_print_symbols(mica_printer *p, mica_attrs symbols);
void spirv_print_enum_string(mica_printer *p, mica_str text);  // "text", after a blank
// `bind(0, 1)` or `built_in("...")`, then a dictionary.
bool spirv_parse_decorations(mica_parser *p, mica_op_state *out);
void spirv_print_decorations(mica_printer *p, const mica_op *op, const char *const *elided,
                             size_t count);

// ---- Checks -------------------------------------------------------------------------------------

bool spirv_check_semantics(const mica_op *op, const mica_attr *semantics);
// The type of the part at the end of these indices. NULL: there is none; `index` and `at` tell
// which index failed in which type.
const mica_type *spirv_part(const mica_type *type, mica_attrs indices, int32_t *index,
                            const mica_type **at);
// The nearest spirv.module around it; NULL: none.
const mica_op *spirv_module_of(const mica_op *op);
// The environment that the operation, or one around it, tells; NULL: none.
const mica_attr *spirv_environment_of(const mica_op *op);

// ---- Older text (former.c) ----------------------------------------------------------------------

// A word of an enum, bare or in quotes, or "unknown WHAT: WORD".
bool spirv_parse_former_word(mica_parser *p, const mica_enum_def *of, const char *what,
                             uint64_t *value);
// Behind `entry_point_abi`; NULL: reported.
const mica_attr *spirv_parse_former_entry_point_abi(mica_parser *p);
// What a dictionary says of a device's limits; NULL: it holds something else, or no memory.
const mica_attr *spirv_former_limits(mica_context *ctx, const mica_attr *dictionary);

#endif
