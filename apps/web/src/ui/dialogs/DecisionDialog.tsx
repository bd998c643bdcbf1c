import { Button, Modal } from '@mantine/core';
import { useFocusBack } from '../../lib/focus-back.ts';
import type { ConfirmDialogProps } from '../ConfirmDialog.tsx';
import { t } from '../ui.texts.ts';
import classes from './DecisionDialog.module.css';

/** The dialog itself; `ConfirmDialog` loads it when there is something to decide. */
export function DecisionDialog({
  opened,
  title,
  children,
  action,
  danger,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  useFocusBack(opened);
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <div>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color={danger ? 'red' : undefined} loading={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Modal>
  );
}
