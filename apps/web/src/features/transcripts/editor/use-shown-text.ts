import type { Editor } from '@tiptap/core';
import { useState } from 'react';

/** Tells a text that comes from elsewhere from the one that the editor itself has just given, which is left alone. */
export function useShownText(first: string) {
  const [text] = useState(() => {
    let shown = first;
    return {
      given: (html: string): void => {
        shown = html;
      },
      show: (editor: Editor | null, html: string): void => {
        if (!editor || html === shown) return;
        shown = html;
        editor.commands.setContent(html, { emitUpdate: false });
      },
    };
  });
  return text;
}
