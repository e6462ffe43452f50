// Regular expressions as programs of a machine that is in many places at once, so that matching
// takes time in proportion to the text: the library's takes its square, or with back-references
// more than there is. What the compiler here doesn't know (back-references, `\w`, `[[.x.]]`, odd
// uses of operators) is left to the library, for short texts. The library also tells what is wrong.
#define _POSIX_C_SOURCE 200809L  // regcomp
#include "evaluate/regex.h"

#include <ctype.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>

typedef enum step_kind { STEP_BYTE, STEP_FORK, STEP_BEGIN, STEP_END, STEP_FOUND } step_kind;

// Jumps are relative, so that a piece of a program may be moved and copied.
typedef struct step {
  step_kind kind;
  int32_t first, second;  // STEP_FORK: where to go; both are taken
  uint32_t set;           // STEP_BYTE: the bytes that pass
} step;

typedef struct byte_set {
  uint32_t words[8];
} byte_set;

struct pattern {
  regex_t library;
  bool by_library, has_reference;
  step *steps;
  size_t count, capacity;
  byte_set *sets;
  size_t set_count, set_capacity;
};

enum {
  STEPS_MAX = 100000,
  DEPTH_MAX = 200,
  REPEAT_MAX = 1000,
  TEXT_MAX = 1000,
  REFERENCE_MAX = 32
};

// ---- programs -----------------------------------------------------------------------------------

typedef struct compiler {
  pattern *p;
  const char *at, *end;
  size_t depth;
} compiler;

static bool make_room(pattern *p, size_t more) {
  if (p->count + more > STEPS_MAX) return false;
  if (p->count + more > p->capacity) {
    p->capacity = (p->count + more) * 2 + 64;
    p->steps = memory_resize(p->steps, p->capacity * sizeof *p->steps);
  }
  return true;
}

static bool add_step(pattern *p, step s) {
  if (!make_room(p, 1)) return false;
  p->steps[p->count++] = s;
  return true;
}

static bool insert_step(pattern *p, size_t at, step s) {
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

static void allow(byte_set *set, unsigned char c) { set->words[c / 32] |= 1u << (c % 32); }

static bool add_set(pattern *p, const byte_set *set) {
  if (p->set_count == p->set_capacity)
    p->sets = memory_grow(p->sets, &p->set_capacity, sizeof *p->sets);
  p->sets[p->set_count] = *set;
  return add_step(p, (step){.kind = STEP_BYTE, .set = (uint32_t)p->set_count++});
}

// ---- brackets -----------------------------------------------------------------------------------

typedef struct byte_class {
  const char *name;
  int (*has)(int);
} byte_class;

static const byte_class classes[] = {
    {"[:alpha:]", isalpha}, {"[:digit:]", isdigit}, {"[:alnum:]", isalnum},
    {"[:upper:]", isupper}, {"[:lower:]", islower}, {"[:space:]", isspace},
    {"[:blank:]", isblank}, {"[:punct:]", ispunct}, {"[:print:]", isprint},
    {"[:graph:]", isgraph}, {"[:cntrl:]", iscntrl}, {"[:xdigit:]", isxdigit}};

static bool add_class(compiler *c, byte_set *set) {
  for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++) {
    size_t size = strlen(classes[i].name);
    if ((size_t)(c->end - c->at) < size || memcmp(c->at, classes[i].name, size) != 0) continue;
    for (int b = 0; b < 128; b++)
      if (classes[i].has(b)) allow(set, (unsigned char)b);
    c->at += size;
    return true;
  }
  return false;
}

// One byte, or the range that begins with it.
static bool add_range(compiler *c, byte_set *set) {
  unsigned char from = (unsigned char)*c->at++, to = from;
  if (c->end - c->at >= 2 && c->at[0] == '-' && c->at[1] != ']') {
    to = (unsigned char)c->at[1];
    if (to == '[' || to < from) return false;
    c->at += 2;
  }
  for (unsigned b = from; b <= to; b++) allow(set, (unsigned char)b);
  return true;
}

// After the opening bracket.
static bool compile_brackets(compiler *c) {
  byte_set set = {{0}};
  bool negated = c->at < c->end && *c->at == '^';
  if (negated) c->at++;
  for (bool first = true; first || c->at >= c->end || *c->at != ']'; first = false) {
    if (c->at >= c->end) return false;
    bool special = *c->at == '[' && c->at + 1 < c->end && strchr(":.=", c->at[1]) != NULL;
    if (!(special ? add_class(c, &set) : add_range(c, &set))) return false;
  }
  c->at++;
  for (size_t i = 0; i < 8 && negated; i++) set.words[i] = ~set.words[i];
  return add_set(c->p, &set);
}

// ---- repetition ---------------------------------------------------------------------------------

static bool compile_star(pattern *p, size_t from) {
  size_t size = p->count - from;
  return insert_step(p, from, fork_step(1, (int64_t)size + 2)) &&
         add_step(p, jump_step(-(int64_t)size - 1));
}

static bool append_copy(pattern *p, const step *piece, size_t size) {
  if (!make_room(p, size)) return false;
  if (size > 0) memcpy(p->steps + p->count, piece, size * sizeof *piece);
  p->count += size;
  return true;
}

// `least` times the piece, then up to `most` or, if that is less, without end.
static bool compile_counted(pattern *p, size_t from, size_t least, size_t most) {
  size_t size = p->count - from;
  step *piece = memory_take((size + 1) * sizeof *piece);
  if (size > 0) memcpy(piece, p->steps + from, size * sizeof *piece);
  p->count = from;
  bool ok = true;
  for (size_t i = 0; i < least && ok; i++) ok = append_copy(p, piece, size);
  for (size_t i = least; i < most && ok; i++)
    ok = add_step(p, fork_step(1, (int64_t)((most - i) * (size + 1)))) &&
         append_copy(p, piece, size);
  size_t last = p->count;
  if (ok && most < least) ok = append_copy(p, piece, size) && compile_star(p, last);
  free(piece);
  return ok;
}

static bool read_count(compiler *c, size_t *out) {
  if (c->at >= c->end || !isdigit((unsigned char)*c->at)) return false;
  for (*out = 0; c->at < c->end && isdigit((unsigned char)*c->at) && *out <= REPEAT_MAX; c->at++)
    *out = *out * 10 + (size_t)(*c->at - '0');
  return *out <= REPEAT_MAX;
}

// After the opening brace: `n}`, `n,}` or `n,m}`.
static bool compile_braces(compiler *c, size_t from) {
  size_t least, most;
  if (!read_count(c, &least)) return false;
  most = least;
  if (c->at < c->end && *c->at == ',') {
    c->at++;
    if (c->at < c->end && *c->at == '}') most = 0;
    else if (!read_count(c, &most) || most < least) return false;
    if (most == 0 && least == 0 && c->at[-1] == ',') {
      c->at++;
      return compile_star(c->p, from);
    }
  }
  if (c->at >= c->end || *c->at++ != '}') return false;
  return compile_counted(c->p, from, least, most);
}

static bool compile_repetition(compiler *c, size_t from) {
  size_t size = c->p->count - from;
  switch (*c->at++) {
  case '*': return compile_star(c->p, from);
  case '+': return add_step(c->p, fork_step(1, -(int64_t)size));
  case '?': return insert_step(c->p, from, fork_step(1, (int64_t)size + 1));
  default: return compile_braces(c, from);
  }
}

// ---- expressions --------------------------------------------------------------------------------

static bool compile_choice(compiler *c);

static bool compile_group(compiler *c) {
  if (++c->depth > DEPTH_MAX || !compile_choice(c)) return false;
  c->depth--;
  return c->at < c->end && *c->at++ == ')';
}

static bool compile_byte(compiler *c, unsigned char byte) {
  byte_set set = {{0}};
  allow(&set, byte);
  return add_set(c->p, &set);
}

static bool compile_any(compiler *c) {
  byte_set set;
  memset(&set, 0xff, sizeof set);
  return add_set(c->p, &set);
}

static bool compile_atom(compiler *c) {
  unsigned char byte = (unsigned char)*c->at++;
  switch (byte) {
  case '(': return compile_group(c);
  case '[': return compile_brackets(c);
  case '.': return compile_any(c);
  case '^': return add_step(c->p, (step){.kind = STEP_BEGIN});
  case '$': return add_step(c->p, (step){.kind = STEP_END});
  case '*':
  case '+':
  case '?':
  case '{':
  case '\0': return false;
  case '\\':
    if (c->at >= c->end || !ispunct((unsigned char)*c->at) || strchr("<>`'", *c->at) != NULL)
      return false;
    return compile_byte(c, (unsigned char)*c->at++);
  default: return compile_byte(c, byte);
  }
}

static bool is_repetition(const compiler *c) {
  return c->at < c->end && *c->at != '\0' && strchr("*+?{", *c->at) != NULL;
}

static bool compile_sequence(compiler *c) {
  const char *begin = c->at;
  while (c->at < c->end && *c->at != '|' && *c->at != ')') {
    size_t from = c->p->count;
    bool anchor = *c->at == '^' || *c->at == '$';
    if (!compile_atom(c) || (anchor && is_repetition(c))) return false;
    if (is_repetition(c) && !compile_repetition(c, from)) return false;
    if (is_repetition(c)) return false;  // one after the other
  }
  return c->at > begin;
}

// Every alternative but the last jumps to the end; until that is known, to the jump before it.
static bool compile_choice(compiler *c) {
  pattern *p = c->p;
  size_t last_jump = 0, from = p->count;
  if (!compile_sequence(c)) return false;
  while (c->at < c->end && *c->at == '|') {
    c->at++;
    size_t size = p->count - from;
    if (!insert_step(p, from, fork_step(1, (int64_t)size + 2)) ||
        !add_step(p, jump_step((int64_t)last_jump)))
      return false;
    last_jump = p->count - 1;
    from = p->count;
    if (!compile_sequence(c)) return false;
  }
  while (last_jump != 0) {
    size_t before = (size_t)p->steps[last_jump].first;
    p->steps[last_jump] = jump_step((int64_t)(p->count - last_jump));
    last_jump = before;
  }
  return true;
}

static bool compile_program(pattern *p, text regex) {
  compiler c = {.p = p, .at = regex.data, .end = regex.data + regex.size};
  return compile_choice(&c) && c.at == c.end && add_step(p, (step){.kind = STEP_FOUND});
}

// ---- the library --------------------------------------------------------------------------------

// Bounded, so that compiling is: groups, and what the numbers in `{n,m}` multiply to.
static bool is_reasonable(text regex) {
  size_t groups = 0, times = 1;
  for (size_t i = 0; i < regex.size; i++) {
    char c = regex.data[i];
    if (c == '\\') {
      i++;
    } else if (c == '(') {
      if (++groups > DEPTH_MAX) return false;
    } else if (c == '{') {
      size_t number = 0;
      for (; i + 1 < regex.size && regex.data[i] != '}' && number < REPEAT_MAX; i++)
        number = isdigit((unsigned char)regex.data[i]) ? number * 10 + (size_t)(regex.data[i] - '0')
                                                       : 0;
      times *= number + 1;
      if (times > REPEAT_MAX) return false;
    } else if (c == '\0') {
      return false;
    }
  }
  return regex.size < 4096;
}

static bool has_reference(text regex) {
  for (size_t i = 0; i + 1 < regex.size; i++) {
    if (regex.data[i] != '\\') continue;
    if (isdigit((unsigned char)regex.data[i + 1])) return true;
    i++;
  }
  return false;
}

pattern *pattern_compile(evaluation *ev, text regex, record *current) {
  pattern *p = memory_take(sizeof *p);
  *p = (pattern){0};
  if (compile_program(p, regex)) return p;
  text kept = arena_text(ev->memory, regex);
  p->by_library = is_reasonable(regex) &&
                  regcomp(&p->library, kept.data, REG_EXTENDED | REG_NOSUB) == 0;
  p->has_reference = has_reference(regex);
  if (p->by_library) return p;
  pattern_free(p);
  fault(ev, current, "invalid regex '%.*s'", TEXT_ARGS(regex));
  return NULL;
}

void pattern_free(pattern *p) {
  if (p->by_library) regfree(&p->library);
  free(p->steps);
  free(p->sets);
  free(p);
}

static int match_by_library(evaluation *ev, const pattern *p, text subject, record *current) {
  size_t limit = p->has_reference ? REFERENCE_MAX : TEXT_MAX;
  if (subject.size > limit) {
    fault(ev, current,
          "a text of %zu bytes is too long for a regular expression with %s: the "
          "limit is %zu",
          subject.size, p->has_reference ? "back-references" : "operators that POSIX leaves open",
          limit);
    return -1;
  }
  if (!charge(ev, subject.size * 20)) return -1;
  text kept = arena_text(ev->memory, subject);
  return regexec(&p->library, kept.data, 0, NULL, 0) == 0;
}

// ---- the machine --------------------------------------------------------------------------------

// The steps that the machine is at. mark: the turn in which a step was reached last.
typedef struct machine {
  const pattern *p;
  uint32_t *now, *next, *todo, *mark;
  size_t now_count, next_count;
  bool found;
} machine;

// Goes to a step and on over all that take no byte.
static void reach(machine *m, size_t at, uint32_t turn, bool begins, bool ends) {
  size_t count = 0;
  m->todo[count++] = (uint32_t)at;
  while (count > 0) {
    at = m->todo[--count];
    if (m->mark[at] == turn) continue;
    m->mark[at] = turn;
    const step *s = &m->p->steps[at];
    if (s->kind == STEP_FOUND) m->found = true;
    if (s->kind == STEP_BYTE) m->next[m->next_count++] = (uint32_t)at;
    if ((s->kind == STEP_BEGIN && begins) || (s->kind == STEP_END && ends))
      m->todo[count++] = (uint32_t)at + 1;
    if (s->kind != STEP_FORK) continue;
    m->todo[count++] = (uint32_t)((int64_t)at + s->second);
    if (s->first != s->second) m->todo[count++] = (uint32_t)((int64_t)at + s->first);
  }
}

static void take_byte(machine *m, unsigned char byte, uint32_t turn, bool ends) {
  for (size_t i = 0; i < m->now_count; i++) {
    const byte_set *set = &m->p->sets[m->p->steps[m->now[i]].set];
    if (set->words[byte / 32] >> (byte % 32) & 1) reach(m, m->now[i] + 1, turn, false, ends);
  }
}

// A step may be pushed by two others, so `todo` has room for twice as many.
int pattern_matches(evaluation *ev, const pattern *p, text subject, record *current) {
  if (p->by_library) return match_by_library(ev, p, subject, current);
  uint32_t *memory = memory_take((5 * p->count + 2) * sizeof *memory);
  machine m = {.p = p,
               .next = memory,
               .now = memory + p->count,
               .mark = memory + 2 * p->count,
               .todo = memory + 3 * p->count};
  memset(m.mark, 0, p->count * sizeof *m.mark);
  reach(&m, 0, 1, true, subject.size == 0);
  bool ok = true;
  for (size_t i = 0; i < subject.size && !m.found && ok; i++) {
    uint32_t *swap = m.now;
    m.now = m.next;
    m.now_count = m.next_count;
    m.next = swap;
    m.next_count = 0;
    ok = charge(ev, 1 + m.now_count / 4);
    bool ends = i + 1 == subject.size;
    take_byte(&m, (unsigned char)subject.data[i], (uint32_t)i + 2, ends);
    reach(&m, 0, (uint32_t)i + 2, false, ends);
  }
  free(memory);
  return ok ? m.found : -1;
}
