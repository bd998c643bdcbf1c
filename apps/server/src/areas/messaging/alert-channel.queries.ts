import { and, eq, sql } from 'drizzle-orm';
import type { AlertScope } from '../../platform/alerts.ts';
import type { Database } from '../../platform/db/database.ts';
import { notes } from '../notes/notes.table.ts';
import { channels, messages } from './messaging.table.ts';

/** Stands in the place of a pair, so that a workspace has one. */
const pair = 'sentry';

/** The channel of alerts of a workspace, made when there is none; alerts are written one after the other. */
export async function lockAlertChannel({ db, ids, clock }: AlertScope, workspaceId: string): Promise<string> {
  const row = { id: ids.uuid(), workspaceId, type: 'sentry', name: 'Alerts', pair, createdAt: clock.now() } as const;
  await db.insert(channels).values(row).onConflictDoNothing();
  const [channel] = await db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.workspaceId, workspaceId), eq(channels.pair, pair)))
    .for('update');
  return channel!.id;
}

export async function hasAlert(db: Database, workspaceId: string, alertKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.workspaceId, workspaceId), eq(messages.alertKey, alertKey)));
  return rows.length > 0;
}

/** The chart, which stays until the transaction ends; null when it is gone. */
export async function holdChart(db: Database, noteId: string): Promise<string | null> {
  const [row] = await db.select({ id: notes.id }).from(notes).where(eq(notes.id, noteId)).for('key share');
  return row?.id ?? null;
}

/** Everybody of the workspace is a member, who has read what was before them. False when nobody was missing. */
export async function joinEverybody(
  { db, clock }: Pick<AlertScope, 'db' | 'clock'>,
  channelId: string,
  workspaceId: string,
): Promise<boolean> {
  const joined = await db.execute(sql`
    insert into channel_members (channel_id, user_id, role, read_sequence, joined_at)
    select ${channelId}::uuid, member.user_id, 'member',
      (select last_sequence from channels where id = ${channelId}::uuid), ${clock.now()}::bigint
    from workspace_members member
    where member.workspace_id = ${workspaceId}::uuid and member.removed_at is null
    on conflict do nothing returning user_id`);
  return (joined as { rows: unknown[] }).rows.length > 0;
}
