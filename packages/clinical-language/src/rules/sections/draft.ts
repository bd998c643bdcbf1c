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
