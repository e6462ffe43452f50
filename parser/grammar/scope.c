// Names of values and blocks. A value's name is an entry: plain numbers index an array, all others
// are looked up once and then have a number too. Scopes follow regions: leaving one forgets what it
// defined. An isolated scope does not see the entries around it: they are set aside and come back
// at its end.
#include "grammar/scope.h"

#include <stdlib.h>

#define ENTRY_NAMED 0x80000000u  // the entry stands in `named` rather than in `numbers`

struct forward_ref {
  forward_ref *below[2];  // other numbers of this name: one bit of the number leads to each level
  forward_ref *older;
  mica_op *op;  // its result stands for the value
  const char *at;
  uint32_t number;
  bool defined;
};

typedef struct shadowed_entry {
  uint32_t entry;
  value_entry saved;
} shadowed_entry;

// ---- Entries ------------------------------------------------------------------------------------

static value_entry *entry_at(const mica_parser *p, uint32_t id) {
  if ((id & ENTRY_NAMED) != 0) return PARSE_ITEM(value_entry, p->scopes->named, id & ~ENTRY_NAMED);
  return PARSE_ITEM(value_entry, p->scopes->numbers, id);
}

// The entry as the current scope sees it.
static value_entry *visible_entry(mica_parser *p, uint32_t id) {
  assert(id != NAME_NONE && p->scopes->list.count > 0);
  uint32_t isolation = parse_scope_top(p)->isolation;
  value_entry *entry = entry_at(p, id);
  if (entry->isolation == isolation) return entry;
  if (entry->as.value != NULL) {
    shadowed_entry *shadowed = parse_stack_push(p, &p->scopes->shadowed, sizeof *shadowed);
    if (shadowed == NULL) return NULL;
    *shadowed = (shadowed_entry){id, *entry};
  }
  *entry = (value_entry){.isolation = isolation};
  return entry;
}

// The same names come again and again. Where they stand is told by a few of their bytes; names that
// meet there drive each other out, and are found in the table.
static uint32_t *latest_name(mica_parser *p, mica_str name) {
  uint32_t first = 0, last = 0;
  if (name.size >= sizeof first) {
    memcpy(&first, name.data, sizeof first);
    memcpy(&last, name.data + name.size - sizeof last, sizeof last);
  } else if (name.size > 0) {
    memcpy(&first, name.data, name.size);
  }
  uint64_t mixed = (((uint64_t)first << 32 | last) + name.size) * UINT64_C(0x9e3779b97f4a7c15);
  return &p->scopes->latest_names[(mixed >> 48) % LATEST_NAMES];
}

static uint32_t named_entry(mica_parser *p, mica_str name) {
  uint32_t *latest = latest_name(p, name);
  if (*latest < p->scopes->named.count) {
    mica_str *known = PARSE_ITEM(mica_str, p->scopes->names.names, *latest);
    if (mica_str_equal(*known, name)) return *latest | ENTRY_NAMED;
  }
  uint32_t number = mica_parser_name_add(p, &p->scopes->names, name);
  if (number == NAME_NONE || number >= ENTRY_NAMED) return mica_parser_no_memory(p), NAME_NONE;
  if (number == p->scopes->named.count) {
    value_entry *entry = parse_stack_push(p, &p->scopes->named, sizeof *entry);
    if (entry == NULL) return NAME_NONE;
    *entry = (value_entry){0};
  }
  *latest = number;
  return number | ENTRY_NAMED;
}

uint32_t mica_parser_numbered_entry(mica_parser *p, uint64_t number, mica_str name) {
  if (number < p->scopes->numbers.count) return (uint32_t)number;
  uint64_t most = (uint64_t)p->scopes->numbers.count * 2 + 4096;
  if (p->scopes->numbers_frozen || number > most || number >= ENTRY_NAMED - 1) {
    p->scopes->numbers_frozen = true;
    return named_entry(p, name);
  }
  uint32_t more = (uint32_t)number + 1 - p->scopes->numbers.count;
  if (!mica_parser_stack_reserve(p, &p->scopes->numbers, more, sizeof(value_entry)))
    return NAME_NONE;
  memset(PARSE_ITEM(value_entry, p->scopes->numbers, p->scopes->numbers.count), 0,
         more * sizeof(value_entry));
  p->scopes->numbers.count += more;
  return (uint32_t)number;
}

uint32_t mica_parser_value_entry(mica_parser *p, mica_str name) {
  uint64_t number = 0;
  size_t i = 1, most = name.size < 11 ? name.size : 11;
  for (unsigned digit; i < most && (digit = (unsigned char)name.data[i] - (unsigned)'0') < 10; i++)
    number = number * 10 + digit;
  bool is_plain = i == name.size && (name.size == 2 || name.data[1] != '0');
  return is_plain ? mica_parser_numbered_entry(p, number, name) : named_entry(p, name);
}

mica_str mica_parser_value_name(const char *at) {
  const char *end = at + 1;
  while (lex_is((unsigned char)*end, LEX_SUFFIX)) end++;
  return (mica_str){at, (size_t)(end - at)};
}

// Where what was promised of a name's result stands, or NULL belongs: at most 32 steps.
static forward_ref **find_promise(value_entry *entry, uint32_t number) {
  forward_ref **place = &entry->as.forward;
  for (uint32_t bits = number; *place != NULL && (*place)->number != number; bits >>= 1)
    place = &(*place)->below[bits & 1];
  return place;
}

const char *mica_parser_definition_place(mica_parser *p, parse_use use) {
  value_entry *entry = visible_entry(p, use.entry);
  if (entry == NULL) return NULL;
  if (entry->count > 0) return use.number < entry->count ? entry->at : NULL;
  const forward_ref *ref = *find_promise(entry, use.number);
  return ref == NULL ? NULL : ref->at;
}

// ---- Definitions and uses -----------------------------------------------------------------------

static bool report_redefinition(mica_parser *p, parse_use use, const char *first) {
  mica_diag *diag = mica_parser_error_begin(p, use.at, "redefinition of SSA value '%S'",
                                            mica_parser_value_name(use.at));
  mica_diag_note(diag, mica_parser_loc_at(p, first), "previously defined here");
  return mica_diag_report(diag);
}

static bool report_definition_type(mica_parser *p, parse_use use, const mica_type *type,
                                   const forward_ref *ref) {
  mica_diag *diag = mica_parser_error_begin(p, use.at,
                                            "definition of SSA value '%S#%u' has type '%t'",
                                            mica_parser_value_name(use.at), ref->number, type);
  mica_diag_note(diag, mica_parser_loc_at(p, ref->at), "previously used here with type '%t'",
                 mica_value_type(mica_op_result(ref->op, 0)));
  return mica_diag_report(diag);
}

// Gives what was promised of these results to the uses.
static bool keep_promises(mica_parser *p, parse_use use, value_entry *entry, mica_value *value,
                          uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    forward_ref *ref = *find_promise(entry, i);
    if (ref == NULL) continue;
    mica_value *promised = mica_op_result(ref->op, 0), *given = value + i;
    if (promised->type != given->type) return report_definition_type(p, use, given->type, ref);
    mica_value_replace_all_uses(promised, given);
    ref->defined = true;
  }
  return true;
}

bool mica_parser_define(mica_parser *p, parse_use use, mica_value *value, uint32_t count) {
  assert(count > 0);
  value_entry *entry = visible_entry(p, use.entry);
  if (entry == NULL) return false;
  if (entry->count > 0) return report_redefinition(p, use, entry->at);
  if (entry->as.forward != NULL && !keep_promises(p, use, entry, value, count)) return false;
  entry->as.value = value;
  entry->at = use.at;
  entry->count = count;
  uint32_t *definition = parse_stack_push(p, &p->scopes->definitions, sizeof *definition);
  if (definition == NULL) return false;
  *definition = use.entry;
  return true;
}

static mica_value *report_use_type(mica_parser *p, parse_use use, const mica_type *type,
                                   const mica_type *prior, const char *at) {
  mica_diag *diag = mica_parser_error_begin(
      p, use.at, "use of value '%S' expects different type than prior uses: '%t' vs '%t'",
      mica_parser_value_name(use.at), type, prior);
  mica_diag_note(diag, mica_parser_loc_at(p, at), "prior use here");
  mica_diag_report(diag);
  return NULL;
}

static mica_value *promise(mica_parser *p, parse_use use, forward_ref **place,
                           const mica_type *type) {
  if (type == NULL)
    return mica_parser_error(p, use.at, "the type of value '%S' isn't known",
                             mica_parser_value_name(use.at)),
           NULL;
  const mica_op_name *name =
      mica_op_name_get(p->context, MICA_STR("builtin.unrealized_conversion_cast"));
  forward_ref *ref = mica_allocate(p->context, sizeof *ref);
  if (name == NULL || ref == NULL) {
    mica_free(p->context, ref, sizeof *ref);
    return mica_parser_no_memory(p), NULL;
  }
  const mica_op_parts parts = {.result_types = &type, .result_count = 1};
  mica_op *op = mica_op_create(mica_parser_loc_at(p, use.at), name, &parts);
  if (op == NULL) {
    mica_free(p->context, ref, sizeof *ref);
    return mica_parser_no_memory(p), NULL;
  }
  *ref = (forward_ref){.older = p->scopes->forwards, .op = op, .at = use.at, .number = use.number};
  p->scopes->forwards = *place = ref;
  return mica_op_result(op, 0);
}

mica_value *mica_parser_resolve_use(mica_parser *p, parse_use use, const mica_type *type) {
  value_entry *entry = visible_entry(p, use.entry);
  if (entry == NULL) return NULL;
  if (entry->count > 0) {
    if (use.number >= entry->count)
      return mica_parser_error(p, use.at, "reference to invalid result number"), NULL;
    mica_value *value = entry->as.value + use.number;
    if (value->type == type) return value;
    return report_use_type(p, use, type, value->type, entry->at);
  }
  forward_ref **place = find_promise(entry, use.number);
  if (*place == NULL) return promise(p, use, place, type);
  mica_value *value = mica_op_result((*place)->op, 0);
  if (value->type == type) return value;
  return report_use_type(p, use, type, value->type, (*place)->at);
}

mica_value *mica_parser_known_value(mica_parser *p, parse_use use) {
  value_entry *entry = visible_entry(p, use.entry);
  if (entry == NULL) return NULL;
  if (entry->count > 0) return use.number < entry->count ? entry->as.value + use.number : NULL;
  forward_ref **place = find_promise(entry, use.number);
  return *place == NULL ? NULL : mica_op_result((*place)->op, 0);
}

bool mica_parser_resolve_uses(mica_parser *p, const parse_use *uses, const mica_type *const *types,
                              uint32_t count, mica_value **values) {
  uint32_t isolation = parse_scope_top(p)->isolation;
  for (uint32_t i = 0; i < count; i++) {
    const value_entry *entry = entry_at(p, uses[i].entry);
    bool is_there = entry->isolation == isolation && uses[i].number < entry->count;
    values[i] = is_there ? entry->as.value + uses[i].number : NULL;
    if (is_there && values[i]->type == types[i]) continue;
    values[i] = mica_parser_resolve_use(p, uses[i], types[i]);
    if (values[i] == NULL) return mica_parser_no_memory(p);
  }
  return true;
}

static forward_ref *open_promise(mica_parser *p, parse_use use) {
  value_entry *entry = visible_entry(p, use.entry);
  return entry == NULL || entry->count > 0 ? NULL : *find_promise(entry, use.number);
}

mica_value *mica_parser_promised(mica_parser *p, parse_use use) {
  forward_ref *ref = open_promise(p, use);
  return ref == NULL ? NULL : mica_op_result(ref->op, 0);
}

void mica_parser_keep_promise(mica_parser *p, parse_use use, mica_value *value) {
  forward_ref *ref = open_promise(p, use);
  if (ref == NULL) return;
  if (value != NULL) mica_value_replace_all_uses(mica_op_result(ref->op, 0), value);
  ref->defined = true;
}

static int compare_places(const void *a, const void *b) {
  const char *left = *(const char *const *)a, *right = *(const char *const *)b;
  return left < right ? -1 : left > right;
}

bool mica_parser_check_forwards(mica_parser *p) {
  parse_stack places = {0};
  for (const forward_ref *ref = p->scopes->forwards; ref != NULL; ref = ref->older) {
    if (ref->defined) continue;
    const char **place = parse_stack_push(p, &places, sizeof *place);
    if (place == NULL) break;
    *place = ref->at;
  }
  if (places.count > 0) qsort(places.items, places.count, sizeof(const char *), compare_places);
  for (uint32_t i = 0; i < places.count; i++)
    mica_parser_error(p, *PARSE_ITEM(const char *, places, i), "use of undeclared SSA value name");
  mica_parser_stack_free(p, &places, sizeof(const char *));
  return !p->failed;
}

void mica_parser_forwards_free(mica_parser *p) {
  while (p->scopes->forwards != NULL) {
    forward_ref *older = p->scopes->forwards->older;
    mica_op_destroy(p->scopes->forwards->op);
    mica_free(p->context, p->scopes->forwards, sizeof *p->scopes->forwards);
    p->scopes->forwards = older;
  }
}

// ---- Blocks -------------------------------------------------------------------------------------

static uint32_t *block_bucket(const mica_parser *p, mica_str name, uint32_t scope) {
  uint32_t hash = (uint32_t)mica_context_hash(p->context, name) + scope * 0x9e3779b9u;
  return &p->scopes->block_buckets[hash & (p->scopes->block_bucket_count - 1)];
}

static void link_block(mica_parser *p, uint32_t index) {
  block_entry *entry = PARSE_ITEM(block_entry, p->scopes->blocks, index);
  uint32_t *bucket = block_bucket(p, entry->name, entry->scope);
  entry->next = *bucket;
  *bucket = index + 1;
}

static bool grow_block_buckets(mica_parser *p) {
  if (p->scopes->block_bucket_count > UINT32_MAX / 2) return mica_parser_no_memory(p);
  uint32_t count = p->scopes->block_bucket_count == 0 ? 64 : p->scopes->block_bucket_count * 2;
  uint32_t *buckets = mica_allocate(p->context, count * sizeof *buckets);
  if (buckets == NULL) return mica_parser_no_memory(p);
  memset(buckets, 0, count * sizeof *buckets);
  mica_free(p->context, p->scopes->block_buckets, p->scopes->block_bucket_count * sizeof *buckets);
  p->scopes->block_buckets = buckets;
  p->scopes->block_bucket_count = count;
  for (uint32_t i = 0; i < p->scopes->blocks.count; i++) link_block(p, i);
  return true;
}

// The entry of a name in the current region, made when it is new.
block_entry *mica_parser_block_entry(mica_parser *p, mica_str name, const char *at) {
  uint32_t scope = p->scopes->list.count;
  if (p->scopes->blocks.count >= p->scopes->block_bucket_count && !grow_block_buckets(p))
    return NULL;
  uint32_t i = *block_bucket(p, name, scope);
  for (; i != 0; i = PARSE_ITEM(block_entry, p->scopes->blocks, i - 1)->next) {
    block_entry *known = PARSE_ITEM(block_entry, p->scopes->blocks, i - 1);
    if (known->scope == scope && mica_str_equal(known->name, name)) return known;
  }
  block_entry *entry = parse_stack_push(p, &p->scopes->blocks, sizeof *entry);
  if (entry == NULL) return NULL;
  *entry = (block_entry){name, at, NULL, 0, scope, false};
  link_block(p, p->scopes->blocks.count - 1);
  return entry;
}

mica_block *mica_parser_block_named(mica_parser *p, mica_str name, const char *at) {
  block_entry *entry = mica_parser_block_entry(p, name, at);
  if (entry == NULL) return NULL;
  if (entry->block == NULL) entry->block = mica_block_create(p->context);
  if (entry->block == NULL) mica_parser_no_memory(p);
  return entry->block;
}

mica_block *mica_parser_current_block(mica_parser *p) {
  parse_scope *scope = parse_scope_top(p);
  if (scope->block != NULL) return scope->block;
  scope->block = mica_block_create(p->context);
  if (scope->block == NULL) return mica_parser_no_memory(p), NULL;
  mica_region_append(scope->region, scope->block);
  return scope->block;
}

// ---- Scopes -------------------------------------------------------------------------------------

bool mica_parser_scope_push(mica_parser *p, mica_region *region, bool isolated) {
  assert(region != NULL);
  bool is_new = isolated || p->scopes->list.count == 0;
  uint32_t isolation = is_new ? ++p->scopes->isolation_count : parse_scope_top(p)->isolation;
  parse_scope *scope = parse_stack_push(p, &p->scopes->list, sizeof *scope);
  if (scope == NULL) return false;
  *scope = (parse_scope){.region = region,
                         .first_definition = p->scopes->definitions.count,
                         .first_shadowed = p->scopes->shadowed.count,
                         .first_block = p->scopes->blocks.count,
                         .isolation = isolation,
                         .isolated = is_new};
  return true;
}

static bool check_blocks(mica_parser *p, uint32_t first) {
  bool defined = true;
  for (uint32_t i = first; i < p->scopes->blocks.count; i++) {
    const block_entry *entry = PARSE_ITEM(block_entry, p->scopes->blocks, i);
    if (!entry->defined)
      defined = mica_parser_error(p, entry->at, "reference to an undefined block");
  }
  return defined;
}

static void forget_blocks(mica_parser *p, uint32_t first) {
  assert(first <= p->scopes->blocks.count);
  while (p->scopes->blocks.count > first) {
    const block_entry *entry =
        PARSE_ITEM(block_entry, p->scopes->blocks, --p->scopes->blocks.count);
    *block_bucket(p, entry->name, entry->scope) = entry->next;
  }
}

bool mica_parser_scope_pop(mica_parser *p) {
  assert(p->scopes->list.count > 0);
  const parse_scope *scope = parse_scope_top(p);
  if (!check_blocks(p, scope->first_block)) return false;
  forget_blocks(p, scope->first_block);
  while (p->scopes->definitions.count > scope->first_definition) {
    value_entry *entry =
        entry_at(p, *PARSE_ITEM(uint32_t, p->scopes->definitions, --p->scopes->definitions.count));
    *entry = (value_entry){.isolation = scope->isolation};
  }
  while (scope->isolated && p->scopes->shadowed.count > scope->first_shadowed) {
    const shadowed_entry *shadowed =
        PARSE_ITEM(shadowed_entry, p->scopes->shadowed, --p->scopes->shadowed.count);
    *entry_at(p, shadowed->entry) = shadowed->saved;
  }
  p->scopes->list.count--;
  return true;
}

void mica_parser_scopes_free(mica_parser *p) {
  for (uint32_t i = 0; i < p->scopes->blocks.count; i++) {
    block_entry *entry = PARSE_ITEM(block_entry, p->scopes->blocks, i);
    if (!entry->defined && entry->block != NULL) mica_block_destroy(p->context, entry->block);
  }
  mica_free(p->context, p->scopes->block_buckets,
            p->scopes->block_bucket_count * sizeof *p->scopes->block_buckets);
  mica_parser_stack_free(p, &p->scopes->blocks, sizeof(block_entry));
  mica_parser_stack_free(p, &p->scopes->list, sizeof(parse_scope));
  mica_parser_stack_free(p, &p->scopes->numbers, sizeof(value_entry));
  mica_parser_stack_free(p, &p->scopes->named, sizeof(value_entry));
  mica_parser_stack_free(p, &p->scopes->definitions, sizeof(uint32_t));
  mica_parser_stack_free(p, &p->scopes->shadowed, sizeof(shadowed_entry));
  mica_parser_names_free(p, &p->scopes->names);
}
