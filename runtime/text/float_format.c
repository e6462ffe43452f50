#include "text/float_format.h"

static const float_format formats[MICA_FLOAT_KIND_COUNT] = {
    [MICA_F4E2M1FN] = {"f4E2M1FN", 8, 4, 2, 0, 2, FLOAT_FINITE, false, false},
    [MICA_F6E2M3FN] = {"f6E2M3FN", 8, 6, 4, 0, 2, FLOAT_FINITE, false, false},
    [MICA_F6E3M2FN] = {"f6E3M2FN", 8, 6, 3, -2, 4, FLOAT_FINITE, false, false},
    [MICA_F8E5M2] = {"f8E5M2", 6, 8, 3, -14, 15, FLOAT_IEEE, false, false},
    [MICA_F8E4M3] = {"f8E4M3", 6, 8, 4, -6, 7, FLOAT_IEEE, false, false},
    [MICA_F8E4M3FN] = {"f8E4M3FN", 8, 8, 4, -6, 8, FLOAT_NAN_ALL_ONES, false, false},
    [MICA_F8E5M2FNUZ] = {"f8E5M2FNUZ", 10, 8, 3, -15, 15, FLOAT_NAN_MINUS_0, false, false},
    [MICA_F8E4M3FNUZ] = {"f8E4M3FNUZ", 10, 8, 4, -7, 7, FLOAT_NAN_MINUS_0, false, false},
    [MICA_F8E4M3B11FNUZ] = {"f8E4M3B11FNUZ", 13, 8, 4, -10, 4, FLOAT_NAN_MINUS_0, false, false},
    [MICA_F8E3M4] = {"f8E3M4", 6, 8, 5, -2, 3, FLOAT_IEEE, false, false},
    [MICA_F8E8M0FNU] = {"f8E8M0FNU", 9, 8, 1, -127, 127, FLOAT_NAN_ALL_ONES, false, true},
    [MICA_BF16] = {"bf16", 4, 16, 8, -126, 127, FLOAT_IEEE, false, false},
    [MICA_F16] = {"f16", 3, 16, 11, -14, 15, FLOAT_IEEE, false, false},
    [MICA_TF32] = {"tf32", 4, 19, 11, -126, 127, FLOAT_IEEE, false, false},
    [MICA_F32] = {"f32", 3, 32, 24, -126, 127, FLOAT_IEEE, false, false},
    [MICA_F64] = {"f64", 3, 64, 53, -1022, 1023, FLOAT_IEEE, false, false},
    [MICA_F80] = {"f80", 3, 80, 64, -16382, 16383, FLOAT_IEEE, true, false},
    [MICA_F128] = {"f128", 4, 128, 113, -16382, 16383, FLOAT_IEEE, false, false},
};

const float_format *mica_float_format_of(mica_float_kind kind) { return &formats[kind]; }
