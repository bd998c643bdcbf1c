import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type Clause, linksOf } from '../clauses/clauses.ts';
import { cardinalWord } from '../../vocabulary/number-words.ts';
import { oneRelative } from '../../vocabulary/relatives.ts';
import { renderWords } from '../grammar/render.ts';
import type { Draft } from './draft.ts';

const ageWords = /\b((?:[a-z]+[ -]?){1,3}|\d{1,3} ?)-?(?:year|yr)s?[ -]olds?\b/;
const ofRelative = new RegExp(`\\b(?:${oneRelative}|grand\\w+|kid|child)\\b`);
const visits = /\b(?:physical|check-?up|annual|exam|follow-?up|refill|visit|consult|evaluation|discuss)\b/;

/** "The patient is a 62-year-old male who presents today for evaluation of joint pain", as far as age, sex and reason were said. */
export function writeIntroduction(
  clauses: readonly Clause[],
  complaint: readonly Draft[],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
): Draft[] {
  const reason = complaint[0];
  if (!reason) return [];
  const early = clauses.slice(0, 40).filter((clause) => clause.role === 'clinician');
  const aged = early.find(
    (clause) => ageWords.test(clause.words.join(' ')) && !ofRelative.test(clause.words.join(' ')),
  );
  const age = aged ? ageOf(aged.words) : undefined;
  const sex = aged ? /\b(male|female|man|woman|gentleman|lady|boy|girl)\b/.exec(aged.words.join(' '))?.[1] : undefined;
  const purpose = visits.test(reason.words.join(' ')) ? ['for'] : ['for', 'the', 'evaluation', 'of'];
  const who = age
    ? ['the', 'patient', 'is', 'a', age, ...(sex ? [sex] : ['patient']), 'who', 'presents', 'today']
    : ['the', 'patient', 'presents', 'today'];
  const words = [...who, ...purpose, ...reason.words].flatMap((word) => word.split(' '));
  const links = [...(aged ? linksOf(aged, utterances) : []), ...reason.links].filter(
    (link, i, all) =>
      all.findIndex((other) => other.utteranceId === link.utteranceId && other.start === link.start) === i,
  );
  return [{ text: renderWords(words, names), kind: 'said', links, topic: 'hpi', words }];
}

const numberOfAge = new RegExp(`^(?:${cardinalWord}|\\w+ty-\\w+)$`);

function ageOf(words: readonly string[]): string | undefined {
  const at = words.findIndex(
    (word, i) =>
      /^(?:year-old|years?-old|year|years|yr)/.test(word) &&
      i > 0 &&
      (word.includes('old') || words[i + 1]?.startsWith('old')),
  );
  if (at >= 0) {
    const number = /^\d{1,3}-?$/.exec(words[at - 1]!)?.[0].replace('-', '');
    if (number) return `${number}-year-old`;
    return words.slice(Math.max(0, at - 2), at).every((word) => numberOfAge.test(word))
      ? [...words.slice(Math.max(0, at - 2), at), 'year', 'old'].join(' ')
      : undefined;
  }
  return words.find((word) => /^\d{1,3}-years?-old$/.test(word));
}
