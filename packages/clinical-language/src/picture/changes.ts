import type {
  PictureChange,
  PictureMedication,
  PictureProblem,
  PictureSeries,
  PictureValue,
  TimelineEvent,
} from '@clinical/contract/visualizer/picture.schemas';
import { sourceOf, type PictureEntry } from './picture-input.ts';

/** What is other than at the visit before, newest first. */
export function changesOf(
  since: string,
  series: readonly PictureSeries[],
  medications: readonly PictureMedication[],
  problems: readonly PictureProblem[],
): PictureChange[] {
  return [
    ...problems.flatMap((problem): PictureChange[] =>
      problem.change === ''
        ? []
        : [
            {
              kind: 'problem',
              name: problem.name,
              what: problem.change,
              before: '',
              after: '',
              date: problem.last,
              focused: problem.focused,
              sources: problem.sources,
            },
          ],
    ),
    ...medications.flatMap((medication) => medicationChanges(since, medication)),
    ...series.flatMap((one) => valueChange(since, one)),
  ];
}

function medicationChanges(since: string, { name, events, focused }: PictureMedication): PictureChange[] {
  return events.flatMap(({ date, act, dose, source }, at): PictureChange[] => {
    if (date === null || date <= since || act === 'continued') return [];
    const before = events.slice(0, at).findLast((event) => event.dose !== '')?.dose ?? '';
    return [
      {
        kind: 'medication',
        name,
        what: act,
        before: act === 'changed' ? before : '',
        after: dose,
        date,
        focused,
        sources: [source],
      },
    ];
  });
}

/** The newest value after the visit before, compared with the newest one until then. */
function valueChange(since: string, { name, values, focused }: PictureSeries): PictureChange[] {
  const dated = values.filter(({ date, drawn }) => date !== null && drawn !== null);
  const now = dated.findLast(({ date }) => date! > since);
  if (!now) return [];
  const before = dated.findLast(({ date }) => date! <= since);
  const what = before ? direction(before, now) : 'first';
  return [
    {
      kind: 'value',
      name,
      what,
      before: before?.text ?? '',
      after: now.text,
      date: now.date,
      focused,
      sources: [...now.sources, ...(before?.sources ?? [])],
    },
  ];
}

function direction(before: PictureValue, now: PictureValue): 'higher' | 'lower' | 'same' {
  const difference = now.drawn!.value - before.drawn!.value;
  return difference === 0 ? 'same' : difference > 0 ? 'higher' : 'lower';
}

/** Visits, papers, and what began and ended, newest first. */
export function timelineOf(
  entries: readonly PictureEntry[],
  medications: readonly Omit<PictureMedication, 'focused'>[],
  problems: readonly Omit<PictureProblem, 'focused'>[],
): TimelineEvent[] {
  const events: TimelineEvent[] = [
    ...entries
      .filter(({ undated }) => !undated)
      .map((entry): TimelineEvent => ({
        date: entry.day,
        kind: entry.visit ? 'visit' : 'document',
        text: entry.title,
        sources: [sourceOf(entry, entry.lines[0]?.header ?? '', entry.lines[0]?.text ?? '')],
      })),
    ...medications.flatMap(({ name, events: of }) =>
      of.flatMap(({ date, act, dose, source }): TimelineEvent[] =>
        date === null || act === 'continued'
          ? []
          : [{ date, kind: act, text: [name, dose].filter(Boolean).join(' '), sources: [source] }],
      ),
    ),
    ...problems.flatMap(({ name, first, last, status, sources }): TimelineEvent[] => [
      ...(first === null ? [] : [{ date: first, kind: 'problem' as const, text: name, sources }]),
      ...(status === 'resolved' && last !== null && last !== first
        ? [{ date: last, kind: 'resolved' as const, text: name, sources }]
        : []),
    ]),
  ];
  return events.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
