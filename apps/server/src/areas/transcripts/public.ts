export { type GatheredEntry, gatherMaterials } from './chart-context.ts';
export { cleanPieces } from './heavy-work.ts';
export { showChecks } from './checks/show-checks.ts';
export { showEntry } from './show-entry.ts';
export { type Entry, getTranscriptFor, lockTranscriptFor } from './transcripts.queries.ts';
export type { NotePreparations } from './note-preparations.ts';
export { findVersion } from './versions.queries.ts';
