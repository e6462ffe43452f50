// The table of directives, and of the other kinds of elements: what is known of a kind is a switch,
// so that the compiler asks for the row of a new one. Constant data.
#include "format/directive.h"

format_facts format_facts_of(format_kind kind) {
  static const unsigned in_any_but_type = IN_ANY & ~(unsigned)IN_TYPE;
  switch (kind) {
  case FORMAT_LITERAL:
    return (format_facts){
        .contexts = IN_TOP,
        .elsewhere =
            "literals may only stand at the top level of the format: write this one "
            "before or behind the directive",
        .fits_group = true,
        .opens_group = true,
        .fits_clause = true,
    };
  case FORMAT_SPACE:
  case FORMAT_NEWLINE:
  case FORMAT_EMPTY:
    return (format_facts){.contexts = IN_TOP, .fits_group = true, .fits_clause = true};
  case FORMAT_VARIABLE:
    return (format_facts){
        .contexts = IN_ANY,
        .binds = BINDS_NAMED,
        .fits_group = true,
        .anchors_group = true,
        .opens_group = true,
        .fits_clause = true,
    };
  case FORMAT_STRING:
    return (format_facts){
        .contexts = IN_CUSTOM,
        .elsewhere =
            "strings may only stand among the arguments of a 'custom' directive; text of "
            "the IR is written between backticks: `...`",
    };
  case FORMAT_ATTR_DICT:
    return (format_facts){
        .contexts = in_any_but_type,
        .elsewhere = "'attr-dict' directive can only be used as a top-level directive",
        .binds = BINDS_ATTR_DICT,
        .may_be_absent = true,
    };
  case FORMAT_PROP_DICT:
    return (format_facts){
        .contexts = in_any_but_type,
        .elsewhere = "'prop-dict' directive can only be used as a top-level directive",
        .binds = BINDS_PROP_DICT,
    };
  case FORMAT_OPERANDS:
    return (format_facts){
        .contexts = IN_ANY, .binds = BINDS_OPERANDS, .fits_group = true, .anchors_group = true};
  case FORMAT_RESULTS:
    return (format_facts){
        .contexts = IN_TYPE,
        .elsewhere = "'results' may only stand inside 'type' or 'functional-type'",
        .binds = BINDS_RESULTS,
        .fits_group = true,
        .anchors_group = true,
    };
  case FORMAT_REGIONS:
    return (format_facts){
        .contexts = in_any_but_type,
        .elsewhere = "regions have no type",
        .binds = BINDS_REGIONS,
    };
  case FORMAT_SUCCESSORS:
    return (format_facts){
        .contexts = in_any_but_type,
        .elsewhere = "successors have no type",
        .binds = BINDS_SUCCESSORS,
    };
  case FORMAT_TYPE:
    return (format_facts){
        .contexts = in_any_but_type,
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
  case FORMAT_FUNCTIONAL_TYPE:
    return (format_facts){
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
  case FORMAT_REF:
    return (format_facts){
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
  case FORMAT_CUSTOM:
    return (format_facts){
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
  case FORMAT_OILIST:
    return (format_facts){
        .contexts = IN_TOP,
        .elsewhere = "'oilist' may only stand at the top level of the format",
        .shape = SHAPE_CLAUSES,
        .inside = IN_TOP,
        .binds = BINDS_INSIDE,
        .may_be_absent = true,
    };
  case FORMAT_CLAUSE: return (format_facts){.binds = BINDS_INSIDE};
  case FORMAT_OPTIONAL:
    return (format_facts){
        .contexts = IN_TOP,
        .elsewhere = "optional groups may only stand at the top level of the format",
        .binds = BINDS_INSIDE,
        .fits_group = true,
        .fits_clause = true,
    };
  case FORMAT_PARAMS:
    return (format_facts){
        .contexts = IN_TOP | IN_STRUCT,
        .elsewhere = "'params' may only stand at the top level or inside 'struct'",
        .binds = BINDS_PARAMETERS,
    };
  case FORMAT_STRUCT:
    return (format_facts){
        .contexts = IN_TOP,
        .elsewhere = "'struct' may only stand at the top level of the format",
        .shape = SHAPE_ARGUMENTS,
        .inside = IN_STRUCT,
        .least = 1,
        .most = SIZE_MAX,
        .wrong_arguments = "'struct' needs an argument: struct(params), or struct($name, ...)",
        .binds = BINDS_INSIDE,
    };
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
