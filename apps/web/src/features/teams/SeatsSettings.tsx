import { useQuery } from '@tanstack/react-query';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { SeatsTab } from './SeatsTab.tsx';
import { t } from './teams.texts.ts';

/** Who has a seat, for those who may change that. */
export function SeatsSettings() {
  const me = useQuery(userInfoQuery()).data;
  if (me?.permission !== 'admin' && !me?.switches.billing) return null;
  return (
    <SettingsSection title={t('seats')}>
      <SeatsTab />
    </SettingsSection>
  );
}
