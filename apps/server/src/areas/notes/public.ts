export { type ChartContents, type ExportFile } from './chart-contents.ts';
export { type EmergencyAccess } from './emergency-access.ts';
export { getNoteFor, noteAudience, setNoteTags, touchNote, visibleNotes } from './notes.queries.ts';
