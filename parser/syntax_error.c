// What was expected where a token does not fit, and how that is said. Called by the grammar.
//
// The place is told by the symbols on top of the grammar's stack, last one last. The longest
// pattern that fits wins; one that names the wrong token wins over one that does not. A list that a
// rule without an action makes of its first item stands on the stack as that item.
#include "actions.h"

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
  int kind;          // the token that was found; ANY: whichever
  const char *also;  // a second error, at the token; NULL: none
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
    {"start", OPERATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"top_level", OPERATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"region_body", OPERATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"block_body", OPERATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"block_label", OPERATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"op_results", OPERATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"START_OPERATION", OPERATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"op_result_list", "expected '=' after SSA name", AFTER_TEXT, ANY, NULL},
    {"op_result_list COMMA", "expected valid ssa identifier", AFTER_TEXT, ANY, NULL},
    {"VALUE COLON", "expected integer number of results", AFTER_TEXT, ANY, NULL},
    {"op_name", "expected '(' to start operand list", AFTER_TEXT, ANY, NULL},
    {"operands_open", "expected ')' to end operand list", AFTER_TEXT, ANY, NULL},
    {"operands_open value_uses", "expected ')' to end operand list", AFTER_TEXT, ANY, NULL},
    {"value_uses COMMA", "expected SSA operand", AFTER_TEXT, ANY, NULL},
    {"successors_open", "expected block name", AFTER_TEXT, ANY, NULL},
    {"successors_open", "expected list element", AFTER_TEXT, TK_RSQUARE, NULL},
    {"successor_list", "expected ',' or ']'", AFTER_TEXT, ANY, NULL},
    {"successor_list COMMA", "expected block name", AFTER_TEXT, ANY, NULL},
    {"properties_open", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"properties_open attribute", "expected '>' to close properties", AFTER_TEXT, ANY, NULL},
    {"op_pieces", OP_TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"op_to_attributes", OP_TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"regions_open", "expected '{' to begin a region", AFTER_TEXT, ANY, NULL},
    {"region_list COMMA", "expected '{' to begin a region", AFTER_TEXT, ANY, NULL},
    {"region_list", "expected ')' to end region list", AFTER_TEXT, ANY, NULL},
    {"op_colon", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},

    // Regions and blocks
    {"START_REGION", OPERATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"block_name", "expected ':' after block name", AFTER_TEXT, ANY, NULL},
    {"block_name block_arguments_open RPAREN", "expected ':' after block name", AFTER_TEXT, ANY,
     NULL},
    {"block_arguments RPAREN", "expected ':' after block name", AFTER_TEXT, ANY, NULL},
    {"block_argument RPAREN", "expected ':' after block name", AFTER_TEXT, ANY, NULL},
    {"block_arguments_open", "expected SSA operand", AFTER_TEXT, ANY, NULL},
    {"block_arguments COMMA", "expected SSA operand", AFTER_TEXT, ANY, NULL},
    {"block_argument COMMA", "expected SSA operand", AFTER_TEXT, ANY, NULL},
    {"block_arguments", "expected ')'", AFTER_TEXT, ANY, NULL},
    {"block_argument", "expected ')'", AFTER_TEXT, ANY, NULL},
    {"value_use", "expected ':' and type for SSA operand", AFTER_TEXT, ANY, NULL},
    {"value_use COLON", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},

    // Types
    {"START_TYPE", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"START_FUNCTION_TYPE", "expected '('", AFTER_TEXT, ANY, NULL},
    {"type_list_parens", "expected '->' in function type", AFTER_TEXT, ANY, NULL},
    {"type_list_parens ARROW", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"LPAREN nest", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"LPAREN nest types", "expected ')'", AFTER_TEXT, ANY, NULL},
    {"types COMMA", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"TENSOR", "expected '<' in tensor type", AFTER_TEXT, ANY, NULL},
    {"MEMREF", "expected '<' in memref type", AFTER_TEXT, ANY, NULL},
    {"VECTOR", "expected '<' in vector type", AFTER_TEXT, ANY, NULL},
    {"COMPLEX", "expected '<' in complex type", AFTER_TEXT, ANY, NULL},
    {"TUPLE", "expected '<' in tuple type", AFTER_TEXT, ANY, NULL},
    {"element_begin", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"ARRAY LESS element_begin", TYPE_EXPECTED, AFTER_TEXT, ANY,
     "expected an integer or floating point type"},
    {"TENSOR LESS nest SHAPE shaped_element", "expected '>' in tensor type", AFTER_TEXT, ANY, NULL},
    {"shaped_element COMMA attribute", "expected '>' in tensor type", AFTER_TEXT, ANY, NULL},
    {"shaped_element COMMA", "expected '>' in tensor type", AFTER_TEXT, ANY, NULL},
    {"memref_element", "expected ',' or '>' in memref type", AFTER_TEXT, ANY, NULL},
    {"memref_comma", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"memref_comma", "expected list element", AFTER_TEXT, TK_GREATER, NULL},
    {"memref_layout", "expected ',' or '>'", AFTER_TEXT, ANY, NULL},
    {"memref_layout COMMA", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"VECTOR LESS nest SHAPE shaped_element", "expected '>' in vector type", AFTER_TEXT, ANY, NULL},
    {"COMPLEX LESS nest shaped_element", "expected '>' in complex type", AFTER_TEXT, ANY, NULL},
    {"TUPLE LESS nest", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"TUPLE LESS nest types", "expected '>' in tuple type", AFTER_TEXT, ANY, NULL},

    // Attributes
    {"START_ATTRIBUTE", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"START_TYPED", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"attribute_alias", "expected '=' in attribute alias definition", AFTER_TEXT, ANY, NULL},
    {"attribute_alias EQUAL", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"type_alias", "expected '=' in type alias definition", AFTER_TEXT, ANY, NULL},
    {"type_alias EQUAL", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"MINUS", "expected constant integer or floating point value", AFTER_TEXT, ANY, NULL},
    {"number COLON", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"STRING COLON", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"symbol COLON_COLON", "expected nested symbol reference identifier", AT_TOKEN, ANY, NULL},
    {"LSQUARE nest", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"attribute_list", "expected ',' or ']'", AFTER_TEXT, ANY, NULL},
    {"attribute_list COMMA", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"START_DICTIONARY", "expected '{' in attribute dictionary", AFTER_TEXT, ANY, NULL},
    {"entries_open", "expected attribute name", AFTER_TEXT, ANY, NULL},
    {"entries COMMA", "expected attribute name", AFTER_TEXT, ANY, NULL},
    {"entry COMMA", "expected attribute name", AFTER_TEXT, ANY, NULL},
    {"entries", "expected '}' in attribute dictionary", AFTER_TEXT, ANY, NULL},
    {"entry", "expected '}' in attribute dictionary", AFTER_TEXT, ANY, NULL},
    {"entry_name EQUAL", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"STRIDED", "expected '<' after 'strided'", AFTER_TEXT, ANY, NULL},
    {"STRIDED LESS", "expected '['", AFTER_TEXT, ANY, NULL},
    {"STRIDED LESS LSQUARE", STRIDE_EXPECTED, AT_TOKEN, ANY, NULL},
    {"stride_list COMMA", STRIDE_EXPECTED, AT_TOKEN, ANY, NULL},
    {"STRIDED LESS LSQUARE MINUS", STRIDE_EXPECTED, AT_MINUS, ANY, NULL},
    {"stride_list COMMA MINUS", STRIDE_EXPECTED, AT_MINUS, ANY, NULL},
    {"stride_list", "expected ']'", AFTER_TEXT, ANY, NULL},
    {"STRIDED LESS strides", "expected ','", AFTER_TEXT, ANY, NULL},
    {"strides COMMA", "expected 'offset' after comma", AFTER_TEXT, ANY, NULL},
    {"COMMA OFFSET", "expected ':' after 'offset'", AFTER_TEXT, ANY, NULL},
    {"OFFSET COLON", STRIDE_EXPECTED, AT_TOKEN, ANY, NULL},
    {"OFFSET COLON MINUS", STRIDE_EXPECTED, AT_MINUS, ANY, NULL},
    {"OFFSET COLON stride", "expected '>'", AFTER_TEXT, ANY, NULL},
    {"DISTINCT", "expected '[' after 'distinct'", AFTER_TEXT, ANY, NULL},
    {"DISTINCT LSQUARE", "expected distinct ID", AFTER_TEXT, ANY, NULL},
    {"DISTINCT LSQUARE distinct_id", "expected ']' to close distinct ID", AFTER_TEXT, ANY, NULL},
    {"DISTINCT LSQUARE distinct_id RSQUARE", "expected '<' after distinct ID", AFTER_TEXT, ANY,
     NULL},
    {"RSQUARE LESS nest", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, "expected attribute"},
    {"RSQUARE LESS nest attribute", "expected '>' to close distinct attribute", AFTER_TEXT, ANY,
     NULL},

    // Elements
    {"elements", "expected ':'", AFTER_TEXT, ANY, NULL},
    {"elements COLON", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"resource_ref", "expected ':'", AFTER_TEXT, ANY, NULL},
    {"resource_ref type_place", "expected ':'", AFTER_TEXT, ANY, NULL},
    {"type_place COLON", TYPE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"DENSE", "expected '<' after 'dense'", AFTER_TEXT, ANY, NULL},
    {"DENSE LESS", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"SPARSE LESS", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"literal_begin", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"literal_open", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"literal_items COMMA", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"literal_item COMMA", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"complex_open", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"complex_open element COMMA", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"literal_begin MINUS", "expected integer or floating point literal", AT_TOKEN, ANY, NULL},
    {"literal_open MINUS", "expected integer or floating point literal", AT_TOKEN, ANY, NULL},
    {"literal_items COMMA MINUS", "expected integer or floating point literal", AT_TOKEN, ANY,
     NULL},
    {"literal_item COMMA MINUS", "expected integer or floating point literal", AT_TOKEN, ANY, NULL},
    {"complex_open MINUS", "expected integer or floating point literal", AT_TOKEN, ANY, NULL},
    {"complex_open element COMMA MINUS", "expected integer or floating point literal", AT_TOKEN,
     ANY, NULL},
    {"complex_open element", "expected ',' between complex elements", AFTER_TEXT, ANY, NULL},
    {"complex_open element COMMA element", "expected ')' after complex elements", AFTER_TEXT, ANY,
     NULL},
    {"literal_items", "expected ']'", AFTER_TEXT, ANY, NULL},
    {"literal_open literal_item", "expected ']'", AFTER_TEXT, ANY, NULL},
    {"DENSE LESS literal", "expected '>'", AFTER_TEXT, ANY, NULL},
    {"SPARSE", "Expected '<' after 'sparse'", AFTER_TEXT, ANY, NULL},
    {"SPARSE LESS literal", "expected ','", AFTER_TEXT, ANY, NULL},
    {"SPARSE LESS literal COMMA", ELEMENT_EXPECTED, AT_TOKEN, ANY, NULL},
    {"literal COMMA literal", "expected '>'", AFTER_TEXT, ANY, NULL},
    {"DENSE_RESOURCE", "expected '<' after 'dense_resource'", AFTER_TEXT, ANY, NULL},
    {"DENSE_RESOURCE LESS", RESOURCE_KEY, AT_TOKEN, ANY, NULL},
    {"DENSE_RESOURCE LESS BARE_ID", "expected '>'", AFTER_TEXT, ANY, NULL},
    {"DENSE_RESOURCE LESS STRING", "expected '>'", AFTER_TEXT, ANY, NULL},
    {"ARRAY", "expected '<' after 'array'", AFTER_TEXT, ANY, NULL},
    {"dense_array", "expected ':' after dense array type", AFTER_TEXT, ANY, NULL},
    {"dense_array COLON", NULL, ARRAY_ELEMENT, ANY, NULL},
    {"dense_array COLON MINUS", NULL, ARRAY_ELEMENT, ANY, NULL},
    {"array_elements", "expected '>' to close an array attribute", AFTER_TEXT, ANY, NULL},
    {"array_element", "expected '>' to close an array attribute", AFTER_TEXT, ANY, NULL},
    {"array_elements COMMA", NULL, ARRAY_ELEMENT, ANY, NULL},
    {"array_element COMMA", NULL, ARRAY_ELEMENT, ANY, NULL},
    {"array_elements COMMA MINUS", NULL, ARRAY_ELEMENT, ANY, NULL},
    {"array_element COMMA MINUS", NULL, ARRAY_ELEMENT, ANY, NULL},

    // Affine maps and sets
    {"AFFINE_MAP", "expected '<' in affine map", AFTER_TEXT, ANY, NULL},
    {"AFFINE_SET", "expected '<' in integer set", AFTER_TEXT, ANY, NULL},
    {"START_AFFINE", "expected '(' in dimensional identifier list", AFTER_TEXT, ANY, NULL},
    {"AFFINE_MAP LESS type_place", "expected '(' in dimensional identifier list", AFTER_TEXT, ANY,
     NULL},
    {"AFFINE_SET LESS type_place", "expected '(' in dimensional identifier list", AFTER_TEXT, ANY,
     NULL},
    {"dims_open", NAME_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"affine_dim_list COMMA", NAME_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"affine_dim_list", "expected ')' in dimensional identifier list", AFTER_TEXT, ANY, NULL},
    {"symbols_open", NAME_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"affine_symbols COMMA", NAME_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"affine_symbols", "expected ']' in symbol list", AFTER_TEXT, ANY, NULL},
    {"affine_dims", "expected '->' or ':'", AFTER_TEXT, ANY, NULL},
    {"affine_inputs", "expected '->' or ':'", AFTER_TEXT, ANY, NULL},
    {"affine_inputs ARROW", "expected '(' in affine map range", AFTER_TEXT, ANY, NULL},
    {"affine_inputs COLON", "expected '(' in integer set constraint list", AFTER_TEXT, ANY, NULL},
    {"range_open", NULL, EXPRESSION, ANY, NULL},
    {"exprs COMMA", NULL, EXPRESSION, ANY, NULL},
    {"constraints_open", NULL, EXPRESSION, ANY, NULL},
    {"constraints COMMA", NULL, EXPRESSION, ANY, NULL},
    {"EQUAL", NULL, EXPRESSION, ANY, NULL},
    {"affine_paren", NULL, EXPRESSION, ANY, NULL},
    {"affine_paren", "no expression inside parentheses", AT_TOKEN, TK_RPAREN, NULL},
    {"affine_paren expr", "expected ')'", AFTER_TEXT, ANY, NULL},
    {"affine_paren product", "expected ')'", AFTER_TEXT, ANY, NULL},
    {"expr PLUS", "missing right operand of binary operator", AT_TOKEN, ANY, NULL},
    {"expr MINUS", "missing right operand of binary operator", AT_TOKEN, ANY, NULL},
    {"product STAR", "missing right operand of binary operator", AT_TOKEN, ANY, NULL},
    {"product FLOORDIV", "missing right operand of binary operator", AT_TOKEN, ANY, NULL},
    {"product CEILDIV", "missing right operand of binary operator", AT_TOKEN, ANY, NULL},
    {"product MOD", "missing right operand of binary operator", AT_TOKEN, ANY, NULL},
    {"negation", NULL, EXPRESSION, ANY, NULL},
    {"START_AFFINE_EXPR", NULL, EXPRESSION, ANY, NULL},
    {"SYMBOL", "expected '(' at start of SSA symbol", AFTER_TEXT, ANY, NULL},
    {"SYMBOL LPAREN", NULL, AFFINE_VALUE, ANY, NULL},
    {"SYMBOL LPAREN symbol_value", "expected ')' at end of SSA symbol", AFTER_TEXT, ANY, NULL},
    {"exprs", "expected ')' in affine map range", AFTER_TEXT, ANY, NULL},
    {"range_open expr", "expected ')' in affine map range", AFTER_TEXT, ANY, NULL},
    {"constraints", "expected ')' in integer set constraint list", AFTER_TEXT, ANY, NULL},
    {"constraints_open expr", CONSTRAINT_END, AT_TOKEN, ANY, NULL},
    {"constraints COMMA expr", CONSTRAINT_END, AT_TOKEN, ANY, NULL},
    {"expr GREATER", CONSTRAINT_END, AT_TOKEN, ANY, NULL},
    {"expr LESS", CONSTRAINT_END, AT_TOKEN, ANY, NULL},
    {"expr EQUAL", CONSTRAINT_END, AT_TOKEN, ANY, NULL},
    {"AFFINE_MAP LESS type_place affine_body", "expected '>' in affine map", AFTER_TEXT, ANY, NULL},
    {"AFFINE_SET LESS type_place affine_body", "expected '>' in integer set", AFTER_TEXT, ANY,
     NULL},

    // Locations
    {"START_LOCATION", "expected 'loc'", AFTER_TEXT, ANY, NULL},
    {"LOC", "expected '(' in inline location", AFTER_TEXT, ANY, NULL},
    {"operation LOC", "expected '(' in location", AFTER_TEXT, ANY, NULL},
    {"block_argument_type LOC", "expected '(' in location", AFTER_TEXT, ANY, NULL},
    {"START_LOCATION LOC", "expected '(' in location", AFTER_TEXT, ANY, NULL},
    {"LOC LPAREN", LOCATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"inline_open", LOCATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"child_open", LOCATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"callsite_open", LOCATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"nested_location AT", LOCATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"fused_open", LOCATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"fused_parts COMMA", LOCATION_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"LOC LPAREN HASH_ID", "expected ')' in location", AFTER_TEXT, ANY, NULL},
    {"LOC LPAREN any_location", "expected ')' in location", AFTER_TEXT, ANY, NULL},
    {"inline_open nested_location", "expected ')' in inline location", AFTER_TEXT, ANY, NULL},
    {"loc_name COLON", "expected integer line number in FileLineColRange", AFTER_TEXT, ANY, NULL},
    {"file_line", "expected ':' in FileLineColRange", AFTER_TEXT, ANY, NULL},
    {"file_line COLON", "expected integer column number in FileLineColRange", AFTER_TEXT, ANY,
     NULL},
    {"file_place TO", "expected either integer or `:` post `to` in FileLineColRange", AFTER_TEXT,
     ANY, NULL},
    {"file_place TO COLON", "expected integer column number in FileLineColRange", AFTER_TEXT, ANY,
     NULL},
    {"file_place TO INTEGER", "expected either integer or `:` post `to` in FileLineColRange",
     AFTER_TEXT, ANY, NULL},
    {"file_place TO INTEGER COLON", "expected integer column number in FileLineColRange",
     AFTER_TEXT, ANY, NULL},
    {"child_open nested_location", "expected ')' after child location of NameLoc", AFTER_TEXT, ANY,
     NULL},
    {"CALLSITE", "expected '(' in callsite location", AFTER_TEXT, ANY, NULL},
    {"callsite_open nested_location", "expected 'at' in callsite location", AFTER_TEXT, ANY, NULL},
    {"AT nested_location", "expected ')' in callsite location", AFTER_TEXT, ANY, NULL},
    {"fused_metadata", "expected '[' in fused location", AFTER_TEXT, ANY, NULL},
    {"FUSED LESS", ATTRIBUTE_EXPECTED, AFTER_TEXT, ANY, NULL},
    {"FUSED LESS attribute", "expected '>' after fused location metadata", AFTER_TEXT, ANY, NULL},
    {"fused_parts", "expected ']' in fused location", AFTER_TEXT, ANY, NULL},

    // File metadata
    {"FILE_BEGIN", "expected identifier key in file metadata dictionary", AT_TOKEN, ANY, NULL},
    {"metadata_entries", "expected ',' or '#-}'", AFTER_TEXT, ANY, NULL},
    {"metadata_entry", "expected ',' or '#-}'", AFTER_TEXT, ANY, NULL},
    {"metadata_entries COMMA", "expected identifier key in file metadata dictionary", AT_TOKEN, ANY,
     NULL},
    {"metadata_entry COMMA", "expected identifier key in file metadata dictionary", AT_TOKEN, ANY,
     NULL},
    {"metadata_name", "expected ':'", AFTER_TEXT, ANY, NULL},
    {"metadata_key", "expected '{'", AFTER_TEXT, ANY, NULL},
    {"metadata_key LBRACE", RESOURCE_KEY, AT_TOKEN, ANY, NULL},
    {"section_list", "expected ',' or '}'", AFTER_TEXT, ANY, NULL},
    {"section", "expected ',' or '}'", AFTER_TEXT, ANY, NULL},
    {"section_list COMMA", RESOURCE_KEY, AT_TOKEN, ANY, NULL},
    {"section COMMA", RESOURCE_KEY, AT_TOKEN, ANY, NULL},
    {"section_name", "expected ':'", AFTER_TEXT, ANY, NULL},
    {"section_head", "expected '{'", AFTER_TEXT, ANY, NULL},
    {"section_head LBRACE", NULL, ENTRY_KEY, ANY, NULL},
    {"resource_list", "expected ',' or '}'", AFTER_TEXT, ANY, NULL},
    {"resource", "expected ',' or '}'", AFTER_TEXT, ANY, NULL},
    {"resource_list COMMA", NULL, ENTRY_KEY, ANY, NULL},
    {"resource COMMA", NULL, ENTRY_KEY, ANY, NULL},
    {"resource_key", "expected ':'", AFTER_TEXT, ANY, NULL},
    {"resource_key COLON", NULL, RESOURCE_VALUE, ANY, NULL},
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
  static const expectation none = {"", "unexpected token", AFTER_TEXT, ANY, NULL};
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
                                p->affine_values == NULL ? "unexpected" : "expected");
}

static void report_array_element(mica_parser *p) {
  bool is_float = mica_type_is_float(p->array_element);
  mica_parser_error_here(p, "expected %s literal", is_float ? "floating point" : "integer");
}

static void report_entry_key(mica_parser *p) {
  mica_parser_error_here(p, "expected identifier key for '%s' entry",
                         mica_parser_is_external(p) ? "external_resources" : "resource");
}

static void report_resource_value(mica_parser *p) {
  mica_parser_error(p, p->looking_at.at, "expected %s for key '%S'",
                    mica_parser_is_external(p) ? "string value" : "hex string blob",
                    p->resource_key);
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
  mica_str written = mica_parser_at_name(p) ? parse_token_text(p) : (mica_str){NULL, 0};
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
  if (e->also != NULL) mica_parser_error_here(p, "%s", e->also);
  mica_parser_affine_blame_negations(p, p->looking_at.at);
}
