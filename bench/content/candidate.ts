import { plainText } from '@clinical/language/note-html';
import { noteOf, noteText } from '../engine/note-text.ts';
import type { ReadNote } from './read-note.ts';
import { sentencesIn } from './read-note.ts';

export type Visit = { id: string; source: string; dialogue: string; note: string; presentingComplaint?: string };

/** The engine's general note of a dialogue, in the parts that are counted. */
export function candidateOf(dialogue: string): ReadNote {
  const { sections } = noteOf(dialogue);
  const html = (pattern: RegExp): string => sections.find(({ header }) => pattern.test(header))?.html ?? '';
  const plan = html(/plan/i);
  const all = noteText(dialogue);
  return {
    all,
    complaint: plainText(html(/complaint/i)),
    plan: plainText(plan),
    headings: [...plan.matchAll(/<h3>(.*?)<\/h3>/g)].map((match) => match[1]!),
    sentences: sentencesIn(all),
  };
}
