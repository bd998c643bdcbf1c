/** What somebody works on. `other` is any further page. */
export const workKinds = ['note', 'sign', 'code', 'task', 'fax', 'message', 'form', 'other'] as const;
export type WorkKind = (typeof workKinds)[number];

/** Work that makes a note. */
export const documentationKinds: readonly WorkKind[] = ['note', 'sign', 'code'];

/** Periods that end today, by their names in the address. */
export const timeRanges = { '7d': 7, '30d': 30, '90d': 90, '365d': 365 } as const;
export type TimeRange = keyof typeof timeRanges;
export const usualRange: TimeRange = '30d';

/** A pause of this many milliseconds is still work; a longer one is none. */
export const longestPause = 30_000;

/** Milliseconds that one span lasts at most; work that goes on is a new span. */
export const longestSpan = 30 * 60_000;

/** Spans that one request takes. */
export const mostSpans = 200;

/** People that a group needs, and that need to be left when it is taken away. */
export const smallestGroup = 5;
