// Derived attributes: fields of an operation's record, of class DerivedAttr. They are computed from
// the operation and never stored.
#include "make/author_code.h"
#include "model/op.h"

// What the record says in C: its function's body, and the attribute of what that gives. A record
// that was made in C++ leaves both to the author's functions.
static void fill_code(build *b, const record *r, model_derived *d) {
  bool is_cpp = is_cpp_place(b, record_place(r));
  bool is_type = record_is_a(r, TEXT("DerivedTypeAttr"));
  static const char *const placeholders[] = {"$_op", NULL};
  static const char *const scope[] = {"op", NULL};
  if (!is_cpp)
    d->body =
        code_statements(b, r, "body", "the body of this attribute", placeholders, scope, true);
  if (is_cpp) d->cpp = read_text(b, r, "body");
  const char *to_attr = read_text_or_null(b, r, "convertFromStorage");
  d->has_attr = to_attr != NULL;
  d->to_attr = is_cpp && !is_type ? NULL : to_attr;
}

static void fill_derived(build *b, const model_op *op, const field *f, const record *r,
                         model_derived *d) {
  field returned = read_field(r, "returnType");
  *d = (model_derived){.name = text_copy(b->memory, f->name), .at = f->declared};
  d->c_name = model_accessor_name(b, op, f->name);
  d->type = model_c_type(b, text_of(read_text(b, r, "returnType")),
                         field_value_place(b->records, &returned));
  fill_code(b, r, d);
  if (d->has_attr) return;
  report_warning(b->diagnostics, at_place(d->at),
                 "'%s' says nothing about how it becomes an attribute: materializing the derived "
                 "attributes of '%s' fails",
                 d->name, op->full_name);
}

// A field of an operation that is an attribute can only be a derived one.
static const record *derived_of_field(build *b, const field *f) {
  const record *r = value_as_record(f->value);
  if (r == NULL || !record_is_a(r, TEXT("Attr"))) return NULL;
  if (record_is_a(r, TEXT("DerivedAttr"))) return r;
  report_error(b->diagnostics, at_place(f->declared),
               "the attribute '%.*s' stands outside of the arguments: write it among them, or make "
               "it a DerivedAttr",
               TEXT_ARGS(f->name));
  return NULL;
}

void model_derived_fill(build *b, model_op *op) {
  size_t count = record_field_count(op->record);
  model_derived *all = ARENA_ARRAY(b->memory, model_derived, count + 1);
  for (size_t i = 0; i < count; i++) {
    field f = record_field_at(op->record, i);
    const record *r = derived_of_field(b, &f);
    if (r != NULL) fill_derived(b, op, &f, r, &all[op->derived_count++]);
  }
  op->derived = all;
}
