import { createFileRoute, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { laterPart } from '../../lib/parts.ts';
import { readPatientsAddress } from '../../features/notes/note-filter.ts';
import type { EditTask } from '../../features/clinical-tasks/edit-task.ts';
import { chartTasksQuery } from '../../features/clinical-tasks/chart-tasks.api.ts';
import type { TaskParts } from '../../features/notes/use-chart-tasks.ts';
import { PatientsPage } from '../../features/notes/PatientsPage.tsx';

/** Only a list with tasks needs it. */
const ChartTaskRow = lazy(
  laterPart(() =>
    import('../../features/clinical-tasks/ChartTaskRow.tsx').then((module) => ({ default: module.ChartTaskRow })),
  ),
);

const TaskDialog = lazy(
  laterPart(() =>
    import('../../features/clinical-tasks/TaskDialog.tsx').then((module) => ({ default: module.TaskDialog })),
  ),
);

const taskPartsFor = (onEdit: EditTask): TaskParts => ({
  query: chartTasksQuery,
  draw: (task, place) => (
    <Suspense fallback={<tr aria-rowindex={place.index} style={{ height: 'var(--row-height)' }} />}>
      <ChartTaskRow task={task} {...place} onEdit={onEdit} />
    </Suspense>
  ),
});

export const Route = createFileRoute('/_app/my-projects')({
  validateSearch: readPatientsAddress,
  component: Patients,
});

function Patients() {
  const search = Route.useSearch();
  const { patientQuery: query, newPatient = false } = useLocation({ select: ({ state }) => state });
  const navigate = Route.useNavigate();
  const [editing, setEditing] = useState<{ task: ClinicalTask; set?: Parameters<EditTask>[1] } | null>(null);
  // the form stays when its row goes to another place
  const [taskParts] = useState(() => taskPartsFor((task, set) => setEditing({ task, set })));
  return (
    <>
      <PatientsPage
        search={{ ...search, query }}
        taskParts={taskParts}
        adding={newPatient}
        onAdded={() => void navigate({ search, state: (before) => ({ ...before, newPatient: false }), replace: true })}
        onSearch={({ query: name, ...address }) =>
          void navigate({ search: address, state: (before) => ({ ...before, patientQuery: name }), replace: true })
        }
      />
      <Suspense fallback={null}>{editing && <TaskDialog {...editing} onClose={() => setEditing(null)} />}</Suspense>
    </>
  );
}
