import { gridhookRetries } from '@clinical/contract/automations/automations.rules';
import type { GridhookMessage } from '@clinical/contract/automations/gridhook.schemas';
import { gridhookPort, type PostOutcome } from '../../gateways/gridhook/port.ts';
import { principalNames } from '../../platform/access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { textSeal } from '../../platform/crypto/text-seal.ts';
import { onJob } from '../../platform/jobs/job.ts';
import { servicesOff } from '../accounts/public.ts';
import { composeMessage, deletedMessage } from './compose-message.ts';
import { deliverJob } from './deliver-message.job.ts';
import {
  cancelQueued,
  changeGridhook,
  type DeliveryRow,
  findDelivery,
  findGridhook,
  type GridhookRow,
  holdDelivery,
  holdPlace,
  selectOthers,
  updateQueued,
} from './gridhook.queries.ts';
import { sealContext } from './set-gridhook.ts';
import { signedMessage } from './sign-message.ts';

const minute = 60_000;
/** Longer than one try may take. */
const heldFor = 3 * minute;
/** A receiver that asks to wait is waited for so long in all, and at most. */
const patience = 24 * 60 * minute;

type Change = Partial<Pick<DeliveryRow, 'state' | 'status' | 'reason' | 'nextAt' | 'tries'>>;
const cancelled = (reason: string): Change => ({ state: 'cancelled', reason, nextAt: null });

/** Sends a message to the gridhook of the acting person. Of two jobs only one works on it. */
export const onDeliver = onJob(deliverJob, async (ctx, { deliveryId }) => {
  const isHeld = await ctx.transaction((tx) => holdDelivery(tx, deliveryId, tx.clock.now() + heldFor));
  const delivery = isHeld ? await findDelivery(ctx, deliveryId) : null;
  if (!delivery) return;
  let change: Change | null = null;
  try {
    change = await tryOnce(ctx, delivery);
  } finally {
    await settle(ctx, delivery, change ?? again(ctx, delivery));
  }
});

/** A message that could not be composed or sent for a reason of ours is tried again, but not for ever. */
function again({ clock }: Context, { createdAt }: DeliveryRow): Change {
  const now = clock.now();
  if (now > createdAt + 2 * patience) return { state: 'failed', reason: 'It could not be sent.', nextAt: null };
  return { nextAt: now + minute };
}

async function tryOnce(ctx: Context, delivery: DeliveryRow): Promise<Change> {
  const hook = await findGridhook(ctx, delivery.hookId);
  if (hook?.userId !== ctx.actor.userId) return cancelled('The gridhook was deleted.');
  if (!hook.enabled || hook.endedAt !== null) return cancelled('The gridhook was switched off.');
  if ((await servicesOff(ctx)).ids.has('gridhooks')) return cancelled('Your workspace has switched gridhooks off.');
  // messages of an entry go one after the other, and never an older one after a newer one
  const others = await selectOthers(ctx, delivery, ctx.clock.now());
  if (others.newer) return cancelled('A newer message about this note was queued.');
  if (others.held) return { nextAt: ctx.clock.now() + minute, reason: 'Another message about this note is under way.' };
  const composed = await compose(ctx, delivery, hook);
  if ('dropped' in composed) return cancelled(composed.dropped);
  const { noteId, message } = composed;
  const { event, version } = message;
  const isAsComposed = await ctx.transaction(async (tx) => {
    const { entryId } = delivery;
    // it may have gone to another chart while the message was composed
    if (event !== 'note.deleted' && (entryId === null || (await holdPlace(tx, entryId)) !== noteId)) return false;
    await tx.audit('transcript.send-to-gridhook', { type: 'transcript', id: entryId, noteId });
    return updateQueued(tx.db, delivery.id, { event, noteId, version, sentAt: delivery.sentAt ?? tx.clock.now() });
  });
  if (!isAsComposed) return { nextAt: ctx.clock.now() };
  return changeOf(ctx, delivery, await sendMessage(ctx, hook, delivery.id, message));
}

async function compose(ctx: Context, delivery: DeliveryRow, hook: GridhookRow) {
  const { entryId, noteId } = delivery;
  if (entryId === null || noteId === null) return { dropped: 'It is about no note.' };
  if (delivery.event === 'note.deleted') {
    return { message: deletedMessage({ ...delivery, entryId, noteId }, hook.userId), noteId };
  }
  try {
    return await composeMessage(ctx, { ...delivery, entryId }, hook.fields);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    const { previousNoteId } = delivery;
    // it went where its owner cannot follow: the receiver does not keep it under the former patient
    if (previousNoteId !== null) {
      const gone = { ...delivery, event: 'note.deleted', entryId, noteId: previousNoteId } as const;
      return { message: deletedMessage(gone, hook.userId), noteId: previousNoteId };
    }
    return { dropped: 'The owner of the gridhook can no longer read this note.' };
  }
}

/** Sends one message now, with the address checked again. */
export function sendMessage(
  ctx: Context,
  { id, url, secretSealed, encrypt }: GridhookRow,
  messageId: string,
  message: GridhookMessage,
): Promise<PostOutcome> {
  const secret = ctx.use(textSeal).openText(secretSealed, sealContext(id));
  const signed = signedMessage(JSON.stringify(message), { id: messageId, now: ctx.clock.now(), secret, encrypt });
  return ctx.use(gridhookPort).post(url, signed, ctx.signal);
}

/** What a receiver answered, as a sentence without its words. */
export function describeOutcome(outcome: PostOutcome): string {
  if (outcome.kind === 'refused') return outcome.message;
  if (outcome.kind === 'unreachable') return 'The receiver did not answer within 10 seconds, or could not be reached.';
  const { status } = outcome;
  if (status >= 200 && status < 300) return `The receiver accepted it (${status}).`;
  if (status >= 300 && status < 400)
    return `The receiver answered with a redirect (${status}). Redirects are not followed.`;
  if (status === 410) return 'The receiver says that this address is gone (410).';
  return `The receiver answered with ${status}.`;
}

function changeOf(ctx: Context, { tries, createdAt }: DeliveryRow, outcome: PostOutcome): Change {
  const now = ctx.clock.now();
  const reason = describeOutcome(outcome);
  const status = outcome.kind === 'answered' ? outcome.status : null;
  if (status !== null && status >= 200 && status < 300)
    return { state: 'delivered', status, reason: null, nextAt: null, tries: tries + 1 };
  const failed: Change = { state: 'failed', status, reason, nextAt: null, tries: tries + 1 };
  if (outcome.kind === 'refused' || status === 410) return failed;
  if (outcome.kind === 'answered' && status === 429) {
    const wait = Math.min(Math.max(outcome.retryAfterMs, minute), patience);
    // waiting as asked is no failed try
    return now + wait > createdAt + 2 * patience ? failed : { status, reason, nextAt: now + wait };
  }
  const wait = gridhookRetries[tries];
  return wait === undefined ? failed : { status, reason, nextAt: now + wait, tries: tries + 1 };
}

/** Stores what came of a try. An address that is gone ends its gridhook, with all that waits for it. */
async function settle(ctx: Context, delivery: DeliveryRow, change: Change): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = tx.clock.now();
    const isOpen = await updateQueued(tx.db, delivery.id, { ...change, changedAt: now, heldUntil: null });
    if (change.state === 'delivered') await changeGridhook(tx, delivery.hookId, { lastSuccessAt: now });
    if (change.status === 410) await endGridhook(tx, delivery.hookId);
    if (isOpen) tx.emit([principalNames.user(tx.actor.userId)], { type: 'automations-changed' });
  });
}

/** The receiver said that its address is gone: nothing more is sent there. */
export async function endGridhook(tx: Parameters<typeof changeGridhook>[0], hookId: string): Promise<void> {
  await changeGridhook(tx, hookId, { endedAt: tx.clock.now() });
  await cancelQueued(tx, hookId, 'The receiver says that its address is gone.');
  await tx.audit('gridhook.end', { type: 'gridhook', id: hookId });
}
