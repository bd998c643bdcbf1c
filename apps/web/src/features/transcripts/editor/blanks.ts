import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

/** A place in a text that waits to be filled in: `***`, `____` or a field that nothing was known for, `{{last HbA1c}}`. */
const blank = /\*{3,}|_{3,}|\{\{[^{}\n]{1,80}\}\}/g;

export type Blank = { from: number; to: number };

export function blanksOf(doc: Node): Blank[] {
  const found: Blank[] = [];
  doc.descendants((node, position) => {
    if (!node.isText) return;
    for (const { index, 0: text } of (node.text ?? '').matchAll(blank)) {
      found.push({ from: position + index, to: position + index + text.length });
    }
  });
  return found;
}

/** Selects the next blank after the selection, or the one before it; false when there is none. */
export function selectBlank(view: EditorView, by: 1 | -1): boolean {
  const { doc, selection, tr } = view.state;
  const all = blanksOf(doc);
  const next =
    by === 1
      ? (all.find(({ from }) => from >= selection.to) ?? null)
      : (all.findLast(({ to }) => to <= selection.from) ?? null);
  if (!next) return false;
  view.dispatch(tr.setSelection(TextSelection.create(doc, next.from, next.to)).scrollIntoView());
  view.focus();
  return true;
}

const isOnBlank = (view: EditorView): boolean => {
  const { from, to } = view.state.selection;
  return blanksOf(view.state.doc).some((each) => each.from === from && each.to === to);
};

/** Other sections of the note, in the order of the page. */
function selectInOther(view: EditorView, by: 1 | -1): boolean {
  const fields = [...(view.dom.closest('article')?.querySelectorAll<HTMLElement>('[data-note-text]') ?? [])];
  const at = fields.indexOf(view.dom);
  const others =
    by === 1
      ? [...fields.slice(at + 1), ...fields.slice(0, at)]
      : [...fields.slice(0, at).toReversed(), ...fields.slice(at + 1).toReversed()];
  return others.some(
    (field) => field.dispatchEvent(new CustomEvent(selectFirst, { cancelable: true, detail: by })) === false,
  );
}

const selectFirst = 'select-blank';
const key = new PluginKey<DecorationSet>('blanks');

/**
 * Draws the blanks of a text and goes from one to the next: F2 and Shift+F2 from anywhere in the note, Tab and Shift+Tab while
 * a blank is selected.
 */
export function blanksExtension(label: string): Extension {
  const draw = (doc: Node) =>
    DecorationSet.create(
      doc,
      blanksOf(doc).map(({ from, to }) => Decoration.inline(from, to, { class: 'blank', title: label })),
    );
  return Extension.create({
    name: 'blanks',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, { doc }) => draw(doc),
          apply: (transaction, before) => (transaction.docChanged ? draw(transaction.doc) : before),
        },
        props: {
          decorations: (state) => key.getState(state),
          handleKeyDown: (view, event) => {
            const tab = event.key === 'Tab' && isOnBlank(view);
            if (!tab && event.key !== 'F2') return false;
            const by = event.shiftKey ? -1 : 1;
            if (selectBlank(view, by) || selectInOther(view, by)) {
              event.preventDefault();
              return true;
            }
            // around the end again, so that F2 always finds one while there is one
            return !tab && selectEdge(view, by);
          },
          handleDOMEvents: {
            [selectFirst]: (view, event) => {
              if (!selectEdge(view, (event as CustomEvent<1 | -1>).detail)) return false;
              event.preventDefault();
              return true;
            },
          },
        },
      }),
    ],
  });
}

function selectEdge(view: EditorView, by: 1 | -1): boolean {
  const all = blanksOf(view.state.doc);
  const edge = by === 1 ? all[0] : all.at(-1);
  if (!edge) return false;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, edge.from, edge.to)).scrollIntoView());
  view.focus();
  return true;
}
