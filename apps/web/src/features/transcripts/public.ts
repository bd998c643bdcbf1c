export { RichTextField } from './editor/RichTextField.tsx';
export { flushDraft } from './editor/open-savers.ts';
export { type EntryState, hasNote } from './entry-state.ts';
export { firstWords } from './first-words.ts';
export { usePanes } from './panes.ts';
export { showInChart } from './show-in-chart.ts';
export { threadKey, threadsKey } from './thread-key.api.ts';
export { prechartsQuery, rememberEntry, threadQuery, useBlankEntry, useRestoreVersion } from './transcripts.api.ts';
export { t as noteTexts } from './transcripts.texts.ts';
