#ifndef FINGERPOST_CGUMBO_SHIM_H
#define FINGERPOST_CGUMBO_SHIM_H

#include <gumbo.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/* A parse with a bound on its memory and on the attributes of one tag.
 *
 * Gumbo does not survive an allocator that gives NULL, and a few hundred bytes of unclosed formatting elements can make
 * it clone elements by the million. So every allocation comes from an arena, and the arena jumps out of the parse when
 * its bound is reached. Freeing the arena frees the tree at once, without recursion over its depth. Memory is handed
 * out zeroed, because Gumbo leaves the quirks mode of a fragment uninitialised. */

enum { FP_GUMBO_FINE = 0, FP_GUMBO_MEMORY = 1, FP_GUMBO_ATTRIBUTES = 2 };

typedef struct fp_gumbo_chunk {
  struct fp_gumbo_chunk *next;
  size_t size;
} fp_gumbo_chunk;

typedef struct fp_gumbo_arena {
  fp_gumbo_chunk *chunks;
  char *cursor;
  size_t room;
  size_t total;
  size_t limit;
  /* Attributes allocated since the last element. Gumbo compares each attribute of a tag with all before it. */
  unsigned attributes;
  unsigned attribute_limit;
  jmp_buf *exit;
} fp_gumbo_arena;

typedef struct fp_gumbo_result {
  const GumboOutput *output;
  int status;
  fp_gumbo_arena *arena;
} fp_gumbo_result;

/* The first chunk of a thread is kept from one parse to the next: most pieces of HTML need no other. A variable of the
 * file would not be emitted when this header is imported as a module. */
enum { FP_GUMBO_CHUNK = 1 << 18 };

static fp_gumbo_chunk **fp_gumbo_kept(void) {
  static __thread fp_gumbo_chunk *kept;
  return &kept;
}

static inline void *fp_gumbo_allocate(void *userdata, size_t size) {
  fp_gumbo_arena *arena = (fp_gumbo_arena *)userdata;
  if (size == sizeof(GumboNode)) {
    arena->attributes = 0;
  } else if (size == sizeof(GumboAttribute) && ++arena->attributes > arena->attribute_limit) {
    longjmp(*arena->exit, FP_GUMBO_ATTRIBUTES);
  }
  if (size > arena->limit) longjmp(*arena->exit, FP_GUMBO_MEMORY);
  size_t needed = (size + 15) & ~(size_t)15;
  if (needed == 0) needed = 16;
  if (needed > arena->room) {
    size_t body = needed > FP_GUMBO_CHUNK - 16 ? needed : FP_GUMBO_CHUNK - 16;
    if (arena->total + body > arena->limit) longjmp(*arena->exit, FP_GUMBO_MEMORY);
    fp_gumbo_chunk **kept = fp_gumbo_kept();
    fp_gumbo_chunk *chunk = body == FP_GUMBO_CHUNK - 16 ? *kept : NULL;
    if (chunk != NULL) {
      *kept = NULL;
    } else {
      chunk = (fp_gumbo_chunk *)malloc(body + 16);
    }
    if (chunk == NULL) longjmp(*arena->exit, FP_GUMBO_MEMORY);
    chunk->size = body + 16;
    chunk->next = arena->chunks;
    arena->chunks = chunk;
    arena->cursor = (char *)chunk + 16;
    arena->room = body;
    arena->total += body;
  }
  void *result = arena->cursor;
  arena->cursor += needed;
  arena->room -= needed;
  memset(result, 0, needed);
  return result;
}

static inline void fp_gumbo_deallocate(void *userdata, void *pointer) {
  (void)userdata;
  (void)pointer;
}

/* Parses a fragment in body context, or a whole document. `output` is NULL unless `status` is FP_GUMBO_FINE. */
__attribute__((noinline)) static fp_gumbo_result fp_gumbo_parse(
    const char *buffer, size_t length, bool whole_document, size_t memory_limit, unsigned attribute_limit) {
  fp_gumbo_result result = {NULL, FP_GUMBO_MEMORY, NULL};
  jmp_buf exit;
  fp_gumbo_arena *arena = (fp_gumbo_arena *)calloc(1, sizeof(fp_gumbo_arena));
  if (arena == NULL) return result;
  arena->limit = memory_limit;
  arena->attribute_limit = attribute_limit;
  arena->exit = &exit;

  GumboOptions options = kGumboDefaultOptions;
  options.allocator = fp_gumbo_allocate;
  options.deallocator = fp_gumbo_deallocate;
  options.userdata = arena;
  options.tab_stop = 1;
  options.max_errors = 0;
  options.fragment_context = whole_document ? GUMBO_TAG_LAST : GUMBO_TAG_BODY;

  int status = setjmp(exit);
  if (status != 0) {
    result.status = status;
    result.arena = arena;
    arena->exit = NULL;
    return result;
  }
  const GumboOutput *output = gumbo_parse_with_options(&options, buffer, length);
  arena->exit = NULL;
  result.output = output;
  result.status = FP_GUMBO_FINE;
  result.arena = arena;
  return result;
}

static inline void fp_gumbo_free(fp_gumbo_result result) {
  if (result.arena == NULL) return;
  fp_gumbo_chunk **kept = fp_gumbo_kept();
  fp_gumbo_chunk *chunk = result.arena->chunks;
  while (chunk != NULL) {
    fp_gumbo_chunk *next = chunk->next;
    if (chunk->size == FP_GUMBO_CHUNK && *kept == NULL) {
      *kept = chunk;
    } else {
      free(chunk);
    }
    chunk = next;
  }
  free(result.arena);
}

/* The pieces of a node, which Swift cannot reach into through an anonymous union portably. */
static inline const GumboVector *fp_gumbo_children(const GumboNode *node) {
  switch (node->type) {
    case GUMBO_NODE_DOCUMENT: return &node->v.document.children;
    case GUMBO_NODE_ELEMENT:
    case GUMBO_NODE_TEMPLATE: return &node->v.element.children;
    default: return NULL;
  }
}

#endif
