import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { Department } from '@clinical/contract/teams/departments.schemas';
import { Button, Modal, MultiSelect } from '@mantine/core';
import { useDeferredValue, useEffect, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './dialogs.module.css';
import { useChangeDepartmentMembers } from './teams.api.ts';
import { t } from './teams.texts.ts';
import { useMembers } from './use-members.ts';

type Props = { department: Department; onClose: () => void };

/** So many are offered at least, when there are any. */
const fewest = 10;

type Choice = { value: string; label: string };

/** Puts people of the workspace into a department. */
export function AddPeopleDialog({ department, onClose }: Props) {
  useFocusBack();
  /** The chosen ones with their labels: another text finds others. */
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const [typed, setTyped] = useState('');
  const { items, list } = useMembers(useDeferredValue(typed), 'members');
  const [failure, setFailure] = useState<string | null>(null);
  const change = useChangeDepartmentMembers();
  const there = new Set(department.members.map(({ userId }) => userId));
  const taken = new Set([...there, ...chosen.map(({ value }) => value)]);
  const found = items.flatMap(({ userId, name, email }): Choice[] =>
    userId === null || taken.has(userId) ? [] : [{ value: userId, label: name ? `${name}, ${email}` : email }],
  );
  const people = [...chosen, ...found];
  const { isFetching, isError, hasNextPage, fetchNextPage } = list;
  const few = found.length < fewest;
  useEffect(() => {
    // those of the first pages may all belong to it already
    if (few && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [few, hasNextPage, isFetching, isError, fetchNextPage]);
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
          value={chosen.map(({ value }) => value)}
          onChange={(values) => setChosen(people.filter(({ value }) => values.includes(value)))}
          searchValue={typed}
          onSearchChange={setTyped}
          // the server has looked already, in addresses too
          filter={({ options }) => options}
          error={list.isError ? messageOf(list.error) : undefined}
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
                { id: department.id, body: { action: 'add', user_ids: chosen.map(({ value }) => value) } },
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
