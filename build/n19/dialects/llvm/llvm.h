// The dialect llvm: LLVM IR: its types, instructions, globals and metadata.
// Made by mica-gen from llvm.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_LLVM_H
#define MICA_DIALECT_LLVM_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"
#include "mica/parse.h"
#include "mica/bytecode.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "llvm.def is of another version of Mica: run mica-gen llvm.def again"
#endif

MICA_BEGIN

// LLVM linkage types
typedef enum llvm_linkage {
  LLVM_LINKAGE_EXTERNAL = 0,  // "external"
  LLVM_LINKAGE_AVAILABLE_EXTERNALLY = 1,  // "available_externally"
  LLVM_LINKAGE_LINKONCE = 2,  // "linkonce"
  LLVM_LINKAGE_LINKONCE_ODR = 3,  // "linkonce_odr"
  LLVM_LINKAGE_WEAK = 4,  // "weak"
  LLVM_LINKAGE_WEAK_ODR = 5,  // "weak_odr"
  LLVM_LINKAGE_APPENDING = 6,  // "appending"
  LLVM_LINKAGE_INTERNAL = 7,  // "internal"
  LLVM_LINKAGE_PRIVATE = 8,  // "private"
  LLVM_LINKAGE_EXTERN_WEAK = 9,  // "extern_weak"
  LLVM_LINKAGE_COMMON = 10,  // "common"
} llvm_linkage;
extern const mica_enum_def llvm_linkage_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_linkage_to_text(llvm_linkage value) {
  return mica_enum_case_text(&llvm_linkage_enum, (uint64_t)value);
}
static inline bool llvm_linkage_from_text(mica_str text, llvm_linkage *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_linkage_enum, text, &found)) return false;
  *value = (llvm_linkage)found;
  return true;
}

// LLVM GlobalValue Visibility
typedef enum llvm_visibility {
  LLVM_VISIBILITY_DEFAULT = 0,  // ""
  LLVM_VISIBILITY_HIDDEN = 1,  // "hidden"
  LLVM_VISIBILITY_PROTECTED = 2,  // "protected"
} llvm_visibility;
extern const mica_enum_def llvm_visibility_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_visibility_to_text(llvm_visibility value) {
  return mica_enum_case_text(&llvm_visibility_enum, (uint64_t)value);
}
static inline bool llvm_visibility_from_text(mica_str text, llvm_visibility *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_visibility_enum, text, &found)) return false;
  *value = (llvm_visibility)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_visibility_attr_get(mica_context *ctx, llvm_visibility value) {
  return mica_enum_attr(ctx, &llvm_visibility_enum, (uint64_t)value);
}
static inline bool llvm_visibility_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_visibility_enum, attr);
}
static inline llvm_visibility llvm_visibility_attr_value(const mica_attr *attr) {
  return (llvm_visibility)mica_attr_integer_value(attr);
}

// LLVM GlobalValue UnnamedAddr
typedef enum llvm_unnamed_addr {
  LLVM_UNNAMED_ADDR_NONE = 0,  // ""
  LLVM_UNNAMED_ADDR_LOCAL = 1,  // "local_unnamed_addr"
  LLVM_UNNAMED_ADDR_GLOBAL = 2,  // "unnamed_addr"
} llvm_unnamed_addr;
extern const mica_enum_def llvm_unnamed_addr_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_unnamed_addr_to_text(llvm_unnamed_addr value) {
  return mica_enum_case_text(&llvm_unnamed_addr_enum, (uint64_t)value);
}
static inline bool llvm_unnamed_addr_from_text(mica_str text, llvm_unnamed_addr *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_unnamed_addr_enum, text, &found)) return false;
  *value = (llvm_unnamed_addr)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_unnamed_addr_attr_get(mica_context *ctx,
                                                          llvm_unnamed_addr value) {
  return mica_enum_attr(ctx, &llvm_unnamed_addr_enum, (uint64_t)value);
}
static inline bool llvm_unnamed_addr_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_unnamed_addr_enum, attr);
}
static inline llvm_unnamed_addr llvm_unnamed_addr_attr_value(const mica_attr *attr) {
  return (llvm_unnamed_addr)mica_attr_integer_value(attr);
}

// LLVM Comdat Types
typedef enum llvm_comdat {
  LLVM_COMDAT_ANY = 0,  // "any"
  LLVM_COMDAT_EXACT_MATCH = 1,  // "exactmatch"
  LLVM_COMDAT_LARGEST = 2,  // "largest"
  LLVM_COMDAT_NO_DEDUPLICATE = 3,  // "nodeduplicate"
  LLVM_COMDAT_SAME_SIZE = 4,  // "samesize"
} llvm_comdat;
extern const mica_enum_def llvm_comdat_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_comdat_to_text(llvm_comdat value) {
  return mica_enum_case_text(&llvm_comdat_enum, (uint64_t)value);
}
static inline bool llvm_comdat_from_text(mica_str text, llvm_comdat *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_comdat_enum, text, &found)) return false;
  *value = (llvm_comdat)found;
  return true;
}

// Calling Conventions
typedef enum llvm_c_conv {
  LLVM_C_CONV_C = 0,  // "ccc"
  LLVM_C_CONV_FAST = 8,  // "fastcc"
  LLVM_C_CONV_COLD = 9,  // "coldcc"
  LLVM_C_CONV_GHC = 10,  // "cc_10"
  LLVM_C_CONV_HI_PE = 11,  // "cc_11"
  LLVM_C_CONV_ANY_REG = 13,  // "anyregcc"
  LLVM_C_CONV_PRESERVE_MOST = 14,  // "preserve_mostcc"
  LLVM_C_CONV_PRESERVE_ALL = 15,  // "preserve_allcc"
  LLVM_C_CONV_SWIFT = 16,  // "swiftcc"
  LLVM_C_CONV_CXX_FAST_TLS = 17,  // "cxx_fast_tlscc"
  LLVM_C_CONV_TAIL = 18,  // "tailcc"
  LLVM_C_CONV_CF_GUARD_CHECK = 19,  // "cfguard_checkcc"
  LLVM_C_CONV_SWIFT_TAIL = 20,  // "swifttailcc"
  LLVM_C_CONV_X86_STD_CALL = 64,  // "x86_stdcallcc"
  LLVM_C_CONV_X86_FAST_CALL = 65,  // "x86_fastcallcc"
  LLVM_C_CONV_ARM_APCS = 66,  // "arm_apcscc"
  LLVM_C_CONV_ARM_AAPCS = 67,  // "arm_aapcscc"
  LLVM_C_CONV_ARM_AAPCS_VFP = 68,  // "arm_aapcs_vfpcc"
  LLVM_C_CONV_MSP430_INTR = 69,  // "msp430_intrcc"
  LLVM_C_CONV_X86_THIS_CALL = 70,  // "x86_thiscallcc"
  LLVM_C_CONV_PTX_KERNEL = 71,  // "ptx_kernelcc"
  LLVM_C_CONV_PTX_DEVICE = 72,  // "ptx_devicecc"
  LLVM_C_CONV_SPIR_FUNC = 75,  // "spir_funccc"
  LLVM_C_CONV_SPIR_KERNEL = 76,  // "spir_kernelcc"
  LLVM_C_CONV_INTEL_OCL_BI = 77,  // "intel_ocl_bicc"
  LLVM_C_CONV_X86_64_SYS_V = 78,  // "x86_64_sysvcc"
  LLVM_C_CONV_WIN64 = 79,  // "win64cc"
  LLVM_C_CONV_X86_VECTOR_CALL = 80,  // "x86_vectorcallcc"
  LLVM_C_CONV_DUMMY_HHVM = 81,  // "hhvmcc"
  LLVM_C_CONV_DUMMY_HHVM_C = 82,  // "hhvm_ccc"
  LLVM_C_CONV_X86_INTR = 83,  // "x86_intrcc"
  LLVM_C_CONV_AVR_INTR = 84,  // "avr_intrcc"
  LLVM_C_CONV_AVR_BUILTIN = 86,  // "avr_builtincc"
  LLVM_C_CONV_AMDGPU_VS = 87,  // "amdgpu_vscc"
  LLVM_C_CONV_AMDGPU_GS = 88,  // "amdgpu_gscc"
  LLVM_C_CONV_AMDGPU_CS = 90,  // "amdgpu_cscc"
  LLVM_C_CONV_AMDGPU_KERNEL = 91,  // "amdgpu_kernelcc"
  LLVM_C_CONV_X86_REG_CALL = 92,  // "x86_regcallcc"
  LLVM_C_CONV_AMDGPU_HS = 93,  // "amdgpu_hscc"
  LLVM_C_CONV_MSP430_BUILTIN = 94,  // "msp430_builtincc"
  LLVM_C_CONV_AMDGPU_LS = 95,  // "amdgpu_lscc"
  LLVM_C_CONV_AMDGPU_ES = 96,  // "amdgpu_escc"
  LLVM_C_CONV_A_ARCH64_VECTOR_CALL = 97,  // "aarch64_vectorcallcc"
  LLVM_C_CONV_A_ARCH64_SVE_VECTOR_CALL = 98,  // "aarch64_sve_vectorcallcc"
  LLVM_C_CONV_WASM_EMSCRIPTEN_INVOKE = 99,  // "wasm_emscripten_invokecc"
  LLVM_C_CONV_AMDGPU_GFX = 100,  // "amdgpu_gfxcc"
  LLVM_C_CONV_M68K_INTR = 101,  // "m68k_intrcc"
} llvm_c_conv;
extern const mica_enum_def llvm_c_conv_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_c_conv_to_text(llvm_c_conv value) {
  return mica_enum_case_text(&llvm_c_conv_enum, (uint64_t)value);
}
static inline bool llvm_c_conv_from_text(mica_str text, llvm_c_conv *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_c_conv_enum, text, &found)) return false;
  *value = (llvm_c_conv)found;
  return true;
}

// Tail Call Kind
typedef enum llvm_tail_call_kind {
  LLVM_TAIL_CALL_KIND_NONE = 0,  // "none"
  LLVM_TAIL_CALL_KIND_NO_TAIL = 3,  // "notail"
  LLVM_TAIL_CALL_KIND_MUST_TAIL = 2,  // "musttail"
  LLVM_TAIL_CALL_KIND_TAIL = 1,  // "tail"
} llvm_tail_call_kind;
extern const mica_enum_def llvm_tail_call_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_tail_call_kind_to_text(llvm_tail_call_kind value) {
  return mica_enum_case_text(&llvm_tail_call_kind_enum, (uint64_t)value);
}
static inline bool llvm_tail_call_kind_from_text(mica_str text, llvm_tail_call_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_tail_call_kind_enum, text, &found)) return false;
  *value = (llvm_tail_call_kind)found;
  return true;
}

// LLVM FramePointerKind
typedef enum llvm_frame_pointer_kind {
  LLVM_FRAME_POINTER_KIND_NONE = 0,  // "none"
  LLVM_FRAME_POINTER_KIND_NON_LEAF = 1,  // "non-leaf"
  LLVM_FRAME_POINTER_KIND_ALL = 2,  // "all"
  LLVM_FRAME_POINTER_KIND_RESERVED = 3,  // "reserved"
  LLVM_FRAME_POINTER_KIND_NON_LEAF_NO_RESERVE = 4,  // "non-leaf-no-reserve"
} llvm_frame_pointer_kind;
extern const mica_enum_def llvm_frame_pointer_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_frame_pointer_kind_to_text(llvm_frame_pointer_kind value) {
  return mica_enum_case_text(&llvm_frame_pointer_kind_enum, (uint64_t)value);
}
static inline bool llvm_frame_pointer_kind_from_text(mica_str text,
                                                     llvm_frame_pointer_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_frame_pointer_kind_enum, text, &found)) return false;
  *value = (llvm_frame_pointer_kind)found;
  return true;
}

// LLVM Unwind Behavior
typedef enum llvm_uw_table_kind {
  LLVM_UW_TABLE_KIND_NONE = 0,  // "none"
  LLVM_UW_TABLE_KIND_SYNC = 1,  // "sync"
  LLVM_UW_TABLE_KIND_ASYNC = 2,  // "async"
} llvm_uw_table_kind;
extern const mica_enum_def llvm_uw_table_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_uw_table_kind_to_text(llvm_uw_table_kind value) {
  return mica_enum_case_text(&llvm_uw_table_kind_enum, (uint64_t)value);
}
static inline bool llvm_uw_table_kind_from_text(mica_str text, llvm_uw_table_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_uw_table_kind_enum, text, &found)) return false;
  *value = (llvm_uw_table_kind)found;
  return true;
}

// LLVM ModRefInfo
typedef enum llvm_mod_ref_info {
  LLVM_MOD_REF_INFO_NO_MOD_REF = 0,  // "none"
  LLVM_MOD_REF_INFO_REF = 1,  // "read"
  LLVM_MOD_REF_INFO_MOD = 2,  // "write"
  LLVM_MOD_REF_INFO_MOD_REF = 3,  // "readwrite"
} llvm_mod_ref_info;
extern const mica_enum_def llvm_mod_ref_info_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_mod_ref_info_to_text(llvm_mod_ref_info value) {
  return mica_enum_case_text(&llvm_mod_ref_info_enum, (uint64_t)value);
}
static inline bool llvm_mod_ref_info_from_text(mica_str text, llvm_mod_ref_info *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_mod_ref_info_enum, text, &found)) return false;
  *value = (llvm_mod_ref_info)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_mod_ref_info_attr_get(mica_context *ctx,
                                                          llvm_mod_ref_info value) {
  return mica_enum_attr(ctx, &llvm_mod_ref_info_enum, (uint64_t)value);
}
static inline bool llvm_mod_ref_info_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_mod_ref_info_enum, attr);
}
static inline llvm_mod_ref_info llvm_mod_ref_info_attr_value(const mica_attr *attr) {
  return (llvm_mod_ref_info)mica_attr_integer_value(attr);
}

// ATT (0) or Intel (1) asm dialect
typedef enum llvm_asm_dialect {
  LLVM_ASM_DIALECT_AD_ATT = 0,  // "att"
  LLVM_ASM_DIALECT_AD_INTEL = 1,  // "intel"
} llvm_asm_dialect;
extern const mica_enum_def llvm_asm_dialect_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_asm_dialect_to_text(llvm_asm_dialect value) {
  return mica_enum_case_text(&llvm_asm_dialect_enum, (uint64_t)value);
}
static inline bool llvm_asm_dialect_from_text(mica_str text, llvm_asm_dialect *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_asm_dialect_enum, text, &found)) return false;
  *value = (llvm_asm_dialect)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_asm_dialect_attr_get(mica_context *ctx,
                                                         llvm_asm_dialect value) {
  return mica_enum_attr(ctx, &llvm_asm_dialect_enum, (uint64_t)value);
}
static inline bool llvm_asm_dialect_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_asm_dialect_enum, attr);
}
static inline llvm_asm_dialect llvm_asm_dialect_attr_value(const mica_attr *attr) {
  return (llvm_asm_dialect)mica_attr_integer_value(attr);
}

// LLVM Module Flag Behavior
typedef enum llvm_mod_flag_behavior {
  LLVM_MOD_FLAG_BEHAVIOR_ERROR = 1,  // "error"
  LLVM_MOD_FLAG_BEHAVIOR_WARNING = 2,  // "warning"
  LLVM_MOD_FLAG_BEHAVIOR_REQUIRE = 3,  // "require"
  LLVM_MOD_FLAG_BEHAVIOR_OVERRIDE = 4,  // "override"
  LLVM_MOD_FLAG_BEHAVIOR_APPEND = 5,  // "append"
  LLVM_MOD_FLAG_BEHAVIOR_APPEND_UNIQUE = 6,  // "append_unique"
  LLVM_MOD_FLAG_BEHAVIOR_MAX = 7,  // "max"
  LLVM_MOD_FLAG_BEHAVIOR_MIN = 8,  // "min"
} llvm_mod_flag_behavior;
extern const mica_enum_def llvm_mod_flag_behavior_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_mod_flag_behavior_to_text(llvm_mod_flag_behavior value) {
  return mica_enum_case_text(&llvm_mod_flag_behavior_enum, (uint64_t)value);
}
static inline bool llvm_mod_flag_behavior_from_text(mica_str text, llvm_mod_flag_behavior *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_mod_flag_behavior_enum, text, &found)) return false;
  *value = (llvm_mod_flag_behavior)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_mod_flag_behavior_attr_get(mica_context *ctx,
                                                               llvm_mod_flag_behavior value) {
  return mica_enum_attr(ctx, &llvm_mod_flag_behavior_enum, (uint64_t)value);
}
static inline bool llvm_mod_flag_behavior_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_mod_flag_behavior_enum, attr);
}
static inline llvm_mod_flag_behavior llvm_mod_flag_behavior_attr_value(const mica_attr *attr) {
  return (llvm_mod_flag_behavior)mica_attr_integer_value(attr);
}

// LLVM ProfileSummary format kinds
typedef enum llvm_profile_summary_format_kind {
  LLVM_PROFILE_SUMMARY_FORMAT_KIND_SAMPLE_PROFILE = 0,  // "SampleProfile"
  LLVM_PROFILE_SUMMARY_FORMAT_KIND_INSTR_PROF = 1,  // "InstrProf"
  LLVM_PROFILE_SUMMARY_FORMAT_KIND_CS_INSTR_PROF = 2,  // "CSInstrProf"
} llvm_profile_summary_format_kind;
extern const mica_enum_def llvm_profile_summary_format_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_profile_summary_format_kind_to_text(
    llvm_profile_summary_format_kind value) {
  return mica_enum_case_text(&llvm_profile_summary_format_kind_enum, (uint64_t)value);
}
static inline bool llvm_profile_summary_format_kind_from_text(mica_str text,
    llvm_profile_summary_format_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_profile_summary_format_kind_enum, text, &found)) return false;
  *value = (llvm_profile_summary_format_kind)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_profile_summary_format_kind_attr_get(mica_context *ctx,
    llvm_profile_summary_format_kind value) {
  return mica_enum_attr(ctx, &llvm_profile_summary_format_kind_enum, (uint64_t)value);
}
static inline bool llvm_profile_summary_format_kind_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_profile_summary_format_kind_enum, attr);
}
static inline llvm_profile_summary_format_kind llvm_profile_summary_format_kind_attr_value(
    const mica_attr *attr) {
  return (llvm_profile_summary_format_kind)mica_attr_integer_value(attr);
}

// llvm.icmp comparison predicate
typedef enum llvm_i_cmp_predicate {
  LLVM_I_CMP_PREDICATE_EQ = 0,  // "eq"
  LLVM_I_CMP_PREDICATE_NE = 1,  // "ne"
  LLVM_I_CMP_PREDICATE_SLT = 2,  // "slt"
  LLVM_I_CMP_PREDICATE_SLE = 3,  // "sle"
  LLVM_I_CMP_PREDICATE_SGT = 4,  // "sgt"
  LLVM_I_CMP_PREDICATE_SGE = 5,  // "sge"
  LLVM_I_CMP_PREDICATE_ULT = 6,  // "ult"
  LLVM_I_CMP_PREDICATE_ULE = 7,  // "ule"
  LLVM_I_CMP_PREDICATE_UGT = 8,  // "ugt"
  LLVM_I_CMP_PREDICATE_UGE = 9,  // "uge"
} llvm_i_cmp_predicate;
extern const mica_enum_def llvm_i_cmp_predicate_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_i_cmp_predicate_to_text(llvm_i_cmp_predicate value) {
  return mica_enum_case_text(&llvm_i_cmp_predicate_enum, (uint64_t)value);
}
static inline bool llvm_i_cmp_predicate_from_text(mica_str text, llvm_i_cmp_predicate *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_i_cmp_predicate_enum, text, &found)) return false;
  *value = (llvm_i_cmp_predicate)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_i_cmp_predicate_attr_get(mica_context *ctx,
                                                             llvm_i_cmp_predicate value) {
  return mica_enum_attr(ctx, &llvm_i_cmp_predicate_enum, (uint64_t)value);
}
static inline bool llvm_i_cmp_predicate_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_i_cmp_predicate_enum, attr);
}
static inline llvm_i_cmp_predicate llvm_i_cmp_predicate_attr_value(const mica_attr *attr) {
  return (llvm_i_cmp_predicate)mica_attr_integer_value(attr);
}

// llvm.fcmp comparison predicate
typedef enum llvm_f_cmp_predicate {
  LLVM_F_CMP_PREDICATE_FALSE = 0,  // "_false"
  LLVM_F_CMP_PREDICATE_OEQ = 1,  // "oeq"
  LLVM_F_CMP_PREDICATE_OGT = 2,  // "ogt"
  LLVM_F_CMP_PREDICATE_OGE = 3,  // "oge"
  LLVM_F_CMP_PREDICATE_OLT = 4,  // "olt"
  LLVM_F_CMP_PREDICATE_OLE = 5,  // "ole"
  LLVM_F_CMP_PREDICATE_ONE = 6,  // "one"
  LLVM_F_CMP_PREDICATE_ORD = 7,  // "ord"
  LLVM_F_CMP_PREDICATE_UEQ = 8,  // "ueq"
  LLVM_F_CMP_PREDICATE_UGT = 9,  // "ugt"
  LLVM_F_CMP_PREDICATE_UGE = 10,  // "uge"
  LLVM_F_CMP_PREDICATE_ULT = 11,  // "ult"
  LLVM_F_CMP_PREDICATE_ULE = 12,  // "ule"
  LLVM_F_CMP_PREDICATE_UNE = 13,  // "une"
  LLVM_F_CMP_PREDICATE_UNO = 14,  // "uno"
  LLVM_F_CMP_PREDICATE_TRUE = 15,  // "_true"
} llvm_f_cmp_predicate;
extern const mica_enum_def llvm_f_cmp_predicate_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_f_cmp_predicate_to_text(llvm_f_cmp_predicate value) {
  return mica_enum_case_text(&llvm_f_cmp_predicate_enum, (uint64_t)value);
}
static inline bool llvm_f_cmp_predicate_from_text(mica_str text, llvm_f_cmp_predicate *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_f_cmp_predicate_enum, text, &found)) return false;
  *value = (llvm_f_cmp_predicate)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_f_cmp_predicate_attr_get(mica_context *ctx,
                                                             llvm_f_cmp_predicate value) {
  return mica_enum_attr(ctx, &llvm_f_cmp_predicate_enum, (uint64_t)value);
}
static inline bool llvm_f_cmp_predicate_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_f_cmp_predicate_enum, attr);
}
static inline llvm_f_cmp_predicate llvm_f_cmp_predicate_attr_value(const mica_attr *attr) {
  return (llvm_f_cmp_predicate)mica_attr_integer_value(attr);
}

// LLVM fastmath flags
typedef enum llvm_fastmath_flags {
  LLVM_FASTMATH_FLAGS_NONE = 0,  // "none"
  LLVM_FASTMATH_FLAGS_NNAN = 1,  // "nnan"
  LLVM_FASTMATH_FLAGS_NINF = 2,  // "ninf"
  LLVM_FASTMATH_FLAGS_NSZ = 4,  // "nsz"
  LLVM_FASTMATH_FLAGS_ARCP = 8,  // "arcp"
  LLVM_FASTMATH_FLAGS_CONTRACT = 16,  // "contract"
  LLVM_FASTMATH_FLAGS_AFN = 32,  // "afn"
  LLVM_FASTMATH_FLAGS_REASSOC = 64,  // "reassoc"
  LLVM_FASTMATH_FLAGS_FAST = 127,  // "fast"
} llvm_fastmath_flags;
extern const mica_enum_def llvm_fastmath_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str llvm_fastmath_flags_to_text(mica_context *ctx, llvm_fastmath_flags value) {
  return mica_enum_to_text(ctx, &llvm_fastmath_flags_enum, (uint64_t)value);
}
static inline bool llvm_fastmath_flags_from_text(mica_str text, llvm_fastmath_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_fastmath_flags_enum, text, &found)) return false;
  *value = (llvm_fastmath_flags)found;
  return true;
}

// LLVM integer overflow flags
typedef enum llvm_integer_overflow_flags {
  LLVM_INTEGER_OVERFLOW_FLAGS_NONE = 0,  // "none"
  LLVM_INTEGER_OVERFLOW_FLAGS_NSW = 1,  // "nsw"
  LLVM_INTEGER_OVERFLOW_FLAGS_NUW = 2,  // "nuw"
} llvm_integer_overflow_flags;
extern const mica_enum_def llvm_integer_overflow_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str llvm_integer_overflow_flags_to_text(mica_context *ctx,
                                                           llvm_integer_overflow_flags value) {
  return mica_enum_to_text(ctx, &llvm_integer_overflow_flags_enum, (uint64_t)value);
}
static inline bool llvm_integer_overflow_flags_from_text(mica_str text,
                                                         llvm_integer_overflow_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_integer_overflow_flags_enum, text, &found)) return false;
  *value = (llvm_integer_overflow_flags)found;
  return true;
}

// LLVM Rounding Mode
typedef enum llvm_rounding_mode {
  LLVM_ROUNDING_MODE_TOWARD_ZERO = 0,  // "towardzero"
  LLVM_ROUNDING_MODE_NEAREST_TIES_TO_EVEN = 1,  // "tonearest"
  LLVM_ROUNDING_MODE_TOWARD_POSITIVE = 2,  // "upward"
  LLVM_ROUNDING_MODE_TOWARD_NEGATIVE = 3,  // "downward"
  LLVM_ROUNDING_MODE_NEAREST_TIES_TO_AWAY = 4,  // "tonearestaway"
  LLVM_ROUNDING_MODE_DYNAMIC = 7,  // "dynamic"
  LLVM_ROUNDING_MODE_INVALID = -1,  // "invalid"
} llvm_rounding_mode;
extern const mica_enum_def llvm_rounding_mode_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_rounding_mode_to_text(llvm_rounding_mode value) {
  return mica_enum_case_text(&llvm_rounding_mode_enum, (uint64_t)value);
}
static inline bool llvm_rounding_mode_from_text(mica_str text, llvm_rounding_mode *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_rounding_mode_enum, text, &found)) return false;
  *value = (llvm_rounding_mode)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_rounding_mode_attr_get(mica_context *ctx,
                                                           llvm_rounding_mode value) {
  return mica_enum_attr(ctx, &llvm_rounding_mode_enum, (uint64_t)value);
}
static inline bool llvm_rounding_mode_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_rounding_mode_enum, attr);
}
static inline llvm_rounding_mode llvm_rounding_mode_attr_value(const mica_attr *attr) {
  return (llvm_rounding_mode)mica_attr_integer_value(attr);
}

// LLVM Exception Behavior
typedef enum llvm_fp_exception_behavior {
  LLVM_FP_EXCEPTION_BEHAVIOR_IGNORE = 0,  // "ignore"
  LLVM_FP_EXCEPTION_BEHAVIOR_MAY_TRAP = 1,  // "maytrap"
  LLVM_FP_EXCEPTION_BEHAVIOR_STRICT = 2,  // "strict"
} llvm_fp_exception_behavior;
extern const mica_enum_def llvm_fp_exception_behavior_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_fp_exception_behavior_to_text(llvm_fp_exception_behavior value) {
  return mica_enum_case_text(&llvm_fp_exception_behavior_enum, (uint64_t)value);
}
static inline bool llvm_fp_exception_behavior_from_text(mica_str text,
                                                        llvm_fp_exception_behavior *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_fp_exception_behavior_enum, text, &found)) return false;
  *value = (llvm_fp_exception_behavior)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_fp_exception_behavior_attr_get(mica_context *ctx,
    llvm_fp_exception_behavior value) {
  return mica_enum_attr(ctx, &llvm_fp_exception_behavior_enum, (uint64_t)value);
}
static inline bool llvm_fp_exception_behavior_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_fp_exception_behavior_enum, attr);
}
static inline llvm_fp_exception_behavior llvm_fp_exception_behavior_attr_value(
    const mica_attr *attr) {
  return (llvm_fp_exception_behavior)mica_attr_integer_value(attr);
}

// llvm.atomicrmw binary operations
typedef enum llvm_atomic_bin_op {
  LLVM_ATOMIC_BIN_OP_XCHG = 0,  // "xchg"
  LLVM_ATOMIC_BIN_OP_ADD = 1,  // "add"
  LLVM_ATOMIC_BIN_OP_SUB = 2,  // "sub"
  LLVM_ATOMIC_BIN_OP_AND = 3,  // "_and"
  LLVM_ATOMIC_BIN_OP_NAND = 4,  // "nand"
  LLVM_ATOMIC_BIN_OP_OR = 5,  // "_or"
  LLVM_ATOMIC_BIN_OP_XOR = 6,  // "_xor"
  LLVM_ATOMIC_BIN_OP_MAX = 7,  // "max"
  LLVM_ATOMIC_BIN_OP_MIN = 8,  // "min"
  LLVM_ATOMIC_BIN_OP_UMAX = 9,  // "umax"
  LLVM_ATOMIC_BIN_OP_UMIN = 10,  // "umin"
  LLVM_ATOMIC_BIN_OP_FADD = 11,  // "fadd"
  LLVM_ATOMIC_BIN_OP_FSUB = 12,  // "fsub"
  LLVM_ATOMIC_BIN_OP_FMAX = 13,  // "fmax"
  LLVM_ATOMIC_BIN_OP_FMIN = 14,  // "fmin"
  LLVM_ATOMIC_BIN_OP_UINC_WRAP = 15,  // "uinc_wrap"
  LLVM_ATOMIC_BIN_OP_UDEC_WRAP = 16,  // "udec_wrap"
  LLVM_ATOMIC_BIN_OP_USUB_COND = 17,  // "usub_cond"
  LLVM_ATOMIC_BIN_OP_USUB_SAT = 18,  // "usub_sat"
  LLVM_ATOMIC_BIN_OP_FMAXIMUM = 19,  // "fmaximum"
  LLVM_ATOMIC_BIN_OP_FMINIMUM = 20,  // "fminimum"
} llvm_atomic_bin_op;
extern const mica_enum_def llvm_atomic_bin_op_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_atomic_bin_op_to_text(llvm_atomic_bin_op value) {
  return mica_enum_case_text(&llvm_atomic_bin_op_enum, (uint64_t)value);
}
static inline bool llvm_atomic_bin_op_from_text(mica_str text, llvm_atomic_bin_op *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_atomic_bin_op_enum, text, &found)) return false;
  *value = (llvm_atomic_bin_op)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_atomic_bin_op_attr_get(mica_context *ctx,
                                                           llvm_atomic_bin_op value) {
  return mica_enum_attr(ctx, &llvm_atomic_bin_op_enum, (uint64_t)value);
}
static inline bool llvm_atomic_bin_op_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_atomic_bin_op_enum, attr);
}
static inline llvm_atomic_bin_op llvm_atomic_bin_op_attr_value(const mica_attr *attr) {
  return (llvm_atomic_bin_op)mica_attr_integer_value(attr);
}

// Atomic ordering for LLVM's memory model
typedef enum llvm_atomic_ordering {
  LLVM_ATOMIC_ORDERING_NOT_ATOMIC = 0,  // "not_atomic"
  LLVM_ATOMIC_ORDERING_UNORDERED = 1,  // "unordered"
  LLVM_ATOMIC_ORDERING_MONOTONIC = 2,  // "monotonic"
  LLVM_ATOMIC_ORDERING_ACQUIRE = 4,  // "acquire"
  LLVM_ATOMIC_ORDERING_RELEASE = 5,  // "release"
  LLVM_ATOMIC_ORDERING_ACQ_REL = 6,  // "acq_rel"
  LLVM_ATOMIC_ORDERING_SEQ_CST = 7,  // "seq_cst"
} llvm_atomic_ordering;
extern const mica_enum_def llvm_atomic_ordering_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_atomic_ordering_to_text(llvm_atomic_ordering value) {
  return mica_enum_case_text(&llvm_atomic_ordering_enum, (uint64_t)value);
}
static inline bool llvm_atomic_ordering_from_text(mica_str text, llvm_atomic_ordering *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_atomic_ordering_enum, text, &found)) return false;
  *value = (llvm_atomic_ordering)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_atomic_ordering_attr_get(mica_context *ctx,
                                                             llvm_atomic_ordering value) {
  return mica_enum_attr(ctx, &llvm_atomic_ordering_enum, (uint64_t)value);
}
static inline bool llvm_atomic_ordering_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_atomic_ordering_enum, attr);
}
static inline llvm_atomic_ordering llvm_atomic_ordering_attr_value(const mica_attr *attr) {
  return (llvm_atomic_ordering)mica_attr_integer_value(attr);
}

// ::mlir::LLVM::GEPNoWrapFlags
typedef enum llvm_gep_no_wrap_flags {
  LLVM_GEP_NO_WRAP_FLAGS_NONE = 0,  // "none"
  LLVM_GEP_NO_WRAP_FLAGS_INBOUNDS_FLAG = 1,  // "inbounds_flag"
  LLVM_GEP_NO_WRAP_FLAGS_NUSW = 2,  // "nusw"
  LLVM_GEP_NO_WRAP_FLAGS_NUW = 4,  // "nuw"
  LLVM_GEP_NO_WRAP_FLAGS_INBOUNDS = 3,  // "inbounds"
} llvm_gep_no_wrap_flags;
extern const mica_enum_def llvm_gep_no_wrap_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str llvm_gep_no_wrap_flags_to_text(mica_context *ctx,
                                                      llvm_gep_no_wrap_flags value) {
  return mica_enum_to_text(ctx, &llvm_gep_no_wrap_flags_enum, (uint64_t)value);
}
static inline bool llvm_gep_no_wrap_flags_from_text(mica_str text, llvm_gep_no_wrap_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_gep_no_wrap_flags_enum, text, &found)) return false;
  *value = (llvm_gep_no_wrap_flags)found;
  return true;
}

// LLVM debug emission kind
typedef enum llvm_di_emission_kind {
  LLVM_DI_EMISSION_KIND_NONE = 0,  // "None"
  LLVM_DI_EMISSION_KIND_FULL = 1,  // "Full"
  LLVM_DI_EMISSION_KIND_LINE_TABLES_ONLY = 2,  // "LineTablesOnly"
  LLVM_DI_EMISSION_KIND_DEBUG_DIRECTIVES_ONLY = 3,  // "DebugDirectivesOnly"
} llvm_di_emission_kind;
extern const mica_enum_def llvm_di_emission_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_di_emission_kind_to_text(llvm_di_emission_kind value) {
  return mica_enum_case_text(&llvm_di_emission_kind_enum, (uint64_t)value);
}
static inline bool llvm_di_emission_kind_from_text(mica_str text, llvm_di_emission_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_di_emission_kind_enum, text, &found)) return false;
  *value = (llvm_di_emission_kind)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_di_emission_kind_attr_get(mica_context *ctx,
                                                              llvm_di_emission_kind value) {
  return mica_enum_attr(ctx, &llvm_di_emission_kind_enum, (uint64_t)value);
}
static inline bool llvm_di_emission_kind_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_di_emission_kind_enum, attr);
}
static inline llvm_di_emission_kind llvm_di_emission_kind_attr_value(const mica_attr *attr) {
  return (llvm_di_emission_kind)mica_attr_integer_value(attr);
}

// LLVM debug name table kind
typedef enum llvm_di_name_table_kind {
  LLVM_DI_NAME_TABLE_KIND_DEFAULT = 0,  // "Default"
  LLVM_DI_NAME_TABLE_KIND_GNU = 1,  // "GNU"
  LLVM_DI_NAME_TABLE_KIND_NONE = 2,  // "None"
  LLVM_DI_NAME_TABLE_KIND_APPLE = 3,  // "Apple"
} llvm_di_name_table_kind;
extern const mica_enum_def llvm_di_name_table_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str llvm_di_name_table_kind_to_text(llvm_di_name_table_kind value) {
  return mica_enum_case_text(&llvm_di_name_table_kind_enum, (uint64_t)value);
}
static inline bool llvm_di_name_table_kind_from_text(mica_str text,
                                                     llvm_di_name_table_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_di_name_table_kind_enum, text, &found)) return false;
  *value = (llvm_di_name_table_kind)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_di_name_table_kind_attr_get(mica_context *ctx,
                                                                llvm_di_name_table_kind value) {
  return mica_enum_attr(ctx, &llvm_di_name_table_kind_enum, (uint64_t)value);
}
static inline bool llvm_di_name_table_kind_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_di_name_table_kind_enum, attr);
}
static inline llvm_di_name_table_kind llvm_di_name_table_kind_attr_value(const mica_attr *attr) {
  return (llvm_di_name_table_kind)mica_attr_integer_value(attr);
}

// LLVM DI flags
typedef enum llvm_di_flags {
  LLVM_DI_FLAGS_ZERO = 0,  // "Zero"
  LLVM_DI_FLAGS_BIT0 = 1,  // "Bit0"
  LLVM_DI_FLAGS_BIT1 = 2,  // "Bit1"
  LLVM_DI_FLAGS_PRIVATE = 1,  // "Private"
  LLVM_DI_FLAGS_PROTECTED = 2,  // "Protected"
  LLVM_DI_FLAGS_PUBLIC = 3,  // "Public"
  LLVM_DI_FLAGS_FWD_DECL = 4,  // "FwdDecl"
  LLVM_DI_FLAGS_APPLE_BLOCK = 8,  // "AppleBlock"
  LLVM_DI_FLAGS_RESERVED_BIT4 = 16,  // "ReservedBit4"
  LLVM_DI_FLAGS_VIRTUAL = 32,  // "Virtual"
  LLVM_DI_FLAGS_ARTIFICIAL = 64,  // "Artificial"
  LLVM_DI_FLAGS_EXPLICIT = 128,  // "Explicit"
  LLVM_DI_FLAGS_PROTOTYPED = 256,  // "Prototyped"
  LLVM_DI_FLAGS_OBJC_CLASS_COMPLETE = 512,  // "ObjcClassComplete"
  LLVM_DI_FLAGS_OBJECT_POINTER = 1024,  // "ObjectPointer"
  LLVM_DI_FLAGS_VECTOR = 2048,  // "Vector"
  LLVM_DI_FLAGS_STATIC_MEMBER = 4096,  // "StaticMember"
  LLVM_DI_FLAGS_L_VALUE_REFERENCE = 8192,  // "LValueReference"
  LLVM_DI_FLAGS_R_VALUE_REFERENCE = 16384,  // "RValueReference"
  LLVM_DI_FLAGS_EXPORT_SYMBOLS = 32768,  // "ExportSymbols"
  LLVM_DI_FLAGS_SINGLE_INHERITANCE = 65536,  // "SingleInheritance"
  LLVM_DI_FLAGS_MULTIPLE_INHERITANCE = 65536,  // "MultipleInheritance"
  LLVM_DI_FLAGS_VIRTUAL_INHERITANCE = 65536,  // "VirtualInheritance"
  LLVM_DI_FLAGS_INTRODUCED_VIRTUAL = 262144,  // "IntroducedVirtual"
  LLVM_DI_FLAGS_BIT_FIELD = 524288,  // "BitField"
  LLVM_DI_FLAGS_NO_RETURN = 1048576,  // "NoReturn"
  LLVM_DI_FLAGS_TYPE_PASS_BY_VALUE = 4194304,  // "TypePassByValue"
  LLVM_DI_FLAGS_TYPE_PASS_BY_REFERENCE = 8388608,  // "TypePassByReference"
  LLVM_DI_FLAGS_ENUM_CLASS = 16777216,  // "EnumClass"
  LLVM_DI_FLAGS_THUNK = 33554432,  // "Thunk"
  LLVM_DI_FLAGS_NON_TRIVIAL = 67108864,  // "NonTrivial"
  LLVM_DI_FLAGS_BIG_ENDIAN = 134217728,  // "BigEndian"
  LLVM_DI_FLAGS_LITTLE_ENDIAN = 268435456,  // "LittleEndian"
  LLVM_DI_FLAGS_ALL_CALLS_DESCRIBED = 536870912,  // "AllCallsDescribed"
} llvm_di_flags;
extern const mica_enum_def llvm_di_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str llvm_di_flags_to_text(mica_context *ctx, llvm_di_flags value) {
  return mica_enum_to_text(ctx, &llvm_di_flags_enum, (uint64_t)value);
}
static inline bool llvm_di_flags_from_text(mica_str text, llvm_di_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_di_flags_enum, text, &found)) return false;
  *value = (llvm_di_flags)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_di_flags_attr_get(mica_context *ctx, llvm_di_flags value) {
  return mica_enum_attr(ctx, &llvm_di_flags_enum, (uint64_t)value);
}
static inline bool llvm_di_flags_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_di_flags_enum, attr);
}
static inline llvm_di_flags llvm_di_flags_attr_value(const mica_attr *attr) {
  return (llvm_di_flags)mica_attr_integer_value(attr);
}

// LLVM DISubprogram flags
typedef enum llvm_di_subprogram_flags {
  LLVM_DI_SUBPROGRAM_FLAGS_VIRTUAL = 1,  // "Virtual"
  LLVM_DI_SUBPROGRAM_FLAGS_PURE_VIRTUAL = 2,  // "PureVirtual"
  LLVM_DI_SUBPROGRAM_FLAGS_LOCAL_TO_UNIT = 4,  // "LocalToUnit"
  LLVM_DI_SUBPROGRAM_FLAGS_DEFINITION = 8,  // "Definition"
  LLVM_DI_SUBPROGRAM_FLAGS_OPTIMIZED = 16,  // "Optimized"
  LLVM_DI_SUBPROGRAM_FLAGS_PURE = 32,  // "Pure"
  LLVM_DI_SUBPROGRAM_FLAGS_ELEMENTAL = 64,  // "Elemental"
  LLVM_DI_SUBPROGRAM_FLAGS_RECURSIVE = 128,  // "Recursive"
  LLVM_DI_SUBPROGRAM_FLAGS_MAIN_SUBPROGRAM = 256,  // "MainSubprogram"
  LLVM_DI_SUBPROGRAM_FLAGS_DELETED = 512,  // "Deleted"
  LLVM_DI_SUBPROGRAM_FLAGS_OBJC_DIRECT = 2048,  // "ObjCDirect"
} llvm_di_subprogram_flags;
extern const mica_enum_def llvm_di_subprogram_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str llvm_di_subprogram_flags_to_text(mica_context *ctx,
                                                        llvm_di_subprogram_flags value) {
  return mica_enum_to_text(ctx, &llvm_di_subprogram_flags_enum, (uint64_t)value);
}
static inline bool llvm_di_subprogram_flags_from_text(mica_str text,
                                                      llvm_di_subprogram_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&llvm_di_subprogram_flags_enum, text, &found)) return false;
  *value = (llvm_di_subprogram_flags)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *llvm_di_subprogram_flags_attr_get(mica_context *ctx,
                                                                 llvm_di_subprogram_flags value) {
  return mica_enum_attr(ctx, &llvm_di_subprogram_flags_enum, (uint64_t)value);
}
static inline bool llvm_di_subprogram_flags_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&llvm_di_subprogram_flags_enum, attr);
}
static inline llvm_di_subprogram_flags llvm_di_subprogram_flags_attr_value(const mica_attr *attr) {
  return (llvm_di_subprogram_flags)mica_attr_integer_value(attr);
}

MICA_END

// They may include this header, too, and use the types above.
#include "ptr/ptr.h"

MICA_BEGIN

extern const mica_dialect_def llvm_dialect;  // for mica_context_register

// Written by the author.
bool llvm_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr);
bool llvm_verify_region_argument_attribute(mica_op *op, size_t region, size_t argument,
                                           mica_str name, const mica_attr *attr);
bool llvm_verify_region_result_attribute(mica_op *op, size_t region, size_t result, mica_str name,
                                         const mica_attr *attr);
const mica_type *llvm_parse_type(mica_parser *p);
bool llvm_print_type(mica_printer *p, const mica_type *type);
mica_op *llvm_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc);

// ---- Questions about types ----
// May stand in LLVM IR: what is inside isn't looked at; what is inside must be compatible too.
bool llvm_is_compatible_outer_type(const mica_type *type);
bool llvm_is_compatible_type(const mica_type *type);
bool llvm_is_compatible_floating_point_type(const mica_type *type);
bool llvm_is_compatible_vector_type(const mica_type *type);
bool llvm_is_scalable_vector_type(const mica_type *type);
bool llvm_has_size(const mica_type *type);  // has a size
bool llvm_is_opaque_struct(const mica_type *type);
// What a target extension type may do.
bool llvm_target_has_zero(const mica_type *type);
bool llvm_target_can_be_global(const mica_type *type);
bool llvm_target_supports_memory(const mica_type *type);
// The types in a struct, of an identified one those of its body.
mica_types llvm_struct_body(const mica_type *type);
bool llvm_struct_is_packed(const mica_type *type);

// ---- Making types ---- NULL: no memory
// i1, or a vector of it of the same length.
const mica_type *llvm_i1_same_shape(const mica_type *type);
const mica_type *llvm_get_val_and_bool_struct_type(const mica_type *type);  // struct<(type, i1)>
// A vector of one dimension, as long and as scalable as another one.
const mica_type *llvm_vector_like(const mica_type *vector, const mica_type *element);

uint64_t llvm_vector_bits(const mica_type *vector);  // of a scalable one the least
bool llvm_is_twice_as_long(const mica_type *vector, const mica_type *half);

// ---- Attributes ----
const mica_attr *llvm_default_location_expr(mica_context *ctx);  // NULL: no memory
bool llvm_is_fused_loc(const mica_attr *attr);
bool llvm_tbaa_node_attr_isa(const mica_attr *attr);
bool llvm_di_node_attr_isa(const mica_attr *attr);
bool llvm_di_scope_attr_isa(const mica_attr *attr);
bool llvm_di_type_attr_isa(const mica_attr *attr);
bool llvm_di_variable_attr_isa(const mica_attr *attr);
bool llvm_tbaa_type_descriptor_attr_parse_members(mica_parser *p, mica_attrs *out);
void llvm_tbaa_type_descriptor_attr_print_members(mica_printer *p, mica_attrs members);
// Numbers of DWARF by their names: DW_TAG_member.
typedef enum llvm_dwarf {
  LLVM_DWARF_TAG,
  LLVM_DWARF_ENCODING,
  LLVM_DWARF_LANGUAGE,
  LLVM_DWARF_CALLING_CONVENTION,
  LLVM_DWARF_OPERATION,
} llvm_dwarf;
bool llvm_parse_dwarf_name(mica_parser *p, llvm_dwarf names, unsigned *out);
void llvm_print_dwarf_name(mica_printer *p, llvm_dwarf names, unsigned number);

// ---- Of operations ----
bool llvm_check_dereferenceable(mica_op *op);
bool llvm_satisfies_module(const mica_op *op);    // an isolated symbol table
mica_op *llvm_parent_module(const mica_op *op);  // NULL: none around it

// ---- FastmathFlagsInterface ----

extern const mica_interface llvm_fastmath_flags_interface_id;
typedef struct llvm_fastmath_flags_interface {
  const mica_attr *(*fastmath_attr)(const mica_op *op);  // NULL: the default
} llvm_fastmath_flags_interface;
// Whether it implements the interface.
static inline bool llvm_fastmath_flags_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_fastmath_flags_interface_id) != NULL;
}
// The flags.
const mica_attr *llvm_fastmath_flags_interface_fastmath_attr(const mica_op *op);

// ---- IntegerOverflowFlagsInterface ----

extern const mica_interface llvm_integer_overflow_flags_interface_id;
typedef struct llvm_integer_overflow_flags_interface {
  const mica_attr *(*overflow_flags)(const mica_op *op);  // NULL: the default
} llvm_integer_overflow_flags_interface;
// Whether it implements the interface.
static inline bool llvm_integer_overflow_flags_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_integer_overflow_flags_interface_id) != NULL;
}
// The flags as an integer attribute.
const mica_attr *llvm_integer_overflow_flags_interface_overflow_flags(const mica_op *op);

// ---- ExactFlagInterface ----

extern const mica_interface llvm_exact_flag_interface_id;
typedef struct llvm_exact_flag_interface {
  const mica_attr *(*is_exact)(const mica_op *op);  // NULL: the default
} llvm_exact_flag_interface;
// Whether it implements the interface.
static inline bool llvm_exact_flag_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_exact_flag_interface_id) != NULL;
}
// There, or NULL.
const mica_attr *llvm_exact_flag_interface_is_exact(const mica_op *op);

// ---- DisjointFlagInterface ----

extern const mica_interface llvm_disjoint_flag_interface_id;
typedef struct llvm_disjoint_flag_interface {
  const mica_attr *(*is_disjoint)(const mica_op *op);  // NULL: the default
} llvm_disjoint_flag_interface;
// Whether it implements the interface.
static inline bool llvm_disjoint_flag_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_disjoint_flag_interface_id) != NULL;
}
// There, or NULL.
const mica_attr *llvm_disjoint_flag_interface_is_disjoint(const mica_op *op);

// ---- NonNegFlagInterface ----

extern const mica_interface llvm_non_neg_flag_interface_id;
typedef struct llvm_non_neg_flag_interface {
  const mica_attr *(*non_neg)(const mica_op *op);  // NULL: the default
} llvm_non_neg_flag_interface;
// Whether it implements the interface.
static inline bool llvm_non_neg_flag_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_non_neg_flag_interface_id) != NULL;
}
// There, or NULL.
const mica_attr *llvm_non_neg_flag_interface_non_neg(const mica_op *op);

// ---- OneToOneIntrinsicOpInterface ----

extern const mica_interface llvm_one_to_one_intrinsic_op_interface_id;
// Whether it implements the interface.
static inline bool llvm_one_to_one_intrinsic_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_one_to_one_intrinsic_op_interface_id) != NULL;
}

// ---- AccessGroupOpInterface ----

extern const mica_interface llvm_access_group_op_interface_id;
typedef struct llvm_access_group_op_interface {
  const mica_attr *(*access_groups_or_null)(const mica_op *op);  // NULL: the default
} llvm_access_group_op_interface;
// Whether it implements the interface.
static inline bool llvm_access_group_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_access_group_op_interface_id) != NULL;
}
// The groups.
const mica_attr *llvm_access_group_op_interface_access_groups_or_null(const mica_op *op);

// ---- AliasAnalysisOpInterface ----

extern const mica_interface llvm_alias_analysis_op_interface_id;
typedef struct llvm_alias_analysis_op_interface {
  const mica_attr *(*alias_scopes_or_null)(const mica_op *op);  // NULL: the default
  const mica_attr *(*no_alias_scopes_or_null)(const mica_op *op);  // NULL: the default
  const mica_attr *(*tbaa_tags_or_null)(const mica_op *op);  // NULL: the default
} llvm_alias_analysis_op_interface;
// Whether it implements the interface.
static inline bool llvm_alias_analysis_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_alias_analysis_op_interface_id) != NULL;
}
// The scopes it is in.
const mica_attr *llvm_alias_analysis_op_interface_alias_scopes_or_null(const mica_op *op);
// The scopes it doesn't overlap.
const mica_attr *llvm_alias_analysis_op_interface_no_alias_scopes_or_null(const mica_op *op);
// Its tags.
const mica_attr *llvm_alias_analysis_op_interface_tbaa_tags_or_null(const mica_op *op);

// ---- DereferenceableOpInterface ----

extern const mica_interface llvm_dereferenceable_op_interface_id;
typedef struct llvm_dereferenceable_op_interface {
  const mica_attr *(*dereferenceable_or_null)(const mica_op *op);  // NULL: the default
} llvm_dereferenceable_op_interface;
// Whether it implements the interface.
static inline bool llvm_dereferenceable_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_dereferenceable_op_interface_id) != NULL;
}
// How many.
const mica_attr *llvm_dereferenceable_op_interface_dereferenceable_or_null(const mica_op *op);
bool llvm_dereferenceable_op_interface_verify(mica_op *op);

// ---- FPExceptionBehaviorOpInterface ----

extern const mica_interface llvm_fp_exception_behavior_op_interface_id;
typedef struct llvm_fp_exception_behavior_op_interface {
  const mica_attr *(*fp_exception_behavior_attr)(const mica_op *op);  // NULL: the default
} llvm_fp_exception_behavior_op_interface;
// Whether it implements the interface.
static inline bool llvm_fp_exception_behavior_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_fp_exception_behavior_op_interface_id) != NULL;
}
// What.
const mica_attr *llvm_fp_exception_behavior_op_interface_fp_exception_behavior_attr(
    const mica_op *op);

// ---- RoundingModeOpInterface ----

extern const mica_interface llvm_rounding_mode_op_interface_id;
typedef struct llvm_rounding_mode_op_interface {
  const mica_attr *(*rounding_mode_attr)(const mica_op *op);  // NULL: the default
} llvm_rounding_mode_op_interface;
// Whether it implements the interface.
static inline bool llvm_rounding_mode_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &llvm_rounding_mode_op_interface_id) != NULL;
}
// How.
const mica_attr *llvm_rounding_mode_op_interface_rounding_mode_attr(const mica_op *op);

// ---- PointerElementTypeInterface ----

extern const mica_interface llvm_pointer_element_type_interface_id;
typedef struct llvm_pointer_element_type_interface {
  uint64_t (*size_in_bytes)(const mica_type *type);
} llvm_pointer_element_type_interface;
// Whether it implements the interface.
static inline bool llvm_pointer_element_type_interface_isa(const mica_type *type) {
  return mica_type_interface(type, &llvm_pointer_element_type_interface_id) != NULL;
}
// Its size.
uint64_t llvm_pointer_element_type_interface_size_in_bytes(const mica_type *type);

// ---- DIRecursiveTypeAttrInterface ----

extern const mica_interface llvm_di_recursive_type_attr_interface_id;
typedef struct llvm_di_recursive_type_attr_interface {
  bool (*is_rec_self)(const mica_attr *attr);
  const mica_attr *(*rec_id)(const mica_attr *attr);
} llvm_di_recursive_type_attr_interface;
// Whether it implements the interface.
static inline bool llvm_di_recursive_type_attr_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &llvm_di_recursive_type_attr_interface_id) != NULL;
}
// It is such a reference.
bool llvm_di_recursive_type_attr_interface_is_rec_self(const mica_attr *attr);
// The id, or NULL.
const mica_attr *llvm_di_recursive_type_attr_interface_rec_id(const mica_attr *attr);

// ---- LLVMAddrSpaceAttrInterface ----

extern const mica_interface llvm_addr_space_attr_interface_id;
typedef struct llvm_addr_space_attr_interface {
  uint32_t (*address_space)(const mica_attr *attr);
} llvm_addr_space_attr_interface;
// Whether it implements the interface.
static inline bool llvm_addr_space_attr_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &llvm_addr_space_attr_interface_id) != NULL;
}
// Its number.
uint32_t llvm_addr_space_attr_interface_address_space(const mica_attr *attr);

// ---- TargetAttrInterface ----

extern const mica_interface llvm_target_attr_interface_id;
typedef struct llvm_target_attr_interface {
  const mica_attr *(*triple)(const mica_attr *attr);
  const mica_attr *(*chip)(const mica_attr *attr);
  const mica_attr *(*features)(const mica_attr *attr);
} llvm_target_attr_interface;
// Whether it implements the interface.
static inline bool llvm_target_attr_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &llvm_target_attr_interface_id) != NULL;
}
// Its triple.
const mica_attr *llvm_target_attr_interface_triple(const mica_attr *attr);
// Its processor.
const mica_attr *llvm_target_attr_interface_chip(const mica_attr *attr);
// Its features, or NULL.
const mica_attr *llvm_target_attr_interface_features(const mica_attr *attr);

// of DialectInlinerInterface, written by the author
bool llvm_may_inline_call(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *call,
                          const mica_op *callable, bool is_cloned);
// of DialectInlinerInterface, written by the author
bool llvm_may_inline_op(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op,
                        const mica_region *to, bool is_cloned);
// of DialectInlinerInterface, written by the author
bool llvm_end_block(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                    mica_op *terminator, mica_block *next);
// of DialectInlinerInterface, written by the author
mica_value *llvm_argument(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                          const mica_op *call, const mica_op *callable, mica_value *value,
                          const mica_attr *attrs);
// of DialectInlinerInterface, written by the author
bool llvm_inlined(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                  mica_op *call, const mica_op *callable, mica_region *blocks,
                  mica_value *const *arguments);
// !llvm.void: The result of a function that gives nothing
extern const mica_type_def llvm_void_type_def;
static inline bool llvm_void_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_void_type_def);
}
// NULL: no memory.
const mica_type *llvm_void_type_get(mica_context *ctx);

// !llvm.token: Ties intrinsics together
extern const mica_type_def llvm_token_type_def;
static inline bool llvm_token_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_token_type_def);
}
// NULL: no memory.
const mica_type *llvm_token_type_get(mica_context *ctx);

// !llvm.label: A place in code
extern const mica_type_def llvm_label_type_def;
static inline bool llvm_label_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_label_type_def);
}
// NULL: no memory.
const mica_type *llvm_label_type_get(mica_context *ctx);

// !llvm.metadata: Metadata as an argument of intrinsics
extern const mica_type_def llvm_metadata_type_def;
static inline bool llvm_metadata_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_metadata_type_def);
}
// NULL: no memory.
const mica_type *llvm_metadata_type_get(mica_context *ctx);

// !llvm.x86_amx: A tile register of x86
extern const mica_type_def llvm_x86_amx_type_def;
static inline bool llvm_x86_amx_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_x86_amx_type_def);
}
// NULL: no memory.
const mica_type *llvm_x86_amx_type_get(mica_context *ctx);

// !llvm.ppc_fp128: A pair of doubles as one float
extern const mica_type_def llvm_llvmppcfp128_type_def;
static inline bool llvm_llvmppcfp128_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_llvmppcfp128_type_def);
}
// NULL: no memory.
const mica_type *llvm_llvmppcfp128_type_get(mica_context *ctx);
// of FloatType, written by the author
mica_float_kind llvm_llvmppcfp128_type_kind(const mica_type *type);

// !llvm.ptr: LLVM pointer type
typedef struct llvm_pointer_type_params {
  unsigned address_space;
} llvm_pointer_type_params;
extern const mica_type_def llvm_pointer_type_def;
static inline bool llvm_pointer_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_pointer_type_def);
}
// NULL: no memory.
const mica_type *llvm_pointer_type_get(mica_context *ctx, unsigned address_space);
static inline unsigned llvm_pointer_type_address_space(const mica_type *type) {
  const llvm_pointer_type_params *params =
      (const llvm_pointer_type_params *)mica_type_params_as(type, &llvm_pointer_type_def);
  return params->address_space;
}
// of LayoutEntryTypeInterface, written by the author
bool llvm_pointer_type_verify_entry(const mica_type *type, const mica_attr *value, mica_loc loc);
// of LayoutEntryTypeInterface, written by the author
bool llvm_pointer_type_may_replace(const mica_type *type, const mica_attr *outer,
                                   const mica_attr *value);

// !llvm.array: LLVM array type
typedef struct llvm_array_type_params {
  const mica_type *element_type;
  uint64_t num_elements;
} llvm_array_type_params;
extern const mica_type_def llvm_array_type_def;
static inline bool llvm_array_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_array_type_def);
}
// NULL: no memory.
const mica_type *llvm_array_type_get(mica_context *ctx, const mica_type *element_type,
                                     uint64_t num_elements);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *llvm_array_type_get_checked(mica_context *ctx, mica_loc loc,
                                             const mica_type *element_type, uint64_t num_elements);
// Written by the author: whether these parameters make one; reports through mica_error.
bool llvm_array_type_check(mica_context *ctx, mica_loc loc, const mica_type *element_type,
                           uint64_t num_elements);
static inline const mica_type *llvm_array_type_element_type(const mica_type *type) {
  const llvm_array_type_params *params =
      (const llvm_array_type_params *)mica_type_params_as(type, &llvm_array_type_def);
  return params->element_type;
}
static inline uint64_t llvm_array_type_num_elements(const mica_type *type) {
  const llvm_array_type_params *params =
      (const llvm_array_type_params *)mica_type_params_as(type, &llvm_array_type_def);
  return params->num_elements;
}
// of DestructurableTypeInterface, written by the author
bool llvm_array_type_parts(const mica_type *type, mica_slot_parts *out);
// of DestructurableTypeInterface, written by the author
const mica_type *llvm_array_type_part_type(const mica_type *type, const mica_attr *index);

// !llvm.func: LLVM function type
typedef struct llvm_function_type_params {
  const mica_type *return_type;
  mica_types params_;
  bool var_arg;
} llvm_function_type_params;
extern const mica_type_def llvm_function_type_def;
static inline bool llvm_function_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_function_type_def);
}
// NULL: no memory.
const mica_type *llvm_function_type_get(mica_context *ctx, const mica_type *return_type,
                                        mica_types params_, bool var_arg);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *llvm_function_type_get_checked(mica_context *ctx, mica_loc loc,
                                                const mica_type *return_type, mica_types params_,
                                                bool var_arg);
// Written by the author: whether these parameters make one; reports through mica_error.
bool llvm_function_type_check(mica_context *ctx, mica_loc loc, const mica_type *return_type,
                              mica_types params_, bool var_arg);
static inline const mica_type *llvm_function_type_return_type(const mica_type *type) {
  const llvm_function_type_params *params =
      (const llvm_function_type_params *)mica_type_params_as(type, &llvm_function_type_def);
  return params->return_type;
}
static inline mica_types llvm_function_type_params_(const mica_type *type) {
  const llvm_function_type_params *params =
      (const llvm_function_type_params *)mica_type_params_as(type, &llvm_function_type_def);
  return params->params_;
}
static inline bool llvm_function_type_var_arg(const mica_type *type) {
  const llvm_function_type_params *params =
      (const llvm_function_type_params *)mica_type_params_as(type, &llvm_function_type_def);
  return params->var_arg;
}

// !llvm.struct: LLVM struct type
typedef struct llvm_struct_type_params {
  mica_str name;
  bool identified;
  mica_types body;
  bool packed;
  const mica_type *definition;
} llvm_struct_type_params;
extern const mica_type_def llvm_struct_type_def;
static inline bool llvm_struct_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_struct_type_def);
}
// NULL: no memory.
const mica_type *llvm_struct_type_get(mica_context *ctx, mica_str name, bool identified,
                                      mica_types body, bool packed);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *llvm_struct_type_get_checked(mica_context *ctx, mica_loc loc, mica_str name,
                                              bool identified, mica_types body, bool packed);
// Written by the author: whether these parameters make one; reports through mica_error.
bool llvm_struct_type_check(mica_context *ctx, mica_loc loc, mica_str name, bool identified,
                            mica_types body, bool packed);
// Written by the author: what follows the mnemonic.
const mica_type *llvm_struct_type_parse(mica_parser *p);
void llvm_struct_type_print(mica_printer *p, const mica_type *type);
static inline mica_str llvm_struct_type_name(const mica_type *type) {
  const llvm_struct_type_params *params =
      (const llvm_struct_type_params *)mica_type_params_as(type, &llvm_struct_type_def);
  return params->name;
}
static inline bool llvm_struct_type_identified(const mica_type *type) {
  const llvm_struct_type_params *params =
      (const llvm_struct_type_params *)mica_type_params_as(type, &llvm_struct_type_def);
  return params->identified;
}
static inline mica_types llvm_struct_type_body(const mica_type *type) {
  const llvm_struct_type_params *params =
      (const llvm_struct_type_params *)mica_type_params_as(type, &llvm_struct_type_def);
  return params->body;
}
static inline bool llvm_struct_type_packed(const mica_type *type) {
  const llvm_struct_type_params *params =
      (const llvm_struct_type_params *)mica_type_params_as(type, &llvm_struct_type_def);
  return params->packed;
}
static inline const mica_type *llvm_struct_type_definition(const mica_type *type) {
  const llvm_struct_type_params *params =
      (const llvm_struct_type_params *)mica_type_params_as(type, &llvm_struct_type_def);
  return params->definition;
}
// False: it is another already.
bool llvm_struct_type_set_definition(const mica_type *type, const mica_type *definition);
// of LayoutEntryTypeInterface, written by the author
bool llvm_struct_type_verify_entry(const mica_type *type, const mica_attr *value, mica_loc loc);
// of LayoutEntryTypeInterface, written by the author
bool llvm_struct_type_may_replace(const mica_type *type, const mica_attr *outer,
                                  const mica_attr *value);
// of DestructurableTypeInterface, written by the author
bool llvm_struct_type_parts(const mica_type *type, mica_slot_parts *out);
// of DestructurableTypeInterface, written by the author
const mica_type *llvm_struct_type_part_type(const mica_type *type, const mica_attr *index);

// !llvm.target: LLVM target-specific extension type
typedef struct llvm_target_ext_type_params {
  mica_str ext_type_name;
  mica_types type_params;
  mica_uint32s int_params;
} llvm_target_ext_type_params;
extern const mica_type_def llvm_target_ext_type_def;
static inline bool llvm_target_ext_type_isa(const mica_type *type) {
  return mica_type_isa(type, &llvm_target_ext_type_def);
}
// NULL: no memory.
const mica_type *llvm_target_ext_type_get(mica_context *ctx, mica_str ext_type_name,
                                          mica_types type_params, mica_uint32s int_params);
static inline mica_str llvm_target_ext_type_ext_type_name(const mica_type *type) {
  const llvm_target_ext_type_params *params =
      (const llvm_target_ext_type_params *)mica_type_params_as(type, &llvm_target_ext_type_def);
  return params->ext_type_name;
}
static inline mica_types llvm_target_ext_type_type_params(const mica_type *type) {
  const llvm_target_ext_type_params *params =
      (const llvm_target_ext_type_params *)mica_type_params_as(type, &llvm_target_ext_type_def);
  return params->type_params;
}
static inline mica_uint32s llvm_target_ext_type_int_params(const mica_type *type) {
  const llvm_target_ext_type_params *params =
      (const llvm_target_ext_type_params *)mica_type_params_as(type, &llvm_target_ext_type_def);
  return params->int_params;
}

// #llvm.fastmath: LLVM fastmath flags
typedef struct llvm_fastmath_flags_attr_params {
  llvm_fastmath_flags value;  // an enum of type FastmathFlags
} llvm_fastmath_flags_attr_params;
extern const mica_attr_def llvm_fastmath_flags_attr_def;
static inline bool llvm_fastmath_flags_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_fastmath_flags_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_fastmath_flags_attr_get(mica_context *ctx, llvm_fastmath_flags value);
static inline llvm_fastmath_flags llvm_fastmath_flags_attr_value(const mica_attr *attr) {
  const llvm_fastmath_flags_attr_params *params =
      (const llvm_fastmath_flags_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_fastmath_flags_attr_def);
  return params->value;
}

// #llvm.overflow: LLVM integer overflow flags
typedef struct llvm_integer_overflow_flags_attr_params {
  llvm_integer_overflow_flags value;  // an enum of type IntegerOverflowFlags
} llvm_integer_overflow_flags_attr_params;
extern const mica_attr_def llvm_integer_overflow_flags_attr_def;
static inline bool llvm_integer_overflow_flags_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_integer_overflow_flags_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_integer_overflow_flags_attr_get(mica_context *ctx,
                                                      llvm_integer_overflow_flags value);
static inline llvm_integer_overflow_flags llvm_integer_overflow_flags_attr_value(
    const mica_attr *attr) {
  const llvm_integer_overflow_flags_attr_params *params =
      (const llvm_integer_overflow_flags_attr_params *)mica_attr_params_as(attr,
      &llvm_integer_overflow_flags_attr_def);
  return params->value;
}

// #llvm.cconv: How a function is called
typedef struct llvm_c_conv_attr_params {
  llvm_c_conv calling_conv;
} llvm_c_conv_attr_params;
extern const mica_attr_def llvm_c_conv_attr_def;
static inline bool llvm_c_conv_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_c_conv_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_c_conv_attr_get(mica_context *ctx, llvm_c_conv calling_conv);
static inline llvm_c_conv llvm_c_conv_attr_calling_conv(const mica_attr *attr) {
  const llvm_c_conv_attr_params *params =
      (const llvm_c_conv_attr_params *)mica_attr_params_as(attr, &llvm_c_conv_attr_def);
  return params->calling_conv;
}

// #llvm.comdat: Which of several definitions a linker takes
typedef struct llvm_comdat_attr_params {
  llvm_comdat comdat;
} llvm_comdat_attr_params;
extern const mica_attr_def llvm_comdat_attr_def;
static inline bool llvm_comdat_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_comdat_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_comdat_attr_get(mica_context *ctx, llvm_comdat comdat);
static inline llvm_comdat llvm_comdat_attr_comdat(const mica_attr *attr) {
  const llvm_comdat_attr_params *params =
      (const llvm_comdat_attr_params *)mica_attr_params_as(attr, &llvm_comdat_attr_def);
  return params->comdat;
}

// #llvm.linkage: How a linker treats a symbol
typedef struct llvm_linkage_attr_params {
  llvm_linkage linkage;
} llvm_linkage_attr_params;
extern const mica_attr_def llvm_linkage_attr_def;
static inline bool llvm_linkage_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_linkage_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_linkage_attr_get(mica_context *ctx, llvm_linkage linkage);
static inline llvm_linkage llvm_linkage_attr_linkage(const mica_attr *attr) {
  const llvm_linkage_attr_params *params =
      (const llvm_linkage_attr_params *)mica_attr_params_as(attr, &llvm_linkage_attr_def);
  return params->linkage;
}

// #llvm.framePointerKind
typedef struct llvm_frame_pointer_kind_attr_params {
  llvm_frame_pointer_kind frame_pointer_kind;
} llvm_frame_pointer_kind_attr_params;
extern const mica_attr_def llvm_frame_pointer_kind_attr_def;
static inline bool llvm_frame_pointer_kind_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_frame_pointer_kind_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_frame_pointer_kind_attr_get(mica_context *ctx,
                                                  llvm_frame_pointer_kind frame_pointer_kind);
static inline llvm_frame_pointer_kind llvm_frame_pointer_kind_attr_frame_pointer_kind(
    const mica_attr *attr) {
  const llvm_frame_pointer_kind_attr_params *params =
      (const llvm_frame_pointer_kind_attr_params *)mica_attr_params_as(attr,
      &llvm_frame_pointer_kind_attr_def);
  return params->frame_pointer_kind;
}

// #llvm.tailcallkind: Whether a call may take the place of its caller
typedef struct llvm_tail_call_kind_attr_params {
  llvm_tail_call_kind tail_call_kind;
} llvm_tail_call_kind_attr_params;
extern const mica_attr_def llvm_tail_call_kind_attr_def;
static inline bool llvm_tail_call_kind_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_tail_call_kind_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_tail_call_kind_attr_get(mica_context *ctx,
                                              llvm_tail_call_kind tail_call_kind);
static inline llvm_tail_call_kind llvm_tail_call_kind_attr_tail_call_kind(const mica_attr *attr) {
  const llvm_tail_call_kind_attr_params *params =
      (const llvm_tail_call_kind_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_tail_call_kind_attr_def);
  return params->tail_call_kind;
}

// #llvm.uwtableKind
typedef struct llvm_uw_table_kind_attr_params {
  llvm_uw_table_kind uwtable_kind;
} llvm_uw_table_kind_attr_params;
extern const mica_attr_def llvm_uw_table_kind_attr_def;
static inline bool llvm_uw_table_kind_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_uw_table_kind_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_uw_table_kind_attr_get(mica_context *ctx, llvm_uw_table_kind uwtable_kind);
static inline llvm_uw_table_kind llvm_uw_table_kind_attr_uwtable_kind(const mica_attr *attr) {
  const llvm_uw_table_kind_attr_params *params =
      (const llvm_uw_table_kind_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_uw_table_kind_attr_def);
  return params->uwtable_kind;
}

// #llvm.memory_effects
typedef struct llvm_memory_effects_attr_params {
  llvm_mod_ref_info other;
  llvm_mod_ref_info arg_mem;
  llvm_mod_ref_info inaccessible_mem;
  llvm_mod_ref_info errno_mem;
  llvm_mod_ref_info target_mem0;
  llvm_mod_ref_info target_mem1;
} llvm_memory_effects_attr_params;
extern const mica_attr_def llvm_memory_effects_attr_def;
static inline bool llvm_memory_effects_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_memory_effects_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_memory_effects_attr_get(mica_context *ctx, llvm_mod_ref_info other,
                                              llvm_mod_ref_info arg_mem,
                                              llvm_mod_ref_info inaccessible_mem,
                                              llvm_mod_ref_info errno_mem,
                                              llvm_mod_ref_info target_mem0,
                                              llvm_mod_ref_info target_mem1);
static inline llvm_mod_ref_info llvm_memory_effects_attr_other(const mica_attr *attr) {
  const llvm_memory_effects_attr_params *params =
      (const llvm_memory_effects_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_memory_effects_attr_def);
  return params->other;
}
static inline llvm_mod_ref_info llvm_memory_effects_attr_arg_mem(const mica_attr *attr) {
  const llvm_memory_effects_attr_params *params =
      (const llvm_memory_effects_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_memory_effects_attr_def);
  return params->arg_mem;
}
static inline llvm_mod_ref_info llvm_memory_effects_attr_inaccessible_mem(const mica_attr *attr) {
  const llvm_memory_effects_attr_params *params =
      (const llvm_memory_effects_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_memory_effects_attr_def);
  return params->inaccessible_mem;
}
static inline llvm_mod_ref_info llvm_memory_effects_attr_errno_mem(const mica_attr *attr) {
  const llvm_memory_effects_attr_params *params =
      (const llvm_memory_effects_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_memory_effects_attr_def);
  return params->errno_mem;
}
static inline llvm_mod_ref_info llvm_memory_effects_attr_target_mem0(const mica_attr *attr) {
  const llvm_memory_effects_attr_params *params =
      (const llvm_memory_effects_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_memory_effects_attr_def);
  return params->target_mem0;
}
static inline llvm_mod_ref_info llvm_memory_effects_attr_target_mem1(const mica_attr *attr) {
  const llvm_memory_effects_attr_params *params =
      (const llvm_memory_effects_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_memory_effects_attr_def);
  return params->target_mem1;
}

// #llvm.address_space: An address space
typedef struct llvm_address_space_attr_params {
  unsigned address_space;
} llvm_address_space_attr_params;
extern const mica_attr_def llvm_address_space_attr_def;
static inline bool llvm_address_space_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_address_space_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_address_space_attr_get(mica_context *ctx, unsigned address_space);
static inline unsigned llvm_address_space_attr_address_space(const mica_attr *attr) {
  const llvm_address_space_attr_params *params =
      (const llvm_address_space_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_address_space_attr_def);
  return params->address_space;
}
// of LLVMAddrSpaceAttrInterface, written by the author
uint32_t llvm_address_space_attr_addr_space_address_space(const mica_attr *attr);
// of MemorySpaceAttrInterface, written by the author
bool llvm_address_space_attr_is_valid_load(const mica_attr *attr, const mica_op *op,
                                           const mica_type *type, ptr_atomic_ordering ordering);
// of MemorySpaceAttrInterface, written by the author
bool llvm_address_space_attr_is_valid_store(const mica_attr *attr, const mica_op *op,
                                            const mica_type *type, ptr_atomic_ordering ordering);

// #llvm.vscale_range
typedef struct llvm_v_scale_range_attr_params {
  const mica_attr *min_range;
  const mica_attr *max_range;
} llvm_v_scale_range_attr_params;
extern const mica_attr_def llvm_v_scale_range_attr_def;
static inline bool llvm_v_scale_range_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_v_scale_range_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_v_scale_range_attr_get(mica_context *ctx, const mica_attr *min_range,
                                             const mica_attr *max_range);
static inline const mica_attr *llvm_v_scale_range_attr_min_range(const mica_attr *attr) {
  const llvm_v_scale_range_attr_params *params =
      (const llvm_v_scale_range_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_v_scale_range_attr_def);
  return params->min_range;
}
static inline const mica_attr *llvm_v_scale_range_attr_max_range(const mica_attr *attr) {
  const llvm_v_scale_range_attr_params *params =
      (const llvm_v_scale_range_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_v_scale_range_attr_def);
  return params->max_range;
}

// #llvm.vec_type_hint: Explicit vectorization compiler hint
typedef struct llvm_vec_type_hint_attr_params {
  const mica_attr *hint;
  bool is_signed;
} llvm_vec_type_hint_attr_params;
extern const mica_attr_def llvm_vec_type_hint_attr_def;
static inline bool llvm_vec_type_hint_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_vec_type_hint_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_vec_type_hint_attr_get(mica_context *ctx, const mica_attr *hint,
                                             bool is_signed);
static inline const mica_attr *llvm_vec_type_hint_attr_hint(const mica_attr *attr) {
  const llvm_vec_type_hint_attr_params *params =
      (const llvm_vec_type_hint_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_vec_type_hint_attr_def);
  return params->hint;
}
static inline bool llvm_vec_type_hint_attr_is_signed(const mica_attr *attr) {
  const llvm_vec_type_hint_attr_params *params =
      (const llvm_vec_type_hint_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_vec_type_hint_attr_def);
  return params->is_signed;
}

// #llvm.dereferenceable: LLVM dereferenceable attribute
typedef struct llvm_dereferenceable_attr_params {
  uint64_t bytes;
  bool may_be_null;
} llvm_dereferenceable_attr_params;
extern const mica_attr_def llvm_dereferenceable_attr_def;
static inline bool llvm_dereferenceable_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_dereferenceable_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_dereferenceable_attr_get(mica_context *ctx, uint64_t bytes, bool may_be_null);
static inline uint64_t llvm_dereferenceable_attr_bytes(const mica_attr *attr) {
  const llvm_dereferenceable_attr_params *params =
      (const llvm_dereferenceable_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_dereferenceable_attr_def);
  return params->bytes;
}
static inline bool llvm_dereferenceable_attr_may_be_null(const mica_attr *attr) {
  const llvm_dereferenceable_attr_params *params =
      (const llvm_dereferenceable_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_dereferenceable_attr_def);
  return params->may_be_null;
}

// #llvm.mlir.workgroup_attribution: Memory that a workgroup shares
typedef struct llvm_workgroup_attribution_attr_params {
  const mica_attr *num_elements;
  const mica_attr *element_type;
} llvm_workgroup_attribution_attr_params;
extern const mica_attr_def llvm_workgroup_attribution_attr_def;
static inline bool llvm_workgroup_attribution_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_workgroup_attribution_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_workgroup_attribution_attr_get(mica_context *ctx,
                                                     const mica_attr *num_elements,
                                                     const mica_attr *element_type);
static inline const mica_attr *llvm_workgroup_attribution_attr_num_elements(const mica_attr *attr) {
  const llvm_workgroup_attribution_attr_params *params =
      (const llvm_workgroup_attribution_attr_params *)mica_attr_params_as(attr,
      &llvm_workgroup_attribution_attr_def);
  return params->num_elements;
}
static inline const mica_attr *llvm_workgroup_attribution_attr_element_type(const mica_attr *attr) {
  const llvm_workgroup_attribution_attr_params *params =
      (const llvm_workgroup_attribution_attr_params *)mica_attr_params_as(attr,
      &llvm_workgroup_attribution_attr_def);
  return params->element_type;
}

// #llvm.constant_range: The integers from one up to another
typedef struct llvm_constant_range_attr_params {
  const mica_attr *lower;
  const mica_attr *upper;
} llvm_constant_range_attr_params;
extern const mica_attr_def llvm_constant_range_attr_def;
static inline bool llvm_constant_range_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_constant_range_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_constant_range_attr_get(mica_context *ctx, const mica_attr *lower,
                                              const mica_attr *upper);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *llvm_constant_range_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                      const mica_attr *lower,
                                                      const mica_attr *upper);
// Written by the author: whether these parameters make one; reports through mica_error.
bool llvm_constant_range_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *lower,
                                    const mica_attr *upper);
// Written by the author: what follows the mnemonic.
const mica_attr *llvm_constant_range_attr_parse(mica_parser *p, const mica_type *type);
void llvm_constant_range_attr_print(mica_printer *p, const mica_attr *attr);
static inline const mica_attr *llvm_constant_range_attr_lower(const mica_attr *attr) {
  const llvm_constant_range_attr_params *params =
      (const llvm_constant_range_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_constant_range_attr_def);
  return params->lower;
}
static inline const mica_attr *llvm_constant_range_attr_upper(const mica_attr *attr) {
  const llvm_constant_range_attr_params *params =
      (const llvm_constant_range_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_constant_range_attr_def);
  return params->upper;
}

// #llvm.target_features: LLVM target features attribute
typedef struct llvm_target_features_attr_params {
  mica_attrs features;
} llvm_target_features_attr_params;
extern const mica_attr_def llvm_target_features_attr_def;
static inline bool llvm_target_features_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_target_features_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_target_features_attr_get(mica_context *ctx, mica_attrs features);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *llvm_target_features_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                       mica_attrs features);
// Written by the author: whether these parameters make one; reports through mica_error.
bool llvm_target_features_attr_check(mica_context *ctx, mica_loc loc, mica_attrs features);
static inline mica_attrs llvm_target_features_attr_features(const mica_attr *attr) {
  const llvm_target_features_attr_params *params =
      (const llvm_target_features_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_target_features_attr_def);
  return params->features;
}

// #llvm.target: LLVM target info: triple, chip, features
typedef struct llvm_target_attr_params {
  const mica_attr *triple;
  const mica_attr *chip;
  const mica_attr *features;
} llvm_target_attr_params;
extern const mica_attr_def llvm_target_attr_def;
static inline bool llvm_target_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_target_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_target_attr_get(mica_context *ctx, const mica_attr *triple,
                                      const mica_attr *chip, const mica_attr *features);
static inline const mica_attr *llvm_target_attr_triple(const mica_attr *attr) {
  const llvm_target_attr_params *params =
      (const llvm_target_attr_params *)mica_attr_params_as(attr, &llvm_target_attr_def);
  return params->triple;
}
static inline const mica_attr *llvm_target_attr_chip(const mica_attr *attr) {
  const llvm_target_attr_params *params =
      (const llvm_target_attr_params *)mica_attr_params_as(attr, &llvm_target_attr_def);
  return params->chip;
}
static inline const mica_attr *llvm_target_attr_features(const mica_attr *attr) {
  const llvm_target_attr_params *params =
      (const llvm_target_attr_params *)mica_attr_params_as(attr, &llvm_target_attr_def);
  return params->features;
}
// of TargetAttrInterface, written by the author
const mica_attr *llvm_target_attr_target_triple(const mica_attr *attr);
// of TargetAttrInterface, written by the author
const mica_attr *llvm_target_attr_target_chip(const mica_attr *attr);
// of TargetAttrInterface, written by the author
const mica_attr *llvm_target_attr_target_features(const mica_attr *attr);

// #llvm.undef: Any value
extern const mica_attr_def llvm_undef_attr_def;
static inline bool llvm_undef_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_undef_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_undef_attr_get(mica_context *ctx);

// #llvm.poison: A value that must not be used
extern const mica_attr_def llvm_poison_attr_def;
static inline bool llvm_poison_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_poison_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_poison_attr_get(mica_context *ctx);

// #llvm.zero: The value whose bits are zero
extern const mica_attr_def llvm_zero_attr_def;
static inline bool llvm_zero_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_zero_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_zero_attr_get(mica_context *ctx);

// #llvm.dso_local_equivalent: A function, or one that does the same
typedef struct llvm_dso_local_equivalent_attr_params {
  const mica_attr *sym;
} llvm_dso_local_equivalent_attr_params;
extern const mica_attr_def llvm_dso_local_equivalent_attr_def;
static inline bool llvm_dso_local_equivalent_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_dso_local_equivalent_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_dso_local_equivalent_attr_get(mica_context *ctx, const mica_attr *sym);
static inline const mica_attr *llvm_dso_local_equivalent_attr_sym(const mica_attr *attr) {
  const llvm_dso_local_equivalent_attr_params *params =
      (const llvm_dso_local_equivalent_attr_params *)mica_attr_params_as(attr,
      &llvm_dso_local_equivalent_attr_def);
  return params->sym;
}

// #llvm.blocktag
typedef struct llvm_block_tag_attr_params {
  uint32_t id;
} llvm_block_tag_attr_params;
extern const mica_attr_def llvm_block_tag_attr_def;
static inline bool llvm_block_tag_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_block_tag_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_block_tag_attr_get(mica_context *ctx, uint32_t id);
static inline uint32_t llvm_block_tag_attr_id(const mica_attr *attr) {
  const llvm_block_tag_attr_params *params =
      (const llvm_block_tag_attr_params *)mica_attr_params_as(attr, &llvm_block_tag_attr_def);
  return params->id;
}

// #llvm.blockaddress
typedef struct llvm_block_address_attr_params {
  const mica_attr *function;
  const mica_attr *tag;
} llvm_block_address_attr_params;
extern const mica_attr_def llvm_block_address_attr_def;
static inline bool llvm_block_address_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_block_address_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_block_address_attr_get(mica_context *ctx, const mica_attr *function,
                                             const mica_attr *tag);
static inline const mica_attr *llvm_block_address_attr_function(const mica_attr *attr) {
  const llvm_block_address_attr_params *params =
      (const llvm_block_address_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_block_address_attr_def);
  return params->function;
}
static inline const mica_attr *llvm_block_address_attr_tag(const mica_attr *attr) {
  const llvm_block_address_attr_params *params =
      (const llvm_block_address_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_block_address_attr_def);
  return params->tag;
}

// #llvm.loop_vectorize: How a loop is vectorized
typedef struct llvm_loop_vectorize_attr_params {
  const mica_attr *disable;
  const mica_attr *predicate_enable;
  const mica_attr *scalable_enable;
  const mica_attr *width;
  const mica_attr *followup_vectorized;
  const mica_attr *followup_epilogue;
  const mica_attr *followup_all;
} llvm_loop_vectorize_attr_params;
extern const mica_attr_def llvm_loop_vectorize_attr_def;
static inline bool llvm_loop_vectorize_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_vectorize_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_vectorize_attr_get(mica_context *ctx, const mica_attr *disable,
                                              const mica_attr *predicate_enable,
                                              const mica_attr *scalable_enable,
                                              const mica_attr *width,
                                              const mica_attr *followup_vectorized,
                                              const mica_attr *followup_epilogue,
                                              const mica_attr *followup_all);
static inline const mica_attr *llvm_loop_vectorize_attr_disable(const mica_attr *attr) {
  const llvm_loop_vectorize_attr_params *params =
      (const llvm_loop_vectorize_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_loop_vectorize_attr_def);
  return params->disable;
}
static inline const mica_attr *llvm_loop_vectorize_attr_predicate_enable(const mica_attr *attr) {
  const llvm_loop_vectorize_attr_params *params =
      (const llvm_loop_vectorize_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_loop_vectorize_attr_def);
  return params->predicate_enable;
}
static inline const mica_attr *llvm_loop_vectorize_attr_scalable_enable(const mica_attr *attr) {
  const llvm_loop_vectorize_attr_params *params =
      (const llvm_loop_vectorize_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_loop_vectorize_attr_def);
  return params->scalable_enable;
}
static inline const mica_attr *llvm_loop_vectorize_attr_width(const mica_attr *attr) {
  const llvm_loop_vectorize_attr_params *params =
      (const llvm_loop_vectorize_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_loop_vectorize_attr_def);
  return params->width;
}
static inline const mica_attr *llvm_loop_vectorize_attr_followup_vectorized(const mica_attr *attr) {
  const llvm_loop_vectorize_attr_params *params =
      (const llvm_loop_vectorize_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_loop_vectorize_attr_def);
  return params->followup_vectorized;
}
static inline const mica_attr *llvm_loop_vectorize_attr_followup_epilogue(const mica_attr *attr) {
  const llvm_loop_vectorize_attr_params *params =
      (const llvm_loop_vectorize_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_loop_vectorize_attr_def);
  return params->followup_epilogue;
}
static inline const mica_attr *llvm_loop_vectorize_attr_followup_all(const mica_attr *attr) {
  const llvm_loop_vectorize_attr_params *params =
      (const llvm_loop_vectorize_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_loop_vectorize_attr_def);
  return params->followup_all;
}

// #llvm.loop_interleave: How a loop is interleaved
typedef struct llvm_loop_interleave_attr_params {
  const mica_attr *count;
} llvm_loop_interleave_attr_params;
extern const mica_attr_def llvm_loop_interleave_attr_def;
static inline bool llvm_loop_interleave_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_interleave_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_interleave_attr_get(mica_context *ctx, const mica_attr *count);
static inline const mica_attr *llvm_loop_interleave_attr_count(const mica_attr *attr) {
  const llvm_loop_interleave_attr_params *params =
      (const llvm_loop_interleave_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_interleave_attr_def);
  return params->count;
}

// #llvm.loop_unroll: How a loop is unrolled
typedef struct llvm_loop_unroll_attr_params {
  const mica_attr *disable;
  const mica_attr *count;
  const mica_attr *runtime_disable;
  const mica_attr *full;
  const mica_attr *followup_unrolled;
  const mica_attr *followup_remainder;
  const mica_attr *followup_all;
} llvm_loop_unroll_attr_params;
extern const mica_attr_def llvm_loop_unroll_attr_def;
static inline bool llvm_loop_unroll_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_unroll_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_unroll_attr_get(mica_context *ctx, const mica_attr *disable,
                                           const mica_attr *count, const mica_attr *runtime_disable,
                                           const mica_attr *full,
                                           const mica_attr *followup_unrolled,
                                           const mica_attr *followup_remainder,
                                           const mica_attr *followup_all);
static inline const mica_attr *llvm_loop_unroll_attr_disable(const mica_attr *attr) {
  const llvm_loop_unroll_attr_params *params =
      (const llvm_loop_unroll_attr_params *)mica_attr_params_as(attr, &llvm_loop_unroll_attr_def);
  return params->disable;
}
static inline const mica_attr *llvm_loop_unroll_attr_count(const mica_attr *attr) {
  const llvm_loop_unroll_attr_params *params =
      (const llvm_loop_unroll_attr_params *)mica_attr_params_as(attr, &llvm_loop_unroll_attr_def);
  return params->count;
}
static inline const mica_attr *llvm_loop_unroll_attr_runtime_disable(const mica_attr *attr) {
  const llvm_loop_unroll_attr_params *params =
      (const llvm_loop_unroll_attr_params *)mica_attr_params_as(attr, &llvm_loop_unroll_attr_def);
  return params->runtime_disable;
}
static inline const mica_attr *llvm_loop_unroll_attr_full(const mica_attr *attr) {
  const llvm_loop_unroll_attr_params *params =
      (const llvm_loop_unroll_attr_params *)mica_attr_params_as(attr, &llvm_loop_unroll_attr_def);
  return params->full;
}
static inline const mica_attr *llvm_loop_unroll_attr_followup_unrolled(const mica_attr *attr) {
  const llvm_loop_unroll_attr_params *params =
      (const llvm_loop_unroll_attr_params *)mica_attr_params_as(attr, &llvm_loop_unroll_attr_def);
  return params->followup_unrolled;
}
static inline const mica_attr *llvm_loop_unroll_attr_followup_remainder(const mica_attr *attr) {
  const llvm_loop_unroll_attr_params *params =
      (const llvm_loop_unroll_attr_params *)mica_attr_params_as(attr, &llvm_loop_unroll_attr_def);
  return params->followup_remainder;
}
static inline const mica_attr *llvm_loop_unroll_attr_followup_all(const mica_attr *attr) {
  const llvm_loop_unroll_attr_params *params =
      (const llvm_loop_unroll_attr_params *)mica_attr_params_as(attr, &llvm_loop_unroll_attr_def);
  return params->followup_all;
}

// #llvm.loop_unroll_and_jam: How a nest of loops is unrolled and joined
typedef struct llvm_loop_unroll_and_jam_attr_params {
  const mica_attr *disable;
  const mica_attr *count;
  const mica_attr *followup_outer;
  const mica_attr *followup_inner;
  const mica_attr *followup_remainder_outer;
  const mica_attr *followup_remainder_inner;
  const mica_attr *followup_all;
} llvm_loop_unroll_and_jam_attr_params;
extern const mica_attr_def llvm_loop_unroll_and_jam_attr_def;
static inline bool llvm_loop_unroll_and_jam_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_unroll_and_jam_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_unroll_and_jam_attr_get(mica_context *ctx, const mica_attr *disable,
                                                   const mica_attr *count,
                                                   const mica_attr *followup_outer,
                                                   const mica_attr *followup_inner,
                                                   const mica_attr *followup_remainder_outer,
                                                   const mica_attr *followup_remainder_inner,
                                                   const mica_attr *followup_all);
static inline const mica_attr *llvm_loop_unroll_and_jam_attr_disable(const mica_attr *attr) {
  const llvm_loop_unroll_and_jam_attr_params *params =
      (const llvm_loop_unroll_and_jam_attr_params *)mica_attr_params_as(attr,
      &llvm_loop_unroll_and_jam_attr_def);
  return params->disable;
}
static inline const mica_attr *llvm_loop_unroll_and_jam_attr_count(const mica_attr *attr) {
  const llvm_loop_unroll_and_jam_attr_params *params =
      (const llvm_loop_unroll_and_jam_attr_params *)mica_attr_params_as(attr,
      &llvm_loop_unroll_and_jam_attr_def);
  return params->count;
}
static inline const mica_attr *llvm_loop_unroll_and_jam_attr_followup_outer(const mica_attr *attr) {
  const llvm_loop_unroll_and_jam_attr_params *params =
      (const llvm_loop_unroll_and_jam_attr_params *)mica_attr_params_as(attr,
      &llvm_loop_unroll_and_jam_attr_def);
  return params->followup_outer;
}
static inline const mica_attr *llvm_loop_unroll_and_jam_attr_followup_inner(const mica_attr *attr) {
  const llvm_loop_unroll_and_jam_attr_params *params =
      (const llvm_loop_unroll_and_jam_attr_params *)mica_attr_params_as(attr,
      &llvm_loop_unroll_and_jam_attr_def);
  return params->followup_inner;
}
static inline const mica_attr *llvm_loop_unroll_and_jam_attr_followup_remainder_outer(
    const mica_attr *attr) {
  const llvm_loop_unroll_and_jam_attr_params *params =
      (const llvm_loop_unroll_and_jam_attr_params *)mica_attr_params_as(attr,
      &llvm_loop_unroll_and_jam_attr_def);
  return params->followup_remainder_outer;
}
static inline const mica_attr *llvm_loop_unroll_and_jam_attr_followup_remainder_inner(
    const mica_attr *attr) {
  const llvm_loop_unroll_and_jam_attr_params *params =
      (const llvm_loop_unroll_and_jam_attr_params *)mica_attr_params_as(attr,
      &llvm_loop_unroll_and_jam_attr_def);
  return params->followup_remainder_inner;
}
static inline const mica_attr *llvm_loop_unroll_and_jam_attr_followup_all(const mica_attr *attr) {
  const llvm_loop_unroll_and_jam_attr_params *params =
      (const llvm_loop_unroll_and_jam_attr_params *)mica_attr_params_as(attr,
      &llvm_loop_unroll_and_jam_attr_def);
  return params->followup_all;
}

// #llvm.loop_licm: Whether what doesn't change moves out of a loop
typedef struct llvm_loop_licm_attr_params {
  const mica_attr *disable;
  const mica_attr *versioning_disable;
} llvm_loop_licm_attr_params;
extern const mica_attr_def llvm_loop_licm_attr_def;
static inline bool llvm_loop_licm_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_licm_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_licm_attr_get(mica_context *ctx, const mica_attr *disable,
                                         const mica_attr *versioning_disable);
static inline const mica_attr *llvm_loop_licm_attr_disable(const mica_attr *attr) {
  const llvm_loop_licm_attr_params *params =
      (const llvm_loop_licm_attr_params *)mica_attr_params_as(attr, &llvm_loop_licm_attr_def);
  return params->disable;
}
static inline const mica_attr *llvm_loop_licm_attr_versioning_disable(const mica_attr *attr) {
  const llvm_loop_licm_attr_params *params =
      (const llvm_loop_licm_attr_params *)mica_attr_params_as(attr, &llvm_loop_licm_attr_def);
  return params->versioning_disable;
}

// #llvm.loop_distribute: How a loop is split
typedef struct llvm_loop_distribute_attr_params {
  const mica_attr *disable;
  const mica_attr *followup_coincident;
  const mica_attr *followup_sequential;
  const mica_attr *followup_fallback;
  const mica_attr *followup_all;
} llvm_loop_distribute_attr_params;
extern const mica_attr_def llvm_loop_distribute_attr_def;
static inline bool llvm_loop_distribute_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_distribute_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_distribute_attr_get(mica_context *ctx, const mica_attr *disable,
                                               const mica_attr *followup_coincident,
                                               const mica_attr *followup_sequential,
                                               const mica_attr *followup_fallback,
                                               const mica_attr *followup_all);
static inline const mica_attr *llvm_loop_distribute_attr_disable(const mica_attr *attr) {
  const llvm_loop_distribute_attr_params *params =
      (const llvm_loop_distribute_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_distribute_attr_def);
  return params->disable;
}
static inline const mica_attr *llvm_loop_distribute_attr_followup_coincident(
    const mica_attr *attr) {
  const llvm_loop_distribute_attr_params *params =
      (const llvm_loop_distribute_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_distribute_attr_def);
  return params->followup_coincident;
}
static inline const mica_attr *llvm_loop_distribute_attr_followup_sequential(
    const mica_attr *attr) {
  const llvm_loop_distribute_attr_params *params =
      (const llvm_loop_distribute_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_distribute_attr_def);
  return params->followup_sequential;
}
static inline const mica_attr *llvm_loop_distribute_attr_followup_fallback(const mica_attr *attr) {
  const llvm_loop_distribute_attr_params *params =
      (const llvm_loop_distribute_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_distribute_attr_def);
  return params->followup_fallback;
}
static inline const mica_attr *llvm_loop_distribute_attr_followup_all(const mica_attr *attr) {
  const llvm_loop_distribute_attr_params *params =
      (const llvm_loop_distribute_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_distribute_attr_def);
  return params->followup_all;
}

// #llvm.loop_pipeline: How a loop is pipelined
typedef struct llvm_loop_pipeline_attr_params {
  const mica_attr *disable;
  const mica_attr *initiationinterval;
} llvm_loop_pipeline_attr_params;
extern const mica_attr_def llvm_loop_pipeline_attr_def;
static inline bool llvm_loop_pipeline_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_pipeline_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_pipeline_attr_get(mica_context *ctx, const mica_attr *disable,
                                             const mica_attr *initiationinterval);
static inline const mica_attr *llvm_loop_pipeline_attr_disable(const mica_attr *attr) {
  const llvm_loop_pipeline_attr_params *params =
      (const llvm_loop_pipeline_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_loop_pipeline_attr_def);
  return params->disable;
}
static inline const mica_attr *llvm_loop_pipeline_attr_initiationinterval(const mica_attr *attr) {
  const llvm_loop_pipeline_attr_params *params =
      (const llvm_loop_pipeline_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_loop_pipeline_attr_def);
  return params->initiationinterval;
}

// #llvm.loop_peeled: How many iterations were taken off a loop
typedef struct llvm_loop_peeled_attr_params {
  const mica_attr *count;
} llvm_loop_peeled_attr_params;
extern const mica_attr_def llvm_loop_peeled_attr_def;
static inline bool llvm_loop_peeled_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_peeled_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_peeled_attr_get(mica_context *ctx, const mica_attr *count);
static inline const mica_attr *llvm_loop_peeled_attr_count(const mica_attr *attr) {
  const llvm_loop_peeled_attr_params *params =
      (const llvm_loop_peeled_attr_params *)mica_attr_params_as(attr, &llvm_loop_peeled_attr_def);
  return params->count;
}

// #llvm.loop_unswitch: How conditions move out of a loop
typedef struct llvm_loop_unswitch_attr_params {
  const mica_attr *partial_disable;
} llvm_loop_unswitch_attr_params;
extern const mica_attr_def llvm_loop_unswitch_attr_def;
static inline bool llvm_loop_unswitch_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_unswitch_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_unswitch_attr_get(mica_context *ctx, const mica_attr *partial_disable);
static inline const mica_attr *llvm_loop_unswitch_attr_partial_disable(const mica_attr *attr) {
  const llvm_loop_unswitch_attr_params *params =
      (const llvm_loop_unswitch_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_loop_unswitch_attr_def);
  return params->partial_disable;
}

// #llvm.loop_annotation
typedef struct llvm_loop_annotation_attr_params {
  const mica_attr *disable_nonforced;
  const mica_attr *vectorize;
  const mica_attr *interleave;
  const mica_attr *unroll;
  const mica_attr *unroll_and_jam;
  const mica_attr *licm;
  const mica_attr *distribute;
  const mica_attr *pipeline;
  const mica_attr *peeled;
  const mica_attr *unswitch;
  const mica_attr *must_progress;
  const mica_attr *is_vectorized;
  const mica_attr *start_loc;
  const mica_attr *end_loc;
  mica_attrs parallel_accesses;
} llvm_loop_annotation_attr_params;
extern const mica_attr_def llvm_loop_annotation_attr_def;
static inline bool llvm_loop_annotation_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_loop_annotation_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_loop_annotation_attr_get(mica_context *ctx,
                                               const mica_attr *disable_nonforced,
                                               const mica_attr *vectorize,
                                               const mica_attr *interleave, const mica_attr *unroll,
                                               const mica_attr *unroll_and_jam,
                                               const mica_attr *licm, const mica_attr *distribute,
                                               const mica_attr *pipeline, const mica_attr *peeled,
                                               const mica_attr *unswitch,
                                               const mica_attr *must_progress,
                                               const mica_attr *is_vectorized,
                                               const mica_attr *start_loc, const mica_attr *end_loc,
                                               mica_attrs parallel_accesses);
static inline const mica_attr *llvm_loop_annotation_attr_disable_nonforced(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->disable_nonforced;
}
static inline const mica_attr *llvm_loop_annotation_attr_vectorize(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->vectorize;
}
static inline const mica_attr *llvm_loop_annotation_attr_interleave(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->interleave;
}
static inline const mica_attr *llvm_loop_annotation_attr_unroll(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->unroll;
}
static inline const mica_attr *llvm_loop_annotation_attr_unroll_and_jam(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->unroll_and_jam;
}
static inline const mica_attr *llvm_loop_annotation_attr_licm(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->licm;
}
static inline const mica_attr *llvm_loop_annotation_attr_distribute(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->distribute;
}
static inline const mica_attr *llvm_loop_annotation_attr_pipeline(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->pipeline;
}
static inline const mica_attr *llvm_loop_annotation_attr_peeled(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->peeled;
}
static inline const mica_attr *llvm_loop_annotation_attr_unswitch(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->unswitch;
}
static inline const mica_attr *llvm_loop_annotation_attr_must_progress(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->must_progress;
}
static inline const mica_attr *llvm_loop_annotation_attr_is_vectorized(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->is_vectorized;
}
static inline const mica_attr *llvm_loop_annotation_attr_start_loc(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->start_loc;
}
static inline const mica_attr *llvm_loop_annotation_attr_end_loc(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->end_loc;
}
static inline mica_attrs llvm_loop_annotation_attr_parallel_accesses(const mica_attr *attr) {
  const llvm_loop_annotation_attr_params *params =
      (const llvm_loop_annotation_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_loop_annotation_attr_def);
  return params->parallel_accesses;
}

// #llvm.access_group: LLVM dialect access group metadata
typedef struct llvm_access_group_attr_params {
  const mica_attr *id;
} llvm_access_group_attr_params;
extern const mica_attr_def llvm_access_group_attr_def;
static inline bool llvm_access_group_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_access_group_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_access_group_attr_get(mica_context *ctx, const mica_attr *id);
static inline const mica_attr *llvm_access_group_attr_id(const mica_attr *attr) {
  const llvm_access_group_attr_params *params =
      (const llvm_access_group_attr_params *)mica_attr_params_as(attr, &llvm_access_group_attr_def);
  return params->id;
}

// #llvm.alias_scope_domain: LLVM dialect alias scope domain metadata
typedef struct llvm_alias_scope_domain_attr_params {
  const mica_attr *id;
  const mica_attr *description;
} llvm_alias_scope_domain_attr_params;
extern const mica_attr_def llvm_alias_scope_domain_attr_def;
static inline bool llvm_alias_scope_domain_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_alias_scope_domain_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_alias_scope_domain_attr_get(mica_context *ctx, const mica_attr *id,
                                                  const mica_attr *description);
static inline const mica_attr *llvm_alias_scope_domain_attr_id(const mica_attr *attr) {
  const llvm_alias_scope_domain_attr_params *params =
      (const llvm_alias_scope_domain_attr_params *)mica_attr_params_as(attr,
      &llvm_alias_scope_domain_attr_def);
  return params->id;
}
static inline const mica_attr *llvm_alias_scope_domain_attr_description(const mica_attr *attr) {
  const llvm_alias_scope_domain_attr_params *params =
      (const llvm_alias_scope_domain_attr_params *)mica_attr_params_as(attr,
      &llvm_alias_scope_domain_attr_def);
  return params->description;
}

// #llvm.alias_scope: LLVM dialect alias scope
typedef struct llvm_alias_scope_attr_params {
  const mica_attr *id;
  const mica_attr *domain;
  const mica_attr *description;
} llvm_alias_scope_attr_params;
extern const mica_attr_def llvm_alias_scope_attr_def;
static inline bool llvm_alias_scope_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_alias_scope_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_alias_scope_attr_get(mica_context *ctx, const mica_attr *id,
                                           const mica_attr *domain, const mica_attr *description);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *llvm_alias_scope_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                   const mica_attr *id, const mica_attr *domain,
                                                   const mica_attr *description);
// Written by the author: whether these parameters make one; reports through mica_error.
bool llvm_alias_scope_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *id,
                                 const mica_attr *domain, const mica_attr *description);
static inline const mica_attr *llvm_alias_scope_attr_id(const mica_attr *attr) {
  const llvm_alias_scope_attr_params *params =
      (const llvm_alias_scope_attr_params *)mica_attr_params_as(attr, &llvm_alias_scope_attr_def);
  return params->id;
}
static inline const mica_attr *llvm_alias_scope_attr_domain(const mica_attr *attr) {
  const llvm_alias_scope_attr_params *params =
      (const llvm_alias_scope_attr_params *)mica_attr_params_as(attr, &llvm_alias_scope_attr_def);
  return params->domain;
}
static inline const mica_attr *llvm_alias_scope_attr_description(const mica_attr *attr) {
  const llvm_alias_scope_attr_params *params =
      (const llvm_alias_scope_attr_params *)mica_attr_params_as(attr, &llvm_alias_scope_attr_def);
  return params->description;
}

// #llvm.tbaa_root: LLVM dialect TBAA root metadata
typedef struct llvm_tbaa_root_attr_params {
  const mica_attr *id;
} llvm_tbaa_root_attr_params;
extern const mica_attr_def llvm_tbaa_root_attr_def;
static inline bool llvm_tbaa_root_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_tbaa_root_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_tbaa_root_attr_get(mica_context *ctx, const mica_attr *id);
static inline const mica_attr *llvm_tbaa_root_attr_id(const mica_attr *attr) {
  const llvm_tbaa_root_attr_params *params =
      (const llvm_tbaa_root_attr_params *)mica_attr_params_as(attr, &llvm_tbaa_root_attr_def);
  return params->id;
}

// #llvm.tbaa_member: A part of a type, and where it is
typedef struct llvm_tbaa_member_attr_params {
  const mica_attr *type_desc;
  int64_t offset;
} llvm_tbaa_member_attr_params;
extern const mica_attr_def llvm_tbaa_member_attr_def;
static inline bool llvm_tbaa_member_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_tbaa_member_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_tbaa_member_attr_get(mica_context *ctx, const mica_attr *type_desc,
                                           int64_t offset);
static inline const mica_attr *llvm_tbaa_member_attr_type_desc(const mica_attr *attr) {
  const llvm_tbaa_member_attr_params *params =
      (const llvm_tbaa_member_attr_params *)mica_attr_params_as(attr, &llvm_tbaa_member_attr_def);
  return params->type_desc;
}
static inline int64_t llvm_tbaa_member_attr_offset(const mica_attr *attr) {
  const llvm_tbaa_member_attr_params *params =
      (const llvm_tbaa_member_attr_params *)mica_attr_params_as(attr, &llvm_tbaa_member_attr_def);
  return params->offset;
}

// #llvm.tbaa_type_desc: LLVM dialect TBAA type metadata
typedef struct llvm_tbaa_type_descriptor_attr_params {
  mica_str id;
  mica_attrs members;
} llvm_tbaa_type_descriptor_attr_params;
extern const mica_attr_def llvm_tbaa_type_descriptor_attr_def;
static inline bool llvm_tbaa_type_descriptor_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_tbaa_type_descriptor_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_tbaa_type_descriptor_attr_get(mica_context *ctx, mica_str id,
                                                    mica_attrs members);
static inline mica_str llvm_tbaa_type_descriptor_attr_id(const mica_attr *attr) {
  const llvm_tbaa_type_descriptor_attr_params *params =
      (const llvm_tbaa_type_descriptor_attr_params *)mica_attr_params_as(attr,
      &llvm_tbaa_type_descriptor_attr_def);
  return params->id;
}
static inline mica_attrs llvm_tbaa_type_descriptor_attr_members(const mica_attr *attr) {
  const llvm_tbaa_type_descriptor_attr_params *params =
      (const llvm_tbaa_type_descriptor_attr_params *)mica_attr_params_as(attr,
      &llvm_tbaa_type_descriptor_attr_def);
  return params->members;
}

// #llvm.tbaa_tag: LLVM dialect TBAA tag metadata
typedef struct llvm_tbaa_tag_attr_params {
  const mica_attr *base_type;
  const mica_attr *access_type;
  int64_t offset;
  bool constant;
} llvm_tbaa_tag_attr_params;
extern const mica_attr_def llvm_tbaa_tag_attr_def;
static inline bool llvm_tbaa_tag_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_tbaa_tag_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_tbaa_tag_attr_get(mica_context *ctx, const mica_attr *base_type,
                                        const mica_attr *access_type, int64_t offset,
                                        bool constant);
static inline const mica_attr *llvm_tbaa_tag_attr_base_type(const mica_attr *attr) {
  const llvm_tbaa_tag_attr_params *params =
      (const llvm_tbaa_tag_attr_params *)mica_attr_params_as(attr, &llvm_tbaa_tag_attr_def);
  return params->base_type;
}
static inline const mica_attr *llvm_tbaa_tag_attr_access_type(const mica_attr *attr) {
  const llvm_tbaa_tag_attr_params *params =
      (const llvm_tbaa_tag_attr_params *)mica_attr_params_as(attr, &llvm_tbaa_tag_attr_def);
  return params->access_type;
}
static inline int64_t llvm_tbaa_tag_attr_offset(const mica_attr *attr) {
  const llvm_tbaa_tag_attr_params *params =
      (const llvm_tbaa_tag_attr_params *)mica_attr_params_as(attr, &llvm_tbaa_tag_attr_def);
  return params->offset;
}
static inline bool llvm_tbaa_tag_attr_constant(const mica_attr *attr) {
  const llvm_tbaa_tag_attr_params *params =
      (const llvm_tbaa_tag_attr_params *)mica_attr_params_as(attr, &llvm_tbaa_tag_attr_def);
  return params->constant;
}

// #llvm.mmra_tag: MLIR wrapper around a prefix:suffix MMRA tag
typedef struct llvm_mmra_tag_attr_params {
  mica_str prefix;
  mica_str suffix;
} llvm_mmra_tag_attr_params;
extern const mica_attr_def llvm_mmra_tag_attr_def;
static inline bool llvm_mmra_tag_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_mmra_tag_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_mmra_tag_attr_get(mica_context *ctx, mica_str prefix, mica_str suffix);
static inline mica_str llvm_mmra_tag_attr_prefix(const mica_attr *attr) {
  const llvm_mmra_tag_attr_params *params =
      (const llvm_mmra_tag_attr_params *)mica_attr_params_as(attr, &llvm_mmra_tag_attr_def);
  return params->prefix;
}
static inline mica_str llvm_mmra_tag_attr_suffix(const mica_attr *attr) {
  const llvm_mmra_tag_attr_params *params =
      (const llvm_mmra_tag_attr_params *)mica_attr_params_as(attr, &llvm_mmra_tag_attr_def);
  return params->suffix;
}

// #llvm.mlir.module_flag: LLVM module flag metadata
typedef struct llvm_module_flag_attr_params {
  llvm_mod_flag_behavior behavior;
  const mica_attr *key;
  const mica_attr *value;
} llvm_module_flag_attr_params;
extern const mica_attr_def llvm_module_flag_attr_def;
static inline bool llvm_module_flag_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_module_flag_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_module_flag_attr_get(mica_context *ctx, llvm_mod_flag_behavior behavior,
                                           const mica_attr *key, const mica_attr *value);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *llvm_module_flag_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                   llvm_mod_flag_behavior behavior,
                                                   const mica_attr *key, const mica_attr *value);
// Written by the author: whether these parameters make one; reports through mica_error.
bool llvm_module_flag_attr_check(mica_context *ctx, mica_loc loc, llvm_mod_flag_behavior behavior,
                                 const mica_attr *key, const mica_attr *value);
static inline llvm_mod_flag_behavior llvm_module_flag_attr_behavior(const mica_attr *attr) {
  const llvm_module_flag_attr_params *params =
      (const llvm_module_flag_attr_params *)mica_attr_params_as(attr, &llvm_module_flag_attr_def);
  return params->behavior;
}
static inline const mica_attr *llvm_module_flag_attr_key(const mica_attr *attr) {
  const llvm_module_flag_attr_params *params =
      (const llvm_module_flag_attr_params *)mica_attr_params_as(attr, &llvm_module_flag_attr_def);
  return params->key;
}
static inline const mica_attr *llvm_module_flag_attr_value(const mica_attr *attr) {
  const llvm_module_flag_attr_params *params =
      (const llvm_module_flag_attr_params *)mica_attr_params_as(attr, &llvm_module_flag_attr_def);
  return params->value;
}

// #llvm.cgprofile_entry: CG profile module flag entry
typedef struct llvm_module_flag_cg_profile_entry_attr_params {
  const mica_attr *from;
  const mica_attr *to;
  uint64_t count;
} llvm_module_flag_cg_profile_entry_attr_params;
extern const mica_attr_def llvm_module_flag_cg_profile_entry_attr_def;
static inline bool llvm_module_flag_cg_profile_entry_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_module_flag_cg_profile_entry_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_module_flag_cg_profile_entry_attr_get(mica_context *ctx,
                                                            const mica_attr *from,
                                                            const mica_attr *to, uint64_t count);
static inline const mica_attr *llvm_module_flag_cg_profile_entry_attr_from(const mica_attr *attr) {
  const llvm_module_flag_cg_profile_entry_attr_params *params =
      (const llvm_module_flag_cg_profile_entry_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_cg_profile_entry_attr_def);
  return params->from;
}
static inline const mica_attr *llvm_module_flag_cg_profile_entry_attr_to(const mica_attr *attr) {
  const llvm_module_flag_cg_profile_entry_attr_params *params =
      (const llvm_module_flag_cg_profile_entry_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_cg_profile_entry_attr_def);
  return params->to;
}
static inline uint64_t llvm_module_flag_cg_profile_entry_attr_count(const mica_attr *attr) {
  const llvm_module_flag_cg_profile_entry_attr_params *params =
      (const llvm_module_flag_cg_profile_entry_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_cg_profile_entry_attr_def);
  return params->count;
}

// #llvm.profile_summary_detailed: ProfileSummary detailed information
typedef struct llvm_module_flag_profile_summary_detailed_attr_params {
  uint32_t cut_off;
  uint64_t min_count;
  uint32_t num_counts;
} llvm_module_flag_profile_summary_detailed_attr_params;
extern const mica_attr_def llvm_module_flag_profile_summary_detailed_attr_def;
static inline bool llvm_module_flag_profile_summary_detailed_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_module_flag_profile_summary_detailed_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_module_flag_profile_summary_detailed_attr_get(mica_context *ctx,
                                                                    uint32_t cut_off,
                                                                    uint64_t min_count,
                                                                    uint32_t num_counts);
static inline uint32_t llvm_module_flag_profile_summary_detailed_attr_cut_off(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_detailed_attr_params *params =
      (const llvm_module_flag_profile_summary_detailed_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_detailed_attr_def);
  return params->cut_off;
}
static inline uint64_t llvm_module_flag_profile_summary_detailed_attr_min_count(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_detailed_attr_params *params =
      (const llvm_module_flag_profile_summary_detailed_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_detailed_attr_def);
  return params->min_count;
}
static inline uint32_t llvm_module_flag_profile_summary_detailed_attr_num_counts(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_detailed_attr_params *params =
      (const llvm_module_flag_profile_summary_detailed_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_detailed_attr_def);
  return params->num_counts;
}

// #llvm.profile_summary: ProfileSummary module flag
typedef struct llvm_module_flag_profile_summary_attr_params {
  llvm_profile_summary_format_kind format;
  uint64_t total_count;
  uint64_t max_count;
  uint64_t max_internal_count;
  uint64_t max_function_count;
  uint64_t num_counts;
  uint64_t num_functions;
  mica_optional_uint64 is_partial_profile;
  const mica_attr *partial_profile_ratio;
  mica_attrs detailed_summary;
} llvm_module_flag_profile_summary_attr_params;
extern const mica_attr_def llvm_module_flag_profile_summary_attr_def;
static inline bool llvm_module_flag_profile_summary_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_module_flag_profile_summary_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_module_flag_profile_summary_attr_get(mica_context *ctx,
                                                           llvm_profile_summary_format_kind format,
                                                           uint64_t total_count, uint64_t max_count,
                                                           uint64_t max_internal_count,
                                                           uint64_t max_function_count,
                                                           uint64_t num_counts,
                                                           uint64_t num_functions,
                                                           mica_optional_uint64 is_partial_profile,
                                                           const mica_attr *partial_profile_ratio,
                                                           mica_attrs detailed_summary);
static inline llvm_profile_summary_format_kind llvm_module_flag_profile_summary_attr_format(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->format;
}
static inline uint64_t llvm_module_flag_profile_summary_attr_total_count(const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->total_count;
}
static inline uint64_t llvm_module_flag_profile_summary_attr_max_count(const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->max_count;
}
static inline uint64_t llvm_module_flag_profile_summary_attr_max_internal_count(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->max_internal_count;
}
static inline uint64_t llvm_module_flag_profile_summary_attr_max_function_count(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->max_function_count;
}
static inline uint64_t llvm_module_flag_profile_summary_attr_num_counts(const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->num_counts;
}
static inline uint64_t llvm_module_flag_profile_summary_attr_num_functions(const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->num_functions;
}
static inline mica_optional_uint64 llvm_module_flag_profile_summary_attr_is_partial_profile(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->is_partial_profile;
}
static inline const mica_attr *llvm_module_flag_profile_summary_attr_partial_profile_ratio(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->partial_profile_ratio;
}
static inline mica_attrs llvm_module_flag_profile_summary_attr_detailed_summary(
    const mica_attr *attr) {
  const llvm_module_flag_profile_summary_attr_params *params =
      (const llvm_module_flag_profile_summary_attr_params *)mica_attr_params_as(attr,
      &llvm_module_flag_profile_summary_attr_def);
  return params->detailed_summary;
}

// #llvm.dependent_libraries: LLVM dependent libraries attribute
typedef struct llvm_dependent_libraries_attr_params {
  mica_attrs libs;
} llvm_dependent_libraries_attr_params;
extern const mica_attr_def llvm_dependent_libraries_attr_def;
static inline bool llvm_dependent_libraries_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_dependent_libraries_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_dependent_libraries_attr_get(mica_context *ctx, mica_attrs libs);
static inline mica_attrs llvm_dependent_libraries_attr_libs(const mica_attr *attr) {
  const llvm_dependent_libraries_attr_params *params =
      (const llvm_dependent_libraries_attr_params *)mica_attr_params_as(attr,
      &llvm_dependent_libraries_attr_def);
  return params->libs;
}

// #llvm.di_expression_elem: One operation of an expression
typedef struct llvm_di_expression_elem_attr_params {
  unsigned opcode;  // debug info operation encoding
  mica_uint64s arguments;
} llvm_di_expression_elem_attr_params;
extern const mica_attr_def llvm_di_expression_elem_attr_def;
static inline bool llvm_di_expression_elem_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_expression_elem_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_expression_elem_attr_get(mica_context *ctx, unsigned opcode,
                                                  mica_uint64s arguments);
static inline unsigned llvm_di_expression_elem_attr_opcode(const mica_attr *attr) {
  const llvm_di_expression_elem_attr_params *params =
      (const llvm_di_expression_elem_attr_params *)mica_attr_params_as(attr,
      &llvm_di_expression_elem_attr_def);
  return params->opcode;
}
static inline mica_uint64s llvm_di_expression_elem_attr_arguments(const mica_attr *attr) {
  const llvm_di_expression_elem_attr_params *params =
      (const llvm_di_expression_elem_attr_params *)mica_attr_params_as(attr,
      &llvm_di_expression_elem_attr_def);
  return params->arguments;
}

// #llvm.di_expression
typedef struct llvm_di_expression_attr_params {
  mica_attrs operations;
} llvm_di_expression_attr_params;
extern const mica_attr_def llvm_di_expression_attr_def;
static inline bool llvm_di_expression_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_expression_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_expression_attr_get(mica_context *ctx, mica_attrs operations);
static inline mica_attrs llvm_di_expression_attr_operations(const mica_attr *attr) {
  const llvm_di_expression_attr_params *params =
      (const llvm_di_expression_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_expression_attr_def);
  return params->operations;
}

// #llvm.di_null_type: No type
extern const mica_attr_def llvm_di_null_type_attr_def;
static inline bool llvm_di_null_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_null_type_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_null_type_attr_get(mica_context *ctx);

// #llvm.di_basic_type: A type that is in the language itself
typedef struct llvm_di_basic_type_attr_params {
  unsigned tag;  // debug info tag
  const mica_attr *name;
  uint64_t size_in_bits;
  unsigned encoding;  // debug info encoding
} llvm_di_basic_type_attr_params;
extern const mica_attr_def llvm_di_basic_type_attr_def;
static inline bool llvm_di_basic_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_basic_type_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_basic_type_attr_get(mica_context *ctx, unsigned tag, const mica_attr *name,
                                             uint64_t size_in_bits, unsigned encoding);
static inline unsigned llvm_di_basic_type_attr_tag(const mica_attr *attr) {
  const llvm_di_basic_type_attr_params *params =
      (const llvm_di_basic_type_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_basic_type_attr_def);
  return params->tag;
}
static inline const mica_attr *llvm_di_basic_type_attr_name(const mica_attr *attr) {
  const llvm_di_basic_type_attr_params *params =
      (const llvm_di_basic_type_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_basic_type_attr_def);
  return params->name;
}
static inline uint64_t llvm_di_basic_type_attr_size_in_bits(const mica_attr *attr) {
  const llvm_di_basic_type_attr_params *params =
      (const llvm_di_basic_type_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_basic_type_attr_def);
  return params->size_in_bits;
}
static inline unsigned llvm_di_basic_type_attr_encoding(const mica_attr *attr) {
  const llvm_di_basic_type_attr_params *params =
      (const llvm_di_basic_type_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_basic_type_attr_def);
  return params->encoding;
}

// #llvm.di_composite_type: A type that is made of others
typedef struct llvm_di_composite_type_attr_params {
  const mica_attr *rec_id;
  bool is_rec_self;
  unsigned tag;  // debug info tag
  const mica_attr *name;
  const mica_attr *file;
  uint32_t line;
  const mica_attr *scope;
  const mica_attr *base_type;
  llvm_di_flags flags;
  uint64_t size_in_bits;
  uint64_t align_in_bits;
  const mica_attr *data_location;
  const mica_attr *rank;
  const mica_attr *allocated;
  const mica_attr *associated;
  mica_attrs elements;
} llvm_di_composite_type_attr_params;
extern const mica_attr_def llvm_di_composite_type_attr_def;
static inline bool llvm_di_composite_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_composite_type_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_composite_type_attr_get(mica_context *ctx, const mica_attr *rec_id,
                                                 bool is_rec_self, unsigned tag,
                                                 const mica_attr *name, const mica_attr *file,
                                                 uint32_t line, const mica_attr *scope,
                                                 const mica_attr *base_type, llvm_di_flags flags,
                                                 uint64_t size_in_bits, uint64_t align_in_bits,
                                                 const mica_attr *data_location,
                                                 const mica_attr *rank, const mica_attr *allocated,
                                                 const mica_attr *associated, mica_attrs elements);
static inline const mica_attr *llvm_di_composite_type_attr_rec_id(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->rec_id;
}
static inline bool llvm_di_composite_type_attr_is_rec_self(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->is_rec_self;
}
static inline unsigned llvm_di_composite_type_attr_tag(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->tag;
}
static inline const mica_attr *llvm_di_composite_type_attr_name(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_composite_type_attr_file(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->file;
}
static inline uint32_t llvm_di_composite_type_attr_line(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->line;
}
static inline const mica_attr *llvm_di_composite_type_attr_scope(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_composite_type_attr_base_type(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->base_type;
}
static inline llvm_di_flags llvm_di_composite_type_attr_flags(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->flags;
}
static inline uint64_t llvm_di_composite_type_attr_size_in_bits(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->size_in_bits;
}
static inline uint64_t llvm_di_composite_type_attr_align_in_bits(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->align_in_bits;
}
static inline const mica_attr *llvm_di_composite_type_attr_data_location(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->data_location;
}
static inline const mica_attr *llvm_di_composite_type_attr_rank(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->rank;
}
static inline const mica_attr *llvm_di_composite_type_attr_allocated(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->allocated;
}
static inline const mica_attr *llvm_di_composite_type_attr_associated(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->associated;
}
static inline mica_attrs llvm_di_composite_type_attr_elements(const mica_attr *attr) {
  const llvm_di_composite_type_attr_params *params =
      (const llvm_di_composite_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_composite_type_attr_def);
  return params->elements;
}
// of DIRecursiveTypeAttrInterface, written by the author
bool llvm_di_composite_type_attr_di_recursive_type_is_rec_self(const mica_attr *attr);
// of DIRecursiveTypeAttrInterface, written by the author
const mica_attr *llvm_di_composite_type_attr_di_recursive_type_rec_id(const mica_attr *attr);

// #llvm.di_derived_type: A type that is made of another one
typedef struct llvm_di_derived_type_attr_params {
  unsigned tag;  // debug info tag
  const mica_attr *name;
  const mica_attr *base_type;
  uint64_t size_in_bits;
  uint32_t align_in_bits;
  uint64_t offset_in_bits;
  mica_optional_uint32 dwarf_address_space;
  const mica_attr *extra_data;
} llvm_di_derived_type_attr_params;
extern const mica_attr_def llvm_di_derived_type_attr_def;
static inline bool llvm_di_derived_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_derived_type_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_derived_type_attr_get(mica_context *ctx, unsigned tag,
                                               const mica_attr *name, const mica_attr *base_type,
                                               uint64_t size_in_bits, uint32_t align_in_bits,
                                               uint64_t offset_in_bits,
                                               mica_optional_uint32 dwarf_address_space,
                                               const mica_attr *extra_data);
static inline unsigned llvm_di_derived_type_attr_tag(const mica_attr *attr) {
  const llvm_di_derived_type_attr_params *params =
      (const llvm_di_derived_type_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_derived_type_attr_def);
  return params->tag;
}
static inline const mica_attr *llvm_di_derived_type_attr_name(const mica_attr *attr) {
  const llvm_di_derived_type_attr_params *params =
      (const llvm_di_derived_type_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_derived_type_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_derived_type_attr_base_type(const mica_attr *attr) {
  const llvm_di_derived_type_attr_params *params =
      (const llvm_di_derived_type_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_derived_type_attr_def);
  return params->base_type;
}
static inline uint64_t llvm_di_derived_type_attr_size_in_bits(const mica_attr *attr) {
  const llvm_di_derived_type_attr_params *params =
      (const llvm_di_derived_type_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_derived_type_attr_def);
  return params->size_in_bits;
}
static inline uint32_t llvm_di_derived_type_attr_align_in_bits(const mica_attr *attr) {
  const llvm_di_derived_type_attr_params *params =
      (const llvm_di_derived_type_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_derived_type_attr_def);
  return params->align_in_bits;
}
static inline uint64_t llvm_di_derived_type_attr_offset_in_bits(const mica_attr *attr) {
  const llvm_di_derived_type_attr_params *params =
      (const llvm_di_derived_type_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_derived_type_attr_def);
  return params->offset_in_bits;
}
static inline mica_optional_uint32 llvm_di_derived_type_attr_dwarf_address_space(
    const mica_attr *attr) {
  const llvm_di_derived_type_attr_params *params =
      (const llvm_di_derived_type_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_derived_type_attr_def);
  return params->dwarf_address_space;
}
static inline const mica_attr *llvm_di_derived_type_attr_extra_data(const mica_attr *attr) {
  const llvm_di_derived_type_attr_params *params =
      (const llvm_di_derived_type_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_derived_type_attr_def);
  return params->extra_data;
}

// #llvm.di_subroutine_type: The type of a subprogram
typedef struct llvm_di_subroutine_type_attr_params {
  unsigned calling_convention;  // debug info calling convention
  mica_attrs types;
} llvm_di_subroutine_type_attr_params;
extern const mica_attr_def llvm_di_subroutine_type_attr_def;
static inline bool llvm_di_subroutine_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_subroutine_type_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_subroutine_type_attr_get(mica_context *ctx, unsigned calling_convention,
                                                  mica_attrs types);
static inline unsigned llvm_di_subroutine_type_attr_calling_convention(const mica_attr *attr) {
  const llvm_di_subroutine_type_attr_params *params =
      (const llvm_di_subroutine_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_subroutine_type_attr_def);
  return params->calling_convention;
}
static inline mica_attrs llvm_di_subroutine_type_attr_types(const mica_attr *attr) {
  const llvm_di_subroutine_type_attr_params *params =
      (const llvm_di_subroutine_type_attr_params *)mica_attr_params_as(attr,
      &llvm_di_subroutine_type_attr_def);
  return params->types;
}

// #llvm.di_string_type: A text with a length
typedef struct llvm_di_string_type_attr_params {
  unsigned tag;  // debug info tag
  const mica_attr *name;
  uint64_t size_in_bits;
  uint32_t align_in_bits;
  const mica_attr *string_length;
  const mica_attr *string_length_exp;
  const mica_attr *string_location_exp;
  unsigned encoding;  // debug info encoding
} llvm_di_string_type_attr_params;
extern const mica_attr_def llvm_di_string_type_attr_def;
static inline bool llvm_di_string_type_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_string_type_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_string_type_attr_get(mica_context *ctx, unsigned tag,
                                              const mica_attr *name, uint64_t size_in_bits,
                                              uint32_t align_in_bits,
                                              const mica_attr *string_length,
                                              const mica_attr *string_length_exp,
                                              const mica_attr *string_location_exp,
                                              unsigned encoding);
static inline unsigned llvm_di_string_type_attr_tag(const mica_attr *attr) {
  const llvm_di_string_type_attr_params *params =
      (const llvm_di_string_type_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_di_string_type_attr_def);
  return params->tag;
}
static inline const mica_attr *llvm_di_string_type_attr_name(const mica_attr *attr) {
  const llvm_di_string_type_attr_params *params =
      (const llvm_di_string_type_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_di_string_type_attr_def);
  return params->name;
}
static inline uint64_t llvm_di_string_type_attr_size_in_bits(const mica_attr *attr) {
  const llvm_di_string_type_attr_params *params =
      (const llvm_di_string_type_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_di_string_type_attr_def);
  return params->size_in_bits;
}
static inline uint32_t llvm_di_string_type_attr_align_in_bits(const mica_attr *attr) {
  const llvm_di_string_type_attr_params *params =
      (const llvm_di_string_type_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_di_string_type_attr_def);
  return params->align_in_bits;
}
static inline const mica_attr *llvm_di_string_type_attr_string_length(const mica_attr *attr) {
  const llvm_di_string_type_attr_params *params =
      (const llvm_di_string_type_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_di_string_type_attr_def);
  return params->string_length;
}
static inline const mica_attr *llvm_di_string_type_attr_string_length_exp(const mica_attr *attr) {
  const llvm_di_string_type_attr_params *params =
      (const llvm_di_string_type_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_di_string_type_attr_def);
  return params->string_length_exp;
}
static inline const mica_attr *llvm_di_string_type_attr_string_location_exp(const mica_attr *attr) {
  const llvm_di_string_type_attr_params *params =
      (const llvm_di_string_type_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_di_string_type_attr_def);
  return params->string_location_exp;
}
static inline unsigned llvm_di_string_type_attr_encoding(const mica_attr *attr) {
  const llvm_di_string_type_attr_params *params =
      (const llvm_di_string_type_attr_params *)mica_attr_params_as(attr,
                                                                   &llvm_di_string_type_attr_def);
  return params->encoding;
}

// #llvm.di_subrange: One dimension of an array
typedef struct llvm_di_subrange_attr_params {
  const mica_attr *count;
  const mica_attr *lower_bound;
  const mica_attr *upper_bound;
  const mica_attr *stride;
} llvm_di_subrange_attr_params;
extern const mica_attr_def llvm_di_subrange_attr_def;
static inline bool llvm_di_subrange_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_subrange_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_subrange_attr_get(mica_context *ctx, const mica_attr *count,
                                           const mica_attr *lower_bound,
                                           const mica_attr *upper_bound, const mica_attr *stride);
static inline const mica_attr *llvm_di_subrange_attr_count(const mica_attr *attr) {
  const llvm_di_subrange_attr_params *params =
      (const llvm_di_subrange_attr_params *)mica_attr_params_as(attr, &llvm_di_subrange_attr_def);
  return params->count;
}
static inline const mica_attr *llvm_di_subrange_attr_lower_bound(const mica_attr *attr) {
  const llvm_di_subrange_attr_params *params =
      (const llvm_di_subrange_attr_params *)mica_attr_params_as(attr, &llvm_di_subrange_attr_def);
  return params->lower_bound;
}
static inline const mica_attr *llvm_di_subrange_attr_upper_bound(const mica_attr *attr) {
  const llvm_di_subrange_attr_params *params =
      (const llvm_di_subrange_attr_params *)mica_attr_params_as(attr, &llvm_di_subrange_attr_def);
  return params->upper_bound;
}
static inline const mica_attr *llvm_di_subrange_attr_stride(const mica_attr *attr) {
  const llvm_di_subrange_attr_params *params =
      (const llvm_di_subrange_attr_params *)mica_attr_params_as(attr, &llvm_di_subrange_attr_def);
  return params->stride;
}

// #llvm.di_generic_subrange: One dimension of an array of any rank
typedef struct llvm_di_generic_subrange_attr_params {
  const mica_attr *count;
  const mica_attr *lower_bound;
  const mica_attr *upper_bound;
  const mica_attr *stride;
} llvm_di_generic_subrange_attr_params;
extern const mica_attr_def llvm_di_generic_subrange_attr_def;
static inline bool llvm_di_generic_subrange_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_generic_subrange_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_generic_subrange_attr_get(mica_context *ctx, const mica_attr *count,
                                                   const mica_attr *lower_bound,
                                                   const mica_attr *upper_bound,
                                                   const mica_attr *stride);
static inline const mica_attr *llvm_di_generic_subrange_attr_count(const mica_attr *attr) {
  const llvm_di_generic_subrange_attr_params *params =
      (const llvm_di_generic_subrange_attr_params *)mica_attr_params_as(attr,
      &llvm_di_generic_subrange_attr_def);
  return params->count;
}
static inline const mica_attr *llvm_di_generic_subrange_attr_lower_bound(const mica_attr *attr) {
  const llvm_di_generic_subrange_attr_params *params =
      (const llvm_di_generic_subrange_attr_params *)mica_attr_params_as(attr,
      &llvm_di_generic_subrange_attr_def);
  return params->lower_bound;
}
static inline const mica_attr *llvm_di_generic_subrange_attr_upper_bound(const mica_attr *attr) {
  const llvm_di_generic_subrange_attr_params *params =
      (const llvm_di_generic_subrange_attr_params *)mica_attr_params_as(attr,
      &llvm_di_generic_subrange_attr_def);
  return params->upper_bound;
}
static inline const mica_attr *llvm_di_generic_subrange_attr_stride(const mica_attr *attr) {
  const llvm_di_generic_subrange_attr_params *params =
      (const llvm_di_generic_subrange_attr_params *)mica_attr_params_as(attr,
      &llvm_di_generic_subrange_attr_def);
  return params->stride;
}

// #llvm.di_file: A file of source code
typedef struct llvm_di_file_attr_params {
  const mica_attr *name;
  const mica_attr *directory;
} llvm_di_file_attr_params;
extern const mica_attr_def llvm_di_file_attr_def;
static inline bool llvm_di_file_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_file_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_file_attr_get(mica_context *ctx, const mica_attr *name,
                                       const mica_attr *directory);
static inline const mica_attr *llvm_di_file_attr_name(const mica_attr *attr) {
  const llvm_di_file_attr_params *params =
      (const llvm_di_file_attr_params *)mica_attr_params_as(attr, &llvm_di_file_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_file_attr_directory(const mica_attr *attr) {
  const llvm_di_file_attr_params *params =
      (const llvm_di_file_attr_params *)mica_attr_params_as(attr, &llvm_di_file_attr_def);
  return params->directory;
}

// #llvm.di_compile_unit: What is compiled at once
typedef struct llvm_di_compile_unit_attr_params {
  const mica_attr *id;
  unsigned source_language;  // debug info language
  const mica_attr *file;
  const mica_attr *producer;
  bool is_optimized;
  llvm_di_emission_kind emission_kind;
  llvm_di_name_table_kind name_table_kind;
  const mica_attr *split_debug_filename;
} llvm_di_compile_unit_attr_params;
extern const mica_attr_def llvm_di_compile_unit_attr_def;
static inline bool llvm_di_compile_unit_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_compile_unit_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_compile_unit_attr_get(mica_context *ctx, const mica_attr *id,
                                               unsigned source_language, const mica_attr *file,
                                               const mica_attr *producer, bool is_optimized,
                                               llvm_di_emission_kind emission_kind,
                                               llvm_di_name_table_kind name_table_kind,
                                               const mica_attr *split_debug_filename);
static inline const mica_attr *llvm_di_compile_unit_attr_id(const mica_attr *attr) {
  const llvm_di_compile_unit_attr_params *params =
      (const llvm_di_compile_unit_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_compile_unit_attr_def);
  return params->id;
}
static inline unsigned llvm_di_compile_unit_attr_source_language(const mica_attr *attr) {
  const llvm_di_compile_unit_attr_params *params =
      (const llvm_di_compile_unit_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_compile_unit_attr_def);
  return params->source_language;
}
static inline const mica_attr *llvm_di_compile_unit_attr_file(const mica_attr *attr) {
  const llvm_di_compile_unit_attr_params *params =
      (const llvm_di_compile_unit_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_compile_unit_attr_def);
  return params->file;
}
static inline const mica_attr *llvm_di_compile_unit_attr_producer(const mica_attr *attr) {
  const llvm_di_compile_unit_attr_params *params =
      (const llvm_di_compile_unit_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_compile_unit_attr_def);
  return params->producer;
}
static inline bool llvm_di_compile_unit_attr_is_optimized(const mica_attr *attr) {
  const llvm_di_compile_unit_attr_params *params =
      (const llvm_di_compile_unit_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_compile_unit_attr_def);
  return params->is_optimized;
}
static inline llvm_di_emission_kind llvm_di_compile_unit_attr_emission_kind(const mica_attr *attr) {
  const llvm_di_compile_unit_attr_params *params =
      (const llvm_di_compile_unit_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_compile_unit_attr_def);
  return params->emission_kind;
}
static inline llvm_di_name_table_kind llvm_di_compile_unit_attr_name_table_kind(
    const mica_attr *attr) {
  const llvm_di_compile_unit_attr_params *params =
      (const llvm_di_compile_unit_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_compile_unit_attr_def);
  return params->name_table_kind;
}
static inline const mica_attr *llvm_di_compile_unit_attr_split_debug_filename(
    const mica_attr *attr) {
  const llvm_di_compile_unit_attr_params *params =
      (const llvm_di_compile_unit_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_compile_unit_attr_def);
  return params->split_debug_filename;
}

// #llvm.di_module: A module of the language
typedef struct llvm_di_module_attr_params {
  const mica_attr *file;
  const mica_attr *scope;
  const mica_attr *name;
  const mica_attr *config_macros;
  const mica_attr *include_path;
  const mica_attr *apinotes;
  unsigned line;
  bool is_decl;
} llvm_di_module_attr_params;
extern const mica_attr_def llvm_di_module_attr_def;
static inline bool llvm_di_module_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_module_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_module_attr_get(mica_context *ctx, const mica_attr *file,
                                         const mica_attr *scope, const mica_attr *name,
                                         const mica_attr *config_macros,
                                         const mica_attr *include_path, const mica_attr *apinotes,
                                         unsigned line, bool is_decl);
static inline const mica_attr *llvm_di_module_attr_file(const mica_attr *attr) {
  const llvm_di_module_attr_params *params =
      (const llvm_di_module_attr_params *)mica_attr_params_as(attr, &llvm_di_module_attr_def);
  return params->file;
}
static inline const mica_attr *llvm_di_module_attr_scope(const mica_attr *attr) {
  const llvm_di_module_attr_params *params =
      (const llvm_di_module_attr_params *)mica_attr_params_as(attr, &llvm_di_module_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_module_attr_name(const mica_attr *attr) {
  const llvm_di_module_attr_params *params =
      (const llvm_di_module_attr_params *)mica_attr_params_as(attr, &llvm_di_module_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_module_attr_config_macros(const mica_attr *attr) {
  const llvm_di_module_attr_params *params =
      (const llvm_di_module_attr_params *)mica_attr_params_as(attr, &llvm_di_module_attr_def);
  return params->config_macros;
}
static inline const mica_attr *llvm_di_module_attr_include_path(const mica_attr *attr) {
  const llvm_di_module_attr_params *params =
      (const llvm_di_module_attr_params *)mica_attr_params_as(attr, &llvm_di_module_attr_def);
  return params->include_path;
}
static inline const mica_attr *llvm_di_module_attr_apinotes(const mica_attr *attr) {
  const llvm_di_module_attr_params *params =
      (const llvm_di_module_attr_params *)mica_attr_params_as(attr, &llvm_di_module_attr_def);
  return params->apinotes;
}
static inline unsigned llvm_di_module_attr_line(const mica_attr *attr) {
  const llvm_di_module_attr_params *params =
      (const llvm_di_module_attr_params *)mica_attr_params_as(attr, &llvm_di_module_attr_def);
  return params->line;
}
static inline bool llvm_di_module_attr_is_decl(const mica_attr *attr) {
  const llvm_di_module_attr_params *params =
      (const llvm_di_module_attr_params *)mica_attr_params_as(attr, &llvm_di_module_attr_def);
  return params->is_decl;
}

// #llvm.di_namespace: A namespace
typedef struct llvm_di_namespace_attr_params {
  const mica_attr *name;
  const mica_attr *scope;
  bool export_symbols;
} llvm_di_namespace_attr_params;
extern const mica_attr_def llvm_di_namespace_attr_def;
static inline bool llvm_di_namespace_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_namespace_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_namespace_attr_get(mica_context *ctx, const mica_attr *name,
                                            const mica_attr *scope, bool export_symbols);
static inline const mica_attr *llvm_di_namespace_attr_name(const mica_attr *attr) {
  const llvm_di_namespace_attr_params *params =
      (const llvm_di_namespace_attr_params *)mica_attr_params_as(attr, &llvm_di_namespace_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_namespace_attr_scope(const mica_attr *attr) {
  const llvm_di_namespace_attr_params *params =
      (const llvm_di_namespace_attr_params *)mica_attr_params_as(attr, &llvm_di_namespace_attr_def);
  return params->scope;
}
static inline bool llvm_di_namespace_attr_export_symbols(const mica_attr *attr) {
  const llvm_di_namespace_attr_params *params =
      (const llvm_di_namespace_attr_params *)mica_attr_params_as(attr, &llvm_di_namespace_attr_def);
  return params->export_symbols;
}

// #llvm.di_common_block: A COMMON block of Fortran
typedef struct llvm_di_common_block_attr_params {
  const mica_attr *scope;
  const mica_attr *decl;
  const mica_attr *name;
  const mica_attr *file;
  unsigned line;
} llvm_di_common_block_attr_params;
extern const mica_attr_def llvm_di_common_block_attr_def;
static inline bool llvm_di_common_block_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_common_block_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_common_block_attr_get(mica_context *ctx, const mica_attr *scope,
                                               const mica_attr *decl, const mica_attr *name,
                                               const mica_attr *file, unsigned line);
static inline const mica_attr *llvm_di_common_block_attr_scope(const mica_attr *attr) {
  const llvm_di_common_block_attr_params *params =
      (const llvm_di_common_block_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_common_block_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_common_block_attr_decl(const mica_attr *attr) {
  const llvm_di_common_block_attr_params *params =
      (const llvm_di_common_block_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_common_block_attr_def);
  return params->decl;
}
static inline const mica_attr *llvm_di_common_block_attr_name(const mica_attr *attr) {
  const llvm_di_common_block_attr_params *params =
      (const llvm_di_common_block_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_common_block_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_common_block_attr_file(const mica_attr *attr) {
  const llvm_di_common_block_attr_params *params =
      (const llvm_di_common_block_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_common_block_attr_def);
  return params->file;
}
static inline unsigned llvm_di_common_block_attr_line(const mica_attr *attr) {
  const llvm_di_common_block_attr_params *params =
      (const llvm_di_common_block_attr_params *)mica_attr_params_as(attr,
                                                                    &llvm_di_common_block_attr_def);
  return params->line;
}

// #llvm.di_subprogram: A function
typedef struct llvm_di_subprogram_attr_params {
  const mica_attr *rec_id;
  bool is_rec_self;
  const mica_attr *id;
  const mica_attr *compile_unit;
  const mica_attr *scope;
  const mica_attr *name;
  const mica_attr *linkage_name;
  const mica_attr *file;
  unsigned line;
  unsigned scope_line;
  llvm_di_subprogram_flags subprogram_flags;
  const mica_attr *type;
  mica_attrs retained_nodes;
  mica_attrs annotations;
} llvm_di_subprogram_attr_params;
extern const mica_attr_def llvm_di_subprogram_attr_def;
static inline bool llvm_di_subprogram_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_subprogram_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_subprogram_attr_get(mica_context *ctx, const mica_attr *rec_id,
                                             bool is_rec_self, const mica_attr *id,
                                             const mica_attr *compile_unit, const mica_attr *scope,
                                             const mica_attr *name, const mica_attr *linkage_name,
                                             const mica_attr *file, unsigned line,
                                             unsigned scope_line,
                                             llvm_di_subprogram_flags subprogram_flags,
                                             const mica_attr *type_, mica_attrs retained_nodes,
                                             mica_attrs annotations);
static inline const mica_attr *llvm_di_subprogram_attr_rec_id(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->rec_id;
}
static inline bool llvm_di_subprogram_attr_is_rec_self(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->is_rec_self;
}
static inline const mica_attr *llvm_di_subprogram_attr_id(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->id;
}
static inline const mica_attr *llvm_di_subprogram_attr_compile_unit(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->compile_unit;
}
static inline const mica_attr *llvm_di_subprogram_attr_scope(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_subprogram_attr_name(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_subprogram_attr_linkage_name(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->linkage_name;
}
static inline const mica_attr *llvm_di_subprogram_attr_file(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->file;
}
static inline unsigned llvm_di_subprogram_attr_line(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->line;
}
static inline unsigned llvm_di_subprogram_attr_scope_line(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->scope_line;
}
static inline llvm_di_subprogram_flags llvm_di_subprogram_attr_subprogram_flags(
    const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->subprogram_flags;
}
static inline const mica_attr *llvm_di_subprogram_attr_type(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->type;
}
static inline mica_attrs llvm_di_subprogram_attr_retained_nodes(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->retained_nodes;
}
static inline mica_attrs llvm_di_subprogram_attr_annotations(const mica_attr *attr) {
  const llvm_di_subprogram_attr_params *params =
      (const llvm_di_subprogram_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_subprogram_attr_def);
  return params->annotations;
}
// of DIRecursiveTypeAttrInterface, written by the author
bool llvm_di_subprogram_attr_di_recursive_type_is_rec_self(const mica_attr *attr);
// of DIRecursiveTypeAttrInterface, written by the author
const mica_attr *llvm_di_subprogram_attr_di_recursive_type_rec_id(const mica_attr *attr);

// #llvm.di_lexical_block: A block in a function
typedef struct llvm_di_lexical_block_attr_params {
  const mica_attr *scope;
  const mica_attr *file;
  unsigned line;
  unsigned column;
} llvm_di_lexical_block_attr_params;
extern const mica_attr_def llvm_di_lexical_block_attr_def;
static inline bool llvm_di_lexical_block_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_lexical_block_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_lexical_block_attr_get(mica_context *ctx, const mica_attr *scope,
                                                const mica_attr *file, unsigned line,
                                                unsigned column);
static inline const mica_attr *llvm_di_lexical_block_attr_scope(const mica_attr *attr) {
  const llvm_di_lexical_block_attr_params *params =
      (const llvm_di_lexical_block_attr_params *)mica_attr_params_as(attr,
      &llvm_di_lexical_block_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_lexical_block_attr_file(const mica_attr *attr) {
  const llvm_di_lexical_block_attr_params *params =
      (const llvm_di_lexical_block_attr_params *)mica_attr_params_as(attr,
      &llvm_di_lexical_block_attr_def);
  return params->file;
}
static inline unsigned llvm_di_lexical_block_attr_line(const mica_attr *attr) {
  const llvm_di_lexical_block_attr_params *params =
      (const llvm_di_lexical_block_attr_params *)mica_attr_params_as(attr,
      &llvm_di_lexical_block_attr_def);
  return params->line;
}
static inline unsigned llvm_di_lexical_block_attr_column(const mica_attr *attr) {
  const llvm_di_lexical_block_attr_params *params =
      (const llvm_di_lexical_block_attr_params *)mica_attr_params_as(attr,
      &llvm_di_lexical_block_attr_def);
  return params->column;
}

// #llvm.di_lexical_block_file: A block that comes from another file
typedef struct llvm_di_lexical_block_file_attr_params {
  const mica_attr *scope;
  const mica_attr *file;
  unsigned discriminator;
} llvm_di_lexical_block_file_attr_params;
extern const mica_attr_def llvm_di_lexical_block_file_attr_def;
static inline bool llvm_di_lexical_block_file_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_lexical_block_file_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_lexical_block_file_attr_get(mica_context *ctx, const mica_attr *scope,
                                                     const mica_attr *file, unsigned discriminator);
static inline const mica_attr *llvm_di_lexical_block_file_attr_scope(const mica_attr *attr) {
  const llvm_di_lexical_block_file_attr_params *params =
      (const llvm_di_lexical_block_file_attr_params *)mica_attr_params_as(attr,
      &llvm_di_lexical_block_file_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_lexical_block_file_attr_file(const mica_attr *attr) {
  const llvm_di_lexical_block_file_attr_params *params =
      (const llvm_di_lexical_block_file_attr_params *)mica_attr_params_as(attr,
      &llvm_di_lexical_block_file_attr_def);
  return params->file;
}
static inline unsigned llvm_di_lexical_block_file_attr_discriminator(const mica_attr *attr) {
  const llvm_di_lexical_block_file_attr_params *params =
      (const llvm_di_lexical_block_file_attr_params *)mica_attr_params_as(attr,
      &llvm_di_lexical_block_file_attr_def);
  return params->discriminator;
}

// #llvm.di_global_variable: A global variable
typedef struct llvm_di_global_variable_attr_params {
  const mica_attr *scope;
  const mica_attr *name;
  const mica_attr *linkage_name;
  const mica_attr *file;
  unsigned line;
  const mica_attr *type;
  bool is_local_to_unit;
  bool is_defined;
  unsigned align_in_bits;
} llvm_di_global_variable_attr_params;
extern const mica_attr_def llvm_di_global_variable_attr_def;
static inline bool llvm_di_global_variable_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_global_variable_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_global_variable_attr_get(mica_context *ctx, const mica_attr *scope,
                                                  const mica_attr *name,
                                                  const mica_attr *linkage_name,
                                                  const mica_attr *file, unsigned line,
                                                  const mica_attr *type_, bool is_local_to_unit,
                                                  bool is_defined, unsigned align_in_bits);
static inline const mica_attr *llvm_di_global_variable_attr_scope(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_global_variable_attr_name(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_global_variable_attr_linkage_name(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->linkage_name;
}
static inline const mica_attr *llvm_di_global_variable_attr_file(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->file;
}
static inline unsigned llvm_di_global_variable_attr_line(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->line;
}
static inline const mica_attr *llvm_di_global_variable_attr_type(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->type;
}
static inline bool llvm_di_global_variable_attr_is_local_to_unit(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->is_local_to_unit;
}
static inline bool llvm_di_global_variable_attr_is_defined(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->is_defined;
}
static inline unsigned llvm_di_global_variable_attr_align_in_bits(const mica_attr *attr) {
  const llvm_di_global_variable_attr_params *params =
      (const llvm_di_global_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_attr_def);
  return params->align_in_bits;
}

// #llvm.di_global_variable_expression: A global variable, and where it is
typedef struct llvm_di_global_variable_expression_attr_params {
  const mica_attr *var;
  const mica_attr *expr;
} llvm_di_global_variable_expression_attr_params;
extern const mica_attr_def llvm_di_global_variable_expression_attr_def;
static inline bool llvm_di_global_variable_expression_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_global_variable_expression_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_global_variable_expression_attr_get(mica_context *ctx,
                                                             const mica_attr *var,
                                                             const mica_attr *expr);
static inline const mica_attr *llvm_di_global_variable_expression_attr_var(const mica_attr *attr) {
  const llvm_di_global_variable_expression_attr_params *params =
      (const llvm_di_global_variable_expression_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_expression_attr_def);
  return params->var;
}
static inline const mica_attr *llvm_di_global_variable_expression_attr_expr(const mica_attr *attr) {
  const llvm_di_global_variable_expression_attr_params *params =
      (const llvm_di_global_variable_expression_attr_params *)mica_attr_params_as(attr,
      &llvm_di_global_variable_expression_attr_def);
  return params->expr;
}

// #llvm.di_local_variable
typedef struct llvm_di_local_variable_attr_params {
  const mica_attr *scope;
  const mica_attr *name;
  const mica_attr *file;
  unsigned line;
  unsigned arg;
  unsigned align_in_bits;
  const mica_attr *type;
  llvm_di_flags flags;
} llvm_di_local_variable_attr_params;
extern const mica_attr_def llvm_di_local_variable_attr_def;
static inline bool llvm_di_local_variable_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_local_variable_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_local_variable_attr_get(mica_context *ctx, const mica_attr *scope,
                                                 const mica_attr *name, const mica_attr *file,
                                                 unsigned line, unsigned arg,
                                                 unsigned align_in_bits, const mica_attr *type_,
                                                 llvm_di_flags flags);
static inline const mica_attr *llvm_di_local_variable_attr_scope(const mica_attr *attr) {
  const llvm_di_local_variable_attr_params *params =
      (const llvm_di_local_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_local_variable_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_local_variable_attr_name(const mica_attr *attr) {
  const llvm_di_local_variable_attr_params *params =
      (const llvm_di_local_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_local_variable_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_local_variable_attr_file(const mica_attr *attr) {
  const llvm_di_local_variable_attr_params *params =
      (const llvm_di_local_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_local_variable_attr_def);
  return params->file;
}
static inline unsigned llvm_di_local_variable_attr_line(const mica_attr *attr) {
  const llvm_di_local_variable_attr_params *params =
      (const llvm_di_local_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_local_variable_attr_def);
  return params->line;
}
static inline unsigned llvm_di_local_variable_attr_arg(const mica_attr *attr) {
  const llvm_di_local_variable_attr_params *params =
      (const llvm_di_local_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_local_variable_attr_def);
  return params->arg;
}
static inline unsigned llvm_di_local_variable_attr_align_in_bits(const mica_attr *attr) {
  const llvm_di_local_variable_attr_params *params =
      (const llvm_di_local_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_local_variable_attr_def);
  return params->align_in_bits;
}
static inline const mica_attr *llvm_di_local_variable_attr_type(const mica_attr *attr) {
  const llvm_di_local_variable_attr_params *params =
      (const llvm_di_local_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_local_variable_attr_def);
  return params->type;
}
static inline llvm_di_flags llvm_di_local_variable_attr_flags(const mica_attr *attr) {
  const llvm_di_local_variable_attr_params *params =
      (const llvm_di_local_variable_attr_params *)mica_attr_params_as(attr,
      &llvm_di_local_variable_attr_def);
  return params->flags;
}

// #llvm.di_label
typedef struct llvm_di_label_attr_params {
  const mica_attr *scope;
  const mica_attr *name;
  const mica_attr *file;
  unsigned line;
} llvm_di_label_attr_params;
extern const mica_attr_def llvm_di_label_attr_def;
static inline bool llvm_di_label_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_label_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_label_attr_get(mica_context *ctx, const mica_attr *scope,
                                        const mica_attr *name, const mica_attr *file,
                                        unsigned line);
static inline const mica_attr *llvm_di_label_attr_scope(const mica_attr *attr) {
  const llvm_di_label_attr_params *params =
      (const llvm_di_label_attr_params *)mica_attr_params_as(attr, &llvm_di_label_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_label_attr_name(const mica_attr *attr) {
  const llvm_di_label_attr_params *params =
      (const llvm_di_label_attr_params *)mica_attr_params_as(attr, &llvm_di_label_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_label_attr_file(const mica_attr *attr) {
  const llvm_di_label_attr_params *params =
      (const llvm_di_label_attr_params *)mica_attr_params_as(attr, &llvm_di_label_attr_def);
  return params->file;
}
static inline unsigned llvm_di_label_attr_line(const mica_attr *attr) {
  const llvm_di_label_attr_params *params =
      (const llvm_di_label_attr_params *)mica_attr_params_as(attr, &llvm_di_label_attr_def);
  return params->line;
}

// #llvm.di_imported_entity: What is imported into a scope
typedef struct llvm_di_imported_entity_attr_params {
  unsigned tag;  // debug info tag
  const mica_attr *scope;
  const mica_attr *entity;
  const mica_attr *file;
  unsigned line;
  const mica_attr *name;
  mica_attrs elements;
} llvm_di_imported_entity_attr_params;
extern const mica_attr_def llvm_di_imported_entity_attr_def;
static inline bool llvm_di_imported_entity_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_imported_entity_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_imported_entity_attr_get(mica_context *ctx, unsigned tag,
                                                  const mica_attr *scope, const mica_attr *entity,
                                                  const mica_attr *file, unsigned line,
                                                  const mica_attr *name, mica_attrs elements);
static inline unsigned llvm_di_imported_entity_attr_tag(const mica_attr *attr) {
  const llvm_di_imported_entity_attr_params *params =
      (const llvm_di_imported_entity_attr_params *)mica_attr_params_as(attr,
      &llvm_di_imported_entity_attr_def);
  return params->tag;
}
static inline const mica_attr *llvm_di_imported_entity_attr_scope(const mica_attr *attr) {
  const llvm_di_imported_entity_attr_params *params =
      (const llvm_di_imported_entity_attr_params *)mica_attr_params_as(attr,
      &llvm_di_imported_entity_attr_def);
  return params->scope;
}
static inline const mica_attr *llvm_di_imported_entity_attr_entity(const mica_attr *attr) {
  const llvm_di_imported_entity_attr_params *params =
      (const llvm_di_imported_entity_attr_params *)mica_attr_params_as(attr,
      &llvm_di_imported_entity_attr_def);
  return params->entity;
}
static inline const mica_attr *llvm_di_imported_entity_attr_file(const mica_attr *attr) {
  const llvm_di_imported_entity_attr_params *params =
      (const llvm_di_imported_entity_attr_params *)mica_attr_params_as(attr,
      &llvm_di_imported_entity_attr_def);
  return params->file;
}
static inline unsigned llvm_di_imported_entity_attr_line(const mica_attr *attr) {
  const llvm_di_imported_entity_attr_params *params =
      (const llvm_di_imported_entity_attr_params *)mica_attr_params_as(attr,
      &llvm_di_imported_entity_attr_def);
  return params->line;
}
static inline const mica_attr *llvm_di_imported_entity_attr_name(const mica_attr *attr) {
  const llvm_di_imported_entity_attr_params *params =
      (const llvm_di_imported_entity_attr_params *)mica_attr_params_as(attr,
      &llvm_di_imported_entity_attr_def);
  return params->name;
}
static inline mica_attrs llvm_di_imported_entity_attr_elements(const mica_attr *attr) {
  const llvm_di_imported_entity_attr_params *params =
      (const llvm_di_imported_entity_attr_params *)mica_attr_params_as(attr,
      &llvm_di_imported_entity_attr_def);
  return params->elements;
}

// #llvm.di_annotation: A name with a value
typedef struct llvm_di_annotation_attr_params {
  const mica_attr *name;
  const mica_attr *value;
} llvm_di_annotation_attr_params;
extern const mica_attr_def llvm_di_annotation_attr_def;
static inline bool llvm_di_annotation_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &llvm_di_annotation_attr_def);
}
// NULL: no memory.
const mica_attr *llvm_di_annotation_attr_get(mica_context *ctx, const mica_attr *name,
                                             const mica_attr *value);
static inline const mica_attr *llvm_di_annotation_attr_name(const mica_attr *attr) {
  const llvm_di_annotation_attr_params *params =
      (const llvm_di_annotation_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_annotation_attr_def);
  return params->name;
}
static inline const mica_attr *llvm_di_annotation_attr_value(const mica_attr *attr) {
  const llvm_di_annotation_attr_params *params =
      (const llvm_di_annotation_attr_params *)mica_attr_params_as(attr,
                                                                  &llvm_di_annotation_attr_def);
  return params->value;
}

// ---- llvm.add: Sum of integers, modulo 2^width ----

extern const mica_op_def llvm_add_def;
static inline bool llvm_add_isa(const mica_op *op) { return mica_op_isa(op, &llvm_add_def); }
enum { LLVM_ADD_OPERAND_LHS, LLVM_ADD_OPERAND_RHS };
enum { LLVM_ADD_RESULT_RES };
enum { LLVM_ADD_SLOT_OVERFLOW_FLAGS };
static inline mica_value *llvm_add_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_add_def, LLVM_ADD_OPERAND_LHS);
}
static inline void llvm_add_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_add_def, LLVM_ADD_OPERAND_LHS, value);
}
static inline mica_value *llvm_add_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_add_def, LLVM_ADD_OPERAND_RHS);
}
static inline void llvm_add_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_add_def, LLVM_ADD_OPERAND_RHS, value);
}
static inline mica_value *llvm_add_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_add_def, LLVM_ADD_RESULT_RES);
}
static inline const mica_attr *llvm_add_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_add_def, LLVM_ADD_SLOT_OVERFLOW_FLAGS);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool llvm_add_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &llvm_add_def), LLVM_ADD_SLOT_OVERFLOW_FLAGS,
                              value);
}
llvm_integer_overflow_flags llvm_add_overflow_flags(const mica_op *op);
// false: no memory
bool llvm_add_set_overflow_flags(mica_op *op, llvm_integer_overflow_flags value);
mica_op *llvm_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        llvm_integer_overflow_flags overflow_flags);

// ---- llvm.sub: Difference of integers, modulo 2^width ----

extern const mica_op_def llvm_sub_def;
static inline bool llvm_sub_isa(const mica_op *op) { return mica_op_isa(op, &llvm_sub_def); }
enum { LLVM_SUB_OPERAND_LHS, LLVM_SUB_OPERAND_RHS };
enum { LLVM_SUB_RESULT_RES };
enum { LLVM_SUB_SLOT_OVERFLOW_FLAGS };
static inline mica_value *llvm_sub_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_sub_def, LLVM_SUB_OPERAND_LHS);
}
static inline void llvm_sub_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_sub_def, LLVM_SUB_OPERAND_LHS, value);
}
static inline mica_value *llvm_sub_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_sub_def, LLVM_SUB_OPERAND_RHS);
}
static inline void llvm_sub_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_sub_def, LLVM_SUB_OPERAND_RHS, value);
}
static inline mica_value *llvm_sub_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_sub_def, LLVM_SUB_RESULT_RES);
}
static inline const mica_attr *llvm_sub_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_sub_def, LLVM_SUB_SLOT_OVERFLOW_FLAGS);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool llvm_sub_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &llvm_sub_def), LLVM_SUB_SLOT_OVERFLOW_FLAGS,
                              value);
}
llvm_integer_overflow_flags llvm_sub_overflow_flags(const mica_op *op);
// false: no memory
bool llvm_sub_set_overflow_flags(mica_op *op, llvm_integer_overflow_flags value);
mica_op *llvm_sub_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        llvm_integer_overflow_flags overflow_flags);

// ---- llvm.mul: Product of integers, modulo 2^width ----

extern const mica_op_def llvm_mul_def;
static inline bool llvm_mul_isa(const mica_op *op) { return mica_op_isa(op, &llvm_mul_def); }
enum { LLVM_MUL_OPERAND_LHS, LLVM_MUL_OPERAND_RHS };
enum { LLVM_MUL_RESULT_RES };
enum { LLVM_MUL_SLOT_OVERFLOW_FLAGS };
static inline mica_value *llvm_mul_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_mul_def, LLVM_MUL_OPERAND_LHS);
}
static inline void llvm_mul_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_mul_def, LLVM_MUL_OPERAND_LHS, value);
}
static inline mica_value *llvm_mul_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_mul_def, LLVM_MUL_OPERAND_RHS);
}
static inline void llvm_mul_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_mul_def, LLVM_MUL_OPERAND_RHS, value);
}
static inline mica_value *llvm_mul_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_mul_def, LLVM_MUL_RESULT_RES);
}
static inline const mica_attr *llvm_mul_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mul_def, LLVM_MUL_SLOT_OVERFLOW_FLAGS);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool llvm_mul_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &llvm_mul_def), LLVM_MUL_SLOT_OVERFLOW_FLAGS,
                              value);
}
llvm_integer_overflow_flags llvm_mul_overflow_flags(const mica_op *op);
// false: no memory
bool llvm_mul_set_overflow_flags(mica_op *op, llvm_integer_overflow_flags value);
mica_op *llvm_mul_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        llvm_integer_overflow_flags overflow_flags);

// ---- llvm.udiv: Unsigned quotient, towards zero ----

extern const mica_op_def llvm_udiv_def;
static inline bool llvm_udiv_isa(const mica_op *op) { return mica_op_isa(op, &llvm_udiv_def); }
enum { LLVM_UDIV_OPERAND_LHS, LLVM_UDIV_OPERAND_RHS };
enum { LLVM_UDIV_RESULT_RES };
enum { LLVM_UDIV_SLOT_IS_EXACT };
static inline mica_value *llvm_udiv_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_udiv_def, LLVM_UDIV_OPERAND_LHS);
}
static inline void llvm_udiv_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_udiv_def, LLVM_UDIV_OPERAND_LHS, value);
}
static inline mica_value *llvm_udiv_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_udiv_def, LLVM_UDIV_OPERAND_RHS);
}
static inline void llvm_udiv_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_udiv_def, LLVM_UDIV_OPERAND_RHS, value);
}
static inline mica_value *llvm_udiv_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_udiv_def, LLVM_UDIV_RESULT_RES);
}
static inline const mica_attr *llvm_udiv_is_exact_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_udiv_def, LLVM_UDIV_SLOT_IS_EXACT);
}
static inline void llvm_udiv_set_is_exact_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_udiv_def, LLVM_UDIV_SLOT_IS_EXACT, value);
}
bool llvm_udiv_is_exact(const mica_op *op);
void llvm_udiv_set_is_exact(mica_op *op, bool value);
mica_op *llvm_udiv_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         bool is_exact);
// of ConditionallySpeculatable, written by the author
mica_speculatability llvm_udiv_speculatability(const mica_op *op);

// ---- llvm.sdiv: Signed quotient, towards zero ----

extern const mica_op_def llvm_sdiv_def;
static inline bool llvm_sdiv_isa(const mica_op *op) { return mica_op_isa(op, &llvm_sdiv_def); }
enum { LLVM_SDIV_OPERAND_LHS, LLVM_SDIV_OPERAND_RHS };
enum { LLVM_SDIV_RESULT_RES };
enum { LLVM_SDIV_SLOT_IS_EXACT };
static inline mica_value *llvm_sdiv_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_sdiv_def, LLVM_SDIV_OPERAND_LHS);
}
static inline void llvm_sdiv_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_sdiv_def, LLVM_SDIV_OPERAND_LHS, value);
}
static inline mica_value *llvm_sdiv_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_sdiv_def, LLVM_SDIV_OPERAND_RHS);
}
static inline void llvm_sdiv_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_sdiv_def, LLVM_SDIV_OPERAND_RHS, value);
}
static inline mica_value *llvm_sdiv_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_sdiv_def, LLVM_SDIV_RESULT_RES);
}
static inline const mica_attr *llvm_sdiv_is_exact_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_sdiv_def, LLVM_SDIV_SLOT_IS_EXACT);
}
static inline void llvm_sdiv_set_is_exact_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_sdiv_def, LLVM_SDIV_SLOT_IS_EXACT, value);
}
bool llvm_sdiv_is_exact(const mica_op *op);
void llvm_sdiv_set_is_exact(mica_op *op, bool value);
mica_op *llvm_sdiv_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         bool is_exact);
// of ConditionallySpeculatable, written by the author
mica_speculatability llvm_sdiv_speculatability(const mica_op *op);

// ---- llvm.urem: Unsigned remainder ----

extern const mica_op_def llvm_urem_def;
static inline bool llvm_urem_isa(const mica_op *op) { return mica_op_isa(op, &llvm_urem_def); }
enum { LLVM_UREM_OPERAND_LHS, LLVM_UREM_OPERAND_RHS };
enum { LLVM_UREM_RESULT_RES };
static inline mica_value *llvm_urem_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_urem_def, LLVM_UREM_OPERAND_LHS);
}
static inline void llvm_urem_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_urem_def, LLVM_UREM_OPERAND_LHS, value);
}
static inline mica_value *llvm_urem_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_urem_def, LLVM_UREM_OPERAND_RHS);
}
static inline void llvm_urem_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_urem_def, LLVM_UREM_OPERAND_RHS, value);
}
static inline mica_value *llvm_urem_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_urem_def, LLVM_UREM_RESULT_RES);
}
mica_op *llvm_urem_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);

// ---- llvm.srem: Signed remainder, with the sign of the dividend ----

extern const mica_op_def llvm_srem_def;
static inline bool llvm_srem_isa(const mica_op *op) { return mica_op_isa(op, &llvm_srem_def); }
enum { LLVM_SREM_OPERAND_LHS, LLVM_SREM_OPERAND_RHS };
enum { LLVM_SREM_RESULT_RES };
static inline mica_value *llvm_srem_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_srem_def, LLVM_SREM_OPERAND_LHS);
}
static inline void llvm_srem_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_srem_def, LLVM_SREM_OPERAND_LHS, value);
}
static inline mica_value *llvm_srem_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_srem_def, LLVM_SREM_OPERAND_RHS);
}
static inline void llvm_srem_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_srem_def, LLVM_SREM_OPERAND_RHS, value);
}
static inline mica_value *llvm_srem_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_srem_def, LLVM_SREM_RESULT_RES);
}
mica_op *llvm_srem_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);

// ---- llvm.and: Bitwise and ----

extern const mica_op_def llvm_and_def;
static inline bool llvm_and_isa(const mica_op *op) { return mica_op_isa(op, &llvm_and_def); }
enum { LLVM_AND_OPERAND_LHS, LLVM_AND_OPERAND_RHS };
enum { LLVM_AND_RESULT_RES };
static inline mica_value *llvm_and_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_and_def, LLVM_AND_OPERAND_LHS);
}
static inline void llvm_and_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_and_def, LLVM_AND_OPERAND_LHS, value);
}
static inline mica_value *llvm_and_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_and_def, LLVM_AND_OPERAND_RHS);
}
static inline void llvm_and_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_and_def, LLVM_AND_OPERAND_RHS, value);
}
static inline mica_value *llvm_and_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_and_def, LLVM_AND_RESULT_RES);
}
mica_op *llvm_and_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);

// ---- llvm.or: Bitwise or ----

extern const mica_op_def llvm_or_def;
static inline bool llvm_or_isa(const mica_op *op) { return mica_op_isa(op, &llvm_or_def); }
enum { LLVM_OR_OPERAND_LHS, LLVM_OR_OPERAND_RHS };
enum { LLVM_OR_RESULT_RES };
enum { LLVM_OR_SLOT_IS_DISJOINT };
static inline mica_value *llvm_or_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_or_def, LLVM_OR_OPERAND_LHS);
}
static inline void llvm_or_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_or_def, LLVM_OR_OPERAND_LHS, value);
}
static inline mica_value *llvm_or_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_or_def, LLVM_OR_OPERAND_RHS);
}
static inline void llvm_or_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_or_def, LLVM_OR_OPERAND_RHS, value);
}
static inline mica_value *llvm_or_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_or_def, LLVM_OR_RESULT_RES);
}
static inline const mica_attr *llvm_or_is_disjoint_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_or_def, LLVM_OR_SLOT_IS_DISJOINT);
}
static inline void llvm_or_set_is_disjoint_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_or_def, LLVM_OR_SLOT_IS_DISJOINT, value);
}
bool llvm_or_is_disjoint(const mica_op *op);
void llvm_or_set_is_disjoint(mica_op *op, bool value);
mica_op *llvm_or_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                       bool is_disjoint);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_or_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);

// ---- llvm.xor: Bitwise exclusive or ----

extern const mica_op_def llvm_xor_def;
static inline bool llvm_xor_isa(const mica_op *op) { return mica_op_isa(op, &llvm_xor_def); }
enum { LLVM_XOR_OPERAND_LHS, LLVM_XOR_OPERAND_RHS };
enum { LLVM_XOR_RESULT_RES };
static inline mica_value *llvm_xor_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_xor_def, LLVM_XOR_OPERAND_LHS);
}
static inline void llvm_xor_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_xor_def, LLVM_XOR_OPERAND_LHS, value);
}
static inline mica_value *llvm_xor_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_xor_def, LLVM_XOR_OPERAND_RHS);
}
static inline void llvm_xor_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_xor_def, LLVM_XOR_OPERAND_RHS, value);
}
static inline mica_value *llvm_xor_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_xor_def, LLVM_XOR_RESULT_RES);
}
mica_op *llvm_xor_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);

// ---- llvm.shl: Shift to the left ----

extern const mica_op_def llvm_shl_def;
static inline bool llvm_shl_isa(const mica_op *op) { return mica_op_isa(op, &llvm_shl_def); }
enum { LLVM_SHL_OPERAND_LHS, LLVM_SHL_OPERAND_RHS };
enum { LLVM_SHL_RESULT_RES };
enum { LLVM_SHL_SLOT_OVERFLOW_FLAGS };
static inline mica_value *llvm_shl_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_shl_def, LLVM_SHL_OPERAND_LHS);
}
static inline void llvm_shl_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_shl_def, LLVM_SHL_OPERAND_LHS, value);
}
static inline mica_value *llvm_shl_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_shl_def, LLVM_SHL_OPERAND_RHS);
}
static inline void llvm_shl_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_shl_def, LLVM_SHL_OPERAND_RHS, value);
}
static inline mica_value *llvm_shl_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_shl_def, LLVM_SHL_RESULT_RES);
}
static inline const mica_attr *llvm_shl_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_shl_def, LLVM_SHL_SLOT_OVERFLOW_FLAGS);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool llvm_shl_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &llvm_shl_def), LLVM_SHL_SLOT_OVERFLOW_FLAGS,
                              value);
}
llvm_integer_overflow_flags llvm_shl_overflow_flags(const mica_op *op);
// false: no memory
bool llvm_shl_set_overflow_flags(mica_op *op, llvm_integer_overflow_flags value);
mica_op *llvm_shl_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        llvm_integer_overflow_flags overflow_flags);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_shl_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);

// ---- llvm.lshr: Shift to the right, filling with zeros ----

extern const mica_op_def llvm_lshr_def;
static inline bool llvm_lshr_isa(const mica_op *op) { return mica_op_isa(op, &llvm_lshr_def); }
enum { LLVM_LSHR_OPERAND_LHS, LLVM_LSHR_OPERAND_RHS };
enum { LLVM_LSHR_RESULT_RES };
enum { LLVM_LSHR_SLOT_IS_EXACT };
static inline mica_value *llvm_lshr_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_lshr_def, LLVM_LSHR_OPERAND_LHS);
}
static inline void llvm_lshr_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_lshr_def, LLVM_LSHR_OPERAND_LHS, value);
}
static inline mica_value *llvm_lshr_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_lshr_def, LLVM_LSHR_OPERAND_RHS);
}
static inline void llvm_lshr_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_lshr_def, LLVM_LSHR_OPERAND_RHS, value);
}
static inline mica_value *llvm_lshr_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_lshr_def, LLVM_LSHR_RESULT_RES);
}
static inline const mica_attr *llvm_lshr_is_exact_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_lshr_def, LLVM_LSHR_SLOT_IS_EXACT);
}
static inline void llvm_lshr_set_is_exact_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_lshr_def, LLVM_LSHR_SLOT_IS_EXACT, value);
}
bool llvm_lshr_is_exact(const mica_op *op);
void llvm_lshr_set_is_exact(mica_op *op, bool value);
mica_op *llvm_lshr_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         bool is_exact);

// ---- llvm.ashr: Shift to the right, filling with the sign ----

extern const mica_op_def llvm_ashr_def;
static inline bool llvm_ashr_isa(const mica_op *op) { return mica_op_isa(op, &llvm_ashr_def); }
enum { LLVM_ASHR_OPERAND_LHS, LLVM_ASHR_OPERAND_RHS };
enum { LLVM_ASHR_RESULT_RES };
enum { LLVM_ASHR_SLOT_IS_EXACT };
static inline mica_value *llvm_ashr_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_ashr_def, LLVM_ASHR_OPERAND_LHS);
}
static inline void llvm_ashr_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_ashr_def, LLVM_ASHR_OPERAND_LHS, value);
}
static inline mica_value *llvm_ashr_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_ashr_def, LLVM_ASHR_OPERAND_RHS);
}
static inline void llvm_ashr_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_ashr_def, LLVM_ASHR_OPERAND_RHS, value);
}
static inline mica_value *llvm_ashr_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_ashr_def, LLVM_ASHR_RESULT_RES);
}
static inline const mica_attr *llvm_ashr_is_exact_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_ashr_def, LLVM_ASHR_SLOT_IS_EXACT);
}
static inline void llvm_ashr_set_is_exact_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_ashr_def, LLVM_ASHR_SLOT_IS_EXACT, value);
}
bool llvm_ashr_is_exact(const mica_op *op);
void llvm_ashr_set_is_exact(mica_op *op, bool value);
mica_op *llvm_ashr_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         bool is_exact);

// ---- llvm.fadd: Sum of floats ----

extern const mica_op_def llvm_fadd_def;
static inline bool llvm_fadd_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fadd_def); }
enum { LLVM_FADD_OPERAND_LHS, LLVM_FADD_OPERAND_RHS };
enum { LLVM_FADD_RESULT_RES };
enum { LLVM_FADD_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_fadd_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fadd_def, LLVM_FADD_OPERAND_LHS);
}
static inline void llvm_fadd_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fadd_def, LLVM_FADD_OPERAND_LHS, value);
}
static inline mica_value *llvm_fadd_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fadd_def, LLVM_FADD_OPERAND_RHS);
}
static inline void llvm_fadd_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fadd_def, LLVM_FADD_OPERAND_RHS, value);
}
static inline mica_value *llvm_fadd_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fadd_def, LLVM_FADD_RESULT_RES);
}
static inline const mica_attr *llvm_fadd_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fadd_def, LLVM_FADD_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_fadd_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fadd_def, LLVM_FADD_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_fadd_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_fadd_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_fadd_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         llvm_fastmath_flags fastmath_flags);

// ---- llvm.fsub: Difference of floats ----

extern const mica_op_def llvm_fsub_def;
static inline bool llvm_fsub_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fsub_def); }
enum { LLVM_FSUB_OPERAND_LHS, LLVM_FSUB_OPERAND_RHS };
enum { LLVM_FSUB_RESULT_RES };
enum { LLVM_FSUB_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_fsub_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fsub_def, LLVM_FSUB_OPERAND_LHS);
}
static inline void llvm_fsub_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fsub_def, LLVM_FSUB_OPERAND_LHS, value);
}
static inline mica_value *llvm_fsub_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fsub_def, LLVM_FSUB_OPERAND_RHS);
}
static inline void llvm_fsub_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fsub_def, LLVM_FSUB_OPERAND_RHS, value);
}
static inline mica_value *llvm_fsub_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fsub_def, LLVM_FSUB_RESULT_RES);
}
static inline const mica_attr *llvm_fsub_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fsub_def, LLVM_FSUB_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_fsub_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fsub_def, LLVM_FSUB_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_fsub_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_fsub_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_fsub_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         llvm_fastmath_flags fastmath_flags);

// ---- llvm.fmul: Product of floats ----

extern const mica_op_def llvm_fmul_def;
static inline bool llvm_fmul_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fmul_def); }
enum { LLVM_FMUL_OPERAND_LHS, LLVM_FMUL_OPERAND_RHS };
enum { LLVM_FMUL_RESULT_RES };
enum { LLVM_FMUL_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_fmul_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fmul_def, LLVM_FMUL_OPERAND_LHS);
}
static inline void llvm_fmul_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fmul_def, LLVM_FMUL_OPERAND_LHS, value);
}
static inline mica_value *llvm_fmul_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fmul_def, LLVM_FMUL_OPERAND_RHS);
}
static inline void llvm_fmul_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fmul_def, LLVM_FMUL_OPERAND_RHS, value);
}
static inline mica_value *llvm_fmul_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fmul_def, LLVM_FMUL_RESULT_RES);
}
static inline const mica_attr *llvm_fmul_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fmul_def, LLVM_FMUL_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_fmul_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fmul_def, LLVM_FMUL_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_fmul_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_fmul_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_fmul_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         llvm_fastmath_flags fastmath_flags);

// ---- llvm.fdiv: Quotient of floats ----

extern const mica_op_def llvm_fdiv_def;
static inline bool llvm_fdiv_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fdiv_def); }
enum { LLVM_FDIV_OPERAND_LHS, LLVM_FDIV_OPERAND_RHS };
enum { LLVM_FDIV_RESULT_RES };
enum { LLVM_FDIV_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_fdiv_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fdiv_def, LLVM_FDIV_OPERAND_LHS);
}
static inline void llvm_fdiv_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fdiv_def, LLVM_FDIV_OPERAND_LHS, value);
}
static inline mica_value *llvm_fdiv_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fdiv_def, LLVM_FDIV_OPERAND_RHS);
}
static inline void llvm_fdiv_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fdiv_def, LLVM_FDIV_OPERAND_RHS, value);
}
static inline mica_value *llvm_fdiv_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fdiv_def, LLVM_FDIV_RESULT_RES);
}
static inline const mica_attr *llvm_fdiv_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fdiv_def, LLVM_FDIV_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_fdiv_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fdiv_def, LLVM_FDIV_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_fdiv_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_fdiv_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_fdiv_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         llvm_fastmath_flags fastmath_flags);

// ---- llvm.frem: Remainder of floats, with the sign of the dividend ----

extern const mica_op_def llvm_frem_def;
static inline bool llvm_frem_isa(const mica_op *op) { return mica_op_isa(op, &llvm_frem_def); }
enum { LLVM_FREM_OPERAND_LHS, LLVM_FREM_OPERAND_RHS };
enum { LLVM_FREM_RESULT_RES };
enum { LLVM_FREM_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_frem_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_frem_def, LLVM_FREM_OPERAND_LHS);
}
static inline void llvm_frem_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_frem_def, LLVM_FREM_OPERAND_LHS, value);
}
static inline mica_value *llvm_frem_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_frem_def, LLVM_FREM_OPERAND_RHS);
}
static inline void llvm_frem_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_frem_def, LLVM_FREM_OPERAND_RHS, value);
}
static inline mica_value *llvm_frem_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_frem_def, LLVM_FREM_RESULT_RES);
}
static inline const mica_attr *llvm_frem_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_frem_def, LLVM_FREM_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_frem_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_frem_def, LLVM_FREM_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_frem_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_frem_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_frem_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         llvm_fastmath_flags fastmath_flags);

// ---- llvm.fneg: The value with the other sign ----

extern const mica_op_def llvm_fneg_def;
static inline bool llvm_fneg_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fneg_def); }
enum { LLVM_FNEG_OPERAND };
enum { LLVM_FNEG_RESULT_RES };
enum { LLVM_FNEG_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_fneg_operand(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fneg_def, LLVM_FNEG_OPERAND);
}
static inline void llvm_fneg_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fneg_def, LLVM_FNEG_OPERAND, value);
}
static inline mica_value *llvm_fneg_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fneg_def, LLVM_FNEG_RESULT_RES);
}
static inline const mica_attr *llvm_fneg_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fneg_def, LLVM_FNEG_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_fneg_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fneg_def, LLVM_FNEG_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_fneg_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_fneg_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_fneg_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         llvm_fastmath_flags fastmath_flags);

// ---- llvm.icmp: Compares integers or pointers ----

extern const mica_op_def llvm_icmp_def;
static inline bool llvm_icmp_isa(const mica_op *op) { return mica_op_isa(op, &llvm_icmp_def); }
enum { LLVM_ICMP_OPERAND_LHS, LLVM_ICMP_OPERAND_RHS };
enum { LLVM_ICMP_RESULT_RES };
enum { LLVM_ICMP_SLOT_PREDICATE };
static inline mica_value *llvm_icmp_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_icmp_def, LLVM_ICMP_OPERAND_LHS);
}
static inline void llvm_icmp_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_icmp_def, LLVM_ICMP_OPERAND_LHS, value);
}
static inline mica_value *llvm_icmp_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_icmp_def, LLVM_ICMP_OPERAND_RHS);
}
static inline void llvm_icmp_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_icmp_def, LLVM_ICMP_OPERAND_RHS, value);
}
static inline mica_value *llvm_icmp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_icmp_def, LLVM_ICMP_RESULT_RES);
}
static inline const mica_attr *llvm_icmp_predicate_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_icmp_def, LLVM_ICMP_SLOT_PREDICATE);
}
static inline void llvm_icmp_set_predicate_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_icmp_def, LLVM_ICMP_SLOT_PREDICATE, value);
}
llvm_i_cmp_predicate llvm_icmp_predicate(const mica_op *op);
bool llvm_icmp_set_predicate(mica_op *op, llvm_i_cmp_predicate value);  // false: no memory
mica_op *llvm_icmp_build(mica_builder *b, mica_loc loc, llvm_i_cmp_predicate predicate,
                         mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_icmp_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: the custom form, after the name.
bool llvm_icmp_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_icmp_print(mica_printer *p, const mica_op *op);

// ---- llvm.fcmp: Compares floats ----

extern const mica_op_def llvm_fcmp_def;
static inline bool llvm_fcmp_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fcmp_def); }
enum { LLVM_FCMP_OPERAND_LHS, LLVM_FCMP_OPERAND_RHS };
enum { LLVM_FCMP_RESULT_RES };
enum { LLVM_FCMP_SLOT_FASTMATH_FLAGS, LLVM_FCMP_SLOT_PREDICATE };
static inline mica_value *llvm_fcmp_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fcmp_def, LLVM_FCMP_OPERAND_LHS);
}
static inline void llvm_fcmp_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fcmp_def, LLVM_FCMP_OPERAND_LHS, value);
}
static inline mica_value *llvm_fcmp_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fcmp_def, LLVM_FCMP_OPERAND_RHS);
}
static inline void llvm_fcmp_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fcmp_def, LLVM_FCMP_OPERAND_RHS, value);
}
static inline mica_value *llvm_fcmp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fcmp_def, LLVM_FCMP_RESULT_RES);
}
static inline const mica_attr *llvm_fcmp_predicate_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fcmp_def, LLVM_FCMP_SLOT_PREDICATE);
}
static inline void llvm_fcmp_set_predicate_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fcmp_def, LLVM_FCMP_SLOT_PREDICATE, value);
}
llvm_f_cmp_predicate llvm_fcmp_predicate(const mica_op *op);
bool llvm_fcmp_set_predicate(mica_op *op, llvm_f_cmp_predicate value);  // false: no memory
static inline const mica_attr *llvm_fcmp_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fcmp_def, LLVM_FCMP_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_fcmp_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fcmp_def, LLVM_FCMP_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_fcmp_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_fcmp_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_fcmp_build(mica_builder *b, mica_loc loc, llvm_f_cmp_predicate predicate,
                         mica_value *lhs, mica_value *rhs, llvm_fastmath_flags fastmath_flags);
// Written by the author: the custom form, after the name.
bool llvm_fcmp_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_fcmp_print(mica_printer *p, const mica_op *op);

// ---- llvm.select: One of two values ----

extern const mica_op_def llvm_select_def;
static inline bool llvm_select_isa(const mica_op *op) { return mica_op_isa(op, &llvm_select_def); }
enum {
  LLVM_SELECT_OPERAND_CONDITION, LLVM_SELECT_OPERAND_TRUE_VALUE, LLVM_SELECT_OPERAND_FALSE_VALUE,
};
enum { LLVM_SELECT_RESULT_RES };
enum { LLVM_SELECT_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_select_condition(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_select_def, LLVM_SELECT_OPERAND_CONDITION);
}
static inline void llvm_select_set_condition(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_select_def, LLVM_SELECT_OPERAND_CONDITION, value);
}
static inline mica_value *llvm_select_true_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_select_def, LLVM_SELECT_OPERAND_TRUE_VALUE);
}
static inline void llvm_select_set_true_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_select_def, LLVM_SELECT_OPERAND_TRUE_VALUE, value);
}
static inline mica_value *llvm_select_false_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_select_def, LLVM_SELECT_OPERAND_FALSE_VALUE);
}
static inline void llvm_select_set_false_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_select_def, LLVM_SELECT_OPERAND_FALSE_VALUE, value);
}
static inline mica_value *llvm_select_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_select_def, LLVM_SELECT_RESULT_RES);
}
static inline const mica_attr *llvm_select_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_select_def, LLVM_SELECT_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_select_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_select_def, LLVM_SELECT_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_select_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_select_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_select_build(mica_builder *b, mica_loc loc, mica_value *condition,
                           mica_value *true_value, mica_value *false_value,
                           llvm_fastmath_flags fastmath_flags);

// ---- llvm.freeze: Some value instead of undefined or poison ----

extern const mica_op_def llvm_freeze_def;
static inline bool llvm_freeze_isa(const mica_op *op) { return mica_op_isa(op, &llvm_freeze_def); }
enum { LLVM_FREEZE_OPERAND_VAL };
enum { LLVM_FREEZE_RESULT_RES };
static inline mica_value *llvm_freeze_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_freeze_def, LLVM_FREEZE_OPERAND_VAL);
}
static inline void llvm_freeze_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_freeze_def, LLVM_FREEZE_OPERAND_VAL, value);
}
static inline mica_value *llvm_freeze_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_freeze_def, LLVM_FREEZE_RESULT_RES);
}
mica_op *llvm_freeze_build(mica_builder *b, mica_loc loc, mica_value *val);

// ---- llvm.bitcast: The same bits as another type ----

extern const mica_op_def llvm_bitcast_def;
static inline bool llvm_bitcast_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_bitcast_def);
}
enum { LLVM_BITCAST_OPERAND_ARG };
enum { LLVM_BITCAST_RESULT_RES };
static inline mica_value *llvm_bitcast_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_bitcast_def, LLVM_BITCAST_OPERAND_ARG);
}
static inline void llvm_bitcast_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_bitcast_def, LLVM_BITCAST_OPERAND_ARG, value);
}
static inline mica_value *llvm_bitcast_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_bitcast_def, LLVM_BITCAST_RESULT_RES);
}
mica_op *llvm_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                            mica_value *arg);
// Written by the author: what the definition can't say. False: reported.
bool llvm_bitcast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_bitcast_fold(mica_op *op, const mica_attr *arg, mica_fold *out);
// of PromotableOpInterface, written by the author
bool llvm_bitcast_can_remove_uses(const mica_op *op, const mica_uses *uses, mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_bitcast_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw, bool *goes);

// ---- llvm.addrspacecast: A pointer into another address space ----

extern const mica_op_def llvm_addrspacecast_def;
static inline bool llvm_addrspacecast_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_addrspacecast_def);
}
enum { LLVM_ADDRSPACECAST_OPERAND_ARG };
enum { LLVM_ADDRSPACECAST_RESULT_RES };
static inline mica_value *llvm_addrspacecast_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_addrspacecast_def, LLVM_ADDRSPACECAST_OPERAND_ARG);
}
static inline void llvm_addrspacecast_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_addrspacecast_def, LLVM_ADDRSPACECAST_OPERAND_ARG, value);
}
static inline mica_value *llvm_addrspacecast_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_addrspacecast_def, LLVM_ADDRSPACECAST_RESULT_RES);
}
mica_op *llvm_addrspacecast_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                  mica_value *arg);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_addrspacecast_fold(mica_op *op, const mica_attr *arg, mica_fold *out);
// of PromotableOpInterface, written by the author
bool llvm_addrspacecast_can_remove_uses(const mica_op *op, const mica_uses *uses, mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_addrspacecast_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                    bool *goes);

// ---- llvm.inttoptr: An integer as an address ----

extern const mica_op_def llvm_inttoptr_def;
static inline bool llvm_inttoptr_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_inttoptr_def);
}
enum { LLVM_INTTOPTR_OPERAND_ARG };
enum { LLVM_INTTOPTR_RESULT_RES };
enum { LLVM_INTTOPTR_SLOT_DEREFERENCEABLE };
static inline mica_value *llvm_inttoptr_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_inttoptr_def, LLVM_INTTOPTR_OPERAND_ARG);
}
static inline void llvm_inttoptr_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_inttoptr_def, LLVM_INTTOPTR_OPERAND_ARG, value);
}
static inline mica_value *llvm_inttoptr_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_inttoptr_def, LLVM_INTTOPTR_RESULT_RES);
}
// NULL: absent
static inline const mica_attr *llvm_inttoptr_dereferenceable_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inttoptr_def, LLVM_INTTOPTR_SLOT_DEREFERENCEABLE);
}
static inline void llvm_inttoptr_set_dereferenceable_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_inttoptr_def, LLVM_INTTOPTR_SLOT_DEREFERENCEABLE, value);
}
mica_op *llvm_inttoptr_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                             mica_value *arg, const mica_attr *dereferenceable);

// ---- llvm.ptrtoint: An address as an integer ----

extern const mica_op_def llvm_ptrtoint_def;
static inline bool llvm_ptrtoint_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_ptrtoint_def);
}
enum { LLVM_PTRTOINT_OPERAND_ARG };
enum { LLVM_PTRTOINT_RESULT_RES };
static inline mica_value *llvm_ptrtoint_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_ptrtoint_def, LLVM_PTRTOINT_OPERAND_ARG);
}
static inline void llvm_ptrtoint_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_ptrtoint_def, LLVM_PTRTOINT_OPERAND_ARG, value);
}
static inline mica_value *llvm_ptrtoint_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_ptrtoint_def, LLVM_PTRTOINT_RESULT_RES);
}
mica_op *llvm_ptrtoint_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                             mica_value *arg);

// ---- llvm.sext: A wider integer, filled with the sign ----

extern const mica_op_def llvm_sext_def;
static inline bool llvm_sext_isa(const mica_op *op) { return mica_op_isa(op, &llvm_sext_def); }
enum { LLVM_SEXT_OPERAND_ARG };
enum { LLVM_SEXT_RESULT_RES };
static inline mica_value *llvm_sext_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_sext_def, LLVM_SEXT_OPERAND_ARG);
}
static inline void llvm_sext_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_sext_def, LLVM_SEXT_OPERAND_ARG, value);
}
static inline mica_value *llvm_sext_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_sext_def, LLVM_SEXT_RESULT_RES);
}
mica_op *llvm_sext_build(mica_builder *b, mica_loc loc, const mica_type *res_type, mica_value *arg);
// Written by the author: what the definition can't say. False: reported.
bool llvm_sext_check(mica_op *op);

// ---- llvm.zext: A wider integer, filled with zeros ----

extern const mica_op_def llvm_zext_def;
static inline bool llvm_zext_isa(const mica_op *op) { return mica_op_isa(op, &llvm_zext_def); }
enum { LLVM_ZEXT_OPERAND_ARG };
enum { LLVM_ZEXT_RESULT_RES };
enum { LLVM_ZEXT_SLOT_NON_NEG };
static inline mica_value *llvm_zext_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_zext_def, LLVM_ZEXT_OPERAND_ARG);
}
static inline void llvm_zext_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_zext_def, LLVM_ZEXT_OPERAND_ARG, value);
}
static inline mica_value *llvm_zext_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_zext_def, LLVM_ZEXT_RESULT_RES);
}
static inline const mica_attr *llvm_zext_non_neg_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_zext_def, LLVM_ZEXT_SLOT_NON_NEG);
}
static inline void llvm_zext_set_non_neg_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_zext_def, LLVM_ZEXT_SLOT_NON_NEG, value);
}
bool llvm_zext_non_neg(const mica_op *op);
void llvm_zext_set_non_neg(mica_op *op, bool value);
mica_op *llvm_zext_build(mica_builder *b, mica_loc loc, const mica_type *res_type, mica_value *arg,
                         bool non_neg);
// Written by the author: what the definition can't say. False: reported.
bool llvm_zext_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_zext_fold(mica_op *op, const mica_attr *arg, mica_fold *out);

// ---- llvm.trunc: The low bits of an integer ----

extern const mica_op_def llvm_trunc_def;
static inline bool llvm_trunc_isa(const mica_op *op) { return mica_op_isa(op, &llvm_trunc_def); }
enum { LLVM_TRUNC_OPERAND_ARG };
enum { LLVM_TRUNC_RESULT_RES };
enum { LLVM_TRUNC_SLOT_OVERFLOW_FLAGS };
static inline mica_value *llvm_trunc_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_trunc_def, LLVM_TRUNC_OPERAND_ARG);
}
static inline void llvm_trunc_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_trunc_def, LLVM_TRUNC_OPERAND_ARG, value);
}
static inline mica_value *llvm_trunc_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_trunc_def, LLVM_TRUNC_RESULT_RES);
}
static inline const mica_attr *llvm_trunc_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_trunc_def, LLVM_TRUNC_SLOT_OVERFLOW_FLAGS);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool llvm_trunc_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &llvm_trunc_def), LLVM_TRUNC_SLOT_OVERFLOW_FLAGS,
                              value);
}
llvm_integer_overflow_flags llvm_trunc_overflow_flags(const mica_op *op);
// false: no memory
bool llvm_trunc_set_overflow_flags(mica_op *op, llvm_integer_overflow_flags value);
mica_op *llvm_trunc_build(mica_builder *b, mica_loc loc, const mica_type *res_type, mica_value *arg,
                          llvm_integer_overflow_flags overflow_flags);

// ---- llvm.sitofp: A signed integer as a float ----

extern const mica_op_def llvm_sitofp_def;
static inline bool llvm_sitofp_isa(const mica_op *op) { return mica_op_isa(op, &llvm_sitofp_def); }
enum { LLVM_SITOFP_OPERAND_ARG };
enum { LLVM_SITOFP_RESULT_RES };
static inline mica_value *llvm_sitofp_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_sitofp_def, LLVM_SITOFP_OPERAND_ARG);
}
static inline void llvm_sitofp_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_sitofp_def, LLVM_SITOFP_OPERAND_ARG, value);
}
static inline mica_value *llvm_sitofp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_sitofp_def, LLVM_SITOFP_RESULT_RES);
}
mica_op *llvm_sitofp_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                           mica_value *arg);

// ---- llvm.uitofp: An unsigned integer as a float ----

extern const mica_op_def llvm_uitofp_def;
static inline bool llvm_uitofp_isa(const mica_op *op) { return mica_op_isa(op, &llvm_uitofp_def); }
enum { LLVM_UITOFP_OPERAND_ARG };
enum { LLVM_UITOFP_RESULT_RES };
enum { LLVM_UITOFP_SLOT_NON_NEG };
static inline mica_value *llvm_uitofp_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_uitofp_def, LLVM_UITOFP_OPERAND_ARG);
}
static inline void llvm_uitofp_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_uitofp_def, LLVM_UITOFP_OPERAND_ARG, value);
}
static inline mica_value *llvm_uitofp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_uitofp_def, LLVM_UITOFP_RESULT_RES);
}
static inline const mica_attr *llvm_uitofp_non_neg_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_uitofp_def, LLVM_UITOFP_SLOT_NON_NEG);
}
static inline void llvm_uitofp_set_non_neg_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_uitofp_def, LLVM_UITOFP_SLOT_NON_NEG, value);
}
bool llvm_uitofp_non_neg(const mica_op *op);
void llvm_uitofp_set_non_neg(mica_op *op, bool value);
mica_op *llvm_uitofp_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                           mica_value *arg, bool non_neg);

// ---- llvm.fptosi: A float as a signed integer, towards zero ----

extern const mica_op_def llvm_fptosi_def;
static inline bool llvm_fptosi_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fptosi_def); }
enum { LLVM_FPTOSI_OPERAND_ARG };
enum { LLVM_FPTOSI_RESULT_RES };
static inline mica_value *llvm_fptosi_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fptosi_def, LLVM_FPTOSI_OPERAND_ARG);
}
static inline void llvm_fptosi_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fptosi_def, LLVM_FPTOSI_OPERAND_ARG, value);
}
static inline mica_value *llvm_fptosi_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fptosi_def, LLVM_FPTOSI_RESULT_RES);
}
mica_op *llvm_fptosi_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                           mica_value *arg);

// ---- llvm.fptoui: A float as an unsigned integer, towards zero ----

extern const mica_op_def llvm_fptoui_def;
static inline bool llvm_fptoui_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fptoui_def); }
enum { LLVM_FPTOUI_OPERAND_ARG };
enum { LLVM_FPTOUI_RESULT_RES };
static inline mica_value *llvm_fptoui_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fptoui_def, LLVM_FPTOUI_OPERAND_ARG);
}
static inline void llvm_fptoui_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fptoui_def, LLVM_FPTOUI_OPERAND_ARG, value);
}
static inline mica_value *llvm_fptoui_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fptoui_def, LLVM_FPTOUI_RESULT_RES);
}
mica_op *llvm_fptoui_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                           mica_value *arg);

// ---- llvm.fpext: A wider float of the same value ----

extern const mica_op_def llvm_fpext_def;
static inline bool llvm_fpext_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fpext_def); }
enum { LLVM_FPEXT_OPERAND_ARG };
enum { LLVM_FPEXT_RESULT_RES };
static inline mica_value *llvm_fpext_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fpext_def, LLVM_FPEXT_OPERAND_ARG);
}
static inline void llvm_fpext_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fpext_def, LLVM_FPEXT_OPERAND_ARG, value);
}
static inline mica_value *llvm_fpext_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fpext_def, LLVM_FPEXT_RESULT_RES);
}
mica_op *llvm_fpext_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                          mica_value *arg);

// ---- llvm.fptrunc: A narrower float, rounded ----

extern const mica_op_def llvm_fptrunc_def;
static inline bool llvm_fptrunc_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_fptrunc_def);
}
enum { LLVM_FPTRUNC_OPERAND_ARG };
enum { LLVM_FPTRUNC_RESULT_RES };
static inline mica_value *llvm_fptrunc_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_fptrunc_def, LLVM_FPTRUNC_OPERAND_ARG);
}
static inline void llvm_fptrunc_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_fptrunc_def, LLVM_FPTRUNC_OPERAND_ARG, value);
}
static inline mica_value *llvm_fptrunc_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_fptrunc_def, LLVM_FPTRUNC_RESULT_RES);
}
mica_op *llvm_fptrunc_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                            mica_value *arg);

// ---- llvm.extractelement: An element of a vector ----

extern const mica_op_def llvm_extractelement_def;
static inline bool llvm_extractelement_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_extractelement_def);
}
enum { LLVM_EXTRACTELEMENT_OPERAND_VECTOR, LLVM_EXTRACTELEMENT_OPERAND_POSITION };
enum { LLVM_EXTRACTELEMENT_RESULT_RES };
static inline mica_value *llvm_extractelement_vector(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_extractelement_def, LLVM_EXTRACTELEMENT_OPERAND_VECTOR);
}
static inline void llvm_extractelement_set_vector(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_extractelement_def, LLVM_EXTRACTELEMENT_OPERAND_VECTOR, value);
}
static inline mica_value *llvm_extractelement_position(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_extractelement_def, LLVM_EXTRACTELEMENT_OPERAND_POSITION);
}
static inline void llvm_extractelement_set_position(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_extractelement_def, LLVM_EXTRACTELEMENT_OPERAND_POSITION, value);
}
static inline mica_value *llvm_extractelement_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_extractelement_def, LLVM_EXTRACTELEMENT_RESULT_RES);
}
mica_op *llvm_extractelement_build(mica_builder *b, mica_loc loc, mica_value *vector,
                                   mica_value *position);

// ---- llvm.insertelement: A vector with another element ----

extern const mica_op_def llvm_insertelement_def;
static inline bool llvm_insertelement_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_insertelement_def);
}
enum {
  LLVM_INSERTELEMENT_OPERAND_VECTOR, LLVM_INSERTELEMENT_OPERAND_VALUE,
  LLVM_INSERTELEMENT_OPERAND_POSITION,
};
enum { LLVM_INSERTELEMENT_RESULT_RES };
static inline mica_value *llvm_insertelement_vector(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_insertelement_def, LLVM_INSERTELEMENT_OPERAND_VECTOR);
}
static inline void llvm_insertelement_set_vector(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_insertelement_def, LLVM_INSERTELEMENT_OPERAND_VECTOR, value);
}
static inline mica_value *llvm_insertelement_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_insertelement_def, LLVM_INSERTELEMENT_OPERAND_VALUE);
}
static inline void llvm_insertelement_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_insertelement_def, LLVM_INSERTELEMENT_OPERAND_VALUE, value);
}
static inline mica_value *llvm_insertelement_position(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_insertelement_def, LLVM_INSERTELEMENT_OPERAND_POSITION);
}
static inline void llvm_insertelement_set_position(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_insertelement_def, LLVM_INSERTELEMENT_OPERAND_POSITION, value);
}
static inline mica_value *llvm_insertelement_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_insertelement_def, LLVM_INSERTELEMENT_RESULT_RES);
}
mica_op *llvm_insertelement_build(mica_builder *b, mica_loc loc, mica_value *vector,
                                  mica_value *value, mica_value *position);

// ---- llvm.shufflevector: Chosen elements of two vectors ----

extern const mica_op_def llvm_shufflevector_def;
static inline bool llvm_shufflevector_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_shufflevector_def);
}
enum { LLVM_SHUFFLEVECTOR_OPERAND_V1, LLVM_SHUFFLEVECTOR_OPERAND_V2 };
enum { LLVM_SHUFFLEVECTOR_RESULT_RES };
enum { LLVM_SHUFFLEVECTOR_SLOT_MASK };
static inline mica_value *llvm_shufflevector_v1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_shufflevector_def, LLVM_SHUFFLEVECTOR_OPERAND_V1);
}
static inline void llvm_shufflevector_set_v1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_shufflevector_def, LLVM_SHUFFLEVECTOR_OPERAND_V1, value);
}
static inline mica_value *llvm_shufflevector_v2(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_shufflevector_def, LLVM_SHUFFLEVECTOR_OPERAND_V2);
}
static inline void llvm_shufflevector_set_v2(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_shufflevector_def, LLVM_SHUFFLEVECTOR_OPERAND_V2, value);
}
static inline mica_value *llvm_shufflevector_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_shufflevector_def, LLVM_SHUFFLEVECTOR_RESULT_RES);
}
static inline const mica_attr *llvm_shufflevector_mask_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_shufflevector_def, LLVM_SHUFFLEVECTOR_SLOT_MASK);
}
static inline void llvm_shufflevector_set_mask_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_shufflevector_def, LLVM_SHUFFLEVECTOR_SLOT_MASK, value);
}
mica_int32s llvm_shufflevector_mask(const mica_op *op);
bool llvm_shufflevector_set_mask(mica_op *op, mica_int32s value);  // false: no memory
mica_op *llvm_shufflevector_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                  mica_value *v1, mica_value *v2, mica_int32s mask);
// Written by the author: what the definition can't say. False: reported.
bool llvm_shufflevector_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_shufflevector_fold(mica_op *op, const mica_attr *v1, const mica_attr *v2, mica_fold *out);

// ---- llvm.extractvalue: A part of a struct or array ----

extern const mica_op_def llvm_extractvalue_def;
static inline bool llvm_extractvalue_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_extractvalue_def);
}
enum { LLVM_EXTRACTVALUE_OPERAND_CONTAINER };
enum { LLVM_EXTRACTVALUE_RESULT_RES };
enum { LLVM_EXTRACTVALUE_SLOT_POSITION };
static inline mica_value *llvm_extractvalue_container(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_extractvalue_def, LLVM_EXTRACTVALUE_OPERAND_CONTAINER);
}
static inline void llvm_extractvalue_set_container(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_extractvalue_def, LLVM_EXTRACTVALUE_OPERAND_CONTAINER, value);
}
static inline mica_value *llvm_extractvalue_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_extractvalue_def, LLVM_EXTRACTVALUE_RESULT_RES);
}
static inline const mica_attr *llvm_extractvalue_position_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_extractvalue_def, LLVM_EXTRACTVALUE_SLOT_POSITION);
}
static inline void llvm_extractvalue_set_position_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_extractvalue_def, LLVM_EXTRACTVALUE_SLOT_POSITION, value);
}
mica_int64s llvm_extractvalue_position(const mica_op *op);
bool llvm_extractvalue_set_position(mica_op *op, mica_int64s value);  // false: no memory
mica_op *llvm_extractvalue_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *container, mica_int64s position);
// Written by the author: what the definition can't say. False: reported.
bool llvm_extractvalue_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_extractvalue_fold(mica_op *op, const mica_attr *container, mica_fold *out);

// ---- llvm.insertvalue: A struct or array with another part ----

extern const mica_op_def llvm_insertvalue_def;
static inline bool llvm_insertvalue_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_insertvalue_def);
}
enum { LLVM_INSERTVALUE_OPERAND_CONTAINER, LLVM_INSERTVALUE_OPERAND_VALUE };
enum { LLVM_INSERTVALUE_RESULT_RES };
enum { LLVM_INSERTVALUE_SLOT_POSITION };
static inline mica_value *llvm_insertvalue_container(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_insertvalue_def, LLVM_INSERTVALUE_OPERAND_CONTAINER);
}
static inline void llvm_insertvalue_set_container(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_insertvalue_def, LLVM_INSERTVALUE_OPERAND_CONTAINER, value);
}
static inline mica_value *llvm_insertvalue_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_insertvalue_def, LLVM_INSERTVALUE_OPERAND_VALUE);
}
static inline void llvm_insertvalue_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_insertvalue_def, LLVM_INSERTVALUE_OPERAND_VALUE, value);
}
static inline mica_value *llvm_insertvalue_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_insertvalue_def, LLVM_INSERTVALUE_RESULT_RES);
}
static inline const mica_attr *llvm_insertvalue_position_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_insertvalue_def, LLVM_INSERTVALUE_SLOT_POSITION);
}
static inline void llvm_insertvalue_set_position_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_insertvalue_def, LLVM_INSERTVALUE_SLOT_POSITION, value);
}
mica_int64s llvm_insertvalue_position(const mica_op *op);
bool llvm_insertvalue_set_position(mica_op *op, mica_int64s value);  // false: no memory
mica_op *llvm_insertvalue_build(mica_builder *b, mica_loc loc, mica_value *container,
                                mica_value *value, mica_int64s position);
// Written by the author: what the definition can't say. False: reported.
bool llvm_insertvalue_check(mica_op *op);

// ---- llvm.mlir.undef: Any value of a type ----

extern const mica_op_def llvm_mlir_undef_def;
static inline bool llvm_mlir_undef_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_undef_def);
}
enum { LLVM_MLIR_UNDEF_RESULT_RES };
static inline mica_value *llvm_mlir_undef_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_mlir_undef_def, LLVM_MLIR_UNDEF_RESULT_RES);
}
mica_op *llvm_mlir_undef_build(mica_builder *b, mica_loc loc, const mica_type *res_type);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_mlir_undef_fold(mica_op *op, mica_fold *out);

// ---- llvm.mlir.poison: A value that must not be used ----

extern const mica_op_def llvm_mlir_poison_def;
static inline bool llvm_mlir_poison_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_poison_def);
}
enum { LLVM_MLIR_POISON_RESULT_RES };
static inline mica_value *llvm_mlir_poison_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_mlir_poison_def, LLVM_MLIR_POISON_RESULT_RES);
}
mica_op *llvm_mlir_poison_build(mica_builder *b, mica_loc loc, const mica_type *res_type);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_mlir_poison_fold(mica_op *op, mica_fold *out);

// ---- llvm.mlir.zero: The value whose bits are zero ----

extern const mica_op_def llvm_mlir_zero_def;
static inline bool llvm_mlir_zero_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_zero_def);
}
enum { LLVM_MLIR_ZERO_RESULT_RES };
static inline mica_value *llvm_mlir_zero_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_mlir_zero_def, LLVM_MLIR_ZERO_RESULT_RES);
}
mica_op *llvm_mlir_zero_build(mica_builder *b, mica_loc loc, const mica_type *res_type);
// Written by the author: what the definition can't say. False: reported.
bool llvm_mlir_zero_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_mlir_zero_fold(mica_op *op, mica_fold *out);

// ---- llvm.mlir.none: A token that ties nothing ----

extern const mica_op_def llvm_mlir_none_def;
static inline bool llvm_mlir_none_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_none_def);
}
enum { LLVM_MLIR_NONE_RESULT_RES };
static inline mica_value *llvm_mlir_none_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_mlir_none_def, LLVM_MLIR_NONE_RESULT_RES);
}
mica_op *llvm_mlir_none_build(mica_builder *b, mica_loc loc);

// ---- llvm.mlir.constant: A value known beforehand ----

extern const mica_op_def llvm_mlir_constant_def;
static inline bool llvm_mlir_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_constant_def);
}
enum { LLVM_MLIR_CONSTANT_RESULT_RES };
enum { LLVM_MLIR_CONSTANT_SLOT_VALUE };
static inline mica_value *llvm_mlir_constant_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_mlir_constant_def, LLVM_MLIR_CONSTANT_RESULT_RES);
}
static inline const mica_attr *llvm_mlir_constant_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_constant_def, LLVM_MLIR_CONSTANT_SLOT_VALUE);
}
static inline void llvm_mlir_constant_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_constant_def, LLVM_MLIR_CONSTANT_SLOT_VALUE, value);
}
mica_op *llvm_mlir_constant_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                  const mica_attr *value);
// Written by the author: what the definition can't say. False: reported.
bool llvm_mlir_constant_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_mlir_constant_fold(mica_op *op, mica_fold *out);

// ---- llvm.alloca: Memory until the function returns ----

extern const mica_op_def llvm_alloca_def;
static inline bool llvm_alloca_isa(const mica_op *op) { return mica_op_isa(op, &llvm_alloca_def); }
enum { LLVM_ALLOCA_OPERAND_ARRAY_SIZE };
enum { LLVM_ALLOCA_RESULT_RES };
enum { LLVM_ALLOCA_SLOT_ALIGNMENT, LLVM_ALLOCA_SLOT_ELEM_TYPE, LLVM_ALLOCA_SLOT_INALLOCA };
static inline mica_value *llvm_alloca_array_size(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_alloca_def, LLVM_ALLOCA_OPERAND_ARRAY_SIZE);
}
static inline void llvm_alloca_set_array_size(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_alloca_def, LLVM_ALLOCA_OPERAND_ARRAY_SIZE, value);
}
static inline mica_value *llvm_alloca_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_alloca_def, LLVM_ALLOCA_RESULT_RES);
}
static inline const mica_attr *llvm_alloca_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_alloca_def, LLVM_ALLOCA_SLOT_ALIGNMENT);
}
static inline void llvm_alloca_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_alloca_def, LLVM_ALLOCA_SLOT_ALIGNMENT, value);
}
static inline bool llvm_alloca_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_alloca_def, LLVM_ALLOCA_SLOT_ALIGNMENT) != NULL;
}
int64_t llvm_alloca_alignment(const mica_op *op);  // absent: zero
bool llvm_alloca_set_alignment(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *llvm_alloca_elem_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_alloca_def, LLVM_ALLOCA_SLOT_ELEM_TYPE);
}
static inline void llvm_alloca_set_elem_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_alloca_def, LLVM_ALLOCA_SLOT_ELEM_TYPE, value);
}
const mica_type *llvm_alloca_elem_type(const mica_op *op);
bool llvm_alloca_set_elem_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_alloca_inalloca_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_alloca_def, LLVM_ALLOCA_SLOT_INALLOCA);
}
static inline void llvm_alloca_set_inalloca_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_alloca_def, LLVM_ALLOCA_SLOT_INALLOCA, value);
}
bool llvm_alloca_inalloca(const mica_op *op);
void llvm_alloca_set_inalloca(mica_op *op, bool value);
mica_op *llvm_alloca_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                           mica_value *array_size, const mica_attr *alignment,
                           const mica_type *elem_type, bool inalloca);
// Written by the author: what the definition can't say. False: reported.
bool llvm_alloca_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool llvm_alloca_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_alloca_print(mica_printer *p, const mica_op *op);
// of PromotableAllocationOpInterface, written by the author
bool llvm_alloca_promotable_slots(const mica_op *op, mica_memory_slots *out);
// of PromotableAllocationOpInterface, written by the author
mica_value *llvm_alloca_default_value(mica_op *op, const mica_memory_slot *slot, mica_rewriter *rw);
// of PromotableAllocationOpInterface, written by the author
bool llvm_alloca_block_argument(mica_op *op, const mica_memory_slot *slot, mica_value *argument,
                                mica_rewriter *rw);
// of PromotableAllocationOpInterface, written by the author
void llvm_alloca_promotion_complete(mica_op *op, const mica_memory_slot *slot,
                                    mica_value *default_value, mica_rewriter *rw, mica_op **again);
// of DestructurableAllocationOpInterface, written by the author
bool llvm_alloca_divisible_slots(const mica_op *op, mica_divisible_slots *out);
// of DestructurableAllocationOpInterface, written by the author
bool llvm_alloca_divide(mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                        mica_rewriter *rw);
// of DestructurableAllocationOpInterface, written by the author
void llvm_alloca_division_complete(mica_op *op, const mica_memory_slot *slot, mica_rewriter *rw,
                                   mica_op **again);

// ---- llvm.getelementptr: The address of a part ----

extern const mica_op_def llvm_getelementptr_def;
static inline bool llvm_getelementptr_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_getelementptr_def);
}
enum { LLVM_GETELEMENTPTR_OPERAND_BASE, LLVM_GETELEMENTPTR_OPERAND_DYNAMIC_INDICES };
enum { LLVM_GETELEMENTPTR_RESULT_RES };
enum {
  LLVM_GETELEMENTPTR_SLOT_ELEM_TYPE, LLVM_GETELEMENTPTR_SLOT_NO_WRAP_FLAGS,
  LLVM_GETELEMENTPTR_SLOT_RAW_CONSTANT_INDICES,
};
static inline mica_value *llvm_getelementptr_base(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_getelementptr_def, LLVM_GETELEMENTPTR_OPERAND_BASE);
}
static inline void llvm_getelementptr_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_getelementptr_def, LLVM_GETELEMENTPTR_OPERAND_BASE, value);
}
static inline mica_segment llvm_getelementptr_dynamic_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_getelementptr_def)), 1,
                               LLVM_GETELEMENTPTR_OPERAND_DYNAMIC_INDICES);
}
static inline size_t llvm_getelementptr_dynamic_indices_count(const mica_op *op) {
  return llvm_getelementptr_dynamic_indices_segment(op).count;
}
static inline mica_value *llvm_getelementptr_dynamic_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_getelementptr_dynamic_indices_segment(op).first + index);
}
static inline bool llvm_getelementptr_set_dynamic_indices(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_segment(op, llvm_getelementptr_dynamic_indices_segment(op), values, count);
}
static inline mica_value *llvm_getelementptr_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_getelementptr_def, LLVM_GETELEMENTPTR_RESULT_RES);
}
static inline const mica_attr *llvm_getelementptr_raw_constant_indices_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_getelementptr_def, LLVM_GETELEMENTPTR_SLOT_RAW_CONSTANT_INDICES);
}
static inline void llvm_getelementptr_set_raw_constant_indices_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_getelementptr_def, LLVM_GETELEMENTPTR_SLOT_RAW_CONSTANT_INDICES,
                      value);
}
mica_int32s llvm_getelementptr_raw_constant_indices(const mica_op *op);
// false: no memory
bool llvm_getelementptr_set_raw_constant_indices(mica_op *op, mica_int32s value);
static inline const mica_attr *llvm_getelementptr_elem_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_getelementptr_def, LLVM_GETELEMENTPTR_SLOT_ELEM_TYPE);
}
static inline void llvm_getelementptr_set_elem_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_getelementptr_def, LLVM_GETELEMENTPTR_SLOT_ELEM_TYPE, value);
}
const mica_type *llvm_getelementptr_elem_type(const mica_op *op);
bool llvm_getelementptr_set_elem_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_getelementptr_no_wrap_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_getelementptr_def, LLVM_GETELEMENTPTR_SLOT_NO_WRAP_FLAGS);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool llvm_getelementptr_set_no_wrap_flags_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &llvm_getelementptr_def),
                              LLVM_GETELEMENTPTR_SLOT_NO_WRAP_FLAGS, value);
}
llvm_gep_no_wrap_flags llvm_getelementptr_no_wrap_flags(const mica_op *op);
// false: no memory
bool llvm_getelementptr_set_no_wrap_flags(mica_op *op, llvm_gep_no_wrap_flags value);
mica_op *llvm_getelementptr_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                  mica_value *base, mica_value *const *dynamic_indices,
                                  size_t dynamic_indices_count, mica_int32s raw_constant_indices,
                                  const mica_type *elem_type, llvm_gep_no_wrap_flags no_wrap_flags);
// Written by the author: what the definition can't say. False: reported.
bool llvm_getelementptr_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_getelementptr_fold(mica_op *op, const mica_attr *base,
                             const mica_attr *const *dynamic_indices, size_t dynamic_indices_count,
                             mica_fold *out);
// of PromotableOpInterface, written by the author
bool llvm_getelementptr_can_remove_uses(const mica_op *op, const mica_uses *uses, mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_getelementptr_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                    bool *goes);
// of SafeMemorySlotAccessOpInterface, written by the author
bool llvm_getelementptr_is_safe(const mica_op *op, const mica_memory_slot *slot,
                                mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_getelementptr_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                                   mica_slot_parts *parts, mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_getelementptr_rewire(mica_op *op, const mica_memory_slot *slot,
                               const mica_slot_parts *parts, mica_rewriter *rw, bool *goes);

// ---- llvm.load: The value at an address ----

extern const mica_op_def llvm_load_def;
static inline bool llvm_load_isa(const mica_op *op) { return mica_op_isa(op, &llvm_load_def); }
enum { LLVM_LOAD_OPERAND_ADDR };
enum { LLVM_LOAD_RESULT_RES };
enum {
  LLVM_LOAD_SLOT_ACCESS_GROUPS, LLVM_LOAD_SLOT_ALIAS_SCOPES, LLVM_LOAD_SLOT_ALIGNMENT,
  LLVM_LOAD_SLOT_DEREFERENCEABLE, LLVM_LOAD_SLOT_INVARIANT, LLVM_LOAD_SLOT_INVARIANT_GROUP,
  LLVM_LOAD_SLOT_NOALIAS_SCOPES, LLVM_LOAD_SLOT_NONTEMPORAL, LLVM_LOAD_SLOT_ORDERING,
  LLVM_LOAD_SLOT_SYNCSCOPE, LLVM_LOAD_SLOT_TBAA, LLVM_LOAD_SLOT_VOLATILE_,
};
static inline mica_value *llvm_load_addr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_load_def, LLVM_LOAD_OPERAND_ADDR);
}
static inline void llvm_load_set_addr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_load_def, LLVM_LOAD_OPERAND_ADDR, value);
}
static inline mica_value *llvm_load_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_load_def, LLVM_LOAD_RESULT_RES);
}
static inline const mica_attr *llvm_load_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ALIGNMENT);
}
static inline void llvm_load_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ALIGNMENT, value);
}
static inline bool llvm_load_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ALIGNMENT) != NULL;
}
int64_t llvm_load_alignment(const mica_op *op);  // absent: zero
bool llvm_load_set_alignment(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *llvm_load_volatile_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_VOLATILE_);
}
static inline void llvm_load_set_volatile_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_VOLATILE_, value);
}
bool llvm_load_volatile(const mica_op *op);
void llvm_load_set_volatile(mica_op *op, bool value);
static inline const mica_attr *llvm_load_nontemporal_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_NONTEMPORAL);
}
static inline void llvm_load_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_NONTEMPORAL, value);
}
bool llvm_load_nontemporal(const mica_op *op);
void llvm_load_set_nontemporal(mica_op *op, bool value);
static inline const mica_attr *llvm_load_invariant_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_INVARIANT);
}
static inline void llvm_load_set_invariant_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_INVARIANT, value);
}
bool llvm_load_invariant(const mica_op *op);
void llvm_load_set_invariant(mica_op *op, bool value);
static inline const mica_attr *llvm_load_invariant_group_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_INVARIANT_GROUP);
}
static inline void llvm_load_set_invariant_group_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_INVARIANT_GROUP, value);
}
bool llvm_load_invariant_group(const mica_op *op);
void llvm_load_set_invariant_group(mica_op *op, bool value);
static inline const mica_attr *llvm_load_ordering_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ORDERING);
}
static inline void llvm_load_set_ordering_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ORDERING, value);
}
llvm_atomic_ordering llvm_load_ordering(const mica_op *op);  // absent: the default
bool llvm_load_set_ordering(mica_op *op, llvm_atomic_ordering value);  // false: no memory
static inline const mica_attr *llvm_load_syncscope_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_SYNCSCOPE);
}
static inline void llvm_load_set_syncscope_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_SYNCSCOPE, value);
}
static inline bool llvm_load_has_syncscope(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_SYNCSCOPE) != NULL;
}
mica_str llvm_load_syncscope(const mica_op *op);  // absent: zero
bool llvm_load_set_syncscope(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_load_dereferenceable_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_DEREFERENCEABLE);
}
static inline void llvm_load_set_dereferenceable_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_DEREFERENCEABLE, value);
}
static inline const mica_attr *llvm_load_access_groups_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ACCESS_GROUPS);
}
static inline void llvm_load_set_access_groups_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ACCESS_GROUPS, value);
}
static inline const mica_attr *llvm_load_alias_scopes_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ALIAS_SCOPES);
}
static inline void llvm_load_set_alias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_ALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_load_noalias_scopes_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_load_set_noalias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_NOALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_load_tbaa_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_TBAA);
}
static inline void llvm_load_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_load_def, LLVM_LOAD_SLOT_TBAA, value);
}
mica_op *llvm_load_build(mica_builder *b, mica_loc loc, const mica_type *res_type, mica_value *addr,
                         const mica_attr *alignment, bool volatile_, bool nontemporal,
                         bool invariant, bool invariant_group, llvm_atomic_ordering ordering,
                         const mica_attr *syncscope, const mica_attr *dereferenceable,
                         const mica_attr *access_groups, const mica_attr *alias_scopes,
                         const mica_attr *noalias_scopes, const mica_attr *tbaa);
// Written by the author: what the definition can't say. False: reported.
bool llvm_load_check(mica_op *op);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_load_can_rewire(const mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                          mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_load_rewire(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                      mica_rewriter *rw, bool *goes);
// of MemoryEffectOpInterface, written by the author
bool llvm_load_effects(const mica_op *op, mica_effects *out);
// of PromotableMemOpInterface, written by the author
bool llvm_load_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool llvm_load_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *llvm_load_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                             mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool llvm_load_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                               const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool llvm_load_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                           mica_value *reaching, mica_rewriter *rw, bool *goes);
// of SafeMemorySlotAccessOpInterface, written by the author
bool llvm_load_is_safe(const mica_op *op, const mica_memory_slot *slot, mica_memory_slots *more);

// ---- llvm.store: Puts a value at an address ----

extern const mica_op_def llvm_store_def;
static inline bool llvm_store_isa(const mica_op *op) { return mica_op_isa(op, &llvm_store_def); }
enum { LLVM_STORE_OPERAND_VALUE, LLVM_STORE_OPERAND_ADDR };
enum {
  LLVM_STORE_SLOT_ACCESS_GROUPS, LLVM_STORE_SLOT_ALIAS_SCOPES, LLVM_STORE_SLOT_ALIGNMENT,
  LLVM_STORE_SLOT_INVARIANT_GROUP, LLVM_STORE_SLOT_NOALIAS_SCOPES, LLVM_STORE_SLOT_NONTEMPORAL,
  LLVM_STORE_SLOT_ORDERING, LLVM_STORE_SLOT_SYNCSCOPE, LLVM_STORE_SLOT_TBAA,
  LLVM_STORE_SLOT_VOLATILE_,
};
static inline mica_value *llvm_store_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_store_def, LLVM_STORE_OPERAND_VALUE);
}
static inline void llvm_store_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_store_def, LLVM_STORE_OPERAND_VALUE, value);
}
static inline mica_value *llvm_store_addr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_store_def, LLVM_STORE_OPERAND_ADDR);
}
static inline void llvm_store_set_addr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_store_def, LLVM_STORE_OPERAND_ADDR, value);
}
static inline const mica_attr *llvm_store_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ALIGNMENT);
}
static inline void llvm_store_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ALIGNMENT, value);
}
static inline bool llvm_store_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ALIGNMENT) != NULL;
}
int64_t llvm_store_alignment(const mica_op *op);  // absent: zero
bool llvm_store_set_alignment(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *llvm_store_volatile_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_VOLATILE_);
}
static inline void llvm_store_set_volatile_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_VOLATILE_, value);
}
bool llvm_store_volatile(const mica_op *op);
void llvm_store_set_volatile(mica_op *op, bool value);
static inline const mica_attr *llvm_store_nontemporal_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_NONTEMPORAL);
}
static inline void llvm_store_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_NONTEMPORAL, value);
}
bool llvm_store_nontemporal(const mica_op *op);
void llvm_store_set_nontemporal(mica_op *op, bool value);
static inline const mica_attr *llvm_store_invariant_group_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_INVARIANT_GROUP);
}
static inline void llvm_store_set_invariant_group_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_INVARIANT_GROUP, value);
}
bool llvm_store_invariant_group(const mica_op *op);
void llvm_store_set_invariant_group(mica_op *op, bool value);
static inline const mica_attr *llvm_store_ordering_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ORDERING);
}
static inline void llvm_store_set_ordering_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ORDERING, value);
}
llvm_atomic_ordering llvm_store_ordering(const mica_op *op);  // absent: the default
bool llvm_store_set_ordering(mica_op *op, llvm_atomic_ordering value);  // false: no memory
static inline const mica_attr *llvm_store_syncscope_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_SYNCSCOPE);
}
static inline void llvm_store_set_syncscope_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_SYNCSCOPE, value);
}
static inline bool llvm_store_has_syncscope(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_SYNCSCOPE) != NULL;
}
mica_str llvm_store_syncscope(const mica_op *op);  // absent: zero
bool llvm_store_set_syncscope(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_store_access_groups_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ACCESS_GROUPS);
}
static inline void llvm_store_set_access_groups_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ACCESS_GROUPS, value);
}
static inline const mica_attr *llvm_store_alias_scopes_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ALIAS_SCOPES);
}
static inline void llvm_store_set_alias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_ALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_store_noalias_scopes_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_store_set_noalias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_NOALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_store_tbaa_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_TBAA);
}
static inline void llvm_store_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_store_def, LLVM_STORE_SLOT_TBAA, value);
}
mica_op *llvm_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *addr,
                          const mica_attr *alignment, bool volatile_, bool nontemporal,
                          bool invariant_group, llvm_atomic_ordering ordering,
                          const mica_attr *syncscope, const mica_attr *access_groups,
                          const mica_attr *alias_scopes, const mica_attr *noalias_scopes,
                          const mica_attr *tbaa);
// Written by the author: what the definition can't say. False: reported.
bool llvm_store_check(mica_op *op);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_store_can_rewire(const mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                           mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_store_rewire(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                       mica_rewriter *rw, bool *goes);
// of MemoryEffectOpInterface, written by the author
bool llvm_store_effects(const mica_op *op, mica_effects *out);
// of PromotableMemOpInterface, written by the author
bool llvm_store_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool llvm_store_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *llvm_store_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                              mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool llvm_store_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool llvm_store_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                            mica_value *reaching, mica_rewriter *rw, bool *goes);
// of SafeMemorySlotAccessOpInterface, written by the author
bool llvm_store_is_safe(const mica_op *op, const mica_memory_slot *slot, mica_memory_slots *more);

// ---- llvm.atomicrmw: Reads, computes and writes at once ----

extern const mica_op_def llvm_atomicrmw_def;
static inline bool llvm_atomicrmw_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_atomicrmw_def);
}
enum { LLVM_ATOMICRMW_OPERAND_PTR, LLVM_ATOMICRMW_OPERAND_VAL };
enum { LLVM_ATOMICRMW_RESULT_RES };
enum {
  LLVM_ATOMICRMW_SLOT_ACCESS_GROUPS, LLVM_ATOMICRMW_SLOT_ALIAS_SCOPES,
  LLVM_ATOMICRMW_SLOT_ALIGNMENT, LLVM_ATOMICRMW_SLOT_BIN_OP, LLVM_ATOMICRMW_SLOT_NOALIAS_SCOPES,
  LLVM_ATOMICRMW_SLOT_ORDERING, LLVM_ATOMICRMW_SLOT_SYNCSCOPE, LLVM_ATOMICRMW_SLOT_TBAA,
  LLVM_ATOMICRMW_SLOT_VOLATILE_,
};
static inline mica_value *llvm_atomicrmw_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_OPERAND_PTR);
}
static inline void llvm_atomicrmw_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_OPERAND_PTR, value);
}
static inline mica_value *llvm_atomicrmw_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_OPERAND_VAL);
}
static inline void llvm_atomicrmw_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_OPERAND_VAL, value);
}
static inline mica_value *llvm_atomicrmw_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_RESULT_RES);
}
static inline const mica_attr *llvm_atomicrmw_bin_op_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_BIN_OP);
}
static inline void llvm_atomicrmw_set_bin_op_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_BIN_OP, value);
}
llvm_atomic_bin_op llvm_atomicrmw_bin_op(const mica_op *op);
bool llvm_atomicrmw_set_bin_op(mica_op *op, llvm_atomic_bin_op value);  // false: no memory
static inline const mica_attr *llvm_atomicrmw_ordering_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ORDERING);
}
static inline void llvm_atomicrmw_set_ordering_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ORDERING, value);
}
llvm_atomic_ordering llvm_atomicrmw_ordering(const mica_op *op);
bool llvm_atomicrmw_set_ordering(mica_op *op, llvm_atomic_ordering value);  // false: no memory
static inline const mica_attr *llvm_atomicrmw_syncscope_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_SYNCSCOPE);
}
static inline void llvm_atomicrmw_set_syncscope_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_SYNCSCOPE, value);
}
static inline bool llvm_atomicrmw_has_syncscope(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_SYNCSCOPE) != NULL;
}
mica_str llvm_atomicrmw_syncscope(const mica_op *op);  // absent: zero
bool llvm_atomicrmw_set_syncscope(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_atomicrmw_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ALIGNMENT);
}
static inline void llvm_atomicrmw_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ALIGNMENT, value);
}
static inline bool llvm_atomicrmw_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ALIGNMENT) != NULL;
}
int64_t llvm_atomicrmw_alignment(const mica_op *op);  // absent: zero
bool llvm_atomicrmw_set_alignment(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *llvm_atomicrmw_volatile_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_VOLATILE_);
}
static inline void llvm_atomicrmw_set_volatile_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_VOLATILE_, value);
}
bool llvm_atomicrmw_volatile(const mica_op *op);
void llvm_atomicrmw_set_volatile(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *llvm_atomicrmw_access_groups_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ACCESS_GROUPS);
}
static inline void llvm_atomicrmw_set_access_groups_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ACCESS_GROUPS, value);
}
// NULL: absent
static inline const mica_attr *llvm_atomicrmw_alias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ALIAS_SCOPES);
}
static inline void llvm_atomicrmw_set_alias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_ALIAS_SCOPES, value);
}
// NULL: absent
static inline const mica_attr *llvm_atomicrmw_noalias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_atomicrmw_set_noalias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_NOALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_atomicrmw_tbaa_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_TBAA);
}
static inline void llvm_atomicrmw_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_atomicrmw_def, LLVM_ATOMICRMW_SLOT_TBAA, value);
}
mica_op *llvm_atomicrmw_build(mica_builder *b, mica_loc loc, llvm_atomic_bin_op bin_op,
                              mica_value *ptr, mica_value *val, llvm_atomic_ordering ordering,
                              const mica_attr *syncscope, const mica_attr *alignment,
                              bool volatile_, const mica_attr *access_groups,
                              const mica_attr *alias_scopes, const mica_attr *noalias_scopes,
                              const mica_attr *tbaa);
// Written by the author: what the definition can't say. False: reported.
bool llvm_atomicrmw_check(mica_op *op);

// ---- llvm.cmpxchg: Writes if the value is the expected one ----

extern const mica_op_def llvm_cmpxchg_def;
static inline bool llvm_cmpxchg_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_cmpxchg_def);
}
enum { LLVM_CMPXCHG_OPERAND_PTR, LLVM_CMPXCHG_OPERAND_CMP, LLVM_CMPXCHG_OPERAND_VAL };
enum { LLVM_CMPXCHG_RESULT_RES };
enum {
  LLVM_CMPXCHG_SLOT_ACCESS_GROUPS, LLVM_CMPXCHG_SLOT_ALIAS_SCOPES, LLVM_CMPXCHG_SLOT_ALIGNMENT,
  LLVM_CMPXCHG_SLOT_FAILURE_ORDERING, LLVM_CMPXCHG_SLOT_NOALIAS_SCOPES,
  LLVM_CMPXCHG_SLOT_SUCCESS_ORDERING, LLVM_CMPXCHG_SLOT_SYNCSCOPE, LLVM_CMPXCHG_SLOT_TBAA,
  LLVM_CMPXCHG_SLOT_VOLATILE_, LLVM_CMPXCHG_SLOT_WEAK,
};
static inline mica_value *llvm_cmpxchg_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_OPERAND_PTR);
}
static inline void llvm_cmpxchg_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_OPERAND_PTR, value);
}
static inline mica_value *llvm_cmpxchg_cmp(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_OPERAND_CMP);
}
static inline void llvm_cmpxchg_set_cmp(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_OPERAND_CMP, value);
}
static inline mica_value *llvm_cmpxchg_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_OPERAND_VAL);
}
static inline void llvm_cmpxchg_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_OPERAND_VAL, value);
}
static inline mica_value *llvm_cmpxchg_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_RESULT_RES);
}
static inline const mica_attr *llvm_cmpxchg_success_ordering_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_SUCCESS_ORDERING);
}
static inline void llvm_cmpxchg_set_success_ordering_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_SUCCESS_ORDERING, value);
}
llvm_atomic_ordering llvm_cmpxchg_success_ordering(const mica_op *op);
// false: no memory
bool llvm_cmpxchg_set_success_ordering(mica_op *op, llvm_atomic_ordering value);
static inline const mica_attr *llvm_cmpxchg_failure_ordering_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_FAILURE_ORDERING);
}
static inline void llvm_cmpxchg_set_failure_ordering_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_FAILURE_ORDERING, value);
}
llvm_atomic_ordering llvm_cmpxchg_failure_ordering(const mica_op *op);
// false: no memory
bool llvm_cmpxchg_set_failure_ordering(mica_op *op, llvm_atomic_ordering value);
static inline const mica_attr *llvm_cmpxchg_syncscope_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_SYNCSCOPE);
}
static inline void llvm_cmpxchg_set_syncscope_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_SYNCSCOPE, value);
}
static inline bool llvm_cmpxchg_has_syncscope(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_SYNCSCOPE) != NULL;
}
mica_str llvm_cmpxchg_syncscope(const mica_op *op);  // absent: zero
bool llvm_cmpxchg_set_syncscope(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_cmpxchg_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_ALIGNMENT);
}
static inline void llvm_cmpxchg_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_ALIGNMENT, value);
}
static inline bool llvm_cmpxchg_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_ALIGNMENT) != NULL;
}
int64_t llvm_cmpxchg_alignment(const mica_op *op);  // absent: zero
bool llvm_cmpxchg_set_alignment(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *llvm_cmpxchg_weak_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_WEAK);
}
static inline void llvm_cmpxchg_set_weak_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_WEAK, value);
}
bool llvm_cmpxchg_weak(const mica_op *op);
void llvm_cmpxchg_set_weak(mica_op *op, bool value);
static inline const mica_attr *llvm_cmpxchg_volatile_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_VOLATILE_);
}
static inline void llvm_cmpxchg_set_volatile_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_VOLATILE_, value);
}
bool llvm_cmpxchg_volatile(const mica_op *op);
void llvm_cmpxchg_set_volatile(mica_op *op, bool value);
static inline const mica_attr *llvm_cmpxchg_access_groups_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_ACCESS_GROUPS);
}
static inline void llvm_cmpxchg_set_access_groups_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_ACCESS_GROUPS, value);
}
static inline const mica_attr *llvm_cmpxchg_alias_scopes_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_ALIAS_SCOPES);
}
static inline void llvm_cmpxchg_set_alias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_ALIAS_SCOPES, value);
}
// NULL: absent
static inline const mica_attr *llvm_cmpxchg_noalias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_cmpxchg_set_noalias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_NOALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_cmpxchg_tbaa_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_TBAA);
}
static inline void llvm_cmpxchg_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cmpxchg_def, LLVM_CMPXCHG_SLOT_TBAA, value);
}
mica_op *llvm_cmpxchg_build(mica_builder *b, mica_loc loc, mica_value *ptr, mica_value *cmp,
                            mica_value *val, llvm_atomic_ordering success_ordering,
                            llvm_atomic_ordering failure_ordering, const mica_attr *syncscope,
                            const mica_attr *alignment, bool weak, bool volatile_,
                            const mica_attr *access_groups, const mica_attr *alias_scopes,
                            const mica_attr *noalias_scopes, const mica_attr *tbaa);
// Written by the author: what the definition can't say. False: reported.
bool llvm_cmpxchg_check(mica_op *op);

// ---- llvm.fence: Orders accesses to memory ----

extern const mica_op_def llvm_fence_def;
static inline bool llvm_fence_isa(const mica_op *op) { return mica_op_isa(op, &llvm_fence_def); }
enum { LLVM_FENCE_SLOT_ORDERING, LLVM_FENCE_SLOT_SYNCSCOPE };
static inline const mica_attr *llvm_fence_ordering_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fence_def, LLVM_FENCE_SLOT_ORDERING);
}
static inline void llvm_fence_set_ordering_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fence_def, LLVM_FENCE_SLOT_ORDERING, value);
}
llvm_atomic_ordering llvm_fence_ordering(const mica_op *op);
bool llvm_fence_set_ordering(mica_op *op, llvm_atomic_ordering value);  // false: no memory
static inline const mica_attr *llvm_fence_syncscope_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_fence_def, LLVM_FENCE_SLOT_SYNCSCOPE);
}
static inline void llvm_fence_set_syncscope_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_fence_def, LLVM_FENCE_SLOT_SYNCSCOPE, value);
}
static inline bool llvm_fence_has_syncscope(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_fence_def, LLVM_FENCE_SLOT_SYNCSCOPE) != NULL;
}
mica_str llvm_fence_syncscope(const mica_op *op);  // absent: zero
bool llvm_fence_set_syncscope(mica_op *op, mica_str value);  // false: no memory
mica_op *llvm_fence_build(mica_builder *b, mica_loc loc, llvm_atomic_ordering ordering,
                          const mica_attr *syncscope);
// Written by the author: what the definition can't say. False: reported.
bool llvm_fence_check(mica_op *op);

// ---- llvm.br: Continues in another block ----

extern const mica_op_def llvm_br_def;
static inline bool llvm_br_isa(const mica_op *op) { return mica_op_isa(op, &llvm_br_def); }
enum { LLVM_BR_OPERAND_DEST_OPERANDS };
enum { LLVM_BR_SUCCESSOR_DEST };
enum { LLVM_BR_SLOT_LOOP_ANNOTATION };
static inline mica_segment llvm_br_dest_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_br_def)), 0,
                               LLVM_BR_OPERAND_DEST_OPERANDS);
}
static inline size_t llvm_br_dest_operands_count(const mica_op *op) {
  return llvm_br_dest_operands_segment(op).count;
}
static inline mica_value *llvm_br_dest_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_br_dest_operands_segment(op).first + index);
}
static inline bool llvm_br_set_dest_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, llvm_br_dest_operands_segment(op), values, count);
}
static inline mica_block *llvm_br_dest(const mica_op *op) {
  return mica_op_successor_as(op, &llvm_br_def, LLVM_BR_SUCCESSOR_DEST);
}
static inline const mica_attr *llvm_br_loop_annotation_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_br_def, LLVM_BR_SLOT_LOOP_ANNOTATION);
}
static inline void llvm_br_set_loop_annotation_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_br_def, LLVM_BR_SLOT_LOOP_ANNOTATION, value);
}
mica_op *llvm_br_build(mica_builder *b, mica_loc loc, mica_value *const *dest_operands,
                       size_t dest_operands_count, const mica_attr *loop_annotation,
                       mica_block *dest);
// of BranchOpInterface, written by the author
mica_successor_operands llvm_br_successor_operands(const mica_op *op, size_t successor);

// ---- llvm.cond_br: Continues in one of two blocks ----

extern const mica_op_def llvm_cond_br_def;
static inline bool llvm_cond_br_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_cond_br_def);
}
enum {
  LLVM_COND_BR_OPERAND_CONDITION, LLVM_COND_BR_OPERAND_TRUE_DEST_OPERANDS,
  LLVM_COND_BR_OPERAND_FALSE_DEST_OPERANDS,
};
enum { LLVM_COND_BR_SUCCESSOR_TRUE_DEST, LLVM_COND_BR_SUCCESSOR_FALSE_DEST };
enum {
  LLVM_COND_BR_SLOT_BRANCH_WEIGHTS, LLVM_COND_BR_SLOT_LOOP_ANNOTATION,
  LLVM_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_value *llvm_cond_br_condition(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_cond_br_def, LLVM_COND_BR_OPERAND_CONDITION);
}
static inline void llvm_cond_br_set_condition(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_cond_br_def, LLVM_COND_BR_OPERAND_CONDITION, value);
}
static inline mica_segment llvm_cond_br_true_dest_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_cond_br_def),
                           LLVM_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_COND_BR_OPERAND_TRUE_DEST_OPERANDS);
}
static inline size_t llvm_cond_br_true_dest_operands_count(const mica_op *op) {
  return llvm_cond_br_true_dest_operands_segment(op).count;
}
static inline mica_value *llvm_cond_br_true_dest_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_cond_br_true_dest_operands_segment(op).first + index);
}
static inline bool llvm_cond_br_set_true_dest_operands(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &llvm_cond_br_def, LLVM_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_COND_BR_OPERAND_TRUE_DEST_OPERANDS, values, count);
}
static inline mica_segment llvm_cond_br_false_dest_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_cond_br_def),
                           LLVM_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_COND_BR_OPERAND_FALSE_DEST_OPERANDS);
}
static inline size_t llvm_cond_br_false_dest_operands_count(const mica_op *op) {
  return llvm_cond_br_false_dest_operands_segment(op).count;
}
static inline mica_value *llvm_cond_br_false_dest_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_cond_br_false_dest_operands_segment(op).first + index);
}
static inline bool llvm_cond_br_set_false_dest_operands(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &llvm_cond_br_def, LLVM_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_COND_BR_OPERAND_FALSE_DEST_OPERANDS, values, count);
}
static inline mica_block *llvm_cond_br_true_dest(const mica_op *op) {
  return mica_op_successor_as(op, &llvm_cond_br_def, LLVM_COND_BR_SUCCESSOR_TRUE_DEST);
}
static inline mica_block *llvm_cond_br_false_dest(const mica_op *op) {
  return mica_op_successor_as(op, &llvm_cond_br_def, LLVM_COND_BR_SUCCESSOR_FALSE_DEST);
}
// NULL: absent
static inline const mica_attr *llvm_cond_br_branch_weights_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_cond_br_def, LLVM_COND_BR_SLOT_BRANCH_WEIGHTS);
}
static inline void llvm_cond_br_set_branch_weights_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cond_br_def, LLVM_COND_BR_SLOT_BRANCH_WEIGHTS, value);
}
static inline bool llvm_cond_br_has_branch_weights(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_cond_br_def, LLVM_COND_BR_SLOT_BRANCH_WEIGHTS) != NULL;
}
mica_int32s llvm_cond_br_branch_weights(const mica_op *op);  // absent: zero
bool llvm_cond_br_set_branch_weights(mica_op *op, mica_int32s value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_cond_br_loop_annotation_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_cond_br_def, LLVM_COND_BR_SLOT_LOOP_ANNOTATION);
}
static inline void llvm_cond_br_set_loop_annotation_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_cond_br_def, LLVM_COND_BR_SLOT_LOOP_ANNOTATION, value);
}
mica_op *llvm_cond_br_build(mica_builder *b, mica_loc loc, mica_value *condition,
                            mica_value *const *true_dest_operands, size_t true_dest_operands_count,
                            mica_value *const *false_dest_operands,
                            size_t false_dest_operands_count, const mica_attr *branch_weights,
                            const mica_attr *loop_annotation, mica_block *true_dest,
                            mica_block *false_dest);
// of BranchOpInterface, written by the author
mica_successor_operands llvm_cond_br_successor_operands(const mica_op *op, size_t successor);

// ---- llvm.switch: Continues in the block that a number selects ----

extern const mica_op_def llvm_switch_def;
static inline bool llvm_switch_isa(const mica_op *op) { return mica_op_isa(op, &llvm_switch_def); }
enum {
  LLVM_SWITCH_OPERAND_VALUE, LLVM_SWITCH_OPERAND_DEFAULT_OPERANDS,
  LLVM_SWITCH_OPERAND_CASE_OPERANDS,
};
enum { LLVM_SWITCH_SUCCESSOR_DEFAULT_DESTINATION, LLVM_SWITCH_SUCCESSOR_CASE_DESTINATIONS };
enum {
  LLVM_SWITCH_SLOT_BRANCH_WEIGHTS, LLVM_SWITCH_SLOT_CASE_OPERAND_SEGMENTS,
  LLVM_SWITCH_SLOT_CASE_VALUES, LLVM_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_value *llvm_switch_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_switch_def, LLVM_SWITCH_OPERAND_VALUE);
}
static inline void llvm_switch_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_switch_def, LLVM_SWITCH_OPERAND_VALUE, value);
}
static inline mica_segment llvm_switch_default_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_switch_def), LLVM_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_SWITCH_OPERAND_DEFAULT_OPERANDS);
}
static inline size_t llvm_switch_default_operands_count(const mica_op *op) {
  return llvm_switch_default_operands_segment(op).count;
}
static inline mica_value *llvm_switch_default_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_switch_default_operands_segment(op).first + index);
}
static inline bool llvm_switch_set_default_operands(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_sized_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_SWITCH_OPERAND_DEFAULT_OPERANDS, values, count);
}
static inline mica_segment llvm_switch_case_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_switch_def), LLVM_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_SWITCH_OPERAND_CASE_OPERANDS);
}
static inline size_t llvm_switch_case_operands_count(const mica_op *op) {
  return llvm_switch_case_operands_segment(op).count;
}
static inline mica_value *llvm_switch_case_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_switch_case_operands_segment(op).first + index);
}
static inline size_t llvm_switch_case_operands_group_count(const mica_op *op) {
  return mica_inner_segment_count(mica_op_slot_as(op, &llvm_switch_def,
                                                  LLVM_SWITCH_SLOT_CASE_OPERAND_SEGMENTS));
}
static inline mica_segment llvm_switch_case_operands_group(const mica_op *op, size_t index) {
  return mica_inner_segment(llvm_switch_case_operands_segment(op),
                            mica_op_slot(op, LLVM_SWITCH_SLOT_CASE_OPERAND_SEGMENTS), index);
}
static inline bool llvm_switch_set_case_operands(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_SWITCH_OPERAND_CASE_OPERANDS, values, count);
}
static inline mica_block *llvm_switch_default_destination(const mica_op *op) {
  return mica_op_successor_as(op, &llvm_switch_def, LLVM_SWITCH_SUCCESSOR_DEFAULT_DESTINATION);
}
static inline mica_segment llvm_switch_case_destinations_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_successor_count(mica_op_as(op, &llvm_switch_def)),
                               LLVM_SWITCH_SUCCESSOR_CASE_DESTINATIONS,
                               LLVM_SWITCH_SUCCESSOR_CASE_DESTINATIONS);
}
static inline size_t llvm_switch_case_destinations_count(const mica_op *op) {
  return llvm_switch_case_destinations_segment(op).count;
}
static inline mica_block *llvm_switch_case_destinations(const mica_op *op, size_t index) {
  return mica_op_successor_as(op, &llvm_switch_def,
                              LLVM_SWITCH_SUCCESSOR_CASE_DESTINATIONS + index);
}
static inline const mica_attr *llvm_switch_case_values_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_CASE_VALUES);
}
static inline void llvm_switch_set_case_values_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_CASE_VALUES, value);
}
static inline const mica_attr *llvm_switch_case_operand_segments_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_CASE_OPERAND_SEGMENTS);
}
static inline void llvm_switch_set_case_operand_segments_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_CASE_OPERAND_SEGMENTS, value);
}
mica_int32s llvm_switch_case_operand_segments(const mica_op *op);
bool llvm_switch_set_case_operand_segments(mica_op *op, mica_int32s value);  // false: no memory
static inline const mica_attr *llvm_switch_branch_weights_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_BRANCH_WEIGHTS);
}
static inline void llvm_switch_set_branch_weights_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_BRANCH_WEIGHTS, value);
}
static inline bool llvm_switch_has_branch_weights(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_switch_def, LLVM_SWITCH_SLOT_BRANCH_WEIGHTS) != NULL;
}
mica_int32s llvm_switch_branch_weights(const mica_op *op);  // absent: zero
bool llvm_switch_set_branch_weights(mica_op *op, mica_int32s value);  // false: no memory
mica_op *llvm_switch_build(mica_builder *b, mica_loc loc, mica_value *value,
                           mica_value *const *default_operands, size_t default_operands_count,
                           mica_value *const *case_operands, size_t case_operands_count,
                           const mica_attr *case_values, mica_int32s case_operand_segments,
                           const mica_attr *branch_weights, mica_block *default_destination,
                           mica_block *const *case_destinations, size_t case_destinations_count);
// Written by the author: what the definition can't say. False: reported.
bool llvm_switch_check(mica_op *op);
// of BranchOpInterface, written by the author
mica_successor_operands llvm_switch_successor_operands(const mica_op *op, size_t successor);

// ---- llvm.indirectbr: Continues in the block at an address ----

extern const mica_op_def llvm_indirectbr_def;
static inline bool llvm_indirectbr_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_indirectbr_def);
}
enum { LLVM_INDIRECTBR_OPERAND_ADDR, LLVM_INDIRECTBR_OPERAND_SUCC_OPERANDS };
enum { LLVM_INDIRECTBR_SUCCESSOR_SUCCESSORS };
enum { LLVM_INDIRECTBR_SLOT_INDBR_OPERAND_SEGMENTS };
static inline mica_value *llvm_indirectbr_addr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_indirectbr_def, LLVM_INDIRECTBR_OPERAND_ADDR);
}
static inline void llvm_indirectbr_set_addr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_indirectbr_def, LLVM_INDIRECTBR_OPERAND_ADDR, value);
}
static inline mica_segment llvm_indirectbr_succ_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_indirectbr_def)), 1,
                               LLVM_INDIRECTBR_OPERAND_SUCC_OPERANDS);
}
static inline size_t llvm_indirectbr_succ_operands_count(const mica_op *op) {
  return llvm_indirectbr_succ_operands_segment(op).count;
}
static inline mica_value *llvm_indirectbr_succ_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_indirectbr_succ_operands_segment(op).first + index);
}
static inline size_t llvm_indirectbr_succ_operands_group_count(const mica_op *op) {
  return mica_inner_segment_count(mica_op_slot_as(op, &llvm_indirectbr_def,
                                                  LLVM_INDIRECTBR_SLOT_INDBR_OPERAND_SEGMENTS));
}
static inline mica_segment llvm_indirectbr_succ_operands_group(const mica_op *op, size_t index) {
  return mica_inner_segment(llvm_indirectbr_succ_operands_segment(op),
                            mica_op_slot(op, LLVM_INDIRECTBR_SLOT_INDBR_OPERAND_SEGMENTS), index);
}
static inline bool llvm_indirectbr_set_succ_operands(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_segment(op, llvm_indirectbr_succ_operands_segment(op), values, count);
}
static inline mica_segment llvm_indirectbr_successors_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_successor_count(mica_op_as(op, &llvm_indirectbr_def)),
                               LLVM_INDIRECTBR_SUCCESSOR_SUCCESSORS,
                               LLVM_INDIRECTBR_SUCCESSOR_SUCCESSORS);
}
static inline size_t llvm_indirectbr_successors_count(const mica_op *op) {
  return llvm_indirectbr_successors_segment(op).count;
}
static inline mica_block *llvm_indirectbr_successors(const mica_op *op, size_t index) {
  return mica_op_successor_as(op, &llvm_indirectbr_def,
                              LLVM_INDIRECTBR_SUCCESSOR_SUCCESSORS + index);
}
static inline const mica_attr *llvm_indirectbr_indbr_operand_segments_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_indirectbr_def, LLVM_INDIRECTBR_SLOT_INDBR_OPERAND_SEGMENTS);
}
static inline void llvm_indirectbr_set_indbr_operand_segments_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_indirectbr_def, LLVM_INDIRECTBR_SLOT_INDBR_OPERAND_SEGMENTS, value);
}
mica_int32s llvm_indirectbr_indbr_operand_segments(const mica_op *op);
// false: no memory
bool llvm_indirectbr_set_indbr_operand_segments(mica_op *op, mica_int32s value);
mica_op *llvm_indirectbr_build(mica_builder *b, mica_loc loc, mica_value *addr,
                               mica_value *const *succ_operands, size_t succ_operands_count,
                               mica_int32s indbr_operand_segments, mica_block *const *successors_,
                               size_t successors_count);
// of BranchOpInterface, written by the author
mica_successor_operands llvm_indirectbr_successor_operands(const mica_op *op, size_t successor);

// ---- llvm.return: Ends a function, or gives a global its value ----

extern const mica_op_def llvm_return_def;
static inline bool llvm_return_isa(const mica_op *op) { return mica_op_isa(op, &llvm_return_def); }
enum { LLVM_RETURN_OPERAND_ARG };
static inline mica_segment llvm_return_arg_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_return_def)), 0,
                               LLVM_RETURN_OPERAND_ARG);
}
static inline mica_value *llvm_return_arg(const mica_op *op) {  // NULL: absent
  mica_segment group = llvm_return_arg_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool llvm_return_set_arg(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, llvm_return_arg_segment(op), values, count);
}
mica_op *llvm_return_build(mica_builder *b, mica_loc loc, mica_value *arg);
// Written by the author: what the definition can't say. False: reported.
bool llvm_return_check(mica_op *op);

// ---- llvm.unreachable: Is never executed ----

extern const mica_op_def llvm_unreachable_def;
static inline bool llvm_unreachable_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_unreachable_def);
}
mica_op *llvm_unreachable_build(mica_builder *b, mica_loc loc);

// ---- llvm.call: Calls a function by its name or its address ----

extern const mica_op_def llvm_call_def;
static inline bool llvm_call_isa(const mica_op *op) { return mica_op_isa(op, &llvm_call_def); }
enum { LLVM_CALL_OPERAND_CALLEE_OPERANDS, LLVM_CALL_OPERAND_OP_BUNDLE_OPERANDS };
enum { LLVM_CALL_RESULT };
enum {
  LLVM_CALL_SLOT_C_CONV, LLVM_CALL_SLOT_TAIL_CALL_KIND, LLVM_CALL_SLOT_ACCESS_GROUPS,
  LLVM_CALL_SLOT_ALIAS_SCOPES, LLVM_CALL_SLOT_ALWAYS_INLINE, LLVM_CALL_SLOT_ARG_ATTRS,
  LLVM_CALL_SLOT_CALLEE, LLVM_CALL_SLOT_CONVERGENT, LLVM_CALL_SLOT_FASTMATH_FLAGS,
  LLVM_CALL_SLOT_INLINE_HINT, LLVM_CALL_SLOT_MEMORY_EFFECTS, LLVM_CALL_SLOT_NO_INLINE,
  LLVM_CALL_SLOT_NO_UNWIND, LLVM_CALL_SLOT_NOALIAS_SCOPES, LLVM_CALL_SLOT_OP_BUNDLE_SIZES,
  LLVM_CALL_SLOT_OP_BUNDLE_TAGS, LLVM_CALL_SLOT_OPERAND_SEGMENT_SIZES, LLVM_CALL_SLOT_RES_ATTRS,
  LLVM_CALL_SLOT_TBAA, LLVM_CALL_SLOT_VAR_CALLEE_TYPE, LLVM_CALL_SLOT_WILL_RETURN,
};
static inline mica_segment llvm_call_callee_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_call_def), LLVM_CALL_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_CALL_OPERAND_CALLEE_OPERANDS);
}
static inline size_t llvm_call_callee_operands_count(const mica_op *op) {
  return llvm_call_callee_operands_segment(op).count;
}
static inline mica_value *llvm_call_callee_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_call_callee_operands_segment(op).first + index);
}
static inline bool llvm_call_set_callee_operands(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &llvm_call_def, LLVM_CALL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_CALL_OPERAND_CALLEE_OPERANDS, values, count);
}
static inline mica_segment llvm_call_op_bundle_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_call_def), LLVM_CALL_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_CALL_OPERAND_OP_BUNDLE_OPERANDS);
}
static inline size_t llvm_call_op_bundle_operands_count(const mica_op *op) {
  return llvm_call_op_bundle_operands_segment(op).count;
}
static inline mica_value *llvm_call_op_bundle_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_call_op_bundle_operands_segment(op).first + index);
}
static inline size_t llvm_call_op_bundle_operands_group_count(const mica_op *op) {
  return mica_inner_segment_count(mica_op_slot_as(op, &llvm_call_def,
                                                  LLVM_CALL_SLOT_OP_BUNDLE_SIZES));
}
static inline mica_segment llvm_call_op_bundle_operands_group(const mica_op *op, size_t index) {
  return mica_inner_segment(llvm_call_op_bundle_operands_segment(op),
                            mica_op_slot(op, LLVM_CALL_SLOT_OP_BUNDLE_SIZES), index);
}
static inline bool llvm_call_set_op_bundle_operands(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_sized_as(op, &llvm_call_def, LLVM_CALL_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_CALL_OPERAND_OP_BUNDLE_OPERANDS, values, count);
}
static inline mica_segment llvm_call_result_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &llvm_call_def)), 0,
                               LLVM_CALL_RESULT);
}
static inline mica_value *llvm_call_result(const mica_op *op) {  // NULL: absent
  mica_segment group = llvm_call_result_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *llvm_call_var_callee_type_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_VAR_CALLEE_TYPE);
}
static inline void llvm_call_set_var_callee_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_VAR_CALLEE_TYPE, value);
}
static inline bool llvm_call_has_var_callee_type(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_VAR_CALLEE_TYPE) != NULL;
}
const mica_type *llvm_call_var_callee_type(const mica_op *op);  // NULL: absent
bool llvm_call_set_var_callee_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_call_callee_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_CALLEE);
}
static inline void llvm_call_set_callee_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_CALLEE, value);
}
static inline bool llvm_call_has_callee(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_CALLEE) != NULL;
}
mica_str llvm_call_callee(const mica_op *op);  // absent: zero
bool llvm_call_set_callee(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_call_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_call_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_call_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_call_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
static inline const mica_attr *llvm_call_c_conv_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_C_CONV);
}
static inline void llvm_call_set_c_conv_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_C_CONV, value);
}
llvm_c_conv llvm_call_c_conv(const mica_op *op);  // absent: the default
bool llvm_call_set_c_conv(mica_op *op, llvm_c_conv value);  // false: no memory
static inline const mica_attr *llvm_call_tail_call_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_TAIL_CALL_KIND);
}
static inline void llvm_call_set_tail_call_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_TAIL_CALL_KIND, value);
}
llvm_tail_call_kind llvm_call_tail_call_kind(const mica_op *op);  // absent: the default
bool llvm_call_set_tail_call_kind(mica_op *op, llvm_tail_call_kind value);  // false: no memory
static inline const mica_attr *llvm_call_memory_effects_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_MEMORY_EFFECTS);
}
static inline void llvm_call_set_memory_effects_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_MEMORY_EFFECTS, value);
}
static inline const mica_attr *llvm_call_convergent_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_CONVERGENT);
}
static inline void llvm_call_set_convergent_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_CONVERGENT, value);
}
bool llvm_call_convergent(const mica_op *op);
void llvm_call_set_convergent(mica_op *op, bool value);
static inline const mica_attr *llvm_call_no_unwind_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_NO_UNWIND);
}
static inline void llvm_call_set_no_unwind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_NO_UNWIND, value);
}
bool llvm_call_no_unwind(const mica_op *op);
void llvm_call_set_no_unwind(mica_op *op, bool value);
static inline const mica_attr *llvm_call_will_return_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_WILL_RETURN);
}
static inline void llvm_call_set_will_return_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_WILL_RETURN, value);
}
bool llvm_call_will_return(const mica_op *op);
void llvm_call_set_will_return(mica_op *op, bool value);
static inline const mica_attr *llvm_call_op_bundle_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_OP_BUNDLE_SIZES);
}
static inline void llvm_call_set_op_bundle_sizes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_OP_BUNDLE_SIZES, value);
}
mica_int32s llvm_call_op_bundle_sizes(const mica_op *op);
bool llvm_call_set_op_bundle_sizes(mica_op *op, mica_int32s value);  // false: no memory
static inline const mica_attr *llvm_call_op_bundle_tags_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_OP_BUNDLE_TAGS);
}
static inline void llvm_call_set_op_bundle_tags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_OP_BUNDLE_TAGS, value);
}
static inline bool llvm_call_has_op_bundle_tags(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_OP_BUNDLE_TAGS) != NULL;
}
mica_attrs llvm_call_op_bundle_tags(const mica_op *op);  // absent: zero
bool llvm_call_set_op_bundle_tags(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_call_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ARG_ATTRS);
}
static inline void llvm_call_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_call_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_call_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_call_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_call_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_RES_ATTRS);
}
static inline void llvm_call_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_RES_ATTRS, value);
}
static inline bool llvm_call_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_call_res_attrs(const mica_op *op);  // absent: zero
bool llvm_call_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_call_no_inline_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_NO_INLINE);
}
static inline void llvm_call_set_no_inline_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_NO_INLINE, value);
}
bool llvm_call_no_inline(const mica_op *op);
void llvm_call_set_no_inline(mica_op *op, bool value);
static inline const mica_attr *llvm_call_always_inline_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ALWAYS_INLINE);
}
static inline void llvm_call_set_always_inline_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ALWAYS_INLINE, value);
}
bool llvm_call_always_inline(const mica_op *op);
void llvm_call_set_always_inline(mica_op *op, bool value);
static inline const mica_attr *llvm_call_inline_hint_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_INLINE_HINT);
}
static inline void llvm_call_set_inline_hint_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_INLINE_HINT, value);
}
bool llvm_call_inline_hint(const mica_op *op);
void llvm_call_set_inline_hint(mica_op *op, bool value);
static inline const mica_attr *llvm_call_access_groups_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ACCESS_GROUPS);
}
static inline void llvm_call_set_access_groups_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ACCESS_GROUPS, value);
}
static inline const mica_attr *llvm_call_alias_scopes_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ALIAS_SCOPES);
}
static inline void llvm_call_set_alias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_ALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_call_noalias_scopes_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_call_set_noalias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_NOALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_call_tbaa_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_TBAA);
}
static inline void llvm_call_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_def, LLVM_CALL_SLOT_TBAA, value);
}
mica_op *llvm_call_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                         const mica_attr *var_callee_type, const mica_attr *callee,
                         mica_value *const *callee_operands, size_t callee_operands_count,
                         llvm_fastmath_flags fastmath_flags, llvm_c_conv c_conv,
                         llvm_tail_call_kind tail_call_kind, const mica_attr *memory_effects,
                         bool convergent, bool no_unwind, bool will_return,
                         mica_value *const *op_bundle_operands, size_t op_bundle_operands_count,
                         mica_int32s op_bundle_sizes, const mica_attr *op_bundle_tags,
                         const mica_attr *arg_attrs, const mica_attr *res_attrs, bool no_inline,
                         bool always_inline, bool inline_hint, const mica_attr *access_groups,
                         const mica_attr *alias_scopes, const mica_attr *noalias_scopes,
                         const mica_attr *tbaa);
// Written by the author: what the definition can't say. False: reported.
bool llvm_call_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool llvm_call_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_call_print(mica_printer *p, const mica_op *op);
// of CallOpInterface, written by the author
const mica_attr *llvm_call_call_callee(const mica_op *op);
// of CallOpInterface, written by the author
mica_successor_operands llvm_call_arguments(const mica_op *op);
// of SymbolUserOpInterface, written by the author
bool llvm_call_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- llvm.invoke: Calls a function that may throw ----

extern const mica_op_def llvm_invoke_def;
static inline bool llvm_invoke_isa(const mica_op *op) { return mica_op_isa(op, &llvm_invoke_def); }
enum {
  LLVM_INVOKE_OPERAND_CALLEE_OPERANDS, LLVM_INVOKE_OPERAND_NORMAL_DEST_OPERANDS,
  LLVM_INVOKE_OPERAND_UNWIND_DEST_OPERANDS, LLVM_INVOKE_OPERAND_OP_BUNDLE_OPERANDS,
};
enum { LLVM_INVOKE_RESULT };
enum { LLVM_INVOKE_SUCCESSOR_NORMAL_DEST, LLVM_INVOKE_SUCCESSOR_UNWIND_DEST };
enum {
  LLVM_INVOKE_SLOT_C_CONV, LLVM_INVOKE_SLOT_ARG_ATTRS, LLVM_INVOKE_SLOT_BRANCH_WEIGHTS,
  LLVM_INVOKE_SLOT_CALLEE, LLVM_INVOKE_SLOT_OP_BUNDLE_SIZES, LLVM_INVOKE_SLOT_OP_BUNDLE_TAGS,
  LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES, LLVM_INVOKE_SLOT_RES_ATTRS,
  LLVM_INVOKE_SLOT_VAR_CALLEE_TYPE,
};
static inline mica_segment llvm_invoke_callee_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_invoke_def), LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_INVOKE_OPERAND_CALLEE_OPERANDS);
}
static inline size_t llvm_invoke_callee_operands_count(const mica_op *op) {
  return llvm_invoke_callee_operands_segment(op).count;
}
static inline mica_value *llvm_invoke_callee_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_invoke_callee_operands_segment(op).first + index);
}
static inline bool llvm_invoke_set_callee_operands(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_INVOKE_OPERAND_CALLEE_OPERANDS, values, count);
}
static inline mica_segment llvm_invoke_normal_dest_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_invoke_def), LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_INVOKE_OPERAND_NORMAL_DEST_OPERANDS);
}
static inline size_t llvm_invoke_normal_dest_operands_count(const mica_op *op) {
  return llvm_invoke_normal_dest_operands_segment(op).count;
}
static inline mica_value *llvm_invoke_normal_dest_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_invoke_normal_dest_operands_segment(op).first + index);
}
static inline bool llvm_invoke_set_normal_dest_operands(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_INVOKE_OPERAND_NORMAL_DEST_OPERANDS, values, count);
}
static inline mica_segment llvm_invoke_unwind_dest_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_invoke_def), LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_INVOKE_OPERAND_UNWIND_DEST_OPERANDS);
}
static inline size_t llvm_invoke_unwind_dest_operands_count(const mica_op *op) {
  return llvm_invoke_unwind_dest_operands_segment(op).count;
}
static inline mica_value *llvm_invoke_unwind_dest_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_invoke_unwind_dest_operands_segment(op).first + index);
}
static inline bool llvm_invoke_set_unwind_dest_operands(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_INVOKE_OPERAND_UNWIND_DEST_OPERANDS, values, count);
}
static inline mica_segment llvm_invoke_op_bundle_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_invoke_def), LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_INVOKE_OPERAND_OP_BUNDLE_OPERANDS);
}
static inline size_t llvm_invoke_op_bundle_operands_count(const mica_op *op) {
  return llvm_invoke_op_bundle_operands_segment(op).count;
}
static inline mica_value *llvm_invoke_op_bundle_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_invoke_op_bundle_operands_segment(op).first + index);
}
static inline size_t llvm_invoke_op_bundle_operands_group_count(const mica_op *op) {
  return mica_inner_segment_count(mica_op_slot_as(op, &llvm_invoke_def,
                                                  LLVM_INVOKE_SLOT_OP_BUNDLE_SIZES));
}
static inline mica_segment llvm_invoke_op_bundle_operands_group(const mica_op *op, size_t index) {
  return mica_inner_segment(llvm_invoke_op_bundle_operands_segment(op),
                            mica_op_slot(op, LLVM_INVOKE_SLOT_OP_BUNDLE_SIZES), index);
}
static inline bool llvm_invoke_set_op_bundle_operands(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_INVOKE_OPERAND_OP_BUNDLE_OPERANDS, values, count);
}
static inline mica_segment llvm_invoke_result_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &llvm_invoke_def)), 0,
                               LLVM_INVOKE_RESULT);
}
static inline mica_value *llvm_invoke_result(const mica_op *op) {  // NULL: absent
  mica_segment group = llvm_invoke_result_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline mica_block *llvm_invoke_normal_dest(const mica_op *op) {
  return mica_op_successor_as(op, &llvm_invoke_def, LLVM_INVOKE_SUCCESSOR_NORMAL_DEST);
}
static inline mica_block *llvm_invoke_unwind_dest(const mica_op *op) {
  return mica_op_successor_as(op, &llvm_invoke_def, LLVM_INVOKE_SUCCESSOR_UNWIND_DEST);
}
// NULL: absent
static inline const mica_attr *llvm_invoke_var_callee_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_VAR_CALLEE_TYPE);
}
static inline void llvm_invoke_set_var_callee_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_VAR_CALLEE_TYPE, value);
}
static inline bool llvm_invoke_has_var_callee_type(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_VAR_CALLEE_TYPE) != NULL;
}
const mica_type *llvm_invoke_var_callee_type(const mica_op *op);  // NULL: absent
bool llvm_invoke_set_var_callee_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_invoke_callee_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_CALLEE);
}
static inline void llvm_invoke_set_callee_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_CALLEE, value);
}
static inline bool llvm_invoke_has_callee(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_CALLEE) != NULL;
}
mica_str llvm_invoke_callee(const mica_op *op);  // absent: zero
bool llvm_invoke_set_callee(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_invoke_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_ARG_ATTRS);
}
static inline void llvm_invoke_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_invoke_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_invoke_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_invoke_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_invoke_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_RES_ATTRS);
}
static inline void llvm_invoke_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_RES_ATTRS, value);
}
static inline bool llvm_invoke_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_invoke_res_attrs(const mica_op *op);  // absent: zero
bool llvm_invoke_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_invoke_branch_weights_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_BRANCH_WEIGHTS);
}
static inline void llvm_invoke_set_branch_weights_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_BRANCH_WEIGHTS, value);
}
static inline bool llvm_invoke_has_branch_weights(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_BRANCH_WEIGHTS) != NULL;
}
mica_int32s llvm_invoke_branch_weights(const mica_op *op);  // absent: zero
bool llvm_invoke_set_branch_weights(mica_op *op, mica_int32s value);  // false: no memory
static inline const mica_attr *llvm_invoke_c_conv_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_C_CONV);
}
static inline void llvm_invoke_set_c_conv_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_C_CONV, value);
}
llvm_c_conv llvm_invoke_c_conv(const mica_op *op);  // absent: the default
bool llvm_invoke_set_c_conv(mica_op *op, llvm_c_conv value);  // false: no memory
static inline const mica_attr *llvm_invoke_op_bundle_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OP_BUNDLE_SIZES);
}
static inline void llvm_invoke_set_op_bundle_sizes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OP_BUNDLE_SIZES, value);
}
mica_int32s llvm_invoke_op_bundle_sizes(const mica_op *op);
bool llvm_invoke_set_op_bundle_sizes(mica_op *op, mica_int32s value);  // false: no memory
static inline const mica_attr *llvm_invoke_op_bundle_tags_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OP_BUNDLE_TAGS);
}
static inline void llvm_invoke_set_op_bundle_tags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OP_BUNDLE_TAGS, value);
}
static inline bool llvm_invoke_has_op_bundle_tags(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_invoke_def, LLVM_INVOKE_SLOT_OP_BUNDLE_TAGS) != NULL;
}
mica_attrs llvm_invoke_op_bundle_tags(const mica_op *op);  // absent: zero
bool llvm_invoke_set_op_bundle_tags(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_invoke_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           const mica_attr *var_callee_type, const mica_attr *callee,
                           mica_value *const *callee_operands, size_t callee_operands_count,
                           const mica_attr *arg_attrs, const mica_attr *res_attrs,
                           mica_value *const *normal_dest_operands,
                           size_t normal_dest_operands_count,
                           mica_value *const *unwind_dest_operands,
                           size_t unwind_dest_operands_count, const mica_attr *branch_weights,
                           llvm_c_conv c_conv, mica_value *const *op_bundle_operands,
                           size_t op_bundle_operands_count, mica_int32s op_bundle_sizes,
                           const mica_attr *op_bundle_tags, mica_block *normal_dest,
                           mica_block *unwind_dest);
// Written by the author: what the definition can't say. False: reported.
bool llvm_invoke_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool llvm_invoke_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_invoke_print(mica_printer *p, const mica_op *op);
// of BranchOpInterface, written by the author
mica_successor_operands llvm_invoke_successor_operands(const mica_op *op, size_t successor);
// of CallOpInterface, written by the author
const mica_attr *llvm_invoke_call_callee(const mica_op *op);
// of CallOpInterface, written by the author
mica_successor_operands llvm_invoke_arguments(const mica_op *op);

// ---- llvm.call_intrinsic: Calls an intrinsic by its name in LLVM ----

extern const mica_op_def llvm_call_intrinsic_def;
static inline bool llvm_call_intrinsic_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_call_intrinsic_def);
}
enum { LLVM_CALL_INTRINSIC_OPERAND_ARGS, LLVM_CALL_INTRINSIC_OPERAND_OP_BUNDLE_OPERANDS };
enum { LLVM_CALL_INTRINSIC_RESULT_RESULTS };
enum {
  LLVM_CALL_INTRINSIC_SLOT_ARG_ATTRS, LLVM_CALL_INTRINSIC_SLOT_FASTMATH_FLAGS,
  LLVM_CALL_INTRINSIC_SLOT_INTRIN, LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_SIZES,
  LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_TAGS, LLVM_CALL_INTRINSIC_SLOT_OPERAND_SEGMENT_SIZES,
  LLVM_CALL_INTRINSIC_SLOT_RES_ATTRS,
};
static inline mica_segment llvm_call_intrinsic_args_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_call_intrinsic_def),
                           LLVM_CALL_INTRINSIC_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_CALL_INTRINSIC_OPERAND_ARGS);
}
static inline size_t llvm_call_intrinsic_args_count(const mica_op *op) {
  return llvm_call_intrinsic_args_segment(op).count;
}
static inline mica_value *llvm_call_intrinsic_args(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_call_intrinsic_args_segment(op).first + index);
}
static inline bool llvm_call_intrinsic_set_args(mica_op *op, mica_value *const *values,
                                                size_t count) {
  return mica_op_replace_sized_as(op, &llvm_call_intrinsic_def,
                                  LLVM_CALL_INTRINSIC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_CALL_INTRINSIC_OPERAND_ARGS, values, count);
}
static inline mica_segment llvm_call_intrinsic_op_bundle_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &llvm_call_intrinsic_def),
                           LLVM_CALL_INTRINSIC_SLOT_OPERAND_SEGMENT_SIZES,
                           LLVM_CALL_INTRINSIC_OPERAND_OP_BUNDLE_OPERANDS);
}
static inline size_t llvm_call_intrinsic_op_bundle_operands_count(const mica_op *op) {
  return llvm_call_intrinsic_op_bundle_operands_segment(op).count;
}
static inline mica_value *llvm_call_intrinsic_op_bundle_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_call_intrinsic_op_bundle_operands_segment(op).first + index);
}
static inline size_t llvm_call_intrinsic_op_bundle_operands_group_count(const mica_op *op) {
  return mica_inner_segment_count(mica_op_slot_as(op, &llvm_call_intrinsic_def,
                                                  LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_SIZES));
}
static inline mica_segment llvm_call_intrinsic_op_bundle_operands_group(const mica_op *op,
                                                                        size_t index) {
  return mica_inner_segment(llvm_call_intrinsic_op_bundle_operands_segment(op),
                            mica_op_slot(op, LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_SIZES), index);
}
static inline bool llvm_call_intrinsic_set_op_bundle_operands(mica_op *op,
                                                              mica_value *const *values,
                                                              size_t count) {
  return mica_op_replace_sized_as(op, &llvm_call_intrinsic_def,
                                  LLVM_CALL_INTRINSIC_SLOT_OPERAND_SEGMENT_SIZES,
                                  LLVM_CALL_INTRINSIC_OPERAND_OP_BUNDLE_OPERANDS, values, count);
}
static inline mica_segment llvm_call_intrinsic_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &llvm_call_intrinsic_def)), 0,
                               LLVM_CALL_INTRINSIC_RESULT_RESULTS);
}
static inline mica_value *llvm_call_intrinsic_results(const mica_op *op) {  // NULL: absent
  mica_segment group = llvm_call_intrinsic_results_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *llvm_call_intrinsic_intrin_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_INTRIN);
}
static inline void llvm_call_intrinsic_set_intrin_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_INTRIN, value);
}
mica_str llvm_call_intrinsic_intrin(const mica_op *op);
bool llvm_call_intrinsic_set_intrin(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_call_intrinsic_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_call_intrinsic_set_fastmath_flags_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_call_intrinsic_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_call_intrinsic_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
static inline const mica_attr *llvm_call_intrinsic_op_bundle_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_SIZES);
}
static inline void llvm_call_intrinsic_set_op_bundle_sizes_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_SIZES,
                      value);
}
mica_int32s llvm_call_intrinsic_op_bundle_sizes(const mica_op *op);
bool llvm_call_intrinsic_set_op_bundle_sizes(mica_op *op, mica_int32s value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_call_intrinsic_op_bundle_tags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_TAGS);
}
static inline void llvm_call_intrinsic_set_op_bundle_tags_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_TAGS, value);
}
static inline bool llvm_call_intrinsic_has_op_bundle_tags(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_OP_BUNDLE_TAGS) !=
         NULL;
}
mica_attrs llvm_call_intrinsic_op_bundle_tags(const mica_op *op);  // absent: zero
bool llvm_call_intrinsic_set_op_bundle_tags(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_call_intrinsic_arg_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_ARG_ATTRS);
}
static inline void llvm_call_intrinsic_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_call_intrinsic_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_call_intrinsic_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_call_intrinsic_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_call_intrinsic_res_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_RES_ATTRS);
}
static inline void llvm_call_intrinsic_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_RES_ATTRS, value);
}
static inline bool llvm_call_intrinsic_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_call_intrinsic_def, LLVM_CALL_INTRINSIC_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_call_intrinsic_res_attrs(const mica_op *op);  // absent: zero
bool llvm_call_intrinsic_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_call_intrinsic_build(mica_builder *b, mica_loc loc, const mica_type *results_type,
                                   mica_str intrin, mica_value *const *args, size_t args_count,
                                   llvm_fastmath_flags fastmath_flags,
                                   mica_value *const *op_bundle_operands,
                                   size_t op_bundle_operands_count, mica_int32s op_bundle_sizes,
                                   const mica_attr *op_bundle_tags, const mica_attr *arg_attrs,
                                   const mica_attr *res_attrs);
// Written by the author: what the definition can't say. False: reported.
bool llvm_call_intrinsic_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool llvm_call_intrinsic_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_call_intrinsic_print(mica_printer *p, const mica_op *op);

// ---- llvm.inline_asm: Assembly ----

extern const mica_op_def llvm_inline_asm_def;
static inline bool llvm_inline_asm_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_inline_asm_def);
}
enum { LLVM_INLINE_ASM_OPERAND_OPERANDS };
enum { LLVM_INLINE_ASM_RESULT_RES };
enum {
  LLVM_INLINE_ASM_SLOT_ASM_DIALECT, LLVM_INLINE_ASM_SLOT_ASM_STRING,
  LLVM_INLINE_ASM_SLOT_CONSTRAINTS, LLVM_INLINE_ASM_SLOT_HAS_SIDE_EFFECTS,
  LLVM_INLINE_ASM_SLOT_IS_ALIGN_STACK, LLVM_INLINE_ASM_SLOT_OPERAND_ATTRS,
  LLVM_INLINE_ASM_SLOT_TAIL_CALL_KIND,
};
static inline mica_segment llvm_inline_asm_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_inline_asm_def)), 0,
                               LLVM_INLINE_ASM_OPERAND_OPERANDS);
}
static inline size_t llvm_inline_asm_operands_count(const mica_op *op) {
  return llvm_inline_asm_operands_segment(op).count;
}
static inline mica_value *llvm_inline_asm_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_inline_asm_operands_segment(op).first + index);
}
static inline bool llvm_inline_asm_set_operands(mica_op *op, mica_value *const *values,
                                                size_t count) {
  return mica_op_replace_segment(op, llvm_inline_asm_operands_segment(op), values, count);
}
static inline mica_segment llvm_inline_asm_res_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &llvm_inline_asm_def)), 0,
                               LLVM_INLINE_ASM_RESULT_RES);
}
static inline mica_value *llvm_inline_asm_res(const mica_op *op) {  // NULL: absent
  mica_segment group = llvm_inline_asm_res_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
static inline const mica_attr *llvm_inline_asm_asm_string_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_ASM_STRING);
}
static inline void llvm_inline_asm_set_asm_string_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_ASM_STRING, value);
}
mica_str llvm_inline_asm_asm_string(const mica_op *op);
bool llvm_inline_asm_set_asm_string(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_inline_asm_constraints_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_CONSTRAINTS);
}
static inline void llvm_inline_asm_set_constraints_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_CONSTRAINTS, value);
}
mica_str llvm_inline_asm_constraints(const mica_op *op);
bool llvm_inline_asm_set_constraints(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_inline_asm_has_side_effects_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_HAS_SIDE_EFFECTS);
}
static inline void llvm_inline_asm_set_has_side_effects_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_HAS_SIDE_EFFECTS, value);
}
bool llvm_inline_asm_has_side_effects(const mica_op *op);
void llvm_inline_asm_set_has_side_effects(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *llvm_inline_asm_is_align_stack_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_IS_ALIGN_STACK);
}
static inline void llvm_inline_asm_set_is_align_stack_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_IS_ALIGN_STACK, value);
}
bool llvm_inline_asm_is_align_stack(const mica_op *op);
void llvm_inline_asm_set_is_align_stack(mica_op *op, bool value);
static inline const mica_attr *llvm_inline_asm_tail_call_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_TAIL_CALL_KIND);
}
static inline void llvm_inline_asm_set_tail_call_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_TAIL_CALL_KIND, value);
}
llvm_tail_call_kind llvm_inline_asm_tail_call_kind(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_inline_asm_set_tail_call_kind(mica_op *op, llvm_tail_call_kind value);
// NULL: absent
static inline const mica_attr *llvm_inline_asm_asm_dialect_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_ASM_DIALECT);
}
static inline void llvm_inline_asm_set_asm_dialect_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_ASM_DIALECT, value);
}
static inline bool llvm_inline_asm_has_asm_dialect(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_ASM_DIALECT) != NULL;
}
llvm_asm_dialect llvm_inline_asm_asm_dialect(const mica_op *op);  // absent: zero
bool llvm_inline_asm_set_asm_dialect(mica_op *op, llvm_asm_dialect value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_inline_asm_operand_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_OPERAND_ATTRS);
}
static inline void llvm_inline_asm_set_operand_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_OPERAND_ATTRS, value);
}
static inline bool llvm_inline_asm_has_operand_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_inline_asm_def, LLVM_INLINE_ASM_SLOT_OPERAND_ATTRS) != NULL;
}
mica_attrs llvm_inline_asm_operand_attrs(const mica_op *op);  // absent: zero
bool llvm_inline_asm_set_operand_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_inline_asm_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                               mica_value *const *operands_, size_t operands_count,
                               mica_str asm_string, mica_str constraints, bool has_side_effects,
                               bool is_align_stack, llvm_tail_call_kind tail_call_kind,
                               const mica_attr *asm_dialect, const mica_attr *operand_attrs);
// Written by the author: what the definition can't say. False: reported.
bool llvm_inline_asm_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool llvm_inline_asm_effects(const mica_op *op, mica_effects *out);

// ---- llvm.va_arg: The next of any number of arguments ----

extern const mica_op_def llvm_va_arg_def;
static inline bool llvm_va_arg_isa(const mica_op *op) { return mica_op_isa(op, &llvm_va_arg_def); }
enum { LLVM_VA_ARG_OPERAND_ARG };
enum { LLVM_VA_ARG_RESULT_RES };
static inline mica_value *llvm_va_arg_arg(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_va_arg_def, LLVM_VA_ARG_OPERAND_ARG);
}
static inline void llvm_va_arg_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_va_arg_def, LLVM_VA_ARG_OPERAND_ARG, value);
}
static inline mica_value *llvm_va_arg_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_va_arg_def, LLVM_VA_ARG_RESULT_RES);
}
mica_op *llvm_va_arg_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                           mica_value *arg);

// ---- llvm.landingpad: Where an exception is caught ----

extern const mica_op_def llvm_landingpad_def;
static inline bool llvm_landingpad_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_landingpad_def);
}
enum { LLVM_LANDINGPAD_OPERAND_OPERAND_0 };
enum { LLVM_LANDINGPAD_RESULT_RES };
enum { LLVM_LANDINGPAD_SLOT_CLEANUP };
static inline mica_segment llvm_landingpad_operand_0_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_landingpad_def)), 0,
                               LLVM_LANDINGPAD_OPERAND_OPERAND_0);
}
static inline size_t llvm_landingpad_operand_0_count(const mica_op *op) {
  return llvm_landingpad_operand_0_segment(op).count;
}
static inline mica_value *llvm_landingpad_operand_0(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_landingpad_operand_0_segment(op).first + index);
}
static inline bool llvm_landingpad_set_operand_0(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_segment(op, llvm_landingpad_operand_0_segment(op), values, count);
}
static inline mica_value *llvm_landingpad_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_landingpad_def, LLVM_LANDINGPAD_RESULT_RES);
}
static inline const mica_attr *llvm_landingpad_cleanup_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_landingpad_def, LLVM_LANDINGPAD_SLOT_CLEANUP);
}
static inline void llvm_landingpad_set_cleanup_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_landingpad_def, LLVM_LANDINGPAD_SLOT_CLEANUP, value);
}
bool llvm_landingpad_cleanup(const mica_op *op);
void llvm_landingpad_set_cleanup(mica_op *op, bool value);
mica_op *llvm_landingpad_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                               bool cleanup, mica_value *const *operand_0, size_t operand_0_count);
// Written by the author: what the definition can't say. False: reported.
bool llvm_landingpad_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool llvm_landingpad_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_landingpad_print(mica_printer *p, const mica_op *op);

// ---- llvm.resume: Throws an exception on ----

extern const mica_op_def llvm_resume_def;
static inline bool llvm_resume_isa(const mica_op *op) { return mica_op_isa(op, &llvm_resume_def); }
enum { LLVM_RESUME_OPERAND_VALUE };
static inline mica_value *llvm_resume_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_resume_def, LLVM_RESUME_OPERAND_VALUE);
}
static inline void llvm_resume_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_resume_def, LLVM_RESUME_OPERAND_VALUE, value);
}
mica_op *llvm_resume_build(mica_builder *b, mica_loc loc, mica_value *value);

// ---- llvm.blockaddress: The address of a block ----

extern const mica_op_def llvm_blockaddress_def;
static inline bool llvm_blockaddress_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_blockaddress_def);
}
enum { LLVM_BLOCKADDRESS_RESULT_RES };
enum { LLVM_BLOCKADDRESS_SLOT_BLOCK_ADDR };
static inline mica_value *llvm_blockaddress_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_blockaddress_def, LLVM_BLOCKADDRESS_RESULT_RES);
}
static inline const mica_attr *llvm_blockaddress_block_addr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_blockaddress_def, LLVM_BLOCKADDRESS_SLOT_BLOCK_ADDR);
}
static inline void llvm_blockaddress_set_block_addr_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_blockaddress_def, LLVM_BLOCKADDRESS_SLOT_BLOCK_ADDR, value);
}
mica_op *llvm_blockaddress_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 const mica_attr *block_addr);
// Written by the author: what the definition can't say. False: reported.
bool llvm_blockaddress_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_blockaddress_fold(mica_op *op, mica_fold *out);
// of SymbolUserOpInterface, written by the author
bool llvm_blockaddress_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- llvm.blocktag: Gives the number by which its block's address is taken ----

extern const mica_op_def llvm_blocktag_def;
static inline bool llvm_blocktag_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_blocktag_def);
}
enum { LLVM_BLOCKTAG_SLOT_TAG };
static inline const mica_attr *llvm_blocktag_tag_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_blocktag_def, LLVM_BLOCKTAG_SLOT_TAG);
}
static inline void llvm_blocktag_set_tag_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_blocktag_def, LLVM_BLOCKTAG_SLOT_TAG, value);
}
mica_op *llvm_blocktag_build(mica_builder *b, mica_loc loc, const mica_attr *tag);

// ---- llvm.mlir.addressof: The address of a global or function ----

extern const mica_op_def llvm_mlir_addressof_def;
static inline bool llvm_mlir_addressof_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_addressof_def);
}
enum { LLVM_MLIR_ADDRESSOF_RESULT_RES };
enum { LLVM_MLIR_ADDRESSOF_SLOT_GLOBAL_NAME };
static inline mica_value *llvm_mlir_addressof_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_mlir_addressof_def, LLVM_MLIR_ADDRESSOF_RESULT_RES);
}
static inline const mica_attr *llvm_mlir_addressof_global_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_addressof_def, LLVM_MLIR_ADDRESSOF_SLOT_GLOBAL_NAME);
}
static inline void llvm_mlir_addressof_set_global_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_addressof_def, LLVM_MLIR_ADDRESSOF_SLOT_GLOBAL_NAME, value);
}
mica_str llvm_mlir_addressof_global_name(const mica_op *op);
bool llvm_mlir_addressof_set_global_name(mica_op *op, mica_str value);  // false: no memory
mica_op *llvm_mlir_addressof_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                   mica_str global_name);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_mlir_addressof_fold(mica_op *op, mica_fold *out);
// of SymbolUserOpInterface, written by the author
bool llvm_mlir_addressof_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- llvm.dso_local_equivalent: The address of a function, or of one that does the same ----

extern const mica_op_def llvm_dso_local_equivalent_def;
static inline bool llvm_dso_local_equivalent_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_dso_local_equivalent_def);
}
enum { LLVM_DSO_LOCAL_EQUIVALENT_RESULT_RES };
enum { LLVM_DSO_LOCAL_EQUIVALENT_SLOT_FUNCTION_NAME };
static inline mica_value *llvm_dso_local_equivalent_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_dso_local_equivalent_def,
                           LLVM_DSO_LOCAL_EQUIVALENT_RESULT_RES);
}
static inline const mica_attr *llvm_dso_local_equivalent_function_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_dso_local_equivalent_def,
                         LLVM_DSO_LOCAL_EQUIVALENT_SLOT_FUNCTION_NAME);
}
static inline void llvm_dso_local_equivalent_set_function_name_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_dso_local_equivalent_def,
                      LLVM_DSO_LOCAL_EQUIVALENT_SLOT_FUNCTION_NAME, value);
}
mica_str llvm_dso_local_equivalent_function_name(const mica_op *op);
bool llvm_dso_local_equivalent_set_function_name(mica_op *op, mica_str value);  // false: no memory
mica_op *llvm_dso_local_equivalent_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                         mica_str function_name);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool llvm_dso_local_equivalent_fold(mica_op *op, mica_fold *out);
// of SymbolUserOpInterface, written by the author
bool llvm_dso_local_equivalent_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- llvm.mlir.global: A global variable or constant ----

extern const mica_op_def llvm_mlir_global_def;
static inline bool llvm_mlir_global_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_global_def);
}
enum { LLVM_MLIR_GLOBAL_REGION_INITIALIZER };
enum {
  LLVM_MLIR_GLOBAL_SLOT_ADDR_SPACE, LLVM_MLIR_GLOBAL_SLOT_ALIGNMENT, LLVM_MLIR_GLOBAL_SLOT_COMDAT,
  LLVM_MLIR_GLOBAL_SLOT_CONSTANT, LLVM_MLIR_GLOBAL_SLOT_DBG_EXPRS, LLVM_MLIR_GLOBAL_SLOT_DSO_LOCAL,
  LLVM_MLIR_GLOBAL_SLOT_EXTERNALLY_INITIALIZED, LLVM_MLIR_GLOBAL_SLOT_GLOBAL_TYPE,
  LLVM_MLIR_GLOBAL_SLOT_LINKAGE, LLVM_MLIR_GLOBAL_SLOT_SECTION, LLVM_MLIR_GLOBAL_SLOT_SYM_NAME,
  LLVM_MLIR_GLOBAL_SLOT_TARGET_SPECIFIC_ATTRS, LLVM_MLIR_GLOBAL_SLOT_THREAD_LOCAL_,
  LLVM_MLIR_GLOBAL_SLOT_UNNAMED_ADDR, LLVM_MLIR_GLOBAL_SLOT_VALUE,
  LLVM_MLIR_GLOBAL_SLOT_VISIBILITY_,
};
static inline mica_region *llvm_mlir_global_initializer(const mica_op *op) {
  return mica_op_region_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_REGION_INITIALIZER);
}
static inline const mica_attr *llvm_mlir_global_global_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_GLOBAL_TYPE);
}
static inline void llvm_mlir_global_set_global_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_GLOBAL_TYPE, value);
}
const mica_type *llvm_mlir_global_global_type(const mica_op *op);
bool llvm_mlir_global_set_global_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_constant_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_CONSTANT);
}
static inline void llvm_mlir_global_set_constant_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_CONSTANT, value);
}
bool llvm_mlir_global_constant(const mica_op *op);
void llvm_mlir_global_set_constant(mica_op *op, bool value);
static inline const mica_attr *llvm_mlir_global_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_SYM_NAME);
}
static inline void llvm_mlir_global_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_SYM_NAME, value);
}
mica_str llvm_mlir_global_sym_name(const mica_op *op);
bool llvm_mlir_global_set_sym_name(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_linkage_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_LINKAGE);
}
static inline void llvm_mlir_global_set_linkage_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_LINKAGE, value);
}
llvm_linkage llvm_mlir_global_linkage(const mica_op *op);
bool llvm_mlir_global_set_linkage(mica_op *op, llvm_linkage value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_dso_local_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_DSO_LOCAL);
}
static inline void llvm_mlir_global_set_dso_local_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_DSO_LOCAL, value);
}
bool llvm_mlir_global_dso_local(const mica_op *op);
void llvm_mlir_global_set_dso_local(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *llvm_mlir_global_thread_local_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_THREAD_LOCAL_);
}
static inline void llvm_mlir_global_set_thread_local_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_THREAD_LOCAL_, value);
}
bool llvm_mlir_global_thread_local(const mica_op *op);
void llvm_mlir_global_set_thread_local(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *llvm_mlir_global_externally_initialized_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_EXTERNALLY_INITIALIZED);
}
static inline void llvm_mlir_global_set_externally_initialized_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_EXTERNALLY_INITIALIZED,
                      value);
}
bool llvm_mlir_global_externally_initialized(const mica_op *op);
void llvm_mlir_global_set_externally_initialized(mica_op *op, bool value);
static inline const mica_attr *llvm_mlir_global_value_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_VALUE);
}
static inline void llvm_mlir_global_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_VALUE, value);
}
static inline const mica_attr *llvm_mlir_global_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_ALIGNMENT);
}
static inline void llvm_mlir_global_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_ALIGNMENT, value);
}
static inline bool llvm_mlir_global_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_ALIGNMENT) != NULL;
}
int64_t llvm_mlir_global_alignment(const mica_op *op);  // absent: zero
bool llvm_mlir_global_set_alignment(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_addr_space_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_ADDR_SPACE);
}
static inline void llvm_mlir_global_set_addr_space_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_ADDR_SPACE, value);
}
int32_t llvm_mlir_global_addr_space(const mica_op *op);  // absent: the default
bool llvm_mlir_global_set_addr_space(mica_op *op, int32_t value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_mlir_global_unnamed_addr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_UNNAMED_ADDR);
}
static inline void llvm_mlir_global_set_unnamed_addr_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_UNNAMED_ADDR, value);
}
static inline bool llvm_mlir_global_has_unnamed_addr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_UNNAMED_ADDR) != NULL;
}
llvm_unnamed_addr llvm_mlir_global_unnamed_addr(const mica_op *op);  // absent: zero
bool llvm_mlir_global_set_unnamed_addr(mica_op *op, llvm_unnamed_addr value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_section_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_SECTION);
}
static inline void llvm_mlir_global_set_section_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_SECTION, value);
}
static inline bool llvm_mlir_global_has_section(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_SECTION) != NULL;
}
mica_str llvm_mlir_global_section(const mica_op *op);  // absent: zero
bool llvm_mlir_global_set_section(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_comdat_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_COMDAT);
}
static inline void llvm_mlir_global_set_comdat_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_COMDAT, value);
}
static inline const mica_attr *llvm_mlir_global_dbg_exprs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_DBG_EXPRS);
}
static inline void llvm_mlir_global_set_dbg_exprs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_DBG_EXPRS, value);
}
static inline bool llvm_mlir_global_has_dbg_exprs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_DBG_EXPRS) != NULL;
}
mica_attrs llvm_mlir_global_dbg_exprs(const mica_op *op);  // absent: zero
bool llvm_mlir_global_set_dbg_exprs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_visibility_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_VISIBILITY_);
}
static inline void llvm_mlir_global_set_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_VISIBILITY_, value);
}
llvm_visibility llvm_mlir_global_visibility_(const mica_op *op);  // absent: the default
bool llvm_mlir_global_set_visibility_(mica_op *op, llvm_visibility value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_mlir_global_target_specific_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_TARGET_SPECIFIC_ATTRS);
}
static inline void llvm_mlir_global_set_target_specific_attrs_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_TARGET_SPECIFIC_ATTRS,
                      value);
}
static inline bool llvm_mlir_global_has_target_specific_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_def, LLVM_MLIR_GLOBAL_SLOT_TARGET_SPECIFIC_ATTRS) !=
         NULL;
}
mica_attrs llvm_mlir_global_target_specific_attrs(const mica_op *op);  // absent: zero
bool llvm_mlir_global_set_target_specific_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_mlir_global_build(mica_builder *b, mica_loc loc, const mica_type *global_type,
                                bool constant, mica_str sym_name, llvm_linkage linkage,
                                bool dso_local, bool thread_local_, bool externally_initialized,
                                const mica_attr *value, const mica_attr *alignment,
                                int32_t addr_space, const mica_attr *unnamed_addr,
                                const mica_attr *section, const mica_attr *comdat,
                                const mica_attr *dbg_exprs, llvm_visibility visibility_,
                                const mica_attr *target_specific_attrs);
// Written by the author: what the definition can't say. False: reported.
bool llvm_mlir_global_check(mica_op *op);
// Written by the author: asked when the nested operations are verified. False: reported.
bool llvm_mlir_global_check_regions(mica_op *op);
// Written by the author: the custom form, after the name.
bool llvm_mlir_global_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_mlir_global_print(mica_printer *p, const mica_op *op);

// ---- llvm.mlir.alias: Another name ----

extern const mica_op_def llvm_mlir_alias_def;
static inline bool llvm_mlir_alias_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_alias_def);
}
enum { LLVM_MLIR_ALIAS_REGION_INITIALIZER };
enum {
  LLVM_MLIR_ALIAS_SLOT_ALIAS_TYPE, LLVM_MLIR_ALIAS_SLOT_DSO_LOCAL, LLVM_MLIR_ALIAS_SLOT_LINKAGE,
  LLVM_MLIR_ALIAS_SLOT_SYM_NAME, LLVM_MLIR_ALIAS_SLOT_THREAD_LOCAL_,
  LLVM_MLIR_ALIAS_SLOT_UNNAMED_ADDR, LLVM_MLIR_ALIAS_SLOT_VISIBILITY_,
};
static inline mica_region *llvm_mlir_alias_initializer(const mica_op *op) {
  return mica_op_region_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_REGION_INITIALIZER);
}
static inline const mica_attr *llvm_mlir_alias_alias_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_ALIAS_TYPE);
}
static inline void llvm_mlir_alias_set_alias_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_ALIAS_TYPE, value);
}
const mica_type *llvm_mlir_alias_alias_type(const mica_op *op);
bool llvm_mlir_alias_set_alias_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_mlir_alias_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_SYM_NAME);
}
static inline void llvm_mlir_alias_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_SYM_NAME, value);
}
mica_str llvm_mlir_alias_sym_name(const mica_op *op);
bool llvm_mlir_alias_set_sym_name(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_mlir_alias_linkage_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_LINKAGE);
}
static inline void llvm_mlir_alias_set_linkage_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_LINKAGE, value);
}
llvm_linkage llvm_mlir_alias_linkage(const mica_op *op);
bool llvm_mlir_alias_set_linkage(mica_op *op, llvm_linkage value);  // false: no memory
static inline const mica_attr *llvm_mlir_alias_dso_local_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_DSO_LOCAL);
}
static inline void llvm_mlir_alias_set_dso_local_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_DSO_LOCAL, value);
}
bool llvm_mlir_alias_dso_local(const mica_op *op);
void llvm_mlir_alias_set_dso_local(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *llvm_mlir_alias_thread_local_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_THREAD_LOCAL_);
}
static inline void llvm_mlir_alias_set_thread_local_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_THREAD_LOCAL_, value);
}
bool llvm_mlir_alias_thread_local(const mica_op *op);
void llvm_mlir_alias_set_thread_local(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *llvm_mlir_alias_unnamed_addr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_UNNAMED_ADDR);
}
static inline void llvm_mlir_alias_set_unnamed_addr_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_UNNAMED_ADDR, value);
}
static inline bool llvm_mlir_alias_has_unnamed_addr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_UNNAMED_ADDR) != NULL;
}
llvm_unnamed_addr llvm_mlir_alias_unnamed_addr(const mica_op *op);  // absent: zero
bool llvm_mlir_alias_set_unnamed_addr(mica_op *op, llvm_unnamed_addr value);  // false: no memory
static inline const mica_attr *llvm_mlir_alias_visibility_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_VISIBILITY_);
}
static inline void llvm_mlir_alias_set_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_alias_def, LLVM_MLIR_ALIAS_SLOT_VISIBILITY_, value);
}
llvm_visibility llvm_mlir_alias_visibility_(const mica_op *op);  // absent: the default
bool llvm_mlir_alias_set_visibility_(mica_op *op, llvm_visibility value);  // false: no memory
mica_op *llvm_mlir_alias_build(mica_builder *b, mica_loc loc, const mica_type *alias_type,
                               mica_str sym_name, llvm_linkage linkage, bool dso_local,
                               bool thread_local_, const mica_attr *unnamed_addr,
                               llvm_visibility visibility_);
// Written by the author: what the definition can't say. False: reported.
bool llvm_mlir_alias_check(mica_op *op);
// Written by the author: asked when the nested operations are verified. False: reported.
bool llvm_mlir_alias_check_regions(mica_op *op);
// Written by the author: the custom form, after the name.
bool llvm_mlir_alias_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_mlir_alias_print(mica_printer *p, const mica_op *op);

// ---- llvm.mlir.ifunc: A function that is chosen when the program is loaded ----

extern const mica_op_def llvm_mlir_ifunc_def;
static inline bool llvm_mlir_ifunc_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_ifunc_def);
}
enum {
  LLVM_MLIR_IFUNC_SLOT_ADDRESS_SPACE, LLVM_MLIR_IFUNC_SLOT_DSO_LOCAL,
  LLVM_MLIR_IFUNC_SLOT_I_FUNC_TYPE, LLVM_MLIR_IFUNC_SLOT_LINKAGE, LLVM_MLIR_IFUNC_SLOT_RESOLVER,
  LLVM_MLIR_IFUNC_SLOT_RESOLVER_TYPE, LLVM_MLIR_IFUNC_SLOT_SYM_NAME,
  LLVM_MLIR_IFUNC_SLOT_UNNAMED_ADDR, LLVM_MLIR_IFUNC_SLOT_VISIBILITY_,
};
static inline const mica_attr *llvm_mlir_ifunc_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_SYM_NAME);
}
static inline void llvm_mlir_ifunc_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_SYM_NAME, value);
}
mica_str llvm_mlir_ifunc_sym_name(const mica_op *op);
bool llvm_mlir_ifunc_set_sym_name(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_mlir_ifunc_i_func_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_I_FUNC_TYPE);
}
static inline void llvm_mlir_ifunc_set_i_func_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_I_FUNC_TYPE, value);
}
const mica_type *llvm_mlir_ifunc_i_func_type(const mica_op *op);
bool llvm_mlir_ifunc_set_i_func_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_mlir_ifunc_resolver_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_RESOLVER);
}
static inline void llvm_mlir_ifunc_set_resolver_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_RESOLVER, value);
}
mica_str llvm_mlir_ifunc_resolver(const mica_op *op);
bool llvm_mlir_ifunc_set_resolver(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_mlir_ifunc_resolver_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_RESOLVER_TYPE);
}
static inline void llvm_mlir_ifunc_set_resolver_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_RESOLVER_TYPE, value);
}
const mica_type *llvm_mlir_ifunc_resolver_type(const mica_op *op);
bool llvm_mlir_ifunc_set_resolver_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_mlir_ifunc_linkage_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_LINKAGE);
}
static inline void llvm_mlir_ifunc_set_linkage_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_LINKAGE, value);
}
llvm_linkage llvm_mlir_ifunc_linkage(const mica_op *op);
bool llvm_mlir_ifunc_set_linkage(mica_op *op, llvm_linkage value);  // false: no memory
static inline const mica_attr *llvm_mlir_ifunc_dso_local_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_DSO_LOCAL);
}
static inline void llvm_mlir_ifunc_set_dso_local_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_DSO_LOCAL, value);
}
bool llvm_mlir_ifunc_dso_local(const mica_op *op);
void llvm_mlir_ifunc_set_dso_local(mica_op *op, bool value);
static inline const mica_attr *llvm_mlir_ifunc_address_space_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_ADDRESS_SPACE);
}
static inline void llvm_mlir_ifunc_set_address_space_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_ADDRESS_SPACE, value);
}
int32_t llvm_mlir_ifunc_address_space(const mica_op *op);  // absent: the default
bool llvm_mlir_ifunc_set_address_space(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_mlir_ifunc_unnamed_addr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_UNNAMED_ADDR);
}
static inline void llvm_mlir_ifunc_set_unnamed_addr_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_UNNAMED_ADDR, value);
}
llvm_unnamed_addr llvm_mlir_ifunc_unnamed_addr(const mica_op *op);  // absent: the default
bool llvm_mlir_ifunc_set_unnamed_addr(mica_op *op, llvm_unnamed_addr value);  // false: no memory
static inline const mica_attr *llvm_mlir_ifunc_visibility_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_VISIBILITY_);
}
static inline void llvm_mlir_ifunc_set_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_ifunc_def, LLVM_MLIR_IFUNC_SLOT_VISIBILITY_, value);
}
llvm_visibility llvm_mlir_ifunc_visibility_(const mica_op *op);  // absent: the default
bool llvm_mlir_ifunc_set_visibility_(mica_op *op, llvm_visibility value);  // false: no memory
mica_op *llvm_mlir_ifunc_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                               const mica_type *i_func_type, mica_str resolver,
                               const mica_type *resolver_type, llvm_linkage linkage, bool dso_local,
                               int32_t address_space, llvm_unnamed_addr unnamed_addr,
                               llvm_visibility visibility_);
// Written by the author: what the definition can't say. False: reported.
bool llvm_mlir_ifunc_check(mica_op *op);
// of SymbolUserOpInterface, written by the author
bool llvm_mlir_ifunc_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- llvm.comdat: Groups of which a linker keeps one ----

extern const mica_op_def llvm_comdat_def;
static inline bool llvm_comdat_isa(const mica_op *op) { return mica_op_isa(op, &llvm_comdat_def); }
enum { LLVM_COMDAT_REGION_BODY };
enum { LLVM_COMDAT_SLOT_SYM_NAME };
static inline mica_region *llvm_comdat_body(const mica_op *op) {
  return mica_op_region_as(op, &llvm_comdat_def, LLVM_COMDAT_REGION_BODY);
}
static inline const mica_attr *llvm_comdat_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_comdat_def, LLVM_COMDAT_SLOT_SYM_NAME);
}
static inline void llvm_comdat_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_comdat_def, LLVM_COMDAT_SLOT_SYM_NAME, value);
}
mica_str llvm_comdat_sym_name(const mica_op *op);
bool llvm_comdat_set_sym_name(mica_op *op, mica_str value);  // false: no memory
mica_op *llvm_comdat_build(mica_builder *b, mica_loc loc, mica_str sym_name);
// Written by the author: asked when the nested operations are verified. False: reported.
bool llvm_comdat_check_regions(mica_op *op);

// ---- llvm.comdat_selector: A group, and which of several is kept ----

extern const mica_op_def llvm_comdat_selector_def;
static inline bool llvm_comdat_selector_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_comdat_selector_def);
}
enum { LLVM_COMDAT_SELECTOR_SLOT_COMDAT, LLVM_COMDAT_SELECTOR_SLOT_SYM_NAME };
static inline const mica_attr *llvm_comdat_selector_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_comdat_selector_def, LLVM_COMDAT_SELECTOR_SLOT_SYM_NAME);
}
static inline void llvm_comdat_selector_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_comdat_selector_def, LLVM_COMDAT_SELECTOR_SLOT_SYM_NAME, value);
}
mica_str llvm_comdat_selector_sym_name(const mica_op *op);
bool llvm_comdat_selector_set_sym_name(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_comdat_selector_comdat_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_comdat_selector_def, LLVM_COMDAT_SELECTOR_SLOT_COMDAT);
}
static inline void llvm_comdat_selector_set_comdat_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_comdat_selector_def, LLVM_COMDAT_SELECTOR_SLOT_COMDAT, value);
}
llvm_comdat llvm_comdat_selector_comdat(const mica_op *op);
bool llvm_comdat_selector_set_comdat(mica_op *op, llvm_comdat value);  // false: no memory
mica_op *llvm_comdat_selector_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                                    llvm_comdat comdat);

// ---- llvm.func: A function ----

extern const mica_op_def llvm_func_def;
static inline bool llvm_func_isa(const mica_op *op) { return mica_op_isa(op, &llvm_func_def); }
enum { LLVM_FUNC_REGION_BODY };
enum {
  LLVM_FUNC_SLOT_C_CONV, LLVM_FUNC_SLOT_ALIGNMENT, LLVM_FUNC_SLOT_ALWAYS_INLINE,
  LLVM_FUNC_SLOT_ARG_ATTRS, LLVM_FUNC_SLOT_ARM_IN_ZA, LLVM_FUNC_SLOT_ARM_INOUT_ZA,
  LLVM_FUNC_SLOT_ARM_LOCALLY_STREAMING, LLVM_FUNC_SLOT_ARM_NEW_ZA, LLVM_FUNC_SLOT_ARM_OUT_ZA,
  LLVM_FUNC_SLOT_ARM_PRESERVES_ZA, LLVM_FUNC_SLOT_ARM_STREAMING,
  LLVM_FUNC_SLOT_ARM_STREAMING_COMPATIBLE, LLVM_FUNC_SLOT_COMDAT, LLVM_FUNC_SLOT_CONVERGENT,
  LLVM_FUNC_SLOT_DENORMAL_FP_MATH, LLVM_FUNC_SLOT_DENORMAL_FP_MATH_F32, LLVM_FUNC_SLOT_DSO_LOCAL,
  LLVM_FUNC_SLOT_FP_CONTRACT, LLVM_FUNC_SLOT_FRAME_POINTER, LLVM_FUNC_SLOT_FUNCTION_ENTRY_COUNT,
  LLVM_FUNC_SLOT_FUNCTION_TYPE, LLVM_FUNC_SLOT_GARBAGE_COLLECTOR, LLVM_FUNC_SLOT_INLINE_HINT,
  LLVM_FUNC_SLOT_INSTRUMENT_FUNCTION_ENTRY, LLVM_FUNC_SLOT_INSTRUMENT_FUNCTION_EXIT,
  LLVM_FUNC_SLOT_INTEL_REQD_SUB_GROUP_SIZE, LLVM_FUNC_SLOT_LINKAGE, LLVM_FUNC_SLOT_MEMORY_EFFECTS,
  LLVM_FUNC_SLOT_NO_INFS_FP_MATH, LLVM_FUNC_SLOT_NO_INLINE, LLVM_FUNC_SLOT_NO_NANS_FP_MATH,
  LLVM_FUNC_SLOT_NO_SIGNED_ZEROS_FP_MATH, LLVM_FUNC_SLOT_NO_UNWIND, LLVM_FUNC_SLOT_OPTIMIZE_NONE,
  LLVM_FUNC_SLOT_PASSTHROUGH, LLVM_FUNC_SLOT_PERSONALITY, LLVM_FUNC_SLOT_PREFER_VECTOR_WIDTH,
  LLVM_FUNC_SLOT_RECIPROCAL_ESTIMATES, LLVM_FUNC_SLOT_REQD_WORK_GROUP_SIZE,
  LLVM_FUNC_SLOT_RES_ATTRS, LLVM_FUNC_SLOT_SECTION, LLVM_FUNC_SLOT_SYM_NAME,
  LLVM_FUNC_SLOT_SYM_VISIBILITY, LLVM_FUNC_SLOT_TARGET_CPU, LLVM_FUNC_SLOT_TARGET_FEATURES,
  LLVM_FUNC_SLOT_TUNE_CPU, LLVM_FUNC_SLOT_UNNAMED_ADDR, LLVM_FUNC_SLOT_UWTABLE_KIND,
  LLVM_FUNC_SLOT_VEC_TYPE_HINT, LLVM_FUNC_SLOT_VISIBILITY_, LLVM_FUNC_SLOT_VSCALE_RANGE,
  LLVM_FUNC_SLOT_WILL_RETURN, LLVM_FUNC_SLOT_WORK_GROUP_SIZE_HINT,
};
static inline mica_region *llvm_func_body(const mica_op *op) {
  return mica_op_region_as(op, &llvm_func_def, LLVM_FUNC_REGION_BODY);
}
static inline const mica_attr *llvm_func_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_SYM_NAME);
}
static inline void llvm_func_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_SYM_NAME, value);
}
mica_str llvm_func_sym_name(const mica_op *op);
bool llvm_func_set_sym_name(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_func_sym_visibility_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_SYM_VISIBILITY);
}
static inline void llvm_func_set_sym_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_SYM_VISIBILITY, value);
}
static inline bool llvm_func_has_sym_visibility(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_SYM_VISIBILITY) != NULL;
}
mica_str llvm_func_sym_visibility(const mica_op *op);  // absent: zero
bool llvm_func_set_sym_visibility(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_func_function_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FUNCTION_TYPE);
}
static inline void llvm_func_set_function_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FUNCTION_TYPE, value);
}
const mica_type *llvm_func_function_type(const mica_op *op);
bool llvm_func_set_function_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *llvm_func_linkage_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_LINKAGE);
}
static inline void llvm_func_set_linkage_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_LINKAGE, value);
}
llvm_linkage llvm_func_linkage(const mica_op *op);  // absent: the default
bool llvm_func_set_linkage(mica_op *op, llvm_linkage value);  // false: no memory
static inline const mica_attr *llvm_func_dso_local_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_DSO_LOCAL);
}
static inline void llvm_func_set_dso_local_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_DSO_LOCAL, value);
}
bool llvm_func_dso_local(const mica_op *op);
void llvm_func_set_dso_local(mica_op *op, bool value);
static inline const mica_attr *llvm_func_c_conv_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_C_CONV);
}
static inline void llvm_func_set_c_conv_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_C_CONV, value);
}
llvm_c_conv llvm_func_c_conv(const mica_op *op);  // absent: the default
bool llvm_func_set_c_conv(mica_op *op, llvm_c_conv value);  // false: no memory
static inline const mica_attr *llvm_func_comdat_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_COMDAT);
}
static inline void llvm_func_set_comdat_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_COMDAT, value);
}
static inline const mica_attr *llvm_func_convergent_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_CONVERGENT);
}
static inline void llvm_func_set_convergent_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_CONVERGENT, value);
}
bool llvm_func_convergent(const mica_op *op);
void llvm_func_set_convergent(mica_op *op, bool value);
static inline const mica_attr *llvm_func_personality_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PERSONALITY);
}
static inline void llvm_func_set_personality_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PERSONALITY, value);
}
static inline bool llvm_func_has_personality(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PERSONALITY) != NULL;
}
mica_str llvm_func_personality(const mica_op *op);  // absent: zero
bool llvm_func_set_personality(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_garbage_collector_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_GARBAGE_COLLECTOR);
}
static inline void llvm_func_set_garbage_collector_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_GARBAGE_COLLECTOR, value);
}
static inline bool llvm_func_has_garbage_collector(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_GARBAGE_COLLECTOR) != NULL;
}
mica_str llvm_func_garbage_collector(const mica_op *op);  // absent: zero
bool llvm_func_set_garbage_collector(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_func_passthrough_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PASSTHROUGH);
}
static inline void llvm_func_set_passthrough_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PASSTHROUGH, value);
}
static inline bool llvm_func_has_passthrough(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PASSTHROUGH) != NULL;
}
mica_attrs llvm_func_passthrough(const mica_op *op);  // absent: zero
bool llvm_func_set_passthrough(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_func_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARG_ATTRS);
}
static inline void llvm_func_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_func_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_func_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_func_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_func_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_RES_ATTRS);
}
static inline void llvm_func_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_RES_ATTRS, value);
}
static inline bool llvm_func_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_func_res_attrs(const mica_op *op);  // absent: zero
bool llvm_func_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_function_entry_count_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FUNCTION_ENTRY_COUNT);
}
static inline void llvm_func_set_function_entry_count_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FUNCTION_ENTRY_COUNT, value);
}
static inline bool llvm_func_has_function_entry_count(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FUNCTION_ENTRY_COUNT) != NULL;
}
int64_t llvm_func_function_entry_count(const mica_op *op);  // absent: zero
bool llvm_func_set_function_entry_count(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *llvm_func_memory_effects_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_MEMORY_EFFECTS);
}
static inline void llvm_func_set_memory_effects_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_MEMORY_EFFECTS, value);
}
static inline const mica_attr *llvm_func_visibility_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_VISIBILITY_);
}
static inline void llvm_func_set_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_VISIBILITY_, value);
}
llvm_visibility llvm_func_visibility_(const mica_op *op);  // absent: the default
bool llvm_func_set_visibility_(mica_op *op, llvm_visibility value);  // false: no memory
static inline const mica_attr *llvm_func_arm_streaming_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_STREAMING);
}
static inline void llvm_func_set_arm_streaming_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_STREAMING, value);
}
bool llvm_func_arm_streaming(const mica_op *op);
void llvm_func_set_arm_streaming(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *llvm_func_arm_locally_streaming_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_LOCALLY_STREAMING);
}
static inline void llvm_func_set_arm_locally_streaming_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_LOCALLY_STREAMING, value);
}
bool llvm_func_arm_locally_streaming(const mica_op *op);
void llvm_func_set_arm_locally_streaming(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *llvm_func_arm_streaming_compatible_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_STREAMING_COMPATIBLE);
}
static inline void llvm_func_set_arm_streaming_compatible_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_STREAMING_COMPATIBLE, value);
}
bool llvm_func_arm_streaming_compatible(const mica_op *op);
void llvm_func_set_arm_streaming_compatible(mica_op *op, bool value);
static inline const mica_attr *llvm_func_arm_new_za_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_NEW_ZA);
}
static inline void llvm_func_set_arm_new_za_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_NEW_ZA, value);
}
bool llvm_func_arm_new_za(const mica_op *op);
void llvm_func_set_arm_new_za(mica_op *op, bool value);
static inline const mica_attr *llvm_func_arm_in_za_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_IN_ZA);
}
static inline void llvm_func_set_arm_in_za_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_IN_ZA, value);
}
bool llvm_func_arm_in_za(const mica_op *op);
void llvm_func_set_arm_in_za(mica_op *op, bool value);
static inline const mica_attr *llvm_func_arm_out_za_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_OUT_ZA);
}
static inline void llvm_func_set_arm_out_za_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_OUT_ZA, value);
}
bool llvm_func_arm_out_za(const mica_op *op);
void llvm_func_set_arm_out_za(mica_op *op, bool value);
static inline const mica_attr *llvm_func_arm_inout_za_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_INOUT_ZA);
}
static inline void llvm_func_set_arm_inout_za_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_INOUT_ZA, value);
}
bool llvm_func_arm_inout_za(const mica_op *op);
void llvm_func_set_arm_inout_za(mica_op *op, bool value);
static inline const mica_attr *llvm_func_arm_preserves_za_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_PRESERVES_ZA);
}
static inline void llvm_func_set_arm_preserves_za_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ARM_PRESERVES_ZA, value);
}
bool llvm_func_arm_preserves_za(const mica_op *op);
void llvm_func_set_arm_preserves_za(mica_op *op, bool value);
static inline const mica_attr *llvm_func_section_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_SECTION);
}
static inline void llvm_func_set_section_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_SECTION, value);
}
static inline bool llvm_func_has_section(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_SECTION) != NULL;
}
mica_str llvm_func_section(const mica_op *op);  // absent: zero
bool llvm_func_set_section(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_func_unnamed_addr_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_UNNAMED_ADDR);
}
static inline void llvm_func_set_unnamed_addr_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_UNNAMED_ADDR, value);
}
static inline bool llvm_func_has_unnamed_addr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_UNNAMED_ADDR) != NULL;
}
llvm_unnamed_addr llvm_func_unnamed_addr(const mica_op *op);  // absent: zero
bool llvm_func_set_unnamed_addr(mica_op *op, llvm_unnamed_addr value);  // false: no memory
static inline const mica_attr *llvm_func_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ALIGNMENT);
}
static inline void llvm_func_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ALIGNMENT, value);
}
static inline bool llvm_func_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ALIGNMENT) != NULL;
}
int64_t llvm_func_alignment(const mica_op *op);  // absent: zero
bool llvm_func_set_alignment(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *llvm_func_vscale_range_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_VSCALE_RANGE);
}
static inline void llvm_func_set_vscale_range_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_VSCALE_RANGE, value);
}
static inline const mica_attr *llvm_func_frame_pointer_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FRAME_POINTER);
}
static inline void llvm_func_set_frame_pointer_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FRAME_POINTER, value);
}
static inline const mica_attr *llvm_func_target_cpu_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_TARGET_CPU);
}
static inline void llvm_func_set_target_cpu_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_TARGET_CPU, value);
}
static inline bool llvm_func_has_target_cpu(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_TARGET_CPU) != NULL;
}
mica_str llvm_func_target_cpu(const mica_op *op);  // absent: zero
bool llvm_func_set_target_cpu(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_func_tune_cpu_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_TUNE_CPU);
}
static inline void llvm_func_set_tune_cpu_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_TUNE_CPU, value);
}
static inline bool llvm_func_has_tune_cpu(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_TUNE_CPU) != NULL;
}
mica_str llvm_func_tune_cpu(const mica_op *op);  // absent: zero
bool llvm_func_set_tune_cpu(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_reciprocal_estimates_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_RECIPROCAL_ESTIMATES);
}
static inline void llvm_func_set_reciprocal_estimates_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_RECIPROCAL_ESTIMATES, value);
}
static inline bool llvm_func_has_reciprocal_estimates(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_RECIPROCAL_ESTIMATES) != NULL;
}
mica_str llvm_func_reciprocal_estimates(const mica_op *op);  // absent: zero
bool llvm_func_set_reciprocal_estimates(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_prefer_vector_width_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PREFER_VECTOR_WIDTH);
}
static inline void llvm_func_set_prefer_vector_width_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PREFER_VECTOR_WIDTH, value);
}
static inline bool llvm_func_has_prefer_vector_width(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_PREFER_VECTOR_WIDTH) != NULL;
}
mica_str llvm_func_prefer_vector_width(const mica_op *op);  // absent: zero
bool llvm_func_set_prefer_vector_width(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_func_target_features_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_TARGET_FEATURES);
}
static inline void llvm_func_set_target_features_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_TARGET_FEATURES, value);
}
static inline const mica_attr *llvm_func_no_infs_fp_math_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_INFS_FP_MATH);
}
static inline void llvm_func_set_no_infs_fp_math_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_INFS_FP_MATH, value);
}
static inline bool llvm_func_has_no_infs_fp_math(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_INFS_FP_MATH) != NULL;
}
bool llvm_func_no_infs_fp_math(const mica_op *op);  // absent: zero
bool llvm_func_set_no_infs_fp_math(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *llvm_func_no_nans_fp_math_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_NANS_FP_MATH);
}
static inline void llvm_func_set_no_nans_fp_math_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_NANS_FP_MATH, value);
}
static inline bool llvm_func_has_no_nans_fp_math(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_NANS_FP_MATH) != NULL;
}
bool llvm_func_no_nans_fp_math(const mica_op *op);  // absent: zero
bool llvm_func_set_no_nans_fp_math(mica_op *op, bool value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_no_signed_zeros_fp_math_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_SIGNED_ZEROS_FP_MATH);
}
static inline void llvm_func_set_no_signed_zeros_fp_math_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_SIGNED_ZEROS_FP_MATH, value);
}
static inline bool llvm_func_has_no_signed_zeros_fp_math(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_SIGNED_ZEROS_FP_MATH) != NULL;
}
bool llvm_func_no_signed_zeros_fp_math(const mica_op *op);  // absent: zero
bool llvm_func_set_no_signed_zeros_fp_math(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *llvm_func_denormal_fp_math_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_DENORMAL_FP_MATH);
}
static inline void llvm_func_set_denormal_fp_math_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_DENORMAL_FP_MATH, value);
}
static inline bool llvm_func_has_denormal_fp_math(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_DENORMAL_FP_MATH) != NULL;
}
mica_str llvm_func_denormal_fp_math(const mica_op *op);  // absent: zero
bool llvm_func_set_denormal_fp_math(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_denormal_fp_math_f32_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_DENORMAL_FP_MATH_F32);
}
static inline void llvm_func_set_denormal_fp_math_f32_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_DENORMAL_FP_MATH_F32, value);
}
static inline bool llvm_func_has_denormal_fp_math_f32(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_DENORMAL_FP_MATH_F32) != NULL;
}
mica_str llvm_func_denormal_fp_math_f32(const mica_op *op);  // absent: zero
bool llvm_func_set_denormal_fp_math_f32(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_func_fp_contract_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FP_CONTRACT);
}
static inline void llvm_func_set_fp_contract_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FP_CONTRACT, value);
}
static inline bool llvm_func_has_fp_contract(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_FP_CONTRACT) != NULL;
}
mica_str llvm_func_fp_contract(const mica_op *op);  // absent: zero
bool llvm_func_set_fp_contract(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_instrument_function_entry_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INSTRUMENT_FUNCTION_ENTRY);
}
static inline void llvm_func_set_instrument_function_entry_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INSTRUMENT_FUNCTION_ENTRY, value);
}
static inline bool llvm_func_has_instrument_function_entry(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INSTRUMENT_FUNCTION_ENTRY) != NULL;
}
mica_str llvm_func_instrument_function_entry(const mica_op *op);  // absent: zero
bool llvm_func_set_instrument_function_entry(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_instrument_function_exit_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INSTRUMENT_FUNCTION_EXIT);
}
static inline void llvm_func_set_instrument_function_exit_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INSTRUMENT_FUNCTION_EXIT, value);
}
static inline bool llvm_func_has_instrument_function_exit(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INSTRUMENT_FUNCTION_EXIT) != NULL;
}
mica_str llvm_func_instrument_function_exit(const mica_op *op);  // absent: zero
bool llvm_func_set_instrument_function_exit(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *llvm_func_no_inline_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_INLINE);
}
static inline void llvm_func_set_no_inline_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_INLINE, value);
}
bool llvm_func_no_inline(const mica_op *op);
void llvm_func_set_no_inline(mica_op *op, bool value);
static inline const mica_attr *llvm_func_always_inline_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ALWAYS_INLINE);
}
static inline void llvm_func_set_always_inline_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_ALWAYS_INLINE, value);
}
bool llvm_func_always_inline(const mica_op *op);
void llvm_func_set_always_inline(mica_op *op, bool value);
static inline const mica_attr *llvm_func_inline_hint_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INLINE_HINT);
}
static inline void llvm_func_set_inline_hint_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INLINE_HINT, value);
}
bool llvm_func_inline_hint(const mica_op *op);
void llvm_func_set_inline_hint(mica_op *op, bool value);
static inline const mica_attr *llvm_func_no_unwind_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_UNWIND);
}
static inline void llvm_func_set_no_unwind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_NO_UNWIND, value);
}
bool llvm_func_no_unwind(const mica_op *op);
void llvm_func_set_no_unwind(mica_op *op, bool value);
static inline const mica_attr *llvm_func_will_return_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_WILL_RETURN);
}
static inline void llvm_func_set_will_return_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_WILL_RETURN, value);
}
bool llvm_func_will_return(const mica_op *op);
void llvm_func_set_will_return(mica_op *op, bool value);
static inline const mica_attr *llvm_func_optimize_none_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_OPTIMIZE_NONE);
}
static inline void llvm_func_set_optimize_none_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_OPTIMIZE_NONE, value);
}
bool llvm_func_optimize_none(const mica_op *op);
void llvm_func_set_optimize_none(mica_op *op, bool value);
static inline const mica_attr *llvm_func_vec_type_hint_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_VEC_TYPE_HINT);
}
static inline void llvm_func_set_vec_type_hint_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_VEC_TYPE_HINT, value);
}
// NULL: absent
static inline const mica_attr *llvm_func_work_group_size_hint_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_WORK_GROUP_SIZE_HINT);
}
static inline void llvm_func_set_work_group_size_hint_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_WORK_GROUP_SIZE_HINT, value);
}
static inline bool llvm_func_has_work_group_size_hint(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_WORK_GROUP_SIZE_HINT) != NULL;
}
mica_int32s llvm_func_work_group_size_hint(const mica_op *op);  // absent: zero
bool llvm_func_set_work_group_size_hint(mica_op *op, mica_int32s value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_reqd_work_group_size_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_REQD_WORK_GROUP_SIZE);
}
static inline void llvm_func_set_reqd_work_group_size_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_REQD_WORK_GROUP_SIZE, value);
}
static inline bool llvm_func_has_reqd_work_group_size(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_REQD_WORK_GROUP_SIZE) != NULL;
}
mica_int32s llvm_func_reqd_work_group_size(const mica_op *op);  // absent: zero
bool llvm_func_set_reqd_work_group_size(mica_op *op, mica_int32s value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_func_intel_reqd_sub_group_size_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INTEL_REQD_SUB_GROUP_SIZE);
}
static inline void llvm_func_set_intel_reqd_sub_group_size_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INTEL_REQD_SUB_GROUP_SIZE, value);
}
static inline bool llvm_func_has_intel_reqd_sub_group_size(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_INTEL_REQD_SUB_GROUP_SIZE) != NULL;
}
int32_t llvm_func_intel_reqd_sub_group_size(const mica_op *op);  // absent: zero
bool llvm_func_set_intel_reqd_sub_group_size(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_func_uwtable_kind_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_UWTABLE_KIND);
}
static inline void llvm_func_set_uwtable_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_func_def, LLVM_FUNC_SLOT_UWTABLE_KIND, value);
}
mica_op *llvm_func_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                         const mica_attr *sym_visibility, const mica_type *function_type,
                         llvm_linkage linkage, bool dso_local, llvm_c_conv c_conv,
                         const mica_attr *comdat, bool convergent, const mica_attr *personality,
                         const mica_attr *garbage_collector, const mica_attr *passthrough,
                         const mica_attr *arg_attrs, const mica_attr *res_attrs,
                         const mica_attr *function_entry_count, const mica_attr *memory_effects,
                         llvm_visibility visibility_, bool arm_streaming,
                         bool arm_locally_streaming, bool arm_streaming_compatible, bool arm_new_za,
                         bool arm_in_za, bool arm_out_za, bool arm_inout_za, bool arm_preserves_za,
                         const mica_attr *section, const mica_attr *unnamed_addr,
                         const mica_attr *alignment, const mica_attr *vscale_range,
                         const mica_attr *frame_pointer, const mica_attr *target_cpu,
                         const mica_attr *tune_cpu, const mica_attr *reciprocal_estimates,
                         const mica_attr *prefer_vector_width, const mica_attr *target_features,
                         const mica_attr *no_infs_fp_math, const mica_attr *no_nans_fp_math,
                         const mica_attr *no_signed_zeros_fp_math,
                         const mica_attr *denormal_fp_math, const mica_attr *denormal_fp_math_f32,
                         const mica_attr *fp_contract, const mica_attr *instrument_function_entry,
                         const mica_attr *instrument_function_exit, bool no_inline,
                         bool always_inline, bool inline_hint, bool no_unwind, bool will_return,
                         bool optimize_none, const mica_attr *vec_type_hint,
                         const mica_attr *work_group_size_hint,
                         const mica_attr *reqd_work_group_size,
                         const mica_attr *intel_reqd_sub_group_size, const mica_attr *uwtable_kind);
// Written by the author: what the definition can't say. False: reported.
bool llvm_func_check(mica_op *op);
// Written by the author: asked when the nested operations are verified. False: reported.
bool llvm_func_check_regions(mica_op *op);
// Written by the author: the custom form, after the name.
bool llvm_func_parse(mica_parser *p, mica_op_state *out);  // false: reported
void llvm_func_print(mica_printer *p, const mica_op *op);
// of FunctionOpInterface, written by the author
mica_types llvm_func_argument_types(const mica_op *op);
// of FunctionOpInterface, written by the author
mica_types llvm_func_result_types(const mica_op *op);

// ---- llvm.mlir.global_ctors: Functions that are called when the module is loaded ----

extern const mica_op_def llvm_mlir_global_ctors_def;
static inline bool llvm_mlir_global_ctors_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_global_ctors_def);
}
enum {
  LLVM_MLIR_GLOBAL_CTORS_SLOT_CTORS, LLVM_MLIR_GLOBAL_CTORS_SLOT_DATA,
  LLVM_MLIR_GLOBAL_CTORS_SLOT_PRIORITIES,
};
static inline const mica_attr *llvm_mlir_global_ctors_ctors_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_ctors_def, LLVM_MLIR_GLOBAL_CTORS_SLOT_CTORS);
}
static inline void llvm_mlir_global_ctors_set_ctors_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_ctors_def, LLVM_MLIR_GLOBAL_CTORS_SLOT_CTORS, value);
}
mica_attrs llvm_mlir_global_ctors_ctors(const mica_op *op);
bool llvm_mlir_global_ctors_set_ctors(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_ctors_priorities_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_ctors_def, LLVM_MLIR_GLOBAL_CTORS_SLOT_PRIORITIES);
}
static inline void llvm_mlir_global_ctors_set_priorities_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_ctors_def, LLVM_MLIR_GLOBAL_CTORS_SLOT_PRIORITIES,
                      value);
}
mica_attrs llvm_mlir_global_ctors_priorities(const mica_op *op);
bool llvm_mlir_global_ctors_set_priorities(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_ctors_data_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_ctors_def, LLVM_MLIR_GLOBAL_CTORS_SLOT_DATA);
}
static inline void llvm_mlir_global_ctors_set_data_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_ctors_def, LLVM_MLIR_GLOBAL_CTORS_SLOT_DATA, value);
}
mica_attrs llvm_mlir_global_ctors_data(const mica_op *op);
bool llvm_mlir_global_ctors_set_data(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_mlir_global_ctors_build(mica_builder *b, mica_loc loc, mica_attrs ctors,
                                      mica_attrs priorities, mica_attrs data);
// Written by the author: what the definition can't say. False: reported.
bool llvm_mlir_global_ctors_check(mica_op *op);
// of SymbolUserOpInterface, written by the author
bool llvm_mlir_global_ctors_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- llvm.mlir.global_dtors: Functions that are called when the module is unloaded ----

extern const mica_op_def llvm_mlir_global_dtors_def;
static inline bool llvm_mlir_global_dtors_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_mlir_global_dtors_def);
}
enum {
  LLVM_MLIR_GLOBAL_DTORS_SLOT_DATA, LLVM_MLIR_GLOBAL_DTORS_SLOT_DTORS,
  LLVM_MLIR_GLOBAL_DTORS_SLOT_PRIORITIES,
};
static inline const mica_attr *llvm_mlir_global_dtors_dtors_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_dtors_def, LLVM_MLIR_GLOBAL_DTORS_SLOT_DTORS);
}
static inline void llvm_mlir_global_dtors_set_dtors_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_dtors_def, LLVM_MLIR_GLOBAL_DTORS_SLOT_DTORS, value);
}
mica_attrs llvm_mlir_global_dtors_dtors(const mica_op *op);
bool llvm_mlir_global_dtors_set_dtors(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_dtors_priorities_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_dtors_def, LLVM_MLIR_GLOBAL_DTORS_SLOT_PRIORITIES);
}
static inline void llvm_mlir_global_dtors_set_priorities_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_dtors_def, LLVM_MLIR_GLOBAL_DTORS_SLOT_PRIORITIES,
                      value);
}
mica_attrs llvm_mlir_global_dtors_priorities(const mica_op *op);
bool llvm_mlir_global_dtors_set_priorities(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_mlir_global_dtors_data_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_mlir_global_dtors_def, LLVM_MLIR_GLOBAL_DTORS_SLOT_DATA);
}
static inline void llvm_mlir_global_dtors_set_data_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_mlir_global_dtors_def, LLVM_MLIR_GLOBAL_DTORS_SLOT_DATA, value);
}
mica_attrs llvm_mlir_global_dtors_data(const mica_op *op);
bool llvm_mlir_global_dtors_set_data(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_mlir_global_dtors_build(mica_builder *b, mica_loc loc, mica_attrs dtors,
                                      mica_attrs priorities, mica_attrs data);
// Written by the author: what the definition can't say. False: reported.
bool llvm_mlir_global_dtors_check(mica_op *op);
// of SymbolUserOpInterface, written by the author
bool llvm_mlir_global_dtors_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- llvm.linker_options: Options for the linker ----

extern const mica_op_def llvm_linker_options_def;
static inline bool llvm_linker_options_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_linker_options_def);
}
enum { LLVM_LINKER_OPTIONS_SLOT_OPTIONS };
static inline const mica_attr *llvm_linker_options_options_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_linker_options_def, LLVM_LINKER_OPTIONS_SLOT_OPTIONS);
}
static inline void llvm_linker_options_set_options_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_linker_options_def, LLVM_LINKER_OPTIONS_SLOT_OPTIONS, value);
}
mica_attrs llvm_linker_options_options(const mica_op *op);
bool llvm_linker_options_set_options(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_linker_options_build(mica_builder *b, mica_loc loc, mica_attrs options);
// Written by the author: what the definition can't say. False: reported.
bool llvm_linker_options_check(mica_op *op);

// ---- llvm.module_flags: Flags of the module ----

extern const mica_op_def llvm_module_flags_def;
static inline bool llvm_module_flags_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_module_flags_def);
}
enum { LLVM_MODULE_FLAGS_SLOT_FLAGS };
static inline const mica_attr *llvm_module_flags_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_module_flags_def, LLVM_MODULE_FLAGS_SLOT_FLAGS);
}
static inline void llvm_module_flags_set_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_module_flags_def, LLVM_MODULE_FLAGS_SLOT_FLAGS, value);
}
mica_attrs llvm_module_flags_flags(const mica_op *op);
bool llvm_module_flags_set_flags(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_module_flags_build(mica_builder *b, mica_loc loc, mica_attrs flags);
// Written by the author: what the definition can't say. False: reported.
bool llvm_module_flags_check(mica_op *op);

// ---- llvm.intr.fabs: The value without its sign ----

extern const mica_op_def llvm_intr_fabs_def;
static inline bool llvm_intr_fabs_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_fabs_def);
}
enum { LLVM_INTR_FABS_OPERAND_IN };
enum { LLVM_INTR_FABS_RESULT_RES };
enum { LLVM_INTR_FABS_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_fabs_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fabs_def, LLVM_INTR_FABS_OPERAND_IN);
}
static inline void llvm_intr_fabs_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fabs_def, LLVM_INTR_FABS_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_fabs_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_fabs_def, LLVM_INTR_FABS_RESULT_RES);
}
static inline const mica_attr *llvm_intr_fabs_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_fabs_def, LLVM_INTR_FABS_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_fabs_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_fabs_def, LLVM_INTR_FABS_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_fabs_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_fabs_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_fabs_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.copysign: The first with the sign of the second ----

extern const mica_op_def llvm_intr_copysign_def;
static inline bool llvm_intr_copysign_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_copysign_def);
}
enum { LLVM_INTR_COPYSIGN_OPERAND_A, LLVM_INTR_COPYSIGN_OPERAND_B };
enum { LLVM_INTR_COPYSIGN_RESULT_RES };
enum { LLVM_INTR_COPYSIGN_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_copysign_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_copysign_def, LLVM_INTR_COPYSIGN_OPERAND_A);
}
static inline void llvm_intr_copysign_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_copysign_def, LLVM_INTR_COPYSIGN_OPERAND_A, value);
}
static inline mica_value *llvm_intr_copysign_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_copysign_def, LLVM_INTR_COPYSIGN_OPERAND_B);
}
static inline void llvm_intr_copysign_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_copysign_def, LLVM_INTR_COPYSIGN_OPERAND_B, value);
}
static inline mica_value *llvm_intr_copysign_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_copysign_def, LLVM_INTR_COPYSIGN_RESULT_RES);
}
static inline const mica_attr *llvm_intr_copysign_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_copysign_def, LLVM_INTR_COPYSIGN_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_copysign_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_copysign_def, LLVM_INTR_COPYSIGN_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_copysign_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_copysign_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_copysign_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                                  llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.sqrt: Square root ----

extern const mica_op_def llvm_intr_sqrt_def;
static inline bool llvm_intr_sqrt_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_sqrt_def);
}
enum { LLVM_INTR_SQRT_OPERAND_IN };
enum { LLVM_INTR_SQRT_RESULT_RES };
enum { LLVM_INTR_SQRT_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_sqrt_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sqrt_def, LLVM_INTR_SQRT_OPERAND_IN);
}
static inline void llvm_intr_sqrt_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sqrt_def, LLVM_INTR_SQRT_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_sqrt_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_sqrt_def, LLVM_INTR_SQRT_RESULT_RES);
}
static inline const mica_attr *llvm_intr_sqrt_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_sqrt_def, LLVM_INTR_SQRT_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_sqrt_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_sqrt_def, LLVM_INTR_SQRT_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_sqrt_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_sqrt_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_sqrt_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.pow: Power ----

extern const mica_op_def llvm_intr_pow_def;
static inline bool llvm_intr_pow_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_pow_def);
}
enum { LLVM_INTR_POW_OPERAND_A, LLVM_INTR_POW_OPERAND_B };
enum { LLVM_INTR_POW_RESULT_RES };
enum { LLVM_INTR_POW_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_pow_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_pow_def, LLVM_INTR_POW_OPERAND_A);
}
static inline void llvm_intr_pow_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_pow_def, LLVM_INTR_POW_OPERAND_A, value);
}
static inline mica_value *llvm_intr_pow_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_pow_def, LLVM_INTR_POW_OPERAND_B);
}
static inline void llvm_intr_pow_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_pow_def, LLVM_INTR_POW_OPERAND_B, value);
}
static inline mica_value *llvm_intr_pow_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_pow_def, LLVM_INTR_POW_RESULT_RES);
}
static inline const mica_attr *llvm_intr_pow_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_pow_def, LLVM_INTR_POW_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_pow_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_pow_def, LLVM_INTR_POW_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_pow_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_pow_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_pow_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                             llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.powi: Power by an integer ----

extern const mica_op_def llvm_intr_powi_def;
static inline bool llvm_intr_powi_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_powi_def);
}
enum { LLVM_INTR_POWI_OPERAND_VAL, LLVM_INTR_POWI_OPERAND_POWER };
enum { LLVM_INTR_POWI_RESULT_RES };
enum { LLVM_INTR_POWI_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_powi_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_powi_def, LLVM_INTR_POWI_OPERAND_VAL);
}
static inline void llvm_intr_powi_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_powi_def, LLVM_INTR_POWI_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_powi_power(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_powi_def, LLVM_INTR_POWI_OPERAND_POWER);
}
static inline void llvm_intr_powi_set_power(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_powi_def, LLVM_INTR_POWI_OPERAND_POWER, value);
}
static inline mica_value *llvm_intr_powi_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_powi_def, LLVM_INTR_POWI_RESULT_RES);
}
static inline const mica_attr *llvm_intr_powi_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_powi_def, LLVM_INTR_POWI_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_powi_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_powi_def, LLVM_INTR_POWI_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_powi_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_powi_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_powi_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                              mica_value *val, mica_value *power,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.exp: Exponential ----

extern const mica_op_def llvm_intr_exp_def;
static inline bool llvm_intr_exp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_exp_def);
}
enum { LLVM_INTR_EXP_OPERAND_IN };
enum { LLVM_INTR_EXP_RESULT_RES };
enum { LLVM_INTR_EXP_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_exp_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_exp_def, LLVM_INTR_EXP_OPERAND_IN);
}
static inline void llvm_intr_exp_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_exp_def, LLVM_INTR_EXP_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_exp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_exp_def, LLVM_INTR_EXP_RESULT_RES);
}
static inline const mica_attr *llvm_intr_exp_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_exp_def, LLVM_INTR_EXP_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_exp_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_exp_def, LLVM_INTR_EXP_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_exp_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_exp_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_exp_build(mica_builder *b, mica_loc loc, mica_value *in,
                             llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.exp2: Power of 2 ----

extern const mica_op_def llvm_intr_exp2_def;
static inline bool llvm_intr_exp2_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_exp2_def);
}
enum { LLVM_INTR_EXP2_OPERAND_IN };
enum { LLVM_INTR_EXP2_RESULT_RES };
enum { LLVM_INTR_EXP2_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_exp2_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_exp2_def, LLVM_INTR_EXP2_OPERAND_IN);
}
static inline void llvm_intr_exp2_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_exp2_def, LLVM_INTR_EXP2_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_exp2_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_exp2_def, LLVM_INTR_EXP2_RESULT_RES);
}
static inline const mica_attr *llvm_intr_exp2_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_exp2_def, LLVM_INTR_EXP2_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_exp2_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_exp2_def, LLVM_INTR_EXP2_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_exp2_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_exp2_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_exp2_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.exp10: Power of 10 ----

extern const mica_op_def llvm_intr_exp10_def;
static inline bool llvm_intr_exp10_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_exp10_def);
}
enum { LLVM_INTR_EXP10_OPERAND_IN };
enum { LLVM_INTR_EXP10_RESULT_RES };
enum { LLVM_INTR_EXP10_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_exp10_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_exp10_def, LLVM_INTR_EXP10_OPERAND_IN);
}
static inline void llvm_intr_exp10_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_exp10_def, LLVM_INTR_EXP10_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_exp10_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_exp10_def, LLVM_INTR_EXP10_RESULT_RES);
}
static inline const mica_attr *llvm_intr_exp10_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_exp10_def, LLVM_INTR_EXP10_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_exp10_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_exp10_def, LLVM_INTR_EXP10_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_exp10_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_exp10_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_exp10_build(mica_builder *b, mica_loc loc, mica_value *in,
                               llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.ldexp: The value times a power of 2 ----

extern const mica_op_def llvm_intr_ldexp_def;
static inline bool llvm_intr_ldexp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ldexp_def);
}
enum { LLVM_INTR_LDEXP_OPERAND_VAL, LLVM_INTR_LDEXP_OPERAND_POWER };
enum { LLVM_INTR_LDEXP_RESULT_RES };
enum { LLVM_INTR_LDEXP_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_ldexp_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ldexp_def, LLVM_INTR_LDEXP_OPERAND_VAL);
}
static inline void llvm_intr_ldexp_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ldexp_def, LLVM_INTR_LDEXP_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_ldexp_power(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ldexp_def, LLVM_INTR_LDEXP_OPERAND_POWER);
}
static inline void llvm_intr_ldexp_set_power(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ldexp_def, LLVM_INTR_LDEXP_OPERAND_POWER, value);
}
static inline mica_value *llvm_intr_ldexp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ldexp_def, LLVM_INTR_LDEXP_RESULT_RES);
}
static inline const mica_attr *llvm_intr_ldexp_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_ldexp_def, LLVM_INTR_LDEXP_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_ldexp_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_ldexp_def, LLVM_INTR_LDEXP_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_ldexp_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_ldexp_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_ldexp_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                               mica_value *val, mica_value *power,
                               llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.frexp: A fraction and its power of 2 ----

extern const mica_op_def llvm_intr_frexp_def;
static inline bool llvm_intr_frexp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_frexp_def);
}
enum { LLVM_INTR_FREXP_OPERAND_VAL };
enum { LLVM_INTR_FREXP_RESULT_RES };
enum { LLVM_INTR_FREXP_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_frexp_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_frexp_def, LLVM_INTR_FREXP_OPERAND_VAL);
}
static inline void llvm_intr_frexp_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_frexp_def, LLVM_INTR_FREXP_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_frexp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_frexp_def, LLVM_INTR_FREXP_RESULT_RES);
}
static inline const mica_attr *llvm_intr_frexp_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_frexp_def, LLVM_INTR_FREXP_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_frexp_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_frexp_def, LLVM_INTR_FREXP_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_frexp_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_frexp_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_frexp_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                               mica_value *val, llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.log: Natural logarithm ----

extern const mica_op_def llvm_intr_log_def;
static inline bool llvm_intr_log_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_log_def);
}
enum { LLVM_INTR_LOG_OPERAND_IN };
enum { LLVM_INTR_LOG_RESULT_RES };
enum { LLVM_INTR_LOG_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_log_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_log_def, LLVM_INTR_LOG_OPERAND_IN);
}
static inline void llvm_intr_log_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_log_def, LLVM_INTR_LOG_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_log_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_log_def, LLVM_INTR_LOG_RESULT_RES);
}
static inline const mica_attr *llvm_intr_log_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_log_def, LLVM_INTR_LOG_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_log_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_log_def, LLVM_INTR_LOG_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_log_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_log_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_log_build(mica_builder *b, mica_loc loc, mica_value *in,
                             llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.log2: Logarithm to the base 2 ----

extern const mica_op_def llvm_intr_log2_def;
static inline bool llvm_intr_log2_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_log2_def);
}
enum { LLVM_INTR_LOG2_OPERAND_IN };
enum { LLVM_INTR_LOG2_RESULT_RES };
enum { LLVM_INTR_LOG2_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_log2_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_log2_def, LLVM_INTR_LOG2_OPERAND_IN);
}
static inline void llvm_intr_log2_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_log2_def, LLVM_INTR_LOG2_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_log2_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_log2_def, LLVM_INTR_LOG2_RESULT_RES);
}
static inline const mica_attr *llvm_intr_log2_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_log2_def, LLVM_INTR_LOG2_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_log2_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_log2_def, LLVM_INTR_LOG2_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_log2_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_log2_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_log2_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.log10: Logarithm to the base 10 ----

extern const mica_op_def llvm_intr_log10_def;
static inline bool llvm_intr_log10_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_log10_def);
}
enum { LLVM_INTR_LOG10_OPERAND_IN };
enum { LLVM_INTR_LOG10_RESULT_RES };
enum { LLVM_INTR_LOG10_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_log10_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_log10_def, LLVM_INTR_LOG10_OPERAND_IN);
}
static inline void llvm_intr_log10_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_log10_def, LLVM_INTR_LOG10_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_log10_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_log10_def, LLVM_INTR_LOG10_RESULT_RES);
}
static inline const mica_attr *llvm_intr_log10_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_log10_def, LLVM_INTR_LOG10_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_log10_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_log10_def, LLVM_INTR_LOG10_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_log10_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_log10_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_log10_build(mica_builder *b, mica_loc loc, mica_value *in,
                               llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.sin: Sine ----

extern const mica_op_def llvm_intr_sin_def;
static inline bool llvm_intr_sin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_sin_def);
}
enum { LLVM_INTR_SIN_OPERAND_IN };
enum { LLVM_INTR_SIN_RESULT_RES };
enum { LLVM_INTR_SIN_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_sin_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sin_def, LLVM_INTR_SIN_OPERAND_IN);
}
static inline void llvm_intr_sin_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sin_def, LLVM_INTR_SIN_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_sin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_sin_def, LLVM_INTR_SIN_RESULT_RES);
}
static inline const mica_attr *llvm_intr_sin_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_sin_def, LLVM_INTR_SIN_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_sin_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_sin_def, LLVM_INTR_SIN_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_sin_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_sin_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_sin_build(mica_builder *b, mica_loc loc, mica_value *in,
                             llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.cos: Cosine ----

extern const mica_op_def llvm_intr_cos_def;
static inline bool llvm_intr_cos_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_cos_def);
}
enum { LLVM_INTR_COS_OPERAND_IN };
enum { LLVM_INTR_COS_RESULT_RES };
enum { LLVM_INTR_COS_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_cos_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_cos_def, LLVM_INTR_COS_OPERAND_IN);
}
static inline void llvm_intr_cos_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_cos_def, LLVM_INTR_COS_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_cos_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_cos_def, LLVM_INTR_COS_RESULT_RES);
}
static inline const mica_attr *llvm_intr_cos_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_cos_def, LLVM_INTR_COS_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_cos_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_cos_def, LLVM_INTR_COS_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_cos_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_cos_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_cos_build(mica_builder *b, mica_loc loc, mica_value *in,
                             llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.tan: Tangent ----

extern const mica_op_def llvm_intr_tan_def;
static inline bool llvm_intr_tan_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_tan_def);
}
enum { LLVM_INTR_TAN_OPERAND_IN };
enum { LLVM_INTR_TAN_RESULT_RES };
enum { LLVM_INTR_TAN_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_tan_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_tan_def, LLVM_INTR_TAN_OPERAND_IN);
}
static inline void llvm_intr_tan_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_tan_def, LLVM_INTR_TAN_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_tan_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_tan_def, LLVM_INTR_TAN_RESULT_RES);
}
static inline const mica_attr *llvm_intr_tan_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_tan_def, LLVM_INTR_TAN_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_tan_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_tan_def, LLVM_INTR_TAN_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_tan_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_tan_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_tan_build(mica_builder *b, mica_loc loc, mica_value *in,
                             llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.sincos: Sine and cosine ----

extern const mica_op_def llvm_intr_sincos_def;
static inline bool llvm_intr_sincos_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_sincos_def);
}
enum { LLVM_INTR_SINCOS_OPERAND_VAL };
enum { LLVM_INTR_SINCOS_RESULT_RES };
enum { LLVM_INTR_SINCOS_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_sincos_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sincos_def, LLVM_INTR_SINCOS_OPERAND_VAL);
}
static inline void llvm_intr_sincos_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sincos_def, LLVM_INTR_SINCOS_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_sincos_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_sincos_def, LLVM_INTR_SINCOS_RESULT_RES);
}
static inline const mica_attr *llvm_intr_sincos_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_sincos_def, LLVM_INTR_SINCOS_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_sincos_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_sincos_def, LLVM_INTR_SINCOS_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_sincos_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_sincos_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_sincos_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *val, llvm_fastmath_flags fastmath_flags);
// Written by the author: what the definition can't say. False: reported.
bool llvm_intr_sincos_check(mica_op *op);

// ---- llvm.intr.asin: Inverse sine ----

extern const mica_op_def llvm_intr_asin_def;
static inline bool llvm_intr_asin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_asin_def);
}
enum { LLVM_INTR_ASIN_OPERAND_IN };
enum { LLVM_INTR_ASIN_RESULT_RES };
enum { LLVM_INTR_ASIN_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_asin_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_asin_def, LLVM_INTR_ASIN_OPERAND_IN);
}
static inline void llvm_intr_asin_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_asin_def, LLVM_INTR_ASIN_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_asin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_asin_def, LLVM_INTR_ASIN_RESULT_RES);
}
static inline const mica_attr *llvm_intr_asin_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_asin_def, LLVM_INTR_ASIN_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_asin_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_asin_def, LLVM_INTR_ASIN_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_asin_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_asin_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_asin_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.acos: Inverse cosine ----

extern const mica_op_def llvm_intr_acos_def;
static inline bool llvm_intr_acos_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_acos_def);
}
enum { LLVM_INTR_ACOS_OPERAND_IN };
enum { LLVM_INTR_ACOS_RESULT_RES };
enum { LLVM_INTR_ACOS_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_acos_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_acos_def, LLVM_INTR_ACOS_OPERAND_IN);
}
static inline void llvm_intr_acos_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_acos_def, LLVM_INTR_ACOS_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_acos_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_acos_def, LLVM_INTR_ACOS_RESULT_RES);
}
static inline const mica_attr *llvm_intr_acos_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_acos_def, LLVM_INTR_ACOS_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_acos_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_acos_def, LLVM_INTR_ACOS_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_acos_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_acos_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_acos_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.atan: Inverse tangent ----

extern const mica_op_def llvm_intr_atan_def;
static inline bool llvm_intr_atan_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_atan_def);
}
enum { LLVM_INTR_ATAN_OPERAND_IN };
enum { LLVM_INTR_ATAN_RESULT_RES };
enum { LLVM_INTR_ATAN_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_atan_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_atan_def, LLVM_INTR_ATAN_OPERAND_IN);
}
static inline void llvm_intr_atan_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_atan_def, LLVM_INTR_ATAN_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_atan_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_atan_def, LLVM_INTR_ATAN_RESULT_RES);
}
static inline const mica_attr *llvm_intr_atan_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_atan_def, LLVM_INTR_ATAN_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_atan_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_atan_def, LLVM_INTR_ATAN_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_atan_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_atan_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_atan_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.atan2: Angle of a point ----

extern const mica_op_def llvm_intr_atan2_def;
static inline bool llvm_intr_atan2_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_atan2_def);
}
enum { LLVM_INTR_ATAN2_OPERAND_A, LLVM_INTR_ATAN2_OPERAND_B };
enum { LLVM_INTR_ATAN2_RESULT_RES };
enum { LLVM_INTR_ATAN2_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_atan2_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_atan2_def, LLVM_INTR_ATAN2_OPERAND_A);
}
static inline void llvm_intr_atan2_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_atan2_def, LLVM_INTR_ATAN2_OPERAND_A, value);
}
static inline mica_value *llvm_intr_atan2_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_atan2_def, LLVM_INTR_ATAN2_OPERAND_B);
}
static inline void llvm_intr_atan2_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_atan2_def, LLVM_INTR_ATAN2_OPERAND_B, value);
}
static inline mica_value *llvm_intr_atan2_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_atan2_def, LLVM_INTR_ATAN2_RESULT_RES);
}
static inline const mica_attr *llvm_intr_atan2_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_atan2_def, LLVM_INTR_ATAN2_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_atan2_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_atan2_def, LLVM_INTR_ATAN2_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_atan2_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_atan2_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_atan2_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                               llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.sinh: Hyperbolic sine ----

extern const mica_op_def llvm_intr_sinh_def;
static inline bool llvm_intr_sinh_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_sinh_def);
}
enum { LLVM_INTR_SINH_OPERAND_IN };
enum { LLVM_INTR_SINH_RESULT_RES };
enum { LLVM_INTR_SINH_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_sinh_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sinh_def, LLVM_INTR_SINH_OPERAND_IN);
}
static inline void llvm_intr_sinh_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sinh_def, LLVM_INTR_SINH_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_sinh_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_sinh_def, LLVM_INTR_SINH_RESULT_RES);
}
static inline const mica_attr *llvm_intr_sinh_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_sinh_def, LLVM_INTR_SINH_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_sinh_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_sinh_def, LLVM_INTR_SINH_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_sinh_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_sinh_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_sinh_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.cosh: Hyperbolic cosine ----

extern const mica_op_def llvm_intr_cosh_def;
static inline bool llvm_intr_cosh_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_cosh_def);
}
enum { LLVM_INTR_COSH_OPERAND_IN };
enum { LLVM_INTR_COSH_RESULT_RES };
enum { LLVM_INTR_COSH_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_cosh_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_cosh_def, LLVM_INTR_COSH_OPERAND_IN);
}
static inline void llvm_intr_cosh_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_cosh_def, LLVM_INTR_COSH_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_cosh_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_cosh_def, LLVM_INTR_COSH_RESULT_RES);
}
static inline const mica_attr *llvm_intr_cosh_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_cosh_def, LLVM_INTR_COSH_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_cosh_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_cosh_def, LLVM_INTR_COSH_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_cosh_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_cosh_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_cosh_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.tanh: Hyperbolic tangent ----

extern const mica_op_def llvm_intr_tanh_def;
static inline bool llvm_intr_tanh_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_tanh_def);
}
enum { LLVM_INTR_TANH_OPERAND_IN };
enum { LLVM_INTR_TANH_RESULT_RES };
enum { LLVM_INTR_TANH_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_tanh_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_tanh_def, LLVM_INTR_TANH_OPERAND_IN);
}
static inline void llvm_intr_tanh_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_tanh_def, LLVM_INTR_TANH_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_tanh_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_tanh_def, LLVM_INTR_TANH_RESULT_RES);
}
static inline const mica_attr *llvm_intr_tanh_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_tanh_def, LLVM_INTR_TANH_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_tanh_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_tanh_def, LLVM_INTR_TANH_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_tanh_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_tanh_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_tanh_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.fma: a * b + c, rounded once ----

extern const mica_op_def llvm_intr_fma_def;
static inline bool llvm_intr_fma_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_fma_def);
}
enum { LLVM_INTR_FMA_OPERAND_A, LLVM_INTR_FMA_OPERAND_B, LLVM_INTR_FMA_OPERAND_C };
enum { LLVM_INTR_FMA_RESULT_RES };
enum { LLVM_INTR_FMA_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_fma_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_OPERAND_A);
}
static inline void llvm_intr_fma_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_OPERAND_A, value);
}
static inline mica_value *llvm_intr_fma_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_OPERAND_B);
}
static inline void llvm_intr_fma_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_OPERAND_B, value);
}
static inline mica_value *llvm_intr_fma_c(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_OPERAND_C);
}
static inline void llvm_intr_fma_set_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_OPERAND_C, value);
}
static inline mica_value *llvm_intr_fma_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_RESULT_RES);
}
static inline const mica_attr *llvm_intr_fma_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_fma_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_fma_def, LLVM_INTR_FMA_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_fma_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_fma_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_fma_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                             mica_value *c, llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.fmuladd: a * b + c, rounded once or twice ----

extern const mica_op_def llvm_intr_fmuladd_def;
static inline bool llvm_intr_fmuladd_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_fmuladd_def);
}
enum { LLVM_INTR_FMULADD_OPERAND_A, LLVM_INTR_FMULADD_OPERAND_B, LLVM_INTR_FMULADD_OPERAND_C };
enum { LLVM_INTR_FMULADD_RESULT_RES };
enum { LLVM_INTR_FMULADD_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_fmuladd_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_OPERAND_A);
}
static inline void llvm_intr_fmuladd_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_OPERAND_A, value);
}
static inline mica_value *llvm_intr_fmuladd_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_OPERAND_B);
}
static inline void llvm_intr_fmuladd_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_OPERAND_B, value);
}
static inline mica_value *llvm_intr_fmuladd_c(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_OPERAND_C);
}
static inline void llvm_intr_fmuladd_set_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_OPERAND_C, value);
}
static inline mica_value *llvm_intr_fmuladd_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_RESULT_RES);
}
static inline const mica_attr *llvm_intr_fmuladd_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_fmuladd_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_fmuladd_def, LLVM_INTR_FMULADD_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_fmuladd_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_fmuladd_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_fmuladd_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                                 mica_value *c, llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.maxnum: The larger, or the other when one is NaN ----

extern const mica_op_def llvm_intr_maxnum_def;
static inline bool llvm_intr_maxnum_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_maxnum_def);
}
enum { LLVM_INTR_MAXNUM_OPERAND_A, LLVM_INTR_MAXNUM_OPERAND_B };
enum { LLVM_INTR_MAXNUM_RESULT_RES };
enum { LLVM_INTR_MAXNUM_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_maxnum_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_maxnum_def, LLVM_INTR_MAXNUM_OPERAND_A);
}
static inline void llvm_intr_maxnum_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_maxnum_def, LLVM_INTR_MAXNUM_OPERAND_A, value);
}
static inline mica_value *llvm_intr_maxnum_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_maxnum_def, LLVM_INTR_MAXNUM_OPERAND_B);
}
static inline void llvm_intr_maxnum_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_maxnum_def, LLVM_INTR_MAXNUM_OPERAND_B, value);
}
static inline mica_value *llvm_intr_maxnum_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_maxnum_def, LLVM_INTR_MAXNUM_RESULT_RES);
}
static inline const mica_attr *llvm_intr_maxnum_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_maxnum_def, LLVM_INTR_MAXNUM_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_maxnum_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_maxnum_def, LLVM_INTR_MAXNUM_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_maxnum_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_maxnum_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_maxnum_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                                llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.minnum: The smaller, or the other when one is NaN ----

extern const mica_op_def llvm_intr_minnum_def;
static inline bool llvm_intr_minnum_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_minnum_def);
}
enum { LLVM_INTR_MINNUM_OPERAND_A, LLVM_INTR_MINNUM_OPERAND_B };
enum { LLVM_INTR_MINNUM_RESULT_RES };
enum { LLVM_INTR_MINNUM_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_minnum_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_minnum_def, LLVM_INTR_MINNUM_OPERAND_A);
}
static inline void llvm_intr_minnum_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_minnum_def, LLVM_INTR_MINNUM_OPERAND_A, value);
}
static inline mica_value *llvm_intr_minnum_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_minnum_def, LLVM_INTR_MINNUM_OPERAND_B);
}
static inline void llvm_intr_minnum_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_minnum_def, LLVM_INTR_MINNUM_OPERAND_B, value);
}
static inline mica_value *llvm_intr_minnum_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_minnum_def, LLVM_INTR_MINNUM_RESULT_RES);
}
static inline const mica_attr *llvm_intr_minnum_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_minnum_def, LLVM_INTR_MINNUM_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_minnum_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_minnum_def, LLVM_INTR_MINNUM_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_minnum_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_minnum_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_minnum_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                                llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.maximum: The larger, or NaN when one is NaN ----

extern const mica_op_def llvm_intr_maximum_def;
static inline bool llvm_intr_maximum_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_maximum_def);
}
enum { LLVM_INTR_MAXIMUM_OPERAND_A, LLVM_INTR_MAXIMUM_OPERAND_B };
enum { LLVM_INTR_MAXIMUM_RESULT_RES };
enum { LLVM_INTR_MAXIMUM_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_maximum_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_maximum_def, LLVM_INTR_MAXIMUM_OPERAND_A);
}
static inline void llvm_intr_maximum_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_maximum_def, LLVM_INTR_MAXIMUM_OPERAND_A, value);
}
static inline mica_value *llvm_intr_maximum_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_maximum_def, LLVM_INTR_MAXIMUM_OPERAND_B);
}
static inline void llvm_intr_maximum_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_maximum_def, LLVM_INTR_MAXIMUM_OPERAND_B, value);
}
static inline mica_value *llvm_intr_maximum_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_maximum_def, LLVM_INTR_MAXIMUM_RESULT_RES);
}
static inline const mica_attr *llvm_intr_maximum_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_maximum_def, LLVM_INTR_MAXIMUM_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_maximum_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_maximum_def, LLVM_INTR_MAXIMUM_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_maximum_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_maximum_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_maximum_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                                 llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.minimum: The smaller, or NaN when one is NaN ----

extern const mica_op_def llvm_intr_minimum_def;
static inline bool llvm_intr_minimum_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_minimum_def);
}
enum { LLVM_INTR_MINIMUM_OPERAND_A, LLVM_INTR_MINIMUM_OPERAND_B };
enum { LLVM_INTR_MINIMUM_RESULT_RES };
enum { LLVM_INTR_MINIMUM_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_minimum_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_minimum_def, LLVM_INTR_MINIMUM_OPERAND_A);
}
static inline void llvm_intr_minimum_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_minimum_def, LLVM_INTR_MINIMUM_OPERAND_A, value);
}
static inline mica_value *llvm_intr_minimum_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_minimum_def, LLVM_INTR_MINIMUM_OPERAND_B);
}
static inline void llvm_intr_minimum_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_minimum_def, LLVM_INTR_MINIMUM_OPERAND_B, value);
}
static inline mica_value *llvm_intr_minimum_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_minimum_def, LLVM_INTR_MINIMUM_RESULT_RES);
}
static inline const mica_attr *llvm_intr_minimum_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_minimum_def, LLVM_INTR_MINIMUM_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_minimum_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_minimum_def, LLVM_INTR_MINIMUM_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_minimum_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_minimum_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_minimum_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                                 llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.ceil: Rounded up ----

extern const mica_op_def llvm_intr_ceil_def;
static inline bool llvm_intr_ceil_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ceil_def);
}
enum { LLVM_INTR_CEIL_OPERAND_IN };
enum { LLVM_INTR_CEIL_RESULT_RES };
enum { LLVM_INTR_CEIL_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_ceil_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ceil_def, LLVM_INTR_CEIL_OPERAND_IN);
}
static inline void llvm_intr_ceil_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ceil_def, LLVM_INTR_CEIL_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_ceil_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ceil_def, LLVM_INTR_CEIL_RESULT_RES);
}
static inline const mica_attr *llvm_intr_ceil_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_ceil_def, LLVM_INTR_CEIL_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_ceil_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_ceil_def, LLVM_INTR_CEIL_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_ceil_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_ceil_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_ceil_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.floor: Rounded down ----

extern const mica_op_def llvm_intr_floor_def;
static inline bool llvm_intr_floor_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_floor_def);
}
enum { LLVM_INTR_FLOOR_OPERAND_IN };
enum { LLVM_INTR_FLOOR_RESULT_RES };
enum { LLVM_INTR_FLOOR_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_floor_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_floor_def, LLVM_INTR_FLOOR_OPERAND_IN);
}
static inline void llvm_intr_floor_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_floor_def, LLVM_INTR_FLOOR_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_floor_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_floor_def, LLVM_INTR_FLOOR_RESULT_RES);
}
static inline const mica_attr *llvm_intr_floor_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_floor_def, LLVM_INTR_FLOOR_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_floor_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_floor_def, LLVM_INTR_FLOOR_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_floor_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_floor_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_floor_build(mica_builder *b, mica_loc loc, mica_value *in,
                               llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.trunc: Rounded towards zero ----

extern const mica_op_def llvm_intr_trunc_def;
static inline bool llvm_intr_trunc_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_trunc_def);
}
enum { LLVM_INTR_TRUNC_OPERAND_IN };
enum { LLVM_INTR_TRUNC_RESULT_RES };
enum { LLVM_INTR_TRUNC_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_trunc_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_trunc_def, LLVM_INTR_TRUNC_OPERAND_IN);
}
static inline void llvm_intr_trunc_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_trunc_def, LLVM_INTR_TRUNC_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_trunc_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_trunc_def, LLVM_INTR_TRUNC_RESULT_RES);
}
static inline const mica_attr *llvm_intr_trunc_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_trunc_def, LLVM_INTR_TRUNC_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_trunc_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_trunc_def, LLVM_INTR_TRUNC_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_trunc_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_trunc_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_trunc_build(mica_builder *b, mica_loc loc, mica_value *in,
                               llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.round: Rounded to the nearest, halves away from zero ----

extern const mica_op_def llvm_intr_round_def;
static inline bool llvm_intr_round_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_round_def);
}
enum { LLVM_INTR_ROUND_OPERAND_IN };
enum { LLVM_INTR_ROUND_RESULT_RES };
enum { LLVM_INTR_ROUND_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_round_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_round_def, LLVM_INTR_ROUND_OPERAND_IN);
}
static inline void llvm_intr_round_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_round_def, LLVM_INTR_ROUND_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_round_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_round_def, LLVM_INTR_ROUND_RESULT_RES);
}
static inline const mica_attr *llvm_intr_round_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_round_def, LLVM_INTR_ROUND_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_round_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_round_def, LLVM_INTR_ROUND_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_round_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_round_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_round_build(mica_builder *b, mica_loc loc, mica_value *in,
                               llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.roundeven: Rounded to the nearest, halves to even ----

extern const mica_op_def llvm_intr_roundeven_def;
static inline bool llvm_intr_roundeven_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_roundeven_def);
}
enum { LLVM_INTR_ROUNDEVEN_OPERAND_IN };
enum { LLVM_INTR_ROUNDEVEN_RESULT_RES };
enum { LLVM_INTR_ROUNDEVEN_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_roundeven_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_roundeven_def, LLVM_INTR_ROUNDEVEN_OPERAND_IN);
}
static inline void llvm_intr_roundeven_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_roundeven_def, LLVM_INTR_ROUNDEVEN_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_roundeven_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_roundeven_def, LLVM_INTR_ROUNDEVEN_RESULT_RES);
}
static inline const mica_attr *llvm_intr_roundeven_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_roundeven_def, LLVM_INTR_ROUNDEVEN_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_roundeven_set_fastmath_flags_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_roundeven_def, LLVM_INTR_ROUNDEVEN_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_roundeven_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_roundeven_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_roundeven_build(mica_builder *b, mica_loc loc, mica_value *in,
                                   llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.rint: Rounded as the mode says ----

extern const mica_op_def llvm_intr_rint_def;
static inline bool llvm_intr_rint_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_rint_def);
}
enum { LLVM_INTR_RINT_OPERAND_IN };
enum { LLVM_INTR_RINT_RESULT_RES };
enum { LLVM_INTR_RINT_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_rint_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_rint_def, LLVM_INTR_RINT_OPERAND_IN);
}
static inline void llvm_intr_rint_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_rint_def, LLVM_INTR_RINT_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_rint_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_rint_def, LLVM_INTR_RINT_RESULT_RES);
}
static inline const mica_attr *llvm_intr_rint_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_rint_def, LLVM_INTR_RINT_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_rint_set_fastmath_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_rint_def, LLVM_INTR_RINT_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_rint_fastmath_flags(const mica_op *op);  // absent: the default
bool llvm_intr_rint_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);  // false: no memory
mica_op *llvm_intr_rint_build(mica_builder *b, mica_loc loc, mica_value *in,
                              llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.nearbyint: Rounded as the mode says, without exceptions ----

extern const mica_op_def llvm_intr_nearbyint_def;
static inline bool llvm_intr_nearbyint_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_nearbyint_def);
}
enum { LLVM_INTR_NEARBYINT_OPERAND_IN };
enum { LLVM_INTR_NEARBYINT_RESULT_RES };
enum { LLVM_INTR_NEARBYINT_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_nearbyint_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_nearbyint_def, LLVM_INTR_NEARBYINT_OPERAND_IN);
}
static inline void llvm_intr_nearbyint_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_nearbyint_def, LLVM_INTR_NEARBYINT_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_nearbyint_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_nearbyint_def, LLVM_INTR_NEARBYINT_RESULT_RES);
}
static inline const mica_attr *llvm_intr_nearbyint_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_nearbyint_def, LLVM_INTR_NEARBYINT_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_nearbyint_set_fastmath_flags_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_nearbyint_def, LLVM_INTR_NEARBYINT_SLOT_FASTMATH_FLAGS, value);
}
llvm_fastmath_flags llvm_intr_nearbyint_fastmath_flags(const mica_op *op);  // absent: the default
// false: no memory
bool llvm_intr_nearbyint_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_nearbyint_build(mica_builder *b, mica_loc loc, mica_value *in,
                                   llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.lround: The nearest integer ----

extern const mica_op_def llvm_intr_lround_def;
static inline bool llvm_intr_lround_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_lround_def);
}
enum { LLVM_INTR_LROUND_OPERAND_VAL };
enum { LLVM_INTR_LROUND_RESULT_RES };
static inline mica_value *llvm_intr_lround_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_lround_def, LLVM_INTR_LROUND_OPERAND_VAL);
}
static inline void llvm_intr_lround_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_lround_def, LLVM_INTR_LROUND_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_lround_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_lround_def, LLVM_INTR_LROUND_RESULT_RES);
}
mica_op *llvm_intr_lround_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *val);

// ---- llvm.intr.llround: The nearest long integer ----

extern const mica_op_def llvm_intr_llround_def;
static inline bool llvm_intr_llround_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_llround_def);
}
enum { LLVM_INTR_LLROUND_OPERAND_VAL };
enum { LLVM_INTR_LLROUND_RESULT_RES };
static inline mica_value *llvm_intr_llround_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_llround_def, LLVM_INTR_LLROUND_OPERAND_VAL);
}
static inline void llvm_intr_llround_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_llround_def, LLVM_INTR_LLROUND_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_llround_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_llround_def, LLVM_INTR_LLROUND_RESULT_RES);
}
mica_op *llvm_intr_llround_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *val);

// ---- llvm.intr.lrint: The integer that the mode says ----

extern const mica_op_def llvm_intr_lrint_def;
static inline bool llvm_intr_lrint_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_lrint_def);
}
enum { LLVM_INTR_LRINT_OPERAND_VAL };
enum { LLVM_INTR_LRINT_RESULT_RES };
static inline mica_value *llvm_intr_lrint_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_lrint_def, LLVM_INTR_LRINT_OPERAND_VAL);
}
static inline void llvm_intr_lrint_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_lrint_def, LLVM_INTR_LRINT_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_lrint_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_lrint_def, LLVM_INTR_LRINT_RESULT_RES);
}
mica_op *llvm_intr_lrint_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                               mica_value *val);

// ---- llvm.intr.llrint: The long integer that the mode says ----

extern const mica_op_def llvm_intr_llrint_def;
static inline bool llvm_intr_llrint_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_llrint_def);
}
enum { LLVM_INTR_LLRINT_OPERAND_VAL };
enum { LLVM_INTR_LLRINT_RESULT_RES };
static inline mica_value *llvm_intr_llrint_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_llrint_def, LLVM_INTR_LLRINT_OPERAND_VAL);
}
static inline void llvm_intr_llrint_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_llrint_def, LLVM_INTR_LLRINT_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_llrint_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_llrint_def, LLVM_INTR_LLRINT_RESULT_RES);
}
mica_op *llvm_intr_llrint_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *val);

// ---- llvm.intr.is.fpclass: Whether a float is of one of the classes ----

extern const mica_op_def llvm_intr_is_fpclass_def;
static inline bool llvm_intr_is_fpclass_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_is_fpclass_def);
}
enum { LLVM_INTR_IS_FPCLASS_OPERAND_IN };
enum { LLVM_INTR_IS_FPCLASS_RESULT_RES };
enum { LLVM_INTR_IS_FPCLASS_SLOT_BIT };
static inline mica_value *llvm_intr_is_fpclass_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_is_fpclass_def, LLVM_INTR_IS_FPCLASS_OPERAND_IN);
}
static inline void llvm_intr_is_fpclass_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_is_fpclass_def, LLVM_INTR_IS_FPCLASS_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_is_fpclass_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_is_fpclass_def, LLVM_INTR_IS_FPCLASS_RESULT_RES);
}
static inline const mica_attr *llvm_intr_is_fpclass_bit_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_is_fpclass_def, LLVM_INTR_IS_FPCLASS_SLOT_BIT);
}
static inline void llvm_intr_is_fpclass_set_bit_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_is_fpclass_def, LLVM_INTR_IS_FPCLASS_SLOT_BIT, value);
}
int32_t llvm_intr_is_fpclass_bit(const mica_op *op);
bool llvm_intr_is_fpclass_set_bit(mica_op *op, int32_t value);  // false: no memory
mica_op *llvm_intr_is_fpclass_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                    mica_value *in, int32_t bit);

// ---- llvm.intr.abs: The value without its sign ----

extern const mica_op_def llvm_intr_abs_def;
static inline bool llvm_intr_abs_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_abs_def);
}
enum { LLVM_INTR_ABS_OPERAND_IN };
enum { LLVM_INTR_ABS_RESULT_RES };
enum { LLVM_INTR_ABS_SLOT_IS_INT_MIN_POISON };
static inline mica_value *llvm_intr_abs_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_abs_def, LLVM_INTR_ABS_OPERAND_IN);
}
static inline void llvm_intr_abs_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_abs_def, LLVM_INTR_ABS_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_abs_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_abs_def, LLVM_INTR_ABS_RESULT_RES);
}
static inline const mica_attr *llvm_intr_abs_is_int_min_poison_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_abs_def, LLVM_INTR_ABS_SLOT_IS_INT_MIN_POISON);
}
static inline void llvm_intr_abs_set_is_int_min_poison_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_abs_def, LLVM_INTR_ABS_SLOT_IS_INT_MIN_POISON, value);
}
bool llvm_intr_abs_is_int_min_poison(const mica_op *op);
bool llvm_intr_abs_set_is_int_min_poison(mica_op *op, bool value);  // false: no memory
mica_op *llvm_intr_abs_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                             mica_value *in, bool is_int_min_poison);

// ---- llvm.intr.smax: The larger, as signed ----

extern const mica_op_def llvm_intr_smax_def;
static inline bool llvm_intr_smax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_smax_def);
}
enum { LLVM_INTR_SMAX_OPERAND_A, LLVM_INTR_SMAX_OPERAND_B };
enum { LLVM_INTR_SMAX_RESULT_RES };
static inline mica_value *llvm_intr_smax_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_smax_def, LLVM_INTR_SMAX_OPERAND_A);
}
static inline void llvm_intr_smax_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_smax_def, LLVM_INTR_SMAX_OPERAND_A, value);
}
static inline mica_value *llvm_intr_smax_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_smax_def, LLVM_INTR_SMAX_OPERAND_B);
}
static inline void llvm_intr_smax_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_smax_def, LLVM_INTR_SMAX_OPERAND_B, value);
}
static inline mica_value *llvm_intr_smax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_smax_def, LLVM_INTR_SMAX_RESULT_RES);
}
mica_op *llvm_intr_smax_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.smin: The smaller, as signed ----

extern const mica_op_def llvm_intr_smin_def;
static inline bool llvm_intr_smin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_smin_def);
}
enum { LLVM_INTR_SMIN_OPERAND_A, LLVM_INTR_SMIN_OPERAND_B };
enum { LLVM_INTR_SMIN_RESULT_RES };
static inline mica_value *llvm_intr_smin_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_smin_def, LLVM_INTR_SMIN_OPERAND_A);
}
static inline void llvm_intr_smin_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_smin_def, LLVM_INTR_SMIN_OPERAND_A, value);
}
static inline mica_value *llvm_intr_smin_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_smin_def, LLVM_INTR_SMIN_OPERAND_B);
}
static inline void llvm_intr_smin_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_smin_def, LLVM_INTR_SMIN_OPERAND_B, value);
}
static inline mica_value *llvm_intr_smin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_smin_def, LLVM_INTR_SMIN_RESULT_RES);
}
mica_op *llvm_intr_smin_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.umax: The larger, as unsigned ----

extern const mica_op_def llvm_intr_umax_def;
static inline bool llvm_intr_umax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_umax_def);
}
enum { LLVM_INTR_UMAX_OPERAND_A, LLVM_INTR_UMAX_OPERAND_B };
enum { LLVM_INTR_UMAX_RESULT_RES };
static inline mica_value *llvm_intr_umax_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_umax_def, LLVM_INTR_UMAX_OPERAND_A);
}
static inline void llvm_intr_umax_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_umax_def, LLVM_INTR_UMAX_OPERAND_A, value);
}
static inline mica_value *llvm_intr_umax_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_umax_def, LLVM_INTR_UMAX_OPERAND_B);
}
static inline void llvm_intr_umax_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_umax_def, LLVM_INTR_UMAX_OPERAND_B, value);
}
static inline mica_value *llvm_intr_umax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_umax_def, LLVM_INTR_UMAX_RESULT_RES);
}
mica_op *llvm_intr_umax_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.umin: The smaller, as unsigned ----

extern const mica_op_def llvm_intr_umin_def;
static inline bool llvm_intr_umin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_umin_def);
}
enum { LLVM_INTR_UMIN_OPERAND_A, LLVM_INTR_UMIN_OPERAND_B };
enum { LLVM_INTR_UMIN_RESULT_RES };
static inline mica_value *llvm_intr_umin_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_umin_def, LLVM_INTR_UMIN_OPERAND_A);
}
static inline void llvm_intr_umin_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_umin_def, LLVM_INTR_UMIN_OPERAND_A, value);
}
static inline mica_value *llvm_intr_umin_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_umin_def, LLVM_INTR_UMIN_OPERAND_B);
}
static inline void llvm_intr_umin_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_umin_def, LLVM_INTR_UMIN_OPERAND_B, value);
}
static inline mica_value *llvm_intr_umin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_umin_def, LLVM_INTR_UMIN_RESULT_RES);
}
mica_op *llvm_intr_umin_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.scmp: -1, 0 or 1, as signed ----

extern const mica_op_def llvm_intr_scmp_def;
static inline bool llvm_intr_scmp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_scmp_def);
}
enum { LLVM_INTR_SCMP_OPERAND_A, LLVM_INTR_SCMP_OPERAND_B };
enum { LLVM_INTR_SCMP_RESULT_RES };
static inline mica_value *llvm_intr_scmp_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_scmp_def, LLVM_INTR_SCMP_OPERAND_A);
}
static inline void llvm_intr_scmp_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_scmp_def, LLVM_INTR_SCMP_OPERAND_A, value);
}
static inline mica_value *llvm_intr_scmp_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_scmp_def, LLVM_INTR_SCMP_OPERAND_B);
}
static inline void llvm_intr_scmp_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_scmp_def, LLVM_INTR_SCMP_OPERAND_B, value);
}
static inline mica_value *llvm_intr_scmp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_scmp_def, LLVM_INTR_SCMP_RESULT_RES);
}
mica_op *llvm_intr_scmp_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                              mica_value *a, mica_value *b_);

// ---- llvm.intr.ucmp: -1, 0 or 1, as unsigned ----

extern const mica_op_def llvm_intr_ucmp_def;
static inline bool llvm_intr_ucmp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ucmp_def);
}
enum { LLVM_INTR_UCMP_OPERAND_A, LLVM_INTR_UCMP_OPERAND_B };
enum { LLVM_INTR_UCMP_RESULT_RES };
static inline mica_value *llvm_intr_ucmp_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ucmp_def, LLVM_INTR_UCMP_OPERAND_A);
}
static inline void llvm_intr_ucmp_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ucmp_def, LLVM_INTR_UCMP_OPERAND_A, value);
}
static inline mica_value *llvm_intr_ucmp_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ucmp_def, LLVM_INTR_UCMP_OPERAND_B);
}
static inline void llvm_intr_ucmp_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ucmp_def, LLVM_INTR_UCMP_OPERAND_B, value);
}
static inline mica_value *llvm_intr_ucmp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ucmp_def, LLVM_INTR_UCMP_RESULT_RES);
}
mica_op *llvm_intr_ucmp_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                              mica_value *a, mica_value *b_);

// ---- llvm.intr.bitreverse: The bits in reverse order ----

extern const mica_op_def llvm_intr_bitreverse_def;
static inline bool llvm_intr_bitreverse_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_bitreverse_def);
}
enum { LLVM_INTR_BITREVERSE_OPERAND_IN };
enum { LLVM_INTR_BITREVERSE_RESULT_RES };
static inline mica_value *llvm_intr_bitreverse_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_bitreverse_def, LLVM_INTR_BITREVERSE_OPERAND_IN);
}
static inline void llvm_intr_bitreverse_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_bitreverse_def, LLVM_INTR_BITREVERSE_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_bitreverse_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_bitreverse_def, LLVM_INTR_BITREVERSE_RESULT_RES);
}
mica_op *llvm_intr_bitreverse_build(mica_builder *b, mica_loc loc, mica_value *in);

// ---- llvm.intr.bswap: The bytes in reverse order ----

extern const mica_op_def llvm_intr_bswap_def;
static inline bool llvm_intr_bswap_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_bswap_def);
}
enum { LLVM_INTR_BSWAP_OPERAND_IN };
enum { LLVM_INTR_BSWAP_RESULT_RES };
static inline mica_value *llvm_intr_bswap_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_bswap_def, LLVM_INTR_BSWAP_OPERAND_IN);
}
static inline void llvm_intr_bswap_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_bswap_def, LLVM_INTR_BSWAP_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_bswap_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_bswap_def, LLVM_INTR_BSWAP_RESULT_RES);
}
mica_op *llvm_intr_bswap_build(mica_builder *b, mica_loc loc, mica_value *in);

// ---- llvm.intr.ctpop: How many bits are set ----

extern const mica_op_def llvm_intr_ctpop_def;
static inline bool llvm_intr_ctpop_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ctpop_def);
}
enum { LLVM_INTR_CTPOP_OPERAND_IN };
enum { LLVM_INTR_CTPOP_RESULT_RES };
static inline mica_value *llvm_intr_ctpop_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ctpop_def, LLVM_INTR_CTPOP_OPERAND_IN);
}
static inline void llvm_intr_ctpop_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ctpop_def, LLVM_INTR_CTPOP_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_ctpop_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ctpop_def, LLVM_INTR_CTPOP_RESULT_RES);
}
mica_op *llvm_intr_ctpop_build(mica_builder *b, mica_loc loc, mica_value *in);

// ---- llvm.intr.ctlz: How many zeros it begins with ----

extern const mica_op_def llvm_intr_ctlz_def;
static inline bool llvm_intr_ctlz_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ctlz_def);
}
enum { LLVM_INTR_CTLZ_OPERAND_IN };
enum { LLVM_INTR_CTLZ_RESULT_RES };
enum { LLVM_INTR_CTLZ_SLOT_IS_ZERO_POISON };
static inline mica_value *llvm_intr_ctlz_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ctlz_def, LLVM_INTR_CTLZ_OPERAND_IN);
}
static inline void llvm_intr_ctlz_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ctlz_def, LLVM_INTR_CTLZ_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_ctlz_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ctlz_def, LLVM_INTR_CTLZ_RESULT_RES);
}
static inline const mica_attr *llvm_intr_ctlz_is_zero_poison_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_ctlz_def, LLVM_INTR_CTLZ_SLOT_IS_ZERO_POISON);
}
static inline void llvm_intr_ctlz_set_is_zero_poison_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_ctlz_def, LLVM_INTR_CTLZ_SLOT_IS_ZERO_POISON, value);
}
bool llvm_intr_ctlz_is_zero_poison(const mica_op *op);
bool llvm_intr_ctlz_set_is_zero_poison(mica_op *op, bool value);  // false: no memory
mica_op *llvm_intr_ctlz_build(mica_builder *b, mica_loc loc, mica_value *in, bool is_zero_poison);

// ---- llvm.intr.cttz: How many zeros it ends with ----

extern const mica_op_def llvm_intr_cttz_def;
static inline bool llvm_intr_cttz_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_cttz_def);
}
enum { LLVM_INTR_CTTZ_OPERAND_IN };
enum { LLVM_INTR_CTTZ_RESULT_RES };
enum { LLVM_INTR_CTTZ_SLOT_IS_ZERO_POISON };
static inline mica_value *llvm_intr_cttz_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_cttz_def, LLVM_INTR_CTTZ_OPERAND_IN);
}
static inline void llvm_intr_cttz_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_cttz_def, LLVM_INTR_CTTZ_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_cttz_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_cttz_def, LLVM_INTR_CTTZ_RESULT_RES);
}
static inline const mica_attr *llvm_intr_cttz_is_zero_poison_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_cttz_def, LLVM_INTR_CTTZ_SLOT_IS_ZERO_POISON);
}
static inline void llvm_intr_cttz_set_is_zero_poison_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_cttz_def, LLVM_INTR_CTTZ_SLOT_IS_ZERO_POISON, value);
}
bool llvm_intr_cttz_is_zero_poison(const mica_op *op);
bool llvm_intr_cttz_set_is_zero_poison(mica_op *op, bool value);  // false: no memory
mica_op *llvm_intr_cttz_build(mica_builder *b, mica_loc loc, mica_value *in, bool is_zero_poison);

// ---- llvm.intr.fshl: High half of two joined values, shifted left ----

extern const mica_op_def llvm_intr_fshl_def;
static inline bool llvm_intr_fshl_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_fshl_def);
}
enum { LLVM_INTR_FSHL_OPERAND_A, LLVM_INTR_FSHL_OPERAND_B, LLVM_INTR_FSHL_OPERAND_C };
enum { LLVM_INTR_FSHL_RESULT_RES };
static inline mica_value *llvm_intr_fshl_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fshl_def, LLVM_INTR_FSHL_OPERAND_A);
}
static inline void llvm_intr_fshl_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fshl_def, LLVM_INTR_FSHL_OPERAND_A, value);
}
static inline mica_value *llvm_intr_fshl_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fshl_def, LLVM_INTR_FSHL_OPERAND_B);
}
static inline void llvm_intr_fshl_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fshl_def, LLVM_INTR_FSHL_OPERAND_B, value);
}
static inline mica_value *llvm_intr_fshl_c(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fshl_def, LLVM_INTR_FSHL_OPERAND_C);
}
static inline void llvm_intr_fshl_set_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fshl_def, LLVM_INTR_FSHL_OPERAND_C, value);
}
static inline mica_value *llvm_intr_fshl_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_fshl_def, LLVM_INTR_FSHL_RESULT_RES);
}
mica_op *llvm_intr_fshl_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                              mica_value *c);

// ---- llvm.intr.fshr: Low half of two joined values, shifted right ----

extern const mica_op_def llvm_intr_fshr_def;
static inline bool llvm_intr_fshr_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_fshr_def);
}
enum { LLVM_INTR_FSHR_OPERAND_A, LLVM_INTR_FSHR_OPERAND_B, LLVM_INTR_FSHR_OPERAND_C };
enum { LLVM_INTR_FSHR_RESULT_RES };
static inline mica_value *llvm_intr_fshr_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fshr_def, LLVM_INTR_FSHR_OPERAND_A);
}
static inline void llvm_intr_fshr_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fshr_def, LLVM_INTR_FSHR_OPERAND_A, value);
}
static inline mica_value *llvm_intr_fshr_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fshr_def, LLVM_INTR_FSHR_OPERAND_B);
}
static inline void llvm_intr_fshr_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fshr_def, LLVM_INTR_FSHR_OPERAND_B, value);
}
static inline mica_value *llvm_intr_fshr_c(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_fshr_def, LLVM_INTR_FSHR_OPERAND_C);
}
static inline void llvm_intr_fshr_set_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_fshr_def, LLVM_INTR_FSHR_OPERAND_C, value);
}
static inline mica_value *llvm_intr_fshr_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_fshr_def, LLVM_INTR_FSHR_RESULT_RES);
}
mica_op *llvm_intr_fshr_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_,
                              mica_value *c);

// ---- llvm.intr.sadd.with.overflow: Signed sum, and whether it didn't fit ----

extern const mica_op_def llvm_intr_sadd_with_overflow_def;
static inline bool llvm_intr_sadd_with_overflow_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_sadd_with_overflow_def);
}
enum {
  LLVM_INTR_SADD_WITH_OVERFLOW_OPERAND_OPERAND_0, LLVM_INTR_SADD_WITH_OVERFLOW_OPERAND_OPERAND_1,
};
enum { LLVM_INTR_SADD_WITH_OVERFLOW_RESULT_RES };
static inline mica_value *llvm_intr_sadd_with_overflow_operand_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sadd_with_overflow_def,
                            LLVM_INTR_SADD_WITH_OVERFLOW_OPERAND_OPERAND_0);
}
static inline void llvm_intr_sadd_with_overflow_set_operand_0(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sadd_with_overflow_def,
                         LLVM_INTR_SADD_WITH_OVERFLOW_OPERAND_OPERAND_0, value);
}
static inline mica_value *llvm_intr_sadd_with_overflow_operand_1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sadd_with_overflow_def,
                            LLVM_INTR_SADD_WITH_OVERFLOW_OPERAND_OPERAND_1);
}
static inline void llvm_intr_sadd_with_overflow_set_operand_1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sadd_with_overflow_def,
                         LLVM_INTR_SADD_WITH_OVERFLOW_OPERAND_OPERAND_1, value);
}
static inline mica_value *llvm_intr_sadd_with_overflow_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_sadd_with_overflow_def,
                           LLVM_INTR_SADD_WITH_OVERFLOW_RESULT_RES);
}
mica_op *llvm_intr_sadd_with_overflow_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *operand_0,
                                            mica_value *operand_1);

// ---- llvm.intr.uadd.with.overflow: Unsigned sum, and whether it didn't fit ----

extern const mica_op_def llvm_intr_uadd_with_overflow_def;
static inline bool llvm_intr_uadd_with_overflow_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_uadd_with_overflow_def);
}
enum {
  LLVM_INTR_UADD_WITH_OVERFLOW_OPERAND_OPERAND_0, LLVM_INTR_UADD_WITH_OVERFLOW_OPERAND_OPERAND_1,
};
enum { LLVM_INTR_UADD_WITH_OVERFLOW_RESULT_RES };
static inline mica_value *llvm_intr_uadd_with_overflow_operand_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_uadd_with_overflow_def,
                            LLVM_INTR_UADD_WITH_OVERFLOW_OPERAND_OPERAND_0);
}
static inline void llvm_intr_uadd_with_overflow_set_operand_0(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_uadd_with_overflow_def,
                         LLVM_INTR_UADD_WITH_OVERFLOW_OPERAND_OPERAND_0, value);
}
static inline mica_value *llvm_intr_uadd_with_overflow_operand_1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_uadd_with_overflow_def,
                            LLVM_INTR_UADD_WITH_OVERFLOW_OPERAND_OPERAND_1);
}
static inline void llvm_intr_uadd_with_overflow_set_operand_1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_uadd_with_overflow_def,
                         LLVM_INTR_UADD_WITH_OVERFLOW_OPERAND_OPERAND_1, value);
}
static inline mica_value *llvm_intr_uadd_with_overflow_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_uadd_with_overflow_def,
                           LLVM_INTR_UADD_WITH_OVERFLOW_RESULT_RES);
}
mica_op *llvm_intr_uadd_with_overflow_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *operand_0,
                                            mica_value *operand_1);

// ---- llvm.intr.ssub.with.overflow: Signed difference, and whether it didn't fit ----

extern const mica_op_def llvm_intr_ssub_with_overflow_def;
static inline bool llvm_intr_ssub_with_overflow_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ssub_with_overflow_def);
}
enum {
  LLVM_INTR_SSUB_WITH_OVERFLOW_OPERAND_OPERAND_0, LLVM_INTR_SSUB_WITH_OVERFLOW_OPERAND_OPERAND_1,
};
enum { LLVM_INTR_SSUB_WITH_OVERFLOW_RESULT_RES };
static inline mica_value *llvm_intr_ssub_with_overflow_operand_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ssub_with_overflow_def,
                            LLVM_INTR_SSUB_WITH_OVERFLOW_OPERAND_OPERAND_0);
}
static inline void llvm_intr_ssub_with_overflow_set_operand_0(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ssub_with_overflow_def,
                         LLVM_INTR_SSUB_WITH_OVERFLOW_OPERAND_OPERAND_0, value);
}
static inline mica_value *llvm_intr_ssub_with_overflow_operand_1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ssub_with_overflow_def,
                            LLVM_INTR_SSUB_WITH_OVERFLOW_OPERAND_OPERAND_1);
}
static inline void llvm_intr_ssub_with_overflow_set_operand_1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ssub_with_overflow_def,
                         LLVM_INTR_SSUB_WITH_OVERFLOW_OPERAND_OPERAND_1, value);
}
static inline mica_value *llvm_intr_ssub_with_overflow_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ssub_with_overflow_def,
                           LLVM_INTR_SSUB_WITH_OVERFLOW_RESULT_RES);
}
mica_op *llvm_intr_ssub_with_overflow_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *operand_0,
                                            mica_value *operand_1);

// ---- llvm.intr.usub.with.overflow: Unsigned difference, and whether it didn't fit ----

extern const mica_op_def llvm_intr_usub_with_overflow_def;
static inline bool llvm_intr_usub_with_overflow_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_usub_with_overflow_def);
}
enum {
  LLVM_INTR_USUB_WITH_OVERFLOW_OPERAND_OPERAND_0, LLVM_INTR_USUB_WITH_OVERFLOW_OPERAND_OPERAND_1,
};
enum { LLVM_INTR_USUB_WITH_OVERFLOW_RESULT_RES };
static inline mica_value *llvm_intr_usub_with_overflow_operand_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_usub_with_overflow_def,
                            LLVM_INTR_USUB_WITH_OVERFLOW_OPERAND_OPERAND_0);
}
static inline void llvm_intr_usub_with_overflow_set_operand_0(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_usub_with_overflow_def,
                         LLVM_INTR_USUB_WITH_OVERFLOW_OPERAND_OPERAND_0, value);
}
static inline mica_value *llvm_intr_usub_with_overflow_operand_1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_usub_with_overflow_def,
                            LLVM_INTR_USUB_WITH_OVERFLOW_OPERAND_OPERAND_1);
}
static inline void llvm_intr_usub_with_overflow_set_operand_1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_usub_with_overflow_def,
                         LLVM_INTR_USUB_WITH_OVERFLOW_OPERAND_OPERAND_1, value);
}
static inline mica_value *llvm_intr_usub_with_overflow_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_usub_with_overflow_def,
                           LLVM_INTR_USUB_WITH_OVERFLOW_RESULT_RES);
}
mica_op *llvm_intr_usub_with_overflow_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *operand_0,
                                            mica_value *operand_1);

// ---- llvm.intr.smul.with.overflow: Signed product, and whether it didn't fit ----

extern const mica_op_def llvm_intr_smul_with_overflow_def;
static inline bool llvm_intr_smul_with_overflow_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_smul_with_overflow_def);
}
enum {
  LLVM_INTR_SMUL_WITH_OVERFLOW_OPERAND_OPERAND_0, LLVM_INTR_SMUL_WITH_OVERFLOW_OPERAND_OPERAND_1,
};
enum { LLVM_INTR_SMUL_WITH_OVERFLOW_RESULT_RES };
static inline mica_value *llvm_intr_smul_with_overflow_operand_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_smul_with_overflow_def,
                            LLVM_INTR_SMUL_WITH_OVERFLOW_OPERAND_OPERAND_0);
}
static inline void llvm_intr_smul_with_overflow_set_operand_0(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_smul_with_overflow_def,
                         LLVM_INTR_SMUL_WITH_OVERFLOW_OPERAND_OPERAND_0, value);
}
static inline mica_value *llvm_intr_smul_with_overflow_operand_1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_smul_with_overflow_def,
                            LLVM_INTR_SMUL_WITH_OVERFLOW_OPERAND_OPERAND_1);
}
static inline void llvm_intr_smul_with_overflow_set_operand_1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_smul_with_overflow_def,
                         LLVM_INTR_SMUL_WITH_OVERFLOW_OPERAND_OPERAND_1, value);
}
static inline mica_value *llvm_intr_smul_with_overflow_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_smul_with_overflow_def,
                           LLVM_INTR_SMUL_WITH_OVERFLOW_RESULT_RES);
}
mica_op *llvm_intr_smul_with_overflow_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *operand_0,
                                            mica_value *operand_1);

// ---- llvm.intr.umul.with.overflow: Unsigned product, and whether it didn't fit ----

extern const mica_op_def llvm_intr_umul_with_overflow_def;
static inline bool llvm_intr_umul_with_overflow_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_umul_with_overflow_def);
}
enum {
  LLVM_INTR_UMUL_WITH_OVERFLOW_OPERAND_OPERAND_0, LLVM_INTR_UMUL_WITH_OVERFLOW_OPERAND_OPERAND_1,
};
enum { LLVM_INTR_UMUL_WITH_OVERFLOW_RESULT_RES };
static inline mica_value *llvm_intr_umul_with_overflow_operand_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_umul_with_overflow_def,
                            LLVM_INTR_UMUL_WITH_OVERFLOW_OPERAND_OPERAND_0);
}
static inline void llvm_intr_umul_with_overflow_set_operand_0(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_umul_with_overflow_def,
                         LLVM_INTR_UMUL_WITH_OVERFLOW_OPERAND_OPERAND_0, value);
}
static inline mica_value *llvm_intr_umul_with_overflow_operand_1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_umul_with_overflow_def,
                            LLVM_INTR_UMUL_WITH_OVERFLOW_OPERAND_OPERAND_1);
}
static inline void llvm_intr_umul_with_overflow_set_operand_1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_umul_with_overflow_def,
                         LLVM_INTR_UMUL_WITH_OVERFLOW_OPERAND_OPERAND_1, value);
}
static inline mica_value *llvm_intr_umul_with_overflow_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_umul_with_overflow_def,
                           LLVM_INTR_UMUL_WITH_OVERFLOW_RESULT_RES);
}
mica_op *llvm_intr_umul_with_overflow_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *operand_0,
                                            mica_value *operand_1);

// ---- llvm.intr.sadd.sat: Signed sum, or the nearest that fits ----

extern const mica_op_def llvm_intr_sadd_sat_def;
static inline bool llvm_intr_sadd_sat_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_sadd_sat_def);
}
enum { LLVM_INTR_SADD_SAT_OPERAND_A, LLVM_INTR_SADD_SAT_OPERAND_B };
enum { LLVM_INTR_SADD_SAT_RESULT_RES };
static inline mica_value *llvm_intr_sadd_sat_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sadd_sat_def, LLVM_INTR_SADD_SAT_OPERAND_A);
}
static inline void llvm_intr_sadd_sat_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sadd_sat_def, LLVM_INTR_SADD_SAT_OPERAND_A, value);
}
static inline mica_value *llvm_intr_sadd_sat_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sadd_sat_def, LLVM_INTR_SADD_SAT_OPERAND_B);
}
static inline void llvm_intr_sadd_sat_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sadd_sat_def, LLVM_INTR_SADD_SAT_OPERAND_B, value);
}
static inline mica_value *llvm_intr_sadd_sat_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_sadd_sat_def, LLVM_INTR_SADD_SAT_RESULT_RES);
}
mica_op *llvm_intr_sadd_sat_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.uadd.sat: Unsigned sum, or the nearest that fits ----

extern const mica_op_def llvm_intr_uadd_sat_def;
static inline bool llvm_intr_uadd_sat_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_uadd_sat_def);
}
enum { LLVM_INTR_UADD_SAT_OPERAND_A, LLVM_INTR_UADD_SAT_OPERAND_B };
enum { LLVM_INTR_UADD_SAT_RESULT_RES };
static inline mica_value *llvm_intr_uadd_sat_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_uadd_sat_def, LLVM_INTR_UADD_SAT_OPERAND_A);
}
static inline void llvm_intr_uadd_sat_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_uadd_sat_def, LLVM_INTR_UADD_SAT_OPERAND_A, value);
}
static inline mica_value *llvm_intr_uadd_sat_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_uadd_sat_def, LLVM_INTR_UADD_SAT_OPERAND_B);
}
static inline void llvm_intr_uadd_sat_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_uadd_sat_def, LLVM_INTR_UADD_SAT_OPERAND_B, value);
}
static inline mica_value *llvm_intr_uadd_sat_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_uadd_sat_def, LLVM_INTR_UADD_SAT_RESULT_RES);
}
mica_op *llvm_intr_uadd_sat_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.ssub.sat: Signed difference, or the nearest that fits ----

extern const mica_op_def llvm_intr_ssub_sat_def;
static inline bool llvm_intr_ssub_sat_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ssub_sat_def);
}
enum { LLVM_INTR_SSUB_SAT_OPERAND_A, LLVM_INTR_SSUB_SAT_OPERAND_B };
enum { LLVM_INTR_SSUB_SAT_RESULT_RES };
static inline mica_value *llvm_intr_ssub_sat_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ssub_sat_def, LLVM_INTR_SSUB_SAT_OPERAND_A);
}
static inline void llvm_intr_ssub_sat_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ssub_sat_def, LLVM_INTR_SSUB_SAT_OPERAND_A, value);
}
static inline mica_value *llvm_intr_ssub_sat_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ssub_sat_def, LLVM_INTR_SSUB_SAT_OPERAND_B);
}
static inline void llvm_intr_ssub_sat_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ssub_sat_def, LLVM_INTR_SSUB_SAT_OPERAND_B, value);
}
static inline mica_value *llvm_intr_ssub_sat_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ssub_sat_def, LLVM_INTR_SSUB_SAT_RESULT_RES);
}
mica_op *llvm_intr_ssub_sat_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.usub.sat: Unsigned difference, or the nearest that fits ----

extern const mica_op_def llvm_intr_usub_sat_def;
static inline bool llvm_intr_usub_sat_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_usub_sat_def);
}
enum { LLVM_INTR_USUB_SAT_OPERAND_A, LLVM_INTR_USUB_SAT_OPERAND_B };
enum { LLVM_INTR_USUB_SAT_RESULT_RES };
static inline mica_value *llvm_intr_usub_sat_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_usub_sat_def, LLVM_INTR_USUB_SAT_OPERAND_A);
}
static inline void llvm_intr_usub_sat_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_usub_sat_def, LLVM_INTR_USUB_SAT_OPERAND_A, value);
}
static inline mica_value *llvm_intr_usub_sat_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_usub_sat_def, LLVM_INTR_USUB_SAT_OPERAND_B);
}
static inline void llvm_intr_usub_sat_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_usub_sat_def, LLVM_INTR_USUB_SAT_OPERAND_B, value);
}
static inline mica_value *llvm_intr_usub_sat_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_usub_sat_def, LLVM_INTR_USUB_SAT_RESULT_RES);
}
mica_op *llvm_intr_usub_sat_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.sshl.sat: Signed shift to the left, or the nearest that fits ----

extern const mica_op_def llvm_intr_sshl_sat_def;
static inline bool llvm_intr_sshl_sat_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_sshl_sat_def);
}
enum { LLVM_INTR_SSHL_SAT_OPERAND_A, LLVM_INTR_SSHL_SAT_OPERAND_B };
enum { LLVM_INTR_SSHL_SAT_RESULT_RES };
static inline mica_value *llvm_intr_sshl_sat_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sshl_sat_def, LLVM_INTR_SSHL_SAT_OPERAND_A);
}
static inline void llvm_intr_sshl_sat_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sshl_sat_def, LLVM_INTR_SSHL_SAT_OPERAND_A, value);
}
static inline mica_value *llvm_intr_sshl_sat_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_sshl_sat_def, LLVM_INTR_SSHL_SAT_OPERAND_B);
}
static inline void llvm_intr_sshl_sat_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_sshl_sat_def, LLVM_INTR_SSHL_SAT_OPERAND_B, value);
}
static inline mica_value *llvm_intr_sshl_sat_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_sshl_sat_def, LLVM_INTR_SSHL_SAT_RESULT_RES);
}
mica_op *llvm_intr_sshl_sat_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.ushl.sat: Unsigned shift to the left, or the nearest that fits ----

extern const mica_op_def llvm_intr_ushl_sat_def;
static inline bool llvm_intr_ushl_sat_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ushl_sat_def);
}
enum { LLVM_INTR_USHL_SAT_OPERAND_A, LLVM_INTR_USHL_SAT_OPERAND_B };
enum { LLVM_INTR_USHL_SAT_RESULT_RES };
static inline mica_value *llvm_intr_ushl_sat_a(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ushl_sat_def, LLVM_INTR_USHL_SAT_OPERAND_A);
}
static inline void llvm_intr_ushl_sat_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ushl_sat_def, LLVM_INTR_USHL_SAT_OPERAND_A, value);
}
static inline mica_value *llvm_intr_ushl_sat_b(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ushl_sat_def, LLVM_INTR_USHL_SAT_OPERAND_B);
}
static inline void llvm_intr_ushl_sat_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ushl_sat_def, LLVM_INTR_USHL_SAT_OPERAND_B, value);
}
static inline mica_value *llvm_intr_ushl_sat_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ushl_sat_def, LLVM_INTR_USHL_SAT_RESULT_RES);
}
mica_op *llvm_intr_ushl_sat_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_);

// ---- llvm.intr.experimental.constrained.uitofp: An unsigned integer as a float ----

extern const mica_op_def llvm_intr_experimental_constrained_uitofp_def;
static inline bool llvm_intr_experimental_constrained_uitofp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_experimental_constrained_uitofp_def);
}
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_OPERAND_ARG_0 };
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_RESULT_RES };
enum {
  LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_SLOT_FP_EXCEPTION_BEHAVIOR,
  LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_SLOT_ROUNDINGMODE,
};
static inline mica_value *llvm_intr_experimental_constrained_uitofp_arg_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_constrained_uitofp_def,
                            LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_OPERAND_ARG_0);
}
static inline void llvm_intr_experimental_constrained_uitofp_set_arg_0(mica_op *op,
                                                                       mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_constrained_uitofp_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_OPERAND_ARG_0, value);
}
static inline mica_value *llvm_intr_experimental_constrained_uitofp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_experimental_constrained_uitofp_def,
                           LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_RESULT_RES);
}
static inline const mica_attr *llvm_intr_experimental_constrained_uitofp_roundingmode_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_experimental_constrained_uitofp_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_SLOT_ROUNDINGMODE);
}
static inline void llvm_intr_experimental_constrained_uitofp_set_roundingmode_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_experimental_constrained_uitofp_def,
                      LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_SLOT_ROUNDINGMODE, value);
}
llvm_rounding_mode llvm_intr_experimental_constrained_uitofp_roundingmode(const mica_op *op);
// false: no memory
bool llvm_intr_experimental_constrained_uitofp_set_roundingmode(mica_op *op,
                                                                llvm_rounding_mode value);
static inline const mica_attr *llvm_intr_experimental_constrained_uitofp_fp_exception_behavior_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_experimental_constrained_uitofp_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_SLOT_FP_EXCEPTION_BEHAVIOR);
}
static inline void llvm_intr_experimental_constrained_uitofp_set_fp_exception_behavior_attr(
    mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_experimental_constrained_uitofp_def,
                      LLVM_INTR_EXPERIMENTAL_CONSTRAINED_UITOFP_SLOT_FP_EXCEPTION_BEHAVIOR, value);
}
llvm_fp_exception_behavior llvm_intr_experimental_constrained_uitofp_fp_exception_behavior(
    const mica_op *op);
// false: no memory
bool llvm_intr_experimental_constrained_uitofp_set_fp_exception_behavior(mica_op *op,
    llvm_fp_exception_behavior value);
mica_op *llvm_intr_experimental_constrained_uitofp_build(mica_builder *b, mica_loc loc,
                                                         const mica_type *res_type,
                                                         mica_value *arg_0,
                                                         llvm_rounding_mode roundingmode,
    llvm_fp_exception_behavior fp_exception_behavior);

// ---- llvm.intr.experimental.constrained.sitofp: A signed integer as a float ----

extern const mica_op_def llvm_intr_experimental_constrained_sitofp_def;
static inline bool llvm_intr_experimental_constrained_sitofp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_experimental_constrained_sitofp_def);
}
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_OPERAND_ARG_0 };
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_RESULT_RES };
enum {
  LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_SLOT_FP_EXCEPTION_BEHAVIOR,
  LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_SLOT_ROUNDINGMODE,
};
static inline mica_value *llvm_intr_experimental_constrained_sitofp_arg_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_constrained_sitofp_def,
                            LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_OPERAND_ARG_0);
}
static inline void llvm_intr_experimental_constrained_sitofp_set_arg_0(mica_op *op,
                                                                       mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_constrained_sitofp_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_OPERAND_ARG_0, value);
}
static inline mica_value *llvm_intr_experimental_constrained_sitofp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_experimental_constrained_sitofp_def,
                           LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_RESULT_RES);
}
static inline const mica_attr *llvm_intr_experimental_constrained_sitofp_roundingmode_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_experimental_constrained_sitofp_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_SLOT_ROUNDINGMODE);
}
static inline void llvm_intr_experimental_constrained_sitofp_set_roundingmode_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_experimental_constrained_sitofp_def,
                      LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_SLOT_ROUNDINGMODE, value);
}
llvm_rounding_mode llvm_intr_experimental_constrained_sitofp_roundingmode(const mica_op *op);
// false: no memory
bool llvm_intr_experimental_constrained_sitofp_set_roundingmode(mica_op *op,
                                                                llvm_rounding_mode value);
static inline const mica_attr *llvm_intr_experimental_constrained_sitofp_fp_exception_behavior_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_experimental_constrained_sitofp_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_SLOT_FP_EXCEPTION_BEHAVIOR);
}
static inline void llvm_intr_experimental_constrained_sitofp_set_fp_exception_behavior_attr(
    mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_experimental_constrained_sitofp_def,
                      LLVM_INTR_EXPERIMENTAL_CONSTRAINED_SITOFP_SLOT_FP_EXCEPTION_BEHAVIOR, value);
}
llvm_fp_exception_behavior llvm_intr_experimental_constrained_sitofp_fp_exception_behavior(
    const mica_op *op);
// false: no memory
bool llvm_intr_experimental_constrained_sitofp_set_fp_exception_behavior(mica_op *op,
    llvm_fp_exception_behavior value);
mica_op *llvm_intr_experimental_constrained_sitofp_build(mica_builder *b, mica_loc loc,
                                                         const mica_type *res_type,
                                                         mica_value *arg_0,
                                                         llvm_rounding_mode roundingmode,
    llvm_fp_exception_behavior fp_exception_behavior);

// ---- llvm.intr.experimental.constrained.fptrunc: A narrower float ----

extern const mica_op_def llvm_intr_experimental_constrained_fptrunc_def;
static inline bool llvm_intr_experimental_constrained_fptrunc_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_experimental_constrained_fptrunc_def);
}
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_OPERAND_ARG_0 };
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_RESULT_RES };
enum {
  LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_SLOT_FP_EXCEPTION_BEHAVIOR,
  LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_SLOT_ROUNDINGMODE,
};
static inline mica_value *llvm_intr_experimental_constrained_fptrunc_arg_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_constrained_fptrunc_def,
                            LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_OPERAND_ARG_0);
}
static inline void llvm_intr_experimental_constrained_fptrunc_set_arg_0(mica_op *op,
                                                                        mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_constrained_fptrunc_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_OPERAND_ARG_0, value);
}
static inline mica_value *llvm_intr_experimental_constrained_fptrunc_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_experimental_constrained_fptrunc_def,
                           LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_RESULT_RES);
}
static inline const mica_attr *llvm_intr_experimental_constrained_fptrunc_roundingmode_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_experimental_constrained_fptrunc_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_SLOT_ROUNDINGMODE);
}
static inline void llvm_intr_experimental_constrained_fptrunc_set_roundingmode_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_experimental_constrained_fptrunc_def,
                      LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_SLOT_ROUNDINGMODE, value);
}
llvm_rounding_mode llvm_intr_experimental_constrained_fptrunc_roundingmode(const mica_op *op);
// false: no memory
bool llvm_intr_experimental_constrained_fptrunc_set_roundingmode(mica_op *op,
                                                                 llvm_rounding_mode value);
static inline const mica_attr
    *llvm_intr_experimental_constrained_fptrunc_fp_exception_behavior_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_experimental_constrained_fptrunc_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_SLOT_FP_EXCEPTION_BEHAVIOR);
}
static inline void llvm_intr_experimental_constrained_fptrunc_set_fp_exception_behavior_attr(
    mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_experimental_constrained_fptrunc_def,
                      LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPTRUNC_SLOT_FP_EXCEPTION_BEHAVIOR, value);
}
llvm_fp_exception_behavior llvm_intr_experimental_constrained_fptrunc_fp_exception_behavior(
    const mica_op *op);
// false: no memory
bool llvm_intr_experimental_constrained_fptrunc_set_fp_exception_behavior(mica_op *op,
    llvm_fp_exception_behavior value);
mica_op *llvm_intr_experimental_constrained_fptrunc_build(mica_builder *b, mica_loc loc,
                                                          const mica_type *res_type,
                                                          mica_value *arg_0,
                                                          llvm_rounding_mode roundingmode,
    llvm_fp_exception_behavior fp_exception_behavior);

// ---- llvm.intr.experimental.constrained.fpext: A wider float ----

extern const mica_op_def llvm_intr_experimental_constrained_fpext_def;
static inline bool llvm_intr_experimental_constrained_fpext_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_experimental_constrained_fpext_def);
}
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT_OPERAND_ARG_0 };
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT_RESULT_RES };
enum { LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT_SLOT_FP_EXCEPTION_BEHAVIOR };
static inline mica_value *llvm_intr_experimental_constrained_fpext_arg_0(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_constrained_fpext_def,
                            LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT_OPERAND_ARG_0);
}
static inline void llvm_intr_experimental_constrained_fpext_set_arg_0(mica_op *op,
                                                                      mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_constrained_fpext_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT_OPERAND_ARG_0, value);
}
static inline mica_value *llvm_intr_experimental_constrained_fpext_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_experimental_constrained_fpext_def,
                           LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT_RESULT_RES);
}
static inline const mica_attr *llvm_intr_experimental_constrained_fpext_fp_exception_behavior_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_experimental_constrained_fpext_def,
                         LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT_SLOT_FP_EXCEPTION_BEHAVIOR);
}
static inline void llvm_intr_experimental_constrained_fpext_set_fp_exception_behavior_attr(
    mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_experimental_constrained_fpext_def,
                      LLVM_INTR_EXPERIMENTAL_CONSTRAINED_FPEXT_SLOT_FP_EXCEPTION_BEHAVIOR, value);
}
llvm_fp_exception_behavior llvm_intr_experimental_constrained_fpext_fp_exception_behavior(
    const mica_op *op);
// false: no memory
bool llvm_intr_experimental_constrained_fpext_set_fp_exception_behavior(mica_op *op,
    llvm_fp_exception_behavior value);
mica_op *llvm_intr_experimental_constrained_fpext_build(mica_builder *b, mica_loc loc,
                                                        const mica_type *res_type,
                                                        mica_value *arg_0,
    llvm_fp_exception_behavior fp_exception_behavior);

// ---- llvm.intr.memcpy: Copies memory that doesn't overlap ----

extern const mica_op_def llvm_intr_memcpy_def;
static inline bool llvm_intr_memcpy_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_memcpy_def);
}
enum { LLVM_INTR_MEMCPY_OPERAND_DST, LLVM_INTR_MEMCPY_OPERAND_SRC, LLVM_INTR_MEMCPY_OPERAND_LEN };
enum {
  LLVM_INTR_MEMCPY_SLOT_ACCESS_GROUPS, LLVM_INTR_MEMCPY_SLOT_ALIAS_SCOPES,
  LLVM_INTR_MEMCPY_SLOT_ARG_ATTRS, LLVM_INTR_MEMCPY_SLOT_IS_VOLATILE,
  LLVM_INTR_MEMCPY_SLOT_NOALIAS_SCOPES, LLVM_INTR_MEMCPY_SLOT_RES_ATTRS, LLVM_INTR_MEMCPY_SLOT_TBAA,
};
static inline mica_value *llvm_intr_memcpy_dst(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_OPERAND_DST);
}
static inline void llvm_intr_memcpy_set_dst(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_OPERAND_DST, value);
}
static inline mica_value *llvm_intr_memcpy_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_OPERAND_SRC);
}
static inline void llvm_intr_memcpy_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_memcpy_len(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_OPERAND_LEN);
}
static inline void llvm_intr_memcpy_set_len(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_OPERAND_LEN, value);
}
static inline const mica_attr *llvm_intr_memcpy_is_volatile_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_IS_VOLATILE);
}
static inline void llvm_intr_memcpy_set_is_volatile_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_IS_VOLATILE, value);
}
bool llvm_intr_memcpy_is_volatile(const mica_op *op);
bool llvm_intr_memcpy_set_is_volatile(mica_op *op, bool value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_access_groups_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_ACCESS_GROUPS);
}
static inline void llvm_intr_memcpy_set_access_groups_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_ACCESS_GROUPS, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_alias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_ALIAS_SCOPES);
}
static inline void llvm_intr_memcpy_set_alias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_ALIAS_SCOPES, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_noalias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_intr_memcpy_set_noalias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_NOALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_intr_memcpy_tbaa_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_TBAA);
}
static inline void llvm_intr_memcpy_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_TBAA, value);
}
static inline const mica_attr *llvm_intr_memcpy_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_ARG_ATTRS);
}
static inline void llvm_intr_memcpy_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_intr_memcpy_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_intr_memcpy_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memcpy_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_intr_memcpy_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_RES_ATTRS);
}
static inline void llvm_intr_memcpy_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_RES_ATTRS, value);
}
static inline bool llvm_intr_memcpy_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_def, LLVM_INTR_MEMCPY_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_intr_memcpy_res_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memcpy_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_intr_memcpy_build(mica_builder *b, mica_loc loc, mica_value *dst, mica_value *src,
                                mica_value *len, bool is_volatile, const mica_attr *access_groups,
                                const mica_attr *alias_scopes, const mica_attr *noalias_scopes,
                                const mica_attr *tbaa, const mica_attr *arg_attrs,
                                const mica_attr *res_attrs);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memcpy_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memcpy_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *llvm_intr_memcpy_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                                    mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memcpy_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                      const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memcpy_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                                  mica_value *reaching, mica_rewriter *rw, bool *goes);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memcpy_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                                 mica_slot_parts *parts, mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memcpy_rewire(mica_op *op, const mica_memory_slot *slot,
                             const mica_slot_parts *parts, mica_rewriter *rw, bool *goes);
// of SafeMemorySlotAccessOpInterface, written by the author
bool llvm_intr_memcpy_is_safe(const mica_op *op, const mica_memory_slot *slot,
                              mica_memory_slots *more);

// ---- llvm.intr.memmove: Copies memory that may overlap ----

extern const mica_op_def llvm_intr_memmove_def;
static inline bool llvm_intr_memmove_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_memmove_def);
}
enum {
  LLVM_INTR_MEMMOVE_OPERAND_DST, LLVM_INTR_MEMMOVE_OPERAND_SRC, LLVM_INTR_MEMMOVE_OPERAND_LEN,
};
enum {
  LLVM_INTR_MEMMOVE_SLOT_ACCESS_GROUPS, LLVM_INTR_MEMMOVE_SLOT_ALIAS_SCOPES,
  LLVM_INTR_MEMMOVE_SLOT_ARG_ATTRS, LLVM_INTR_MEMMOVE_SLOT_IS_VOLATILE,
  LLVM_INTR_MEMMOVE_SLOT_NOALIAS_SCOPES, LLVM_INTR_MEMMOVE_SLOT_RES_ATTRS,
  LLVM_INTR_MEMMOVE_SLOT_TBAA,
};
static inline mica_value *llvm_intr_memmove_dst(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_OPERAND_DST);
}
static inline void llvm_intr_memmove_set_dst(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_OPERAND_DST, value);
}
static inline mica_value *llvm_intr_memmove_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_OPERAND_SRC);
}
static inline void llvm_intr_memmove_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_memmove_len(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_OPERAND_LEN);
}
static inline void llvm_intr_memmove_set_len(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_OPERAND_LEN, value);
}
static inline const mica_attr *llvm_intr_memmove_is_volatile_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_IS_VOLATILE);
}
static inline void llvm_intr_memmove_set_is_volatile_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_IS_VOLATILE, value);
}
bool llvm_intr_memmove_is_volatile(const mica_op *op);
bool llvm_intr_memmove_set_is_volatile(mica_op *op, bool value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_memmove_access_groups_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_ACCESS_GROUPS);
}
static inline void llvm_intr_memmove_set_access_groups_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_ACCESS_GROUPS, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memmove_alias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_ALIAS_SCOPES);
}
static inline void llvm_intr_memmove_set_alias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_ALIAS_SCOPES, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memmove_noalias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_intr_memmove_set_noalias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_NOALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_intr_memmove_tbaa_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_TBAA);
}
static inline void llvm_intr_memmove_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_TBAA, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memmove_arg_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_ARG_ATTRS);
}
static inline void llvm_intr_memmove_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_intr_memmove_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_intr_memmove_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memmove_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_memmove_res_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_RES_ATTRS);
}
static inline void llvm_intr_memmove_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_RES_ATTRS, value);
}
static inline bool llvm_intr_memmove_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memmove_def, LLVM_INTR_MEMMOVE_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_intr_memmove_res_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memmove_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_intr_memmove_build(mica_builder *b, mica_loc loc, mica_value *dst, mica_value *src,
                                 mica_value *len, bool is_volatile, const mica_attr *access_groups,
                                 const mica_attr *alias_scopes, const mica_attr *noalias_scopes,
                                 const mica_attr *tbaa, const mica_attr *arg_attrs,
                                 const mica_attr *res_attrs);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memmove_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memmove_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *llvm_intr_memmove_stored(mica_op *op, const mica_memory_slot *slot,
                                     mica_value *reaching, mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memmove_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                       const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memmove_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                                   mica_value *reaching, mica_rewriter *rw, bool *goes);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memmove_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                                  mica_slot_parts *parts, mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memmove_rewire(mica_op *op, const mica_memory_slot *slot,
                              const mica_slot_parts *parts, mica_rewriter *rw, bool *goes);
// of SafeMemorySlotAccessOpInterface, written by the author
bool llvm_intr_memmove_is_safe(const mica_op *op, const mica_memory_slot *slot,
                               mica_memory_slots *more);

// ---- llvm.intr.memcpy.inline: Copies memory without a call ----

extern const mica_op_def llvm_intr_memcpy_inline_def;
static inline bool llvm_intr_memcpy_inline_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_memcpy_inline_def);
}
enum { LLVM_INTR_MEMCPY_INLINE_OPERAND_DST, LLVM_INTR_MEMCPY_INLINE_OPERAND_SRC };
enum {
  LLVM_INTR_MEMCPY_INLINE_SLOT_ACCESS_GROUPS, LLVM_INTR_MEMCPY_INLINE_SLOT_ALIAS_SCOPES,
  LLVM_INTR_MEMCPY_INLINE_SLOT_ARG_ATTRS, LLVM_INTR_MEMCPY_INLINE_SLOT_IS_VOLATILE,
  LLVM_INTR_MEMCPY_INLINE_SLOT_LEN, LLVM_INTR_MEMCPY_INLINE_SLOT_NOALIAS_SCOPES,
  LLVM_INTR_MEMCPY_INLINE_SLOT_RES_ATTRS, LLVM_INTR_MEMCPY_INLINE_SLOT_TBAA,
};
static inline mica_value *llvm_intr_memcpy_inline_dst(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_OPERAND_DST);
}
static inline void llvm_intr_memcpy_inline_set_dst(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_OPERAND_DST,
                         value);
}
static inline mica_value *llvm_intr_memcpy_inline_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_OPERAND_SRC);
}
static inline void llvm_intr_memcpy_inline_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_OPERAND_SRC,
                         value);
}
static inline const mica_attr *llvm_intr_memcpy_inline_len_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_LEN);
}
static inline void llvm_intr_memcpy_inline_set_len_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_LEN, value);
}
static inline const mica_attr *llvm_intr_memcpy_inline_is_volatile_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def,
                         LLVM_INTR_MEMCPY_INLINE_SLOT_IS_VOLATILE);
}
static inline void llvm_intr_memcpy_inline_set_is_volatile_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_IS_VOLATILE,
                      value);
}
bool llvm_intr_memcpy_inline_is_volatile(const mica_op *op);
bool llvm_intr_memcpy_inline_set_is_volatile(mica_op *op, bool value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_inline_access_groups_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def,
                         LLVM_INTR_MEMCPY_INLINE_SLOT_ACCESS_GROUPS);
}
static inline void llvm_intr_memcpy_inline_set_access_groups_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_ACCESS_GROUPS,
                      value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_inline_alias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def,
                         LLVM_INTR_MEMCPY_INLINE_SLOT_ALIAS_SCOPES);
}
static inline void llvm_intr_memcpy_inline_set_alias_scopes_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_ALIAS_SCOPES,
                      value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_inline_noalias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def,
                         LLVM_INTR_MEMCPY_INLINE_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_intr_memcpy_inline_set_noalias_scopes_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_NOALIAS_SCOPES,
                      value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_inline_tbaa_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_TBAA);
}
static inline void llvm_intr_memcpy_inline_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_TBAA, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_inline_arg_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_ARG_ATTRS);
}
static inline void llvm_intr_memcpy_inline_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_ARG_ATTRS,
                      value);
}
static inline bool llvm_intr_memcpy_inline_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def,
                         LLVM_INTR_MEMCPY_INLINE_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_intr_memcpy_inline_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memcpy_inline_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_memcpy_inline_res_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_RES_ATTRS);
}
static inline void llvm_intr_memcpy_inline_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memcpy_inline_def, LLVM_INTR_MEMCPY_INLINE_SLOT_RES_ATTRS,
                      value);
}
static inline bool llvm_intr_memcpy_inline_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memcpy_inline_def,
                         LLVM_INTR_MEMCPY_INLINE_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_intr_memcpy_inline_res_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memcpy_inline_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_intr_memcpy_inline_build(mica_builder *b, mica_loc loc, mica_value *dst,
                                       mica_value *src, const mica_attr *len, bool is_volatile,
                                       const mica_attr *access_groups,
                                       const mica_attr *alias_scopes,
                                       const mica_attr *noalias_scopes, const mica_attr *tbaa,
                                       const mica_attr *arg_attrs, const mica_attr *res_attrs);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memcpy_inline_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memcpy_inline_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *llvm_intr_memcpy_inline_stored(mica_op *op, const mica_memory_slot *slot,
                                           mica_value *reaching, mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memcpy_inline_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                             const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memcpy_inline_remove_uses(mica_op *op, const mica_memory_slot *slot,
                                         const mica_uses *uses, mica_value *reaching,
                                         mica_rewriter *rw, bool *goes);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memcpy_inline_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                                        mica_slot_parts *parts, mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memcpy_inline_rewire(mica_op *op, const mica_memory_slot *slot,
                                    const mica_slot_parts *parts, mica_rewriter *rw, bool *goes);
// of SafeMemorySlotAccessOpInterface, written by the author
bool llvm_intr_memcpy_inline_is_safe(const mica_op *op, const mica_memory_slot *slot,
                                     mica_memory_slots *more);

// ---- llvm.intr.memset: Fills memory with a byte ----

extern const mica_op_def llvm_intr_memset_def;
static inline bool llvm_intr_memset_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_memset_def);
}
enum { LLVM_INTR_MEMSET_OPERAND_DST, LLVM_INTR_MEMSET_OPERAND_VAL, LLVM_INTR_MEMSET_OPERAND_LEN };
enum {
  LLVM_INTR_MEMSET_SLOT_ACCESS_GROUPS, LLVM_INTR_MEMSET_SLOT_ALIAS_SCOPES,
  LLVM_INTR_MEMSET_SLOT_ARG_ATTRS, LLVM_INTR_MEMSET_SLOT_IS_VOLATILE,
  LLVM_INTR_MEMSET_SLOT_NOALIAS_SCOPES, LLVM_INTR_MEMSET_SLOT_RES_ATTRS, LLVM_INTR_MEMSET_SLOT_TBAA,
};
static inline mica_value *llvm_intr_memset_dst(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_OPERAND_DST);
}
static inline void llvm_intr_memset_set_dst(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_OPERAND_DST, value);
}
static inline mica_value *llvm_intr_memset_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_OPERAND_VAL);
}
static inline void llvm_intr_memset_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_memset_len(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_OPERAND_LEN);
}
static inline void llvm_intr_memset_set_len(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_OPERAND_LEN, value);
}
static inline const mica_attr *llvm_intr_memset_is_volatile_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_IS_VOLATILE);
}
static inline void llvm_intr_memset_set_is_volatile_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_IS_VOLATILE, value);
}
bool llvm_intr_memset_is_volatile(const mica_op *op);
bool llvm_intr_memset_set_is_volatile(mica_op *op, bool value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_memset_access_groups_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_ACCESS_GROUPS);
}
static inline void llvm_intr_memset_set_access_groups_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_ACCESS_GROUPS, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memset_alias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_ALIAS_SCOPES);
}
static inline void llvm_intr_memset_set_alias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_ALIAS_SCOPES, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memset_noalias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_intr_memset_set_noalias_scopes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_NOALIAS_SCOPES, value);
}
static inline const mica_attr *llvm_intr_memset_tbaa_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_TBAA);
}
static inline void llvm_intr_memset_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_TBAA, value);
}
static inline const mica_attr *llvm_intr_memset_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_ARG_ATTRS);
}
static inline void llvm_intr_memset_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_intr_memset_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_intr_memset_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memset_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *llvm_intr_memset_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_RES_ATTRS);
}
static inline void llvm_intr_memset_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_RES_ATTRS, value);
}
static inline bool llvm_intr_memset_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_def, LLVM_INTR_MEMSET_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_intr_memset_res_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memset_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_intr_memset_build(mica_builder *b, mica_loc loc, mica_value *dst, mica_value *val,
                                mica_value *len, bool is_volatile, const mica_attr *access_groups,
                                const mica_attr *alias_scopes, const mica_attr *noalias_scopes,
                                const mica_attr *tbaa, const mica_attr *arg_attrs,
                                const mica_attr *res_attrs);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memset_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memset_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *llvm_intr_memset_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                                    mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memset_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                      const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memset_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                                  mica_value *reaching, mica_rewriter *rw, bool *goes);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memset_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                                 mica_slot_parts *parts, mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memset_rewire(mica_op *op, const mica_memory_slot *slot,
                             const mica_slot_parts *parts, mica_rewriter *rw, bool *goes);
// of SafeMemorySlotAccessOpInterface, written by the author
bool llvm_intr_memset_is_safe(const mica_op *op, const mica_memory_slot *slot,
                              mica_memory_slots *more);

// ---- llvm.intr.memset.inline: Fills memory with a byte, without a call ----

extern const mica_op_def llvm_intr_memset_inline_def;
static inline bool llvm_intr_memset_inline_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_memset_inline_def);
}
enum { LLVM_INTR_MEMSET_INLINE_OPERAND_DST, LLVM_INTR_MEMSET_INLINE_OPERAND_VAL };
enum {
  LLVM_INTR_MEMSET_INLINE_SLOT_ACCESS_GROUPS, LLVM_INTR_MEMSET_INLINE_SLOT_ALIAS_SCOPES,
  LLVM_INTR_MEMSET_INLINE_SLOT_ARG_ATTRS, LLVM_INTR_MEMSET_INLINE_SLOT_IS_VOLATILE,
  LLVM_INTR_MEMSET_INLINE_SLOT_LEN, LLVM_INTR_MEMSET_INLINE_SLOT_NOALIAS_SCOPES,
  LLVM_INTR_MEMSET_INLINE_SLOT_RES_ATTRS, LLVM_INTR_MEMSET_INLINE_SLOT_TBAA,
};
static inline mica_value *llvm_intr_memset_inline_dst(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_OPERAND_DST);
}
static inline void llvm_intr_memset_inline_set_dst(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_OPERAND_DST,
                         value);
}
static inline mica_value *llvm_intr_memset_inline_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_OPERAND_VAL);
}
static inline void llvm_intr_memset_inline_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_OPERAND_VAL,
                         value);
}
static inline const mica_attr *llvm_intr_memset_inline_len_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_LEN);
}
static inline void llvm_intr_memset_inline_set_len_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_LEN, value);
}
static inline const mica_attr *llvm_intr_memset_inline_is_volatile_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def,
                         LLVM_INTR_MEMSET_INLINE_SLOT_IS_VOLATILE);
}
static inline void llvm_intr_memset_inline_set_is_volatile_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_IS_VOLATILE,
                      value);
}
bool llvm_intr_memset_inline_is_volatile(const mica_op *op);
bool llvm_intr_memset_inline_set_is_volatile(mica_op *op, bool value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_memset_inline_access_groups_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def,
                         LLVM_INTR_MEMSET_INLINE_SLOT_ACCESS_GROUPS);
}
static inline void llvm_intr_memset_inline_set_access_groups_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_ACCESS_GROUPS,
                      value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memset_inline_alias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def,
                         LLVM_INTR_MEMSET_INLINE_SLOT_ALIAS_SCOPES);
}
static inline void llvm_intr_memset_inline_set_alias_scopes_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_ALIAS_SCOPES,
                      value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memset_inline_noalias_scopes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def,
                         LLVM_INTR_MEMSET_INLINE_SLOT_NOALIAS_SCOPES);
}
static inline void llvm_intr_memset_inline_set_noalias_scopes_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_NOALIAS_SCOPES,
                      value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memset_inline_tbaa_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_TBAA);
}
static inline void llvm_intr_memset_inline_set_tbaa_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_TBAA, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_memset_inline_arg_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_ARG_ATTRS);
}
static inline void llvm_intr_memset_inline_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_ARG_ATTRS,
                      value);
}
static inline bool llvm_intr_memset_inline_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def,
                         LLVM_INTR_MEMSET_INLINE_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_intr_memset_inline_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memset_inline_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_memset_inline_res_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_RES_ATTRS);
}
static inline void llvm_intr_memset_inline_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_memset_inline_def, LLVM_INTR_MEMSET_INLINE_SLOT_RES_ATTRS,
                      value);
}
static inline bool llvm_intr_memset_inline_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_memset_inline_def,
                         LLVM_INTR_MEMSET_INLINE_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_intr_memset_inline_res_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_memset_inline_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_intr_memset_inline_build(mica_builder *b, mica_loc loc, mica_value *dst,
                                       mica_value *val, const mica_attr *len, bool is_volatile,
                                       const mica_attr *access_groups,
                                       const mica_attr *alias_scopes,
                                       const mica_attr *noalias_scopes, const mica_attr *tbaa,
                                       const mica_attr *arg_attrs, const mica_attr *res_attrs);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memset_inline_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memset_inline_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *llvm_intr_memset_inline_stored(mica_op *op, const mica_memory_slot *slot,
                                           mica_value *reaching, mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memset_inline_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                             const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool llvm_intr_memset_inline_remove_uses(mica_op *op, const mica_memory_slot *slot,
                                         const mica_uses *uses, mica_value *reaching,
                                         mica_rewriter *rw, bool *goes);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memset_inline_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                                        mica_slot_parts *parts, mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool llvm_intr_memset_inline_rewire(mica_op *op, const mica_memory_slot *slot,
                                    const mica_slot_parts *parts, mica_rewriter *rw, bool *goes);
// of SafeMemorySlotAccessOpInterface, written by the author
bool llvm_intr_memset_inline_is_safe(const mica_op *op, const mica_memory_slot *slot,
                                     mica_memory_slots *more);

// ---- llvm.intr.prefetch: Says that memory will be used ----

extern const mica_op_def llvm_intr_prefetch_def;
static inline bool llvm_intr_prefetch_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_prefetch_def);
}
enum { LLVM_INTR_PREFETCH_OPERAND_ADDR };
enum { LLVM_INTR_PREFETCH_SLOT_CACHE, LLVM_INTR_PREFETCH_SLOT_HINT, LLVM_INTR_PREFETCH_SLOT_RW };
static inline mica_value *llvm_intr_prefetch_addr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_prefetch_def, LLVM_INTR_PREFETCH_OPERAND_ADDR);
}
static inline void llvm_intr_prefetch_set_addr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_prefetch_def, LLVM_INTR_PREFETCH_OPERAND_ADDR, value);
}
static inline const mica_attr *llvm_intr_prefetch_rw_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_prefetch_def, LLVM_INTR_PREFETCH_SLOT_RW);
}
static inline void llvm_intr_prefetch_set_rw_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_prefetch_def, LLVM_INTR_PREFETCH_SLOT_RW, value);
}
int32_t llvm_intr_prefetch_rw(const mica_op *op);
bool llvm_intr_prefetch_set_rw(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_intr_prefetch_hint_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_prefetch_def, LLVM_INTR_PREFETCH_SLOT_HINT);
}
static inline void llvm_intr_prefetch_set_hint_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_prefetch_def, LLVM_INTR_PREFETCH_SLOT_HINT, value);
}
int32_t llvm_intr_prefetch_hint(const mica_op *op);
bool llvm_intr_prefetch_set_hint(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_intr_prefetch_cache_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_prefetch_def, LLVM_INTR_PREFETCH_SLOT_CACHE);
}
static inline void llvm_intr_prefetch_set_cache_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_prefetch_def, LLVM_INTR_PREFETCH_SLOT_CACHE, value);
}
int32_t llvm_intr_prefetch_cache(const mica_op *op);
bool llvm_intr_prefetch_set_cache(mica_op *op, int32_t value);  // false: no memory
mica_op *llvm_intr_prefetch_build(mica_builder *b, mica_loc loc, mica_value *addr, int32_t rw,
                                  int32_t hint, int32_t cache);

// ---- llvm.intr.experimental.noalias.scope.decl: Where a scope begins ----

extern const mica_op_def llvm_intr_experimental_noalias_scope_decl_def;
static inline bool llvm_intr_experimental_noalias_scope_decl_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_experimental_noalias_scope_decl_def);
}
enum { LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL_SLOT_SCOPE };
static inline const mica_attr *llvm_intr_experimental_noalias_scope_decl_scope_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_experimental_noalias_scope_decl_def,
                         LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL_SLOT_SCOPE);
}
static inline void llvm_intr_experimental_noalias_scope_decl_set_scope_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_experimental_noalias_scope_decl_def,
                      LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL_SLOT_SCOPE, value);
}
mica_op *llvm_intr_experimental_noalias_scope_decl_build(mica_builder *b, mica_loc loc,
                                                         const mica_attr *scope);

// ---- llvm.intr.ptrmask: A pointer with only some of its bits ----

extern const mica_op_def llvm_intr_ptrmask_def;
static inline bool llvm_intr_ptrmask_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ptrmask_def);
}
enum { LLVM_INTR_PTRMASK_OPERAND_PTR, LLVM_INTR_PTRMASK_OPERAND_MASK };
enum { LLVM_INTR_PTRMASK_RESULT_RES };
static inline mica_value *llvm_intr_ptrmask_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ptrmask_def, LLVM_INTR_PTRMASK_OPERAND_PTR);
}
static inline void llvm_intr_ptrmask_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ptrmask_def, LLVM_INTR_PTRMASK_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_ptrmask_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ptrmask_def, LLVM_INTR_PTRMASK_OPERAND_MASK);
}
static inline void llvm_intr_ptrmask_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ptrmask_def, LLVM_INTR_PTRMASK_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_ptrmask_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ptrmask_def, LLVM_INTR_PTRMASK_RESULT_RES);
}
mica_op *llvm_intr_ptrmask_build(mica_builder *b, mica_loc loc, mica_value *ptr, mica_value *mask);

// ---- llvm.intr.lifetime.start: Memory is used from here on ----

extern const mica_op_def llvm_intr_lifetime_start_def;
static inline bool llvm_intr_lifetime_start_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_lifetime_start_def);
}
enum { LLVM_INTR_LIFETIME_START_OPERAND_PTR };
static inline mica_value *llvm_intr_lifetime_start_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_lifetime_start_def,
                            LLVM_INTR_LIFETIME_START_OPERAND_PTR);
}
static inline void llvm_intr_lifetime_start_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_lifetime_start_def, LLVM_INTR_LIFETIME_START_OPERAND_PTR,
                         value);
}
mica_op *llvm_intr_lifetime_start_build(mica_builder *b, mica_loc loc, mica_value *ptr);
// of PromotableOpInterface, written by the author
bool llvm_intr_lifetime_start_can_remove_uses(const mica_op *op, const mica_uses *uses,
                                              mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_intr_lifetime_start_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                          bool *goes);

// ---- llvm.intr.lifetime.end: Memory isn't used from here on ----

extern const mica_op_def llvm_intr_lifetime_end_def;
static inline bool llvm_intr_lifetime_end_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_lifetime_end_def);
}
enum { LLVM_INTR_LIFETIME_END_OPERAND_PTR };
static inline mica_value *llvm_intr_lifetime_end_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_lifetime_end_def, LLVM_INTR_LIFETIME_END_OPERAND_PTR);
}
static inline void llvm_intr_lifetime_end_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_lifetime_end_def, LLVM_INTR_LIFETIME_END_OPERAND_PTR,
                         value);
}
mica_op *llvm_intr_lifetime_end_build(mica_builder *b, mica_loc loc, mica_value *ptr);
// of PromotableOpInterface, written by the author
bool llvm_intr_lifetime_end_can_remove_uses(const mica_op *op, const mica_uses *uses,
                                            mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_intr_lifetime_end_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                        bool *goes);

// ---- llvm.intr.invariant.start: Memory doesn't change from here on ----

extern const mica_op_def llvm_intr_invariant_start_def;
static inline bool llvm_intr_invariant_start_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_invariant_start_def);
}
enum { LLVM_INTR_INVARIANT_START_OPERAND_PTR };
enum { LLVM_INTR_INVARIANT_START_RESULT_RES };
enum { LLVM_INTR_INVARIANT_START_SLOT_SIZE };
static inline mica_value *llvm_intr_invariant_start_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_invariant_start_def,
                            LLVM_INTR_INVARIANT_START_OPERAND_PTR);
}
static inline void llvm_intr_invariant_start_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_invariant_start_def, LLVM_INTR_INVARIANT_START_OPERAND_PTR,
                         value);
}
static inline mica_value *llvm_intr_invariant_start_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_invariant_start_def,
                           LLVM_INTR_INVARIANT_START_RESULT_RES);
}
static inline const mica_attr *llvm_intr_invariant_start_size_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_invariant_start_def, LLVM_INTR_INVARIANT_START_SLOT_SIZE);
}
static inline void llvm_intr_invariant_start_set_size_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_invariant_start_def, LLVM_INTR_INVARIANT_START_SLOT_SIZE,
                      value);
}
int64_t llvm_intr_invariant_start_size(const mica_op *op);
bool llvm_intr_invariant_start_set_size(mica_op *op, int64_t value);  // false: no memory
mica_op *llvm_intr_invariant_start_build(mica_builder *b, mica_loc loc, int64_t size,
                                         mica_value *ptr);
// of PromotableOpInterface, written by the author
bool llvm_intr_invariant_start_can_remove_uses(const mica_op *op, const mica_uses *uses,
                                               mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_intr_invariant_start_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                           bool *goes);

// ---- llvm.intr.invariant.end: Memory may change from here on ----

extern const mica_op_def llvm_intr_invariant_end_def;
static inline bool llvm_intr_invariant_end_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_invariant_end_def);
}
enum { LLVM_INTR_INVARIANT_END_OPERAND_START, LLVM_INTR_INVARIANT_END_OPERAND_PTR };
enum { LLVM_INTR_INVARIANT_END_SLOT_SIZE };
static inline mica_value *llvm_intr_invariant_end_start(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_invariant_end_def,
                            LLVM_INTR_INVARIANT_END_OPERAND_START);
}
static inline void llvm_intr_invariant_end_set_start(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_invariant_end_def, LLVM_INTR_INVARIANT_END_OPERAND_START,
                         value);
}
static inline mica_value *llvm_intr_invariant_end_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_invariant_end_def, LLVM_INTR_INVARIANT_END_OPERAND_PTR);
}
static inline void llvm_intr_invariant_end_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_invariant_end_def, LLVM_INTR_INVARIANT_END_OPERAND_PTR,
                         value);
}
static inline const mica_attr *llvm_intr_invariant_end_size_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_invariant_end_def, LLVM_INTR_INVARIANT_END_SLOT_SIZE);
}
static inline void llvm_intr_invariant_end_set_size_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_invariant_end_def, LLVM_INTR_INVARIANT_END_SLOT_SIZE, value);
}
int64_t llvm_intr_invariant_end_size(const mica_op *op);
bool llvm_intr_invariant_end_set_size(mica_op *op, int64_t value);  // false: no memory
mica_op *llvm_intr_invariant_end_build(mica_builder *b, mica_loc loc, mica_value *start,
                                       int64_t size, mica_value *ptr);
// of PromotableOpInterface, written by the author
bool llvm_intr_invariant_end_can_remove_uses(const mica_op *op, const mica_uses *uses,
                                             mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_intr_invariant_end_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                         bool *goes);

// ---- llvm.intr.launder.invariant.group: A pointer of which nothing is known to be invariant ----

extern const mica_op_def llvm_intr_launder_invariant_group_def;
static inline bool llvm_intr_launder_invariant_group_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_launder_invariant_group_def);
}
enum { LLVM_INTR_LAUNDER_INVARIANT_GROUP_OPERAND_PTR };
enum { LLVM_INTR_LAUNDER_INVARIANT_GROUP_RESULT_RES };
static inline mica_value *llvm_intr_launder_invariant_group_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_launder_invariant_group_def,
                            LLVM_INTR_LAUNDER_INVARIANT_GROUP_OPERAND_PTR);
}
static inline void llvm_intr_launder_invariant_group_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_launder_invariant_group_def,
                         LLVM_INTR_LAUNDER_INVARIANT_GROUP_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_launder_invariant_group_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_launder_invariant_group_def,
                           LLVM_INTR_LAUNDER_INVARIANT_GROUP_RESULT_RES);
}
mica_op *llvm_intr_launder_invariant_group_build(mica_builder *b, mica_loc loc, mica_value *ptr);
// of PromotableOpInterface, written by the author
bool llvm_intr_launder_invariant_group_can_remove_uses(const mica_op *op, const mica_uses *uses,
                                                       mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_intr_launder_invariant_group_remove_uses(mica_op *op, const mica_uses *uses,
                                                   mica_rewriter *rw, bool *goes);

// ---- llvm.intr.strip.invariant.group: A pointer that is in no group ----

extern const mica_op_def llvm_intr_strip_invariant_group_def;
static inline bool llvm_intr_strip_invariant_group_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_strip_invariant_group_def);
}
enum { LLVM_INTR_STRIP_INVARIANT_GROUP_OPERAND_PTR };
enum { LLVM_INTR_STRIP_INVARIANT_GROUP_RESULT_RES };
static inline mica_value *llvm_intr_strip_invariant_group_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_strip_invariant_group_def,
                            LLVM_INTR_STRIP_INVARIANT_GROUP_OPERAND_PTR);
}
static inline void llvm_intr_strip_invariant_group_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_strip_invariant_group_def,
                         LLVM_INTR_STRIP_INVARIANT_GROUP_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_strip_invariant_group_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_strip_invariant_group_def,
                           LLVM_INTR_STRIP_INVARIANT_GROUP_RESULT_RES);
}
mica_op *llvm_intr_strip_invariant_group_build(mica_builder *b, mica_loc loc, mica_value *ptr);
// of PromotableOpInterface, written by the author
bool llvm_intr_strip_invariant_group_can_remove_uses(const mica_op *op, const mica_uses *uses,
                                                     mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_intr_strip_invariant_group_remove_uses(mica_op *op, const mica_uses *uses,
                                                 mica_rewriter *rw, bool *goes);

// ---- llvm.intr.stacksave: The place that the stack has reached ----

extern const mica_op_def llvm_intr_stacksave_def;
static inline bool llvm_intr_stacksave_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_stacksave_def);
}
enum { LLVM_INTR_STACKSAVE_RESULT_RES };
static inline mica_value *llvm_intr_stacksave_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_stacksave_def, LLVM_INTR_STACKSAVE_RESULT_RES);
}
mica_op *llvm_intr_stacksave_build(mica_builder *b, mica_loc loc, const mica_type *res_type);

// ---- llvm.intr.stackrestore: Puts the stack back ----

extern const mica_op_def llvm_intr_stackrestore_def;
static inline bool llvm_intr_stackrestore_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_stackrestore_def);
}
enum { LLVM_INTR_STACKRESTORE_OPERAND_PTR };
static inline mica_value *llvm_intr_stackrestore_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_stackrestore_def, LLVM_INTR_STACKRESTORE_OPERAND_PTR);
}
static inline void llvm_intr_stackrestore_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_stackrestore_def, LLVM_INTR_STACKRESTORE_OPERAND_PTR,
                         value);
}
mica_op *llvm_intr_stackrestore_build(mica_builder *b, mica_loc loc, mica_value *ptr);

// ---- llvm.intr.threadlocal.address: The address of this thread's variable ----

extern const mica_op_def llvm_intr_threadlocal_address_def;
static inline bool llvm_intr_threadlocal_address_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_threadlocal_address_def);
}
enum { LLVM_INTR_THREADLOCAL_ADDRESS_OPERAND_GLOBAL };
enum { LLVM_INTR_THREADLOCAL_ADDRESS_RESULT_RES };
static inline mica_value *llvm_intr_threadlocal_address_global(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_threadlocal_address_def,
                            LLVM_INTR_THREADLOCAL_ADDRESS_OPERAND_GLOBAL);
}
static inline void llvm_intr_threadlocal_address_set_global(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_threadlocal_address_def,
                         LLVM_INTR_THREADLOCAL_ADDRESS_OPERAND_GLOBAL, value);
}
static inline mica_value *llvm_intr_threadlocal_address_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_threadlocal_address_def,
                           LLVM_INTR_THREADLOCAL_ADDRESS_RESULT_RES);
}
mica_op *llvm_intr_threadlocal_address_build(mica_builder *b, mica_loc loc,
                                             const mica_type *res_type, mica_value *global);

// ---- llvm.intr.assume: Says that a condition holds ----

extern const mica_op_def llvm_intr_assume_def;
static inline bool llvm_intr_assume_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_assume_def);
}
enum { LLVM_INTR_ASSUME_OPERAND_COND, LLVM_INTR_ASSUME_OPERAND_OP_BUNDLE_OPERANDS };
enum { LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_SIZES, LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_TAGS };
static inline mica_value *llvm_intr_assume_cond(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_assume_def, LLVM_INTR_ASSUME_OPERAND_COND);
}
static inline void llvm_intr_assume_set_cond(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_assume_def, LLVM_INTR_ASSUME_OPERAND_COND, value);
}
static inline mica_segment llvm_intr_assume_op_bundle_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_intr_assume_def)), 1,
                               LLVM_INTR_ASSUME_OPERAND_OP_BUNDLE_OPERANDS);
}
static inline size_t llvm_intr_assume_op_bundle_operands_count(const mica_op *op) {
  return llvm_intr_assume_op_bundle_operands_segment(op).count;
}
static inline mica_value *llvm_intr_assume_op_bundle_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_intr_assume_op_bundle_operands_segment(op).first + index);
}
static inline size_t llvm_intr_assume_op_bundle_operands_group_count(const mica_op *op) {
  return mica_inner_segment_count(mica_op_slot_as(op, &llvm_intr_assume_def,
                                                  LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_SIZES));
}
static inline mica_segment llvm_intr_assume_op_bundle_operands_group(const mica_op *op,
                                                                     size_t index) {
  return mica_inner_segment(llvm_intr_assume_op_bundle_operands_segment(op),
                            mica_op_slot(op, LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_SIZES), index);
}
static inline bool llvm_intr_assume_set_op_bundle_operands(mica_op *op, mica_value *const *values,
                                                           size_t count) {
  return mica_op_replace_segment(op, llvm_intr_assume_op_bundle_operands_segment(op), values,
                                 count);
}
static inline const mica_attr *llvm_intr_assume_op_bundle_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_assume_def, LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_SIZES);
}
static inline void llvm_intr_assume_set_op_bundle_sizes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_assume_def, LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_SIZES, value);
}
mica_int32s llvm_intr_assume_op_bundle_sizes(const mica_op *op);
bool llvm_intr_assume_set_op_bundle_sizes(mica_op *op, mica_int32s value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_assume_op_bundle_tags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_assume_def, LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_TAGS);
}
static inline void llvm_intr_assume_set_op_bundle_tags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_assume_def, LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_TAGS, value);
}
static inline bool llvm_intr_assume_has_op_bundle_tags(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_assume_def, LLVM_INTR_ASSUME_SLOT_OP_BUNDLE_TAGS) != NULL;
}
mica_attrs llvm_intr_assume_op_bundle_tags(const mica_op *op);  // absent: zero
bool llvm_intr_assume_set_op_bundle_tags(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_intr_assume_build(mica_builder *b, mica_loc loc, mica_value *cond,
                                mica_value *const *op_bundle_operands,
                                size_t op_bundle_operands_count, mica_int32s op_bundle_sizes,
                                const mica_attr *op_bundle_tags);
// Written by the author: what the definition can't say. False: reported.
bool llvm_intr_assume_check(mica_op *op);

// ---- llvm.intr.ssa.copy: The same value ----

extern const mica_op_def llvm_intr_ssa_copy_def;
static inline bool llvm_intr_ssa_copy_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ssa_copy_def);
}
enum { LLVM_INTR_SSA_COPY_OPERAND };
enum { LLVM_INTR_SSA_COPY_RESULT_RES };
static inline mica_value *llvm_intr_ssa_copy_operand(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ssa_copy_def, LLVM_INTR_SSA_COPY_OPERAND);
}
static inline void llvm_intr_ssa_copy_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ssa_copy_def, LLVM_INTR_SSA_COPY_OPERAND, value);
}
static inline mica_value *llvm_intr_ssa_copy_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ssa_copy_def, LLVM_INTR_SSA_COPY_RESULT_RES);
}
mica_op *llvm_intr_ssa_copy_build(mica_builder *b, mica_loc loc, mica_value *operand);

// ---- llvm.intr.is.constant: Whether a value is known when the program is compiled ----

extern const mica_op_def llvm_intr_is_constant_def;
static inline bool llvm_intr_is_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_is_constant_def);
}
enum { LLVM_INTR_IS_CONSTANT_OPERAND_VAL };
enum { LLVM_INTR_IS_CONSTANT_RESULT_RES };
static inline mica_value *llvm_intr_is_constant_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_is_constant_def, LLVM_INTR_IS_CONSTANT_OPERAND_VAL);
}
static inline void llvm_intr_is_constant_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_is_constant_def, LLVM_INTR_IS_CONSTANT_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_is_constant_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_is_constant_def, LLVM_INTR_IS_CONSTANT_RESULT_RES);
}
mica_op *llvm_intr_is_constant_build(mica_builder *b, mica_loc loc, mica_value *val);

// ---- llvm.intr.expect: A value that is mostly the expected one ----

extern const mica_op_def llvm_intr_expect_def;
static inline bool llvm_intr_expect_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_expect_def);
}
enum { LLVM_INTR_EXPECT_OPERAND_VAL, LLVM_INTR_EXPECT_OPERAND_EXPECTED };
enum { LLVM_INTR_EXPECT_RESULT_RES };
static inline mica_value *llvm_intr_expect_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_expect_def, LLVM_INTR_EXPECT_OPERAND_VAL);
}
static inline void llvm_intr_expect_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_expect_def, LLVM_INTR_EXPECT_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_expect_expected(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_expect_def, LLVM_INTR_EXPECT_OPERAND_EXPECTED);
}
static inline void llvm_intr_expect_set_expected(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_expect_def, LLVM_INTR_EXPECT_OPERAND_EXPECTED, value);
}
static inline mica_value *llvm_intr_expect_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_expect_def, LLVM_INTR_EXPECT_RESULT_RES);
}
mica_op *llvm_intr_expect_build(mica_builder *b, mica_loc loc, mica_value *val,
                                mica_value *expected);

// ---- llvm.intr.expect.with.probability: A value that is so often the expected one ----

extern const mica_op_def llvm_intr_expect_with_probability_def;
static inline bool llvm_intr_expect_with_probability_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_expect_with_probability_def);
}
enum {
  LLVM_INTR_EXPECT_WITH_PROBABILITY_OPERAND_VAL, LLVM_INTR_EXPECT_WITH_PROBABILITY_OPERAND_EXPECTED,
};
enum { LLVM_INTR_EXPECT_WITH_PROBABILITY_RESULT_RES };
enum { LLVM_INTR_EXPECT_WITH_PROBABILITY_SLOT_PROB };
static inline mica_value *llvm_intr_expect_with_probability_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_expect_with_probability_def,
                            LLVM_INTR_EXPECT_WITH_PROBABILITY_OPERAND_VAL);
}
static inline void llvm_intr_expect_with_probability_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_expect_with_probability_def,
                         LLVM_INTR_EXPECT_WITH_PROBABILITY_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_expect_with_probability_expected(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_expect_with_probability_def,
                            LLVM_INTR_EXPECT_WITH_PROBABILITY_OPERAND_EXPECTED);
}
static inline void llvm_intr_expect_with_probability_set_expected(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_expect_with_probability_def,
                         LLVM_INTR_EXPECT_WITH_PROBABILITY_OPERAND_EXPECTED, value);
}
static inline mica_value *llvm_intr_expect_with_probability_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_expect_with_probability_def,
                           LLVM_INTR_EXPECT_WITH_PROBABILITY_RESULT_RES);
}
static inline const mica_attr *llvm_intr_expect_with_probability_prob_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_expect_with_probability_def,
                         LLVM_INTR_EXPECT_WITH_PROBABILITY_SLOT_PROB);
}
static inline void llvm_intr_expect_with_probability_set_prob_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_expect_with_probability_def,
                      LLVM_INTR_EXPECT_WITH_PROBABILITY_SLOT_PROB, value);
}
double llvm_intr_expect_with_probability_prob(const mica_op *op);
bool llvm_intr_expect_with_probability_set_prob(mica_op *op, double value);  // false: no memory
mica_op *llvm_intr_expect_with_probability_build(mica_builder *b, mica_loc loc, mica_value *val,
                                                 mica_value *expected, double prob);

// ---- llvm.intr.var.annotation: A note at a variable ----

extern const mica_op_def llvm_intr_var_annotation_def;
static inline bool llvm_intr_var_annotation_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_var_annotation_def);
}
enum {
  LLVM_INTR_VAR_ANNOTATION_OPERAND_VAL, LLVM_INTR_VAR_ANNOTATION_OPERAND_ANNOTATION,
  LLVM_INTR_VAR_ANNOTATION_OPERAND_FILE_NAME, LLVM_INTR_VAR_ANNOTATION_OPERAND_LINE,
  LLVM_INTR_VAR_ANNOTATION_OPERAND_ATTR,
};
static inline mica_value *llvm_intr_var_annotation_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_var_annotation_def,
                            LLVM_INTR_VAR_ANNOTATION_OPERAND_VAL);
}
static inline void llvm_intr_var_annotation_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_var_annotation_def, LLVM_INTR_VAR_ANNOTATION_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_var_annotation_annotation(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_var_annotation_def,
                            LLVM_INTR_VAR_ANNOTATION_OPERAND_ANNOTATION);
}
static inline void llvm_intr_var_annotation_set_annotation(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_var_annotation_def,
                         LLVM_INTR_VAR_ANNOTATION_OPERAND_ANNOTATION, value);
}
static inline mica_value *llvm_intr_var_annotation_file_name(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_var_annotation_def,
                            LLVM_INTR_VAR_ANNOTATION_OPERAND_FILE_NAME);
}
static inline void llvm_intr_var_annotation_set_file_name(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_var_annotation_def,
                         LLVM_INTR_VAR_ANNOTATION_OPERAND_FILE_NAME, value);
}
static inline mica_value *llvm_intr_var_annotation_line(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_var_annotation_def,
                            LLVM_INTR_VAR_ANNOTATION_OPERAND_LINE);
}
static inline void llvm_intr_var_annotation_set_line(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_var_annotation_def, LLVM_INTR_VAR_ANNOTATION_OPERAND_LINE,
                         value);
}
static inline mica_value *llvm_intr_var_annotation_attr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_var_annotation_def,
                            LLVM_INTR_VAR_ANNOTATION_OPERAND_ATTR);
}
static inline void llvm_intr_var_annotation_set_attr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_var_annotation_def, LLVM_INTR_VAR_ANNOTATION_OPERAND_ATTR,
                         value);
}
mica_op *llvm_intr_var_annotation_build(mica_builder *b, mica_loc loc, mica_value *val,
                                        mica_value *annotation, mica_value *file_name,
                                        mica_value *line, mica_value *attr);

// ---- llvm.intr.ptr.annotation: A note at a pointer ----

extern const mica_op_def llvm_intr_ptr_annotation_def;
static inline bool llvm_intr_ptr_annotation_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ptr_annotation_def);
}
enum {
  LLVM_INTR_PTR_ANNOTATION_OPERAND_PTR, LLVM_INTR_PTR_ANNOTATION_OPERAND_ANNOTATION,
  LLVM_INTR_PTR_ANNOTATION_OPERAND_FILE_NAME, LLVM_INTR_PTR_ANNOTATION_OPERAND_LINE,
  LLVM_INTR_PTR_ANNOTATION_OPERAND_ATTR,
};
enum { LLVM_INTR_PTR_ANNOTATION_RESULT_RES };
static inline mica_value *llvm_intr_ptr_annotation_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ptr_annotation_def,
                            LLVM_INTR_PTR_ANNOTATION_OPERAND_PTR);
}
static inline void llvm_intr_ptr_annotation_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ptr_annotation_def, LLVM_INTR_PTR_ANNOTATION_OPERAND_PTR,
                         value);
}
static inline mica_value *llvm_intr_ptr_annotation_annotation(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ptr_annotation_def,
                            LLVM_INTR_PTR_ANNOTATION_OPERAND_ANNOTATION);
}
static inline void llvm_intr_ptr_annotation_set_annotation(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ptr_annotation_def,
                         LLVM_INTR_PTR_ANNOTATION_OPERAND_ANNOTATION, value);
}
static inline mica_value *llvm_intr_ptr_annotation_file_name(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ptr_annotation_def,
                            LLVM_INTR_PTR_ANNOTATION_OPERAND_FILE_NAME);
}
static inline void llvm_intr_ptr_annotation_set_file_name(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ptr_annotation_def,
                         LLVM_INTR_PTR_ANNOTATION_OPERAND_FILE_NAME, value);
}
static inline mica_value *llvm_intr_ptr_annotation_line(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ptr_annotation_def,
                            LLVM_INTR_PTR_ANNOTATION_OPERAND_LINE);
}
static inline void llvm_intr_ptr_annotation_set_line(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ptr_annotation_def, LLVM_INTR_PTR_ANNOTATION_OPERAND_LINE,
                         value);
}
static inline mica_value *llvm_intr_ptr_annotation_attr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_ptr_annotation_def,
                            LLVM_INTR_PTR_ANNOTATION_OPERAND_ATTR);
}
static inline void llvm_intr_ptr_annotation_set_attr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_ptr_annotation_def, LLVM_INTR_PTR_ANNOTATION_OPERAND_ATTR,
                         value);
}
static inline mica_value *llvm_intr_ptr_annotation_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_ptr_annotation_def, LLVM_INTR_PTR_ANNOTATION_RESULT_RES);
}
mica_op *llvm_intr_ptr_annotation_build(mica_builder *b, mica_loc loc, mica_value *ptr,
                                        mica_value *annotation, mica_value *file_name,
                                        mica_value *line, mica_value *attr);

// ---- llvm.intr.annotation: A note at an integer ----

extern const mica_op_def llvm_intr_annotation_def;
static inline bool llvm_intr_annotation_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_annotation_def);
}
enum {
  LLVM_INTR_ANNOTATION_OPERAND_INTEGER, LLVM_INTR_ANNOTATION_OPERAND_ANNOTATION,
  LLVM_INTR_ANNOTATION_OPERAND_FILE_NAME, LLVM_INTR_ANNOTATION_OPERAND_LINE,
};
enum { LLVM_INTR_ANNOTATION_RESULT_RES };
static inline mica_value *llvm_intr_annotation_integer(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_OPERAND_INTEGER);
}
static inline void llvm_intr_annotation_set_integer(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_OPERAND_INTEGER,
                         value);
}
static inline mica_value *llvm_intr_annotation_annotation(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_OPERAND_ANNOTATION);
}
static inline void llvm_intr_annotation_set_annotation(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_OPERAND_ANNOTATION,
                         value);
}
static inline mica_value *llvm_intr_annotation_file_name(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_OPERAND_FILE_NAME);
}
static inline void llvm_intr_annotation_set_file_name(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_OPERAND_FILE_NAME,
                         value);
}
static inline mica_value *llvm_intr_annotation_line(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_OPERAND_LINE);
}
static inline void llvm_intr_annotation_set_line(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_OPERAND_LINE, value);
}
static inline mica_value *llvm_intr_annotation_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_annotation_def, LLVM_INTR_ANNOTATION_RESULT_RES);
}
mica_op *llvm_intr_annotation_build(mica_builder *b, mica_loc loc, mica_value *integer,
                                    mica_value *annotation, mica_value *file_name,
                                    mica_value *line);

// ---- llvm.intr.coro.id: The identity of a coroutine ----

extern const mica_op_def llvm_intr_coro_id_def;
static inline bool llvm_intr_coro_id_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_id_def);
}
enum {
  LLVM_INTR_CORO_ID_OPERAND_ALIGN, LLVM_INTR_CORO_ID_OPERAND_PROMISE,
  LLVM_INTR_CORO_ID_OPERAND_COROADDR, LLVM_INTR_CORO_ID_OPERAND_FNADDRS,
};
enum { LLVM_INTR_CORO_ID_RESULT_RES };
static inline mica_value *llvm_intr_coro_id_align(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_OPERAND_ALIGN);
}
static inline void llvm_intr_coro_id_set_align(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_OPERAND_ALIGN, value);
}
static inline mica_value *llvm_intr_coro_id_promise(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_OPERAND_PROMISE);
}
static inline void llvm_intr_coro_id_set_promise(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_OPERAND_PROMISE, value);
}
static inline mica_value *llvm_intr_coro_id_coroaddr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_OPERAND_COROADDR);
}
static inline void llvm_intr_coro_id_set_coroaddr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_OPERAND_COROADDR, value);
}
static inline mica_value *llvm_intr_coro_id_fnaddrs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_OPERAND_FNADDRS);
}
static inline void llvm_intr_coro_id_set_fnaddrs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_OPERAND_FNADDRS, value);
}
static inline mica_value *llvm_intr_coro_id_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_id_def, LLVM_INTR_CORO_ID_RESULT_RES);
}
mica_op *llvm_intr_coro_id_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *align, mica_value *promise, mica_value *coroaddr,
                                 mica_value *fnaddrs);

// ---- llvm.intr.coro.begin: Begins a coroutine ----

extern const mica_op_def llvm_intr_coro_begin_def;
static inline bool llvm_intr_coro_begin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_begin_def);
}
enum { LLVM_INTR_CORO_BEGIN_OPERAND_TOKEN, LLVM_INTR_CORO_BEGIN_OPERAND_MEM };
enum { LLVM_INTR_CORO_BEGIN_RESULT_RES };
static inline mica_value *llvm_intr_coro_begin_token(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_begin_def, LLVM_INTR_CORO_BEGIN_OPERAND_TOKEN);
}
static inline void llvm_intr_coro_begin_set_token(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_begin_def, LLVM_INTR_CORO_BEGIN_OPERAND_TOKEN, value);
}
static inline mica_value *llvm_intr_coro_begin_mem(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_begin_def, LLVM_INTR_CORO_BEGIN_OPERAND_MEM);
}
static inline void llvm_intr_coro_begin_set_mem(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_begin_def, LLVM_INTR_CORO_BEGIN_OPERAND_MEM, value);
}
static inline mica_value *llvm_intr_coro_begin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_begin_def, LLVM_INTR_CORO_BEGIN_RESULT_RES);
}
mica_op *llvm_intr_coro_begin_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                    mica_value *token, mica_value *mem);

// ---- llvm.intr.coro.size: The size of a coroutine's frame ----

extern const mica_op_def llvm_intr_coro_size_def;
static inline bool llvm_intr_coro_size_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_size_def);
}
enum { LLVM_INTR_CORO_SIZE_RESULT_RES };
static inline mica_value *llvm_intr_coro_size_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_size_def, LLVM_INTR_CORO_SIZE_RESULT_RES);
}
mica_op *llvm_intr_coro_size_build(mica_builder *b, mica_loc loc, const mica_type *res_type);

// ---- llvm.intr.coro.align: The alignment of a coroutine's frame ----

extern const mica_op_def llvm_intr_coro_align_def;
static inline bool llvm_intr_coro_align_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_align_def);
}
enum { LLVM_INTR_CORO_ALIGN_RESULT_RES };
static inline mica_value *llvm_intr_coro_align_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_align_def, LLVM_INTR_CORO_ALIGN_RESULT_RES);
}
mica_op *llvm_intr_coro_align_build(mica_builder *b, mica_loc loc, const mica_type *res_type);

// ---- llvm.intr.coro.save: Keeps the state of a coroutine ----

extern const mica_op_def llvm_intr_coro_save_def;
static inline bool llvm_intr_coro_save_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_save_def);
}
enum { LLVM_INTR_CORO_SAVE_OPERAND_HANDLE };
enum { LLVM_INTR_CORO_SAVE_RESULT_RES };
static inline mica_value *llvm_intr_coro_save_handle(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_save_def, LLVM_INTR_CORO_SAVE_OPERAND_HANDLE);
}
static inline void llvm_intr_coro_save_set_handle(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_save_def, LLVM_INTR_CORO_SAVE_OPERAND_HANDLE, value);
}
static inline mica_value *llvm_intr_coro_save_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_save_def, LLVM_INTR_CORO_SAVE_RESULT_RES);
}
mica_op *llvm_intr_coro_save_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                   mica_value *handle);

// ---- llvm.intr.coro.suspend: Suspends a coroutine ----

extern const mica_op_def llvm_intr_coro_suspend_def;
static inline bool llvm_intr_coro_suspend_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_suspend_def);
}
enum { LLVM_INTR_CORO_SUSPEND_OPERAND_SAVE, LLVM_INTR_CORO_SUSPEND_OPERAND_FINAL };
enum { LLVM_INTR_CORO_SUSPEND_RESULT_RES };
static inline mica_value *llvm_intr_coro_suspend_save(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_suspend_def, LLVM_INTR_CORO_SUSPEND_OPERAND_SAVE);
}
static inline void llvm_intr_coro_suspend_set_save(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_suspend_def, LLVM_INTR_CORO_SUSPEND_OPERAND_SAVE,
                         value);
}
static inline mica_value *llvm_intr_coro_suspend_final(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_suspend_def, LLVM_INTR_CORO_SUSPEND_OPERAND_FINAL);
}
static inline void llvm_intr_coro_suspend_set_final(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_suspend_def, LLVM_INTR_CORO_SUSPEND_OPERAND_FINAL,
                         value);
}
static inline mica_value *llvm_intr_coro_suspend_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_suspend_def, LLVM_INTR_CORO_SUSPEND_RESULT_RES);
}
mica_op *llvm_intr_coro_suspend_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                      mica_value *save, mica_value *final);

// ---- llvm.intr.coro.end: Ends a coroutine ----

extern const mica_op_def llvm_intr_coro_end_def;
static inline bool llvm_intr_coro_end_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_end_def);
}
enum {
  LLVM_INTR_CORO_END_OPERAND_HANDLE, LLVM_INTR_CORO_END_OPERAND_UNWIND,
  LLVM_INTR_CORO_END_OPERAND_RETVALS,
};
enum { LLVM_INTR_CORO_END_RESULT_RES };
static inline mica_value *llvm_intr_coro_end_handle(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_end_def, LLVM_INTR_CORO_END_OPERAND_HANDLE);
}
static inline void llvm_intr_coro_end_set_handle(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_end_def, LLVM_INTR_CORO_END_OPERAND_HANDLE, value);
}
static inline mica_value *llvm_intr_coro_end_unwind(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_end_def, LLVM_INTR_CORO_END_OPERAND_UNWIND);
}
static inline void llvm_intr_coro_end_set_unwind(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_end_def, LLVM_INTR_CORO_END_OPERAND_UNWIND, value);
}
static inline mica_value *llvm_intr_coro_end_retvals(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_end_def, LLVM_INTR_CORO_END_OPERAND_RETVALS);
}
static inline void llvm_intr_coro_end_set_retvals(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_end_def, LLVM_INTR_CORO_END_OPERAND_RETVALS, value);
}
static inline mica_value *llvm_intr_coro_end_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_end_def, LLVM_INTR_CORO_END_RESULT_RES);
}
mica_op *llvm_intr_coro_end_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                  mica_value *handle, mica_value *unwind, mica_value *retvals);

// ---- llvm.intr.coro.free: The memory of a coroutine that ends ----

extern const mica_op_def llvm_intr_coro_free_def;
static inline bool llvm_intr_coro_free_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_free_def);
}
enum { LLVM_INTR_CORO_FREE_OPERAND_ID, LLVM_INTR_CORO_FREE_OPERAND_HANDLE };
enum { LLVM_INTR_CORO_FREE_RESULT_RES };
static inline mica_value *llvm_intr_coro_free_id(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_free_def, LLVM_INTR_CORO_FREE_OPERAND_ID);
}
static inline void llvm_intr_coro_free_set_id(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_free_def, LLVM_INTR_CORO_FREE_OPERAND_ID, value);
}
static inline mica_value *llvm_intr_coro_free_handle(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_free_def, LLVM_INTR_CORO_FREE_OPERAND_HANDLE);
}
static inline void llvm_intr_coro_free_set_handle(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_free_def, LLVM_INTR_CORO_FREE_OPERAND_HANDLE, value);
}
static inline mica_value *llvm_intr_coro_free_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_free_def, LLVM_INTR_CORO_FREE_RESULT_RES);
}
mica_op *llvm_intr_coro_free_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                   mica_value *id, mica_value *handle);

// ---- llvm.intr.coro.resume: Goes on in a coroutine ----

extern const mica_op_def llvm_intr_coro_resume_def;
static inline bool llvm_intr_coro_resume_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_resume_def);
}
enum { LLVM_INTR_CORO_RESUME_OPERAND_HANDLE };
static inline mica_value *llvm_intr_coro_resume_handle(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_resume_def, LLVM_INTR_CORO_RESUME_OPERAND_HANDLE);
}
static inline void llvm_intr_coro_resume_set_handle(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_resume_def, LLVM_INTR_CORO_RESUME_OPERAND_HANDLE,
                         value);
}
mica_op *llvm_intr_coro_resume_build(mica_builder *b, mica_loc loc, mica_value *handle);

// ---- llvm.intr.coro.promise: The promise of a coroutine, or the coroutine of a promise ----

extern const mica_op_def llvm_intr_coro_promise_def;
static inline bool llvm_intr_coro_promise_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_coro_promise_def);
}
enum {
  LLVM_INTR_CORO_PROMISE_OPERAND_HANDLE, LLVM_INTR_CORO_PROMISE_OPERAND_ALIGN,
  LLVM_INTR_CORO_PROMISE_OPERAND_FROM,
};
enum { LLVM_INTR_CORO_PROMISE_RESULT_RES };
static inline mica_value *llvm_intr_coro_promise_handle(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_promise_def, LLVM_INTR_CORO_PROMISE_OPERAND_HANDLE);
}
static inline void llvm_intr_coro_promise_set_handle(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_promise_def, LLVM_INTR_CORO_PROMISE_OPERAND_HANDLE,
                         value);
}
static inline mica_value *llvm_intr_coro_promise_align(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_promise_def, LLVM_INTR_CORO_PROMISE_OPERAND_ALIGN);
}
static inline void llvm_intr_coro_promise_set_align(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_promise_def, LLVM_INTR_CORO_PROMISE_OPERAND_ALIGN,
                         value);
}
static inline mica_value *llvm_intr_coro_promise_from(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_coro_promise_def, LLVM_INTR_CORO_PROMISE_OPERAND_FROM);
}
static inline void llvm_intr_coro_promise_set_from(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_coro_promise_def, LLVM_INTR_CORO_PROMISE_OPERAND_FROM,
                         value);
}
static inline mica_value *llvm_intr_coro_promise_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_coro_promise_def, LLVM_INTR_CORO_PROMISE_RESULT_RES);
}
mica_op *llvm_intr_coro_promise_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                      mica_value *handle, mica_value *align, mica_value *from);

// ---- llvm.intr.dbg.declare: Describes how the address relates to a source language variable. ----

extern const mica_op_def llvm_intr_dbg_declare_def;
static inline bool llvm_intr_dbg_declare_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_dbg_declare_def);
}
enum { LLVM_INTR_DBG_DECLARE_OPERAND_ADDR };
enum { LLVM_INTR_DBG_DECLARE_SLOT_LOCATION_EXPR, LLVM_INTR_DBG_DECLARE_SLOT_VAR_INFO };
static inline mica_value *llvm_intr_dbg_declare_addr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_dbg_declare_def, LLVM_INTR_DBG_DECLARE_OPERAND_ADDR);
}
static inline void llvm_intr_dbg_declare_set_addr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_dbg_declare_def, LLVM_INTR_DBG_DECLARE_OPERAND_ADDR, value);
}
static inline const mica_attr *llvm_intr_dbg_declare_var_info_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_dbg_declare_def, LLVM_INTR_DBG_DECLARE_SLOT_VAR_INFO);
}
static inline void llvm_intr_dbg_declare_set_var_info_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_dbg_declare_def, LLVM_INTR_DBG_DECLARE_SLOT_VAR_INFO, value);
}
static inline const mica_attr *llvm_intr_dbg_declare_location_expr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_dbg_declare_def, LLVM_INTR_DBG_DECLARE_SLOT_LOCATION_EXPR);
}
static inline void llvm_intr_dbg_declare_set_location_expr_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_dbg_declare_def, LLVM_INTR_DBG_DECLARE_SLOT_LOCATION_EXPR,
                      value);
}
const mica_attr *llvm_intr_dbg_declare_location_expr(const mica_op *op);  // absent: the default
mica_op *llvm_intr_dbg_declare_build(mica_builder *b, mica_loc loc, mica_value *addr,
                                     const mica_attr *var_info, const mica_attr *location_expr);
// of PromotableOpInterface, written by the author
bool llvm_intr_dbg_declare_can_remove_uses(const mica_op *op, const mica_uses *uses,
                                           mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_intr_dbg_declare_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                       bool *goes);
// of PromotableOpInterface, written by the author
bool llvm_intr_dbg_declare_wants_replaced(const mica_op *op);
// of PromotableOpInterface, written by the author
bool llvm_intr_dbg_declare_visit_replaced(mica_op *op, const mica_replaced_value *values,
                                          size_t count, mica_rewriter *rw);

// ---- llvm.intr.dbg.value: Describes how the value relates to a source language variable. ----

extern const mica_op_def llvm_intr_dbg_value_def;
static inline bool llvm_intr_dbg_value_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_dbg_value_def);
}
enum { LLVM_INTR_DBG_VALUE_OPERAND_VALUE };
enum { LLVM_INTR_DBG_VALUE_SLOT_LOCATION_EXPR, LLVM_INTR_DBG_VALUE_SLOT_VAR_INFO };
static inline mica_value *llvm_intr_dbg_value_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_dbg_value_def, LLVM_INTR_DBG_VALUE_OPERAND_VALUE);
}
static inline void llvm_intr_dbg_value_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_dbg_value_def, LLVM_INTR_DBG_VALUE_OPERAND_VALUE, value);
}
static inline const mica_attr *llvm_intr_dbg_value_var_info_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_dbg_value_def, LLVM_INTR_DBG_VALUE_SLOT_VAR_INFO);
}
static inline void llvm_intr_dbg_value_set_var_info_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_dbg_value_def, LLVM_INTR_DBG_VALUE_SLOT_VAR_INFO, value);
}
static inline const mica_attr *llvm_intr_dbg_value_location_expr_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_dbg_value_def, LLVM_INTR_DBG_VALUE_SLOT_LOCATION_EXPR);
}
static inline void llvm_intr_dbg_value_set_location_expr_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_dbg_value_def, LLVM_INTR_DBG_VALUE_SLOT_LOCATION_EXPR, value);
}
const mica_attr *llvm_intr_dbg_value_location_expr(const mica_op *op);  // absent: the default
mica_op *llvm_intr_dbg_value_build(mica_builder *b, mica_loc loc, mica_value *value,
                                   const mica_attr *var_info, const mica_attr *location_expr);
// of PromotableOpInterface, written by the author
bool llvm_intr_dbg_value_can_remove_uses(const mica_op *op, const mica_uses *uses, mica_uses *more);
// of PromotableOpInterface, written by the author
bool llvm_intr_dbg_value_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                     bool *goes);

// ---- llvm.intr.dbg.label: Where a label of the source is ----

extern const mica_op_def llvm_intr_dbg_label_def;
static inline bool llvm_intr_dbg_label_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_dbg_label_def);
}
enum { LLVM_INTR_DBG_LABEL_SLOT_LABEL };
static inline const mica_attr *llvm_intr_dbg_label_label_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_dbg_label_def, LLVM_INTR_DBG_LABEL_SLOT_LABEL);
}
static inline void llvm_intr_dbg_label_set_label_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_dbg_label_def, LLVM_INTR_DBG_LABEL_SLOT_LABEL, value);
}
mica_op *llvm_intr_dbg_label_build(mica_builder *b, mica_loc loc, const mica_attr *label);

// ---- llvm.intr.vastart: Begins with the arguments of any number ----

extern const mica_op_def llvm_intr_vastart_def;
static inline bool llvm_intr_vastart_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vastart_def);
}
enum { LLVM_INTR_VASTART_OPERAND_ARG_LIST };
static inline mica_value *llvm_intr_vastart_arg_list(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vastart_def, LLVM_INTR_VASTART_OPERAND_ARG_LIST);
}
static inline void llvm_intr_vastart_set_arg_list(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vastart_def, LLVM_INTR_VASTART_OPERAND_ARG_LIST, value);
}
mica_op *llvm_intr_vastart_build(mica_builder *b, mica_loc loc, mica_value *arg_list);

// ---- llvm.intr.vaend: Is done with the arguments ----

extern const mica_op_def llvm_intr_vaend_def;
static inline bool llvm_intr_vaend_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vaend_def);
}
enum { LLVM_INTR_VAEND_OPERAND_ARG_LIST };
static inline mica_value *llvm_intr_vaend_arg_list(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vaend_def, LLVM_INTR_VAEND_OPERAND_ARG_LIST);
}
static inline void llvm_intr_vaend_set_arg_list(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vaend_def, LLVM_INTR_VAEND_OPERAND_ARG_LIST, value);
}
mica_op *llvm_intr_vaend_build(mica_builder *b, mica_loc loc, mica_value *arg_list);

// ---- llvm.intr.vacopy: The place among the arguments, once more ----

extern const mica_op_def llvm_intr_vacopy_def;
static inline bool llvm_intr_vacopy_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vacopy_def);
}
enum { LLVM_INTR_VACOPY_OPERAND_DEST_LIST, LLVM_INTR_VACOPY_OPERAND_SRC_LIST };
static inline mica_value *llvm_intr_vacopy_dest_list(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vacopy_def, LLVM_INTR_VACOPY_OPERAND_DEST_LIST);
}
static inline void llvm_intr_vacopy_set_dest_list(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vacopy_def, LLVM_INTR_VACOPY_OPERAND_DEST_LIST, value);
}
static inline mica_value *llvm_intr_vacopy_src_list(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vacopy_def, LLVM_INTR_VACOPY_OPERAND_SRC_LIST);
}
static inline void llvm_intr_vacopy_set_src_list(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vacopy_def, LLVM_INTR_VACOPY_OPERAND_SRC_LIST, value);
}
mica_op *llvm_intr_vacopy_build(mica_builder *b, mica_loc loc, mica_value *dest_list,
                                mica_value *src_list);

// ---- llvm.intr.eh.typeid.for: The number of a type of exceptions ----

extern const mica_op_def llvm_intr_eh_typeid_for_def;
static inline bool llvm_intr_eh_typeid_for_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_eh_typeid_for_def);
}
enum { LLVM_INTR_EH_TYPEID_FOR_OPERAND_TYPE_INFO };
enum { LLVM_INTR_EH_TYPEID_FOR_RESULT_RES };
static inline mica_value *llvm_intr_eh_typeid_for_type_info(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_eh_typeid_for_def,
                            LLVM_INTR_EH_TYPEID_FOR_OPERAND_TYPE_INFO);
}
static inline void llvm_intr_eh_typeid_for_set_type_info(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_eh_typeid_for_def,
                         LLVM_INTR_EH_TYPEID_FOR_OPERAND_TYPE_INFO, value);
}
static inline mica_value *llvm_intr_eh_typeid_for_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_eh_typeid_for_def, LLVM_INTR_EH_TYPEID_FOR_RESULT_RES);
}
mica_op *llvm_intr_eh_typeid_for_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                       mica_value *type_info);

// ---- llvm.intr.trap: Ends the program ----

extern const mica_op_def llvm_intr_trap_def;
static inline bool llvm_intr_trap_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_trap_def);
}
mica_op *llvm_intr_trap_build(mica_builder *b, mica_loc loc);

// ---- llvm.intr.debugtrap: Stops the program for a debugger ----

extern const mica_op_def llvm_intr_debugtrap_def;
static inline bool llvm_intr_debugtrap_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_debugtrap_def);
}
mica_op *llvm_intr_debugtrap_build(mica_builder *b, mica_loc loc);

// ---- llvm.intr.ubsantrap: Ends the program for what is undefined ----

extern const mica_op_def llvm_intr_ubsantrap_def;
static inline bool llvm_intr_ubsantrap_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_ubsantrap_def);
}
enum { LLVM_INTR_UBSANTRAP_SLOT_FAILURE_KIND };
static inline const mica_attr *llvm_intr_ubsantrap_failure_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_ubsantrap_def, LLVM_INTR_UBSANTRAP_SLOT_FAILURE_KIND);
}
static inline void llvm_intr_ubsantrap_set_failure_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_ubsantrap_def, LLVM_INTR_UBSANTRAP_SLOT_FAILURE_KIND, value);
}
int8_t llvm_intr_ubsantrap_failure_kind(const mica_op *op);
bool llvm_intr_ubsantrap_set_failure_kind(mica_op *op, int8_t value);  // false: no memory
mica_op *llvm_intr_ubsantrap_build(mica_builder *b, mica_loc loc, int8_t failure_kind);

// ---- llvm.intr.vector.reduce.add: All elements by `add` ----

extern const mica_op_def llvm_intr_vector_reduce_add_def;
static inline bool llvm_intr_vector_reduce_add_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_add_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_ADD_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_ADD_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_add_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_add_def,
                            LLVM_INTR_VECTOR_REDUCE_ADD_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_add_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_add_def,
                         LLVM_INTR_VECTOR_REDUCE_ADD_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_add_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_add_def,
                           LLVM_INTR_VECTOR_REDUCE_ADD_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_add_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                           mica_value *in);

// ---- llvm.intr.vector.reduce.and: All elements by `and` ----

extern const mica_op_def llvm_intr_vector_reduce_and_def;
static inline bool llvm_intr_vector_reduce_and_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_and_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_AND_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_AND_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_and_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_and_def,
                            LLVM_INTR_VECTOR_REDUCE_AND_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_and_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_and_def,
                         LLVM_INTR_VECTOR_REDUCE_AND_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_and_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_and_def,
                           LLVM_INTR_VECTOR_REDUCE_AND_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_and_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                           mica_value *in);

// ---- llvm.intr.vector.reduce.mul: All elements by `mul` ----

extern const mica_op_def llvm_intr_vector_reduce_mul_def;
static inline bool llvm_intr_vector_reduce_mul_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_mul_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_MUL_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_MUL_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_mul_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_mul_def,
                            LLVM_INTR_VECTOR_REDUCE_MUL_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_mul_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_mul_def,
                         LLVM_INTR_VECTOR_REDUCE_MUL_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_mul_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_mul_def,
                           LLVM_INTR_VECTOR_REDUCE_MUL_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_mul_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                           mica_value *in);

// ---- llvm.intr.vector.reduce.or: All elements by `or` ----

extern const mica_op_def llvm_intr_vector_reduce_or_def;
static inline bool llvm_intr_vector_reduce_or_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_or_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_OR_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_OR_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_or_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_or_def,
                            LLVM_INTR_VECTOR_REDUCE_OR_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_or_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_or_def, LLVM_INTR_VECTOR_REDUCE_OR_OPERAND_IN,
                         value);
}
static inline mica_value *llvm_intr_vector_reduce_or_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_or_def,
                           LLVM_INTR_VECTOR_REDUCE_OR_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_or_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                          mica_value *in);

// ---- llvm.intr.vector.reduce.smax: All elements by `smax` ----

extern const mica_op_def llvm_intr_vector_reduce_smax_def;
static inline bool llvm_intr_vector_reduce_smax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_smax_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_SMAX_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_SMAX_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_smax_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_smax_def,
                            LLVM_INTR_VECTOR_REDUCE_SMAX_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_smax_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_smax_def,
                         LLVM_INTR_VECTOR_REDUCE_SMAX_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_smax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_smax_def,
                           LLVM_INTR_VECTOR_REDUCE_SMAX_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_smax_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *in);

// ---- llvm.intr.vector.reduce.smin: All elements by `smin` ----

extern const mica_op_def llvm_intr_vector_reduce_smin_def;
static inline bool llvm_intr_vector_reduce_smin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_smin_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_SMIN_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_SMIN_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_smin_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_smin_def,
                            LLVM_INTR_VECTOR_REDUCE_SMIN_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_smin_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_smin_def,
                         LLVM_INTR_VECTOR_REDUCE_SMIN_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_smin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_smin_def,
                           LLVM_INTR_VECTOR_REDUCE_SMIN_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_smin_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *in);

// ---- llvm.intr.vector.reduce.umax: All elements by `umax` ----

extern const mica_op_def llvm_intr_vector_reduce_umax_def;
static inline bool llvm_intr_vector_reduce_umax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_umax_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_UMAX_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_UMAX_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_umax_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_umax_def,
                            LLVM_INTR_VECTOR_REDUCE_UMAX_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_umax_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_umax_def,
                         LLVM_INTR_VECTOR_REDUCE_UMAX_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_umax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_umax_def,
                           LLVM_INTR_VECTOR_REDUCE_UMAX_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_umax_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *in);

// ---- llvm.intr.vector.reduce.umin: All elements by `umin` ----

extern const mica_op_def llvm_intr_vector_reduce_umin_def;
static inline bool llvm_intr_vector_reduce_umin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_umin_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_UMIN_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_UMIN_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_umin_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_umin_def,
                            LLVM_INTR_VECTOR_REDUCE_UMIN_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_umin_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_umin_def,
                         LLVM_INTR_VECTOR_REDUCE_UMIN_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_umin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_umin_def,
                           LLVM_INTR_VECTOR_REDUCE_UMIN_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_umin_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *in);

// ---- llvm.intr.vector.reduce.xor: All elements by `xor` ----

extern const mica_op_def llvm_intr_vector_reduce_xor_def;
static inline bool llvm_intr_vector_reduce_xor_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_xor_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_XOR_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_XOR_RESULT_RES };
static inline mica_value *llvm_intr_vector_reduce_xor_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_xor_def,
                            LLVM_INTR_VECTOR_REDUCE_XOR_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_xor_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_xor_def,
                         LLVM_INTR_VECTOR_REDUCE_XOR_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_xor_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_xor_def,
                           LLVM_INTR_VECTOR_REDUCE_XOR_RESULT_RES);
}
mica_op *llvm_intr_vector_reduce_xor_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                           mica_value *in);

// ---- llvm.intr.vector.reduce.fmax: All elements by `fmax` ----

extern const mica_op_def llvm_intr_vector_reduce_fmax_def;
static inline bool llvm_intr_vector_reduce_fmax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_fmax_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_FMAX_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_FMAX_RESULT_RES };
enum { LLVM_INTR_VECTOR_REDUCE_FMAX_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_vector_reduce_fmax_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_fmax_def,
                            LLVM_INTR_VECTOR_REDUCE_FMAX_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_fmax_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_fmax_def,
                         LLVM_INTR_VECTOR_REDUCE_FMAX_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_fmax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_fmax_def,
                           LLVM_INTR_VECTOR_REDUCE_FMAX_RESULT_RES);
}
static inline const mica_attr *llvm_intr_vector_reduce_fmax_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_vector_reduce_fmax_def,
                         LLVM_INTR_VECTOR_REDUCE_FMAX_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_vector_reduce_fmax_set_fastmath_flags_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_vector_reduce_fmax_def,
                      LLVM_INTR_VECTOR_REDUCE_FMAX_SLOT_FASTMATH_FLAGS, value);
}
// absent: the default
llvm_fastmath_flags llvm_intr_vector_reduce_fmax_fastmath_flags(const mica_op *op);
// false: no memory
bool llvm_intr_vector_reduce_fmax_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_vector_reduce_fmax_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *in,
                                            llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.vector.reduce.fmin: All elements by `fmin` ----

extern const mica_op_def llvm_intr_vector_reduce_fmin_def;
static inline bool llvm_intr_vector_reduce_fmin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_fmin_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_FMIN_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_FMIN_RESULT_RES };
enum { LLVM_INTR_VECTOR_REDUCE_FMIN_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_vector_reduce_fmin_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_fmin_def,
                            LLVM_INTR_VECTOR_REDUCE_FMIN_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_fmin_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_fmin_def,
                         LLVM_INTR_VECTOR_REDUCE_FMIN_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_fmin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_fmin_def,
                           LLVM_INTR_VECTOR_REDUCE_FMIN_RESULT_RES);
}
static inline const mica_attr *llvm_intr_vector_reduce_fmin_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_vector_reduce_fmin_def,
                         LLVM_INTR_VECTOR_REDUCE_FMIN_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_vector_reduce_fmin_set_fastmath_flags_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_vector_reduce_fmin_def,
                      LLVM_INTR_VECTOR_REDUCE_FMIN_SLOT_FASTMATH_FLAGS, value);
}
// absent: the default
llvm_fastmath_flags llvm_intr_vector_reduce_fmin_fastmath_flags(const mica_op *op);
// false: no memory
bool llvm_intr_vector_reduce_fmin_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_vector_reduce_fmin_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *in,
                                            llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.vector.reduce.fmaximum: All elements by `fmaximum` ----

extern const mica_op_def llvm_intr_vector_reduce_fmaximum_def;
static inline bool llvm_intr_vector_reduce_fmaximum_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_fmaximum_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_FMAXIMUM_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_FMAXIMUM_RESULT_RES };
enum { LLVM_INTR_VECTOR_REDUCE_FMAXIMUM_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_vector_reduce_fmaximum_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_fmaximum_def,
                            LLVM_INTR_VECTOR_REDUCE_FMAXIMUM_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_fmaximum_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_fmaximum_def,
                         LLVM_INTR_VECTOR_REDUCE_FMAXIMUM_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_fmaximum_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_fmaximum_def,
                           LLVM_INTR_VECTOR_REDUCE_FMAXIMUM_RESULT_RES);
}
static inline const mica_attr *llvm_intr_vector_reduce_fmaximum_fastmath_flags_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_vector_reduce_fmaximum_def,
                         LLVM_INTR_VECTOR_REDUCE_FMAXIMUM_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_vector_reduce_fmaximum_set_fastmath_flags_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_vector_reduce_fmaximum_def,
                      LLVM_INTR_VECTOR_REDUCE_FMAXIMUM_SLOT_FASTMATH_FLAGS, value);
}
// absent: the default
llvm_fastmath_flags llvm_intr_vector_reduce_fmaximum_fastmath_flags(const mica_op *op);
// false: no memory
bool llvm_intr_vector_reduce_fmaximum_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_vector_reduce_fmaximum_build(mica_builder *b, mica_loc loc,
                                                const mica_type *res_type, mica_value *in,
                                                llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.vector.reduce.fminimum: All elements by `fminimum` ----

extern const mica_op_def llvm_intr_vector_reduce_fminimum_def;
static inline bool llvm_intr_vector_reduce_fminimum_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_fminimum_def);
}
enum { LLVM_INTR_VECTOR_REDUCE_FMINIMUM_OPERAND_IN };
enum { LLVM_INTR_VECTOR_REDUCE_FMINIMUM_RESULT_RES };
enum { LLVM_INTR_VECTOR_REDUCE_FMINIMUM_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_vector_reduce_fminimum_in(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_fminimum_def,
                            LLVM_INTR_VECTOR_REDUCE_FMINIMUM_OPERAND_IN);
}
static inline void llvm_intr_vector_reduce_fminimum_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_fminimum_def,
                         LLVM_INTR_VECTOR_REDUCE_FMINIMUM_OPERAND_IN, value);
}
static inline mica_value *llvm_intr_vector_reduce_fminimum_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_fminimum_def,
                           LLVM_INTR_VECTOR_REDUCE_FMINIMUM_RESULT_RES);
}
static inline const mica_attr *llvm_intr_vector_reduce_fminimum_fastmath_flags_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_vector_reduce_fminimum_def,
                         LLVM_INTR_VECTOR_REDUCE_FMINIMUM_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_vector_reduce_fminimum_set_fastmath_flags_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_vector_reduce_fminimum_def,
                      LLVM_INTR_VECTOR_REDUCE_FMINIMUM_SLOT_FASTMATH_FLAGS, value);
}
// absent: the default
llvm_fastmath_flags llvm_intr_vector_reduce_fminimum_fastmath_flags(const mica_op *op);
// false: no memory
bool llvm_intr_vector_reduce_fminimum_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_vector_reduce_fminimum_build(mica_builder *b, mica_loc loc,
                                                const mica_type *res_type, mica_value *in,
                                                llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.vector.reduce.fadd: A value and all elements by `fadd` ----

extern const mica_op_def llvm_intr_vector_reduce_fadd_def;
static inline bool llvm_intr_vector_reduce_fadd_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_fadd_def);
}
enum {
  LLVM_INTR_VECTOR_REDUCE_FADD_OPERAND_START_VALUE, LLVM_INTR_VECTOR_REDUCE_FADD_OPERAND_INPUT,
};
enum { LLVM_INTR_VECTOR_REDUCE_FADD_RESULT_RES };
enum { LLVM_INTR_VECTOR_REDUCE_FADD_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_vector_reduce_fadd_start_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_fadd_def,
                            LLVM_INTR_VECTOR_REDUCE_FADD_OPERAND_START_VALUE);
}
static inline void llvm_intr_vector_reduce_fadd_set_start_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_fadd_def,
                         LLVM_INTR_VECTOR_REDUCE_FADD_OPERAND_START_VALUE, value);
}
static inline mica_value *llvm_intr_vector_reduce_fadd_input(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_fadd_def,
                            LLVM_INTR_VECTOR_REDUCE_FADD_OPERAND_INPUT);
}
static inline void llvm_intr_vector_reduce_fadd_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_fadd_def,
                         LLVM_INTR_VECTOR_REDUCE_FADD_OPERAND_INPUT, value);
}
static inline mica_value *llvm_intr_vector_reduce_fadd_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_fadd_def,
                           LLVM_INTR_VECTOR_REDUCE_FADD_RESULT_RES);
}
static inline const mica_attr *llvm_intr_vector_reduce_fadd_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_vector_reduce_fadd_def,
                         LLVM_INTR_VECTOR_REDUCE_FADD_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_vector_reduce_fadd_set_fastmath_flags_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_vector_reduce_fadd_def,
                      LLVM_INTR_VECTOR_REDUCE_FADD_SLOT_FASTMATH_FLAGS, value);
}
// absent: the default
llvm_fastmath_flags llvm_intr_vector_reduce_fadd_fastmath_flags(const mica_op *op);
// false: no memory
bool llvm_intr_vector_reduce_fadd_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_vector_reduce_fadd_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *start_value,
                                            mica_value *input, llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.vector.reduce.fmul: A value and all elements by `fmul` ----

extern const mica_op_def llvm_intr_vector_reduce_fmul_def;
static inline bool llvm_intr_vector_reduce_fmul_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_reduce_fmul_def);
}
enum {
  LLVM_INTR_VECTOR_REDUCE_FMUL_OPERAND_START_VALUE, LLVM_INTR_VECTOR_REDUCE_FMUL_OPERAND_INPUT,
};
enum { LLVM_INTR_VECTOR_REDUCE_FMUL_RESULT_RES };
enum { LLVM_INTR_VECTOR_REDUCE_FMUL_SLOT_FASTMATH_FLAGS };
static inline mica_value *llvm_intr_vector_reduce_fmul_start_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_fmul_def,
                            LLVM_INTR_VECTOR_REDUCE_FMUL_OPERAND_START_VALUE);
}
static inline void llvm_intr_vector_reduce_fmul_set_start_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_fmul_def,
                         LLVM_INTR_VECTOR_REDUCE_FMUL_OPERAND_START_VALUE, value);
}
static inline mica_value *llvm_intr_vector_reduce_fmul_input(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_reduce_fmul_def,
                            LLVM_INTR_VECTOR_REDUCE_FMUL_OPERAND_INPUT);
}
static inline void llvm_intr_vector_reduce_fmul_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_reduce_fmul_def,
                         LLVM_INTR_VECTOR_REDUCE_FMUL_OPERAND_INPUT, value);
}
static inline mica_value *llvm_intr_vector_reduce_fmul_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_reduce_fmul_def,
                           LLVM_INTR_VECTOR_REDUCE_FMUL_RESULT_RES);
}
static inline const mica_attr *llvm_intr_vector_reduce_fmul_fastmath_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_vector_reduce_fmul_def,
                         LLVM_INTR_VECTOR_REDUCE_FMUL_SLOT_FASTMATH_FLAGS);
}
static inline void llvm_intr_vector_reduce_fmul_set_fastmath_flags_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_vector_reduce_fmul_def,
                      LLVM_INTR_VECTOR_REDUCE_FMUL_SLOT_FASTMATH_FLAGS, value);
}
// absent: the default
llvm_fastmath_flags llvm_intr_vector_reduce_fmul_fastmath_flags(const mica_op *op);
// false: no memory
bool llvm_intr_vector_reduce_fmul_set_fastmath_flags(mica_op *op, llvm_fastmath_flags value);
mica_op *llvm_intr_vector_reduce_fmul_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *start_value,
                                            mica_value *input, llvm_fastmath_flags fastmath_flags);

// ---- llvm.intr.matrix.column.major.load: A matrix from memory, column by column ----

extern const mica_op_def llvm_intr_matrix_column_major_load_def;
static inline bool llvm_intr_matrix_column_major_load_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_matrix_column_major_load_def);
}
enum {
  LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_OPERAND_DATA,
  LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_OPERAND_STRIDE,
};
enum { LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_RESULT_RES };
enum {
  LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_COLUMNS,
  LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_IS_VOLATILE, LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_ROWS,
};
static inline mica_value *llvm_intr_matrix_column_major_load_data(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_matrix_column_major_load_def,
                            LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_OPERAND_DATA);
}
static inline void llvm_intr_matrix_column_major_load_set_data(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_matrix_column_major_load_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_OPERAND_DATA, value);
}
static inline mica_value *llvm_intr_matrix_column_major_load_stride(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_matrix_column_major_load_def,
                            LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_OPERAND_STRIDE);
}
static inline void llvm_intr_matrix_column_major_load_set_stride(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_matrix_column_major_load_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_OPERAND_STRIDE, value);
}
static inline mica_value *llvm_intr_matrix_column_major_load_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_matrix_column_major_load_def,
                           LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_RESULT_RES);
}
static inline const mica_attr *llvm_intr_matrix_column_major_load_is_volatile_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_column_major_load_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_IS_VOLATILE);
}
static inline void llvm_intr_matrix_column_major_load_set_is_volatile_attr(mica_op *op,
                                                                           const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_column_major_load_def,
                      LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_IS_VOLATILE, value);
}
bool llvm_intr_matrix_column_major_load_is_volatile(const mica_op *op);
// false: no memory
bool llvm_intr_matrix_column_major_load_set_is_volatile(mica_op *op, bool value);
static inline const mica_attr *llvm_intr_matrix_column_major_load_rows_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_column_major_load_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_ROWS);
}
static inline void llvm_intr_matrix_column_major_load_set_rows_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_column_major_load_def,
                      LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_ROWS, value);
}
int32_t llvm_intr_matrix_column_major_load_rows(const mica_op *op);
bool llvm_intr_matrix_column_major_load_set_rows(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_intr_matrix_column_major_load_columns_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_column_major_load_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_COLUMNS);
}
static inline void llvm_intr_matrix_column_major_load_set_columns_attr(mica_op *op,
                                                                       const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_column_major_load_def,
                      LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD_SLOT_COLUMNS, value);
}
int32_t llvm_intr_matrix_column_major_load_columns(const mica_op *op);
// false: no memory
bool llvm_intr_matrix_column_major_load_set_columns(mica_op *op, int32_t value);
mica_op *llvm_intr_matrix_column_major_load_build(mica_builder *b, mica_loc loc,
                                                  const mica_type *res_type, mica_value *data,
                                                  mica_value *stride, bool is_volatile,
                                                  int32_t rows, int32_t columns);

// ---- llvm.intr.matrix.column.major.store: A matrix into memory, column by column ----

extern const mica_op_def llvm_intr_matrix_column_major_store_def;
static inline bool llvm_intr_matrix_column_major_store_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_matrix_column_major_store_def);
}
enum {
  LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_MATRIX,
  LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_DATA,
  LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_STRIDE,
};
enum {
  LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_COLUMNS,
  LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_IS_VOLATILE,
  LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_ROWS,
};
static inline mica_value *llvm_intr_matrix_column_major_store_matrix(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_matrix_column_major_store_def,
                            LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_MATRIX);
}
static inline void llvm_intr_matrix_column_major_store_set_matrix(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_matrix_column_major_store_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_MATRIX, value);
}
static inline mica_value *llvm_intr_matrix_column_major_store_data(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_matrix_column_major_store_def,
                            LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_DATA);
}
static inline void llvm_intr_matrix_column_major_store_set_data(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_matrix_column_major_store_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_DATA, value);
}
static inline mica_value *llvm_intr_matrix_column_major_store_stride(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_matrix_column_major_store_def,
                            LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_STRIDE);
}
static inline void llvm_intr_matrix_column_major_store_set_stride(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_matrix_column_major_store_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_OPERAND_STRIDE, value);
}
static inline const mica_attr *llvm_intr_matrix_column_major_store_is_volatile_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_column_major_store_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_IS_VOLATILE);
}
static inline void llvm_intr_matrix_column_major_store_set_is_volatile_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_column_major_store_def,
                      LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_IS_VOLATILE, value);
}
bool llvm_intr_matrix_column_major_store_is_volatile(const mica_op *op);
// false: no memory
bool llvm_intr_matrix_column_major_store_set_is_volatile(mica_op *op, bool value);
static inline const mica_attr *llvm_intr_matrix_column_major_store_rows_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_column_major_store_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_ROWS);
}
static inline void llvm_intr_matrix_column_major_store_set_rows_attr(mica_op *op,
                                                                     const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_column_major_store_def,
                      LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_ROWS, value);
}
int32_t llvm_intr_matrix_column_major_store_rows(const mica_op *op);
bool llvm_intr_matrix_column_major_store_set_rows(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_intr_matrix_column_major_store_columns_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_column_major_store_def,
                         LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_COLUMNS);
}
static inline void llvm_intr_matrix_column_major_store_set_columns_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_column_major_store_def,
                      LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE_SLOT_COLUMNS, value);
}
int32_t llvm_intr_matrix_column_major_store_columns(const mica_op *op);
// false: no memory
bool llvm_intr_matrix_column_major_store_set_columns(mica_op *op, int32_t value);
mica_op *llvm_intr_matrix_column_major_store_build(mica_builder *b, mica_loc loc,
                                                   mica_value *matrix, mica_value *data,
                                                   mica_value *stride, bool is_volatile,
                                                   int32_t rows, int32_t columns);

// ---- llvm.intr.matrix.multiply: The product of matrices ----

extern const mica_op_def llvm_intr_matrix_multiply_def;
static inline bool llvm_intr_matrix_multiply_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_matrix_multiply_def);
}
enum { LLVM_INTR_MATRIX_MULTIPLY_OPERAND_LHS, LLVM_INTR_MATRIX_MULTIPLY_OPERAND_RHS };
enum { LLVM_INTR_MATRIX_MULTIPLY_RESULT_RES };
enum {
  LLVM_INTR_MATRIX_MULTIPLY_SLOT_LHS_COLUMNS, LLVM_INTR_MATRIX_MULTIPLY_SLOT_LHS_ROWS,
  LLVM_INTR_MATRIX_MULTIPLY_SLOT_RHS_COLUMNS,
};
static inline mica_value *llvm_intr_matrix_multiply_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_matrix_multiply_def,
                            LLVM_INTR_MATRIX_MULTIPLY_OPERAND_LHS);
}
static inline void llvm_intr_matrix_multiply_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_matrix_multiply_def, LLVM_INTR_MATRIX_MULTIPLY_OPERAND_LHS,
                         value);
}
static inline mica_value *llvm_intr_matrix_multiply_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_matrix_multiply_def,
                            LLVM_INTR_MATRIX_MULTIPLY_OPERAND_RHS);
}
static inline void llvm_intr_matrix_multiply_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_matrix_multiply_def, LLVM_INTR_MATRIX_MULTIPLY_OPERAND_RHS,
                         value);
}
static inline mica_value *llvm_intr_matrix_multiply_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_matrix_multiply_def,
                           LLVM_INTR_MATRIX_MULTIPLY_RESULT_RES);
}
static inline const mica_attr *llvm_intr_matrix_multiply_lhs_rows_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_multiply_def,
                         LLVM_INTR_MATRIX_MULTIPLY_SLOT_LHS_ROWS);
}
static inline void llvm_intr_matrix_multiply_set_lhs_rows_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_multiply_def, LLVM_INTR_MATRIX_MULTIPLY_SLOT_LHS_ROWS,
                      value);
}
int32_t llvm_intr_matrix_multiply_lhs_rows(const mica_op *op);
bool llvm_intr_matrix_multiply_set_lhs_rows(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_intr_matrix_multiply_lhs_columns_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_multiply_def,
                         LLVM_INTR_MATRIX_MULTIPLY_SLOT_LHS_COLUMNS);
}
static inline void llvm_intr_matrix_multiply_set_lhs_columns_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_multiply_def,
                      LLVM_INTR_MATRIX_MULTIPLY_SLOT_LHS_COLUMNS, value);
}
int32_t llvm_intr_matrix_multiply_lhs_columns(const mica_op *op);
bool llvm_intr_matrix_multiply_set_lhs_columns(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_intr_matrix_multiply_rhs_columns_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_multiply_def,
                         LLVM_INTR_MATRIX_MULTIPLY_SLOT_RHS_COLUMNS);
}
static inline void llvm_intr_matrix_multiply_set_rhs_columns_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_multiply_def,
                      LLVM_INTR_MATRIX_MULTIPLY_SLOT_RHS_COLUMNS, value);
}
int32_t llvm_intr_matrix_multiply_rhs_columns(const mica_op *op);
bool llvm_intr_matrix_multiply_set_rhs_columns(mica_op *op, int32_t value);  // false: no memory
mica_op *llvm_intr_matrix_multiply_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                         mica_value *lhs, mica_value *rhs, int32_t lhs_rows,
                                         int32_t lhs_columns, int32_t rhs_columns);

// ---- llvm.intr.matrix.transpose: A matrix with rows for columns ----

extern const mica_op_def llvm_intr_matrix_transpose_def;
static inline bool llvm_intr_matrix_transpose_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_matrix_transpose_def);
}
enum { LLVM_INTR_MATRIX_TRANSPOSE_OPERAND_MATRIX };
enum { LLVM_INTR_MATRIX_TRANSPOSE_RESULT_RES };
enum { LLVM_INTR_MATRIX_TRANSPOSE_SLOT_COLUMNS, LLVM_INTR_MATRIX_TRANSPOSE_SLOT_ROWS };
static inline mica_value *llvm_intr_matrix_transpose_matrix(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_matrix_transpose_def,
                            LLVM_INTR_MATRIX_TRANSPOSE_OPERAND_MATRIX);
}
static inline void llvm_intr_matrix_transpose_set_matrix(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_matrix_transpose_def,
                         LLVM_INTR_MATRIX_TRANSPOSE_OPERAND_MATRIX, value);
}
static inline mica_value *llvm_intr_matrix_transpose_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_matrix_transpose_def,
                           LLVM_INTR_MATRIX_TRANSPOSE_RESULT_RES);
}
static inline const mica_attr *llvm_intr_matrix_transpose_rows_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_transpose_def, LLVM_INTR_MATRIX_TRANSPOSE_SLOT_ROWS);
}
static inline void llvm_intr_matrix_transpose_set_rows_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_transpose_def, LLVM_INTR_MATRIX_TRANSPOSE_SLOT_ROWS,
                      value);
}
int32_t llvm_intr_matrix_transpose_rows(const mica_op *op);
bool llvm_intr_matrix_transpose_set_rows(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *llvm_intr_matrix_transpose_columns_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_matrix_transpose_def,
                         LLVM_INTR_MATRIX_TRANSPOSE_SLOT_COLUMNS);
}
static inline void llvm_intr_matrix_transpose_set_columns_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_matrix_transpose_def, LLVM_INTR_MATRIX_TRANSPOSE_SLOT_COLUMNS,
                      value);
}
int32_t llvm_intr_matrix_transpose_columns(const mica_op *op);
bool llvm_intr_matrix_transpose_set_columns(mica_op *op, int32_t value);  // false: no memory
mica_op *llvm_intr_matrix_transpose_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                          mica_value *matrix, int32_t rows, int32_t columns);

// ---- llvm.intr.get.active.lane.mask: Which lanes of a loop have something to do ----

extern const mica_op_def llvm_intr_get_active_lane_mask_def;
static inline bool llvm_intr_get_active_lane_mask_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_get_active_lane_mask_def);
}
enum { LLVM_INTR_GET_ACTIVE_LANE_MASK_OPERAND_BASE, LLVM_INTR_GET_ACTIVE_LANE_MASK_OPERAND_N };
enum { LLVM_INTR_GET_ACTIVE_LANE_MASK_RESULT_RES };
static inline mica_value *llvm_intr_get_active_lane_mask_base(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_get_active_lane_mask_def,
                            LLVM_INTR_GET_ACTIVE_LANE_MASK_OPERAND_BASE);
}
static inline void llvm_intr_get_active_lane_mask_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_get_active_lane_mask_def,
                         LLVM_INTR_GET_ACTIVE_LANE_MASK_OPERAND_BASE, value);
}
static inline mica_value *llvm_intr_get_active_lane_mask_n(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_get_active_lane_mask_def,
                            LLVM_INTR_GET_ACTIVE_LANE_MASK_OPERAND_N);
}
static inline void llvm_intr_get_active_lane_mask_set_n(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_get_active_lane_mask_def,
                         LLVM_INTR_GET_ACTIVE_LANE_MASK_OPERAND_N, value);
}
static inline mica_value *llvm_intr_get_active_lane_mask_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_get_active_lane_mask_def,
                           LLVM_INTR_GET_ACTIVE_LANE_MASK_RESULT_RES);
}
mica_op *llvm_intr_get_active_lane_mask_build(mica_builder *b, mica_loc loc,
                                              const mica_type *res_type, mica_value *base,
                                              mica_value *n);

// ---- llvm.intr.masked.load: The elements that a mask chooses, from memory ----

extern const mica_op_def llvm_intr_masked_load_def;
static inline bool llvm_intr_masked_load_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_masked_load_def);
}
enum {
  LLVM_INTR_MASKED_LOAD_OPERAND_DATA, LLVM_INTR_MASKED_LOAD_OPERAND_MASK,
  LLVM_INTR_MASKED_LOAD_OPERAND_PASS_THRU,
};
enum { LLVM_INTR_MASKED_LOAD_RESULT_RES };
enum { LLVM_INTR_MASKED_LOAD_SLOT_ALIGNMENT, LLVM_INTR_MASKED_LOAD_SLOT_NONTEMPORAL };
static inline mica_value *llvm_intr_masked_load_data(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_OPERAND_DATA);
}
static inline void llvm_intr_masked_load_set_data(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_OPERAND_DATA, value);
}
static inline mica_value *llvm_intr_masked_load_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_OPERAND_MASK);
}
static inline void llvm_intr_masked_load_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_OPERAND_MASK, value);
}
static inline mica_segment llvm_intr_masked_load_pass_thru_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_intr_masked_load_def)), 2,
                               LLVM_INTR_MASKED_LOAD_OPERAND_PASS_THRU);
}
static inline mica_value *llvm_intr_masked_load_pass_thru(const mica_op *op) {  // NULL: absent
  mica_segment group = llvm_intr_masked_load_pass_thru_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool llvm_intr_masked_load_set_pass_thru(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_segment(op, llvm_intr_masked_load_pass_thru_segment(op), values, count);
}
static inline mica_value *llvm_intr_masked_load_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_RESULT_RES);
}
static inline const mica_attr *llvm_intr_masked_load_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_SLOT_ALIGNMENT);
}
static inline void llvm_intr_masked_load_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_SLOT_ALIGNMENT, value);
}
int32_t llvm_intr_masked_load_alignment(const mica_op *op);
bool llvm_intr_masked_load_set_alignment(mica_op *op, int32_t value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_masked_load_nontemporal_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_SLOT_NONTEMPORAL);
}
static inline void llvm_intr_masked_load_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_load_def, LLVM_INTR_MASKED_LOAD_SLOT_NONTEMPORAL,
                      value);
}
bool llvm_intr_masked_load_nontemporal(const mica_op *op);
void llvm_intr_masked_load_set_nontemporal(mica_op *op, bool value);
mica_op *llvm_intr_masked_load_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                     mica_value *data, mica_value *mask, mica_value *pass_thru,
                                     int32_t alignment, bool nontemporal);

// ---- llvm.intr.masked.store: The elements that a mask chooses, into memory ----

extern const mica_op_def llvm_intr_masked_store_def;
static inline bool llvm_intr_masked_store_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_masked_store_def);
}
enum {
  LLVM_INTR_MASKED_STORE_OPERAND_VALUE, LLVM_INTR_MASKED_STORE_OPERAND_DATA,
  LLVM_INTR_MASKED_STORE_OPERAND_MASK,
};
enum { LLVM_INTR_MASKED_STORE_SLOT_ALIGNMENT };
static inline mica_value *llvm_intr_masked_store_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_store_def, LLVM_INTR_MASKED_STORE_OPERAND_VALUE);
}
static inline void llvm_intr_masked_store_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_store_def, LLVM_INTR_MASKED_STORE_OPERAND_VALUE,
                         value);
}
static inline mica_value *llvm_intr_masked_store_data(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_store_def, LLVM_INTR_MASKED_STORE_OPERAND_DATA);
}
static inline void llvm_intr_masked_store_set_data(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_store_def, LLVM_INTR_MASKED_STORE_OPERAND_DATA,
                         value);
}
static inline mica_value *llvm_intr_masked_store_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_store_def, LLVM_INTR_MASKED_STORE_OPERAND_MASK);
}
static inline void llvm_intr_masked_store_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_store_def, LLVM_INTR_MASKED_STORE_OPERAND_MASK,
                         value);
}
static inline const mica_attr *llvm_intr_masked_store_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_store_def, LLVM_INTR_MASKED_STORE_SLOT_ALIGNMENT);
}
static inline void llvm_intr_masked_store_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_store_def, LLVM_INTR_MASKED_STORE_SLOT_ALIGNMENT,
                      value);
}
int32_t llvm_intr_masked_store_alignment(const mica_op *op);
bool llvm_intr_masked_store_set_alignment(mica_op *op, int32_t value);  // false: no memory
mica_op *llvm_intr_masked_store_build(mica_builder *b, mica_loc loc, mica_value *value,
                                      mica_value *data, mica_value *mask, int32_t alignment);

// ---- llvm.intr.masked.gather: Elements from many places ----

extern const mica_op_def llvm_intr_masked_gather_def;
static inline bool llvm_intr_masked_gather_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_masked_gather_def);
}
enum {
  LLVM_INTR_MASKED_GATHER_OPERAND_PTRS, LLVM_INTR_MASKED_GATHER_OPERAND_MASK,
  LLVM_INTR_MASKED_GATHER_OPERAND_PASS_THRU,
};
enum { LLVM_INTR_MASKED_GATHER_RESULT_RES };
enum { LLVM_INTR_MASKED_GATHER_SLOT_ALIGNMENT };
static inline mica_value *llvm_intr_masked_gather_ptrs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_gather_def, LLVM_INTR_MASKED_GATHER_OPERAND_PTRS);
}
static inline void llvm_intr_masked_gather_set_ptrs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_gather_def, LLVM_INTR_MASKED_GATHER_OPERAND_PTRS,
                         value);
}
static inline mica_value *llvm_intr_masked_gather_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_gather_def, LLVM_INTR_MASKED_GATHER_OPERAND_MASK);
}
static inline void llvm_intr_masked_gather_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_gather_def, LLVM_INTR_MASKED_GATHER_OPERAND_MASK,
                         value);
}
static inline mica_segment llvm_intr_masked_gather_pass_thru_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &llvm_intr_masked_gather_def)),
                               2, LLVM_INTR_MASKED_GATHER_OPERAND_PASS_THRU);
}
static inline size_t llvm_intr_masked_gather_pass_thru_count(const mica_op *op) {
  return llvm_intr_masked_gather_pass_thru_segment(op).count;
}
static inline mica_value *llvm_intr_masked_gather_pass_thru(const mica_op *op, size_t index) {
  return mica_op_operand(op, llvm_intr_masked_gather_pass_thru_segment(op).first + index);
}
static inline bool llvm_intr_masked_gather_set_pass_thru(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_segment(op, llvm_intr_masked_gather_pass_thru_segment(op), values, count);
}
static inline mica_value *llvm_intr_masked_gather_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_masked_gather_def, LLVM_INTR_MASKED_GATHER_RESULT_RES);
}
static inline const mica_attr *llvm_intr_masked_gather_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_gather_def, LLVM_INTR_MASKED_GATHER_SLOT_ALIGNMENT);
}
static inline void llvm_intr_masked_gather_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_gather_def, LLVM_INTR_MASKED_GATHER_SLOT_ALIGNMENT,
                      value);
}
int32_t llvm_intr_masked_gather_alignment(const mica_op *op);
bool llvm_intr_masked_gather_set_alignment(mica_op *op, int32_t value);  // false: no memory
mica_op *llvm_intr_masked_gather_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                       mica_value *ptrs, mica_value *mask,
                                       mica_value *const *pass_thru, size_t pass_thru_count,
                                       int32_t alignment);
// Written by the author: what the definition can't say. False: reported.
bool llvm_intr_masked_gather_check(mica_op *op);

// ---- llvm.intr.masked.scatter: Elements into many places ----

extern const mica_op_def llvm_intr_masked_scatter_def;
static inline bool llvm_intr_masked_scatter_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_masked_scatter_def);
}
enum {
  LLVM_INTR_MASKED_SCATTER_OPERAND_VALUE, LLVM_INTR_MASKED_SCATTER_OPERAND_PTRS,
  LLVM_INTR_MASKED_SCATTER_OPERAND_MASK,
};
enum { LLVM_INTR_MASKED_SCATTER_SLOT_ALIGNMENT };
static inline mica_value *llvm_intr_masked_scatter_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_scatter_def,
                            LLVM_INTR_MASKED_SCATTER_OPERAND_VALUE);
}
static inline void llvm_intr_masked_scatter_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_scatter_def, LLVM_INTR_MASKED_SCATTER_OPERAND_VALUE,
                         value);
}
static inline mica_value *llvm_intr_masked_scatter_ptrs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_scatter_def,
                            LLVM_INTR_MASKED_SCATTER_OPERAND_PTRS);
}
static inline void llvm_intr_masked_scatter_set_ptrs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_scatter_def, LLVM_INTR_MASKED_SCATTER_OPERAND_PTRS,
                         value);
}
static inline mica_value *llvm_intr_masked_scatter_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_scatter_def,
                            LLVM_INTR_MASKED_SCATTER_OPERAND_MASK);
}
static inline void llvm_intr_masked_scatter_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_scatter_def, LLVM_INTR_MASKED_SCATTER_OPERAND_MASK,
                         value);
}
static inline const mica_attr *llvm_intr_masked_scatter_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_scatter_def,
                         LLVM_INTR_MASKED_SCATTER_SLOT_ALIGNMENT);
}
static inline void llvm_intr_masked_scatter_set_alignment_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_scatter_def, LLVM_INTR_MASKED_SCATTER_SLOT_ALIGNMENT,
                      value);
}
int32_t llvm_intr_masked_scatter_alignment(const mica_op *op);
bool llvm_intr_masked_scatter_set_alignment(mica_op *op, int32_t value);  // false: no memory
mica_op *llvm_intr_masked_scatter_build(mica_builder *b, mica_loc loc, mica_value *value,
                                        mica_value *ptrs, mica_value *mask, int32_t alignment);
// Written by the author: what the definition can't say. False: reported.
bool llvm_intr_masked_scatter_check(mica_op *op);

// ---- llvm.intr.masked.expandload: Elements that lie together, to where a mask has bits ----

extern const mica_op_def llvm_intr_masked_expandload_def;
static inline bool llvm_intr_masked_expandload_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_masked_expandload_def);
}
enum {
  LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_PTR, LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_MASK,
  LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_PASSTHRU,
};
enum { LLVM_INTR_MASKED_EXPANDLOAD_RESULT_RES };
enum { LLVM_INTR_MASKED_EXPANDLOAD_SLOT_ARG_ATTRS, LLVM_INTR_MASKED_EXPANDLOAD_SLOT_RES_ATTRS };
static inline mica_value *llvm_intr_masked_expandload_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_expandload_def,
                            LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_PTR);
}
static inline void llvm_intr_masked_expandload_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_expandload_def,
                         LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_masked_expandload_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_expandload_def,
                            LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_MASK);
}
static inline void llvm_intr_masked_expandload_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_expandload_def,
                         LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_masked_expandload_passthru(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_expandload_def,
                            LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_PASSTHRU);
}
static inline void llvm_intr_masked_expandload_set_passthru(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_expandload_def,
                         LLVM_INTR_MASKED_EXPANDLOAD_OPERAND_PASSTHRU, value);
}
static inline mica_value *llvm_intr_masked_expandload_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_masked_expandload_def,
                           LLVM_INTR_MASKED_EXPANDLOAD_RESULT_RES);
}
// NULL: absent
static inline const mica_attr *llvm_intr_masked_expandload_arg_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_expandload_def,
                         LLVM_INTR_MASKED_EXPANDLOAD_SLOT_ARG_ATTRS);
}
static inline void llvm_intr_masked_expandload_set_arg_attrs_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_expandload_def,
                      LLVM_INTR_MASKED_EXPANDLOAD_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_intr_masked_expandload_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_expandload_def,
                         LLVM_INTR_MASKED_EXPANDLOAD_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_intr_masked_expandload_arg_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_masked_expandload_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *llvm_intr_masked_expandload_res_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_expandload_def,
                         LLVM_INTR_MASKED_EXPANDLOAD_SLOT_RES_ATTRS);
}
static inline void llvm_intr_masked_expandload_set_res_attrs_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_expandload_def,
                      LLVM_INTR_MASKED_EXPANDLOAD_SLOT_RES_ATTRS, value);
}
static inline bool llvm_intr_masked_expandload_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_expandload_def,
                         LLVM_INTR_MASKED_EXPANDLOAD_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_intr_masked_expandload_res_attrs(const mica_op *op);  // absent: zero
bool llvm_intr_masked_expandload_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *llvm_intr_masked_expandload_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                           mica_value *ptr, mica_value *mask, mica_value *passthru,
                                           const mica_attr *arg_attrs, const mica_attr *res_attrs);

// ---- llvm.intr.masked.compressstore: Elements where a mask has bits, so that they lie together
// ----

extern const mica_op_def llvm_intr_masked_compressstore_def;
static inline bool llvm_intr_masked_compressstore_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_masked_compressstore_def);
}
enum {
  LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_VALUE, LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_PTR,
  LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_MASK,
};
enum {
  LLVM_INTR_MASKED_COMPRESSSTORE_SLOT_ARG_ATTRS, LLVM_INTR_MASKED_COMPRESSSTORE_SLOT_RES_ATTRS,
};
static inline mica_value *llvm_intr_masked_compressstore_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_compressstore_def,
                            LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_VALUE);
}
static inline void llvm_intr_masked_compressstore_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_compressstore_def,
                         LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_VALUE, value);
}
static inline mica_value *llvm_intr_masked_compressstore_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_compressstore_def,
                            LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_PTR);
}
static inline void llvm_intr_masked_compressstore_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_compressstore_def,
                         LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_masked_compressstore_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_masked_compressstore_def,
                            LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_MASK);
}
static inline void llvm_intr_masked_compressstore_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_masked_compressstore_def,
                         LLVM_INTR_MASKED_COMPRESSSTORE_OPERAND_MASK, value);
}
// NULL: absent
static inline const mica_attr *llvm_intr_masked_compressstore_arg_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_compressstore_def,
                         LLVM_INTR_MASKED_COMPRESSSTORE_SLOT_ARG_ATTRS);
}
static inline void llvm_intr_masked_compressstore_set_arg_attrs_attr(mica_op *op,
                                                                     const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_compressstore_def,
                      LLVM_INTR_MASKED_COMPRESSSTORE_SLOT_ARG_ATTRS, value);
}
static inline bool llvm_intr_masked_compressstore_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_compressstore_def,
                         LLVM_INTR_MASKED_COMPRESSSTORE_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs llvm_intr_masked_compressstore_arg_attrs(const mica_op *op);  // absent: zero
// false: no memory
bool llvm_intr_masked_compressstore_set_arg_attrs(mica_op *op, mica_attrs value);
// NULL: absent
static inline const mica_attr *llvm_intr_masked_compressstore_res_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_compressstore_def,
                         LLVM_INTR_MASKED_COMPRESSSTORE_SLOT_RES_ATTRS);
}
static inline void llvm_intr_masked_compressstore_set_res_attrs_attr(mica_op *op,
                                                                     const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_masked_compressstore_def,
                      LLVM_INTR_MASKED_COMPRESSSTORE_SLOT_RES_ATTRS, value);
}
static inline bool llvm_intr_masked_compressstore_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_masked_compressstore_def,
                         LLVM_INTR_MASKED_COMPRESSSTORE_SLOT_RES_ATTRS) != NULL;
}
mica_attrs llvm_intr_masked_compressstore_res_attrs(const mica_op *op);  // absent: zero
// false: no memory
bool llvm_intr_masked_compressstore_set_res_attrs(mica_op *op, mica_attrs value);
mica_op *llvm_intr_masked_compressstore_build(mica_builder *b, mica_loc loc, mica_value *value,
                                              mica_value *ptr, mica_value *mask,
                                              const mica_attr *arg_attrs,
                                              const mica_attr *res_attrs);

// ---- llvm.intr.vscale: By what scalable vectors are longer ----

extern const mica_op_def llvm_intr_vscale_def;
static inline bool llvm_intr_vscale_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vscale_def);
}
enum { LLVM_INTR_VSCALE_RESULT_RES };
static inline mica_value *llvm_intr_vscale_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vscale_def, LLVM_INTR_VSCALE_RESULT_RES);
}
mica_op *llvm_intr_vscale_build(mica_builder *b, mica_loc loc, const mica_type *res_type);

// ---- llvm.intr.stepvector: 0, 1, 2 and so on ----

extern const mica_op_def llvm_intr_stepvector_def;
static inline bool llvm_intr_stepvector_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_stepvector_def);
}
enum { LLVM_INTR_STEPVECTOR_RESULT_RES };
static inline mica_value *llvm_intr_stepvector_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_stepvector_def, LLVM_INTR_STEPVECTOR_RESULT_RES);
}
mica_op *llvm_intr_stepvector_build(mica_builder *b, mica_loc loc, const mica_type *res_type);

// ---- llvm.intr.vector.insert: A vector with a part from another one ----

extern const mica_op_def llvm_intr_vector_insert_def;
static inline bool llvm_intr_vector_insert_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_insert_def);
}
enum { LLVM_INTR_VECTOR_INSERT_OPERAND_DSTVEC, LLVM_INTR_VECTOR_INSERT_OPERAND_SRCVEC };
enum { LLVM_INTR_VECTOR_INSERT_RESULT_RES };
enum { LLVM_INTR_VECTOR_INSERT_SLOT_POS };
static inline mica_value *llvm_intr_vector_insert_dstvec(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_insert_def,
                            LLVM_INTR_VECTOR_INSERT_OPERAND_DSTVEC);
}
static inline void llvm_intr_vector_insert_set_dstvec(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_insert_def, LLVM_INTR_VECTOR_INSERT_OPERAND_DSTVEC,
                         value);
}
static inline mica_value *llvm_intr_vector_insert_srcvec(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_insert_def,
                            LLVM_INTR_VECTOR_INSERT_OPERAND_SRCVEC);
}
static inline void llvm_intr_vector_insert_set_srcvec(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_insert_def, LLVM_INTR_VECTOR_INSERT_OPERAND_SRCVEC,
                         value);
}
static inline mica_value *llvm_intr_vector_insert_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_insert_def, LLVM_INTR_VECTOR_INSERT_RESULT_RES);
}
static inline const mica_attr *llvm_intr_vector_insert_pos_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_vector_insert_def, LLVM_INTR_VECTOR_INSERT_SLOT_POS);
}
static inline void llvm_intr_vector_insert_set_pos_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_vector_insert_def, LLVM_INTR_VECTOR_INSERT_SLOT_POS, value);
}
int64_t llvm_intr_vector_insert_pos(const mica_op *op);
bool llvm_intr_vector_insert_set_pos(mica_op *op, int64_t value);  // false: no memory
mica_op *llvm_intr_vector_insert_build(mica_builder *b, mica_loc loc, mica_value *dstvec,
                                       mica_value *srcvec, int64_t pos);

// ---- llvm.intr.vector.extract: A part of a vector ----

extern const mica_op_def llvm_intr_vector_extract_def;
static inline bool llvm_intr_vector_extract_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_extract_def);
}
enum { LLVM_INTR_VECTOR_EXTRACT_OPERAND_SRCVEC };
enum { LLVM_INTR_VECTOR_EXTRACT_RESULT_RES };
enum { LLVM_INTR_VECTOR_EXTRACT_SLOT_POS };
static inline mica_value *llvm_intr_vector_extract_srcvec(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_extract_def,
                            LLVM_INTR_VECTOR_EXTRACT_OPERAND_SRCVEC);
}
static inline void llvm_intr_vector_extract_set_srcvec(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_extract_def, LLVM_INTR_VECTOR_EXTRACT_OPERAND_SRCVEC,
                         value);
}
static inline mica_value *llvm_intr_vector_extract_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_extract_def, LLVM_INTR_VECTOR_EXTRACT_RESULT_RES);
}
static inline const mica_attr *llvm_intr_vector_extract_pos_attr(const mica_op *op) {
  return mica_op_slot_as(op, &llvm_intr_vector_extract_def, LLVM_INTR_VECTOR_EXTRACT_SLOT_POS);
}
static inline void llvm_intr_vector_extract_set_pos_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &llvm_intr_vector_extract_def, LLVM_INTR_VECTOR_EXTRACT_SLOT_POS, value);
}
int64_t llvm_intr_vector_extract_pos(const mica_op *op);
bool llvm_intr_vector_extract_set_pos(mica_op *op, int64_t value);  // false: no memory
mica_op *llvm_intr_vector_extract_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *srcvec, int64_t pos);

// ---- llvm.intr.vector.interleave2: The elements of two vectors in turn ----

extern const mica_op_def llvm_intr_vector_interleave2_def;
static inline bool llvm_intr_vector_interleave2_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_interleave2_def);
}
enum { LLVM_INTR_VECTOR_INTERLEAVE2_OPERAND_VEC1, LLVM_INTR_VECTOR_INTERLEAVE2_OPERAND_VEC2 };
enum { LLVM_INTR_VECTOR_INTERLEAVE2_RESULT_RES };
static inline mica_value *llvm_intr_vector_interleave2_vec1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_interleave2_def,
                            LLVM_INTR_VECTOR_INTERLEAVE2_OPERAND_VEC1);
}
static inline void llvm_intr_vector_interleave2_set_vec1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_interleave2_def,
                         LLVM_INTR_VECTOR_INTERLEAVE2_OPERAND_VEC1, value);
}
static inline mica_value *llvm_intr_vector_interleave2_vec2(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_interleave2_def,
                            LLVM_INTR_VECTOR_INTERLEAVE2_OPERAND_VEC2);
}
static inline void llvm_intr_vector_interleave2_set_vec2(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_interleave2_def,
                         LLVM_INTR_VECTOR_INTERLEAVE2_OPERAND_VEC2, value);
}
static inline mica_value *llvm_intr_vector_interleave2_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_interleave2_def,
                           LLVM_INTR_VECTOR_INTERLEAVE2_RESULT_RES);
}
mica_op *llvm_intr_vector_interleave2_build(mica_builder *b, mica_loc loc,
                                            const mica_type *res_type, mica_value *vec1,
                                            mica_value *vec2);

// ---- llvm.intr.vector.deinterleave2: The even elements, and the odd ones ----

extern const mica_op_def llvm_intr_vector_deinterleave2_def;
static inline bool llvm_intr_vector_deinterleave2_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vector_deinterleave2_def);
}
enum { LLVM_INTR_VECTOR_DEINTERLEAVE2_OPERAND_VEC };
enum { LLVM_INTR_VECTOR_DEINTERLEAVE2_RESULT_RES };
static inline mica_value *llvm_intr_vector_deinterleave2_vec(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vector_deinterleave2_def,
                            LLVM_INTR_VECTOR_DEINTERLEAVE2_OPERAND_VEC);
}
static inline void llvm_intr_vector_deinterleave2_set_vec(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vector_deinterleave2_def,
                         LLVM_INTR_VECTOR_DEINTERLEAVE2_OPERAND_VEC, value);
}
static inline mica_value *llvm_intr_vector_deinterleave2_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vector_deinterleave2_def,
                           LLVM_INTR_VECTOR_DEINTERLEAVE2_RESULT_RES);
}
mica_op *llvm_intr_vector_deinterleave2_build(mica_builder *b, mica_loc loc,
                                              const mica_type *res_type, mica_value *vec);

// ---- llvm.intr.vp.add: `add` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_add_def;
static inline bool llvm_intr_vp_add_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_add_def);
}
enum {
  LLVM_INTR_VP_ADD_OPERAND_LHS, LLVM_INTR_VP_ADD_OPERAND_RHS, LLVM_INTR_VP_ADD_OPERAND_MASK,
  LLVM_INTR_VP_ADD_OPERAND_EVL,
};
enum { LLVM_INTR_VP_ADD_RESULT_RES };
static inline mica_value *llvm_intr_vp_add_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_OPERAND_LHS);
}
static inline void llvm_intr_vp_add_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_add_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_OPERAND_RHS);
}
static inline void llvm_intr_vp_add_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_add_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_OPERAND_MASK);
}
static inline void llvm_intr_vp_add_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_add_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_OPERAND_EVL);
}
static inline void llvm_intr_vp_add_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_add_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_add_def, LLVM_INTR_VP_ADD_RESULT_RES);
}
mica_op *llvm_intr_vp_add_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *lhs, mica_value *rhs, mica_value *mask,
                                mica_value *evl);

// ---- llvm.intr.vp.sub: `sub` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_sub_def;
static inline bool llvm_intr_vp_sub_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_sub_def);
}
enum {
  LLVM_INTR_VP_SUB_OPERAND_LHS, LLVM_INTR_VP_SUB_OPERAND_RHS, LLVM_INTR_VP_SUB_OPERAND_MASK,
  LLVM_INTR_VP_SUB_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SUB_RESULT_RES };
static inline mica_value *llvm_intr_vp_sub_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_OPERAND_LHS);
}
static inline void llvm_intr_vp_sub_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_sub_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_OPERAND_RHS);
}
static inline void llvm_intr_vp_sub_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_sub_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_OPERAND_MASK);
}
static inline void llvm_intr_vp_sub_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_sub_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_OPERAND_EVL);
}
static inline void llvm_intr_vp_sub_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_sub_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_sub_def, LLVM_INTR_VP_SUB_RESULT_RES);
}
mica_op *llvm_intr_vp_sub_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *lhs, mica_value *rhs, mica_value *mask,
                                mica_value *evl);

// ---- llvm.intr.vp.mul: `mul` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_mul_def;
static inline bool llvm_intr_vp_mul_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_mul_def);
}
enum {
  LLVM_INTR_VP_MUL_OPERAND_LHS, LLVM_INTR_VP_MUL_OPERAND_RHS, LLVM_INTR_VP_MUL_OPERAND_MASK,
  LLVM_INTR_VP_MUL_OPERAND_EVL,
};
enum { LLVM_INTR_VP_MUL_RESULT_RES };
static inline mica_value *llvm_intr_vp_mul_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_OPERAND_LHS);
}
static inline void llvm_intr_vp_mul_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_mul_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_OPERAND_RHS);
}
static inline void llvm_intr_vp_mul_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_mul_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_OPERAND_MASK);
}
static inline void llvm_intr_vp_mul_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_mul_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_OPERAND_EVL);
}
static inline void llvm_intr_vp_mul_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_mul_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_mul_def, LLVM_INTR_VP_MUL_RESULT_RES);
}
mica_op *llvm_intr_vp_mul_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *lhs, mica_value *rhs, mica_value *mask,
                                mica_value *evl);

// ---- llvm.intr.vp.sdiv: `sdiv` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_sdiv_def;
static inline bool llvm_intr_vp_sdiv_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_sdiv_def);
}
enum {
  LLVM_INTR_VP_SDIV_OPERAND_LHS, LLVM_INTR_VP_SDIV_OPERAND_RHS, LLVM_INTR_VP_SDIV_OPERAND_MASK,
  LLVM_INTR_VP_SDIV_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SDIV_RESULT_RES };
static inline mica_value *llvm_intr_vp_sdiv_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_OPERAND_LHS);
}
static inline void llvm_intr_vp_sdiv_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_sdiv_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_OPERAND_RHS);
}
static inline void llvm_intr_vp_sdiv_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_sdiv_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_OPERAND_MASK);
}
static inline void llvm_intr_vp_sdiv_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_sdiv_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_OPERAND_EVL);
}
static inline void llvm_intr_vp_sdiv_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_sdiv_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_sdiv_def, LLVM_INTR_VP_SDIV_RESULT_RES);
}
mica_op *llvm_intr_vp_sdiv_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.udiv: `udiv` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_udiv_def;
static inline bool llvm_intr_vp_udiv_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_udiv_def);
}
enum {
  LLVM_INTR_VP_UDIV_OPERAND_LHS, LLVM_INTR_VP_UDIV_OPERAND_RHS, LLVM_INTR_VP_UDIV_OPERAND_MASK,
  LLVM_INTR_VP_UDIV_OPERAND_EVL,
};
enum { LLVM_INTR_VP_UDIV_RESULT_RES };
static inline mica_value *llvm_intr_vp_udiv_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_OPERAND_LHS);
}
static inline void llvm_intr_vp_udiv_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_udiv_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_OPERAND_RHS);
}
static inline void llvm_intr_vp_udiv_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_udiv_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_OPERAND_MASK);
}
static inline void llvm_intr_vp_udiv_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_udiv_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_OPERAND_EVL);
}
static inline void llvm_intr_vp_udiv_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_udiv_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_udiv_def, LLVM_INTR_VP_UDIV_RESULT_RES);
}
mica_op *llvm_intr_vp_udiv_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.srem: `srem` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_srem_def;
static inline bool llvm_intr_vp_srem_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_srem_def);
}
enum {
  LLVM_INTR_VP_SREM_OPERAND_LHS, LLVM_INTR_VP_SREM_OPERAND_RHS, LLVM_INTR_VP_SREM_OPERAND_MASK,
  LLVM_INTR_VP_SREM_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SREM_RESULT_RES };
static inline mica_value *llvm_intr_vp_srem_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_OPERAND_LHS);
}
static inline void llvm_intr_vp_srem_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_srem_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_OPERAND_RHS);
}
static inline void llvm_intr_vp_srem_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_srem_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_OPERAND_MASK);
}
static inline void llvm_intr_vp_srem_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_srem_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_OPERAND_EVL);
}
static inline void llvm_intr_vp_srem_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_srem_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_srem_def, LLVM_INTR_VP_SREM_RESULT_RES);
}
mica_op *llvm_intr_vp_srem_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.urem: `urem` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_urem_def;
static inline bool llvm_intr_vp_urem_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_urem_def);
}
enum {
  LLVM_INTR_VP_UREM_OPERAND_LHS, LLVM_INTR_VP_UREM_OPERAND_RHS, LLVM_INTR_VP_UREM_OPERAND_MASK,
  LLVM_INTR_VP_UREM_OPERAND_EVL,
};
enum { LLVM_INTR_VP_UREM_RESULT_RES };
static inline mica_value *llvm_intr_vp_urem_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_OPERAND_LHS);
}
static inline void llvm_intr_vp_urem_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_urem_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_OPERAND_RHS);
}
static inline void llvm_intr_vp_urem_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_urem_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_OPERAND_MASK);
}
static inline void llvm_intr_vp_urem_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_urem_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_OPERAND_EVL);
}
static inline void llvm_intr_vp_urem_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_urem_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_urem_def, LLVM_INTR_VP_UREM_RESULT_RES);
}
mica_op *llvm_intr_vp_urem_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.ashr: `ashr` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_ashr_def;
static inline bool llvm_intr_vp_ashr_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_ashr_def);
}
enum {
  LLVM_INTR_VP_ASHR_OPERAND_LHS, LLVM_INTR_VP_ASHR_OPERAND_RHS, LLVM_INTR_VP_ASHR_OPERAND_MASK,
  LLVM_INTR_VP_ASHR_OPERAND_EVL,
};
enum { LLVM_INTR_VP_ASHR_RESULT_RES };
static inline mica_value *llvm_intr_vp_ashr_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_OPERAND_LHS);
}
static inline void llvm_intr_vp_ashr_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_ashr_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_OPERAND_RHS);
}
static inline void llvm_intr_vp_ashr_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_ashr_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_OPERAND_MASK);
}
static inline void llvm_intr_vp_ashr_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_ashr_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_OPERAND_EVL);
}
static inline void llvm_intr_vp_ashr_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_ashr_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_ashr_def, LLVM_INTR_VP_ASHR_RESULT_RES);
}
mica_op *llvm_intr_vp_ashr_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.lshr: `lshr` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_lshr_def;
static inline bool llvm_intr_vp_lshr_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_lshr_def);
}
enum {
  LLVM_INTR_VP_LSHR_OPERAND_LHS, LLVM_INTR_VP_LSHR_OPERAND_RHS, LLVM_INTR_VP_LSHR_OPERAND_MASK,
  LLVM_INTR_VP_LSHR_OPERAND_EVL,
};
enum { LLVM_INTR_VP_LSHR_RESULT_RES };
static inline mica_value *llvm_intr_vp_lshr_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_OPERAND_LHS);
}
static inline void llvm_intr_vp_lshr_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_lshr_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_OPERAND_RHS);
}
static inline void llvm_intr_vp_lshr_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_lshr_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_OPERAND_MASK);
}
static inline void llvm_intr_vp_lshr_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_lshr_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_OPERAND_EVL);
}
static inline void llvm_intr_vp_lshr_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_lshr_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_lshr_def, LLVM_INTR_VP_LSHR_RESULT_RES);
}
mica_op *llvm_intr_vp_lshr_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.shl: `shl` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_shl_def;
static inline bool llvm_intr_vp_shl_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_shl_def);
}
enum {
  LLVM_INTR_VP_SHL_OPERAND_LHS, LLVM_INTR_VP_SHL_OPERAND_RHS, LLVM_INTR_VP_SHL_OPERAND_MASK,
  LLVM_INTR_VP_SHL_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SHL_RESULT_RES };
static inline mica_value *llvm_intr_vp_shl_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_OPERAND_LHS);
}
static inline void llvm_intr_vp_shl_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_shl_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_OPERAND_RHS);
}
static inline void llvm_intr_vp_shl_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_shl_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_OPERAND_MASK);
}
static inline void llvm_intr_vp_shl_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_shl_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_OPERAND_EVL);
}
static inline void llvm_intr_vp_shl_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_shl_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_shl_def, LLVM_INTR_VP_SHL_RESULT_RES);
}
mica_op *llvm_intr_vp_shl_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *lhs, mica_value *rhs, mica_value *mask,
                                mica_value *evl);

// ---- llvm.intr.vp.or: `or` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_or_def;
static inline bool llvm_intr_vp_or_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_or_def);
}
enum {
  LLVM_INTR_VP_OR_OPERAND_LHS, LLVM_INTR_VP_OR_OPERAND_RHS, LLVM_INTR_VP_OR_OPERAND_MASK,
  LLVM_INTR_VP_OR_OPERAND_EVL,
};
enum { LLVM_INTR_VP_OR_RESULT_RES };
static inline mica_value *llvm_intr_vp_or_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_OPERAND_LHS);
}
static inline void llvm_intr_vp_or_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_or_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_OPERAND_RHS);
}
static inline void llvm_intr_vp_or_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_or_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_OPERAND_MASK);
}
static inline void llvm_intr_vp_or_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_or_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_OPERAND_EVL);
}
static inline void llvm_intr_vp_or_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_or_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_or_def, LLVM_INTR_VP_OR_RESULT_RES);
}
mica_op *llvm_intr_vp_or_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                               mica_value *lhs, mica_value *rhs, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.and: `and` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_and_def;
static inline bool llvm_intr_vp_and_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_and_def);
}
enum {
  LLVM_INTR_VP_AND_OPERAND_LHS, LLVM_INTR_VP_AND_OPERAND_RHS, LLVM_INTR_VP_AND_OPERAND_MASK,
  LLVM_INTR_VP_AND_OPERAND_EVL,
};
enum { LLVM_INTR_VP_AND_RESULT_RES };
static inline mica_value *llvm_intr_vp_and_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_OPERAND_LHS);
}
static inline void llvm_intr_vp_and_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_and_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_OPERAND_RHS);
}
static inline void llvm_intr_vp_and_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_and_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_OPERAND_MASK);
}
static inline void llvm_intr_vp_and_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_and_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_OPERAND_EVL);
}
static inline void llvm_intr_vp_and_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_and_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_and_def, LLVM_INTR_VP_AND_RESULT_RES);
}
mica_op *llvm_intr_vp_and_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *lhs, mica_value *rhs, mica_value *mask,
                                mica_value *evl);

// ---- llvm.intr.vp.xor: `xor` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_xor_def;
static inline bool llvm_intr_vp_xor_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_xor_def);
}
enum {
  LLVM_INTR_VP_XOR_OPERAND_LHS, LLVM_INTR_VP_XOR_OPERAND_RHS, LLVM_INTR_VP_XOR_OPERAND_MASK,
  LLVM_INTR_VP_XOR_OPERAND_EVL,
};
enum { LLVM_INTR_VP_XOR_RESULT_RES };
static inline mica_value *llvm_intr_vp_xor_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_OPERAND_LHS);
}
static inline void llvm_intr_vp_xor_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_xor_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_OPERAND_RHS);
}
static inline void llvm_intr_vp_xor_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_xor_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_OPERAND_MASK);
}
static inline void llvm_intr_vp_xor_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_xor_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_OPERAND_EVL);
}
static inline void llvm_intr_vp_xor_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_xor_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_xor_def, LLVM_INTR_VP_XOR_RESULT_RES);
}
mica_op *llvm_intr_vp_xor_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *lhs, mica_value *rhs, mica_value *mask,
                                mica_value *evl);

// ---- llvm.intr.vp.smax: `smax` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_smax_def;
static inline bool llvm_intr_vp_smax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_smax_def);
}
enum {
  LLVM_INTR_VP_SMAX_OPERAND_LHS, LLVM_INTR_VP_SMAX_OPERAND_RHS, LLVM_INTR_VP_SMAX_OPERAND_MASK,
  LLVM_INTR_VP_SMAX_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SMAX_RESULT_RES };
static inline mica_value *llvm_intr_vp_smax_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_OPERAND_LHS);
}
static inline void llvm_intr_vp_smax_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_smax_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_OPERAND_RHS);
}
static inline void llvm_intr_vp_smax_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_smax_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_OPERAND_MASK);
}
static inline void llvm_intr_vp_smax_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_smax_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_OPERAND_EVL);
}
static inline void llvm_intr_vp_smax_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_smax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_smax_def, LLVM_INTR_VP_SMAX_RESULT_RES);
}
mica_op *llvm_intr_vp_smax_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.smin: `smin` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_smin_def;
static inline bool llvm_intr_vp_smin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_smin_def);
}
enum {
  LLVM_INTR_VP_SMIN_OPERAND_LHS, LLVM_INTR_VP_SMIN_OPERAND_RHS, LLVM_INTR_VP_SMIN_OPERAND_MASK,
  LLVM_INTR_VP_SMIN_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SMIN_RESULT_RES };
static inline mica_value *llvm_intr_vp_smin_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_OPERAND_LHS);
}
static inline void llvm_intr_vp_smin_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_smin_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_OPERAND_RHS);
}
static inline void llvm_intr_vp_smin_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_smin_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_OPERAND_MASK);
}
static inline void llvm_intr_vp_smin_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_smin_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_OPERAND_EVL);
}
static inline void llvm_intr_vp_smin_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_smin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_smin_def, LLVM_INTR_VP_SMIN_RESULT_RES);
}
mica_op *llvm_intr_vp_smin_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.umax: `umax` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_umax_def;
static inline bool llvm_intr_vp_umax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_umax_def);
}
enum {
  LLVM_INTR_VP_UMAX_OPERAND_LHS, LLVM_INTR_VP_UMAX_OPERAND_RHS, LLVM_INTR_VP_UMAX_OPERAND_MASK,
  LLVM_INTR_VP_UMAX_OPERAND_EVL,
};
enum { LLVM_INTR_VP_UMAX_RESULT_RES };
static inline mica_value *llvm_intr_vp_umax_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_OPERAND_LHS);
}
static inline void llvm_intr_vp_umax_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_umax_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_OPERAND_RHS);
}
static inline void llvm_intr_vp_umax_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_umax_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_OPERAND_MASK);
}
static inline void llvm_intr_vp_umax_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_umax_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_OPERAND_EVL);
}
static inline void llvm_intr_vp_umax_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_umax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_umax_def, LLVM_INTR_VP_UMAX_RESULT_RES);
}
mica_op *llvm_intr_vp_umax_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.umin: `umin` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_umin_def;
static inline bool llvm_intr_vp_umin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_umin_def);
}
enum {
  LLVM_INTR_VP_UMIN_OPERAND_LHS, LLVM_INTR_VP_UMIN_OPERAND_RHS, LLVM_INTR_VP_UMIN_OPERAND_MASK,
  LLVM_INTR_VP_UMIN_OPERAND_EVL,
};
enum { LLVM_INTR_VP_UMIN_RESULT_RES };
static inline mica_value *llvm_intr_vp_umin_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_OPERAND_LHS);
}
static inline void llvm_intr_vp_umin_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_umin_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_OPERAND_RHS);
}
static inline void llvm_intr_vp_umin_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_umin_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_OPERAND_MASK);
}
static inline void llvm_intr_vp_umin_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_umin_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_OPERAND_EVL);
}
static inline void llvm_intr_vp_umin_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_umin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_umin_def, LLVM_INTR_VP_UMIN_RESULT_RES);
}
mica_op *llvm_intr_vp_umin_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.fadd: `fadd` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fadd_def;
static inline bool llvm_intr_vp_fadd_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fadd_def);
}
enum {
  LLVM_INTR_VP_FADD_OPERAND_LHS, LLVM_INTR_VP_FADD_OPERAND_RHS, LLVM_INTR_VP_FADD_OPERAND_MASK,
  LLVM_INTR_VP_FADD_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FADD_RESULT_RES };
static inline mica_value *llvm_intr_vp_fadd_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_OPERAND_LHS);
}
static inline void llvm_intr_vp_fadd_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_fadd_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_OPERAND_RHS);
}
static inline void llvm_intr_vp_fadd_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_fadd_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_OPERAND_MASK);
}
static inline void llvm_intr_vp_fadd_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fadd_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_OPERAND_EVL);
}
static inline void llvm_intr_vp_fadd_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fadd_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fadd_def, LLVM_INTR_VP_FADD_RESULT_RES);
}
mica_op *llvm_intr_vp_fadd_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.fsub: `fsub` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fsub_def;
static inline bool llvm_intr_vp_fsub_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fsub_def);
}
enum {
  LLVM_INTR_VP_FSUB_OPERAND_LHS, LLVM_INTR_VP_FSUB_OPERAND_RHS, LLVM_INTR_VP_FSUB_OPERAND_MASK,
  LLVM_INTR_VP_FSUB_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FSUB_RESULT_RES };
static inline mica_value *llvm_intr_vp_fsub_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_OPERAND_LHS);
}
static inline void llvm_intr_vp_fsub_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_fsub_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_OPERAND_RHS);
}
static inline void llvm_intr_vp_fsub_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_fsub_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_OPERAND_MASK);
}
static inline void llvm_intr_vp_fsub_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fsub_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_OPERAND_EVL);
}
static inline void llvm_intr_vp_fsub_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fsub_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fsub_def, LLVM_INTR_VP_FSUB_RESULT_RES);
}
mica_op *llvm_intr_vp_fsub_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.fmul: `fmul` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fmul_def;
static inline bool llvm_intr_vp_fmul_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fmul_def);
}
enum {
  LLVM_INTR_VP_FMUL_OPERAND_LHS, LLVM_INTR_VP_FMUL_OPERAND_RHS, LLVM_INTR_VP_FMUL_OPERAND_MASK,
  LLVM_INTR_VP_FMUL_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FMUL_RESULT_RES };
static inline mica_value *llvm_intr_vp_fmul_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_OPERAND_LHS);
}
static inline void llvm_intr_vp_fmul_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_fmul_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_OPERAND_RHS);
}
static inline void llvm_intr_vp_fmul_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_fmul_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_OPERAND_MASK);
}
static inline void llvm_intr_vp_fmul_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fmul_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_OPERAND_EVL);
}
static inline void llvm_intr_vp_fmul_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fmul_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fmul_def, LLVM_INTR_VP_FMUL_RESULT_RES);
}
mica_op *llvm_intr_vp_fmul_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.fdiv: `fdiv` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fdiv_def;
static inline bool llvm_intr_vp_fdiv_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fdiv_def);
}
enum {
  LLVM_INTR_VP_FDIV_OPERAND_LHS, LLVM_INTR_VP_FDIV_OPERAND_RHS, LLVM_INTR_VP_FDIV_OPERAND_MASK,
  LLVM_INTR_VP_FDIV_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FDIV_RESULT_RES };
static inline mica_value *llvm_intr_vp_fdiv_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_OPERAND_LHS);
}
static inline void llvm_intr_vp_fdiv_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_fdiv_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_OPERAND_RHS);
}
static inline void llvm_intr_vp_fdiv_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_fdiv_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_OPERAND_MASK);
}
static inline void llvm_intr_vp_fdiv_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fdiv_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_OPERAND_EVL);
}
static inline void llvm_intr_vp_fdiv_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fdiv_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fdiv_def, LLVM_INTR_VP_FDIV_RESULT_RES);
}
mica_op *llvm_intr_vp_fdiv_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.frem: `frem` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_frem_def;
static inline bool llvm_intr_vp_frem_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_frem_def);
}
enum {
  LLVM_INTR_VP_FREM_OPERAND_LHS, LLVM_INTR_VP_FREM_OPERAND_RHS, LLVM_INTR_VP_FREM_OPERAND_MASK,
  LLVM_INTR_VP_FREM_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FREM_RESULT_RES };
static inline mica_value *llvm_intr_vp_frem_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_OPERAND_LHS);
}
static inline void llvm_intr_vp_frem_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_OPERAND_LHS, value);
}
static inline mica_value *llvm_intr_vp_frem_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_OPERAND_RHS);
}
static inline void llvm_intr_vp_frem_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_OPERAND_RHS, value);
}
static inline mica_value *llvm_intr_vp_frem_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_OPERAND_MASK);
}
static inline void llvm_intr_vp_frem_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_frem_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_OPERAND_EVL);
}
static inline void llvm_intr_vp_frem_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_frem_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_frem_def, LLVM_INTR_VP_FREM_RESULT_RES);
}
mica_op *llvm_intr_vp_frem_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *lhs, mica_value *rhs, mica_value *mask,
                                 mica_value *evl);

// ---- llvm.intr.vp.fneg: `fneg` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fneg_def;
static inline bool llvm_intr_vp_fneg_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fneg_def);
}
enum {
  LLVM_INTR_VP_FNEG_OPERAND_OP, LLVM_INTR_VP_FNEG_OPERAND_MASK, LLVM_INTR_VP_FNEG_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FNEG_RESULT_RES };
static inline mica_value *llvm_intr_vp_fneg_op(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fneg_def, LLVM_INTR_VP_FNEG_OPERAND_OP);
}
static inline void llvm_intr_vp_fneg_set_op(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fneg_def, LLVM_INTR_VP_FNEG_OPERAND_OP, value);
}
static inline mica_value *llvm_intr_vp_fneg_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fneg_def, LLVM_INTR_VP_FNEG_OPERAND_MASK);
}
static inline void llvm_intr_vp_fneg_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fneg_def, LLVM_INTR_VP_FNEG_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fneg_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fneg_def, LLVM_INTR_VP_FNEG_OPERAND_EVL);
}
static inline void llvm_intr_vp_fneg_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fneg_def, LLVM_INTR_VP_FNEG_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fneg_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fneg_def, LLVM_INTR_VP_FNEG_RESULT_RES);
}
mica_op *llvm_intr_vp_fneg_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *op_, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.fmuladd: `fmuladd` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fmuladd_def;
static inline bool llvm_intr_vp_fmuladd_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fmuladd_def);
}
enum {
  LLVM_INTR_VP_FMULADD_OPERAND_OP1, LLVM_INTR_VP_FMULADD_OPERAND_OP2,
  LLVM_INTR_VP_FMULADD_OPERAND_OP3, LLVM_INTR_VP_FMULADD_OPERAND_MASK,
  LLVM_INTR_VP_FMULADD_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FMULADD_RESULT_RES };
static inline mica_value *llvm_intr_vp_fmuladd_op1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_OP1);
}
static inline void llvm_intr_vp_fmuladd_set_op1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_OP1, value);
}
static inline mica_value *llvm_intr_vp_fmuladd_op2(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_OP2);
}
static inline void llvm_intr_vp_fmuladd_set_op2(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_OP2, value);
}
static inline mica_value *llvm_intr_vp_fmuladd_op3(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_OP3);
}
static inline void llvm_intr_vp_fmuladd_set_op3(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_OP3, value);
}
static inline mica_value *llvm_intr_vp_fmuladd_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_MASK);
}
static inline void llvm_intr_vp_fmuladd_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fmuladd_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_EVL);
}
static inline void llvm_intr_vp_fmuladd_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fmuladd_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fmuladd_def, LLVM_INTR_VP_FMULADD_RESULT_RES);
}
mica_op *llvm_intr_vp_fmuladd_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                    mica_value *op1, mica_value *op2, mica_value *op3,
                                    mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.fma: `fma` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fma_def;
static inline bool llvm_intr_vp_fma_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fma_def);
}
enum {
  LLVM_INTR_VP_FMA_OPERAND_OP1, LLVM_INTR_VP_FMA_OPERAND_OP2, LLVM_INTR_VP_FMA_OPERAND_OP3,
  LLVM_INTR_VP_FMA_OPERAND_MASK, LLVM_INTR_VP_FMA_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FMA_RESULT_RES };
static inline mica_value *llvm_intr_vp_fma_op1(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_OP1);
}
static inline void llvm_intr_vp_fma_set_op1(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_OP1, value);
}
static inline mica_value *llvm_intr_vp_fma_op2(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_OP2);
}
static inline void llvm_intr_vp_fma_set_op2(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_OP2, value);
}
static inline mica_value *llvm_intr_vp_fma_op3(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_OP3);
}
static inline void llvm_intr_vp_fma_set_op3(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_OP3, value);
}
static inline mica_value *llvm_intr_vp_fma_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_MASK);
}
static inline void llvm_intr_vp_fma_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fma_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_EVL);
}
static inline void llvm_intr_vp_fma_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fma_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fma_def, LLVM_INTR_VP_FMA_RESULT_RES);
}
mica_op *llvm_intr_vp_fma_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                mica_value *op1, mica_value *op2, mica_value *op3, mica_value *mask,
                                mica_value *evl);

// ---- llvm.intr.vp.reduce.add: `reduce.add` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_add_def;
static inline bool llvm_intr_vp_reduce_add_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_add_def);
}
enum {
  LLVM_INTR_VP_REDUCE_ADD_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_ADD_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_ADD_OPERAND_MASK, LLVM_INTR_VP_REDUCE_ADD_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_ADD_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_add_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_add_def,
                            LLVM_INTR_VP_REDUCE_ADD_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_add_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_add_def,
                         LLVM_INTR_VP_REDUCE_ADD_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_add_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_add_def, LLVM_INTR_VP_REDUCE_ADD_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_add_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_add_def, LLVM_INTR_VP_REDUCE_ADD_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_add_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_add_def, LLVM_INTR_VP_REDUCE_ADD_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_add_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_add_def, LLVM_INTR_VP_REDUCE_ADD_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_add_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_add_def, LLVM_INTR_VP_REDUCE_ADD_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_add_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_add_def, LLVM_INTR_VP_REDUCE_ADD_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_add_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_add_def, LLVM_INTR_VP_REDUCE_ADD_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_add_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                       mica_value *satrt_value, mica_value *val, mica_value *mask,
                                       mica_value *evl);

// ---- llvm.intr.vp.reduce.mul: `reduce.mul` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_mul_def;
static inline bool llvm_intr_vp_reduce_mul_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_mul_def);
}
enum {
  LLVM_INTR_VP_REDUCE_MUL_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_MUL_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_MUL_OPERAND_MASK, LLVM_INTR_VP_REDUCE_MUL_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_MUL_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_mul_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_mul_def,
                            LLVM_INTR_VP_REDUCE_MUL_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_mul_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_mul_def,
                         LLVM_INTR_VP_REDUCE_MUL_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_mul_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_mul_def, LLVM_INTR_VP_REDUCE_MUL_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_mul_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_mul_def, LLVM_INTR_VP_REDUCE_MUL_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_mul_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_mul_def, LLVM_INTR_VP_REDUCE_MUL_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_mul_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_mul_def, LLVM_INTR_VP_REDUCE_MUL_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_mul_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_mul_def, LLVM_INTR_VP_REDUCE_MUL_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_mul_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_mul_def, LLVM_INTR_VP_REDUCE_MUL_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_mul_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_mul_def, LLVM_INTR_VP_REDUCE_MUL_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_mul_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                       mica_value *satrt_value, mica_value *val, mica_value *mask,
                                       mica_value *evl);

// ---- llvm.intr.vp.reduce.and: `reduce.and` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_and_def;
static inline bool llvm_intr_vp_reduce_and_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_and_def);
}
enum {
  LLVM_INTR_VP_REDUCE_AND_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_AND_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_AND_OPERAND_MASK, LLVM_INTR_VP_REDUCE_AND_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_AND_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_and_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_and_def,
                            LLVM_INTR_VP_REDUCE_AND_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_and_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_and_def,
                         LLVM_INTR_VP_REDUCE_AND_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_and_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_and_def, LLVM_INTR_VP_REDUCE_AND_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_and_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_and_def, LLVM_INTR_VP_REDUCE_AND_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_and_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_and_def, LLVM_INTR_VP_REDUCE_AND_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_and_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_and_def, LLVM_INTR_VP_REDUCE_AND_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_and_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_and_def, LLVM_INTR_VP_REDUCE_AND_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_and_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_and_def, LLVM_INTR_VP_REDUCE_AND_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_and_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_and_def, LLVM_INTR_VP_REDUCE_AND_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_and_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                       mica_value *satrt_value, mica_value *val, mica_value *mask,
                                       mica_value *evl);

// ---- llvm.intr.vp.reduce.or: `reduce.or` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_or_def;
static inline bool llvm_intr_vp_reduce_or_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_or_def);
}
enum {
  LLVM_INTR_VP_REDUCE_OR_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_OR_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_OR_OPERAND_MASK, LLVM_INTR_VP_REDUCE_OR_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_OR_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_or_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_or_def,
                            LLVM_INTR_VP_REDUCE_OR_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_or_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_or_def,
                         LLVM_INTR_VP_REDUCE_OR_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_or_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_or_def, LLVM_INTR_VP_REDUCE_OR_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_or_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_or_def, LLVM_INTR_VP_REDUCE_OR_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_or_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_or_def, LLVM_INTR_VP_REDUCE_OR_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_or_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_or_def, LLVM_INTR_VP_REDUCE_OR_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_or_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_or_def, LLVM_INTR_VP_REDUCE_OR_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_or_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_or_def, LLVM_INTR_VP_REDUCE_OR_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_or_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_or_def, LLVM_INTR_VP_REDUCE_OR_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_or_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                      mica_value *satrt_value, mica_value *val, mica_value *mask,
                                      mica_value *evl);

// ---- llvm.intr.vp.reduce.xor: `reduce.xor` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_xor_def;
static inline bool llvm_intr_vp_reduce_xor_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_xor_def);
}
enum {
  LLVM_INTR_VP_REDUCE_XOR_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_XOR_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_XOR_OPERAND_MASK, LLVM_INTR_VP_REDUCE_XOR_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_XOR_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_xor_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_xor_def,
                            LLVM_INTR_VP_REDUCE_XOR_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_xor_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_xor_def,
                         LLVM_INTR_VP_REDUCE_XOR_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_xor_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_xor_def, LLVM_INTR_VP_REDUCE_XOR_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_xor_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_xor_def, LLVM_INTR_VP_REDUCE_XOR_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_xor_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_xor_def, LLVM_INTR_VP_REDUCE_XOR_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_xor_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_xor_def, LLVM_INTR_VP_REDUCE_XOR_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_xor_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_xor_def, LLVM_INTR_VP_REDUCE_XOR_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_xor_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_xor_def, LLVM_INTR_VP_REDUCE_XOR_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_xor_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_xor_def, LLVM_INTR_VP_REDUCE_XOR_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_xor_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                       mica_value *satrt_value, mica_value *val, mica_value *mask,
                                       mica_value *evl);

// ---- llvm.intr.vp.reduce.smax: `reduce.smax` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_smax_def;
static inline bool llvm_intr_vp_reduce_smax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_smax_def);
}
enum {
  LLVM_INTR_VP_REDUCE_SMAX_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_SMAX_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_SMAX_OPERAND_MASK, LLVM_INTR_VP_REDUCE_SMAX_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_SMAX_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_smax_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_smax_def,
                            LLVM_INTR_VP_REDUCE_SMAX_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_smax_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_smax_def,
                         LLVM_INTR_VP_REDUCE_SMAX_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_smax_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_smax_def,
                            LLVM_INTR_VP_REDUCE_SMAX_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_smax_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_smax_def, LLVM_INTR_VP_REDUCE_SMAX_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_smax_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_smax_def,
                            LLVM_INTR_VP_REDUCE_SMAX_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_smax_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_smax_def, LLVM_INTR_VP_REDUCE_SMAX_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_smax_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_smax_def,
                            LLVM_INTR_VP_REDUCE_SMAX_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_smax_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_smax_def, LLVM_INTR_VP_REDUCE_SMAX_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_smax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_smax_def, LLVM_INTR_VP_REDUCE_SMAX_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_smax_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *satrt_value, mica_value *val, mica_value *mask,
                                        mica_value *evl);

// ---- llvm.intr.vp.reduce.smin: `reduce.smin` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_smin_def;
static inline bool llvm_intr_vp_reduce_smin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_smin_def);
}
enum {
  LLVM_INTR_VP_REDUCE_SMIN_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_SMIN_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_SMIN_OPERAND_MASK, LLVM_INTR_VP_REDUCE_SMIN_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_SMIN_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_smin_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_smin_def,
                            LLVM_INTR_VP_REDUCE_SMIN_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_smin_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_smin_def,
                         LLVM_INTR_VP_REDUCE_SMIN_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_smin_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_smin_def,
                            LLVM_INTR_VP_REDUCE_SMIN_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_smin_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_smin_def, LLVM_INTR_VP_REDUCE_SMIN_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_smin_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_smin_def,
                            LLVM_INTR_VP_REDUCE_SMIN_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_smin_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_smin_def, LLVM_INTR_VP_REDUCE_SMIN_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_smin_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_smin_def,
                            LLVM_INTR_VP_REDUCE_SMIN_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_smin_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_smin_def, LLVM_INTR_VP_REDUCE_SMIN_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_smin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_smin_def, LLVM_INTR_VP_REDUCE_SMIN_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_smin_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *satrt_value, mica_value *val, mica_value *mask,
                                        mica_value *evl);

// ---- llvm.intr.vp.reduce.umax: `reduce.umax` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_umax_def;
static inline bool llvm_intr_vp_reduce_umax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_umax_def);
}
enum {
  LLVM_INTR_VP_REDUCE_UMAX_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_UMAX_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_UMAX_OPERAND_MASK, LLVM_INTR_VP_REDUCE_UMAX_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_UMAX_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_umax_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_umax_def,
                            LLVM_INTR_VP_REDUCE_UMAX_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_umax_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_umax_def,
                         LLVM_INTR_VP_REDUCE_UMAX_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_umax_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_umax_def,
                            LLVM_INTR_VP_REDUCE_UMAX_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_umax_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_umax_def, LLVM_INTR_VP_REDUCE_UMAX_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_umax_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_umax_def,
                            LLVM_INTR_VP_REDUCE_UMAX_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_umax_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_umax_def, LLVM_INTR_VP_REDUCE_UMAX_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_umax_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_umax_def,
                            LLVM_INTR_VP_REDUCE_UMAX_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_umax_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_umax_def, LLVM_INTR_VP_REDUCE_UMAX_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_umax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_umax_def, LLVM_INTR_VP_REDUCE_UMAX_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_umax_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *satrt_value, mica_value *val, mica_value *mask,
                                        mica_value *evl);

// ---- llvm.intr.vp.reduce.umin: `reduce.umin` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_umin_def;
static inline bool llvm_intr_vp_reduce_umin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_umin_def);
}
enum {
  LLVM_INTR_VP_REDUCE_UMIN_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_UMIN_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_UMIN_OPERAND_MASK, LLVM_INTR_VP_REDUCE_UMIN_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_UMIN_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_umin_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_umin_def,
                            LLVM_INTR_VP_REDUCE_UMIN_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_umin_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_umin_def,
                         LLVM_INTR_VP_REDUCE_UMIN_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_umin_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_umin_def,
                            LLVM_INTR_VP_REDUCE_UMIN_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_umin_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_umin_def, LLVM_INTR_VP_REDUCE_UMIN_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_umin_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_umin_def,
                            LLVM_INTR_VP_REDUCE_UMIN_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_umin_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_umin_def, LLVM_INTR_VP_REDUCE_UMIN_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_umin_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_umin_def,
                            LLVM_INTR_VP_REDUCE_UMIN_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_umin_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_umin_def, LLVM_INTR_VP_REDUCE_UMIN_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_umin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_umin_def, LLVM_INTR_VP_REDUCE_UMIN_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_umin_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *satrt_value, mica_value *val, mica_value *mask,
                                        mica_value *evl);

// ---- llvm.intr.vp.reduce.fadd: `reduce.fadd` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_fadd_def;
static inline bool llvm_intr_vp_reduce_fadd_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_fadd_def);
}
enum {
  LLVM_INTR_VP_REDUCE_FADD_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_FADD_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_FADD_OPERAND_MASK, LLVM_INTR_VP_REDUCE_FADD_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_FADD_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_fadd_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fadd_def,
                            LLVM_INTR_VP_REDUCE_FADD_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_fadd_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fadd_def,
                         LLVM_INTR_VP_REDUCE_FADD_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_fadd_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fadd_def,
                            LLVM_INTR_VP_REDUCE_FADD_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_fadd_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fadd_def, LLVM_INTR_VP_REDUCE_FADD_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fadd_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fadd_def,
                            LLVM_INTR_VP_REDUCE_FADD_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_fadd_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fadd_def, LLVM_INTR_VP_REDUCE_FADD_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fadd_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fadd_def,
                            LLVM_INTR_VP_REDUCE_FADD_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_fadd_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fadd_def, LLVM_INTR_VP_REDUCE_FADD_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fadd_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_fadd_def, LLVM_INTR_VP_REDUCE_FADD_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_fadd_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *satrt_value, mica_value *val, mica_value *mask,
                                        mica_value *evl);

// ---- llvm.intr.vp.reduce.fmul: `reduce.fmul` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_fmul_def;
static inline bool llvm_intr_vp_reduce_fmul_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_fmul_def);
}
enum {
  LLVM_INTR_VP_REDUCE_FMUL_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_FMUL_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_FMUL_OPERAND_MASK, LLVM_INTR_VP_REDUCE_FMUL_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_FMUL_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_fmul_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmul_def,
                            LLVM_INTR_VP_REDUCE_FMUL_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_fmul_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmul_def,
                         LLVM_INTR_VP_REDUCE_FMUL_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_fmul_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmul_def,
                            LLVM_INTR_VP_REDUCE_FMUL_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_fmul_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmul_def, LLVM_INTR_VP_REDUCE_FMUL_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmul_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmul_def,
                            LLVM_INTR_VP_REDUCE_FMUL_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_fmul_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmul_def, LLVM_INTR_VP_REDUCE_FMUL_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmul_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmul_def,
                            LLVM_INTR_VP_REDUCE_FMUL_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_fmul_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmul_def, LLVM_INTR_VP_REDUCE_FMUL_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmul_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_fmul_def, LLVM_INTR_VP_REDUCE_FMUL_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_fmul_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *satrt_value, mica_value *val, mica_value *mask,
                                        mica_value *evl);

// ---- llvm.intr.vp.reduce.fmax: `reduce.fmax` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_fmax_def;
static inline bool llvm_intr_vp_reduce_fmax_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_fmax_def);
}
enum {
  LLVM_INTR_VP_REDUCE_FMAX_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_FMAX_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_FMAX_OPERAND_MASK, LLVM_INTR_VP_REDUCE_FMAX_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_FMAX_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_fmax_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmax_def,
                            LLVM_INTR_VP_REDUCE_FMAX_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_fmax_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmax_def,
                         LLVM_INTR_VP_REDUCE_FMAX_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_fmax_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmax_def,
                            LLVM_INTR_VP_REDUCE_FMAX_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_fmax_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmax_def, LLVM_INTR_VP_REDUCE_FMAX_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmax_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmax_def,
                            LLVM_INTR_VP_REDUCE_FMAX_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_fmax_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmax_def, LLVM_INTR_VP_REDUCE_FMAX_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmax_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmax_def,
                            LLVM_INTR_VP_REDUCE_FMAX_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_fmax_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmax_def, LLVM_INTR_VP_REDUCE_FMAX_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmax_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_fmax_def, LLVM_INTR_VP_REDUCE_FMAX_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_fmax_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *satrt_value, mica_value *val, mica_value *mask,
                                        mica_value *evl);

// ---- llvm.intr.vp.reduce.fmin: `reduce.fmin` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_reduce_fmin_def;
static inline bool llvm_intr_vp_reduce_fmin_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_reduce_fmin_def);
}
enum {
  LLVM_INTR_VP_REDUCE_FMIN_OPERAND_SATRT_VALUE, LLVM_INTR_VP_REDUCE_FMIN_OPERAND_VAL,
  LLVM_INTR_VP_REDUCE_FMIN_OPERAND_MASK, LLVM_INTR_VP_REDUCE_FMIN_OPERAND_EVL,
};
enum { LLVM_INTR_VP_REDUCE_FMIN_RESULT_RES };
static inline mica_value *llvm_intr_vp_reduce_fmin_satrt_value(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmin_def,
                            LLVM_INTR_VP_REDUCE_FMIN_OPERAND_SATRT_VALUE);
}
static inline void llvm_intr_vp_reduce_fmin_set_satrt_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmin_def,
                         LLVM_INTR_VP_REDUCE_FMIN_OPERAND_SATRT_VALUE, value);
}
static inline mica_value *llvm_intr_vp_reduce_fmin_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmin_def,
                            LLVM_INTR_VP_REDUCE_FMIN_OPERAND_VAL);
}
static inline void llvm_intr_vp_reduce_fmin_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmin_def, LLVM_INTR_VP_REDUCE_FMIN_OPERAND_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmin_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmin_def,
                            LLVM_INTR_VP_REDUCE_FMIN_OPERAND_MASK);
}
static inline void llvm_intr_vp_reduce_fmin_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmin_def, LLVM_INTR_VP_REDUCE_FMIN_OPERAND_MASK,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmin_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_reduce_fmin_def,
                            LLVM_INTR_VP_REDUCE_FMIN_OPERAND_EVL);
}
static inline void llvm_intr_vp_reduce_fmin_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_reduce_fmin_def, LLVM_INTR_VP_REDUCE_FMIN_OPERAND_EVL,
                         value);
}
static inline mica_value *llvm_intr_vp_reduce_fmin_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_reduce_fmin_def, LLVM_INTR_VP_REDUCE_FMIN_RESULT_RES);
}
mica_op *llvm_intr_vp_reduce_fmin_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                        mica_value *satrt_value, mica_value *val, mica_value *mask,
                                        mica_value *evl);

// ---- llvm.intr.vp.select: Of two vectors, element by element ----

extern const mica_op_def llvm_intr_vp_select_def;
static inline bool llvm_intr_vp_select_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_select_def);
}
enum {
  LLVM_INTR_VP_SELECT_OPERAND_COND, LLVM_INTR_VP_SELECT_OPERAND_TRUE_VAL,
  LLVM_INTR_VP_SELECT_OPERAND_FALSE_VAL, LLVM_INTR_VP_SELECT_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SELECT_RESULT_RES };
static inline mica_value *llvm_intr_vp_select_cond(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_OPERAND_COND);
}
static inline void llvm_intr_vp_select_set_cond(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_OPERAND_COND, value);
}
static inline mica_value *llvm_intr_vp_select_true_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_OPERAND_TRUE_VAL);
}
static inline void llvm_intr_vp_select_set_true_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_OPERAND_TRUE_VAL, value);
}
static inline mica_value *llvm_intr_vp_select_false_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_OPERAND_FALSE_VAL);
}
static inline void llvm_intr_vp_select_set_false_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_OPERAND_FALSE_VAL,
                         value);
}
static inline mica_value *llvm_intr_vp_select_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_OPERAND_EVL);
}
static inline void llvm_intr_vp_select_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_select_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_select_def, LLVM_INTR_VP_SELECT_RESULT_RES);
}
mica_op *llvm_intr_vp_select_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                   mica_value *cond, mica_value *true_val, mica_value *false_val,
                                   mica_value *evl);

// ---- llvm.intr.vp.merge: Of two vectors, element by element ----

extern const mica_op_def llvm_intr_vp_merge_def;
static inline bool llvm_intr_vp_merge_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_merge_def);
}
enum {
  LLVM_INTR_VP_MERGE_OPERAND_COND, LLVM_INTR_VP_MERGE_OPERAND_TRUE_VAL,
  LLVM_INTR_VP_MERGE_OPERAND_FALSE_VAL, LLVM_INTR_VP_MERGE_OPERAND_EVL,
};
enum { LLVM_INTR_VP_MERGE_RESULT_RES };
static inline mica_value *llvm_intr_vp_merge_cond(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_OPERAND_COND);
}
static inline void llvm_intr_vp_merge_set_cond(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_OPERAND_COND, value);
}
static inline mica_value *llvm_intr_vp_merge_true_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_OPERAND_TRUE_VAL);
}
static inline void llvm_intr_vp_merge_set_true_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_OPERAND_TRUE_VAL, value);
}
static inline mica_value *llvm_intr_vp_merge_false_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_OPERAND_FALSE_VAL);
}
static inline void llvm_intr_vp_merge_set_false_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_OPERAND_FALSE_VAL, value);
}
static inline mica_value *llvm_intr_vp_merge_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_OPERAND_EVL);
}
static inline void llvm_intr_vp_merge_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_merge_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_merge_def, LLVM_INTR_VP_MERGE_RESULT_RES);
}
mica_op *llvm_intr_vp_merge_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                  mica_value *cond, mica_value *true_val, mica_value *false_val,
                                  mica_value *evl);

// ---- llvm.intr.vp.load: `load` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_load_def;
static inline bool llvm_intr_vp_load_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_load_def);
}
enum {
  LLVM_INTR_VP_LOAD_OPERAND_PTR, LLVM_INTR_VP_LOAD_OPERAND_MASK, LLVM_INTR_VP_LOAD_OPERAND_EVL,
};
enum { LLVM_INTR_VP_LOAD_RESULT_RES };
static inline mica_value *llvm_intr_vp_load_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_load_def, LLVM_INTR_VP_LOAD_OPERAND_PTR);
}
static inline void llvm_intr_vp_load_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_load_def, LLVM_INTR_VP_LOAD_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_vp_load_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_load_def, LLVM_INTR_VP_LOAD_OPERAND_MASK);
}
static inline void llvm_intr_vp_load_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_load_def, LLVM_INTR_VP_LOAD_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_load_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_load_def, LLVM_INTR_VP_LOAD_OPERAND_EVL);
}
static inline void llvm_intr_vp_load_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_load_def, LLVM_INTR_VP_LOAD_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_load_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_load_def, LLVM_INTR_VP_LOAD_RESULT_RES);
}
mica_op *llvm_intr_vp_load_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *ptr, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.store: The chosen elements into memory ----

extern const mica_op_def llvm_intr_vp_store_def;
static inline bool llvm_intr_vp_store_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_store_def);
}
enum {
  LLVM_INTR_VP_STORE_OPERAND_VAL, LLVM_INTR_VP_STORE_OPERAND_PTR, LLVM_INTR_VP_STORE_OPERAND_MASK,
  LLVM_INTR_VP_STORE_OPERAND_EVL,
};
static inline mica_value *llvm_intr_vp_store_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_store_def, LLVM_INTR_VP_STORE_OPERAND_VAL);
}
static inline void llvm_intr_vp_store_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_store_def, LLVM_INTR_VP_STORE_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_vp_store_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_store_def, LLVM_INTR_VP_STORE_OPERAND_PTR);
}
static inline void llvm_intr_vp_store_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_store_def, LLVM_INTR_VP_STORE_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_vp_store_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_store_def, LLVM_INTR_VP_STORE_OPERAND_MASK);
}
static inline void llvm_intr_vp_store_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_store_def, LLVM_INTR_VP_STORE_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_store_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_store_def, LLVM_INTR_VP_STORE_OPERAND_EVL);
}
static inline void llvm_intr_vp_store_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_store_def, LLVM_INTR_VP_STORE_OPERAND_EVL, value);
}
mica_op *llvm_intr_vp_store_build(mica_builder *b, mica_loc loc, mica_value *val, mica_value *ptr,
                                  mica_value *mask, mica_value *evl);

// ---- llvm.intr.experimental.vp.strided.load: The chosen elements from memory, with a stride ----

extern const mica_op_def llvm_intr_experimental_vp_strided_load_def;
static inline bool llvm_intr_experimental_vp_strided_load_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_experimental_vp_strided_load_def);
}
enum {
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_PTR,
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_STRIDE,
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_MASK,
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_EVL,
};
enum { LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_RESULT_RES };
static inline mica_value *llvm_intr_experimental_vp_strided_load_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_load_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_PTR);
}
static inline void llvm_intr_experimental_vp_strided_load_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_load_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_experimental_vp_strided_load_stride(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_load_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_STRIDE);
}
static inline void llvm_intr_experimental_vp_strided_load_set_stride(mica_op *op,
                                                                     mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_load_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_STRIDE, value);
}
static inline mica_value *llvm_intr_experimental_vp_strided_load_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_load_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_MASK);
}
static inline void llvm_intr_experimental_vp_strided_load_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_load_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_experimental_vp_strided_load_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_load_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_EVL);
}
static inline void llvm_intr_experimental_vp_strided_load_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_load_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_experimental_vp_strided_load_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_experimental_vp_strided_load_def,
                           LLVM_INTR_EXPERIMENTAL_VP_STRIDED_LOAD_RESULT_RES);
}
mica_op *llvm_intr_experimental_vp_strided_load_build(mica_builder *b, mica_loc loc,
                                                      const mica_type *res_type, mica_value *ptr,
                                                      mica_value *stride, mica_value *mask,
                                                      mica_value *evl);

// ---- llvm.intr.experimental.vp.strided.store: The chosen elements into memory, with a stride ----

extern const mica_op_def llvm_intr_experimental_vp_strided_store_def;
static inline bool llvm_intr_experimental_vp_strided_store_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_experimental_vp_strided_store_def);
}
enum {
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_VAL,
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_PTR,
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_STRIDE,
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_MASK,
  LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_EVL,
};
static inline mica_value *llvm_intr_experimental_vp_strided_store_val(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_VAL);
}
static inline void llvm_intr_experimental_vp_strided_store_set_val(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_VAL, value);
}
static inline mica_value *llvm_intr_experimental_vp_strided_store_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_PTR);
}
static inline void llvm_intr_experimental_vp_strided_store_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_PTR, value);
}
static inline mica_value *llvm_intr_experimental_vp_strided_store_stride(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_STRIDE);
}
static inline void llvm_intr_experimental_vp_strided_store_set_stride(mica_op *op,
                                                                      mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_STRIDE, value);
}
static inline mica_value *llvm_intr_experimental_vp_strided_store_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_MASK);
}
static inline void llvm_intr_experimental_vp_strided_store_set_mask(mica_op *op,
                                                                    mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_experimental_vp_strided_store_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                            LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_EVL);
}
static inline void llvm_intr_experimental_vp_strided_store_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_experimental_vp_strided_store_def,
                         LLVM_INTR_EXPERIMENTAL_VP_STRIDED_STORE_OPERAND_EVL, value);
}
mica_op *llvm_intr_experimental_vp_strided_store_build(mica_builder *b, mica_loc loc,
                                                       mica_value *val, mica_value *ptr,
                                                       mica_value *stride, mica_value *mask,
                                                       mica_value *evl);

// ---- llvm.intr.vp.trunc: `trunc` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_trunc_def;
static inline bool llvm_intr_vp_trunc_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_trunc_def);
}
enum {
  LLVM_INTR_VP_TRUNC_OPERAND_SRC, LLVM_INTR_VP_TRUNC_OPERAND_MASK, LLVM_INTR_VP_TRUNC_OPERAND_EVL,
};
enum { LLVM_INTR_VP_TRUNC_RESULT_RES };
static inline mica_value *llvm_intr_vp_trunc_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_trunc_def, LLVM_INTR_VP_TRUNC_OPERAND_SRC);
}
static inline void llvm_intr_vp_trunc_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_trunc_def, LLVM_INTR_VP_TRUNC_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_trunc_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_trunc_def, LLVM_INTR_VP_TRUNC_OPERAND_MASK);
}
static inline void llvm_intr_vp_trunc_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_trunc_def, LLVM_INTR_VP_TRUNC_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_trunc_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_trunc_def, LLVM_INTR_VP_TRUNC_OPERAND_EVL);
}
static inline void llvm_intr_vp_trunc_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_trunc_def, LLVM_INTR_VP_TRUNC_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_trunc_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_trunc_def, LLVM_INTR_VP_TRUNC_RESULT_RES);
}
mica_op *llvm_intr_vp_trunc_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                  mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.zext: `zext` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_zext_def;
static inline bool llvm_intr_vp_zext_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_zext_def);
}
enum {
  LLVM_INTR_VP_ZEXT_OPERAND_SRC, LLVM_INTR_VP_ZEXT_OPERAND_MASK, LLVM_INTR_VP_ZEXT_OPERAND_EVL,
};
enum { LLVM_INTR_VP_ZEXT_RESULT_RES };
static inline mica_value *llvm_intr_vp_zext_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_zext_def, LLVM_INTR_VP_ZEXT_OPERAND_SRC);
}
static inline void llvm_intr_vp_zext_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_zext_def, LLVM_INTR_VP_ZEXT_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_zext_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_zext_def, LLVM_INTR_VP_ZEXT_OPERAND_MASK);
}
static inline void llvm_intr_vp_zext_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_zext_def, LLVM_INTR_VP_ZEXT_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_zext_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_zext_def, LLVM_INTR_VP_ZEXT_OPERAND_EVL);
}
static inline void llvm_intr_vp_zext_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_zext_def, LLVM_INTR_VP_ZEXT_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_zext_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_zext_def, LLVM_INTR_VP_ZEXT_RESULT_RES);
}
mica_op *llvm_intr_vp_zext_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.sext: `sext` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_sext_def;
static inline bool llvm_intr_vp_sext_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_sext_def);
}
enum {
  LLVM_INTR_VP_SEXT_OPERAND_SRC, LLVM_INTR_VP_SEXT_OPERAND_MASK, LLVM_INTR_VP_SEXT_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SEXT_RESULT_RES };
static inline mica_value *llvm_intr_vp_sext_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sext_def, LLVM_INTR_VP_SEXT_OPERAND_SRC);
}
static inline void llvm_intr_vp_sext_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sext_def, LLVM_INTR_VP_SEXT_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_sext_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sext_def, LLVM_INTR_VP_SEXT_OPERAND_MASK);
}
static inline void llvm_intr_vp_sext_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sext_def, LLVM_INTR_VP_SEXT_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_sext_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sext_def, LLVM_INTR_VP_SEXT_OPERAND_EVL);
}
static inline void llvm_intr_vp_sext_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sext_def, LLVM_INTR_VP_SEXT_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_sext_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_sext_def, LLVM_INTR_VP_SEXT_RESULT_RES);
}
mica_op *llvm_intr_vp_sext_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                 mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.fptrunc: `fptrunc` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fptrunc_def;
static inline bool llvm_intr_vp_fptrunc_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fptrunc_def);
}
enum {
  LLVM_INTR_VP_FPTRUNC_OPERAND_SRC, LLVM_INTR_VP_FPTRUNC_OPERAND_MASK,
  LLVM_INTR_VP_FPTRUNC_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FPTRUNC_RESULT_RES };
static inline mica_value *llvm_intr_vp_fptrunc_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptrunc_def, LLVM_INTR_VP_FPTRUNC_OPERAND_SRC);
}
static inline void llvm_intr_vp_fptrunc_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptrunc_def, LLVM_INTR_VP_FPTRUNC_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_fptrunc_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptrunc_def, LLVM_INTR_VP_FPTRUNC_OPERAND_MASK);
}
static inline void llvm_intr_vp_fptrunc_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptrunc_def, LLVM_INTR_VP_FPTRUNC_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fptrunc_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptrunc_def, LLVM_INTR_VP_FPTRUNC_OPERAND_EVL);
}
static inline void llvm_intr_vp_fptrunc_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptrunc_def, LLVM_INTR_VP_FPTRUNC_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fptrunc_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fptrunc_def, LLVM_INTR_VP_FPTRUNC_RESULT_RES);
}
mica_op *llvm_intr_vp_fptrunc_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                    mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.fpext: `fpext` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fpext_def;
static inline bool llvm_intr_vp_fpext_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fpext_def);
}
enum {
  LLVM_INTR_VP_FPEXT_OPERAND_SRC, LLVM_INTR_VP_FPEXT_OPERAND_MASK, LLVM_INTR_VP_FPEXT_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FPEXT_RESULT_RES };
static inline mica_value *llvm_intr_vp_fpext_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fpext_def, LLVM_INTR_VP_FPEXT_OPERAND_SRC);
}
static inline void llvm_intr_vp_fpext_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fpext_def, LLVM_INTR_VP_FPEXT_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_fpext_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fpext_def, LLVM_INTR_VP_FPEXT_OPERAND_MASK);
}
static inline void llvm_intr_vp_fpext_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fpext_def, LLVM_INTR_VP_FPEXT_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fpext_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fpext_def, LLVM_INTR_VP_FPEXT_OPERAND_EVL);
}
static inline void llvm_intr_vp_fpext_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fpext_def, LLVM_INTR_VP_FPEXT_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fpext_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fpext_def, LLVM_INTR_VP_FPEXT_RESULT_RES);
}
mica_op *llvm_intr_vp_fpext_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                  mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.fptoui: `fptoui` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fptoui_def;
static inline bool llvm_intr_vp_fptoui_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fptoui_def);
}
enum {
  LLVM_INTR_VP_FPTOUI_OPERAND_SRC, LLVM_INTR_VP_FPTOUI_OPERAND_MASK,
  LLVM_INTR_VP_FPTOUI_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FPTOUI_RESULT_RES };
static inline mica_value *llvm_intr_vp_fptoui_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptoui_def, LLVM_INTR_VP_FPTOUI_OPERAND_SRC);
}
static inline void llvm_intr_vp_fptoui_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptoui_def, LLVM_INTR_VP_FPTOUI_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_fptoui_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptoui_def, LLVM_INTR_VP_FPTOUI_OPERAND_MASK);
}
static inline void llvm_intr_vp_fptoui_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptoui_def, LLVM_INTR_VP_FPTOUI_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fptoui_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptoui_def, LLVM_INTR_VP_FPTOUI_OPERAND_EVL);
}
static inline void llvm_intr_vp_fptoui_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptoui_def, LLVM_INTR_VP_FPTOUI_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fptoui_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fptoui_def, LLVM_INTR_VP_FPTOUI_RESULT_RES);
}
mica_op *llvm_intr_vp_fptoui_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                   mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.fptosi: `fptosi` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_fptosi_def;
static inline bool llvm_intr_vp_fptosi_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_fptosi_def);
}
enum {
  LLVM_INTR_VP_FPTOSI_OPERAND_SRC, LLVM_INTR_VP_FPTOSI_OPERAND_MASK,
  LLVM_INTR_VP_FPTOSI_OPERAND_EVL,
};
enum { LLVM_INTR_VP_FPTOSI_RESULT_RES };
static inline mica_value *llvm_intr_vp_fptosi_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptosi_def, LLVM_INTR_VP_FPTOSI_OPERAND_SRC);
}
static inline void llvm_intr_vp_fptosi_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptosi_def, LLVM_INTR_VP_FPTOSI_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_fptosi_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptosi_def, LLVM_INTR_VP_FPTOSI_OPERAND_MASK);
}
static inline void llvm_intr_vp_fptosi_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptosi_def, LLVM_INTR_VP_FPTOSI_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_fptosi_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_fptosi_def, LLVM_INTR_VP_FPTOSI_OPERAND_EVL);
}
static inline void llvm_intr_vp_fptosi_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_fptosi_def, LLVM_INTR_VP_FPTOSI_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_fptosi_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_fptosi_def, LLVM_INTR_VP_FPTOSI_RESULT_RES);
}
mica_op *llvm_intr_vp_fptosi_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                   mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.uitofp: `uitofp` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_uitofp_def;
static inline bool llvm_intr_vp_uitofp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_uitofp_def);
}
enum {
  LLVM_INTR_VP_UITOFP_OPERAND_SRC, LLVM_INTR_VP_UITOFP_OPERAND_MASK,
  LLVM_INTR_VP_UITOFP_OPERAND_EVL,
};
enum { LLVM_INTR_VP_UITOFP_RESULT_RES };
static inline mica_value *llvm_intr_vp_uitofp_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_uitofp_def, LLVM_INTR_VP_UITOFP_OPERAND_SRC);
}
static inline void llvm_intr_vp_uitofp_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_uitofp_def, LLVM_INTR_VP_UITOFP_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_uitofp_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_uitofp_def, LLVM_INTR_VP_UITOFP_OPERAND_MASK);
}
static inline void llvm_intr_vp_uitofp_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_uitofp_def, LLVM_INTR_VP_UITOFP_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_uitofp_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_uitofp_def, LLVM_INTR_VP_UITOFP_OPERAND_EVL);
}
static inline void llvm_intr_vp_uitofp_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_uitofp_def, LLVM_INTR_VP_UITOFP_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_uitofp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_uitofp_def, LLVM_INTR_VP_UITOFP_RESULT_RES);
}
mica_op *llvm_intr_vp_uitofp_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                   mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.sitofp: `sitofp` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_sitofp_def;
static inline bool llvm_intr_vp_sitofp_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_sitofp_def);
}
enum {
  LLVM_INTR_VP_SITOFP_OPERAND_SRC, LLVM_INTR_VP_SITOFP_OPERAND_MASK,
  LLVM_INTR_VP_SITOFP_OPERAND_EVL,
};
enum { LLVM_INTR_VP_SITOFP_RESULT_RES };
static inline mica_value *llvm_intr_vp_sitofp_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sitofp_def, LLVM_INTR_VP_SITOFP_OPERAND_SRC);
}
static inline void llvm_intr_vp_sitofp_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sitofp_def, LLVM_INTR_VP_SITOFP_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_sitofp_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sitofp_def, LLVM_INTR_VP_SITOFP_OPERAND_MASK);
}
static inline void llvm_intr_vp_sitofp_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sitofp_def, LLVM_INTR_VP_SITOFP_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_sitofp_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_sitofp_def, LLVM_INTR_VP_SITOFP_OPERAND_EVL);
}
static inline void llvm_intr_vp_sitofp_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_sitofp_def, LLVM_INTR_VP_SITOFP_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_sitofp_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_sitofp_def, LLVM_INTR_VP_SITOFP_RESULT_RES);
}
mica_op *llvm_intr_vp_sitofp_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                   mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.ptrtoint: `ptrtoint` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_ptrtoint_def;
static inline bool llvm_intr_vp_ptrtoint_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_ptrtoint_def);
}
enum {
  LLVM_INTR_VP_PTRTOINT_OPERAND_SRC, LLVM_INTR_VP_PTRTOINT_OPERAND_MASK,
  LLVM_INTR_VP_PTRTOINT_OPERAND_EVL,
};
enum { LLVM_INTR_VP_PTRTOINT_RESULT_RES };
static inline mica_value *llvm_intr_vp_ptrtoint_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_ptrtoint_def, LLVM_INTR_VP_PTRTOINT_OPERAND_SRC);
}
static inline void llvm_intr_vp_ptrtoint_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_ptrtoint_def, LLVM_INTR_VP_PTRTOINT_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_ptrtoint_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_ptrtoint_def, LLVM_INTR_VP_PTRTOINT_OPERAND_MASK);
}
static inline void llvm_intr_vp_ptrtoint_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_ptrtoint_def, LLVM_INTR_VP_PTRTOINT_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_ptrtoint_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_ptrtoint_def, LLVM_INTR_VP_PTRTOINT_OPERAND_EVL);
}
static inline void llvm_intr_vp_ptrtoint_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_ptrtoint_def, LLVM_INTR_VP_PTRTOINT_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_ptrtoint_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_ptrtoint_def, LLVM_INTR_VP_PTRTOINT_RESULT_RES);
}
mica_op *llvm_intr_vp_ptrtoint_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                     mica_value *src, mica_value *mask, mica_value *evl);

// ---- llvm.intr.vp.inttoptr: `inttoptr` of the elements that a mask and a length choose ----

extern const mica_op_def llvm_intr_vp_inttoptr_def;
static inline bool llvm_intr_vp_inttoptr_isa(const mica_op *op) {
  return mica_op_isa(op, &llvm_intr_vp_inttoptr_def);
}
enum {
  LLVM_INTR_VP_INTTOPTR_OPERAND_SRC, LLVM_INTR_VP_INTTOPTR_OPERAND_MASK,
  LLVM_INTR_VP_INTTOPTR_OPERAND_EVL,
};
enum { LLVM_INTR_VP_INTTOPTR_RESULT_RES };
static inline mica_value *llvm_intr_vp_inttoptr_src(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_inttoptr_def, LLVM_INTR_VP_INTTOPTR_OPERAND_SRC);
}
static inline void llvm_intr_vp_inttoptr_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_inttoptr_def, LLVM_INTR_VP_INTTOPTR_OPERAND_SRC, value);
}
static inline mica_value *llvm_intr_vp_inttoptr_mask(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_inttoptr_def, LLVM_INTR_VP_INTTOPTR_OPERAND_MASK);
}
static inline void llvm_intr_vp_inttoptr_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_inttoptr_def, LLVM_INTR_VP_INTTOPTR_OPERAND_MASK, value);
}
static inline mica_value *llvm_intr_vp_inttoptr_evl(const mica_op *op) {
  return mica_op_operand_as(op, &llvm_intr_vp_inttoptr_def, LLVM_INTR_VP_INTTOPTR_OPERAND_EVL);
}
static inline void llvm_intr_vp_inttoptr_set_evl(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &llvm_intr_vp_inttoptr_def, LLVM_INTR_VP_INTTOPTR_OPERAND_EVL, value);
}
static inline mica_value *llvm_intr_vp_inttoptr_res(const mica_op *op) {
  return mica_op_result_as(op, &llvm_intr_vp_inttoptr_def, LLVM_INTR_VP_INTTOPTR_RESULT_RES);
}
mica_op *llvm_intr_vp_inttoptr_build(mica_builder *b, mica_loc loc, const mica_type *res_type,
                                     mica_value *src, mica_value *mask, mica_value *evl);

// Written by the author: what custom<...> directives read and print.
bool llvm_parse_pretty_llvm_type(mica_parser *p, const mica_type **element_type);
void llvm_print_pretty_llvm_type(mica_printer *p, const mica_type *element_type);
bool llvm_parse_function_types(mica_parser *p, mica_types *params_, bool *var_arg);
void llvm_print_function_types(mica_printer *p, mica_types params_, bool var_arg);
bool llvm_parse_ext_type_params(mica_parser *p, mica_types *type_params, mica_uint32s *int_params);
void llvm_print_ext_type_params(mica_printer *p, mica_types type_params, mica_uint32s int_params);
bool llvm_parse_expression_arg(mica_parser *p, unsigned opcode_, mica_uint64s *arguments);
void llvm_print_expression_arg(mica_printer *p, unsigned opcode_, mica_uint64s arguments);
bool llvm_parse_shuffle_type(mica_parser *p, mica_op_state *out, const mica_type *v1_type_,
                             const mica_type **res_type, const mica_attr *mask_);
void llvm_print_shuffle_type(mica_printer *p, const mica_op *op, const mica_type *v1_type_,
                             const mica_type *res_type, const mica_attr *mask_);
bool llvm_parse_former_mask(mica_parser *p, mica_op_state *out, const mica_attr **mask);
bool llvm_parse_insert_extract_value_element_type(mica_parser *p, mica_op_state *out,
                                                  const mica_type **res_type,
                                                  const mica_type *container_type_,
                                                  const mica_attr *position_);
void llvm_print_insert_extract_value_element_type(mica_printer *p, const mica_op *op,
                                                  const mica_type *res_type,
                                                  const mica_type *container_type_,
                                                  const mica_attr *position_);
bool llvm_parse_gep_indices(mica_parser *p, mica_op_state *out, mica_operand_refs *dynamic_indices,
                            const mica_attr **raw_constant_indices);
void llvm_print_gep_indices(mica_printer *p, const mica_op *op, mica_segment dynamic_indices,
                            const mica_attr *raw_constant_indices);
bool llvm_parse_former_gep_types(mica_parser *p, mica_op_state *out, const mica_type **base_type,
                                 mica_types *dynamic_indices_types, const mica_type **res_type,
                                 const mica_attr **elem_type);
bool llvm_parse_former_pointee(mica_parser *p, mica_op_state *out, const mica_type **addr_type,
                               const mica_type **res_type);
bool llvm_parse_former_value_there(mica_parser *p, mica_op_state *out, const mica_type **ptr_type,
                                   const mica_type **val_type);
bool llvm_parse_switch_op_cases(mica_parser *p, mica_op_state *out, const mica_type *value_type_,
                                const mica_attr **case_values, mica_blocks *case_destinations,
                                mica_operand_groups *case_operands,
                                mica_type_groups *case_operands_types);
void llvm_print_switch_op_cases(mica_printer *p, const mica_op *op, const mica_type *value_type_,
                                const mica_attr *case_values, mica_segment case_destinations,
                                mica_segment case_operands, mica_segment case_operands_types);
bool llvm_parse_indirect_br_op_sucessors(mica_parser *p, mica_op_state *out,
                                         const mica_type *addr_type_, mica_blocks *successors,
                                         mica_operand_groups *succ_operands,
                                         mica_type_groups *succ_operands_types);
void llvm_print_indirect_br_op_sucessors(mica_printer *p, const mica_op *op,
                                         const mica_type *addr_type_, mica_segment successors,
                                         mica_segment succ_operands,
                                         mica_segment succ_operands_types);
bool llvm_parse_llvm_linkage(mica_parser *p, mica_op_state *out, const mica_attr **linkage);
void llvm_print_llvm_linkage(mica_printer *p, const mica_op *op, const mica_attr *linkage);
mica_parsed llvm_parse_op_bundles(mica_parser *p, mica_op_state *out,
                                  mica_operand_groups *op_bundle_operands,
                                  mica_type_groups *op_bundle_operands_types,
                                  const mica_attr **op_bundle_tags);
void llvm_print_op_bundles(mica_printer *p, const mica_op *op, mica_segment op_bundle_operands,
                           mica_segment op_bundle_operands_types, const mica_attr *op_bundle_tags);

// Written by the author: what older text means, when all of it is read.
bool llvm_getelementptr_upgrade(mica_op *op, mica_symbol_tables *tables);
// Written by the author: a form of older text, after the name.
bool llvm_parse_former_call(mica_parser *p, mica_op_state *out);
// Written by the author: what older text means, when all of it is read.
bool llvm_call_upgrade(mica_op *op, mica_symbol_tables *tables);
// Written by the author: an attribute of older text; NULL: it isn't known.
const mica_attr *llvm_former_linkage(mica_context *ctx, const mica_attr *value);
// Written by the author: what older text means, when all of it is read.
bool llvm_with_overflow_upgrade(mica_op *op, mica_symbol_tables *tables);
// Written by the author: what follows the spelling in older text.
const mica_type *llvm_parse_former_integer(mica_parser *p);
// Written by the author: what follows the spelling in older text.
const mica_type *llvm_parse_former_pointer(mica_parser *p);
// Written by the author: what follows the spelling in older text.
const mica_type *llvm_parse_former_vector(mica_parser *p);
// Written by the author: what follows the spelling in older text.
const mica_type *llvm_parse_former_wrapped(mica_parser *p);
MICA_END

#endif
