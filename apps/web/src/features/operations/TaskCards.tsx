import type { TrackedTask } from '../../lib/task-list.ts';
import { TaskCard } from './TaskCard.tsx';
import { useTip } from './use-tip.ts';

/** One tip stands in all cards, and changes in all of them at once. */
export function TaskCards({ tasks }: { tasks: readonly TrackedTask[] }) {
  const tip = useTip();
  return tasks.map((task, position) => <TaskCard key={task.taskId} task={task} position={position} tip={tip} />);
}
