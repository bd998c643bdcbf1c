import type { Clause } from '../clauses/clauses.ts';
import type { Topic } from '../plan/topics.ts';

/** Something said that belongs in a note: its words in the third person, the section it is about, and the clauses it rests on. */
export type Fact = {
  words: string[];
  topic: Topic;
  /** For what is denied or had: the things alone, as a list of words. */
  denied?: string[];
  reported?: string[];
  /** Who said it: the patient's side or the clinician's. */
  side: 'patient' | 'clinician';
  /** Said by someone who speaks for the patient. */
  proxy?: true;
  clauses: Clause[];
  /** The sentence of the speech that it is a part of; parts of one sentence may be joined again. */
  place: number;
};
