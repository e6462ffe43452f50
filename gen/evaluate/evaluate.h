// The evaluator's parts and what they share. Statements are evaluated in order, each as soon as it
// is read; an expression gives a value that may be unfinished; instantiating a class or a
// multiclass resolves the unfinished values in it.
//
// A function that returns a value returns NULL after it reported an error, one that returns bool
// false; the caller gives up what it does.
#ifndef MICA_GEN_EVALUATE_EVALUATE_H
#define MICA_GEN_EVALUATE_EVALUATE_H

#include "record/record_set.h"
#include "record/session.h"

typedef struct evaluation evaluation;

// ---- resolving (resolver.c, resolve.c) ----------------------------------------------------------

typedef enum resolver_kind {
  RESOLVE_MAP,     // names to values; values are resolved by the map themselves
  RESOLVE_RECORD,  // fields of the current record
  RESOLVE_SHADOW,  // as the parent, but for one or two names
  RESOLVE_TRACK,   // as the parent; notes whether a variable stays
  RESOLVE_FIND,    // nothing; notes whether a name occurs
} resolver_kind;

typedef struct binding {
  const value *name, *value;
  bool resolved, away;  // away: being resolved itself
} binding;

typedef struct resolver {
  resolver_kind kind;
  bool final;  // the last time: what can't be resolved now is an error
  bool found;
  record *current;
  struct resolver *parent;
  const value *names[2];  // shadowed, or looked for
  binding *bindings;
  size_t count, capacity, away_count;
  const value *new_name;          // of the current record
  const value *old_name, *named;  // what the name was and became, once asked for
  const value **cache;            // by slot of the current record
  unsigned char *busy;
  bool name_busy;
  size_t cache_size;
} resolver;

void resolver_bind(resolver *r, const value *name, const value *v);
void resolver_push(resolver *r, const value *name, const value *v);  // the name is not bound yet
void resolver_free(resolver *r);
const value *resolve(evaluation *ev, resolver *r, const value *v);

// ---- types and conversions (written_type.c, convert.c) ------------------------------------------

const type *eval_type(evaluation *ev, const syntax *s);
// These return NULL without a report when it can't be done.
const value *convert(evaluation *ev, const value *v, const type *to);  // without `!cast`
const value *cast(evaluation *ev, const value *v, const type *to);     // with one, if need be
const value *bit_at(evaluation *ev, const value *v, uint32_t bit);
const value *bit_selection(evaluation *ev, const value *v, const uint32_t *bits, size_t count);
bool known_integer(const value *v, int64_t *out);  // bit, bits or int
const type *field_type(const value *v, const value *name);

// ---- folding (fold.c and fold_*.c) --------------------------------------------------------------
// The value of an unfinished expression whose operands may be known by now; itself if not.

const value *fold(evaluation *ev, const value *v, record *current, bool final);
const value *fold_list(evaluation *ev, const value *v, record *current);
const value *fold_string(evaluation *ev, const value *v, record *current);
const value *fold_number(evaluation *ev, const value *v, record *current);
const value *fold_compare(evaluation *ev, const value *v);
const value *fold_dag(evaluation *ev, const value *v, record *current);
const value *fold_loop(evaluation *ev, const value *v, record *current);
const value *fold_foldl(evaluation *ev, const value *v, record *current);
const value *fold_check(evaluation *ev, const value *v, record *current, bool final);
const value *fold_cond(evaluation *ev, const value *v, record *current);
const value *fold_call(evaluation *ev, const value *v);
const value *instantiate(evaluation *ev, const value *call);
// A record under construction may be named by itself, but only the final resolution knows its type.
bool is_name_of(evaluation *ev, const record *r, const value *name);
int compare_equal(const value *a, const value *b);  // 1, 0, or -1: not known yet
// The one that stands for all values that are equal; NULL: nothing is known to be equal to this.
const value *equal_key(evaluation *ev, const value *v);

// An operator over operands, folded.
const value *operate(evaluation *ev, bang op, const type *t, const value *const *operands,
                     size_t count, record *current);
const value *fold_operator(evaluation *ev, bang op, const type *t, const value *const *operands,
                           size_t count, record *current, bool final);
// A field of `base`, of type t: its value if that is known.
const value *field_of(evaluation *ev, const value *base, const value *name, const type *t,
                      record *current);
const value *concat_strings(evaluation *ev, const value *a, const value *b);  // not folded further
const value *join_strings(evaluation *ev, const value *const *parts, size_t count);
const value *concat_lists(evaluation *ev, const value *a, const value *b);

// ---- records being made (make_record.c) ---------------------------------------------------------

bool resolve_record(evaluation *ev, record *r, resolver *with);
bool resolve_record_finally(evaluation *ev, record *r, const value *new_name);
// A value as a field of a type holds it: cast, bits one by one. NULL without a report: no fit.
const value *fit(evaluation *ev, const value *v, const type *t);
// Fits a value to a field's type and sets it. False without a report: the types don't fit.
bool set_field(evaluation *ev, record *r, size_t slot, const value *v);
bool run_checks(evaluation *ev, record *r);
bool check_assert(evaluation *ev, const check *c, const value *condition, const value *message);
void write_dump(evaluation *ev, place_range at, const value *message);
// ---- what is being evaluated --------------------------------------------------------------------

typedef enum scope_kind { SCOPE_LOCAL, SCOPE_RECORD, SCOPE_FOREACH, SCOPE_MULTICLASS } scope_kind;

typedef struct variable {
  const value *name, *value;
  struct variable *next;
} variable;

typedef struct scope {
  scope_kind kind;
  struct scope *parent;
  variable *variables;  // the last first
  size_t variable_count;
  pointer_map index;      // name to variable, from a few of them on
  record *record;         // of SCOPE_RECORD and SCOPE_MULTICLASS
  const value *iterator;  // of SCOPE_FOREACH: a TAG_VARIABLE
} scope;

// A variable that an operator binds (`!foreach(x, …)`): for its time a field of the record around.
typedef struct bound {
  const record *owner;
  const value *name;
  const type *type;
} bound;

typedef struct loop loop;
typedef struct entry {  // what a multiclass or a loop holds until it is run
  enum { ENTRY_RECORD, ENTRY_LOOP, ENTRY_ASSERT, ENTRY_DUMP } kind;
  record *record;
  loop *loop;
  check check;
} entry;

typedef struct entry_list {
  entry *items;
  size_t count, capacity;
} entry_list;

struct loop {
  place_range at;
  const value *iterator;  // NULL: an `if`
  const value *values;
  entry_list entries;
};

typedef struct multiclass {
  record *record;  // its name and template arguments
  entry_list entries;
} multiclass;

typedef struct defset {
  place_range at;
  const type *element;
  const value **items;
  size_t count, capacity;
  struct defset *outer;
} defset;

typedef struct let {
  const value *name;
  const uint32_t *bits;
  size_t bit_count;
  const value *value;
  place_range at;
  place assigned;
} let;

struct evaluation {
  session *session;
  arena *memory;
  diagnostics *diagnostics;
  record_set *set;
  value_pool *values;
  type_pool *types;
  scope *scope;
  loop **loops;
  size_t loop_count, loop_capacity;
  let *lets;
  size_t let_count, let_capacity;
  multiclass *multiclass;  // being defined
  defset *defset;          // the innermost
  bound *bounds;
  size_t bound_count, bound_capacity;
  name_map multiclasses, aliases;
  name_map unknown_classes;  // reported once
  name_map former_names;     // warned about once
  record *scratch_record;    // stands for the record where there is none
  const value *name_name;    // "NAME"
  place_range at;            // for errors that belong to no record
  uintptr_t stack_lowest;    // of the addresses that the C stack may use, and how many there are,
  size_t stack_range;        // whichever way it grows
  uint64_t work_limit;       // 0: stopped
  size_t statement_depth, expression_depth;
  const struct frame *frames;  // the instantiations under way
  bool stopped;                // the budget of the run is used up: nothing is evaluated any more
};

void evaluation_init(evaluation *ev, session *s);
void evaluation_free(evaluation *ev);
const value *name_value(evaluation *ev, text name);  // the string value of an identifier
void report_refusal(evaluation *ev);
// v != NULL; reports if a maker refused.
static inline bool checked(evaluation *ev, const value *v) {
  if (v == NULL) report_refusal(ev);
  return v != NULL;
}

// ---- limits (budget.c) --------------------------------------------------------------------------

void budget_begin(evaluation *ev, uintptr_t stack_base, size_t stack_budget);
static inline bool stack_is_low(const evaluation *ev, uintptr_t here) {
  return here - ev->stack_lowest > ev->stack_range;
}
bool must_stop_at_limit(evaluation *ev);
// The stack or the work of the run is used up: reported, the caller gives up. Asked at every step.
static inline bool must_stop(evaluation *ev) {
  char here;
  bool limit = ++ev->values->work > ev->work_limit || stack_is_low(ev, (uintptr_t)&here);
  return limit && must_stop_at_limit(ev);
}
// For an operator that looks at many things at once. False: reported.
bool charge(evaluation *ev, size_t work);
uint64_t work_left(const evaluation *ev);

typedef struct frame {  // an instantiation of a class or a multiclass under way
  const struct frame *outer;
  const record *of;
  place at;
  size_t depth;
} frame;
bool frame_enter(evaluation *ev, frame *f, const record *of, place at);  // false: reported
void frame_leave(evaluation *ev);

// ---- errors (evaluate.c) ------------------------------------------------------------------------

// Reports at a record's place (with notes where it was instantiated from) or, without a record, at
// the expression being evaluated. Returns NULL for the caller to return.
const value *fault(evaluation *ev, const record *r, const char *format, ...) PRINTF_LIKE(3, 4);
void report_at_record(evaluation *ev, const record *r, const char *format, ...) PRINTF_LIKE(3, 4);
text printed(evaluation *ev, const value *v);  // for messages: long ones are cut
text printed_type(evaluation *ev, const type *t);

// ---- expressions (expression.c, operator*.c, range.c, argument.c) -------------------------------

// current: the record whose fields can be seen, or NULL. expected: the type that is wanted, or
// NULL.
const value *eval(evaluation *ev, const syntax *s, record *current, const type *expected);
const value *eval_name_mode(evaluation *ev, const syntax *s, record *current, const type *expected);
const value *eval_operator(evaluation *ev, const syntax *s, record *current, const type *expected);
const value *eval_loop_operator(evaluation *ev, const syntax *s, record *current,
                                const type *expected);
const value *eval_binary_operator(evaluation *ev, const syntax *s, record *current,
                                  const type *expected);
const value *eval_ternary_operator(evaluation *ev, const syntax *s, record *current,
                                   const type *expected);
const value *eval_unary_operator(evaluation *ev, const syntax *s, record *current);
const value *eval_check_operator(evaluation *ev, const syntax *s, record *current);
const value *eval_cond(evaluation *ev, const syntax *s, record *current, const type *expected);
const value *eval_slices(evaluation *ev, const syntax *pieces, bool comma, record *current);
// Fills *out (arena) with the bits of ranges, first written first.
bool eval_bit_ranges(evaluation *ev, const syntax *pieces, uint32_t **out, size_t *count);
// Of `let x{...} =`, the lowest first; without braces there are none.
bool eval_let_bits(evaluation *ev, const syntax *ranges, uint32_t **out, size_t *count);
void reverse_bits(uint32_t *bits, size_t count);
text type_or_unset(evaluation *ev, const value *v);  // for messages
bool has_kind(const value *v, type_kind kind);       // has a type of this kind
bool field_or_bound(evaluation *ev, const record *current, const value *name);
// The place of the token after a piece of syntax, where errors noticed there belong.
place_range place_after(evaluation *ev, const syntax *s);
const value *error_at_syntax(evaluation *ev, const syntax *s, const char *format, ...)
    PRINTF_LIKE(3, 4);
const value *error_after(evaluation *ev, const syntax *s, const char *format, ...)
    PRINTF_LIKE(3, 4);

// ---- template arguments (argument.c; evaluated in expression.c) ---------------------------------

typedef struct call_arguments {
  call_argument *items;
  size_t count;
} call_arguments;
// Evaluates, checks and casts the values for `of`, into the arena.
bool eval_arguments(evaluation *ev, const syntax *first, record *current, record *of,
                    bool cast_them, call_arguments *out);
typedef struct argument_place {  // what is written for an argument
  const syntax *value;
  const value *name;  // NULL: it has none, and is meant by its place
  const type *type;   // NULL: any
} argument_place;
bool argument_meant(evaluation *ev, const syntax *s, const record *of, size_t index, bool *named,
                    argument_place *out);
bool take_argument(evaluation *ev, const argument_place *at, bool named, const value *v,
                   call_argument *out);
bool cast_arguments(evaluation *ev, const syntax *first, const record *of,
                    const call_arguments *given);
// Binds the name of each argument to its value or default; bind NULL: only asks whether it could.
// False: an error was reported.
bool resolve_arguments(evaluation *ev, record *of, const call_arguments *given, place_range at,
                       resolver *bind);

// ---- scopes (scope.c) ---------------------------------------------------------------------------

const value *qualify(evaluation *ev, const record *r, const value *name);
const value *implicit_name(evaluation *ev, record *r);  // qualified NAME
void scope_push(evaluation *ev, scope *s, scope_kind kind, record *r, const value *iterator);
void scope_pop(evaluation *ev);
void scope_set(evaluation *ev, const value *name, const value *v);
const value *scope_find(evaluation *ev, const value *name);  // NULL: unknown, without a report
bool scope_has_local(const evaluation *ev, const value *name);
bool scope_is_outermost(const evaluation *ev);
const value *find_global(evaluation *ev, const value *name);
void report_unknown(evaluation *ev, place_range at, const value *name, record *current);
// in_type: where a type's word, or a keyword of a body, may be meant.
void report_unknown_class(evaluation *ev, place_range at, const value *name, bool in_type);
void report_unknown_field(evaluation *ev, place_range at, const record *r, const value *name);
// What to write so that the value fits the type, where that can be told.
bool report_conversion_help(evaluation *ev, const value *v, const type *wanted);
bool report_class_meant(evaluation *ev, text wanted, const value *v);
void poison(evaluation *ev, const value *name);
bool is_poisoned(const evaluation *ev, const value *name);

// ---- names of earlier versions of MLIR (former_name.c) ------------------------------------------

// A class or a definition by its name of today or an earlier one, of which `at` is warned.
record *class_named(evaluation *ev, place_range at, const value *name);
const value *definition_named(evaluation *ev, place_range at, const value *name);
// In a .td file, a `let` of a field that is no more: left out (field NULL), or of the field of
// today, with a warning. False: it never was one.
typedef struct former_let {
  const value *field, *value;
} former_let;
bool former_let_of(evaluation *ev, const syntax *s, const record *r, former_let *out);

// ---- statements (statement.c, definition.c, multiclass.c, entry.c) ------------------------------

void evaluate_statement(evaluation *ev, syntax *statement);  // of the main file
bool eval_statement(evaluation *ev, const syntax *s);
bool eval_statements(evaluation *ev, const syntax *first);
bool eval_class(evaluation *ev, const syntax *s);
bool eval_def(evaluation *ev, const syntax *s);
bool eval_defm(evaluation *ev, const syntax *s);
bool eval_multiclass(evaluation *ev, const syntax *s);
bool eval_declarations(evaluation *ev, const syntax *group, record *r);
bool eval_object_name(evaluation *ev, const syntax *s, const value **out);  // *out NULL: none
bool eval_defvar(evaluation *ev, const syntax *s, record *current);
bool eval_assert(evaluation *ev, const syntax *s, record *current);
bool eval_dump(evaluation *ev, const syntax *s, record *current);
bool eval_declaration(evaluation *ev, const syntax *s, record *r, bool template_argument);
bool add_base(evaluation *ev, record *r, record *base, const call_arguments *arguments,
              place_range at);
bool apply_lets(evaluation *ev, record *r);
void take_more_fields(evaluation *ev);              // more_fields.c
void warn_unused(evaluation *ev, const record *r);  // template arguments
bool assign_field(evaluation *ev, record *r, const value *name, const uint32_t *bits,
                  size_t bit_count, const value *v, place_range at, place assigned);
record *find_class(evaluation *ev, const syntax *name);
bool add_entry(evaluation *ev, const entry *e);
void entry_append(evaluation *ev, entry_list *list, const entry *e);
bool finish_record(evaluation *ev, record *r);  // the last steps of a definition
// Runs entries under substitutions. to NULL: for good.
bool run_entries(evaluation *ev, const entry_list *from, resolver *with, bool final, entry_list *to,
                 place instantiated_at);
bool run_loop(evaluation *ev, const loop *l, resolver *with, bool final, entry_list *to,
              place instantiated_at);

#endif
