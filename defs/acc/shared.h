// What the hooks of acc share: lists for types of devices, parts by their names.
#ifndef MICA_DEFS_ACC_SHARED_H
#define MICA_DEFS_ACC_SHARED_H

#include "acc/acc.h"
#include "mica/attribute.h"
#include "mica/diagnostic.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/reflection.h"

// ---- Parts of several operations, by their names ------------------------------------------------

// Of a definition, or of one of a list that ends with NULL, whatever its parts are; NULL isn't.
bool acc_is(const mica_op *op, const mica_op_def *def);
bool acc_is_one_of(const mica_op *op, const mica_op_def *const *defs);
bool acc_is_in(const mica_op *op, const mica_op_def *const *defs);  // of something around it

// ---- Types of devices ---------------------------------------------------------------------------

// The elements of an array attribute; NULL: none.
mica_attrs acc_elements(const mica_attr *array);
mica_int32s acc_counts(const mica_attr *sizes);  // likewise of a dense array
// Where a type of device stands in such an array; SIZE_MAX: nowhere.
size_t acc_find_device(const mica_attr *devices, acc_device_type device);
bool acc_is_any_device(const mica_attr *devices);  // `[#acc.device_type<none>]`

// ---- Reading ------------------------------------------------------------------------------------

// A list that grows in the parser's scratch.
typedef struct acc_attr_list {
  const mica_attr **data;
  size_t size;
} acc_attr_list;
bool acc_add_attr(mica_parser *p, acc_attr_list *list, const mica_attr *attr);  // NULL: false
bool acc_set_array(mica_parser *p, const acc_attr_list *list, const mica_attr **out);
bool acc_parse_any_attr(mica_parser *p, void *list);  // an element of mica_parse_list
// `%a : i32`
bool acc_parse_value(mica_parser *p, mica_operand_refs *values, mica_types *types);
// `[#acc.device_type<host>]`; without it none in particular. `check`: what may stand there at all,
// NULL: the verifier tells.
bool acc_parse_device(mica_parser *p, acc_attr_list *devices, mica_attr_check check);
// `([#acc.device_type<host>], `: the word alone is for these; nothing: for any.
typedef enum acc_alone {
  ACC_FAILED,
  ACC_BARE,    // no parenthesis stood there
  ACC_CLOSED,  // it was closed behind them
  ACC_MORE,    // values follow in it
} acc_alone;
acc_alone acc_parse_devices_alone(mica_parser *p, acc_attr_list *devices);
// Sizes of groups, as a list of values grew.
typedef struct acc_sizes {
  int32_t *data;
  size_t size;
} acc_sizes;
bool acc_add_size(mica_parser *p, acc_sizes *sizes, size_t size);
bool acc_set_sizes(mica_parser *p, const acc_sizes *sizes, const mica_attr **out);

// ---- Printing -----------------------------------------------------------------------------------

void acc_print_separator(mica_printer *p, size_t index);
void acc_print_value(mica_printer *p, const mica_value *value);  // `%a : i32`
void acc_print_device(mica_printer *p, const mica_attr *device);
// The same; the comma if more follows.
void acc_print_devices_alone(mica_printer *p, const mica_attr *devices, bool more);

// ---- Checks -------------------------------------------------------------------------------------

// As many values as types of devices; `sizes` of groups with no more than `most` values each, 0:
// any number.
bool acc_check_devices(const mica_op *op, mica_segment values, const mica_attr *devices,
                       const char *word);
bool acc_check_groups(const mica_op *op, mica_segment values, const mica_attr *sizes,
                      const mica_attr *devices, const char *word, int32_t most);
// `private`, `firstprivate` and `reduction` name variables of the operation of that name, each
// once.
bool acc_check_private(const mica_op *op);
bool acc_check_wait(const mica_op *op);
bool acc_check_async(const mica_op *op);
bool acc_check_wait_and_async(const mica_op *op);
bool acc_check_data_operands(const mica_op *op);

#endif
