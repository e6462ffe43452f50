// Types and attributes of custom forms. The commonest have a direct path; all others are a fragment
// for the grammar.
#include "custom/custom.h"

// ---- Types --------------------------------------------------------------------------------------

static const mica_type *fragment_type(mica_parser *p) {
  return parse_fragment(p, TK_START_TYPE) ? p->fragment->type : NULL;
}

static const mica_type *read_type(mica_parser *p) {
  const unsigned char *end;
  const mica_type *type = p->shortcuts->recall(p, (const unsigned char *)p->token.at, &end);
  if (type != NULL) {
    mica_parser_jump(p, (const char *)end);
    return type;
  }
  if (p->kind == TK_BANG_ID) return mica_parser_bang_type(p);
  return fragment_type(p);
}

const mica_type *mica_parser_type_here(mica_parser *p) {
  if (p->failed) return NULL;
  const mica_type *type;
  switch (p->kind) {
  case TK_PLAIN_TYPE: type = mica_parser_plain_type(p, p->token); break;
  case TK_INTEGER_TYPE: type = mica_parser_integer_type(p, p->token); break;
  case TK_BANG_ID:
  case TK_TENSOR:
  case TK_MEMREF:
  case TK_VECTOR:
  case TK_COMPLEX: return read_type(p);
  case TK_LPAREN:
    if (p->shortcuts->function_type(p, &type)) return type;
    return fragment_type(p);
  default: return fragment_type(p);
  }
  if (type != NULL) mica_parser_advance(p);
  return type;
}

bool mica_parse_type(mica_parser *p, const mica_type **out) {
  const mica_type *type = mica_parser_type_here(p);
  if (type == NULL) return p->failed = true, false;
  *out = type;
  return !p->failed;
}

static bool starts_type(const mica_parser *p) {
  switch (p->kind) {
  case TK_LPAREN:
  case TK_BANG_ID:
  case TK_INTEGER_TYPE:
  case TK_PLAIN_TYPE:
  case TK_TENSOR:
  case TK_MEMREF:
  case TK_VECTOR:
  case TK_COMPLEX:
  case TK_TUPLE: return true;
  default: return false;
  }
}

mica_parsed mica_parse_optional_type(mica_parser *p, const mica_type **out) {
  if (p->failed) return MICA_FAILED;
  if (!starts_type(p)) return MICA_ABSENT;
  return mica_parse_type(p, out) ? MICA_PARSED : MICA_FAILED;
}

bool mica_parse_types(mica_parser *p, mica_types *out) {
  scratch_list list = {0};
  do {
    const mica_type *type;
    if (!mica_parse_type(p, &type)) return false;
    const mica_type **slot = mica_custom_list_push(p, &list, sizeof *slot);
    if (slot == NULL) return false;
    *slot = type;
  } while (mica_parse_optional_punct(p, ','));
  *out = (mica_types){list.items, list.count};
  return !p->failed;
}

bool mica_parse_optional_types(mica_parser *p, mica_types *out) {
  *out = (mica_types){NULL, 0};
  if (p->failed) return false;
  return starts_type(p) ? mica_parse_types(p, out) : true;
}

bool mica_parse_paren_types(mica_parser *p, mica_types *out) {
  *out = (mica_types){NULL, 0};
  if (!mica_parse_punct(p, '(')) return false;
  if (mica_parse_optional_punct(p, ')')) return !p->failed;
  return mica_parse_types(p, out) && mica_parse_punct(p, ')');
}

bool mica_parse_optional_arrow_types(mica_parser *p, mica_types *out) {
  *out = (mica_types){NULL, 0};
  if (!mica_parse_optional_punct(p, MICA_PUNCT_ARROW)) return !p->failed;
  if (p->kind == TK_LPAREN) return mica_parse_paren_types(p, out);
  const mica_type **type = mica_parser_scratch_take(p, sizeof *type);
  if (type == NULL || !mica_parse_type(p, type)) return false;
  *out = (mica_types){type, 1};
  return true;
}

bool mica_parse_arrow_types(mica_parser *p, mica_types *out) {
  if (p->kind != TK_ARROW) return mica_parse_punct(p, MICA_PUNCT_ARROW);
  return mica_parse_optional_arrow_types(p, out);
}

static bool wrong_kind(mica_parser *p, const char *at, const char *expected,
                       const mica_type *found) {
  return mica_parse_error(p, at, "invalid kind of type specified: expected %s, but found '%t'",
                          expected, found);
}

bool mica_parse_type_of(mica_parser *p, mica_type_check check, const char *name,
                        const mica_type **out) {
  const char *at = p->token.at;
  if (!mica_parse_type(p, out)) return false;
  if (check(*out)) return true;
  return name != NULL ? wrong_kind(p, at, name, *out)
                      : mica_parse_error(p, at, "invalid kind of type specified");
}

bool mica_parse_function_type(mica_parser *p, const mica_type **out) {
  return mica_parse_type_of(p, mica_type_is_function, "builtin.function", out);
}

bool mica_parse_stripped_type(mica_parser *p, const mica_type_def *def, const mica_type **out) {
  if (p->failed) return false;
  const char *at = p->token.at;
  if (p->kind == TK_BANG_ID) {
    if (!mica_parse_type(p, out)) return false;
    return mica_type_isa(*out, def) || wrong_kind(p, at, def->base.name, *out);
  }
  if (!mica_parser_enter_hook(p)) return false;
  *out = def->parse == NULL ? mica_type_get(p->context, def, "") : def->parse(p);
  if (*out == NULL) p->failed = true;
  return !p->failed;
}

// ---- Dimension lists ----------------------------------------------------------------------------

static bool push_dim(mica_parser *p, scratch_list *list, int64_t size) {
  int64_t *slot = mica_custom_list_push(p, list, sizeof *slot);
  if (slot != NULL) *slot = size;
  return slot != NULL;
}

// The lexer goes back to the token that is next, and reads it as part of a shape.
bool mica_parse_dimension_x(mica_parser *p) {
  parse_token token;
  if (p->failed) return false;
  p->lexer.cursor = (const unsigned char *)p->token.at;
  lexer before = p->lexer;
  const bool found = mica_lex_shape(&p->lexer, &token) == SHAPE_X;
  if (!found) p->lexer = before;
  mica_parser_advance(p);
  return found ? !p->failed : mica_custom_expected(p, "expected 'x' in dimension list");
}

bool mica_parse_dimension_list(mica_parser *p, bool allow_dynamic, bool trailing_x,
                               mica_int64s *out) {
  scratch_list list = {0};
  if (p->failed) return false;
  p->lexer.cursor = (const unsigned char *)p->token.at;
  for (;;) {
    parse_token token;
    lexer before = p->lexer;
    int kind = mica_lex_shape(&p->lexer, &token);
    if (kind != SHAPE_SIZE && kind != SHAPE_DYNAMIC) {
      p->lexer = before;
      if (list.count == 0 || trailing_x) break;
      mica_parser_advance(p);
      return mica_custom_expected(p, "invalid dimension");
    }
    uint64_t size = 0;
    if (kind == SHAPE_DYNAMIC && !allow_dynamic)
      return mica_parser_error(p, token.at, "expected static shape");
    if (kind == SHAPE_SIZE && (!mica_parser_uint64(parse_text(token), &size) || size > INT64_MAX))
      return mica_parser_error(p, token.at, "invalid dimension");
    if (!push_dim(p, &list, kind == SHAPE_DYNAMIC ? MICA_DYNAMIC : (int64_t)size)) return false;
    before = p->lexer;
    if (mica_lex_shape(&p->lexer, &token) == SHAPE_X) continue;
    p->lexer = before;
    if (!trailing_x) break;
    mica_parser_advance(p);
    return mica_custom_expected(p, "expected 'x' in dimension list");
  }
  *out = (mica_int64s){list.items, list.count};
  mica_parser_advance(p);
  return !p->failed;
}

// ---- Attributes ---------------------------------------------------------------------------------

static const mica_attr *fragment_attribute(mica_parser *p) {
  return parse_fragment(p, TK_START_ATTRIBUTE) ? p->fragment->attr : NULL;
}

static const mica_attr *literal_here(mica_parser *p, const mica_type *type) {
  bool negative = p->kind == TK_MINUS;
  if (negative) {
    mica_parser_advance(p);
    if (p->failed) return NULL;
    if (p->kind != TK_INTEGER && p->kind != TK_FLOAT)
      return mica_custom_expected(p, "expected constant integer or floating point value"), NULL;
  }
  parse_literal literal =
      parse_literal_of(p->token, p->kind == TK_FLOAT ? LITERAL_FLOAT : LITERAL_INTEGER, negative);
  mica_parser_advance(p);
  p->looking_at = p->token;
  p->looking_kind = p->kind;
  if (!p->failed && type == NULL && p->kind == TK_COLON) {
    mica_parser_advance(p);
    type = mica_parser_type_here(p);
    p->looking_at = p->token;
    p->looking_kind = p->kind;
  }
  return p->failed ? NULL : mica_parser_number(p, literal, type);
}

static const mica_attr *string_here(mica_parser *p, const mica_type *type) {
  parse_token text = p->token;
  mica_parser_advance(p);
  if (!p->failed && type == NULL && p->kind == TK_COLON) {
    mica_parser_advance(p);
    type = mica_parser_type_here(p);
  }
  return p->failed ? NULL : mica_parser_string_attribute(p, text, type);
}

// A name alone; a path is the grammar's.
static const mica_attr *symbol_here(mica_parser *p) {
  const parse_token name = p->token;
  mica_parser_advance(p);
  if (!p->failed && p->kind == TK_COLON_COLON) {
    mica_parser_jump(p, name.at);
    return fragment_attribute(p);
  }
  if (p->failed) return NULL;
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_str value = mica_parser_symbol_value(p, name.at, name.as.size);
  const mica_attr *attr = value.data == NULL ? NULL : mica_attr_symbol(p->context, value);
  mica_parser_scratch_restore(p, mark);
  if (attr == NULL) mica_parser_no_memory(p);
  return attr;
}

static const mica_attr *dictionary_here(mica_parser *p) {
  const char *start = p->token.at, *end;
  const mica_attr *known = mica_custom_known_dictionary(p, &end);
  if (known != NULL || p->failed) return known;
  const mica_attr *read = fragment_attribute(p);
  mica_custom_remember(p, start, end, read);
  return read;
}

// `dense<1> : tensor<4xi32>`
static const mica_attr *elements_here(mica_parser *p) {
  const char *start = p->token.at, *end;
  const mica_attr *known = p->shortcuts->recall_elements(p, start, &end);
  if (known != NULL) {
    mica_parser_jump(p, end);
    return p->failed ? NULL : known;
  }
  const mica_attr *read = fragment_attribute(p);
  if (read != NULL && end != NULL && p->former == NULL)
    p->shortcuts->remember_elements(p, start, end, read);
  return read;
}

static const mica_attr *typed_elements_here(mica_parser *p, const mica_type *type) {
  const mica_type *outer = p->fragment->expected_type;
  p->fragment->expected_type = type;
  bool parsed = parse_fragment(p, TK_START_TYPED);
  p->fragment->expected_type = outer;
  return parsed ? p->fragment->attr : NULL;
}

static const mica_attr *attribute_here(mica_parser *p, const mica_type *type) {
  switch (p->kind) {
  case TK_INTEGER:
  case TK_FLOAT:
  case TK_MINUS: return literal_here(p, type);
  case TK_STRING: return string_here(p, type);
  case TK_HASH_ID: return mica_parser_hash_attribute(p, type);
  case TK_AT_ID: return symbol_here(p);
  case TK_LBRACE: return dictionary_here(p);
  case TK_DENSE: return type != NULL ? typed_elements_here(p, type) : elements_here(p);
  case TK_SPARSE:
  case TK_DENSE_RESOURCE:
    return type != NULL ? typed_elements_here(p, type) : fragment_attribute(p);
  default: return fragment_attribute(p);
  }
}

bool mica_parse_attr(mica_parser *p, const mica_type *type, const mica_attr **out) {
  if (p->failed) return false;
  const mica_attr *attr = attribute_here(p, type);
  if (attr == NULL) p->failed = true;
  if (p->failed) return false;
  *out = attr;
  return true;
}

static bool starts_attribute(const mica_parser *p) {
  switch (p->kind) {
  case TK_AT_ID:
  case TK_FLOAT:
  case TK_INTEGER:
  case TK_HASH_ID:
  case TK_AFFINE_MAP:
  case TK_AFFINE_SET:
  case TK_DENSE:
  case TK_DENSE_RESOURCE:
  case TK_FALSE:
  case TK_LOC:
  case TK_SPARSE:
  case TK_TRUE:
  case TK_UNIT:
  case TK_LBRACE:
  case TK_LSQUARE:
  case TK_MINUS:
  case TK_STRING:
  case TK_ARRAY:
  case TK_STRIDED:
  case TK_DISTINCT: return true;
  default: return starts_type(p);
  }
}

mica_parsed mica_parse_optional_attr(mica_parser *p, const mica_type *type, const mica_attr **out) {
  if (p->failed) return MICA_FAILED;
  if (!starts_attribute(p)) return MICA_ABSENT;
  return mica_parse_attr(p, type, out) ? MICA_PARSED : MICA_FAILED;
}

bool mica_parse_stripped_attr(mica_parser *p, const mica_attr_def *def, const mica_attr **out) {
  if (p->failed) return false;
  const char *at = p->token.at;
  if (p->kind == TK_HASH_ID) {
    if (!mica_parse_attr(p, NULL, out)) return false;
    return mica_attr_isa(*out, def) ||
           mica_parse_error(p, at, "invalid kind of attribute specified");
  }
  if (!mica_parser_enter_hook(p)) return false;
  *out = def->parse == NULL ? mica_attr_get(p->context, def, "") : def->parse(p, NULL);
  if (*out == NULL) p->failed = true;
  return !p->failed;
}

bool mica_parse_optional_symbol_name(mica_parser *p, const mica_attr **out) {
  if (p->failed || p->kind != TK_AT_ID) return false;
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_str name = mica_parser_symbol_value(p, p->token.at, p->token.as.size);
  *out = name.data == NULL ? NULL : mica_attr_string(p->context, name);
  mica_parser_scratch_restore(p, mark);
  if (*out == NULL) return mica_parser_no_memory(p);
  mica_parser_advance(p);
  return !p->failed;
}

bool mica_parse_symbol_name(mica_parser *p, const mica_attr **out) {
  if (mica_parse_optional_symbol_name(p, out)) return true;
  return mica_parse_error(p, p->token.at, "expected valid '@'-identifier for symbol name");
}

bool mica_parse_affine_map(mica_parser *p, const mica_affine_map **out) {
  const char *at = p->token.at;
  if (p->failed || !parse_fragment(p, TK_START_AFFINE)) return false;
  if (!mica_attr_is_affine_map(p->fragment->attr))
    return mica_parser_error(p, at, "expected AffineMap, but got IntegerSet");
  *out = mica_attr_affine_map_value(p->fragment->attr);
  return true;
}

// ---- Locations ----------------------------------------------------------------------------------

bool mica_parse_loc(mica_parser *p, mica_loc *out) {
  if (p->failed || !parse_fragment(p, TK_START_LOCATION)) return false;
  *out = p->fragment->loc;
  return mica_parser_mark_awaited(p, out);
}

bool mica_parse_optional_loc(mica_parser *p, mica_loc *out) {
  if (p->failed || p->kind != TK_LOC) return !p->failed;
  return mica_parse_loc(p, out);
}
