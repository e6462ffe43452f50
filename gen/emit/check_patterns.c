// The program that checks patterns (--check-patterns): what each looks for, as a table that
// mica_check_patterns_main makes operations of, and the values that attributes are tried with.
#include "emit/op_pieces.h"

#include <string.h>

#include "base/names.h"
#include "model/dialect.h"
#include "model/enum.h"
#include "model/pattern.h"

typedef struct check_writer {
  emitter *e;
  text_map tried;      // functions of attributes that are written
  pointer_map values;  // of a symbol the number that its value has, from 1
  size_t value_count;  // of the pattern
  buffer nodes;        // of the pattern
  size_t node_count;
  const char *unchecked;  // why it can't be checked; NULL: it can
} check_writer;

// ---- Attributes ---------------------------------------------------------------------------------

static const char try_function[] =
    "static bool ${name}(mica_context *ctx, size_t index, const mica_attr **out) {\n"
    "  ${unused}\n"
    "  switch (index) {\n"
    "    ${cases}\n"
    "    default: return false;\n"
    "  }\n"
    "  return true;\n"
    "}\n\n";

static void add_case(check_writer *w, list *cases, const char *value) {
  emitter *e = w->e;
  list_push(e->memory, cases, emit_printf(e, "case %zu: *out = %s; break;\n", cases->count, value));
}

static void add_value(check_writer *w, list *cases, const model_attribute *a, const char *value) {
  add_case(w, cases, emit_to_attr(w->e, a, value, "ctx"));
}

static const char *enum_value(check_writer *w, const model_enum *of, const char *value) {
  return emit_printf(w->e, "(%s)%s", of->c_name, value);
}

// Each case; of bits also none of them and all.
static void add_enum(check_writer *w, list *cases, const model_attribute *a) {
  const model_enum *of = a->enumeration;
  bool has_zero = false;
  for (size_t i = 0; i < of->case_count; i++) {
    if (of->is_bit_enum && of->cases[i].is_group) continue;
    has_zero = has_zero || of->cases[i].value == 0;
    add_value(w, cases, a, of->cases[i].c_name);
  }
  if (!of->is_bit_enum) return;
  if (!has_zero) add_value(w, cases, a, enum_value(w, of, "0"));
  add_value(w, cases, a,
            enum_value(w, of, emit_printf(w->e, "%llu", (unsigned long long)of->valid_bits)));
}

static const char *const some_numbers[] = {"0", "1", "2", "-1", NULL};
static const char *const truth[] = {"false", "true", NULL};

static void add_numbers(check_writer *w, list *cases, const model_attribute *a,
                        const char *const *numbers) {
  for (; *numbers != NULL; numbers++) add_value(w, cases, a, *numbers);
}

// What an attribute is tried with; none: it isn't known.
static list values_of(check_writer *w, const model_attribute *a) {
  list cases = {0};
  if (a->is_optional || a->default_value != NULL) add_case(w, &cases, "NULL");
  if (a->is_unit) add_case(w, &cases, "mica_attr_unit(ctx)");
  else if (a->property != NULL || a->to_attr == NULL) return cases;
  else if (a->enumeration != NULL) add_enum(w, &cases, a);
  else if (a->type.kind == C_BOOL) add_numbers(w, &cases, a, truth);
  else if (a->type.kind == C_INT || a->type.kind == C_UINT) add_numbers(w, &cases, a, some_numbers);
  return cases;
}

// The function that gives the values of an attribute; NULL: none is known.
static const char *try_attribute(check_writer *w, const model_op *op, const model_attribute *a) {
  emitter *e = w->e;
  const list cases = values_of(w, a);
  if (cases.count == 0) return NULL;
  const char *name = emit_printf(e, "try_%s_%s", op->c_name, a->c_name);
  if (text_map_get(&w->tried, text_of(name)) != NULL) return name;
  text_map_set(e->memory, &w->tried, text_of(name), w);
  const char *all = emit_join(e, (const char *const *)cases.items, cases.count, "");
  const bool asks = strstr(all, "ctx") != NULL;
  emit(e, try_function,
       (const template_hole[]){
           {"name", name}, {"unused", asks ? "" : "(void)ctx;"}, {"cases", all}, {0}});
  return name;
}

// ---- The source ---------------------------------------------------------------------------------

static void add_op(check_writer *w, const pattern_node *node);

static void refuse(check_writer *w, const char *why) {
  if (w->unchecked == NULL) w->unchecked = why;
}

static void add_node(check_writer *w, const char *members) {
  buffer_printf(&w->nodes, "{%s},\n", members);
  w->node_count++;
}

// A name that stands twice is one value.
static size_t number_of(check_writer *w, const pattern_symbol *s) {
  const void *known = s == NULL ? NULL : pointer_map_get(&w->values, s);
  if (known != NULL) return (size_t)(uintptr_t)known;
  const size_t number = ++w->value_count;
  if (s != NULL) pointer_map_set(w->e->memory, &w->values, s, (void *)(uintptr_t)number);
  return number;
}

static void add_operand(check_writer *w, const pattern_node *node) {
  emitter *e = w->e;
  const pattern_symbol *s = node->symbol;
  if (node->kind == PATTERN_OP) {
    add_op(w, node);
  } else if (node->kind == PATTERN_CODE) {
    const bool is_constant = node->child_count == 1 &&
                             strcmp(node->children[0].c_type, "const mica_attr *") == 0;
    if (!is_constant) refuse(w, "native code finds its values");
    add_node(w, emit_printf(e, ".kind = MICA_SOURCE_CONSTANT, .value = %zu", number_of(w, s)));
  } else if (s != NULL && s->kind != SYMBOL_VALUE) {
    refuse(w, "it names operands of any number");
  } else {
    add_node(w, emit_printf(e, ".kind = MICA_SOURCE_VALUE, .value = %zu", number_of(w, s)));
  }
}

static void add_argument(check_writer *w, const model_op *op, const pattern_node *node) {
  const model_argument *a = &op->arguments[node->argument];
  if (a->kind == ARGUMENT_ATTRIBUTE) return;
  if (node->kind == PATTERN_GROUP || op->operands[a->index].arity != ARITY_ONE)
    refuse(w, "it names operands of any number");
  else if (node->kind == PATTERN_EITHER)
    for (size_t i = 0; i < node->child_count; i++) add_operand(w, &node->children[i]);
  else add_operand(w, node);
}

static void add_attribute(check_writer *w, const model_op *op, const model_attribute *a) {
  emitter *e = w->e;
  const char *name = try_attribute(w, op, a);
  if (name == NULL)
    refuse(w, emit_printf(e, "what '%s' of '%s' can be isn't known", a->name, op->full_name));
  add_node(w, emit_printf(e, ".kind = MICA_SOURCE_ATTR, .slot = %zu, .attr = %s", a->slot,
                          name == NULL ? "NULL" : name));
}

// The operation, its operands, then its attributes.
static void add_op(check_writer *w, const pattern_node *node) {
  emitter *e = w->e;
  const model_op *op = node->op;
  if (op->region_count > 0 || op->successor_count > 0)
    refuse(w, emit_printf(e, "'%s' has regions or successors", op->full_name));
  for (size_t i = 0; i < op->result_count; i++)
    if (op->results[i].arity != ARITY_ONE)
      refuse(w, emit_printf(e, "'%s' has results of any number", op->full_name));
  add_node(w, emit_printf(e, ".kind = MICA_SOURCE_OP, .op = &%s",
                          emit_name(e, NAME_DEF, op->c_name, "")));
  for (size_t i = 0; i < node->child_count; i++) add_argument(w, op, &node->children[i]);
  for (size_t i = 0; i < op->attribute_count; i++) add_attribute(w, op, &op->attributes[i]);
}

// ---- The program --------------------------------------------------------------------------------

static const char program_head[] =
    "// A program that checks the patterns of ${source} on values: made by mica-gen "
    "--check-patterns.\n"
    "// Compiled with ${name}.c and the author's functions it is linked with libmica-opt,\n"
    "// libmica-dialects and libmica.\n"
    "#include \"${name}.h\"\n"
    "\n"
    "#include \"arith/arith.h\"\n"
    "#include \"func/func.h\"\n"
    "#include \"mica/check_patterns.h\"\n"
    "\n";
static const char program_nodes[] =
    "// ${pattern}\n"
    "static const mica_source_node ${name}[] = {\n"
    "  ${nodes}\n"
    "};\n\n";
static const char program_tail[] =
    "static const mica_checked_pattern checked[] = {\n"
    "  ${rows}\n"
    "};\n\n"
    "// Functions and constants are written with the first two.\n"
    "static const mica_dialect_def *const dialects[] = {&func_dialect, &arith_dialect, "
    "&${dialect}};\n\n"
    "int main(int argc, char **argv) {\n"
    "  return mica_check_patterns_main(argc, argv, dialects, 3, checked, ${count});\n"
    "}\n";

static const char *check_pattern(check_writer *w, const model_pattern *p) {
  emitter *e = w->e;
  const char *pattern = emit_name(e, NAME_PATTERN, p->c_name, "");
  const char *name = emit_printf(e, "source_%s", p->c_name);
  w->values = (pointer_map){0};
  w->value_count = w->node_count = 0;
  w->nodes = (buffer){0};
  w->unchecked = p->is_native ? "it is a function of C" : NULL;
  if (!p->is_native) add_op(w, p->source);
  const char *nodes = arena_keep(e->memory, &w->nodes).data;
  if (w->unchecked != NULL)
    return emit_printf(e, "{.pattern = &%s, .unchecked = %s},\n", pattern,
                       emit_quoted(e, w->unchecked));
  emit(e, program_nodes,
       (const template_hole[]){{"pattern", p->name}, {"name", name}, {"nodes", nodes}, {0}});
  return emit_printf(e, "{.pattern = &%s, .nodes = %s, .node_count = %zu, .value_count = %zu},\n",
                     pattern, name, w->node_count, w->value_count);
}

void emit_check_patterns_file(emitter *e) {
  const model *m = e->model;
  check_writer w = {.e = e};
  list rows = {0};
  emit(e, program_head,
       (const template_hole[]){{"source", m->source_name}, {"name", m->file_name}, {0}});
  for (size_t i = 0; i < m->pattern_count; i++)
    list_push(e->memory, &rows, check_pattern(&w, m->patterns[i]));
  emit(e, program_tail,
       (const template_hole[]){
           {"rows", emit_join(e, (const char *const *)rows.items, rows.count, "")},
           {"dialect", m->table},
           {"count", emit_size(e, rows.count)},
           {0}});
}
