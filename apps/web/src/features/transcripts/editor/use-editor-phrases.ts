import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { usePhrasePicker } from '../../../ui/phrases/use-phrase-picker.ts';
import { replaceRange, type TextRange } from './replace-range.ts';
import { slashExtension, type SlashListener } from './slash-plugin.ts';

type Hear = (listener: SlashListener) => void;

/** What hears the slash in an editor: its extension is made once, with the editor; `hear` says who listens. */
export function useSlash() {
  const [slash] = useState(() => {
    let listening: SlashListener = { onSlash: () => undefined, onKey: () => false };
    const hear: Hear = (listener) => {
      listening = listener;
    };
    return { extension: slashExtension(() => listening), hear };
  });
  return slash;
}

/** Quick phrases in an editor; the list to draw, if one is open. `onWritten` is told where a phrase now stands. */
export function useEditorPhrases(
  editor: Editor | null,
  hear: Hear,
  onWritten: (editor: Editor, written: TextRange) => void,
) {
  const called = useRef<TextRange | null>(null);
  const picker = usePhrasePicker((html) => {
    if (editor && called.current) onWritten(editor, replaceRange(editor, called.current, html));
  });
  useEffect(() => {
    hear({
      onSlash: (found) => {
        called.current = found?.range ?? null;
        picker.call(found);
      },
      onKey: picker.handleKey,
    });
  });
  return picker.list;
}
