// libFuzzer target of what mica-gen writes: the input is the texts of an author (summaries,
// strings, the name of the file), one after the other with NUL between them. Whatever they hold,
// the C has the tokens that it has for harmless texts, but for what stands inside of strings and
// comments; now and then it is compiled, and defines the symbols that it defines for them. WORK is
// a folder for it.
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <dirent.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/names.h"
#include "evaluate/read.h"
#include "generate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "detect_leaks=0"; }  // see fuzz_language.c

// ---- The definitions ----------------------------------------------------------------------------

// `@` stands for the next text.
static const char definitions[] =
    "include \"mica/mica.def\"\n"
    "include \"mica/interfaces.def\"\n"
    "def D : Dialect { let name = \"d\"; let summary = @; let description = @; }\n"
    "def Small : Type<CPred<\"mica_type_is_integer($_self)\">, @>;\n"
    "def Even : Attr<CPred<\"mica_attr_is_i64($_self)\">, @>;\n"
    "def Narrow : ConfinedAttr<I64Attr, [AttrConstraint<CPred<\"mica_attr_is_i64($_self)\">, "
    "@>]>;\n"
    "def T : TypeDef<D, \"T\"> { let mnemonic = \"t\"; let summary = @; let description = @;\n"
    "  let parameters = (ins TypeParameter<\"::mlir::Type\", @>:$inner); let assemblyFormat = "
    "\"`<` $inner `>`\"; }\n"
    "def A : AttrDef<D, \"A\"> { let mnemonic = \"a\"; let summary = @; let description = @;\n"
    "  let parameters = (ins StringRefParameter<@>:$text, DefaultValuedParameter<\"int\", \"1\", "
    "@>:$n);\n  let assemblyFormat = \"`<` $text `,` $n `>`\"; }\n"
    "def E : I32EnumAttr<\"E\", @, [I32EnumAttrCase<\"One\", 0, @>, I32EnumAttrCase<\"Two\", 1, "
    "@>]>;\n"
    "def O : Op<D, \"o\", [PredOpTrait<@, CPred<\"mica_op_operand_count($_op) > 0\">>]> {\n"
    "  let summary = @; let description = @;\n"
    "  let arguments = (ins Small:$x, Even:$even, DefaultValuedStrAttr<StrAttr, @>:$s,\n"
    "                   Narrow:$c);\n"
    "  let results = (outs Res<Small, @>:$y);\n"
    "  let builders = [DeprecatedOpBuilder<@, (ins \"int\":$n), [{ (void)n; return NULL; }]>];\n"
    "}\n";

// A text without a piece of the input is harmless. Each has its number, so that no two are equal.
static void put_text(buffer *to, size_t number, text piece) {
  buffer_printf(to, "\"%zu ", number);
  for (size_t i = 0; i < piece.size; i++) {
    char c = piece.data[i];
    if (c == '"' || c == '\\') buffer_char(to, '\\');
    if (c == '\n') buffer_string(to, "\\n");
    else buffer_char(to, c);
  }
  buffer_char(to, '"');
}

static text next_piece(text *input) {
  text piece = {input->data, 0};
  while (piece.size < input->size && piece.data[piece.size] != '\0') piece.size++;
  size_t used = piece.size < input->size ? piece.size + 1 : piece.size;
  *input = (text){input->data + used, input->size - used};
  return piece;
}

static void fill_definitions(buffer *to, text input) {
  size_t number = 0;
  for (const char *at = definitions; *at != '\0'; at++) {
    if (*at == '@') put_text(to, number++, next_piece(&input));
    else buffer_char(to, *at);
  }
}

// ---- Generating ---------------------------------------------------------------------------------

static void empty_work(void) {
  DIR *folder = opendir(WORK);
  if (folder == NULL) {
    if (mkdir(WORK, 0777) != 0) abort();
    return;
  }
  char path[4096];
  for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder))
    if (entry->d_name[0] != '.' &&
        snprintf(path, sizeof path, "%s/%s", WORK, entry->d_name) < (int)sizeof path)
      (void)remove(path);
  closedir(folder);
}

static jmp_buf way_out;
static void leave(const void *user) {
  (void)user;
  longjmp(way_out, 1);
}

static bool generate_from(text name, text content) {
  static session s;
  static buffer messages;
  volatile bool done = false;
  empty_work();
  session_init(&s);
  session_limit_stack(&s, (size_t)2 << 20);
  memory_on_exhausted(leave, NULL);
  diagnostics_capture(s.diagnostics, &messages);
  source_add_folder(s.sources, TEXT("defs"));
  if (setjmp(way_out) == 0) {
    const source_file *file = source_from_memory(s.sources, name, content);
    const generate_options options = {.main_file = file, .out_folder = TEXT(WORK)};
    done = file != NULL && session_read(&s, &file, 1) && generate(&s, &options);
  }
  if (!done && getenv("MICA_FUZZ_SHOW") != NULL)
    fprintf(stderr, "%.*s", TEXT_ARGS(buffer_as_text(&messages)));
  buffer_free(&messages);
  session_free(&s);
  return done;
}

// ---- The tokens of C ----------------------------------------------------------------------------

static bool is_at(text t, size_t i, const char *what) {
  size_t size = strlen(what);
  return t.size - i >= size && memcmp(t.data + i, what, size) == 0;
}

// As a compiler of C11 reads it before anything else: trigraphs (one of them is a backslash), then
// lines that go on.
static void join_lines(buffer *to, text c) {
  buffer plain = {0};
  for (size_t i = 0; i < c.size; i++) {
    bool is_backslash = is_at(c, i,
                              "?"
                              "?/");
    buffer_char(&plain, is_backslash ? '\\' : c.data[i]);
    if (is_backslash) i += 2;
  }
  text all = buffer_as_text(&plain);
  for (size_t i = 0; i < all.size; i++) {
    if (is_at(all, i, "\\\n")) i++;
    else buffer_char(to, all.data[i]);
  }
  buffer_free(&plain);
}

static size_t end_of_quoted(text c, size_t i) {
  char quote = c.data[i++];
  while (i < c.size && c.data[i] != quote && c.data[i] != '\n') i += c.data[i] == '\\' ? 2 : 1;
  assert(i < c.size && c.data[i] == quote);  // a string ends in its line
  return i + 1;
}

static size_t end_of_comment(text c, size_t i) {
  bool is_line = c.data[i + 1] == '/';
  for (i += 2; i < c.size && !is_at(c, i, is_line ? "\n" : "*/"); i++) continue;
  return is_line ? i : i + 2;
}

// Where the author's code and the generated code begin: the numbers of lines move with the texts.
static size_t end_of_line_directive(text c, size_t i) {
  for (i += strlen("#line "); c.data[i] >= '0' && c.data[i] <= '9'; i++) continue;
  assert(is_at(c, i, " \""));
  i = end_of_quoted(c, i + 1);
  assert(is_at(c, i, "\n"));
  return i;
}

static bool is_word(char c) { return name_is_letter(c); }

// Without comments, blanks and what is in strings; strings side by side are one.
static void put_tokens(buffer *to, text c) {
  for (size_t i = 0; i < c.size;) {
    char last = to->size == 0 ? '\0' : buffer_as_text(to).data[to->size - 1];
    if (is_at(c, i, "//") || is_at(c, i, "/*")) {
      i = end_of_comment(c, i);
    } else if (is_at(c, i, "#line ")) {
      i = end_of_line_directive(c, i);
    } else if (c.data[i] == '"' || c.data[i] == '\'') {
      if (last != '"' || c.data[i] != '"') buffer_char(to, c.data[i]);
      i = end_of_quoted(c, i);
    } else if (c.data[i] == ' ' || c.data[i] == '\n') {
      bool parts = is_word(last) && i + 1 < c.size && is_word(c.data[i + 1]);
      if (parts) buffer_char(to, ' ');
      i++;
    } else {
      if (c.data[i] == '}' && last == ',') to->size--;  // a list in lines ends so
      buffer_char(to, c.data[i++]);
    }
  }
}

// ---- Comparing ----------------------------------------------------------------------------------

static void read_stream(buffer *to, FILE *stream) {
  char chunk[1 << 14];
  for (size_t size; (size = fread(chunk, 1, sizeof chunk, stream)) > 0;)
    buffer_text(to, (text){chunk, size});
}

static void put_file_tokens(buffer *to, const char *suffix) {
  DIR *folder = opendir(WORK);
  assert(folder != NULL);
  char path[4096];
  for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
    size_t size = strlen(entry->d_name);
    if (size < 2 || strcmp(entry->d_name + size - 2, suffix) != 0) continue;
    if (snprintf(path, sizeof path, "%s/%s", WORK, entry->d_name) >= (int)sizeof path) abort();
    FILE *file = fopen(path, "rb");
    assert(file != NULL);
    buffer content = {0}, joined = {0};
    read_stream(&content, file);
    fclose(file);
    join_lines(&joined, buffer_as_text(&content));
    put_tokens(to, buffer_as_text(&joined));
    buffer_free(&content);
    buffer_free(&joined);
  }
  closedir(folder);
}

static void put_all_tokens(buffer *to) {
  put_file_tokens(to, ".h");
  put_file_tokens(to, ".c");
}

// The symbols that the object file defines; empty: it doesn't compile.
static void put_symbols(buffer *to) {
  FILE *tools = popen("cd " WORK
                      " && cc -std=c11 -Wall -Wextra -Wpedantic -Werror -O0 "
                      "-I\"$OLDPWD/runtime/include\" -I. -c -o out.o ./*.c 2>errors && "
                      "nm -g --defined-only out.o | cut -d' ' -f2-",
                      "r");
  assert(tools != NULL);
  read_stream(to, tools);
  (void)pclose(tools);
}

static void expect_same(const buffer *got, const buffer *expected, const char *what) {
  if (text_equal(buffer_as_text(got), buffer_as_text(expected))) return;
  fprintf(stderr, "other %s:\n%.*s\nexpected:\n%.*s\n", what, TEXT_ARGS(buffer_as_text(got)),
          TEXT_ARGS(buffer_as_text(expected)));
  abort();
}

enum { COMPILED_EACH = 100 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static buffer tokens, symbols;  // for harmless texts
  static size_t count;
  buffer content = {0};
  text input = {(const char *)data, size}, name = TEXT("input.def");
  if (tokens.size == 0) {
    fill_definitions(&content, (text){"", 0});
    if (!generate_from(name, buffer_as_text(&content))) abort();
    put_all_tokens(&tokens);
    put_symbols(&symbols);
    if (symbols.size == 0) abort();
    content.size = 0;
  }
  fill_definitions(&content, input);
  if (generate_from(name, buffer_as_text(&content))) {
    buffer got = {0};
    put_all_tokens(&got);
    expect_same(&got, &tokens, "tokens");
    if (count++ % COMPILED_EACH == 0) {
      got.size = 0;
      put_symbols(&got);
      expect_same(&got, &symbols, "symbols");
    }
    buffer_free(&got);
  }
  buffer_free(&content);
  return 0;
}
