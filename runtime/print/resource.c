// The end of the text: `{-# dialect_resources: ... #-}`, the data of the resources that were
// printed as `dense_resource<key>`, and what other tools left for themselves.
#include "context/context.h"
#include "print/op.h"

// What stands open: the order in which headings and separators come is decided as entries turn up.
typedef struct metadata {
  bool any;  // `{-#` is written, be it that all is left out
  const char *section;
  mica_str owner;  // data NULL: none is open
} metadata;

static void close_owner(mica_printer *p, metadata *m) {
  if (m->owner.data != NULL) PRINTER_PUT(p, "\n    }");
  m->owner = (mica_str){NULL, 0};
}

static void close_section(mica_printer *p, metadata *m) {
  close_owner(p, m);
  if (m->section != NULL) PRINTER_PUT(p, "\n  }");
  m->section = NULL;
}

static void open_section(mica_printer *p, metadata *m, const char *section) {
  if (m->section != NULL && strcmp(m->section, section) == 0) return;
  bool second = m->section != NULL;
  close_section(p, m);
  if (second) PRINTER_PUT(p, ",\n");
  m->section = section;
  PRINTER_PUT(p, "  ");
  mica_print_text(p, section);
  PRINTER_PUT(p, ": {\n");
}

static void open_owner(mica_printer *p, metadata *m, mica_str owner) {
  if (m->owner.data != NULL && mica_str_equal(m->owner, owner)) {
    PRINTER_PUT(p, ",\n");
    return;
  }
  bool second = m->owner.data != NULL;
  close_owner(p, m);
  if (second) PRINTER_PUT(p, ",\n");
  m->owner = owner;
  PRINTER_PUT(p, "    ");
  printer_put(p, owner.data, owner.size);
  PRINTER_PUT(p, ": {\n");
}

// Strings are written with the escapes that the printer always uses; anything else as it came.
static void put_value(mica_printer *p, mica_str text) {
  bool is_string = text.size >= 2 && text.data[0] == '"' &&
                   (text.size == 2 || memcmp(text.data, "\"0x", 3) != 0);
  if (!is_string) {
    printer_put(p, text.data, text.size);
    return;
  }
  char *decoded = mica_allocate(p->context, text.size);
  if (decoded == NULL) {
    mica_printer_fail(p);
    return;
  }
  mica_print_quoted(p, (mica_str){decoded, mica_resource_decode(text, decoded)});
  mica_free(p->context, decoded, text.size);
}

static void put_blob(mica_printer *p, const mica_blob *blob) {
  enum { AT_ONCE = 2048 };
  char digits[2 * AT_ONCE];
  PRINTER_PUT(p, "\"0x");
  for (size_t at = 0, size = blob->bytes.size + 4; at < size; at += AT_ONCE) {
    size_t count = size - at < AT_ONCE ? size - at : AT_ONCE;
    mica_blob_digits(blob, at, count, digits);
    printer_put(p, digits, 2 * count);
  }
  PRINTER_PUT(p, "\"");
}

static void put_entry(mica_printer *p, metadata *m, const char *section, const mica_resource *r) {
  const mica_print_options *o = &p->options;
  if (r == NULL || !mica_resource_is_set(r)) return;
  if (!m->any) PRINTER_PUT(p, "\n{-#\n");
  m->any = true;
  bool is_blob = r->blob.bytes.data != NULL;
  uint64_t size = is_blob ? mica_blob_text_size(&r->blob) : r->text.size;
  if (o->elide_resources && size > (uint64_t)o->elide_resource_above) return;
  open_section(p, m, section);
  open_owner(p, m, r->owner);
  PRINTER_PUT(p, "      ");
  mica_print_keyword_or_string(p, r->key);
  PRINTER_PUT(p, ": ");
  if (is_blob) put_blob(p, &r->blob);
  else put_value(p, r->text);
}

static int compare_owners(mica_str a, mica_str b) {
  int by_bytes = memcmp(a.data, b.data, a.size < b.size ? a.size : b.size);
  return by_bytes != 0 ? by_bytes : a.size < b.size ? -1 : a.size > b.size;
}

// Dialects stand in falling order of their names, as MLIR prints them. Absent: there is no other.
static mica_str owner_before(const op_printer *o, mica_str last) {
  mica_str found = {NULL, 0};
  for (size_t i = 0; i < o->resource_count; i++) {
    mica_str owner = o->resources[i]->owner;
    bool is_left = last.data == NULL || compare_owners(owner, last) < 0;
    if (is_left && (found.data == NULL || compare_owners(owner, found) > 0)) found = owner;
  }
  return found;
}

static void put_dialect_resources(mica_printer *p, metadata *m) {
  const op_printer *o = p->op;
  mica_str owner = {NULL, 0};
  while ((owner = owner_before(o, owner)).data != NULL)
    for (size_t i = 0; i < o->resource_count; i++)
      if (mica_str_equal(o->resources[i]->owner, owner))
        put_entry(p, m, "dialect_resources", o->resources[i]);
}

void mica_printer_file_metadata(mica_printer *p) {
  const mica_context *ctx = p->context;
  metadata m = {0};
  put_dialect_resources(p, &m);
  for (size_t i = 0; i < ctx->resource_count; i++) {
    const mica_resource *r = ctx->resources[i];
    if (r->external) put_entry(p, &m, "external_resources", r);
  }
  if (!m.any) return;
  close_section(p, &m);
  PRINTER_PUT(p, "\n#-}\n");
}
