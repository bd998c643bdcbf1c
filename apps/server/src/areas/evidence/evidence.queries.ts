import type { Citation } from '@clinical/contract/evidence/answer.schemas';
import { and, desc, eq, exists, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/ids.ts';
import {
  evidenceAnswers,
  evidenceCitations,
  evidenceJournals,
  evidenceSelections,
  evidenceSources,
} from './evidence.table.ts';
import { type JournalRow, withMarks } from './library.queries.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type AnswerRow = typeof evidenceAnswers.$inferSelect;
/** With the sources that answers cite, those of charts counted five times. */
export type CountedJournal = JournalRow & { sources: number; uses: number };

/** A saved answer was used in practice: it counts as five that were only read. */
const savedCounts = 5;

/** Journals with sources that the workspace reads, and how often its answers since then cite them. */
export async function selectJournals({ actor, db }: Reading, since: number): Promise<CountedJournal[]> {
  const held = db
    .select({ journalId: evidenceSources.journalId, sources: sql<number>`count(*)::int`.as('sources') })
    .from(evidenceSources)
    .where(or(isNull(evidenceSources.workspaceId), eq(evidenceSources.workspaceId, actor.workspaceId)))
    .groupBy(evidenceSources.journalId)
    .as('held');
  const cited = db
    .select({
      journalId: evidenceCitations.journalId,
      uses: sql<number>`sum(1 + ${savedCounts} * ${evidenceCitations.saved})::int`.as('uses'),
    })
    .from(evidenceCitations)
    .innerJoin(evidenceAnswers, eq(evidenceAnswers.id, evidenceCitations.answerId))
    .where(and(eq(evidenceCitations.workspaceId, actor.workspaceId), gte(evidenceAnswers.createdAt, since)))
    .groupBy(evidenceCitations.journalId)
    .as('cited');
  const rows = await db
    .select({ journal: evidenceJournals, sources: held.sources, uses: sql<number>`coalesce(${cited.uses}, 0)::int` })
    .from(evidenceJournals)
    .innerJoin(held, eq(held.journalId, evidenceJournals.id))
    .leftJoin(cited, eq(cited.journalId, evidenceJournals.id));
  return rows.map(({ journal, ...counts }) => ({ ...journal, ...counts }));
}

export async function findSelection({ actor, db }: Reading) {
  const { userId, workspaceId } = actor;
  const [row] = await db
    .select()
    .from(evidenceSelections)
    .where(and(eq(evidenceSelections.userId, userId), eq(evidenceSelections.workspaceId, workspaceId)));
  return row ?? null;
}

export async function upsertSelection(tx: Tx, journalIds: string[]): Promise<void> {
  const { userId, workspaceId } = tx.actor;
  const savedAt = tx.clock.now();
  await tx.db
    .insert(evidenceSelections)
    .values({ userId, workspaceId, journalIds, savedAt })
    .onConflictDoUpdate({
      target: [evidenceSelections.userId, evidenceSelections.workspaceId],
      set: { journalIds, savedAt },
    });
}

/** Those of the ids that are journals with sources which the workspace reads: one without any finds nothing, and no page lists it. */
export async function selectKnownJournals({ actor, db }: Reading, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: evidenceJournals.id })
    .from(evidenceJournals)
    .where(
      and(
        inArray(evidenceJournals.id, [...ids]),
        or(isNull(evidenceJournals.workspaceId), eq(evidenceJournals.workspaceId, actor.workspaceId)),
        exists(
          db
            .select({ one: sql`1` })
            .from(evidenceSources)
            .where(
              and(
                eq(evidenceSources.journalId, evidenceJournals.id),
                or(isNull(evidenceSources.workspaceId), eq(evidenceSources.workspaceId, actor.workspaceId)),
              ),
            ),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function journalTitles(db: Database, ids: readonly string[]): Promise<Map<string, JournalRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(evidenceJournals)
    .where(inArray(evidenceJournals.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function insertAnswer(
  tx: Tx,
  row: AnswerRow,
  cited: readonly { id: string; journalId: string }[],
): Promise<void> {
  await tx.db.insert(evidenceAnswers).values(row);
  if (cited.length === 0) return;
  await tx.db.insert(evidenceCitations).values(
    cited.map(({ id: sourceId, journalId }) => ({
      answerId: row.id,
      sourceId,
      journalId,
      workspaceId: row.workspaceId,
    })),
  );
}

const own = ({ actor }: Pick<Scope, 'actor'>) =>
  and(eq(evidenceAnswers.userId, actor.userId), eq(evidenceAnswers.workspaceId, actor.workspaceId));

export async function selectAnswers(scope: Reading, limit: number): Promise<AnswerRow[]> {
  return scope.db
    .select()
    .from(evidenceAnswers)
    .where(own(scope))
    .orderBy(desc(evidenceAnswers.createdAt), desc(evidenceAnswers.id))
    .limit(limit);
}

/** An answer of the acting person in the acting workspace. @throws AppError NOT_FOUND */
export async function getOwnAnswer(scope: Reading, answerId: string): Promise<AnswerRow> {
  if (!isUuid(answerId)) throw notFound();
  const [row] = await scope.db
    .select()
    .from(evidenceAnswers)
    .where(and(eq(evidenceAnswers.id, answerId), own(scope)));
  if (!row) throw notFound();
  return row;
}

type Status = Pick<typeof evidenceSources.$inferSelect, 'status' | 'statusNote'>;

/** How the sources of answers stand now, by their id; one that is not there any more and of which nothing is known is missing. */
export async function selectStatuses(
  { actor, db }: Reading,
  cited: readonly Pick<Citation, 'sourceId' | 'pmid'>[],
): Promise<Map<string, Status>> {
  if (cited.length === 0) return new Map();
  const { id, pmid, status, statusNote } = evidenceSources;
  const ids = [...new Set(cited.map(({ sourceId }) => sourceId))];
  const rows = await db
    .select({ id, pmid, status, statusNote })
    .from(evidenceSources)
    .where(
      and(
        inArray(evidenceSources.id, ids),
        or(isNull(evidenceSources.workspaceId), eq(evidenceSources.workspaceId, actor.workspaceId)),
      ),
    );
  const there = new Set(rows.map((row) => row.id));
  const gone = cited
    .filter(({ sourceId }) => !there.has(sourceId))
    .map((one) => ({ id: one.sourceId, pmid: one.pmid, status: 'current' as const, statusNote: '' }));
  const held = await withMarks(db, actor.workspaceId, rows);
  const known = (await withMarks(db, actor.workspaceId, gone)).filter((one) => one.status !== 'current');
  return new Map([...held, ...known].map((one) => [one.id, { status: one.status, statusNote: one.statusNote }]));
}

export type Outdated = {
  id: string | null;
  pmid: string | null;
  pmcid: string | null;
  title: string;
  status: 'retracted' | 'superseded';
  statusNote: string;
};

/** Of these publications those that were retracted or superseded, by sources and marks that the workspace reads, one row for each. */
export async function selectOutdated(
  db: Database,
  workspaceId: string,
  { ids, pmids, pmcids }: Record<'ids' | 'pmids' | 'pmcids', readonly string[]>,
): Promise<Outdated[]> {
  if (ids.length + pmids.length + pmcids.length === 0) return [];
  const { id, pmid, pmcid, title, status, statusNote } = evidenceSources;
  const rows = await db
    .select({ id, pmid, pmcid, title, status, statusNote })
    .from(evidenceSources)
    .where(
      and(
        or(isNull(evidenceSources.workspaceId), eq(evidenceSources.workspaceId, workspaceId)),
        or(inArray(id, [...ids]), inArray(pmid, [...pmids]), inArray(pmcid, [...pmcids])),
      ),
    );
  const held = new Set(rows.map((row) => row.pmid));
  const gone = [...new Set(pmids)]
    .filter((one) => !held.has(one))
    .map((one) => ({
      id: null,
      pmid: one,
      pmcid: null,
      title: `PMID ${one}`,
      status: 'current' as const,
      statusNote: '',
    }));
  const now = await withMarks(db, workspaceId, [...rows, ...gone]);
  const outdated = now.flatMap((one) => (one.status === 'current' ? [] : [{ ...one, status: one.status }]));
  return [...new Map(outdated.map((one) => [one.pmid ?? one.pmcid ?? one.id, one])).values()];
}

/** Writes into stored answers how their sources stood when these were deleted, so that a retraction stays in them. */
export async function keepStatuses(db: Database, sources: readonly ({ id: string } & Status)[]): Promise<void> {
  for (const { id, status, statusNote } of sources.filter((one) => one.status !== 'current')) {
    const cites = JSON.stringify([{ citation: { sourceId: id } }]);
    const rows = await db
      .select({ id: evidenceAnswers.id, body: evidenceAnswers.body })
      .from(evidenceAnswers)
      .where(sql`${evidenceAnswers.body} -> 'studies' @> ${cites}::jsonb`)
      .for('update');
    for (const { id: answerId, body } of rows) {
      const studies = body.studies.map((study) =>
        study.citation.sourceId === id ? { ...study, status, statusNote } : study,
      );
      await db
        .update(evidenceAnswers)
        .set({ body: { ...body, studies } })
        .where(eq(evidenceAnswers.id, answerId));
    }
  }
}

export async function countSaved(tx: Tx, answerId: string): Promise<void> {
  await tx.db
    .update(evidenceCitations)
    .set({ saved: sql`${evidenceCitations.saved} + 1` })
    .where(eq(evidenceCitations.answerId, answerId));
}

export async function deleteAnswerRow(tx: Tx, answerId: string): Promise<void> {
  await tx.db.delete(evidenceAnswers).where(eq(evidenceAnswers.id, answerId));
}

export async function purgeAnswers(db: Database, before: number): Promise<void> {
  await db.delete(evidenceAnswers).where(lt(evidenceAnswers.createdAt, before));
}
