// The steps that parsers generated from assembly formats are made of. Written over the public parse
// functions alone, so that a hook can do all that generated code does. Lists live in the parser's
// scratch.
#include "mica/context.h"
#include "mica/parse.h"

#include "custom/custom.h"

// ---- Lists --------------------------------------------------------------------------------------

bool mica_parse_operand_if_any(mica_parser *p, mica_operand_refs *out) {
  mica_operand_ref ref;
  mica_parsed found = mica_parse_optional_operand(p, &ref);
  if (found != MICA_PARSED) return found == MICA_ABSENT;
  mica_operand_ref *data = mica_parser_scratch(p, sizeof ref);
  if (data == NULL) return false;
  *data = ref;
  *out = (mica_operand_refs){data, 1};
  return true;
}

bool mica_parse_type_if_any(mica_parser *p, mica_types *out) {
  const mica_type *type = NULL;
  mica_parsed found = mica_parse_optional_type(p, &type);
  if (found != MICA_PARSED) return found == MICA_ABSENT;
  const mica_type **data = mica_parser_scratch(p, sizeof *data);
  if (data == NULL) return false;
  *data = type;
  *out = (mica_types){data, 1};
  return true;
}

// ---- Groups -------------------------------------------------------------------------------------

bool mica_parse_operand_groups(mica_parser *p, mica_operand_groups *out) {
  do {
    if (!mica_parse_optional_punct(p, '(')) break;
    mica_operand_refs *data = mica_parser_grow(p, out->data, out->size, sizeof *data);
    if (data == NULL) return false;
    out->data = data;
    data[out->size] = (mica_operand_refs){NULL, 0};
    if (!mica_parse_operands(p, 0, false, &data[out->size++])) return false;
    if (!mica_parse_punct(p, ')')) return false;
  } while (mica_parse_optional_punct(p, ','));
  return !p->failed;
}

bool mica_parse_type_groups(mica_parser *p, mica_type_groups *out) {
  do {
    if (!mica_parse_optional_punct(p, '(')) break;
    mica_types *data = mica_parser_grow(p, out->data, out->size, sizeof *data);
    if (data == NULL) return false;
    out->data = data;
    mica_types *group = &data[out->size++];
    *group = (mica_types){NULL, 0};
    if (mica_parse_optional_punct(p, ')')) continue;
    if (!mica_parse_types(p, group) || !mica_parse_punct(p, ')')) return false;
  } while (mica_parse_optional_punct(p, ','));
  return !p->failed;
}

bool mica_flatten_operands(mica_parser *p, mica_operand_groups groups, mica_operand_refs *out,
                           mica_int32s *sizes) {
  size_t total = 0, at = 0;
  for (size_t i = 0; i < groups.size; i++) total += groups.data[i].size;
  mica_operand_ref *data = mica_parser_scratch(p, (total + 1) * sizeof *data);
  int32_t *counts = mica_parser_scratch(p, (groups.size + 1) * sizeof *counts);
  if (data == NULL || counts == NULL) return false;
  for (size_t i = 0; i < groups.size; i++) {
    const mica_operand_refs group = groups.data[i];
    if (group.size > 0) memcpy(data + at, group.data, group.size * sizeof *data);
    at += group.size;
    counts[i] = (int32_t)group.size;
  }
  *out = (mica_operand_refs){data, total};
  *sizes = (mica_int32s){counts, groups.size};
  return true;
}

bool mica_flatten_types(mica_parser *p, mica_type_groups groups, mica_types *out) {
  assert(groups.size == 0 || groups.data != NULL);
  size_t total = 0, at = 0;
  for (size_t i = 0; i < groups.size; i++) total += groups.data[i].size;
  const mica_type **data = mica_parser_scratch(p, (total + 1) * sizeof *data);
  if (data == NULL) return false;
  for (size_t i = 0; i < groups.size; i++) {
    mica_types group = groups.data[i];
    if (group.size > 0) memcpy(data + at, group.data, group.size * sizeof *data);
    at += group.size;
  }
  *out = (mica_types){data, total};
  return true;
}

// ---- Types --------------------------------------------------------------------------------------

bool mica_parse_function_types(mica_parser *p, mica_types *inputs, mica_types *results) {
  const mica_type *function = NULL;
  if (!mica_parse_function_type(p, &function)) return false;
  *inputs = mica_type_function_inputs(function);
  *results = mica_type_function_results(function);
  return true;
}

bool mica_first_type(mica_parser *p, mica_types types, const char *name, const mica_type **out) {
  if (types.size == 0)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expected a type for '%s' in the function type", name);
  *out = types.data[0];
  return true;
}

bool mica_parser_check_type(mica_parser *p, const mica_type *type, mica_type_check check,
                            const char *name, const char *summary) {
  if (check(type)) return true;
  return mica_parse_error(p, mica_parser_name_position(p), "'%s' must be %s, but got '%t'", name,
                          summary, type);
}

bool mica_parser_check_types(mica_parser *p, mica_types types, mica_type_check check,
                             const char *name, const char *summary) {
  for (size_t i = 0; i < types.size; i++)
    if (!mica_parser_check_type(p, types.data[i], check, name, summary)) return false;
  return true;
}

// ---- Attributes ---------------------------------------------------------------------------------

bool mica_parse_attr_of(mica_parser *p, const mica_type *type, mica_attr_check check,
                        const mica_attr **out) {
  mica_position at = mica_parser_position(p);
  if (!mica_parse_attr(p, type, out)) return false;
  return check == NULL || check(*out) ||
         mica_parse_error(p, at, "invalid kind of attribute specified");
}

// The byte that every attribute of a class begins with; 0: several can.
static int opening_byte(mica_attr_check check) {
  if (check == mica_attr_is_string) return '"';
  if (check == mica_attr_is_array) return '[';
  if (check == mica_attr_is_symbol || check == mica_attr_is_flat_symbol) return '@';
  return 0;
}

// False: failed. *out is left alone where none stands.
static bool read_attr_if_any(mica_parser *p, const mica_type *type, mica_attr_check check,
                             const mica_attr **out) {
  int opening = opening_byte(check);
  if (opening != 0 && mica_parser_next_byte(p) != opening) return true;
  return mica_parse_optional_attr(p, type, out) != MICA_FAILED;
}

bool mica_parse_attr_if_any(mica_parser *p, const mica_type *type, mica_attr_check check,
                            const mica_attr **out) {
  mica_position at = mica_parser_position(p);
  const mica_attr *attr = NULL;
  if (!read_attr_if_any(p, type, check, &attr)) return false;
  if (attr != NULL && check != NULL && !check(attr))
    return mica_parse_error(p, at, "invalid kind of attribute specified");
  if (attr != NULL) *out = attr;
  return true;
}

bool mica_parse_attr_of_slot_if_any(mica_parser *p, const mica_type *type, mica_attr_check check,
                                    const mica_attr **out) {
  mica_position at = mica_parser_position(p);
  if (!read_attr_if_any(p, type, check, out)) return false;
  if (*out != NULL && !check(*out)) mica_parser_note_other_class(p, at);
  return true;
}

bool mica_parse_symbol_name_if_any(mica_parser *p, const mica_attr **out) {
  (void)mica_parse_optional_symbol_name(p, out);
  return true;
}

bool mica_parser_check_typed(mica_parser *p, const mica_attr *attr, const char *name) {
  if (attr != NULL && mica_attr_type(attr) != NULL) return true;
  return mica_parse_error(p, mica_parser_name_position(p), "expected attribute '%s' to have a type",
                          name);
}

// ---- Enums --------------------------------------------------------------------------------------

// Of a field, a case that is no keyword stands there twice, in quotes first: as in MLIR.
static void add_cases(mica_diag *diag, const mica_enum_def *def, bool as_field) {
  for (size_t i = 0; i < def->case_count; i++) {
    mica_str text = mica_str_of(def->cases[i].text);
    if (i > 0) mica_diag_append(diag, ", ");
    if (as_field && !mica_enum_is_keyword(def, text)) mica_diag_append(diag, "\"%S\"", text);
    mica_diag_append(diag, "%S", text);
  }
}

// A value without a bit is written `""` where no case stands for it.
static bool may_be_empty(const mica_enum_def *def) {
  return def->is_bits && mica_enum_case_text(def, 0).data == NULL;
}

static bool find_value(const mica_enum_def *def, mica_str text, uint64_t *value) {
  if (text.size > 0 || !may_be_empty(def)) return mica_enum_from_text(def, text, value);
  *value = 0;
  return true;
}

static mica_str near_case(const mica_enum_def *def, mica_str text) {
  mica_near nearest = mica_near_to(text);
  for (size_t i = 0; i < def->case_count; i++)
    mica_near_offer(&nearest, mica_str_of(def->cases[i].text));
  return nearest.nearest;
}

// The word that stands where a case should.
static mica_str next_word(const mica_parser *p) {
  return parse_at_name(p) ? parse_token_text(p) : (mica_str){NULL, 0};
}

static bool fail_text(mica_parser *p, mica_position at, const mica_enum_def *def,
                      const char *attribute, mica_str text) {
  mica_diag *diag =
      mica_parse_error_begin(p, at, "invalid %s attribute specification: \"%S\"", attribute, text);
  mica_diag_did_you_mean(diag, near_case(def, text));
  return mica_diag_report(diag);
}

static bool fail_attr(mica_parser *p, mica_position at, const mica_enum_def *def,
                      const char *attribute) {
  mica_diag *diag = mica_parse_error_begin(
      p, at,
      "expected string or keyword containing one of the following enum values for attribute '%s' [",
      attribute);
  add_cases(diag, def, false);
  mica_diag_append(diag, "]");
  mica_diag_did_you_mean(diag, near_case(def, next_word(p)));
  return mica_diag_report(diag);
}

bool mica_parse_optional_case(mica_parser *p, const mica_enum_def *def, mica_str *found) {
  if (p->failed || !parse_at_name(p) || !mica_enum_is_keyword(def, parse_token_text(p)))
    return false;
  *found = parse_token_text(p);
  mica_parser_advance(p);
  return true;
}

bool mica_parse_enum_attr(mica_parser *p, const mica_enum_def *def, const char *attribute,
                          bool required, const mica_attr **out) {
  mica_position at = mica_parser_position(p);
  mica_str text;
  uint64_t value;
  if (!mica_parse_optional_case(p, def, &text) && !mica_parse_optional_string(p, &text))
    return !p->failed && (!required || fail_attr(p, at, def, attribute));
  if (!find_value(def, text, &value)) return fail_text(p, at, def, attribute, text);
  *out = mica_enum_attr(mica_parser_context(p), def, value);
  return *out != NULL;
}

static bool fail_case(mica_parser *p, mica_position at, const mica_enum_def *def, bool as_field,
                      mica_str text) {
  mica_diag *diag = as_field
                        ? mica_parse_error_begin(p, at, "expected one of [")
                        : mica_parse_error_begin(p, at, "expected %s to be one of: ", def->name);
  add_cases(diag, def, as_field);
  if (as_field) mica_diag_append(diag, "] for %s, got: %S", def->summary, text);
  mica_diag_did_you_mean(diag, near_case(def, text));
  return mica_diag_report(diag);
}

// The cases of a bit enum are keywords; only what isn't one is written in quotes.
static bool is_wrongly_quoted(mica_parser *p, const mica_enum_def *def) {
  const char *at = mica_parser_position(p);
  if (!def->is_bits || mica_parser_next_byte(p) != '"') return false;
  if (at[1] == '"' && may_be_empty(def)) return false;
  for (size_t i = 0; i < def->case_count; i++) {
    mica_str text = mica_str_of(def->cases[i].text);
    bool stands = strncmp(at + 1, text.data, text.size) == 0 && at[text.size + 1] == '"';
    if (stands) return mica_enum_is_keyword(def, text);
  }
  return true;
}

static bool fail_keyword(mica_parser *p, mica_position at, const mica_enum_def *def) {
  return mica_parse_error(p, at, "expected keyword for %s", def->summary);
}

// Messages differ between enums that are attributes of operations and others, as MLIR's do; and
// between those that must be there and those of which a part was read (`after` its separator).
static bool parse_case(mica_parser *p, const mica_enum_def *def, mica_position at,
                       const char *after, uint64_t *value) {
  mica_str text;
  if (def->is_attribute) {
    if (!mica_parse_keyword_or_string(p, &text)) return false;
  } else if (is_wrongly_quoted(p, def) || !mica_parse_optional_keyword_or_string(p, &text)) {
    return after == NULL
               ? fail_keyword(p, at, def)
               : mica_parse_error(p, at, "expected keyword for %s after '%s'", def->summary, after);
  }
  return find_value(def, text, value) || fail_case(p, at, def, !def->is_attribute, text);
}

bool mica_parse_enum(mica_parser *p, const mica_enum_def *def, uint64_t *value) {
  return mica_parser_enum(p, def, true, value);
}

bool mica_parser_enum(mica_parser *p, const mica_enum_def *def, bool required, uint64_t *value) {
  mica_position at = mica_parser_position(p);
  const char *after = NULL;
  if (!def->is_bits) return parse_case(p, def, at, after, value);
  int separator = strchr(def->separator, ',') != NULL ? ',' : '|';
  uint64_t bits = 0;
  *value = 0;
  do {
    mica_position part = def->is_attribute ? at : mica_parser_position(p);
    if (!parse_case(p, def, part, after, &bits)) return false;
    if (!required) after = def->separator;
    *value |= bits;
  } while (mica_parse_optional_punct(p, separator));
  return true;
}

bool mica_parse_enum_field(mica_parser *p, const mica_enum_def *def, uint64_t *value) {
  if (def->is_bits && !def->is_attribute) return mica_parse_enum(p, def, value);
  mica_position at = mica_parser_position(p);
  mica_str text;
  if (!mica_parse_optional_keyword_or_string(p, &text)) return fail_keyword(p, at, def);
  return find_value(def, text, value) || fail_case(p, at, def, true, text);
}

// ---- Regions and successors ---------------------------------------------------------------------

bool mica_parse_region_if_any(mica_parser *p, mica_region *region) {
  return mica_parse_optional_region(p, region, NULL, 0, false) != MICA_FAILED;
}

bool mica_region_ensure_block(mica_parser *p, mica_region *region) {
  if (!mica_region_is_empty(region)) return true;
  mica_block *block = mica_block_create(mica_parser_context(p));
  if (block == NULL) return false;
  mica_region_append(region, block);
  return true;
}

static bool complete_region(mica_parser *p, mica_op_state *out, mica_region *region,
                            const mica_op_def *terminator, bool ensure_block) {
  if (terminator != NULL)
    return mica_region_ensure_terminator(region, terminator, mica_state_loc(out));
  return !ensure_block || mica_region_ensure_block(p, region);
}

static bool add_region(mica_parser *p, mica_op_state *out, mica_regions *regions) {
  mica_region **data = mica_parser_grow(p, regions->data, regions->size, sizeof *data);
  mica_region *region = data == NULL ? NULL : mica_state_new_region(out);
  if (region == NULL) return false;
  data[regions->size++] = region;
  regions->data = data;
  return true;
}

bool mica_parse_regions(mica_parser *p, mica_op_state *out, const mica_op_def *terminator,
                        bool ensure_block, mica_regions *regions) {
  if (mica_parser_next_byte(p) != '{') return !p->failed;
  do {
    if (!add_region(p, out, regions)) return false;
    mica_region *region = regions->data[regions->size - 1];
    if (!mica_parse_region(p, region, NULL, 0, false)) return false;
    if (!complete_region(p, out, region, terminator, ensure_block)) return false;
  } while (mica_parse_optional_punct(p, ','));
  return true;
}

bool mica_parse_block_refs(mica_parser *p, mica_blocks *out) {
  if (mica_parser_next_byte(p) != '^') return !p->failed;
  do {
    mica_block **data = mica_parser_grow(p, out->data, out->size, sizeof *data);
    if (data == NULL) return false;
    out->data = data;
    if (!mica_parse_block_ref(p, &data[out->size])) return false;
    out->size++;
  } while (mica_parse_optional_punct(p, ','));
  return true;
}

bool mica_state_successors(mica_op_state *out, mica_blocks blocks) {
  for (size_t i = 0; i < blocks.size; i++)
    if (!mica_state_successor(out, blocks.data[i])) return false;
  return true;
}

// ---- The operation ------------------------------------------------------------------------------

bool mica_parse_clause_once(mica_parser *p, bool *seen, const char *clause) {
  assert(clause != NULL && *clause != '\0');
  if (*seen)
    return mica_parse_error(
        p, mica_parser_name_position(p),
        "`%s` clause can appear at most once in the expansion of the oilist directive", clause);
  *seen = true;
  return true;
}

bool mica_state_set_segments(mica_op_state *out, size_t slot, const int32_t *sizes, size_t count) {
  assert(slot < mica_state_name(out)->slot_count);
  const mica_attr *attr =
      mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, count});
  mica_state_set_slot(out, slot, attr);
  return attr != NULL;
}

static bool check_count(mica_op_state *out, size_t operands, size_t types, mica_position at) {
  const mica_operand_refs none = {NULL, operands};  // reports the difference in the usual words
  if (operands == types) return true;
  return mica_state_operands_typed(out, none.data, none.size, (mica_types){NULL, types}, at);
}

bool mica_state_operand_lists(mica_op_state *out, const mica_operand_refs *lists, size_t count,
                              mica_types types, mica_position at) {
  size_t total = 0, first = 0;
  for (size_t i = 0; i < count; i++) total += lists[i].size;
  if (!check_count(out, total, types.size, at)) return false;
  for (size_t i = 0; i < count; i++) {
    if (lists[i].size == 0) continue;
    mica_types own = {types.data + first, lists[i].size};
    if (!mica_state_operands_typed(out, lists[i].data, lists[i].size, own, at)) return false;
    first += lists[i].size;
  }
  return true;
}

bool mica_state_operand_type_lists(mica_op_state *out, mica_operand_refs refs,
                                   const mica_types *lists, size_t count, mica_position at) {
  size_t total = 0, first = 0;
  for (size_t i = 0; i < count; i++) total += lists[i].size;
  if (!check_count(out, refs.size, total, at)) return false;
  for (size_t i = 0; i < count; i++) {
    if (lists[i].size > 0 &&
        !mica_state_operands_typed(out, refs.data + first, lists[i].size, lists[i], at))
      return false;
    first += lists[i].size;
  }
  return true;
}

bool mica_state_infer_results(mica_op_state *out, mica_infer_types infer, size_t count) {
  enum { FEW = 8 };
  const mica_type *few[FEW];
  mica_context *ctx = mica_state_context(out);
  const mica_type **types = count <= FEW ? few : mica_allocate(ctx, count * sizeof *types);
  if (types == NULL) return false;
  const mica_op_parts parts = mica_state_parts(out);
  bool inferred = infer(ctx, mica_state_loc(out), &parts, types) &&
                  mica_types_checked(mica_state_loc(out), (mica_types){types, count}) &&
                  mica_state_results(out, (mica_types){types, count});
  if (types != few) mica_free(ctx, types, count * sizeof *types);
  return inferred;
}

bool mica_state_infer_result_list(mica_op_state *out, mica_infer_types infer,
                                  size_t (*count)(const mica_op_parts *parts)) {
  const mica_op_parts parts = mica_state_parts(out);
  return mica_state_infer_results(out, infer, count(&parts));
}
