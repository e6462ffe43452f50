// What the page takes of CodeMirror 6, bundled into editor.js (README.md says how).
export {EditorState, Compartment} from "@codemirror/state";
export {EditorView, keymap, lineNumbers, drawSelection, highlightActiveLine, highlightSpecialChars, Decoration, MatchDecorator, ViewPlugin} from "@codemirror/view";
export {defaultKeymap, history, historyKeymap, indentWithTab} from "@codemirror/commands";
export {setDiagnostics, lintGutter, lintKeymap} from "@codemirror/lint";
