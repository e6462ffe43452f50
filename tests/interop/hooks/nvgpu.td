// The space of shared memory is an attribute of gpu.
def : MoreFields<"NVGPU_Dialect"> { list<string> dependentDialects = ["gpu::GPUDialect"]; }
