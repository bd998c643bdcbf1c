import { readSentence } from '../checks/reading/read-text.ts';
import { mentionsIn, type Mention, type TermKind } from '../vocabulary/order-terms.ts';

export type ReadMention = Mention & { polarity: 1 | -1 | 0; before: string; after: string; start: number; end: number };

/** What is not so, or not of the patient: a condition, a possibility, advice, a relative. */
const supposed =
  /\b(?:if|unless|in case|consider(?:ing)?|could|might|may|would|should|discussed|option(?:s)? (?:of|for|include)|recommend(?:ed)? against|avoid|risks? of|screen(?:ing)? for|to rule out|prevent(?:ion|ing)?|to treat any|in the future)\b/i;

const cache = new Map<string, { mentions: ReadMention[]; hasRelative: boolean; text: string }>();

/** The terms that a sentence names, each with how it stands there. */
export function readMentions(sentence: string): { mentions: ReadMention[]; hasRelative: boolean; text: string } {
  const known = cache.get(sentence);
  if (known) return known;
  const { words, polarity, relatives } = readSentence(sentence);
  const mentions = mentionsIn(words).map((mention) => ({
    ...mention,
    ...placeOf(words, mention.at, mention.length),
    polarity: polarity[mention.at]!,
    before: words.slice(clauseStart(words, mention.at), mention.at).join(' '),
    after: words.slice(mention.at + mention.length, mention.at + mention.length + 14).join(' '),
  }));
  const read = { mentions, hasRelative: relatives.length > 0, text: words.join(' ') };
  if (cache.size > 5_000) cache.clear();
  cache.set(sentence, read);
  return read;
}

/** Where words stand in the text that has one space between them. */
export function placeOf(words: readonly string[], at: number, length: number): { start: number; end: number } {
  const start = words.slice(0, at).reduce((sum, word) => sum + word.length + 1, 0);
  return { start, end: start + words.slice(at, at + length).join(' ').length };
}

function clauseStart(words: readonly string[], at: number): number {
  for (let i = at - 1; i >= 0; i--) if (/^(?:[.;!?]|but|however)$/.test(words[i]!)) return i + 1;
  return 0;
}

export const isSupposed = ({ before, polarity }: Pick<ReadMention, 'before' | 'polarity'>): boolean =>
  polarity === 0 || supposed.test(before);

export const ofKind = (mentions: readonly ReadMention[], kind: TermKind): ReadMention[] =>
  mentions.filter((mention) => mention.kind === kind);
