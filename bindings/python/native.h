// What the Python package calls, as cffi and C read it: no directives. `at`: an object of the IR as
// a number, its address; 0 is none. `text`: bytes with their size. Implemented by the files of
// native/.

typedef struct home home;  // a context, and what Python has to know of it

// ---- Contexts -----------------------------------------------------------------------------------

home *home_create(void *python, bool allow_unregistered, size_t nesting, size_t bytes);
void home_destroy(home *h);
bool home_register_all(home *h);
size_t home_dialect_count(const home *h);
text home_dialect_name(const home *h, size_t index);
bool home_allows_unregistered(const home *h);
void home_allow_unregistered(home *h, bool allow);
bool home_take_out_of_memory(home *h);
size_t home_op_count(const home *h);
// How often something was given back; what was seen at a time may still be there.
uint64_t home_clock(const home *h);
bool home_is_alive(const home *h, at object, uint64_t seen);
uint64_t home_changes(const home *h);
void text_free(home *h, text t);
const char *native_version(void);

// ---- Text and bytes -----------------------------------------------------------------------------

enum {
  PRINT_GENERIC = 1,
  PRINT_LOCATIONS = 2,
  PRINT_LOCAL = 4,
  PRINT_ASSUME_VERIFIED = 8,
  PRINT_SKIP_REGIONS = 16
};
at home_parse(home *h, const char *data, size_t size, const char *file, bool whole_op, bool legacy);
at home_read_bytecode(home *h, const char *data, size_t size, const char *file);
bool is_bytecode(const char *data, size_t size);
bool op_bytecode(at op, int version, text *out);
at home_parse_type(home *h, const char *data, size_t size);
at home_parse_attr(home *h, const char *data, size_t size);
text op_text(at op, unsigned flags);
text type_text(at type);
text attr_text(at attr);
text value_text(home *h, at value);
text value_name(home *h, at value);
text block_text(home *h, at block);
text loc_text(home *h, uint64_t loc);
bool op_verify(at op);

// ---- Locations ----------------------------------------------------------------------------------

enum { LOC_UNKNOWN, LOC_FILE, LOC_NAME, LOC_CALL_SITE, LOC_FUSED };
typedef struct {
  text file;
  uint32_t line, column, end_line, end_column;
} place;
uint64_t loc_file(home *h, const char *file, size_t size, uint32_t line, uint32_t column);
uint64_t loc_name(home *h, const char *name, size_t size, uint64_t child);
uint64_t loc_call_site(home *h, uint64_t callee, uint64_t caller);
uint64_t loc_fused(home *h, const uint64_t *parts, size_t count);
int loc_kind(uint64_t loc);
place loc_place(const home *h, uint64_t loc);
text loc_name_of(uint64_t loc);
uint64_t loc_child(uint64_t loc);
uint64_t loc_callee(uint64_t loc);
uint64_t loc_caller(uint64_t loc);
size_t loc_part_count(uint64_t loc);
uint64_t loc_part(uint64_t loc, size_t index);

// ---- Operations ---------------------------------------------------------------------------------

at op_name(at op);  // the same for all operations of a name in a context
at home_name(home *h, const char *name, size_t size);
text name_text(at name);
bool name_is_registered(at name);
bool op_is_isolated(at op);
at op_next(at op);
at op_previous(at op);
at op_block(at op);
at op_parent(at op);
size_t op_operand_count(at op);
size_t op_result_count(at op);
size_t op_region_count(at op);
size_t op_successor_count(at op);
at op_operand(at op, size_t index);
at op_result(at op, size_t index);
at op_region(at op, size_t index);
at op_successor(at op, size_t index);
uint64_t op_loc(at op);
void op_set_loc(at op, uint64_t loc);
bool op_is_before(at a, at b);
bool op_is_ancestor(at ancestor, at op);
bool op_has_trait(at op, const char *name);
bool op_is_effect_free(at op);
at op_symbol(at table, const char *name, size_t size);
at op_nearest_symbol(at op, at reference);
// Where the i-th declared operand (result) stands: *first, and how many values.
size_t op_operand_group(at op, size_t index, size_t *first);
size_t op_result_group(at op, size_t index, size_t *first);

// ---- Attributes of operations -------------------------------------------------------------------

enum { PART_SLOT, PART_OPERAND, PART_RESULT, PART_REGION, PART_SUCCESSOR };
enum { IS_OPTIONAL = 1, IS_VARIADIC = 2, IS_SIZES = 4, IS_PROPERTY = 8, HAS_DEFAULT = 16 };
size_t name_part_count(at name, int kind);
const char *name_part_name(at name, int kind, size_t index);
const char *name_part_summary(at name, int kind, size_t index);
int name_part_flags(at name, int kind, size_t index);
const char *name_summary(at name);
at op_attribute(at op, const char *name,
                size_t size);  // with properties; the default where it is absent
at op_all_attributes(home *h, at op);
bool op_set_attribute(home *h, at op, const char *name, size_t size, at value);
int name_slot(at name, const char *part, size_t size);  // -1: none
bool slot_takes(at name, int slot, at value);

// ---- Making and changing ------------------------------------------------------------------------
// While patterns run, who runs them hears of each change.

typedef struct {
  at name;
  uint64_t loc;
  at block, before;  // block 0: it stays detached
  const at *operands;
  size_t operand_count;
  const size_t *operand_groups;  // their sizes, one a declared operand; NULL: nothing says so
  size_t operand_group_count;
  const at *types;  // of the results
  size_t type_count;
  const size_t *result_groups;
  size_t result_group_count;
  bool infers;  // the types of the results
  const text *attr_names;
  const at *attrs;
  size_t attr_count;
  const at *successors;
  size_t successor_count;
  size_t region_count;
} new_op;
at op_create(home *h, const new_op *parts);
bool name_infers(at name);
bool op_erase(home *h, at op);
void op_destroy_unseen(home *h, at op);  // nobody holds anything of it
at op_clone(at op);
void op_remove(home *h, at op);
void op_insert(home *h, at op, at block, at before);  // detached
void op_move(home *h, at op, at block, at before);
void op_set_operand(home *h, at op, size_t index, at value);
bool op_set_operands(home *h, at op, const at *values, size_t count);
void op_set_successor(home *h, at op, size_t index, at block);
void op_replace(home *h, at op, const at *values);
void value_replace_uses(home *h, at from, at to);
void value_set_type(home *h, at value, at type);
at region_add_block(home *h, at region, at before, const at *types, const uint64_t *locs,
                    size_t count);
bool block_erase(home *h, at block);  // false: it is named by an operation, or its values are used
at block_add_argument(home *h, at block, size_t index, at type, uint64_t loc);
bool block_erase_argument(home *h, at block, size_t index);  // false: it is used
at block_split(home *h, at block, at first);
void block_move(home *h, at block, at region, at before);
bool op_stands_inside(at op, at block);  // the block stands in the operation, however deep

// ---- Values, blocks, regions --------------------------------------------------------------------

at value_type(at value);
bool value_is_argument(at value);
at value_owner(at value);  // the operation, or the block
size_t value_index(at value);
uint64_t value_loc(at value);
at value_first_use(at value);
at use_next(at use);
at use_owner(at use);
size_t use_index(at use);
at block_first(at block);
at block_last(at block);
at block_next(at block);
at block_previous(at block);
at block_region(at block);
at block_parent_op(at block);
size_t block_argument_count(at block);
at block_argument(at block, size_t index);
size_t block_predecessor_count(at block);
at block_predecessor(at block, size_t index);
at region_first(at region);
at region_parent(at region);
size_t region_index(at region);

// ---- Walking ------------------------------------------------------------------------------------
// Of all operations, in their order: each, then its name.

typedef struct walk walk;
walk *walk_begin(at root, bool after);
walk *walk_block(at block);
size_t walk_count(const walk *w);
const at *walk_data(const walk *w);
void walk_end(walk *w);

// ---- Types and attributes -----------------------------------------------------------------------

enum {
  TYPE_OTHER,
  TYPE_INTEGER,
  TYPE_INDEX,
  TYPE_FLOAT,
  TYPE_NONE,
  TYPE_FUNCTION,
  TYPE_TUPLE,
  TYPE_COMPLEX,
  TYPE_VECTOR,
  TYPE_TENSOR,
  TYPE_UNRANKED_TENSOR,
  TYPE_MEMREF,
  TYPE_UNRANKED_MEMREF,
  TYPE_OPAQUE
};
int type_kind(at type);
at type_integer(home *h, uint64_t width, int sign);
at type_index(home *h);
at type_none(home *h);
at type_float(home *h, const char *name, size_t size);
at type_function(home *h, const at *inputs, size_t input_count, const at *results,
                 size_t result_count);
at type_tuple(home *h, const at *elements, size_t count);
at type_complex(home *h, at element);
at type_vector(home *h, const int64_t *shape, size_t rank, const bool *scalable, at element);
at type_tensor(home *h, const int64_t *shape, size_t rank, at element, at encoding);
at type_unranked_tensor(home *h, at element);
at type_memref(home *h, const int64_t *shape, size_t rank, at element, at layout, at space);
at type_unranked_memref(home *h, at element, at space);
uint32_t type_width(at type);
int type_sign(at type);
size_t type_rank(at type);
const int64_t *type_shape(at type);
const bool *type_scalable(at type);
at type_element(at type);
at type_encoding(at type);
at type_layout(at type);
at type_memory_space(at type);
size_t type_input_count(at type);  // of a tuple: its elements
at type_input(at type, size_t index);
size_t type_result_count(at type);
at type_result(at type, size_t index);

enum {
  ATTR_OTHER,
  ATTR_INTEGER,
  ATTR_BOOL,
  ATTR_FLOAT,
  ATTR_STRING,
  ATTR_UNIT,
  ATTR_TYPE,
  ATTR_ARRAY,
  ATTR_DICTIONARY,
  ATTR_SYMBOL,
  ATTR_DENSE_ARRAY,
  ATTR_DENSE_ELEMENTS,
  ATTR_DENSE_STRINGS,
  ATTR_AFFINE_MAP,
  ATTR_INTEGER_SET,
  ATTR_LOCATION,
  ATTR_OPAQUE
};
int attr_kind(at attr);
at attr_type(at attr);
at attr_integer(at type, const uint64_t *words, size_t count);
const uint64_t *attr_words(at attr, size_t *count);
at attr_float(at type, double value);
double attr_float_value(at attr);
at attr_bool(home *h, bool value);
at attr_string(home *h, const char *data, size_t size);
text attr_string_value(at attr);
at attr_unit(home *h);
at attr_of_type(at type);
at attr_type_value(at attr);
at attr_array(home *h, const at *elements, size_t count);
size_t attr_size(at attr);  // of an array or a dictionary
at attr_element(at attr, size_t index);
at attr_dictionary(home *h, const text *names, const at *values, size_t count);
text attr_name(at attr, size_t index);
at attr_symbol(home *h, const text *names, size_t count);
size_t attr_symbol_size(at attr);
text attr_symbol_name(at attr, size_t index);
at attr_dense_array(at element, const char *data, size_t size, size_t count);
const char *attr_dense_array_data(at attr, size_t *count);
at attr_dense_array_element(at attr);
size_t element_size(at type);
at attr_dense_elements(at type, const char *data, size_t size, bool splat);
const char *attr_dense_data(at attr, size_t *size);
bool attr_is_splat(at attr);
at attr_dense_at(at attr, size_t index);
int64_t type_element_count(at type);
uint64_t attr_location_value(at attr);
at attr_location(home *h, uint64_t loc);

// ---- Those of dialects --------------------------------------------------------------------------

enum {
  PARAM_TYPE,
  PARAM_ATTR,
  PARAM_POINTER,
  PARAM_BITS,
  PARAM_FLOAT,
  PARAM_STR,
  PARAM_TYPES,
  PARAM_ATTRS,
  PARAM_STRS,
  PARAM_ARRAY,
  PARAM_CUSTOM
};
const char *type_name(at type);  // "ring.elem"
const char *attr_def_name(at attr);
at home_type_def(home *h, const char *name, size_t size);  // 0: no registered dialect has it
at home_attr_def(home *h, const char *name, size_t size);
size_t def_param_count(at def, bool is_attr);
size_t def_params_size(at def, bool is_attr);
const char *def_param_name(at def, bool is_attr, size_t index);
int def_param_kind(at def, bool is_attr, size_t index);
size_t def_param_offset(at def, bool is_attr, size_t index);
size_t def_param_size(at def, bool is_attr, size_t index);
at type_def(at type);
at attr_def(at attr);
const char *type_params(at type);
const char *attr_params(at attr);
at type_of_params(home *h, at def, const char *params);
at attr_of_params(home *h, at def, const char *params);

// ---- Passes and patterns ------------------------------------------------------------------------

bool home_run_pipeline(home *h, at op, const char *pipeline, size_t size, bool verifies);
// Runs patterns of Python's on what is nested: on operations of these names, or on all.
enum { REWRITE_CONVERGED, REWRITE_STOPPED, REWRITE_NO_MEMORY };
int home_rewrite(home *h, at op, const at *names, size_t name_count, bool any, bool folds,
                 bool canonicalizes, int64_t most_rounds, bool *changed);
bool home_is_rewriting(const home *h);
bool home_may_take(const home *h, at op);  // while patterns run: not what they run on
