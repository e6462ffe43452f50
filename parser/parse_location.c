// Locations, and those that an alias at the end of the text gives.
#include "hooks.h"

static mica_str alias_name(parse_token token) { return (mica_str){token.at + 1, token.as.size - 1}; }

static const mica_attr *find_alias(const mica_parser *p, mica_str name) {
  uint32_t number = parse_name_find(&p->attr_aliases.names, name);
  return number == NAME_NONE ? NULL : *PARSE_ITEM(const mica_attr *, p->attr_aliases.values, number);
}

static bool location_of(mica_parser *p, const char *at, const mica_attr *attr, mica_loc *loc) {
  if (!mica_attr_is_location(attr)) return parse_error(p, at, "expected location, but found '%a'", attr);
  *loc = mica_attr_location_value(attr);
  return true;
}

// ---- Aliases ----------------------------------------------------------------------------------------------

mica_loc parse_deferred_location(mica_parser *p, parse_token alias) {
  mica_loc loc = mica_loc_unknown();
  const mica_attr *attr = find_alias(p, alias_name(alias));
  if (attr == NULL) p->awaited = (deferred_loc){.alias = alias_name(alias), .at = alias.at};
  else location_of(p, alias.at, attr, &loc);
  return loc;
}

bool parse_await_loc(mica_parser *p, mica_op *op, mica_value *argument) {
  if (p->awaited.alias.data == NULL) return true;
  deferred_loc *slot = parse_stack_push(p, &p->deferred, sizeof *slot);
  if (slot == NULL) return false;
  *slot = (deferred_loc){op, argument, p->awaited.alias, p->awaited.at};
  p->awaited.alias = (mica_str){NULL, 0};
  return true;
}

bool parse_resolve_awaited(mica_parser *p) {
  for (uint32_t i = 0; i < p->deferred.count; i++) {
    const deferred_loc *awaited = PARSE_ITEM(deferred_loc, p->deferred, i);
    const mica_attr *attr = find_alias(p, awaited->alias);
    mica_loc loc;
    if (attr == NULL) return parse_error(p, awaited->at, "operation location alias was never defined");
    if (!location_of(p, awaited->at, attr, &loc)) return false;
    if (awaited->op != NULL) mica_op_set_loc(awaited->op, loc);
    else ((mica_block_argument *)awaited->argument)->loc = loc;
  }
  return true;
}

mica_loc parse_location_alias(mica_parser *p, parse_token alias) {
  const mica_attr *attr = find_alias(p, alias_name(alias));
  if (attr == NULL) {
    parse_error_wrong_token(p, "undefined symbol alias id '%S'", alias_name(alias));
    return mica_loc_unknown();
  }
  return parse_location_value(p, (parse_token){alias.at, {.object = attr}});
}

mica_loc parse_location_value(mica_parser *p, parse_token attribute) {
  const mica_attr *attr = attribute.as.object;
  if (mica_attr_is_location(attr)) return mica_attr_location_value(attr);
  parse_error_here(p, "expected location attribute, but got%a", attr);
  return mica_loc_unknown();
}

const mica_attr *parse_location_attribute(mica_parser *p, mica_loc loc) {
  const mica_attr *attr = mica_attr_location(p->context, loc);
  if (attr == NULL) parse_no_memory(p);
  return attr;
}

// ---- Names and files --------------------------------------------------------------------------------------

static mica_loc checked(mica_parser *p, mica_loc loc) {
  if (mica_context_out_of_memory(p->context)) parse_no_memory(p);
  return loc;
}

mica_loc parse_name_location(mica_parser *p, parse_token name, mica_loc child) {
  scratch_mark mark = parse_scratch_save(p);
  mica_str text = parse_string_value(p, name.at);
  mica_loc loc = text.data == NULL ? mica_loc_unknown() : mica_loc_name(p->context, text, child);
  parse_scratch_restore(p, mark);
  return checked(p, loc);
}

static uint32_t place_number(mica_parser *p, parse_token digits, const char *what) {
  uint64_t value = 0;
  if (!parse_uint64(parse_text(digits), &value) || value > UINT32_MAX)
    parse_error(p, digits.at, "expected integer %s number in FileLineColRange", what);
  return (uint32_t)value;
}

parse_file_place parse_file_line(mica_parser *p, parse_token file, parse_token line) {
  return (parse_file_place){file.at, place_number(p, line, "line"), 0};
}

parse_file_place parse_file_column(mica_parser *p, parse_file_place place, parse_token column) {
  place.column = place_number(p, column, "column");
  return place;
}

static mica_loc file_range(mica_parser *p, parse_file_place place, uint32_t end_line, uint32_t end_column) {
  scratch_mark mark = parse_scratch_save(p);
  mica_file_range range = {parse_string_value(p, place.file), place.line, place.column, end_line, end_column};
  mica_loc loc = range.file.data == NULL ? mica_loc_unknown() : mica_loc_file_range(p->context, range);
  parse_scratch_restore(p, mark);
  return checked(p, loc);
}

mica_loc parse_file_location(mica_parser *p, parse_file_place place) {
  return file_range(p, place, place.line, place.column);
}

mica_loc parse_file_range(mica_parser *p, parse_file_place place, parse_token line, parse_token column) {
  uint32_t end_line = line.at == NULL ? place.line : place_number(p, line, "line");
  return file_range(p, place, end_line, place_number(p, column, "column"));
}

// ---- Call sites, fused ------------------------------------------------------------------------------------

mica_loc parse_call_site(mica_parser *p, mica_loc callee, mica_loc caller) {
  p->depth--;
  return checked(p, mica_loc_call_site(p->context, callee, caller));
}

parse_list parse_next_part(mica_parser *p, parse_list list, mica_loc loc) {
  mica_loc *slot = parse_stack_push(p, &p->locs, sizeof *slot);
  if (slot != NULL) *slot = loc;
  return parse_longer(list);
}

parse_list parse_first_part(mica_parser *p, mica_loc loc) {
  return parse_next_part(p, (parse_list){p->locs.count, 0}, loc);
}

mica_loc parse_fused(mica_parser *p, const mica_attr *metadata, parse_list parts) {
  p->depth--;
  const mica_loc *locs = parts.count == 0 ? NULL : PARSE_ITEM(mica_loc, p->locs, parts.start);
  if (parts.count > 0) p->locs.count = parts.start;
  return checked(p, mica_loc_fused(p->context, locs, parts.count, metadata));
}
