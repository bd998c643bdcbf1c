import type {
  BurnoutMetrics,
  Change,
  DocumentationTime,
  TemplatePatterns,
  TimeBreakdown,
} from '@clinical/contract/analytics/analytics.schemas';
import { documentationKinds, workKinds } from '@clinical/contract/analytics/analytics.rules';
import type { Context } from '../../platform/context.ts';
import {
  countSamples,
  selectEditedSections,
  selectTemplateNotes,
  selectWrittenNotes,
  type WrittenNote,
} from './analytics.queries.ts';
import { type Interval, mondayOf } from './calendar.ts';
import { changed, figure, median, minutesOf, rate, share } from './figures.ts';
import { type Measured, measurePeriod, type Query, withData } from './period.ts';
import { documentedOn, type WorkDay, workedIn, workedOn } from './work-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const eightHours = 8 * hour;

/** @throws AppError INVALID_INPUT */
export async function getDocumentationTime(ctx: Context, query: Query): Promise<DocumentationTime> {
  const measured = await measurePeriod(ctx, query);
  const { period, now, before, spanOfNow } = measured;
  const [written, earlier] = await selectBoth(ctx, measured);
  // notes of a time that nothing measured took no known time, which is not none
  const perNote = (days: WorkDay[], notes: WrittenNote[]) =>
    withData(days).length === 0
      ? { value: null, n: notes.length }
      : figure(minutesOf(workedIn(days, documentationKinds).all), notes.length);
  const leftOut = await countSamples(ctx, spanOfNow);
  return {
    period,
    days: now.map((day) => viewDay(day, written, period.hours)),
    perNote: changed(perNote(now, written), perNote(before, earlier)),
    editing: changed(editingOf(written), editingOf(earlier)),
    toSign: changed(signingOf(written), signingOf(earlier)),
    templates: viewTemplates(written),
    leftOut,
  };
}

async function selectBoth(
  ctx: Context,
  { spanOfNow, spanOfBefore }: Measured,
): Promise<[WrittenNote[], WrittenNote[]]> {
  const all = await selectWrittenNotes(ctx, { start: spanOfBefore.start, end: spanOfNow.end });
  return [all.filter((note) => isIn(note, spanOfNow)), all.filter((note) => isIn(note, spanOfBefore))];
}

const isIn = ({ createdAt }: WrittenNote, { start, end }: Interval): boolean => createdAt >= start && createdAt < end;

function viewDay(day: WorkDay, written: WrittenNote[], hours: boolean): DocumentationTime['days'][number] {
  const { all, afterHours } = documentedOn(day);
  const notes = written.filter((note) => isIn(note, day)).length;
  const known = workedOn(day).all > 0;
  return {
    date: day.date,
    length: Math.round((day.end - day.start) / minute),
    inHours: known ? minutesOf(all - afterHours) : null,
    afterHours: known && hours ? minutesOf(afterHours) : null,
    notes,
  };
}

const editingOf = (notes: readonly WrittenNote[]) =>
  figure(minutesOf(notes.reduce((sum, { editMs }) => sum + editMs, 0)), notes.length);

const signingOf = (notes: readonly WrittenNote[]) =>
  median(
    notes.flatMap(({ signedAt, writtenAt }) =>
      signedAt === null || writtenAt === null ? [] : [Math.max(0, signedAt - writtenAt) / minute],
    ),
  );

function viewTemplates(notes: readonly WrittenNote[]): DocumentationTime['templates'] {
  const byTemplate = Map.groupBy(
    notes.filter(({ templateId }) => templateId !== null),
    ({ templateId }) => templateId!,
  );
  return [...byTemplate]
    .map(([templateId, some]) => ({
      templateId,
      title: some[0]!.templateTitle ?? '',
      notes: some.length,
      editing: editingOf(some).value ?? 0,
    }))
    .toSorted((a, b) => b.notes - a.notes || a.templateId.localeCompare(b.templateId));
}

/** @throws AppError INVALID_INPUT */
export async function getTimeBreakdown(ctx: Context, query: Query): Promise<TimeBreakdown> {
  const { period, now, working } = await measurePeriod(ctx, query);
  const half = now.length >> 1;
  const [earlier, later] = [now.slice(0, half), now.slice(half)];
  const known = withData(now);
  const scheduled = scheduledTime(known, working);
  const perEight = (ms: number) => rate(minutesOf(ms), scheduled / eightHours, known.length);
  return {
    period,
    earlier: viewHalf(earlier),
    later: viewHalf(later),
    kinds: workKinds.map((kind) => ({ kind, earlier: meanOf(earlier, kind), later: meanOf(later, kind) })),
    perEight: {
      ehr: perEight(workedIn(known).all),
      note: perEight(workedIn(known, documentationKinds).all),
      inbox: perEight(workedIn(known, ['message', 'fax']).all),
      outside: perEight(workedIn(known).afterHours),
    },
    scheduledHours: Math.round((scheduled / hour) * 10) / 10,
  };
}

/** Scheduled milliseconds of the days with data; whole days, though today may not be over. */
function scheduledTime(days: readonly WorkDay[], working: readonly Interval[] | null): number {
  return (working ?? [])
    .filter(({ start }) => days.some((day) => start >= day.start && start < day.end))
    .reduce((sum, { start, end }) => sum + (end - start), 0);
}

const viewHalf = (days: readonly WorkDay[]) => ({
  from: days[0]!.date,
  to: days.at(-1)!.date,
  days: withData(days).length,
});

function meanOf(days: readonly WorkDay[], kind: (typeof workKinds)[number]) {
  const known = withData(days);
  const { all, afterHours } = workedIn(known, [kind]);
  const mean = (ms: number) => (known.length === 0 ? 0 : minutesOf(ms / known.length));
  return { all: mean(all), afterHours: mean(afterHours) };
}

/** @throws AppError INVALID_INPUT */
export async function getBurnoutMetrics(ctx: Context, query: Query): Promise<BurnoutMetrics> {
  const measured = await measurePeriod(ctx, query);
  const { period, now, before } = measured;
  const [written, earlier] = await selectBoth(ctx, measured);
  const beside = (of: (days: readonly WorkDay[], notes: readonly WrittenNote[]) => Omit<Change, 'before'>): Change =>
    changed(of(now, written), of(before, earlier));
  return {
    period,
    afterHoursPerDay: beside((days) => {
      const known = period.hours ? withData(days) : [];
      return figure(minutesOf(workedIn(known).afterHours), known.length);
    }),
    afterHoursShare: beside((days) => (period.hours ? shareAfterHours(days) : { value: null, n: 0 })),
    weekendShare: beside((days) => {
      const weekend = days.filter(({ weekday }) => weekday === 0 || weekday === 6);
      return share(workedIn(weekend).all, workedIn(days).all, withData(days).length);
    }),
    editsPerNote: beside((_days, notes) =>
      figure(
        notes.reduce((sum, { edits }) => sum + edits, 0),
        notes.length,
      ),
    ),
    notesPerDay: beside((days, notes) => {
      const busy = days.filter((day) => notes.some((note) => isIn(note, day))).length;
      return figure(notes.length, busy);
    }),
    weeks: viewWeeks(now, period.hours),
  };
}

function shareAfterHours(days: readonly WorkDay[]) {
  const { all, afterHours } = workedIn(days);
  return share(afterHours, all, withData(days).length);
}

function viewWeeks(days: readonly WorkDay[], hours: boolean): BurnoutMetrics['weeks'] {
  return [...Map.groupBy(days, ({ date }) => mondayOf(date))].map(([week, some]) => {
    const known = withData(some);
    return {
      week,
      days: known.length,
      minutesPerDay: figure(minutesOf(workedIn(known).all), known.length).value,
      afterHoursShare: hours ? shareAfterHours(some).value : null,
    };
  });
}

/** Notes that are looked back on: their texts are compared anew with each request. */
const mostNotes = 300;

/** @throws AppError INVALID_INPUT */
export async function getTemplatePatterns(ctx: Context, query: Query): Promise<TemplatePatterns> {
  const { period, spanOfNow } = await measurePeriod(ctx, query);
  const written = await selectTemplateNotes(ctx, spanOfNow, mostNotes);
  const edits = await selectEditedSections(
    ctx,
    written.map(({ id }) => id),
  );
  await ctx.audit('template-pattern.read', { type: 'user', id: ctx.actor.userId });
  const byNote = Map.groupBy(edits, ({ id }) => id);
  const templates = [...Map.groupBy(written, ({ templateId }) => templateId)].map(([templateId, some]) => {
    const changes = some.flatMap(({ id }) => byNote.get(id) ?? []);
    const sections = [...Map.groupBy(changes, ({ key }) => key)].map(([key, of]) => ({
      key,
      header: of[0]!.header,
      edited: of.length,
    }));
    return {
      templateId,
      title: some[0]!.title,
      own: some[0]!.own,
      notes: some.length,
      edited: some.filter(({ id }) => byNote.has(id)).length,
      sections: sections.toSorted((a, b) => b.edited - a.edited || a.key.localeCompare(b.key)),
    };
  });
  return {
    period,
    notes: written.length,
    most: mostNotes,
    templates: templates.toSorted((a, b) => b.edited - a.edited || b.notes - a.notes),
  };
}
