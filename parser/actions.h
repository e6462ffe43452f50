// The actions of the grammar: what its productions call, by the part of the language.
// A function that fails has set p->failed; the grammar then calls nothing more.
#ifndef MICA_PARSER_ACTIONS_H
#define MICA_PARSER_ACTIONS_H

#include "parser.h"

// ---- Shared values of the grammar ---------------------------------------------------------------

typedef struct parse_signature {
  parse_list inputs, results;
} parse_signature;
typedef parse_signature parse_op_type;  // where it stands: p->op_type_at
typedef struct parse_layout {
  const mica_attr *layout, *memory_space;
} parse_layout;
typedef struct parse_element_type {
  const char *at;
  const mica_type *type;
} parse_element_type;
typedef struct parse_elements_head {
  const char *at;
  bool is_sparse, has_literal;
} parse_elements_head;
typedef struct parse_file_place {
  const char *file;  // its quote
  uint32_t line, column;
} parse_file_place;

static inline parse_list parse_longer(parse_list list) {
  return (parse_list){list.start, list.count + 1};
}
static inline mica_op *parse_op_of(parse_token token) {
  return (mica_op *)(uintptr_t)token.as.object;
}
static inline parse_token parse_next_token(const mica_parser *p) { return p->looking_at; }
static inline parse_literal parse_literal_of(parse_token token, uint16_t kind, bool negative) {
  uint32_t size = token.as.size > UINT32_MAX ? UINT32_MAX : (uint32_t)token.as.size;
  return (parse_literal){token.at, size, kind, negative};
}

// ---- Operations (parse_operation.c) -------------------------------------------------------------

mica_op *mica_parser_generic_op(mica_parser *p, parse_op_type type);
mica_op *mica_parser_op_located(mica_parser *p, mica_loc loc);  // the latest operation
void mica_parser_op_name(mica_parser *p, parse_list results, parse_token name);
void mica_parser_op_head_run(mica_parser *p, parse_list results);
void mica_parser_op_front_run(mica_parser *p, parse_list results);
mica_op *mica_parser_op_run(mica_parser *p, parse_list results);
// What p->head holds of an operation with regions: until the first is open, and after the last.
void mica_parser_op_open_run(mica_parser *p);
mica_op *mica_parser_op_close_run(mica_parser *p);
void mica_parser_op_next_region(mica_parser *p);  // the one on top of p->regions
void mica_parser_op_operands(mica_parser *p, parse_list operands);
void mica_parser_op_successors(mica_parser *p, parse_list successors);
void mica_parser_op_properties(mica_parser *p, const mica_attr *properties);
void mica_parser_op_properties_at(mica_parser *p, parse_token open, const mica_attr *properties);
void mica_parser_op_regions(mica_parser *p, parse_list regions);
void mica_parser_op_attributes(mica_parser *p, parse_list entries);
parse_list mica_parser_no_results(mica_parser *p);
parse_list mica_parser_results(mica_parser *p, parse_list list);
parse_list mica_parser_result(mica_parser *p, parse_token name);
parse_list mica_parser_result_group(mica_parser *p, parse_token name, parse_token count);
parse_list mica_parser_no_operands(mica_parser *p);
parse_list mica_parser_first_use(mica_parser *p, const parse_use *use);
parse_list mica_parser_next_use(mica_parser *p, parse_list list, const parse_use *use);
parse_use mica_parser_value_use(mica_parser *p, parse_token name);
parse_use mica_parser_numbered_use(mica_parser *p, parse_token name, parse_token number);
void mica_parser_successors_open(mica_parser *p, parse_token bracket);
parse_list mica_parser_first_successor(mica_parser *p, parse_token name);
parse_list mica_parser_next_successor(mica_parser *p, parse_list list, parse_token name);
parse_op_type mica_parser_op_type_run(mica_parser *p, parse_token run);
parse_op_type mica_parser_op_signature(mica_parser *p, parse_token colon,
                                       parse_signature signature);
parse_op_type mica_parser_op_type_of(mica_parser *p, parse_token colon, const mica_type *type);

// ---- Top level (parse_top_level.c) --------------------------------------------------------------

parse_token mica_parser_attribute_alias_name(mica_parser *p, parse_token name);
parse_token mica_parser_type_alias_name(mica_parser *p, parse_token name);
void mica_parser_define_attribute_alias(mica_parser *p, parse_token name, const mica_attr *value);
void mica_parser_define_type_alias(mica_parser *p, parse_token name, const mica_type *value);
void mica_parser_metadata_key(mica_parser *p, parse_token key);
// The metadata being read is `external_resources`.
bool mica_parser_is_external(const mica_parser *p);
void mica_parser_metadata_section(mica_parser *p, parse_token name);
parse_token mica_parser_resource_key(mica_parser *p, parse_token key);
void mica_parser_resource(mica_parser *p, parse_token key, parse_token value);

// ---- Regions and blocks (parse_region.c) --------------------------------------------------------

void mica_parser_region_begin(mica_parser *p);
mica_region *mica_parser_region_end(mica_parser *p, parse_token brace);
parse_list mica_parser_first_region(mica_parser *p, mica_region *region);
void mica_parser_block_name(mica_parser *p, parse_token name);
void mica_parser_block_run(mica_parser *p);
void mica_parser_block_open(mica_parser *p);
void mica_parser_block_argument(mica_parser *p, const parse_use *name, const mica_type *type);
void mica_parser_block_argument_end(mica_parser *p);
void mica_parser_block_argument_loc(mica_parser *p, mica_loc loc);

// ---- Types (parse_type.c) -----------------------------------------------------------------------

void mica_parser_nest(mica_parser *p);
parse_list mica_parser_no_types(mica_parser *p);
parse_list mica_parser_first_type(mica_parser *p, const mica_type *type);
parse_list mica_parser_next_type(mica_parser *p, parse_list list, const mica_type *type);
const mica_type *mica_parser_function_type(mica_parser *p, parse_signature signature);
const mica_type *mica_parser_plain_type(mica_parser *p, parse_token name);
const mica_type *mica_parser_integer_type(mica_parser *p, parse_token name);
const mica_type *mica_parser_tensor(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element, const mica_attr *encoding,
                                    parse_token end);
const mica_type *mica_parser_memref(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element, parse_layout layout);
parse_element_type mica_parser_memref_element(mica_parser *p, parse_token at,
                                              const mica_type *type);
parse_layout mica_parser_memref_layout(mica_parser *p, parse_layout layout, const mica_attr *attr);
const mica_type *mica_parser_vector(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element);
const mica_type *mica_parser_complex(mica_parser *p, parse_token keyword,
                                     parse_element_type element);
const mica_type *mica_parser_tuple(mica_parser *p, parse_list elements);

// ---- Attributes (parse_attribute.c) -------------------------------------------------------------

const mica_attr *mica_parser_type_attribute(mica_parser *p, const mica_type *type);
const mica_attr *mica_parser_unit(mica_parser *p);
const mica_attr *mica_parser_bool(mica_parser *p, bool value);
const mica_attr *mica_parser_number(mica_parser *p, parse_literal number, const mica_type *type);
const mica_attr *mica_parser_string_attribute(mica_parser *p, parse_token text,
                                              const mica_type *type);
const mica_attr *mica_parser_symbol(mica_parser *p, parse_list path);
parse_list mica_parser_first_symbol(mica_parser *p, parse_token name);
parse_list mica_parser_next_symbol(mica_parser *p, parse_list path, parse_token name);
const mica_attr *mica_parser_array(mica_parser *p, parse_list elements);
parse_list mica_parser_first_attribute(mica_parser *p, const mica_attr *attr);
parse_list mica_parser_next_attribute(mica_parser *p, parse_list list, const mica_attr *attr);
const mica_attr *mica_parser_dictionary(mica_parser *p, parse_list entries);
uint32_t mica_parser_entries_open(mica_parser *p);  // answers what mica_parser_entries_end takes
void mica_parser_entry_name(mica_parser *p, parse_token name);
void mica_parser_entry(mica_parser *p, const mica_attr *value);  // of the latest name; NULL: unit
parse_list mica_parser_entries_end(mica_parser *p, uint32_t outer);
const mica_attr *mica_parser_strided(mica_parser *p, parse_token keyword, parse_list strides,
                                     int64_t offset);
parse_list mica_parser_first_stride(mica_parser *p, int64_t stride);
parse_list mica_parser_next_stride(mica_parser *p, parse_list list, int64_t stride);
int64_t mica_parser_stride(mica_parser *p, parse_token first, parse_token digits);
uint64_t mica_parser_distinct_id(mica_parser *p, parse_token digits);
const mica_attr *mica_parser_distinct(mica_parser *p, parse_token keyword, uint64_t id,
                                      const mica_attr *value);

// ---- Elements (parse_dense.c, parse_array.c) ----------------------------------------------------

parse_elements_head mica_parser_dense_end(mica_parser *p, parse_token keyword, bool has_literal);
parse_elements_head mica_parser_sparse_end(mica_parser *p, parse_token keyword, bool has_literal);
void mica_parser_literal_begin(mica_parser *p);
void mica_parser_literal_scalar(mica_parser *p);
void mica_parser_literal_open(mica_parser *p);
void mica_parser_literal_close(mica_parser *p);
void mica_parser_literal_element(mica_parser *p, parse_literal element);
const mica_attr *mica_parser_elements(mica_parser *p, parse_elements_head head,
                                      const mica_type *type);
const mica_attr *mica_parser_resource_elements(mica_parser *p, parse_token key, parse_token at,
                                               const mica_type *type);
const mica_type *mica_parser_dense_array_type(mica_parser *p, parse_token begin,
                                              const mica_type *type);
void mica_parser_array_element(mica_parser *p, parse_literal element);
const mica_attr *mica_parser_dense_array(mica_parser *p, const mica_type *element);

// ---- Affine maps and sets (parse_affine.c) ------------------------------------------------------

const mica_attr *mica_parser_affine_map(mica_parser *p, parse_token at, const mica_attr *body);
const mica_attr *mica_parser_affine_set(mica_parser *p, parse_token at, const mica_attr *body);
const mica_attr *mica_parser_map_body(mica_parser *p, parse_list results);
const mica_attr *mica_parser_set_body(mica_parser *p, parse_list constraints);
void mica_parser_affine_begin(mica_parser *p);
void mica_parser_affine_dim(mica_parser *p, parse_token name);
void mica_parser_affine_symbol(mica_parser *p, parse_token name);
parse_list mica_parser_first_expr(mica_parser *p, const mica_affine_expr *expr);
parse_list mica_parser_next_expr(mica_parser *p, parse_list list, const mica_affine_expr *expr);
const mica_affine_expr *mica_parser_constraint(mica_parser *p, const mica_affine_expr *left,
                                               const mica_affine_expr *right, bool equality);
const mica_affine_expr *mica_parser_affine_sum(mica_parser *p, const mica_affine_expr *left,
                                               const mica_affine_expr *right);
const mica_affine_expr *mica_parser_affine_difference(mica_parser *p, const mica_affine_expr *left,
                                                      const mica_affine_expr *right);
const mica_affine_expr *mica_parser_affine_binary(mica_parser *p, mica_affine_kind kind,
                                                  parse_token at, const mica_affine_expr *left,
                                                  const mica_affine_expr *right);
const mica_affine_expr *mica_parser_affine_constant(mica_parser *p, parse_token digits);
const mica_affine_expr *mica_parser_affine_name(mica_parser *p, parse_token name);
// Likewise a value, where expressions may name values (parse_affine_values.c).
const mica_affine_expr *mica_parser_affine_value(mica_parser *p, const mica_operand_ref *value,
                                                 bool is_symbol);
mica_operand_ref mica_parser_operand(mica_parser *p, parse_token name);
mica_operand_ref mica_parser_numbered_operand(mica_parser *p, parse_token name, parse_token number);
// The dimension or symbol that a value is. NULL: no memory.
const mica_affine_expr *mica_affine_values_input(mica_parser *p, mica_affine_values *values,
                                                 const mica_operand_ref *value, bool is_symbol);
void mica_parser_affine_minus(mica_parser *p);
// Each minus sign whose operand is wrong says so too.
void mica_parser_affine_blame_negations(mica_parser *p, const char *at);
const mica_affine_expr *mica_parser_affine_negation(mica_parser *p,
                                                    const mica_affine_expr *operand);

// ---- Locations (parse_location.c) ---------------------------------------------------------------

mica_loc mica_parser_deferred_location(mica_parser *p, parse_token alias);
mica_loc mica_parser_location_alias(mica_parser *p, parse_token alias);
mica_loc mica_parser_location_value(mica_parser *p, parse_token attribute);
const mica_attr *mica_parser_location_attribute(mica_parser *p, mica_loc loc);
mica_loc mica_parser_name_location(mica_parser *p, parse_token name, mica_loc child);
parse_file_place mica_parser_file_line(mica_parser *p, parse_token file, parse_token line);
parse_file_place mica_parser_file_column(mica_parser *p, parse_file_place place,
                                         parse_token column);
mica_loc mica_parser_file_location(mica_parser *p, parse_file_place place);
mica_loc mica_parser_file_range(mica_parser *p, parse_file_place place, parse_token line,
                                parse_token column);
mica_loc mica_parser_call_site(mica_parser *p, mica_loc callee, mica_loc caller);
mica_loc mica_parser_fused(mica_parser *p, const mica_attr *metadata, parse_list parts);
parse_list mica_parser_first_part(mica_parser *p, mica_loc loc);
parse_list mica_parser_next_part(mica_parser *p, parse_list list, mica_loc loc);

// The automaton that lemon makes of grammar.y.
size_t mica_grammarSize(void);
void mica_grammarInit(void *automaton, mica_parser *p);
void mica_grammarFinalize(void *automaton);
void mica_grammar(void *automaton, int kind, parse_token token);
void mica_grammarSettle(void *automaton);
int mica_grammarCanShift(const void *automaton, int kind);
const char *mica_grammarStackSymbol(const void *automaton, int depth);

#endif
