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
import { viewPush } from './ehr.view.ts';
import { findSystem } from './linked-ehr.ts';
import { preparePush, type Prepared } from './prepare-push.ts';
import { publishPush } from './publish-push.ts';
import { findPatientOf, insertPush, type PushRow, selectPushes } from './pushes.queries.ts';

/**
 * Keeps the note as it was shown and has it sent. Asked twice, it is one push; what is in the EHR already is sent again only when asked so,
 * and then replaces it. @throws AppError as preparePush; CONFLICT without link or patient, or when it was sent; IDENTITY_CONFLICT when the
 * visit names somebody else; VERSION_CONFLICT when the note is not as it was shown
 */
export async function pushEntry(
  ctx: Context,
  id: string,
  { digest, again }: z.output<typeof PushNote>,
): Promise<EhrPush> {
  const prepared = await preparePush(ctx, id);
  if (prepared.digest !== digest) throw new AppError('VERSION_CONFLICT');
  const hold = await findHoldOf(ctx, prepared.chart, prepared.entry, { anyway: true });
  if (hold?.kind === 'identity') throw refusedBy(hold);
  const push = await ctx.transaction((tx) => queuePush(tx, prepared, { again }));
  return viewPush(push, ctx.use(ehrSystems), digest);
}

/** Stores a push, to be sent after the commit. @throws AppError as pushEntry */
export async function queuePush(tx: Tx, prepared: Prepared, { again }: { again: boolean }): Promise<PushRow> {
  const { entry, chart, digest, text, title, draft, addenda, author } = prepared;
  // two requests about one entry go one after the other
  await lockTranscriptFor(tx, entry.id, 'read');
  const link = await findOwnLink(tx);
  if (!link || !findSystem(tx, link.type)) {
    throw new AppError('CONFLICT', { message: 'You are not linked to an EHR. Link your account first.' });
  }
  const { type } = link;
  const earlier = (await selectPushes(tx, entry.id)).filter((push) => push.type === type);
  const open = earlier.find(({ state }) => state === 'prepared' || state === 'sent');
  if (open?.digest === digest) return open;
  if (open)
    throw new AppError('CONFLICT', { message: 'An earlier version of this note is still being sent. Wait for it.' });
  const inEhr = earlier.find(({ state }) => state === 'confirmed');
  if (inEhr && !again) {
    throw new AppError('CONFLICT', {
      message: 'This note is in the EHR already. Confirm that it is to be sent again.',
    });
  }
  const patient = await findPatientOf(tx, chart.id, type);
  if (!patient) throw new AppError('CONFLICT', { message: 'Choose the patient in the EHR first.' });
  const now = tx.clock.now();
  const row: PushRow = {
    id: tx.ids.uuid(),
    workspaceId: chart.workspaceId,
    transcriptId: entry.id,
    type,
    patientId: patient.patientId,
    draft,
    addenda,
    text,
    digest,
    title,
    author,
    visitAt: entry.createdAt,
    // of another patient nothing is replaced
    replaces: inEhr?.patientId === patient.patientId ? inEhr.documentId : null,
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
  };
  await insertPush(tx, row);
  await tx.enqueue(pushNote, { pushId: row.id });
  await tx.audit('ehr.push', { type: 'ehr-push', id: row.id, noteId: entry.noteId });
  await publishPush(tx, { transcriptId: entry.id, noteId: entry.noteId });
  return row;
}
