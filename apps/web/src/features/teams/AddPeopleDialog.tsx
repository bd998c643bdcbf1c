import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { Department } from '@clinical/contract/teams/departments.schemas';
import type { WorkspaceMember } from '@clinical/contract/teams/members.schemas';
import { Button, Modal, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './dialogs.module.css';
import { useChangeDepartmentMembers } from './teams.api.ts';
import { t } from './teams.texts.ts';

type Props = { department: Department; members: readonly WorkspaceMember[]; onClose: () => void };

/** Rows that are offered at once; typing finds the others. */
const offered = 50;

/** Puts people of the workspace into a department. */
export function AddPeopleDialog({ department, members, onClose }: Props) {
  useFocusBack();
  const [chosen, setChosen] = useState<string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const change = useChangeDepartmentMembers();
  const there = new Set(department.members.map(({ userId }) => userId));
  const people = members.flatMap(({ userId, name, email }) =>
    userId === null || there.has(userId) ? [] : [{ value: userId, label: name ? `${name}, ${email}` : email }],
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('addPeopleTitle', { name: department.name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.form}>
        <MultiSelect
          label={t('peopleToAdd')}
          data={people}
          value={chosen}
          onChange={setChosen}
          limit={offered}
          maxValues={200}
          searchable
          hidePickedOptions
          classNames={{ inputField: classes.inField }}
          data-autofocus
        />
        <FormFailure message={failure} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            disabled={chosen.length === 0}
            loading={change.isPending}
            onClick={() =>
              change.mutate(
                { id: department.id, body: { action: 'add', user_ids: chosen } },
                { onSuccess: onClose, onError: (error) => setFailure(messageOf(error)) },
              )
            }
          >
            {t('add')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
