import type {
  BurnoutMetrics,
  Change,
  DocumentationTime,
  GroupFigures,
  TemplatePatterns,
  TimeBreakdown,
} from '@clinical/contract/analytics/analytics.schemas';
import { formatDay, formatNumber, formatPercent } from '../../lib/format.ts';
import { t } from './analytics.texts.ts';
import type { FigureTable } from './csv.ts';

export function docMethod({ period, days, leftOut }: DocumentationTime): string {
  const notes = days.reduce((sum, day) => sum + day.notes, 0);
  const method = t('docMethod', { days: period.days, notes });
  return leftOut > 0 ? `${method} ${t('leftOut', { n: leftOut })}` : method;
}

export const daysTable = (time: DocumentationTime): FigureTable => ({
  title: t('docTime'),
  method: docMethod(time),
  head: [t('day'), t('inHours'), t('afterHours'), t('notes'), t('dayLength')],
  rows: time.days.map(({ date, inHours, afterHours, notes, length }) => [
    date,
    inHours,
    afterHours,
    notes,
    length / 60,
  ]),
});

const changeRow = (name: string, { value, n, before }: Change) => [name, value, n, before.value, before.n];

export const figuresTable = (time: DocumentationTime): FigureTable => ({
  title: t('figures'),
  method: [t('perNoteMethod'), t('editingMethod'), t('toSignMethod')].join(' '),
  head: [t('figure'), t('now'), 'n', t('before'), t('beforeN')],
  rows: [
    changeRow(t('perNote'), time.perNote),
    changeRow(t('editing'), time.editing),
    changeRow(t('toSign'), time.toSign),
  ],
});

export const indicatorsTable = (indicators: BurnoutMetrics): FigureTable => ({
  title: t('signs'),
  method: t('signsMethod'),
  head: [t('figure'), t('now'), 'n', t('before'), t('beforeN')],
  rows: [
    changeRow(t('afterPerDay'), indicators.afterHoursPerDay),
    changeRow(t('afterHoursShare'), indicators.afterHoursShare),
    changeRow(t('weekendShare'), indicators.weekendShare),
    changeRow(t('editsPerNote'), indicators.editsPerNote),
    changeRow(t('notesPerDay'), indicators.notesPerDay),
  ],
});

export const groupsTable = ({ groups, asOf }: GroupFigures): FigureTable => ({
  title: t('groups'),
  method: asOf === null ? '' : t('groupsMethod', { when: formatDay(asOf) }),
  head: [t('group'), t('people'), t('week'), t('perNoteGroup'), t('afterGroup')],
  rows: groups.flatMap(({ name, people, weeks }) =>
    weeks.map(({ week, minutesPerNote, afterHours }) => [name, people, week, minutesPerNote, afterHours]),
  ),
});

export const templatesTable = ({ templates }: DocumentationTime): FigureTable => ({
  title: t('byTemplate'),
  method: t('editingMethod'),
  head: [t('template'), t('notes'), t('minutesANote')],
  rows: templates.map(({ title, notes, editing }) => [title, notes, editing]),
});

export const whereMethod = ({ earlier, later }: TimeBreakdown): string =>
  t('whereMethod', {
    early: earlier.days,
    earlyFrom: formatDay(earlier.from),
    earlyTo: formatDay(earlier.to),
    late: later.days,
    lateFrom: formatDay(later.from),
    lateTo: formatDay(later.to),
  });

export const kindsTable = (breakdown: TimeBreakdown): FigureTable => ({
  title: t('where'),
  method: whereMethod(breakdown),
  head: [
    t('kind'),
    t('earlier'),
    `${t('earlier')}, ${t('ofWhichAfter')}`,
    t('later'),
    `${t('later')}, ${t('ofWhichAfter')}`,
  ],
  rows: breakdown.kinds.map(({ kind, earlier, later }) => [
    t(kind),
    earlier.all,
    earlier.afterHours,
    later.all,
    later.afterHours,
  ]),
});

export const perEightMethod = ({ scheduledHours }: TimeBreakdown): string =>
  scheduledHours === 0 ? t('perEightMissing') : t('perEightMethod', { hours: scheduledHours });

export const perEightTable = (breakdown: TimeBreakdown): FigureTable => ({
  title: t('perEight'),
  method: perEightMethod(breakdown),
  head: [t('kind'), t('minutes', { n: '' }).trim(), 'n'],
  rows: (
    [
      [t('ehr'), breakdown.perEight.ehr],
      [t('noteEight'), breakdown.perEight.note],
      [t('inbox'), breakdown.perEight.inbox],
      [t('outside'), breakdown.perEight.outside],
    ] as const
  ).map(([name, { value, n }]) => [name, value, n]),
});

export const weeksTable = ({ weeks }: BurnoutMetrics): FigureTable => ({
  title: t('trend'),
  method: t('signsMethod'),
  head: [t('week'), t('minutes', { n: '' }).trim(), t('shareAfter'), t('days')],
  rows: weeks.map(({ week, minutesPerDay, afterHoursShare, days }) => [
    week,
    minutesPerDay,
    afterHoursShare === null ? null : formatPercent(afterHoursShare),
    days,
  ]),
});

export const editsMethod = ({ notes, most }: TemplatePatterns): string =>
  notes < most ? t('editsMethod', { n: notes }) : `${t('editsMethod', { n: notes })} ${t('editsMost', { n: most })}`;

/** Sections of all templates, the most edited first. */
export const editsTable = (patterns: TemplatePatterns): FigureTable => ({
  title: t('edits'),
  method: editsMethod(patterns),
  head: [t('section'), t('editedNotes'), t('notes')],
  rows: patterns.templates
    .flatMap(({ title, notes, sections }) =>
      sections.map(({ header, edited }) => [`${header} · ${title}`, edited, notes] as const),
    )
    .toSorted((a, b) => b[1] - a[1]),
});

export const asMinutes = (value: number): string => t('minutes', { n: formatNumber(value) });
