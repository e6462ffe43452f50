// The nodes of expressions of C: how they are made, asked, replaced and written.
// Reading them from text: c_expression_read.c.
#include "c/c_expression.h"

#include "base/names.h"

// ---- Nodes --------------------------------------------------------------------------------------

static uint32_t hash_with(uint32_t hash, uint32_t more) { return hash * 31 + more; }

// A tree of this depth, as its text. What is too large to be written is left out: its size tells.
static const c_expression *flattened(arena *a, const c_expression *e) {
  const char *written = e->size > C_SIZE_MAX ? "" : c_write(a, e);
  c_expression *flat = (c_expression *)c_raw(a, text_of(written));
  flat->precedence = e->precedence;
  flat->size = e->size;
  return flat;
}

const c_expression *c_node(arena *a, c_expression_kind kind, c_precedence precedence, text written,
                           const c_expression *const *children, size_t count) {
  c_expression *e = ARENA_NEW(a, c_expression);
  const c_expression **kept = count == 0 ? NULL : ARENA_ARRAY(a, const c_expression *, count);
  *e = (c_expression){.kind = kind, .precedence = precedence, .text = written, .children = kept};
  e->child_count = count;
  e->size = written.size + 1;
  e->hash = hash_with(text_hash(written), (uint32_t)kind);
  for (size_t i = 0; i < count; i++) {
    kept[i] = children[i];
    e->size += children[i]->size + 1;
    e->hash = hash_with(e->hash, children[i]->hash);
    if (children[i]->depth > e->depth) e->depth = children[i]->depth;
  }
  e->depth++;
  return e->depth > C_DEPTH_MAX ? flattened(a, e) : e;
}

static const c_expression *leaf(arena *a, c_expression_kind kind, text written) {
  return c_node(a, kind, C_BINDS_PRIMARY, arena_text(a, written), NULL, 0);
}

const c_expression *c_name(arena *a, const char *name) { return leaf(a, C_NAME, text_of(name)); }
const c_expression *c_placeholder(arena *a, text name) { return leaf(a, C_PLACEHOLDER, name); }
const c_expression *c_literal(arena *a, text written) { return leaf(a, C_LITERAL, written); }
const c_expression *c_string(arena *a, text written) { return leaf(a, C_STRING, written); }

const c_expression *c_apply(arena *a, const c_expression *function,
                            const c_expression *const *arguments, size_t count) {
  const c_expression **children = ARENA_ARRAY(a, const c_expression *, count + 1);
  children[0] = function;
  for (size_t i = 0; i < count; i++) children[i + 1] = arguments[i];
  return c_node(a, C_CALL, C_BINDS_PRIMARY, TEXT(""), children, count + 1);
}

const c_expression *c_call(arena *a, const char *function, const c_expression *const *arguments,
                           size_t count) {
  return c_apply(a, c_name(a, function), arguments, count);
}

const c_expression *c_member(arena *a, const c_expression *of, const char *access) {
  return c_node(a, C_MEMBER, C_BINDS_PRIMARY, arena_text(a, text_of(access)), &of, 1);
}

const c_expression *c_index(arena *a, const c_expression *array, const c_expression *index) {
  const c_expression *const children[] = {array, index};
  return c_node(a, C_INDEX, C_BINDS_PRIMARY, TEXT(""), children, 2);
}

const c_expression *c_unary(arena *a, const char *o, const c_expression *operand) {
  return c_node(a, C_UNARY, C_BINDS_UNARY, arena_text(a, text_of(o)), &operand, 1);
}

const c_expression *c_cast(arena *a, const char *type, const c_expression *operand) {
  return c_node(a, C_CAST, C_BINDS_UNARY, arena_text(a, text_of(type)), &operand, 1);
}

const c_expression *c_compound(arena *a, const char *type, const c_expression *const *inside,
                               size_t count) {
  return c_node(a, C_COMPOUND, C_BINDS_PRIMARY, arena_text(a, text_of(type)), inside, count);
}

const c_expression *c_conditional(arena *a, const c_expression *question, const c_expression *yes,
                                  const c_expression *no) {
  const c_expression *const children[] = {question, yes, no};
  return c_node(a, C_CONDITIONAL, C_BINDS_CONDITIONAL, TEXT(""), children, 3);
}

static bool is_logical(const c_operator *o) {
  return o->precedence == C_BINDS_AND || o->precedence == C_BINDS_OR;
}

const c_expression *c_binary(arena *a, const char *spelling, const c_expression *left,
                             const c_expression *right) {
  const c_operator *o = c_operator_at(text_of(spelling));
  const c_expression *const children[] = {left, right};
  if (is_logical(o)) return c_chain(a, o, children, 2);
  return c_node(a, C_BINARY, o->precedence, text_of(o->spelling), children, 2);
}

// Operands that are such a chain themselves become part of it.
const c_expression *c_chain(arena *a, const c_operator *o, const c_expression *const *operands,
                            size_t count) {
  size_t total = 0;
  for (size_t i = 0; i < count; i++)
    total += c_is(operands[i], C_BINARY, o->spelling) ? operands[i]->child_count : 1;
  const c_expression **all = ARENA_ARRAY(a, const c_expression *, total);
  size_t n = 0;
  for (size_t i = 0; i < count; i++) {
    if (!c_is(operands[i], C_BINARY, o->spelling)) all[n++] = operands[i];
    else
      for (size_t j = 0; j < operands[i]->child_count; j++) all[n++] = operands[i]->children[j];
  }
  return c_node(a, C_BINARY, o->precedence, text_of(o->spelling), all, total);
}

// ---- The truth ----------------------------------------------------------------------------------

const c_expression *c_truth(arena *a, bool truth) { return c_name(a, truth ? "true" : "false"); }
bool c_is_true(const c_expression *e) { return c_is(e, C_NAME, "true"); }
bool c_is_false(const c_expression *e) { return c_is(e, C_NAME, "false"); }

const c_expression *c_not(arena *a, const c_expression *operand) {
  if (c_is_true(operand)) return c_truth(a, false);
  if (c_is_false(operand)) return c_truth(a, true);
  return c_unary(a, "!", operand);
}

// Puts an expression into a table of 2^n slots of which some stay free; false: it was there.
static bool add_new(const c_expression **slots, size_t slot_count, const c_expression *e) {
  size_t i = e->hash & (slot_count - 1);
  for (; slots[i] != NULL; i = (i + 1) & (slot_count - 1))
    if (c_equal(slots[i], e)) return false;
  slots[i] = e;
  return true;
}

static const c_expression **free_slots(arena *a, size_t wanted, size_t *count) {
  for (*count = 4; *count <= 2 * wanted;) *count *= 2;
  const c_expression **slots = ARENA_ARRAY(a, const c_expression *, *count);
  for (size_t i = 0; i < *count; i++) slots[i] = NULL;
  return slots;
}

// Of &&: true says nothing, and false decides. Of || the other way round.
static const c_expression *junction(arena *a, const char *spelling, bool neutral,
                                    const c_expression *const *operands, size_t count) {
  const c_expression **kept = ARENA_ARRAY(a, const c_expression *, count + 1);
  size_t n = 0, slot_count;
  const c_expression **slots = free_slots(a, count, &slot_count);
  for (size_t i = 0; i < count; i++) {
    bool is_true = c_is_true(operands[i]), is_false = c_is_false(operands[i]);
    if (neutral ? is_false : is_true) return operands[i];
    bool says_nothing = is_true || is_false || !add_new(slots, slot_count, operands[i]);
    if (!says_nothing) kept[n++] = operands[i];
  }
  if (n == 0) return c_truth(a, neutral);
  return n == 1 ? kept[0] : c_chain(a, c_operator_at(text_of(spelling)), kept, n);
}

const c_expression *c_all(arena *a, const c_expression *const *operands, size_t count) {
  return junction(a, "&&", true, operands, count);
}
const c_expression *c_any(arena *a, const c_expression *const *operands, size_t count) {
  return junction(a, "||", false, operands, count);
}

// ---- Asking -------------------------------------------------------------------------------------

bool c_is(const c_expression *e, c_expression_kind kind, const char *word) {
  return e->kind == kind && text_is(e->text, word);
}

bool c_equal(const c_expression *a, const c_expression *b) {
  if (a == b) return true;
  if (a->hash != b->hash || a->kind != b->kind || a->child_count != b->child_count) return false;
  if (!text_equal(a->text, b->text)) return false;
  for (size_t i = 0; i < a->child_count; i++)
    if (!c_equal(a->children[i], b->children[i])) return false;
  return true;
}

static bool is_word(const c_expression *e, const char *word) {
  return (e->kind == C_NAME || e->kind == C_PLACEHOLDER) && text_is(e->text, word);
}

bool c_mentions(const c_expression *e, const char *word) {
  if (is_word(e, word)) return true;
  for (size_t i = 0; i < e->child_count; i++)
    if (c_mentions(e->children[i], word)) return true;
  return false;
}

bool c_has(const c_expression *e, c_expression_kind kind) {
  if (e->kind == kind) return true;
  for (size_t i = 0; i < e->child_count; i++)
    if (c_has(e->children[i], kind)) return true;
  return false;
}

text c_called(const c_expression *e) {
  bool is_named = e->kind == C_CALL && e->children[0]->kind == C_NAME;
  return is_named ? e->children[0]->text : TEXT("");
}

size_t c_argument_count(const c_expression *e) { return e->child_count - 1; }
const c_expression *c_argument(const c_expression *e, size_t index) {
  return e->children[index + 1];
}

const c_expression *c_receiver(const c_expression *e, const char *access) {
  bool is_member = e->kind == C_CALL && e->child_count == 1;
  return is_member && c_is(e->children[0], C_MEMBER, access) ? e->children[0]->children[0] : NULL;
}

// ---- Replacing ----------------------------------------------------------------------------------

// The node over other children.
static const c_expression *over(arena *a, const c_expression *e,
                                const c_expression *const *children) {
  if (e->kind == C_BINARY && e->precedence >= C_BINDS_AND)
    return c_chain(a, c_operator_at(e->text), children, e->child_count);
  return c_node(a, e->kind, e->precedence, e->text, children, e->child_count);
}

const c_expression *c_replace(arena *a, const c_expression *e, c_replacer *replace, void *data) {
  const c_expression *answer = replace(data, e);
  if (answer != NULL || e->child_count == 0) return answer == NULL ? e : answer;
  const c_expression **children = ARENA_ARRAY(a, const c_expression *, e->child_count);
  bool changed = false;
  for (size_t i = 0; i < e->child_count; i++) {
    children[i] = c_replace(a, e->children[i], replace, data);
    changed = changed || children[i] != e->children[i];
  }
  return changed ? over(a, e, children) : e;
}

typedef struct word_value {
  const char *word;
  const c_expression *value;
} word_value;

static const c_expression *replace_word(void *data, const c_expression *part) {
  const word_value *w = data;
  return is_word(part, w->word) ? w->value : NULL;
}

const c_expression *c_substitute(arena *a, const c_expression *e, const char *word,
                                 const c_expression *by) {
  word_value w = {word, by};
  return c_replace(a, e, replace_word, &w);
}

// ---- Writing ------------------------------------------------------------------------------------

static bool is_negation(const c_expression *e) { return c_is(e, C_UNARY, "!"); }

// Whether an operand of an operator needs parentheses, for C or for its reader.
static bool operand_is_wrapped(const c_expression *e, size_t index) {
  const c_expression *operand = e->children[index];
  c_precedence limit = e->precedence;
  switch (e->precedence) {
  case C_BINDS_MULTIPLY:
  case C_BINDS_ADD: limit = index == 0 ? e->precedence : e->precedence - 1; break;
  case C_BINDS_SHIFT: limit = C_BINDS_MULTIPLY; break;
  case C_BINDS_RELATION:
  case C_BINDS_EQUALITY: limit = C_BINDS_ADD; break;
  case C_BINDS_BIT_AND:
  case C_BINDS_BIT_XOR:
  case C_BINDS_BIT_OR:
    limit = index == 0 && operand->precedence == e->precedence ? e->precedence : C_BINDS_UNARY;
    break;
  case C_BINDS_AND:
  case C_BINDS_OR: limit = C_BINDS_BIT_OR; break;
  case C_BINDS_PRIMARY:
  case C_BINDS_UNARY:
  case C_BINDS_CONDITIONAL:
  case C_BINDS_LOOSELY: break;
  }
  bool may_mislead = e->precedence > C_BINDS_SHIFT && e->precedence < C_BINDS_AND;
  return operand->precedence > limit || (may_mislead && is_negation(operand));
}

static bool is_wrapped(const c_expression *e, size_t index) {
  const c_expression *child = e->children[index];
  switch (e->kind) {
  case C_CALL:
  case C_INDEX: return child->precedence > (index == 0 ? C_BINDS_PRIMARY : C_BINDS_CONDITIONAL);
  case C_MEMBER: return child->precedence > C_BINDS_PRIMARY;
  case C_RAW: return child->kind != C_PIECE && child->precedence > C_BINDS_PRIMARY;
  case C_UNARY:
    return child->precedence > C_BINDS_UNARY ||
           (!is_negation(e) && child->kind == C_UNARY && text_equal(child->text, e->text));
  case C_CAST: return child->precedence > C_BINDS_UNARY;
  case C_COMPOUND: return child->precedence > C_BINDS_CONDITIONAL;
  case C_BINARY: return operand_is_wrapped(e, index);
  case C_CONDITIONAL: return child->precedence > C_BINDS_OR;
  case C_NAME:
  case C_PLACEHOLDER:
  case C_LITERAL:
  case C_STRING:
  case C_PIECE: break;
  }
  return false;
}

static void write_node(buffer *out, const c_expression *e);

static void write_child(buffer *out, const c_expression *e, size_t index) {
  bool wrapped = is_wrapped(e, index);
  if (wrapped) buffer_char(out, '(');
  write_node(out, e->children[index]);
  if (wrapped) buffer_char(out, ')');
}

static void write_children(buffer *out, const c_expression *e, size_t from, text between) {
  for (size_t i = from; i < e->child_count; i++) {
    if (i > from) buffer_text(out, between);
    write_child(out, e, i);
  }
}

static void write_operator(buffer *out, const c_expression *e) {
  for (size_t i = 0; i < e->child_count; i++) {
    if (i > 0) buffer_printf(out, " %.*s ", TEXT_ARGS(e->text));
    write_child(out, e, i);
  }
}

// Decimal digits beyond INT64_MAX: such a literal has no signed type.
static bool is_beyond_signed(text t) {
  if (t.size < 19) return false;
  for (size_t i = 0; i < t.size; i++)
    if (t.data[i] < '0' || t.data[i] > '9') return false;
  return t.size > 19 || text_compare(t, TEXT("9223372036854775807")) > 0;
}

static bool is_least_integer(const c_expression *e) {
  bool negates = e->kind == C_UNARY && text_is(e->text, "-");
  return negates && text_is(e->children[0]->text, "9223372036854775808");
}

// As it was written, but no trigraph.
static void write_string(buffer *out, text t) {
  for (size_t i = 0; i < t.size; i++) {
    if (i > 0 && t.data[i] == '?' && t.data[i - 1] == '?') buffer_char(out, '\\');
    buffer_char(out, t.data[i]);
  }
}

static void write_node(buffer *out, const c_expression *e) {
  switch (e->kind) {
  case C_LITERAL:
    buffer_text(out, e->text);
    if (is_beyond_signed(e->text)) buffer_char(out, 'u');
    break;
  case C_PIECE:
  case C_STRING: write_string(out, e->text); break;
  case C_NAME:
  case C_PLACEHOLDER: buffer_text(out, e->text); break;
  case C_CALL:
    write_child(out, e, 0);
    buffer_char(out, '(');
    write_children(out, e, 1, TEXT(", "));
    buffer_char(out, ')');
    break;
  case C_MEMBER:
    write_child(out, e, 0);
    buffer_text(out, e->text);
    break;
  case C_INDEX:
    write_child(out, e, 0);
    buffer_char(out, '[');
    write_child(out, e, 1);
    buffer_char(out, ']');
    break;
  case C_UNARY:
    if (is_least_integer(e)) {
      buffer_string(out, "INT64_MIN");
      break;
    }
    buffer_text(out, e->text);
    write_child(out, e, 0);
    break;
  case C_CAST:
    buffer_printf(out, "(%.*s)", TEXT_ARGS(e->text));
    write_child(out, e, 0);
    break;
  case C_COMPOUND:
    buffer_printf(out, "(%.*s){", TEXT_ARGS(e->text));
    write_children(out, e, 0, TEXT(", "));
    buffer_char(out, '}');
    break;
  case C_BINARY: write_operator(out, e); break;
  case C_CONDITIONAL:
    write_child(out, e, 0);
    buffer_string(out, " ? ");
    write_child(out, e, 1);
    buffer_string(out, " : ");
    write_child(out, e, 2);
    break;
  case C_RAW: write_children(out, e, 0, TEXT("")); break;
  }
}

const char *c_write(arena *a, const c_expression *e) {
  buffer out = {0};
  write_node(&out, e);
  const char *written = arena_text(a, buffer_as_text(&out)).data;
  buffer_free(&out);
  return written;
}

const char *c_write_within(arena *a, const c_expression *e, c_precedence limit) {
  const char *written = c_write(a, e);
  return e->precedence <= limit ? written : arena_printf(a, "(%s)", written).data;
}
