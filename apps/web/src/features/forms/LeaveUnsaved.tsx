import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { t } from './forms.texts.ts';

/** Asks before changes that are not saved are lost. */
export function LeaveUnsaved({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: unsaved,
    disabled: !unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={t('unsavedTitle')}
      action={t('leave')}
      danger
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {t('unsavedText')}
    </ConfirmDialog>
  );
}
