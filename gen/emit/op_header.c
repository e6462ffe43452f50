// The part of the header that belongs to one operation.
#include "emit/op_pieces.h"

static const char op_head[] =
    "// ---- ${full_name}: ${summary} ----\n"
    "\n"
    "extern const mica_op_def ${op}_def;\n"
    "static inline bool ${op}_isa(const mica_op *op) { return mica_op_isa(op, &${op}_def); }\n";
static const char nameless_head[] =
    "// ---- ${full_name} ----\n"
    "\n"
    "extern const mica_op_def ${op}_def;\n"
    "static inline bool ${op}_isa(const mica_op *op) { return mica_op_isa(op, &${op}_def); }\n";

static const char verifier_hook[] =
    "// Written by the author: what the definition can't say. False: reported.\n"
    "bool ${op}_check(mica_op *op);\n";
static const char region_verifier_hook[] =
    "// Written by the author: asked when the nested operations are verified. False: reported.\n"
    "bool ${op}_check_regions(mica_op *op);\n";
static const char format_hooks[] =
    "// Written by the author: the custom form, after the name.\n"
    "bool ${op}_parse(mica_parser *p, mica_op_state *out);  // false: reported\n"
    "void ${op}_print(mica_printer *p, const mica_op *op);\n";

void emit_op_header(emitter *e, const model_op *op) {
  const template_hole holes[] = {{"full_name", op->full_name},
                                 {"op", op->c_name},
                                 {"summary", emit_first_line(e, op->summary)},
                                 {0}};
  emit_about(e, op->at);
  emit(e, op->summary[0] == '\0' ? nameless_head : op_head, holes);
  emit_op_indices(e, op);
  emit_op_accessors(e, op);
  emit_about(e, op->at);
  emit_derived_declarations(e, op);
  emit_inference_parts(e, op);
  emit_op_builder_declarations(e, op);
  emit_about(e, op->at);
  if (op->has_verifier) emit(e, verifier_hook, holes);
  if (op->has_region_verifier) emit(e, region_verifier_hook, holes);
  if (op->has_custom_format) emit(e, format_hooks, holes);
  emit_interface_hooks(e, op->traits, op->trait_count);
  if (op->declarations.text == NULL) emit(e, "\n", NULL);
  emit_declarations(e, op->at, op->declarations);
}
