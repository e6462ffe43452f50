// What was expected where a token does not fit, and how that is said. Called by the grammar.
//
// The place is told by the symbols on top of the grammar's stack, last one last. The longest
// pattern that fits wins; one that names the wrong token wins over one that does not. A list that a
// rule without an action makes of its first item stands on the stack as that item.
#include "grammar/actions.h"

typedef enum report {
  AFTER_TEXT,      // says it after what was written before the token
  AT_TOKEN,        // at the token itself
  AT_MINUS,        // at the minus sign before it
  EXPRESSION,      // an affine expression is missing
  AFFINE_VALUE,    // the value of a symbol
  ARRAY_ELEMENT,   // an element of `array<...>`, by its type
  ENTRY_KEY,       // the key of an entry, by the section of the file's metadata
  RESOURCE_VALUE,  // likewise its value
} report;

typedef struct expectation {
  const char *stack;  // symbols of grammar.y, the top last
  const char *text;   // NULL: `how` has its own
  report how;
  int kind;  // the token that was found; ANY: whichever
} expectation;

enum { ANY = -1 };

#define OP_TYPE_EXPECTED "expected ':' followed by operation type"
#define ATTRIBUTE_EXPECTED "expected attribute value"
#define TYPE_EXPECTED "expected non-function type"
#define OPERATION_EXPECTED "expected operation name in quotes"
#define LOCATION_EXPECTED "expected location instance"
#define ELEMENT_EXPECTED "expected element literal of primitive type"
#define NAME_EXPECTED "expected bare identifier"
#define STRIDE_EXPECTED "expected a 64-bit signed integer or '?'"
#define CONSTRAINT_END "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"
#define RESOURCE_KEY "expected identifier key for 'resource' entry"

static const expectation expectations[] = {
    // Operations
    {"start", OPERATION_EXPECTED, AFTER_TEXT, ANY},
    {"top_level", OPERATION_EXPECTED, AFTER_TEXT, ANY},
    {"region_body", OPERATION_EXPECTED, AFTER_TEXT, ANY},
    {"block_body", OPERATION_EXPECTED, AFTER_TEXT, ANY},
    {"block_label", OPERATION_EXPECTED, AFTER_TEXT, ANY},
    {"op_results", OPERATION_EXPECTED, AFTER_TEXT, ANY},
    {"START_OPERATION", OPERATION_EXPECTED, AFTER_TEXT, ANY},
    {"op_result_list", "expected '=' after SSA name", AFTER_TEXT, ANY},
    {"op_result_list COMMA", "expected valid ssa identifier", AFTER_TEXT, ANY},
    {"VALUE COLON", "expected integer number of results", AFTER_TEXT, ANY},
    {"op_name", "expected '(' to start operand list", AFTER_TEXT, ANY},
    {"operands_open", "expected ')' to end operand list", AFTER_TEXT, ANY},
    {"operands_open value_uses", "expected ')' to end operand list", AFTER_TEXT, ANY},
    {"value_uses COMMA", "expected SSA operand", AFTER_TEXT, ANY},
    {"successors_open", "expected block name", AFTER_TEXT, ANY},
    {"successors_open", "expected list element", AFTER_TEXT, TK_RSQUARE},
    {"successor_list", "expected ',' or ']'", AFTER_TEXT, ANY},
    {"successor_list COMMA", "expected block name", AFTER_TEXT, ANY},
    {"properties_open", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"properties_open attribute", "expected '>' to close properties", AFTER_TEXT, ANY},
    {"op_pieces", OP_TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"op_to_attributes", OP_TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"regions_open", "expected '{' to begin a region", AFTER_TEXT, ANY},
    {"region_list COMMA", "expected '{' to begin a region", AFTER_TEXT, ANY},
    {"region_list", "expected ')' to end region list", AFTER_TEXT, ANY},
    {"opened_regions", "expected ')' to end region list", AFTER_TEXT, ANY},
    {"opened_regions COMMA", "expected '{' to begin a region", AFTER_TEXT, ANY},
    {"op_colon", TYPE_EXPECTED, AFTER_TEXT, ANY},

    // Regions and blocks
    {"START_REGION", OPERATION_EXPECTED, AFTER_TEXT, ANY},
    {"block_name", "expected ':' after block name", AFTER_TEXT, ANY},
    {"block_name block_arguments_open RPAREN", "expected ':' after block name", AFTER_TEXT, ANY},
    {"block_arguments RPAREN", "expected ':' after block name", AFTER_TEXT, ANY},
    {"block_argument RPAREN", "expected ':' after block name", AFTER_TEXT, ANY},
    {"block_arguments_open", "expected SSA operand", AFTER_TEXT, ANY},
    {"block_arguments COMMA", "expected SSA operand", AFTER_TEXT, ANY},
    {"block_argument COMMA", "expected SSA operand", AFTER_TEXT, ANY},
    {"block_arguments", "expected ')'", AFTER_TEXT, ANY},
    {"block_argument", "expected ')'", AFTER_TEXT, ANY},
    {"value_use", "expected ':' and type for SSA operand", AFTER_TEXT, ANY},
    {"value_use COLON", TYPE_EXPECTED, AFTER_TEXT, ANY},

    // Types
    {"START_TYPE", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"START_FUNCTION_TYPE", "expected '('", AFTER_TEXT, ANY},
    {"type_list_parens", "expected '->' in function type", AFTER_TEXT, ANY},
    {"type_list_parens ARROW", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"LPAREN nest", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"LPAREN nest types", "expected ')'", AFTER_TEXT, ANY},
    {"types COMMA", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"TENSOR", "expected '<' in tensor type", AFTER_TEXT, ANY},
    {"MEMREF", "expected '<' in memref type", AFTER_TEXT, ANY},
    {"VECTOR", "expected '<' in vector type", AFTER_TEXT, ANY},
    {"COMPLEX", "expected '<' in complex type", AFTER_TEXT, ANY},
    {"TUPLE", "expected '<' in tuple type", AFTER_TEXT, ANY},
    {"element_begin", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"array_type_begin", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"TENSOR LESS nest SHAPE shaped_element", "expected '>' in tensor type", AFTER_TEXT, ANY},
    {"encoded_begin", "expected '>' in tensor type", AFTER_TEXT, ANY},
    {"encoded_begin tensor_encoding", "expected '>' in tensor type", AFTER_TEXT, ANY},
    {"memref_element", "expected ',' or '>' in memref type", AFTER_TEXT, ANY},
    {"memref_comma", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"memref_comma", "expected list element", AFTER_TEXT, TK_GREATER},
    {"memref_layout", "expected ',' or '>'", AFTER_TEXT, ANY},
    {"memref_layout COMMA", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"VECTOR LESS nest SHAPE shaped_element", "expected '>' in vector type", AFTER_TEXT, ANY},
    {"COMPLEX LESS nest shaped_element", "expected '>' in complex type", AFTER_TEXT, ANY},
    {"TUPLE LESS nest", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"TUPLE LESS nest types", "expected '>' in tuple type", AFTER_TEXT, ANY},

    // Attributes
    {"START_ATTRIBUTE", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"START_TYPED", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"attribute_alias", "expected '=' in attribute alias definition", AFTER_TEXT, ANY},
    {"attribute_alias EQUAL", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"type_alias", "expected '=' in type alias definition", AFTER_TEXT, ANY},
    {"type_alias EQUAL", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"MINUS", "expected constant integer or floating point value", AFTER_TEXT, ANY},
    {"number COLON", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"STRING COLON", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"symbol COLON_COLON", "expected nested symbol reference identifier", AT_TOKEN, ANY},
    {"LSQUARE nest", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"attribute_list", "expected ',' or ']'", AFTER_TEXT, ANY},
    {"attribute_list COMMA", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"START_DICTIONARY", "expected '{' in attribute dictionary", AFTER_TEXT, ANY},
    {"entries_open", "expected attribute name", AFTER_TEXT, ANY},
    {"entries COMMA", "expected attribute name", AFTER_TEXT, ANY},
    {"entry COMMA", "expected attribute name", AFTER_TEXT, ANY},
    {"entries", "expected '}' in attribute dictionary", AFTER_TEXT, ANY},
    {"entry", "expected '}' in attribute dictionary", AFTER_TEXT, ANY},
    {"entry_name EQUAL", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"STRIDED", "expected '<' after 'strided'", AFTER_TEXT, ANY},
    {"STRIDED LESS", "expected '['", AFTER_TEXT, ANY},
    {"STRIDED LESS LSQUARE", STRIDE_EXPECTED, AT_TOKEN, ANY},
    {"stride_list COMMA", STRIDE_EXPECTED, AT_TOKEN, ANY},
    {"STRIDED LESS LSQUARE MINUS", STRIDE_EXPECTED, AT_MINUS, ANY},
    {"stride_list COMMA MINUS", STRIDE_EXPECTED, AT_MINUS, ANY},
    {"stride_list", "expected ']'", AFTER_TEXT, ANY},
    {"STRIDED LESS strides", "expected ','", AFTER_TEXT, ANY},
    {"strides COMMA", "expected 'offset' after comma", AFTER_TEXT, ANY},
    {"COMMA OFFSET", "expected ':' after 'offset'", AFTER_TEXT, ANY},
    {"OFFSET COLON", STRIDE_EXPECTED, AT_TOKEN, ANY},
    {"OFFSET COLON MINUS", STRIDE_EXPECTED, AT_MINUS, ANY},
    {"OFFSET COLON stride", "expected '>'", AFTER_TEXT, ANY},
    {"DISTINCT", "expected '[' after 'distinct'", AFTER_TEXT, ANY},
    {"DISTINCT LSQUARE", "expected distinct ID", AFTER_TEXT, ANY},
    {"DISTINCT LSQUARE distinct_id", "expected ']' to close distinct ID", AFTER_TEXT, ANY},
    {"DISTINCT LSQUARE distinct_id RSQUARE", "expected '<' after distinct ID", AFTER_TEXT, ANY},
    {"distinct_begin", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"RSQUARE LESS distinct_value", "expected '>' to close distinct attribute", AFTER_TEXT, ANY},

    // Elements
    {"elements", "expected ':'", AFTER_TEXT, ANY},
    {"elements COLON", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"resource_ref", "expected ':'", AFTER_TEXT, ANY},
    {"resource_ref type_place", "expected ':'", AFTER_TEXT, ANY},
    {"type_place COLON", TYPE_EXPECTED, AFTER_TEXT, ANY},
    {"DENSE", "expected '<' after 'dense'", AFTER_TEXT, ANY},
    {"DENSE LESS", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"SPARSE LESS", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"literal_begin", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"literal_open", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"literal_items COMMA", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"literal_item COMMA", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"complex_open", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"complex_open element COMMA", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"literal_begin MINUS", "expected integer or floating point literal", AT_TOKEN, ANY},
    {"literal_open MINUS", "expected integer or floating point literal", AT_TOKEN, ANY},
    {"literal_items COMMA MINUS", "expected integer or floating point literal", AT_TOKEN, ANY},
    {"literal_item COMMA MINUS", "expected integer or floating point literal", AT_TOKEN, ANY},
    {"complex_open MINUS", "expected integer or floating point literal", AT_TOKEN, ANY},
    {"complex_open element COMMA MINUS", "expected integer or floating point literal", AT_TOKEN,
     ANY},
    {"complex_open element", "expected ',' between complex elements", AFTER_TEXT, ANY},
    {"complex_open element COMMA element", "expected ')' after complex elements", AFTER_TEXT, ANY},
    {"literal_items", "expected ']'", AFTER_TEXT, ANY},
    {"literal_open literal_item", "expected ']'", AFTER_TEXT, ANY},
    {"DENSE LESS literal", "expected '>'", AFTER_TEXT, ANY},
    {"SPARSE", "Expected '<' after 'sparse'", AFTER_TEXT, ANY},
    {"SPARSE LESS literal", "expected ','", AFTER_TEXT, ANY},
    {"SPARSE LESS literal COMMA", ELEMENT_EXPECTED, AT_TOKEN, ANY},
    {"literal COMMA literal", "expected '>'", AFTER_TEXT, ANY},
    {"DENSE_RESOURCE", "expected '<' after 'dense_resource'", AFTER_TEXT, ANY},
    {"DENSE_RESOURCE LESS", RESOURCE_KEY, AT_TOKEN, ANY},
    {"DENSE_RESOURCE LESS BARE_ID", "expected '>'", AFTER_TEXT, ANY},
    {"DENSE_RESOURCE LESS STRING", "expected '>'", AFTER_TEXT, ANY},
    {"ARRAY", "expected '<' after 'array'", AFTER_TEXT, ANY},
    {"dense_array", "expected ':' after dense array type", AFTER_TEXT, ANY},
    {"dense_array COLON", NULL, ARRAY_ELEMENT, ANY},
    {"dense_array COLON MINUS", NULL, ARRAY_ELEMENT, ANY},
    {"array_elements", "expected '>' to close an array attribute", AFTER_TEXT, ANY},
    {"array_element", "expected '>' to close an array attribute", AFTER_TEXT, ANY},
    {"array_elements COMMA", NULL, ARRAY_ELEMENT, ANY},
    {"array_element COMMA", NULL, ARRAY_ELEMENT, ANY},
    {"array_elements COMMA MINUS", NULL, ARRAY_ELEMENT, ANY},
    {"array_element COMMA MINUS", NULL, ARRAY_ELEMENT, ANY},

    // Affine maps and sets
    {"AFFINE_MAP", "expected '<' in affine map", AFTER_TEXT, ANY},
    {"AFFINE_SET", "expected '<' in integer set", AFTER_TEXT, ANY},
    {"START_AFFINE", "expected '(' in dimensional identifier list", AFTER_TEXT, ANY},
    {"AFFINE_MAP LESS type_place", "expected '(' in dimensional identifier list", AFTER_TEXT, ANY},
    {"AFFINE_SET LESS type_place", "expected '(' in dimensional identifier list", AFTER_TEXT, ANY},
    {"dims_open", NAME_EXPECTED, AFTER_TEXT, ANY},
    {"affine_dim_list COMMA", NAME_EXPECTED, AFTER_TEXT, ANY},
    {"affine_dim_list", "expected ')' in dimensional identifier list", AFTER_TEXT, ANY},
    {"symbols_open", NAME_EXPECTED, AFTER_TEXT, ANY},
    {"affine_symbols COMMA", NAME_EXPECTED, AFTER_TEXT, ANY},
    {"affine_symbols", "expected ']' in symbol list", AFTER_TEXT, ANY},
    {"affine_dims", "expected '->' or ':'", AFTER_TEXT, ANY},
    {"affine_inputs", "expected '->' or ':'", AFTER_TEXT, ANY},
    {"affine_inputs ARROW", "expected '(' in affine map range", AFTER_TEXT, ANY},
    {"affine_inputs COLON", "expected '(' in integer set constraint list", AFTER_TEXT, ANY},
    {"range_open", NULL, EXPRESSION, ANY},
    {"exprs COMMA", NULL, EXPRESSION, ANY},
    {"constraints_open", NULL, EXPRESSION, ANY},
    {"constraints COMMA", NULL, EXPRESSION, ANY},
    {"EQUAL", NULL, EXPRESSION, ANY},
    {"affine_paren", NULL, EXPRESSION, ANY},
    {"affine_paren", "no expression inside parentheses", AT_TOKEN, TK_RPAREN},
    {"affine_paren expr", "expected ')'", AFTER_TEXT, ANY},
    {"affine_paren product", "expected ')'", AFTER_TEXT, ANY},
    {"expr PLUS", "missing right operand of binary operator", AT_TOKEN, ANY},
    {"expr MINUS", "missing right operand of binary operator", AT_TOKEN, ANY},
    {"product STAR", "missing right operand of binary operator", AT_TOKEN, ANY},
    {"product FLOORDIV", "missing right operand of binary operator", AT_TOKEN, ANY},
    {"product CEILDIV", "missing right operand of binary operator", AT_TOKEN, ANY},
    {"product MOD", "missing right operand of binary operator", AT_TOKEN, ANY},
    {"negation", NULL, EXPRESSION, ANY},
    {"START_AFFINE_EXPR", NULL, EXPRESSION, ANY},
    {"SYMBOL", "expected '(' at start of SSA symbol", AFTER_TEXT, ANY},
    {"SYMBOL LPAREN", NULL, AFFINE_VALUE, ANY},
    {"SYMBOL LPAREN symbol_value", "expected ')' at end of SSA symbol", AFTER_TEXT, ANY},
    {"exprs", "expected ')' in affine map range", AFTER_TEXT, ANY},
    {"range_open expr", "expected ')' in affine map range", AFTER_TEXT, ANY},
    {"constraints", "expected ')' in integer set constraint list", AFTER_TEXT, ANY},
    {"constraints_open expr", CONSTRAINT_END, AT_TOKEN, ANY},
    {"constraints COMMA expr", CONSTRAINT_END, AT_TOKEN, ANY},
    {"expr GREATER", CONSTRAINT_END, AT_TOKEN, ANY},
    {"expr LESS", CONSTRAINT_END, AT_TOKEN, ANY},
    {"expr EQUAL", CONSTRAINT_END, AT_TOKEN, ANY},
    {"AFFINE_MAP LESS type_place affine_body", "expected '>' in affine map", AFTER_TEXT, ANY},
    {"AFFINE_SET LESS type_place affine_body", "expected '>' in integer set", AFTER_TEXT, ANY},

    // Locations
    {"START_LOCATION", "expected 'loc'", AFTER_TEXT, ANY},
    {"LOC", "expected '(' in inline location", AFTER_TEXT, ANY},
    {"operation LOC", "expected '(' in location", AFTER_TEXT, ANY},
    {"block_argument_type LOC", "expected '(' in location", AFTER_TEXT, ANY},
    {"START_LOCATION LOC", "expected '(' in location", AFTER_TEXT, ANY},
    {"LOC LPAREN", LOCATION_EXPECTED, AFTER_TEXT, ANY},
    {"inline_open", LOCATION_EXPECTED, AFTER_TEXT, ANY},
    {"child_open", LOCATION_EXPECTED, AFTER_TEXT, ANY},
    {"callsite_open", LOCATION_EXPECTED, AFTER_TEXT, ANY},
    {"nested_location AT", LOCATION_EXPECTED, AFTER_TEXT, ANY},
    {"fused_open", LOCATION_EXPECTED, AFTER_TEXT, ANY},
    {"fused_parts COMMA", LOCATION_EXPECTED, AFTER_TEXT, ANY},
    {"LOC LPAREN HASH_ID", "expected ')' in location", AFTER_TEXT, ANY},
    {"LOC LPAREN any_location", "expected ')' in location", AFTER_TEXT, ANY},
    {"inline_open nested_location", "expected ')' in inline location", AFTER_TEXT, ANY},
    {"loc_name COLON", "expected integer line number in FileLineColRange", AFTER_TEXT, ANY},
    {"file_line", "expected ':' in FileLineColRange", AFTER_TEXT, ANY},
    {"file_line COLON", "expected integer column number in FileLineColRange", AFTER_TEXT, ANY},
    {"file_place TO", "expected either integer or `:` post `to` in FileLineColRange", AFTER_TEXT,
     ANY},
    {"file_place TO COLON", "expected integer column number in FileLineColRange", AFTER_TEXT, ANY},
    {"file_place TO INTEGER", "expected either integer or `:` post `to` in FileLineColRange",
     AFTER_TEXT, ANY},
    {"file_place TO INTEGER COLON", "expected integer column number in FileLineColRange",
     AFTER_TEXT, ANY},
    {"child_open nested_location", "expected ')' after child location of NameLoc", AFTER_TEXT, ANY},
    {"CALLSITE", "expected '(' in callsite location", AFTER_TEXT, ANY},
    {"callsite_open nested_location", "expected 'at' in callsite location", AFTER_TEXT, ANY},
    {"AT nested_location", "expected ')' in callsite location", AFTER_TEXT, ANY},
    {"fused_metadata", "expected '[' in fused location", AFTER_TEXT, ANY},
    {"FUSED LESS", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY},
    {"FUSED LESS attribute", "expected '>' after fused location metadata", AFTER_TEXT, ANY},
    {"fused_parts", "expected ']' in fused location", AFTER_TEXT, ANY},

    // File metadata
    {"FILE_BEGIN", "expected identifier key in file metadata dictionary", AT_TOKEN, ANY},
    {"metadata_entries", "expected ',' or '#-}'", AFTER_TEXT, ANY},
    {"metadata_entry", "expected ',' or '#-}'", AFTER_TEXT, ANY},
    {"metadata_entries COMMA", "expected identifier key in file metadata dictionary", AT_TOKEN,
     ANY},
    {"metadata_entry COMMA", "expected identifier key in file metadata dictionary", AT_TOKEN, ANY},
    {"metadata_name", "expected ':'", AFTER_TEXT, ANY},
    {"metadata_key", "expected '{'", AFTER_TEXT, ANY},
    {"metadata_key LBRACE", RESOURCE_KEY, AT_TOKEN, ANY},
    {"section_list", "expected ',' or '}'", AFTER_TEXT, ANY},
    {"section", "expected ',' or '}'", AFTER_TEXT, ANY},
    {"section_list COMMA", RESOURCE_KEY, AT_TOKEN, ANY},
    {"section COMMA", RESOURCE_KEY, AT_TOKEN, ANY},
    {"section_name", "expected ':'", AFTER_TEXT, ANY},
    {"section_name COLON", "expected '{'", AFTER_TEXT, ANY},
    {"section_head", NULL, ENTRY_KEY, ANY},
    {"resource_list", "expected ',' or '}'", AFTER_TEXT, ANY},
    {"resource", "expected ',' or '}'", AFTER_TEXT, ANY},
    {"resource_list COMMA", NULL, ENTRY_KEY, ANY},
    {"resource COMMA", NULL, ENTRY_KEY, ANY},
    {"resource_key", "expected ':'", AFTER_TEXT, ANY},
    {"resource_key COLON", NULL, RESOURCE_VALUE, ANY},
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
  static const expectation none = {"", "unexpected token", AFTER_TEXT, ANY};
  const expectation *best = &none;
  int best_score = 0;
  for (size_t i = 0; i < sizeof expectations / sizeof expectations[0]; i++) {
    const expectation *e = &expectations[i];
    if (e->kind != ANY && e->kind != kind) continue;
    int score = match(e->stack, automaton) * 2;
    if (score == 0 || (score += e->kind != ANY) <= best_score) continue;
    best_score = score;
    best = e;
  }
  return best;
}

static void report_expression(mica_parser *p, int kind) {
  if (kind == TK_PLUS || kind == TK_STAR)
    mica_parser_error_here(p, "missing left operand of binary operator");
  else mica_parser_error_here(p, "expected affine expression");
}

static void report_affine_value(mica_parser *p) {
  mica_parser_error_wrong_token(p, "%s ssa identifier",
                                p->affine->values == NULL ? "unexpected" : "expected");
}

static void report_array_element(mica_parser *p) {
  bool is_float = mica_type_is_float(p->dense->array_element);
  mica_parser_error_here(p, "expected %s literal", is_float ? "floating point" : "integer");
}

static void report_entry_key(mica_parser *p) {
  mica_parser_error_here(p, "expected identifier key for '%s' entry",
                         mica_parser_is_external(p) ? "external_resources" : "resource");
}

static void report_resource_value(mica_parser *p) {
  mica_parser_error(p, p->looking_at.at, "expected %s for key '%S'",
                    mica_parser_is_external(p) ? "string value" : "hex string blob",
                    p->top->resource_key);
}

// ---- Words of types and attributes --------------------------------------------------------------

static const char *const type_words[] = {
    "complex", "index", "memref", "none", "tensor", "tuple", "vector", "i1",   "i8",  "i16",
    "i32",     "i64",   "f16",    "bf16", "f32",    "f64",   "f80",    "f128", "tf32"};
static const char *const attribute_words[] = {"affine_map",     "affine_set", "array", "dense",
                                              "dense_resource", "distinct",   "false", "loc",
                                              "sparse",         "strided",    "true",  "unit"};

static mica_str near_word(mica_str written, const char *const *words, size_t count) {
  mica_near nearest = mica_near_to(written);
  for (size_t i = 0; i < count; i++) mica_near_offer(&nearest, mica_str_of(words[i]));
  return nearest.nearest;
}

static void report_missing(mica_parser *p, const char *expected) {
  mica_diag *diag = mica_parser_error_wrong_token_begin(p, "%s", expected);
  mica_str written = parse_at_name(p) ? parse_token_text(p) : (mica_str){NULL, 0};
  if (strcmp(expected, TYPE_EXPECTED) == 0)
    mica_diag_did_you_mean(diag,
                           near_word(written, type_words, sizeof type_words / sizeof *type_words));
  else if (strcmp(expected, ATTRIBUTE_EXPECTED) == 0)
    mica_diag_did_you_mean(diag, near_word(written, attribute_words,
                                           sizeof attribute_words / sizeof *attribute_words));
  mica_diag_report(diag);
}

void mica_parser_syntax_error(mica_parser *p, void *automaton, int kind) {
  const expectation *e = find(automaton, kind);
  switch (e->how) {
  case AFTER_TEXT: report_missing(p, e->text); break;
  case AT_TOKEN: mica_parser_error_here(p, "%s", e->text); break;
  case AT_MINUS: mica_parser_error(p, p->previous_end - 1, "%s", e->text); break;
  case EXPRESSION: report_expression(p, kind); break;
  case AFFINE_VALUE: report_affine_value(p); break;
  case ARRAY_ELEMENT: report_array_element(p); break;
  case ENTRY_KEY: report_entry_key(p); break;
  case RESOURCE_VALUE: report_resource_value(p); break;
  }
  mica_parser_affine_blame_negations(p, p->looking_at.at);
}
