build/n19/dialects/linalg/stamp: \
  defs/linalg/linalg.def \
  /work/mM/defs/mica/mica.def \
  /work/mM/defs/mica/operations.def \
  /work/mM/defs/mica/classes_meant.def \
  /work/mM/defs/mica/constraints.def \
  /work/mM/defs/mica/utility.def \
  /work/mM/defs/mica/former_names.def \
  /work/mM/defs/mica/no_effect.def \
  /work/mM/defs/mica/custom_directives.def \
  /work/mM/defs/mica/dialect.def \
  /work/mM/defs/mica/former.def \
  /work/mM/defs/mica/interfaces.def \
  /work/mM/defs/mica/definitions.def \
  /work/mM/defs/mica/attributes.def \
  /work/mM/defs/mica/shaped_types.def \
  /work/mM/defs/mica/types.def \
  /work/mM/defs/mica/cpp_vocabulary.def \
  /work/mM/defs/mica/traits.def \
  /work/mM/defs/mica/operation_traits.def \
  /work/mM/defs/mica/properties.def \
  /work/mM/defs/mica/spelling.def \
  /work/mM/defs/mica/operation_predicates.def \
  /work/mM/defs/mica/enums.def \
  /work/mM/defs/mica/effects.def \
  /work/mM/defs/mica/core_interfaces.def \
  /work/mM/defs/mica/builtin_interfaces.def \
  /work/mM/defs/mica/dialect_interfaces.def \
  defs/linalg/linalg_base.def \
  defs/linalg/linalg_enums.def \
  defs/linalg/linalg_winograd.def \
  defs/linalg/linalg_interfaces.def \
  defs/linalg/linalg_in_c.def \
  defs/linalg/linalg_named.def \
  defs/linalg/linalg_shaped.def \
  defs/linalg/linalg_relayout.def
/work/mM/defs/mica/mica.def:
/work/mM/defs/mica/operations.def:
/work/mM/defs/mica/classes_meant.def:
/work/mM/defs/mica/constraints.def:
/work/mM/defs/mica/utility.def:
/work/mM/defs/mica/former_names.def:
/work/mM/defs/mica/no_effect.def:
/work/mM/defs/mica/custom_directives.def:
/work/mM/defs/mica/dialect.def:
/work/mM/defs/mica/former.def:
/work/mM/defs/mica/interfaces.def:
/work/mM/defs/mica/definitions.def:
/work/mM/defs/mica/attributes.def:
/work/mM/defs/mica/shaped_types.def:
/work/mM/defs/mica/types.def:
/work/mM/defs/mica/cpp_vocabulary.def:
/work/mM/defs/mica/traits.def:
/work/mM/defs/mica/operation_traits.def:
/work/mM/defs/mica/properties.def:
/work/mM/defs/mica/spelling.def:
/work/mM/defs/mica/operation_predicates.def:
/work/mM/defs/mica/enums.def:
/work/mM/defs/mica/effects.def:
/work/mM/defs/mica/core_interfaces.def:
/work/mM/defs/mica/builtin_interfaces.def:
/work/mM/defs/mica/dialect_interfaces.def:
defs/linalg/linalg_base.def:
defs/linalg/linalg_enums.def:
defs/linalg/linalg_winograd.def:
defs/linalg/linalg_interfaces.def:
defs/linalg/linalg_in_c.def:
defs/linalg/linalg_named.def:
defs/linalg/linalg_shaped.def:
defs/linalg/linalg_relayout.def:
