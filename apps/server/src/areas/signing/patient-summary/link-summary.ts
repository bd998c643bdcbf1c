import type { MadePatientLink, NewPatientLink, PatientLink } from '@clinical/contract/patient-links/links.schemas';
import type { UnlinkedSummary } from '@clinical/contract/signing/patient-summary.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Scope } from '../../../platform/context.ts';
import { getNoteFor } from '../../notes/public.ts';
import { makeLink, revokeLinks, selectNewestLinks, viewLink } from '../../patient-links/public.ts';
import { lockTranscriptFor } from '../../transcripts/public.ts';
import { findName, findSummary } from '../signing.queries.ts';

/**
 * A link with which the patient reads the summary of a signed note. An earlier one is revoked.
 * @throws AppError NOT_FOUND; CONFLICT while there is no summary; INVALID_INPUT without a date of birth
 */
export async function linkSummary(ctx: Context, id: string, input: NewPatientLink): Promise<MadePatientLink> {
  return ctx.transaction(async (tx) => {
    const { noteId, workspaceId } = await lockTranscriptFor(tx, id, 'annotate');
    if ((await findSummary(tx, id)) === null)
      throw new AppError('CONFLICT', { message: 'There is no patient summary of this note yet. Open it first.' });
    const dateOfBirth = (await getNoteFor(tx, noteId, 'read')).dateOfBirth ?? input.dateOfBirth;
    if (dateOfBirth == null)
      throw new AppError('INVALID_INPUT', {
        detail: [{ loc: ['body', 'dateOfBirth'], msg: 'a date of birth is needed' }],
      });
    const maker = await findName(tx, tx.actor.userId);
    const link = { kind: 'summary' as const, recordId: id, workspaceId, dateOfBirth };
    const made = await makeLink(tx, link, `${maker?.given_name} ${maker?.family_name}`);
    await tx.audit('patient-summary.link', { type: 'transcript', id, noteId });
    return made;
  });
}

/** @throws AppError NOT_FOUND */
export async function unlinkSummary(ctx: Context, id: string): Promise<UnlinkedSummary> {
  return ctx.transaction(async (tx) => {
    const { noteId } = await lockTranscriptFor(tx, id, 'annotate');
    await revokeLinks(tx, 'summary', id);
    await tx.audit('patient-summary.unlink', { type: 'transcript', id, noteId });
    return { link: await newestLink(tx, id) };
  });
}

export async function newestLink(scope: Pick<Scope, 'db' | 'clock'>, id: string): Promise<PatientLink | null> {
  const [link] = await selectNewestLinks(scope, 'summary', [id]);
  return link ? viewLink(link, scope.clock.now()) : null;
}
