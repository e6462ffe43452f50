// The C++ twin: reads a file of pieces (separated by lines "// -----"), each in a context of its
// own, and tells what MLIR makes of it. For each piece from the one given on the command line:
//   === NUMBER
//   LINE:COLUMN: SEVERITY: MESSAGE    of every diagnostic, in order
//   === custom                        when the piece was accepted
//   === generic
//   === effects                       what each operation of it does, those in regions first
// twin.c is the same for Mica.
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

#define TWIN(name) void register_##name(DialectRegistry &registry);
#include "dialects.inc"
#undef TWIN

static const char *severity(DiagnosticSeverity value) {
  switch (value) {
  case DiagnosticSeverity::Note: return "note";
  case DiagnosticSeverity::Warning: return "warning";
  case DiagnosticSeverity::Error: return "error";
  case DiagnosticSeverity::Remark: return "remark";
  }
  return "?";
}

static void tell(Diagnostic &diagnostic) {
  if (auto place = dyn_cast<FileLineColLoc>(diagnostic.getLocation()))
    llvm::outs() << place.getLine() << ":" << place.getColumn();
  else llvm::outs() << diagnostic.getLocation();
  llvm::outs() << ": " << severity(diagnostic.getSeverity()) << ": " << diagnostic.str() << "\n";
  for (Diagnostic &note : diagnostic.getNotes()) tell(note);
}

static StringRef kindOf(MemoryEffects::Effect *effect) {
  if (isa<MemoryEffects::Allocate>(effect)) return "allocate";
  if (isa<MemoryEffects::Free>(effect)) return "free";
  if (isa<MemoryEffects::Read>(effect)) return "read";
  return isa<MemoryEffects::Write>(effect) ? "write" : "other";
}

static void tellPlace(Operation *op, Value value) {
  auto found = llvm::find(op->getOperands(), value);
  if (found != op->operand_end()) llvm::outs() << " of operand " << found.getIndex();
  else if (value.getDefiningOp() == op)
    llvm::outs() << " of result " << cast<OpResult>(value).getResultNumber();
  else llvm::outs() << " of another value";
}

static void tellEffects(Operation *op,
                        std::optional<SmallVector<MemoryEffects::EffectInstance>> effects) {
  if (!effects) llvm::outs() << " unknown";
  for (auto &effect : effects.value_or(SmallVector<MemoryEffects::EffectInstance>())) {
    StringRef resource = effect.getResource()->getName();  // Mica has the names of the classes
    llvm::outs() << " " << kindOf(effect.getEffect());
    if (effect.getValue()) tellPlace(op, effect.getValue());
    if (effect.getSymbolRef()) llvm::outs() << " of a symbol";
    llvm::outs() << " " << (resource == "<Default>" ? "Default" : resource)
                 << (resource.contains("::") ? " " : "Resource ") << effect.getStage()
                 << (effect.getEffectOnFullRegion() ? " full," : ",");
  }
}

static void tellAllEffects(Operation *op) {
  std::optional<SmallVector<MemoryEffects::EffectInstance>> own;
  if (auto known = dyn_cast<MemoryEffectOpInterface>(op)) known.getEffects(own.emplace());
  llvm::outs() << op->getName() << ":";
  tellEffects(op, own);
  llvm::outs() << "; with regions:";
  tellEffects(op, getEffectsRecursively(op));
  llvm::outs() << ";" << (isMemoryEffectFree(op) ? " free" : "")
               << (wouldOpBeTriviallyDead(op) ? " would be dead" : "")
               << (isOpTriviallyDead(op) ? " dead" : "")
               << (isSpeculatable(op) ? " speculatable" : "") << (isPure(op) ? " pure" : "")
               << "\n";
}

static void processPiece(DialectRegistry &registry, StringRef text) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  context.getDiagEngine().registerHandler([](Diagnostic &diagnostic) {
    tell(diagnostic);
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, ParserConfig(&context), "-");
  if (!module) return;
  llvm::outs() << "=== custom\n";
  module->print(llvm::outs());
  llvm::outs() << "\n=== generic\n";
  module->print(llvm::outs(), OpPrintingFlags().printGenericOpForm());
  llvm::outs() << "\n=== effects\n";
  module->walk(tellAllEffects);
}

int main(int argc, char **argv) {
  DialectRegistry registry;
#define TWIN(name) register_##name(registry);
#include "dialects.inc"
  auto file =
      llvm::MemoryBuffer::getFile(argv[1], /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!file) return 2;
  SmallVector<StringRef> pieces;
  (*file)->getBuffer().split(pieces, "// -----\n");
  for (size_t i = argc > 2 ? strtoul(argv[2], nullptr, 10) : 0; i < pieces.size(); ++i) {
    llvm::outs() << "=== " << i << "\n";
    llvm::outs().flush();
    processPiece(registry, pieces[i]);
    llvm::outs().flush();
  }
  return 0;
}
