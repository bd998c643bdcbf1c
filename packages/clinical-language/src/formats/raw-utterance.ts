/** What every reader yields; times in milliseconds or null. */
export type RawUtterance = {
  speaker: string;
  startMs: number | null;
  endMs: number | null;
  text: string;
  confidence: number | null;
};

export const untimed = (speaker: string, text: string): RawUtterance => ({
  speaker,
  startMs: null,
  endMs: null,
  text,
  confidence: null,
});

/** Whole milliseconds of a number of seconds; null for anything else. */
export const millisecondsOf = (seconds: unknown): number | null =>
  typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1000) : null;

/** A share between 0 and 1, else null. */
export const confidenceOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : null;
