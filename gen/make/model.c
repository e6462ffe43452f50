// Builds the model of a file: finds its dialect, makes each element once, checks what only the
// whole shows.
#include <stdlib.h>
#include <string.h>

#include "make/build.h"
#include "model/bytecode.h"
#include "model/definition.h"
#include "model/dialect.h"
#include "model/enum.h"
#include "model/interface.h"
#include "model/op.h"
#include "model/pattern.h"

// ---- What belongs to the file -------------------------------------------------------------------

static bool is_own(const build *b, const record *r, const char *link) {
  const record *dialect = read_record(r, link);
  return dialect != NULL && dialect == b->dialect && is_of_this_part(b, r);
}

// Enums and interfaces name no dialect: they are the file's by place, or by their namespace.
static bool is_own_by_namespace(build *b, const record *r) {
  bool is_in_file = is_in_main_file(b, r);
  if (b->is_extension) return is_in_file;
  if (is_in_file && b->asked_dialect.size == 0) return true;
  const model_dialect *d = model_dialect_of_namespace(b, text_of(read_text(b, r, "cppNamespace")));
  return d == NULL ? is_in_file : d->is_main;
}

typedef struct definitions {
  list types, attrs;
} definitions;

// What was told first behind the beginning of a definition, in its file.
static const char *error_behind(const build *b, place begin) {
  const source_file *file = source_of(b->session->sources, begin);
  const char *found = NULL, *message;
  place_range at, nearest = {UINT32_MAX, 0};
  for (size_t i = 0; (message = diagnostics_fault(b->diagnostics, i, &at)) != NULL; i++) {
    bool is_nearer = at.begin >= begin && at.begin < nearest.begin;
    if (!is_nearer || source_of(b->session->sources, at.begin) != file) continue;
    nearest = at;
    found = message;
  }
  return found;
}

static bool was_left_out(const build *b, const record *r) {
  return record_is_broken(r) || pointer_map_get(b->left_out, r) != NULL;
}

static void note_left_out(build *b, const record *r, model_left_out_kind kind, const char *error) {
  model_left_out *l = ARENA_NEW(b->memory, model_left_out);
  *l = (model_left_out){kind, text_copy(b->memory, record_name(r)), error, record_place(r)};
  list_push(b->memory, &b->model->left_out, l);
}

// Errors were found in it when it was evaluated, or when the model was made before.
static bool is_left_out(build *b, const record *r, model_left_out_kind kind) {
  const char *error = pointer_map_get(b->left_out, r);
  bool is_broken = record_is_broken(r);
  if (error == NULL && !is_broken) return false;
  if (is_broken && error == NULL) error = error_behind(b, record_place(r));
  note_left_out(b, r, kind, error);
  return true;
}

// Definitions that were never finished; of those that name no dialect the file decides.
static void collect_broken(build *b) {
  static const struct {
    const char *class_name, *link;
    model_left_out_kind kind;
  } kinds[] = {{"Op", "opDialect", LEFT_OUT_OP},
               {"TypeDef", "dialect", LEFT_OUT_TYPE},
               {"AttrDef", "dialect", LEFT_OUT_ATTR}};
  record_list all = records_broken(b->records);
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
      if (!record_is_a(r, text_of(kinds[k].class_name))) continue;
      const record *dialect = read_record(r, kinds[k].link);
      bool is_own = dialect == NULL ? is_in_main_file(b, r) : dialect == b->dialect;
      if (is_own) note_left_out(b, r, kinds[k].kind, error_behind(b, record_place(r)));
    }
  }
}

static void collect_definitions(build *b, definitions *out) {
  record_list all = records_of_class(b->records, TEXT("AttrOrTypeDef"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    bool is_attr = record_is_a(r, TEXT("AttrDef"));
    if (!is_own(b, r, "dialect") || is_left_out(b, r, is_attr ? LEFT_OUT_ATTR : LEFT_OUT_TYPE))
      continue;
    list_push(b->memory, is_attr ? &out->attrs : &out->types, model_definition_of(b, r));
  }
}

static void collect_ops(build *b, list *out) {
  record_list all = records_of_class(b->records, TEXT("Op"));
  for (size_t i = 0; i < all.count; i++)
    if (is_own(b, all.items[i], "opDialect") && !is_left_out(b, all.items[i], LEFT_OUT_OP))
      list_push(b->memory, out, model_op_of(b, all.items[i]));
}

static void make_own_enums(build *b) {
  record_list all = records_of_class(b->records, TEXT("EnumInfo"));
  for (size_t i = 0; i < all.count; i++)
    if (is_own_by_namespace(b, all.items[i]) && !is_left_out(b, all.items[i], LEFT_OUT_ENUM))
      model_enum_of(b, all.items[i]);
}

// In another file of the dialect that this one extends.
static bool is_of_extended(build *b, const record *r) {
  bool is_among_others = b->dialect == NULL || !is_beside_main_file(b, b->dialect);
  if (is_of_this_part(b, r) || (is_among_others && is_beside_main_file(b, r))) return false;
  return model_dialect_of_namespace(b, text_of(read_text(b, r, "cppNamespace"))) != NULL;
}

// The file's own enums, and those that it uses and no known dialect has.
static void collect_enums(build *b, list *out) {
  record_list all = records_of_class(b->records, TEXT("EnumInfo"));
  for (size_t i = 0; i < all.count; i++) {
    const model_enum *used = pointer_map_get(&b->enums, all.items[i]);
    if (was_left_out(b, all.items[i])) continue;
    bool is_homeless = used != NULL && (used->dialect == NULL || used->dialect->is_main) &&
                       !is_of_extended(b, all.items[i]);
    if (is_homeless || is_own_by_namespace(b, all.items[i]))
      list_push(b->memory, out, model_enum_of(b, all.items[i]));
  }
}

static void collect_interfaces(build *b, list *out) {
  record_list all = records_of_class(b->records, TEXT("Interface"));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    bool is_near = is_own_by_namespace(b, r) || model_interface_is_near(b, r);
    if (record_is_a(r, TEXT("DeclareInterfaceMethods")) || !is_near ||
        is_left_out(b, r, LEFT_OUT_INTERFACE))
      continue;
    const model_interface *made = model_interface_of(b, r);
    if (made->emitted_here) list_push(b->memory, out, made);
  }
}

// The descriptors of traits that the file's dialect defines, each once.
typedef struct trait_set {
  list items;
  text_map names;  // of descriptors and families
} trait_set;

// Other parameters whose signs can't stand in C give the same name.
static void check_parameters(build *b, const model_trait *first, const model_trait *again) {
  const char *ours = again->parameters == NULL ? "" : again->parameters;
  const char *theirs = first->parameters == NULL ? "" : first->parameters;
  if (strcmp(ours, theirs) == 0) return;
  report_error(b->diagnostics, at_place(again->at),
               "the parameters '%s' and '%s' of trait '%s' give one name in C, '%s'", ours, theirs,
               again->name, again->descriptor);
  report_note(b->diagnostics, at_place(first->at), "the others are here");
}

static void collect_trait(build *b, model_trait *t, trait_set *out) {
  const model_trait *known = text_map_get(&out->names, text_of(t->descriptor));
  if (known != NULL) {
    check_parameters(b, known, t);
    return;
  }
  text_map_set(b->memory, &out->names, text_of(t->descriptor), t);
  list_push(b->memory, &out->items, t);
  if (t->family == NULL || text_map_get(&out->names, text_of(t->family)) != NULL) return;
  text_map_set(b->memory, &out->names, text_of(t->family), t);
  t->declares_family = true;
}

static void collect_traits(build *b, const model_trait *traits, size_t count, trait_set *out) {
  for (size_t i = 0; i < count; i++)
    if (traits[i].emitted_here) collect_trait(b, (model_trait *)&traits[i], out);
}

static void collect_own_traits(build *b, trait_set *out) {
  list own = {0};
  model_own_traits(b, &own);
  for (size_t i = 0; i < own.count; i++) collect_trait(b, (model_trait *)own.items[i], out);
}

// ---- Checks of the whole ------------------------------------------------------------------------

static void report_twice(build *b, place again, place first, const char *what) {
  report_error(b->diagnostics, at_place(again), "%s", what);
  report_note(b->diagnostics, at_place(first), "the first one is here");
}

// What has this name already; NULL: `item` is the first.
static const void *first_named(build *b, text_map *names, const char *name, const void *item) {
  const void *first = text_map_get(names, text_of(name));
  if (first == NULL) text_map_set(b->memory, names, text_of(name), (void *)item);
  return first;
}

static void check_ops(build *b, const list *ops) {
  text_map names = {0};
  for (size_t i = 0; i < ops->count; i++) {
    const model_op *op = ops->items[i], *first = first_named(b, &names, op->name, op);
    if (first != NULL)
      report_twice(b, op->at, first->at,
                   build_printf(b, "two operations are named '%s'", op->full_name));
  }
}

static void check_definitions(build *b, const list *all) {
  text_map mnemonics = {0}, names = {0};
  for (size_t i = 0; i < all->count; i++) {
    const model_definition *d = all->items[i], *same_mnemonic = NULL;
    const char *what = d->is_attr ? "attributes" : "types";
    if (d->mnemonic != NULL) same_mnemonic = first_named(b, &mnemonics, d->mnemonic, d);
    const model_definition *same_name = first_named(b, &names, d->c_name, d);
    if (same_mnemonic != NULL)
      report_twice(b, d->at, same_mnemonic->at,
                   build_printf(b, "two %s have the mnemonic '%s'", what, d->mnemonic));
    else if (same_name != NULL)
      report_twice(b, d->at, same_name->at,
                   build_printf(b, "two %s have the C name '%s'", what, d->c_name));
  }
}

static void check_enums(build *b, const list *all) {
  text_map names = {0};
  for (size_t i = 0; i < all->count; i++) {
    const model_enum *e = all->items[i], *first = first_named(b, &names, e->c_name, e);
    if (first != NULL)
      report_twice(b, e->at, first->at,
                   build_printf(b, "two enums have the C name '%s'", e->c_name));
  }
}

// libmica's own names begin so.
static void check_prefix(build *b, const model *m) {
  const char *prefix = m->c_prefix;
  if (strcmp(prefix, "mica") != 0 && !text_starts_with(text_of(prefix), TEXT("mica_"))) return;
  size_t own = m->op_count + m->type_count + m->attr_count + m->enum_count + m->interface_count +
               m->pass_count;
  if (m->dialect == NULL && own == 0) return;
  report_error(b->diagnostics, at_place(m->dialect == NULL ? 0 : m->dialect->at),
               "the names in C would begin with '%s_', as those of libmica do", prefix);
  report_help(b->diagnostics, "another beginning is set by `mica-gen --prefix my_`");
}

// ---- The whole ----------------------------------------------------------------------------------

static const char *file_base_name(build *b, const source_file *file) {
  text name = file->name;
  for (size_t i = name.size; i-- > 1;)
    if (name.data[i] == '.') {
      name.size = i;
      break;
    }
  if (text_is(name, "-")) name = TEXT("out");
  return text_copy(b->memory, name);
}

static int by_bytes(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void fill_c_names(build *b, model *m) {
  size_t count = 0;
  const char **names = ARENA_ARRAY(b->memory, const char *, m->op_count + m->enum_count + 1);
  for (size_t i = 0; i < m->op_count; i++) names[count++] = m->ops[i]->c_name;
  for (size_t i = 0; i < m->enum_count; i++) names[count++] = m->enums[i]->c_name;
  qsort(names, count, sizeof *names, by_bytes);
  m->c_names = names;
  m->c_name_count = count;
}

static bool is_called(const list *checks, const model_helper *h) {
  for (size_t i = 0; i < checks->count; i++) {
    const model_constraint *c = checks->items[i];
    if (c_mentions(c->asks, h->name)) return true;
  }
  return false;
}

// The functions that the file's own elements ask, and those that they call. A helper of what others
// define alone is left out; where nothing is foreign all are called.
static void fill_checks(build *b, model *m) {
  list checks = {0}, helpers = {0};
  for (size_t i = 0; i < b->checks.count; i++)
    if (((const model_constraint *)b->checks.items[i])->is_asked)
      list_push(b->memory, &checks, b->checks.items[i]);
  const bool is_all = checks.count == b->checks.count;
  for (size_t i = 0; i < b->helpers.count; i++)
    if (is_all || is_called(&checks, b->helpers.items[i]))
      list_push(b->memory, &helpers, b->helpers.items[i]);
  m->constraints = (const model_constraint *const *)checks.items,
  m->constraint_count = checks.count;
  m->helpers = (const model_helper *const *)helpers.items, m->helper_count = helpers.count;
}

static void fill_lists(build *b, model *m) {
  list ops = {0}, enums = {0}, interfaces = {0};
  trait_set traits = {0};
  definitions s = {0};
  collect_broken(b);
  make_own_enums(b);  // before the operations: their accessors give way to enums
  collect_interfaces(b, &interfaces);
  collect_definitions(b, &s);
  collect_ops(b, &ops);
  collect_enums(b, &enums);
  for (size_t i = 0; i < ops.count; i++)
    collect_traits(b, ((const model_op *)ops.items[i])->traits,
                   ((const model_op *)ops.items[i])->trait_count, &traits);
  for (size_t i = 0; i < s.types.count; i++) {
    const model_definition *t = s.types.items[i];
    collect_traits(b, t->traits, t->trait_count, &traits);
  }
  for (size_t i = 0; i < s.attrs.count; i++) {
    const model_definition *t = s.attrs.items[i];
    collect_traits(b, t->traits, t->trait_count, &traits);
  }
  collect_own_traits(b, &traits);
  check_ops(b, &ops);
  check_definitions(b, &s.types);
  check_definitions(b, &s.attrs);
  check_enums(b, &enums);
  m->ops = (model_op *const *)ops.items, m->op_count = ops.count;
  m->types = (model_definition *const *)s.types.items, m->type_count = s.types.count;
  m->attrs = (model_definition *const *)s.attrs.items, m->attr_count = s.attrs.count;
  m->enums = (const model_enum *const *)enums.items, m->enum_count = enums.count;
  m->interfaces = (const model_interface *const *)interfaces.items,
  m->interface_count = interfaces.count;
  m->traits = (const model_trait *const *)traits.items.items;
  m->trait_count = traits.items.count;
  model_folds_fill(b, m);
  model_patterns_fill(b, m);  // they ask for checks and other dialects
  model_passes_fill(b, m);    // so do they
  fill_checks(b, m);
  m->used_dialects = (const model_dialect *const *)b->used_dialects.items;
  m->used_dialect_count = b->used_dialects.count;
  m->used_headers = (const char *const *)b->used_headers.items;
  m->used_header_count = b->used_headers.count;
  model_properties_fill(b, m);
  fill_c_names(b, m);
}

// Whether `#include "NAME.h"` names it: between those quotes nothing is escaped.
static bool can_be_included(const char *name) {
  for (const char *at = name; *at != '\0'; at++)
    if ((unsigned char)*at < ' ' || *at == 0x7f || strchr("\"\\", *at) != NULL) return false;
  return strstr(name, "??") == NULL;
}

// The main one: it alone has its interfaces in the model.
static void fill_dialect(build *b, model *m) {
  const text_map taken = {0};
  m->dialect = model_dialect_of(b, b->dialect);
  model_dialect *d = pointer_map_get(&b->dialects, b->dialect);
  model_traits_fill(b, d->record, NULL, &d->traits, &d->trait_count);
  model_trait_hooks(b, d->c_name, &taken, (model_trait *)d->traits, d->trait_count);
  m->c_prefix = d->c_name;
  m->is_extension = b->is_extension;
  m->table = b->is_extension ? build_printf(b, "%s_%s_extension", m->c_prefix,
                                            name_snake(b->memory, text_of(m->file_name)))
                             : build_printf(b, "%s_dialect", m->c_prefix);
  if (b->is_extension) list_push(b->memory, &b->used_dialects, m->dialect);
}

model *model_build(session *s, const source_file *main_file, const model_options *options,
                   model_maker **maker) {
  build *b = *maker = ARENA_NEW(s->memory, build);
  *b = (build){.session = s,
               .memory = s->memory,
               .diagnostics = s->diagnostics,
               .records = s->records,
               .main_file = main_file,
               .prefix = options->prefix,
               .asked_dialect = options->dialect,
               .encodings = options->encodings,
               .is_strict = options->is_strict,
               .warns_of_each = options->warns_of_each,
               .is_extension = options->is_extension,
               .left_out = options->left_out};
  model *m = b->model = ARENA_NEW(s->memory, model);
  *m = (model){.file_name = options->dialect.size > 0 ? text_copy(s->memory, options->dialect)
                                                      : file_base_name(b, main_file)};
  if (!can_be_included(m->file_name))
    report_error(b->diagnostics, at_place(0),
                 "a header named after '%s' can't be included: rename the file, without quotes, "
                 "backslashes, line breaks, tabs and ??",
                 m->file_name);
  m->source_name = text_copy(s->memory, main_file->name);
  m->c_prefix =
      build_printf(b, "%.*s%s", TEXT_ARGS(b->prefix), name_clean(s->memory, text_of(m->file_name)));
  b->dialect = model_find_main_dialect(b);
  b->cpp = model_cpp_context(b);
  if (b->dialect != NULL) fill_dialect(b, m);
  fill_lists(b, m);
  model_fill_directives(b, m);
  model_fill_former_types(b, m);
  model_bytecode_fill(b, m);
  check_prefix(b, m);
  model_find_no_effect(b);
  model_find_deprecated(b);
  if (b->left_out->count == 0) model_report_warnings(b);  // of what is left they were told before
  return m;
}

// ---- The author's functions ---------------------------------------------------------------------

static void add_hooks(build *b, pointer_map *needed, const model_outcome *o) {
  for (size_t i = 0; i < o->hook_count; i++)
    pointer_map_set(b->memory, needed, o->hooks[i], (void *)o->hooks[i]);
}

// Those that the file's own elements need: what others define asks for more.
void model_hooks_fill(model_maker *b) {
  model *m = b->model;
  pointer_map needed = {0};
  const model_hook **kept = ARENA_ARRAY(b->memory, const model_hook *, b->hooks.count + 1);
  for (size_t i = 0; i < m->op_count; i++) add_hooks(b, &needed, &m->ops[i]->outcome);
  for (size_t i = 0; i < m->type_count; i++) add_hooks(b, &needed, &m->types[i]->outcome);
  for (size_t i = 0; i < m->attr_count; i++) add_hooks(b, &needed, &m->attrs[i]->outcome);
  for (size_t i = 0; i < m->constraint_count; i++)
    add_hooks(b, &needed, &m->constraints[i]->outcome);
  for (size_t i = 0; i < m->pattern_count; i++) add_hooks(b, &needed, &m->patterns[i]->outcome);
  if (m->bytecode != NULL) add_hooks(b, &needed, &m->bytecode->outcome);
  for (size_t i = 0; i < b->hooks.count; i++)
    if (pointer_map_get(&needed, b->hooks.items[i]) != NULL)
      kept[m->hook_count++] = b->hooks.items[i];
  m->hooks = kept;
}
