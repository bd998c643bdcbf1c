import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { departmentChoicesQuery, workspaceUsersQuery } from '../teams/public.ts';
import classes from './ClinicalTasks.module.css';
import { categoryChoices } from './category-choices.ts';
import { t } from './clinical-tasks.texts.ts';
import { readTaskAddress, type TaskAddress } from './task-address.ts';

type Props = { address: TaskAddress; who: string; onAddress: (address: TaskAddress) => void };

/** One line of filters; all of them live in the address. */
export function TaskFilters({ address, who, onAddress }: Props) {
  const people = useQuery(workspaceUsersQuery).data ?? [];
  const departments = useQuery(departmentChoicesQuery).data ?? [];
  const change = (part: Record<string, unknown>) => onAddress(readTaskAddress({ ...address, ...part }));
  const isFiltered = Object.values({ ...address, view: undefined }).some((value) => value !== undefined);
  return (
    <search className={classes.filters}>
      <NativeSelect
        aria-label={t('who')}
        value={who}
        data={[
          { value: 'all', label: t('everyone') },
          { value: 'me', label: t('mine') },
          ...people.map(({ id, name, email }) => ({ value: id, label: name === '' ? email : name })),
          ...departments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => change({ who: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('category')}
        value={address.category ?? ''}
        data={[{ value: '', label: t('allCategories') }, ...categoryChoices()]}
        onChange={(event) => change({ category: event.currentTarget.value })}
      />
      <Checkbox
        label={t('onlyOverdue')}
        checked={address.overdue ?? false}
        onChange={(event) => change({ overdue: event.currentTarget.checked })}
      />
      {isFiltered && (
        <Button variant="subtle" color="gray" onClick={() => onAddress({ view: address.view })}>
          {t('clearFilters')}
        </Button>
      )}
    </search>
  );
}
