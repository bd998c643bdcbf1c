import { gridhookRetries } from '@clinical/contract/automations/automations.rules';
import type { GridhookMessage } from '@clinical/contract/automations/gridhook.schemas';
import { gridhookPort, type PostOutcome } from '../../gateways/gridhook/port.ts';
import { principalNames } from '../../platform/access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
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
  markEnded,
  selectOthers,
  updateQueued,
} from './gridhook.queries.ts';
import { sealContext } from './set-gridhook.ts';
import { type SignedMessage, signedMessage } from './sign-message.ts';

const minute = 60_000;
/** Longer than one try may take. */
const heldFor = 3 * minute;
/** A receiver that asks to wait is waited for so long in all, and at most. */
const patience = 24 * 60 * minute;

/** Before each further try after a fault of ours. */
const faultDelays = [minute, 5 * minute, 15 * minute, 60 * minute];

type Change = Partial<Pick<DeliveryRow, 'state' | 'status' | 'reason' | 'nextAt' | 'tries' | 'faults'>>;
/** `posted`: the gridhook as it was when something was sent. */
type Tried = { change: Change; posted: GridhookRow | null };
const unsent = (change: Change): Tried => ({ change, posted: null });
const cancelled = (reason: string): Tried => unsent({ state: 'cancelled', reason, nextAt: null });

/** Sends a message to the gridhook of the acting person. Of two jobs only one works on it. */
export const onDeliver = onJob(deliverJob, async (ctx, { deliveryId }) => {
  const isHeld = await ctx.transaction((tx) => holdDelivery(tx, deliveryId, tx.clock.now() + heldFor));
  const delivery = isHeld ? await findDelivery(ctx, deliveryId) : null;
  if (!delivery) return;
  let tried: Tried | null = null;
  try {
    tried = await tryOnce(ctx, delivery);
  } finally {
    await settle(ctx, delivery, tried ?? unsent(afterFault(ctx, delivery)));
  }
});

/** A message that could not be composed or sent for a reason of ours is tried five times in all. */
function afterFault({ clock }: Context, { faults }: DeliveryRow): Change {
  const wait = faultDelays[faults];
  const change = { reason: 'It could not be sent.', faults: faults + 1 };
  return wait === undefined ? { ...change, state: 'failed', nextAt: null } : { ...change, nextAt: clock.now() + wait };
}

async function tryOnce(ctx: Context, delivery: DeliveryRow): Promise<Tried> {
  const hook = await findGridhook(ctx, delivery.hookId);
  if (hook?.userId !== ctx.actor.userId) return cancelled('The gridhook was deleted.');
  if (!hook.enabled || hook.endedAt !== null) return cancelled('The gridhook was switched off.');
  if ((await servicesOff(ctx)).ids.has('gridhooks')) return cancelled('Your workspace has switched gridhooks off.');
  // messages of an entry go one after the other, and never an older one after a newer one
  const others = await selectOthers(ctx, delivery, ctx.clock.now());
  if (others.newer) return cancelled('A newer message about this note was queued.');
  if (others.held) {
    return unsent({ nextAt: ctx.clock.now() + minute, reason: 'Another message about this note is under way.' });
  }
  const composed = await compose(ctx, delivery, hook);
  if ('dropped' in composed) return cancelled(composed.dropped);
  const { noteId, message } = composed;
  const { event, version } = message;
  // what fails before anything is sent is not audited as sent
  const signed = signFor(ctx, hook, delivery.id, message);
  const refusal = await ctx.use(gridhookPort).inspect(hook.url);
  if (refusal !== null) {
    return unsent(changeOf(ctx, delivery, refusal.mayPass ? { kind: 'unreachable' } : { kind: 'refused', ...refusal }));
  }
  const isAsComposed = await ctx.transaction(async (tx) => {
    const { entryId } = delivery;
    // it may have gone to another chart while the message was composed
    if (event !== 'note.deleted' && (entryId === null || (await holdPlace(tx, entryId)) !== noteId)) return false;
    await tx.audit('transcript.send-to-gridhook', { type: 'transcript', id: entryId, noteId });
    return updateQueued(tx.db, delivery.id, { event, noteId, version, sentAt: delivery.sentAt ?? tx.clock.now() });
  });
  if (!isAsComposed) return unsent({ nextAt: ctx.clock.now() });
  const outcome = await ctx.use(gridhookPort).post(hook.url, signed, ctx.signal);
  return { change: changeOf(ctx, delivery, outcome), posted: hook };
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

/** A message with its signature of now. */
export function signFor(
  ctx: Context,
  { id, secretSealed, encrypt }: GridhookRow,
  messageId: string,
  message: GridhookMessage,
): SignedMessage {
  const secret = ctx.use(textSeal).openText(secretSealed, sealContext(id));
  return signedMessage(JSON.stringify(message), { id: messageId, now: ctx.clock.now(), secret, encrypt });
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
async function settle(ctx: Context, delivery: DeliveryRow, { change, posted }: Tried): Promise<void> {
  await ctx.transaction(async (tx) => {
    const now = tx.clock.now();
    const isGone = posted !== null && change.status === 410;
    // the address may have been changed meanwhile: the new one has not said that it is gone
    const isOver = !isGone || (await endGridhook(tx, posted));
    const set: Change = isOver ? change : { nextAt: now, status: 410 };
    const isOpen = await updateQueued(tx.db, delivery.id, { ...set, changedAt: now, heldUntil: null });
    if (change.state === 'delivered') await changeGridhook(tx, delivery.hookId, { lastSuccessAt: now });
    if (isOpen) tx.emit([principalNames.user(tx.actor.userId)], { type: 'automations-changed' });
  });
}

/** The receiver said that its address is gone: nothing more is sent there. @returns false when the gridhook has another one by now */
export async function endGridhook(tx: Tx, posted: Pick<GridhookRow, 'id' | 'url'>): Promise<boolean> {
  if (!(await markEnded(tx, posted))) return false;
  await cancelQueued(tx, posted.id, 'The receiver says that its address is gone.');
  await tx.audit('gridhook.end', { type: 'gridhook', id: posted.id });
  return true;
}
