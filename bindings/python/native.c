// What native.h declares: the C API with numbers for pointers, so that Python makes no object for
// each. Included by the C that cffi writes. Python asks before what C takes for granted (same
// context, an index in range); here it is only done.
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "mica/dialects.h"
#include "mica/mica.h"
#include "mica/number.h"
#include "mica/passes.h"
#include "own_dialects.h"  // OWN_DIALECTS: those of whoever builds the package, each with a comma behind

typedef uintptr_t at;
typedef mica_str text;

#define OP(x) ((mica_op *)(x))
#define BLOCK(x) ((mica_block *)(x))
#define REGION(x) ((mica_region *)(x))
#define VALUE(x) ((mica_value *)(x))
#define USE(x) ((mica_operand *)(x))
#define NAME(x) ((const mica_op_name *)(x))
#define TYPE(x) ((const mica_type *)(x))
#define ATTR(x) ((const mica_attr *)(x))
#define VALUES(x) ((mica_value *const *)(const void *)(x))
#define TYPES(x, n) ((mica_types){(const mica_type *const *)(const void *)(x), (n)})
#define ATTRS(x, n) ((mica_attrs){(const mica_attr *const *)(const void *)(x), (n)})
#define AT(x) ((at)(x))
#define LOC(x) ((mica_loc){x})

static void python_diagnostic(void *python, int severity, uint64_t loc, text message, text help,
                              bool is_note);
static bool python_rewrite(void *python, at op);

// ---- Contexts -----------------------------------------------------------------------------------

// When the object that stood at an address was given back for the last time.
typedef struct death {
  at object;  // 0: free
  uint64_t clock;
} death;

typedef struct home {
  mica_context *ctx;
  void *python;
  uint64_t clock;
  uint64_t lost;  // what was seen before this counts as given back: there was no memory to note it
  death *deaths;  // open addressing
  size_t death_count, death_room;  // a power of two
  bool is_unseen;                  // what is given back now is held by nobody
  mica_rewriter *rewriter;         // of the pattern that runs
  mica_op *rewritten;
  uint64_t changes;
} home;

static death *find_death(death *deaths, size_t room, at object) {
  size_t i = (size_t)(((uint64_t)object >> 3) * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (room - 1);
  while (deaths[i].object != 0 && deaths[i].object != object) i = (i + 1) & (room - 1);
  return &deaths[i];
}

static bool grow_deaths(home *h) {
  size_t room = h->death_room == 0 ? 64 : h->death_room * 2;
  death *grown = calloc(room, sizeof *grown);
  if (grown == NULL) return false;
  for (size_t i = 0; i < h->death_room; i++)
    if (h->deaths[i].object != 0) *find_death(grown, room, h->deaths[i].object) = h->deaths[i];
  free(h->deaths);
  h->deaths = grown;
  h->death_room = room;
  return true;
}

static void note_death(void *user, const void *object) {
  home *h = user;
  if (h->is_unseen) return;
  h->clock++;
  if (h->death_count * 2 >= h->death_room && !grow_deaths(h)) {
    h->lost = h->clock;
    return;
  }
  death *d = find_death(h->deaths, h->death_room, AT(object));
  if (d->object == 0) h->death_count++;
  *d = (death){AT(object), h->clock};
}

static void tell(home *h, const mica_message *m, text help, bool is_note) {
  python_diagnostic(h->python, (int)m->severity, m->loc.bits, m->text, help, is_note);
}

static void handle(void *user, mica_context *ctx, const mica_message *message,
                   const mica_message *notes, size_t note_count) {
  tell(user, message, mica_context_help(ctx), false);
  for (size_t i = 0; i < note_count; i++) tell(user, &notes[i], (text){NULL, 0}, true);
}

static void home_destroy(home *h) {
  if (h == NULL) return;
  mica_context_destroy(h->ctx);
  free(h->deaths);
  free(h);
}

static home *home_create(void *python, bool allow_unregistered, size_t nesting, size_t bytes) {
  home *h = calloc(1, sizeof *h);
  if (h == NULL) return NULL;
  const mica_context_options options = {.allow_unregistered = allow_unregistered,
                                        .limits = {.nesting = nesting, .bytes = bytes}};
  h->python = python;
  h->ctx = mica_context_create(&options);
  if (h->ctx == NULL) {
    free(h);
    return NULL;
  }
  mica_context_set_diag_handler(h->ctx, handle, h);
  mica_context_on_release(h->ctx, note_death, h);
  return h;
}

static const mica_dialect_def *const all_dialects[] = {OWN_DIALECTS MICA_DIALECTS};
enum { DIALECT_COUNT = sizeof all_dialects / sizeof *all_dialects };

static bool home_register_all(home *h) {
  for (size_t i = 0; i < DIALECT_COUNT; i++)
    if (!mica_context_register(h->ctx, all_dialects[i])) return false;
  return true;
}

static size_t home_dialect_count(const home *h) { return mica_context_dialect_count(h->ctx); }
static text home_dialect_name(const home *h, size_t index) {
  return mica_str_of(mica_context_dialect_at(h->ctx, index)->name);
}
static bool home_allows_unregistered(const home *h) {
  return mica_context_allows_unregistered(h->ctx);
}
static void home_allow_unregistered(home *h, bool allow) {
  mica_context_allow_unregistered(h->ctx, allow);
}
static bool home_take_out_of_memory(home *h) {
  bool was = mica_context_out_of_memory(h->ctx);
  mica_context_clear_out_of_memory(h->ctx);
  return was;
}
static size_t home_op_count(const home *h) { return mica_context_op_count(h->ctx); }
static uint64_t home_clock(const home *h) { return h->clock; }
static bool home_is_alive(const home *h, at object, uint64_t seen) {
  if (seen < h->lost) return false;
  if (h->death_room == 0) return true;
  const death *d = find_death(h->deaths, h->death_room, object);
  return d->object == 0 || d->clock <= seen;
}
static uint64_t home_changes(const home *h) { return h->changes; }
static void text_free(home *h, text t) { mica_free(h->ctx, (void *)(uintptr_t)t.data, t.size + 1); }
static const char *native_version(void) { return mica_version(); }

// ---- Text and bytes -----------------------------------------------------------------------------

// Pieces that make one text, with a byte of room behind it.
typedef struct pieces {
  mica_context *ctx;
  char *data;
  size_t size, room;
} pieces;

static bool add_piece(void *user, const char *data, size_t size) {
  pieces *p = user;
  if (p->room - p->size < size + 1) {
    size_t room = p->room * 2 > p->size + size + 1 ? p->room * 2 : p->size + size + 1;
    char *grown = mica_reallocate(p->ctx, p->data, p->room, room);
    if (grown == NULL) return false;
    p->data = grown;
    p->room = room;
  }
  if (size > 0) memcpy(p->data + p->size, data, size);
  p->size += size;
  return true;
}
static bool add_bytes(void *user, text piece) { return add_piece(user, piece.data, piece.size); }

// Given back by text_free, so that its room is its size and one more.
static text take_pieces(pieces *p, bool is_whole) {
  char *fitted = is_whole && add_piece(p, "", 0)
                     ? mica_reallocate(p->ctx, p->data, p->room, p->size + 1)
                     : NULL;
  if (fitted != NULL) return (text){fitted, p->size};
  mica_free(p->ctx, p->data, p->room);
  return (text){NULL, 0};
}

enum {
  PRINT_GENERIC = 1,
  PRINT_LOCATIONS = 2,
  PRINT_LOCAL = 4,
  PRINT_ASSUME_VERIFIED = 8,
  PRINT_SKIP_REGIONS = 16
};

static at home_parse(home *h, const char *data, size_t size, const char *file, bool whole_op,
                     bool legacy) {
  const mica_parse_options options = {.file = mica_str_of(file),
                                      .no_implicit_module = whole_op,
                                      .nul_terminated = true,
                                      .former = legacy ? &mica_former_text : NULL};
  return AT(mica_parse_module(h->ctx, (text){data, size}, &options));
}
static at home_read_bytecode(home *h, const char *data, size_t size, const char *file) {
  const mica_bytecode_read_options options = {.file = mica_str_of(file)};
  return AT(mica_read_bytecode(h->ctx, (text){data, size}, &options));
}
static bool is_bytecode(const char *data, size_t size) {
  return mica_is_bytecode((text){data, size});
}
static bool op_bytecode(at op, int version, text *out) {
  pieces p = {.ctx = mica_op_context(OP(op))};
  const mica_bytecode_write_options options = {.version = version < 0 ? 0 : (uint32_t)version + 1};
  bool done = mica_write_bytecode(OP(op), &options, add_bytes, &p);
  *out = take_pieces(&p, done);
  return done && out->data != NULL;
}
static at home_parse_type(home *h, const char *data, size_t size) {
  return AT(mica_parse_type_text(h->ctx, (text){data, size}));
}
static at home_parse_attr(home *h, const char *data, size_t size) {
  return AT(mica_parse_attr_text(h->ctx, (text){data, size}));
}
static text op_text(at op, unsigned flags) {
  const mica_print_options options = {.generic = (flags & PRINT_GENERIC) != 0,
                                      .debug_info = (flags & PRINT_LOCATIONS) != 0,
                                      .local_scope = (flags & PRINT_LOCAL) != 0,
                                      .assume_verified = (flags & PRINT_ASSUME_VERIFIED) != 0,
                                      .skip_regions = (flags & PRINT_SKIP_REGIONS) != 0};
  return mica_op_to_text(OP(op), &options);
}
static text type_text(at type) { return mica_type_to_text(TYPE(type)); }
static text attr_text(at attr) { return mica_attr_to_text(ATTR(attr)); }
static text value_text(home *h, at value) {
  pieces p = {.ctx = h->ctx};
  bool done = mica_value_print(VALUE(value), NULL, (mica_sink){add_piece, &p});
  return take_pieces(&p, done);
}
static text value_name(home *h, at value) {
  pieces p = {.ctx = h->ctx};
  bool done = mica_value_print_name(VALUE(value), NULL, (mica_sink){add_piece, &p});
  return take_pieces(&p, done);
}
static text block_text(home *h, at block) {
  pieces p = {.ctx = h->ctx};
  bool done = mica_block_print(BLOCK(block), NULL, (mica_sink){add_piece, &p});
  return take_pieces(&p, done);
}
static text loc_text(home *h, uint64_t loc) {
  pieces p = {.ctx = h->ctx};
  bool done = mica_loc_print(h->ctx, LOC(loc), (mica_sink){add_piece, &p});
  return take_pieces(&p, done);
}
static bool op_verify(at op) { return mica_op_verify(OP(op)); }

// ---- Locations ----------------------------------------------------------------------------------

enum { LOC_UNKNOWN, LOC_FILE, LOC_NAME, LOC_CALL_SITE, LOC_FUSED };
typedef struct place {
  text file;
  uint32_t line, column, end_line, end_column;
} place;

static uint64_t loc_file(home *h, const char *file, size_t size, uint32_t line, uint32_t column) {
  return mica_loc_file(h->ctx, (text){file, size}, line, column).bits;
}
static uint64_t loc_name(home *h, const char *name, size_t size, uint64_t child) {
  return mica_loc_name(h->ctx, (text){name, size}, LOC(child)).bits;
}
static uint64_t loc_call_site(home *h, uint64_t callee, uint64_t caller) {
  return mica_loc_call_site(h->ctx, LOC(callee), LOC(caller)).bits;
}
static uint64_t loc_fused(home *h, const uint64_t *parts, size_t count) {
  mica_loc *locs = mica_allocate(h->ctx, (count + 1) * sizeof *locs);
  if (locs == NULL) return 0;
  for (size_t i = 0; i < count; i++) locs[i] = LOC(parts[i]);
  uint64_t fused = mica_loc_fused(h->ctx, locs, count, NULL).bits;
  mica_free(h->ctx, locs, (count + 1) * sizeof *locs);
  return fused;
}
static int loc_kind(uint64_t loc) { return (int)mica_loc_kind_of(LOC(loc)); }
static place loc_place(const home *h, uint64_t loc) {
  const mica_file_range r = mica_loc_range(h->ctx, LOC(loc));
  return (place){r.file, r.line, r.column, r.end_line, r.end_column};
}
static text loc_name_of(uint64_t loc) { return mica_loc_name_of(LOC(loc)); }
static uint64_t loc_child(uint64_t loc) { return mica_loc_child(LOC(loc)).bits; }
static uint64_t loc_callee(uint64_t loc) { return mica_loc_callee(LOC(loc)).bits; }
static uint64_t loc_caller(uint64_t loc) { return mica_loc_caller(LOC(loc)).bits; }
static size_t loc_part_count(uint64_t loc) { return mica_loc_part_count(LOC(loc)); }
static uint64_t loc_part(uint64_t loc, size_t index) { return mica_loc_part(LOC(loc), index).bits; }

// ---- Operations ---------------------------------------------------------------------------------

static at op_name(at op) { return AT(OP(op)->name); }
static at home_name(home *h, const char *name, size_t size) {
  return AT(mica_op_name_get(h->ctx, (text){name, size}));
}
static text name_text(at name) { return NAME(name)->name; }
static bool name_is_registered(at name) { return NAME(name)->def != NULL; }
static bool op_is_isolated(at op) { return mica_op_has_flag(OP(op), MICA_OP_ISOLATED_FROM_ABOVE); }
static at op_next(at op) { return AT(mica_op_next(OP(op))); }
static at op_previous(at op) { return AT(mica_op_previous(OP(op))); }
static at op_block(at op) { return AT(mica_op_block(OP(op))); }
static at op_parent(at op) { return AT(mica_op_parent(OP(op))); }
static size_t op_operand_count(at op) { return mica_op_operand_count(OP(op)); }
static size_t op_result_count(at op) { return mica_op_result_count(OP(op)); }
static size_t op_region_count(at op) { return mica_op_region_count(OP(op)); }
static size_t op_successor_count(at op) { return mica_op_successor_count(OP(op)); }
static at op_operand(at op, size_t index) { return AT(mica_op_operand(OP(op), index)); }
static at op_result(at op, size_t index) { return AT(mica_op_result(OP(op), index)); }
static at op_region(at op, size_t index) { return AT(mica_op_region(OP(op), index)); }
static at op_successor(at op, size_t index) { return AT(mica_op_successor(OP(op), index)); }
static uint64_t op_loc(at op) { return mica_op_loc(OP(op)).bits; }
static void op_set_loc(at op, uint64_t loc) { mica_op_set_loc(OP(op), LOC(loc)); }
static bool op_is_before(at a, at b) { return mica_op_is_before(OP(a), OP(b)); }
static bool op_is_ancestor(at ancestor, at op) { return mica_op_is_ancestor(OP(ancestor), OP(op)); }
static bool op_has_trait(at op, const char *name) {
  const mica_op_def *def = mica_op_def_of(OP(op));
  if (def == NULL || def->traits == NULL) return false;
  for (size_t i = 0; def->traits[i] != NULL; i++)
    if (strcmp(def->traits[i]->name, name) == 0) return true;
  return false;
}
static bool op_is_effect_free(at op) { return mica_op_is_effect_free(OP(op)); }
static at op_symbol(at table, const char *name, size_t size) {
  return AT(mica_symbol_lookup(OP(table), (text){name, size}));
}
static at op_nearest_symbol(at op, at reference) {
  return AT(mica_symbol_nearest(OP(op), ATTR(reference)));
}
static size_t op_operand_group(at op, size_t index, size_t *first) {
  const mica_segment s = mica_op_operand_group(OP(op), index);
  *first = s.first;
  return s.count;
}
static size_t op_result_group(at op, size_t index, size_t *first) {
  const mica_segment s = mica_op_result_group(OP(op), index);
  *first = s.first;
  return s.count;
}

// ---- Attributes of operations -------------------------------------------------------------------

enum { PART_SLOT, PART_OPERAND, PART_RESULT, PART_REGION, PART_SUCCESSOR };
enum { IS_OPTIONAL = 1, IS_VARIADIC = 2, IS_SIZES = 4, IS_PROPERTY = 8, HAS_DEFAULT = 16 };

static const mica_part *part_of(at name, int kind, size_t index) {
  size_t count;
  return mica_op_def_parts(NAME(name)->def, (mica_part_kind)kind, &count) + index;
}
static size_t name_part_count(at name, int kind) {
  size_t count = 0;
  if (NAME(name)->def != NULL) mica_op_def_parts(NAME(name)->def, (mica_part_kind)kind, &count);
  return count;
}
static const char *name_part_name(at name, int kind, size_t index) {
  return part_of(name, kind, index)->name;
}
static const char *name_part_summary(at name, int kind, size_t index) {
  const mica_part *part = part_of(name, kind, index);
  return part->check == NULL || part->check->summary == NULL ? "" : part->check->summary;
}
static int name_part_flags(at name, int kind, size_t index) {
  const mica_part *part = part_of(name, kind, index);
  return ((part->flags & MICA_PART_OPTIONAL) != 0 ? IS_OPTIONAL : 0) |
         ((part->flags & MICA_PART_VARIADIC) != 0 ? IS_VARIADIC : 0) |
         (mica_part_holds_sizes(part) ? IS_SIZES : 0) |
         ((part->flags & MICA_PART_PROPERTY) != 0 ? IS_PROPERTY : 0) |
         ((part->flags & MICA_PART_HAS_DEFAULT) != 0 ? HAS_DEFAULT : 0);
}
static const char *name_summary(at name) {
  return NAME(name)->def == NULL ? "" : mica_op_def_summary(NAME(name)->def);
}
static int name_slot(at name, const char *part, size_t size) {
  const mica_op_def *def = NAME(name)->def;
  for (int i = 0; def != NULL && i < def->slot_count; i++)
    if (mica_str_is((text){part, size}, def->parts[i].name)) return i;
  return -1;
}
static at op_attribute(at op, const char *name, size_t size) {
  const mica_op *o = OP(op);
  int slot = name_slot(AT(o->name), name, size);
  if (slot < 0) return AT(mica_op_attribute(o, (text){name, size}));
  const mica_attr *there = mica_op_slot(o, (size_t)slot);
  const mica_part *part = &o->name->def->parts[slot];
  bool has_default = (part->flags & MICA_PART_HAS_DEFAULT) != 0 && part->default_value != NULL;
  if (there != NULL || !has_default) return AT(there);
  return AT(mica_op_name_default(o->name, (size_t)slot));
}
static at op_all_attributes(home *h, at op) {
  (void)h;
  return AT(mica_op_all_attributes(OP(op)));
}

// Whoever runs patterns hears of what happens inside of what they run on.
static bool is_heard(const home *h, const mica_op *op) {
  return h->rewriter != NULL && op != NULL && mica_op_is_ancestor(h->rewritten, op);
}
static const mica_listener *listener_at(const home *h, at block) {
  return block != 0 && is_heard(h, mica_block_parent_op(BLOCK(block)))
             ? h->rewriter->builder.listener
             : NULL;
}
static void note_change(home *h, mica_op *op) {
  h->changes++;
  if (is_heard(h, op)) mica_rewriter_modified(h->rewriter, op);
}

static bool op_set_attribute(home *h, at op, const char *name, size_t size, at value) {
  int slot = name_slot(AT(OP(op)->name), name, size);
  const mica_op_def *def = mica_op_def_of(OP(op));
  bool is_property = slot >= 0 && mica_slot_property(def, (size_t)slot) != NULL;
  bool done = is_property ? mica_op_set_property(OP(op), (size_t)slot, ATTR(value))
                          : mica_op_set_attribute(OP(op), (text){name, size}, ATTR(value));
  if (done) note_change(h, OP(op));
  return done;
}

static bool slot_takes(at name, int slot, at value) {
  const mica_op_def *def = NAME(name)->def;
  const mica_constraint *check = def->parts[slot].check;
  mica_context *ctx = NAME(name)->context;
  if (check == NULL) return true;
  if (check->property != NULL) {
    const mica_silence silence = mica_context_silence(ctx);
    bool takes = mica_property_convert(ctx, check->property, ATTR(value), NULL) != NULL;
    mica_context_end_silence(ctx, silence);
    return takes;
  }
  return (check->is_kind == NULL || check->is_kind(ATTR(value))) &&
         (check->attr == NULL || check->attr(ATTR(value)));
}

// ---- Making operations --------------------------------------------------------------------------

typedef struct new_op {
  at name;
  uint64_t loc;
  at block, before;
  const at *operands;
  size_t operand_count;
  const size_t *operand_groups;
  size_t operand_group_count;
  const at *types;
  size_t type_count;
  const size_t *result_groups;
  size_t result_group_count;
  bool infers;
  const text *attr_names;
  const at *attrs;
  size_t attr_count;
  const at *successors;
  size_t successor_count;
  size_t region_count;
} new_op;

static bool name_infers(at name) {
  const mica_op_def *def = NAME(name)->def;
  for (size_t i = 0; def != NULL && i < def->interface_count; i++)
    if (def->interfaces[i].interface == &mica_infer_type_interface_id) return true;
  return false;
}

// What stands in slots, and the rest as a dictionary.
static bool split_attributes(const new_op *n, const mica_attr **slots, const mica_attr **rest) {
  mica_context *ctx = NAME(n->name)->context;
  for (size_t i = 0; i < n->attr_count; i++) {
    int slot = name_slot(n->name, n->attr_names[i].data, n->attr_names[i].size);
    if (slot >= 0) {
      slots[slot] = ATTR(n->attrs[i]);
      continue;
    }
    *rest = mica_attr_dictionary_set(ctx, *rest, n->attr_names[i], ATTR(n->attrs[i]));
    if (*rest == NULL) return false;
  }
  return true;
}

// The sizes of groups of results, where an attribute holds them.
static bool fill_result_sizes(const new_op *n, const mica_attr **slots) {
  const mica_op_def *def = NAME(n->name)->def;
  for (size_t i = 0; n->result_groups != NULL && i < def->slot_count; i++)
    if ((def->parts[i].flags & MICA_PART_RESULT_SIZES) != 0 && slots[i] == NULL) {
      slots[i] =
          mica_attr_segment_sizes(NAME(n->name)->context, n->result_groups, n->result_group_count);
      if (slots[i] == NULL) return false;
    }
  return true;
}

static mica_op *insert_registered(mica_builder *b, const new_op *n, const mica_op_parts *parts) {
  const mica_op_def *def = NAME(n->name)->def;
  if (n->operand_groups == NULL)
    return n->infers ? mica_builder_insert_inferred(b, LOC(n->loc), def, parts)
                     : mica_builder_insert_new(b, LOC(n->loc), def, parts);
  mica_value_group *groups =
      mica_allocate(b->context, (n->operand_group_count + 1) * sizeof *groups);
  if (groups == NULL) return NULL;
  for (size_t i = 0, first = 0; i < n->operand_group_count; first += n->operand_groups[i++])
    groups[i] = (mica_value_group){VALUES(n->operands) + first, n->operand_groups[i]};
  mica_op_parts grouped = *parts;
  grouped.operands = NULL, grouped.operand_count = 0;
  mica_op *op = n->infers ? mica_builder_insert_inferred_groups(b, LOC(n->loc), def, &grouped,
                                                                groups, n->operand_group_count)
                          : mica_builder_insert_groups(b, LOC(n->loc), def, &grouped, groups,
                                                       n->operand_group_count);
  mica_free(b->context, groups, (n->operand_group_count + 1) * sizeof *groups);
  return op;
}

// ---- Whether a definition's inference may be asked ----------------------------------------------
// It takes for granted what the verifier would demand of the parts: they are asked before.

static bool refuse(const new_op *n, const char *what, const mica_part *part, const char *got) {
  return mica_error(NAME(n->name)->context, LOC(n->loc), "'%S' op %s '%s' must be %s, but got %s",
                    NAME(n->name)->name, what, part->name, part->check->summary, got);
}
static bool operand_fits(const new_op *n, const mica_part *part, const mica_value *value) {
  const mica_type *type = value == NULL ? NULL : mica_value_type(value);
  if (type == NULL) return refuse(n, "operand", part, "none");
  if (part->check->type == NULL || part->check->type(type)) return true;
  return mica_error(NAME(n->name)->context, LOC(n->loc),
                    "'%S' op operand '%s' must be %s, but got '%t'", NAME(n->name)->name,
                    part->name, part->check->summary, type);
}

// How many values the i-th declared operand has; SIZE_MAX: nothing says so.
static size_t group_size(const new_op *n, const mica_part *parts, size_t count, size_t i) {
  const uint8_t several = MICA_PART_OPTIONAL | MICA_PART_VARIADIC;
  size_t groups = 0;
  if (n->operand_groups != NULL) return n->operand_groups[i];
  for (size_t j = 0; j < count; j++) groups += (parts[j].flags & several) != 0;
  if ((parts[i].flags & several) == 0) return 1;
  return groups > 1 || n->operand_count + 1 < count ? SIZE_MAX : n->operand_count + 1 - count;
}

static bool operands_fit(const new_op *n) {
  size_t count, first = 0;
  const mica_part *parts = mica_op_def_parts(NAME(n->name)->def, MICA_PART_OPERAND, &count);
  for (size_t i = 0; i < count; i++) {
    const size_t size = group_size(n, parts, count, i);
    bool is_many = (parts[i].flags & MICA_PART_VARIADIC) != 0;
    bool is_right = is_many || size == 1 ||
                    (size == 0 && (parts[i].flags & MICA_PART_OPTIONAL) != 0);
    if (!is_right || size > n->operand_count - first)
      return refuse(n, "operand", &parts[i], "another number of values");
    for (size_t j = 0; j < size; j++)
      if (!operand_fits(n, &parts[i], VALUE(n->operands[first + j]))) return false;
    first += size;
  }
  return first == n->operand_count ||
         mica_error(NAME(n->name)->context, LOC(n->loc), "'%S' op has %z operands too many",
                    NAME(n->name)->name, n->operand_count - first);
}

static bool slots_fit(const new_op *n, const mica_attr *const *slots) {
  const mica_op_def *def = NAME(n->name)->def;
  const uint8_t open = MICA_PART_OPTIONAL | MICA_PART_HAS_DEFAULT | MICA_PART_PROPERTY;
  for (int i = 0; i < def->slot_count; i++) {
    const mica_part *part = &def->parts[i];
    if (mica_part_holds_sizes(part)) continue;
    if (slots[i] == NULL && (part->flags & open) == 0) return refuse(n, "attribute", part, "none");
    if (slots[i] != NULL && !slot_takes(n->name, i, AT(slots[i])))
      return refuse(n, "attribute", part, "another");
  }
  return true;
}

static at op_create(home *h, const new_op *n) {
  mica_builder b = {h->ctx, BLOCK(n->block), OP(n->before), listener_at(h, n->block)};
  const mica_op_def *def = NAME(n->name)->def;
  const size_t slot_count = def == NULL ? 0 : def->slot_count;
  const mica_attr *slots[256] = {NULL}, *rest = NULL;
  if (!split_attributes(n, slots, &rest) || (def != NULL && !fill_result_sizes(n, slots))) return 0;
  if (n->infers && def != NULL && (!operands_fit(n) || !slots_fit(n, slots))) return 0;
  const mica_op_parts parts = {.operands = VALUES(n->operands),
                               .operand_count = n->operand_count,
                               .result_types = (const mica_type *const *)(const void *)n->types,
                               .result_count = n->type_count,
                               .slots = slots,
                               .slot_count = slot_count,
                               .attributes = rest,
                               .successors = (mica_block *const *)(const void *)n->successors,
                               .successor_count = n->successor_count,
                               .region_count = n->region_count};
  mica_op *op = def == NULL
                    ? mica_builder_insert_unregistered(&b, LOC(n->loc), NAME(n->name)->name, &parts)
                    : insert_registered(&b, n, &parts);
  if (op != NULL) h->changes++;
  return AT(op);
}

// ---- Changing -----------------------------------------------------------------------------------

static bool op_erase(home *h, at op) {
  if (h->rewriter == NULL) return mica_op_erase(OP(op));
  for (size_t i = 0; i < mica_op_result_count(OP(op)); i++)
    if (!mica_value_is_unused(mica_op_result(OP(op), i)))
      return mica_op_error(OP(op), "can't be erased: its results are still used");
  h->changes++;
  mica_rewriter_erase(h->rewriter, OP(op));
  return true;
}
static void op_destroy_unseen(home *h, at op) {
  h->is_unseen = true;
  mica_op_destroy(OP(op));
  h->is_unseen = false;
}
static at op_clone(at op) { return AT(mica_op_clone(OP(op))); }
static void op_remove(home *h, at op) {
  h->changes++;
  mica_op_remove(OP(op));
}

static void op_insert(home *h, at op, at block, at before) {
  mica_builder b = {h->ctx, BLOCK(block), OP(before), listener_at(h, block)};
  h->changes++;
  mica_builder_insert(&b, OP(op));
}
static void op_move(home *h, at op, at block, at before) {
  if (op == before) return;
  mica_op_remove(OP(op));
  op_insert(h, op, block, before);
}
static void op_set_operand(home *h, at op, size_t index, at value) {
  mica_op_set_operand(OP(op), index, VALUE(value));
  note_change(h, OP(op));
}
static bool op_set_operands(home *h, at op, const at *values, size_t count) {
  if (!mica_op_set_operands(OP(op), VALUES(values), count)) return false;
  note_change(h, OP(op));
  return true;
}
static void op_set_successor(home *h, at op, size_t index, at block) {
  mica_op_set_successor(OP(op), index, BLOCK(block));
  note_change(h, OP(op));
}

// What changes uses: by whoever runs patterns, or by a rewriter that nobody listens to.
static mica_rewriter *rewriter_of(home *h, mica_rewriter *own) {
  h->changes++;
  *own = mica_rewriter_of(h->ctx, NULL);
  return h->rewriter == NULL ? own : h->rewriter;
}

static void op_replace(home *h, at op, const at *values) {
  mica_rewriter own;
  mica_rewriter_replace(rewriter_of(h, &own), OP(op), VALUES(values));
}
static void value_replace_uses(home *h, at from, at to) {
  mica_rewriter own;
  mica_rewriter_replace_uses(rewriter_of(h, &own), VALUE(from), VALUE(to));
}
static void value_set_type(home *h, at value, at type) {
  mica_value_set_type(VALUE(value), TYPE(type));
  mica_op *op = mica_value_op(VALUE(value));
  if (op == NULL) op = mica_block_parent_op(mica_value_argument_block(VALUE(value)));
  if (op != NULL) note_change(h, op);
}
static at region_add_block(home *h, at region, at before, const at *types, const uint64_t *locs,
                           size_t count) {
  mica_rewriter own, *rw = rewriter_of(h, &own);
  const mica_builder stood = rw->builder;
  mica_loc *all = mica_allocate(h->ctx, (count + 1) * sizeof *all);
  if (all == NULL) return 0;
  for (size_t i = 0; i < count; i++) all[i] = LOC(locs[i]);
  mica_block *block =
      mica_rewriter_new_block(rw, REGION(region), BLOCK(before), TYPES(types, count), all);
  mica_free(h->ctx, all, (count + 1) * sizeof *all);
  rw->builder = stood;
  return AT(block);
}

static bool is_used_outside(const mica_block *block, const mica_value *value) {
  for (const mica_operand *use = mica_value_first_use(value); use != NULL;
       use = mica_operand_next_use(use)) {
    const mica_op *op = use->owner;
    while (op != NULL && mica_op_block(op) != block) op = mica_op_parent(op);
    if (op == NULL) return true;
  }
  return false;
}
static bool may_be_erased(const mica_block *block) {
  if (mica_block_has_predecessors(block)) return false;
  for (size_t i = 0; i < mica_block_argument_count(block); i++)
    if (is_used_outside(block, mica_block_argument_at(block, i))) return false;
  for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
    for (size_t i = 0; i < mica_op_result_count(op); i++)
      if (is_used_outside(block, mica_op_result(op, i))) return false;
  return true;
}
static bool block_erase(home *h, at block) {
  mica_rewriter own;
  if (!may_be_erased(BLOCK(block))) return false;
  mica_rewriter_erase_block(rewriter_of(h, &own), BLOCK(block));
  return true;
}
static at block_add_argument(home *h, at block, size_t index, at type, uint64_t loc) {
  mica_value *value = mica_block_insert_argument(h->ctx, BLOCK(block), index, TYPE(type), LOC(loc));
  mica_op *around = mica_block_parent_op(BLOCK(block));
  if (value != NULL && around != NULL) note_change(h, around);
  return AT(value);
}
static bool block_erase_argument(home *h, at block, size_t index) {
  mica_op *around = mica_block_parent_op(BLOCK(block));
  if (!mica_block_erase_argument(h->ctx, BLOCK(block), index)) return false;
  if (around != NULL) note_change(h, around);
  return true;
}
static at block_split(home *h, at block, at first) {
  mica_rewriter own, *rw = rewriter_of(h, &own);
  const mica_builder stood = rw->builder;
  mica_block *rest = mica_rewriter_split_block(rw, BLOCK(block), OP(first));
  rw->builder = stood;
  return AT(rest);
}
static void block_move(home *h, at block, at region, at before) {
  mica_op *from = mica_block_parent_op(BLOCK(block)), *to = mica_region_parent(REGION(region));
  if (block == before) return;
  mica_block_remove(BLOCK(block));
  if (before != 0) mica_region_insert_before(BLOCK(before), BLOCK(block));
  else mica_region_append(REGION(region), BLOCK(block));
  note_change(h, from);
  if (to != from) note_change(h, to);
}
static bool op_stands_inside(at op, at block) {
  const mica_op *around = mica_block_parent_op(BLOCK(block));
  return around != NULL && mica_op_is_ancestor(OP(op), around);
}

// ---- Values, blocks, regions --------------------------------------------------------------------

static at value_type(at value) { return AT(mica_value_type(VALUE(value))); }
static bool value_is_argument(at value) { return mica_value_is_argument(VALUE(value)); }
static at value_owner(at value) {
  mica_op *op = mica_value_op(VALUE(value));
  return op != NULL ? AT(op) : AT(mica_value_argument_block(VALUE(value)));
}
static size_t value_index(at value) { return mica_value_index(VALUE(value)); }
static uint64_t value_loc(at value) { return mica_value_loc(VALUE(value)).bits; }
static at value_first_use(at value) { return AT(mica_value_first_use(VALUE(value))); }
static at use_next(at use) { return AT(mica_operand_next_use(USE(use))); }
static at use_owner(at use) { return AT(USE(use)->owner); }
static size_t use_index(at use) { return mica_operand_index(USE(use)); }
static at block_first(at block) { return AT(mica_block_first(BLOCK(block))); }
static at block_last(at block) { return AT(mica_block_last(BLOCK(block))); }
static at block_next(at block) { return AT(mica_block_next(BLOCK(block))); }
static at block_previous(at block) { return AT(BLOCK(block)->previous); }
static at block_region(at block) { return AT(mica_block_region(BLOCK(block))); }
static at block_parent_op(at block) { return AT(mica_block_parent_op(BLOCK(block))); }
static size_t block_argument_count(at block) { return mica_block_argument_count(BLOCK(block)); }
static at block_argument(at block, size_t index) {
  return AT(mica_block_argument_at(BLOCK(block), index));
}
static size_t block_predecessor_count(at block) {
  return mica_block_predecessor_count(BLOCK(block));
}
static at block_predecessor(at block, size_t index) {
  return AT(mica_block_predecessor(BLOCK(block), index));
}
static at region_first(at region) { return AT(mica_region_first(REGION(region))); }
static at region_parent(at region) { return AT(mica_region_parent(REGION(region))); }
static size_t region_index(at region) { return mica_region_index(REGION(region)); }

// ---- Walking ------------------------------------------------------------------------------------

typedef struct walk {
  at *data;
  size_t count, room;
} walk;

static mica_walk note_op(void *user, mica_op *op) {
  walk *w = user;
  if (w->room - w->count < 2) {
    size_t room = w->room == 0 ? 256 : w->room * 2;
    at *grown = realloc(w->data, room * sizeof *grown);
    if (grown == NULL) return MICA_WALK_STOP;
    w->data = grown;
    w->room = room;
  }
  w->data[w->count++] = AT(op);
  w->data[w->count++] = AT(op->name);
  return MICA_WALK_ON;
}
static void walk_end(walk *w) {
  if (w == NULL) return;
  free(w->data);
  free(w);
}
static walk *walk_begin(at root, bool after) {
  walk *w = calloc(1, sizeof *w);
  if (w != NULL && (after ? mica_op_walk_after : mica_op_walk_before)(OP(root), note_op, w))
    return w;
  walk_end(w);
  return NULL;
}
static walk *walk_block(at block) {
  walk *w = calloc(1, sizeof *w);
  mica_op *op = mica_block_first(BLOCK(block));
  while (w != NULL && op != NULL && note_op(w, op) == MICA_WALK_ON) op = mica_op_next(op);
  if (op == NULL) return w;
  walk_end(w);
  return NULL;
}
static size_t walk_count(const walk *w) { return w->count; }
static const at *walk_data(const walk *w) { return w->data; }

// ---- Types --------------------------------------------------------------------------------------

enum {
  TYPE_OTHER,
  TYPE_INTEGER,
  TYPE_INDEX,
  TYPE_FLOAT,
  TYPE_NONE,
  TYPE_FUNCTION,
  TYPE_TUPLE,
  TYPE_COMPLEX,
  TYPE_VECTOR,
  TYPE_TENSOR,
  TYPE_UNRANKED_TENSOR,
  TYPE_MEMREF,
  TYPE_UNRANKED_MEMREF,
  TYPE_OPAQUE
};

typedef struct kind_question {
  bool (*is)(const mica_type *type);
  int kind;
} kind_question;
static const kind_question type_questions[] = {
    {mica_type_is_integer, TYPE_INTEGER},      {mica_type_is_index, TYPE_INDEX},
    {mica_type_is_float, TYPE_FLOAT},          {mica_type_is_none, TYPE_NONE},
    {mica_type_is_function, TYPE_FUNCTION},    {mica_type_is_tuple, TYPE_TUPLE},
    {mica_type_is_complex, TYPE_COMPLEX},      {mica_type_is_vector, TYPE_VECTOR},
    {mica_type_is_ranked_tensor, TYPE_TENSOR}, {mica_type_is_unranked_tensor, TYPE_UNRANKED_TENSOR},
    {mica_type_is_memref, TYPE_MEMREF},        {mica_type_is_unranked_memref, TYPE_UNRANKED_MEMREF},
    {mica_type_is_opaque, TYPE_OPAQUE},
};
static int type_kind(at type) {
  for (size_t i = 0; i < sizeof type_questions / sizeof *type_questions; i++)
    if (type_questions[i].is(TYPE(type))) return type_questions[i].kind;
  return TYPE_OTHER;
}

static at type_integer(home *h, uint64_t width, int sign) {
  return AT(mica_type_integer_checked(h->ctx, mica_loc_unknown(), width, (mica_signedness)sign));
}
static at type_index(home *h) { return AT(mica_type_index(h->ctx)); }
static at type_none(home *h) { return AT(mica_type_none(h->ctx)); }
static at type_float(home *h, const char *name, size_t size) {
  mica_float_kind kind;
  return mica_float_kind_named((text){name, size}, &kind) ? AT(mica_type_float(h->ctx, kind)) : 0;
}
static at type_function(home *h, const at *inputs, size_t input_count, const at *results,
                        size_t result_count) {
  return AT(mica_type_function(h->ctx, TYPES(inputs, input_count), TYPES(results, result_count)));
}
static at type_tuple(home *h, const at *elements, size_t count) {
  return AT(mica_type_tuple(h->ctx, TYPES(elements, count)));
}
static at type_complex(home *h, at element) {
  (void)h;
  return AT(mica_type_complex_checked(mica_loc_unknown(), TYPE(element)));
}
static at type_vector(home *h, const int64_t *shape, size_t rank, const bool *scalable,
                      at element) {
  (void)h;
  return AT(mica_type_vector_checked(mica_loc_unknown(), (mica_int64s){shape, rank}, scalable,
                                     TYPE(element)));
}
static at type_tensor(home *h, const int64_t *shape, size_t rank, at element, at encoding) {
  (void)h;
  return AT(mica_type_ranked_tensor_checked(mica_loc_unknown(), (mica_int64s){shape, rank},
                                            TYPE(element), ATTR(encoding)));
}
static at type_unranked_tensor(home *h, at element) {
  (void)h;
  return AT(mica_type_unranked_tensor_checked(mica_loc_unknown(), TYPE(element)));
}
static at type_memref(home *h, const int64_t *shape, size_t rank, at element, at layout, at space) {
  (void)h;
  return AT(mica_type_memref_checked(mica_loc_unknown(), (mica_int64s){shape, rank}, TYPE(element),
                                     ATTR(layout), ATTR(space)));
}
static at type_unranked_memref(home *h, at element, at space) {
  (void)h;
  return AT(mica_type_unranked_memref_checked(mica_loc_unknown(), TYPE(element), ATTR(space)));
}
static uint32_t type_width(at type) { return mica_type_bit_width(TYPE(type)); }
static int type_sign(at type) { return (int)mica_type_integer_sign(TYPE(type)); }
static size_t type_rank(at type) { return mica_type_shape(TYPE(type)).size; }
static const int64_t *type_shape(at type) { return mica_type_shape(TYPE(type)).data; }
static const bool *type_scalable(at type) { return mica_type_scalable_dims(TYPE(type)); }
static at type_element(at type) { return AT(mica_type_element(TYPE(type))); }
static at type_encoding(at type) { return AT(mica_type_encoding(TYPE(type))); }
static at type_layout(at type) { return AT(mica_type_layout(TYPE(type))); }
static at type_memory_space(at type) { return AT(mica_type_memory_space(TYPE(type))); }
static mica_types inputs_of(at type) {
  return mica_type_is_tuple(TYPE(type)) ? mica_type_tuple_elements(TYPE(type))
                                        : mica_type_function_inputs(TYPE(type));
}
static size_t type_input_count(at type) { return inputs_of(type).size; }
static at type_input(at type, size_t index) { return AT(inputs_of(type).data[index]); }
static size_t type_result_count(at type) { return mica_type_function_results(TYPE(type)).size; }
static at type_result(at type, size_t index) {
  return AT(mica_type_function_results(TYPE(type)).data[index]);
}

// ---- Attributes ---------------------------------------------------------------------------------

enum {
  ATTR_OTHER,
  ATTR_INTEGER,
  ATTR_BOOL,
  ATTR_FLOAT,
  ATTR_STRING,
  ATTR_UNIT,
  ATTR_TYPE,
  ATTR_ARRAY,
  ATTR_DICTIONARY,
  ATTR_SYMBOL,
  ATTR_DENSE_ARRAY,
  ATTR_DENSE_ELEMENTS,
  ATTR_DENSE_STRINGS,
  ATTR_AFFINE_MAP,
  ATTR_INTEGER_SET,
  ATTR_LOCATION,
  ATTR_OPAQUE
};

typedef struct attr_question {
  bool (*is)(const mica_attr *attr);
  int kind;
} attr_question;
static const attr_question attr_questions[] = {
    {mica_attr_is_bool, ATTR_BOOL},
    {mica_attr_is_integer, ATTR_INTEGER},
    {mica_attr_is_float, ATTR_FLOAT},
    {mica_attr_is_string, ATTR_STRING},
    {mica_attr_is_unit, ATTR_UNIT},
    {mica_attr_is_type, ATTR_TYPE},
    {mica_attr_is_array, ATTR_ARRAY},
    {mica_attr_is_dictionary, ATTR_DICTIONARY},
    {mica_attr_is_symbol, ATTR_SYMBOL},
    {mica_attr_is_dense_array, ATTR_DENSE_ARRAY},
    {mica_attr_is_dense_strings, ATTR_DENSE_STRINGS},
    {mica_attr_is_dense_elements, ATTR_DENSE_ELEMENTS},
    {mica_attr_is_affine_map, ATTR_AFFINE_MAP},
    {mica_attr_is_integer_set, ATTR_INTEGER_SET},
    {mica_attr_is_location, ATTR_LOCATION},
    {mica_attr_is_opaque, ATTR_OPAQUE},
};
static int attr_kind(at attr) {
  for (size_t i = 0; i < sizeof attr_questions / sizeof *attr_questions; i++)
    if (attr_questions[i].is(ATTR(attr))) return attr_questions[i].kind;
  return ATTR_OTHER;
}

static at attr_type(at attr) { return AT(mica_attr_type(ATTR(attr))); }
static at attr_integer(at type, const uint64_t *words, size_t count) {
  (void)count;
  return AT(mica_attr_integer_words(TYPE(type), words));
}
static const uint64_t *attr_words(at attr, size_t *count) {
  return mica_attr_integer_word_data(ATTR(attr), count);
}
static at attr_float(at type, double value) { return AT(mica_attr_float(TYPE(type), value)); }
static double attr_float_value(at attr) { return mica_attr_float_value(ATTR(attr)); }
static at attr_bool(home *h, bool value) { return AT(mica_attr_bool(h->ctx, value)); }
static at attr_string(home *h, const char *data, size_t size) {
  return AT(mica_attr_string(h->ctx, (text){data, size}));
}
static text attr_string_value(at attr) { return mica_attr_string_value(ATTR(attr)); }
static at attr_unit(home *h) { return AT(mica_attr_unit(h->ctx)); }
static at attr_of_type(at type) { return AT(mica_attr_type_of(TYPE(type))); }
static at attr_type_value(at attr) { return AT(mica_attr_type_value(ATTR(attr))); }
static at attr_array(home *h, const at *elements, size_t count) {
  return AT(mica_attr_array(h->ctx, ATTRS(elements, count)));
}
static size_t attr_size(at attr) {
  return mica_attr_is_array(ATTR(attr)) ? mica_attr_array_elements(ATTR(attr)).size
                                        : mica_attr_dictionary_entries(ATTR(attr)).size;
}
static at attr_element(at attr, size_t index) {
  return mica_attr_is_array(ATTR(attr))
             ? AT(mica_attr_array_elements(ATTR(attr)).data[index])
             : AT(mica_attr_dictionary_entries(ATTR(attr)).data[index].value);
}
static at attr_dictionary(home *h, const text *names, const at *values, size_t count) {
  mica_named_attr *entries = mica_allocate(h->ctx, (count + 1) * sizeof *entries);
  if (entries == NULL) return 0;
  for (size_t i = 0; i < count; i++) entries[i] = (mica_named_attr){names[i], ATTR(values[i])};
  at made = AT(mica_attr_dictionary(h->ctx, (mica_named_attrs){entries, count}, NULL));
  mica_free(h->ctx, entries, (count + 1) * sizeof *entries);
  return made;
}
static text attr_name(at attr, size_t index) {
  return mica_attr_dictionary_entries(ATTR(attr)).data[index].name;
}
static at attr_symbol(home *h, const text *names, size_t count) {
  return AT(mica_attr_symbol_path(h->ctx, names[0], (mica_strs){names + 1, count - 1}));
}
static size_t attr_symbol_size(at attr) { return 1 + mica_attr_symbol_nested(ATTR(attr)).size; }
static text attr_symbol_name(at attr, size_t index) {
  return index == 0 ? mica_attr_symbol_root(ATTR(attr))
                    : mica_attr_symbol_nested(ATTR(attr)).data[index - 1];
}
static at attr_dense_array(at element, const char *data, size_t size, size_t count) {
  (void)size;
  if (!mica_check_dense_array_element(mica_loc_unknown(), TYPE(element))) return 0;
  return AT(mica_attr_dense_array(TYPE(element), data, count));
}
static const char *attr_dense_array_data(at attr, size_t *count) {
  return mica_attr_dense_array_data(ATTR(attr), count);
}
static at attr_dense_array_element(at attr) {
  return AT(mica_attr_dense_array_element(ATTR(attr)));
}
static size_t element_size(at type) { return mica_element_size(TYPE(type)); }
static at attr_dense_elements(at type, const char *data, size_t size, bool splat) {
  return AT(mica_attr_dense_elements(TYPE(type), data, size, splat));
}
static const char *attr_dense_data(at attr, size_t *size) {
  return mica_attr_dense_data(ATTR(attr), size);
}
static bool attr_is_splat(at attr) { return mica_attr_dense_is_splat(ATTR(attr)); }
static at attr_dense_at(at attr, size_t index) { return AT(mica_attr_dense_at(ATTR(attr), index)); }
static int64_t type_element_count(at type) {
  return mica_type_has_static_shape(TYPE(type)) ? mica_type_element_count(TYPE(type)) : -1;
}
static uint64_t attr_location_value(at attr) { return mica_attr_location_value(ATTR(attr)).bits; }
static at attr_location(home *h, uint64_t loc) { return AT(mica_attr_location(h->ctx, LOC(loc))); }

// ---- Those of dialects --------------------------------------------------------------------------

enum {
  PARAM_TYPE,
  PARAM_ATTR,
  PARAM_POINTER,
  PARAM_BITS,
  PARAM_FLOAT,
  PARAM_STR,
  PARAM_TYPES,
  PARAM_ATTRS,
  PARAM_STRS,
  PARAM_ARRAY,
  PARAM_CUSTOM
};

static const mica_def_base *base_of(at def, bool is_attr) {
  return is_attr ? &((const mica_attr_def *)def)->base : &((const mica_type_def *)def)->base;
}
static const char *type_name(at type) { return TYPE(type)->def->base.name; }
static const char *attr_def_name(at attr) { return ATTR(attr)->def->base.name; }

// Of the dialects' tables, by its whole name.
static at find_def(home *h, text name, bool is_attr) {
  for (size_t i = 0; i < mica_context_dialect_count(h->ctx); i++) {
    const mica_dialect_def *dialect = mica_context_dialect_at(h->ctx, i);
    const size_t count = is_attr ? dialect->attr_count : dialect->type_count;
    for (size_t j = 0; j < count; j++) {
      at def = is_attr ? AT(dialect->attrs[j]) : AT(dialect->types[j]);
      if (mica_str_is(name, base_of(def, is_attr)->name)) return def;
    }
  }
  return 0;
}
static at home_type_def(home *h, const char *name, size_t size) {
  return find_def(h, (text){name, size}, false);
}
static at home_attr_def(home *h, const char *name, size_t size) {
  return find_def(h, (text){name, size}, true);
}
static size_t def_param_count(at def, bool is_attr) { return base_of(def, is_attr)->param_count; }
static size_t def_params_size(at def, bool is_attr) { return base_of(def, is_attr)->params_size; }
static const char *def_param_name(at def, bool is_attr, size_t index) {
  return base_of(def, is_attr)->params[index].name;
}
static int def_param_kind(at def, bool is_attr, size_t index) {
  return (int)base_of(def, is_attr)->params[index].kind;
}
static size_t def_param_offset(at def, bool is_attr, size_t index) {
  return base_of(def, is_attr)->params[index].offset;
}
static size_t def_param_size(at def, bool is_attr, size_t index) {
  return base_of(def, is_attr)->params[index].size;
}
static at type_def(at type) { return AT(TYPE(type)->def); }
static at attr_def(at attr) { return AT(ATTR(attr)->def); }
static const char *type_params(at type) { return mica_type_params(TYPE(type)); }
static const char *attr_params(at attr) { return mica_attr_params(ATTR(attr)); }
static at type_of_params(home *h, at def, const char *params) {
  return AT(mica_type_get_checked(h->ctx, mica_loc_unknown(), (const mica_type_def *)def, params));
}
static at attr_of_params(home *h, at def, const char *params) {
  return AT(mica_attr_get_checked(h->ctx, mica_loc_unknown(), (const mica_attr_def *)def, params));
}

// ---- Passes and patterns ------------------------------------------------------------------------

static const mica_pass_def *const all_passes[] = {MICA_PASSES};
static const mica_pass_registry registry = {.passes = all_passes,
                                            .pass_count = sizeof all_passes / sizeof *all_passes};

static bool home_run_pipeline(home *h, at op, const char *pipeline, size_t size, bool verifies) {
  mica_pass_manager *passes = mica_pass_pipeline_parse(h->ctx, (text){pipeline, size}, &registry);
  if (passes == NULL) return false;
  mica_pass_manager_verify_each(passes, verifies);
  bool done = mica_pass_manager_run(passes, OP(op));
  mica_pass_manager_destroy(passes);
  return done;
}

// A pattern has changed something when it says so, whatever it answers.
static bool ask_python(mica_rewriter *rw, mica_op *op) {
  home *h = rw->user;
  mica_rewriter *outer = h->rewriter;
  const uint64_t changes = h->changes;
  h->rewriter = rw;
  (void)python_rewrite(h->python, AT(op));
  h->rewriter = outer;
  return h->changes != changes;
}

typedef enum rewrite_end { REWRITE_CONVERGED, REWRITE_STOPPED, REWRITE_NO_MEMORY } rewrite_end;

// The patterns must outlive the set: one for each name.
static bool add_patterns(mica_patterns *set, mica_pattern *patterns, const at *names, size_t count,
                         bool any) {
  for (size_t i = 0; i < count; i++) {
    patterns[i] = (mica_pattern){"Python", NAME(names[i])->def, UINT16_MAX, ask_python};
    if (NAME(names[i])->def != NULL && !mica_patterns_add(set, &patterns[i])) return false;
  }
  patterns[count] = (mica_pattern){"Python", NULL, UINT16_MAX, ask_python};
  return !any || mica_patterns_add(set, &patterns[count]);
}

static int home_rewrite(home *h, at op, const at *names, size_t name_count, bool any, bool folds,
                        bool canonicalizes, int64_t most_rounds, bool *changed) {
  mica_patterns *set = mica_patterns_create(h->ctx);
  mica_pattern *patterns = mica_allocate(h->ctx, (name_count + 1) * sizeof *patterns);
  mica_greedy_options options = mica_greedy_defaults();
  mica_greedy_end end = MICA_GREEDY_NO_MEMORY;
  options.user = h;
  options.most_rounds = most_rounds;
  options.no_folds = options.no_unique_constants = !folds;
  if (!canonicalizes) options.regions = MICA_SIMPLIFY_REGIONS_DISABLED;
  if (set != NULL && patterns != NULL && add_patterns(set, patterns, names, name_count, any)) {
    if (canonicalizes) mica_patterns_add_canonicalizations(set);
    h->rewritten = OP(op);
    end = mica_greedy_rewrite(OP(op), set, &options, changed);
    h->rewritten = NULL;
  }
  mica_patterns_destroy(set);
  mica_free(h->ctx, patterns, (name_count + 1) * sizeof *patterns);
  return end == MICA_GREEDY_CONVERGED ? REWRITE_CONVERGED
         : end == MICA_GREEDY_STOPPED ? REWRITE_STOPPED
                                      : REWRITE_NO_MEMORY;
}
static bool home_is_rewriting(const home *h) { return h->rewritten != NULL; }
static bool home_may_take(const home *h, at op) {
  return h->rewritten == NULL ||
         (OP(op) != h->rewritten && mica_op_is_ancestor(h->rewritten, OP(op)));
}
