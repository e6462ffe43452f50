// Types as older text of llvm has them. Called by generated code with --upgrade-legacy; own
// nothing.
//
// `!llvm<"{ i32, float* }">` is LLVM IR's own language of types in a string, which no format can
// declare; so is `vec<4 x float>`, which became a vector of builtin's. Pointers say what they point
// to, which is told to the operation that is read.
#include <string.h>

#include "shared.h"

#include "mica/former.h"

enum { DEEPEST = 200 };  // nested types in a string

typedef struct reader {
  mica_parser *parser;
  mica_context *ctx;
  mica_position at;  // of the string
  const char *cursor, *end;
  const mica_type *told;  // what the latest pointer, or vector of them, points to
  unsigned depth;
} reader;

static const mica_type *read_type(reader *r);

// ---- Signs and words ----------------------------------------------------------------------------

static const mica_type *fail(reader *r, const char *message) {
  mica_parse_error(r->parser, r->at, "%s in a type of LLVM IR", message);
  return NULL;
}

static void skip_blanks(reader *r) {
  while (r->cursor < r->end && *r->cursor == ' ') r->cursor++;
}

static bool take(reader *r, char sign) {
  skip_blanks(r);
  if (r->cursor == r->end || *r->cursor != sign) return false;
  r->cursor++;
  return true;
}

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static mica_str word(reader *r) {
  skip_blanks(r);
  const char *start = r->cursor;
  while (r->cursor < r->end && is_word(*r->cursor)) r->cursor++;
  return (mica_str){start, (size_t)(r->cursor - start)};
}

static bool take_word(reader *r, const char *expected) {
  const char *start = r->cursor;
  if (mica_str_is(word(r), expected)) return true;
  r->cursor = start;
  return false;
}

static bool number_of(mica_str digits, uint64_t *out) {
  *out = 0;
  for (size_t i = 0; i < digits.size; i++) {
    if (digits.data[i] < '0' || digits.data[i] > '9' || *out > INT64_MAX / 16) return false;
    *out = *out * 10 + (uint64_t)(digits.data[i] - '0');
  }
  return digits.size > 0;
}

// ---- What types are made of ---------------------------------------------------------------------

typedef struct type_list {
  const mica_type **data;
  size_t size;
  bool variadic;
} type_list;

// Up to `close`; the opening sign was read.
static bool read_list(reader *r, char close, type_list *list) {
  *list = (type_list){0};
  if (take(r, close)) return true;
  do {
    skip_blanks(r);
    if (close == ')' && r->end - r->cursor >= 3 && memcmp(r->cursor, "...", 3) == 0) {
      r->cursor += 3;
      list->variadic = true;
      break;
    }
    list->data = mica_parser_grow(r->parser, list->data, list->size, sizeof *list->data);
    const mica_type *type = list->data == NULL ? NULL : read_type(r);
    if (type == NULL) return false;
    list->data[list->size++] = type;
  } while (take(r, ','));
  return take(r, close) || fail(r, "a list isn't closed") != NULL;
}

static const mica_type *read_struct(reader *r, bool packed) {
  type_list list;
  if (!read_list(r, '}', &list)) return NULL;
  mica_types body = {list.data, list.size};
  return llvm_struct_type_get_checked(r->ctx, mica_parser_loc(r->parser, r->at),
                                      (mica_str){NULL, 0}, false, body, packed);
}

// `4 x type`
static bool read_counted(reader *r, uint64_t *count, const mica_type **element) {
  *element = NULL;
  if (!number_of(word(r), count) || !take_word(r, "x"))
    return fail(r, "expected a number and 'x'") != NULL;
  *element = read_type(r);
  return *element != NULL;
}

static const mica_type *make_vector(mica_context *ctx, mica_loc loc, uint64_t count, bool scalable,
                                    const mica_type *element) {
  int64_t size = (int64_t)count;
  const mica_type *type = count == 0 || !mica_type_is_vector_element(element)
                              ? NULL
                              : mica_type_vector((mica_int64s){&size, 1}, &scalable, element);
  if (type == NULL && !mica_context_out_of_memory(ctx))
    mica_error(ctx, loc, "this vector of LLVM IR has no vector of today's");
  return type;
}

static const mica_type *read_vector(reader *r) {
  bool scalable = take_word(r, "vscale");
  uint64_t count;
  const mica_type *element;
  if (scalable && !take_word(r, "x")) return fail(r, "expected 'x'");
  if (!read_counted(r, &count, &element)) return NULL;
  if (!take(r, '>')) return fail(r, "expected '>'");
  return make_vector(r->ctx, mica_parser_loc(r->parser, r->at), count, scalable, element);
}

static const mica_type *read_array(reader *r) {
  uint64_t count;
  const mica_type *element;
  if (!read_counted(r, &count, &element)) return NULL;
  if (!take(r, ']')) return fail(r, "expected ']'");
  return llvm_array_type_get_checked(r->ctx, mica_parser_loc(r->parser, r->at), element, count);
}

// A name alone: the body stood in LLVM's module, which the text doesn't have.
static const mica_type *read_name(reader *r) {
  bool quoted = r->cursor < r->end && *r->cursor == '"';
  const char *start = r->cursor += quoted;
  while (r->cursor < r->end &&
         (quoted ? *r->cursor != '"' : is_word(*r->cursor) || strchr(".$-", *r->cursor) != NULL))
    r->cursor++;
  mica_str name = {start, (size_t)(r->cursor - start)};
  if (quoted && !take(r, '"')) return fail(r, "a name isn't closed");
  if (name.size == 0) return fail(r, "expected a name");
  const mica_type *none = llvm_void_type_get(r->ctx);
  const mica_type *type = llvm_struct_type_get(r->ctx, name, true, (mica_types){NULL, 0}, false);
  if (none == NULL || type == NULL) return NULL;
  llvm_struct_type_set_definition(type, none);  // false: it is known
  return type;
}

// ---- Words --------------------------------------------------------------------------------------

static const mica_type *make_f16(mica_context *ctx) { return mica_type_float(ctx, MICA_F16); }
static const mica_type *make_bf16(mica_context *ctx) { return mica_type_float(ctx, MICA_BF16); }
static const mica_type *make_f32(mica_context *ctx) { return mica_type_float(ctx, MICA_F32); }
static const mica_type *make_f64(mica_context *ctx) { return mica_type_float(ctx, MICA_F64); }
static const mica_type *make_f80(mica_context *ctx) { return mica_type_float(ctx, MICA_F80); }
static const mica_type *make_f128(mica_context *ctx) { return mica_type_float(ctx, MICA_F128); }

static const struct {
  const char *name;
  const mica_type *(*make)(mica_context *ctx);
} words[] = {
    {"half", make_f16},
    {"bfloat", make_bf16},
    {"float", make_f32},
    {"double", make_f64},
    {"x86_fp80", make_f80},
    {"fp128", make_f128},
    {"ppc_fp128", llvm_llvmppcfp128_type_get},
    {"void", llvm_void_type_get},
    {"label", llvm_label_type_get},
    {"metadata", llvm_metadata_type_get},
    {"token", llvm_token_type_get},
};

static const mica_type *read_word(reader *r) {
  mica_str name = word(r);
  uint64_t width;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (mica_str_is(name, words[i].name)) return words[i].make(r->ctx);
  if (name.size > 1 && name.data[0] == 'i' &&
      number_of((mica_str){name.data + 1, name.size - 1}, &width))
    return mica_type_integer_checked(r->ctx, mica_parser_loc(r->parser, r->at), width,
                                     MICA_SIGNLESS);
  mica_parse_error(r->parser, r->at, "'%S' is no type of LLVM IR that has one of today's", name);
  return NULL;
}

// ---- Types --------------------------------------------------------------------------------------

static const mica_type *read_first(reader *r) {
  if (take(r, '{')) return read_struct(r, false);
  if (take(r, '[')) return read_array(r);
  if (take(r, '%')) return read_name(r);
  if (!take(r, '<')) return read_word(r);
  if (!take(r, '{')) return read_vector(r);
  const mica_type *type = read_struct(r, true);
  return type == NULL || take(r, '>') ? type : fail(r, "expected '>'");
}

static const mica_type *read_pointer(reader *r, const mica_type *pointee) {
  uint64_t space = 0;
  if (take_word(r, "addrspace")) {
    if (!take(r, '(') || !number_of(word(r), &space) || space > UINT32_MAX || !take(r, ')'))
      return fail(r, "expected the number of an address space");
    if (!take(r, '*')) return fail(r, "expected '*'");
  }
  r->told = pointee;
  return llvm_pointer_type_get(r->ctx, (unsigned)space);
}

static const mica_type *read_function(reader *r, const mica_type *result) {
  type_list list;
  if (!read_list(r, ')', &list)) return NULL;
  r->told = NULL;
  return llvm_function_type_get_checked(r->ctx, mica_parser_loc(r->parser, r->at), result,
                                        (mica_types){list.data, list.size}, list.variadic);
}

static bool at_addrspace(reader *r) {
  const char *start = r->cursor;
  bool found = take_word(r, "addrspace");
  r->cursor = start;
  return found;
}

// A type and what is made of it: `i8 addrspace(3)*`, `void (i32)*`.
static const mica_type *read_type(reader *r) {
  if (++r->depth > DEEPEST) return fail(r, "nested too deeply");
  r->told = NULL;
  const mica_type *type = read_first(r);
  if (type != NULL && !mica_type_is_vector(type)) r->told = NULL;
  for (;;) {
    if (type == NULL) break;
    if (take(r, '*') || at_addrspace(r)) type = read_pointer(r, type);
    else if (take(r, '(')) type = read_function(r, type);
    else break;
  }
  r->depth--;
  return type;
}

const mica_type *llvm_parse_former_wrapped(mica_parser *p) {
  mica_str text;
  reader r = {.parser = p, .ctx = mica_parser_context(p), .at = mica_parser_position(p)};
  if (!mica_parse_string(p, &text)) return NULL;
  r.cursor = text.data;
  r.end = text.data + text.size;
  const mica_type *type = read_type(&r);
  skip_blanks(&r);
  if (type != NULL && r.cursor != r.end) return fail(&r, "something stands after the type");
  mica_parser_former_tells(p, r.told);
  return type;
}

// ---- Types of 2020 and 2021 ---------------------------------------------------------------------

const mica_type *llvm_parse_former_integer(mica_parser *p) {
  const mica_type *type;
  return mica_parse_type(p, &type) ? type : NULL;
}

// `ptr`, `ptr<3>`, `ptr<i8>`, `ptr<i8, 3>`: today's number and the type of older text have the same
// place.
const mica_type *llvm_parse_former_pointer(mica_parser *p) {
  const mica_type *pointee = NULL;
  uint32_t space = 0;
  mica_parsed number = MICA_PARSED;
  if (mica_parse_optional_punct(p, '<')) {
    number = mica_parse_optional_scalar(p, sizeof space, false, &space);
    bool typed = number == MICA_ABSENT;
    if (number == MICA_FAILED || (typed && !llvm_parse_pretty_llvm_type(p, &pointee))) return NULL;
    if (typed && mica_parse_optional_punct(p, ',') &&
        !mica_parse_scalar(p, sizeof space, false, &space))
      return NULL;
    if (!mica_parse_punct(p, '>')) return NULL;
  }
  mica_parser_former_tells(p, pointee);
  return llvm_pointer_type_get(mica_parser_context(p), space);
}

// `vec<4 x float>`, `vec<? x 4 x float>`; of pointers: what they point to was told with the
// element.
const mica_type *llvm_parse_former_vector(mica_parser *p) {
  mica_position at = mica_parser_position(p);
  uint64_t count;
  const mica_type *element;
  if (!mica_parse_punct(p, '<')) return NULL;
  bool scalable = mica_parse_optional_punct(p, '?');
  if (scalable && !mica_parse_keyword(p, "x")) return NULL;
  if (!mica_parse_scalar(p, sizeof count, false, &count) || !mica_parse_keyword(p, "x") ||
      !llvm_parse_pretty_llvm_type(p, &element) || !mica_parse_punct(p, '>'))
    return NULL;
  return make_vector(mica_parser_context(p), mica_parser_loc(p, at), count, scalable, element);
}
