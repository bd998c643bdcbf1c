import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Icon } from '../../ui/Icon.tsx';
import classes from '../../ui/source-notice.module.css';
import { t } from '../chart.texts.ts';

/** Says which publications of a text were retracted or superseded since it was written. */
export function OutdatedSources({ entry: { outdatedSources = [] } }: { entry: Pick<Transcript, 'outdatedSources'> }) {
  if (outdatedSources.length === 0) return null;
  return (
    <div className={classes.notice} role="note">
      <p className={classes.title}>
        <Icon name="alert-triangle" size={16} /> {t('outdatedSources', { n: outdatedSources.length })}
      </p>
      {outdatedSources.map(({ title, status, note }) => (
        <p key={title} className={classes.text}>
          {t(status, { title })} {note}
        </p>
      ))}
    </div>
  );
}
