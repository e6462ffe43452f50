// What the files of this room share while formats are made: a format's text, the tree as it is
// read, errors at its bytes, and the steps that resolve and check. Private to format/.
#ifndef MICA_GEN_FORMAT_BUILD_H
#define MICA_GEN_FORMAT_BUILD_H

#include "format/directive.h"
#include "format/resolved.h"
#include "make/format_text.h"
#include "make/make.h"
#include "record/session.h"

// A format's text and where it stands.
struct format_source {
  session *session;
  const field *at;  // the field that holds the text
  text text;
};
const format_source *format_source_of(session *s, const model_format_text *text);
const char *format_in_one_line(const format_source *source);

// ---- Reading: parse.c ---------------------------------------------------------------------------

// Reads a format into a list of elements. What can't be read is reported, skipped and left out;
// false if there was such a thing.
bool format_parse(const format_source *source, format_flavour flavour, format_list *out);

// ---- Reporting at bytes of the format: source.c -------------------------------------------------

void format_error(const format_source *source, size_t begin, size_t end, const char *message, ...)
    PRINTF_LIKE(4, 5);
bool format_is_cpp(const format_source *source);  // it stands in a `.td` file
void format_error_at(const format_source *source, const format_element *element,
                     const char *message, ...) PRINTF_LIKE(3, 4);
void format_warning_at(const format_source *source, const format_element *element,
                       const char *message, ...) PRINTF_LIKE(3, 4);
void format_note_at(const format_source *source, const format_element *element, const char *message,
                    ...) PRINTF_LIKE(3, 4);

// ---- Making: each step answers whether it found nothing wrong -----------------------------------

bool format_resolve(format_of_op *f);            // resolve.c: names
bool format_check_rules(const format_of_op *f);  // rules.c: groups and ambiguities
bool format_find_types(format_of_op *f);         // types.c: how each type is found
// of_type_or_attr.c: all of it. NULL: errors were reported.
const format_of_definition *format_of_definition_make(session *s,
                                                      const model_definition *definition);
// Lists the custom directives of all formats and binds their uses to them; false: two uses of one
// differ.
void format_list_customs(session *s, model *m, model_maker *maker);

#endif
