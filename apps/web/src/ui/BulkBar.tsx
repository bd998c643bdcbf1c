import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './BulkBar.module.css';
import { t } from './ui.texts.ts';

type Props = {
  /** How many rows are selected, in words. Nothing is shown for null. */
  label: string | null;
  /** The usual actions first; what takes rows away comes last and quiet. */
  children: ReactNode;
  onClear: () => void;
};

/** What can be done with all selected rows; it stays in view at the foot of the list. */
export function BulkBar({ label, children, onClear }: Props) {
  if (label === null) return null;
  return (
    <div className={classes.bar} role="region" aria-label={label}>
      <span role="status">{label}</span>
      <div className={classes.actions}>{children}</div>
      <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
        {t('deselectAll')}
      </Button>
    </div>
  );
}
