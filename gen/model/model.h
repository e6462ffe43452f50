// The checked model: what the emitters see of the records.
// Made once by model_build from evaluated records and checked; format_model of format/ then adds
// the assembly formats, and nothing changes afterwards. No emitter looks at raw records. All names
// are already those of the generated C; every element knows where it was written. Strings are
// NUL-terminated and live in the session's arena; "" is "none" for a text and NULL is "none" for a
// name or an expression.
#ifndef MICA_GEN_MODEL_MODEL_H
#define MICA_GEN_MODEL_MODEL_H

#include "base/diagnostic.h"
#include "model/parts.h"

// ---- Operations ---------------------------------------------------------------------------------

// Operations that stand together in the documentation.
typedef struct model_doc_group {
  const char *summary, *description;
} model_doc_group;

struct model_op {
  const record *record;
  const model_dialect *dialect;
  const char *name;        // "add"
  const char *full_name;   // "ring.add"
  const char *c_name;      // "ring_add"
  const char *class_name;  // "AddOp", as C++ would name it
  const char *summary, *description;
  const char *deprecated;            // why it should be left, or ""
  const model_doc_group *doc_group;  // NULL: none
  const model_value *operands;
  size_t operand_count;
  const model_value *results;
  size_t result_count;
  const model_attribute *attributes;  // with the properties, as declared
  size_t attribute_count;
  const model_argument *arguments;
  size_t argument_count;
  const model_part *regions;
  size_t region_count;
  const model_part *successors;
  size_t successor_count;
  const model_trait *traits;  // flattened, each once, in order
  size_t trait_count;
  const model_derived *derived;
  size_t derived_count;
  const model_effect *effects;
  size_t effect_count;
  const model_type_link *links;
  size_t link_count;
  const model_inference *inference;  // one a result
  bool all_results_inferred;
  bool infers_count;  // how many results there are is asked too
  const model_builder *builders;
  size_t builder_count;
  bool skip_default_builders;
  const model_slot *slots;  // sorted by name
  size_t slot_count;
  int operand_segment_slot, result_segment_slot;  // AttrSized...Segments, or -1
  bool same_variadic_operand_size, same_variadic_result_size;
  size_t variadic_operand_count, variadic_result_count;  // groups that are not ARITY_ONE
  const model_format_text *format_text;     // its assemblyFormat, for format/ alone; NULL: none
  const struct format_of_op *format;        // the same, resolved
  bool has_custom_format;                   // the author writes parse and print
  const char *shared_parse, *shared_print;  // or functions that operations share; or NULL
  bool has_verifier, has_region_verifier;
  model_former former;
  author_code declarations;  // of the author, for the header
  model_trait_codes trait_codes;
  model_outcome outcome;
  place at;
};

// The first trait that says it; NULL: none does.
const model_trait *model_op_trait_saying(const model_op *op, model_trait_fact fact);
bool model_op_says(const model_op *op, model_trait_fact fact);
bool model_op_has_former(const model_op *op);  // older text has something in its place
const model_value *model_op_operand(const model_op *op, text name);  // NULL: none
const model_value *model_op_result(const model_op *op, text name);
const model_attribute *model_op_attribute(const model_op *op, text name);
const model_part *model_op_region(const model_op *op, text name);
const model_part *model_op_successor(const model_op *op, text name);

// ---- Types and attributes -----------------------------------------------------------------------

// A class of C++ that has no C type: in C a pointer to what only the author knows.
typedef struct model_opaque {
  const char *name;  // "ring_level"; the struct behind it is ring_level_data
  const char *cpp;   // "::ring::Level"
  place_range at;    // of the first use
} model_opaque;

typedef struct model_parameter {
  const char *name, *c_name, *summary;
  const char *cpp_type;  // as the definition spells it, for messages
  c_type type;
  const char *default_value;     // C expression, or NULL
  bool is_optional;              // OptionalParameter: absent is the zero value
  bool has_default;              // either of the two
  const char *param_kind;        // "MICA_PARAM_CUSTOM" where the definition says so, or NULL
  const char *hooks;             // a mica_param_hooks of the author, or NULL
  bool is_self_type;             // AttributeSelfTypeParameter: the type after `:`
  bool default_uses_others;      // the default is C over `$name` of other parameters
  const char *parser, *printer;  // C of the author (over $_parser, $_printer, $_self), or NULL
  const char *comparator;        // C over $_lhs, $_rhs, or NULL
  const char *hash,
      *allocator;  // C_CUSTOM: C over $_self; over $_dst, $_self, $_allocator; or NULL
  // In place of C++: functions that the author writes, called by the three before; or NULL
  const model_hook *parser_hook, *printer_hook, *comparator_hook;
  const model_opaque *opaque;  // its type; NULL: one of C
  model_outcome text_needs;    // of a format that reads and prints it
  bool is_in_format;           // one does
  // Types and attributes: a constraint as its type, which makers ask
  const model_constraint *constraint;
  const char *syntax;  // for the documentation, or NULL
  bool is_mutable;     // cMutable: set once, by a function of its own
  place at;
} model_parameter;

struct model_definition {  // a TypeDef or AttrDef
  bool is_attr;
  const record *record;
  const model_dialect *dialect;
  const char *name;         // "Elem": without Type or Attr
  const char *record_name;  // "Ring_Elem"
  const char *class_name;   // "ElemType"
  const char *c_name;       // "ring_elem_type"
  const char *mnemonic;     // NULL: no text form of its own
  const char *full_name;    // "ring.elem"
  const char *summary, *description;
  const char *deprecated;  // why it should be left, or ""
  const model_parameter *parameters;
  size_t parameter_count;
  const model_trait *traits;
  size_t trait_count;
  const model_builder *builders;
  size_t builder_count;
  bool skip_default_builders;
  model_trait_codes trait_codes;
  bool has_accessors;                         // a getter for each parameter
  const model_format_text *format_text;       // its assemblyFormat, for format/ alone; NULL: none
  const struct format_of_definition *format;  // the same, resolved; NULL: another file's, too
  bool has_custom_format;                     // the author writes parse and print
  bool is_in_full;                            // formats write "dialect.mnemonic" all the same
  bool has_verifier;              // genVerifyDecl: the author's check, and a checked getter
  const char *alias;              // that it is printed with; NULL: none
  const model_enum *enumeration;  // EnumAttr: the enum that it wraps, else NULL
  model_outcome outcome;
  place at;
};

// Whether this spelling is bool or an integer of C. In c_type.c.
bool model_c_is_integer(text c_name);

// It has a text form of its own after the mnemonic, which formats write without
// "dialect.mnemonic".
static inline bool model_definition_is_stripped(const model_definition *s) {
  return s != NULL && s->mnemonic != NULL && !s->is_in_full &&
         (s->format_text != NULL || s->has_custom_format);
}

// ---- Enums --------------------------------------------------------------------------------------

typedef struct model_case {
  const record *record;
  const char *symbol;  // "eq"
  const char *text;    // as written in IR
  const char *c_name;  // "ARITH_CMPI_PREDICATE_EQ"
  int64_t value;
  bool is_group;  // of a bit enum: a name for other cases
  place at;
} model_case;

struct model_enum {
  const record *record;
  const model_dialect *dialect;  // whose prefix it has
  const char *name;              // "CmpIPredicate"
  const char *cpp_type;          // "::mlir::arith::CmpIPredicate", for messages
  const char *c_name;  // "arith_cmpi_predicate": the typedef; functions: _to_text, _from_text
  const char *summary;
  const char *deprecated;  // why it should be left, or ""
  const model_case *cases;
  size_t case_count;
  uint32_t width;  // bits
  bool is_bit_enum;
  const char *separator;  // between the bits of a bit enum: "|"
  uint64_t valid_bits;
  bool print_primary_groups;
  // An enum attribute held as an integer (I32EnumAttr without specialized class): how; else NULL.
  bool is_attribute;
  const model_definition *definition;  // an EnumAttr that wraps it, or NULL
  model_outcome outcome;
  place at;
};

// ---- Interfaces ---------------------------------------------------------------------------------

typedef enum model_interface_kind {
  INTERFACE_OP,
  INTERFACE_ATTR,
  INTERFACE_TYPE,
  INTERFACE_DIALECT
} model_interface_kind;

typedef struct model_method {
  const record *record;
  const char *name;    // ODS's: "getAsmResultNames"
  const char *c_name;  // "result_names"
  const char *description;
  const char *return_type;  // C
  const char *self;         // "const mica_op *op"; NULL: static
  const char *self_name;    // "op"
  const char *asked;        // whom the function that calls it takes: the same, or of a static one
  const char *asked_name;   // "op", or "ctx, dialect"
  const model_builder_parameter *parameters;
  size_t parameter_count;
  author_code default_body;
  bool has_default;  // an op that doesn't name it gets the default
  place at;
} model_method;

struct model_interface {
  const record *record;
  const model_dialect *dialect;  // whose prefix it has; NULL: of the runtime
  model_interface_kind kind;
  const char *name;          // "ShapeOpInterface"
  const char *c_name;        // "ring_shape_op_interface"
  const char *short_name;    // "shape": for names of tables
  const char *descriptor;    // the mica_interface: "ring_shape_op_interface_id"
  const char *methods_type;  // the struct: "ring_shape_op_interface"; NULL: it has no methods
  const char *description;
  const model_method *methods;
  size_t method_count;
  const model_interface *const *bases;
  size_t base_count;
  const char *verify, *verify_regions;  // C functions `bool f(mica_op *)`, or NULL
  const char *verify_hook;              // such a function made from the definition's C, or NULL
  author_code verify_body;
  bool is_verify_authors;  // it is such a function
  bool emitted_here;
  bool has_own_struct;  // the struct of methods is declared where the interface is
  model_outcome outcome;
  place at;
};

// ---- Dialects -----------------------------------------------------------------------------------

struct model_dialect {
  const record *record;
  const char *name;    // "ring"
  const char *c_name;  // "ring", after --prefix: "my_ring"; dots become underscores
  const char *cpp_namespace;
  const char *summary, *description;
  author_code declarations;       // of the author, for the header
  const char *header;             // what others include for it: "ring/ring.h"
  const char *const *dependents;  // names of dialects
  const char *const *dependent_headers;
  size_t dependent_count;
  bool verify_op_attributes, verify_region_argument_attributes, verify_region_result_attributes;
  bool default_type_parser, default_attr_parser;  // useDefault...PrinterParser
  bool has_type_hooks, has_attr_hooks;  // the author reads and prints all types (attributes)
  bool allows_unknown_ops;
  const model_trait *traits;  // its interfaces; of the main dialect alone
  size_t trait_count;
  const char *const *former_names;
  size_t former_name_count;
  bool is_main;  // of the main file: emitted; others are only referred to
  place at;
};

// ---- The whole ----------------------------------------------------------------------------------

// All of the main file's dialect, sorted as emitted: in the order of their definition (ops too).
// The `known_` lists hold also what included files define.
// What the library reads and writes for custom<...>: the C type of each argument, or code in
// quotes.
typedef struct model_directive {
  const char *name;
  const char *const *read, *const *written;
  size_t count;
  const char *parse_name, *print_name;
} model_directive;

// A name in the author's C that what is generated declares, and what is handed to it in a call.
typedef struct model_handed {
  const char *type;  // "const mica_type *"; NULL: not known
  place_range at;
} model_handed;
typedef struct model_call {
  text name;
  place_range at;
  place use;  // of what asks for the code, or 0
  bool is_call;
  const model_handed *const *arguments;
  size_t count;
} model_call;

typedef struct model {
  // Of the main file; NULL: it defines none (interfaces, constraints)
  const model_dialect *dialect;
  const char *file_name;    // "ring": of the outputs
  const char *table;        // of its definitions: "ring_dialect", or "ring_more_ops_extension"
  bool is_extension;        // of a dialect whose table is another file's
  const char *source_name;  // "ring.def"
  const char *c_prefix;     // of what belongs to no single element: "ring"
  const model_dialect *const *used_dialects;  // whose generated headers are needed
  size_t used_dialect_count;
  const char *const *used_headers;  // of the author, which declare C types: "range.h"
  size_t used_header_count;
  model_op *const *ops;
  size_t op_count;
  model_definition *const *types;
  size_t type_count;
  model_definition *const *attrs;
  size_t attr_count;
  const model_enum *const *enums;
  size_t enum_count;
  const model_interface *const *interfaces;
  size_t interface_count;
  const model_trait *const *traits;  // descriptors that this file defines
  size_t trait_count;
  // Checks that this file's source holds, in order of first use
  const model_constraint *const *constraints;
  size_t constraint_count;
  const model_helper *const *helpers;  // functions that those checks call
  size_t helper_count;
  const model_hook *const *hooks;  // in place of C++ that has no C, in order of first use
  size_t hook_count;
  const model_property *const *properties;  // of its operations; elements before their lists
  size_t property_count;
  const model_property_code *const *property_codes;
  size_t property_code_count;
  const model_former_type *former_types;
  size_t former_type_count;
  // The custom directives of all formats, in order of first use
  const struct format_custom *const *customs;
  size_t custom_count;
  list left_out;           // model_left_out, of the main file's dialect
  list calls;              // model_call
  bool has_other_headers;  // the author includes some: what they declare isn't known
  const model_directive *directives;
  size_t directive_count;
  struct build *build;         // what made it: for model_code_of alone
  const char *const *c_names;  // of operations and enums, in the order of their bytes
  size_t c_name_count;
} model;

// Code in a format: an argument of custom<...>.
typedef struct model_code {
  const char *in_c;  // over $_ctxt
  const char *c_type;
} model_code;

// `code` as it stands between the quotes. False: it has no C that Mica knows, or its type isn't
// known. In custom_code.c.
bool model_code_of(const model *m, text code, model_code *out);

typedef struct model_options {
  text prefix;        // of names in C; size 0: the default
  text dialect;       // whose definitions are made; size 0: the main file's
  bool is_strict;     // C++ that has no C is an error, not a function of the author's
  bool is_extension;  // what stands in the main file alone is made, for a dialect made of others
  const pointer_map *left_out;  // records of which nothing is made
} model_options;

// What is wrong is reported, and marked in the outcome of the element.
model *model_build(session *s, const source_file *main_file, const model_options *options);

// Of a definition that isn't written because of errors.
typedef enum model_left_out_kind {
  LEFT_OUT_OP,
  LEFT_OUT_TYPE,
  LEFT_OUT_ATTR,
  LEFT_OUT_ENUM,
  LEFT_OUT_INTERFACE,
} model_left_out_kind;
typedef struct model_left_out {
  model_left_out_kind kind;
  const char *name;  // of its record
  const char *error;
  place at;
} model_left_out;

// Adds what another element asks for: a format uses the type_expression of an operand or result, or
// the parser and printer of a parameter.
void model_add_needs(session *s, model_outcome *to, const model_outcome *of);
// Whether the function takes what is handed over; if not, that is reported.
bool call_fits(diagnostics *d, const model_call *call, text parameters);
// The author's functions of the whole file: after the formats.
void model_hooks_fill(model *m);

// Adds a record, or those of all that is broken; false: nothing is new.
bool model_leave_out(session *s, pointer_map *left_out, const record *r, const char *error);
bool model_leave_out_broken(session *s, const model *m, pointer_map *left_out);

#endif
