import type { Department } from '@clinical/contract/teams/departments.schemas';
import { presets } from '@clinical/contract/teams/members.rules';
import { Button, Checkbox, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
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

/** Addresses as they are typed or pasted from a list, each once. */
const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))];

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
    async ({ email: typed }, put) => {
      const { permission, switches, preset } = allowed;
      const addresses = addressesIn(typed);
      const send = (email: string) =>
        invite.mutateAsync({
          email,
          permission,
          departmentIds,
          ...(isAdmin && { switches, preset: preset ?? undefined }),
        });
      const failed: string[] = [];
      const reasons: string[] = [];
      for (const email of addresses) {
        try {
          await send(email);
        } catch (error) {
          // of one address the form itself says what is wrong
          if (addresses.length === 1) throw error;
          failed.push(email);
          reasons.push(t('notInvited', { email, reason: messageOf(error) }));
        }
      }
      const sent = addresses.length - failed.length;
      if (sent > 0)
        toast.success(
          sent === 1
            ? t('invited', { email: addresses.find((email) => !failed.includes(email)) ?? '' })
            : t('invitedAll', { n: sent }),
        );
      if (failed.length === 0) return onClose();
      // those that were invited are done
      put('email', failed.join(', '));
      throw new Error(reasons.join(' '));
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
          // the browser takes one address in a field for e-mail
          inputMode="email"
          label={t('email')}
          description={t('severalAddresses')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
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
