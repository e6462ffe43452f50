// What a written type means.
#include "evaluate/evaluate.h"

enum { WIDTH_MAX = 1 << 20 };

static const type *named_type(evaluation *ev, const syntax *s) {
  const value *name = name_value(ev, s->name);
  const type *alias = name_map_find(&ev->aliases, name);
  if (alias != NULL) return alias;
  record *class_record = class_named(ev, syntax_range(s), name);
  if (class_record != NULL) return type_of_class(ev->types, class_record);
  report_unknown_class(ev, syntax_range(s), name, true);
  return NULL;
}

const type *eval_type(evaluation *ev, const syntax *s) {
  size_t lists = 0;
  bool cut = syntax_is_cut(s);
  for (; s->op == TYPE_LIST; s = s->child) lists++;
  if (syntax_is_cut(s)) return NULL;
  const type *t = NULL;
  switch ((type_kind)s->op) {
  case TYPE_BIT: t = ev->types->bit; break;
  case TYPE_INT: t = ev->types->integer; break;
  case TYPE_STRING: t = ev->types->string; break;
  case TYPE_DAG: t = ev->types->dag; break;
  case TYPE_BITS:
    if (s->integer >= 0 && s->integer <= WIDTH_MAX)
      t = type_of_bits(ev->types, (uint32_t)s->integer);
    else
      error_at_syntax(ev, s, "bits<%lld>: the number of bits must be from 0 to %d",
                      (long long)s->integer, WIDTH_MAX);
    break;
  case TYPE_RECORD: t = named_type(ev, s); break;
  case TYPE_LIST: break;  // what it is a list of was looked for
  }
  while (t != NULL && lists-- > 0) t = type_of_list(ev->types, t);
  return cut ? NULL : t;
}
