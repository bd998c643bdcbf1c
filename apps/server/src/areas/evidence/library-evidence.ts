import type { AnswerSentence, Study } from '@clinical/contract/evidence/answer.schemas';
import { composeAnswer, type FoundSource } from '@clinical/language/literature/compose-answer';
import { noteQuestions } from '@clinical/language/literature/note-questions';
import { stemsOf, type Term } from '@clinical/language/literature/terms';
import type { NoteEvidence } from '../scribe/public.ts';
import { citedItem } from './answer-note.ts';
import { findSources, ownWhere } from './find-sources.ts';

type Cited = { line: AnswerSentence; study: Study };

/** A section of a note is read beside a patient. */
const mostLines = 3;

/**
 * What the library says to the problems of a note and their treatments: one sentence each, word for word, of a source that names both. Nothing leaves
 * the installation, and no model is asked.
 */
export const libraryEvidence: NoteEvidence = {
  async of(ctx, { sections }) {
    const where = await ownWhere(ctx);
    const cited: Cited[] = [];
    for (const question of noteQuestions(sections)) {
      const { terms, sources } = await findSources(ctx.db, where, question, async () => undefined);
      const about = sources.filter((source) => namesAll(source, terms));
      const { lines, studies } = composeAnswer(terms, about);
      const line = lines.find(({ quote }) => !cited.some((one) => one.line.quote === quote));
      const study = studies.find(({ citation }) => citation.sourceId === line?.sourceId);
      if (line && study) cited.push({ line, study });
      if (cited.length === mostLines) break;
    }
    return cited.length === 0 ? null : sectionOf(cited);
  },
};

function namesAll({ citation, passages }: FoundSource, terms: readonly Term[]): boolean {
  const stems = stemsOf([citation.title, ...passages.map(({ text }) => text)].join(' '));
  return terms.length > 1 && terms.every((term) => stems.has(term.stem));
}

function sectionOf(cited: readonly Cited[]) {
  const items = cited.map(({ line, study }) => ({ line, ...citedItem(line, study) }));
  return {
    html: `<ul>${items.map(({ html }) => html).join('')}</ul>`,
    sentences: items.map(({ line: { quote, page, sourceId }, text }) => ({
      text,
      kind: 'chart' as const,
      links: [
        {
          utteranceId: String(page),
          start: 0,
          end: quote.length,
          startMs: null,
          endMs: null,
          quote,
          source: { kind: 'publication' as const, id: sourceId },
        },
      ],
    })),
  };
}
