import { LogoField } from './LogoField.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import classes from './SettingsPage.module.css';
import { t } from './settings.texts.ts';
import { WorkingHoursForm } from './WorkingHoursForm.tsx';

export function ProfileSettings() {
  return (
    <>
      <SettingsSection title={t('profile')} lead={t('profileLead')}>
        <div className={classes.profile}>
          <OwnProfile>{(user) => <ProfileForm user={user} />}</OwnProfile>
        </div>
      </SettingsSection>
      <SettingsSection title={t('logo')} lead={t('logoRule')}>
        <OwnProfile lines={1}>{(user) => <LogoField logo={user.logo} />}</OwnProfile>
      </SettingsSection>
      <SettingsSection title={t('workingHours')} lead={t('workingHoursLead')}>
        <OwnProfile lines={2}>{(user) => <WorkingHoursForm hours={user.workingHours} />}</OwnProfile>
      </SettingsSection>
    </>
  );
}
