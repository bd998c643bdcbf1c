import { splitSentences } from '../src/split-sentences.ts';
import type { LearnedTopic } from '../src/rules/plan/topic-of.ts';

/** Lower-case words and numbers, as the scorer counts them. */
export const tokens = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const headers: [RegExp, LearnedTopic | 'ros' | 'cc'][] = [
  [/^(?:chief complaint|cc)\b/i, 'cc'],
  [/^(?:history of present|hpi)/i, 'hpi'],
  [/^review of systems|^ros\b/i, 'ros'],
  [/^(?:past )?(?:medical history|past history|past medical)/i, 'pmh'],
  [/^(?:past )?surgical history/i, 'psh'],
  [/^(?:current )?medications?\b/i, 'meds'],
  [/^allerg/i, 'allergies'],
  [/^family history/i, 'fh'],
  [/^social history/i, 'sh'],
  [/^vitals?\b/i, 'vitals'],
  [/^(?:physical )?exam/i, 'exam'],
  [/^results?\b|^labs\b|^imaging/i, 'results'],
  [/^(?:assessment|plan|impression|instructions|procedure)/i, 'plan'],
];

/** The sentences of a reference note with what their section is about. */
export function referenceSentences(note: string): { text: string; topic: LearnedTopic | 'ros' | 'cc' }[] {
  let topic: LearnedTopic | 'ros' | 'cc' = 'hpi';
  return splitSentences(note).flatMap(({ text }) => {
    const known =
      text.length < 60 && /^[A-Z\s&/:]+$/.test(text) ? headers.find(([pattern]) => pattern.test(text))?.[1] : undefined;
    if (known) {
      topic = known;
      return [];
    }
    return [{ text, topic }];
  });
}
