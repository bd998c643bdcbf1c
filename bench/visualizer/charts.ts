import type { Picture, PictureSource } from '@clinical/contract/visualizer/picture.schemas';
import { readBundle } from '@clinical/language/fhir/read-bundle';
import { makePicture } from '@clinical/language/picture/make-picture';

type Show = (...words: unknown[]) => void;
type Quantity = { value?: number; unit?: string };
type Raw = {
  resourceType: string;
  id: string;
  status: string;
  effectiveDateTime?: string;
  valueQuantity?: Quantity;
  component?: { valueQuantity?: Quantity }[];
};

const pictureOf = (bundle: unknown): Picture =>
  makePicture({
    note: { id: 'n', title: 'Somebody', dateOfBirth: null, sex: null },
    madeAt: '2026-11-28T10:00:00.000Z',
    today: '2026-11-28',
    dayFirst: false,
    entries: [],
    imports: [{ id: 'file', createdAt: '2026-11-28T10:00:00.000Z', facts: readBundle(bundle).facts }],
    customPrompt: '',
    from: null,
    to: null,
    unread: 0,
  });

/** The units in which a drawn number is that of the Observation itself; all others are conversions. */
const sameSize = (drawn: number, raw: number): boolean => Math.abs(drawn - raw) <= Math.abs(raw) * 1e-12;

/** Reads the raw JSON by itself: what the reader overlooks, it does not overlook as well. */
export function compareCharts(charts: readonly { bundle: unknown }[], show: Show) {
  const sum = { charts: charts.length, observations: 0, missing: 0, points: 0, wrong: 0, notDrawn: 0 };
  for (const { bundle } of charts) {
    const raws = (bundle as { entry: { resource: Raw }[] }).entry
      .map(({ resource }) => resource)
      .filter(({ resourceType, status }) => resourceType === 'Observation' && status !== 'entered-in-error');
    const byKey = new Map(raws.map((raw) => [`Observation/${raw.id}`, raw]));
    const { series, findings } = pictureOf(bundle);
    const values = series.flatMap((one) => one.values);
    const seen = new Set(
      [...values, ...findings].flatMap(({ sources }) => sources.map(({ label }: PictureSource) => label)),
    );
    sum.observations += raws.length;
    for (const key of byKey.keys())
      if (!seen.has(key)) {
        sum.missing += 1;
        show('missing:', key);
      }
    for (const value of values) {
      if (value.drawn === null) {
        sum.notDrawn += 1;
        continue;
      }
      const { drawn, date } = value;
      sum.points += 1;
      const isRight = value.sources.every(({ label }) => {
        const raw = byKey.get(label);
        if (!raw) return false;
        const [first] = numbersOf(raw);
        const day = raw.effectiveDateTime?.slice(0, 10);
        const all = numbersOf(raw);
        const pair =
          drawn.second === null
            ? first !== undefined && sameSize(drawn.value, first)
            : [drawn.value, drawn.second].every((one) => all.some((other) => sameSize(one, other)));
        return pair && day === date;
      });
      if (!isRight) {
        sum.wrong += 1;
        show('wrong:', value.text, value.drawn, value.date);
      }
    }
  }
  return sum;
}

function numbersOf({ valueQuantity, component = [] }: Raw): number[] {
  const all = [valueQuantity, ...component.map((part) => part.valueQuantity)];
  return all.flatMap((quantity) => (quantity?.value === undefined ? [] : [quantity.value]));
}
