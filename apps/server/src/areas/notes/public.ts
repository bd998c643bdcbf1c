export { type ChartContents, type ExportFile, chartContents } from './chart-contents.ts';
export { type HasEntry, hasEntry } from './chart-entry.ts';
export { addSample } from './add-sample.ts';
export { emergencyAccess } from './emergency-access.ts';
export { normaliseTitle } from './normalise-title.ts';
export { selectGrants } from './note-owner.queries.ts';
export { getNoteFor, noteAudience, noteRowFor, setNoteTags, starOf, touchNote, visibleNotes } from './notes.queries.ts';
export { readTags } from './read-tags.ts';
export { viewNote } from './notes.view.ts';
