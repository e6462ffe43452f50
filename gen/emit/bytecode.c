// Bytecode: a reader and a writer for each encoding, and the tables by codes that the dialect's
// descriptor points at.
#include "emit/parameter.h"
#include "emit/type_or_attr.h"
#include "model/bytecode.h"
#include "model/dialect.h"
#include "model/enum.h"

static const char *word_of(const model_encoding *c) { return c->is_attr ? "attr" : "type"; }

// ---- What a value becomes -----------------------------------------------------------------------

static bool is_pointer(const char *type) { return type[strlen(type) - 1] == '*'; }

static const char *declaration(emitter *e, const char *type, const char *name) {
  return emit_printf(e, "%s%s%s", type, is_pointer(type) ? "" : " ", name);
}

static const char *question_of(emitter *e, const c_type *t) {
  if (t->definition != NULL) return emit_printf(e, "%s_isa", t->definition->c_name);
  return t->check == NULL ? "NULL" : t->check;
}

static bool is_signed(const c_type *t) {
  return t->kind == C_INT || (t->kind == C_OPTIONAL && t->element[0] == 'i');
}

static bool is_narrower(const c_type *to, const c_type *from) {
  return to->kind == C_BOOL || to->size == 0 || to->size < from->size;
}

static const char number_check[] =
    "if (!mica_bytecode_expect(r, ${back}(${to})${value} == ${value}, ${name}, ${number})) return "
    "NULL;\n";
// Of a negative number 63 bits stand in the bytes.
static const char signed_optional_check[] =
    "if (!mica_bytecode_expect(r, (uint64_t)(${element})${value}.value << 1 >> 1 == "
    "${value}.value, "
    "${name}, ${value}.value)) return NULL;\n";
static const char optional_check[] =
    "if (!mica_bytecode_expect(r, (${element})${value}.value == ${value}.value, "
    "${name}, ${value}.value)) return NULL;\n";
static const char enum_check[] =
    "if (!mica_bytecode_expect(r, mica_enum_is_valid(&${enum}, ${number}), ${name}, ${number})) "
    "return NULL;\n";
static const char class_check[] =
    "if (!mica_bytecode_expect_${optional}${word}(r, ${value}, ${question}, ${class})) return "
    "NULL;\n";
static const char string_attr[] =
    "const mica_attr *${value}_attr = mica_attr_string(mica_bytecode_reader_context(r), "
    "${value});\n"
    "if (${value}_attr == NULL) return NULL;\n";

// What is asked of a value that was read before it goes on.
static void emit_check(emitter *e, const model_encoded *m, const char *value) {
  const c_type *from = &m->coding.type, *to = &m->to;
  const bool is_attr = to->kind == C_ATTR || to->kind == C_ATTRS;
  const bool is_list = m->conversion == CONVERT_CLASS_EACH;
  const bool is_varint = strcmp(from->spelling, "uint64_t") == 0;
  const char *question = question_of(e, to);
  const template_hole holes[] = {
      {"back", is_signed(from) == is_signed(to) ? ""
               : is_signed(from)                ? "(int64_t)"
                                                : "(uint64_t)"},
      {"to", to->spelling},
      {"element", to->element},
      {"value", value},
      {"name", emit_quoted(e, m->name)},
      {"number", is_varint ? value : emit_printf(e, "(uint64_t)%s", value)},
      {"enum", to->named == NULL ? NULL : emit_name(e, NAME_ENUM, to->named->c_name, "")},
      {"optional", m->may_be_absent && !is_list ? "optional_" : ""},
      {"word", is_list   ? (is_attr ? "attrs" : "types")
               : is_attr ? "attr"
                         : "type"},
      {"question", question},
      {"class", emit_quoted_or_null(e, strcmp(question, "NULL") == 0 ? NULL : m->class_name)},
      {0}};
  const bool is_absence = !m->may_be_absent && m->coding.may_be_absent;
  const bool is_asked = is_absence || strcmp(question, "NULL") != 0;
  switch (m->conversion) {
  case CONVERT_NUMBER:
    if (is_narrower(to, from)) emit(e, number_check, holes);
    break;
  case CONVERT_OPTIONAL:
    if (to->size < from->size)
      emit(e, is_signed(to) ? signed_optional_check : optional_check, holes);
    break;
  case CONVERT_ENUM: emit(e, enum_check, holes); break;
  case CONVERT_STRING_ATTR: emit(e, string_attr, holes); break;
  case CONVERT_CLASS:
  case CONVERT_CLASS_EACH:
    if (is_asked) emit(e, class_check, holes);
    break;
  case CONVERT_FLOAT:
  case CONVERT_NOT: break;
  }
}

// The value as its parameter takes it.
static const char *converted(emitter *e, const model_encoded *m, const char *value) {
  switch (m->conversion) {
  case CONVERT_NUMBER:
  case CONVERT_ENUM:
  case CONVERT_FLOAT: return emit_printf(e, "(%s)%s", m->to.spelling, value);
  case CONVERT_OPTIONAL:
    return emit_printf(e, "(%s){(%s)%s.value, %s.has_value}", m->to.spelling, m->to.element, value,
                       value);
  case CONVERT_STRING_ATTR: return emit_printf(e, "%s_attr", value);
  case CONVERT_CLASS:
  case CONVERT_CLASS_EACH:
  case CONVERT_NOT: break;
  }
  return value;
}

// The parameter as it stands in the bytes.
static const char *written(emitter *e, const model_encoded *m, const char *value) {
  switch (m->conversion) {
  case CONVERT_NUMBER:
    if (is_signed(&m->to) == is_signed(&m->coding.type)) return value;
    return emit_printf(e, "(%s)%s", m->coding.type.spelling, value);
  case CONVERT_ENUM:
  case CONVERT_FLOAT: return emit_printf(e, "(%s)%s", m->coding.type.spelling, value);
  case CONVERT_OPTIONAL: return m->c_name;
  case CONVERT_STRING_ATTR:
    return m->getter != NULL ? value : emit_printf(e, "mica_attr_string_value(%s)", value);
  case CONVERT_CLASS:
  case CONVERT_CLASS_EACH:
  case CONVERT_NOT: break;
  }
  return value;
}

// ---- Readers ------------------------------------------------------------------------------------

static const char *own_dialect(emitter *e) {
  return emit_printf(e, "&%s", emit_name(e, NAME_DIALECT, e->model->dialect->c_name, ""));
}

static const char *read_condition(emitter *e, const model_encoded *m, const char *name) {
  return emit_substitute(e, m->coding.read,
                         (const template_hole[]){{"$_reader", "r"},
                                                 {"$_dialect", own_dialect(e)},
                                                 {"$_var", emit_printf(e, "&%s", name)},
                                                 {0}});
}

static const char read_single[] =
    "${declaration};\n"
    "if (!${condition}) return NULL;\n";
static const char read_list[] =
    "size_t ${name}_count;\n"
    "if (!mica_bytecode_read_count(r, &${name}_count)) return NULL;\n"
    "${items} = mica_bytecode_reader_array(r, ${name}_count, sizeof *${name});\n"
    "if (${name} == NULL) return NULL;\n"
    "${loop}\n";
static const char loop_of_same[] =
    "for (size_t i = 0; i < ${name}_count; i++)\n"
    "  if (!${condition}) return NULL;";
static const char loop_of_converted[] =
    "for (size_t i = 0; i < ${name}_count; i++) {\n"
    "  ${item};\n"
    "  if (!${condition}) return NULL;\n"
    "  ${check}\n"
    "  ${name}[i] = ${value};\n"
    "}";

// What emit_check writes, as the value of a hole.
static const char *check_text(emitter *e, const model_encoded *m, const char *value) {
  emit_capture check;
  emit_capture_begin(e, &check);
  emit_check(e, m, value);
  text written = emit_capture_end(e, &check);
  while (written.size > 0 && written.data[written.size - 1] == '\n') written.size--;
  return arena_text(e->memory, written).data;
}

static const char *list_reading(emitter *e, const model_encoded *m) {
  const bool is_same = m->conversion == CONVERT_NOT;
  const char *item = is_same ? emit_printf(e, "%s[i]", m->c_name) : "item";
  const char *items = declaration(e, m->to.spelling, emit_printf(e, "*%s", m->c_name));
  const template_hole loop[] = {{"name", m->c_name},
                                {"item", declaration(e, m->coding.type.spelling, "item")},
                                {"condition", read_condition(e, m, item)},
                                {"check", check_text(e, m, "item")},
                                {"value", converted(e, m, "item")},
                                {0}};
  return emit_text(e, read_list,
                   (const template_hole[]){
                       {"name", m->c_name},
                       {"items", items},
                       {"loop", emit_text(e, is_same ? loop_of_same : loop_of_converted, loop)},
                       {0}});
}

static const char *member_reading(emitter *e, const model_encoded *m) {
  if (m->value != NULL) return emit_printf(e, "%s\n", check_text(e, m, m->value));
  if (m->is_list) return list_reading(e, m);
  const char *check = check_text(e, m, m->c_name);
  const template_hole holes[] = {
      {"declaration", declaration(e, m->coding.type.spelling, m->c_name)},
      {"condition", read_condition(e, m, m->c_name)},
      {0}};
  return emit_printf(e, "%s%s%s", emit_text(e, read_single, holes), check,
                     *check == '\0' ? "" : "\n");
}

static const char *member_value(emitter *e, const model_encoded *m) {
  if (m->is_list)
    return emit_printf(e, "(%s){%s, %s_count}", m->list.spelling, m->c_name, m->c_name);
  return converted(e, m, m->value == NULL ? m->c_name : m->value);
}

static const model_encoded *member_named(const model_encoding *c, const char *name) {
  for (size_t i = 0; i < c->member_count; i++)
    if (strcmp(c->members[i].name, name) == 0) return &c->members[i];
  return NULL;
}

static const char context[] = "mica_bytecode_reader_context(r)";

static const char *parameter_value(emitter *e, const model_encoding *c, const model_parameter *p) {
  const model_encoded *m = member_named(c, p->name);
  if (m != NULL) return member_value(e, m);
  const char *value = parameter_default(e, p, context);
  return value != NULL ? value : c_value_zero(e, &p->type);
}

static const char *made(emitter *e, const model_encoding *c) {
  const model_definition *d = c->definition;
  const bool is_checked = model_definition_is_verified(d);
  list arguments = {0};
  list_push(e->memory, &arguments, context);
  if (is_checked) list_push(e->memory, &arguments, "mica_bytecode_reader_loc(r)");
  for (size_t i = 0; i < d->parameter_count; i++)
    if (!d->parameters[i].is_mutable)
      list_push(e->memory, &arguments, parameter_value(e, c, &d->parameters[i]));
  const char *maker = emit_name(e, is_checked ? NAME_GET_CHECKED : NAME_GET, d->c_name, "");
  return emit_printf(e, "%s(%s)", maker,
                     emit_join(e, (const char *const *)arguments.items, arguments.count, ", "));
}

static const char *made_by_builder(emitter *e, const model_encoding *c) {
  template_hole *holes = ARENA_ARRAY(e->memory, template_hole, c->member_count + 3);
  size_t count = 0;
  holes[count++] = (template_hole){"$_reader", "r"};
  holes[count++] = (template_hole){"$_ctxt", context};
  for (size_t i = 0; i < c->member_count; i++) {
    const model_encoded *m = &c->members[i];
    holes[count++] = (template_hole){emit_printf(e, "$%s", m->name), member_value(e, m)};
  }
  holes[count] = (template_hole){0};
  return emit_substitute(e, c->builder, holes);
}

static const char *members_of(emitter *e, const model_encoding *c) {
  list names = {0};
  for (size_t i = 0; i < c->member_count; i++)
    if (c->members[i].value == NULL) list_push(e->memory, &names, c->members[i].name);
  if (names.count == 0) return "no members";
  return emit_join(e, (const char *const *)names.items, names.count, ", ");
}

static const char read_function[] =
    "// ${name}: ${members}\n"
    "static const mica_${word} *${read}(mica_bytecode_reader *r) {\n"
    "  ${readings}\n"
    "  return ${made};\n"
    "}\n\n";

static void emit_reader(emitter *e, const model_encoding *c) {
  buffer all = {0};
  for (size_t i = 0; i < c->member_count; i++)
    buffer_string(&all, member_reading(e, &c->members[i]));
  while (all.size > 0 && all.data[all.size - 1] == '\n') all.size--;
  emit(e, read_function,
       (const template_hole[]){{"name", c->name},
                               {"members", members_of(e, c)},
                               {"word", word_of(c)},
                               {"read", emit_name(e, NAME_READ, c->c_name, "")},
                               {"readings", arena_text(e->memory, buffer_as_text(&all)).data},
                               {"made", c->builder != NULL ? made_by_builder(e, c) : made(e, c)},
                               {0}});
  buffer_free(&all);
}

// ---- Writers ------------------------------------------------------------------------------------

static const char *write_call(emitter *e, const model_encoded *m, const char *value) {
  return emit_substitute(e, m->coding.write,
                         (const template_hole[]){{"$_writer", "w"},
                                                 {"$_dialect", own_dialect(e)},
                                                 {"$_getter", written(e, m, value)},
                                                 {0}});
}

static const char write_list[] =
    "const ${list} ${name} = ${getter};\n"
    "mica_bytecode_write_varint(w, ${name}.size);\n"
    "for (size_t i = 0; i < ${name}.size; i++) ${call};\n";

static const char write_optional[] =
    "const mica_optional_uint64 ${name} = {${cast}${value}.value, ${value}.has_value};\n";

static const char *optional_value(emitter *e, const model_encoded *m, const char *value) {
  return emit_text(e, write_optional,
                   (const template_hole[]){{"name", m->c_name},
                                           {"cast", is_signed(&m->to) ? "(uint64_t)" : ""},
                                           {"value", value},
                                           {0}});
}

static const char *member_writing(emitter *e, const model_encoded *m) {
  const char *getter = m->getter;
  if (getter == NULL)
    getter = m->parameter == NULL ? "" : emit_printf(e, "params->%s", m->parameter->c_name);
  if (!m->is_list) {
    const char *before = m->conversion == CONVERT_OPTIONAL ? optional_value(e, m, getter) : "";
    return emit_printf(e, "%s%s;\n", before, write_call(e, m, getter));
  }
  model_encoded item = *m;
  item.getter = NULL;
  return emit_text(e, write_list,
                   (const template_hole[]){
                       {"list", m->list.spelling},
                       {"name", m->c_name},
                       {"getter", getter},
                       {"call", write_call(e, &item, emit_printf(e, "%s.data[i]", m->c_name))},
                       {0}});
}

static const char write_function[] =
    "static void ${write}(mica_bytecode_writer *w, const mica_${word} *${word}) {\n"
    "  ${unused}\n"
    "  ${params}\n"
    "  ${writings}\n"
    "}\n\n";

static void emit_writer(emitter *e, const model_encoding *c) {
  buffer all = {0};
  for (size_t i = 0; i < c->member_count; i++)
    if (c->members[i].coding.write != NULL) buffer_string(&all, member_writing(e, &c->members[i]));
  while (all.size > 0 && all.data[all.size - 1] == '\n') all.size--;
  const char *writings = arena_text(e->memory, buffer_as_text(&all)).data;
  buffer_free(&all);
  const char *params = "", *word = word_of(c), *unused = "";
  if (text_contains(text_of(writings), "params->"))
    params = emit_printf(e, "const %s *params = mica_%s_params(%s);",
                         emit_name(e, NAME_PARAMS, c->definition->c_name, ""), word, word);
  if (*writings == '\0') unused = emit_printf(e, "(void)w;\n(void)%s;", word);
  emit(e, write_function,
       (const template_hole[]){{"write", emit_name(e, NAME_WRITE, c->c_name, "")},
                               {"word", word},
                               {"unused", unused},
                               {"params", params},
                               {"writings", writings},
                               {0}});
}

// ---- Tables -------------------------------------------------------------------------------------

static const char predicate[] =
    "static bool ${applies}(const mica_${word} *${word}) {\n"
    "  return ${condition};\n"
    "}\n\n";

static void emit_predicate(emitter *e, const model_encoding *c) {
  if (c->applies == NULL) return;
  emit(e, predicate,
       (const template_hole[]){{"applies", emit_name(e, NAME_APPLIES, c->c_name, "")},
                               {"word", word_of(c)},
                               {"condition", c->applies},
                               {0}});
}

static const char row[] = "  {.def = &${def}, ${applies}.read = ${read}, .write = ${write}},\n";

static const char *applies_member(emitter *e, const model_encoding *c) {
  if (c->applies_hook != NULL) return emit_printf(e, ".applies = %s, ", c->applies_hook->name);
  if (c->applies == NULL) return "";
  return emit_printf(e, ".applies = %s, ", emit_name(e, NAME_APPLIES, c->c_name, ""));
}

static void emit_row(emitter *e, const model_encoding *c) {
  if (c->definition == NULL) {
    emit(e, "  {0},\n", NULL);
    return;
  }
  emit(e, row,
       (const template_hole[]){{"def", emit_name(e, NAME_DEF, c->definition->c_name, "")},
                               {"applies", applies_member(e, c)},
                               {"read", emit_name(e, NAME_READ, c->c_name, "")},
                               {"write", emit_name(e, NAME_WRITE, c->c_name, "")},
                               {0}});
}

// Answers the members of the codec that name the table.
static const char *emit_list(emitter *e, const model_encoding *all, size_t count, const char *word,
                             name_role role) {
  if (count == 0) return "";
  for (size_t i = 0; i < count; i++) {
    if (all[i].definition == NULL) continue;
    emit_about(e, all[i].at);
    emit_reader(e, &all[i]);
    emit_writer(e, &all[i]);
    emit_predicate(e, &all[i]);
  }
  const char *table = emit_name(e, role, e->model->dialect->c_name, "");
  emit(e, "static const mica_bytecode_${word} ${table}[] = {\n",
       (const template_hole[]){{"word", word}, {"table", table}, {0}});
  for (size_t i = 0; i < count; i++) emit_row(e, &all[i]);
  emit(e, "};\n\n", NULL);
  return emit_printf(e, ".%ss = %s,\n.%s_count = %zu,", word, table, word, count);
}

static const char codec[] =
    "static const mica_bytecode_codec ${codec} = {\n"
    "  ${attrs}\n"
    "  ${types}\n"
    "  ${version}\n"
    "};\n";

static const char version_members[] =
    ".write_version = ${write},\n"
    ".read_version = ${read},\n"
    ".upgrade = ${upgrade},";

const char *emit_bytecode_table(emitter *e) {
  const model_bytecode *b = e->model->bytecode;
  if (b == NULL) return "";
  const model_dialect *d = e->model->dialect;
  const char *attrs = emit_list(e, b->attrs, b->attr_count, "attr", NAME_BYTECODE_ATTRS);
  const char *types = emit_list(e, b->types, b->type_count, "type", NAME_BYTECODE_TYPES);
  const char *name = emit_name(e, NAME_BYTECODE, d->c_name, "");
  const template_hole version[] = {{"write", emit_name(e, NAME_MEMBER, d->c_name, "write_version")},
                                   {"read", emit_name(e, NAME_MEMBER, d->c_name, "read_version")},
                                   {"upgrade", emit_name(e, NAME_MEMBER, d->c_name, "upgrade")},
                                   {0}};
  emit_members(e, codec,
               (const template_hole[]){
                   {"codec", name},
                   {"attrs", attrs},
                   {"types", types},
                   {"version", d->has_version ? emit_text(e, version_members, version) : ""},
                   {0}});
  return emit_printf(e, ".bytecode = &%s,", name);
}
