import { Button } from '@mantine/core';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../transcripts.texts.ts';
import classes from './ComingNotice.module.css';

type Props = {
  /** How many entries are not loaded yet. */
  count: number;
  failed: boolean;
  onRetry: () => void;
};

/** What a long thread says at its top while its older entries are on their way, or when they did not come. */
export function ComingNotice({ count, failed, onRetry }: Props) {
  return (
    <div className={classes.notice} role="status">
      {failed && <Icon name="alert-triangle" size={16} />}
      {t(failed ? 'olderFailed' : 'olderComing', { n: count })}
      {failed && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('loadOlder')}
        </Button>
      )}
    </div>
  );
}
