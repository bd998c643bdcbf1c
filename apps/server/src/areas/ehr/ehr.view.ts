import type { EhrLink, EhrName, EhrPush } from '@clinical/contract/ehr/ehr.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { LinkRow } from './ehr.queries.ts';
import type { PushRow } from './pushes.queries.ts';

type Systems = readonly EhrName[];

/** One that is no longer set up keeps its type as its name. */
const nameOf = (systems: Systems, type: string): EhrName => ({
  type,
  name: systems.find((system) => system.type === type)?.name ?? type,
});

export const viewLink = (link: LinkRow, systems: Systems): EhrLink => ({
  ...nameOf(systems, link.type),
  state: link.endedAt === null && systems.some(({ type }) => type === link.type) ? 'linked' : 'ended',
  since: isoTime(link.linkedAt),
  usedAt: link.usedAt === null ? null : isoTime(link.usedAt),
});

/** Handed over, or seen there: whatever its state, a reader of the EHR may find it. */
export const mayBeThere = ({ documentId, sentAt }: Pick<PushRow, 'documentId' | 'sentAt'>): boolean =>
  documentId !== null || sentAt !== null;

/** `patients`: those chosen for the chart, by EHR. */
type Present = { digest: string; patients: ReadonlyMap<string, string> };

export const viewPush = (push: PushRow, systems: Systems, { digest, patients }: Present): EhrPush => ({
  id: push.id,
  transcriptId: push.transcriptId,
  system: nameOf(systems, push.type),
  state: push.state,
  draft: push.draft,
  reason: push.reason,
  handedOver: mayBeThere(push),
  samePatient: patients.get(push.type) === push.patientId,
  documentId: push.documentId,
  different: push.different,
  current: push.digest === digest,
  createdAt: isoTime(push.createdAt),
  changedAt: isoTime(push.changedAt),
});
