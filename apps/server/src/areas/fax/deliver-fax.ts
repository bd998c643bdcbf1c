import { faxLimits, furthest } from '@clinical/contract/fax/fax.rules';
import { z } from 'zod';
import { faxPort, type LineEvent } from '../../gateways/fax/port.ts';
import { principalNames } from '../../platform/access.ts';
import { alerts } from '../../platform/alerts.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { defineJob, onJob } from '../../platform/jobs/job.ts';
import { fileStore } from '../../platform/storage/file-store.ts';
import { isTaskOfChart, proveArrival } from '../clinical-tasks/public.ts';
import {
  findRecipient,
  holdHandover,
  insertEvents,
  lockRecipient,
  releaseHandover,
  selectEvents,
  updateRecipient,
  wasAccepted,
} from './attempts.queries.ts';
import { eventRow } from './event-row.ts';
import { type FaxRow, isTriedAgain, lockFax, type RecipientRow } from './fax.queries.ts';
import { selectArrived } from './arrived-faxes.queries.ts';
import { proofOf } from './faxes-as-proof.ts';
import { creditKeyOf, reserveFaxCredits, settleFaxCredits } from './fax-credits.ts';
import { publishFax } from './publish-fax.ts';
import { faxReceiver } from './receive-faxes.ts';

export const deliverFax = defineJob({
  name: 'fax.deliver',
  payload: z.object({ recipientId: z.uuid(), attempt: z.number().int() }),
  retries: 6,
  timeoutSeconds: 300,
});

const tagOf = ({ id, attempt }: Pick<RecipientRow, 'id' | 'attempt'>): string => `${id}.${attempt}`;

/** Longer than one try of the job may take, in milliseconds. */
const handoverLasts = 6 * 60_000;

/**
 * Hands an attempt to the line, or asks what became of it. The line is asked first: an attempt that it has, or ever spoke of, is
 * never handed over again, whatever became of our reply. Of two jobs of one attempt only one may hand it over.
 */
export const onDeliverFax = onJob(deliverFax, async (ctx, { recipientId, attempt }) => {
  const found = await findRecipient(ctx.db, recipientId);
  if (!found || found.recipient.attempt !== attempt || hasEnded(found.recipient)) return;
  const { fax, recipient } = found;
  const until = ctx.clock.now() + handoverLasts;
  const mayHandOver = await ctx.transaction((tx) => holdHandover(tx, recipient, until));
  try {
    await apply(ctx, fax, recipientId, await handOverOnce(ctx, found, mayHandOver));
  } finally {
    if (mayHandOver) await ctx.transaction((tx) => releaseHandover(tx, recipient));
  }
});

type Found = { fax: FaxRow; recipient: RecipientRow };

async function handOverOnce(ctx: Context, { fax, recipient }: Found, mayHandOver: boolean): Promise<LineEvent[]> {
  const line = ctx.use(faxPort);
  const { id, attempt, number: to } = recipient;
  const tag = tagOf(recipient);
  const asked = { tag, to, since: fax.sentAt ?? fax.createdAt };
  const events = await line.ask(asked);
  if (!mayHandOver || events.length > 0 || (await selectEvents(ctx.db, id, attempt)).length > 0) return events;
  const pdf = await ctx.use(fileStore).readAll(fax.fileId, faxLimits.bytes);
  const said = await line.send({ tag, from: fax.fromNumber, to, pdf, pages: fax.pages }, ctx.signal);
  if (line.reaches === 'installation') await receiveNow(ctx);
  return said.length > 0 ? said : line.ask(asked);
}

/** What stays within the installation arrives at once. */
async function receiveNow(ctx: Context): Promise<void> {
  const workspaces = await ctx.use(faxReceiver).receive();
  await ctx.transaction(async (tx) => {
    for (const id of workspaces) tx.emit([principalNames.members(id)], { type: 'faxes-received' });
  });
}

const hasEnded = ({ state }: Pick<RecipientRow, 'state'>): boolean => state === 'delivered' || state === 'failed';

/** Keeps what was said, and works out from all of it what is true now. */
async function apply(ctx: Context, fax: FaxRow, recipientId: string, events: readonly LineEvent[]): Promise<void> {
  await ctx.transaction(async (tx) => {
    const recipient = await lockRecipient(tx, recipientId);
    if (!recipient) return;
    const now = tx.clock.now();
    const { attempt } = recipient;
    const ofAttempt = events.filter(({ tag }) => tag === tagOf(recipient));
    await insertEvents(
      tx.db,
      ofAttempt.map((event) => eventRow(event, { id: tx.ids.uuid(), recipientId, attempt, at: now })),
    );
    const { state, failure, pagesSent } = furthest(await selectEvents(tx.db, recipientId, attempt));
    await settleFaxCredits(tx, recipient, state === 'failed');
    if (state === recipient.state && failure === recipient.failure && pagesSent === recipient.pagesSent) return;
    await updateRecipient(tx.db, recipientId, { state, failure, pagesSent, changedAt: now });
    if (hasEnded({ state })) {
      const action = state === 'delivered' ? 'fax.deliver' : 'fax.fail';
      await tx.audit(action, { type: 'fax', id: fax.id, noteId: fax.noteId });
      if (state === 'failed' && !isTriedAgain({ failure, attempt })) {
        const { id: faxId, workspaceId, noteId } = fax;
        const key = `${recipientId}:${attempt}`;
        await tx.use(alerts).raise(tx, { kind: 'fax-failed', workspaceId, key, noteId, recordId: faxId });
      }
      if (state === 'delivered' && fax.taskId !== null) await proveIfArrived(tx, fax.id);
    }
    await publishFax(tx, fax);
  });
}

/** Once the last recipient has it. The task may have gone to another chart, or been deleted, since. */
async function proveIfArrived(tx: Tx, faxId: string): Promise<void> {
  // two recipients may get it at the same moment
  const { noteId, taskId } = await lockFax(tx, faxId);
  if (noteId === null || taskId === null || !(await isTaskOfChart(tx, noteId, taskId))) return;
  const [arrived] = await selectArrived(tx, noteId, faxId);
  if (arrived) await proveArrival(tx, taskId, proofOf(arrived));
}

/** Has the line asked what became of an attempt. */
export async function askAbout(tx: Tx, { id, attempt }: Pick<RecipientRow, 'id' | 'attempt'>): Promise<void> {
  await updateRecipient(tx.db, id, { changedAt: tx.clock.now() });
  await tx.enqueue(deliverFax, { recipientId: id, attempt });
}

/** A new attempt with the same bytes. It is paid for unless the line took one before. @throws AppError NO_CREDITS, NO_SEAT */
export async function tryAgain(tx: Tx, recipient: RecipientRow, noteId: string | null): Promise<void> {
  const { id } = recipient;
  const attempt = recipient.attempt + 1;
  const isPaid = await wasAccepted(tx.db, id);
  const creditKey = isPaid ? recipient.creditKey : creditKeyOf(id, attempt);
  if (!isPaid) await reserveFaxCredits(tx, { id, creditKey }, noteId);
  const next = { attempt, state: 'queued', failure: null, pagesSent: null, creditKey, handedUntil: null } as const;
  await updateRecipient(tx.db, id, { ...next, changedAt: tx.clock.now() });
  await tx.enqueue(deliverFax, { recipientId: id, attempt });
}
