export { entryDocument, entryPdf } from './export-entry.ts';
export { findPractice } from './exports.queries.ts';
export { markedBlocks, type NoteDocument } from './note-document.ts';
export { scriptsWithoutFont, setFonts } from './pdf-fonts.ts';
export { plain } from './pdf-pieces.ts';
export { textWidth } from './glyph-coverage.ts';
export { readsRightToLeft } from './right-to-left.ts';
export type { Family } from './script-runs.ts';
