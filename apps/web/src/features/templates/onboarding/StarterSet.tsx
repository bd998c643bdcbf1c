import type { SectionStyle } from '@clinical/contract/templates/templates.schemas';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { startersQuery } from '../templates.api.ts';
import { useCreateTemplates } from './onboarding.api.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';
import type { OnboardingProgress } from './onboarding-progress.ts';
import { StarterChoice } from './StarterChoice.tsx';
import { specialtiesOf, starterSet, templatesFromStarters } from './starter-set.ts';

type Props = {
  specialty: string | null;
  style: SectionStyle | null;
  onChange: (part: Pick<Partial<OnboardingProgress>, 'specialty' | 'style'>) => void;
  onDone: (made: number) => void;
};

/** The specialty's starters, all chosen at first. */
export function StarterSet({ specialty, style, onChange, onDone }: Props) {
  const starters = useQuery(startersQuery);
  const create = useCreateTemplates();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const offered = starterSet(starters.data ?? [], specialty);
  const chosen = offered.filter(({ key }) => !left.has(key));
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  const add = () =>
    create.mutate(templatesFromStarters(chosen, style), {
      onSuccess: (made) => onDone(made.length),
      onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
    });
  return (
    <section className={classes.step} aria-labelledby="starters-title">
      <h2 id="starters-title">{t('startersTitle')}</h2>
      <p className={classes.lead}>{t('startersLead')}</p>
      {starters.isPending && (
        <Delayed>
          <SkeletonText lines={3} />
        </Delayed>
      )}
      {starters.isError && <ErrorState error={starters.error} onRetry={() => void starters.refetch()} />}
      {starters.isSuccess && (
        <>
          <StarterChoice
            specialties={specialtiesOf(starters.data)}
            specialty={specialty}
            style={style}
            onChange={onChange}
          />
          <div className={classes.choices}>
            {offered.map(({ key, title, description }) => (
              <Checkbox
                key={key}
                label={title}
                description={description}
                checked={!left.has(key)}
                onChange={() => toggle(key)}
              />
            ))}
          </div>
          {chosen.length === 0 && <p className={classes.lead}>{t('startersMissing')}</p>}
          <div className={classes.actions}>
            <Button loading={create.isPending} disabled={chosen.length === 0} onClick={add}>
              {t('addStarters', { n: chosen.length })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
