import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { TextRange } from '../../transcripts/editor/public.ts';

type Held = { range: TextRange | null; drawn: DecorationSet };
const key = new PluginKey<Held>('held-range');

/** Keeps a part of the text in view while something is being done with it elsewhere; null lets go. */
export function holdRange(view: EditorView, range: TextRange | null): void {
  view.dispatch(view.state.tr.setMeta(key, { range }).setMeta('addToHistory', false));
}

/** Where the held part is now; null when nothing is held, or it was deleted meanwhile. */
export function heldRange(view: EditorView): TextRange | null {
  return key.getState(view.state)?.range ?? null;
}

const draw = (doc: Node, range: TextRange | null): Held => ({
  range,
  drawn: range
    ? DecorationSet.create(doc, [Decoration.inline(range.from, range.to, { class: 'held' })])
    : DecorationSet.empty,
});

/**
 * The focus leaves the text while an instruction is typed, and with it the browser's selection: this draws it on. `onKey` hears
 * of the key for magic edit; false leaves the key to others.
 */
export const heldRangeExtension = (onKey: () => boolean): Extension =>
  Extension.create({
    name: 'heldRange',
    addKeyboardShortcuts: () => ({ 'Mod-Shift-e': onKey }),
    addProseMirrorPlugins: () => [
      new Plugin<Held>({
        key,
        state: {
          init: (_, { doc }) => draw(doc, null),
          apply: (transaction, before) => {
            const told = transaction.getMeta(key) as { range: TextRange | null } | undefined;
            if (told) return draw(transaction.doc, told.range);
            if (!before.range || !transaction.docChanged) return before;
            const from = transaction.mapping.map(before.range.from, 1);
            const to = transaction.mapping.map(before.range.to, -1);
            return draw(transaction.doc, from < to ? { from, to } : null);
          },
        },
        props: { decorations: (state) => key.getState(state)?.drawn },
      }),
    ],
  });
