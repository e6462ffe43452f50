// Assembly formats with their names resolved and their rules checked: what the emitters of parsers
// and printers walk. Made by resolve.c (names), rules.c (groups and ambiguities),
// types.c (how each type is found) and of_type_or_attr.c (types and attributes).
#ifndef MICA_GEN_FORMAT_RESOLVED_H
#define MICA_GEN_FORMAT_RESOLVED_H

#include "format/format.h"
#include "model/model.h"

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
} type_origin;

typedef struct format_type {
  type_origin origin;
  bool is_list;  // parsed as a list: mica_types instead of one type
  size_t index;
  const char *transform;   // C over $_self, or NULL
  bool gives_list;         // the transform gives mica_types
  const char *expression;  // TYPE_BUILT: C over $_ctxt
} format_type;

typedef struct format_of_op {
  const model_op *op;
  format_source source;
  format_list elements;
  format_type *operand_types, *result_types;
  bool *seen_operands, *seen_attributes, *seen_regions, *seen_successors;
  bool has_attr_dict, has_prop_dict;
  bool all_operands, all_regions, all_successors;
  bool all_operand_types, all_result_types, infers_results;
} format_of_op;

// Reads, resolves and checks. False: errors were reported.
bool format_of_op_make(session *s, const model_op *op, format_of_op *out);

// The steps; each answers whether it found nothing wrong.
bool format_resolve(format_of_op *f);
bool format_check_rules(const format_of_op *f);
bool format_find_types(format_of_op *f);

typedef struct format_of_definition {
  const model_definition *definition;
  format_source source;
  format_list elements;
} format_of_definition;

bool format_of_definition_make(session *s, const model_definition *definition,
                               format_of_definition *out);
// Every use of a custom directive's name passes the same arguments. In emit/custom.c.
bool format_check_custom(session *s, const model *m);

// ---- Questions ----------------------------------------------------------------------------------

const model_attribute *format_attribute(const format_of_op *f, const format_element *variable);
// The operand or result that a variable names; NULL: neither.
const model_value *format_value(const format_of_op *f, const format_element *variable);
bool format_is_whitespace(const format_element *element);
// The first element that reads a token; NULL: none.
const format_element *format_first_parsable(format_list list);
// `$name`, or what stands inside of type(...), ref(...).
const format_element *format_innermost(const format_element *element);
// Attributes that are read and written in a way of their own.
bool format_is_enum(const model_attribute *a);         // as a keyword
bool format_is_symbol_name(const model_attribute *a);  // as @name
// By the general attribute parser, which also takes a type after `:`.
bool format_is_general(const model_attribute *a, bool qualified);

#endif
