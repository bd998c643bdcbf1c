export { getNoteFor, noteAudience, setNoteTags, touchNote, visibleNotes } from './notes.queries.ts';
