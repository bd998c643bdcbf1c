import type { Ledger } from '@clinical/contract/credits/credits.schemas';
import { limits } from '@clinical/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toast } from '../../../ui/toast.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { workspacesQuery } from '../../accounts/public.ts';
import { ledgerQuery } from '../../credits/public.ts';
import { onboardingQuery } from './onboarding.api.ts';
import { CheckStep } from './CheckStep.tsx';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';
import { KeyStep } from './KeyStep.tsx';
import { onboardingSteps } from './onboarding-progress.ts';
import { SamplesStep } from './SamplesStep.tsx';
import { StepList } from './StepList.tsx';
import { TemplateStep } from './TemplateStep.tsx';
import { useNavigationBlock } from './use-navigation-block.ts';
import { useOnboardingProgress } from './use-onboarding-progress.ts';

/** Takes the room of what comes. */
const likely = { plan: 'trial', limit: limits.trialCredits } as const;

function leadOf({ plan, limit }: Pick<Ledger, 'plan' | 'limit'>): string {
  return t(plan === 'monthly' ? 'leadMonthly' : 'lead', { n: limit });
}

/**
 * From a specialty and past notes to a first template: "Personalize My Scribe".
 * @param ownKey the form for an AI key, shown to who came by invitation
 * @param sample a finished note to look at before anything is asked
 */
export function OnboardingPage({ ownKey, sample }: { ownKey: ReactNode; sample: ReactNode }) {
  const navigate = useNavigate();
  const { data: ledger } = useQuery(ledgerQuery({}));
  const { progress, restored, change, forget } = useOnboardingProgress();
  // without an answer it begins as for everybody
  const onboarding = useQuery(onboardingQuery);
  const invited = onboarding.data?.invited ?? false;
  const workspace = useQuery({ ...workspacesQuery, enabled: invited }).data?.find(({ current }) => current)?.name;
  useNavigationBlock();
  const reached = progress?.step ?? 'samples';
  const step = invited && reached === 'samples' && !progress?.keySeen ? 'key' : reached;
  const finish = (made: number) => {
    forget();
    toast.success(t('saved', { n: made }));
    void navigate({ to: '/my-projects' });
  };
  return (
    <div className={classes.page}>
      <PageHeader
        title={workspace ? t('welcome', { workspace }) : t('title')}
        description={<span className={ledger ? undefined : classes.unknown}>{leadOf(ledger ?? likely)}</span>}
      />
      <div className={classes.split} data-alone={step === 'template' || step === 'check' || undefined}>
        {step !== 'template' && step !== 'check' && <aside className={classes.beside}>{sample}</aside>}
        {progress && !onboarding.isPending && (
          <div className={classes.work}>
            <StepList steps={invited ? ['key', ...onboardingSteps] : onboardingSteps} current={step} />
            {restored && (
              <p className={classes.restored} role="status">
                {t('restored')}
              </p>
            )}
            {step === 'key' && <KeyStep ownKey={ownKey} onChange={change} />}
            {step === 'samples' && <SamplesStep progress={progress} onChange={change} onDone={finish} />}
            {step === 'check' && <CheckStep progress={progress} onChange={change} />}
            {step === 'template' && progress.form && (
              <TemplateStep
                form={progress.form}
                pastNote={progress.checked[0] ?? ''}
                isFree={onboarding.data?.needed ?? false}
                onChange={change}
                onDone={() => finish(1)}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
