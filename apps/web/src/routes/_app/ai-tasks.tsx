import { createFileRoute } from '@tanstack/react-router';
import { readTaskAddress } from '../../features/clinical-tasks/task-address.ts';
import { SharedTasks } from '../../features/clinical-tasks/SharedTasks.tsx';
import { TasksPage } from '../../features/clinical-tasks/TasksPage.tsx';

export const Route = createFileRoute('/_app/ai-tasks')({ validateSearch: readTaskAddress, component: Tasks });

function Tasks() {
  const navigate = Route.useNavigate();
  const { share, ...address } = Route.useSearch();
  if (share !== undefined) return <SharedTasks token={share} />;
  return <TasksPage address={address} onAddress={(search) => void navigate({ search, replace: true })} />;
}
