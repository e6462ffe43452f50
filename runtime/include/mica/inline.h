// Inlining: the body of what is called in place of the call. Which operations may be moved so is
// said by their dialects, in an interface (DialectInlinerInterface).
#ifndef MICA_INLINE_H
#define MICA_INLINE_H

#include "mica/dialect.h"
#include "mica/rewrite.h"

MICA_BEGIN

// A dialect that has it lets its operations be inlined. A method that is NULL says what stands
// after it. `is_cloned`: the body is copied, as others call it too.
typedef struct mica_dialect_inliner_interface {
  // A call of the dialect by the body of `callable`; NULL: no.
  bool (*may_inline_call)(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *call,
                          const mica_op *callable, bool is_cloned);
  // The body `from` into a region of an operation of the dialect; NULL: yes. `arguments`: what the
  // arguments of its first block become.
  bool (*may_inline_region)(mica_context *ctx, const mica_dialect_def *dialect,
                            const mica_region *to, const mica_region *from,
                            mica_value *const *arguments, bool is_cloned);
  // Changes in a copy of the body what wouldn't be valid in `to`, which it was allowed into. The
  // arguments of its first block still stand for `arguments`. NULL: nothing. False: no memory.
  bool (*fit_region)(mica_context *ctx, const mica_dialect_def *dialect, const mica_region *to,
                     mica_region *blocks, mica_value *const *arguments);
  // An operation of the dialect into a region; NULL: yes.
  bool (*may_inline_op)(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op,
                        const mica_region *to, bool is_cloned);
  // Whether what is nested in an operation is asked as well; NULL: yes.
  bool (*looks_inside)(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op);
  // The end of a block, of several that are inlined: one that leaves the body becomes a branch to
  // `next`, whose arguments are the results. NULL: it stays. False: it can't; nothing was changed.
  bool (*end_block)(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                    mica_op *terminator, mica_block *next);
  // The end of a body of one block: its values go where `results` are used; the terminator itself
  // is erased afterwards. NULL: those are its operands, if it is ReturnLike; else as of several
  // blocks. False: it can't; nothing was changed.
  bool (*end_body)(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                   mica_op *terminator, mica_value *const *results);
  // Of the dialect of what is called: what an argument of its body becomes, of the same type;
  // `value` is passed for it, `attrs` is its dictionary in `arg_attrs`, or NULL. NULL as the
  // answer: no memory.
  mica_value *(*argument)(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                          const mica_op *call, const mica_op *callable, mica_value *value,
                          const mica_attr *attrs);
  // The same of a result, which gives `value`.
  mica_value *(*result)(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                        const mica_op *call, const mica_op *callable, mica_value *value,
                        const mica_attr *attrs);
  // Of the dialect of the call: `blocks`, a copy of the body, before they take its place. The
  // arguments of the first one still stand for `arguments`; the region's parent is where they will
  // be. False: no memory.
  bool (*inlined)(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                  mica_op *call, const mica_op *callable, mica_region *blocks,
                  mica_value *const *arguments);
  // An operation that gives `value` as `type`, where a call of the dialect passes something else
  // than is expected. NULL, or NULL as the answer: it can't.
  mica_op *(*cast)(mica_context *ctx, const mica_dialect_def *dialect, mica_builder *b,
                   mica_value *value, const mica_type *type, mica_loc loc);
} mica_dialect_inliner_interface;
MICA_API extern const mica_interface mica_dialect_inliner_interface_id;

typedef struct mica_inline_options {
  bool moves;  // the body is moved where that can be: what is called has no other use
  // The inlined blocks, before they are joined with those around them. NULL: nobody asks. False: no
  // memory.
  bool (*inlined)(void *user, const mica_region *blocks, const mica_region *into);
  void *user;
} mica_inline_options;

// Puts the body of `callable` behind the call, which is left without uses for the caller to erase.
// Locations tell of the call. False: it may not be, and nothing was changed; or there is no memory
// (the context tells), and what methods of dialects made outside of the body may have stayed.
MICA_API bool mica_inline_call(mica_rewriter *rw, mica_op *call, mica_op *callable,
                               const mica_inline_options *options);

MICA_END

#endif
