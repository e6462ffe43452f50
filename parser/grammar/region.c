// Regions and blocks. A region is read before the operation that holds it is made: until then it
// waits on p->regions->list, from where a failed parse gives everything back.
#include "grammar/region.h"
#include "grammar/location.h"

// ---- Regions that wait --------------------------------------------------------------------------

typedef struct spare_region {
  mica_region region;
  struct spare_region *next;
} spare_region;

mica_region *mica_parser_region_new(mica_parser *p) {
  mica_region **slot = parse_stack_push(p, &p->regions->list, sizeof *slot);
  if (slot == NULL) return NULL;
  spare_region *spare = p->regions->spare;
  if (spare != NULL) p->regions->spare = spare->next;
  else spare = mica_allocate(p->context, sizeof *spare);
  if (spare == NULL) {
    p->regions->list.count--;
    return mica_parser_no_memory(p), NULL;
  }
  *spare = (spare_region){.region = {.parent = p->regions->root}};
  return *slot = &spare->region;
}

static void recycle(mica_parser *p, mica_region *region) {
  spare_region *spare = (spare_region *)region;
  spare->next = p->regions->spare;
  p->regions->spare = spare;
}

void mica_parser_regions_drop(mica_parser *p, uint32_t start) {
  while (p->regions->list.count > start)
    recycle(p, *PARSE_ITEM(mica_region *, p->regions->list, --p->regions->list.count));
}

void mica_parser_regions_give(mica_parser *p, parse_list list, mica_op *op) {
  assert(list.start + list.count == p->regions->list.count && list.count <= op->region_count);
  for (uint32_t i = 0; i < list.count; i++) {
    mica_region *region = *PARSE_ITEM(mica_region *, p->regions->list, list.start + i);
    mica_region_take(mica_op_region(op, i), region);
    recycle(p, region);
  }
  p->regions->list.count = list.start;
}

void mica_parser_regions_free(mica_parser *p) {
  for (uint32_t i = 0; i < p->regions->list.count; i++) {
    mica_region *region = *PARSE_ITEM(mica_region *, p->regions->list, i);
    if (p->regions->root != NULL) mica_region_take(mica_op_region(p->regions->root, 0), region);
    recycle(p, region);
  }
  while (p->regions->spare != NULL) {
    spare_region *next = p->regions->spare->next;
    mica_free(p->context, p->regions->spare, sizeof *next);
    p->regions->spare = next;
  }
  mica_parser_stack_free(p, &p->regions->list, sizeof(mica_region *));
  mica_parser_stack_free(p, &p->regions->label.uses, sizeof(parse_use));
  mica_parser_stack_free(p, &p->regions->label.types, sizeof(const mica_type *));
}

// ---- Regions ------------------------------------------------------------------------------------

static bool define_entry_argument(mica_parser *p, const mica_parsed_argument *argument) {
  parse_use use = {argument->name.at, mica_parser_value_entry(p, argument->name.name),
                   argument->name.number};
  if (use.entry == NAME_NONE) return false;
  const char *other = mica_parser_definition_place(p, use);
  if (other != NULL) {
    mica_diag *diag = mica_parser_error_begin(
        p, use.at, "region entry argument '%S' is already in use", argument->name.name);
    mica_diag_note(diag, mica_parser_loc_at(p, other), "previously referenced here");
    return mica_diag_report(diag);
  }
  mica_block *block = mica_parser_current_block(p);
  mica_loc loc = mica_loc_equal(argument->loc, mica_loc_unknown()) ? mica_parser_loc_at(p, use.at)
                                                                   : argument->loc;
  mica_value *value =
      block == NULL ? NULL : mica_block_add_argument(p->context, block, argument->type, loc);
  if (value == NULL) return mica_parser_no_memory(p);
  return mica_parser_define(p, use, value, 1);
}

void mica_parser_region_begin(mica_parser *p) {
  mica_parser_nest(p);
  if (p->failed) return;
  mica_region *region = p->regions->entry.region;
  const mica_parsed_argument *arguments = p->regions->entry.arguments;
  size_t count = p->regions->entry.argument_count;
  bool isolated = p->regions->entry.isolated;
  memset(&p->regions->entry, 0, sizeof p->regions->entry);
  if (region == NULL) region = mica_parser_region_new(p);
  if (region == NULL || !mica_parser_scope_push(p, region, isolated)) return;
  bool is_named = count > 0 && arguments[0].name.name.size > 0;
  parse_scope_top(p)->named_arguments = is_named;
  parse_scope_top(p)->entry_argument_count = count;
  if (p->kind == TK_CARET_ID) return;  // refused after named ones, whatever they are
  for (size_t i = 0; is_named && i < count && !p->failed; i++)
    define_entry_argument(p, &arguments[i]);
}

// A hook that knows the entry block's arguments (named or by type only) leaves no room for more.
static bool entry_arguments_fit(mica_parser *p, mica_position at) {
  const parse_scope *scope = parse_scope_top(p);
  const mica_block *entry = scope->region->first;
  if (scope->entry_argument_count == 0 || entry == NULL || entry != scope->region->last)
    return true;
  if (mica_block_argument_count(entry) <= scope->entry_argument_count) return true;
  return mica_parser_error(p, at, "entry block arguments were already defined");
}

mica_region *mica_parser_region_end(mica_parser *p, parse_token brace) {
  assert(p->scopes->list.count > 0 && p->depth > 0);
  mica_region *region = parse_scope_top(p)->region;
  p->depth--;
  if (parse_scope_top(p)->entry_argument_count > 0 && mica_parser_current_block(p) == NULL)
    return NULL;
  if (!entry_arguments_fit(p, brace.at)) return NULL;
  return mica_parser_scope_pop(p) ? region : NULL;
}

parse_list mica_parser_first_region(mica_parser *p, mica_region *region) {
  assert(p->regions->list.count > 0);
  (void)region;
  return (parse_list){p->regions->list.count - 1, 1};
}

// ---- Blocks -------------------------------------------------------------------------------------

void mica_parser_block_name(mica_parser *p, parse_token name) {
  parse_scope *scope = parse_scope_top(p);
  bool is_entry = !scope->labelled && (scope->block == NULL || scope->block->first == NULL);
  if (scope->named_arguments && is_entry) {
    mica_parser_error(p, name.at, "invalid block name in region with named arguments");
    return;
  }
  if (!entry_arguments_fit(p, name.at)) return;
  block_entry *entry = mica_parser_block_entry(p, parse_text(name), name.at);
  if (entry == NULL) return;
  if (entry->defined) {
    mica_parser_error(p, name.at, "redefinition of block '%S'", parse_text(name));
    return;
  }
  if (entry->block == NULL) entry->block = mica_block_create(p->context);
  if (entry->block == NULL) {
    mica_parser_no_memory(p);
    return;
  }
  entry->defined = true;
  scope->labelled = true;
  scope->block = entry->block;
  mica_region_append(scope->region, entry->block);
}

void mica_parser_block_open(mica_parser *p) { parse_scope_top(p)->argument = NULL; }

void mica_parser_block_argument(mica_parser *p, const parse_use *name, const mica_type *type) {
  if (name->entry == NAME_NONE) return;
  if (name->number != 0) {
    mica_parser_error(p, name->at, "result number not allowed in argument list");
    return;
  }
  parse_scope *scope = parse_scope_top(p);
  scope->argument =
      mica_block_add_argument(p->context, scope->block, type, mica_parser_loc_at(p, name->at));
  p->regions->argument_use = *name;
  if (scope->argument == NULL) mica_parser_no_memory(p);
}

void mica_parser_block_argument_end(mica_parser *p) {
  mica_parser_define(p, p->regions->argument_use, parse_scope_top(p)->argument, 1);
}

void mica_parser_block_argument_loc(mica_parser *p, mica_loc loc) {
  mica_value *argument = parse_scope_top(p)->argument;
  ((mica_block_argument *)argument)->loc = loc;
  if (mica_parser_await_loc(p, NULL, argument)) mica_parser_block_argument_end(p);
}

void mica_parser_block_run(mica_parser *p) {
  const block_run *label = &p->regions->label;
  mica_parser_block_name(p, label->name);
  for (uint32_t i = 0; i < label->uses.count && !p->failed; i++) {
    mica_parser_block_argument(p, PARSE_ITEM(const parse_use, label->uses, i),
                               *PARSE_ITEM(const mica_type *, label->types, i));
    if (!p->failed) mica_parser_block_argument_end(p);
  }
  mica_parser_block_open(p);
}
