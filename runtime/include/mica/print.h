// The printer: IR to text, and the functions that generated printers are made of.
// A run of writes keeps its first failure (a full disk, no memory) and is asked at the end.
#ifndef MICA_PRINT_H
#define MICA_PRINT_H

#include "mica/affine.h"
#include "mica/enum.h"
#include "mica/ir.h"
#include "mica/verify.h"

MICA_BEGIN

// Where text goes. False: it could not be written; nothing more is then sent.
typedef struct mica_sink {
  bool (*write)(void *user, const char *data, size_t size);
  void *user;
} mica_sink;

typedef struct mica_print_options {
  bool generic;     // --mlir-print-op-generic
  bool debug_info;  // --mlir-print-debuginfo
  bool pretty_debug_info;
  bool local_scope;  // --mlir-print-local-scope: no aliases, locations inline
  bool assume_verified;
  bool skip_regions;
  bool unique_ids;          // --mlir-print-unique-ssa-ids
  bool name_loc_as_prefix;  // --mlir-use-nameloc-as-prefix
  bool value_users;         // --mlir-print-value-users
  // --mlir-elide-elementsattrs-if-larger; -1 in effect when 0 and not set.
  int64_t elide_elements_above;
  int64_t elide_resource_above;
  bool elide_elements, elide_resources;
  int64_t hex_elements_above;  // --mlir-print-elementsattrs-with-hex-if-larger; -1: never
  bool hex_elements;           // it was set; otherwise 100
  // With assume_verified, but without having been: each operation is asked alone. One that breaks
  // its rules has the generic form, and so has one with rules about its regions around it.
  bool ask_each;
} mica_print_options;

// What is printed with unless other options are given: messages, the operations that their notes
// show, and wherever NULL stands for options. At first all is off.
MICA_API void mica_context_set_print_options(mica_context *ctx, const mica_print_options *options);
MICA_API const mica_print_options *mica_context_print_options(const mica_context *ctx);

// Prints the operation, its aliases before it and resources after it, with a final newline, as
// mlir-opt does for a module. NULL options: the context's. False: the sink refused, no memory, or
// what was reported: a hook prints an attribute or type that isn't there, or the text nests too
// deeply.
MICA_API bool mica_op_print(const mica_op *op, const mica_print_options *options, mica_sink sink);
MICA_API bool mica_type_print(const mica_type *type, mica_sink sink);
MICA_API bool mica_attr_print(const mica_attr *attr, mica_sink sink);
// A block with its header, as it is printed within its region.
MICA_API bool mica_block_print(const mica_block *block, const mica_print_options *options,
                               mica_sink sink);
// The operation that a value is a result of; or of an argument its type and number.
MICA_API bool mica_value_print(const mica_value *value, const mica_print_options *options,
                               mica_sink sink);
// `%0`, `%1#2`: as it is called where all that is around it is printed. Cost: linear in that.
MICA_API bool mica_value_print_name(const mica_value *value, const mica_print_options *options,
                                    mica_sink sink);
MICA_API bool mica_loc_print(mica_context *ctx, mica_loc loc, mica_sink sink);  // loc("a.mlir":1:2)
MICA_API bool mica_affine_expr_print(const mica_affine_expr *expr, mica_sink sink);
MICA_API bool mica_affine_map_print(const mica_affine_map *map, mica_sink sink);
MICA_API bool mica_integer_set_print(const mica_integer_set *set, mica_sink sink);
// To stderr with a newline, for debuggers. NULL is allowed.
MICA_API void mica_op_dump(const mica_op *op);
MICA_API void mica_block_dump(const mica_block *block);
MICA_API void mica_value_dump(const mica_value *value);
MICA_API void mica_type_dump(const mica_type *type);
MICA_API void mica_attr_dump(const mica_attr *attr);
MICA_API void mica_affine_expr_dump(const mica_affine_expr *expr);
MICA_API void mica_affine_map_dump(const mica_affine_map *map);
MICA_API void mica_integer_set_dump(const mica_integer_set *set);
// Into memory: the caller frees data with mica_free(ctx, data, size + 1). {NULL, 0}: no
// memory, or what was reported.
MICA_API mica_str mica_op_to_text(const mica_op *op, const mica_print_options *options);
MICA_API mica_str mica_type_to_text(const mica_type *type);
MICA_API mica_str mica_attr_to_text(const mica_attr *attr);

// A text of the program's own about an operation: in `print` values are called as they are where
// it is printed. False: the sink refused, or no memory.
MICA_API bool mica_print_with_names(const mica_op *op, const mica_print_options *options,
                                    void (*print)(mica_printer *p, void *user), void *user,
                                    mica_sink sink);
// There: what a value is called, "%0#1". The caller frees data with mica_free(ctx, data, size + 1).
// {NULL, 0}: no memory.
MICA_API mica_str mica_print_value_to_text(mica_printer *p, const mica_value *value);

// Where operations begin in a text: their results, or their names. {.context = ctx} is empty; give
// it back with mica_op_places_free.
typedef struct mica_op_place {
  const mica_op *op;
  size_t offset;
} mica_op_place;
typedef struct mica_op_places {
  mica_context *context;
  mica_op_place *data;  // in the order of the text
  size_t size, capacity;
} mica_op_places;
MICA_API void mica_op_places_free(mica_op_places *places);
// As mica_op_to_text. Operations that aren't printed have no place.
MICA_API mica_str mica_op_to_text_with_places(const mica_op *op, const mica_print_options *options,
                                              mica_op_places *places);

// ---- For print hooks ----------------------------------------------------------------------------

MICA_API void mica_print_str(mica_printer *p, mica_str text);
MICA_API void mica_print_text(mica_printer *p, const char *text);
MICA_API void mica_print_char(mica_printer *p, char c);
MICA_API void mica_print_int(mica_printer *p, int64_t value);
MICA_API void mica_print_uint(mica_printer *p, uint64_t value);
MICA_API void mica_print_double(mica_printer *p, double value);
MICA_API void mica_print_newline(mica_printer *p);                // and the indentation
MICA_API void mica_print_indent(mica_printer *p, int by);         // changes it: +1, -1
MICA_API void mica_print_quoted(mica_printer *p, mica_str text);  // "..." with escapes
MICA_API void mica_print_keyword_or_string(mica_printer *p, mica_str text);
// The key of a resource of the dialect, whose data then stands at the end of the text.
MICA_API void mica_print_resource_key(mica_printer *p, const mica_dialect_def *dialect,
                                      mica_str key);
// @name, quoted when it must be.
MICA_API void mica_print_symbol_name(mica_printer *p, mica_str name);

MICA_API void mica_print_operand(mica_printer *p, const mica_value *value);  // %name or %name#1
MICA_API void mica_print_operands(mica_printer *p, const mica_op *op, size_t first,
                                  size_t count);                        // ", " between
MICA_API void mica_print_type(mica_printer *p, const mica_type *type);  // with aliases
MICA_API void mica_print_operand_types(mica_printer *p, const mica_op *op, size_t first,
                                       size_t count);
MICA_API void mica_print_result_types(mica_printer *p, const mica_op *op, size_t first,
                                      size_t count);
MICA_API void mica_print_types(mica_printer *p, mica_types types);
MICA_API void mica_print_functional_type(mica_printer *p, const mica_op *op);  // "(i32) -> i32"
// "(...) -> ..." of any two lists; a single result has no parentheses unless it is a function type.
MICA_API void mica_print_arrow_types(mica_printer *p,
                                     mica_types types);  // " -> ..." or nothing when empty
// With its type, aliases.
MICA_API void mica_print_attr(mica_printer *p, const mica_attr *attr);
MICA_API void mica_print_attr_without_type(mica_printer *p, const mica_attr *attr);
// The alias that stands for it. False: it has none, nothing was written.
MICA_API bool mica_print_attr_alias(mica_printer *p, const mica_attr *attr);
// `$name` of a type's or attribute's own format: without "#dialect.mnemonic" when the parameter's
// kind is known (printStrippedAttrOrType).
MICA_API void mica_print_stripped_type(mica_printer *p, const mica_type *type);
MICA_API void mica_print_stripped_attr(mica_printer *p, const mica_attr *attr);
// The mnemonic and what follows it, without "!dialect." (generatedTypePrinter).
MICA_API void mica_print_generated_type(mica_printer *p, const mica_type *type);
// False: the type is being printed already, so only its name stands here; nothing was entered.
MICA_API bool mica_printer_enter_type(mica_printer *p, mica_open_type *entry,
                                      const mica_type *type);
MICA_API void mica_printer_leave_type(mica_printer *p);
MICA_API void mica_print_affine_map(mica_printer *p, const mica_affine_map *map);
MICA_API void mica_print_affine_expr(mica_printer *p, const mica_affine_expr *expr);
// `%i + 1, symbol(%n)`: the results of a map whose dimensions, then symbols, are the operands from
// `first`; or one of them.
MICA_API void mica_print_affine_map_of_values(mica_printer *p, const mica_affine_map *map,
                                              const mica_op *op, size_t first);
MICA_API void mica_print_affine_expr_of_values(mica_printer *p, const mica_affine_expr *expr,
                                               uint32_t dim_count, const mica_op *op, size_t first);
MICA_API void mica_print_successor(mica_printer *p, const mica_block *block);  // ^bb1
MICA_API void mica_print_successor_with_operands(mica_printer *p, const mica_block *block,
                                                 const mica_op *op, size_t first, size_t count);
// " {a = 1}" of all that is not in `elided` (names, count) — inherent and discardable — or nothing.
MICA_API void mica_print_attr_dict(mica_printer *p, const mica_op *op, const char *const *elided,
                                   size_t count);
MICA_API void mica_print_attr_dict_with_keyword(mica_printer *p, const mica_op *op,
                                                const char *const *elided, size_t count);
// The same of discardable attributes alone.
MICA_API void mica_print_discardable(mica_printer *p, const mica_op *op);
MICA_API void mica_print_discardable_with_keyword(mica_printer *p, const mica_op *op);
MICA_API void mica_print_prop_dict(mica_printer *p, const mica_op *op, const char *const *elided,
                                   size_t count);
MICA_API void mica_print_dictionary_entries(mica_printer *p,
                                            const mica_attr *dictionary);  // "{...}" always
MICA_API void mica_print_region(mica_printer *p, const mica_region *region, bool entry_arguments,
                                bool terminators, bool empty_block);
// "%a: i32" of a region's argument, with its location under debug info. `attributes` may be NULL.
MICA_API void mica_print_region_argument(mica_printer *p, const mica_value *argument,
                                         const mica_attr *attributes, bool omit_type);
// `PREFIX(%inner = %outer, ...)`: arguments of a block from `first`, and the operands that they
// begin with; nothing when there are none.
MICA_API void mica_print_assignments(mica_printer *p, const char *prefix, const mica_op *op,
                                     const mica_block *block, size_t first, mica_segment operands);
// Renames the arguments of an isolated region to the names of `values` (shadowRegionArgs).
MICA_API void mica_print_shadow_region_arguments(mica_printer *p, const mica_region *region,
                                                 mica_value *const *values, size_t count);
MICA_API void mica_print_generic_op(mica_printer *p, const mica_op *op, bool name);
// In the form that it has, without the names of its results and its location: an operation within
// another one's line.
MICA_API void mica_print_op_inline(mica_printer *p, const mica_op *op);
// The body of `loc(...)`, with the keyword, when debug info is on.
MICA_API void mica_print_optional_loc(mica_printer *p, mica_loc loc);
MICA_API mica_context *mica_printer_context(const mica_printer *p);
MICA_API const mica_print_options *mica_printer_options(const mica_printer *p);

// ---- For generated printers ---------------------------------------------------------------------
// The steps that the printers of assembly formats are made of.

// `(%a, %b), (%c)` and their types: groups of the operands from `first`, sized by a dense array of
// i32.
MICA_API void mica_print_operand_groups(mica_printer *p, const mica_op *op, size_t first,
                                        const mica_attr *sizes);
MICA_API void mica_print_type_groups(mica_printer *p, const mica_op *op, size_t first,
                                     const mica_attr *sizes);
// Without "!dialect.mnemonic" when the type (attribute) is one of `def`.
MICA_API void mica_print_type_of(mica_printer *p, const mica_type *type, const mica_type_def *def);
MICA_API void mica_print_attr_of(mica_printer *p, const mica_attr *attr, const mica_attr_def *def);
// A dense array as `[1, 2]`.
MICA_API void mica_print_dense_list(mica_printer *p, const mica_attr *attr);
// The two sides of functional-type: "(i32)" or "(i32, f32)", and "i32" or "(i32, f32)".
MICA_API void mica_print_function_input_type(mica_printer *p, const mica_type *type);
MICA_API void mica_print_function_result_type(mica_printer *p, const mica_type *type);
MICA_API void mica_print_function_input_types(mica_printer *p, const mica_op *op, bool of_results,
                                              mica_segment values);
MICA_API void mica_print_function_result_types(mica_printer *p, const mica_op *op, bool of_results,
                                               mica_segment values);
MICA_API void mica_print_whole_region(mica_printer *p, const mica_region *region);
// Without its terminator when that has neither operands nor results nor attributes.
MICA_API void mica_print_implicit_region(mica_printer *p, const mica_region *region);
MICA_API void mica_print_regions(mica_printer *p, const mica_op *op, mica_segment regions,
                                 bool implicit_terminator);
MICA_API void mica_print_successors(mica_printer *p, const mica_op *op, mica_segment successors);
// An enum attribute of an operation: a keyword, or a string where the text is none. The value of a
// parameter.
MICA_API void mica_print_enum_attr(mica_printer *p, const mica_enum_def *def,
                                   const mica_attr *attr);
MICA_API void mica_print_enum(mica_printer *p, const mica_enum_def *def, uint64_t value);
// What mica_parse_enum_field reads.
MICA_API void mica_print_enum_field(mica_printer *p, const mica_enum_def *def, uint64_t value);
MICA_API void mica_print_property(mica_printer *p, const mica_op *op, size_t slot);
// Lists of parameters of types and attributes, with ", " between. Scalars are read by their size in
// bytes.
MICA_API void mica_print_scalars(mica_printer *p, size_t size, bool is_signed, const void *data,
                                 size_t count);
MICA_API void mica_print_bools(mica_printer *p, const bool *data, size_t count);
MICA_API void mica_print_enums(mica_printer *p, const mica_enum_def *def, size_t size,
                               const void *data, size_t count);
MICA_API void mica_print_strings(mica_printer *p, mica_strs strings);
// Def NULL: any.
MICA_API void mica_print_attrs(mica_printer *p, const mica_attr_def *def, mica_attrs attrs);
MICA_API void mica_print_types_of(mica_printer *p, const mica_type_def *def, mica_types types);
// In front of an item of a list some of which may be absent: ", " unless it is the first; and
// "KEY = ".
MICA_API void mica_print_comma(mica_printer *p, bool *first);
MICA_API void mica_print_struct_key(mica_printer *p, bool *first, const char *key);

MICA_END

#endif
