import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { CheckKind } from '../check-types.ts';
import type { Basis, Said, Visit } from '../evidence.ts';
import type { OwnDraft } from '../own-draft.ts';
import type { Reading } from '../reading/read-text.ts';

/** Something that a sentence says otherwise than it was said: the shortest words that differ, and where it was said. */
export type Difference = {
  kind: Exclude<CheckKind, 'missing' | 'unsourced'>;
  said: string;
  written: string;
  from: Said[];
  /** Where it was said, for what no clause of the first reading holds. */
  evidence?: EvidenceLink[];
  /** Major whatever else the sentence tells. */
  grave?: true;
};

/**
 * A sentence and what it is compared with. `close`: most of its weighty words are in what it rests on; `exact`: nearly all are, so
 * that it is not another's paraphrase.
 */
export type Compared = {
  text: string;
  links: readonly EvidenceLink[];
  reading: Reading;
  stems: ReadonlySet<string>;
  basis: Basis;
  visit: Visit;
  draft: OwnDraft;
  close: boolean;
  exact: boolean;
};

/** How many members two sets share. */
export function shared(a: Iterable<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const one of a) if (b.has(one)) count++;
  return count;
}

/** Weighty stems around a place of a reading, the nearest first. */
export function stemsAround(reading: Reading, at: number, reach: number): string[] {
  const out: string[] = [];
  for (let i = 1; i <= reach; i++)
    for (const place of [at + i, at - i]) {
      const stem = reading.stems[place];
      if (stem !== undefined && stem !== '') out.push(stem);
    }
  return out;
}
