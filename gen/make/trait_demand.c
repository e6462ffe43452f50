// What a trait demands of the operations that have it (Demands), as its C++ does when it compiles.
// Called when an operation is whole.
#include "make/build.h"
#include "model/op.h"

typedef struct demand {
  const model_op *op;
  const model_trait *trait;
} demand;

static const char *name_of(const model_trait *t) {
  return *t->doc_name == '\0' || *t->doc_name == '_' ? t->name : t->doc_name;
}

static size_t single_count(const model_value *values, size_t count) {
  size_t single = 0;
  for (size_t i = 0; i < count; i++) single += values[i].arity == ARITY_ONE;
  return single;
}

static bool has_trait(const model_op *op, const char *name) {
  for (size_t i = 0; i < op->trait_count; i++)
    if (text_is(text_of(op->traits[i].doc_name), name)) return true;
  return false;
}

// What the word wants in English, and whether the operation has it; NULL: it is a trait's name.
static const char *wanted_by(const model_op *op, const char *word, bool *is_met) {
  const size_t results = op->result_count, operands = op->operand_count;
  const bool all_single = single_count(op->operands, operands) == operands;
  const bool one_result = results == 1 && single_count(op->results, results) == 1;
  const struct {
    const char *word, *words;
    bool is_met;
  } known[] = {
      {"oneResult", "exactly one result", one_result},
      {"noResults", "no results", results == 0},
      {"oneOperand", "exactly one operand", operands == 1 && all_single},
      {"noOperands", "no operands", operands == 0},
      {"oneOrTwoOperands", "one or two operands", all_single && (operands == 1 || operands == 2)},
      {"noSuccessors", "no successors", op->successor_count == 0},
      {"regions", "regions", op->region_count > 0},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (text_is(text_of(word), known[i].word)) return *is_met = known[i].is_met, known[i].words;
  return NULL;
}

static void check_demand(build *b, const demand *d, const char *word) {
  bool is_met = false;
  const char *words = wanted_by(d->op, word, &is_met);
  if (words == NULL) is_met = has_trait(d->op, word);
  if (is_met) return;
  bool wants_trait = words == NULL;
  if (wants_trait) words = build_printf(b, "the trait '%s'", word);
  report_error(b->diagnostics, at_place(d->trait->at), "trait '%s' demands %s of '%s'",
               name_of(d->trait), words, d->op->full_name);
  if (wants_trait) report_help(b->diagnostics, "write it in the list, too");
}

void model_trait_demands(build *b, const model_op *op) {
  for (size_t i = 0; i < op->trait_count; i++) {
    const demand d = {op, &op->traits[i]};
    list words = {0};
    if (d.trait->record == NULL || !read_strings(b->memory, d.trait->record, "cDemands", &words))
      continue;
    for (size_t n = 0; n < words.count; n++) check_demand(b, &d, words.items[n]);
  }
}
