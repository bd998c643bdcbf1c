import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { concernsSame, isCare, tellsRefusal } from '../../rules/facts/decisions.ts';
import { contentStem, type Reading } from '../reading/read-text.ts';
import { partsOf } from '../reading/sides.ts';
import type { Piece } from './pieces.ts';

export type ReadSentence = { sentence: NoteSentence; reading: Reading };
export type NoteIndex = {
  byStem: Map<string, number[]>;
  byValue: Map<number, number[]>;
  stems: Set<string>[];
  values: Map<number, Set<string>>[];
  /** Of sentences that tell of a refusal, the care that they name. */
  refused: Map<number, string[]>;
};

/** What each sentence of a note holds, found by word and by number. */
export function indexNote(read: readonly { reading: Reading }[]): NoteIndex {
  const index: NoteIndex = { byStem: new Map(), byValue: new Map(), stems: [], values: [], refused: new Map() };
  for (const [at, { reading }] of read.entries()) {
    const stems = new Set([
      ...reading.stems,
      ...reading.concepts.map(({ concept }) => concept),
      ...partsOf(reading.words).map(contentStem),
    ]);
    stems.delete('');
    const values = new Map<number, Set<string>>();
    for (const { value, unit } of [...reading.numbers, ...reading.looseNumbers])
      values.set(value, (values.get(value) ?? new Set()).add(unit?.name ?? ''));
    if (tellsRefusal(reading.words)) index.refused.set(at, reading.words.filter(isCare));
    index.stems.push(stems);
    index.values.push(values);
    for (const stem of stems) push(index.byStem, stem, at);
    for (const value of values.keys()) push(index.byValue, value, at);
  }
  return index;
}

const push = <Key>(map: Map<Key, number[]>, key: Key, at: number): void => {
  const list = map.get(key);
  if (list) list.push(at);
  else map.set(key, [at]);
};

/** The sentences that hold a piece. */
export function usesOf(piece: Piece, index: NoteIndex): number[] {
  if (piece.value !== undefined && piece.name.startsWith('number ')) return usesOfNumber(piece, index);
  // "schedule the surgery" is no refusal of it
  if (piece.care)
    return [...index.refused]
      .filter(([, care]) => piece.care!.length === 0 || (care.length > 0 && concernsSame(piece.care!, care)))
      .map(([at]) => at);
  if (piece.category === 'promise') {
    const least = Math.ceil(piece.stems.length * 0.5);
    const counts = new Map<number, number>();
    for (const stem of piece.stems)
      for (const at of index.byStem.get(stem) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count >= least)
      .map(([at]) => at)
      .toSorted((a, b) => a - b);
  }
  const [first, ...others] = piece.stems;
  const holding = (index.byStem.get(first!) ?? []).filter((at) => others.every((stem) => index.stems[at]!.has(stem)));
  return piece.value === undefined ? holding : holding.filter((at) => index.values[at]!.has(piece.value!));
}

/** A number is used where its value stands with its unit, or without one where the same is spoken of. */
function usesOfNumber(piece: Piece, index: NoteIndex): number[] {
  return (index.byValue.get(piece.value!) ?? []).filter((at) => {
    const units = index.values[at]!.get(piece.value!)!;
    if (piece.unit !== undefined && units.has(piece.unit) && piece.value! > 12) return true;
    // when to come back is told in many words
    if (piece.category === 'promise') return piece.unit === undefined || units.has(piece.unit);
    const sameThing = piece.stems.length === 0 || piece.stems.some((stem) => index.stems[at]!.has(stem));
    const sameUnit = piece.unit === undefined || units.has(piece.unit) || units.has('');
    return (
      (sameUnit && sameThing) ||
      (sameUnit && piece.value! >= 30) ||
      (piece.unit !== undefined && units.has(piece.unit) && piece.stems.length < 3)
    );
  });
}
