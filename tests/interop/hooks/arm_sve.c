// What ArmSVE.td says in C++ of a type that follows from another.
#include "arm_sve/arm_sve.h"

#include "mica/mica.h"

const mica_type *arm_sve_convert_from_svbool_source_type(const mica_type *type) {
  return arm_sve_svbool_of(type);
}
