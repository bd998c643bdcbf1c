import type { SectionStyle } from '@clinical/contract/templates/templates.schemas';
import { Select } from '@mantine/core';
import type { OnboardingProgress } from './onboarding-progress.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';

type Props = {
  specialties: string[];
  specialty: string | null;
  style: SectionStyle | null;
  onChange: (part: Pick<Partial<OnboardingProgress>, 'specialty' | 'style'>) => void;
};

const asDesigned = 'as-designed';
const styles: { value: string; label: string }[] = [
  { value: asDesigned, label: t('asDesigned') },
  { value: 'concise', label: t('concise') },
  { value: 'bulleted', label: t('bulleted') },
  { value: 'paragraph', label: t('paragraph') },
  { value: 'detailed', label: t('detailed') },
];

/** What orders the starters, and how they are written. */
export function StarterChoice({ specialties, specialty, style, onChange }: Props) {
  return (
    <div className={classes.choice}>
      <Select
        label={t('specialty')}
        searchable
        nothingFoundMessage={t('noSpecialty')}
        data={specialties}
        // an empty field is typed into at once
        placeholder={t('anySpecialty')}
        value={specialty}
        clearable
        clearButtonProps={{ 'aria-label': t('anySpecialty') }}
        onChange={(chosen) => onChange({ specialty: chosen })}
      />
      <Select
        label={t('style')}
        data={styles}
        value={style ?? asDesigned}
        allowDeselect={false}
        onChange={(chosen) => onChange({ style: chosen === asDesigned ? null : (chosen as SectionStyle) })}
      />
    </div>
  );
}
