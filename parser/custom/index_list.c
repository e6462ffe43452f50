// Lists that mix values and numbers, read (mica/index_list.h). Called by dialects' parse hooks;
// lists live in the parser's scratch.
#include "mica/index_list.h"

#include "custom/custom.h"

typedef struct list_state {
  mica_operand_ref *values;
  int64_t *numbers;
  bool *scalable;
  size_t value_count, count;
} list_state;

static bool make_room(mica_parser *p, list_state *list) {
  list->values = mica_parser_grow(p, list->values, list->value_count, sizeof *list->values);
  list->numbers = mica_parser_grow(p, list->numbers, list->count, sizeof *list->numbers);
  list->scalable = mica_parser_grow(p, list->scalable, list->count, sizeof *list->scalable);
  return list->values != NULL && list->numbers != NULL && list->scalable != NULL;
}

static bool parse_element(mica_parser *p, void *user) {
  list_state *list = user;
  if (!make_room(p, list)) return false;
  mica_operand_ref ref;
  mica_parsed found = mica_parse_optional_operand(p, &ref);
  if (found == MICA_FAILED) return false;
  bool scalable = mica_parse_optional_punct(p, '[');
  int64_t number = MICA_DYNAMIC;
  if (found == MICA_PARSED) list->values[list->value_count++] = ref;
  else if (!mica_parse_int64(p, &number)) return false;
  list->numbers[list->count] = number;
  list->scalable[list->count++] = scalable;
  return !scalable || mica_parse_optional_punct(p, ']');
}

bool mica_parse_index_list(mica_parser *p, int open, mica_operand_refs *values,
                           const mica_attr **numbers, mica_bools *scalable) {
  list_state list = {0};
  if (!mica_custom_list(p, open, false, " in dynamic index list", parse_element, &list))
    return mica_parse_error_further(p, mica_parser_name_position(p),
                                    "expected SSA value or integer");
  *values = (mica_operand_refs){list.values, list.value_count};
  if (scalable != NULL) *scalable = (mica_bools){list.scalable, list.count};
  *numbers = mica_attr_dense_i64s(mica_parser_context(p), (mica_int64s){list.numbers, list.count});
  return *numbers != NULL;
}
