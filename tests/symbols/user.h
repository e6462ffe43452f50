// What user.c defines, declared so that it compiles without a warning.
#ifndef MICA_TESTS_SYMBOLS_USER_H
#define MICA_TESTS_SYMBOLS_USER_H

int parse_error(void);
double float_round(double value);
const char *text(void);
int lex(const char *at);
int unique_add(int a, int b);
int parser_init(void);
int Parse(void);
int arena_allocate(void);
int print_type(void);
int verify(void);
extern int table_find;
extern int formats[4];

#endif
