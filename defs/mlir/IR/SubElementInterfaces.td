// Answers an include name that MLIR had until version 16: every type and attribute tells now what it is made of.

#ifndef MICA_IR_SUBELEMENTINTERFACES_TD
#define MICA_IR_SUBELEMENTINTERFACES_TD

include "mica/interfaces.def"

def SubElementAttrInterface : AttrInterface<"SubElementAttrInterface"> {
  let cppNamespace = "::mlir";
}
def SubElementTypeInterface : TypeInterface<"SubElementTypeInterface"> {
  let cppNamespace = "::mlir";
}

#endif
