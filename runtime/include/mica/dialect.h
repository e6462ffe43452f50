// Descriptors: what the generator writes about dialects, operations, types and attributes, as
// constant data. A descriptor is shared by all contexts and never changes.
#ifndef MICA_DIALECT_H
#define MICA_DIALECT_H

#include "mica/base.h"

MICA_BEGIN

// ---- Parameters of types and attributes ---------------------------------------------------------
// A type or attribute is a header followed by a C struct of its parameters. The table of its
// parameters lets the runtime hash, compare, copy and walk that struct.

typedef enum mica_param_kind {
  MICA_PARAM_TYPE,  // const mica_type *, may be NULL
  MICA_PARAM_ATTR,  // const mica_attr *, may be NULL
  // Another uniqued object of the context, compared by address (affine maps ...).
  MICA_PARAM_POINTER,
  MICA_PARAM_BITS,    // a scalar of `size` bytes (bool, integers, enums, mica_loc)
  MICA_PARAM_FLOAT,   // double; compared by its bits
  MICA_PARAM_STR,     // mica_str; copied
  MICA_PARAM_TYPES,   // mica_types; the array is copied
  MICA_PARAM_ATTRS,   // mica_attrs; the array is copied
  MICA_PARAM_STRS,    // mica_strs; array and texts are copied
  MICA_PARAM_ARRAY,   // struct { const T *data; size_t count; } of scalars of `size` bytes; copied
  MICA_PARAM_CUSTOM,  // any struct of `size` bytes, by its hooks
} mica_param_kind;

typedef struct mica_param_hooks {
  uint64_t (*hash)(const void *value);
  bool (*equal)(const void *a, const void *b);
  // Into mica_context_allocate; NULL: plain copy.
  bool (*copy)(mica_context *ctx, void *to, const void *from);
} mica_param_hooks;

// Of mica_optional_bool and mica_optional_int8 and so on, by the bits of the number: what the value
// is where there is none doesn't matter.
MICA_API extern const mica_param_hooks mica_optional_8_hooks, mica_optional_16_hooks,
    mica_optional_32_hooks, mica_optional_64_hooks;

typedef struct mica_param_def {
  const char *name;
  mica_param_kind kind;
  uint32_t offset, size;
  bool not_key;  // left out of hash and equality (a mutable or derived part)
  const mica_param_hooks *hooks;
} mica_param_def;

// ---- Interfaces and traits ----------------------------------------------------------------------

// An interface is known by the address of its descriptor; an implementation is a struct of function
// pointers that the interface's header declares.
struct mica_interface {
  const char *name;
};
typedef struct mica_interface_impl {
  const mica_interface *interface;
  const void *methods;
} mica_interface_impl;

// Traits that the runtime asks for often are flags; all others are found in the list by address.
enum {
  MICA_OP_TERMINATOR = 1 << 0,
  MICA_OP_ISOLATED_FROM_ABOVE = 1 << 1,
  MICA_OP_SYMBOL_TABLE = 1 << 2,
  MICA_OP_NO_TERMINATOR = 1 << 3,  // its blocks need no terminator
  MICA_OP_GRAPH_REGION = 1 << 4,   // HasOnlyGraphRegion: no dominance inside
  MICA_OP_CONSTANT_LIKE = 1 << 6,
  // Whether it is right hangs on nothing but its counts, types and slots: one that has the same
  // ones as an operation that was accepted is accepted. It has no regions and no successors.
  MICA_OP_TYPES_DECIDE = 1 << 12,
  // What C of ABI 2 sets besides; nobody asks for them.
  MICA_OP_SINGLE_BLOCK = 1 << 5,
  MICA_OP_COMMUTATIVE = 1 << 7,
  MICA_OP_PURE = 1 << 8,
  MICA_OP_AFFINE_SCOPE = 1 << 9,
  MICA_OP_SEGMENTED_OPERANDS = 1 << 10,
  MICA_OP_SEGMENTED_RESULTS = 1 << 11,
};
struct mica_trait {
  const char *name;  // ODS's name: "IsTerminator"
  uint32_t flag;     // one of MICA_OP_..., or 0
};
// A trait with parameters. An operation has this one, and the trait whatever its parameters are.
#define MICA_TRAIT_PARAMETRIC (UINT32_C(1) << 31)
struct mica_parametric_trait {
  mica_trait trait;  // flag: MICA_TRAIT_PARAMETRIC
  const mica_trait *family;
  const char *parameters;  // as the definition writes them: "10, 20"
};
// The i-th parameter as a number; false: there is none, or it is no number.
MICA_API bool mica_trait_number(const mica_parametric_trait *trait, size_t index, int64_t *number);

// ---- Properties ---------------------------------------------------------------------------------
// A property is inherent data of an operation that has a C type of its own. Its slot is never empty
// and holds one attribute for each value: what is given is converted to it, what is absent is the
// default. Functions over them are in mica/property.h.

typedef enum mica_property_kind {
  MICA_PROPERTY_OWN,   // of a C type of the author: by its hooks
  MICA_PROPERTY_INT,   // kept as an integer of `width` bits
  MICA_PROPERTY_BOOL,  // true or false
  MICA_PROPERTY_UNIT,  // a flag: kept as a unit attribute, or as `false`
  MICA_PROPERTY_STRING,
  MICA_PROPERTY_ENUM,      // kept as an integer, or in an attribute of its own
  MICA_PROPERTY_INTS,      // kept as a dense array of integers of `width` bits
  MICA_PROPERTY_LIST,      // kept as an array of what `element` keeps
  MICA_PROPERTY_OPTIONAL,  // kept as an array without or with one value of `element`
} mica_property_kind;

// Where a conversion says what is wrong with an attribute: mica_property_error.
typedef struct mica_property_report mica_property_report;

// Each works on the attribute that is kept. NULL (false): reported, or no memory.
typedef struct mica_property_hooks {
  const mica_attr *(*convert)(mica_context *ctx, const mica_attr *given,
                              const mica_property_report *report);
  const mica_attr *(*zero)(mica_context *ctx);
  const mica_attr *(*parse)(mica_parser *p);
  // *out stays NULL when no such value is next. NULL: it can't be asked for.
  bool (*parse_optional)(mica_parser *p, const mica_attr **out);
  void (*print)(mica_printer *p, const mica_attr *value);
} mica_property_hooks;

typedef struct mica_property_def {
  mica_property_kind kind;
  const char *summary;                      // what messages say was expected: "array of int64_t"
  uint32_t width;                           // INT, INTS: bits
  bool is_unsigned;                         // INT, INTS
  bool is_bare;                             // OPTIONAL: written without `some<...>` around it
  const struct mica_property_def *element;  // LIST, OPTIONAL
  const struct mica_enum_def *enumeration;  // ENUM
  size_t size;                              // ENUM: bytes of its C type
  const char *keyword;                      // ENUM: written `keyword<case>`; NULL: the case alone
  // ENUM: an attribute with the value as its one parameter, which is taken too; NULL: none.
  const mica_attr_def *form;
  const char *form_class;            // how messages call it: "::ring::ModeAttr"
  bool is_kept_in_form;              // rather than as an integer
  const mica_property_hooks *hooks;  // OWN
} mica_property_def;

// ---- Operations ---------------------------------------------------------------------------------

enum {
  MICA_SLOT_OPTIONAL = 1 << 0,  // may be absent
  MICA_SLOT_HIDDEN = 1 << 1,    // not an ODS argument: the segment sizes
  MICA_SLOT_WRITTEN = 1 << 2,   // hidden, but the dictionary writes it: nothing else tells it
};
// An inherent attribute or property. Both are held as attributes, by index after the operation.
// Slots stand in the order of their names (bytewise), which is the order the generic form prints.
typedef struct mica_slot_def {
  const char *name;
  uint32_t flags;
  // Its base class, asked when read from text; NULL: any.
  bool (*is_kind)(const mica_attr *attr);
  // Filled in at creation when absent; NULL: none, or that of the property's C type (0, "", false).
  const mica_attr *(*default_value)(mica_context *ctx);
} mica_slot_def;

// What a definition demands of an inherent attribute; asked when it stands in an attribute
// dictionary of the text.
typedef struct mica_slot_check {
  bool (*check)(const mica_attr *attr);  // NULL: nothing
  const char *summary;                   // "64-bit signless integer attribute"
} mica_slot_check;

// A part of an operation as its definition declares it, for reflection (reflection.h).
typedef enum mica_part_kind {
  MICA_PART_OPERAND,
  MICA_PART_RESULT,
  MICA_PART_ATTRIBUTE,
  MICA_PART_PROPERTY,
  MICA_PART_REGION,
  MICA_PART_SUCCESSOR,
} mica_part_kind;
enum {
  MICA_PART_OPTIONAL = 1 << 0,     // one or none; of an attribute: may be absent
  MICA_PART_VARIADIC = 1 << 1,     // any number
  MICA_PART_HAS_DEFAULT = 1 << 2,  // of an attribute that is absent
};
typedef struct mica_part {
  const char *name;        // "lhs"; "": it has none
  const char *constraint;  // what it must be: "32-bit signless integer"
  mica_part_kind kind;
  uint8_t flags;  // MICA_PART_...
  uint8_t slot;   // of an attribute or property: its index among the slots
} mica_part;

struct mica_op_def {
  uint32_t abi;        // MICA_ABI of the generator
  const char *name;    // "ring.add"
  uint16_t name_size;  // strlen(name)
  uint8_t slot_count;
  uint8_t region_count;  // how many regions a builder makes (a variadic region counts 0)
  uint32_t flags;        // MICA_OP_...
  const mica_dialect_def *dialect;
  const mica_slot_def *slots;
  const mica_trait *const *traits;  // all traits, NULL-terminated (NULL: none)
  const mica_interface_impl *interfaces;
  size_t interface_count;
  // Counts, constraints, traits, then the author's; NULL: none.
  bool (*verify)(mica_op *op);
  bool (*verify_regions)(mica_op *op);                // after the nested operations; NULL: none
  bool (*parse)(mica_parser *p, mica_op_state *out);  // after the name; NULL: generic form only
  void (*print)(mica_printer *p, const mica_op *op);  // after the name; NULL: generic form
  const mica_slot_check *checks;                      // one for each slot, or NULL
  // There since ABI 3:
  const char *summary;     // NULL: none
  const mica_part *parts;  // ordered by kind
  size_t part_count;
  // One for each slot, NULL: an attribute; or NULL: all are.
  const mica_property_def *const *properties;
};

// NULL: the slot is an attribute's.
static inline const mica_property_def *mica_slot_property(const mica_op_def *def, size_t slot) {
  return def->properties == NULL ? NULL : def->properties[slot];
}

// ---- Types and attributes -----------------------------------------------------------------------

typedef struct mica_def_base {
  uint32_t abi;
  const char *name;      // "ring.elem": namespace, dot, mnemonic
  const char *mnemonic;  // "elem"; NULL: no text form of its own (builtin)
  const mica_dialect_def *dialect;
  size_t params_size;
  const mica_param_def *params;
  size_t param_count;
  const mica_trait *const *traits;  // NULL-terminated, or NULL
  const mica_interface_impl *interfaces;
  size_t interface_count;
  const char *alias;  // the name that an alias of it is printed with (OpAsm alias); NULL: none
} mica_def_base;

// A parse hook reads what follows the mnemonic; NULL: failed and reported. A verify hook reports
// through mica_error at `loc`.
struct mica_type_def {
  union {
    mica_def_base base;
    mica_def_base storage;  // its name in C of ABI 2
  };
  const mica_type *(*parse)(mica_parser *p);
  void (*print)(mica_printer *p, const mica_type *type);
  bool (*verify)(mica_context *ctx, mica_loc loc, const void *params);
  bool reads_on;  // what stands behind its name and its <...> may be read as a part of it
};
struct mica_attr_def {
  union {
    mica_def_base base;
    mica_def_base storage;  // likewise
  };
  const mica_attr *(*parse)(mica_parser *p, const mica_type *type);  // type: of `: type`, or NULL
  void (*print)(mica_printer *p, const mica_attr *attr);
  bool (*verify)(mica_context *ctx, mica_loc loc, const void *params);
  const mica_type *(*type_of)(const mica_attr *attr);  // typed attributes; NULL: untyped
};

// ---- What older text has ------------------------------------------------------------------------
// Forms that a dialect once wrote, beside what they became. Read with mica_former_text alone
// (mica/former.h).

typedef struct mica_former_attr {
  const char *name;    // what it was called
  const char *became;  // what it is called now
  // Of its value; NULL: it stays. NULL as the answer: no value that can be converted, or no memory.
  const mica_attr *(*convert)(mica_context *ctx, const mica_attr *value);
} mica_former_attr;

typedef bool mica_form_parser(mica_parser *p, mica_op_state *out);  // false: reported

typedef struct mica_former_op {
  const mica_op_def *op;
  const char *const *names;  // that it had, whole; one that ends with a dot: and any word behind it
  // Formats that it had, tried before today's; NULL-terminated as the names, or NULL.
  mica_form_parser *const *parsers;
  const mica_former_attr *attrs;
  size_t attr_count;
  // When all is read, of what has the parts its definition demands; or NULL.
  bool (*upgrade)(mica_op *op, mica_symbol_tables *tables);
  bool makes_numbers;  // a number in place of an operand becomes this operation's value
} mica_former_op;

typedef struct mica_former_type {
  // Its mnemonic, where # stands for any number; "": a string, as in `!old<"text">`.
  const char *spelling;
  const mica_type *(*parse)(mica_parser *p);  // what follows; NULL: failed and reported
} mica_former_type;

struct mica_former_dialect {
  const char *const *names;  // before the names of all its operations, but for those in `ops` that
                             // say theirs; "": none. NULL-terminated, or NULL
  const mica_former_op *ops;
  size_t op_count;
  const mica_former_type *types;
  size_t type_count;
};

// ---- Dialects -----------------------------------------------------------------------------------

struct mica_dialect_def {
  uint32_t abi;
  const char *name;
  const mica_op_def *const *ops;  // ordered by name (bytewise)
  size_t op_count;
  const mica_type_def *const *types;  // ordered by mnemonic
  size_t type_count;
  const mica_attr_def *const *attrs;  // ordered by mnemonic
  size_t attr_count;
  const mica_dialect_def *const *dependents;  // registered with it; NULL-terminated, or NULL
  // Hooks of the author; NULL: none.
  bool (*verify_op_attribute)(mica_op *op, mica_str name, const mica_attr *attr);
  bool (*verify_region_argument_attribute)(mica_op *op, size_t region, size_t argument,
                                           mica_str name, const mica_attr *attr);
  bool (*verify_region_result_attribute)(mica_op *op, size_t region, size_t result, mica_str name,
                                         const mica_attr *attr);
  // Replace the search by mnemonic (useDefault...PrinterParser = 0).
  const mica_type *(*parse_type)(mica_parser *p);
  bool (*print_type)(mica_printer *p, const mica_type *type);  // false: not mine
  const mica_attr *(*parse_attr)(mica_parser *p, const mica_type *type);
  bool (*print_attr)(mica_printer *p, const mica_attr *attr);
  // There since ABI 3:
  bool allows_unknown_ops;
  const mica_interface_impl *interfaces;
  size_t interface_count;
  const mica_former_dialect *former;  // NULL: it never wrote anything else
  // The dialect whose further definitions these are, made of another file; NULL: a dialect.
  const mica_dialect_def *extends;
};

// A dialect's methods of an interface, its own or attached; NULL: it has none.
MICA_API const void *mica_dialect_interface(const mica_context *ctx,
                                            const mica_dialect_def *dialect,
                                            const mica_interface *interface);

MICA_END

#endif
