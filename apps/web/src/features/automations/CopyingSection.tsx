import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { useId } from 'react';
import { copyNote } from '../exports/public.ts';
import { RichText } from '../transcripts/text/public.ts';
import classes from './Automations.module.css';
import { t } from './automations.texts.ts';
import { ProfileSwitch } from './ProfileSwitch.tsx';

/** Of nobody. */
const sampleNote = (): NoteSection[] => [
  {
    key: 'assessment',
    header: t('sampleAssessment'),
    html: `<p><strong>${t('sampleProblem')}</strong>, ${t('sampleState')}</p>`,
  },
  {
    key: 'plan',
    header: t('samplePlan'),
    html: `<ul><li>${t('sampleDrug')}</li><li>${t('sampleRepeat')}</li></ul>`,
  },
  {
    key: 'results',
    header: t('sampleResults'),
    html: `<table><tbody><tr><th>${t('sampleTest')}</th><th>${t('sampleValue')}</th></tr><tr><td>${t('sampleName')}</td><td>8.4 %</td></tr></tbody></table>`,
  },
];
const words = { draftLine: null, noSource: '', differs: '' };

/** Rich formatting, and what it makes of a copied note. */
export function CopyingSection() {
  return (
    <ProfileSwitch
      section={t('copying')}
      name="richFormatting"
      label={t('richFormatting')}
      description={t('richFormattingHint')}
    >
      {(rich) => <CopyPreview rich={rich} />}
    </ProfileSwitch>
  );
}

function CopyPreview({ rich }: { rich: boolean }) {
  const id = useId();
  const { plain, html } = copyNote(sampleNote(), [], words);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t('previewLead')}
      </h3>
      {/* what lies wider than the page is scrolled by keys too */}
      <div className={classes.preview} tabIndex={0} role="group" aria-label={t('preview')}>
        {rich ? <RichText html={html} /> : <pre className={classes.plain}>{plain}</pre>}
      </div>
    </section>
  );
}
