// Messages of mica-opt and mica-gen: `FILE:LINE:COLUMN: error: TEXT`, and below it the line and a caret.

const head = /^(.+?):(\d+):(\d+): (error|warning|note|remark): (.*)$/;

// Of `file`, as {line, column, severity, text}, counted from 1; columns are bytes.
export function read_messages(text, file) {
  const found = [];
  for (const line of text.split("\n")) {
    const parts = head.exec(line);
    if (parts === null || parts[1] !== file) continue;
    found.push({line: Number(parts[2]), column: Number(parts[3]), severity: parts[4], text: parts[5]});
  }
  return found;
}

// How many UTF-16 units the first `bytes` bytes of a line are.
function units_of(line, bytes) {
  let at = 0;
  for (const character of line) {
    bytes -= new TextEncoder().encode(character).length;
    if (bytes < 0) break;
    at += character.length;
  }
  return at;
}

// The part of `doc` (a document of the editor) that a message is about: the word or sign that begins there.
export function range_of({line, column}, doc) {
  const {from, text} = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const start = units_of(text, column - 1);
  const word = /^(?:[%@^!#]?[\w.$]+|\S)/u.exec(text.slice(start));
  return {from: from + start, to: from + start + (word === null ? 0 : word[0].length)};
}
