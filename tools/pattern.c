// A pattern is a program of a machine that is in many places at once, so that no text and no
// expression takes more than the product of their lengths; an expression's repetitions are bounded.
#include "pattern.h"

#include <ctype.h>
#include <stdlib.h>

typedef enum step_kind {
  STEP_BYTE,
  STEP_SET,
  STEP_FORK,
  STEP_BEGIN,
  STEP_END,
  STEP_FOUND
} step_kind;

// Jumps are relative, so that a piece of a program may be moved and copied.
typedef struct step {
  step_kind kind;
  int32_t first, second;  // STEP_FORK: where to go; both are taken
  uint32_t set;           // STEP_BYTE: the byte; STEP_SET: the number of the set
} step;

typedef struct byte_set {
  uint32_t words[8];
} byte_set;

// The steps that the machine is at; `mark`: the turn in which a step was reached last.
typedef struct machine {
  uint32_t *memory, *now, *next, *todo, *mark;
  size_t now_count, next_count;
  bool found;
} machine;

struct opt_pattern {
  step *steps;
  size_t count, capacity;
  byte_set *sets;
  size_t set_count, set_capacity;
  const char *error;
  machine machine;
};

enum { REGEX_STEPS_MAX = 20000, DEPTH_MAX = 100, REPEAT_MAX = 255 };

const char mica_opt_pattern_no_memory[] = "out of memory";
static const char too_complex[] = "regular expression too complex";

// ---- Programs -----------------------------------------------------------------------------------

static bool fail(opt_pattern *p, const char *error) {
  if (p->error == NULL) p->error = error;
  return false;
}

static bool make_room(opt_pattern *p, size_t more) {
  if (more <= p->capacity - p->count) return true;
  size_t capacity = (p->count + more) * 2 + 16;
  step *grown = capacity > UINT32_MAX / sizeof *grown ? NULL
                                                      : realloc(p->steps, capacity * sizeof *grown);
  if (grown == NULL) return fail(p, mica_opt_pattern_no_memory);
  p->steps = grown;
  p->capacity = capacity;
  return true;
}

static bool add_step(opt_pattern *p, step s) {
  if (!make_room(p, 1)) return false;
  p->steps[p->count++] = s;
  return true;
}

static bool insert_step(opt_pattern *p, size_t at, step s) {
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
static step byte_step(char byte) { return (step){.kind = STEP_BYTE, .set = (unsigned char)byte}; }

static void allow(byte_set *set, unsigned char c) { set->words[c / 32] |= 1u << (c % 32); }

static bool add_set(opt_pattern *p, const byte_set *set) {
  if (p->set_count == p->set_capacity) {
    size_t capacity = p->set_capacity * 2 + 4;
    byte_set *grown = realloc(p->sets, capacity * sizeof *grown);
    if (grown == NULL) return fail(p, mica_opt_pattern_no_memory);
    p->sets = grown;
    p->set_capacity = capacity;
  }
  p->sets[p->set_count] = *set;
  return add_step(p, (step){.kind = STEP_SET, .set = (uint32_t)p->set_count++});
}

// ---- Brackets -----------------------------------------------------------------------------------

typedef struct reader {
  opt_pattern *p;
  const char *at, *end;
  size_t depth;
  size_t start;  // of the expression's steps
} reader;

static bool sees(const reader *r, char c) { return r->at < r->end && *r->at == c; }
static bool sees_digit(const reader *r) { return r->at < r->end && *r->at >= '0' && *r->at <= '9'; }

typedef struct byte_class {
  const char *name;
  int (*has)(int);
} byte_class;

static const byte_class classes[] = {
    {"[:alpha:]", isalpha}, {"[:digit:]", isdigit}, {"[:alnum:]", isalnum},
    {"[:upper:]", isupper}, {"[:lower:]", islower}, {"[:space:]", isspace},
    {"[:blank:]", isblank}, {"[:punct:]", ispunct}, {"[:print:]", isprint},
    {"[:graph:]", isgraph}, {"[:cntrl:]", iscntrl}, {"[:xdigit:]", isxdigit}};

static bool add_class(reader *r, byte_set *set) {
  if (r->at[1] != ':') return fail(r->p, "invalid collating element");
  for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
    size_t size = strlen(classes[i].name);
    if ((size_t)(r->end - r->at) < size || memcmp(r->at, classes[i].name, size) != 0) continue;
    for (int b = 0; b < 128; b++)
      if (classes[i].has(b)) allow(set, (unsigned char)b);
    r->at += size;
    return true;
  }
  return fail(r->p, "invalid character class");
}

// One byte, or the range that begins with it.
static bool add_range(reader *r, byte_set *set) {
  unsigned char from = (unsigned char)*r->at++, to = from;
  if (r->end - r->at >= 2 && r->at[0] == '-' && r->at[1] != ']') {
    to = (unsigned char)r->at[1];
    r->at += 2;
  }
  if (to < from) return fail(r->p, "invalid character range");
  for (unsigned b = from; b <= to; b++) allow(set, (unsigned char)b);
  return true;
}

// After the opening bracket.
static bool read_brackets(reader *r) {
  byte_set set = {{0}};
  bool negated = sees(r, '^');
  if (negated) r->at++;
  for (bool first = true; first || !sees(r, ']'); first = false) {
    if (r->at >= r->end) return fail(r->p, "brackets ([ ]) not balanced");
    bool special = *r->at == '[' && r->end - r->at >= 2 && r->at[1] != '\0' &&
                   strchr(":.=", r->at[1]) != NULL;
    if (!(special ? add_class(r, &set) : add_range(r, &set))) return false;
  }
  r->at++;
  for (size_t i = 0; i < 8 && negated; i++) set.words[i] = ~set.words[i];
  return add_set(r->p, &set);
}

// ---- Repetition ---------------------------------------------------------------------------------

static bool make_star(opt_pattern *p, size_t from) {
  size_t size = p->count - from;
  return insert_step(p, from, fork_step(1, (int64_t)size + 2)) &&
         add_step(p, jump_step(-(int64_t)size - 1));
}

// The piece at the end: `least` times, then up to `most`, or without end.
static bool make_counted(reader *r, size_t from, size_t least, size_t most, bool endless) {
  opt_pattern *p = r->p;
  size_t size = p->count - from, copies = endless ? least + 1 : most;
  if ((size + 1) * (copies + 1) > REGEX_STEPS_MAX) return fail(p, too_complex);
  step *kept = malloc((size + 1) * sizeof *kept);
  if (kept == NULL) return fail(p, mica_opt_pattern_no_memory);
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
  return *out <= REPEAT_MAX || fail(r->p, "invalid repetition count(s)");
}

// After the opening brace: `n}`, `n,}` or `n,m}`.
static bool read_braces(reader *r, size_t from) {
  size_t least, most;
  bool endless = false;
  if (!read_count(r, &least)) return false;
  most = least;
  if (sees(r, ',')) {
    r->at++;
    endless = !sees_digit(r);
    if (!endless && !read_count(r, &most)) return false;
    if (most < least) return fail(r->p, "invalid repetition count(s)");
  }
  if (!sees(r, '}')) return fail(r->p, "braces not balanced");
  r->at++;
  return make_counted(r, from, least, most, endless);
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

static bool read_group(reader *r) {
  if (++r->depth > DEPTH_MAX) return fail(r->p, too_complex);
  if (r->at < r->end && *r->at != ')' && !read_choice(r)) return false;
  r->depth--;
  if (!sees(r, ')')) return fail(r->p, "parentheses not balanced");
  r->at++;
  return true;
}

static bool read_escape(reader *r) {
  if (r->at >= r->end) return fail(r->p, "trailing backslash (\\)");
  if (sees_digit(r)) return fail(r->p, "back-references are not supported");
  return add_step(r->p, byte_step(*r->at++));
}

static bool read_any(reader *r) {
  byte_set set;
  memset(&set, 0xff, sizeof set);
  return add_set(r->p, &set);
}

static bool read_atom(reader *r) {
  if (at_repetition(r)) return fail(r->p, "repetition-operator operand invalid");
  char byte = *r->at++;
  switch (byte) {
  case '(': return read_group(r);
  case ')': return fail(r->p, "parentheses not balanced");
  case '[': return read_brackets(r);
  case '.': return read_any(r);
  case '^': return add_step(r->p, (step){.kind = STEP_BEGIN});
  case '$': return add_step(r->p, (step){.kind = STEP_END});
  case '\\': return read_escape(r);
  default: return add_step(r->p, byte_step(byte));
  }
}

static bool read_sequence(reader *r) {
  const char *begin = r->at;
  while (r->at < r->end && *r->at != '|' && (*r->at != ')' || r->depth == 0)) {
    size_t from = r->p->count;
    bool repeatable = *r->at != '^';
    if (!read_atom(r)) return false;
    if (r->p->count - r->start > REGEX_STEPS_MAX) return fail(r->p, too_complex);
    if (!at_repetition(r)) continue;
    if (repeatable && !read_repetition(r, from)) return false;
    if (!repeatable || at_repetition(r)) return fail(r->p, "repetition-operator operand invalid");
  }
  return r->at > begin || fail(r->p, "empty (sub)expression");
}

// Every alternative but the last jumps to the end; until that is known, to the jump before it.
static bool read_choice(reader *r) {
  opt_pattern *p = r->p;
  size_t last_jump = SIZE_MAX, from = p->count;
  if (!read_sequence(r)) return false;
  while (sees(r, '|')) {
    r->at++;
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

opt_pattern *mica_opt_pattern_create(void) { return calloc(1, sizeof(opt_pattern)); }

void mica_opt_pattern_destroy(opt_pattern *p) {
  if (p == NULL) return;
  free(p->steps);
  free(p->sets);
  free(p->machine.memory);
  free(p);
}

const char *mica_opt_pattern_add_text(opt_pattern *p, mica_str text) {
  bool done = make_room(p, text.size);
  for (size_t i = 0; done && i < text.size; i++) p->steps[p->count++] = byte_step(text.data[i]);
  return p->error;
}

const char *mica_opt_pattern_add_regex(opt_pattern *p, mica_str regex) {
  reader r = {.p = p, .at = regex.data, .end = regex.data + regex.size, .start = p->count};
  read_choice(&r);
  return p->error;
}

// A step may be pushed by two others, so `todo` has room for twice as many.
const char *mica_opt_pattern_finish(opt_pattern *p) {
  if (!add_step(p, (step){.kind = STEP_FOUND})) return p->error;
  machine *m = &p->machine;
  m->memory = malloc((5 * p->count + 2) * sizeof *m->memory);
  if (m->memory == NULL) return p->error = mica_opt_pattern_no_memory;
  m->next = m->memory;
  m->now = m->memory + p->count;
  m->mark = m->memory + 2 * p->count;
  m->todo = m->memory + 3 * p->count;
  return NULL;
}

// ---- Matching -----------------------------------------------------------------------------------

// Goes to a step and on over all that take no byte.
static void reach(opt_pattern *p, size_t at, uint32_t turn, bool begins, bool ends) {
  machine *m = &p->machine;
  size_t count = 0;
  m->todo[count++] = (uint32_t)at;
  while (count > 0) {
    at = m->todo[--count];
    if (m->mark[at] == turn) continue;
    m->mark[at] = turn;
    const step *s = &p->steps[at];
    if (s->kind == STEP_FOUND) m->found = true;
    if (s->kind == STEP_BYTE || s->kind == STEP_SET) m->next[m->next_count++] = (uint32_t)at;
    if ((s->kind == STEP_BEGIN && begins) || (s->kind == STEP_END && ends))
      m->todo[count++] = (uint32_t)at + 1;
    if (s->kind != STEP_FORK) continue;
    m->todo[count++] = (uint32_t)((int64_t)at + s->second);
    if (s->first != s->second) m->todo[count++] = (uint32_t)((int64_t)at + s->first);
  }
}

static bool passes(const opt_pattern *p, const step *s, unsigned char byte) {
  if (s->kind == STEP_BYTE) return s->set == byte;
  return (p->sets[s->set].words[byte / 32] >> (byte % 32) & 1) != 0;
}

bool mica_opt_pattern_matches(opt_pattern *p, mica_str text) {
  machine *m = &p->machine;
  memset(m->mark, 0, p->count * sizeof *m->mark);
  m->found = false;
  m->next_count = 0;
  reach(p, 0, 1, true, text.size == 0);
  for (size_t i = 0; i < text.size && i < UINT32_MAX - 2 && !m->found; i++) {
    uint32_t *swap = m->now, turn = (uint32_t)i + 2;
    m->now = m->next;
    m->now_count = m->next_count;
    m->next = swap;
    m->next_count = 0;
    bool ends = i + 1 == text.size;
    for (size_t k = 0; k < m->now_count; k++)
      if (passes(p, &p->steps[m->now[k]], (unsigned char)text.data[i]))
        reach(p, m->now[k] + 1, turn, false, ends);
    reach(p, 0, turn, false, ends);
  }
  return m->found;
}
