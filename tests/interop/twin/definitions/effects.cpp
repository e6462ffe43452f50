// The hand-written part of effects.td, for MLIR; effects.c is the same for Mica.
namespace effects {
struct Tape : SideEffects::Resource::Base<Tape> {
  StringRef getName() final { return "effects::Tape"; }
};
struct Disk : SideEffects::Resource::Base<Disk> {
  StringRef getName() final { return "effects::Disk"; }
};

void OwnOp::getEffects(SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  if (getReally()) effects.emplace_back(MemoryEffects::Write::get(), Tape::get());
}

Speculation::Speculatability SometimesOp::getSpeculatability() {
  return getNow() ? Speculation::Speculatable : Speculation::NotSpeculatable;
}
}  // namespace effects
