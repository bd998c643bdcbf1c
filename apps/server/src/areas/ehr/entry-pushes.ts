import { ehrSystems } from '../../gateways/ehr/port.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/context.ts';
import { addChartTask, withdrawProof, withdrawTask } from '../clinical-tasks/public.ts';
import type { EntryFollower } from '../transcripts/public.ts';
import { mayBeThere } from './ehr.view.ts';
import { type PushRow, selectPatientsOf, selectPushes, updateOpen, updatePush } from './pushes.queries.ts';

/** What was sent stays in the EHR when its entry leaves the chart: somebody must remove it there. What waits is not sent. */
export const entryPushes: EntryFollower = {
  async moved(tx, { id, noteId }, to) {
    const pushes = await selectPushes(tx, id);
    await withdrawProof(
      tx,
      noteId,
      pushes.map((push) => push.id),
    );
    await placePushes(tx, pushes, { from: noteId, patients: await selectPatientsOf(tx, to.id) });
  },
  async removed(tx, { id, noteId }) {
    for (const push of await selectPushes(tx, id)) await takeOut(tx, push, noteId, 'it was deleted here');
  },
};

/** Those of another patient than the chart that they are in now, and those that are back with theirs. */
export async function placePushes(
  tx: Tx,
  pushes: readonly PushRow[],
  { from, patients }: { from: string; patients: ReadonlyMap<string, string> },
): Promise<void> {
  for (const push of pushes) {
    if (patients.get(push.type) !== push.patientId) await takeOut(tx, push, from, 'it belongs to another chart');
    else if (push.removal) {
      await withdrawTask(tx, push.removal.noteId, push.removal.taskId);
      await updatePush(tx.db, push.id, { removal: null });
    }
  }
}

async function takeOut(tx: Tx, push: PushRow, noteId: string, why: string): Promise<void> {
  const now = tx.clock.now();
  const reason = `Before it was sent, ${why}.`;
  const set = { state: 'failed', reason, nextAt: null, changedAt: now } as const;
  if (await updateOpen(tx.db, push.id, set, { unsent: true })) {
    await tx.audit('ehr.push-fail', { type: 'ehr-push', id: push.id, noteId });
    return;
  }
  if (!mayBeThere(push) || push.removal) return;
  await withdrawProof(tx, noteId, [push.id]);
  const { workspaceId, type, documentId, createdBy } = push;
  const system = tx.use(ehrSystems).find((each) => each.type === type)?.name ?? type;
  const taskId = await addChartTask(tx, {
    noteId,
    workspaceId,
    category: 'Alert',
    title: `Remove this note from ${system}: ${why}`,
    description: [
      `It was sent on ${isoTime(push.sentAt ?? push.createdAt).slice(0, 10)}, for the visit of ${isoTime(push.visitAt).slice(0, 10)}.`,
      documentId === null ? 'It may be there: look for it.' : `Document ${documentId}.`,
    ].join('\n'),
    assigneeId: createdBy,
    transcriptId: null,
    dueOn: isoTime(now).slice(0, 10),
  });
  await updatePush(tx.db, push.id, { removal: { taskId, noteId } });
}
