// What kind of thing a value is, by its C, and whether a C type takes it.
#include "cpp/cpp_value.h"

#include "cpp/cpp_vocabulary.h"

static cpp_kind kind_of_literal(text written) {
  bool is_hex = text_starts_with(written, TEXT("0x")) || text_starts_with(written, TEXT("0X"));
  for (size_t i = 0; i < written.size; i++) {
    char c = written.data[i];
    if (c == '.' || (is_hex ? c == 'p' || c == 'P' : c == 'e' || c == 'E')) return CPP_FLOAT;
  }
  return CPP_INT;
}

cpp_kind code_kind(cpp_context *cpp, const c_expression *e) {
  if (c_is_true(e) || c_is_false(e)) return CPP_BOOL;
  if (e->kind == C_STRING) return CPP_STR;
  if (e->kind == C_LITERAL) return kind_of_literal(e->text);
  if (e->kind == C_UNARY && c_is(e, C_UNARY, "-")) return code_kind(cpp, e->children[0]);
  if (c_is(e, C_PLACEHOLDER, "$_ctxt")) return CPP_CONTEXT;
  if (text_is(c_called(e), "sizeof")) return CPP_INT;
  return cpp_kind_of_c(cpp, e);
}

static bool is_number(cpp_kind kind) {
  return kind == CPP_INT || kind == CPP_BOOL || kind == CPP_ENUM;
}

static bool fits(cpp_kind kind, const c_type *type) {
  switch (type->kind) {
  case C_TYPE: return kind == CPP_TYPE;
  case C_ATTR: return kind == CPP_ATTR || kind == CPP_NUMBER;
  case C_BOOL:
  case C_INT:
  case C_UINT:
  case C_ENUM:
  case C_OPTIONAL: return is_number(kind);
  case C_FLOAT: return is_number(kind) || kind == CPP_FLOAT;
  case C_STR:
  case C_RESOURCE: return kind == CPP_STR;
  case C_TYPES: return kind == CPP_TYPES;
  case C_ATTRS: return kind == CPP_ATTRS;
  case C_POINTER:
  case C_STRS:
  case C_ARRAY:
  case C_LOC: return kind == cpp_kind_of_c_type(type);
  case C_CUSTOM: break;
  }
  return true;
}

bool code_has_type(cpp_context *cpp, const cpp_source *source, const c_expression *e, cpp_kind kind,
                   const c_type *type) {
  if (kind == CPP_UNKNOWN || e->kind == C_LITERAL || e->kind == C_UNARY) kind = code_kind(cpp, e);
  if (kind == CPP_UNKNOWN || fits(kind, type)) return true;
  text all = code_text(&source->code);
  place_range at = code_range(cpp->session, &source->code, all, 0, all.size);
  // In C++ an attribute may be made of its values.
  if (source->failure != NULL && type->kind == C_ATTR) {
    const char *what = cpp_printf(cpp, "a value of another type than '%s'", type->spelling);
    *source->failure = (cpp_failure){.what = what, .at = at};
    return false;
  }
  report_error(cpp->diagnostics, at, "a value of the type '%s' is wanted here", type->spelling);
  return false;
}
