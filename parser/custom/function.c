// The text form of functions, read: visibility, name, signature, attributes, body
// (mica/function.h). Called by parse hooks of operations that are functions. What is collected
// lives in the parser's scratch.
#include "mica/function.h"
#include "mica/context.h"
#include "custom/custom.h"

// ---- Lists that grow in scratch -----------------------------------------------------------------

typedef struct result_list {
  const mica_type **types;
  const mica_attr **attributes;
  size_t size;
} result_list;

static bool add_result(mica_parser *p, result_list *list, const mica_type *type,
                       const mica_attr *attributes) {
  list->types = mica_parser_grow(p, list->types, list->size, sizeof *list->types);
  list->attributes = mica_parser_grow(p, list->attributes, list->size, sizeof *list->attributes);
  if (list->types == NULL || list->attributes == NULL) return false;
  list->types[list->size] = type;
  list->attributes[list->size++] = attributes;
  return true;
}

// ---- Arguments ----------------------------------------------------------------------------------

// `{a = 1}` or nothing (NULL).
static bool parse_optional_dictionary(mica_parser *p, const mica_attr **out) {
  *out = NULL;
  return mica_parser_next_byte(p) != '{' || mica_parse_attr(p, NULL, out);
}

typedef struct argument_list {
  mica_parsed_arguments arguments;
  bool allow_variadic, variadic;
} argument_list;

// `i32 {x.y} loc(...)`: an argument of a function without a body.
static bool parse_unnamed_argument(mica_parser *p, mica_parsed_argument *out) {
  *out = (mica_parsed_argument){.name.at = mica_parser_position(p)};
  return mica_parse_type(p, &out->type) && parse_optional_dictionary(p, &out->attributes) &&
         mica_parse_optional_loc(p, &out->loc);
}

// Either all arguments have names or none has.
static bool parse_argument(mica_parser *p, argument_list *list, mica_parsed_argument *out) {
  mica_parsed_arguments before = list->arguments;
  bool first = before.size == 0;
  bool named = !first && before.data[before.size - 1].name.name.size > 0;
  mica_parsed found = mica_parse_optional_argument(p, true, true, out);
  if (found == MICA_FAILED) return false;
  if (found == MICA_PARSED)
    return first || named ||
           mica_parse_error(p, out->name.at, "expected type instead of SSA identifier");
  if (named) return mica_parse_error(p, mica_parser_position(p), "expected SSA identifier");
  return parse_unnamed_argument(p, out);
}

static bool parse_one_argument(mica_parser *p, void *user) {
  argument_list *list = user;
  if (list->variadic)
    return mica_parse_error(p, mica_parser_position(p),
                            "variadic arguments must be in the end of the argument list");
  if (list->allow_variadic && mica_parse_optional_punct(p, MICA_PUNCT_ELLIPSIS))
    return list->variadic = true;
  mica_parsed_argument argument;
  if (!parse_argument(p, list, &argument)) return false;
  mica_parsed_arguments *all = &list->arguments;
  all->data = mica_parser_grow(p, all->data, all->size, sizeof *all->data);
  if (all->data == NULL) return false;
  all->data[all->size++] = argument;
  return true;
}

// ---- Results ------------------------------------------------------------------------------------

static bool parse_one_result(mica_parser *p, void *user) {
  const mica_type *type;
  const mica_attr *attributes;
  return mica_parse_type(p, &type) && parse_optional_dictionary(p, &attributes) &&
         add_result(p, user, type, attributes);
}

// What follows the arrow.
static bool parse_results(mica_parser *p, result_list *list) {
  if (!mica_parse_optional_punct(p, '(')) {
    const mica_type *type;
    return mica_parse_type(p, &type) && add_result(p, list, type, NULL);
  }
  if (mica_parse_optional_punct(p, ')')) return true;
  return mica_parse_list(p, 0, false, parse_one_result, list) && mica_parse_punct(p, ')');
}

// ---- Signatures ---------------------------------------------------------------------------------

static bool collect_inputs(mica_parser *p, mica_signature *out) {
  const mica_type **types = mica_parser_scratch(p, (out->arguments.size + 1) * sizeof *types);
  if (types == NULL) return false;
  for (size_t i = 0; i < out->arguments.size; i++) types[i] = out->arguments.data[i].type;
  out->inputs = (mica_types){types, out->arguments.size};
  return true;
}

static bool parse_signature_arguments(mica_parser *p, argument_list *list) {
  if (p->shortcuts->arguments(p, &list->arguments)) return true;
  list->arguments = (mica_parsed_arguments){NULL, 0};
  return mica_parse_list(p, '(', false, parse_one_argument, list);
}

bool mica_parse_signature(mica_parser *p, bool allow_variadic, mica_signature *out) {
  argument_list arguments = {.allow_variadic = allow_variadic};
  result_list results = {0};
  if (!parse_signature_arguments(p, &arguments)) return false;
  if (mica_parse_optional_punct(p, MICA_PUNCT_ARROW) && !parse_results(p, &results)) return false;
  out->arguments = arguments.arguments;
  out->variadic = arguments.variadic;
  out->results = (mica_types){results.types, results.size};
  out->result_attributes = results.attributes;
  return collect_inputs(p, out);
}

static bool parse_argument_type(mica_parser *p, void *user) {
  mica_parsed_arguments *all = user;
  all->data = mica_parser_grow(p, all->data, all->size, sizeof *all->data);
  return all->data != NULL && parse_unnamed_argument(p, &all->data[all->size++]);
}

mica_parsed mica_parse_call_signature(mica_parser *p, mica_signature *out) {
  result_list results = {0};
  *out = (mica_signature){0};
  if (!mica_parse_punct(p, '(')) return MICA_FAILED;
  if (!mica_parse_optional_punct(p, ')') &&
      (!mica_parse_list(p, 0, false, parse_argument_type, &out->arguments) ||
       !mica_parse_punct(p, ')')))
    return MICA_FAILED;
  if (!mica_parse_optional_punct(p, MICA_PUNCT_ARROW)) return MICA_ABSENT;
  if (!parse_results(p, &results) || !collect_inputs(p, out)) return MICA_FAILED;
  out->results = (mica_types){results.types, results.size};
  out->result_attributes = results.attributes;
  return MICA_PARSED;
}

bool mica_parse_optional_visibility(mica_parser *p, const mica_attr **out) {
  static const char *const keywords[] = {"public", "private", "nested"};
  *out = NULL;
  mica_str found;
  if (!mica_parse_optional_keyword_of(p, keywords, sizeof keywords / sizeof *keywords, &found))
    return true;
  *out = mica_attr_string(mica_parser_context(p), found);
  return *out != NULL;
}

// An array of dictionaries under `name`, unless all of them are empty.
static bool set_dictionaries(mica_op_state *out, const char *name, const mica_attr **items,
                             size_t count) {
  mica_context *ctx = mica_state_context(out);
  const mica_attr *empty = mica_attr_dictionary(ctx, (mica_named_attrs){NULL, 0}, NULL);
  if (empty == NULL) return false;
  bool any = false;
  for (size_t i = 0; i < count; i++) {
    if (items[i] == NULL) items[i] = empty;
    any |= items[i] != empty;
  }
  if (!any) return true;
  const mica_attr *array = mica_attr_array(ctx, (mica_attrs){items, count});
  return array != NULL && mica_state_set_attribute(out, mica_str_of(name), array);
}

static const mica_attr *argument_attributes(const mica_signature *s, size_t i) {
  return s->arguments.data[i].attributes;
}
static const mica_attr *result_attributes(const mica_signature *s, size_t i) {
  return s->result_attributes[i];
}

// Item `i` is `item(s, i)`.
static bool set_all(mica_op_state *out, const char *name, const mica_signature *s, size_t count,
                    const mica_attr *(*item)(const mica_signature *, size_t)) {
  size_t first = 0;
  while (first < count && item(s, first) == NULL) first++;
  if (first == count) return true;
  mica_context *ctx = mica_state_context(out);
  const mica_attr **items = mica_allocate(ctx, count * sizeof *items);
  if (items == NULL) return false;
  for (size_t i = 0; i < count; i++) items[i] = item(s, i);
  bool done = set_dictionaries(out, name, items, count);
  mica_free(ctx, items, count * sizeof *items);
  return done;
}

bool mica_state_signature_attributes(mica_op_state *out, const mica_signature *signature) {
  assert(signature != NULL);
  return set_all(out, "arg_attrs", signature, signature->arguments.size, argument_attributes) &&
         set_all(out, "res_attrs", signature, signature->results.size, result_attributes);
}

// ---- Functions ----------------------------------------------------------------------------------

// Read before the parts are in the operation, so that what stands in it now was written in the
// dictionary.
static bool parse_attributes(mica_parser *p, mica_op_state *out) {
  static const char *const inferred[] = {"sym_visibility", "sym_name", "function_type"};
  mica_position at = mica_parser_position(p);
  if (!mica_parse_attr_dict_with_keyword(p, out)) return false;
  if (mica_parser_position(p) == at) return true;
  size_t first = mica_parser_reads_former(p);  // older text has the visibility there
  for (size_t i = first; i < sizeof inferred / sizeof *inferred; i++)
    if (mica_state_attribute(out, mica_str_of(inferred[i])) != NULL)
      return mica_parse_error(
          p, at,
          "'%s' is an inferred attribute and should not be specified in the explicit "
          "attribute dictionary",
          inferred[i]);
  return true;
}

static bool parse_body(mica_parser *p, mica_op_state *out, const mica_signature *signature) {
  mica_region *body = mica_state_new_region(out);
  if (body == NULL) return false;
  mica_position at = mica_parser_position(p);
  mica_parsed_arguments arguments = signature->arguments;
  mica_parsed found = mica_parse_optional_region(p, body, arguments.data, arguments.size, false);
  if (found != MICA_PARSED) return found == MICA_ABSENT;
  return !mica_region_is_empty(body) || mica_parse_error(p, at, "expected non-empty function body");
}

static const mica_type *make_builtin_type(mica_parser *p, mica_position at,
                                          const mica_signature *signature) {
  (void)at;
  return mica_type_function(mica_parser_context(p), signature->inputs, signature->results);
}

// Where no dictionary was written, nothing can be named twice.
static bool set_if(mica_op_state *out, const char *name, const mica_attr *value) {
  mica_named_attr entry = {mica_str_of(name), value};
  if (value == NULL) return true;
  if (out->attributes.count == 0 &&
      mica_parser_take_inherent(out->name, &entry, 1, out->slots, &out->has_wrong) == 0)
    return true;
  return mica_state_set_attribute(out, entry.name, value);
}

bool mica_parse_function(mica_parser *p, mica_op_state *out, bool allow_variadic,
                         mica_function_type_maker make_type) {
  const mica_attr *visibility, *name;
  mica_signature signature;
  if (!mica_parse_optional_visibility(p, &visibility) || !mica_parse_symbol_name(p, &name))
    return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_signature(p, allow_variadic, &signature)) return false;
  if (make_type == NULL) make_type = make_builtin_type;
  const mica_type *type = make_type(p, at, &signature);
  if (type == NULL || !parse_attributes(p, out)) return false;
  const mica_attr *type_attribute = mica_attr_type_of(type);
  return type_attribute != NULL && set_if(out, "sym_visibility", visibility) &&
         set_if(out, "sym_name", name) && set_if(out, "function_type", type_attribute) &&
         mica_state_signature_attributes(out, &signature) && parse_body(p, out, &signature);
}

bool mica_parse_function_op(mica_parser *p, mica_op_state *out) {
  return mica_parse_function(p, out, false, NULL);
}
