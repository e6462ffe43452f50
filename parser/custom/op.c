// The hand-over to the parser of an operation's custom form, and the operation that it fills.
#include "custom/custom.h"
#include "mica/interfaces.h"

bool mica_custom_list_reserve(mica_parser *p, scratch_list *list, size_t more, size_t item_size) {
  assert(item_size != 0 && list->count <= list->capacity);
  if (list->capacity - list->count >= more) return true;
  size_t capacity = list->capacity == 0 ? 4 : list->capacity * 2;
  if (capacity - list->count < more) capacity = list->count + more;
  bool fits = capacity >= more && capacity <= SIZE_MAX / item_size;
  void *items = fits ? mica_parser_scratch_take(p, capacity * item_size) : NULL;
  if (items == NULL) return mica_parser_no_memory(p);
  if (list->count > 0) memcpy(items, list->items, list->count * item_size);
  list->items = items;
  list->capacity = capacity;
  return true;
}

void *mica_custom_list_push(mica_parser *p, scratch_list *list, size_t item_size) {
  if (list->count == list->capacity && !mica_custom_list_reserve(p, list, 1, item_size))
    return NULL;
  return (char *)list->items + list->count++ * item_size;
}

// ---- The name -----------------------------------------------------------------------------------

// `dialect.name` in scratch. {NULL, 0}: no memory.
static mica_str qualified(mica_parser *p, const char *dialect, mica_str name) {
  size_t size = strlen(dialect);
  char *text = mica_parser_scratch_take(p, size + 1 + name.size);
  if (text == NULL) return (mica_str){NULL, 0};
  memcpy(text, dialect, size);
  text[size] = '.';
  memcpy(text + size + 1, name.data, name.size);
  return (mica_str){text, size + 1 + name.size};
}

static mica_str dialect_of(mica_str name) {
  const char *dot = memchr(name.data, '.', name.size);
  return dot == NULL ? name : (mica_str){name.data, (size_t)(dot - name.data)};
}

// The registered dialect whose name follows in the order of bytes, or NULL.
static const char *next_dialect(const mica_parser *p, const char *name) {
  const char *next = NULL;
  for (size_t i = 0; i < mica_context_dialect_count(p->context); i++) {
    const char *other = mica_context_dialect_at(p->context, i)->name;
    if (strcmp(other, name) > 0 && (next == NULL || strcmp(other, next) < 0)) next = other;
  }
  return next;
}

static bool report_dialect(mica_parser *p, mica_str written, mica_str tried) {
  mica_diag *diag = mica_parser_error_begin(p, p->looking_at.at,
                                            "Dialect `%S' not found for custom op '%S' ",
                                            dialect_of(tried), written);
  if (!mica_str_equal(written, tried)) mica_diag_append(diag, " (tried '%S' as well)", tried);
  mica_diag_note(diag, mica_parser_loc_at(p, p->looking_at.at), "Available dialects: ");
  const char *name = next_dialect(p, "");
  for (bool first = true; name != NULL; name = next_dialect(p, name), first = false)
    mica_diag_append(diag, first ? "%s" : ", %s", name);
  mica_diag_append(
      diag,
      " ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/"
      "#registered-loaded-dependent-whats-up-with-dialects-management");
  mica_diag_did_you_mean(diag, mica_near_op_name(p->context, written));
  return mica_diag_report(diag);
}

static bool report_unknown(mica_parser *p, mica_str written, mica_str tried) {
  if (mica_context_dialect(p->context, dialect_of(tried)) == NULL)
    return report_dialect(p, written, tried);
  mica_diag *diag =
      mica_parser_error_begin(p, p->looking_at.at, "custom op '%S' is unknown", written);
  if (!mica_str_equal(written, tried)) mica_diag_append(diag, " (tried '%S' as well)", tried);
  mica_diag_did_you_mean(diag, mica_near_op_name(p->context, written));
  return mica_diag_report(diag);
}

// What stands before a name without a dot: what the operation around it says.
static const char *default_dialect(const mica_parser *p) {
  if (p->custom->state == NULL) return "builtin";
  const mica_op_def *def = p->custom->state->name->def;
  for (size_t i = 0; i < def->interface_count; i++) {
    const mica_op_asm_interface *methods = def->interfaces[i].methods;
    if (def->interfaces[i].interface != &mica_op_asm_interface_id) continue;
    const char *name = methods->default_dialect == NULL ? NULL : methods->default_dialect(NULL);
    return name == NULL ? "" : name;
  }
  return "";
}

// Consumes the name. NULL: reported, or no memory.
static const mica_op_name *take_op_name(mica_parser *p) {
  mica_str written = parse_token_text(p), name = written;
  p->looking_at = p->token;
  p->looking_kind = p->kind;
  const char *dot = memchr(written.data, '.', written.size);
  if (dot == NULL || dot == written.data + written.size - 1)
    name = qualified(p, default_dialect(p), written);
  const mica_op_name *found = name.data == NULL ? NULL : mica_op_name_get(p->context, name);
  if (found == NULL) return mica_parser_no_memory(p), NULL;
  mica_parser_advance(p);
  if (p->failed) return NULL;
  if (p->former != NULL) found = p->options->former->find_op(p, written, found);
  if (found->def == NULL) return report_unknown(p, written, name), NULL;
  return found;
}

// ---- The operation ------------------------------------------------------------------------------

bool mica_custom_state_begin(mica_parser *p, mica_op_state *state, const mica_op_name *name) {
  size_t slot_count = name->def->slot_count;
  const mica_attr **slots = state->few_slots;
  if (slot_count > FEW_SLOTS) {
    slots = mica_parser_scratch_take(p, slot_count * sizeof *slots);
    if (slots == NULL) return false;
  }
  for (size_t i = 0; i < slot_count; i++) slots[i] = NULL;
  size_t from = offsetof(mica_op_state, parser);
  memset((char *)state + from, 0, offsetof(mica_op_state, few_slots) - from);
  state->parser = p;
  state->name = name;
  state->values = (scratch_list){state->few_values, 0, FEW_VALUES};
  state->types = (scratch_list){state->few_types, 0, FEW_TYPES};
  state->regions.start = p->regions->list.count;
  state->slots = slots;
  return true;
}

static mica_op_state *begin_state(mica_parser *p, const mica_op_name *name, const char *at,
                                  parse_list results) {
  mica_op_state *state = mica_parser_scratch_take(p, sizeof *state);
  if (state == NULL) return NULL;
  state->outer = p->custom->state;
  state->at = at;
  state->loc = mica_parser_loc_at(p, at);
  state->result_names = results;
  return mica_custom_state_begin(p, state, name) ? state : NULL;
}

static const mica_named_attr *find_attribute(const mica_op_state *state, mica_str name) {
  const mica_named_attr *entries = state->attributes.items;
  for (size_t i = 0; i < state->attributes.count; i++)
    if (mica_str_equal(entries[i].name, name)) return &entries[i];
  return NULL;
}

static bool report_twice(mica_parser *p, const mica_op_state *state, mica_str name) {
  return mica_parser_error(
      p, state->at, "custom op '%S' attribute '%S' occurs more than once in the attribute list",
      state->name->name, name);
}

// Whether two of a few names are the same.
static bool names_meet(const mica_named_attr *entries, size_t count) {
  for (size_t i = 1; i < count; i++)
    for (size_t j = 0; j < i; j++)
      if (mica_str_equal(entries[i].name, entries[j].name)) return true;
  return false;
}

// The first slot that two entries name; -1: none.
static int find_twice(const mica_op_state *state) {
  enum { FEW = 4 };
  const mica_named_attr *entries = state->attributes.items;
  int first = -1;
  if (state->attributes.count <= FEW && !names_meet(entries, state->attributes.count)) return -1;
  for (size_t i = 0; i < state->attributes.count; i++) {
    int slot = mica_parser_find_slot(state->name->def, entries[i].name);
    if (slot < 0 || (first >= 0 && first <= slot)) continue;
    if (find_attribute(state, entries[i].name) != &entries[i]) first = slot;
  }
  return first;
}

// Entries that name slots go there.
static bool settle_attributes(mica_parser *p, mica_op_state *state) {
  mica_named_attr *entries = state->attributes.items;
  if (state->attributes.count == 0) return true;
  int slot = find_twice(state);
  if (slot >= 0) return report_twice(p, state, mica_str_of(state->name->def->parts[slot].name));
  state->attributes.count = mica_parser_take_inherent(state->name, entries, state->attributes.count,
                                                      state->slots, &state->has_wrong);
  mica_str twice = {NULL, 0};
  mica_named_attrs others = {entries, state->attributes.count};
  if (others.size == 0 || mica_attr_dictionary(p->context, others, &twice) != NULL) return true;
  return twice.data == NULL ? mica_parser_no_memory(p) : report_twice(p, state, twice);
}

void mica_parser_note_other_class(mica_parser *p, mica_position at) {
  p->custom->state->other_class_at = at;
}

// Nobody but the verifier sees the operation.
static void refuse_other_class(mica_parser *p, const mica_op_state *state, mica_op *op) {
  if (mica_op_verify_alone(op))
    mica_parse_error(p, state->other_class_at, "invalid kind of attribute specified");
  p->failed = true;
}

static mica_op *make_op(mica_parser *p, mica_op_state *state) {
  if (!settle_attributes(p, state)) return NULL;
  mica_op_parts parts = mica_state_parts(state);
  if (p->failed) return NULL;
  mica_block *block = mica_parser_current_block(p);
  mica_op *op = block == NULL ? NULL : mica_op_create(state->loc, state->name, &parts);
  if (op == NULL) return mica_parser_no_memory(p), NULL;
  if (state->has_wrong) mica_parser_empty_wrong_slots(op);
  mica_block_append(block, op);
  if (state->regions.count > 0) mica_parser_regions_give(p, state->regions, op);
  if (state->other_class_at != NULL) refuse_other_class(p, state, op);
  else if (p->former != NULL) p->options->former->note_op(p, op);
  return op;
}

bool mica_custom_read_form(mica_parser *p, mica_op_state *state, mica_form_parser *parse) {
  size_t errors = mica_context_error_count(p->context);
  bool parsed = parse != NULL ? parse(p, state)
                              : mica_parse_error(p, state->at, "has no custom assembly form");
  const char *silent = parsed ? NULL : mica_context_silent_hook(p->context, errors, "parse");
  if (silent != NULL) mica_parse_error(p, state->at, "hook '%s' failed without a message", silent);
  if (!parsed) p->failed = true;
  return !p->failed;
}

static mica_op *run_hook(mica_parser *p, mica_op_state *state) {
  p->custom->state = state;
  bool parsed = p->former == NULL ? mica_custom_read_form(p, state, state->name->def->parse)
                                  : p->options->former->read_form(p, state);
  mica_op *op = parsed ? make_op(p, state) : NULL;
  p->custom->state = state->outer;
  return op;
}

mica_op *mica_parser_custom_op(mica_parser *p) {
  scratch_mark mark = mica_parser_scratch_save(p);
  parse_list results = p->ops->named;
  const char *at = p->token.at;
  mica_op *op = NULL;
  const mica_op_name *name = mica_parser_enter_hook(p) ? take_op_name(p) : NULL;
  mica_op_state *state = name == NULL ? NULL : begin_state(p, name, at, results);
  if (state != NULL) op = run_hook(p, state);
  bool is_named = op != NULL && mica_parser_name_results(p, results, op);
  if (!is_named) p->failed = true;
  mica_parser_scratch_restore(p, mark);
  return is_named ? op : NULL;
}

// ---- Reading and filling the state --------------------------------------------------------------

mica_context *mica_state_context(const mica_op_state *state) { return state->parser->context; }
mica_loc mica_state_loc(const mica_op_state *state) { return state->loc; }
void mica_state_set_loc(mica_op_state *out, mica_loc loc) { out->loc = loc; }
const mica_op_name *mica_state_name(const mica_op_state *state) { return state->name; }

bool mica_state_result(mica_op_state *out, const mica_type *type) {
  const mica_type **slot = mica_custom_list_push(out->parser, &out->types, sizeof *slot);
  if (slot != NULL) *slot = type;
  return slot != NULL && type != NULL;
}

const mica_type *mica_state_checked_type(mica_op_state *out, const mica_type *type) {
  const mica_type *checked = mica_type_checked(mica_state_loc(out), type);
  if (type != NULL && checked == NULL) out->parser->failed = true;  // reported
  return checked;
}

bool mica_state_results(mica_op_state *out, mica_types types) {
  for (size_t i = 0; i < types.size; i++)
    if (!mica_state_result(out, types.data[i])) return false;
  return true;
}

void mica_state_set_slot(mica_op_state *out, size_t slot, const mica_attr *value) {
  assert(slot < out->name->slot_count);
  assert(slot < out->name->def->slot_count);
  out->slots[slot] = value;
}

void mica_state_set_unit(mica_op_state *out, size_t slot) {
  mica_state_set_slot(out, slot, mica_attr_unit(out->parser->context));
}

const mica_attr *mica_state_slot(const mica_op_state *out, size_t slot) {
  assert(slot < out->name->slot_count);
  assert(slot < out->name->def->slot_count);
  return out->slots[slot];
}

bool mica_state_set_attribute(mica_op_state *out, mica_str name, const mica_attr *value) {
  assert(name.size > 0);
  mica_parser *p = out->parser;
  if (value == NULL) return false;  // there was no memory for it
  mica_named_attr given = {name, value};
  if (p->former != NULL && !p->options->former->read_attribute(p, out, &given)) return false;
  if (given.name.size == 0) return true;  // nothing holds it today
  mica_named_attr *entry = mica_custom_list_push(p, &out->attributes, sizeof *entry);
  if (entry != NULL) *entry = given;
  return entry != NULL;
}

const mica_attr *mica_state_attribute(const mica_op_state *out, mica_str name) {
  const mica_named_attr *entry = find_attribute(out, name);
  if (entry != NULL) return entry->value;
  int slot = mica_parser_find_slot(out->name->def, name);
  return slot < 0 ? NULL : out->slots[slot];
}

void mica_state_remove_attribute(mica_op_state *out, mica_str name) {
  mica_named_attr *items = out->attributes.items;
  size_t kept = 0;
  for (size_t i = 0; i < out->attributes.count; i++)
    if (!mica_str_equal(items[i].name, name)) items[kept++] = items[i];
  out->attributes.count = kept;
}

bool mica_state_successor(mica_op_state *out, mica_block *block) {
  mica_block **slot = mica_custom_list_push(out->parser, &out->successors, sizeof *slot);
  if (slot != NULL) *slot = block;
  return slot != NULL && block != NULL;
}

mica_op_parts mica_state_parts(const mica_op_state *state) {
  mica_parser *p = state->parser;
  mica_op_parts parts = {.operands = state->values.items,
                         .operand_count = state->values.count,
                         .result_types = state->types.items,
                         .result_count = state->types.count,
                         .slots = state->slots,
                         .slot_count = state->name->def->slot_count,
                         .successors = state->successors.items,
                         .successor_count = state->successors.count,
                         .region_count = state->regions.count};
  if (state->regions.count > 0)
    parts.regions = PARSE_ITEM(mica_region *, p->regions->list, state->regions.start);
  if (state->attributes.count > 0) {
    mica_named_attrs entries = {state->attributes.items, state->attributes.count};
    parts.attributes = mica_attr_dictionary(p->context, entries, NULL);
    if (parts.attributes == NULL) mica_parser_no_memory(p);
  }
  return parts;
}

mica_region *mica_state_new_region(mica_op_state *out) {
  mica_region *region = mica_parser_region_new(out->parser);
  if (region == NULL) return NULL;
  if (out->regions.count == 0) out->regions.start = out->parser->regions->list.count - 1;
  out->regions.count++;
  return region;
}

size_t mica_parser_result_count(mica_parser *p) {
  size_t count = 0;
  for (uint32_t i = 0; p->custom->state != NULL && i < p->custom->state->result_names.count; i++) {
    const parse_result_record *record =
        PARSE_ITEM(parse_result_record, p->ops->results, p->custom->state->result_names.start + i);
    count = record->count > SIZE_MAX - count ? SIZE_MAX : count + (size_t)record->count;
  }
  return count;
}

mica_str mica_parser_result_name(mica_parser *p, size_t index, uint32_t *number) {
  for (uint32_t i = 0; p->custom->state != NULL && i < p->custom->state->result_names.count; i++) {
    const parse_result_record *record =
        PARSE_ITEM(parse_result_record, p->ops->results, p->custom->state->result_names.start + i);
    if (index < record->count) {
      *number = (uint32_t)index;
      return (mica_str){record->name.data + 1, record->name.size - 1};
    }
    index -= (size_t)record->count;
  }
  *number = UINT32_MAX;
  return MICA_STR("");
}

mica_op *mica_parse_operation(mica_parser *p) {
  parse_list results = p->ops->named;
  mica_op *op = parse_fragment(p, TK_START_OPERATION) ? p->fragment->op : NULL;
  p->ops->named = results;
  return op;
}

void mica_custom_free(mica_parser *p) {
  mica_parser_stack_free(p, &p->custom->bodies.pairs, sizeof(parse_brackets));
  mica_parser_stack_free(p, &p->custom->bodies.open, sizeof(uint32_t));
  mica_parser_names_free(p, &p->custom->affine_names);
}
