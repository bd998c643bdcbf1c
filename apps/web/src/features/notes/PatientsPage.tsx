import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DeletePatientsDialog } from './DeletePatientsDialog.tsx';
import { isFiltered, type PatientsSearch } from './note-filter.ts';
import { patientsQuery } from './notes.api.ts';
import { t } from './notes.texts.ts';
import { PatientsFilters } from './PatientsFilters.tsx';
import { PatientsTable } from './PatientsTable.tsx';
import { ShowMore } from './ShowMore.tsx';
import { useRefreshFailure } from './use-refresh-failure.ts';

const PatientDialog = lazy(
  laterPart(() => import('./PatientDialog.tsx').then((module) => ({ default: module.PatientDialog }))),
);

type Props = {
  search: PatientsSearch;
  onSearch: (search: PatientsSearch) => void;
  /** The way here asked for a new patient. */
  adding: boolean;
  onAdded: () => void;
};

/** All charts I may see, by last activity. */
export function PatientsPage({ search, onSearch, adding, onAdded }: Props) {
  const list = useInfiniteQuery(patientsQuery(search));
  useRefreshFailure(list.isRefetchError);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setDialog] = useState<{ note: Note | null } | null>(null);
  const dialog = asked ?? (adding ? { note: null } : null);
  const closeDialog = () => {
    setDialog(null);
    if (adding) onAdded();
  };
  const [leaving, setLeaving] = useState<Note[]>([]);
  const searchRef = useRef<HTMLInputElement>(null);
  const notes = list.data?.pages.flatMap((page) => page.items) ?? [];
  const chosenNotes = notes.filter((note) => chosen.has(note.id));
  const open = (note: Note) => navigate({ to: '/chat', search: { id: note.id } });
  const addPatient = () => setDialog({ note: null });
  useShortcut('n', t('keyNew'), addPatient);
  useShortcut('/', t('keySearch'), () => searchRef.current?.focus());

  const newPatient = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={addPatient}>
      {t('newPatient')}
    </Button>
  );
  const changeSearch = (next: PatientsSearch) => {
    setChosen(new Set());
    onSearch(next);
  };

  return (
    <>
      <PageHeader title={t('patients')} actions={newPatient} />
      <PatientsFilters search={search} onChange={changeSearch} searchRef={searchRef} />
      {list.isPending && (
        <Delayed>
          <SkeletonRows table />
        </Delayed>
      )}
      {list.isError && notes.length === 0 && (
        <ErrorState error={list.error} title={t('couldNotLoadPatients')} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && notes.length === 0 && (
        <NoPatients search={search} onClear={changeSearch} action={newPatient} />
      )}
      {notes.length > 0 && (
        <>
          <PatientsTable
            notes={notes}
            chosen={chosen}
            onChoose={setChosen}
            onEdit={(note) => setDialog({ note })}
            onDelete={setLeaving}
          />
          {list.hasNextPage && <ShowMore busy={list.isFetchingNextPage} onShow={() => void list.fetchNextPage()} />}
        </>
      )}
      <BulkBar
        count={chosenNotes.length}
        canDelete={chosenNotes.every((note) => note.abilities.delete)}
        onDelete={() => setLeaving(chosenNotes)}
        onClear={() => setChosen(new Set())}
      />
      <DeletePatientsDialog
        notes={leaving}
        onClose={() => setLeaving([])}
        onDeleted={() => {
          setLeaving([]);
          setChosen(new Set());
        }}
      />
      <Suspense fallback={null}>
        {dialog && (
          <PatientDialog
            note={dialog.note}
            onClose={closeDialog}
            onOpen={(note) => void open(note)}
            onSaved={(note) => {
              closeDialog();
              if (dialog.note === null) void open(note);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type NoPatientsProps = { search: PatientsSearch; onClear: (search: PatientsSearch) => void; action: React.ReactNode };

function NoPatients({ search, onClear, action }: NoPatientsProps) {
  if (!isFiltered(search)) {
    return (
      <EmptyState drawing="people" title={t('noPatientsYet')} action={action}>
        {t('noPatientsYetText')}
      </EmptyState>
    );
  }
  const clear = (
    <Button variant="default" onClick={() => onClear({ scope: search.scope })}>
      {t('clearFilters')}
    </Button>
  );
  return (
    <EmptyState drawing="search" title={t('noMatches')} action={clear}>
      {t('noMatchesText')}
    </EmptyState>
  );
}
