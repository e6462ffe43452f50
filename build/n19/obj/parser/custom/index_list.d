build/n19/obj/parser/custom/index_list.o: parser/custom/index_list.c \
 runtime/include/mica/index_list.h runtime/include/mica/parse.h \
 runtime/include/mica/affine.h runtime/include/mica/base.h \
 runtime/include/mica/diagnostic.h runtime/include/mica/enum.h \
 runtime/include/mica/ir.h runtime/include/mica/attribute.h \
 runtime/include/mica/type.h runtime/include/mica/dialect.h \
 runtime/include/mica/float_types.h runtime/include/mica/location.h \
 runtime/include/mica/verify.h runtime/include/mica/interfaces.h \
 runtime/include/mica/effects.h runtime/include/mica/fold.h \
 runtime/include/mica/builder.h runtime/include/mica/memory_slot.h \
 runtime/include/mica/subset.h runtime/include/mica/range.h \
 runtime/include/mica/arithmetic.h runtime/include/mica/symbol.h \
 runtime/include/mica/predicate.h runtime/include/mica/print.h \
 parser/custom/custom.h parser/grammar/above.h parser/grammar/fragment.h \
 parser/text/parser.h parser/text/lexer.h parser/text/memory.h \
 runtime/include/mica/mica.h runtime/include/mica/action.h \
 runtime/include/mica/attach.h runtime/include/mica/bytecode.h \
 runtime/include/mica/context.h runtime/include/mica/control_flow.h \
 runtime/include/mica/conversion.h runtime/include/mica/rewrite.h \
 runtime/include/mica/directives.h runtime/include/mica/dominance.h \
 runtime/include/mica/elements.h runtime/include/mica/former.h \
 runtime/include/mica/function.h runtime/include/mica/inline.h \
 runtime/include/mica/interpret.h runtime/include/mica/mixed.h \
 runtime/include/mica/pass.h runtime/include/mica/property.h \
 runtime/include/mica/reflection.h runtime/include/mica/generated.h \
 runtime/include/mica/region_flow.h runtime/include/mica/reshape.h \
 runtime/include/mica/version.h parser/text/number.h \
 parser/text/position.h build/n19/obj/parser/text/tokens.h \
 parser/grammar/operation.h parser/grammar/op_attributes.h \
 parser/grammar/scope.h parser/grammar/type.h parser/grammar/affine.h \
 parser/grammar/attribute.h parser/grammar/location.h \
 parser/grammar/region.h parser/grammar/top_level.h
runtime/include/mica/index_list.h:
runtime/include/mica/parse.h:
runtime/include/mica/affine.h:
runtime/include/mica/base.h:
runtime/include/mica/diagnostic.h:
runtime/include/mica/enum.h:
runtime/include/mica/ir.h:
runtime/include/mica/attribute.h:
runtime/include/mica/type.h:
runtime/include/mica/dialect.h:
runtime/include/mica/float_types.h:
runtime/include/mica/location.h:
runtime/include/mica/verify.h:
runtime/include/mica/interfaces.h:
runtime/include/mica/effects.h:
runtime/include/mica/fold.h:
runtime/include/mica/builder.h:
runtime/include/mica/memory_slot.h:
runtime/include/mica/subset.h:
runtime/include/mica/range.h:
runtime/include/mica/arithmetic.h:
runtime/include/mica/symbol.h:
runtime/include/mica/predicate.h:
runtime/include/mica/print.h:
parser/custom/custom.h:
parser/grammar/above.h:
parser/grammar/fragment.h:
parser/text/parser.h:
parser/text/lexer.h:
parser/text/memory.h:
runtime/include/mica/mica.h:
runtime/include/mica/action.h:
runtime/include/mica/attach.h:
runtime/include/mica/bytecode.h:
runtime/include/mica/context.h:
runtime/include/mica/control_flow.h:
runtime/include/mica/conversion.h:
runtime/include/mica/rewrite.h:
runtime/include/mica/directives.h:
runtime/include/mica/dominance.h:
runtime/include/mica/elements.h:
runtime/include/mica/former.h:
runtime/include/mica/function.h:
runtime/include/mica/inline.h:
runtime/include/mica/interpret.h:
runtime/include/mica/mixed.h:
runtime/include/mica/pass.h:
runtime/include/mica/property.h:
runtime/include/mica/reflection.h:
runtime/include/mica/generated.h:
runtime/include/mica/region_flow.h:
runtime/include/mica/reshape.h:
runtime/include/mica/version.h:
parser/text/number.h:
parser/text/position.h:
build/n19/obj/parser/text/tokens.h:
parser/grammar/operation.h:
parser/grammar/op_attributes.h:
parser/grammar/scope.h:
parser/grammar/type.h:
parser/grammar/affine.h:
parser/grammar/attribute.h:
parser/grammar/location.h:
parser/grammar/region.h:
parser/grammar/top_level.h:
