// The part of the header that belongs to one operation.
#include "emit/hook.h"
#include "emit/op_pieces.h"

static const char op_head[] =
    "// ---- ${full_name}: ${summary} ----\n"
    "\n"
    "extern const mica_op_def ${def};\n"
    "static inline bool ${isa}(const mica_op *op) { return mica_op_isa(op, &${def}); }\n";
static const char nameless_head[] =
    "// ---- ${full_name} ----\n"
    "\n"
    "extern const mica_op_def ${def};\n"
    "static inline bool ${isa}(const mica_op *op) { return mica_op_isa(op, &${def}); }\n";

static void emit_check_hook(emitter *e, const model_op *op, name_role role) {
  hook_writer w = hook_begin(e, HOOK_VERIFIER, "bool", emit_name(e, role, op->c_name, ""));
  hook_parameter(&w, "mica_op *", "op");
  hook_end(&w, "");
}

static void emit_form_hooks(emitter *e, const model_op *op) {
  emit(e, "// Written by the author: the custom form, after the name.\n", NULL);
  hook_writer w = hook_begin(e, HOOK_FORMAT, "bool", emit_name(e, NAME_PARSE, op->c_name, ""));
  hook_parameter(&w, "mica_parser *", "p");
  hook_parameter(&w, "mica_op_state *", "out");
  hook_end(&w, "  // false: reported");
  w = hook_begin(e, HOOK_FORMAT, "void", emit_name(e, NAME_PRINT, op->c_name, ""));
  hook_parameter(&w, "mica_printer *", "p");
  hook_parameter(&w, "const mica_op *", "op");
  hook_end(&w, "");
}

static const char verifier_comment[] =
    "// Written by the author: what the definition can't say. False: reported.\n";
static const char region_verifier_comment[] =
    "// Written by the author: asked when the nested operations are verified. False: reported.\n";

static void emit_op_hooks(emitter *e, const model_op *op) {
  if (op->has_verifier && op->shared_check == NULL) {
    emit(e, verifier_comment, NULL);
    emit_check_hook(e, op, NAME_CHECK);
  }
  if (op->has_region_verifier) {
    emit(e, region_verifier_comment, NULL);
    emit_check_hook(e, op, NAME_CHECK_REGIONS);
  }
  emit_op_fold_hooks(e, op);
  if (op->has_custom_format) emit_form_hooks(e, op);
}

void emit_op_header(emitter *e, const model_op *op) {
  const template_hole holes[] = {{"full_name", op->full_name},
                                 {"def", emit_name(e, NAME_DEF, op->c_name, "")},
                                 {"isa", emit_name(e, NAME_ISA, op->c_name, "")},
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
  emit_op_hooks(e, op);
  emit_interface_hooks(e, op->traits, op->trait_count);
  if (op->declarations.text == NULL) emit(e, "\n", NULL);
  emit_declarations(e, op->at, op->declarations);
  emit_trait_codes(e, op->at, &op->trait_codes, true);
}
