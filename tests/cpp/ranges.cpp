// mica.hpp: a module is read, walked, changed and printed, without exceptions.
#include "mica/mica.hpp"

#include <cstdio>

#include "arith/arith.h"
#include "builtin/builtin.h"
#include "func/func.h"

static int failures = 0;
static void expect(bool holds, const char *what) {
  if (!holds) std::printf("not so: %s\n", what), failures++;
}

static const char source[] =
    "func.func @twice(%x: i32) -> i32 {\n"
    "  %unused = arith.constant 1 : i32\n"
    "  %y = arith.addi %x, %x : i32\n"
    "  return %y : i32\n"
    "}\n";

static void expect_ranges(mica_op *function) {
  mica_region *body = mica::regions(function)[0];
  std::size_t uses = 0, operands = 0, blocks = 0;
  for (mica_block *block : mica::blocks(body)) {
    blocks++;
    for (mica_value *argument : mica::arguments(block))
      for (mica_operand *use : mica::uses(argument)) uses += use != nullptr;
    for (mica_op *op : mica::operations(block)) {
      operands += mica::operands(op).size();
      bool is_dead = mica::results(op).size() == 1 && mica::uses(mica::results(op)[0]).empty();
      if (is_dead) mica_op_erase(op);
    }
  }
  expect(blocks == 1 && uses == 2 && operands == 3, "one block, two uses, three operands");
}

int main() {
  expect(std::string_view(mica_version()) == MICA_VERSION,
         "headers and library are of one version");
  mica::context ctx = mica::make_context({&builtin_dialect, &arith_dialect, &func_dialect});
  std::string said;
  auto note = [&](const mica_message &message) { said += mica::view(message.text); };
  mica::on_diagnostic(ctx.get(), note);
  expect(mica::parse(ctx.get(), "\"nothing.known\"(") == nullptr && !said.empty(),
         "a wrong text is told");
  mica::owned_op module = mica::parse(ctx.get(), source);
  if (module == nullptr || !mica_op_verify(module.get())) return 1;
  for (mica_op *function : mica::operations(module.get())) expect_ranges(function);
  std::size_t count = 0;
  mica::walk(module.get(), [&](mica_op *) { count++; });
  expect(count == 4, "the unused constant is gone");
  bool whole = mica::walk(module.get(), [](mica_op *op) {
    return mica::name(op) == "func.func" ? MICA_WALK_STOP : MICA_WALK_ON;
  });
  expect(!whole, "the walk ends at the function");
  expect(mica::text(module.get()).find("arith.addi %arg0, %arg0 : i32") != std::string::npos,
         "it is printed");
  return failures;
}
