import type { InvitationStatus } from '@clinical/contract/accounts/invitations.schemas';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { t } from './teams.texts.ts';

const looks = {
  Pending: { tone: 'info', icon: 'clock' },
  Accepted: { tone: 'ok', icon: 'check' },
  Declined: { tone: 'danger', icon: 'x' },
} as const;

/** The specification's colours: Pending blue, Accepted green, Declined red. */
export function StatusOf({ status, expired }: { status: InvitationStatus; expired: boolean }) {
  if (status === 'Pending' && expired) return <StatusBadge icon="clock">{t('expired')}</StatusBadge>;
  const { tone, icon } = looks[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(status)}
    </StatusBadge>
  );
}
