import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDateRange, readTags, writeDateRange } from '../../lib/shared-filter.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChosenTags, TagMenu } from '../notes/public.ts';
import { departmentChoicesQuery, workspaceUsersQuery } from '../teams/public.ts';
import classes from './ClinicalTasks.module.css';
import { categoryChoices } from './category-choices.ts';
import { t } from './clinical-tasks.texts.ts';
import { PatientField } from './PatientField.tsx';
import { readTaskAddress, type TaskAddress } from './task-address.ts';

type Props = { address: TaskAddress; who: string; onAddress: (address: TaskAddress) => void };

/** One line of filters; all of them live in the address. */
export function TaskFilters({ address, who, onAddress }: Props) {
  const people = useQuery(workspaceUsersQuery).data ?? [];
  const departments = useQuery(departmentChoicesQuery).data ?? [];
  const change = (part: Record<string, unknown>) => onAddress(readTaskAddress({ ...address, ...part }));
  const wide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [more, setMore] = useState(false);
  const hasMore = address.noteId !== undefined || address.date_range !== undefined || address.tag !== undefined;
  const range = readDateRange(address.date_range);
  const tags = readTags(address.tag);
  const setRange = (part: Partial<typeof range>) => change({ date_range: writeDateRange({ ...range, ...part }) });
  const setTags = (chosen: string[]) => change({ tag: chosen.join(',') });
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
      {wide || more || hasMore ? (
        <>
          <PatientField
            filter
            value={address.noteId ?? ''}
            onChange={(noteId) => change({ noteId: noteId === '' ? undefined : noteId })}
          />
          <span className={classes.days}>
            <TextInput
              type="date"
              aria-label={t('dueFrom')}
              value={range.from ?? ''}
              onChange={(event) => setRange({ from: event.currentTarget.value || null })}
            />
            <span aria-hidden>–</span>
            <TextInput
              type="date"
              aria-label={t('dueTo')}
              value={range.to ?? ''}
              onChange={(event) => setRange({ to: event.currentTarget.value || null })}
            />
          </span>
          <TagMenu known={[]} chosen={tags} onChange={setTags} />
          <ChosenTags tags={tags} onChange={setTags} />
        </>
      ) : (
        <Button variant="default" rightSection={<Icon name="chevron-down" size={16} />} onClick={() => setMore(true)}>
          {t('moreFilters')}
        </Button>
      )}
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
