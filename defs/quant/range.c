// The scales that a float type can hold, by its layout. Called while types are read; owns nothing.
#include <math.h>

#include "shared.h"

typedef enum specials { IEEE, NAN_ALL_ONES, NAN_MINUS_0, FINITE } specials;

typedef struct layout {
  int bits, precision, lowest, highest;  // as in mica/float_types.h
  specials specials;
} layout;

#define LAYOUT(kind, name, bits, precision, lowest, highest, specials, form) \
  [MICA_##kind] = {bits, precision, lowest, highest, specials},
static const layout layouts[] = {MICA_FLOAT_TYPES(LAYOUT)};
#undef LAYOUT

// The greatest mantissa; of all ones it may be a NaN's.
static double greatest_mantissa(const layout *l) {
  bool is_nan = l->specials == NAN_ALL_ONES && l->precision > 1;
  return 2 - ldexp(is_nan ? 2 : 1, 1 - l->precision);
}

void quant_scale_range(const mica_type *expressed, double *min, double *max) {
  *min = 0;
  *max = HUGE_VAL;
  if (!mica_type_is_float(expressed)) return;
  const layout *l = &layouts[mica_type_float_kind(expressed)];
  if (l->bits > 64) return;  // holds every double
  *min = ldexp(1, l->lowest - (l->precision - 1));
  *max = ldexp(greatest_mantissa(l), l->highest);
}
