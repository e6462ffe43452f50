// --view-op-graph: the operations as nodes of a graph in the language of Graphviz, those with
// regions and their blocks as clusters. Everything in a graph is numbered in the order of its
// text; a cluster's number is followed by that of a node in it which edges end at.
#include <stdio.h>

#include "map.h"
#include "mica/reflection.h"
#include "passes/passes.h"

typedef struct graph {
  mica_context *context;
  const passes_view_op_graph_options *options;
  mica_op *root;
  mica_printer *p;
  passes_map numbers;  // of operations and of block arguments
  passes_map colors;   // of names: in the order of their first operation
  size_t last;         // the number that was given last
  size_t depth;
  bool no_memory;
} graph;

static void put_number(graph *g, const char *prefix, size_t number) {
  mica_print_text(g->p, prefix);
  mica_print_uint(g->p, number);
}

static void indent(graph *g) {
  for (size_t i = 0; i < g->depth; i++) mica_print_text(g->p, "  ");
}

// ---- Labels -------------------------------------------------------------------------------------

// What means something in a label has a backslash before it.
static void put_escaped(graph *g, mica_str text) {
  size_t done = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (strchr("{|<}>\n\"", text.data[i]) == NULL || text.data[i] == '\0') continue;
    mica_print_str(g->p, (mica_str){text.data + done, i - done});
    mica_print_char(g->p, '\\');
    done = i;
  }
  mica_print_str(g->p, (mica_str){text.data + done, text.size - done});
}

static void put_cut(graph *g, mica_str text) {
  const size_t most = g->options->max_label_len;
  const bool is_long = text.size > most;
  put_escaped(g, (mica_str){text.data, is_long ? most : text.size});
  if (is_long) mica_print_text(g->p, "...");
}

static void give(graph *g, mica_str text) {
  if (text.data == NULL) g->no_memory = true;
  else mica_free(g->context, (char *)(uintptr_t)text.data, text.size + 1);
}

static void put_type(graph *g, const mica_type *type) {
  mica_str text = mica_type_to_text(type);
  put_cut(g, text);
  give(g, text);
}

// As many brackets as the type has dimensions.
static void put_elided(graph *g, const mica_type *type) {
  const size_t rank = mica_type_shape(type).size;
  for (size_t i = 0; i < rank; i++) mica_print_char(g->p, '[');
  mica_print_text(g->p, "...");
  for (size_t i = 0; i < rank; i++) mica_print_char(g->p, ']');
  mica_print_text(g->p, " : ");
  put_type(g, type);
}

static size_t element_count(const mica_type *type) {
  const mica_int64s shape = mica_type_shape(type);
  size_t count = 1;
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] == 0) return 0;
  for (size_t i = 0; i < shape.size; i++)
    count = count > SIZE_MAX / (size_t)shape.data[i] ? SIZE_MAX : count * (size_t)shape.data[i];
  return count;
}

// So many elements are printed.
static size_t most_elements(const graph *g) {
  const mica_print_options *options = mica_context_print_options(g->context);
  return options->elide_elements ? (size_t)options->elide_elements_above : 16;
}

static void put_attr(graph *g, const mica_attr *attr) {
  const bool is_dense = mica_attr_is_dense_elements(attr) || mica_attr_is_dense_strings(attr);
  const bool is_splat = is_dense && mica_attr_dense_is_splat(attr);
  if (!is_splat && mica_attr_is_elements(attr) &&
      element_count(mica_attr_type(attr)) > most_elements(g)) {
    put_elided(g, mica_attr_type(attr));
    return;
  }
  if (mica_attr_is_array(attr) && mica_attr_array_elements(attr).size > most_elements(g)) {
    mica_print_text(g->p, "[...]");
    return;
  }
  mica_str text = mica_attr_to_text(attr);
  if (is_splat) put_escaped(g, text);
  else put_cut(g, text);
  give(g, text);
}

static bool put_record_entry(void *user, mica_str name, const mica_attr *value) {
  graph *g = user;
  mica_print_str(g->p, name);
  mica_print_text(g->p, ": ");
  put_attr(g, value);
  mica_print_text(g->p, "\\l");
  return true;
}

static bool put_cluster_entry(void *user, mica_str name, const mica_attr *value) {
  graph *g = user;
  put_escaped(g, name);
  return put_record_entry(user, (mica_str){"", 0}, value);
}

static bool stop(void *user, mica_str name, const mica_attr *value) {
  (void)user, (void)name, (void)value;
  return false;
}

// ---- Ports --------------------------------------------------------------------------------------

// Where edges of a value begin and end: its name, in which nothing but letters may stand.
static void put_port(graph *g, const char *prefix, const mica_value *value) {
  mica_str name = mica_print_value_to_text(g->p, value);
  mica_print_text(g->p, prefix);
  for (size_t i = 0; i < name.size; i++) {
    const char c = name.data[i];
    mica_print_char(g->p, c == '%' || c == '#' ? '_' : c);
  }
  give(g, name);
}

static void put_value(graph *g, const char *prefix, const mica_value *value) {
  mica_print_char(g->p, '<');
  put_port(g, prefix, value);
  mica_print_text(g->p, "> ");
  mica_print_operand(g->p, value);
}

static void put_defined(graph *g, const mica_value *value) {
  put_value(g, "res", value);
  if (!g->options->print_result_types) return;
  mica_print_char(g->p, ' ');
  put_type(g, mica_value_type(value));
}

static void put_operands(graph *g, const mica_op *op) {
  if (mica_op_operand_count(op) == 0) return;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    mica_print_char(g->p, i == 0 ? '{' : '|');
    put_value(g, "arg", mica_op_operand(op, i));
  }
  mica_print_text(g->p, "}|");
}

static void put_results(graph *g, const mica_op *op) {
  if (mica_op_result_count(op) == 0) return;
  mica_print_char(g->p, '|');
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    mica_print_char(g->p, i == 0 ? '{' : '|');
    put_defined(g, mica_op_result(op, i));
  }
  mica_print_char(g->p, '}');
}

// ---- Nodes and clusters -------------------------------------------------------------------------

// False: no memory.
static bool number(graph *g, const void *thing) {
  size_t *number = passes_map_at(&g->numbers, thing, NULL);
  if (number == NULL) return false;
  *number = g->last + 1;
  return true;
}

static size_t number_of(const graph *g, const void *thing) {
  const size_t *number = passes_map_find(&g->numbers, thing, NULL);
  return number == NULL ? 0 : *number;
}

static void begin_node(graph *g) {
  indent(g);
  put_number(g, "v", ++g->last);
  mica_print_text(g->p, " [");
}

static void begin_cluster(graph *g) {
  indent(g);
  put_number(g, "subgraph cluster_", ++g->last);
  mica_print_text(g->p, " {\n");
  g->depth++;
  begin_node(g);
  mica_print_text(g->p, "label = \" \", shape = plain];\n");
  indent(g);
  mica_print_text(g->p, "label = \"");
}

static void end_cluster(graph *g) {
  g->depth--;
  indent(g);
  mica_print_text(g->p, "}\n");
}

// The types together are cut, and nothing in them is escaped.
static void put_result_types(graph *g, const mica_op *op) {
  size_t left = g->options->max_label_len;
  bool is_cut = false;
  mica_print_text(g->p, " : (");
  for (size_t i = 0; i < mica_op_result_count(op) && !is_cut; i++) {
    mica_str type = mica_type_to_text(mica_value_type(mica_op_result(op, i)));
    const mica_str parts[] = {i == 0 ? MICA_STR("") : MICA_STR(", "), type};
    for (size_t k = 0; k < 2; k++) {
      const size_t size = parts[k].size < left ? parts[k].size : left;
      mica_print_str(g->p, (mica_str){parts[k].data, size});
      left -= size;
      is_cut |= size < parts[k].size;
    }
    give(g, type);
  }
  mica_print_text(g->p, is_cut ? "...)" : ")");
}

static void open_op(graph *g, mica_op *op) {
  begin_cluster(g);
  mica_print_str(g->p, mica_op_name_of(op));
  if (g->options->print_result_types) put_result_types(g, op);
  if (g->options->print_attrs) {
    mica_print_text(g->p, "\\l");
    mica_op_each_attribute(op, put_cluster_entry, g);
  }
  mica_print_text(g->p, "\";\n");
}

static void put_color(graph *g, const mica_op *op) {
  const size_t *color = passes_map_find(&g->colors, op->name, NULL);
  char text[32];
  snprintf(text, sizeof text, "%f", color == NULL ? 0 : (double)*color / (double)g->colors.size);
  mica_print_text(g->p, "fillcolor = \"");
  mica_print_text(g->p, text);
  mica_print_text(g->p, " 0.3 0.95\", ");
}

static void put_record(graph *g, const mica_op *op) {
  begin_node(g);
  put_color(g, op);
  mica_print_text(g->p, "label = \"{");
  put_operands(g, op);
  mica_print_str(g->p, mica_op_name_of(op));
  mica_print_text(g->p, "\\l");
  if (g->options->print_attrs && !mica_op_each_attribute(op, stop, NULL)) {
    mica_print_text(g->p, "\\l");
    mica_op_each_attribute(op, put_record_entry, g);
  }
  put_results(g, op);
  mica_print_text(g->p, "}\", shape = Mrecord, style = filled];\n");
}

static bool open_block(graph *g, const mica_block *block) {
  begin_cluster(g);
  mica_print_text(g->p, "\";\n");
  for (size_t i = 0; i < mica_block_argument_count(block); i++) {
    const mica_value *argument = mica_block_argument_at(block, i);
    if (!number(g, argument)) return false;
    begin_node(g);
    mica_print_text(g->p, "label = \"");
    put_defined(g, argument);
    mica_print_text(g->p, "\", shape = Mrecord];\n");
  }
  return true;
}

// ---- All of it, without recursion ---------------------------------------------------------------

static const mica_block *first_block(const mica_op *op, size_t region) {
  for (; region < mica_op_region_count(op); region++) {
    const mica_region *r = mica_op_region(op, region);
    if (!mica_region_is_empty(r)) return mica_region_first(r);
  }
  return NULL;
}

static const mica_block *block_after(const mica_block *block) {
  if (mica_block_next(block) != NULL) return mica_block_next(block);
  const mica_region *region = mica_block_region(block);
  return first_block(mica_region_parent(region), mica_region_index(region) + 1);
}

// The operation at which `block`, or one of those behind it in the same operation, goes on. NULL:
// they are all empty, and their operation is done.
static mica_op *open_blocks(graph *g, const mica_block *block) {
  for (; block != NULL; block = block_after(block)) {
    if (!open_block(g, block)) g->no_memory = true;
    if (mica_block_first(block) != NULL) return mica_block_first(block);
    end_cluster(g);
  }
  return NULL;
}

// What follows an operation that is done.
static mica_op *leave(graph *g, mica_op *op) {
  while (op != g->root) {
    if (mica_op_next(op) != NULL) return mica_op_next(op);
    end_cluster(g);
    mica_op *parent = mica_op_parent(op);
    mica_op *next = open_blocks(g, block_after(mica_op_block(op)));
    if (next != NULL) return next;
    end_cluster(g);
    op = parent;
  }
  return NULL;
}

static void put_nodes(graph *g) {
  for (mica_op *op = g->root; op != NULL && !g->no_memory;) {
    if (!number(g, op)) g->no_memory = true;
    mica_op *inner = NULL;
    if (mica_op_region_count(op) == 0) {
      put_record(g, op);
    } else {
      open_op(g, op);
      inner = open_blocks(g, first_block(op, 0));
      if (inner == NULL) end_cluster(g);
    }
    op = inner != NULL ? inner : leave(g, op);
  }
}

// ---- Edges --------------------------------------------------------------------------------------

static bool is_cluster(const mica_op *op) { return op != NULL && mica_op_region_count(op) != 0; }

// The node that edges of an operation begin and end at.
static void put_node(graph *g, const mica_op *op) {
  put_number(g, "v", number_of(g, op) + is_cluster(op));
}

static void end_edge(graph *g, const mica_op *from, const mica_op *to, const char *style) {
  mica_print_char(g->p, '[');
  if (is_cluster(to)) {
    put_number(g, "lhead = cluster_", number_of(g, to));
    mica_print_text(g->p, ", ");
  }
  if (is_cluster(from)) {
    put_number(g, "ltail = cluster_", number_of(g, from));
    mica_print_text(g->p, ", ");
  }
  mica_print_text(g->p, "style = ");
  mica_print_text(g->p, style);
  mica_print_text(g->p, "];\n");
}

static mica_walk put_control_edge(void *user, mica_op *op) {
  graph *g = user;
  const mica_op *previous = op == g->root ? NULL : mica_op_previous(op);
  if (previous == NULL) return MICA_WALK_ON;
  indent(g);
  put_node(g, previous);
  mica_print_text(g->p, " -> ");
  put_node(g, op);
  end_edge(g, previous, op, "dashed");
  return MICA_WALK_ON;
}

static void put_data_edge(graph *g, const mica_op *op, const mica_value *value) {
  const mica_op *from = mica_value_op(value);
  indent(g);
  if (from == NULL) put_number(g, "v", number_of(g, value));
  else put_node(g, from);
  if (!is_cluster(from)) {
    put_port(g, ":res", value);
    mica_print_text(g->p, ":s");
  }
  mica_print_text(g->p, " -> ");
  put_node(g, op);
  if (!is_cluster(op)) {
    put_port(g, ":arg", value);
    mica_print_text(g->p, ":n");
  }
  end_edge(g, from, op, "solid");
}

static mica_walk put_data_edges(void *user, mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    put_data_edge(user, op, mica_op_operand(op, i));
  return MICA_WALK_ON;
}

// ---- The pass -----------------------------------------------------------------------------------

static mica_walk color(void *user, mica_op *op) {
  graph *g = user;
  const size_t count = g->colors.size;
  size_t *at = passes_map_at(&g->colors, op->name, NULL);
  if (at == NULL) return MICA_WALK_STOP;
  if (g->colors.size != count) *at = count;
  return MICA_WALK_ON;
}

static void put_graph(mica_printer *p, void *user) {
  graph *g = user;
  g->p = p;
  g->depth = 1;
  mica_print_text(p, "digraph G {\n  compound = true;\n");
  put_nodes(g);
  if (g->options->print_control_flow_edges) mica_op_walk_after(g->root, put_control_edge, g);
  if (g->options->print_data_flow_edges) mica_op_walk_after(g->root, put_data_edges, g);
  mica_print_text(p, "}\n");
}

static bool write_stderr(void *user, const char *data, size_t size) {
  (void)user;
  return fwrite(data, 1, size, stderr) == size;
}

bool passes_view_op_graph_run(mica_pass *pass, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  graph g = {.context = ctx,
             .options = passes_view_op_graph_options_of(pass),
             .root = op,
             .numbers = {.context = ctx},
             .colors = {.context = ctx}};
  bool done = mica_op_walk_after(op, color, &g);
  if (done) done = mica_print_with_names(op, NULL, put_graph, &g, (mica_sink){write_stderr, NULL});
  passes_map_free(&g.numbers);
  passes_map_free(&g.colors);
  mica_pass_preserve_all(pass);
  return done && !g.no_memory;
}
