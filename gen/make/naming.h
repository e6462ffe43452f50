// What the files share that enter the names of each kind of element.
#ifndef MICA_GEN_MAKE_NAMING_H
#define MICA_GEN_MAKE_NAMING_H

#include "c/name_schema.h"
#include "model/builder.h"
#include "model/code.h"
#include "model/model.h"

// Whose names are entered.
typedef struct naming {
  const model *model;
  name_table *table;
  arena *memory;
  const source_set *sources;
  const record *owner;  // that is left out when one of them clashes; NULL: none
  place at;
} naming;

// The name of a role; `parameters`: of a function, or NULL where they aren't known.
void enter_role(const naming *n, name_role role, const char *owner, const char *part,
                const char *parameters);
// The same, of a function that the author writes.
void enter_hook_role(const naming *n, name_role role, const char *owner, const char *part,
                     const char *parameters);
// A name that is known as it is; NULL: none.
void enter_name(const naming *n, name_kind kind, name_origin origin, const char *name,
                const char *parameters);
void enter_builders(const naming *n, const model_builder *builders, size_t count,
                    const char *context);
// Functions of interfaces' methods that the author writes.
void enter_methods(const naming *n, const model_trait *traits, size_t count);
// Appends "type name" to a list of parameters.
void name_add_parameter(buffer *all, const char *type, const char *name);
// What the author's code declares.
void enter_declarations(const naming *n, author_code code);
void enter_trait_codes(const naming *n, const model_trait_codes *codes);

void enter_op(naming *n, const model_op *op);
void enter_definition(naming *n, const model_definition *d);
void enter_enum(naming *n, const model_enum *e);
void enter_interface(naming *n, const model_interface *i);
void enter_passes(naming *n);
void enter_patterns(naming *n);

#endif
