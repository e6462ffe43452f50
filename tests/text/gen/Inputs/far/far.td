// Of a dialect that isn't included: an interface with methods in C++.
def Far : OpInterface<"Far"> {
  let cppNamespace = "::far";
  let methods = [InterfaceMethod<"How far.", "int64_t", "getDistance">];
}
def FarAttr : AttrInterface<"FarAttr"> { let cppNamespace = "::far"; }
def FarChecked : OpInterface<"FarChecked"> {
  let cppNamespace = "::far";
  let verify = [{ return ::far::verifyOp($_op); }];
  let verifyWithRegions = 1;
}
