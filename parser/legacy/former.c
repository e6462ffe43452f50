// The reader of older text: its beginning and end, types, and what is done when all is read. What
// it is made of stands in the files beside it; nothing of it is linked unless mica_former_text is
// named.
#include "legacy/former.h"

#include <assert.h>

#include "custom/custom.h"

// ---- The state ----------------------------------------------------------------------------------

static bool begin(mica_parser *p) {
  p->former = mica_allocate(p->context, sizeof *p->former);
  if (p->former == NULL) return mica_parser_no_memory(p);
  *p->former = (former_state){0};
  return mica_former_names_make(p);
}

static void drop(mica_parser *p) {
  former_state *f = p->former;
  mica_former_names_free(p);
  mica_parser_stack_free(p, &f->numbers, sizeof(former_number));
  mica_parser_stack_free(p, &f->alias_told, sizeof(const mica_type *));
  mica_parser_stack_free(p, &f->arguments, sizeof(former_argument));
  mica_parser_stack_free(p, &f->upgrades, sizeof(former_upgrade));
  mica_free(p->context, f, sizeof *f);
  p->former = NULL;
}

// ---- Operations ---------------------------------------------------------------------------------

static void note_op(mica_parser *p, mica_op *op) {
  const mica_former_op *row = op->name->def == NULL ? NULL : mica_former_row(p, op->name);
  const former_had had = p->former->had;
  p->former->had = (former_had){0, NULL};
  p->former->had_results = had.results;
  bool is_settled = row == NULL || (row->upgrade == NULL && row->part_count == 0);
  if (is_settled && had.upgrade == NULL) return;
  former_upgrade *one = parse_stack_push(p, &p->former->upgrades, sizeof *one);
  if (one != NULL) *one = (former_upgrade){op, row, had.upgrade};
}

static bool had_results(const mica_parser *p, uint64_t count) {
  return p->former->had_results != 0 && p->former->had_results == count;
}

static bool upgrade(mica_parser *p, const former_upgrade *one, mica_symbol_tables *tables) {
  if (one->row != NULL && !mica_former_settle_parts(p, one)) return false;
  if (!mica_former_is_whole(one->op)) return true;
  if (one->run != NULL && !one->run(one->op, tables)) return false;
  return one->row == NULL || one->row->upgrade == NULL || one->row->upgrade(one->op, tables);
}

// No upgrade changes which symbols there are.
static bool end(mica_parser *p) {
  const parse_stack *upgrades = &p->former->upgrades;
  if (upgrades->count == 0) return true;
  mica_symbol_tables *tables = mica_symbol_tables_create(p->context);
  if (tables == NULL) return mica_parser_no_memory(p);
  for (uint32_t i = 0; i < upgrades->count && !p->failed; i++) {
    const former_upgrade *one = PARSE_ITEM(former_upgrade, *upgrades, i);
    if (!upgrade(p, one, tables)) p->failed = true;
  }
  mica_symbol_tables_destroy(tables);
  return !p->failed;
}

// ---- Types --------------------------------------------------------------------------------------

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

// # stands for digits.
static bool is_spelled(const char *former, mica_str text) {
  size_t i = 0;
  for (; *former != '\0'; former++) {
    if (*former != '#') {
      if (i == text.size || text.data[i++] != *former) return false;
      continue;
    }
    size_t first = i;
    while (i < text.size && is_digit(text.data[i])) i++;
    if (i == first) return false;
  }
  return i == text.size;
}

static const mica_former_type *find_type(const mica_parser *p, const mica_dialect_def *dialect) {
  const mica_former_dialect *former = dialect->former;
  bool is_string = p->kind == TK_STRING;
  if (former == NULL || (!is_string && !parse_at_name(p))) return NULL;
  mica_str written = is_string ? MICA_STR("") : parse_token_text(p);
  for (size_t i = 0; i < former->type_count; i++)
    if (is_spelled(former->types[i].spelling, written)) return &former->types[i];
  return NULL;
}

// A string or a mnemonic with a number in it is left to the function: it says which type this is.
static mica_parsed read_type(mica_parser *p, const mica_dialect_def *dialect,
                             const mica_type **out) {
  p->former->told = NULL;
  const mica_former_type *type = find_type(p, dialect);
  if (type == NULL) return MICA_ABSENT;
  bool is_fixed = *type->spelling != '\0' && strchr(type->spelling, '#') == NULL;
  if (is_fixed) mica_parser_advance(p);
  *out = p->failed ? NULL : type->parse(p);
  return *out == NULL ? MICA_FAILED : MICA_PARSED;
}

void mica_parser_former_tells(mica_parser *p, const mica_type *told) { p->former->told = told; }

static void note_alias(mica_parser *p) {
  const mica_type **slot = parse_stack_push(p, &p->former->alias_told, sizeof *slot);
  if (slot != NULL) *slot = p->former->told;
}

static void use_alias(mica_parser *p) {
  const parse_stack *told = &p->former->alias_told;
  mica_str name = {p->token.at + 1, p->token.as.size - 1};
  uint32_t number = mica_parser_name_find(p, &p->top->type_aliases.names, name);
  p->former->told = number < told->count ? *PARSE_ITEM(const mica_type *, *told, number) : NULL;
}

bool mica_parse_former_type(mica_parser *p, const mica_type **out, const mica_type **told) {
  assert(p->former != NULL);  // older text is read
  p->former->told = NULL;
  if (!mica_parse_type(p, out)) return false;
  *told = p->former->told;
  return true;
}

const mica_former_reader mica_former_text = {
    .begin = begin,
    .end = end,
    .drop = drop,
    .find_op = mica_former_find_op,
    .find_dialect = mica_former_find_dialect,
    .read_form = mica_former_read_form,
    .note_op = note_op,
    .enter_region = mica_former_enter_region,
    .had_results = had_results,
    .step = mica_former_step,
    .complete = mica_former_complete,
    .read_attribute = mica_former_read_attribute,
    .read_type = read_type,
    .note_alias = note_alias,
    .use_alias = use_alias,
};
