import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EditorTools } from '../../features/transcripts/editor/EditorTools.tsx';
import classes from './FloatingTools.module.css';

type Place = { left: number; top: number };

/** The height of the tools with the space to what is selected, and the least space to the side, in pixels. */
const [above, below, side] = [44, 8, 8];

/** Over the first selected letter, or below the last one where there is no room; in the pixels of the paper. */
function placeOf(editor: Editor, tools: HTMLElement): Place | null {
  const { from, to, empty } = editor.state.selection;
  const paper = tools.closest('[data-paper]');
  const pane = tools.closest('[data-note-scroll]');
  if (empty || !paper || !pane) return null;
  const [frame, shown] = [paper.getBoundingClientRect(), pane.getBoundingClientRect()];
  const [start, end] = [editor.view.coordsAtPos(from, 1), editor.view.coordsAtPos(to, -1)];
  const top = start.top - above > shown.top ? start.top - above : end.bottom + below;
  const widest = Math.max(side, frame.width - tools.offsetWidth - side);
  return { left: Math.min(widest, Math.max(side, start.left - frame.left)), top: top - frame.top };
}

/** The tools come with a selection, beside it; while there is only a caret they wait at the bottom of the pane. */
export function FloatingTools({ editor, place }: { editor: Editor | null; place?: ReactNode }) {
  const tools = useRef<HTMLDivElement>(null);
  const [inUse, setInUse] = useState(false);
  const [at, setAt] = useState<Place | null>(null);

  useEffect(() => {
    if (!editor) return undefined;
    let wait = 0;
    const look = () => {
      clearTimeout(wait);
      setInUse(true);
      setAt(tools.current ? placeOf(editor, tools.current) : null);
    };
    // a menu of theirs has the focus for a moment
    const leave = () => {
      wait = window.setTimeout(() => {
        const here = document.activeElement;
        if (!tools.current?.contains(here) && !here?.closest('[role="menu"]')) setInUse(false);
      });
    };
    if (editor.isFocused) look();
    editor.on('focus', look);
    editor.on('selectionUpdate', look);
    editor.on('blur', leave);
    return () => {
      clearTimeout(wait);
      editor.off('focus', look);
      editor.off('selectionUpdate', look);
      editor.off('blur', leave);
    };
  }, [editor]);

  return (
    <div className={classes.rail} data-at={at ? 'selection' : 'pane'} data-in-use={inUse || undefined}>
      <div ref={tools} className={classes.tools} style={at ?? undefined}>
        <EditorTools editor={editor} place={place} />
      </div>
    </div>
  );
}
