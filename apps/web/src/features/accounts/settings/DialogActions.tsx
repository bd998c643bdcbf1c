import { Button } from '@mantine/core';
import { t } from './settings.texts.ts';
import classes from './SettingsPage.module.css';

type Props = {
  /** What the form does, as a verb. */
  action: string;
  busy: boolean;
  /** It cannot be undone. */
  danger?: boolean;
  onClose: () => void;
};

/** The last line of a form in a dialog: Cancel, and what it does. */
export function DialogActions({ action, busy, danger, onClose }: Props) {
  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" color={danger ? 'red' : undefined} loading={busy}>
        {action}
      </Button>
    </div>
  );
}
