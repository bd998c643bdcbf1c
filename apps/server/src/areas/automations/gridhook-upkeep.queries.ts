import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { workspaceMembers, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import { autoTaskers, gridhookDeliveries, gridhooks } from './automations.table.ts';

/**
 * Queues what receivers do not know: entries that went to another chart, to the bin or for good while nothing was sent, because a gridhook
 * or the workspace had switched it off. Of all gridhooks or of one.
 */
export async function queueMissedPlaces({ db }: Pick<Scope, 'db'>, now: number, hookId?: string): Promise<void> {
  await db.execute(sql`
    with last as (
      select distinct on (hook_id, entry_id) * from ${gridhookDeliveries}
      where entry_id is not null and sent_at is not null and ${hookId === undefined ? sql`true` : sql`hook_id = ${hookId}`}
      order by hook_id, entry_id, sequence desc)
    insert into ${gridhookDeliveries} (id, workspace_id, hook_id, event, entry_id, note_id, previous_note_id, version, sequence, state,
      tries, faults, created_at, changed_at, next_at)
    select gen_random_uuid(), hook.workspace_id, hook.id,
      case when place.note_id is null then 'note.deleted' else 'note.moved' end,
      last.entry_id, coalesce(place.note_id, last.note_id),
      case when place.note_id is null then null else last.note_id end,
      last.version, greatest(${now}::bigint, 1 + newest.sequence), 'queued', 0, 0, ${now}, ${now}, ${now}
    from last
    join ${gridhooks} hook on hook.id = last.hook_id and hook.enabled and hook.ended_at is null
    join ${workspaces} workspace on workspace.id = hook.workspace_id and not 'gridhooks' = any(workspace.services_off)
    left join lateral (
      select entry.note_id from ${transcripts} entry join ${notes} chart on chart.id = entry.note_id
      where entry.id = last.entry_id and entry.deleted_at is null and chart.deleted_at is null) place on true
    join lateral (
      select sequence, state, sent_at, changed_at from ${gridhookDeliveries} other
      where other.hook_id = last.hook_id and other.entry_id = last.entry_id order by sequence desc limit 1) newest on true
    where last.event <> 'note.deleted' and place.note_id is distinct from last.note_id and newest.state <> 'queued'
      -- one that could not be sent is tried again when the gridhook is saved
      and not (newest.state = 'failed' and newest.sent_at is null and newest.changed_at > hook.updated_at)`);
}

/** The log is not kept for ever. What waits stays, and so does what a receiver has of an entry: it must learn of a move or a deletion. */
export async function deleteDeliveriesBefore(db: Database, before: number): Promise<void> {
  await db.execute(sql`
    delete from ${gridhookDeliveries} old
    where old.created_at < ${before} and old.state <> 'queued'
      and (old.sent_at is null or old.entry_id is null or old.event = 'note.deleted' or exists (
        select 1 from ${gridhookDeliveries} later
        where later.hook_id = old.hook_id and later.entry_id = old.entry_id and later.sent_at is not null
          and later.sequence > old.sequence))`);
}

/** Who was removed from a workspace and comes back finds the gridhook off and the rules paused. */
export async function stopAutomationsOfRemoved(db: Database, now: number): Promise<void> {
  const isRemoved = (owned: typeof gridhooks | typeof autoTaskers) => sql`exists (
    select 1 from ${workspaceMembers} member where member.user_id = ${owned.userId}
      and member.workspace_id = ${owned.workspaceId} and member.removed_at is not null)`;
  await db.execute(sql`
    with stopped as (
      update ${gridhooks} set enabled = false, updated_at = ${now} where enabled and ${isRemoved(gridhooks)} returning id)
    update ${gridhookDeliveries} set state = 'cancelled', next_at = null, changed_at = ${now},
      reason = 'The owner of the gridhook has left this workspace.'
    where state = 'queued' and hook_id in (select id from stopped)`);
  await db.execute(sql`
    update ${autoTaskers} set paused = true, updated_at = ${now} where not paused and ${isRemoved(autoTaskers)}`);
}
