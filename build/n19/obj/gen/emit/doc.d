build/n19/obj/gen/emit/doc.o: gen/emit/doc.c gen/format/resolved.h \
 gen/format/format.h gen/base/text.h gen/base/source.h gen/base/arena.h \
 gen/base/memory.h gen/c/c_expression.h gen/base/list.h gen/base/names.h \
 gen/emit/markdown.h gen/emit/markdown_scan.h gen/emit/op_pieces.h \
 gen/emit/emit.h gen/c/name_schema.h gen/c/name_table.h \
 gen/base/diagnostic.h gen/emit/template.h gen/model/attribute.h \
 gen/c/c_type.h gen/model/constraint.h gen/model/hook.h \
 gen/model/property.h gen/model/code.h gen/model/interface.h \
 gen/model/builder.h gen/model/model.h gen/model/op.h gen/model/effect.h \
 gen/model/former.h gen/model/inference.h gen/model/trait.h \
 gen/model/value.h gen/model/definition.h gen/model/dialect.h \
 gen/model/enum.h gen/model/pass.h gen/model/conversion.h
gen/format/resolved.h:
gen/format/format.h:
gen/base/text.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/c/c_expression.h:
gen/base/list.h:
gen/base/names.h:
gen/emit/markdown.h:
gen/emit/markdown_scan.h:
gen/emit/op_pieces.h:
gen/emit/emit.h:
gen/c/name_schema.h:
gen/c/name_table.h:
gen/base/diagnostic.h:
gen/emit/template.h:
gen/model/attribute.h:
gen/c/c_type.h:
gen/model/constraint.h:
gen/model/hook.h:
gen/model/property.h:
gen/model/code.h:
gen/model/interface.h:
gen/model/builder.h:
gen/model/model.h:
gen/model/op.h:
gen/model/effect.h:
gen/model/former.h:
gen/model/inference.h:
gen/model/trait.h:
gen/model/value.h:
gen/model/definition.h:
gen/model/dialect.h:
gen/model/enum.h:
gen/model/pass.h:
gen/model/conversion.h:
