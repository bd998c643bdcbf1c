import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { PictureWish } from '@clinical/contract/visualizer/visualizer.schemas';
import { chartLines, spokenLines } from '@clinical/language/chart/chart-material';
import { paperDate } from '@clinical/language/measured/paper-date';
import type { PictureEntry, PictureInput } from '@clinical/language/picture/picture-input';
import { createHash } from 'node:crypto';
import { invalid } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { getNoteFor } from '../notes/public.ts';
import { type Entry, ownLocale, selectThread, visitKinds } from '../transcripts/public.ts';
import { selectChartImports } from './visualizer.queries.ts';

/** Uploaded papers, which may be old. */
const papers = new Set<Entry['kind']>(['image', 'pdf']);

/** `state` changes with the chart and with the wish: what it makes is the same as long as it is. */
export type GatheredChart = { input: PictureInput; workspaceId: string; state: string };

/** What is made up, what was itself taken from the chart, and what the literature says of others is no source of it. */
const noSource = new Set<Entry['kind']>(['synthetic', 'command', 'picture', 'evidence']);

/**
 * All that a chart holds, as a picture of it is made from it.
 * @throws AppError NOT_FOUND; INVALID_INPUT for a time zone that does not exist
 */
export async function gatherChart(
  ctx: Context,
  noteId: string,
  { custom_prompt, from, to, timeZone }: PictureWish,
): Promise<GatheredChart> {
  const dayOf = dayIn(timeZone ?? 'UTC');
  const chart = await getNoteFor(ctx, noteId, 'read');
  const [thread, imports, locale] = await Promise.all([
    selectThread(ctx, noteId),
    selectChartImports(ctx, noteId),
    ownLocale(ctx),
  ]);
  const entries = thread.filter(({ kind }) => !noSource.has(kind));
  const there = new Set(entries.map(({ id }) => id));
  const now = ctx.clock.now();
  const dayFirst = isDayFirst(locale);
  const made = entries.map((entry) => {
    const read = entryOf(entry, dayOf(entry.createdAt), there);
    return papers.has(entry.kind) ? asPaper(read, entry, dayFirst) : read;
  });
  const customPrompt = storable(custom_prompt).trim();
  const input: PictureInput = {
    note: { id: chart.id, title: chart.title, dateOfBirth: chart.dateOfBirth, sex: chart.sex },
    madeAt: isoTime(now),
    today: dayOf(now),
    dayFirst,
    entries: made.filter(({ lines }) => lines.length > 0),
    imports: imports.map(({ id, createdAt, facts }) => ({ id, createdAt: isoTime(createdAt), facts })),
    customPrompt,
    from: from ?? null,
    to: to ?? null,
    unread: made.filter(({ lines }) => lines.length === 0).length,
  };
  const versions = entries.map(({ id, version, sourceVersion, signedAt }) => [id, version, sourceVersion, signedAt]);
  const wish = [customPrompt, input.from, input.to, input.today, input.note.sex];
  const state = createHash('sha256')
    .update(JSON.stringify([versions, imports.map(({ id }) => id), wish]))
    .digest('hex');
  return { input, workspaceId: chart.workspaceId, state };
}

/** The note of an entry, or its source while it has none. A line that comes from another entry counts there, as long as that is there. */
function entryOf(entry: Entry, day: string, there: ReadonlySet<string>): PictureEntry {
  const { id, createdAt, kind, fileName, tag, signedAt, sections, utterances, sentences } = ofPatient(entry);
  const noted = chartLines('', sections);
  const isThere = ({ source }: { source?: { id: string } | undefined }) => source !== undefined && there.has(source.id);
  const quoted = new Set(
    sentences.filter((one) => one.kind === 'chart' && one.links.some(isThere)).map(({ text }) => text),
  );
  const template = new Set(sentences.filter(({ kind: of }) => of === 'template').map(({ text }) => text));
  const own = utterances.filter(({ entryId, role }) => entryId === undefined && role !== 'other');
  const lines =
    noted.length > 0 ? noted.filter(({ text }) => !quoted.has(text) && !template.has(text)) : spokenLines('', own);
  return {
    id,
    createdAt: isoTime(createdAt),
    day,
    title: tag || fileName || '',
    visit: visitKinds.includes(kind),
    signed: signedAt !== null,
    reported: kind === 'pre-chat',
    lines: lines.map(({ header, text }) => ({ header, text })),
  };
}

/** A paper is of the day that it names itself; its upload is no visit. */
function asPaper(entry: PictureEntry, { utterances, fileName }: Entry, dayFirst: boolean): PictureEntry {
  const lines = [...utterances, ...entry.lines].map(({ text }) => text);
  const day = paperDate([...lines, fileName ?? ''], { today: entry.day, dayFirst });
  return { ...entry, visit: false, ...(day === null ? { undated: true } : { day }) };
}

/** The calendar day of a moment in a zone, YYYY-MM-DD. @throws AppError INVALID_INPUT */
function dayIn(timeZone: string): (moment: number) => string {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return (moment) => format.format(moment);
  } catch {
    throw invalid(['body', 'timeZone'], 'no such time zone');
  }
}

/** Whether people there write the day before the month. */
function isDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month');
}
