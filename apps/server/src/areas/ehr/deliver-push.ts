import { z } from 'zod';
import { deliverDocument, type Delivery } from './deliver-document.ts';
import { isEhrFailure, type EhrDocument } from '../../gateways/ehr/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { defineJob, onJob } from '../../platform/jobs/job.ts';
import { getNoteFor } from '../notes/public.ts';
import { getTranscriptFor } from '../transcripts/public.ts';
import { otherPatient } from './compare-patient.ts';
import { findOwnLink, type LinkRow } from './ehr.queries.ts';
import { findSystem, getLinkedEhr, type LinkedEhr } from './linked-ehr.ts';
import { preparePush } from './prepare-push.ts';
import { publishPush } from './publish-push.ts';
import { findPush, holdPush, type PushRow, updateOpen } from './pushes.queries.ts';

export const pushNote = defineJob({
  name: 'ehr.push',
  payload: z.object({ pushId: z.uuid() }),
  retries: 2,
  timeoutSeconds: 240,
});

const minute = 60_000;
/** Longer than one try may take. */
export const heldFor = 5 * minute;
/** Minutes until the next try, the last for all that follow. */
const waits = [1, 1, 2, 5, 15, 60];
/** After so many tries without seeing it in the EHR, some seven hours, a person looks there. */
const mostAsks = 12;

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
    const linked = await linkFor(ctx, push);
    return 'reason' in linked ? linked : changeOf(ctx, push, await deliver(ctx, push, linked));
  } catch (error) {
    // its person has lost the chart, or the entry is in the bin
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      return failed('The chart or the entry can no longer be sent by the person who asked for it.');
    }
    if (error instanceof AppError) return failed(error.message);
    if (isEhrFailure(error, 'token')) return { reason: 'link-ended', nextAt: null };
    if (isEhrFailure(error, 'away')) return askLater(ctx, push, push.state);
    if (isEhrFailure(error)) return failed(error.message);
    throw error;
  }
}

/** The sender's link to that EHR; what is not sent yet needs the same account as when it was asked. */
async function linkFor(ctx: Context, push: PushRow): Promise<LinkedEhr | (Change & { reason: string })> {
  const link = await findOwnLink(ctx);
  const isLinked = link && link.endedAt === null && link.type === push.type && findSystem(ctx, link.type) !== null;
  if (!isLinked) return { reason: 'link-ended', nextAt: null };
  if (!mayUse(link, push)) return { reason: 'other-account', nextAt: null };
  return getLinkedEhr(ctx);
}

const mayUse = (link: LinkRow, push: PushRow): boolean =>
  link.endedAt === null && link.type === push.type && (push.sentAt !== null || link.subject === push.subject);

function askLater(ctx: Context, push: PushRow, state: PushRow['state']): Change {
  if (push.sentAt !== null && push.tries >= mostAsks) {
    return failed('It was handed over, and the EHR has not shown it since. Look for it there.');
  }
  return { state, reason: 'away', nextAt: ctx.clock.now() + waitOf(push) };
}

async function deliver(ctx: Context, push: PushRow, { system, withToken }: LinkedEhr): Promise<Delivery> {
  const { noteId } = await getTranscriptFor(ctx, push.transcriptId, 'read');
  if (push.sentAt === null) {
    const present = await preparePush(ctx, push.transcriptId);
    if (present.digest !== push.digest || present.draft !== push.draft) {
      return { state: 'stopped', why: 'The note has changed since. Send it again.' };
    }
  }
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
  // read at this moment: the chart may have been corrected since
  const chart = await getNoteFor(ctx, noteId, 'edit');
  const mark = async (sentAt: number | null): Promise<boolean> => {
    const set = { state: sentAt === null ? 'prepared' : 'sent', sentAt, tries: 0 } as const;
    const isOpen = await ctx.transaction((tx) => updateOpen(tx.db, push.id, { ...set, changedAt: tx.clock.now() }));
    if (isOpen) Object.assign(push, set);
    return isOpen;
  };
  return deliverDocument(
    system,
    withToken,
    document,
    {
      otherPatient: (patient) => otherPatient(chart, patient),
      // handed over once, it is only asked about, until a person has looked in the EHR
      mayCreate: push.sentAt === null,
      sending: async () => ((await mark(ctx.clock.now())) ? null : 'It was taken back.'),
      notSent: async () => void (await mark(null)),
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
    case 'misplaced': {
      const { id, different } = delivery.stored;
      return { ...failed(`It is in the EHR. ${delivery.why}`), documentId: id, different: [...different] };
    }
    case 'stopped':
      return failed(delivery.why);
    default:
      return askLater(ctx, push, 'sent');
  }
}

const waitOf = ({ tries }: PushRow): number => (waits[Math.min(tries, waits.length - 1)] ?? 60) * minute;

/** Stores what came of a try, and lets the next one begin. What was taken back meanwhile stays so. */
async function settle(ctx: Context, push: PushRow, change: Change): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = tx.clock.now();
    const isOpen = await updateOpen(tx.db, push.id, {
      ...change,
      ...((await isLinkedAgain(tx, push, change)) && { nextAt: now }),
      tries: push.tries + 1,
      changedAt: now,
      heldUntil: null,
    });
    if (!isOpen) return;
    const entry = await getTranscriptFor(tx, push.transcriptId, 'read').catch(() => null);
    const noteId = entry?.noteId ?? null;
    if (change.state === 'confirmed') await tx.audit('ehr.push-confirm', { type: 'ehr-push', id: push.id, noteId });
    if (change.state === 'failed') await tx.audit('ehr.push-fail', { type: 'ehr-push', id: push.id, noteId });
    if (noteId !== null) await publishPush(tx, { transcriptId: push.transcriptId, noteId });
  });
}

/** Linked while this try ran: nothing else would resume it. */
async function isLinkedAgain(tx: Tx, push: PushRow, { reason }: Change): Promise<boolean> {
  if (reason !== 'link-ended' && reason !== 'other-account') return false;
  const link = await findOwnLink(tx);
  return link !== null && mayUse(link, push);
}
