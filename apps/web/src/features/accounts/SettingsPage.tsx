import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { userInfoQuery } from './accounts.api.ts';
import { t } from './accounts.texts.ts';
import { KeyboardSettings } from './KeyboardSettings.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';
import classes from './SettingsPage.module.css';

export function SettingsPage() {
  const profile = useQuery(userInfoQuery());
  return (
    <div className={classes.page}>
      <PageHeader title={t('settings')} />
      <section className={classes.section} aria-labelledby="profile-title">
        <h2 id="profile-title">{t('profile')}</h2>
        <p>{t('profileLead')}</p>
        <div className={classes.profile}>
          {profile.isPending && (
            <Delayed>
              <SkeletonText />
            </Delayed>
          )}
          {profile.isError && <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />}
          {profile.data && <ProfileForm user={profile.data} />}
        </div>
      </section>
      <section className={classes.section} aria-labelledby="keyboard-title">
        <h2 id="keyboard-title">{t('keyboard')}</h2>
        <KeyboardSettings />
      </section>
      <section className={classes.section} aria-labelledby="sessions-title">
        <h2 id="sessions-title">{t('sessions')}</h2>
        <p>{t('sessionsLead')}</p>
        <SessionList />
      </section>
    </div>
  );
}
