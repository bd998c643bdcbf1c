import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { alignSentences } from '@clinical/language/align-sentences';
import { checkNote } from '@clinical/language/checks/check-note';
import { type ErrorClass, errorClasses } from '@clinical/language/checks/error-classes';
import { mutationsOf } from '@clinical/language/checks/mutations';
import { type CheckedNote, sections } from './notes.ts';

const share = (part: number, all: number): number => (all === 0 ? 1 : Math.round((part / all) * 1000) / 1000);
// errors of one class in one note: more would let long notes judge alone
const mostOfNote = 3;

/** Numbers between 0 and 1 that a seed fixes (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let one = Math.imul(state ^ (state >>> 15), 1 | state);
    one = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one;
    return ((one ^ (one >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Missed = { id: string; error: ErrorClass; clean: string; text: string };
export type Flagged = { id: string; text: string; said: string; written: string; kind: string };

/**
 * One error a note, class by class, in sentences drawn with a fixed seed; a changed sentence is aligned anew, as a model's text is. `caught`: it is
 * flagged, as differing or as unsourced. `fresh`: of those that were not flagged before. Also the share of untouched sentences that are called contradicted.
 */
export function classSuite(notes: readonly CheckedNote[], seed = 20) {
  const random = randomOf(seed);
  const counts = new Map<ErrorClass, { seeded: number; caught: number; fresh: number; freshCaught: number }>();
  const missed: Missed[] = [];
  const contradicted: Flagged[] = [];
  let sentences = 0;
  let wrong = 0;
  let unsourced = 0;
  for (const { row, utterances, sentences: clean } of notes) {
    const { checks } = checkNote({ utterances, sentences: clean, sections });
    const before = new Set(checks.flatMap(({ sentence }) => sentence ?? []));
    const differing = checks.filter(({ sentence, kind }) => sentence !== null && kind !== 'unsourced');
    sentences += clean.length;
    wrong += new Set(differing.map(({ sentence }) => sentence)).size;
    unsourced += checks.filter(({ kind }) => kind === 'unsourced').length;
    contradicted.push(
      ...differing.map(({ sentence, said, written, kind }) => ({
        id: row.id,
        text: clean[sentence!]!.text,
        said,
        written,
        kind,
      })),
    );
    const seeded = drawn(clean, random);
    const aligned = alignSentences(
      seeded.map(({ at, text }) => ({ ...clean[at]!, text })),
      utterances,
    );
    for (const [i, { error, at, text }] of seeded.entries()) {
      const note = clean.with(at, aligned[i]!);
      const found = checkNote({ utterances, sentences: note, sections }).checks.some(({ sentence }) => sentence === at);
      const one = counts.get(error) ?? { seeded: 0, caught: 0, fresh: 0, freshCaught: 0 };
      const fresh = !before.has(at);
      counts.set(error, {
        seeded: one.seeded + 1,
        caught: one.caught + (found ? 1 : 0),
        fresh: one.fresh + (fresh ? 1 : 0),
        freshCaught: one.freshCaught + (fresh && found ? 1 : 0),
      });
      if (!found) missed.push({ id: row.id, error, clean: clean[at]!.text, text });
    }
  }
  const recall = Object.fromEntries(
    errorClasses.flatMap((error) => {
      const one = counts.get(error);
      return one
        ? [
            [
              error,
              { seeded: one.seeded, caught: share(one.caught, one.seeded), fresh: share(one.freshCaught, one.fresh) },
            ],
          ]
        : [];
    }),
  );
  return {
    report: { sentences, contradicted: share(wrong, sentences), unsourced: share(unsourced, sentences), recall },
    missed,
    contradicted,
  };
}

type Seeded = { error: ErrorClass; at: number; text: string; order: number };

/** A few errors of each class for a note. */
function drawn(sentences: readonly NoteSentence[], random: () => number): Seeded[] {
  const places = sentences.flatMap((sentence, at) =>
    mutationsOf(sentence.text).map(({ error, text }): Seeded => ({ error, at, text, order: random() })),
  );
  return [...Map.groupBy(places, ({ error }) => error).values()].flatMap((some) =>
    some.toSorted((a, b) => a.order - b.order).slice(0, mostOfNote),
  );
}
