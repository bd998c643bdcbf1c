import type { Consent, NewConsent } from '@clinical/contract/capture/consents.schemas';
import { invalid } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { getNoteFor } from '../../notes/public.ts';
import { findConsent, insertConsent } from './consents.queries.ts';
import { deleteFiles } from '../../../platform/storage/delete-files.ts';
import { eraseRecording } from './erase-recording.ts';
import { viewConsent } from './recordings.view.ts';
import type { ErasureRow } from './recordings.table.ts';

/**
 * Records an answer about being recorded. A withdrawal ends its recording, erases it and what was made of it, and keeps a record
 * of that; withdrawn twice, nothing more is there to erase.
 * @throws AppError ENTRY_SIGNED when the entry that was made of it is signed
 */
export async function recordConsent(ctx: Context, noteId: string, input: NewConsent): Promise<Consent> {
  if ((input.state === 'withdrawn') !== (input.recordingId !== undefined))
    throw invalid(['body', 'recordingId'], 'a withdrawal, and nothing else, names its recording');
  const { consent, files } = await ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, noteId, 'edit');
    const erased = input.recordingId ? await eraseRecording(tx, note.id, input.recordingId) : null;
    return { consent: await record(tx, note, input, erased?.erasure ?? null), files: erased?.files ?? [] };
  });
  await deleteFiles(ctx, files);
  return consent;
}

async function record(
  tx: Tx,
  note: { id: string; workspaceId: string },
  input: NewConsent,
  erasure: ErasureRow | null,
): Promise<Consent> {
  const id = tx.ids.uuid();
  const now = tx.clock.now();
  const { state, textVersion, at, recordingId = null } = storable(input);
  await insertConsent(tx, {
    id,
    noteId: note.id,
    workspaceId: note.workspaceId,
    userId: tx.actor.userId,
    state,
    textVersion,
    at: at === undefined ? now : Date.parse(at),
    createdAt: now,
    recordingId,
    erasure,
  });
  await tx.audit(`consent.${state}`, { type: 'consent', id, noteId: note.id });
  return viewConsent((await findConsent(tx, note.id, id))!);
}
