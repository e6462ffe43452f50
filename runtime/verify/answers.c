// What checks have found out, kept until the tree is verified: a hash table with open addressing,
// which lives in the frame of mica_op_verify.
#include "verify/answers.h"

#include <assert.h>

#include "context/context.h"
#include "memory/hash.h"
#include "verify/parts.h"

static size_t hash_of(const mica_context *ctx, mica_question q) {
  const mica_hash_key *key = &ctx->memory.hash_key;
  uint64_t hash = hash_pointer(key, hash_start(key), q.question);
  hash = hash_pointer(key, hash_pointer(key, hash, q.value), q.region);
  return (size_t)hash_end(hash);
}

static bool equal(mica_question a, mica_question b) {
  return a.question == b.question && a.value == b.value && a.region == b.region;
}

// Its entry, or the free one where it belongs. There is one.
static verify_answer *find(const mica_context *ctx, const verify_answers *answers,
                           mica_question q) {
  for (size_t at = hash_of(ctx, q);; at++) {
    verify_answer *entry = &answers->entries[at & (answers->capacity - 1)];
    if (entry->question.question == NULL || equal(entry->question, q)) return entry;
  }
}

static void forget(mica_context *ctx, verify_answers *answers) {
  mica_free(ctx, answers->entries, answers->capacity * sizeof *answers->entries);
}

static bool grow(mica_context *ctx, verify_answers *answers) {
  verify_answers larger = *answers;
  larger.capacity = answers->capacity == 0 ? 64 : 2 * answers->capacity;
  larger.entries = mica_allocate(ctx, larger.capacity * sizeof *larger.entries);
  if (larger.entries == NULL) return false;
  memset(larger.entries, 0, larger.capacity * sizeof *larger.entries);
  for (size_t i = 0; i < answers->capacity; i++)
    if (answers->entries[i].question.question != NULL)
      *find(ctx, &larger, answers->entries[i].question) = answers->entries[i];
  forget(ctx, answers);
  *answers = larger;
  return true;
}

void mica_verify_begin(mica_context *ctx, verify_answers *answers) {
  if (ctx->answers != NULL) return;
  answers->symbols.context = ctx;
  ctx->answers = answers;
  ctx->symbol_tables = &answers->symbols;
  ctx->may_be_asked = mica_verify_is_whole;
}

void mica_verify_end(mica_context *ctx, verify_answers *answers) {
  if (ctx->answers != answers) return;
  ctx->answers = NULL;
  ctx->symbol_tables = NULL;
  ctx->may_be_asked = NULL;
  forget(ctx, answers);
  mica_symbol_tables_forget(&answers->symbols);
}

bool mica_verify_recall(mica_context *ctx, mica_question question, uintptr_t *answer) {
  const verify_answers *answers = ctx->answers;
  if (answers == NULL || answers->count == 0) return false;
  const verify_answer *entry = find(ctx, answers, question);
  *answer = entry->answer;
  return entry->question.question != NULL;
}

bool mica_verify_remember(mica_context *ctx, mica_question question, uintptr_t answer) {
  assert(question.question != NULL);
  verify_answers *answers = ctx->answers;
  if (answers == NULL) return false;
  if (2 * answers->count >= answers->capacity && !grow(ctx, answers)) return false;
  verify_answer *entry = find(ctx, answers, question);
  answers->count += entry->question.question == NULL;
  *entry = (verify_answer){question, answer};
  return true;
}
