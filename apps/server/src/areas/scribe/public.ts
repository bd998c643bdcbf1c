export { gatherMaterials, type GatheredEntry } from './context/chart-context.ts';
export { notePreparations, type NotePreparations } from './context/note-preparations.ts';
export { noteRequestOf } from './context/note-request-of.ts';
export { noteCredits, reserveIfPossible, reserveForNote, returnForNote } from './note-credits.ts';
export { noteEvidence, type NoteEvidence } from './writing/note-evidence.ts';
export { noteWritten, type NoteWritten } from './writing/note-written.ts';
export { startWriting } from './writing/start-writing.ts';
export { unreadDocuments } from './writing/unread-documents.ts';
export { writeNote } from './writing/write-note.ts';
