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
  // Its table holds slots alone: it may have any number of operands, results, regions and
  // successors. Of definitions that are written by hand.
  MICA_OP_ANY_COUNTS = 1 << 5,
  MICA_OP_HAS_PROPERTIES = 1 << 7,  // among its slots
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
  // How it stands in bytecode; both NULL: by its kind, of a C type of the author as the attribute.
  const mica_attr *(*decode)(mica_bytecode_reader *r);
  void (*encode)(mica_bytecode_writer *w, const mica_attr *value);
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

// What a part of an operation must be. A definition's constraint stands once in its C; parts point
// at it.
typedef struct mica_constraint {
  const char *summary;                    // what messages say it must be: "32-bit signless integer"
  union {                                 // NULL: anything fits
    bool (*type)(const mica_type *type);  // of an operand or result
    bool (*attr)(const mica_attr *attr);  // of an attribute or property
  };
  union {  // the same where the operation is asked as well; NULL: it isn't
    bool (*type_in)(mica_op *op, const mica_type *type);
    bool (*attr_in)(mica_op *op, const mica_attr *attr);
  };
  // Of an attribute: its base class, asked when it is read from text; NULL: any.
  bool (*is_kind)(const mica_attr *attr);
  const mica_property_def *property;  // NULL: it is no property's
} mica_constraint;

enum {
  MICA_PART_OPTIONAL = 1 << 0,     // one or none; of an attribute: may be absent
  MICA_PART_VARIADIC = 1 << 1,     // any number
  MICA_PART_HAS_DEFAULT = 1 << 2,  // of an attribute that is absent
  MICA_PART_DEFAULTED = MICA_PART_OPTIONAL | MICA_PART_HAS_DEFAULT,
  MICA_PART_OPERAND_SIZES = 1 << 3,  // no ODS argument: the sizes of the groups of operands,
  MICA_PART_RESULT_SIZES = 1 << 4,   // of results
  MICA_PART_WRITTEN = 1 << 5,   // such sizes that the dictionary writes: nothing else tells them
  MICA_PART_PROPERTY = 1 << 6,  // a slot that is no attribute
};
// What few parts have.
typedef union mica_part_extra {
  // Of a slot: filled in at creation when absent. A property without one is that of its C type (0,
  // "", false); sizes are as many zeros as there are groups.
  const mica_attr *(*default_value)(mica_context *ctx);
  const char *group_sizes;  // of a group of groups: the attribute that holds their sizes
} mica_part_extra;
// A part of an operation as its definition declares it.
typedef struct mica_part {
  const char *name;              // "lhs"; "": it has none
  const mica_constraint *check;  // of sizes NULL
  uint8_t flags;                 // MICA_PART_...
  // Of an attribute or property: how many others are checked before it. Properties are checked
  // first, each kind in the order of its declaration.
  uint8_t order;
  uint16_t extra;  // 1 + its index among the definition's extras; 0: it has none of that
} mica_part;

// A question about a whole operation: true, or reported.
typedef bool mica_op_check(mica_op *op);
// The author's, which is named when it fails without a message.
typedef struct mica_op_hook {
  mica_op_check *check;  // NULL: none
  const char *name;
} mica_op_hook;
// What is asked about an operation once the nested ones are right.
typedef struct mica_region_checks {
  mica_op_check *const *verify;  // NULL-terminated, or NULL
  mica_op_hook check;            // the author's, after them
} mica_region_checks;
// What is asked about an operation besides its parts. The verifier asks how many parts there are,
// `structure`, what each part must be, `verify`, the author's check, and last `regions`.
typedef struct mica_op_checks {
  mica_op_check *const *structure;  // NULL-terminated, or NULL
  mica_op_check *const *verify;     // likewise
  mica_op_hook check;
  const mica_region_checks *regions;  // NULL: nothing
} mica_op_checks;

// What few definitions say.
typedef struct mica_op_more {
  const mica_part_extra *extras;  // of parts
  const mica_op_def *terminator;  // what its blocks end with where nothing is written; NULL: none
  // What it is when its operands are these (NULL: no constant); mica/fold.h. NULL: nothing folds.
  bool (*fold)(mica_op *op, const mica_attr *const *operands, mica_fold *out);
  const mica_pattern *const *patterns;  // canonicalizations; NULL-terminated, or NULL
  // What it gives for numbers, one an operand. `results` have their types (of elements) and are
  // filled; mica/arithmetic.h. NULL: it doesn't say.
  void (*evaluate)(const mica_op *op, const mica_number *operands, mica_number *results);
  // Whether that is poison all the same, by what it promises. NULL: it never is.
  bool (*is_poison)(const mica_op *op, const mica_number *operands);
} mica_op_more;

struct mica_op_def {
  uint32_t flags;      // MICA_OP_...
  uint16_t name_size;  // strlen(name)
  uint16_t operand_count, result_count, successor_count;
  uint16_t interface_count;
  uint8_t slot_count, region_count;
  const char *name;     // "ring.add"
  const char *summary;  // NULL: none
  const mica_dialect_def *dialect;
  // All parts, one kind after the other: first the inherent attributes and properties, which are
  // held as attributes in slots, and the sizes of groups among them, in the order of their names
  // (bytewise), which is the order the generic form prints. Then operands, results, regions and
  // successors as they are declared.
  const mica_part *parts;
  const mica_trait *const *traits;  // all traits, NULL-terminated (NULL: none)
  const mica_interface_impl *interfaces;
  const mica_op_checks *checks;                       // NULL: none
  bool (*parse)(mica_parser *p, mica_op_state *out);  // after the name; NULL: generic form only
  void (*print)(mica_printer *p, const mica_op *op);  // after the name; NULL: generic form
  const mica_op_more *more;                           // NULL: none of it
};

// All NULL where a definition says nothing of it.
MICA_INLINE const mica_op_more *mica_op_def_more(const mica_op_def *def) {
  static const mica_op_more none = {NULL, NULL, NULL, NULL, NULL, NULL};
  return def->more == NULL ? &none : def->more;
}
// NULL: the part has none of it.
MICA_INLINE const mica_part_extra *mica_part_extra_of(const mica_op_def *def,
                                                      const mica_part *part) {
  return part->extra == 0 ? NULL : &def->more->extras[part->extra - 1];
}
// NULL: the slot is an attribute's.
MICA_INLINE const mica_property_def *mica_slot_property(const mica_op_def *def, size_t slot) {
  const mica_part *part = &def->parts[slot];
  return (part->flags & MICA_PART_PROPERTY) == 0 ? NULL : part->check->property;
}
// How many regions it is made with, where nothing says so: a group of them counts none.
MICA_INLINE size_t mica_op_def_made_regions(const mica_op_def *def) {
  if (def->region_count == 0 || (def->flags & MICA_OP_ANY_COUNTS) != 0) return def->region_count;
  const size_t before = (size_t)def->slot_count + def->operand_count + def->result_count;
  const mica_part *last = &def->parts[before + def->region_count - 1];
  return (last->flags & MICA_PART_VARIADIC) != 0 ? 0 : def->region_count;
}
// The sizes of groups, which are no ODS argument.
MICA_INLINE bool mica_part_holds_sizes(const mica_part *part) {
  return (part->flags & (MICA_PART_OPERAND_SIZES | MICA_PART_RESULT_SIZES)) != 0;
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
  mica_def_base base;
  const mica_type *(*parse)(mica_parser *p);
  void (*print)(mica_printer *p, const mica_type *type);
  bool (*verify)(mica_context *ctx, mica_loc loc, const void *params);
  bool reads_on;  // what stands after its name and its <...> may be read as a part of it
};
struct mica_attr_def {
  mica_def_base base;
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
  const char *became;  // what it is called now; NULL: there is none any more
  // Of its value; NULL: it stays. NULL as the answer: no value that can be converted, or no memory.
  const mica_attr *(*convert)(mica_context *ctx, const mica_attr *value);
} mica_former_attr;

// A part that had another place: an operand that was an attribute, an attribute that was an
// operand, or either that follows from the rest. A constant's attribute stands for an operand.
typedef struct mica_former_part {
  const char *name;          // of the operand or attribute of today
  const char *const *names;  // of the attributes that told it; NULL-terminated, or NULL
  // What it is today. `value`: the first of those attributes that is there, or the constant that
  // stood as an operand; NULL: neither is there. *type: of an operand, unless it is the
  // attribute's. NULL: reported, or no value of today's, or no memory.
  const mica_attr *(*make)(const mica_op *op, const mica_attr *value, const mica_type **type);
} mica_former_part;

typedef bool mica_form_parser(mica_parser *p, mica_op_state *out);  // false: reported

typedef struct mica_former_op {
  const mica_op_def *op;
  const char *const *names;  // that it had, whole; one that ends with a dot: and any word after it
  // Formats that it had, tried before today's; NULL-terminated as the names, or NULL.
  mica_form_parser *const *parsers;
  const mica_former_attr *attrs;
  size_t attr_count;
  const mica_former_part *parts;  // settled when all is read, in this order
  size_t part_count;
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
                             // say theirs; "": none; "old. new." for it. NULL-terminated, or NULL
  const mica_former_op *ops;
  size_t op_count;
  const mica_former_type *types;
  size_t type_count;
};

// ---- Dialects -----------------------------------------------------------------------------------

enum {
  MICA_UNWRITTEN_FOLDS = 1 << 0,     // nobody has written some that definitions ask for
  MICA_UNWRITTEN_PATTERNS = 1 << 1,  // likewise
};

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
  // An operation that gives a constant; NULL as the answer: it can't be, or no memory.
  mica_op *(*materialize)(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc);
  // Of an operation whose own fold gives nothing; as `fold` of an operation.
  bool (*fold)(mica_op *op, const mica_attr *const *operands, mica_fold *out);
  const mica_pattern *const *patterns;  // canonicalizations of its types and interfaces; or NULL
  uint32_t unwritten;                   // MICA_UNWRITTEN_...
  bool allows_unknown_ops;
  bool has_resources;  // a parameter is the key of one; what text and bytecode say of others is
                       // refused
  const mica_interface_impl *interfaces;
  size_t interface_count;
  const mica_former_dialect *former;    // NULL: it never wrote anything else
  const mica_bytecode_codec *bytecode;  // mica/bytecode.h; NULL: all is written as text
  // The dialect whose further definitions these are, made of another file; NULL: a dialect.
  const mica_dialect_def *extends;
};

// A dialect's methods of an interface, its own or attached; NULL: it has none.
MICA_API const void *mica_dialect_interface(const mica_context *ctx,
                                            const mica_dialect_def *dialect,
                                            const mica_interface *interface);

MICA_END

#endif
