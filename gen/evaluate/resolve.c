// Resolving: replacing variables inside a value and folding what became known.
// A value without anything open is returned at once, so finished parts are never walked.
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

// ---- looking a name up --------------------------------------------------------------------------

// *failed: an error was reported.
static const value *lookup(evaluation *ev, resolver *r, const value *name, bool *failed);

// Bindings may refer to each other; the one being resolved is away meanwhile.
static const value *lookup_map(evaluation *ev, resolver *r, const value *name, bool *failed) {
  size_t at = r->count;  // from the end: an inner iterator hides an outer one of its name
  while (at > 0 && r->bindings[at - 1].name != name) at--;
  if (at-- == 0 || r->bindings[at].away) return NULL;
  binding *b = &r->bindings[at];
  if (b->resolved || r->count - r->away_count <= 1) return b->value;
  b->away = true;
  r->away_count++;
  const value *v = resolve(ev, r, b->value);
  b = &r->bindings[at];
  b->away = false;
  r->away_count--;
  if (v == NULL) {
    *failed = true;
    return NULL;
  }
  b->value = v;
  b->resolved = true;
  return v;
}

static void make_cache(resolver *r) {
  size_t count = r->current->shape->count;
  if (r->cache != NULL && r->cache_size == count) return;
  free(r->cache);
  free(r->busy);
  r->cache = memory_take(count * sizeof *r->cache);
  r->busy = memory_take(count);
  memset(r->cache, 0, count * sizeof *r->cache);
  memset(r->busy, 0, count);
  r->cache_size = count;
}

// A new name of the record, wherever the old one stands.
static const value *lookup_name(evaluation *ev, resolver *r, const value *name, bool *failed) {
  if (name == r->old_name) return r->named;
  if (r->new_name == NULL || r->name_busy || name != r->current->name) return NULL;
  r->name_busy = true;
  r->named = resolve(ev, r, r->new_name);
  r->name_busy = false;
  r->old_name = name;
  if (r->named == NULL) *failed = true;
  return r->named;
}

static const value *lookup_record(evaluation *ev, resolver *r, const value *name, bool *failed) {
  size_t at = record_slot(r->current, name);
  if (at == SIZE_MAX) return lookup_name(ev, r, name, failed);
  make_cache(r);
  if (r->cache[at] != NULL) return r->cache[at];
  const value *v = r->current->values[at];
  if (r->busy[at] || v->tag == TAG_UNSET) return NULL;
  r->busy[at] = 1;
  v = resolve(ev, r, v);
  r->busy[at] = 0;
  if (v == NULL) *failed = true;
  else r->cache[at] = v;
  return v;
}

static const value *lookup_track(evaluation *ev, resolver *r, const value *name, bool *failed) {
  const value *v = r->parent == NULL ? NULL : lookup(ev, r->parent, name, failed);
  if (v == NULL) {
    r->found = true;
  } else if (!r->found && (v->flags & VALUE_VARIABLES)) {
    resolver within = {.kind = RESOLVE_TRACK};
    if (resolve(ev, &within, v) == NULL) *failed = true;
    r->found = within.found;
  }
  return v;
}

static const value *lookup(evaluation *ev, resolver *r, const value *name, bool *failed) {
  switch (r->kind) {
  case RESOLVE_MAP: return lookup_map(ev, r, name, failed);
  case RESOLVE_RECORD: return lookup_record(ev, r, name, failed);
  case RESOLVE_TRACK: return lookup_track(ev, r, name, failed);
  case RESOLVE_SHADOW:
    if (name == r->names[0] || name == r->names[1]) return NULL;
    return lookup(ev, r->parent, name, failed);
  case RESOLVE_FIND:
    if (name == r->names[0]) r->found = true;
    return NULL;
  }
  return NULL;
}

// ---- each kind of value -------------------------------------------------------------------------

static const value *resolve_variable(evaluation *ev, resolver *r, const value *v) {
  bool failed = false;
  const value *found = lookup(ev, r, variable_name(v), &failed);
  return failed ? NULL : found != NULL ? found : v;
}

static const value *resolve_anonymous(evaluation *ev, resolver *r, const value *v) {
  bool failed = false;
  const value *found = lookup(ev, r, v, &failed);
  if (failed) return NULL;
  if (found == NULL) found = v;
  if (!r->final || found->tag != TAG_ANONYMOUS) return found;
  return value_of_string(ev->values, value_as_printed(ev->memory, found), false);
}

// Space for the parts of a value: a few on the stack, many on the heap.
enum { FEW = 12 };
typedef struct parts {
  const value *few[FEW];
  const value **items;
} parts;

static const value **take_parts(parts *p, size_t count) {
  p->items = count <= FEW ? p->few : memory_take(count * sizeof *p->items);
  return p->items;
}

static void free_parts(parts *p) {
  if (p->items != p->few) free(p->items);
}

// Resolves items into out. -1: failed, 0: nothing changed, 1: something did.
static int resolve_items(evaluation *ev, resolver *r, const value *const *items, size_t count,
                         const value **out) {
  int changed = 0;
  for (size_t i = 0; i < count; i++) {
    out[i] = resolve(ev, r, items[i]);
    if (out[i] == NULL) return -1;
    if (out[i] != items[i]) changed = 1;
  }
  return changed;
}

static const value *resolve_bit(evaluation *ev, resolver *r, const value *bit, const value **base,
                                const value **base_resolved) {
  if (bit->tag != TAG_BIT_OF) {
    const value *v = resolve(ev, r, bit);
    return v == NULL ? NULL : bit_at(ev, v, 0);
  }
  if (bit_base(bit) != *base) {
    *base = bit_base(bit);
    *base_resolved = resolve(ev, r, *base);
  }
  return *base_resolved == NULL ? NULL : bit_at(ev, *base_resolved, bit->count);
}

// The final resolver of a record keeps a bit that refers to an unset field as it is: encodings name
// their operands so.
static const value *resolve_bits(evaluation *ev, resolver *r, const value *v) {
  const value *base = NULL, *base_resolved = NULL, *result = v;
  bool changed = false;
  parts p;
  const value **bits = take_parts(&p, v->count);
  for (size_t i = 0; i < v->count; i++) {
    const value *old = bits_item(v, i);
    bits[i] = old->flags & VALUE_OPEN ? resolve_bit(ev, r, old, &base, &base_resolved) : old;
    if (bits[i] == NULL) {
      free_parts(&p);
      return NULL;
    }
    if (bits[i]->tag == TAG_UNSET && r->kind == RESOLVE_RECORD) bits[i] = old;
    if (bits[i] != old) changed = true;
  }
  if (changed) result = value_of_bits(ev->values, bits, v->count);
  free_parts(&p);
  return result;
}

static const value *resolve_list(evaluation *ev, resolver *r, const value *v) {
  parts p;
  const value **items = take_parts(&p, v->count), *result = v;
  int changed = resolve_items(ev, r, list_items(v), v->count, items);
  if (changed < 0) result = NULL;
  if (changed > 0) result = value_of_list(ev->values, v->type->element, items, v->count);
  free_parts(&p);
  return result;
}

// Arguments first, then the operator: anonymous records are made in that order.
static const value *resolve_dag(evaluation *ev, resolver *r, const value *v) {
  size_t count = v->count;
  parts p;
  const value **items = take_parts(&p, 2 * count + 1), *result = v;
  int changed = resolve_items(ev, r, dag_items(v), count, items);
  const value *op = changed < 0 ? NULL : resolve(ev, r, dag_operator(v));
  for (size_t i = 0; i < count; i++) items[count + i] = dag_item_name(v, i);
  if (op == NULL) result = NULL;
  else if (changed > 0 || op != dag_operator(v))
    result = value_of_dag(ev->values, op, dag_operator_name(v), items, items + count, count);
  free_parts(&p);
  return result;
}

static const value *resolve_bit_of(evaluation *ev, resolver *r, const value *v) {
  const value *base = resolve(ev, r, bit_base(v));
  if (base == NULL || base == bit_base(v)) return base == NULL ? NULL : v;
  return bit_at(ev, base, v->count);
}

static const value *resolve_field(evaluation *ev, resolver *r, const value *v) {
  const value *base = resolve(ev, r, field_base(v)), *name = field_name(v);
  if (base == NULL || base == field_base(v)) return base == NULL ? NULL : v;
  const type *t = field_type(base, name);
  if (t == NULL)
    return fault(ev, r->current, "Cannot access field '%.*s' of value '%.*s'",
                 TEXT_ARGS(value_text(name)), TEXT_ARGS(printed(ev, base)));
  return field_of(ev, base, name, t, r->current);
}

static const value *resolve_call(evaluation *ev, resolver *r, const value *v) {
  call_argument few[FEW / 2], *arguments = few;
  if (v->count > FEW / 2) arguments = memory_take(v->count * sizeof *arguments);
  const value *result = v;
  resolver track = {.kind = RESOLVE_TRACK, .current = r->current, .parent = r};
  int changed = 0;
  for (size_t i = 0; i < v->count && changed >= 0; i++) {
    arguments[i] = (call_argument){call_name(v, i), resolve(ev, &track, call_value(v, i))};
    if (arguments[i].value == NULL) changed = -1;
    else if (arguments[i].value != call_value(v, i)) changed = 1;
  }
  if (changed < 0) result = NULL;
  if (changed > 0) {
    result = value_of_call(ev->values, call_class(v), arguments, v->count, call_place(v));
    if (checked(ev, result) && !track.found) result = instantiate(ev, result);
  }
  if (arguments != few) free(arguments);
  return result;
}

static bool binds_first(const value *v) { return v->op == BANG_FOREACH || v->op == BANG_FILTER; }

// `!if` with a condition that becomes known resolves only the arm it takes.
static const value *resolve_if(evaluation *ev, resolver *r, const value *v, const value *condition,
                               bool *taken) {
  int64_t known;
  *taken = condition != operand_at(v, 0) && known_integer(condition, &known);
  return *taken ? resolve(ev, r, operand_at(v, known != 0 ? 1 : 2)) : NULL;
}

// `!and` of 0 and `!or` of all ones are known by their first operand: the second isn't looked at.
static const value *settled_early(evaluation *ev, bang op, const value *first) {
  int64_t known;
  if ((op != BANG_AND && op != BANG_OR) || !known_integer(first, &known)) return NULL;
  return known == (op == BANG_AND ? 0 : -1) ? value_of_int(ev->values, known) : NULL;
}

static const value *resolve_operator(evaluation *ev, resolver *r, const value *v) {
  const value *operands[3];
  size_t count = v->count;
  bool taken = false, changed = r->final && v->op == BANG_CAST;
  for (size_t i = 0; i < count; i++) {
    const value *old = operand_at(v, i);
    if (i == 2 && binds_first(v)) {
      resolver shadow = {.kind = RESOLVE_SHADOW,
                         .final = r->final,
                         .current = r->current,
                         .parent = r,
                         .names = {operands[0], NULL}};
      operands[i] = resolve(ev, &shadow, old);
    } else {
      operands[i] = resolve(ev, r, old);
    }
    if (operands[i] == NULL) return NULL;
    if (operands[i] != old) changed = true;
    if (i > 0) continue;
    const value *early = settled_early(ev, (bang)v->op, operands[0]);
    if (v->op == BANG_IF) early = resolve_if(ev, r, v, operands[0], &taken);
    if (early != NULL || taken) return early;
  }
  if (!changed) return v;
  return fold_operator(ev, (bang)v->op, v->type, operands, count, r->current, r->final);
}

// A chain of concatenations, `a # (b # (c # …))`, from left to right; joined at once when all parts
// are known.
static bool is_concat(const value *v) { return v->tag == TAG_OPERATOR && v->op == BANG_STRCONCAT; }

static const value *resolve_chain(evaluation *ev, resolver *r, const value *v) {
  size_t count = 2;
  for (const value *rest = operand_at(v, 1); is_concat(rest); rest = operand_at(rest, 1)) count++;
  parts p;
  const value **items = take_parts(&p, count), *rest = v, *result = v;
  bool changed = false;
  for (size_t i = 0; i < count && result != NULL; i++) {
    const value *old = i + 1 < count ? operand_at(rest, 0) : rest;
    if (i + 1 < count) rest = operand_at(rest, 1);
    items[i] = resolve(ev, r, old);
    if (items[i] == NULL) result = NULL;
    else if (items[i] != old) changed = true;
  }
  if (result != NULL && changed) {
    result = join_strings(ev, items, count);
    if (result == NULL) {
      result = items[count - 1];
      for (size_t i = count - 1; i > 0 && result != NULL; i--)
        result = concat_strings(ev, items[i - 1], result);
    }
  }
  free_parts(&p);
  return result;
}

// Resolves all conditions, then all values, into arms. -1: failed, 0: nothing changed, 1: something
// did.
static int resolve_arms(evaluation *ev, resolver *r, const value *v, cond_arm *arms) {
  const cond_arm *old = cond_arms(v);
  int changed = 0;
  for (size_t i = 0; i < v->count; i++) {
    arms[i].condition = resolve(ev, r, old[i].condition);
    if (arms[i].condition == NULL) return -1;
    if (arms[i].condition != old[i].condition) changed = 1;
  }
  for (size_t i = 0; i < v->count; i++) {
    arms[i].value = resolve(ev, r, old[i].value);
    if (arms[i].value == NULL) return -1;
    if (arms[i].value != old[i].value) changed = 1;
  }
  return changed;
}

static const value *resolve_cond(evaluation *ev, resolver *r, const value *v) {
  cond_arm few[FEW / 2], *arms = few;
  if (v->count > FEW / 2) arms = memory_take(v->count * sizeof *arms);
  int changed = resolve_arms(ev, r, v, arms);
  const value *result = changed < 0 ? NULL : v;
  if (changed > 0) {
    result = value_of_cond(ev->values, v->type, arms, v->count);
    if (checked(ev, result)) result = fold_cond(ev, result, r->current);
  }
  if (arms != few) free(arms);
  return result;
}

static const value *resolve_foldl(evaluation *ev, resolver *r, const value *v) {
  const value *parts[FOLDL_PARTS];
  for (size_t i = 0; i < FOLDL_PARTS; i++) parts[i] = foldl_part(v, i);
  resolver shadow = {.kind = RESOLVE_SHADOW,
                     .final = r->final,
                     .current = r->current,
                     .parent = r,
                     .names = {parts[FOLDL_SUM], parts[FOLDL_ITEM]}};
  parts[FOLDL_START] = resolve(ev, r, parts[FOLDL_START]);
  if (parts[FOLDL_START] == NULL) return NULL;
  parts[FOLDL_LIST] = resolve(ev, r, parts[FOLDL_LIST]);
  if (parts[FOLDL_LIST] == NULL) return NULL;
  parts[FOLDL_BODY] = resolve(ev, &shadow, parts[FOLDL_BODY]);
  if (parts[FOLDL_BODY] == NULL) return NULL;
  const value *changed = value_of_foldl(ev->values, v->type, parts);
  if (changed == v) return v;
  return checked(ev, changed) ? fold_foldl(ev, changed, r->current) : NULL;
}

static const value *resolve_check(evaluation *ev, resolver *r, const value *v) {
  const value *operand = resolve(ev, r, check_operand(v));
  if (operand == NULL) return NULL;
  bool again = r->final && v->op != BANG_ISA;
  if (operand == check_operand(v) && !again) return v;
  v = value_of_check(ev->values, (bang)v->op, check_type(v), operand);
  return checked(ev, v) ? fold_check(ev, v, r->current, r->final) : NULL;
}

static const value *dispatch(evaluation *ev, resolver *r, const value *v) {
  switch ((value_tag)v->tag) {
  case TAG_BITS: return resolve_bits(ev, r, v);
  case TAG_LIST: return resolve_list(ev, r, v);
  case TAG_DAG: return resolve_dag(ev, r, v);
  case TAG_ANONYMOUS: return resolve_anonymous(ev, r, v);
  case TAG_VARIABLE: return resolve_variable(ev, r, v);
  case TAG_BIT_OF: return resolve_bit_of(ev, r, v);
  case TAG_FIELD: return resolve_field(ev, r, v);
  case TAG_CALL: return resolve_call(ev, r, v);
  case TAG_OPERATOR: return is_concat(v) ? resolve_chain(ev, r, v) : resolve_operator(ev, r, v);
  case TAG_COND: return resolve_cond(ev, r, v);
  case TAG_FOLDL: return resolve_foldl(ev, r, v);
  case TAG_CHECK: return resolve_check(ev, r, v);
  case TAG_UNSET:
  case TAG_BIT:
  case TAG_INT:
  case TAG_STRING:
  case TAG_RECORD: break;
  }
  return v;
}

const value *resolve(evaluation *ev, resolver *r, const value *v) {
  if (!(v->flags & VALUE_OPEN)) return v;
  if (must_stop(ev)) return NULL;
  const value *result = dispatch(ev, r, v);
  return checked(ev, result) ? result : NULL;
}
