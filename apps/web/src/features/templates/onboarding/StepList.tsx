import { Icon } from '../../../ui/Icon.tsx';
import type { ShownStep } from './onboarding-progress.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';

const names: Record<ShownStep, string> = {
  key: t('stepKey'),
  samples: t('stepSamples'),
  check: t('stepCheck'),
  template: t('stepTemplate'),
};

/** Where one is among the steps. */
export function StepList({ steps, current }: { steps: readonly ShownStep[]; current: ShownStep }) {
  const at = steps.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {steps.map((step, place) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={place < at || undefined}>
          <span className={classes.mark}>{place < at ? <Icon name="check" size={14} /> : place + 1}</span>
          <span className={classes.stepName}>{names[step]}</span>
        </li>
      ))}
    </ol>
  );
}
