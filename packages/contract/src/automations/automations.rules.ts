/** Shared by the page and the server. */
export const gridhookFields = [
  'subjective',
  'objective',
  'assessment',
  'plan',
  'codes',
  'medications',
  'riskFlags',
  'checkStatus',
  'transcript',
] as const;

export const gridhookEvents = ['note.generated', 'note.signed', 'note.moved', 'note.deleted', 'test'] as const;

/** Characters of the shared secret. */
export const gridhookSecret = { min: 32, max: 256 };

/** Milliseconds before each retry of a message. */
export const gridhookRetries: readonly number[] = [60_000, 5 * 60_000, 30 * 60_000];

export const autoTaskerOutcomes = ['made', 'exists', 'dropped', 'paused', 'budget', 'no-access'] as const;

/** The words that a title may hold for what was said. */
export const itemPlaceholder = '{item}';

/** Days that a dry run looks back. */
export const dryRunDays = 7;
