import type { LiveChange } from '@clinical/contract/capture/live-lines.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from './heard.texts.ts';
import classes from '../../../ui/source-notice.module.css';
import { useDismissLiveChanges } from './live-changes.api.ts';

/** Says that the final text has other numbers or drug names than what was read while it was recorded. */
export function LiveChangesNotice({ entry, changes }: { entry: Transcript; changes: readonly LiveChange[] }) {
  const dismiss = useDismissLiveChanges(entry);
  if (changes.length === 0) return null;
  return (
    <div className={classes.notice} role="note">
      <p className={classes.title}>
        <Icon name="alert-triangle" size={16} /> {t('liveChanges', { n: changes.length })}
      </p>
      <p className={classes.text}>{t('liveChangesText')}</p>
      {entry.abilities.edit && (
        <Button variant="default" size="xs" onClick={() => dismiss.mutate(true)}>
          {t('liveChangesDismiss')}
        </Button>
      )}
    </div>
  );
}
