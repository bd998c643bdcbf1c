export { type ChartContents, type ExportFile } from './chart-contents.ts';
export { getNoteFor, noteAudience, setNoteTags, touchNote, visibleNotes } from './notes.queries.ts';
