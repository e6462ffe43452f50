// Operations in generic form.
#ifndef MICA_PARSER_OPERATION_H
#define MICA_PARSER_OPERATION_H

#include "grammar/op_attributes.h"
#include "grammar/scope.h"
#include "grammar/type.h"

typedef parse_signature parse_op_type;  // where it stands: p->ops->type_at

// A generic operation that is being read: the outer ones wait below it.
typedef struct op_frame {
  const mica_op_name *name;
  mica_loc loc;
  parse_list results, operands, successors, regions, attributes;
  const char *attributes_end;
  const mica_attr *properties;
} op_frame;

typedef struct parse_result_record {
  mica_str name;  // "%a"
  const char *at;
  uint64_t count;
  uint32_t entry;
} parse_result_record;

// `%0 = "name"(%a, %b)`, taken as one run; result.count 0: no name of a result. The rest is there
// when the whole operation is.
typedef struct op_head_run {
  parse_result_record result;
  mica_str name;
  const char *after_name;
  parse_stack uses;        // parse_use
  parse_stack successors;  // parse_token
  const mica_attr *properties, *attributes;
  const mica_type *const *op_types;  // of operands and results; in `types` or remembered
  uint32_t type_count, input_count;
  parse_stack types;  // const mica_type *
  const char *type_at;
} op_head_run;

typedef struct operation_state {
  parse_stack uses;        // parse_use
  parse_stack results;     // parse_result_record
  parse_stack successors;  // mica_block *
  parse_stack values;      // mica_value *
  parse_stack frames;      // op_frame
  op_head_run head;
  parse_result_record result_run;  // of the latest TK_RESULTS
  parse_list named;                // names of the operation that is about to be read
  const char *type_at;             // of the operation that is about to be made
  mica_op *latest;                 // the one that was read last
} operation_state;

static inline mica_op *parse_op_of(parse_token token) {
  return (mica_op *)(uintptr_t)token.as.object;
}

mica_op *mica_parser_generic_op(mica_parser *p, parse_op_type type);
mica_op *mica_parser_op_located(mica_parser *p, mica_loc loc);  // the latest operation
void mica_parser_op_name(mica_parser *p, parse_list results, parse_token name);
void mica_parser_op_head_run(mica_parser *p, parse_list results);
void mica_parser_op_front_run(mica_parser *p, parse_list results);
mica_op *mica_parser_op_run(mica_parser *p, parse_list results);
// What p->ops->head holds of an operation with regions: until the first is open, and after the
// last.
void mica_parser_op_open_run(mica_parser *p);
mica_op *mica_parser_op_close_run(mica_parser *p);
void mica_parser_op_next_region(mica_parser *p);  // the one on top of p->regions->list
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

// The name in front of `=`, if the run has one.
parse_list mica_parser_result_run(mica_parser *p, const parse_result_record *result);
// Pops the names in front of the operation, and defines them as its results. False: reported.
bool mica_parser_name_results(mica_parser *p, parse_list names, mica_op *op);

void mica_parser_operations_free(mica_parser *p);

#endif
