// Hooks of acc.routine: names that it is bound to, its levels. Called by generated code; what is
// read lives in the parser's scratch.
#include "mica/predicate.h"
#include "shared.h"

// ---- bind(@f, "g" [#acc.device_type<host>]) -----------------------------------------------------

typedef struct names {
  acc_attr_list symbols, texts, symbol_devices, text_devices;
} names;

// What is neither a symbol nor a string is no name, as in MLIR.
static bool parse_name(mica_parser *p, void *user) {
  names *n = user;
  const mica_attr *name;
  if (!mica_parse_attr(p, NULL, &name)) return false;
  if (mica_attr_is_symbol(name))
    return acc_add_attr(p, &n->symbols, name) && acc_parse_device(p, &n->symbol_devices, NULL);
  if (mica_attr_is_string(name) && !acc_add_attr(p, &n->texts, name)) return false;
  return acc_parse_device(p, &n->text_devices, NULL);
}

bool acc_parse_bind_name(mica_parser *p, mica_op_state *out, const mica_attr **symbols,
                         const mica_attr **texts, const mica_attr **symbol_devices,
                         const mica_attr **text_devices) {
  names n = {0};
  (void)out;
  return mica_parse_list(p, 0, false, parse_name, &n) && acc_set_array(p, &n.symbols, symbols) &&
         acc_set_array(p, &n.texts, texts) && acc_set_array(p, &n.symbol_devices, symbol_devices) &&
         acc_set_array(p, &n.text_devices, text_devices);
}

// `before` were printed already; answers how many are then.
static size_t print_names(mica_printer *p, const mica_attr *list, const mica_attr *devices,
                          size_t before) {
  const mica_attrs elements = acc_elements(list), of = acc_elements(devices);
  size_t i = 0;
  for (; i < elements.size && i < of.size; i++) {
    acc_print_separator(p, before + i);
    mica_print_attr(p, elements.data[i]);
    acc_print_device(p, of.data[i]);
  }
  return before + i;
}

void acc_print_bind_name(mica_printer *p, const mica_op *op, const mica_attr *symbols,
                         const mica_attr *texts, const mica_attr *symbol_devices,
                         const mica_attr *text_devices) {
  (void)op;
  (void)print_names(p, texts, text_devices, print_names(p, symbols, symbol_devices, 0));
}

// ---- gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<nvidia>]) --------------------

typedef struct dims {
  acc_attr_list numbers, devices;
} dims;

static bool parse_dim(mica_parser *p, void *user) {
  dims *d = user;
  return mica_parse_keyword(p, "dim") && mica_parse_punct(p, ':') &&
         acc_parse_any_attr(p, &d->numbers) && acc_parse_device(p, &d->devices, NULL);
}

bool acc_parse_routine_gang_clause(mica_parser *p, mica_op_state *out, const mica_attr **gang,
                                   const mica_attr **numbers, const mica_attr **devices) {
  acc_attr_list list = {0};
  dims d = {0};
  const acc_alone found = acc_parse_devices_alone(p, &list);
  (void)out;
  if (found == ACC_FAILED || !acc_set_array(p, &list, gang)) return false;
  if (found != ACC_MORE) return true;
  return mica_parse_list(p, 0, false, parse_dim, &d) && mica_parse_punct(p, ')') &&
         acc_set_array(p, &d.numbers, numbers) && acc_set_array(p, &d.devices, devices);
}

void acc_print_routine_gang_clause(mica_printer *p, const mica_op *op, const mica_attr *gang,
                                   const mica_attr *numbers, const mica_attr *devices) {
  const mica_attrs of = acc_elements(devices), all = acc_elements(numbers);
  (void)op;
  if (of.size == 0 && acc_is_any_device(gang)) return;
  acc_print_devices_alone(p, gang, of.size > 0);
  for (size_t i = 0; i < of.size && i < all.size; i++) {
    acc_print_separator(p, i);
    mica_print_str(p, MICA_STR("dim: "));
    mica_print_attr(p, all.data[i]);
    acc_print_device(p, of.data[i]);
  }
  mica_print_char(p, ')');
}

// ---- worker([#acc.device_type<host>]) -----------------------------------------------------------

bool acc_parse_device_type_array_attr(mica_parser *p, mica_op_state *out,
                                      const mica_attr **devices) {
  acc_attr_list list = {0};
  const acc_alone found = acc_parse_devices_alone(p, &list);
  (void)out;
  return found != ACC_FAILED && acc_set_array(p, &list, devices);
}

void acc_print_device_type_array_attr(mica_printer *p, const mica_op *op,
                                      const mica_attr *devices) {
  (void)op;
  if (acc_elements(devices).size == 0 || acc_is_any_device(devices)) return;
  acc_print_devices_alone(p, devices, false);
  mica_print_char(p, ')');
}

// ---- Check --------------------------------------------------------------------------------------

static unsigned levels_for(const mica_op *op, acc_device_type device) {
  const bool is_gang = acc_find_device(acc_routine_gang_attr(op), device) != SIZE_MAX ||
                       acc_find_device(acc_routine_gang_dim_device_type_attr(op), device) !=
                           SIZE_MAX;
  const mica_attr *const others[] = {acc_routine_worker_attr(op), acc_routine_vector_attr(op),
                                     acc_routine_seq_attr(op)};
  unsigned levels = is_gang ? 1 : 0;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (acc_find_device(others[i], device) != SIZE_MAX) levels++;
  return levels;
}

// The last type of device isn't asked for.
bool acc_routine_check(mica_op *op) {
  const unsigned any = levels_for(op, ACC_DEVICE_TYPE_NONE);
  if (any > 1)
    return mica_op_plain_error(
        op, "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time");
  for (acc_device_type d = ACC_DEVICE_TYPE_STAR; d < ACC_DEVICE_TYPE_RADEON; d++)
    if (levels_for(op, d) + any > 1)
      return mica_op_plain_error(
          op,
          "only one of `gang`, `worker`, `vector`, `seq` can be present at the same "
          "time for device_type `%S`",
          acc_device_type_to_text(d));
  return true;
}
