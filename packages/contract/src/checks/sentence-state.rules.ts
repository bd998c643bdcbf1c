import type { NoteCheck, TranscriptChecks } from './checks.schemas.ts';
import type { NoteSentence } from '../transcripts/note-body.schemas.ts';

/**
 * How a sentence stands to its sources. `unsourced`: nobody typed it, and nothing that was said holds it up. `contradicted`: what was said
 * differs from what is written, and nobody has accepted that.
 */
export type SentenceState = 'sourced' | 'unsourced' | 'contradicted' | 'template' | 'typed';

function stateOf(sentence: NoteSentence): SentenceState {
  if (sentence.kind === 'template') return 'template';
  if (sentence.kind === 'typed') return 'typed';
  return sentence.links.length > 0 ? 'sourced' : 'unsourced';
}

/** The state of each sentence: by its links, and by what was found when this very text was checked. */
export function statesOf(
  sentences: readonly NoteSentence[],
  found: Pick<TranscriptChecks, 'sentences' | 'checks'> | null,
): SentenceState[] {
  const states = sentences.map(stateOf);
  if (found?.sentences.length !== sentences.length) return states;
  const places = (holds: (check: NoteCheck) => boolean): Set<number | null> =>
    new Set(found.checks.filter(holds).map(({ sentence }) => sentence));
  const differing = places(({ answer, kind }) => answer === null && kind !== 'unsourced');
  const unfounded = places(({ kind }) => kind === 'unsourced');
  return states.map((state, index) => {
    if (differing.has(index)) return 'contradicted';
    return unfounded.has(index) && state !== 'typed' ? 'unsourced' : state;
  });
}
