// The scales that a float type can hold. Called while types are read; owns nothing.
#include <float.h>
#include <math.h>

#include "shared.h"

typedef struct scale_range {
  mica_float_kind kind;
  double min, max;  // the least number above zero, the greatest
} scale_range;

// Of the wider types every double.
static const scale_range ranges[] = {
    {MICA_F16, 0x1p-24, 65504},        {MICA_BF16, 0x1p-133, 0x1.fep127},
    {MICA_F32, 0x1p-149, FLT_MAX},     {MICA_TF32, 0x1p-136, 0x1.ffcp127},
    {MICA_F64, 0x1p-1074, DBL_MAX},    {MICA_F8E5M2, 0x1p-16, 57344},
    {MICA_F8E4M3, 0x1p-9, 240},        {MICA_F8E4M3FN, 0x1p-9, 448},
    {MICA_F8E5M2FNUZ, 0x1p-17, 57344}, {MICA_F8E4M3FNUZ, 0x1p-10, 240},
    {MICA_F8E4M3B11FNUZ, 0x1p-13, 30}, {MICA_F8E3M4, 0x1p-6, 15.5},
    {MICA_F4E2M1FN, 0.5, 6},           {MICA_F6E2M3FN, 0.125, 7.5},
    {MICA_F6E3M2FN, 0.0625, 28},       {MICA_F8E8M0FNU, 0x1p-127, 0x1p127},
};

void quant_scale_range(const mica_type *expressed, double *min, double *max) {
  *min = 0;
  *max = HUGE_VAL;
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
    if (mica_type_is_float_kind(expressed, ranges[i].kind)) {
      *min = ranges[i].min;
      *max = ranges[i].max;
    }
}
