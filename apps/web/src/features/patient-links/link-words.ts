import type { PatientLink } from '@clinical/contract/patient-links/links.schemas';
import { formatDateTime } from '../../lib/format.ts';
import { t } from './patient-links.texts.ts';

/** How a link for the patient stands. */
export function linkWords({ state, openedAt, answeredAt, expiresAt }: PatientLink): string {
  const words: Readonly<Record<PatientLink['state'], () => string>> = {
    unopened: () => t('unopened'),
    opened: () => t('opened', { at: formatDateTime(openedAt ?? expiresAt) }),
    answered: () => t('answered', { at: formatDateTime(answeredAt ?? expiresAt) }),
    locked: () => t('locked'),
    revoked: () => t('revoked'),
    expired: () => t('expired', { at: formatDateTime(expiresAt) }),
  };
  return words[state]();
}

/** Whether there is something to revoke. */
export const isLinkRunning = ({ state }: PatientLink): boolean => state !== 'revoked' && state !== 'expired';
