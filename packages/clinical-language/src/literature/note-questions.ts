import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { sentencesOfHtml } from '../note-html.ts';
import { isSupposed, readMentions, type ReadMention } from '../picture/sentences.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';

/** So many of a note are asked about. */
const mostQuestions = 6;
const treatments = new Set(['drug', 'drugClass', 'procedure']);
/** What a plan ends or warns of is no treatment of the problem. */
const notGiven = /\b(?:stop\w*|discontinu\w*|hold|avoid\w*|allerg\w*|intoleran\w*|declin\w*|refus\w*)\b/i;

/**
 * Each problem of a note's assessment with each treatment of its plan, as a question of two names: "hypertension lisinopril". A treatment belongs to
 * the problem that its section named last. Only names of the vocabulary are used, so that nothing of the patient stands in a question.
 */
export function noteQuestions(sections: readonly Pick<NoteSection, 'header' | 'html'>[]): string[] {
  const questions = new Set<string>();
  const problems: string[] = [];
  for (const { header, html } of sections) {
    const topics = topicsOfHeader(header);
    if (!topics.includes('assessment') && !topics.includes('plan')) continue;
    let named: string[] = [];
    for (const { text } of sentencesOfHtml(html)) {
      const meant = meantIn(text);
      const conditions = meant.filter(({ kind }) => kind === 'condition').map(({ name }) => name);
      if (conditions.length > 0) {
        named = conditions;
        problems.push(...conditions);
      }
      if (notGiven.test(text)) continue;
      for (const { kind, name } of meant)
        if (treatments.has(kind))
          for (const problem of named.length > 0 ? named : new Set(problems)) questions.add(`${problem} ${name}`);
    }
  }
  return [...questions].slice(0, mostQuestions);
}

function meantIn(text: string): ReadMention[] {
  const { mentions, hasRelative } = readMentions(text);
  return hasRelative ? [] : mentions.filter((mention) => mention.polarity === 1 && !isSupposed(mention));
}
