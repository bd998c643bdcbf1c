import { type Editor, Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { DictationPlace } from '../../../ui/dictation.ts';
import classes from './RichField.module.css';

const key = new PluginKey<string | null>('dictation-hint');

/** Words that are still being heard, drawn at the caret; they are no part of the text and of its history. */
export const dictationHintExtension = Extension.create({
  name: 'dictationHint',
  addProseMirrorPlugins: () => [
    new Plugin<string | null>({
      key,
      state: {
        init: () => null,
        apply: (transaction, before) => {
          const told = transaction.getMeta(key) as { words: string | null } | undefined;
          return told ? told.words : before;
        },
      },
      props: {
        decorations: (state) => {
          const words = key.getState(state);
          return words ? drawn(state.doc, state.selection.head, words) : null;
        },
      },
    }),
  ],
});

function drawn(doc: Node, at: number, words: string): DecorationSet {
  const draw = (): HTMLElement => {
    const element = document.createElement('span');
    element.className = classes.heard ?? '';
    element.setAttribute('aria-hidden', 'true');
    element.textContent = words;
    return element;
  };
  return DecorationSet.create(doc, [Decoration.widget(at, draw, { side: 1, key: words })]);
}

/** Dictation in an editor: what is heard is ordinary text of it, that can be undone. */
export function editorPlace(editor: Editor | null): DictationPlace {
  const live = (): Editor | null => (editor && !editor.isDestroyed ? editor : null);
  return {
    disabled: !editor,
    holds: (element) => live()?.view.dom.contains(element) ?? false,
    before: () => {
      const { $from } = live()?.state.selection ?? {};
      return $from ? $from.parent.textBetween(0, $from.parentOffset, '\n', '\n') : '';
    },
    insert: (text) => {
      const own = live();
      if (own) write(own, text);
    },
    showHint: (words) => {
      const own = live();
      own?.view.dispatch(own.state.tr.setMeta(key, { words }).setMeta('addToHistory', false));
    },
  };
}

function write(editor: Editor, text: string): void {
  const chain = editor.chain();
  for (const part of text.split(/(\n\n|\n)/)) {
    if (part === '\n\n') {
      if (editor.isActive('listItem')) chain.splitListItem('listItem');
      else chain.splitBlock();
    } else if (part === '\n') chain.setHardBreak();
    else if (part !== '') chain.insertContent({ type: 'text', text: part });
  }
  chain.run();
}
