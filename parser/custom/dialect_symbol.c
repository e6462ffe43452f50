// `!name` and `#name`: aliases, types and attributes of registered dialects, and those of unknown
// ones, which are kept as written.
#include "custom/custom.h"

typedef struct dialect_symbol {
  mica_str dialect;
  const char *inside, *end;  // what the dialect reads
  const char *at;            // where errors about it stand
} dialect_symbol;

bool mica_parser_symbol_is_dialect(const mica_parser *p) {
  return *p->lexer.cursor == '<' || memchr(p->token.at, '.', p->token.as.size) != NULL;
}

// ---- Where bodies end ---------------------------------------------------------------------------
// The end of a body is looked for before it is read. That of a symbol inside of it is found with
// it, so that no text is looked over once for each level around it.

static const char *skip_string(mica_parser *p, const char *quote) {
  lexer inner = p->lexer;
  parse_token token;
  inner.cursor = (const unsigned char *)quote;
  if (mica_lex(&inner, &token) == TK_STRING) return (const char *)inner.cursor;
  mica_parser_error(p, inner.error_at, "%s", inner.error);
  return NULL;
}

static bool open_bracket(mica_parser *p, const char *at) {
  symbol_bodies *bodies = &p->custom->bodies;
  uint32_t *slot = parse_stack_push(p, &bodies->open, sizeof *slot);
  parse_brackets *pair = parse_stack_push(p, &bodies->pairs, sizeof *pair);
  if (slot == NULL || pair == NULL) return false;
  *slot = bodies->pairs.count - 1;
  *pair = (parse_brackets){at, NULL};
  return true;
}

// `at`: after the closing bracket. False: another one was open (reported at `place`).
static bool close_bracket(mica_parser *p, char opening, const char *at, const char *place) {
  symbol_bodies *bodies = &p->custom->bodies;
  uint32_t latest = *PARSE_ITEM(uint32_t, bodies->open, --bodies->open.count);
  parse_brackets *pair = PARSE_ITEM(parse_brackets, bodies->pairs, latest);
  pair->end = at;
  return *pair->begin == opening ||
         mica_parser_error(p, place, "unbalanced '%c' character in pretty dialect name",
                           *pair->begin);
}

// From the opening '<' to after its '>': brackets of all kinds nest, `->` is none, strings hide
// theirs. NULL: reported.
static const char *scan_body(mica_parser *p, const char *body) {
  const char *at = body, *place = body;  // errors stand at the last string
  bool good = true;
  do {
    char c = *at++;
    switch (c) {
    case '<':
    case '[':
    case '(':
    case '{': good = open_bracket(p, at - 1); break;
    case '>': good = close_bracket(p, '<', at, place); break;
    case ']': good = close_bracket(p, '[', at, place); break;
    case ')': good = close_bracket(p, '(', at, place); break;
    case '}': good = close_bracket(p, '{', at, place); break;
    case '-':
      if (*at == '>') at++;
      break;
    case '"':
      place = at - 1;
      at = skip_string(p, place);
      good = at != NULL;
      break;
    case '\0': good = close_bracket(p, '\0', at, place); break;
    default: break;
    }
  } while (good && p->custom->bodies.open.count > 0);
  return good ? at : NULL;
}

// The end of a body inside of the one that was looked over last, or NULL.
static const char *known_end(const symbol_bodies *bodies, const char *body) {
  if (body >= bodies->end || body < bodies->begin) return NULL;
  const parse_brackets *pairs = bodies->pairs.items;
  uint32_t first = 0, count = bodies->pairs.count;
  while (count > 1) {
    uint32_t half = count / 2;
    if (pairs[first + half].begin <= body) first += half;
    count -= half;
  }
  return pairs[first].begin == body ? pairs[first].end : NULL;
}

static const char *skip_body(mica_parser *p, const char *body) {
  symbol_bodies *bodies = &p->custom->bodies;
  const char *end = known_end(bodies, body);
  if (end != NULL) return end;
  bodies->open.count = bodies->pairs.count = 0;
  end = scan_body(p, body);
  bodies->begin = bodies->end = body;
  if (end != NULL) bodies->end = end;
  return end;
}

// ---- The name and its body ----------------------------------------------------------------------

// Reads name and body; the token after them is next. False: reported.
static bool scan_symbol(mica_parser *p, dialect_symbol *symbol) {
  const char *name = p->token.at + 1, *end = p->token.at + p->token.as.size;
  const char *dot = memchr(name, '.', (size_t)(end - name));
  bool has_body = *end == '<';
  symbol->dialect = (mica_str){name, (size_t)((dot == NULL ? end : dot) - name)};
  symbol->end = has_body ? skip_body(p, end) : end;
  if (symbol->end == NULL) return false;
  symbol->inside = dot == NULL ? end + 1 : dot + 1;
  symbol->at = dot == NULL ? p->token.at : symbol->inside;
  return true;
}

static mica_str symbol_text(const dialect_symbol *symbol, bool pretty) {
  const char *end = pretty ? symbol->end : symbol->end - 1;
  return (mica_str){symbol->inside, (size_t)(end - symbol->inside)};
}

static bool is_pretty(const dialect_symbol *symbol) { return symbol->inside[-1] == '.'; }

// ---- Aliases ------------------------------------------------------------------------------------

static const void *resolve_alias(mica_parser *p, const alias_table *table) {
  mica_str name = {p->token.at + 1, p->token.as.size - 1};
  uint32_t number = mica_parser_name_find(p, &table->names, name);
  mica_parser_advance(p);
  if (p->failed) return NULL;
  if (number != NAME_NONE) return *PARSE_ITEM(const void *, table->values, number);
  p->looking_at = p->token;
  p->looking_kind = p->kind;
  mica_parser_error_wrong_token(p, "undefined symbol alias id '%S'", name);
  return NULL;
}

static bool is_extended(const mica_parser *p, const mica_dialect_def *dialect) {
  return mica_context_dialect_part(p->context, dialect, 1) != NULL;
}

// ---- Types --------------------------------------------------------------------------------------

static const mica_type_def *find_type(const mica_parser *p, const mica_dialect_def *dialect,
                                      mica_str mnemonic) {
  const mica_dialect_def *part = dialect;
  for (size_t n = 0; part != NULL; part = mica_context_dialect_part(p->context, dialect, ++n))
    for (size_t i = 0; i < part->type_count; i++)
      if (mica_str_is(mnemonic, part->types[i]->base.mnemonic)) return part->types[i];
  return NULL;
}

static const mica_attr_def *find_attr(const mica_parser *p, const mica_dialect_def *dialect,
                                      mica_str mnemonic) {
  const mica_dialect_def *part = dialect;
  for (size_t n = 0; part != NULL; part = mica_context_dialect_part(p->context, dialect, ++n))
    for (size_t i = 0; i < part->attr_count; i++)
      if (mica_str_is(mnemonic, part->attrs[i]->base.mnemonic)) return part->attrs[i];
  return NULL;
}

static mica_str near_type(const mica_dialect_def *dialect, mica_str mnemonic) {
  mica_near nearest = mica_near_to(mnemonic);
  for (size_t i = 0; i < dialect->type_count; i++)
    if (dialect->types[i]->base.mnemonic != NULL)
      mica_near_offer(&nearest, mica_str_of(dialect->types[i]->base.mnemonic));
  return nearest.nearest;
}

static mica_str near_attr(const mica_dialect_def *dialect, mica_str mnemonic) {
  mica_near nearest = mica_near_to(mnemonic);
  for (size_t i = 0; i < dialect->attr_count; i++)
    if (dialect->attrs[i]->base.mnemonic != NULL)
      mica_near_offer(&nearest, mica_str_of(dialect->attrs[i]->base.mnemonic));
  return nearest.nearest;
}

static void report_unknown(mica_parser *p, const char *at, const char *format, mica_str mnemonic,
                           const mica_dialect_def *dialect, mica_str nearest) {
  mica_diag *diag = mica_parser_error_begin(p, at, format, mnemonic, dialect->name);
  mica_diag_did_you_mean(diag, nearest);
  mica_diag_report(diag);
}

// The mnemonic that is next; {NULL, 0}: reported.
static mica_str take_mnemonic(mica_parser *p) {
  mica_str name = parse_token_text(p);
  if (parse_at_name(p)) {
    mica_parser_advance(p);
    return name;
  }
  mica_parser_error(p, p->token.at, "expected valid keyword");
  return (mica_str){NULL, 0};
}

static mica_parsed read_former(mica_parser *p, const mica_dialect_def *dialect,
                               const mica_type **out) {
  return p->former == NULL ? MICA_ABSENT : p->options->former->read_type(p, dialect, out);
}

mica_parsed mica_parse_generated_type(mica_parser *p, const mica_dialect_def *dialect,
                                      mica_str *mnemonic, const mica_type **out) {
  p->looking_at = p->token;
  mica_parser_nest(p);  // a hook may come here again
  if (p->failed || !mica_parser_enter_hook(p)) return MICA_FAILED;
  mica_parsed former = read_former(p, dialect, out);
  if (former != MICA_ABSENT) {
    p->depth--;
    return former;
  }
  *mnemonic = take_mnemonic(p);
  if (mnemonic->data == NULL || p->failed) return MICA_FAILED;
  const mica_type_def *def = find_type(p, dialect, *mnemonic);
  if (def != NULL) *out = def->parse != NULL ? def->parse(p) : mica_type_get(p->context, def, "");
  p->depth--;
  if (def == NULL) return MICA_ABSENT;
  return *out != NULL ? MICA_PARSED : MICA_FAILED;
}

bool mica_parser_enter_type(mica_parser *p, mica_open_type *entry, const mica_type *type) {
  return mica_open_types_enter(&p->custom->open_types, entry, type);
}

void mica_parser_leave_type(mica_parser *p) { mica_open_types_leave(&p->custom->open_types); }

static const mica_type *read_registered_type(mica_parser *p, const mica_dialect_def *dialect) {
  const mica_type *former_type;
  mica_parsed former = read_former(p, dialect, &former_type);
  if (former != MICA_ABSENT) return former == MICA_FAILED ? NULL : former_type;
  if (dialect->parse_type != NULL) return dialect->parse_type(p);
  const char *at = p->token.at;
  if (dialect->type_count == 0 && !is_extended(p, dialect))
    return mica_parser_error(p, at, "dialect '%s' provides no type parsing hook", dialect->name),
           NULL;
  mica_str mnemonic;
  const mica_type *type = NULL;
  if (mica_parse_generated_type(p, dialect, &mnemonic, &type) == MICA_ABSENT)
    report_unknown(p, at, "unknown  type `%S` in dialect `%s`", mnemonic, dialect,
                   near_type(dialect, mnemonic));
  return type;
}

const mica_type *mica_parse_type_as_written(mica_parser *p) {
  if (p->failed) return NULL;
  const dialect_symbol *symbol = p->custom->symbol;
  if (symbol == NULL)
    return mica_parser_error(p, p->token.at, "expected a type with its dialect's name"), NULL;
  return mica_type_opaque_checked(p->context, mica_parser_loc(p, symbol->at), symbol->dialect,
                                  symbol_text(symbol, is_pretty(symbol)));
}

static const mica_type *opaque_type(mica_parser *p, const dialect_symbol *symbol) {
  mica_str text = symbol_text(symbol, is_pretty(symbol));
  if (!mica_context_allows_unregistered(p->context)) {
    mica_diag *diag = mica_parser_error_begin(
        p, symbol->at,
        "`!\"%S\"<\"%S\">` type created with unregistered dialect. If this is intended, please "
        "call "
        "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with "
        "the MLIR opt tool used",
        symbol->dialect, text);
    mica_diag_did_you_mean(diag, mica_near_dialect_name(p->context, symbol->dialect));
    return mica_diag_report(diag), NULL;
  }
  return mica_type_opaque_checked(p->context, mica_parser_loc(p, symbol->at), symbol->dialect,
                                  text);
}

static void report_silence(mica_parser *p, size_t errors_before, const char *at, const char *role) {
  const char *name = mica_context_silent_hook(p->context, errors_before, role);
  if (name != NULL) mica_parser_error(p, at, "hook '%s' failed without a message", name);
}

// What follows the symbol is next even after a failure: messages about what holds it stand there.
static void leave_symbol(mica_parser *p, const char *after) {
  bool failed = p->failed;
  p->failed = false;
  mica_parser_jump(p, after);
  p->failed |= failed;
}

// Runs a dialect's reader over the symbol; what it leaves unread inside is not looked at, as in
// MLIR.
static const mica_type *registered_type(mica_parser *p, const dialect_symbol *symbol,
                                        const mica_dialect_def *dialect) {
  mica_op_state *state = p->custom->state;
  const dialect_symbol *outer = p->custom->symbol;
  const char *mnemonic = p->custom->mnemonic;
  if (!mica_parser_enter_hook(p)) return NULL;
  size_t errors = mica_context_error_count(p->context);
  p->custom->state = NULL;
  p->custom->symbol = symbol;
  p->custom->mnemonic = symbol->inside;
  mica_parser_jump(p, symbol->inside);
  const mica_type *type = p->failed ? NULL : read_registered_type(p, dialect);
  if (type == NULL) report_silence(p, errors, symbol->at, "parse_type");
  p->custom->state = state;
  p->custom->mnemonic = mnemonic;
  p->custom->symbol = outer;
  p->failed |= type == NULL;
  leave_symbol(p, symbol->end);
  return p->failed ? NULL : type;
}

static const mica_dialect_def *find_dialect(mica_parser *p, const dialect_symbol *symbol) {
  const mica_dialect_def *dialect = mica_context_dialect(p->context, symbol->dialect);
  return dialect == NULL && p->former != NULL ? p->options->former->find_dialect(p, symbol->dialect)
                                              : dialect;
}

const mica_type *mica_parser_bang_type(mica_parser *p) {
  bool is_alias = !mica_parser_symbol_is_dialect(p);
  if (is_alias && p->former != NULL) p->options->former->use_alias(p);
  if (is_alias) return resolve_alias(p, &p->top->type_aliases);
  dialect_symbol symbol;
  const char *at = p->token.at;
  if (!scan_symbol(p, &symbol)) return NULL;
  const mica_dialect_def *dialect = find_dialect(p, &symbol);
  const mica_type *type = dialect == NULL ? opaque_type(p, &symbol)
                                          : registered_type(p, &symbol, dialect);
  if (type == NULL) p->failed = true;
  if (p->failed) return NULL;
  if (p->former == NULL && !type->def->reads_on) p->shortcuts->remember(p, at, symbol.end, type);
  if (dialect == NULL) mica_parser_jump(p, symbol.end);
  return p->failed ? NULL : type;
}

// ---- Attributes ---------------------------------------------------------------------------------

mica_parsed mica_parse_generated_attr(mica_parser *p, const mica_dialect_def *dialect,
                                      const mica_type *type, mica_str *mnemonic,
                                      const mica_attr **out) {
  *mnemonic = take_mnemonic(p);
  if (mnemonic->data == NULL || p->failed) return MICA_FAILED;
  const mica_attr_def *def = find_attr(p, dialect, *mnemonic);
  if (def == NULL) return MICA_ABSENT;
  *out = def->parse != NULL ? def->parse(p, type) : mica_attr_get(p->context, def, "");
  return *out != NULL ? MICA_PARSED : MICA_FAILED;
}

static const mica_attr *read_registered_attr(mica_parser *p, const mica_dialect_def *dialect,
                                             const mica_type *type) {
  if (dialect->parse_attr != NULL) return dialect->parse_attr(p, type);
  const char *at = p->token.at;
  if (dialect->attr_count == 0 && !is_extended(p, dialect))
    return mica_parser_error(p, at, "dialect '%s' provides no attribute parsing hook",
                             dialect->name),
           NULL;
  mica_str mnemonic;
  const mica_attr *attr = NULL;
  if (mica_parse_generated_attr(p, dialect, type, &mnemonic, &attr) == MICA_ABSENT)
    report_unknown(p, at, "unknown attribute `%S` in dialect `%s`", mnemonic, dialect,
                   near_attr(dialect, mnemonic));
  return attr;
}

const mica_attr *mica_parse_attr_as_written(mica_parser *p, const mica_type *type) {
  if (p->failed) return NULL;
  const dialect_symbol *symbol = p->custom->symbol;
  if (symbol == NULL)
    return mica_parser_error(p, p->token.at, "expected an attribute with its dialect's name"), NULL;
  if (type == NULL) type = mica_type_none(p->context);
  if (type == NULL) return NULL;
  return mica_attr_opaque_checked(p->context, mica_parser_loc(p, symbol->at), symbol->dialect,
                                  symbol_text(symbol, is_pretty(symbol)), type);
}

static const mica_attr *opaque_attr(mica_parser *p, const dialect_symbol *symbol,
                                    const mica_type *type) {
  mica_str text = symbol_text(symbol, is_pretty(symbol));
  if (type == NULL) type = mica_type_none(p->context);
  if (type == NULL) return NULL;
  if (!mica_context_allows_unregistered(p->context)) {
    mica_diag *diag = mica_parser_error_begin(
        p, symbol->at,
        "#\"%S\"<\"%S\"> : '%t' attribute created with unregistered dialect. If this is "
        "intended, please "
        "call allowUnregisteredDialects() on the MLIRContext, or use "
        "-allow-unregistered-dialect with the MLIR opt "
        "tool used",
        symbol->dialect, text, type);
    mica_diag_did_you_mean(diag, mica_near_dialect_name(p->context, symbol->dialect));
    return mica_diag_report(diag), NULL;
  }
  return mica_attr_opaque_checked(p->context, mica_parser_loc(p, symbol->at), symbol->dialect, text,
                                  type);
}

static const mica_attr *registered_attr(mica_parser *p, const dialect_symbol *symbol,
                                        const mica_dialect_def *dialect, const mica_type *type) {
  mica_op_state *state = p->custom->state;
  const dialect_symbol *outer = p->custom->symbol;
  const char *mnemonic = p->custom->mnemonic;
  const char *after = p->token.at;
  if (!mica_parser_enter_hook(p)) return NULL;
  size_t errors = mica_context_error_count(p->context);
  p->custom->state = NULL;
  p->custom->symbol = symbol;
  p->custom->mnemonic = symbol->inside;
  mica_parser_jump(p, symbol->inside);
  const mica_attr *attr = p->failed ? NULL : read_registered_attr(p, dialect, type);
  if (attr == NULL) report_silence(p, errors, symbol->at, "parse_attr");
  p->custom->state = state;
  p->custom->mnemonic = mnemonic;
  p->custom->symbol = outer;
  p->failed |= attr == NULL;
  leave_symbol(p, after);
  return p->failed ? NULL : attr;
}

static const mica_attr *read_dialect_attr(mica_parser *p, const mica_type *type) {
  dialect_symbol symbol;
  if (!scan_symbol(p, &symbol)) return NULL;
  mica_parser_jump(p, symbol.end);
  if (!p->failed && p->kind == TK_COLON) {
    mica_parser_advance(p);
    type = mica_parser_type_here(p);
  }
  if (p->failed) return NULL;
  const mica_dialect_def *dialect = find_dialect(p, &symbol);
  return dialect == NULL ? opaque_attr(p, &symbol, type)
                         : registered_attr(p, &symbol, dialect, type);
}

const mica_attr *mica_parser_hash_attribute(mica_parser *p, const mica_type *type) {
  bool is_dialect = mica_parser_symbol_is_dialect(p);
  const mica_attr *attr = is_dialect ? read_dialect_attr(p, type)
                                     : resolve_alias(p, &p->top->attr_aliases);
  if (attr == NULL) p->failed = true;
  if (p->failed || type == NULL) return p->failed ? NULL : attr;
  const mica_type *actual = mica_attr_type(attr);
  if (actual == NULL || actual == type) return attr;
  mica_parser_error(p, p->token.at,
                    "attribute type different than expected: expected '%t', but got '%t'", type,
                    actual);
  return NULL;
}
