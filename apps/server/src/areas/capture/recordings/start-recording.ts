import type { Recording, StartRecording } from '@clinical/contract/capture/recordings.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { getNoteFor } from '../../notes/public.ts';
import { getTemplateFor } from '../../templates/public.ts';
import { findConsent } from './consents.queries.ts';
import { findByConsent, insertRecording } from './recordings.queries.ts';
import { viewRecording } from './recordings.view.ts';

/**
 * Starts a recording with the consent that the same person was given for it. Asked again with the same consent, the answer is the
 * same recording, so that a lost reply makes no second one.
 * @throws AppError CONSENT_REQUIRED, RECORDING_CLOSED when that recording has ended
 */
export async function startRecording(ctx: Context, input: StartRecording): Promise<Recording> {
  return ctx.transaction(async (tx) => {
    const note = await getNoteFor(tx, input.noteId, 'edit');
    const consent = await findConsent(tx, note.id, input.consentId);
    if (consent?.state !== 'given' || consent.userId !== tx.actor.userId) throw new AppError('CONSENT_REQUIRED');
    const known = await findByConsent(tx, consent.id);
    if (known && known.state !== 'recording') throw new AppError('RECORDING_CLOSED');
    if (input.templateId) await getTemplateFor(tx, input.templateId, 'use');
    const now = tx.clock.now();
    const { mimeType, deviceId, language, templateId, model, startedAt } = storable(input);
    const recording =
      known ??
      (await insertRecording(tx, {
        id: tx.ids.uuid(),
        noteId: note.id,
        workspaceId: note.workspaceId,
        userId: tx.actor.userId,
        consentId: consent.id,
        mimeType,
        deviceId,
        language,
        templateId,
        model,
        startedAt: Date.parse(startedAt),
        createdAt: now,
        updatedAt: now,
      }));
    await tx.audit('recording.start', { type: 'recording', id: recording.id, noteId: note.id });
    return viewRecording(recording);
  });
}
