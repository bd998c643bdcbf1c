import type { GridhookEvent } from '@clinical/contract/automations/gridhook.schemas';
import { principalNames } from '../../platform/access.ts';
import type { Tx } from '../../platform/context.ts';
import type { NoteWritten } from '../scribe/public.ts';
import type { NoteSigned } from '../signing/public.ts';
import { type Entry, type EntryFollower, getTranscriptFor } from '../transcripts/public.ts';
import { placeRuns, placeRunsOf } from './automations.queries.ts';
import { deliverJob } from './deliver-message.job.ts';
import {
  cancelQueued,
  findGridhook,
  findLastSequence,
  type GridhookRow,
  insertDelivery,
  placesOf,
  replaceQueued,
  selectActiveGridhooks,
  selectEntriesSentAs,
  selectLastSent,
  selectSentIn,
  selectQueued,
} from './gridhook.queries.ts';

const newer = 'A newer message about this note was queued.';

type Sent = { event: GridhookEvent; entryId: string; noteId: string; version: number | null };

/** Queues a message in place of those about the same entry that wait. */
async function queueMessage(tx: Tx, hook: GridhookRow, sent: Sent, previousNoteId: string | null): Promise<void> {
  const { entryId, noteId } = sent;
  const waiting = await cancelQueued(tx, hook.id, newer, { entryId });
  const now = tx.clock.now();
  const id = tx.ids.uuid();
  const isOwn = hook.userId === tx.actor.userId && hook.workspaceId === tx.actor.workspaceId;
  // what waited for the same reason may have known where the receiver has the entry
  const before = previousNoteId ?? waiting.find((each) => each.previousNoteId !== null)?.previousNoteId ?? null;
  await insertDelivery(tx, {
    id,
    hookId: hook.id,
    // its owner acts there, wherever the entry is
    workspaceId: hook.workspaceId,
    ...sent,
    previousNoteId: before === noteId ? null : before,
    sequence: Math.max(now, 1 + (await findLastSequence(tx, hook.id, entryId))),
    state: 'queued',
    status: null,
    reason: null,
    tries: 0,
    faults: 0,
    createdAt: now,
    changedAt: now,
    sentAt: null,
    // one of another person is sent as them, by the next pass of the housekeeping
    nextAt: isOwn ? now + 60_000 : now,
    heldUntil: null,
  });
  if (isOwn) await tx.enqueue(deliverJob, { deliveryId: id });
  tx.emit([principalNames.user(hook.userId)], { type: 'automations-changed' });
}

/** A note that was written goes to the gridhook of who had it written, marked as unreviewed. */
export const queueGenerated: NoteWritten = async (tx, { id }) => {
  const entry = await getTranscriptFor(tx, id, 'read');
  if (!isSendable(entry)) return;
  for (const hook of await selectActiveGridhooks(tx, entry.workspaceId, [tx.actor.userId])) {
    await queueMessage(tx, hook, { ...placeOf(entry), event: 'note.generated', version: entry.version }, null);
  }
};

/** The signed note goes to the gridhooks of its clinicians, and to all that were handed a version of it before. */
export const queueSigned: NoteSigned = async (tx, { id }) => {
  const entry = await getTranscriptFor(tx, id, 'read');
  if (!isSendable(entry)) return;
  const people = [tx.actor.userId, entry.createdBy, ...(entry.onBehalfOf === null ? [] : [entry.onBehalfOf])];
  const hooks = new Map((await selectActiveGridhooks(tx, entry.workspaceId, people)).map((hook) => [hook.id, hook]));
  for (const hook of await hooksThatHave(tx, id)) hooks.set(hook.id, hook);
  for (const hook of hooks.values()) {
    await queueMessage(tx, hook, { ...placeOf(entry), event: 'note.signed', version: entry.version }, null);
  }
};

const isSendable = ({ kind, sections }: Entry): boolean => kind !== 'synthetic' && sections.length > 0;
const placeOf = ({ id, noteId }: Entry) => ({ entryId: id, noteId });

async function hooksThatHave(tx: Tx, entryId: string): Promise<GridhookRow[]> {
  const hooks: GridhookRow[] = [];
  for (const { hookId } of await selectLastSent(tx, entryId)) {
    const hook = await findGridhook(tx, hookId);
    if (hook?.enabled && hook.endedAt === null) hooks.push(hook);
  }
  return hooks;
}

/** Receivers learn that an entry belongs to another patient, or is gone. What waits goes out as of then. */
export const entryMessages: EntryFollower = {
  async moved(tx, { id }, to) {
    await placeRunsOf(tx, id, to.workspaceId);
    await announcePlace(tx, id, to.id);
  },
  async removed(tx, { id, noteId }) {
    for (const last of await selectLastSent(tx, id)) {
      const hook = await findGridhook(tx, last.hookId);
      if (!hook?.enabled || hook.endedAt !== null || last.event === 'note.deleted') continue;
      // as the receiver has it
      const sent = { entryId: id, noteId: last.noteId ?? noteId, version: last.version };
      await queueMessage(tx, hook, { ...sent, event: 'note.deleted' }, null);
    }
  },
  restored: (tx, { id }) => announceRestored(tx, id),
};

/** What was announced as deleted is sent as it is now. */
async function announceRestored(tx: Tx, entryId: string): Promise<void> {
  const entry = await getTranscriptFor(tx, entryId, 'read');
  if (!isSendable(entry)) return;
  const event = entry.signedAt === null ? 'note.generated' : 'note.signed';
  for (const last of await selectLastSent(tx, entryId)) {
    const hook = await findGridhook(tx, last.hookId);
    if (!hook?.enabled || hook.endedAt !== null) continue;
    const reason = 'The note was taken out of the bin.';
    const undone = await cancelQueued(tx, hook.id, reason, { entryId, event: 'note.deleted' });
    const isDeleted = last.event === 'note.deleted';
    if (!isDeleted && undone.length === 0) continue;
    const sent = { ...placeOf(entry), event, version: entry.version } as const;
    await queueMessage(tx, hook, sent, isDeleted ? null : last.noteId);
  }
}

/** The entries of charts that go to the bin, or come out of it. */
export async function removeCharts(tx: Tx, noteIds: readonly string[]): Promise<void> {
  for (const entry of await selectSentIn(tx, noteIds)) await entryMessages.removed(tx, entry);
}

export async function restoreChart(tx: Tx, noteId: string): Promise<void> {
  for (const { id } of await selectSentIn(tx, [noteId])) await announceRestored(tx, id);
}

/** What waits with a text says so itself. Else the place has a message of its own, which holds the newest text that was to be sent. */
async function announcePlace(tx: Tx, entryId: string, noteId: string): Promise<void> {
  for (const last of await selectLastSent(tx, entryId)) {
    const { hookId } = last;
    const hook = await findGridhook(tx, hookId);
    if (!hook?.enabled || hook.endedAt !== null || last.event === 'note.deleted') continue;
    const isThere = last.noteId === noteId;
    if (await replaceQueued(tx, hookId, entryId, isThere ? null : last.noteId)) continue;
    const queued = await selectQueued(tx, hookId, entryId);
    const version = [last, ...queued].reduce<number | null>((most, each) => newest(most, each.version), null);
    if (!isThere) {
      await queueMessage(tx, hook, { event: 'note.moved', entryId, noteId, version }, last.noteId);
      continue;
    }
    const reason = 'The note is back with the patient that it was sent for.';
    const back = await cancelQueued(tx, hookId, reason, { entryId, event: 'note.moved' });
    // it took the place of one that had no answer yet
    if (back.length > 0 && last.state !== 'delivered') {
      await queueMessage(tx, hook, { event: last.event, entryId, noteId, version }, null);
    }
  }
}

const newest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** The same for all entries that went from one chart to another. Their rows have moved already. */
export async function followCharts(
  tx: Tx,
  from: { id: string; workspaceId: string },
  to: { id: string; workspaceId: string },
): Promise<void> {
  await placeRuns(tx, to);
  await placeRuns(tx, from);
  const entries = new Set([...(await selectEntriesSentAs(tx, from.id)), ...(await selectEntriesSentAs(tx, to.id))]);
  for (const { id, noteId } of await placesOf(tx, [...entries])) {
    if (noteId === to.id) await announcePlace(tx, id, to.id);
    if (noteId === from.id) await announcePlace(tx, id, from.id);
  }
}
