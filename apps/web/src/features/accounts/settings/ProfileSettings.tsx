import { LogoField } from './LogoField.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { t } from './settings.texts.ts';
import { WorkingHoursForm } from './WorkingHoursForm.tsx';

export function ProfileSettings() {
  return (
    <OwnProfile>
      {(user) => (
        <>
          <SettingsSection title={t('profile')} lead={t('profileLead')}>
            <ProfileForm user={user} />
          </SettingsSection>
          <SettingsSection title={t('logo')} lead={t('logoRule')}>
            <LogoField logo={user.logo} />
          </SettingsSection>
          <SettingsSection title={t('workingHours')} lead={t('workingHoursLead')}>
            <WorkingHoursForm hours={user.workingHours} />
          </SettingsSection>
        </>
      )}
    </OwnProfile>
  );
}
