// What was expected where a token does not fit: the wording of syntax errors.
//
// The place is told by the symbols on top of the grammar's stack, last one last. The longest
// pattern that fits wins; one that names the wrong token wins over one that does not. A list that a
// rule without an action makes of its first item stands on the stack as that item.
#include "hooks.h"

typedef enum place {
  AFTER,     // what was written before the token
  AT_TOKEN,  // the token itself
  AT_MINUS,  // the minus sign before it
} place;

typedef struct expectation {
  const char *stack;  // symbols of grammar.y, the top last
  const char *text;
  place where;
  int kind;          // the token that was found; -1: any
  const char *also;  // a second error, at the token; NULL: none
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
#define ARRAY_ELEMENT "expected integer literal"
#define RESOURCE_VALUE "expected %s for key '%S'"
#define ENTRY_KEY "expected identifier key for '%s' entry"
#define RESOURCE_KEY "expected identifier key for 'resource' entry"

static const expectation expectations[] = {
    // Operations
    {"start", OPERATION_EXPECTED, AFTER, -1, NULL},
    {"top_level", OPERATION_EXPECTED, AFTER, -1, NULL},
    {"region_body", OPERATION_EXPECTED, AFTER, -1, NULL},
    {"block_body", OPERATION_EXPECTED, AFTER, -1, NULL},
    {"block_label", OPERATION_EXPECTED, AFTER, -1, NULL},
    {"op_results", OPERATION_EXPECTED, AFTER, -1, NULL},
    {"START_OPERATION", OPERATION_EXPECTED, AFTER, -1, NULL},
    {"op_result_list", "expected '=' after SSA name", AFTER, -1, NULL},
    {"op_result_list COMMA", "expected valid ssa identifier", AFTER, -1, NULL},
    {"VALUE COLON", "expected integer number of results", AFTER, -1, NULL},
    {"op_name", "expected '(' to start operand list", AFTER, -1, NULL},
    {"operands_open", "expected ')' to end operand list", AFTER, -1, NULL},
    {"operands_open value_uses", "expected ')' to end operand list", AFTER, -1, NULL},
    {"value_uses COMMA", "expected SSA operand", AFTER, -1, NULL},
    {"successors_open", "expected block name", AFTER, -1, NULL},
    {"successors_open", "expected list element", AFTER, TK_RSQUARE, NULL},
    {"successor_list", "expected ',' or ']'", AFTER, -1, NULL},
    {"successor_list COMMA", "expected block name", AFTER, -1, NULL},
    {"properties_open", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"properties_open attribute", "expected '>' to close properties", AFTER, -1, NULL},
    {"op_head", OP_TYPE_EXPECTED, AFTER, -1, NULL},
    {"op_successors", OP_TYPE_EXPECTED, AFTER, -1, NULL},
    {"op_properties", OP_TYPE_EXPECTED, AFTER, -1, NULL},
    {"op_regions", OP_TYPE_EXPECTED, AFTER, -1, NULL},
    {"op_attributes", OP_TYPE_EXPECTED, AFTER, -1, NULL},
    {"regions_open", "expected '{' to begin a region", AFTER, -1, NULL},
    {"region_list COMMA", "expected '{' to begin a region", AFTER, -1, NULL},
    {"region_list", "expected ')' to end region list", AFTER, -1, NULL},
    {"op_colon", TYPE_EXPECTED, AFTER, -1, NULL},

    // Regions and blocks
    {"START_REGION", "expected '{' to begin a region", AFTER, -1, NULL},
    {"block_name", "expected ':' after block name", AFTER, -1, NULL},
    {"block_name block_arguments_open RPAREN", "expected ':' after block name", AFTER, -1, NULL},
    {"block_arguments RPAREN", "expected ':' after block name", AFTER, -1, NULL},
    {"block_argument RPAREN", "expected ':' after block name", AFTER, -1, NULL},
    {"block_arguments_open", "expected SSA operand", AFTER, -1, NULL},
    {"block_arguments COMMA", "expected SSA operand", AFTER, -1, NULL},
    {"block_argument COMMA", "expected SSA operand", AFTER, -1, NULL},
    {"block_arguments", "expected ')'", AFTER, -1, NULL},
    {"block_argument", "expected ')'", AFTER, -1, NULL},
    {"value_use", "expected ':' and type for SSA operand", AFTER, -1, NULL},
    {"value_use COLON", TYPE_EXPECTED, AFTER, -1, NULL},

    // Types
    {"START_TYPE", TYPE_EXPECTED, AFTER, -1, NULL},
    {"START_FUNCTION_TYPE", "expected '('", AFTER, -1, NULL},
    {"type_list_parens", "expected '->' in function type", AFTER, -1, NULL},
    {"type_list_parens ARROW", TYPE_EXPECTED, AFTER, -1, NULL},
    {"LPAREN nest", TYPE_EXPECTED, AFTER, -1, NULL},
    {"LPAREN nest types", "expected ')'", AFTER, -1, NULL},
    {"types COMMA", TYPE_EXPECTED, AFTER, -1, NULL},
    {"TENSOR", "expected '<' in tensor type", AFTER, -1, NULL},
    {"MEMREF", "expected '<' in memref type", AFTER, -1, NULL},
    {"VECTOR", "expected '<' in vector type", AFTER, -1, NULL},
    {"COMPLEX", "expected '<' in complex type", AFTER, -1, NULL},
    {"TUPLE", "expected '<' in tuple type", AFTER, -1, NULL},
    {"element_begin", TYPE_EXPECTED, AFTER, -1, NULL},
    {"ARRAY LESS element_begin", TYPE_EXPECTED, AFTER, -1,
     "expected an integer or floating point type"},
    {"TENSOR LESS nest SHAPE shaped_element", "expected '>' in tensor type", AFTER, -1, NULL},
    {"shaped_element COMMA attribute", "expected '>' in tensor type", AFTER, -1, NULL},
    {"shaped_element COMMA", "expected '>' in tensor type", AFTER, -1, NULL},
    {"memref_element", "expected ',' or '>' in memref type", AFTER, -1, NULL},
    {"memref_comma", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"memref_comma", "expected list element", AFTER, TK_GREATER, NULL},
    {"memref_layout", "expected ',' or '>'", AFTER, -1, NULL},
    {"memref_layout COMMA", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"VECTOR LESS nest SHAPE shaped_element", "expected '>' in vector type", AFTER, -1, NULL},
    {"COMPLEX LESS nest shaped_element", "expected '>' in complex type", AFTER, -1, NULL},
    {"TUPLE LESS nest", TYPE_EXPECTED, AFTER, -1, NULL},
    {"TUPLE LESS nest types", "expected '>' in tuple type", AFTER, -1, NULL},

    // Attributes
    {"START_ATTRIBUTE", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"START_TYPED", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"attribute_alias", "expected '=' in attribute alias definition", AFTER, -1, NULL},
    {"attribute_alias EQUAL", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"type_alias", "expected '=' in type alias definition", AFTER, -1, NULL},
    {"type_alias EQUAL", TYPE_EXPECTED, AFTER, -1, NULL},
    {"MINUS", "expected constant integer or floating point value", AFTER, -1, NULL},
    {"number COLON", TYPE_EXPECTED, AFTER, -1, NULL},
    {"STRING COLON", TYPE_EXPECTED, AFTER, -1, NULL},
    {"symbol COLON_COLON", "expected nested symbol reference identifier", AT_TOKEN, -1, NULL},
    {"LSQUARE nest", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"attribute_list", "expected ',' or ']'", AFTER, -1, NULL},
    {"attribute_list COMMA", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"START_DICTIONARY", "expected '{' in attribute dictionary", AFTER, -1, NULL},
    {"entries_open", "expected attribute name", AFTER, -1, NULL},
    {"entries COMMA", "expected attribute name", AFTER, -1, NULL},
    {"entry COMMA", "expected attribute name", AFTER, -1, NULL},
    {"entries", "expected '}' in attribute dictionary", AFTER, -1, NULL},
    {"entry", "expected '}' in attribute dictionary", AFTER, -1, NULL},
    {"entry_name EQUAL", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"STRIDED", "expected '<' after 'strided'", AFTER, -1, NULL},
    {"STRIDED LESS", "expected '['", AFTER, -1, NULL},
    {"STRIDED LESS LSQUARE", STRIDE_EXPECTED, AT_TOKEN, -1, NULL},
    {"stride_list COMMA", STRIDE_EXPECTED, AT_TOKEN, -1, NULL},
    {"STRIDED LESS LSQUARE MINUS", STRIDE_EXPECTED, AT_MINUS, -1, NULL},
    {"stride_list COMMA MINUS", STRIDE_EXPECTED, AT_MINUS, -1, NULL},
    {"stride_list", "expected ']'", AFTER, -1, NULL},
    {"STRIDED LESS strides", "expected ','", AFTER, -1, NULL},
    {"strides COMMA", "expected 'offset' after comma", AFTER, -1, NULL},
    {"COMMA OFFSET", "expected ':' after 'offset'", AFTER, -1, NULL},
    {"OFFSET COLON", STRIDE_EXPECTED, AT_TOKEN, -1, NULL},
    {"OFFSET COLON MINUS", STRIDE_EXPECTED, AT_MINUS, -1, NULL},
    {"OFFSET COLON stride", "expected '>'", AFTER, -1, NULL},
    {"DISTINCT", "expected '[' after 'distinct'", AFTER, -1, NULL},
    {"DISTINCT LSQUARE", "expected distinct ID", AFTER, -1, NULL},
    {"DISTINCT LSQUARE distinct_id", "expected ']' to close distinct ID", AFTER, -1, NULL},
    {"DISTINCT LSQUARE distinct_id RSQUARE", "expected '<' after distinct ID", AFTER, -1, NULL},
    {"RSQUARE LESS nest", ATTRIBUTE_EXPECTED, AFTER, -1, "expected attribute"},
    {"RSQUARE LESS nest attribute", "expected '>' to close distinct attribute", AFTER, -1, NULL},

    // Elements
    {"elements", "expected ':'", AFTER, -1, NULL},
    {"elements COLON", TYPE_EXPECTED, AFTER, -1, NULL},
    {"resource_ref", "expected ':'", AFTER, -1, NULL},
    {"resource_ref type_place", "expected ':'", AFTER, -1, NULL},
    {"type_place COLON", TYPE_EXPECTED, AFTER, -1, NULL},
    {"DENSE", "expected '<' after 'dense'", AFTER, -1, NULL},
    {"DENSE LESS", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"SPARSE LESS", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"literal_begin", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"literal_open", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"literal_items COMMA", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"literal_item COMMA", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"complex_open", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"complex_open element COMMA", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"literal_begin MINUS", "expected integer or floating point literal", AT_TOKEN, -1, NULL},
    {"literal_open MINUS", "expected integer or floating point literal", AT_TOKEN, -1, NULL},
    {"literal_items COMMA MINUS", "expected integer or floating point literal", AT_TOKEN, -1, NULL},
    {"literal_item COMMA MINUS", "expected integer or floating point literal", AT_TOKEN, -1, NULL},
    {"complex_open MINUS", "expected integer or floating point literal", AT_TOKEN, -1, NULL},
    {"complex_open element COMMA MINUS", "expected integer or floating point literal", AT_TOKEN, -1,
     NULL},
    {"complex_open element", "expected ',' between complex elements", AFTER, -1, NULL},
    {"complex_open element COMMA element", "expected ')' after complex elements", AFTER, -1, NULL},
    {"literal_items", "expected ']'", AFTER, -1, NULL},
    {"literal_open literal_item", "expected ']'", AFTER, -1, NULL},
    {"DENSE LESS literal", "expected '>'", AFTER, -1, NULL},
    {"SPARSE", "Expected '<' after 'sparse'", AFTER, -1, NULL},
    {"SPARSE LESS literal", "expected ','", AFTER, -1, NULL},
    {"SPARSE LESS literal COMMA", ELEMENT_EXPECTED, AT_TOKEN, -1, NULL},
    {"literal COMMA literal", "expected '>'", AFTER, -1, NULL},
    {"DENSE_RESOURCE", "expected '<' after 'dense_resource'", AFTER, -1, NULL},
    {"DENSE_RESOURCE LESS", RESOURCE_KEY, AT_TOKEN, -1, NULL},
    {"DENSE_RESOURCE LESS BARE_ID", "expected '>'", AFTER, -1, NULL},
    {"DENSE_RESOURCE LESS STRING", "expected '>'", AFTER, -1, NULL},
    {"ARRAY", "expected '<' after 'array'", AFTER, -1, NULL},
    {"dense_array", "expected ':' after dense array type", AFTER, -1, NULL},
    {"dense_array COLON", ARRAY_ELEMENT, AT_TOKEN, -1, NULL},
    {"dense_array COLON MINUS", ARRAY_ELEMENT, AT_TOKEN, -1, NULL},
    {"array_elements", "expected '>' to close an array attribute", AFTER, -1, NULL},
    {"array_element", "expected '>' to close an array attribute", AFTER, -1, NULL},
    {"array_elements COMMA", ARRAY_ELEMENT, AT_TOKEN, -1, NULL},
    {"array_element COMMA", ARRAY_ELEMENT, AT_TOKEN, -1, NULL},
    {"array_elements COMMA MINUS", ARRAY_ELEMENT, AT_TOKEN, -1, NULL},
    {"array_element COMMA MINUS", ARRAY_ELEMENT, AT_TOKEN, -1, NULL},

    // Affine maps and sets
    {"AFFINE_MAP", "expected '<' in affine map", AFTER, -1, NULL},
    {"AFFINE_SET", "expected '<' in integer set", AFTER, -1, NULL},
    {"START_AFFINE", "expected '(' in dimensional identifier list", AFTER, -1, NULL},
    {"AFFINE_MAP LESS type_place", "expected '(' in dimensional identifier list", AFTER, -1, NULL},
    {"AFFINE_SET LESS type_place", "expected '(' in dimensional identifier list", AFTER, -1, NULL},
    {"dims_open", NAME_EXPECTED, AFTER, -1, NULL},
    {"affine_dim_list COMMA", NAME_EXPECTED, AFTER, -1, NULL},
    {"affine_dim_list", "expected ')' in dimensional identifier list", AFTER, -1, NULL},
    {"symbols_open", NAME_EXPECTED, AFTER, -1, NULL},
    {"affine_symbols COMMA", NAME_EXPECTED, AFTER, -1, NULL},
    {"affine_symbols", "expected ']' in symbol list", AFTER, -1, NULL},
    {"affine_dims", "expected '->' or ':'", AFTER, -1, NULL},
    {"affine_inputs", "expected '->' or ':'", AFTER, -1, NULL},
    {"affine_inputs ARROW", "expected '(' in affine map range", AFTER, -1, NULL},
    {"affine_inputs COLON", "expected '(' in integer set constraint list", AFTER, -1, NULL},
    {"range_open", EXPRESSION_EXPECTED, AT_TOKEN, -1, NULL},
    {"exprs COMMA", EXPRESSION_EXPECTED, AT_TOKEN, -1, NULL},
    {"constraints_open", EXPRESSION_EXPECTED, AT_TOKEN, -1, NULL},
    {"constraints COMMA", EXPRESSION_EXPECTED, AT_TOKEN, -1, NULL},
    {"EQUAL", EXPRESSION_EXPECTED, AT_TOKEN, -1, NULL},
    {"affine_paren", EXPRESSION_EXPECTED, AT_TOKEN, -1, NULL},
    {"affine_paren", "no expression inside parentheses", AT_TOKEN, TK_RPAREN, NULL},
    {"affine_paren expr", "expected ')'", AFTER, -1, NULL},
    {"affine_paren product", "expected ')'", AFTER, -1, NULL},
    {"expr PLUS", NO_RIGHT, AT_TOKEN, -1, NULL},
    {"expr MINUS", NO_RIGHT, AT_TOKEN, -1, NULL},
    {"product STAR", NO_RIGHT, AT_TOKEN, -1, NULL},
    {"product FLOORDIV", NO_RIGHT, AT_TOKEN, -1, NULL},
    {"product CEILDIV", NO_RIGHT, AT_TOKEN, -1, NULL},
    {"product MOD", NO_RIGHT, AT_TOKEN, -1, NULL},
    {"negation", EXPRESSION_EXPECTED, AT_TOKEN, -1, NULL},
    {"exprs", "expected ')' in affine map range", AFTER, -1, NULL},
    {"range_open expr", "expected ')' in affine map range", AFTER, -1, NULL},
    {"constraints", "expected ')' in integer set constraint list", AFTER, -1, NULL},
    {"constraints_open expr", CONSTRAINT_END, AT_TOKEN, -1, NULL},
    {"constraints COMMA expr", CONSTRAINT_END, AT_TOKEN, -1, NULL},
    {"expr GREATER", CONSTRAINT_END, AT_TOKEN, -1, NULL},
    {"expr LESS", CONSTRAINT_END, AT_TOKEN, -1, NULL},
    {"expr EQUAL", CONSTRAINT_END, AT_TOKEN, -1, NULL},
    {"AFFINE_MAP LESS type_place affine_body", "expected '>' in affine map", AFTER, -1, NULL},
    {"AFFINE_SET LESS type_place affine_body", "expected '>' in integer set", AFTER, -1, NULL},

    // Locations
    {"START_LOCATION", "expected 'loc'", AFTER, -1, NULL},
    {"LOC", "expected '(' in inline location", AFTER, -1, NULL},
    {"op_body LOC", "expected '(' in location", AFTER, -1, NULL},
    {"block_argument_type LOC", "expected '(' in location", AFTER, -1, NULL},
    {"START_LOCATION LOC", "expected '(' in location", AFTER, -1, NULL},
    {"LOC LPAREN", LOCATION_EXPECTED, AFTER, -1, NULL},
    {"inline_open", LOCATION_EXPECTED, AFTER, -1, NULL},
    {"child_open", LOCATION_EXPECTED, AFTER, -1, NULL},
    {"callsite_open", LOCATION_EXPECTED, AFTER, -1, NULL},
    {"nested_location AT", LOCATION_EXPECTED, AFTER, -1, NULL},
    {"fused_open", LOCATION_EXPECTED, AFTER, -1, NULL},
    {"fused_parts COMMA", LOCATION_EXPECTED, AFTER, -1, NULL},
    {"LOC LPAREN HASH_ID", "expected ')' in location", AFTER, -1, NULL},
    {"LOC LPAREN any_location", "expected ')' in location", AFTER, -1, NULL},
    {"inline_open nested_location", "expected ')' in inline location", AFTER, -1, NULL},
    {"loc_name COLON", "expected integer line number in FileLineColRange", AFTER, -1, NULL},
    {"file_line", "expected ':' in FileLineColRange", AFTER, -1, NULL},
    {"file_line COLON", "expected integer column number in FileLineColRange", AFTER, -1, NULL},
    {"file_place TO", "expected either integer or `:` post `to` in FileLineColRange", AFTER, -1,
     NULL},
    {"file_place TO COLON", "expected integer column number in FileLineColRange", AFTER, -1, NULL},
    {"file_place TO INTEGER", "expected either integer or `:` post `to` in FileLineColRange", AFTER,
     -1, NULL},
    {"file_place TO INTEGER COLON", "expected integer column number in FileLineColRange", AFTER, -1,
     NULL},
    {"child_open nested_location", "expected ')' after child location of NameLoc", AFTER, -1, NULL},
    {"CALLSITE", "expected '(' in callsite location", AFTER, -1, NULL},
    {"callsite_open nested_location", "expected 'at' in callsite location", AFTER, -1, NULL},
    {"AT nested_location", "expected ')' in callsite location", AFTER, -1, NULL},
    {"fused_metadata", "expected '[' in fused location", AFTER, -1, NULL},
    {"FUSED LESS", ATTRIBUTE_EXPECTED, AFTER, -1, NULL},
    {"FUSED LESS attribute", "expected '>' after fused location metadata", AFTER, -1, NULL},
    {"fused_parts", "expected ']' in fused location", AFTER, -1, NULL},

    // File metadata
    {"FILE_BEGIN", "expected identifier key in file metadata dictionary", AT_TOKEN, -1, NULL},
    {"metadata_entries", "expected ',' or '#-}'", AFTER, -1, NULL},
    {"metadata_entry", "expected ',' or '#-}'", AFTER, -1, NULL},
    {"metadata_entries COMMA", "expected identifier key in file metadata dictionary", AT_TOKEN, -1,
     NULL},
    {"metadata_entry COMMA", "expected identifier key in file metadata dictionary", AT_TOKEN, -1,
     NULL},
    {"metadata_name", "expected ':'", AFTER, -1, NULL},
    {"metadata_key", "expected '{'", AFTER, -1, NULL},
    {"metadata_key LBRACE", RESOURCE_KEY, AT_TOKEN, -1, NULL},
    {"section_list", "expected ',' or '}'", AFTER, -1, NULL},
    {"section", "expected ',' or '}'", AFTER, -1, NULL},
    {"section_list COMMA", RESOURCE_KEY, AT_TOKEN, -1, NULL},
    {"section COMMA", RESOURCE_KEY, AT_TOKEN, -1, NULL},
    {"section_name", "expected ':'", AFTER, -1, NULL},
    {"section_head", "expected '{'", AFTER, -1, NULL},
    {"section_head LBRACE", ENTRY_KEY, AT_TOKEN, -1, NULL},
    {"resource_list", "expected ',' or '}'", AFTER, -1, NULL},
    {"resource", "expected ',' or '}'", AFTER, -1, NULL},
    {"resource_list COMMA", ENTRY_KEY, AT_TOKEN, -1, NULL},
    {"resource COMMA", ENTRY_KEY, AT_TOKEN, -1, NULL},
    {"resource_key", "expected ':'", AFTER, -1, NULL},
    {"resource_key COLON", RESOURCE_VALUE, AT_TOKEN, -1, NULL},
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

static const expectation *find(void *automaton, int kind) {
  static const expectation none = {"", "unexpected token", AFTER, -1, NULL};
  const expectation *best = &none;
  int best_score = 0;
  for (size_t i = 0; i < sizeof expectations / sizeof expectations[0]; i++) {
    const expectation *e = &expectations[i];
    if (e->kind >= 0 && e->kind != kind) continue;
    int score = match(e->stack, automaton) * 2;
    if (score == 0 || (score += e->kind >= 0) <= best_score) continue;
    best_score = score;
    best = e;
  }
  return best;
}

// Each minus sign whose operand is wrong says so too.
static void blame_negations(mica_parser *p, void *automaton) {
  const char *symbol;
  for (int depth = 0; (symbol = mica_grammarStackSymbol(automaton, depth)) != NULL; depth++) {
    if (strcmp(symbol, "affine_inputs") == 0) return;
    if (strcmp(symbol, "negation") == 0) mica_parser_error_here(p, "missing operand of negation");
  }
}

void mica_parser_syntax_error(mica_parser *p, void *automaton, int kind) {
  const expectation *e = find(automaton, kind);
  const char *text = e->text;
  if (strcmp(text, ARRAY_ELEMENT) == 0 && mica_type_is_float(p->array_element))
    text = "expected floating point literal";
  if (strcmp(text, EXPRESSION_EXPECTED) == 0 && (kind == TK_PLUS || kind == TK_STAR))
    text = NO_LEFT;
  bool is_operand = strcmp(text, NO_RIGHT) == 0 || strcmp(text, EXPRESSION_EXPECTED) == 0;
  if (is_operand && kind == TK_VALUE) mica_parser_error_wrong_token(p, "unexpected ssa identifier");
  else if (strcmp(text, RESOURCE_VALUE) == 0)
    mica_parser_error(p, p->looking_at.at, RESOURCE_VALUE,
                      mica_parser_is_external(p) ? "string value" : "hex string blob",
                      p->resource_key);
  else if (strcmp(text, ENTRY_KEY) == 0)
    mica_parser_error_here(p, ENTRY_KEY,
                           mica_parser_is_external(p) ? "external_resources" : "resource");
  else if (e->where == AT_TOKEN) mica_parser_error_here(p, "%s", text);
  else if (e->where == AT_MINUS) mica_parser_error(p, p->previous_end - 1, "%s", text);
  else mica_parser_error_wrong_token(p, "%s", text);
  if (e->also != NULL) mica_parser_error_here(p, "%s", e->also);
  blame_negations(p, automaton);
}
