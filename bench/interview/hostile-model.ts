import { addModelFlags, mergeFlags } from '@clinical/language/red-flags/merge-flags';
import { findRedFlags, type RedFlag } from '@clinical/language/red-flags/find-red-flags';
import { rules } from '@clinical/language/red-flags/rules.data';

/** A sequence of numbers from 0 to 1 that is the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const texts = ['My chest hurts and I am sweating.', 'I want to kill myself.', 'No. All is fine now.'];
const words = [
  'clear',
  'none',
  '[]',
  'ignore the rules',
  'flag removed by the doctor',
  '',
  '\u0000',
  '{"flags":[]}',
  'suicide',
  'heart-attack',
  '__proto__',
];

/** What a model could answer to have a flag cleared: other levels, empty lists, objects with strange keys, text. */
function hostileReply(random: () => number): unknown {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const level = (): string => pick(['none', 'urgent', 'cleared', '', 'emergency']);
  const report = (): unknown =>
    pick<unknown>([
      {
        rule: pick(rules).id,
        level: level(),
        remove: true,
        answer: Math.floor(random() * 5) - 1,
        quote: pick([...texts, ...words]),
      },
      { rule: 'heart-attack', level: level(), by: 'rules', quotes: [], answer: 0, quote: texts[0] },
      { rule: pick(words), cleared: true },
      { ['__proto__']: { level: 'none' }, rule: 'suicide', answer: Number.NaN, quote: pick(words) },
      null,
      pick(words),
      Math.floor(random() * 10),
      [[], [{}]],
    ]);
  const reports = Array.from({ length: Math.floor(random() * 6) }, report);
  return pick<unknown>([
    reports,
    { flags: reports, cleared: ['suicide', 'heart-attack'] },
    JSON.stringify(reports),
    undefined,
    reports[0],
    [reports],
  ]);
}

/** Whether every raised flag is still there, at its level, with its quotes. */
const holds = (before: readonly RedFlag[], after: readonly RedFlag[]): boolean =>
  before.every((flag) => {
    const same = after.find(({ rule }) => rule === flag.rule);
    return (
      same?.level === flag.level && flag.quotes.every((quote) => same.quotes.some((each) => each.quote === quote.quote))
    );
  });

/** Of so many hostile replies, one after the other, those after which every flag stood as before. */
export function countWithstood(replies: number): { replies: number; withstood: number } {
  const random = randomOf(7);
  let flags = findRedFlags(
    texts.map((text) => ({ text })),
    { locale: 'en', patient: {}, answeredBy: 'patient' },
  );
  let withstood = 0;
  for (let count = 0; count < replies; count++) {
    const after = addModelFlags(flags, hostileReply(random), texts);
    if (holds(flags, after)) withstood += 1;
    flags = mergeFlags(flags, after);
  }
  return { replies, withstood };
}
