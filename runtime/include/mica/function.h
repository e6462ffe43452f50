// The text form of functions, for the hooks of every operation that is one: func.func and other
// dialects' functions.
//
//   visibility? @name `(` arguments `)` (`->` results)? (`attributes` {...})? body?
//
// The parts stand in the attributes `sym_visibility`, `sym_name`, `function_type`, `arg_attrs` and
// `res_attrs`.
#ifndef MICA_FUNCTION_H
#define MICA_FUNCTION_H

#include "mica/parse.h"
#include "mica/print.h"

MICA_BEGIN

// ---- Parsing (parser/) --------------------------------------------------------------------------

typedef struct mica_signature {
  mica_parsed_arguments arguments;  // without names when they are given by type alone
  mica_types inputs, results;
  const mica_attr *const *result_attributes;  // a dictionary, or NULL, for each result
  bool variadic;                              // ends in `...`
} mica_signature;

// Makes the attribute `function_type`. NULL: reported at the place, or no memory.
typedef const mica_type *(*mica_function_type_maker)(mica_parser *p, mica_position at,
                                                     const mica_signature *signature);

// `(%a: i32 {x.y}, ...) -> (i64 {x.z}, f32)`. False: reported.
MICA_API bool mica_parse_signature(mica_parser *p, bool allow_variadic, mica_signature *out);
// `(i32 {x.y}, f32) -> (i64 {x.z})`, of a call: types without names. Absent: there is no arrow,
// which isn't reported.
MICA_API mica_parsed mica_parse_call_signature(mica_parser *p, mica_signature *out);
// The visibility's keyword, if one stands there, as a string attribute; else *out is NULL.
MICA_API bool mica_parse_optional_visibility(mica_parser *p, const mica_attr **out);
// Puts `arg_attrs` and `res_attrs` into the operation, where there are any.
MICA_API bool mica_state_signature_attributes(mica_op_state *out, const mica_signature *signature);
// Everything after the operation's name. `make_type` NULL: a builtin function type.
MICA_API bool mica_parse_function(mica_parser *p, mica_op_state *out, bool allow_variadic,
                                  mica_function_type_maker make_type);
// The same of a builtin function type: what a definition names whose operation is only that.
MICA_API bool mica_parse_function_op(mica_parser *p, mica_op_state *out);

// ---- Printing (runtime/) ------------------------------------------------------------------------

MICA_API void mica_print_signature(mica_printer *p, const mica_op *op, mica_types inputs,
                                   bool variadic, mica_types results);
// Of a call that passes these operands; "() -> ()" where there is nothing.
MICA_API void mica_print_call_signature(mica_printer *p, const mica_op *op, mica_segment passed);
MICA_API void mica_print_function(mica_printer *p, const mica_op *op, mica_types inputs,
                                  bool variadic, mica_types results);
MICA_API void mica_print_function_op(mica_printer *p, const mica_op *op);

MICA_END

#endif
