import type { SectionStyle } from '@clinical/contract/templates/templates.schemas';
import { Button, Radio, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { startersQuery } from '../templates.api.ts';
import type { OnboardingProgress } from './onboarding-progress.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';
import { anySpecialty, specialtiesOf } from './starter-set.ts';

type Props = { progress: OnboardingProgress; onChange: (part: Partial<OnboardingProgress>) => void };

const styles: { value: SectionStyle; label: string; about: string }[] = [
  { value: 'concise', label: t('concise'), about: t('conciseAbout') },
  { value: 'bulleted', label: t('bulleted'), about: t('bulletedAbout') },
  { value: 'paragraph', label: t('paragraph'), about: t('paragraphAbout') },
  { value: 'detailed', label: t('detailed'), about: t('detailedAbout') },
];
const asDesigned = 'as-designed';

export function StyleStep({ progress, onChange }: Props) {
  const starters = useQuery(startersQuery).data ?? [];
  const specialties = specialtiesOf(starters).map((name) => ({ value: name, label: name }));
  return (
    <section className={classes.step} aria-labelledby="step-title">
      <h2 id="step-title">{t('styleTitle')}</h2>
      <Select
        className={classes.narrow}
        label={t('specialty')}
        description={t('specialtyRule')}
        searchable
        data={[...specialties, { value: anySpecialty, label: t('anySpecialty') }]}
        value={progress.specialty ?? anySpecialty}
        onChange={(specialty) => onChange({ specialty })}
      />
      <Radio.Group
        label={t('style')}
        description={t('styleRule')}
        // below the choices it would read as part of the last one
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        value={progress.style ?? asDesigned}
        onChange={(value) => onChange({ style: value === asDesigned ? null : (value as SectionStyle) })}
      >
        <div className={classes.choices}>
          <Radio value={asDesigned} label={t('asDesigned')} />
          {styles.map(({ value, label, about }) => (
            <Radio key={value} value={value} label={label} description={about} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.actions}>
        <Button onClick={() => onChange({ step: 'samples' })}>{t('continue')}</Button>
      </div>
    </section>
  );
}
