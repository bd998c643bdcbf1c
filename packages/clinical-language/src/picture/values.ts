import type { FactValue } from '@clinical/contract/visualizer/chart-facts.schemas';
import type {
  NotDrawn,
  PictureSeries,
  PictureSource,
  PictureValue,
} from '@clinical/contract/visualizer/picture.schemas';
import {
  type Analyte,
  analyteOfCode,
  analyteOfName,
  drawnValue,
  isPlausible,
  readableUnits,
  unitLabel,
} from '../measured/analytes.ts';
import { hasUnreadValue, readValues, type StatedValue } from '../measured/read-values.ts';
import {
  dayOf,
  distinctSources,
  importSource,
  type PictureEntry,
  type PictureImport,
  type PictureInput,
  sameWords,
  type SourceLine,
} from './picture-input.ts';

type Raw = Omit<PictureValue, 'id' | 'conflict' | 'sources'> & {
  series: string;
  analyte: Analyte | undefined;
  value: number | null;
  second: number | null;
  low: number | null;
  high: number | null;
  source: PictureSource;
  /** The entry or file that it counts in. */
  place: string;
};
export type Series = Omit<PictureSeries, 'focused'> & { analyte: Analyte | undefined };

/** Sections in which values are of others, or of no day. */
const otherPeople = /\bfamily\b|^fhx?$/i;

/**
 * Measured values by analyte: of the sentences of a chart and of other systems. A value of the same day that two sources give is one; a
 * sentence that was copied forward counts in its first entry.
 */
export function seriesOf(
  lines: readonly SourceLine[],
  { imports, dayFirst }: Pick<PictureInput, 'imports' | 'dayFirst'>,
): Series[] {
  const told = lines
    .filter(({ header }) => !otherPeople.test(header))
    .flatMap((line) => readValues(line.text, { today: line.entry.day, dayFirst }).map((value) => ofLine(line, value)));
  const observed = imports.flatMap((one) => one.facts.values.filter(isMeasured).map((value) => ofImport(one, value)));
  return [...Map.groupBy([...observed, ...told], ({ series }) => series)]
    .map(([name, raws]) => seriesNamed(name, raws))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Sentences with an analyte and a number that is not read. */
export const unreadValuesOf = (lines: readonly SourceLine[], { dayFirst }: Pick<PictureInput, 'dayFirst'>): number =>
  lines.filter(
    ({ header, text, entry, first }) =>
      first === null && !otherPeople.test(header) && hasUnreadValue(text, { today: entry.day, dayFirst }),
  ).length;

export const isMeasured = ({ value }: FactValue): boolean => value !== null;

/** Measured at every visit, so that the same words may be a new measurement. */
const atVisits = new Set([
  'Blood pressure',
  'BMI',
  'Heart rate',
  'Height',
  'Oxygen saturation',
  'Pain score',
  'Respiratory rate',
  'Temperature',
  'Weight',
]);
const longestVital = 80;

/** The entry that a value counts in: the first one that says it in these words, where they were copied forward. */
function ownEntry({ entry, text, first, sectionCopied }: SourceLine, analyte: Analyte): PictureEntry {
  if (first === null) return entry;
  const copied = !atVisits.has(analyte.name) || sectionCopied || text.length > longestVital;
  return copied ? first.entry : entry;
}

function ofLine(line: SourceLine, found: StatedValue): Raw {
  const { source } = line;
  const entry = ownEntry(line, found.analyte);
  const { analyte, text, comparator, value, second, unit, when, date } = found;
  const day = when === 'stated' ? date : when === 'visit' ? dayOf(entry) : null;
  const drawn = unit === '' ? null : pairOf(analyte, value, second, unit);
  return {
    series: analyte.name,
    analyte,
    text,
    unit,
    value,
    second,
    date: day,
    time: null,
    dated: day === null ? 'unknown' : when === 'stated' ? 'stated' : 'entry',
    ...drawing(analyte, drawn, comparator, day, unit),
    flag: '',
    low: null,
    high: null,
    source,
    place: entry.id,
  };
}

const isLoinc = (code: string): boolean => /^\d{1,6}-\d$/.test(code);

function ofImport(one: PictureImport, fact: FactValue): Raw {
  const { code, name, text: written, comparator, value, second, unit, date, time, flag } = fact;
  // a name without its specimen says less than a code that is known to be another one
  const analyte = analyteOfCode(code) ?? (isLoinc(code) ? undefined : analyteOfName(name));
  const drawn = analyte ? pairOf(analyte, value!, second, unit) : { value: value!, second };
  const converted = (limit: number | null) =>
    limit === null || !analyte ? limit : (drawnValue(analyte, limit, unit)?.value ?? null);
  const made = drawing(analyte, drawn, comparator, date, unit);
  return {
    series: analyte?.name ?? (analyteOfName(name) ? `${name} (${code})` : name),
    analyte,
    text: readableUnits(written),
    unit,
    value,
    second,
    date,
    time,
    dated: date === null ? 'unknown' : 'stated',
    ...made,
    flag,
    low: converted(fact.low),
    high: converted(fact.high),
    source: importSource(one, `${name}: ${written}`, fact.key, fact.final),
    place: one.id,
  };
}

function pairOf(analyte: Analyte, value: number, second: number | null, unit: string): PictureValue['drawn'] {
  const first = drawnValue(analyte, value, unit);
  if (!first) return null;
  if (second === null) return { value: first.value, second: null };
  const other = drawnValue(analyte, second, unit);
  return other && { value: first.value, second: other.value };
}

function drawing(
  analyte: Analyte | undefined,
  drawn: PictureValue['drawn'],
  comparator: string,
  day: string | null,
  unit: string,
): Pick<Raw, 'drawn' | 'notDrawn'> {
  const because = (notDrawn: NotDrawn) => ({ drawn: null, notDrawn });
  if (unit === '' && analyte) return because('unit-missing');
  if (!drawn) return because('unit-unknown');
  if (analyte && !isPlausible(analyte, drawn.value)) return because('not-plausible');
  if (analyte?.pair && drawn.second === null) return because('no-number');
  if (comparator !== '') return because('limit');
  if (day === null || day.length < 10) return because('day-unknown');
  return { drawn, notDrawn: null };
}

type Point = Raw & { sources: PictureSource[] };

function seriesNamed(name: string, raws: readonly Raw[]): Series {
  const analyte = raws[0]!.analyte;
  const ownUnit = commonest(raws.map((raw) => raw.unit));
  const unit = analyte ? unitLabel(analyte.unit) : readableUnits(ownUnit);
  const ordered = pointsOf(raws).toSorted((a, b) => (moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : 0));
  const ranged = ordered.findLast(({ low, high }) => low !== null || high !== null);
  return {
    name,
    analyte,
    unit,
    low: ranged?.low ?? null,
    high: ranged?.high ?? null,
    values: ordered.map((point, at) => {
      const { text, date, time, dated, drawn, notDrawn, flag, sources } = point;
      const other = !analyte && point.unit !== ownUnit;
      return {
        id: `${name} ${at + 1}`,
        text,
        unit: readableUnits(point.unit),
        date,
        time,
        dated,
        ...(other ? { drawn: null, notDrawn: 'other-unit' as const } : { drawn, notDrawn }),
        flag,
        conflict: ordered.some((one) => one !== point && isOtherOf(point, one)),
        sources,
      };
    }),
  };
}

/** Values of one day and size are one, whoever gives them; of other systems those of one time of day. */
function pointsOf(raws: readonly Raw[]): Point[] {
  const points = new Map<string, Point>();
  const ofDay = new Map<string, Point>();
  const ofPlace = new Map<string, Point>();
  // what has a day first: the same value told again in its entry, of no day, is that one
  for (const raw of raws.toSorted((a, b) => Number(a.date === null) - Number(b.date === null))) {
    const size = sizeOf(raw);
    const day = raw.date === null ? `? ${sameWords(raw.text)} ${raw.place}` : raw.date;
    const key = `${day} ${raw.time ?? ''} ${size}`;
    const place = `${raw.place} ${size}`;
    const again = raw.date === null ? ofPlace.get(place) : undefined;
    const known = points.get(key) ?? again ?? (raw.time === null ? ofDay.get(`${day} ${size}`) : undefined);
    if (known) {
      known.sources = distinctSources([...known.sources, raw.source]);
      if (known.flag === '') known.flag = raw.flag;
      continue;
    }
    const point = { ...raw, sources: [raw.source] };
    points.set(key, point);
    ofDay.set(`${day} ${size}`, point);
    ofPlace.set(place, point);
  }
  return [...points.values()];
}

const sizeOf = ({ drawn, value, second, unit }: Raw): string =>
  drawn ? `${Number(drawn.value.toPrecision(4))}/${drawn.second}` : `${value}/${second} ${unit}`;

/** Two sources of which one has another value for the same day. Two readings of one source are no conflict. */
function isOtherOf(a: Point, b: Point): boolean {
  if (a.date === null || a.date !== b.date || a.date.length < 10 || sizeOf(a) === sizeOf(b)) return false;
  const places = new Set(a.sources.map(({ id }) => id));
  return b.sources.every(({ id }) => !places.has(id));
}

const moment = ({ date, time }: Raw): string => `${date ?? '0'} ${time ?? ''}`;

function commonest(units: readonly string[]): string {
  const counts = Map.groupBy(units, (unit) => unit);
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
}
