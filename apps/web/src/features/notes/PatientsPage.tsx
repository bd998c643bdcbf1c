import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { laterPart } from '../../lib/parts.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { toast } from '../../ui/toast.ts';
import { departmentChoicesQuery, ShareButton } from '../teams/public.ts';
import { FirstPatient } from './FirstPatient.tsx';
import { readTags } from '../../lib/shared-filter.ts';
import { isFiltered, type PatientsSearch } from './note-filter.ts';
import { useStarNote } from './notes.api.ts';
import { t } from './notes.texts.ts';
import { PatientList } from './PatientList.tsx';
import type { TaskParts } from './use-chart-tasks.ts';
import type { RowActions } from './PatientRow.tsx';
import { PatientsFilters } from './PatientsFilters.tsx';
import { SampleLine } from './SampleLine.tsx';
import { ScopeTabs } from './ScopeTabs.tsx';
import { useKeptActions } from './use-kept-actions.ts';
import { usePatientRows } from './use-patient-rows.ts';
import { useRefreshFailure } from './use-refresh-failure.ts';

const PatientDialog = lazy(
  laterPart(() => import('./PatientDialog.tsx').then((module) => ({ default: module.PatientDialog }))),
);
const DeletePatientsDialog = lazy(
  laterPart(() => import('./DeletePatientsDialog.tsx').then((module) => ({ default: module.DeletePatientsDialog }))),
);
const MergeDialog = lazy(
  laterPart(() => import('./merge/MergeDialog.tsx').then((module) => ({ default: module.MergeDialog }))),
);
const MoveDialog = lazy(laterPart(() => import('./MoveDialog.tsx').then((module) => ({ default: module.MoveDialog }))));
const PatientsBulkBar = lazy(
  laterPart(() => import('./PatientsBulkBar.tsx').then((module) => ({ default: module.PatientsBulkBar }))),
);
const BinList = lazy(laterPart(() => import('./BinList.tsx').then((module) => ({ default: module.BinList }))));

type Props = {
  search: PatientsSearch;
  onSearch: (search: PatientsSearch) => void;
  taskParts: TaskParts;
  /** The way here asked for a new patient. */
  adding: boolean;
  onAdded: () => void;
};

/** Patients: all that I may see, mine, those of one department, those in the archive, and the bin. */
export function PatientsPage({ search, onSearch, taskParts, adding, onAdded }: Props) {
  const [asked, setDialog] = useState<{ note: Note | null } | null>(null);
  const dialog = asked ?? (adding && !refusedWhileViewing().disabled ? { note: null } : null);
  const { data: departments } = useQuery(departmentChoicesQuery);
  const here = departments?.find(({ id, abilities }) => id === search.department && abilities.fileNotes)?.id;
  const closeDialog = () => {
    setDialog(null);
    if (adding) onAdded();
  };
  const navigate = useNavigate();
  const open = (note: Note) => void navigate({ to: '/chat', search: { id: note.id } });
  const addPatient = () => setDialog({ note: null });
  const refused = refusedWhileViewing();
  useShortcut('n', t('keyNew'), addPatient, { enabled: !refused.disabled });
  const newPatient = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={addPatient} {...refused}>
      {t('newPatient')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t('patients')}
        actions={
          <>
            <ShareButton note={null} />
            {newPatient}
          </>
        }
      />
      <ScopeTabs address={search} />
      {search.show === 'bin' ? (
        <Suspense fallback={null}>
          <BinList />
        </Suspense>
      ) : (
        <Patients
          search={search}
          onSearch={onSearch}
          taskParts={taskParts}
          onEdit={(note) => setDialog({ note })}
          onOpen={open}
          action={<FirstPatient onOpen={open} />}
        />
      )}
      <Suspense fallback={null}>
        {dialog && (
          <PatientDialog
            note={dialog.note}
            departmentId={here}
            onClose={closeDialog}
            onOpen={open}
            onSaved={(note) => {
              closeDialog();
              if (dialog.note === null) open(note);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

type PatientsProps = Pick<Props, 'search' | 'onSearch' | 'taskParts'> & {
  onEdit: (note: Note) => void;
  onOpen: (note: Note) => void;
  action: React.ReactNode;
};

/** One of the lists, with what can be done to its rows. */
function Patients({ search, onSearch, taskParts, onEdit, onOpen, action }: PatientsProps) {
  const rows = usePatientRows(search);
  useRefreshFailure(rows.list.isRefetchError);
  const starNote = useStarNote();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Note>>(new Map());
  // null until something was to be deleted; the dialog stays from then on, for its undo
  const [leaving, setLeaving] = useState<Note[] | null>(null);
  const [moving, setMoving] = useState<Note[] | null>(null);
  const [merging, setMerging] = useState<Note | null>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  useShortcut('/', t('keySearch'), () => searchRef.current?.focus());
  const change = (next: PatientsSearch) => {
    setChosen(new Map());
    onSearch(next);
  };
  const actions: RowActions = useKeptActions<RowActions>({
    onSelect: (note, selected) => {
      const next = new Map(chosen);
      if (selected) next.set(note.id, note);
      else next.delete(note.id);
      setChosen(next);
    },
    onStar: (note) =>
      starNote
        .mutateAsync({ note, starred: !note.isReferralFavorite })
        .catch((error: unknown) => toast.error(messageOf(error), { title: t('notStarred') })),
    onTag: (tag) => change({ ...search, tag: [...new Set([...readTags(search.tag), tag])].join(',') }),
    onEdit,
    onMove: setMoving,
    onMerge: setMerging,
    onDelete: setLeaving,
  });
  const chosenNotes = [...chosen.values()];
  const knownTags = [...new Set(rows.notes.flatMap((note) => note.tags))];

  return (
    <>
      <PatientsFilters
        search={search}
        knownTags={knownTags}
        idle={rows.list.isSuccess && rows.notes.length === 0 && !isFiltered(search)}
        onChange={change}
        searchRef={searchRef}
      />
      <PatientList
        rows={rows}
        search={search}
        onSearch={change}
        chosen={chosen}
        onChoose={setChosen}
        actions={actions}
        taskParts={taskParts}
        action={action}
      />
      {/* below the rows, once it is known how many they are */}
      {rows.list.isSuccess && !rows.work.isLoading && <SampleLine />}
      {chosenNotes.length > 0 && (
        <Suspense fallback={null}>
          <PatientsBulkBar
            notes={chosenNotes}
            knownTags={knownTags}
            actions={actions}
            onClear={() => setChosen(new Map())}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {leaving && (
          <DeletePatientsDialog
            notes={leaving}
            onClose={() => setLeaving([])}
            onDeleted={() => {
              setLeaving([]);
              setChosen(new Map());
            }}
          />
        )}
        {moving && <MoveDialog notes={moving} onClose={() => setMoving(null)} />}
        {merging && <MergeDialog note={merging} onClose={() => setMerging(null)} onMerged={onOpen} />}
      </Suspense>
    </>
  );
}
