// Elements: dense<...>, sparse<...> and dense_resource<...>. A literal is read before its type is
// known: its elements are remembered as they stand in the text, with the shape that their brackets
// make.
#include "grammar/dense.h"
#include "grammar/type.h"
#include "mica/number.h"

// ---- Literals -----------------------------------------------------------------------------------

// In `sparse<indices, values>` the second literal stands after the first in the same lists.
void mica_parser_literal_begin(mica_parser *p) {
  p->dense->indices = p->dense->literal;
  p->dense->literal =
      (literal_state){{p->dense->literals.count, 0}, {p->types->dims.count, 0}, p->looking_at.at};
  p->dense->levels.count = 0;
}

void mica_parser_literal_element(mica_parser *p, parse_literal element) {
  parse_literal *slot = parse_stack_push(p, &p->dense->literals, sizeof *slot);
  if (slot != NULL) *slot = element;
  p->dense->literal.elements.count++;
}

// Whether the dimensions of the item just read, which stand on top of p->types->dims, are those of
// the first.
static bool same_shape(const mica_parser *p, const literal_level *level) {
  if (p->dense->item_rank != level->rank) return false;
  if (p->dense->item_rank == 0) return true;
  const int64_t *first = PARSE_ITEM(int64_t, p->types->dims, level->first_dim);
  const int64_t *item = PARSE_ITEM(int64_t, p->types->dims, p->dense->item_dims);
  return memcmp(first, item, p->dense->item_rank * sizeof *item) == 0;
}

// An item of a list is complete: the first one says what the others must look like.
static void add_item(mica_parser *p) {
  if (p->dense->levels.count == 0) {
    p->dense->literal.shape = (parse_list){p->dense->item_dims, p->dense->item_rank};
    return;
  }
  literal_level *level = PARSE_ITEM(literal_level, p->dense->levels, p->dense->levels.count - 1);
  if (level->count++ == 0) {
    level->rank = p->dense->item_rank;
    level->first_dim = p->dense->item_dims;
    return;
  }
  if (!same_shape(p, level))
    mica_parser_error_here(p,
                           "tensor literal is invalid; ranks are not consistent between elements");
  p->types->dims.count = p->dense->item_dims;
}

void mica_parser_literal_scalar(mica_parser *p) {
  p->dense->item_rank = 0;
  p->dense->item_dims = p->types->dims.count;
  add_item(p);
}

// The list's own size is kept in front of its items' dimensions.
void mica_parser_literal_open(mica_parser *p) {
  mica_parser_nest(p);
  literal_level *level = parse_stack_push(p, &p->dense->levels, sizeof *level);
  int64_t *size = parse_stack_push(p, &p->types->dims, sizeof *size);
  if (level == NULL || size == NULL) return;
  *size = 0;
  *level = (literal_level){0, 0, p->types->dims.count};
}

void mica_parser_literal_close(mica_parser *p) {
  assert(p->dense->levels.count > 0 && p->depth > 0);
  p->depth--;
  const literal_level *level =
      PARSE_ITEM(literal_level, p->dense->levels, --p->dense->levels.count);
  uint32_t own = level->first_dim - 1;
  *PARSE_ITEM(int64_t, p->types->dims, own) = level->count;
  p->dense->item_rank = level->rank + 1;
  p->dense->item_dims = own;
  p->types->dims.count = own + p->dense->item_rank;
  add_item(p);
}

parse_elements_head mica_parser_dense_end(mica_parser *p, parse_token keyword, bool has_literal) {
  if (!has_literal)
    p->dense->literal =
        (literal_state){{p->dense->literals.count, 0}, {p->types->dims.count, 0}, keyword.at};
  return (parse_elements_head){keyword.at, false, has_literal};
}

parse_elements_head mica_parser_sparse_end(mica_parser *p, parse_token keyword, bool has_literal) {
  (void)p;
  return (parse_elements_head){keyword.at, true, has_literal};
}

// ---- Elements to bytes --------------------------------------------------------------------------

static bool int_element_bytes(mica_parser *p, parse_literal literal, const mica_type *type,
                              uint64_t *words) {
  if (literal.negative && mica_type_is_unsigned_integer(type))
    return mica_parser_error(p, literal.at,
                             "expected unsigned integer elements, but parsed negative value");
  if (literal.kind == LITERAL_FLOAT)
    return mica_parser_error(p, literal.at, "expected integer elements, but parsed floating-point");
  if (literal.kind == LITERAL_TRUE || literal.kind == LITERAL_FALSE) {
    if (!mica_type_is_i(type, 1))
      return mica_parser_error(p, literal.at, "expected i1 type for 'true' or 'false' values");
    words[0] = literal.kind == LITERAL_TRUE;
    return true;
  }
  bool is_number = literal.kind == LITERAL_INTEGER;
  if (is_number &&
      mica_integer_from_text(type, (mica_str){literal.at, literal.size}, literal.negative, words))
    return true;
  return mica_parser_error(p, literal.at, "integer constant out of range for type");
}

static size_t element_words(const mica_type *type) {
  if (mica_type_is_float(type)) return 2;
  return mica_integer_word_count(mica_type_is_index(type) ? 64 : mica_type_integer_width(type));
}

// All elements of the list, one after the other, on top of p->dense->bytes. False: reported.
static bool elements_to_bytes(mica_parser *p, parse_list list, const mica_type *type, size_t size) {
  scratch_mark mark = mica_parser_scratch_save(p);
  uint64_t *words = mica_parser_scratch_take(p, element_words(type) * sizeof *words);
  size_t total = list.count * size;
  bool done = words != NULL && total / size == list.count && total <= UINT32_MAX &&
              mica_parser_stack_reserve(p, &p->dense->bytes, (uint32_t)total, 1);
  if (!done) mica_parser_no_memory(p);
  for (uint32_t i = 0; done && i < list.count; i++) {
    parse_literal literal = *PARSE_ITEM(parse_literal, p->dense->literals, list.start + i);
    done = mica_type_is_float(type) ? mica_parser_float_bits(p, literal, type, words)
                                    : int_element_bytes(p, literal, type, words);
    if (done)
      mica_element_store(type, PARSE_ITEM(char, p->dense->bytes, p->dense->bytes.count + i * size),
                         words);
  }
  mica_parser_scratch_restore(p, mark);
  return done;
}

static const mica_attr *made(mica_parser *p, const mica_attr *attr) {
  if (attr == NULL) p->failed = true;
  return attr;
}

static const mica_attr *string_elements(mica_parser *p, const literal_state *literal,
                                        const mica_type *type, const char *at) {
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_str *values = mica_parser_scratch_take(p, (literal->elements.count + 1) * sizeof *values);
  const mica_attr *attr = NULL;
  for (uint32_t i = 0; values != NULL && i < literal->elements.count; i++) {
    parse_literal element =
        *PARSE_ITEM(parse_literal, p->dense->literals, literal->elements.start + i);
    if (element.kind == LITERAL_STRING) values[i] = mica_parser_string_value(p, element.at);
    else
      mica_parser_error(p, at, "expected string token, got %S",
                        (mica_str){element.at, element.size});
    if (p->failed) break;
  }
  if (values != NULL && !p->failed)
    attr = made(p, mica_attr_dense_strings(type, (mica_strs){values, literal->elements.count}));
  mica_parser_scratch_restore(p, mark);
  return attr;
}

static const mica_attr *hex_elements(mica_parser *p, parse_literal literal, const mica_type *type,
                                     const char *at) {
  mica_str text = {literal.at + 1, literal.size - 2};
  size_t limit = mica_context_limits(p->context)->blob_bytes, size = text.size / 2;
  if (size > limit && size - 1 > limit) {
    mica_parser_error(p, literal.at, "a blob of %z bytes: the limit is %z", size - 1, limit);
    return NULL;
  }
  bool is_hex;
  const mica_attr *attr = mica_attr_dense_elements_hex(type, text, &is_hex);
  if (attr != NULL) return attr;
  if (mica_context_out_of_memory(p->context)) mica_parser_no_memory(p);
  else if (!is_hex)
    mica_parser_error(p, literal.at, "expected string containing hex digits starting with `0x`");
  else mica_parser_error(p, at, "elements hex data size is invalid for provided type: '%t'", type);
  return NULL;
}

// ---- Types --------------------------------------------------------------------------------------

static void append_shape(mica_diag *diag, const int64_t *dims, size_t rank) {
  for (size_t i = 0; i < rank; i++) mica_diag_append(diag, i == 0 ? "%I" : ", %I", dims[i]);
}

static bool check_shape(mica_parser *p, const literal_state *literal, const mica_type *type,
                        const char *at) {
  mica_int64s shape = mica_type_shape(type);
  const int64_t *dims = PARSE_LIST(int64_t, p->types->dims, literal->shape);
  if (literal->shape.count == 0) return true;
  if (shape.size == literal->shape.count &&
      memcmp(shape.data, dims, shape.size * sizeof *dims) == 0)
    return true;
  mica_diag *diag = mica_parser_error_begin(p, at, "inferred shape of elements literal ([");
  append_shape(diag, dims, literal->shape.count);
  mica_diag_append(diag, "]) does not match type ([");
  append_shape(diag, shape.data, shape.size);
  mica_diag_append(diag, "])");
  return mica_diag_report(diag);
}

static bool check_complex(mica_parser *p, const literal_state *literal, const mica_type *type,
                          const char *at) {
  int64_t count = mica_type_element_count(type), parsed = literal->elements.count;
  if (literal->shape.count == 0 && count != 0 && parsed != 2)
    return mica_parser_error(p, at, "parsed %I elements, but type ('%t') expected 2 elements",
                             parsed, mica_type_element(type));
  if (literal->shape.count != 0 && parsed != count * 2)
    return mica_parser_error(p, at, "parsed %I elements, but type ('%t') expected %I elements",
                             parsed, type, count * 2);
  return true;
}

// In brackets there are as many as the type has, unless some of them are pairs.
static bool check_plain(mica_parser *p, const literal_state *literal, const mica_type *type,
                        const char *at) {
  int64_t count = mica_type_element_count(type), parsed = literal->elements.count;
  if (parsed == count || (literal->shape.count == 0 && parsed == 1)) return true;
  return mica_parser_error(p, at, "parsed %I elements, but type ('%t') expected %I elements",
                           parsed, type, count);
}

// `may_be_hex`: whether a string alone is the bytes of the elements.
static const mica_attr *build(mica_parser *p, const literal_state *literal, const mica_type *type,
                              const char *at, bool may_be_hex) {
  const mica_type *element = mica_type_element(type);
  bool is_complex = mica_type_is_complex(element);
  const mica_type *part = is_complex ? mica_type_element(element) : element;
  bool is_number = mica_type_is_int_or_index_or_float(part);
  parse_list list = literal->elements;
  bool is_hex = may_be_hex && list.count == 1 && literal->shape.count == 0 &&
                PARSE_ITEM(parse_literal, p->dense->literals, list.start)->kind == LITERAL_STRING;
  if (is_hex && is_number)
    return hex_elements(p, *PARSE_ITEM(parse_literal, p->dense->literals, list.start), type, at);
  if (!is_hex && !check_shape(p, literal, type, at)) return NULL;
  int64_t count = mica_type_element_count(type);
  if (list.count == 0 && count != 0)
    return mica_parser_error(p, at, "parsed zero elements, but type ('%t') expected at least 1",
                             type),
           NULL;
  if (!is_number) return string_elements(p, literal, type, at);
  if (!(is_complex ? check_complex : check_plain)(p, literal, type, at)) return NULL;
  size_t size = mica_element_size(part);
  if (!elements_to_bytes(p, list, part, size)) return NULL;
  uint32_t elements = is_complex ? list.count / 2 : list.count;
  size_t element_size = is_complex ? 2 * size : size;
  const char *bytes =
      p->dense->bytes.items == NULL ? "" : PARSE_ITEM(char, p->dense->bytes, p->dense->bytes.count);
  return made(p, mica_attr_dense_elements(type, bytes, elements * element_size, elements == 1));
}

static bool check_type(mica_parser *p, const char *at, const mica_type *type) {
  if (!mica_type_is_shaped(type))
    return mica_parser_error(p, at, "elements literal must be a shaped type");
  if (!mica_type_has_static_shape(type))
    return mica_parser_error(p, at, "elements literal type must have static shape");
  if (mica_type_element_count(type) < 0)
    return mica_parser_error(p, at, "elements literal type has too many elements");
  return true;
}

// ---- Sparse -------------------------------------------------------------------------------------

static const mica_type *tensor_of(mica_parser *p, const int64_t *dims, size_t rank,
                                  const mica_type *element) {
  const mica_type *type = mica_type_ranked_tensor((mica_int64s){dims, rank}, element, NULL);
  if (type == NULL) mica_parser_no_memory(p);
  return type;
}

// A literal without brackets is one index, or one value for all indices.
static const mica_type *literal_type(mica_parser *p, const literal_state *literal, int64_t first,
                                     int64_t second, const mica_type *element) {
  int64_t dims[] = {first, second};
  if (literal->shape.count == 0) return tensor_of(p, dims, second < 0 ? 1 : 2, element);
  return tensor_of(p, PARSE_ITEM(int64_t, p->types->dims, literal->shape.start),
                   literal->shape.count, element);
}

static const mica_attr *sparse(mica_parser *p, const literal_state *indices,
                               const literal_state *values, const mica_type *type, const char *at,
                               int64_t count) {
  int64_t rank = (int64_t)mica_type_shape(type).size;
  const mica_type *i64 = mica_parser_plain_type_text(p, "i64", 3);
  const mica_type *indices_type = i64 == NULL ? NULL : literal_type(p, indices, count, rank, i64);
  const mica_attr *index_attr =
      indices_type == NULL ? NULL : build(p, indices, indices_type, indices->at, false);
  if (index_attr == NULL) return NULL;
  int64_t first = mica_type_shape(indices_type).data[0];
  const mica_type *values_type = literal_type(p, values, first, -1, mica_type_element(type));
  const mica_attr *value_attr =
      values_type == NULL ? NULL : build(p, values, values_type, values->at, true);
  if (value_attr == NULL) return NULL;
  return made(p, mica_attr_sparse_elements_checked(mica_parser_loc_at(p, at), type, index_attr,
                                                   value_attr));
}

static const mica_attr *finish_sparse(mica_parser *p, parse_elements_head head,
                                      const mica_type *type) {
  if (head.has_literal) return sparse(p, &p->dense->indices, &p->dense->literal, type, head.at, 1);
  literal_state none = {{p->dense->literals.count, 0}, {p->types->dims.count, 0}, head.at};
  return sparse(p, &none, &none, type, head.at, 0);
}

const mica_attr *mica_parser_elements(mica_parser *p, parse_elements_head head,
                                      const mica_type *type) {
  const mica_attr *attr = NULL;
  if (check_type(p, head.at, type))
    attr = head.is_sparse ? finish_sparse(p, head, type)
                          : build(p, &p->dense->literal, type, head.at, true);
  const literal_state *first = head.is_sparse && head.has_literal ? &p->dense->indices
                                                                  : &p->dense->literal;
  if (!head.is_sparse || head.has_literal) {
    p->dense->literals.count = first->elements.start;
    p->types->dims.count = first->shape.start;
  }
  return attr;
}

const mica_attr *mica_parser_resource_elements(mica_parser *p, parse_token key, parse_token at,
                                               const mica_type *type) {
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_str name = *key.at == '"' ? mica_parser_string_value(p, key.at) : parse_text(key);
  const mica_attr *attr = NULL;
  if (!mica_type_is_shaped(type))
    mica_parser_error(p, at.at, "`dense_resource` expected a shaped type");
  else if (name.data != NULL) attr = made(p, mica_attr_resource(type, name));
  mica_parser_scratch_restore(p, mark);
  return attr;
}

void mica_parser_dense_free(mica_parser *p) {
  mica_parser_stack_free(p, &p->dense->literals, sizeof(parse_literal));
  mica_parser_stack_free(p, &p->dense->levels, sizeof(literal_level));
  mica_parser_stack_free(p, &p->dense->bytes, 1);
}
