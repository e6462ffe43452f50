// Runs: what nearly every operation in generic form has (its head, properties, types, the ends of
// its regions), taken at once instead of token by token. A run is only tried where the grammar
// would accept it, never reports an error, and leaves everything as it was when the text is not of
// the common shape; the grammar's own rules then read it.
#include "shortcut/shortcut.h"

static inline const unsigned char *skip_blanks(const mica_parser *p, const unsigned char *at) {
  if (*at == ' ') at++;
  if (*at > ' ' && *at != '/') return at;
  return mica_lex_skip_blanks(&p->lexer, at);
}

// ---- Operands -----------------------------------------------------------------------------------

// After '%': the entry of the name, and the cursor after it. NAME_NONE: not a name.
static uint32_t scan_name(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *start = *cursor, *at = start;
  uint64_t number = 0;
  for (unsigned digit; (digit = *at - (unsigned)'0') < 10; at++) number = number * 10 + digit;
  bool is_plain = at > start && at - start <= 10 && !lex_is(*at, LEX_SUFFIX) &&
                  (*start != '0' || at == start + 1);
  mica_str name = {(const char *)start - 1, (size_t)(at - start) + 1};
  if (!is_plain) name = mica_parser_value_name(name.data);
  // A name that starts with a digit has digits only: what follows is another token.
  if (name.size == 1 || (!is_plain && lex_is(*start, LEX_DIGIT))) return NAME_NONE;
  *cursor = (const unsigned char *)name.data + name.size;
  if (!is_plain) return mica_parser_value_entry(p, name);
  return number < p->scopes->numbers.count ? (uint32_t)number
                                           : mica_parser_numbered_entry(p, number, name);
}

// `#2` after a name. False: not a number that fits.
static bool scan_number(const unsigned char **cursor, uint32_t *number) {
  const unsigned char *at = *cursor;
  *number = 0;
  if (*at != '#') return true;
  const unsigned char *start = ++at;
  for (; lex_is(*at, LEX_DIGIT) && at - start < 9; at++)
    *number = *number * 10 + (uint32_t)(*at - '0');
  *cursor = at;
  return at > start && !lex_is(*at, LEX_SUFFIX);
}

static bool scan_operands(mica_parser *p, parse_stack *uses, const unsigned char **cursor) {
  const unsigned char *at = skip_blanks(p, *cursor);
  while (*at == '%') {
    const char *place = (const char *)at++;
    parse_use use = {place, scan_name(p, &at), 0};
    if (use.entry == NAME_NONE || !scan_number(&at, &use.number)) return false;
    parse_use *slot = parse_stack_push(p, uses, sizeof *slot);
    if (slot == NULL) return false;
    *slot = use;
    at = skip_blanks(p, at);
    if (*at == ')') break;
    if (*at != ',') return false;
    at = skip_blanks(p, at + 1);
    if (*at != '%') return false;
  }
  *cursor = at + 1;
  return *at == ')';
}

// ---- Types --------------------------------------------------------------------------------------

// A plain type, or one whose spelling was seen before.
static const mica_type *scan_type(mica_parser *p, const unsigned char *start,
                                  const unsigned char **cursor) {
  const unsigned char *at = start;
  while (lex_is(*at, LEX_BARE)) at++;
  *cursor = at;
  if (at > start && *at != '<')
    return mica_parser_plain_type_text(p, (const char *)start, (size_t)(at - start));
  if (at == start && *start != '!') return NULL;
  return mica_parser_spelling_read(p, start, cursor);
}

static bool scan_plain_type(mica_parser *p, parse_stack *types, const unsigned char **cursor) {
  const unsigned char *at;
  const mica_type *type = scan_type(p, *cursor, &at);
  if (type == NULL) return false;
  const mica_type **slot = parse_stack_push(p, types, sizeof *slot);
  if (slot == NULL) return false;
  *slot = type;
  *cursor = at;
  return true;
}

// `(i32, f32)`, after the parenthesis.
static bool scan_plain_types(mica_parser *p, parse_stack *types, const unsigned char **cursor) {
  const unsigned char *at = skip_blanks(p, *cursor);
  bool more = *at != ')';
  while (more) {
    if (!scan_plain_type(p, types, &at)) return false;
    at = skip_blanks(p, at);
    more = *at == ',';
    if (more) at = skip_blanks(p, at + 1);
  }
  *cursor = at + 1;
  return *at == ')';
}

static bool scan_signature(mica_parser *p, parse_stack *types, const unsigned char **cursor,
                           uint32_t *inputs) {
  const unsigned char *at = *cursor + 1;
  uint32_t start = types->count;
  if (!scan_plain_types(p, types, &at)) return false;
  *inputs = types->count - start;
  at = skip_blanks(p, at);
  if (at[0] != '-' || at[1] != '>') return false;
  at = skip_blanks(p, at + 2);
  bool is_list = *at == '(';
  if (is_list) at++;
  *cursor = at;
  return is_list ? scan_plain_types(p, types, cursor) : scan_plain_type(p, types, cursor);
}

// ---- Signatures ---------------------------------------------------------------------------------
// The same signatures come again and again. Where one stood in the text is remembered, by its first
// bytes; it is the same where it goes on so, up to the byte behind it.

enum { SIGNATURE_GLANCE = 16 };

static latest_signature *signature_place(mica_parser *p, const unsigned char *at) {
  uint64_t words[2];
  memcpy(words, at, sizeof words);
  uint64_t mixed = (words[0] ^ words[1] * 31) * UINT64_C(0x9e3779b97f4a7c15);
  return &p->seen->signatures[(mixed >> 48) % LATEST_SIGNATURES];
}

static bool is_same_signature(const mica_parser *p, const latest_signature *s,
                              const unsigned char *at) {
  return s->size != 0 && s->size < (size_t)(p->lexer.end - at) &&
         memcmp(s->at, at, s->size + 1) == 0;
}

static void remember_signature(const op_head_run *head, latest_signature *s,
                               const unsigned char *at, const unsigned char *end) {
  if (head->type_count > SIGNATURE_TYPES || end - at > UINT16_MAX) return;
  *s = (latest_signature){.at = at,
                          .size = (uint16_t)(end - at),
                          .input_count = (uint8_t)head->input_count,
                          .type_count = (uint8_t)head->type_count};
  if (head->type_count == 0) return;
  memcpy((void *)s->types, head->types.items, head->type_count * sizeof *s->types);
}

void mica_parser_signatures_forget(mica_parser *p) {
  for (size_t i = 0; i < LATEST_SIGNATURES; i++) p->seen->signatures[i].size = 0;
}

static bool take_signature(mica_parser *p, op_head_run *head, const unsigned char **cursor) {
  const unsigned char *at = *cursor;
  bool is_short = p->lexer.end - at < SIGNATURE_GLANCE;
  latest_signature *latest = is_short ? NULL : signature_place(p, at);
  if (latest != NULL && is_same_signature(p, latest, at)) {
    latest->at = at;
    *cursor = at + latest->size;
    head->op_types = latest->types;
    head->type_count = latest->type_count;
    head->input_count = latest->input_count;
    return true;
  }
  head->types.count = 0;
  if (!scan_signature(p, &head->types, cursor, &head->input_count)) return false;
  head->op_types = head->types.items;
  head->type_count = head->types.count;
  if (latest != NULL) remember_signature(head, latest, at, *cursor);
  return true;
}

// ---- Dictionaries -------------------------------------------------------------------------------
// Those that were not seen before, with the values that most have. Names stand in their order, so
// that none stands twice.

enum { PLAIN_DIGITS = 9 };  // of a number that any type has that is asked about its size here

static bool has_room_for(const mica_type *type) {
  return type != NULL && (mica_type_is_i(type, 32) || mica_type_is_i(type, 64));
}

static bool scan_integer(const unsigned char **cursor, parse_literal *out) {
  const unsigned char *at = *cursor;
  *out = (parse_literal){.kind = LITERAL_INTEGER, .negative = *at == '-'};
  if (*at == '-') at++;
  out->at = (const char *)at;
  while (lex_is(*at, LEX_DIGIT)) at++;
  out->size = (uint32_t)(at - (const unsigned char *)out->at);
  *cursor = at;
  bool is_odd = out->negative && *out->at == '0';  // there is no -0
  return out->size > 0 && out->size <= PLAIN_DIGITS && !is_odd;
}

// `7 : i32`
static const mica_attr *scan_number_value(mica_parser *p, const unsigned char **cursor) {
  parse_literal literal;
  if (!scan_integer(cursor, &literal)) return NULL;
  const unsigned char *at = skip_blanks(p, *cursor);
  if (*at != ':') return NULL;
  const mica_type *type = scan_type(p, skip_blanks(p, at + 1), cursor);
  bool has_room = has_room_for(type) || (type != NULL && mica_type_is_index(type));
  return has_room ? mica_parser_number(p, literal, type) : NULL;
}

static const mica_attr *scan_string_value(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *start = *cursor, *at = start + 1;
  while (*at >= ' ' && *at != '"' && *at != '\\') at++;
  *cursor = at + 1;
  if (*at != '"') return NULL;
  return mica_parser_string_attribute(p, (parse_token){.at = (const char *)start}, NULL);
}

static const mica_attr *scan_symbol_value(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *start = *cursor, *at = start + 1;
  while (lex_is(*at, LEX_BARE)) at++;
  *cursor = at;
  if (at == start + 1 || lex_is(start[1], LEX_DIGIT) || start[1] == '$' || start[1] == '.')
    return NULL;
  parse_token name = {(const char *)start, {.size = (size_t)(at - start)}};
  parse_list path = mica_parser_first_symbol(p, name);
  return p->failed ? NULL : mica_parser_symbol(p, path);
}

// `(i32) -> i32`
static const mica_attr *scan_function_value(mica_parser *p, const unsigned char **cursor) {
  uint32_t start = p->types->list.count, inputs;
  if (!scan_signature(p, &p->types->list, cursor, &inputs)) {
    p->types->list.count = start;
    return NULL;
  }
  uint32_t results = start + inputs;
  parse_signature signature = {{start, inputs}, {results, p->types->list.count - results}};
  const mica_type *type = mica_parser_function_type(p, signature);
  return type == NULL ? NULL : mica_parser_type_attribute(p, type);
}

// `array<i32: 1, 2>`
static const mica_attr *scan_array_value(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at = *cursor + sizeof "array<" - 1;
  const mica_type *type = scan_type(p, at, cursor);
  if (!has_room_for(type)) return NULL;
  at = skip_blanks(p, *cursor);
  p->dense->array_element = type;
  p->dense->array_count = p->dense->bytes.count = 0;
  for (bool more = *at == ':'; more; more = *at == ',') {
    parse_literal literal;
    at = skip_blanks(p, at + 1);
    if (!scan_integer(&at, &literal)) return NULL;
    mica_parser_array_element(p, literal);
    at = skip_blanks(p, at);
  }
  *cursor = at + 1;
  return *at == '>' && !p->failed ? mica_parser_dense_array(p, type) : NULL;
}

static const mica_attr *scan_value(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at = *cursor;
  switch (*at) {
  case '"': return scan_string_value(p, cursor);
  case '@': return scan_symbol_value(p, cursor);
  case '(': return scan_function_value(p, cursor);
  default: break;
  }
  if (*at == '-' || lex_is(*at, LEX_DIGIT)) return scan_number_value(p, cursor);
  if (strncmp((const char *)at, "array<", 6) == 0) return scan_array_value(p, cursor);
  const mica_type *type = scan_type(p, at, cursor);
  return type == NULL ? NULL : mica_parser_type_attribute(p, type);
}

static bool stands_before(mica_str a, mica_str b) {
  size_t common = a.size < b.size ? a.size : b.size;
  int order = common == 0 ? 0 : memcmp(a.data, b.data, common);
  return order < 0 || (order == 0 && a.size < b.size);
}

// `a = 7 : i32`; `*before`: the name that stood before.
static bool scan_entry(mica_parser *p, const unsigned char **cursor, mica_str *before) {
  const unsigned char *start = *cursor, *at = start;
  while (lex_is(*at, LEX_BARE)) at++;
  mica_str name = {(const char *)start, (size_t)(at - start)};
  bool is_name = name.size > 0 && !lex_is(*start, LEX_DIGIT) && *start != '$' && *start != '.';
  at = skip_blanks(p, at);
  if (!is_name || *at != '=' || !stands_before(*before, name)) return false;
  mica_parser_entry_name(p, (parse_token){name.data, {.size = name.size}});
  *cursor = skip_blanks(p, at + 1);
  const mica_attr *value = p->failed ? NULL : scan_value(p, cursor);
  if (value == NULL) return false;
  mica_parser_entry(p, value);
  *cursor = skip_blanks(p, *cursor);
  *before = name;
  return **cursor == ',' || **cursor == '}';
}

static bool scan_entries(mica_parser *p, const unsigned char **cursor) {
  mica_str before = {NULL, 0};
  const unsigned char *at = *cursor;
  do {
    at = skip_blanks(p, at + 1);
    if (!scan_entry(p, &at, &before)) return false;
  } while (*at == ',');
  *cursor = at + 1;
  return true;
}

// From the brace on.
static const mica_attr *scan_dictionary(mica_parser *p, const unsigned char **cursor) {
  if (p->depth_limit - p->depth < 2) return NULL;
  uint32_t outer = mica_parser_entries_open(p);
  bool taken = scan_entries(p, cursor);
  parse_list list = mica_parser_entries_end(p, outer);
  if (taken && !p->failed) return mica_parser_dictionary(p, list);
  p->attrs->entries.count = p->attrs->places.count = list.start;
  return NULL;
}

static const mica_attr *scan_new_attribute(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *start = *cursor;
  bool is_properties = *start == '<';
  *cursor += is_properties;
  const mica_attr *attr = scan_dictionary(p, cursor);
  if (attr == NULL || (is_properties && **cursor != '>')) return NULL;
  *cursor += is_properties;
  mica_parser_spelling_add(p, (const char *)start, (const char *)*cursor, attr);
  return attr;
}

// `<{...}>` or `{...}`: seen before, or made now.
static inline const mica_attr *scan_attribute(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at;
  const mica_attr *attr = mica_parser_spelling_read(p, *cursor, &at);
  if (attr == NULL) {
    at = *cursor;
    attr = scan_new_attribute(p, &at);
  }
  if (attr != NULL) *cursor = skip_blanks(p, at);
  return attr;
}

// ---- The label of a block -----------------------------------------------------------------------

// `%a: i32`
static bool scan_argument(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at = *cursor;
  const char *place = (const char *)at;
  if (*at++ != '%') return false;
  parse_use use = {place, scan_name(p, &at), 0};
  at = skip_blanks(p, at);
  if (use.entry == NAME_NONE || *at != ':') return false;
  at = skip_blanks(p, at + 1);
  if (!scan_plain_type(p, &p->regions->label.types, &at)) return false;
  parse_use *slot = parse_stack_push(p, &p->regions->label.uses, sizeof *slot);
  if (slot == NULL) return false;
  *slot = use;
  *cursor = skip_blanks(p, at);
  return true;
}

bool mica_parser_block_run_at(mica_parser *p) {
  const unsigned char *at = skip_blanks(p, p->lexer.cursor);
  p->regions->label.name = p->token;
  p->regions->label.uses.count = p->regions->label.types.count = 0;
  if (*at == '(') {
    at = skip_blanks(p, at + 1);
    bool more = *at != ')';
    while (more) {
      if (!scan_argument(p, &at)) return false;
      more = *at == ',';
      if (more) at = skip_blanks(p, at + 1);
    }
    if (*at != ')') return false;
    at = skip_blanks(p, at + 1);
  }
  if (at[0] != ':' || at[1] == ':') return false;
  p->lexer.cursor = at + 1;
  return true;
}

// ---- The type of an operation -------------------------------------------------------------------

bool mica_parser_op_type_run_at(mica_parser *p, parse_token *token) {
  const unsigned char *at = skip_blanks(p, p->lexer.cursor);
  if (*at != '(') return false;
  uint32_t start = p->types->list.count, inputs;
  const char *place = (const char *)at;
  if (!scan_signature(p, &p->types->list, &at, &inputs)) {
    p->types->list.count = start;
    return false;
  }
  p->ops->type_at = place;
  token->as.list = (parse_list){start, inputs};
  p->lexer.cursor = at;
  return true;
}

bool mica_parser_function_type_run_at(mica_parser *p, const mica_type **type) {
  const unsigned char *at = (const unsigned char *)p->token.at;
  uint32_t start = p->types->list.count, inputs;
  *type = NULL;
  if (scan_signature(p, &p->types->list, &at, &inputs)) {
    parse_list taken = {start, inputs};
    parse_list given = {start + inputs, p->types->list.count - start - inputs};
    *type = mica_type_function(
        p->context, (mica_types){PARSE_LIST(const mica_type *, p->types->list, taken), taken.count},
        (mica_types){PARSE_LIST(const mica_type *, p->types->list, given), given.count});
  }
  p->types->list.count = start;
  if (*type != NULL) mica_parser_jump(p, (const char *)at);
  return *type != NULL && !p->failed;
}

// ---- The arguments of a function ----------------------------------------------------------------

// `%a: i32`
static bool scan_typed_name(mica_parser *p, const unsigned char **cursor,
                            mica_parsed_argument *out) {
  const unsigned char *at = *cursor;
  if (*at != '%') return false;
  mica_str name = mica_parser_value_name((const char *)at);
  if (name.size < 2 || lex_is((unsigned char)name.data[1], LEX_DIGIT)) return false;
  at = skip_blanks(p, at + name.size);
  if (*at != ':') return false;
  const mica_type *type = scan_type(p, skip_blanks(p, at + 1), &at);
  if (type == NULL) return false;
  *out = (mica_parsed_argument){.name = {name.data, name, 0}, .type = type};
  *cursor = skip_blanks(p, at);
  return true;
}

static bool grow_arguments(mica_parser *p, mica_parsed_arguments *list, size_t *capacity) {
  *capacity = *capacity == 0 ? 4 : 2 * *capacity;
  mica_parsed_argument *grown = mica_parser_scratch_take(p, *capacity * sizeof *grown);
  if (grown == NULL) return mica_parser_no_memory(p);
  if (list->size > 0) memcpy(grown, list->data, list->size * sizeof *grown);
  list->data = grown;
  return true;
}

static bool scan_arguments(mica_parser *p, const unsigned char **cursor,
                           mica_parsed_arguments *out) {
  const unsigned char *at = skip_blanks(p, *cursor);
  size_t capacity = 0;
  for (bool more = *at != ')'; more;) {
    if (out->size == capacity && !grow_arguments(p, out, &capacity)) return false;
    if (!scan_typed_name(p, &at, &out->data[out->size])) return false;
    out->size++;
    more = *at == ',';
    if (more) at = skip_blanks(p, at + 1);
  }
  *cursor = at + 1;
  return *at == ')';
}

bool mica_parser_arguments_run_at(mica_parser *p, mica_parsed_arguments *out) {
  const unsigned char *at = (const unsigned char *)p->token.at + 1;
  *out = (mica_parsed_arguments){NULL, 0};
  if (p->failed || p->kind != TK_LPAREN || !scan_arguments(p, &at, out)) return false;
  mica_parser_jump(p, (const char *)at);
  return !p->failed;
}

// ---- The head of an operation -------------------------------------------------------------------

// `%0 =` or `%0:2 =` after the name, which is the token that is next.
static bool scan_result(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at = skip_blanks(p, *cursor);
  uint32_t count = 1;
  if (*at == ':') {
    const unsigned char *start = ++at;
    for (count = 0; lex_is(*at, LEX_DIGIT) && at - start < 9; at++)
      count = count * 10 + (uint32_t)(*at - '0');
    if (count == 0) return false;
    at = skip_blanks(p, at);
  }
  if (*at != '=') return false;
  mica_str name = parse_token_text(p);
  uint32_t entry = mica_parser_value_entry(p, name);
  p->ops->head.result = (parse_result_record){name, name.data, count, entry};
  *cursor = skip_blanks(p, at + 1);
  return entry != NAME_NONE;
}

static bool scan_op_name(op_head_run *head, const unsigned char **cursor) {
  const unsigned char *start = *cursor, *at = start;
  if (*at++ != '"') return false;
  while (lex_is(at[0], LEX_SUFFIX) && lex_is(at[1], LEX_SUFFIX)) at += 2;
  while (*at >= ' ' && *at != '"' && *at != '\\') at++;
  if (*at != '"' || at == start + 1) return false;
  head->name = (mica_str){(const char *)start + 1, (size_t)(at - start) - 1};
  *cursor = at + 1;
  return true;
}

// `"name"(%a, %b)`
static bool scan_name_and_operands(mica_parser *p, op_head_run *head,
                                   const unsigned char **cursor) {
  if (!scan_op_name(head, cursor)) return false;
  *cursor = skip_blanks(p, *cursor);
  head->after_name = (const char *)*cursor;
  head->uses.count = 0;
  return *(*cursor)++ == '(' && scan_operands(p, &head->uses, cursor);
}

// ---- Operations in custom form ------------------------------------------------------------------

static bool at_op_name(const mica_parser *p) {
  return parse_at_name(p) && p->kind != TK_INTEGER_TYPE && p->kind != TK_LOC;
}

bool mica_parser_custom_run_at(mica_parser *p) {
  if (p->lexer.cursor > p->pass_at) return false;
  p->ops->named = (parse_list){p->ops->results.count, 0};
  if (p->kind != TK_VALUE) return at_op_name(p);
  const unsigned char *at = p->lexer.cursor;
  if (!scan_result(p, &at) || !lex_is(*at, LEX_BARE) || lex_is(*at, LEX_DIGIT)) return false;
  const char *start = p->token.at;
  mica_parser_jump(p, (const char *)at);
  if (at_op_name(p)) p->ops->named = mica_parser_result_run(p, &p->ops->head.result);
  else mica_parser_jump(p, start);
  return !p->failed && p->ops->named.count > 0;
}

// ---- A whole operation --------------------------------------------------------------------------

// `[^bb1, ^bb2]`, after the bracket.
static bool scan_successors(mica_parser *p, const unsigned char **cursor) {
  const unsigned char *at = *cursor;
  do {
    at = skip_blanks(p, at + 1);
    if (*at != '^') return false;
    mica_str name = mica_parser_value_name((const char *)at);
    bool is_number = lex_is(at[1], LEX_DIGIT);
    for (size_t i = 2; is_number && i < name.size; i++)
      if (!lex_is(at[i], LEX_DIGIT)) return false;
    if (name.size == 1) return false;
    parse_token *slot = parse_stack_push(p, &p->ops->head.successors, sizeof *slot);
    if (slot == NULL) return false;
    *slot = (parse_token){name.data, {.size = name.size}};
    at = skip_blanks(p, at + name.size);
  } while (*at == ',');
  if (*at != ']') return false;
  *cursor = skip_blanks(p, at + 1);
  return true;
}

// Whether nothing in the dictionary is one of the operation's inherent attributes.
static bool is_discardable(const mica_op_name *name, const mica_attr *dictionary) {
  if (name->def == NULL || name->def->slot_count == 0) return true;
  mica_named_attrs entries = mica_attr_dictionary_entries(dictionary);
  for (size_t i = 0; i < entries.size; i++)
    if (mica_parser_find_slot(name->def, entries.data[i].name) >= 0) return false;
  return true;
}

// `name`: the operation's; NULL: it stands in p->ops->head.
static bool scan_attributes(mica_parser *p, const mica_op_name *name,
                            const unsigned char **cursor) {
  const mica_attr *dictionary = scan_attribute(p, cursor);
  if (dictionary == NULL) return false;
  if (name == NULL) name = mica_op_name_get(p->context, p->ops->head.name);
  p->ops->head.attributes = dictionary;
  return name != NULL ? is_discardable(name, dictionary) : mica_parser_no_memory(p);
}

// `{...} : (i32) -> i32`
static inline bool scan_tail(mica_parser *p, const mica_op_name *name,
                             const unsigned char **cursor) {
  op_head_run *head = &p->ops->head;
  const unsigned char *at = *cursor;
  head->attributes = NULL;
  if (*at == '{' && !scan_attributes(p, name, &at)) return false;
  if (*at != ':') return false;
  at = skip_blanks(p, at + 1);
  head->type_at = (const char *)at;
  if (*at != '(' || !take_signature(p, head, &at)) return false;
  *cursor = at;
  return true;
}

// What follows the operands: as much of it as is a run.
static int scan_rest(mica_parser *p, const unsigned char **cursor) {
  op_head_run *head = &p->ops->head;
  const unsigned char *at = skip_blanks(p, *cursor);
  head->properties = NULL;
  head->successors.count = 0;
  if (*at == '[' && !scan_successors(p, &at)) return TK_OP_HEAD;
  bool has_properties = at[0] == '<' && at[1] == '{';
  if (has_properties && (head->properties = scan_attribute(p, &at)) == NULL) return TK_OP_HEAD;
  if (has_properties && head->successors.count == 0) *cursor = at;
  if (scan_tail(p, NULL, &at)) {
    *cursor = at;
    return TK_OP;
  }
  return has_properties && head->successors.count == 0 ? TK_OP_FRONT : TK_OP_HEAD;
}

int mica_parser_op_head_run_at(mica_parser *p) {
  const unsigned char *at = p->lexer.cursor;
  op_head_run *head = &p->ops->head;
  head->result.count = 0;
  if (p->kind == TK_STRING) at = (const unsigned char *)p->token.at;
  else if (!scan_result(p, &at)) return p->kind;
  const unsigned char *after_result = at;
  if (scan_name_and_operands(p, head, &at)) {
    int kind = scan_rest(p, &at);
    p->lexer.cursor = at;
    return kind;
  }
  if (p->kind == TK_STRING) return TK_STRING;
  p->lexer.cursor = after_result;
  p->ops->result_run = head->result;
  return TK_RESULTS;
}

// ---- Regions ------------------------------------------------------------------------------------

// `{-#` is another token.
static bool at_brace(const unsigned char *at) {
  return at[0] == '{' && !(at[1] == '-' && at[2] == '#');
}

bool mica_parser_regions_run_at(mica_parser *p, int head) {
  if ((head != TK_OP_HEAD && head != TK_OP_FRONT) || p->depth >= p->depth_limit) return false;
  const unsigned char *at = skip_blanks(p, p->lexer.cursor);
  if (*at != '(') return false;
  at = skip_blanks(p, at + 1);
  if (!at_brace(at)) return false;
  p->lexer.cursor = at + 1;
  return true;
}

int mica_parser_region_end_run_at(mica_parser *p, bool or_next) {
  const unsigned char *at = skip_blanks(p, p->lexer.cursor);
  if (*at == ',' && or_next) {
    at = skip_blanks(p, at + 1);
    if (!at_brace(at)) return TK_RBRACE;
    p->lexer.cursor = at + 1;
    return TK_COMMA;
  }
  if (*at != ')') return TK_RBRACE;
  at = skip_blanks(p, at + 1);
  const op_frame *frame = PARSE_ITEM(const op_frame, p->ops->frames, p->ops->frames.count - 1);
  if (!scan_tail(p, frame->name, &at)) return TK_RBRACE;
  p->lexer.cursor = at;
  return TK_OP_CLOSED;
}
