import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userInfoQuery } from '../../accounts/public.ts';
import type { OnboardingProgress } from './onboarding-progress.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';

type Props = {
  /** The form for a key. */
  ownKey: ReactNode;
  onChange: (part: Partial<OnboardingProgress>) => void;
};

/** For who came by invitation: who pays for AI here, and a key of one's own if wanted. */
export function KeyStep({ ownKey, onChange }: Props) {
  const user = useQuery(userInfoQuery()).data;
  return (
    <section className={classes.step} aria-labelledby="step-title">
      <h2 id="step-title">{t('keyTitle')}</h2>
      {user && <p className={classes.lead}>{t(user.seat ? 'keySeat' : 'keyNoSeat')}</p>}
      <p className={classes.lead}>{t('keyOptional')}</p>
      {ownKey}
      <div className={classes.actions}>
        <Button onClick={() => onChange({ keySeen: true })}>{t('continue')}</Button>
      </div>
    </section>
  );
}
