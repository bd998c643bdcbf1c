import { contextExcess } from '@clinical/contract/scribe/context.rules';
import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { BuiltFrom } from '@clinical/contract/transcripts/entries.schemas';
import { type ChartMaterial, chartLines, spokenLines } from '@clinical/language/chart/chart-material';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { isoTime } from '../../../platform/clock.ts';
import type { Scope, Tx } from '../../../platform/context.ts';
import { notePreparations, type Preparation } from './note-preparations.ts';
import { type Entry, preferredModel, selectEntries, selectThread } from '../../transcripts/public.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A synthetic visit is nobody's history, and a reference speaks of other people. */
const isHistory = ({ kind }: Pick<Entry, 'kind'>): boolean => kind !== 'synthetic' && kind !== 'evidence';

/**
 * Entries of a chart to draw from, newest first.
 * @throws AppError NOT_FOUND when one is not in this chart, is gone, synthetic, or a reference to the literature
 */
async function getContextEntries(scope: Reading, noteId: string, ids: readonly string[]): Promise<Entry[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const entries = (await selectEntries(scope, noteId, wanted)).filter(isHistory);
  if (entries.length < wanted.length) throw notFound();
  return entries.toSorted((a, b) => b.createdAt - a.createdAt);
}

/** The text of an entry as a note may rest on it: its note, or its source when there is none. */
function entryMaterial(entry: Entry): ChartMaterial {
  const { id, version, sections, utterances, createdAt } = ofPatient(entry);
  const prefix = `${id}@${version}`;
  const lines = chartLines(prefix, sections);
  return {
    kind: 'entry',
    id,
    date: day.format(createdAt),
    lines: lines.length > 0 ? lines : spokenLines(prefix, utterances),
  };
}

function preparedMaterial({ id, version, html, createdAt, gathered }: Preparation): ChartMaterial {
  const known = new Set(gathered);
  const lines = chartLines(`${id}@${version}`, sectionsOfPrepared(html)).map((line) => ({
    ...line,
    gathered: known.has(line.text),
  }));
  return { kind: 'prechart', id, date: day.format(createdAt), lines };
}

/** A prechart has no sections but those that its headings make. */
function sectionsOfPrepared(html: string): { header: string; html: string }[] {
  const parts = html.split(/<h[23]>(.*?)<\/h[23]>/s);
  return parts.flatMap((part, at) => {
    const header = at === 0 ? '' : (parts[at - 1] ?? '').replaceAll(/<[^>]*>/g, '').trim();
    return at % 2 === 0 && part.trim() !== '' ? [{ header, html: part }] : [];
  });
}

/** Characters of a material's text. */
const sizeOf = ({ lines }: ChartMaterial): number => lines.reduce((size, { text }) => size + text.length, 0);

/** @throws AppError CONTEXT_TOO_LARGE, saying by how much and which entry to leave out */
function refuseExcess(materials: readonly ChartMaterial[], model: string): void {
  const excess = contextExcess(
    materials.map((material) => ({ date: material.date, size: sizeOf(material) })),
    model,
  );
  if (!excess) return;
  const over = excess.over.toLocaleString('en');
  throw new AppError('CONTEXT_TOO_LARGE', {
    message: `The selected entries are ${over} characters over the limit of this model. Remove the one of ${excess.drop.date}, or choose another model.`,
  });
}

/**
 * Looks at the entries that a note is asked to rest on before anything is started. Without a model it is the actor's own choice.
 * @throws AppError NOT_FOUND, CONTEXT_TOO_LARGE
 */
export async function checkContext(
  scope: Reading,
  noteId: string,
  ids: readonly string[],
  model: string | null | undefined,
): Promise<void> {
  if (ids.length === 0) return;
  const entries = await getContextEntries(scope, noteId, ids);
  refuseExcess(entries.map(entryMaterial), model ?? (await preferredModel(scope)));
}

export type GatheredEntry = { material: ChartMaterial; createdAt: number };

/**
 * Entries of a chart to gather lines from, newest first: these, or all that are not synthetic. `model` is the actor's own choice;
 * `local`: the embedded engine reads them, which takes any number.
 * @throws AppError NOT_FOUND, CONTEXT_TOO_LARGE
 */
export async function gatherMaterials(
  scope: Reading,
  noteId: string,
  ids: readonly string[] | undefined,
  local: boolean,
): Promise<{ entries: GatheredEntry[]; model: string }> {
  const found = ids
    ? await getContextEntries(scope, noteId, ids)
    : (await selectThread(scope, noteId)).filter(isHistory).toReversed();
  const model = await preferredModel(scope);
  const entries = found.map((entry) => ({ material: entryMaterial(entry), createdAt: entry.createdAt }));
  const materials = entries.map(({ material }) => material);
  if (!local) refuseExcess(materials, model);
  return { entries, model };
}

/** Entries of a chart that are older than this one and not synthetic, newest first. */
export async function entriesBefore(
  scope: Reading,
  { noteId, createdAt }: Pick<Entry, 'noteId' | 'createdAt'>,
): Promise<(GatheredEntry & { version: number })[]> {
  return (await selectThread(scope, noteId))
    .filter((entry) => isHistory(entry) && entry.createdAt < createdAt)
    .toReversed()
    .map((entry) => ({ material: entryMaterial(entry), createdAt: entry.createdAt, version: entry.version }));
}

type NoteContext = { materials: ChartMaterial[]; builtFrom: BuiltFrom[] };

/** All that an entry's note rests on beside its own source. @throws AppError CONFLICT when a chosen entry is gone, CONTEXT_TOO_LARGE */
export async function contextOf(
  tx: Tx,
  entry: Entry,
  { ids, model, isNewest }: { ids: readonly string[]; model: string; isNewest: boolean },
): Promise<NoteContext> {
  if (entry.kind === 'synthetic') return { materials: [], builtFrom: [] };
  const { id, noteId, createdAt } = entry;
  const prepared = await tx.use(notePreparations).of(tx, { id, noteId, createdAt, isNewest });
  const wanted = ids.filter((other) => other !== id);
  const entries = await getContextEntries(tx, noteId, wanted).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('CONFLICT', {
      message: 'An entry selected as context is no longer in this chart. Select entries again.',
    });
  });
  const materials = [...prepared.map(preparedMaterial), ...entries.map(entryMaterial)];
  refuseExcess(materials, model);
  const named = (kind: BuiltFrom['kind']) => (one: { id: string; version: number; createdAt: number }) => ({
    kind,
    id: one.id,
    version: one.version,
    createdAt: isoTime(one.createdAt),
  });
  return { materials, builtFrom: [...prepared.map(named('prechart')), ...entries.map(named('entry'))] };
}
