// Hooks of the dialect probe that fail without a message. Own nothing.
#include "probe/probe.h"

bool probe_silent_check_check(mica_op *op) {
  (void)op;
  return false;
}

bool probe_silent_check_regions_check_regions(mica_op *op) {
  (void)op;
  return false;
}

bool probe_trait_silent_check(mica_op *op) {
  (void)op;
  return false;
}

bool probe_silent_parse_parse(mica_parser *p, mica_op_state *out) {
  (void)p, (void)out;
  return false;
}

void probe_silent_parse_print(mica_printer *p, const mica_op *op) { (void)p, (void)op; }

bool probe_parse_silence(mica_parser *p, mica_op_state *out, const mica_attr **flag) {
  (void)p, (void)out, (void)flag;
  return false;
}

void probe_print_silence(mica_printer *p, const mica_op *op, const mica_attr *flag) {
  (void)p, (void)op, (void)flag;
}

mica_parsed probe_parse_silent_group(mica_parser *p, mica_op_state *out, const mica_attr **flag) {
  (void)p, (void)out, (void)flag;
  return MICA_FAILED;
}

void probe_print_silent_group(mica_printer *p, const mica_op *op, const mica_attr *flag) {
  (void)p, (void)op, (void)flag;
}

bool probe_silent_infer_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)ctx, (void)loc, (void)parts, (void)types;
  return false;
}

const mica_type *probe_silent_type_parse(mica_parser *p) {
  (void)p;
  return NULL;
}

void probe_silent_type_print(mica_printer *p, const mica_type *type) { (void)p, (void)type; }

bool probe_silent_checked_type_check(mica_context *ctx, mica_loc loc, int64_t value) {
  (void)ctx, (void)loc;
  return value != 0;
}

const mica_attr *probe_silent_attr_parse(mica_parser *p, const mica_type *type) {
  (void)p, (void)type;
  return NULL;
}

void probe_silent_attr_print(mica_printer *p, const mica_attr *attr) { (void)p, (void)attr; }

bool probe_silent_symbol_user_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  (void)op, (void)tables;
  return false;
}
