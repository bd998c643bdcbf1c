export { t as checkTexts } from './checks.texts.ts';
export { useEntryChecks } from './entry-checks.ts';
