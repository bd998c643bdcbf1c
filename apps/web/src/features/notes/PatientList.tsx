import { ApiError } from '@clinical/api-client/api-error';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { isFiltered, type PatientsSearch, withoutFilters } from './note-filter.ts';
import { t } from './notes.texts.ts';
import type { RowActions } from './PatientRow.tsx';
import { PatientsTable } from './PatientsTable.tsx';
import classes from './PatientsTable.module.css';
import { ShowMore } from './ShowMore.tsx';
import { patientsOf } from './list-rows.ts';
import { type TaskParts, useChartTasks } from './use-chart-tasks.ts';
import { useDepartmentNames } from './use-department-names.ts';
import type { usePatientRows } from './use-patient-rows.ts';

type Props = {
  rows: ReturnType<typeof usePatientRows>;
  search: PatientsSearch;
  onSearch: (search: PatientsSearch) => void;
  chosen: ReadonlyMap<string, Note>;
  onChoose: (chosen: ReadonlyMap<string, Note>) => void;
  actions: RowActions;
  taskParts: TaskParts;
  /** What fills an empty list. */
  action: ReactNode;
};

/** The list itself, or why there is none. */
export function PatientList({ rows, search, onSearch, chosen, onChoose, actions, taskParts, action }: Props) {
  const { list, notes, before, onShown, work, top, onMore } = rows;
  const departments = useDepartmentNames();
  const inView = useMemo(() => patientsOf(top, notes), [top, notes]);
  const tasks = useChartTasks(taskParts.query, inView, search.tasks === true);
  if (list.isPending || work.isLoading || departments.isLoading) {
    return (
      <Delayed>
        <SkeletonRows table />
      </Delayed>
    );
  }
  if (notes.length === 0 && search.department !== undefined && isGone(list.error)) return <NoDepartment />;
  if (notes.length === 0 && list.isError) {
    return <ErrorState error={list.error} title={t('couldNotLoadPatients')} onRetry={() => void list.refetch()} />;
  }
  if (notes.length === 0) return <NoPatients search={search} onClear={onSearch} action={action} />;
  return (
    <>
      {work.isError && (
        <ErrorState small error={work.error} title={t('workNotLoaded')} onRetry={() => void work.refetch()} />
      )}
      {tasks.isError && search.tasks && (
        <p className={classes.notCounted} role="status">
          {t('tasksNotLoaded')}
        </p>
      )}
      <PatientsTable
        top={top}
        onMore={onMore}
        notes={notes}
        before={before}
        complete={!list.hasNextPage}
        sort={search.sort ?? 'activity'}
        // a second time takes the order back: on a phone the other head is not there
        onSort={(sort) => onSearch({ ...search, sort: sort === 'name' && search.sort !== sort ? sort : undefined })}
        chosen={chosen}
        onChoose={onChoose}
        onShown={onShown}
        departments={departments.names}
        tasks={tasks}
        drawTask={taskParts.draw}
        actions={actions}
      />
      {list.hasNextPage && (list.isFetchingNextPage || list.isFetchNextPageError) && (
        <ShowMore busy={list.isFetchingNextPage} onShow={() => void list.fetchNextPage()} />
      )}
    </>
  );
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'NOT_FOUND';

/** The address names a department that was deleted, or one of another workspace. */
function NoDepartment() {
  const all = (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/my-projects" />}>
      {t('showAll')}
    </Button>
  );
  return (
    <EmptyState drawing="search" title={t('departmentGone')} action={all}>
      {t('departmentGoneText')}
    </EmptyState>
  );
}

type NoPatientsProps = { search: PatientsSearch; onClear: (search: PatientsSearch) => void; action: ReactNode };

function NoPatients({ search, onClear, action }: NoPatientsProps) {
  if (isFiltered(search)) {
    const clear = (
      <Button variant="default" onClick={() => onClear(withoutFilters(search))}>
        {t('clearFilters')}
      </Button>
    );
    return (
      <EmptyState drawing="search" title={t('noMatches')} action={clear}>
        {t('noMatchesText')}
      </EmptyState>
    );
  }
  if (search.show === 'archived') {
    return (
      <EmptyState drawing="people" title={t('noArchived')}>
        {t('noArchivedText')}
      </EmptyState>
    );
  }
  if (search.department !== undefined) {
    return (
      <EmptyState drawing="people" title={t('noFiled')}>
        {t(search.department === 'none' ? 'noUnfiledText' : 'noFiledText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="people" title={t('noPatientsYet')} action={action}>
      {t('noPatientsYetText')}
    </EmptyState>
  );
}
