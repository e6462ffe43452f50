// A pattern is a program of a machine that is in many places at once, so that no text and no
// expression takes more than the product of their lengths; an expression's repetitions are bounded.
#include "base/pattern.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef enum step_kind { STEP_BYTE, STEP_SET, STEP_FORK, STEP_IF, STEP_FOUND } step_kind;

// What may hold between two bytes.
enum { AT_BEGIN = 1, AT_END = 2, AT_WORD_BEGIN = 4, AT_WORD_END = 8 };

// Jumps are relative, so that a piece of a program may be moved and copied.
typedef struct step {
  step_kind kind;
  int32_t first, second;  // STEP_FORK: where to go; both are taken
  uint32_t what;          // STEP_BYTE: the byte; STEP_SET: the number of the set; STEP_IF: AT_...
} step;

typedef struct byte_set {
  uint32_t words[8];
} byte_set;

// The steps that the machine is at; `mark`: the turn in which a step was reached last.
typedef struct machine {
  uint32_t *memory, *now, *next, *pending, *mark;
  size_t next_count;
  bool found;
} machine;

struct mica_pattern {
  step *steps;
  size_t count, capacity, steps_max;
  byte_set *sets;
  size_t set_count, set_capacity;
  const char *error;
  machine machine;
};

enum { DEPTH_MAX = 200, REPEAT_MAX = 255 };

const char mica_pattern_no_memory[] = "out of memory";
const char mica_pattern_back_reference[] = "back-references are not supported";
static const char too_complex[] = "regular expression too complex";
static const char open_group[] = "parentheses not balanced";
static const char open_brackets[] = "brackets ([ ]) not balanced";
static const char bad_repetition[] = "repetition-operator operand invalid";
static const char bad_count[] = "invalid repetition count(s)";

// ---- Programs -----------------------------------------------------------------------------------

static bool fail(mica_pattern *p, const char *error) {
  if (p->error == NULL) p->error = error;
  return false;
}

static bool make_room(mica_pattern *p, size_t more) {
  if (more <= p->capacity - p->count) return true;
  size_t capacity = (p->count + more) * 2 + 16;
  step *grown = capacity > UINT32_MAX / sizeof *grown ? NULL
                                                      : realloc(p->steps, capacity * sizeof *grown);
  if (grown == NULL) return fail(p, mica_pattern_no_memory);
  p->steps = grown;
  p->capacity = capacity;
  return true;
}

static bool add_step(mica_pattern *p, step s) {
  if (!make_room(p, 1)) return false;
  p->steps[p->count++] = s;
  return true;
}

static bool insert_step(mica_pattern *p, size_t at, step s) {
  if (!make_room(p, 1)) return false;
  memmove(p->steps + at + 1, p->steps + at, (p->count - at) * sizeof *p->steps);
  p->steps[at] = s;
  p->count++;
  return true;
}

static step fork_step(int64_t first, int64_t second) {
  return (step){.kind = STEP_FORK, .first = (int32_t)first, .second = (int32_t)second};
}
static step jump_step(int64_t to) { return fork_step(to, to); }
static step byte_step(char byte) { return (step){.kind = STEP_BYTE, .what = (unsigned char)byte}; }
static step if_step(uint32_t what) { return (step){.kind = STEP_IF, .what = what}; }

static void allow(byte_set *set, unsigned char c) { set->words[c / 32] |= 1u << (c % 32); }

static bool add_set(mica_pattern *p, const byte_set *set) {
  if (p->set_count == p->set_capacity) {
    size_t capacity = p->set_capacity * 2 + 4;
    byte_set *grown = realloc(p->sets, capacity * sizeof *grown);
    if (grown == NULL) return fail(p, mica_pattern_no_memory);
    p->sets = grown;
    p->set_capacity = capacity;
  }
  p->sets[p->set_count] = *set;
  return add_step(p, (step){.kind = STEP_SET, .what = (uint32_t)p->set_count++});
}

// ---- Brackets -----------------------------------------------------------------------------------

typedef struct reader {
  mica_pattern *p;
  const char *at, *end;
  size_t depth;
  size_t start;             // of the expression's steps
  unsigned groups, closed;  // how many began; a bit for each of the first ten that ended
} reader;

static bool sees(const reader *r, char c) { return r->at < r->end && *r->at == c; }
static bool sees_digit(const reader *r) { return r->at < r->end && *r->at >= '0' && *r->at <= '9'; }
static bool sees_text(const reader *r, const char *text) {
  size_t size = strlen(text);
  return (size_t)(r->end - r->at) >= size && memcmp(r->at, text, size) == 0;
}
static bool skip(reader *r, const char *text) {
  bool there = sees_text(r, text);
  if (there) r->at += strlen(text);
  return there;
}

typedef struct byte_class {
  const char *name;
  int (*has)(int);
} byte_class;

static const byte_class classes[] = {{"alpha", isalpha}, {"digit", isdigit}, {"alnum", isalnum},
                                     {"upper", isupper}, {"lower", islower}, {"space", isspace},
                                     {"blank", isblank}, {"punct", ispunct}, {"print", isprint},
                                     {"graph", isgraph}, {"cntrl", iscntrl}, {"xdigit", isxdigit}};

// After `[:`.
static bool add_class(reader *r, byte_set *set) {
  if (r->at == r->end) return fail(r->p, open_brackets);
  const char *name = r->at;
  while (r->at < r->end && isalpha((unsigned char)*r->at)) r->at++;
  size_t size = (size_t)(r->at - name), i = 0, count = sizeof classes / sizeof classes[0];
  while (i < count &&
         !(strlen(classes[i].name) == size && memcmp(classes[i].name, name, size) == 0))
    i++;
  if (i == count) return fail(r->p, "invalid character class");
  if (r->at == r->end) return fail(r->p, open_brackets);
  for (int b = 0; b < 128; b++)
    if (classes[i].has(b)) allow(set, (unsigned char)b);
  return skip(r, ":]") || fail(r->p, "invalid character class");
}

// After `[.` or `[=`, up to the one that ends it: a single byte.
static bool read_element(reader *r, const char *end, signed char *out) {
  const char *begin = r->at;
  while (r->at < r->end && !sees_text(r, end)) r->at++;
  if (r->at == r->end) return fail(r->p, open_brackets);
  if (r->at - begin != 1) return fail(r->p, "invalid collating element");
  *out = (signed char)*begin;
  return skip(r, end);
}

static bool read_bound(reader *r, signed char *out) {
  if (r->at == r->end) return fail(r->p, open_brackets);
  if (skip(r, "[.")) return read_element(r, ".]", out);
  *out = (signed char)*r->at++;
  return true;
}

// One byte, or the range that begins with it; bytes compare as LLVM's char does.
static bool add_range(reader *r, byte_set *set) {
  signed char from, to;
  if (!read_bound(r, &from)) return false;
  to = from;
  if (r->end - r->at >= 2 && r->at[0] == '-' && r->at[1] != ']') {
    r->at++;
    if (!read_bound(r, &to)) return false;
  }
  if (to < from) return fail(r->p, "invalid character range");
  for (int b = from; b <= to; b++) allow(set, (unsigned char)b);
  return true;
}

static bool add_equals(reader *r, byte_set *set) {
  signed char byte;
  if (!read_element(r, "=]", &byte)) return false;
  allow(set, (unsigned char)byte);
  return true;
}

static bool add_term(reader *r, byte_set *set) {
  if (sees(r, '-')) return fail(r->p, "invalid character range");
  if (skip(r, "[:")) return add_class(r, set);
  return skip(r, "[=") ? add_equals(r, set) : add_range(r, set);
}

// After the opening bracket.
static bool read_brackets(reader *r) {
  if (skip(r, "[:<:]]")) return add_step(r->p, if_step(AT_WORD_BEGIN));
  if (skip(r, "[:>:]]")) return add_step(r->p, if_step(AT_WORD_END));
  byte_set set = {{0}};
  bool negated = skip(r, "^");
  if (sees(r, ']') || sees(r, '-')) allow(&set, (unsigned char)*r->at++);
  while (r->at < r->end && *r->at != ']' && !sees_text(r, "-]"))
    if (!add_term(r, &set)) return false;
  if (skip(r, "-")) allow(&set, '-');
  if (!skip(r, "]")) return fail(r->p, open_brackets);
  for (size_t i = 0; i < 8 && negated; i++) set.words[i] = ~set.words[i];
  return add_set(r->p, &set);
}

// ---- Repetition ---------------------------------------------------------------------------------

static bool make_star(mica_pattern *p, size_t from) {
  size_t size = p->count - from;
  return insert_step(p, from, fork_step(1, (int64_t)size + 2)) &&
         add_step(p, jump_step(-(int64_t)size - 1));
}

// The piece at the end: `least` times, then up to `most`, or without end.
static bool make_counted(mica_pattern *p, size_t from, size_t least, size_t most, bool endless) {
  size_t size = p->count - from, copies = endless ? least + 1 : most;
  if ((size + 1) * (copies + 1) > p->steps_max) return fail(p, too_complex);
  step *kept = malloc((size + 1) * sizeof *kept);
  if (kept == NULL) return fail(p, mica_pattern_no_memory);
  memcpy(kept, p->steps + from, size * sizeof *kept);
  p->count = from;
  bool done = make_room(p, (size + 1) * (copies + 2));
  for (size_t i = 0; done && i < copies; i++) {
    if (i >= least && !endless)
      p->steps[p->count++] = fork_step(1, (int64_t)((most - i) * (size + 1)));
    memcpy(p->steps + p->count, kept, size * sizeof *kept);
    p->count += size;
  }
  free(kept);
  return done && (!endless || make_star(p, p->count - size));
}

static bool read_count(reader *r, size_t *out) {
  for (*out = 0; sees_digit(r) && *out <= REPEAT_MAX; r->at++)
    *out = *out * 10 + (size_t)(*r->at - '0');
  return *out <= REPEAT_MAX || fail(r->p, bad_count);
}

// After the opening brace: `n}`, `n,}` or `n,m}`.
static bool read_braces(reader *r, size_t from) {
  size_t least, most;
  bool endless = false;
  if (!read_count(r, &least)) return false;
  most = least;
  if (skip(r, ",")) {
    endless = !sees_digit(r);
    if (!endless && !read_count(r, &most)) return false;
    if (most < least) return fail(r->p, bad_count);
  }
  if (!skip(r, "}")) {
    bool closed = r->at < r->end && memchr(r->at, '}', (size_t)(r->end - r->at)) != NULL;
    return fail(r->p, closed ? bad_count : "braces not balanced");
  }
  return make_counted(r->p, from, least, most, endless);
}

static bool at_repetition(const reader *r) {
  if (r->at >= r->end) return false;
  if (*r->at == '{') return r->end - r->at >= 2 && r->at[1] >= '0' && r->at[1] <= '9';
  return *r->at == '*' || *r->at == '+' || *r->at == '?';
}

static bool read_repetition(reader *r, size_t from) {
  size_t size = r->p->count - from;
  switch (*r->at++) {
  case '*': return make_star(r->p, from);
  case '+': return add_step(r->p, fork_step(1, -(int64_t)size));
  case '?': return insert_step(r->p, from, fork_step(1, (int64_t)size + 1));
  default: return read_braces(r, from);
  }
}

// ---- Expressions --------------------------------------------------------------------------------

static bool read_choice(reader *r);

// An empty group is a step to the next, so that what repeats is never nothing.
static bool read_group(reader *r) {
  unsigned number = ++r->groups;
  if (++r->depth > DEPTH_MAX) return fail(r->p, too_complex);
  bool empty = sees(r, ')');
  if (r->at == r->end) return fail(r->p, open_group);
  if (!(empty ? add_step(r->p, jump_step(1)) : read_choice(r))) return false;
  r->depth--;
  if (number < 10) r->closed |= 1u << number;
  return skip(r, ")") || fail(r->p, open_group);
}

static bool read_escape(reader *r) {
  if (r->at >= r->end) return fail(r->p, "trailing backslash (\\)");
  if (!sees_digit(r) || *r->at == '0') return add_step(r->p, byte_step(*r->at++));
  bool known = (r->closed >> (*r->at - '0') & 1) != 0;
  return fail(r->p, known ? mica_pattern_back_reference : "invalid backreference number");
}

static bool read_any(reader *r) {
  byte_set set;
  memset(&set, 0xff, sizeof set);
  return add_set(r->p, &set);
}

static bool read_atom(reader *r) {
  if (at_repetition(r)) return fail(r->p, bad_repetition);
  char byte = *r->at++;
  switch (byte) {
  case '(': return read_group(r);
  case ')': return fail(r->p, open_group);
  case '[': return read_brackets(r);
  case '.': return read_any(r);
  case '^': return add_step(r->p, if_step(AT_BEGIN));
  case '$': return add_step(r->p, if_step(AT_END));
  case '\\': return read_escape(r);
  default: return add_step(r->p, byte_step(byte));
  }
}

static bool read_sequence(reader *r) {
  size_t begin = r->p->count;
  while (r->at < r->end && *r->at != '|' && (*r->at != ')' || r->depth == 0)) {
    size_t from = r->p->count;
    bool repeatable = *r->at != '^';
    if (!read_atom(r)) return false;
    if (r->p->count - r->start > r->p->steps_max) return fail(r->p, too_complex);
    if (!at_repetition(r)) continue;
    if (repeatable && !read_repetition(r, from)) return false;
    if (!repeatable || at_repetition(r)) return fail(r->p, bad_repetition);
  }
  return r->p->count > begin || fail(r->p, "empty (sub)expression");
}

// Every alternative but the last jumps to the end; until that is known, to the jump before it.
static bool read_choice(reader *r) {
  mica_pattern *p = r->p;
  size_t last_jump = SIZE_MAX, from = p->count;
  if (!read_sequence(r)) return false;
  while (skip(r, "|")) {
    size_t size = p->count - from;
    int64_t before = last_jump == SIZE_MAX ? -1 : (int64_t)last_jump;
    if (!insert_step(p, from, fork_step(1, (int64_t)size + 2)) || !add_step(p, jump_step(before)))
      return false;
    last_jump = p->count - 1;
    from = p->count;
    if (!read_sequence(r)) return false;
  }
  while (last_jump != SIZE_MAX) {
    int64_t before = p->steps[last_jump].first;
    p->steps[last_jump] = jump_step((int64_t)(p->count - last_jump));
    last_jump = before < 0 ? SIZE_MAX : (size_t)before;
  }
  return true;
}

// ---- Making -------------------------------------------------------------------------------------

mica_pattern *mica_pattern_create(size_t steps_max) {
  mica_pattern *p = calloc(1, sizeof *p);
  if (p != NULL) p->steps_max = steps_max;
  return p;
}

void mica_pattern_destroy(mica_pattern *p) {
  if (p == NULL) return;
  free(p->steps);
  free(p->sets);
  free(p->machine.memory);
  free(p);
}

const char *mica_pattern_add_text(mica_pattern *p, const char *data, size_t size) {
  bool done = make_room(p, size);
  for (size_t i = 0; done && i < size; i++) p->steps[p->count++] = byte_step(data[i]);
  return p->error;
}

const char *mica_pattern_add_regex(mica_pattern *p, const char *data, size_t size) {
  reader r = {.p = p, .at = data, .end = data + size, .start = p->count};
  read_choice(&r);
  return p->error;
}

// A step may be pushed by two others, so `pending` has room for twice as many.
const char *mica_pattern_finish(mica_pattern *p) {
  if (!add_step(p, (step){.kind = STEP_FOUND})) return p->error;
  machine *m = &p->machine;
  m->memory = malloc((5 * p->count + 2) * sizeof *m->memory);
  if (m->memory == NULL) return p->error = mica_pattern_no_memory;
  m->next = m->memory;
  m->now = m->memory + p->count;
  m->mark = m->memory + 2 * p->count;
  m->pending = m->memory + 3 * p->count;
  return NULL;
}

// ---- Matching -----------------------------------------------------------------------------------

static bool is_word(unsigned char c) { return isalnum(c) || c == '_'; }

// What holds before byte `at` of the text.
static uint32_t what_holds(const unsigned char *text, size_t size, size_t at) {
  bool before = at > 0 && is_word(text[at - 1]), after = at < size && is_word(text[at]);
  return (at == 0 ? AT_BEGIN : 0u) | (at == size ? AT_END : 0u) |
         (!before && after ? AT_WORD_BEGIN : 0u) | (before && !after ? AT_WORD_END : 0u);
}

// Goes to a step and on over all that take no byte. Answers how many it looked at.
static size_t reach(mica_pattern *p, size_t at, uint32_t turn, uint32_t holds) {
  machine *m = &p->machine;
  size_t count = 0, looked_at = 0;
  m->pending[count++] = (uint32_t)at;
  for (; count > 0; looked_at++) {
    at = m->pending[--count];
    if (m->mark[at] == turn) continue;
    m->mark[at] = turn;
    const step *s = &p->steps[at];
    switch (s->kind) {
    case STEP_FOUND: m->found = true; break;
    case STEP_BYTE:
    case STEP_SET: m->next[m->next_count++] = (uint32_t)at; break;
    case STEP_IF:
      if ((s->what & holds) != 0) m->pending[count++] = (uint32_t)at + 1;
      break;
    case STEP_FORK:
      m->pending[count++] = (uint32_t)((int64_t)at + s->second);
      if (s->first != s->second) m->pending[count++] = (uint32_t)((int64_t)at + s->first);
      break;
    }
  }
  return looked_at;
}

static bool passes(const mica_pattern *p, const step *s, unsigned char byte) {
  if (s->kind == STEP_BYTE) return s->what == byte;
  return (p->sets[s->what].words[byte / 32] >> (byte % 32) & 1) != 0;
}

// All the steps that the machine is at take a byte. Answers how many it looked at.
static size_t take_byte(mica_pattern *p, unsigned char byte, uint32_t turn, uint32_t holds) {
  machine *m = &p->machine;
  uint32_t *now = m->next;
  size_t now_count = m->next_count, looked_at = now_count;
  m->next = m->now;
  m->next_count = 0;
  m->now = now;
  for (size_t i = 0; i < now_count; i++)
    if (passes(p, &p->steps[now[i]], byte)) looked_at += reach(p, now[i] + 1, turn, holds);
  return looked_at;
}

static bool take_off(uint64_t *work, size_t done) {
  bool enough = done <= *work;
  *work = enough ? *work - done : 0;
  return enough;
}

mica_pattern_answer mica_pattern_match(mica_pattern *p, const char *data, size_t size,
                                       uint64_t *work) {
  const unsigned char *text = (const unsigned char *)data;
  machine *m = &p->machine;
  memset(m->mark, 0, p->count * sizeof *m->mark);
  m->found = false;
  m->next_count = 0;
  size_t done = p->count + reach(p, 0, 1, what_holds(text, size, 0));
  for (size_t i = 0; i < size && i < UINT32_MAX - 2 && !m->found; i++) {
    if (!take_off(work, done)) return MICA_PATTERN_STOPPED;
    uint32_t turn = (uint32_t)i + 2, holds = what_holds(text, size, i + 1);
    done = take_byte(p, text[i], turn, holds);
    done += reach(p, 0, turn, holds);
  }
  if (!take_off(work, done)) return MICA_PATTERN_STOPPED;
  return m->found ? MICA_PATTERN_MATCH : MICA_PATTERN_NO_MATCH;
}
