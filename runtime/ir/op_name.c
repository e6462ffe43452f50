// Operation names: one entry per name and context, made at the name's first use. A registered
// definition is found by binary search in its dialect's table; nothing is done at start-up.
#include "ir/op_name.h"

#include "context/attachment.h"
#include "ir/op.h"
#include "mica/attach.h"
#include "mica/interfaces.h"
#include "mica/property.h"
#include "text/printer.h"

static const mica_op_def *find_in_part(const mica_dialect_def *dialect, mica_str name) {
  size_t low = 0, high = dialect->op_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const mica_op_def *def = dialect->ops[middle];
    size_t common = def->name_size < name.size ? def->name_size : name.size;
    int order = memcmp(def->name, name.data, common);
    if (order == 0) order = def->name_size < name.size ? -1 : def->name_size > name.size;
    if (order == 0) return def;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return NULL;
}

static const mica_op_def *find_def(const mica_context *ctx, const mica_dialect_def *dialect,
                                   mica_str name) {
  const mica_dialect_def *part = dialect;
  const mica_op_def *found = NULL;
  for (size_t i = 0; part != NULL && found == NULL;) {
    found = find_in_part(part, name);
    part = mica_context_dialect_part(ctx, dialect, ++i);
  }
  return found;
}

static mica_holder holder_of(const mica_op_def *def) {
  return (mica_holder){def, def->name, def->interfaces, def->interface_count};
}

// Walks ask the same of a few definitions again and again.
const void *mica_op_def_interface(mica_context *ctx, const mica_op_def *def,
                                  const mica_interface *interface) {
  interface_answer *known = mica_interface_answer(ctx, def, interface);
  if (known->definition == def && known->interface == interface) return known->methods;
  const mica_holder holder = holder_of(def);
  *known = (interface_answer){def, interface, mica_holder_interface(ctx, &holder, interface)};
  return known->methods;
}

static const char *const known_names[MICA_KNOWN_NAME_COUNT] = {
    [MICA_NAME_SYM_NAME] = "sym_name",
    [MICA_NAME_SYM_VISIBILITY] = "sym_visibility",
    [MICA_NAME_FUNCTION_TYPE] = "function_type",
    [MICA_NAME_ARG_ATTRS] = "arg_attrs",
    [MICA_NAME_RES_ATTRS] = "res_attrs",
    [MICA_NAME_OPERAND_SEGMENTS] = "operandSegmentSizes",
};

// -1: none. A property is no attribute: an entry of the dictionary may have its name.
static int16_t slot_called(const mica_op_def *def, const char *name) {
  for (int i = 0; def != NULL && i < def->slot_count; i++)
    if (strcmp(def->parts[i].name, name) == 0)
      return mica_slot_property(def, (size_t)i) == NULL ? (int16_t)i : -1;
  return -1;
}

const mica_attr *mica_op_known_attribute(const mica_op *op, mica_known_name name) {
  int slot = mica_op_entry(op)->known_slots[name];
  if (slot >= 0) return mica_op_slots(op)[slot];
  if (op->attributes == NULL && op->name->def != NULL) return NULL;
  return mica_op_attribute(op, mica_str_of(known_names[name]));
}

static mica_fold_trait fold_trait_of(const mica_trait *trait) {
  if (trait == &mica_trait_is_commutative) return MICA_FOLD_COMMUTATIVE;
  if (trait == &mica_trait_is_idempotent) return MICA_FOLD_IDEMPOTENT;
  return trait == &mica_trait_is_involution ? MICA_FOLD_INVOLUTION : MICA_FOLD_NO_MORE;
}

static void fill_fold_traits(mica_op_name_entry *entry) {
  const mica_op_def *def = entry->name.def;
  size_t count = 0;
  for (const mica_trait *const *t = def->traits; t != NULL && *t != NULL; t++) {
    const mica_fold_trait trait = fold_trait_of(*t);
    if (trait != MICA_FOLD_NO_MORE && count < MICA_FOLD_CAST - 1)
      entry->fold_traits[count++] = (uint8_t)trait;
  }
  if (mica_op_def_interface(entry->name.context, def, &mica_cast_interface_id) != NULL)
    entry->fold_traits[count++] = MICA_FOLD_CAST;
  entry->fold_traits[count] = MICA_FOLD_NO_MORE;
}

// By its author, by what it gives for numbers, by a trait, or by its dialect.
static bool may_fold(const mica_op_name_entry *entry) {
  const mica_op_def *def = entry->name.def;
  const mica_dialect_def *dialect = entry->name.dialect;
  const mica_op_more *more = mica_op_def_more(def);
  return more->fold != NULL || more->evaluate != NULL ||
         (dialect != NULL && dialect->fold != NULL) || entry->fold_traits[0] != MICA_FOLD_NO_MORE;
}

// What is asked of every operation of a name, found once.
static void fill_facts(mica_op_name_entry *entry) {
  const mica_op_def *def = entry->name.def;
  for (size_t i = 0; i < MICA_KNOWN_NAME_COUNT; i++)
    entry->known_slots[i] = slot_called(def, known_names[i]);
  if (def == NULL) return;
  mica_context *ctx = entry->name.context;
  entry->uses_symbols = mica_op_def_interface(ctx, def, &mica_symbol_user_interface_id) != NULL;
  entry->assembly = mica_op_def_interface(ctx, def, &mica_op_asm_interface_id);
  entry->symbol = mica_op_def_interface(ctx, def, &mica_symbol_interface_id);
  entry->function = mica_op_def_interface(ctx, def, &mica_function_interface_id);
  entry->effects = mica_op_def_interface(ctx, def, &mica_memory_effects_interface_id);
  entry->bytecode = mica_op_def_interface(ctx, def, &mica_bytecode_interface_id);
  entry->has_effects_of_regions =
      mica_traits_have(def->traits, &mica_trait_recursive_memory_effects);
  fill_fold_traits(entry);
  entry->may_fold = may_fold(entry);
}

bool mica_attach_to_op(mica_context *ctx, const mica_op_def *def, const mica_interface *interface,
                       const void *methods) {
  const mica_holder holder = holder_of(def);
  if (!mica_attach(ctx, &holder, interface, methods)) return false;
  mica_op_name_entry *known =
      mica_text_table_find(&ctx->memory, &ctx->op_names, (mica_str){def->name, def->name_size});
  if (known != NULL && known->name.def == def) fill_facts(known);
  return true;
}

// "func." is left out inside a func.func, unless what is left would have a dot.
static uint32_t short_from(mica_str name) {
  size_t space = mica_namespace_of(name).size, from = space + 1;
  if (from >= name.size || memchr(name.data + from, '.', name.size - from) != NULL) return 0;
  return (uint32_t)from;
}

static const mica_op_name *add_name(mica_context *ctx, mica_str text) {
  const mica_dialect_def *dialect = mica_context_dialect(ctx, mica_namespace_of(text));
  const mica_op_def *def = find_def(ctx, dialect, text);
  size_t default_count = def == NULL ? 0 : def->slot_count;
  size_t size = sizeof(mica_op_name_entry) + default_count * sizeof(const mica_attr *);
  mica_op_name_entry *entry = mica_arena_allocate(&ctx->arena, size);
  mica_str interned = mica_context_intern(ctx, text);
  if (entry == NULL || interned.data == NULL) return NULL;
  memset(entry, 0, size);
  entry->name = (mica_op_name){def, ctx, interned, dialect, def == NULL ? 1 : def->slot_count};
  entry->is_plain = mica_printer_is_plain(interned);
  mica_context_note_dialect(ctx, dialect);
  if (def != NULL) mica_context_note_op_of(ctx, dialect);
  entry->short_from = short_from(interned);
  fill_facts(entry);
  if (!mica_text_table_add(&ctx->memory, &ctx->op_names, interned, entry)) return NULL;
  return &entry->name;
}

// The same few names are asked for again and again. Where they stand is told by their last bytes;
// names that meet there drive each other out, and are found in the table.
static const mica_op_name **latest_place(mica_context *ctx, mica_str name) {
  uint64_t last = name.size;
  if (name.size >= sizeof last) memcpy(&last, name.data + name.size - sizeof last, sizeof last);
  uint64_t mixed = (last + name.size) * UINT64_C(0x9e3779b97f4a7c15);
  return &ctx->latest_op_names[(mixed >> 48) % MICA_LATEST_OP_NAMES];
}

const mica_op_name *mica_op_name_get(mica_context *ctx, mica_str name) {
  const mica_op_name **latest = latest_place(ctx, name);
  if (*latest != NULL && mica_str_equal((*latest)->name, name)) return *latest;
  if (name.size == 0) {
    mica_error(ctx, mica_loc_unknown(), "an operation's name is empty");
    return NULL;
  }
  mica_op_name_entry *known = mica_text_table_find(&ctx->memory, &ctx->op_names, name);
  const mica_op_name *found = known != NULL ? &known->name : add_name(ctx, name);
  if (found != NULL) *latest = found;
  return found;
}

const mica_op_name *mica_op_name_of_def(mica_context *ctx, const mica_op_def *def) {
  const mica_op_name *known = mica_pointer_map_find(&ctx->def_names, def);
  if (known != NULL) return known;
  if (!mica_context_register(ctx, def->dialect)) return NULL;
  const mica_op_name *name = mica_op_name_get(ctx, (mica_str){def->name, def->name_size});
  if (name == NULL) return NULL;
  if (!mica_pointer_map_set(&ctx->memory, &ctx->def_names, def, (void *)(uintptr_t)name))
    return NULL;
  return name;
}

static mica_str make_slot_head(mica_context *ctx, mica_str name) {
  char text[64];
  if (!mica_printer_is_keyword(name) || name.size + MICA_EQUALS_SIZE > sizeof text)
    return (mica_str){NULL, 0};
  memcpy(text, name.data, name.size);
  memcpy(text + name.size, " = ", MICA_EQUALS_SIZE);
  return mica_context_intern(ctx, (mica_str){text, name.size + MICA_EQUALS_SIZE});
}

const mica_str *mica_op_slot_heads(const mica_op *op) {
  mica_op_name_entry *entry = (mica_op_name_entry *)(uintptr_t)op->name;
  if (entry->slot_heads != NULL) return entry->slot_heads;
  mica_context *ctx = op->name->context;
  mica_str *heads = mica_arena_allocate(&ctx->arena, op->name->slot_count * sizeof *heads);
  for (size_t i = 0; heads != NULL && i < op->name->slot_count; i++)
    heads[i] = make_slot_head(ctx, mica_str_of(op->name->def->parts[i].name));
  return entry->slot_heads = heads;
}

// Absent sizes are zeros, as many as there are groups.
static const mica_attr *make_sizes(mica_context *ctx, const mica_op_def *def, size_t slot) {
  bool of_results = (def->parts[slot].flags & MICA_PART_RESULT_SIZES) != 0;
  size_t count = of_results ? def->result_count : def->operand_count;
  int32_t *zeros = mica_allocate(ctx, count * sizeof *zeros + 1);
  if (zeros == NULL) return NULL;
  memset(zeros, 0, count * sizeof *zeros);
  const mica_attr *sizes = mica_attr_dense_i32s(ctx, (mica_int32s){zeros, count});
  mica_free(ctx, zeros, count * sizeof *zeros + 1);
  return sizes;
}

static const mica_attr *make_default(mica_context *ctx, const mica_op_def *def, size_t slot) {
  const mica_part_extra *extra = mica_part_extra_of(def, &def->parts[slot]);
  if (mica_part_holds_sizes(&def->parts[slot])) return make_sizes(ctx, def, slot);
  if (extra != NULL) return mica_attr_checked(mica_loc_unknown(), extra->default_value(ctx));
  return mica_property_zero(ctx, mica_slot_property(def, slot));
}

const mica_attr *mica_op_name_default(const mica_op_name *name, size_t slot) {
  mica_op_name_entry *entry = (mica_op_name_entry *)(uintptr_t)name;
  if (entry->defaults[slot] == NULL)
    entry->defaults[slot] = make_default(name->context, name->def, slot);
  return entry->defaults[slot];
}
