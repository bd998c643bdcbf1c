import type { LinkState, PatientLink } from '@clinical/contract/patient-links/links.schemas';
import { mostWrongTries } from '@clinical/contract/patient-links/patient-links.rules';
import { isoTime } from '../../platform/clock.ts';
import type { LinkRow } from './patient-links.queries.ts';

export function linkState(link: LinkRow, now: number): LinkState {
  if (link.revokedAt !== null) return 'revoked';
  if (link.expiresAt <= now) return 'expired';
  if (link.wrongTries >= mostWrongTries) return 'locked';
  if (link.answeredAt !== null) return 'answered';
  return link.openedAt === null ? 'unopened' : 'opened';
}

/** Whether the date of birth still opens it. */
export const isUsable = (link: LinkRow, now: number): boolean =>
  ['unopened', 'opened', 'answered'].includes(linkState(link, now));

export const viewLink = (link: LinkRow & { maker: string }, now: number): PatientLink => ({
  id: link.id,
  state: linkState(link, now),
  createdBy: link.maker,
  createdAt: isoTime(link.createdAt),
  expiresAt: isoTime(link.expiresAt),
  openedAt: link.openedAt === null ? null : isoTime(link.openedAt),
  answeredAt: link.answeredAt === null ? null : isoTime(link.answeredAt),
});
