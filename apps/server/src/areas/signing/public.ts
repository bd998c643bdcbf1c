export { codesOf } from './get-codes.ts';
export { type NoteSigned, noteSigned } from './note-signed.ts';
export { type OpenItems, openItems } from './open-items.ts';
export { recordRemovedAudio } from './record-removed-audio.ts';
export { type SummaryReports, summaryReports } from './patient-summary/report-summary.ts';
