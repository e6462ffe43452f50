build/n19/obj/gen/generate.o: gen/generate.c gen/generate.h \
 gen/base/list.h gen/base/arena.h gen/base/memory.h gen/base/text.h \
 gen/record/session.h gen/base/diagnostic.h gen/base/source.h \
 gen/record/record.h gen/emit/one_header.h gen/emit/report.h \
 gen/emit/emit.h gen/c/c_expression.h gen/c/name_schema.h \
 gen/c/name_table.h gen/base/list.h gen/emit/template.h \
 gen/model/attribute.h gen/c/c_type.h gen/model/constraint.h \
 gen/model/hook.h gen/model/property.h gen/model/code.h \
 gen/model/interface.h gen/model/builder.h gen/model/model.h \
 gen/format/make.h gen/make/make.h gen/model/call.h gen/base/names.h \
 gen/c/declaration.h gen/compile_commands.h gen/output_file.h
gen/generate.h:
gen/base/list.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/record/session.h:
gen/base/diagnostic.h:
gen/base/source.h:
gen/record/record.h:
gen/emit/one_header.h:
gen/emit/report.h:
gen/emit/emit.h:
gen/c/c_expression.h:
gen/c/name_schema.h:
gen/c/name_table.h:
gen/base/list.h:
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
gen/format/make.h:
gen/make/make.h:
gen/model/call.h:
gen/base/names.h:
gen/c/declaration.h:
gen/compile_commands.h:
gen/output_file.h:
