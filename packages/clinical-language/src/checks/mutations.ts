import lookAlikes from '../../lexicon/look-alikes.json' with { type: 'json' };
import type { CheckKind } from './check-types.ts';

/** A seeded error: what it is, and a sentence with it. */
export type Mutation = { kind: CheckKind; text: string };

// drugs, and others that are read or heard for them
const swaps: Readonly<Record<string, string>> = lookAlikes;

const inKind = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word;
const relatives: Record<string, string> = {
  mother: 'father',
  father: 'mother',
  brother: 'sister',
  sister: 'brother',
  grandmother: 'aunt',
  grandfather: 'uncle',
  aunt: 'uncle',
  uncle: 'aunt',
  son: 'daughter',
  daughter: 'son',
  wife: 'sister',
  husband: 'brother',
  mom: 'dad',
  dad: 'mom',
};
const owner = Object.keys(relatives).filter((word) => !/^(?:son|daughter|wife|husband)$/.test(word));

type Maker = { kind: CheckKind; pattern: RegExp; change: (word: string) => string | undefined };
const doseUnit =
  '(?:mg|milligrams?|mcg|micrograms?|g|grams?|ml|milliliters?|units?|tablets?|pills?|capsules?|puffs?|drops?)';
const mg = /(?<=\d ?)(?:mg|milligrams?)\b(?!\/)/g;
const tenfold = (word: string): string => String(Math.round(Number(word) * 10 * 1000) / 1000);
const asIs = (kind: CheckKind, pattern: RegExp, to: string): Maker => ({
  kind,
  pattern,
  change: (word) => inKind(to, word),
});

const makers: Maker[] = [
  { kind: 'dose', pattern: new RegExp(`(?<![\\w.,/:-])\\d+(?:\\.\\d+)?(?= ?${doseUnit}\\b)`, 'gi'), change: tenfold },
  {
    kind: 'number',
    pattern: new RegExp(`(?<![\\w.,/:-])\\d+(?:\\.\\d+)?(?![\\w,/:-]|\\.\\d| ?${doseUnit}\\b)`, 'gi'),
    change: tenfold,
  },
  { kind: 'number', pattern: /\b\d{2,3}(?=\/\d{2,3}\b)/g, change: (word) => `${word}0` },
  {
    kind: 'side',
    pattern: /\b(?:left|right)\b/gi,
    change: (word) => inKind(word.toLowerCase() === 'left' ? 'right' : 'left', word),
  },
  { kind: 'negation', pattern: /\b(?:denies|denied|no|not|without|never)\b ?/gi, change: () => '' },
  asIs('negation', /\bden(?:ies|ied)\b/gi, 'reports'),
  asIs('negation', /\breports\b(?= (?!that|no\b|not\b|he|she|they))/gi, 'denies'),
  {
    kind: 'drug',
    pattern: /\b[A-Za-z]{4,}\b/g,
    change: (word) => (Object.hasOwn(swaps, word.toLowerCase()) ? inKind(swaps[word.toLowerCase()]!, word) : undefined),
  },
  {
    kind: 'subject',
    pattern: /\b[A-Za-z]+\b/g,
    change: (word) =>
      Object.hasOwn(relatives, word.toLowerCase()) ? inKind(relatives[word.toLowerCase()]!, word) : undefined,
  },
  asIs(
    'subject',
    new RegExp(
      `\\b(?:(?:his|her|their|the patient's) )?(?:${owner.join('|')})(?= (?:has|had|died|took|takes)\\b)`,
      'gi',
    ),
    'the patient',
  ),
  asIs('unit', mg, 'mcg'),
  asIs('unit', mg, 'g'),
  asIs('unit', mg, 'mL'),
  asIs('unit', /(?<=\d ?)units?\b/g, 'mL'),
  asIs('frequency', /\b(?:twice (?:a day|daily)|bid|b\.i\.d\.)(?!\w)/gi, 'four times a day'),
  asIs('frequency', /\b(?:(?:three|3) times (?:a day|daily)|tid|t\.i\.d\.)(?!\w)/gi, 'once a day'),
  asIs('frequency', /\b(?:four|4) times (?:a day|daily)\b/gi, 'once a day'),
  asIs('frequency', /\bonce (?:a day|daily)\b/gi, 'twice a day'),
  asIs(
    'frequency',
    /(?<!\b(?:twice|once|times|four|three|activities of) )\bdaily\b(?! (?:activit|life|living|basis|routine|function))/gi,
    'weekly',
  ),
  asIs('frequency', /\b(?:weekly|once a week)\b/gi, 'daily'),
  {
    kind: 'frequency',
    pattern: /\bevery \d+(?= (?:hours|days|weeks|months)\b)/gi,
    change: (word) => `every ${Number(/\d+/.exec(word)![0]) * 2}`,
  },
  asIs('frequency', /\b(?:at bedtime|nightly|every night)\b/gi, 'three times a day'),
  asIs('tense', /\bused to\b(?= (?!it|this|that))/gi, 'currently'),
  asIs('tense', /\bquit (?=smoking|drinking|taking|using)/gi, 'is still '),
  asIs('tense', /\bstopped (?=smoking|drinking|taking|using)/gi, 'is still '),
  asIs('tense', /\b(?:previously|formerly)\b/gi, 'currently'),
  asIs('tense', /\bno longer\b/gi, 'still'),
  asIs('tense', /\bcurrently\b/gi, 'formerly'),
  asIs('tense', /\blast(?= (?:week|month|year)\b)/gi, 'next'),
  asIs('tense', /\bnext(?= (?:week|month|year)\b)/gi, 'last'),
  {
    kind: 'tense',
    pattern: /\b(?:about )?(?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?) ago\b/gi,
    change: (word) => inKind(`in ${word.toLowerCase().replace(/ ago$/, '')}`, word),
  },
];

/** Every seeded error that fits a sentence: one for each place where it fits, and for sides and negations all at once as well. */
export function mutationsOf(text: string): Mutation[] {
  const out: Mutation[] = [];
  for (const { kind, pattern, change } of makers) {
    const places = [...text.matchAll(pattern)].flatMap((match) => {
      const to = change(match[0]);
      return to === undefined || to === match[0]
        ? []
        : [{ from: match.index, until: match.index + match[0].length, to }];
    });
    for (const { from, until, to } of places) out.push({ kind, text: text.slice(0, from) + to + text.slice(until) });
    if (places.length < 2 || (kind !== 'side' && kind !== 'negation')) continue;
    let all = text;
    for (const { from, until, to } of places.toReversed()) all = all.slice(0, from) + to + all.slice(until);
    out.push({ kind, text: all });
  }
  return out;
}
