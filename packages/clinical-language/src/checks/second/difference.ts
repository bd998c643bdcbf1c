import type { CheckKind } from '../check-types.ts';
import type { Heard, Hearing } from './hear.ts';

/** A sentence of a note beside the visit. `linked`: places of the utterances that it rests on. `inFamily`: it stands under family history. */
export type Beside = { written: Heard; hearing: Hearing; linked: ReadonlySet<number>; inFamily: boolean };

/** What the second reader has otherwise than it is written. */
export type Otherwise = {
  kind: Exclude<CheckKind, 'missing' | 'unsourced' | 'within'>;
  said: string;
  written: string;
  heard: Heard | undefined;
};

/** The first words of what was said. */
export const quoteOf = (heard: Heard | undefined, at = 0): string =>
  heard ? heard.words.slice(Math.max(0, at - 5), at + 4).join(' ') : '';
