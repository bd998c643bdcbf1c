export { t as checkTexts } from './checks.texts.ts';
export { useEntryChecks } from './entry-checks.ts';
export { findingTitle } from './finding-title.ts';
export { focusFinding } from './focus-finding.ts';
export { useOpenFindings } from './findings-context.ts';
