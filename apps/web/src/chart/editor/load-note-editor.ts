import { laterPart } from '../../lib/parts.ts';

/** The editor of a note: the largest part of a chart, and not needed to read one. */
export const loadNoteEditor = laterPart(() =>
  import('./NoteEditor.tsx').then((module) => ({ default: module.NoteEditor })),
);
