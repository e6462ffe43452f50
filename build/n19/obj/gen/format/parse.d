build/n19/obj/gen/format/parse.o: gen/format/parse.c gen/format/lexer.h \
 gen/format/build.h gen/format/directive.h gen/format/format.h \
 gen/base/text.h gen/format/resolved.h gen/base/source.h gen/base/arena.h \
 gen/base/memory.h gen/c/c_expression.h gen/make/format_text.h \
 gen/record/record.h gen/base/diagnostic.h gen/make/make.h \
 gen/model/call.h gen/model/hook.h gen/model/model.h gen/base/list.h \
 gen/c/name_table.h gen/model/code.h gen/record/session.h
gen/format/lexer.h:
gen/format/build.h:
gen/format/directive.h:
gen/format/format.h:
gen/base/text.h:
gen/format/resolved.h:
gen/base/source.h:
gen/base/arena.h:
gen/base/memory.h:
gen/c/c_expression.h:
gen/make/format_text.h:
gen/record/record.h:
gen/base/diagnostic.h:
gen/make/make.h:
gen/model/call.h:
gen/model/hook.h:
gen/model/model.h:
gen/base/list.h:
gen/c/name_table.h:
gen/model/code.h:
gen/record/session.h:
