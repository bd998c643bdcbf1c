import type { EvidenceLink, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { linksOf } from '../clauses/clauses.ts';
import type { Statement } from '../frames/statements.ts';
import type { Topic } from '../plan/topics.ts';

/** A sentence on its way into a section. `words` helps to find a section for it. */
export type Draft = {
  text: string;
  heading?: boolean;
  /** A line of a table, which no other sentence joins. */
  row?: boolean;
  kind: NoteSentence['kind'];
  links: EvidenceLink[];
  topic: Topic;
  words: string[];
};

/** What all writers of sections need. */
export type Chosen = { statement: Statement; topic: Topic; value: number };

type Answered = { topic: Topic; words: string[]; clauses: Statement['clauses']; at: number };

/** Puts an answer of the patient between the sentences of a history, where it was told. `last`: the visit's last place. */
export function putAnswer(history: Chosen[], { topic, words, clauses, at }: Answered, last: number): void {
  const statement: Statement = {
    words,
    form: 'answered',
    role: 'patient',
    clauses: [...clauses],
    phase: 'history',
    place: at / last,
  };
  const place = history.findIndex((one) => one.statement.clauses[0]!.u > clauses[0]!.u);
  history.splice(place < 0 ? history.length : place, 0, { statement, topic, value: 0 });
}

/** The links of some statements, without repeats. */
export function linksOfAll(statements: readonly Statement[], utterances: readonly Utterance[]): EvidenceLink[] {
  const links = new Map<string, EvidenceLink>();
  for (const statement of statements) {
    for (const clause of statement.clauses) {
      for (const link of linksOf(clause, utterances)) links.set(`${link.utteranceId} ${link.start} ${link.end}`, link);
    }
  }
  return [...links.values()];
}
