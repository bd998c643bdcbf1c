import type { FaxField, MatchFeature } from '@clinical/contract/fax/received.schemas';
import { nameParts } from '../text/name-parts.ts';
import { compareNames, plainNumber } from './same-person.ts';

/** What of a chart is compared. `dateOfBirth` is YYYY-MM-DD; `clinicians` work with it; `sender`: a fax about it went to the sender. */
export type MatchedChart = {
  name: string;
  dateOfBirth: string | null;
  mrn: string | null;
  clinicians: readonly string[];
  sender: string | null;
};

export type ChartMatch = { score: number; identifiers: number; contradicts: boolean; features: MatchFeature[] };

const most = { sender: 15, name: 25, dateOfBirth: 30, mrn: 20, clinician: 10 } as const;
/** A figure that was read from a picture with less is no identifier. */
const surely = 0.85;

type Read = Pick<FaxField, 'kind' | 'value' | 'text' | 'confidence'>;
type Judged = Pick<MatchFeature, 'points' | 'read' | 'chart' | 'contradicts'> & { agrees: boolean };

/** How well a chart fits what a fax says, feature by feature. Only what agrees exactly, and was read surely, is an identifier. */
export function matchChart(fields: readonly Read[], chart: MatchedChart): ChartMatch {
  const judged: [keyof typeof most, Judged][] = [
    [
      'sender',
      {
        points: chart.sender === null ? 0 : most.sender,
        read: null,
        chart: chart.sender,
        contradicts: false,
        agrees: false,
      },
    ],
    ['name', best(fields, 'patient', chart.name, judgeName)],
    ['dateOfBirth', best(fields, 'dateOfBirth', chart.dateOfBirth, judgeBirth)],
    ['mrn', best(fields, 'mrn', chart.mrn, judgeNumber)],
    ['clinician', judgeClinician(fields, chart.clinicians)],
  ];
  return {
    score: judged.reduce((sum, [, { points }]) => sum + points, 0),
    identifiers: judged.filter(([, { agrees }]) => agrees).length,
    contradicts: judged.some(([, { contradicts }]) => contradicts),
    features: judged.map(([feature, { agrees: _, ...shown }]) => ({ feature, of: most[feature], ...shown })),
  };
}

/** Of what was read, what fits best; that any of it speaks against the chart counts, whatever else agrees. */
function best(
  fields: readonly Read[],
  kind: FaxField['kind'],
  chart: string | null,
  judge: (read: Read, chart: string) => Judged,
): Judged {
  const read = fields.filter((field) => field.kind === kind);
  if (read.length === 0 || chart === null || chart === '') {
    return { points: 0, read: read[0]?.text ?? null, chart: chart || null, contradicts: false, agrees: false };
  }
  const all = read.map((each) => judge(each, chart));
  const top = all.reduce((a, b) => (b.points > a.points ? b : a));
  return { ...top, contradicts: all.some(({ contradicts }) => contradicts) };
}

const isSure = ({ confidence }: Read): boolean => confidence === null || confidence >= surely;

function judgeName(read: Read, chart: string): Judged {
  const how = compareNames(read.value, chart);
  const points = how === 'same' ? most.name : how === 'maybe' ? 15 : 0;
  return { points, read: read.text, chart, contradicts: how === 'other', agrees: how === 'same' };
}

function judgeBirth(read: Read, chart: string): Judged {
  const [year, month, day] = read.value.split('-');
  const isTurned = `${year}-${day}-${month}` === chart;
  const same = read.value === chart;
  const points = same ? most.dateOfBirth : isTurned ? 10 : 0;
  return { points, read: read.text, chart, contradicts: !same && !isTurned, agrees: same && isSure(read) };
}

/** Each place has numbers of its own, so another one speaks against nobody. One that only looks the same is no identifier. */
function judgeNumber(read: Read, chart: string): Judged {
  const exact =
    read.value.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase() === chart.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const alike = plainNumber(read.value) === plainNumber(chart);
  const points = exact ? most.mrn : alike ? 12 : 0;
  return { points, read: read.text, chart, contradicts: false, agrees: exact && isSure(read) };
}

function judgeClinician(fields: readonly Read[], clinicians: readonly string[]): Judged {
  const read = fields.filter(({ kind }) => kind === 'clinician');
  for (const each of read) {
    const last = nameParts(each.value.replace(/,.*$/, '')).at(-1);
    const one = clinicians.find((name) => nameParts(name).at(-1) === last);
    if (one !== undefined)
      return { points: most.clinician, read: each.text, chart: one, contradicts: false, agrees: false };
  }
  return { points: 0, read: read[0]?.text ?? null, chart: null, contradicts: false, agrees: false };
}

/**
 * The one chart that a fax files itself in, or null: two identifiers agree, nothing speaks against it, and no other chart may be
 * meant. A fax that may be about two patients files itself nowhere.
 */
export function certainMatch<M extends ChartMatch>(matches: readonly M[], mayBeSplit: boolean): M | null {
  if (mayBeSplit) return null;
  const possible = matches.filter(
    ({ contradicts, identifiers, score }) => !contradicts && (identifiers > 0 || score >= most.name),
  );
  const [only] = possible;
  return possible.length === 1 && only!.identifiers >= 2 ? only! : null;
}
