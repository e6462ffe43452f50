// What was expected where a token does not fit: the wording of syntax errors.
//
// The place is told by the symbols on top of the grammar's stack, last one last. The longest pattern that
// fits wins; one that names the wrong token wins over one that does not. `at token` errors stand at the token
// itself, all others go back to the end of what was written before it. A list that a rule without an action
// makes of its first item stands on the stack as that item.
#include "hooks.h"

typedef struct expectation {
  const char *stack;  // symbols of grammar.y, the top last
  const char *text;
  bool at_token;
  int kind;           // the token that was found; -1: any
} expectation;

#define OP_TYPE_EXPECTED "expected ':' followed by operation type"
#define ATTRIBUTE_EXPECTED "expected attribute value"
#define TYPE_EXPECTED "expected non-function type"
#define OPERATION_EXPECTED "expected operation name in quotes"
#define LOCATION_EXPECTED "expected location instance"
#define ELEMENT_EXPECTED "expected element literal of primitive type"
#define NAME_EXPECTED "expected bare identifier"
#define STRIDE_EXPECTED "expected a 64-bit signed integer or '?'"
#define NO_LEFT "missing left operand of binary operator"
#define NO_RIGHT "missing right operand of binary operator"
#define EXPRESSION_EXPECTED "expected affine expression"
#define CONSTRAINT_END "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"
#define RESOURCE_KEY "expected identifier key for 'resource' entry"

static const expectation expectations[] = {
    // Operations
    {"start", OPERATION_EXPECTED, false, -1},
    {"top_level", OPERATION_EXPECTED, false, -1},
    {"region_body", OPERATION_EXPECTED, false, -1},
    {"block_body", OPERATION_EXPECTED, false, -1},
    {"block_label", OPERATION_EXPECTED, false, -1},
    {"op_results", OPERATION_EXPECTED, false, -1},
    {"START_OPERATION", OPERATION_EXPECTED, false, -1},
    {"op_result_list", "expected '=' after SSA name", false, -1},
    {"op_result_list COMMA", "expected valid ssa identifier", false, -1},
    {"VALUE COLON", "expected integer number of results", false, -1},
    {"op_name", "expected '(' to start operand list", false, -1},
    {"operands_open", "expected ')' to end operand list", false, -1},
    {"operands_open value_uses", "expected ')' to end operand list", false, -1},
    {"value_uses COMMA", "expected SSA operand", false, -1},
    {"successors_open", "expected block name", false, -1},
    {"successors_open", "expected list element", false, TK_RSQUARE},
    {"successor_list", "expected ',' or ']'", false, -1},
    {"successor_list COMMA", "expected block name", false, -1},
    {"properties_open", ATTRIBUTE_EXPECTED, false, -1},
    {"properties_open attribute", "expected '>' to close properties", false, -1},
    {"op_head", OP_TYPE_EXPECTED, false, -1},
    {"op_successors", OP_TYPE_EXPECTED, false, -1},
    {"op_properties", OP_TYPE_EXPECTED, false, -1},
    {"op_regions", OP_TYPE_EXPECTED, false, -1},
    {"op_attributes", OP_TYPE_EXPECTED, false, -1},
    {"regions_open", "expected '{' to begin a region", false, -1},
    {"region_list COMMA", "expected '{' to begin a region", false, -1},
    {"region_list", "expected ')' to end region list", false, -1},
    {"op_colon", TYPE_EXPECTED, false, -1},

    // Regions and blocks
    {"START_REGION", "expected '{' to begin a region", false, -1},
    {"block_name", "expected ':' after block name", false, -1},
    {"block_name block_arguments_open RPAREN", "expected ':' after block name", false, -1},
    {"block_arguments RPAREN", "expected ':' after block name", false, -1},
    {"block_argument RPAREN", "expected ':' after block name", false, -1},
    {"block_arguments_open", "expected SSA operand", false, -1},
    {"block_arguments COMMA", "expected SSA operand", false, -1},
    {"block_argument COMMA", "expected SSA operand", false, -1},
    {"block_arguments", "expected ')'", false, -1},
    {"block_argument", "expected ')'", false, -1},
    {"value_use", "expected ':' and type for SSA operand", false, -1},
    {"value_use COLON", TYPE_EXPECTED, false, -1},

    // Types
    {"START_TYPE", TYPE_EXPECTED, false, -1},
    {"START_FUNCTION_TYPE", "expected '('", false, -1},
    {"type_list_parens", "expected '->' in function type", false, -1},
    {"type_list_parens ARROW", TYPE_EXPECTED, false, -1},
    {"LPAREN nest", TYPE_EXPECTED, false, -1},
    {"LPAREN nest types", "expected ')'", false, -1},
    {"types COMMA", TYPE_EXPECTED, false, -1},
    {"TENSOR", "expected '<' in tensor type", false, -1},
    {"MEMREF", "expected '<' in memref type", false, -1},
    {"VECTOR", "expected '<' in vector type", false, -1},
    {"COMPLEX", "expected '<' in complex type", false, -1},
    {"TUPLE", "expected '<' in tuple type", false, -1},
    {"element_begin", TYPE_EXPECTED, false, -1},
    {"TENSOR LESS nest SHAPE shaped_element", "expected '>' in tensor type", false, -1},
    {"shaped_element COMMA attribute", "expected '>' in tensor type", false, -1},
    {"shaped_element COMMA", ATTRIBUTE_EXPECTED, false, -1},
    {"memref_element", "expected ',' or '>' in memref type", false, -1},
    {"memref_comma", ATTRIBUTE_EXPECTED, false, -1},
    {"memref_comma", "expected list element", false, TK_GREATER},
    {"memref_layout", "expected ',' or '>'", false, -1},
    {"memref_layout COMMA", ATTRIBUTE_EXPECTED, false, -1},
    {"VECTOR LESS nest SHAPE shaped_element", "expected '>' in vector type", false, -1},
    {"COMPLEX LESS nest shaped_element", "expected '>' in complex type", false, -1},
    {"TUPLE LESS nest", TYPE_EXPECTED, false, -1},
    {"TUPLE LESS nest types", "expected '>' in tuple type", false, -1},

    // Attributes
    {"START_ATTRIBUTE", ATTRIBUTE_EXPECTED, false, -1},
    {"START_TYPED", ATTRIBUTE_EXPECTED, false, -1},
    {"attribute_alias", "expected '=' in attribute alias definition", false, -1},
    {"attribute_alias EQUAL", ATTRIBUTE_EXPECTED, false, -1},
    {"type_alias", "expected '=' in type alias definition", false, -1},
    {"type_alias EQUAL", TYPE_EXPECTED, false, -1},
    {"MINUS", "expected constant integer or floating point value", false, -1},
    {"number COLON", TYPE_EXPECTED, false, -1},
    {"STRING COLON", TYPE_EXPECTED, false, -1},
    {"symbol COLON_COLON", "expected nested symbol reference identifier", true, -1},
    {"LSQUARE nest", ATTRIBUTE_EXPECTED, false, -1},
    {"attribute_list", "expected ',' or ']'", false, -1},
    {"attribute_list COMMA", ATTRIBUTE_EXPECTED, false, -1},
    {"START_DICTIONARY", "expected '{' in attribute dictionary", false, -1},
    {"LBRACE nest", "expected attribute name", false, -1},
    {"entries COMMA", "expected attribute name", false, -1},
    {"entries", "expected '}' in attribute dictionary", false, -1},
    {"entry_name EQUAL", ATTRIBUTE_EXPECTED, false, -1},
    {"STRIDED", "expected '<' after 'strided'", false, -1},
    {"STRIDED LESS", "expected '['", false, -1},
    {"STRIDED LESS LSQUARE", STRIDE_EXPECTED, true, -1},
    {"stride_list COMMA", STRIDE_EXPECTED, true, -1},
    {"STRIDED LESS LSQUARE MINUS", STRIDE_EXPECTED, true, -1},
    {"stride_list COMMA MINUS", STRIDE_EXPECTED, true, -1},
    {"stride_list", "expected ']'", false, -1},
    {"STRIDED LESS strides", "expected ','", false, -1},
    {"strides COMMA", "expected 'offset' after comma", false, -1},
    {"COMMA OFFSET", "expected ':' after 'offset'", false, -1},
    {"OFFSET COLON", STRIDE_EXPECTED, true, -1},
    {"OFFSET COLON MINUS", STRIDE_EXPECTED, true, -1},
    {"OFFSET COLON stride", "expected '>'", false, -1},
    {"DISTINCT", "expected '[' after 'distinct'", false, -1},
    {"DISTINCT LSQUARE", "expected distinct ID", false, -1},
    {"DISTINCT LSQUARE INTEGER", "expected ']' to close distinct ID", false, -1},
    {"DISTINCT LSQUARE INTEGER RSQUARE", "expected '<' after distinct ID", false, -1},
    {"RSQUARE LESS nest", ATTRIBUTE_EXPECTED, false, -1},
    {"RSQUARE LESS nest attribute", "expected '>' to close distinct attribute", false, -1},

    // Elements
    {"elements", "expected ':'", false, -1},
    {"elements COLON", TYPE_EXPECTED, false, -1},
    {"resource_ref", "expected ':'", false, -1},
    {"type_place", TYPE_EXPECTED, false, -1},
    {"DENSE", "expected '<' after 'dense'", false, -1},
    {"DENSE LESS", ELEMENT_EXPECTED, true, -1},
    {"SPARSE LESS", ELEMENT_EXPECTED, true, -1},
    {"literal_begin", ELEMENT_EXPECTED, true, -1},
    {"literal_open", ELEMENT_EXPECTED, true, -1},
    {"literal_items COMMA", ELEMENT_EXPECTED, true, -1},
    {"literal_item COMMA", ELEMENT_EXPECTED, true, -1},
    {"complex_open", ELEMENT_EXPECTED, true, -1},
    {"complex_open element COMMA", ELEMENT_EXPECTED, true, -1},
    {"literal_begin MINUS", "expected integer or floating point literal", true, -1},
    {"literal_open MINUS", "expected integer or floating point literal", true, -1},
    {"literal_items COMMA MINUS", "expected integer or floating point literal", true, -1},
    {"literal_item COMMA MINUS", "expected integer or floating point literal", true, -1},
    {"complex_open MINUS", "expected integer or floating point literal", true, -1},
    {"complex_open element COMMA MINUS", "expected integer or floating point literal", true, -1},
    {"complex_open element", "expected ',' between complex elements", false, -1},
    {"complex_open element COMMA element", "expected ')' after complex elements", false, -1},
    {"literal_items", "expected ']'", false, -1},
    {"literal_open literal_item", "expected ']'", false, -1},
    {"DENSE LESS literal", "expected '>'", false, -1},
    {"SPARSE", "Expected '<' after 'sparse'", false, -1},
    {"SPARSE LESS literal", "expected ','", false, -1},
    {"SPARSE LESS literal COMMA", ELEMENT_EXPECTED, true, -1},
    {"literal COMMA literal", "expected '>'", false, -1},
    {"DENSE_RESOURCE", "expected '<' after 'dense_resource'", false, -1},
    {"DENSE_RESOURCE LESS", RESOURCE_KEY, true, -1},
    {"DENSE_RESOURCE LESS BARE_ID", "expected '>'", false, -1},
    {"DENSE_RESOURCE LESS STRING", "expected '>'", false, -1},
    {"ARRAY", "expected '<' after 'array'", false, -1},
    {"dense_array", "expected ':' after dense array type", false, -1},
    {"dense_array COLON", "expected integer literal", true, -1},
    {"dense_array COLON MINUS", "expected integer literal", true, -1},
    {"array_elements", "expected '>' to close an array attribute", false, -1},
    {"array_element", "expected '>' to close an array attribute", false, -1},
    {"array_elements COMMA", "expected integer literal", true, -1},
    {"array_element COMMA", "expected integer literal", true, -1},
    {"array_elements COMMA MINUS", "expected integer literal", true, -1},
    {"array_element COMMA MINUS", "expected integer literal", true, -1},

    // Affine maps and sets
    {"AFFINE_MAP", "expected '<' in affine map", false, -1},
    {"AFFINE_SET", "expected '<' in integer set", false, -1},
    {"START_AFFINE", "expected '(' in dimensional identifier list", false, -1},
    {"AFFINE_MAP LESS type_place", "expected '(' in dimensional identifier list", false, -1},
    {"AFFINE_SET LESS type_place", "expected '(' in dimensional identifier list", false, -1},
    {"dims_open", NAME_EXPECTED, false, -1},
    {"affine_dim_list COMMA", NAME_EXPECTED, false, -1},
    {"affine_dim_list", "expected ')' in dimensional identifier list", false, -1},
    {"symbols_open", NAME_EXPECTED, false, -1},
    {"affine_symbols COMMA", NAME_EXPECTED, false, -1},
    {"affine_symbols", "expected ']' in symbol list", false, -1},
    {"affine_dims", "expected '->' or ':'", false, -1},
    {"affine_inputs", "expected '->' or ':'", false, -1},
    {"affine_inputs ARROW", "expected '(' in affine map range", false, -1},
    {"affine_inputs COLON", "expected '(' in integer set constraint list", false, -1},
    {"range_open", EXPRESSION_EXPECTED, true, -1},
    {"range_open", NO_LEFT, true, TK_PLUS},
    {"range_open", NO_LEFT, true, TK_STAR},
    {"range_open", "unexpected ssa identifier", false, TK_VALUE},
    {"exprs COMMA", EXPRESSION_EXPECTED, true, -1},
    {"exprs COMMA", NO_LEFT, true, TK_PLUS},
    {"exprs COMMA", NO_LEFT, true, TK_STAR},
    {"exprs COMMA", "unexpected ssa identifier", false, TK_VALUE},
    {"constraints_open", EXPRESSION_EXPECTED, true, -1},
    {"constraints_open", NO_LEFT, true, TK_PLUS},
    {"constraints_open", NO_LEFT, true, TK_STAR},
    {"constraints COMMA", EXPRESSION_EXPECTED, true, -1},
    {"constraints COMMA", NO_LEFT, true, TK_PLUS},
    {"constraints COMMA", NO_LEFT, true, TK_STAR},
    {"EQUAL", EXPRESSION_EXPECTED, true, -1},
    {"affine_paren", EXPRESSION_EXPECTED, true, -1},
    {"affine_paren", NO_LEFT, true, TK_PLUS},
    {"affine_paren", NO_LEFT, true, TK_STAR},
    {"affine_paren", "no expression inside parentheses", true, TK_RPAREN},
    {"affine_paren expr", "expected ')'", false, -1},
    {"affine_paren product", "expected ')'", false, -1},
    {"expr PLUS", NO_RIGHT, true, -1},
    {"expr MINUS", NO_RIGHT, true, -1},
    {"product STAR", NO_RIGHT, true, -1},
    {"product FLOORDIV", NO_RIGHT, true, -1},
    {"product CEILDIV", NO_RIGHT, true, -1},
    {"product MOD", NO_RIGHT, true, -1},
    {"negation", EXPRESSION_EXPECTED, true, -1},
    {"exprs", "expected ')' in affine map range", false, -1},
    {"range_open expr", "expected ')' in affine map range", false, -1},
    {"constraints", "expected ')' in integer set constraint list", false, -1},
    {"constraints_open expr", CONSTRAINT_END, true, -1},
    {"constraints COMMA expr", CONSTRAINT_END, true, -1},
    {"expr GREATER", CONSTRAINT_END, true, -1},
    {"expr LESS", CONSTRAINT_END, true, -1},
    {"expr EQUAL", CONSTRAINT_END, true, -1},
    {"AFFINE_MAP LESS type_place affine_body", "expected '>' in affine map", false, -1},
    {"AFFINE_SET LESS type_place affine_body", "expected '>' in integer set", false, -1},

    // Locations
    {"START_LOCATION", "expected 'loc'", false, -1},
    {"LOC", "expected '(' in inline location", false, -1},
    {"op_body LOC", "expected '(' in location", false, -1},
    {"block_argument_type LOC", "expected '(' in location", false, -1},
    {"START_LOCATION LOC", "expected '(' in location", false, -1},
    {"LOC LPAREN", LOCATION_EXPECTED, false, -1},
    {"inline_open", LOCATION_EXPECTED, false, -1},
    {"child_open", LOCATION_EXPECTED, false, -1},
    {"callsite_open", LOCATION_EXPECTED, false, -1},
    {"nested_location AT", LOCATION_EXPECTED, false, -1},
    {"fused_open", LOCATION_EXPECTED, false, -1},
    {"fused_parts COMMA", LOCATION_EXPECTED, false, -1},
    {"LOC LPAREN HASH_ID", "expected ')' in location", false, -1},
    {"LOC LPAREN any_location", "expected ')' in location", false, -1},
    {"inline_open nested_location", "expected ')' in inline location", false, -1},
    {"loc_name COLON", "expected integer line number in FileLineColRange", false, -1},
    {"file_line", "expected ':' in FileLineColRange", false, -1},
    {"file_line COLON", "expected integer column number in FileLineColRange", false, -1},
    {"file_place TO", "expected either integer or `:` post `to` in FileLineColRange", false, -1},
    {"file_place TO COLON", "expected integer column number in FileLineColRange", false, -1},
    {"file_place TO INTEGER", "expected either integer or `:` post `to` in FileLineColRange", false, -1},
    {"file_place TO INTEGER COLON", "expected integer column number in FileLineColRange", false, -1},
    {"child_open nested_location", "expected ')' after child location of NameLoc", false, -1},
    {"CALLSITE", "expected '(' in callsite location", false, -1},
    {"callsite_open nested_location", "expected 'at' in callsite location", false, -1},
    {"AT nested_location", "expected ')' in callsite location", false, -1},
    {"fused_metadata", "expected '[' in fused location", false, -1},
    {"FUSED LESS", ATTRIBUTE_EXPECTED, false, -1},
    {"FUSED LESS attribute", "expected '>' after fused location metadata", false, -1},
    {"fused_parts", "expected ']' in fused location", false, -1},

    // File metadata
    {"FILE_BEGIN", "expected identifier key in file metadata dictionary", true, -1},
    {"metadata", "expected ',' or '#-}'", false, -1},
    {"metadata_entries", "expected ',' or '#-}'", false, -1},
    {"metadata_entry", "expected ',' or '#-}'", false, -1},
    {"metadata_entries COMMA", "expected identifier key in file metadata dictionary", true, -1},
    {"metadata_entry COMMA", "expected identifier key in file metadata dictionary", true, -1},
    {"metadata_key", "expected ':'", false, -1},
    {"metadata_key COLON", "expected '{'", false, -1},
    {"metadata_key COLON LBRACE", RESOURCE_KEY, true, -1},
    {"section_list", "expected ',' or '}'", false, -1},
    {"section", "expected ',' or '}'", false, -1},
    {"section_list COMMA", RESOURCE_KEY, true, -1},
    {"section COMMA", RESOURCE_KEY, true, -1},
    {"section_name", "expected ':'", false, -1},
    {"section_name COLON", "expected '{'", false, -1},
    {"section_name COLON LBRACE", RESOURCE_KEY, true, -1},
    {"resource_list", "expected ',' or '}'", false, -1},
    {"resource", "expected ',' or '}'", false, -1},
    {"resource_list COMMA", RESOURCE_KEY, true, -1},
    {"resource COMMA", RESOURCE_KEY, true, -1},
    {"resource_key", "expected ':'", false, -1},
    {"resource_key COLON", "expected hex string blob", true, -1},
};

// The number of symbols that the pattern has when the stack ends with them; 0: it does not.
static int match(const char *pattern, void *automaton) {
  const char *end = pattern + strlen(pattern);
  for (int depth = 0;; depth++) {
    const char *start = end;
    while (start > pattern && start[-1] != ' ') start--;
    const char *symbol = mica_grammarStackSymbol(automaton, depth);
    if (symbol == NULL || strlen(symbol) != (size_t)(end - start)) return 0;
    if (memcmp(symbol, start, (size_t)(end - start)) != 0) return 0;
    if (start == pattern) return depth + 1;
    end = start - 1;
  }
}

const char *parse_expected(void *automaton, int kind, bool *wrong_token) {
  const char *text = "unexpected token";
  int best = 0;
  for (size_t i = 0; i < sizeof expectations / sizeof expectations[0]; i++) {
    const expectation *e = &expectations[i];
    if (e->kind >= 0 && e->kind != kind) continue;
    int score = match(e->stack, automaton) * 2;
    if (score == 0 || (score += e->kind >= 0) <= best) continue;
    best = score;
    text = e->text;
    *wrong_token = !e->at_token;
  }
  return text;
}
