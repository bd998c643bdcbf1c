import { createFileRoute, useLocation } from '@tanstack/react-router';
import { readPatientsAddress } from '../../features/notes/note-filter.ts';
import { PatientsPage } from '../../features/notes/PatientsPage.tsx';

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
      adding={newPatient}
      onAdded={() => void navigate({ search, state: (before) => ({ ...before, newPatient: false }), replace: true })}
      onSearch={({ query: name, ...address }) =>
        void navigate({ search: address, state: (before) => ({ ...before, patientQuery: name }), replace: true })
      }
    />
  );
}
