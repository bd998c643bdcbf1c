export { type LiveRecordings, liveRecordings } from './live-recordings.ts';
export { withPlainFile } from './with-plain-file.ts';
export { wordsToExpect } from './words-to-expect.ts';
