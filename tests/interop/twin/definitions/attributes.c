// The hand-written part of attributes.td, for Mica.
#include "attributes.h"
#include "mica/mica.h"

const mica_type *attributes_derived_kind(const mica_op *op) {
  return mica_value_type(attributes_derived_value(op));
}
