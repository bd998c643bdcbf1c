import type { WorkingHours } from '@clinical/contract/accounts/accounts.schemas';
import { longestSpan, type WorkKind } from '@clinical/contract/analytics/analytics.rules';
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { templates } from '../templates/templates.table.ts';
import { transcripts, transcriptVersions } from '../transcripts/transcripts.table.ts';
import { workSpans } from './analytics.table.ts';
import type { Interval } from './calendar.ts';
import type { Span } from './work-time.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
type NewSpan = { id: string; kind: WorkKind; transcriptId: string | null; startedAt: number; endedAt: number };

/** An entry that the actor made and that has a note. Times are epoch milliseconds. */
export type WrittenNote = {
  id: string;
  createdAt: number;
  templateId: string | null;
  templateTitle: string | null;
  /** When its first text was there. */
  writtenAt: number | null;
  signedAt: number | null;
  /** Of typing in it, by the actor. */
  editMs: number;
  edits: number;
};

export async function findHours({ db, actor }: Reading): Promise<WorkingHours | null> {
  const [row] = await db.select({ hours: users.workingHours }).from(users).where(eq(users.id, actor.userId));
  return row?.hours ?? null;
}

/** The actor's spans that touch this time, by their beginning; none of a sample visit. */
export async function selectSpans({ db, actor }: Reading, { start, end }: Interval): Promise<Span[]> {
  return db
    .select({ kind: workSpans.kind, startedAt: workSpans.startedAt, endedAt: workSpans.endedAt })
    .from(workSpans)
    .leftJoin(transcripts, eq(transcripts.id, workSpans.transcriptId))
    .where(
      and(
        eq(workSpans.userId, actor.userId),
        eq(workSpans.workspaceId, actor.workspaceId),
        // none lasts longer, and so the index by its beginning finds all
        gt(workSpans.startedAt, start - longestSpan),
        gt(workSpans.endedAt, start),
        lt(workSpans.startedAt, end),
        or(isNull(transcripts.kind), ne(transcripts.kind, 'synthetic')),
      ),
    )
    .orderBy(asc(workSpans.startedAt), asc(workSpans.id));
}

/** Entries that the actor made in this time, in charts that they still see. */
function ownEntries(scope: Reading, { start, end }: Interval): SQL | undefined {
  return and(
    eq(transcripts.createdBy, scope.actor.userId),
    eq(transcripts.workspaceId, scope.actor.workspaceId),
    gte(transcripts.createdAt, start),
    lt(transcripts.createdAt, end),
    isNull(transcripts.deletedAt),
    gt(transcripts.version, 0),
    visibleNotes(scope, 'read'),
  );
}

export async function selectWrittenNotes(scope: Reading, within: Interval): Promise<WrittenNote[]> {
  const entries = await scope.db
    .select({
      id: transcripts.id,
      createdAt: transcripts.createdAt,
      templateId: transcripts.templateId,
      templateTitle: templates.title,
      signedAt: transcripts.signedAt,
    })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .leftJoin(templates, eq(templates.id, transcripts.templateId))
    .where(and(ownEntries(scope, within), ne(transcripts.kind, 'synthetic')));
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const ofActor = sql`${transcriptVersions.cause} = 'edit' and ${transcriptVersions.authorId} = ${scope.actor.userId}`;
  const versions = await scope.db
    .select({
      id: transcriptVersions.transcriptId,
      writtenAt: sql<
        string | null
      >`min(${transcriptVersions.createdAt}) filter (where ${transcriptVersions.cause} = 'ai')`,
      editMs: sql<string>`coalesce(sum(${transcriptVersions.editDurationMs}) filter (where ${ofActor}), 0)`,
      edits: sql<string>`count(*) filter (where ${ofActor})`,
    })
    .from(transcriptVersions)
    .where(
      and(
        sql`${transcriptVersions.transcriptId} = any(${sql.param(ids)}::uuid[])`,
        eq(transcriptVersions.folded, false),
      ),
    )
    .groupBy(transcriptVersions.transcriptId);
  const byId = new Map(versions.map((version) => [version.id, version]));
  return entries.map((entry) => {
    const { writtenAt = null, editMs = 0, edits = 0 } = byId.get(entry.id) ?? {};
    return {
      ...entry,
      writtenAt: writtenAt === null ? null : Number(writtenAt),
      editMs: Number(editMs),
      edits: Number(edits),
    };
  });
}

/** Entries of sample visits, which no figure counts. */
export async function countSamples(scope: Reading, within: Interval): Promise<number> {
  const [row] = await scope.db
    .select({ n: count() })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(and(ownEntries(scope, within), eq(transcripts.kind, 'synthetic')));
  return row?.n ?? 0;
}

export type TemplateNote = { id: string; templateId: string; title: string; own: boolean };

/** The newest notes by a template. */
export async function selectTemplateNotes(scope: Reading, within: Interval, limit: number): Promise<TemplateNote[]> {
  const rows = await scope.db
    .select({
      id: transcripts.id,
      templateId: templates.id,
      title: templates.title,
      ownerId: templates.ownerId,
      deletedAt: templates.deletedAt,
    })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .innerJoin(templates, eq(templates.id, transcripts.templateId))
    .where(and(ownEntries(scope, within), ne(transcripts.kind, 'synthetic')))
    .orderBy(desc(transcripts.createdAt), desc(transcripts.id))
    .limit(limit);
  return rows.map(({ ownerId, deletedAt, ...row }) => ({
    ...row,
    own: ownerId === scope.actor.userId && deletedAt === null,
  }));
}

export type EditedSection = { id: string; key: string; header: string };

/** The sections of these notes that the actor left in other words, or in another form, than the AI wrote them. */
export async function selectEditedSections({ db, actor }: Reading, ids: readonly string[]): Promise<EditedSection[]> {
  if (ids.length === 0) return [];
  const newest = (condition: SQL) => sql`
    select distinct on (transcript_id) transcript_id, version, sections from transcript_versions
    where transcript_id = any(${sql.param([...ids])}::uuid[]) and not folded and ${condition}
    order by transcript_id, version desc`;
  const { rows } = (await db.execute(sql`
    select written.transcript_id as id, section ->> 'key' as key, section ->> 'header' as header
    from (${newest(sql`cause = 'ai'`)}) written
    join (${newest(sql`cause = 'edit' and author_id = ${actor.userId}`)}) saved
      on saved.transcript_id = written.transcript_id and saved.version > written.version
    cross join lateral jsonb_array_elements(written.sections) section
    where not exists (
      select from jsonb_array_elements(saved.sections) other
      where other ->> 'key' = section ->> 'key' and other ->> 'html' = section ->> 'html')`)) as {
    rows: EditedSection[];
  };
  return rows;
}

/** Of these entries those that the actor may read. */
export async function selectReadableEntries(scope: Reading, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .select({ id: transcripts.id })
    .from(transcripts)
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .where(
      and(
        inArray(transcripts.id, [...ids]),
        eq(transcripts.workspaceId, scope.actor.workspaceId),
        visibleNotes(scope, 'read'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Stores new spans; one that is there becomes longer if it lasted longer. */
export async function storeSpans({ db, actor }: Tx, spans: readonly NewSpan[]): Promise<void> {
  if (spans.length === 0) return;
  const { userId, workspaceId } = actor;
  await db
    .insert(workSpans)
    .values(spans.map((span) => ({ ...span, userId, workspaceId })))
    .onConflictDoUpdate({
      target: [workSpans.userId, workSpans.id],
      set: { endedAt: sql`greatest(${workSpans.endedAt}, excluded.ended_at)` },
      setWhere: sql`${workSpans.startedAt} = excluded.started_at and ${workSpans.workspaceId} = excluded.workspace_id`,
    });
}

export async function deleteSpans({ db, actor }: Tx): Promise<void> {
  await db
    .delete(workSpans)
    .where(and(eq(workSpans.userId, actor.userId), eq(workSpans.workspaceId, actor.workspaceId)));
}

/** Deletes what began before this time, and what is left of those who closed their account. */
export async function deleteOldSpans(db: Database, before: number): Promise<void> {
  await db.delete(workSpans).where(lt(workSpans.startedAt, before));
  await db
    .delete(workSpans)
    .where(sql`exists (select from users where users.id = ${workSpans.userId} and users.closed_at is not null)`);
}

/** All spans of the actor, for an export of their data. */
export async function selectOwnSpans({ db, actor }: Reading): Promise<Omit<NewSpan, 'id'>[]> {
  return db
    .select({
      kind: workSpans.kind,
      transcriptId: workSpans.transcriptId,
      startedAt: workSpans.startedAt,
      endedAt: workSpans.endedAt,
    })
    .from(workSpans)
    .where(and(eq(workSpans.userId, actor.userId), eq(workSpans.workspaceId, actor.workspaceId)))
    .orderBy(asc(workSpans.startedAt));
}
