// Assembly formats with their names resolved and their rules checked: what the emitters of parsers
// and printers walk. Made once, by format_model, and hung on the model: `format` of an operation,
// type or attribute, and the file's custom directives.
#ifndef MICA_GEN_FORMAT_RESOLVED_H
#define MICA_GEN_FORMAT_RESOLVED_H

#include "format/format.h"
#include "base/source.h"
#include "c/c_expression.h"

typedef struct model_op model_op;
typedef struct model_definition model_definition;
typedef struct model_attribute model_attribute;
typedef struct model_value model_value;

// How the parser finds the types of an operand or result.
typedef enum type_origin {
  TYPE_UNKNOWN,
  TYPE_PARSED,      // type($x), or within functional-type
  TYPE_TOGETHER,    // type(operands), type(results)
  TYPE_BUILT,       // by the constraint's expression
  TYPE_OF_OPERAND,  // that of operand `index`, through `transform`
  TYPE_OF_RESULT,
  TYPE_OF_ATTRIBUTE,
  TYPE_INFERRED,  // by the operation's inference, all results together
  TYPE_OF_VALUE,  // of older text: an operand's is that of its value, a result's `former_type`
} type_origin;

typedef struct format_type {
  type_origin origin;
  bool is_list;  // parsed as a list: mica_types instead of one type
  size_t index;
  const c_expression *transform;  // as of model_type_link
  bool gives_list;                // the transform gives mica_types
  bool per_element;               // as of model_type_link
  const char *expression;         // TYPE_BUILT: C over $_ctxt
} format_type;

// ---- Custom directives --------------------------------------------------------------------------

typedef struct format_parameter {
  const char *type, *name;  // "mica_operand_ref *", "lhs"
} format_parameter;

// The two functions that an author writes for custom<Name>(...). A C function can't be overloaded:
// every use in the file passes what has these types.
typedef struct format_custom {
  const char *parse_name, *print_name;  // "ring_parse_index", "ring_print_index"
  // What stands for the arguments, named as in the first use.
  const format_parameter *parse, *print;
  size_t count;
  bool of_parameters;  // of a type or attribute: no operation stands before them
  place at;            // of the element that has the first use
  bool is_library;     // the library's functions, which take no code
  bool is_printed;     // not of former formats alone, which are only read
  bool opens_group;    // an optional group begins with it somewhere: parsing answers mica_parsed
} format_custom;

// ---- Formats ------------------------------------------------------------------------------------

typedef struct format_source format_source;  // the text, for messages

typedef struct format_of_op {
  const model_op *op;
  const format_source *source;
  const char *one_line;     // as it was written, for comments and documentation
  const char *former_type;  // NULL: all types are found
  format_list elements;
  format_type *operand_types, *result_types;
  bool *seen_operands, *seen_attributes, *seen_regions, *seen_successors;
  bool has_attr_dict, has_prop_dict;
  bool all_operands, all_regions, all_successors;
  bool all_operand_types, all_result_types, infers_results;
} format_of_op;

typedef struct format_of_definition {
  const model_definition *definition;
  const format_source *source;
  const char *one_line;
  format_list elements;
} format_of_definition;

// ---- Questions ----------------------------------------------------------------------------------

const model_attribute *format_attribute(const format_of_op *f, const format_element *variable);
// The operand or result that a variable names; NULL: neither.
const model_value *format_value(const format_of_op *f, const format_element *variable);
// The name in C of what a variable names.
const char *format_c_name(const format_of_op *f, const format_element *variable);
bool format_is_whitespace(const format_element *element);
// The first element that reads a token; NULL: none.
const format_element *format_first_parsable(format_list list);
// `$name`, or what stands inside of type(...), ref(...).
const format_element *format_innermost(const format_element *element);
bool format_is_enum(const model_attribute *a);  // read and written as a keyword

#endif
