// `llvm.data_layout`: what LLVM lets such a text say. Called by the check of operations'
// attributes; owns nothing.
#include <stdlib.h>

#include "mica/context.h"
#include "shared.h"

#define INVALID "invalid data layout descriptor: "

// ---- Texts --------------------------------------------------------------------------------------

static mica_str behind(mica_str text, size_t count) {
  return (mica_str){text.data + count, text.size - count};
}

// The part up to `mark`, which is taken from *rest together with it. False: nothing is left.
static bool take_part(mica_str *rest, char mark, mica_str *part) {
  if (rest->data == NULL) return false;
  const char *end = rest->size == 0 ? NULL : memchr(rest->data, mark, rest->size);
  *part = end == NULL ? *rest : (mica_str){rest->data, (size_t)(end - rest->data)};
  *rest = end == NULL ? (mica_str){NULL, 0} : behind(*rest, part->size + 1);
  return true;
}

// False: no number of digits alone, or too large for so many bits.
static bool read_number(mica_str text, unsigned bits, uint32_t *out) {
  uint64_t value = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9') return false;
    value = value * 10 + (uint64_t)(text.data[i] - '0');
    if (value >> bits != 0) return false;
  }
  *out = (uint32_t)value;
  return text.size > 0;
}

static bool wrong_form(mica_op *op, mica_str letter, const char *form) {
  return mica_op_error(op, INVALID "malformed specification, must be of the form \"%S%s\"", letter,
                       form);
}

// ---- Components ---------------------------------------------------------------------------------

static bool read_size(mica_op *op, mica_str text, const char *what, uint32_t *out) {
  if (text.size == 0) return mica_op_error(op, INVALID "%s component cannot be empty", what);
  return (read_number(text, 24, out) && *out != 0) ||
         mica_op_error(op, INVALID "%s must be a non-zero 24-bit integer", what);
}

static bool read_address_space(mica_op *op, mica_str text, uint32_t *out) {
  if (text.size == 0) return mica_op_error(op, INVALID "address space component cannot be empty");
  return read_number(text, 24, out) ||
         mica_op_error(op, INVALID "address space must be a 24-bit integer");
}

// In bits; 0 only where it may be.
static bool read_alignment(mica_op *op, mica_str text, const char *what, bool may_be_zero,
                           uint32_t *out) {
  if (text.size == 0)
    return mica_op_error(op, INVALID "%s alignment component cannot be empty", what);
  if (!read_number(text, 16, out))
    return mica_op_error(op, INVALID "%s alignment must be a 16-bit integer", what);
  if (*out == 0)
    return may_be_zero || mica_op_error(op, INVALID "%s alignment must be non-zero", what);
  return (*out % 8 == 0 && (*out & (*out - 1)) == 0) ||
         mica_op_error(op, INVALID "%s alignment must be a power of two times the byte width",
                       what);
}

// `:<pref>`, or nothing.
static bool read_preferred(mica_op *op, mica_str *rest, uint32_t abi) {
  mica_str text;
  uint32_t preferred;
  if (!take_part(rest, ':', &text)) return true;
  return read_alignment(op, text, "preferred", false, &preferred) &&
         (preferred >= abi ||
          mica_op_error(op, INVALID "preferred alignment cannot be less than the ABI alignment"));
}

static size_t part_count(mica_str text) {
  size_t count = 1;
  for (size_t i = 0; i < text.size; i++) count += text.data[i] == ':';
  return count;
}

// ---- Specifications -----------------------------------------------------------------------------

// `i64:32:64`, and of floats and vectors.
static bool check_primitive(mica_op *op, mica_str spec) {
  mica_str letter = {spec.data, 1};
  mica_str rest = behind(spec, 1), size_text, abi_text;
  uint32_t size = 0, abi;
  size_t count = part_count(rest);
  if (count < 2 || count > 3) return wrong_form(op, letter, "<size>:<abi>[:<pref>]");
  take_part(&rest, ':', &size_text);
  take_part(&rest, ':', &abi_text);
  if (!read_size(op, size_text, "size", &size) || !read_alignment(op, abi_text, "ABI", false, &abi))
    return false;
  if (spec.data[0] == 'i' && size == 8 && abi != 8)
    return mica_op_error(op, INVALID "i8 must be 8-bit aligned");
  return read_preferred(op, &rest, abi);
}

// `a:0:64`
static bool check_aggregate(mica_op *op, mica_str spec) {
  mica_str rest = behind(spec, 1), size_text, abi_text;
  uint32_t size = 0, abi;
  size_t count = part_count(rest);
  if (count < 2 || count > 3) return wrong_form(op, MICA_STR("a"), ":<abi>[:<pref>]");
  take_part(&rest, ':', &size_text);
  take_part(&rest, ':', &abi_text);
  if (size_text.size > 0 && (!read_number(size_text, 32, &size) || size != 0))
    return mica_op_error(op, INVALID "size must be zero");
  return read_alignment(op, abi_text, "ABI", true, &abi) && read_preferred(op, &rest, abi);
}

// What stands behind the parenthesis, if one does: `name)`.
static bool check_space_name(mica_op *op, mica_str text) {
  if (text.data == NULL) return true;
  if (text.size < 2 || text.data[text.size - 1] != ')')
    return mica_op_error(op, INVALID "Expected `( address space name )`");
  return text.size > 2 || memchr("PGA", text.data[0], 3) == NULL ||
         mica_op_error(op,
                       INVALID "Cannot use predefined address space names P/G/A in data layout");
}

// `1`, `1(name)`, `(name)`; the name with its closing parenthesis.
static bool read_space_and_name(mica_op *op, mica_str text, uint32_t *space, mica_str *name) {
  mica_str number;
  take_part(&text, '(', &number);
  *name = text;
  return (number.size == 0 || read_address_space(op, number, space)) && check_space_name(op, text);
}

// `eu1(name)` behind the `p`: flags, a number, a name.
static bool check_pointer_space(mica_op *op, mica_str text, const char *taken) {
  uint32_t space = 0;
  mica_str name = {NULL, 0};
  bool is_special = false;
  for (; text.size > 0; text = behind(text, 1)) {
    char c = text.data[0];
    if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z')) break;
    if (c != 'e' && c != 'u')
      return mica_op_error(op, INVALID "'%c' is not a valid pointer specification flag", c);
    is_special = true;
  }
  if (text.size > 0 && !read_space_and_name(op, text, &space, &name)) return false;
  if (space == 0 && is_special)
    return mica_op_error(op, INVALID "address space 0 cannot be unstable or have external state");
  return name.data == NULL || name.data != taken ||
         mica_op_error(op, INVALID "address space name `%S` already used",
                       (mica_str){name.data, name.size - 1});
}

static bool check_index_size(mica_op *op, mica_str *rest, uint32_t pointer) {
  mica_str text;
  uint32_t size = 0;
  if (!take_part(rest, ':', &text)) return true;
  return read_size(op, text, "index size", &size) &&
         (size <= pointer ||
          mica_op_error(op, INVALID "index size cannot be larger than the pointer size"));
}

// `p1:64:64:64:32`; `taken`: where the first name stands that another address space has.
static bool check_pointer(mica_op *op, mica_str spec, const char *taken) {
  mica_str rest = behind(spec, 1), space, size_text = {0}, abi_text = {0};
  uint32_t size = 0, abi;
  size_t count = part_count(rest);
  if (count < 3 || count > 5)
    return wrong_form(op, MICA_STR("p"), "[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
  take_part(&rest, ':', &space);
  take_part(&rest, ':', &size_text);
  take_part(&rest, ':', &abi_text);
  return check_pointer_space(op, space, taken) && read_size(op, size_text, "pointer size", &size) &&
         read_alignment(op, abi_text, "ABI", false, &abi) && read_preferred(op, &rest, abi) &&
         check_index_size(op, &rest, size);
}

// `ni:7:8`
static bool check_non_integral(mica_op *op, mica_str spec) {
  mica_str rest = behind(spec, 2), text;
  uint32_t space;
  if (rest.size == 0 || rest.data[0] != ':')
    return wrong_form(op, MICA_STR("ni"), ":<address space>[:<address space>]...");
  rest = behind(rest, 1);
  while (take_part(&rest, ':', &text)) {
    if (!read_address_space(op, text, &space)) return false;
    if (space == 0) return mica_op_error(op, INVALID "address space 0 cannot be non-integral");
  }
  return true;
}

// `n32:64`
static bool check_native_sizes(mica_op *op, mica_str rest) {
  mica_str text;
  uint32_t size;
  while (take_part(&rest, ':', &text))
    if (!read_size(op, text, "size", &size)) return false;
  return true;
}

static bool check_function_pointers(mica_op *op, mica_str rest) {
  uint32_t abi;
  if (rest.size == 0) return wrong_form(op, MICA_STR("F"), "<type><abi>");
  if (rest.data[0] != 'i' && rest.data[0] != 'n')
    return mica_op_error(op, INVALID "unknown function pointer alignment type '%c'", rest.data[0]);
  return read_alignment(op, behind(rest, 1), "ABI", false, &abi);
}

static bool check_mangling(mica_op *op, mica_str rest) {
  static const char modes[] = "elomwxa";
  if (rest.size < 2 || rest.data[0] != ':') return wrong_form(op, MICA_STR("m"), ":<mangling>");
  return (rest.size == 2 && memchr(modes, rest.data[1], sizeof modes - 1) != NULL) ||
         mica_op_error(op, INVALID "unknown mangling mode");
}

static bool check_specification(mica_op *op, mica_str spec, const char *taken) {
  if (spec.size == 0) return mica_op_error(op, INVALID "empty specification is not allowed");
  mica_str letter = {spec.data, 1}, rest = behind(spec, 1);
  uint32_t number;
  if (spec.size > 1 && spec.data[0] == 'n' && spec.data[1] == 'i')
    return check_non_integral(op, spec);
  switch (spec.data[0]) {
  case 'i':
  case 'f':
  case 'v': return check_primitive(op, spec);
  case 'a': return check_aggregate(op, spec);
  case 'p': return check_pointer(op, spec, taken);
  case 's': return true;  // has no meaning any more
  case 'e':
  case 'E':
    return rest.size == 0 ||
           mica_op_error(op, INVALID "malformed specification, must be just 'e' or 'E'");
  case 'n': return check_native_sizes(op, rest);
  case 'S':
    return rest.size == 0 ? wrong_form(op, letter, "<size>")
                          : read_alignment(op, rest, "stack natural", false, &number);
  case 'F': return check_function_pointers(op, rest);
  case 'P':
  case 'A':
  case 'G':
    return rest.size == 0 ? wrong_form(op, letter, "<address space>")
                          : read_address_space(op, rest, &number);
  case 'm': return check_mangling(op, rest);
  default: return mica_op_error(op, INVALID "unknown specifier '%S'", letter);
  }
}

// ---- Names of address spaces --------------------------------------------------------------------

typedef struct name_list {
  mica_str *data;
  size_t size;
} name_list;

// Equal names one behind the other, in the order of the text.
static int compare_names(const void *a, const void *b) {
  const mica_str *x = a, *y = b;
  size_t size = x->size < y->size ? x->size : y->size;
  int order = memcmp(x->data, y->data, size);
  if (order != 0) return order;
  if (x->size != y->size) return x->size < y->size ? -1 : 1;
  return x->data < y->data ? -1 : 1;
}

// Of the pointers' specifications, each with all that stands up to the first colon.
static void collect_names(mica_str text, name_list *names) {
  mica_str spec, name, before;
  while (take_part(&text, '-', &spec)) {
    if (spec.size == 0 || spec.data[0] != 'p') continue;
    take_part(&spec, ':', &name);
    take_part(&name, '(', &before);
    if (name.data != NULL) names->data[names->size++] = name;
  }
}

static const char *first_repeated(const name_list *names) {
  const char *first = NULL;
  qsort(names->data, names->size, sizeof *names->data, compare_names);
  for (size_t i = 1; i < names->size; i++)
    if (mica_str_equal(names->data[i - 1], names->data[i]) &&
        (first == NULL || names->data[i].data < first))
      first = names->data[i].data;
  return first;
}

// Where the first name stands that stands before already; NULL: each is there once.
static bool find_repeated_name(mica_context *ctx, mica_str text, const char **repeated) {
  size_t count = 0;
  for (size_t i = 0; i < text.size; i++) count += text.data[i] == '(';
  *repeated = NULL;
  if (count < 2) return true;
  name_list names = {mica_allocate(ctx, count * sizeof *names.data), 0};
  if (names.data == NULL) return false;
  collect_names(text, &names);
  if (names.size > 1) *repeated = first_repeated(&names);
  mica_free(ctx, names.data, count * sizeof *names.data);
  return true;
}

bool llvm_check_data_layout(mica_op *op, mica_str text) {
  const char *taken;
  mica_str spec;
  if (text.size == 0) return true;
  if (!find_repeated_name(mica_op_context(op), text, &taken)) return false;
  while (take_part(&text, '-', &spec))
    if (!check_specification(op, spec, taken)) return false;
  return true;
}
