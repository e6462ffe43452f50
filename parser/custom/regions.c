// Regions of custom forms, and the arguments that a hook reads in front of them.
#include "custom/custom.h"

// ---- Arguments ----------------------------------------------------------------------------------

static bool argument_attributes(mica_parser *p, mica_parsed_argument *out) {
  if (p->failed || p->kind != TK_LBRACE) return !p->failed;
  const char *open = p->token.at, *end;
  out->attributes = mica_custom_known_dictionary(p, &end);
  if (out->attributes != NULL) return true;
  if (p->failed || !parse_fragment(p, TK_START_DICTIONARY)) return false;
  out->attributes = mica_parser_dictionary(p, p->fragment->list);
  mica_custom_remember(p, open, end, out->attributes);
  return out->attributes != NULL;
}

bool mica_parse_argument(mica_parser *p, bool with_type, bool with_attributes,
                         mica_parsed_argument *out) {
  *out = (mica_parsed_argument){0};
  if (!mica_custom_value_name(p, &out->name)) return false;
  if (p->kind == TK_HASH_ID)
    return mica_parser_error(p, p->token.at, "result number not allowed in argument list");
  if (with_type && (!mica_parse_punct(p, ':') || !mica_parse_type(p, &out->type))) return false;
  if (with_attributes && !argument_attributes(p, out)) return false;
  return mica_parse_optional_loc(p, &out->loc);
}

mica_parsed mica_parse_optional_argument(mica_parser *p, bool with_type, bool with_attributes,
                                         mica_parsed_argument *out) {
  if (p->failed) return MICA_FAILED;
  if (p->kind != TK_VALUE) return MICA_ABSENT;
  return mica_parse_argument(p, with_type, with_attributes, out) ? MICA_PARSED : MICA_FAILED;
}

bool mica_parse_arguments(mica_parser *p, int open, bool with_type, bool with_attributes,
                          mica_parsed_arguments *out) {
  scratch_list list = {0};
  bool empty;
  *out = (mica_parsed_arguments){NULL, 0};
  if (!mica_custom_list_open(p, open, false, " in argument list", &empty) || empty)
    return !p->failed;
  if (open == 0 && p->kind != TK_VALUE) return !p->failed;
  do {
    mica_parsed_argument *argument = mica_custom_list_push(p, &list, sizeof *argument);
    if (argument == NULL || !mica_parse_argument(p, with_type, with_attributes, argument))
      return false;
  } while (mica_parse_optional_punct(p, ','));
  *out = (mica_parsed_arguments){list.items, list.count};
  return mica_custom_list_close(p, open, " in argument list");
}

// ---- Assignments --------------------------------------------------------------------------------

static bool make_room(mica_parser *p, mica_assignments *list) {
  if (list->size < list->capacity) return true;
  size_t capacity = 2 * list->capacity + 4;
  mica_parsed_argument *arguments = mica_parser_scratch_take(p, capacity * sizeof *arguments);
  mica_operand_ref *operands = mica_parser_scratch_take(p, capacity * sizeof *operands);
  if (arguments == NULL || operands == NULL) return false;
  if (list->size > 0) memcpy(arguments, list->arguments, list->size * sizeof *arguments);
  if (list->size > 0) memcpy(operands, list->operands, list->size * sizeof *operands);
  *list = (mica_assignments){arguments, operands, list->size, capacity};
  return true;
}

bool mica_assignments_add(mica_parser *p, mica_assignments *list,
                          const mica_parsed_argument *argument) {
  if (!make_room(p, list)) return false;
  list->operands[list->size] = (mica_operand_ref){0};
  list->arguments[list->size++] = *argument;
  return true;
}

static bool parse_assignment(mica_parser *p, void *user) {
  mica_assignments *list = user;
  mica_parsed_argument argument;
  return mica_parse_argument(p, false, false, &argument) && mica_parse_punct(p, '=') &&
         mica_assignments_add(p, list, &argument) &&
         mica_parse_operand(p, &list->operands[list->size - 1]);
}

bool mica_parse_assignments(mica_parser *p, mica_assignments *list) {
  if (!mica_parse_optional_punct(p, '(')) return mica_parse_error(p, p->token.at, "expected '('");
  return mica_parse_list_until(p, ')', parse_assignment, list);
}

// ---- Regions ------------------------------------------------------------------------------------

bool mica_parse_region(mica_parser *p, mica_region *region, const mica_parsed_argument *arguments,
                       size_t count, bool name_shadowing) {
  assert(region != NULL && (arguments != NULL || count == 0));
  if (p->failed || !mica_parser_enter_hook(p)) return false;
  if (p->former != NULL && !p->options->former->enter_region(p)) return false;
  p->regions->entry.region = region;
  p->regions->entry.arguments = arguments;
  p->regions->entry.argument_count = count;
  p->regions->entry.isolated = name_shadowing;
  bool parsed = parse_region_here(p);
  memset(&p->regions->entry, 0, sizeof p->regions->entry);
  return parsed;
}

mica_parsed mica_parse_optional_region(mica_parser *p, mica_region *region,
                                       const mica_parsed_argument *arguments, size_t count,
                                       bool name_shadowing) {
  if (p->failed) return MICA_FAILED;
  if (p->kind != TK_LBRACE) return MICA_ABSENT;
  return mica_parse_region(p, region, arguments, count, name_shadowing) ? MICA_PARSED : MICA_FAILED;
}

static mica_block *ensure_block(mica_context *ctx, mica_region *region) {
  if (region->last != NULL) return region->last;
  mica_block *block = mica_block_create(ctx);
  if (block != NULL) mica_region_append(region, block);
  return block;
}

bool mica_region_ensure_terminator(mica_region *region, const mica_op_def *terminator,
                                   mica_loc loc) {
  assert(region->parent != NULL);
  mica_context *ctx = mica_op_context(region->parent);
  mica_block *block = ensure_block(ctx, region);
  if (block == NULL) return false;
  if (block->last != NULL && mica_op_has_flag(block->last, MICA_OP_TERMINATOR)) return true;
  mica_builder b = mica_builder_at_end(ctx, block);
  const mica_op_parts parts = {.region_count = mica_op_def_made_regions(terminator)};
  return mica_builder_insert_new(&b, loc, terminator, &parts) != NULL;
}
