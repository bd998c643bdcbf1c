import type { EhrPush } from '@clinical/contract/ehr/ehr.schemas';
import type { z } from 'zod';
import type { PushNote } from '@clinical/contract/ehr/ehr.schemas';
import { ehrSystems } from '../../gateways/ehr/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { findHoldOf, refusedBy } from '../checks/public.ts';
import { lockTranscriptFor } from '../transcripts/public.ts';
import { pushNote } from './deliver-push.ts';
import { findOwnLink } from './ehr.queries.ts';
import { mayBeThere, viewPush } from './ehr.view.ts';
import { findSystem } from './linked-ehr.ts';
import { preparePush, type Prepared } from './prepare-push.ts';
import { publishPush } from './publish-push.ts';
import {
  findPatientOf,
  insertPush,
  type PushRow,
  selectPatientsOf,
  selectPushes,
  updatePush,
} from './pushes.queries.ts';

/**
 * Keeps the note as it was shown and has it sent. Asked twice, it is one push; what is or may be in the EHR already is sent again only when
 * asked so. What is there is replaced; what nobody saw there is written under the identifier that it had. @throws AppError as preparePush; CONFLICT without link or patient, or when it was sent; IDENTITY_CONFLICT when the
 * visit names somebody else; VERSION_CONFLICT when the note, its patient or the EHR is not as it was shown
 */
export async function pushEntry(
  ctx: Context,
  id: string,
  { digest, ...asked }: z.output<typeof PushNote>,
): Promise<EhrPush> {
  const prepared = await preparePush(ctx, id);
  if (prepared.digest !== digest) throw new AppError('VERSION_CONFLICT');
  const hold = await findHoldOf(ctx, prepared.chart, prepared.entry, { anyway: true });
  if (hold?.kind === 'identity') throw refusedBy(hold);
  const push = await ctx.transaction((tx) => queuePush(tx, prepared, asked));
  return viewPush(push, ctx.use(ehrSystems), { digest, patients: await selectPatientsOf(ctx, prepared.chart.id) });
}

type Asked = Pick<z.output<typeof PushNote>, 'again' | 'patientId' | 'type'>;

/** Stores a push, to be sent after the commit. @throws AppError as pushEntry */
export async function queuePush(tx: Tx, prepared: Prepared, { again, ...asked }: Asked): Promise<PushRow> {
  const { entry, chart, digest, text, title, draft, addenda, author } = prepared;
  // two requests about one entry go one after the other
  await lockTranscriptFor(tx, entry.id, 'read');
  const link = await findOwnLink(tx);
  if (!link || !findSystem(tx, link.type)) {
    throw new AppError('CONFLICT', { message: 'You are not linked to an EHR. Link your account first.' });
  }
  const { type, subject } = link;
  if (type !== asked.type) throw new AppError('VERSION_CONFLICT');
  const patient = await findPatientOf(tx, chart.id, type);
  if (!patient) throw new AppError('CONFLICT', { message: 'Choose the patient in the EHR first.' });
  const { patientId } = patient;
  if (patientId !== asked.patientId) throw new AppError('VERSION_CONFLICT');
  const earlier = (await selectPushes(tx, entry.id)).filter((push) => push.type === type);
  const open = earlier.find(({ state }) => state === 'prepared' || state === 'sent');
  const isSame = (push: PushRow): boolean =>
    push.digest === digest && push.patientId === patientId && push.subject === subject;
  if (open && isSame(open) && (open.sentAt === null || !again)) return open;
  if (open?.sentAt === null) {
    throw new AppError('CONFLICT', { message: 'This note waits to be sent as it was before. Cancel that first.' });
  }
  const there = earlier.find(mayBeThere);
  if (there && !again) {
    throw new AppError('CONFLICT', {
      message: 'This note is or may be in the EHR already. Confirm that it is to be sent again.',
    });
  }
  if (open) {
    if (open.heldUntil !== null && open.heldUntil > tx.clock.now()) {
      throw new AppError('CONFLICT', { message: 'The EHR is asked for this note right now. Try again in a minute.' });
    }
    await updatePush(tx.db, open.id, { state: 'failed', reason: 'It was sent again.', nextAt: null });
  }
  if (there && there.documentId === null && isSame(there)) return sendAnew(tx, there, entry.noteId);
  const now = tx.clock.now();
  const row: PushRow = {
    id: tx.ids.uuid(),
    workspaceId: chart.workspaceId,
    transcriptId: entry.id,
    type,
    subject,
    patientId,
    draft,
    addenda,
    text,
    digest,
    title,
    author,
    visitAt: entry.createdAt,
    // of another patient nothing is replaced
    replaces: earlier.find((push) => push.documentId !== null && push.patientId === patientId)?.documentId ?? null,
    state: 'prepared',
    reason: null,
    documentId: null,
    different: [],
    createdBy: tx.actor.userId,
    createdAt: now,
    changedAt: now,
    sentAt: null,
    tries: 0,
    nextAt: now + 60_000,
    heldUntil: null,
    followAt: null,
    removal: null,
  };
  await insertPush(tx, row);
  await startPush(tx, row, entry.noteId);
  return row;
}

/** Under the identifier that it had: should it appear after all, it is there once. */
async function sendAnew(tx: Tx, push: PushRow, noteId: string): Promise<PushRow> {
  const now = tx.clock.now();
  const set = {
    state: 'prepared',
    reason: null,
    sentAt: null,
    tries: 0,
    createdBy: tx.actor.userId,
    changedAt: now,
    nextAt: now + 60_000,
  } as const;
  await updatePush(tx.db, push.id, set);
  await startPush(tx, push, noteId);
  return { ...push, ...set };
}

async function startPush(tx: Tx, { id, transcriptId }: PushRow, noteId: string): Promise<void> {
  await tx.enqueue(pushNote, { pushId: id });
  await tx.audit('ehr.push', { type: 'ehr-push', id, noteId });
  await publishPush(tx, { transcriptId, noteId });
}
