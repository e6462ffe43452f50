// Texts that MLIR reads and prints by hand.
def : MoreFields<"MemRef_PrefetchOp"> {
  bit hasCustomAssemblyFormat = 0;
  string assemblyFormat = [{
    $memref `[` $indices `]` `,` custom<ReadOrWrite>($isWrite) `,` `locality` `<` $localityHint `>` `,`
    custom<DataOrInstr>($isDataCache) attr-dict `:` type($memref)
  }];
}
def : MoreFields<"MemRef_TransposeOp"> {
  bit hasCustomAssemblyFormat = 0;
  string assemblyFormat = "$in custom<Permutation>($permutation) attr-dict `:` type($in) `to` type(results)";
}
