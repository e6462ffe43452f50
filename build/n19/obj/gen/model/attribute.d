build/n19/obj/gen/model/attribute.o: gen/model/attribute.c \
 gen/model/attribute.h gen/c/c_type.h gen/base/arena.h gen/base/memory.h \
 gen/base/text.h gen/model/constraint.h gen/c/c_expression.h \
 gen/model/hook.h gen/base/source.h gen/model/property.h gen/model/code.h \
 gen/c/code_token.h
gen/model/attribute.h:
gen/c/c_type.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/model/constraint.h:
gen/c/c_expression.h:
gen/model/hook.h:
gen/base/source.h:
gen/model/property.h:
gen/model/code.h:
gen/c/code_token.h:
