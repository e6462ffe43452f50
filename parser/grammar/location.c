// Locations, and those that an alias at the end of the text gives.
#include "grammar/location.h"
#include "grammar/top_level.h"
#include "grammar/type.h"

static mica_str alias_name(parse_token token) {
  return (mica_str){token.at + 1, token.as.size - 1};
}

static const mica_attr *find_alias(const mica_parser *p, mica_str name) {
  uint32_t number = mica_parser_name_find(p, &p->top->attr_aliases.names, name);
  return number == NAME_NONE ? NULL
                             : *PARSE_ITEM(const mica_attr *, p->top->attr_aliases.values, number);
}

static bool location_of(mica_parser *p, const char *at, const mica_attr *attr, mica_loc *loc) {
  if (!mica_attr_is_location(attr))
    return mica_parser_error(p, at, "expected location, but found '%a'", attr);
  *loc = mica_attr_location_value(attr);
  return true;
}

// ---- Aliases ------------------------------------------------------------------------------------

mica_loc mica_parser_deferred_location(mica_parser *p, parse_token alias) {
  mica_loc loc = mica_loc_unknown();
  const mica_attr *attr = find_alias(p, alias_name(alias));
  if (attr == NULL) p->locs->awaited = (deferred_loc){.alias = alias_name(alias), .at = alias.at};
  else location_of(p, alias.at, attr, &loc);
  return loc;
}

bool mica_parser_await_loc(mica_parser *p, mica_op *op, mica_value *argument) {
  if (p->locs->awaited.alias.data == NULL) return true;
  deferred_loc *slot = parse_stack_push(p, &p->locs->deferred, sizeof *slot);
  if (slot == NULL) return false;
  *slot = (deferred_loc){op, argument, p->locs->awaited.alias, p->locs->awaited.at};
  p->locs->awaited.alias = (mica_str){NULL, 0};
  return true;
}

// A hook is given a location before its alias is known: a name that no text can make, with the
// number of the entry that awaits the alias. It is looked for at the end, in whatever the hook
// made.
static const char marker_prefix[] = "\x01location ";
enum { MARKER_SIZE = sizeof marker_prefix - 1 };

bool mica_parser_mark_awaited(mica_parser *p, mica_loc *loc) {
  if (p->locs->awaited.alias.data == NULL) return true;
  char name[MARKER_SIZE + sizeof(uint32_t)];
  memcpy(name, marker_prefix, MARKER_SIZE);
  memcpy(name + MARKER_SIZE, &p->locs->deferred.count, sizeof(uint32_t));
  *loc = mica_loc_name(p->context, (mica_str){name, sizeof name}, mica_loc_unknown());
  p->locs->has_markers = true;
  return mica_parser_await_loc(p, NULL, NULL) && !mica_context_out_of_memory(p->context);
}

static bool awaited_location(mica_parser *p, const deferred_loc *awaited, mica_loc *loc) {
  const mica_attr *attr = find_alias(p, awaited->alias);
  if (attr == NULL)
    return mica_parser_error(p, awaited->at, "operation location alias was never defined");
  return location_of(p, awaited->at, attr, loc);
}

static void replace_marker(mica_parser *p, mica_loc *loc) {
  uint32_t entry;
  if (mica_loc_kind_of(*loc) != MICA_LOC_NAME) return;
  mica_str name = mica_loc_name_of(*loc);
  if (name.size != MARKER_SIZE + sizeof entry || memcmp(name.data, marker_prefix, MARKER_SIZE) != 0)
    return;
  memcpy(&entry, name.data + MARKER_SIZE, sizeof entry);
  if (entry < p->locs->deferred.count)
    awaited_location(p, PARSE_ITEM(deferred_loc, p->locs->deferred, entry), loc);
}

static mica_walk replace_markers(void *user, mica_op *op) {
  mica_parser *p = user;
  replace_marker(p, &op->loc);
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    for (mica_block *block = mica_region_first(mica_op_region(op, i)); block != NULL;
         block = mica_block_next(block))
      for (size_t k = 0; k < mica_block_argument_count(block); k++)
        replace_marker(p, &((mica_block_argument *)mica_block_argument_at(block, k))->loc);
  return p->failed ? MICA_WALK_STOP : MICA_WALK_ON;
}

bool mica_parser_resolve_awaited(mica_parser *p, mica_op *root) {
  for (uint32_t i = 0; i < p->locs->deferred.count; i++) {
    const deferred_loc *awaited = PARSE_ITEM(deferred_loc, p->locs->deferred, i);
    mica_loc loc;
    if (!awaited_location(p, awaited, &loc)) return false;
    if (awaited->op != NULL) mica_op_set_loc(awaited->op, loc);
    else if (awaited->argument != NULL) ((mica_block_argument *)awaited->argument)->loc = loc;
  }
  return !p->locs->has_markers || mica_op_walk_before(root, replace_markers, p);
}

mica_loc mica_parser_location_alias(mica_parser *p, parse_token alias) {
  const mica_attr *attr = find_alias(p, alias_name(alias));
  if (attr == NULL) {
    mica_parser_error_wrong_token(p, "undefined symbol alias id '%S'", alias_name(alias));
    return mica_loc_unknown();
  }
  return mica_parser_location_value(p, (parse_token){alias.at, {.object = attr}});
}

mica_loc mica_parser_location_value(mica_parser *p, parse_token attribute) {
  const mica_attr *attr = attribute.as.object;
  if (mica_attr_is_location(attr)) return mica_attr_location_value(attr);
  mica_parser_error_here(p, "expected location attribute, but got%a", attr);
  return mica_loc_unknown();
}

const mica_attr *mica_parser_location_attribute(mica_parser *p, mica_loc loc) {
  const mica_attr *attr = mica_attr_location(p->context, loc);
  if (attr == NULL) mica_parser_no_memory(p);
  return attr;
}

// ---- Names and files ----------------------------------------------------------------------------

static mica_loc checked(mica_parser *p, mica_loc loc) {
  if (mica_context_out_of_memory(p->context)) mica_parser_no_memory(p);
  return loc;
}

mica_loc mica_parser_name_location(mica_parser *p, parse_token name, mica_loc child) {
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_str text = mica_parser_string_value(p, name.at);
  mica_loc loc = text.data == NULL ? mica_loc_unknown() : mica_loc_name(p->context, text, child);
  mica_parser_scratch_restore(p, mark);
  return checked(p, loc);
}

static uint32_t place_number(mica_parser *p, parse_token digits, const char *what) {
  uint64_t value = 0;
  if (!mica_parser_uint64(parse_text(digits), &value) || value > UINT32_MAX)
    mica_parser_error(p, digits.at, "expected integer %s number in FileLineColRange", what);
  return (uint32_t)value;
}

parse_file_place mica_parser_file_line(mica_parser *p, parse_token file, parse_token line) {
  return (parse_file_place){file.at, place_number(p, line, "line"), 0};
}

parse_file_place mica_parser_file_column(mica_parser *p, parse_file_place place,
                                         parse_token column) {
  place.column = place_number(p, column, "column");
  return place;
}

static mica_loc file_range(mica_parser *p, parse_file_place place, uint32_t end_line,
                           uint32_t end_column) {
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_file_range range = {mica_parser_string_value(p, place.file), place.line, place.column,
                           end_line, end_column};
  mica_loc loc = range.file.data == NULL ? mica_loc_unknown()
                                         : mica_loc_file_range(p->context, range);
  mica_parser_scratch_restore(p, mark);
  return checked(p, loc);
}

mica_loc mica_parser_file_location(mica_parser *p, parse_file_place place) {
  return file_range(p, place, place.line, place.column);
}

mica_loc mica_parser_file_range(mica_parser *p, parse_file_place place, parse_token line,
                                parse_token column) {
  uint32_t end_line = line.at == NULL ? place.line : place_number(p, line, "line");
  return file_range(p, place, end_line, place_number(p, column, "column"));
}

// ---- Call sites, fused --------------------------------------------------------------------------

mica_loc mica_parser_call_site(mica_parser *p, mica_loc callee, mica_loc caller) {
  p->depth--;
  return checked(p, mica_loc_call_site(p->context, callee, caller));
}

parse_list mica_parser_next_part(mica_parser *p, parse_list list, mica_loc loc) {
  mica_loc *slot = parse_stack_push(p, &p->locs->list, sizeof *slot);
  if (slot != NULL) *slot = loc;
  return parse_longer(list);
}

parse_list mica_parser_first_part(mica_parser *p, mica_loc loc) {
  return mica_parser_next_part(p, (parse_list){p->locs->list.count, 0}, loc);
}

mica_loc mica_parser_fused(mica_parser *p, const mica_attr *metadata, parse_list parts) {
  p->depth--;
  const mica_loc *locs = PARSE_LIST(mica_loc, p->locs->list, parts);
  if (parts.count > 0) p->locs->list.count = parts.start;
  return checked(p, mica_loc_fused(p->context, locs, parts.count, metadata));
}

void mica_parser_locations_free(mica_parser *p) {
  mica_parser_stack_free(p, &p->locs->list, sizeof(mica_loc));
  mica_parser_stack_free(p, &p->locs->deferred, sizeof(deferred_loc));
}
