// Operands, successors and attribute dictionaries of custom forms.
#include "custom/custom.h"

// ---- Operands -----------------------------------------------------------------------------------

static bool take_number(mica_parser *p, mica_operand_ref *ref) {
  if (!mica_parser_result_number(p, p->token, &ref->number)) return false;
  mica_parser_advance(p);
  return !p->failed;
}

bool mica_custom_value_name(mica_parser *p, mica_operand_ref *out) {
  if (p->failed) return false;
  if (p->kind != TK_VALUE) return mica_custom_expected(p, "expected SSA operand");
  *out = (mica_operand_ref){p->token.at, parse_token_text(p), 0};
  mica_parser_advance(p);
  return !p->failed;
}

bool mica_parse_operand(mica_parser *p, mica_operand_ref *out) {
  if (!mica_custom_value_name(p, out)) return false;
  return p->kind != TK_HASH_ID || take_number(p, out);
}

mica_parsed mica_parse_optional_operand(mica_parser *p, mica_operand_ref *out) {
  if (p->failed) return MICA_FAILED;
  if (p->kind != TK_VALUE) return MICA_ABSENT;
  return mica_parse_operand(p, out) ? MICA_PARSED : MICA_FAILED;
}

bool mica_parse_operands(mica_parser *p, int open, bool optional, mica_operand_refs *out) {
  scratch_list list = {0};
  bool empty;
  *out = (mica_operand_refs){NULL, 0};
  if (!mica_custom_list_open(p, open, optional, " in operand list", &empty) || empty)
    return !p->failed;
  if (open == 0 && p->kind != TK_VALUE) return !p->failed;
  do {
    mica_operand_ref *ref = mica_custom_list_push(p, &list, sizeof *ref);
    if (ref == NULL || !mica_parse_operand(p, ref)) return false;
  } while (mica_parse_optional_punct(p, ','));
  *out = (mica_operand_refs){list.items, list.count};
  return mica_custom_list_close(p, open, " in operand list");
}

bool mica_parse_operands_exactly(mica_parser *p, size_t count, mica_operand_refs *out) {
  const char *at = p->token.at;
  if (p->kind == TK_LPAREN || p->kind == TK_LSQUARE)
    return p->failed ? false : mica_parser_error(p, at, "unexpected delimiter");
  if (p->kind != TK_VALUE && count > 0) return mica_custom_expected(p, "expected operand");
  return mica_parse_operands(p, 0, false, out) &&
         (out->size == count || mica_parse_error(p, at, "expected %z operands", count));
}

mica_value *mica_parser_resolve(mica_parser *p, const mica_operand_ref *ref,
                                const mica_type *type) {
  if (p->failed) return NULL;
  parse_use use = {ref->at, mica_parser_value_entry(p, ref->name), ref->number};
  mica_value *value = use.entry == NAME_NONE ? NULL : mica_parser_resolve_use(p, use, type);
  if (value == NULL) p->failed = true;
  return value;
}

static bool reserve_operands(mica_op_state *out, size_t count) {
  return mica_custom_list_reserve(out->parser, &out->values, count, sizeof(mica_value *));
}

// Room for it was reserved.
static bool add_operand(mica_op_state *out, const mica_operand_ref *ref, const mica_type *type) {
  mica_value *value = mica_parser_resolve(out->parser, ref, type);
  ((mica_value **)out->values.items)[out->values.count++] = value;
  return value != NULL;
}

bool mica_state_operands(mica_op_state *out, const mica_operand_ref *refs, size_t count,
                         const mica_type *type) {
  assert(refs != NULL || count == 0);
  if (!reserve_operands(out, count)) return false;
  for (size_t i = 0; i < count; i++)
    if (!add_operand(out, &refs[i], type)) return false;
  return true;
}

bool mica_state_operands_typed(mica_op_state *out, const mica_operand_ref *refs, size_t count,
                               mica_types types, mica_position at) {
  if (count != types.size)
    return mica_parse_error(
        out->parser, at, "number of operands and types do not match: got %z operands and %z types",
        count, types.size);
  if (!reserve_operands(out, count)) return false;
  for (size_t i = 0; i < count; i++)
    if (!add_operand(out, &refs[i], types.data[i])) return false;
  return true;
}

bool mica_state_operands_counted(mica_op_state *out, const mica_operand_ref *refs, size_t count,
                                 const mica_type *type, int64_t expected, mica_position at) {
  if ((uint64_t)expected != count)
    return mica_parse_error(
        out->parser, at, "number of operands and types do not match: got %z operands and %I types",
        count, expected);
  return mica_state_operands(out, refs, count, type);
}

// ---- Successors ---------------------------------------------------------------------------------

bool mica_parse_block_ref(mica_parser *p, mica_block **out) {
  if (p->failed) return false;
  if (p->kind != TK_CARET_ID) return mica_custom_expected(p, "expected block name");
  *out = mica_parser_block_named(p, parse_token_text(p), p->token.at);
  mica_parser_advance(p);
  return !p->failed;
}

bool mica_parse_successor(mica_parser *p, mica_op_state *out) {
  mica_block *block = NULL;
  return mica_parse_block_ref(p, &block) && mica_state_successor(out, block);
}

bool mica_parse_optional_successor(mica_parser *p, mica_op_state *out, bool *present) {
  *present = !p->failed && p->kind == TK_CARET_ID;
  return *present ? mica_parse_successor(p, out) : !p->failed;
}

bool mica_parse_successor_with_operands(mica_parser *p, mica_block **block,
                                        mica_operand_refs *operands, mica_types *types) {
  *operands = (mica_operand_refs){NULL, 0};
  *types = (mica_types){NULL, 0};
  if (!mica_parse_block_ref(p, block)) return false;
  if (!mica_parse_optional_punct(p, '(')) return !p->failed;
  if (!mica_parse_operands(p, 0, false, operands)) return false;
  if (operands->size > 0) {
    if (!mica_parse_optional_punct(p, ':'))
      return mica_custom_expected(p, "expected ':' in operand list");
    if (!mica_parse_types(p, types)) return false;
    if (types->size != operands->size)
      return mica_parser_error(p, p->token.at, "expected %z types to match operand list",
                               operands->size);
  }
  return mica_parse_punct(p, ')');
}

// ---- Attribute dictionaries ---------------------------------------------------------------------

static bool take_entries(mica_parser *p, mica_op_state *out, parse_list list) {
  for (uint32_t i = 0; i < list.count; i++) {
    mica_named_attr entry = *PARSE_ITEM(mica_named_attr, p->attrs->entries, list.start + i);
    if (!mica_state_set_attribute(out, entry.name, entry.value)) return false;
  }
  if (list.count > 0) p->attrs->entries.count = p->attrs->places.count = list.start;
  return true;
}

static bool set_entries(mica_op_state *out, const mica_attr *dictionary) {
  mica_named_attrs entries = mica_attr_dictionary_entries(dictionary);
  for (size_t i = 0; i < entries.size; i++)
    if (!mica_state_set_attribute(out, entries.data[i].name, entries.data[i].value)) return false;
  return true;
}

// By its spelling, unless a name stands in it twice.
static bool remember_dictionary(mica_parser *p, const char *open, const char *end,
                                parse_list list) {
  if (list.count == 0 || p->former != NULL) return true;
  mica_named_attrs entries = {PARSE_ITEM(mica_named_attr, p->attrs->entries, list.start),
                              list.count};
  mica_str twice;
  const mica_attr *dictionary = mica_attr_dictionary(p->context, entries, &twice);
  if (dictionary == NULL) return twice.data != NULL || mica_parser_no_memory(p);
  mica_custom_remember(p, open, end, dictionary);
  return true;
}

const mica_attr *mica_custom_known_dictionary(mica_parser *p, const char **end) {
  const unsigned char *after = NULL;
  const mica_attr *known = NULL;
  if (p->kind == TK_LBRACE)
    known = p->shortcuts->recall(p, (const unsigned char *)p->token.at, &after);
  *end = (const char *)after;
  if (known != NULL) mica_parser_jump(p, *end);
  return p->failed ? NULL : known;
}

void mica_custom_remember(mica_parser *p, const char *start, const char *end,
                          const mica_attr *dictionary) {
  if (end != NULL && p->former == NULL) p->shortcuts->remember(p, start, end, dictionary);
}

static bool parse_dictionary_into(mica_parser *p, mica_op_state *out) {
  const char *open = p->token.at, *end;
  const mica_attr *known = mica_custom_known_dictionary(p, &end);
  if (known != NULL) return set_entries(out, known);
  if (p->failed || !parse_fragment(p, TK_START_DICTIONARY)) return false;
  return (end == NULL || remember_dictionary(p, open, end, p->fragment->list)) &&
         take_entries(p, out, p->fragment->list);
}

bool mica_parse_attr_dict(mica_parser *p, mica_op_state *out) {
  if (p->failed || p->kind != TK_LBRACE) return !p->failed;
  return parse_dictionary_into(p, out);
}

bool mica_parse_attr_dict_with_keyword(mica_parser *p, mica_op_state *out) {
  if (!mica_parse_optional_keyword(p, "attributes")) return !p->failed;
  return parse_dictionary_into(p, out);
}

// What the definition demands of the entries that are inherent, told at `at`.
static bool check_entries(mica_parser *p, const mica_op_state *out, mica_position at) {
  mica_named_attrs entries = {out->attributes.items, out->attributes.count};
  int wrong = mica_parser_find_wrong(out->name->def, entries);
  if (wrong < 0) return true;
  mica_str name = out->name->name;
  return mica_parser_error(
      p, at, "custom op '%S' '%S' op attribute '%s' failed to satisfy constraint: %s", name, name,
      out->name->def->parts[wrong].name, out->name->def->parts[wrong].check->summary);
}

bool mica_parse_checked_attr_dict(mica_parser *p, mica_op_state *out) {
  mica_position at = mica_parser_position(p);
  return mica_parse_attr_dict(p, out) && check_entries(p, out, at);
}

bool mica_parse_checked_attr_dict_with_keyword(mica_parser *p, mica_op_state *out) {
  mica_position at = mica_parser_position(p);
  return mica_parse_attr_dict_with_keyword(p, out) && check_entries(p, out, at);
}

bool mica_parse_prop_dict(mica_parser *p, mica_op_state *out) {
  if (!mica_parse_optional_punct(p, '<')) return !p->failed;
  const mica_attr *properties = NULL;
  if (!mica_parse_attr(p, NULL, &properties) || !mica_parse_punct(p, '>')) return false;
  parse_split split = {out->slots, out->name->def->slot_count, NULL, false};
  return mica_parser_split_properties(p, out->name, out->loc, properties, &split);
}
