// Hooks of spirv's environments: what a module is made for. Called by generated code; own nothing.
#include "shared.h"

// ---- Limits -------------------------------------------------------------------------------------

const mica_attr *spirv_resource_limits_attr_default_max_compute_workgroup_size(mica_context *ctx) {
  static const int32_t sizes[] = {128, 128, 64};
  const mica_attr *items[3];
  for (size_t i = 0; i < 3; i++) {
    items[i] = mica_attr_i32(ctx, sizes[i]);
    if (items[i] == NULL) return NULL;
  }
  return mica_attr_array(ctx, (mica_attrs){items, 3});
}

// ---- `<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>` ---------------------------------

typedef struct word_list {
  const mica_enum_def *of;
  const char *what;
  uint32_t *data;
  size_t size;
} word_list;

static bool parse_listed_word(mica_parser *p, void *user) {
  word_list *list = user;
  uint64_t value;
  if (!spirv_parse_word(p, list->of, list->what, &value)) return false;
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  if (list->data == NULL) return false;
  list->data[list->size++] = (uint32_t)value;
  return true;
}

static bool parse_capabilities(mica_parser *p, spirv_capability_list *out) {
  word_list words = {.of = &spirv_capability_enum, .what = "capability"};
  if (!mica_parse_list(p, '[', false, parse_listed_word, &words)) return false;
  spirv_capability *data = mica_parser_scratch(p, (words.size + 1) * sizeof *data);
  for (size_t i = 0; data != NULL && i < words.size; i++) data[i] = (spirv_capability)words.data[i];
  *out = (spirv_capability_list){data, words.size};
  return data != NULL;
}

static bool parse_extensions(mica_parser *p, spirv_extension_list *out) {
  word_list words = {.of = &spirv_extension_enum, .what = "extension"};
  if (!mica_parse_list(p, '[', false, parse_listed_word, &words)) return false;
  spirv_extension *data = mica_parser_scratch(p, (words.size + 1) * sizeof *data);
  for (size_t i = 0; data != NULL && i < words.size; i++) data[i] = (spirv_extension)words.data[i];
  *out = (spirv_extension_list){data, words.size};
  return data != NULL;
}

const mica_attr *spirv_ver_cap_ext_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  spirv_capability_list capabilities;
  spirv_extension_list extensions;
  uint64_t version;
  if (!mica_parse_punct(p, '<') || !spirv_parse_word(p, &spirv_version_enum, "version", &version) ||
      !mica_parse_punct(p, ',') || !parse_capabilities(p, &capabilities) ||
      !mica_parse_punct(p, ',') || !parse_extensions(p, &extensions) || !mica_parse_punct(p, '>'))
    return NULL;
  return spirv_ver_cap_ext_attr_get(mica_parser_context(p), (spirv_version)version, capabilities,
                                    extensions);
}

void spirv_ver_cap_ext_attr_print(mica_printer *p, const mica_attr *attr) {
  const spirv_capability_list capabilities = spirv_ver_cap_ext_attr_capabilities(attr);
  const spirv_extension_list extensions = spirv_ver_cap_ext_attr_extensions(attr);
  mica_print_char(p, '<');
  mica_print_str(p, spirv_version_to_text(spirv_ver_cap_ext_attr_version(attr)));
  mica_print_text(p, ", [");
  for (size_t i = 0; i < capabilities.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_str(p, spirv_capability_to_text(capabilities.data[i]));
  }
  mica_print_text(p, "], [");
  for (size_t i = 0; i < extensions.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_str(p, spirv_extension_to_text(extensions.data[i]));
  }
  mica_print_text(p, "]>");
}

// ---- `<#spirv.vce<...>, api=Vulkan, AMD:DiscreteGPU:7, #spirv.resource_limits<...>>` ------------

static const uint32_t unknown_device = UINT32_MAX;

typedef struct environment {
  uint64_t api, vendor, device_type;
  uint32_t device;
} environment;

static bool parse_api(mica_parser *p, environment *e) {
  if (!mica_parse_optional_keyword(p, "api")) return true;
  return mica_parse_punct(p, '=') &&
         spirv_parse_word(p, &spirv_client_api_enum, "client API", &e->api) &&
         mica_parse_punct(p, ',');
}

// `vendor:type:number`, from the end on left out.
static bool parse_device(mica_parser *p, environment *e) {
  int64_t number;
  if (!mica_parser_at_keyword(p)) return true;
  if (!spirv_parse_word(p, &spirv_vendor_enum, "vendor", &e->vendor)) return false;
  if (mica_parse_optional_punct(p, ':')) {
    if (!spirv_parse_word(p, &spirv_device_type_enum, "device type", &e->device_type)) return false;
    if (mica_parse_optional_punct(p, ':')) {
      if (!mica_parse_int(p, 32, false, &number)) return false;
      e->device = (uint32_t)number;
    }
  }
  return mica_parse_punct(p, ',');
}

// `#spirv.resource_limits<...>`; in older text a dictionary of the same.
static bool parse_limits(mica_parser *p, const mica_attr **limits) {
  const mica_position at = mica_parser_position(p);
  if (!mica_parser_reads_former(p))
    return mica_parse_attr_of(p, NULL, spirv_resource_limits_attr_isa, limits);
  if (!mica_parse_attr(p, NULL, limits)) return false;
  if (mica_attr_is_dictionary(*limits))
    *limits = spirv_former_limits(mica_parser_context(p), *limits);
  return (*limits != NULL && spirv_resource_limits_attr_isa(*limits)) ||
         mica_parse_error(p, at, "expected the limits of a device");
}

const mica_attr *spirv_target_env_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  environment e = {SPIRV_CLIENT_API_UNKNOWN, SPIRV_VENDOR_UNKNOWN, SPIRV_DEVICE_TYPE_UNKNOWN,
                   unknown_device};
  const mica_attr *triple, *limits;
  if (!mica_parse_punct(p, '<') ||
      !mica_parse_attr_of(p, NULL, spirv_ver_cap_ext_attr_isa, &triple) ||
      !mica_parse_punct(p, ',') || !parse_api(p, &e) || !parse_device(p, &e) ||
      !parse_limits(p, &limits) || !mica_parse_punct(p, '>'))
    return NULL;
  return spirv_target_env_attr_get(mica_parser_context(p), triple, (spirv_client_api)e.api,
                                   (spirv_vendor)e.vendor, (spirv_device_type)e.device_type,
                                   e.device, limits);
}

static void print_device(mica_printer *p, const mica_attr *attr) {
  if (spirv_target_env_attr_vendor(attr) == SPIRV_VENDOR_UNKNOWN) return;
  mica_print_text(p, ", ");
  mica_print_str(p, spirv_vendor_to_text(spirv_target_env_attr_vendor(attr)));
  if (spirv_target_env_attr_device_type(attr) == SPIRV_DEVICE_TYPE_UNKNOWN) return;
  mica_print_char(p, ':');
  mica_print_str(p, spirv_device_type_to_text(spirv_target_env_attr_device_type(attr)));
  if (spirv_target_env_attr_device_id(attr) == unknown_device) return;
  mica_print_char(p, ':');
  mica_print_uint(p, spirv_target_env_attr_device_id(attr));
}

void spirv_target_env_attr_print(mica_printer *p, const mica_attr *attr) {
  const spirv_client_api api = spirv_target_env_attr_client_api(attr);
  mica_print_char(p, '<');
  mica_print_attr(p, spirv_target_env_attr_triple(attr));
  if (api != SPIRV_CLIENT_API_UNKNOWN) {
    mica_print_text(p, ", api=");
    mica_print_str(p, spirv_client_api_to_text(api));
  }
  print_device(p, attr);
  mica_print_text(p, ", ");
  mica_print_attr(p, spirv_target_env_attr_limits(attr));
  mica_print_char(p, '>');
}
