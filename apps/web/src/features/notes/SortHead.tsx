import type { NoteSort } from '@clinical/contract/notes/notes.schemas';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { HeadCell } from '../../ui/DataTable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import classes from './PatientsTable.module.css';

type Props = {
  sort: NoteSort;
  current: NoteSort;
  onSort: (sort: NoteSort) => void;
  minor?: boolean;
  width?: number;
  children: ReactNode;
};

/** The head of a column that the list can be sorted by: names from A, activity from the newest. */
export function SortHead({ sort, current, onSort, children, ...cell }: Props) {
  const active = sort === current;
  return (
    <HeadCell {...cell} sorted={active ? (sort === 'name' ? 'ascending' : 'descending') : undefined}>
      <UnstyledButton className={classes.sort} data-active={active || undefined} onClick={() => onSort(sort)}>
        {children}
        <Icon name={sort === 'name' ? 'arrow-up' : 'arrow-down'} size={14} />
      </UnstyledButton>
    </HeadCell>
  );
}
