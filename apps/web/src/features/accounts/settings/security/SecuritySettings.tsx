import type { ReactNode } from 'react';
import { SettingsSection } from '../../../../ui/SettingsSection.tsx';
import { StatusBadge } from '../../../../ui/StatusBadge.tsx';
import { OwnProfile } from '../OwnProfile.tsx';
import { PasswordForm } from '../PasswordForm.tsx';
import { SessionList } from '../SessionList.tsx';
import { t } from '../settings.texts.ts';
import classes from '../SettingsPage.module.css';
import { TwoFactorSettings } from './TwoFactorSettings.tsx';

/** All of it comes with the profile, so that nothing is pushed down; `more` stands below. */
export function SecuritySettings({ more }: { more: ReactNode }) {
  return (
    <OwnProfile>
      {(user) => (
        <>
          <SettingsSection title={t('password')} lead={user.hasPassword ? t('passwordLead') : t('noPasswordLead')}>
            <PasswordForm hasPassword={user.hasPassword} email={user.email} />
          </SettingsSection>
          <SettingsSection
            title={t('twoFactor')}
            lead={t('twoFactorLead')}
            badge={
              <StatusBadge tone={user.twoFactor ? 'ok' : 'neutral'} icon={user.twoFactor ? 'check' : undefined}>
                {user.twoFactor ? t('twoFactorOn') : t('twoFactorOff')}
              </StatusBadge>
            }
          >
            <TwoFactorSettings user={user} />
          </SettingsSection>
          <SettingsSection title={t('sessions')} lead={`${t('sessionsLead')} ${t('idle', { n: user.idleMinutes })}`}>
            <div className={classes.sessionList}>
              <SessionList />
            </div>
          </SettingsSection>
          {/* before the second factor is set up, a workspace that asks for it answers nothing */}
          {(user.twoFactor || !user.twoFactorRequired) && more}
        </>
      )}
    </OwnProfile>
  );
}
