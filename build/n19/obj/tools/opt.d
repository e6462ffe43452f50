build/n19/obj/tools/opt.o: tools/opt.c tools/include/mica/opt.h \
 runtime/include/mica/dialect.h runtime/include/mica/base.h \
 runtime/include/mica/pass.h runtime/include/mica/print.h \
 runtime/include/mica/affine.h runtime/include/mica/enum.h \
 runtime/include/mica/ir.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/float_types.h \
 runtime/include/mica/location.h runtime/include/mica/verify.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/interfaces.h \
 runtime/include/mica/effects.h runtime/include/mica/fold.h \
 runtime/include/mica/builder.h runtime/include/mica/memory_slot.h \
 runtime/include/mica/subset.h runtime/include/mica/range.h \
 runtime/include/mica/arithmetic.h runtime/include/mica/symbol.h \
 gen/base/posix.h runtime/include/mica/bytecode.h \
 runtime/include/mica/context.h runtime/include/mica/former.h \
 runtime/include/mica/parse.h tools/opt_actions.h \
 runtime/include/mica/action.h tools/opt_options.h tools/opt_files.h \
 tools/opt_passes.h tools/opt_timing.h tools/opt_roundtrip.h \
 tools/opt_show_bytecode.h tools/split_input.h tools/render_diagnostic.h \
 tools/opt_source.h tools/verify_diagnostics.h gen/base/pattern.h
tools/include/mica/opt.h:
runtime/include/mica/dialect.h:
runtime/include/mica/base.h:
runtime/include/mica/pass.h:
runtime/include/mica/print.h:
runtime/include/mica/affine.h:
runtime/include/mica/enum.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/float_types.h:
runtime/include/mica/location.h:
runtime/include/mica/verify.h:
runtime/include/mica/diagnostic.h:
runtime/include/mica/interfaces.h:
runtime/include/mica/effects.h:
runtime/include/mica/fold.h:
runtime/include/mica/builder.h:
runtime/include/mica/memory_slot.h:
runtime/include/mica/subset.h:
runtime/include/mica/range.h:
runtime/include/mica/arithmetic.h:
runtime/include/mica/symbol.h:
gen/base/posix.h:
runtime/include/mica/bytecode.h:
runtime/include/mica/context.h:
runtime/include/mica/former.h:
runtime/include/mica/parse.h:
tools/opt_actions.h:
runtime/include/mica/action.h:
tools/opt_options.h:
tools/opt_files.h:
tools/opt_passes.h:
tools/opt_timing.h:
tools/opt_roundtrip.h:
tools/opt_show_bytecode.h:
tools/split_input.h:
tools/render_diagnostic.h:
tools/opt_source.h:
tools/verify_diagnostics.h:
gen/base/pattern.h:
