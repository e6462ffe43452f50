# Writes a dialect with N of something to stdout: generation.py KIND N.
import sys


def listed(item, count):
    return ", ".join(item.replace("@", str(i)) for i in range(count))


def repeated(item, count):
    return "\n".join(item.replace("@", str(i)) for i in range(count))


KINDS = {
    "operations": lambda n: repeated(
        'def Op@ : Op<D, "op@", [Pure]> { let arguments = (ins I32:$a, AnyType:$b, I64Attr:$c);'
        ' let assemblyFormat = "$a `,` $b attr-dict `:` type($b)"; }', n),
    "cases": lambda n: 'def E : I32EnumAttr<"E", "e", [%s]>;' % listed('I32EnumAttrCase<"c@", @>', n),
    "types": lambda n: repeated('def T@ : TypeDef<D, "T@"> { let mnemonic = "t@"; }', n),
    "attributes": lambda n: repeated('def T@ : AttrDef<D, "T@"> { let mnemonic = "t@"; }', n),
    "operands": lambda n: 'def O : Op<D, "o"> { let arguments = (ins %s); let assemblyFormat = "%s attr-dict"; }' % (
        listed("I32:$a@", n), " ".join("$a%d" % i for i in range(n))),
    "traits": lambda n: repeated('def Tr@ : NativeOpTrait<"Tr@">;', n) + '\ndef O : Op<D, "o", [%s]>;' % listed("Tr@", n),
    "interfaces": lambda n: repeated(
        'def Asks@ : OpInterface<"Asks@"> { let cppNamespace = "d";'
        ' let methods = [InterfaceMethod<"", "int64_t", "m@">]; }', n)
    + '\ndef O : Op<D, "o", [%s]>;' % listed("DeclareOpInterfaceMethods<Asks@>", n),
    "enums": lambda n: repeated(
        'def E@ : I32EnumAttr<"E@", "e", [I32EnumAttrCase<"a", 0>]>; def O@ : Op<D, "o@"> {'
        ' let arguments = (ins E@:$e); let assemblyFormat = "$e attr-dict"; }', n),
    "constraints": lambda n: repeated(
        'def C@ : Type<CPred<"mica_type_is_i($_self, @)">, "c">; def O@ : Op<D, "o@"> { let arguments = (ins C@:$a); }', n),
}

print('include "mica/mica.def"\ndef D : Dialect { let name = "d"; let cppNamespace = "d"; }')
print(KINDS[sys.argv[1]](int(sys.argv[2])))
