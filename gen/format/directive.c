// The table of directives, and of the other kinds of elements, and a switch, so that the compiler
// asks for the row of a new one. Constant data.
#include "format/directive.h"

enum {
  IN_ANY_BUT_TYPE = IN_ANY & ~IN_TYPE,
  IN_ANY_BUT_CUSTOM = IN_ANY & ~IN_CUSTOM,
};

static const format_facts literal = {
    .contexts = IN_TOP,
    .elsewhere =
        "literals may only stand at the top level of the format: write this one "
        "before or after the directive",
    .fits_group = true,
    .opens_group = true,
    .fits_clause = true,
};
static const format_facts space = {.contexts = IN_TOP, .fits_group = true, .fits_clause = true};
static const format_facts variable = {
    .contexts = IN_ANY,
    .binds = BINDS_NAMED,
    .fits_group = true,
    .anchors_group = true,
    .opens_group = true,
    .fits_clause = true,
};
static const format_facts string = {
    .contexts = IN_CUSTOM,
    .elsewhere =
        "strings may only stand among the arguments of a 'custom' directive; text of "
        "the IR is written between backticks: `...`",
};
static const format_facts attr_dict = {
    .contexts = IN_ANY_BUT_TYPE,
    .elsewhere = "'attr-dict' directive can only be used as a top-level directive",
    .binds = BINDS_ATTR_DICT,
    .may_be_absent = true,
};
static const format_facts prop_dict = {
    .contexts = IN_ANY_BUT_TYPE,
    .elsewhere = "'prop-dict' directive can only be used as a top-level directive",
    .binds = BINDS_PROP_DICT,
};
static const format_facts operands = {
    .contexts = IN_ANY_BUT_CUSTOM,
    .elsewhere =
        "only variables and types may be used as parameters to a custom directive: write the "
        "variables",
    .binds = BINDS_OPERANDS,
};
static const format_facts results = {
    .contexts = IN_TYPE,
    .elsewhere = "'results' may only stand inside 'type' or 'functional-type'",
    .binds = BINDS_RESULTS,
};
static const format_facts regions = {
    .contexts = IN_ANY_BUT_TYPE & IN_ANY_BUT_CUSTOM,
    .elsewhere = "'regions' may only stand at the top level of the format",
    .binds = BINDS_REGIONS,
};
static const format_facts successors = {
    .contexts = IN_ANY_BUT_TYPE & IN_ANY_BUT_CUSTOM,
    .elsewhere = "'successors' may only stand at the top level of the format",
    .binds = BINDS_SUCCESSORS,
};
static const format_facts type = {
    .contexts = IN_ANY_BUT_TYPE,
    .elsewhere = "'type' can't stand inside another 'type'",
    .shape = SHAPE_ARGUMENTS,
    .inside = IN_TYPE,
    .least = 1,
    .most = 1,
    .wrong_arguments = "'type' takes one argument: a variable, 'operands' or 'results'",
    .use = USE_TYPE,
    .binds = BINDS_INSIDE,
    .fits_group = true,
    .anchors_group = true,
    .fits_clause = true,
};
static const format_facts functional_type = {
    .contexts = IN_TOP,
    .elsewhere = "'functional-type' may only stand at the top level of the format",
    .shape = SHAPE_ARGUMENTS,
    .inside = IN_TYPE,
    .least = 2,
    .most = 2,
    .wrong_arguments = "'functional-type' takes two arguments: the inputs and the results",
    .use = USE_FUNCTION_TYPE,
    .binds = BINDS_INSIDE,
    .fits_group = true,
    .anchors_group = true,
};
static const format_facts ref = {
    .contexts = IN_CUSTOM,
    .elsewhere = "'ref' may only stand among the arguments of a 'custom' directive",
    .shape = SHAPE_ARGUMENTS,
    .inside = IN_REF,
    .least = 1,
    .most = 1,
    .wrong_arguments = "'ref' takes one argument: what stands before",
    .use = USE_REF,
    .binds = BINDS_INSIDE,
};
static const format_facts custom = {
    .contexts = IN_TOP | IN_STRUCT,
    .elsewhere = "'custom' may only stand at the top level of the format",
    .shape = SHAPE_NAMED,
    .inside = IN_CUSTOM,
    .most = SIZE_MAX,
    .use = USE_CUSTOM,
    .binds = BINDS_INSIDE,
    .fits_group = true,
    .anchors_group = true,
    .opens_group = true,
    .fits_clause = true,
};
static const format_facts oilist = {
    .contexts = IN_TOP,
    .elsewhere = "'oilist' may only stand at the top level of the format",
    .shape = SHAPE_CLAUSES,
    .inside = IN_TOP,
    .binds = BINDS_INSIDE,
    .may_be_absent = true,
};
static const format_facts clause = {.binds = BINDS_INSIDE};
static const format_facts optional = {
    .contexts = IN_TOP,
    .elsewhere = "optional groups may only stand at the top level of the format",
    .binds = BINDS_INSIDE,
    .fits_group = true,
    .fits_clause = true,
};
static const format_facts params = {
    .contexts = IN_TOP | IN_STRUCT,
    .elsewhere = "'params' may only stand at the top level or inside 'struct'",
    .binds = BINDS_PARAMETERS,
};
static const format_facts struct_of = {
    .contexts = IN_TOP,
    .elsewhere = "'struct' may only stand at the top level of the format",
    .shape = SHAPE_ARGUMENTS,
    .inside = IN_STRUCT,
    .least = 1,
    .most = SIZE_MAX,
    .wrong_arguments = "'struct' needs an argument: struct(params), or struct($name, ...)",
    .binds = BINDS_INSIDE,
};

format_facts format_facts_of(format_kind kind) {
  switch (kind) {
  case FORMAT_LITERAL: return literal;
  case FORMAT_SPACE:
  case FORMAT_NEWLINE:
  case FORMAT_EMPTY: return space;
  case FORMAT_VARIABLE: return variable;
  case FORMAT_STRING: return string;
  case FORMAT_ATTR_DICT: return attr_dict;
  case FORMAT_PROP_DICT: return prop_dict;
  case FORMAT_OPERANDS: return operands;
  case FORMAT_RESULTS: return results;
  case FORMAT_REGIONS: return regions;
  case FORMAT_SUCCESSORS: return successors;
  case FORMAT_TYPE: return type;
  case FORMAT_FUNCTIONAL_TYPE: return functional_type;
  case FORMAT_REF: return ref;
  case FORMAT_CUSTOM: return custom;
  case FORMAT_OILIST: return oilist;
  case FORMAT_CLAUSE: return clause;
  case FORMAT_OPTIONAL: return optional;
  case FORMAT_PARAMS: return params;
  case FORMAT_STRUCT: return struct_of;
  }
  return (format_facts){0};
}

const format_word *format_word_at(size_t index) {
  enum { OF_BOTH = FORMAT_OF_OP | FORMAT_OF_PARAMETERS };
  static const format_word words[] = {
      {"attr-dict", FORMAT_OF_OP, FORMAT_ATTR_DICT, false},
      {"attr-dict-with-keyword", FORMAT_OF_OP, FORMAT_ATTR_DICT, true},
      {"custom", OF_BOTH, FORMAT_CUSTOM, false},
      {"functional-type", FORMAT_OF_OP, FORMAT_FUNCTIONAL_TYPE, false},
      {"oilist", FORMAT_OF_OP, FORMAT_OILIST, false},
      {"operands", FORMAT_OF_OP, FORMAT_OPERANDS, false},
      {"params", FORMAT_OF_PARAMETERS, FORMAT_PARAMS, false},
      {"prop-dict", FORMAT_OF_OP, FORMAT_PROP_DICT, false},
      {"ref", OF_BOTH, FORMAT_REF, false},
      {"regions", FORMAT_OF_OP, FORMAT_REGIONS, false},
      {"results", FORMAT_OF_OP, FORMAT_RESULTS, false},
      {"struct", FORMAT_OF_PARAMETERS, FORMAT_STRUCT, false},
      {"successors", FORMAT_OF_OP, FORMAT_SUCCESSORS, false},
      {"type", FORMAT_OF_OP, FORMAT_TYPE, false},
  };
  return index < sizeof words / sizeof *words ? &words[index] : NULL;
}
