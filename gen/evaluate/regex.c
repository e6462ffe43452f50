// The evaluator's regular expressions: the matcher of base/pattern.h, its work charged to the run.
// What has back-references is left to the C library, which takes more time than there is for them:
// for short texts alone. A pattern owns its memory.
#define _POSIX_C_SOURCE 200809L  // regcomp
#include "evaluate/regex.h"

#include <ctype.h>
#include <stdlib.h>

#include "base/pattern.h"

#ifdef _WIN32
// Its C library has no regular expressions.
typedef int regex_t;
enum { REG_EXTENDED, REG_NOSUB };
static int regcomp(regex_t *to, const char *text, int flags) {
  return (void)to, (void)text, (void)flags, -1;
}
static int regexec(const regex_t *r, const char *text, size_t count, void *matches, int flags) {
  return (void)r, (void)text, (void)count, (void)matches, (void)flags, -1;
}
static void regfree(regex_t *r) { (void)r; }
#else
#include <regex.h>
#endif

struct pattern {
  mica_pattern *machine;
  regex_t library;
  bool by_library;
};

enum {
  STEPS_MAX = 100000,
  STEPS_OF_WORK = 8,  // steps of the matcher that take as long as one of the evaluator
  LIBRARY_REGEX_MAX = 4096,
  LIBRARY_TEXT_MAX = 32,
  GROUPS_MAX = 200,
  REPEAT_MAX = 1000
};

// ---- the library --------------------------------------------------------------------------------

// Bounded, so that compiling is: groups, and what the numbers in `{n,m}` multiply to.
static bool is_reasonable(text expression) {
  size_t groups = 0, times = 1;
  for (size_t i = 0; i < expression.size; i++) {
    char c = expression.data[i];
    if (c == '\\') {
      i++;
    } else if (c == '(') {
      if (++groups > GROUPS_MAX) return false;
    } else if (c == '{') {
      size_t number = 0;
      for (; i + 1 < expression.size && expression.data[i] != '}' && number < REPEAT_MAX; i++)
        number = isdigit((unsigned char)expression.data[i])
                     ? number * 10 + (size_t)(expression.data[i] - '0')
                     : 0;
      times *= number + 1;
      if (times > REPEAT_MAX) return false;
    } else if (c == '\0') {
      return false;
    }
  }
  return expression.size < LIBRARY_REGEX_MAX;
}

// Not every C library has back-references in extended expressions; one that hasn't takes `\1` for
// something else.
static bool has_back_references(void) {
  regex_t probe;
  if (regcomp(&probe, "^(a)\\1$", REG_EXTENDED | REG_NOSUB) != 0) return false;
  bool has = regexec(&probe, "aa", 0, NULL, 0) == 0;
  regfree(&probe);
  return has;
}

static bool compile_by_library(evaluation *ev, pattern *p, text expression) {
  text kept = arena_text(ev->memory, expression);
  p->by_library = is_reasonable(expression) &&
                  regcomp(&p->library, kept.data, REG_EXTENDED | REG_NOSUB) == 0;
  return p->by_library;
}

static int match_by_library(evaluation *ev, const pattern *p, text subject, record *current) {
  if (subject.size > LIBRARY_TEXT_MAX) {
    fault(ev, current,
          "a text of %zu bytes is too long for a regular expression with back-references: the "
          "limit is %d",
          subject.size, LIBRARY_TEXT_MAX);
    return -1;
  }
  if (!charge(ev, subject.size * 20)) return -1;
  text kept = arena_text(ev->memory, subject);
  return regexec(&p->library, kept.data, 0, NULL, 0) == 0;
}

// ---- the matcher --------------------------------------------------------------------------------

pattern *pattern_compile(evaluation *ev, text expression, record *current) {
  pattern *p = memory_take(sizeof *p);
  *p = (pattern){.machine = mica_pattern_create(STEPS_MAX)};
  if (p->machine == NULL) memory_exhausted();
  const char *error = mica_pattern_add_regex(p->machine, expression.data, expression.size);
  if (error == NULL) error = mica_pattern_finish(p->machine);
  if (error == mica_pattern_no_memory) memory_exhausted();
  if (error == NULL) return p;
  bool is_known = error != mica_pattern_back_reference || has_back_references();
  if (error == mica_pattern_back_reference && is_known && compile_by_library(ev, p, expression))
    return p;
  pattern_free(p);
  if (is_known) fault(ev, current, "invalid regex '%.*s'", TEXT_ARGS(expression));
  else fault(ev, current, "this machine's C library has no back-references in regular expressions");
  return NULL;
}

void pattern_free(pattern *p) {
  if (p->by_library) regfree(&p->library);
  mica_pattern_destroy(p->machine);
  free(p);
}

int pattern_matches(evaluation *ev, pattern *p, text subject, record *current) {
  if (p->by_library) return match_by_library(ev, p, subject, current);
  uint64_t before = work_left(ev) * STEPS_OF_WORK, left = before;
  mica_pattern_answer answer = mica_pattern_match(p->machine, subject.data, subject.size, &left);
  bool stopped = answer == MICA_PATTERN_STOPPED;
  if (!charge(ev, (size_t)((before - left) / STEPS_OF_WORK) + stopped)) return -1;
  return answer == MICA_PATTERN_MATCH;
}
