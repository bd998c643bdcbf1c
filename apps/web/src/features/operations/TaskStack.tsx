import { useCardTasks } from '../../lib/task-list.ts';
import { TaskCard } from './TaskCard.tsx';
import { t } from './operations.texts.ts';
import { useTaskUpdates } from './use-task-updates.ts';
import { useTip } from './use-tip.ts';

/** Cards of the jobs that make notes, at the bottom right of every page. */
export function TaskStack() {
  useTaskUpdates();
  const tasks = useCardTasks();
  const tip = useTip();
  return (
    <div role="region" aria-label={t('tasks')}>
      {tasks.map((task, position) => (
        <TaskCard key={task.taskId} task={task} position={position} tip={tip} />
      ))}
    </div>
  );
}
