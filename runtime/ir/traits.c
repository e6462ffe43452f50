// The descriptors of the traits of ODS, made of their list.
#include "mica/verify.h"

#define DESCRIPTOR(name, ods_name, flag) const mica_trait mica_trait_##name = {ods_name, flag};
MICA_TRAITS(DESCRIPTOR, DESCRIPTOR)
