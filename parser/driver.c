// The driver: feeds tokens to the grammar, and meets the generated parsers, which pull them.
//
// Some tokens mean more than their text says, and whether they do is asked of the grammar's
// automaton: a name where an operation could start is a custom form; `!x` where a type could stand
// is resolved to that type, `#x` likewise to an attribute; a list that runs.c takes at once is one
// token. Everything else goes to the grammar as the lexer gives it.
#include "actions.h"
#include "former.h"

// ---- Tokens -------------------------------------------------------------------------------------

void mica_parser_advance(mica_parser *p) {
  p->previous_end = p->token_end;
  p->kind = mica_lex(&p->lexer, &p->token);
  p->token_end = (const char *)p->lexer.cursor;
  if (p->kind != TK_ERROR) return;
  if (!p->failed) mica_parser_error(p, p->lexer.error_at, "%s", p->lexer.error);
  p->failed = true;
}

void mica_parser_jump(mica_parser *p, const char *cursor) {
  assert(cursor >= (const char *)p->lexer.begin && cursor <= (const char *)p->lexer.end);
  p->lexer.cursor = (const unsigned char *)cursor;
  mica_parser_advance(p);
}

bool mica_parser_at_name(const mica_parser *p) { return p->kind >= TK_BARE_ID; }

// ---- Grammar parsers, kept for the next fragment ------------------------------------------------

static grammar_parser *take_parser(mica_parser *p, int start) {
  grammar_parser *g = p->pool;
  if (g != NULL) {
    p->pool = g->next;
  } else {
    g = mica_allocate(p->context, sizeof *g + mica_grammarSize());
    if (g == NULL) return mica_parser_no_memory(p), NULL;
    g->automaton = g + 1;
    mica_grammarInit(g->automaton, p);
  }
  g->start = start;
  return g;
}

static void destroy_parser(mica_parser *p, grammar_parser *g) {
  mica_grammarFinalize(g->automaton);
  mica_free(p->context, g, sizeof *g + mica_grammarSize());
}

// One that accepted is ready for another start token; one that failed is not.
static void give_parser(mica_parser *p, grammar_parser *g) {
  if (p->failed) {
    destroy_parser(p, g);
    return;
  }
  g->next = p->pool;
  p->pool = g;
}

// ---- What is told of the enclosing ones
// ----------------------------------------------------------

void mica_parser_enclose(mica_parser *p, const char *at, const char *text) {
  parse_enclosing *slot = parse_stack_push(p, &p->enclosing, sizeof *slot);
  if (slot != NULL) *slot = (parse_enclosing){at, text};
}

// The innermost first, if something in them was wrong.
static void blame_enclosing(mica_parser *p, uint32_t outer) {
  while (p->enclosing.count > outer) {
    parse_enclosing *last = PARSE_ITEM(parse_enclosing, p->enclosing, --p->enclosing.count);
    mica_parser_error(p, last->at == NULL ? p->token.at : last->at, "%s", last->text);
  }
}

// ---- One token ----------------------------------------------------------------------------------

static void push(mica_parser *p, grammar_parser *g, int kind, parse_token token) {
  p->looking_at = token;
  p->looking_kind = kind;
  mica_grammar(g->automaton, kind, token);
}

static void push_next(mica_parser *p, grammar_parser *g) {
  push(p, g, p->kind, p->token);
  if (!p->failed) mica_parser_advance(p);
}

void mica_parser_push_next(mica_parser *p, grammar_parser *g, int kind) {
  if (!p->failed) push(p, g, kind, p->token);
  if (!p->failed) mica_parser_advance(p);
}

// A value or a string may begin an operation in generic form; a string may also go on with one that
// has several names of results. That one is made before the next is looked at.
static void step_head(mica_parser *p, grammar_parser *g) {
  bool begins = mica_grammarCanShift(g->automaton, TK_RESULTS);
  if (begins && mica_parser_row(p, g)) return;
  bool is_head = !begins && p->kind == TK_STRING && mica_grammarCanShift(g->automaton, TK_OP_HEAD);
  int kind = is_head ? mica_parser_op_head_run_at(p) : p->kind;
  mica_parser_push_next(p, g, kind);
  if (!p->failed && kind == TK_OP) mica_grammarSettle(g->automaton);
}

// What the token that is next begins was read before: `kind` carries it. False: nothing was done.
static bool step_spelling(mica_parser *p, grammar_parser *g, int kind) {
  const unsigned char *end;
  const void *object = mica_parser_spelling_read(p, (const unsigned char *)p->token.at, &end);
  if (object == NULL || !mica_grammarCanShift(g->automaton, kind)) return false;
  parse_token token = {p->token.at, {.object = object}};
  push(p, g, kind, token);
  if (!p->failed) mica_parser_jump(p, (const char *)end);
  return true;
}

// `<{` after an operation's operands.
static void step_less(mica_parser *p, grammar_parser *g) {
  if (*p->lexer.cursor == '{' && step_spelling(p, g, TK_PROPERTIES)) return;
  push_next(p, g);
}

// The colon in front of an operation's type.
static void step_colon(mica_parser *p, grammar_parser *g) {
  parse_token run = p->token;
  bool is_run = mica_grammarCanShift(g->automaton, TK_OP_TYPE) &&
                mica_parser_op_type_run_at(p, &run);
  if (p->failed) return;
  push(p, g, is_run ? TK_OP_TYPE : TK_COLON, run);
  if (!p->failed) mica_parser_advance(p);
}

// `tensor`, `memref`, `vector`: after their '<' the lexer reads a shape.
static void step_shaped(mica_parser *p, grammar_parser *g) {
  bool is_vector = p->kind == TK_VECTOR;
  if (step_spelling(p, g, TK_TYPE)) return;
  push_next(p, g);
  if (p->failed || p->kind != TK_LESS) return;
  push(p, g, TK_LESS, p->token);
  if (p->failed) return;
  if (mica_grammarCanShift(g->automaton, TK_SHAPE)) {
    parse_token shape = p->token;
    if (!mica_parser_shape(p, is_vector, &shape)) return;
    push(p, g, TK_SHAPE, shape);
  }
  if (!p->failed) mica_parser_advance(p);
}

static void step_bang(mica_parser *p, grammar_parser *g) {
  if (step_spelling(p, g, TK_TYPE)) return;
  if (!mica_grammarCanShift(g->automaton, TK_TYPE)) {
    push_next(p, g);
    return;
  }
  parse_token token = p->token;
  token.as.object = mica_parser_bang_type(p);
  push(p, g, TK_TYPE, token);  // one that failed, too: so what encloses it is known
}

// An alias is left to the grammar where it has its own meaning for it: `#a = ...`, `loc(#a)`,
// `%x#1`.
static void step_hash(mica_parser *p, grammar_parser *g) {
  bool is_raw = !mica_parser_symbol_is_dialect(p) && mica_grammarCanShift(g->automaton, TK_HASH_ID);
  if (is_raw || !mica_grammarCanShift(g->automaton, TK_ATTRIBUTE)) {
    push_next(p, g);
    return;
  }
  parse_token token = p->token;
  token.as.object = mica_parser_hash_attribute(p, NULL);
  push(p, g, TK_ATTRIBUTE, token);
}

// Operations in custom form that follow one another: the last of them. NULL: failed.
static mica_op *read_custom_ops(mica_parser *p) {
  mica_op *op;
  do op = mica_parser_custom_op(p);
  while (!p->failed && mica_parser_custom_run_at(p));
  return op;
}

// CUSTOM_OPEN makes the grammar finish what stands before (the operation, the list of results);
// CUSTOM_OP then carries the operation that the hook has made, where there may be more the last.
static void step_custom(mica_parser *p, grammar_parser *g) {
  push(p, g, TK_CUSTOM_OPEN, p->token);
  parse_token token = p->token;
  if (p->failed) return;
  token.as.object = g->start == TK_START_OPERATION ? mica_parser_custom_op(p) : read_custom_ops(p);
  if (!p->failed) push(p, g, TK_CUSTOM_OP, token);
}

// A name where an operation can start is the name of one, but for `i32`, and for the location of
// the operation before.
static bool is_op_name(const mica_parser *p, const grammar_parser *g) {
  if (p->kind == TK_INTEGER_TYPE || !mica_grammarCanShift(g->automaton, TK_CUSTOM_OPEN))
    return false;
  return p->kind != TK_LOC || !mica_grammarCanShift(g->automaton, TK_LOC);
}

static void step_name(mica_parser *p, grammar_parser *g) {
  if (is_op_name(p, g)) {
    step_custom(p, g);
  } else if (p->kind == TK_TENSOR || p->kind == TK_MEMREF || p->kind == TK_VECTOR) {
    step_shaped(p, g);
  } else if (p->kind != TK_COMPLEX || !step_spelling(p, g, TK_TYPE)) {
    push_next(p, g);
  }
}

bool mica_parser_can_push(const grammar_parser *g, int kind) {
  return mica_grammarCanShift(g->automaton, kind);
}
void mica_parser_push(mica_parser *p, grammar_parser *g, int kind, parse_token token) {
  push(p, g, kind, token);
}
void mica_parser_settle(grammar_parser *g) { mica_grammarSettle(g->automaton); }

// Says how far the text has been read.
static void tell_passed(mica_parser *p) {
  const size_t step = 1 << 20;
  size_t offset = (size_t)(p->lexer.cursor - p->lexer.begin);
  bool is_asked = p->options->passed != NULL && p->options->nul_terminated;
  if (is_asked) mica_parser_signatures_forget(p);
  if (is_asked) p->options->passed(p->options->passed_user, offset);
  bool is_last = !is_asked || (size_t)(p->lexer.end - p->lexer.cursor) <= step;
  p->pass_at = is_last ? p->lexer.end : p->lexer.cursor + step;
}

// Now and then, or at each token where older text is read. True: the token was taken.
static bool step_aside(mica_parser *p, grammar_parser *g) {
  if (p->former != NULL) return p->options->former->step(p, g);
  tell_passed(p);
  return false;
}

static void step(mica_parser *p, grammar_parser *g) {
  if (p->lexer.cursor > p->pass_at && step_aside(p, g)) return;
  switch (p->kind) {
  case TK_STRING:
  case TK_VALUE: step_head(p, g); return;
  case TK_CARET_ID:
  case TK_RBRACE:
    if (!mica_parser_row(p, g) && !p->failed) push_next(p, g);
    return;
  case TK_COLON: step_colon(p, g); return;
  case TK_LESS: step_less(p, g); return;
  case TK_BANG_ID: step_bang(p, g); return;
  case TK_HASH_ID: step_hash(p, g); return;
  case TK_ERROR: p->failed = true; return;
  case TK_END: push(p, g, TK_END, p->token); return;
  default: break;
  }
  if (p->kind >= TK_BARE_ID) step_name(p, g);
  else push_next(p, g);
}

void mica_parser_step(mica_parser *p, grammar_parser *g) { step(p, g); }

// ---- Fragments ----------------------------------------------------------------------------------

// Whether the token that is next belongs to the fragment.
static bool can_go_on(const mica_parser *p, const grammar_parser *g) {
  if (p->kind == TK_ERROR) return true;
  if (p->kind == TK_BANG_ID && mica_grammarCanShift(g->automaton, TK_TYPE)) return true;
  if (p->kind == TK_HASH_ID && mica_grammarCanShift(g->automaton, TK_ATTRIBUTE)) return true;
  if (p->kind >= TK_BARE_ID && mica_grammarCanShift(g->automaton, TK_CUSTOM_OPEN)) return true;
  return p->kind != TK_END && mica_grammarCanShift(g->automaton, p->kind);
}

// A fragment that could not end here either is wrong at this token: the grammar is given it and
// says so. Nobody asks after each token of a region, which ends with a brace.
static bool ends(const mica_parser *p, const grammar_parser *g) {
  if (g->start == TK_START_REGION && p->looking_kind != TK_RBRACE) return false;
  return mica_grammarCanShift(g->automaton, TK_END) && !can_go_on(p, g);
}

// `op`: what was read of the fragment before; or NULL.
static bool read_fragment(mica_parser *p, int start, const mica_op *op) {
  assert(start >= TK_START_MODULE && start <= TK_START_OPERATION);
  grammar_parser *g = take_parser(p, start);
  if (g == NULL) return false;
  uint32_t outer = p->enclosing.count;
  parse_token token = {p->token.at, {0}};
  push(p, g, start, token);
  if (op != NULL) push(p, g, TK_CUSTOM_OPEN, token);
  token.as.object = op;
  if (op != NULL) push(p, g, TK_CUSTOM_OP, token);
  if (!p->failed) step(p, g);
  while (!p->failed && !ends(p, g)) step(p, g);
  if (!p->failed) push(p, g, TK_END, p->token);
  give_parser(p, g);
  blame_enclosing(p, outer);
  return !p->failed;
}

bool mica_parser_fragment(mica_parser *p, int start) { return read_fragment(p, start, NULL); }

// Most regions hold operations in custom form alone: the grammar reads what follows them, if
// anything does.
bool mica_parser_region_here(mica_parser *p) {
  p->looking_at = p->token;
  if (p->kind != TK_LBRACE)
    return mica_parser_error_wrong_token(p, "expected '{' to begin a region");
  mica_parser_advance(p);
  if (!p->failed) mica_parser_region_begin(p);
  if (p->failed) return false;
  const mica_op *last = mica_parser_custom_run_at(p) ? read_custom_ops(p) : NULL;
  if (p->failed || p->kind != TK_RBRACE)
    return !p->failed && read_fragment(p, TK_START_REGION, last);
  parse_token brace = p->token;
  mica_parser_advance(p);
  if (!p->failed) mica_parser_region_end(p, brace);
  return !p->failed;
}

static bool parse_text_with(mica_parser *p, int start) {
  grammar_parser *g = take_parser(p, start);
  if (g == NULL) return false;
  push(p, g, start, p->token);
  int kind;
  do {
    kind = p->kind;
    step(p, g);
  } while (!p->failed && kind != TK_END);
  give_parser(p, g);
  blame_enclosing(p, 0);
  return !p->failed;
}

bool mica_parser_enter_hook(mica_parser *p) {
  char here;
  const char *now = &here;
  size_t used = (size_t)(now < p->stack_base ? p->stack_base - now : now - p->stack_base);
  if (used < p->stack_limit) return true;
  return mica_parser_error(
      p, p->token.at, "nested too deeply: the limit of stack for nested custom forms is %z bytes",
      p->stack_limit);
}

bool mica_parser_reads_former(const mica_parser *p) { return p->former != NULL; }

// ---- Public entries -----------------------------------------------------------------------------

static bool start_parser(mica_parser *p, mica_context *ctx, mica_str text,
                         const mica_parse_options *options) {
  const mica_limits *limits = mica_context_limits(ctx);
  p->context = ctx;
  p->lexer = (lexer){.cursor = (const unsigned char *)text.data,
                     .begin = (const unsigned char *)text.data,
                     .end = (const unsigned char *)text.data + text.size};
  p->depth_limit = limits->nesting > UINT32_MAX ? UINT32_MAX : (uint32_t)limits->nesting;
  p->stack_limit = limits->stack_bytes;
  p->first_column = options->first_column == 0 ? 1 : options->first_column;
  p->line = options->first_line == 0 ? 1 : options->first_line;
  p->line_at = p->line_start = text.data;
  p->pass_at = p->lexer.begin;
  p->options = options;
  p->file = options->file.data == NULL ? MICA_STR("-") : options->file;
  p->file_number = mica_loc_file_number(ctx, p->file);
  if (options->former != NULL && !options->former->begin(p)) return false;
  mica_parser_advance(p);
  return !p->failed;
}

static void free_pool(mica_parser *p) {
  while (p->pool != NULL) {
    grammar_parser *next = p->pool->next;
    destroy_parser(p, p->pool);
    p->pool = next;
  }
}

static void free_lists(mica_parser *p) {
  mica_parser_stack_free(p, &p->types, sizeof(const mica_type *));
  mica_parser_stack_free(p, &p->attrs, sizeof(const mica_attr *));
  mica_parser_stack_free(p, &p->names, sizeof(mica_named_attr));
  mica_parser_stack_free(p, &p->name_places, sizeof(const char *));
  mica_parser_stack_free(p, &p->uses, sizeof(parse_use));
  mica_parser_stack_free(p, &p->head.uses, sizeof(parse_use));
  mica_parser_stack_free(p, &p->head.successors, sizeof(parse_token));
  mica_parser_stack_free(p, &p->head.types, sizeof(const mica_type *));
  mica_parser_stack_free(p, &p->label.uses, sizeof(parse_use));
  mica_parser_stack_free(p, &p->label.types, sizeof(const mica_type *));
  mica_parser_stack_free(p, &p->frames, sizeof(op_frame));
  mica_parser_stack_free(p, &p->results, sizeof(parse_result_record));
  mica_parser_stack_free(p, &p->successors, sizeof(mica_block *));
  mica_parser_stack_free(p, &p->values, sizeof(mica_value *));
  mica_parser_stack_free(p, &p->dims, sizeof(int64_t));
  mica_parser_stack_free(p, &p->exprs, sizeof(const mica_affine_expr *));
  mica_parser_stack_free(p, &p->equalities, sizeof(bool));
  mica_parser_stack_free(p, &p->locs, sizeof(mica_loc));
  mica_parser_stack_free(p, &p->literals, sizeof(parse_literal));
  mica_parser_stack_free(p, &p->literal_levels, sizeof(literal_level));
  mica_parser_stack_free(p, &p->symbols, sizeof(mica_str));
  mica_parser_stack_free(p, &p->bytes, 1);
  mica_parser_stack_free(p, &p->deferred, sizeof(deferred_loc));
  mica_parser_stack_free(p, &p->enclosing, sizeof(parse_enclosing));
  mica_parser_names_free(p, &p->distinct_ids);
  mica_parser_stack_free(p, &p->distinct, sizeof(const mica_attr *));
}

// Everything that was read and not handed out hangs on p->root or waits on p->regions.
static void free_parser(mica_parser *p) {
  mica_parser_regions_free(p);
  mica_op_destroy(p->root);
  mica_parser_forwards_free(p);
  mica_parser_scopes_free(p);
  mica_parser_names_free(p, &p->type_aliases.names);
  mica_parser_stack_free(p, &p->type_aliases.values, sizeof(void *));
  mica_parser_names_free(p, &p->attr_aliases.names);
  mica_parser_stack_free(p, &p->attr_aliases.values, sizeof(void *));
  mica_parser_names_free(p, &p->affine_names);
  mica_parser_names_free(p, &p->affine_value_names);
  mica_parser_names_free(p, &p->entry_names);
  mica_parser_spellings_free(p);
  if (p->former != NULL) p->options->former->drop(p);
  free_lists(p);
  free_pool(p);
  mica_parser_scratch_free(p);
}

// Older text means something only when all of it is known.
static bool end_former(mica_parser *p) { return p->former == NULL || p->options->former->end(p); }

// The wrapper of what is read; it stays when the text is not one module of its own.
static bool make_root(mica_parser *p, const mica_parse_options *options) {
  const mica_op_name *name = mica_op_name_get(p->context, MICA_STR("builtin.module"));
  const mica_op_parts parts = {.region_count = 1};
  mica_loc loc = mica_loc_file(p->context, p->file, options->first_line, options->first_column);
  if (name != NULL) p->root = mica_op_create(loc, name, &parts);
  if (p->root == NULL) return mica_parser_no_memory(p);
  return mica_parser_scope_push(p, mica_op_region(p->root, 0), true) &&
         mica_parser_current_block(p) != NULL;
}

static mica_op *take_root(mica_parser *p, bool no_implicit_module) {
  mica_block *block = mica_region_first(mica_op_region(p->root, 0));
  mica_op *only = mica_block_first(block) == mica_block_last(block) ? mica_block_first(block)
                                                                    : NULL;
  if (no_implicit_module && only == NULL) {
    size_t count = 0;
    for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) count++;
    mica_error(p->context, mica_op_loc(p->root),
               "source must contain a single top-level operation, found: %z", count);
    return NULL;
  }
  bool is_whole = only != NULL && (no_implicit_module || only->name == p->root->name);
  if (is_whole) {
    mica_op_remove(only);
    return only;
  }
  mica_op *root = p->root;
  p->root = NULL;
  return root;
}

// ---- Memory for a text --------------------------------------------------------------------------

// Every text has this much, and this many times its size: more is asked for by little text that
// means much, as a few digits of an integer of 16 million bits do.
enum { MEMORY_FOR_ALL = 64 << 20, MEMORY_FOR_BYTE = 40 };

static mica_budget budget_for(mica_context *ctx, mica_str text) {
  bool is_huge = text.size > (SIZE_MAX - MEMORY_FOR_ALL) / MEMORY_FOR_BYTE;
  return mica_context_budget_begin(
      ctx, is_huge ? SIZE_MAX : MEMORY_FOR_ALL + text.size * MEMORY_FOR_BYTE);
}

// To be called before the parser is given back: the error stands where it was.
static void end_budget(mica_parser *p, mica_budget before) {
  size_t errors = mica_context_error_count(p->context);
  bool passed = mica_context_budget_end(p->context, before);
  bool is_silent = p->failed && errors == p->errors_before && p->token.at != NULL;
  if (!is_silent || (!passed && mica_context_out_of_memory(p->context))) return;
  mica_parser_error(p, p->token.at,
                    "this needs too much memory: a limit of the context is passed (`bytes`; 64 MB "
                    "and 40 times the text where it isn't set)");
}

static mica_op *read_module(mica_context *ctx, mica_str text, const mica_parse_options *options) {
  mica_budget before = budget_for(ctx, text);
  mica_parser p = {.errors_before = mica_context_error_count(ctx)};
  char base;
  p.stack_base = &base;
  mica_op *result = NULL;
  if (start_parser(&p, ctx, text, options) && make_root(&p, options) &&
      parse_text_with(&p, TK_START_MODULE) && mica_parser_check_forwards(&p) &&
      mica_parser_resolve_awaited(&p) && mica_parser_scope_pop(&p) && end_former(&p))
    result = take_root(&p, options->no_implicit_module);
  end_budget(&p, before);
  free_parser(&p);
  return result;
}

// A copy with a NUL after it. {NULL, 0}: no memory.
static mica_str copy_text(mica_context *ctx, mica_str text) {
  char *copy = text.size == SIZE_MAX ? NULL : mica_allocate(ctx, text.size + 1);
  if (copy == NULL) return (mica_str){NULL, 0};
  if (text.size > 0) memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  return (mica_str){copy, text.size};
}

static const mica_parse_options defaults = {0};

mica_op *mica_parse_module(mica_context *ctx, mica_str text, const mica_parse_options *options) {
  if (options == NULL) options = &defaults;
  if (options->nul_terminated) {
    assert(text.data[text.size] == '\0');
    return read_module(ctx, text, options);
  }
  mica_str copy = copy_text(ctx, text);
  if (copy.data == NULL) return NULL;
  mica_op *op = read_module(ctx, copy, options);
  mica_free(ctx, (void *)(uintptr_t)copy.data, copy.size + 1);
  return op;
}

// ---- One type or attribute ----------------------------------------------------------------------

typedef struct whole_text {
  const mica_type *type;
  const mica_attr *attr;
} whole_text;

static whole_text read_fragment_text(mica_context *ctx, mica_str text, int start) {
  mica_budget before = budget_for(ctx, text);
  mica_parser p = {.context = ctx, .errors_before = mica_context_error_count(ctx)};
  char base;
  p.stack_base = &base;
  whole_text result = {NULL, NULL};
  mica_str copy = copy_text(ctx, text);
  if (copy.data == NULL) {
    end_budget(&p, before);
    return result;
  }
  if (start_parser(&p, ctx, copy, &defaults) && mica_parser_fragment(&p, start)) {
    if (p.kind != TK_END && !p.failed)
      mica_parser_error(&p, p.token.at, "found trailing characters: '%S'",
                        (mica_str){p.token.at, (size_t)(copy.data + copy.size - p.token.at)});
    if (!p.failed) result = (whole_text){p.fragment.type, p.fragment.attr};
  }
  end_budget(&p, before);
  free_parser(&p);
  mica_free(ctx, (void *)(uintptr_t)copy.data, copy.size + 1);
  return result;
}

const mica_type *mica_parse_type_text(mica_context *ctx, mica_str text) {
  return read_fragment_text(ctx, text, TK_START_TYPE).type;
}

const mica_attr *mica_parse_attr_text(mica_context *ctx, mica_str text) {
  return read_fragment_text(ctx, text, TK_START_ATTRIBUTE).attr;
}
