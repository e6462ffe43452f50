// Reading a text: a parser with the state of all its rooms, from the public entry to what is handed
// out.
#include "custom/custom.h"
#include "driver.h"
#include "grammar/dense.h"
#include "shortcut/shortcut.h"

typedef struct reader {
  mica_parser parser;
  type_state types;
  attribute_state attrs;
  dense_state dense;
  affine_state affine;
  location_state locs;
  operation_state ops;
  split_state splits;
  region_state regions;
  scope_state scopes;
  top_level_state top;
  fragment_state fragment;
  custom_state custom;
  seen_state seen;
  size_t errors_before;  // that the context had reported
} reader;

// ---- Beginning and end --------------------------------------------------------------------------

// The reader is all zeros. `base`: where the C stack is.
static mica_parser *assemble(reader *r, mica_context *ctx, const char *base) {
  mica_parser *p = &r->parser;
  r->errors_before = mica_context_error_count(ctx);
  p->context = ctx;
  p->stack_base = base;
  p->types = &r->types;
  p->attrs = &r->attrs;
  p->dense = &r->dense;
  p->affine = &r->affine;
  p->locs = &r->locs;
  p->ops = &r->ops;
  p->splits = &r->splits;
  p->regions = &r->regions;
  p->scopes = &r->scopes;
  p->top = &r->top;
  p->fragment = &r->fragment;
  p->custom = &r->custom;
  p->seen = &r->seen;
  p->driver = &mica_parser_driver;
  p->shortcuts = &mica_parser_shortcuts;
  return p;
}

static bool start_parser(mica_parser *p, mica_str text, const mica_parse_options *options) {
  const mica_limits *limits = mica_context_limits(p->context);
  p->lexer = (lexer){.cursor = (const unsigned char *)text.data,
                     .begin = (const unsigned char *)text.data,
                     .end = (const unsigned char *)text.data + text.size};
  p->depth_limit = limits->nesting > UINT32_MAX ? UINT32_MAX : (uint32_t)limits->nesting;
  p->stack_limit = limits->stack_bytes;
  p->position.first_column = options->first_column == 0 ? 1 : options->first_column;
  p->position.line = options->first_line == 0 ? 1 : options->first_line;
  p->position.line_at = p->position.line_start = text.data;
  p->pass_at = p->lexer.begin;
  p->options = options;
  p->position.file = options->file.data == NULL ? MICA_STR("-") : options->file;
  p->position.file_number = mica_loc_file_number(p->context, p->position.file);
  if (options->former != NULL && !options->former->begin(p)) return false;
  mica_parser_advance(p);
  return !p->failed;
}

// Everything that was read and not handed out hangs on the root or waits in a list.
static void free_parser(mica_parser *p) {
  mica_parser_regions_free(p);
  mica_op_destroy(p->regions->root);
  mica_parser_forwards_free(p);
  mica_parser_scopes_free(p);
  mica_parser_types_free(p);
  mica_parser_attributes_free(p);
  mica_parser_dense_free(p);
  mica_parser_affine_free(p);
  mica_parser_locations_free(p);
  mica_parser_operations_free(p);
  mica_parser_top_level_free(p);
  mica_custom_free(p);
  p->shortcuts->free(p);
  if (p->former != NULL) p->options->former->drop(p);
  mica_parser_fragments_free(p);
  mica_parser_scratch_free(p);
}

// Older text means something only when all of it is known.
static bool end_former(mica_parser *p) { return p->former == NULL || p->options->former->end(p); }

// ---- The module ---------------------------------------------------------------------------------

// The wrapper of what is read; it stays when the text is not one module of its own.
static bool make_root(mica_parser *p, const mica_parse_options *options) {
  const mica_op_name *name = mica_op_name_get(p->context, MICA_STR("builtin.module"));
  const mica_op_parts parts = {.region_count = 1};
  mica_loc loc =
      mica_loc_file(p->context, p->position.file, options->first_line, options->first_column);
  if (name != NULL) p->regions->root = mica_op_create(loc, name, &parts);
  if (p->regions->root == NULL) return mica_parser_no_memory(p);
  return mica_parser_scope_push(p, mica_op_region(p->regions->root, 0), true) &&
         mica_parser_current_block(p) != NULL;
}

static mica_op *take_root(mica_parser *p, bool no_implicit_module) {
  mica_block *block = mica_region_first(mica_op_region(p->regions->root, 0));
  mica_op *only = mica_block_first(block) == mica_block_last(block) ? mica_block_first(block)
                                                                    : NULL;
  if (no_implicit_module && only == NULL) {
    size_t count = 0;
    for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) count++;
    mica_error(p->context, mica_op_loc(p->regions->root),
               "source must contain a single top-level operation, found: %z", count);
    return NULL;
  }
  bool is_whole = only != NULL && (no_implicit_module || only->name == p->regions->root->name);
  if (is_whole) {
    mica_op_remove(only);
    return only;
  }
  mica_op *root = p->regions->root;
  p->regions->root = NULL;
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
static void end_budget(reader *r, mica_budget before) {
  mica_parser *p = &r->parser;
  size_t errors = mica_context_error_count(p->context);
  bool passed = mica_context_budget_end(p->context, before);
  bool is_silent = p->failed && errors == r->errors_before && p->token.at != NULL;
  if (!is_silent || (!passed && mica_context_out_of_memory(p->context))) return;
  mica_parser_error(p, p->token.at,
                    "this needs too much memory: a limit of the context is passed (`bytes`; 64 MB "
                    "and 40 times the text where it isn't set)");
}

// ---- Public entries -----------------------------------------------------------------------------

static mica_op *read_module(mica_context *ctx, mica_str text, const mica_parse_options *options) {
  mica_budget before = budget_for(ctx, text);
  reader r = {0};
  char base;
  mica_parser *p = assemble(&r, ctx, &base);
  mica_op *result = NULL;
  if (start_parser(p, text, options) && make_root(p, options) &&
      mica_parser_read(p, TK_START_MODULE) && mica_parser_check_forwards(p) &&
      mica_parser_resolve_awaited(p, p->regions->root) && mica_parser_scope_pop(p) && end_former(p))
    result = take_root(p, options->no_implicit_module);
  end_budget(&r, before);
  free_parser(p);
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
  reader r = {0};
  char base;
  mica_parser *p = assemble(&r, ctx, &base);
  whole_text result = {NULL, NULL};
  mica_str copy = copy_text(ctx, text);
  if (copy.data == NULL) {
    end_budget(&r, before);
    return result;
  }
  if (start_parser(p, copy, &defaults) && parse_fragment(p, start)) {
    if (p->kind != TK_END && !p->failed)
      mica_parser_error(p, p->token.at, "found trailing characters: '%S'",
                        (mica_str){p->token.at, (size_t)(copy.data + copy.size - p->token.at)});
    if (!p->failed) result = (whole_text){p->fragment->type, p->fragment->attr};
  }
  end_budget(&r, before);
  free_parser(p);
  mica_free(ctx, (void *)(uintptr_t)copy.data, copy.size + 1);
  return result;
}

const mica_type *mica_parse_type_text(mica_context *ctx, mica_str text) {
  return read_fragment_text(ctx, text, TK_START_TYPE).type;
}

const mica_attr *mica_parse_attr_text(mica_context *ctx, mica_str text) {
  return read_fragment_text(ctx, text, TK_START_ATTRIBUTE).attr;
}
