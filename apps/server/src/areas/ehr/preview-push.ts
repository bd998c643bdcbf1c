import type { EhrPushPreview } from '@clinical/contract/ehr/ehr.schemas';
import { isEhrFailure, ehrSystems } from '../../gateways/ehr/port.ts';
import type { Context } from '../../platform/context.ts';
import { comparePatient } from './compare-patient.ts';
import { findOwnLink, type LinkRow } from './ehr.queries.ts';
import { viewLink, viewPush } from './ehr.view.ts';
import { findSystem, getLinkedEhr } from './linked-ehr.ts';
import { preparePush, type Prepared } from './prepare-push.ts';
import { findPatientOf, selectPatientsOf, selectPushes } from './pushes.queries.ts';

/** The exact text, the patient as the EHR has them now, and what was sent before. @throws AppError as preparePush */
export async function previewEhrPush(ctx: Context, id: string): Promise<EhrPushPreview> {
  const prepared = await preparePush(ctx, id);
  const { entry, text, digest, draft } = prepared;
  const systems = ctx.use(ehrSystems);
  const link = await findOwnLink(ctx);
  const pushes = await selectPushes(ctx, entry.id);
  const patients = await selectPatientsOf(ctx, entry.noteId);
  await ctx.audit('ehr.read-push', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  return {
    link: link && viewLink(link, systems),
    text,
    digest,
    draft,
    ...(await patientNow(ctx, prepared, link)),
    pushes: pushes.map((push) => viewPush(push, systems, { digest, patients })),
  };
}

type Now = Pick<EhrPushPreview, 'patient' | 'match' | 'reason'>;

async function patientNow(ctx: Context, { chart }: Prepared, link: LinkRow | null): Promise<Now> {
  const chosen = link && (await findPatientOf(ctx, chart.id, link.type));
  if (!chosen) return { patient: null, match: 'none', reason: null };
  const unread = (reason: string): Now => ({ patient: null, match: 'unread', reason });
  if (link.endedAt !== null || !findSystem(ctx, link.type)) return unread('The link has ended.');
  const { system, withToken } = await getLinkedEhr(ctx);
  try {
    const patient = await withToken((token) => system.readPatient(token, chosen.patientId, ctx.signal));
    return patient
      ? { patient: comparePatient(chart, patient), match: 'read', reason: null }
      : unread('The EHR does not have this patient any more. Choose the patient again.');
  } catch (error) {
    if (!isEhrFailure(error)) throw error;
    return unread(error.message);
  }
}
