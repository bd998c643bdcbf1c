import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type ChartIdentity, checkIdentity } from '@clinical/language/checks/identity';
import { identityVisits } from '@clinical/language/testing/identity-visits';
import { type Row, utterancesOf } from './notes.ts';

const today = '2022-06-01';
const introduction =
  /([A-Z][a-z]+ [A-Z][a-z'-]+) is an? (?:[a-z]+ )?(\d+)[- ]year[- ]old (?:[a-zA-Z-]+ )*?(male|female|man|woman|gentleman|lady)/;

/** The chart that a reference note's first sentence tells of; undefined when it names no age and sex, or a date of birth is said that it does not have. */
function chartOf(row: Row): ChartIdentity | undefined {
  const [, name = '', age = '', sex = ''] = introduction.exec(row.note) ?? [];
  if (name === '' || /date of birth/.test(row.dialogue) || !new RegExp(`\\b${age}[- ]year`).test(row.dialogue))
    return undefined;
  const dateOfBirth = `${Number(today.slice(0, 4)) - Number(age)}-03-05`;
  return { name, dateOfBirth, sex: /^(?:male|man|gentleman)$/.test(sex) ? 'male' : 'female', knownProblems: [], today };
}

/** Twenty visits beside their own chart, a child with a parent among them, and beside the chart of another of different age or sex. */
export function identitySuite(rows: readonly Row[]) {
  const own = rows.flatMap((row): [Utterance[], ChartIdentity][] => {
    const chart = chartOf(row);
    return chart ? [[utterancesOf(row.dialogue), chart]] : [];
  });
  const ours = identityVisits.map(({ source, chart }): [Utterance[], ChartIdentity] => [utterancesOf(source), chart]);
  const known = [...ours, ...own].slice(0, 20);
  const swapped = known.flatMap(([utterances, chart], at): [Utterance[], ChartIdentity][] => {
    const others = [...known.slice(at + 1), ...known.slice(0, at)].map(([, other]) => other);
    const other = others.find((candidate) => Math.abs(yearOf(candidate) - yearOf(chart)) > 5);
    return other ? [[utterances, other]] : [];
  });
  const fired = (some: readonly [Utterance[], ChartIdentity][]): number =>
    some.filter(([utterances, chart]) => checkIdentity(utterances, chart).fires).length;
  return { true: known.length, firedOnTrue: fired(known), swapped: swapped.length, firedOnSwapped: fired(swapped) };
}

const yearOf = (chart: ChartIdentity): number => Number(chart.dateOfBirth?.slice(0, 4));
