// Assembly formats of operations: every directive and element, alone and together.
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

def Formats_Dialect : Dialect {
  let name = "formats";
  let cppNamespace = "::formats";
}
class Formats_Op<string mnemonic, list<Trait> traits = []> : Op<Formats_Dialect, mnemonic, traits>;
class TwoOperands<string mnemonic, string format> : Formats_Op<mnemonic> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = format;
}
def FunctionalOp : TwoOperands<"functional", "$a `,` $b attr-dict `:` functional-type($a, $r) type($b)">;
def FunctionalAllOp : TwoOperands<"functional_all", "operands attr-dict `:` functional-type(operands, results)">;
def OperandsOp : TwoOperands<"operands", "operands attr-dict `:` type(operands) `->` type(results)">;
def TypesOp : TwoOperands<"types", "$a `,` $b attr-dict `:` type($a) `,` type($b) `->` type($r)">;
def TypesFirstOp : TwoOperands<"types_first", "type($a) `,` type($b) `->` type($r) `:` $a `,` $b attr-dict">;
def DictFirstOp : TwoOperands<"dict_first", "attr-dict `:` $a `,` $b `:` type($a) `,` type($b) `,` type($r)">;
def KeywordDictOp : TwoOperands<"keyword_dict", "$a `,` $b `:` type(operands) `->` type($r) attr-dict-with-keyword">;
def QualifiedOp : TwoOperands<"qualified", "$a $b attr-dict `:` qualified(type($a)) type($b) qualified(type($r))">;
def PunctuationOp : TwoOperands<"punctuation",
    "`(` $a `)` `[` $b `]` `<` `{` `}` `>` `->` `:` `::` `,` `=` `+` `-` `*` `?` `|` `/` `...` `@`attr-dict `:` type($a) `,` type($b) `,` type($r)"> {
  let assemblyFormat = "`(` $a `)` `[` $b `]` `<` `{` `}` `>` `->` `:` `,` `=` `+` `-` `*` `?` attr-dict `:` type($a) `,` type($b) `,` type($r)";
}
def KeywordsOp : TwoOperands<"keywords", "`key` $a `word.dotted` `_x` $b `k1$` attr-dict `:` type($a) `,` type($b) `,` type($r)">;
def WhitespaceOp : TwoOperands<"whitespace", "$a `` `,` `` $b ` ` `x` `\\n` `y` `` `z` attr-dict `:` type($a) `` `,` type($b) `,` type($r)">;
def NewlinesOp : TwoOperands<"newlines", "$a `\\n` `\\n` $b attr-dict `\\n` `:` type($a) `,` type($b) `,` type($r)">;
def BuildableOp : Formats_Op<"buildable"> {
  let arguments = (ins I32:$a, Variadic<Index>:$b, Optional<F32>:$c);
  let results = (outs I32:$r, F64:$s);
  let traits = [AttrSizedOperandSegments];
  let assemblyFormat = "$a `[` $b `]` (`+` $c^)? attr-dict";
}
def VariadicOp : Formats_Op<"variadic"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$values attr-dict `:` functional-type($values, $results)";
}
def VariadicTypesOp : Formats_Op<"variadic_types"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "`(` $values `:` type($values) `)` `->` type($results) attr-dict";
}
def VariadicGroupOp : Formats_Op<"variadic_group"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict (`->` type($results)^)?";
}
def TwoVariadicOp : Formats_Op<"two_variadic", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<AnyType>:$b);
  let assemblyFormat = "`(` $a `)` `(` ($b^ `:` type($b))? `)` attr-dict";
}
def OptionalOp : Formats_Op<"optional"> {
  let arguments = (ins Optional<AnyType>:$value);
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat = "($value^ `:` type($value))? attr-dict (`->` type($result)^)?";
}
def OptionalTypesOp : Formats_Op<"optional_types"> {
  let arguments = (ins Optional<AnyType>:$value);
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat = "$value attr-dict `:` type($value) `->` type($result)";
}
def OptionalFunctionalOp : Formats_Op<"optional_functional"> {
  let arguments = (ins Optional<AnyType>:$value);
  let results = (outs Optional<AnyType>:$result);
  let assemblyFormat = "$value attr-dict `:` functional-type($value, $result)";
}

// Optional groups.
def GroupLiteralOp : Formats_Op<"group_literal"> {
  let arguments = (ins UnitAttr:$flag, OptionalAttr<I32Attr>:$n);
  let assemblyFormat = "(`flag` $flag^)? (`n` `=` $n^)? attr-dict";
}
def GroupUnitOp : Formats_Op<"group_unit"> {
  let arguments = (ins UnitAttr:$flag);
  let assemblyFormat = "($flag^)? attr-dict";
}
def GroupElseOp : Formats_Op<"group_else"> {
  let arguments = (ins Optional<I32>:$a, OptionalAttr<StrAttr>:$s);
  let assemblyFormat = "(`with` $a^) : (`without` (`named` $s^)?)? attr-dict";
}
def GroupElse2Op : Formats_Op<"group_else2"> {
  let arguments = (ins Optional<I32>:$a, OptionalAttr<StrAttr>:$s);
  let assemblyFormat = "(`with` $a^) : (`without` $s)? attr-dict";
}
def GroupNestedOp : Formats_Op<"group_nested", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Optional<I32>:$b);
  let assemblyFormat = "(`a` `(` $a^ (`,` $b^)? `)`)? attr-dict";
}
def GroupParenOp : Formats_Op<"group_paren"> {
  let arguments = (ins Variadic<I32>:$values, OptionalAttr<StrAttr>:$name);
  let assemblyFormat = "(`(` $values^ `)`)? (`[` $name^ `]`)? attr-dict";
}
def GroupAnchorTypeOp : Formats_Op<"group_anchor_type"> {
  let arguments = (ins Optional<AnyType>:$value);
  let assemblyFormat = "(`of` type($value)^ `:` $value)? attr-dict";
}
def GroupRegionOp : Formats_Op<"group_region", [NoTerminator]> {
  let arguments = (ins OptionalAttr<I32Attr>:$n);
  let regions = (region AnyRegion:$a, AnyRegion:$b);
  let assemblyFormat = "$a (`else` $b^)? (`n` $n^)? attr-dict";
}
def GroupDefaultOp : Formats_Op<"group_default"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "3">:$n, DefaultValuedStrAttr<StrAttr, "s">:$s);
  let assemblyFormat = "($n^)? (`,` $s^)? attr-dict";
}
def GroupResultOp : Formats_Op<"group_result"> {
  let arguments = (ins I32:$a);
  let results = (outs Optional<I32>:$r);
  let assemblyFormat = "$a (`->` type($r)^)? attr-dict";
}
def GroupAttrsOp : Formats_Op<"group_attrs"> {
  let arguments = (ins OptionalAttr<StrAttr>:$s, OptionalAttr<ArrayAttr>:$l, OptionalAttr<FlatSymbolRefAttr>:$y, OptionalAttr<I32Attr>:$i);
  let assemblyFormat = "($s^)? ($l^)? ($y^)? ($i^)? attr-dict";
}

// Clauses in any order.
def ListOp : Formats_Op<"list"> {
  let arguments = (ins UnitAttr:$fast, OptionalAttr<I32Attr>:$n, OptionalAttr<StrAttr>:$name);
  let assemblyFormat = "oilist(`fast` $fast | `n` `(` $n `)` | `name` $name) attr-dict";
}
def ListOperandsOp : Formats_Op<"list_operands", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I1>:$condition, Variadic<AnyType>:$values, Optional<AnyType>:$one);
  let assemblyFormat = "oilist(`if` `(` $condition `)` | `values` `(` $values `:` type($values) `)` | `one` $one `:` type($one)) attr-dict";
}
def ListOrderOp : Formats_Op<"list_order"> {
  let arguments = (ins UnitAttr:$a, UnitAttr:$b, UnitAttr:$c);
  let assemblyFormat = "oilist(`a` $a | `b` $b | `c` $c) attr-dict-with-keyword";
}

// Symbols, types of attributes, elided types.
def SymbolOp : Formats_Op<"symbol", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$other, OptionalAttr<SymbolRefAttr>:$more);
  let assemblyFormat = "$sym_name `=` $other ($more^)? attr-dict";
}
def NamedOp : Formats_Op<"named"> {
  let arguments = (ins OptionalAttr<SymbolNameAttr>:$sym_name);
  let assemblyFormat = "($sym_name^)? attr-dict";
}
def TypedAttrOp : Formats_Op<"typed_attr"> {
  let arguments = (ins TypedAttrInterface:$value);
  let assemblyFormat = "$value attr-dict";
}
def AnyAttrOp : Formats_Op<"any_attr"> {
  let arguments = (ins AnyAttr:$value, OptionalAttr<AnyAttr>:$more);
  let assemblyFormat = "$value (`,` $more^)? attr-dict";
}
def TypeAttrOp : Formats_Op<"type_attr"> {
  let arguments = (ins TypeAttr:$type, OptionalAttr<TypeAttr>:$more);
  let assemblyFormat = "$type (`,` $more^)? attr-dict";
}
def ArrayAttrsOp : Formats_Op<"array_attrs"> {
  let arguments = (ins DenseI64ArrayAttr:$a, DenseBoolArrayAttr:$b, OptionalAttr<DenseF32ArrayAttr>:$c);
  let assemblyFormat = "$a $b (`c` $c^)? attr-dict";
}
def ElementsOp : Formats_Op<"elements"> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$value attr-dict `:` type($r)";
}
def DictOnlyOp : Formats_Op<"dict_only"> {
  let arguments = (ins DictionaryAttr:$value);
  let assemblyFormat = "$value attr-dict";
}
def UnitElsewhereOp : Formats_Op<"unit_elsewhere"> {
  let arguments = (ins UnitAttr:$flag);
  let assemblyFormat = "(`[` $flag^ `]`)? attr-dict";
}
def LiteralOnlyOp : Formats_Op<"literal_only"> { let assemblyFormat = "`nothing` `else` attr-dict"; }
def EmptyOp : Formats_Op<"empty"> { let assemblyFormat = "attr-dict"; }
def DottedOp : Formats_Op<"dotted.name"> { let assemblyFormat = "attr-dict"; }
