import type { AnswerLine, EvidenceAnswer } from '@clinical/contract/evidence/answer.schemas';
import type {
  Journal,
  JournalQuery,
  Library,
  LibraryQuery,
  Selection,
} from '@clinical/contract/evidence/evidence.schemas';
import { limits } from '@clinical/contract/limits';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { mayAddSources } from './evidence.policy.ts';
import {
  findSelection,
  getOwnAnswer,
  journalTitles,
  selectAnswers,
  selectJournals,
  selectKnownJournals,
  selectStatuses,
} from './evidence.queries.ts';
import { viewAnswer, viewAnswerLine, viewJournals, viewSource } from './evidence.view.ts';
import { countLibrary, selectLibrary } from './library.queries.ts';

/** So long a citation counts for how much a journal is used. */
const usedWithin = 365 * 24 * 60 * 60_000;
const mostAnswers = 200;

/** Journals and collections of the library, the most used first. */
export async function listJournals(ctx: Context, { specialty, query }: JournalQuery): Promise<Journal[]> {
  const all = viewJournals(await selectJournals(ctx, ctx.clock.now() - usedWithin));
  const wanted = query?.trim().toLowerCase() ?? '';
  return all.filter(
    (journal) =>
      (specialty === undefined || specialty === '' || journal.specialty === specialty) &&
      (wanted === '' || journal.title.toLowerCase().includes(wanted) || journal.nlmId?.toLowerCase() === wanted),
  );
}

/** The journals that the person searches, those that still hold sources; none means all. */
export async function getSelection(ctx: Context): Promise<Selection> {
  const saved = await findSelection(ctx);
  if (!saved) return { journalIds: [], savedAt: null };
  return { journalIds: await selectKnownJournals(ctx, saved.journalIds), savedAt: isoTime(saved.savedAt) };
}

/** Own answers, newest first. */
export async function listAnswers(ctx: Context): Promise<AnswerLine[]> {
  const rows = await selectAnswers(ctx, mostAnswers);
  const cited = rows.flatMap(({ body }) => body.studies.map(({ citation }) => citation));
  const statuses = await selectStatuses(ctx, cited);
  await ctx.audit('evidence.list', { type: 'evidence-answer', id: null });
  return rows.map((row) => viewAnswerLine(row, statuses));
}

/** An own answer, its sources as they stand now. @throws AppError NOT_FOUND */
export async function getAnswer(ctx: Context, id: string): Promise<EvidenceAnswer> {
  const row = await getOwnAnswer(ctx, id);
  const statuses = await selectStatuses(
    ctx,
    row.body.studies.map(({ citation }) => citation),
  );
  await ctx.audit('evidence.read', { type: 'evidence-answer', id });
  return viewAnswer(row, statuses);
}

/** A page of the library with its counts. */
export async function getLibrary(ctx: Context, { query, page }: LibraryQuery): Promise<Library> {
  const limit = limits.pageSize;
  const wanted = query?.trim();
  const { rows, total } = await selectLibrary(ctx, { query: wanted, limit, offset: (page - 1) * limit });
  const journals = await journalTitles(
    ctx.db,
    rows.map(({ source }) => source.journalId),
  );
  return {
    sources: rows.map(({ source }) => viewSource(ctx.actor, source, journals.get(source.journalId))),
    total,
    counts: await countLibrary(ctx),
    abilities: { add: mayAddSources(ctx.actor) },
  };
}
