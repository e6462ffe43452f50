// What the hooks of quant share.
#ifndef MICA_DEFS_QUANT_SHARED_H
#define MICA_DEFS_QUANT_SHARED_H

#include <float.h>
#include <stdio.h>

#include "mica/parse.h"
#include "mica/print.h"
#include "quant/quant.h"

// What a uniform type has a scale for: everything, each place of one dimension, each block.
typedef enum quant_scaling { QUANT_PER_TENSOR, QUANT_PER_AXIS, QUANT_SUB_CHANNEL } quant_scaling;

enum { QUANT_RANK_MAX = 256, QUANT_NUMBER_SIZE = 32 };

// The bounds of an integer of that width.
static inline int64_t quant_default_min(bool is_signed, uint32_t width) {
  return is_signed ? -((int64_t)1 << (width - 1)) : 0;
}
static inline int64_t quant_default_max(bool is_signed, uint32_t width) {
  return ((int64_t)1 << (is_signed ? width - 1 : width)) - 1;
}

// A number as messages show it: "1.000000e+00".
typedef struct quant_number {
  char text[QUANT_NUMBER_SIZE];
} quant_number;
static inline quant_number quant_show(double value) {
  quant_number out;
  if (value > DBL_MAX || value < -DBL_MAX)
    snprintf(out.text, sizeof out.text, "%sINF", value < 0 ? "-" : "");
  else snprintf(out.text, sizeof out.text, "%e", value);
  return out;
}

// The least and the greatest scale that numbers of a float type can be.
void quant_scale_range(const mica_type *expressed, double *min, double *max);

#endif
