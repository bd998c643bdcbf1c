import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { formatDuration } from '../../../lib/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { DraftProgress } from '../../transcripts/correcting/public.ts';
import { TranscribeButton } from './TranscribeButton.tsx';
import { t } from './heard.texts.ts';
import classes from '../../../ui/source-notice.module.css';

/** What to know of a text that an engine heard: that it is a draft, or that some minutes are missing. */
export function TranscriptionNotice({ entry }: { entry: Transcript }) {
  const { speech, abilities } = entry;
  if (!speech) return null;
  const missingMs = speech.missing.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  return (
    <>
      {speech.draft && (
        <div className={classes.notice} role="note">
          <p className={classes.title}>
            <Icon name="alert-triangle" size={16} /> {t('draft')}
          </p>
          <p className={classes.text}>{t('draftText', { engine: speech.engine ?? '' })}</p>
          <DraftProgress entry={entry} />
        </div>
      )}
      {speech.state === 'partial' && (
        <div className={classes.notice} role="note">
          <p className={classes.title}>
            <Icon name="alert-triangle" size={16} /> {t('partial', { n: formatDuration(missingMs) })}
          </p>
          {speech.failure && <p className={classes.text}>{speech.failure}</p>}
          {abilities.generate && <TranscribeButton entry={entry} label={t('hearRest')} />}
        </div>
      )}
    </>
  );
}
