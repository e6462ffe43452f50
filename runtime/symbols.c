// Every inline function of the public headers as a symbol, for those who can't read C, and the
// version. Nothing in C calls what is here but mica_version.
#define MICA_INLINE MICA_API extern inline

#include "mica/arithmetic.h"
#include "mica/bytecode_values.h"
#include "mica/control_flow.h"
#include "mica/float_types.h"
#include "mica/function.h"
#include "mica/generated.h"
#include "mica/index_list.h"
#include "mica/memory_slot.h"
#include "mica/mica.h"
#include "mica/number.h"
#include "mica/range.h"
#include "mica/version.h"

const char *mica_version(void) { return MICA_VERSION; }
