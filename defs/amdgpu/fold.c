// Folds of amdgpu: sizes and strides of descriptors that are constants become numbers. Called by
// generated code; own nothing.
#include "amdgpu/amdgpu.h"
#include "mica/fold.h"
#include "mica/mixed.h"

#define KNOW(op_name, part, what)                                                          \
  static bool know_##op_name##_##part##_##what(mica_op *op) {                              \
    mica_mixed list;                                                                       \
    const bool known =                                                                     \
        mica_mixed_of(op, amdgpu_##op_name##_##part##_dynamic_##what##_segment(op),        \
                      amdgpu_##op_name##_##part##_static_##what(op), &list) &&             \
        mica_mixed_fold(&list, mica_is_not_negative) != 0 &&                               \
        amdgpu_##op_name##_set_##part##_static_##what(op, mica_mixed_numbers(&list)) &&    \
        amdgpu_##op_name##_set_##part##_dynamic_##what(op, list.values, list.value_count); \
    mica_mixed_free(&list);                                                                \
    return known;                                                                          \
  }
#define KNOW_ALL(op_name)                                       \
  KNOW(op_name, global, sizes)                                  \
  KNOW(op_name, global, strides)                                \
  KNOW(op_name, shared, sizes)                                  \
  static bool know_##op_name(mica_op *op) {                     \
    const bool size = know_##op_name##_global_sizes(op);        \
    const bool stride = know_##op_name##_global_strides(op);    \
    return know_##op_name##_shared_sizes(op) || size || stride; \
  }
KNOW_ALL(make_dma_descriptor)
KNOW_ALL(make_gather_dma_descriptor)

// What follows the base is looked up in the operation.
#define LIST(name) const mica_attr *const *name, size_t name##_count
#define REST                                                                                  \
  LIST(sizes), LIST(strides), LIST(shared), const mica_attr *mask, const mica_attr *early,    \
      const mica_attr *amount, const mica_attr *interval, const mica_attr *address, LIST(at), \
      const mica_attr *by, const mica_attr *inner, const mica_attr *times, mica_fold *out
#define IGNORE_REST                                                                             \
  (void)sizes, (void)sizes_count, (void)strides, (void)strides_count, (void)shared,             \
      (void)shared_count, (void)mask, (void)early, (void)amount, (void)interval, (void)address, \
      (void)at, (void)at_count, (void)by, (void)inner, (void)times, (void)out

bool amdgpu_make_dma_descriptor_fold(mica_op *op, const mica_attr *base, REST) {
  (void)base, IGNORE_REST;
  return know_make_dma_descriptor(op);
}

bool amdgpu_make_gather_dma_descriptor_fold(mica_op *op, const mica_attr *base,
                                            const mica_attr *indices, REST) {
  (void)base, (void)indices, IGNORE_REST;
  return know_make_gather_dma_descriptor(op);
}
