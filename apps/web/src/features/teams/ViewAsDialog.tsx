import { startViewing } from '@clinical/contract/accounts/viewing.calls';
import type { WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { keepViewing } from '../../lib/session/viewing.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { t } from './teams.texts.ts';

type Props = { member: WorkspaceMember; onClose: () => void };

/** Says what viewing as somebody means before it begins. The tab is loaded anew, so that nothing of the admin's own stays in it. */
export function ViewAsDialog({ member: { id, name, email }, onClose }: Props) {
  const start = useMutation({
    mutationFn: () => api.request(startViewing, { body: { userId: id } }),
    onSuccess: (viewing) => {
      keepViewing(viewing);
      window.location.assign('/my-projects');
    },
    onError: (error) => {
      toast.error(messageOf(error));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('viewAsTitle', { name: name || email })}
      action={t('viewAsStart')}
      busy={start.isPending || start.isSuccess}
      onConfirm={() => start.mutate()}
      onClose={onClose}
    >
      {t('viewAsText', { name: name || email })}
    </ConfirmDialog>
  );
}
