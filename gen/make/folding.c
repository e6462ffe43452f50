// What a definition says of folding and rewriting: the author's folds and patterns, what an
// operation gives for numbers, and what nobody has written yet.
#include <string.h>

#include "make/author_code.h"
#include "model/dialect.h"
#include "model/op.h"

// ---- What isn't written -------------------------------------------------------------------------

static bool names_field(build *b, const record *unwritten, const char *field_name) {
  list names = {0};
  read_strings(b->memory, unwritten, "fields", &names);
  for (size_t i = 0; i < names.count; i++)
    if (strcmp(names.items[i], field_name) == 0) return true;
  return false;
}

// Without a list it is about all of the dialect, and the dialect itself.
static bool names_owner(const record *unwritten, const record *owner) {
  const value *ops = record_value(unwritten, TEXT("ops"));
  if (ops == NULL || value_count(ops) == 0) return true;
  for (size_t i = 0; i < value_count(ops); i++)
    if (value_as_record(value_item(ops, i)) == owner) return true;
  return false;
}

// `owner`: an operation or the dialect; NULL: any of them.
static bool is_unwritten(build *b, const record *dialect, const record *owner,
                         const char *field_name) {
  record_list all = records_of_class(b->records, TEXT("Unwritten"));
  for (size_t i = 0; i < all.count; i++)
    if (read_record(all.items[i], "ofDialect") == dialect &&
        (owner == NULL || names_owner(all.items[i], owner)) &&
        names_field(b, all.items[i], field_name))
      return true;
  return false;
}

static bool has_hook(build *b, const record *r, const record *dialect, const char *field_name) {
  return read_bit(r, field_name) && !is_unwritten(b, dialect, r, field_name);
}

void model_dialect_folding_fill(build *b, model_dialect *d) {
  const record *r = d->record;
  d->has_materializer = has_hook(b, r, r, "hasConstantMaterializer");
  d->has_canonicalizer = has_hook(b, r, r, "hasCanonicalizer");
  d->has_fold = has_hook(b, r, r, "cHasFold");
  d->unwritten_folds = is_unwritten(b, r, NULL, "hasFolder");
  d->unwritten_patterns = is_unwritten(b, r, NULL, "hasCanonicalizer") ||
                          is_unwritten(b, r, NULL, "hasCanonicalizeMethod");
}

// ---- What an operation gives for numbers --------------------------------------------------------

enum { EVALUATED_MOST = 8 };  // MICA_EVALUATED_MOST of mica/arithmetic.h

static const char *single_name(build *b, const model_value *v) {
  return v->arity == ARITY_ONE ? build_printf(b, "$%s", v->name) : NULL;
}

// What its code may name: operands, attributes, and the results where there are several.
static const char *const *placeholders_of(build *b, const model_op *op) {
  const size_t most = op->operand_count + op->attribute_count + op->result_count + 3;
  const char **names = ARENA_ARRAY(b->memory, const char *, most);
  size_t count = 0;
  names[count++] = "$_op";
  names[count++] = "$_type";
  for (size_t i = 0; i < op->operand_count; i++) names[count++] = single_name(b, &op->operands[i]);
  for (size_t i = 0; i < op->attribute_count; i++)
    names[count++] = build_printf(b, "$%s", op->attributes[i].name);
  for (size_t i = 0; i < op->result_count && op->result_count > 1; i++)
    names[count++] = single_name(b, &op->results[i]);
  names[count] = NULL;
  return names;
}

static bool all_single(const model_value *values, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (values[i].arity != ARITY_ONE) return false;
  return true;
}

static void fill_evaluation(build *b, model_op *op) {
  static const char *const scope[] = {"op", "operands", "results", NULL};
  const author_code code = read_code(b, op->record, "cEvaluate");
  if (code.text == NULL) return;
  const field f = read_field(op->record, "cEvaluate");
  const cpp_source source = {.code.expression = text_copy(b->memory, text_trim(text_of(code.text))),
                             .code.from = f,
                             .code.at = op->at,
                             .code.scope = scope};
  const bool is_plain = op->result_count > 0 && op->result_count <= EVALUATED_MOST &&
                        op->operand_count <= EVALUATED_MOST &&
                        all_single(op->operands, op->operand_count) &&
                        all_single(op->results, op->result_count);
  if (!is_plain) {
    report_error(b->diagnostics, field_value_place(b->records, &f),
                 "'%s' can't say what it gives for numbers: it has no result, variadic operands or "
                 "results, or more than %d",
                 op->full_name, EVALUATED_MOST);
    return;
  }
  const code_form form = op->result_count == 1 ? CODE_EXPRESSION : CODE_STATEMENTS;
  if (code_is_c(b, &source, "what this gives for numbers", form, placeholders_of(b, op)))
    op->evaluation = code;
}

static void fill_poison(build *b, model_op *op) {
  static const char *const scope[] = {"op", "operands", NULL};
  const author_code code = read_code(b, op->record, "cPoison");
  if (code.text == NULL) return;
  const field f = read_field(op->record, "cPoison");
  const cpp_source source = {.code.expression = text_copy(b->memory, text_trim(text_of(code.text))),
                             .code.from = f,
                             .code.at = op->at,
                             .code.scope = scope};
  if (op->evaluation.text == NULL) {
    report_error(b->diagnostics, field_value_place(b->records, &f),
                 "'%s' says what makes its result poison, but not what it gives for numbers",
                 op->full_name);
    report_help(b->diagnostics, "add `let cEvaluate = [{ ... }];`");
    return;
  }
  if (code_is_c(b, &source, "what makes a result poison", CODE_EXPRESSION, placeholders_of(b, op)))
    op->poison = code;
}

void model_folding_fill(build *b, model_op *op) {
  const record *r = op->record, *dialect = op->dialect->record;
  op->has_fold = has_hook(b, r, dialect, "hasFolder");
  op->has_canonicalizer = has_hook(b, r, dialect, "hasCanonicalizer");
  op->has_canonicalize_method = has_hook(b, r, dialect, "hasCanonicalizeMethod");
  fill_evaluation(b, op);
  fill_poison(b, op);
}
