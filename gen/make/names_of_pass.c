// What passes give names to.
#include "base/names.h"
#include "make/naming.h"
#include "model/pass.h"

static void enter_enum_of_option(const naming *n, const model_option *o) {
  if (o->enum_name == NULL) return;
  enter_name(n, C_NAME_TYPE, C_NAME_GENERATED, o->enum_name, NULL);
  for (size_t i = 0; i < o->case_count; i++)
    enter_name(n, C_NAME_CONSTANT, C_NAME_GENERATED, o->cases[i].c_name, NULL);
}

static void enter_pass(naming *n, const model_pass *pass) {
  static const char at_work[] = "mica_pass *pass, mica_context *ctx";
  n->owner = pass->record;
  n->at = pass->at;
  enter_role(n, NAME_PASS, pass->c_name, "", NULL);
  if (pass->conversion != NULL) {
    enter_role(n, NAME_CONVERSION, pass->c_name, "", NULL);
    enter_role(n, NAME_CONVERSION_PATTERNS, pass->c_name, "", NULL);
    enter_role(n, NAME_PASS_RUN, pass->c_name, "", "mica_pass *pass, mica_op *op");
  } else {
    enter_hook_role(n, NAME_PASS_RUN, pass->c_name, "", "mica_pass *pass, mica_op *op");
  }
  if (pass->has_initialize) enter_hook_role(n, NAME_PASS_INITIALIZE, pass->c_name, "", at_work);
  if (pass->has_finish) enter_hook_role(n, NAME_PASS_FINISH, pass->c_name, "", at_work);
  if (pass->option_count > 0) {
    enter_role(n, NAME_PASS_OPTIONS, pass->c_name, "", NULL);
    enter_role(n, NAME_PASS_OPTIONS_OF, pass->c_name, "", "const mica_pass *pass");
  }
  for (size_t i = 0; i < pass->option_count; i++) {
    n->at = pass->options[i].at;
    enter_enum_of_option(n, &pass->options[i]);
  }
  for (size_t i = 0; i < pass->statistic_count; i++) {
    n->at = pass->statistics[i].at;
    enter_role(n, NAME_PASS_COUNT, pass->c_name, pass->statistics[i].member,
               "mica_pass *pass, uint64_t by");
  }
}

void enter_passes(naming *n) {
  const model *m = n->model;
  for (size_t i = 0; i < m->pass_count; i++) enter_pass(n, m->passes[i]);
  n->owner = NULL;
  if (m->pass_count == 0) return;
  n->at = m->passes[0]->at;
  const char *list = name_compose(n->memory, NAME_PASS_LIST, m->c_prefix, "");
  enter_name(n, C_NAME_MACRO, C_NAME_GENERATED, name_upper(n->memory, text_of(list)), NULL);
}
