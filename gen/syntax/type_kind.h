// The kinds of types that can be written.
#ifndef MICA_GEN_SYNTAX_TYPE_KIND_H
#define MICA_GEN_SYNTAX_TYPE_KIND_H

typedef enum type_kind {
  TYPE_BIT,
  TYPE_BITS,
  TYPE_INT,
  TYPE_STRING,
  TYPE_LIST,
  TYPE_DAG,
  TYPE_RECORD
} type_kind;

#endif
