import type { MadePatientLink } from '@clinical/contract/patient-links/links.schemas';
import { linkLife } from '@clinical/contract/patient-links/patient-links.rules';
import { isoTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/context.ts';
import { authServices } from '../accounts/public.ts';
import { hashSecret, newSecret } from './link-secret.ts';
import { insertLink, type LinkRow, revokeLinks } from './patient-links.queries.ts';
import { viewLink } from './patient-links.view.ts';

type NewLink = Pick<LinkRow, 'kind' | 'recordId' | 'workspaceId' | 'dateOfBirth'>;

/** A link for the patient. An earlier one to the same record is revoked. Only the reply holds the secret. */
export async function makeLink(tx: Tx, link: NewLink, maker: string): Promise<MadePatientLink> {
  await revokeLinks(tx, link.kind, link.recordId);
  const secret = newSecret(tx);
  const id = tx.ids.uuid();
  const now = tx.clock.now();
  const row: LinkRow = {
    ...link,
    id,
    secretHash: hashSecret(tx, id, secret),
    createdBy: tx.actor.userId,
    createdAt: now,
    expiresAt: now + linkLife,
    wrongTries: 0,
    openedAt: null,
    answeredAt: null,
    revokedAt: null,
    endedAt: null,
  };
  await insertLink(tx, row);
  // browsers send no fragment: it reaches no log of a server or proxy
  const url = `${tx.use(authServices).publicUrl()}/patient#${id}.${secret}`;
  return { ...viewLink({ ...row, maker }, now), url, expiresAt: isoTime(row.expiresAt) };
}
