// What the elements of the model are made of: functions of the author's, constraints, C values; the
// values, attributes, traits, effects and builders of an operation; what older text has for it.
// Included by model.h, which says who makes it and who owns it.
#ifndef MICA_GEN_MODEL_PARTS_H
#define MICA_GEN_MODEL_PARTS_H

#include "base/list.h"
#include "base/source.h"
#include "model/c_expression.h"

// Of record/: the model knows what it was made of, its readers don't.
typedef struct record record;
typedef struct session session;

typedef struct model_dialect model_dialect;
typedef struct model_op model_op;
typedef struct model_definition model_definition;
typedef struct model_enum model_enum;
typedef struct model_interface model_interface;
typedef struct model_format_text model_format_text;

// C of the author's that stands on lines of its own: statements or declarations.
typedef struct author_code {
  const char *text;  // as written, with its blanks; NULL: none
  place at;          // of its first sign; 0: it was put together of pieces
} author_code;

// What a trait adds to what has it; each may be absent.
typedef struct model_trait_code {
  author_code declarations, definitions;
} model_trait_code;
typedef struct model_trait_codes {
  const model_trait_code *items;
  size_t count;
} model_trait_codes;

// ---- Functions of the author's ------------------------------------------------------------------

// What a function of the author's is for.
typedef enum model_hook_kind {
  HOOK_PREDICATE,  // a condition in C++
  HOOK_TYPE,       // C++ that makes a type
  HOOK_VALUE,      // C++ of a default
  HOOK_OPERATION,  // one that isn't defined here
  HOOK_PARAMETER,  // C++ that reads, prints or compares a parameter
  HOOK_VERIFIER,
  HOOK_TRAIT,      // its check
  HOOK_FORMAT,     // a custom form
  HOOK_DIRECTIVE,  // custom<...>
  HOOK_METHOD,     // of an interface
  HOOK_BUILDER,
  HOOK_DERIVED,  // a derived attribute
  HOOK_PROPERTY,
  HOOK_DIALECT,
} model_hook_kind;

typedef struct model_hook_parameter {
  const char *type, *name;  // "const mica_op *", "op"
} model_hook_parameter;

// A function that the author writes: its declaration, its beginning in a file of stubs and what is
// told of it are made of this.
typedef struct model_hook {
  model_hook_kind kind;
  const char *name;    // "ring_is_small"
  const char *result;  // "bool"
  const model_hook_parameter *parameters;
  size_t parameter_count;
  const char *cpp;  // what stands in its place in C++, or NULL
  const char *why;  // what of it has no C, or NULL
  place_range why_at;
  const model_op *of_op;  // it asks about parts of this operation; NULL: of any
  const char *user;       // the element that it is declared for: "ring.add"; NULL: several
  place at;
} model_hook;

// What became of an element: whether errors were reported in it or in what it is made of, and the
// functions that it needs.
typedef struct model_outcome {
  bool is_broken;
  const char *error;  // the first that was reported; NULL: none, or it isn't known
  bool keeps_hooks;   // they are nothing to what is made of it
  const model_hook *const *hooks;
  size_t hook_count;
} model_outcome;

// ---- Predicates and constraints -----------------------------------------------------------------

// What a value, attribute, type, region or successor must satisfy. Equal constraints of a file are
// one object, so that the check is emitted once.
typedef struct model_constraint {
  const record *record;
  const char *name;     // of the record: "SignlessIntegerLike"
  const char *summary;  // "integer" ("" when there is none)
  const char *check;    // C function `bool f(const mica_type *)` (or attr); NULL: always satisfied
  const char *self_type;               // C type of what it asks about
  const model_definition *definition;  // its cppType is this definition's class, or NULL
  const char *class_check;   // its cppType is a class of the runtime: C function that asks, or NULL
  const char *class_name;    // how messages call that class: "builtin.function", or NULL
  bool emitted_here;         // the check is a static function of the generated source
  const c_expression *asks;  // over `self` (and `op` when uses_op); NULL: always satisfied
  bool uses_op;              // no function of its own: written out where it is asked
  model_outcome outcome;
  place at;
} model_constraint;

// The one type of a constraint.
typedef struct model_type_made {
  const char *in_c;       // over $_ctxt; NULL: it has none
  model_outcome outcome;  // of who asks for the type
} model_type_made;

// Functions that checks need: a loop over a list, or those of a CppHelper.
typedef struct model_helper {
  const c_expression *key;  // of a loop, a call: its owner, of how many items, what it asks of each
  const char *name, *text;
} model_helper;

// ---- C values -----------------------------------------------------------------------------------

// What a C type is to the runtime: how a parameter is stored, compared, parsed and printed.
typedef enum c_kind {
  C_TYPE,     // const mica_type *
  C_ATTR,     // const mica_attr *
  C_POINTER,  // another uniqued pointer: const mica_affine_map *, const mica_integer_set *
  C_BOOL,
  C_INT,
  C_UINT,   // of `size` bytes
  C_ENUM,   // an enum of the model (`named`)
  C_FLOAT,  // double, float
  C_STR,    // mica_str
  C_TYPES,
  C_ATTRS,
  C_STRS,   // mica_types, mica_attrs, mica_strs
  C_ARRAY,  // struct { const T *data; size_t size; } of scalars (`element`, of `size` bytes each)
  C_LOC,    // mica_loc
  C_OPTIONAL,  // struct { T value; bool has_value; } of a scalar (`element`, of `size` bytes)
  C_CUSTOM,    // any other C type, by its spelling
} c_kind;

typedef struct c_type {
  c_kind kind;
  const char *spelling;  // "int64_t", "const mica_type *", "mica_int64s"
  const char *element;   // of an array: "int64_t", else NULL
  uint32_t size;  // bytes of the scalar (or of an array's element), 0 where it has no meaning
  const model_enum *named;  // C_ENUM
  const model_definition
      *definition;    // C_TYPE, C_ATTR, lists of them: of one definition, "ring::ElemType", or NULL
  const char *check;  // the same, of one class of the runtime: the question, or NULL
  const char
      *class_name;    // C_TYPE, C_TYPES: what messages call that class, "builtin.function", or NULL
  const char *dense;  // C_ATTR, a dense array: C over $_ctxt, the type of its elements, or NULL
  const char *parser, *printer;  // of a class that is read in a way of its own, as a parameter's
  const char *kind_of_param;     // C_CUSTOM: how the runtime keeps it, or NULL: it isn't said
  const char *hooks;             // C_CUSTOM: a mica_param_hooks, or NULL
  bool is_enum_parameter;        // C_ENUM: of an EnumParameter, whose bits stand one by one
  bool may_be_absent;            // C_TYPE, C_ATTR: text may leave it out (std::optional)
  bool is_unknown;               // C_CUSTOM: it was reported
} c_type;

// ---- Parts of an operation ----------------------------------------------------------------------

typedef enum model_arity {
  ARITY_ONE,
  ARITY_OPTIONAL,
  ARITY_VARIADIC,
  ARITY_VARIADIC_OF_VARIADIC
} model_arity;

// An operand or a result.
// Accessors: ARITY_ONE      mica_value *ring_add_lhs(const mica_op *op)
//            ARITY_OPTIONAL the same, NULL when absent, and ring_add_lhs_segment
//            ARITY_VARIADIC mica_segment ring_add_args_segment(op), size_t ring_add_args_count(op),
//                           mica_value *ring_add_args(op, size_t i)
typedef struct model_value {
  const char *name;     // as written: "lhs"; results and operands may be unnamed: ""
  const char *c_name;   // in accessors and parameters; an unnamed one is "operand_0", "result_0"
  const char *summary;  // of Arg<>/Res<>, else ""
  const model_constraint *constraint;
  const char *type_expression;      // buildable: C over $_ctxt that makes its one type, else NULL
  const model_outcome *type_needs;  // what that asks for, where it is used; or NULL
  const char *segment_attribute;    // ARITY_VARIADIC_OF_VARIADIC: the attribute with the sizes
  model_arity arity;
  bool is_result;
  size_t index;  // among the operands (or results)
  place at;      // of the name, or of the constraint when unnamed
} model_value;

// How a property is kept, read and printed: as mica_property_kind.
typedef enum model_property_kind {
  PROPERTY_OWN,
  PROPERTY_INT,
  PROPERTY_BOOL,
  PROPERTY_UNIT,
  PROPERTY_STRING,
  PROPERTY_ENUM,
  PROPERTY_INTS,
  PROPERTY_LIST,
  PROPERTY_OPTIONAL,
} model_property_kind;

// The author's functions of a property.
typedef enum model_property_function {
  PROPERTY_FROM_ATTR,
  PROPERTY_TO_ATTR,
  PROPERTY_PARSE,
  PROPERTY_PARSE_OPTIONAL,
  PROPERTY_PRINT,
  PROPERTY_FUNCTION_COUNT
} model_property_function;
typedef struct model_property_code {
  const char *c_name;  // "ring_modulus_property": before the names of its functions
  c_type type;
  const char *from_attr, *to_attr;  // as those of the property
  bool has[PROPERTY_FUNCTION_COUNT];
  // C over $_storage, $_attr, $_diag, $_parser, $_printer, $_ctxt; NULL: the author's function
  author_code body[PROPERTY_FUNCTION_COUNT];
  place at;
} model_property_code;

// A property; equal ones of a file are one object, so that its definition is emitted once.
typedef struct model_property {
  const char *c_name;  // of the constant: "ring_modulus_property"
  const char *summary;
  model_property_kind kind;
  const char *kind_name;  // "MICA_PROPERTY_INT"
  uint32_t width;
  bool is_unsigned;
  bool is_bare;                          // PROPERTY_OPTIONAL: without `some<...>`
  bool has_optional_parser;              // may begin an optional group
  const struct model_property *element;  // PROPERTY_LIST, PROPERTY_OPTIONAL
  const model_enum *enumeration;         // PROPERTY_ENUM
  const char *keyword;                   // PROPERTY_ENUM: `keyword<case>`, or NULL
  const model_definition *form;          // PROPERTY_ENUM: an attribute that it can be given as
  const char *form_class;
  bool is_kept_in_form;
  c_type type;  // of its value; of a list and an optional value what predicates ask
  const char *from_attr, *to_attr;  // C over $_self; over $0 and $_ctxt. NULL: by its elements
  const model_property_code *code;  // NULL: nothing is the author's
  model_outcome outcome;
  place at;
} model_property;

// Its values in C are an array in memory, where a list takes several; of others their attributes.
bool model_property_is_scalar(const model_property *p);

// An inherent attribute or property: a slot.
// Accessors: const mica_attr *ring_add_modulus_attr(op)       NULL when absent
//            T ring_add_modulus(op)                           the C value; the default when absent
//            bool ring_add_has_modulus(op)                    optional ones
//            bool ring_add_set_modulus(op, T value)           false: no memory
//            void ring_add_set_modulus_attr(op, const mica_attr *value)
// Of a property:  bool ring_add_set_modulus_attr(op, attr)    converts; false: reported
//   a list:       size_t ring_add_rows_count(op), T ring_add_rows(op, i), set_rows(op, T *, count)
//   optional:     ring_add_has_limit(op), ring_add_limit(op), set_limit(op, const T *value)
typedef struct model_attribute {
  const char *name;
  const char *c_name;
  const char *summary;  // of Arg<>, else ""
  const model_constraint *constraint;
  c_type type;  // of the C value
  // C over $_self: the value of an attribute; NULL: the attribute is the value
  const char *from_attr;
  const char *to_attr;        // C over $0 and $_ctxt; NULL: the value is the attribute
  const char *storage_class;  // of an attribute: its class in C++, or ""
  const char *storage_check;  // C function `bool f(const mica_attr *)`, or NULL
  const char *dense;          // of a dense array: C over $_ctxt, its elements' type, or NULL
  // C expression of `type`, or NULL; of a list or an optional property "values, count".
  const char *default_value;
  // C over $_ctxt: the type of a typed attribute (a format leaves it out), or NULL
  const char *value_type;
  const model_property *property;  // NULL: an attribute
  bool is_optional;                // may be absent
  bool is_unit;
  bool is_symbol_name;                 // a SymbolNameAttr: formats write it as @name
  bool is_symbol_reference;            // a SymbolRefAttr or FlatSymbolRefAttr
  const model_enum *enumeration;       // of an enum attribute or property, else NULL
  const model_definition *definition;  // of an attribute definition (AttrDef, EnumAttr), else NULL
  size_t index;                        // among the attributes, as declared
  size_t slot;                         // among the op's slots (sorted by name)
  place at;
} model_attribute;

// A region or a successor.
typedef struct model_part {
  const char *name, *c_name, *summary;
  const model_constraint *constraint;
  bool is_variadic;
  place at;
} model_part;

// A derived attribute: computed from the operation, never stored. Its accessor:
// T ring_add_width(const mica_op *op).
typedef struct model_derived {
  const char *name, *c_name;
  c_type type;
  author_code body;     // statements over `op` that end in a return; none: the author's function
  const char *cpp;      // what stands in C++ in its place, or NULL
  bool has_attr;        // it can be made an attribute,
  const char *to_attr;  // by C over $_self and $_ctxt; NULL: by a function of the author
  place at;
} model_derived;

// The arguments in the order of their declaration.
typedef enum model_argument_kind { ARGUMENT_OPERAND, ARGUMENT_ATTRIBUTE } model_argument_kind;
typedef struct model_argument {
  model_argument_kind kind;
  size_t index;  // into operands or attributes
} model_argument;

// ---- Traits -------------------------------------------------------------------------------------

typedef enum model_trait_kind {
  TRAIT_NATIVE,     // a descriptor and perhaps a check
  TRAIT_PREDICATE,  // PredOpTrait: an expression and a summary
  TRAIT_INTERNAL,   // GenInternalTrait: means something to the generator alone
  TRAIT_INTERFACE,
} model_trait_kind;

// What a trait tells the generator beyond its check: the fields of SameTypes and the words of Says
// in defs/mica/traits.def.
typedef enum model_trait_fact {
  SAYS_SAME_OPERAND_TYPES = 1 << 0,
  SAYS_SAME_RESULT_TYPES = 1 << 1,
  SAYS_FIRST_ATTRIBUTE_TYPE = 1 << 2,
  SAYS_INFERS_TYPES = 1 << 3,
  SAYS_NAMES_RESULTS = 1 << 4,
  SAYS_SIZED_OPERAND_GROUPS = 1 << 5,
  SAYS_SIZED_RESULT_GROUPS = 1 << 6,
  SAYS_EQUAL_OPERAND_GROUPS = 1 << 7,
  SAYS_EQUAL_RESULT_GROUPS = 1 << 8,
  SAYS_ONE_BLOCK = 1 << 9,
  SAYS_IMPLICIT_TERMINATOR = 1 << 10,
  SAYS_HAS_TYPE = 1 << 11,
  SAYS_ASKS_TYPES = 1 << 12,
} model_trait_fact;

typedef struct model_trait {
  model_trait_kind kind;
  unsigned says;  // of model_trait_fact
  const record *record;
  // ODS's: "SameTypeOperands"; of a trait with arguments without them: "HasParent"
  const char *name;
  const char *doc_name;  // as its definition calls it: "Commutative"; "": the name alone
  const char *summary;   // TRAIT_PREDICATE
  // TRAIT_PREDICATE: C over `op`, and over NAME_types of each group below; then an operand of &&.
  const char *expression;
  const char *const *same_types;  // names of operands, results and attributes with one type
  size_t same_type_count;
  const model_value *const *groups;  // TRAIT_PREDICATE: whose lists of types it asks
  size_t group_count;
  const char *descriptor;  // C name of the mica_trait, or NULL
  bool emitted_here;       // the descriptor is defined by this dialect
  const char *parameters;  // of an author's trait: "10, 20"; NULL: it takes none
  const char *family;      // then the descriptor of the trait, whatever its parameters are
  bool declares_family;    // the first of its family in the file
  const char *verify;      // C check, or NULL
  bool verify_hook;        // the author writes it: declared in the header
  bool is_verify_authors;  // here or in another file: not the runtime's
  const char *verify_regions;
  const char *flag;             // "MICA_OP_TERMINATOR", or NULL
  bool is_structural;           // checked before the constraints
  const char *const *op_names;  // arguments: names of operations ("func.func")
  const char *const *op_calls;  // C that gives the name of one not defined here; NULL: it is known
  size_t op_name_count;
  const char *op_def;  // argument: C, an operation's descriptor ("&scf_yield_def"), or NULL
  const model_interface *interface;  // TRAIT_INTERFACE
  const bool *hooked;          // TRAIT_INTERFACE: for each method, whether the author writes it
  const char *const *hooks;    // TRAIT_INTERFACE: for each such method the author's function
  bool is_declared;            // TRAIT_INTERFACE: by Declare...InterfaceMethods
  bool has_effects;            // TRAIT_INTERFACE: effects are declared, perhaps none
  const char *implementation;  // TRAIT_INTERFACE: a struct of methods that there is, or NULL
  place at;
} model_trait;

// What an operation does: to nothing in particular, to each value of an operand or result, or to
// what an attribute names.
typedef enum model_effect_target {
  EFFECT_ON_NOTHING,
  EFFECT_ON_OPERAND,
  EFFECT_ON_RESULT,
  EFFECT_ON_SYMBOL,
} model_effect_target;
typedef struct model_effect {
  const record *record;
  const model_interface *interface;  // the effects that it is one of
  const char *kind;                  // "MICA_EFFECT_READ"; NULL: the author's own
  const char *name;                  // as C++ names it: "mlir::MemoryEffects::Read"
  model_effect_target on;
  size_t index;          // of the operand, result or attribute
  const char *resource;  // NULL: the default one
  int64_t stage;
  bool is_full;
} model_effect;

// Two values (operands, results) or an attribute and a result have types of which one gives the
// other: transform(type(from)) == type(to). From the traits that derive from SameTypes or
// TypeFollows.
typedef struct model_type_link {
  const char *from, *to;  // names of operands, results or attributes
  // Over $_self, a type (of an attribute `from` too), and $_attr, that attribute; NULL: equal
  const c_expression *transform;
  bool gives_list;             // the transform gives mica_types: for a variadic group
  bool per_element;            // the group has as many values as `from` has elements
  bool only_builds;            // a format writes the type all the same
  const model_outcome *needs;  // what the transform asks for, where it is used; or NULL
  const record *trait;
} model_type_link;

// How a builder and a parser find the type of a result.
typedef enum model_inference_kind {
  INFER_NOT,
  INFER_EXPRESSION,  // over $_ctxt alone
  INFER_OPERAND,     // $_self is the type of operand `index`
  INFER_ATTRIBUTE,   // $_self is the type of attribute `index`, $_attr the attribute
  INFER_HOOK,        // InferTypeOpInterface: the author's function gives all
} model_inference_kind;
typedef struct model_inference {
  model_inference_kind kind;
  size_t index;
  const c_expression *type;  // NULL: INFER_NOT, INFER_HOOK
} model_inference;

// ---- Builders -----------------------------------------------------------------------------------

typedef struct model_builder_parameter {
  const char *name, *c_name, *c_type;
  const char *default_value;  // C over $_ctxt, or NULL
} model_builder_parameter;
typedef struct model_builder {
  const char *c_name;  // "ring_add_build_with_value"
  const model_builder_parameter *parameters;
  size_t parameter_count;
  author_code body;                       // none: the author writes the function
  const char *deprecated;                 // why it should no longer be used, or NULL
  bool has_context;                       // of a type or attribute: it takes the context first
  bool uses_getter, uses_checked_getter;  // of a type or attribute: its body calls $_get
  const char *return_type;                // of a type or attribute: C
  // A function without the last parameters, which have their defaults; NULL: there is none
  const char *name_with_defaults;
  size_t default_count;
  place at;
} model_builder;

// A slot of an operation. Without attribute: the hidden one of the segment sizes.
typedef struct model_slot {
  const char *name;
  const model_attribute *attribute;
} model_slot;

// ---- What older text has ------------------------------------------------------------------------

typedef struct model_former_format {
  const char *c_name;                 // of its parser: "ring_add_parse_former"
  const model_format_text *text;      // for format/ alone; NULL: the parser is the author's
  const struct format_of_op *format;  // the same, resolved
} model_former_format;
typedef struct model_former_attribute {
  const char *name, *became;
  const char *convert;  // the author's function, or NULL
} model_former_attribute;
// Of an operation: each list is empty where it never had anything else.
typedef struct model_former {
  const char *const *names;
  size_t name_count;
  model_former_format *formats;
  size_t format_count;
  const model_former_attribute *attributes;
  size_t attribute_count;
  const char *upgrade;  // the author's function, or NULL
  bool makes_numbers;
} model_former;
// A type's former spelling: what C over $_ctxt makes, or the author's function reads.
typedef struct model_former_type {
  const char *spelling, *c_name;  // "ptr", and its function
  const char *type;               // NULL: it is the author's
  place at;
} model_former_type;

#endif
