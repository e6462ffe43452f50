// The table of shortcuts: who names it links them.
#include "shortcut/shortcut.h"

const parser_shortcuts mica_parser_shortcuts = {
    .recall = mica_parser_spelling_read,
    .remember = mica_parser_spelling_add,
    .recall_elements = mica_parser_elements_read,
    .remember_elements = mica_parser_elements_add,
    .op_head = mica_parser_op_head_run_at,
    .op_type = mica_parser_op_type_run_at,
    .custom_op = mica_parser_custom_run_at,
    .function_type = mica_parser_function_type_run_at,
    .arguments = mica_parser_arguments_run_at,
    .row = mica_parser_row,
    .forget_text = mica_parser_signatures_forget,
    .free = mica_parser_spellings_free,
};
