import { createFileRoute, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { readPatientsAddress } from '../../features/notes/note-filter.ts';
import { chartTasksQuery } from '../../features/clinical-tasks/chart-tasks.api.ts';
import type { TaskParts } from '../../features/notes/use-chart-tasks.ts';
import { PatientsPage } from '../../features/notes/PatientsPage.tsx';

/** Only a list with tasks needs it. */
const ChartTaskRow = lazy(
  laterPart(() =>
    import('../../features/clinical-tasks/ChartTaskRow.tsx').then((module) => ({ default: module.ChartTaskRow })),
  ),
);

const taskParts: TaskParts = {
  query: chartTasksQuery,
  draw: (task, place) => (
    <Suspense fallback={<tr aria-rowindex={place.index} style={{ height: 'var(--row-height)' }} />}>
      <ChartTaskRow task={task} {...place} />
    </Suspense>
  ),
};

export const Route = createFileRoute('/_app/my-projects')({
  validateSearch: readPatientsAddress,
  component: Patients,
});

function Patients() {
  const search = Route.useSearch();
  const { patientQuery: query, newPatient = false } = useLocation({ select: ({ state }) => state });
  const navigate = Route.useNavigate();
  return (
    <PatientsPage
      search={{ ...search, query }}
      taskParts={taskParts}
      adding={newPatient}
      onAdded={() => void navigate({ search, state: (before) => ({ ...before, newPatient: false }), replace: true })}
      onSearch={({ query: name, ...address }) =>
        void navigate({ search: address, state: (before) => ({ ...before, patientQuery: name }), replace: true })
      }
    />
  );
}
