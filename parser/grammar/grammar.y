// The grammar of Mica's text, after the language reference: each production's comment is the rule
// it states. An action calls one function (actions.h); what is being built stands in the parser,
// which owns it, so nothing here needs a destructor.
%name mica_grammar
%token_prefix TK_
%token_type { parse_token }
%extra_context { mica_parser *p }
%stack_size 0
%start_symbol start

%include {
#include "grammar/actions.h"
#include "text/tokens.h"
#define YYSYMBOLNAMES
#define YYFORESIGHT "grammar/foresight.h"
#define YYREALLOC(parser, old, old_size, size) \
  mica_reallocate((parser)->p->context, (old), (old_size), (size))
#define YYFREE(parser, old, size) mica_free((parser)->p->context, (old), (size))
#define YYSTOP(parser) ((parser)->p->failed)
}
%syntax_error { mica_parser_syntax_error(p, yypParser, yymajor); }
%stack_overflow { mica_parser_no_memory(p); }
// The automaton accepts on any token after a complete text; only the end is right.
%parse_accept {
  if (p->looking_kind != TK_END)
    mica_parser_error_wrong_token(p, "expected operation name in quotes");
}

// Tokens from BARE_ID on can be names.
%token LPAREN RPAREN LBRACE RBRACE LSQUARE RSQUARE LESS GREATER COMMA COLON COLON_COLON EQUAL PLUS
       MINUS STAR QUESTION BAR SLASH ARROW ELLIPSIS FILE_BEGIN FILE_END
       INTEGER FLOAT STRING VALUE CARET_ID AT_ID HASH_ID BANG_ID
       RESULTS BLOCK OP OP_OPENED OP_CLOSED OP_FRONT OP_HEAD PROPERTIES OP_TYPE SHAPE TYPE ATTRIBUTE
       CUSTOM_OPEN CUSTOM_OP ERROR
       START_MODULE START_TYPE START_FUNCTION_TYPE START_ATTRIBUTE START_TYPED START_REGION
       START_LOCATION START_AFFINE START_AFFINE_EXPR START_DICTIONARY START_OPERATION
       BARE_ID INTEGER_TYPE PLAIN_TYPE TENSOR MEMREF VECTOR COMPLEX TUPLE TRUE FALSE UNIT DENSE
       DENSE_RESOURCE SPARSE ARRAY AFFINE_MAP AFFINE_SET STRIDED OFFSET DISTINCT LOC CALLSITE FUSED
       UNKNOWN AT TO FLOORDIV CEILDIV MOD SYMBOL.
%fallback BARE_ID INTEGER_TYPE PLAIN_TYPE TENSOR MEMREF VECTOR COMPLEX TUPLE TRUE FALSE UNIT DENSE
       DENSE_RESOURCE SPARSE ARRAY AFFINE_MAP AFFINE_SET STRIDED OFFSET DISTINCT LOC CALLSITE FUSED
       UNKNOWN AT TO FLOORDIV CEILDIV MOD SYMBOL.

// ---- What is read: a whole text, or the fragment that a generated parser asks for ---------------

start ::= START_MODULE top_level.
start ::= START_TYPE type(T).                     { p->fragment->type = T; }
start ::= START_FUNCTION_TYPE function_type(T).   { p->fragment->type = T; }
start ::= START_ATTRIBUTE attribute(A).           { p->fragment->attr = A; }
start ::= START_TYPED untyped_elements(A).        { p->fragment->attr = A; }
start ::= START_REGION region_body RBRACE(B).     { mica_parser_region_end(p, B); }
start ::= START_LOCATION location(L).             { p->fragment->loc = L; }
start ::= START_AFFINE affine_body(A).            { p->fragment->attr = A; }
start ::= START_AFFINE_EXPR expr(E).              { p->fragment->expr = E; }
start ::= START_DICTIONARY dictionary(D).         { p->fragment->list = D; }
start ::= START_OPERATION operation(O).           { p->fragment->op = O; }
start ::= START_OPERATION located_operation(O).   { p->fragment->op = O; }

// toplevel := (operation | attribute-alias-def | type-alias-def)*, and file metadata
top_level ::= .
top_level ::= top_level operation.
top_level ::= top_level located_operation.
top_level ::= top_level attribute_alias(N) EQUAL attribute(A).
    { mica_parser_define_attribute_alias(p, N, A); }
top_level ::= top_level type_alias(N) EQUAL type(T).
    { mica_parser_define_type_alias(p, N, T); }
top_level ::= top_level FILE_BEGIN FILE_END.
top_level ::= top_level FILE_BEGIN metadata_entries FILE_END.
%type attribute_alias { parse_token }
%type type_alias { parse_token }
attribute_alias(A) ::= HASH_ID(N).  { A = mica_parser_attribute_alias_name(p, N); }
type_alias(A) ::= BANG_ID(N).       { A = mica_parser_type_alias_name(p, N); }

// file-metadata-dict ::= `{-#` (key `:` `{` (name `:` `{` entries `}`)* `}`)* `#-}`
metadata_entries ::= metadata_entry.
metadata_entries ::= metadata_entries COMMA metadata_entry.
metadata_entry ::= metadata_key LBRACE RBRACE.
metadata_entry ::= metadata_key LBRACE section_list RBRACE.
metadata_key ::= metadata_name(N) COLON.  { mica_parser_metadata_key(p, N); }
%type metadata_name { parse_token }
metadata_name(A) ::= BARE_ID(N).  { A = N; }
section_list ::= section.
section_list ::= section_list COMMA section.
section ::= section_head RBRACE(E).  { mica_parser_resource_begins(p, E); }
section ::= section_head resource_list RBRACE.
section_head ::= section_name(N) COLON LBRACE.  { mica_parser_metadata_section(p, N); }
%type section_name { parse_token }
section_name(A) ::= BARE_ID(N).  { A = N; }
resource_list ::= resource.
resource_list ::= resource_list COMMA resource.
resource ::= resource_key(K) COLON resource_value(V).  { mica_parser_resource(p, K, V); }
%type resource_key { parse_token }
%type resource_value { parse_token }
resource_key(A) ::= BARE_ID(N).  { mica_parser_resource_begins(p, N); A = N; }
resource_key(A) ::= STRING(N).   { mica_parser_resource_begins(p, N); A = N; }
resource_value(A) ::= STRING(V). { A = V; }
resource_value(A) ::= TRUE(V).   { A = V; }
resource_value(A) ::= FALSE(V).  { A = V; }

// ---- Operations ---------------------------------------------------------------------------------

// operation ::= op-result-list? (generic-operation | custom-operation) trailing-location?
%type operation { mica_op * }
%type located_operation { mica_op * }
located_operation(A) ::= operation location(L).  { A = mica_parser_op_located(p, L); }
operation(A) ::= op_results CUSTOM_OPEN CUSTOM_OP(O).  { A = p->ops->latest = parse_op_of(O); }

// generic-operation ::= string-literal `(` value-use-list? `)` successor-list?
//                       dictionary-properties? region-list? dictionary-attribute? `:` function-type
// The pieces gather in the operation's frame; each stands after any of those before it.
operation(A) ::= op_pieces OP_TYPE(T).
    { A = mica_parser_generic_op(p, mica_parser_op_type_run(p, T)); }
operation(A) ::= op_pieces op_colon(C) signature(S).
    { A = mica_parser_generic_op(p, mica_parser_op_signature(p, C, S)); }
operation(A) ::= op_pieces op_colon(C) simple_type(T).
    { A = mica_parser_generic_op(p, mica_parser_op_type_of(p, C, T)); }
operation(A) ::= OP.  { A = p->ops->latest; }
operation(A) ::= op_open region_body OP_CLOSED.  { A = p->ops->latest; }
operation(A) ::= op_result_list(R) EQUAL OP.  { A = mica_parser_op_run(p, R); }
%type op_colon { parse_token }
op_colon(A) ::= COLON.  { A = parse_next_token(p); }
op_head ::= OP_HEAD.
    { mica_parser_op_head_run(p, mica_parser_result_run(p, &p->ops->head.result)); }
op_head ::= op_result_list(R) EQUAL OP_HEAD.  { mica_parser_op_head_run(p, R); }
op_head ::= op_name operands(U).  { mica_parser_op_operands(p, U); }
op_name ::= op_results(R) STRING(N).  { mica_parser_op_name(p, R, N); }
op_to_successors ::= op_head successors.
op_to_properties ::= OP_FRONT.
    { mica_parser_op_front_run(p, mica_parser_result_run(p, &p->ops->head.result)); }
op_to_properties ::= op_result_list(R) EQUAL OP_FRONT.  { mica_parser_op_front_run(p, R); }
op_to_properties ::= op_head properties.
op_to_properties ::= op_to_successors properties.
op_to_regions ::= op_head regions.
op_to_regions ::= op_to_successors regions.
op_to_regions ::= op_to_properties regions.
op_to_regions ::= opened_regions RPAREN.
op_to_attributes ::= op_head op_attributes.
op_to_attributes ::= op_to_successors op_attributes.
op_to_attributes ::= op_to_properties op_attributes.
op_to_attributes ::= op_to_regions op_attributes.
op_pieces ::= op_head.
op_pieces ::= op_to_successors.
op_pieces ::= op_to_properties.
op_pieces ::= op_to_regions.
op_pieces ::= op_to_attributes.
op_attributes ::= dictionary(D).  { mica_parser_op_attributes(p, D); }

// op-result-list ::= op-result (`,` op-result)* `=`;  op-result ::= value-id (`:` integer-literal)?
%type op_results { parse_list }
%type op_result_list { parse_list }
%type op_result { parse_list }
op_results(A) ::= .                       { A = mica_parser_no_results(p); }
op_results(A) ::= op_result_list(L) EQUAL.  { A = mica_parser_results(p, L); }
op_results(A) ::= RESULTS.
    { A = mica_parser_results(p, mica_parser_result_run(p, &p->ops->result_run)); }
op_result_list(A) ::= op_result(R).         { A = R; }
op_result_list(A) ::= op_result_list(L) COMMA op_result.  { A = parse_longer(L); }
op_result(A) ::= VALUE(N).                  { A = mica_parser_result(p, N); }
op_result(A) ::= VALUE(N) COLON INTEGER(C). { A = mica_parser_result_group(p, N, C); }

// value-use-list ::= value-use (`,` value-use)*;  value-use ::= value-id (`#` decimal-literal)?
%type operands { parse_list }
%type value_uses { parse_list }
operands(A) ::= operands_open RPAREN.                { A = mica_parser_no_operands(p); }
operands(A) ::= operands_open value_uses(U) RPAREN.  { A = U; }
operands_open ::= LPAREN.
value_uses(A) ::= value_use(U).                      { A = mica_parser_first_use(p, &U); }
value_uses(A) ::= value_uses(L) COMMA value_use(U).  { A = mica_parser_next_use(p, L, &U); }
%type value_use { parse_use }
value_use(A) ::= VALUE(N).             { A = mica_parser_value_use(p, N); }
value_use(A) ::= VALUE(N) HASH_ID(I).  { A = mica_parser_numbered_use(p, N, I); }

// successor-list ::= `[` successor (`,` successor)* `]`
%type successor_list { parse_list }
successors ::= successors_open successor_list(L) RSQUARE.  { mica_parser_op_successors(p, L); }
successors_open ::= LSQUARE(T).  { mica_parser_successors_open(p, T); }
successor_list(A) ::= CARET_ID(N).
    { A = mica_parser_first_successor(p, N); }
successor_list(A) ::= successor_list(L) COMMA CARET_ID(N).
    { A = mica_parser_next_successor(p, L, N); }

// dictionary-properties ::= `<` dictionary-attribute `>`
// region-list ::= `(` region (`,` region)* `)`
properties ::= PROPERTIES(V).  { mica_parser_op_properties(p, V.as.object); }
properties ::= properties_open(B) attribute(V) GREATER.  { mica_parser_op_properties_at(p, B, V); }
%type properties_open { parse_token }
properties_open(A) ::= LESS(T).  { A = T; }
%type region_list { parse_list }
regions ::= regions_open region_list(L) RPAREN.  { mica_parser_op_regions(p, L); }
regions_open ::= LPAREN.
region_list(A) ::= region(R).                       { A = mica_parser_first_region(p, R); }
region_list(A) ::= region_list(L) COMMA region.     { A = parse_longer(L); }

// The first regions of an operation that the grammar heard of when it was within them.
op_open ::= OP_OPENED.
opened_regions ::= op_open region_body RBRACE(B).  { mica_parser_region_end(p, B); }
opened_regions ::= opened_regions COMMA region.    { mica_parser_op_next_region(p); }

// ---- Regions and blocks -------------------------------------------------------------------------

// region ::= `{` entry-block? block* `}`
%type region { mica_region * }
region(A) ::= LBRACE region_begin region_body RBRACE(B).  { A = mica_parser_region_end(p, B); }
region_begin ::= .  { mica_parser_region_begin(p); }
region_body ::= block_body.
region_body ::= region_body block_label block_body.
block_body ::= .
block_body ::= block_body operation.
block_body ::= block_body located_operation.

// block-label ::= block-id block-arg-list? `:`
block_label ::= BLOCK.
block_label ::= block_name COLON.  { mica_parser_block_open(p); }
block_label ::= block_name block_arguments_open RPAREN COLON.  { mica_parser_block_open(p); }
block_label ::= block_name block_arguments_open block_arguments RPAREN COLON.
    { mica_parser_block_open(p); }
block_arguments_open ::= LPAREN.
block_name ::= CARET_ID(N).  { mica_parser_block_name(p, N); }
block_arguments ::= block_argument.
block_arguments ::= block_arguments COMMA block_argument.
block_argument ::= block_argument_type.  { mica_parser_block_argument_end(p); }
block_argument ::= block_argument_type location(L).  { mica_parser_block_argument_loc(p, L); }
block_argument_type ::= value_use(U) COLON type(T).  { mica_parser_block_argument(p, &U, T); }

// ---- Types --------------------------------------------------------------------------------------

// type ::= type-alias | dialect-type | builtin-type
%type type { const mica_type * }
%type simple_type { const mica_type * }
%type function_type { const mica_type * }
type(A) ::= simple_type(T).    { A = T; }
type(A) ::= function_type(T).  { A = T; }
function_type(A) ::= signature(S).  { A = mica_parser_function_type(p, S); }

// function-type ::= type-list-parens `->` (non-function-type | type-list-parens)
%type signature { parse_signature }
%type type_list_parens { parse_list }
%type types { parse_list }
%type result_types { parse_list }
signature(A) ::= type_list_parens(I) ARROW result_types(R).  { A = (parse_signature){I, R}; }
result_types(A) ::= simple_type(T).       { A = mica_parser_first_type(p, T); }
result_types(A) ::= type_list_parens(L).  { A = L; }
type_list_parens(A) ::= LPAREN RPAREN.                 { A = mica_parser_no_types(p); }
type_list_parens(A) ::= LPAREN nest types(L) RPAREN.   { A = L; p->depth--; }
types(A) ::= type(T).                  { A = mica_parser_first_type(p, T); }
types(A) ::= types(L) COMMA type(T).   { A = mica_parser_next_type(p, L, T); }
nest ::= .  { mica_parser_nest(p); }

simple_type(A) ::= PLAIN_TYPE(N).    { A = mica_parser_plain_type(p, N); }
simple_type(A) ::= INTEGER_TYPE(N).  { A = mica_parser_integer_type(p, N); }
simple_type(A) ::= TYPE(T).          { A = (const mica_type *)T.as.object; }

// tensor-type ::= `tensor` `<` dimension-list type (`,` encoding?)? `>`
simple_type(A) ::= TENSOR(K) LESS nest SHAPE(S) shaped_element(E) GREATER(G).
    { A = mica_parser_tensor(p, K, S, E, NULL, G); }
simple_type(A) ::= encoded_begin GREATER(G).
    { A = mica_parser_encoded(p, NULL, G); }
simple_type(A) ::= encoded_begin tensor_encoding(C) GREATER(G).
    { A = mica_parser_encoded(p, C, G); }
encoded_begin ::= TENSOR(K) LESS nest SHAPE(S) shaped_element(E) COMMA.
    { mica_parser_encoded_begin(p, K, S, E); }
%type tensor_encoding { const mica_attr * }
tensor_encoding(A) ::= attribute(C).  { A = mica_parser_tensor_encoding(p, C); }
// memref-type ::= `memref` `<` dimension-list type (`,` layout)? (`,` memory-space)? `>`
simple_type(A) ::= MEMREF(K) LESS nest SHAPE(S) memref_element(E) GREATER.
    { A = mica_parser_memref(p, K, S, E, (parse_layout){NULL, NULL}); }
simple_type(A) ::= MEMREF(K) LESS nest SHAPE(S) memref_element(E) memref_layout(L) GREATER.
    { A = mica_parser_memref(p, K, S, E, L); }
%type memref_layout { parse_layout }
memref_layout(A) ::= memref_comma attribute(V).
    { A = mica_parser_memref_layout(p, (parse_layout){NULL, NULL}, V); }
memref_layout(A) ::= memref_layout(L) COMMA attribute(V).
    { A = mica_parser_memref_layout(p, L, V); }
memref_comma ::= COMMA.
// vector-type ::= `vector` `<` vector-dim-list vector-element-type `>`
simple_type(A) ::= VECTOR(K) LESS nest SHAPE(S) shaped_element(E) GREATER.
    { A = mica_parser_vector(p, K, S, E); }
// The element types are checked at their own place, which the token before them tells.
%type shaped_element { parse_element_type }
%type memref_element { parse_element_type }
shaped_element(A) ::= element_begin(B) type(T).  { A = (parse_element_type){B.at, T}; }
memref_element(A) ::= element_begin(B) type(T).  { A = mica_parser_memref_element(p, B, T); }
%type element_begin { parse_token }
element_begin(A) ::= .  { A = parse_next_token(p); }

simple_type(A) ::= COMPLEX(K) LESS nest shaped_element(E) GREATER.
    { A = mica_parser_complex(p, K, E); }
simple_type(A) ::= TUPLE LESS nest GREATER.
    { A = mica_parser_tuple(p, (parse_list){0, 0}); }
simple_type(A) ::= TUPLE LESS nest types(L) GREATER.  { A = mica_parser_tuple(p, L); }

// ---- Attributes ---------------------------------------------------------------------------------

%type attribute { const mica_attr * }
attribute(A) ::= ATTRIBUTE(T).  { A = (const mica_attr *)T.as.object; }
attribute(A) ::= type(T).       { A = mica_parser_type_attribute(p, T); }
attribute(A) ::= UNIT.          { A = mica_parser_unit(p); }
attribute(A) ::= TRUE.          { A = mica_parser_bool(p, true); }
attribute(A) ::= FALSE.         { A = mica_parser_bool(p, false); }
attribute(A) ::= number(N).                  { A = mica_parser_number(p, N, NULL); }
attribute(A) ::= number(N) COLON type(T).    { A = mica_parser_number(p, N, T); }
attribute(A) ::= STRING(S).                  { A = mica_parser_string_attribute(p, S, NULL); }
attribute(A) ::= STRING(S) COLON type(T).    { A = mica_parser_string_attribute(p, S, T); }
%type number { parse_literal }
number(A) ::= INTEGER(N).        { A = parse_literal_of(N, LITERAL_INTEGER, false); }
number(A) ::= MINUS INTEGER(N).  { A = parse_literal_of(N, LITERAL_INTEGER, true); }
number(A) ::= FLOAT(N).          { A = parse_literal_of(N, LITERAL_FLOAT, false); }
number(A) ::= MINUS FLOAT(N).    { A = parse_literal_of(N, LITERAL_FLOAT, true); }

// symbol-ref-attribute ::= symbol-ref-id (`::` symbol-ref-id)*
%type symbol { parse_list }
attribute(A) ::= symbol(L).  { A = mica_parser_symbol(p, L); }
symbol(A) ::= AT_ID(N).                        { A = mica_parser_first_symbol(p, N); }
symbol(A) ::= symbol(L) COLON_COLON AT_ID(N).  { A = mica_parser_next_symbol(p, L, N); }

%type attribute_list { parse_list }
attribute(A) ::= LSQUARE nest RSQUARE.
    { A = mica_parser_array(p, (parse_list){0, 0}); }
attribute(A) ::= LSQUARE nest attribute_list(L) RSQUARE.  { A = mica_parser_array(p, L); }
attribute_list(A) ::= attribute(V).
    { A = mica_parser_first_attribute(p, V); }
attribute_list(A) ::= attribute_list(L) COMMA attribute(V).
    { A = mica_parser_next_attribute(p, L, V); }

// dictionary-attribute ::= `{` (attribute-entry (`,` attribute-entry)*)? `}`
// attribute-entry ::= (bare-id | string-literal) (`=` attribute-value)?
%type dictionary { parse_list }
attribute(A) ::= dictionary(D).  { A = mica_parser_dictionary(p, D); }
dictionary(A) ::= entries_open(S) RBRACE.  { A = mica_parser_entries_end(p, S); }
dictionary(A) ::= entries_open(S) entries RBRACE.  { A = mica_parser_entries_end(p, S); }
%type entries_open { uint32_t }
entries_open(A) ::= LBRACE.  { A = mica_parser_entries_open(p); }
entries ::= entry.
entries ::= entries COMMA entry.
entry ::= entry_name.                     { mica_parser_entry(p, NULL); }
entry ::= entry_name EQUAL attribute(V).  { mica_parser_entry(p, V); }
entry_name ::= BARE_ID(N).  { mica_parser_entry_name(p, N); }
entry_name ::= STRING(N).   { mica_parser_entry_name(p, N); }

// ---- Elements -----------------------------------------------------------------------------------

attribute(A) ::= elements(E) COLON type(T).     { A = mica_parser_elements(p, E, T); }
attribute(A) ::= resource_ref(K) type_place(P) COLON type(T).
    { A = mica_parser_resource_elements(p, K, P, T); }
%type untyped_elements { const mica_attr * }
untyped_elements(A) ::= elements(E).
    { A = mica_parser_elements(p, E, p->fragment->expected_type); }
untyped_elements(A) ::= resource_ref(K).
    { A = mica_parser_resource_elements(p, K, K, p->fragment->expected_type); }
%type type_place { parse_token }
type_place(A) ::= .  { A = parse_next_token(p); }

// dense<...>, sparse<..., ...>
%type elements { parse_elements_head }
elements(A) ::= DENSE(K) LESS GREATER.
    { A = mica_parser_dense_end(p, K, false); }
elements(A) ::= DENSE(K) LESS literal GREATER.            { A = mica_parser_dense_end(p, K, true); }
elements(A) ::= SPARSE(K) LESS GREATER.
    { A = mica_parser_sparse_end(p, K, false); }
elements(A) ::= SPARSE(K) LESS literal COMMA literal GREATER.
    { A = mica_parser_sparse_end(p, K, true); }
literal ::= literal_begin literal_item.
literal_begin ::= .  { mica_parser_literal_begin(p); }
literal_item ::= element.        { mica_parser_literal_scalar(p); }
literal_item ::= literal_open RSQUARE.  { mica_parser_literal_close(p); }
literal_item ::= literal_open literal_items RSQUARE.  { mica_parser_literal_close(p); }
literal_open ::= LSQUARE.        { mica_parser_literal_open(p); }
literal_items ::= literal_item.
literal_items ::= literal_items COMMA literal_item.
element ::= number(N).  { mica_parser_literal_element(p, N); }
element ::= TRUE(N).
    { mica_parser_literal_element(p, parse_literal_of(N, LITERAL_TRUE, false)); }
element ::= FALSE(N).
    { mica_parser_literal_element(p, parse_literal_of(N, LITERAL_FALSE, false)); }
element ::= STRING(N).
    { mica_parser_literal_element(p, parse_literal_of(N, LITERAL_STRING, false)); }
element ::= complex_open element COMMA element RPAREN.  { p->depth--; }
complex_open ::= LPAREN nest.

%type resource_ref { parse_token }
resource_ref(A) ::= DENSE_RESOURCE LESS BARE_ID(N) GREATER.  { A = N; }
resource_ref(A) ::= DENSE_RESOURCE LESS STRING(N) GREATER.   { A = N; }

// array<type (`:` element (`,` element)*)? >
attribute(A) ::= dense_array(T) GREATER.  { A = mica_parser_dense_array(p, T); }
attribute(A) ::= dense_array(T) COLON array_elements GREATER.
    { A = mica_parser_dense_array(p, T); }
%type dense_array { const mica_type * }
dense_array(A) ::= ARRAY LESS array_type_begin(B) type(T).
    { A = mica_parser_dense_array_type(p, B, T); }
%type array_type_begin { parse_token }
array_type_begin(A) ::= .
    { A = parse_next_token(p);
      mica_parser_enclose(p, A.at, "expected an integer or floating point type"); }
array_elements ::= array_element.
array_elements ::= array_elements COMMA array_element.
array_element ::= number(N).  { mica_parser_array_element(p, N); }
array_element ::= TRUE(N).
    { mica_parser_array_element(p, parse_literal_of(N, LITERAL_TRUE, false)); }
array_element ::= FALSE(N).
    { mica_parser_array_element(p, parse_literal_of(N, LITERAL_FALSE, false)); }

// strided-layout ::= `strided` `<` `[` strides `]` (`,` `offset` `:` stride)? `>`
attribute(A) ::= STRIDED(K) LESS strides(L) GREATER.
    { A = mica_parser_strided(p, K, L, 0); }
attribute(A) ::= STRIDED(K) LESS strides(L) COMMA OFFSET COLON stride(O) GREATER.
    { A = mica_parser_strided(p, K, L, O); }
%type strides { parse_list }
%type stride_list { parse_list }
strides(A) ::= LSQUARE RSQUARE.                 { A = (parse_list){0, 0}; }
strides(A) ::= LSQUARE stride_list(L) RSQUARE.  { A = L; }
stride_list(A) ::= stride(S).                       { A = mica_parser_first_stride(p, S); }
stride_list(A) ::= stride_list(L) COMMA stride(S).  { A = mica_parser_next_stride(p, L, S); }
%type stride { int64_t }
stride(A) ::= QUESTION.          { A = MICA_DYNAMIC; }
stride(A) ::= INTEGER(N).           { A = mica_parser_stride(p, N, N); }
stride(A) ::= MINUS(M) INTEGER(N).  { A = mica_parser_stride(p, M, N); }

// distinct-attribute ::= `distinct` `[` integer-literal `]` `<` attribute-value? `>`
attribute(A) ::= DISTINCT(K) LSQUARE distinct_id(N) RSQUARE LESS distinct_begin GREATER.
    { p->fragment->enclosing.count--; A = mica_parser_distinct(p, K, N, mica_parser_unit(p)); }
attribute(A) ::= DISTINCT(K) LSQUARE distinct_id(N) RSQUARE LESS distinct_value(V) GREATER.
    { A = mica_parser_distinct(p, K, N, V); }
%type distinct_value { const mica_attr * }
distinct_value(A) ::= distinct_begin attribute(V).  { p->fragment->enclosing.count--; A = V; }
distinct_begin ::= .  { mica_parser_nest(p); mica_parser_enclose(p, NULL, "expected attribute"); }
%type distinct_id { uint64_t }
distinct_id(A) ::= INTEGER(N).  { A = mica_parser_distinct_id(p, N); }

// ---- Affine maps and sets -----------------------------------------------------------------------

attribute(A) ::= AFFINE_MAP LESS type_place(P) affine_body(B) GREATER.
    { A = mica_parser_affine_map(p, P, B); }
attribute(A) ::= AFFINE_SET LESS type_place(P) affine_body(B) GREATER.
    { A = mica_parser_affine_set(p, P, B); }
%type affine_body { const mica_attr * }
affine_body(A) ::= affine_inputs ARROW range_open RPAREN.
    { A = mica_parser_map_body(p, (parse_list){0, 0}); }
affine_body(A) ::= affine_inputs ARROW range_open exprs(L) RPAREN.
    { A = mica_parser_map_body(p, L); }
affine_body(A) ::= affine_inputs COLON constraints_open RPAREN.
    { A = mica_parser_set_body(p, (parse_list){0, 0}); }
affine_body(A) ::= affine_inputs COLON constraints_open constraints(L) RPAREN.
    { A = mica_parser_set_body(p, L); }
range_open ::= LPAREN.
constraints_open ::= LPAREN.
affine_inputs ::= affine_dims.
affine_inputs ::= affine_dims symbols_open RSQUARE.
affine_inputs ::= affine_dims symbols_open affine_symbols RSQUARE.
affine_dims ::= dims_open RPAREN.
affine_dims ::= dims_open affine_dim_list RPAREN.
dims_open ::= LPAREN.       { mica_parser_affine_begin(p); }
symbols_open ::= LSQUARE.
affine_dim_list ::= BARE_ID(N).                        { mica_parser_affine_dim(p, N); }
affine_dim_list ::= affine_dim_list COMMA BARE_ID(N).  { mica_parser_affine_dim(p, N); }
affine_symbols ::= BARE_ID(N).                         { mica_parser_affine_symbol(p, N); }
affine_symbols ::= affine_symbols COMMA BARE_ID(N).    { mica_parser_affine_symbol(p, N); }
%type exprs { parse_list }
exprs(A) ::= expr(E).                 { A = mica_parser_first_expr(p, E); }
exprs(A) ::= exprs(L) COMMA expr(E).  { A = mica_parser_next_expr(p, L, E); }
%type constraints { parse_list }
constraints(A) ::= constraint(E).                       { A = mica_parser_first_expr(p, E); }
constraints(A) ::= constraints(L) COMMA constraint(E).  { A = mica_parser_next_expr(p, L, E); }
%type constraint { const mica_affine_expr * }
constraint(A) ::= expr(L) GREATER EQUAL expr(R).  { A = mica_parser_constraint(p, L, R, false); }
constraint(A) ::= expr(L) LESS EQUAL expr(R).     { A = mica_parser_constraint(p, R, L, false); }
constraint(A) ::= expr(L) EQUAL EQUAL expr(R).    { A = mica_parser_constraint(p, L, R, true); }

// affine-expr: sums of products; minus binds tightest
%type expr { const mica_affine_expr * }
%type product { const mica_affine_expr * }
%type factor { const mica_affine_expr * }
expr(A) ::= product(E).               { A = E; }
expr(A) ::= expr(L) PLUS product(R).  { A = mica_parser_affine_sum(p, L, R); }
expr(A) ::= expr(L) MINUS product(R). { A = mica_parser_affine_difference(p, L, R); }
product(A) ::= factor(E).                        { A = E; }
product(A) ::= product(L) STAR(T) factor(R).
    { A = mica_parser_affine_binary(p, MICA_AFFINE_MUL, T, L, R); }
product(A) ::= product(L) FLOORDIV(T) factor(R).
    { A = mica_parser_affine_binary(p, MICA_AFFINE_FLOORDIV, T, L, R); }
product(A) ::= product(L) CEILDIV(T) factor(R).
    { A = mica_parser_affine_binary(p, MICA_AFFINE_CEILDIV, T, L, R); }
product(A) ::= product(L) MOD(T) factor(R).
    { A = mica_parser_affine_binary(p, MICA_AFFINE_MOD, T, L, R); }
factor(A) ::= INTEGER(N).                    { A = mica_parser_affine_constant(p, N); }
factor(A) ::= BARE_ID(N).                    { A = mica_parser_affine_name(p, N); }
factor(A) ::= affine_value(V).               { A = mica_parser_affine_value(p, &V, false); }
factor(A) ::= SYMBOL LPAREN symbol_value(E) RPAREN.  { A = E; }
factor(A) ::= affine_paren expr(E) RPAREN.   { A = E; p->depth--; }
factor(A) ::= negation factor(E).            { A = mica_parser_affine_negation(p, E); }
affine_paren ::= LPAREN nest.
negation ::= MINUS.  { mica_parser_affine_minus(p); }
%type affine_value { mica_operand_ref }
affine_value(A) ::= VALUE(N).             { A = mica_parser_operand(p, N); }
affine_value(A) ::= VALUE(N) HASH_ID(I).  { A = mica_parser_numbered_operand(p, N, I); }
%type symbol_value { const mica_affine_expr * }
symbol_value(A) ::= affine_value(V).  { A = mica_parser_affine_value(p, &V, true); }

// ---- Locations ----------------------------------------------------------------------------------

// trailing-location ::= `loc` `(` location `)`, where an alias may be defined later
%type location { mica_loc }
%type any_location { mica_loc }
%type nested_location { mica_loc }
location(A) ::= LOC LPAREN HASH_ID(N) RPAREN.       { A = mica_parser_deferred_location(p, N); }
location(A) ::= LOC LPAREN any_location(L) RPAREN.  { A = L; }
attribute(A) ::= LOC inline_open nested_location(L) RPAREN.
    { A = mica_parser_location_attribute(p, L); }
inline_open ::= LPAREN.
nested_location(A) ::= HASH_ID(N).        { A = mica_parser_location_alias(p, N); }
nested_location(A) ::= any_location(L).   { A = L; }
any_location(A) ::= ATTRIBUTE(T).         { A = mica_parser_location_value(p, T); }
any_location(A) ::= UNKNOWN.              { A = mica_loc_unknown(); }
any_location(A) ::= loc_name(S).
    { A = mica_parser_name_location(p, S, mica_loc_unknown()); }
any_location(A) ::= loc_name(S) child_open nested_location(C) RPAREN.
    { A = mica_parser_name_location(p, S, C); p->depth--; }
child_open ::= LPAREN nest.
%type loc_name { parse_token }
loc_name(A) ::= STRING(S).  { A = S; }
any_location(A) ::= file_line(P).         { A = mica_parser_file_location(p, P); }
any_location(A) ::= file_place(P).        { A = mica_parser_file_location(p, P); }
any_location(A) ::= file_place(P) TO COLON INTEGER(C).
    { A = mica_parser_file_range(p, P, (parse_token){0}, C); }
any_location(A) ::= file_place(P) TO INTEGER(L) COLON INTEGER(C).
    { A = mica_parser_file_range(p, P, L, C); }
%type file_place { parse_file_place }
file_place(A) ::= file_line(L) COLON INTEGER(C).  { A = mica_parser_file_column(p, L, C); }
%type file_line { parse_file_place }
file_line(A) ::= loc_name(F) COLON INTEGER(L).  { A = mica_parser_file_line(p, F, L); }
any_location(A) ::= CALLSITE callsite_open nested_location(C) AT nested_location(R) RPAREN.
    { A = mica_parser_call_site(p, C, R); }
callsite_open ::= LPAREN nest.
any_location(A) ::= FUSED fused_metadata(M) fused_open RSQUARE.
    { A = mica_parser_fused(p, M, (parse_list){0, 0}); }
any_location(A) ::= FUSED fused_metadata(M) fused_open fused_parts(L) RSQUARE.
    { A = mica_parser_fused(p, M, L); }
fused_open ::= LSQUARE nest.
%type fused_metadata { const mica_attr * }
fused_metadata(A) ::= .                           { A = NULL; }
fused_metadata(A) ::= LESS attribute(V) GREATER.  { A = V; }
%type fused_parts { parse_list }
fused_parts(A) ::= nested_location(L).                       { A = mica_parser_first_part(p, L); }
fused_parts(A) ::= fused_parts(P) COMMA nested_location(L).  { A = mica_parser_next_part(p, P, L); }
