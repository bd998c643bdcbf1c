import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { slashBefore } from '../../../ui/phrases/phrases.ts';
import type { Called } from '../../../ui/phrases/use-phrase-picker.ts';
import type { TextRange } from './replace-range.ts';

export type SlashListener = {
  /** Told after each change; null when no phrase is being called. */
  onSlash: (slash: (Called & { range: TextRange }) | null) => void;
  /** True when the key was for the list. */
  onKey: (key: string) => boolean;
};

function slashIn(view: EditorView): (Called & { range: TextRange }) | null {
  const { $from, empty } = view.state.selection;
  if (!empty || !$from.parent.isTextblock) return null;
  const slash = slashBefore($from.parent.textBetween(0, $from.parentOffset, ' ', ' '));
  if (!slash) return null;
  const range = { from: $from.pos - slash.length, to: $from.pos };
  const { left, top, bottom } = view.coordsAtPos(range.from);
  return { query: slash.query, range, place: { left, top, bottom } };
}

/** Hears of "/" and a name being typed. `listener` is asked each time, so that it may change. */
export function slashExtension(listener: () => SlashListener): Extension {
  return Extension.create({
    name: 'slash',
    // before lists and tables take Enter and Tab
    priority: 1_000,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleKeyDown: (_, event) => listener().onKey(event.key),
          handleDOMEvents: {
            blur: () => {
              listener().onSlash(null);
              return false;
            },
          },
        },
        view: () => ({
          update: (view, before) => {
            const { state } = view;
            if (before.doc.eq(state.doc) && before.selection.eq(state.selection)) return;
            listener().onSlash(view.hasFocus() ? slashIn(view) : null);
          },
        }),
      }),
    ],
  });
}
