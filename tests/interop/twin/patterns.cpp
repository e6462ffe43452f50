// The C++ twin of patterns.c: rewrites each piece of a file (separated by lines "// -----") by the
// pattern that its first line names, "// NAME", and prints it with locations; from the piece on that
// the command line says.
#include "prelude.h"

#include "llvm/Support/MemoryBuffer.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
#include "dialect.h.inc"
#define GET_OP_CLASSES
#include "ops.h.inc"
#include "dialect.cpp.inc"
#define GET_OP_CLASSES
#include "ops.cpp.inc"
using namespace pat;
void PatDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "ops.cpp.inc"
      >();
}
#include "rewriters.inc"

static void addPattern(StringRef name, RewritePatternSet &patterns) {
#define PATTERN(NAME) \
  if (name == #NAME) patterns.add<NAME>(patterns.getContext());
#include "patterns.inc"
}

static void processPiece(StringRef text) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<PatDialect>();
  context.getDiagEngine().registerHandler([](Diagnostic &diagnostic) {
    llvm::outs() << diagnostic.str() << "\n";
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, ParserConfig(&context), "-");
  if (!module) return;
  RewritePatternSet patterns(&context);
  addPattern(text.substr(3, text.find('\n') - 3), patterns);
  GreedyRewriteConfig config;
  config.enableFolding(false).enableConstantCSE(false).setMaxIterations(1).setMaxNumRewrites(3);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  (void)applyPatternsGreedily(module->getOperation(), std::move(patterns), config);
  if (failed(verify(*module))) {
    llvm::outs() << "invalid\n";
    return;
  }
  module->print(llvm::outs(), OpPrintingFlags().printGenericOpForm().enableDebugInfo());
  llvm::outs() << "\n";
}

int main(int argc, char **argv) {
  auto file = llvm::MemoryBuffer::getFile(argv[1], false, false);
  if (!file) return 2;
  SmallVector<StringRef> pieces;
  (*file)->getBuffer().split(pieces, "// -----\n");
  for (StringRef piece : ArrayRef(pieces).drop_front(argc > 2 ? atoi(argv[2]) : 0)) {
    llvm::outs() << "=== " << piece.substr(3, piece.find('\n') - 3) << "\n";
    llvm::outs().flush();
    processPiece(piece);
    llvm::outs().flush();
  }
  return 0;
}
