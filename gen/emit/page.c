// The dialect's page as HTML: the page of Markdown rendered, with contents, search and style around
// it. One file that asks for nothing else, and that runs no text of the author's.
#include "emit/emit.h"
#include "emit/html.h"

// ---- What stands around the text ----------------------------------------------------------------

static const char head[] =
    "<!DOCTYPE html>\n"
    "<!-- Made by mica-gen; changes here are lost. -->\n"
    "<html lang=\"en\">\n"
    "<head>\n"
    "<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<meta name=\"color-scheme\" content=\"light dark\">\n"
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
    "style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; "
    "form-action 'none'\">\n";

static const char before_contents[] =
    "</head>\n"
    "<body>\n"
    "<a class=\"skip\" href=\"#Text\">Skip to the text</a>\n"
    "<nav aria-label=\"Contents\">\n"
    "<div class=\"search\" role=\"search\">\n"
    "<input type=\"search\" id=\"Search\" aria-label=\"Search this page\" "
    "placeholder=\"Search ( / )\" autocomplete=\"off\" spellcheck=\"false\" hidden>\n"
    "<p id=\"Found\" role=\"status\" hidden></p>\n"
    "<ol id=\"Results\" hidden></ol>\n"
    "</div>\n"
    "<details id=\"Contents\" open>\n"
    "<summary>Contents</summary>\n";

static const char before_text[] =
    "</details>\n"
    "</nav>\n"
    "<main id=\"Text\" tabindex=\"-1\">\n";

static const char before_script[] =
    "</main>\n"
    "<script>\n";

static const char tail[] =
    "</script>\n"
    "</body>\n"
    "</html>\n";

// ---- Style --------------------------------------------------------------------------------------

static const char *const style[] = {
    ":root {",
    "  --back: #ffffff; --side: #f6f7f9; --fore: #1c2128; --soft: #57606a; --line: #d8dee4;",
    "  --link: #0a58ca; --code: #f3f4f6; --mark: #fff3c4; --warn: #9a3b00;",
    "  --t: #6639ba; --o: #0550ae; --v: #1a1e24; --k: #a11d33; --s: #0a5c36; --n: #8a4600;",
    "  --a: #8250df; --y: #953800; --c: #5c6670;",
    "}",
    "@media (prefers-color-scheme: dark) { :root {",
    "  --back: #15181d; --side: #1b1f26; --fore: #e3e7ec; --soft: #a0a9b4; --line: #333a44;",
    "  --link: #79b0ff; --code: #20252d; --mark: #4a3f10; --warn: #ffb07c;",
    "  --t: #d2a8ff; --o: #7cc0ff; --v: #e3e7ec; --k: #ff9492; --s: #8ddb8c; --n: #f2b26b;",
    "  --a: #cfb3ff; --y: #ffb77c; --c: #9aa4af;",
    "} }",
    "* { box-sizing: border-box; }",
    "html { scroll-padding-top: 1rem; }",
    "body { margin: 0; display: flex; background: var(--back); color: var(--fore);",
    "  font: 16px/1.55 system-ui, -apple-system, \"Segoe UI\", Roboto, sans-serif;",
    "}",
    "a { color: var(--link); text-decoration: none; }",
    "a:hover, a:focus { text-decoration: underline; }",
    ":focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }",
    "main:focus { outline: none; }",
    ".skip { position: absolute; left: -99rem; }",
    ".skip:focus { left: 1rem; top: 1rem; z-index: 2; padding: .5rem 1rem;",
    "  background: var(--back); }",
    "nav { flex: 0 0 19rem; height: 100vh; position: sticky; top: 0; overflow-y: auto;",
    "  padding: 1rem; background: var(--side); border-right: 1px solid var(--line);",
    "  font-size: .9rem; }",
    "nav ul, nav ol { list-style: none; margin: 0; padding: 0; }",
    "nav ul ul { padding-left: .9rem; }",
    "nav li > a { display: block; padding: .15rem .4rem; border-radius: 4px;",
    "  overflow-wrap: break-word; color: var(--fore); }",
    "nav li > a:hover, nav li > a[aria-current] { background: var(--code); color: var(--link);",
    "  text-decoration: none; }",
    "nav details > ul > li > a { font-weight: 600; margin-top: .7rem; }",
    "nav summary { font-weight: 600; cursor: pointer; padding: .3rem .4rem; }",
    "#Search { width: 100%; padding: .45rem .6rem; font: inherit; color: inherit;",
    "  background: var(--back); border: 1px solid var(--line); border-radius: 6px; }",
    "#Found { margin: .5rem .4rem; color: var(--soft); }",
    "#Results small { display: block; color: var(--soft); }",
    "#Results mark, main mark { background: var(--mark); color: inherit; }",
    "main { flex: 1 1 auto; min-width: 0; max-width: 60rem; margin: 0 auto;",
    "  padding: 1.5rem 2.5rem 6rem; overflow-wrap: break-word; }",
    "h1, h2, h3, h4, h5, h6 { line-height: 1.25; margin: 2rem 0 .8rem; }",
    "h1 { margin-top: 0; font-size: 1.9rem; }",
    "h2 { font-size: 1.5rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }",
    "h3 { font-size: 1.25rem; }",
    "h4 { font-size: 1.08rem; }",
    "h5, h6 { font-size: 1rem; }",
    "section section { margin-top: 2.2rem; border-top: 1px solid var(--line); }",
    "section section > :first-child { margin-top: 1.4rem; }",
    "section section section, h2 + section { border-top: 0; margin-top: 0; }",
    ".anchor { opacity: 0; font-weight: 400; color: var(--soft); }",
    ":is(h1, h2, h3, h4, h5, h6):hover .anchor, .anchor:focus { opacity: 1; }",
    "code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas,",
    "  \"DejaVu Sans Mono\", monospace; }",
    "code { font-size: .88em; background: var(--code); padding: .1em .3em; border-radius: 4px; }",
    "h1 code, h2 code, h3 code, h4 code { background: none; padding: 0; font-size: .95em; }",
    "pre { background: var(--code); padding: .8rem 1rem; border-radius: 6px; overflow-x: auto;",
    "  line-height: 1.45; }",
    "pre code { background: none; padding: 0; font-size: .86rem; }",
    "pre.format { background: none; border: 1px solid var(--line); white-space: pre-wrap; }",
    "blockquote { margin: 1rem 0; padding: .1rem 1rem; border-left: 4px solid var(--warn); }",
    "blockquote strong { color: var(--warn); }",
    ".table { overflow-x: auto; margin: 1rem 0; }",
    "table { border-collapse: collapse; min-width: 60%; font-size: .93rem; }",
    "th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem .1rem;",
    "  border-bottom: 1px solid var(--line); }",
    "th { font-weight: 600; color: var(--soft); white-space: nowrap; }",
    "th:first-child { min-width: 9.5rem; }",
    "td, td code { overflow-wrap: normal; }",
    "li { margin: .2rem 0; }",
    ".t { color: var(--t); } .o { color: var(--o); } .v { color: var(--v); }",
    ".k { color: var(--k); } .s { color: var(--s); } .n { color: var(--n); }",
    ".a { color: var(--a); } .y { color: var(--y); } .b { color: var(--y); }",
    ".c { color: var(--c); font-style: italic; }",
    "@media (max-width: 52rem) {",
    "  body { display: block; }",
    "  nav { position: static; height: auto; max-height: none; border-right: 0;",
    "    border-bottom: 1px solid var(--line); }",
    "  main { padding: 1.2rem 1rem 4rem; }",
    "  h1 { font-size: 1.6rem; }",
    "}",
    "@media (min-width: 52.01rem) { nav summary { display: none; } }",
    "@media print {",
    "  nav, .skip, .anchor { display: none; }",
    "  body { display: block; font-size: 10.5pt; }",
    "  main { max-width: none; padding: 0; }",
    "  a { color: inherit; }",
    "  pre, .table { overflow: visible; }",
    "  pre { white-space: pre-wrap; border: 1px solid var(--line); }",
    "  h1, h2, h3, h4 { break-after: avoid; }",
    "  pre, tr { break-inside: avoid; }",
    "}",
};

// ---- Search -------------------------------------------------------------------------------------
// Every section is an entry: its heading, and the text up to the next one. All words must be found;
// those whose heading has them come first.

static const char *const script[] = {
    "'use strict';",
    "(function () {",
    "  const search = document.getElementById('Search');",
    "  const found = document.getElementById('Found');",
    "  const results = document.getElementById('Results');",
    "  const contents = document.getElementById('Contents');",
    "  const limit = 60;",
    "  let entries = null;",
    "",
    "  function ownText(section) {",
    "    return Array.from(section.children)",
    "      .filter(e => e.tagName !== 'SECTION' && !/^H[1-6]$/.test(e.tagName))",
    "      .map(e => e.textContent).join(' ').replace(/\\s+/g, ' ').trim();",
    "  }",
    "  function readEntries() {",
    "    return Array.from(contents.querySelectorAll('a'), link => {",
    "      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));",
    "      const section = heading && heading.parentElement;",
    "      const text = section && section.tagName === 'SECTION' ? ownText(section) : '';",
    "      return { link, name: link.textContent, lower: link.textContent.toLowerCase(), text,",
    "               body: text.toLowerCase(), isList: heading.tagName === 'H2' };",
    "    });",
    "  }",
    "  // The lower, the better; -1: not all words are there. What lists others comes after them.",
    "  function rank(entry, words) {",
    "    let sum = entry.isList ? 20 : 0;",
    "    for (const word of words) {",
    "      const at = entry.lower.indexOf(word);",
    "      if (entry.lower === word) continue;",
    "      if (at >= 0) sum += at === 0 || /[^a-z0-9]/.test(entry.lower[at - 1]) ? 1 : 2;",
    "      else if (entry.body.includes(word)) sum += 10;",
    "      else return -1;",
    "    }",
    "    return sum;",
    "  }",
    "  function marked(text, word) {",
    "    const part = document.createDocumentFragment();",
    "    const at = text.toLowerCase().indexOf(word);",
    "    if (at < 0) { part.append(text); return part; }",
    "    const mark = document.createElement('mark');",
    "    mark.textContent = text.slice(at, at + word.length);",
    "    part.append(text.slice(0, at), mark, text.slice(at + word.length));",
    "    return part;",
    "  }",
    "  function snippet(entry, words) {",
    "    const word = words.find(w => entry.body.includes(w)) || '';",
    "    const at = Math.max(0, entry.body.indexOf(word) - 30);",
    "    const text = entry.text.slice(at, at + 90);",
    "    const end = at + 90 < entry.text.length ? '…' : '';",
    "    return marked((at > 0 ? '…' : '') + text + end, word);",
    "  }",
    "  function show(entry, words) {",
    "    const item = document.createElement('li');",
    "    const link = document.createElement('a');",
    "    const more = document.createElement('small');",
    "    link.href = entry.link.hash;",
    "    link.append(marked(entry.name, words[0]));",
    "    more.append(snippet(entry, words));",
    "    link.append(more);",
    "    item.append(link);",
    "    return item;",
    "  }",
    "  function update() {",
    "    const words = search.value.toLowerCase().split(/\\s+/).filter(w => w !== '');",
    "    const any = words.length > 0;",
    "    contents.hidden = any;",
    "    found.hidden = results.hidden = !any;",
    "    results.replaceChildren();",
    "    if (!any) return;",
    "    entries = entries || readEntries();",
    "    const hits = entries.map(entry => ({ entry, rank: rank(entry, words) }))",
    "      .filter(hit => hit.rank >= 0).sort((a, b) => a.rank - b.rank);",
    "    found.textContent = hits.length === 0 ? 'Nothing found' :",
    "      hits.length === 1 ? '1 place' : hits.length + ' places';",
    "    results.append(...hits.slice(0, limit).map(hit => show(hit.entry, words)));",
    "  }",
    "  search.hidden = false;",
    "  search.addEventListener('input', update);",
    "  search.addEventListener('keydown', event => {",
    "    if (event.key === 'Escape') { search.value = ''; update(); }",
    "    const first = results.querySelector('a');",
    "    if (event.key === 'Enter' && first) first.click();",
    "  });",
    "  document.addEventListener('keydown', event => {",
    "    if (event.key !== '/' || event.target === search) return;",
    "    event.preventDefault();",
    "    search.focus();",
    "  });",
    "  const narrow = matchMedia('(max-width: 52rem)');",
    "  function fold() { contents.open = !narrow.matches; }",
    "  narrow.addEventListener('change', fold);",
    "  fold();",
    "",
    "  // Where the reader is, in the contents.",
    "  const links = new Map(Array.from(contents.querySelectorAll('a'), a => [a.hash, a]));",
    "  function point() {",
    "    for (const a of links.values()) a.removeAttribute('aria-current');",
    "    const here = links.get(location.hash);",
    "    if (here) here.setAttribute('aria-current', 'true');",
    "  }",
    "  addEventListener('hashchange', point);",
    "  point();",
    "})();",
};

// ---- The page -----------------------------------------------------------------------------------

static void write_lines(buffer *to, const char *const *lines, size_t count) {
  for (size_t i = 0; i < count; i++) buffer_printf(to, "%s\n", lines[i]);
}

void html_style(buffer *to) { write_lines(to, style, sizeof style / sizeof *style); }

static void write_entry(buffer *to, const html_heading *h) {
  buffer_string(to, "<li><a href=\"#");
  html_text(to, text_of(h->anchor));
  buffer_string(to, "\">");
  html_breakable(to, text_of(h->label));
  buffer_string(to, "</a>");
}

// Nested lists of the headings from level 2 to 4; a level that is skipped opens no list.
static void write_contents(buffer *to, const list *headings) {
  size_t open[3], depth = 0;
  for (size_t i = 0; i < headings->count; i++) {
    const html_heading *h = headings->items[i];
    if (h->level < 2 || h->level > 4) continue;
    while (depth > 1 && open[depth - 1] > h->level) {
      buffer_string(to, "</li></ul>\n");
      depth--;
    }
    if (depth > 0 && open[depth - 1] >= h->level) {
      buffer_string(to, "</li>\n");
    } else {
      buffer_string(to, "<ul>\n");
      open[depth++] = h->level;
    }
    open[depth - 1] = h->level;
    write_entry(to, h);
  }
  for (; depth > 0; depth--) buffer_string(to, "</li></ul>\n");
}

static const char *title_of(const list *headings) {
  const html_heading *first = headings->count == 0 ? NULL : headings->items[0];
  return first == NULL ? "" : first->label;
}

void emit_html_file(emitter *e) {
  buffer markdown = {0}, main_text = {0}, *out = emit_into(e, &markdown);
  list headings = {0};
  emit_doc_page(e);
  emit_into(e, out);
  html_render(&main_text, e->memory, buffer_as_text(&markdown), &headings);
  buffer_printf(out, "%s<title>%s</title>\n<style>\n", head, title_of(&headings));
  html_style(out);
  buffer_printf(out, "</style>\n%s", before_contents);
  write_contents(out, &headings);
  buffer_string(out, before_text);
  buffer_text(out, buffer_as_text(&main_text));
  buffer_string(out, before_script);
  write_lines(out, script, sizeof script / sizeof *script);
  buffer_string(out, tail);
  buffer_free(&markdown);
  buffer_free(&main_text);
}
