// Types of the builtin dialect.
#include "grammar/type.h"
#include "grammar/above.h"

static const mica_type *made(mica_parser *p, const mica_type *type) {
  if (type == NULL) p->failed = true;  // reported by the runtime, or no memory
  return type;
}

// The same, remembered by its spelling: it began at the keyword and ended with the token before.
static const mica_type *made_from(mica_parser *p, parse_token keyword, const mica_type *type) {
  p->shortcuts->remember(p, keyword.at, p->previous_end, made(p, type));
  return type;
}

// ---- Integers, floats, index, none --------------------------------------------------------------

// The commonest types are remembered.
static const mica_type **cached(mica_parser *p, const char *text, size_t size) {
  if (size == 3 && text[0] == 'i') {
    if (text[1] == '3' && text[2] == '2') return &p->types->i32;
    if (text[1] == '6' && text[2] == '4') return &p->types->i64;
    if (text[1] == '1' && text[2] == '6') return &p->types->i16;
  } else if (size == 3 && text[0] == 'f') {
    if (text[1] == '3' && text[2] == '2') return &p->types->f32;
    if (text[1] == '6' && text[2] == '4') return &p->types->f64;
    if (text[1] == '1' && text[2] == '6') return &p->types->f16;
  } else if (size == 2 && text[0] == 'i') {
    if (text[1] == '1') return &p->types->i1;
    if (text[1] == '8') return &p->types->i8;
  } else if (size == 5 && memcmp(text, "index", 5) == 0) {
    return &p->types->index;
  }
  return NULL;
}

static const mica_type *make_plain(mica_parser *p, mica_str name) {
  if (mica_str_is(name, "index")) return made(p, mica_type_index(p->context));
  if (mica_str_is(name, "none")) return made(p, mica_type_none(p->context));
  mica_float_kind kind;
  return mica_float_kind_named(name, &kind) ? made(p, mica_type_float(p->context, kind)) : NULL;
}

// The width of `i32`, `si8`, `ui1`: false when it is no such name.
static bool integer_parts(mica_str name, mica_signedness *sign, mica_str *digits) {
  size_t skip = 1;
  *sign = MICA_SIGNLESS;
  if (name.size > 2 && name.data[1] == 'i' && (name.data[0] == 's' || name.data[0] == 'u')) {
    *sign = name.data[0] == 's' ? MICA_SIGNED : MICA_UNSIGNED;
    skip = 2;
  } else if (name.size < 2 || name.data[0] != 'i') {
    return false;
  }
  *digits = (mica_str){name.data + skip, name.size - skip};
  for (size_t i = 0; i < digits->size; i++)
    if (digits->data[i] < '0' || digits->data[i] > '9') return false;
  return digits->size > 0;
}

const mica_type *mica_parser_plain_type_text(mica_parser *p, const char *text, size_t size) {
  const mica_type **home = cached(p, text, size);
  if (home != NULL && *home != NULL) return *home;
  mica_str name = {text, size}, digits;
  mica_signedness sign;
  const mica_type *type;
  uint64_t width;
  if (!integer_parts(name, &sign, &digits)) type = make_plain(p, name);
  else if (!mica_parser_uint64(digits, &width) || width > MICA_INTEGER_WIDTH_MAX) type = NULL;
  else type = made(p, mica_type_integer(p->context, (uint32_t)width, sign));
  if (home != NULL) *home = type;
  return type;
}

const mica_type *mica_parser_plain_type(mica_parser *p, parse_token name) {
  return mica_parser_plain_type_text(p, name.at, name.as.size);
}

const mica_type *mica_parser_integer_type(mica_parser *p, parse_token name) {
  const mica_type *type = mica_parser_plain_type_text(p, name.at, name.as.size);
  if (type != NULL || p->failed) return type;
  mica_signedness sign;
  mica_str digits;
  uint64_t width;
  // What others change while it is read may be no such name any more.
  if (integer_parts(parse_text(name), &sign, &digits) && mica_parser_uint64(digits, &width) &&
      width <= UINT32_MAX)
    mica_parser_error(p, name.at, "integer bitwidth is limited to %d bits", MICA_INTEGER_WIDTH_MAX);
  else mica_parser_error(p, name.at, "invalid integer width");
  return NULL;
}

// ---- Lists, functions, tuples, complex ----------------------------------------------------------

parse_list mica_parser_no_types(mica_parser *p) { return (parse_list){p->types->list.count, 0}; }

parse_list mica_parser_first_type(mica_parser *p, const mica_type *type) {
  return mica_parser_next_type(p, (parse_list){p->types->list.count, 0}, type);
}

parse_list mica_parser_next_type(mica_parser *p, parse_list list, const mica_type *type) {
  const mica_type **slot = parse_stack_push(p, &p->types->list, sizeof *slot);
  if (slot != NULL) *slot = type;
  return parse_longer(list);
}

static mica_types listed(const mica_parser *p, parse_list list) {
  return (mica_types){PARSE_LIST(const mica_type *, p->types->list, list), list.count};
}

const mica_type *mica_parser_function_type(mica_parser *p, parse_signature signature) {
  const mica_type *type =
      mica_type_function(p->context, listed(p, signature.inputs), listed(p, signature.results));
  p->types->list.count = signature.inputs.start;
  return made(p, type);
}

const mica_type *mica_parser_tuple(mica_parser *p, parse_list elements) {
  const mica_type *type = mica_type_tuple(p->context, listed(p, elements));
  if (elements.count > 0) p->types->list.count = elements.start;
  p->depth--;
  return made(p, type);
}

const mica_type *mica_parser_complex(mica_parser *p, parse_token keyword,
                                     parse_element_type element) {
  p->depth--;
  if (mica_type_is_float(element.type) || mica_type_is_integer(element.type))
    return made_from(p, keyword, mica_type_complex(element.type));
  mica_parser_error(p, element.at, "invalid element type for complex");
  return NULL;
}

// ---- Shapes -------------------------------------------------------------------------------------

enum { DIM_UNRANKED = -1 };  // `*x`: the only item of the list

static bool push_dim(mica_parser *p, int64_t size) {
  int64_t *slot = parse_stack_push(p, &p->types->dims, sizeof *slot);
  if (slot == NULL) return false;
  *slot = size;
  return true;
}

// The token after the shape so far is looked at by the ordinary lexer, for the error's place.
static bool look_after_shape(mica_parser *p) {
  mica_parser_advance(p);
  p->looking_at = p->token;
  p->looking_kind = p->kind;
  return !p->failed;
}

static bool shape_error(mica_parser *p, const char *text) {
  return look_after_shape(p) && mica_parser_error_wrong_token(p, "%s", text);
}

static bool expect_x(mica_parser *p) {
  parse_token x;
  lexer before = p->lexer;
  if (mica_lex_shape(&p->lexer, &x) == SHAPE_X) return true;
  p->lexer = before;
  return shape_error(p, "expected 'x' in dimension list");
}

static bool shape_size(mica_parser *p, parse_token digits) {
  uint64_t size;
  if (!mica_parser_uint64(parse_text(digits), &size) || size > INT64_MAX)
    return mica_parser_error(p, digits.at, "invalid dimension");
  return push_dim(p, (int64_t)size);
}

// A dimension of a vector is pushed as two numbers: its size, and whether that is scalable.
enum { DIM_SIZE, DIM_IS_SCALABLE, DIM_NUMBERS };

// Of `4x[2]x`.
static bool vector_dim(mica_parser *p, int kind, parse_token token) {
  bool is_scalable = kind == SHAPE_OPEN;
  if (is_scalable) {
    lexer before = p->lexer;
    if (mica_lex_shape(&p->lexer, &token) != SHAPE_SIZE) {
      p->lexer = before;
      return look_after_shape(p) && mica_parser_error_here(p, "invalid dimension");
    }
  }
  if (!shape_size(p, token)) return false;
  if (is_scalable) {
    lexer before = p->lexer;
    if (mica_lex_shape(&p->lexer, &token) != SHAPE_CLOSE) {
      p->lexer = before;
      return shape_error(p, "missing ']' closing scalable dimension");
    }
  }
  return push_dim(p, is_scalable) && expect_x(p);
}

static bool shape_dim(mica_parser *p, int kind, parse_token token) {
  if (kind == SHAPE_DYNAMIC) return push_dim(p, MICA_DYNAMIC) && expect_x(p);
  return shape_size(p, token) && expect_x(p);
}

bool mica_parser_shape(mica_parser *p, bool is_vector, parse_token *shape) {
  uint32_t start = p->types->dims.count;
  for (;;) {
    parse_token token;
    lexer before = p->lexer;
    int kind = mica_lex_shape(&p->lexer, &token);
    bool is_first = p->types->dims.count == start;
    if (kind == SHAPE_STAR && is_first && !is_vector) {
      if (!push_dim(p, DIM_UNRANKED) || !expect_x(p)) return false;
      break;
    }
    bool is_dim = kind == SHAPE_SIZE || (is_vector ? kind == SHAPE_OPEN : kind == SHAPE_DYNAMIC);
    if (!is_dim) {
      p->lexer = before;
      break;
    }
    if (!(is_vector ? vector_dim(p, kind, token) : shape_dim(p, kind, token))) return false;
  }
  shape->as.list = (parse_list){start, p->types->dims.count - start};
  return true;
}

static mica_int64s take_dims(mica_parser *p, parse_token shape) {
  parse_list list = shape.as.list;
  p->types->dims.count = list.start;
  p->depth--;
  return (mica_int64s){PARSE_LIST(int64_t, p->types->dims, list), list.count};
}

static bool is_unranked(mica_int64s dims) { return dims.size == 1 && dims.data[0] == DIM_UNRANKED; }

// ---- Shaped types -------------------------------------------------------------------------------

const mica_type *mica_parser_tensor(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element, const mica_attr *encoding,
                                    parse_token end) {
  mica_int64s dims = take_dims(p, shape);
  if (!mica_type_is_tensor_element(element.type))
    return mica_parser_error(p, element.at, "invalid tensor element type"), NULL;
  if (!is_unranked(dims))
    return made_from(p, keyword,
                     mica_type_ranked_tensor_checked(mica_parser_loc_at(p, end.at), dims,
                                                     element.type, encoding));
  if (encoding != NULL)
    return mica_parser_error_here(p, "cannot apply encoding to unranked tensor"), NULL;
  return made_from(p, keyword, mica_type_unranked_tensor(element.type));
}

void mica_parser_encoded_begin(mica_parser *p, parse_token keyword, parse_token shape,
                               parse_element_type element) {
  parse_encoded *tensor = parse_stack_push(p, &p->types->encoded, sizeof *tensor);
  if (tensor != NULL) *tensor = (parse_encoded){keyword, shape, element};
}

const mica_attr *mica_parser_tensor_encoding(mica_parser *p, const mica_attr *encoding) {
  if (p->failed) return NULL;
  const parse_encoded *tensor =
      PARSE_ITEM(parse_encoded, p->types->encoded, p->types->encoded.count - 1);
  parse_list list = tensor->shape.as.list;
  mica_int64s dims = {PARSE_LIST(int64_t, p->types->dims, list), list.count};
  if (is_unranked(dims)) dims.size = 0;
  mica_loc loc = mica_parser_loc_at(p, p->looking_at.at);
  if (mica_attr_verify_encoding(encoding, loc, dims, tensor->element.type)) return encoding;
  p->failed = true;  // reported
  return NULL;
}

const mica_type *mica_parser_encoded(mica_parser *p, const mica_attr *encoding, parse_token end) {
  if (p->failed) return NULL;
  parse_encoded tensor = *PARSE_ITEM(parse_encoded, p->types->encoded, --p->types->encoded.count);
  return mica_parser_tensor(p, tensor.keyword, tensor.shape, tensor.element, encoding, end);
}

parse_element_type mica_parser_memref_element(mica_parser *p, parse_token at,
                                              const mica_type *type) {
  if (!mica_type_is_memref_element(type))
    mica_parser_error(p, at.at, "invalid memref element type");
  return (parse_element_type){at.at, type};
}

parse_layout mica_parser_memref_layout(mica_parser *p, parse_layout layout, const mica_attr *attr) {
  if (!mica_attr_is_memref_layout(attr)) {
    if (layout.memory_space != NULL)
      mica_parser_error_here(p, "multiple memory spaces specified in memref type");
    layout.memory_space = attr;
    return layout;
  }
  layout.layout = attr;
  bool unranked = p->types->dims.count > 0 &&
                  *PARSE_ITEM(int64_t, p->types->dims, p->types->dims.count - 1) == DIM_UNRANKED;
  if (unranked) mica_parser_error_here(p, "cannot have affine map for unranked memref type");
  else if (layout.memory_space != NULL)
    mica_parser_error_here(p, "expected memory space to be last in memref type");
  return layout;
}

const mica_type *mica_parser_memref(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element, parse_layout layout) {
  mica_int64s dims = take_dims(p, shape);
  mica_loc loc = mica_parser_loc_at(p, keyword.at);
  if (is_unranked(dims))
    return made_from(p, keyword,
                     mica_type_unranked_memref_checked(loc, element.type, layout.memory_space));
  return made_from(
      p, keyword,
      mica_type_memref_checked(loc, dims, element.type, layout.layout, layout.memory_space));
}

static int64_t vector_number(mica_int64s dims, size_t dim, size_t which) {
  return dims.data[dim * DIM_NUMBERS + which];
}

// Takes sizes and flags apart, in place.
static bool split_scalable(mica_parser *p, mica_int64s dims, mica_int64s *sizes,
                           const bool **flags) {
  size_t rank = dims.size / DIM_NUMBERS;
  int64_t *data = (int64_t *)(uintptr_t)dims.data;
  bool *scalable = mica_parser_scratch_take(p, rank + 1);
  bool any = false;
  if (scalable == NULL) return false;
  for (size_t i = 0; i < rank; i++) {
    scalable[i] = vector_number(dims, i, DIM_IS_SCALABLE) != 0;
    any = any || scalable[i];
    data[i] = vector_number(dims, i, DIM_SIZE);
  }
  *sizes = (mica_int64s){data, rank};
  *flags = any ? scalable : NULL;
  return true;
}

const mica_type *mica_parser_vector(mica_parser *p, parse_token keyword, parse_token shape,
                                    parse_element_type element) {
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_int64s sizes;
  const bool *flags;
  const mica_type *type = NULL;
  if (split_scalable(p, take_dims(p, shape), &sizes, &flags))
    type = made_from(
        p, keyword,
        mica_type_vector_checked(mica_parser_loc_at(p, keyword.at), sizes, flags, element.type));
  mica_parser_scratch_restore(p, mark);
  return type;
}

void mica_parser_types_free(mica_parser *p) {
  mica_parser_stack_free(p, &p->types->list, sizeof(const mica_type *));
  mica_parser_stack_free(p, &p->types->dims, sizeof(int64_t));
  mica_parser_stack_free(p, &p->types->encoded, sizeof(parse_encoded));
}
