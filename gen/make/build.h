// What the files of the model share while it is built: the state, reading of fields, and the makers
// of each kind of element. Private to make/.
#ifndef MICA_GEN_MAKE_BUILD_H
#define MICA_GEN_MAKE_BUILD_H

#include "base/list.h"
#include "c/c_expression.h"
#include "cpp/cpp_expression.h"
#include "make/make.h"
#include "model/code.h"
#include "record/read_field.h"
#include "record/session.h"
#include "base/names.h"

typedef struct spelling_index spelling_index;
typedef struct model_attribute model_attribute;
typedef struct model_builder model_builder;
typedef struct model_parameter model_parameter;
typedef struct model_type_made model_type_made;
typedef struct model_dialect_conversion model_dialect_conversion;
typedef struct model_format_text model_format_text;

// What is being made: in outcome.c.
typedef struct model_making {
  struct model_making *outer;
  size_t faults;  // of all, when it began
  bool is_broken;
  const char *error;  // of what it is made of
  bool keeps_hooks;   // what it asks for is nothing to what is made of it
  list hooks;
  pointer_map known;  // the hooks
} model_making;

typedef struct build {
  session *session;
  arena *memory;
  diagnostics *diagnostics;
  const record_set *records;
  const source_file *main_file;
  text prefix;  // --prefix
  model *model;
  const record *dialect;        // the main dialect's record, or NULL
  text asked_dialect;           // by its name; size 0: the one that the main file is about
  text encodings;               // the file of those of bytecode
  bool is_strict;               // C++ that has no C is an error
  bool warns_of_each;           // and not once for each file
  bool is_extension;            // what stands in the main file alone is made
  const pointer_map *left_out;  // records of which nothing is made
  size_t foreign_depth;         // of what others define: its checks are theirs
  // What was made of a record, each once.
  pointer_map ops, dialects, constraints, type_makers, definitions, enums, interfaces, op_names,
      doc_groups;
  pointer_map checked_codes;  // values of fields
  pointer_map traits_beside;  // lists of MoreTraits records by their operations
  bool knows_traits_beside;
  text_map named_traits;  // records of the prelude by the names of their C++
  bool knows_named_traits;
  pointer_map wrong_predicates;  // leaves that were reported
  text_map taken_op_names;       // the C names among op_names
  pointer_map properties;
  text_map properties_by_key, property_names;
  text_map enum_names;      // enums by their C names
  text_map check_names;     // names of checks: how often each was wanted, as a uint32_t
  text_map checks_by_text;  // checks by what they ask
  text_map class_names;     // lists of records of enums and definitions by their classes' names
  text_map hooks_by_text, opaques;
  pointer_map own_files;  // with the dialect or parts of it; made when first asked
  model_making *making;
  text_map definitions_by_name;
  list checks, helpers, hooks, used_dialects, used_headers, type_checks;
  cpp_context *cpp;  // the translation of C++
  const spelling_index *spellings;
  struct {
    bool is_known, includes;  // a header of the author's, or macros
    text_map words, first;    // of his declarations; of the dialect's alone
    text_map definitions;     // names in C of what is defined, behind the dialect's
    list dialects;            // dialect_prefix
  } declared;                 // declared.c
  list warnings;              // noted, for the end
  text_map warning_kinds;
} build;

// ---- Fields: read_field.c -----------------------------------------------------------------------

// A string field, trimmed; "" when it is unset or there is no such field.
const char *read_text(build *b, const record *r, const char *name);
// Why a definition should be left, or "".
const char *read_deprecation(build *b, const record *r);
// What the names of a dialect's functions begin with: its name, after the prefix that was asked
// for.
const char *read_dialect_c_name(build *b, const record *r);
const char *read_text_or_null(build *b, const record *r, const char *name);  // "" too gives NULL
// Statements or declarations in a field: its placeholders of records resolved.
author_code read_code(build *b, const record *r, const char *name);
const char *read_header(build *b, const record *r);  // cHeader, checked; NULL: none
const char *const *model_strings(build *b, const record *r, const char *name, size_t *count);
const model_format_text *model_format_text_of(build *b, const record *r);  // NULL: none
// As read_text, but unset or empty is an error at the definition.
const char *require_text(build *b, const record *r, const char *name, const char *what);
// The dag of a field begins with `ins`; if not, that is reported.
void model_check_ins(build *b, const field *f, const char *what);
// Where item `index` of a list is written; what can't be followed beyond the prelude is told where
// the item was made, or at the owner.
place place_near(const build *b, const record *owner, const record *item, const field *from,
                 size_t index);
// Where an anonymous record's own strings have a name, with or without `$`; else `otherwise`.
place_range mention_at(build *b, const record *r, const char *name, place otherwise);
// Whether code that was written at this place is C++: in a `.td` file, where `.def` files hold C.
bool is_cpp_place(const build *b, place at);
// Whether it is in another folder than the main file: what others wrote.
bool is_far_place(const build *b, place at);
bool is_cpp_field(const build *b, const record *r, const char *name);
bool is_in_main_file(const build *b, const record *r);
// Of the main dialect: whether it is made, and not of a file that this one extends.
bool is_of_this_part(const build *b, const record *r);
bool is_beside_main_file(const build *b, const record *r);     // in its folder
bool is_beside_main_dialect(const build *b, const record *r);  // that of the main dialect
// C name of a definition without the dialect's part in front: Arith_AddIOp -> AddIOp.
text name_without_dialect(text name);
const char *build_printf(build *b, const char *format, ...) PRINTF_LIKE(2, 3);

// C of a record: `$_def(Class)` and its like become names.
const char *model_resolve(build *b, text from);
// Of code with an `$_interface(Name)` that was left: an interface of no dialect known here, or
// NULL.
const model_interface *model_foreign_interface(build *b, text code);

// Whether all `$_def(Name)` and their like could be resolved; the others are reported.
bool cpp_names_are_known(build *b, const cpp_source *source);

// ---- C++: cpp_asked.c ---------------------------------------------------------------------------

cpp_context *model_cpp_context(build *b);
// Why a function of the author's stands for it, and where that is told: hook.c
const char *model_why_hook(build *b, const cpp_failure *why);
place_range model_hook_place(const build *b, place_range at, place use);

// ---- What becomes of an element: outcome.c ------------------------------------------------------

void model_begin(build *b, const record *r, model_making *m);
model_outcome model_end(build *b, model_making *m);
bool model_is_failing(const build *b, const model_making *m);
void model_fail(build *b);                          // what is being made is broken
void model_use(build *b, const model_outcome *of);  // it is made of this, too
void model_need(build *b, const model_hook *h);     // it asks for this

// ---- Makers -------------------------------------------------------------------------------------

const model_dialect *model_dialect_of(build *b, const record *r);
const record *model_find_main_dialect(build *b);
void model_use_dialect(build *b, const model_dialect *d);  // its header is needed
// The dialect whose C++ namespace this is; NULL: none.
const model_dialect *model_dialect_of_namespace(build *b, text cpp_namespace);
const model_dialect *model_dialect_of_file(build *b, place at);  // that is defined there, or NULL

// A name for the check of a constraint, which no other check of the file has.
const char *model_check_name(build *b, const record *constraint, const char *summary, bool is_attr);
const char *model_constraint_words(build *b, const record *r);  // "signless_integer"
// The name, or with a number behind it when another check or hook has it.
const char *model_free_name(build *b, const char *base);
const model_constraint *model_constraint_of(build *b, const record *r, place at);

// What a predicate asks about.
typedef struct predicate_subject {
  const char *self;       // its name in C
  const char *self_type;  // NULL: it has none
  cpp_kind kind;
  const model_op *op;     // the operation that `$name` is about, or NULL
  const record *owner;    // of the constraint or trait
  place at;               // of what uses it
  const cpp_name *names;  // what else it may be about: `$0`, ... of a pattern's demand
  size_t name_count;
} predicate_subject;

// C expression of a predicate over `self` and `op`; NULL: always true.
const c_expression *model_predicate(build *b, const record *predicate,
                                    const predicate_subject *subject);
// The function that the author writes, which is the one wanted or has the same to do.
const model_hook *model_hook_of(build *b, const model_hook *wanted);
bool model_hook_gives(const build *b, text name, const char *result);  // there is one
// Whether what a TypeFollows makes is a list of types.
bool model_gives_types(build *b, const model_op *op, const record *trait);
// A call over `$_self`, the type that another follows from, of the function that makes it.
const c_expression *model_type_hook(build *b, const model_op *op, const record *trait,
                                    const cpp_source *source);
// Of C++ such as `ns::isSmall($_self)`: isSmall; else empty.
text cpp_called_of_self(text code);
// What the name of a function in place of `code` begins with, which was written at a place.
const char *model_hook_prefix(build *b, place at, text code);
// The name of the helper function with a loop over `count` items of an `owner` (a C type), which
// asks `child` (over `self` and `i`) of each; made when it is new. `of`: the constraint or trait
// that asks, or NULL.
const char *model_list_helper(build *b, const char *owner, const c_expression *count,
                              const c_expression *child, const record *of);
// Replaces a text of the author's inside of another, a placeholder only as a whole word.
const char *model_substitute(build *b, const char *text, const char *pattern, const char *by);

// A spelling that has no C type is reported.
c_type model_c_type(build *b, text spelling, place_range at);
// The same in silence: false, when there is none. `at`: where it is written.
bool model_find_c_type(build *b, text spelling, place at, c_type *out);
// Of a class of C++ that stands for several types or attributes.
bool model_find_base_class(build *b, text name, place at, c_type *out);
// Whether a default may be a value of the type; if not, that is reported.
bool model_check_default(build *b, text value, const c_type *type, place_range at);

// A record of class Spelling that knows this C++ spelling; NULL: none.
const record *model_spelling(build *b, text spelling);
const model_enum *model_enum_named(build *b, text spelling);  // NULL: none
const model_enum *model_enum_of_c_name(const build *b,
                                       text name);              // as $_ctype gives it; NULL: none
const record *model_definition_named(build *b, text spelling);  // a TypeDef or AttrDef; NULL: none
const char *model_definition_class_name(build *b, const record *r);  // as messages call it; or NULL

// How the one type of a constraint is made.
const model_type_made *model_type_maker(build *b, const record *constraint);

// Fills what the constraint says about definition and conversion.
void model_attribute_fill(build *b, const record *constraint, model_attribute *out);

// `at`: of the argument, for what is wrong with a property that has no name.
const model_property *model_property_of(build *b, const record *r, place at);
// What a predicate over a property asks.
cpp_kind model_property_self(build *b, const record *r, const char **c_type);
// The properties of the operations, each once.
void model_properties_fill(build *b, model *m);

const model_definition *model_definition_of(build *b, const record *r);
void model_parameters_fill(build *b, model_definition *s);
// Gives the parameter the type of a class that has no C, and the author's functions over it.
void model_opaque_fill(build *b, text spelling, place_range at, const record *user,
                       bool has_text_form, model_parameter *out);
// The author's function in place of a default in C++: a call of it, over $_ctxt.
const char *model_default_hook(build *b, const char *name, const c_type *type,
                               const cpp_source *source);
const model_enum *model_enum_of(build *b, const record *r);
const model_interface *model_interface_of(build *b, const record *r);
// Whether one whose namespace is that of no dialect belongs to the main one.
bool model_interface_is_near(build *b, const record *r);
// What a trait in the owner's list is to C.
void model_trait_fill(build *b, const record *owner, const record *r, model_trait *t);
bool model_is_interface(const record *trait);  // or declared effects: they are one, too
// A trait of the prelude where the author names its C++: NativeOpTrait<"SymbolTable">; or the
// record itself.
const record *model_trait_meant(build *b, const record *r);
bool model_is_same_trait(build *b, const record *one, const record *other);  // by their names
// Those of the file that have a descriptor of their own, listed by an operation or not.
void model_own_traits(build *b, list *out);
void model_trait_code_fill(build *b, const char *c_name, const model_trait *traits, size_t count,
                           model_trait_codes *out);
// Traits flattened, each once. `op` is NULL for types and attributes; its effects are filled too.
void model_traits_fill(build *b, const record *owner, model_op *op, const model_trait **out,
                       size_t *count);
// Whether a trait is for things such as its owner; if not, that is reported at `at`.
bool model_trait_fits(build *b, const record *owner, const record *trait, place at);
void model_derived_fill(build *b, model_op *op);
// The name that an argument has in the functions of its operation.
const char *model_accessor_name(build *b, const model_op *op, text name);
// Effects: of these traits (records), of arguments and results.
void model_effects_fill(build *b, model_op *op, const list *traits);
// Names the author's functions; `taken`: accessors of the owner.
void model_trait_hooks(build *b, const char *owner, const text_map *taken, model_trait *traits,
                       size_t count);
// Predicates of PredOpTraits, which name operands: after the op's arguments are known.
void model_trait_expressions(build *b, const model_op *op, model_trait *traits, size_t count);
void model_inference_fill(build *b, model_op *op);
// What is said of folding and rewriting: folding.c
void model_folding_fill(build *b, model_op *op);
void model_dialect_folding_fill(build *b, model_dialect *d);
bool model_skips_default_builders(build *b, const record *r);
void model_builders_fill(build *b, const record *r, const char *owner, const model_builder **out,
                         size_t *count);
void model_op_check(build *b, const model_op *op);
void model_trait_demands(build *b, const model_op *op);  // of what it is made of, by its traits

// ---- Warnings: warning.c, no_effect.c, deprecated.c ---------------------------------------------

// Notes a warning. Of each kind the first places are shown, the others listed.
void model_warn(build *b, place at, const char *kind, const char *message);
// Of C++ that has no effect, a `part` of a definition: one for each file unless each is asked for.
void model_warn_of_part(build *b, place at, const char *part, const char *message);
bool model_will_show(build *b, const char *kind);  // the next one of it, as far as is known
void model_report_warnings(build *b);
void model_fill_directives(build *b, model *m);  // in directive.c
void model_former_fill(build *b, model_op *op);  // in former.c
void model_fill_former_types(build *b, model *m);
void model_bytecode_fill(build *b, model *m);  // in bytecode.c
void model_passes_fill(build *b, model *m);    // in pass.c
record_list model_records_in(build *b, const record *r,
                             const char *list);  // those that are records
const model_dialect_conversion *model_dialect_conversion_of(build *b,
                                                            const record *r);  // NULL: it is none
void model_folds_fill(build *b, model *m);                                     // fold_pattern.c
void model_patterns_fill(build *b, model *m);                                  // in pattern.c
// The author's of this file and its dialect: what others define is theirs to be warned about.
bool is_authors(const build *b, const record *r);
void model_find_no_effect(build *b);
void model_find_deprecated(build *b);

const model_op *model_op_of(build *b, const record *r);
// One that is made already, or of another file: of that nothing is written, but its parts are
// known.
const model_op *model_op_known(build *b, const record *r);
// The name that follows the dialect's in IR; what can't be read back there is reported.
void model_check_mnemonic(build *b, const record *r, const char *field_name, const char *mnemonic);
// "func.func" of "func::FuncOp", "FuncOp" or "func.func"; NULL: reported at `at`.
const char *model_op_full_name(build *b, text class_name, place_range at);
const record *model_op_record(build *b, text class_name);
// Of an operation that no file read defines, by a CppOperation; NULL: it isn't known.
const char *model_foreign_op_name(build *b, text class_name);
// The author's function that gives the `what` of an operation that isn't defined here.
const model_hook *model_op_hook(build *b, text class_name, place at, const char *result,
                                const char *what);
const char *model_op_c_name(build *b, const record *r);
const char *model_op_class_name(build *b, const record *r);

#endif
