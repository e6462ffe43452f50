// The author's calls of what is generated, against the table of names: called when all is entered,
// what stands in the source alone too.
#include "make/call.h"
#include "model/dialect.h"

// `ring_add_lhs`, `RING_MODE_FAST`
static bool begins_with_prefix(text name, const char *prefix) {
  const size_t size = strlen(prefix);
  if (name.size <= size || name.data[size] != '_') return false;
  for (size_t i = 0; i < size; i++) {
    char c = name.data[i];
    if (c >= 'A' && c <= 'Z') c = (char)(c - 'A' + 'a');
    if (c != prefix[i]) return false;
  }
  return true;
}

// Of what other headers declare nothing is known.
static bool is_of_outputs(const model *m, text name) {
  if (m->dialect == NULL || m->is_extension || m->has_other_headers) return false;
  for (size_t i = 0; i < m->used_dialect_count; i++)
    if (begins_with_prefix(name, m->used_dialects[i]->c_name)) return false;
  return begins_with_prefix(name, m->c_prefix);
}

static void report_unknown(const model *m, diagnostics *d, const model_call *call) {
  spelling s = spelling_of(call->name);
  for (size_t i = 0; i < name_table_count(m->names); i++)
    spelling_offer(&s, name_table_at(m->names, i)->name);
  report_error(d, call->at, "nothing declares '%.*s'", TEXT_ARGS(call->name));
  if (call->use != 0) report_note(d, at_place(call->use), "needed here");
  report_spelling(d, &s);
}

void model_calls_check(const model *m, diagnostics *d) {
  for (size_t i = 0; i < m->calls.count; i++) {
    const model_call *call = m->calls.items[i];
    const name_entry *known = name_table_find(m->names, call->name);
    const bool is_function = known != NULL && known->parameters.data != NULL;
    if (is_function && call->is_call) (void)call_fits(d, call, known->parameters);
    else if (known == NULL && is_of_outputs(m, call->name)) report_unknown(m, d, call);
  }
}
