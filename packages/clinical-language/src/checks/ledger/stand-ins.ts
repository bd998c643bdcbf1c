import type { Check } from '../check-types.ts';
import type { Said } from '../evidence.ts';
import type { Difference } from '../guard/difference.ts';
import { readSentence } from '../reading/read-text.ts';
import type { Piece } from './pieces.ts';

/** A difference with the flag made of it. */
export type Differing = Difference & { check: Check };
/** Differences by the clauses that say otherwise, and by the questions that these answer. */
export type DifferingAt = ReadonlyMap<number, readonly Differing[]>;

export function indexDiffering(differing: readonly Differing[]): DifferingAt {
  const byPlace = new Map<number, Differing[]>();
  for (const one of differing)
    for (const place of new Set(one.from.flatMap(placesOf))) byPlace.set(place, [...(byPlace.get(place) ?? []), one]);
  return byPlace;
}

const placesOf = ({ at, asked }: Said): number[] => (asked === undefined ? [at] : [at, asked]);

const amounts: ReadonlySet<Difference['kind']> = new Set(['number', 'dose', 'unit', 'frequency']);

/** The flag that tells already that a piece is not in the note: another amount, or another drug, is written where it was said. */
export const standInFor = (piece: Piece, differing: DifferingAt): Check | undefined =>
  piece.said
    .flatMap(placesOf)
    .flatMap((place) => differing.get(place) ?? [])
    .find(({ kind, said }) => {
      const { numbers, looseNumbers, drugs } = readSentence(said);
      if (kind === 'drug') return drugs.some(({ drug }) => piece.stems.includes(drug));
      return amounts.has(kind) && [...numbers, ...looseNumbers].some(({ value }) => value === piece.value);
    })?.check;
