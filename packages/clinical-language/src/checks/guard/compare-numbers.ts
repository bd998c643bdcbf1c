import { clausesAbout, type Said } from '../evidence.ts';
import type { NumberMention } from '../reading/numbers.ts';
import type { Reading } from '../reading/read-text.ts';
import { months } from '../../vocabulary/calendar.ts';
import { isUsualUnit } from '../tables/drug-names.ts';
import { isDoseUnit } from '../../vocabulary/units.ts';
import { type Compared, type Difference, shared, stemsAround } from './difference.ts';

type Match = 'same' | 'open' | 'conflict' | 'none';

/** Numbers, units and doses of a sentence that were not said so. */
export function compareNumbers(compared: Compared): Difference[] {
  const { reading } = compared;
  const out: Difference[] = [];
  const seen = new Set<string>();
  for (const number of reading.numbers) {
    const name = `${number.value} ${number.unit?.name ?? ''}`;
    if (seen.has(name) || isListNumber(reading, number) || isScale(reading, number)) continue;
    if (isYearOfMonth(number, compared) || isOfName(number, compared)) continue;
    seen.add(name);
    const difference = judge(number, compared);
    if (difference) out.push(difference);
  }
  return out.length > 0 ? out : pairedDoses(compared);
}

/** "1. Knee pain." */
const isListNumber = (reading: Reading, number: NumberMention): boolean =>
  number.from === 0 && number.value < 30 && reading.words[number.to] === '.' && reading.words.length > number.to + 1;

/** The 2021 of "03/2021", where March was said and no year: which one is known from the day of the visit. */
function isYearOfMonth({ value, from }: NumberMention, { reading, basis }: Compared): boolean {
  const month = /^(\d{1,2})\/(?:\d{1,2}\/)?((?:19|20)\d\d)$/.exec(reading.words[from]!);
  if (!month || Number(month[2]) !== value) return false;
  const told = [...basis.core, ...basis.near].filter((said) =>
    said.reading.words.includes(months[Number(month[1]) - 1] ?? ''),
  );
  return (
    told.length > 0 && !told.some((said) => said.reading.numbers.some((one) => one.value > 1900 && one.value < 2100))
  );
}

/** The 2 of "type 2 diabetes", where no other type was said. */
const isOfName = ({ value, from }: NumberMention, { reading, basis }: Compared): boolean =>
  reading.words[from - 1] === 'type' &&
  value < 3 &&
  !basis.core.some((said) => said.reading.numbers.some((one) => said.reading.words[one.from - 1] === 'type'));

/** The 10 of a pain of "7/10", the 5 of a strength of "4/5", the 6 of a murmur of "2/6": implied by what is rated. */
const isScale = (reading: Reading, number: NumberMention): boolean =>
  /^\d(?:\.\d)?\/(?:4|5|6|10)$|^10\/10$/.test(reading.words[number.from]!) &&
  [4, 5, 6, 10].includes(number.value) &&
  !reading.words[number.from]!.startsWith(`${number.value}/`);

function matchOf(number: NumberMention, other: NumberMention): Match {
  const [a, b] = [number.unit, other.unit];
  if (a && b && a.dimension === b.dimension) {
    if (Math.abs(number.value * a.factor - other.value * b.factor) < 1e-6 * Math.max(1, number.value)) return 'same';
    return number.value === other.value ? 'conflict' : 'none';
  }
  if (number.value !== other.value) return 'none';
  if (!a && !b) return 'same';
  return a && b ? 'conflict' : 'open';
}

const rank: Record<Match, number> = { same: 3, open: 2, conflict: 1, none: 0 };

function bestMatch(
  number: NumberMention,
  some: readonly Said[],
  drug?: string,
): { match: Match; other?: NumberMention; said?: Said } {
  let best: { match: Match; other?: NumberMention; said?: Said } = { match: 'none' };
  for (const said of some)
    for (const other of [...said.reading.numbers, ...said.reading.looseNumbers]) {
      if (drug !== undefined && (drugBy(said.reading, other) ?? drug) !== drug) continue;
      const match = matchOf(number, other);
      if (rank[match] > rank[best.match]) best = { match, other, said };
    }
  return best;
}

function judge(number: NumberMention, compared: Compared): Difference | undefined {
  const { reading, basis, visit, stems } = compared;
  const drug = drugBy(reading, number);
  const fits = ({ match, other }: { match: Match; other?: NumberMention }): boolean =>
    match === 'same' || (match === 'open' && unitIsImplied(number, other!, drug));
  const core = bestMatch(number, basis.core);
  if (fits(core)) return turned(number, basis.core);
  const near = bestMatch(number, basis.near);
  if (fits(near) && !(core.match === 'conflict' || core.match === 'open')) return undefined;
  const about = isDoseUnit(number.unit) && drug !== undefined ? [drug] : stemsAround(reading, number.from, 8);
  const elsewhere = clausesAbout(about, visit);
  const wide = drug !== undefined || compared.close ? elsewhere : withNeighbours(elsewhere, compared);
  const far = bestMatch(
    number,
    wide.filter((said) => drug !== undefined || shared(said.stems, stems) >= 1 || !compared.close),
    drug,
  );
  const sure = far.match === 'same' && (number.unit !== undefined || !compared.close);
  if (sure || (fits(far) && core.match === 'none' && !compared.close)) return undefined;
  const written = wordsOf(reading, number);
  if (core.match === 'conflict' || core.match === 'open')
    return { kind: 'unit', said: wordsOf(core.said!.reading, core.other!), written, from: [core.said!] };
  // of a day only one with the same month or year is near
  const parts = reading.words[number.from]!.split('/').map(Number);
  const isDay = parts.length === 3 || (parts.length === 1 && /^(?:19|20)\d\d$/.test(reading.words[number.from]!));
  const ofDay = ({ value }: NumberMention): boolean => value !== number.value && parts.includes(value);
  const closest = isDay
    ? basis.core.flatMap((said) => said.reading.numbers.filter(ofDay).map((other) => ({ said, other })))[0]
    : (closestNumber(number, basis.core) ?? closestNumber(number, basis.near));
  return {
    kind: isDoseUnit(number.unit) || (drug !== undefined && number.unit === undefined) ? 'dose' : 'number',
    said: closest ? wordsOf(closest.said.reading, closest.other) : '',
    written,
    from: closest ? [closest.said] : basis.core.slice(0, 2),
  };
}

/** A number that was said, but wherever it was, on the other side of it: "<100" of what was over 100, "2.5" of minus 2.5. */
function turned(number: NumberMention, some: readonly Said[]): Difference | undefined {
  const same = some.flatMap((said) =>
    [...said.reading.numbers, ...said.reading.looseNumbers].flatMap((other) =>
      matchOf(number, other) === 'none' ? [] : [{ said, other }],
    ),
  );
  const isTurned = ({ other }: { other: NumberMention }): boolean =>
    number.negative !== other.negative ||
    (number.bound !== undefined && other.bound !== undefined && number.bound !== other.bound);
  if (!same.every(isTurned)) return undefined;
  const { said, other } = same[0]!;
  return { kind: 'number', said: signed(said.reading, other), written: signed(said.reading, number), from: [said] };
}

function withNeighbours(some: readonly Said[], { visit }: Compared): Said[] {
  const out = new Set<Said>();
  for (const { at } of some)
    for (let i = Math.max(0, at - 1); i <= at + 2 && i < visit.said.length; i++) out.add(visit.said[i]!);
  return [...out];
}

/** The drug that a number belongs to: the nearest named before it, else after it. */
function drugBy(reading: Reading, number: NumberMention): string | undefined {
  const before = reading.drugs.findLast(({ at }) => at < number.from && number.from - at <= 8);
  return (before ?? reading.drugs.find(({ at }) => at >= number.to && at - number.to <= 3))?.drug;
}

/** Whether a unit that only one side has goes without saying. */
function unitIsImplied(number: NumberMention, other: NumberMention, drug: string | undefined): boolean {
  const unit = number.unit;
  if (unit === undefined) return true;
  if (other.unit !== undefined) return false;
  if (unit.dimension === 'concentration') return unit.name === 'mg/dL' || unit.name === 'g/dL';
  if (unit.dimension === 'mass' || unit.dimension === 'activity' || unit.dimension === 'volume')
    return isUsualUnit(drug, unit.name);
  return true;
}

/** With the sign that was written or stands for what was said before it: "<100", "-2.5". */
function signed(reading: Reading, number: NumberMention): string {
  const words = wordsOf(reading, number);
  if (!/^\d/.test(words)) return words;
  const bound = number.bound && { above: '>', below: '<' }[number.bound];
  return `${bound ?? ''}${number.negative ? '-' : ''}${words}`;
}

const wordsOf = (reading: Reading, number: NumberMention): string => {
  const unit = number.unit ? ` ${number.unit.name}` : '';
  const word = reading.words[number.from]!;
  return /^\d/.test(word) && number.to === number.from + 1
    ? `${word}${word.endsWith('%') ? '' : unit}`
    : `${number.value}${unit}`;
};

/** What was most likely meant: a number of the same kind, best one that differs by a power of ten. */
function closestNumber(number: NumberMention, some: readonly Said[]): { said: Said; other: NumberMention } | undefined {
  let best: { said: Said; other: NumberMention; score: number } | undefined;
  for (const said of some)
    for (const other of said.reading.numbers) {
      const ratio = other.value > 0 && number.value > 0 ? Math.log10(number.value / other.value) : 0.5;
      const decimal = Math.abs(ratio - Math.round(ratio)) < 1e-9 && ratio !== 0;
      const alike = number.unit !== undefined && other.unit?.dimension === number.unit.dimension;
      const score = (decimal ? 2 : 0) + (alike ? 1 : 0);
      if (score > (best?.score ?? 0)) best = { said, other, score };
    }
  return best;
}

/** A dose that was said, but of another drug. */
function pairedDoses({ reading, basis, visit }: Compared): Difference[] {
  const out: Difference[] = [];
  for (const { drug, dose } of dosesOf(reading)) {
    const own = basis.core.flatMap((said) =>
      dosesOf(said.reading)
        .filter((pair) => pair.drug === drug)
        .map((pair) => ({ said, pair })),
    );
    const comparable = own.filter(({ pair }) => pair.dose.unit?.dimension === dose.unit?.dimension);
    if (comparable.length === 0 || comparable.some(({ pair }) => matchOf(dose, pair.dose) === 'same')) continue;
    const around = clausesAbout([drug], visit).flatMap((said) =>
      [said, visit.said[said.at + 1]].filter((one) => one !== undefined),
    );
    if (bestMatch(dose, around).match === 'same') continue;
    const { said, pair } = comparable[0]!;
    out.push({
      kind: 'dose',
      said: `${drug} ${wordsOf(said.reading, pair.dose)}`,
      written: `${drug} ${wordsOf(reading, dose)}`,
      from: [said],
    });
  }
  return out;
}

function dosesOf(reading: Reading): { drug: string; dose: NumberMention }[] {
  return reading.drugs.flatMap(({ drug, at }, i) => {
    const end = Math.min(reading.drugs[i + 1]?.at ?? Infinity, at + 7);
    const dose = reading.numbers.find((number) => number.from > at && number.from < end && isDoseUnit(number.unit));
    return dose ? [{ drug, dose }] : [];
  });
}
