// What Fingerpost needs of cmark-gfm beyond its headers: node kinds as small numbers, and a set-up that is safe to
// parse with on several threads at once.
//
// Debian's 0.29.0.gfm.6 writes a process-global table of special characters at the start of every document's inline
// phase and clears it at the end; with the stock strikethrough or autolink extension attached, two threads make each
// other's documents wrong. The set-up below marks the characters once and for all, and replaces the stock
// strikethrough by an extension that reads `~` but registers the byte 0x01, which no text has.

#ifndef FINGERPOST_CCMARK_SHIM_H
#define FINGERPOST_CCMARK_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm/houdini.h>
#include <cmark-gfm/node.h>
#include <stdint.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#include <stdlib.h>
#include <string.h>

// Memory of one parse.
//
// The library allocates some thousand small pieces a page, one by one, and frees them one by one: a third of its time.
// Here they come from blocks of the thread that parses and go all at once. (The library has an arena of its own, which
// is shared by all threads.)

typedef struct fp_block {
  struct fp_block *next;
  size_t size;
} fp_block;

typedef struct fp_arena {
  fp_block *blocks;
  char *cursor;
  char *limit;
  char *last;
} fp_arena;

// The arena of this thread. A variable of the file would not be emitted when this header is imported as a module.
static fp_arena *fp_thread_arena(void) {
  static __thread fp_arena arena;
  return &arena;
}

enum { FP_BLOCK_SIZE = 1 << 19, FP_HEADER = 16 };

static void *fp_allocate(size_t size) {
  fp_arena *arena = fp_thread_arena();
  size_t needed = ((size + 15) & ~(size_t)15) + FP_HEADER;
  if (needed < size) abort();
  if ((size_t)(arena->limit - arena->cursor) < needed) {
    size_t body = needed > FP_BLOCK_SIZE ? needed : FP_BLOCK_SIZE;
    fp_block *block = (fp_block *)malloc(sizeof(fp_block) + body);
    if (block == NULL) abort();
    block->next = arena->blocks;
    block->size = body;
    arena->blocks = block;
    arena->cursor = (char *)(block + 1);
    arena->limit = arena->cursor + body;
  }
  char *result = arena->cursor + FP_HEADER;
  *(size_t *)arena->cursor = needed - FP_HEADER;
  arena->cursor += needed;
  arena->last = result;
  return result;
}

static void *fp_mem_calloc(size_t count, size_t size) {
  if (size != 0 && count > SIZE_MAX / size) abort();
  void *result = fp_allocate(count * size);
  memset(result, 0, count * size);
  return result;
}

static void *fp_mem_realloc(void *old, size_t size) {
  if (old == NULL) return fp_allocate(size);
  fp_arena *arena = fp_thread_arena();
  size_t capacity = *(size_t *)((char *)old - FP_HEADER);
  if (size <= capacity) return old;
  size_t wanted = (size + 15) & ~(size_t)15;
  if (old == arena->last && wanted >= size && (size_t)(arena->limit - (char *)old) >= wanted) {
    *(size_t *)((char *)old - FP_HEADER) = wanted;
    arena->cursor = (char *)old + wanted;
    return old;
  }
  void *result = fp_allocate(size);
  memcpy(result, old, capacity);
  return result;
}

static void fp_mem_free(void *old) {
  fp_arena *arena = fp_thread_arena();
  if (old != NULL && old == arena->last) {
    arena->cursor = (char *)old - FP_HEADER;
    arena->last = NULL;
  }
}

// Gives back all memory of this thread's parse but one block, which the next parse begins with.
static inline void fp_release_memory(void) {
  fp_arena *arena = fp_thread_arena();
  fp_block *block = arena->blocks;
  fp_block *kept = NULL;
  while (block != NULL) {
    fp_block *next = block->next;
    if (kept == NULL && block->size == FP_BLOCK_SIZE) {
      kept = block;
      kept->next = NULL;
    } else {
      free(block);
    }
    block = next;
  }
  arena->blocks = kept;
  arena->cursor = kept == NULL ? NULL : (char *)(kept + 1);
  arena->limit = kept == NULL ? NULL : arena->cursor + FP_BLOCK_SIZE;
  arena->last = NULL;
}

static cmark_mem fp_memory = {fp_mem_calloc, fp_mem_realloc, fp_mem_free};

// Exported by the libraries, declared in no installed header (or in one that pulls in all internals).
extern cmark_node_type CMARK_NODE_STRIKETHROUGH;
extern cmark_node_type CMARK_NODE_TABLE;
extern cmark_node_type CMARK_NODE_TABLE_ROW;
extern cmark_node_type CMARK_NODE_TABLE_CELL;

typedef struct {
  cmark_syntax_extension *table;
  cmark_syntax_extension *autolink;
  cmark_syntax_extension *tasklist;
  cmark_syntax_extension *strikethrough;
  cmark_syntax_extension *stock_strikethrough;
} fp_extensions;

enum { FP_ALIAS_DELIMITER = 0x01 };

static cmark_node *fp_match_tilde(cmark_syntax_extension *self, cmark_parser *parser, cmark_node *parent,
                                  unsigned char character, cmark_inline_parser *inlines) {
  (void)self; (void)parser;
  if (character != '~') return NULL;
  int left, right, before, after;
  int length = cmark_inline_parser_scan_delimiters(inlines, 100, '~', &left, &right, &before, &after);
  char run[101];
  memset(run, '~', (size_t)length);
  run[length] = 0;
  cmark_node *text = cmark_node_new_with_mem(CMARK_NODE_TEXT, parent->content.mem);
  cmark_node_set_literal(text, run);
  if ((left || right) && length <= 2)
    cmark_inline_parser_push_delimiter(inlines, FP_ALIAS_DELIMITER, left, right, text);
  return text;
}

static delimiter *fp_insert_strikethrough(cmark_syntax_extension *self, cmark_parser *parser,
                                          cmark_inline_parser *inlines, delimiter *opener, delimiter *closer) {
  (void)parser;
  delimiter *next = closer->next;
  cmark_node *first = opener->inl_text, *last = closer->inl_text;
  // Runs of different length do not match, and both stay for others to match with.
  if (opener->length != closer->length || !cmark_node_set_type(first, CMARK_NODE_STRIKETHROUGH)) return next;
  // The stock extension knows what the node may contain; it rides along in the private pointer.
  cmark_node_set_syntax_extension(first, (cmark_syntax_extension *)cmark_syntax_extension_get_private(self));
  for (cmark_node *child = cmark_node_next(first); child && child != last;) {
    cmark_node *following = cmark_node_next(child);
    cmark_node_append_child(first, child);
    child = following;
  }
  cmark_node_free(last);
  for (delimiter *current = closer; current && current != opener;) {
    delimiter *previous = current->previous;
    cmark_inline_parser_remove_delimiter(inlines, current);
    current = previous;
  }
  cmark_inline_parser_remove_delimiter(inlines, opener);
  return next;
}

// Call once, before any other thread parses.
static inline fp_extensions fp_set_up(void) {
  cmark_gfm_core_extensions_ensure_registered();
  fp_extensions all;
#if defined(__GLIBC__)
  // Pages come and go by the thousand; without this glibc hands memory back to the system and asks for it again for
  // each of them.
  mallopt(M_TOP_PAD, 16 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
  all.table = cmark_find_syntax_extension("table");
  all.autolink = cmark_find_syntax_extension("autolink");
  all.tasklist = cmark_find_syntax_extension("tasklist");
  all.stock_strikethrough = cmark_find_syntax_extension("strikethrough");

  // Mark `~`, `:` and `w` for good. The stock autolink then has nothing left to add or to clear.
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  cmark_parser_attach_syntax_extension(parser, all.stock_strikethrough);
  cmark_parser_attach_syntax_extension(parser, all.autolink);
  cmark_manage_extensions_special_characters(parser, 1);
  cmark_parser_free(parser);
  cmark_syntax_extension_set_special_inline_chars(all.autolink, NULL);

  cmark_mem *memory = cmark_get_default_mem_allocator();
  all.strikethrough = cmark_syntax_extension_new("strikethrough-alias");
  cmark_syntax_extension_set_match_inline_func(all.strikethrough, fp_match_tilde);
  cmark_syntax_extension_set_inline_from_delim_func(all.strikethrough, fp_insert_strikethrough);
  cmark_syntax_extension_set_special_inline_chars(
      all.strikethrough, cmark_llist_append(memory, NULL, (void *)(intptr_t)FP_ALIAS_DELIMITER));
  cmark_syntax_extension_set_private(all.strikethrough, all.stock_strikethrough, NULL);
  return all;
}

// A parser whose memory, and whose tree's, goes with `fp_release_memory`; nothing of it is freed by itself.
static inline cmark_parser *fp_new_parser(fp_extensions all) {
  cmark_parser *parser = cmark_parser_new_with_mem(CMARK_OPT_FOOTNOTES, &fp_memory);
  cmark_parser_attach_syntax_extension(parser, all.table);
  cmark_parser_attach_syntax_extension(parser, all.strikethrough);
  cmark_parser_attach_syntax_extension(parser, all.autolink);
  cmark_parser_attach_syntax_extension(parser, all.tasklist);
  return parser;
}

// The library's own HTML with the stock extensions: the reference that tests compare with. Never on two threads.
// The caller frees the result.
static inline char *fp_reference_html(const char *bytes, size_t count, fp_extensions all, int aliased) {
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_FOOTNOTES | CMARK_OPT_UNSAFE);
  cmark_parser_attach_syntax_extension(parser, all.table);
  cmark_parser_attach_syntax_extension(parser, aliased ? all.strikethrough : all.stock_strikethrough);
  cmark_parser_attach_syntax_extension(parser, all.autolink);
  cmark_parser_attach_syntax_extension(parser, all.tasklist);
  cmark_parser_feed(parser, bytes, count);
  cmark_node *root = cmark_parser_finish(parser);
  char *html = cmark_render_html(root, CMARK_OPT_FOOTNOTES | CMARK_OPT_UNSAFE,
                                 cmark_parser_get_syntax_extensions(parser));
  cmark_node_free(root);
  cmark_parser_free(parser);
  return html;
}

// Node kinds in the order of NodeKind.swift; 255 for a kind of a newer library.
static inline uint8_t fp_kind(cmark_node *node) {
  cmark_node_type type = (cmark_node_type)node->type;
  switch (type) {
  case CMARK_NODE_DOCUMENT: return 0;
  case CMARK_NODE_BLOCK_QUOTE: return 1;
  case CMARK_NODE_LIST: return 2;
  case CMARK_NODE_ITEM: return 3;
  case CMARK_NODE_CODE_BLOCK: return 4;
  case CMARK_NODE_HTML_BLOCK: return 5;
  case CMARK_NODE_PARAGRAPH: return 6;
  case CMARK_NODE_HEADING: return 7;
  case CMARK_NODE_THEMATIC_BREAK: return 8;
  case CMARK_NODE_FOOTNOTE_DEFINITION: return 12;
  case CMARK_NODE_TEXT: return 15;
  case CMARK_NODE_SOFTBREAK: return 16;
  case CMARK_NODE_LINEBREAK: return 17;
  case CMARK_NODE_CODE: return 18;
  case CMARK_NODE_HTML_INLINE: return 19;
  case CMARK_NODE_EMPH: return 20;
  case CMARK_NODE_STRONG: return 21;
  case CMARK_NODE_LINK: return 23;
  case CMARK_NODE_IMAGE: return 24;
  case CMARK_NODE_FOOTNOTE_REFERENCE: return 25;
  default: break;
  }
  if (type == CMARK_NODE_TABLE) return 9;
  if (type == CMARK_NODE_TABLE_ROW) return 10;
  if (type == CMARK_NODE_TABLE_CELL) return 11;
  if (type == CMARK_NODE_STRIKETHROUGH) return 22;
  return 255;
}

// Decodes the character reference whose first byte after `&` is *bytes. Returns how many bytes it takes, 0 when it is
// none; the decoded UTF-8 (at most 8 bytes) goes to `out`, its length to `out_count`.
static inline int fp_decode_reference(const uint8_t *bytes, int count, uint8_t *out, int *out_count) {
  cmark_strbuf buffer;
  cmark_strbuf_init(cmark_get_default_mem_allocator(), &buffer, 0);
  int used = houdini_unescape_ent(&buffer, bytes, count);
  *out_count = 0;
  if (used > 0 && buffer.size <= 8) {
    memcpy(out, buffer.ptr, (size_t)buffer.size);
    *out_count = buffer.size;
  }
  cmark_strbuf_free(&buffer);
  return used;
}

static inline int fp_is_inline(cmark_node *node) {
  return (node->type & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_INLINE;
}

#endif
