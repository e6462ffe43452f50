// Verifies a house of vale: its trait of hill is checked here.
#include "vale/vale.h"

#include <stdio.h>

#include "builtin/builtin.h"
#include "hill/hill.h"
#include "mica/context.h"
#include "mica/parse.h"
#include "mica/verify.h"

bool hill_trait_steep_check(mica_op *op) { return mica_op_error(op, "is too steep"); }

static mica_walk tell(void *user, mica_op *op) {
  (void)user;
  if (mica_op_isa(op, &vale_house_def))
    printf("tall %d, rank 2 %d\n", mica_op_has_trait(op, &hill_trait_tall),
           mica_op_has_trait(op, &hill_trait_rank_2.trait));
  return MICA_WALK_ON;
}

int main(void) {
  mica_context *ctx = mica_context_create(NULL);
  mica_context_register(ctx, &builtin_dialect);
  mica_context_register(ctx, &hill_dialect);
  mica_context_register(ctx, &vale_dialect);
  mica_op *module = mica_parse_module(ctx, MICA_STR("\"vale.house\"() : () -> ()"), NULL);
  if (module == NULL) return 1;
  mica_op_walk_after(module, tell, NULL);
  printf("right: %d\n", mica_op_verify(module));
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  return 0;
}
