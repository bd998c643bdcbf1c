import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { useId } from 'react';
import { copyNote } from '../exports/public.ts';
import { RichText } from '../transcripts/text/public.ts';
import classes from './Automations.module.css';
import { t } from './automations.texts.ts';
import { ProfileSwitch } from './ProfileSwitch.tsx';

/** Of nobody. */
const sample: NoteSection[] = [
  {
    key: 'assessment',
    header: 'Assessment',
    html: '<p><strong>Type 2 diabetes</strong>, above goal.</p>',
  },
  {
    key: 'plan',
    header: 'Plan',
    html: '<ul><li>Metformin 1,000 mg twice a day</li><li>Repeat HbA1c in 3 months</li></ul>',
  },
  {
    key: 'results',
    header: 'Results',
    html: '<table><tbody><tr><th>Test</th><th>Value</th></tr><tr><td>HbA1c</td><td>8.4 %</td></tr></tbody></table>',
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
  const { plain, html } = copyNote(sample, [], words);
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
