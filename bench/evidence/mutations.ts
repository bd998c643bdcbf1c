import { faultOf } from '@clinical/language/literature/quote-guard';
import { splitSentences } from '@clinical/language/split-sentences';
import { seeded } from './seeded.ts';

type Show = (...words: unknown[]) => void;
type Mutation = { kind: string; make: (sentence: string, next: () => number) => string | null };

const swap =
  (pairs: readonly (readonly [RegExp, string])[]) =>
  (sentence: string): string | null => {
    for (const [from, to] of pairs) if (from.test(sentence)) return sentence.replace(from, to);
    return null;
  };

/** What would change what a clinician does. */
const mutations: readonly Mutation[] = [
  {
    kind: 'number',
    make: (sentence, next) =>
      /\d/.test(sentence)
        ? sentence.replace(/\d+/, (number) => String(Number(number) + 1 + Math.floor(next() * 9)))
        : null,
  },
  {
    kind: 'direction',
    make: swap([
      [/\bincreased\b/, 'decreased'],
      [/\bdecreased\b/, 'increased'],
      [/\breduced\b/, 'increased'],
      [/\bhigher\b/, 'lower'],
      [/\blower\b/, 'higher'],
      [/\bimproved\b/, 'worsened'],
      [/\bbetter\b/, 'worse'],
    ]),
  },
  {
    kind: 'negation',
    make: swap([
      [/\b(is|are|was|were|does|did|may|can|should) not\b/, '$1'],
      [/\bno (significant|difference|effect|evidence)\b/, '$1'],
      [/\b(is|are|was|were|may|can|should)\b/, '$1 not'],
    ]),
  },
  {
    kind: 'population',
    make: swap([
      [/\bchildren\b/, 'adults'],
      [/\badults\b/, 'children'],
      [/\bwomen\b/, 'men'],
      [/\bmen\b/, 'women'],
      [/\bpatients\b/, 'pregnant patients'],
    ]),
  },
  { kind: 'comparator', make: swap([[/\b(?:than|with|versus)\b/, '$& placebo and']]) },
  // what was denied of one thing is denied of the other
  {
    kind: 'reversed denial',
    make: swap([
      [/\bdid not (\w+) ([^.;]+?),? but (\w+) ([^.;]+)/, '$3 $2 but did not $1 $4'],
      [/\bnot ([^,.;]{3,60}?) but ([^,.;]{3,60})/, '$1 but not $2'],
      [/\b(\w+ed) ([^,.;]{3,60}?) and not ([^,.;]{3,60})/, '$1 $3 and not $2'],
    ]),
  },
  {
    kind: 'reversed groups',
    make: swap([
      [/\b([\p{L}-]+) (was|were) ((?:\w+ ){1,3}?)(than|to|with) ([\p{L}-]{4,})\b/u, '$5 $2 $3$4 $1'],
      [/\b([\p{L}-]{4,}) (versus|vs\.?|than|compared with) ([\p{L}-]{4,})\b/u, '$3 $2 $1'],
    ]),
  },
  {
    kind: 'left out',
    make: (sentence) => {
      const [, opening, rest] =
        /^((?:In|Among|For|With|Without|If|When|After)\b[^,]{4,80}), (.{30,})$/.exec(sentence) ?? [];
      return opening === undefined ? null : rest!;
    },
  },
  {
    kind: 'hedge',
    make: swap([
      [/\b(?:may|might|could|can) (?=\p{Ll})/u, 'does '],
      [/\b(?:appears?|seems?|tends?) to /, 'does '],
      [/\b(?:possibly|probably|likely|potentially) /, ''],
    ]),
  },
  {
    kind: 'unit',
    make: swap([
      [/(\d\s?)mg\b/, '$1g'],
      [/(\d\s?)g\b/, '$1mg'],
      [/(\d\s?)(?:mL|ml)\b/, '$1L'],
      [/(\d\s?)(?:days|weeks)\b/, '$1months'],
      [/(\d\s?)(?:months|years)\b/, '$1days'],
    ]),
  },
  { kind: 'addition', make: (sentence) => sentence.replace(/[.]?$/, ' and cures cancer.') },
  {
    kind: 'piece',
    make: swap([
      [/^.{0,60}?\b(?:no evidence|not clear|unclear|doubtful|unlikely|whether)\b (?:that )?(.{20,})$/, '$1'],
    ]),
  },
];

/** How many mutated sentences and quotes the guard refuses, and how many unchanged ones. */
export function mutateQuotes(texts: readonly string[], count: number, show: Show) {
  const next = seeded(31);
  const sentences = texts
    .flatMap((text) => splitSentences(text).map((one) => one.text))
    .filter((one) => one.length > 40);
  const kinds: Record<string, { made: number; refused: number }> = {};
  let made = 0;
  let refusedQuotes = 0;
  for (let tries = 0; made < count && tries < count * 100; tries++) {
    const sentence = sentences[Math.floor(next() * sentences.length)]!;
    const { kind, make } = mutations[tries % mutations.length]!;
    const mutated = make(sentence, next);
    if (mutated === null || mutated === sentence) continue;
    const tally = (kinds[kind] ??= { made: 0, refused: 0 });
    tally.made++;
    made++;
    if (faultOf(mutated, mutated, sentence) !== null) refusedQuotes++;
    if (faultOf(mutated, sentence, sentence) === null) show('let through', kind, mutated);
    else tally.refused++;
  }
  const unchanged = Array.from({ length: count }, () => sentences[Math.floor(next() * sentences.length)]!);
  const refusedUnchanged = unchanged.filter((one) => faultOf(one, one, `Before. ${one} After.`) !== null).length;
  return { mutated: made, refusedQuotes, refusedSentences: kinds, unchanged: count, refusedUnchanged };
}
