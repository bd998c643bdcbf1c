import { z } from 'zod';
import { deliverDocument, type Delivery } from './deliver-document.ts';
import { isEhrFailure, type EhrDocument } from '../../gateways/ehr/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { defineJob, onJob } from '../../platform/jobs/job.ts';
import { getNoteFor } from '../notes/public.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { otherPatient } from './compare-patient.ts';
import { getLinkedEhr, type LinkedEhr } from './linked-ehr.ts';
import { publishPush } from './publish-push.ts';
import { findPush, holdPush, type PushRow, updatePush } from './pushes.queries.ts';

export const pushNote = defineJob({
  name: 'ehr.push',
  payload: z.object({ pushId: z.uuid() }),
  retries: 2,
  timeoutSeconds: 240,
});

const minute = 60_000;
/** Longer than one try may take. */
const heldFor = 5 * minute;
/** An EHR may show a document late: for so long after it was handed over it is only asked about. */
const showsWithin = 3 * minute;
/** Minutes until the next try, the last for all that follow. */
const waits = [1, 1, 2, 5, 15, 60];

/** Sends a push, or asks what became of it. Of two jobs only one works on it. */
export const onPushNote = onJob(pushNote, async (ctx, { pushId }) => {
  const isHeld = await ctx.transaction((tx) => holdPush(tx, pushId, tx.clock.now() + heldFor));
  const push = isHeld ? await findPush(ctx.db, pushId) : null;
  if (!push) return;
  let change: Change | null = null;
  try {
    change = await tryOnce(ctx, push);
  } finally {
    await settle(ctx, push, change ?? {});
  }
});

type Change = Partial<Pick<PushRow, 'state' | 'reason' | 'documentId' | 'different' | 'nextAt'>>;

const failed = (reason: string): Change => ({ state: 'failed', reason, nextAt: null });

async function tryOnce(ctx: Context, push: PushRow): Promise<Change> {
  try {
    return changeOf(ctx, push, await deliver(ctx, push, await getLinkedEhr(ctx)));
  } catch (error) {
    // its person has lost the chart, the entry is in the bin, or there is no link any more
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      return failed('The chart or the entry can no longer be sent by the person who asked for it.');
    }
    if (isEhrFailure(error, 'token') || (error instanceof AppError && error.code === 'CONFLICT')) {
      return { reason: 'link-ended', nextAt: null };
    }
    if (isEhrFailure(error, 'away')) return { reason: 'away', nextAt: ctx.clock.now() + waitOf(push) };
    if (isEhrFailure(error)) return failed(error.message);
    throw error;
  }
}

async function deliver(ctx: Context, push: PushRow, { system, withToken, link }: LinkedEhr): Promise<Delivery> {
  const { noteId } = await getTranscriptFor(ctx, push.transcriptId, 'read');
  if (link.type !== push.type) throw new AppError('CONFLICT');
  const document: EhrDocument = {
    identifier: push.id,
    patientId: push.patientId,
    draft: push.draft,
    title: push.title,
    author: push.author,
    visitAt: push.visitAt,
    text: push.text,
    replaces: push.replaces,
  };
  const now = ctx.clock.now();
  // read at this moment: the chart may have been corrected since
  const chart = await getNoteFor(ctx, noteId, 'edit');
  return deliverDocument(
    system,
    withToken,
    document,
    {
      otherPatient: (patient) => otherPatient(chart, patient),
      mayCreate: push.sentAt === null || now - push.sentAt >= showsWithin,
      sending: () =>
        ctx.transaction((tx) => updatePush(tx.db, push.id, { state: 'sent', sentAt: now, changedAt: now })),
    },
    ctx.signal,
  );
}

function changeOf(ctx: Context, push: PushRow, delivery: Delivery): Change {
  switch (delivery.state) {
    case 'confirmed': {
      const { id, different } = delivery.stored;
      const stored = { documentId: id, different: [...different] };
      if (different.includes('patient') || different.includes('text')) {
        return {
          ...failed('The EHR has the note otherwise than it was sent. Look at it there, and correct or remove it.'),
          ...stored,
        };
      }
      return { state: 'confirmed', reason: null, nextAt: null, ...stored };
    }
    case 'stopped':
      return failed(delivery.why);
    default:
      return { state: 'sent', reason: 'away', nextAt: ctx.clock.now() + waitOf(push) };
  }
}

const waitOf = ({ tries }: PushRow): number => (waits[Math.min(tries, waits.length - 1)] ?? 60) * minute;

/** Stores what came of a try, and lets the next one begin. */
async function settle(ctx: Context, push: PushRow, change: Change): Promise<void> {
  await ctx.transaction(async (tx) => {
    await updatePush(tx.db, push.id, {
      ...change,
      tries: push.tries + 1,
      changedAt: tx.clock.now(),
      heldUntil: null,
    });
    const entry = await getTranscriptFor(tx, push.transcriptId, 'read').catch(() => null);
    const noteId = entry?.noteId ?? null;
    if (change.state === 'confirmed') await tx.audit('ehr.push-confirm', { type: 'ehr-push', id: push.id, noteId });
    if (change.state === 'failed') await tx.audit('ehr.push-fail', { type: 'ehr-push', id: push.id, noteId });
    if (noteId !== null) await publishPush(tx, { transcriptId: push.transcriptId, noteId });
  });
}
