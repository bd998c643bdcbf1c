import lookAlikes from '../../lexicon/look-alikes.json' with { type: 'json' };
import { anyOf } from '../vocabulary/any-of.ts';
import { wordsOfKind } from '../vocabulary/clinical-words.ts';
import type { ErrorClass } from './error-classes.ts';

/** A seeded error: its class, and a sentence with it. */
export type Mutation = { error: ErrorClass; text: string };

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

type Maker = { error: ErrorClass; pattern: RegExp; change: (word: string) => string | undefined };
const doseUnit =
  '(?:mg|milligrams?|mcg|micrograms?|g|grams?|ml|milliliters?|units?|tablets?|pills?|capsules?|puffs?|drops?)';
const mg = /(?<=\d ?)(?:mg|milligrams?)\b(?!\/)/g;
const tenfold = (word: string): string => String(Math.round(Number(word) * 10 * 1000) / 1000);
const asIs = (error: ErrorClass, pattern: RegExp, to: string): Maker => ({
  error,
  pattern,
  change: (word) => inKind(to, word),
});

// the one for the other, in both directions
const turned = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [a = '', b = ''] = line.split(' = ');
      return [
        [b, a],
        [a, b],
      ];
    }),
  );
const parts: Readonly<Record<string, string>> = {
  ...turned(`knee = elbow
ankle = wrist
shoulder = hip
hand = foot
hands = feet
arm = leg
arms = legs
chest = abdomen
finger = toe
neck = groin
calf = forearm
back = neck
ear = eye
throat = stomach`),
  back: 'shoulder',
  abdominal: 'pelvic',
  lungs: 'kidneys',
  lower: 'upper',
};
const courses: Readonly<Record<string, string>> = turned(`improved = worsened
improving = worsening
improves = worsens
improvement = worsening of it
better = worse
resolved = ongoing
acute = chronic
gradually = suddenly
well-controlled = uncontrolled
well controlled = poorly controlled
stable = unstable`);
const directions: Readonly<Record<string, string>> = {
  ...turned(`continue = discontinue
increase = decrease
increased the dose = decreased the dose
recommend = advise against
recommended = advised against`),
  continued: 'discontinued',
  continues: 'has stopped',
  start: 'stop',
  initiate: 'stop',
  begin: 'stop',
  stop: 'continue',
  hold: 'continue',
  reduce: 'increase',
  taper: 'increase',
  avoid: 'continue',
};
const timeUnits: Readonly<Record<string, string>> = {
  minute: 'hour',
  minutes: 'hours',
  hour: 'day',
  hours: 'days',
  day: 'week',
  days: 'weeks',
  week: 'month',
  weeks: 'months',
  month: 'week',
  months: 'weeks',
  year: 'month',
  years: 'months',
};
const count = String.raw`(?<=\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|several|couple of)[ -])`;
const numbered: Readonly<Record<string, string>> = { '7': '52', '52': '12', '12': '7' };

/** Each word of a table exchanged for its entry, where `before` and `after` it fit. */
const exchanged = (error: ErrorClass, table: Readonly<Record<string, string>>, before = '', after = ''): Maker => ({
  error,
  pattern: new RegExp(`${before}(?<![\\w-])(?:${anyOf(Object.keys(table))})(?![\\w-])${after}`, 'gi'),
  change: (word) => inKind(table[word.toLowerCase()]!, word),
});

const felt = anyOf([...wordsOfKind('symptom'), ...wordsOfKind('finding'), 'pain']);
const some = '(?:an? |some |mild |moderate |severe |occasional )*';
const ofOwner = (after: string): RegExp =>
  new RegExp(`\\b(?:(?:his|her|their|the patient's) )?(?:${owner.join('|')})(?=${after})`, 'gi');

const makers: Maker[] = [
  { error: 'dose', pattern: new RegExp(`(?<![\\w.,/:-])\\d+(?:\\.\\d+)?(?= ?${doseUnit}\\b)`, 'gi'), change: tenfold },
  {
    error: 'number',
    pattern: new RegExp(`(?<![\\w.,/:-]|^\\s*)\\d+(?:\\.\\d+)?(?![\\w,/:-]|\\.\\d| ?${doseUnit}\\b)`, 'gi'),
    change: tenfold,
  },
  { error: 'number', pattern: /\b\d{2,3}(?=\/\d{2,3}\b)/g, change: (word) => `${word}0` },
  {
    error: 'side',
    pattern: /\b(?:left|right)\b/gi,
    change: (word) => inKind(word.toLowerCase() === 'left' ? 'right' : 'left', word),
  },
  { error: 'madePositive', pattern: /\b(?:denies|denied|no|not|without|never|nil)\b ?/gi, change: () => '' },
  asIs('madePositive', /\bden(?:ies|ied)\b/gi, 'reports'),
  asIs('madePositive', /\bnegative(?= for\b)/gi, 'positive'),
  asIs(
    'madeNegative',
    /\b(?:reports|endorses|admits to|complains of)\b(?= (?!that|no\b|not\b|he|she|they|any))/gi,
    'denies',
  ),
  asIs('madeNegative', /\bpositive(?= for\b)/gi, 'negative'),
  asIs('madeNegative', new RegExp(`\\b(?:has|have|had)(?= ${some}(?:${felt})\\b)`, 'gi'), 'has no'),
  asIs('madeNegative', /\bthere (?:is|was|are)\b(?! (?:no|not)\b)(?: (?:an?|some)\b)?(?= )/gi, 'there is no'),
  asIs('madeNegative', new RegExp(`\\bwith(?= ${some}(?:${felt})\\b)`, 'gi'), 'without'),
  {
    error: 'madeNegative',
    pattern: new RegExp(`(?<=^[•*\\s-]*(?:[\\p{L}/ -]{2,40}: )?)(?:${felt})(?![\\w:])`, 'giu'),
    change: (word) => inKind(`no ${word.toLowerCase()}`, word),
  },
  {
    error: 'drug',
    pattern: /\b[A-Za-z]{4,}\b/g,
    change: (word) => (Object.hasOwn(swaps, word.toLowerCase()) ? inKind(swaps[word.toLowerCase()]!, word) : undefined),
  },
  {
    error: 'relative',
    pattern: /\b[A-Za-z]+\b/g,
    change: (word) =>
      Object.hasOwn(relatives, word.toLowerCase()) ? inKind(relatives[word.toLowerCase()]!, word) : undefined,
  },
  asIs('family', ofOwner(' (?:has|had|died|took|takes|with)\\b'), 'the patient'),
  asIs('family', ofOwner('(?::| -) '), 'patient'),
  asIs('family', /\bfamily (?:medical )?history(?= (?:of|is|significant|includes))/gi, 'medical history'),
  asIs('family', /\bFH(?=:(?!.*\b(?:mother|father|mum|dad|grand\w+|sister|brother|aunt|uncle)\b))/gi, 'PMH'),
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
    error: 'frequency',
    pattern: /\bevery \d+(?= (?:hours|days|weeks|months)\b)/gi,
    change: (word) => `every ${Number(/\d+/.exec(word)![0]) * 2}`,
  },
  asIs('frequency', /\b(?:at bedtime|nightly|every night)\b/gi, 'three times a day'),
  asIs('course', /\bused to\b(?= (?!it|this|that))/gi, 'currently'),
  asIs('course', /\bquit (?=smoking|drinking|taking|using)/gi, 'is still '),
  asIs('course', /\bstopped (?=smoking|drinking|taking|using)/gi, 'is still '),
  asIs('course', /\b(?:previously|formerly)\b/gi, 'currently'),
  asIs('course', /\bno longer\b/gi, 'still'),
  asIs('course', /\bcurrently\b/gi, 'formerly'),
  asIs('time', /\blast(?= (?:week|month|year)\b)/gi, 'next'),
  asIs('time', /\bnext(?= (?:week|month|year)\b)/gi, 'last'),
  {
    error: 'time',
    pattern: /\b(?:about )?(?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?) ago\b/gi,
    change: (word) => inKind(`in ${word.toLowerCase().replace(/ ago$/, '')}`, word),
  },
  exchanged('timeUnit', timeUnits, count),
  { error: 'timeUnit', pattern: /(?<=\b\d{1,2}\/)(?:7|52|12)\b(?!\/)/g, change: (part) => numbered[part] },
  asIs('bothSides', /\b(?:bilateral|both)\b(?= \p{L})/giu, 'left'),
  asIs('bothSides', /\b(?:bilateral|both)\b(?= \p{L})/giu, 'right'),
  asIs('bothSides', /\bbilaterally\b/gi, 'on the left'),
  exchanged('bodyPart', parts),
  exchanged('course', courses),
  exchanged('direction', directions, '', '(?! (?:in|of|with|throughout|toe|the onset)\\b)'),
];

// such errors also come for all of a sentence at once
const together: ReadonlySet<ErrorClass> = new Set(['side', 'madePositive', 'madeNegative']);

/** Every seeded error that fits a sentence: one for each place where it fits, and for sides and negations all at once as well. */
export function mutationsOf(text: string): Mutation[] {
  const out: Mutation[] = [];
  for (const { error, pattern, change } of makers) {
    const places = [...text.matchAll(pattern)].flatMap((match) => {
      const to = change(match[0]);
      return to === undefined || to === match[0]
        ? []
        : [{ from: match.index, until: match.index + match[0].length, to }];
    });
    for (const { from, until, to } of places) out.push({ error, text: text.slice(0, from) + to + text.slice(until) });
    if (places.length < 2 || !together.has(error)) continue;
    let changed = text;
    for (const { from, until, to } of places.toReversed()) changed = changed.slice(0, from) + to + changed.slice(until);
    out.push({ error, text: changed });
  }
  return out;
}
