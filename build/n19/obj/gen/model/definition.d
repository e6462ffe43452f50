build/n19/obj/gen/model/definition.o: gen/model/definition.c \
 gen/model/definition.h gen/c/c_type.h gen/base/arena.h gen/base/memory.h \
 gen/base/text.h gen/model/builder.h gen/model/code.h gen/base/source.h \
 gen/model/constraint.h gen/c/c_expression.h gen/model/hook.h \
 gen/model/trait.h
gen/model/definition.h:
gen/c/c_type.h:
gen/base/arena.h:
gen/base/memory.h:
gen/base/text.h:
gen/model/builder.h:
gen/model/code.h:
gen/base/source.h:
gen/model/constraint.h:
gen/c/c_expression.h:
gen/model/hook.h:
gen/model/trait.h:
