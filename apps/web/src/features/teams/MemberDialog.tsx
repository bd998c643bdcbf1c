import type { WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './dialogs.module.css';
import { type Allowed, PermissionFields } from './PermissionFields.tsx';
import { useChangePermission } from './teams.api.ts';
import { t } from './teams.texts.ts';

type Props = { member: WorkspaceMember; onClose: () => void };

/** What one person may do in the workspace. */
export function MemberDialog({ member, onClose }: Props) {
  useFocusBack();
  const [allowed, setAllowed] = useState<Allowed>({
    permission: member.permission,
    switches: member.switches,
    preset: member.preset,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const change = useChangePermission();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('changeTitle', { name: member.name || member.email })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.form}>
        <PermissionFields value={allowed} onChange={setAllowed} />
        <FormFailure message={failure} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            loading={change.isPending}
            onClick={() =>
              change.mutate(
                { id: member.id, ...allowed },
                {
                  onSuccess: () => {
                    toast.success(t('saved'));
                    onClose();
                  },
                  onError: (error) => setFailure(messageOf(error)),
                },
              )
            }
          >
            {t('save')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
