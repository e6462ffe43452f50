// Former names of operations: the table of them, made for each text of what its dialects declare,
// and which operation a name means.
#include "legacy/former.h"

#include <assert.h>
#include <stdio.h>

#include "custom/custom.h"
#include "mica/interfaces.h"

// ---- The table ----------------------------------------------------------------------------------

static uint32_t *head_of(mica_parser *p, mica_str name) {
  former_state *f = p->former;
  uint32_t number = mica_parser_name_add(p, &f->names, name);
  if (number == NAME_NONE) return NULL;
  if (number == f->heads.count) {
    uint32_t *head = parse_stack_push(p, &f->heads, sizeof *head);
    if (head == NULL) return NULL;
    *head = 0;
  }
  return PARSE_ITEM(uint32_t, f->heads, number);
}

static bool add(mica_parser *p, mica_str former, const mica_op_def *def,
                const mica_former_op *row) {
  const mica_op_name *name = mica_op_name_get(p->context, (mica_str){def->name, def->name_size});
  uint32_t *head = name == NULL ? NULL : head_of(p, former);
  if (head == NULL) return mica_parser_no_memory(p);
  former_candidate *one = parse_stack_push(p, &p->former->candidates, sizeof *one);
  if (one == NULL) return false;
  *one = (former_candidate){name, row, *head};
  *head = p->former->candidates.count;
  return true;
}

// An operation with forms of its own is found under today's name as well.
static bool add_row(mica_parser *p, const mica_former_op *row) {
  if (row->makes_numbers) p->former->maker = row->op;
  if (!add(p, (mica_str){row->op->name, row->op->name_size}, row->op, row)) return false;
  for (const char *const *name = row->names; name != NULL && *name != NULL; name++)
    if (!add(p, mica_str_of(*name), row->op, row)) return false;
  return true;
}

static const mica_former_op *row_of(const mica_former_dialect *former, const mica_op_def *op) {
  for (size_t i = 0; i < former->op_count; i++)
    if (former->ops[i].op == op) return &former->ops[i];
  return NULL;
}

// Both in a row; the text lives as long as the parser. {NULL, 0}: no memory.
static mica_str joined(mica_parser *p, mica_str first, mica_str second) {
  char *text = mica_parser_scratch_take(p, first.size + second.size);
  if (text == NULL) return (mica_str){NULL, 0};
  memcpy(text, first.data, first.size);
  memcpy(text + first.size, second.data, second.size);
  return (mica_str){text, first.size + second.size};
}

// What an operation is called after a prefix: `std.` in front of the name without its dialect; of
// "spv.GLSL. GL.", `spv.GLSL.` in the place of `GL.`. Size 0: it isn't.
static mica_str with_prefix(mica_parser *p, const char *prefix, const mica_op_def *op) {
  const char *today = strchr(prefix, ' ');
  mica_str name = mica_str_of(op->name + strlen(op->dialect->name) + 1);
  if (*prefix == '\0') return name;
  if (today == NULL) {
    mica_str dot = joined(p, mica_str_of(prefix), MICA_STR("."));
    return dot.data == NULL ? dot : joined(p, dot, name);
  }
  const mica_str former = {prefix, (size_t)(today - prefix)}, begins = mica_str_of(today + 1);
  if (name.size < begins.size || memcmp(name.data, begins.data, begins.size) != 0)
    return (mica_str){"", 0};
  return joined(p, former, (mica_str){name.data + begins.size, name.size - begins.size});
}

static bool add_prefixed(mica_parser *p, const mica_dialect_def *dialect, const char *prefix) {
  for (size_t i = 0; i < dialect->op_count; i++) {
    const mica_op_def *op = dialect->ops[i];
    const mica_former_op *row = row_of(dialect->former, op);
    if (row != NULL && row->names != NULL) continue;
    mica_str name = with_prefix(p, prefix, op);
    if (name.data == NULL || (name.size != 0 && !add(p, name, op, row))) return false;
  }
  return true;
}

static bool add_dialect(mica_parser *p, const mica_dialect_def *dialect) {
  const mica_former_dialect *former = dialect->former;
  for (size_t i = 0; i < former->op_count; i++)
    if (!add_row(p, &former->ops[i])) return false;
  for (const char *const *prefix = former->names; prefix != NULL && *prefix != NULL; prefix++)
    if (!add_prefixed(p, dialect, *prefix)) return false;
  return true;
}

bool mica_former_names_make(mica_parser *p) {
  for (size_t i = 0; i < mica_context_dialect_count(p->context); i++) {
    const mica_dialect_def *dialect = mica_context_dialect_at(p->context, i);
    if (dialect->former != NULL && !add_dialect(p, dialect)) return false;
  }
  return true;
}

void mica_former_names_free(mica_parser *p) {
  mica_parser_names_free(p, &p->former->names);
  mica_parser_stack_free(p, &p->former->heads, sizeof(uint32_t));
  mica_parser_stack_free(p, &p->former->candidates, sizeof(former_candidate));
}

// ---- What a name means --------------------------------------------------------------------------

static bool had_name(const mica_dialect_def *dialect, mica_str name) {
  const char *const *one = dialect->former == NULL ? NULL : dialect->former->names;
  for (; one != NULL && *one != NULL; one++)
    if (mica_str_is(name, *one)) return true;
  return false;
}

const mica_dialect_def *mica_former_find_dialect(mica_parser *p, mica_str name) {
  const mica_dialect_def *found = NULL;
  for (size_t i = 0; name.size != 0 && i < mica_context_dialect_count(p->context); i++) {
    const mica_dialect_def *dialect = mica_context_dialect_at(p->context, i);
    if (!had_name(dialect, name)) continue;
    if (found != NULL) return NULL;
    found = dialect;
  }
  return found;
}

static const former_candidate *candidate_at(const mica_parser *p, uint32_t number) {
  return number == 0 ? NULL : PARSE_ITEM(former_candidate, p->former->candidates, number - 1);
}

static uint32_t first_of(const mica_parser *p, mica_str name) {
  uint32_t number = mica_parser_name_find(p, &p->former->names, name);
  return number == NAME_NONE ? 0 : *PARSE_ITEM(uint32_t, p->former->heads, number);
}

const former_candidate *mica_former_found(const mica_parser *p) {
  return candidate_at(p, p->former->found);
}

const former_candidate *mica_former_next(const mica_parser *p, const former_candidate *candidate) {
  assert(candidate != NULL);
  return candidate_at(p, candidate->next);
}

const mica_former_op *mica_former_row(const mica_parser *p, const mica_op_name *name) {
  const former_candidate *c = candidate_at(p, first_of(p, name->name));
  while (c != NULL && c->name != name) c = mica_former_next(p, c);
  return c == NULL ? NULL : c->row;
}

// Up to the last dot, behind which any word may stand.
static mica_str open_name(mica_str name) {
  while (name.size > 0 && name.data[name.size - 1] != '.') name.size--;
  return name;
}

static bool holds(const mica_parser *p, uint32_t first, const mica_op_name *name) {
  for (const former_candidate *c = candidate_at(p, first); c != NULL; c = mica_former_next(p, c))
    if (c->name == name) return true;
  return false;
}

// Of several, the one that is meant where no format decides.
static const mica_op_name *plainest(const mica_parser *p, uint32_t first,
                                    const mica_op_name *today) {
  for (const former_candidate *c = candidate_at(p, first); c != NULL; c = mica_former_next(p, c))
    if (c->row == NULL || c->row->parsers == NULL) return c->name;
  return today->def != NULL || first == 0 ? today : candidate_at(p, first)->name;
}

static bool leaves_out(const mica_op_def *op, const char *dialect) {
  for (size_t i = 0; i < op->interface_count; i++) {
    if (op->interfaces[i].interface != &mica_op_asm_interface_id) continue;
    const mica_op_asm_interface *methods = op->interfaces[i].methods;
    const char *name = methods->default_dialect == NULL ? NULL : methods->default_dialect(NULL);
    return name != NULL && strcmp(name, dialect) == 0;
  }
  return false;
}

// Where some operations of a dialect leave out its name inside of them, others once did as well.
static const mica_op_name *of_outer_dialect(mica_parser *p, mica_str written) {
  if (p->custom->state == NULL || memchr(written.data, '.', written.size) != NULL) return NULL;
  const mica_dialect_def *dialect = p->custom->state->name->def->dialect;
  char text[128];
  const size_t size = strlen(dialect->name) + 1 + written.size;
  if (size >= sizeof text) return NULL;
  snprintf(text, sizeof text, "%s.%.*s", dialect->name, (int)written.size, written.data);
  const mica_op_name *name = mica_op_name_get(p->context, (mica_str){text, size});
  bool leaves = false;
  for (size_t i = 0; name != NULL && name->def != NULL && !leaves && i < dialect->op_count; i++)
    leaves = leaves_out(dialect->ops[i], dialect->name);
  return leaves ? name : NULL;
}

// A name without dialect that means an operation of the region's default dialect stays so, unless
// that operation once had the name together with others.
const mica_op_name *mica_former_find_op(mica_parser *p, mica_str written,
                                        const mica_op_name *today) {
  const mica_op_name *outer = today->def == NULL ? of_outer_dialect(p, written) : NULL;
  if (outer != NULL) today = outer;
  uint32_t first = first_of(p, written);
  if (first == 0 && today->def == NULL) first = first_of(p, open_name(written));
  bool stays = first == 0 || (today->def != NULL && !holds(p, first, today));
  p->former->found = stays ? first_of(p, today->name) : first;
  return plainest(p, p->former->found, today);
}
