// How names of generated C are composed: `ring_add_set_lhs` is the setter of what the operation
// `ring_add` calls `lhs`. Said here once, for those who enter names, those who write them, and
// those who call what they name.
#ifndef MICA_GEN_C_NAME_SCHEMA_H
#define MICA_GEN_C_NAME_SCHEMA_H

#include "c/name_table.h"

typedef enum name_role {
  // Of an operation, a type or an attribute; of an interface some
  NAME_DEF,
  NAME_ISA,
  NAME_CHECK,
  NAME_CHECK_REGIONS,
  NAME_PARSE,
  NAME_PRINT,
  NAME_PARSE_HOOK,
  NAME_STRUCTURE,
  NAME_VERIFY,
  NAME_VERIFY_REGIONS,
  NAME_CHECKS,
  NAME_REGION_CHECKS,
  NAME_MORE,
  NAME_TRAITS,
  NAME_INTERFACES,
  NAME_METHODS,
  NAME_EFFECTS,
  // Of an operation
  NAME_FOLD,
  NAME_FOLD_HOOK,
  NAME_EVALUATE,
  NAME_POISON,
  NAME_CANONICALIZE,
  NAME_CANONICALIZE_PATTERN,
  NAME_CANONICALIZATIONS,
  NAME_PATTERNS,
  NAME_BUILD,
  NAME_INFER_TYPES,
  NAME_NAME_RESULTS,
  NAME_NAMES,
  NAME_DERIVED,
  NAME_IS_DERIVED,
  NAME_MATERIALIZE,
  NAME_PARTS,
  // Of what an operation, a type, an attribute or an interface has
  NAME_MEMBER,
  NAME_SETTER,
  NAME_SEGMENT,
  NAME_GROUP,
  NAME_GROUP_COUNT,
  NAME_COUNT,
  NAME_ATTR,
  NAME_SET_ATTR,
  NAME_PRESENCE,
  NAME_GIVEN,
  NAME_GIVEN_SEGMENT,
  NAME_GIVEN_ATTR,
  NAME_DEFAULT,
  NAME_MUST_BE,
  NAME_FITS,
  NAME_HASH,
  NAME_EQUAL,
  NAME_COPY,
  NAME_PARAM_HOOKS,
  // Of a type or an attribute
  NAME_GET,
  NAME_GET_CHECKED,
  NAME_PARAMS,
  NAME_PARAM_TABLE,
  NAME_TYPE_OF,
  // Of an enum
  NAME_ENUM,
  NAME_TO_TEXT,
  NAME_FROM_TEXT,
  NAME_ATTR_GET,
  NAME_ATTR_ISA,
  NAME_ATTR_VALUE,
  NAME_CASES,
  // Of a property with functions of the author's
  NAME_FROM_ATTR,
  NAME_TO_ATTR,
  NAME_PARSE_OPTIONAL,
  NAME_VALUE,
  NAME_CONVERT,
  NAME_ZERO,
  NAME_READ,
  NAME_READ_OPTIONAL,
  NAME_WRITE,
  NAME_READ_BYTECODE,
  NAME_WRITE_BYTECODE,
  NAME_DECODE,
  NAME_ENCODE,
  NAME_HOOKS,
  // Of a dialect
  NAME_DIALECT,
  NAME_OPS,
  NAME_TYPES,
  NAME_ATTRS,
  NAME_DEPENDENTS,
  NAME_FORMER,
  NAME_FORMER_NAMES,
  NAME_FORMER_PARSERS,
  NAME_FORMER_ATTRS,
  NAME_FORMER_PARTS,
  NAME_FORMER_OPS,
  NAME_FORMER_TYPES,
  NAME_APPLIES,
  NAME_BYTECODE,
  NAME_BYTECODE_ATTRS,
  NAME_BYTECODE_TYPES,
  // Of a pass
  NAME_PASS,
  NAME_PASS_RUN,
  NAME_PASS_INITIALIZE,
  NAME_PASS_FINISH,
  NAME_PASS_OPTIONS,
  NAME_PASS_OPTIONS_OF,
  NAME_PASS_COUNT,
  NAME_PASS_DEFAULTS,
  NAME_PASS_OPTION_TABLE,
  NAME_PASS_CASES,
  NAME_PASS_STATISTICS,
  NAME_PASS_DEPENDENTS,
  NAME_PASS_LIST,
  // Of the conversion that a pass is
  NAME_CONVERSION,
  NAME_CONVERSION_PATTERNS,
  NAME_CONVERSION_RULES,
  NAME_CONVERSION_QUESTION,
  NAME_CONVERSION_TYPES,
  NAME_CONVERSION_TYPE,
  // Of a pattern, and of a set of them
  NAME_PATTERN,
  NAME_REWRITE,
  NAME_REWRITE_HOOK,
  NAME_EITHER,
  NAME_DECLARED_FOLD,
  NAME_PATTERN_SET,
} name_role;

// "ring_add" and, of what has a name of its own, "lhs"; else "".
const char *name_compose(arena *a, name_role role, const char *owner, const char *part);
// A part within other names: without the underscore that it has because it can't be one alone.
const char *name_stem(arena *a, const char *part);
name_kind name_role_kind(name_role role);
// Whether it stands in the source alone: unless the author writes it, nobody but Mica knows it.
bool name_role_is_private(name_role role);
// Whether a part of an operation can't have this name: `ring_add_build` is known to others by it.
bool name_is_reserved(text part);

// The name of what stands in the source alone: the one that was set for it, or a free one.
const char *name_private(name_table *t, name_role role, const char *owner, const char *part,
                         place at);
void name_set_private(name_table *t, name_role role, const char *owner, const char *part,
                      const char *name);

#endif
