// Expressions: literals, names, class calls, suffixes and paste. The operators are in operator*.c.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

static const value *eval_mode(evaluation *ev, const syntax *s, record *current,
                              const type *expected, bool name_mode);

// ---- template arguments
// ----------------------------------------------------------------------------

bool eval_arguments(evaluation *ev, const syntax *first, record *current, record *of,
                    bool cast_them, call_arguments *out) {
  size_t count = syntax_count(first), index = 0;
  bool named = false;
  *out = (call_arguments){ARENA_ARRAY(ev->memory, call_argument, count), count};
  for (const syntax *s = first; s != NULL; s = s->next, index++) {
    argument_place at;
    if (!argument_meant(ev, s, of, index, &named, &at)) return false;
    const value *v = eval(ev, at.value, current, at.type);
    if (v == NULL || !take_argument(ev, &at, named, v, &out->items[index])) return false;
  }
  return !cast_them || cast_arguments(ev, first, of, out);
}

// ---- names and class calls ----------------------------------------------------------------------

static bool is_self(const evaluation *ev, const record *current, const value *name) {
  return current != NULL && current->kind != RECORD_CLASS && ev->multiclass == NULL &&
         current->name == name;
}

static const value *eval_identifier(evaluation *ev, const syntax *s, record *current,
                                    bool name_mode) {
  const value *name = name_value(ev, s->name);
  const value *found = scope_find(ev, name);
  if (found != NULL) return found;
  if (name_mode) return name;
  found = definition_named(ev, syntax_range(s), name);
  if (found != NULL) return found;
  // A definition may refer to itself; its type is known only at the end.
  if (is_self(ev, current, name)) {
    const type *t = record_type(ev->set, current);
    const value *v = value_of_operator(ev->values, BANG_CAST, t, &name, 1);
    return checked(ev, v) ? v : NULL;
  }
  report_unknown(ev, syntax_range(s), name, current);
  return NULL;
}

static const value *eval_call(evaluation *ev, const syntax *s, record *current) {
  if (s->name.size == 0) return NULL;  // cut off
  const value *name = name_value(ev, s->name);
  place_range at = {s->begin, s->begin + (place)s->name.size};
  record *class_record = class_named(ev, at, name);
  if (class_record == NULL) {
    if (is_poisoned(ev, name)) return NULL;
    error_at_syntax(ev, s, "Expected a class name, got '%.*s'", TEXT_ARGS(s->name));
    spelling near = spelling_of(s->name);
    for (size_t i = 0; i < ev->set->class_count; i++)
      spelling_offer(&near, record_name(ev->set->class_order[i]));
    report_spelling(ev->diagnostics, &near);
    return NULL;
  }
  call_arguments given;
  bool cut = syntax_is_cut(s);
  if (!eval_arguments(ev, s->child, current, class_record, !cut, &given) || cut) return NULL;
  if (!resolve_arguments(ev, class_record, &given, at, NULL)) return NULL;
  const value *call = value_of_call(ev->values, class_record, given.items, given.count, s->begin);
  return checked(ev, call) ? fold_call(ev, call) : NULL;
}

// ---- literals -----------------------------------------------------------------------------------

static const value *eval_binary(evaluation *ev, const syntax *s) {
  const value **bits = memory_take((s->op + 1u) * sizeof *bits);
  for (uint32_t i = 0; i < s->op; i++)
    bits[i] = value_of_bit(ev->values, i < 64 && ((uint64_t)s->integer >> i & 1) != 0);
  const value *v = value_of_bits(ev->values, bits, s->op);
  free(bits);
  return v;
}

// A growing list of values on the heap.
typedef struct values {
  const value **items;
  size_t count, capacity;
} values;

static void add_value(values *v, const value *item) {
  if (v->count == v->capacity) v->items = memory_grow(v->items, &v->capacity, sizeof *v->items);
  v->items[v->count++] = item;
}

// Adds the bits of one item of `{…}`, the highest first. Bits of a known width give them all.
static bool add_bits(evaluation *ev, values *bits, const syntax *s, const value *v, size_t number) {
  bool many = v->tag == TAG_BITS || (v->tag == TAG_VARIABLE && v->type->kind == TYPE_BITS);
  if (many) {
    for (uint32_t i = v->type->width; i > 0; i--) {
      const value *bit = bit_at(ev, v, i - 1);
      if (bit == NULL) return false;
      add_value(bits, bit);
    }
    return true;
  }
  const value *bit = cast(ev, v, ev->types->bit);
  if (bit == NULL) {
    error_at_syntax(ev, s, "Element #%zu (%.*s) is not convertable to a bit", number,
                    TEXT_ARGS(printed(ev, v)));
    return false;
  }
  add_value(bits, bit);
  return true;
}

static const value *eval_bits(evaluation *ev, const syntax *s, record *current) {
  values items = {0}, bits = {0};
  const value *result = NULL;
  for (const syntax *c = s->child; c != NULL; c = c->next) {
    if (c->kind == SYNTAX_RANGE && eval(ev, c->child, current, NULL) != NULL)
      error_after(ev, c->child, "expected '}' at end of bit list value");
    const value *v = c->kind == SYNTAX_RANGE ? NULL : eval(ev, c, current, NULL);
    if (v == NULL) goto done;
    add_value(&items, v);
  }
  if (syntax_is_cut(s)) goto done;
  for (size_t i = 0; i < items.count; i++)
    if (!add_bits(ev, &bits, s, items.items[i], i)) goto done;
  for (size_t i = 0; i < bits.count / 2; i++) {
    const value *swap = bits.items[i];
    bits.items[i] = bits.items[bits.count - 1 - i];
    bits.items[bits.count - 1 - i] = swap;
  }
  result = value_of_bits(ev->values, bits.items, bits.count);
done:
  free(items.items);
  free(bits.items);
  return result;
}

// At the first item that is wrong by itself.
static void report_element(evaluation *ev, const syntax *s, const values *items,
                           const type *element, const type *expected) {
  static const char message[] =
      "Element type mismatch for list: element type '%.*s' not convertible to '%.*s'";
  const syntax *c = s->child;
  for (size_t i = 0; i < items->count && c != NULL; i++, c = c->next) {
    const value *item = items->items[i];
    if (item->type == NULL || type_converts(item->type, expected)) continue;
    error_at_syntax(ev, c, message, TEXT_ARGS(printed_type(ev, item->type)),
                    TEXT_ARGS(printed_type(ev, expected)));
    report_conversion_help(ev, item, expected);
    return;
  }
  error_after(ev, s, message, TEXT_ARGS(printed_type(ev, element)),
              TEXT_ARGS(printed_type(ev, expected)));
}

// The type of a list's items: given after it, or what they have in common, or what is expected.
static const type *list_element(evaluation *ev, const syntax *s, const values *items,
                                const type *given, const type *expected) {
  const type *element = NULL;
  for (size_t i = 0; i < items->count; i++) {
    const type *t = items->items[i]->type;
    if (t == NULL) continue;
    element = element == NULL ? t : type_join(ev->types, element, t);
    if (element != NULL) continue;
    error_after(ev, s, "Incompatible types in list elements");
    return NULL;
  }
  if (given != NULL && element != NULL && !type_converts(element, given)) {
    error_after(ev, s, "Incompatible types in list elements");
    report_help(ev->diagnostics, "'%.*s' does not convert to '%.*s'",
                TEXT_ARGS(printed_type(ev, element)), TEXT_ARGS(printed_type(ev, given)));
    return NULL;
  }
  if (given != NULL) element = given;
  if (element == NULL && expected == NULL) {
    error_after(ev, s, "No type for list");
    report_help(ev->diagnostics, "write it after the list: []<type>");
    return NULL;
  }
  if (element == NULL) return expected->element;
  if (expected == NULL || type_converts(element, expected->element)) return element;
  report_element(ev, s, items, element, expected->element);
  return NULL;
}

static const value *eval_list(evaluation *ev, const syntax *s, record *current,
                              const type *expected) {
  if (expected != NULL && expected->kind != TYPE_LIST) {
    error_at_syntax(ev, s, "Encountered a list when expecting a %.*s",
                    TEXT_ARGS(printed_type(ev, expected)));
    if (expected->kind == TYPE_DAG)
      report_help(ev->diagnostics, "a dag is written (operator item:$name, ...)");
    else if (expected->kind == TYPE_STRING)
      report_help(ev->diagnostics, "a string is written \"...\"; is an argument missing before?");
    else if (expected->kind == TYPE_RECORD)
      report_help(ev->diagnostics, "one is wanted: write it without [ ]");
    return NULL;
  }
  values items = {0};
  const value *result = NULL;
  for (const syntax *c = s->child; c != NULL; c = c->next) {
    const value *v = eval(ev, c, current, expected == NULL ? NULL : expected->element);
    if (v == NULL) goto done;
    add_value(&items, v);
  }
  const type *given = NULL;
  if (s->second != NULL && (given = eval_type(ev, s->second)) == NULL) goto done;
  if (syntax_is_cut(s)) goto done;
  const type *element = list_element(ev, s, &items, given, expected);
  if (element != NULL) result = value_of_list(ev->values, element, items.items, items.count);
done:
  free(items.items);
  return result;
}

static bool may_be_operator(const syntax *s) {
  s = syntax_leftmost(s);
  if (s->kind == SYNTAX_BANG) return s->op == BANG_CAST || s->op == BANG_GETDAGOP;
  return s->kind == SYNTAX_NAME || s->kind == SYNTAX_CALL || s->kind == SYNTAX_UNSET ||
         s->kind == SYNTAX_LIST;
}

static const value *eval_dag(evaluation *ev, const syntax *s, record *current) {
  if (!may_be_operator(s->child))
    return error_at_syntax(ev, syntax_leftmost(s->child),
                           "expected identifier or list of value types in dag init");
  const value *op = eval(ev, s->child, current, NULL), *result = NULL;
  if (op == NULL) return NULL;
  const value *op_name = s->third == NULL ? NULL : name_value(ev, s->third->name);
  values items = {0}, names = {0};
  for (const syntax *c = s->second; c != NULL; c = c->next) {
    const value *v = c->child == NULL ? ev->values->unset : eval(ev, c->child, current, NULL);
    if (v == NULL) goto done;
    add_value(&items, v);
    add_value(&names, c->name.size == 0 ? NULL : name_value(ev, c->name));
  }
  result = value_of_dag(ev->values, op, op_name, items.items, names.items, items.count);
done:
  free(items.items);
  free(names.items);
  return result;
}

// ---- suffixes -----------------------------------------------------------------------------------
// The type expected of the whole is asked of what stands before the suffix, as in TableGen.

static const value *eval_bit_suffix(evaluation *ev, const syntax *s, record *current,
                                    const type *expected, bool name_mode) {
  const value *base = eval_mode(ev, s->child, current, expected, name_mode);
  uint32_t *bits;
  size_t count;
  if (base == NULL || !eval_bit_ranges(ev, s->second, &bits, &count)) return NULL;
  reverse_bits(bits, count);
  const value *v = bit_selection(ev, base, bits, count);
  if (v == NULL) error_after(ev, s->child, "Invalid bit range for value");
  return v;
}

static const value *eval_slice(evaluation *ev, const syntax *s, record *current,
                               const type *expected, bool name_mode) {
  const value *list = eval_mode(ev, s->child, current, expected, name_mode);
  if (list == NULL) return NULL;
  if (list->type == NULL) return error_at_syntax(ev, s->child, "Invalid value, list expected");
  if (list->type->kind != TYPE_LIST) {
    error_at_syntax(ev, s->child, "Type '%.*s' is invalid, list expected",
                    TEXT_ARGS(printed_type(ev, list->type)));
    report_help(ev->diagnostics,
                "what follows in brackets picks items of a list; write ',' before "
                "a list that stands by itself");
    return NULL;
  }
  const value *which = eval_slices(ev, s->second, s->flag != 0, current);
  if (which == NULL || syntax_is_cut(s)) return NULL;
  const value *operands[2] = {list, which};
  bool many = which->type->kind == TYPE_LIST;
  return operate(ev, many ? BANG_LIST_SLICE : BANG_LIST_ITEM,
                 many ? list->type : list->type->element, operands, 2, current);
}

// A record of a class with an error: not all of its fields are known.
static bool may_have_more(const value *v) {
  if (v->tag == TAG_RECORD && reference_record(v)->broken) return true;
  for (size_t i = 0; v->type != NULL && i < v->type->class_count; i++)
    if (v->type->classes[i]->broken) return true;
  return false;
}

static const value *eval_field(evaluation *ev, const syntax *s, record *current,
                               const type *expected, bool name_mode) {
  const value *base = eval_mode(ev, s->child, current, expected, name_mode);
  if (base == NULL || syntax_is_cut(s)) return NULL;
  const value *name = name_value(ev, s->name);
  const type *t = field_type(base, name);
  if (t == NULL) {
    if (may_have_more(base)) return NULL;
    place_range at = {s->end - (place)s->name.size, s->end};
    report_error(ev->diagnostics, at, "Cannot access field '%.*s' of value '%.*s'",
                 TEXT_ARGS(s->name), TEXT_ARGS(printed(ev, base)));
    spelling near = spelling_of(s->name);
    const record *r = base->tag == TAG_RECORD                             ? reference_record(base)
                      : base->type != NULL && base->type->class_count > 0 ? base->type->classes[0]
                                                                          : NULL;
    for (size_t i = 0; r != NULL && r->shape != NULL && i < r->shape->count; i++)
      spelling_offer(&near, value_text(r->shape->slots[i].name));
    report_spelling(ev->diagnostics, &near);
    return NULL;
  }
  return field_of(ev, base, name, t, current);
}

// ---- paste --------------------------------------------------------------------------------------

// s: what is left of the `#`, where errors belong.
static const value *paste_operand(evaluation *ev, const syntax *s, const value *v, const char *side,
                                  record *current) {
  if (v == NULL) return NULL;
  if (v->type == NULL) return error_after(ev, s, "%s of paste is not typed!", side);
  if (v->type == ev->types->string) return v;
  return operate(ev, BANG_CAST, ev->types->string, &v, 1, current);
}

static const value *eval_paste(evaluation *ev, const syntax *s, record *current,
                               const type *expected, bool name_mode) {
  const value *left = eval_mode(ev, s->child, current, expected, name_mode), *right;
  if (left == NULL) return NULL;
  if (left->type != NULL && left->type->kind == TYPE_LIST) {
    if (s->second == NULL) return left;
    right = eval(ev, s->second, current, expected);
    return right == NULL ? NULL : concat_lists(ev, left, right);
  }
  left = paste_operand(ev, s->child, left, "LHS", current);
  if (left == NULL) return NULL;
  if (s->second == NULL) return concat_strings(ev, left, ev->values->empty);
  right = eval_name_mode(ev, s->second, current, NULL);
  right = paste_operand(ev, s->child, right, "RHS", current);
  return right == NULL ? NULL : concat_strings(ev, left, right);
}

// ---- all of them --------------------------------------------------------------------------------

static const value *dispatch(evaluation *ev, const syntax *s, record *current, const type *expected,
                             bool name_mode) {
  switch (s->kind) {
  case SYNTAX_INT: return value_of_int(ev->values, s->integer);
  case SYNTAX_BINARY: return eval_binary(ev, s);
  case SYNTAX_STRING: return value_of_source(ev->values, s->name, false);
  case SYNTAX_CODE: return value_of_source(ev->values, s->name, true);
  case SYNTAX_UNSET: return ev->values->unset;
  case SYNTAX_NAME: return eval_identifier(ev, s, current, name_mode);
  case SYNTAX_CALL: return eval_call(ev, s, current);
  case SYNTAX_BITS: return eval_bits(ev, s, current);
  case SYNTAX_LIST: return eval_list(ev, s, current, expected);
  case SYNTAX_DAG: return eval_dag(ev, s, current);
  case SYNTAX_BANG: return eval_operator(ev, s, current, expected);
  case SYNTAX_BIT_SUFFIX: return eval_bit_suffix(ev, s, current, expected, name_mode);
  case SYNTAX_SLICE: return eval_slice(ev, s, current, expected, name_mode);
  case SYNTAX_FIELD: return eval_field(ev, s, current, expected, name_mode);
  case SYNTAX_PASTE: return eval_paste(ev, s, current, expected, name_mode);
  }
  assert(false && "a value");
  return NULL;
}

// Cut off, it may still have whole parts, which are evaluated for their errors.
static bool has_parts(const syntax *s) {
  switch (s->kind) {
  case SYNTAX_CALL:
  case SYNTAX_BITS:
  case SYNTAX_LIST:
  case SYNTAX_DAG:
  case SYNTAX_BANG:
  case SYNTAX_BIT_SUFFIX:
  case SYNTAX_SLICE:
  case SYNTAX_FIELD:
  case SYNTAX_PASTE: return true;
  }
  return false;
}

enum { EXPRESSION_DEPTH = 20000 };

static const value *eval_mode(evaluation *ev, const syntax *s, record *current,
                              const type *expected, bool name_mode) {
  if (must_stop(ev) || (syntax_is_cut(s) && !has_parts(s))) return NULL;
  if (ev->expression_depth >= EXPRESSION_DEPTH)
    return error_at_syntax(ev, s, "the expression nests too deeply: the limit is %d",
                           EXPRESSION_DEPTH);
  place_range outer = ev->at;
  ev->at = syntax_range(s);
  ev->expression_depth++;
  const value *v = dispatch(ev, s, current, expected, name_mode);
  ev->expression_depth--;
  if (!checked(ev, v) || syntax_is_cut(s)) v = NULL;
  if (v == ev->values->absent) v = ev->values->unset;
  ev->at = outer;
  return v;
}

const value *eval(evaluation *ev, const syntax *s, record *current, const type *expected) {
  return eval_mode(ev, s, current, expected, false);
}

const value *eval_name_mode(evaluation *ev, const syntax *s, record *current,
                            const type *expected) {
  return eval_mode(ev, s, current, expected, true);
}
