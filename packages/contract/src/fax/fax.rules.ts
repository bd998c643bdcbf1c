const MiB = 1024 * 1024;

/** Of one fax, in the way that carriers take it. */
export const faxLimits = {
  recipients: 5,
  pages: 100,
  bytes: 20 * MiB,
  documents: 50,
  uploads: 10,
  /** Pages of an upload that are read to see whom it is about. */
  readPages: 6,
  coverNote: 2_000,
  name: 200,
  /** Characters of a table of contacts, and its lines. */
  contactFile: 1_000_000,
  importedContacts: 5_000,
} as const;

/** In the order in which they come; failed and delivered end an attempt. */
export const faxStates = ['queued', 'sending', 'failed', 'delivered'] as const;
export type FaxState = (typeof faxStates)[number];

export const faxFailures = [
  'busy',
  'no-answer',
  'interrupted',
  'partial',
  'line',
  'no-such-number',
  'no-fax',
  'account',
  'unreachable',
  'unknown',
] as const;
export type FaxFailure = (typeof faxFailures)[number];

/** What may go better by itself a little later. */
export const passingFailures: FaxFailure[] = ['busy', 'no-answer', 'interrupted', 'line'];

/** What a received fax is. */
export const faxLabels = [
  'referral',
  'referral-reply',
  'lab-result',
  'imaging',
  'discharge',
  'records-request',
  'refill-request',
  'authorization',
  'other',
] as const;

/** What is read on the pages of a fax: who it is about, who sent it, what it says. */
export const faxFieldKinds = [
  'patient',
  'dateOfBirth',
  'mrn',
  'clinician',
  'sender',
  'documentDate',
  'finding',
  'advice',
] as const;

export const matchFeatures = ['sender', 'name', 'dateOfBirth', 'mrn', 'clinician'] as const;

/** How reading a received fax stands. `failed`: it could not be read, and a person has to look at it. */
export const faxReadings = ['waiting', 'read', 'failed'] as const;
export type FaxReading = (typeof faxReadings)[number];

type Step = { state: FaxState; failure: FaxFailure | null; pagesSent: number | null };

/**
 * What is true of an attempt after all that was said of it, in whatever order and however often: the furthest state, and of two
 * failures the one that is named first above. A fax that arrived did arrive, whatever was said of it besides.
 */
export function furthest(steps: readonly Step[]): Step {
  const rank = ({ state, failure, pagesSent }: Step): number[] => [
    faxStates.indexOf(state),
    failure === null ? -faxFailures.length : -faxFailures.indexOf(failure),
    pagesSent ?? -1,
  ];
  const start: Step = { state: 'queued', failure: null, pagesSent: null };
  return [start, ...steps].reduce((best, step) => {
    const [a, b] = [rank(step), rank(best)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at >= 0 && a[at]! > b[at]! ? step : best;
  });
}
