// Evaluated records: the questions that the model asks.
// Everything here is read-only, lives as long as the session and is compared by pointer: equal
// values are the same pointer. Text is borrowed.
#ifndef MICA_GEN_RECORD_RECORD_H
#define MICA_GEN_RECORD_RECORD_H

#include "base/diagnostic.h"

typedef struct record_set record_set;
typedef struct record record;
typedef struct value value;
typedef struct type type;

// ---- all records --------------------------------------------------------------------------------

// Definitions (not classes), anonymous ones included, in the order of their definition.
size_t records_count(const record_set *set);
const record *records_at(const record_set *set, size_t index);
const record *records_find(const record_set *set, text name);        // NULL: no such definition
const record *records_find_class(const record_set *set, text name);  // NULL: no such class

typedef struct record_list {
  const record *const *items;
  size_t count;
} record_list;

// The definitions that derive from a class, in the order of their definition. Computed once a
// class.
record_list records_of_class(const record_set *set, text class_name);

// Definitions with errors, of which little may be known.
record_list records_broken(const record_set *set);

// ---- one record ---------------------------------------------------------------------------------

text record_name(const record *r);
// Of its name; for a definition made by defm, inside the multiclass.
place record_place(const record *r);
// Where else it comes from: index 0 is record_place, then the defm that made it, and so on. 0: no
// more.
place record_origin(const record *r, size_t index);
bool record_is_anonymous(const record *r);
bool record_is_class(const record *r);
bool record_is_broken(const record *r);              // an error was reported in it
bool record_is_a(const record *r, text class_name);  // derives from it, directly or not
// Every class it derives from, bases before what derives from them, without itself.
record_list record_classes(const record_set *set, const record *r);

typedef struct field {
  const record *owner;
  size_t index;
  text name;
  const type *type;
  const value *value;  // never NULL
  place declared;      // of the name in the class that declares it
  // Of the expression that gave the value last: a `let`, the default, …; 0: none.
  place assigned;
} field;

size_t record_field_count(const record *r);
field record_field_at(const record *r, size_t index);  // in the order of declaration
// False: there is no such field, *out is cleared. Cost: about one comparison.
bool record_field(const record *r, text name, field *out);
// The value of a field; NULL: there is no such field.
const value *record_value(const record *r, text name);

// ---- values -------------------------------------------------------------------------------------

typedef enum value_kind {
  VALUE_UNSET,  // ?
  VALUE_BIT,    // 0 or 1
  VALUE_BITS,   // {1, 0, ?}
  VALUE_INT,
  VALUE_STRING,  // value_is_code tells "…" from [{…}]
  VALUE_LIST,
  VALUE_DAG,
  VALUE_RECORD,      // a reference to a definition
  VALUE_UNRESOLVED,  // what is left of an expression in a class or in a field that may stay open
} value_kind;

value_kind value_kind_of(const value *v);
const char *value_kind_name(value_kind kind);  // "string", "list", …, for messages
bool value_is_unset(const value *v);

bool value_as_bit(const value *v, bool *out);     // of a bit or of an int that is 0 or 1
bool value_as_int(const value *v, int64_t *out);  // of an int or a bit
bool value_as_text(const value *v, text *out);    // of a string or a code block
const record *value_as_record(const value *v);    // NULL: not a record
bool value_is_code(const value *v);

// Items of a list, arguments of a dag, bits.
size_t value_count(const value *v);
const value *value_item(const value *v, size_t index);  // of a list or dag; bit `index` of bits
const record *value_dag_operator(const value *v);       // NULL: not a dag, or no record
text value_dag_name(const value *v, size_t index);      // without the `$`; size 0: none
text value_dag_operator_name(const value *v);           // the same of the operator's
void value_print(const value *v, buffer *out);          // as --print-records writes it

const type *value_type(const value *v);       // NULL for `?`
void type_print(const type *t, buffer *out);  // "list<string>"

// ---- where the text of a value stands -----------------------------------------------------------
// A value has no place of its own (equal values are one); a field knows the expression that gave
// it. These walk from there: through string literals with their escapes and neighbours, through
// lists and dags, through `!strconcat` and `#`, through template arguments to where a class was
// named. What can't be followed gives the place of the expression.

// Byte `offset` of a field's string: the place of that byte in the source.
place field_text_place(const record_set *set, const field *f, size_t offset);
// Item `index` of a field's list, argument `index` of its dag.
place_range field_item_place(const record_set *set, const field *f, size_t index);
// The name (`$lhs`) of argument `index` of its dag.
place_range field_name_place(const record_set *set, const field *f, size_t index);
// The whole expression.
place_range field_value_place(const record_set *set, const field *f);
// The operator of its dag.
place_range field_operator_place(const record_set *set, const field *f);
// The same within lists and dags that nest: item path[0], in it item path[1], and so on.
typedef enum field_part { PART_WHOLE, PART_OPERATOR, PART_NAME, PART_OPERATOR_NAME } field_part;
place_range field_nested_place(const record_set *set, const field *f, const size_t *path,
                               size_t depth, field_part part);
// A text among the strings that were written to make a record: a string of its own, or else a word
// in one. begin 0: it stands in none.
place_range record_text_place(const record_set *set, const record *r, text what);
// A byte of such a string, which is `whole`; 0: there is none.
place record_byte_place(const record_set *set, const record *r, text whole, size_t offset);

#endif
