// The names that generated C declares: a reader of declarations, and the table of what it finds.
// Called once the outputs are whole, before they are written to files. It knows as much of C as is
// needed to tell what a declaration declares; expressions are skipped.
#include "emit/declared.h"

#include "base/names.h"

void declared_add_owner(arena *a, declared_owners *owners, declared_owner owner) {
  if (owners->count == owners->capacity)
    owners->items = arena_grow(a, owners->items, &owners->capacity, sizeof *owners->items);
  owners->items[owners->count++] = owner;
}

// ---- The table ----------------------------------------------------------------------------------

// What a name is in an output.
typedef struct declared_use {
  place at;
  bool is_declared, is_defined, is_author;
} declared_use;

typedef struct declared_name {
  text name;
  bool is_keyword;
  declared_use header, source;
  size_t function;  // of a parameter or local: which function has it now; 0: none
  size_t depth;     // and how deep its block lies
  text parameters;  // of a function: what stands in its parentheses
} declared_name;

typedef struct reading {
  arena *memory;
  diagnostics *diagnostics;
  text_map names;  // declared_name
  bool is_source;  // the output that is read
  list open;       // names of locals of this function, innermost last
  size_t function, depth;
  const char *start, *at, *end;  // the output
  bool at_line_start;
  const declared_owners *owners;
  size_t owner;          // whose C is read: the index of the next owner
  place_range reported;  // the two places of the last error
  declared_owners *clashing;
  char kind;  // of the token: 'a' a word, '0' a number or literal, 0 the end, else itself
  text word;
} reading;

// NULL: it is no name.
static declared_name *find_name(reading *r, text name) {
  if (name.size == 0) return NULL;
  void **known = text_map_at(r->memory, &r->names, name);
  if (*known != NULL) return *known;
  declared_name *added = ARENA_NEW(r->memory, declared_name);
  *added = (declared_name){.name = name, .is_keyword = name_is_keyword(name)};
  return *known = added;
}

static declared_use *use_here(const reading *r, declared_name *name) {
  return r->is_source ? &name->source : &name->header;
}

static bool is_used(const declared_use *use) { return use->is_declared || use->is_defined; }

static declared_owner owner_of(reading *r) {
  size_t offset = (size_t)(r->at - r->start);
  while (r->owner < r->owners->count && r->owners->items[r->owner].offset < offset) r->owner++;
  return r->owner == 0 ? (declared_owner){0} : r->owners->items[r->owner - 1];
}

static void report_twice(reading *r, text name, declared_owner owner, place first) {
  place again = owner.at;
  declared_add_owner(r->memory, r->clashing, owner);
  if (again == 0 || again < first) {  // nowhere, or the source after the header
    place later = first;
    first = again;
    again = later;
  }
  if (again == r->reported.begin && first == r->reported.end) return;
  r->reported = (place_range){again, first};
  report_error(r->diagnostics, at_place(again), "two things have the name '%.*s' in C",
               TEXT_ARGS(name));
  if (first != 0) report_note(r->diagnostics, at_place(first), "the other one is made of this");
  report_help(r->diagnostics, "give one of them another name");
}

// A declaration, or with `defines` a definition. A static one of the source stands there alone.
static void declare(reading *r, declared_name *name, bool defines, bool is_static) {
  if (name == NULL) return;
  const declared_owner owner = owner_of(r);
  declared_use *known = use_here(r, name);
  bool again = defines ? known->is_defined : known->is_declared;
  if (!r->is_source && is_used(known)) again = true;  // a header says everything once
  if (!defines && (owner.is_author || known->is_author)) again = false;
  if (again) report_twice(r, name->name, owner, known->at);
  else if (r->is_source && is_static && is_used(&name->header))
    report_twice(r, name->name, owner, name->header.at);
  if (!is_used(known)) known->at = owner.at;
  known->is_author |= owner.is_author && !defines;
  *(defines ? &known->is_defined : &known->is_declared) = true;
}

// A parameter or a local.
static void declare_local(reading *r, declared_name *name, bool stays) {
  if (name == NULL) return;
  const declared_owner owner = owner_of(r);
  bool is_global = is_used(&name->header) || is_used(use_here(r, name));
  if (is_global || (name->function == r->function && name->depth <= r->depth)) {
    report_error(r->diagnostics, at_place(owner.at),
                 "in a function made of this two things have the name '%.*s'",
                 TEXT_ARGS(name->name));
    declared_add_owner(r->memory, r->clashing, owner);
    report_help(r->diagnostics, "give what is called so another name");
    return;
  }
  if (!stays) return;
  name->function = r->function;
  name->depth = r->depth;
  list_push(r->memory, &r->open, name);
}

static void close_block(reading *r) {
  while (r->open.count > 0) {
    declared_name *last = (declared_name *)r->open.items[r->open.count - 1];
    if (last->depth < r->depth) break;
    last->function = 0;
    r->open.count--;
  }
  r->depth--;
}

// ---- Tokens -------------------------------------------------------------------------------------

enum {
  BLANK = 1,
  LETTER = 2,
  DIGIT = 4,
  OPENS = 8,
  CLOSES = 16,
  QUOTE = 32,
  ENDS = 64,
  SLASH = 128
};

// What a byte is to C; 0: a character of an operator, or no ASCII.
static const unsigned char classes[256] = {
    [' '] = BLANK,  ['\t'] = BLANK, ['\r'] = BLANK, ['\n'] = BLANK, ['('] = OPENS,  ['['] = OPENS,
    ['{'] = OPENS,  [')'] = CLOSES, [']'] = CLOSES, ['}'] = CLOSES, ['"'] = QUOTE,  ['\''] = QUOTE,
    [';'] = ENDS,   [','] = ENDS,   ['/'] = SLASH,  ['0'] = DIGIT,  ['1'] = DIGIT,  ['2'] = DIGIT,
    ['3'] = DIGIT,  ['4'] = DIGIT,  ['5'] = DIGIT,  ['6'] = DIGIT,  ['7'] = DIGIT,  ['8'] = DIGIT,
    ['9'] = DIGIT,  ['a'] = LETTER, ['b'] = LETTER, ['c'] = LETTER, ['d'] = LETTER, ['e'] = LETTER,
    ['f'] = LETTER, ['g'] = LETTER, ['h'] = LETTER, ['i'] = LETTER, ['j'] = LETTER, ['k'] = LETTER,
    ['l'] = LETTER, ['m'] = LETTER, ['n'] = LETTER, ['o'] = LETTER, ['p'] = LETTER, ['q'] = LETTER,
    ['r'] = LETTER, ['s'] = LETTER, ['t'] = LETTER, ['u'] = LETTER, ['v'] = LETTER, ['w'] = LETTER,
    ['x'] = LETTER, ['y'] = LETTER, ['z'] = LETTER, ['A'] = LETTER, ['B'] = LETTER, ['C'] = LETTER,
    ['D'] = LETTER, ['E'] = LETTER, ['F'] = LETTER, ['G'] = LETTER, ['H'] = LETTER, ['I'] = LETTER,
    ['J'] = LETTER, ['K'] = LETTER, ['L'] = LETTER, ['M'] = LETTER, ['N'] = LETTER, ['O'] = LETTER,
    ['P'] = LETTER, ['Q'] = LETTER, ['R'] = LETTER, ['S'] = LETTER, ['T'] = LETTER, ['U'] = LETTER,
    ['V'] = LETTER, ['W'] = LETTER, ['X'] = LETTER, ['Y'] = LETTER, ['Z'] = LETTER, ['_'] = LETTER,
};

static bool is(char c, int class) { return (classes[(unsigned char)c] & class) != 0; }

static void skip_line(reading *r) {
  const char *at = r->at, *end = r->end;
  while (at < end && *at != '\n') at += *at == '\\' && at + 1 < end ? 2 : 1;
  r->at = at;
}

// A comment, or the slash that is none.
static void skip_slash(reading *r) {
  char next = r->at + 1 < r->end ? r->at[1] : '\0';
  if (next == '/') {
    skip_line(r);
  } else if (next == '*') {
    for (r->at += 3; r->at < r->end; r->at++)
      if (r->at[0] == '/' && r->at[-1] == '*') break;
    r->at = r->at < r->end ? r->at + 1 : r->end;
  } else {
    r->at++;
  }
}

static void skip_literal(reading *r) {
  const char *at = r->at + 1, *end = r->end, quote = *r->at;
  while (at < end && *at != quote) at += *at == '\\' && at + 1 < end ? 2 : 1;
  r->at = at < end ? at + 1 : end;
}

static text take_word(reading *r) {
  const char *start = r->at, *at = start, *end = r->end;
  while (at < end && is(*at, LETTER | DIGIT)) at++;
  r->at = at;
  return (text){start, (size_t)(at - start)};
}

static text take_directive_word(reading *r) {
  while (r->at < r->end && (*r->at == ' ' || *r->at == '\t')) r->at++;
  return take_word(r);
}

// What stands between `#ifndef X` and its `#endif` when there is an X already.
static void skip_guarded(reading *r) {
  for (size_t depth = 1; depth > 0 && r->at < r->end;) {
    skip_line(r);
    while (r->at < r->end && is(*r->at, BLANK)) r->at++;
    if (r->at == r->end || *r->at != '#') continue;
    r->at++;
    text word = take_directive_word(r);
    depth += text_starts_with(word, TEXT("if"));
    depth -= text_is(word, "endif");
  }
}

// A line that begins with `#`: a macro is a name of the file.
static void read_directive(reading *r) {
  r->at++;
  text word = take_directive_word(r), name = take_directive_word(r);
  declared_name *macro = find_name(r, name);
  if (text_is(word, "define")) declare(r, macro, true, false);
  if (text_is(word, "ifndef") && macro != NULL && is_used(use_here(r, macro))) skip_guarded(r);
  skip_line(r);
}

// Blanks, comments and directives.
static void skip_space(reading *r) {
  for (;;) {
    const char *at = r->at;
    for (; at < r->end && is(*at, BLANK); at++) r->at_line_start |= *at == '\n';
    r->at = at;
    if (at == r->end) return;
    if (*at == '/') skip_slash(r);
    else if (*at == '#' && r->at_line_start) read_directive(r);
    else return;
    if (*at != '/' || r->at > at + 1) continue;
    r->at = at;  // an operator
    return;
  }
}

static void next(reading *r) {
  skip_space(r);
  r->at_line_start = false;
  r->kind = '\0';
  if (r->at == r->end) return;
  char c = *r->at;
  if (is(c, QUOTE)) {
    skip_literal(r);
    r->kind = '0';
  } else if (is(c, LETTER | DIGIT)) {
    r->kind = is(c, DIGIT) ? '0' : 'a';
    r->word = take_word(r);
  } else {
    r->kind = c;
    r->at++;
  }
}

static inline bool is_word(const reading *r, const char *word) {
  return r->kind == 'a' && r->word.data[0] == word[0] && text_is(r->word, word);
}

static bool is_one_of(const reading *r, const char *const *words) {
  if (r->kind != 'a') return false;
  for (char first = r->word.data[0]; *words != NULL; words++)
    if (**words == first && text_is(r->word, *words)) return true;
  return false;
}

static void skip_ordinary(reading *r) {
  const char *at = r->at, *end = r->end;
  while (at < end && !is(*at, OPENS | CLOSES | QUOTE | ENDS | SLASH)) at++;
  r->at = at;
}

// From the token to one that ends the expression: a semicolon, a comma unless it is skipped, a
// parenthesis that closes what stands around. By bytes: there are many of them.
static void skip_expression(reading *r, bool with_commas) {
  size_t depth = 0;
  if (r->kind == ';' || (r->kind == ',' && !with_commas) || is(r->kind, CLOSES)) return;
  depth += is(r->kind, OPENS);
  for (; r->at < r->end; r->at++) {
    skip_ordinary(r);
    if (r->at == r->end) break;
    char c = *r->at;
    if (depth == 0 && (c == ';' || (c == ',' && !with_commas) || is(c, CLOSES))) break;
    depth += is(c, OPENS);
    depth -= is(c, CLOSES);
    if (is(c, QUOTE)) skip_literal(r);
    else if (c == '/') skip_slash(r);
    else continue;
    r->at--;
  }
  next(r);
}

// From an opening parenthesis to after the one that closes it.
static void skip_group(reading *r) {
  next(r);
  while (!is(r->kind, CLOSES) && r->kind != '\0') {
    skip_expression(r, true);
    if (r->kind == ';') next(r);
  }
  next(r);
}

// ---- Functions ----------------------------------------------------------------------------------

// `(const mica_op *op, size_t index)`: a name stands after a word or a `*`.
static void read_parameters(reading *r) {
  text name = {0};
  size_t words = 0;
  for (next(r); r->kind != '\0';) {
    if (is(r->kind, OPENS)) {
      skip_group(r);
      continue;
    }
    if (r->kind == 'a') {
      words++;
      name = r->word;
    }
    if (r->kind == ',' || r->kind == ')') {
      declared_name *parameter = words > 1 ? find_name(r, name) : NULL;
      if (parameter != NULL && !parameter->is_keyword) declare_local(r, parameter, true);
      name = (text){0};
      words = 0;
      if (r->kind == ')') break;
    }
    next(r);
  }
  next(r);
}

// From behind the opening parenthesis to before the one that closes it.
static void keep_parameters(const reading *r, declared_name *function, const char *start) {
  const char *end = r->at;
  while (end > start && *end != ')') end--;
  text all = {start, (size_t)(end - start)};
  function->parameters = text_is(all, "void") ? TEXT("") : all;
}

// `T *a = ..., b[2]`: nothing that is declared so has less than two words in front.
static void read_variables(reading *r, bool stays) {
  static const char *const others[] = {"return", "goto",    "break", "continue",
                                       "sizeof", "typedef", NULL};
  text name = {0};
  size_t words = 0;
  if (is_one_of(r, others)) return;
  for (; r->kind == 'a' || r->kind == '*'; next(r)) {
    if (r->kind == '*') continue;
    name = r->word;
    words++;
  }
  declared_name *local = words > 1 ? find_name(r, name) : NULL;
  if (local == NULL || local->is_keyword) return;
  while (r->kind == '=' || r->kind == ';' || r->kind == '[' || r->kind == ',') {
    declare_local(r, local, stays);
    skip_expression(r, false);
    if (r->kind != ',') return;
    for (next(r); r->kind == '*';) next(r);
    local = r->kind == 'a' ? find_name(r, r->word) : NULL;
    next(r);
  }
}

static void read_statement(reading *r) {
  read_variables(r, true);
  if (r->kind != ':') skip_expression(r, true);
  if (r->kind != '}') next(r);
}

// `if (...)`, `for (size_t i = 0; ...)`: what follows is a statement.
static void read_condition(reading *r) {
  bool is_loop = is_word(r, "for");
  next(r);
  if (r->kind != '(') return;
  if (!is_loop) {
    skip_group(r);
    return;
  }
  next(r);
  read_variables(r, false);
  size_t depth = 1;
  while (depth > 0 && r->kind != '\0') {
    depth += is(r->kind, OPENS);
    depth -= is(r->kind, CLOSES);
    next(r);
  }
}

static void read_body(reading *r) {
  static const char *const conditions[] = {"if", "for", "while", "switch", NULL};
  static const char *const introductions[] = {"else", "do", NULL};
  for (size_t outside = r->depth; r->kind != '\0';) {
    if (r->kind == '{') {
      r->depth++;
      next(r);
    } else if (r->kind == '}') {
      close_block(r);
      if (r->depth == outside) break;
      next(r);
    } else if (is_one_of(r, conditions)) {
      read_condition(r);
    } else if (is_one_of(r, introductions)) {
      next(r);
    } else {
      read_statement(r);
    }
  }
}

static void begin_function(reading *r) {
  r->function++;
  r->depth = 0;
  r->open.count = 0;
}

// ---- Declarations -------------------------------------------------------------------------------

// `{ RING_A = 1, RING_B }`
static void read_enumerators(reading *r) {
  for (next(r); r->kind == 'a';) {
    declare(r, find_name(r, r->word), true, false);
    next(r);
    skip_expression(r, false);
    if (r->kind == ',') next(r);
  }
  while (r->kind != '}' && r->kind != '\0') next(r);
  next(r);
}

// The members of a struct are names as the locals of a function are.
static void read_members(reading *r) {
  begin_function(r);
  text name = {0};
  for (next(r); r->kind != '}' && r->kind != '\0';) {
    bool is_pointer = r->kind == '(';  // `T (*name)(...)`
    if (is_pointer) {
      next(r);
      if (r->kind == '*') next(r);
      if (name.size > 0 && r->kind == 'a') name = r->word;
      while (r->kind != ')' && r->kind != '\0') next(r);
      next(r);
    }
    if (r->kind == 'a') name = r->word;
    if (is(r->kind, OPENS)) {
      skip_group(r);
      continue;
    }
    if (r->kind == ';' || r->kind == ',') declare_local(r, find_name(r, name), true);
    if (r->kind == '}') break;
    next(r);
  }
  next(r);
}

// What a declaration was seen to be so far.
typedef struct declaration {
  text word;            // the last one that may be its name
  declared_name *name;  // of a function
  const char *tag;      // "enum", "struct", or NULL
  bool is_static, is_extern, is_function;
} declaration;

typedef enum word_role { ROLE_NAME, ROLE_CALL, ROLE_TAG, ROLE_STATIC, ROLE_EXTERN } word_role;

static word_role role_of(const reading *r) {
  static const struct {
    const char *word;
    word_role role;
  } words[] = {{"__attribute__", ROLE_CALL}, {"_Static_assert", ROLE_CALL},
               {"_Alignas", ROLE_CALL},      {"alignas", ROLE_CALL},
               {"static_assert", ROLE_CALL}, {"static", ROLE_STATIC},
               {"struct", ROLE_TAG},         {"enum", ROLE_TAG},
               {"extern", ROLE_EXTERN},      {"union", ROLE_TAG}};
  if (strchr("_aesu", r->word.data[0]) == NULL) return ROLE_NAME;  // most of them
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (is_word(r, words[i].word)) return words[i].role;
  return ROLE_NAME;
}

// A word of a declaration, and what belongs to it.
static void read_declaring_word(reading *r, declaration *d) {
  switch (role_of(r)) {
  case ROLE_NAME:
    if (!d->is_function) d->word = r->word;
    break;
  case ROLE_STATIC: d->is_static = true; break;
  case ROLE_EXTERN: d->is_extern = true; break;
  case ROLE_TAG:
    d->tag = is_word(r, "enum") ? "enum" : "struct";
    next(r);
    if (r->kind == 'a') next(r);  // the name of the tag is no name of its own
    return;
  case ROLE_CALL:
    next(r);
    if (r->kind == '(') skip_group(r);
    return;
  }
  next(r);
}

// A brace: of an enum, a struct, or the body of a function. Answers whether the declaration ends.
static bool read_brace(reading *r, declaration *d) {
  if (d->is_function) {
    declare(r, d->name, true, d->is_static);
    read_body(r);
    next(r);
    return true;
  }
  if (d->tag == NULL) skip_group(r);
  else if (strcmp(d->tag, "enum") == 0) read_enumerators(r);
  else read_members(r);
  d->word = (text){0};
  return false;
}

// At a parenthesis: whether parameters follow.
static bool begins_function(reading *r, declaration *d) {
  if (d->is_function) return false;
  d->name = find_name(r, d->word);
  return d->name != NULL && !d->name->is_keyword;
}

static void read_declaration(reading *r) {
  declaration d = {0};
  while (r->kind != ';' && r->kind != '\0') {
    if (r->kind == 'a') {
      read_declaring_word(r, &d);
    } else if (r->kind == '(' && begins_function(r, &d)) {
      const char *start = r->at;
      d.is_function = true;
      begin_function(r);
      read_parameters(r);
      keep_parameters(r, d.name, start);
    } else if (r->kind == '{') {
      if (read_brace(r, &d)) return;
    } else if (r->kind == '=') {
      skip_expression(r, false);
    } else if (is(r->kind, OPENS)) {
      skip_group(r);
    } else {
      if (r->kind == ',') declare(r, find_name(r, d.word), !d.is_extern, d.is_static);
      next(r);
    }
  }
  if (r->kind == ';')
    declare(r, d.is_function ? d.name : find_name(r, d.word), !d.is_function && !d.is_extern,
            d.is_static);
  next(r);
}

static void read_output(reading *r, text output, const declared_owners *owners) {
  r->start = r->at = output.data;
  r->end = output.data + output.size;
  r->owners = owners;
  r->owner = 0;
  r->at_line_start = true;
  next(r);
  while (r->kind != '\0') read_declaration(r);
}

// ---- The author's calls
// ---------------------------------------------------------------------------

static bool is_function(const declared_name *name) { return name->parameters.data != NULL; }
static bool is_global(const declared_name *name) {
  return is_used(&name->header) || is_used(&name->source);
}

// `ring_add_lhs`, `RING_MODE_FAST`
static bool begins_with_prefix(text name, const char *prefix) {
  size_t size = strlen(prefix);
  if (name.size <= size || name.data[size] != '_') return false;
  for (size_t i = 0; i < size; i++) {
    char c = name.data[i];
    if (c >= 'A' && c <= 'Z') c = (char)(c - 'A' + 'a');
    if (c != prefix[i]) return false;
  }
  return true;
}

// Of what other headers declare nothing is known.
static bool is_of_outputs(const model *m, text name) {
  if (m->dialect == NULL || m->is_extension || m->has_other_headers) return false;
  for (size_t i = 0; i < m->used_dialect_count; i++)
    if (begins_with_prefix(name, m->used_dialects[i]->c_name)) return false;
  return begins_with_prefix(name, m->c_prefix);
}

static void report_unknown(const reading *r, const model_call *call) {
  spelling s = spelling_of(call->name);
  for (size_t i = 0; i < r->names.capacity; i++) {
    const declared_name *known = r->names.entries[i].value;
    if (known != NULL && is_global(known)) spelling_offer(&s, known->name);
  }
  report_error(r->diagnostics, call->at, "nothing declares '%.*s'", TEXT_ARGS(call->name));
  if (call->use != 0) report_note(r->diagnostics, at_place(call->use), "needed here");
  report_spelling(r->diagnostics, &s);
}

static void check_call(const reading *r, const model *m, const model_call *call) {
  const declared_name *name = text_map_get(&r->names, call->name);
  bool is_there = name != NULL && is_global(name);
  if (is_there && is_function(name) && call->is_call)
    (void)call_fits(r->diagnostics, call, name->parameters);
  else if (!is_there && is_of_outputs(m, call->name)) report_unknown(r, call);
}

void declared_check(arena *a, diagnostics *d, const model *m, text header,
                    const declared_owners *of_header, text source, const declared_owners *of_source,
                    declared_owners *clashing) {
  reading r = {.memory = a, .diagnostics = d, .clashing = clashing};
  read_output(&r, header, of_header);
  r.is_source = true;
  if (clashing->count == 0) read_output(&r, source, of_source);
  for (size_t i = 0; i < m->calls.count; i++) check_call(&r, m, m->calls.items[i]);
}
