export { PrintSheet } from './PrintSheet.tsx';
export { copyRich } from './clipboard.ts';
export { type CopiedNote, copyNote } from './copy-note.ts';
export { recordUse } from './exports.api.ts';
