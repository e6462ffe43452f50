// The layouts of the float types, from the list of mica/float_types.h, and the way from a name to
// its kind.
#include "text/float_layout.h"

#define LAYOUT(kind, name, size, precision, exponent_min, exponent_max, specials, form)         \
  [MICA_##kind] = {{name, sizeof name - 1}, size,        precision, exponent_min, exponent_max, \
                   FLOAT_##specials,        FLOAT_##form},
static const float_layout layouts[MICA_FLOAT_KIND_COUNT + 1] = {
    MICA_FLOAT_TYPES(LAYOUT)  // 53 bits below the lowest exponent of a double stand in the second
    LAYOUT(PPC_FP128, "ppc_fp128", 128, 106, -969, 1023, IEEE, PAIR)};

const float_layout *mica_float_layout_of(mica_float_kind kind) { return &layouts[kind]; }

bool mica_float_kind_named(mica_str name, mica_float_kind *kind) {
#define TRY(kind_, name_, ...)                                                            \
  if (name.size == sizeof name_ - 1 && memcmp(name.data, name_, sizeof name_ - 1) == 0) { \
    *kind = MICA_##kind_;                                                                 \
    return true;                                                                          \
  }
  MICA_FLOAT_TYPES(TRY)
  return false;
}
