// Printing a whole operation: names are given, aliases collected and defined, the operation
// printed, then what is left at the end of the text. Also the head of every operation: results,
// name and the choice of its form.
#include "print/op.h"

#include "context/context.h"
#include "ir/op_name.h"
#include "print/form.h"
#include "memory/array.h"

// ---- Which form ---------------------------------------------------------------------------------

bool mica_printer_has_custom_form(const mica_printer *p, const mica_op *op) {
  if (p->options.generic || op->name->def == NULL || op->name->def->print == NULL) return false;
  return !p->options.ask_each || !mica_print_is_broken(op);
}

// ---- One operation ------------------------------------------------------------------------------

static size_t elided_size(const mica_printer *p, const mica_op *op) {
  size_t from = mica_op_entry(op)->short_from;
  mica_str dialect = p->op->default_dialect;
  bool is_elided = from == dialect.size + 1 && from != 1 &&
                   memcmp(op->name->name.data, dialect.data, dialect.size) == 0;
  return is_elided ? from : 0;
}

static void put_custom_form(mica_printer *p, const mica_op *op) {
  mica_str name = op->name->name;
  size_t from = elided_size(p, op);
  printer_put_padded(p, name.data + from, name.size - from);
  op->name->def->print(p, op);
}

MICA_COLD static void note_place(mica_printer *p, const mica_op *op) {
  mica_op_places *places = p->op->places;
  if (!MICA_ARRAY_ROOM(&p->context->memory, places->data, places->size, places->capacity, 1)) {
    mica_printer_fail(p);
    return;
  }
  places->data[places->size++] = (mica_op_place){op, (size_t)(p->cursor - p->buffer)};
}

bool mica_printer_op_head(mica_printer *p, const mica_op *op) {
  p->at = op->loc;
  if (p->op->places != NULL) note_place(p, op);
  if (op->result_count != 0) mica_printer_result_names(p, op);
  if (!mica_printer_has_custom_form(p, op)) {
    mica_printer_generic_head(p, op, true);
    if (op->region_count != 0) return false;
    mica_printer_generic_tail(p, op);
    return true;
  }
  put_custom_form(p, op);
  return true;
}

void mica_print_op_inline(mica_printer *p, const mica_op *op) {
  if (p->op->collecting && p->options.debug_info) mica_printer_alias_visit_loc(p, op->loc, true);
  if (!mica_printer_has_custom_form(p, op)) mica_print_generic_op(p, op, true);
  else if (mica_printer_enter(p)) put_custom_form(p, op);
}

void mica_printer_op_end_comments(mica_printer *p, const mica_op *op) {
  if (p->options.debug_info && !p->op->collecting) mica_print_optional_loc(p, op->loc);
  if (p->options.value_users) mica_printer_users_of_op(p, op);
}

// ---- The dry run for aliases --------------------------------------------------------------------

static bool is_top_level(const mica_printer *p, const mica_op *op) {
  return !p->options.local_scope && mica_op_parent(op) == NULL;
}

// A dry run is needed only where something might have an alias.
static bool wants_aliases(const mica_printer *p) {
  return p->options.debug_info || p->context->has_aliases;
}

// A printer that writes nowhere.
static bool begin_dry(mica_printer *dry, const mica_printer *p, op_printer *state) {
  mica_sink nowhere = {NULL, NULL};
  if (!mica_printer_init(dry, p->context, &p->options, nowhere)) return false;
  dry->op = state;
  dry->stack_base = p->stack_base;
  dry->alias_type = mica_printer_alias_visit_type;
  dry->alias_attr = mica_printer_alias_visit_attr;
  dry->alias_loc = mica_printer_alias_visit_inner_loc;
  return true;
}

static bool collect_aliases(mica_printer *dry, const mica_op *op, op_printer *state) {
  state->collecting = true;
  mica_collect_op_tree(dry, op);
  state->collecting = false;
  state->default_dialect = MICA_STR("builtin");
  return !dry->failed && mica_printer_aliases_finish(&state->aliases);
}

// Names of values, then aliases. Locations stand everywhere: where they are printed, no region is
// passed over.
static bool prepare(mica_printer *p, const mica_op *op, const mica_op *root, op_printer *state) {
  if (!is_top_level(p, op) || !wants_aliases(p))
    return mica_printer_names_init(&state->names, root, &p->options, NULL);
  mica_printer dry;
  bool done = begin_dry(&dry, p, state) && mica_printer_aliases_init(&state->aliases) &&
              mica_printer_names_init(&state->names, root, &p->options,
                                      p->options.debug_info ? NULL : &dry) &&
              collect_aliases(&dry, op, state);
  return mica_printer_finish(&dry) && done;
}

// What has no data stands at no end.
static void note_resource(mica_printer *p, mica_str dialect, mica_str key) {
  op_printer *o = p->op;
  mica_memory *memory = &p->context->memory;
  const mica_resource *r = mica_resource_find(p->context, dialect, key);
  if (r == NULL || mica_pointer_map_find(&o->known_resources, r) != NULL) return;
  if (MICA_ARRAY_ROOM(memory, o->resources, o->resource_count, o->resource_capacity, 1) &&
      mica_pointer_map_set(memory, &o->known_resources, r, o))
    o->resources[o->resource_count++] = r;
  else mica_printer_fail(p);
}

// ---- The whole ----------------------------------------------------------------------------------

// Where numbering starts: the outermost operation, or the nearest isolated one in local scope.
static const mica_op *naming_root(const mica_op *op, bool local_scope) {
  for (;;) {
    if (local_scope && mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE)) return op;
    const mica_op *parent = mica_op_parent(op);
    if (parent == NULL) return op;
    op = parent;
  }
}

// Aliases have their texts by now; where they are defined, other texts are printed.
static void print_operations(mica_printer *p, const mica_op *op) {
  p->kept = &p->op->kept;
  mica_printer_op_tree(p, op);
  p->kept = NULL;
}

static void print_top_level(mica_printer *p, const mica_op *op) {
  mica_printer_alias_definitions(p, false);
  print_operations(p, op);
  printer_put_char(p, '\n');
  mica_printer_alias_definitions(p, true);
  mica_printer_file_metadata(p);
}

static bool reserve_users(mica_printer *p, op_printer *state) {
  if (!p->options.value_users) return true;
  size_t size = state->names.op_count * sizeof *state->used_last;
  state->used_last = mica_allocate(p->context, size);
  if (state->used_last != NULL) memset(state->used_last, 0, size);
  return state->used_last != NULL;
}

static void print_with_state(mica_printer *p, const mica_op *op, op_printer *state) {
  p->op = state;
  p->note_resource = note_resource;
  if (state->aliases.order_count != 0) {
    p->alias_type = mica_printer_alias_type;
    p->alias_attr = mica_printer_alias_attr;
    p->alias_loc = mica_printer_alias_loc;
  }
  if (is_top_level(p, op)) print_top_level(p, op);
  else print_operations(p, op);
}

// What is printed with the names that are given.
typedef struct printed {
  void (*print)(mica_printer *p, void *user);  // NULL: the operation itself
  void *user;
  mica_op_places *places;  // or NULL
} printed;

static void print_own(mica_printer *p, const printed *what, op_printer *state) {
  p->op = state;
  what->print(p, what->user);
}

static void free_state(mica_context *ctx, op_printer *state) {
  mica_printer_aliases_free(&state->aliases);
  mica_kept_texts_free(ctx, &state->kept);
  mica_free(ctx, state->used_last, state->names.op_count * sizeof *state->used_last);
  mica_free(ctx, state->frames, state->frame_capacity * sizeof *state->frames);
  mica_pointer_map_free(&ctx->memory, &state->known_resources);
  mica_free(ctx, state->resources, state->resource_capacity * sizeof *state->resources);
  mica_printer_names_free(&state->names);
}

static void print_with_names(mica_printer *p, const mica_op *op, const printed *what) {
  op_printer state = {.default_dialect = MICA_STR("builtin"),
                      .names = {.context = p->context, .used.context = p->context},
                      .aliases.context = p->context,
                      .places = what->places};
  const mica_op *root = naming_root(op, p->options.local_scope);
  if (!p->options.generic && !p->options.assume_verified && !mica_print_verifies((mica_op *)root))
    p->options.generic = true;
  if (p->options.ask_each) mica_print_mark_broken((mica_op *)(uintptr_t)root);
  op_printer *outer = p->context->printing;
  p->context->printing = &state;
  if (!prepare(p, op, root, &state) || !reserve_users(p, &state)) mica_printer_fail(p);
  else if (what->print == NULL) print_with_state(p, op, &state);
  else print_own(p, what, &state);
  p->context->printing = outer;
  free_state(p->context, &state);
  if (p->options.ask_each) mica_print_unmark_broken((mica_op *)(uintptr_t)root);
}

static void print_root(mica_printer *p, const mica_op *op, const printed *what) {
  const op_printer *outer = p->context->printing;
  kept_labels kept;
  if (outer != NULL && !mica_printer_names_keep(&outer->names, &kept)) {
    mica_printer_fail(p);
    return;
  }
  print_with_names(p, op, what);
  if (outer != NULL && !mica_printer_names_restore(&outer->names, &kept)) mica_printer_fail(p);
}

bool mica_op_print(const mica_op *op, const mica_print_options *options, mica_sink sink) {
  mica_printer p;
  if (mica_printer_init(&p, mica_op_context(op), options, sink)) print_root(&p, op, &(printed){0});
  return mica_printer_finish(&p);
}

mica_str mica_op_to_text(const mica_op *op, const mica_print_options *options) {
  char scratch[PRINTER_ROOM];
  mica_printer p;
  mica_printer_init_text(&p, mica_op_context(op), options, scratch, sizeof scratch);
  print_root(&p, op, &(printed){0});
  return mica_printer_take_text(&p);
}

bool mica_print_with_names(const mica_op *op, const mica_print_options *options,
                           void (*print)(mica_printer *p, void *user), void *user, mica_sink sink) {
  mica_printer p;
  if (mica_printer_init(&p, mica_op_context(op), options, sink))
    print_root(&p, op, &(printed){.print = print, .user = user});
  return mica_printer_finish(&p);
}

void mica_op_places_free(mica_op_places *places) {
  mica_free(places->context, places->data, places->capacity * sizeof *places->data);
  *places = (mica_op_places){.context = places->context};
}

mica_str mica_op_to_text_with_places(const mica_op *op, const mica_print_options *options,
                                     mica_op_places *places) {
  char scratch[PRINTER_ROOM];
  mica_printer p;
  mica_printer_init_text(&p, mica_op_context(op), options, scratch, sizeof scratch);
  print_root(&p, op, &(printed){.places = places});
  return mica_printer_take_text(&p);
}
