// Canonicalizations of mpi: messages of memory whose size is known, a rank that is told. Called by
// the tables below; own nothing.
#include "arith/arith.h"
#include "dlti/dlti.h"
#include "memref/memref.h"
#include "mica/rewrite.h"
#include "mpi/mpi.h"

// The memory that was cast has a static shape, which is lost by the cast.
static bool skip_cast(mica_rewriter *rw, mica_op *op) {
  const mica_value *memory = mica_op_operand(op, 0);
  const mica_op *cast = mica_value_op_of(memory, &memref_cast_def);
  mica_value *source = cast == NULL ? NULL : memref_cast_source(cast);
  if (source == NULL || mica_type_has_static_shape(mica_value_type(memory)) ||
      !mica_type_has_static_shape(mica_value_type(source)))
    return false;
  mica_rewriter_set_operand(rw, op, 0, source);
  return true;
}

#define MESSAGE(name)                                                            \
  MICA_DEFINE_PATTERN(name##_pattern, "FoldCast", &mpi_##name##_def, skip_cast); \
  const mica_pattern *const mpi_##name##_canonicalizations[] = {&name##_pattern, NULL}
MESSAGE(send);
MESSAGE(recv);
MESSAGE(isend);
MESSAGE(irecv);

// ---- What is told -------------------------------------------------------------------------------

// The entries that an attribute answers by (DLTIQueryInterface). False: it is none of these.
static bool entries_of(const mica_attr *attr, mica_attrs *out) {
  if (dlti_map_attr_isa(attr)) *out = dlti_map_attr_entries(attr);
  else if (dlti_data_layout_spec_attr_isa(attr)) *out = dlti_data_layout_spec_attr_entries(attr);
  else if (dlti_target_system_spec_attr_isa(attr))
    *out = dlti_target_system_spec_attr_entries(attr);
  else if (dlti_target_device_spec_attr_isa(attr))
    *out = dlti_target_device_spec_attr_entries(attr);
  else return false;
  return true;
}

// What the closest operation around says that says anything. NULL: nothing.
static const mica_attr *told(const mica_op *op, mica_str key) {
  for (; op != NULL; op = mica_op_parent(op)) {
    const mica_attr *attributes = mica_op_all_attributes(op);
    if (attributes == NULL) return NULL;  // no memory
    const mica_named_attrs all = mica_attr_dictionary_entries(attributes);
    for (size_t i = 0; i < all.size; i++) {
      mica_attrs entries;
      if (!entries_of(all.data[i].value, &entries)) continue;
      for (size_t k = 0; k < entries.size; k++) {
        const mica_attr *name = dlti_data_layout_entry_attr_key(entries.data[k]);
        if (name != NULL && mica_attr_is_string(name) &&
            mica_str_equal(mica_attr_string_value(name), key))
          return dlti_data_layout_entry_attr_value(entries.data[k]);
      }
      return NULL;
    }
  }
  return NULL;
}

static bool know_rank(mica_rewriter *rw, mica_op *op) {
  if (mica_value_op_of(mpi_comm_rank_comm(op), &mpi_comm_world_def) == NULL) return false;
  const mica_attr *number = told(op, MICA_STR("MPI:comm_world_rank"));
  const mica_value *retval = mpi_comm_rank_retval(op);
  if (number == NULL || !mica_attr_is_integer(number) ||
      (retval != NULL && !mica_value_is_unused(retval)))
    return false;
  const mica_attr *rank =
      mica_attr_integer(mica_value_type(mpi_comm_rank_rank(op)), mica_attr_integer_value(number));
  const mica_op *made = rank == NULL ? NULL
                                     : arith_constant_build(&rw->builder, mica_op_loc(op), rank);
  if (made == NULL) return false;
  mica_rewriter_replace_uses(rw, mpi_comm_rank_rank(op), arith_constant_result(made));
  mica_rewriter_erase(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(know_rank_pattern, "FoldRank", &mpi_comm_rank_def, know_rank);
const mica_pattern *const mpi_comm_rank_canonicalizations[] = {&know_rank_pattern, NULL};
