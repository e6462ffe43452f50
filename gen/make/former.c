// What older text has in place of an operation or a type: names, formats, attributes, spellings.
#include "base/names.h"
#include "make/build.h"
#include "model/op.h"

// The function with this name in the author's C; NULL: none is named.
static const char *function_of(build *b, const record *r, const char *field_name) {
  const char *name = read_text(b, r, field_name);
  if (*name == '\0') return NULL;
  if (text_is(text_of(name), name_clean(b->memory, text_of(name)))) return name;
  field f = read_field(r, field_name);
  report_error(b->diagnostics, field_value_place(b->records, &f), "'%s' is no name of a C function",
               name);
  return NULL;
}

// ---- Operations ---------------------------------------------------------------------------------

static size_t records_in(const record *r, const char *name, const value **all) {
  *all = record_value(r, text_of(name));
  return *all == NULL || value_kind_of(*all) != VALUE_LIST ? 0 : value_count(*all);
}

static const char *text_or_null(build *b, const record *r, const char *field_name) {
  const char *text = read_text(b, r, field_name);
  return *text == '\0' ? NULL : text;
}

static void fill_formats(build *b, model_op *op) {
  const value *all;
  size_t count = records_in(op->record, "cFormerFormats", &all);
  op->former.formats = ARENA_ARRAY(b->memory, model_former_format, count + 1);
  for (size_t i = 0; i < count; i++) {
    const record *r = value_as_record(value_item(all, i));
    if (r == NULL) continue;
    model_former_format *f = &op->former.formats[op->former.format_count++];
    *f = (model_former_format){.c_name = function_of(b, r, "cParse"),
                               .type = text_or_null(b, r, "cType"),
                               .upgrade = function_of(b, r, "cUpgrade")};
    int64_t results;
    if (read_int(r, "cResults", &results) && results > 0)
      f->results = build_printf(b, "%zu", (size_t)results);
    if (f->c_name != NULL) continue;
    f->text = model_format_text_of(b, r);
    f->c_name = i == 0 ? build_printf(b, "%s_parse_former", op->c_name)
                       : build_printf(b, "%s_parse_former_%zu", op->c_name, i + 1);
  }
}

static void fill_attributes(build *b, model_op *op) {
  const value *all;
  size_t count = records_in(op->record, "cFormerAttributes", &all);
  model_former_attribute *attributes = ARENA_ARRAY(b->memory, model_former_attribute, count + 1);
  for (size_t i = 0; i < count; i++) {
    const record *r = value_as_record(value_item(all, i));
    if (r == NULL) continue;
    attributes[op->former.attribute_count++] = (model_former_attribute){
        read_text(b, r, "name"), read_text(b, r, "became"), function_of(b, r, "cConvert")};
  }
  op->former.attributes = attributes;
  for (size_t i = 0; i < op->former.attribute_count; i++) {
    const char *became = attributes[i].became;
    if (*became == '\0' || model_op_attribute(op, text_of(became)) != NULL) continue;
    field f = read_field(op->record, "cFormerAttributes");
    report_error(b->diagnostics, field_item_place(b->records, &f, i),
                 "'%s' has no attribute '%s' that '%s' could have become", op->full_name, became,
                 attributes[i].name);
  }
}

// An attribute, or an operand whose number is known since no group stands before it.
static bool is_part(const model_op *op, text name) {
  if (model_op_attribute(op, name) != NULL) return true;
  for (size_t i = 0; i < op->operand_count && op->operands[i].arity == ARITY_ONE; i++)
    if (text_is(name, op->operands[i].name)) return true;
  return false;
}

static void fill_parts(build *b, model_op *op) {
  const value *all;
  size_t count = records_in(op->record, "cFormerParts", &all);
  model_former_part *parts = ARENA_ARRAY(b->memory, model_former_part, count + 1);
  op->former.parts = parts;
  for (size_t i = 0; i < count; i++) {
    const record *r = value_as_record(value_item(all, i));
    if (r == NULL) continue;
    model_former_part *part = &parts[op->former.part_count++];
    *part =
        (model_former_part){.name = read_text(b, r, "name"), .make = function_of(b, r, "cMake")};
    part->names = model_strings(b, r, "names", &part->name_count);
    if (part->make != NULL && is_part(op, text_of(part->name))) continue;
    field f = read_field(op->record, "cFormerParts");
    report_error(b->diagnostics, field_item_place(b->records, &f, i),
                 "'%s' has no operand and no attribute '%s' with a place of its own, or no "
                 "function makes it",
                 op->full_name, part->name);
  }
}

void model_former_fill(build *b, model_op *op) {
  op->former.names = model_strings(b, op->record, "cFormerNames", &op->former.name_count);
  op->former.upgrade = function_of(b, op->record, "cUpgrade");
  op->former.makes_numbers = read_bit(op->record, "cMakesNumbers");
  fill_formats(b, op);
  fill_attributes(b, op);
  fill_parts(b, op);
}

// ---- Types --------------------------------------------------------------------------------------

static void fill_type(build *b, const record *r, model_former_type *out) {
  *out = (model_former_type){.spelling = read_text(b, r, "spelling"), .at = record_place(r)};
  const char *made = read_text(b, r, "cType");
  out->c_name = function_of(b, r, "cParse");
  if ((*made == '\0') == (out->c_name == NULL))
    report_error(b->diagnostics, record_at(r),
                 "'%s' became either what C makes, `type`, or what a function reads, `parse`",
                 out->spelling);
  if (*made == '\0') return;
  const char *words = *out->spelling == '\0' ? "string" : out->spelling;
  out->type = made;
  out->c_name =
      build_printf(b, "%s_former_%s", b->model->c_prefix, name_clean(b->memory, text_of(words)));
}

void model_fill_former_types(build *b, model *m) {
  record_list all = records_of_class(b->records, TEXT("FormerType"));
  model_former_type *types = ARENA_ARRAY(b->memory, model_former_type, all.count + 1);
  for (size_t i = 0; i < all.count; i++)
    if (read_record(all.items[i], "ofDialect") == b->dialect)
      fill_type(b, all.items[i], &types[m->former_type_count++]);
  m->former_types = types;
}
