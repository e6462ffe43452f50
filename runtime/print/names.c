// Numbering: one pass over the operations before anything is printed, in MLIR's order. A region's
// arguments and operations come first, in order; then the regions nested in it, from the last to
// the first, each going on from the numbers that its parent ended with (or from where the one
// before it ended, when numbers are unique).
#include "print/names.h"

#include "context/context.h"
#include <assert.h>

#include "mica/dialect.h"
#include "mica/interfaces.h"
#include "mica/location.h"
#include "ir/op_name.h"
#include "memory/array.h"
#include "print/alias.h"
#include "print/form.h"
#include "text/printer.h"

// A region that waits to be numbered, with the counters of its parent.
typedef struct pending_region {
  mica_region *region;
  uint32_t next_value, next_argument, next_conflict;
  uint32_t scope;  // length of the log of names when the parent was done
} pending_region;
typedef struct pending_stack {
  pending_region *items;
  size_t count, capacity;
} pending_stack;

// What a naming hook writes to: the operation being named, or the region whose arguments are.
struct mica_name_setter {
  print_names *names;
  const mica_op *op;  // NULL while arguments are named
  size_t first_item;  // of the operation's groups
};

static uint32_t fail(print_names *n) {
  n->failed = true;
  return 0;
}

static uint32_t number(print_names *n, uint32_t *counter) {
  return *counter < NAME_INDEX ? (*counter)++ : fail(n);
}

// ---- Texts --------------------------------------------------------------------------------------

// `arg7` is taken by a block argument that was numbered in an enclosing scope.
static bool is_argument_in_use(const print_names *n, const char *text, size_t size) {
  if (size < 4 || size > 13 || memcmp(text, "arg", 3) != 0) return false;
  if (text[3] == '0' && size > 4) return false;
  uint64_t value = 0;
  for (size_t i = 3; i < size; i++) {
    if (text[i] < '0' || text[i] > '9') return false;
    value = value * 10 + (uint64_t)(text[i] - '0');
  }
  return value < n->next_argument;
}

// The text itself, or with `_0`, `_1`, ... after it when it is in use. `text` has room for 12
// bytes more.
static uint32_t add_unique_text(print_names *n, char *text, size_t size) {
  for (size_t full = size;;) {
    uint32_t text_number;
    bool is_used = is_argument_in_use(n, text, full);
    if (!is_used && !mica_used_names_add_new(&n->used, text, full, &text_number, &is_used))
      return fail(n);
    if (!is_used) return NAME_TEXT | text_number;
    text[size] = '_';
    full = (size_t)(mica_printer_write_uint(text + size + 1, n->next_conflict++) - text);
  }
}

// The label of a value that is to be called `name`; without one it is numbered.
static uint32_t label_for(print_names *n, mica_str name) {
  if (name.size == 0) return NAME_NUMBER | number(n, &n->next_value);
  char small[128];  // mostly enough
  size_t room = 2 * name.size + 13;
  char *text = room <= sizeof small ? small : mica_allocate(n->context, room);
  if (text == NULL) return fail(n);
  uint32_t label = add_unique_text(n, text, mica_sanitize_name(text, name.data, name.size, "$._-"));
  if (text != small) mica_free(n->context, text, room);
  return label;
}

// ---- Names from locations -----------------------------------------------------------------------

enum { LOCATION_STACK = 64 };

// The first name in a location, outside in; {NULL, 0}: none, or it lies too deep.
static mica_str name_in_location(mica_loc loc) {
  mica_loc stack[LOCATION_STACK];
  size_t count = 0;
  stack[count++] = loc;
  while (count != 0) {
    mica_loc at = stack[--count];
    mica_loc_kind kind = mica_loc_kind_of(at);
    if (kind == MICA_LOC_NAME) return mica_loc_name_of(at);
    if (kind == MICA_LOC_CALL_SITE && count + 2 <= LOCATION_STACK) {
      stack[count++] = mica_loc_caller(at);
      stack[count++] = mica_loc_callee(at);
    } else if (kind == MICA_LOC_FUSED && count + mica_loc_part_count(at) <= LOCATION_STACK) {
      for (size_t i = mica_loc_part_count(at); i-- > 0;) stack[count++] = mica_loc_part(at, i);
    }
  }
  return (mica_str){NULL, 0};
}

static mica_str name_from_location(const print_names *n, mica_loc loc) {
  return n->name_locs ? name_in_location(loc) : (mica_str){NULL, 0};
}

// An empty name in a location counts as well: the value is numbered.
static uint32_t label_at(print_names *n, mica_loc loc, mica_str name) {
  mica_str from_location = name_from_location(n, loc);
  return label_for(n, from_location.data != NULL ? from_location : name);
}

// ---- Hooks that name ----------------------------------------------------------------------------

static const mica_op_asm_interface *asm_interface(const print_names *n, const mica_op *op) {
  if (n->generic || (n->ask_each && mica_print_is_broken(op))) return NULL;
  return mica_op_entry(op)->assembly;
}

static void set_result_name(mica_name_setter *set, const mica_value *value, mica_str name) {
  print_names *n = set->names;
  if (mica_value_op(value) != set->op) return;
  if (!MICA_ARRAY_ROOM(&n->context->memory, n->group_items, n->group_item_count,
                       n->group_item_capacity, 1)) {
    n->failed = true;
    return;
  }
  uint32_t label = label_at(n, mica_value_loc(value), name);
  n->group_items[n->group_item_count++] = (result_group){(uint32_t)mica_value_index(value), label};
}

static void set_argument_name(print_names *n, const mica_value *value, mica_str name) {
  uint32_t position;
  if (!mica_printer_names_block(n, mica_value_argument_block(value), &position)) return;
  uint32_t *label = &mica_argument_of(value)->label;
  if (*label == NAME_NONE) *label = label_at(n, mica_value_loc(value), name);
}

void mica_set_value_name(mica_name_setter *set, const mica_value *value, mica_str name) {
  if (mica_value_is_argument(value)) set_argument_name(set->names, value, name);
  else if (set->op != NULL) set_result_name(set, value, name);
}

void mica_set_value_number_name(mica_name_setter *set, const mica_value *value, mica_str prefix,
                                int64_t number, mica_str suffix) {
  enum { DIGITS = 20 };  // with the sign
  char text[40 + DIGITS], *end = text + sizeof text, *at = end;
  assert(prefix.size + suffix.size <= sizeof text - DIGITS);
  if (suffix.size != 0) memcpy(at -= suffix.size, suffix.data, suffix.size);
  uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  do *--at = (char)('0' + rest % 10);
  while ((rest /= 10) != 0);
  if (number < 0) *--at = '-';
  if (prefix.size != 0) memcpy(at -= prefix.size, prefix.data, prefix.size);
  mica_set_value_name(set, value, (mica_str){at, (size_t)(end - at)});
}

// ---- Operations ---------------------------------------------------------------------------------

// Orders the groups that a hook made by their first result; the first group begins at the first
// result.
static uint32_t finish_groups(print_names *n, size_t first) {
  result_group *items = n->group_items + first;
  size_t count = n->group_item_count - first;
  for (size_t i = 1; i < count; i++) {
    result_group moved = items[i];
    size_t at = i;
    for (; at > 0 && items[at - 1].first > moved.first; at--) items[at] = items[at - 1];
    items[at] = moved;
  }
  if (count == 1 && items[0].first == 0) {
    n->group_item_count = first;
    return items[0].label;
  }
  if (items[0].first != 0) {
    if (!MICA_ARRAY_ROOM(&n->context->memory, n->group_items, n->group_item_count,
                         n->group_item_capacity, 1))
      return fail(n);
    items = n->group_items + first;
    memmove(items + 1, items, count++ * sizeof *items);
    items[0] = (result_group){0, NAME_NUMBER | number(n, &n->next_value)};
    n->group_item_count++;
  }
  if (!MICA_ARRAY_ROOM(&n->context->memory, n->groups, n->group_count, n->group_capacity, 1))
    return fail(n);
  n->groups[n->group_count] = (result_groups){first, (uint32_t)count};
  return NAME_GROUPS | (uint32_t)n->group_count++;
}

// What values of the type are called; empty: nothing.
static mica_str name_of_type(const print_names *n, const mica_type *type) {
  const mica_op_asm_type_interface *names =
      n->generic || type->def->base.interface_count == 0
          ? NULL
          : mica_type_interface(type, &mica_op_asm_type_interface_id);
  return names == NULL || names->value_name == NULL ? (mica_str){NULL, 0} : names->value_name(type);
}

static bool types_name_results(const print_names *n, const mica_op *op) {
  for (size_t i = 0; i < op->result_count; i++)
    if (name_of_type(n, mica_op_results(op)[i].type).size == 0) return false;
  return true;
}

static uint32_t label_by_types(print_names *n, const mica_op *op) {
  mica_name_setter set = {n, op, n->group_item_count};
  for (size_t i = 0; i < op->result_count && !n->failed; i++) {
    const mica_value *result = mica_op_result(op, i);
    set_result_name(&set, result, name_of_type(n, result->type));
  }
  return n->failed ? 0 : finish_groups(n, set.first_item);
}

static uint32_t label_unnamed(print_names *n, const mica_op *op) {
  if (types_name_results(n, op)) return label_by_types(n, op);
  if (n->name_locs) return label_for(n, name_from_location(n, op->loc));
  return NAME_NUMBER | number(n, &n->next_value);
}

static uint32_t label_by_hook(print_names *n, const mica_op *op,
                              const mica_op_asm_interface *names) {
  mica_name_setter set = {n, op, n->group_item_count};
  names->result_names(op, &set);
  if (n->group_item_count == set.first_item) return label_unnamed(n, op);
  return finish_groups(n, set.first_item);
}

static inline uint32_t label_results(print_names *n, const mica_op *op) {
  const mica_op_asm_interface *names = asm_interface(n, op);
  if (names != NULL && names->result_names != NULL) return label_by_hook(n, op, names);
  return label_unnamed(n, op);
}

static bool only_numbers(const print_names *n) {
  return n->keeping != NULL || n->restoring != NULL;
}

// Writes the order number: see names.h.
static void number_op(print_names *n, mica_op *op) {
  op->order = (uint32_t)n->op_count;
  if (only_numbers(n)) {
    n->op_count++;
    return;
  }
  if (n->ops != NULL) n->ops[n->op_count] = op;
  uint32_t label = NAME_NONE;
  if (op->result_count != 0) label = label_results(n, op);
  else if (n->users) label = number(n, &n->next_value);
  n->labels[n->op_count++] = label;
}

// ---- Blocks and regions -------------------------------------------------------------------------

// Writes the number: see names.h.
static bool number_block(print_names *n, mica_block *block, uint32_t position) {
  block->ordered = true;
  mica_block_note_change(block);
  block->number = n->whole ? position : (uint32_t)n->block_count++;
  if (n->whole || only_numbers(n)) return true;
  if (!MICA_ARRAY_ROOM(&n->context->memory, n->blocks, block->number, n->block_capacity, 1))
    return false;
  n->blocks[block->number] = (block_name){block, position};
  return true;
}

static bool keep_labels(const print_names *n, const mica_block *block) {
  kept_labels *k = n->keeping;
  if (!MICA_ARRAY_ROOM(&n->context->memory, k->items, k->count, k->capacity, block->argument_count))
    return false;
  for (uint32_t i = 0; i < block->argument_count; i++)
    k->items[k->count++] = mica_argument_of(block->arguments[i])->label;
  return true;
}

static void restore_labels(kept_labels *k, const mica_block *block) {
  for (uint32_t i = 0; i < block->argument_count; i++)
    mica_argument_of(block->arguments[i])->label = k->items[k->count++];
}

static bool begin_block(print_names *n, mica_block *block, uint32_t position) {
  if (!number_block(n, block, position)) return false;
  if (n->keeping != NULL) return keep_labels(n, block);
  if (n->restoring != NULL) restore_labels(n->restoring, block);
  else
    for (uint32_t i = 0; i < block->argument_count; i++)
      mica_argument_of(block->arguments[i])->label = NAME_NONE;
  return true;
}

static uint32_t label_argument(print_names *n, const mica_value *argument, bool entry) {
  uint32_t position = entry ? number(n, &n->next_argument) : 0;
  mica_str name = name_from_location(n, mica_value_loc(argument));
  if (name.data != NULL) return label_for(n, name);
  if (!entry) return NAME_NUMBER | number(n, &n->next_value);
  name = name_of_type(n, argument->type);
  if (name.size != 0) return label_for(n, name);
  if (n->used.log_count == 0) return NAME_ARGUMENT | position;
  char text[16] = "arg";
  size_t size = (size_t)(mica_printer_write_uint(text + 3, position) - text);
  if (mica_used_names_has(&n->used, text, size)) return label_for(n, (mica_str){text, size});
  return NAME_ARGUMENT | position;
}

static void number_arguments(print_names *n, const mica_block *block, bool entry) {
  for (uint32_t i = 0; i < block->argument_count; i++) {
    mica_block_argument *argument = mica_argument_of(block->arguments[i]);
    if (argument->label == NAME_NONE) argument->label = label_argument(n, &argument->value, entry);
  }
}

static void push_regions(print_names *n, pending_stack *stack, const mica_op *op) {
  if (!MICA_ARRAY_ROOM(&n->context->memory, stack->items, stack->count, stack->capacity,
                       op->region_count)) {
    n->failed = true;
    return;
  }
  for (size_t i = 0; i < op->region_count; i++)
    stack->items[stack->count++] = (pending_region){mica_op_region(op, i), 0, 0, 0, 0};
}

// What was pushed since `from` goes on from the counters as they are now.
static void set_counters(const print_names *n, pending_stack *stack, size_t from) {
  for (size_t i = from; i < stack->count; i++) {
    pending_region *r = &stack->items[i];
    r->next_value = n->next_value;
    r->next_argument = n->next_argument;
    r->next_conflict = n->next_conflict;
    r->scope = (uint32_t)n->used.log_count;
  }
}

static bool name_arguments_by_hook(print_names *n, const mica_region *region) {
  uint32_t position = 0;
  for (mica_block *b = region->first; b != NULL; b = b->next)
    if (!begin_block(n, b, position++)) return false;
  if (region->parent == NULL || only_numbers(n)) return true;
  const mica_op_asm_interface *names = asm_interface(n, region->parent);
  if (names == NULL || names->block_argument_names == NULL) return true;
  mica_name_setter set = {n, NULL, 0};
  names->block_argument_names(region->parent, region, &set);
  return true;
}

static void number_region(print_names *n, mica_region *region, pending_stack *stack) {
  size_t from = stack->count;
  if (n->marking != NULL) mica_printer_alias_mark_region(n->marking, region);
  if (!name_arguments_by_hook(n, region)) n->failed = true;
  for (mica_block *b = region->first; b != NULL && !n->failed; b = b->next) {
    if (!only_numbers(n)) number_arguments(n, b, b == region->first);
    for (mica_op *op = b->first; op != NULL; op = op->next) {
      mica_op_prefetch_next(op);
      number_op(n, op);
      if (n->marking != NULL) mica_printer_alias_mark_op(n->marking, op);
      if (op->region_count != 0) push_regions(n, stack, op);
    }
  }
  set_counters(n, stack, from);
}

static void number_all(print_names *n, mica_op *root, pending_stack *stack) {
  push_regions(n, stack, root);
  set_counters(n, stack, 0);
  number_op(n, root);
  while (stack->count != 0 && !n->failed) {
    pending_region next = stack->items[--stack->count];
    mica_used_names_end_scope(&n->used, next.scope);
    if (!n->unique) {
      n->next_value = next.next_value;
      n->next_argument = next.next_argument;
      n->next_conflict = next.next_conflict;
    }
    number_region(n, next.region, stack);
  }
}

// ---- The whole ----------------------------------------------------------------------------------

// As many labels as the context has operations: none is ever missing, and the array never grows.
static bool reserve_ops(print_names *n) {
  n->op_capacity = mica_context_op_count(n->context) + 1;
  if (n->op_capacity >= UINT32_MAX) return false;
  n->labels = mica_allocate(n->context, n->op_capacity * sizeof *n->labels);
  if (n->labels == NULL) return false;
  if (n->whole) return true;
  n->ops = mica_allocate(n->context, n->op_capacity * sizeof *n->ops);
  return n->ops != NULL;
}

bool mica_printer_names_init(print_names *n, const mica_op *root, const mica_print_options *options,
                             mica_printer *marking) {
  *n = (print_names){.context = mica_op_context(root),
                     .root = root,
                     .used.context = mica_op_context(root),
                     .generic = options->generic,
                     .ask_each = options->ask_each,
                     .unique = options->unique_ids || options->generic,
                     .name_locs = options->name_loc_as_prefix,
                     .users = options->value_users,
                     .marking = marking};
  n->whole = mica_op_parent(root) == NULL;
  pending_stack stack = {0};
  if (marking != NULL) mica_printer_alias_begin_marking(marking);
  if (reserve_ops(n))
    number_all(n, (mica_op *)root, &stack);  // writes only the scratch of the printer
  else n->failed = true;
  mica_free(n->context, stack.items, stack.capacity * sizeof *stack.items);
  if (marking != NULL && !mica_printer_alias_end_marking(marking)) n->failed = true;
  return !n->failed;
}

static bool number_again(const print_names *n, kept_labels *keeping, kept_labels *restoring) {
  if (n->root == NULL) return true;
  print_names again = {.context = n->context,
                       .root = n->root,
                       .whole = n->whole,
                       .keeping = keeping,
                       .restoring = restoring};
  pending_stack stack = {0};
  number_all(&again, (mica_op *)n->root, &stack);
  mica_free(n->context, stack.items, stack.capacity * sizeof *stack.items);
  return !again.failed;
}

static void free_labels(mica_context *ctx, kept_labels *k) {
  mica_free(ctx, k->items, k->capacity * sizeof *k->items);
}

bool mica_printer_names_keep(const print_names *n, kept_labels *kept) {
  *kept = (kept_labels){0};
  if (number_again(n, kept, NULL)) return true;
  free_labels(n->context, kept);
  return false;
}

bool mica_printer_names_restore(const print_names *n, kept_labels *kept) {
  kept->count = 0;
  bool done = number_again(n, NULL, kept);
  free_labels(n->context, kept);
  return done;
}

void mica_printer_names_free(print_names *n) {
  mica_context *ctx = n->context;
  mica_free(ctx, n->labels, n->op_capacity * sizeof *n->labels);
  if (n->ops != NULL) mica_free(ctx, n->ops, n->op_capacity * sizeof *n->ops);
  mica_free(ctx, n->blocks, n->block_capacity * sizeof *n->blocks);
  mica_free(ctx, n->groups, n->group_capacity * sizeof *n->groups);
  mica_free(ctx, n->group_items, n->group_item_capacity * sizeof *n->group_items);
  mica_used_names_free(&n->used);
}
