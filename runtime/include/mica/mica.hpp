// Mica from C++17: owners, ranges and text over the C functions, which all stay at hand. Nothing is
// thrown and nothing needs exceptions: what fails is empty, as in C it is NULL.
//
//   mica::context ctx = mica::make_context({&builtin_dialect, &func_dialect});
//   mica::owned_op module = mica::parse(ctx.get(), source);
//   for (mica_op *function : mica::operations(module.get()))
//     for (mica_block *block : mica::blocks(mica_op_region(function, 0))) ...
#ifndef MICA_MICA_HPP
#define MICA_MICA_HPP

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

#include "mica/mica.h"

namespace mica {

// ---- Owners -------------------------------------------------------------------------------------
// An operation that stands in no block, and a context, which must outlive its operations.

struct destroy {
  void operator()(mica_context *ctx) const { mica_context_destroy(ctx); }
  void operator()(mica_op *op) const { mica_op_destroy(op); }
};
using context = std::unique_ptr<mica_context, destroy>;
using owned_op = std::unique_ptr<mica_op, destroy>;

// ---- Text ---------------------------------------------------------------------------------------

inline std::string_view view(mica_str text) { return {text.data, text.size}; }
inline mica_str str(std::string_view text) { return {text.data(), text.size()}; }

namespace detail {
// Gives the library's text back. Empty: no memory.
inline std::string taken(mica_context *ctx, mica_str text) {
  if (text.data == nullptr) return {};
  std::string kept(text.data, text.size);
  mica_free(ctx, const_cast<char *>(text.data), text.size + 1);
  return kept;
}
}  // namespace detail

inline std::string text(const mica_op *op, const mica_print_options *options = nullptr) {
  return detail::taken(mica_op_context(op), mica_op_to_text(op, options));
}
inline std::string text(const mica_type *type) {
  return detail::taken(mica_type_context(type), mica_type_to_text(type));
}
inline std::string text(const mica_attr *attr) {
  return detail::taken(mica_attr_context(attr), mica_attr_to_text(attr));
}
inline std::string_view name(const mica_op *op) { return view(mica_op_name_of(op)); }

// ---- Contexts and modules -----------------------------------------------------------------------

// Empty: no memory, or two dialects have one name.
inline context make_context(std::initializer_list<const mica_dialect_def *> dialects,
                            const mica_context_options *options = nullptr) {
  context ctx(mica_context_create(options));
  for (const mica_dialect_def *dialect : dialects)
    if (ctx != nullptr && !mica_context_register(ctx.get(), dialect)) ctx.reset();
  return ctx;
}

// Empty: the context's handler was told why.
inline owned_op parse(mica_context *ctx, std::string_view source,
                      const mica_parse_options *options = nullptr) {
  return owned_op(mica_parse_module(ctx, str(source), options));
}

// `handler(const mica_message &)` hears of every diagnostic; it must live as long as it is set.
template <class Handler>
void on_diagnostic(mica_context *ctx, Handler &handler) {
  mica_context_set_diag_handler(
      ctx,
      [](void *user, mica_context *, const mica_message *message, const mica_message *notes,
         std::size_t count) {
        (*static_cast<Handler *>(user))(*message);
        for (std::size_t i = 0; i < count; i++) (*static_cast<Handler *>(user))(notes[i]);
      },
      &handler);
}

// ---- Ranges -------------------------------------------------------------------------------------

// Things with an index: `at(owner, i)`.
template <class Owner, class Item, Item *(*At)(Owner *, std::size_t)>
class indexed {
 public:
  class iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Item *;
    using difference_type = std::ptrdiff_t;
    using pointer = Item *const *;
    using reference = Item *;
    iterator(Owner *owner, std::size_t index) : owner_(owner), index_(index) {}
    Item *operator*() const { return At(owner_, index_); }
    iterator &operator++() { return ++index_, *this; }
    bool operator!=(const iterator &other) const { return index_ != other.index_; }
    bool operator==(const iterator &other) const { return index_ == other.index_; }

   private:
    Owner *owner_;
    std::size_t index_;
  };
  indexed(Owner *owner, std::size_t count) : owner_(owner), count_(count) {}
  iterator begin() const { return {owner_, 0}; }
  iterator end() const { return {owner_, count_}; }
  std::size_t size() const { return count_; }
  Item *operator[](std::size_t i) const { return At(owner_, i); }

 private:
  Owner *owner_;
  std::size_t count_;
};

// Things of which each knows the next. The one at hand may be erased or moved: its next is read
// before it is given out.
template <class Item, Item *(*Next)(const Item *)>
class linked {
 public:
  class iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Item *;
    using difference_type = std::ptrdiff_t;
    using pointer = Item *const *;
    using reference = Item *;
    explicit iterator(Item *at) : at_(at), next_(at == nullptr ? nullptr : Next(at)) {}
    Item *operator*() const { return at_; }
    iterator &operator++() { return *this = iterator(next_); }
    bool operator!=(const iterator &other) const { return at_ != other.at_; }
    bool operator==(const iterator &other) const { return at_ == other.at_; }

   private:
    Item *at_, *next_;
  };
  explicit linked(Item *first) : first_(first) {}
  iterator begin() const { return iterator(first_); }
  iterator end() const { return iterator(nullptr); }
  bool empty() const { return first_ == nullptr; }

 private:
  Item *first_;
};

using operation_range = linked<mica_op, mica_op_next>;
using block_range = linked<mica_block, mica_block_next>;
using use_range = linked<mica_operand, mica_operand_next_use>;
using operand_range = indexed<const mica_op, mica_value, mica_op_operand>;
using result_range = indexed<const mica_op, mica_value, mica_op_result>;
using region_range = indexed<const mica_op, mica_region, mica_op_region>;
using argument_range = indexed<const mica_block, mica_value, mica_block_argument_at>;

inline operand_range operands(const mica_op *op) { return {op, mica_op_operand_count(op)}; }
inline result_range results(const mica_op *op) { return {op, mica_op_result_count(op)}; }
inline region_range regions(const mica_op *op) { return {op, mica_op_region_count(op)}; }
inline block_range blocks(const mica_region *region) {
  return block_range(mica_region_first(region));
}
inline operation_range operations(const mica_block *block) {
  return operation_range(mica_block_first(block));
}
// Of the first block of its first region, which a module has and a function may have.
inline operation_range operations(const mica_op *op) {
  mica_region *region = mica_op_region_count(op) == 0 ? nullptr : mica_op_region(op, 0);
  mica_block *block = region == nullptr ? nullptr : mica_region_first(region);
  return operation_range(block == nullptr ? nullptr : mica_block_first(block));
}
inline argument_range arguments(const mica_block *block) {
  return {block, mica_block_argument_count(block)};
}
inline use_range uses(const mica_value *value) { return use_range(mica_value_first_use(value)); }

// `visit(mica_op *)` for the operation and all that are nested in it, outer ones first; an answer
// of the type mica_walk leaves out what is nested, or ends the walk. False: ended.
template <class Visit>
bool walk(mica_op *root, Visit &&visit) {
  using visitor = std::remove_reference_t<Visit>;
  return mica_op_walk_before(
      root,
      [](void *user, mica_op *op) -> mica_walk {
        visitor &call = *static_cast<visitor *>(user);
        if constexpr (std::is_same_v<decltype(call(op)), mica_walk>) return call(op);
        else return call(op), MICA_WALK_ON;
      },
      const_cast<std::remove_const_t<visitor> *>(std::addressof(visit)));
}

}  // namespace mica

#endif
