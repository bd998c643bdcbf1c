export type { LiveRecordings } from './live-recordings.ts';
export { wordsToExpect } from './words-to-expect.ts';
