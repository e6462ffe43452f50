// What mica-opt does with passes: the pipeline of its flags, and reports about it.
#ifndef MICA_OPT_PASSES_H
#define MICA_OPT_PASSES_H

#include "opt_options.h"
#include "opt_timing.h"

bool mica_opt_has_passes(const opt_options *options);
// False: reported, or no memory.
bool mica_opt_run_passes(const opt_options *options, const mica_opt_tool *tool, opt_timing *timing,
                         mica_op *module);
void mica_opt_list_passes(const mica_opt_tool *tool);  // on stdout

#endif
