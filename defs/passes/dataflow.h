// What is known of values and of where control can come: constants, ranges of integers, branches
// that are never taken, regions that are never entered, functions that are never called. Values
// begin as unreached, and what is known of them only becomes less, until nothing changes.
#ifndef PASSES_DATAFLOW_H
#define PASSES_DATAFLOW_H

#include "map.h"
#include "mica/dialect.h"
#include "mica/range.h"
#include "mica/symbol.h"
#include "page_map.h"

typedef struct passes_constant {
  const mica_attr *value;           // NULL: it isn't constant
  const mica_dialect_def *dialect;  // that can write it
} passes_constant;

// What looks at operations and blocks again when something changes, in the order in which it is
// told.
typedef enum passes_flow_analysis {
  PASSES_FLOW_CONTROL,
  PASSES_FLOW_CONSTANTS,
  PASSES_FLOW_RANGES,
} passes_flow_analysis;
enum { PASSES_FLOW_ANALYSES = 3 };

// What is looked at: an operation, or a block for its arguments.
typedef struct passes_flow_point {
  mica_op *op;
  mica_block *block;  // not NULL: this
} passes_flow_point;
typedef struct passes_flow_item {
  passes_flow_point point;
  passes_flow_analysis analysis;
} passes_flow_item;

// A list of nodes in one of the arrays below, by their numbers + 1.
typedef struct passes_flow_list {
  size_t first, last;
} passes_flow_list;
typedef struct passes_flow_dependent {
  passes_flow_item item;
  const mica_value *to;  // that the value is passed to there; NULL: it decides on others
  size_t next;
} passes_flow_dependent;
// A value that is passed on and has changed since.
typedef struct passes_flow_change {
  const mica_value *to, *from;
  size_t next;
} passes_flow_change;
typedef struct passes_flow_predecessor {
  mica_op *op;
  size_t first_input, input_count;  // among the results, or the arguments of the block
  size_t next;
} passes_flow_predecessor;

typedef struct passes_flow_value {
  bool is_reached;  // the constant is known, or known to be none
  passes_constant constant;
  size_t range;  // its number + 1; 0: not known
  uint8_t range_changes;
  bool has_no_range;                    // reached, and no integer
  uint8_t constant_users, range_users;  // the analyses that look at users again, a bit each
  passes_flow_list constant_dependents, range_dependents;
} passes_flow_value;

// What an analysis of values has still to do at a point: the sources behind the last one that it
// has joined, and what has changed of those before.
typedef struct passes_flow_todo {
  size_t joined;  // the number of a source + 1
  passes_flow_list changes;
  bool others_changed;  // what values that nothing is passed to hang on
} passes_flow_todo;
// Who comes to a point: to the results of an operation or the arguments of a block those who pass
// values to them, to a body that can be called its calls.
typedef struct passes_flow_sources {
  bool has_unknown;
  passes_flow_list known, dependents;
  passes_flow_todo todo[PASSES_FLOW_ANALYSES];
} passes_flow_sources;

typedef struct passes_flow {
  mica_context *context;
  mica_op *root;
  mica_symbol_tables *tables;
  passes_page_map value_numbers, source_numbers;
  passes_flow_value *values;
  passes_flow_sources *sources;
  mica_range *ranges;
  passes_flow_dependent *dependents;
  passes_flow_change *changes;
  passes_flow_predecessor *predecessors;
  passes_flow_item *queue;  // from `first` on
  size_t value_count, value_capacity;
  size_t source_count, source_capacity;
  size_t range_count, range_capacity;
  size_t dependent_count, dependent_capacity;
  size_t change_count, change_capacity, free_change;
  size_t predecessor_count, predecessor_capacity;
  size_t queue_count, queue_capacity;
  size_t first;
  passes_page_map live;         // of blocks: a bit for being so, one for each analysis to be told
  passes_map live_edges;        // from an operation to a block
  const mica_block *last_live;  // one that is: whoever asks does so for each of its operations
  passes_page_map due;  // of operations and blocks: a bit for each analysis that is to look at it
  passes_map known_predecessors;
  passes_map known_dependents[2 * PASSES_FLOW_ANALYSES];
  bool no_memory;
} passes_flow;

// Of all that is in `root`: constants by folds, ranges, or both; a range of one number is a
// constant as well, unless a fold says otherwise. False: no memory; free it all the same.
bool passes_flow_find(passes_flow *f, mica_op *root, bool with_constants, bool with_ranges);
void passes_flow_free(passes_flow *f);
// {NULL, NULL}: it isn't constant, or never reached.
passes_constant passes_flow_constant(const passes_flow *f, const mica_value *value);
// Unknown: never reached, or it has none. It moves when another one is set.
const mica_range *passes_flow_range(const passes_flow *f, const mica_value *value);
void passes_flow_set_range(passes_flow *f, const mica_value *value, const mica_range *range);

// ---- For the analyses ---------------------------------------------------------------------------

bool passes_flow_is_live(passes_flow *f, const mica_block *block);
void passes_flow_watch(passes_flow *f, const mica_block *block, passes_flow_analysis analysis);
void passes_flow_enliven(passes_flow *f, mica_block *block);
void passes_flow_enliven_edge(passes_flow *f, mica_op *from, mica_block *to);

// Sources of an operation or a block; they move when others are asked for. NULL: no memory.
passes_flow_sources *passes_flow_sources_of(passes_flow *f, const void *op_or_block);
void passes_flow_depend_on_sources(passes_flow *f, const void *op_or_block, passes_flow_item item);
void passes_flow_add_source(passes_flow *f, const void *op_or_block, mica_op *op,
                            size_t first_input, size_t input_count);
void passes_flow_add_unknown_source(passes_flow *f, const void *op_or_block);

// The lattice that the analysis of constants or of ranges works on.
// A change of `from` is a change of what `to` gets; NULL: of others.
void passes_flow_depend_on(passes_flow *f, const mica_value *from, const mica_value *to,
                           passes_flow_item item);
// What has changed since it was asked the last time, one after the other. False: nothing more.
bool passes_flow_next_change(passes_flow *f, passes_flow_list *changes, passes_flow_change *change);
// The constant of a value that something has reached. False: nothing has.
bool passes_flow_read_constant(const passes_flow *f, const mica_value *value,
                               const mica_attr **constant);
void passes_flow_watch_users(passes_flow *f, const mica_value *value, bool of_range,
                             passes_flow_analysis analysis);
bool passes_flow_is_reached(const passes_flow *f, const mica_value *value);
void passes_flow_join_constant(passes_flow *f, const mica_value *value, passes_constant constant);
// `widens`: a second change of what a terminator uses is taken as a sign that it changes each time.
void passes_flow_join_range(passes_flow *f, const mica_value *value, const mica_range *range,
                            bool widens);
// What is known of `from` may be of `to`, too; nothing is known.
void passes_flow_join(passes_flow *f, passes_flow_analysis analysis, const mica_value *to,
                      const mica_value *from);
void passes_flow_forget(passes_flow *f, passes_flow_analysis analysis, const mica_value *value);

void passes_flow_control(passes_flow *f, mica_op *op);
void passes_flow_begin_control(passes_flow *f);
void passes_flow_sparse(passes_flow *f, passes_flow_item item);
void passes_flow_begin_sparse(passes_flow *f, passes_flow_analysis analysis);
// What an operation without regions or with unknown ones gives.
void passes_flow_simulate(passes_flow *f, mica_op *op);
void passes_flow_infer(passes_flow *f, mica_op *op);
// Ranges of what nothing is passed to: all from one of `values` on but for `count` of them.
void passes_flow_infer_arguments(passes_flow *f, passes_flow_item item, mica_op *op,
                                 const mica_region *region, size_t first, size_t count);

// Whether what ends a region passes control to the operation around it.
bool passes_flow_is_return(const mica_op *op);
// Finds those that have unknown callers.
void passes_flow_find_callers(passes_flow *f);

#endif
