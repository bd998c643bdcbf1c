export { focus, markedNow, rest, useEvidenceStore } from './evidence-store.ts';
