// The search over the whole site. Its index is a script beside this one, fetched when something is searched, so that pages
// read from a folder can search as well. All words must be found; what has them in its title comes first.
'use strict';
(function () {
  const root = document.currentScript.dataset.root;
  const search = document.getElementById('Search');
  const found = document.getElementById('Found');
  const results = document.getElementById('Results');
  const contents = document.getElementById('Contents');
  const limit = 60;
  let pages = null, entries = null, isAsked = false;

  window.micaIndex = index => {
    pages = index.pages;
    entries = index.entries.map(([page, anchor, title, text]) =>
      ({ page, anchor, title, lower: title.toLowerCase(), text, body: text.toLowerCase() }));
    update();
  };
  function ask() {
    if (isAsked) return;
    isAsked = true;
    const script = document.createElement('script');
    script.src = root + 'search-index.js';
    script.addEventListener('error', () => { found.textContent = 'The index is missing'; isAsked = false; });
    document.head.append(script);
  }
  // The lower, the better; -1: not all words are there.
  function rank(entry, words) {
    let sum = entry.anchor === '' ? 1 : 0;
    for (const word of words) {
      const at = entry.lower.indexOf(word);
      if (entry.lower === word) continue;
      if (at >= 0) sum += at === 0 || /[^a-z0-9]/.test(entry.lower[at - 1]) ? 2 + entry.lower.length / 100 : 4;
      else if (entry.body.includes(word)) sum += 20;
      else return -1;
    }
    return sum;
  }
  function marked(text, word) {
    const part = document.createDocumentFragment();
    const at = text.toLowerCase().indexOf(word);
    if (at < 0 || word === '') { part.append(text); return part; }
    const mark = document.createElement('mark');
    mark.textContent = text.slice(at, at + word.length);
    part.append(text.slice(0, at), mark, text.slice(at + word.length));
    return part;
  }
  function snippet(entry, words) {
    const word = words.find(w => entry.body.includes(w)) || '';
    const at = Math.max(0, entry.body.indexOf(word) - 30);
    return marked((at > 0 ? '…' : '') + entry.text.slice(at, at + 90) + (at + 90 < entry.text.length ? '…' : ''), word);
  }
  function show(entry, words) {
    const [name, title] = pages[entry.page];
    const item = document.createElement('li');
    const link = document.createElement('a');
    const more = document.createElement('small');
    link.href = root + name + (entry.anchor === '' ? '' : '#' + entry.anchor);
    link.append(marked(entry.title, words[0]));
    if (entry.title !== title) more.append(title + (entry.text === '' ? '' : ': '));
    more.append(snippet(entry, words));
    link.append(more);
    item.append(link);
    return item;
  }
  function update() {
    const words = search.value.toLowerCase().split(/\s+/).filter(w => w !== '');
    const any = words.length > 0;
    contents.hidden = any;
    found.hidden = results.hidden = !any;
    results.replaceChildren();
    if (!any) return;
    if (entries === null) { found.textContent = 'Reading the index…'; ask(); return; }
    const hits = entries.map(entry => ({ entry, rank: rank(entry, words) }))
      .filter(hit => hit.rank >= 0).sort((a, b) => a.rank - b.rank);
    found.textContent = hits.length === 0 ? 'Nothing found' : hits.length === 1 ? '1 place' : hits.length + ' places';
    results.append(...hits.slice(0, limit).map(hit => show(hit.entry, words)));
  }
  function move(event, by) {
    const links = Array.from(results.querySelectorAll('a'));
    const at = links.indexOf(document.activeElement) + by;
    event.preventDefault();
    (at < 0 ? search : links[Math.min(at, links.length - 1)] || search).focus();
  }
  search.hidden = false;
  search.addEventListener('input', update);
  search.addEventListener('focus', ask);
  search.parentElement.addEventListener('keydown', event => {
    if (event.key === 'Escape') { search.value = ''; update(); search.focus(); }
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    const first = results.querySelector('a');
    if (event.key === 'Enter' && event.target === search && first) first.click();
  });
  results.addEventListener('click', event => {
    const link = event.target.closest('a');
    if (link && link.pathname === location.pathname) { search.value = ''; update(); }
  });
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    search.focus();
  });
  // On a narrow window the contents of the page are folded.
  const own = document.querySelector('nav details.own');
  const narrow = matchMedia('(max-width: 52rem)');
  const fold = () => { if (own) own.open = !narrow.matches; };
  narrow.addEventListener('change', fold);
  fold();
})();
