// The text of llvm's types, without `!llvm.` inside of each other. Called by generated code; owns
// nothing.
#include "shared.h"

// ---- Text ---------------------------------------------------------------------------------------

// A mnemonic and what follows it.
static const mica_type *parse_own(mica_parser *p, mica_position at) {
  const mica_type *type = NULL;
  mica_str mnemonic;
  if (mica_parse_generated_type(p, &llvm_dialect, &mnemonic, &type) == MICA_ABSENT)
    mica_parse_error(p, at, "unknown LLVM type: %S", mnemonic);
  return type;
}

const mica_type *llvm_parse_type(mica_parser *p) {
  mica_position at = mica_parser_position(p);
  const mica_type *type;
  switch (mica_parse_optional_type(p, &type)) {
  case MICA_FAILED: return NULL;
  case MICA_PARSED: return mica_parse_error(p, at, "unexpected type, expected keyword"), NULL;
  case MICA_ABSENT: break;
  }
  return parse_own(p, at);
}
bool llvm_print_type(mica_printer *p, const mica_type *type) {
  (void)p, (void)type;
  return false;  // as generated
}

bool llvm_parse_pretty_llvm_type(mica_parser *p, const mica_type **out) {
  mica_position at = mica_parser_position(p);
  mica_parsed found = mica_parse_optional_type(p, out);
  if (found == MICA_ABSENT) *out = parse_own(p, at);
  return found != MICA_FAILED && *out != NULL;
}
void llvm_print_pretty_llvm_type(mica_printer *p, const mica_type *type) {
  if (llvm_is_own(type) && !llvm_llvmppcfp128_type_isa(type) && llvm_is_compatible_type(type))
    mica_print_generated_type(p, type);
  else mica_print_type(p, type);
}

typedef struct type_list {
  const mica_type **data;
  size_t size;
  bool variadic;
} type_list;

static bool add_type(mica_parser *p, type_list *list) {
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  return list->data != NULL && llvm_parse_pretty_llvm_type(p, &list->data[list->size]) &&
         ++list->size > 0;
}

// Up to the closing parenthesis: nothing may follow `...`.
bool llvm_parse_function_types(mica_parser *p, mica_types *params, bool *var_arg) {
  type_list list = {0};
  *var_arg = false;
  if (!mica_parse_optional_punct(p, ')')) {
    do {
      *var_arg = mica_parse_optional_punct(p, MICA_PUNCT_ELLIPSIS);
      if (!*var_arg && !add_type(p, &list)) return false;
    } while (!*var_arg && mica_parse_optional_punct(p, ','));
    if (!mica_parse_punct(p, ')')) return false;
  }
  *params = (mica_types){list.data, list.size};
  return true;
}

static void print_pretty_types(mica_printer *p, mica_types types) {
  for (size_t i = 0; i < types.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    llvm_print_pretty_llvm_type(p, types.data[i]);
  }
}

void llvm_print_function_types(mica_printer *p, mica_types params, bool var_arg) {
  print_pretty_types(p, params);
  if (var_arg) mica_print_text(p, params.size > 0 ? ", ..." : "...");
  mica_print_char(p, ')');
}

// Types, then numbers.
typedef struct ext_params {
  type_list types;
  uint32_t *numbers;
  size_t number_count;
} ext_params;

static bool parse_ext_param(mica_parser *p, void *user) {
  ext_params *list = user;
  uint32_t number;
  mica_parsed found = mica_parse_optional_scalar(p, sizeof number, false, &number);
  if (found == MICA_FAILED) return false;
  if (found == MICA_ABSENT) return list->number_count == 0 && add_type(p, &list->types);
  list->numbers = mica_parser_grow(p, list->numbers, list->number_count, sizeof number);
  if (list->numbers == NULL) return false;
  list->numbers[list->number_count++] = number;
  return true;
}

bool llvm_parse_ext_type_params(mica_parser *p, mica_types *types, mica_uint32s *numbers) {
  ext_params list = {0};
  if (!mica_parse_list(p, 0, false, parse_ext_param, &list))
    return mica_parse_error_further(p, mica_parser_position(p),
                                    "failed to parse parameter list for target extension type");
  *types = (mica_types){list.types.data, list.types.size};
  *numbers = (mica_uint32s){list.numbers, list.number_count};
  return true;
}
void llvm_print_ext_type_params(mica_printer *p, mica_types types, mica_uint32s numbers) {
  mica_print_types(p, types);
  if (types.size > 0 && numbers.size > 0) mica_print_text(p, ", ");
  mica_print_scalars(p, sizeof *numbers.data, false, numbers.data, numbers.size);
}

// ---- Text of structs ----------------------------------------------------------------------------

static const mica_type *get_identified(mica_parser *p, mica_str name) {
  mica_types none = {NULL, 0};
  return llvm_struct_type_get(mica_parser_context(p), name, true, none, false);
}

// A struct that is being read may be called opaque inside of itself, which says nothing.
static const mica_type *parse_opaque(mica_parser *p, mica_position at, const mica_type *named) {
  mica_open_type entry;
  if (named == NULL) return mica_parse_error(p, at, "only identified structs can be opaque"), NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  if (!mica_parser_enter_type(p, &entry, named)) return named;
  mica_parser_leave_type(p);
  const mica_type *none = llvm_void_type_get(mica_parser_context(p));
  if (none == NULL) return NULL;
  if (!llvm_struct_type_set_definition(named, none))
    return mica_parse_error(p, at, "redeclaring defined struct as opaque"), NULL;
  return named;
}

// `i32, ptr)`: the opening parenthesis was read.
static bool parse_body(mica_parser *p, mica_types *body) {
  type_list list = {0};
  if (!mica_parse_optional_punct(p, ')')) {
    do
      if (!add_type(p, &list)) return false;
    while (mica_parse_optional_punct(p, ','));
    if (!mica_parse_punct(p, ')')) return false;
  }
  *body = (mica_types){list.data, list.size};
  return true;
}

static const mica_type *set_body(mica_parser *p, mica_position at, const mica_type *named,
                                 mica_types body, bool packed) {
  const mica_type *literal = llvm_struct_type_get_checked(
      mica_parser_context(p), mica_parser_loc(p, at), (mica_str){NULL, 0}, false, body, packed);
  if (literal == NULL || named == NULL) return literal;
  if (!llvm_struct_type_set_definition(named, literal))
    return mica_parse_error(p, at, "identified type already used with a different body"), NULL;
  return named;
}

// `(types)>`, after `packed`. `begin`: of what is between the angle brackets; `word`: of `packed`.
static const mica_type *parse_elements(mica_parser *p, mica_position begin, mica_position word,
                                       const mica_type *named, bool packed) {
  if (!mica_parse_punct(p, '(')) return NULL;
  mica_position first = mica_parser_position(p);
  mica_types body;
  if (!parse_body(p, &body) || !mica_parse_punct(p, '>')) return NULL;
  return set_body(p, named == NULL ? begin : body.size == 0 ? word : first, named, body, packed);
}

// What follows the name, if there is one.
static const mica_type *parse_definition(mica_parser *p, mica_position begin,
                                         const mica_type *named) {
  mica_position word = mica_parser_position(p);
  mica_open_type entry;
  if (mica_parse_optional_keyword(p, "opaque")) return parse_opaque(p, word, named);
  if (named != NULL && !mica_parser_enter_type(p, &entry, named))
    return mica_parse_error(p, word, "identifier already used for an enclosing struct"), NULL;
  bool packed = mica_parse_optional_keyword(p, "packed");
  const mica_type *type = parse_elements(p, begin, word, named, packed);
  if (named != NULL) mica_parser_leave_type(p);
  return type;
}

// `>` behind a name: it is that of a struct around this place.
static const mica_type *parse_reference(mica_parser *p, const mica_type *named) {
  mica_open_type entry;
  if (!mica_parser_enter_type(p, &entry, named)) return mica_parse_punct(p, '>') ? named : NULL;
  mica_parser_leave_type(p);
  mica_parse_error(p, mica_parser_position(p),
                   "struct without a body only allowed in a recursive struct");
  return NULL;
}

const mica_type *llvm_struct_type_parse(mica_parser *p) {
  mica_position begin = mica_parser_position(p);
  mica_str name;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_optional_string(p, &name)) return parse_definition(p, begin, NULL);
  const mica_type *named = get_identified(p, name);
  if (named == NULL) return NULL;
  if (mica_parser_next_byte(p) == '>') return parse_reference(p, named);
  return mica_parse_punct(p, ',') ? parse_definition(p, begin, named) : NULL;
}

static void print_definition(mica_printer *p, const mica_type *type) {
  if (llvm_is_opaque_struct(type)) {
    mica_print_text(p, "opaque");
    return;
  }
  mica_print_text(p, llvm_struct_is_packed(type) ? "packed (" : "(");
  print_pretty_types(p, llvm_struct_body(type));
  mica_print_char(p, ')');
}

void llvm_struct_type_print(mica_printer *p, const mica_type *type) {
  mica_open_type entry;
  mica_print_char(p, '<');
  if (!llvm_struct_type_identified(type)) {
    print_definition(p, type);
  } else {
    mica_print_quoted(p, llvm_struct_type_name(type));
    if (mica_printer_enter_type(p, &entry, type)) {
      mica_print_text(p, ", ");
      print_definition(p, type);
      mica_printer_leave_type(p);
    }
  }
  mica_print_char(p, '>');
}
