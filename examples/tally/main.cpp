// Reads text of the dialect tally, checks it and prints it: main.c with what mica.hpp adds.
#include <cstdio>

#include "builtin/builtin.h"
#include "mica/mica.hpp"
#include "tally.h"

int main() {
  mica::context ctx = mica::make_context({&builtin_dialect, &tally_dialect});
  mica::owned_op module = mica::parse(ctx.get(),
                                      "%one = tally.number 1\n"
                                      "%two = tally.add %one, %one\n");
  if (!module || !mica_op_verify(module.get())) return 1;
  for (mica_op *op : mica::operations(module.get()))
    std::fprintf(stderr, "%s\n", std::string(mica::name(op)).c_str());
  std::fputs(mica::text(module.get()).c_str(), stdout);
  return 0;
}
