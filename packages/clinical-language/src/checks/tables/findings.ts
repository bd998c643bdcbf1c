import { wordsOfKind } from '../../vocabulary/clinical-words.ts';
import { contentStem } from '../reading/read-text.ts';

const names = new Set(
  wordsOfKind('finding')
    .map(contentStem)
    .filter((stem) => stem !== ''),
);

/** Whether a stem names what an examination finds when all is not well. */
export const isFinding = (stem: string): boolean => names.has(stem);
