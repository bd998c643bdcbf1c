import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { displayName } from '@clinical/contract/accounts/accounts.rules';
import type { Context, Scope, Tx } from '../../platform/context.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { kanbanAssets, kanbanCards } from '../kanban/kanban.table.ts';
import { notes } from '../notes/notes.table.ts';
import { chainLinks } from '../signing/signing.table.ts';
import { storedFiles } from '../../platform/storage/stored-files.table.ts';
import { transcriptAssets, transcripts } from '../transcripts/transcripts.table.ts';
import { consentTexts, retentionChoices } from './privacy.table.ts';

export type RetentionRow = { audioDays: number | null; chartDays: number | null };
export type ConsentTextRow = { version: string; text: string | null; createdAt: number; userName: string };

/** Days that audio is kept where nobody has decided otherwise; charts stay until they are deleted. */
export const defaultAudioDays = 90;
const dayMs = 24 * 60 * 60_000;
/** How many entries one statement takes the audio of. */
const atOnce = 200;

export async function choicesOf(
  scope: Pick<Scope, 'db'>,
  holders: readonly string[],
): Promise<Map<string, RetentionRow>> {
  const rows = await scope.db
    .select()
    .from(retentionChoices)
    .where(inArray(retentionChoices.holderId, [...holders]));
  return new Map(rows.map(({ holderId, ...row }) => [holderId, row]));
}

export async function storeChoice(tx: Tx, holderId: string, row: Partial<RetentionRow>): Promise<void> {
  if (Object.keys(row).length === 0) return;
  await tx.db
    .insert(retentionChoices)
    .values({ holderId, ...row })
    .onConflictDoUpdate({ target: retentionChoices.holderId, set: row });
}

/** Newest first. */
export async function consentTextsOf(scope: Pick<Scope, 'db'>, workspaceId: string): Promise<ConsentTextRow[]> {
  const rows = await scope.db
    .select({
      version: consentTexts.version,
      text: consentTexts.text,
      createdAt: consentTexts.createdAt,
      givenName: users.givenName,
      familyName: users.familyName,
    })
    .from(consentTexts)
    .innerJoin(users, eq(users.id, consentTexts.userId))
    .where(eq(consentTexts.workspaceId, workspaceId))
    .orderBy(desc(consentTexts.createdAt), desc(consentTexts.id));
  return rows.map(({ givenName, familyName, ...row }) => ({
    ...row,
    userName: displayName({ given_name: givenName, family_name: familyName, nickname: '' }),
  }));
}

/** The text that asks for a recording now; null for the pages' own. */
export async function findConsentWords(scope: Pick<Scope, 'db'>, workspaceId: string): Promise<string | null> {
  const [newest] = await scope.db
    .select({ text: consentTexts.text })
    .from(consentTexts)
    .where(eq(consentTexts.workspaceId, workspaceId))
    .orderBy(desc(consentTexts.createdAt), desc(consentTexts.id))
    .limit(1);
  return newest?.text ?? null;
}

export async function insertConsentText(tx: Tx, version: string, text: string | null): Promise<void> {
  const { workspaceId, userId } = tx.actor;
  const row = { id: tx.ids.uuid(), workspaceId, userId, version, text, createdAt: tx.clock.now() };
  await tx.db.insert(consentTexts).values(row);
}

/** The choice that holds: of the workspace, else of the person. */
const audioDays = sql`coalesce(w.audio_days, p.audio_days, ${sql.raw(String(defaultAudioDays))})`;
const chartDays = sql`coalesce(w.chart_days, p.chart_days, 0)`;
/** When its time is over, epoch milliseconds. */
const audioEnds = sql`(t.created_at + ${audioDays}::bigint * ${sql.raw(String(dayMs))})`;
const chartEnds = sql`(t.last_activity_at + ${chartDays}::bigint * ${sql.raw(String(dayMs))})`;
const entries = sql`${transcripts} t left join ${retentionChoices} w on w.holder_id = t.workspace_id
  left join ${retentionChoices} p on p.holder_id = t.created_by`;
const charts = sql`${notes} t left join ${retentionChoices} w on w.holder_id = t.workspace_id
  left join ${retentionChoices} p on p.holder_id = t.owner_id`;
const withAudio = sql`${audioDays} > 0 and exists (
  select from ${transcriptAssets} a where a.transcript_id = t.id and a.media_type like 'audio/%')`;
/** Audio of cards, and when its time is over. */
const cardFiles = sql`${kanbanAssets} t join ${kanbanCards} card on card.id = t.card_id
  left join ${retentionChoices} w on w.holder_id = card.workspace_id
  left join ${retentionChoices} p on p.holder_id = t.created_by`;
const isCardAudio = sql`${audioDays} > 0 and t.media_type like 'audio/%'`;
/** A chart that holds what was signed does not go. */
const thatGoes = sql`${chartDays} > 0 and t.deleted_at is null and not t.sample
  and not exists (select from ${transcripts} e where e.note_id = t.id and e.signed_at is not null)`;

type Due = { day: number; audio: number; charts: number };

/** What goes until `until`, by days since the epoch; of one person, or of all in the acting workspace. */
export async function selectDue(ctx: Context, { until, all }: { until: number; all: boolean }): Promise<Due[]> {
  const { userId, workspaceId } = ctx.actor;
  const now = ctx.clock.now();
  const mine = (owner: string) => (all ? sql`true` : sql`${sql.raw(owner)} = ${userId}`);
  const day = (ends: SQL) => sql<number>`(greatest(${ends}, ${now}::bigint) / ${sql.raw(String(dayMs))})::int`;
  const count = sql<number>`count(*)::int`;
  const ofAudio = await ctx.db
    .select({ day: day(audioEnds), count })
    .from(entries)
    .where(sql`${withAudio} and t.deleted_at is null and t.workspace_id = ${workspaceId} and ${mine('t.created_by')}
      and ${audioEnds} <= ${until}::bigint`)
    .groupBy(sql`1`);
  const ofCards = await ctx.db
    .select({ day: day(audioEnds), count })
    .from(cardFiles)
    .where(
      sql`${isCardAudio} and card.workspace_id = ${workspaceId} and ${mine('t.created_by')} and ${audioEnds} <= ${until}::bigint`,
    )
    .groupBy(sql`1`);
  const ofCharts = await ctx.db
    .select({ day: day(chartEnds), count })
    .from(charts)
    .where(
      sql`${thatGoes} and t.workspace_id = ${workspaceId} and ${mine('t.owner_id')} and ${chartEnds} <= ${until}::bigint`,
    )
    .groupBy(sql`1`);
  const days = new Map<number, Due>();
  const on = (which: number): Due => days.get(which) ?? { day: which, audio: 0, charts: 0 };
  for (const row of [...ofAudio, ...ofCards])
    days.set(row.day, { ...on(row.day), audio: on(row.day).audio + row.count });
  for (const row of ofCharts) days.set(row.day, { ...on(row.day), charts: row.count });
  return [...days.values()].toSorted((a, b) => a.day - b.day);
}

/**
 * Takes away the audio whose time is over, for good, from entries and from the packets of signed ones; its hash stays.
 * @returns how many entries were found; there may be more
 */
export async function removeDueAudio(db: Database, now: number): Promise<number> {
  const due = await db
    .select({ id: sql<string>`t.id` })
    .from(entries)
    .where(sql`${withAudio} and ${audioEnds} <= ${now}::bigint`)
    .limit(atOnce);
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.execute(sql`
    with gone as (
      delete from ${transcriptAssets} where transcript_id = any(${sql.param(ids)}::uuid[]) and media_type like 'audio/%'
      returning transcript_id, file_id, file_name, size),
    unlinked as (update ${chainLinks} set file_id = null where file_id in (select file_id from gone)),
    told as (
      select gone.transcript_id, jsonb_agg(jsonb_build_object('fileName', gone.file_name, 'size', gone.size,
        'sha256', file.sha256, 'removedAt', ${now}::bigint) order by gone.file_name) as files
      from gone join ${storedFiles} file on file.file_id = gone.file_id group by gone.transcript_id),
    kept as (
      update ${transcripts} t set removed_audio = coalesce(t.removed_audio, '[]'::jsonb) || told.files, updated_at = ${now}::bigint
      from told where t.id = told.transcript_id returning t.id, t.note_id, t.workspace_id)
    insert into ${auditEvents} (id, at, workspace_id, action, record_type, record_id, note_id, outcome, request_id, address, user_agent)
    select gen_random_uuid(), ${now}::bigint, kept.workspace_id::text, 'transcript.remove-audio', 'transcript', kept.id::text,
      kept.note_id::text, 'ok', 'housekeeping', '', 'job'
    from kept`);
  return ids.length;
}

/** The same for audio of cards, whose other files stay. */
export async function removeDueCardAudio(db: Database, now: number): Promise<void> {
  await db.execute(sql`
    with due as (select t.id from ${cardFiles} where ${isCardAudio} and ${audioEnds} <= ${now}::bigint),
    gone as (delete from ${kanbanAssets} where id in (select id from due) returning card_id)
    insert into ${auditEvents} (id, at, workspace_id, action, record_type, record_id, note_id, outcome, request_id, address, user_agent)
    select gen_random_uuid(), ${now}::bigint, card.workspace_id::text, 'card.remove-audio', 'card', card.id::text, card.note_id::text,
      'ok', 'housekeeping', '', 'job'
    from gone join ${kanbanCards} card on card.id = gone.card_id`);
}

/** Moves charts whose time is over to the bin, which is emptied after its own. */
export async function binDueCharts(db: Database, now: number): Promise<void> {
  await db.execute(sql`
    with due as (select t.id from ${charts} where ${thatGoes} and ${chartEnds} <= ${now}::bigint),
    gone as (
      update ${notes} set deleted_at = ${now}::bigint, updated_at = ${now}::bigint where id in (select id from due) and deleted_at is null
      returning id, workspace_id)
    insert into ${auditEvents} (id, at, workspace_id, action, record_type, record_id, note_id, outcome, request_id, address, user_agent)
    select gen_random_uuid(), ${now}::bigint, gone.workspace_id::text, 'note.retention', 'note', gone.id::text, gone.id::text, 'ok',
      'housekeeping', '', 'job'
    from gone`);
}
