// What a parser written by hand can call: each call says what is missing where it reads, and fails
// without a further word once something failed, so that a run of calls may be asked at its end.
#include "capture.h"
#include "mica/mica.h"
#include "mica/parse.h"
#include "probe/probe.h"

// ---- A dialect with one operation, whose parser makes one call ----------------------------------

typedef bool call(mica_parser *p, mica_op_state *out);
static struct {
  call *call;
  bool fails_before, passed;
} hook;

static bool parse(mica_parser *p, mica_op_state *out) {
  if (hook.fails_before) (void)mica_parse_punct(p, '/');
  hook.passed = hook.call(p, out);
  return hook.passed;
}

extern const mica_dialect_def hook_dialect;
static const mica_op_def hook_op_def = {.name = "hook.op",
                                        .name_size = 7,
                                        .flags = MICA_OP_ANY_COUNTS,
                                        .dialect = &hook_dialect,
                                        .parse = parse};
static const mica_op_def *const hook_ops[] = {&hook_op_def};
const mica_dialect_def hook_dialect = {
    .abi = MICA_ABI, .name = "hook", .ops = hook_ops, .op_count = 1};

// What was reported when the call met the text.
static const char *said_of(capture *said, call *wanted, const char *text, bool fails_before) {
  mica_context *ctx = mica_context_create(NULL);
  char module[256];
  (void)snprintf(module, sizeof module, "hook.op %s", text);
  capture_begin(said, ctx);
  mica_context_allow_unregistered(ctx, true);
  assert_true(mica_context_register(ctx, &hook_dialect));
  assert_true(mica_context_register(ctx, &probe_dialect));
  hook.call = wanted;
  hook.fails_before = fails_before;
  hook.passed = false;
  mica_op *read = mica_parse_module(ctx, mica_str_of(module), NULL);
  mica_op_destroy(read);
  const char *text_said = capture_take(said);
  mica_context_destroy(ctx);
  return text_said;
}

// ---- The calls ----------------------------------------------------------------------------------

#define CALL(name, ...)                                  \
  static bool name(mica_parser *p, mica_op_state *out) { \
    (void)out;                                           \
    return __VA_ARGS__;                                  \
  }
#define INTO(type, ...) (&(type){__VA_ARGS__})

static bool element(mica_parser *p, void *user) {
  (void)user;
  return mica_parse_keyword(p, "x");
}
static const char *const words[] = {"one", "two"};

CALL(punct, mica_parse_punct(p, '('))
CALL(optional_punct, mica_parse_optional_punct(p, '('))
CALL(keyword, mica_parse_keyword(p, "word"))
CALL(optional_keyword, mica_parse_optional_keyword(p, "word"))
CALL(any_keyword, mica_parse_any_keyword(p, INTO(mica_str, 0)))
CALL(optional_any_keyword, mica_parse_optional_any_keyword(p, INTO(mica_str, 0)))
CALL(keyword_of, mica_parse_optional_keyword_of(p, words, 2, INTO(mica_str, 0)))
CALL(keyword_or_string, mica_parse_keyword_or_string(p, INTO(mica_str, 0)))
CALL(optional_keyword_or_string, mica_parse_optional_keyword_or_string(p, INTO(mica_str, 0)))
CALL(string, mica_parse_string(p, INTO(mica_str, 0)))
CALL(optional_string, mica_parse_optional_string(p, INTO(mica_str, 0)))
CALL(int64, mica_parse_int64(p, INTO(int64_t, 0)))
CALL(byte, mica_parse_int(p, 8, false, INTO(int64_t, 0)))
CALL(optional_int64, mica_parse_optional_int64(p, INTO(int64_t, 0)) == MICA_PARSED)
CALL(number, mica_parse_double(p, INTO(double, 0)))
CALL(dimensions, mica_parse_dimension_list(p, true, false, INTO(mica_int64s, 0)))
CALL(list, mica_parse_list(p, '(', false, element, NULL))
CALL(list_in, mica_parse_list_in(p, '<', false, " in list of x", element, NULL))
CALL(list_until, mica_parse_list_until(p, ')', element, NULL))
CALL(operand, mica_parse_operand(p, INTO(mica_operand_ref, 0)))
CALL(optional_operand, mica_parse_optional_operand(p, INTO(mica_operand_ref, 0)) == MICA_PARSED)
CALL(operands, mica_parse_operands(p, '(', false, INTO(mica_operand_refs, 0)))
CALL(operands_exactly, mica_parse_operands_exactly(p, 2, INTO(mica_operand_refs, 0)))
CALL(operand_groups, mica_parse_operand_groups(p, INTO(mica_operand_groups, 0)))
CALL(type, mica_parse_type(p, INTO(const mica_type *, 0)))
CALL(optional_type, mica_parse_optional_type(p, INTO(const mica_type *, 0)) == MICA_PARSED)
CALL(types, mica_parse_types(p, INTO(mica_types, 0)))
CALL(optional_types, mica_parse_optional_types(p, INTO(mica_types, 0)))
CALL(paren_types, mica_parse_paren_types(p, INTO(mica_types, 0)))
CALL(arrow_types, mica_parse_arrow_types(p, INTO(mica_types, 0)))
CALL(optional_arrow_types, mica_parse_optional_arrow_types(p, INTO(mica_types, 0)))
CALL(function_type, mica_parse_function_type(p, INTO(const mica_type *, 0)))
CALL(function_types, mica_parse_function_types(p, INTO(mica_types, 0), INTO(mica_types, 0)))
CALL(type_groups, mica_parse_type_groups(p, INTO(mica_type_groups, 0)))
CALL(type_of, mica_parse_type_of(p, mica_type_is_index, "index", INTO(const mica_type *, 0)))
CALL(types_of, mica_parse_types_of(p, mica_type_is_index, NULL, INTO(mica_types, 0)))
CALL(stripped_type, mica_parse_stripped_type(p, &probe_plain_type_def, INTO(const mica_type *, 0)))
CALL(stripped_types, mica_parse_stripped_types(p, &probe_plain_type_def, INTO(mica_types, 0)))
CALL(attr, mica_parse_attr(p, NULL, INTO(const mica_attr *, 0)))
CALL(optional_attr, mica_parse_optional_attr(p, NULL, INTO(const mica_attr *, 0)) == MICA_PARSED)
CALL(attr_of, mica_parse_attr_of(p, NULL, mica_attr_is_string, INTO(const mica_attr *, 0)))
CALL(attrs, mica_parse_attrs(p, NULL, INTO(mica_attrs, 0)))
CALL(attrs_of, mica_parse_attrs_of(p, mica_attr_is_string, INTO(mica_attrs, 0)))
CALL(stripped_attr, mica_parse_stripped_attr(p, &probe_point_attr_def, INTO(const mica_attr *, 0)))
CALL(dense_list,
     mica_parse_dense_list(p, mica_type_i(mica_parser_context(p), 8), INTO(const mica_attr *, 0)))
CALL(symbol, mica_parse_symbol_name(p, INTO(const mica_attr *, 0)))
CALL(optional_symbol, mica_parse_optional_symbol_name(p, INTO(const mica_attr *, 0)))
CALL(map, mica_parse_affine_map(p, INTO(const mica_affine_map *, 0)))
CALL(map_of_values, mica_parse_affine_map_of_values(p, '[', INTO(mica_operand_refs, 0),
                                                    INTO(const mica_affine_map *, 0)))
CALL(location, mica_parse_loc(p, INTO(mica_loc, 0)))
CALL(optional_location, mica_parse_optional_loc(p, INTO(mica_loc, 0)))
CALL(dictionary, mica_parse_attr_dict(p, out))
CALL(dictionary_with_keyword, mica_parse_attr_dict_with_keyword(p, out))
CALL(checked_dictionary, mica_parse_checked_attr_dict(p, out))
CALL(checked_dictionary_with_keyword, mica_parse_checked_attr_dict_with_keyword(p, out))
CALL(properties, mica_parse_prop_dict(p, out))
CALL(block, mica_parse_block_ref(p, INTO(mica_block *, 0)))
CALL(blocks, mica_parse_block_refs(p, INTO(mica_blocks, 0)))
CALL(successor, mica_parse_successor(p, out))
CALL(optional_successor, mica_parse_optional_successor(p, out, INTO(bool, 0)))
CALL(successor_with_operands,
     mica_parse_successor_with_operands(p, INTO(mica_block *, 0), INTO(mica_operand_refs, 0),
                                        INTO(mica_types, 0)))
CALL(argument, mica_parse_argument(p, true, true, INTO(mica_parsed_argument, 0)))
CALL(optional_argument,
     mica_parse_optional_argument(p, true, true, INTO(mica_parsed_argument, 0)) == MICA_PARSED)
CALL(arguments, mica_parse_arguments(p, '(', true, true, INTO(mica_parsed_arguments, 0)))
CALL(assignments, mica_parse_assignments(p, INTO(mica_assignments, 0)))
CALL(region, mica_parse_region(p, mica_state_new_region(out), NULL, 0, false))
CALL(optional_region,
     mica_parse_optional_region(p, mica_state_new_region(out), NULL, 0, false) == MICA_PARSED)
CALL(regions, mica_parse_regions(p, out, NULL, false, INTO(mica_regions, 0)))
CALL(operation, mica_parse_operation(p) != NULL)
CALL(color, mica_parse_enum(p, &probe_color_enum, INTO(uint64_t, 0)))
CALL(color_attr,
     mica_parse_enum_attr(p, &probe_color_enum, "color", true, INTO(const mica_attr *, 0)))
CALL(struct_key, mica_parse_struct_key(p, INTO(mica_str, 0)))
CALL(truth, mica_parse_bool(p, INTO(bool, 0)))
CALL(short_number, mica_parse_scalar(p, 2, true, INTO(int16_t, 0)))
CALL(optional_number, mica_parse_optional_number(p, 2, true, INTO(int16_t, 0), INTO(bool, 0)))
CALL(optional_truth, mica_parse_optional_bool(p, INTO(bool, 0), INTO(bool, 0)))
CALL(any_integer, mica_parse_any_integer(p, INTO(const mica_attr *, 0)))
CALL(float_number, mica_parse_float_scalar(p, 4, INTO(float, 0)))
CALL(strings, mica_parse_strings(p, INTO(mica_strs, 0)))
CALL(numbers, mica_parse_scalars(p, 2, true, INTO(size_t, 0)) != NULL)
CALL(truths, mica_parse_bools(p, INTO(size_t, 0)) != NULL)
CALL(type_as_written, mica_parse_type_as_written(p) != NULL)
CALL(attr_as_written, mica_parse_attr_as_written(p, NULL) != NULL)

// ---- After a failure ----------------------------------------------------------------------------

static void a_call_after_a_failure_fails_without_a_word(void **state) {
  (void)state;
  static call *const calls[] = {punct,
                                optional_punct,
                                keyword,
                                optional_keyword,
                                any_keyword,
                                optional_any_keyword,
                                keyword_of,
                                keyword_or_string,
                                optional_keyword_or_string,
                                string,
                                optional_string,
                                int64,
                                byte,
                                optional_int64,
                                number,
                                dimensions,
                                list,
                                list_in,
                                list_until,
                                operand,
                                optional_operand,
                                operands,
                                operands_exactly,
                                operand_groups,
                                type,
                                optional_type,
                                types,
                                optional_types,
                                paren_types,
                                arrow_types,
                                optional_arrow_types,
                                function_type,
                                function_types,
                                type_groups,
                                type_of,
                                types_of,
                                stripped_type,
                                stripped_types,
                                attr,
                                optional_attr,
                                attr_of,
                                attrs,
                                attrs_of,
                                stripped_attr,
                                dense_list,
                                symbol,
                                optional_symbol,
                                map,
                                map_of_values,
                                location,
                                optional_location,
                                dictionary,
                                dictionary_with_keyword,
                                checked_dictionary,
                                checked_dictionary_with_keyword,
                                properties,
                                block,
                                blocks,
                                successor,
                                optional_successor,
                                successor_with_operands,
                                argument,
                                optional_argument,
                                arguments,
                                assignments,
                                region,
                                optional_region,
                                regions,
                                operation,
                                color,
                                color_attr,
                                truth,
                                short_number,
                                optional_number,
                                optional_truth,
                                any_integer,
                                float_number,
                                strings,
                                numbers,
                                truths,
                                type_as_written,
                                attr_as_written};
  static const char *const texts[] = {"",
                                      "(",
                                      "[",
                                      "<",
                                      "word",
                                      "x",
                                      "\"x\"",
                                      "1",
                                      "-1",
                                      "%a",
                                      "^a",
                                      "@a",
                                      "i32",
                                      "-> i32",
                                      "() -> ()",
                                      "loc(unknown)",
                                      "{}",
                                      "{a = 1}",
                                      "attributes {}",
                                      "true",
                                      "red",
                                      "(%a = %b)"};
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
    for (size_t j = 0; j < sizeof texts / sizeof *texts; j++) {
      capture said;
      const char *text = said_of(&said, calls[i], texts[j], true);
      if (hook.passed) fail_msg("call %zu passes at '%s'", i, texts[j]);
      if (strcmp(text, "error: expected '/'\n") != 0)
        fail_msg("call %zu at '%s' says %s", i, texts[j], text);
    }
}

// ---- What stands there is something else --------------------------------------------------------

typedef struct mistake {
  call *call;
  const char *text, *said;
} mistake;

static void a_call_says_what_is_missing(void **state) {
  (void)state;
  static const mistake mistakes[] = {
      {punct, "x", "error: expected '('\n"},
      {type_as_written, "x", "error: expected a type with its dialect's name\n"},
      {attr_as_written, "x", "error: expected an attribute with its dialect's name\n"},
      {keyword, "other", "error: custom op 'hook.op' expected 'word'\n"},
      {keyword, "(", "error: custom op 'hook.op' expected 'word'\n"},
      {any_keyword, "5", "error: custom op 'hook.op' expected valid keyword\n"},
      {keyword_or_string, "5", "error: custom op 'hook.op' expected valid keyword or string\n"},
      {string, "x", "error: custom op 'hook.op' expected string\n"},
      {string, "\"\\q\"", "error: unknown escape in string literal\n"},
      {int64, "x", "error: custom op 'hook.op' expected integer value\n"},
      {int64, "99999999999999999999", "error: custom op 'hook.op' integer value too large\n"},
      {byte, "256", "error: custom op 'hook.op' integer value too large\n"},
      {number, "x", "error: expected floating point literal\n"},
      {number, "\"1\"", "error: expected floating point literal\n"},
      {dimensions, "2x", "error: invalid dimension\n"},
      {list, "x", "error: expected '('\n"},
      {list, "(y)", "error: custom op 'hook.op' expected 'x'\n"},
      {list, "(x", "error: expected ')'\n"},
      {list_in, "x", "error: expected '<' in list of x\n"},
      {list_in, "<y>", "error: custom op 'hook.op' expected 'x'\n"},
      {list_in, "<x", "error: expected '>' in list of x\n"},
      {list_until, "y", "error: custom op 'hook.op' expected 'x'\n"},
      {list_until, "x y", "error: expected ',' or ')'\n"},
      {operand, "x", "error: expected SSA operand\n"},
      {operand, "%", "error: invalid SSA name\n"},
      {operand, "%a#", "error: invalid attribute name\n"},
      {operand, "%a#x", "error: invalid SSA value result number\n"},
      {operands, "%a", "error: expected '(' in operand list\n"},
      {operands, "(%a", "error: expected ')' in operand list\n"},
      {operands, "(%a,)", "error: expected SSA operand\n"},
      {operands_exactly, "%a", "error: custom op 'hook.op' expected 2 operands\n"},
      {operands_exactly, "%a, %b, %c", "error: custom op 'hook.op' expected 2 operands\n"},
      {operand_groups, "(x", "error: expected ')'\n"},
      {type, "x", "error: expected non-function type\n"},
      {type, "5", "error: expected non-function type\n"},
      {type, "!probe.plain<", "error: unbalanced '<' character in pretty dialect name\n"},
      {types, "i32,", "error: expected non-function type\n"},
      {types, ",", "error: expected non-function type\n"},
      {paren_types, "i32", "error: expected '('\n"},
      {paren_types, "(i32", "error: expected ')'\n"},
      {arrow_types, "i32", "error: expected '->'\n"},
      {arrow_types, "-> (i32", "error: expected ')'\n"},
      {arrow_types, "->", "error: expected non-function type\n"},
      {optional_arrow_types, "->", "error: expected non-function type\n"},
      {function_type, "i32",
       "error: custom op 'hook.op' invalid kind of type specified: expected builtin.function, but "
       "found 'i32'\n"},
      {function_type, "() i32", "error: expected '->' in function type\n"},
      {function_types, "x", "error: expected non-function type\n"},
      {type_groups, "(i32", "error: expected ')'\n"},
      {type_of, "i32",
       "error: custom op 'hook.op' invalid kind of type specified: expected index, but found "
       "'i32'\n"},
      {type_of, "x", "error: expected non-function type\n"},
      {types_of, "index, i32", "error: custom op 'hook.op' invalid kind of type specified\n"},
      {stripped_type, "!probe.scalars<1, 2, 3, 4, true>",
       "error: custom op 'hook.op' invalid kind of type specified: expected probe.plain, but found "
       "'!probe.scalars<1, 2, 3, 4, true>'\n"},
      {stripped_types, "!probe.scalars<1, 2, 3, 4, true>",
       "error: custom op 'hook.op' invalid kind of type specified: expected probe.plain, but found "
       "'!probe.scalars<1, 2, 3, 4, true>'\n"},
      {attr, "x", "error: expected attribute value\n"},
      {attr, "[1", "error: expected ',' or ']'\n"},
      {attr_of, "5", "error: custom op 'hook.op' invalid kind of attribute specified\n"},
      {attr_of, "x", "error: expected attribute value\n"},
      {attrs, "1,", "error: expected attribute value\n"},
      {attrs_of, "\"a\", 5", "error: custom op 'hook.op' invalid kind of attribute specified\n"},
      {stripped_attr, "#probe.plain",
       "error: custom op 'hook.op' invalid kind of attribute specified\n"},
      {stripped_attr, "5", "error: expected '<'\n"},
      {dense_list, "x", "error: expected '['\n"},
      {dense_list, "[x]",
       "error: custom op 'hook.op' expected integer value\nerror: expected ']'\n"},
      {dense_list, "[1, ]", "error: custom op 'hook.op' expected integer value\n"},
      {dense_list, "[300]", "error: custom op 'hook.op' integer value too large\n"},
      {dense_list, "#probe.plain",
       "error: custom op 'hook.op' invalid kind of attribute specified\n"},
      {symbol, "x", "error: custom op 'hook.op' expected valid '@'-identifier for symbol name\n"},
      {symbol, "@", "error: @ identifier expected to start with letter or '_'\n"},
      {map, "x", "error: expected '(' in dimensional identifier list\n"},
      {map, "affine_map<(i) -> (i)>", "error: expected '(' in dimensional identifier list\n"},
      {map, "(i) : (i >= 0)", "error: expected AffineMap, but got IntegerSet\n"},
      {map_of_values, "x", "error: expected '[' in affine map\n"},
      {map_of_values, "[x]", "error: use of undeclared identifier\n"},
      {map_of_values, "[%a", "error: expected ']' in affine map\n"},
      {map_of_values, "[%a * %b]",
       "error: non-affine expression: at least one of the multiply operands has to be either a "
       "constant or symbolic\n"},
      {location, "x", "error: expected 'loc'\n"},
      {location, "loc", "error: expected '(' in location\n"},
      {location, "loc(", "error: expected location instance\n"},
      {optional_location, "loc(x)", "error: expected location instance\n"},
      {dictionary, "{a = }", "error: expected attribute value\n"},
      {dictionary, "{a = 1, a = 2}", "error: duplicate key 'a' in dictionary attribute\n"},
      {dictionary_with_keyword, "attributes", "error: expected '{' in attribute dictionary\n"},
      {checked_dictionary, "{5}", "error: expected attribute name\n"},
      {checked_dictionary_with_keyword, "attributes 5",
       "error: expected '{' in attribute dictionary\n"},
      {properties, "<x>", "error: expected attribute value\n"},
      {block, "x", "error: expected block name\n"},
      {blocks, "^a, x", "error: expected block name\n"},
      {successor, "x", "error: expected block name\n"},
      {successor, "^", "error: invalid block name\n"},
      {optional_successor, "^", "error: invalid block name\n"},
      {successor_with_operands, "x", "error: expected block name\n"},
      {successor_with_operands, "^a(%b)", "error: expected ':' in operand list\n"},
      {successor_with_operands, "^a(%b : i32, i32)",
       "error: expected 1 types to match operand list\n"},
      {successor_with_operands, "^a(%b : i32", "error: expected ')'\n"},
      {argument, "x", "error: expected SSA operand\n"},
      {argument, "%a", "error: expected ':'\n"},
      {argument, "%a : x", "error: expected non-function type\n"},
      {argument, "%a : i32 {a", "error: expected '}' in attribute dictionary\n"},
      {argument, "%a : i32 loc(x)", "error: expected location instance\n"},
      {argument, "%a#1 : i32", "error: result number not allowed in argument list\n"},
      {arguments, "x", "error: expected '(' in argument list\n"},
      {arguments, "(%a : i32", "error: expected ')' in argument list\n"},
      {arguments, "(x)", "error: expected SSA operand\n"},
      {assignments, "x", "error: custom op 'hook.op' expected '('\n"},
      {assignments, "(%a", "error: expected '='\n"},
      {assignments, "(%a = x", "error: expected SSA operand\n"},
      {assignments, "(%a = %b", "error: expected ',' or ')'\n"},
      {region, "x", "error: expected '{' to begin a region\n"},
      {regions, "{}, x", "error: expected '{' to begin a region\n"},
      {operation, "5", "error: expected operation name in quotes\n"},
      {operation, "\"a\"", "error: expected '(' to start operand list\n"},
      {color, "x",
       "error: custom op 'hook.op' expected ::probe::Color to be one of: red, green, deep-blue\n"},
      {color, "5", "error: custom op 'hook.op' expected valid keyword or string\n"},
      {color_attr, "x",
       "error: custom op 'hook.op' expected string or keyword containing one of the following enum "
       "values for attribute 'color' [red, green, deep-blue]\n"},
      {color_attr, "5",
       "error: custom op 'hook.op' expected string or keyword containing one of the following enum "
       "values for attribute 'color' [red, green, deep-blue]\n"},
      {color_attr, "\"x\"",
       "error: custom op 'hook.op' invalid color attribute specification: \"x\"\n"},
      {struct_key, "5",
       "error: custom op 'hook.op' expected valid keyword\nerror: custom op 'hook.op' expected a "
       "parameter name in struct\n"},
      {struct_key, "a b", "error: expected '='\n"},
      {truth, "x", "error: custom op 'hook.op' expected integer value\n"},
      {truth, "2", "error: custom op 'hook.op' integer value too large\n"},
      {truth, "-1", "error: custom op 'hook.op' integer value too large\n"},
      {short_number, "x", "error: custom op 'hook.op' expected integer value\n"},
      {short_number, "32768", "error: custom op 'hook.op' integer value too large\n"},
      {short_number, "-32769", "error: custom op 'hook.op' integer value too large\n"},
      {optional_number, "99999", "error: custom op 'hook.op' integer value too large\n"},
      {optional_truth, "2", "error: custom op 'hook.op' integer value too large\n"},
      {any_integer, "x", "error: custom op 'hook.op' expected integer value\n"},
      {any_integer, "1.5", "error: custom op 'hook.op' expected integer value\n"},
      {float_number, "x", "error: expected floating point literal\n"},
      {float_number, "\"a\"", "error: expected floating point literal\n"},
      {strings, "x", "error: custom op 'hook.op' expected string\n"},
      {strings, "\"a\", 5", "error: custom op 'hook.op' expected string\n"},
      {numbers, "1, x", "error: custom op 'hook.op' expected integer value\n"},
      {truths, "true, 2", "error: custom op 'hook.op' integer value too large\n"},
      {truths, "", "error: custom op 'hook.op' expected integer value\n"},
  };
  for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
    capture said;
    assert_string_equal(said_of(&said, mistakes[i].call, mistakes[i].text, false),
                        mistakes[i].said);
    assert_false(hook.passed);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_call_after_a_failure_fails_without_a_word),
      cmocka_unit_test(a_call_says_what_is_missing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
