export { focus, rest, useEvidenceStore } from './evidence-store.ts';
