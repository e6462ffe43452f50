// Files of dumps: FOLDER/builtin_module_NAME/func_func_NAME/0_1_cse.mlir. The numbers count the
// dumps of each operation on the way, the outermost first.
#define _DEFAULT_SOURCE
#include "opt_print_tree.h"

#include <stdio.h>

#include "base/posix.h"
#include "mica/context.h"
#include "mica/symbol.h"

void mica_opt_print_tree_init(opt_print_tree *tree, const char *folder, mica_context *ctx) {
  *tree = (opt_print_tree){.folder = folder, .context = ctx};
}

void mica_opt_print_tree_free(opt_print_tree *tree) {
  mica_free(tree->context, tree->counts, tree->capacity * sizeof *tree->counts);
}

// ---- Counts -------------------------------------------------------------------------------------

static opt_op_count *slot_of(opt_op_count *counts, size_t capacity, const mica_op *op) {
  size_t at = (size_t)(((uintptr_t)op >> 4) * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (capacity - 1);
  while (counts[at].op != NULL && counts[at].op != op) at = (at + 1) & (capacity - 1);
  return &counts[at];
}

static bool grow(opt_print_tree *tree) {
  size_t capacity = tree->capacity == 0 ? 64 : tree->capacity * 2;
  opt_op_count *counts = mica_allocate(tree->context, capacity * sizeof *counts);
  if (counts == NULL) return false;
  for (size_t i = 0; i < capacity; i++) counts[i] = (opt_op_count){0};
  for (size_t i = 0; i < tree->capacity; i++)
    if (tree->counts[i].op != NULL)
      *slot_of(counts, capacity, tree->counts[i].op) = tree->counts[i];
  mica_opt_print_tree_free(tree);
  tree->counts = counts;
  tree->capacity = capacity;
  return true;
}

// The first time an operation is asked for it counts as nought. NULL: no memory.
static unsigned *count_of(opt_print_tree *tree, const mica_op *op, bool *is_new) {
  if (tree->size * 2 >= tree->capacity && !grow(tree)) return NULL;
  opt_op_count *slot = slot_of(tree->counts, tree->capacity, op);
  *is_new = slot->op == NULL;
  if (*is_new) {
    *slot = (opt_op_count){op, 0};
    tree->size++;
  }
  return &slot->count;
}

// ---- Paths --------------------------------------------------------------------------------------

typedef struct path {
  mica_context *context;
  char *text;
  size_t size, capacity;
  bool is_whole;  // there was memory for it
} path;

static bool make_room(path *p, size_t more) {
  if (p->capacity - p->size > more) return true;
  size_t capacity = (p->size + more + 64) * 2;
  char *grown = mica_reallocate(p->context, p->text, p->capacity, capacity);
  if (grown == NULL) return p->is_whole = false;
  p->text = grown;
  p->capacity = capacity;
  return true;
}

static void put_char(path *p, char c) {
  if (!p->is_whole || !make_room(p, 1)) return;
  p->text[p->size++] = c;
  p->text[p->size] = '\0';
}

// A part of a name: no slash leads elsewhere.
static void put(path *p, mica_str text, char unwanted) {
  for (size_t i = 0; i < text.size; i++)
    put_char(p, text.data[i] == unwanted || text.data[i] == '/' ? '_' : text.data[i]);
}

static void put_slash(path *p) {
  if (p->is_whole && p->size != 0 && mkdir(p->text, 0777) != 0 && errno != EEXIST)
    p->is_whole = false;
  put_char(p, '/');
}

static const mica_op *around(const mica_op *op, size_t level) {
  for (; level > 0; level--) op = mica_op_parent(op);
  return op;
}

static size_t level_of(const mica_op *op) {
  size_t level = 0;
  for (op = mica_op_parent(op); op != NULL; op = mica_op_parent(op)) level++;
  return level;
}

static void put_folders(path *p, const mica_op *op, size_t levels) {
  for (size_t i = levels + 1; p->is_whole && i-- > 0;) {
    const mica_op *outer = around(op, i);
    mica_str symbol = mica_symbol_name(outer);
    put_slash(p);
    put(p, mica_op_name_of(outer), '.');
    put(p, MICA_STR("_"), '\0');
    put(p, symbol.data == NULL ? MICA_STR("no-symbol-name") : symbol, '\0');
  }
  put_slash(p);
}

static void put_numbers(opt_print_tree *tree, path *p, const mica_op *op, size_t levels) {
  for (size_t i = levels + 1; p->is_whole && i-- > 0;) {
    bool is_new = false;
    unsigned *count = count_of(tree, around(op, i), &is_new);
    if (count == NULL) p->is_whole = false;
    if (count == NULL) return;
    if (i == 0 && !is_new) ++*count;
    char text[16];
    snprintf(text, sizeof text, "%u_", *count);
    put(p, mica_str_of(text), '\0');
  }
}

// ---- Files --------------------------------------------------------------------------------------

static bool write_file(void *user, const char *data, size_t size) {
  return fwrite(data, 1, size, user) == size;
}

mica_sink mica_opt_print_tree_open(opt_print_tree *tree, const mica_pass *pass, const mica_op *op) {
  path p = {.context = tree->context, .is_whole = true};
  size_t levels = level_of(op);
  for (const char *c = tree->folder; *c != '\0'; c++)
    if (is_slash(*c)) put_slash(&p);
    else put_char(&p, *c);
  put_folders(&p, op, levels);
  put_numbers(tree, &p, op, levels);
  put(&p, mica_str_of(mica_pass_def_of(pass)->argument), '\0');
  put(&p, MICA_STR(".mlir"), '\0');
  FILE *file = p.is_whole ? fopen(p.text, "w") : NULL;
  if (file == NULL)
    fprintf(stderr, "could not write '%s': %s\n", p.text == NULL ? "" : p.text, strerror(errno));
  mica_free(p.context, p.text, p.capacity);
  return (mica_sink){file == NULL ? NULL : write_file, file};
}

void mica_opt_print_tree_close(opt_print_tree *tree, mica_sink sink) {
  (void)tree;
  fclose(sink.user);
}
