// Editors: one to type in, one that shows what came out; both in the colours of style.css.
import {
  Decoration, EditorState, EditorView, MatchDecorator, ViewPlugin, defaultKeymap, drawSelection, highlightActiveLine,
  highlightSpecialChars, history, historyKeymap, indentWithTab, keymap, lineNumbers, lintGutter, lintKeymap, setDiagnostics,
} from "./editor/editor.js";
import {range_of} from "./messages.js";

// What is coloured, by the name of its class; the first that fits counts.
const kinds = {
  ir: [
    ["comment", "//.*"], ["string", '"(?:[^"\\\\]|\\\\.)*"'], ["value", "[%^][\\w$.-]+(?:#\\d+)?"], ["type", "[!#@][\\w$.-]+"],
    ["word", "\\b[a-z_]\\w*(?:\\.\\w+)+"], ["type", "\\b(?:[su]?i\\d+|f\\d+\\w*|bf16|index|none|memref|tensor|vector|tuple|complex)\\b"],
  ],
  definitions: [
    ["comment", "//.*"], ["string", '"(?:[^"\\\\]|\\\\.)*"'], ["value", "\\$\\w+"], ["type", "\\b[A-Z]\\w*"],
    ["word", "\\b(?:include|class|def|defm|defvar|defset|multiclass|let|in|foreach|if|then|else|bit|bits|int|string|code|list|dag)\\b"],
  ],
  c: [
    ["comment", "//.*"], ["string", '"(?:[^"\\\\]|\\\\.)*"'], ["word", "^#\\w+"], ["type", "\\b(?:mica_\\w+|void|bool|char|int|u?int\\d+_t|size_t|struct|enum|union)\\b"],
    ["word", "\\b(?:static|const|inline|extern|typedef|return|if|else|for|while|switch|case|break|sizeof|NULL|true|false)\\b"],
  ],
};

function colours(kind) {
  const rows = kinds[kind];
  const marks = rows.map(([name]) => Decoration.mark({class: `cm-${name}`}));
  const matcher = new MatchDecorator({
    regexp: new RegExp(rows.map(([, pattern]) => `(${pattern})`).join("|"), "gm"),
    decoration: match => marks[match.slice(1).findIndex(part => part !== undefined)],
  });
  return ViewPlugin.define(view => ({
    decorations: matcher.createDeco(view),
    update(update) { this.decorations = matcher.updateDeco(update, this.decorations); },
  }), {decorations: plugin => plugin.decorations});
}

function replace(view, text) {
  if (view.state.doc.toString() !== text) view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: text}});
}

export class Editor {
  // Escape, then Tab leaves it: the editor's own key for those who can't use a mouse.
  constructor(parent, kind, label, on_change) {
    this.view = new EditorView({
      parent,
      extensions: [
        lineNumbers(), highlightSpecialChars(), history(), drawSelection(), highlightActiveLine(), lintGutter(), colours(kind),
        EditorState.tabSize.of(2), EditorView.contentAttributes.of({"aria-label": label, spellcheck: "false"}),
        keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
        EditorView.updateListener.of(update => { if (update.docChanged) on_change(); }),
      ],
    });
  }
  get text() { return this.view.state.doc.toString(); }
  set text(text) { replace(this.view, text); }
  mark(messages) {
    const {doc} = this.view.state;
    const severities = {note: "info", remark: "info"};
    const diagnostics = messages.map(message => (
      {...range_of(message, doc), severity: severities[message.severity] ?? message.severity, message: message.text}));
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }
}

export class Output {
  constructor(parent, kind, label) {
    this.view = new EditorView({
      parent,
      extensions: [
        lineNumbers(), highlightSpecialChars(), drawSelection(), colours(kind), keymap.of(defaultKeymap), EditorState.readOnly.of(true),
        EditorView.editable.of(false), EditorView.contentAttributes.of({"aria-label": label, tabindex: "0"}),
      ],
    });
  }
  get text() { return this.view.state.doc.toString(); }
  set text(text) { replace(this.view, text); }
}
