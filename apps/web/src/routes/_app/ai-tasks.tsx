import { createFileRoute } from '@tanstack/react-router';
import { readTaskAddress } from '../../features/clinical-tasks/task-address.ts';
import { TasksPage } from '../../features/clinical-tasks/TasksPage.tsx';

export const Route = createFileRoute('/_app/ai-tasks')({ validateSearch: readTaskAddress, component: Tasks });

function Tasks() {
  const navigate = Route.useNavigate();
  return <TasksPage address={Route.useSearch()} onAddress={(search) => void navigate({ search, replace: true })} />;
}
