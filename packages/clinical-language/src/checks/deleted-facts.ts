import { type CheckInput, checkNote } from './check-note.ts';

/** Every how many sentences of a note one is taken out. */
const takenOut = 4;

/**
 * Takes sentences with links out of a note, in four goes. For each fact of the ledger that only these held: whether it is told
 * as missing, itself, in a sentence that rests on the same words, or by a flag of what stands in its place.
 */
export function deletedFacts(note: CheckInput): boolean[] {
  const { ledger } = checkNote(note);
  return Array.from({ length: takenOut }, (_, from) => {
    const isOut = (at: number): boolean => at % takenOut === from && note.sentences[at]!.links.length > 0;
    const gone = ledger.filter(({ usedBy }) => usedBy.length > 0 && usedBy.every(isOut));
    const sentences = note.sentences.filter((__, at) => !isOut(at));
    const told = checkNote({ ...note, sentences }).checks;
    const missing = told.filter(({ kind, lacks }) => kind === 'missing' || lacks !== undefined);
    return gone.map((entry) =>
      missing.some(
        ({ key, evidence }) =>
          key === entry.key ||
          evidence.some(
            (link) => link.utteranceId === entry.utteranceId && link.start < entry.end && link.end > entry.start,
          ),
      ),
    );
  }).flat();
}
