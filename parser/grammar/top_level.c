// What stands at the top level beside operations: aliases and file metadata.
#include "grammar/top_level.h"
#include "grammar/above.h"

// ---- Aliases ------------------------------------------------------------------------------------

static parse_token alias_name(mica_parser *p, parse_token token, const alias_table *table,
                              const char *redefined, const char *reserved) {
  mica_str name = {token.at + 1, token.as.size - 1};
  if (mica_parser_name_find(p, &table->names, name) != NAME_NONE)
    mica_parser_error(p, token.at, redefined, name);
  else if (memchr(name.data, '.', name.size) != NULL)
    mica_parser_error(p, token.at, "%s", reserved);
  return token;
}

parse_token mica_parser_attribute_alias_name(mica_parser *p, parse_token name) {
  return alias_name(p, name, &p->top->attr_aliases, "redefinition of attribute alias id '%S'",
                    "attribute names with a '.' are reserved for dialect-defined names");
}

parse_token mica_parser_type_alias_name(mica_parser *p, parse_token name) {
  return alias_name(p, name, &p->top->type_aliases, "redefinition of type alias id '%S'",
                    "type names with a '.' are reserved for dialect-defined names");
}

static void define(mica_parser *p, alias_table *table, parse_token token, const void *value) {
  mica_str name = {token.at + 1, token.as.size - 1};
  if (mica_parser_name_add(p, &table->names, name) == NAME_NONE) return;
  const void **slot = parse_stack_push(p, &table->values, sizeof *slot);
  if (slot != NULL) *slot = value;
}

void mica_parser_define_attribute_alias(mica_parser *p, parse_token name, const mica_attr *value) {
  define(p, &p->top->attr_aliases, name, value);
}

void mica_parser_define_type_alias(mica_parser *p, parse_token name, const mica_type *value) {
  define(p, &p->top->type_aliases, name, value);
  if (p->former != NULL) p->options->former->note_alias(p);
}

// ---- File metadata ------------------------------------------------------------------------------

void mica_parser_metadata_key(mica_parser *p, parse_token key) {
  p->top->metadata_key = parse_text(key);
  if (mica_str_is(p->top->metadata_key, "dialect_resources") ||
      mica_str_is(p->top->metadata_key, "external_resources"))
    return;
  mica_parser_error(p, key.at, "unknown key '%S' in file metadata dictionary",
                    p->top->metadata_key);
}

bool mica_parser_is_external(const mica_parser *p) {
  return mica_str_is(p->top->metadata_key, "external_resources");
}

void mica_parser_metadata_section(mica_parser *p, parse_token name) {
  p->top->metadata_section = parse_text(name);
  if (mica_parser_is_external(p)) return;
  bool known = mica_str_is(p->top->metadata_section, "builtin") ||
               mica_context_dialect(p->context, p->top->metadata_section) != NULL;
  if (!known) mica_parser_error(p, name.at, "dialect '%S' is unknown", p->top->metadata_section);
}

// The data of the builtin dialect: its alignment stands in the first four bytes.
static bool check_blob(mica_parser *p, mica_str key, parse_token value) {
  scratch_mark mark = mica_parser_scratch_save(p);
  const uint8_t *bytes = NULL;
  size_t size = 0;
  mica_str text = *value.at == '"' ? parse_text(value) : (mica_str){"\"\"", 2};
  if (!mica_parser_hex_bytes(p, text, &bytes, &size)) {
    if (!p->failed) mica_parser_error(p, value.at, "expected hex string blob for key '%S'", key);
  } else if (size < 4)
    mica_parser_error(p, value.at,
                      "expected hex string blob for key '%S' to encode alignment in first 4 bytes",
                      key);
  else {
    uint32_t align = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                     (uint32_t)bytes[3] << 24;
    if ((align & (align - 1)) != 0)
      mica_parser_error(
          p, value.at,
          "expected hex string blob for key '%S' to encode alignment in first 4 bytes, but got "
          "non-power-of-2 value: %u",
          key, align);
  }
  mica_parser_scratch_restore(p, mark);
  return !p->failed;
}

// A dialect without resources says nothing of them; one that gives aliases knows none of its keys.
static void check_section(mica_parser *p, parse_token at) {
  const mica_str name = p->top->metadata_section;
  const mica_dialect_def *dialect = mica_context_dialect(p->context, name);
  if (mica_str_is(name, "builtin") || (dialect != NULL && dialect->has_resources)) return;
  if (mica_dialect_interface(p->context, dialect, &mica_op_asm_dialect_interface_id) == NULL)
    mica_parser_error(p, at.at, "unexpected 'resource' section for dialect '%S'", name);
  else if (*at.at != '}')
    mica_parser_error(p, at.at, "unknown 'resource' key '%S' for dialect '%S'", parse_text(at),
                      name);
}

void mica_parser_resource_begins(mica_parser *p, parse_token at) {
  p->top->resource_key = parse_text(at);
  if (!p->failed && !mica_parser_is_external(p)) check_section(p, at);
}

// Text of the external ones, blobs where it looks like one. False: no memory.
static bool keep_resource(mica_parser *p, mica_str name, parse_token value) {
  bool external = mica_parser_is_external(p);
  bool is_blob = !external || strncmp(value.at, "\"0x", 3) == 0;
  if (is_blob && !check_blob(p, name, value)) return true;
  mica_str text = parse_text(value);
  return external
             ? mica_context_set_external_resource(p->context, p->top->metadata_section, name, text)
             : mica_context_set_resource(p->context, p->top->metadata_section, name, text);
}

void mica_parser_resource(mica_parser *p, parse_token key, parse_token value) {
  scratch_mark mark = mica_parser_scratch_save(p);
  mica_str name = *key.at == '"' ? mica_parser_string_value(p, key.at) : parse_text(key);
  if (name.data != NULL && !keep_resource(p, name, value)) mica_parser_no_memory(p);
  mica_parser_scratch_restore(p, mark);
}

// ---- Its end ------------------------------------------------------------------------------------

static void free_table(mica_parser *p, alias_table *table) {
  mica_parser_names_free(p, &table->names);
  mica_parser_stack_free(p, &table->values, sizeof(void *));
}

void mica_parser_top_level_free(mica_parser *p) {
  free_table(p, &p->top->type_aliases);
  free_table(p, &p->top->attr_aliases);
}
