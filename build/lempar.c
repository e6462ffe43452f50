// The skeleton of the parsers that Lemon makes of Mica's grammars (lemon -T). After the template of
// Lemon itself, which its authors have placed in the public domain; what no grammar here uses is
// left out: recovery from errors, destructors, wildcards, traces.
//
// Lemon writes a section at each line of two percent signs, puts the grammar's %name in place of
// the word that the functions below begin with, and copies the rest. The names with yy are the ones
// that it writes itself. A grammar has an %extra_context; its %include defines
//   YYREALLOC(p, old, old_size, size), YYFREE(p, old, size)  the stack's memory; OLD is NULL at first
// and may define
//   YYSTOP(p)      asked after every reduction: true ends the call, the token is not shifted
//   YYSYMBOLNAMES  to have ...StackSymbol
//   YYFORESIGHT    to have ...CanShift: the file that build/foresee.c writes
// With YYTABLES_ONLY there are the tables and what looks up an action, for build/foresee.c.

// ---- From the grammar's %include ----------------------------------------------------------------
%%
// ---- Tokens -------------------------------------------------------------------------------------
%%
// ---- Sizes and types ----------------------------------------------------------------------------
// An action is the state that a shift leads to, up to YY_MAX_SHIFT; or a shift to where only one
// rule can be reduced, YY_MIN_SHIFTREDUCE + rule; or YY_ERROR_ACTION, YY_ACCEPT_ACTION; or a
// reduction, YY_MIN_REDUCE + rule.
%%
// ---- The automaton's tables ---------------------------------------------------------------------
// The action of a state on a token stands in yy_action at yy_shift_ofst[state] + token, if
// yy_lookahead says so there, or else in yy_default; on a nonterminal, at yy_reduce_ofst[state].
%%
#ifdef YYFALLBACK
// What a token is taken as where it does not fit: a keyword as an identifier; 0: nothing else.
static const YYCODETYPE fallbacks[] = {
%%
};
#endif

#ifndef YYTABLES_ONLY
#include <assert.h>
#ifdef YYSYMBOLNAMES
static const char *const symbol_names[] = {
%%
};
#endif

#if 0  // names of rules, destructors
%%
%%
#endif

typedef struct entry {
  YYACTIONTYPE state;  // above YY_MAX_SHIFT: the reduction that comes next, whatever the token
  YYCODETYPE symbol;
  YYMINORTYPE minor;  // the symbol's value
} entry;

typedef struct automaton {
  entry *top, *stack, *last;  // the latest, the first, the place for the last one
  ParseCTX_SDECL
  entry first;  // the stack before there is another
} automaton;

static void stack_overflow(automaton *yypParser) {
  ParseCTX_FETCH
%%
  ParseCTX_STORE
}
#endif

// Of each rule: the symbol on its left, and the number of those on its right, negative.
static const YYCODETYPE rule_left[] = {
%%
};
static const signed char rule_size[] = {
%%
};

static YYACTIONTYPE action_on_token(YYACTIONTYPE state, YYCODETYPE kind) {
  if (state > YY_MAX_SHIFT) return state;
  for (;;) {
    const size_t at = (size_t)yy_shift_ofst[state] + kind;
    if (yy_lookahead[at] == kind) return yy_action[at];
#ifdef YYFALLBACK
    if (fallbacks[kind] != 0) {
      kind = fallbacks[kind];
      continue;
    }
#endif
    return yy_default[state];
  }
}

// Where a rule for the symbol was reduced: the grammar has an action for it.
static YYACTIONTYPE action_on_symbol(YYACTIONTYPE state, YYCODETYPE symbol) {
  return yy_action[yy_reduce_ofst[state] + symbol];
}

#ifndef YYTABLES_ONLY

// ---- The stack ----------------------------------------------------------------------------------

static size_t stack_size(size_t count) { return count * sizeof(entry); }

// 0: there is no memory, and the stack is empty.
static int grow_stack(automaton *yypParser) {
  entry *old = yypParser->stack == &yypParser->first ? NULL : yypParser->stack;
  const size_t old_count = (size_t)(yypParser->last - yypParser->stack) + 1;
  const size_t count = old_count * 2 + 100, used = (size_t)(yypParser->top - yypParser->stack);
  entry *stack = YYREALLOC(yypParser, old, old == NULL ? 0 : stack_size(old_count),
                           stack_size(count));
  if (stack == NULL) {
    yypParser->top = yypParser->stack;
    stack_overflow(yypParser);
    return 0;
  }
  if (old == NULL) stack[0] = yypParser->first;
  yypParser->stack = stack;
  yypParser->top = stack + used;
  yypParser->last = stack + count - 1;
  return 1;
}

// Room for one more entry.
static inline int reserve(automaton *yypParser) {
  return yypParser->top < yypParser->last || grow_stack(yypParser);
}

size_t ParseSize(void) { return sizeof(automaton); }

void ParseInit(void *parser ParseCTX_PDECL) {
  automaton *yypParser = parser;
  ParseCTX_STORE
  yypParser->first.state = 0;
  yypParser->first.symbol = 0;
  yypParser->top = yypParser->stack = yypParser->last = &yypParser->first;
}

void ParseFinalize(void *parser) {
  automaton *yypParser = parser;
  if (yypParser->stack == &yypParser->first) return;
  YYFREE(yypParser, yypParser->stack,
         stack_size((size_t)(yypParser->last - yypParser->stack) + 1));
}

// ---- Steps --------------------------------------------------------------------------------------

static void shift(automaton *yypParser, YYACTIONTYPE action, YYCODETYPE kind,
                  ParseTOKENTYPE value) {
  if (!reserve(yypParser)) return;
  entry *top = ++yypParser->top;
  if (action > YY_MAX_SHIFT) action = (YYACTIONTYPE)(action + YY_MIN_REDUCE - YY_MIN_SHIFTREDUCE);
  top->state = action;
  top->symbol = kind;
  top->minor.yy0 = value;
}

// Runs the rule's action, and puts the symbol on its left in place of those on its right. The new
// state.
static YYACTIONTYPE reduce(automaton *yypParser, unsigned yyruleno ParseCTX_PDECL) {
  entry *yymsp = yypParser->top;
#define yytestcase(condition)
  switch (yyruleno) {
%%
  }
  yymsp += rule_size[yyruleno];
  const YYACTIONTYPE state = action_on_symbol(yymsp->state, rule_left[yyruleno]);
  yypParser->top = ++yymsp;
  yymsp->state = state;
  yymsp->symbol = rule_left[yyruleno];
  return state;
}

#if 0  // %parse_failure: there is no recovery
%%
#endif

static void syntax_error(automaton *yypParser, int yymajor, ParseTOKENTYPE yyminor) {
  ParseCTX_FETCH
#define TOKEN yyminor
  (void)yymajor;
  (void)yyminor;
%%
  ParseCTX_STORE
}

static void accept(automaton *yypParser) {
  ParseCTX_FETCH
%%
  ParseCTX_STORE
}

// ---- Called by the driver -----------------------------------------------------------------------

#ifndef YYSTOP
#define YYSTOP(parser) 0
#endif

enum { NO_TOKEN = -1 };

// One more token: what it completes is reduced, then it is shifted. One that does not fit is told to
// %syntax_error and dropped. No token: what any would complete is reduced.
void Parse(void *parser, int token_kind, ParseTOKENTYPE value) {
  automaton *yypParser = parser;
  ParseCTX_FETCH
  const YYCODETYPE kind = (YYCODETYPE)token_kind;
  YYACTIONTYPE action = action_on_token(yypParser->top->state, kind);
  while (action >= YY_MIN_REDUCE) {
    const unsigned rule = (unsigned)(action - YY_MIN_REDUCE);
    if (rule_size[rule] == 0 && !reserve(yypParser)) return;
    const YYACTIONTYPE state = reduce(yypParser, rule ParseCTX_PARAM);
    if (YYSTOP(yypParser) || token_kind == NO_TOKEN) return;
    action = action_on_token(state, kind);
  }
  if (action <= YY_MAX_SHIFTREDUCE) {
    shift(yypParser, action, kind, value);
  } else if (action == YY_ACCEPT_ACTION) {
    yypParser->top--;
    accept(yypParser);
  } else {
    syntax_error(yypParser, token_kind, value);
  }
}

// Reduces at once what the next token would reduce, whatever it is.
void ParseSettle(void *parser) {
  const automaton *yypParser = parser;
  if (yypParser->top->state >= YY_MIN_REDUCE) Parse(parser, NO_TOKEN, (ParseTOKENTYPE){0});
}

#ifdef YYFORESIGHT
// What the state alone tells: `foresights`, by the state or the rule that is reduced next, two bits a
// token.
#include YYFORESIGHT
typedef enum foresight { NEVER, ALWAYS, DEPENDS } foresight;

static foresight foresee(YYACTIONTYPE state, YYCODETYPE kind) {
  const int row = state <= YY_MAX_SHIFT ? state : YYNSTATE + state - YY_MIN_REDUCE;
  return (foresight)(foresights[row][kind / 4] >> (kind % 4 * 2) & 3);
}

// The reductions of a question: more than these are not followed.
enum { FOLLOWED_MAX = 64 };

// Follows the reductions that a token would cause, until the answer is known. The states that they
// push stand in `pushed`, below them lies the real stack. Nothing changes. Kept apart, since most
// questions don't come here.
__attribute__((noinline)) static int follow(const entry *top, YYCODETYPE kind) {
  YYACTIONTYPE pushed[FOLLOWED_MAX], state = top->state;
  foresight answer = DEPENDS;
  for (int count = 0; answer == DEPENDS && count < FOLLOWED_MAX; count++) {
    const int rule = action_on_token(state, kind) - YY_MIN_REDUCE;
    const int size = -rule_size[rule], own = size < count ? size : count;
    count -= own;
    top -= size - own;
    state = action_on_symbol(count > 0 ? pushed[count - 1] : top->state, rule_left[rule]);
    if (state == YY_ACCEPT_ACTION) return kind == 0;
    pushed[count] = state;
    answer = foresee(state, kind);
  }
  return answer == ALWAYS;
}

// Whether a token could be shifted now.
int ParseCanShift(const void *parser, int token_kind) {
  const automaton *yypParser = parser;
  const foresight answer = foresee(yypParser->top->state, (YYCODETYPE)token_kind);
  if (answer == DEPENDS) return follow(yypParser->top, (YYCODETYPE)token_kind);
  return answer == ALWAYS;
}
#endif

#ifdef YYSYMBOLNAMES
// The name of the symbol that stands `depth` places below the top; NULL: the stack ends before.
const char *ParseStackSymbol(const void *parser, int depth) {
  const automaton *yypParser = parser;
  if (yypParser->top - yypParser->stack <= depth) return NULL;
  return symbol_names[yypParser->top[-depth].symbol];
}
#endif

#endif  // YYTABLES_ONLY
