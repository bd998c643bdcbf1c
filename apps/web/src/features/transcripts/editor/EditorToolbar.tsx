import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { EditorTools } from './EditorTools.tsx';
import classes from './EditorToolbar.module.css';

type Props = { editor: Editor | null; place?: ReactNode; children: ReactNode };

/** The tools of a field of its own, and what its saving says, above it. */
export function EditorToolbar({ editor, place, children }: Props) {
  return (
    <div className={classes.bar}>
      <EditorTools editor={editor} place={place} />
      {children}
    </div>
  );
}
