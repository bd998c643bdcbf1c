import { Button } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import classes from './BulkBar.module.css';
import { t } from './notes.texts.ts';

type Props = { count: number; canDelete: boolean; onDelete: () => void; onClear: () => void };

/** What can be done with all chosen rows; stays in view at the foot of the list. */
export function BulkBar({ count, canDelete, onDelete, onClear }: Props) {
  if (count === 0) return null;
  return (
    <div className={classes.bar} role="region" aria-label={t('chosen', { n: count })}>
      <span role="status">{t('chosen', { n: count })}</span>
      <Button variant="default" size="xs" onClick={onClear}>
        {t('unchoose')}
      </Button>
      {canDelete && (
        <Button color="red" size="xs" leftSection={<Icon name="trash" size={16} />} onClick={onDelete}>
          {t('deleteCharts', { n: count })}
        </Button>
      )}
    </div>
  );
}
