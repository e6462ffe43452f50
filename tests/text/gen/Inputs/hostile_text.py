# Writes a definition for each hostile text into a folder: hostile_text.py FOLDER. The text stands wherever one can.
import os
import sys

TEXTS = {
    "backslash": b"a trailing backslash \\",
    "trigraph": b"what ??/",
    "lines": b"first\nsecond */ /* `x` // y",
    "words": b"word " * 120,
    "word": b"x" * 400,
    "broken": b"w" * 60 + b" end\\ " + b"w" * 80,
    "long": b"y" * 5000,
    "percent": b"%s%n%d 100%",
    "quotes": b"say \"hi\" \\ ' ??= ??( \\ `a` ``b``",
    "control": b"bell \x07 tab \t escape \x1b",
    "bytes": b"not UTF-8: \xff, and turned: \xe2\x80\xae",
    "made": b"a byte that is no text \xac?/",
    "foreign": "grün, 日本".encode(),
    "cut": b"cut \xc3 \xe2\x82 \xf0\x9d\x84 \xc3(, too long \xc0\xaf \xe0\x80\xaf, half \xed\xa0\x80, beyond \xf4\x90\x80\x80",
    "long-bytes": "grün, 'q' \U0001d11e \x01".encode() * 300,
}
DEFINITION = b"""include "mica/mica.def"
def D : Dialect { let name = "ring"; let cppNamespace = "ring"; let summary = @; let description = @; }
def E : I32EnumAttr<"Kind", @, [I32EnumAttrCase<"a", 0, @>, I32EnumAttrCase<"b", 1>]> { let cppNamespace = "ring"; }
def C : Type<CPred<"mica_type_is_i($_self, 7) || mica_type_is_index($_self)">, @>;
def A : Attr<CPred<"mica_attr_is_string($_self) || mica_attr_is_array($_self)">, @>;
def Asks : OpInterface<"Asks"> {
  let cppNamespace = "ring";
  let description = @;
  let methods = [InterfaceMethod<@, "int64_t", "m">];
}
def T : TypeDef<D, "T"> {
  let mnemonic = "t";
  let summary = @;
  let description = @;
  let parameters = (ins TypeParameter<"int64_t", @>:$w);
  let assemblyFormat = "`<` $w `>`";
}
def Op_ : Op<D, "a", [PredOpTrait<@, CPred<"true">>, DeclareOpInterfaceMethods<Asks>]> {
  let summary = @;
  let description = @;
  let arguments = (ins Arg<C, @>:$x, A:$y, E:$e);
  let results = (outs Res<C, @>:$r);
  let assemblyFormat = "$x $y\\n $e attr-dict `:` type($x) `->` type($r)";
}
"""

for name, text in TEXTS.items():
    quoted = text.replace(b"\\", b"\\\\").replace(b'"', b'\\"').replace(b"\n", b"\\n").replace(b"\t", b"\\t")
    with open(os.path.join(sys.argv[1], name + ".def"), "wb") as file:
        file.write(DEFINITION.replace(b"@", b'"' + quoted + b'"'))
