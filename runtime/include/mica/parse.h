// The text parser: whole modules, and the functions that generated parsers and authors' hooks are
// made of. Implemented by parser/; text is untrusted.
//
// A function of a hook answers false (or NULL) after it has reported; the hook then returns false
// at once.
// `..._optional_...` answer whether the thing stood there, unless said otherwise. Lists live until
// the operation is finished; nothing has to be freed.
#ifndef MICA_PARSE_H
#define MICA_PARSE_H

#include "mica/affine.h"
#include "mica/diagnostic.h"
#include "mica/enum.h"
#include "mica/ir.h"
#include "mica/verify.h"

MICA_BEGIN

// ---- Whole texts --------------------------------------------------------------------------------

typedef struct mica_parse_options {
  mica_str file;            // for locations and messages; absent: "-"
  bool no_implicit_module;  // the text must be exactly one operation
  uint32_t first_line;      // of the text within the file (split input); 0 counts as 1
  uint32_t first_column;    // of the text's first character in that line; 0 counts as 1
  bool nul_terminated;      // text.data[text.size] may be read and is NUL: no copy is made
  // Told now and then, for a text of which no copy is made: before this offset little will be read
  // again, so its memory need not stay at hand. NULL: nobody asks.
  void (*passed)(void *user, size_t offset);
  void *passed_user;
  const mica_former_reader *former;  // &mica_former_text: older text, too (former.h)
} mica_parse_options;

// Reads a text of `text.size` bytes, nothing past it, and need not outlive the call. Top-level
// operations are put into a module unless the text is one module. Does not verify. The caller owns
// the result (mica_op_destroy). NULL: reported, or no memory.
MICA_API mica_op *mica_parse_module(mica_context *ctx, mica_str text,
                                    const mica_parse_options *options);
// The same of a file, whose name stands for an absent options->file. A file that can't be read is
// reported. `path` ends with a NUL.
MICA_API mica_op *mica_parse_file(mica_context *ctx, const char *path,
                                  const mica_parse_options *options);
// The number of tokens of a text, which is only lexed. Cost: linear. SIZE_MAX: it has an error (not
// reported).
MICA_API size_t mica_lex_text(mica_context *ctx, mica_str text);
// One type or attribute that must fill the whole text.
MICA_API const mica_type *mica_parse_type_text(mica_context *ctx, mica_str text);
MICA_API const mica_attr *mica_parse_attr_text(mica_context *ctx, mica_str text);

// ---- Positions and errors -----------------------------------------------------------------------

typedef const char *mica_position;  // into the text being read
MICA_API mica_context *mica_parser_context(mica_parser *p);
MICA_API mica_position mica_parser_position(mica_parser *p);  // of the next token
// Of the name of the operation being read, or of the mnemonic of the type or attribute.
MICA_API mica_position mica_parser_name_position(mica_parser *p);
MICA_API mica_loc mica_parser_loc(mica_parser *p, mica_position at);
// Always false.
MICA_API MICA_COLD bool mica_parse_error(mica_parser *p, mica_position at, const char *format, ...);
// As mica_hook, of a function that reads.
MICA_API bool mica_parser_hook(mica_parser *p, bool ok, const char *name);
// After another error: what it means for what was being read. Always false.
MICA_API MICA_COLD bool mica_parse_error_further(mica_parser *p, mica_position at,
                                                 const char *format, ...);
MICA_API MICA_COLD mica_diag *mica_parse_error_begin(mica_parser *p, mica_position at,
                                                     const char *format, ...);
// Whether older text is read, too (former.h): for a hook that reads a form itself.
MICA_API bool mica_parser_reads_former(const mica_parser *p);
// Scratch that lives until the outermost operation being read is finished. NULL: no memory.
MICA_API void *mica_parser_scratch(mica_parser *p, size_t size);
// Room for one more item at the end of a list in scratch: the list itself, or a copy in more room.
// `items`: NULL, or what an earlier call gave. Sizes double, so that a list costs what its items
// cost. NULL: no memory.
MICA_API void *mica_parser_grow(mica_parser *p, const void *items, size_t count, size_t item_size);

// ---- Tokens -------------------------------------------------------------------------------------

enum {
  MICA_PUNCT_ARROW = 256,
  MICA_PUNCT_COLON_COLON,
  MICA_PUNCT_ELLIPSIS,
  MICA_PUNCT_FILE_BEGIN,
  MICA_PUNCT_FILE_END
};
// `punct`: one of ( ) [ ] { } < > , : = * + - ? | / or MICA_PUNCT_...
MICA_API bool mica_parse_punct(mica_parser *p, int punct);
MICA_API bool mica_parse_optional_punct(mica_parser *p, int punct);
MICA_API bool mica_parse_keyword(mica_parser *p, const char *keyword);
MICA_API bool mica_parse_optional_keyword(mica_parser *p, const char *keyword);
MICA_API bool mica_parse_any_keyword(mica_parser *p, mica_str *keyword);
MICA_API bool mica_parse_optional_any_keyword(mica_parser *p, mica_str *keyword);
MICA_API bool mica_parse_keyword_or_string(mica_parser *p, mica_str *text);
MICA_API bool mica_parse_optional_keyword_or_string(mica_parser *p, mica_str *text);
// The key of a resource of the dialect: its data may stand at the end of the text.
MICA_API bool mica_parse_resource_key(mica_parser *p, const mica_dialect_def *dialect,
                                      mica_str *key);
MICA_API bool mica_parse_string(mica_parser *p, mica_str *text);  // decoded
MICA_API bool mica_parse_optional_string(mica_parser *p, mica_str *text);
MICA_API bool mica_parse_int64(mica_parser *p, int64_t *value);  // optional minus
// Fits the width, or an error ("integer value too large").
MICA_API bool mica_parse_int(mica_parser *p, unsigned width, bool is_signed, int64_t *value);
typedef enum mica_parsed { MICA_FAILED, MICA_PARSED, MICA_ABSENT } mica_parsed;
MICA_API mica_parsed mica_parse_optional_int64(mica_parser *p, int64_t *value);
MICA_API bool mica_parse_double(mica_parser *p, double *value);
// `2x?x4x`, `2x4`, in the mode of a shape.
MICA_API bool mica_parse_dimension_list(mica_parser *p, bool allow_dynamic, bool trailing_x,
                                        mica_int64s *out);
MICA_API bool mica_parse_dimension_x(mica_parser *p);  // the `x` of `*xf32`

// Lists with delimiters: calls `element` for each one. `open`: '(' '[' '{' '<' or 0 for none.
// Optional: nothing is read when `open` does not stand there.
MICA_API bool mica_parse_list(mica_parser *p, int open, bool optional,
                              bool (*element)(mica_parser *p, void *user), void *user);
// Elements up to `close`, which is read; the opening one was.
// Messages say `where`: " in level list".
MICA_API bool mica_parse_list_in(mica_parser *p, int open, bool optional, const char *where,
                                 bool (*element)(mica_parser *p, void *user), void *user);
MICA_API bool mica_parse_list_until(mica_parser *p, int close,
                                    bool (*element)(mica_parser *p, void *user), void *user);

// ---- Operands -----------------------------------------------------------------------------------

typedef struct mica_operand_ref {
  mica_position at;
  mica_str name;    // "%a"
  uint32_t number;  // after '#'
} mica_operand_ref;
typedef struct mica_operand_refs {
  mica_operand_ref *data;
  size_t size;
} mica_operand_refs;
// What custom<...> hooks fill for variadic parts: groups of operands and their types, successors,
// regions.
typedef struct mica_operand_groups {
  mica_operand_refs *data;
  size_t size;
} mica_operand_groups;
typedef struct mica_type_groups {
  mica_types *data;
  size_t size;
} mica_type_groups;
typedef struct mica_blocks {
  mica_block **data;
  size_t size;
} mica_blocks;
typedef struct mica_regions {
  mica_region **data;
  size_t size;
} mica_regions;
MICA_API bool mica_parse_operand(mica_parser *p, mica_operand_ref *out);
MICA_API mica_parsed mica_parse_optional_operand(mica_parser *p, mica_operand_ref *out);
// `%a, %b`, perhaps empty. `open` as above.
MICA_API bool mica_parse_operands(mica_parser *p, int open, bool optional, mica_operand_refs *out);
// `%a, %b`: so many.
MICA_API bool mica_parse_operands_exactly(mica_parser *p, size_t count, mica_operand_refs *out);
// One type for all, or as many types as operands ("N operands present, but expected M"). `at`: for
// that error.
MICA_API bool mica_state_operands(mica_op_state *out, const mica_operand_ref *refs, size_t count,
                                  const mica_type *type);
MICA_API bool mica_state_operands_typed(mica_op_state *out, const mica_operand_ref *refs,
                                        size_t count, mica_types types, mica_position at);
// So many of one type, or the same error.
MICA_API bool mica_state_operands_counted(mica_op_state *out, const mica_operand_ref *refs,
                                          size_t count, const mica_type *type, int64_t expected,
                                          mica_position at);
// The value itself, for hooks that need it; a forward reference is made when it isn't defined yet.
MICA_API mica_value *mica_parser_resolve(mica_parser *p, const mica_operand_ref *ref,
                                         const mica_type *type);

// ---- Types and attributes -----------------------------------------------------------------------

MICA_API bool mica_parse_type(mica_parser *p, const mica_type **out);
MICA_API mica_parsed mica_parse_optional_type(mica_parser *p, const mica_type **out);
MICA_API bool mica_parse_types(mica_parser *p, mica_types *out);  // `i32, f32`, at least one
// Perhaps none, without parentheses.
MICA_API bool mica_parse_optional_types(mica_parser *p, mica_types *out);
MICA_API bool mica_parse_paren_types(mica_parser *p, mica_types *out);  // `(i32, f32)`
// `-> i32`, `-> (i32, i32)`, none.
MICA_API bool mica_parse_optional_arrow_types(mica_parser *p, mica_types *out);
MICA_API bool mica_parse_arrow_types(mica_parser *p, mica_types *out);  // which must stand there
MICA_API bool mica_parse_function_type(mica_parser *p, const mica_type **out);
// `$type` in a type's own format: "#dialect.mnemonic" may be left out (parseStrippedAttrOrType with
// this kind).
MICA_API bool mica_parse_stripped_type(mica_parser *p, const mica_type_def *def,
                                       const mica_type **out);
MICA_API bool mica_parse_stripped_attr(mica_parser *p, const mica_attr_def *def,
                                       const mica_attr **out);
// What a dialect's own parse_type and parse_attr call for the definitions that it was generated
// with: reads a mnemonic and what follows it. Absent: none has this mnemonic, which was read.
MICA_API mica_parsed mica_parse_generated_type(mica_parser *p, const mica_dialect_def *dialect,
                                               mica_str *mnemonic, const mica_type **out);
MICA_API mica_parsed mica_parse_generated_attr(mica_parser *p, const mica_dialect_def *dialect,
                                               const mica_type *type, mica_str *mnemonic,
                                               const mica_attr **out);
// What such a dialect has no definition of: all that stands after its name, kept as it is written,
// as of a dialect that isn't known.
MICA_API const mica_type *mica_parse_type_as_written(mica_parser *p);
MICA_API const mica_attr *mica_parse_attr_as_written(mica_parser *p, const mica_type *type);
// False: the type is being read already, so only its name stands here; nothing was entered.
MICA_API bool mica_parser_enter_type(mica_parser *p, mica_open_type *entry, const mica_type *type);
MICA_API void mica_parser_leave_type(mica_parser *p);
// `type`: of a value without one of its own (`42` in an i32 slot), or NULL.
MICA_API bool mica_parse_attr(mica_parser *p, const mica_type *type, const mica_attr **out);
MICA_API mica_parsed mica_parse_optional_attr(mica_parser *p, const mica_type *type,
                                              const mica_attr **out);
// @name, as a string attribute.
MICA_API bool mica_parse_symbol_name(mica_parser *p, const mica_attr **out);
MICA_API bool mica_parse_optional_symbol_name(mica_parser *p, const mica_attr **out);
MICA_API bool mica_parse_affine_map(mica_parser *p, const mica_affine_map **out);
// `[%i + 1, symbol(%n)]`: a map whose dimensions and symbols are values. `values`: those of the
// dimensions, then those of the symbols.
MICA_API bool mica_parse_affine_map_of_values(mica_parser *p, int open, mica_operand_refs *values,
                                              const mica_affine_map **map);
// The same in parts, for several lists and expressions over the same values. A value that occurs
// again is the same dimension or symbol; within one list it is what it was first. Valid until the
// next are begun. NULL: no memory.
typedef struct mica_affine_values mica_affine_values;
typedef struct mica_affine_exprs {
  const mica_affine_expr *const *data;
  size_t size;
} mica_affine_exprs;
MICA_API mica_affine_values *mica_parse_affine_begin(mica_parser *p);
MICA_API bool mica_parse_affine_expr(mica_parser *p, mica_affine_values *values,
                                     const mica_affine_expr **out);
MICA_API bool mica_parse_affine_exprs(mica_parser *p, mica_affine_values *values, int open,
                                      mica_affine_exprs *out);
// An expression over names that stand for dimensions and symbols, in this order.
MICA_API bool mica_parse_affine_expr_of_names(mica_parser *p, mica_strs dims, mica_strs symbols,
                                              const mica_affine_expr **out);
MICA_API mica_operand_refs mica_affine_values_dims(const mica_affine_values *values);
MICA_API mica_operand_refs mica_affine_values_symbols(const mica_affine_values *values);
MICA_API bool mica_parse_loc(mica_parser *p, mica_loc *out);  // loc(...)
// Unchanged when absent; false: failed.
MICA_API bool mica_parse_optional_loc(mica_parser *p, mica_loc *out);

// ---- The operation being read -------------------------------------------------------------------

MICA_API mica_context *mica_state_context(const mica_op_state *state);
MICA_API mica_loc mica_state_loc(const mica_op_state *state);
// Where the operation is to be, if no location follows it.
MICA_API void mica_state_set_loc(mica_op_state *out, mica_loc loc);
MICA_API const mica_op_name *mica_state_name(const mica_op_state *state);
MICA_API bool mica_state_result(mica_op_state *out, const mica_type *type);
MICA_API bool mica_state_results(mica_op_state *out, mica_types types);
// As mica_type_checked, reported at the operation: of a type that follows from others.
MICA_API const mica_type *mica_state_checked_type(mica_op_state *out, const mica_type *type);
// By slot index; NULL leaves it absent.
MICA_API void mica_state_set_slot(mica_op_state *out, size_t slot, const mica_attr *value);
MICA_API void mica_state_set_unit(mica_op_state *out, size_t slot);
MICA_API const mica_attr *mica_state_slot(const mica_op_state *out, size_t slot);
// Adds an entry; NULL, as where there was no memory for it: false. When the hook has returned, a
// name that stands twice is an error, and the entries with names of slots go there, over what the
// hook set by index.
MICA_API bool mica_state_set_attribute(mica_op_state *out, mica_str name, const mica_attr *value);
MICA_API const mica_attr *mica_state_attribute(const mica_op_state *out, mica_str name);
// Takes out the entries of that name, for a hook to which what was written is the same as nothing.
MICA_API void mica_state_remove_attribute(mica_op_state *out, mica_str name);
// `{a = 1, b}` when it stands there: adds its entries. False: failed. `checked` as generated
// parsers do: what the definition demands of inherent attributes is asked at once; otherwise one of
// a wrong kind leaves its slot empty.
MICA_API bool mica_parse_attr_dict(mica_parser *p, mica_op_state *out);
MICA_API bool mica_parse_attr_dict_with_keyword(mica_parser *p, mica_op_state *out);
MICA_API bool mica_parse_checked_attr_dict(mica_parser *p, mica_op_state *out);
MICA_API bool mica_parse_checked_attr_dict_with_keyword(mica_parser *p, mica_op_state *out);
// `<{...}>` as the generic form has it: what is missing or unknown is no error.
MICA_API bool mica_parse_prop_dict(mica_parser *p, mica_op_state *out);
MICA_API bool mica_state_successor(mica_op_state *out, mica_block *block);
MICA_API bool mica_parse_successor(mica_parser *p, mica_op_state *out);  // ^bb1, added
MICA_API bool mica_parse_optional_successor(mica_parser *p, mica_op_state *out, bool *present);
MICA_API bool mica_parse_block_ref(mica_parser *p, mica_block **out);  // ^bb1, not added
// ^bb1(%a, %b : i32, i32)
MICA_API bool mica_parse_successor_with_operands(mica_parser *p, mica_block **block,
                                                 mica_operand_refs *operands, mica_types *types);
// What has been collected so far (inference of result types).
MICA_API mica_op_parts mica_state_parts(const mica_op_state *state);

// ---- Regions ------------------------------------------------------------------------------------

typedef struct mica_parsed_argument {
  mica_operand_ref name;
  const mica_type *type;        // NULL: left open
  const mica_attr *attributes;  // dictionary, or NULL
  mica_loc loc;
} mica_parsed_argument;
typedef struct mica_parsed_arguments {
  mica_parsed_argument *data;
  size_t size;
} mica_parsed_arguments;
MICA_API bool mica_parse_argument(mica_parser *p, bool with_type, bool with_attributes,
                                  mica_parsed_argument *out);
MICA_API mica_parsed mica_parse_optional_argument(mica_parser *p, bool with_type,
                                                  bool with_attributes, mica_parsed_argument *out);
MICA_API bool mica_parse_arguments(mica_parser *p, int open, bool with_type, bool with_attributes,
                                   mica_parsed_arguments *out);
// `(%inner = %outer, ...)`: arguments of a region and the operands that they begin with. The second
// adds an argument without an operand (the variable of a loop).
typedef struct mica_assignments {
  mica_parsed_argument *arguments;
  mica_operand_ref *operands;
  size_t size, capacity;
} mica_assignments;
MICA_API bool mica_parse_assignments(mica_parser *p, mica_assignments *list);
MICA_API bool mica_assignments_add(mica_parser *p, mica_assignments *list,
                                   const mica_parsed_argument *argument);
// A new region of the operation being read, empty until it is parsed. NULL: no memory.
MICA_API mica_region *mica_state_new_region(mica_op_state *out);
MICA_API bool mica_parse_region(mica_parser *p, mica_region *region,
                                const mica_parsed_argument *arguments, size_t count,
                                bool name_shadowing);
MICA_API mica_parsed mica_parse_optional_region(mica_parser *p, mica_region *region,
                                                const mica_parsed_argument *arguments, size_t count,
                                                bool name_shadowing);
// SingleBlockImplicitTerminator: an empty region gets a block, a block without terminator gets this
// one.
MICA_API bool mica_region_ensure_terminator(mica_region *region, const mica_op_def *terminator,
                                            mica_loc loc);
// The number of results named before `=`, and their name ("" when absent), for
// OpAsmParser::getNumResults.
MICA_API size_t mica_parser_result_count(mica_parser *p);
MICA_API mica_str mica_parser_result_name(mica_parser *p, size_t index, uint32_t *number);
// A nested operation in custom form by name or generic form (spirv.mlir.vector-like hooks).
MICA_API mica_op *mica_parse_operation(mica_parser *p);

// ---- For generated parsers ----------------------------------------------------------------------
// The steps that the parsers of assembly formats are made of.

// A keyword of a list; any other is left alone.
MICA_API bool mica_parse_optional_keyword_of(mica_parser *p, const char *const *keywords,
                                             size_t count, mica_str *found);
// Likewise of the cases of an enum.
MICA_API bool mica_parse_optional_case(mica_parser *p, const mica_enum_def *def, mica_str *found);
// The first byte of the next token; 0 at the end of the text.
MICA_API int mica_parser_next_byte(mica_parser *p);
MICA_API bool mica_parser_at_keyword(mica_parser *p);  // one is next
// One operand or none; one type or none.
MICA_API bool mica_parse_operand_if_any(mica_parser *p, mica_operand_refs *out);
MICA_API bool mica_parse_type_if_any(mica_parser *p, mica_types *out);
// `(%a, %b), (%c)` and `(i32, i32), (f32)`, perhaps nothing; then all in one list, with the sizes
// of the groups.
MICA_API bool mica_parse_operand_groups(mica_parser *p, mica_operand_groups *out);
MICA_API bool mica_parse_type_groups(mica_parser *p, mica_type_groups *out);
MICA_API bool mica_flatten_operands(mica_parser *p, mica_operand_groups groups,
                                    mica_operand_refs *out, mica_int32s *sizes);
MICA_API bool mica_flatten_types(mica_parser *p, mica_type_groups groups, mica_types *out);
// A type of one class ("invalid kind of type specified: expected NAME, but found 'TYPE'"); name
// NULL: the message ends before the colon. The two lists of a function type.
MICA_API bool mica_parse_type_of(mica_parser *p, mica_type_check check, const char *name,
                                 const mica_type **out);
MICA_API bool mica_parse_function_types(mica_parser *p, mica_types *inputs, mica_types *results);
// The first of a list that a value of its own needs; an error when the list is empty.
MICA_API bool mica_first_type(mica_parser *p, mica_types types, const char *name,
                              const mica_type **out);
// "'NAME' must be SUMMARY, but got TYPE": types that others are computed from.
MICA_API bool mica_parser_check_type(mica_parser *p, const mica_type *type, mica_type_check check,
                                     const char *name, const char *summary);
MICA_API bool mica_parser_check_types(mica_parser *p, mica_types types, mica_type_check check,
                                      const char *name, const char *summary);
// An attribute of one class ("invalid kind of attribute specified"); `check` may be NULL. The
// second reads nothing and leaves *out alone when none stands there; a class of strings, arrays or
// symbols is looked for by its first byte.
MICA_API bool mica_parse_attr_of(mica_parser *p, const mica_type *type, mica_attr_check check,
                                 const mica_attr **out);
MICA_API bool mica_parse_attr_if_any(mica_parser *p, const mica_type *type, mica_attr_check check,
                                     const mica_attr **out);
// The same where nothing asks for its value before the operation is made: of one of another class
// the operation's verifier tells then.
MICA_API bool mica_parse_attr_of_slot_if_any(mica_parser *p, const mica_type *type,
                                             mica_attr_check check, const mica_attr **out);
// A dense array as formats write it, `[1, 2]`; also in full when it begins with '#'.
MICA_API bool mica_parse_dense_list(mica_parser *p, const mica_type *element,
                                    const mica_attr **out);
MICA_API bool mica_parse_symbol_name_if_any(mica_parser *p, const mica_attr **out);
// An error unless the attribute is there and has a type, which others take.
MICA_API bool mica_parser_check_typed(mica_parser *p, const mica_attr *attr, const char *name);
// An enum attribute of an operation: a keyword, or a string; nothing is read and *out stays when
// neither stands there and `required` is false. The value of an enum parameter: keywords or
// strings, for bits with separators between.
MICA_API bool mica_parse_enum_attr(mica_parser *p, const mica_enum_def *def, const char *attribute,
                                   bool required, const mica_attr **out);
MICA_API bool mica_parse_enum(mica_parser *p, const mica_enum_def *def, uint64_t *value);
// As FieldParser reads it, for parameters that are declared by the C++ type alone: bits of an enum
// that is an attribute stand in one string.
MICA_API bool mica_parse_enum_field(mica_parser *p, const mica_enum_def *def, uint64_t *value);
// The value of a property, into its slot. The second leaves the slot alone when there is none.
MICA_API bool mica_parse_property(mica_parser *p, mica_op_state *out, size_t slot);
MICA_API mica_parsed mica_parse_optional_property(mica_parser *p, mica_op_state *out, size_t slot);
// What a custom directive has read of a property: converted. NULL: the default.
MICA_API bool mica_state_set_property(mica_op_state *out, size_t slot, const mica_attr *value);
// `<{...}>`: all inherent attributes and properties but those in `bound` (names, count), which the
// format writes elsewhere.
MICA_API bool mica_parse_properties(mica_parser *p, mica_op_state *out, const char *const *bound,
                                    size_t count);
MICA_API bool mica_parse_region_if_any(mica_parser *p, mica_region *region);
// An empty region gets one.
MICA_API bool mica_region_ensure_block(mica_parser *p, mica_region *region);
// `{...}, {...}`, perhaps none; each made, read and completed (terminator NULL: none).
MICA_API bool mica_parse_regions(mica_parser *p, mica_op_state *out, const mica_op_def *terminator,
                                 bool ensure_block, mica_regions *regions);
// `^bb1, ^bb2`, perhaps none.
MICA_API bool mica_parse_block_refs(mica_parser *p, mica_blocks *out);
MICA_API bool mica_state_successors(mica_op_state *out, mica_blocks blocks);
// A clause of an oilist: an error when it was seen before.
MICA_API bool mica_parse_clause_once(mica_parser *p, bool *seen, const char *clause);
MICA_API bool mica_state_set_segments(mica_op_state *out, size_t slot, const int32_t *sizes,
                                      size_t count);
// Operands that stand in several lists, with all types in one; operands in one list, with types in
// several.
MICA_API bool mica_state_operand_lists(mica_op_state *out, const mica_operand_refs *lists,
                                       size_t count, mica_types types, mica_position at);
MICA_API bool mica_state_operand_type_lists(mica_op_state *out, mica_operand_refs refs,
                                            const mica_types *lists, size_t count,
                                            mica_position at);
typedef bool (*mica_infer_types)(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                 const mica_type **types);
MICA_API bool mica_state_infer_results(mica_op_state *out, mica_infer_types infer, size_t count);
// The same where the definition leaves open how many there are.
MICA_API bool mica_state_infer_result_list(mica_op_state *out, mica_infer_types infer,
                                           size_t (*count)(const mica_op_parts *parts));

// ---- For generated parsers of types and attributes ----------------------------------------------
// One parameter, or a list of them with commas between (at least one). Scalars are written by their
// size in bytes.

// "failed to parse DEFINITION parameter 'NAME' which is to be a `TYPE`", after what was reported
// already. NULL.
MICA_API MICA_COLD void *mica_parse_parameter_error(mica_parser *p, const char *definition,
                                                    const char *name, const char *type);
MICA_API bool mica_parse_struct_key(mica_parser *p, mica_str *key);
// Whether the key is this one, for the first time.
MICA_INLINE bool mica_struct_key_is(mica_str key, const char *name, bool *seen) {
  const bool is_new = !*seen && mica_str_is(key, name);
  if (is_new) *seen = true;
  return is_new;
}
// "duplicate or unknown struct parameter name: KEY"; "struct is missing required parameter: KEY".
// NULL.
MICA_API MICA_COLD void *mica_parse_unknown_key(mica_parser *p, mica_str key);
MICA_API MICA_COLD void *mica_parse_missing_key(mica_parser *p, const char *key);
MICA_API bool mica_parse_bool(mica_parser *p, bool *out);  // true, false
MICA_API bool mica_parse_scalar(mica_parser *p, size_t size, bool is_signed, void *out);
MICA_API mica_parsed mica_parse_optional_scalar(mica_parser *p, size_t size, bool is_signed,
                                                void *out);
// A number that may be absent; true where it is.
MICA_API bool mica_parse_optional_number(mica_parser *p, size_t size, bool is_signed, void *out,
                                         bool *has_value);
MICA_API bool mica_parse_optional_bool(mica_parser *p, bool *out, bool *has_value);
MICA_API bool mica_parse_optional_enum(mica_parser *p, const mica_enum_def *def, size_t size,
                                       void *out, bool *has_value);
// An integer of any size, as an attribute of a signless type of so many words as it takes.
MICA_API bool mica_parse_any_integer(mica_parser *p, const mica_attr **out);
MICA_API bool mica_parse_float_scalar(mica_parser *p, size_t size, void *out);  // float or double
MICA_API bool mica_parse_enum_scalar(mica_parser *p, const mica_enum_def *def, size_t size,
                                     void *out);
MICA_API bool mica_parse_enum_field_scalar(mica_parser *p, const mica_enum_def *def, size_t size,
                                           void *out);
MICA_API bool mica_parse_strings(mica_parser *p, mica_strs *out);
// Def NULL: any.
MICA_API bool mica_parse_attrs(mica_parser *p, const mica_attr_def *def, mica_attrs *out);
// Each as mica_parse_attr_of, mica_parse_type_of and mica_parse_stripped_type read one.
MICA_API bool mica_parse_attrs_of(mica_parser *p, mica_attr_check check, mica_attrs *out);
MICA_API bool mica_parse_types_of(mica_parser *p, mica_type_check check, const char *name,
                                  mica_types *out);
MICA_API bool mica_parse_stripped_types(mica_parser *p, const mica_type_def *def, mica_types *out);
// The list; NULL: failed.
MICA_API const void *mica_parse_scalars(mica_parser *p, size_t size, bool is_signed, size_t *count);
MICA_API const bool *mica_parse_bools(mica_parser *p, size_t *count);
MICA_API const void *mica_parse_enums(mica_parser *p, const mica_enum_def *def, size_t size,
                                      size_t *count);

MICA_END

#endif
