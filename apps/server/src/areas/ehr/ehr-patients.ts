import type { ChooseEhrPatient, EhrPatient, EhrPatientFilter } from '@clinical/contract/ehr/ehr.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { comparePatient, otherPatient } from './compare-patient.ts';
import { getLinkedEhr, refusedByEhr } from './linked-ehr.ts';
import { putPatient } from './pushes.queries.ts';

/** Those that fit come first. @throws AppError NOT_FOUND, CONFLICT without a link, UNAVAILABLE */
export async function findEhrPatients(ctx: Context, { noteId, query = '' }: EhrPatientFilter): Promise<EhrPatient[]> {
  const chart = await getNoteFor(ctx, noteId, 'edit');
  const { system, withToken } = await getLinkedEhr(ctx);
  await ctx.audit('ehr.list-patients', { type: 'note', id: noteId, noteId });
  const isNumber = /\d/.test(query);
  const wanted =
    query === ''
      ? { name: chart.title, birthDate: chart.dateOfBirth, mrn: chart.mrn }
      : { name: isNumber ? '' : query, birthDate: null, mrn: isNumber ? query : null };
  try {
    const found = await withToken((token) => system.findPatients(token, wanted, ctx.signal));
    return found
      .map((patient) => comparePatient(chart, patient))
      .toSorted((a, b) => Number(b.fits) - Number(a.fits) || b.agree.length - a.agree.length || (a.id < b.id ? -1 : 1));
  } catch (error) {
    throw refusedByEhr(error);
  }
}

/**
 * Keeps which patient of the EHR the chart is about. It is compared as the EHR has them at this moment.
 * @throws AppError NOT_FOUND, CONFLICT without a link, IDENTITY_CONFLICT, UNAVAILABLE
 */
export async function chooseEhrPatient(ctx: Context, { noteId, patientId }: ChooseEhrPatient): Promise<EhrPatient> {
  await getNoteFor(ctx, noteId, 'edit');
  const { system, withToken } = await getLinkedEhr(ctx);
  const patient = await withToken((token) => system.readPatient(token, patientId, ctx.signal)).catch(
    (error: unknown) => {
      throw refusedByEhr(error);
    },
  );
  return ctx.transaction(async (tx) => {
    const chart = await getNoteFor(tx, noteId, 'edit');
    const why = otherPatient(chart, patient);
    if (why !== null || !patient) throw new AppError('IDENTITY_CONFLICT', { message: why ?? '' });
    const shown = comparePatient(chart, patient);
    await putPatient(tx, {
      id: tx.ids.uuid(),
      workspaceId: chart.workspaceId,
      noteId,
      type: system.type,
      patientId,
      agreed: shown.agree,
      chosenBy: tx.actor.userId,
      chosenAt: tx.clock.now(),
    });
    await tx.audit('ehr.set-patient', { type: 'note', id: noteId, noteId });
    return shown;
  });
}
