// Writes what the automaton of a grammar can answer by its state alone: which tokens could be
// shifted whatever stands below on the stack, which could not, and for which it depends. The build
// compiles this with the grammar that Lemon has made, and grammar.c includes what it prints.
//
// Where a rule with symbols on its right is reduced, the state below is not known: every state with
// an action for the rule's left side is taken for possible.
#define YYTABLES_ONLY
#include GRAMMAR
#include <stdbool.h>
#include <stdio.h>

enum { ROWS = YYNSTATE + YYNRULE };  // the states, and the rules that are reduced next

// Of one token, by row: whether it could be shifted in some case, in every case.
typedef struct answers {
  bool may[ROWS], must[ROWS];
} answers;

typedef struct verdict {
  bool may, must;
} verdict;

static int row_of(YYACTIONTYPE action) {
  return action <= YY_MAX_SHIFT ? action : YYNSTATE + action - YY_MIN_REDUCE;
}

static bool has_action(YYACTIONTYPE state, YYCODETYPE symbol) {
  if (state > YY_REDUCE_COUNT || yy_reduce_ofst[state] < YY_REDUCE_MIN) return false;
  const int at = yy_reduce_ofst[state] + symbol;
  return at >= 0 && at < YY_ACTTAB_COUNT && yy_lookahead[at] == symbol;
}

static void join(const answers *a, YYACTIONTYPE base, int rule, YYCODETYPE kind, verdict *v) {
  const YYACTIONTYPE action = action_on_symbol(base, rule_left[rule]);
  const bool accepts = action == YY_ACCEPT_ACTION;
  v->may |= accepts ? kind == 0 : a->may[row_of(action)];
  v->must &= accepts ? kind == 0 : a->must[row_of(action)];
}

static verdict after_reduction(const answers *a, int row, int rule, YYCODETYPE kind) {
  verdict v = {false, true};
  if (rule_size[rule] == 0) {
    if (row >= YYNSTATE) return (verdict){0};  // never comes right after a shift
    join(a, (YYACTIONTYPE)row, rule, kind, &v);
  } else {
    for (YYACTIONTYPE base = 0; base < YYNSTATE; base++)
      if (has_action(base, rule_left[rule])) join(a, base, rule, kind, &v);
  }
  return v;
}

static verdict look(const answers *a, int row, YYCODETYPE kind) {
  if (row >= YYNSTATE) return after_reduction(a, row, row - YYNSTATE, kind);
  const YYACTIONTYPE action = action_on_token((YYACTIONTYPE)row, kind);
  if (action >= YY_MIN_REDUCE) return after_reduction(a, row, action - YY_MIN_REDUCE, kind);
  const bool shifts = action <= YY_MAX_SHIFTREDUCE;
  return (verdict){shifts, shifts};
}

// What is true of a row follows from what is true of others, until nothing more does.
static void find_answers(answers *a, YYCODETYPE kind) {
  bool changed = true;
  *a = (answers){0};
  while (changed) {
    changed = false;
    for (int row = 0; row < ROWS; row++) {
      const verdict v = look(a, row, kind);
      changed |= v.may != a->may[row] || v.must != a->must[row];
      a->may[row] = v.may;
      a->must[row] = v.must;
    }
  }
}

int main(void) {
  static unsigned char table[ROWS][(YYNTOKEN + 3) / 4];
  static answers a;
  for (int kind = 0; kind < YYNTOKEN; kind++) {
    find_answers(&a, (YYCODETYPE)kind);
    for (int row = 0; row < ROWS; row++) {
      const unsigned answer = a.must[row] ? 1 : a.may[row] ? 2 : 0;
      table[row][kind / 4] |= (unsigned char)(answer << kind % 4 * 2);
    }
  }
  printf("static const unsigned char foresights[%d][%zu] = {\n", ROWS, sizeof table[0]);
  for (int row = 0; row < ROWS; row++) {
    for (size_t i = 0; i < sizeof table[row]; i++)
      printf("%s%d", i == 0 ? "{" : ",", table[row][i]);
    printf("},\n");
  }
  printf("};\n");
  return fflush(stdout) != 0;
}
