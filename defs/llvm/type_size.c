// Sizes and alignments of types. Types that others are made of come first, each once, so that a
// type costs what its text without repetition does. Called by what asks how far an access reaches;
// owns what it works with.
#include "dlti/dlti.h"
#include "layout.h"

enum { MOST_BITS = 62 };  // of a size; larger ones aren't known

// ---- Entries of data layouts --------------------------------------------------------------------

// The layouts around an operation, the innermost one first. `*op` is where to look on. NULL: none.
static const mica_attr *next_spec(const mica_op **op) {
  while (*op != NULL) {
    const mica_attr *spec = mica_op_attribute(*op, MICA_STR("dlti.dl_spec"));
    *op = mica_op_parent(*op);
    if (spec != NULL && dlti_data_layout_spec_attr_isa(spec)) return spec;
  }
  return NULL;
}

static const mica_attr *value_in(const mica_attr *spec, const mica_attr *key) {
  const mica_attrs entries = dlti_data_layout_spec_attr_entries(spec);
  for (size_t i = 0; i < entries.size; i++)
    if (dlti_data_layout_entry_attr_key(entries.data[i]) == key)
      return dlti_data_layout_entry_attr_value(entries.data[i]);
  return NULL;
}

// What is said of a type. NULL: nothing.
static const mica_attr *entry_of(const mica_op *scope, const mica_type *type) {
  const mica_attr *key = scope == NULL ? NULL : mica_attr_type_of(type), *value = NULL;
  for (const mica_attr *spec; key != NULL && value == NULL && (spec = next_spec(&scope)) != NULL;)
    value = value_in(spec, key);
  return value;
}

// What is said under a name. NULL: nothing.
static const mica_attr *named_entry(const mica_op *scope, mica_str name) {
  const mica_attr *key = NULL, *value = NULL;
  if (scope != NULL) key = mica_attr_string(mica_op_context(scope), name);
  for (const mica_attr *spec; key != NULL && value == NULL && (spec = next_spec(&scope)) != NULL;)
    value = value_in(spec, key);
  return value;
}

bool llvm_is_big_endian(const mica_op *scope) {
  const mica_attr *value = named_entry(scope, MICA_STR("dlti.endianness"));
  return value != NULL && mica_attr_is_string(value) &&
         mica_str_equal(mica_attr_string_value(value), MICA_STR("big"));
}

uint64_t llvm_stack_alignment(const mica_op *scope) {
  const mica_attr *value = named_entry(scope, MICA_STR("dlti.stack_alignment"));
  return value != NULL && mica_attr_is_integer(value) ? mica_attr_integer_zext(value) : 0;
}

// ---- Scalars ------------------------------------------------------------------------------------

static uint64_t power_of_two_from(uint64_t value) {
  uint64_t power = 1;
  while (power < value) power *= 2;
  return power;
}

static bool has_alignment(const mica_attr *entry) {
  return entry != NULL && mica_attr_is_dense_int_elements(entry);
}

// The alignment of the narrowest integer that is said something of and isn't narrower; else of the
// widest. 0: nothing is said of integers.
static uint64_t integer_entry(const mica_op *scope, uint32_t width) {
  uint64_t alignment = 0;
  uint32_t best = 0;
  for (const mica_attr *spec; (spec = next_spec(&scope)) != NULL;) {
    const mica_attrs entries = dlti_data_layout_spec_attr_entries(spec);
    for (size_t i = 0; i < entries.size; i++) {
      const mica_attr *key = dlti_data_layout_entry_attr_key(entries.data[i]);
      const mica_attr *value = dlti_data_layout_entry_attr_value(entries.data[i]);
      if (!mica_attr_is_type(key) || !mica_type_is_integer(mica_attr_type_value(key)) ||
          !has_alignment(value))
        continue;
      const uint32_t other = mica_type_integer_width(mica_attr_type_value(key));
      const bool is_closer = best < width ? other > best : other >= width && other < best;
      if (alignment != 0 && !is_closer) continue;
      best = other;
      alignment = llvm_layout_part(value, 0) / 8;
    }
  }
  return alignment;
}

static llvm_layout integer_layout(const mica_op *scope, uint32_t width) {
  llvm_layout layout = {width, integer_entry(scope, width)};
  if (layout.alignment == 0)
    layout.alignment = width < 64 ? power_of_two_from(llvm_layout_size(&layout)) : 4;
  return layout;
}

static llvm_layout float_layout(const mica_op *scope, const mica_type *type) {
  llvm_layout layout = {mica_type_bit_width(type), 0};
  const mica_attr *entry = entry_of(scope, type);
  layout.alignment = has_alignment(entry) ? llvm_layout_part(entry, 0) / 8
                                          : power_of_two_from(llvm_layout_size(&layout));
  return layout;
}

static llvm_layout index_layout(const mica_op *scope, const mica_type *type) {
  const mica_attr *entry = entry_of(scope, type);
  const bool is_said = entry != NULL && mica_attr_is_integer(entry);
  return integer_layout(scope, is_said ? (uint32_t)mica_attr_integer_zext(entry) : 64);
}

// Of an address space that nothing is said of: as of the first one.
static llvm_layout pointer_layout(const mica_op *scope, const mica_type *type) {
  const mica_attr *entry = entry_of(scope, type);
  if (entry == NULL && scope != NULL && llvm_pointer_type_address_space(type) != 0) {
    const mica_type *usual = llvm_pointer_type_get(mica_type_context(type), 0);
    if (usual != NULL) entry = entry_of(scope, usual);
  }
  if (entry == NULL) return (llvm_layout){DEFAULT_POINTER_SIZE, DEFAULT_POINTER_ABI};
  return (llvm_layout){llvm_layout_part(entry, POINTER_SIZE),
                       llvm_layout_part(entry, POINTER_ABI) / 8};
}

// ---- What is known ------------------------------------------------------------------------------

typedef struct known_type {
  const mica_type *type;
  llvm_layout layout;
  bool is_done;
} known_type;

typedef struct sizing {
  mica_context *context;
  const mica_op *scope;
  known_type *known;  // open addressing
  size_t known_count, known_capacity;
  const mica_type **stack;
  size_t stack_size, stack_capacity;
} sizing;

static known_type *find_known(known_type *known, size_t capacity, const mica_type *type) {
  size_t at = (size_t)(((uintptr_t)type >> 4) * UINT64_C(0x9e3779b97f4a7c15) >> 20) &
              (capacity - 1);
  while (known[at].type != NULL && known[at].type != type) at = (at + 1) & (capacity - 1);
  return &known[at];
}

static bool grow_known(sizing *s) {
  const size_t capacity = s->known_capacity == 0 ? 16 : s->known_capacity * 2;
  known_type *known = mica_allocate(s->context, capacity * sizeof *known);
  if (known == NULL) return false;
  memset(known, 0, capacity * sizeof *known);
  for (size_t i = 0; i < s->known_capacity; i++)
    if (s->known[i].type != NULL) *find_known(known, capacity, s->known[i].type) = s->known[i];
  mica_free(s->context, s->known, s->known_capacity * sizeof *known);
  s->known = known;
  s->known_capacity = capacity;
  return true;
}

// *is_new: it wasn't there. NULL: no memory.
static known_type *know(sizing *s, const mica_type *type, bool *is_new) {
  if (s->known_count * 2 >= s->known_capacity && !grow_known(s)) return NULL;
  known_type *found = find_known(s->known, s->known_capacity, type);
  *is_new = found->type == NULL;
  if (*is_new) {
    *found = (known_type){.type = type};
    s->known_count++;
  }
  return found;
}

static const llvm_layout *known_layout(const sizing *s, const mica_type *type) {
  const known_type *found = find_known(s->known, s->known_capacity, type);
  return found->type == NULL || !found->is_done ? NULL : &found->layout;
}

static bool push(sizing *s, const mica_type *type) {
  if (!MICA_ROOM(s->context, s->stack, s->stack_size, s->stack_capacity, 1)) return false;
  s->stack[s->stack_size++] = type;
  return true;
}

// ---- Aggregates ---------------------------------------------------------------------------------

static bool times(uint64_t a, uint64_t b, uint64_t *product) {
  if (a != 0 && b > (UINT64_C(1) << MOST_BITS) / a) return false;
  *product = a * b;
  return true;
}

static bool array_layout(const sizing *s, const mica_type *type, llvm_layout *out) {
  const llvm_layout *element = known_layout(s, llvm_array_type_element_type(type));
  if (element == NULL) return false;
  const uint64_t size = llvm_align_to(llvm_layout_size(element), element->alignment);
  out->alignment = element->alignment;
  return times(size, 8, &out->bits) &&
         times(out->bits, llvm_array_type_num_elements(type), &out->bits);
}

// The elements of a vector lie as those of one with a power of two of them.
static bool vector_layout(const sizing *s, const mica_type *type, llvm_layout *out) {
  const llvm_layout *element = known_layout(s, mica_type_element(type));
  const mica_int64s shape = mica_type_shape(type);
  if (element == NULL || mica_type_scalable_dims(type) != NULL) return false;
  uint64_t size = llvm_layout_size(element);
  for (size_t i = 0; i < shape.size; i++) {
    const uint64_t length = (uint64_t)shape.data[i];
    if (!times(size, i + 1 < shape.size ? length : power_of_two_from(length), &size)) return false;
  }
  out->alignment = power_of_two_from(size);
  return times(size, 8, &out->bits);
}

static uint64_t struct_entry(const sizing *s, const mica_type *type) {
  if (s->scope == NULL) return 1;
  const mica_type *all = llvm_struct_type_get(mica_type_context(type), (mica_str){"", 0}, false,
                                              (mica_types){NULL, 0}, false);
  const mica_attr *entry = all == NULL ? NULL : entry_of(s->scope, all);
  return entry == NULL ? 1 : llvm_layout_part(entry, STRUCT_ABI) / 8;
}

static bool struct_layout(const sizing *s, const mica_type *type, llvm_layout *out) {
  const mica_types body = llvm_struct_body(type);
  const bool is_packed = llvm_struct_is_packed(type);
  uint64_t size = 0, alignment = 1;
  for (size_t i = 0; i < body.size; i++) {
    const llvm_layout *element = known_layout(s, body.data[i]);
    if (element == NULL) return false;
    const uint64_t aligned = is_packed ? 1 : element->alignment;
    size = llvm_align_to(size, aligned) + llvm_layout_size(element);
    if (alignment < aligned) alignment = aligned;
    if (size >> MOST_BITS != 0) return false;
  }
  size = llvm_align_to(size, alignment);
  const uint64_t demanded = is_packed ? 1 : struct_entry(s, type);
  out->alignment = alignment < demanded ? demanded : alignment;
  return times(size, 8, &out->bits);
}

// ---- Types --------------------------------------------------------------------------------------

static bool push_parts(sizing *s, const mica_type *type) {
  if (llvm_array_type_isa(type)) return push(s, llvm_array_type_element_type(type));
  if (mica_type_is_vector(type)) return push(s, mica_type_element(type));
  const mica_types body = llvm_struct_type_isa(type) ? llvm_struct_body(type)
                                                     : (mica_types){NULL, 0};
  for (size_t i = 0; i < body.size; i++)
    if (!push(s, body.data[i])) return false;
  return true;
}

static bool layout_of_parts(const sizing *s, const mica_type *type, llvm_layout *out) {
  if (llvm_array_type_isa(type)) return array_layout(s, type, out);
  if (llvm_struct_type_isa(type)) return struct_layout(s, type, out);
  if (mica_type_is_vector(type)) return vector_layout(s, type, out);
  if (mica_type_is_integer(type)) *out = integer_layout(s->scope, mica_type_integer_width(type));
  else if (mica_type_is_float(type)) *out = float_layout(s->scope, type);
  else if (mica_type_is_index(type)) *out = index_layout(s->scope, type);
  else if (llvm_pointer_type_isa(type)) *out = pointer_layout(s->scope, type);
  else return false;
  return out->alignment != 0;
}

// A type is met twice: before its parts, and when all of them are known.
static bool step(sizing *s) {
  const mica_type *type = s->stack[s->stack_size - 1];
  bool is_new;
  known_type *found = know(s, type, &is_new);
  if (found == NULL) return false;
  if (is_new) return push_parts(s, type);
  s->stack_size--;
  if (found->is_done) return true;
  found->is_done = layout_of_parts(s, type, &found->layout);
  return found->is_done;
}

bool llvm_layout_of(const mica_op *scope, const mica_type *type, llvm_layout *out) {
  sizing s = {.context = mica_type_context(type), .scope = scope};
  bool done = push(&s, type);
  while (done && s.stack_size > 0) done = step(&s);
  if (done) *out = *known_layout(&s, type);
  mica_free(s.context, s.known, s.known_capacity * sizeof *s.known);
  mica_free(s.context, s.stack, s.stack_capacity * sizeof *s.stack);
  return done;
}

bool llvm_size_of(const mica_op *scope, const mica_type *type, uint64_t *size) {
  llvm_layout layout;
  if (!llvm_layout_of(scope, type, &layout)) return false;
  *size = llvm_layout_size(&layout);
  return true;
}
