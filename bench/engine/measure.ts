import { assignRoles } from '@clinical/language/speaker-roles';
import { parseTranscript } from '@clinical/language/parse-transcript';
import { splitSentences } from '@clinical/language/split-sentences';
import { verifyLink } from '@clinical/language/verify-link';
import { noteOf } from './note-text.ts';
import { unsaidValues } from './values.ts';

const plain = (dialogue: string) => assignRoles(parseTranscript(dialogue).utterances);

/** Share of words (0 to 1) that get the right role when the labels are taken away: one utterance a line, or one sentence a line. */
export function roleAccuracy(dialogues: readonly string[], cut: 'utterances' | 'sentences' = 'utterances'): number {
  let right = 0;
  let all = 0;
  for (const dialogue of dialogues) {
    const said = plain(dialogue);
    const truth =
      cut === 'utterances'
        ? said
        : said.flatMap((utterance) =>
            splitSentences(utterance.text).map(({ text }, i) => ({ ...utterance, id: `${utterance.id}.${i}`, text })),
          );
    const guessed = assignRoles(truth.map((utterance) => ({ ...utterance, speaker: '', role: 'unknown' })));
    for (const [i, utterance] of truth.entries()) {
      const words = utterance.text.split(/\s+/).length;
      all += words;
      if ((utterance.role === 'clinician') === (guessed[i]!.role === 'clinician')) right += words;
    }
  }
  return right / Math.max(1, all);
}

/** Share of sentences with at least one link, all of them verified. */
export function verifiedShare(dialogues: readonly string[]): number {
  let verified = 0;
  let all = 0;
  for (const dialogue of dialogues) {
    const utterances = plain(dialogue);
    for (const sentence of noteOf(dialogue).sentences) {
      all++;
      if (sentence.links.length > 0 && sentence.links.every((link) => verifyLink(link, utterances))) verified++;
    }
  }
  return verified / Math.max(1, all);
}

/** Share of numerals and drug names of the notes that occur in their dialogue, number words read as digits. */
export function valuesSaidShare(dialogues: readonly string[]): number {
  let unsaid = 0;
  let all = 0;
  for (const dialogue of dialogues) {
    for (const { text } of noteOf(dialogue).sentences) {
      const values = unsaidValues(text, dialogue);
      all += values.all;
      unsaid += values.unsaid.length;
    }
  }
  return 1 - unsaid / Math.max(1, all);
}

/** Milliseconds for a note of a 30-minute visit (about 4,500 words, joined from dialogues): the median of runs after warming up. */
export function halfHourMs(dialogues: readonly string[], runs = 9): number {
  let visit = '';
  for (const dialogue of dialogues) if (visit.split(/\s+/).length < 4500) visit += `${dialogue}\n`;
  const times = Array.from({ length: runs + 2 }, () => {
    const start = performance.now();
    noteOf(visit);
    return performance.now() - start;
  }).slice(2);
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)]!;
}
