import type { Department } from '@clinical/contract/teams/departments.schemas';
import { presets } from '@clinical/contract/teams/members.rules';
import { Button, Checkbox, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { useForm } from '../../lib/use-form.ts';
import { toast } from '../../ui/toast.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { departmentLines } from './department-tree.ts';
import classes from './dialogs.module.css';
import { type Allowed, PermissionFields } from './PermissionFields.tsx';
import { useInvite } from './teams.api.ts';
import { t } from './teams.texts.ts';

type Props = {
  departments: readonly Department[];
  /** Where whom is invited from a department will belong. */
  into?: Department | undefined;
  /** False for who invites into a department without being an admin: they give reading or editing, and no switches. */
  isAdmin: boolean;
  onClose: () => void;
};

const first: Allowed = { permission: presets[0].permission, switches: presets[0].switches, preset: presets[0].key };

/** Invites an address by mail, with what the person may do and where they will belong. */
export function InviteDialog({ departments, into, isAdmin, onClose }: Props) {
  useFocusBack();
  const [allowed, setAllowed] = useState(first);
  const [departmentIds, setDepartmentIds] = useState<string[]>(into ? [into.id] : []);
  const invite = useInvite();
  const form = useForm(
    { email: '' },
    ({ email }) => (email.trim() === '' ? { email: t('emailNeeded') } : {}),
    async ({ email }) => {
      const { permission, switches, preset } = allowed;
      await invite.mutateAsync({
        email: email.trim(),
        permission,
        departmentIds,
        ...(isAdmin && { switches, preset: preset ?? undefined }),
      });
      toast.success(t('invited', { email: email.trim() }));
      onClose();
    },
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={into ? t('inviteInto', { name: into.name }) : t('inviteMember')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <TextInput
          {...form.field('email')}
          type="email"
          label={t('email')}
          autoComplete="off"
          withAsterisk
          data-autofocus
        />
        {isAdmin ? (
          <PermissionFields value={allowed} onChange={setAllowed} />
        ) : (
          <NativeSelect
            label={t('permission')}
            value={allowed.permission}
            data={(['read', 'edit'] as const).map((each) => ({ value: each, label: t(`permission${each}`) }))}
            onChange={(event) =>
              setAllowed({ ...allowed, permission: event.currentTarget.value === 'read' ? 'read' : 'edit' })
            }
          />
        )}
        {!into && departments.length > 0 && (
          <Checkbox.Group label={t('inDepartments')} value={departmentIds} onChange={setDepartmentIds}>
            {departmentLines(departments).map(({ department: { id, name }, depth }) => (
              <Checkbox key={id} value={id} label={name} mt="xs" ml={Math.min(depth, 4) * 24} />
            ))}
          </Checkbox.Group>
        )}
        <FormFailure message={form.failure} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('sendInvitation')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
