import { leave } from '../lib/session/leave.ts';
import { unsentAtSignOut } from '../lib/session/sign-out.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { t } from './shell.texts.ts';

/** Asks before a sign-out deletes what is on this device only. */
export function SignOutDialog({ unsent }: { unsent: number }) {
  return (
    <ConfirmDialog
      opened
      danger
      title={t('signOutTitle')}
      action={t('signOutAll')}
      onConfirm={() => void leave('signed-out')}
      onClose={() => unsentAtSignOut.set(0)}
    >
      {t('unsent', { n: unsent })}
    </ConfirmDialog>
  );
}
