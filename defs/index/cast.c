// What index.casts and index.castu convert. Called by the verifier; own nothing.
#include "index/index.h"

#include "mica/predicate.h"

static bool one_is_index(mica_types inputs, mica_types outputs) {
  return inputs.size == 1 && outputs.size == 1 &&
         mica_type_is_index(inputs.data[0]) != mica_type_is_index(outputs.data[0]);
}
bool index_casts_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return one_is_index(inputs, outputs);
}
bool index_castu_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return one_is_index(inputs, outputs);
}
