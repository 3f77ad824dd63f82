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
#include <stdlib.h>
#include <string.h>

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
  (void)self; (void)parser; (void)parent;
  if (character != '~') return NULL;
  int left, right, before, after;
  int length = cmark_inline_parser_scan_delimiters(inlines, 100, '~', &left, &right, &before, &after);
  char run[101];
  memset(run, '~', (size_t)length);
  run[length] = 0;
  cmark_node *text = cmark_node_new(CMARK_NODE_TEXT);
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
  const char *open_text = cmark_node_get_literal(first), *close_text = cmark_node_get_literal(last);
  if (strlen(open_text) == strlen(close_text) && cmark_node_set_type(first, CMARK_NODE_STRIKETHROUGH)) {
    // The stock extension knows what the node may contain; it rides along in the private pointer.
    cmark_node_set_syntax_extension(first, (cmark_syntax_extension *)cmark_syntax_extension_get_private(self));
    for (cmark_node *child = cmark_node_next(first); child && child != last;) {
      cmark_node *following = cmark_node_next(child);
      cmark_node_append_child(first, child);
      child = following;
    }
    cmark_node_free(last);
  }
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

static inline cmark_parser *fp_new_parser(fp_extensions all) {
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_FOOTNOTES);
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
